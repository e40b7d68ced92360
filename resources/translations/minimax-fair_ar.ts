<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar_EG" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Minimax Fair</source>
        <extracomment>The dialog about the program.</extracomment>
        <translation>حول Minimax Fair</translation>
    </message>
    <message>
        <source>Minimax Fair {version}

Play against a minimax bot and see what every move is worth.
This is free software under the GNU General Public License, version 3 or later.

The chess rules and notation come from the python-chess library by Niklas Fiekas. Colin M. L. Burnett drew the chess pieces. Both are under the GNU General Public License, version 3 or later.</source>
        <extracomment>The dialog about the program. {version}: such as 1.2</extracomment>
        <translation>Minimax Fair {version}

العب ضد حاسوب يلعب بطريقة مينيماكس، وشاهد كم تساوي كل نقلة.
هذا برنامج حر برخصة GNU العمومية العامة (GNU General Public License)، الإصدار 3 أو أحدث.

قواعد الشطرنج وطريقة كتابة نقلاته من مكتبة python-chess التي كتبها Niklas Fiekas. ورسم قطع الشطرنج Colin M. L. Burnett. وكلاهما برخصة GNU العمومية العامة (GNU General Public License)، الإصدار 3 أو أحدث.</translation>
    </message>
    <message>
        <source>The typeface is Atkinson Hyperlegible Next by the Braille Institute of America, licensed under the SIL Open Font License.</source>
        <extracomment>The dialog about the program.</extracomment>
        <translation>الخط هو Atkinson Hyperlegible Next من معهد برايل الأمريكي، برخصة SIL Open Font License.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>{text} ({key})</source>
        <extracomment>Text of a button and its key: “Hint (H)”
{text}: what somebody typed, or what stands in a file
{key}: a key of the keyboard: H</extracomment>
        <translation>{text} ({key})</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>الألعاب</translation>
    </message>
    <message>
        <source>See all games, with a picture of each</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>شاهد كل الألعاب، مع صورة لكل منها</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>مباراة جديدة</translation>
    </message>
    <message>
        <source>Start a new game</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>ابدأ مباراة جديدة</translation>
    </message>
    <message>
        <source>Previous game</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>المباراة السابقة</translation>
    </message>
    <message>
        <source>Go back to the game you played before this one</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>عُد إلى المباراة التي لعبتها قبل هذه</translation>
    </message>
    <message>
        <source>Earlier games…</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>مباريات سابقة…</translation>
    </message>
    <message>
        <source>Search the games played on this computer and open one</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>ابحث في المباريات التي لُعبت على هذا الجهاز وافتح واحدة</translation>
    </message>
    <message>
        <source>Enter a position</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>إدخال وضعية</translation>
    </message>
    <message>
        <source>Type moves or a position</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>اكتب نقلات أو وضعية</translation>
    </message>
    <message>
        <source>Open…</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>فتح…</translation>
    </message>
    <message>
        <source>Open a game or a lesson, or drop its file onto the window</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>افتح مباراة أو درسًا، أو أفلت ملفه على النافذة</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Save as…</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>حفظ باسم…</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>تبديل الطرفين</translation>
    </message>
    <message>
        <source>Swap sides after each game</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>تبديل الطرفين بعد كل مباراة</translation>
    </message>
    <message>
        <source>Play the best bot</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>العب ضد الأقوى</translation>
    </message>
    <message>
        <source>Quit</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>خروج</translation>
    </message>
    <message>
        <source>Close the program</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>أغلق البرنامج</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Entries of the menu “Move”, each with its tip</extracomment>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Take back the last move, or your move and the bot&apos;s reply</source>
        <extracomment>Entries of the menu “Move”, each with its tip</extracomment>
        <translation>ارجع عن النقلة الأخيرة، أو عن نقلتك ورد الحاسوب</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>Entries of the menu “Move”, each with its tip</extracomment>
        <translation>إعادة</translation>
    </message>
    <message>
        <source>Redo the move you took back</source>
        <extracomment>Entries of the menu “Move”, each with its tip</extracomment>
        <translation>أعد النقلة التي تراجعت عنها</translation>
    </message>
    <message>
        <source>Copy moves</source>
        <extracomment>Entries of the menu “Move”, each with its tip</extracomment>
        <translation>نسخ النقلات</translation>
    </message>
    <message>
        <source>Copy the moves up to here as text</source>
        <extracomment>Entries of the menu “Move”, each with its tip</extracomment>
        <translation>انسخ النقلات حتى هنا كنص</translation>
    </message>
    <message>
        <source>Copy position</source>
        <extracomment>Entries of the menu “Move”, each with its tip</extracomment>
        <translation>نسخ الوضعية</translation>
    </message>
    <message>
        <source>Copy the position on the board as text</source>
        <extracomment>Entries of the menu “Move”, each with its tip</extracomment>
        <translation>انسخ الوضعية التي على اللوحة كنص</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <extracomment>Entries of the menu “Move”, each with its tip</extracomment>
        <translation>نسخ الصورة</translation>
    </message>
    <message>
        <source>Copy a picture of the board</source>
        <extracomment>Entries of the menu “Move”, each with its tip</extracomment>
        <translation>انسخ صورة اللوحة</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>Entries of the menu “Move”, each with its tip</extracomment>
        <translation>لصق</translation>
    </message>
    <message>
        <source>Go to the start</source>
        <extracomment>Entries of the menu “Move”, each with its tip</extracomment>
        <translation>الذهاب إلى البداية</translation>
    </message>
    <message>
        <source>Go to the first position</source>
        <extracomment>Entries of the menu “Move”, each with its tip</extracomment>
        <translation>اذهب إلى الوضعية الأولى</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>On a small button: go to the first position</extracomment>
        <translation>البداية</translation>
    </message>
    <message>
        <source>One move back</source>
        <extracomment>On a small button: go to the first position</extracomment>
        <translation>نقلة إلى الخلف</translation>
    </message>
    <message>
        <source>Go back one move</source>
        <extracomment>On a small button: go to the first position</extracomment>
        <translation>ارجع نقلة واحدة</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>On a small button: go back one move</extracomment>
        <translation>للخلف</translation>
    </message>
    <message>
        <source>One move forward</source>
        <extracomment>On a small button: go back one move</extracomment>
        <translation>نقلة إلى الأمام</translation>
    </message>
    <message>
        <source>Go forward one move</source>
        <extracomment>On a small button: go back one move</extracomment>
        <translation>تقدّم نقلة واحدة</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>On a small button: go forward one move</extracomment>
        <translation>للأمام</translation>
    </message>
    <message>
        <source>Go to the end</source>
        <extracomment>On a small button: go forward one move</extracomment>
        <translation>الذهاب إلى النهاية</translation>
    </message>
    <message>
        <source>Go to the last position</source>
        <extracomment>On a small button: go forward one move</extracomment>
        <translation>اذهب إلى الوضعية الأخيرة</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>النهاية</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>تلميح</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>لماذا؟</translation>
    </message>
    <message>
        <source>Ask about the result, the last move or the square you marked</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>اسأل عن النتيجة أو النقلة الأخيرة أو المربع الذي حددته</translation>
    </message>
    <message>
        <source>Move now</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>العب الآن</translation>
    </message>
    <message>
        <source>Let the bot play the best move it has found so far</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>دع الحاسوب يلعب أفضل نقلة وجدها حتى الآن</translation>
    </message>
    <message>
        <source>Let the bot move</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>ليلعب الحاسوب</translation>
    </message>
    <message>
        <source>Let the waiting bot play</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>دع الحاسوب المنتظر يلعب</translation>
    </message>
    <message>
        <source>Hide values</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>إخفاء القيم</translation>
    </message>
    <message>
        <source>Play without values. Press again to see what each move is worth.</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>العب بلا قيم. اضغط مرة أخرى لترى قيمة كل نقلة.</translation>
    </message>
    <message>
        <source>List of moves</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>قائمة النقلات</translation>
    </message>
    <message>
        <source>Show the list of moves beside the board, or only the values on the board</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>إظهار قائمة النقلات بجانب اللوحة، أو القيم على اللوحة فقط</translation>
    </message>
    <message>
        <source>Explain</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>الشرح</translation>
    </message>
    <message>
        <source>Watch the computer search this position, step by step</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>شاهد كيف يبحث الحاسوب في هذه الوضعية، خطوة خطوة</translation>
    </message>
    <message>
        <source>Arena</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>الساحة</translation>
    </message>
    <message>
        <source>Matchboxes</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>علب الثقاب</translation>
    </message>
    <message>
        <source>Show the beads that MENACE picks from, and how it learns</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>أظهر الخرز الذي يختار منه MENACE، وكيف يتعلّم</translation>
    </message>
    <message>
        <source>Change the values on the board</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>تغيير القيم على اللوحة</translation>
    </message>
    <message>
        <source>Change the point of view</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>تغيير وجهة النظر</translation>
    </message>
    <message>
        <source>Full details</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>كل التفاصيل</translation>
    </message>
    <message>
        <source>Show all numbers and counts, or only simple words</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>إظهار كل الأعداد، أو كلمات بسيطة فقط</translation>
    </message>
    <message>
        <source>Full</source>
        <extracomment>On a small button: show all numbers and counts</extracomment>
        <translation>تفاصيل</translation>
    </message>
    <message>
        <source>Change the scale of values</source>
        <extracomment>On a small button: show all numbers and counts</extracomment>
        <translation>تغيير مقياس القيم</translation>
    </message>
    <message>
        <source>Show values as results, as textbook numbers, as costs, or in words</source>
        <extracomment>On a small button: show all numbers and counts</extracomment>
        <translation>أظهر القيم كنتائج، أو كنقاط مدرسية، أو كتكلفة، أو بالكلمات</translation>
    </message>
    <message>
        <source>More columns</source>
        <extracomment>On a small button: show all numbers and counts</extracomment>
        <translation>أعمدة أكثر</translation>
    </message>
    <message>
        <source>Show more columns in the list of moves</source>
        <extracomment>On a small button: show all numbers and counts</extracomment>
        <translation>أظهر أعمدة أكثر في قائمة النقلات</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>On a small button: show more columns of the list of moves</extracomment>
        <translation>المزيد</translation>
    </message>
    <message>
        <source>Flip the board</source>
        <extracomment>On a small button: show more columns of the list of moves</extracomment>
        <translation>قلب اللوحة</translation>
    </message>
    <message>
        <source>Larger text</source>
        <extracomment>On a small button: show more columns of the list of moves</extracomment>
        <translation>نص أكبر</translation>
    </message>
    <message>
        <source>Make all text larger</source>
        <extracomment>On a small button: show more columns of the list of moves</extracomment>
        <translation>كبّر كل النصوص</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <extracomment>On a small button: show more columns of the list of moves</extracomment>
        <translation>نص أصغر</translation>
    </message>
    <message>
        <source>Make all text smaller</source>
        <extracomment>On a small button: show more columns of the list of moves</extracomment>
        <translation>صغّر كل النصوص</translation>
    </message>
    <message>
        <source>Put the panels back</source>
        <extracomment>On a small button: show more columns of the list of moves</extracomment>
        <translation>إرجاع الألواح الجانبية</translation>
    </message>
    <message>
        <source>Presenter view</source>
        <extracomment>On a small button: show more columns of the list of moves</extracomment>
        <translation>عرض أمام الصف</translation>
    </message>
    <message>
        <source>Show only the board and its values, or the tree and its text</source>
        <extracomment>On a small button: show more columns of the list of moves</extracomment>
        <translation>أظهر فقط اللوحة وقيمها، أو الشجرة ونصها</translation>
    </message>
    <message>
        <source>Full screen</source>
        <extracomment>On a small button: show more columns of the list of moves</extracomment>
        <translation>ملء الشاشة</translation>
    </message>
    <message>
        <source>Fill the whole screen. Press again for a window.</source>
        <extracomment>On a small button: show more columns of the list of moves</extracomment>
        <translation>املأ الشاشة كلها. اضغط مرة أخرى للعودة إلى نافذة.</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>Entries of the menu “Settings”, each with its tip</extracomment>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <extracomment>Entries of the menu “Help”, each with its tip</extracomment>
        <translation>قواعد هذه اللعبة</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Entries of the menu “Help”, each with its tip</extracomment>
        <translation>المفاتيح</translation>
    </message>
    <message>
        <source>Show all keys</source>
        <extracomment>Entries of the menu “Help”, each with its tip</extracomment>
        <translation>أظهر كل المفاتيح</translation>
    </message>
    <message>
        <source>Words</source>
        <extracomment>Entries of the menu “Help”, each with its tip</extracomment>
        <translation>كلمات</translation>
    </message>
    <message>
        <source>Show what the words in this program mean</source>
        <extracomment>Entries of the menu “Help”, each with its tip</extracomment>
        <translation>يعرض معنى الكلمات في هذا البرنامج</translation>
    </message>
    <message>
        <source>Copy error report</source>
        <extracomment>Entries of the menu “Help”, each with its tip</extracomment>
        <translation>نسخ تقرير الخطأ</translation>
    </message>
    <message>
        <source>Show log folder</source>
        <extracomment>Entries of the menu “Help”, each with its tip</extracomment>
        <translation>إظهار مجلد السجل</translation>
    </message>
    <message>
        <source>Open the folder with the error log</source>
        <extracomment>Entries of the menu “Help”, each with its tip</extracomment>
        <translation>افتح المجلد الذي فيه سجل الأخطاء</translation>
    </message>
    <message>
        <source>About Minimax Fair</source>
        <extracomment>Entries of the menu “Help”, each with its tip</extracomment>
        <translation>حول Minimax Fair</translation>
    </message>
    <message>
        <source>Show the version and the licence</source>
        <extracomment>Entries of the menu “Help”, each with its tip</extracomment>
        <translation>أظهر الإصدار والرخصة</translation>
    </message>
    <message>
        <source>Booth…</source>
        <extracomment>Entries of the menu “Settings”, each with its tip</extracomment>
        <translation>الجناح…</translation>
    </message>
    <message>
        <source>Show the best play</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>أظهر أفضل لعب</translation>
    </message>
    <message>
        <source>Sound</source>
        <extracomment>Entries of the menu “Settings”, each with its tip</extracomment>
        <translation>الصوت</translation>
    </message>
    <message>
        <source>Change who goes first after every game</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>غيّر من يبدأ بعد كل مباراة</translation>
    </message>
    <message>
        <source>Pause the bots</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>أوقف الحاسوب مؤقتًا</translation>
    </message>
    <message>
        <source>Pause the bots. Press again to let them play.</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>أوقف الحاسوب مؤقتًا. اضغط مرة أخرى ليلعب.</translation>
    </message>
    <message>
        <source>Put both panels back in their usual places</source>
        <extracomment>On a small button: show more columns of the list of moves</extracomment>
        <translation>أعد اللوحين الجانبيين إلى مكانهما المعتاد</translation>
    </message>
    <message>
        <source>Find it yourself</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>اكتشفها بنفسك</translation>
    </message>
    <message>
        <source>Another board…</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>لوحة أخرى…</translation>
    </message>
    <message>
        <source>Save the game and all its branches to its file</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>احفظ المباراة، مع كل فروعها، في ملفها</translation>
    </message>
    <message>
        <source>Save the game and all its branches to another file</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>احفظ المباراة، مع كل فروعها، في ملف آخر</translation>
    </message>
    <message>
        <source>Let the two players swap sides</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>دع اللاعبَين يتبادلان الطرفين</translation>
    </message>
    <message>
        <source>Paste the moves, position or game you copied</source>
        <extracomment>Entries of the menu “Move”, each with its tip</extracomment>
        <translation>أظهر النقلات أو الوضعية أو المباراة التي نسختها</translation>
    </message>
    <message>
        <source>Show the best move the strongest bot can find</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>أظهر أفضل نقلة يجدها أقوى مستوى للحاسوب</translation>
    </message>
    <message>
        <source>Let bots play many games and find out which is stronger</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>دع لاعبي الحاسوب يلعبون مباريات كثيرة لتعرف من الأقوى</translation>
    </message>
    <message>
        <source>Turn the board around to see it from the other side</source>
        <extracomment>On a small button: show more columns of the list of moves</extracomment>
        <translation>أدر اللوحة لتراها من الجانب الآخر</translation>
    </message>
    <message>
        <source>Show everything in another language</source>
        <extracomment>Entries of the menu “Settings”, each with its tip</extracomment>
        <translation>أظهر كل شيء بلغة أخرى</translation>
    </message>
    <message>
        <source>Show how to play this game</source>
        <extracomment>Entries of the menu “Help”, each with its tip</extracomment>
        <translation>أظهر القواعد فوق اللوحة</translation>
    </message>
    <message>
        <source>Copy a report of what went wrong that you can send to the developers</source>
        <extracomment>Entries of the menu “Help”, each with its tip</extracomment>
        <translation>انسخ تقريرًا عن الخلل لترسله إلى المطوّرين</translation>
    </message>
    <message>
        <source>Play sounds for moves and at the end of the game</source>
        <extracomment>Entries of the menu “Settings”, each with its tip</extracomment>
        <translation>سماع النقلات ونهاية اللعبة</translation>
    </message>
    <message>
        <source>Fill the screen for use at a fair. You need your PIN to exit.</source>
        <extracomment>Entries of the menu “Settings”, each with its tip</extracomment>
        <translation>ملء الشاشة لمعرض. لا يُنهيه إلا رقمك السري.</translation>
    </message>
    <message>
        <source>Watch the best moves for both sides, starting with the move that decided the game</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>شاهد أفضل نقلات الطرفين، من النقلة التي حسمت المباراة</translation>
    </message>
    <message>
        <source>Go back to the move that decided the game and look for a better one</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>عُد إلى النقلة التي حسمت اللعبة وابحث عن نقلة أفضل</translation>
    </message>
    <message>
        <source>Show all values, only the best, or none. A circle with ! marks a mistake.</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>أظهر كل القيم، أو الأفضل فقط، أو لا شيء. الدائرة التي فيها ! تدل على خطأ.</translation>
    </message>
    <message>
        <source>Set up a board of another size</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>اختر حجم اللوحة</translation>
    </message>
    <message>
        <source>Play against the best bot. Press again to play against the beginner.</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>العب ضد أفضل حاسوب. اضغط مرة أخرى لتلعب ضد المبتدئ.</translation>
    </message>
    <message>
        <source>See the values for MAX, for whoever&apos;s turn it is, or for the bot</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>شاهد القيم من وجهة نظر MAX أو اللاعب الذي عليه الدور أو الحاسوب</translation>
    </message>
</context>
<context>
    <name>AnimationDialog</name>
    <message>
        <source>Save the steps of alpha-beta as an animation</source>
        <translation>احفظ خطوات ألفا-بيتا كرسم متحرك</translation>
    </message>
    <message>
        <source>Save the steps of minimax as an animation</source>
        <translation>احفظ خطوات مينيماكس كرسم متحرك</translation>
    </message>
    <message>
        <source>{width} × {height} pixels</source>
        <extracomment>Choice of the size of a picture. {width}, {height}: numbers</extracomment>
        <translation>‎{width} × {height} بكسل</translation>
    </message>
    <message>
        <source>From step</source>
        <extracomment>Labels in the dialog that saves an animation</extracomment>
        <translation>من الخطوة</translation>
    </message>
    <message>
        <source>To step</source>
        <extracomment>Labels in the dialog that saves an animation</extracomment>
        <translation>إلى الخطوة</translation>
    </message>
    <message>
        <source>Steps per picture</source>
        <extracomment>Labels in the dialog that saves an animation</extracomment>
        <translation>خطوات لكل صورة</translation>
    </message>
    <message>
        <source>Seconds per picture</source>
        <extracomment>Labels in the dialog that saves an animation</extracomment>
        <translation>ثوانٍ لكل صورة</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>Labels in the dialog that saves an animation</extracomment>
        <translation>الحجم</translation>
    </message>
    <message numerus="yes">
        <source>Pictures: {count}. Length: {seconds} seconds.</source>
        <extracomment>In the dialog that saves an animation
{count}: a number; the text has a form for one and for many
{seconds}: a number</extracomment>
        <translation>
            <numerusform>الصور: {count}. المدة: {seconds} ثانية.</numerusform>
            <numerusform>الصور: {count}. المدة: {seconds} ثانية.</numerusform>
            <numerusform>الصور: {count}. المدة: {seconds} ثانية.</numerusform>
            <numerusform>الصور: {count}. المدة: {seconds} ثوانٍ.</numerusform>
            <numerusform>الصور: {count}. المدة: {seconds} ثانية.</numerusform>
            <numerusform>الصور: {count}. المدة: {seconds} ثانية.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first step to show</source>
        <translation>أول خطوة تُعرض</translation>
    </message>
    <message>
        <source>The last step to show</source>
        <translation>آخر خطوة تُعرض</translation>
    </message>
    <message>
        <source>1 shows every step, 10 only every tenth</source>
        <translation>⁧1 يعرض كل خطوة، و10 كل عاشرة فقط⁩</translation>
    </message>
    <message>
        <source>How long each picture is shown</source>
        <translation>كم تبقى كل صورة معروضة</translation>
    </message>
    <message>
        <source>Width and height of the pictures</source>
        <translation>عرض الصور وارتفاعها</translation>
    </message>
    <message>
        <source>{count} pictures of this size are too many. The limit is {most}. Take fewer steps, more steps per picture or smaller pictures.</source>
        <extracomment>In the dialog that saves an animation
{count}: a number; the text has a form for one and for many
{most}: the largest number that is possible</extracomment>
        <translation>هذا العدد من الصور بهذا الحجم كبير: {count}. الحد {most}. خذ خطوات أقل، أو خطوات أكثر لكل صورة، أو صورًا أصغر.</translation>
    </message>
    <message>
        <source>The first step comes after the last one. Make it smaller.</source>
        <extracomment>In the dialog that saves an animation</extracomment>
        <translation>الخطوة الأولى تأتي بعد الأخيرة. صغّرها.</translation>
    </message>
</context>
<context>
    <name>Arena</name>
    <message>
        <source>Perfect against random</source>
        <translation>المثالي ضد العشوائي</translation>
    </message>
    <message>
        <source>1,000 games of tic-tac-toe. Minimax never loses.</source>
        <translation>⁧1,000 مباراة إكس أو. مينيماكس لا يخسر أبدًا.⁩</translation>
    </message>
    <message>
        <source>Perfect against top-left</source>
        <translation>المثالي ضد أعلى اليسار</translation>
    </message>
    <message>
        <source>Minimax against a bot that always takes the first empty square</source>
        <translation>مينيماكس ضد حاسوب يأخذ دائمًا أول مربع فارغ</translation>
    </message>
    <message>
        <source>Perfect against perfect</source>
        <translation>المثالي ضد المثالي</translation>
    </message>
    <message>
        <source>100 games of tic-tac-toe. Every one is a draw.</source>
        <translation>⁧100 مباراة إكس أو. كلها تعادل.⁩</translation>
    </message>
    <message>
        <source>Looking further ahead</source>
        <translation>النظر أبعد إلى الأمام</translation>
    </message>
    <message>
        <source>Connect Four: bots that look 1 to 9 moves ahead play each other</source>
        <translation>أربعة تربح: حواسيب تنظر من 1 إلى 9 نقلات إلى الأمام تلعب بعضها ضد بعض</translation>
    </message>
    <message>
        <source>With and without guessing</source>
        <translation>مع التخمين وبلا تخمين</translation>
    </message>
    <message>
        <source>Three ways to choose a move</source>
        <translation>ثلاث طرق لاختيار نقلة</translation>
    </message>
    <message>
        <source>Fear the worst, play the odds, or use minimax</source>
        <translation>خوف الأسوأ، أو اللعب على الحظ، أو مينيماكس</translation>
    </message>
    <message>
        <source>Matchboxes learn</source>
        <extracomment>Title on the card of an experiment</extracomment>
        <translation>علب الثقاب تتعلّم</translation>
    </message>
    <message>
        <source>MENACE learns tic-tac-toe in 1,000 games against random moves</source>
        <extracomment>Title on the card of an experiment</extracomment>
        <translation>يتعلّم MENACE إكس أو في 1,000 مباراة ضد نقلات عشوائية</translation>
    </message>
    <message>
        <source>Matchboxes against minimax</source>
        <extracomment>Title on the card of an experiment</extracomment>
        <translation>علب الثقاب ضد مينيماكس</translation>
    </message>
    <message>
        <source>MENACE goes first in 1,000 games against minimax and learns to draw</source>
        <extracomment>Title on the card of an experiment</extracomment>
        <translation>يبدأ MENACE في 1,000 مباراة ضد مينيماكس ويتعلّم التعادل</translation>
    </message>
    <message>
        <source>When the perfect player plays, you can see its moves here.</source>
        <translation>عندما يلعب اللاعب المثالي يمكنك أن ترى نقلاته هنا.</translation>
    </message>
    <message>
        <source>This game is too large to work out the value of every move.</source>
        <translation>هذه اللعبة أكبر من أن تُحسب قيمة كل نقلة فيها.</translation>
    </message>
    <message>
        <source>Turns: {count}. Moves that weren&apos;t among the best: {missed}.</source>
        <extracomment>Above the list of the turns of the perfect player. {missed}: a number of moves
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>الأدوار: {count}. نقلات لم تكن من الأفضل: {missed}.</translation>
    </message>
    <message>
        <source>Turns: {count}. Every move was among the best.</source>
        <extracomment>Above the list of the turns of the perfect player.
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>الأدوار: {count}. كل نقلة كانت من الأفضل.</translation>
    </message>
    <message>
        <source>{move} {value}</source>
        <extracomment>A move with its value, in a list with commas
{move}: a move: b2, column 4, ♘f3
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{move} {value}</translation>
    </message>
    <message>
        <source>{first} ({mark}) – {second} ({other})</source>
        <extracomment>Above the board that shows a game of the arena, such as: Perfect (X) – Random (O). {first}, {second}: names of players; {mark}, {other}: their signs on the board</extracomment>
        <translation>{first} ({mark}) – {second} ({other})</translation>
    </message>
    <message>
        <source>Game {number}: {result}</source>
        <extracomment>Below the board that shows a game of the arena. {result}: such as “Perfect won, moving first”
{number}: a number</extracomment>
        <translation>المباراة {number}: {result}</translation>
    </message>
    <message>
        <source>Game {number}, live: move {ply}</source>
        <extracomment>Below the board that shows a game of the arena. {ply}: the number of a move
{number}: a number</extracomment>
        <translation>المباراة {number}، مباشرة: النقلة {ply}</translation>
    </message>
    <message>
        <source>Game {number}, replay: move {ply}</source>
        <extracomment>Below the board that shows a game of the arena. {ply}: the number of a move
{number}: a number</extracomment>
        <translation>المباراة {number}، إعادة: النقلة {ply}</translation>
    </message>
    <message>
        <source>{name} made an illegal move ({text}).</source>
        <extracomment>Why a game of the arena ended before its end. {name}: the name of a player; {text}: an error as the computer says it, or a number</extracomment>
        <translation>لعب {name} نقلة غير ممكنة ({text}).</translation>
    </message>
    <message>
        <source>{a} against {b}, game {number}: {sentence}</source>
        <extracomment>{a}, {b}: two players; {sentence}: a whole sentence on what went wrong in this game.
{number}: a number</extracomment>
        <translation>{a} ضد {b}، المباراة {number}: {sentence}</translation>
    </message>
    <message>
        <source>The program “{path}” has changed since you chose it. Add --allow-programs to let it play.</source>
        <extracomment>Said on the terminal before a run goes on from its file
{path}: the place of a file on the disk</extracomment>
        <translation>تغيّر البرنامج «{path}» منذ اخترته. أضف --allow-programs ليلعب.</translation>
    </message>
    <message>
        <source>No scheduler answered at {address}: {text}.</source>
        <extracomment>Said on the terminal or above the arena. {address}: of a computer in the network, such as tcp://10.0.0.2:8786
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>لم يجب أي مجدول على العنوان {address}: {text}.</translation>
    </message>
    <message>
        <source>The scheduler at {address} has no workers yet. Start some and try again.</source>
        <extracomment>Said on the terminal or above the arena. {address}: of a computer in the network, such as tcp://10.0.0.2:8786</extracomment>
        <translation>ليس لدى المجدول على العنوان {address} أي عامل بعد. شغّل بعضها وحاول مرة أخرى.</translation>
    </message>
    <message>
        <source>This run depends on the clock or on other programs, so you can&apos;t repeat it exactly.</source>
        <translation>تعتمد هذه السلسلة على الساعة أو على برامج أخرى، لذلك لا يمكنك أن تكررها تمامًا.</translation>
    </message>
    <message>
        <source>Some of these bots never stop thinking, so each move gets {seconds} s. Use --seconds or --nodes to set your own limit.</source>
        <extracomment>Said on the terminal before the games begin
{seconds}: a number</extracomment>
        <translation>بعض هذه الحواسيب لا يتوقف عن التفكير أبدًا، لذلك تحصل كل نقلة على {seconds} ث. استعمل --seconds أو --nodes لتضع حدّك.</translation>
    </message>
    <message>
        <source>Some of these bots never stop thinking, so each move gets {seconds} s.</source>
        <extracomment>Below the form of an experiment
{seconds}: a number</extracomment>
        <translation>بعض هذه الحواسيب لا يتوقف عن التفكير أبدًا، لذلك تحصل كل نقلة على {seconds} ث.</translation>
    </message>
    <message>
        <source>Stopped. If you start a run with --resume FILE, you can continue it later.</source>
        <extracomment>Said on the terminal when the games were stopped.</extracomment>
        <translation>توقفت. إذا بدأت سلسلة مع --resume FILE أمكنك أن تتابعها لاحقًا.</translation>
    </message>
    <message>
        <source>Stopped. Use --resume {file} to continue.</source>
        <extracomment>Said on the terminal when the games were stopped. {file}: its name</extracomment>
        <translation>توقفت. استعمل --resume {file} لتتابع.</translation>
    </message>
    <message>
        <source>Nobody wins or loses on a tree of numbers, so there is nothing to count.</source>
        <translation>لا أحد يفوز أو يخسر في شجرة أعداد، لذلك لا شيء يُعدّ.</translation>
    </message>
    <message>
        <source>{name} hasn&apos;t finished a game yet.</source>
        <extracomment>The result of two players who play each other. {name}: the first one</extracomment>
        <translation>لم يُنهِ {name} أي مباراة بعد.</translation>
    </message>
    <message>
        <source>{name}: {games}, all drawn. Neither player looks stronger.</source>
        <extracomment>The result of two players who play each other. {name}: the first one; {games}: “12 games”</extracomment>
        <translation>{name}: {games}، كلها تعادل. لا يبدو أحد اللاعبَين أقوى.</translation>
    </message>
    <message>
        <source>won {wins}, drawn {draws}, lost {losses}</source>
        <extracomment>Losses, draws and wins in one line of the command line
{wins}: a number of games
{draws}: a number of games
{losses}: a number of games</extracomment>
        <translation>فوز {wins}، تعادل {draws}، خسارة {losses}</translation>
    </message>
    <message>
        <source>{count} won</source>
        <extracomment>Labels beside the bar of results
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>فوز: {count}</translation>
    </message>
    <message>
        <source>{count} drawn</source>
        <extracomment>Labels beside the bar of results
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>تعادل: {count}</translation>
    </message>
    <message>
        <source>{count} lost</source>
        <extracomment>Labels beside the bar of results
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>خسارة: {count}</translation>
    </message>
    <message>
        <source>from pairs of games</source>
        <extracomment>Below the results.</extracomment>
        <translation>من أزواج المباريات</translation>
    </message>
    <message>
        <source>Elo at least {low}</source>
        <extracomment>Below the results. Elo is a measure of playing strength; {elo}, {low}, {high}: differences such as +120</extracomment>
        <translation>إيلو {low} على الأقل</translation>
    </message>
    <message>
        <source>Elo at most {high}</source>
        <extracomment>Below the results. Elo is a measure of playing strength; {elo}, {low}, {high}: differences such as +120</extracomment>
        <translation>إيلو {high} على الأكثر</translation>
    </message>
    <message>
        <source>Elo {elo}, at least {low}</source>
        <extracomment>Below the results. Elo is a measure of playing strength; {elo}, {low}, {high}: differences such as +120</extracomment>
        <translation>إيلو {elo}، على الأقل {low}</translation>
    </message>
    <message>
        <source>Elo {elo}, from {low} to {high}</source>
        <extracomment>Below the results. Elo is a measure of playing strength; {elo}, {low}, {high}: differences such as +120</extracomment>
        <translation>إيلو {elo}، من {low} إلى {high}</translation>
    </message>
    <message>
        <source>{plies} moves per game; {seconds} ms per move</source>
        <extracomment>{plies}: a number of moves, of both players
{seconds}: a number</extracomment>
        <translation>{plies} نقلة لكل مباراة؛ {seconds} ملّي ثانية لكل نقلة</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <extracomment>Beside the progress of a run. {done}, {total}: numbers of games</extracomment>
        <translation>{done} من {total}</translation>
    </message>
    <message>
        <source>{games}, {time} left</source>
        <extracomment>{games}: &quot;3 of 10 games&quot;; {time}: minutes and seconds, such as 1:05.</extracomment>
        <translation>{games}، يبقى {time}</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>Titles of the columns in the table of all pairs of players</extracomment>
        <translation>اللاعبان</translation>
    </message>
    <message>
        <source>Won, drawn, lost</source>
        <extracomment>Titles of the columns in the table of all pairs of players</extracomment>
        <translation>فوز، تعادل، خسارة</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Titles of the columns in the table of all pairs of players</extracomment>
        <translation>النقاط</translation>
    </message>
    <message>
        <source>Elo difference</source>
        <extracomment>Titles of the columns in the table of all pairs of players</extracomment>
        <translation>فرق إيلو</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>Titles of the columns in the table of all pairs of players</extracomment>
        <translation>المباريات</translation>
    </message>
    <message>
        <source>Different</source>
        <extracomment>A column: the number of games, where games with the same moves count once.</extracomment>
        <translation>المختلفة</translation>
    </message>
    <message>
        <source>In words</source>
        <extracomment>A column: the result as a sentence.</extracomment>
        <translation>بالكلمات</translation>
    </message>
    <message>
        <source>{a} – {b}</source>
        <extracomment>The names of two players who play each other. {a}, {b}: names of players</extracomment>
        <translation>{a} – {b}</translation>
    </message>
    <message>
        <source>{wins} won, {draws} drawn, {losses} lost</source>
        <extracomment>Cells in the table of all pairs of players.
{wins}: a number of games
{draws}: a number of games
{losses}: a number of games</extracomment>
        <translation>فوز {wins}، تعادل {draws}، خسارة {losses}</translation>
    </message>
    <message>
        <source>The run is over. {result}</source>
        <extracomment>{result}: a whole sentence on who won how many games.</extracomment>
        <translation>انتهت السلسلة. {result}</translation>
    </message>
    <message>
        <source>The run stopped after {done} of {total} games. {result}</source>
        <extracomment>Read aloud by screen readers at the end of a run. {done}, {total}: numbers of games; {result}: a whole sentence</extracomment>
        <translation>توقفت السلسلة بعد {done} من {total} مباراة. {result}</translation>
    </message>
    <message>
        <source>There are no results yet.</source>
        <extracomment>The player with the best score.</extracomment>
        <translation>لا نتائج بعد.</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Titles of the columns in the list of games</extracomment>
        <translation>اللعبة</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>A column: the player who moved second in a game.</extracomment>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>A column: how many moves a game had.</extracomment>
        <translation>النقلات</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>How a game ended, in the list of games.</extracomment>
        <translation>تعادل</translation>
    </message>
    <message>
        <source>{game}: {players}</source>
        <extracomment>The title of a run: the name of a game, and the names of its players. {game}: “Connect Four”; {players}: “Perfect – Random”</extracomment>
        <translation>{game}: {players}</translation>
    </message>
    <message>
        <source>{count} s per move</source>
        <extracomment>The limit of a move, in the title of a run.
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>{count} ث لكل نقلة</translation>
    </message>
    <message>
        <source>{positions} per move</source>
        <extracomment>The limit of a move, in the title of a run. {positions}: “1,000 positions”</extracomment>
        <translation>{positions} لكل نقلة</translation>
    </message>
    <message>
        <source>“{file}” isn&apos;t a saved arena run.</source>
        <extracomment>Said on the terminal. {file}: its name</extracomment>
        <translation>«{file}» ليس سلسلة محفوظة من الساحة.</translation>
    </message>
    <message>
        <source>I can&apos;t save the run to “{file}”: {text}.</source>
        <extracomment>Said on the terminal. {file}: its name; {text}: an error as the computer says it</extracomment>
        <translation>لا أستطيع حفظ السلسلة في «{file}»: {text}.</translation>
    </message>
    <message>
        <source>I lost contact with the scheduler at {address}, so I can&apos;t play any more games.</source>
        <extracomment>Said on the terminal or above the arena. {address}: of a computer in the network, such as tcp://10.0.0.2:8786</extracomment>
        <translation>انقطع الاتصال بالمجدول على العنوان {address}، لذلك لا أستطيع أن ألعب مباريات أخرى.</translation>
    </message>
    <message>
        <source>{games} ({different} different)</source>
        <extracomment>{games}: &quot;12 games&quot;; {different}: a number.</extracomment>
        <translation>{games} (المختلفة: {different})</translation>
    </message>
    <message>
        <source>score {score}%, 95% confidence interval {low}% to {high}% ({means})</source>
        <extracomment>Below the results. {score}, {low}, {high}: percentages without their sign; {means}: the name of a method</extracomment>
        <translation>النقاط {score}٪، فترة الثقة 95٪ من {low}٪ إلى {high}٪ ({means})</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <extracomment>A percentage with its sign, as in “95%” or “95 %”
{percent}: a number, without its sign</extracomment>
        <translation>{percent}٪</translation>
    </message>
    <message>
        <source>{score}% ({low} to {high})</source>
        <extracomment>Cells in the table of all pairs of players. {score}, {low}, {high}: percentages without their sign</extracomment>
        <translation>⁧{score}٪ (من {low} إلى {high})⁩</translation>
    </message>
    <message>
        <source>Best score: {score}%, by {names}.</source>
        <extracomment>The player with the best score. {score}: a percentage without its sign; {names}: one player or several</extracomment>
        <translation>أفضل نقاط: {score}٪، لـ {names}.</translation>
    </message>
    <message>
        <source>{a} against {b}: the result was clear after game {games}. Later games (kept but not counted): {beyond}.</source>
        <extracomment>Said on the terminal when a test of two differences in strength has ended. {a}, {b}: names of players; {games}: the number of the game; {beyond}: a number of games</extracomment>
        <translation>{a} ضد {b}: صارت النتيجة واضحة بعد المباراة {games}. مباريات بعدها (محفوظة لكن لم تُحسب): {beyond}.</translation>
    </message>
    <message>
        <source>Can luck ever beat a bot that makes no mistakes?</source>
        <translation>هل يمكن للحظ أن يهزم حاسوبًا لا يخطئ أبدًا؟</translation>
    </message>
    <message>
        <source>How do you beat a bot that always takes the first empty square?</source>
        <translation>كيف تهزم حاسوبًا يأخذ دائمًا أول مربع فارغ؟</translation>
    </message>
    <message>
        <source>Who wins if nobody makes a mistake?</source>
        <translation>من يفوز إذا لم يخطئ أحد؟</translation>
    </message>
    <message>
        <source>How much stronger does a bot get if it looks more moves ahead?</source>
        <translation>كم يصبح الحاسوب أقوى إذا نظر نقلات أكثر إلى الأمام؟</translation>
    </message>
    <message>
        <source>Does it help to guess who is ahead before the game is over?</source>
        <translation>هل يفيد أن تخمّن من المتقدم قبل أن تنتهي المباراة؟</translation>
    </message>
    <message>
        <source>Fear the worst, play the odds, or use minimax: which works best?</source>
        <translation>أن تخاف الأسوأ، أو تلعب على الحظ، أو تستعمل مينيماكس: أيها أفضل؟</translation>
    </message>
    <message>
        <source>Can matchboxes full of beads learn to win?</source>
        <extracomment>Title on the card of an experiment</extracomment>
        <translation>هل يمكن لعلب ثقاب مليئة بالخرز أن تتعلّم الفوز؟</translation>
    </message>
    <message>
        <source>What can matchboxes learn from a player they can never beat?</source>
        <extracomment>Title on the card of an experiment</extracomment>
        <translation>ماذا يمكن أن تتعلّم علب الثقاب من لاعب لا تستطيع أن تهزمه أبدًا؟</translation>
    </message>
    <message>
        <source>{game}, {games}</source>
        <extracomment>On a card: {game} is the name of a game, {games}: &quot;100 games&quot;.</extracomment>
        <translation>{game}، {games}</translation>
    </message>
    <message>
        <source>{plies} moves per game; {seconds} ms and {positions} per move</source>
        <extracomment>{positions}: a number with its noun, such as &quot;1 position&quot;.; {plies}: a number of moves, such as 12.3
{seconds}: a number</extracomment>
        <translation>{plies} نقلة لكل مباراة؛ {seconds} ملّي ثانية و{positions} لكل نقلة</translation>
    </message>
    <message>
        <source>{name} didn&apos;t move within {text} s.</source>
        <extracomment>Why a game of the arena ended before its end. {name}: the name of a player; {text}: an error as the computer says it, or a number</extracomment>
        <translation>لم يلعب {name} خلال {text} ث.</translation>
    </message>
    <message>
        <source>{name} couldn&apos;t continue ({text}).</source>
        <extracomment>Why a game of the arena ended before its end. {name}: the name of a player; {text}: an error as the computer says it, or a number</extracomment>
        <translation>لم يستطع {name} أن يتابع ({text}).</translation>
    </message>
    <message>
        <source>“{file}” is damaged, so I didn&apos;t open it.</source>
        <extracomment>Said on the terminal. {file}: its name</extracomment>
        <translation>«{file}» تالف، لذلك لم أفتحه.</translation>
    </message>
    <message>
        <source>The process playing this game crashed every time, so the game doesn&apos;t count.</source>
        <extracomment>Why a game of the arena ended before its end.</extracomment>
        <translation>تعطّل البرنامج الذي يلعب هذه المباراة في كل مرة، لذلك لا تُحسب المباراة.</translation>
    </message>
    <message>
        <source>The file lists the program “{path}” as a player, but you haven&apos;t chosen it on this computer. Add --allow-programs to let it play.</source>
        <extracomment>Said on the terminal before a run goes on from its file
{path}: the place of a file on the disk</extracomment>
        <translation>يذكر الملف البرنامج «{path}» كلاعب، لكنك لم تختره على هذا الحاسوب. أضف --allow-programs ليلعب.</translation>
    </message>
    <message>
        <source>That isn&apos;t enough to be sure who is stronger.</source>
        <extracomment>Follows the result of a pair of players; “it” is the first one</extracomment>
        <translation>هذا لا يكفي لنتأكد من هو الأقوى.</translation>
    </message>
    <message>
        <source>Measured in this run: {run}. Each opening is played from both sides. Starting number for the dice: {seed}.</source>
        <extracomment>Tooltip of the figures of a run. {run}: what was played, such as “Connect Four: Nilo, Zeno; 1 s per move”; {seed}: a number</extracomment>
        <translation>قيس في هذه السلسلة: {run}. تُلعب كل افتتاحية من الجانبين. عدد البداية للنرد: {seed}.</translation>
    </message>
    <message>
        <source>Measured in this run: {run}. Starting number for the dice: {seed}.</source>
        <extracomment>Tooltip of the figures of a run. {run}: what was played, such as “Connect Four: Nilo, Zeno; 1 s per move”; {seed}: a number</extracomment>
        <translation>قيس في هذه السلسلة: {run}. عدد البداية للنرد: {seed}.</translation>
    </message>
    <message>
        <source>Of {games}, {name} won {wins}, drew {draws} and lost {losses}.</source>
        <extracomment>The result of a pair of players. {games}: “12 games”; {name}: the first player; {wins}, {draws}, {losses}: numbers of games</extracomment>
        <translation>من {games} فاز {name} في {wins} وتعادل في {draws} وخسر {losses}.</translation>
    </message>
    <message>
        <source>{name} won {wins} of {games}.</source>
        <extracomment>The result of two players who play each other. {name}: the first one; {games}: “12 games”; {wins}: a number of games</extracomment>
        <translation>فاز {name} في {wins} من {games}.</translation>
    </message>
    <message>
        <source>We can be 95% sure that it is stronger.</source>
        <extracomment>Follows the result of a pair of players; “it” is the first one</extracomment>
        <translation>يمكننا أن نكون متأكدين بنسبة 95٪ من أنه الأقوى.</translation>
    </message>
    <message>
        <source>We can be 95% sure that it is weaker.</source>
        <extracomment>Follows the result of a pair of players; “it” is the first one</extracomment>
        <translation>يمكننا أن نكون متأكدين بنسبة 95٪ من أنه الأضعف.</translation>
    </message>
    <message>
        <source>from single games</source>
        <extracomment>Below the results.</extracomment>
        <translation>من مباريات منفردة</translation>
    </message>
    <message>
        <source>Another run is saving its games in “{file}”. Wait until it ends, or stop it.</source>
        <extracomment>Said on the terminal. {file}: the file of a run that another program is just playing</extracomment>
        <translation>هناك سلسلة أخرى تحفظ مبارياتها الآن في «{file}». انتظر حتى تنتهي، أو أوقفها.</translation>
    </message>
    <message>
        <source>A cluster needs Dask, which this package doesn&apos;t contain. Use Minimax Fair from its source code instead: the README says how.</source>
        <extracomment>Said on the terminal. Dask: a library that lets several computers work together</extracomment>
        <translation>يحتاج العنقود إلى Dask، وهو غير موجود في هذه الحزمة. شغّل Minimax Fair من شفرته المصدرية بدلًا من ذلك: يشرح README الطريقة.</translation>
    </message>
    <message>
        <source>A cluster needs Dask, which isn&apos;t installed. This command installs it: {command}</source>
        <extracomment>Said on the terminal. Dask: a library that lets several computers work together. {command}: what to type</extracomment>
        <translation>يحتاج العنقود إلى Dask، وهو غير مثبّت. هذا الأمر يثبّته: {command}</translation>
    </message>
    <message>
        <source>“{address}” isn&apos;t the address of a scheduler. Write it like tcp://HOST:8786.</source>
        <extracomment>Said on the terminal or above the arena. {address}: of a computer in the network, such as tcp://10.0.0.2:8786</extracomment>
        <translation>«{address}» ليس عنوان مجدول. اكتبه هكذا: tcp://HOST:8786.</translation>
    </message>
    <message>
        <source>The scheduler at {address} has no workers now. Start some, and the games go on; or press Ctrl+C to stop.</source>
        <extracomment>Said on the terminal while games are played. {address}: of a computer in the network</extracomment>
        <translation>ليس لدى المجدول على العنوان {address} أي عامل الآن. شغّل بعضها لتستمر المباريات، أو اضغط Ctrl+C للتوقف.</translation>
    </message>
    <message>
        <source>
Game {number}: {first} goes first, {second} goes second</source>
        <extracomment>In the list of turns, above those of one game. {first}, {second}: names of players
{number}: a number</extracomment>
        <translation>
المباراة {number}: يبدأ {first}، ثم {second}</translation>
    </message>
    <message>
        <source>{name} crashed ({text}).</source>
        <extracomment>Why a game of the arena ended before its end. {name}: the name of a player; {text}: an error as the computer says it, or a number</extracomment>
        <translation>توقف {name} بسبب خطأ ({text}).</translation>
    </message>
    <message>
        <source>“{file}” already contains another run. Leave out --players to continue that run, or name another file.</source>
        <extracomment>Said on the terminal. {file}: its name</extracomment>
        <translation>في «{file}» سلسلة أخرى. احذف --players لتتابع تلك السلسلة، أو اختر ملفًا آخر.</translation>
    </message>
    <message>
        <source>going first: {first}; going second: {second}</source>
        <extracomment>{first}, {second}: results such as &quot;won 5, drawn 2, lost 3&quot;.</extracomment>
        <translation>عندما يبدأ: {first}؛ عندما يلعب ثانيًا: {second}</translation>
    </message>
    <message>
        <source>Goes first</source>
        <extracomment>A column: the player who moved first in a game.</extracomment>
        <translation>يبدأ</translation>
    </message>
    <message>
        <source>Goes second</source>
        <extracomment>A column: the player who moved second in a game.</extracomment>
        <translation>يلعب ثانيًا</translation>
    </message>
    <message>
        <source>{winner} went first and won</source>
        <extracomment>How a game ended, in the list of games. {winner}: the name of the player</extracomment>
        <translation>فاز {winner} وهو البادئ</translation>
    </message>
    <message>
        <source>{winner} went second and won</source>
        <extracomment>How a game ended, in the list of games. {winner}: the name of the player</extracomment>
        <translation>فاز {winner} وهو الثاني</translation>
    </message>
    <message>
        <source>Move {number}: {values}. Played: {chosen}, one of the best moves.</source>
        <extracomment>In the list of turns. {values}: all moves with their values; {chosen}: a move
{number}: a number</extracomment>
        <translation>النقلة {number}: {values}. لُعبت {chosen}: إحدى أفضل النقلات.</translation>
    </message>
    <message>
        <source>Move {number}: {values}. Played: {chosen}, not one of the best moves.</source>
        <extracomment>In the list of turns. {values}: all moves with their values; {chosen}: a move
{number}: a number</extracomment>
        <translation>النقلة {number}: {values}. لُعبت {chosen}: ليست من أفضل النقلات.</translation>
    </message>
    <message>
        <source>Connect Four, four moves ahead: the bot that counts open lines wins 84 of 100 games</source>
        <translation>أربعة تربح، أربع نقلات إلى الأمام: الحاسوب الذي يعدّ الخطوط المفتوحة يفوز في 84 من 100 مباراة</translation>
    </message>
</context>
<context>
    <name>ArenaChoices</name>
    <message>
        <source>Add player</source>
        <extracomment>Button below the players of an experiment</extracomment>
        <translation>إضافة لاعب</translation>
    </message>
    <message>
        <source>Add a player. Everyone plays everyone else.</source>
        <translation>أضف لاعبًا. كل لاعب يلعب ضد جميع الآخرين.</translation>
    </message>
    <message>
        <source>Remove player</source>
        <extracomment>Button below the players of an experiment</extracomment>
        <translation>إزالة لاعب</translation>
    </message>
    <message>
        <source>Remove the last player</source>
        <translation>أزل آخر لاعب</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>No openings: all games begin at the start.</extracomment>
        <translation>بلا</translation>
    </message>
    <message>
        <source>take turns</source>
        <extracomment>Who makes the first move: the players take turns, always the upper one, or a random one.</extracomment>
        <translation>بالتناوب</translation>
    </message>
    <message>
        <source>at random</source>
        <extracomment>The same: it is drawn by lot</extracomment>
        <translation>بالقرعة</translation>
    </message>
    <message>
        <source>Notes on these choices</source>
        <translation>ملاحظات على هذه الاختيارات</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button that starts the experiment</extracomment>
        <translation>ابدأ</translation>
    </message>
    <message>
        <source>Start these games</source>
        <translation>ابدأ هذه المباريات</translation>
    </message>
    <message>
        <source>Your own experiment</source>
        <translation>تجربتك الخاصة</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Label in the form of an experiment, and its tip</extracomment>
        <translation>اللعبة</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>Labels in the form of an experiment, each with its tip</extracomment>
        <translation>المباريات</translation>
    </message>
    <message>
        <source>How many games each pair of players plays</source>
        <extracomment>Labels in the form of an experiment, each with its tip</extracomment>
        <translation>كم مباراة تلعبها كل ثنائية من اللاعبين</translation>
    </message>
    <message>
        <source>First move</source>
        <extracomment>Labels in the form of an experiment, each with its tip</extracomment>
        <translation>النقلة الأولى</translation>
    </message>
    <message>
        <source>Openings</source>
        <extracomment>Labels in the form of an experiment, each with its tip</extracomment>
        <translation>الافتتاحيات</translation>
    </message>
    <message>
        <source>Limit for each move. “No limit” lets each bot use its own limit.</source>
        <extracomment>Labels in the form of an experiment, each with its tip</extracomment>
        <translation>الحد لكل نقلة. مع «بلا حد» يستعمل كل حاسوب حدّه.</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>Labels in the form of an experiment, each with its tip</extracomment>
        <translation>البذرة</translation>
    </message>
    <message>
        <source>Starting number for the dice. Use the same number again to get the same games.</source>
        <extracomment>Labels in the form of an experiment, each with its tip</extracomment>
        <translation>عدد البداية للنرد. استعمل العدد نفسه لتحصل على المباريات نفسها.</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <extracomment>Label in the form of an experiment: Player 1, Player 2 ...
{number}: a number</extracomment>
        <translation>اللاعب {number}</translation>
    </message>
    <message>
        <source>always Player 1</source>
        <extracomment>Choices beside “First move”: who makes it</extracomment>
        <translation>اللاعب الأول في القائمة دائمًا</translation>
    </message>
    <message>
        <source>The game they play</source>
        <extracomment>Label in the form of an experiment, and its tip</extracomment>
        <translation>اختر اللعبة</translation>
    </message>
    <message>
        <source>Who makes the first move</source>
        <extracomment>Labels in the form of an experiment, each with its tip</extracomment>
        <translation>اختر من يلعب النقلة الأولى</translation>
    </message>
    <message>
        <source>How many random openings there are. Each one is played from both sides.</source>
        <extracomment>Labels in the form of an experiment, each with its tip</extracomment>
        <translation>كم افتتاحية عشوائية تُستعمل. تُلعب كل واحدة من الجانبين.</translation>
    </message>
    <message>
        <source>Per move</source>
        <extracomment>Labels in the form of an experiment, each with its tip</extracomment>
        <translation>لكل نقلة</translation>
    </message>
    <message>
        <source>A player. Everyone plays everyone else.</source>
        <extracomment>Label in the form of an experiment: Player 1, Player 2 ...</extracomment>
        <translation>اختر لاعبًا. كل لاعب يلعب ضد جميع الآخرين.</translation>
    </message>
</context>
<context>
    <name>ArenaPage</name>
    <message>
        <source>Board</source>
        <extracomment>Button that leads from the arena back to the board</extracomment>
        <translation>اللوحة</translation>
    </message>
    <message>
        <source>Go back to the board (Esc). The games continue; press K to return.</source>
        <translation>عُد إلى اللوحة (Esc). تستمر المباريات؛ اضغط K لتعود.</translation>
    </message>
    <message>
        <source>Show or hide the choices beside the results</source>
        <translation>أظهر الاختيارات بجانب النتائج أو أخفها</translation>
    </message>
    <message>
        <source>Arena</source>
        <extracomment>Title of the page on which bots play each other</extracomment>
        <translation>الساحة</translation>
    </message>
    <message>
        <source>Results</source>
        <extracomment>The view with the ready-made experiments.</extracomment>
        <translation>النتائج</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>The view with the ready-made experiments.</extracomment>
        <translation>المباريات</translation>
    </message>
    <message>
        <source>See who is ahead</source>
        <extracomment>Tips of the tabs of the page</extracomment>
        <translation>انظر من المتقدم</translation>
    </message>
    <message>
        <source>See every game of this run</source>
        <extracomment>Tips of the tabs of the page</extracomment>
        <translation>انظر كل مباراة في هذه السلسلة</translation>
    </message>
    <message>
        <source>See what each of the perfect player&apos;s moves was worth</source>
        <extracomment>Tips of the tabs of the page</extracomment>
        <translation>انظر كم كانت قيمة كل نقلة من نقلات اللاعب المثالي</translation>
    </message>
    <message>
        <source>Hide choices</source>
        <extracomment>Button above the results: the choices are the form of an experiment</extracomment>
        <translation>إخفاء الاختيارات</translation>
    </message>
    <message>
        <source>Show choices</source>
        <extracomment>Button above the results: the choices are the form of an experiment</extracomment>
        <translation>إظهار الاختيارات</translation>
    </message>
    <message>
        <source>Experiments</source>
        <extracomment>The view with the ready-made experiments.</extracomment>
        <translation>التجارب</translation>
    </message>
    <message>
        <source>Turns</source>
        <extracomment>The view with the ready-made experiments.</extracomment>
        <translation>الأدوار</translation>
    </message>
    <message>
        <source>Ready-made experiments</source>
        <extracomment>Tips of the tabs of the page</extracomment>
        <translation>اختر تجربة جاهزة</translation>
    </message>
</context>
<context>
    <name>Badges</name>
    <message>
        <source>{player} would win here</source>
        <extracomment>Tip of a place on the board that the other player must not leave open
{player}: a player&apos;s name: X, White</extracomment>
        <translation>هنا يفوز {player}</translation>
    </message>
    <message>
        <source>you would win here</source>
        <extracomment>Tip of a place on the board that the other player must not leave open</extracomment>
        <translation>هنا تفوز أنت</translation>
    </message>
    <message>
        <source>the bot would win here</source>
        <extracomment>Tip of a place on the board that the other player must not leave open</extracomment>
        <translation>هنا يفوز الحاسوب</translation>
    </message>
</context>
<context>
    <name>BoardKind</name>
    <message>
        <source>{place}, mistake ({lost})</source>
        <extracomment>Read by screen readers: {place} is a square and what is on it, {lost} what was given away</extracomment>
        <translation>{place}، خطأ ({lost})</translation>
    </message>
</context>
<context>
    <name>BoardPresenter</name>
    <message>
        <source>Looking for a hint…</source>
        <translation>البحث عن تلميح…</translation>
    </message>
    <message>
        <source>{standing}: {turn}</source>
        <extracomment>{standing}: the score, such as &quot;X 3, O 1&quot;; {turn}: such as &quot;X to move&quot;</extracomment>
        <translation>⁧{standing}: {turn}⁩</translation>
    </message>
    <message>
        <source>Your turn ({player})</source>
        <extracomment>Below the board: whose turn it is.
{player}: a player&apos;s name: X, White</extracomment>
        <translation>دورك ({player})</translation>
    </message>
    <message>
        <source>{player} ({bot}) is thinking…</source>
        <extracomment>Below the board: whose turn it is. {bot}: the name of the bot, such as Zeno
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} ({bot}) يفكّر…</translation>
    </message>
    <message>
        <source>It&apos;s a draw</source>
        <extracomment>Below the board, and in large letters, at the end of a game</extracomment>
        <translation>تعادل</translation>
    </message>
    <message>
        <source>You win by {margin}!</source>
        <extracomment>Below the board, and in large letters, at the end of a game
{margin}: by how much a game is won: 4</extracomment>
        <translation>فزت بفارق {margin}!</translation>
    </message>
    <message>
        <source>The bot wins by {margin}</source>
        <extracomment>Below the board, and in large letters, at the end of a game
{margin}: by how much a game is won: 4</extracomment>
        <translation>فاز الحاسوب بفارق {margin}</translation>
    </message>
    <message>
        <source>{bot} wins</source>
        <extracomment>{bot}: the name of a bot, such as Momo</extracomment>
        <translation>فاز {bot}</translation>
    </message>
    <message>
        <source>The bot wins</source>
        <extracomment>Below the board, and in large letters, at the end of a game</extracomment>
        <translation>فاز الحاسوب</translation>
    </message>
    <message>
        <source>You win!</source>
        <extracomment>Below the board, and in large letters, at the end of a game</extracomment>
        <translation>فزت!</translation>
    </message>
    <message>
        <source>You can move for the bot</source>
        <translation>يمكنك أن تلعب بدل الحاسوب</translation>
    </message>
    <message>
        <source>Tap the board to let the bot move</source>
        <translation>اضغط على اللوحة ليلعب الحاسوب</translation>
    </message>
    <message>
        <source>Tap the board to play</source>
        <translation>اضغط على اللوحة لتلعب</translation>
    </message>
    <message>
        <source>{bot} picks one of its best moves at random</source>
        <extracomment>Below the board, about how the bot chooses. {bot}: the name of the bot</extracomment>
        <translation>يختار {bot} عشوائيًا واحدة من أفضل نقلاته</translation>
    </message>
    <message>
        <source>Hint: one of the best moves, picked at random</source>
        <translation>تلميح: واحدة من أفضل النقلات، اختيرت عشوائيًا</translation>
    </message>
    <message>
        <source>{player} ({bot}) is waiting</source>
        <extracomment>Below the board: whose turn it is. {bot}: the name of the bot, such as Zeno
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} ({bot}) في الانتظار</translation>
    </message>
    <message numerus="yes">
        <source>looks {depth} moves ahead and likes {move}</source>
        <extracomment>Below the board, after the name of the bot that is thinking
{depth}: a number of moves
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>ينظر {depth} نقلة إلى الأمام، ويفضّل {move}</numerusform>
            <numerusform>ينظر نقلة واحدة ({depth}) إلى الأمام، ويفضّل {move}</numerusform>
            <numerusform>ينظر نقلتين ({depth}) إلى الأمام، ويفضّل {move}</numerusform>
            <numerusform>ينظر {depth} نقلات إلى الأمام، ويفضّل {move}</numerusform>
            <numerusform>ينظر {depth} نقلة إلى الأمام، ويفضّل {move}</numerusform>
            <numerusform>ينظر {depth} نقلة إلى الأمام، ويفضّل {move}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>looks about {depth} moves ahead and likes {move}</source>
        <extracomment>Below the board, after the name of the bot that is thinking
{depth}: a number of moves
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>ينظر نحو {depth} نقلة إلى الأمام، ويفضّل {move}</numerusform>
            <numerusform>ينظر نحو نقلة واحدة ({depth}) إلى الأمام، ويفضّل {move}</numerusform>
            <numerusform>ينظر نحو نقلتين ({depth}) إلى الأمام، ويفضّل {move}</numerusform>
            <numerusform>ينظر نحو {depth} نقلات إلى الأمام، ويفضّل {move}</numerusform>
            <numerusform>ينظر نحو {depth} نقلة إلى الأمام، ويفضّل {move}</numerusform>
            <numerusform>ينظر نحو {depth} نقلة إلى الأمام، ويفضّل {move}</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}&apos;s turn</source>
        <extracomment>Below the board: whose turn it is.
{player}: a player&apos;s name: X, White</extracomment>
        <translation>الدور على {player}</translation>
    </message>
    <message>
        <source>{bot} picks the best move that is hardest to answer</source>
        <extracomment>Below the board, about how the bot chooses. {bot}: the name of the bot</extracomment>
        <translation>يختار {bot} أكثر نقلة تُربك اللاعب الآخر من بين أفضل نقلاته</translation>
    </message>
    <message>
        <source>Hint: the best move that is hardest to answer</source>
        <translation>تلميح: النقلة الأكثر إرباكًا بين أفضل النقلات</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>tap again to play</source>
        <translation>اضغط مرة أخرى لتلعب</translation>
    </message>
    <message>
        <source>{cell}, tap again to play</source>
        <extracomment>After a first tap on a touch screen
{cell}: a place on the board: b2</extracomment>
        <translation>{cell}، اضغط مرة أخرى لتلعب</translation>
    </message>
</context>
<context>
    <name>BoothPage</name>
    <message>
        <source>Board</source>
        <extracomment>Booth: name of the board, for screen readers</extracomment>
        <translation>اللوحة</translation>
    </message>
    <message>
        <source>Play against the bot</source>
        <translation>العب ضد الحاسوب</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>Booth: large buttons below the board</extracomment>
        <translation>العب مرة أخرى</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>Booth: large buttons below the board</extracomment>
        <translation>لماذا؟</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>انتهت المباراة</translation>
    </message>
    <message>
        <source>You go first</source>
        <translation>أنت تبدأ</translation>
    </message>
    <message>
        <source>What each move is worth</source>
        <translation>قيمة كل نقلة</translation>
    </message>
    <message>
        <source>Could someone have won? Press “Why?” to find out.</source>
        <translation>هل كان يمكن لأحد أن يفوز؟ اضغط «لماذا؟» لتعرف.</translation>
    </message>
    <message>
        <source>Press “Why?” to see how the game was lost.</source>
        <translation>اضغط «لماذا؟» لترى كيف خُسرت المباراة.</translation>
    </message>
    <message>
        <source>How this game was lost</source>
        <translation>كيف خُسرت هذه المباراة</translation>
    </message>
    <message>
        <source>Watch the values change. Who makes the last mistake?</source>
        <translation>راقب كيف تتغير القيم. من يرتكب الخطأ الأخير؟</translation>
    </message>
    <message>
        <source>Which move saves the game?</source>
        <extracomment>Booth: the task of a riddle and its answer, beside the board</extracomment>
        <translation>أي نقلة تنقذ المباراة؟</translation>
    </message>
    <message>
        <source>The answer is {move}. Every other move loses.</source>
        <extracomment>Booth: the task of a riddle and its answer, beside the board
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>الجواب هو {move}. كل نقلة أخرى تخسر.</translation>
    </message>
    <message>
        <source>Right!</source>
        <extracomment>Booth: the task of a riddle and its answer, beside the board</extracomment>
        <translation>صحيح!</translation>
    </message>
    <message>
        <source>Not this time</source>
        <extracomment>Booth: the task of a riddle and its answer, beside the board</extracomment>
        <translation>ليس هذه المرة</translation>
    </message>
    <message>
        <source>Touch the board. The symbols show who wins if both sides play perfectly.</source>
        <translation>المس اللوحة. تُظهر العلامات من يفوز إذا لعب الاثنان بلا خطأ.</translation>
    </message>
    <message>
        <source>You can see what every move is worth, right to the end.</source>
        <translation>يمكنك أن ترى قيمة كل نقلة حتى النهاية.</translation>
    </message>
    <message>
        <source>The symbols show who wins if both sides play perfectly.</source>
        <translation>تُظهر العلامات من يفوز إذا لعب الاثنان بلا خطأ.</translation>
    </message>
    <message>
        <source>You are {player}. Only one move doesn&apos;t lose. Touch it!</source>
        <extracomment>Booth: the task of a riddle and its answer, beside the board
{player}: a player&apos;s name: X, White</extracomment>
        <translation>أنت {player}. نقلة واحدة فقط لا تخسر. المسها!</translation>
    </message>
    <message>
        <source>The only move that doesn&apos;t lose is {move}.</source>
        <extracomment>Booth: the task of a riddle and its answer, beside the board
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>{move} هي النقلة الوحيدة التي لا تخسر.</translation>
    </message>
</context>
<context>
    <name>BoothReport</name>
    <message>
        <source>The hardest riddle</source>
        <extracomment>Booth: below a board in the report of a day.</extracomment>
        <translation>أصعب لغز</translation>
    </message>
    <message>
        <source>The most common mistake</source>
        <extracomment>Booth: below a board in the report of a day.</extracomment>
        <translation>أكثر خطأ تكرارًا</translation>
    </message>
    <message>
        <source>Visitors</source>
        <extracomment>Booth: a figure in the report of a day, before its number</extracomment>
        <translation>الزوار</translation>
    </message>
    <message>
        <source>Finished games</source>
        <extracomment>Booth: a figure in the report of a day, before its number</extracomment>
        <translation>ألعاب منتهية</translation>
    </message>
    <message>
        <source>Games won by the bot</source>
        <extracomment>Booth: a figure in the report of a day, before its number</extracomment>
        <translation>ألعاب فاز بها الحاسوب</translation>
    </message>
    <message>
        <source>Games won by visitors</source>
        <extracomment>Booth: a figure in the report of a day, before its number</extracomment>
        <translation>ألعاب فاز بها الزوار</translation>
    </message>
    <message>
        <source>Draws</source>
        <extracomment>Booth: a figure in the report of a day, before its number</extracomment>
        <translation>تعادلات</translation>
    </message>
    <message>
        <source>Games left unfinished</source>
        <extracomment>Booth: a figure in the report of a day, before its number</extracomment>
        <translation>ألعاب لم تكتمل</translation>
    </message>
    <message>
        <source>Riddles answered</source>
        <extracomment>Booth: a figure in the report of a day, before its number</extracomment>
        <translation>ألغاز أُجيب عنها</translation>
    </message>
    <message>
        <source>Riddles solved</source>
        <extracomment>Booth: a figure in the report of a day, before its number</extracomment>
        <translation>ألغاز محلولة</translation>
    </message>
    <message>
        <source>Right answers: {right} of {count}</source>
        <extracomment>Booth: below a board in the report of a day. {right}: a number
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>الإجابات الصحيحة: {right} من {count}</translation>
    </message>
    <message>
        <source>A day at the booth</source>
        <translation>يوم في الجناح</translation>
    </message>
</context>
<context>
    <name>BoothWindow</name>
    <message>
        <source>Minimax Fair</source>
        <extracomment>Title of the window; the name of the program</extracomment>
        <translation>Minimax Fair</translation>
    </message>
    <message>
        <source>Visitors are playing</source>
        <translation>الزوار يلعبون</translation>
    </message>
    <message>
        <source>The figures can&apos;t be saved. Is the disk full?</source>
        <translation>تعذّر حفظ الأرقام. هل القرص ممتلئ؟</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <extracomment>Booth: after the report of a day was saved
{file}: the name of a file</extracomment>
        <translation>حُفظت باسم {file}</translation>
    </message>
    <message>
        <source>The booth is already running.</source>
        <translation>الجناح يعمل من قبل.</translation>
    </message>
</context>
<context>
    <name>CandidateColumns</name>
    <message>
        <source>Move</source>
        <extracomment>Titles of the columns in the table of moves; the results of random play are such as: Random: X / draw / O</extracomment>
        <translation>النقلة</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>Titles of the columns in the table of moves; the results of random play are such as: Random: X / draw / O</extracomment>
        <translation>المستوى</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>Titles of the columns in the table of moves; the results of random play are such as: Random: X / draw / O</extracomment>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>What the move is worth if both sides play their best</source>
        <extracomment>Tips on the titles of the columns in the table of moves</extracomment>
        <translation>كم تساوي النقلة إذا لعب الطرفان أفضل ما يمكن</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Titles of the columns in the table of moves; the results of random play are such as: Random: X / draw / O</extracomment>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>How sure</source>
        <extracomment>Title of the column that says &quot;exact&quot;, &quot;guess&quot; and so on</extracomment>
        <translation>مدى التأكد</translation>
    </message>
    <message>
        <source>By depth</source>
        <extracomment>Titles of further columns in the table of moves</extracomment>
        <translation>حسب العمق</translation>
    </message>
    <message>
        <source>Reply</source>
        <extracomment>Titles of further columns in the table of moves</extracomment>
        <translation>الرد</translation>
    </message>
    <message>
        <source>Best line</source>
        <extracomment>Titles of further columns in the table of moves</extracomment>
        <translation>أفضل سلسلة</translation>
    </message>
    <message>
        <source>The best reply</source>
        <extracomment>Tips on the titles of the columns in the table of moves</extracomment>
        <translation>أفضل رد</translation>
    </message>
    <message>
        <source>Random: {first} / draw / {second}</source>
        <extracomment>Titles of further columns in the table of moves
{first}: the name of the player who moves first: X, White
{second}: the name of the player who moves second: O, Black</extracomment>
        <translation>عشوائيًا: {first} / تعادل / {second}</translation>
    </message>
    <message>
        <source>How likely each result is if both sides move at random</source>
        <extracomment>Tips on the titles of the columns in the table of moves</extracomment>
        <translation>احتمال كل نتيجة إذا لعب الطرفان عشوائيًا</translation>
    </message>
    <message>
        <source>Endings: {first} / draw / {second}</source>
        <extracomment>Titles of further columns in the table of moves
{first}: the name of the player who moves first: X, White
{second}: the name of the player who moves second: O, Black</extracomment>
        <translation>النهايات: {first} / تعادل / {second}</translation>
    </message>
    <message>
        <source>How many different games end in each of these ways</source>
        <extracomment>Tips on the titles of the columns in the table of moves</extracomment>
        <translation>كم مباراة مختلفة تنتهي بكل من هذه الطرق</translation>
    </message>
    <message>
        <source>What happens if both sides play their best. “In 3 moves” counts only that player&apos;s moves, starting with the move in this row</source>
        <extracomment>Tips on the titles of the columns in the table of moves</extracomment>
        <translation>ماذا يحدث إذا لعب الطرفان أفضل ما يمكن. «في 3 نقلات» تعدّ نقلات ذلك اللاعب وحده، ابتداءً من نقلة هذا الصف</translation>
    </message>
    <message>
        <source>Who chooses among these moves. MAX takes the largest value shown, MIN the smallest</source>
        <extracomment>Tips on the titles of the columns in the table of moves</extracomment>
        <translation>من يختار بين هذه النقلات. MAX يأخذ أكبر قيمة ظاهرة، وMIN أصغرها</translation>
    </message>
    <message>
        <source>Is the value exact, only a bound, or a guess? And how many moves deep did the search look?</source>
        <extracomment>Tips on the titles of the columns in the table of moves</extracomment>
        <translation>دقيق، أو مجرد حدّ، أو تخمين، وبعمق كم نقلة</translation>
    </message>
    <message>
        <source>How the value changed as the search looked deeper. Higher means larger; the dotted line is zero. A solid dot at the end: the value is proven</source>
        <extracomment>Tips on the titles of the columns in the table of moves</extracomment>
        <translation>كيف تغيّرت القيمة كلما نظر البحث أعمق. الأعلى أكبر، والخط المنقّط هو الصفر. والنقطة الممتلئة في النهاية تعني أن القيمة مُثبتة</translation>
    </message>
    <message>
        <source>Worst case</source>
        <extracomment>Titles of further columns in the table of moves</extracomment>
        <translation>أسوأ حالة</translation>
    </message>
    <message>
        <source>The worst that can happen to the player whose turn it is</source>
        <extracomment>Tips on the titles of the columns in the table of moves</extracomment>
        <translation>أسوأ نتيجة قد ينتهي إليها اللاعب الذي عليه الدور</translation>
    </message>
    <message>
        <source>A move that you can make here</source>
        <extracomment>Tips on the titles of the columns in the table of moves</extracomment>
        <translation>نقلة ممكنة هنا</translation>
    </message>
</context>
<context>
    <name>CandidateHeader</name>
    <message>
        <source>What each move is worth</source>
        <extracomment>The heading of the list of moves with their values</extracomment>
        <translation>قيمة كل نقلة</translation>
    </message>
    <message>
        <source>Values as</source>
        <extracomment>Heading in the menu of options above the table of moves, over: Words, Numbers ...</extracomment>
        <translation>القيم بشكل</translation>
    </message>
    <message>
        <source>+1, 0, −1</source>
        <translation>‎+1، 0، ‎−1</translation>
    </message>
    <message>
        <source>Cost (smaller is better)</source>
        <translation>التكلفة (الأصغر أفضل)</translation>
    </message>
    <message>
        <source>Words</source>
        <extracomment>Choice below the heading “Values as”</extracomment>
        <translation>كلمات</translation>
    </message>
    <message>
        <source>The bot</source>
        <extracomment>Choice below the heading “For”: whose side values are told from</extracomment>
        <translation>الحاسوب</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>على اللوحة</translation>
    </message>
    <message>
        <source>No values</source>
        <extracomment>Choices below the heading “On board”: which values stand on the board</extracomment>
        <translation>بلا قيم</translation>
    </message>
    <message>
        <source>The best</source>
        <extracomment>The same: only the best values</extracomment>
        <translation>الأفضل</translation>
    </message>
    <message>
        <source>All values</source>
        <extracomment>The same: all values</extracomment>
        <translation>كل القيم</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>Button with a menu, above the table of moves</extracomment>
        <translation>خيارات</translation>
    </message>
    <message>
        <source>How values are shown</source>
        <translation>كيف تظهر القيم</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <extracomment>The heading of the list of mistakes at the end of a game, where there is little room</extracomment>
        <translation>الأخطاء</translation>
    </message>
    <message>
        <source>Mistakes in this game</source>
        <extracomment>The heading of the list of mistakes at the end of a game</extracomment>
        <translation>الأخطاء في هذه اللعبة</translation>
    </message>
    <message>
        <source>Bot&apos;s moves</source>
        <extracomment>The heading of the list of the bot&apos;s moves, where there is little room</extracomment>
        <translation>نقلات الحاسوب</translation>
    </message>
    <message>
        <source>What the bot&apos;s moves are worth</source>
        <extracomment>The heading of the list of the bot&apos;s moves with their values</extracomment>
        <translation>قيمة نقلات الحاسوب</translation>
    </message>
    <message>
        <source>Values for</source>
        <extracomment>Title of a choice: for whom the values on screen are</extracomment>
        <translation>القيم لـ</translation>
    </message>
    <message>
        <source>Move values</source>
        <extracomment>The heading of the list of moves with their values, where there is little room</extracomment>
        <translation>قيم النقلات</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Of a choice: for whom the values on screen are</extracomment>
        <translation>أنت</translation>
    </message>
    <message>
        <source>Whoever&apos;s turn it is</source>
        <translation>اللاعب الذي عليه الدور</translation>
    </message>
    <message>
        <source>How values are written (C)</source>
        <extracomment>Heading in the menu of options above the table of moves, over: Words, Numbers ...</extracomment>
        <translation>اختر كيف تُكتب القيم (C)</translation>
    </message>
    <message>
        <source>How values are written (C), who they are for (P), and which ones the board shows (V)</source>
        <translation>اختر كيف تُكتب القيم (C)، ولمن هي (P)، وأيها على اللوحة (V)</translation>
    </message>
    <message>
        <source>{player} (MAX)</source>
        <extracomment>Choice below the heading “For”: {player} is the first player, called Max in the theory</extracomment>
        <translation>{player} (MAX)</translation>
    </message>
    <message>
        <source>Who the values are for (P)</source>
        <extracomment>Title of a choice: for whom the values on screen are</extracomment>
        <translation>اختر لمن تكون القيم (P)</translation>
    </message>
    <message>
        <source>Which values the board shows. A circle with ! marks each mistake (V)</source>
        <translation>اختر القيم التي تظهر على اللوحة. معها تدل دائرة فيها ! على كل خطأ (V)</translation>
    </message>
</context>
<context>
    <name>CandidatePanel</name>
    <message>
        <source>Who these values are for</source>
        <translation>لمن هذه القيم</translation>
    </message>
    <message>
        <source>Candidate moves</source>
        <extracomment>Name of the table of moves, for screen readers</extracomment>
        <translation>النقلات الممكنة</translation>
    </message>
    <message>
        <source>The theory behind the game</source>
        <translation>نظرية اللعبة</translation>
    </message>
    <message>
        <source>All moves, the best first. Open a row to see the replies, or double-click it to play the move (keys 1 to 9)</source>
        <translation>كل النقلات، والأفضل أولًا. افتح صفًا لترى الردود، أو انقر عليه مرتين لتلعب النقلة (المفاتيح 1 إلى 9 تلعب أول تسع نقلات)</translation>
    </message>
</context>
<context>
    <name>CandidateTexts</name>
    <message>
        <source>{player} wins</source>
        <extracomment>The longest texts in the table of moves.
Cells in the columns “Worst case” and “Random” of the table of moves.
{player}: a player&apos;s name: X, White</extracomment>
        <translation>يفوز {player}</translation>
    </message>
    <message>
        <source>{move}: {known}</source>
        <extracomment>A row in the table of moves, as screen readers tell it. {known}: “exact”, “guess”, “at least”
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>{move}: {known}</translation>
    </message>
    <message>
        <source>{move}: {value}, {meaning}, {known}</source>
        <extracomment>A row in the table of moves, as screen readers tell it. {known}: “exact”, “guess”, “at least”; {meaning}: “X wins in 2 moves”
{move}: a move: b2, column 4, ♘f3
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{move}: {value}، {meaning}، {known}</translation>
    </message>
    <message>
        <source>{row}, best move</source>
        <extracomment>A row in the table of moves, as screen readers tell it. {row}: all of a row that was told before</extracomment>
        <translation>{row}، أفضل نقلة</translation>
    </message>
    <message>
        <source>For {player}. ≈ marks a guess.</source>
        <extracomment>Above the table of moves: whose values these are
{player}: a player&apos;s name: X, White</extracomment>
        <translation>لـ {player}. العلامة ≈ تعني التخمين.</translation>
    </message>
    <message>
        <source>For you. ≈ marks a guess.</source>
        <extracomment>Above the table of moves: whose values these are</extracomment>
        <translation>لك. العلامة ≈ تعني التخمين.</translation>
    </message>
    <message>
        <source>For the bot. ≈ marks a guess.</source>
        <extracomment>Above the table of moves: whose values these are</extracomment>
        <translation>للحاسوب. العلامة ≈ تعني التخمين.</translation>
    </message>
    <message>
        <source>Even?</source>
        <extracomment>In the legend of the list of moves: the sign of a guess in between</extracomment>
        <translation>متكافئ؟</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>What a filled sign means, in the legend of the list of moves</extracomment>
        <translation>الأفضل</translation>
    </message>
    <message>
        <source>now {value}</source>
        <extracomment>Newest value in the list of values by depth: “depth 2: +3, depth 4: +5, now +4”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>الآن {value}</translation>
    </message>
    <message>
        <source>depth {depth}: {value}</source>
        <extracomment>One value in the list of values by depth: “depth 2: +3”.
{depth}: a number of moves
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>عمق {depth}: {value}</translation>
    </message>
    <message>
        <source>{known}: {meaning}</source>
        <extracomment>One value in the list of values by depth: “depth 2: +3”. {known}: “at least”; {meaning}: “X wins in 2 moves”</extracomment>
        <translation>{known}: {meaning}</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>In the legend of the list of moves: the sign of a draw
Cells in the columns “Worst case” and “Random” of the table of moves.</extracomment>
        <translation>تعادل</translation>
    </message>
    <message>
        <source>{move}: {meaning}</source>
        <extracomment>A row in the table of moves, as screen readers tell it. {meaning}: “X wins in 2 moves”
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>{move}: {meaning}</translation>
    </message>
    <message>
        <source>For {player}, with perfect play.</source>
        <extracomment>Above the table of moves: whose values these are
{player}: a player&apos;s name: X, White</extracomment>
        <translation>لـ {player}، مع لعب مثالي.</translation>
    </message>
    <message>
        <source>For you, with perfect play.</source>
        <extracomment>Above the table of moves: whose values these are</extracomment>
        <translation>لك أنت، مع لعب مثالي.</translation>
    </message>
    <message>
        <source>For the bot, with perfect play.</source>
        <extracomment>Above the table of moves: whose values these are</extracomment>
        <translation>للحاسوب، مع لعب مثالي.</translation>
    </message>
    <message>
        <source>{shares}%</source>
        <extracomment>The longest texts in the table of moves. {shares}: three numbers such as 58.5 / 12.7 / 28.8
Cells in the columns “Worst case” and “Random” of the table of moves. {shares}: three numbers such as 58.5 / 12.7 / 28.8</extracomment>
        <translation>{shares}٪</translation>
    </message>
    <message>
        <source>{text}   {note}</source>
        <extracomment>Above the list of moves; {text} is such as “For you.”, {note} what the board shows</extracomment>
        <translation>{text}   {note}</translation>
    </message>
    <message>
        <source>On the board: the best {count}</source>
        <extracomment>Above the list of moves, on a large board
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>على اللوحة: أفضل {count}</translation>
    </message>
    <message>
        <source>{row}. Another move is at least as good</source>
        <extracomment>Read by screen readers and shown beside a row; {row} is such as “h4: No better”</extracomment>
        <translation>{row}. توجد نقلة أخرى لا تقل جودة</translation>
    </message>
    <message>
        <source>not searched yet</source>
        <extracomment>A row in the table of moves, as screen readers tell it.</extracomment>
        <translation>لم يُبحث فيها</translation>
    </message>
    <message>
        <source>For whoever&apos;s turn it is. ≈ marks a guess.</source>
        <extracomment>Above the table of moves: whose values these are</extracomment>
        <translation>للاعب الذي عليه الدور. العلامة ≈ تعني التخمين.</translation>
    </message>
    <message>
        <source>For whoever&apos;s turn it is, with perfect play.</source>
        <extracomment>Above the table of moves: whose values these are</extracomment>
        <translation>للاعب الذي عليه الدور، مع لعب مثالي.</translation>
    </message>
    <message>
        <source>In “wins in 3”, the moves of both players count.</source>
        <extracomment>Above the list of moves of chess, where a value may be &quot;+1 in 3&quot;</extracomment>
        <translation>العدد بعد «في» يشمل نقلات اللاعبين معًا.</translation>
    </message>
</context>
<context>
    <name>Chess</name>
    <message>
        <source>white pawn</source>
        <extracomment>The names of the pieces are read aloud, and fill {piece} in sentences.</extracomment>
        <translation>بيدق أبيض</translation>
    </message>
    <message>
        <source>white knight</source>
        <extracomment>The names of the pieces are read aloud, and fill {piece} in sentences.</extracomment>
        <translation>حصان أبيض</translation>
    </message>
    <message>
        <source>white bishop</source>
        <extracomment>The names of the pieces are read aloud, and fill {piece} in sentences.</extracomment>
        <translation>فيل أبيض</translation>
    </message>
    <message>
        <source>white rook</source>
        <extracomment>The names of the pieces are read aloud, and fill {piece} in sentences.</extracomment>
        <translation>رخ أبيض</translation>
    </message>
    <message>
        <source>white queen</source>
        <extracomment>The names of the pieces are read aloud, and fill {piece} in sentences.</extracomment>
        <translation>وزير أبيض</translation>
    </message>
    <message>
        <source>white king</source>
        <extracomment>The names of the pieces are read aloud, and fill {piece} in sentences.</extracomment>
        <translation>ملك أبيض</translation>
    </message>
    <message>
        <source>black pawn</source>
        <extracomment>The names of the pieces are read aloud, and fill {piece} in sentences.</extracomment>
        <translation>بيدق أسود</translation>
    </message>
    <message>
        <source>black knight</source>
        <extracomment>The names of the pieces are read aloud, and fill {piece} in sentences.</extracomment>
        <translation>حصان أسود</translation>
    </message>
    <message>
        <source>black bishop</source>
        <extracomment>The names of the pieces are read aloud, and fill {piece} in sentences.</extracomment>
        <translation>فيل أسود</translation>
    </message>
    <message>
        <source>black rook</source>
        <extracomment>The names of the pieces are read aloud, and fill {piece} in sentences.</extracomment>
        <translation>رخ أسود</translation>
    </message>
    <message>
        <source>black queen</source>
        <extracomment>The names of the pieces are read aloud, and fill {piece} in sentences.</extracomment>
        <translation>وزير أسود</translation>
    </message>
    <message>
        <source>black king</source>
        <extracomment>The names of the pieces are read aloud, and fill {piece} in sentences.</extracomment>
        <translation>ملك أسود</translation>
    </message>
    <message>
        <source>becomes a knight</source>
        <extracomment>Read aloud: what the pawn becomes if you choose this square.</extracomment>
        <translation>يصبح حصانًا</translation>
    </message>
    <message>
        <source>becomes a bishop</source>
        <extracomment>Read aloud: what the pawn becomes if you choose this square.</extracomment>
        <translation>يصبح فيلًا</translation>
    </message>
    <message>
        <source>becomes a rook</source>
        <extracomment>Read aloud: what the pawn becomes if you choose this square.</extracomment>
        <translation>يصبح رخًا</translation>
    </message>
    <message>
        <source>becomes a queen</source>
        <extracomment>Read aloud: what the pawn becomes if you choose this square.</extracomment>
        <translation>يصبح وزيرًا</translation>
    </message>
    <message>
        <source>The {piece} on {square} belongs to the other player</source>
        <extracomment>{piece} is such as “black queen”. Shown where that piece was pressed.
{square}: a square of the board: e4</extracomment>
        <translation>القطعة على {square} ({piece}) للاعب الآخر</translation>
    </message>
    <message>
        <source>The king is in check, and the {piece} on {square} can&apos;t help</source>
        <extracomment>Why nothing happens after a tap. {piece}: “white queen”
{square}: a square of the board: e4</extracomment>
        <translation>الملك في كش، والقطعة على {square} ({piece}) لا تستطيع المساعدة</translation>
    </message>
    <message>
        <source>The {piece} on {square} can&apos;t move now</source>
        <extracomment>Why nothing happens after a tap. {piece}: “white queen”
{square}: a square of the board: e4</extracomment>
        <translation>القطعة على {square} ({piece}) لا تستطيع التحرك الآن</translation>
    </message>
    <message>
        <source>The {piece} on {square} is pinned: without it, your king would be in check</source>
        <extracomment>Why a piece can&apos;t go to a square. {piece}: “white queen”
{square}: a square of the board: e4</extracomment>
        <translation>القطعة على {square} ({piece}) مربوطة: من دونها يصير ملكك في كش</translation>
    </message>
    <message>
        <source>The king would still be in check</source>
        <extracomment>Why a piece can&apos;t go to a square.</extracomment>
        <translation>سيبقى الملك في كش</translation>
    </message>
    <message>
        <source>The {piece} on {square} can&apos;t go to {to}</source>
        <extracomment>Why a piece can&apos;t go to a square. {piece}: “white queen”; {to}: the square
{square}: a square of the board: e4</extracomment>
        <translation>القطعة على {square} ({piece}) لا تستطيع الذهاب إلى {to}</translation>
    </message>
    <message>
        <source>{number} × {piece}</source>
        <extracomment>3 × black pawn {piece}: such as “black pawn”
{number}: a number</extracomment>
        <translation>‎{number} × {piece}</translation>
    </message>
    <message>
        <source>{king}, in check</source>
        <extracomment>Read aloud: white king, in check. {king}: “white king”</extracomment>
        <translation>{king}، في كش</translation>
    </message>
    <message>
        <source>{king}, checkmated</source>
        <extracomment>The same at the end. {king}: “white king”</extracomment>
        <translation>{king}، كش مات</translation>
    </message>
    <message>
        <source>the pawn becomes a new piece there</source>
        <translation>هناك يصبح البيدق قطعة جديدة</translation>
    </message>
    <message>
        <source>Off the board: {pieces}. Both players&apos; pieces are worth the same.</source>
        <extracomment>{pieces} is a list of captured pieces</extracomment>
        <translation>خارج اللوحة: {pieces}. قطع اللاعبَين لها القيمة نفسها.</translation>
    </message>
    <message>
        <source>Off the board: {pieces}. White&apos;s pieces are worth {number} more.</source>
        <extracomment>Below the board: the pieces that were captured, such as “3 × black pawn, white queen”. {pieces}: all of them
{number}: a number</extracomment>
        <translation>خارج اللوحة: {pieces}. قطع الأبيض أعلى قيمة بمقدار {number}.</translation>
    </message>
    <message>
        <source>Off the board: {pieces}. Black’s pieces are worth {number} more.</source>
        <extracomment>Below the board: the pieces that were captured, such as “3 × black pawn, white queen”. {pieces}: all of them
{number}: a number</extracomment>
        <translation>خارج اللوحة: {pieces}. قطع الأسود أعلى قيمة بمقدار {number}.</translation>
    </message>
    <message>
        <source>Square {square} is empty</source>
        <extracomment>Why nothing happens after a tap.
{square}: a square of the board: e4</extracomment>
        <translation>{square} فارغ</translation>
    </message>
</context>
<context>
    <name>ChompBoardKind</name>
    <message>
        <source>{square}: eaten</source>
        <extracomment>A square of the bar, for screen readers, or why nothing happens after a tap
{square}: a square of the board: e4</extracomment>
        <translation>{square}: مأكول</translation>
    </message>
    <message>
        <source>{square}: chocolate</source>
        <extracomment>A square at the end of the bar, for screen readers: no other one is eaten with it
{square}: a square of the board: e4</extracomment>
        <translation>{square}: شوكولاتة</translation>
    </message>
    <message>
        <source>{square}: poisoned</source>
        <extracomment>A square of the bar, for screen readers, or why nothing happens after a tap
{square}: a square of the board: e4</extracomment>
        <translation>{square}: مسموم</translation>
    </message>
    <message>
        <source>{square}, value {value}</source>
        <extracomment>A square of the bar, for screen readers, or why nothing happens after a tap
{square}: a square of the board: e4
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{square}، القيمة {value}</translation>
    </message>
    <message>
        <source>Square {square} has already been eaten</source>
        <extracomment>A square of the bar, for screen readers, or why nothing happens after a tap
{square}: a square of the board: e4</extracomment>
        <translation>{square} أُكل من قبل</translation>
    </message>
</context>
<context>
    <name>Clipboard</name>
    <message>
        <source>There are no moves to copy yet.</source>
        <translation>لا نقلات لنسخها بعد.</translation>
    </message>
    <message>
        <source>Copied: {text}</source>
        <extracomment>{text} is what was copied: moves or a position</extracomment>
        <translation>نُسخ: {text}</translation>
    </message>
    <message>
        <source>Copied the picture of the board.</source>
        <translation>نُسخت صورة اللوحة.</translation>
    </message>
    <message>
        <source>There is nothing to paste. Copy some moves or a position first.</source>
        <translation>لا شيء للصقه. انسخ أولًا بعض النقلات أو وضعية.</translation>
    </message>
    <message>
        <source>The text you copied is too long. Copy only moves or a position.</source>
        <translation>النص الذي نسخته طويل جدًا. انسخ نقلات أو وضعية فقط.</translation>
    </message>
</context>
<context>
    <name>CloseRow</name>
    <message>
        <source>Close</source>
        <extracomment>Button that closes a dialog</extracomment>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Close this window (Esc)</source>
        <extracomment>Button that closes a dialog</extracomment>
        <translation>أغلق هذه النافذة (Esc)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button that closes a dialog without doing anything</extracomment>
        <translation>إلغاء</translation>
    </message>
</context>
<context>
    <name>CodePanel</name>
    <message>
        <source>Algorithm</source>
        <extracomment>Name of the panel with the pseudocode, for screen readers</extracomment>
        <translation>الخوارزمية</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>two or more players, for example random,alpha-beta:4,perfect; everyone plays everyone else</source>
        <translation>لاعبان أو أكثر، مثلًا random,alpha-beta:4,perfect؛ كل لاعب يلعب ضد جميع الآخرين</translation>
    </message>
    <message>
        <source>number of games for each pair of players (default: {games})</source>
        <extracomment>Help of the command line. {games}: a number</extracomment>
        <translation>عدد المباريات لكل ثنائية من اللاعبين (المعتاد: {games})</translation>
    </message>
    <message>
        <source>play N random openings, each from both sides (default: from the start position)</source>
        <translation>العب N افتتاحية عشوائية، كلًا منها من الجانبين (المعتاد: من وضعية البداية)</translation>
    </message>
    <message>
        <source>play the openings in a file, each from both sides; the file has one opening per line</source>
        <translation>العب الافتتاحيات التي في ملف، كلًا منها من الجانبين؛ في كل سطر من الملف افتتاحية</translation>
    </message>
    <message>
        <source>number of moves in each random opening (default: 4, or 2 in short games)</source>
        <translation>عدد النقلات في كل افتتاحية عشوائية (المعتاد: 4، أو 2 في الألعاب القصيرة)</translation>
    </message>
    <message>
        <source>random seed: the starting number for the dice (default: 0)</source>
        <translation>بذرة العشوائية: عدد البداية للنرد (المعتاد: 0)</translation>
    </message>
    <message>
        <source>let the programs in the --resume file play; they run on this computer</source>
        <translation>دع البرامج المذكورة في ملف --resume تلعب؛ ستعمل على هذا الحاسوب</translation>
    </message>
    <message>
        <source>print JSON instead of sentences</source>
        <translation>اطبع JSON بدلًا من جمل</translation>
    </message>
    <message>
        <source>number of processes that play at once (default: one per processor)</source>
        <translation>عدد العمليات التي تلعب معًا (المعتاد: واحدة لكل معالج)</translation>
    </message>
    <message>
        <source>a Dask scheduler, for example tcp://HOST:8786. It runs the code of anyone who can reach it: keep it on a private network, or use tls://</source>
        <translation>مجدول Dask، مثلًا tcp://HOST:8786. يشغّل شيفرة كل من يصل إليه: أبقه في شبكة خاصة، أو استعمل tls://</translation>
    </message>
    <message>
        <source>megabytes of memory for each search&apos;s tables (default: {megabytes})</source>
        <extracomment>Help of the command line
{megabytes}: a number</extracomment>
        <translation>ميغابايت من الذاكرة لجداول كل بحث (المعتاد: {megabytes})</translation>
    </message>
    <message>
        <source>usage: </source>
        <extracomment>Begins the help of a command: usage: minimax-fair play ...</extracomment>
        <translation>الاستعمال: </translation>
    </message>
    <message>
        <source>arguments</source>
        <extracomment>Title in the help: what a command is given, in a fixed order</extracomment>
        <translation>المعطيات</translation>
    </message>
    <message>
        <source>options</source>
        <extracomment>Title in the help: the options, such as --depth</extracomment>
        <translation>الخيارات</translation>
    </message>
    <message>
        <source>show this help and exit</source>
        <translation>أظهر هذه المساعدة وانتهِ</translation>
    </message>
    <message>
        <source>{names} or {last}</source>
        <extracomment>{names}: the names of all games but the last, with commas between them; {last}: the last name</extracomment>
        <translation>{names} أو {last}</translation>
    </message>
    <message>
        <source>the player who moves first ({sides}): random, one-ahead, alpha-beta:DEPTH, perfect, brain:/path/to/pbrain-program, uci:ENGINE</source>
        <extracomment>Help of the command line. {sides}: what players are called, such as “X, White”; do not translate what is to be typed</extracomment>
        <translation>اللاعب الذي يبدأ ({sides}): random, one-ahead, alpha-beta:DEPTH, perfect, brain:/path/to/pbrain-program, uci:ENGINE</translation>
    </message>
    <message>
        <source>the player who moves second ({sides}): the same choices</source>
        <extracomment>Help of the command line. {sides}: what players are called, such as “O, Black”</extracomment>
        <translation>اللاعب الذي يلعب ثانيًا ({sides}): الاختيارات نفسها</translation>
    </message>
    <message>
        <source>Play against a minimax bot and see what every move is worth.</source>
        <translation>العب ضد حاسوب مينيماكس وانظر كم قيمة كل نقلة.</translation>
    </message>
    <message>
        <source>minimax-fair FILE opens a saved game or lesson.</source>
        <translation>‏minimax-fair FILE يفتح مباراة محفوظة أو درسًا.</translation>
    </message>
    <message>
        <source>print the version and exit</source>
        <translation>اطبع الإصدار وانتهِ</translation>
    </message>
    <message>
        <source>play one game in the real window, check that it works, and exit</source>
        <translation>العب مباراة في النافذة الحقيقية، وتحقق من أنها تعمل، وانتهِ</translation>
    </message>
    <message>
        <source>run as a program for Gomocup managers, on standard input and output</source>
        <translation>اعمل كبرنامج لمديري Gomocup، على الدخل والخرج القياسيين</translation>
    </message>
    <message>
        <source>run as a UCI chess engine, on standard input and output</source>
        <translation>اعمل كمحرك شطرنج UCI، على الدخل والخرج القياسيين</translation>
    </message>
    <message>
        <source>with --smoke-test: save a picture of the window</source>
        <translation>مع --smoke-test: احفظ صورة للنافذة</translation>
    </message>
    <message>
        <source>show what every move in a position is worth</source>
        <translation>أظهر كم قيمة كل نقلة في وضعية</translation>
    </message>
    <message>
        <source>explain which move lost a game</source>
        <translation>اشرح أي نقلة خسرت مباراة</translation>
    </message>
    <message>
        <source>let two players play and print their games</source>
        <translation>دع لاعبَين يلعبان واطبع مبارياتهما</translation>
    </message>
    <message>
        <source>let players play many games and count the results</source>
        <translation>دع لاعبين يلعبون مباريات كثيرة وعُدّ النتائج</translation>
    </message>
    <message>
        <source>walk through the search of a position, step by step</source>
        <translation>امشِ في بحث وضعية، خطوة خطوة</translation>
    </message>
    <message>
        <source>make worksheets: trees to solve by hand, with solutions</source>
        <translation>اصنع أوراق عمل: أشجار تُحل باليد، مع حلولها</translation>
    </message>
    <message>
        <source>how to evaluate positions; chess has tapered (default), squares and material</source>
        <translation>كيف تُقيَّم الوضعيات؛ للشطرنج tapered (المعتاد) وsquares وmaterial</translation>
    </message>
    <message>
        <source>moves from the start, such as b2a3 or 4453</source>
        <extracomment>Help of the command line.</extracomment>
        <translation>نقلات من البداية، مثل b2a3 أو 4453</translation>
    </message>
    <message>
        <source>print a line of JSON for each game</source>
        <translation>اطبع سطر JSON لكل مباراة</translation>
    </message>
    <message>
        <source>print JSON instead of a table</source>
        <translation>اطبع JSON بدلًا من جدول</translation>
    </message>
    <message>
        <source>position to start from; --help after the name of a game shows how to write one</source>
        <translation>الوضعية التي يبدأ منها؛ --help بعد اسم لعبة يُظهر كيف تُكتب</translation>
    </message>
    <message>
        <source>position to start from</source>
        <translation>الوضعية التي يبدأ منها</translation>
    </message>
    <message>
        <source>position to start from, for example:</source>
        <extracomment>Help of the command line: a position of the game that was named follows in the next line</extracomment>
        <translation>الوضعية التي يبدأ منها، مثلًا:</translation>
    </message>
    <message>
        <source>moves from the start, such as {example}</source>
        <extracomment>Help of the command line. {example}: two moves</extracomment>
        <translation>نقلات من البداية، مثل {example}</translation>
    </message>
    <message>
        <source>stop once all values are known, without finding the lines of best play</source>
        <translation>توقف عندما تُعرف كل القيم، بلا إيجاد سلاسل أفضل لعب</translation>
    </message>
    <message>
        <source>explain what this move would give away</source>
        <translation>اشرح ماذا كانت هذه النقلة ستضيّع</translation>
    </message>
    <message>
        <source>number of games (default: 1)</source>
        <translation>عدد المباريات (المعتاد: 1)</translation>
    </message>
    <message>
        <source>time for each move (default: 1)</source>
        <translation>وقت كل نقلة (المعتاد: 1)</translation>
    </message>
    <message>
        <source>play out all captures before guessing (chess)</source>
        <translation>العب كل أسر حتى نهايته قبل التخمين (الشطرنج)</translation>
    </message>
    <message>
        <source>search to show (default: minimax)</source>
        <translation>البحث الذي يُعرض (المعتاد: minimax)</translation>
    </message>
    <message>
        <source>look N moves ahead (default: to the end)</source>
        <translation>انظر N نقلة إلى الأمام (المعتاد: حتى النهاية)</translation>
    </message>
    <message>
        <source>values of finished games (default: quick)</source>
        <translation>قيم المباريات المنتهية (المعتاد: quick)</translation>
    </message>
    <message>
        <source>step to open, numbered as on the screen (default: 1)</source>
        <translation>الخطوة التي تُفتح، مرقّمة كما على الشاشة (المعتاد: 1)</translation>
    </message>
    <message>
        <source>show the other search beside it</source>
        <translation>أظهر البحث الآخر بجانبه</translation>
    </message>
    <message>
        <source>let the viewer guess the values</source>
        <translation>دع المشاهد يخمّن القيم</translation>
    </message>
    <message>
        <source>print the step instead of opening the window</source>
        <translation>اطبع الخطوة بدلًا من فتح النافذة</translation>
    </message>
    <message>
        <source>number of trees (default: 10)</source>
        <translation>عدد الأشجار (المعتاد: 10)</translation>
    </message>
    <message>
        <source>depth of each tree (default: 3)</source>
        <translation>عمق كل شجرة (المعتاد: 3)</translation>
    </message>
    <message>
        <source>branches at each node (default: 2)</source>
        <translation>الفروع عند كل عقدة (المعتاد: 2)</translation>
    </message>
    <message>
        <source>range of the numbers at the leaves; to go below zero, write --numbers=-9..9 (default: 0..20)</source>
        <translation>مجال الأعداد على الأوراق؛ لما تحت الصفر اكتب --numbers=-9..9 (المعتاد: 0..20)</translation>
    </message>
    <message>
        <source>search to practise (default: minimax)</source>
        <translation>البحث الذي يُتمرَّن عليه (المعتاد: minimax)</translation>
    </message>
    <message>
        <source>random seed; the same number makes the same trees again (default: 1)</source>
        <translation>بذرة العشوائية؛ العدد نفسه يصنع الأشجار نفسها من جديد (المعتاد: 1)</translation>
    </message>
    <message>
        <source>paper size (default: a4)</source>
        <translation>حجم الورق (المعتاد: a4)</translation>
    </message>
    <message>
        <source>write only the trees to fill in</source>
        <translation>اكتب فقط الأشجار التي تُملأ</translation>
    </message>
    <message>
        <source>write only the filled-in trees</source>
        <translation>اكتب فقط الأشجار المملوءة</translation>
    </message>
    <message>
        <source>a .pdf file, or .svg to get one file per page (default: worksheets.pdf)</source>
        <translation>ملف .pdf، أو .svg لتحصل على ملف لكل صفحة (المعتاد: worksheets.pdf)</translation>
    </message>
    <message>
        <source>use this language, for example de, instead of the one chosen in the window</source>
        <translation>استعمل هذه اللغة، مثلًا de، بدلًا من المختارة في النافذة</translation>
    </message>
    <message>
        <source>explain the loser&apos;s first mistake, even if a later one decided the game</source>
        <translation>اشرح أول خطأ للخاسر، حتى لو حسم خطأ بعده المباراة</translation>
    </message>
    <message>
        <source>time for each move; such a run can&apos;t be repeated exactly</source>
        <translation>وقت كل نقلة؛ سلسلة كهذه لا يمكن تكرارها تمامًا</translation>
    </message>
    <message>
        <source>positions to search for each move; such a run can be repeated exactly</source>
        <translation>وضعيات يبحث فيها لكل نقلة؛ سلسلة كهذه يمكن تكرارها تمامًا</translation>
    </message>
    <message>
        <source>save the games in a file; if it already holds a run, continue that run</source>
        <translation>احفظ المباريات في ملف؛ إذا كانت فيه سلسلة من قبل، فتابعها</translation>
    </message>
    <message>
        <source>number of games for each pair, two from each random opening (default: same as last time)</source>
        <translation>عدد المباريات لكل ثنائية، اثنتان من كل افتتاحية عشوائية (المعتاد: كالمرة السابقة)</translation>
    </message>
    <message>
        <source>number of games for each pair in which a player thinks for a long time (default: same as last time)</source>
        <translation>عدد المباريات لكل ثنائية فيها لاعب يفكر طويلًا (المعتاد: كالمرة السابقة)</translation>
    </message>
    <message>
        <source>random seed: the starting number for the dice (default: same as last time)</source>
        <translation>بذرة العشوائية: عدد البداية للنرد (المعتاد: كالمرة السابقة)</translation>
    </message>
    <message>
        <source>save the result in the program&apos;s own file, so that the window can offer these levels</source>
        <translation>احفظ النتيجة في ملف البرنامج نفسه، لتعرض النافذة هذه المستويات</translation>
    </message>
    <message>
        <source>with --cluster tls://: certificate of the authority that signed the other certificates</source>
        <translation>مع --cluster tls://: شهادة الجهة التي وقّعت الشهادات الأخرى</translation>
    </message>
    <message>
        <source>with --cluster tls://: this program&apos;s certificate</source>
        <translation>مع --cluster tls://: شهادة هذا البرنامج</translation>
    </message>
    <message>
        <source>with --cluster tls://: key for this program&apos;s certificate</source>
        <translation>مع --cluster tls://: مفتاح شهادة هذا البرنامج</translation>
    </message>
    <message>
        <source>write a log to standard error and to verbose.log in the data folder</source>
        <translation>اكتب سجلًا على الخطأ القياسي وفي verbose.log في مجلد البيانات</translation>
    </message>
    <message>
        <source>measure a game&apos;s levels and keep those that clearly differ</source>
        <translation>قِس مستويات لعبة واحتفظ بالمختلفة بوضوح</translation>
    </message>
    <message>
        <source>search for at most S seconds (default: {seconds}, or no limit with --depth); once all values are known, spend at most a quarter of S on finding the lines of best play</source>
        <extracomment>Help of the command line
{seconds}: a number</extracomment>
        <translation>ابحث S ثانية على الأكثر (المعتاد: {seconds}، أو بلا حد مع --depth)؛ عندما تُعرف كل القيم، اصرف ربع S على الأكثر لإيجاد سلاسل أفضل لعب</translation>
    </message>
    <message>
        <source>who moves first: each player in turn, always the one named first, or one picked at random (default: alternating)</source>
        <translation>من يبدأ: كل لاعب بدوره، أو المذكور أولًا دائمًا، أو واحد بالقرعة (المعتاد: alternating)</translation>
    </message>
    <message>
        <source>positions to search for each move, for players that would otherwise use up all their time; 0 means no limit, for solved games (default: same as last time)</source>
        <translation>وضعيات يبحث فيها لكل نقلة، للاعبين الذين يستنفدون كل وقتهم لولا ذلك؛ 0 يعني بلا حد، للألعاب المحلولة (المعتاد: كالمرة السابقة)</translation>
    </message>
    <message>
        <source>run in full-screen booth mode, for a fair; you need the presenter&apos;s PIN to leave it</source>
        <translation>اعمل كجناح يملأ الشاشة، لمعرض؛ تحتاج إلى PIN المقدّم لتخرج منه</translation>
    </message>
    <message>
        <source>read one position per line, given as moves, and print a line of JSON for each</source>
        <translation>اقرأ وضعية من كل سطر، معطاة كنقلات، واطبع سطر JSON لكل منها</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a depth. Give a whole number from {least} to {most}.</source>
        <extracomment>What is wrong with an argument of the command line
{text}: what somebody typed, or what stands in a file
{least}: the smallest number that is possible
{most}: the largest number that is possible</extracomment>
        <translation>«{text}» ليس عمقًا. أعطِ عددًا صحيحًا من {least} إلى {most}.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a step. Give a whole number, 1 or more.</source>
        <extracomment>What is wrong with an argument of the command line
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«{text}» ليس خطوة. أعطِ عددًا صحيحًا، 1 أو أكثر.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a time. Give seconds: above 0, at most {most}.</source>
        <extracomment>What is wrong with an argument of the command line
{text}: what somebody typed, or what stands in a file
{most}: the largest number that is possible</extracomment>
        <translation>«{text}» ليس وقتًا. أعطِ ثوانيَ: أكثر من 0 و{most} على الأكثر.</translation>
    </message>
    <message>
        <source>I can&apos;t use “{text}” megabytes. Give {least} to {most} (half this computer&apos;s memory).</source>
        <extracomment>What is wrong with an argument of the command line
{text}: what somebody typed, or what stands in a file
{least}: the smallest number that is possible
{most}: the largest number that is possible</extracomment>
        <translation>لا أستطيع استعمال «{text}» ميغابايت. أعطِ من {least} إلى {most} (نصف ذاكرة هذا الحاسوب).</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a player. Give random, top-left, one-ahead, worst-case, best-odds, paper, menace, fitted, fitted~PERCENT, monte-carlo:PLAYOUTS, alpha-beta:DEPTH, alpha-beta:DEPTH~HUNDREDTHS (which misjudges), perfect, brain:/path/to/pbrain-program, uci:/path/to/engine or uci:/path/to/engine@elo1500.</source>
        <extracomment>What is wrong with an argument of the command line; do not translate what is to be typed
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«{text}» ليس لاعبًا. أعطِ random أو top-left أو one-ahead أو worst-case أو best-odds أو paper أو menace أو fitted أو fitted~PERCENT أو monte-carlo:PLAYOUTS أو alpha-beta:DEPTH أو alpha-beta:DEPTH~HUNDREDTHS (يخطئ التقدير) أو perfect أو brain:/path/to/pbrain-program أو uci:/path/to/engine أو uci:/path/to/engine@elo1500.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a number of games. Give a whole number from {least} to {most}.</source>
        <extracomment>What is wrong with an argument of the command line
{text}: what somebody typed, or what stands in a file
{least}: the smallest number that is possible
{most}: the largest number that is possible</extracomment>
        <translation>«{text}» ليس عدد مباريات. أعطِ عددًا صحيحًا من {least} إلى {most}.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a seed. Give a whole number.</source>
        <extracomment>What is wrong with an argument of the command line
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«{text}» ليس بذرة. أعطِ عددًا صحيحًا.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a language of this program. Choose one of: {known}</source>
        <extracomment>What is wrong with an argument of the command line. {known}: codes and names of languages
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«{text}» ليست لغة من لغات هذا البرنامج. اختر واحدة من: {known}</translation>
    </message>
    <message>
        <source>“{text}” is on another computer. Copy the file to this one first.</source>
        <extracomment>What is wrong with an argument of the command line
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«{text}» على حاسوب آخر. انسخ الملف أولًا إلى هذا الحاسوب.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t possible here. Choose from {known}.</source>
        <extracomment>What is wrong with an argument of the command line. {known}: all that can be chosen
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«{text}» غير ممكن هنا. اختر من {known}.</translation>
    </message>
    <message>
        <source>{argument_name}: {message}</source>
        <extracomment>{argument_name}: an option such as --depth; {message}: what is wrong, a sentence</extracomment>
        <translation>{argument_name}: {message}</translation>
    </message>
    <message>
        <source>Something is missing after this option.</source>
        <extracomment>What is wrong, after the name of an option: “--depth: Something is missing ...”</extracomment>
        <translation>ينقص شيء بعد هذا الخيار.</translation>
    </message>
    <message>
        <source>Give no more than one value.</source>
        <extracomment>What is wrong, after the name of an option: “--depth: Something is missing ...”</extracomment>
        <translation>أعطِ قيمة واحدة على الأكثر.</translation>
    </message>
    <message>
        <source>Give at least one value.</source>
        <extracomment>What is wrong, after the name of an option: “--depth: Something is missing ...”</extracomment>
        <translation>أعطِ قيمة واحدة على الأقل.</translation>
    </message>
    <message>
        <source>Use this or {other}, not both.</source>
        <extracomment>{other}: another option, which has the same aim</extracomment>
        <translation>استعمل هذا أو {other}، لا كليهما.</translation>
    </message>
    <message>
        <source>This option is used alone, without {value}.</source>
        <extracomment>{value}: what was written behind an option such as --json</extracomment>
        <translation>يُستعمل هذا الخيار وحده، بلا {value}.</translation>
    </message>
    <message>
        <source>{option} could be one of: {matches}. Write all of it.</source>
        <extracomment>{option}: the beginning of an option; {matches}: all options that begin so</extracomment>
        <translation>قد يكون {option} واحدًا من: {matches}. اكتبه كاملًا.</translation>
    </message>
    <message>
        <source>Something is missing: {names}. See --help.</source>
        <extracomment>{names}: what is missing, such as GAME or --first</extracomment>
        <translation>ينقص شيء: {names}. انظر --help.</translation>
    </message>
    <message>
        <source>Use one of these: {names}.</source>
        <extracomment>{names}: options</extracomment>
        <translation>استعمل واحدًا من هذه: {names}.</translation>
    </message>
    <message>
        <source>I don&apos;t know what to do with {names} here. See --help.</source>
        <extracomment>{names}: what can&apos;t be understood</extracomment>
        <translation>لا أعرف ماذا أفعل بـ {names} هنا. انظر --help.</translation>
    </message>
    <message>
        <source>{value} doesn&apos;t fit here ({type}).</source>
        <extracomment>{type}: what it should be; {value}: what was written</extracomment>
        <translation>{value} لا يناسب هنا ({type}).</translation>
    </message>
    <message>
        <source>{value} isn&apos;t possible here. Choose from {choices}.</source>
        <extracomment>{value}: what was written; {choices}: all that can be written</extracomment>
        <translation>{value} غير ممكن هنا. اختر من {choices}.</translation>
    </message>
    <message>
        <source>I don&apos;t know what to do with “{text}” here. See --help.</source>
        <extracomment>What is wrong with an argument of the command line
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>لا أعرف ماذا أفعل بـ «{text}» هنا. انظر --help.</translation>
    </message>
    <message>
        <source>--screenshot needs --smoke-test.</source>
        <translation>‏--screenshot يحتاج إلى --smoke-test.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a file or a command. The commands are {names}.</source>
        <extracomment>What is wrong with an argument of the command line. {names}: all commands
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«{text}» ليس ملفًا ولا أمرًا. الأوامر هي {names}.</translation>
    </message>
    <message>
        <source>There is no screen for the window. Set DISPLAY, or use a command that needs none, such as “analyse”.</source>
        <translation>لا شاشة للنافذة. اضبط DISPLAY، أو استعمل أمرًا لا يحتاج إليها، مثل «analyse».</translation>
    </message>
    <message>
        <source>Use --no-solutions or --only-solutions, not both.</source>
        <translation>استعمل --no-solutions أو --only-solutions، لا كليهما.</translation>
    </message>
    <message>
        <source>{option} must be {least} to {most}.</source>
        <extracomment>What is wrong with an argument of the command line. {option}: such as --count
{least}: the smallest number that is possible
{most}: the largest number that is possible</extracomment>
        <translation>‏{option} يجب أن يكون من {least} إلى {most}.</translation>
    </message>
    <message>
        <source>Such trees have too many numbers for a page. Give a smaller --depth or --branching.</source>
        <translation>في مثل هذه الأشجار أعداد أكثر مما تتسع له صفحة. أعطِ --depth أو --branching أصغر.</translation>
    </message>
    <message>
        <source>--numbers must be between {least} and {most}, the smaller one first.</source>
        <extracomment>What is wrong with an argument of the command line
{least}: the smallest number that is possible
{most}: the largest number that is possible</extracomment>
        <translation>‏--numbers يجب أن يكون بين {least} و{most}، الأصغر أولًا.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a whole number.</source>
        <extracomment>What is wrong with an argument of the command line
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«{text}» ليس عددًا صحيحًا.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a range. Give two numbers, such as 0..20.</source>
        <extracomment>What is wrong with an argument of the command line
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«{text}» ليس مجالًا. أعطِ عددين، مثل 0..20.</translation>
    </message>
    <message>
        <source>“{text}” must end in .pdf or .svg.</source>
        <extracomment>What is wrong with an argument of the command line
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«{text}» يجب أن ينتهي بـ .pdf أو .svg.</translation>
    </message>
    <message>
        <source>“{text}” is only one player. Give two or more, separated by commas.</source>
        <extracomment>What is wrong with an argument of the command line
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«{text}» لاعب واحد فقط. أعطِ اثنين أو أكثر، بينهم فواصل.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t possible here. Give a whole number from {least} to {most}.</source>
        <extracomment>What is wrong with an argument of the command line
{text}: what somebody typed, or what stands in a file
{least}: the smallest number that is possible
{most}: the largest number that is possible</extracomment>
        <translation>«{text}» غير ممكن هنا. أعطِ عددًا صحيحًا من {least} إلى {most}.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t two differences. Give the smaller one first: 0,10</source>
        <extracomment>What is wrong with an argument of the command line: two differences in strength
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«{text}» ليس فرقين. أعطِ الأصغر أولًا: 0,10</translation>
    </message>
    <message>
        <source>Use --tls-ca and --tls-cert together, with --cluster tls://HOST:8786.</source>
        <translation>استعمل --tls-ca و--tls-cert معًا، مع --cluster tls://HOST:8786.</translation>
    </message>
    <message>
        <source>--tls-ca and --tls-cert need an address that starts with tls://, not {address}.</source>
        <extracomment>{address}: what was given, such as tcp://10.0.0.2:8786</extracomment>
        <translation>يحتاج --tls-ca و--tls-cert إلى عنوان يبدأ بـ tls://، لا {address}.</translation>
    </message>
    <message>
        <source>Who plays? Give --players, for example --players random,perfect.</source>
        <translation>من يلعب؟ أعطِ --players، مثلًا --players random,perfect.</translation>
    </message>
    <message>
        <source>The file contains a run of {there}, not {asked}.</source>
        <extracomment>{there}, {asked}: names of games as they are typed, such as connect-four</extracomment>
        <translation>في الملف سلسلة من {there}، لا من {asked}.</translation>
    </message>
    <message>
        <source>I can&apos;t read {file}: {text}</source>
        <extracomment>{text}: what is wrong, as the system says it
{file}: the name of a file</extracomment>
        <translation>لا أستطيع قراءة {file}: {text}</translation>
    </message>
    <message>
        <source>This opening ends the game.</source>
        <translation>هذه الافتتاحية تُنهي المباراة.</translation>
    </message>
    <message>
        <source>{file}, line {number}: {told}</source>
        <extracomment>{told}: what is wrong there, a sentence
{file}: the name of a file
{number}: a number</extracomment>
        <translation>{file}، السطر {number}: {told}</translation>
    </message>
    <message>
        <source>Give an even number of games. Each opening is played from both sides.</source>
        <translation>أعطِ عددًا زوجيًا من المباريات. تُلعب كل افتتاحية من الجانبين.</translation>
    </message>
    <message>
        <source>{one} – {other}: games that were stopped by an error: {number}.</source>
        <extracomment>{one}, {other}: names of players
{number}: a number</extracomment>
        <translation>{one} – {other}: مباريات أوقفها خطأ: {number}.</translation>
    </message>
    <message>
        <source>I can&apos;t write {file}: {text}</source>
        <extracomment>{text}: what is wrong, as the system says it
{file}: the name of a file</extracomment>
        <translation>لا أستطيع كتابة {file}: {text}</translation>
    </message>
    <message>
        <source>Levels: {names}</source>
        <extracomment>Result of `minimax-fair ladder`. {names}: the levels that were kept</extracomment>
        <translation>المستويات: {names}</translation>
    </message>
    <message>
        <source>That is too deep to walk through. Give --depth {most} or less.</source>
        <extracomment>{most}: the largest number that is possible</extracomment>
        <translation>هذا أعمق من أن يُمشى فيه. أعطِ --depth {most} أو أقل.</translation>
    </message>
    <message>
        <source>There are too many positions to walk through. Give a smaller --depth.</source>
        <translation>الوضعيات أكثر من أن يُمشى فيها. أعطِ --depth أصغر.</translation>
    </message>
    <message>
        <source>game {number}: </source>
        <extracomment>Before what is wrong with a program, in the command line
{number}: a number</extracomment>
        <translation>المباراة {number}: </translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t the number of a game. Give a whole number, 1 or more.</source>
        <extracomment>What is wrong with an argument of the command line
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«{text}» ليس رقم مباراة. أعطِ عددًا صحيحًا، 1 أو أكثر.</translation>
    </message>
    <message>
        <source>Name a game, or a file with --file.</source>
        <extracomment>What is wrong with the command line: GAME is the name of a game</extracomment>
        <translation>سمِّ لعبة، أو ملفًا مع --file.</translation>
    </message>
    <message>
        <source>--game and --as choose a game of a file. Name the file with --file.</source>
        <extracomment>What is wrong with the command line; the words with dashes are options</extracomment>
        <translation>‏--game و--as يختاران مباراة من ملف. سمِّ الملف مع --file.</translation>
    </message>
    <message>
        <source>--file takes the place of GAME, MOVES and --position. Leave them out.</source>
        <extracomment>What is wrong with the command line; the words with dashes are options</extracomment>
        <translation>‏--file يحل محل GAME وMOVES و--position. احذفها.</translation>
    </message>
    <message>
        <source>of a file with several games, the one with this number</source>
        <translation>من ملف فيه عدة مباريات، المباراة التي لها هذا الرقم</translation>
    </message>
    <message>
        <source>read the moves as those of this game, if they fit several</source>
        <translation>اقرأ النقلات على أنها من هذه اللعبة، إذا ناسبت عدة ألعاب</translation>
    </message>
    <message>
        <source>take the game in this file, in place of GAME and MOVES</source>
        <translation>خذ المباراة التي في هذا الملف، بدلًا من GAME وMOVES</translation>
    </message>
    <message>
        <source>print what a file of this or another program holds</source>
        <translation>اطبع ما في ملف لهذا البرنامج أو لبرنامج آخر</translation>
    </message>
    <message>
        <source>a file with one or more games</source>
        <translation>ملف فيه مباراة أو أكثر</translation>
    </message>
    <message>
        <source>print a line of JSON instead of a text</source>
        <translation>اطبع سطر JSON بدلًا من نص</translation>
    </message>
    <message>
        <source>There are several games in “{name}”. Choose one by its number, for example --game 1.</source>
        <extracomment>{name} is the name of a file; --game is an option of the command</extracomment>
        <translation>في «{name}» عدة مباريات. اختر واحدة برقمها، مثلًا --game 1.</translation>
    </message>
    <message>
        <source>The moves in “{name}” fit several games: {games}. Choose one, for example --as {first}.</source>
        <extracomment>{name} is the name of a file, {games} are names of games, and --as is an option
{first}: the name of the player who moves first: X, White</extracomment>
        <translation>تناسب النقلات في «{name}» عدة ألعاب: {games}. اختر واحدة، مثلًا --as {first}.</translation>
    </message>
    <message>
        <source>Result: {result}</source>
        <extracomment>Printed about a game in a file. {result}: 1-0, or as the file has it</extracomment>
        <translation>النتيجة: {result}</translation>
    </message>
    <message>
        <source>Start: {position}</source>
        <extracomment>Printed about a game in a file. {position}: the first position, in the game&apos;s notation</extracomment>
        <translation>البداية: {position}</translation>
    </message>
    <message>
        <source>game</source>
        <extracomment>Headings of the table of games in a file, printed on the terminal</extracomment>
        <translation>اللعبة</translation>
    </message>
    <message>
        <source>first player</source>
        <extracomment>Headings of the table of games in a file, printed on the terminal</extracomment>
        <translation>اللاعب الأول</translation>
    </message>
    <message>
        <source>second player</source>
        <extracomment>Headings of the table of games in a file, printed on the terminal</extracomment>
        <translation>اللاعب الثاني</translation>
    </message>
    <message>
        <source>date</source>
        <extracomment>Headings of the table of games in a file, printed on the terminal</extracomment>
        <translation>التاريخ</translation>
    </message>
    <message>
        <source>result</source>
        <extracomment>Headings of the table of games in a file, printed on the terminal</extracomment>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>moves</source>
        <extracomment>Headings of the table of games in a file, printed on the terminal</extracomment>
        <translation>النقلات</translation>
    </message>
    <message>
        <source>This game has no file for its levels yet. Add {line} to its entry.py.</source>
        <extracomment>{line}: a line of Python, such as ladders=…; entry.py: a file of the game</extracomment>
        <translation>ليس لهذه اللعبة ملف لمستوياتها بعد. أضف {line} إلى ملفها entry.py.</translation>
    </message>
    <message>
        <source>give up on a move after S seconds (default: its time limit + 30 s; 600 s if it has none)</source>
        <translation>التخلي عن نقلة بعد S ثانية (الافتراضي: حدها الزمني + 30 ث؛ و600 ث إن لم يكن لها حد)</translation>
    </message>
    <message>
        <source>how the player “perfect” chooses among equally good moves (default: best-odds)</source>
        <translation>كيف يختار perfect بين نقلات متساوية الجودة (المعتاد: best-odds)</translation>
    </message>
    <message>
        <source>look at most N moves ahead (both players&apos; moves)</source>
        <translation>انظر N نقلة إلى الأمام على الأكثر</translation>
    </message>
    <message>
        <source>stop a pair as soon as the SPRT has decided: is the difference LOW or HIGH (in normalised Elo)?</source>
        <translation>إيقاف زوج من اللاعبين متى حسم اختبار SPRT: هل الفارق LOW أم HIGH (بإيلو المعياري)؟</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Another program is thinking. You can&apos;t hurry it, but it has to move before the bots&apos; thinking time is up.</source>
        <translation>برنامج آخر يفكّر. لا يمكنك أن تستعجله، لكن عليه أن يلعب قبل أن ينتهي وقت تفكير الحاسوب.</translation>
    </message>
</context>
<context>
    <name>CommentLine</name>
    <message>
        <source>Comment on this move</source>
        <translation>تعليق على هذه النقلة</translation>
    </message>
    <message>
        <source>Write what you think of this move. Your comment is saved with the game (Enter)</source>
        <translation>اكتب رأيك في هذه النقلة. سيُحفظ مع المباراة (Enter)</translation>
    </message>
    <message>
        <source>A comment on this move</source>
        <translation>اكتب تعليقًا على هذه النقلة</translation>
    </message>
</context>
<context>
    <name>ComparedTree</name>
    <message>
        <source>The other tree is too large. Look fewer moves ahead.</source>
        <translation>الشجرة الأخرى كبيرة جدًا. قلّل نقلات النظر إلى الأمام.</translation>
    </message>
    <message>
        <source>The other algorithm&apos;s game tree</source>
        <translation>شجرة اللعبة للخوارزمية الأخرى</translation>
    </message>
    <message>
        <source>Counting positions in the other search…</source>
        <translation>عدّ الوضعيات في البحث الآخر…</translation>
    </message>
</context>
<context>
    <name>CountBar</name>
    <message>
        <source>Steps counted</source>
        <extracomment>The bar that is shown while the steps of a large tree are counted, for screen readers, and its button</extracomment>
        <translation>الخطوات المعدودة</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>The bar that is shown while the steps of a large tree are counted, for screen readers, and its button</extracomment>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Stop counting and look fewer moves ahead</source>
        <extracomment>The bar that is shown while the steps of a large tree are counted, for screen readers, and its button</extracomment>
        <translation>أوقف العدّ وقلّل نقلات النظر إلى الأمام</translation>
    </message>
    <message>
        <source>Counting the steps of the search: {percent}%</source>
        <extracomment>Beside a button to stop
{percent}: a number, without its sign</extracomment>
        <translation>عدّ خطوات البحث: {percent}٪</translation>
    </message>
</context>
<context>
    <name>CountTexts</name>
    <message numerus="yes">
        <source>{count} positions</source>
        <extracomment>How many positions a search has visited
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>لا وضعيات</numerusform>
            <numerusform>وضعية واحدة</numerusform>
            <numerusform>وضعيتان</numerusform>
            <numerusform>{count} وضعيات</numerusform>
            <numerusform>{count} وضعية</numerusform>
            <numerusform>{count} وضعية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} leaves</source>
        <extracomment>How many ends of branches a tree has
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>لا أوراق</numerusform>
            <numerusform>ورقة واحدة</numerusform>
            <numerusform>ورقتان</numerusform>
            <numerusform>{count} أوراق</numerusform>
            <numerusform>{count} ورقة</numerusform>
            <numerusform>{count} ورقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cuts</source>
        <extracomment>How often alpha-beta has skipped something
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>لا قطع</numerusform>
            <numerusform>قطع واحد</numerusform>
            <numerusform>قطعان</numerusform>
            <numerusform>{count} قطوع</numerusform>
            <numerusform>{count} قطعًا</numerusform>
            <numerusform>{count} قطع</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} games</source>
        <extracomment>How many games were played
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>لا مباريات</numerusform>
            <numerusform>مباراة واحدة</numerusform>
            <numerusform>مباراتان</numerusform>
            <numerusform>{count} مباريات</numerusform>
            <numerusform>{count} مباراة</numerusform>
            <numerusform>{count} مباراة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} more games were stopped before the end.</source>
        <extracomment>Below a list of games that did not end by the rules
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>انتهت كل المباريات الأخرى حسب القواعد.</numerusform>
            <numerusform>مباراة أخرى لم تنتهِ حسب القواعد.</numerusform>
            <numerusform>مباراتان أخريان لم تنتهيا حسب القواعد.</numerusform>
            <numerusform>{count} مباريات أخرى لم تنتهِ حسب القواعد.</numerusform>
            <numerusform>{count} مباراة أخرى لم تنتهِ حسب القواعد.</numerusform>
            <numerusform>{count} مباراة أخرى لم تنتهِ حسب القواعد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most {count} moves ahead</source>
        <extracomment>How far a search looks ahead; a clause
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>بلا نظر إلى الأمام</numerusform>
            <numerusform>نقلة واحدة إلى الأمام على الأكثر</numerusform>
            <numerusform>نقلتان إلى الأمام على الأكثر</numerusform>
            <numerusform>{count} نقلات إلى الأمام على الأكثر</numerusform>
            <numerusform>{count} نقلة إلى الأمام على الأكثر</numerusform>
            <numerusform>{count} نقلة إلى الأمام على الأكثر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>We can skip the other {count} branches.</source>
        <extracomment>Explain: at a cut
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>لا فروع أخرى لنتخطّاها.</numerusform>
            <numerusform>يمكننا أن نتخطّى الفرع الآخر.</numerusform>
            <numerusform>يمكننا أن نتخطّى الفرعين الآخرين.</numerusform>
            <numerusform>يمكننا أن نتخطّى الفروع الأخرى، وعددها {count}.</numerusform>
            <numerusform>يمكننا أن نتخطّى الفروع الأخرى، وعددها {count}.</numerusform>
            <numerusform>يمكننا أن نتخطّى الفروع الأخرى، وعددها {count}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>looks {depth} moves ahead, then guesses (alpha-beta)</source>
        <extracomment>What a player does, in a list of players; begins small
{depth}: a number of moves</extracomment>
        <translation>
            <numerusform>ينظر {depth} نقلة إلى الأمام، ثم يخمّن (ألفا-بيتا)</numerusform>
            <numerusform>ينظر نقلة واحدة ({depth}) إلى الأمام، ثم يخمّن (ألفا-بيتا)</numerusform>
            <numerusform>ينظر نقلتين ({depth}) إلى الأمام، ثم يخمّن (ألفا-بيتا)</numerusform>
            <numerusform>ينظر {depth} نقلات إلى الأمام، ثم يخمّن (ألفا-بيتا)</numerusform>
            <numerusform>ينظر {depth} نقلة إلى الأمام، ثم يخمّن (ألفا-بيتا)</numerusform>
            <numerusform>ينظر {depth} نقلة إلى الأمام، ثم يخمّن (ألفا-بيتا)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>looks {depth} moves ahead and counts unfinished games as 0 (alpha-beta)</source>
        <extracomment>What a player does, in a list of players; begins small
{depth}: a number of moves</extracomment>
        <translation>
            <numerusform>ينظر {depth} نقلة إلى الأمام، ويحسب المباراة التي لم تنتهِ 0 (ألفا-بيتا)</numerusform>
            <numerusform>ينظر نقلة واحدة ({depth}) إلى الأمام، ويحسب المباراة التي لم تنتهِ 0 (ألفا-بيتا)</numerusform>
            <numerusform>ينظر نقلتين ({depth}) إلى الأمام، ويحسب المباراة التي لم تنتهِ 0 (ألفا-بيتا)</numerusform>
            <numerusform>ينظر {depth} نقلات إلى الأمام، ويحسب المباراة التي لم تنتهِ 0 (ألفا-بيتا)</numerusform>
            <numerusform>ينظر {depth} نقلة إلى الأمام، ويحسب المباراة التي لم تنتهِ 0 (ألفا-بيتا)</numerusform>
            <numerusform>ينظر {depth} نقلة إلى الأمام، ويحسب المباراة التي لم تنتهِ 0 (ألفا-بيتا)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} threats</source>
        <extracomment>“Why?”: places where a player threatens to win, as in “makes two threats: b2 and c1”
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>لا تهديد</numerusform>
            <numerusform>تهديدًا واحدًا</numerusform>
            <numerusform>تهديدين</numerusform>
            <numerusform>{count} تهديدات</numerusform>
            <numerusform>{count} تهديدًا</numerusform>
            <numerusform>{count} تهديد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins in {count} moves</source>
        <extracomment>{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>يفوز {player} في {count} نقلة</numerusform>
            <numerusform>يفوز {player} في نقلة واحدة</numerusform>
            <numerusform>يفوز {player} في نقلتين</numerusform>
            <numerusform>يفوز {player} في {count} نقلات</numerusform>
            <numerusform>يفوز {player} في {count} نقلة</numerusform>
            <numerusform>يفوز {player} في {count} نقلة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you win in {count} moves</source>
        <extracomment>{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>تفوز أنت في {count} نقلة</numerusform>
            <numerusform>تفوز أنت في نقلة واحدة</numerusform>
            <numerusform>تفوز أنت في نقلتين</numerusform>
            <numerusform>تفوز أنت في {count} نقلات</numerusform>
            <numerusform>تفوز أنت في {count} نقلة</numerusform>
            <numerusform>تفوز أنت في {count} نقلة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the bot wins in {count} moves</source>
        <extracomment>{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>يفوز الحاسوب في {count} نقلة</numerusform>
            <numerusform>يفوز الحاسوب في نقلة واحدة</numerusform>
            <numerusform>يفوز الحاسوب في نقلتين</numerusform>
            <numerusform>يفوز الحاسوب في {count} نقلات</numerusform>
            <numerusform>يفوز الحاسوب في {count} نقلة</numerusform>
            <numerusform>يفوز الحاسوب في {count} نقلة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins in at most {count} moves</source>
        <extracomment>What a move or a position leads to; a clause that begins small
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>يفوز {player} في {count} نقلة على الأكثر</numerusform>
            <numerusform>يفوز {player} في نقلة واحدة على الأكثر</numerusform>
            <numerusform>يفوز {player} في نقلتين على الأكثر</numerusform>
            <numerusform>يفوز {player} في {count} نقلات على الأكثر</numerusform>
            <numerusform>يفوز {player} في {count} نقلة على الأكثر</numerusform>
            <numerusform>يفوز {player} في {count} نقلة على الأكثر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you win in at most {count} moves</source>
        <extracomment>What a move or a position leads to; a clause that begins small
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>تفوز أنت في {count} نقلة على الأكثر</numerusform>
            <numerusform>تفوز أنت في نقلة واحدة على الأكثر</numerusform>
            <numerusform>تفوز أنت في نقلتين على الأكثر</numerusform>
            <numerusform>تفوز أنت في {count} نقلات على الأكثر</numerusform>
            <numerusform>تفوز أنت في {count} نقلة على الأكثر</numerusform>
            <numerusform>تفوز أنت في {count} نقلة على الأكثر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the bot wins in at most {count} moves</source>
        <extracomment>What a move or a position leads to; a clause that begins small
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>يفوز الحاسوب في {count} نقلة على الأكثر</numerusform>
            <numerusform>يفوز الحاسوب في نقلة واحدة على الأكثر</numerusform>
            <numerusform>يفوز الحاسوب في نقلتين على الأكثر</numerusform>
            <numerusform>يفوز الحاسوب في {count} نقلات على الأكثر</numerusform>
            <numerusform>يفوز الحاسوب في {count} نقلة على الأكثر</numerusform>
            <numerusform>يفوز الحاسوب في {count} نقلة على الأكثر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins, {count} moves below the top (both players&apos; moves)</source>
        <extracomment>Explain: what a branch leads to. The moves of both players count
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>يفوز {player}، عند الجذر (بعدّ نقلات اللاعبَين)</numerusform>
            <numerusform>يفوز {player}، نقلة واحدة تحت الجذر (بعدّ نقلات اللاعبَين)</numerusform>
            <numerusform>يفوز {player}، نقلتين تحت الجذر (بعدّ نقلات اللاعبَين)</numerusform>
            <numerusform>يفوز {player}، {count} نقلات تحت الجذر (بعدّ نقلات اللاعبَين)</numerusform>
            <numerusform>يفوز {player}، {count} نقلة تحت الجذر (بعدّ نقلات اللاعبَين)</numerusform>
            <numerusform>يفوز {player}، {count} نقلة تحت الجذر (بعدّ نقلات اللاعبَين)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {move}, {player} would have won in {count} moves.</source>
        <extracomment>“Why?”: a win that was missed
{move}: a move: b2, column 4, ♘f3
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>مع {move}، كان {player} سيفوز في {count} نقلة.</numerusform>
            <numerusform>مع {move}، كان {player} سيفوز في نقلة واحدة.</numerusform>
            <numerusform>مع {move}، كان {player} سيفوز في نقلتين.</numerusform>
            <numerusform>مع {move}، كان {player} سيفوز في {count} نقلات.</numerusform>
            <numerusform>مع {move}، كان {player} سيفوز في {count} نقلة.</numerusform>
            <numerusform>مع {move}، كان {player} سيفوز في {count} نقلة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {move}, you would have won in {count} moves.</source>
        <extracomment>“Why?”: a win that was missed
{move}: a move: b2, column 4, ♘f3
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>مع {move}، كنت ستفوز في {count} نقلة.</numerusform>
            <numerusform>مع {move}، كنت ستفوز في نقلة واحدة.</numerusform>
            <numerusform>مع {move}، كنت ستفوز في نقلتين.</numerusform>
            <numerusform>مع {move}، كنت ستفوز في {count} نقلات.</numerusform>
            <numerusform>مع {move}، كنت ستفوز في {count} نقلة.</numerusform>
            <numerusform>مع {move}، كنت ستفوز في {count} نقلة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {move}, the bot would have won in {count} moves.</source>
        <extracomment>“Why?”: a win that was missed
{move}: a move: b2, column 4, ♘f3
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>مع {move}، كان الحاسوب سيفوز في {count} نقلة.</numerusform>
            <numerusform>مع {move}، كان الحاسوب سيفوز في نقلة واحدة.</numerusform>
            <numerusform>مع {move}، كان الحاسوب سيفوز في نقلتين.</numerusform>
            <numerusform>مع {move}، كان الحاسوب سيفوز في {count} نقلات.</numerusform>
            <numerusform>مع {move}، كان الحاسوب سيفوز في {count} نقلة.</numerusform>
            <numerusform>مع {move}، كان الحاسوب سيفوز في {count} نقلة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {move}, {player} wins in {count} moves.</source>
        <extracomment>“Why?”: a win that is still possible
{move}: a move: b2, column 4, ♘f3
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>مع {move}، يفوز {player} في {count} نقلة.</numerusform>
            <numerusform>مع {move}، يفوز {player} في نقلة واحدة.</numerusform>
            <numerusform>مع {move}، يفوز {player} في نقلتين.</numerusform>
            <numerusform>مع {move}، يفوز {player} في {count} نقلات.</numerusform>
            <numerusform>مع {move}، يفوز {player} في {count} نقلة.</numerusform>
            <numerusform>مع {move}، يفوز {player} في {count} نقلة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {move}, you win in {count} moves.</source>
        <extracomment>“Why?”: a win that is still possible
{move}: a move: b2, column 4, ♘f3
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>مع {move}، تفوز أنت في {count} نقلة.</numerusform>
            <numerusform>مع {move}، تفوز أنت في نقلة واحدة.</numerusform>
            <numerusform>مع {move}، تفوز أنت في نقلتين.</numerusform>
            <numerusform>مع {move}، تفوز أنت في {count} نقلات.</numerusform>
            <numerusform>مع {move}، تفوز أنت في {count} نقلة.</numerusform>
            <numerusform>مع {move}، تفوز أنت في {count} نقلة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {move}, the bot wins in {count} moves.</source>
        <extracomment>“Why?”: a win that is still possible
{move}: a move: b2, column 4, ♘f3
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>مع {move}، يفوز الحاسوب في {count} نقلة.</numerusform>
            <numerusform>مع {move}، يفوز الحاسوب في نقلة واحدة.</numerusform>
            <numerusform>مع {move}، يفوز الحاسوب في نقلتين.</numerusform>
            <numerusform>مع {move}، يفوز الحاسوب في {count} نقلات.</numerusform>
            <numerusform>مع {move}، يفوز الحاسوب في {count} نقلة.</numerusform>
            <numerusform>مع {move}، يفوز الحاسوب في {count} نقلة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looking {count} moves ahead, I found nothing better than {move}.</source>
        <extracomment>“Why not?” of a good move, as far as is known
{count}: a number; the text has a form for one and for many
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>بلا نظر إلى الأمام، لم أجد شيئًا أفضل من {move}.</numerusform>
            <numerusform>بالنظر نقلة واحدة إلى الأمام، لم أجد شيئًا أفضل من {move}.</numerusform>
            <numerusform>بالنظر نقلتين إلى الأمام، لم أجد شيئًا أفضل من {move}.</numerusform>
            <numerusform>بالنظر {count} نقلات إلى الأمام، لم أجد شيئًا أفضل من {move}.</numerusform>
            <numerusform>بالنظر {count} نقلة إلى الأمام، لم أجد شيئًا أفضل من {move}.</numerusform>
            <numerusform>بالنظر {count} نقلة إلى الأمام، لم أجد شيئًا أفضل من {move}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looking {count} moves ahead, I found no mistake.</source>
        <extracomment>“Why?” of a game without a mistake, as far as is known
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>بلا نظر إلى الأمام، لم أجد أي خطأ.</numerusform>
            <numerusform>بالنظر نقلة واحدة إلى الأمام، لم أجد أي خطأ.</numerusform>
            <numerusform>بالنظر نقلتين إلى الأمام، لم أجد أي خطأ.</numerusform>
            <numerusform>بالنظر {count} نقلات إلى الأمام، لم أجد أي خطأ.</numerusform>
            <numerusform>بالنظر {count} نقلة إلى الأمام، لم أجد أي خطأ.</numerusform>
            <numerusform>بالنظر {count} نقلة إلى الأمام، لم أجد أي خطأ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looking {count} moves ahead, I think {move} was the weakest move.</source>
        <extracomment>“Why?” of a game whose end is not known: its largest mistake, as far as is known
{count}: a number; the text has a form for one and for many
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>تخميني بلا نظر إلى الأمام: نقلة {move} كانت الأضعف.</numerusform>
            <numerusform>تخميني بالنظر نقلة واحدة إلى الأمام: نقلة {move} كانت الأضعف.</numerusform>
            <numerusform>تخميني بالنظر نقلتين إلى الأمام: نقلة {move} كانت الأضعف.</numerusform>
            <numerusform>تخميني بالنظر {count} نقلات إلى الأمام: نقلة {move} كانت الأضعف.</numerusform>
            <numerusform>تخميني بالنظر {count} نقلة إلى الأمام: نقلة {move} كانت الأضعف.</numerusform>
            <numerusform>تخميني بالنظر {count} نقلة إلى الأمام: نقلة {move} كانت الأضعف.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins here, {count} moves below the top (both players&apos; moves). That is worth {value}.</source>
        <extracomment>Explain: at the end of a branch. Here “moves” counts those of both players
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>
            <numerusform>هنا عند الجذر يفوز {player}. هذا يساوي {value}.</numerusform>
            <numerusform>هنا يفوز {player} بعد نقلة واحدة من الجذر. هذا يساوي {value}.</numerusform>
            <numerusform>هنا يفوز {player} بعد نقلتين من الجذر، بحساب نقلات اللاعبين معًا. هذا يساوي {value}.</numerusform>
            <numerusform>هنا يفوز {player} بعد {count} نقلات من الجذر، بحساب نقلات اللاعبين معًا. هذا يساوي {value}.</numerusform>
            <numerusform>هنا يفوز {player} بعد {count} نقلة من الجذر، بحساب نقلات اللاعبين معًا. هذا يساوي {value}.</numerusform>
            <numerusform>هنا يفوز {player} بعد {count} نقلة من الجذر، بحساب نقلات اللاعبين معًا. هذا يساوي {value}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looks {depth} moves ahead, then guesses.</source>
        <extracomment>What a bot does, below its name on a card
{depth}: a number of moves</extracomment>
        <translation>
            <numerusform>ينظر {depth} نقلة إلى الأمام، ثم يخمّن.</numerusform>
            <numerusform>ينظر نقلة واحدة ({depth}) إلى الأمام، ثم يخمّن.</numerusform>
            <numerusform>ينظر نقلتين ({depth}) إلى الأمام، ثم يخمّن.</numerusform>
            <numerusform>ينظر {depth} نقلات إلى الأمام، ثم يخمّن.</numerusform>
            <numerusform>ينظر {depth} نقلة إلى الأمام، ثم يخمّن.</numerusform>
            <numerusform>ينظر {depth} نقلة إلى الأمام، ثم يخمّن.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looks {depth} moves ahead, then guesses roughly.</source>
        <extracomment>What a bot does, below its name on a card
{depth}: a number of moves</extracomment>
        <translation>
            <numerusform>ينظر {depth} نقلة إلى الأمام، ثم يخمّن تقريبًا.</numerusform>
            <numerusform>ينظر نقلة واحدة ({depth}) إلى الأمام، ثم يخمّن تقريبًا.</numerusform>
            <numerusform>ينظر نقلتين ({depth}) إلى الأمام، ثم يخمّن تقريبًا.</numerusform>
            <numerusform>ينظر {depth} نقلات إلى الأمام، ثم يخمّن تقريبًا.</numerusform>
            <numerusform>ينظر {depth} نقلة إلى الأمام، ثم يخمّن تقريبًا.</numerusform>
            <numerusform>ينظر {depth} نقلة إلى الأمام، ثم يخمّن تقريبًا.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>looks {depth} moves ahead at the {tried} most promising moves, then guesses (alpha-beta)</source>
        <extracomment>What a player does, in a list of players; begins small. {tried}: a number of moves
{depth}: a number of moves</extracomment>
        <translation>
            <numerusform>ينظر {depth} نقلة إلى الأمام في النقلات الأرجح، وعددها {tried}، ثم يخمّن (ألفا-بيتا)</numerusform>
            <numerusform>ينظر نقلة واحدة ({depth}) إلى الأمام في النقلات الأرجح، وعددها {tried}، ثم يخمّن (ألفا-بيتا)</numerusform>
            <numerusform>ينظر نقلتين ({depth}) إلى الأمام في النقلات الأرجح، وعددها {tried}، ثم يخمّن (ألفا-بيتا)</numerusform>
            <numerusform>ينظر {depth} نقلات إلى الأمام في النقلات الأرجح، وعددها {tried}، ثم يخمّن (ألفا-بيتا)</numerusform>
            <numerusform>ينظر {depth} نقلة إلى الأمام في النقلات الأرجح، وعددها {tried}، ثم يخمّن (ألفا-بيتا)</numerusform>
            <numerusform>ينظر {depth} نقلة إلى الأمام في النقلات الأرجح، وعددها {tried}، ثم يخمّن (ألفا-بيتا)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are {count} more like this.</source>
        <extracomment>After a sentence on a part of a file that was left out
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>لا يوجد المزيد من هذا.</numerusform>
            <numerusform>يوجد واحد آخر من هذا.</numerusform>
            <numerusform>يوجد اثنان آخران من هذا.</numerusform>
            <numerusform>يوجد {count} أخرى من هذا.</numerusform>
            <numerusform>يوجد {count} أخرى من هذا.</numerusform>
            <numerusform>يوجد {count} أخرى من هذا.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I looked {count} moves ahead. {told}</source>
        <extracomment>“Why?”, before a comparison of two moves. {told}: sentences such as “With b2, X wins by 3.”
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>بلا نظر إلى الأمام: {told}</numerusform>
            <numerusform>بالنظر نقلة واحدة إلى الأمام: {told}</numerusform>
            <numerusform>بالنظر نقلتين إلى الأمام: {told}</numerusform>
            <numerusform>بالنظر {count} نقلات إلى الأمام: {told}</numerusform>
            <numerusform>بالنظر {count} نقلة إلى الأمام: {told}</numerusform>
            <numerusform>بالنظر {count} نقلة إلى الأمام: {told}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tries {playouts} random games before each move, most of them with the moves that do best (Monte Carlo tree search by L. Kocsis and C. Szepesvári)</source>
        <extracomment>What a player does, in a list of players; begins small. {playouts}: a number of games</extracomment>
        <translation>
            <numerusform>لا يلعب أي مباراة عشوائية ({playouts}) قبل نقلته (بحث في الشجرة، L. Kocsis وC. Szepesvári)</numerusform>
            <numerusform>يلعب مباراة عشوائية واحدة ({playouts}) قبل كل نقلة، ويكثر منها بعد النقلات الناجحة (بحث في الشجرة، L. Kocsis وC. Szepesvári)</numerusform>
            <numerusform>يلعب مباراتين عشوائيتين ({playouts}) قبل كل نقلة، ويكثر منها بعد النقلات الناجحة (بحث في الشجرة، L. Kocsis وC. Szepesvári)</numerusform>
            <numerusform>يلعب {playouts} مباريات عشوائية قبل كل نقلة، ويكثر منها بعد النقلات الناجحة (بحث في الشجرة، L. Kocsis وC. Szepesvári)</numerusform>
            <numerusform>يلعب {playouts} مباراة عشوائية قبل كل نقلة، ويكثر منها بعد النقلات الناجحة (بحث في الشجرة، L. Kocsis وC. Szepesvári)</numerusform>
            <numerusform>يلعب {playouts} مباراة عشوائية قبل كل نقلة، ويكثر منها بعد النقلات الناجحة (بحث في الشجرة، L. Kocsis وC. Szepesvári)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>any of {count} moves, such as {move}</source>
        <extracomment>Many moves that do the same, in a sentence such as “With {moves}, X wins.”
{count}: a number; the text has a form for one and for many
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>أي نقلة، مثل {move}</numerusform>
            <numerusform>أي نقلة، مثل {move}</numerusform>
            <numerusform>أي من نقلتين، مثل {move}</numerusform>
            <numerusform>أي من {count} نقلات، مثل {move}</numerusform>
            <numerusform>أي من {count} نقلة، مثل {move}</numerusform>
            <numerusform>أي من {count} نقلة، مثل {move}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins {count} moves from now (both players&apos; moves)</source>
        <extracomment>What a position leads to; a clause that begins small. The moves of both players count
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>يفوز {player} بعد {count} نقلة من هنا</numerusform>
            <numerusform>يفوز {player} بعد نقلة واحدة من هنا</numerusform>
            <numerusform>يفوز {player} بعد نقلتين من هنا</numerusform>
            <numerusform>يفوز {player} بعد {count} نقلات من هنا</numerusform>
            <numerusform>يفوز {player} بعد {count} نقلة من هنا</numerusform>
            <numerusform>يفوز {player} بعد {count} نقلة من هنا</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you win {count} moves from now (both players&apos; moves)</source>
        <extracomment>What a position leads to; a clause that begins small. The moves of both players count
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>تفوز أنت بعد {count} نقلة من هنا</numerusform>
            <numerusform>تفوز أنت بعد نقلة واحدة من هنا</numerusform>
            <numerusform>تفوز أنت بعد نقلتين من هنا</numerusform>
            <numerusform>تفوز أنت بعد {count} نقلات من هنا</numerusform>
            <numerusform>تفوز أنت بعد {count} نقلة من هنا</numerusform>
            <numerusform>تفوز أنت بعد {count} نقلة من هنا</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the bot wins {count} moves from now (both players&apos; moves)</source>
        <extracomment>What a position leads to; a clause that begins small. The moves of both players count
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>يفوز الحاسوب بعد {count} نقلة من هنا</numerusform>
            <numerusform>يفوز الحاسوب بعد نقلة واحدة من هنا</numerusform>
            <numerusform>يفوز الحاسوب بعد نقلتين من هنا</numerusform>
            <numerusform>يفوز الحاسوب بعد {count} نقلات من هنا</numerusform>
            <numerusform>يفوز الحاسوب بعد {count} نقلة من هنا</numerusform>
            <numerusform>يفوز الحاسوب بعد {count} نقلة من هنا</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, {winner} can win in {count} moves.</source>
        <extracomment>“Why?”: what was wrong with a move
{move}: a move: b2, column 4, ♘f3
{winner}: the name of the player who wins: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>بعد {move} يستطيع {winner} أن يفوز في {count} نقلة.</numerusform>
            <numerusform>بعد {move} يستطيع {winner} أن يفوز في نقلة واحدة.</numerusform>
            <numerusform>بعد {move} يستطيع {winner} أن يفوز في نقلتين.</numerusform>
            <numerusform>بعد {move} يستطيع {winner} أن يفوز في {count} نقلات.</numerusform>
            <numerusform>بعد {move} يستطيع {winner} أن يفوز في {count} نقلة.</numerusform>
            <numerusform>بعد {move} يستطيع {winner} أن يفوز في {count} نقلة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, you can win in {count} moves.</source>
        <extracomment>“Why?”: what was wrong with a move
{move}: a move: b2, column 4, ♘f3
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>بعد {move} تستطيع أن تفوز في {count} نقلة.</numerusform>
            <numerusform>بعد {move} تستطيع أن تفوز في نقلة واحدة.</numerusform>
            <numerusform>بعد {move} تستطيع أن تفوز في نقلتين.</numerusform>
            <numerusform>بعد {move} تستطيع أن تفوز في {count} نقلات.</numerusform>
            <numerusform>بعد {move} تستطيع أن تفوز في {count} نقلة.</numerusform>
            <numerusform>بعد {move} تستطيع أن تفوز في {count} نقلة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, the bot can win in {count} moves.</source>
        <extracomment>“Why?”: what was wrong with a move
{move}: a move: b2, column 4, ♘f3
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>بعد {move} يستطيع الحاسوب أن يفوز في {count} نقلة.</numerusform>
            <numerusform>بعد {move} يستطيع الحاسوب أن يفوز في نقلة واحدة.</numerusform>
            <numerusform>بعد {move} يستطيع الحاسوب أن يفوز في نقلتين.</numerusform>
            <numerusform>بعد {move} يستطيع الحاسوب أن يفوز في {count} نقلات.</numerusform>
            <numerusform>بعد {move} يستطيع الحاسوب أن يفوز في {count} نقلة.</numerusform>
            <numerusform>بعد {move} يستطيع الحاسوب أن يفوز في {count} نقلة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, {winner} can win in at most {count} moves.</source>
        <extracomment>“Why?”: what was wrong with a move
{move}: a move: b2, column 4, ♘f3
{winner}: the name of the player who wins: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>بعد {move} يستطيع {winner} أن يفوز في {count} نقلة على الأكثر.</numerusform>
            <numerusform>بعد {move} يستطيع {winner} أن يفوز في نقلة واحدة على الأكثر.</numerusform>
            <numerusform>بعد {move} يستطيع {winner} أن يفوز في نقلتين على الأكثر.</numerusform>
            <numerusform>بعد {move} يستطيع {winner} أن يفوز في {count} نقلات على الأكثر.</numerusform>
            <numerusform>بعد {move} يستطيع {winner} أن يفوز في {count} نقلة على الأكثر.</numerusform>
            <numerusform>بعد {move} يستطيع {winner} أن يفوز في {count} نقلة على الأكثر.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, you can win in at most {count} moves.</source>
        <extracomment>“Why?”: what was wrong with a move
{move}: a move: b2, column 4, ♘f3
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>بعد {move} تستطيع أن تفوز في {count} نقلة على الأكثر.</numerusform>
            <numerusform>بعد {move} تستطيع أن تفوز في نقلة واحدة على الأكثر.</numerusform>
            <numerusform>بعد {move} تستطيع أن تفوز في نقلتين على الأكثر.</numerusform>
            <numerusform>بعد {move} تستطيع أن تفوز في {count} نقلات على الأكثر.</numerusform>
            <numerusform>بعد {move} تستطيع أن تفوز في {count} نقلة على الأكثر.</numerusform>
            <numerusform>بعد {move} تستطيع أن تفوز في {count} نقلة على الأكثر.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, the bot can win in at most {count} moves.</source>
        <extracomment>“Why?”: what was wrong with a move
{move}: a move: b2, column 4, ♘f3
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>بعد {move} يستطيع الحاسوب أن يفوز في {count} نقلة على الأكثر.</numerusform>
            <numerusform>بعد {move} يستطيع الحاسوب أن يفوز في نقلة واحدة على الأكثر.</numerusform>
            <numerusform>بعد {move} يستطيع الحاسوب أن يفوز في نقلتين على الأكثر.</numerusform>
            <numerusform>بعد {move} يستطيع الحاسوب أن يفوز في {count} نقلات على الأكثر.</numerusform>
            <numerusform>بعد {move} يستطيع الحاسوب أن يفوز في {count} نقلة على الأكثر.</numerusform>
            <numerusform>بعد {move} يستطيع الحاسوب أن يفوز في {count} نقلة على الأكثر.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looking {count} moves ahead, I see no loss after {move}.</source>
        <extracomment>“Why?”: what is known of a good move
{count}: a number; the text has a form for one and for many
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>بلا نظر إلى الأمام، لا أرى خسارة بعد {move}.</numerusform>
            <numerusform>بالنظر نقلة واحدة إلى الأمام، لا أرى خسارة بعد {move}.</numerusform>
            <numerusform>بالنظر نقلتين إلى الأمام، لا أرى خسارة بعد {move}.</numerusform>
            <numerusform>بالنظر {count} نقلات إلى الأمام، لا أرى خسارة بعد {move}.</numerusform>
            <numerusform>بالنظر {count} نقلة إلى الأمام، لا أرى خسارة بعد {move}.</numerusform>
            <numerusform>بالنظر {count} نقلة إلى الأمام، لا أرى خسارة بعد {move}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looking {count} moves ahead, I see no win after {move}.</source>
        <extracomment>“Why?”: what is known of a move
{count}: a number; the text has a form for one and for many
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>بلا نظر إلى الأمام، لا أرى فوزًا بعد {move}.</numerusform>
            <numerusform>بالنظر نقلة واحدة إلى الأمام، لا أرى فوزًا بعد {move}.</numerusform>
            <numerusform>بالنظر نقلتين إلى الأمام، لا أرى فوزًا بعد {move}.</numerusform>
            <numerusform>بالنظر {count} نقلات إلى الأمام، لا أرى فوزًا بعد {move}.</numerusform>
            <numerusform>بالنظر {count} نقلة إلى الأمام، لا أرى فوزًا بعد {move}.</numerusform>
            <numerusform>بالنظر {count} نقلة إلى الأمام، لا أرى فوزًا بعد {move}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looking {count} moves ahead, I like {better} better than {move}.</source>
        <extracomment>“Why?”: a move that was better, as far as is known
{count}: a number; the text has a form for one and for many
{better}: a move that was better: b2
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>بلا نظر إلى الأمام، أفضّل نقلة {better} على {move}.</numerusform>
            <numerusform>بالنظر نقلة واحدة إلى الأمام، أفضّل نقلة {better} على {move}.</numerusform>
            <numerusform>بالنظر نقلتين إلى الأمام، أفضّل نقلة {better} على {move}.</numerusform>
            <numerusform>بالنظر {count} نقلات إلى الأمام، أفضّل نقلة {better} على {move}.</numerusform>
            <numerusform>بالنظر {count} نقلة إلى الأمام، أفضّل نقلة {better} على {move}.</numerusform>
            <numerusform>بالنظر {count} نقلة إلى الأمام، أفضّل نقلة {better} على {move}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins at most {count} moves from now (both players&apos; moves)</source>
        <extracomment>What a position leads to; a clause that begins small. The moves of both players count
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>يفوز {player} بعد {count} نقلة من هنا على الأكثر</numerusform>
            <numerusform>يفوز {player} بعد نقلة واحدة من هنا على الأكثر</numerusform>
            <numerusform>يفوز {player} بعد نقلتين من هنا على الأكثر</numerusform>
            <numerusform>يفوز {player} بعد {count} نقلات من هنا على الأكثر</numerusform>
            <numerusform>يفوز {player} بعد {count} نقلة من هنا على الأكثر</numerusform>
            <numerusform>يفوز {player} بعد {count} نقلة من هنا على الأكثر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you win at most {count} moves from now (both players&apos; moves)</source>
        <extracomment>What a position leads to; a clause that begins small. The moves of both players count
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>تفوز أنت بعد {count} نقلة من هنا على الأكثر</numerusform>
            <numerusform>تفوز أنت بعد نقلة واحدة من هنا على الأكثر</numerusform>
            <numerusform>تفوز أنت بعد نقلتين من هنا على الأكثر</numerusform>
            <numerusform>تفوز أنت بعد {count} نقلات من هنا على الأكثر</numerusform>
            <numerusform>تفوز أنت بعد {count} نقلة من هنا على الأكثر</numerusform>
            <numerusform>تفوز أنت بعد {count} نقلة من هنا على الأكثر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the bot wins at most {count} moves from now (both players&apos; moves)</source>
        <extracomment>What a position leads to; a clause that begins small. The moves of both players count
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>يفوز الحاسوب بعد {count} نقلة من هنا على الأكثر</numerusform>
            <numerusform>يفوز الحاسوب بعد نقلة واحدة من هنا على الأكثر</numerusform>
            <numerusform>يفوز الحاسوب بعد نقلتين من هنا على الأكثر</numerusform>
            <numerusform>يفوز الحاسوب بعد {count} نقلات من هنا على الأكثر</numerusform>
            <numerusform>يفوز الحاسوب بعد {count} نقلة من هنا على الأكثر</numerusform>
            <numerusform>يفوز الحاسوب بعد {count} نقلة من هنا على الأكثر</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Countdown</name>
    <message>
        <source>I&apos;m still here</source>
        <translation>ما زلت هنا</translation>
    </message>
    <message numerus="yes">
        <source>Are you still there? A new game starts in {seconds} seconds.</source>
        <extracomment>Booth: before a visit ends, as nobody touches the screen
{seconds}: a number</extracomment>
        <translation>
            <numerusform>هل ما زلت هنا؟ تبدأ لعبة جديدة بعد {seconds} ثانية.</numerusform>
            <numerusform>هل ما زلت هنا؟ تبدأ لعبة جديدة بعد {seconds} ثانية.</numerusform>
            <numerusform>هل ما زلت هنا؟ تبدأ لعبة جديدة بعد {seconds} ثانية.</numerusform>
            <numerusform>هل ما زلت هنا؟ تبدأ لعبة جديدة بعد {seconds} ثوانٍ.</numerusform>
            <numerusform>هل ما زلت هنا؟ تبدأ لعبة جديدة بعد {seconds} ثانية.</numerusform>
            <numerusform>هل ما زلت هنا؟ تبدأ لعبة جديدة بعد {seconds} ثانية.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedBoards</name>
    <message numerus="yes">
        <source>Notakto, {count} boards</source>
        <extracomment>The name of a game with its boards
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>نوتاكتو، بلا لوحات</numerusform>
            <numerusform>نوتاكتو، لوحة واحدة</numerusform>
            <numerusform>نوتاكتو، لوحتان</numerusform>
            <numerusform>نوتاكتو، {count} لوحات</numerusform>
            <numerusform>نوتاكتو، {count} لوحة</numerusform>
            <numerusform>نوتاكتو، {count} لوحة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedBoxes</name>
    <message numerus="yes">
        <source>After {move}, {other} can take a chain of {number} boxes.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of boxes
{move}: a move: b2, column 4, ♘f3
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>
            <numerusform>نقلة {move} تفتح سلسلة: يستطيع {other} أن يأخذ {number} صندوق.</numerusform>
            <numerusform>نقلة {move} تفتح سلسلة: يستطيع {other} أن يأخذ صندوقًا واحدًا.</numerusform>
            <numerusform>نقلة {move} تفتح سلسلة: يستطيع {other} أن يأخذ صندوقين.</numerusform>
            <numerusform>نقلة {move} تفتح سلسلة: يستطيع {other} أن يأخذ {number} صناديق.</numerusform>
            <numerusform>نقلة {move} تفتح سلسلة: يستطيع {other} أن يأخذ {number} صندوقًا.</numerusform>
            <numerusform>نقلة {move} تفتح سلسلة: يستطيع {other} أن يأخذ {number} صندوق.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, you can take a chain of {number} boxes.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of boxes
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>نقلة {move} تفتح سلسلة: تستطيع أن تأخذ {number} صندوق.</numerusform>
            <numerusform>نقلة {move} تفتح سلسلة: تستطيع أن تأخذ صندوقًا واحدًا.</numerusform>
            <numerusform>نقلة {move} تفتح سلسلة: تستطيع أن تأخذ صندوقين.</numerusform>
            <numerusform>نقلة {move} تفتح سلسلة: تستطيع أن تأخذ {number} صناديق.</numerusform>
            <numerusform>نقلة {move} تفتح سلسلة: تستطيع أن تأخذ {number} صندوقًا.</numerusform>
            <numerusform>نقلة {move} تفتح سلسلة: تستطيع أن تأخذ {number} صندوق.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, the bot can take a chain of {number} boxes.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of boxes
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>نقلة {move} تفتح سلسلة: يستطيع الحاسوب أن يأخذ {number} صندوق.</numerusform>
            <numerusform>نقلة {move} تفتح سلسلة: يستطيع الحاسوب أن يأخذ صندوقًا واحدًا.</numerusform>
            <numerusform>نقلة {move} تفتح سلسلة: يستطيع الحاسوب أن يأخذ صندوقين.</numerusform>
            <numerusform>نقلة {move} تفتح سلسلة: يستطيع الحاسوب أن يأخذ {number} صناديق.</numerusform>
            <numerusform>نقلة {move} تفتح سلسلة: يستطيع الحاسوب أن يأخذ {number} صندوقًا.</numerusform>
            <numerusform>نقلة {move} تفتح سلسلة: يستطيع الحاسوب أن يأخذ {number} صندوق.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, {number} boxes are left for {other}.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of boxes
{move}: a move: b2, column 4, ♘f3
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>
            <numerusform>نقلة {move} تترك للاعب {other} {number} صندوق.</numerusform>
            <numerusform>نقلة {move} تترك للاعب {other} صندوقًا واحدًا.</numerusform>
            <numerusform>نقلة {move} تترك للاعب {other} صندوقين.</numerusform>
            <numerusform>نقلة {move} تترك للاعب {other} {number} صناديق.</numerusform>
            <numerusform>نقلة {move} تترك للاعب {other} {number} صندوقًا.</numerusform>
            <numerusform>نقلة {move} تترك للاعب {other} {number} صندوق.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, {number} boxes are left for you.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of boxes
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>نقلة {move} تترك لك {number} صندوق.</numerusform>
            <numerusform>نقلة {move} تترك لك صندوقًا واحدًا.</numerusform>
            <numerusform>نقلة {move} تترك لك صندوقين.</numerusform>
            <numerusform>نقلة {move} تترك لك {number} صناديق.</numerusform>
            <numerusform>نقلة {move} تترك لك {number} صندوقًا.</numerusform>
            <numerusform>نقلة {move} تترك لك {number} صندوق.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, {number} boxes are left for the bot.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of boxes
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>نقلة {move} تترك للحاسوب {number} صندوق.</numerusform>
            <numerusform>نقلة {move} تترك للحاسوب صندوقًا واحدًا.</numerusform>
            <numerusform>نقلة {move} تترك للحاسوب صندوقين.</numerusform>
            <numerusform>نقلة {move} تترك للحاسوب {number} صناديق.</numerusform>
            <numerusform>نقلة {move} تترك للحاسوب {number} صندوقًا.</numerusform>
            <numerusform>نقلة {move} تترك للحاسوب {number} صندوق.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {move}, {player} closes a box, but then has to draw again and give away at least {number} boxes.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of boxes
{move}: a move: b2, column 4, ♘f3
{player}: a player&apos;s name: X, White</extracomment>
        <translation>
            <numerusform>نقلة {move} تغلق صندوقًا. بعدها يجب على {player} أن يرسم من جديد، ويعطي على الأقل {number} صندوق.</numerusform>
            <numerusform>نقلة {move} تغلق صندوقًا. بعدها يجب على {player} أن يرسم من جديد، ويعطي على الأقل صندوقًا واحدًا.</numerusform>
            <numerusform>نقلة {move} تغلق صندوقًا. بعدها يجب على {player} أن يرسم من جديد، ويعطي على الأقل صندوقين.</numerusform>
            <numerusform>نقلة {move} تغلق صندوقًا. بعدها يجب على {player} أن يرسم من جديد، ويعطي على الأقل {number} صناديق.</numerusform>
            <numerusform>نقلة {move} تغلق صندوقًا. بعدها يجب على {player} أن يرسم من جديد، ويعطي على الأقل {number} صندوقًا.</numerusform>
            <numerusform>نقلة {move} تغلق صندوقًا. بعدها يجب على {player} أن يرسم من جديد، ويعطي على الأقل {number} صندوق.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {move}, you close a box, but then you have to draw again and give away at least {number} boxes.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of boxes
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>نقلة {move} تغلق صندوقًا. بعدها يجب أن ترسم من جديد، وتعطي على الأقل {number} صندوق.</numerusform>
            <numerusform>نقلة {move} تغلق صندوقًا. بعدها يجب أن ترسم من جديد، وتعطي على الأقل صندوقًا واحدًا.</numerusform>
            <numerusform>نقلة {move} تغلق صندوقًا. بعدها يجب أن ترسم من جديد، وتعطي على الأقل صندوقين.</numerusform>
            <numerusform>نقلة {move} تغلق صندوقًا. بعدها يجب أن ترسم من جديد، وتعطي على الأقل {number} صناديق.</numerusform>
            <numerusform>نقلة {move} تغلق صندوقًا. بعدها يجب أن ترسم من جديد، وتعطي على الأقل {number} صندوقًا.</numerusform>
            <numerusform>نقلة {move} تغلق صندوقًا. بعدها يجب أن ترسم من جديد، وتعطي على الأقل {number} صندوق.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {move}, the bot closes a box, but then it has to draw again and give away at least {number} boxes.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of boxes
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>نقلة {move} تغلق صندوقًا. بعدها يجب على الحاسوب أن يرسم من جديد، ويعطي على الأقل {number} صندوق.</numerusform>
            <numerusform>نقلة {move} تغلق صندوقًا. بعدها يجب على الحاسوب أن يرسم من جديد، ويعطي على الأقل صندوقًا واحدًا.</numerusform>
            <numerusform>نقلة {move} تغلق صندوقًا. بعدها يجب على الحاسوب أن يرسم من جديد، ويعطي على الأقل صندوقين.</numerusform>
            <numerusform>نقلة {move} تغلق صندوقًا. بعدها يجب على الحاسوب أن يرسم من جديد، ويعطي على الأقل {number} صناديق.</numerusform>
            <numerusform>نقلة {move} تغلق صندوقًا. بعدها يجب على الحاسوب أن يرسم من جديد، ويعطي على الأقل {number} صندوقًا.</numerusform>
            <numerusform>نقلة {move} تغلق صندوقًا. بعدها يجب على الحاسوب أن يرسم من جديد، ويعطي على الأقل {number} صندوق.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedBridges</name>
    <message numerus="yes">
        <source>After {reply}, {other}&apos;s stones reach from edge to edge, with {number} bridges in between. A bridge is two empty cells: if {player} takes one, {other} takes the other.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2
{other}: the other player&apos;s name: O, Black
{number}: a number
{player}: a player&apos;s name: X, White</extracomment>
        <translation>
            <numerusform>بعد {reply}، تمتد حجارة {other} من حافة إلى حافة، مع {number} جسر بينها. الجسر خليتان فارغتان: إذا أخذ {player} واحدة، يأخذ {other} الأخرى.</numerusform>
            <numerusform>بعد {reply}، تمتد حجارة {other} من حافة إلى حافة، مع جسر واحد بينها. الجسر خليتان فارغتان: إذا أخذ {player} واحدة، يأخذ {other} الأخرى.</numerusform>
            <numerusform>بعد {reply}، تمتد حجارة {other} من حافة إلى حافة، مع جسرين بينها. الجسر خليتان فارغتان: إذا أخذ {player} واحدة، يأخذ {other} الأخرى.</numerusform>
            <numerusform>بعد {reply}، تمتد حجارة {other} من حافة إلى حافة، مع {number} جسور بينها. الجسر خليتان فارغتان: إذا أخذ {player} واحدة، يأخذ {other} الأخرى.</numerusform>
            <numerusform>بعد {reply}، تمتد حجارة {other} من حافة إلى حافة، مع {number} جسرًا بينها. الجسر خليتان فارغتان: إذا أخذ {player} واحدة، يأخذ {other} الأخرى.</numerusform>
            <numerusform>بعد {reply}، تمتد حجارة {other} من حافة إلى حافة، مع {number} جسر بينها. الجسر خليتان فارغتان: إذا أخذ {player} واحدة، يأخذ {other} الأخرى.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {reply}, your stones reach from edge to edge, with {number} bridges in between. A bridge is two empty cells: if the bot takes one, you take the other.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2
{number}: a number</extracomment>
        <translation>
            <numerusform>بعد {reply}، تمتد حجارتك من حافة إلى حافة، مع {number} جسر بينها. الجسر خليتان فارغتان: إذا أخذ الحاسوب واحدة، تأخذ أنت الأخرى.</numerusform>
            <numerusform>بعد {reply}، تمتد حجارتك من حافة إلى حافة، مع جسر واحد بينها. الجسر خليتان فارغتان: إذا أخذ الحاسوب واحدة، تأخذ أنت الأخرى.</numerusform>
            <numerusform>بعد {reply}، تمتد حجارتك من حافة إلى حافة، مع جسرين بينها. الجسر خليتان فارغتان: إذا أخذ الحاسوب واحدة، تأخذ أنت الأخرى.</numerusform>
            <numerusform>بعد {reply}، تمتد حجارتك من حافة إلى حافة، مع {number} جسور بينها. الجسر خليتان فارغتان: إذا أخذ الحاسوب واحدة، تأخذ أنت الأخرى.</numerusform>
            <numerusform>بعد {reply}، تمتد حجارتك من حافة إلى حافة، مع {number} جسرًا بينها. الجسر خليتان فارغتان: إذا أخذ الحاسوب واحدة، تأخذ أنت الأخرى.</numerusform>
            <numerusform>بعد {reply}، تمتد حجارتك من حافة إلى حافة، مع {number} جسر بينها. الجسر خليتان فارغتان: إذا أخذ الحاسوب واحدة، تأخذ أنت الأخرى.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {reply}, the bot&apos;s stones reach from edge to edge, with {number} bridges in between. A bridge is two empty cells: if you take one, the bot takes the other.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2
{number}: a number</extracomment>
        <translation>
            <numerusform>بعد {reply}، تمتد حجارة الحاسوب من حافة إلى حافة، مع {number} جسر بينها. الجسر خليتان فارغتان: إذا أخذت أنت واحدة، يأخذ الحاسوب الأخرى.</numerusform>
            <numerusform>بعد {reply}، تمتد حجارة الحاسوب من حافة إلى حافة، مع جسر واحد بينها. الجسر خليتان فارغتان: إذا أخذت أنت واحدة، يأخذ الحاسوب الأخرى.</numerusform>
            <numerusform>بعد {reply}، تمتد حجارة الحاسوب من حافة إلى حافة، مع جسرين بينها. الجسر خليتان فارغتان: إذا أخذت أنت واحدة، يأخذ الحاسوب الأخرى.</numerusform>
            <numerusform>بعد {reply}، تمتد حجارة الحاسوب من حافة إلى حافة، مع {number} جسور بينها. الجسر خليتان فارغتان: إذا أخذت أنت واحدة، يأخذ الحاسوب الأخرى.</numerusform>
            <numerusform>بعد {reply}، تمتد حجارة الحاسوب من حافة إلى حافة، مع {number} جسرًا بينها. الجسر خليتان فارغتان: إذا أخذت أنت واحدة، يأخذ الحاسوب الأخرى.</numerusform>
            <numerusform>بعد {reply}، تمتد حجارة الحاسوب من حافة إلى حافة، مع {number} جسر بينها. الجسر خليتان فارغتان: إذا أخذت أنت واحدة، يأخذ الحاسوب الأخرى.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {better}, {player}&apos;s stones would reach from edge to edge, with {number} bridges in between. A bridge is two empty cells: if {other} takes one, {player} takes the other.</source>
        <extracomment>“Why?”: the reason for a loss
{better}: a move that was better: b2
{player}: a player&apos;s name: X, White
{number}: a number
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>
            <numerusform>مع {better}، كانت حجارة {player} ستمتد من حافة إلى حافة، مع {number} جسر بينها. الجسر خليتان فارغتان: إذا أخذ {other} واحدة، يأخذ {player} الأخرى.</numerusform>
            <numerusform>مع {better}، كانت حجارة {player} ستمتد من حافة إلى حافة، مع جسر واحد بينها. الجسر خليتان فارغتان: إذا أخذ {other} واحدة، يأخذ {player} الأخرى.</numerusform>
            <numerusform>مع {better}، كانت حجارة {player} ستمتد من حافة إلى حافة، مع جسرين بينها. الجسر خليتان فارغتان: إذا أخذ {other} واحدة، يأخذ {player} الأخرى.</numerusform>
            <numerusform>مع {better}، كانت حجارة {player} ستمتد من حافة إلى حافة، مع {number} جسور بينها. الجسر خليتان فارغتان: إذا أخذ {other} واحدة، يأخذ {player} الأخرى.</numerusform>
            <numerusform>مع {better}، كانت حجارة {player} ستمتد من حافة إلى حافة، مع {number} جسرًا بينها. الجسر خليتان فارغتان: إذا أخذ {other} واحدة، يأخذ {player} الأخرى.</numerusform>
            <numerusform>مع {better}، كانت حجارة {player} ستمتد من حافة إلى حافة، مع {number} جسر بينها. الجسر خليتان فارغتان: إذا أخذ {other} واحدة، يأخذ {player} الأخرى.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {better}, your stones would reach from edge to edge, with {number} bridges in between. A bridge is two empty cells: if the bot takes one, you take the other.</source>
        <extracomment>“Why?”: the reason for a loss
{better}: a move that was better: b2
{number}: a number</extracomment>
        <translation>
            <numerusform>مع {better}، كانت حجارتك ستمتد من حافة إلى حافة، مع {number} جسر بينها. الجسر خليتان فارغتان: إذا أخذ الحاسوب واحدة، تأخذ أنت الأخرى.</numerusform>
            <numerusform>مع {better}، كانت حجارتك ستمتد من حافة إلى حافة، مع جسر واحد بينها. الجسر خليتان فارغتان: إذا أخذ الحاسوب واحدة، تأخذ أنت الأخرى.</numerusform>
            <numerusform>مع {better}، كانت حجارتك ستمتد من حافة إلى حافة، مع جسرين بينها. الجسر خليتان فارغتان: إذا أخذ الحاسوب واحدة، تأخذ أنت الأخرى.</numerusform>
            <numerusform>مع {better}، كانت حجارتك ستمتد من حافة إلى حافة، مع {number} جسور بينها. الجسر خليتان فارغتان: إذا أخذ الحاسوب واحدة، تأخذ أنت الأخرى.</numerusform>
            <numerusform>مع {better}، كانت حجارتك ستمتد من حافة إلى حافة، مع {number} جسرًا بينها. الجسر خليتان فارغتان: إذا أخذ الحاسوب واحدة، تأخذ أنت الأخرى.</numerusform>
            <numerusform>مع {better}، كانت حجارتك ستمتد من حافة إلى حافة، مع {number} جسر بينها. الجسر خليتان فارغتان: إذا أخذ الحاسوب واحدة، تأخذ أنت الأخرى.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {better}, the bot&apos;s stones would reach from edge to edge, with {number} bridges in between. A bridge is two empty cells: if you take one, the bot takes the other.</source>
        <extracomment>“Why?”: the reason for a loss
{better}: a move that was better: b2
{number}: a number</extracomment>
        <translation>
            <numerusform>مع {better}، كانت حجارة الحاسوب ستمتد من حافة إلى حافة، مع {number} جسر بينها. الجسر خليتان فارغتان: إذا أخذت أنت واحدة، يأخذ الحاسوب الأخرى.</numerusform>
            <numerusform>مع {better}، كانت حجارة الحاسوب ستمتد من حافة إلى حافة، مع جسر واحد بينها. الجسر خليتان فارغتان: إذا أخذت أنت واحدة، يأخذ الحاسوب الأخرى.</numerusform>
            <numerusform>مع {better}، كانت حجارة الحاسوب ستمتد من حافة إلى حافة، مع جسرين بينها. الجسر خليتان فارغتان: إذا أخذت أنت واحدة، يأخذ الحاسوب الأخرى.</numerusform>
            <numerusform>مع {better}، كانت حجارة الحاسوب ستمتد من حافة إلى حافة، مع {number} جسور بينها. الجسر خليتان فارغتان: إذا أخذت أنت واحدة، يأخذ الحاسوب الأخرى.</numerusform>
            <numerusform>مع {better}، كانت حجارة الحاسوب ستمتد من حافة إلى حافة، مع {number} جسرًا بينها. الجسر خليتان فارغتان: إذا أخذت أنت واحدة، يأخذ الحاسوب الأخرى.</numerusform>
            <numerusform>مع {better}، كانت حجارة الحاسوب ستمتد من حافة إلى حافة، مع {number} جسر بينها. الجسر خليتان فارغتان: إذا أخذت أنت واحدة، يأخذ الحاسوب الأخرى.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedCaptures</name>
    <message numerus="yes">
        <source>With {better}, {player} could capture {number} of {other}&apos;s seeds.</source>
        <extracomment>“Why?”: what is wrong with a move
{better}: a move that was better: b2
{player}: a player&apos;s name: X, White
{number}: a number
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>
            <numerusform>مع {better}، كان {player} يستطيع أن يأسر {number} بذرة من {other}.</numerusform>
            <numerusform>مع {better}، كان {player} يستطيع أن يأسر بذرة واحدة من {other}.</numerusform>
            <numerusform>مع {better}، كان {player} يستطيع أن يأسر بذرتين من {other}.</numerusform>
            <numerusform>مع {better}، كان {player} يستطيع أن يأسر {number} بذور من {other}.</numerusform>
            <numerusform>مع {better}، كان {player} يستطيع أن يأسر {number} بذرة من {other}.</numerusform>
            <numerusform>مع {better}، كان {player} يستطيع أن يأسر {number} بذرة من {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {better}, you could capture {number} of the bot&apos;s seeds.</source>
        <extracomment>“Why?”: what is wrong with a move
{better}: a move that was better: b2
{number}: a number</extracomment>
        <translation>
            <numerusform>مع {better}، كنت تستطيع أن تأسر {number} بذرة من الحاسوب.</numerusform>
            <numerusform>مع {better}، كنت تستطيع أن تأسر بذرة واحدة من الحاسوب.</numerusform>
            <numerusform>مع {better}، كنت تستطيع أن تأسر بذرتين من الحاسوب.</numerusform>
            <numerusform>مع {better}، كنت تستطيع أن تأسر {number} بذور من الحاسوب.</numerusform>
            <numerusform>مع {better}، كنت تستطيع أن تأسر {number} بذرة من الحاسوب.</numerusform>
            <numerusform>مع {better}، كنت تستطيع أن تأسر {number} بذرة من الحاسوب.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {better}, the bot could capture {number} of your seeds.</source>
        <extracomment>“Why?”: what is wrong with a move
{better}: a move that was better: b2
{number}: a number</extracomment>
        <translation>
            <numerusform>مع {better}، كان الحاسوب يستطيع أن يأسر {number} بذرة منك.</numerusform>
            <numerusform>مع {better}، كان الحاسوب يستطيع أن يأسر بذرة واحدة منك.</numerusform>
            <numerusform>مع {better}، كان الحاسوب يستطيع أن يأسر بذرتين منك.</numerusform>
            <numerusform>مع {better}، كان الحاسوب يستطيع أن يأسر {number} بذور منك.</numerusform>
            <numerusform>مع {better}، كان الحاسوب يستطيع أن يأسر {number} بذرة منك.</numerusform>
            <numerusform>مع {better}، كان الحاسوب يستطيع أن يأسر {number} بذرة منك.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, {other} can capture {number} of {player}&apos;s seeds with {reply}.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{other}: the other player&apos;s name: O, Black
{number}: a number
{player}: a player&apos;s name: X, White
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>
            <numerusform>بعد {move} يستطيع {other} بالرد {reply} أن يأسر {number} بذرة من {player}.</numerusform>
            <numerusform>بعد {move} يستطيع {other} بالرد {reply} أن يأسر بذرة واحدة من {player}.</numerusform>
            <numerusform>بعد {move} يستطيع {other} بالرد {reply} أن يأسر بذرتين من {player}.</numerusform>
            <numerusform>بعد {move} يستطيع {other} بالرد {reply} أن يأسر {number} بذور من {player}.</numerusform>
            <numerusform>بعد {move} يستطيع {other} بالرد {reply} أن يأسر {number} بذرة من {player}.</numerusform>
            <numerusform>بعد {move} يستطيع {other} بالرد {reply} أن يأسر {number} بذرة من {player}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, you can capture {number} of the bot&apos;s seeds with {reply}.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{number}: a number
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>
            <numerusform>بعد {move} تستطيع بالرد {reply} أن تأسر {number} بذرة من الحاسوب.</numerusform>
            <numerusform>بعد {move} تستطيع بالرد {reply} أن تأسر بذرة واحدة من الحاسوب.</numerusform>
            <numerusform>بعد {move} تستطيع بالرد {reply} أن تأسر بذرتين من الحاسوب.</numerusform>
            <numerusform>بعد {move} تستطيع بالرد {reply} أن تأسر {number} بذور من الحاسوب.</numerusform>
            <numerusform>بعد {move} تستطيع بالرد {reply} أن تأسر {number} بذرة من الحاسوب.</numerusform>
            <numerusform>بعد {move} تستطيع بالرد {reply} أن تأسر {number} بذرة من الحاسوب.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, the bot can capture {number} of your seeds with {reply}.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{number}: a number
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>
            <numerusform>بعد {move} يستطيع الحاسوب بالرد {reply} أن يأسر {number} بذرة منك.</numerusform>
            <numerusform>بعد {move} يستطيع الحاسوب بالرد {reply} أن يأسر بذرة واحدة منك.</numerusform>
            <numerusform>بعد {move} يستطيع الحاسوب بالرد {reply} أن يأسر بذرتين منك.</numerusform>
            <numerusform>بعد {move} يستطيع الحاسوب بالرد {reply} أن يأسر {number} بذور منك.</numerusform>
            <numerusform>بعد {move} يستطيع الحاسوب بالرد {reply} أن يأسر {number} بذرة منك.</numerusform>
            <numerusform>بعد {move} يستطيع الحاسوب بالرد {reply} أن يأسر {number} بذرة منك.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedCoins</name>
    <message numerus="yes">
        <source>{player} takes {count} coins from heap {heap}</source>
        <extracomment>Read aloud by screen readers. {heap}: its letter
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>يأخذ {player} من الكومة {heap} {count} عملة</numerusform>
            <numerusform>يأخذ {player} من الكومة {heap} عملة واحدة</numerusform>
            <numerusform>يأخذ {player} من الكومة {heap} عملتين</numerusform>
            <numerusform>يأخذ {player} من الكومة {heap} {count} عملات</numerusform>
            <numerusform>يأخذ {player} من الكومة {heap} {count} عملة</numerusform>
            <numerusform>يأخذ {player} من الكومة {heap} {count} عملة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedDiscs</name>
    <message numerus="yes">
        <source>{player} has {count} discs</source>
        <extracomment>Read aloud by screen readers
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>عند {player} لا أقراص</numerusform>
            <numerusform>عند {player} قرص واحد</numerusform>
            <numerusform>عند {player} قرصان</numerusform>
            <numerusform>عند {player} {count} أقراص</numerusform>
            <numerusform>عند {player} {count} قرصًا</numerusform>
            <numerusform>عند {player} {count} قرص</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} also gets the {count} empty squares</source>
        <extracomment>Read aloud by screen readers
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>لا مربعات فارغة يأخذها {player}</numerusform>
            <numerusform>ويأخذ {player} أيضًا المربع الفارغ</numerusform>
            <numerusform>ويأخذ {player} أيضًا المربعين الفارغين</numerusform>
            <numerusform>ويأخذ {player} أيضًا {count} مربعات فارغة</numerusform>
            <numerusform>ويأخذ {player} أيضًا {count} مربعًا فارغًا</numerusform>
            <numerusform>ويأخذ {player} أيضًا {count} مربع فارغ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedErrors</name>
    <message numerus="yes">
        <source>looks {depth} moves ahead, but misjudges each position by up to {amount} points (alpha-beta)</source>
        <extracomment>What a bot does, in a list of players; begins small. {amount}: a number
{depth}: a number of moves</extracomment>
        <translation>
            <numerusform>ينظر {depth} نقلة إلى الأمام، لكنه يخطئ في تقدير كل وضعية بما يصل إلى {amount} نقطة (ألفا-بيتا)</numerusform>
            <numerusform>ينظر نقلة واحدة ({depth}) إلى الأمام، لكنه يخطئ في تقدير كل وضعية بما يصل إلى {amount} نقطة (ألفا-بيتا)</numerusform>
            <numerusform>ينظر نقلتين ({depth}) إلى الأمام، لكنه يخطئ في تقدير كل وضعية بما يصل إلى {amount} نقطة (ألفا-بيتا)</numerusform>
            <numerusform>ينظر {depth} نقلات إلى الأمام، لكنه يخطئ في تقدير كل وضعية بما يصل إلى {amount} نقطة (ألفا-بيتا)</numerusform>
            <numerusform>ينظر {depth} نقلة إلى الأمام، لكنه يخطئ في تقدير كل وضعية بما يصل إلى {amount} نقطة (ألفا-بيتا)</numerusform>
            <numerusform>ينظر {depth} نقلة إلى الأمام، لكنه يخطئ في تقدير كل وضعية بما يصل إلى {amount} نقطة (ألفا-بيتا)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedPawns</name>
    <message numerus="yes">
        <source>looks {depth} moves ahead, but misjudges each piece by up to half a pawn (alpha-beta)</source>
        <extracomment>What a bot does, in a list of players; begins small.
{depth}: a number of moves</extracomment>
        <translation>
            <numerusform>ينظر {depth} نقلة إلى الأمام، لكنه يخطئ في تقدير كل قطعة بما يصل إلى نصف بيدق (ألفا-بيتا)</numerusform>
            <numerusform>ينظر نقلة واحدة ({depth}) إلى الأمام، لكنه يخطئ في تقدير كل قطعة بما يصل إلى نصف بيدق (ألفا-بيتا)</numerusform>
            <numerusform>ينظر نقلتين ({depth}) إلى الأمام، لكنه يخطئ في تقدير كل قطعة بما يصل إلى نصف بيدق (ألفا-بيتا)</numerusform>
            <numerusform>ينظر {depth} نقلات إلى الأمام، لكنه يخطئ في تقدير كل قطعة بما يصل إلى نصف بيدق (ألفا-بيتا)</numerusform>
            <numerusform>ينظر {depth} نقلة إلى الأمام، لكنه يخطئ في تقدير كل قطعة بما يصل إلى نصف بيدق (ألفا-بيتا)</numerusform>
            <numerusform>ينظر {depth} نقلة إلى الأمام، لكنه يخطئ في تقدير كل قطعة بما يصل إلى نصف بيدق (ألفا-بيتا)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>looks {depth} moves ahead, but misjudges each piece by up to one pawn (alpha-beta)</source>
        <extracomment>What a bot does, in a list of players; begins small.
{depth}: a number of moves</extracomment>
        <translation>
            <numerusform>ينظر {depth} نقلة إلى الأمام، لكنه يخطئ في تقدير كل قطعة بما يصل إلى بيدق واحد (ألفا-بيتا)</numerusform>
            <numerusform>ينظر نقلة واحدة ({depth}) إلى الأمام، لكنه يخطئ في تقدير كل قطعة بما يصل إلى بيدق واحد (ألفا-بيتا)</numerusform>
            <numerusform>ينظر نقلتين ({depth}) إلى الأمام، لكنه يخطئ في تقدير كل قطعة بما يصل إلى بيدق واحد (ألفا-بيتا)</numerusform>
            <numerusform>ينظر {depth} نقلات إلى الأمام، لكنه يخطئ في تقدير كل قطعة بما يصل إلى بيدق واحد (ألفا-بيتا)</numerusform>
            <numerusform>ينظر {depth} نقلة إلى الأمام، لكنه يخطئ في تقدير كل قطعة بما يصل إلى بيدق واحد (ألفا-بيتا)</numerusform>
            <numerusform>ينظر {depth} نقلة إلى الأمام، لكنه يخطئ في تقدير كل قطعة بما يصل إلى بيدق واحد (ألفا-بيتا)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>looks {depth} moves ahead, but misjudges each piece by up to {pawns} pawns (alpha-beta)</source>
        <extracomment>What a bot does, in a list of players; begins small. {pawns}: a number such as 1.5; a pawn is a unit
{depth}: a number of moves</extracomment>
        <translation>
            <numerusform>ينظر {depth} نقلة إلى الأمام، لكنه يخطئ في تقدير كل قطعة بما يصل إلى {pawns} بيدق (ألفا-بيتا)</numerusform>
            <numerusform>ينظر نقلة واحدة ({depth}) إلى الأمام، لكنه يخطئ في تقدير كل قطعة بما يصل إلى {pawns} بيدق (ألفا-بيتا)</numerusform>
            <numerusform>ينظر نقلتين ({depth}) إلى الأمام، لكنه يخطئ في تقدير كل قطعة بما يصل إلى {pawns} بيدق (ألفا-بيتا)</numerusform>
            <numerusform>ينظر {depth} نقلات إلى الأمام، لكنه يخطئ في تقدير كل قطعة بما يصل إلى {pawns} بيدق (ألفا-بيتا)</numerusform>
            <numerusform>ينظر {depth} نقلة إلى الأمام، لكنه يخطئ في تقدير كل قطعة بما يصل إلى {pawns} بيدق (ألفا-بيتا)</numerusform>
            <numerusform>ينظر {depth} نقلة إلى الأمام، لكنه يخطئ في تقدير كل قطعة بما يصل إلى {pawns} بيدق (ألفا-بيتا)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedSafe</name>
    <message numerus="yes">
        <source>After {reply}, only {number} squares are safe for {player}, and in the end {player} has to make a row.</source>
        <extracomment>“Why?”: the reason for a loss. {number}: of moves
{reply}: the other player&apos;s answer, a move: b2
{player}: a player&apos;s name: X, White</extracomment>
        <translation>
            <numerusform>بعد {reply} يبقى للاعب {player} {number} مربع آمن فقط، وفي النهاية يضطر {player} إلى إكمال صف.</numerusform>
            <numerusform>بعد {reply} يبقى للاعب {player} مربع آمن واحد فقط، وفي النهاية يضطر {player} إلى إكمال صف.</numerusform>
            <numerusform>بعد {reply} يبقى للاعب {player} مربعان آمنان فقط، وفي النهاية يضطر {player} إلى إكمال صف.</numerusform>
            <numerusform>بعد {reply} يبقى للاعب {player} {number} مربعات آمنة فقط، وفي النهاية يضطر {player} إلى إكمال صف.</numerusform>
            <numerusform>بعد {reply} يبقى للاعب {player} {number} مربعًا آمنًا فقط، وفي النهاية يضطر {player} إلى إكمال صف.</numerusform>
            <numerusform>بعد {reply} يبقى للاعب {player} {number} مربع آمن فقط، وفي النهاية يضطر {player} إلى إكمال صف.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {reply}, only {number} squares are safe for you, and in the end you have to make a row.</source>
        <extracomment>“Why?”: the reason for a loss. {number}: of moves
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>
            <numerusform>بعد {reply} يبقى لك {number} مربع آمن فقط، وفي النهاية تضطر إلى إكمال صف.</numerusform>
            <numerusform>بعد {reply} يبقى لك مربع آمن واحد فقط، وفي النهاية تضطر إلى إكمال صف.</numerusform>
            <numerusform>بعد {reply} يبقى لك مربعان آمنان فقط، وفي النهاية تضطر إلى إكمال صف.</numerusform>
            <numerusform>بعد {reply} يبقى لك {number} مربعات آمنة فقط، وفي النهاية تضطر إلى إكمال صف.</numerusform>
            <numerusform>بعد {reply} يبقى لك {number} مربعًا آمنًا فقط، وفي النهاية تضطر إلى إكمال صف.</numerusform>
            <numerusform>بعد {reply} يبقى لك {number} مربع آمن فقط، وفي النهاية تضطر إلى إكمال صف.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {reply}, only {number} squares are safe for the bot, and in the end it has to make a row.</source>
        <extracomment>“Why?”: the reason for a loss. {number}: of moves
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>
            <numerusform>بعد {reply} يبقى للحاسوب {number} مربع آمن فقط، وفي النهاية يضطر إلى إكمال صف.</numerusform>
            <numerusform>بعد {reply} يبقى للحاسوب مربع آمن واحد فقط، وفي النهاية يضطر إلى إكمال صف.</numerusform>
            <numerusform>بعد {reply} يبقى للحاسوب مربعان آمنان فقط، وفي النهاية يضطر إلى إكمال صف.</numerusform>
            <numerusform>بعد {reply} يبقى للحاسوب {number} مربعات آمنة فقط، وفي النهاية يضطر إلى إكمال صف.</numerusform>
            <numerusform>بعد {reply} يبقى للحاسوب {number} مربعًا آمنًا فقط، وفي النهاية يضطر إلى إكمال صف.</numerusform>
            <numerusform>بعد {reply} يبقى للحاسوب {number} مربع آمن فقط، وفي النهاية يضطر إلى إكمال صف.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {better}, only {number} squares would be safe for {other}, and in the end {other} would have to make a row.</source>
        <extracomment>“Why?”: the reason for a loss. {number}: of moves
{better}: a move that was better: b2
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>
            <numerusform>مع {better}، كان سيبقى للاعب {other} {number} مربع آمن فقط، وفي النهاية كان {other} سيضطر إلى إكمال صف.</numerusform>
            <numerusform>مع {better}، كان سيبقى للاعب {other} مربع آمن واحد فقط، وفي النهاية كان {other} سيضطر إلى إكمال صف.</numerusform>
            <numerusform>مع {better}، كان سيبقى للاعب {other} مربعان آمنان فقط، وفي النهاية كان {other} سيضطر إلى إكمال صف.</numerusform>
            <numerusform>مع {better}، كان سيبقى للاعب {other} {number} مربعات آمنة فقط، وفي النهاية كان {other} سيضطر إلى إكمال صف.</numerusform>
            <numerusform>مع {better}، كان سيبقى للاعب {other} {number} مربعًا آمنًا فقط، وفي النهاية كان {other} سيضطر إلى إكمال صف.</numerusform>
            <numerusform>مع {better}، كان سيبقى للاعب {other} {number} مربع آمن فقط، وفي النهاية كان {other} سيضطر إلى إكمال صف.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {better}, only {number} squares would be safe for the bot, and in the end it would have to make a row.</source>
        <extracomment>“Why?”: the reason for a loss. {number}: of moves
{better}: a move that was better: b2</extracomment>
        <translation>
            <numerusform>مع {better}، كان سيبقى للحاسوب {number} مربع آمن فقط، وفي النهاية كان سيضطر إلى إكمال صف.</numerusform>
            <numerusform>مع {better}، كان سيبقى للحاسوب مربع آمن واحد فقط، وفي النهاية كان سيضطر إلى إكمال صف.</numerusform>
            <numerusform>مع {better}، كان سيبقى للحاسوب مربعان آمنان فقط، وفي النهاية كان سيضطر إلى إكمال صف.</numerusform>
            <numerusform>مع {better}، كان سيبقى للحاسوب {number} مربعات آمنة فقط، وفي النهاية كان سيضطر إلى إكمال صف.</numerusform>
            <numerusform>مع {better}، كان سيبقى للحاسوب {number} مربعًا آمنًا فقط، وفي النهاية كان سيضطر إلى إكمال صف.</numerusform>
            <numerusform>مع {better}، كان سيبقى للحاسوب {number} مربع آمن فقط، وفي النهاية كان سيضطر إلى إكمال صف.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {better}, only {number} squares would be safe for you, and in the end you would have to make a row.</source>
        <extracomment>“Why?”: the reason for a loss. {number}: of moves
{better}: a move that was better: b2</extracomment>
        <translation>
            <numerusform>مع {better}، كان سيبقى لك {number} مربع آمن فقط، وفي النهاية كنت ستضطر إلى إكمال صف.</numerusform>
            <numerusform>مع {better}، كان سيبقى لك مربع آمن واحد فقط، وفي النهاية كنت ستضطر إلى إكمال صف.</numerusform>
            <numerusform>مع {better}، كان سيبقى لك مربعان آمنان فقط، وفي النهاية كنت ستضطر إلى إكمال صف.</numerusform>
            <numerusform>مع {better}، كان سيبقى لك {number} مربعات آمنة فقط، وفي النهاية كنت ستضطر إلى إكمال صف.</numerusform>
            <numerusform>مع {better}، كان سيبقى لك {number} مربعًا آمنًا فقط، وفي النهاية كنت ستضطر إلى إكمال صف.</numerusform>
            <numerusform>مع {better}، كان سيبقى لك {number} مربع آمن فقط، وفي النهاية كنت ستضطر إلى إكمال صف.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {reply}, {number} safe moves are left. {other} makes the last one, and then {player} loses.</source>
        <extracomment>“Why?”: the reason for a loss. {number}: of moves
{reply}: the other player&apos;s answer, a move: b2
{other}: the other player&apos;s name: O, Black
{player}: a player&apos;s name: X, White</extracomment>
        <translation>
            <numerusform>بعد {reply} تبقى {number} نقلة آمنة. يلعب {other} آخرها، ثم يخسر {player}.</numerusform>
            <numerusform>بعد {reply} تبقى نقلة آمنة واحدة. يلعب {other} آخرها، ثم يخسر {player}.</numerusform>
            <numerusform>بعد {reply} تبقى نقلتان آمنتان. يلعب {other} آخرها، ثم يخسر {player}.</numerusform>
            <numerusform>بعد {reply} تبقى {number} نقلات آمنة. يلعب {other} آخرها، ثم يخسر {player}.</numerusform>
            <numerusform>بعد {reply} تبقى {number} نقلة آمنة. يلعب {other} آخرها، ثم يخسر {player}.</numerusform>
            <numerusform>بعد {reply} تبقى {number} نقلة آمنة. يلعب {other} آخرها، ثم يخسر {player}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {reply}, {number} safe moves are left. The bot makes the last one, and then you lose.</source>
        <extracomment>“Why?”: the reason for a loss. {number}: of moves
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>
            <numerusform>بعد {reply} تبقى {number} نقلة آمنة. يلعب الحاسوب آخرها، ثم تخسر أنت.</numerusform>
            <numerusform>بعد {reply} تبقى نقلة آمنة واحدة. يلعب الحاسوب آخرها، ثم تخسر أنت.</numerusform>
            <numerusform>بعد {reply} تبقى نقلتان آمنتان. يلعب الحاسوب آخرها، ثم تخسر أنت.</numerusform>
            <numerusform>بعد {reply} تبقى {number} نقلات آمنة. يلعب الحاسوب آخرها، ثم تخسر أنت.</numerusform>
            <numerusform>بعد {reply} تبقى {number} نقلة آمنة. يلعب الحاسوب آخرها، ثم تخسر أنت.</numerusform>
            <numerusform>بعد {reply} تبقى {number} نقلة آمنة. يلعب الحاسوب آخرها، ثم تخسر أنت.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {reply}, {number} safe moves are left. You make the last one, and then the bot loses.</source>
        <extracomment>“Why?”: the reason for a loss. {number}: of moves
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>
            <numerusform>بعد {reply} تبقى {number} نقلة آمنة. تلعب أنت آخرها، ثم يخسر الحاسوب.</numerusform>
            <numerusform>بعد {reply} تبقى نقلة آمنة واحدة. تلعب أنت آخرها، ثم يخسر الحاسوب.</numerusform>
            <numerusform>بعد {reply} تبقى نقلتان آمنتان. تلعب أنت آخرها، ثم يخسر الحاسوب.</numerusform>
            <numerusform>بعد {reply} تبقى {number} نقلات آمنة. تلعب أنت آخرها، ثم يخسر الحاسوب.</numerusform>
            <numerusform>بعد {reply} تبقى {number} نقلة آمنة. تلعب أنت آخرها، ثم يخسر الحاسوب.</numerusform>
            <numerusform>بعد {reply} تبقى {number} نقلة آمنة. تلعب أنت آخرها، ثم يخسر الحاسوب.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {better}, {number} safe moves would be left. {player} would make the last one, and then {other} would lose.</source>
        <extracomment>“Why?”: the reason for a loss. {number}: of moves
{better}: a move that was better: b2
{player}: a player&apos;s name: X, White
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>
            <numerusform>مع {better}، كانت ستبقى {number} نقلة آمنة. كان {player} سيلعب آخرها، ثم يخسر {other}.</numerusform>
            <numerusform>مع {better}، كانت ستبقى نقلة آمنة واحدة. كان {player} سيلعب آخرها، ثم يخسر {other}.</numerusform>
            <numerusform>مع {better}، كانت ستبقى نقلتان آمنتان. كان {player} سيلعب آخرها، ثم يخسر {other}.</numerusform>
            <numerusform>مع {better}، كانت ستبقى {number} نقلات آمنة. كان {player} سيلعب آخرها، ثم يخسر {other}.</numerusform>
            <numerusform>مع {better}، كانت ستبقى {number} نقلة آمنة. كان {player} سيلعب آخرها، ثم يخسر {other}.</numerusform>
            <numerusform>مع {better}، كانت ستبقى {number} نقلة آمنة. كان {player} سيلعب آخرها، ثم يخسر {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {better}, {number} safe moves would be left. You would make the last one, and then the bot would lose.</source>
        <extracomment>“Why?”: the reason for a loss. {number}: of moves
{better}: a move that was better: b2</extracomment>
        <translation>
            <numerusform>مع {better}، كانت ستبقى {number} نقلة آمنة. كنت ستلعب آخرها، ثم يخسر الحاسوب.</numerusform>
            <numerusform>مع {better}، كانت ستبقى نقلة آمنة واحدة. كنت ستلعب آخرها، ثم يخسر الحاسوب.</numerusform>
            <numerusform>مع {better}، كانت ستبقى نقلتان آمنتان. كنت ستلعب آخرها، ثم يخسر الحاسوب.</numerusform>
            <numerusform>مع {better}، كانت ستبقى {number} نقلات آمنة. كنت ستلعب آخرها، ثم يخسر الحاسوب.</numerusform>
            <numerusform>مع {better}، كانت ستبقى {number} نقلة آمنة. كنت ستلعب آخرها، ثم يخسر الحاسوب.</numerusform>
            <numerusform>مع {better}، كانت ستبقى {number} نقلة آمنة. كنت ستلعب آخرها، ثم يخسر الحاسوب.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {better}, {number} safe moves would be left. The bot would make the last one, and then you would lose.</source>
        <extracomment>“Why?”: the reason for a loss. {number}: of moves
{better}: a move that was better: b2</extracomment>
        <translation>
            <numerusform>مع {better}، كانت ستبقى {number} نقلة آمنة. كان الحاسوب سيلعب آخرها، ثم تخسر أنت.</numerusform>
            <numerusform>مع {better}، كانت ستبقى نقلة آمنة واحدة. كان الحاسوب سيلعب آخرها، ثم تخسر أنت.</numerusform>
            <numerusform>مع {better}، كانت ستبقى نقلتان آمنتان. كان الحاسوب سيلعب آخرها، ثم تخسر أنت.</numerusform>
            <numerusform>مع {better}، كانت ستبقى {number} نقلات آمنة. كان الحاسوب سيلعب آخرها، ثم تخسر أنت.</numerusform>
            <numerusform>مع {better}، كانت ستبقى {number} نقلة آمنة. كان الحاسوب سيلعب آخرها، ثم تخسر أنت.</numerusform>
            <numerusform>مع {better}، كانت ستبقى {number} نقلة آمنة. كان الحاسوب سيلعب آخرها، ثم تخسر أنت.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedSeeds</name>
    <message numerus="yes">
        <source>{player}&apos;s store: {count} seeds</source>
        <extracomment>Read aloud by screen readers.
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>مخزن {player}: لا بذور</numerusform>
            <numerusform>مخزن {player}: بذرة واحدة</numerusform>
            <numerusform>مخزن {player}: بذرتان</numerusform>
            <numerusform>مخزن {player}: {count} بذور</numerusform>
            <numerusform>مخزن {player}: {count} بذرة</numerusform>
            <numerusform>مخزن {player}: {count} بذرة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}&apos;s store, lower half: {count} seeds</source>
        <extracomment>Read aloud by screen readers.
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>مخزن {player}، النصف الأسفل: لا بذور</numerusform>
            <numerusform>مخزن {player}، النصف الأسفل: بذرة واحدة</numerusform>
            <numerusform>مخزن {player}، النصف الأسفل: بذرتان</numerusform>
            <numerusform>مخزن {player}، النصف الأسفل: {count} بذور</numerusform>
            <numerusform>مخزن {player}، النصف الأسفل: {count} بذرة</numerusform>
            <numerusform>مخزن {player}، النصف الأسفل: {count} بذرة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} sows {count} seeds from pit {pit}</source>
        <extracomment>Read aloud by screen readers. {pit}: its letter
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>يبذر {player} من الحفرة {pit}: لا بذور</numerusform>
            <numerusform>يبذر {player} من الحفرة {pit}: بذرة واحدة</numerusform>
            <numerusform>يبذر {player} من الحفرة {pit}: بذرتان</numerusform>
            <numerusform>يبذر {player} من الحفرة {pit}: {count} بذور</numerusform>
            <numerusform>يبذر {player} من الحفرة {pit}: {count} بذرة</numerusform>
            <numerusform>يبذر {player} من الحفرة {pit}: {count} بذرة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} sows {count} seeds from pit {pit} and moves again</source>
        <extracomment>Read aloud by screen readers. {pit}: its letter
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>يبذر {player} من الحفرة {pit}: لا بذور، ويلعب مرة أخرى</numerusform>
            <numerusform>يبذر {player} من الحفرة {pit}: بذرة واحدة، ويلعب مرة أخرى</numerusform>
            <numerusform>يبذر {player} من الحفرة {pit}: بذرتان، ويلعب مرة أخرى</numerusform>
            <numerusform>يبذر {player} من الحفرة {pit}: {count} بذور، ويلعب مرة أخرى</numerusform>
            <numerusform>يبذر {player} من الحفرة {pit}: {count} بذرة، ويلعب مرة أخرى</numerusform>
            <numerusform>يبذر {player} من الحفرة {pit}: {count} بذرة، ويلعب مرة أخرى</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} sows {count} seeds from pit {pit} and captures {captured}</source>
        <extracomment>Read aloud by screen readers. {pit}: its letter; {captured}: a number
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>يبذر {player} من الحفرة {pit}: لا بذور، ويأسر {captured}</numerusform>
            <numerusform>يبذر {player} من الحفرة {pit}: بذرة واحدة، ويأسر {captured}</numerusform>
            <numerusform>يبذر {player} من الحفرة {pit}: بذرتان، ويأسر {captured}</numerusform>
            <numerusform>يبذر {player} من الحفرة {pit}: {count} بذور، ويأسر {captured}</numerusform>
            <numerusform>يبذر {player} من الحفرة {pit}: {count} بذرة، ويأسر {captured}</numerusform>
            <numerusform>يبذر {player} من الحفرة {pit}: {count} بذرة، ويأسر {captured}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}&apos;s pit {pit}: {count} seeds</source>
        <extracomment>Read aloud by screen readers. {pit}: its letter
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>الحفرة {pit} عند {player}: لا بذور</numerusform>
            <numerusform>الحفرة {pit} عند {player}: بذرة واحدة</numerusform>
            <numerusform>الحفرة {pit} عند {player}: بذرتان</numerusform>
            <numerusform>الحفرة {pit} عند {player}: {count} بذور</numerusform>
            <numerusform>الحفرة {pit} عند {player}: {count} بذرة</numerusform>
            <numerusform>الحفرة {pit} عند {player}: {count} بذرة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedSquares</name>
    <message numerus="yes">
        <source>{square}: chocolate; eating it takes {count} more squares too</source>
        <extracomment>A square of the bar, for screen readers
{square}: a square of the board: e4
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{square}: شوكولاتة، ولا يُؤكل معه أي مربع آخر</numerusform>
            <numerusform>{square}: شوكولاتة، ويُؤكل معه مربع آخر</numerusform>
            <numerusform>{square}: شوكولاتة، ويُؤكل معه مربعان آخران</numerusform>
            <numerusform>{square}: شوكولاتة، وتُؤكل معه {count} مربعات أخرى</numerusform>
            <numerusform>{square}: شوكولاتة، ويُؤكل معه {count} مربعًا آخر</numerusform>
            <numerusform>{square}: شوكولاتة، ويُؤكل معه {count} مربع آخر</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CustomBoardDialog</name>
    <message>
        <source>Begin</source>
        <extracomment>Title of a dialog for a board of any size, and its button</extracomment>
        <translation>ابدأ</translation>
    </message>
    <message>
        <source>Kind of game</source>
        <translation>نوع اللعبة</translation>
    </message>
    <message>
        <source>Another board</source>
        <extracomment>Title of a dialog for a board of any size, and its button</extracomment>
        <translation>لوحة أخرى</translation>
    </message>
    <message>
        <source>The kind of game</source>
        <translation>اختر نوع اللعبة</translation>
    </message>
</context>
<context>
    <name>CutBar</name>
    <message>
        <source>Which branches does alpha-beta skip?</source>
        <translation>أي فروع يتخطّاها ألفا-بيتا؟</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>Button in the exercise “Find the cuts”, and its tip</extracomment>
        <translation>تحقّق</translation>
    </message>
    <message>
        <source>Again</source>
        <extracomment>a button: remove the marks and try again</extracomment>
        <translation>من جديد</translation>
    </message>
    <message>
        <source>Remove all your marks</source>
        <extracomment>a button: remove the marks and try again</extracomment>
        <translation>أزل كل علاماتك</translation>
    </message>
    <message>
        <source>Which branches will alpha-beta skip? Mark them, then press Check.</source>
        <extracomment>The question of the exercise “Find the cuts”</extracomment>
        <translation>أي فروع سيتخطّاها ألفا-بيتا؟ علّمها، ثم اضغط «تحقّق».</translation>
    </message>
    <message>
        <source>First mark the branches that alpha-beta will skip. Then press Check.</source>
        <translation>علّم أولًا الفروع التي سيتخطّاها ألفا-بيتا. ثم اضغط «تحقّق».</translation>
    </message>
    <message>
        <source>Compare your marks with alpha-beta&apos;s</source>
        <extracomment>Button in the exercise “Find the cuts”, and its tip</extracomment>
        <translation>قارن علاماتك بما يفعله ألفا-بيتا</translation>
    </message>
    <message>
        <source>Marked: {count}. Have you marked every branch that alpha-beta will skip? Then press Check.</source>
        <extracomment>The question of the exercise “Find the cuts”
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>المعلَّمة: {count}. هل علّمت كل فرع سيتخطّاه ألفا-بيتا؟ إذن اضغط «تحقّق».</translation>
    </message>
</context>
<context>
    <name>Cuts</name>
    <message>
        <source>Right! Alpha-beta skips nothing here.</source>
        <extracomment>The result of the exercise “Find the cuts”.</extracomment>
        <translation>صحيح! لا يتخطّى ألفا-بيتا شيئًا هنا.</translation>
    </message>
    <message>
        <source>All correct: {right}.</source>
        <extracomment>The result of the exercise “Find the cuts”. {right}, {missed}, {wrong}: numbers of branches</extracomment>
        <translation>كلها صحيحة: {right}.</translation>
    </message>
    <message>
        <source>Right: {right}, missed: {missed}, wrong: {wrong}.</source>
        <extracomment>The result of the exercise “Find the cuts”. {right}, {missed}, {wrong}: numbers of branches</extracomment>
        <translation>صحيح: {right}، فات: {missed}، خطأ: {wrong}.</translation>
    </message>
    <message>
        <source>Right: alpha-beta skips this branch ({branch}). {why}</source>
        <extracomment>The verdict on one branch in the exercise “Find the cuts”. {branch}: a move; {why}: sentences</extracomment>
        <translation>صحيح: يتخطّى ألفا-بيتا هذا الفرع ({branch}). {why}</translation>
    </message>
    <message>
        <source>Missed: alpha-beta skips this branch ({branch}). {why}</source>
        <extracomment>The verdict on one branch in the exercise “Find the cuts”. {branch}: a move; {why}: sentences</extracomment>
        <translation>فاتك: يتخطّى ألفا-بيتا هذا الفرع ({branch}). {why}</translation>
    </message>
    <message>
        <source>Wrong: alpha-beta looks at this branch ({branch}). {why}</source>
        <extracomment>The verdict on one branch in the exercise “Find the cuts”. {branch}: a move; {why}: sentences</extracomment>
        <translation>خطأ: ينظر ألفا-بيتا إلى هذا الفرع ({branch}). {why}</translation>
    </message>
    <message>
        <source>{player} already has {value} here, but {other} has {limit} further up. So the rest can&apos;t change anything.</source>
        <extracomment>Why alpha-beta skips a branch. {limit}: a value
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>لدى {player} هنا من قبل {value}، لكن لدى {other} في الأعلى {limit}. لذلك لا يمكن للباقي أن يغيّر شيئًا.</translation>
    </message>
    <message>
        <source>Nobody is sure of a value yet, so alpha-beta has to look at this branch.</source>
        <extracomment>Why alpha-beta looks at a branch.</extracomment>
        <translation>لا أحد متأكد من قيمة بعد، لذلك يجب أن ينظر ألفا-بيتا إلى هذا الفرع.</translation>
    </message>
    <message>
        <source>MAX already has {alpha}. A larger value could still help MAX, so alpha-beta has to look at this branch.</source>
        <extracomment>Why alpha-beta looks at a branch. {alpha}, {beta}: values</extracomment>
        <translation>لدى MAX من قبل {alpha}. قيمة أكبر ما زالت قد تفيد MAX، لذلك يجب أن ينظر ألفا-بيتا إلى هذا الفرع.</translation>
    </message>
    <message>
        <source>MIN already has {beta}. A smaller value could still help MIN, so alpha-beta has to look at this branch.</source>
        <extracomment>Why alpha-beta looks at a branch. {alpha}, {beta}: values</extracomment>
        <translation>لدى MIN من قبل {beta}. قيمة أصغر ما زالت قد تفيد MIN، لذلك يجب أن ينظر ألفا-بيتا إلى هذا الفرع.</translation>
    </message>
    <message>
        <source>MAX already has {alpha} and MIN has {beta}. A value between them could change the result, so alpha-beta has to look at this branch.</source>
        <extracomment>Why alpha-beta looks at a branch. {alpha}, {beta}: values</extracomment>
        <translation>لدى MAX من قبل {alpha} ولدى MIN {beta}. قيمة بينهما قد تغيّر النتيجة، لذلك يجب أن ينظر ألفا-بيتا إلى هذا الفرع.</translation>
    </message>
</context>
<context>
    <name>DayCard</name>
    <message>
        <source>Today at this table</source>
        <translation>اليوم على هذه الطاولة</translation>
    </message>
    <message>
        <source>Visitors</source>
        <extracomment>the heading above a number, which may be 0, 1 or more</extracomment>
        <translation>الزوار</translation>
    </message>
    <message>
        <source>Won by the bot</source>
        <extracomment>the heading above a number of games, which may be 0, 1 or more</extracomment>
        <translation>فاز بها الحاسوب</translation>
    </message>
    <message>
        <source>Won by visitors</source>
        <extracomment>the heading above a number of games, which may be 0, 1 or more</extracomment>
        <translation>فاز بها الزوار</translation>
    </message>
    <message>
        <source>Finished games</source>
        <extracomment>the heading above a number, which may be 0, 1 or more</extracomment>
        <translation>مباريات منتهية</translation>
    </message>
    <message>
        <source>Draws</source>
        <extracomment>the heading above a number of games, which may be 0, 1 or more</extracomment>
        <translation>تعادلات</translation>
    </message>
    <message>
        <source>Solved riddles</source>
        <extracomment>the heading above a number, which may be 0, 1 or more</extracomment>
        <translation>ألغاز محلولة</translation>
    </message>
    <message>
        <source>Hardest riddle: {game}. Right answers: {right} of {count}.</source>
        <extracomment>Booth: on the card with the figures of the day. {game}: “Connect Four”; {right}: a number
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>أصعب لغز: {game}. إجابات صحيحة: {right} من {count}.</translation>
    </message>
    <message numerus="yes">
        <source>Most common mistake: {move} in {game}. It lost {count} games.</source>
        <extracomment>{move}: a move such as &quot;b3&quot;.; {game}: the title of a game
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>أكثر خطأ تكرارًا: {move} في {game}.</numerusform>
            <numerusform>أكثر خطأ تكرارًا: {move} في {game}. خسارات بسببه: {count}.</numerusform>
            <numerusform>أكثر خطأ تكرارًا: {move} في {game}. خسارات بسببه: {count}.</numerusform>
            <numerusform>أكثر خطأ تكرارًا: {move} في {game}. خسارات بسببه: {count}.</numerusform>
            <numerusform>أكثر خطأ تكرارًا: {move} في {game}. خسارات بسببه: {count}.</numerusform>
            <numerusform>أكثر خطأ تكرارًا: {move} في {game}. خسارات بسببه: {count}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DepthsDialog</name>
    <message>
        <source>Depth</source>
        <extracomment>Titles of columns in a table: what the search finds at each depth</extracomment>
        <translation>العمق</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>Titles of columns in a table: what the search finds at each depth</extracomment>
        <translation>النقلة</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>Titles of columns in a table: what the search finds at each depth</extracomment>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>Minimax</source>
        <extracomment>Titles of columns in a table: what the search finds at each depth</extracomment>
        <translation>مينيماكس</translation>
    </message>
    <message>
        <source>Alpha-beta</source>
        <extracomment>Titles of columns in a table: what the search finds at each depth</extracomment>
        <translation>ألفا-بيتا</translation>
    </message>
    <message>
        <source>It plays out captures before it guesses.</source>
        <extracomment>Below the table of depths.</extracomment>
        <translation>يلعب كل أسر حتى نهايته قبل أن يخمّن.</translation>
    </message>
    <message>
        <source>The columns on the right count the positions it visits. Values: {worth}.</source>
        <extracomment>Below the table of depths. {worth}: what values mean</extracomment>
        <translation>الأعمدة الأخيرة تعدّ الوضعيات التي يزورها. القيم: {worth}.</translation>
    </message>
    <message>
        <source>If the game isn&apos;t over at that depth, the search uses “{evaluation}” to guess.</source>
        <extracomment>Below the table of depths. {evaluation}: the name of an evaluation</extracomment>
        <translation>إذا لم تنته المباراة عند ذلك العمق، يخمّن البحث بالتقييم «{evaluation}».</translation>
    </message>
    <message>
        <source>Which move looks best at each depth</source>
        <translation>أي نقلة تبدو الأفضل عند كل عمق</translation>
    </message>
</context>
<context>
    <name>DotsBoardKind</name>
    <message>
        <source>line {name}: drawn</source>
        <extracomment>A line between two dots, for screen readers. {name}: a1-b1</extracomment>
        <translation>الخط {name}: مرسوم</translation>
    </message>
    <message>
        <source>line {name}: not drawn</source>
        <extracomment>A line between two dots, for screen readers. {name}: a1-b1</extracomment>
        <translation>الخط {name}: غير مرسوم</translation>
    </message>
    <message>
        <source>line {name}: not drawn, value {value}</source>
        <extracomment>A line between two dots, for screen readers. {name}: a1-b1
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>الخط {name}: غير مرسوم، القيمة {value}</translation>
    </message>
    <message>
        <source>dot {name}</source>
        <extracomment>A dot or a box, for screen readers. {name}: a1</extracomment>
        <translation>النقطة {name}</translation>
    </message>
    <message>
        <source>box {name}: open</source>
        <extracomment>A dot or a box, for screen readers. {name}: a1</extracomment>
        <translation>الصندوق {name}: مفتوح</translation>
    </message>
    <message>
        <source>box {name}: X</source>
        <extracomment>A dot or a box, for screen readers. {name}: a1</extracomment>
        <translation>الصندوق {name}: X</translation>
    </message>
    <message>
        <source>box {name}: O</source>
        <extracomment>A dot or a box, for screen readers. {name}: a1</extracomment>
        <translation>الصندوق {name}: O</translation>
    </message>
    <message>
        <source>Tap a line between two dots</source>
        <extracomment>Why nothing happens after a tap.</extracomment>
        <translation>اختر خطًا بين نقطتين</translation>
    </message>
    <message>
        <source>Line {name} is already drawn</source>
        <extracomment>Why nothing happens after a tap. {name}: the line a1-b1</extracomment>
        <translation>الخط {name} مرسوم من قبل</translation>
    </message>
</context>
<context>
    <name>Drawer</name>
    <message>
        <source>Close the settings</source>
        <translation>أغلق الإعدادات</translation>
    </message>
</context>
<context>
    <name>DropBoardKind</name>
    <message>
        <source>Column {column} is full</source>
        <extracomment>Why nothing happens after a tap. {column}: its number</extracomment>
        <translation>العمود {column} ممتلئ</translation>
    </message>
</context>
<context>
    <name>EarlierGames</name>
    <message>
        <source>Earlier games</source>
        <extracomment>Title of a dialog: all games that were played on this computer</extracomment>
        <translation>المباريات السابقة</translation>
    </message>
    <message>
        <source>Started</source>
        <extracomment>Title of a column: when the game was started</extracomment>
        <translation>بدأت</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Title of a column: when the game was started</extracomment>
        <translation>اللعبة</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>Title of a column: when the game was started</extracomment>
        <translation>اللاعبان</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Title of a column: when the game was started</extracomment>
        <translation>النقلات</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Title of a column: when the game was started</extracomment>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Comments</source>
        <extracomment>Title of a column: when the game was started</extracomment>
        <translation>التعليقات</translation>
    </message>
    <message>
        <source>Search by game, player, moves or comment</source>
        <extracomment>Below the list of earlier games: buttons</extracomment>
        <translation>ابحث باللعبة أو اللاعب أو النقلات أو التعليق</translation>
    </message>
    <message>
        <source>Search the games</source>
        <extracomment>Below the list of earlier games: buttons</extracomment>
        <translation>ابحث في المباريات</translation>
    </message>
    <message>
        <source>Show only games that contain this text</source>
        <extracomment>Below the list of earlier games: buttons</extracomment>
        <translation>أظهر فقط المباريات التي فيها هذا النص</translation>
    </message>
    <message>
        <source>Double-click a game or press Enter to open it on the board</source>
        <extracomment>Below the list of earlier games: buttons</extracomment>
        <translation>انقر مباراة مرتين أو اضغط Enter لتفتحها على اللوحة</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <extracomment>Below the list of earlier games: buttons</extracomment>
        <translation>قراءة المباريات…</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Below the list of earlier games: buttons</extracomment>
        <translation>فتح</translation>
    </message>
    <message>
        <source>Delete all games except those open in a window</source>
        <extracomment>Below the list of earlier games: buttons</extracomment>
        <translation>احذف كل المباريات إلا المفتوحة في نافذة</translation>
    </message>
    <message>
        <source>Delete them for good</source>
        <extracomment>Below the list of earlier games: buttons</extracomment>
        <translation>احذفها نهائيًا</translation>
    </message>
    <message>
        <source>Delete these games. You can&apos;t get them back.</source>
        <extracomment>Below the list of earlier games: buttons</extracomment>
        <translation>احذف هذه المباريات. لا يمكنك استعادتها.</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Below the list of earlier games: buttons</extracomment>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Close this window (Esc)</source>
        <extracomment>Below the list of earlier games: buttons</extracomment>
        <translation>أغلق هذه النافذة (Esc)</translation>
    </message>
    <message numerus="yes">
        <source>{count} games</source>
        <extracomment>Below the list of earlier games
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>لا مباريات</numerusform>
            <numerusform>مباراة واحدة</numerusform>
            <numerusform>مباراتان</numerusform>
            <numerusform>{count} مباريات</numerusform>
            <numerusform>{count} مباراة</numerusform>
            <numerusform>{count} مباراة</numerusform>
        </translation>
    </message>
    <message>
        <source>This deletes all games from this computer, except those open in a window.</source>
        <translation>هذا يحذف كل المباريات من هذا الحاسوب، إلا المفتوحة في نافذة.</translation>
    </message>
    <message>
        <source>The games can&apos;t be deleted: {reason}</source>
        <extracomment>{reason}: what the system says</extracomment>
        <translation>لا يمكن حذف المباريات: {reason}</translation>
    </message>
    <message>
        <source>{first} against {second}</source>
        <extracomment>In the list of earlier games: the two players, such as “Person against Beginner”
{first}: the name of the player who moves first: X, White
{second}: the name of the player who moves second: O, Black</extracomment>
        <translation>{first} ضد {second}</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>A player that is not a bot</extracomment>
        <translation>شخص</translation>
    </message>
    <message>
        <source>Open this game on the board. Your current game is kept.</source>
        <extracomment>Below the list of earlier games: buttons</extracomment>
        <translation>افتح هذه المباراة على اللوحة. تُحفظ مباراتك الحالية.</translation>
    </message>
    <message>
        <source>Delete all games…</source>
        <extracomment>Below the list of earlier games: buttons</extracomment>
        <translation>إفراغ الأرشيف…</translation>
    </message>
</context>
<context>
    <name>EndOfGame</name>
    <message>
        <source>You {you}, {name} {bot}</source>
        <extracomment>The games that you and the bot {name} have won so far, such as: You 2, Zeno 3 {you}, {bot}: numbers</extracomment>
        <translation>أنت {you}، {name} {bot}</translation>
    </message>
    <message>
        <source>{first} {wins}, {second} {losses}</source>
        <extracomment>The games that two players have won so far, such as: X 2, O 3 {first}, {second}: their names
{wins}: a number of games
{losses}: a number of games</extracomment>
        <translation>{first} {wins}، {second} {losses}</translation>
    </message>
</context>
<context>
    <name>ErrorBar</name>
    <message>
        <source>Copy details</source>
        <extracomment>Button beside the message that something went wrong: a text for the authors</extracomment>
        <translation>نسخ التفاصيل</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>أغلق الرسالة</translation>
    </message>
    <message>
        <source>Something went wrong, but your game is safe.</source>
        <extracomment>About an error</extracomment>
        <translation>حدث خلل، لكن مباراتك بأمان.</translation>
    </message>
    <message numerus="yes">
        <source>It has happened {count} times.</source>
        <extracomment>About an error
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>لم يحدث ذلك.</numerusform>
            <numerusform>حدث ذلك مرة واحدة.</numerusform>
            <numerusform>حدث ذلك مرتين.</numerusform>
            <numerusform>حدث ذلك {count} مرات.</numerusform>
            <numerusform>حدث ذلك {count} مرة.</numerusform>
            <numerusform>حدث ذلك {count} مرة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>On this button, after it was pressed</extracomment>
        <translation>تم النسخ</translation>
    </message>
    <message>
        <source>Copy a report of what went wrong that you can send to the developers</source>
        <translation>انسخ تقريرًا عن الخلل لترسله إلى المطوّرين</translation>
    </message>
</context>
<context>
    <name>Examples</name>
    <message>
        <source>Four numbers</source>
        <extracomment>Title of an example: a tree with four numbers at its ends</extracomment>
        <translation>أربعة أعداد</translation>
    </message>
    <message>
        <source>Why doesn&apos;t MAX go for the 9?</source>
        <extracomment>Title of an example: a tree with four numbers at its ends</extracomment>
        <translation>لماذا لا يذهب MAX إلى 9؟</translation>
    </message>
    <message>
        <source>Eight numbers</source>
        <extracomment>Title of an example: a tree with eight numbers at its ends</extracomment>
        <translation>ثمانية أعداد</translation>
    </message>
    <message>
        <source>Which number would you change to make the value 23?</source>
        <extracomment>Title of an example: a tree with eight numbers at its ends</extracomment>
        <translation>أي عدد تغيّر لتصبح القيمة 23؟</translation>
    </message>
    <message>
        <source>Tic-tac-toe: two of three moves lose</source>
        <extracomment>Title of an example: a tree with eight numbers at its ends</extracomment>
        <translation>إكس أو: نقلتان من ثلاث تخسران</translation>
    </message>
    <message>
        <source>A quick win and a slow one</source>
        <translation>فوز سريع وفوز بطيء</translation>
    </message>
    <message>
        <source>X can win with any of its five moves. Here a quick win is worth more than a slow one, so X wins at once with a1. If all wins are worth +1, X takes the first win that the search finds.</source>
        <translation>يستطيع X أن يفوز بأي من نقلاته الخمس. هنا قيمة الفوز السريع أكبر من البطيء، لذلك يفوز X فورًا بنقلة a1. إذا كانت قيمة كل فوز ‎+1، أخذ X أول فوز يجده البحث.</translation>
    </message>
    <message>
        <source>Losing as late as possible</source>
        <translation>الخسارة في أبعد وقت ممكن</translation>
    </message>
    <message>
        <source>Which move lasts the longest, and what does it threaten?</source>
        <translation>أي نقلة تصمد أطول وقت، وبماذا تهدد؟</translation>
    </message>
    <message>
        <source>Is two in a row good?</source>
        <translation>هل اثنان على خط جيدان؟</translation>
    </message>
    <message>
        <source>Good odds, bad move</source>
        <translation>احتمالات جيدة، نقلة سيئة</translation>
    </message>
    <message>
        <source>What does X do after a1?</source>
        <translation>ماذا يفعل X بعد a1؟</translation>
    </message>
    <message>
        <source>Alpha-beta at its best</source>
        <translation>ألفا-بيتا في أحسن أحواله</translation>
    </message>
    <message>
        <source>Alpha-beta at its worst</source>
        <translation>ألفا-بيتا في أسوأ أحواله</translation>
    </message>
    <message>
        <source>At each node the better move comes last. So there is no cut, and alpha-beta looks at all 8 numbers. It does as much work as minimax.</source>
        <translation>عند كل عقدة تأتي النقلة الأفضل أخيرًا. لذلك لا قطع، وينظر ألفا-بيتا إلى الأعداد الثمانية كلها. يعمل بقدر مينيماكس.</translation>
    </message>
    <message>
        <source>Can you put the same numbers in an order that gives a cut?</source>
        <translation>هل تستطيع أن تضع الأعداد نفسها في ترتيب فيه قطع؟</translation>
    </message>
    <message>
        <source>Tic-tac-toe from the empty board</source>
        <translation>إكس أو من اللوحة الفارغة</translation>
    </message>
    <message>
        <source>Minimax visits 549,946 positions and alpha-beta only 18,297. Both find the same value: a draw. Here the values are +1, 0 and −1, as in textbooks. If quick wins come first, alpha-beta visits 20,866.</source>
        <translation>يزور مينيماكس 549,946 وضعية، وألفا-بيتا 18,297 فقط. كلاهما يجد القيمة نفسها: تعادل. القيم هنا ‎+1 و0 و‎−1، كما في الكتب المدرسية. إذا جاء الفوز السريع أولًا، زار ألفا-بيتا 20,866.</translation>
    </message>
    <message>
        <source>Chess: what the horizon hides</source>
        <translation>الشطرنج: ما يخفيه الأفق</translation>
    </message>
    <message>
        <source>White looks one move ahead and counts the pieces. Capturing a pawn with the knight looks best: +2.20. But then the other pawn captures the knight. White can&apos;t see that: it is one move later, behind the horizon.</source>
        <translation>ينظر الأبيض نقلة واحدة إلى الأمام ويعدّ القطع. يبدو أسر بيدق بالحصان الأفضل: ‎+2.20. لكن بعدها يأسر البيدق الآخر الحصان. لا يستطيع الأبيض أن يرى ذلك: إنه بعد نقلة، وراء الأفق.</translation>
    </message>
    <message>
        <source>Chess: playing out captures</source>
        <translation>الشطرنج: لعب الأسر حتى نهايته</translation>
    </message>
    <message>
        <source>Chess: mate in one</source>
        <translation>الشطرنج: مات في نقلة</translation>
    </message>
    <message>
        <source>White can checkmate in one move. Looking one move ahead is enough to see it.</source>
        <translation>يستطيع الأبيض أن يعطي كش مات في نقلة واحدة. يكفي أن ينظر نقلة واحدة إلى الأمام ليرى ذلك.</translation>
    </message>
    <message>
        <source>Chess: mate in two</source>
        <translation>الشطرنج: مات في نقلتين</translation>
    </message>
    <message>
        <source>Chess: mate in two, with a rook</source>
        <translation>الشطرنج: مات في نقلتين برخ</translation>
    </message>
    <message>
        <source>Where must White&apos;s king go? Where can Black&apos;s king go then?</source>
        <translation>إلى أين يجب أن يذهب ملك الأبيض؟ وإلى أين يستطيع ملك الأسود أن يذهب بعدها؟</translation>
    </message>
    <message>
        <source>Chess: mate in three</source>
        <translation>الشطرنج: مات في ثلاث نقلات</translation>
    </message>
    <message>
        <source>What does Black do if the pawn moves first?</source>
        <translation>ماذا يفعل الأسود إذا تحرك البيدق أولًا؟</translation>
    </message>
    <message>
        <source>Chomp: stealing a strategy</source>
        <translation>تشومب: سرقة الاستراتيجية</translation>
    </message>
    <message>
        <source>On a 3×3 bar, eating just c3 loses. Which reply beats it? How can A use that?</source>
        <translation>على لوح 3×3 يخسر أكل c3 وحده. أي رد يهزمه؟ كيف يستفيد A من ذلك؟</translation>
    </message>
    <message>
        <source>What should B answer to a3? And what if one arm is longer?</source>
        <translation>بماذا يرد B على a3؟ وماذا لو كانت إحدى الذراعين أطول؟</translation>
    </message>
    <message>
        <source>Dots and Boxes: give two, get three</source>
        <translation>النقاط والصناديق: أعطِ اثنين وخذ ثلاثة</translation>
    </message>
    <message>
        <source>X could take two boxes right away. But then X must draw another line, and that opens the other three boxes for O. If X draws b2-c2 instead, O gets the two boxes, and then has to open the three for X. A player who closes a box moves again, so one MAX can be right below another MAX.</source>
        <translation>يستطيع X أن يأخذ صندوقين فورًا. لكن بعدها يجب أن يرسم خطًا آخر، وهذا يفتح الصناديق الثلاثة الأخرى لـ O. إذا رسم X بدلًا من ذلك b2-c2، أخذ O الصندوقين، ثم وجب عليه أن يفتح الثلاثة لـ X. من يغلق صندوقًا يلعب مرة أخرى، لذلك قد يكون MAX تحت MAX مباشرة.</translation>
    </message>
    <message>
        <source>By how many boxes does X win? What happens if X is greedy?</source>
        <translation>بكم صندوق يفوز X؟ ماذا يحدث إذا كان X طماعًا؟</translation>
    </message>
    <message>
        <source>Hex 3×3: never a draw</source>
        <translation>هيكس 3×3: لا تعادل أبدًا</translation>
    </message>
    <message>
        <source>Five cells are empty. However X and O play, one of them joins both edges in the end. A full board always has a winning chain for exactly one player. So no leaf is worth 0.</source>
        <translation>خمس خلايا فارغة. كيفما لعب X وO، يصل أحدهما في النهاية بين الحافتين. اللوحة الممتلئة فيها دائمًا سلسلة فائزة للاعب واحد فقط. لذلك لا ورقة قيمتها 0.</translation>
    </message>
    <message>
        <source>Find the leaves where the board is full. Which player has the chain?</source>
        <translation>ابحث عن الأوراق التي تمتلئ فيها اللوحة. أي لاعب لديه السلسلة؟</translation>
    </message>
    <message>
        <source>Hex 3×3: a bridge can&apos;t be cut</source>
        <translation>هيكس 3×3: لا يمكن قطع جسر</translation>
    </message>
    <message>
        <source>Which two cells are a pair at the top? Which two at the bottom?</source>
        <translation>أي خليتين ثنائية في الأعلى؟ وأيهما في الأسفل؟</translation>
    </message>
    <message>
        <source>Hexapawn: the whole tree</source>
        <translation>هيكسابون: الشجرة كلها</translation>
    </message>
    <message>
        <source>This tree shows a whole game, from the first move to every possible end: 252 positions. Black can win, whatever White does. Drag the tree to see the rest.</source>
        <translation>تُظهر هذه الشجرة لعبة كاملة، من النقلة الأولى إلى كل نهاية ممكنة: 252 وضعية. يستطيع الأسود أن يفوز مهما فعل الأبيض. اسحب الشجرة لترى الباقي.</translation>
    </message>
    <message>
        <source>Which first move lets White last the longest?</source>
        <translation>أي نقلة أولى تجعل الأبيض يصمد أطول وقت؟</translation>
    </message>
    <message>
        <source>Hexapawn: what alpha-beta skips</source>
        <translation>هيكسابون: ما يتخطّاه ألفا-بيتا</translation>
    </message>
    <message>
        <source>Kalah: one seed or three?</source>
        <translation>كالاه: بذرة واحدة أم ثلاث؟</translation>
    </message>
    <message>
        <source>Which move is better for X, and by how many seeds?</source>
        <translation>أي نقلة أفضل لـ X، وبكم بذرة؟</translation>
    </message>
    <message>
        <source>Three men&apos;s morris: how far to look?</source>
        <translation>الدريس الثلاثي: إلى أي بعد ننظر؟</translation>
    </message>
    <message>
        <source>Stones can move back and forth for ever, so this tree has no end. We look a few moves ahead and count every unfinished position as 0. Looking three moves ahead, X sees a win.</source>
        <translation>تستطيع الأحجار أن تتحرك ذهابًا وإيابًا إلى الأبد، لذلك لا نهاية لهذه الشجرة. ننظر بضع نقلات إلى الأمام ونعدّ كل وضعية لم تنته 0. بالنظر ثلاث نقلات إلى الأمام يرى X فوزًا.</translation>
    </message>
    <message>
        <source>Othello 4×4: White must pass</source>
        <translation>أوثيلو 4×4: على الأبيض أن يمرّر</translation>
    </message>
    <message>
        <source>In which order should Black fill the last squares? Why?</source>
        <translation>بأي ترتيب يملأ الأسود المربعات الأخيرة؟ لماذا؟</translation>
    </message>
    <message>
        <source>Misère: same tree, opposite signs</source>
        <translation>المعكوسة: الشجرة نفسها بإشارات معكوسة</translation>
    </message>
    <message>
        <source>After c1, X can&apos;t avoid making a row. Why not?</source>
        <translation>بعد c1 لا يستطيع X أن يتجنب صنع صف. لماذا؟</translation>
    </message>
    <message>
        <source>Wild: your threat helps the other player</source>
        <translation>الحرة: تهديدك يساعد اللاعب الآخر</translation>
    </message>
    <message>
        <source>Which move draws? Why is an X there a mistake?</source>
        <translation>أي نقلة تتعادل؟ لماذا X هناك خطأ؟</translation>
    </message>
    <message>
        <source>Notakto: which board should die?</source>
        <translation>نوتاكتو: أي لوحة يجب أن تموت؟</translation>
    </message>
    <message>
        <source>MAX chooses, then MIN, then MAX again. The two largest numbers are both 23, but the value is 12. MIN never goes where the 23s are.</source>
        <extracomment>Title of an example: a tree with eight numbers at its ends</extracomment>
        <translation>يختار MAX، ثم MIN، ثم MAX مرة أخرى. أكبر عددين هما 23 كلاهما، لكن القيمة 12. لا يذهب MIN أبدًا إلى حيث 23.</translation>
    </message>
    <message>
        <source>Chomp: two arms of the same length</source>
        <translation>تشومب: ذراعان بالطول نفسه</translation>
    </message>
    <message>
        <source>This is the same game. Alpha-beta finds the same value, but it skips whole branches because they can&apos;t change the result.</source>
        <translation>اللعبة نفسها. يجد ألفا-بيتا القيمة نفسها، لكنه يتخطّى فروعًا كاملة لأنها لا تستطيع أن تغيّر النتيجة.</translation>
    </message>
    <message>
        <source>X can capture three seeds at once with pit a. With pit c, X gains only one seed, but moves again. It is still X&apos;s turn, so a MAX node can have another MAX node below it.</source>
        <translation>يستطيع X أن يأسر ثلاث بذور فورًا بالحفرة a. بالحفرة c يكسب X بذرة واحدة فقط، لكنه يلعب مرة أخرى. ما زال الدور على X، لذلك قد تكون تحت عقدة MAX عقدة MAX أخرى.</translation>
    </message>
    <message>
        <source>In misère tic-tac-toe you lose if you complete a row. In normal tic-tac-toe, O would lose here with every move except a1, which draws. In misère the leaves of the tree have the opposite signs. So every move except a1 wins for O, and a1 still draws.</source>
        <translation>في إكس أو المعكوسة تخسر إذا أكملت صفًا. في إكس أو العادية كان O سيخسر هنا بكل نقلة إلا a1 التي تتعادل. في المعكوسة للأوراق إشارات معكوسة. لذلك تفوز كل نقلة إلا a1 لـ O، وما زالت a1 تتعادل.</translation>
    </message>
    <message>
        <source>It is A&apos;s turn, and A may place X or O. A must not leave two matching marks and an empty square in a line, or B will complete the row and win. Five of the six moves lose.</source>
        <translation>الدور على A، وله أن يضع X أو O. يجب ألا يترك A علامتين متساويتين ومربعًا فارغًا على خط، وإلا أكمل B الصف وفاز. خمس من النقلات الست تخسر.</translation>
    </message>
    <message>
        <source>Why does B lose by killing the left board, or by killing neither?</source>
        <translation>لماذا يخسر B إذا قتل اللوحة اليسرى، أو إذا لم يقتل أيًا منهما؟</translation>
    </message>
    <message>
        <source>MAX chooses left or right. Then MIN chooses. MIN always takes the smaller number, so the left branch is worth 3 and the right branch is worth 2.</source>
        <extracomment>Title of an example: a tree with four numbers at its ends</extracomment>
        <translation>يختار MAX يسارًا أو يمينًا. ثم يختار MIN. يأخذ MIN دائمًا العدد الأصغر، لذلك قيمة الفرع الأيسر 3 وقيمة الفرع الأيمن 2.</translation>
    </message>
    <message>
        <source>It is X&apos;s turn, and three squares are empty. Only one move saves the game. The tree is so small that you can see all of it.</source>
        <extracomment>Title of an example: a tree with eight numbers at its ends</extracomment>
        <translation>الدور على X، وثلاثة مربعات فارغة. نقلة واحدة فقط تنقذ المباراة. الشجرة صغيرة بحيث تراها كلها.</translation>
    </message>
    <message>
        <source>What does X do after b2? Open “Settings” in the menu (☰), increase “Look ahead” and see.</source>
        <translation>ماذا يفعل X بعد b2؟ افتح «الإعدادات» في القائمة (☰)، وزد «النظر إلى الأمام» وانظر.</translation>
    </message>
    <message>
        <source>Open “Settings” in the menu (☰) and press “Reverse”. How many numbers does alpha-beta look at now, and why?</source>
        <translation>افتح «الإعدادات» في القائمة (☰) واضغط «عكس». إلى كم عدد ينظر ألفا-بيتا الآن، ولماذا؟</translation>
    </message>
    <message>
        <source>At the end, the move a3 is worth 0, and the other eight are worth 0 or less. Is one of them worse than a3? Open “Settings” in the menu (☰), choose “Minimax” and see.</source>
        <translation>في النهاية قيمة النقلة a3 هي 0، وقيمة الثماني الأخرى 0 أو أقل. هل إحداها أسوأ من a3؟ افتح «الإعدادات» في القائمة (☰)، واختر «مينيماكس» وانظر.</translation>
    </message>
    <message>
        <source>X loses whatever it plays, because O has too many threats. After most moves, O wins in two moves; after one, only in four. A longer game gives O the chance to make a mistake.</source>
        <translation>يخسر X مهما لعب، لأن لدى O تهديدات كثيرة. بعد معظم النقلات يفوز O في نقلتين؛ وبعد واحدة فقط في أربع. المباراة الأطول تعطي O فرصة ليخطئ.</translation>
    </message>
    <message>
        <source>It is O&apos;s turn. If both players moved at random from here, the move a1 would win most often. But against good play, a1 loses. Minimax finds a move that draws. Open “Three ways to choose” in the menu (☰). Each of the six moves can end badly, so the worst case picks one at random.</source>
        <translation>الدور على O. لو لعب اللاعبان عشوائيًا من هنا، لفازت نقلة a1 أكثر من غيرها. لكن a1 تخسر أمام لعب جيد. يجد مينيماكس نقلة تتعادل. افتح «ثلاث طرق للاختيار» في القائمة (☰). كل من النقلات الست قد تنتهي سيئًا، لذلك تختار أسوأ حالة واحدة عشوائيًا.</translation>
    </message>
    <message>
        <source>At each node the better move comes first. So alpha-beta looks at only 5 of the 8 numbers. Fewer wouldn&apos;t be enough.</source>
        <translation>عند كل عقدة تأتي النقلة الأفضل أولًا. لذلك ينظر ألفا-بيتا إلى 5 أعداد فقط من 8. أقل من ذلك لا يكفي.</translation>
    </message>
    <message>
        <source>Open “Settings” in the menu (☰) and press “Finish captures”. What does White play now, and why?</source>
        <translation>افتح «الإعدادات» في القائمة (☰) واضغط «إنهاء الأسر». ماذا يلعب الأبيض الآن، ولماذا؟</translation>
    </message>
    <message>
        <source>Open “Settings” in the menu (☰) and set “Look ahead” to 2. What does White choose now?</source>
        <translation>افتح «الإعدادات» في القائمة (☰) واضبط «النظر إلى الأمام» على 2. ماذا يختار الأبيض الآن؟</translation>
    </message>
    <message>
        <source>White can win in two moves, but only one first move works. It doesn&apos;t give check, and Black has just one reply.</source>
        <translation>يستطيع الأبيض أن يفوز في نقلتين، لكن نقلة أولى واحدة فقط تنجح. هي لا تعطي كشًا، وليس للأسود إلا رد واحد.</translation>
    </message>
    <message>
        <source>White has one pawn and can win in three of its own moves. With Black&apos;s two replies, that is five moves ahead. If White looks up to four moves ahead, pushing the pawn seems best. With five, White sees that its king must move first.</source>
        <translation>للأبيض بيدق واحد ويستطيع أن يفوز في ثلاث من نقلاته. مع ردَّي الأسود هذا خمس نقلات إلى الأمام. إذا نظر الأبيض حتى أربع نقلات، بدا دفع البيدق الأفضل. مع خمس يرى الأبيض أن على ملكه أن يتحرك أولًا.</translation>
    </message>
    <message>
        <source>A whole bar of two or more squares is a win for the first player, A. Why? A could eat just the last square. Suppose B had a winning answer. It would eat the last square too. So A could have played it first. Here, eating just c2 wins.</source>
        <translation>اللوح الكامل من مربعين أو أكثر فوز للاعب الأول A. لماذا؟ يستطيع A أن يأكل المربع الأخير فقط. افترض أن لدى B ردًا فائزًا. ذلك الرد كان سيأكل المربع الأخير أيضًا. إذن كان A يستطيع أن يلعبه أولًا. هنا أكل c2 وحده يفوز.</translation>
    </message>
    <message>
        <source>It is A&apos;s turn, and A loses. Whatever A eats from one arm, B copies on the other arm, until only the poisoned square is left for A. That is why eating b2 wins on every square bar.</source>
        <translation>الدور على A، وهو يخسر. ما يأكله A من ذراع يقلّده B على الذراع الأخرى، حتى لا يبقى لـ A إلا المربع المسموم. لهذا يفوز أكل b2 على كل لوح مربع.</translation>
    </message>
    <message>
        <source>X has a stone on b2. Two empty cells join it to the top edge, and two more join it to the bottom edge. It is O&apos;s turn. If O takes one cell of a pair, X takes the other. So O loses with every move.</source>
        <translation>لدى X حجر على b2. خليتان فارغتان تصلانه بالحافة العليا، وخليتان بالحافة السفلى. الدور على O. إذا أخذ O خلية من ثنائية، أخذ X الأخرى. لذلك يخسر O بكل نقلة.</translation>
    </message>
    <message>
        <source>How many of the 252 positions does alpha-beta look at?</source>
        <translation>إلى كم من 252 وضعية ينظر ألفا-بيتا؟</translation>
    </message>
    <message>
        <source>Open “Settings” in the menu (☰) and set “Look ahead” to 2. Does X still see the win?</source>
        <translation>افتح «الإعدادات» في القائمة (☰) واضبط «النظر إلى الأمام» على 2. هل ما زال X يرى الفوز؟</translation>
    </message>
    <message>
        <source>Which move is it? Guess before you press “Step”.</source>
        <extracomment>Title of an example: a tree with eight numbers at its ends</extracomment>
        <translation>أي نقلة هي؟ خمّن قبل أن تضغط «خطوة».</translation>
    </message>
    <message>
        <source>Open “Settings” in the menu (☰) and set “Values” to +1, 0, −1. Which move does X choose now, and why?</source>
        <translation>افتح «الإعدادات» في القائمة (☰) واضبط «القيم» على ‎+1, 0, −1. أي نقلة يختار X الآن، ولماذا؟</translation>
    </message>
    <message>
        <source>If O looks one move ahead, it counts open lines and likes the move b2 best. That makes two in a row with c3, but it loses. If O looks further ahead, it plays a3.</source>
        <translation>إذا نظر O نقلة واحدة إلى الأمام، عدّ الخطوط المفتوحة وأعجبته نقلة b2 أكثر من غيرها. هي تصنع اثنين على خط مع c3، لكنها تخسر. إذا نظر O أبعد، لعب a3.</translation>
    </message>
    <message>
        <source>This is the same position, but now the search doesn&apos;t guess while a piece can be captured. It plays the captures first, but either player may stop capturing. It looks at only two more positions, and White keeps its knight. This is called quiescence search (D. F. Beal, 1990).</source>
        <translation>الوضعية نفسها، لكن البحث لا يخمّن الآن ما دامت قطعة يمكن أن تؤسر. يلعب الأسر أولًا، لكن لكل لاعب أن يتوقف عن الأسر. ينظر إلى وضعيتين أكثر فقط، ويحتفظ الأبيض بحصانه. هذا يسمى بحث السكون (د. ف. بيل، 1990).</translation>
    </message>
    <message>
        <source>Each value says how many discs Black wins by. The winner gets the empty squares, too. White (MIN) can&apos;t turn a disc and must pass. A pass is a move, too: after it, Black (MAX) moves again. So only MAX has a choice here.</source>
        <translation>تقول كل قيمة بكم قرص يفوز الأسود. الفائز يأخذ المربعات الفارغة أيضًا. لا يستطيع الأبيض (MIN) أن يقلب قرصًا ويجب أن يمرّر. التمرير نقلة أيضًا: بعده يلعب الأسود (MAX) مرة أخرى. لذلك لا خيار هنا إلا لـ MAX.</translation>
    </message>
    <message>
        <source>Both players place X, and it is B&apos;s turn. On the left board, an X on any empty square completes a row. On the right board, there is one square where it doesn&apos;t. You can kill a board safely as long as the other one is alive. B wins by killing the board on the right.</source>
        <translation>يضع كلا اللاعبَين X، والدور على B. على اللوحة اليسرى أي X على مربع فارغ يُكمل صفًا. على اليمنى مربع واحد لا يُكمله. يمكنك أن تقتل لوحة بأمان ما دامت الأخرى حية. يفوز B بقتل اللوحة اليمنى.</translation>
    </message>
    <message>
        <source>After ♘xd5, what is the best Black can get without capturing?</source>
        <translation>بعد ♘xd5، ما أفضل ما يحصل عليه الأسود بلا أسر؟</translation>
    </message>
    <message>
        <source>A mate in two takes three moves: White, Black, White. Looking three moves ahead, White plays ♔b6 and soon wins. Looking only one or two moves ahead, it makes a queen instead: +10 pawns, but no mate.</source>
        <translation>المات في نقلتين يحتاج ثلاث نقلات: الأبيض، الأسود، الأبيض. بالنظر ثلاث نقلات إلى الأمام يلعب الأبيض ♔b6 ويفوز قريبًا. بالنظر نقلة أو نقلتين فقط يصنع وزيرًا بدلًا من ذلك: ‎+10 بيادق، لكن بلا مات.</translation>
    </message>
</context>
<context>
    <name>ExitButton</name>
    <message>
        <source>Exit the presenter view</source>
        <translation>الخروج من العرض أمام الصف</translation>
    </message>
    <message>
        <source>Go back to the menus and buttons (F12, Esc)</source>
        <translation>عُد إلى القوائم والأزرار (F12، Esc)</translation>
    </message>
</context>
<context>
    <name>ExperimentsView</name>
    <message>
        <source>What do you want to find out?</source>
        <translation>ماذا تريد أن تعرف؟</translation>
    </message>
    <message>
        <source>Let bots play each other. See who is stronger, and how sure we can be.</source>
        <translation>دع الحواسيب تلعب بعضها ضد بعض. انظر من الأقوى، وكم نحن متأكدون من ذلك.</translation>
    </message>
</context>
<context>
    <name>Explain</name>
    <message>
        <source>alphabeta(position, alpha, beta):</source>
        <extracomment>A line of the pseudocode; keep the spaces in front of it</extracomment>
        <translation>alphabeta(position, alpha, beta):</translation>
    </message>
    <message>
        <source>    game over? return its score</source>
        <extracomment>A line of the pseudocode; keep the spaces in front of it</extracomment>
        <translation>    game over? return its score</translation>
    </message>
    <message>
        <source>    for each move:</source>
        <extracomment>A line of the pseudocode; keep the spaces in front of it</extracomment>
        <translation>    for each move:</translation>
    </message>
    <message>
        <source>        value = alphabeta(next, alpha, beta)</source>
        <extracomment>A line of the pseudocode; keep the spaces in front of it</extracomment>
        <translation>        value = alphabeta(next, alpha, beta)</translation>
    </message>
    <message>
        <source>        MAX: best = max(best, value)</source>
        <extracomment>A line of the pseudocode; keep the spaces in front of it</extracomment>
        <translation>        MAX: best = max(best, value)</translation>
    </message>
    <message>
        <source>        MIN: best = min(best, value)</source>
        <extracomment>A line of the pseudocode; keep the spaces in front of it</extracomment>
        <translation>        MIN: best = min(best, value)</translation>
    </message>
    <message>
        <source>        MAX: alpha = max(alpha, best)</source>
        <extracomment>A line of the pseudocode; keep the spaces in front of it</extracomment>
        <translation>        MAX: alpha = max(alpha, best)</translation>
    </message>
    <message>
        <source>        MIN: beta = min(beta, best)</source>
        <extracomment>A line of the pseudocode; keep the spaces in front of it</extracomment>
        <translation>        MIN: beta = min(beta, best)</translation>
    </message>
    <message>
        <source>        alpha ≥ beta? stop: cut</source>
        <extracomment>A line of the pseudocode; keep the spaces in front of it</extracomment>
        <translation>        alpha ≥ beta? stop: cut</translation>
    </message>
    <message>
        <source>    return best</source>
        <extracomment>A line of the pseudocode; keep the spaces in front of it</extracomment>
        <translation>    return best</translation>
    </message>
    <message>
        <source>minimax(position):</source>
        <extracomment>A line of the pseudocode; keep the spaces in front of it</extracomment>
        <translation>minimax(position):</translation>
    </message>
    <message>
        <source>        value = minimax(next)</source>
        <extracomment>A line of the pseudocode; keep the spaces in front of it</extracomment>
        <translation>        value = minimax(next)</translation>
    </message>
    <message>
        <source>We can skip the last branch.</source>
        <extracomment>Explain: why alpha-beta skips branches.</extracomment>
        <translation>يمكننا أن نتخطّى الفرع الأخير.</translation>
    </message>
    <message>
        <source>Cut! {player} can get at least {value} here. But {other} already has {limit} ({mark}), so we skip the rest.</source>
        <extracomment>Explain, in large letters: why alpha-beta skips branches. {limit}: a value; {mark}: “alpha = 3”
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>قطع! هنا يستطيع {player} أن يحصل على {value} على الأقل. لكن لدى {other} من قبل {limit} ({mark})، لذلك نتخطّى الباقي.</translation>
    </message>
    <message>
        <source>{value} in {plies}</source>
        <extracomment>A value with the number of moves until then: +1 in 4. {plies}: a number
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{value} في {plies}</translation>
    </message>
    <message>
        <source>at least {value}</source>
        <extracomment>A value of which only a limit is known, in a sentence
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>على الأقل {value}</translation>
    </message>
    <message>
        <source>at most {value}</source>
        <extracomment>A value of which only a limit is known, in a sentence
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>على الأكثر {value}</translation>
    </message>
    <message>
        <source>At the top: {sentence}</source>
        <extracomment>{sentence}: a whole sentence about this node, such as &quot;MAX can now be sure of at least 5&quot;</extracomment>
        <translation>عند الجذر: {sentence}</translation>
    </message>
    <message>
        <source>After {moves}: {sentence}</source>
        <extracomment>{sentence}: a whole sentence about the node that these moves lead to
{moves}: one move or several: “b2, c1 or c3”</extracomment>
        <translation>بعد {moves}: {sentence}</translation>
    </message>
    <message>
        <source>After {moves}: what if {player} takes {move}?</source>
        <extracomment>Explain: the search tries a move. {moves}: those that lead to the node; {move}: the one that is tried; “takes” is for trees of numbers
{player}: a player&apos;s name: X, White</extracomment>
        <translation>بعد {moves}: ماذا لو أخذ {player} {move}؟</translation>
    </message>
    <message>
        <source>After {moves}: what if {player} plays {move}?</source>
        <extracomment>Explain: the search tries a move. {moves}: those that lead to the node; {move}: the one that is tried; “takes” is for trees of numbers
{player}: a player&apos;s name: X, White</extracomment>
        <translation>بعد {moves}: ماذا لو لعب {player} {move}؟</translation>
    </message>
    <message>
        <source>What if {player} takes {move}?</source>
        <extracomment>Explain: the search tries a move. {move}: the one that is tried; “takes” is for trees of numbers
{player}: a player&apos;s name: X, White</extracomment>
        <translation>ماذا لو أخذ {player} {move}؟</translation>
    </message>
    <message>
        <source>What if {player} plays {move}?</source>
        <extracomment>Explain: the search tries a move. {move}: the one that is tried; “takes” is for trees of numbers
{player}: a player&apos;s name: X, White</extracomment>
        <translation>ماذا لو لعب {player} {move}؟</translation>
    </message>
    <message>
        <source>This tree is a single number. There is nothing to choose.</source>
        <extracomment>Explain: at the top of the tree</extracomment>
        <translation>هذه الشجرة عدد واحد. لا يوجد ما نختاره.</translation>
    </message>
    <message>
        <source>The game is over here. There is nothing to search.</source>
        <extracomment>Explain: at the top of the tree</extracomment>
        <translation>انتهت المباراة هنا. لا شيء يُبحث فيه.</translation>
    </message>
    <message>
        <source>MAX chooses first and wants the largest number.</source>
        <extracomment>Explain: at the top of the tree</extracomment>
        <translation>يختار MAX أولًا، ويريد أكبر عدد.</translation>
    </message>
    <message>
        <source>It is {player}&apos;s turn. {player} is MAX and wants the largest value.</source>
        <extracomment>Explain: at the top of the tree
{player}: a player&apos;s name: X, White</extracomment>
        <translation>الدور على {player}. {player} هو MAX ويريد أكبر قيمة.</translation>
    </message>
    <message>
        <source>It is {player}&apos;s turn. {player} is MIN and wants the smallest value.</source>
        <extracomment>Explain: at the top of the tree
{player}: a player&apos;s name: X, White</extracomment>
        <translation>الدور على {player}. {player} هو MIN ويريد أصغر قيمة.</translation>
    </message>
    <message>
        <source>We stop looking here and count it as 0.</source>
        <extracomment>Explain: at the end of a branch.</extracomment>
        <translation>نتوقف عن البحث هنا ونحسبها 0.</translation>
    </message>
    <message>
        <source>This is the end of the branch (a leaf). Its number is {value}.</source>
        <extracomment>Explain: at the end of a branch.
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>هذه نهاية الفرع، أي ورقة. العدد عليها {value}.</translation>
    </message>
    <message>
        <source>This is a draw. It is worth {value}.</source>
        <extracomment>Explain: at the end of a branch.
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>هذا تعادل. قيمته {value}.</translation>
    </message>
    <message>
        <source>The game is over here: {outcome}. That is worth {value}.</source>
        <extracomment>Explain: at the end of a branch. {outcome}: such as “X wins”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>انتهت المباراة هنا: {outcome}. قيمة ذلك {value}.</translation>
    </message>
    <message>
        <source>This is the first value, so it is the best so far: {new} with {move}.</source>
        <extracomment>Explain: the first value at a node. {new}: a value
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>هذه أول قيمة، لذلك هي الأفضل حتى الآن: {new} مع {move}.</translation>
    </message>
    <message>
        <source>{compared} The best choice for {player} is now {move}.</source>
        <extracomment>{compared}: a whole sentence, such as &quot;The new value, 5, is larger than 3.&quot;
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>{compared} أفضل اختيار عند {player} الآن هو {move}.</translation>
    </message>
    <message>
        <source>{compared} {player} would rather stop here with {best}.</source>
        <extracomment>Explain: a new value that changes nothing. {compared}: a sentence that compares it; {best}: the best value so far
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{compared} يفضّل {player} أن يتوقف هنا بقيمة {best}.</translation>
    </message>
    <message>
        <source>{compared} {player} keeps {move} with {best}.</source>
        <extracomment>Explain: a new value that changes nothing. {compared}: a sentence that compares it; {best}: the best value so far
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>{compared} يبقى {player} مع {move} بقيمة {best}.</translation>
    </message>
    <message>
        <source>{compared} So far, {player} can&apos;t get more than {value} here.</source>
        <extracomment>Explain: a new value of which only a limit is known. {compared}: a sentence that compares it with the best so far
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{compared} حتى الآن لا يستطيع {player} أن يحصل هنا على أكثر من {value}.</translation>
    </message>
    <message>
        <source>The new value, {new}, is better for {player} than {old}.</source>
        <extracomment>Explain: begins a sentence about a new value at a node. {new}, {old}: values
{player}: a player&apos;s name: X, White</extracomment>
        <translation>القيمة الجديدة {new} أفضل لـ {player} من {old}.</translation>
    </message>
    <message>
        <source>The new value, {new}, is no better for {player} than {old}.</source>
        <extracomment>Explain: begins a sentence about a new value at a node. {new}, {old}: values
{player}: a player&apos;s name: X, White</extracomment>
        <translation>القيمة الجديدة {new} ليست أفضل لـ {player} من {old}.</translation>
    </message>
    <message>
        <source>The new value, {new}, is larger than {old}.</source>
        <extracomment>Explain: begins a sentence about a new value at a node. {new}, {old}: values</extracomment>
        <translation>القيمة الجديدة {new} أكبر من {old}.</translation>
    </message>
    <message>
        <source>The new value, {new}, is smaller than {old}.</source>
        <extracomment>Explain: begins a sentence about a new value at a node. {new}, {old}: values</extracomment>
        <translation>القيمة الجديدة {new} أصغر من {old}.</translation>
    </message>
    <message>
        <source>{player} can probably get at least {value} now (alpha = {value}).</source>
        <extracomment>Explain: a new value that makes alpha or beta change
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>على الأرجح يستطيع {player} الآن أن يحصل على {value} على الأقل (ألفا = {value}).</translation>
    </message>
    <message>
        <source>{player} can now be sure of at least {value} (alpha = {value}).</source>
        <extracomment>Explain: a new value that makes alpha or beta change
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>صار {player} متأكدًا من {value} على الأقل (ألفا = {value}).</translation>
    </message>
    <message>
        <source>no capture</source>
        <extracomment>Stands for a move in Explain: none, as a capture would be worse</extracomment>
        <translation>بلا أسر</translation>
    </message>
    <message>
        <source>Done! The value is {value}: {player} chooses {move}.</source>
        <extracomment>Explain: all branches of a node were tried.
{value}: a value: +3, −1 in 4, 0.5
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>انتهى البحث! القيمة هي {value}: يختار {player} {move}.</translation>
    </message>
    <message>
        <source>Done! The value seems to be {value}: {player} chooses {move}.</source>
        <extracomment>Explain: all branches of a node were tried.
{value}: a value: +3, −1 in 4, 0.5
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>انتهى البحث! يبدو أن القيمة هي {value}: يختار {player} {move}.</translation>
    </message>
    <message>
        <source>right</source>
        <extracomment>name of a branch of a tree</extracomment>
        <translation>يمين</translation>
    </message>
    <message>
        <source>left</source>
        <extracomment>name of a branch of a tree</extracomment>
        <translation>يسار</translation>
    </message>
    <message>
        <source>the right branch</source>
        <extracomment>a branch in a sentence</extracomment>
        <translation>الفرع الأيمن</translation>
    </message>
    <message>
        <source>the left branch</source>
        <extracomment>a branch in a sentence</extracomment>
        <translation>الفرع الأيسر</translation>
    </message>
    <message>
        <source>branch {number}</source>
        <extracomment>a branch in a sentence
{number}: a number</extracomment>
        <translation>الفرع {number}</translation>
    </message>
    <message>
        <source>Quick wins first</source>
        <translation>الفوز السريع أولًا</translation>
    </message>
    <message>
        <source>+1, 0, −1</source>
        <translation>⁧‎+1, 0, −1⁩</translation>
    </message>
    <message>
        <source>Cost (smaller is better)</source>
        <translation>التكلفة (الأصغر أفضل)</translation>
    </message>
    <message>
        <source>We stop looking here and guess {value}.</source>
        <extracomment>Explain: at a node where the search stops.
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>نتوقف عن النظر هنا ونخمّن {value}.</translation>
    </message>
    <message>
        <source>We stop looking here. Counting {what} gives {count}: a guess of {value}.</source>
        <extracomment>Explain: at a node where the search stops. {what}: what is counted, such as “open lines”
{count}: a number; the text has a form for one and for many
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>نتوقف عن النظر هنا. عدّ {what} يعطي {count}: تخمين قيمته {value}.</translation>
    </message>
    <message>
        <source>We stop looking here. Counting {what} gives {count}, and that is our guess.</source>
        <extracomment>Explain: at a node where the search stops. {what}: what is counted, such as “open lines”
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>نتوقف عن النظر هنا. عدّ {what} يعطي {count}، وهذا تخميننا.</translation>
    </message>
    <message>
        <source>We stop looking here. Counting {what} ({parts}) gives {count}, and that is our guess.</source>
        <extracomment>Explain: at a node where the search stops. {what}: what is counted, such as “open lines”; {parts}: the sum, such as “3 − 1”
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>نتوقف عن النظر هنا. عدّ {what} ({parts}) يعطي {count}، وهذا تخميننا.</translation>
    </message>
    <message>
        <source>We stop looking here. Counting {what} ({parts}) gives {count}: a guess of {value}.</source>
        <extracomment>Explain: at a node where the search stops. {what}: what is counted, such as “open lines”; {parts}: the sum, such as “3 − 1”
{count}: a number; the text has a form for one and for many
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>نتوقف عن النظر هنا. عدّ {what} ({parts}) يعطي {count}: تخمين قيمته {value}.</translation>
    </message>
    <message>
        <source>{value} {units}</source>
        <extracomment>Explain: at a node where the search stops. {units}: such as “discs”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{value} {units}</translation>
    </message>
    <message>
        <source>+1: {first} wins. 0: a draw. −1: {second} wins. A win is a win, quick or slow.</source>
        <extracomment>What the values of a tree mean. {first}, {second}: the names of the players</extracomment>
        <translation>⁧‎+1: يفوز {first}. 0: تعادل. ‎−1: يفوز {second}. الفوز فوز، سريعًا كان أو بطيئًا.⁩</translation>
    </message>
    <message>
        <source>+1: {first} wins. −1: {second} wins. A win is a win, quick or slow.</source>
        <extracomment>What the values of a tree mean. {first}, {second}: the names of the players</extracomment>
        <translation>⁧‎+1: يفوز {first}. ‎−1: يفوز {second}. الفوز فوز، سريعًا كان أو بطيئًا.⁩</translation>
    </message>
    <message>
        <source>+1: {first} loses. 0: a draw. −1: {first} wins. So {first} wants the smallest value, and is MIN.</source>
        <extracomment>What the values of a tree mean. {first}, {second}: the names of the players</extracomment>
        <translation>⁧‎+1: يخسر {first}. 0: تعادل. ‎−1: يفوز {first}. لذلك يريد {first} أصغر قيمة، وهو MIN.⁩</translation>
    </message>
    <message>
        <source>+1: {first} loses. −1: {first} wins. So {first} wants the smallest value, and is MIN.</source>
        <extracomment>What the values of a tree mean. {first}, {second}: the names of the players</extracomment>
        <translation>⁧‎+1: يخسر {first}. ‎−1: يفوز {first}. لذلك يريد {first} أصغر قيمة، وهو MIN.⁩</translation>
    </message>
    <message>
        <source>Cut after {moves}! {player} can get at least {value} here. But {other} already has {limit} at the top with {move} ({mark}). So {other} won&apos;t come here. {rest}</source>
        <extracomment>Explain: why alpha-beta skips branches. {moves}: the moves that lead to the node; {limit}: a value; {move}: the move that has it; {mark}: “alpha = 3”; {rest}: a sentence: how many branches are skipped
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>قطع بعد {moves}! هنا يستطيع {player} أن يحصل على {value} على الأقل. لكن لدى {other} من قبل {limit} عند الجذر بنقلة {move} ({mark}). لذلك لن يأتي {other} إلى هنا. {rest}</translation>
    </message>
    <message>
        <source>You will see the explanation after you answer.</source>
        <translation>سترى الشرح بعد أن تجيب.</translation>
    </message>
    <message>
        <source>Cut! {player} can keep the value at {value} or less. But {other} already has {limit} ({mark}), so we skip the rest.</source>
        <extracomment>Explain, in large letters: why alpha-beta skips branches. {limit}: a value; {mark}: “alpha = 3”
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>قطع! يستطيع {player} أن يُبقي القيمة عند {value} أو أقل. لكن لدى {other} من قبل {limit} ({mark})، لذلك نتخطّى الباقي.</translation>
    </message>
    <message>
        <source>{player} can stop here with {value}. From here on, we only try captures.</source>
        <extracomment>Explain, in chess, after the last move that the search was to try
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>يستطيع {player} أن يتوقف هنا بقيمة {value}. من هنا لا نجرّب إلا الأسر.</translation>
    </message>
    <message>
        <source>≈: a guess, or a value based on guesses.</source>
        <translation>≈: تخمين، أو قيمة مبنية على تخمينات.</translation>
    </message>
    <message>
        <source>+1 in 3: {first} wins, 3 moves below the top. 0: a draw. −1 in 4: {second} wins, 4 moves below the top. We count the moves of both players. A quick win is better than a slow one, and a slow loss is better than a quick one.</source>
        <extracomment>What the values of a tree mean. {first}, {second}: the names of the players; “in 3” counts moves</extracomment>
        <translation>‎+1 في 3: يفوز {first}، 3 نقلات تحت الجذر. 0: تعادل. ‎−1 في 4: يفوز {second}، 4 نقلات تحت الجذر. نعدّ نقلات اللاعبَين. الفوز السريع أفضل من البطيء، والخسارة البطيئة أفضل من السريعة.</translation>
    </message>
    <message>
        <source>{branches}</source>
        <extracomment>Several branches, each below the one before, in a sentence: “After left, right: ...”
{branches}: names of branches, such as “left, right”</extracomment>
        <translation>{branches}</translation>
    </message>
    <message>
        <source>{branch} seems to be worth {value}.</source>
        <extracomment>{branch}: “the left branch” or “branch 3”; follows “Back at the top: ”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>يبدو أن قيمة {branch} هي {value}.</translation>
    </message>
    <message>
        <source>{branch} is worth {value}.</source>
        <extracomment>{branch}: “the left branch” or “branch 3”; follows “Back at the top: ”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>قيمة {branch} هي {value}.</translation>
    </message>
    <message>
        <source>playing {branch} seems to be worth {value}.</source>
        <extracomment>{branch}: a move; follows “Back at the top: ”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>يبدو أن قيمة لعب {branch} هي {value}.</translation>
    </message>
    <message>
        <source>playing {branch} is worth {value}.</source>
        <extracomment>{branch}: a move; follows “Back at the top: ”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>قيمة لعب {branch} هي {value}.</translation>
    </message>
    <message>
        <source>Back at the top: {sentence}</source>
        <extracomment>{sentence}: what a branch is worth, such as “the left branch is worth 3.”</extracomment>
        <translation>عدنا إلى الجذر: {sentence}</translation>
    </message>
    <message>
        <source>Back up after {moves}: {sentence}</source>
        <extracomment>{sentence}: what a branch is worth, such as “the left branch is worth 3.”
{moves}: one move or several: “b2, c1 or c3”</extracomment>
        <translation>عدنا إلى الأعلى بعد {moves}: {sentence}</translation>
    </message>
    <message>
        <source>{compared} So far, {player} can&apos;t get less than {value} here.</source>
        <extracomment>Explain: a new value of which only a limit is known. {compared}: a sentence that compares it with the best so far
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{compared} حتى الآن لا يستطيع {player} أن يحصل هنا على أقل من {value}.</translation>
    </message>
    <message>
        <source>The new value, {new}, isn&apos;t larger than {old}.</source>
        <extracomment>Explain: begins a sentence about a new value at a node. {new}, {old}: values</extracomment>
        <translation>القيمة الجديدة {new} ليست أكبر من {old}.</translation>
    </message>
    <message>
        <source>The new value, {new}, isn&apos;t smaller than {old}.</source>
        <extracomment>Explain: begins a sentence about a new value at a node. {new}, {old}: values</extracomment>
        <translation>القيمة الجديدة {new} ليست أصغر من {old}.</translation>
    </message>
    <message>
        <source>After {moves}, the node is finished. It is worth {value}.</source>
        <extracomment>Explain: all branches of a node were tried. {moves}: those that lead to it
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>اكتملت العقدة بعد {moves}. قيمتها {value}.</translation>
    </message>
    <message>
        <source>After {moves}, the node is finished. {player} takes the largest value: {value}.</source>
        <extracomment>Explain: all branches of a node were tried. {moves}: those that lead to it
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>اكتملت العقدة بعد {moves}. يأخذ {player} أكبر قيمة: {value}.</translation>
    </message>
    <message>
        <source>After {moves}, the node is finished. {player} takes the smallest value: {value}.</source>
        <extracomment>Explain: all branches of a node were tried. {moves}: those that lead to it
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>اكتملت العقدة بعد {moves}. يأخذ {player} أصغر قيمة: {value}.</translation>
    </message>
    <message>
        <source>Cut after {moves}! {player} can get at least {value} here. But {other} already has {limit} with {move} ({mark}) after {above}. So {other} won&apos;t come here. {rest}</source>
        <extracomment>Explain: why alpha-beta skips branches. {moves}: the moves that lead to the node; {limit}: a value; {move}: the move that has it; {mark}: “alpha = 3”; {above}: moves that lead to a node further up; {rest}: a sentence: how many branches are skipped
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>قطع بعد {moves}! هنا يستطيع {player} أن يحصل على {value} على الأقل. لكن لدى {other} من قبل {limit} بنقلة {move} ({mark}) بعد {above}. لذلك لن يأتي {other} إلى هنا. {rest}</translation>
    </message>
    <message>
        <source>Cut after {moves}! {player} can keep the value at {value} or less. But {other} already has {limit} at the top with {move} ({mark}). So {other} won&apos;t come here. {rest}</source>
        <extracomment>Explain: why alpha-beta skips branches. {moves}: the moves that lead to the node; {limit}: a value; {move}: the move that has it; {mark}: “alpha = 3”; {rest}: a sentence: how many branches are skipped
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>قطع بعد {moves}! يستطيع {player} أن يُبقي القيمة عند {value} أو أقل. لكن لدى {other} من قبل {limit} عند الجذر بنقلة {move} ({mark}). لذلك لن يأتي {other} إلى هنا. {rest}</translation>
    </message>
    <message>
        <source>Cut after {moves}! {player} can keep the value at {value} or less. But {other} already has {limit} with {move} ({mark}) after {above}. So {other} won&apos;t come here. {rest}</source>
        <extracomment>Explain: why alpha-beta skips branches. {moves}: the moves that lead to the node; {limit}: a value; {move}: the move that has it; {mark}: “alpha = 3”; {above}: moves that lead to a node further up; {rest}: a sentence: how many branches are skipped
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>قطع بعد {moves}! يستطيع {player} أن يُبقي القيمة عند {value} أو أقل. لكن لدى {other} من قبل {limit} بنقلة {move} ({mark}) بعد {above}. لذلك لن يأتي {other} إلى هنا. {rest}</translation>
    </message>
    <message>
        <source>{player} can probably keep the value at {value} or less now (beta = {value}).</source>
        <extracomment>Explain: a new value that makes alpha or beta change
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>على الأرجح يستطيع {player} الآن أن يُبقي القيمة عند {value} أو أقل (بيتا = {value}).</translation>
    </message>
    <message>
        <source>{player} can now keep the value at {value} or less (beta = {value}).</source>
        <extracomment>Explain: a new value that makes alpha or beta change
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>يستطيع {player} الآن أن يُبقي القيمة عند {value} أو أقل (بيتا = {value}).</translation>
    </message>
    <message>
        <source>After {moves}, the node is finished. The best {player} can get is {value}.</source>
        <extracomment>Explain: all branches of a node were tried. {moves}: those that lead to it
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>بعد {moves} اكتملت العقدة. أفضل ما يحصل عليه {player} هو {value}.</translation>
    </message>
    <message>
        <source>An open line has only one player&apos;s marks in it. We count the open lines of both players. The more marks in a line, the more it is worth.</source>
        <translation>الخط المفتوح فيه علامات لاعب واحد فقط. نعدّ الخطوط المفتوحة للاعبَين. كلما زادت العلامات في خط زادت قيمته.</translation>
    </message>
    <message>
        <source>+1 in 3: {first} wins, 3 moves below the top. −1 in 4: {second} wins, 4 moves below the top. We count the moves of both players. A quick win is better than a slow one, and a slow loss is better than a quick one.</source>
        <extracomment>What the values of a tree mean. {first}, {second}: the names of the players; “in 3” counts moves</extracomment>
        <translation>‎+1 في 3: يفوز {first}، 3 نقلات تحت الجذر. ‎−1 في 4: يفوز {second}، 4 نقلات تحت الجذر. نعدّ نقلات اللاعبَين. الفوز السريع أفضل من البطيء، والخسارة البطيئة أفضل من السريعة.</translation>
    </message>
    <message>
        <source>step {step} of {last}</source>
        <extracomment>Below the tree, and above it in the command line. {step}, {last}: numbers</extracomment>
        <translation>الخطوة {step} من {last}</translation>
    </message>
    <message>
        <source>positions visited: {nodes} of {all}, cuts: {cuts}</source>
        <extracomment>Above the tree in the command line. {nodes}, {all}, {cuts}: numbers</extracomment>
        <translation>وضعيات زارها: {nodes} من {all}، قطوع: {cuts}</translation>
    </message>
</context>
<context>
    <name>ExplainChoices</name>
    <message>
        <source>Algorithm</source>
        <extracomment>Controls on the page Explain, with their tips
Labels of the settings on the page Explain</extracomment>
        <translation>الخوارزمية</translation>
    </message>
    <message>
        <source>Minimax</source>
        <extracomment>Controls on the page Explain, with their tips</extracomment>
        <translation>مينيماكس</translation>
    </message>
    <message>
        <source>Alpha-beta</source>
        <extracomment>Controls on the page Explain, with their tips</extracomment>
        <translation>ألفا-بيتا</translation>
    </message>
    <message>
        <source>Alpha-beta, middle first</source>
        <extracomment>Controls on the page Explain, with their tips</extracomment>
        <translation>ألفا-بيتا، الوسط أولًا</translation>
    </message>
    <message>
        <source>Moves to look ahead</source>
        <extracomment>Controls on the page Explain, with their tips</extracomment>
        <translation>نقلات النظر إلى الأمام</translation>
    </message>
    <message>
        <source>to the end</source>
        <extracomment>in the list of how many moves to look ahead, below the numbers</extracomment>
        <translation>حتى النهاية</translation>
    </message>
    <message>
        <source>Guess</source>
        <extracomment>Controls on the page Explain, with their tips</extracomment>
        <translation>تخمين</translation>
    </message>
    <message>
        <source>Guess each value before the search finds it</source>
        <extracomment>Controls on the page Explain, with their tips</extracomment>
        <translation>خمّن كل قيمة قبل أن يجدها البحث</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>Controls on the page Explain, with their tips</extracomment>
        <translation>مقارنة</translation>
    </message>
    <message>
        <source>Show the other algorithm beside it, step by step</source>
        <extracomment>Controls on the page Explain, with their tips</extracomment>
        <translation>أظهر الخوارزمية الأخرى بجانبها، خطوة خطوة</translation>
    </message>
    <message>
        <source>Mark the branches that alpha-beta will skip</source>
        <extracomment>a button: mark the branches that will be cut, as an exercise</extracomment>
        <translation>علّم الفروع التي سيتخطّاها ألفا-بيتا</translation>
    </message>
    <message>
        <source>Play out captures before guessing a value</source>
        <extracomment>a button of chess: look at captures to their end (quiescence search)</extracomment>
        <translation>العب كل أسر حتى نهايته قبل تخمين القيمة</translation>
    </message>
    <message>
        <source>See how much work this is, here and on larger boards</source>
        <extracomment>a button: opens a table of how much work the search is</extracomment>
        <translation>انظر كم من العمل هذا، هنا وعلى لوحات أكبر</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Button with a menu on the page Explain</extracomment>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Save a picture, an animation, the steps, worksheets or a lesson</source>
        <extracomment>Controls on the page Explain, with their tips</extracomment>
        <translation>احفظ صورة أو رسمًا متحركًا أو الخطوات أو أوراق عمل أو درسًا</translation>
    </message>
    <message>
        <source>Values</source>
        <extracomment>Name of a choice on the page Explain, for screen readers: what a win and a loss are worth
Labels of the settings on the page Explain</extracomment>
        <translation>القيم</translation>
    </message>
    <message>
        <source>{tip} ({key})</source>
        <extracomment>The tip of a button with its key. {tip}: such as “Show the other algorithm”; {key}: “M”</extracomment>
        <translation>{tip} ({key})</translation>
    </message>
    <message>
        <source>Look ahead</source>
        <extracomment>Labels of the settings on the page Explain</extracomment>
        <translation>النظر إلى الأمام</translation>
    </message>
    <message>
        <source>Compare the worst case, the odds and minimax</source>
        <extracomment>a button: opens a table that values each move in three ways</extracomment>
        <translation>قارن أسوأ حالة والاحتمالات ومينيماكس</translation>
    </message>
    <message>
        <source>You can only guess values if the search looks to the end of the game</source>
        <translation>لا يمكنك تخمين القيم إلا إذا نظر البحث حتى نهاية المباراة</translation>
    </message>
    <message>
        <source>You can only mark branches if the whole tree is drawn</source>
        <translation>لا يمكنك تعليم الفروع إلا إذا رُسمت الشجرة كلها</translation>
    </message>
    <message>
        <source>How the search goes through the tree</source>
        <extracomment>Controls on the page Explain, with their tips</extracomment>
        <translation>كيف يمر البحث في الشجرة</translation>
    </message>
    <message>
        <source>How many moves the search looks ahead</source>
        <extracomment>Controls on the page Explain, with their tips</extracomment>
        <translation>كم نقلة ينظر البحث إلى الأمام</translation>
    </message>
    <message>
        <source>Cuts?</source>
        <extracomment>a button: mark the branches that will be cut, as an exercise</extracomment>
        <translation>أين القطع؟</translation>
    </message>
    <message>
        <source>Finish captures</source>
        <extracomment>a button of chess: look at captures to their end (quiescence search)</extracomment>
        <translation>إنهاء الأسر</translation>
    </message>
    <message>
        <source>How much work?</source>
        <extracomment>a button: opens a table of how much work the search is</extracomment>
        <translation>كم من العمل؟</translation>
    </message>
    <message>
        <source>Depth by depth</source>
        <extracomment>a button: opens a table with a row for each search depth</extracomment>
        <translation>عمقًا بعد عمق</translation>
    </message>
    <message>
        <source>See which move looks best at each depth</source>
        <extracomment>a button: opens a table with a row for each search depth</extracomment>
        <translation>انظر أي نقلة تبدو الأفضل عند كل عمق</translation>
    </message>
    <message>
        <source>Three ways to choose</source>
        <extracomment>a button: opens a table that values each move in three ways</extracomment>
        <translation>ثلاث طرق للاختيار</translation>
    </message>
    <message>
        <source>What a win, a draw and a loss are worth</source>
        <translation>كم قيمة الفوز والتعادل والخسارة</translation>
    </message>
</context>
<context>
    <name>ExplainDialogs</name>
    <message>
        <source>This position has too many endings to count. Try it later in the game, or on a smaller board.</source>
        <translation>لهذه الوضعية نهايات أكثر من أن تُعدّ. جرّب في وقت لاحق من المباراة، أو على لوحة أصغر.</translation>
    </message>
    <message>
        <source>We are still running the other search. The table will open when that is done.</source>
        <translation>ما زلنا نجري البحث الآخر. سيُفتح الجدول عندما ينتهي.</translation>
    </message>
    <message>
        <source>There are no moves left here. Take back a move, or open an example.</source>
        <translation>لا نقلات باقية هنا. تراجع عن نقلة، أو افتح مثالًا.</translation>
    </message>
    <message>
        <source>Minimax would visit too many positions to count here. Look fewer moves ahead.</source>
        <translation>سيزور مينيماكس وضعيات أكثر من أن تُعدّ هنا. قلّل نقلات النظر إلى الأمام.</translation>
    </message>
</context>
<context>
    <name>ExplainLayout</name>
    <message>
        <source>Example</source>
        <extracomment>Name of the note on an example, for screen readers</extracomment>
        <translation>مثال</translation>
    </message>
    <message>
        <source>Numbers</source>
        <extracomment>a button: show the line with the numbers of the tree</extracomment>
        <translation>الأعداد</translation>
    </message>
    <message>
        <source>Change the numbers in the tree</source>
        <extracomment>a button: show the line with the numbers of the tree</extracomment>
        <translation>غيّر الأعداد في الشجرة</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Button that opens the settings of the page Explain, and its tip</extracomment>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Show or hide the board and the code</source>
        <extracomment>a button in small windows: show or hide what stands beside the tree</extracomment>
        <translation>أظهر اللوحة والشيفرة أو أخفهما</translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>Name of the button with the menu of the page Explain, for screen readers; it shows “⋯”</extracomment>
        <translation>القائمة</translation>
    </message>
    <message>
        <source>Algorithm, window and counts</source>
        <translation>الخوارزمية والنافذة والأعداد</translation>
    </message>
    <message>
        <source>Everything you can do here</source>
        <translation>كل ما يمكنك فعله هنا</translation>
    </message>
    <message>
        <source>The algorithm, the depth and the numbers (O)</source>
        <extracomment>Button that opens the settings of the page Explain, and its tip</extracomment>
        <translation>الخوارزمية والعمق والأعداد (O)</translation>
    </message>
    <message>
        <source>Board and code</source>
        <extracomment>a button in small windows: show or hide what stands beside the tree</extracomment>
        <translation>اللوحة والشيفرة</translation>
    </message>
</context>
<context>
    <name>ExplainPage</name>
    <message>
        <source>Before move {number}</source>
        <extracomment>Where the explanation of a finished game begins
{number}: a number</extracomment>
        <translation>قبل النقلة {number}</translation>
    </message>
    <message>
        <source>This move gave away the most.</source>
        <extracomment>Where the explanation of a finished game begins</extracomment>
        <translation>هذه النقلة أضاعت أكثر من غيرها.</translation>
    </message>
    <message numerus="yes">
        <source>Before the last %n moves</source>
        <extracomment>Where the explanation of a finished game begins</extracomment>
        <translation>
            <numerusform>قبل آخر&#xa0;%n نقلة</numerusform>
            <numerusform>قبل آخر نقلة</numerusform>
            <numerusform>قبل آخر نقلتين</numerusform>
            <numerusform>قبل آخر&#xa0;%n نقلات</numerusform>
            <numerusform>قبل آخر&#xa0;%n نقلة</numerusform>
            <numerusform>قبل آخر&#xa0;%n نقلة</numerusform>
        </translation>
    </message>
    <message>
        <source>Watch: only the steps</source>
        <translation>مشاهدة: الخطوات فقط</translation>
    </message>
    <message>
        <source>Try: guess values and mark cuts</source>
        <translation>تجربة: خمّن القيم وعلّم القطع</translation>
    </message>
    <message>
        <source>Study: all controls</source>
        <translation>دراسة: كل الأزرار</translation>
    </message>
    <message>
        <source>Show or hide the settings</source>
        <translation>أظهر الإعدادات أو أخفها</translation>
    </message>
    <message>
        <source>To see another position, go to it on the board and open Explain again.</source>
        <extracomment>Where the explanation of a finished game begins</extracomment>
        <translation>لترى وضعية أخرى، اذهب إليها على اللوحة وافتح الشرح من جديد.</translation>
    </message>
    <message>
        <source>So far ahead, there are too many positions to step through. Look fewer moves ahead, or use “Alpha-beta, middle first”.</source>
        <translation>إلى هذا البعد وضعيات أكثر من أن تُمشى كلها. قلّل نقلات النظر إلى الأمام، أو استعمل «ألفا-بيتا، الوسط أولًا».</translation>
    </message>
</context>
<context>
    <name>ExplainPanel</name>
    <message>
        <source>What happens</source>
        <extracomment>Name of the sentence about the step, for screen readers</extracomment>
        <translation>ماذا يحدث</translation>
    </message>
    <message>
        <source>What the numbers mean</source>
        <translation>ماذا تعني الأعداد</translation>
    </message>
    <message>
        <source>Best so far</source>
        <extracomment>Label beside the tree</extracomment>
        <translation>الأفضل حتى الآن</translation>
    </message>
    <message>
        <source>Positions</source>
        <extracomment>Labels beside the tree: what the search has counted so far</extracomment>
        <translation>الوضعيات</translation>
    </message>
    <message>
        <source>Leaves</source>
        <extracomment>Labels beside the tree: what the search has counted so far</extracomment>
        <translation>الأوراق</translation>
    </message>
    <message>
        <source>Cuts</source>
        <extracomment>Labels beside the tree: what the search has counted so far</extracomment>
        <translation>القطوع</translation>
    </message>
    <message>
        <source>{player}: MIN</source>
        <extracomment>Beside the tree, at “Whose turn” and “Best so far”; “nobody”: the game is over
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player}: MIN</translation>
    </message>
    <message>
        <source>{player}: MAX</source>
        <extracomment>Beside the tree, at “Whose turn” and “Best so far”; “nobody”: the game is over
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player}: MAX</translation>
    </message>
    <message>
        <source>nobody</source>
        <extracomment>Beside the tree, at “Whose turn” and “Best so far”; “nobody”: the game is over</extracomment>
        <translation>لا أحد</translation>
    </message>
    <message>
        <source>{move}: {value}</source>
        <extracomment>Beside the tree, at “Whose turn” and “Best so far”; “nobody”: the game is over
{move}: a move: b2, column 4, ♘f3
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{move}: {value}</translation>
    </message>
    <message numerus="yes">
        <source>{percent}% of {nodes} positions</source>
        <extracomment>Beside the tree: how much of its positions minimax would visit. {nodes}: a number
{percent}: a number, without its sign</extracomment>
        <translation>
            <numerusform>{percent}٪ من {nodes} وضعية</numerusform>
            <numerusform>{percent}٪ من وضعية واحدة ({nodes})</numerusform>
            <numerusform>{percent}٪ من وضعيتين ({nodes})</numerusform>
            <numerusform>{percent}٪ من {nodes} وضعيات</numerusform>
            <numerusform>{percent}٪ من {nodes} وضعية</numerusform>
            <numerusform>{percent}٪ من {nodes} وضعية</numerusform>
        </translation>
    </message>
    <message>
        <source>Whose turn?</source>
        <extracomment>Label beside the tree</extracomment>
        <translation>على من الدور؟</translation>
    </message>
    <message>
        <source>Moves below the top</source>
        <extracomment>Label beside the tree</extracomment>
        <translation>نقلات تحت الجذر</translation>
    </message>
    <message>
        <source>Compared with minimax</source>
        <extracomment>Labels beside the tree: what the search has counted so far</extracomment>
        <translation>مقارنة بمينيماكس</translation>
    </message>
    <message>
        <source>Deepest look</source>
        <extracomment>Labels beside the tree: what the search has counted so far</extracomment>
        <translation>أعمق نظر</translation>
    </message>
    <message>
        <source>{sentence} Press “Step” to look ahead.</source>
        <extracomment>{sentence}: one or two whole sentences, such as &quot;It is X&apos;s turn.&quot;</extracomment>
        <translation>{sentence} اضغط على «خطوة» للنظر إلى الأمام.</translation>
    </message>
</context>
<context>
    <name>ExplainSaving</name>
    <message>
        <source>Saved: {path}</source>
        <extracomment>{path}: the name of a file with its folder</extracomment>
        <translation>حُفظ: {path}</translation>
    </message>
    <message>
        <source>&amp;Picture (PNG)…</source>
        <extracomment>Entries of the menu “Save” on the page Explain; a lesson is a file that opens this page again</extracomment>
        <translation>&amp;صورة (PNG)…</translation>
    </message>
    <message>
        <source>&amp;Drawing (SVG)…</source>
        <extracomment>Entries of the menu “Save” on the page Explain; a lesson is a file that opens this page again</extracomment>
        <translation>&amp;رسم (SVG)…</translation>
    </message>
    <message>
        <source>&amp;Steps (text)…</source>
        <extracomment>Entries of the menu “Save” on the page Explain; a lesson is a file that opens this page again</extracomment>
        <translation>&amp;خطوات (نص)…</translation>
    </message>
    <message>
        <source>&amp;Worksheets…</source>
        <extracomment>Entries of the menu “Save” on the page Explain; a lesson is a file that opens this page again</extracomment>
        <translation>&amp;أوراق عمل…</translation>
    </message>
    <message>
        <source>&amp;This tree as a worksheet…</source>
        <extracomment>Entries of the menu “Save” on the page Explain; a lesson is a file that opens this page again</extracomment>
        <translation>هذه الشجرة &amp;كورقة عمل…</translation>
    </message>
    <message>
        <source>&amp;Lesson…</source>
        <extracomment>Entries of the menu “Save” on the page Explain; a lesson is a file that opens this page again</extracomment>
        <translation>&amp;درس…</translation>
    </message>
    <message>
        <source>&amp;Copy lesson</source>
        <extracomment>Entries of the menu “Save” on the page Explain; a lesson is a file that opens this page again</extracomment>
        <translation>&amp;نسخ الدرس</translation>
    </message>
    <message>
        <source>Save the tree as a picture</source>
        <translation>حفظ الشجرة كصورة</translation>
    </message>
    <message>
        <source>Close some nodes, or save a drawing (SVG).</source>
        <translation>أغلق بعض العقد، أو احفظ رسمًا (SVG).</translation>
    </message>
    <message>
        <source>Save the tree as a drawing</source>
        <translation>حفظ الشجرة كرسم</translation>
    </message>
    <message>
        <source>Save the animation</source>
        <translation>حفظ الرسم المتحرك</translation>
    </message>
    <message>
        <source>Making the animation</source>
        <translation>صنع الرسم المتحرك</translation>
    </message>
    <message>
        <source>{path} is already being saved. Wait until that is done.</source>
        <extracomment>{path}: the name of a file with its folder</extracomment>
        <translation>يُحفظ {path} الآن. انتظر حتى ينتهي ذلك.</translation>
    </message>
    <message>
        <source>Save the steps as text</source>
        <translation>حفظ الخطوات كنص</translation>
    </message>
    <message>
        <source>Saving the steps</source>
        <translation>حفظ الخطوات</translation>
    </message>
    <message>
        <source>Lessons ({pattern})</source>
        <extracomment>A kind of file in the dialog for choosing a name. {pattern}: such as *.json</extracomment>
        <translation>دروس ({pattern})</translation>
    </message>
    <message>
        <source>Save the lesson</source>
        <translation>حفظ الدرس</translation>
    </message>
    <message>
        <source>Lesson copied. Press Ctrl+V in this program to open it.</source>
        <translation>نُسخ الدرس. اضغط Ctrl+V في هذا البرنامج لتفتحه.</translation>
    </message>
    <message>
        <source>Making the worksheets</source>
        <translation>صنع أوراق العمل</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <extracomment>{first}, {last}: the first and the last of several files</extracomment>
        <translation>من {first} إلى {last}</translation>
    </message>
    <message>
        <source>{path} is saved, but the tree is so large that you can&apos;t read its labels.</source>
        <extracomment>{path}: the name of a file with its folder</extracomment>
        <translation>حُفظ {path}، لكن الشجرة كبيرة جدًا فلا تستطيع قراءة ما كُتب فيها.</translation>
    </message>
    <message>
        <source>&amp;Animation (GIF, APNG)…</source>
        <extracomment>Entries of the menu “Save” on the page Explain; a lesson is a file that opens this page again</extracomment>
        <translation>رسم &amp;متحرك (GIF, APNG)…</translation>
    </message>
    <message>
        <source>{path} couldn&apos;t be saved: {reason}. Try another folder or name.</source>
        <extracomment>{path}: the name of a file with its folder; {reason}: what the system says</extracomment>
        <translation>لم يُحفظ {path}: {reason}. جرّب مجلدًا آخر أو اسمًا آخر.</translation>
    </message>
</context>
<context>
    <name>FailedStarts</name>
    <message>
        <source>Minimax Fair</source>
        <extracomment>Title of a dialog; the name of the program</extracomment>
        <translation>Minimax Fair</translation>
    </message>
    <message>
        <source>The program failed to start the last two times.</source>
        <extracomment>Title of a dialog; the name of the program</extracomment>
        <translation>فشل البرنامج في البدء آخر مرتين.</translation>
    </message>
    <message>
        <source>Use the default settings</source>
        <translation>استعمل الإعدادات الافتراضية</translation>
    </message>
    <message>
        <source>Try again with my settings</source>
        <translation>حاول من جديد بإعداداتي</translation>
    </message>
    <message>
        <source>Your settings may be damaged. Do you want to start with the default settings? Your games and your old settings will be kept.</source>
        <translation>قد تكون إعداداتك تالفة. هل تريد أن تبدأ بالإعدادات الافتراضية؟ ستبقى مبارياتك وإعداداتك القديمة محفوظة.</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>Recent files</source>
        <extracomment>Entry of the menu “Game”, with the files that were opened last</extracomment>
        <translation>الملفات الأخيرة</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>فتح مباراة</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>فتح درس</translation>
    </message>
    <message>
        <source>Lessons ({pattern})</source>
        <extracomment>A kind of file in a file dialog: {pattern} is “*.mmlesson”</extracomment>
        <translation>دروس ({pattern})</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <extracomment>Buttons of a question: another program has changed the file of this game</extracomment>
        <translation>أبقِ ما لدي</translation>
    </message>
    <message>
        <source>Replace the file with your game</source>
        <extracomment>Buttons of a question: another program has changed the file of this game</extracomment>
        <translation>ضع مباراتك مكان الملف</translation>
    </message>
    <message>
        <source>Keep theirs</source>
        <extracomment>Buttons of a question: another program has changed the file of this game</extracomment>
        <translation>أبقِ ما في الملف</translation>
    </message>
    <message>
        <source>Open the changed file. “Previous game” brings yours back.</source>
        <extracomment>Buttons of a question: another program has changed the file of this game</extracomment>
        <translation>افتح الملف المتغيّر. «المباراة السابقة» تعيد مباراتك.</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <extracomment>Buttons of a question: another program has changed the file of this game</extracomment>
        <translation>حفظ نسخة</translation>
    </message>
    <message>
        <source>Save your game to a new file in the same folder</source>
        <extracomment>Buttons of a question: another program has changed the file of this game</extracomment>
        <translation>احفظ مباراتك في ملف جديد في المجلد نفسه</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>حفظ المباراة</translation>
    </message>
    <message>
        <source>Games ({pattern})</source>
        <extracomment>A kind of file in a file dialog: {pattern} is “*.mmfair”</extracomment>
        <translation>مباريات ({pattern})</translation>
    </message>
    <message>
        <source>All files ({pattern})</source>
        <extracomment>A kind of file in a file dialog
{pattern}: endings of names of files: *.pgn</extracomment>
        <translation>كل الملفات ({pattern})</translation>
    </message>
    <message>
        <source>Minimax Fair</source>
        <extracomment>Title of the window.</extracomment>
        <translation>Minimax Fair</translation>
    </message>
    <message>
        <source>{file}[*] — Minimax Fair</source>
        <extracomment>Title of the window. {file}: its name; keep [*], where a mark for unsaved changes appears</extracomment>
        <translation>{file}[*] — Minimax Fair</translation>
    </message>
    <message>
        <source>Clear this list</source>
        <translation>أفرغ هذه القائمة</translation>
    </message>
    <message>
        <source>Which game is it?</source>
        <translation>أي لعبة هذه؟</translation>
    </message>
    <message>
        <source>The moves in “{file}” fit several games:</source>
        <extracomment>In a dialog: {file} is the name of a file; a list of games follows</extracomment>
        <translation>النقلات في «{file}» تناسب عدة ألعاب:</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Button below a list of games that a line of moves may be of</extracomment>
        <translation>فتح</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button below a list of games that a line of moves may be of</extracomment>
        <translation>إلغاء</translation>
    </message>
</context>
<context>
    <name>FileJob</name>
    <message>
        <source>Cancel</source>
        <extracomment>Button while a file is written</extracomment>
        <translation>إلغاء</translation>
    </message>
</context>
<context>
    <name>Find</name>
    <message>
        <source>Right!</source>
        <extracomment>Title above a challenge (“Find it yourself”) that was solved</extracomment>
        <translation>صحيح!</translation>
    </message>
    <message>
        <source>The answer is {moves}</source>
        <extracomment>{moves}: one move, or several joined by &quot;or&quot;</extracomment>
        <translation>الجواب هو {moves}</translation>
    </message>
    <message>
        <source>Which move wins?</source>
        <translation>أي نقلة تفوز؟</translation>
    </message>
    <message>
        <source>Which move saves you?</source>
        <translation>أي نقلة تنقذك؟</translation>
    </message>
    <message>
        <source>You played {move} in the game.</source>
        <extracomment>In a challenge (“Find it yourself”), about the move that was tried
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>في اللعبة لعبت {move}.</translation>
    </message>
    <message>
        <source>Try another move</source>
        <extracomment>In a challenge (“Find it yourself”), about the move that was tried</extracomment>
        <translation>جرّب نقلة أخرى</translation>
    </message>
    <message>
        <source>You have already tried {move}.</source>
        <extracomment>In a challenge (“Find it yourself”), about the move that was tried
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>سبق أن جرّبت {move}.</translation>
    </message>
    <message>
        <source>With {move}, {result}. That is the same result as with {played}.</source>
        <extracomment>{result}: a whole clause, such as &quot;the bot wins in 2 moves&quot;
{move}: a move: b2, column 4, ♘f3
{played}: the move that was played: b2</extracomment>
        <translation>مع {move}: {result}. هذه هي نفس نتيجة {played}.</translation>
    </message>
    <message>
        <source>With {move}, {result}. That is even worse than {played}.</source>
        <extracomment>{result}: a whole clause, such as &quot;the bot wins now&quot;
{move}: a move: b2, column 4, ♘f3
{played}: the move that was played: b2</extracomment>
        <translation>مع {move}: {result}. هذا أسوأ حتى من {played}.</translation>
    </message>
    <message>
        <source>With {move}, {result}. That is better than {played}, but not good enough.</source>
        <extracomment>{result}: a whole clause, such as &quot;the bot wins in 3 moves&quot;
{move}: a move: b2, column 4, ♘f3
{played}: the move that was played: b2</extracomment>
        <translation>مع {move}: {result}. هذا أفضل من {played}، لكنه لا يكفي.</translation>
    </message>
</context>
<context>
    <name>FindButtons</name>
    <message>
        <source>Continue the game from this position. The earlier moves are kept (Enter)</source>
        <translation>واصل اللعب من هذه الوضعية. النقلات القديمة تبقى محفوظة (Enter)</translation>
    </message>
    <message>
        <source>Show the answer now (Y)</source>
        <translation>اعرض الجواب الآن (Y)</translation>
    </message>
    <message>
        <source>Go back to the end of the game (Esc)</source>
        <translation>عُد إلى نهاية اللعبة (Esc)</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>واصل اللعب من هنا</translation>
    </message>
    <message>
        <source>Play on</source>
        <comment>short for: Play on from here</comment>
        <extracomment>short for: Play on from here</extracomment>
        <translation>واصل</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>Buttons below a challenge (“Find it yourself”)</extracomment>
        <translation>حاول مرة أخرى</translation>
    </message>
    <message>
        <source>Again</source>
        <comment>short for: Try again</comment>
        <extracomment>Buttons below a challenge (“Find it yourself”). short for: Try again</extracomment>
        <translation>مرة أخرى</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <extracomment>Buttons below a challenge (“Find it yourself”)</extracomment>
        <translation>اعرض الجواب</translation>
    </message>
    <message>
        <source>Answer</source>
        <comment>short for: Show the answer</comment>
        <extracomment>Buttons below a challenge (“Find it yourself”). short for: Show the answer</extracomment>
        <translation>الجواب</translation>
    </message>
    <message>
        <source>Back to the end of the game</source>
        <extracomment>Buttons below a challenge (“Find it yourself”)</extracomment>
        <translation>عُد إلى نهاية اللعبة</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>short for: Back to the end of the game</comment>
        <extracomment>Buttons below a challenge (“Find it yourself”). short for: Back to the end of the game</extracomment>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Hide the answer and take three more tries (Shift+F)</source>
        <translation>أخفِ الجواب وخذ ثلاث محاولات أخرى (Shift+F)</translation>
    </message>
</context>
<context>
    <name>FindFrame</name>
    <message>
        <source>Find it yourself</source>
        <translation>اكتشفها بنفسك</translation>
    </message>
    <message>
        <source>What your move leads to</source>
        <translation>إلى أين تقود نقلتك</translation>
    </message>
</context>
<context>
    <name>FindTexts</name>
    <message numerus="yes">
        <source>You are {player}. {count} moves here still save you. You have three tries.</source>
        <extracomment>The task in a challenge (“Find it yourself”)
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>أنت {player}. لا توجد هنا نقلة تنقذك. لديك ثلاث محاولات.</numerusform>
            <numerusform>أنت {player}. نقلة واحدة هنا ما زالت تنقذك. لديك ثلاث محاولات.</numerusform>
            <numerusform>أنت {player}. نقلتان هنا ما زالتا تنقذانك. لديك ثلاث محاولات.</numerusform>
            <numerusform>أنت {player}. {count} نقلات هنا ما زالت تنقذك. لديك ثلاث محاولات.</numerusform>
            <numerusform>أنت {player}. {count} نقلة هنا ما زالت تنقذك. لديك ثلاث محاولات.</numerusform>
            <numerusform>أنت {player}. {count} نقلة هنا ما زالت تنقذك. لديك ثلاث محاولات.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are {player}. {count} moves here still win. You have three tries.</source>
        <extracomment>The task in a challenge (“Find it yourself”)
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>أنت {player}. لا توجد هنا نقلة تفوز. لديك ثلاث محاولات.</numerusform>
            <numerusform>أنت {player}. نقلة واحدة هنا ما زالت تفوز. لديك ثلاث محاولات.</numerusform>
            <numerusform>أنت {player}. نقلتان هنا ما زالتا تفوزان. لديك ثلاث محاولات.</numerusform>
            <numerusform>أنت {player}. {count} نقلات هنا ما زالت تفوز. لديك ثلاث محاولات.</numerusform>
            <numerusform>أنت {player}. {count} نقلة هنا ما زالت تفوز. لديك ثلاث محاولات.</numerusform>
            <numerusform>أنت {player}. {count} نقلة هنا ما زالت تفوز. لديك ثلاث محاولات.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Warmer! {count} tries left</source>
        <extracomment>As in the children&apos;s game: nearer to what is hidden
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>أدفأ! لم تبقَ محاولات</numerusform>
            <numerusform>أدفأ! بقيت محاولة واحدة</numerusform>
            <numerusform>أدفأ! بقيت محاولتان</numerusform>
            <numerusform>أدفأ! بقيت {count} محاولات</numerusform>
            <numerusform>أدفأ! بقيت {count} محاولة</numerusform>
            <numerusform>أدفأ! بقيت {count} محاولة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Just as cold! {count} tries left</source>
        <extracomment>As in the children&apos;s game: neither nearer to what is hidden nor farther away
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>بارد كما كان! لم تبقَ محاولات</numerusform>
            <numerusform>بارد كما كان! بقيت محاولة واحدة</numerusform>
            <numerusform>بارد كما كان! بقيت محاولتان</numerusform>
            <numerusform>بارد كما كان! بقيت {count} محاولات</numerusform>
            <numerusform>بارد كما كان! بقيت {count} محاولة</numerusform>
            <numerusform>بارد كما كان! بقيت {count} محاولة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Colder! {count} tries left</source>
        <extracomment>As in the children&apos;s game: farther from what is hidden
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>أبرد! لم تبقَ محاولات</numerusform>
            <numerusform>أبرد! بقيت محاولة واحدة</numerusform>
            <numerusform>أبرد! بقيت محاولتان</numerusform>
            <numerusform>أبرد! بقيت {count} محاولات</numerusform>
            <numerusform>أبرد! بقيت {count} محاولة</numerusform>
            <numerusform>أبرد! بقيت {count} محاولة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FrameRenderer</name>
    <message>
        <source>Step {step}: {sentence}</source>
        <extracomment>Below a picture of the animation. {step}: a number; {sentence}: what happens</extracomment>
        <translation>الخطوة {step}: {sentence}</translation>
    </message>
</context>
<context>
    <name>GameAnnouncer</name>
    <message>
        <source>Redone: {moves}</source>
        <extracomment>Read by screen readers: the moves after Redo
{moves}: one move or several: “b2, c1 or c3”</extracomment>
        <translation>أُعيدت: {moves}</translation>
    </message>
    <message>
        <source>Taken back: {moves}</source>
        <extracomment>Read by screen readers: the moves after Undo
{moves}: one move or several: “b2, c1 or c3”</extracomment>
        <translation>تم التراجع عن: {moves}</translation>
    </message>
    <message>
        <source>At the start</source>
        <extracomment>Read by screen readers: the first position is shown</extracomment>
        <translation>في البداية</translation>
    </message>
    <message>
        <source>At move {number}: {move}</source>
        <extracomment>Read by screen readers: {move} is a move in words, such as “X plays a1”
{number}: a number</extracomment>
        <translation>عند النقلة {number}: {move}</translation>
    </message>
    <message>
        <source>New game: {title}</source>
        <extracomment>Read aloud by screen readers. {title}: the name of a game</extracomment>
        <translation>مباراة جديدة: {title}</translation>
    </message>
    <message>
        <source>{title}, at move {number}: {move}</source>
        <extracomment>Read by screen readers: {title} is a game
{number}: a number
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>{title}، عند النقلة {number}: {move}</translation>
    </message>
    <message>
        <source>Hint: {move}</source>
        <extracomment>Read aloud by screen readers
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>تلميح: {move}</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>Read aloud by screen readers: why nothing happened after a key</extracomment>
        <translation>انتهت المباراة</translation>
    </message>
    <message>
        <source>Wait: {player} is thinking</source>
        <extracomment>Read aloud by screen readers: why nothing happened after a key
{player}: a player&apos;s name: X, White</extracomment>
        <translation>انتظر: {player} يفكّر</translation>
    </message>
    <message>
        <source>The bot is still playing: {player} moves next</source>
        <extracomment>Read aloud by screen readers: why nothing happened after a key
{player}: a player&apos;s name: X, White</extracomment>
        <translation>الحاسوب ما زال يلعب: النقلة التالية لـ {player}</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>{game} (on the board)</source>
        <extracomment>Name of the card of the game that is being played, for screen readers. {game}: “Connect Four”</extracomment>
        <translation>{game} (على اللوحة)</translation>
    </message>
</context>
<context>
    <name>GameCommands</name>
    <message>
        <source>Start the booth</source>
        <translation>ابدأ الجناح</translation>
    </message>
    <message>
        <source>Close this window and start the booth</source>
        <translation>أغلق هذه النافذة وابدأ الجناح</translation>
    </message>
    <message>
        <source>The booth fills the screen, and visitors play on their own. You need your PIN to leave it.</source>
        <translation>يملأ الجناح الشاشة ويلعب الزوار وحدهم. لا يُنهيه إلا رقمك السري.</translation>
    </message>
</context>
<context>
    <name>GameOverButtons</name>
    <message>
        <source>Play again</source>
        <extracomment>A large button at the end of a game</extracomment>
        <translation>العب مرة أخرى</translation>
    </message>
    <message>
        <source>Again</source>
        <comment>short for: Play again</comment>
        <extracomment>A large button at the end of a game. short for: Play again</extracomment>
        <translation>مرة أخرى</translation>
    </message>
    <message>
        <source>Show me the best play</source>
        <extracomment>A large button at the end of a game</extracomment>
        <translation>أرني أفضل لعب</translation>
    </message>
    <message>
        <source>Best play</source>
        <comment>short for: Show me the best play</comment>
        <extracomment>A large button at the end of a game. short for: Show me the best play</extracomment>
        <translation>أفضل لعب</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>Button below the result of a game: asks why it was lost</extracomment>
        <translation>لماذا؟</translation>
    </message>
    <message>
        <source>Why did I lose?</source>
        <extracomment>A large button at the end of a game</extracomment>
        <translation>لماذا خسرت؟</translation>
    </message>
    <message>
        <source>Find it yourself</source>
        <extracomment>A large button at the end of a game: find the move that would have saved it</extracomment>
        <translation>اكتشفها بنفسك</translation>
    </message>
    <message>
        <source>Find it</source>
        <comment>short for: Find it yourself</comment>
        <extracomment>A large button at the end of a game: find the move that would have saved it. short for: Find it yourself</extracomment>
        <translation>ابحث</translation>
    </message>
</context>
<context>
    <name>GameReview</name>
    <message>
        <source>Mistakes in this game</source>
        <translation>الأخطاء في هذه اللعبة</translation>
    </message>
    <message>
        <source>Press a move to see what would have been better</source>
        <translation>اضغط على نقلة لترى ما كان أفضل منها</translation>
    </message>
    <message numerus="yes">
        <source>{count} mistakes. Press one to see what would have been better.</source>
        <extracomment>Above the list of all mistakes of a finished game; each has a small board
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>لا أخطاء.</numerusform>
            <numerusform>خطأ واحد. اضغط عليه لترى ما كان أفضل.</numerusform>
            <numerusform>خطآن. اضغط على أحدهما لترى ما كان أفضل.</numerusform>
            <numerusform>{count} أخطاء. اضغط على أحدها لترى ما كان أفضل.</numerusform>
            <numerusform>{count} خطأ. اضغط على أحدها لترى ما كان أفضل.</numerusform>
            <numerusform>{count} خطأ. اضغط على أحدها لترى ما كان أفضل.</numerusform>
        </translation>
    </message>
    <message>
        <source>I haven&apos;t found any mistakes so far.</source>
        <translation>لم أجد أي خطأ حتى الآن.</translation>
    </message>
    <message>
        <source>I found no mistake in this game.</source>
        <translation>لم أجد أي خطأ في هذه اللعبة.</translation>
    </message>
</context>
<context>
    <name>GameTable</name>
    <message>
        <source>Game</source>
        <extracomment>Titles of columns in the list of the games in a file: the number of the game</extracomment>
        <translation>اللعبة</translation>
    </message>
    <message>
        <source>First player</source>
        <extracomment>Titles of columns in the list of the games in a file: the number of the game</extracomment>
        <translation>اللاعب الأول</translation>
    </message>
    <message>
        <source>Second player</source>
        <extracomment>Titles of columns in the list of the games in a file: the number of the game</extracomment>
        <translation>اللاعب الثاني</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>Titles of columns in the list of the games in a file: the number of the game</extracomment>
        <translation>التاريخ</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Titles of columns in the list of the games in a file: the number of the game</extracomment>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Title of a column: how many moves the game has</extracomment>
        <translation>النقلات</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Said of a row in the list of the games in a file
{number}: a number</extracomment>
        <translation>المباراة {number}</translation>
    </message>
    <message numerus="yes">
        <source>{count} moves</source>
        <extracomment>Said of a row in the list of the games in a file
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>لا نقلات</numerusform>
            <numerusform>نقلة واحدة</numerusform>
            <numerusform>نقلتان</numerusform>
            <numerusform>{count} نقلات</numerusform>
            <numerusform>{count} نقلة</numerusform>
            <numerusform>{count} نقلة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamesOfFile</name>
    <message>
        <source>Games in {file}</source>
        <extracomment>Title of a window: {file} is the name of a file that holds several games</extracomment>
        <translation>المباريات في {file}</translation>
    </message>
    <message>
        <source>Search by player, date or result</source>
        <translation>ابحث باللاعب أو التاريخ أو النتيجة</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>ابحث في المباريات</translation>
    </message>
    <message>
        <source>Show only games that contain these words</source>
        <translation>أظهر فقط المباريات التي فيها هذه الكلمات</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>قراءة المباريات…</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Button below the list of the games in a file</extracomment>
        <translation>فتح</translation>
    </message>
    <message>
        <source>Open this game on the board. Your current game is kept.</source>
        <translation>افتح هذه المباراة على اللوحة. تُحفظ مباراتك الحالية.</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <extracomment>Button below the list of the games in a file</extracomment>
        <translation>إيقاف القراءة</translation>
    </message>
    <message>
        <source>Don&apos;t wait for the rest of the games</source>
        <translation>لا تنتظر باقي المباريات</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button below the list of the games in a file</extracomment>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Close this window (Esc)</source>
        <translation>أغلق هذه النافذة (Esc)</translation>
    </message>
    <message>
        <source>Double-click a game or press Enter to open it on the board</source>
        <translation>انقر مباراة مرتين أو اضغط Enter لتفتحها على اللوحة</translation>
    </message>
    <message>
        <source>Sort the games by this column</source>
        <translation>رتّب المباريات حسب هذا العمود</translation>
    </message>
    <message numerus="yes">
        <source>{count} games</source>
        <extracomment>{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>لا مباريات</numerusform>
            <numerusform>مباراة واحدة</numerusform>
            <numerusform>مباراتان</numerusform>
            <numerusform>{count} مباريات</numerusform>
            <numerusform>{count} مباراة</numerusform>
            <numerusform>{count} مباراة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of {count} games</source>
        <extracomment>Below a list of games. {shown}: how many of them have the text that is searched for
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{shown} من 0 مباراة</numerusform>
            <numerusform>{shown} من مباراة واحدة</numerusform>
            <numerusform>{shown} من مباراتين</numerusform>
            <numerusform>{shown} من {count} مباريات</numerusform>
            <numerusform>{shown} من {count} مباراة</numerusform>
            <numerusform>{shown} من {count} مباراة</numerusform>
        </translation>
    </message>
    <message>
        <source>{games} so far…</source>
        <extracomment>Below a list: {games} is “12,000 games”; more of them are being read</extracomment>
        <translation>{games} حتى الآن…</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>Board</source>
        <extracomment>Button that leads from the cards of all games back to the board</extracomment>
        <translation>اللوحة</translation>
    </message>
    <message>
        <source>Go back to the board (Esc)</source>
        <translation>عُد إلى اللوحة (Esc)</translation>
    </message>
    <message>
        <source>Which game?</source>
        <extracomment>Heading above the cards of all games</extracomment>
        <translation>أي لعبة؟</translation>
    </message>
    <message>
        <source>Any size you like</source>
        <extracomment>Card at the end of all games: a board of any size</extracomment>
        <translation>أي حجم تريده</translation>
    </message>
    <message>
        <source>More sizes and rules</source>
        <translation>أحجام وقواعد أخرى</translation>
    </message>
    <message>
        <source>Another board</source>
        <extracomment>Card at the end of all games: a board of any size</extracomment>
        <translation>لوحة أخرى</translation>
    </message>
</context>
<context>
    <name>GamesView</name>
    <message>
        <source>All games</source>
        <extracomment>Choices above the list of games: all, won, drawn ...</extracomment>
        <translation>كل المباريات</translation>
    </message>
    <message>
        <source>Games lost by</source>
        <extracomment>Choices above the list of games: all, won, drawn ...</extracomment>
        <translation>المباريات التي خسرها</translation>
    </message>
    <message>
        <source>Games won by</source>
        <extracomment>Choices above the list of games: all, won, drawn ...</extracomment>
        <translation>المباريات التي فاز بها</translation>
    </message>
    <message>
        <source>Games drawn by</source>
        <extracomment>Choices above the list of games: all, won, drawn ...</extracomment>
        <translation>المباريات التي تعادل فيها</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation>إظهار على اللوحة</translation>
    </message>
    <message>
        <source>Open this game on the board, with the value of every move (Enter)</source>
        <translation>افتح هذه المباراة على اللوحة، مع قيمة كل نقلة (Enter)</translation>
    </message>
    <message>
        <source>Games in this run</source>
        <translation>مباريات هذه السلسلة</translation>
    </message>
    <message>
        <source>Double-click a game or press Enter to open it on the board</source>
        <translation>انقر مرتين على مباراة أو اضغط Enter لفتحها على اللوحة</translation>
    </message>
    <message>
        <source>Which games?</source>
        <extracomment>Names of two choices above the list of games, for screen readers: by result and by player</extracomment>
        <translation>أي مباريات</translation>
    </message>
    <message>
        <source>Which games are listed</source>
        <translation>اختر المباريات التي تظهر في القائمة</translation>
    </message>
    <message>
        <source>Whose games?</source>
        <extracomment>The same: only the games of this player</extracomment>
        <translation>مباريات من</translation>
    </message>
    <message>
        <source>The player who won, drew or lost</source>
        <translation>اختر اللاعب الذي فاز أو تعادل أو خسر</translation>
    </message>
    <message>
        <source>Games stopped by an error</source>
        <extracomment>Choices above the list of games: all, won, drawn ...</extracomment>
        <translation>المباريات التي حدث فيها خلل</translation>
    </message>
</context>
<context>
    <name>GridBoardKind</name>
    <message>
        <source>{cell}: X</source>
        <extracomment>A cell of the board, for screen readers; X and O are the players&apos; marks
{cell}: a place on the board: b2</extracomment>
        <translation>{cell}: X</translation>
    </message>
    <message>
        <source>{cell}: O</source>
        <extracomment>A cell of the board, for screen readers; X and O are the players&apos; marks
{cell}: a place on the board: b2</extracomment>
        <translation>{cell}: O</translation>
    </message>
    <message>
        <source>{cell}: empty</source>
        <extracomment>A cell of the board, for screen readers; X and O are the players&apos; marks
{cell}: a place on the board: b2</extracomment>
        <translation>{cell}: فارغ</translation>
    </message>
    <message>
        <source>{cell}: empty, value {value}</source>
        <extracomment>A cell of the board, for screen readers; X and O are the players&apos; marks
{cell}: a place on the board: b2
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{cell}: فارغ، القيمة {value}</translation>
    </message>
    <message>
        <source>Square {cell} is taken</source>
        <extracomment>Why nothing happens after a tap
{cell}: a place on the board: b2</extracomment>
        <translation>{cell} مشغول</translation>
    </message>
    <message>
        <source>You can&apos;t play on {cell}</source>
        <extracomment>Why nothing happens after a tap
{cell}: a place on the board: b2</extracomment>
        <translation>لا يمكنك اللعب في {cell}</translation>
    </message>
</context>
<context>
    <name>GuessBar</name>
    <message>
        <source>Today&apos;s guesses</source>
        <extracomment>Name of the score of the exercise “Guess”, for screen readers</extracomment>
        <translation>تخمينات اليوم</translation>
    </message>
    <message>
        <source>Your guess</source>
        <extracomment>Name of the field for a guess, for screen readers
Name of the choice of guesses, for screen readers</extracomment>
        <translation>تخمينك</translation>
    </message>
    <message>
        <source>Type what you think the node is worth</source>
        <translation>اكتب ما تظن أنه قيمة العقدة</translation>
    </message>
    <message>
        <source>One less (Down)</source>
        <translation>أقل بواحد (سهم لأسفل)</translation>
    </message>
    <message>
        <source>One more (Up)</source>
        <translation>أكثر بواحد (سهم لأعلى)</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>Button: the next value is not asked for</extracomment>
        <translation>ليس الآن</translation>
    </message>
    <message>
        <source>Go on without guessing</source>
        <translation>تابع بلا تخمين</translation>
    </message>
    <message>
        <source>Today: {right} right, {wrong} wrong</source>
        <extracomment>The score of the exercise “Guess”. {right}, {wrong}: numbers of guesses</extracomment>
        <translation>اليوم: {right} صحيح، {wrong} خطأ</translation>
    </message>
    <message>
        <source>That is my guess</source>
        <extracomment>Choice in the exercise “Guess”.</extracomment>
        <translation>هذا تخميني</translation>
    </message>
    <message>
        <source>{value}: {meaning}</source>
        <extracomment>Choice in the exercise “Guess”. {meaning}: such as “X wins in 2 moves”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{value}: {meaning}</translation>
    </message>
    <message>
        <source>Guess this value and see what the search finds</source>
        <translation>خمّن هذه القيمة وانظر ماذا يجد البحث</translation>
    </message>
    <message>
        <source>There is nothing to guess here.</source>
        <translation>لا شيء يُخمَّن هنا.</translation>
    </message>
    <message>
        <source>You know the values of all the marked node&apos;s branches. What is the node worth?</source>
        <translation>أنت تعرف قيم كل فروع العقدة المعلَّمة. ما قيمة العقدة؟</translation>
    </message>
    <message>
        <source>Right! It is worth {value}.</source>
        <extracomment>The verdict on a guess in the exercise “Guess”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>صحيح! قيمتها {value}.</translation>
    </message>
    <message>
        <source>Not this time. It is worth {value}.</source>
        <extracomment>The verdict on a guess in the exercise “Guess”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>ليس هذه المرة. قيمتها {value}.</translation>
    </message>
    <message>
        <source>What do you think the node is worth?</source>
        <translation>ما قيمة العقدة في رأيك؟</translation>
    </message>
    <message>
        <source>Skipped. Press “Step” to see the value.</source>
        <translation>تُخطّي. اضغط «خطوة» لترى القيمة.</translation>
    </message>
    <message>
        <source>Guess first: what is the marked node worth? Or press “Not now”.</source>
        <translation>خمّن أولًا: ما قيمة العقدة المعلَّمة؟ أو اضغط «ليس الآن».</translation>
    </message>
    <message>
        <source>Press “Step”. You can guess once all of a node&apos;s branches have values.</source>
        <translation>اضغط «خطوة». يمكنك أن تخمّن عندما تصبح لكل فروع عقدة قيم.</translation>
    </message>
</context>
<context>
    <name>Hex</name>
    <message>
        <source>{cell}: {player}</source>
        <extracomment>A cell of the board, for screen readers
{cell}: a place on the board: b2
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{cell}: {player}</translation>
    </message>
    <message>
        <source>{cell}: {player}, in the winning chain</source>
        <extracomment>A cell of the board, for screen readers
{cell}: a place on the board: b2
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{cell}: {player}، في السلسلة الفائزة</translation>
    </message>
    <message>
        <source>{cell}, value {value}</source>
        <extracomment>{cell}: such as “b3: empty”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{cell}، القيمة {value}</translation>
    </message>
    <message>
        <source>{cell}: empty</source>
        <extracomment>A cell of the board, for screen readers; each player owns two edges of the board
{cell}: a place on the board: b2</extracomment>
        <translation>{cell}: فارغة</translation>
    </message>
    <message>
        <source>{cell}: empty, on X&apos;s edge</source>
        <extracomment>A cell of the board, for screen readers; each player owns two edges of the board
{cell}: a place on the board: b2</extracomment>
        <translation>{cell}: فارغة، على حافة X</translation>
    </message>
    <message>
        <source>{cell}: empty, on O&apos;s edge</source>
        <extracomment>A cell of the board, for screen readers; each player owns two edges of the board
{cell}: a place on the board: b2</extracomment>
        <translation>{cell}: فارغة، على حافة O</translation>
    </message>
    <message>
        <source>{cell}: empty, in the corner where one of X&apos;s edges meets one of O&apos;s</source>
        <extracomment>A cell of the board, for screen readers; each player owns two edges of the board
{cell}: a place on the board: b2</extracomment>
        <translation>{cell}: فارغة، في الزاوية بين حافة X وحافة O</translation>
    </message>
    <message>
        <source>Cell {cell} is taken</source>
        <extracomment>Why nothing happens after a tap
{cell}: a place on the board: b2</extracomment>
        <translation>الخلية {cell} مشغولة</translation>
    </message>
</context>
<context>
    <name>Hexapawn</name>
    <message>
        <source>white pawn</source>
        <extracomment>A piece, for screen readers</extracomment>
        <translation>بيدق أبيض</translation>
    </message>
    <message>
        <source>black pawn</source>
        <extracomment>A piece, for screen readers</extracomment>
        <translation>بيدق أسود</translation>
    </message>
    <message>
        <source>{pawn}, has crossed the board</source>
        <extracomment>A piece at the end of a game, for screen readers. {pawn}: “white pawn”</extracomment>
        <translation>{pawn}، قد عبر اللوحة</translation>
    </message>
    <message>
        <source>{pawn}, can&apos;t move</source>
        <extracomment>A piece at the end of a game, for screen readers. {pawn}: “white pawn”</extracomment>
        <translation>{pawn}، لا يستطيع التحرك</translation>
    </message>
    <message>
        <source>The pawn on {square} can&apos;t go to {to}. Pawns move one square straight forward and capture diagonally</source>
        <extracomment>Why nothing happens after a tap. {to}: a square
{square}: a square of the board: e4</extracomment>
        <translation>البيدق على {square} لا يستطيع الذهاب إلى {to}. البيدق يتحرك مربعًا واحدًا إلى الأمام، ويأسر قطريًا</translation>
    </message>
    <message>
        <source>The pawn on {square} belongs to the other player</source>
        <extracomment>Why nothing happens after a tap.
{square}: a square of the board: e4</extracomment>
        <translation>البيدق على {square} للاعب الآخر</translation>
    </message>
    <message>
        <source>The pawn on {square} is blocked and has nothing to capture</source>
        <extracomment>Why nothing happens after a tap.
{square}: a square of the board: e4</extracomment>
        <translation>البيدق على {square} طريقه مسدود، وليس هناك ما يأسره</translation>
    </message>
    <message>
        <source>Square {square} is empty</source>
        <extracomment>Why nothing happens after a tap.
{square}: a square of the board: e4</extracomment>
        <translation>{square} فارغ</translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message>
        <source>No.</source>
        <extracomment>Title of the column with the numbers of the moves</extracomment>
        <translation>الرقم</translation>
    </message>
    <message>
        <source>Who</source>
        <extracomment>Title of the column with the players</extracomment>
        <translation>من</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>Titles of the columns in the list of moves that were played</extracomment>
        <translation>النقلة</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>Titles of the columns in the list of moves that were played</extracomment>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>Titles of the columns in the list of moves that were played</extracomment>
        <translation>ملاحظة</translation>
    </message>
    <message>
        <source>Click a move to go there (PgUp, PgDown)</source>
        <translation>انقر على نقلة لتذهب إليها (PgUp، PgDown)</translation>
    </message>
    <message>
        <source>Value after each move</source>
        <translation>القيمة بعد كل نقلة</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <extracomment>Button below the list of moves that were played</extracomment>
        <translation>الخطأ التالي</translation>
    </message>
    <message>
        <source>Go to the next mistake. After the last one, go to the first</source>
        <translation>اذهب إلى الخطأ التالي. وبعد الأخير، اذهب إلى الأول</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <extracomment>Button below the list of moves that were played, for screen readers; it shows an arrow</extracomment>
        <translation>الخطأ السابق</translation>
    </message>
    <message>
        <source>Go to the previous mistake</source>
        <translation>اذهب إلى الخطأ السابق</translation>
    </message>
    <message numerus="yes">
        <source>{count} positions, values for {player}</source>
        <extracomment>Name of the graph beside the list of moves, for screen readers
{count}: a number; the text has a form for one and for many
{player}: a player&apos;s name: X, White</extracomment>
        <translation>
            <numerusform>لا وضعيات، القيم لـ {player}</numerusform>
            <numerusform>وضعية واحدة، القيم لـ {player}</numerusform>
            <numerusform>وضعيتان، القيم لـ {player}</numerusform>
            <numerusform>{count} وضعيات، القيم لـ {player}</numerusform>
            <numerusform>{count} وضعية، القيم لـ {player}</numerusform>
            <numerusform>{count} وضعية، القيم لـ {player}</numerusform>
        </translation>
    </message>
    <message>
        <source>even</source>
        <extracomment>At the middle line of the graph of values: nobody is ahead</extracomment>
        <translation>متكافئ</translation>
    </message>
    <message>
        <source>Was {move} a good move?</source>
        <extracomment>Entry in the menu of a move in the list; it asks for “Why?”
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>هل كانت {move} نقلة جيدة؟</translation>
    </message>
    <message>
        <source>Moves in this game</source>
        <translation>نقلات المباراة</translation>
    </message>
    <message>
        <source>The value after each move. Click a point to go there.
Mistakes: empty circle: small; full circle: big; !!: a win thrown away</source>
        <translation>القيمة بعد كل نقلة. انقر على نقطة لتذهب إليها.
الأخطاء: دائرة فارغة: صغير؛ دائرة ممتلئة: كبير؛ !!: فوز ضاع</translation>
    </message>
</context>
<context>
    <name>HistoryTexts</name>
    <message>
        <source>turned a win into a loss</source>
        <translation>حوّل الفوز إلى خسارة</translation>
    </message>
    <message>
        <source>threw away a win</source>
        <translation>أضاع الفوز</translation>
    </message>
    <message>
        <source>threw away a draw</source>
        <translation>أضاع التعادل</translation>
    </message>
    <message>
        <source>points lost: {points}</source>
        <extracomment>How large a mistake was, beside a move in the list. {points}: a number</extracomment>
        <translation>نقاط ضائعة: {points}</translation>
    </message>
    <message>
        <source>mistake: {size}</source>
        <extracomment>A row in the list of moves that were played, as screen readers tell it. {size}: “a win thrown away”, “points lost: 3”</extracomment>
        <translation>خطأ: {size}</translation>
    </message>
    <message>
        <source>branches: {count}</source>
        <extracomment>A row in the list of moves that were played, as screen readers tell it.
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>الفروع: {count}</translation>
    </message>
    <message>
        <source>“{comment}”</source>
        <extracomment>A row in the list of moves that were played, as screen readers tell it. {comment}: what a file says of a move</extracomment>
        <translation>«{comment}»</translation>
    </message>
    <message>
        <source>Move {number}: {player} plays {move}</source>
        <extracomment>A row in the list of all mistakes of a finished game; a second line tells what it gave away
A row in the list of moves that were played, as screen readers tell it.
{number}: a number
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>النقلة {number}: يلعب {player} نقلة {move}</translation>
    </message>
    <message>
        <source>value {value}</source>
        <extracomment>A row in the list of moves that were played, as screen readers tell it.
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>القيمة {value}</translation>
    </message>
    <message>
        <source>on the board</source>
        <extracomment>A row in the list of moves that were played, as screen readers tell it.</extracomment>
        <translation>على اللوحة</translation>
    </message>
</context>
<context>
    <name>HorizonChoice</name>
    <message>
        <source>Guess by counting</source>
        <extracomment>Label on the page Explain: which evaluation guesses the value where the search stops</extracomment>
        <translation>التخمين بعدّ</translation>
    </message>
    <message>
        <source>How the search guesses a value where it stops</source>
        <extracomment>Label on the page Explain: which evaluation guesses the value where the search stops</extracomment>
        <translation>كيف يخمّن البحث القيمة حيث يتوقف</translation>
    </message>
</context>
<context>
    <name>Invitation</name>
    <message>
        <source>{tap} {values}</source>
        <extracomment>{tap}: a sentence such as “Tap a square.”; {values}: another sentence</extracomment>
        <translation>{tap} {values}</translation>
    </message>
    <message>
        <source>The numbers show how good each move looks.</source>
        <extracomment>The signs are “Win”, “Draw” and “Lose”, or symbols for them</extracomment>
        <translation>الأرقام تبيّن كم تبدو كل نقلة جيدة.</translation>
    </message>
    <message>
        <source>The list shows how good each move looks.</source>
        <extracomment>The signs are “Win”, “Draw” and “Lose”, or symbols for them</extracomment>
        <translation>القائمة تبيّن كم تبدو كل نقلة جيدة.</translation>
    </message>
    <message>
        <source>Two bots are playing. Tap the board to take over.</source>
        <extracomment>The signs are “Win”, “Draw” and “Lose”, or symbols for them</extracomment>
        <translation>حاسوبان يلعبان. اضغط على اللوحة لتكمل أنت.</translation>
    </message>
    <message>
        <source>Good move! Now watch the bot.</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>نقلة جيدة! شاهد الآن ما يفعله الحاسوب.</translation>
    </message>
    <message>
        <source>Oh no, that was a mistake. Now watch the bot.</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>للأسف، كان ذلك خطأ. شاهد الآن ما يفعله الحاسوب.</translation>
    </message>
    <message>
        <source>Are you stuck? Press “Hint” (H).</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>هل احترت؟ اضغط «تلميح» (H).</translation>
    </message>
    <message>
        <source>The last move was a mistake. Can you use it?</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>كانت النقلة الأخيرة خطأ. هل تستطيع أن تستفيد منها؟</translation>
    </message>
    <message>
        <source>Your last move was a mistake. Press “Undo” (U) to try again.</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>كانت نقلتك الأخيرة خطأ. اضغط «تراجع» (U) لتحاول مرة أخرى.</translation>
    </message>
    <message>
        <source>One of your moves wins. Can you see why?</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>إحدى نقلاتك تفوز. هل ترى السبب؟</translation>
    </message>
    <message>
        <source>The other side can win from here. Make it hard!</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>من هنا يستطيع الطرف الآخر أن يفوز. صعّب الأمر عليه!</translation>
    </message>
    <message numerus="yes">
        <source>%n of your moves win. Can you see why?</source>
        <extracomment>Below the board, in the first game: an invitation to look at the values</extracomment>
        <translation>
            <numerusform>لا نقلة من نقلاتك تفوز.</numerusform>
            <numerusform>نقلة واحدة من نقلاتك تفوز. هل ترى السبب؟</numerusform>
            <numerusform>نقلتان من نقلاتك تفوزان. هل ترى السبب؟</numerusform>
            <numerusform>%n نقلات من نقلاتك تفوز. هل ترى السبب؟</numerusform>
            <numerusform>%n نقلة من نقلاتك تفوز. هل ترى السبب؟</numerusform>
            <numerusform>%n نقلة من نقلاتك تفوز. هل ترى السبب؟</numerusform>
        </translation>
    </message>
    <message>
        <source>No move loses. Can you set a trap?</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>لا نقلة تخسر. هل تستطيع أن تنصب فخًا؟</translation>
    </message>
    <message>
        <source>Why did you lose? Press “Why?” (Y) to find out.</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>لماذا خسرت؟ اضغط «لماذا؟» (Y) لتعرف.</translation>
    </message>
    <message>
        <source>Well done! Press “Why?” (Y) to see how you did it.</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>أحسنت! اضغط «لماذا؟» (Y) لترى كيف فعلتها.</translation>
    </message>
    <message>
        <source>Press “Why?” (Y) to see how the game was lost.</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>اضغط «لماذا؟» (Y) لترى كيف خُسرت اللعبة.</translation>
    </message>
    <message>
        <source>Could someone have won? Press “Why?” (Y) to find out.</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>هل كان يمكن لأحد أن يفوز؟ اضغط «لماذا؟» (Y) لتعرف.</translation>
    </message>
    <message>
        <source>Turn off “Hide values” (A) to see the best moves.</source>
        <translation>أوقف «إخفاء القيم» (A) لترى أفضل النقلات.</translation>
    </message>
    <message>
        <source>The numbers show who wins if both sides play perfectly.</source>
        <translation>الأرقام تبيّن من يفوز إذا لعب الاثنان بلا خطأ.</translation>
    </message>
    <message>
        <source>The symbols show who wins if both sides play perfectly.</source>
        <extracomment>The signs are “Win”, “Draw” and “Lose”, or symbols for them</extracomment>
        <translation>العلامات تبيّن من يفوز إذا لعب الاثنان بلا خطأ.</translation>
    </message>
    <message>
        <source>The list shows who wins if both sides play perfectly.</source>
        <extracomment>The signs are “Win”, “Draw” and “Lose”, or symbols for them</extracomment>
        <translation>القائمة تبيّن من يفوز إذا لعب الاثنان بلا خطأ.</translation>
    </message>
    <message>
        <source>The symbols show how good each move looks.</source>
        <extracomment>The signs are “Win”, “Draw” and “Lose”, or symbols for them</extracomment>
        <translation>العلامات تبيّن كم تبدو كل نقلة جيدة.</translation>
    </message>
    <message>
        <source>These are the bot&apos;s moves. Who wins if it plays there?</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>هذه نقلات الحاسوب. من يفوز إذا لعب هناك؟</translation>
    </message>
    <message>
        <source>Every move wins for you. Which one is best?</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>كل نقلاتك تفوز. أيها الأفضل؟</translation>
    </message>
    <message>
        <source>The values will appear soon.</source>
        <translation>ستظهر القيم قريبًا.</translation>
    </message>
    <message>
        <source>One of your moves loses. Can you see why?</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>إحدى نقلاتك تخسر. هل ترى السبب؟</translation>
    </message>
    <message>
        <source>These values are guesses. Which move would you play?</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>هذه القيم تقديرات. أي نقلة تختار أنت؟</translation>
    </message>
    <message>
        <source>Only one move doesn&apos;t lose. Can you see why?</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>نقلة واحدة فقط لا تخسر. هل ترى السبب؟</translation>
    </message>
    <message numerus="yes">
        <source>%n of your moves don&apos;t lose. The others do.</source>
        <extracomment>Below the board, in the first game: an invitation to look at the values</extracomment>
        <translation>
            <numerusform>كل نقلاتك تخسر.</numerusform>
            <numerusform>نقلة واحدة من نقلاتك لا تخسر. البقية تخسر.</numerusform>
            <numerusform>نقلتان من نقلاتك لا تخسران. البقية تخسر.</numerusform>
            <numerusform>%n نقلات من نقلاتك لا تخسر. البقية تخسر.</numerusform>
            <numerusform>%n نقلة من نقلاتك لا تخسر. البقية تخسر.</numerusform>
            <numerusform>%n نقلة من نقلاتك لا تخسر. البقية تخسر.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InvitationLine</name>
    <message>
        <source>What to do</source>
        <translation>ماذا تفعل</translation>
    </message>
</context>
<context>
    <name>Kalah</name>
    <message>
        <source>{place}, value {value}</source>
        <extracomment>{place}: “X&apos;s pit c: 4 seeds”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{place}، القيمة {value}</translation>
    </message>
    <message>
        <source>This pit is empty</source>
        <translation>هذه الحفرة فارغة</translation>
    </message>
    <message>
        <source>Tap a pit. You can&apos;t empty a store</source>
        <translation>اختر حفرة. لا يمكنك إفراغ المخزن</translation>
    </message>
    <message>
        <source>Tap a pit in your own row</source>
        <translation>اختر حفرة من صفك</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <extracomment>Title of a dialog, and of the columns in its table</extracomment>
        <translation>المفاتيح</translation>
    </message>
    <message>
        <source>What it does</source>
        <extracomment>Title of a dialog, and of the columns in its table</extracomment>
        <translation>ماذا تفعل</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Title of a group of keys</extracomment>
        <translation>اللوحة</translation>
    </message>
    <message>
        <source>Explain</source>
        <extracomment>Title of a group of keys: the page Explain</extracomment>
        <translation>الشرح</translation>
    </message>
    <message>
        <source>Tree (click it first)</source>
        <extracomment>Title of a dialog, and of the columns in its table</extracomment>
        <translation>الشجرة (انقر عليها أولًا)</translation>
    </message>
    <message>
        <source>Arrows, Enter</source>
        <extracomment>What a key does, and the name of the key, in the dialog of keys</extracomment>
        <translation>الأسهم، Enter</translation>
    </message>
    <message>
        <source>Play in this column, or play this move in the list</source>
        <extracomment>What a key does, and the name of the key, in the dialog of keys</extracomment>
        <translation>العب في هذا العمود، أو العب هذه النقلة من القائمة</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <extracomment>What a key does, and the name of the key, in the dialog of keys</extracomment>
        <translation>1 إلى 9</translation>
    </message>
    <message>
        <source>Go from node to node</source>
        <extracomment>What a key does, and the name of the key, in the dialog of keys</extracomment>
        <translation>انتقل من عقدة إلى عقدة</translation>
    </message>
    <message>
        <source>Arrows, Home, End</source>
        <extracomment>What a key does, and the name of the key, in the dialog of keys</extracomment>
        <translation>الأسهم، Home، End</translation>
    </message>
    <message>
        <source>Go to the step that gives the node its value</source>
        <extracomment>What a key does, and the name of the key, in the dialog of keys</extracomment>
        <translation>اذهب إلى الخطوة التي تعطي العقدة قيمتها</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>What a key does, and the name of the key, in the dialog of keys</extracomment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Open or close a node</source>
        <extracomment>What a key does, and the name of the key, in the dialog of keys</extracomment>
        <translation>افتح عقدة أو أغلقها</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>What a key does, and the name of the key, in the dialog of keys</extracomment>
        <translation>المسافة</translation>
    </message>
    <message>
        <source>Show more of its branches</source>
        <extracomment>What a key does, and the name of the key, in the dialog of keys</extracomment>
        <translation>أظهر المزيد من فروعها</translation>
    </message>
    <message>
        <source>*</source>
        <extracomment>What a key does, and the name of the key, in the dialog of keys</extracomment>
        <translation>*</translation>
    </message>
    <message>
        <source>Zoom in, zoom out, back to the original size</source>
        <extracomment>What a key does, and the name of the key, in the dialog of keys</extracomment>
        <translation>تكبير، تصغير، العودة إلى الحجم الأول</translation>
    </message>
    <message>
        <source>+, −, 0</source>
        <extracomment>What a key does, and the name of the key, in the dialog of keys</extracomment>
        <translation>‎+، ‎−، 0</translation>
    </message>
    <message>
        <source>What you can do, and which keys to press</source>
        <extracomment>Title of a dialog, and of the columns in its table</extracomment>
        <translation>ما يمكنك أن تفعله، والمفاتيح لذلك</translation>
    </message>
    <message>
        <source>Go to a square and play there</source>
        <extracomment>What a key does, and the name of the key, in the dialog of keys</extracomment>
        <translation>اختر مربعًا والعب فيه</translation>
    </message>
</context>
<context>
    <name>LanguageChange</name>
    <message>
        <source>Language: {language}</source>
        <extracomment>Read aloud by screen readers. {language}: its own name, such as “Deutsch”</extracomment>
        <translation>اللغة: {language}</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>Which language do you speak?</source>
        <extracomment>Asked at the first start if the system&apos;s language is none of ours, over a button for each</extracomment>
        <translation>أي لغة تتكلم؟</translation>
    </message>
</context>
<context>
    <name>LayerStrip</name>
    <message>
        <source>Layers</source>
        <extracomment>Name of the strip on the left of the tree, for screen readers: it says who moves in each layer</extracomment>
        <translation>الطبقات</translation>
    </message>
</context>
<context>
    <name>LeafEditor</name>
    <message>
        <source>Press Enter to use this number, or Esc to keep the old one</source>
        <translation>اضغط Enter لتستعمل هذا العدد، أو Esc لتبقي القديم</translation>
    </message>
    <message>
        <source>Drag up or down to change the number, or double-click and type one</source>
        <translation>اسحب لأعلى أو لأسفل لتغيّر العدد، أو انقر مرتين واكتب عددًا</translation>
    </message>
    <message>
        <source>Value of this leaf</source>
        <translation>قيمة هذه الورقة</translation>
    </message>
</context>
<context>
    <name>LearningSlots</name>
    <message>
        <source>Moving first: the last 50 games</source>
        <extracomment>Headings of charts in the arena: what the matchboxes have learned, by whether they move first, and the sum of all results, counted as said here</extracomment>
        <translation>البدء أولًا: آخر 50 مباراة</translation>
    </message>
    <message>
        <source>Moving second, with different matchboxes</source>
        <extracomment>Headings of charts in the arena: what the matchboxes have learned, by whether they move first, and the sum of all results, counted as said here</extracomment>
        <translation>اللعب ثانيًا، بعلب ثقاب أخرى</translation>
    </message>
    <message>
        <source>Win +3, draw +1, loss −1</source>
        <extracomment>Headings of charts in the arena: what the matchboxes have learned, by whether they move first, and the sum of all results, counted as said here</extracomment>
        <translation>فوز ‎+3، تعادل ‎+1، خسارة ‎−1</translation>
    </message>
</context>
<context>
    <name>LimitChoice</name>
    <message>
        <source>no limit</source>
        <extracomment>Choices of what limits a move, in the form of an experiment; a number stands before the last three</extracomment>
        <translation>بلا حد</translation>
    </message>
    <message>
        <source>seconds</source>
        <extracomment>Choices of what limits a move, in the form of an experiment; a number stands before the last three</extracomment>
        <translation>ثوانٍ</translation>
    </message>
    <message>
        <source>positions</source>
        <extracomment>Choices of what limits a move, in the form of an experiment; a number stands before the last three</extracomment>
        <translation>وضعيات</translation>
    </message>
    <message>
        <source>moves ahead</source>
        <extracomment>Choices of what limits a move, in the form of an experiment; a number stands before the last three</extracomment>
        <translation>نقلات إلى الأمام</translation>
    </message>
    <message>
        <source>Limit for each move</source>
        <extracomment>Choices of what limits a move, in the form of an experiment; a number stands before the last three</extracomment>
        <translation>الحد لكل نقلة</translation>
    </message>
    <message>
        <source>How long or how far to search for each move: in seconds, positions or moves ahead</source>
        <extracomment>Choices of what limits a move, in the form of an experiment; a number stands before the last three</extracomment>
        <translation>كم من الوقت أو إلى أي مدى يبحث اللاعب قبل كل نقلة: بالثواني أو بالوضعيات أو بالنقلات إلى الأمام</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Minimax Fair</source>
        <extracomment>Title of the window; the name of the program</extracomment>
        <translation>Minimax Fair</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Name of the board for screen readers</extracomment>
        <translation>اللوحة</translation>
    </message>
    <message>
        <source>Candidate moves</source>
        <extracomment>Titles of the panels beside and below the board</extracomment>
        <translation>النقلات الممكنة</translation>
    </message>
    <message>
        <source>Tools</source>
        <extracomment>Name of the tool bar</extracomment>
        <translation>الأدوات</translation>
    </message>
    <message>
        <source>Moves played</source>
        <extracomment>Titles of the panels beside and below the board</extracomment>
        <translation>سجل النقلات</translation>
    </message>
</context>
<context>
    <name>MarkBoardKind</name>
    <message>
        <source>{cell}: put X on {picked}</source>
        <extracomment>A cell of the board, for screen readers. {picked}: the cell that was chosen, such as b2
{cell}: a place on the board: b2</extracomment>
        <translation>{cell}: ضع X على {picked}</translation>
    </message>
    <message>
        <source>{cell}: put O on {picked}</source>
        <extracomment>A cell of the board, for screen readers. {picked}: the cell that was chosen, such as b2
{cell}: a place on the board: b2</extracomment>
        <translation>{cell}: ضع O على {picked}</translation>
    </message>
    <message>
        <source>{cell}: O</source>
        <extracomment>A cell of the board, for screen readers.
{cell}: a place on the board: b2</extracomment>
        <translation>{cell}: O</translation>
    </message>
    <message>
        <source>{cell}: X</source>
        <extracomment>A cell of the board, for screen readers.
{cell}: a place on the board: b2</extracomment>
        <translation>{cell}: X</translation>
    </message>
    <message>
        <source>{cell}: empty</source>
        <extracomment>A cell of the board, for screen readers.
{cell}: a place on the board: b2</extracomment>
        <translation>{cell}: فارغ</translation>
    </message>
    <message>
        <source>{cell}: chosen, now choose X or O</source>
        <extracomment>A cell of the board, for screen readers.
{cell}: a place on the board: b2</extracomment>
        <translation>{cell}: مختار، والآن اختر X أو O</translation>
    </message>
    <message>
        <source>{place}, this board is dead</source>
        <extracomment>{place}: such as “a1: empty”</extracomment>
        <translation>{place}، هذه اللوحة ميتة</translation>
    </message>
    <message>
        <source>{place}, value {value}</source>
        <extracomment>{place}: such as “a1: empty”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{place}، القيمة {value}</translation>
    </message>
    <message>
        <source>The board with {cell} on it is dead: it already has a row</source>
        <extracomment>Why nothing happens after a tap
{cell}: a place on the board: b2</extracomment>
        <translation>اللوحة التي فيها {cell} ميتة: فيها صف مكتمل</translation>
    </message>
    <message>
        <source>{place}, X there: {cross}, O there: {ring}</source>
        <extracomment>Read by screen readers: “a1: empty, X there: draw, O there: you win” {place}: such as “a1: empty”; {cross}, {ring}: such as “you win”</extracomment>
        <translation>{place}، X هناك: {cross}، O هناك: {ring}</translation>
    </message>
    <message>
        <source>{place}, X there: {cross}</source>
        <extracomment>The same, if only one of both marks may be placed. {cross}: such as “you win”
{place}: a place on the board: b2</extracomment>
        <translation>{place}، X هناك: {cross}</translation>
    </message>
    <message>
        <source>{place}, O there: {ring}</source>
        <extracomment>The same for the other mark. {ring}: such as “you win”
{place}: a place on the board: b2</extracomment>
        <translation>{place}، O هناك: {ring}</translation>
    </message>
    <message>
        <source>You can&apos;t play on {cell}</source>
        <extracomment>Why nothing happens after a tap
{cell}: a place on the board: b2</extracomment>
        <translation>لا يمكنك اللعب في {cell}</translation>
    </message>
    <message>
        <source>Square {cell} is taken</source>
        <extracomment>Why nothing happens after a tap
{cell}: a place on the board: b2</extracomment>
        <translation>{cell} مشغول</translation>
    </message>
</context>
<context>
    <name>MatchboxPanel</name>
    <message>
        <source>Matchboxes</source>
        <extracomment>Names of the panel with the matchboxes of the learning bot MENACE</extracomment>
        <translation>علب الثقاب</translation>
    </message>
    <message>
        <source>MENACE&apos;s matchboxes</source>
        <extracomment>Title of this panel</extracomment>
        <translation>علب ثقاب MENACE</translation>
    </message>
    <message>
        <source>Close the matchboxes</source>
        <translation>أغلق علب الثقاب</translation>
    </message>
    <message>
        <source>Close the matchboxes. Press T to open them again.</source>
        <translation>أغلق علب الثقاب. اضغط T لتفتحها من جديد.</translation>
    </message>
    <message>
        <source>The open box</source>
        <translation>العلبة المفتوحة</translation>
    </message>
    <message>
        <source>What MENACE learns</source>
        <translation>ماذا يتعلّم MENACE</translation>
    </message>
    <message>
        <source>About these boxes</source>
        <translation>عن هذه العلب</translation>
    </message>
    <message>
        <source>How MENACE learns</source>
        <translation>كيف يتعلّم MENACE</translation>
    </message>
    <message>
        <source>Which games the curves show</source>
        <translation>أي مباريات تُظهرها المنحنيات</translation>
    </message>
    <message>
        <source>Results of the last 50 games</source>
        <translation>نتائج آخر 50 مباراة</translation>
    </message>
    <message>
        <source>Score: win +3, draw +1, loss −1</source>
        <translation>النقاط: فوز ‎+3، تعادل ‎+1، خسارة ‎−1</translation>
    </message>
    <message>
        <source>Beads in the open box</source>
        <translation>الخرز في العلبة المفتوحة</translation>
    </message>
    <message>
        <source>Bring back the beads that MENACE forgot</source>
        <translation>أعد الخرز الذي نسيه MENACE</translation>
    </message>
    <message numerus="yes">
        <source>Forget {count} games</source>
        <extracomment>Button below the matchboxes: what was learned from these games
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>لا مباريات لنسيانها</numerusform>
            <numerusform>انسَ مباراة واحدة</numerusform>
            <numerusform>انسَ مباراتين</numerusform>
            <numerusform>انسَ {count} مباريات</numerusform>
            <numerusform>انسَ {count} مباراة</numerusform>
            <numerusform>انسَ {count} مباراة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bring back {count} games</source>
        <extracomment>The same button after that
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>لا مباريات لإعادتها</numerusform>
            <numerusform>أعد مباراة واحدة</numerusform>
            <numerusform>أعد مباراتين</numerusform>
            <numerusform>أعد {count} مباريات</numerusform>
            <numerusform>أعد {count} مباراة</numerusform>
            <numerusform>أعد {count} مباراة</numerusform>
        </translation>
    </message>
    <message>
        <source>The open box: the beads for each move, and the chance of each. The symbol in the corner shows what minimax says.</source>
        <translation>العلبة المفتوحة: الخرز لكل نقلة، واحتمال كل منها. الرمز في الزاوية يُظهر ما يقوله مينيماكس.</translation>
    </message>
    <message>
        <source>For each kind of bead: its move, how many there are, its chance, and what minimax says</source>
        <translation>لكل نوع من الخرز: نقلته، وعدده، واحتماله، وما يقوله مينيماكس</translation>
    </message>
    <message>
        <source>Start again with the original beads in every box. You can bring the old ones back later.</source>
        <translation>ابدأ من جديد بالخرز الأصلي في كل علبة. يمكنك أن تعيد القديم لاحقًا.</translation>
    </message>
</context>
<context>
    <name>Matchboxes</name>
    <message>
        <source>no games yet</source>
        <extracomment>A chart in words, for screen readers.</extracomment>
        <translation>لا مباريات بعد</translation>
    </message>
    <message>
        <source>{games}: {now}</source>
        <extracomment>A chart in words, for screen readers. {games}: “100 games”; {first}, {now}: such as “won 40%, drawn 30%, lost 30%”</extracomment>
        <translation>{games}: {now}</translation>
    </message>
    <message>
        <source>{games}; at first: {first}; in the last {window}: {now}</source>
        <extracomment>A chart in words, for screen readers. {games}: “100 games”; {first}, {now}: such as “won 40%, drawn 30%, lost 30%”; {window}: a number of games</extracomment>
        <translation>{games}؛ في البداية: {first}؛ في آخر {window}: {now}</translation>
    </message>
    <message>
        <source>first</source>
        <extracomment>Labels of two lines in a chart: the games in which the player moved first, or second.</extracomment>
        <translation>أولًا</translation>
    </message>
    <message>
        <source>second</source>
        <extracomment>Labels of two lines in a chart: the games in which the player moved first, or second.</extracomment>
        <translation>ثانيًا</translation>
    </message>
    <message>
        <source>MENACE hasn&apos;t picked a bead yet.</source>
        <extracomment>Below the open matchbox.</extracomment>
        <translation>لم يختر MENACE خرزة بعد.</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>Title of a column: the move of a kind of bead</extracomment>
        <translation>النقلة</translation>
    </message>
    <message>
        <source>Beads</source>
        <extracomment>Title of a column: how many beads of a kind are in the box</extracomment>
        <translation>الخرز</translation>
    </message>
    <message>
        <source>Chance</source>
        <extracomment>Title of a column: how likely a bead of this kind is picked</extracomment>
        <translation>الاحتمال</translation>
    </message>
    <message>
        <source>Minimax</source>
        <extracomment>Title of a column: what minimax says about the move, in a word</extracomment>
        <translation>مينيماكس</translation>
    </message>
    <message>
        <source>{moves}, picked</source>
        <extracomment>{moves} is a move such as “a1 = c1”; MENACE picked its bead</extracomment>
        <translation>{moves}، مختارة</translation>
    </message>
    <message>
        <source>MENACE won. Each box it used gets three more beads of the colour it picked.</source>
        <translation>فاز MENACE. كل علبة استعملها تحصل على ثلاث خرزات أخرى باللون الذي اختاره.</translation>
    </message>
    <message>
        <source>MENACE learns when the game ends.</source>
        <translation>يتعلّم MENACE عندما تنتهي المباراة.</translation>
    </message>
    <message>
        <source>Michie&apos;s machine always went first. Here MENACE goes second, with a different set of boxes.</source>
        <translation>كانت آلة ميتشي تبدأ دائمًا. هنا يلعب MENACE ثانيًا، بمجموعة أخرى من العلب.</translation>
    </message>
    <message>
        <source>Games against people. MENACE goes first.</source>
        <extracomment>Above a chart.</extracomment>
        <translation>مباريات ضد أشخاص. يبدأ MENACE.</translation>
    </message>
    <message>
        <source>Games against people. MENACE goes second.</source>
        <extracomment>Above a chart.</extracomment>
        <translation>مباريات ضد أشخاص. يلعب MENACE ثانيًا.</translation>
    </message>
    <message>
        <source>Games against “{name}”. MENACE goes first.</source>
        <extracomment>Above a chart. {name}: of the other player</extracomment>
        <translation>مباريات ضد «{name}». يبدأ MENACE.</translation>
    </message>
    <message>
        <source>Games against “{name}”. MENACE goes second.</source>
        <extracomment>Above a chart. {name}: of the other player</extracomment>
        <translation>مباريات ضد «{name}». يلعب MENACE ثانيًا.</translation>
    </message>
    <message>
        <source>{name} has reached {level} after {games}</source>
        <extracomment>A chart in words, for screen readers. {name}: the learning player; {level}: how many points it has; {games}: “100 games”</extracomment>
        <translation>وصل {name} إلى {level} بعد {games}</translation>
    </message>
    <message>
        <source>It has reached {level} after {games}</source>
        <extracomment>A chart in words, for screen readers. {level}: how many points it has; {games}: “100 games”</extracomment>
        <translation>وصل إلى {level} بعد {games}</translation>
    </message>
    <message>
        <source>MENACE has learned from {most} games and can&apos;t remember any more. To go on, make it forget them.</source>
        <extracomment>About the learning bot MENACE
{most}: the largest number that is possible</extracomment>
        <translation>تعلّم MENACE من {most} مباراة ولا يستطيع أن يتذكر أكثر. لتتابع، اجعله ينساها.</translation>
    </message>
    <message>
        <source>won {percent}%</source>
        <extracomment>Labels at the end of lines in a chart
{percent}: a number, without its sign</extracomment>
        <translation>فوز {percent}٪</translation>
    </message>
    <message>
        <source>drawn {percent}%</source>
        <extracomment>Labels at the end of lines in a chart
{percent}: a number, without its sign</extracomment>
        <translation>تعادل {percent}٪</translation>
    </message>
    <message>
        <source>lost {percent}%</source>
        <extracomment>Labels at the end of lines in a chart
{percent}: a number, without its sign</extracomment>
        <translation>خسارة {percent}٪</translation>
    </message>
    <message>
        <source>MENACE can&apos;t save what it is learning: {reason}</source>
        <extracomment>About the learning bot MENACE
{reason}: a whole sentence</extracomment>
        <translation>لا يستطيع MENACE أن يحفظ ما يتعلّمه: {reason}</translation>
    </message>
    <message>
        <source>{player} picked a bead from this box. Beads in the box: {beads}. This box is for {positions}.</source>
        <extracomment>Below the open matchbox. {beads}: a number; {positions}: “8 positions”
{player}: a player&apos;s name: X, White</extracomment>
        <translation>اختار {player} خرزة من هذه العلبة. الخرز في العلبة: {beads}. هذه العلبة لـ {positions}.</translation>
    </message>
    <message>
        <source>{player} picks a bead from this box. Beads in the box: {beads}. This box is for {positions}.</source>
        <extracomment>Below the open matchbox. {beads}: a number; {positions}: “8 positions”
{player}: a player&apos;s name: X, White</extracomment>
        <translation>يختار {player} خرزة من هذه العلبة. الخرز في العلبة: {beads}. هذه العلبة لـ {positions}.</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <extracomment>The chance of a kind of bead
{percent}: a number, without its sign</extracomment>
        <translation>{percent}٪</translation>
    </message>
    <message>
        <source>A draw. Each box MENACE used gets one more bead of the colour it picked.</source>
        <translation>تعادل. كل علبة استعملها MENACE تحصل على خرزة أخرى باللون الذي اختاره.</translation>
    </message>
    <message>
        <source>MENACE won&apos;t learn any more from this game.</source>
        <translation>لن يتعلّم MENACE من هذه المباراة شيئًا آخر.</translation>
    </message>
    <message>
        <source>Some of what MENACE learned can&apos;t be read. The old file is now called “{name}”. The reason: {reason}</source>
        <extracomment>About the learning bot MENACE. {name}: of a file
{reason}: a whole sentence</extracomment>
        <translation>بعض ما تعلّمه MENACE لا يمكن قراءته. الملف القديم اسمه الآن «{name}». السبب: {reason}</translation>
    </message>
    <message>
        <source>This game has already ended once, so MENACE won&apos;t learn from it. Start a new game.</source>
        <translation>انتهت هذه المباراة مرة من قبل، لذلك لن يتعلّم MENACE منها. ابدأ مباراة جديدة.</translation>
    </message>
    <message>
        <source>MENACE lost. We take out the beads it picked.</source>
        <translation>خسر MENACE. تُسحب الخرزات التي اختارها.</translation>
    </message>
    <message>
        <source>MENACE picks a bead at random. The bead says where to move. After a win, its box gets three more beads of the same colour. After a draw, it gets one more. After a loss, we take the bead out. Donald Michie invented MENACE in 1961.</source>
        <translation>يختار MENACE خرزة عشوائيًا. الخرزة تقول أين يلعب. بعد الفوز تحصل علبتها على ثلاث خرزات أخرى باللون نفسه. بعد التعادل على واحدة. بعد الخسارة تُسحب الخرزة. اخترع دونالد ميتشي MENACE عام 1961.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <extracomment>Titles of menus</extracomment>
        <translation>ال&amp;لعبة</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <extracomment>Titles of menus</extracomment>
        <translation>ال&amp;نقلة</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>Titles of menus</extracomment>
        <translation>&amp;عرض</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <extracomment>Titles of menus</extracomment>
        <translation>الإعدا&amp;دات</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>Titles of menus</extracomment>
        <translation>&amp;مساعدة</translation>
    </message>
    <message>
        <source>More tools</source>
        <extracomment>Name of the button with the tools that have no room, for screen readers</extracomment>
        <translation>أدوات أخرى</translation>
    </message>
    <message>
        <source>Show more tools. They are all in the menus, too.</source>
        <translation>أظهر أدوات أخرى. وهي كلها في القوائم أيضًا.</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Cancel</source>
        <extracomment>Button beside a task that takes long, and its tip</extracomment>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Stop this task</source>
        <extracomment>Button beside a task that takes long, and its tip</extracomment>
        <translation>أوقف هذه المهمة</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>أغلق الرسالة</translation>
    </message>
</context>
<context>
    <name>Morris</name>
    <message>
        <source>{stone}, in the winning row</source>
        <extracomment>A stone on the board, for screen readers. {stone}: “X” or “O”</extracomment>
        <translation>{stone}، في الصف الفائز</translation>
    </message>
    <message>
        <source>All stones are on the board. Move one of yours</source>
        <extracomment>Why nothing happens after a tap.</extracomment>
        <translation>كل الأحجار على اللوحة. حرّك أحد أحجارك</translation>
    </message>
    <message>
        <source>The stone on {point} belongs to the other player</source>
        <extracomment>Why nothing happens after a tap. {point}, {start}: points of the board, such as b2</extracomment>
        <translation>الحجر على {point} للاعب الآخر</translation>
    </message>
    <message>
        <source>There is no line from {start} to {point}</source>
        <extracomment>Why nothing happens after a tap. {point}, {start}: points of the board, such as b2</extracomment>
        <translation>لا خط يصل بين {start} و{point}</translation>
    </message>
    <message>
        <source>There is no empty point next to the stone on {point}</source>
        <extracomment>Why nothing happens after a tap. {point}, {start}: points of the board, such as b2</extracomment>
        <translation>الحجر على {point} ليس بجانبه نقطة فارغة</translation>
    </message>
    <message>
        <source>Point {point} is taken</source>
        <extracomment>Why nothing happens after a tap. {point}, {start}: points of the board, such as b2</extracomment>
        <translation>النقطة {point} مشغولة</translation>
    </message>
</context>
<context>
    <name>NimBoardKind</name>
    <message>
        <source>next to heap {heap}, row {row}: no coins</source>
        <extracomment>A coin, for screen readers. {heap}: its letter; {row}: a number</extracomment>
        <translation>بجانب الكومة {heap}، الصف {row}: لا عملات</translation>
    </message>
    <message>
        <source>heap {heap}, coin {number}: gone</source>
        <extracomment>A coin, for screen readers. {heap}: its letter
{number}: a number</extracomment>
        <translation>الكومة {heap}، العملة {number}: أُخذت</translation>
    </message>
    <message>
        <source>heap {heap}, coin {number} of {count}: leaves {left}</source>
        <extracomment>A coin, for screen readers. {heap}: its letter; {left}: how many coins stay
{number}: a number
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>الكومة {heap}، العملة {number} من {count}: يبقى {left}</translation>
    </message>
    <message>
        <source>{coin}, value {value}</source>
        <extracomment>{coin}: such as “heap a, coin 2 of 3: leaves 1”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{coin}، القيمة {value}</translation>
    </message>
    <message>
        <source>There is no coin here</source>
        <extracomment>Why nothing happens after a tap</extracomment>
        <translation>لا عملة هنا</translation>
    </message>
    <message>
        <source>You can take at most {most} in one turn</source>
        <extracomment>Why nothing happens after a tap
{most}: the largest number that is possible</extracomment>
        <translation>في الدور الواحد يمكنك أخذ {most} على الأكثر</translation>
    </message>
    <message>
        <source>{heap}: {count}</source>
        <extracomment>Below a heap of Nim: its name, and how many coins are left {heap}: its letter
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>{heap}: {count}</translation>
    </message>
</context>
<context>
    <name>NodePanel</name>
    <message>
        <source>Node</source>
        <extracomment>Name of the panel that shows one node of the tree, for screen readers</extracomment>
        <translation>العقدة</translation>
    </message>
    <message>
        <source>How this position is judged</source>
        <translation>كيف تُقدَّر هذه الوضعية</translation>
    </message>
    <message>
        <source>At the top</source>
        <extracomment>Above a node of the tree: the moves that lead to it</extracomment>
        <translation>عند الجذر</translation>
    </message>
    <message>
        <source>After {moves}</source>
        <extracomment>Above a node of the tree: the moves that lead to it
{moves}: one move or several: “b2, c1 or c3”</extracomment>
        <translation>بعد {moves}</translation>
    </message>
    <message>
        <source>The end of this branch</source>
        <extracomment>Beside a node of the tree.</extracomment>
        <translation>نهاية هذا الفرع</translation>
    </message>
    <message>
        <source>{role} chooses here</source>
        <extracomment>Beside a node of the tree. {role}: “MAX” or “MIN”, or a player with it</extracomment>
        <translation>هنا يختار {role}</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>Labels beside a node of the tree: what it is worth, and how much of what lies below it was visited.</extracomment>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>Largest so far</source>
        <extracomment>Labels beside a node of the tree: what it is worth, and how much of what lies below it was visited.</extracomment>
        <translation>الأكبر حتى الآن</translation>
    </message>
    <message>
        <source>Smallest so far</source>
        <extracomment>Labels beside a node of the tree: what it is worth, and how much of what lies below it was visited.</extracomment>
        <translation>الأصغر حتى الآن</translation>
    </message>
    <message>
        <source>Best move so far</source>
        <extracomment>Labels beside a node of the tree: what it is worth, and how much of what lies below it was visited.</extracomment>
        <translation>أفضل نقلة حتى الآن</translation>
    </message>
    <message>
        <source>{nodes} of {all}</source>
        <extracomment>Labels beside a node of the tree: what it is worth, and how much of what lies below it was visited. {nodes}, {all}: numbers</extracomment>
        <translation>{nodes} من {all}</translation>
    </message>
    <message>
        <source>You already have</source>
        <extracomment>Beside a node of the tree: the best value that the other player can get elsewhere; “nothing” stands for no value yet</extracomment>
        <translation>لديك من قبل</translation>
    </message>
    <message>
        <source>{player} already has</source>
        <extracomment>Beside a node of the tree: the best value that the other player can get elsewhere; “nothing” stands for no value yet
{player}: a player&apos;s name: X, White</extracomment>
        <translation>لدى {player} من قبل</translation>
    </message>
    <message>
        <source>{first} {count}, {second} {other}</source>
        <extracomment>what an evaluation counts for each of two players, such as open lines: &quot;X 3, O 4&quot; {first}, {second}: the names of the players
{count}: a number; the text has a form for one and for many
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>{first} {count}، {second} {other}</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>Beside a node of the tree: the best value that the other player can get elsewhere; “nothing” stands for no value yet</extracomment>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>Visited</source>
        <extracomment>Labels beside a node of the tree: what it is worth, and how much of what lies below it was visited.</extracomment>
        <translation>زيرت</translation>
    </message>
    <message>
        <source>Whose turn here?</source>
        <translation>على من الدور هنا؟</translation>
    </message>
    <message>
        <source>{player}&apos;s turn: {role}</source>
        <extracomment>{role}: MAX or MIN
{player}: a player&apos;s name: X, White</extracomment>
        <translation>الدور على {player}: {role}</translation>
    </message>
</context>
<context>
    <name>NumbersBar</name>
    <message>
        <source>Numbers at the leaves</source>
        <translation>الأعداد على الأوراق</translation>
    </message>
    <message>
        <source>Tree of numbers</source>
        <translation>شجرة أعداد</translation>
    </message>
    <message>
        <source>Explain the tree with these numbers</source>
        <translation>اشرح الشجرة بهذه الأعداد</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>Buttons beside a tree of typed numbers, each with its tip</extracomment>
        <translation>عشوائي</translation>
    </message>
    <message>
        <source>Reverse</source>
        <extracomment>Buttons beside a tree of typed numbers, each with its tip</extracomment>
        <translation>عكس</translation>
    </message>
    <message>
        <source>Put the same numbers in reverse order</source>
        <extracomment>Buttons beside a tree of typed numbers, each with its tip</extracomment>
        <translation>ضع الأعداد نفسها بترتيب معكوس</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <extracomment>Buttons beside a tree of typed numbers, each with its tip</extracomment>
        <translation>خلط</translation>
    </message>
    <message>
        <source>Reverse…</source>
        <extracomment>Button with the choices “Random”, “Reverse” and “Shuffle”</extracomment>
        <translation>عكس…</translation>
    </message>
    <message>
        <source>Use new random numbers</source>
        <extracomment>Buttons beside a tree of typed numbers, each with its tip</extracomment>
        <translation>استعمل أعدادًا عشوائية جديدة</translation>
    </message>
    <message>
        <source>Shuffle the same numbers</source>
        <extracomment>Buttons beside a tree of typed numbers, each with its tip</extracomment>
        <translation>اخلط الأعداد نفسها</translation>
    </message>
    <message>
        <source>New numbers</source>
        <extracomment>Name of this button, for screen readers</extracomment>
        <translation>أعداد جديدة</translation>
    </message>
    <message>
        <source>The numbers at the leaves, such as 3 5 2 9 or [3 5 4] [2 9]. In the tree, you can drag a leaf up or down.</source>
        <translation>الأعداد على الأوراق، مثل 3 5 2 9 أو [3 5 4] [2 9]. في الشجرة يمكنك أن تسحب ورقة لأعلى أو لأسفل.</translation>
    </message>
    <message>
        <source>Use random numbers, or change the order of these</source>
        <translation>استعمل أعدادًا عشوائية، أو غيّر ترتيب هذه</translation>
    </message>
</context>
<context>
    <name>Othello</name>
    <message>
        <source>{place}, value {value}</source>
        <extracomment>{place}: such as “d3: empty”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{place}، القيمة {value}</translation>
    </message>
    <message>
        <source>{square}: {player}</source>
        <extracomment>Read aloud: “d3: Black”.
{square}: a square of the board: e4
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{square}: {player}</translation>
    </message>
    <message>
        <source>{square}: {player}, just turned</source>
        <extracomment>A square of the board, for screen readers
{square}: a square of the board: e4
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{square}: {player}، قُلب الآن</translation>
    </message>
    <message>
        <source>{square}: empty</source>
        <extracomment>A square of the board, for screen readers
{square}: a square of the board: e4</extracomment>
        <translation>{square}: فارغ</translation>
    </message>
    <message>
        <source>{square}: empty, turns {count}</source>
        <extracomment>A square of the board, for screen readers
{square}: a square of the board: e4
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>{square}: فارغ، يقلب {count}</translation>
    </message>
    <message>
        <source>{square}: empty, turns {count}, value {value}</source>
        <extracomment>A square of the board, for screen readers
{square}: a square of the board: e4
{count}: a number; the text has a form for one and for many
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{square}: فارغ، يقلب {count}، القيمة {value}</translation>
    </message>
    <message>
        <source>You can&apos;t pass while you can move</source>
        <extracomment>Why nothing happens after a tap
Below the board, for screen readers.</extracomment>
        <translation>لا يمكنك التمرير ما دمت تستطيع اللعب</translation>
    </message>
    <message>
        <source>You can&apos;t turn a disc. Press Pass below the board</source>
        <extracomment>Why nothing happens after a tap</extracomment>
        <translation>لا يمكنك قلب أي قرص. اضغط «تمرير» تحت اللوحة</translation>
    </message>
    <message>
        <source>nothing below column {column}</source>
        <extracomment>Below the board, for screen readers. {column}: its letter</extracomment>
        <translation>لا شيء تحت العمود {column}</translation>
    </message>
    <message>
        <source>{player} can&apos;t move: Pass</source>
        <extracomment>On the button below the board.
{player}: a player&apos;s name: X, White</extracomment>
        <translation>لا نقلة للاعب {player}: تمرير</translation>
    </message>
    <message>
        <source>{player} must pass</source>
        <extracomment>Below the board: a player who can&apos;t turn any discs
{player}: a player&apos;s name: X, White</extracomment>
        <translation>يجب على {player} التمرير</translation>
    </message>
    <message>
        <source>{player} passed</source>
        <extracomment>Below the board: a player who can&apos;t turn any discs
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player}: تمرير</translation>
    </message>
    <message>
        <source>{number}: pass</source>
        <extracomment>On the board, in a line of moves that is shown: move 3 is a pass.
{number}: a number</extracomment>
        <translation>{number}: تمرير</translation>
    </message>
    <message>
        <source>A disc on {square} wouldn&apos;t turn any discs</source>
        <extracomment>Why nothing happens after a tap
{square}: a square of the board: e4</extracomment>
        <translation>القرص على {square} لا يقلب أي قرص</translation>
    </message>
    <message>
        <source>Square {square} is taken</source>
        <extracomment>Why nothing happens after a tap
{square}: a square of the board: e4</extracomment>
        <translation>{square} مشغول</translation>
    </message>
</context>
<context>
    <name>PageMenu</name>
    <message>
        <source>&amp;Watch</source>
        <extracomment>Entries of a menu: which controls the page Explain shows</extracomment>
        <translation>&amp;مشاهدة</translation>
    </message>
    <message>
        <source>&amp;Try</source>
        <extracomment>Entries of a menu: which controls the page Explain shows</extracomment>
        <translation>&amp;تجربة</translation>
    </message>
    <message>
        <source>&amp;Study</source>
        <extracomment>Entries of a menu: which controls the page Explain shows</extracomment>
        <translation>&amp;دراسة</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <extracomment>Entries of the menu of the page Explain</extracomment>
        <translation>تكبير</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <extracomment>Entries of the menu of the page Explain</extracomment>
        <translation>تصغير</translation>
    </message>
    <message>
        <source>Show the whole tree</source>
        <extracomment>Entries of the menu of the page Explain</extracomment>
        <translation>أظهر الشجرة كلها</translation>
    </message>
    <message>
        <source>Follow the search</source>
        <extracomment>Entries of the menu of the page Explain</extracomment>
        <translation>اتبع البحث</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <extracomment>Entries of the menu of the page Explain</extracomment>
        <translation>&amp;أمثلة</translation>
    </message>
    <message>
        <source>S&amp;ave</source>
        <extracomment>Entries of the menu of the page Explain</extracomment>
        <translation>&amp;حفظ</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <extracomment>Entries of the menu of the page Explain</extracomment>
        <translation>عُد إلى اللوحة</translation>
    </message>
</context>
<context>
    <name>PairsView</name>
    <message>
        <source>Pairs of players</source>
        <translation>ثنائيات اللاعبين</translation>
    </message>
    <message>
        <source>The result for each pair of players</source>
        <translation>النتيجة لكل ثنائية من اللاعبين</translation>
    </message>
</context>
<context>
    <name>PerfectButton</name>
    <message>
        <source>Play against “{bot}”: it works this game out to the end and never makes a mistake. Press again to play against “{first}”.</source>
        <extracomment>Tip of the button with the name of the strongest bot. {bot}, {first}: names of bots</extracomment>
        <translation>العب ضد «{bot}»: يحسب هذه اللعبة حتى نهايتها ولا يخطئ أبدًا. اضغط مرة أخرى لتلعب ضد «{first}».</translation>
    </message>
    <message>
        <source>Play against “{bot}”: it looks as far ahead as time allows. Press again to play against “{first}”.</source>
        <extracomment>Tip of the button with the name of the strongest bot. {bot}, {first}: names of bots</extracomment>
        <translation>العب ضد «{bot}»: ينظر إلى الأمام بقدر ما يسمح الوقت. اضغط مرة أخرى لتلعب ضد «{first}».</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>value {value}</source>
        <extracomment>Read by screen readers for a square: {value} is what the move there is worth</extracomment>
        <translation>القيمة {value}</translation>
    </message>
    <message>
        <source>{square}: {piece}</source>
        <extracomment>Read by screen readers: “e4: white pawn, can move” {piece}: “white pawn”
{square}: a square of the board: e4</extracomment>
        <translation>{square}: {piece}</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>Read by screen readers after the name of a square, like the next texts</extracomment>
        <translation>فارغ</translation>
    </message>
    <message>
        <source>selected</source>
        <extracomment>Read by screen readers after the name of a piece that you have chosen to move</extracomment>
        <translation>مختار</translation>
    </message>
    <message>
        <source>can be captured</source>
        <extracomment>Read by screen readers after the name of a piece</extracomment>
        <translation>يمكن أسره</translation>
    </message>
    <message>
        <source>legal move</source>
        <extracomment>Read by screen readers after the name of a square that you can move to</extracomment>
        <translation>نقلة مسموحة</translation>
    </message>
    <message>
        <source>can move</source>
        <extracomment>Read by screen readers after the name of a piece</extracomment>
        <translation>يستطيع التحرك</translation>
    </message>
    <message>
        <source>best move to {square}, value {value}</source>
        <extracomment>Read by screen readers after the name of a piece: its best move goes to {square}
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>أفضل نقلة إلى {square}، القيمة {value}</translation>
    </message>
</context>
<context>
    <name>PinPad</name>
    <message>
        <source>Back to the booth</source>
        <translation>العودة إلى الجناح</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>Booth: name of the key that takes back a digit of the PIN, for screen readers</extracomment>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Enter the PIN</source>
        <translation>أدخل الرمز السري</translation>
    </message>
    <message>
        <source>Save today&apos;s figures</source>
        <translation>احفظ أرقام اليوم</translation>
    </message>
    <message>
        <source>Change the PIN</source>
        <translation>غيّر الرمز السري</translation>
    </message>
    <message>
        <source>Close the booth</source>
        <translation>أغلق الجناح</translation>
    </message>
    <message>
        <source>Presenter: enter the PIN</source>
        <translation>للمقدِّم: أدخل الرمز السري</translation>
    </message>
    <message>
        <source>Choose a PIN for the presenter: 4 to 8 digits</source>
        <translation>اختر رمزًا سريًا للمقدِّم: من 4 إلى 8 أرقام</translation>
    </message>
    <message>
        <source>What would you like to do?</source>
        <translation>ماذا تريد أن تفعل؟</translation>
    </message>
    <message numerus="yes">
        <source>Too many wrong tries. Wait {seconds} seconds.</source>
        <extracomment>Booth: after wrong PINs
{seconds}: a number</extracomment>
        <translation>
            <numerusform>محاولات خاطئة كثيرة. انتظر {seconds} ثانية.</numerusform>
            <numerusform>محاولات خاطئة كثيرة. انتظر {seconds} ثانية.</numerusform>
            <numerusform>محاولات خاطئة كثيرة. انتظر {seconds} ثانية.</numerusform>
            <numerusform>محاولات خاطئة كثيرة. انتظر {seconds} ثوانٍ.</numerusform>
            <numerusform>محاولات خاطئة كثيرة. انتظر {seconds} ثانية.</numerusform>
            <numerusform>محاولات خاطئة كثيرة. انتظر {seconds} ثانية.</numerusform>
        </translation>
    </message>
    <message>
        <source>A PIN has at least 4 digits.</source>
        <translation>الرمز السري 4 أرقام على الأقل.</translation>
    </message>
    <message>
        <source>The two PINs don&apos;t match. Try again.</source>
        <translation>الرمزان غير متطابقين. حاول مرة أخرى.</translation>
    </message>
    <message>
        <source>The PIN can&apos;t be saved. Is the disk full?</source>
        <translation>تعذّر حفظ الرمز السري. هل القرص ممتلئ؟</translation>
    </message>
    <message>
        <source>Enter the new PIN again</source>
        <translation>أدخل الرمز الجديد مرة أخرى</translation>
    </message>
    <message>
        <source>That isn&apos;t the right PIN.</source>
        <translation>هذا ليس الرمز الصحيح.</translation>
    </message>
</context>
<context>
    <name>PlayedBoard</name>
    <message>
        <source>A small board that shows the moves</source>
        <translation>لوحة صغيرة تعرض النقلات</translation>
    </message>
</context>
<context>
    <name>PositionBar</name>
    <message>
        <source>Moves or a position</source>
        <translation>نقلات أو وضعية</translation>
    </message>
    <message>
        <source>Type moves or a position, then press Enter (Ctrl+L)</source>
        <translation>اكتب نقلات أو وضعية، ثم اضغط Enter (Ctrl+L)</translation>
    </message>
    <message>
        <source>Position:</source>
        <extracomment>Label of the line in which a position is typed</extracomment>
        <translation>الوضعية:</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button beside the line in which a position is typed</extracomment>
        <translation>إظهار</translation>
    </message>
    <message>
        <source>Show this position (Enter)</source>
        <translation>أظهر هذه الوضعية (Enter)</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Colours</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>الألوان</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>مثل النظام</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>فاتح</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>داكن</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>حجم النص</translation>
    </message>
    <message>
        <source>Animation</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>الحركة</translation>
    </message>
    <message>
        <source>Less animation</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>حركة أقل</translation>
    </message>
    <message>
        <source>Animate wins and blocks</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>تحريك الفوز والسدّ</translation>
    </message>
    <message>
        <source>Large buttons</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>أزرار كبيرة</translation>
    </message>
    <message>
        <source>When you touch the screen</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>عند لمس الشاشة</translation>
    </message>
    <message>
        <source>Always</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>دائمًا</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>أبدًا</translation>
    </message>
    <message>
        <source>No pause</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>بلا توقف</translation>
    </message>
    <message>
        <source>Memory for the search</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>الذاكرة للبحث</translation>
    </message>
    <message>
        <source>{megabytes} MB</source>
        <extracomment>Megabytes of memory
{megabytes}: a number</extracomment>
        <translation>{megabytes} م.ب</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <extracomment>Seconds
{seconds}: a number</extracomment>
        <translation>{seconds} ث</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <extracomment>How large letters are, in the menu “Settings”
{percent}: a number, without its sign</extracomment>
        <translation>{percent}٪</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>تباين عالٍ، فاتح</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>تباين عالٍ، داكن</translation>
    </message>
    <message>
        <source>Bots wait at least</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>أقصر وقت لنقلة الحاسوب</translation>
    </message>
    <message>
        <source>Of equally good moves, pick</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>عندما تتساوى النقلات</translation>
    </message>
    <message>
        <source>Bots think at most</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>أطول وقت يفكّر فيه الحاسوب</translation>
    </message>
</context>
<context>
    <name>ProgramChoice</name>
    <message>
        <source>Choose a Gomocup program</source>
        <extracomment>Title of a file dialog, and a kind of file in it</extracomment>
        <translation>اختر برنامج Gomocup</translation>
    </message>
    <message>
        <source>Gomocup programs ({pattern})</source>
        <extracomment>Title of a file dialog, and a kind of file in it
{pattern}: endings of names of files: *.pgn</extracomment>
        <translation>برامج Gomocup ‎({pattern})</translation>
    </message>
    <message>
        <source>Choose a chess engine</source>
        <extracomment>Title of a file dialog, and a kind of file in it</extracomment>
        <translation>اختر محرك شطرنج</translation>
    </message>
    <message>
        <source>Programs ({pattern})</source>
        <extracomment>Title of a file dialog, and a kind of file in it
{pattern}: endings of names of files: *.pgn</extracomment>
        <translation>برامج ({pattern})</translation>
    </message>
</context>
<context>
    <name>ProgramDialog</name>
    <message>
        <source>Choose a chess engine</source>
        <translation>اختر محرك شطرنج</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>اختر ملفًا…</translation>
    </message>
    <message>
        <source>Let it play</source>
        <translation>دعه يلعب</translation>
    </message>
    <message>
        <source>Program</source>
        <extracomment>Names for screen readers, with tips: in the dialog for choosing a program that plays</extracomment>
        <translation>البرنامج</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Names for screen readers, with tips: in the dialog for choosing a program that plays</extracomment>
        <translation>القوة</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>Names for screen readers, with tips: in the dialog for choosing a program that plays</extracomment>
        <translation>العدد</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <extracomment>Labels in the dialog for choosing a program that plays</extracomment>
        <translation>&amp;البرنامج</translation>
    </message>
    <message>
        <source>&amp;Strength</source>
        <extracomment>Labels in the dialog for choosing a program that plays</extracomment>
        <translation>&amp;القوة</translation>
    </message>
    <message>
        <source>By Elo, {least} to {most}</source>
        <extracomment>How a chess engine can be weakened: by a rating between two numbers
{least}: the smallest number that is possible
{most}: the largest number that is possible</extracomment>
        <translation>بالإيلو، من {least} إلى {most}</translation>
    </message>
    <message>
        <source>By skill, {least} to {most}</source>
        <extracomment>How a chess engine can be weakened: by a level between two numbers
{least}: the smallest number that is possible
{most}: the largest number that is possible</extracomment>
        <translation>بالمهارة، من {least} إلى {most}</translation>
    </message>
    <message>
        <source>Full strength</source>
        <extracomment>Choice in the dialog for choosing a program that plays: as strong as it can</extracomment>
        <translation>القوة الكاملة</translation>
    </message>
    <message>
        <source>Asking {name} how well it can play…</source>
        <extracomment>In the dialog for choosing a program that plays. {name}: of the program</extracomment>
        <translation>أسأل {name} كم يستطيع أن يلعب جيدًا…</translation>
    </message>
    <message>
        <source>A program found on this computer</source>
        <extracomment>Names for screen readers, with tips: in the dialog for choosing a program that plays</extracomment>
        <translation>اختر برنامجًا وُجد على هذا الحاسوب</translation>
    </message>
    <message>
        <source>How its strength is set</source>
        <extracomment>Names for screen readers, with tips: in the dialog for choosing a program that plays</extracomment>
        <translation>اختر كيف تُضبط قوته</translation>
    </message>
    <message>
        <source>How well it plays</source>
        <extracomment>Names for screen readers, with tips: in the dialog for choosing a program that plays</extracomment>
        <translation>اختر كم يلعب جيدًا</translation>
    </message>
    <message>
        <source>Look for the file of another UCI chess program. It will run on this computer.</source>
        <extracomment>Names for screen readers, with tips: in the dialog for choosing a program that plays</extracomment>
        <translation>اختر ملف برنامج شطرنج آخر من نوع UCI. سيعمل على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>I found no chess engine on this computer. Press “Choose a file…” to look for one.</source>
        <extracomment>In the dialog for choosing a program that plays.</extracomment>
        <translation>لم يُوجد محرك شطرنج على هذا الحاسوب. اضغط «اختر ملفًا…» لتبحث عن واحد.</translation>
    </message>
    <message>
        <source>{name} is ready. It can think for as long as the bots do (see “Settings”).</source>
        <extracomment>In the dialog for choosing a program that plays. {name}: of the program</extracomment>
        <translation>‏{name} جاهز. يستطيع أن يفكر بقدر ما تفكر الحواسيب (انظر الإعدادات).</translation>
    </message>
</context>
<context>
    <name>ProgramGuard</name>
    <message>
        <source>Let it play</source>
        <extracomment>Question before a program is started.</extracomment>
        <translation>دعه يلعب</translation>
    </message>
    <message>
        <source>Don&apos;t start it</source>
        <extracomment>Question before a program is started.</extracomment>
        <translation>لا تشغّله</translation>
    </message>
    <message>
        <source>“{name}” has changed since you chose it. This may be because of an update.</source>
        <extracomment>Question before a program is started. {name}: of the program</extracomment>
        <translation>تغيّر «{name}» منذ اخترته. قد يكون ذلك بسبب تحديث.</translation>
    </message>
    <message>
        <source>A file lists the program “{name}” as a player. You haven&apos;t chosen this program before.</source>
        <extracomment>Question before a program is started. {name}: of the program</extracomment>
        <translation>يذكر ملف البرنامج «{name}» كلاعب. لم تختر هذا البرنامج من قبل.</translation>
    </message>
    <message>
        <source>{path}

This program will run on your computer. Only let it play if you trust it.</source>
        <extracomment>Question before a program is started.
{path}: the place of a file on the disk</extracomment>
        <translation>{path}

سيعمل هذا البرنامج على حاسوبك. دعه يلعب فقط إذا كنت تثق به.</translation>
    </message>
    <message>
        <source>Let this program play?</source>
        <extracomment>Question before a program is started.</extracomment>
        <translation>هل تدع هذا البرنامج يلعب؟</translation>
    </message>
</context>
<context>
    <name>RaceBars</name>
    <message>
        <source>Minimax</source>
        <extracomment>Labels of the two bars</extracomment>
        <translation>مينيماكس</translation>
    </message>
    <message>
        <source>Alpha-beta</source>
        <extracomment>Labels of the two bars</extracomment>
        <translation>ألفا-بيتا</translation>
    </message>
    <message>
        <source>Both have visited the same number of positions.</source>
        <extracomment>Below two bars, one for minimax and one for alpha-beta</extracomment>
        <translation>زار كلاهما العدد نفسه من الوضعيات.</translation>
    </message>
    <message numerus="yes">
        <source>Both have visited {count} positions.</source>
        <extracomment>Below two bars, one for minimax and one for alpha-beta
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>زار كلاهما {count} وضعية.</numerusform>
            <numerusform>زار كلاهما وضعية واحدة.</numerusform>
            <numerusform>زار كلاهما وضعيتين.</numerusform>
            <numerusform>زار كلاهما {count} وضعيات.</numerusform>
            <numerusform>زار كلاهما {count} وضعية.</numerusform>
            <numerusform>زار كلاهما {count} وضعية.</numerusform>
        </translation>
    </message>
    <message>
        <source>Race between the two searches</source>
        <translation>سباق بين البحثين</translation>
    </message>
    <message>
        <source>What alpha-beta saves</source>
        <translation>ما يوفّره ألفا-بيتا</translation>
    </message>
    <message numerus="yes">
        <source>Alpha-beta has finished. So far it has skipped {count} positions ({percent}%).</source>
        <extracomment>Below two bars, one for minimax and one for alpha-beta
{count}: a number; the text has a form for one and for many
{percent}: a number, without its sign</extracomment>
        <translation>
            <numerusform>انتهى ألفا-بيتا. حتى الآن تخطّى {count} وضعية ({percent}٪).</numerusform>
            <numerusform>انتهى ألفا-بيتا. حتى الآن تخطّى وضعية واحدة ({percent}٪).</numerusform>
            <numerusform>انتهى ألفا-بيتا. حتى الآن تخطّى وضعيتين ({percent}٪).</numerusform>
            <numerusform>انتهى ألفا-بيتا. حتى الآن تخطّى {count} وضعيات ({percent}٪).</numerusform>
            <numerusform>انتهى ألفا-بيتا. حتى الآن تخطّى {count} وضعية ({percent}٪).</numerusform>
            <numerusform>انتهى ألفا-بيتا. حتى الآن تخطّى {count} وضعية ({percent}٪).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultFrame</name>
    <message>
        <source>Games won so far</source>
        <extracomment>Name of the card with the result of a game, for screen readers</extracomment>
        <translation>الألعاب التي كُسبت حتى الآن</translation>
    </message>
    <message>
        <source>Why the game ended this way</source>
        <extracomment>Name of the card with the result of a game, for screen readers</extracomment>
        <translation>لماذا انتهت اللعبة هكذا</translation>
    </message>
    <message>
        <source>Game result</source>
        <extracomment>Name of the card with the result of a game, for screen readers</extracomment>
        <translation>نتيجة اللعبة</translation>
    </message>
</context>
<context>
    <name>ResultsSaver</name>
    <message>
        <source>Save CSV</source>
        <extracomment>Buttons below the results that save them in a file</extracomment>
        <translation>حفظ CSV</translation>
    </message>
    <message>
        <source>Save a table for spreadsheets, with one line for each game</source>
        <translation>احفظ جدولًا لبرامج الجداول، فيه سطر لكل مباراة</translation>
    </message>
    <message>
        <source>Save JSON</source>
        <extracomment>The same</extracomment>
        <translation>حفظ JSON</translation>
    </message>
    <message>
        <source>Save the results for other programs</source>
        <translation>احفظ النتائج لبرامج أخرى</translation>
    </message>
    <message>
        <source>Stop saving</source>
        <extracomment>Button while results are written</extracomment>
        <translation>إيقاف الحفظ</translation>
    </message>
    <message>
        <source>Stop saving. Nothing half-finished is left behind.</source>
        <translation>أوقف الحفظ. لا يبقى شيء ناقص.</translation>
    </message>
    <message>
        <source>Save the results</source>
        <translation>حفظ النتائج</translation>
    </message>
</context>
<context>
    <name>ResultsView</name>
    <message>
        <source>Result</source>
        <extracomment>Names of texts below an experiment, for screen readers</extracomment>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>How sure we can be</source>
        <extracomment>Names of texts below an experiment, for screen readers</extracomment>
        <translation>مدى تأكدنا</translation>
    </message>
    <message>
        <source>Score so far, with its confidence interval</source>
        <translation>النقاط حتى الآن، مع فترة الثقة</translation>
    </message>
    <message>
        <source>Moves per game</source>
        <translation>نقلات كل مباراة</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Tap anywhere or press any key to play.</source>
        <translation>اضغط في أي مكان أو على أي مفتاح لتلعب.</translation>
    </message>
    <message>
        <source>Show the next page (→)</source>
        <translation>أظهر الصفحة التالية (→)</translation>
    </message>
    <message>
        <source>Press any key to play.</source>
        <translation>اضغط أي مفتاح لتلعب.</translation>
    </message>
    <message>
        <source>More rules ({number} of {count})</source>
        <extracomment>On a button: {number} is the page that is shown.
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>المزيد من القواعد ({number} من {count})</translation>
    </message>
    <message>
        <source>Back to page 1 ({number} of {count})</source>
        <extracomment>Button on the last page of the rules; {count}: how many pages there are
{number}: a number</extracomment>
        <translation>العودة إلى الصفحة 1 ({number} من {count})</translation>
    </message>
</context>
<context>
    <name>RunControls</name>
    <message>
        <source>Finished games</source>
        <extracomment>Name of the bar that shows how many games are finished, for screen readers</extracomment>
        <translation>المباريات المنتهية</translation>
    </message>
    <message>
        <source>Pause after the current games, or continue</source>
        <translation>توقّف بعد المباريات الحالية، أو تابع</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>Button: the experiment can go on later
Button that pauses an experiment or lets it go on</extracomment>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button: the experiment ends before all its games are played</extracomment>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Stop the run. The finished games are kept.</source>
        <translation>أوقف السلسلة. تُحفظ المباريات المنتهية.</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Button that pauses an experiment or lets it go on</extracomment>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>How many games are finished</source>
        <translation>كم مباراة انتهت</translation>
    </message>
    <message>
        <source>This run</source>
        <extracomment>Names for screen readers: the experiment, and how many of its games are finished</extracomment>
        <translation>هذه السلسلة</translation>
    </message>
    <message>
        <source>Progress of this run</source>
        <translation>تقدّم هذه السلسلة</translation>
    </message>
</context>
<context>
    <name>ScoreBar</name>
    <message>
        <source>Won, drawn, lost</source>
        <translation>فوز، تعادل، خسارة</translation>
    </message>
    <message>
        <source>Games won, drawn and lost</source>
        <translation>مباريات الفوز والتعادل والخسارة</translation>
    </message>
</context>
<context>
    <name>SearchStatus</name>
    <message>
        <source>Best play for both sides, so far</source>
        <extracomment>Below the table of moves; names are for screen readers</extracomment>
        <translation>أفضل لعب للطرفين، حتى الآن</translation>
    </message>
    <message>
        <source>Positions that mirror each other count as one.</source>
        <extracomment>After the sentence that says what an exact value is</extracomment>
        <translation>الوضعيات المتناظرة تُعدّ وضعية واحدة.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>انتهت المباراة.</translation>
    </message>
    <message>
        <source>All values are certain.</source>
        <translation>كل القيم مؤكدة.</translation>
    </message>
    <message>
        <source>All values are exact.</source>
        <translation>كل القيم دقيقة.</translation>
    </message>
    <message>
        <source>Values marked {signs} are guesses.</source>
        <extracomment>{signs}: the signs of guesses, such as ≈; in a narrow window in place of a longer text</extracomment>
        <translation>القيم التي عليها {signs} تخمينات.</translation>
    </message>
    <message numerus="yes">
        <source>{nodes} positions in {seconds} s, {speed} a second</source>
        <extracomment>Below the table of moves. {nodes}: how many positions the search has visited; {speed}: how many in a second
{seconds}: a number</extracomment>
        <translation>
            <numerusform>لا وضعيات ({nodes}) في {seconds} ث، {speed} في الثانية</numerusform>
            <numerusform>وضعية واحدة ({nodes}) في {seconds} ث، {speed} في الثانية</numerusform>
            <numerusform>وضعيتان ({nodes}) في {seconds} ث، {speed} في الثانية</numerusform>
            <numerusform>{nodes} وضعيات في {seconds} ث، {speed} في الثانية</numerusform>
            <numerusform>{nodes} وضعية في {seconds} ث، {speed} في الثانية</numerusform>
            <numerusform>{nodes} وضعية في {seconds} ث، {speed} في الثانية</numerusform>
        </translation>
    </message>
    <message>
        <source>Best line: {moves}</source>
        <extracomment>Below the table of moves: the best moves of both players from here, one after another
{moves}: one move or several: “b2, c1 or c3”</extracomment>
        <translation>أفضل سلسلة نقلات: {moves}</translation>
    </message>
    <message>
        <source>The best move is proven. Values marked {signs} are guesses.</source>
        <extracomment>{signs}: the signs of guesses, such as ≈</extracomment>
        <translation>أفضل نقلة مُثبتة. القيم التي عليها {signs} تخمينات.</translation>
    </message>
    <message numerus="yes">
        <source>Looked {depth} moves ahead. Values marked {signs} are guesses.</source>
        <extracomment>{signs}: the signs of guesses, such as ≈
{depth}: a number of moves</extracomment>
        <translation>
            <numerusform>ينظر {depth} نقلة إلى الأمام. القيم التي عليها {signs} تخمينات.</numerusform>
            <numerusform>ينظر نقلة واحدة ({depth}) إلى الأمام. القيم التي عليها {signs} تخمينات.</numerusform>
            <numerusform>ينظر نقلتين ({depth}) إلى الأمام. القيم التي عليها {signs} تخمينات.</numerusform>
            <numerusform>ينظر {depth} نقلات إلى الأمام. القيم التي عليها {signs} تخمينات.</numerusform>
            <numerusform>ينظر {depth} نقلة إلى الأمام. القيم التي عليها {signs} تخمينات.</numerusform>
            <numerusform>ينظر {depth} نقلة إلى الأمام. القيم التي عليها {signs} تخمينات.</numerusform>
        </translation>
    </message>
    <message>
        <source>Search status</source>
        <extracomment>Below the table of moves; names are for screen readers</extracomment>
        <translation>حالة البحث</translation>
    </message>
    <message>
        <source>Search effort</source>
        <extracomment>Below the table of moves; names are for screen readers</extracomment>
        <translation>كلفة البحث</translation>
    </message>
    <message numerus="yes">
        <source>{nodes} positions in {seconds} s, {speed} a second. The table is {percent}% full.</source>
        <extracomment>Below the table of moves. {nodes}: how many positions the search has visited; {speed}: how many in a second
{seconds}: a number
{percent}: a number, without its sign</extracomment>
        <translation>
            <numerusform>لا وضعيات ({nodes}) في {seconds} ث، {speed} في الثانية. الجدول ممتلئ بنسبة {percent}٪.</numerusform>
            <numerusform>وضعية واحدة ({nodes}) في {seconds} ث، {speed} في الثانية. الجدول ممتلئ بنسبة {percent}٪.</numerusform>
            <numerusform>وضعيتان ({nodes}) في {seconds} ث، {speed} في الثانية. الجدول ممتلئ بنسبة {percent}٪.</numerusform>
            <numerusform>{nodes} وضعيات في {seconds} ث، {speed} في الثانية. الجدول ممتلئ بنسبة {percent}٪.</numerusform>
            <numerusform>{nodes} وضعية في {seconds} ث، {speed} في الثانية. الجدول ممتلئ بنسبة {percent}٪.</numerusform>
            <numerusform>{nodes} وضعية في {seconds} ث، {speed} في الثانية. الجدول ممتلئ بنسبة {percent}٪.</numerusform>
        </translation>
    </message>
    <message>
        <source>How many positions the search visited, in what time. It remembers positions in a table; a sample of {count} entries shows roughly how full it is (Settings, “Memory for the search”)</source>
        <extracomment>Below the table of moves; names are for screen readers
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>كم وضعية زارها البحث، وكم استغرق، وكم وضعية في الثانية. في الجدول يتذكر الوضعيات. ومقدار امتلائه تقدير من عيّنة من {count} مكان (الإعدادات، الذاكرة للبحث)</translation>
    </message>
</context>
<context>
    <name>SeatsStrip</name>
    <message>
        <source>Game</source>
        <extracomment>Name of the box in which you choose the game</extracomment>
        <translation>اللعبة</translation>
    </message>
    <message>
        <source>Who plays {player}</source>
        <extracomment>Name of the box in which you choose a player: {player} is X, White, Max …</extracomment>
        <translation>من يلعب {player}</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>In the list of players: no bot plays this side</extracomment>
        <translation>شخص</translation>
    </message>
    <message>
        <source>Gomocup program…</source>
        <extracomment>Entry at the end of the list of players, and its tip</extracomment>
        <translation>برنامج Gomocup…</translation>
    </message>
    <message>
        <source>Chess engine…</source>
        <extracomment>Entry at the end of the list of players, and its tip</extracomment>
        <translation>محرك شطرنج…</translation>
    </message>
    <message>
        <source>Somebody at this computer plays this side</source>
        <translation>شخص أمام هذا الحاسوب يلعب بهذا الطرف</translation>
    </message>
    <message>
        <source>More players…</source>
        <extracomment>In the list of players: opens a list of all the others</extracomment>
        <translation>لاعبون آخرون…</translation>
    </message>
    <message>
        <source>List all levels and all other bots</source>
        <translation>عرض كل المستويات وكل اللاعبين الآخرين</translation>
    </message>
    <message>
        <source>Another board…</source>
        <extracomment>Entry at the end of the list of games</extracomment>
        <translation>لوحة أخرى…</translation>
    </message>
    <message>
        <source>{percent}% random</source>
        <extracomment>Below the name of the bot Mira: the share of its moves that it plays at random
{percent}: a number, without its sign</extracomment>
        <translation>{percent}٪ عشوائيًا</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <extracomment>In the list of players, behind the bot that adapts to the player: how many of its moves it draws by lot
{percent}: a number, without its sign</extracomment>
        <translation>{percent}٪</translation>
    </message>
    <message>
        <source>Swap</source>
        <extracomment>Below the icon of a button that lets the two players swap sides</extracomment>
        <translation>تبديل</translation>
    </message>
    <message>
        <source>Pick a game. It starts at once.</source>
        <translation>اختر لعبة. تبدأ فورًا.</translation>
    </message>
    <message>
        <source>Another program that plays five in a row. Its file name begins with “pbrain-”.</source>
        <extracomment>Entry at the end of the list of players, and its tip</extracomment>
        <translation>اختر برنامجًا آخر يلعب خمسة في صف. يبدأ اسم ملفه بـ «pbrain-».</translation>
    </message>
    <message>
        <source>Another program that plays chess (UCI), and how well it plays</source>
        <extracomment>Entry at the end of the list of players, and its tip</extracomment>
        <translation>اختر برنامجًا آخر يلعب الشطرنج (UCI)، واختر قوته</translation>
    </message>
</context>
<context>
    <name>SentenceStrip</name>
    <message>
        <source>Controls</source>
        <extracomment>the caption of Watch, Try and Study, for screen readers</extracomment>
        <translation>الأزرار</translation>
    </message>
    <message>
        <source>Watch</source>
        <extracomment>a set of controls: only watch the search</extracomment>
        <translation>مشاهدة</translation>
    </message>
    <message>
        <source>Watch: step through the search (Ctrl+1)</source>
        <extracomment>a set of controls: only watch the search</extracomment>
        <translation>مشاهدة: امشِ في البحث خطوة خطوة (Ctrl+1)</translation>
    </message>
    <message>
        <source>Try</source>
        <extracomment>a set of controls: guess and mark</extracomment>
        <translation>تجربة</translation>
    </message>
    <message>
        <source>Try: guess values, mark cuts, change numbers (Ctrl+2)</source>
        <extracomment>a set of controls: guess and mark</extracomment>
        <translation>تجربة: خمّن القيم، علّم القطع، غيّر الأعداد (Ctrl+2)</translation>
    </message>
    <message>
        <source>Study</source>
        <extracomment>a set of controls: everything</extracomment>
        <translation>دراسة</translation>
    </message>
    <message>
        <source>Study: all controls (Ctrl+3)</source>
        <extracomment>a set of controls: everything</extracomment>
        <translation>دراسة: كل الأزرار (Ctrl+3)</translation>
    </message>
    <message>
        <source>Which controls are shown below</source>
        <extracomment>the caption of Watch, Try and Study, for screen readers</extracomment>
        <translation>أي أزرار تظهر في الأسفل</translation>
    </message>
</context>
<context>
    <name>SeriesScore</name>
    <message>
        <source>Games won so far</source>
        <translation>الألعاب التي كُسبت حتى الآن</translation>
    </message>
    <message>
        <source>Games each player has won today</source>
        <translation>الألعاب التي كسبها كل لاعب اليوم</translation>
    </message>
    <message>
        <source>{wins} – {losses}</source>
        <extracomment>The games won by the players to the left and to the right
{wins}: a number of games
{losses}: a number of games</extracomment>
        <translation>{wins} – {losses}</translation>
    </message>
</context>
<context>
    <name>SizePage</name>
    <message>
        <source>{name}: {least} to {most}</source>
        <extracomment>Tool tip: {name} is a measure such as “Columns”, then its least and greatest number
{least}: the smallest number that is possible
{most}: the largest number that is possible</extracomment>
        <translation>{name}: من {least} إلى {most}</translation>
    </message>
</context>
<context>
    <name>SourceBar</name>
    <message>
        <source>Board</source>
        <extracomment>Button that leads from the page Explain back to the board</extracomment>
        <translation>اللوحة</translation>
    </message>
    <message>
        <source>Go back to the board (Esc)</source>
        <translation>عُد إلى اللوحة (Esc)</translation>
    </message>
    <message>
        <source>Examples</source>
        <extracomment>Button that opens the list of examples</extracomment>
        <translation>أمثلة</translation>
    </message>
    <message>
        <source>Explain the position on the board</source>
        <translation>اشرح الوضعية التي على اللوحة</translation>
    </message>
    <message>
        <source>&amp;Previous explanation</source>
        <extracomment>Entry of a menu: show what was explained before</extracomment>
        <translation>الشرح &amp;السابق</translation>
    </message>
    <message>
        <source>&amp;Open a lesson…</source>
        <translation>&amp;فتح درس…</translation>
    </message>
    <message>
        <source>{number}  {title}</source>
        <extracomment>Entry in the list of examples. {number}: a key, 1 to 9; {title}: of the example</extracomment>
        <translation>{number}  {title}</translation>
    </message>
    <message>
        <source>Position in your game</source>
        <extracomment>Button: explain the position on the board</extracomment>
        <translation>وضعية مباراتك</translation>
    </message>
    <message>
        <source>Positions that each show one idea</source>
        <translation>وضعيات تُظهر كل منها فكرة واحدة</translation>
    </message>
</context>
<context>
    <name>StateBar</name>
    <message>
        <source>What the bot is thinking</source>
        <translation>ما يفكر فيه الحاسوب</translation>
    </message>
    <message>
        <source>Game status</source>
        <extracomment>Booth: name of the bar above the board, for screen readers</extracomment>
        <translation>حالة المباراة</translation>
    </message>
</context>
<context>
    <name>StepControls</name>
    <message>
        <source>Drag to go to any step</source>
        <translation>اسحب لتذهب إلى أي خطوة</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>The two texts of one button
Names of the buttons that walk through the steps of a search, each with its tip
Name of the button that plays the steps or stops</extracomment>
        <translation>تشغيل</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>The two texts of one button
Name of the button that plays the steps or stops</extracomment>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Restart</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>من البداية</translation>
    </message>
    <message>
        <source>Go to the first step</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>اذهب إلى الخطوة الأولى</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>للخلف</translation>
    </message>
    <message>
        <source>Go one step back</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>ارجع خطوة واحدة</translation>
    </message>
    <message>
        <source>Play the steps, or pause</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>شغّل الخطوات، أو أوقفها مؤقتًا</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>خطوة</translation>
    </message>
    <message>
        <source>Go one step forward</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>تقدّم خطوة واحدة</translation>
    </message>
    <message>
        <source>Finish node</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>إنهاء العقدة</translation>
    </message>
    <message>
        <source>Go to the step that finishes this node</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>اذهب إلى الخطوة التي تُنهي هذه العقدة</translation>
    </message>
    <message>
        <source>Next cut</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>القطع التالي</translation>
    </message>
    <message>
        <source>Go to the next cut</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>اذهب إلى القطع التالي</translation>
    </message>
    <message>
        <source>To the end</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>إلى النهاية</translation>
    </message>
    <message>
        <source>Go to the last step</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>اذهب إلى الخطوة الأخيرة</translation>
    </message>
    <message>
        <source>Faster</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>أسرع</translation>
    </message>
    <message>
        <source>Play more steps a second</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>شغّل خطوات أكثر في الثانية</translation>
    </message>
    <message>
        <source>Slower</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>أبطأ</translation>
    </message>
    <message>
        <source>Play fewer steps a second</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>شغّل خطوات أقل في الثانية</translation>
    </message>
    <message>
        <source>{tip} ({keys})</source>
        <extracomment>{tip}: “Go one step forward”; {keys}: “Right”</extracomment>
        <translation>{tip} ({keys})</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>Name of the choice of the speed, for screen readers</extracomment>
        <translation>السرعة</translation>
    </message>
    <message>
        <source>{first} and {second} positions</source>
        <extracomment>Below two trees: how many positions each of the searches has visited. {first}, {second}: numbers</extracomment>
        <translation>{first} و{second} وضعية</translation>
    </message>
    <message numerus="yes">
        <source>{steps} steps a second</source>
        <extracomment>A choice of the speed. {steps}: a number above 1</extracomment>
        <translation>
            <numerusform>{steps} خطوة في الثانية</numerusform>
            <numerusform>خطوة واحدة ({steps}) في الثانية</numerusform>
            <numerusform>خطوتان ({steps}) في الثانية</numerusform>
            <numerusform>{steps} خطوات في الثانية</numerusform>
            <numerusform>{steps} خطوة في الثانية</numerusform>
            <numerusform>{steps} خطوة في الثانية</numerusform>
        </translation>
    </message>
    <message>
        <source>Current step</source>
        <extracomment>Name of the slider over all steps, for screen readers</extracomment>
        <translation>الخطوة الحالية</translation>
    </message>
</context>
<context>
    <name>SwitchVoice</name>
    <message>
        <source>{switch}: on</source>
        <extracomment>Read by screen readers: {switch} is the text of a command</extracomment>
        <translation>{switch}: يعمل</translation>
    </message>
    <message>
        <source>{switch}: off</source>
        <extracomment>Read by screen readers: {switch} is the text of a command</extracomment>
        <translation>{switch}: متوقف</translation>
    </message>
    <message>
        <source>No values on the board</source>
        <translation>لا قيم على اللوحة</translation>
    </message>
    <message>
        <source>Only the best values on the board</source>
        <translation>أفضل القيم فقط على اللوحة</translation>
    </message>
    <message>
        <source>All values on the board</source>
        <translation>كل القيم على اللوحة</translation>
    </message>
    <message>
        <source>+1, 0, −1</source>
        <extracomment>Read aloud by screen readers: how values are written from now on</extracomment>
        <translation>‎+1، 0، ‎−1</translation>
    </message>
    <message>
        <source>cost (smaller is better)</source>
        <extracomment>Read aloud by screen readers: how values are written from now on</extracomment>
        <translation>التكلفة (الأصغر أفضل)</translation>
    </message>
    <message>
        <source>words</source>
        <extracomment>Read aloud by screen readers: how values are written from now on</extracomment>
        <translation>كلمات</translation>
    </message>
    <message>
        <source>Scale: {scale}</source>
        <extracomment>Read by screen readers: {scale} is how values are shown, such as “words”</extracomment>
        <translation>المقياس: {scale}</translation>
    </message>
    <message>
        <source>Values for {player}</source>
        <extracomment>Read aloud by screen readers: whose side values are told from
{player}: a player&apos;s name: X, White</extracomment>
        <translation>القيم لـ {player}</translation>
    </message>
    <message>
        <source>Values for the bot</source>
        <extracomment>Read aloud by screen readers: whose side values are told from</extracomment>
        <translation>القيم للحاسوب</translation>
    </message>
    <message>
        <source>Text size: {percent}</source>
        <extracomment>Read aloud by screen readers. {percent}: a number with its sign, such as “125%”</extracomment>
        <translation>حجم النص: {percent}</translation>
    </message>
    <message>
        <source>Values for whoever&apos;s turn it is</source>
        <extracomment>Read aloud by screen readers: whose side values are told from</extracomment>
        <translation>القيم للاعب الذي عليه الدور</translation>
    </message>
</context>
<context>
    <name>Terms</name>
    <message>
        <source>alpha</source>
        <extracomment>A word of the field, in the list of words; it begins small as in a sentence</extracomment>
        <translation>ألفا</translation>
    </message>
    <message>
        <source>alpha-beta</source>
        <extracomment>A word of the field, in the list of words; it begins small as in a sentence</extracomment>
        <translation>تقليم ألفا-بيتا</translation>
    </message>
    <message>
        <source>alpha-beta window</source>
        <extracomment>A word of the field, in the list of words; it begins small as in a sentence</extracomment>
        <translation>نافذة ألفا-بيتا</translation>
    </message>
    <message>
        <source>beta</source>
        <extracomment>A word of the field, in the list of words; it begins small as in a sentence</extracomment>
        <translation>بيتا</translation>
    </message>
    <message>
        <source>bound</source>
        <extracomment>&quot;At least 1&quot; and &quot;at most 1&quot; are bounds of a value</extracomment>
        <translation>حد</translation>
    </message>
    <message>
        <source>certain</source>
        <extracomment>&quot;At least 1&quot; and &quot;at most 1&quot; are bounds of a value</extracomment>
        <translation>مؤكد</translation>
    </message>
    <message>
        <source>confidence interval</source>
        <extracomment>&quot;At least 1&quot; and &quot;at most 1&quot; are bounds of a value</extracomment>
        <translation>فترة الثقة</translation>
    </message>
    <message>
        <source>cut</source>
        <extracomment>A noun: alpha-beta makes a cut</extracomment>
        <translation>قطع</translation>
    </message>
    <message>
        <source>depth</source>
        <extracomment>A noun: alpha-beta makes a cut</extracomment>
        <translation>عمق</translation>
    </message>
    <message>
        <source>Elo</source>
        <extracomment>A noun: alpha-beta makes a cut</extracomment>
        <translation>إيلو</translation>
    </message>
    <message>
        <source>evaluation</source>
        <extracomment>A noun: alpha-beta makes a cut</extracomment>
        <translation>تقييم</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>Of a value</extracomment>
        <translation>دقيق</translation>
    </message>
    <message>
        <source>guess</source>
        <extracomment>A noun: a value that is not proven</extracomment>
        <translation>تخمين</translation>
    </message>
    <message>
        <source>leaf</source>
        <extracomment>Of a tree</extracomment>
        <translation>ورقة</translation>
    </message>
    <message>
        <source>MAX</source>
        <extracomment>Of a tree</extracomment>
        <translation>MAX</translation>
    </message>
    <message>
        <source>MIN</source>
        <extracomment>Of a tree</extracomment>
        <translation>MIN</translation>
    </message>
    <message>
        <source>minimax</source>
        <extracomment>Of a tree</extracomment>
        <translation>مينيماكس</translation>
    </message>
    <message>
        <source>node</source>
        <extracomment>Of the heaps of Nim</extracomment>
        <translation>عقدة</translation>
    </message>
    <message>
        <source>principal variation</source>
        <extracomment>Of the heaps of Nim</extracomment>
        <translation>الخط الرئيسي</translation>
    </message>
    <message>
        <source>seed</source>
        <extracomment>The starting number for random numbers</extracomment>
        <translation>بذرة</translation>
    </message>
    <message>
        <source>value</source>
        <extracomment>The starting number for random numbers</extracomment>
        <translation>قيمة</translation>
    </message>
    <message>
        <source>Alpha is the value that MAX can already be sure of.</source>
        <translation>ألفا هي القيمة التي ضمنها MAX بالفعل.</translation>
    </message>
    <message>
        <source>Alpha-beta finds the same value as minimax, but skips branches that can&apos;t change it.</source>
        <translation>يجد تقليم ألفا-بيتا القيمة نفسها التي يجدها مينيماكس، لكنه يتخطى الفروع التي لا تستطيع تغييرها.</translation>
    </message>
    <message>
        <source>Beta is the value that MIN can already be sure of.</source>
        <translation>بيتا هي القيمة التي ضمنها MIN بالفعل.</translation>
    </message>
    <message>
        <source>A bound is only a limit: the value is at least or at most this number.</source>
        <translation>الحد نهاية فقط: القيمة على الأقل أو على الأكثر هذا العدد.</translation>
    </message>
    <message>
        <source>A value is certain if the search has proven it.</source>
        <translation>تكون القيمة مؤكدة إذا أثبتها البحث.</translation>
    </message>
    <message>
        <source>At a cut, alpha-beta skips the other branches of a node, because they can&apos;t change the result.</source>
        <translation>عند القطع يتخطى ألفا-بيتا الفروع الأخرى للعقدة لأنها لا تستطيع تغيير النتيجة.</translation>
    </message>
    <message>
        <source>The depth is how many moves ahead the search looks.</source>
        <translation>العمق هو عدد النقلات التي ينظر إليها البحث إلى الأمام.</translation>
    </message>
    <message>
        <source>An exact value is proven: looking further ahead can&apos;t change it.</source>
        <translation>القيمة الدقيقة مُثبتة: النظر أبعد إلى الأمام لا يغيّرها.</translation>
    </message>
    <message>
        <source>A leaf is a node without branches: the game is over there, or the search stops.</source>
        <translation>الورقة عقدة بلا فروع: هناك تنتهي المباراة أو يتوقف البحث.</translation>
    </message>
    <message>
        <source>MAX is the player who wants the largest value.</source>
        <translation>MAX هو اللاعب الذي يريد أكبر قيمة.</translation>
    </message>
    <message>
        <source>MIN is the player who wants the smallest value.</source>
        <translation>MIN هو اللاعب الذي يريد أصغر قيمة.</translation>
    </message>
    <message>
        <source>Minimax looks at all moves and all replies, and assumes that both players always play their best.</source>
        <translation>ينظر مينيماكس إلى كل النقلات وكل الردود، ويفترض أن اللاعبين يلعبان دائمًا أفضل ما لديهما.</translation>
    </message>
    <message>
        <source>A node is a position in the tree.</source>
        <translation>العقدة وضعية في الشجرة.</translation>
    </message>
    <message>
        <source>The principal variation is the line in which both sides play their best.</source>
        <translation>الخط الرئيسي هو سلسلة النقلات التي يلعب فيها الطرفان أفضل ما لديهما.</translation>
    </message>
    <message>
        <source>The seed is the starting number for the dice: the same seed gives the same games and trees again.</source>
        <translation>البذرة هي رقم البداية للنرد: البذرة نفسها تعطي المباريات والأشجار نفسها من جديد.</translation>
    </message>
    <message>
        <source>A value says what a position or a move is worth if both sides play their best.</source>
        <translation>تقول القيمة ما تساويه الوضعية أو النقلة إذا لعب الطرفان أفضل ما لديهما.</translation>
    </message>
    <message>
        <source>The alpha-beta window runs from alpha to beta: only values inside it can still change the result.</source>
        <translation>تمتد نافذة ألفا-بيتا من ألفا إلى بيتا: القيم التي بداخلها وحدها ما زالت تستطيع تغيير النتيجة.</translation>
    </message>
    <message>
        <source>The confidence interval contains the true score in 95 out of 100 such runs.</source>
        <translation>تحتوي فترة الثقة على النتيجة الحقيقية في 95 من كل 100 سلسلة مماثلة.</translation>
    </message>
    <message>
        <source>Elo measures strength: a player rated 200 points higher wins about three games out of four.</source>
        <translation>يقيس إيلو القوة: بفارق 200 نقطة يفوز اللاعب في نحو ثلاث مباريات من أربع.</translation>
    </message>
    <message>
        <source>An evaluation is a guess at what a position is worth, made where the search stops.</source>
        <translation>التقييم هو تخمين لما تساويه الوضعية حيث يتوقف البحث.</translation>
    </message>
    <message>
        <source>A guess is a value that isn&apos;t proven, so it may still change.</source>
        <translation>التخمين قيمة غير مُثبتة، لذلك قد تتغير.</translation>
    </message>
    <message>
        <source>nim-sum</source>
        <extracomment>Of the heaps of Nim</extracomment>
        <translation>مجموع نيم</translation>
    </message>
    <message>
        <source>The nim-sum adds the heaps of Nim as binary numbers without carrying: you want to leave 0.</source>
        <translation>مجموع نيم يجمع أكوام نيم كأعداد ثنائية بلا حمل: المطلوب أن تترك 0.</translation>
    </message>
</context>
<context>
    <name>TermsDialog</name>
    <message>
        <source>Words</source>
        <extracomment>Title of the list of words that the program explains</extracomment>
        <translation>كلمات</translation>
    </message>
    <message>
        <source>What the words in this program mean</source>
        <translation>معنى الكلمات في هذا البرنامج</translation>
    </message>
</context>
<context>
    <name>ThreeWaysDialog</name>
    <message>
        <source>Three ways to value a move</source>
        <translation>ثلاث طرق لتقدير نقلة</translation>
    </message>
    <message>
        <source>Average</source>
        <extracomment>Titles of columns in the table of three ways to choose; “Average” is for trees of numbers</extracomment>
        <translation>المتوسط</translation>
    </message>
    <message>
        <source>Worst case</source>
        <extracomment>Titles of columns in the table of three ways to choose; “Average” is for trees of numbers</extracomment>
        <translation>أسوأ حالة</translation>
    </message>
    <message>
        <source>Minimax</source>
        <extracomment>Titles of columns in the table of three ways to choose; “Average” is for trees of numbers</extracomment>
        <translation>مينيماكس</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>Title of a column in the table of three ways to choose</extracomment>
        <translation>النقلة</translation>
    </message>
    <message>
        <source>win</source>
        <extracomment>The worst that can happen after a move, in the table of three ways to choose</extracomment>
        <translation>فوز</translation>
    </message>
    <message>
        <source>draw</source>
        <extracomment>The worst that can happen after a move, in the table of three ways to choose</extracomment>
        <translation>تعادل</translation>
    </message>
    <message>
        <source>loss</source>
        <extracomment>The worst that can happen after a move, in the table of three ways to choose</extracomment>
        <translation>خسارة</translation>
    </message>
    <message>
        <source>{value} ({outcome})</source>
        <extracomment>Cell in the table of three ways to choose. {outcome}: such as “X wins”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{value} ({outcome})</translation>
    </message>
    <message>
        <source>Play it out</source>
        <extracomment>Below the table of three ways to choose, for screen readers.</extracomment>
        <translation>العبها حتى النهاية</translation>
    </message>
    <message>
        <source>Play this way to the end against a perfect player</source>
        <extracomment>Below the table of three ways to choose, for screen readers.</extracomment>
        <translation>العب بهذه الطريقة حتى النهاية ضد لاعب مثالي</translation>
    </message>
    <message>
        <source>Play it out: {way}</source>
        <extracomment>Below the table of three ways to choose, for screen readers. {way}: the title of a column</extracomment>
        <translation>العبها حتى النهاية: {way}</translation>
    </message>
    <message>
        <source>How it ended: {way}</source>
        <extracomment>Below the table of three ways to choose, for screen readers. {way}: the title of a column</extracomment>
        <translation>كيف انتهت: {way}</translation>
    </message>
    <message>
        <source>{moves}: {outcome}</source>
        <extracomment>A game in the dialog of three ways to choose: its moves, and how it ended. {outcome}: such as “X wins”
{moves}: one move or several: “b2, c1 or c3”</extracomment>
        <translation>{moves}: {outcome}</translation>
    </message>
    <message>
        <source>It is {player}&apos;s turn. We value each move in three ways: the worst that can happen, the odds if both players move at random, and minimax. A star marks the move that each way would choose.</source>
        <extracomment>Above a table with the columns “Worst case”, “Random play” and “Minimax”
{player}: a player&apos;s name: X, White</extracomment>
        <translation>الدور على {player}. نقدّر كل نقلة بثلاث طرق: أسوأ ما يمكن أن يحدث، والاحتمالات إذا لعب اللاعبان عشوائيًا، ومينيماكس. النجمة تعلّم النقلة التي تختارها كل طريقة.</translation>
    </message>
    <message>
        <source>Odds with random play</source>
        <extracomment>Titles of columns in the table of three ways to choose; “Average” is for trees of numbers</extracomment>
        <translation>الاحتمالات مع اللعب العشوائي</translation>
    </message>
    <message>
        <source>A star marks the move that each way would choose</source>
        <extracomment>Title of a column in the table of three ways to choose</extracomment>
        <translation>النجمة تعلّم النقلة التي تختارها كل طريقة</translation>
    </message>
    <message>
        <source>{wins}% wins, {draws}% draws, {losses}% losses</source>
        <extracomment>Cell in the table of three ways to choose. {wins}, {draws}, {losses}: percentages</extracomment>
        <translation>فوز {wins}٪، تعادل {draws}٪، خسارة {losses}٪</translation>
    </message>
</context>
<context>
    <name>TitledTree</name>
    <message>
        <source>Search</source>
        <extracomment>Name of the line above the tree, for screen readers</extracomment>
        <translation>البحث</translation>
    </message>
    <message>
        <source>Zoom out (−)</source>
        <translation>تصغير (−)</translation>
    </message>
    <message>
        <source>Show the whole tree, or its full height</source>
        <extracomment>A button: fit the whole tree into the page</extracomment>
        <translation>أظهر الشجرة كلها، أو ارتفاعها كاملًا</translation>
    </message>
    <message>
        <source>Keep the current position in view</source>
        <extracomment>a button: the drawing follows the search</extracomment>
        <translation>أبقِ الوضعية الحالية ظاهرة</translation>
    </message>
    <message>
        <source>Alpha-beta</source>
        <extracomment>Above the tree: the name of the search in bold letters.</extracomment>
        <translation>ألفا-بيتا</translation>
    </message>
    <message>
        <source>Minimax</source>
        <extracomment>Above the tree: the name of the search in bold letters.</extracomment>
        <translation>مينيماكس</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;{name}&lt;/b&gt;: {nodes} of {all} positions</source>
        <extracomment>Above the tree: the name of the search in bold letters. {name}: “Minimax” or “Alpha-beta”; {nodes}, {all}: numbers</extracomment>
        <translation>
            <numerusform>&lt;b&gt;{name}&lt;/b&gt;: {nodes} من {all} وضعية</numerusform>
            <numerusform>&lt;b&gt;{name}&lt;/b&gt;: {nodes} من وضعية واحدة ({all})</numerusform>
            <numerusform>&lt;b&gt;{name}&lt;/b&gt;: {nodes} من وضعيتين ({all})</numerusform>
            <numerusform>&lt;b&gt;{name}&lt;/b&gt;: {nodes} من {all} وضعيات</numerusform>
            <numerusform>&lt;b&gt;{name}&lt;/b&gt;: {nodes} من {all} وضعية</numerusform>
            <numerusform>&lt;b&gt;{name}&lt;/b&gt;: {nodes} من {all} وضعية</numerusform>
        </translation>
    </message>
    <message>
        <source>{leaves}, {cuts} so far</source>
        <extracomment>Above the tree. {leaves}: “8 leaves”; {cuts}: “2 cuts”</extracomment>
        <translation>{leaves}، {cuts} حتى الآن</translation>
    </message>
    <message>
        <source>Zoom in (click the tree, then +)</source>
        <translation>تكبير (انقر الشجرة، ثم +)</translation>
    </message>
    <message>
        <source>Fit</source>
        <extracomment>A button: fit the whole tree into the page</extracomment>
        <translation>ملاءمة</translation>
    </message>
    <message>
        <source>Follow</source>
        <extracomment>a button: the drawing follows the search</extracomment>
        <translation>متابعة</translation>
    </message>
</context>
<context>
    <name>TreeCanvas</name>
    <message>
        <source>Zoom: {percent}%</source>
        <extracomment>Read aloud by screen readers
{percent}: a number, without its sign</extracomment>
        <translation>التكبير: {percent}٪</translation>
    </message>
</context>
<context>
    <name>TreeDrawing</name>
    <message>
        <source>Game tree</source>
        <extracomment>Name of the drawn tree, for screen readers
Title of the picture in a file</extracomment>
        <translation>شجرة اللعبة</translation>
    </message>
    <message>
        <source>END</source>
        <extracomment>in capitals beside the drawn tree: all nodes of this row are ends of the game</extracomment>
        <translation>النهاية</translation>
    </message>
    <message>
        <source>BOTH</source>
        <extracomment>in capitals beside the drawn tree: both players have nodes in this row</extracomment>
        <translation>كلاهما</translation>
    </message>
    <message>
        <source>The game is over here, so the value is known.</source>
        <translation>انتهت المباراة هنا، لذلك القيمة معروفة.</translation>
    </message>
    <message>
        <source>MAX moves at some of these nodes, MIN at the others.</source>
        <translation>في بعض هذه العقد دور MAX، وفي الأخرى دور MIN.</translation>
    </message>
    <message>
        <source>MAX moves here and takes the largest value below it.</source>
        <translation>هنا دور MAX، ويأخذ أكبر قيمة تحته.</translation>
    </message>
    <message>
        <source>MIN moves here and takes the smallest value below it.</source>
        <translation>هنا دور MIN، ويأخذ أصغر قيمة تحته.</translation>
    </message>
    <message>
        <source>{count} more</source>
        <extracomment>on a small card in the tree: moves that are not drawn
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>{count} أخرى</translation>
    </message>
    <message>
        <source>{more}, {positions}</source>
        <extracomment>At a node of the tree with moves that are not drawn. {more}: “5 more”; {positions}: “1,053 positions”</extracomment>
        <translation>{more}، {positions}</translation>
    </message>
    <message>
        <source>value {value}</source>
        <extracomment>A node of the tree in words, for screen readers.
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>القيمة {value}</translation>
    </message>
    <message>
        <source>from here: {meaning}</source>
        <extracomment>A node of the tree in words, for screen readers. {meaning}: such as “X wins in 2 moves”</extracomment>
        <translation>من هنا: {meaning}</translation>
    </message>
    <message>
        <source>the reason for the cut in this step</source>
        <extracomment>A node of the tree in words, for screen readers.</extracomment>
        <translation>سبب القطع في هذه الخطوة</translation>
    </message>
    <message>
        <source>on the best line</source>
        <extracomment>A node of the tree in words, for screen readers.</extracomment>
        <translation>ضمن أفضل سلسلة نقلات</translation>
    </message>
    <message>
        <source>Top, {kind}</source>
        <extracomment>A node of the tree in words, for screen readers. {kind}: such as “MAX node”</extracomment>
        <translation>الجذر، {kind}</translation>
    </message>
    <message>
        <source>{move}: {kind}</source>
        <extracomment>A node of the tree in words, for screen readers. {kind}: such as “MAX node”
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>{move}: {kind}</translation>
    </message>
    <message>
        <source>not visited yet</source>
        <extracomment>The state of a node of the tree in words, for screen readers</extracomment>
        <translation>لم يزرها البحث بعد</translation>
    </message>
    <message>
        <source>being searched</source>
        <extracomment>The state of a node of the tree in words, for screen readers</extracomment>
        <translation>قيد البحث</translation>
    </message>
    <message>
        <source>the search is here</source>
        <extracomment>The state of a node of the tree in words, for screen readers</extracomment>
        <translation>البحث هنا الآن</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>The state of a node of the tree in words, for screen readers</extracomment>
        <translation>مكتملة</translation>
    </message>
    <message>
        <source>skipped, never visited</source>
        <extracomment>The state of a node of the tree in words, for screen readers</extracomment>
        <translation>تخطّاها البحث ولم يزرها</translation>
    </message>
    <message>
        <source>marked as skipped</source>
        <translation>معلَّمة للتخطّي</translation>
    </message>
    <message>
        <source>marked, right: alpha-beta skips it</source>
        <translation>معلَّمة، صحيح: ألفا-بيتا يتخطّاها</translation>
    </message>
    <message>
        <source>marked by mistake: alpha-beta does look at it</source>
        <translation>معلَّمة بالخطأ: ألفا-بيتا ينظر إليها</translation>
    </message>
    <message>
        <source>missed: alpha-beta skips this, but you didn&apos;t mark it</source>
        <translation>فاتتك: ألفا-بيتا يتخطّاها، لكنك لم تعلّمها</translation>
    </message>
</context>
<context>
    <name>TurnBar</name>
    <message>
        <source>The bot is thinking</source>
        <translation>الحاسوب يفكّر</translation>
    </message>
    <message>
        <source>{rule}. {end}</source>
        <extracomment>Read aloud by screen readers at the end of a game. {rule}: how the bot chooses its moves; {end}: who has won</extracomment>
        <translation>{rule}. {end}</translation>
    </message>
    <message>
        <source>What the bot is thinking</source>
        <translation>ما يفكر فيه الحاسوب</translation>
    </message>
    <message>
        <source>Game status</source>
        <extracomment>Name of the bar below the board, for screen readers</extracomment>
        <translation>حالة المباراة</translation>
    </message>
</context>
<context>
    <name>TurnsView</name>
    <message>
        <source>For each turn: every possible move with its value, and the move that was played</source>
        <translation>لكل دور: كل النقلات الممكنة مع قيمها، والنقلة التي لُعبت</translation>
    </message>
    <message>
        <source>Save list</source>
        <extracomment>Button that saves the list of turns in a file</extracomment>
        <translation>حفظ القائمة</translation>
    </message>
    <message>
        <source>Save this list as a text file</source>
        <translation>احفظ هذه القائمة كملف نصي</translation>
    </message>
    <message>
        <source>The perfect player&apos;s turns</source>
        <translation>أدوار اللاعب المثالي</translation>
    </message>
</context>
<context>
    <name>ValueBar</name>
    <message>
        <source>Value: {value}</source>
        <extracomment>The bar beside the board that shows who is ahead
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>القيمة: {value}</translation>
    </message>
    <message>
        <source>{value}
The fuller the bar, the better for {player}</source>
        <extracomment>The bar beside the board that shows who is ahead
{value}: a value: +3, −1 in 4, 0.5
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{value}
كلما امتلأ الشريط أكثر، كان أفضل للاعب {player}</translation>
    </message>
</context>
<context>
    <name>ValueCover</name>
    <message>
        <source>The values are hidden while you search.</source>
        <translation>القيم مخفية ما دمت تبحث.</translation>
    </message>
</context>
<context>
    <name>WatchView</name>
    <message>
        <source>Make the game larger or smaller</source>
        <translation>كبّر المباراة أو صغّرها</translation>
    </message>
    <message>
        <source>Smaller</source>
        <extracomment>Name of the button that changes the size of the board in the arena</extracomment>
        <translation>أصغر</translation>
    </message>
    <message>
        <source>Larger</source>
        <extracomment>Name of the button that changes the size of the board in the arena</extracomment>
        <translation>أكبر</translation>
    </message>
    <message>
        <source>The game you are watching</source>
        <translation>المباراة التي تشاهدها</translation>
    </message>
    <message>
        <source>Players in the game you are watching</source>
        <translation>اللاعبان في المباراة التي تشاهدها</translation>
    </message>
    <message>
        <source>Progress in the game you are watching</source>
        <translation>التقدّم في المباراة التي تشاهدها</translation>
    </message>
</context>
<context>
    <name>WatchedBoard</name>
    <message>
        <source>The game you are watching</source>
        <translation>المباراة التي تشاهدها</translation>
    </message>
    <message>
        <source>Click to make the game larger or smaller</source>
        <translation>انقر لتكبير المباراة أو تصغيرها</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>{moves} or {last}</source>
        <extracomment>{moves}: moves with commas between them; {last}: the last one</extracomment>
        <translation>{moves} أو {last}</translation>
    </message>
    <message>
        <source>{moves} and {last}</source>
        <extracomment>{moves}: moves with commas between them; {last}: the last one</extracomment>
        <translation>{moves} و{last}</translation>
    </message>
    <message>
        <source>two threats</source>
        <extracomment>Object of a sentence: &quot;O makes two threats&quot;</extracomment>
        <translation>تهديدين</translation>
    </message>
    <message>
        <source>it is a draw</source>
        <extracomment>Follows &quot;With c3, &quot;</extracomment>
        <translation>تعادل</translation>
    </message>
    <message>
        <source>it is a draw, or {player} wins</source>
        <extracomment>A clause within an answer to “Why?”: what a move leads to
{player}: a player&apos;s name: X, White</extracomment>
        <translation>تعادل، أو يفوز {player}</translation>
    </message>
    <message>
        <source>it is a draw, or you win</source>
        <extracomment>A clause within an answer to “Why?”: what a move leads to</extracomment>
        <translation>تعادل، أو تفوز أنت</translation>
    </message>
    <message>
        <source>it is a draw, or the bot wins</source>
        <extracomment>A clause within an answer to “Why?”: what a move leads to</extracomment>
        <translation>تعادل، أو يفوز الحاسوب</translation>
    </message>
    <message>
        <source>it is no better</source>
        <translation>لا أفضلية</translation>
    </message>
    <message>
        <source>the game is about even</source>
        <translation>اللعبة متكافئة تقريبًا</translation>
    </message>
    <message>
        <source>{player} plays {move}. It is a draw.</source>
        <extracomment>“Why?” below the board: the last step of the line.
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>يلعب {player} نقلة {move}. تعادل.</translation>
    </message>
    <message>
        <source>You play {move}. It is a draw.</source>
        <extracomment>“Why?” below the board: the last step of the line.
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>تلعب نقلة {move}. تعادل.</translation>
    </message>
    <message>
        <source>The bot plays {move}. It is a draw.</source>
        <extracomment>“Why?” below the board: the last step of the line.
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>يلعب الحاسوب نقلة {move}. تعادل.</translation>
    </message>
    <message>
        <source>{player} plays {move}: {end}.</source>
        <extracomment>“Why?” below the board: the last step of the line. {end}: how the game ends, such as “X wins”
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>يلعب {player} نقلة {move}: {end}.</translation>
    </message>
    <message>
        <source>You play {move}: {end}.</source>
        <extracomment>“Why?” below the board: the last step of the line. {end}: how the game ends, such as “X wins”
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>تلعب نقلة {move}: {end}.</translation>
    </message>
    <message>
        <source>The bot plays {move}: {end}.</source>
        <extracomment>“Why?” below the board: the last step of the line. {end}: how the game ends, such as “X wins”
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>يلعب الحاسوب نقلة {move}: {end}.</translation>
    </message>
    <message>
        <source>{player} plays {move} and wins.</source>
        <extracomment>“Why?” below the board: the last step of the line.
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>يلعب {player} نقلة {move} ويفوز.</translation>
    </message>
    <message>
        <source>You play {move} and win.</source>
        <extracomment>“Why?” below the board: the last step of the line.
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>تلعب نقلة {move} وتفوز.</translation>
    </message>
    <message>
        <source>The bot plays {move} and wins.</source>
        <extracomment>“Why?” below the board: the last step of the line.
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>يلعب الحاسوب نقلة {move} ويفوز.</translation>
    </message>
    <message>
        <source>{player} plays {move} and loses.</source>
        <extracomment>“Why?” below the board: the last step of the line.
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>يلعب {player} نقلة {move} ويخسر.</translation>
    </message>
    <message>
        <source>You play {move} and lose.</source>
        <extracomment>“Why?” below the board: the last step of the line.
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>تلعب نقلة {move} وتخسر.</translation>
    </message>
    <message>
        <source>The bot plays {move} and loses.</source>
        <extracomment>“Why?” below the board: the last step of the line.
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>يلعب الحاسوب نقلة {move} ويخسر.</translation>
    </message>
    <message>
        <source>{player} plays {move}, but can&apos;t stop {unstopped} as well.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>يلعب {player} نقلة {move}، لكنه لا يستطيع أن يمنع نقلة {unstopped} أيضًا.</translation>
    </message>
    <message>
        <source>You play {move}, but you can&apos;t stop {unstopped} as well.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>تلعب نقلة {move}، لكنك لا تستطيع أن تمنع نقلة {unstopped} أيضًا.</translation>
    </message>
    <message>
        <source>The bot plays {move}, but it can&apos;t stop {unstopped} as well.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>يلعب الحاسوب نقلة {move}، لكنه لا يستطيع أن يمنع نقلة {unstopped} أيضًا.</translation>
    </message>
    <message>
        <source>{player} must stop {stood}, but then {other} can win with {opened}.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win; {opened}: where the move lets the other player win; all such as “b2 and c1”
{player}: a player&apos;s name: X, White
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>يجب على {player} أن يمنع نقلة {stood}، لكن بعدها يستطيع {other} أن يفوز بنقلة {opened}.</translation>
    </message>
    <message>
        <source>You must stop {stood}, but then the bot can win with {opened}.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win; {opened}: where the move lets the other player win; all such as “b2 and c1”</extracomment>
        <translation>يجب أن تمنع نقلة {stood}، لكن بعدها يستطيع الحاسوب أن يفوز بنقلة {opened}.</translation>
    </message>
    <message>
        <source>The bot must stop {stood}, but then you can win with {opened}.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win; {opened}: where the move lets the other player win; all such as “b2 and c1”</extracomment>
        <translation>يجب على الحاسوب أن يمنع نقلة {stood}، لكن بعدها تستطيع أن تفوز بنقلة {opened}.</translation>
    </message>
    <message>
        <source>{player} must stop {stood}, and threatens {threats}.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win; {threats}: where the player does
{player}: a player&apos;s name: X, White</extracomment>
        <translation>يجب على {player} أن يمنع نقلة {stood}، ويهدد بنقلة {threats}.</translation>
    </message>
    <message>
        <source>You must stop {stood}, and you threaten {threats}.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win; {threats}: where the player does</extracomment>
        <translation>يجب أن تمنع نقلة {stood}، وتهدد بنقلة {threats}.</translation>
    </message>
    <message>
        <source>The bot must stop {stood}, and it threatens {threats}.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win; {threats}: where the player does</extracomment>
        <translation>يجب على الحاسوب أن يمنع نقلة {stood}، ويهدد بنقلة {threats}.</translation>
    </message>
    <message>
        <source>{player} must stop {stood}.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win
{player}: a player&apos;s name: X, White</extracomment>
        <translation>يجب على {player} أن يمنع نقلة {stood}.</translation>
    </message>
    <message>
        <source>You must stop {stood}.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win</extracomment>
        <translation>يجب أن تمنع نقلة {stood}.</translation>
    </message>
    <message>
        <source>The bot must stop {stood}.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win</extracomment>
        <translation>يجب على الحاسوب أن يمنع نقلة {stood}.</translation>
    </message>
    <message>
        <source>{player} plays {move}. Then {other} can win with {opened}.</source>
        <extracomment>“Why?” below the board: a step of the line. {opened}, {threats}: places such as “b2 and c1”
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>يلعب {player} نقلة {move}. بعدها يستطيع {other} أن يفوز بنقلة {opened}.</translation>
    </message>
    <message>
        <source>You play {move}. Then the bot can win with {opened}.</source>
        <extracomment>“Why?” below the board: a step of the line. {opened}, {threats}: places such as “b2 and c1”
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>تلعب نقلة {move}. بعدها يستطيع الحاسوب أن يفوز بنقلة {opened}.</translation>
    </message>
    <message>
        <source>The bot plays {move}. Then you can win with {opened}.</source>
        <extracomment>“Why?” below the board: a step of the line. {opened}, {threats}: places such as “b2 and c1”
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>يلعب الحاسوب نقلة {move}. بعدها تستطيع أن تفوز بنقلة {opened}.</translation>
    </message>
    <message>
        <source>{player} plays {move} and makes {count}: {threats}.</source>
        <extracomment>“Why?” below the board: a step of the line. {opened}, {threats}: places such as “b2 and c1”; {count}: “two threats”
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>يلعب {player} نقلة {move} ويصنع {count}: {threats}.</translation>
    </message>
    <message>
        <source>You play {move} and make {count}: {threats}.</source>
        <extracomment>“Why?” below the board: a step of the line. {opened}, {threats}: places such as “b2 and c1”; {count}: “two threats”
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>تلعب نقلة {move} وتصنع {count}: {threats}.</translation>
    </message>
    <message>
        <source>The bot plays {move} and makes {count}: {threats}.</source>
        <extracomment>“Why?” below the board: a step of the line. {opened}, {threats}: places such as “b2 and c1”; {count}: “two threats”
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>يلعب الحاسوب نقلة {move} ويصنع {count}: {threats}.</translation>
    </message>
    <message>
        <source>{player} plays {move} and threatens {threats}.</source>
        <extracomment>“Why?” below the board: a step of the line. {opened}, {threats}: places such as “b2 and c1”
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>يلعب {player} نقلة {move} ويهدد بنقلة {threats}.</translation>
    </message>
    <message>
        <source>You play {move} and threaten {threats}.</source>
        <extracomment>“Why?” below the board: a step of the line. {opened}, {threats}: places such as “b2 and c1”
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>تلعب نقلة {move} وتهدد بنقلة {threats}.</translation>
    </message>
    <message>
        <source>The bot plays {move} and threatens {threats}.</source>
        <extracomment>“Why?” below the board: a step of the line. {opened}, {threats}: places such as “b2 and c1”
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>يلعب الحاسوب نقلة {move} ويهدد بنقلة {threats}.</translation>
    </message>
    <message>
        <source>{player} plays {move} and moves again.</source>
        <extracomment>“Why?” below the board: a step of the line.
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>يلعب {player} نقلة {move} ثم يلعب مرة أخرى.</translation>
    </message>
    <message>
        <source>You play {move} and move again.</source>
        <extracomment>“Why?” below the board: a step of the line.
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>تلعب نقلة {move} ثم تلعب مرة أخرى.</translation>
    </message>
    <message>
        <source>The bot plays {move} and moves again.</source>
        <extracomment>“Why?” below the board: a step of the line.
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>يلعب الحاسوب نقلة {move} ثم يلعب مرة أخرى.</translation>
    </message>
    <message>
        <source>{player} plays {move}.</source>
        <extracomment>“Why?” below the board: a step of the line.
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>يلعب {player} نقلة {move}.</translation>
    </message>
    <message>
        <source>You play {move}.</source>
        <extracomment>“Why?” below the board: a step of the line.
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>تلعب نقلة {move}.</translation>
    </message>
    <message>
        <source>The bot plays {move}.</source>
        <extracomment>“Why?” below the board: a step of the line.
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>يلعب الحاسوب نقلة {move}.</translation>
    </message>
    <message>
        <source>{player} can&apos;t stop both.</source>
        <extracomment>Answer to “Why?”, after the threats were named
{player}: a player&apos;s name: X, White</extracomment>
        <translation>لا يستطيع {player} أن يمنع الاثنين.</translation>
    </message>
    <message>
        <source>You can&apos;t stop both.</source>
        <extracomment>Answer to “Why?”, after the threats were named</extracomment>
        <translation>لا تستطيع أن تمنع الاثنين.</translation>
    </message>
    <message>
        <source>The bot can&apos;t stop both.</source>
        <extracomment>Answer to “Why?”, after the threats were named</extracomment>
        <translation>لا يستطيع الحاسوب أن يمنع الاثنين.</translation>
    </message>
    <message>
        <source>{player} can&apos;t stop them all.</source>
        <extracomment>Answer to “Why?”, after the threats were named
{player}: a player&apos;s name: X, White</extracomment>
        <translation>لا يستطيع {player} أن يمنعها كلها.</translation>
    </message>
    <message>
        <source>You can&apos;t stop them all.</source>
        <extracomment>Answer to “Why?”, after the threats were named</extracomment>
        <translation>لا تستطيع أن تمنعها كلها.</translation>
    </message>
    <message>
        <source>The bot can&apos;t stop them all.</source>
        <extracomment>Answer to “Why?”, after the threats were named</extracomment>
        <translation>لا يستطيع الحاسوب أن يمنعها كلها.</translation>
    </message>
    <message>
        <source>{player} couldn&apos;t have stopped both.</source>
        <extracomment>Answer to “Why?”, after threats were named that were not played
{player}: a player&apos;s name: X, White</extracomment>
        <translation>لم يكن {player} يستطيع أن يمنع الاثنين.</translation>
    </message>
    <message>
        <source>{result}.</source>
        <comment>such as: X wins in 2 moves</comment>
        <extracomment>{result}: a whole clause, such as &quot;you win in 2 moves&quot; or &quot;it is a draw&quot;. such as: X wins in 2 moves
A clause as a sentence. {result}: such as “X wins in 2 moves”. such as: X wins in 2 moves</extracomment>
        <translation>{result}.</translation>
    </message>
    <message>
        <source>{player} could still have won at move {number}.</source>
        <extracomment>Answer to “Why?”: the last move at which the game could still have been saved
{player}: a player&apos;s name: X, White
{number}: a number</extracomment>
        <translation>كان بإمكان {player} أن يفوز عند النقلة {number}.</translation>
    </message>
    <message>
        <source>You could still have won at move {number}.</source>
        <extracomment>Answer to “Why?”: the last move at which the game could still have been saved
{number}: a number</extracomment>
        <translation>كان بإمكانك أن تفوز عند النقلة {number}.</translation>
    </message>
    <message>
        <source>The bot could still have won at move {number}.</source>
        <extracomment>Answer to “Why?”: the last move at which the game could still have been saved
{number}: a number</extracomment>
        <translation>كان بإمكان الحاسوب أن يفوز عند النقلة {number}.</translation>
    </message>
    <message>
        <source>{player} could still have drawn at move {number}.</source>
        <extracomment>Answer to “Why?”: the last move at which the game could still have been saved
{player}: a player&apos;s name: X, White
{number}: a number</extracomment>
        <translation>كان بإمكان {player} أن يتعادل عند النقلة {number}.</translation>
    </message>
    <message>
        <source>You could still have drawn at move {number}.</source>
        <extracomment>Answer to “Why?”: the last move at which the game could still have been saved
{number}: a number</extracomment>
        <translation>كان بإمكانك أن تتعادل عند النقلة {number}.</translation>
    </message>
    <message>
        <source>The bot could still have drawn at move {number}.</source>
        <extracomment>Answer to “Why?”: the last move at which the game could still have been saved
{number}: a number</extracomment>
        <translation>كان بإمكان الحاسوب أن يتعادل عند النقلة {number}.</translation>
    </message>
    <message>
        <source>{player} could still have saved the game at move {number}.</source>
        <extracomment>Answer to “Why?”: the last move at which the game could still have been saved
{player}: a player&apos;s name: X, White
{number}: a number</extracomment>
        <translation>كان بإمكان {player} أن ينقذ المباراة عند النقلة {number}.</translation>
    </message>
    <message>
        <source>You could still have saved the game at move {number}.</source>
        <extracomment>Answer to “Why?”: the last move at which the game could still have been saved
{number}: a number</extracomment>
        <translation>كان بإمكانك أن تنقذ المباراة عند النقلة {number}.</translation>
    </message>
    <message>
        <source>The bot could still have saved the game at move {number}.</source>
        <extracomment>Answer to “Why?”: the last move at which the game could still have been saved
{number}: a number</extracomment>
        <translation>كان بإمكان الحاسوب أن ينقذ المباراة عند النقلة {number}.</translation>
    </message>
    <message>
        <source>That was your first mistake.</source>
        <extracomment>Answer to “Why?”, after the mistake was named</extracomment>
        <translation>كان هذا أول خطأ منك.</translation>
    </message>
    <message>
        <source>That was the bot&apos;s first mistake.</source>
        <extracomment>Answer to “Why?”, after the mistake was named</extracomment>
        <translation>كان هذا أول خطأ من الحاسوب.</translation>
    </message>
    <message>
        <source>The game ended even sooner, because {winner} was already threatening {stood}.</source>
        <extracomment>Answer to “Why?”, after a mistake that came before. {stood}: where a win was threatened
{winner}: the name of the player who wins: X, White</extracomment>
        <translation>انتهت المباراة قبل ذلك: كان {winner} يهدد بنقلة {stood}.</translation>
    </message>
    <message>
        <source>The game ended even sooner, because you were already threatening {stood}.</source>
        <extracomment>Answer to “Why?”, after a mistake that came before. {stood}: where a win was threatened</extracomment>
        <translation>انتهت المباراة قبل ذلك: كنت تهدد بنقلة {stood}.</translation>
    </message>
    <message>
        <source>The game ended even sooner, because the bot was already threatening {stood}.</source>
        <extracomment>Answer to “Why?”, after a mistake that came before. {stood}: where a win was threatened</extracomment>
        <translation>انتهت المباراة قبل ذلك: كان الحاسوب يهدد بنقلة {stood}.</translation>
    </message>
    <message>
        <source>I don&apos;t know if another move would have been better.</source>
        <translation>لا أعرف هل كانت نقلة أخرى أفضل.</translation>
    </message>
    <message>
        <source>I don&apos;t know if another move is better.</source>
        <translation>لا أعرف هل هناك نقلة أخرى أفضل.</translation>
    </message>
    <message>
        <source>With {move}, {got}.</source>
        <extracomment>Answer to “Why not?”: {got}: what the move leads to, such as “you win in 5 moves”
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>مع {move}: {got}.</translation>
    </message>
    <message>
        <source>With {move}, {got}. With {better}, {best}.</source>
        <extracomment>Answer to “Why not?”: {got}, {best}: what the moves lead to, such as “X wins by 3”
{move}: a move: b2, column 4, ♘f3
{better}: a move that was better: b2</extracomment>
        <translation>مع {move}: {got}. ومع {better}: {best}.</translation>
    </message>
    <message>
        <source>No move is better than {move}.</source>
        <extracomment>Answer to “Why not?” of a good move
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>لا نقلة أفضل من {move}.</translation>
    </message>
    <message>
        <source>I found nothing better than {move}.</source>
        <extracomment>Answer to “Why not?” of a good move
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>لم أجد شيئًا أفضل من {move}.</translation>
    </message>
    <message>
        <source>If both sides play well, it is a draw.</source>
        <extracomment>Answer to “Why not?” of a good move</extracomment>
        <translation>إذا لعب الطرفان جيدًا، فهو تعادل.</translation>
    </message>
    <message>
        <source>{loser} made no mistake. {winner} can win from the start, whatever {loser} plays.</source>
        <extracomment>Answer to “Why?” after a game in which nobody made a mistake. {loser}: a player&apos;s name
{winner}: the name of the player who wins: X, White</extracomment>
        <translation>لم يخطئ {loser}. يستطيع {winner} أن يفوز من البداية، مهما لعب {loser}.</translation>
    </message>
    <message>
        <source>You made no mistake. The bot can win from the start, whatever you play.</source>
        <extracomment>Answer to “Why?” after a game in which nobody made a mistake.</extracomment>
        <translation>لم تخطئ. يستطيع الحاسوب أن يفوز من البداية، مهما لعبت.</translation>
    </message>
    <message>
        <source>The bot made no mistake. You can win from the start, whatever the bot plays.</source>
        <extracomment>Answer to “Why?” after a game in which nobody made a mistake.</extracomment>
        <translation>لم يخطئ الحاسوب. تستطيع أن تفوز من البداية، مهما لعب الحاسوب.</translation>
    </message>
    <message>
        <source>Nobody made a mistake.</source>
        <translation>لم يخطئ أحد.</translation>
    </message>
    <message>
        <source>{winner} can win, whatever {player} plays.</source>
        <extracomment>Answer to “Why not?” of a move that loses sooner than others
{winner}: the name of the player who wins: X, White
{player}: a player&apos;s name: X, White</extracomment>
        <translation>يستطيع {winner} أن يفوز، مهما لعب {player}.</translation>
    </message>
    <message>
        <source>You can win, whatever the bot plays.</source>
        <extracomment>Answer to “Why not?” of a move that loses sooner than others</extracomment>
        <translation>تستطيع أن تفوز، مهما لعب الحاسوب.</translation>
    </message>
    <message>
        <source>The bot can win, whatever you play.</source>
        <extracomment>Answer to “Why not?” of a move that loses sooner than others</extracomment>
        <translation>يستطيع الحاسوب أن يفوز، مهما لعبت.</translation>
    </message>
    <message>
        <source>This is the best play I can find.</source>
        <translation>هذا أفضل لعب أجده.</translation>
    </message>
    <message>
        <source>This is the best play for both sides.</source>
        <translation>هذا أفضل لعب للطرفين.</translation>
    </message>
    <message>
        <source>I don&apos;t know the best play from here.</source>
        <translation>لا أعرف أفضل لعب من هنا.</translation>
    </message>
    <message>
        <source>That was {player}&apos;s first mistake.</source>
        <extracomment>Answer to “Why?”, after the mistake was named
{player}: a player&apos;s name: X, White</extracomment>
        <translation>كان هذا أول خطأ من {player}.</translation>
    </message>
    <message>
        <source>You couldn&apos;t have stopped both.</source>
        <extracomment>Answer to “Why?”, after threats were named that were not played</extracomment>
        <translation>لم تكن تستطيع أن تمنع الاثنين.</translation>
    </message>
    <message>
        <source>The bot couldn&apos;t have stopped both.</source>
        <extracomment>Answer to “Why?”, after threats were named that were not played</extracomment>
        <translation>لم يكن الحاسوب يستطيع أن يمنع الاثنين.</translation>
    </message>
    <message>
        <source>{player} couldn&apos;t have stopped them all.</source>
        <extracomment>Answer to “Why?”, after threats were named that were not played
{player}: a player&apos;s name: X, White</extracomment>
        <translation>لم يكن {player} يستطيع أن يمنعها كلها.</translation>
    </message>
    <message>
        <source>You couldn&apos;t have stopped them all.</source>
        <extracomment>Answer to “Why?”, after threats were named that were not played</extracomment>
        <translation>لم تكن تستطيع أن تمنعها كلها.</translation>
    </message>
    <message>
        <source>The bot couldn&apos;t have stopped them all.</source>
        <extracomment>Answer to “Why?”, after threats were named that were not played</extracomment>
        <translation>لم يكن الحاسوب يستطيع أن يمنعها كلها.</translation>
    </message>
    <message>
        <source>Only one move would have won: {moves}.</source>
        <extracomment>Answer to “Why?”: what would have been better, or is better. {moves}: one or more moves</extracomment>
        <translation>نقلة واحدة فقط كانت ستفوز: {moves}.</translation>
    </message>
    <message>
        <source>Only one move wins: {moves}.</source>
        <extracomment>Answer to “Why?”: what would have been better, or is better. {moves}: one or more moves</extracomment>
        <translation>نقلة واحدة فقط تفوز: {moves}.</translation>
    </message>
    <message>
        <source>Only one move would have kept the draw: {moves}.</source>
        <extracomment>Answer to “Why?”: what would have been better, or is better. {moves}: one or more moves</extracomment>
        <translation>نقلة واحدة فقط كانت ستحفظ التعادل: {moves}.</translation>
    </message>
    <message>
        <source>Only one move keeps the draw: {moves}.</source>
        <extracomment>Answer to “Why?”: what would have been better, or is better. {moves}: one or more moves</extracomment>
        <translation>نقلة واحدة فقط تحفظ التعادل: {moves}.</translation>
    </message>
    <message>
        <source>{player} plays {move}, but {other} still threatens {unstopped}.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>يلعب {player} نقلة {move}، لكن {other} ما زال يهدد بنقلة {unstopped}.</translation>
    </message>
    <message>
        <source>You play {move}, but the bot still threatens {unstopped}.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>تلعب نقلة {move}، لكن الحاسوب ما زال يهدد بنقلة {unstopped}.</translation>
    </message>
    <message>
        <source>The bot plays {move}, but you still threaten {unstopped}.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>يلعب الحاسوب نقلة {move}، لكنك ما زلت تهدد بنقلة {unstopped}.</translation>
    </message>
    <message>
        <source>With {move}, {player} loses at once.</source>
        <extracomment>Answer to “Why?”: how {move} lost.
{player}: a player&apos;s name: X, White</extracomment>
        <translation>مع {move}، يخسر {player} فورًا.</translation>
    </message>
    <message>
        <source>With {move}, you lose at once.</source>
        <extracomment>Answer to “Why?”: how {move} lost.</extracomment>
        <translation>مع {move}، تخسر فورًا.</translation>
    </message>
    <message>
        <source>With {move}, the bot loses at once.</source>
        <extracomment>Answer to “Why?”: how {move} lost.</extracomment>
        <translation>مع {move}، يخسر الحاسوب فورًا.</translation>
    </message>
    <message>
        <source>{winner} threatens {reply}, and playing {move} doesn&apos;t stop it.</source>
        <extracomment>Answer to “Why?”: how {move} lost.
{winner}: the name of the player who wins: X, White
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>يهدد {winner} بنقلة {reply}، ونقلة {move} لا تمنع ذلك.</translation>
    </message>
    <message>
        <source>You threaten {reply}, and playing {move} doesn&apos;t stop it.</source>
        <extracomment>Answer to “Why?”: how {move} lost.
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>تهدد بنقلة {reply}، ونقلة {move} لا تمنع ذلك.</translation>
    </message>
    <message>
        <source>The bot threatens {reply}, and playing {move} doesn&apos;t stop it.</source>
        <extracomment>Answer to “Why?”: how {move} lost.
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>يهدد الحاسوب بنقلة {reply}، ونقلة {move} لا تمنع ذلك.</translation>
    </message>
    <message>
        <source>After {move}, {winner} can win at once with {reply}.</source>
        <extracomment>Answer to “Why?”: how {move} lost.
{winner}: the name of the player who wins: X, White
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>بعد {move} يستطيع {winner} أن يفوز فورًا بنقلة {reply}.</translation>
    </message>
    <message>
        <source>After {move}, you can win at once with {reply}.</source>
        <extracomment>Answer to “Why?”: how {move} lost.
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>بعد {move} تستطيع أن تفوز فورًا بنقلة {reply}.</translation>
    </message>
    <message>
        <source>After {move}, the bot can win at once with {reply}.</source>
        <extracomment>Answer to “Why?”: how {move} lost.
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>بعد {move} يستطيع الحاسوب أن يفوز فورًا بنقلة {reply}.</translation>
    </message>
    <message>
        <source>After {move}, {winner} can make {threats} with {deciding}: {both}.</source>
        <extracomment>Answer to “Why?”: how {move} lost. {threats}: “two threats”; {both}: their places, such as “b2 and c1”
{winner}: the name of the player who wins: X, White
{deciding}: the move that decides the game: b2</extracomment>
        <translation>بعد {move} يستطيع {winner} أن يصنع {threats} بنقلة {deciding}: {both}.</translation>
    </message>
    <message>
        <source>After {move}, you can make {threats} with {deciding}: {both}.</source>
        <extracomment>Answer to “Why?”: how {move} lost. {threats}: “two threats”; {both}: their places, such as “b2 and c1”
{deciding}: the move that decides the game: b2</extracomment>
        <translation>بعد {move} تستطيع أن تصنع {threats} بنقلة {deciding}: {both}.</translation>
    </message>
    <message>
        <source>After {move}, the bot can make {threats} with {deciding}: {both}.</source>
        <extracomment>Answer to “Why?”: how {move} lost. {threats}: “two threats”; {both}: their places, such as “b2 and c1”
{deciding}: the move that decides the game: b2</extracomment>
        <translation>بعد {move} يستطيع الحاسوب أن يصنع {threats} بنقلة {deciding}: {both}.</translation>
    </message>
    <message>
        <source>After {move}, {winner} can make one threat after another. In the end, {winner} plays {deciding} and makes {threats} at once: {both}.</source>
        <extracomment>Answer to “Why?”: how {move} lost. {threats}: “two threats”; {both}: their places, such as “b2 and c1”
{winner}: the name of the player who wins: X, White
{deciding}: the move that decides the game: b2</extracomment>
        <translation>بعد {move} يستطيع {winner} أن يصنع تهديدًا بعد تهديد. وفي النهاية يلعب {winner} نقلة {deciding} ويصنع {threats} معًا: {both}.</translation>
    </message>
    <message>
        <source>After {move}, you can make one threat after another. In the end, you play {deciding} and make {threats} at once: {both}.</source>
        <extracomment>Answer to “Why?”: how {move} lost. {threats}: “two threats”; {both}: their places, such as “b2 and c1”
{deciding}: the move that decides the game: b2</extracomment>
        <translation>بعد {move} تستطيع أن تصنع تهديدًا بعد تهديد. وفي النهاية تلعب أنت نقلة {deciding} وتصنع {threats} معًا: {both}.</translation>
    </message>
    <message>
        <source>After {move}, the bot can make one threat after another. In the end, it plays {deciding} and makes {threats} at once: {both}.</source>
        <extracomment>Answer to “Why?”: how {move} lost. {threats}: “two threats”; {both}: their places, such as “b2 and c1”
{deciding}: the move that decides the game: b2</extracomment>
        <translation>بعد {move} يستطيع الحاسوب أن يصنع تهديدًا بعد تهديد. وفي النهاية يلعب الحاسوب نقلة {deciding} ويصنع {threats} معًا: {both}.</translation>
    </message>
    <message>
        <source>After {move}, {winner} can win. Here is one way. In the end, {winner} plays {deciding} and makes {threats}: {both}.</source>
        <extracomment>“Why?”: how one side wins. {deciding}: a move; {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3
{winner}: the name of the player who wins: X, White</extracomment>
        <translation>بعد {move} يستطيع {winner} أن يفوز. هذه إحدى الطرق: في النهاية يلعب {winner} نقلة {deciding} ويصنع {threats}: {both}.</translation>
    </message>
    <message>
        <source>After {move}, you can win. Here is one way. In the end, you play {deciding} and make {threats}: {both}.</source>
        <extracomment>“Why?”: how one side wins. {deciding}: a move; {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>بعد {move} تستطيع أن تفوز. هذه إحدى الطرق: في النهاية تلعب أنت نقلة {deciding} وتصنع {threats}: {both}.</translation>
    </message>
    <message>
        <source>After {move}, the bot can win. Here is one way. In the end, it plays {deciding} and makes {threats}: {both}.</source>
        <extracomment>“Why?”: how one side wins. {deciding}: a move; {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>بعد {move} يستطيع الحاسوب أن يفوز. هذه إحدى الطرق: في النهاية يلعب الحاسوب نقلة {deciding} ويصنع {threats}: {both}.</translation>
    </message>
    <message>
        <source>In the end, {winner} plays {deciding} and makes {threats}: {both}.</source>
        <extracomment>“Why?”: how one side wins. {deciding}: a move; {threats}: such as “two threats”; {both}: the moves that are threatened
{winner}: the name of the player who wins: X, White</extracomment>
        <translation>وفي النهاية يلعب {winner} نقلة {deciding} ويصنع {threats}: {both}.</translation>
    </message>
    <message>
        <source>In the end, you play {deciding} and make {threats}: {both}.</source>
        <extracomment>“Why?”: how one side wins. {deciding}: a move; {threats}: such as “two threats”; {both}: the moves that are threatened</extracomment>
        <translation>وفي النهاية تلعب أنت نقلة {deciding} وتصنع {threats}: {both}.</translation>
    </message>
    <message>
        <source>In the end, the bot plays {deciding} and makes {threats}: {both}.</source>
        <extracomment>“Why?”: how one side wins. {deciding}: a move; {threats}: such as “two threats”; {both}: the moves that are threatened</extracomment>
        <translation>وفي النهاية يلعب الحاسوب نقلة {deciding} ويصنع {threats}: {both}.</translation>
    </message>
    <message>
        <source>After {move}, {winner} can win.</source>
        <extracomment>Answer to “Why?”, if the way to win is not told
{move}: a move: b2, column 4, ♘f3
{winner}: the name of the player who wins: X, White</extracomment>
        <translation>بعد {move} يستطيع {winner} أن يفوز.</translation>
    </message>
    <message>
        <source>After {move}, you can win.</source>
        <extracomment>Answer to “Why?”, if the way to win is not told
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>بعد {move} تستطيع أن تفوز.</translation>
    </message>
    <message>
        <source>After {move}, the bot can win.</source>
        <extracomment>Answer to “Why?”, if the way to win is not told
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>بعد {move} يستطيع الحاسوب أن يفوز.</translation>
    </message>
    <message>
        <source>After {move}, {winner} can win by {margin}.</source>
        <extracomment>Answer to “Why?” in a game that is won by points
{move}: a move: b2, column 4, ♘f3
{winner}: the name of the player who wins: X, White
{margin}: by how much a game is won: 4</extracomment>
        <translation>بعد {move} يستطيع {winner} أن يفوز بفارق {margin}.</translation>
    </message>
    <message>
        <source>After {move}, you can win by {margin}.</source>
        <extracomment>Answer to “Why?” in a game that is won by points
{move}: a move: b2, column 4, ♘f3
{margin}: by how much a game is won: 4</extracomment>
        <translation>بعد {move} تستطيع أن تفوز بفارق {margin}.</translation>
    </message>
    <message>
        <source>After {move}, the bot can win by {margin}.</source>
        <extracomment>Answer to “Why?” in a game that is won by points
{move}: a move: b2, column 4, ♘f3
{margin}: by how much a game is won: 4</extracomment>
        <translation>بعد {move} يستطيع الحاسوب أن يفوز بفارق {margin}.</translation>
    </message>
    <message>
        <source>The game ended even sooner: after {move}, {winner} could win with {end}.</source>
        <extracomment>Answer to “Why?”, after a mistake that came before. {end}: the move that won at once
{move}: a move: b2, column 4, ♘f3
{winner}: the name of the player who wins: X, White</extracomment>
        <translation>انتهت المباراة قبل ذلك: بعد {move} كان {winner} يستطيع أن يفوز بنقلة {end}.</translation>
    </message>
    <message>
        <source>The game ended even sooner: after {move}, you could win with {end}.</source>
        <extracomment>Answer to “Why?”, after a mistake that came before. {end}: the move that won at once
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>انتهت المباراة قبل ذلك: بعد {move} كنت تستطيع أن تفوز بنقلة {end}.</translation>
    </message>
    <message>
        <source>The game ended even sooner: after {move}, the bot could win with {end}.</source>
        <extracomment>Answer to “Why?”, after a mistake that came before. {end}: the move that won at once
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>انتهت المباراة قبل ذلك: بعد {move} كان الحاسوب يستطيع أن يفوز بنقلة {end}.</translation>
    </message>
    <message>
        <source>With {moves}, {player} wouldn&apos;t have lost.</source>
        <extracomment>Answer to “Why?”: what would have been better, or is better Answer to “Why?”: what would have been better, or is better. {moves}: one or more moves
{player}: a player&apos;s name: X, White</extracomment>
        <translation>مع {moves}، لم يكن {player} ليخسر.</translation>
    </message>
    <message>
        <source>With {moves}, you wouldn&apos;t have lost.</source>
        <extracomment>Answer to “Why?”: what would have been better, or is better Answer to “Why?”: what would have been better, or is better. {moves}: one or more moves</extracomment>
        <translation>مع {moves}، لم تكن لتخسر.</translation>
    </message>
    <message>
        <source>With {moves}, the bot wouldn&apos;t have lost.</source>
        <extracomment>Answer to “Why?”: what would have been better, or is better Answer to “Why?”: what would have been better, or is better. {moves}: one or more moves</extracomment>
        <translation>مع {moves}، لم يكن الحاسوب ليخسر.</translation>
    </message>
    <message>
        <source>With {moves}, {player} doesn&apos;t lose.</source>
        <extracomment>Answer to “Why?”: what would have been better, or is better Answer to “Why?”: what would have been better, or is better. {moves}: one or more moves
{player}: a player&apos;s name: X, White</extracomment>
        <translation>مع {moves}، لا يخسر {player}.</translation>
    </message>
    <message>
        <source>With {moves}, you don&apos;t lose.</source>
        <extracomment>Answer to “Why?”: what would have been better, or is better Answer to “Why?”: what would have been better, or is better. {moves}: one or more moves</extracomment>
        <translation>مع {moves}، لا تخسر.</translation>
    </message>
    <message>
        <source>With {moves}, the bot doesn&apos;t lose.</source>
        <extracomment>Answer to “Why?”: what would have been better, or is better Answer to “Why?”: what would have been better, or is better. {moves}: one or more moves</extracomment>
        <translation>مع {moves}، لا يخسر الحاسوب.</translation>
    </message>
    <message>
        <source>With {moves}, {player} would have won at once.</source>
        <extracomment>“Why?”: {moves}: one or more moves
{player}: a player&apos;s name: X, White</extracomment>
        <translation>مع {moves}، كان {player} سيفوز فورًا.</translation>
    </message>
    <message>
        <source>With {moves}, you would have won at once.</source>
        <extracomment>“Why?”: {moves}: one or more moves</extracomment>
        <translation>مع {moves}، كنت ستفوز فورًا.</translation>
    </message>
    <message>
        <source>With {moves}, the bot would have won at once.</source>
        <extracomment>“Why?”: {moves}: one or more moves</extracomment>
        <translation>مع {moves}، كان الحاسوب سيفوز فورًا.</translation>
    </message>
    <message>
        <source>With {moves}, {player} wins at once.</source>
        <extracomment>“Why?”: {moves}: one or more moves
{player}: a player&apos;s name: X, White</extracomment>
        <translation>مع {moves}، يفوز {player} فورًا.</translation>
    </message>
    <message>
        <source>With {moves}, you win at once.</source>
        <extracomment>“Why?”: {moves}: one or more moves</extracomment>
        <translation>مع {moves}، تفوز فورًا.</translation>
    </message>
    <message>
        <source>With {moves}, the bot wins at once.</source>
        <extracomment>“Why?”: {moves}: one or more moves</extracomment>
        <translation>مع {moves}، يفوز الحاسوب فورًا.</translation>
    </message>
    <message>
        <source>With {moves}, {player} would have won.</source>
        <extracomment>“Why?”: {moves}: one or more moves
{player}: a player&apos;s name: X, White</extracomment>
        <translation>مع {moves}، كان {player} سيفوز.</translation>
    </message>
    <message>
        <source>With {moves}, you would have won.</source>
        <extracomment>“Why?”: {moves}: one or more moves</extracomment>
        <translation>مع {moves}، كنت ستفوز.</translation>
    </message>
    <message>
        <source>With {moves}, the bot would have won.</source>
        <extracomment>“Why?”: {moves}: one or more moves</extracomment>
        <translation>مع {moves}، كان الحاسوب سيفوز.</translation>
    </message>
    <message>
        <source>With {moves}, {player} wins.</source>
        <extracomment>“Why?”: {moves}: one or more moves
{player}: a player&apos;s name: X, White</extracomment>
        <translation>مع {moves}، يفوز {player}.</translation>
    </message>
    <message>
        <source>With {moves}, you win.</source>
        <extracomment>“Why?”: {moves}: one or more moves</extracomment>
        <translation>مع {moves}، تفوز.</translation>
    </message>
    <message>
        <source>With {moves}, the bot wins.</source>
        <extracomment>“Why?”: {moves}: one or more moves</extracomment>
        <translation>مع {moves}، يفوز الحاسوب.</translation>
    </message>
    <message>
        <source>With {moves}, it would have been a draw.</source>
        <extracomment>Answer to “Why?”: what would have been better, or is better. {moves}: one or more moves</extracomment>
        <translation>مع {moves} كان سيكون تعادل.</translation>
    </message>
    <message>
        <source>With {moves}, it is a draw.</source>
        <extracomment>Answer to “Why?”: what would have been better, or is better. {moves}: one or more moves</extracomment>
        <translation>مع {moves} هو تعادل.</translation>
    </message>
    <message>
        <source>With {move}, {player} would have won by {margin}.</source>
        <extracomment>“Why?”: {margin}: a number
{move}: a move: b2, column 4, ♘f3
{player}: a player&apos;s name: X, White</extracomment>
        <translation>مع {move}، كان {player} سيفوز بفارق {margin}.</translation>
    </message>
    <message>
        <source>With {move}, you would have won by {margin}.</source>
        <extracomment>“Why?”: {margin}: a number
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>مع {move}، كنت ستفوز بفارق {margin}.</translation>
    </message>
    <message>
        <source>With {move}, the bot would have won by {margin}.</source>
        <extracomment>“Why?”: {margin}: a number
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>مع {move}، كان الحاسوب سيفوز بفارق {margin}.</translation>
    </message>
    <message>
        <source>With {move}, {player} wins by {margin}.</source>
        <extracomment>“Why?”: {margin}: a number
{move}: a move: b2, column 4, ♘f3
{player}: a player&apos;s name: X, White</extracomment>
        <translation>مع {move}، يفوز {player} بفارق {margin}.</translation>
    </message>
    <message>
        <source>With {move}, you win by {margin}.</source>
        <extracomment>“Why?”: {margin}: a number
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>مع {move}، تفوز بفارق {margin}.</translation>
    </message>
    <message>
        <source>With {move}, the bot wins by {margin}.</source>
        <extracomment>“Why?”: {margin}: a number
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>مع {move}، يفوز الحاسوب بفارق {margin}.</translation>
    </message>
    <message>
        <source>With {move}, {player} would have won. It makes {threats}: {both}.</source>
        <extracomment>“Why?”: how one side wins. {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3
{player}: a player&apos;s name: X, White</extracomment>
        <translation>مع {move}، كان {player} سيفوز. هذه النقلة تصنع {threats}: {both}.</translation>
    </message>
    <message>
        <source>With {move}, you would have won. It makes {threats}: {both}.</source>
        <extracomment>“Why?”: how one side wins. {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>مع {move}، كنت ستفوز. هذه النقلة تصنع {threats}: {both}.</translation>
    </message>
    <message>
        <source>With {move}, the bot would have won. It makes {threats}: {both}.</source>
        <extracomment>“Why?”: how one side wins. {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>مع {move}، كان الحاسوب سيفوز. هذه النقلة تصنع {threats}: {both}.</translation>
    </message>
    <message>
        <source>With {move}, {player} wins. It makes {threats}: {both}.</source>
        <extracomment>“Why?”: how one side wins. {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3
{player}: a player&apos;s name: X, White</extracomment>
        <translation>مع {move}، يفوز {player}. هذه النقلة تصنع {threats}: {both}.</translation>
    </message>
    <message>
        <source>With {move}, you win. It makes {threats}: {both}.</source>
        <extracomment>“Why?”: how one side wins. {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>مع {move}، تفوز. هذه النقلة تصنع {threats}: {both}.</translation>
    </message>
    <message>
        <source>With {move}, the bot wins. It makes {threats}: {both}.</source>
        <extracomment>“Why?”: how one side wins. {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>مع {move}، يفوز الحاسوب. هذه النقلة تصنع {threats}: {both}.</translation>
    </message>
    <message>
        <source>With {move}, {player} would have won by one threat after another. In the end, {player} would have played {deciding} and made {threats} at once: {both}.</source>
        <extracomment>“Why?”: how one side wins. {deciding}: a move; {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3
{player}: a player&apos;s name: X, White</extracomment>
        <translation>مع {move}، كان {player} سيفوز بتهديد بعد تهديد. وفي النهاية كان {player} سيلعب نقلة {deciding} ويصنع {threats} معًا: {both}.</translation>
    </message>
    <message>
        <source>With {move}, you would have won by one threat after another. In the end, you would have played {deciding} and made {threats} at once: {both}.</source>
        <extracomment>“Why?”: how one side wins. {deciding}: a move; {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>مع {move}، كنت ستفوز بتهديد بعد تهديد. وفي النهاية كنت ستلعب نقلة {deciding} وتصنع {threats} معًا: {both}.</translation>
    </message>
    <message>
        <source>With {move}, the bot would have won by one threat after another. In the end, it would have played {deciding} and made {threats} at once: {both}.</source>
        <extracomment>“Why?”: how one side wins. {deciding}: a move; {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>مع {move}، كان الحاسوب سيفوز بتهديد بعد تهديد. وفي النهاية كان الحاسوب سيلعب نقلة {deciding} ويصنع {threats} معًا: {both}.</translation>
    </message>
    <message>
        <source>With {move}, {player} wins by one threat after another. In the end, {player} plays {deciding} and makes {threats} at once: {both}.</source>
        <extracomment>“Why?”: how one side wins. {deciding}: a move; {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3
{player}: a player&apos;s name: X, White</extracomment>
        <translation>مع {move}، يفوز {player} بتهديد بعد تهديد. وفي النهاية يلعب {player} نقلة {deciding} ويصنع {threats} معًا: {both}.</translation>
    </message>
    <message>
        <source>With {move}, you win by one threat after another. In the end, you play {deciding} and make {threats} at once: {both}.</source>
        <extracomment>“Why?”: how one side wins. {deciding}: a move; {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>مع {move}، تفوز بتهديد بعد تهديد. وفي النهاية تلعب نقلة {deciding} وتصنع {threats} معًا: {both}.</translation>
    </message>
    <message>
        <source>With {move}, the bot wins by one threat after another. In the end, it plays {deciding} and makes {threats} at once: {both}.</source>
        <extracomment>“Why?”: how one side wins. {deciding}: a move; {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>مع {move}، يفوز الحاسوب بتهديد بعد تهديد. وفي النهاية يلعب الحاسوب نقلة {deciding} ويصنع {threats} معًا: {both}.</translation>
    </message>
    <message>
        <source>With {move}, it is only a draw.</source>
        <extracomment>Answer to “Why not?”, after the move that wins was named
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>مع {move} هو تعادل فقط.</translation>
    </message>
    <message>
        <source>With {move}, {player} doesn&apos;t win.</source>
        <extracomment>Answer to “Why not?”, after the move that wins was named
{move}: a move: b2, column 4, ♘f3
{player}: a player&apos;s name: X, White</extracomment>
        <translation>مع {move}، لا يفوز {player}.</translation>
    </message>
    <message>
        <source>With {move}, you don&apos;t win.</source>
        <extracomment>Answer to “Why not?”, after the move that wins was named
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>مع {move}، لا تفوز.</translation>
    </message>
    <message>
        <source>With {move}, the bot doesn&apos;t win.</source>
        <extracomment>Answer to “Why not?”, after the move that wins was named
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>مع {move}، لا يفوز الحاسوب.</translation>
    </message>
    <message>
        <source>Playing {better} lasts longer: {best}. With {move}, {got}.</source>
        <extracomment>{best}, {got}: whole clauses, such as &quot;X wins in 2 moves&quot;
{better}: a move that was better: b2
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>نقلة {better} تصمد وقتًا أطول: {best}. ومع {move}: {got}.</translation>
    </message>
    <message>
        <source>Playing {better} is quicker: {best}. With {move}, {got}.</source>
        <extracomment>{best}, {got}: whole clauses, such as &quot;you win now&quot;
{better}: a move that was better: b2
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>نقلة {better} أسرع: {best}. ومع {move}: {got}.</translation>
    </message>
    <message>
        <source>I would have played {better}.</source>
        <extracomment>Answer to “Why not?”, if values are guesses
{better}: a move that was better: b2</extracomment>
        <translation>كنت سألعب نقلة {better}.</translation>
    </message>
    <message>
        <source>{branch} leads to {number}.</source>
        <extracomment>“Why?” about a tree of numbers. {branch}: “the left branch” or “branch 3”; begins a sentence
{number}: a number</extracomment>
        <translation>مع {branch} نصل إلى {number}.</translation>
    </message>
    <message>
        <source>In this game, {player} didn&apos;t even stop {end}.</source>
        <extracomment>Answer to “Why?”, after a mistake that came before. {end}: the move that won at once
{player}: a player&apos;s name: X, White</extracomment>
        <translation>في هذه المباراة، {player} لم يمنع حتى نقلة {end}.</translation>
    </message>
    <message>
        <source>In this game, the bot didn&apos;t even stop {end}.</source>
        <extracomment>Answer to “Why?”, after a mistake that came before. {end}: the move that won at once</extracomment>
        <translation>في هذه المباراة، الحاسوب لم يمنع حتى نقلة {end}.</translation>
    </message>
    <message>
        <source>In this game, you didn&apos;t even stop {end}.</source>
        <extracomment>Answer to “Why?”, after a mistake that came before. {end}: the move that won at once</extracomment>
        <translation>في هذه المباراة، لم تمنع حتى نقلة {end}.</translation>
    </message>
    <message>
        <source>After {move}, {winner} can win on its next move.</source>
        <extracomment>“Why?”: what was wrong with a move
{move}: a move: b2, column 4, ♘f3
{winner}: the name of the player who wins: X, White</extracomment>
        <translation>بعد {move} يستطيع {winner} أن يفوز في نقلته التالية.</translation>
    </message>
    <message>
        <source>After {move}, you can win on your next move.</source>
        <extracomment>“Why?”: what was wrong with a move
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>بعد {move} تستطيع أن تفوز في نقلتك التالية.</translation>
    </message>
    <message>
        <source>After {move}, the bot can win on its next move.</source>
        <extracomment>“Why?”: what was wrong with a move
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>بعد {move} يستطيع الحاسوب أن يفوز في نقلته التالية.</translation>
    </message>
</context>
<context>
    <name>WhyGuide</name>
    <message>
        <source>Why not {move}?</source>
        <extracomment>Entry in the menu of a place on the board
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>لماذا ليس {move}؟</translation>
    </message>
</context>
<context>
    <name>WhySentence</name>
    <message>
        <source>Why</source>
        <extracomment>Name of the answer to “Why?”, for screen readers</extracomment>
        <translation>لماذا</translation>
    </message>
    <message>
        <source>Looking for the reason…</source>
        <translation>البحث عن السبب…</translation>
    </message>
    <message>
        <source>Which move decided it?</source>
        <translation>أي نقلة حسمت اللعبة؟</translation>
    </message>
    <message>
        <source>Go back to the move that decided the game (Shift+Y)</source>
        <translation>ارجع إلى النقلة التي حسمت اللعبة (Shift+Y)</translation>
    </message>
    <message>
        <source>Where did it first go wrong?</source>
        <translation>أين كان أول خطأ؟</translation>
    </message>
    <message>
        <source>Looking for the best play…</source>
        <translation>أبحث عن أفضل لعب…</translation>
    </message>
    <message>
        <source>Show the first mistake. There were more chances later (Shift+Y)</source>
        <translation>أظهر أول خطأ. كانت هناك فرص أخرى بعده (Shift+Y)</translation>
    </message>
</context>
<context>
    <name>WhySteps</name>
    <message>
        <source>Step back</source>
        <extracomment>Names of buttons below the board, for screen readers, with their tips: they walk through the answer to “Why?”</extracomment>
        <translation>خطوة إلى الخلف</translation>
    </message>
    <message>
        <source>Go one step back (Left)</source>
        <extracomment>Names of buttons below the board, for screen readers, with their tips: they walk through the answer to “Why?”</extracomment>
        <translation>ارجع خطوة واحدة (السهم الأيسر)</translation>
    </message>
    <message>
        <source>Play the steps</source>
        <translation>تشغيل الخطوات</translation>
    </message>
    <message>
        <source>Play or stop the steps (Space)</source>
        <translation>شغّل الخطوات أو أوقفها (المسافة)</translation>
    </message>
    <message>
        <source>Step forward</source>
        <extracomment>Name of the button below the board, for screen readers, with its tip: it walks through the answer to “Why?”</extracomment>
        <translation>خطوة إلى الأمام</translation>
    </message>
    <message>
        <source>Go one step forward (Right)</source>
        <extracomment>Name of the button below the board, for screen readers, with its tip: it walks through the answer to “Why?”</extracomment>
        <translation>تقدّم خطوة واحدة (السهم الأيمن)</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>حاول مرة أخرى من هنا</translation>
    </message>
    <message>
        <source>Go back to where you asked (Esc)</source>
        <extracomment>Button below the board that ends “Why?”, and its tip</extracomment>
        <translation>عُد إلى حيث سألت (Esc)</translation>
    </message>
    <message>
        <source>What happens next</source>
        <translation>ماذا يحدث بعد ذلك</translation>
    </message>
    <message>
        <source>{number} of {count}: {told}</source>
        <extracomment>Below the board, in an answer to “Why?”: a step and what happens in it, such as: 2 of 5: X must stop b2. {told}: the sentence
{number}: a number
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>{number} من {count}: {told}</translation>
    </message>
    <message>
        <source>What every move is worth</source>
        <translation>كم تساوي كل نقلة</translation>
    </message>
    <message>
        <source>Go back to the position before this move and play on. The old moves are kept (Enter)</source>
        <translation>عُد إلى ما قبل هذه النقلة وواصل اللعب. النقلات القديمة تبقى محفوظة (Enter)</translation>
    </message>
    <message>
        <source>Close “Why?”</source>
        <extracomment>Button below the board that ends “Why?”, and its tip</extracomment>
        <translation>أغلق الإجابة</translation>
    </message>
</context>
<context>
    <name>WindowNumberLine</name>
    <message>
        <source>Alpha-beta window</source>
        <extracomment>Name of a number line, for screen readers</extracomment>
        <translation>نافذة ألفا-بيتا</translation>
    </message>
    <message>
        <source>MAX is already sure of alpha, and MIN is sure of beta. Only a value between them can change the result.</source>
        <translation>‏MAX متأكد من ألفا، وMIN متأكد من بيتا. لا يغيّر النتيجة إلا قيمة بينهما.</translation>
    </message>
    <message>
        <source>alpha {alpha}, beta {beta}</source>
        <extracomment>The number line in words, for screen readers. {alpha}, {beta}: values</extracomment>
        <translation>ألفا {alpha}، بيتا {beta}</translation>
    </message>
    <message>
        <source>nothing in between</source>
        <translation>لا شيء بينهما</translation>
    </message>
    <message>
        <source>α = {value}</source>
        <extracomment>Below the ends of a number line
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>α = {value}</translation>
    </message>
    <message>
        <source>β = {value}</source>
        <extracomment>Below the ends of a number line
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>β = {value}</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>depth {depth}, {positions}, {seconds} s</source>
        <extracomment>Below the table of `minimax-fair analyse`. {positions}: “12 positions”
{depth}: a number of moves
{seconds}: a number</extracomment>
        <translation>عمق {depth}، {positions}، {seconds} ث</translation>
    </message>
    <message>
        <source>Some lines stop before the end of the game because time ran out.</source>
        <translation>بعض سلاسل النقلات توقفت قبل نهاية المباراة لأن الوقت انتهى.</translation>
    </message>
    <message>
        <source>{games}, {mean} on average</source>
        <extracomment>Result of `minimax-fair play`, below its games. {games}: “won {wins} ...”; {mean}: a number of points</extracomment>
        <translation>{games}، بمعدل {mean}</translation>
    </message>
    <message>
        <source>{one} ({first}) won {wins}, {other} ({second}) won {losses}, draws: {draws}</source>
        <extracomment>Result of `minimax-fair play`, below its games. {one}, {other}: names of players; {first}, {second}: their sides
{wins}: a number of games
{losses}: a number of games
{draws}: a number of games</extracomment>
        <translation>{one} ({first}) فاز {wins}، {other} ({second}) فاز {losses}، التعادلات: {draws}</translation>
    </message>
    <message>
        <source>{player} wins now</source>
        <extracomment>What a position or a move leads to; a clause that begins small
{player}: a player&apos;s name: X, White</extracomment>
        <translation>يفوز {player} الآن</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>Said of a value; the board has only a sign there
How a game ended.
The worst that can happen, in the column “Worst case”</extracomment>
        <translation>تعادل</translation>
    </message>
    <message>
        <source>{player} wins</source>
        <extracomment>What a position or a move leads to; a clause that begins small
How a game ended.
Who wins, on a tag beside a move
{player}: a player&apos;s name: X, White</extracomment>
        <translation>يفوز {player}</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a chess position. Write its rows from 8 down to 1, for example 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1.</source>
        <extracomment>What is wrong with something that was typed
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«{text}» ليست وضعية شطرنج. اكتب صفوفها من 8 نزولًا إلى 1، مثلًا ‎4k3/8/8/8/8/8/4P3/4K3 w - - 0 1‎.</translation>
    </message>
    <message>
        <source>Each player needs exactly one king. Add a king or take one away.</source>
        <extracomment>What is wrong with something that was typed</extracomment>
        <translation>يحتاج كل لاعب إلى ملك واحد بالضبط. أضف ملكًا أو أزل واحدًا.</translation>
    </message>
    <message>
        <source>A pawn can&apos;t be on the first or the last row. Move it or take it away.</source>
        <extracomment>What is wrong with something that was typed</extracomment>
        <translation>لا يمكن أن يكون بيدق على الصف الأول أو الأخير. انقله أو أزله.</translation>
    </message>
    <message>
        <source>One player has more pieces than at the start of a game. Take some away.</source>
        <extracomment>What is wrong with something that was typed</extracomment>
        <translation>عند أحد اللاعبَين قطع أكثر مما في بداية المباراة. أزل بعضها.</translation>
    </message>
    <message>
        <source>This position can&apos;t happen in a game of chess. Look at castling, checks and en passant.</source>
        <extracomment>{text} is a part of a position, such as KQkq; - is the sign for no castling</extracomment>
        <translation>هذه الوضعية غير ممكنة في مباراة شطرنج. انظر إلى التبييت والكش والأخذ بالمرور.</translation>
    </message>
    <message>
        <source>“{text}” is a chess variant. Here you can only play standard chess.</source>
        <extracomment>{where} is “Move 3: ”, or nothing
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«{text}» نوع آخر من الشطرنج. هنا يمكنك أن تلعب الشطرنج العادي فقط.</translation>
    </message>
    <message>
        <source>Chess</source>
        <extracomment>The name of the game</extracomment>
        <translation>الشطرنج</translation>
    </message>
    <message>
        <source>Checkmate the king</source>
        <extracomment>The aim of the game, on its card.</extracomment>
        <translation>أوصل الملك إلى كش مات</translation>
    </message>
    <message>
        <source>Tap a piece, then a square.</source>
        <translation>اضغط على قطعة، ثم على مربع.</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>The name of a player</extracomment>
        <translation>الأبيض</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>The name of a player</extracomment>
        <translation>الأسود</translation>
    </message>
    <message>
        <source>{move}: check</source>
        <extracomment>Read aloud after a move that gives check; {move} is a sentence.</extracomment>
        <translation>{move}: كش</translation>
    </message>
    <message>
        <source>{move}: checkmate</source>
        <extracomment>Read aloud after the last move; {move} is a sentence.</extracomment>
        <translation>{move}: كش مات</translation>
    </message>
    <message>
        <source>Moves such as e4 e5 Nf3 or e2e4, a position (FEN) or a game (PGN)</source>
        <translation>⁧نقلات مثل e4 e5 Nf3 أو e2e4، أو وضعية (FEN)، أو مباراة (PGN)⁩</translation>
    </message>
    <message>
        <source>Checkmate</source>
        <extracomment>Why the game is over.</extracomment>
        <translation>كش مات</translation>
    </message>
    <message>
        <source>Stalemate: no legal move and no check</source>
        <extracomment>Why the game is over.</extracomment>
        <translation>جمود: لا نقلة مسموحة ولا كش</translation>
    </message>
    <message>
        <source>Too few pieces left for checkmate</source>
        <extracomment>Why the game is over.</extracomment>
        <translation>القطع الباقية لا تكفي لكش مات</translation>
    </message>
    <message>
        <source>The same position came up three times</source>
        <extracomment>Why the game is over.
Why the game is a draw.</extracomment>
        <translation>تكررت الوضعية نفسها ثلاث مرات</translation>
    </message>
    <message>
        <source>the pieces</source>
        <extracomment>Fills {what} in “Counting {what} gives +1.30”.</extracomment>
        <translation>القطع</translation>
    </message>
    <message>
        <source>material</source>
        <extracomment>A part of the evaluation, before its number: what the pieces count.</extracomment>
        <translation>القطع</translation>
    </message>
    <message>
        <source>pawns</source>
        <extracomment>The unit of the evaluation, after its number: +1.30 pawns.</extracomment>
        <translation>بيدق</translation>
    </message>
    <message>
        <source>Pieces only</source>
        <extracomment>Names of evaluations in a list; this one changes from the middlegame to the endgame.</extracomment>
        <translation>القطع فقط</translation>
    </message>
    <message>
        <source>White goes first. Take turns to move one piece. To capture one of the other player&apos;s pieces, move onto its square.</source>
        <translation>الأبيض يبدأ. تلعبان بالتناوب، وكل مرة يحرّك اللاعب قطعة واحدة. لتأسر قطعة للاعب الآخر، انتقل إلى مربعها.</translation>
    </message>
    <message>
        <source>A rook moves any distance along a row or a column. A bishop moves any distance diagonally. A queen moves like a rook or a bishop.</source>
        <translation>الرخ يتحرك أي مسافة على صف أو عمود. الفيل يتحرك أي مسافة قطريًا. الوزير يتحرك مثل الرخ أو مثل الفيل.</translation>
    </message>
    <message>
        <source>A king moves one square in any direction. A knight moves in an L: two squares straight, then one to the side. Only a knight can jump over pieces.</source>
        <translation>الملك يتحرك مربعًا واحدًا في أي اتجاه. الحصان يتحرك على شكل حرف L: مربعين باستقامة، ثم مربعًا إلى الجانب. الحصان وحده يقفز فوق القطع.</translation>
    </message>
    <message>
        <source>A pawn moves one square forward, or two from where it starts. It captures one square diagonally forward.</source>
        <translation>البيدق يتحرك مربعًا واحدًا إلى الأمام، أو مربعين من مكان بدايته. ويأسر مربعًا واحدًا إلى الأمام قطريًا.</translation>
    </message>
    <message>
        <source>Promotion: a pawn that reaches the last row becomes a queen, rook, bishop or knight. You choose.</source>
        <translation>الترقية: البيدق الذي يصل إلى الصف الأخير يصبح وزيرًا أو رخًا أو فيلًا أو حصانًا. أنت تختار.</translation>
    </message>
    <message>
        <source>En passant: if a pawn moves two squares and lands beside your pawn, you can capture it. Do it with your very next move, as if that pawn had moved one square.</source>
        <translation>الأخذ بالمرور: إذا تحرك بيدق مربعين ووقف بجانب بيدقك، فيمكنك أن تأسره. افعل ذلك في نقلتك التالية مباشرة، كأن البيدق تحرك مربعًا واحدًا.</translation>
    </message>
    <message>
        <source>Castling: your king moves two squares towards a rook, and the rook jumps over it. Neither may have moved before, and nothing may be between them. You can&apos;t castle out of check, through check or into check.</source>
        <translation>التبييت: يتحرك ملكك مربعين نحو رخ، ثم يقفز الرخ من فوقه. يجب ألا يكون الملك أو الرخ قد تحرك من قبل، وألا يكون بينهما شيء. ولا تبييت من كش ولا عبر كش ولا إلى كش.</translation>
    </message>
    <message>
        <source>Check: if your king is attacked, you must get it out of danger on your next move. You may never move into check.</source>
        <translation>الكش: إذا هوجم ملكك، فيجب أن توقف الهجوم في نقلتك التالية. لا تنقل أبدًا نقلة تضع ملكك في كش.</translation>
    </message>
    <message>
        <source>You win if you attack the king and it can&apos;t escape: checkmate.</source>
        <translation>تفوز إذا هاجمت الملك ولم يستطع الهرب: كش مات.</translation>
    </message>
    <message>
        <source>It is a draw if the same position comes up three times.</source>
        <translation>تتعادلان إذا تكررت الوضعية نفسها ثلاث مرات.</translation>
    </message>
    <message>
        <source>{player} castles kingside</source>
        <extracomment>Read aloud: White or Black castles with the rook on the side of the king.
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player}: تبييت في جهة الملك</translation>
    </message>
    <message>
        <source>{player} castles queenside</source>
        <extracomment>Read aloud: White or Black castles with the rook on the side of the queen.
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player}: تبييت في جهة الوزير</translation>
    </message>
    <message>
        <source>pawn</source>
        <extracomment>The name of a piece of chess in a sentence that is read aloud</extracomment>
        <translation>البيدق</translation>
    </message>
    <message>
        <source>knight</source>
        <extracomment>The name of a piece of chess in a sentence that is read aloud</extracomment>
        <translation>الحصان</translation>
    </message>
    <message>
        <source>bishop</source>
        <extracomment>The name of a piece of chess in a sentence that is read aloud</extracomment>
        <translation>الفيل</translation>
    </message>
    <message>
        <source>rook</source>
        <extracomment>The name of a piece of chess in a sentence that is read aloud</extracomment>
        <translation>الرخ</translation>
    </message>
    <message>
        <source>queen</source>
        <extracomment>The name of a piece of chess in a sentence that is read aloud</extracomment>
        <translation>الوزير</translation>
    </message>
    <message>
        <source>king</source>
        <extracomment>The name of a piece of chess in a sentence that is read aloud</extracomment>
        <translation>الملك</translation>
    </message>
    <message>
        <source>{player} plays {piece} to {square}</source>
        <extracomment>Read aloud: White plays knight to f3. {piece} is a piece, maybe with its column: knight b.
{player}: a player&apos;s name: X, White
{square}: a square of the board: e4</extracomment>
        <translation>ينقل {player} {piece} إلى {square}</translation>
    </message>
    <message>
        <source>{player} captures on {square} with {piece}</source>
        <extracomment>Read aloud: White captures on d5 with pawn e. {piece} is a piece, maybe with its column.
{player}: a player&apos;s name: X, White
{square}: a square of the board: e4</extracomment>
        <translation>يأسر {player} على {square} بواسطة {piece}</translation>
    </message>
    <message>
        <source>a pawn</source>
        <comment>object: loses a pawn, captures a pawn</comment>
        <extracomment>object: loses a pawn, captures a pawn</extracomment>
        <translation>بيدقًا</translation>
    </message>
    <message>
        <source>a knight</source>
        <comment>object: loses a knight, captures a knight</comment>
        <extracomment>object: loses a knight, captures a knight</extracomment>
        <translation>حصانًا</translation>
    </message>
    <message>
        <source>a bishop</source>
        <comment>object: loses a bishop, captures a bishop</comment>
        <extracomment>object: loses a bishop, captures a bishop</extracomment>
        <translation>فيلًا</translation>
    </message>
    <message>
        <source>a rook</source>
        <comment>object: loses a rook, captures a rook</comment>
        <extracomment>object: loses a rook, captures a rook</extracomment>
        <translation>رخًا</translation>
    </message>
    <message>
        <source>the queen</source>
        <comment>object: loses the queen, captures the queen</comment>
        <extracomment>object: loses the queen, captures the queen
object: attacks the queen</extracomment>
        <translation>الوزير</translation>
    </message>
    <message>
        <source>the knight</source>
        <comment>object: attacks the knight</comment>
        <extracomment>object: attacks the knight</extracomment>
        <translation>الحصان</translation>
    </message>
    <message>
        <source>the bishop</source>
        <comment>object: attacks the bishop</comment>
        <extracomment>object: attacks the bishop</extracomment>
        <translation>الفيل</translation>
    </message>
    <message>
        <source>the rook</source>
        <comment>object: attacks the rook</comment>
        <extracomment>object: attacks the rook</extracomment>
        <translation>الرخ</translation>
    </message>
    <message>
        <source>the queen</source>
        <comment>object: attacks the queen</comment>
        <extracomment>object: loses the queen, captures the queen
object: attacks the queen</extracomment>
        <translation>الوزير</translation>
    </message>
    <message>
        <source>the king</source>
        <comment>object: attacks the king</comment>
        <extracomment>object: attacks the king</extracomment>
        <translation>الملك</translation>
    </message>
    <message>
        <source>A bar can&apos;t have {columns} by {rows} squares. Each side can be 1 to {side}, with at most {most} squares in all.</source>
        <extracomment>What is wrong with something that was typed. {side}, {most}: numbers
{columns}: a number
{rows}: a number</extracomment>
        <translation>لوح حجمه {columns} في {rows} غير ممكن. كل جانب من 1 إلى {side}، ومجموع المربعات {most} على الأكثر.</translation>
    </message>
    <message>
        <source>Columns</source>
        <extracomment>label in the dialog for another size</extracomment>
        <translation>الأعمدة</translation>
    </message>
    <message>
        <source>Rows</source>
        <extracomment>label in the dialog for another size</extracomment>
        <translation>الصفوف</translation>
    </message>
    <message>
        <source>Chomp</source>
        <extracomment>The name of the game; its French inventor called it so for the sound of eating</extracomment>
        <translation>تشومب</translation>
    </message>
    <message>
        <source>Chomp {columns}×{rows}</source>
        <extracomment>The name of the game with its size
{columns}: a number
{rows}: a number</extracomment>
        <translation>تشومب ‎{columns}×{rows}</translation>
    </message>
    <message>
        <source>Don&apos;t eat the poisoned square</source>
        <translation>لا تأكل المربع المسموم</translation>
    </message>
    <message>
        <source>Tap a square.</source>
        <translation>اضغط على مربع.</translation>
    </message>
    <message>
        <source>Take turns. Pick a square: you eat it and the whole block above it and to its right.</source>
        <translation>العبا بالتناوب. اختر مربعًا: تأكله وتأكل كل ما فوقه وما على يمينه.</translation>
    </message>
    <message>
        <source>The square at the bottom left is poisoned.</source>
        <translation>المربع في الأسفل على اليسار مسموم.</translation>
    </message>
    <message>
        <source>The player who has to eat the poisoned square loses.</source>
        <translation>من يضطر إلى أكل المربع المسموم يخسر.</translation>
    </message>
    <message>
        <source>Moves such as c2b1, or the rows left, such as 5,3,1</source>
        <extracomment>in an empty line for typing: what can be typed there</extracomment>
        <translation>⁧نقلات مثل c2b1، أو الصفوف الباقية مثل ‎5,3,1⁩</translation>
    </message>
    <message>
        <source>Only the poisoned square is left. {player} has to eat it.</source>
        <extracomment>The theory of the position on the board
{player}: a player&apos;s name: X, White</extracomment>
        <translation>لم يبقَ إلا المربع المسموم. يجب على {player} أن يأكله.</translation>
    </message>
    <message>
        <source>One line is left. {player} can win by eating everything except the poisoned square.</source>
        <extracomment>a theorem about the position on the board; {player} moves next</extracomment>
        <translation>بقي خط واحد. يستطيع {player} أن يفوز: يأكل كل شيء إلا المربع المسموم.</translation>
    </message>
    <message>
        <source>Two arms are left: the bottom row and the left column. {player} can win by making both the same length.</source>
        <extracomment>a theorem about the position on the board; {player} moves next</extracomment>
        <translation>بقي ذراعان: الصف السفلي والعمود الأيسر. يستطيع {player} أن يفوز: يجعلهما متساويين في الطول.</translation>
    </message>
    <message>
        <source>Two rows or columns are left. {player} can win by leaving one of them exactly one square longer than the other.</source>
        <extracomment>a theorem about the position on the board; {player} moves next</extracomment>
        <translation>بقي صفان أو عمودان. يستطيع {player} أن يفوز: يترك أحدهما أطول من الآخر بمربع واحد بالضبط.</translation>
    </message>
    <message>
        <source>A square bar is left. {player} can win by eating b2. Then the bottom row and the left column are left, and they are the same length.</source>
        <extracomment>a theorem about the position on the board; {player} moves next</extracomment>
        <translation>بقي لوح مربع الشكل. يستطيع {player} أن يفوز: يأكل b2، فيبقى الصف السفلي والعمود الأيسر متساويين في الطول.</translation>
    </message>
    <message>
        <source>Two arms of the same length are left: the bottom row and the left column. Whatever {player} eats from one arm, the other player can copy on the other arm. So {player} loses against a perfect player.</source>
        <extracomment>The theory of the position on the board
{player}: a player&apos;s name: X, White</extracomment>
        <translation>بقي ذراعان متساويان في الطول: الصف السفلي والعمود الأيسر. كل ما يأكله {player} من ذراع، يستطيع اللاعب الآخر أن يأكل مثله من الذراع الآخر. لذلك يخسر {player} أمام لاعب مثالي.</translation>
    </message>
    <message>
        <source>the bottom row and the left column are left, and their lengths differ by {number}</source>
        <extracomment>these texts about what is left follow a colon, or a move in brackets
{number}: a number</extracomment>
        <translation>بقي الصف السفلي والعمود الأيسر، والفرق بينهما {number}</translation>
    </message>
    <message>
        <source>two rows or columns of the same length are left</source>
        <translation>بقي صفان أو عمودان متساويان في الطول</translation>
    </message>
    <message>
        <source>only the bottom row and the left column are left, and they are the same length</source>
        <translation>بقي الصف السفلي والعمود الأيسر متساويين في الطول</translation>
    </message>
    <message>
        <source>After {reply}: {then}.</source>
        <extracomment>{then}: what is left, such as “one line is left”
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>بعد {reply}: {then}.</translation>
    </message>
    <message>
        <source>only the poisoned square is left</source>
        <extracomment>these texts about what is left follow a colon, or a move in brackets</extracomment>
        <translation>لم يبقَ إلا المربع المسموم</translation>
    </message>
    <message>
        <source>one line is left</source>
        <extracomment>these texts about what is left follow a colon, or a move in brackets</extracomment>
        <translation>بقي خط واحد</translation>
    </message>
    <message>
        <source>two rows or columns are left, and their lengths differ by {number}</source>
        <extracomment>these texts about what is left follow a colon, or a move in brackets
{number}: a number</extracomment>
        <translation>بقي صفان أو عمودان، والفرق بينهما {number}</translation>
    </message>
    <message>
        <source>a square bar is left</source>
        <extracomment>these texts about what is left follow a colon, or a move in brackets</extracomment>
        <translation>بقي لوح مربع الشكل</translation>
    </message>
    <message>
        <source>a whole rectangle is left</source>
        <extracomment>these texts about what is left follow a colon, or a move in brackets</extracomment>
        <translation>بقي مستطيل كامل</translation>
    </message>
    <message>
        <source>Dots and Boxes</source>
        <translation>النقاط والصناديق</translation>
    </message>
    <message>
        <source>Dots and Boxes {columns}×{rows}</source>
        <extracomment>The name of the game with its size
{columns}: a number
{rows}: a number</extracomment>
        <translation>النقاط والصناديق ‎{columns}×{rows}</translation>
    </message>
    <message>
        <source>Close the most boxes</source>
        <translation>أغلق أكبر عدد من الصناديق</translation>
    </message>
    <message>
        <source>Tap a line.</source>
        <translation>اضغط على خط.</translation>
    </message>
    <message>
        <source>When all lines are drawn, the player with more boxes wins.</source>
        <translation>عندما تُرسم كل الخطوط، يفوز من عنده صناديق أكثر.</translation>
    </message>
    <message>
        <source>When all lines are drawn, the player with more boxes wins. If both have the same number, it is a draw.</source>
        <translation>عندما تُرسم كل الخطوط، يفوز من عنده صناديق أكثر. وإذا تساوى العددان فهو تعادل.</translation>
    </message>
    <message>
        <source>X goes first. Take turns. Draw a line from a dot to the next dot, across or down.</source>
        <translation>‏X يبدأ. العبا بالتناوب. ارسم خطًا من نقطة إلى النقطة المجاورة، أفقيًا أو عموديًا.</translation>
    </message>
    <message>
        <source>If you close a box, it is yours, and you draw another line.</source>
        <translation>إذا أغلقت صندوقًا فهو لك، وترسم خطًا آخر.</translation>
    </message>
    <message>
        <source>Columns of boxes</source>
        <translation>أعمدة الصناديق</translation>
    </message>
    <message>
        <source>Rows of boxes</source>
        <translation>صفوف الصناديق</translation>
    </message>
    <message>
        <source>Lines from dot to dot, such as a1-b1 b1-b2, or a board with _ and |</source>
        <translation>⁧خطوط من نقطة إلى نقطة مثل a1-b1 b1-b2، أو لوحة بالعلامتين _ و |⁩</translation>
    </message>
    <message>
        <source>{first} {count}, {second} {other}</source>
        <extracomment>the score so far: player, boxes, player, boxes
The seeds in the stores so far: X 7, O 5.
{first}: the name of the player who moves first: X, White
{count}: a number; the text has a form for one and for many
{second}: the name of the player who moves second: O, Black
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>{first} {count}، {second} {other}</translation>
    </message>
    <message>
        <source>closes a box if it can, avoids giving one away, otherwise plays at random</source>
        <extracomment>what a bot does; the bot is the subject</extracomment>
        <translation>يغلق صندوقًا إن استطاع، ويتجنب أن يعطي صندوقًا، وإلا لعب عشوائيًا</translation>
    </message>
    <message>
        <source>Top left</source>
        <extracomment>name of a bot that always takes the first move</extracomment>
        <translation>أعلى اليسار</translation>
    </message>
    <message>
        <source>always draws the first line that is left</source>
        <extracomment>name of a bot that always takes the first move</extracomment>
        <translation>يرسم دائمًا أول خط باقٍ</translation>
    </message>
    <message>
        <source>Boxes and chains</source>
        <extracomment>name of an evaluation: what it counts</extracomment>
        <translation>الصناديق والسلاسل</translation>
    </message>
    <message>
        <source>Boxes closed so far</source>
        <extracomment>name of an evaluation: what it counts</extracomment>
        <translation>الصناديق المغلقة حتى الآن</translation>
    </message>
    <message>
        <source>Hex</source>
        <extracomment>The name of the game</extracomment>
        <translation>هيكس</translation>
    </message>
    <message>
        <source>Hex {size}×{size}</source>
        <extracomment>The name of the game with its size. {size}: a number</extracomment>
        <translation>هيكس ‎{size}×{size}</translation>
    </message>
    <message>
        <source>Join your two edges</source>
        <translation>صِل بين حافتيك</translation>
    </message>
    <message>
        <source>Tap a cell.</source>
        <translation>اضغط على خلية.</translation>
    </message>
    <message>
        <source>X goes first. Take turns. Put a stone on any empty cell. Stones never move.</source>
        <translation>‏X يبدأ. العبا بالتناوب. ضع حجرًا على أي خلية فارغة. الأحجار لا تتحرك أبدًا.</translation>
    </message>
    <message>
        <source>X joins the top and the bottom. O joins the left and the right.</source>
        <translation>‏X يصل بين الأعلى والأسفل، وO يصل بين اليسار واليمين.</translation>
    </message>
    <message>
        <source>The first player to join both edges with a chain wins. Hex never ends in a draw.</source>
        <translation>أول من يصل بين حافتيه بسلسلة يفوز. لا تعادل أبدًا في هيكس.</translation>
    </message>
    <message>
        <source>Moves such as {example}, or a board such as {rows}</source>
        <extracomment>In the empty line for a position: what you can type there. {rows}: a board in letters
{example}: an example of what can be typed</extracomment>
        <translation>⁧نقلات مثل {example}، أو لوحة مثل {rows}⁩</translation>
    </message>
    <message>
        <source>Cells on each side</source>
        <extracomment>label in the dialog for another size</extracomment>
        <translation>عدد الخلايا في كل جانب</translation>
    </message>
    <message>
        <source>Stones still needed</source>
        <extracomment>name of an evaluation: what it counts</extracomment>
        <translation>الأحجار الناقصة</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a board size. Write columns x rows, for example hexapawn:4x5.</source>
        <extracomment>What is wrong with something that was typed
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«{text}» ليس حجم لوحة. اكتب الأعمدة x الصفوف، مثلًا hexapawn:4x5.</translation>
    </message>
    <message>
        <source>{value} is out of range. Choose from {least} to {most} columns and rows.</source>
        <extracomment>What is wrong with something that was typed
{value}: a value: +3, −1 in 4, 0.5
{least}: the smallest number that is possible
{most}: the largest number that is possible</extracomment>
        <translation>{value} غير ممكن. اختر من {least} إلى {most} للأعمدة والصفوف.</translation>
    </message>
    <message>
        <source>This position can&apos;t happen. There are too many pawns, or the game should have ended when a pawn crossed the board.</source>
        <extracomment>What is wrong with something that was typed</extracomment>
        <translation>هذه الوضعية غير ممكنة. البيادق كثيرة جدًا، أو كان يجب أن تنتهي المباراة عندما عبر بيدق اللوحة.</translation>
    </message>
    <message>
        <source>Hexapawn</source>
        <extracomment>The name of the game</extracomment>
        <translation>هيكسابون</translation>
    </message>
    <message>
        <source>Pawns</source>
        <extracomment>The name of an evaluation: it counts the pawns.</extracomment>
        <translation>البيادق</translation>
    </message>
    <message>
        <source>Hexapawn {columns}×{rows}</source>
        <extracomment>The name of the game with its size
{columns}: a number
{rows}: a number</extracomment>
        <translation>هيكسابون ‎{columns}×{rows}</translation>
    </message>
    <message>
        <source>Cross the board</source>
        <extracomment>The aim of the game, on its card.</extracomment>
        <translation>اعبر اللوحة</translation>
    </message>
    <message>
        <source>White goes first. Take turns to move one pawn.</source>
        <translation>الأبيض يبدأ. العبا بالتناوب، وكل مرة يحرّك اللاعب بيدقًا واحدًا.</translation>
    </message>
    <message>
        <source>A pawn moves one square straight forward if that square is empty. It captures one square diagonally forward.</source>
        <translation>البيدق يتحرك مربعًا واحدًا إلى الأمام إذا كان ذلك المربع فارغًا. ويأسر مربعًا واحدًا إلى الأمام قطريًا.</translation>
    </message>
    <message>
        <source>You win if one of your pawns reaches the other side of the board.</source>
        <translation>تفوز إذا وصل أحد بيادقك إلى الجانب الآخر من اللوحة.</translation>
    </message>
    <message>
        <source>{player} can&apos;t move</source>
        <extracomment>Why the game is over.
{player}: a player&apos;s name: X, White</extracomment>
        <translation>لا يستطيع {player} أن يتحرك</translation>
    </message>
    <message>
        <source>Moves such as b1b2 a3xb2, or a board such as {board}</source>
        <extracomment>In the empty line for a position: what you can type there. {board}: a board in letters</extracomment>
        <translation>⁧نقلات مثل b1b2 a3xb2، أو لوحة مثل {board}⁩</translation>
    </message>
    <message>
        <source>Tic-tac-toe 3×3</source>
        <extracomment>The name of a game with its size</extracomment>
        <translation>إكس أو ‎3×3</translation>
    </message>
    <message>
        <source>Four in a row 4×4</source>
        <extracomment>The name of a game with its size</extracomment>
        <translation>أربعة في صف ‎4×4</translation>
    </message>
    <message>
        <source>Connect Four 7×6</source>
        <extracomment>The name of a game with its size</extracomment>
        <translation>أربعة تربح ‎7×6</translation>
    </message>
    <message>
        <source>Gomoku 15×15</source>
        <extracomment>The name of a game with its size</extracomment>
        <translation>غوموكو ‎15×15</translation>
    </message>
    <message>
        <source>Five in a row 20×20</source>
        <extracomment>The name of a game with its size</extracomment>
        <translation>خمسة في صف ‎20×20</translation>
    </message>
    <message>
        <source>Discs fall to the lowest empty cell</source>
        <extracomment>label in the dialog for another size: how many marks in a row win</extracomment>
        <translation>الأقراص تسقط إلى أدنى خلية فارغة</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a board size. Write columns x rows x row length, for example {kind}:7x6x4.</source>
        <extracomment>What is wrong with something that was typed. {kind}: a name to be typed, such as tic-tac-toe
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«{text}» ليس حجم لوحة. اكتب الأعمدة x الصفوف x طول الصف الفائز، مثلًا {kind}:7x6x4.</translation>
    </message>
    <message>
        <source>{value} is too small or too large. Columns, rows and row length go from {least} to {most}.</source>
        <extracomment>What is wrong with something that was typed.
{value}: a value: +3, −1 in 4, 0.5
{least}: the smallest number that is possible
{most}: the largest number that is possible</extracomment>
        <translation>{value} صغير جدًا أو كبير جدًا. الأعمدة والصفوف وطول الصف الفائز من {least} إلى {most}.</translation>
    </message>
    <message>
        <source>{where}column {text} is full. Choose another one.</source>
        <extracomment>
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}العمود {text} ممتلئ. اختر عمودًا آخر.</translation>
    </message>
    <message>
        <source>The number of rows must be {expected}, not {rows}. Write the rows from the top with / between them, such as X.O/.X./..O X.</source>
        <extracomment>What is wrong with a board that was typed. {expected}: what should be there
{rows}: a number</extracomment>
        <translation>عدد الصفوف يجب أن يكون {expected}، لا {rows}. اكتب الصفوف من الأعلى مع / بينها، مثل X.O/.X./..O X.</translation>
    </message>
    <message>
        <source>Row {row} from the top must have this many cells: {expected}, not {cells}.</source>
        <extracomment>What is wrong with a board that was typed. {expected}: what should be there; {row}, {column}, {cells}: numbers</extracomment>
        <translation>الصف {row} من الأعلى يجب أن تكون خلاياه {expected}، لا {cells}.</translation>
    </message>
    <message>
        <source>The board has {x} × X and {o} × O. So {expected} moves next, not {turn}.</source>
        <extracomment>What is wrong with a board that was typed. {expected}: what should be there; {x}, {o}: how many there are; {turn}: X or O</extracomment>
        <translation>على اللوحة {x} من X و{o} من O، لذلك الدور على {expected}، وليس على {turn}.</translation>
    </message>
    <message>
        <source>There can&apos;t be {x} X and {o} O. X goes first, so there are as many X as O, or one more.</source>
        <extracomment>What is wrong with a board that was typed. {x}, {o}: how many there are
What is wrong with a board that was typed. {x}, {o}, {count}: how many there are</extracomment>
        <translation>{x} من X و{o} من O غير ممكن. X يبدأ، لذلك عدد X مثل عدد O، أو أكثر بواحد.</translation>
    </message>
    <message>
        <source>Both players have a winning row. The game would have ended with the first one.</source>
        <extracomment>What is wrong with a board that was typed.</extracomment>
        <translation>عند اللاعبَين صف فائز. كانت المباراة ستنتهي مع أول صف.</translation>
    </message>
    <message>
        <source>{winner} has a winning row, but the other player has moved since then.</source>
        <extracomment>What is wrong with a board that was typed.
{winner}: the name of the player who wins: X, White</extracomment>
        <translation>عند {winner} صف فائز، لكن اللاعب الآخر لعب بعد ذلك.</translation>
    </message>
    <message>
        <source>The disc on {cell} floats: the cell below it is empty.</source>
        <extracomment>What is wrong with a board that was typed.
{cell}: a place on the board: b2</extracomment>
        <translation>القرص على {cell} معلّق في الهواء: الخلية تحته فارغة.</translation>
    </message>
    <message>
        <source>Stones in a row</source>
        <extracomment>name of the family: tic-tac-toe, Connect Four, Gomoku</extracomment>
        <translation>أحجار في صف</translation>
    </message>
    <message>
        <source>{k} in a row {columns}×{rows}, discs fall</source>
        <extracomment>The name of a game with its size
{k}: how many in a row win, a number
{columns}: a number
{rows}: a number</extracomment>
        <translation>{k} في صف ‎{columns}×{rows}، الأقراص تسقط</translation>
    </message>
    <message>
        <source>{k} in a row {columns}×{rows}</source>
        <extracomment>The name of a game with its size
{k}: how many in a row win, a number
{columns}: a number
{rows}: a number</extracomment>
        <translation>{k} في صف ‎{columns}×{rows}</translation>
    </message>
    <message>
        <source>{k} in a row, discs fall</source>
        <extracomment>The aim of a game, as a title
{k}: how many in a row win, a number</extracomment>
        <translation>{k} في صف، الأقراص تسقط</translation>
    </message>
    <message>
        <source>{k} in a row</source>
        <extracomment>The aim of a game, as a title
{k}: how many in a row win, a number</extracomment>
        <translation>{k} في صف</translation>
    </message>
    <message>
        <source>Tap a column.</source>
        <translation>اضغط على عمود.</translation>
    </message>
    <message>
        <source>X goes first. Take turns. Drop a disc into any column that isn&apos;t full.</source>
        <extracomment>A rule of the game</extracomment>
        <translation>‏X يبدأ. العبا بالتناوب. أسقط قرصًا في أي عمود غير ممتلئ.</translation>
    </message>
    <message>
        <source>X goes first. Take turns. Mark any empty square.</source>
        <extracomment>A rule of the game</extracomment>
        <translation>‏X يبدأ. العبا بالتناوب. ضع علامتك في أي مربع فارغ.</translation>
    </message>
    <message>
        <source>The first player to get {k} in a row wins: across, down or diagonally.</source>
        <extracomment>A rule of the game
{k}: how many in a row win, a number</extracomment>
        <translation>أول من يجمع {k} في صف يفوز: أفقيًا أو عموديًا أو قطريًا.</translation>
    </message>
    <message>
        <source>column {number}</source>
        <extracomment>a move in a sentence, such as “X threatens column 4”
{number}: a number</extracomment>
        <translation>العمود {number}</translation>
    </message>
    <message>
        <source>{player} plays column {number} and lands on {cell}</source>
        <extracomment>Read aloud after a move
{player}: a player&apos;s name: X, White
{number}: a number
{cell}: a place on the board: b2</extracomment>
        <translation>يلعب {player} في العمود {number}، فيقع القرص على {cell}</translation>
    </message>
    <message>
        <source>The winning row: {cells}</source>
        <extracomment>for screen readers at the end of a game {cells}: the places in the row
Read aloud at the end; {cells} is a list of points: a1, b2, c3.</extracomment>
        <translation>الصف الفائز: {cells}</translation>
    </message>
    <message>
        <source>Columns such as 4453, or a board with X, O and dots</source>
        <translation>⁧أعمدة مثل ‎4453، أو لوحة من X وO ونقاط⁩</translation>
    </message>
    <message>
        <source>Moves such as b2a3, or a board such as X.O/.X./..O</source>
        <translation>⁧نقلات مثل b2a3، أو لوحة مثل X.O/.X./..O⁩</translation>
    </message>
    <message>
        <source>open lines</source>
        <extracomment>what an evaluation counts, as in “Counting open lines gives 3”</extracomment>
        <translation>الخطوط المفتوحة</translation>
    </message>
    <message>
        <source>lines with {count}:</source>
        <extracomment>{count}: the marks in an open line; such as “lines with 2: +8”</extracomment>
        <translation>خطوط فيها {count}:</translation>
    </message>
    <message>
        <source>Open lines</source>
        <extracomment>name of an evaluation: what it counts</extracomment>
        <translation>الخطوط المفتوحة</translation>
    </message>
    <message>
        <source>After {reply}, {player} must block {one}. Then {other} wins on the square above.</source>
        <extracomment>“Why?”: the reason for a loss where discs fall
{reply}: the other player&apos;s answer, a move: b2
{player}: a player&apos;s name: X, White
{one}: a place or a move: b2
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>بعد {reply} يجب على {player} أن يسد {one}. ثم يفوز {other} على المربع الذي فوقه.</translation>
    </message>
    <message>
        <source>After {reply}, the bot must block {one}. Then you win on the square above.</source>
        <extracomment>“Why?”: the reason for a loss where discs fall
{reply}: the other player&apos;s answer, a move: b2
{one}: a place or a move: b2</extracomment>
        <translation>بعد {reply} يجب على الحاسوب أن يسد {one}. ثم تفوز أنت على المربع الذي فوقه.</translation>
    </message>
    <message>
        <source>After {reply}, you must block {one}. Then the bot wins on the square above.</source>
        <extracomment>“Why?”: the reason for a loss where discs fall
{reply}: the other player&apos;s answer, a move: b2
{one}: a place or a move: b2</extracomment>
        <translation>بعد {reply} يجب أن تسد {one}. ثم يفوز الحاسوب على المربع الذي فوقه.</translation>
    </message>
    <message>
        <source>The seeds in all pits and stores must add up to {total}.</source>
        <extracomment>What is wrong with something that was typed. {pits}, {seeds}, {total}: numbers</extracomment>
        <translation>مجموع البذور في كل الحفر والمخازن يجب أن يكون {total}.</translation>
    </message>
    <message>
        <source>{where}pit {text} is empty. Choose one with seeds in it.</source>
        <extracomment>{where} is “Move 3: ”, or nothing
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}الحفرة {text} فارغة. اختر حفرة فيها بذور.</translation>
    </message>
    <message>
        <source>Kalah</source>
        <extracomment>The name of the game</extracomment>
        <translation>كالاه</translation>
    </message>
    <message>
        <source>Kalah {pits}×{seeds}</source>
        <extracomment>The name of the game with its size. {pits}, {seeds}: numbers</extracomment>
        <translation>كالاه ‎{pits}×{seeds}</translation>
    </message>
    <message>
        <source>Collect the most seeds</source>
        <extracomment>The aim of the game, on its card.</extracomment>
        <translation>اجمع أكبر عدد من البذور</translation>
    </message>
    <message>
        <source>Tap one of your pits.</source>
        <translation>اضغط على إحدى حفرك.</translation>
    </message>
    <message>
        <source>Pick up all the seeds in one of your pits. Going anticlockwise, drop one into each pit. Drop one into your own store, too, but not into the other player&apos;s.</source>
        <translation>خذ كل البذور من إحدى حفرك. أسقطها واحدة واحدة عكس اتجاه عقارب الساعة. ضع في مخزنك أيضًا، وتخطَّ مخزن اللاعب الآخر.</translation>
    </message>
    <message>
        <source>If the last seed lands in your store, move again.</source>
        <translation>إذا وقعت البذرة الأخيرة في مخزنك، فالعب مرة أخرى.</translation>
    </message>
    <message>
        <source>The game ends when one row is empty. You keep the seeds left in your row. The player with more seeds wins.</source>
        <translation>تنتهي المباراة عندما يفرغ صف. البذور الباقية في صفك لك. ومن عنده بذور أكثر يفوز.</translation>
    </message>
    <message>
        <source>Pits for each player</source>
        <extracomment>In the dialog for a board of another size.</extracomment>
        <translation>عدد الحفر لكل لاعب</translation>
    </message>
    <message>
        <source>Seeds in each pit</source>
        <translation>عدد البذور في كل حفرة</translation>
    </message>
    <message>
        <source>Capture even if the pit opposite is empty</source>
        <translation>الأسر حتى إن كانت الحفرة المقابلة فارغة</translation>
    </message>
    <message>
        <source>captures if it can, otherwise plays at random</source>
        <extracomment>Describes the bot called Beginner.</extracomment>
        <translation>يأسر إن استطاع، وإلا لعب عشوائيًا</translation>
    </message>
    <message>
        <source>Farthest pit</source>
        <extracomment>The name of a simple bot, and what it does</extracomment>
        <translation>أبعد حفرة</translation>
    </message>
    <message>
        <source>always plays the pit farthest from its store that still has seeds</source>
        <extracomment>The name of a simple bot, and what it does</extracomment>
        <translation>يلعب دائمًا الحفرة الأبعد عن مخزنه التي فيها بذور</translation>
    </message>
    <message>
        <source>The guess counts the seeds in the stores, but not those in the pits.</source>
        <translation>التخمين يعدّ البذور في المخازن، ولا يعدّ التي في الحفر.</translation>
    </message>
    <message>
        <source>Seeds in the stores</source>
        <extracomment>The name of an evaluation: what it counts.</extracomment>
        <translation>البذور في المخازن</translation>
    </message>
    <message>
        <source>Three men&apos;s morris, straight only</source>
        <translation>الدريس الثلاثي، باستقامة فقط</translation>
    </message>
    <message>
        <source>Three men&apos;s morris</source>
        <translation>الدريس الثلاثي</translation>
    </message>
    <message>
        <source>Three men&apos;s morris, all diagonals</source>
        <translation>الدريس الثلاثي، كل الأقطار</translation>
    </message>
    <message>
        <source>Three men&apos;s morris, anywhere</source>
        <translation>الدريس الثلاثي، إلى أي مكان</translation>
    </message>
    <message>
        <source>Then take turns to move a stone to an empty point right next to it, across or down.</source>
        <translation>بعدها تلعبان بالتناوب: انقل حجرًا إلى النقطة الفارغة المجاورة، أفقيًا أو عموديًا.</translation>
    </message>
    <message>
        <source>Then take turns to move a stone along a line to an empty point right next to it.</source>
        <translation>بعدها تلعبان بالتناوب: انقل حجرًا على خط إلى النقطة الفارغة المجاورة.</translation>
    </message>
    <message>
        <source>Then take turns to move a stone, in any direction. It goes to an empty point right next to it.</source>
        <translation>بعدها تلعبان بالتناوب: انقل حجرًا في أي اتجاه إلى النقطة الفارغة المجاورة.</translation>
    </message>
    <message>
        <source>Then take turns to move a stone to any empty point.</source>
        <translation>بعدها تلعبان بالتناوب: انقل حجرًا إلى أي نقطة فارغة.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a kind of three men&apos;s morris. Write morris:straight, morris:centre, morris:diagonals or morris:anywhere.</source>
        <extracomment>What is wrong with something that was typed.
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«{text}» ليس نوعًا من الدريس الثلاثي. اكتب morris:straight أو morris:centre أو morris:diagonals أو morris:anywhere.</translation>
    </message>
    <message>
        <source>With these stones on the board, {turn} must move next.</source>
        <extracomment>What is wrong with something that was typed. {turn}: X or O</extracomment>
        <translation>مع هذه الأحجار على اللوحة، يجب أن يكون الدور على {turn}.</translation>
    </message>
    <message>
        <source>Place three, then jump</source>
        <extracomment>How the game goes, on its card.</extracomment>
        <translation>ضع ثلاثة، ثم اقفز</translation>
    </message>
    <message>
        <source>Place three, then move</source>
        <translation>ضع ثلاثة، ثم تحرّك</translation>
    </message>
    <message>
        <source>X goes first. Take turns to place a stone on any empty point. Each of you has three stones.</source>
        <translation>‏X يبدأ. بالتناوب يضع كل منكما حجرًا على أي نقطة فارغة. لكل لاعب ثلاثة أحجار.</translation>
    </message>
    <message>
        <source>You win with three in a row: across, down or diagonally.</source>
        <translation>تفوز إذا جمعت ثلاثة في صف: أفقيًا أو عموديًا أو قطريًا.</translation>
    </message>
    <message>
        <source>Moves such as b2 a1, then b2-b3, or a board such as XO./.X./..O</source>
        <extracomment>In the empty line for a position: what you can type there.</extracomment>
        <translation>⁧نقلات مثل b2 a1، ثم b2-b3، أو لوحة مثل XO./.X./..O⁩</translation>
    </message>
    <message>
        <source>How stones move
1: across and down
2: also to and from the centre
3: in every direction
4: to any empty point</source>
        <translation>كيف تتحرك الأحجار
1: أفقيًا وعموديًا
2: وأيضًا إلى المركز ومنه
3: في كل اتجاه
4: إلى أي نقطة فارغة</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a list of heaps. Write their sizes, for example nim:3,4,5 or nim:21:max3:misere.</source>
        <extracomment>What is wrong with something that was typed.
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«{text}» ليست قائمة أكوام. اكتب أحجامها، مثلًا nim:3,4,5 أو nim:21:max3:misere.</translation>
    </message>
    <message>
        <source>A heap can&apos;t have {value} coins. Each heap starts with 1 to {most} coins here.</source>
        <extracomment>What is wrong with something that was typed.
{value}: a value: +3, −1 in 4, 0.5
{most}: the largest number that is possible</extracomment>
        <translation>كومة من {value} غير ممكنة. كل كومة تبدأ هنا بعدد عملات من 1 إلى {most}.</translation>
    </message>
    <message>
        <source>You can&apos;t have {count} heaps here. Choose from 1 to {most}.</source>
        <extracomment>What is wrong with something that was typed.
{count}: a number; the text has a form for one and for many
{most}: the largest number that is possible</extracomment>
        <translation>هذا العدد من الأكوام غير ممكن: {count}. يمكنك هنا أن تختار من 1 إلى {most}.</translation>
    </message>
    <message>
        <source>Nim</source>
        <extracomment>The name of the game</extracomment>
        <translation>نيم</translation>
    </message>
    <message>
        <source>Most coins in one turn (0: any number)</source>
        <extracomment>label in the dialog for another size</extracomment>
        <translation>أكثر عدد من العملات في الدور الواحد (0: أي عدد)</translation>
    </message>
    <message>
        <source>Taking the last coin loses</source>
        <extracomment>label of a box to tick in the dialog for another size</extracomment>
        <translation>من يأخذ العملة الأخيرة يخسر</translation>
    </message>
    <message>
        <source>Heap {name}</source>
        <extracomment>A heap of coins; {name}: its letter</extracomment>
        <translation>الكومة {name}</translation>
    </message>
    <message>
        <source>Moves such as a1b2, or the coins left, such as {heaps}</source>
        <extracomment>In the empty line for a position: what you can type there. {heaps}: numbers with commas</extracomment>
        <translation>⁧نقلات مثل a1b2، أو العملات الباقية مثل {heaps}⁩</translation>
    </message>
    <message>
        <source>Don&apos;t take the last coin</source>
        <translation>لا تأخذ العملة الأخيرة</translation>
    </message>
    <message>
        <source>Take the last coin</source>
        <translation>خذ العملة الأخيرة</translation>
    </message>
    <message>
        <source>Take turns. Choose one heap and take some of its coins.</source>
        <extracomment>A rule of the game</extracomment>
        <translation>العبا بالتناوب. اختر كومة واحدة وخذ بعض عملاتها.</translation>
    </message>
    <message>
        <source>Take turns. Take some coins from the heap.</source>
        <extracomment>A rule of the game</extracomment>
        <translation>العبا بالتناوب. خذ بعض العملات من الكومة.</translation>
    </message>
    <message>
        <source>You must take exactly one coin.</source>
        <extracomment>A rule of the game</extracomment>
        <translation>يجب أن تأخذ قطعة واحدة بالضبط.</translation>
    </message>
    <message>
        <source>You must take at least one coin. You can take up to {most}.</source>
        <extracomment>A rule of the game
{most}: the largest number that is possible</extracomment>
        <translation>يجب أن تأخذ عملة واحدة على الأقل. ويمكنك أن تأخذ حتى {most}.</translation>
    </message>
    <message>
        <source>You must take at least one coin. You can take them all.</source>
        <extracomment>A rule of the game</extracomment>
        <translation>يجب أن تأخذ عملة واحدة على الأقل. ويمكنك أن تأخذها كلها.</translation>
    </message>
    <message>
        <source>The player who takes the very last coin loses.</source>
        <extracomment>A rule of the game</extracomment>
        <translation>من يأخذ آخر عملة يخسر.</translation>
    </message>
    <message>
        <source>The player who takes the very last coin wins.</source>
        <extracomment>A rule of the game</extracomment>
        <translation>من يأخذ آخر عملة يفوز.</translation>
    </message>
    <message>
        <source>There are no draws.</source>
        <extracomment>A rule of the game</extracomment>
        <translation>لا تعادل هنا.</translation>
    </message>
    <message>
        <source>{line} mod {divisor} = {rest}</source>
        <extracomment>{line}: a heap and its coins, such as “a: 21”; {divisor}, {rest}: numbers</extracomment>
        <translation>{line}، باقي القسمة على {divisor} = {rest}</translation>
    </message>
    <message>
        <source>Nim {heaps}</source>
        <extracomment>The name of the game with its heaps. {heaps}: numbers with commas, such as 3,4,5</extracomment>
        <translation>نيم {heaps}</translation>
    </message>
    <message>
        <source>After {move}: {left}. After the reply {reply}: {then}.</source>
        <extracomment>{left}, {then}: such as “sum without carrying = 5”; both moves may have the same name
{move}: a move: b2, column 4, ♘f3
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>بعد {move}: {left}. بعد الرد {reply}: {then}.</translation>
    </message>
    <message>
        <source>Leave an odd number of heaps with one coin each. Then the bot gets the last coin.</source>
        <extracomment>“Why?”: the rule to win</extracomment>
        <translation>اترك عددًا فرديًا من الأكوام في كل منها عملة واحدة. عندها يأخذ الحاسوب العملة الأخيرة.</translation>
    </message>
    <message>
        <source>The bot should leave an odd number of heaps with one coin each. Then you get the last coin.</source>
        <extracomment>“Why?”: the rule to win</extracomment>
        <translation>على الحاسوب أن يترك عددًا فرديًا من الأكوام في كل منها عملة واحدة. عندها تأخذ أنت العملة الأخيرة.</translation>
    </message>
    <message>
        <source>Leave an even number of heaps with one coin each. Then you get the last coin.</source>
        <extracomment>“Why?”: the rule to win</extracomment>
        <translation>اترك عددًا زوجيًا من الأكوام في كل منها عملة واحدة. عندها تأخذ أنت العملة الأخيرة.</translation>
    </message>
    <message>
        <source>The bot should leave an even number of heaps with one coin each. Then it gets the last coin.</source>
        <extracomment>“Why?”: the rule to win</extracomment>
        <translation>على الحاسوب أن يترك عددًا زوجيًا من الأكوام في كل منها عملة واحدة. عندها يأخذ هو العملة الأخيرة.</translation>
    </message>
    <message>
        <source>A tree of numbers has no board. Write the branches that lead to the node.</source>
        <extracomment>What is wrong with numbers that were typed for a tree.</extracomment>
        <translation>ليس لشجرة الأعداد لوحة. اكتب الفروع التي تؤدي إلى العقدة.</translation>
    </message>
    <message>
        <source>There are no numbers yet. Write some, for example 3 5 2 9 or [3 5] [2 9].</source>
        <extracomment>What is wrong with numbers that were typed for a tree.</extracomment>
        <translation>لا أعداد بعد. اكتب بعضها، مثلًا ‎3 5 2 9‎ أو ‎[3 5] [2 9]‎.</translation>
    </message>
    <message>
        <source>The bracket at character {place} has no partner. Write, for example, [3 5] [2 9].</source>
        <extracomment>What is wrong with numbers that were typed for a tree. {branches}, {place}, {fewer}, {more}, {leaves}: numbers</extracomment>
        <translation>القوس عند الحرف رقم {place} ليس له قوس مقابل. اكتب مثلًا ‎[3 5] [2 9]‎.</translation>
    </message>
    <message>
        <source>{count} numbers don&apos;t fill a tree with two branches at each node. Write {fewer} or {more} numbers, or use brackets: [3 5] [2].</source>
        <extracomment>What is wrong with numbers that were typed for a tree. {branches}, {place}, {fewer}, {more}, {leaves}: numbers
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>لا تملأ الأعداد (وعددها {count}) شجرة فيها فرعان عند كل عقدة. اكتب {fewer} أو {more} من الأعداد، أو استعمل الأقواس: ‎[3 5] [2]‎.</translation>
    </message>
    <message>
        <source>The tree is too large. It can have at most {leaves} numbers and {depth} levels.</source>
        <extracomment>What is wrong with numbers that were typed for a tree. {branches}, {place}, {fewer}, {more}, {leaves}: numbers
{depth}: a number of moves</extracomment>
        <translation>الشجرة كبيرة جدًا. يمكن أن يكون فيها {leaves} عدد و{depth} مستويات على الأكثر.</translation>
    </message>
    <message>
        <source>The brackets at character {place} are empty. Write a number between them.</source>
        <extracomment>What is wrong with numbers that were typed for a tree. {branches}, {place}, {fewer}, {more}, {leaves}: numbers</extracomment>
        <translation>القوسان عند الحرف رقم {place} فارغان. اكتب عددًا بينهما.</translation>
    </message>
    <message>
        <source>Trees of numbers</source>
        <translation>أشجار الأعداد</translation>
    </message>
    <message>
        <source>A tree of numbers</source>
        <translation>شجرة أعداد</translation>
    </message>
    <message>
        <source>MAX</source>
        <extracomment>name of the player who wants the largest number</extracomment>
        <translation>MAX</translation>
    </message>
    <message>
        <source>MIN</source>
        <extracomment>name of the player who wants the largest number</extracomment>
        <translation>MIN</translation>
    </message>
    <message>
        <source>The four squares in the middle can&apos;t be empty. A game starts with discs there.</source>
        <extracomment>What is wrong with something that was typed</extracomment>
        <translation>المربعات الأربعة في الوسط لا يمكن أن تكون فارغة. تبدأ المباراة بأقراص هناك.</translation>
    </message>
    <message>
        <source>Othello</source>
        <extracomment>The name of the game</extracomment>
        <translation>أوثيلو</translation>
    </message>
    <message>
        <source>Moves, corners and edges</source>
        <extracomment>Names of evaluations in a list: what they count.</extracomment>
        <translation>النقلات والزوايا والحواف</translation>
    </message>
    <message>
        <source>Discs</source>
        <extracomment>Names of evaluations in a list: what they count.</extracomment>
        <translation>الأقراص</translation>
    </message>
    <message>
        <source>Othello {columns}×{rows}</source>
        <extracomment>The name of the game with its size
{columns}: a number
{rows}: a number</extracomment>
        <translation>أوثيلو ‎{columns}×{rows}</translation>
    </message>
    <message>
        <source>Have the most discs</source>
        <extracomment>The aim of the game, on its card.</extracomment>
        <translation>اجمع أكبر عدد من الأقراص</translation>
    </message>
    <message>
        <source>Black goes first. Place a disc so that you catch a row of the other player&apos;s discs between two of yours.</source>
        <translation>الأسود يبدأ. ضع قرصًا بحيث تحصر صفًا من أقراص اللاعب الآخر بين قرصين لك.</translation>
    </message>
    <message>
        <source>The row can go across, down or diagonally. All the discs that you trap change to your colour.</source>
        <translation>الصف أفقي أو عمودي أو قطري. كل الأقراص التي تحصرها تنقلب إلى لونك.</translation>
    </message>
    <message>
        <source>If you can&apos;t turn a disc, you must pass.</source>
        <translation>إذا لم تستطع أن تقلب أي قرص، فعليك التمرير.</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>The name of a move: the player can&apos;t turn a disc.</extracomment>
        <translation>تمرير</translation>
    </message>
    <message>
        <source>Moves such as {example} or pass, or rows such as {rows}</source>
        <extracomment>In the empty line for a position; the word pass is typed as it is in all languages.
{example}: an example of what can be typed
{rows}: a number</extracomment>
        <translation>⁧نقلات مثل {example} أو pass، أو صفوف مثل {rows}⁩</translation>
    </message>
    <message>
        <source>Columns (4, 6 or 8)</source>
        <extracomment>In the dialog for a board of another size.</extracomment>
        <translation>الأعمدة (4 أو 6 أو 8)</translation>
    </message>
    <message>
        <source>Rows (4, 6 or 8)</source>
        <translation>الصفوف (4 أو 6 أو 8)</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t one of these games. Write tic-tac-toe:misere, misere:4x4x4 or wild.</source>
        <extracomment>What is wrong with something that was typed.
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«{text}» ليست واحدة من هذه الألعاب. اكتب tic-tac-toe:misere أو misere:4x4x4 أو wild.</translation>
    </message>
    <message>
        <source>Marks on the board: {count}. So {expected} moves next, not {text}.</source>
        <extracomment>What is wrong with a board that was typed. {x}, {o}, {count}: how many there are; {expected}, {text}: X or O</extracomment>
        <translation>العلامات على اللوحة: {count}. لذلك الدور على {expected}، وليس على {text}.</translation>
    </message>
    <message>
        <source>Boards</source>
        <extracomment>label in the dialog for another size: how many boards</extracomment>
        <translation>اللوحات</translation>
    </message>
    <message>
        <source>Tic-tac-toe where a row loses</source>
        <translation>إكس أو حيث يخسر من يُكمل صفًا</translation>
    </message>
    <message>
        <source>Few open lines</source>
        <extracomment>name of an evaluation: a player wants few of them</extracomment>
        <translation>قلة الخطوط المفتوحة</translation>
    </message>
    <message>
        <source>Misère tic-tac-toe</source>
        <extracomment>The name of a game: tic-tac-toe in which a row loses</extracomment>
        <translation>إكس أو المعكوسة</translation>
    </message>
    <message>
        <source>{k} in a row loses, {columns}×{rows}</source>
        <extracomment>The name of a game: tic-tac-toe in which a row loses
{k}: how many in a row win, a number
{columns}: a number
{rows}: a number</extracomment>
        <translation>{k} في صف تخسر ‎{columns}×{rows}</translation>
    </message>
    <message>
        <source>avoids making a row if it can, otherwise plays at random</source>
        <extracomment>what a bot does; the bot is the subject</extracomment>
        <translation>يتجنب إكمال صف إن استطاع، وإلا لعب عشوائيًا</translation>
    </message>
    <message>
        <source>Don&apos;t make a row</source>
        <translation>لا تُكمل صفًا</translation>
    </message>
    <message>
        <source>If you get {k} in a row across, down or diagonally, you lose.</source>
        <extracomment>A rule of the game
{k}: how many in a row win, a number</extracomment>
        <translation>إذا جمعت {k} في صف، تخسر: أفقيًا أو عموديًا أو قطريًا.</translation>
    </message>
    <message>
        <source>Wild tic-tac-toe</source>
        <extracomment>The name of a game</extracomment>
        <translation>إكس أو الحرة</translation>
    </message>
    <message>
        <source>Choose X or O</source>
        <translation>اختر X أو O</translation>
    </message>
    <message>
        <source>Take turns. Put an X or an O on any empty square. You choose the mark each time.</source>
        <translation>العبا بالتناوب. ضع X أو O في أي مربع فارغ. أنت تختار العلامة كل مرة.</translation>
    </message>
    <message>
        <source>Moves such as Xb2 Oa1, or a board such as X.O/.X./..O</source>
        <translation>⁧نقلات مثل Xb2 Oa1، أو لوحة مثل X.O/.X./..O⁩</translation>
    </message>
    <message>
        <source>Notakto</source>
        <extracomment>The name of a game: from French “not tac”</extracomment>
        <translation>نوتاكتو</translation>
    </message>
    <message>
        <source>avoids making the last row if it can, otherwise plays at random</source>
        <extracomment>what a bot does; the bot is the subject</extracomment>
        <translation>يتجنب إكمال الصف الأخير إن استطاع، وإلا لعب عشوائيًا</translation>
    </message>
    <message>
        <source>Only X. Don&apos;t make a row</source>
        <translation>‏X فقط. لا تُكمل صفًا</translation>
    </message>
    <message>
        <source>Only X. Don&apos;t make the last row</source>
        <translation>‏X فقط. لا تُكمل الصف الأخير</translation>
    </message>
    <message>
        <source>Take turns. Put an X on any empty square. Both players use X.</source>
        <translation>العبا بالتناوب. ضع X في أي مربع فارغ. اللاعبان يستعملان X.</translation>
    </message>
    <message>
        <source>If you get three Xs in a row across, down or diagonally, you lose.</source>
        <translation>إذا أكملت ثلاثة X في صف، تخسر: أفقيًا أو عموديًا أو قطريًا.</translation>
    </message>
    <message>
        <source>Take turns. Put an X on any of the boards. Both players use X.</source>
        <translation>العبا بالتناوب. ضع X على أي لوحة من اللوحات. اللاعبان يستعملان X.</translation>
    </message>
    <message>
        <source>A board with three Xs in a row is dead. Nobody can play there any more.</source>
        <translation>اللوحة التي فيها ثلاثة X في صف ميتة. لا أحد يستطيع أن يلعب عليها بعد ذلك.</translation>
    </message>
    <message>
        <source>The player who makes the row on the last live board loses. There are no draws.</source>
        <translation>من يُكمل الصف على آخر لوحة حية يخسر. لا تعادل هنا.</translation>
    </message>
    <message>
        <source>Moves such as b2a3, or a board such as X../.X./...</source>
        <extracomment>In the empty line for a position: what you can type there.</extracomment>
        <translation>⁧نقلات مثل b2a3، أو لوحة مثل X../.X./.X.⁩</translation>
    </message>
    <message>
        <source>Moves such as b2e2, or boards such as {boards}</source>
        <extracomment>In the empty line for a position: what you can type there. {boards}: boards in letters</extracomment>
        <translation>⁧نقلات مثل b2e2، أو لوحات مثل {boards}⁩</translation>
    </message>
    <message>
        <source>{player} plays {move}</source>
        <extracomment>Read aloud after each move: “X plays b2”.
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>يلعب {player} نقلة {move}</translation>
    </message>
    <message>
        <source>Moves such as {example}</source>
        <extracomment>In the empty line for a position: what you can type there.
{example}: an example of what can be typed</extracomment>
        <translation>⁧نقلات مثل {example}⁩</translation>
    </message>
    <message>
        <source>Tap the board to move.</source>
        <translation>اضغط على اللوحة لتلعب.</translation>
    </message>
    <message>
        <source>wins if it can, blocks if it must, otherwise plays at random</source>
        <extracomment>Describes the bot called Beginner.</extracomment>
        <translation>يفوز إن استطاع، ويسدّ إن اضطر، وإلا لعب عشوائيًا</translation>
    </message>
    <message>
        <source>First move</source>
        <extracomment>The name of a simple bot, and what it does</extracomment>
        <translation>أول نقلة</translation>
    </message>
    <message>
        <source>always plays the first legal move</source>
        <extracomment>The name of a simple bot, and what it does</extracomment>
        <translation>يلعب دائمًا أول نقلة مسموحة</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>The longest texts in the table of moves.
How a value is known: proven</extracomment>
        <translation>دقيق</translation>
    </message>
    <message>
        <source>bound, depth {depth}</source>
        <extracomment>The longest texts in the table of moves.
How a value is known: a limit, after looking {depth} moves ahead</extracomment>
        <translation>حدّ، عمق {depth}</translation>
    </message>
    <message>
        <source>guess, depth {depth}</source>
        <extracomment>The longest texts in the table of moves.
How a value is known: a guess, after looking {depth} moves ahead</extracomment>
        <translation>تخمين، عمق {depth}</translation>
    </message>
    <message>
        <source>{player} wins on its next move</source>
        <extracomment>The longest texts in the table of moves.
{player}: a player&apos;s name: X, White</extracomment>
        <translation>يفوز {player} في نقلته التالية</translation>
    </message>
    <message>
        <source>Draw, or {player} wins</source>
        <extracomment>The longest texts in the table of moves.
{player}: a player&apos;s name: X, White</extracomment>
        <translation>تعادل، أو يفوز {player}</translation>
    </message>
    <message>
        <source>{player} may win</source>
        <extracomment>The longest texts in the table of moves.
A guess about the end of the game: {player} is likelier to win</extracomment>
        <translation>قد يفوز {player}</translation>
    </message>
    <message>
        <source>Loss</source>
        <extracomment>The worst that can happen, in the column “Worst case”</extracomment>
        <translation>خسارة</translation>
    </message>
    <message>
        <source>you win</source>
        <extracomment>What a position or a move leads to; a clause that begins small
How a game ended.</extracomment>
        <translation>تفوز أنت</translation>
    </message>
    <message>
        <source>the bot wins</source>
        <extracomment>What a position or a move leads to; a clause that begins small
How a game ended.</extracomment>
        <translation>يفوز الحاسوب</translation>
    </message>
    <message>
        <source>you win now</source>
        <extracomment>What a position or a move leads to; a clause that begins small</extracomment>
        <translation>تفوز أنت الآن</translation>
    </message>
    <message>
        <source>the bot wins now</source>
        <extracomment>What a position or a move leads to; a clause that begins small</extracomment>
        <translation>يفوز الحاسوب الآن</translation>
    </message>
    <message>
        <source>you win on your next move</source>
        <translation>تفوز أنت في نقلتك التالية</translation>
    </message>
    <message>
        <source>the bot wins on its next move</source>
        <translation>يفوز الحاسوب في نقلته التالية</translation>
    </message>
    <message>
        <source>now</source>
        <extracomment>Under a value on the board: the move wins at once</extracomment>
        <translation>الآن</translation>
    </message>
    <message>
        <source>{player} wins in at most {count}</source>
        <extracomment>Under a value on the board: in how many moves the game ends, at the latest
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>⁧يفوز {player} في {count} على الأكثر⁩</translation>
    </message>
    <message>
        <source>{player} wins in {count}</source>
        <extracomment>Under a value on the board: in how many of that player&apos;s moves the game is won
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>⁧يفوز {player} في {count}⁩</translation>
    </message>
    <message>
        <source>in {count}</source>
        <extracomment>Under a value on the board, where there is little room: in how many moves the game ends
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>في {count}</translation>
    </message>
    <message>
        <source>in ≤ {count}</source>
        <extracomment>Under a value on the board, where there is little room: in at most so many moves
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>في ≤ {count}</translation>
    </message>
    <message>
        <source>next</source>
        <extracomment>Under “Bot wins” on the board, in small letters: with the winner&apos;s next move. It is the end of “bot wins next”, so that both lines are one sentence</extracomment>
        <translation>في التالية</translation>
    </message>
    <message>
        <source>{player} wins next</source>
        <extracomment>On a tag beside a move; a clause that begins small
{player}: a player&apos;s name: X, White</extracomment>
        <translation>⁧يفوز {player} في التالية⁩</translation>
    </message>
    <message>
        <source>There is no game called “{text}”. Choose {presets}, {forms} or {last}.</source>
        <extracomment>What is wrong with something that was typed or read. {presets}, {forms}: lists of names of games; {last}: one more
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>لا توجد لعبة اسمها «{text}». اختر {presets} أو {forms} أو {last}.</translation>
    </message>
    <message>
        <source>This game has no evaluation called “{text}”. Choose {names}.</source>
        <extracomment>What is wrong with something that was typed or read. {names}: a list
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>ليس لهذه اللعبة تقييم اسمه «{text}». اختر {names}.</translation>
    </message>
    <message>
        <source>it has more than {most} moves. Choose a shorter game.</source>
        <extracomment>What is wrong with a file, after “line 3: ” or its name; begins small
What is wrong with a file, after a colon; begins small
{most}: the largest number that is possible</extracomment>
        <translation>فيه أكثر من {most} نقلة. اختر مباراة أقصر.</translation>
    </message>
    <message>
        <source>Move {number}: </source>
        <extracomment>Begins a sentence about a move that can&apos;t be played
{number}: a number</extracomment>
        <translation>النقلة {number}: </translation>
    </message>
    <message>
        <source>“{title}” has no board to play on.</source>
        <extracomment>Said instead of a game from a file. {title}: the name of a game</extracomment>
        <translation>ليس في «{title}» لوحة للّعب عليها.</translation>
    </message>
    <message>
        <source>Your last game couldn&apos;t be restored. {reason}</source>
        <extracomment>Said at the start of the program
{reason}: a whole sentence</extracomment>
        <translation>تعذّرت استعادة مباراتك الأخيرة. {reason}</translation>
    </message>
    <message>
        <source>there is no such file or folder. Check the name.</source>
        <translation>لا يوجد ملف أو مجلد كهذا. تحقق من الاسم.</translation>
    </message>
    <message>
        <source>another person or program has changed it.</source>
        <translation>غيّره شخص آخر أو برنامج آخر.</translation>
    </message>
    <message>
        <source>the system says “{reason}”.</source>
        <extracomment>What is wrong with a file, after a colon; begins small
{reason}: a whole sentence</extracomment>
        <translation>يقول النظام: «{reason}».</translation>
    </message>
    <message>
        <source>something went wrong in this program.</source>
        <extracomment>What is wrong with a file, after a colon; begins small</extracomment>
        <translation>حدث خلل في هذا البرنامج.</translation>
    </message>
    <message>
        <source>it is larger than {megabytes} MB. Choose a smaller file.</source>
        <extracomment>What is wrong with a file, after a colon; begins small
{megabytes}: a number</extracomment>
        <translation>إنه أكبر من {megabytes} م.ب. اختر ملفًا أصغر.</translation>
    </message>
    <message>
        <source>{where}this line is damaged.</source>
        <extracomment>What is wrong with a file, after a colon; begins small
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}هذا السطر تالف.</translation>
    </message>
    <message>
        <source>{where}there are more than {most} entries in one pair of brackets.</source>
        <extracomment>What is wrong with a file, after a colon; begins small
{where}: where in a file, such as “line 3: ”; often empty
{most}: the largest number that is possible</extracomment>
        <translation>{where}يوجد أكثر من {most} من العناصر بين قوسين.</translation>
    </message>
    <message>
        <source>{where}a number is too large. Make it smaller.</source>
        <extracomment>What is wrong with a file, after a colon; begins small
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}هناك عدد كبير جدًا. اجعله أصغر.</translation>
    </message>
    <message>
        <source>it comes from a newer version of this program. Update the program.</source>
        <extracomment>What is wrong with a file, after a colon; begins small</extracomment>
        <translation>إنه من إصدار أحدث من هذا البرنامج. حدّث البرنامج.</translation>
    </message>
    <message>
        <source>{where}“{name}” is missing. Add it.</source>
        <extracomment>What is wrong in a file, after a colon; begins small. {name}: the name of a field
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}«{name}» ناقص. أضفه.</translation>
    </message>
    <message>
        <source>{where}“{name}” can&apos;t be {shown}. Change it.</source>
        <extracomment>What is wrong in a file, after a colon; begins small. {name}: the name of a field; {shown}: what stands there
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}لا يمكن أن يكون «{name}» هو {shown}. غيّره.</translation>
    </message>
    <message>
        <source>{where}there is no player called “{shown}”. Use another name.</source>
        <extracomment>What is wrong in a file, after a colon; begins small. {shown}: what stands there
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}لا يوجد لاعب اسمه «{shown}». استعمل اسمًا آخر.</translation>
    </message>
    <message>
        <source>you stopped it.</source>
        <extracomment>What is wrong in a file, after a colon; begins small.</extracomment>
        <translation>أنت أوقفت ذلك.</translation>
    </message>
    <message>
        <source>{where}the move {move} appears twice. Delete one of them.</source>
        <extracomment>What is wrong in a file, after a colon; begins small.
{where}: where in a file, such as “line 3: ”; often empty
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>{where}النقلة {move} مكررة. احذف واحدة منهما.</translation>
    </message>
    <message>
        <source>“{name}” wasn&apos;t opened: {reason}</source>
        <extracomment>Said when a file can&apos;t be opened. {name}: of the file; {reason}: what is wrong</extracomment>
        <translation>لم يُفتح «{name}»: {reason}</translation>
    </message>
    <message>
        <source>“{name}” was opened.</source>
        <extracomment>Said when only parts of a file could be read. {name}: of the file</extracomment>
        <translation>فُتح «{name}».</translation>
    </message>
    <message>
        <source>“{name}” wasn&apos;t saved: {reason}</source>
        <extracomment>Said when a file can&apos;t be written. {name}: of the file; {reason}: what is wrong</extracomment>
        <translation>لم يُحفظ «{name}»: {reason}</translation>
    </message>
    <message>
        <source>Open the file in your text editor</source>
        <translation>افتح الملف في محرر النصوص</translation>
    </message>
    <message>
        <source>Show the file</source>
        <translation>أظهر الملف</translation>
    </message>
    <message>
        <source>Another person or program has changed “{name}”. What would you like to do?</source>
        <extracomment>A question with buttons. {name}: of the file</extracomment>
        <translation>غيّر شخص آخر أو برنامج آخر «{name}». ماذا تريد أن تفعل؟</translation>
    </message>
    <message>
        <source>The text</source>
        <extracomment>Stands for the name of a file if a text was pasted</extracomment>
        <translation>النص</translation>
    </message>
    <message>
        <source>The game is saved as “{name}”.</source>
        <extracomment>{name}: of the file</extracomment>
        <translation>حُفظت المباراة باسم «{name}».</translation>
    </message>
    <message>
        <source>The results are saved as “{name}”.</source>
        <extracomment>Results of the arena. {name}: of the file</extracomment>
        <translation>حُفظت النتائج باسم «{name}».</translation>
    </message>
    <message>
        <source>“{name}” wasn&apos;t saved: you stopped it.</source>
        <extracomment>{name}: of the file</extracomment>
        <translation>لم يُحفظ «{name}»: أنت أوقفت ذلك.</translation>
    </message>
    <message>
        <source>Your moves aren&apos;t being saved: {reason}</source>
        <extracomment>{reason}: what is wrong, such as “the disk is full.”</extracomment>
        <translation>لا تُحفظ نقلاتك: {reason}</translation>
    </message>
    <message>
        <source>Some of your earlier games couldn&apos;t be restored: {reason}</source>
        <extracomment>Said at the start of the program.
{reason}: a whole sentence</extracomment>
        <translation>تعذّرت استعادة بعض مبارياتك السابقة: {reason}</translation>
    </message>
    <message>
        <source>A copy of the damaged file is kept as “{name}”.</source>
        <extracomment>Said at the start of the program. {name}: of the copy</extracomment>
        <translation>حُفظت نسخة من الملف التالف باسم «{name}».</translation>
    </message>
    <message>
        <source>line {line}: </source>
        <extracomment>Where in a file something is wrong; a sentence that begins small follows. {line}: a number</extracomment>
        <translation>السطر {line}: </translation>
    </message>
    <message>
        <source>{name} can&apos;t play, because there is no program at {path}.</source>
        <extracomment>What is wrong with another program that should play. {name}: of the program
{path}: the place of a file on the disk</extracomment>
        <translation>لا يستطيع {name} أن يلعب، لأنه لا يوجد برنامج في {path}.</translation>
    </message>
    <message>
        <source>{name} can&apos;t play at the level “{text}”. Choose another one.</source>
        <extracomment>What is wrong with another program that should play. {name}: of the program; {text}: what the program wrote</extracomment>
        <translation>لا يستطيع {name} أن يلعب في المستوى «{text}». اختر مستوى آخر.</translation>
    </message>
    <message>
        <source>{name} wrote “{text}” instead of a move, so it was stopped.</source>
        <extracomment>What is wrong with another program that should play. {name}: of the program; {text}: what the program wrote</extracomment>
        <translation>كتب {name} «{text}» بدل نقلة، لذلك أُوقف.</translation>
    </message>
    <message>
        <source>{name} reported an error instead of a move: “{text}”.</source>
        <extracomment>What is wrong with another program that should play. {name}: of the program; {text}: what the program wrote</extracomment>
        <translation>أبلغ {name} عن خطأ بدل نقلة: «{text}».</translation>
    </message>
    <message>
        <source>{name} crashed or left the game (exit status {status}).</source>
        <extracomment>What is wrong with another program that should play. {name}: of the program; {status}: a number</extracomment>
        <translation>تعطّل {name} أو ترك المباراة (رمز الخروج {status}).</translation>
    </message>
    <message>
        <source>{name} was stopped before it found a move.</source>
        <extracomment>What is wrong with another program that should play. {name}: of the program</extracomment>
        <translation>أُوقف {name} قبل أن يجد نقلة.</translation>
    </message>
    <message>
        <source>{name}, Elo {number}</source>
        <extracomment>Name of a chess engine with its strength. {name}: of the engine
{number}: a number</extracomment>
        <translation>{name}، Elo {number}</translation>
    </message>
    <message>
        <source>{name}, skill {number}</source>
        <extracomment>Name of a chess engine with its strength. {name}: of the engine
{number}: a number</extracomment>
        <translation>{name}، المهارة {number}</translation>
    </message>
    <message>
        <source>a Gomocup program for five-in-a-row games in which stones don&apos;t fall: {path}</source>
        <extracomment>What a program does, in a list of players; begins small
{path}: the place of a file on the disk</extracomment>
        <translation>برنامج Gomocup لخمسة في صف بلا أحجار تسقط: {path}</translation>
    </message>
    <message>
        <source>a chess engine set to play at Elo {number}: {path}</source>
        <extracomment>What a program does, in a list of players; begins small
{number}: a number
{path}: the place of a file on the disk</extracomment>
        <translation>محرك شطرنج مضبوط ليلعب بقوة Elo {number}: {path}</translation>
    </message>
    <message>
        <source>a chess engine set to skill {number}: {path}</source>
        <extracomment>What a program does, in a list of players; begins small
{number}: a number
{path}: the place of a file on the disk</extracomment>
        <translation>محرك شطرنج مضبوط على المهارة {number}: {path}</translation>
    </message>
    <message>
        <source>a chess engine at full strength: {path}</source>
        <extracomment>What a program does, in a list of players; begins small
{path}: the place of a file on the disk</extracomment>
        <translation>محرك شطرنج بأقصى قوته: {path}</translation>
    </message>
    <message>
        <source>{name} left the game.</source>
        <extracomment>What is wrong with another program that should play. {name}: of the program</extracomment>
        <translation>ترك {name} المباراة.</translation>
    </message>
    <message>
        <source>Trickiest for a beginner</source>
        <extracomment>Choice: how the perfect player chooses among equally good moves</extracomment>
        <translation>الأكثر إرباكًا للمبتدئ</translation>
    </message>
    <message>
        <source>At random</source>
        <extracomment>Choice: how the perfect player chooses among equally good moves</extracomment>
        <translation>عشوائيًا</translation>
    </message>
    <message>
        <source>a player who looks one move ahead beats it: {games}</source>
        <extracomment>How strong a level of the bot is. {games}: such as “60 of 100 games, draws: 12”</extracomment>
        <translation>لاعب ينظر نقلة واحدة إلى الأمام يغلبه: {games}</translation>
    </message>
    <message>
        <source>beats the level below: {games}</source>
        <extracomment>How strong a level of the bot is. {games}: such as “60 of 100 games, draws: 12”</extracomment>
        <translation>يغلب المستوى الذي تحته: {games}</translation>
    </message>
    <message>
        <source>{wins} of {total} games, draws: {draws}</source>
        <extracomment>How many games were won, after a colon. {total}: a number of games
{wins}: a number of games
{draws}: a number of games</extracomment>
        <translation>{wins} من {total} مباراة، التعادلات: {draws}</translation>
    </message>
    <message>
        <source>{wins} of {total} games</source>
        <extracomment>How many games were won, after a colon. {total}: a number of games
{wins}: a number of games</extracomment>
        <translation>{wins} من {total} مباراة</translation>
    </message>
    <message>
        <source>Strongest</source>
        <extracomment>Name of a kind of player: of a level of the bot, or of a way to choose moves</extracomment>
        <translation>الأقوى</translation>
    </message>
    <message>
        <source>Monte Carlo</source>
        <extracomment>Name of a kind of player: of a level of the bot, or of a way to choose moves</extracomment>
        <translation>مونت كارلو</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>Name of a kind of player: of a level of the bot, or of a way to choose moves</extracomment>
        <translation>العشوائي</translation>
    </message>
    <message>
        <source>Beginner</source>
        <extracomment>Name of a kind of player: of a level of the bot, or of a way to choose moves</extracomment>
        <translation>المبتدئ</translation>
    </message>
    <message>
        <source>Attacker</source>
        <extracomment>Name of a kind of player: of a level of the bot, or of a way to choose moves</extracomment>
        <translation>المهاجم</translation>
    </message>
    <message>
        <source>Builder</source>
        <extracomment>Name of a kind of player: of a level of the bot, or of a way to choose moves</extracomment>
        <translation>البنّاء</translation>
    </message>
    <message>
        <source>Perfect</source>
        <extracomment>Name of a kind of player: of a level of the bot, or of a way to choose moves</extracomment>
        <translation>المثالي</translation>
    </message>
    <message>
        <source>Worst case</source>
        <extracomment>Name of a kind of player: of a level of the bot, or of a way to choose moves</extracomment>
        <translation>أسوأ حالة</translation>
    </message>
    <message>
        <source>Best odds</source>
        <extracomment>Name of a kind of player: of a level of the bot, or of a way to choose moves</extracomment>
        <translation>أفضل الفرص</translation>
    </message>
    <message>
        <source>Matchboxes</source>
        <extracomment>Name of a kind of player: of a level of the bot, or of a way to choose moves</extracomment>
        <translation>علب الثقاب</translation>
    </message>
    <message>
        <source>Wild guesser</source>
        <extracomment>Name of a level of the bot.</extracomment>
        <translation>المخمّن الطائش</translation>
    </message>
    <message>
        <source>Rough guesser</source>
        <extracomment>Name of a level of the bot.</extracomment>
        <translation>المخمّن التقريبي</translation>
    </message>
    <message>
        <source>Fair guesser</source>
        <extracomment>Name of a level of the bot.</extracomment>
        <translation>المخمّن المتوسط</translation>
    </message>
    <message>
        <source>Good guesser</source>
        <extracomment>Name of a level of the bot.</extracomment>
        <translation>المخمّن الجيد</translation>
    </message>
    <message>
        <source>Learner</source>
        <extracomment>Name of a level of the bot.</extracomment>
        <translation>المتعلّم</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>Name of a level of the bot.</extracomment>
        <translation>سهل</translation>
    </message>
    <message>
        <source>Medium</source>
        <extracomment>Name of a level of the bot.</extracomment>
        <translation>متوسط</translation>
    </message>
    <message>
        <source>Hard</source>
        <extracomment>Name of a level of the bot.</extracomment>
        <translation>صعب</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>Name of a level of the bot.</extracomment>
        <translation>خبير</translation>
    </message>
    <message>
        <source>Looks {depth} ahead</source>
        <extracomment>Name of a level of the bot.
{depth}: a number of moves</extracomment>
        <translation>ينظر {depth} إلى الأمام</translation>
    </message>
    <message>
        <source>picks any legal move at random</source>
        <translation>يختار أي نقلة مسموحة عشوائيًا</translation>
    </message>
    <message>
        <source>looks only at the worst that can happen</source>
        <translation>ينظر فقط إلى أسوأ ما يمكن أن يحدث</translation>
    </message>
    <message>
        <source>plays as if both sides moved at random from here</source>
        <translation>يلعب كأن الطرفين سيلعبان عشوائيًا من هنا</translation>
    </message>
    <message>
        <source>follows a list of rules on a piece of paper: never loses, but misses wins (P. Curzon and P. McOwan)</source>
        <translation>يتبع قائمة قواعد مكتوبة على ورقة: لا يخسر أبدًا، لكن تفوته بعض مرات الفوز (P. Curzon وP. McOwan)</translation>
    </message>
    <message>
        <source>MENACE: learns from its wins and losses with beads in matchboxes (D. Michie)</source>
        <translation>‏MENACE: يتعلّم من فوزه وخسارته بالخرز في علب الثقاب (D. Michie)</translation>
    </message>
    <message>
        <source>End of the branch: {number}</source>
        <extracomment>How a game ended. {number}: what stands at the end of a branch in a tree of numbers</extracomment>
        <translation>نهاية الفرع: {number}</translation>
    </message>
    <message>
        <source>{player} wins by {margin}</source>
        <extracomment>How a game ended or will end; a clause that begins small
{player}: a player&apos;s name: X, White
{margin}: by how much a game is won: 4</extracomment>
        <translation>يفوز {player} بفارق {margin}</translation>
    </message>
    <message>
        <source>you win by {margin}</source>
        <extracomment>How a game ended or will end; a clause that begins small
{margin}: by how much a game is won: 4</extracomment>
        <translation>تفوز أنت بفارق {margin}</translation>
    </message>
    <message>
        <source>the bot wins by {margin}</source>
        <extracomment>How a game ended or will end; a clause that begins small
{margin}: by how much a game is won: 4</extracomment>
        <translation>يفوز الحاسوب بفارق {margin}</translation>
    </message>
    <message>
        <source>leads to {number}</source>
        <extracomment>What a move leads to in a tree of numbers
{number}: a number</extracomment>
        <translation>يؤدي إلى {number}</translation>
    </message>
    <message>
        <source>Draw: neither player can force a win</source>
        <translation>تعادل: لا أحد من اللاعبَين يستطيع أن يفرض الفوز</translation>
    </message>
    <message>
        <source>no better</source>
        <extracomment>Beside a move in the list of moves: other moves are at least as good</extracomment>
        <translation>ليست أفضل</translation>
    </message>
    <message>
        <source>about even</source>
        <extracomment>A guess about the end of the game: neither player is likelier to win</extracomment>
        <translation>متكافئ تقريبًا</translation>
    </message>
    <message>
        <source>proven</source>
        <extracomment>How sure a value is; before or after it</extracomment>
        <translation>مُثبت</translation>
    </message>
    <message>
        <source>at least</source>
        <extracomment>How sure a value is; the value follows</extracomment>
        <translation>على الأقل</translation>
    </message>
    <message>
        <source>at most</source>
        <extracomment>How sure a value is; the value follows</extracomment>
        <translation>على الأكثر</translation>
    </message>
    <message>
        <source>Even?</source>
        <extracomment>In place of a number: a guess that neither player is likelier to win</extracomment>
        <translation>متكافئ؟</translation>
    </message>
    <message>
        <source>{player} wins?</source>
        <extracomment>In place of a number: a guess that {player} will win</extracomment>
        <translation>يفوز {player}؟</translation>
    </message>
    <message>
        <source>You win?</source>
        <extracomment>In place of a number: a guess that you will win</extracomment>
        <translation>أنت تفوز؟</translation>
    </message>
    <message>
        <source>Bot wins?</source>
        <extracomment>In place of a number: a guess that the bot will win</extracomment>
        <translation>الحاسوب يفوز؟</translation>
    </message>
    <message>
        <source>Win</source>
        <extracomment>The worst that can happen, in the column “Worst case”</extracomment>
        <translation>فوز</translation>
    </message>
    <message>
        <source>After {reply}, only the poisoned square is left for {player} to eat.</source>
        <extracomment>“Why?”: what the best answer to the mistake leaves
{reply}: the other player&apos;s answer, a move: b2
{player}: a player&apos;s name: X, White</extracomment>
        <translation>بعد {reply} لا يبقى لـ{player} إلا أكل المربع المسموم.</translation>
    </message>
    <message>
        <source>After {reply}, only the poisoned square is left, and you have to eat it.</source>
        <extracomment>“Why?”: what the best answer to the mistake leaves
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>بعد {reply} لا يبقى إلا المربع المسموم، ويجب أن تأكله.</translation>
    </message>
    <message>
        <source>After {reply}, only the poisoned square is left, and the bot has to eat it.</source>
        <extracomment>“Why?”: what the best answer to the mistake leaves
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>بعد {reply} لا يبقى إلا المربع المسموم، ويجب على الحاسوب أن يأكله.</translation>
    </message>
    <message>
        <source>After {reply}, two arms of the same length are left: the bottom row and the left column. Whatever {player} eats from one arm, {other} can copy on the other arm.</source>
        <extracomment>“Why?”: what the best answer to the mistake leaves
{reply}: the other player&apos;s answer, a move: b2
{player}: a player&apos;s name: X, White
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>بعد {reply} يبقى ذراعان متساويان في الطول: الصف السفلي والعمود الأيسر. كل ما يأكله {player} من ذراع، يستطيع {other} أن يأكل مثله من الآخر.</translation>
    </message>
    <message>
        <source>After {reply}, two arms of the same length are left: the bottom row and the left column. Whatever you eat from one arm, the bot can copy on the other arm.</source>
        <extracomment>“Why?”: what the best answer to the mistake leaves
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>بعد {reply} يبقى ذراعان متساويان في الطول: الصف السفلي والعمود الأيسر. كل ما تأكله من ذراع، يستطيع الحاسوب أن يأكل مثله من الآخر.</translation>
    </message>
    <message>
        <source>After {reply}, two arms of the same length are left: the bottom row and the left column. Whatever the bot eats from one arm, you can copy on the other arm.</source>
        <extracomment>“Why?”: what the best answer to the mistake leaves
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>بعد {reply} يبقى ذراعان متساويان في الطول: الصف السفلي والعمود الأيسر. كل ما يأكله الحاسوب من ذراع، تستطيع أن تأكل مثله من الآخر.</translation>
    </message>
    <message>
        <source>After {reply}, every move {player} can make completes a row and loses.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2
{player}: a player&apos;s name: X, White</extracomment>
        <translation>بعد {reply} كل نقلة يلعبها {player} تكمل صفًا وتخسر.</translation>
    </message>
    <message>
        <source>After {reply}, every move you can make completes a row and loses.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>بعد {reply} كل نقلة تلعبها تكمل صفًا وتخسر.</translation>
    </message>
    <message>
        <source>After {reply}, every move the bot can make completes a row and loses.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>بعد {reply} كل نقلة يلعبها الحاسوب تكمل صفًا وتخسر.</translation>
    </message>
    <message>
        <source>With {better}, any move by {other} would complete a row and lose.</source>
        <extracomment>“Why?”: the reason for a loss
{better}: a move that was better: b2
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>مع {better} كانت كل نقلة يلعبها {other} ستكمل صفًا وتخسر.</translation>
    </message>
    <message>
        <source>With {better}, any move by the bot would complete a row and lose.</source>
        <extracomment>“Why?”: the reason for a loss
{better}: a move that was better: b2</extracomment>
        <translation>مع {better} كانت كل نقلة يلعبها الحاسوب ستكمل صفًا وتخسر.</translation>
    </message>
    <message>
        <source>With {better}, every move you can make would complete a row and lose.</source>
        <extracomment>“Why?”: the reason for a loss
{better}: a move that was better: b2</extracomment>
        <translation>مع {better} كانت كل نقلة تلعبها ستكمل صفًا وتخسر.</translation>
    </message>
    <message>
        <source>After {reply}, two rows are left, the lower one just one square longer. Whatever {player} eats, {other} can get back to this shape.</source>
        <extracomment>“Why?”: what the best answer to the mistake leaves
{reply}: the other player&apos;s answer, a move: b2
{player}: a player&apos;s name: X, White
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>بعد {reply} يبقى صفان، السفلي أطول بمربع واحد. مهما أكل {player}، يستطيع {other} أن يعيدها هكذا.</translation>
    </message>
    <message>
        <source>After {reply}, two rows are left, the lower one just one square longer. Whatever you eat, the bot can get back to this shape.</source>
        <extracomment>“Why?”: what the best answer to the mistake leaves
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>بعد {reply} يبقى صفان، السفلي أطول بمربع واحد. مهما أكلت، يستطيع الحاسوب أن يعيدها هكذا.</translation>
    </message>
    <message>
        <source>After {reply}, two rows are left, the lower one just one square longer. Whatever the bot eats, you can get back to this shape.</source>
        <extracomment>“Why?”: what the best answer to the mistake leaves
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>بعد {reply} يبقى صفان، السفلي أطول بمربع واحد. مهما أكل الحاسوب، تستطيع أن تعيدها هكذا.</translation>
    </message>
    <message>
        <source>After {reply}, two columns are left, the left one just one square longer. Whatever {player} eats, {other} can get back to this shape.</source>
        <extracomment>“Why?”: what the best answer to the mistake leaves
{reply}: the other player&apos;s answer, a move: b2
{player}: a player&apos;s name: X, White
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>بعد {reply} يبقى عمودان، الأيسر أطول بمربع واحد. مهما أكل {player}، يستطيع {other} أن يعيدها هكذا.</translation>
    </message>
    <message>
        <source>After {reply}, two columns are left, the left one just one square longer. Whatever you eat, the bot can get back to this shape.</source>
        <extracomment>“Why?”: what the best answer to the mistake leaves
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>بعد {reply} يبقى عمودان، الأيسر أطول بمربع واحد. مهما أكلت، يستطيع الحاسوب أن يعيدها هكذا.</translation>
    </message>
    <message>
        <source>After {reply}, two columns are left, the left one just one square longer. Whatever the bot eats, you can get back to this shape.</source>
        <extracomment>“Why?”: what the best answer to the mistake leaves
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>بعد {reply} يبقى عمودان، الأيسر أطول بمربع واحد. مهما أكل الحاسوب، تستطيع أن تعيدها هكذا.</translation>
    </message>
    <message>
        <source>After {reply}, {other} has a pawn that nothing can stop.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>بعد {reply}، عند {other} بيدق لا يوقفه شيء.</translation>
    </message>
    <message>
        <source>After {reply}, you have a pawn that nothing can stop.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>بعد {reply}، عندك بيدق لا يوقفه شيء.</translation>
    </message>
    <message>
        <source>After {reply}, the bot has a pawn that nothing can stop.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>بعد {reply}، عند الحاسوب بيدق لا يوقفه شيء.</translation>
    </message>
    <message>
        <source>After {reply}, {player} can&apos;t move.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2
{player}: a player&apos;s name: X, White</extracomment>
        <translation>بعد {reply} لا يستطيع {player} أن يتحرك.</translation>
    </message>
    <message>
        <source>After {reply}, you can&apos;t move.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>بعد {reply} لا تستطيع أن تتحرك.</translation>
    </message>
    <message>
        <source>After {reply}, the bot can&apos;t move.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>بعد {reply} لا يستطيع الحاسوب أن يتحرك.</translation>
    </message>
    <message>
        <source>If your last seed lands in one of your empty pits, capture it and all seeds in the pit opposite. Put them in your store. If there are none opposite, your seed stays where it is.</source>
        <translation>إذا وقعت بذرتك الأخيرة في حفرة فارغة من حفرك، فأسرها مع كل البذور في الحفرة المقابلة. ضعها في مخزنك. وإن لم يكن في المقابل بذور، تبقى بذرتك مكانها.</translation>
    </message>
    <message>
        <source>If your last seed lands in one of your empty pits, capture it and any seeds in the pit opposite. Put them in your store.</source>
        <translation>إذا وقعت بذرتك الأخيرة في حفرة فارغة من حفرك، فأسرها مع أي بذور في الحفرة المقابلة. ضعها في مخزنك.</translation>
    </message>
    <message>
        <source>After {reply}, {player} has only one move.</source>
        <extracomment>“Why?”: what is wrong with a move
{reply}: the other player&apos;s answer, a move: b2
{player}: a player&apos;s name: X, White</extracomment>
        <translation>بعد {reply} تبقى نقلة واحدة فقط عند {player}.</translation>
    </message>
    <message>
        <source>After {reply}, you have only one move.</source>
        <extracomment>“Why?”: what is wrong with a move
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>بعد {reply} تبقى لك نقلة واحدة فقط.</translation>
    </message>
    <message>
        <source>After {reply}, the bot has only one move.</source>
        <extracomment>“Why?”: what is wrong with a move
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>بعد {reply} تبقى للحاسوب نقلة واحدة فقط.</translation>
    </message>
    <message>
        <source>After {reply}, {player} has only two moves.</source>
        <extracomment>“Why?”: what is wrong with a move
{reply}: the other player&apos;s answer, a move: b2
{player}: a player&apos;s name: X, White</extracomment>
        <translation>بعد {reply} تبقى نقلتان فقط عند {player}.</translation>
    </message>
    <message>
        <source>After {reply}, you have only two moves.</source>
        <extracomment>“Why?”: what is wrong with a move
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>بعد {reply} تبقى لك نقلتان فقط.</translation>
    </message>
    <message>
        <source>After {reply}, the bot has only two moves.</source>
        <extracomment>“Why?”: what is wrong with a move
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>بعد {reply} تبقى للحاسوب نقلتان فقط.</translation>
    </message>
    <message>
        <source>Something went wrong in the search, so the bots are paused. Let them try again, or play on.</source>
        <translation>حدث خلل في البحث، لذلك توقّف الحاسوب مؤقتًا. دعه يحاول من جديد، أو واصل اللعب.</translation>
    </message>
    <message>
        <source>wins if it can, blocks if it must, otherwise makes a threat or plays at random</source>
        <translation>يفوز إن استطاع، ويسدّ إن اضطر، وإلا صنع تهديدًا أو لعب عشوائيًا</translation>
    </message>
    <message>
        <source>wins if it can, blocks if it must, otherwise makes its longest line longer</source>
        <translation>يفوز إن استطاع، ويسدّ إن اضطر، وإلا أطال أطول خط له</translation>
    </message>
    <message>
        <source>looks ahead to the end of the game, or as far as time allows on large boards (minimax)</source>
        <translation>ينظر إلى الأمام حتى نهاية المباراة، وعلى اللوحات الكبيرة بقدر ما يسمح الوقت (مينيماكس)</translation>
    </message>
    <message>
        <source>Momo</source>
        <extracomment>Name of a bot, a chick. Names are the same in all languages with Latin letters.</extracomment>
        <translation>مومو</translation>
    </message>
    <message>
        <source>Nilo</source>
        <extracomment>Name of a bot, a frog</extracomment>
        <translation>نيلو</translation>
    </message>
    <message>
        <source>Luna</source>
        <extracomment>Name of a bot, a rabbit</extracomment>
        <translation>لونا</translation>
    </message>
    <message>
        <source>Rubi</source>
        <extracomment>Name of a bot, a fox</extracomment>
        <translation>روبي</translation>
    </message>
    <message>
        <source>Zeno</source>
        <extracomment>Name of a bot, an owl</extracomment>
        <translation>زينو</translation>
    </message>
    <message>
        <source>Mira</source>
        <extracomment>Name of a bot, a chameleon</extracomment>
        <translation>ميرا</translation>
    </message>
    <message>
        <source>Picks any move.</source>
        <translation>يختار أي نقلة.</translation>
    </message>
    <message>
        <source>Looks one move ahead.</source>
        <translation>ينظر نقلة واحدة إلى الأمام.</translation>
    </message>
    <message>
        <source>Makes a threat whenever it can.</source>
        <translation>يهدّد كلما استطاع.</translation>
    </message>
    <message>
        <source>Makes its longest line longer.</source>
        <translation>يطيل أطول صفّ له.</translation>
    </message>
    <message>
        <source>Never makes a mistake.</source>
        <translation>لا يخطئ أبدًا.</translation>
    </message>
    <message>
        <source>Looks as far ahead as it can.</source>
        <translation>ينظر إلى أبعد ما يستطيع.</translation>
    </message>
    <message>
        <source>{count} of {most} stars</source>
        <extracomment>The strength of a bot, for screen readers, such as &quot;2 of 5 stars&quot;
{count}: a number; the text has a form for one and for many
{most}: the largest number that is possible</extracomment>
        <translation>{count} من {most} نجوم</translation>
    </message>
    <message>
        <source>draw, or you win</source>
        <translation>تعادل، أو تفوز أنت</translation>
    </message>
    <message>
        <source>draw, or the bot wins</source>
        <translation>تعادل، أو يفوز الحاسوب</translation>
    </message>
    <message>
        <source>You win</source>
        <extracomment>In place of a number: you win with this move if both sides play perfectly</extracomment>
        <translation>أنت تفوز</translation>
    </message>
    <message>
        <source>Bot wins</source>
        <extracomment>In place of a number: the bot wins if both sides play perfectly</extracomment>
        <translation>الحاسوب يفوز</translation>
    </message>
    <message>
        <source>Plays about as well as you do.</source>
        <translation>تلعب بمستواك تقريبًا.</translation>
    </message>
    <message>
        <source>squares</source>
        <extracomment>A part of the evaluation, before its number: what the places of the pieces count.</extracomment>
        <translation>المواقع</translation>
    </message>
    <message>
        <source>Pieces and their squares, opening to endgame</source>
        <extracomment>Names of evaluations in a list; this one changes from the middlegame to the endgame.</extracomment>
        <translation>القطع ومواقعها، من الافتتاح إلى النهاية</translation>
    </message>
    <message>
        <source>Pieces and their squares</source>
        <extracomment>Names of evaluations in a list; this one changes from the middlegame to the endgame.</extracomment>
        <translation>القطع ومواقعها</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a bar size. Write columns x rows, for example chomp:5x4.</source>
        <extracomment>What is wrong with something that was typed.
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«{text}» ليس حجمًا. اكتب الأعمدة x الصفوف، مثلًا chomp:5x4.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a board size. Write the number of boxes as columns x rows, each from 1 to {most}, for example dots:4x3.</source>
        <extracomment>What is wrong with something that was typed
{text}: what somebody typed, or what stands in a file
{most}: the largest number that is possible</extracomment>
        <translation>«{text}» ليس حجمًا. اكتب أعمدة الصناديق x صفوفها، وكل عدد من 1 إلى {most}، مثلًا dots:4x3.</translation>
    </message>
    <message>
        <source>Each closed box needs its owner&apos;s X or O. Open boxes can&apos;t have one.</source>
        <extracomment>What is wrong with something that was typed</extracomment>
        <translation>كل صندوق مغلق يحتاج إلى X أو O لصاحبه. والصناديق المفتوحة لا يمكن أن يكون لها ذلك.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a Hex board size. Write how many cells there are on each side, from {least} to {most}, for example hex:5.</source>
        <extracomment>What is wrong with something that was typed.
{text}: what somebody typed, or what stands in a file
{least}: the smallest number that is possible
{most}: the largest number that is possible</extracomment>
        <translation>«{text}» ليس حجمًا للعبة هيكس. اكتب عدد الخلايا في جانب واحد، من {least} إلى {most}، مثلًا hex:5.</translation>
    </message>
    <message>
        <source>These numbers of stones can&apos;t be right. X goes first, so X has as many stones as O, or one more.</source>
        <extracomment>What is wrong with something that was typed.</extracomment>
        <translation>عدد الأحجار غير صحيح. X يبدأ، لذلك عند X أحجار بعدد أحجار O، أو حجر واحد زائد.</translation>
    </message>
    <message>
        <source>If the board is full and nobody has completed a row, it is a draw.</source>
        <extracomment>A rule of the game</extracomment>
        <translation>إذا امتلأت اللوحة وليس عند أحد صف، فهو تعادل.</translation>
    </message>
    <message>
        <source>always takes the first empty cell, starting from the top left</source>
        <extracomment>what a bot does; the bot is the subject</extracomment>
        <translation>يأخذ دائمًا أول خلية فارغة، من أعلى اليسار</translation>
    </message>
    <message>
        <source>Win = 10 + empty squares</source>
        <extracomment>name of a scale for values</extracomment>
        <translation>10 + المربعات الفارغة</translation>
    </message>
    <message>
        <source>If {first} wins, the value is 10, plus 1 for each square that is still empty. If {second} wins, it is the same number with a minus sign in front. 0: a draw.</source>
        <extracomment>What values mean on the scale of schools
{first}: the name of the player who moves first: X, White
{second}: the name of the player who moves second: O, Black</extracomment>
        <translation>إذا فاز {first} فالقيمة 10، زائد 1 لكل مربع ما زال فارغًا. وإذا فاز {second} فهي العدد نفسه مع إشارة ناقص. والتعادل 0.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a board size. Write pits x seeds, for example kalah:6x4. There can be up to {pits} pits with up to {seeds} seeds each.</source>
        <extracomment>What is wrong with something that was typed. {pits}, {seeds}, {total}: numbers
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«{text}» ليس حجمًا. اكتب الحفر x البذور، مثلًا kalah:6x4. يمكن أن تكون الحفر حتى {pits}، وفي كل حفرة حتى {seeds} من البذور.</translation>
    </message>
    <message>
        <source>{where}pit {text} doesn&apos;t exist. The last pit is {last}.</source>
        <extracomment>{where} is “Move 3: ”, or nothing {last}: the letter of a pit
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}الحفرة {text} غير موجودة. آخر حفرة هي {last}.</translation>
    </message>
    <message>
        <source>Pit letters, such as cfB, or a position such as {example}</source>
        <extracomment>In the empty line for a position: what you can type there.
{example}: an example of what can be typed</extracomment>
        <translation>⁧حروف الحفر مثل cfB، أو وضعية مثل {example}⁩</translation>
    </message>
    <message>
        <source>There can&apos;t be {x} X and {o} O. Each player has at most {most} stones, and X places the first one.</source>
        <extracomment>What is wrong with something that was typed. {x}, {o}: how many there are
{most}: the largest number that is possible</extracomment>
        <translation>{x} من X و{o} من O غير ممكن. لكل لاعب {most} أحجار على الأكثر، وX يضع الحجر الأول.</translation>
    </message>
    <message>
        <source>number of heaps that count as 1 = {number}, which is even</source>
        <extracomment>these texts about what is left follow a colon, or a move in brackets
{number}: a number</extracomment>
        <translation>الأكوام التي تُحسب 1 = {number}، عدد زوجي</translation>
    </message>
    <message>
        <source>number of heaps that count as 1 = {number}, which is odd</source>
        <extracomment>In brackets after a move, in “Why?”: what the theory says of the coins that are left.
{number}: a number</extracomment>
        <translation>الأكوام التي تُحسب 1 = {number}، عدد فردي</translation>
    </message>
    <message>
        <source>remainder after dividing by {divisor} = {number}</source>
        <extracomment>In brackets after a move, in “Why?”: what the theory says of the coins that are left. {divisor}: a number
{number}: a number</extracomment>
        <translation>باقي القسمة على {divisor} = {number}</translation>
    </message>
    <message>
        <source>No heap counts more than 1. Number of heaps that count as 1 = {ones}</source>
        <extracomment>Below a list of the heaps: what the theory computes. {ones}: a number</extracomment>
        <translation>لا كومة تُحسب أكثر من 1. الأكوام التي تُحسب 1 = {ones}</translation>
    </message>
    <message>
        <source>Leave a multiple of {number}. Each time the other player takes some coins, take enough that the two turns add up to {number}.</source>
        <extracomment>“Why?”: the rule to win
{number}: a number</extracomment>
        <translation>اترك عددًا من مضاعفات {number}. وبعد كل رد، خذ ما يُكمل {number}.</translation>
    </message>
    <message>
        <source>The bot should leave a multiple of {number}. Each time you take some coins, it takes enough that the two turns add up to {number}.</source>
        <extracomment>“Why?”: the rule to win
{number}: a number</extracomment>
        <translation>على الحاسوب أن يترك مضاعفًا للعدد {number}. عندما تأخذ، يأخذ هو ما يكمل العدد إلى {number}.</translation>
    </message>
    <message>
        <source>Leave two heaps of the same size. Then copy each move: take the same number from the other heap.</source>
        <extracomment>“Why?”: the rule to win</extracomment>
        <translation>اترك كومتين متساويتين. ثم قلّد كل نقلة: خذ العدد نفسه من الكومة الأخرى.</translation>
    </message>
    <message>
        <source>The bot should leave two heaps of the same size. Then it can copy each of your moves on the other heap.</source>
        <extracomment>“Why?”: the rule to win</extracomment>
        <translation>على الحاسوب أن يترك كومتين متساويتين. عندها يستطيع أن يقلد كل نقلة في الكومة الأخرى.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t an Othello board size. Write columns x rows, each 4, 6 or 8, for example othello:6x6.</source>
        <extracomment>What is wrong with something that was typed
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«{text}» ليس حجمًا للعبة أوثيلو. اكتب الأعمدة x الصفوف، وكل منهما 4 أو 6 أو 8، مثلًا othello:6x6.</translation>
    </message>
    <message>
        <source>“{mark}” isn&apos;t a mark in this game. Write {known} or a dot.</source>
        <extracomment>{known}: “X” or “X, O”; {mark}: a letter</extracomment>
        <translation>«{mark}» ليست علامة في هذه اللعبة. اكتب {known} أو نقطة.</translation>
    </message>
    <message>
        <source>These rows can&apos;t happen. The game, or its board, would have ended with the first row.</source>
        <extracomment>What is wrong with a board that was typed.</extracomment>
        <translation>هذه الصفوف غير ممكنة. كانت المباراة أو لوحتها ستنتهي مع أول صف.</translation>
    </message>
    <message>
        <source>Win = 10 + moves left</source>
        <extracomment>A scale of values: a win counts 10 and one more for each move that is left.</extracomment>
        <translation>10 + النقلات الباقية</translation>
    </message>
    <message>
        <source>{where}“{text}” comes after the game has ended. Leave out this move and all the moves after it.</source>
        <extracomment>What is wrong with something that was typed or read.
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}«{text}» تأتي بعد نهاية المباراة. احذفها، واحذف كل النقلات التي بعدها.</translation>
    </message>
    <message>
        <source>there is no game in it. Try another file.</source>
        <extracomment>What is wrong with a file, after “line 3: ” or its name; begins small</extracomment>
        <translation>ليس فيه مباراة. جرّب ملفًا آخر.</translation>
    </message>
    <message>
        <source>you don&apos;t have permission to use this file or folder. Try another folder.</source>
        <translation>ليس عندك إذن لاستعمال هذا الملف أو المجلد. جرّب مجلدًا آخر.</translation>
    </message>
    <message>
        <source>the disk is full. Free up some space.</source>
        <translation>القرص ممتلئ. أفرغ بعض المساحة.</translation>
    </message>
    <message>
        <source>it is empty. Try another file.</source>
        <extracomment>What is wrong with a file, after a colon; begins small</extracomment>
        <translation>إنه فارغ. جرّب ملفًا آخر.</translation>
    </message>
    <message>
        <source>{where}there are too many brackets inside brackets.</source>
        <extracomment>What is wrong with a file, after a colon; begins small
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}أقواس كثيرة جدًا بعضها داخل بعض.</translation>
    </message>
    <message>
        <source>Opening “{name}”: {percent}%.</source>
        <extracomment>While a large file is read. {name}: of the file
{percent}: a number, without its sign</extracomment>
        <translation>فتح «{name}»: {percent}٪.</translation>
    </message>
    <message>
        <source>Saving “{name}”: {percent}%.</source>
        <extracomment>While a large file is written. {name}: of the file
{percent}: a number, without its sign</extracomment>
        <translation>حفظ «{name}»: {percent}٪.</translation>
    </message>
    <message>
        <source>Everything is being saved again.</source>
        <translation>كل شيء محفوظ من جديد.</translation>
    </message>
    <message>
        <source>Your settings were damaged, so the default settings are being used. The old file is kept as “{name}”.</source>
        <extracomment>Said at the start of the program. {name}: of the old file</extracomment>
        <translation>كانت إعداداتك تالفة، لذلك نستعمل الإعدادات المعتادة. الملف القديم محفوظ باسم «{name}».</translation>
    </message>
    <message>
        <source>{name} only plays five-in-a-row games in which stones don&apos;t fall, such as Gomoku. Choose another game or another player.</source>
        <extracomment>What is wrong with another program that should play. {name}: of the program</extracomment>
        <translation>‏{name} يلعب فقط خمسة في صف بلا أحجار تسقط، مثل غوموكو. اختر لعبة أخرى أو لاعبًا آخر.</translation>
    </message>
    <message>
        <source>{name} only plays chess. Choose another game or another player.</source>
        <extracomment>What is wrong with another program that should play. {name}: of the program</extracomment>
        <translation>‏{name} يلعب الشطرنج فقط. اختر لعبة أخرى أو لاعبًا آخر.</translation>
    </message>
    <message>
        <source>if moves are equally good: one at random</source>
        <translation>بين النقلات المتساوية: عشوائيًا</translation>
    </message>
    <message>
        <source>0: a draw. If {first} wins, the value is 10, plus 1 for each move that could still be played. If {second} wins, it is the same number with a minus sign in front.</source>
        <extracomment>What values mean on the scale of schools
{first}: the name of the player who moves first: X, White
{second}: the name of the player who moves second: O, Black</extracomment>
        <translation>‏0: تعادل. إذا فاز {first}، فالقيمة 10، زائد 1 لكل نقلة كان يمكن أن تُلعب بعد. إذا فاز {second}، فهي العدد نفسه مع إشارة ناقص أمامه.</translation>
    </message>
    <message>
        <source>If {first} wins, the value is 10, plus 1 for each move that could still be played. If {second} wins, it is the same number with a minus sign in front.</source>
        <extracomment>What values mean on the scale of schools
{first}: the name of the player who moves first: X, White
{second}: the name of the player who moves second: O, Black</extracomment>
        <translation>إذا فاز {first}، فالقيمة 10، زائد 1 لكل نقلة كان يمكن أن تُلعب بعد. إذا فاز {second}، فهي العدد نفسه مع إشارة ناقص أمامه.</translation>
    </message>
    <message>
        <source>{other} only needs {square} to complete a row. In the end {player} runs out of safe columns.</source>
        <extracomment>“Why?”: the reason for a loss where discs fall
{other}: the other player&apos;s name: O, Black
{square}: a square of the board: e4
{player}: a player&apos;s name: X, White</extracomment>
        <translation>لا ينقص {other} إلا {square} ليكمل صفًا. في النهاية لا يبقى عند {player} أي عمود آمن.</translation>
    </message>
    <message>
        <source>You only need {square} to complete a row. In the end the bot runs out of safe columns.</source>
        <extracomment>“Why?”: the reason for a loss where discs fall
{square}: a square of the board: e4</extracomment>
        <translation>لا ينقصك إلا {square} لتكمل صفًا. في النهاية لا يبقى عند الحاسوب أي عمود آمن.</translation>
    </message>
    <message>
        <source>The bot only needs {square} to complete a row. In the end you run out of safe columns.</source>
        <extracomment>“Why?”: the reason for a loss where discs fall
{square}: a square of the board: e4</extracomment>
        <translation>لا ينقص الحاسوب إلا {square} ليكمل صفًا. في النهاية لا يبقى عندك أي عمود آمن.</translation>
    </message>
    <message>
        <source>After {reply}, {player} can&apos;t move and must pass.</source>
        <extracomment>“Why?”: what is wrong with a move
{reply}: the other player&apos;s answer, a move: b2
{player}: a player&apos;s name: X, White</extracomment>
        <translation>بعد {reply} لا نقلة عند {player}، فعليه التمرير.</translation>
    </message>
    <message>
        <source>After {reply}, you can&apos;t move and must pass.</source>
        <extracomment>“Why?”: what is wrong with a move
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>بعد {reply} لا نقلة عندك، فعليك التمرير.</translation>
    </message>
    <message>
        <source>After {reply}, the bot can&apos;t move and must pass.</source>
        <extracomment>“Why?”: what is wrong with a move
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>بعد {reply} لا نقلة عند الحاسوب، فعليه التمرير.</translation>
    </message>
    <message>
        <source>Mira, {percent}% at random</source>
        <extracomment>The bot Mira while it plays a fixed share of its moves at random
{percent}: a number, without its sign</extracomment>
        <translation>ميرا، {percent}٪ عشوائيًا</translation>
    </message>
    <message>
        <source>Looks {depth} ahead, no guessing</source>
        <extracomment>Name of a kind of player: of a level of the bot, or of a way to choose moves
{depth}: a number of moves</extracomment>
        <translation>ينظر {depth} إلى الأمام، بلا تخمين</translation>
    </message>
    <message>
        <source>plays {percent}% of its moves at random and the rest well</source>
        <extracomment>What a player does, in a list of players; begins small
{percent}: a number, without its sign</extracomment>
        <translation>تلعب {percent}٪ من نقلاتها عشوائيًا، والباقي جيدًا</translation>
    </message>
    <message>
        <source>Adapts to you: it now plays {percent}% of its moves at random.</source>
        <extracomment>Below the board, about the bot that adapts to the player
{percent}: a number, without its sign</extracomment>
        <translation>تتكيّف معك: تلعب الآن {percent}٪ من نقلاتها عشوائيًا.</translation>
    </message>
    <message>
        <source>you win in at most {count}</source>
        <extracomment>Under a value on the board: in how many moves the game ends, at the latest
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>تفوز أنت في {count} على الأكثر</translation>
    </message>
    <message>
        <source>bot wins in at most {count}</source>
        <extracomment>Under a value on the board: in how many moves the game ends, at the latest
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>يفوز الحاسوب في {count} على الأكثر</translation>
    </message>
    <message>
        <source>you win next</source>
        <extracomment>Under a value on the board: with your next move</extracomment>
        <translation>تفوز أنت في التالية</translation>
    </message>
    <message>
        <source>bot wins next</source>
        <extracomment>Under a value on the board: with the bot&apos;s next move</extracomment>
        <translation>يفوز الحاسوب في التالية</translation>
    </message>
    <message>
        <source>you win in {count}</source>
        <extracomment>Under a value on the board: in how many of your moves the game is won
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>تفوز أنت في {count}</translation>
    </message>
    <message>
        <source>bot wins in {count}</source>
        <extracomment>Under a value on the board: in how many of the bot&apos;s moves the game is won
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>يفوز الحاسوب في {count}</translation>
    </message>
    <message>
        <source>Nobody knows a simple rule for this shape.</source>
        <extracomment>above the list of moves, in place of a rule that says how to win</extracomment>
        <translation>لا أحد يعرف قاعدة بسيطة لهذا الشكل.</translation>
    </message>
    <message>
        <source>you may win</source>
        <extracomment>A guess about the end of the game: the reader is likelier to win</extracomment>
        <translation>قد تفوز</translation>
    </message>
    <message>
        <source>the bot may win</source>
        <extracomment>A guess about the end of the game: the bot is likelier to win</extracomment>
        <translation>قد يفوز الحاسوب</translation>
    </message>
    <message>
        <source>The player who has just moved is still in check, which isn&apos;t allowed. Let that player move next.</source>
        <extracomment>What is wrong with something that was typed</extracomment>
        <translation>اللاعب الذي لعب الآن ما زال في كش، وهذا غير مسموح. اجعل الدور على ذلك اللاعب.</translation>
    </message>
    <message>
        <source>It is a draw if a player can&apos;t move but isn&apos;t in check: stalemate.</source>
        <translation>تتعادلان إذا لم يستطع لاعب أن يتحرك وملكه ليس في كش: جمود.</translation>
    </message>
    <message>
        <source>“{text}” doesn&apos;t fit this bar. Write how many squares are left in each row, from the bottom up: 5,3,1. No row can be longer than the row below it.</source>
        <extracomment>What is wrong with something that was typed.
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«{text}» لا يناسب هذا اللوح. اكتب كم مربعًا بقي في كل صف، من الأسفل إلى الأعلى: ‎5,3,1. لا يمكن أن يكون صف أطول من الصف الذي تحته.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a drawing of this board. Write its rows from the top with / between them: _ for a line across, | for a line down, and . for nothing. Write each box&apos;s X or O after its left line.</source>
        <extracomment>What is wrong with something that was typed
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«{text}» ليس رسمًا لهذه اللوحة. اكتب صفوفها من الأعلى وبينها /، واكتب _ للخط الأفقي و | للخط العمودي ونقطة . للفراغ. واكتب X أو O لكل صندوق بعد خطه الأيسر.</translation>
    </message>
    <message>
        <source>This isn&apos;t a Hex board of this size. Write its rows from the top, with X, O or a dot for each cell: {example}.</source>
        <extracomment>What is wrong with something that was typed.
{example}: an example of what can be typed</extracomment>
        <translation>هذه ليست لوحة هيكس بهذا الحجم. اكتب صفوفها من الأعلى، ولكل خلية X أو O أو نقطة: {example}.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a board of this size. Write its rows from the top with W, B and dots, then whose turn it is, for example {example}.</source>
        <extracomment>What is wrong with something that was typed
{text}: what somebody typed, or what stands in a file
{example}: an example of what can be typed</extracomment>
        <translation>«{text}» ليست لوحة بهذا الحجم. اكتب صفوفها من الأعلى بالحرفين W وB والنقاط، ثم على من الدور، مثلًا {example}.</translation>
    </message>
    <message>
        <source>If you can&apos;t move, you lose. There are no draws.</source>
        <translation>إذا لم تستطع أن تتحرك، تخسر. لا تعادل هنا.</translation>
    </message>
    <message>
        <source>“{mark}” in row {row}, column {column} isn&apos;t a mark. Write X, O or a dot.</source>
        <extracomment>What is wrong with a board that was typed. {row}, {column}, {cells}: numbers; {mark}: a letter</extracomment>
        <translation>«{mark}» في الصف {row}، العمود {column} ليست علامة. اكتب X أو O أو نقطة.</translation>
    </message>
    <message>
        <source>“{text}” after the board isn&apos;t a player. Write X or O, or leave it out.</source>
        <extracomment>What is wrong with a board that was typed.
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«{text}» بعد اللوحة ليس لاعبًا. اكتب X أو O، أو احذفه.</translation>
    </message>
    <message>
        <source>pit {pit}</source>
        <extracomment>a move in a sentence, such as “With pit c, X could capture 3 seeds”
{pit}: the letter of a pit: c</extracomment>
        <translation>الحفرة {pit}</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a board of nine points. Write its rows from the top with X, O and dots, then whose turn it is, for example XO./.X./..O X.</source>
        <extracomment>What is wrong with something that was typed.
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«{text}» ليست لوحة من تسع نقاط. اكتب صفوفها من الأعلى بالحرفين X وO والنقاط، ثم على من الدور، مثلًا XO./.X./..O X.</translation>
    </message>
    <message>
        <source>Entry {place}, “{text}”, isn&apos;t a number from −100,000 to 100,000. Write, for example, 3 5 2 9 or [3 5] [2 9].</source>
        <extracomment>What is wrong with numbers that were typed for a tree. {branches}, {place}, {fewer}, {more}, {leaves}: numbers
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>المدخل رقم {place}، «{text}»، ليس عددًا من ‎−100,000 إلى ‎100,000. اكتب مثلًا ‎3 5 2 9‎ أو ‎[3 5] [2 9]‎.</translation>
    </message>
    <message>
        <source>This position doesn&apos;t fit the board. Write its rows from the top with B, W and dots, then whose turn it is, for example {example}.</source>
        <extracomment>What is wrong with something that was typed
{example}: an example of what can be typed</extracomment>
        <translation>هذه ليست وضعية على هذه اللوحة. اكتب صفوفها من الأعلى بالحرفين B وW والنقاط، ثم على من الدور، مثلًا {example}.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a possible number of boards. Write a number from 1 to {most}, for example notakto:2.</source>
        <extracomment>What is wrong with something that was typed.
{text}: what somebody typed, or what stands in a file
{most}: the largest number that is possible</extracomment>
        <translation>«{text}» ليس عدد لوحات ممكنًا. اكتب عددًا من 1 إلى {most}، مثلًا notakto:2.</translation>
    </message>
    <message>
        <source>{where}this isn&apos;t UTF-8 text. Save it as UTF-8 and try again.</source>
        <extracomment>What is wrong with a file, after a colon; begins small
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}هذا ليس نصًا بترميز UTF-8. احفظه بترميز UTF-8 وحاول مرة أخرى.</translation>
    </message>
    <message>
        <source>“{file}” isn&apos;t a Gomocup program. Their names start with {prefix}.</source>
        <extracomment>What is wrong with another program that should play. {file}: of its file; {prefix}: how it should begin</extracomment>
        <translation>«{file}» ليس برنامج Gomocup. أسماء هذه البرامج تبدأ بـ {prefix}.</translation>
    </message>
    <message>
        <source>{name} didn&apos;t start. This computer can&apos;t run {path} as a program.</source>
        <extracomment>What is wrong with another program that should play. {name}: of the program
{path}: the place of a file on the disk</extracomment>
        <translation>لم يبدأ {name}. هذا الجهاز لا يستطيع تشغيل {path} كبرنامج.</translation>
    </message>
    <message>
        <source>{name} wasn&apos;t ready after {seconds} s, so it was stopped.</source>
        <extracomment>What is wrong with another program that should play. {name}: of the program
{seconds}: a number</extracomment>
        <translation>لم يكن {name} جاهزًا بعد {seconds} ث، لذلك أُوقف.</translation>
    </message>
    <message>
        <source>{name} doesn&apos;t play on this board: “{text}”.</source>
        <extracomment>What is wrong with another program that should play. {name}: of the program; {text}: what the program wrote</extracomment>
        <translation>لا يلعب {name} على هذه اللوحة: «{text}».</translation>
    </message>
    <message>
        <source>{name} wanted to play {text}, which isn&apos;t allowed here.</source>
        <extracomment>What is wrong with another program that should play. {name}: of the program; {text}: what the program wrote</extracomment>
        <translation>أراد {name} أن يلعب نقلة {text}، وهي غير مسموحة هنا.</translation>
    </message>
    <message>
        <source>With {better}, {player} could copy each move on the opposite side of the centre. Then {player} couldn&apos;t lose.</source>
        <extracomment>“Why?”: the reason for a loss
{better}: a move that was better: b2
{player}: a player&apos;s name: X, White</extracomment>
        <translation>مع {better} كان {player} سيقلد كل نقلة في الجهة المقابلة من المركز. وهكذا لا يخسر {player}.</translation>
    </message>
    <message>
        <source>With {better}, you could copy each of the bot&apos;s moves on the opposite side of the centre. Then you couldn&apos;t lose.</source>
        <extracomment>“Why?”: the reason for a loss
{better}: a move that was better: b2</extracomment>
        <translation>مع {better} كنت ستقلد كل نقلة للحاسوب في الجهة المقابلة من المركز. وهكذا لا تخسر.</translation>
    </message>
    <message>
        <source>With {better}, the bot could copy each of your moves on the opposite side of the centre. Then it couldn&apos;t lose.</source>
        <extracomment>“Why?”: the reason for a loss
{better}: a move that was better: b2</extracomment>
        <translation>مع {better} كان الحاسوب سيقلد كل نقلة لك في الجهة المقابلة من المركز. وهكذا لا يخسر.</translation>
    </message>
    <message>
        <source>If the game isn&apos;t over at that depth, the search guesses from the pieces and where they are.</source>
        <translation>إذا لم تنته المباراة عند ذلك العمق، يخمّن البحث من القطع وأماكنها.</translation>
    </message>
    <message>
        <source>If the game isn&apos;t over at that depth, the search guesses by working out who has to open the chains.</source>
        <translation>إذا لم تنته المباراة عند ذلك العمق، يخمّن البحث بحساب من سيفتح السلاسل.</translation>
    </message>
    <message>
        <source>If the game isn&apos;t over at that depth, the search guesses by counting the stones that each player still needs.</source>
        <translation>إذا لم تنته المباراة عند ذلك العمق، يخمّن البحث بعدّ الأحجار التي ما زال كل لاعب يحتاجها.</translation>
    </message>
    <message>
        <source>If the game isn&apos;t over at that depth, the search guesses from the number of pawns left.</source>
        <translation>إذا لم تنته المباراة عند ذلك العمق، يخمّن البحث من عدد البيادق الباقية.</translation>
    </message>
    <message>
        <source>If the game isn&apos;t over at that depth, the search guesses by counting open lines.</source>
        <translation>إذا لم تنته المباراة عند ذلك العمق، يخمّن البحث بعدّ الخطوط المفتوحة.</translation>
    </message>
    <message>
        <source>If the game isn&apos;t over at that depth, the search guesses from the seeds in the stores.</source>
        <translation>إذا لم تنته المباراة عند ذلك العمق، يخمّن البحث من البذور في المخازن.</translation>
    </message>
    <message>
        <source>If the game isn&apos;t over at that depth, the search guesses from corners, edges and the number of moves.</source>
        <translation>إذا لم تنته المباراة عند ذلك العمق، يخمّن البحث من الزوايا والحواف وعدد النقلات.</translation>
    </message>
    <message>
        <source>If the game isn&apos;t over at that depth, the search guesses by counting open lines, which are bad here.</source>
        <translation>إذا لم تنته المباراة عند ذلك العمق، يخمّن البحث بعدّ الخطوط المفتوحة، وهي سيئة هنا.</translation>
    </message>
    <message>
        <source>If the game isn&apos;t over at that depth, the search guesses that the game is even.</source>
        <translation>إذا لم تنته المباراة عند ذلك العمق، يخمّن البحث أن المباراة متعادلة.</translation>
    </message>
    <message>
        <source>Every disc must be joined to the middle by other discs. Some of these aren&apos;t.</source>
        <extracomment>What is wrong with something that was typed</extracomment>
        <translation>يجب أن يتصل كل قرص بالوسط عبر أقراص أخرى. هنا بعضها غير متصل.</translation>
    </message>
    <message>
        <source>{k} in a row doesn&apos;t fit on a {columns} by {rows} board. Make the board larger.</source>
        <extracomment>What is wrong with something that was typed.
{k}: how many in a row win, a number
{columns}: a number
{rows}: a number</extracomment>
        <translation>{k} في صف لا تتسع لها لوحة حجمها {columns} في {rows}. كبّر اللوحة.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a position in this game. Write X&apos;s pits and store, a slash, then O&apos;s pits and store, for example {example}.</source>
        <extracomment>What is wrong with something that was typed.
{text}: what somebody typed, or what stands in a file
{example}: an example of what can be typed</extracomment>
        <translation>«{text}» ليست وضعية لهذه اللعبة. اكتب حفر X ومخزنه، ثم شرطة مائلة /، ثم حفر O ومخزنه، مثلًا {example}.</translation>
    </message>
    <message>
        <source>{where}“{text}” isn&apos;t the name of a heap. The last heap is {last}.</source>
        <extracomment>What is wrong with something that was typed. {last}: the letter of a heap
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}«{text}» ليس اسم كومة. آخر كومة هي {last}.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a board for this game. Write its rows from the top, such as {shape}.</source>
        <extracomment>What is wrong with something that was typed. {shape}: rows of dots
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«{text}» ليست لوحة لهذه اللعبة. اكتب صفوفها من الأعلى، مثل {shape}.</translation>
    </message>
    <message>
        <source>If you complete a row of three matching marks, you win. It doesn&apos;t matter who placed the others.</source>
        <translation>إذا أكملت ثلاث علامات متشابهة في صف، تفوز. ولا يهم من وضع العلامات الأخرى.</translation>
    </message>
    <message>
        <source>it isn&apos;t a file that can hold a game. Try another file.</source>
        <translation>ليس ملفًا يمكن أن تكون فيه مباراة. جرّب ملفًا آخر.</translation>
    </message>
    <message>
        <source>{where}this isn&apos;t JSON. The file is damaged, or it is another kind of file.</source>
        <extracomment>What is wrong with a file, after a colon; begins small
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}هذا ليس JSON. الملف تالف أو من نوع آخر.</translation>
    </message>
    <message>
        <source>it isn&apos;t a Minimax Fair lesson. Try another file.</source>
        <extracomment>What is wrong with a file, after a colon; begins small</extracomment>
        <translation>ليس درسًا من Minimax Fair. جرّب ملفًا آخر.</translation>
    </message>
    <message>
        <source>it isn&apos;t a Minimax Fair game. Try another file.</source>
        <extracomment>What is wrong with a file, after a colon; begins small</extracomment>
        <translation>ليس مباراة من Minimax Fair. جرّب ملفًا آخر.</translation>
    </message>
    <message>
        <source>{name} didn&apos;t move within {seconds} s, so it was stopped.</source>
        <extracomment>What is wrong with another program that should play. {name}: of the program
{seconds}: a number</extracomment>
        <translation>لم يلعب {name} أي نقلة خلال {seconds} ث، لذلك أُوقف.</translation>
    </message>
    <message>
        <source>With {better}, {player} could complete a row at {place} or {other_place}. {other} couldn&apos;t stop both.</source>
        <extracomment>“Why?”: what is wrong with a move
{better}: a move that was better: b2
{player}: a player&apos;s name: X, White
{place}: a place on the board: b2
{other_place}: a place on the board: b2
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>مع {better} كان {player} سيكمل صفًا على {place} أو على {other_place}. لا يستطيع {other} أن يمنع الاثنين.</translation>
    </message>
    <message>
        <source>With {better}, you could complete a row at {place} or {other_place}. The bot couldn&apos;t stop both.</source>
        <extracomment>“Why?”: what is wrong with a move
{better}: a move that was better: b2
{place}: a place on the board: b2
{other_place}: a place on the board: b2</extracomment>
        <translation>مع {better} كنت ستكمل صفًا على {place} أو على {other_place}. لا يستطيع الحاسوب أن يمنع الاثنين.</translation>
    </message>
    <message>
        <source>With {better}, the bot could complete a row at {place} or {other_place}. You couldn&apos;t stop both.</source>
        <extracomment>“Why?”: what is wrong with a move
{better}: a move that was better: b2
{place}: a place on the board: b2
{other_place}: a place on the board: b2</extracomment>
        <translation>مع {better} كان الحاسوب سيكمل صفًا على {place} أو على {other_place}. لا تستطيع أن تمنع الاثنين.</translation>
    </message>
    <message>
        <source>If the game isn&apos;t over, the player with more pawns is ahead by 100 for each extra pawn.</source>
        <translation>إذا لم تنتهِ المباراة، فمن عنده بيادق أكثر هو المتقدم: 100 لكل بيدق زائد.</translation>
    </message>
    <message>
        <source>From the empty board, X can always win. Why? Suppose O had a winning plan. X could put a stone anywhere and then use that plan. An extra stone never hurts, and Hex has no draws.
(John Nash, 1952. This doesn&apos;t tell us how to win.)</source>
        <translation>من اللوحة الفارغة يستطيع X أن يفوز دائمًا. لماذا؟ لنفترض أن عند O خطة فائزة. عندها يضع X حجرًا في أي مكان، ثم يستعمل تلك الخطة نفسها. الحجر الزائد لا يضر أبدًا، ولا تعادل في هيكس.
(John Nash, 1952. هذا لا يخبرنا كيف نفوز.)</translation>
    </message>
    <message>
        <source>{name} crashed: this processor doesn&apos;t know one of its instructions ({code}). It may be built for another processor, so try another version of it.</source>
        <extracomment>{name}: the program that plays; {code} is &quot;signal 4&quot; or &quot;code 0xC000001D&quot;</extracomment>
        <translation>تعطّل {name}: هذا المعالج لا يعرف إحدى تعليماته ({code}). ربما بُني لمعالج آخر، فجرّب نسخة أخرى منه.</translation>
    </message>
    <message>
        <source>{name} crashed: it used memory that it must not use ({code}). If it always does, it may be built for another processor.</source>
        <extracomment>{name}: the program that plays; {code} is &quot;signal 11&quot; or &quot;code 0xC0000005&quot;</extracomment>
        <translation>تعطّل {name}: استعمل ذاكرة لا يحق له استعمالها ({code}). إذا تكرر ذلك دائمًا فربما بُني لمعالج آخر.</translation>
    </message>
    <message>
        <source>{name} crashed: it made a mistake in arithmetic ({code}).</source>
        <extracomment>{name}: the program that plays; {code} is &quot;signal 8&quot; or &quot;code 0xC0000094&quot;</extracomment>
        <translation>تعطّل {name}: أخطأ في الحساب ({code}).</translation>
    </message>
    <message>
        <source>{name} crashed: it found an error in itself and gave up ({code}).</source>
        <extracomment>{name}: the program that plays; {code} is &quot;signal 6&quot; or &quot;code 0xC0000409&quot;</extracomment>
        <translation>تعطّل {name}: وجد خطأ في نفسه فتوقف ({code}).</translation>
    </message>
    <message>
        <source>{name} can&apos;t run: a part of it is built for another kind of processor ({code}).</source>
        <extracomment>{name}: the program that plays; {code} is &quot;code 0xC000007B&quot;</extracomment>
        <translation>لا يعمل {name} هنا: جزء منه مبني لنوع آخر من المعالجات ({code}).</translation>
    </message>
    <message>
        <source>{name} can&apos;t run: a file that it needs is missing ({code}).</source>
        <extracomment>{name}: the program that plays; {code} is &quot;code 127&quot; or &quot;code 0xC0000135&quot;</extracomment>
        <translation>لا يعمل {name} هنا: ينقصه ملف يحتاج إليه ({code}).</translation>
    </message>
    <message>
        <source>{name} stopped because the computer ran out of memory ({code}).</source>
        <extracomment>{name}: the program that plays; {code} is &quot;code 0xC0000017&quot;</extracomment>
        <translation>توقف {name} لأن ذاكرة الحاسوب نفدت ({code}).</translation>
    </message>
    <message>
        <source>Something else stopped {name} ({code}).</source>
        <extracomment>{name}: the program that plays; {code} is &quot;signal 15&quot; or &quot;code 0xC000013A&quot;</extracomment>
        <translation>شيء آخر أوقف {name} ({code}).</translation>
    </message>
    <message>
        <source>signal {number}</source>
        <extracomment>In brackets after how a program crashed; the number is the system&apos;s own for the reason
{number}: a number</extracomment>
        <translation>الإشارة {number}</translation>
    </message>
    <message>
        <source>code {number}</source>
        <extracomment>In brackets after how a program crashed; the number is the system&apos;s own for the reason
{number}: a number</extracomment>
        <translation>الرمز {number}</translation>
    </message>
    <message>
        <source>remainders after dividing by {divisor}, added without carrying = {number}</source>
        <extracomment>In brackets after a move, in “Why?”: what the theory says of the coins that are left. {divisor}: a number
{number}: a number</extracomment>
        <translation>البواقي بعد القسمة على {divisor}، مجموعةً بلا حمل = {number}</translation>
    </message>
    <message>
        <source>Leave two heaps of the same size. Then copy each move, until the other player leaves 1 coin or none in a heap. Then leave just 1 coin in all.</source>
        <extracomment>“Why?”: the rule to win</extracomment>
        <translation>اترك كومتين متساويتين. ثم كرر كل نقلة، حتى يترك اللاعب الآخر في كومة قطعة واحدة أو لا شيء. عندها اترك قطعة واحدة فقط في المجموع.</translation>
    </message>
    <message>
        <source>The bot should leave two heaps of the same size. Then it can copy each of your moves, until you leave 1 coin or none in a heap. Then it leaves just 1 coin in all.</source>
        <extracomment>“Why?”: the rule to win</extracomment>
        <translation>على الحاسوب أن يترك كومتين متساويتين. ثم يستطيع أن يكرر كل نقلة لك، حتى تترك في كومة قطعة واحدة أو لا شيء. عندها يترك قطعة واحدة فقط في المجموع.</translation>
    </message>
    <message>
        <source>It looked at {positions} at most for each move.</source>
        <extracomment>{positions}: such as “20,000 positions”</extracomment>
        <translation>نظر إلى {positions} على الأكثر لكل نقلة.</translation>
    </message>
    <message>
        <source>Measured on {date}, with {openings} openings, each played from both sides.</source>
        <extracomment>Below the strength of a level of the bot. {date}: a day; {openings}: a number</extracomment>
        <translation>قيس في {date}، مع {openings} افتتاحية، لُعبت كل منها من الجانبين.</translation>
    </message>
    <message>
        <source>it has more than {most} games. Split it into smaller files.</source>
        <extracomment>What is wrong with a file, after a colon; begins small
{most}: the largest number that is possible</extracomment>
        <translation>فيه أكثر من {most} مباراة. قسّمه إلى ملفات أصغر.</translation>
    </message>
    <message>
        <source>there is no game {number} in it. Choose a number from 1 to {most}.</source>
        <extracomment>What is wrong with a file, after a colon; begins small
{number}: a number
{most}: the largest number that is possible</extracomment>
        <translation>ليست فيه المباراة {number}. اختر عددًا من 1 إلى {most}.</translation>
    </message>
    <message>
        <source>{where}“{text}” can&apos;t be read and was left out.</source>
        <extracomment>{where} is &quot;Line 5, move 3: &quot;; {text} is a part of a file, such as a misspelt word</extracomment>
        <translation>{where}لا يمكن قراءة «{text}»، فتُرك.</translation>
    </message>
    <message>
        <source>{where}“{text}” can&apos;t be played here, so the moves from there on were left out.</source>
        <extracomment>{text} is a move
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}لا يمكن لعب «{text}» هنا، فتُركت النقلات من هناك.</translation>
    </message>
    <message>
        <source>{where}“{text}” could be more than one move, so the moves from there on were left out.</source>
        <extracomment>{text} is a move
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}قد يكون «{text}» أكثر من نقلة، فتُركت النقلات من هناك.</translation>
    </message>
    <message>
        <source>{where}“{text}” can&apos;t be played here, so the rest of this variation was left out.</source>
        <extracomment>{text} is a move
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}لا يمكن لعب «{text}» هنا، فتُرك باقي هذه السلسلة الجانبية.</translation>
    </message>
    <message>
        <source>{where}the game is over here, so the moves from “{text}” on were left out.</source>
        <extracomment>{text} is a move
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}انتهت المباراة هنا، فتُركت النقلات من «{text}».</translation>
    </message>
    <message>
        <source>{where}the game is too long, so the moves from “{text}” on were left out.</source>
        <extracomment>{text} is a move
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}المباراة طويلة جدًا، فتُركت النقلات من «{text}».</translation>
    </message>
    <message>
        <source>{where}the tag “{text}” was left out.</source>
        <extracomment>A tag is a line such as [White &quot;Ada&quot;] at the beginning of a file; {text} is its name
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}تُرك الوسم «{text}».</translation>
    </message>
    <message>
        <source>{where}only the first {most} tags were kept.</source>
        <extracomment>A tag is a line such as [White &quot;Ada&quot;] at the beginning of a file
{where}: where in a file, such as “line 3: ”; often empty
{most}: the largest number that is possible</extracomment>
        <translation>{where}حُفظت أول {most} وسوم فقط.</translation>
    </message>
    <message>
        <source>{where}the first position can&apos;t be read, but all the moves fit the usual one.</source>
        <extracomment>A tag is a line such as [White &quot;Ada&quot;] at the beginning of a file
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}لا يمكن قراءة الوضعية الأولى، لكن كل النقلات تناسب الوضعية المعتادة.</translation>
    </message>
    <message>
        <source>{where}arrows and clock times were left out.</source>
        <extracomment>A tag is a line such as [White &quot;Ada&quot;] at the beginning of a file
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}تُركت الأسهم وأوقات الساعة.</translation>
    </message>
    <message>
        <source>{where}a long comment was shortened.</source>
        <extracomment>A tag is a line such as [White &quot;Ada&quot;] at the beginning of a file
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}اختُصر تعليق طويل.</translation>
    </message>
    <message>
        <source>{where}this variation has no end, so it was closed where it had to be.</source>
        <extracomment>{text} is a move of a pawn, such as e8
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}لا نهاية لهذه السلسلة الجانبية، فأُغلقت حيث كان ذلك ضروريًا.</translation>
    </message>
    <message>
        <source>{where}the text of this game is too long, so its end was left out.</source>
        <extracomment>{text} is a move of a pawn, such as e8
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}نص هذه المباراة طويل جدًا، فتُركت نهايته.</translation>
    </message>
    <message>
        <source>{where}another game begins here. Only the first one was opened.</source>
        <extracomment>{text} is a move of a pawn, such as e8
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}تبدأ هنا مباراة أخرى. فُتحت الأولى فقط.</translation>
    </message>
    <message>
        <source>Line {line}: </source>
        <extracomment>{line} is the number of a line in a file; a sentence on what was left out there follows</extracomment>
        <translation>السطر {line}: </translation>
    </message>
    <message>
        <source>Line {line}, move {number}: </source>
        <extracomment>{line} and {number} are numbers; a sentence on what was left out there follows</extracomment>
        <translation>السطر {line}، النقلة {number}: </translation>
    </message>
    <message>
        <source>These aren&apos;t all the games: {reason}</source>
        <extracomment>Below a list of the games in a file: {reason} is a sentence about why it is not complete</extracomment>
        <translation>هذه ليست كل المباريات: {reason}</translation>
    </message>
    <message>
        <source>its moves fit several games. Say which game it is.</source>
        <extracomment>What is wrong with a file, after a colon; begins small</extracomment>
        <translation>نقلاته تناسب عدة ألعاب. قل أي لعبة هذه.</translation>
    </message>
    <message>
        <source>no game or lesson can be read from it. Try another file.</source>
        <extracomment>What is wrong with a file, after a colon; begins small</extracomment>
        <translation>لا يمكن أن تُقرأ منه مباراة ولا درس. جرّب ملفًا آخر.</translation>
    </message>
    <message>
        <source>{where}“{text}” doesn&apos;t say what the pawn becomes, so it became a queen.</source>
        <extracomment>{text} is a move of a pawn, such as e8
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}«{text}» لا تقول إلى ماذا يتحوّل البيدق، فأصبح وزيرًا.</translation>
    </message>
    <message>
        <source>{where}this comment has no end, so moves may have been taken for a part of it.</source>
        <extracomment>{text} is a move of a pawn, such as e8
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}هذا التعليق لا نهاية له، فربما عُدّت بعض النقلات جزءًا منه.</translation>
    </message>
    <message>
        <source>“{text}” means castling as in Chess960, which you can&apos;t play here. Write - in its place if nobody may castle.</source>
        <extracomment>{text} is a part of a position, such as KQkq; - is the sign for no castling</extracomment>
        <translation>«{text}» تعني التبييت كما في شطرنج 960، ولا يمكنك لعبه هنا. اكتب - مكانها إن كان التبييت ممنوعًا على الجميع.</translation>
    </message>
    <message>
        <source>{piece} takes </source>
        <extracomment>Read aloud in a chess move before the name of a square: “knight takes d5”. {piece}: a piece, maybe with its column or row</extracomment>
        <translation>{piece} يأسر </translation>
    </message>
    <message>
        <source>{player}&apos;s turn</source>
        <extracomment>Above the table of `minimax-fair analyse`
{player}: a player&apos;s name: X, White</extracomment>
        <translation>الدور على {player}</translation>
    </message>
    <message>
        <source>{where}there is no column {text}. The last column is {corner}.</source>
        <extracomment>{corner}: the name of the last square or column
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}لا يوجد عمود {text}. العمود الأخير هو {corner}.</translation>
    </message>
    <message>
        <source>After {reply}, {other} can win, whatever {player} plays.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2
{other}: the other player&apos;s name: O, Black
{player}: a player&apos;s name: X, White</extracomment>
        <translation>بعد {reply} كل نقلة يلعبها {player} تجعل {other} يفوز.</translation>
    </message>
    <message>
        <source>After {reply}, the bot can win, whatever you play.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>بعد {reply} كل نقلة تلعبها تجعل الحاسوب يفوز.</translation>
    </message>
    <message>
        <source>After {reply}, you can win, whatever the bot plays.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>بعد {reply} كل نقلة يلعبها الحاسوب تجعلك تفوز.</translation>
    </message>
    <message>
        <source>With {better}, {player} can win, whatever {other} plays.</source>
        <extracomment>“Why?”: the reason for a loss
{better}: a move that was better: b2
{player}: a player&apos;s name: X, White
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>مع {better} كانت كل نقلة يلعبها {other} ستجعل {player} يفوز.</translation>
    </message>
    <message>
        <source>With {better}, you can win, whatever the bot plays.</source>
        <extracomment>“Why?”: the reason for a loss
{better}: a move that was better: b2</extracomment>
        <translation>مع {better} كانت كل نقلة يلعبها الحاسوب ستجعلك تفوز.</translation>
    </message>
    <message>
        <source>With {better}, the bot can win, whatever you play.</source>
        <extracomment>“Why?”: the reason for a loss
{better}: a move that was better: b2</extracomment>
        <translation>مع {better} كانت كل نقلة تلعبها ستجعل الحاسوب يفوز.</translation>
    </message>
    <message>
        <source>With {better}, {player}&apos;s last seed would land in {player}&apos;s store, so {player} could move again.</source>
        <extracomment>“Why?”: what a better move would have done
{better}: a move that was better: b2
{player}: a player&apos;s name: X, White</extracomment>
        <translation>مع {better}، كانت آخر بذرة لـ{player} ستسقط في مخزنه، فيلعب {player} مرة أخرى.</translation>
    </message>
    <message>
        <source>With {better}, your last seed would land in your store, so you could move again.</source>
        <extracomment>“Why?”: what a better move would have done
{better}: a move that was better: b2</extracomment>
        <translation>مع {better}، كانت آخر بذرة لك ستسقط في مخزنك، فتلعب مرة أخرى.</translation>
    </message>
    <message>
        <source>With {better}, the bot&apos;s last seed would land in its store, so it could move again.</source>
        <extracomment>“Why?”: what a better move would have done
{better}: a move that was better: b2</extracomment>
        <translation>مع {better}، كانت آخر بذرة للحاسوب ستسقط في مخزنه، فيلعب مرة أخرى.</translation>
    </message>
    <message>
        <source>{sentence} and promotes to a knight</source>
        <extracomment>Read aloud after a promotion; {sentence}: White plays pawn to e8.</extracomment>
        <translation>{sentence}، ويصبح حصانًا</translation>
    </message>
    <message>
        <source>{sentence} and promotes to a bishop</source>
        <extracomment>Read aloud after a promotion; {sentence}: White plays pawn to e8.</extracomment>
        <translation>{sentence}، ويصبح فيلًا</translation>
    </message>
    <message>
        <source>{sentence} and promotes to a rook</source>
        <extracomment>Read aloud after a promotion; {sentence}: White plays pawn to e8.</extracomment>
        <translation>{sentence}، ويصبح رخًا</translation>
    </message>
    <message>
        <source>{sentence} and promotes to a queen</source>
        <extracomment>Read aloud after a promotion; {sentence}: White plays pawn to e8.</extracomment>
        <translation>{sentence}، ويصبح وزيرًا</translation>
    </message>
    <message>
        <source>The reply {reply} attacks two pieces at once: {one} and {two}.</source>
        <extracomment>“Why?”: what is wrong with a move.
{reply}: the other player&apos;s answer, a move: b2
{one}: a place or a move: b2
{two}: another place or move</extracomment>
        <translation>نقلة {reply} تهاجم قطعتين معًا: {one} و{two}.</translation>
    </message>
    <message>
        <source>Playing {better} would capture {piece}, and nothing could capture back.</source>
        <extracomment>“Why?”: what is wrong with a move. {piece}, {other_piece}: with an article, such as “a knight”
{better}: a move that was better: b2</extracomment>
        <translation>نقلة {better} كانت ستأسر {piece}، ولا شيء يستطيع أسرها بعد ذلك.</translation>
    </message>
    <message>
        <source>Playing {move} loses {piece}.</source>
        <extracomment>“Why?”: what is wrong with a move. {piece}, {other_piece}: with an article, such as “a knight”
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>نقلة {move} تخسر {piece}.</translation>
    </message>
    <message>
        <source>Playing {move} loses {piece} for {other_piece}.</source>
        <extracomment>“Why?”: what is wrong with a move. {piece}, {other_piece}: with an article, such as “a knight”
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>نقلة {move} تخسر {piece} وتأسر {other_piece}.</translation>
    </message>
    <message>
        <source>{where}square {text} has already been eaten. Choose one that is left.</source>
        <extracomment>What is wrong with something that was typed.
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}{text} أُكل من قبل. اختر مربعًا باقيًا.</translation>
    </message>
    <message>
        <source>{where}line {text} is already drawn. Choose another one.</source>
        <extracomment>What is wrong with something that was typed
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}{text} مرسوم من قبل. اختر خطًا آخر.</translation>
    </message>
    <message>
        <source>{where}cell {text} is taken. Choose an empty one.</source>
        <extracomment>What is wrong with something that was typed.
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}{text} مشغولة. اختر خلية فارغة.</translation>
    </message>
    <message>
        <source>{where}square {text} is already taken. Choose an empty one.</source>
        <extracomment>
What is wrong with something that was typed.
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}{text} مشغولة من قبل. اختر خلية فارغة.</translation>
    </message>
    <message>
        <source>After {move}, {other} can make {number} in a row with both ends open.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of stones
{move}: a move: b2, column 4, ♘f3
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>بعد {move} يستطيع {other} أن يصنع صفًا من {number} وطرفاه مفتوحان.</translation>
    </message>
    <message>
        <source>After {move}, you can make {number} in a row with both ends open.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of stones
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>بعد {move} تستطيع أن تصنع صفًا من {number} وطرفاه مفتوحان.</translation>
    </message>
    <message>
        <source>After {move}, the bot can make {number} in a row with both ends open.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of stones
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>بعد {move} يستطيع الحاسوب أن يصنع صفًا من {number} وطرفاه مفتوحان.</translation>
    </message>
    <message>
        <source>After {move}, {other} can make two threats at once with {reply}: {one} and {two}. {player} can block only one.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{other}: the other player&apos;s name: O, Black
{reply}: the other player&apos;s answer, a move: b2
{one}: a place or a move: b2
{two}: another place or move
{player}: a player&apos;s name: X, White</extracomment>
        <translation>بعد {move} يستطيع {other} أن يصنع تهديدين معًا بنقلة {reply}: {one} و{two}. يستطيع {player} أن يسد واحدًا فقط.</translation>
    </message>
    <message>
        <source>After {move}, you can make two threats at once with {reply}: {one} and {two}. The bot can block only one.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{reply}: the other player&apos;s answer, a move: b2
{one}: a place or a move: b2
{two}: another place or move</extracomment>
        <translation>بعد {move} تستطيع أن تصنع تهديدين معًا بنقلة {reply}: {one} و{two}. يستطيع الحاسوب أن يسد واحدًا فقط.</translation>
    </message>
    <message>
        <source>After {move}, the bot can make two threats at once with {reply}: {one} and {two}. You can block only one.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{reply}: the other player&apos;s answer, a move: b2
{one}: a place or a move: b2
{two}: another place or move</extracomment>
        <translation>بعد {move} يستطيع الحاسوب أن يصنع تهديدين معًا بنقلة {reply}: {one} و{two}. تستطيع أن تسد واحدًا فقط.</translation>
    </message>
    <message>
        <source>With {better}, {player} would make two threats at once: {one} and {two}. {other} could block only one.</source>
        <extracomment>“Why?”: what is wrong with a move
{better}: a move that was better: b2
{player}: a player&apos;s name: X, White
{one}: a place or a move: b2
{two}: another place or move
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>مع {better}، كان {player} سيصنع تهديدين معًا: {one} و{two}. كان {other} سيسد واحدًا فقط.</translation>
    </message>
    <message>
        <source>With {better}, you would make two threats at once: {one} and {two}. The bot could block only one.</source>
        <extracomment>“Why?”: what is wrong with a move
{better}: a move that was better: b2
{one}: a place or a move: b2
{two}: another place or move</extracomment>
        <translation>مع {better}، كنت ستصنع تهديدين معًا: {one} و{two}. كان الحاسوب سيسد واحدًا فقط.</translation>
    </message>
    <message>
        <source>With {better}, the bot would make two threats at once: {one} and {two}. You could block only one.</source>
        <extracomment>“Why?”: what is wrong with a move
{better}: a move that was better: b2
{one}: a place or a move: b2
{two}: another place or move</extracomment>
        <translation>مع {better}، كان الحاسوب سيصنع تهديدين معًا: {one} و{two}. كنت ستسد واحدًا فقط.</translation>
    </message>
    <message>
        <source>{where}“{text}” isn&apos;t a legal move: point {point} is taken.</source>
        <extracomment>{where} is “Move 3: ”, or nothing {point}: a point of the board, such as b2
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}{text} غير ممكنة: النقطة {point} مشغولة.</translation>
    </message>
    <message>
        <source>{where}“{text}” isn&apos;t a legal move: this player has no stone on {point}.</source>
        <extracomment>{where} is “Move 3: ”, or nothing {point}: a point of the board, such as b2
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}{text} غير ممكنة: اللاعب الذي عليه الدور ليس له حجر على {point}.</translation>
    </message>
    <message>
        <source>{where}“{text}” isn&apos;t a branch of this node. Write a number from 1 to {branches}.</source>
        <extracomment>What is wrong with numbers that were typed for a tree. {branches}, {place}, {fewer}, {more}, {leaves}: numbers
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}«{text}» ليس فرعًا من هذه العقدة. اختر عددًا من 1 إلى {branches}.</translation>
    </message>
    <message>
        <source>{where}there is no square “{text}”. The last square is {last}.</source>
        <extracomment>{where} is “Move 3: ”, or nothing {last}: a square such as h8
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}{text} ليس على هذه اللوحة. آخر مربع هو {last}.</translation>
    </message>
    <message>
        <source>{where}square {text} is taken. Choose an empty one.</source>
        <extracomment>{where} is “Move 3: ”, or nothing
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}{text} مشغول. اختر مربعًا فارغًا.</translation>
    </message>
    <message>
        <source>After {move}, {other} can take the corner {reply}. Nobody can turn a disc there.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{other}: the other player&apos;s name: O, Black
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>بعد {move} يستطيع {other} أن يأخذ الزاوية {reply}. لا أحد يستطيع قلب قرص هناك.</translation>
    </message>
    <message>
        <source>After {move}, you can take the corner {reply}. Nobody can turn a disc there.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>بعد {move} تستطيع أن تأخذ الزاوية {reply}. لا أحد يستطيع قلب قرص هناك.</translation>
    </message>
    <message>
        <source>After {move}, the bot can take the corner {reply}. Nobody can turn a disc there.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>بعد {move} يستطيع الحاسوب أن يأخذ الزاوية {reply}. لا أحد يستطيع قلب قرص هناك.</translation>
    </message>
    <message>
        <source>Playing {better} would take a corner. Nobody can turn a disc there.</source>
        <extracomment>“Why?”: what is wrong with a move
{better}: a move that was better: b2</extracomment>
        <translation>نقلة {better} كانت ستأخذ زاوية. لا أحد يستطيع قلب قرص هناك.</translation>
    </message>
    <message>
        <source>{where}“{text}” is on a dead board: it already has a row. Choose another board.</source>
        <extracomment>What is wrong with something that was typed.
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}{text} على لوحة ميتة: فيها صف مكتمل. اختر لوحة أخرى.</translation>
    </message>
    <message>
        <source>Playing {move} doesn&apos;t block {place}, and {other} wins there.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{place}: a place on the board: b2
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>نقلة {move} لا تسد {place}، وهناك يفوز {other}.</translation>
    </message>
    <message>
        <source>Eating {better} would leave two arms of the same length: the bottom row and the left column. Whatever {other} eats from one arm, {player} could copy on the other arm.</source>
        <extracomment>“Why?”: what a better move would have left
{better}: a move that was better: b2
{other}: the other player&apos;s name: O, Black
{player}: a player&apos;s name: X, White</extracomment>
        <translation>نقلة {better} كانت ستترك ذراعين متساويين في الطول: الصف السفلي والعمود الأيسر. كل ما يأكله {other} من ذراع، كان {player} سيأكل مثله من الآخر.</translation>
    </message>
    <message>
        <source>Eating {better} would leave two arms of the same length: the bottom row and the left column. Whatever the bot eats from one arm, you could copy on the other arm.</source>
        <extracomment>“Why?”: what a better move would have left
{better}: a move that was better: b2</extracomment>
        <translation>نقلة {better} كانت ستترك ذراعين متساويين في الطول: الصف السفلي والعمود الأيسر. كل ما يأكله الحاسوب من ذراع، كنت ستأكل مثله من الآخر.</translation>
    </message>
    <message>
        <source>Eating {better} would leave two arms of the same length: the bottom row and the left column. Whatever you eat from one arm, the bot could copy on the other arm.</source>
        <extracomment>“Why?”: what a better move would have left
{better}: a move that was better: b2</extracomment>
        <translation>نقلة {better} كانت ستترك ذراعين متساويين في الطول: الصف السفلي والعمود الأيسر. كل ما تأكله من ذراع، كان الحاسوب سيأكل مثله من الآخر.</translation>
    </message>
    <message>
        <source>Playing {move} makes a row longer, and {other} completes it with {reply}.</source>
        <extracomment>“Why?”: the reason for a loss
{move}: a move: b2, column 4, ♘f3
{other}: the other player&apos;s name: O, Black
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>نقلة {move} تطيل صفًا، و{other} يكمله بنقلة {reply}.</translation>
    </message>
    <message>
        <source>Playing {move} makes a row longer, and you complete it with {reply}.</source>
        <extracomment>“Why?”: the reason for a loss
{move}: a move: b2, column 4, ♘f3
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>نقلة {move} تطيل صفًا، وأنت تكمله بنقلة {reply}.</translation>
    </message>
    <message>
        <source>Playing {move} makes a row longer, and the bot completes it with {reply}.</source>
        <extracomment>“Why?”: the reason for a loss
{move}: a move: b2, column 4, ♘f3
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>نقلة {move} تطيل صفًا، والحاسوب يكمله بنقلة {reply}.</translation>
    </message>
    <message>
        <source>Eating {better} would leave two rows, the lower one just one square longer. Whatever {other} eats, {player} could get back to that shape.</source>
        <extracomment>“Why?”: what a better move would have left
{better}: a move that was better: b2
{other}: the other player&apos;s name: O, Black
{player}: a player&apos;s name: X, White</extracomment>
        <translation>نقلة {better} كانت ستترك صفين، السفلي أطول بمربع واحد. مهما أكل {other}، كان {player} سيعيدها هكذا.</translation>
    </message>
    <message>
        <source>Eating {better} would leave two rows, the lower one just one square longer. Whatever the bot eats, you could get back to that shape.</source>
        <extracomment>“Why?”: what a better move would have left
{better}: a move that was better: b2</extracomment>
        <translation>نقلة {better} كانت ستترك صفين، السفلي أطول بمربع واحد. مهما أكل الحاسوب، كنت ستعيدها هكذا.</translation>
    </message>
    <message>
        <source>Eating {better} would leave two rows, the lower one just one square longer. Whatever you eat, the bot could get back to that shape.</source>
        <extracomment>“Why?”: what a better move would have left
{better}: a move that was better: b2</extracomment>
        <translation>نقلة {better} كانت ستترك صفين، السفلي أطول بمربع واحد. مهما أكلت، كان الحاسوب سيعيدها هكذا.</translation>
    </message>
    <message>
        <source>Eating {better} would leave two columns, the left one just one square longer. Whatever {other} eats, {player} could get back to that shape.</source>
        <extracomment>“Why?”: what a better move would have left
{better}: a move that was better: b2
{other}: the other player&apos;s name: O, Black
{player}: a player&apos;s name: X, White</extracomment>
        <translation>نقلة {better} كانت ستترك عمودين، الأيسر أطول بمربع واحد. مهما أكل {other}، كان {player} سيعيدها هكذا.</translation>
    </message>
    <message>
        <source>Eating {better} would leave two columns, the left one just one square longer. Whatever the bot eats, you could get back to that shape.</source>
        <extracomment>“Why?”: what a better move would have left
{better}: a move that was better: b2</extracomment>
        <translation>نقلة {better} كانت ستترك عمودين، الأيسر أطول بمربع واحد. مهما أكل الحاسوب، كنت ستعيدها هكذا.</translation>
    </message>
    <message>
        <source>Eating {better} would leave two columns, the left one just one square longer. Whatever you eat, the bot could get back to that shape.</source>
        <extracomment>“Why?”: what a better move would have left
{better}: a move that was better: b2</extracomment>
        <translation>نقلة {better} كانت ستترك عمودين، الأيسر أطول بمربع واحد. مهما أكلت، كان الحاسوب سيعيدها هكذا.</translation>
    </message>
    <message>
        <source>Playing {move} opens up the square above it, and {other} wins there.</source>
        <extracomment>“Why?”: what is wrong with a move.
{move}: a move: b2, column 4, ♘f3
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>نقلة {move} تفتح المربع الذي فوقها، وهناك يفوز {other}.</translation>
    </message>
    <message>
        <source>Playing {move} opens up the square above it, and you win there.</source>
        <extracomment>“Why?”: what is wrong with a move.
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>نقلة {move} تفتح المربع الذي فوقها، وهناك تفوز أنت.</translation>
    </message>
    <message>
        <source>Playing {move} opens up the square above it, and the bot wins there.</source>
        <extracomment>“Why?”: what is wrong with a move.
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>نقلة {move} تفتح المربع الذي فوقها، وهناك يفوز الحاسوب.</translation>
    </message>
    <message>
        <source>Playing {move} leaves {place} open, and {other} makes a row there.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{place}: a place on the board: b2
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>نقلة {move} تترك {place}، وهناك يكمل {other} صفًا.</translation>
    </message>
    <message>
        <source>Playing {move} leaves {place} open, and you make a row there.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{place}: a place on the board: b2</extracomment>
        <translation>نقلة {move} تترك {place}، وهناك تكمل أنت صفًا.</translation>
    </message>
    <message>
        <source>Playing {move} leaves {place} open, and the bot makes a row there.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{place}: a place on the board: b2</extracomment>
        <translation>نقلة {move} تترك {place}، وهناك يكمل الحاسوب صفًا.</translation>
    </message>
    <message>
        <source>{where}“{text}” could be a move by more than one piece. Say which one, for example Nbd2.</source>
        <extracomment>{where} is “Move 3: ”, or nothing
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}{text} تناسب أكثر من قطعة. اكتب أي قطعة تقصد، مثلًا Nbd2.</translation>
    </message>
    <message>
        <source>Eating {better} would leave {other} with only the poisoned square.</source>
        <extracomment>“Why?”: what a better move would have left
{better}: a move that was better: b2
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>نقلة {better} كانت ستترك لـ{other} المربع المسموم وحده.</translation>
    </message>
    <message>
        <source>Eating {better} would leave the bot with only the poisoned square.</source>
        <extracomment>“Why?”: what a better move would have left
{better}: a move that was better: b2</extracomment>
        <translation>نقلة {better} كانت ستترك للحاسوب المربع المسموم وحده.</translation>
    </message>
    <message>
        <source>Eating {better} would leave you with only the poisoned square.</source>
        <extracomment>“Why?”: what a better move would have left
{better}: a move that was better: b2</extracomment>
        <translation>نقلة {better} كانت ستترك لك المربع المسموم وحده.</translation>
    </message>
    <message>
        <source>After {move}, {other} can play {reply} and then complete a row at {place} or {other_place}. {player} can&apos;t stop both.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{other}: the other player&apos;s name: O, Black
{reply}: the other player&apos;s answer, a move: b2
{place}: a place on the board: b2
{other_place}: a place on the board: b2
{player}: a player&apos;s name: X, White</extracomment>
        <translation>بعد {move} يستطيع {other} أن يلعب {reply}، ثم يكمل صفًا على {place} أو على {other_place}. لا يستطيع {player} أن يمنع الاثنين.</translation>
    </message>
    <message>
        <source>After {move}, you can play {reply} and then complete a row at {place} or {other_place}. The bot can&apos;t stop both.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{reply}: the other player&apos;s answer, a move: b2
{place}: a place on the board: b2
{other_place}: a place on the board: b2</extracomment>
        <translation>بعد {move} تستطيع أن تلعب {reply}، ثم تكمل صفًا على {place} أو على {other_place}. لا يستطيع الحاسوب أن يمنع الاثنين.</translation>
    </message>
    <message>
        <source>After {move}, the bot can play {reply} and then complete a row at {place} or {other_place}. You can&apos;t stop both.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{reply}: the other player&apos;s answer, a move: b2
{place}: a place on the board: b2
{other_place}: a place on the board: b2</extracomment>
        <translation>بعد {move} يستطيع الحاسوب أن يلعب {reply}، ثم يكمل صفًا على {place} أو على {other_place}. لا تستطيع أن تمنع الاثنين.</translation>
    </message>
    <message>
        <source>{where}there is no square “{text}”. The last square is {corner}.</source>
        <extracomment>What is wrong with something that was typed. {corner}: a square
{corner}: the name of the last square or column
What is wrong with something that was typed. {corner}: a cell
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}«{text}» ليس على اللوح. آخر مربع هو {corner}.</translation>
    </message>
    <message>
        <source>{where}there is no line “{text}”. Name two dots that are next to each other.</source>
        <extracomment>What is wrong with something that was typed
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}«{text}» ليس خطًا على هذه اللوحة. اكتب نقطتين متجاورتين.</translation>
    </message>
    <message>
        <source>{where}there is no cell “{text}”. The last cell is {last}.</source>
        <extracomment>What is wrong with something that was typed. {last}: a cell such as e5
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}{text} ليست على هذه اللوحة. آخر خلية هي {last}.</translation>
    </message>
    <message>
        <source>{where}“{text}” isn&apos;t a legal move: this player has no pawn on {cell}.</source>
        <extracomment>{where} is “Move 3: ”, or nothing
{text}: what somebody typed, or what stands in a file
{cell}: a place on the board: b2</extracomment>
        <translation>{where}{text} غير ممكنة: اللاعب الذي عليه الدور ليس له بيدق على {cell}.</translation>
    </message>
    <message>
        <source>{where}“{text}” isn&apos;t a legal move. A pawn moves one square straight forward, or captures diagonally.</source>
        <extracomment>{where} is “Move 3: ”, or nothing
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}{text} غير ممكنة. البيدق يتحرك مربعًا واحدًا إلى الأمام، أو يأسر قطريًا.</translation>
    </message>
    <message>
        <source>{other} has {number} in a row with both ends open. Playing {move} doesn&apos;t block it.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of stones
{other}: the other player&apos;s name: O, Black
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>عند {other} صف من {number} وطرفاه مفتوحان. نقلة {move} لا تسدّه.</translation>
    </message>
    <message>
        <source>You have {number} in a row with both ends open. Playing {move} doesn&apos;t block it.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of stones
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>عندك صف من {number} وطرفاه مفتوحان. نقلة {move} لا تسدّه.</translation>
    </message>
    <message>
        <source>The bot has {number} in a row with both ends open. Playing {move} doesn&apos;t block it.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of stones
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>عند الحاسوب صف من {number} وطرفاه مفتوحان. نقلة {move} لا تسدّه.</translation>
    </message>
    <message>
        <source>{where}“{text}” isn&apos;t a legal move yet. Place all your stones first: type one point, for example b2.</source>
        <extracomment>{where} is “Move 3: ”, or nothing
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}{text} غير ممكنة بعد. ضع أولًا كل أحجارك: اكتب نقطة واحدة، مثلًا b2.</translation>
    </message>
    <message>
        <source>{where}“{text}” isn&apos;t a legal move: all stones are on the board. Write from where to where, for example b2-b3.</source>
        <extracomment>{where} is “Move 3: ”, or nothing
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}{text} غير ممكنة: كل الأحجار على اللوحة. اكتب من أين إلى أين، مثلًا b2-b3.</translation>
    </message>
    <message>
        <source>{where}“{text}” isn&apos;t a legal move: a stone can&apos;t move that way in this game.</source>
        <extracomment>{where} is “Move 3: ”, or nothing
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}{text} غير ممكنة: لا يتحرك الحجر هكذا في هذه اللعبة.</translation>
    </message>
    <message>
        <source>{where}“{text}” isn&apos;t a legal move. Take at least one coin, and no more than the heap has or the rules allow.</source>
        <extracomment>What is wrong with something that was typed.
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}{text} غير ممكنة. خذ عملة واحدة على الأقل، ولا تأخذ أكثر مما في الكومة أو مما تسمح به القواعد.</translation>
    </message>
    <message>
        <source>{where}“{text}” isn&apos;t a legal move: this player must pass. Write “pass” before it.</source>
        <extracomment>{where} is “Move 3: ”, or nothing
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}{text} غير ممكنة: على هذا اللاعب التمرير. اكتب «pass» قبلها.</translation>
    </message>
    <message>
        <source>{where}“{text}” isn&apos;t a legal move: this player can still move. Leave it out.</source>
        <extracomment>{where} is “Move 3: ”, or nothing
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}{text} غير ممكنة: هذا اللاعب ما زال يستطيع أن يلعب. احذفها.</translation>
    </message>
    <message>
        <source>Playing {move} doesn&apos;t block {place}, and you win there.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{place}: a place on the board: b2</extracomment>
        <translation>نقلة {move} لا تسد {place}، وهناك تفوز أنت.</translation>
    </message>
    <message>
        <source>Playing {move} doesn&apos;t block {place}, and the bot wins there.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{place}: a place on the board: b2</extracomment>
        <translation>نقلة {move} لا تسد {place}، وهناك يفوز الحاسوب.</translation>
    </message>
    <message>
        <source>{where}“{text}” isn&apos;t a legal move here. Choose another move.</source>
        <extracomment>What is wrong with something that was typed or read.
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}{text} غير ممكنة هنا. اختر نقلة أخرى.</translation>
    </message>
    <message>
        <source>{where}“{text}” doesn&apos;t turn any discs. Choose a square that turns at least one.</source>
        <extracomment>{where} is “Move 3: ”, or nothing
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}{text} لا يقلب أي قرص. اختر مربعًا يقلب قرصًا واحدًا على الأقل.</translation>
    </message>
    <message>
        <source>Move {number}: “{text}” isn&apos;t a move in this game. Write one move like {example}, or several one after another.</source>
        <extracomment>What is wrong with something that was typed or read. {example}: a move
{number}: a number
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>النقلة {number}: «{text}» ليست نقلة في هذه اللعبة. اكتب نقلات مثل {example}.</translation>
    </message>
    <message>
        <source>That is a position of another game: {title}. Choose that game first.</source>
        <extracomment>Said of a text that was pasted or typed. {title}: the name of a game</extracomment>
        <translation>هذا وضع من لعبة أخرى: {title}. اختر تلك اللعبة أولًا.</translation>
    </message>
    <message>
        <source>I can&apos;t find a position in this address, and I don&apos;t look anything up on the internet. Copy the position or the moves on {host} instead.</source>
        <extracomment>Said of the address of a web page that was pasted or typed. {host}: the name of the site</extracomment>
        <translation>لا أجد وضعًا في هذا العنوان، ولا أبحث عن شيء في الإنترنت. انسخ الوضع أو النقلات من {host} بدلًا من ذلك.</translation>
    </message>
    <message>
        <source>The text doesn&apos;t say who went first. I took {mark} for {player}.</source>
        <extracomment>After a board was pasted. {mark}: a mark of the text, such as R or a disc; {player}: a player, such as X or Black</extracomment>
        <translation>لا يقول النص من بدأ. اعتبرتُ {mark} علامة {player}.</translation>
    </message>
    <message>
        <source>The text doesn&apos;t say whose turn it is. I took {player} to be next.</source>
        <extracomment>After a board was pasted. {player}: the player to move, such as White</extracomment>
        <translation>لا يقول النص على من الدور. افترضتُ أن الدور على {player}.</translation>
    </message>
    <message>
        <source>The text doesn&apos;t say if columns and rows count from 0 or 1. I took 1.</source>
        <extracomment>After moves were pasted as pairs of numbers</extracomment>
        <translation>لا يقول النص هل يبدأ عدّ الأعمدة والصفوف من 0 أم من 1. بدأتُ من 1.</translation>
    </message>
    <message>
        <source>50 moves by each player without a capture or a pawn move</source>
        <extracomment>Why the game is over.</extracomment>
        <translation>50 نقلة لكل لاعب بلا أسر وبلا نقلة بيدق</translation>
    </message>
    <message>
        <source>It is a draw if too few pieces are left for checkmate. It is also a draw after 50 moves by each player without a capture or a pawn move.</source>
        <translation>تتعادلان إذا لم تكفِ القطع الباقية لكش مات. وتتعادلان أيضًا بعد 50 نقلة لكل لاعب بلا أسر وبلا نقلة بيدق.</translation>
    </message>
    <message>
        <source>Two rows or columns are left, one exactly one square longer than the other. {player} loses against a perfect player.</source>
        <extracomment>The theory of the position on the board
{player}: a player&apos;s name: X, White</extracomment>
        <translation>بقي صفان أو عمودان، وأحدهما أطول من الآخر بمربع واحد بالضبط. اللاعب الذي عليه الدور ({player}) يخسر أمام لاعب مثالي.</translation>
    </message>
    <message>
        <source>A whole rectangle is left. {player} can win. Nobody knows a rule that says how, but we do know why.
Suppose {player} ate just {corner}. If no answer to that wins, it was a winning move.
Suppose an answer does win. It would eat {corner} too. So {player} can play that same move right now.</source>
        <extracomment>{corner}: the square at the top right
{player}: a player&apos;s name: X, White</extracomment>
        <translation>بقي مستطيل كامل. يستطيع {player} أن يفوز. لا أحد يعرف قاعدة تبيّن كيف، لكننا نعرف لماذا.
يمكن أن يأكل {player} المربع {corner} وحده. إذا لم يكن هناك رد يفوز، فهذه نقلة فائزة.
وإذا كان هناك رد يفوز، فهو يأكل {corner} أيضًا. إذن يستطيع {player} أن يلعب تلك النقلة نفسها الآن.</translation>
    </message>
    <message>
        <source>How many in a row win?</source>
        <extracomment>label in the dialog for another size: how many marks in a row win</extracomment>
        <translation>كم في صف للفوز</translation>
    </message>
    <message>
        <source>One move can&apos;t have made all of {winner}&apos;s rows.</source>
        <extracomment>What is wrong with a board that was typed.
{winner}: the name of the player who wins: X, White</extracomment>
        <translation>عند {winner} صفوف فائزة لا يمكن أن تصنعها نقلة أخيرة واحدة.</translation>
    </message>
    <message>
        <source>Kalah {pits}×{seeds}, also captures from empty pits</source>
        <extracomment>The name of the game with its size. {pits}, {seeds}: numbers</extracomment>
        <translation>كالاه ‎{pits}×{seeds}، أسر بلا بذور مقابلة</translation>
    </message>
    <message>
        <source>It is {player}&apos;s turn, but {player} already has three in a row. The game would have ended before this move.</source>
        <extracomment>What is wrong with something that was typed.
{player}: a player&apos;s name: X, White</extracomment>
        <translation>الدور على {player}، لكن عنده ثلاثة في صف من قبل. كانت المباراة ستنتهي قبل هذه النقلة.</translation>
    </message>
    <message>
        <source>{player} needs to leave an odd number of heaps with one coin each.</source>
        <extracomment>“Why?”: the rule to win
{player}: a player&apos;s name: X, White</extracomment>
        <translation>على {player} أن يترك عددًا فرديًا من الأكوام في كل منها عملة واحدة.</translation>
    </message>
    <message>
        <source>{player} needs to leave an even number of heaps with one coin each.</source>
        <extracomment>“Why?”: the rule to win
{player}: a player&apos;s name: X, White</extracomment>
        <translation>على {player} أن يترك عددًا زوجيًا من الأكوام في كل منها عملة واحدة.</translation>
    </message>
    <message>
        <source>{player} needs to leave a multiple of {number}. Each time {other} takes some coins, {player} takes enough that the two turns add up to {number}.</source>
        <extracomment>“Why?”: the rule to win
{player}: a player&apos;s name: X, White
{number}: a number
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>على {player} أن يترك مضاعفًا للعدد {number}. كلما أخذ {other} عملات، يأخذ {player} ما يجعل مجموع الدورين {number}.</translation>
    </message>
    <message>
        <source>{player} needs to leave two heaps of the same size. Then {player} copies each move, until {other} leaves 1 coin or none in a heap. Then {player} leaves just 1 coin in all.</source>
        <extracomment>“Why?”: the rule to win
{player}: a player&apos;s name: X, White
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>على {player} أن يترك كومتين متساويتين. بعدها يقلّد {player} كل نقلة، إلى أن يترك {other} عملة واحدة أو لا شيء في كومة. عندها يترك {player} عملة واحدة فقط في المجموع.</translation>
    </message>
    <message>
        <source>{player} needs to leave two heaps of the same size. Then {player} copies each move: the same number from the other heap.</source>
        <extracomment>“Why?”: the rule to win
{player}: a player&apos;s name: X, White</extracomment>
        <translation>على {player} أن يترك كومتين متساويتين. بعدها يقلّد {player} كل نقلة: العدد نفسه من الكومة الأخرى.</translation>
    </message>
    <message>
        <source>nim-sum (added without carrying) = {number}</source>
        <extracomment>In brackets after a move, in “Why?”: what the theory says of the coins that are left.
{number}: a number</extracomment>
        <translation>مجموع نيم (جمع بلا حمل) = {number}</translation>
    </message>
    <message>
        <source>Nim {heaps}, take up to {most}, last coin loses</source>
        <extracomment>title of a game: who takes the last coin loses. {heaps}: numbers with commas
{most}: the largest number that is possible</extracomment>
        <translation>نيم {heaps}، حتى {most}، الأخيرة تخسر</translation>
    </message>
    <message>
        <source>Nim {heaps}, take up to {most}</source>
        <extracomment>The name of the game with its heaps. {heaps}: numbers with commas, such as 3,4,5
{most}: the largest number that is possible</extracomment>
        <translation>نيم {heaps}، حتى {most}</translation>
    </message>
    <message>
        <source>Nim {heaps}, last coin loses</source>
        <extracomment>The name of the game with its heaps. {heaps}: numbers with commas, such as 3,4,5</extracomment>
        <translation>نيم {heaps}، الأخيرة تخسر</translation>
    </message>
    <message>
        <source>nim-sum (added without carrying) = {sum}</source>
        <extracomment>below a list of binary numbers, which are added without carrying {sum}: a number</extracomment>
        <translation>مجموع نيم (جمع بلا حمل) = {sum}</translation>
    </message>
    <message>
        <source>Not 1, so {player} can win.</source>
        <extracomment>“It” is the number at the end of the line above
{player}: a player&apos;s name: X, White</extracomment>
        <translation>ليس 1، لذلك يستطيع {player} أن يفوز.</translation>
    </message>
    <message>
        <source>It is 1, so {player} loses against a perfect player.</source>
        <extracomment>The end of the theory of a position, after the sum
{player}: a player&apos;s name: X, White</extracomment>
        <translation>إنه 1، إذن اللاعب الذي عليه الدور ({player}) يخسر أمام لاعب مثالي.</translation>
    </message>
    <message>
        <source>It is even, so {player} can win.</source>
        <extracomment>“It” is the number at the end of the line above
{player}: a player&apos;s name: X, White</extracomment>
        <translation>إنه زوجي، إذن اللاعب الذي عليه الدور ({player}) يستطيع الفوز.</translation>
    </message>
    <message>
        <source>It is odd, so {player} loses against a perfect player.</source>
        <extracomment>The end of the theory of a position, after the sum
{player}: a player&apos;s name: X, White</extracomment>
        <translation>إنه فردي، إذن اللاعب الذي عليه الدور ({player}) يخسر أمام لاعب مثالي.</translation>
    </message>
    <message>
        <source>It is 0, so {player} loses against a perfect player.</source>
        <extracomment>The end of the theory of a position, after the sum
{player}: a player&apos;s name: X, White</extracomment>
        <translation>إنه 0، إذن اللاعب الذي عليه الدور ({player}) يخسر أمام لاعب مثالي.</translation>
    </message>
    <message>
        <source>When nobody can move, the player with more discs wins. The winner gets the empty squares, too.</source>
        <translation>عندما لا يستطيع أحد أن يلعب، يفوز من عنده أقراص أكثر. والفائز يأخذ أيضًا المربعات الفارغة.</translation>
    </message>
    <message>
        <source>How many in a row lose?</source>
        <extracomment>label in the dialog for another size: how many marks in a row lose</extracomment>
        <translation>كم في صف للخسارة</translation>
    </message>
    <message>
        <source>Rules on paper</source>
        <extracomment>Name of a kind of player: of a level of the bot, or of a way to choose moves</extracomment>
        <translation>الورقة</translation>
    </message>
    <message>
        <source>This bot knows the exact value of each move you made.</source>
        <translation>القيمة الدقيقة لكل نقلة لعبتها معروفة.</translation>
    </message>
    <message>
        <source>This bot had to guess the value of some of your moves.</source>
        <translation>قيمة بعض نقلاتك تخمين فقط.</translation>
    </message>
    <message>
        <source>Looks {depth} ahead, misjudges by up to {noise}</source>
        <extracomment>Name of a level of the bot. {noise}: by how many points it misjudges a position
{depth}: a number of moves</extracomment>
        <translation>ينظر {depth} إلى الأمام، بخطأ حتى {noise}</translation>
    </message>
    <message>
        <source>The player whose turn it is already has a winning chain, so the game is over. Take away the last stone.</source>
        <extracomment>What is wrong with something that was typed.</extracomment>
        <translation>اللاعب الذي عليه الدور عنده سلسلة فائزة، فالمباراة انتهت من قبل. أزل الحجر الأخير.</translation>
    </message>
    <message>
        <source>A guess of +1.30 means that White is ahead by 1.3 pawns. We count the pieces and, if you like, their squares too.</source>
        <translation>التخمين ‎+1.30 يعني أن الأبيض متقدم بمقدار 1.3 بيدق. إنه يعدّ القطع. ويمكنك أن تختار هل يحسب أماكنها أيضًا.</translation>
    </message>
    <message>
        <source>We count the closed boxes. Whoever&apos;s turn it is takes every box that can be taken. The player who then runs out of safe lines has to open a chain, the smallest one first. The other player takes it all, or leaves the last boxes to avoid opening the next chain.</source>
        <translation>نعدّ الصناديق المغلقة، واللاعب الذي عليه الدور يأخذ كل صندوق يمكن أخذه. بعدها، من تنتهي عنده الخطوط الآمنة يجب أن يفتح سلسلة، والأصغر أولًا. اللاعب الآخر يأخذها كلها، أو يترك آخر الصناديق كي لا يفتح السلسلة التالية.</translation>
    </message>
    <message>
        <source>We count how many stones each player still needs to join both edges. Two stones with two empty cells between them are as good as joined. For each stone that you need fewer than the other player, you get 10. For each cell on a shortest path, you get 1, up to 9.</source>
        <translation>نعدّ كم حجرًا يحتاج كل لاعب ليصل بين حافتيه. الحجران اللذان بينهما خليتان فارغتان يُحسبان متصلين. كل حجر يحتاجه اللاعب أقل من اللاعب الآخر يُحسب 10. وكل خلية على أقصر طريق تُحسب 1، حتى 9.</translation>
    </message>
    <message>
        <source>An open line has only one player&apos;s marks in it. Here it is bad for that player. The more marks in the line, the worse it is.</source>
        <translation>الخط المفتوح فيه علامات لاعب واحد فقط. هنا يُحسب ضد هذا اللاعب. وكلما زادت العلامات في الخط، كان أسوأ.</translation>
    </message>
    <message>
        <source>if moves are equally good: the one that is hardest to answer</source>
        <translation>بين النقلات المتساوية: الأكثر إرباكًا</translation>
    </message>
    <message>
        <source>adapts to you: the more mistakes you make, the more random moves it plays, so that each of you wins about half of the games</source>
        <extracomment>What a player does, in a list of players; begins small</extracomment>
        <translation>تتكيّف معك: تقيس كم تضيّع نقلاتك، وتلعب من نقلاتها عشوائيًا ما يكفي ليفوز كل منكما بنصف الألعاب تقريبًا</translation>
    </message>
    <message>
        <source>Not 0, so {player} can win.</source>
        <extracomment>“It” is the number at the end of the line above
{player}: a player&apos;s name: X, White</extracomment>
        <translation>ليس 0، إذن اللاعب الذي عليه الدور ({player}) يستطيع الفوز.</translation>
    </message>
    <message>
        <source>The guess doesn&apos;t count discs, but what helps you win them. A corner is worth 7, and each of your discs in an unbroken line from it along the edge is worth 2. Each legal move is worth 1, and each empty square next to the other player&apos;s discs is worth a third. A disc diagonally next to an empty corner is worth −4.</source>
        <translation>التخمين لا يعدّ الأقراص، بل ما يساعد على كسبها. الزاوية تُحسب 7، وكل قرص لك في خط متصل منها على الحافة يُحسب 2. كل نقلة مسموحة تُحسب 1، وكل مربع فارغ بجانب أقراص اللاعب الآخر يُحسب ثلثًا. والقرص القريب قطريًا من زاوية فارغة يُحسب ‎−4.</translation>
    </message>
</context>
<context>
    <name>WorkDialog</name>
    <message>
        <source>How much work?</source>
        <translation>كم من العمل؟</translation>
    </message>
    <message>
        <source>This tree</source>
        <extracomment>Titles in the dialog “How much work?”.</extracomment>
        <translation>هذه الشجرة</translation>
    </message>
    <message>
        <source>This position (values: {worth})</source>
        <extracomment>Titles in the dialog “How much work?”. {worth}: what values mean</extracomment>
        <translation>هذه الوضعية (القيم: {worth})</translation>
    </message>
    <message>
        <source>Branches at the top</source>
        <extracomment>In the dialog “How much work?”.</extracomment>
        <translation>الفروع عند الجذر</translation>
    </message>
    <message>
        <source>Depth d</source>
        <extracomment>Labels in the dialog “How much work?”; d is used in the formulas beside them
In the dialog “How much work?”.</extracomment>
        <translation>العمق d</translation>
    </message>
    <message>
        <source>Average number of branches b</source>
        <extracomment>In the dialog “How much work?”.</extracomment>
        <translation>متوسط عدد الفروع b</translation>
    </message>
    <message>
        <source>Minimax visits</source>
        <extracomment>Labels in the dialog “How much work?”; d is used in the formulas beside them
In the dialog “How much work?”.</extracomment>
        <translation>يزور مينيماكس</translation>
    </message>
    <message>
        <source>Alpha-beta visits</source>
        <extracomment>Labels in the dialog “How much work?”; d is used in the formulas beside them
In the dialog “How much work?”.</extracomment>
        <translation>يزور ألفا-بيتا</translation>
    </message>
    <message>
        <source>{positions}, {leaves}</source>
        <extracomment>In the dialog “How much work?”. {positions}: “12 positions”; {leaves}: “8 leaves”</extracomment>
        <translation>{positions}، {leaves}</translation>
    </message>
    <message>
        <source>{side} × {side} squares: {cells}!</source>
        <extracomment>Label in the dialog “How much work?”: the number of orders, 9! for tic-tac-toe. {side}, {cells}: numbers</extracomment>
        <translation>{side} × {side} مربعات: ‎{cells}!</translation>
    </message>
    <message>
        <source>{side} × {side} squares</source>
        <extracomment>In the dialog “How much work?”: larger boards, and the time that they would take. {side}: a number</extracomment>
        <translation>{side} × {side} مربعات</translation>
    </message>
    <message>
        <source>at most {number} positions: {time}</source>
        <extracomment>In the dialog “How much work?”: larger boards, and the time that they would take. {time}: such as “3 days”
{number}: a number</extracomment>
        <translation>{number} وضعية على الأكثر: {time}</translation>
    </message>
    <message>
        <source>{number} positions: {time}</source>
        <extracomment>In the dialog “How much work?”: larger boards, and the time that they would take. {time}: such as “3 days”
{number}: a number</extracomment>
        <translation>{number} وضعية: {time}</translation>
    </message>
    <message>
        <source>Chess</source>
        <extracomment>In the dialog “How much work?”: larger boards, and the time that they would take.</extracomment>
        <translation>الشطرنج</translation>
    </message>
    <message>
        <source>about {first} × 10{power}</source>
        <extracomment>A large number, such as: about 4.5 × 10³³. {first}: 4.5; {power}: the raised 33</extracomment>
        <translation>نحو ‎{first} × 10{power}</translation>
    </message>
    <message>
        <source>about a second</source>
        <extracomment>A time in the dialog “How much work?”; never 1.</extracomment>
        <translation>نحو ثانية</translation>
    </message>
    <message>
        <source>less than a minute</source>
        <extracomment>A time in the dialog “How much work?”; never 1.</extracomment>
        <translation>أقل من دقيقة</translation>
    </message>
    <message>
        <source>{days} days</source>
        <extracomment>A time in the dialog “How much work?”; never 1. {days}, {years}: numbers</extracomment>
        <translation>{days} يوم</translation>
    </message>
    <message>
        <source>longer than the age of the universe</source>
        <extracomment>A time in the dialog “How much work?”; never 1.</extracomment>
        <translation>أطول من عمر الكون</translation>
    </message>
    <message>
        <source>{years} years</source>
        <extracomment>A time in the dialog “How much work?”; never 1. {days}, {years}: numbers</extracomment>
        <translation>{years} سنة</translation>
    </message>
    <message>
        <source>In how many orders can you fill a board?</source>
        <translation>بكم ترتيب يمكنك أن تملأ لوحة؟</translation>
    </message>
    <message>
        <source>Other boards: how long minimax takes to reach the end, at a million positions a second</source>
        <translation>لوحات أخرى: كم يحتاج مينيماكس ليصل إلى النهاية، بمليون وضعية في الثانية</translation>
    </message>
    <message>
        <source>{branches} to the power of {depth} is {leaves}</source>
        <extracomment>In the dialog “How much work?”. {branches}, {leaves}: numbers
{depth}: a number of moves</extracomment>
        <translation>{branches} أس {depth} يساوي {leaves}</translation>
    </message>
    <message>
        <source>Fewest possible leaves, if every node has b branches</source>
        <extracomment>In the dialog “How much work?”.</extracomment>
        <translation>أقل عدد ممكن من الأوراق، إذا كان لكل عقدة b فرعًا</translation>
    </message>
    <message>
        <source>Boards with n squares: we add up n! / (n − k)! positions with k pieces, as if no game ended before the board was full. Chess: 35 possible moves at each of 80 turns (Shannon, 1950). Fewest leaves: for a tree with b branches at every node (Knuth and Moore, 1975).</source>
        <translation>للوحات من n مربعًا نجمع n! / (n − k)! وضعية فيها k قطعة، كأن المباراة لا تنتهي قبل أن تمتلئ اللوحة. الشطرنج: 35 نقلة ممكنة في كل من 80 دورًا (شانون، 1950). أقل عدد من الأوراق: لشجرة لها b فرعًا عند كل عقدة (كنوث ومور، 1975).</translation>
    </message>
    <message>
        <source>{counts}: {percent}% of minimax</source>
        <extracomment>In the dialog “How much work?”. {counts}: “12 positions, 8 leaves”
{percent}: a number, without its sign</extracomment>
        <translation>{counts}: {percent}٪ من مينيماكس</translation>
    </message>
</context>
<context>
    <name>WorksheetChoice</name>
    <message>
        <source>Save the worksheets</source>
        <translation>حفظ أوراق العمل</translation>
    </message>
    <message>
        <source>“{name}” already exists. Use another name.</source>
        <extracomment>{name}: the name of a file</extracomment>
        <translation>«{name}» موجود من قبل. استعمل اسمًا آخر.</translation>
    </message>
    <message>
        <source>This tree doesn&apos;t fit on a page, or there is nothing to find in it.</source>
        <translation>هذه الشجرة لا تتسع في صفحة، أو لا شيء يُبحث عنه فيها.</translation>
    </message>
    <message>
        <source>Try an example, or a position near the end of a game.</source>
        <translation>جرّب مثالًا، أو وضعية قرب نهاية مباراة.</translation>
    </message>
</context>
<context>
    <name>WorksheetDialog</name>
    <message>
        <source>Worksheets</source>
        <extracomment>Title of a dialog: trees on paper, to be solved by hand</extracomment>
        <translation>أوراق عمل</translation>
    </message>
    <message>
        <source>Save…</source>
        <extracomment>Button of the dialog</extracomment>
        <translation>حفظ…</translation>
    </message>
    <message>
        <source>Close without saving (Esc)</source>
        <translation>أغلق بلا حفظ (Esc)</translation>
    </message>
    <message>
        <source>Pages: {count}. With solutions: {solved}.</source>
        <extracomment>Below the form of a worksheet: how many pages there will be. {solved}: their number with the solutions
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>الصفحات: {count}. مع الحلول: {solved}.</translation>
    </message>
    <message>
        <source>Worksheet settings</source>
        <extracomment>Name of the form, for screen readers</extracomment>
        <translation>إعدادات ورقة العمل</translation>
    </message>
    <message>
        <source>The tree is wide, so the numbers will come out small on this paper.</source>
        <extracomment>Below the form of a worksheet: how many pages there will be.</extracomment>
        <translation>الشجرة عريضة، لذلك ستكون الأعداد صغيرة على هذا الورق.</translation>
    </message>
    <message>
        <source>How many pages?</source>
        <translation>كم صفحة؟</translation>
    </message>
    <message>
        <source>Save the worksheets to a file</source>
        <translation>احفظ أوراق العمل في ملف</translation>
    </message>
</context>
<context>
    <name>WorksheetForm</name>
    <message>
        <source>Trees</source>
        <extracomment>Labels, choices and tips of a form with the settings of a worksheet</extracomment>
        <translation>الأشجار</translation>
    </message>
    <message>
        <source>New trees of numbers</source>
        <extracomment>Labels, choices and tips of a form with the settings of a worksheet</extracomment>
        <translation>أشجار أعداد جديدة</translation>
    </message>
    <message>
        <source>The tree on the screen</source>
        <extracomment>Labels, choices and tips of a form with the settings of a worksheet</extracomment>
        <translation>الشجرة التي على الشاشة</translation>
    </message>
    <message>
        <source>Number of trees</source>
        <translation>عدد الأشجار</translation>
    </message>
    <message>
        <source>Task</source>
        <extracomment>Labels, choices and tips of a form with the settings of a worksheet</extracomment>
        <translation>المهمة</translation>
    </message>
    <message>
        <source>Minimax: the values</source>
        <extracomment>Labels, choices and tips of a form with the settings of a worksheet</extracomment>
        <translation>مينيماكس: القيم</translation>
    </message>
    <message>
        <source>Alpha-beta: values and cuts</source>
        <extracomment>Labels, choices and tips of a form with the settings of a worksheet</extracomment>
        <translation>ألفا-بيتا: القيم والقطوع</translation>
    </message>
    <message>
        <source>Depth</source>
        <extracomment>Label in the form of a worksheet: how many moves deep its trees are</extracomment>
        <translation>العمق</translation>
    </message>
    <message>
        <source>Branches</source>
        <extracomment>Label in the form of a worksheet: how many branches each node has</extracomment>
        <translation>الفروع</translation>
    </message>
    <message>
        <source>Numbers from</source>
        <extracomment>Label in the form of a worksheet: the smallest and the largest number at the ends of the branches</extracomment>
        <translation>الأعداد من</translation>
    </message>
    <message>
        <source>to</source>
        <extracomment>between the smallest and the largest number: Numbers from 0 to 20</extracomment>
        <translation>إلى</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>Label in the form of a worksheet: the number with which the same trees are made again</extracomment>
        <translation>البذرة</translation>
    </message>
    <message>
        <source>The same seed makes the same trees again, here and on the command line</source>
        <extracomment>Label in the form of a worksheet: the number with which the same trees are made again</extracomment>
        <translation>البذرة نفسها تصنع الأشجار نفسها من جديد، هنا وفي سطر الأوامر</translation>
    </message>
    <message>
        <source>Paper</source>
        <extracomment>Label in the form of a worksheet: the size of the paper</extracomment>
        <translation>الورق</translation>
    </message>
    <message>
        <source>A4</source>
        <extracomment>Label in the form of a worksheet: the size of the paper</extracomment>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <extracomment>Label in the form of a worksheet: the size of the paper</extracomment>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>Label in the form of a worksheet, and its choices</extracomment>
        <translation>الصفحات</translation>
    </message>
    <message>
        <source>Trees, then solutions</source>
        <extracomment>Label in the form of a worksheet, and its choices</extracomment>
        <translation>الأشجار، ثم الحلول</translation>
    </message>
    <message>
        <source>Only trees</source>
        <extracomment>Label in the form of a worksheet, and its choices</extracomment>
        <translation>الأشجار فقط</translation>
    </message>
    <message>
        <source>Only solutions</source>
        <extracomment>Label in the form of a worksheet, and its choices</extracomment>
        <translation>الحلول فقط</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>Label in the form of a worksheet, and its choices</extracomment>
        <translation>الملف</translation>
    </message>
    <message>
        <source>PDF</source>
        <extracomment>Label in the form of a worksheet, and its choices</extracomment>
        <translation>PDF</translation>
    </message>
    <message>
        <source>SVG, one per page</source>
        <extracomment>Label in the form of a worksheet, and its choices</extracomment>
        <translation>‏SVG، واحد لكل صفحة</translation>
    </message>
    <message>
        <source>New numbers</source>
        <extracomment>Button in the form of a worksheet: other trees of the same kind</extracomment>
        <translation>أعداد جديدة</translation>
    </message>
    <message>
        <source>Use another seed</source>
        <translation>استعمل بذرة أخرى</translation>
    </message>
    <message>
        <source>New trees with random numbers, or the tree on the screen</source>
        <extracomment>Labels, choices and tips of a form with the settings of a worksheet</extracomment>
        <translation>أشجار جديدة بأعداد عشوائية، أو الشجرة التي على الشاشة</translation>
    </message>
    <message>
        <source>The tree on the screen doesn&apos;t fit on a page</source>
        <translation>الشجرة التي على الشاشة لا تتسع في صفحة</translation>
    </message>
    <message>
        <source>How many trees are printed</source>
        <translation>كم شجرة تُطبع</translation>
    </message>
    <message>
        <source>How many moves deep each tree is</source>
        <extracomment>Label in the form of a worksheet: how many moves deep its trees are</extracomment>
        <translation>كم نقلة عمق كل شجرة</translation>
    </message>
    <message>
        <source>How many branches each node has (fewer if the tree is deep)</source>
        <extracomment>Label in the form of a worksheet: how many branches each node has</extracomment>
        <translation>كم فرعًا لكل عقدة (أقل إذا كانت الشجرة عميقة)</translation>
    </message>
    <message>
        <source>The smallest number at a leaf</source>
        <extracomment>Label in the form of a worksheet: the smallest and the largest number at the ends of the branches</extracomment>
        <translation>أصغر عدد على ورقة</translation>
    </message>
    <message>
        <source>The largest number at a leaf</source>
        <extracomment>between the smallest and the largest number: Numbers from 0 to 20</extracomment>
        <translation>أكبر عدد على ورقة</translation>
    </message>
    <message>
        <source>How large the pages are</source>
        <extracomment>Label in the form of a worksheet: the size of the paper</extracomment>
        <translation>ما حجم الصفحات</translation>
    </message>
    <message>
        <source>Solutions go on extra pages at the end</source>
        <extracomment>Label in the form of a worksheet, and its choices</extracomment>
        <translation>تأتي الحلول في صفحات إضافية في النهاية</translation>
    </message>
    <message>
        <source>What pupils have to find: only the values, or also what alpha-beta skips</source>
        <extracomment>Labels, choices and tips of a form with the settings of a worksheet</extracomment>
        <translation>ما يبحث عنه التلاميذ: القيم فقط، أو أيضًا ما يتخطّاه ألفا-بيتا</translation>
    </message>
    <message>
        <source>One file to print, or drawings that you can edit</source>
        <extracomment>Label in the form of a worksheet, and its choices</extracomment>
        <translation>ملف واحد للطباعة، أو رسوم يمكنك أن تعدّلها</translation>
    </message>
</context>
<context>
    <name>WorksheetPreview</name>
    <message>
        <source>The first page</source>
        <translation>الصفحة الأولى</translation>
    </message>
    <message>
        <source>The first page, as it will be printed</source>
        <translation>الصفحة الأولى كما ستُطبع</translation>
    </message>
</context>
<context>
    <name>Worksheets</name>
    <message>
        <source>Alpha-beta by hand</source>
        <translation>ألفا-بيتا باليد</translation>
    </message>
    <message>
        <source>Minimax by hand</source>
        <translation>مينيماكس باليد</translation>
    </message>
    <message>
        <source>Solutions</source>
        <extracomment>Heading of the pages with solutions</extracomment>
        <translation>الحلول</translation>
    </message>
    <message>
        <source>Name ______________________   Date ____________</source>
        <translation>الاسم ______________________   التاريخ ____________</translation>
    </message>
    <message>
        <source>Work from left to right, as alpha-beta does. MAX takes the largest value below it, MIN takes the smallest. Write the value of every node that alpha-beta looks at. Cross out the branches that it skips. If a node has such branches, write ≥ (at least) or ≤ (at most) before its value.</source>
        <translation>اعمل من اليسار إلى اليمين، كما يفعل ألفا-بيتا. يأخذ MAX أكبر قيمة تحته، ويأخذ MIN الأصغر. اكتب قيمة كل عقدة ينظر إليها ألفا-بيتا. اشطب الفروع التي يتخطّاها. إذا كان لعقدة فروع كهذه، فاكتب ≥ (على الأقل) أو ≤ (على الأكثر) قبل قيمتها.</translation>
    </message>
    <message>
        <source>Write the value of every node, from the bottom up. MAX takes the largest value below it, MIN takes the smallest. Then mark the best branch at the top.</source>
        <translation>اكتب قيمة كل عقدة، من الأسفل إلى الأعلى. يأخذ MAX أكبر قيمة تحته، ويأخذ MIN الأصغر. ثم علّم أفضل فرع عند الجذر.</translation>
    </message>
    <message>
        <source>{who} chooses ________ .  The tree is worth ________ .</source>
        <extracomment>Below a tree on a worksheet; a pupil writes on the lines. {who}: “MAX” or the name of a player</extracomment>
        <translation>يختار {who} ________ .  قيمة الشجرة ________ .</translation>
    </message>
    <message>
        <source>Leaves that alpha-beta looks at: ________ .</source>
        <extracomment>Below a tree on a worksheet; a pupil writes on the lines.</extracomment>
        <translation>الأوراق التي ينظر إليها ألفا-بيتا: ________ .</translation>
    </message>
    <message>
        <source>{who} chooses {move}.
The tree is worth {value}.</source>
        <extracomment>Below a solved tree on a worksheet. {who}: “MAX” or the name of a player
{move}: a move: b2, column 4, ♘f3
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>يختار {who} {move}.
قيمة الشجرة {value}.</translation>
    </message>
    <message>
        <source>Leaves that alpha-beta looks at: {seen} of {all}.</source>
        <extracomment>Below a solved tree on a worksheet. {seen}, {all}: numbers</extracomment>
        <translation>الأوراق التي ينظر إليها ألفا-بيتا: {seen} من {all}.</translation>
    </message>
    <message>
        <source>{first} is MAX, and {second} is MIN.</source>
        <extracomment>Below the title of a worksheet. {first}, {second}: the names of the players</extracomment>
        <translation>{first} هو MAX، و{second} هو MIN.</translation>
    </message>
    <message>
        <source>{first} is MIN, and {second} is MAX: +1 means that {first} loses.</source>
        <extracomment>Below the title of a worksheet. {first}, {second}: the names of the players</extracomment>
        <translation>{first} هو MIN، و{second} هو MAX: ‎+1 تعني أن {first} يخسر.</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <extracomment>At the foot of a page
{number}: a number
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>صفحة {number} من {count}</translation>
    </message>
    <message>
        <source>Minimax Fair, numbers from {least} to {most}, seed {seed}</source>
        <extracomment>At the foot of a page. {seed}: a number
{least}: the smallest number that is possible
{most}: the largest number that is possible</extracomment>
        <translation>‏Minimax Fair، أعداد من {least} إلى {most}، بذرة {seed}</translation>
    </message>
</context>
<context>
    <name>_Counted</name>
    <message numerus="yes">
        <source>Playing {move} here lost {count} games.</source>
        <extracomment>Booth: below a board in the report of a day
{move}: a move: b2, column 4, ♘f3
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>لعب {move} هنا. خسارات بسببه: {count}.</numerusform>
            <numerusform>لعب {move} هنا. خسارات بسببه: {count}.</numerusform>
            <numerusform>لعب {move} هنا. خسارات بسببه: {count}.</numerusform>
            <numerusform>لعب {move} هنا. خسارات بسببه: {count}.</numerusform>
            <numerusform>لعب {move} هنا. خسارات بسببه: {count}.</numerusform>
            <numerusform>لعب {move} هنا. خسارات بسببه: {count}.</numerusform>
        </translation>
    </message>
</context>
</TS>
