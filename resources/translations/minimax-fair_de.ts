<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Minimax Fair</source>
        <extracomment>The dialog about the program.</extracomment>
        <translation>Über Minimax Fair</translation>
    </message>
    <message>
        <source>Minimax Fair {version}

Play against a minimax bot and see what every move is worth.
This is free software under the GNU General Public License, version 3 or later.

The chess rules and notation come from the python-chess library by Niklas Fiekas. Colin M. L. Burnett drew the chess pieces. Both are under the GNU General Public License, version 3 or later.</source>
        <extracomment>The dialog about the program. {version}: such as 1.2</extracomment>
        <translation>Minimax Fair {version}

Spiele gegen einen Minimax-Bot und sieh, was jeder Zug wert ist.
Dies ist freie Software unter der GNU General Public License, Version 3 oder später.

Die Regeln und die Notation für Schach kommen aus der Bibliothek python-chess von Niklas Fiekas. Die Schachfiguren hat Colin M. L. Burnett gezeichnet. Beides steht unter der GNU General Public License, Version 3 oder später.</translation>
    </message>
    <message>
        <source>The typeface is Atkinson Hyperlegible Next by the Braille Institute of America, licensed under the SIL Open Font License.</source>
        <extracomment>The dialog about the program.</extracomment>
        <translation>Die Schrift ist Atkinson Hyperlegible Next vom Braille Institute of America, unter der SIL Open Font License.</translation>
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
        <translation>Spiele</translation>
    </message>
    <message>
        <source>See all games, with a picture of each</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Alle Spiele sehen, jedes mit einem Bild</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Start a new game</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Eine neue Partie beginnen</translation>
    </message>
    <message>
        <source>Previous game</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Vorige Partie</translation>
    </message>
    <message>
        <source>Go back to the game you played before this one</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Zurück zu der Partie, die du vorher gespielt hast</translation>
    </message>
    <message>
        <source>Earlier games…</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Frühere Partien&#xa0;…</translation>
    </message>
    <message>
        <source>Search the games played on this computer and open one</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Die Partien auf diesem Computer durchsuchen und eine öffnen</translation>
    </message>
    <message>
        <source>Enter a position</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Stellung eingeben</translation>
    </message>
    <message>
        <source>Type moves or a position</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Züge oder eine Stellung eintippen</translation>
    </message>
    <message>
        <source>Open…</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Open a game or a lesson, or drop its file onto the window</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Eine Partie oder eine Lektion öffnen, oder die Datei auf das Fenster ziehen</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save as…</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Speichern unter&#xa0;…</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Seiten tauschen</translation>
    </message>
    <message>
        <source>Swap sides after each game</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Nach jeder Partie Seiten tauschen</translation>
    </message>
    <message>
        <source>Play the best bot</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Bester Bot</translation>
    </message>
    <message>
        <source>Quit</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Close the program</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Das Programm schließen</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Entries of the menu “Move”, each with its tip</extracomment>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Take back the last move, or your move and the bot&apos;s reply</source>
        <extracomment>Entries of the menu “Move”, each with its tip</extracomment>
        <translation>Den letzten Zug zurücknehmen, oder deinen Zug und die Antwort des Bots</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>Entries of the menu “Move”, each with its tip</extracomment>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Redo the move you took back</source>
        <extracomment>Entries of the menu “Move”, each with its tip</extracomment>
        <translation>Den zurückgenommenen Zug noch einmal machen</translation>
    </message>
    <message>
        <source>Copy moves</source>
        <extracomment>Entries of the menu “Move”, each with its tip</extracomment>
        <translation>Züge kopieren</translation>
    </message>
    <message>
        <source>Copy the moves up to here as text</source>
        <extracomment>Entries of the menu “Move”, each with its tip</extracomment>
        <translation>Die Züge bis hierher als Text kopieren</translation>
    </message>
    <message>
        <source>Copy position</source>
        <extracomment>Entries of the menu “Move”, each with its tip</extracomment>
        <translation>Stellung kopieren</translation>
    </message>
    <message>
        <source>Copy the position on the board as text</source>
        <extracomment>Entries of the menu “Move”, each with its tip</extracomment>
        <translation>Die Stellung auf dem Brett als Text kopieren</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <extracomment>Entries of the menu “Move”, each with its tip</extracomment>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>Copy a picture of the board</source>
        <extracomment>Entries of the menu “Move”, each with its tip</extracomment>
        <translation>Ein Bild des Bretts kopieren</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>Entries of the menu “Move”, each with its tip</extracomment>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Go to the start</source>
        <extracomment>Entries of the menu “Move”, each with its tip</extracomment>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Go to the first position</source>
        <extracomment>Entries of the menu “Move”, each with its tip</extracomment>
        <translation>Zur ersten Stellung gehen</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>On a small button: go to the first position</extracomment>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>One move back</source>
        <extracomment>On a small button: go to the first position</extracomment>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>Go back one move</source>
        <extracomment>On a small button: go to the first position</extracomment>
        <translation>Einen Zug zurückgehen</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>On a small button: go back one move</extracomment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>One move forward</source>
        <extracomment>On a small button: go back one move</extracomment>
        <translation>Einen Zug vor</translation>
    </message>
    <message>
        <source>Go forward one move</source>
        <extracomment>On a small button: go back one move</extracomment>
        <translation>Einen Zug vorwärts gehen</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>On a small button: go forward one move</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Go to the end</source>
        <extracomment>On a small button: go forward one move</extracomment>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Go to the last position</source>
        <extracomment>On a small button: go forward one move</extracomment>
        <translation>Zur letzten Stellung gehen</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Ask about the result, the last move or the square you marked</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>Frage nach dem Ergebnis, dem letzten Zug oder dem Feld, das du markiert hast</translation>
    </message>
    <message>
        <source>Move now</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>Jetzt ziehen</translation>
    </message>
    <message>
        <source>Let the bot play the best move it has found so far</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>Der Bot spielt den besten Zug, den er bisher gefunden hat</translation>
    </message>
    <message>
        <source>Let the bot move</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>Bot soll ziehen</translation>
    </message>
    <message>
        <source>Let the waiting bot play</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>Den wartenden Bot spielen lassen</translation>
    </message>
    <message>
        <source>Hide values</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>Werte verbergen</translation>
    </message>
    <message>
        <source>Play without values. Press again to see what each move is worth.</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>Spiele ohne Werte. Drücke noch einmal, um zu sehen, was jeder Zug wert ist.</translation>
    </message>
    <message>
        <source>List of moves</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>Liste der Züge</translation>
    </message>
    <message>
        <source>Show the list of moves beside the board, or only the values on the board</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>Die Liste der Züge neben dem Brett zeigen oder nur die Werte auf dem Brett</translation>
    </message>
    <message>
        <source>Explain</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>Erklären</translation>
    </message>
    <message>
        <source>Watch the computer search this position, step by step</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>Sieh Schritt für Schritt zu, wie der Computer diese Stellung durchsucht</translation>
    </message>
    <message>
        <source>Arena</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>Arena</translation>
    </message>
    <message>
        <source>Matchboxes</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>Streichholzschachteln</translation>
    </message>
    <message>
        <source>Show the beads that MENACE picks from, and how it learns</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>Zeigen, aus welchen Perlen MENACE wählt und wie MENACE lernt</translation>
    </message>
    <message>
        <source>Change the values on the board</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>Werte auf dem Brett ändern</translation>
    </message>
    <message>
        <source>Change the point of view</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>Blickwinkel ändern</translation>
    </message>
    <message>
        <source>Full details</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>Alle Einzelheiten</translation>
    </message>
    <message>
        <source>Show all numbers and counts, or only simple words</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>Alle Zahlen zeigen, oder nur einfache Worte</translation>
    </message>
    <message>
        <source>Full</source>
        <extracomment>On a small button: show all numbers and counts</extracomment>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Change the scale of values</source>
        <extracomment>On a small button: show all numbers and counts</extracomment>
        <translation>Skala der Werte ändern</translation>
    </message>
    <message>
        <source>Show values as results, as textbook numbers, as costs, or in words</source>
        <extracomment>On a small button: show all numbers and counts</extracomment>
        <translation>Die Werte als Ergebnisse, als Zahlen wie im Schulbuch, als Kosten oder in Worten zeigen</translation>
    </message>
    <message>
        <source>More columns</source>
        <extracomment>On a small button: show all numbers and counts</extracomment>
        <translation>Mehr Spalten</translation>
    </message>
    <message>
        <source>Show more columns in the list of moves</source>
        <extracomment>On a small button: show all numbers and counts</extracomment>
        <translation>In der Liste der Züge mehr Spalten zeigen</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>On a small button: show more columns of the list of moves</extracomment>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Flip the board</source>
        <extracomment>On a small button: show more columns of the list of moves</extracomment>
        <translation>Brett drehen</translation>
    </message>
    <message>
        <source>Larger text</source>
        <extracomment>On a small button: show more columns of the list of moves</extracomment>
        <translation>Größere Schrift</translation>
    </message>
    <message>
        <source>Make all text larger</source>
        <extracomment>On a small button: show more columns of the list of moves</extracomment>
        <translation>Alle Texte größer machen</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <extracomment>On a small button: show more columns of the list of moves</extracomment>
        <translation>Kleinere Schrift</translation>
    </message>
    <message>
        <source>Make all text smaller</source>
        <extracomment>On a small button: show more columns of the list of moves</extracomment>
        <translation>Alle Texte kleiner machen</translation>
    </message>
    <message>
        <source>Put the panels back</source>
        <extracomment>On a small button: show more columns of the list of moves</extracomment>
        <translation>Seitenbereiche wieder an ihren Platz</translation>
    </message>
    <message>
        <source>Presenter view</source>
        <extracomment>On a small button: show more columns of the list of moves</extracomment>
        <translation>Vorführansicht</translation>
    </message>
    <message>
        <source>Show only the board and its values, or the tree and its text</source>
        <extracomment>On a small button: show more columns of the list of moves</extracomment>
        <translation>Nur das Brett und seine Werte zeigen, oder den Baum und seinen Text</translation>
    </message>
    <message>
        <source>Full screen</source>
        <extracomment>On a small button: show more columns of the list of moves</extracomment>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Fill the whole screen. Press again for a window.</source>
        <extracomment>On a small button: show more columns of the list of moves</extracomment>
        <translation>Den ganzen Bildschirm füllen. Noch einmal drücken für ein Fenster.</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>Entries of the menu “Settings”, each with its tip</extracomment>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <extracomment>Entries of the menu “Help”, each with its tip</extracomment>
        <translation>Regeln dieses Spiels</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Entries of the menu “Help”, each with its tip</extracomment>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Show all keys</source>
        <extracomment>Entries of the menu “Help”, each with its tip</extracomment>
        <translation>Alle Tasten zeigen</translation>
    </message>
    <message>
        <source>Words</source>
        <extracomment>Entries of the menu “Help”, each with its tip</extracomment>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Show what the words in this program mean</source>
        <extracomment>Entries of the menu “Help”, each with its tip</extracomment>
        <translation>Zeigt, was die Wörter in diesem Programm bedeuten</translation>
    </message>
    <message>
        <source>Copy error report</source>
        <extracomment>Entries of the menu “Help”, each with its tip</extracomment>
        <translation>Fehlerbericht kopieren</translation>
    </message>
    <message>
        <source>Show log folder</source>
        <extracomment>Entries of the menu “Help”, each with its tip</extracomment>
        <translation>Protokollordner zeigen</translation>
    </message>
    <message>
        <source>Open the folder with the error log</source>
        <extracomment>Entries of the menu “Help”, each with its tip</extracomment>
        <translation>Den Ordner mit dem Fehlerprotokoll öffnen</translation>
    </message>
    <message>
        <source>About Minimax Fair</source>
        <extracomment>Entries of the menu “Help”, each with its tip</extracomment>
        <translation>Über Minimax Fair</translation>
    </message>
    <message>
        <source>Show the version and the licence</source>
        <extracomment>Entries of the menu “Help”, each with its tip</extracomment>
        <translation>Die Version und die Lizenz zeigen</translation>
    </message>
    <message>
        <source>Booth…</source>
        <extracomment>Entries of the menu “Settings”, each with its tip</extracomment>
        <translation>Messestand&#xa0;…</translation>
    </message>
    <message>
        <source>Show the best play</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>Die besten Züge zeigen</translation>
    </message>
    <message>
        <source>Sound</source>
        <extracomment>Entries of the menu “Settings”, each with its tip</extracomment>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Change who goes first after every game</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Nach jeder Partie wechseln, wer anfängt</translation>
    </message>
    <message>
        <source>Pause the bots</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>Bots anhalten</translation>
    </message>
    <message>
        <source>Pause the bots. Press again to let them play.</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>Die Bots anhalten. Noch einmal drücken, damit sie weiterspielen.</translation>
    </message>
    <message>
        <source>Put both panels back in their usual places</source>
        <extracomment>On a small button: show more columns of the list of moves</extracomment>
        <translation>Beide Seitenbereiche wieder an ihren gewohnten Platz setzen</translation>
    </message>
    <message>
        <source>Find it yourself</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>Selbst finden</translation>
    </message>
    <message>
        <source>Another board…</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Anderes Brett&#xa0;…</translation>
    </message>
    <message>
        <source>Save the game and all its branches to its file</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Die Partie mit allen Ästen in ihrer Datei speichern</translation>
    </message>
    <message>
        <source>Save the game and all its branches to another file</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Die Partie mit allen Ästen in einer anderen Datei speichern</translation>
    </message>
    <message>
        <source>Let the two players swap sides</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Die beiden Spieler tauschen die Seiten</translation>
    </message>
    <message>
        <source>Paste the moves, position or game you copied</source>
        <extracomment>Entries of the menu “Move”, each with its tip</extracomment>
        <translation>Die Züge, die Stellung oder die Partie einfügen, die du kopiert hast</translation>
    </message>
    <message>
        <source>Show the best move the strongest bot can find</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>Den besten Zug zeigen, den der stärkste Bot findet</translation>
    </message>
    <message>
        <source>Let bots play many games and find out which is stronger</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>Lass Bots viele Partien spielen und finde heraus, wer stärker ist</translation>
    </message>
    <message>
        <source>Turn the board around to see it from the other side</source>
        <extracomment>On a small button: show more columns of the list of moves</extracomment>
        <translation>Das Brett umdrehen und von der anderen Seite sehen</translation>
    </message>
    <message>
        <source>Show everything in another language</source>
        <extracomment>Entries of the menu “Settings”, each with its tip</extracomment>
        <translation>Alles in einer anderen Sprache zeigen</translation>
    </message>
    <message>
        <source>Show how to play this game</source>
        <extracomment>Entries of the menu “Help”, each with its tip</extracomment>
        <translation>Zeigen, wie dieses Spiel geht</translation>
    </message>
    <message>
        <source>Copy a report of what went wrong that you can send to the developers</source>
        <extracomment>Entries of the menu “Help”, each with its tip</extracomment>
        <translation>Einen Bericht darüber kopieren, was schiefgegangen ist; du kannst ihn an die Entwickler schicken</translation>
    </message>
    <message>
        <source>Play sounds for moves and at the end of the game</source>
        <extracomment>Entries of the menu “Settings”, each with its tip</extracomment>
        <translation>Töne bei Zügen und am Ende der Partie abspielen</translation>
    </message>
    <message>
        <source>Fill the screen for use at a fair. You need your PIN to exit.</source>
        <extracomment>Entries of the menu “Settings”, each with its tip</extracomment>
        <translation>Den ganzen Bildschirm für einen Messestand nutzen. Zum Verlassen brauchst du deine PIN.</translation>
    </message>
    <message>
        <source>Watch the best moves for both sides, starting with the move that decided the game</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>Die besten Züge beider Seiten ansehen, ab dem Zug, der die Partie entschieden hat</translation>
    </message>
    <message>
        <source>Go back to the move that decided the game and look for a better one</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>Zurück zum entscheidenden Zug, um selbst einen besseren zu suchen</translation>
    </message>
    <message>
        <source>Show all values, only the best, or none. A circle with ! marks a mistake.</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>Alle Werte zeigen, nur die besten oder keine. Ein Kreis mit ! markiert einen Fehler.</translation>
    </message>
    <message>
        <source>Set up a board of another size</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Ein Brett in einer anderen Größe aufstellen</translation>
    </message>
    <message>
        <source>Play against the best bot. Press again to play against the beginner.</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Gegen den besten Bot spielen. Noch einmal drücken, um gegen den Anfänger zu spielen.</translation>
    </message>
    <message>
        <source>See the values for MAX, for whoever&apos;s turn it is, or for the bot</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>Die Werte für MAX, für den, der am Zug ist, oder für den Bot sehen</translation>
    </message>
</context>
<context>
    <name>AnimationDialog</name>
    <message>
        <source>Save the steps of alpha-beta as an animation</source>
        <translation>Die Schritte der Alpha-Beta-Suche als Film speichern</translation>
    </message>
    <message>
        <source>Save the steps of minimax as an animation</source>
        <translation>Die Schritte von Minimax als Film speichern</translation>
    </message>
    <message>
        <source>{width} × {height} pixels</source>
        <extracomment>Choice of the size of a picture. {width}, {height}: numbers</extracomment>
        <translation>{width} × {height} Pixel</translation>
    </message>
    <message>
        <source>From step</source>
        <extracomment>Labels in the dialog that saves an animation</extracomment>
        <translation>Von Schritt</translation>
    </message>
    <message>
        <source>To step</source>
        <extracomment>Labels in the dialog that saves an animation</extracomment>
        <translation>Bis Schritt</translation>
    </message>
    <message>
        <source>Steps per picture</source>
        <extracomment>Labels in the dialog that saves an animation</extracomment>
        <translation>Schritte pro Bild</translation>
    </message>
    <message>
        <source>Seconds per picture</source>
        <extracomment>Labels in the dialog that saves an animation</extracomment>
        <translation>Sekunden pro Bild</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>Labels in the dialog that saves an animation</extracomment>
        <translation>Größe</translation>
    </message>
    <message numerus="yes">
        <source>Pictures: {count}. Length: {seconds} seconds.</source>
        <extracomment>In the dialog that saves an animation
{count}: a number; the text has a form for one and for many
{seconds}: a number</extracomment>
        <translation>
            <numerusform>Bilder: {count}. Länge: {seconds} Sekunde.</numerusform>
            <numerusform>Bilder: {count}. Länge: {seconds} Sekunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first step to show</source>
        <translation>Der erste Schritt des Films</translation>
    </message>
    <message>
        <source>The last step to show</source>
        <translation>Der letzte Schritt des Films</translation>
    </message>
    <message>
        <source>1 shows every step, 10 only every tenth</source>
        <translation>1 zeigt jeden Schritt, 10 nur jeden zehnten</translation>
    </message>
    <message>
        <source>How long each picture is shown</source>
        <translation>So lange ist jedes Bild zu sehen</translation>
    </message>
    <message>
        <source>Width and height of the pictures</source>
        <translation>Breite und Höhe der Bilder</translation>
    </message>
    <message>
        <source>{count} pictures of this size are too many. The limit is {most}. Take fewer steps, more steps per picture or smaller pictures.</source>
        <extracomment>In the dialog that saves an animation
{count}: a number; the text has a form for one and for many
{most}: the largest number that is possible</extracomment>
        <translation>{count} Bilder dieser Größe sind zu viele. Es gehen höchstens {most}. Wähle weniger Schritte, mehr Schritte pro Bild oder kleinere Bilder.</translation>
    </message>
    <message>
        <source>The first step comes after the last one. Make it smaller.</source>
        <extracomment>In the dialog that saves an animation</extracomment>
        <translation>Der erste Schritt kommt nach dem letzten. Nimm einen früheren.</translation>
    </message>
</context>
<context>
    <name>Arena</name>
    <message>
        <source>Perfect against random</source>
        <translation>Perfekt gegen Zufall</translation>
    </message>
    <message>
        <source>1,000 games of tic-tac-toe. Minimax never loses.</source>
        <translation>1.000 Partien Tic-Tac-Toe. Minimax verliert nie.</translation>
    </message>
    <message>
        <source>Perfect against top-left</source>
        <translation>Perfekt gegen Oben links</translation>
    </message>
    <message>
        <source>Minimax against a bot that always takes the first empty square</source>
        <translation>Minimax gegen einen Bot, der immer das erste leere Feld nimmt</translation>
    </message>
    <message>
        <source>Perfect against perfect</source>
        <translation>Perfekt gegen Perfekt</translation>
    </message>
    <message>
        <source>100 games of tic-tac-toe. Every one is a draw.</source>
        <translation>100 Partien Tic-Tac-Toe. Jede endet unentschieden.</translation>
    </message>
    <message>
        <source>Looking further ahead</source>
        <translation>Weiter vorausschauen</translation>
    </message>
    <message>
        <source>Connect Four: bots that look 1 to 9 moves ahead play each other</source>
        <translation>Vier gewinnt: Bots, die 1 bis 9 Züge vorausschauen, spielen gegeneinander</translation>
    </message>
    <message>
        <source>With and without guessing</source>
        <translation>Mit und ohne Schätzung</translation>
    </message>
    <message>
        <source>Three ways to choose a move</source>
        <translation>Drei Wege, einen Zug zu wählen</translation>
    </message>
    <message>
        <source>Fear the worst, play the odds, or use minimax</source>
        <translation>Das Schlimmste fürchten, auf die Chancen setzen oder Minimax benutzen</translation>
    </message>
    <message>
        <source>Matchboxes learn</source>
        <extracomment>Title on the card of an experiment</extracomment>
        <translation>Streichholzschachteln lernen</translation>
    </message>
    <message>
        <source>MENACE learns tic-tac-toe in 1,000 games against random moves</source>
        <extracomment>Title on the card of an experiment</extracomment>
        <translation>MENACE lernt Tic-Tac-Toe in 1.000 Partien gegen zufällige Züge</translation>
    </message>
    <message>
        <source>Matchboxes against minimax</source>
        <extracomment>Title on the card of an experiment</extracomment>
        <translation>Streichholzschachteln gegen Minimax</translation>
    </message>
    <message>
        <source>MENACE goes first in 1,000 games against minimax and learns to draw</source>
        <extracomment>Title on the card of an experiment</extracomment>
        <translation>MENACE beginnt in 1.000 Partien gegen Minimax und lernt, unentschieden zu spielen</translation>
    </message>
    <message>
        <source>When the perfect player plays, you can see its moves here.</source>
        <translation>Wenn der perfekte Spieler mitspielt, kannst du hier seine Züge lesen.</translation>
    </message>
    <message>
        <source>This game is too large to work out the value of every move.</source>
        <translation>Dieses Spiel ist zu groß, um den Wert jedes Zugs auszurechnen.</translation>
    </message>
    <message>
        <source>Turns: {count}. Moves that weren&apos;t among the best: {missed}.</source>
        <extracomment>Above the list of the turns of the perfect player. {missed}: a number of moves
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>Züge: {count}. Davon waren nicht unter den besten: {missed}.</translation>
    </message>
    <message>
        <source>Turns: {count}. Every move was among the best.</source>
        <extracomment>Above the list of the turns of the perfect player.
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>Züge: {count}. Jeder war unter den besten.</translation>
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
        <translation>Partie {number}: {result}</translation>
    </message>
    <message>
        <source>Game {number}, live: move {ply}</source>
        <extracomment>Below the board that shows a game of the arena. {ply}: the number of a move
{number}: a number</extracomment>
        <translation>Partie {number}, live: Zug {ply}</translation>
    </message>
    <message>
        <source>Game {number}, replay: move {ply}</source>
        <extracomment>Below the board that shows a game of the arena. {ply}: the number of a move
{number}: a number</extracomment>
        <translation>Partie {number}, Wiedergabe: Zug {ply}</translation>
    </message>
    <message>
        <source>{name} made an illegal move ({text}).</source>
        <extracomment>Why a game of the arena ended before its end. {name}: the name of a player; {text}: an error as the computer says it, or a number</extracomment>
        <translation>{name} hat einen verbotenen Zug gemacht ({text}).</translation>
    </message>
    <message>
        <source>{a} against {b}, game {number}: {sentence}</source>
        <extracomment>{a}, {b}: two players; {sentence}: a whole sentence on what went wrong in this game.
{number}: a number</extracomment>
        <translation>{a} gegen {b}, Partie {number}: {sentence}</translation>
    </message>
    <message>
        <source>The program “{path}” has changed since you chose it. Add --allow-programs to let it play.</source>
        <extracomment>Said on the terminal before a run goes on from its file
{path}: the place of a file on the disk</extracomment>
        <translation>Das Programm „{path}“ hat sich geändert, seit du es gewählt hast. Gib --allow-programs dazu, damit es spielen darf.</translation>
    </message>
    <message>
        <source>No scheduler answered at {address}: {text}.</source>
        <extracomment>Said on the terminal or above the arena. {address}: of a computer in the network, such as tcp://10.0.0.2:8786
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>Unter {address} hat kein Scheduler geantwortet: {text}.</translation>
    </message>
    <message>
        <source>The scheduler at {address} has no workers yet. Start some and try again.</source>
        <extracomment>Said on the terminal or above the arena. {address}: of a computer in the network, such as tcp://10.0.0.2:8786</extracomment>
        <translation>Der Scheduler unter {address} hat noch keine Worker. Starte welche und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>This run depends on the clock or on other programs, so you can&apos;t repeat it exactly.</source>
        <translation>Dieser Durchlauf hängt von der Uhr oder von anderen Programmen ab. Deshalb kannst du ihn nicht genau wiederholen.</translation>
    </message>
    <message>
        <source>Some of these bots never stop thinking, so each move gets {seconds} s. Use --seconds or --nodes to set your own limit.</source>
        <extracomment>Said on the terminal before the games begin
{seconds}: a number</extracomment>
        <translation>Manche dieser Bots hören nie auf zu denken. Deshalb bekommt jeder Zug {seconds} s. Mit --seconds oder --nodes legst du deine eigene Grenze fest.</translation>
    </message>
    <message>
        <source>Some of these bots never stop thinking, so each move gets {seconds} s.</source>
        <extracomment>Below the form of an experiment
{seconds}: a number</extracomment>
        <translation>Manche dieser Bots hören nie auf zu denken. Deshalb bekommt jeder Zug {seconds} s.</translation>
    </message>
    <message>
        <source>Stopped. If you start a run with --resume FILE, you can continue it later.</source>
        <extracomment>Said on the terminal when the games were stopped.</extracomment>
        <translation>Gestoppt. Wenn du einen Durchlauf mit --resume DATEI startest, kannst du ihn später fortsetzen.</translation>
    </message>
    <message>
        <source>Stopped. Use --resume {file} to continue.</source>
        <extracomment>Said on the terminal when the games were stopped. {file}: its name</extracomment>
        <translation>Gestoppt. Mit --resume {file} geht es weiter.</translation>
    </message>
    <message>
        <source>Nobody wins or loses on a tree of numbers, so there is nothing to count.</source>
        <translation>Bei einem Zahlenbaum gewinnt oder verliert niemand, also gibt es nichts zu zählen.</translation>
    </message>
    <message>
        <source>{name} hasn&apos;t finished a game yet.</source>
        <extracomment>The result of two players who play each other. {name}: the first one</extracomment>
        <translation>{name} hat noch keine Partie beendet.</translation>
    </message>
    <message>
        <source>{name}: {games}, all drawn. Neither player looks stronger.</source>
        <extracomment>The result of two players who play each other. {name}: the first one; {games}: “12 games”</extracomment>
        <translation>{name}: {games}, alle unentschieden. Kein Spieler wirkt stärker.</translation>
    </message>
    <message>
        <source>won {wins}, drawn {draws}, lost {losses}</source>
        <extracomment>Losses, draws and wins in one line of the command line
{wins}: a number of games
{draws}: a number of games
{losses}: a number of games</extracomment>
        <translation>gewonnen {wins}, unentschieden {draws}, verloren {losses}</translation>
    </message>
    <message>
        <source>{count} won</source>
        <extracomment>Labels beside the bar of results
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>{count} gewonnen</translation>
    </message>
    <message>
        <source>{count} drawn</source>
        <extracomment>Labels beside the bar of results
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>{count} unentschieden</translation>
    </message>
    <message>
        <source>{count} lost</source>
        <extracomment>Labels beside the bar of results
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>{count} verloren</translation>
    </message>
    <message>
        <source>from pairs of games</source>
        <extracomment>Below the results.</extracomment>
        <translation>aus Paaren von Partien</translation>
    </message>
    <message>
        <source>Elo at least {low}</source>
        <extracomment>Below the results. Elo is a measure of playing strength; {elo}, {low}, {high}: differences such as +120</extracomment>
        <translation>Elo mindestens {low}</translation>
    </message>
    <message>
        <source>Elo at most {high}</source>
        <extracomment>Below the results. Elo is a measure of playing strength; {elo}, {low}, {high}: differences such as +120</extracomment>
        <translation>Elo höchstens {high}</translation>
    </message>
    <message>
        <source>Elo {elo}, at least {low}</source>
        <extracomment>Below the results. Elo is a measure of playing strength; {elo}, {low}, {high}: differences such as +120</extracomment>
        <translation>Elo {elo}, mindestens {low}</translation>
    </message>
    <message>
        <source>Elo {elo}, from {low} to {high}</source>
        <extracomment>Below the results. Elo is a measure of playing strength; {elo}, {low}, {high}: differences such as +120</extracomment>
        <translation>Elo {elo}, von {low} bis {high}</translation>
    </message>
    <message>
        <source>{plies} moves per game; {seconds} ms per move</source>
        <extracomment>{plies}: a number of moves, of both players
{seconds}: a number</extracomment>
        <translation>{plies} Züge pro Partie; {seconds} ms pro Zug</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <extracomment>Beside the progress of a run. {done}, {total}: numbers of games</extracomment>
        <translation>{done} / {total}</translation>
    </message>
    <message>
        <source>{games}, {time} left</source>
        <extracomment>{games}: &quot;3 of 10 games&quot;; {time}: minutes and seconds, such as 1:05.</extracomment>
        <translation>{games}, noch {time}</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>Titles of the columns in the table of all pairs of players</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Won, drawn, lost</source>
        <extracomment>Titles of the columns in the table of all pairs of players</extracomment>
        <translation>Gewonnen, unentschieden, verloren</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Titles of the columns in the table of all pairs of players</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Elo difference</source>
        <extracomment>Titles of the columns in the table of all pairs of players</extracomment>
        <translation>Elo-Unterschied</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>Titles of the columns in the table of all pairs of players</extracomment>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Different</source>
        <extracomment>A column: the number of games, where games with the same moves count once.</extracomment>
        <translation>Verschiedene</translation>
    </message>
    <message>
        <source>In words</source>
        <extracomment>A column: the result as a sentence.</extracomment>
        <translation>In Worten</translation>
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
        <translation>{wins} gewonnen, {draws} unentschieden, {losses} verloren</translation>
    </message>
    <message>
        <source>The run is over. {result}</source>
        <extracomment>{result}: a whole sentence on who won how many games.</extracomment>
        <translation>Der Durchlauf ist fertig. {result}</translation>
    </message>
    <message>
        <source>The run stopped after {done} of {total} games. {result}</source>
        <extracomment>Read aloud by screen readers at the end of a run. {done}, {total}: numbers of games; {result}: a whole sentence</extracomment>
        <translation>Der Durchlauf hat nach {done} von {total} Partien aufgehört. {result}</translation>
    </message>
    <message>
        <source>There are no results yet.</source>
        <extracomment>The player with the best score.</extracomment>
        <translation>Es gibt noch keine Ergebnisse.</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Titles of the columns in the list of games</extracomment>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>A column: the player who moved second in a game.</extracomment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>A column: how many moves a game had.</extracomment>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>How a game ended, in the list of games.</extracomment>
        <translation>Unentschieden</translation>
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
        <translation>{count} s pro Zug</translation>
    </message>
    <message>
        <source>{positions} per move</source>
        <extracomment>The limit of a move, in the title of a run. {positions}: “1,000 positions”</extracomment>
        <translation>{positions} pro Zug</translation>
    </message>
    <message>
        <source>“{file}” isn&apos;t a saved arena run.</source>
        <extracomment>Said on the terminal. {file}: its name</extracomment>
        <translation>„{file}“ ist kein gespeicherter Durchlauf der Arena.</translation>
    </message>
    <message>
        <source>I can&apos;t save the run to “{file}”: {text}.</source>
        <extracomment>Said on the terminal. {file}: its name; {text}: an error as the computer says it</extracomment>
        <translation>Ich kann den Durchlauf nicht in „{file}“ speichern: {text}.</translation>
    </message>
    <message>
        <source>I lost contact with the scheduler at {address}, so I can&apos;t play any more games.</source>
        <extracomment>Said on the terminal or above the arena. {address}: of a computer in the network, such as tcp://10.0.0.2:8786</extracomment>
        <translation>Ich habe die Verbindung zum Scheduler unter {address} verloren und kann keine Partien mehr spielen.</translation>
    </message>
    <message>
        <source>{games} ({different} different)</source>
        <extracomment>{games}: &quot;12 games&quot;; {different}: a number.</extracomment>
        <translation>{games}, {different} davon verschieden</translation>
    </message>
    <message>
        <source>score {score}%, 95% confidence interval {low}% to {high}% ({means})</source>
        <extracomment>Below the results. {score}, {low}, {high}: percentages without their sign; {means}: the name of a method</extracomment>
        <translation>Punkte {score}&#xa0;%, Konfidenzintervall (95&#xa0;%) {low} bis {high}&#xa0;% ({means})</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <extracomment>A percentage with its sign, as in “95%” or “95 %”
{percent}: a number, without its sign</extracomment>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>{score}% ({low} to {high})</source>
        <extracomment>Cells in the table of all pairs of players. {score}, {low}, {high}: percentages without their sign</extracomment>
        <translation>{score}&#xa0;% ({low} bis {high})</translation>
    </message>
    <message>
        <source>Best score: {score}%, by {names}.</source>
        <extracomment>The player with the best score. {score}: a percentage without its sign; {names}: one player or several</extracomment>
        <translation>Die meisten Punkte: {score}&#xa0;%, von {names}.</translation>
    </message>
    <message>
        <source>{a} against {b}: the result was clear after game {games}. Later games (kept but not counted): {beyond}.</source>
        <extracomment>Said on the terminal when a test of two differences in strength has ended. {a}, {b}: names of players; {games}: the number of the game; {beyond}: a number of games</extracomment>
        <translation>{a} gegen {b}: Das Ergebnis war nach Partie {games} klar. Spätere Partien, aufgehoben, aber nicht gezählt: {beyond}.</translation>
    </message>
    <message>
        <source>Can luck ever beat a bot that makes no mistakes?</source>
        <translation>Kann Glück jemals einen Bot schlagen, der keine Fehler macht?</translation>
    </message>
    <message>
        <source>How do you beat a bot that always takes the first empty square?</source>
        <translation>Wie schlägt man einen Bot, der immer das erste leere Feld nimmt?</translation>
    </message>
    <message>
        <source>Who wins if nobody makes a mistake?</source>
        <translation>Wer gewinnt, wenn niemand einen Fehler macht?</translation>
    </message>
    <message>
        <source>How much stronger does a bot get if it looks more moves ahead?</source>
        <translation>Wie viel stärker wird ein Bot, wenn er mehr Züge vorausschaut?</translation>
    </message>
    <message>
        <source>Does it help to guess who is ahead before the game is over?</source>
        <translation>Hilft es zu schätzen, wer vorn liegt, bevor die Partie vorbei ist?</translation>
    </message>
    <message>
        <source>Fear the worst, play the odds, or use minimax: which works best?</source>
        <translation>Das Schlimmste fürchten, auf die Chancen setzen oder Minimax benutzen: Was klappt am besten?</translation>
    </message>
    <message>
        <source>Can matchboxes full of beads learn to win?</source>
        <extracomment>Title on the card of an experiment</extracomment>
        <translation>Können Streichholzschachteln voller Perlen lernen zu gewinnen?</translation>
    </message>
    <message>
        <source>What can matchboxes learn from a player they can never beat?</source>
        <extracomment>Title on the card of an experiment</extracomment>
        <translation>Was können Streichholzschachteln von einem Spieler lernen, den sie nie schlagen?</translation>
    </message>
    <message>
        <source>{game}, {games}</source>
        <extracomment>On a card: {game} is the name of a game, {games}: &quot;100 games&quot;.</extracomment>
        <translation>{game}, {games}</translation>
    </message>
    <message>
        <source>{plies} moves per game; {seconds} ms and {positions} per move</source>
        <extracomment>{positions}: a number with its noun, such as &quot;1 position&quot;.; {plies}: a number of moves, such as 12.3
{seconds}: a number</extracomment>
        <translation>{plies} Züge pro Partie; {seconds} ms und {positions} pro Zug</translation>
    </message>
    <message>
        <source>{name} didn&apos;t move within {text} s.</source>
        <extracomment>Why a game of the arena ended before its end. {name}: the name of a player; {text}: an error as the computer says it, or a number</extracomment>
        <translation>{name} hat nicht innerhalb von {text} s gezogen.</translation>
    </message>
    <message>
        <source>{name} couldn&apos;t continue ({text}).</source>
        <extracomment>Why a game of the arena ended before its end. {name}: the name of a player; {text}: an error as the computer says it, or a number</extracomment>
        <translation>{name} konnte nicht weiterspielen ({text}).</translation>
    </message>
    <message>
        <source>“{file}” is damaged, so I didn&apos;t open it.</source>
        <extracomment>Said on the terminal. {file}: its name</extracomment>
        <translation>„{file}“ ist beschädigt, deshalb habe ich es nicht geöffnet.</translation>
    </message>
    <message>
        <source>The process playing this game crashed every time, so the game doesn&apos;t count.</source>
        <extracomment>Why a game of the arena ended before its end.</extracomment>
        <translation>Der Prozess, der diese Partie gespielt hat, ist jedes Mal abgestürzt. Deshalb zählt die Partie nicht.</translation>
    </message>
    <message>
        <source>The file lists the program “{path}” as a player, but you haven&apos;t chosen it on this computer. Add --allow-programs to let it play.</source>
        <extracomment>Said on the terminal before a run goes on from its file
{path}: the place of a file on the disk</extracomment>
        <translation>Die Datei nennt das Programm „{path}“ als Spieler, aber du hast es auf diesem Computer nicht gewählt. Gib --allow-programs dazu, damit es spielen darf.</translation>
    </message>
    <message>
        <source>That isn&apos;t enough to be sure who is stronger.</source>
        <extracomment>Follows the result of a pair of players; “it” is the first one</extracomment>
        <translation>Das reicht nicht, um sicher zu sein, wer stärker ist.</translation>
    </message>
    <message>
        <source>Measured in this run: {run}. Each opening is played from both sides. Starting number for the dice: {seed}.</source>
        <extracomment>Tooltip of the figures of a run. {run}: what was played, such as “Connect Four: Nilo, Zeno; 1 s per move”; {seed}: a number</extracomment>
        <translation>Gemessen in diesem Durchlauf: {run}. Jede Eröffnung wird von beiden Seiten gespielt. Startzahl für den Würfel: {seed}.</translation>
    </message>
    <message>
        <source>Measured in this run: {run}. Starting number for the dice: {seed}.</source>
        <extracomment>Tooltip of the figures of a run. {run}: what was played, such as “Connect Four: Nilo, Zeno; 1 s per move”; {seed}: a number</extracomment>
        <translation>Gemessen in diesem Durchlauf: {run}. Startzahl für den Würfel: {seed}.</translation>
    </message>
    <message>
        <source>Of {games}, {name} won {wins}, drew {draws} and lost {losses}.</source>
        <extracomment>The result of a pair of players. {games}: “12 games”; {name}: the first player; {wins}, {draws}, {losses}: numbers of games</extracomment>
        <translation>{name}: {games}, davon {wins} gewonnen, {draws} unentschieden, {losses} verloren.</translation>
    </message>
    <message>
        <source>{name} won {wins} of {games}.</source>
        <extracomment>The result of two players who play each other. {name}: the first one; {games}: “12 games”; {wins}: a number of games</extracomment>
        <translation>{name}: {games}, davon {wins} gewonnen.</translation>
    </message>
    <message>
        <source>We can be 95% sure that it is stronger.</source>
        <extracomment>Follows the result of a pair of players; “it” is the first one</extracomment>
        <translation>Wir können zu 95&#xa0;% sicher sein, dass dieser Spieler stärker ist.</translation>
    </message>
    <message>
        <source>We can be 95% sure that it is weaker.</source>
        <extracomment>Follows the result of a pair of players; “it” is the first one</extracomment>
        <translation>Wir können zu 95&#xa0;% sicher sein, dass dieser Spieler schwächer ist.</translation>
    </message>
    <message>
        <source>from single games</source>
        <extracomment>Below the results.</extracomment>
        <translation>aus einzelnen Partien</translation>
    </message>
    <message>
        <source>Another run is saving its games in “{file}”. Wait until it ends, or stop it.</source>
        <extracomment>Said on the terminal. {file}: the file of a run that another program is just playing</extracomment>
        <translation>Ein anderer Durchlauf speichert seine Partien gerade in „{file}“. Warte, bis er fertig ist, oder halte ihn an.</translation>
    </message>
    <message>
        <source>A cluster needs Dask, which this package doesn&apos;t contain. Use Minimax Fair from its source code instead: the README says how.</source>
        <extracomment>Said on the terminal. Dask: a library that lets several computers work together</extracomment>
        <translation>Ein Cluster braucht Dask, und das ist in diesem Paket nicht enthalten. Nimm dafür Minimax Fair aus dem Quelltext: Wie das geht, steht in der README.</translation>
    </message>
    <message>
        <source>A cluster needs Dask, which isn&apos;t installed. This command installs it: {command}</source>
        <extracomment>Said on the terminal. Dask: a library that lets several computers work together. {command}: what to type</extracomment>
        <translation>Ein Cluster braucht Dask, und das ist nicht installiert. Dieser Befehl installiert es: {command}</translation>
    </message>
    <message>
        <source>“{address}” isn&apos;t the address of a scheduler. Write it like tcp://HOST:8786.</source>
        <extracomment>Said on the terminal or above the arena. {address}: of a computer in the network, such as tcp://10.0.0.2:8786</extracomment>
        <translation>„{address}“ ist keine Adresse eines Schedulers. Schreib sie so: tcp://HOST:8786.</translation>
    </message>
    <message>
        <source>The scheduler at {address} has no workers now. Start some, and the games go on; or press Ctrl+C to stop.</source>
        <extracomment>Said on the terminal while games are played. {address}: of a computer in the network</extracomment>
        <translation>Der Scheduler unter {address} hat gerade keine Worker. Starte welche, dann geht es weiter. Oder halte mit Strg+C an.</translation>
    </message>
    <message>
        <source>
Game {number}: {first} goes first, {second} goes second</source>
        <extracomment>In the list of turns, above those of one game. {first}, {second}: names of players
{number}: a number</extracomment>
        <translation>
Partie {number}: {first} beginnt, {second} zieht als Zweiter</translation>
    </message>
    <message>
        <source>{name} crashed ({text}).</source>
        <extracomment>Why a game of the arena ended before its end. {name}: the name of a player; {text}: an error as the computer says it, or a number</extracomment>
        <translation>{name} ist abgestürzt ({text}).</translation>
    </message>
    <message>
        <source>“{file}” already contains another run. Leave out --players to continue that run, or name another file.</source>
        <extracomment>Said on the terminal. {file}: its name</extracomment>
        <translation>„{file}“ enthält schon einen anderen Durchlauf. Lass --players weg, um ihn fortzusetzen, oder nenne eine andere Datei.</translation>
    </message>
    <message>
        <source>going first: {first}; going second: {second}</source>
        <extracomment>{first}, {second}: results such as &quot;won 5, drawn 2, lost 3&quot;.</extracomment>
        <translation>als Erster: {first}; als Zweiter: {second}</translation>
    </message>
    <message>
        <source>Goes first</source>
        <extracomment>A column: the player who moved first in a game.</extracomment>
        <translation>Beginnt</translation>
    </message>
    <message>
        <source>Goes second</source>
        <extracomment>A column: the player who moved second in a game.</extracomment>
        <translation>Als Zweiter</translation>
    </message>
    <message>
        <source>{winner} went first and won</source>
        <extracomment>How a game ended, in the list of games. {winner}: the name of the player</extracomment>
        <translation>{winner} hat begonnen und gewonnen</translation>
    </message>
    <message>
        <source>{winner} went second and won</source>
        <extracomment>How a game ended, in the list of games. {winner}: the name of the player</extracomment>
        <translation>{winner} hat als Zweiter gezogen und gewonnen</translation>
    </message>
    <message>
        <source>Move {number}: {values}. Played: {chosen}, one of the best moves.</source>
        <extracomment>In the list of turns. {values}: all moves with their values; {chosen}: a move
{number}: a number</extracomment>
        <translation>Zug {number}: {values}. Gespielt: {chosen}, einer der besten Züge.</translation>
    </message>
    <message>
        <source>Move {number}: {values}. Played: {chosen}, not one of the best moves.</source>
        <extracomment>In the list of turns. {values}: all moves with their values; {chosen}: a move
{number}: a number</extracomment>
        <translation>Zug {number}: {values}. Gespielt: {chosen}, keiner der besten Züge.</translation>
    </message>
    <message>
        <source>Connect Four, four moves ahead: the bot that counts open lines wins 84 of 100 games</source>
        <translation>Vier gewinnt, vier Züge voraus: Der Bot, der offene Reihen zählt, gewinnt 84 von 100 Partien</translation>
    </message>
</context>
<context>
    <name>ArenaChoices</name>
    <message>
        <source>Add player</source>
        <extracomment>Button below the players of an experiment</extracomment>
        <translation>Spieler hinzufügen</translation>
    </message>
    <message>
        <source>Add a player. Everyone plays everyone else.</source>
        <translation>Einen Spieler hinzufügen. Jeder spielt gegen jeden.</translation>
    </message>
    <message>
        <source>Remove player</source>
        <extracomment>Button below the players of an experiment</extracomment>
        <translation>Spieler entfernen</translation>
    </message>
    <message>
        <source>Remove the last player</source>
        <translation>Den letzten Spieler entfernen</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>No openings: all games begin at the start.</extracomment>
        <translation>keine</translation>
    </message>
    <message>
        <source>take turns</source>
        <extracomment>Who makes the first move: the players take turns, always the upper one, or a random one.</extracomment>
        <translation>abwechselnd</translation>
    </message>
    <message>
        <source>at random</source>
        <extracomment>The same: it is drawn by lot</extracomment>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>Notes on these choices</source>
        <translation>Hinweise zu dieser Auswahl</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button that starts the experiment</extracomment>
        <translation>Start</translation>
    </message>
    <message>
        <source>Start these games</source>
        <translation>Diese Partien starten</translation>
    </message>
    <message>
        <source>Your own experiment</source>
        <translation>Dein eigenes Experiment</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Label in the form of an experiment, and its tip</extracomment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>Labels in the form of an experiment, each with its tip</extracomment>
        <translation>Partien</translation>
    </message>
    <message>
        <source>How many games each pair of players plays</source>
        <extracomment>Labels in the form of an experiment, each with its tip</extracomment>
        <translation>Wie viele Partien jedes Paar von Spielern spielt</translation>
    </message>
    <message>
        <source>First move</source>
        <extracomment>Labels in the form of an experiment, each with its tip</extracomment>
        <translation>Erster Zug</translation>
    </message>
    <message>
        <source>Openings</source>
        <extracomment>Labels in the form of an experiment, each with its tip</extracomment>
        <translation>Eröffnungen</translation>
    </message>
    <message>
        <source>Limit for each move. “No limit” lets each bot use its own limit.</source>
        <extracomment>Labels in the form of an experiment, each with its tip</extracomment>
        <translation>Grenze für jeden Zug. Bei „keine Grenze“ benutzt jeder Bot seine eigene Grenze.</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>Labels in the form of an experiment, each with its tip</extracomment>
        <translation>Startzahl</translation>
    </message>
    <message>
        <source>Starting number for the dice. Use the same number again to get the same games.</source>
        <extracomment>Labels in the form of an experiment, each with its tip</extracomment>
        <translation>Startzahl für den Würfel. Dieselbe Zahl ergibt wieder dieselben Partien.</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <extracomment>Label in the form of an experiment: Player 1, Player 2 ...
{number}: a number</extracomment>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>always Player 1</source>
        <extracomment>Choices beside “First move”: who makes it</extracomment>
        <translation>immer Spieler 1</translation>
    </message>
    <message>
        <source>The game they play</source>
        <extracomment>Label in the form of an experiment, and its tip</extracomment>
        <translation>Das Spiel, das sie spielen</translation>
    </message>
    <message>
        <source>Who makes the first move</source>
        <extracomment>Labels in the form of an experiment, each with its tip</extracomment>
        <translation>Wer den ersten Zug macht</translation>
    </message>
    <message>
        <source>How many random openings there are. Each one is played from both sides.</source>
        <extracomment>Labels in the form of an experiment, each with its tip</extracomment>
        <translation>Wie viele zufällige Eröffnungen es gibt. Jede wird von beiden Seiten gespielt.</translation>
    </message>
    <message>
        <source>Per move</source>
        <extracomment>Labels in the form of an experiment, each with its tip</extracomment>
        <translation>Pro Zug</translation>
    </message>
    <message>
        <source>A player. Everyone plays everyone else.</source>
        <extracomment>Label in the form of an experiment: Player 1, Player 2 ...</extracomment>
        <translation>Ein Spieler. Jeder spielt gegen jeden.</translation>
    </message>
</context>
<context>
    <name>ArenaPage</name>
    <message>
        <source>Board</source>
        <extracomment>Button that leads from the arena back to the board</extracomment>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Go back to the board (Esc). The games continue; press K to return.</source>
        <translation>Zurück zum Brett (Esc). Die Partien gehen weiter; mit K kommst du zurück.</translation>
    </message>
    <message>
        <source>Show or hide the choices beside the results</source>
        <translation>Die Auswahl neben den Ergebnissen zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Arena</source>
        <extracomment>Title of the page on which bots play each other</extracomment>
        <translation>Arena</translation>
    </message>
    <message>
        <source>Results</source>
        <extracomment>The view with the ready-made experiments.</extracomment>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>The view with the ready-made experiments.</extracomment>
        <translation>Partien</translation>
    </message>
    <message>
        <source>See who is ahead</source>
        <extracomment>Tips of the tabs of the page</extracomment>
        <translation>Sieh, wer vorn liegt</translation>
    </message>
    <message>
        <source>See every game of this run</source>
        <extracomment>Tips of the tabs of the page</extracomment>
        <translation>Sieh jede Partie dieses Durchlaufs</translation>
    </message>
    <message>
        <source>See what each of the perfect player&apos;s moves was worth</source>
        <extracomment>Tips of the tabs of the page</extracomment>
        <translation>Sieh, was jeder Zug des perfekten Spielers wert war</translation>
    </message>
    <message>
        <source>Hide choices</source>
        <extracomment>Button above the results: the choices are the form of an experiment</extracomment>
        <translation>Auswahl verbergen</translation>
    </message>
    <message>
        <source>Show choices</source>
        <extracomment>Button above the results: the choices are the form of an experiment</extracomment>
        <translation>Auswahl zeigen</translation>
    </message>
    <message>
        <source>Experiments</source>
        <extracomment>The view with the ready-made experiments.</extracomment>
        <translation>Experimente</translation>
    </message>
    <message>
        <source>Turns</source>
        <extracomment>The view with the ready-made experiments.</extracomment>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Ready-made experiments</source>
        <extracomment>Tips of the tabs of the page</extracomment>
        <translation>Fertige Experimente</translation>
    </message>
</context>
<context>
    <name>Badges</name>
    <message>
        <source>{player} would win here</source>
        <extracomment>Tip of a place on the board that the other player must not leave open
{player}: a player&apos;s name: X, White</extracomment>
        <translation>hier würde {player} gewinnen</translation>
    </message>
    <message>
        <source>you would win here</source>
        <extracomment>Tip of a place on the board that the other player must not leave open</extracomment>
        <translation>hier würdest du gewinnen</translation>
    </message>
    <message>
        <source>the bot would win here</source>
        <extracomment>Tip of a place on the board that the other player must not leave open</extracomment>
        <translation>hier würde der Bot gewinnen</translation>
    </message>
</context>
<context>
    <name>BoardKind</name>
    <message>
        <source>{place}, mistake ({lost})</source>
        <extracomment>Read by screen readers: {place} is a square and what is on it, {lost} what was given away</extracomment>
        <translation>{place}, Fehler ({lost})</translation>
    </message>
</context>
<context>
    <name>BoardPresenter</name>
    <message>
        <source>Looking for a hint…</source>
        <translation>Ich suche einen Tipp&#xa0;…</translation>
    </message>
    <message>
        <source>{standing}: {turn}</source>
        <extracomment>{standing}: the score, such as &quot;X 3, O 1&quot;; {turn}: such as &quot;X to move&quot;</extracomment>
        <translation>{standing}: {turn}</translation>
    </message>
    <message>
        <source>Your turn ({player})</source>
        <extracomment>Below the board: whose turn it is.
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Du bist am Zug ({player})</translation>
    </message>
    <message>
        <source>{player} ({bot}) is thinking…</source>
        <extracomment>Below the board: whose turn it is. {bot}: the name of the bot, such as Zeno
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} ({bot}) denkt nach&#xa0;…</translation>
    </message>
    <message>
        <source>It&apos;s a draw</source>
        <extracomment>Below the board, and in large letters, at the end of a game</extracomment>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>You win by {margin}!</source>
        <extracomment>Below the board, and in large letters, at the end of a game
{margin}: by how much a game is won: 4</extracomment>
        <translation>Du gewinnst mit einem Vorsprung von {margin}!</translation>
    </message>
    <message>
        <source>The bot wins by {margin}</source>
        <extracomment>Below the board, and in large letters, at the end of a game
{margin}: by how much a game is won: 4</extracomment>
        <translation>Der Bot gewinnt mit einem Vorsprung von {margin}</translation>
    </message>
    <message>
        <source>{bot} wins</source>
        <extracomment>{bot}: the name of a bot, such as Momo</extracomment>
        <translation>{bot} gewinnt</translation>
    </message>
    <message>
        <source>The bot wins</source>
        <extracomment>Below the board, and in large letters, at the end of a game</extracomment>
        <translation>Der Bot gewinnt</translation>
    </message>
    <message>
        <source>You win!</source>
        <extracomment>Below the board, and in large letters, at the end of a game</extracomment>
        <translation>Du gewinnst!</translation>
    </message>
    <message>
        <source>You can move for the bot</source>
        <translation>Du kannst für den Bot ziehen</translation>
    </message>
    <message>
        <source>Tap the board to let the bot move</source>
        <translation>Tippe aufs Brett, dann zieht der Bot</translation>
    </message>
    <message>
        <source>Tap the board to play</source>
        <translation>Tippe aufs Brett, um zu spielen</translation>
    </message>
    <message>
        <source>{bot} picks one of its best moves at random</source>
        <extracomment>Below the board, about how the bot chooses. {bot}: the name of the bot</extracomment>
        <translation>{bot} nimmt zufällig einen der besten Züge</translation>
    </message>
    <message>
        <source>Hint: one of the best moves, picked at random</source>
        <translation>Tipp: einer der besten Züge, zufällig gewählt</translation>
    </message>
    <message>
        <source>{player} ({bot}) is waiting</source>
        <extracomment>Below the board: whose turn it is. {bot}: the name of the bot, such as Zeno
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} ({bot}) wartet</translation>
    </message>
    <message numerus="yes">
        <source>looks {depth} moves ahead and likes {move}</source>
        <extracomment>Below the board, after the name of the bot that is thinking
{depth}: a number of moves
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>schaut {depth} Zug voraus und findet {move} gut</numerusform>
            <numerusform>schaut {depth} Züge voraus und findet {move} gut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>looks about {depth} moves ahead and likes {move}</source>
        <extracomment>Below the board, after the name of the bot that is thinking
{depth}: a number of moves
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>schaut etwa {depth} Zug voraus und findet {move} gut</numerusform>
            <numerusform>schaut etwa {depth} Züge voraus und findet {move} gut</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}&apos;s turn</source>
        <extracomment>Below the board: whose turn it is.
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} ist am Zug</translation>
    </message>
    <message>
        <source>{bot} picks the best move that is hardest to answer</source>
        <extracomment>Below the board, about how the bot chooses. {bot}: the name of the bot</extracomment>
        <translation>{bot} nimmt von den besten Zügen den, auf den die Antwort am schwersten ist</translation>
    </message>
    <message>
        <source>Hint: the best move that is hardest to answer</source>
        <translation>Tipp: der beste Zug, auf den die Antwort am schwersten ist</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>tap again to play</source>
        <translation>tippe noch einmal, um zu spielen</translation>
    </message>
    <message>
        <source>{cell}, tap again to play</source>
        <extracomment>After a first tap on a touch screen
{cell}: a place on the board: b2</extracomment>
        <translation>{cell}, tippe noch einmal, um zu spielen</translation>
    </message>
</context>
<context>
    <name>BoothPage</name>
    <message>
        <source>Board</source>
        <extracomment>Booth: name of the board, for screen readers</extracomment>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Play against the bot</source>
        <translation>Gegen den Bot spielen</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>Booth: large buttons below the board</extracomment>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>Booth: large buttons below the board</extracomment>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>You go first</source>
        <translation>Du fängst an</translation>
    </message>
    <message>
        <source>What each move is worth</source>
        <translation>Was jeder Zug wert ist</translation>
    </message>
    <message>
        <source>Could someone have won? Press “Why?” to find out.</source>
        <translation>Hätte jemand gewinnen können? Drück auf „Warum?“, dann siehst du es.</translation>
    </message>
    <message>
        <source>Press “Why?” to see how the game was lost.</source>
        <translation>Drück auf „Warum?“, dann siehst du, wie die Partie verloren wurde.</translation>
    </message>
    <message>
        <source>How this game was lost</source>
        <translation>So ging diese Partie verloren</translation>
    </message>
    <message>
        <source>Watch the values change. Who makes the last mistake?</source>
        <translation>Sieh zu, wie sich die Werte ändern. Wer macht den letzten Fehler?</translation>
    </message>
    <message>
        <source>Which move saves the game?</source>
        <extracomment>Booth: the task of a riddle and its answer, beside the board</extracomment>
        <translation>Welcher Zug rettet die Partie?</translation>
    </message>
    <message>
        <source>The answer is {move}. Every other move loses.</source>
        <extracomment>Booth: the task of a riddle and its answer, beside the board
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Die Lösung ist {move}. Jeder andere Zug verliert.</translation>
    </message>
    <message>
        <source>Right!</source>
        <extracomment>Booth: the task of a riddle and its answer, beside the board</extracomment>
        <translation>Richtig!</translation>
    </message>
    <message>
        <source>Not this time</source>
        <extracomment>Booth: the task of a riddle and its answer, beside the board</extracomment>
        <translation>Diesmal nicht</translation>
    </message>
    <message>
        <source>Touch the board. The symbols show who wins if both sides play perfectly.</source>
        <translation>Tippe auf das Brett. Die Zeichen zeigen, wer gewinnt, wenn beide perfekt spielen.</translation>
    </message>
    <message>
        <source>You can see what every move is worth, right to the end.</source>
        <translation>Du siehst, was jeder Zug wert ist, bis ganz zum Ende.</translation>
    </message>
    <message>
        <source>The symbols show who wins if both sides play perfectly.</source>
        <translation>Die Zeichen zeigen, wer gewinnt, wenn beide perfekt spielen.</translation>
    </message>
    <message>
        <source>You are {player}. Only one move doesn&apos;t lose. Touch it!</source>
        <extracomment>Booth: the task of a riddle and its answer, beside the board
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Du bist {player}. Nur ein Zug verliert nicht. Tippe darauf!</translation>
    </message>
    <message>
        <source>The only move that doesn&apos;t lose is {move}.</source>
        <extracomment>Booth: the task of a riddle and its answer, beside the board
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Der einzige Zug, der nicht verliert, ist {move}.</translation>
    </message>
</context>
<context>
    <name>BoothReport</name>
    <message>
        <source>The hardest riddle</source>
        <extracomment>Booth: below a board in the report of a day.</extracomment>
        <translation>Das schwerste Rätsel</translation>
    </message>
    <message>
        <source>The most common mistake</source>
        <extracomment>Booth: below a board in the report of a day.</extracomment>
        <translation>Der häufigste Fehler</translation>
    </message>
    <message>
        <source>Visitors</source>
        <extracomment>Booth: a figure in the report of a day, before its number</extracomment>
        <translation>Besucher</translation>
    </message>
    <message>
        <source>Finished games</source>
        <extracomment>Booth: a figure in the report of a day, before its number</extracomment>
        <translation>Beendete Partien</translation>
    </message>
    <message>
        <source>Games won by the bot</source>
        <extracomment>Booth: a figure in the report of a day, before its number</extracomment>
        <translation>Vom Bot gewonnene Partien</translation>
    </message>
    <message>
        <source>Games won by visitors</source>
        <extracomment>Booth: a figure in the report of a day, before its number</extracomment>
        <translation>Von Besuchern gewonnene Partien</translation>
    </message>
    <message>
        <source>Draws</source>
        <extracomment>Booth: a figure in the report of a day, before its number</extracomment>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Games left unfinished</source>
        <extracomment>Booth: a figure in the report of a day, before its number</extracomment>
        <translation>Abgebrochene Partien</translation>
    </message>
    <message>
        <source>Riddles answered</source>
        <extracomment>Booth: a figure in the report of a day, before its number</extracomment>
        <translation>Beantwortete Rätsel</translation>
    </message>
    <message>
        <source>Riddles solved</source>
        <extracomment>Booth: a figure in the report of a day, before its number</extracomment>
        <translation>Gelöste Rätsel</translation>
    </message>
    <message>
        <source>Right answers: {right} of {count}</source>
        <extracomment>Booth: below a board in the report of a day. {right}: a number
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>Richtige Antworten: {right} von {count}</translation>
    </message>
    <message>
        <source>A day at the booth</source>
        <translation>Der Tag am Messestand</translation>
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
        <translation>Besucher spielen gerade</translation>
    </message>
    <message>
        <source>The figures can&apos;t be saved. Is the disk full?</source>
        <translation>Die Zahlen können nicht gespeichert werden. Ist die Festplatte voll?</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <extracomment>Booth: after the report of a day was saved
{file}: the name of a file</extracomment>
        <translation>Gespeichert als {file}</translation>
    </message>
    <message>
        <source>The booth is already running.</source>
        <translation>Der Messestand läuft schon.</translation>
    </message>
</context>
<context>
    <name>CandidateColumns</name>
    <message>
        <source>Move</source>
        <extracomment>Titles of the columns in the table of moves; the results of random play are such as: Random: X / draw / O</extracomment>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>Titles of the columns in the table of moves; the results of random play are such as: Random: X / draw / O</extracomment>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>Titles of the columns in the table of moves; the results of random play are such as: Random: X / draw / O</extracomment>
        <translation>Wert</translation>
    </message>
    <message>
        <source>What the move is worth if both sides play their best</source>
        <extracomment>Tips on the titles of the columns in the table of moves</extracomment>
        <translation>Was der Zug wert ist, wenn beide Seiten am besten spielen</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Titles of the columns in the table of moves; the results of random play are such as: Random: X / draw / O</extracomment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>How sure</source>
        <extracomment>Title of the column that says &quot;exact&quot;, &quot;guess&quot; and so on</extracomment>
        <translation>Wie sicher</translation>
    </message>
    <message>
        <source>By depth</source>
        <extracomment>Titles of further columns in the table of moves</extracomment>
        <translation>Nach Tiefe</translation>
    </message>
    <message>
        <source>Reply</source>
        <extracomment>Titles of further columns in the table of moves</extracomment>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Best line</source>
        <extracomment>Titles of further columns in the table of moves</extracomment>
        <translation>Beste Variante</translation>
    </message>
    <message>
        <source>The best reply</source>
        <extracomment>Tips on the titles of the columns in the table of moves</extracomment>
        <translation>Die beste Antwort</translation>
    </message>
    <message>
        <source>Random: {first} / draw / {second}</source>
        <extracomment>Titles of further columns in the table of moves
{first}: the name of the player who moves first: X, White
{second}: the name of the player who moves second: O, Black</extracomment>
        <translation>Zufall: {first} / unentsch. / {second}</translation>
    </message>
    <message>
        <source>How likely each result is if both sides move at random</source>
        <extracomment>Tips on the titles of the columns in the table of moves</extracomment>
        <translation>Wie wahrscheinlich jedes Ergebnis ist, wenn beide Seiten zufällig ziehen</translation>
    </message>
    <message>
        <source>Endings: {first} / draw / {second}</source>
        <extracomment>Titles of further columns in the table of moves
{first}: the name of the player who moves first: X, White
{second}: the name of the player who moves second: O, Black</extracomment>
        <translation>Enden: {first} / unentsch. / {second}</translation>
    </message>
    <message>
        <source>How many different games end in each of these ways</source>
        <extracomment>Tips on the titles of the columns in the table of moves</extracomment>
        <translation>Wie viele verschiedene Partien auf jede dieser Arten enden</translation>
    </message>
    <message>
        <source>What happens if both sides play their best. “In 3 moves” counts only that player&apos;s moves, starting with the move in this row</source>
        <extracomment>Tips on the titles of the columns in the table of moves</extracomment>
        <translation>Was passiert, wenn beide Seiten am besten spielen. „In 3 Zügen“ zählt nur die Züge dieses Spielers, ab dem Zug in dieser Zeile</translation>
    </message>
    <message>
        <source>Who chooses among these moves. MAX takes the largest value shown, MIN the smallest</source>
        <extracomment>Tips on the titles of the columns in the table of moves</extracomment>
        <translation>Wer unter diesen Zügen wählt. MAX nimmt den größten Wert, der hier steht, MIN den kleinsten</translation>
    </message>
    <message>
        <source>Is the value exact, only a bound, or a guess? And how many moves deep did the search look?</source>
        <extracomment>Tips on the titles of the columns in the table of moves</extracomment>
        <translation>Ist der Wert exakt, nur eine Schranke oder eine Schätzung? Und wie viele Züge tief hat die Suche geschaut?</translation>
    </message>
    <message>
        <source>How the value changed as the search looked deeper. Higher means larger; the dotted line is zero. A solid dot at the end: the value is proven</source>
        <extracomment>Tips on the titles of the columns in the table of moves</extracomment>
        <translation>Wie sich der Wert geändert hat, als die Suche tiefer schaute. Höher heißt größer; die gepunktete Linie ist null. Ein voller Punkt am Ende: Der Wert ist bewiesen</translation>
    </message>
    <message>
        <source>Worst case</source>
        <extracomment>Titles of further columns in the table of moves</extracomment>
        <translation>Schlimmster Fall</translation>
    </message>
    <message>
        <source>The worst that can happen to the player whose turn it is</source>
        <extracomment>Tips on the titles of the columns in the table of moves</extracomment>
        <translation>Das Schlimmste, was dem Spieler passieren kann, der am Zug ist</translation>
    </message>
    <message>
        <source>A move that you can make here</source>
        <extracomment>Tips on the titles of the columns in the table of moves</extracomment>
        <translation>Ein Zug, der hier möglich ist</translation>
    </message>
</context>
<context>
    <name>CandidateHeader</name>
    <message>
        <source>What each move is worth</source>
        <extracomment>The heading of the list of moves with their values</extracomment>
        <translation>Was jeder Zug wert ist</translation>
    </message>
    <message>
        <source>Values as</source>
        <extracomment>Heading in the menu of options above the table of moves, over: Words, Numbers ...</extracomment>
        <translation>Werte als</translation>
    </message>
    <message>
        <source>+1, 0, −1</source>
        <translation>+1, 0, −1</translation>
    </message>
    <message>
        <source>Cost (smaller is better)</source>
        <translation>Kosten (kleiner ist besser)</translation>
    </message>
    <message>
        <source>Words</source>
        <extracomment>Choice below the heading “Values as”</extracomment>
        <translation>Worte</translation>
    </message>
    <message>
        <source>The bot</source>
        <extracomment>Choice below the heading “For”: whose side values are told from</extracomment>
        <translation>Der Bot</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Auf dem Brett</translation>
    </message>
    <message>
        <source>No values</source>
        <extracomment>Choices below the heading “On board”: which values stand on the board</extracomment>
        <translation>Keine Werte</translation>
    </message>
    <message>
        <source>The best</source>
        <extracomment>The same: only the best values</extracomment>
        <translation>Die besten</translation>
    </message>
    <message>
        <source>All values</source>
        <extracomment>The same: all values</extracomment>
        <translation>Alle Werte</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>Button with a menu, above the table of moves</extracomment>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>How values are shown</source>
        <translation>Wie die Werte gezeigt werden</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <extracomment>The heading of the list of mistakes at the end of a game, where there is little room</extracomment>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Mistakes in this game</source>
        <extracomment>The heading of the list of mistakes at the end of a game</extracomment>
        <translation>Fehler in dieser Partie</translation>
    </message>
    <message>
        <source>Bot&apos;s moves</source>
        <extracomment>The heading of the list of the bot&apos;s moves, where there is little room</extracomment>
        <translation>Züge des Bots</translation>
    </message>
    <message>
        <source>What the bot&apos;s moves are worth</source>
        <extracomment>The heading of the list of the bot&apos;s moves with their values</extracomment>
        <translation>Was die Züge des Bots wert sind</translation>
    </message>
    <message>
        <source>Values for</source>
        <extracomment>Title of a choice: for whom the values on screen are</extracomment>
        <translation>Werte für</translation>
    </message>
    <message>
        <source>Move values</source>
        <extracomment>The heading of the list of moves with their values, where there is little room</extracomment>
        <translation>Werte der Züge</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Of a choice: for whom the values on screen are</extracomment>
        <translation>Dich</translation>
    </message>
    <message>
        <source>Whoever&apos;s turn it is</source>
        <translation>Wer am Zug ist</translation>
    </message>
    <message>
        <source>How values are written (C)</source>
        <extracomment>Heading in the menu of options above the table of moves, over: Words, Numbers ...</extracomment>
        <translation>Wie die Werte geschrieben werden (C)</translation>
    </message>
    <message>
        <source>How values are written (C), who they are for (P), and which ones the board shows (V)</source>
        <translation>Wie die Werte geschrieben werden (C), für wen sie sind (P) und welche auf dem Brett stehen (V)</translation>
    </message>
    <message>
        <source>{player} (MAX)</source>
        <extracomment>Choice below the heading “For”: {player} is the first player, called Max in the theory</extracomment>
        <translation>{player} (MAX)</translation>
    </message>
    <message>
        <source>Who the values are for (P)</source>
        <extracomment>Title of a choice: for whom the values on screen are</extracomment>
        <translation>Für wen die Werte sind (P)</translation>
    </message>
    <message>
        <source>Which values the board shows. A circle with ! marks each mistake (V)</source>
        <translation>Welche Werte auf dem Brett stehen. Ein Kreis mit ! markiert jeden Fehler (V)</translation>
    </message>
</context>
<context>
    <name>CandidatePanel</name>
    <message>
        <source>Who these values are for</source>
        <translation>Für wen diese Werte sind</translation>
    </message>
    <message>
        <source>Candidate moves</source>
        <extracomment>Name of the table of moves, for screen readers</extracomment>
        <translation>Mögliche Züge</translation>
    </message>
    <message>
        <source>The theory behind the game</source>
        <translation>Die Theorie des Spiels</translation>
    </message>
    <message>
        <source>All moves, the best first. Open a row to see the replies, or double-click it to play the move (keys 1 to 9)</source>
        <translation>Alle Züge, der beste zuerst. Öffne eine Zeile, um die Antworten zu sehen, oder klicke sie doppelt an, um den Zug zu spielen (Tasten 1 bis 9)</translation>
    </message>
</context>
<context>
    <name>CandidateTexts</name>
    <message>
        <source>{player} wins</source>
        <extracomment>The longest texts in the table of moves.
Cells in the columns “Worst case” and “Random” of the table of moves.
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} gewinnt</translation>
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
        <translation>{move}: {value}, {meaning}, {known}</translation>
    </message>
    <message>
        <source>{row}, best move</source>
        <extracomment>A row in the table of moves, as screen readers tell it. {row}: all of a row that was told before</extracomment>
        <translation>{row}, bester Zug</translation>
    </message>
    <message>
        <source>For {player}. ≈ marks a guess.</source>
        <extracomment>Above the table of moves: whose values these are
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Für {player}. ≈ heißt: geschätzt.</translation>
    </message>
    <message>
        <source>For you. ≈ marks a guess.</source>
        <extracomment>Above the table of moves: whose values these are</extracomment>
        <translation>Für dich. ≈ heißt: geschätzt.</translation>
    </message>
    <message>
        <source>For the bot. ≈ marks a guess.</source>
        <extracomment>Above the table of moves: whose values these are</extracomment>
        <translation>Für den Bot. ≈ heißt: geschätzt.</translation>
    </message>
    <message>
        <source>Even?</source>
        <extracomment>In the legend of the list of moves: the sign of a guess in between</extracomment>
        <translation>Gleich?</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>What a filled sign means, in the legend of the list of moves</extracomment>
        <translation>Am besten</translation>
    </message>
    <message>
        <source>now {value}</source>
        <extracomment>Newest value in the list of values by depth: “depth 2: +3, depth 4: +5, now +4”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>jetzt {value}</translation>
    </message>
    <message>
        <source>depth {depth}: {value}</source>
        <extracomment>One value in the list of values by depth: “depth 2: +3”.
{depth}: a number of moves
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>Suchtiefe {depth}: {value}</translation>
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
        <translation>Unentschieden</translation>
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
        <translation>Für {player}, bei perfektem Spiel.</translation>
    </message>
    <message>
        <source>For you, with perfect play.</source>
        <extracomment>Above the table of moves: whose values these are</extracomment>
        <translation>Für dich, bei perfektem Spiel.</translation>
    </message>
    <message>
        <source>For the bot, with perfect play.</source>
        <extracomment>Above the table of moves: whose values these are</extracomment>
        <translation>Für den Bot, bei perfektem Spiel.</translation>
    </message>
    <message>
        <source>{shares}%</source>
        <extracomment>The longest texts in the table of moves. {shares}: three numbers such as 58.5 / 12.7 / 28.8
Cells in the columns “Worst case” and “Random” of the table of moves. {shares}: three numbers such as 58.5 / 12.7 / 28.8</extracomment>
        <translation>{shares}&#xa0;%</translation>
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
        <translation>Auf dem Brett: die {count} besten</translation>
    </message>
    <message>
        <source>{row}. Another move is at least as good</source>
        <extracomment>Read by screen readers and shown beside a row; {row} is such as “h4: No better”</extracomment>
        <translation>{row}. Ein anderer Zug ist mindestens genauso gut</translation>
    </message>
    <message>
        <source>not searched yet</source>
        <extracomment>A row in the table of moves, as screen readers tell it.</extracomment>
        <translation>noch nicht untersucht</translation>
    </message>
    <message>
        <source>For whoever&apos;s turn it is. ≈ marks a guess.</source>
        <extracomment>Above the table of moves: whose values these are</extracomment>
        <translation>Für den, der am Zug ist. ≈ heißt: geschätzt.</translation>
    </message>
    <message>
        <source>For whoever&apos;s turn it is, with perfect play.</source>
        <extracomment>Above the table of moves: whose values these are</extracomment>
        <translation>Für den, der am Zug ist, bei perfektem Spiel.</translation>
    </message>
    <message>
        <source>In “wins in 3”, the moves of both players count.</source>
        <extracomment>Above the list of moves of chess, where a value may be &quot;+1 in 3&quot;</extracomment>
        <translation>Bei „gewinnt in 3“ zählen die Züge beider Spieler.</translation>
    </message>
</context>
<context>
    <name>Chess</name>
    <message>
        <source>white pawn</source>
        <extracomment>The names of the pieces are read aloud, and fill {piece} in sentences.</extracomment>
        <translation>weißer Bauer</translation>
    </message>
    <message>
        <source>white knight</source>
        <extracomment>The names of the pieces are read aloud, and fill {piece} in sentences.</extracomment>
        <translation>weißer Springer</translation>
    </message>
    <message>
        <source>white bishop</source>
        <extracomment>The names of the pieces are read aloud, and fill {piece} in sentences.</extracomment>
        <translation>weißer Läufer</translation>
    </message>
    <message>
        <source>white rook</source>
        <extracomment>The names of the pieces are read aloud, and fill {piece} in sentences.</extracomment>
        <translation>weißer Turm</translation>
    </message>
    <message>
        <source>white queen</source>
        <extracomment>The names of the pieces are read aloud, and fill {piece} in sentences.</extracomment>
        <translation>weiße Dame</translation>
    </message>
    <message>
        <source>white king</source>
        <extracomment>The names of the pieces are read aloud, and fill {piece} in sentences.</extracomment>
        <translation>weißer König</translation>
    </message>
    <message>
        <source>black pawn</source>
        <extracomment>The names of the pieces are read aloud, and fill {piece} in sentences.</extracomment>
        <translation>schwarzer Bauer</translation>
    </message>
    <message>
        <source>black knight</source>
        <extracomment>The names of the pieces are read aloud, and fill {piece} in sentences.</extracomment>
        <translation>schwarzer Springer</translation>
    </message>
    <message>
        <source>black bishop</source>
        <extracomment>The names of the pieces are read aloud, and fill {piece} in sentences.</extracomment>
        <translation>schwarzer Läufer</translation>
    </message>
    <message>
        <source>black rook</source>
        <extracomment>The names of the pieces are read aloud, and fill {piece} in sentences.</extracomment>
        <translation>schwarzer Turm</translation>
    </message>
    <message>
        <source>black queen</source>
        <extracomment>The names of the pieces are read aloud, and fill {piece} in sentences.</extracomment>
        <translation>schwarze Dame</translation>
    </message>
    <message>
        <source>black king</source>
        <extracomment>The names of the pieces are read aloud, and fill {piece} in sentences.</extracomment>
        <translation>schwarzer König</translation>
    </message>
    <message>
        <source>becomes a knight</source>
        <extracomment>Read aloud: what the pawn becomes if you choose this square.</extracomment>
        <translation>wird ein Springer</translation>
    </message>
    <message>
        <source>becomes a bishop</source>
        <extracomment>Read aloud: what the pawn becomes if you choose this square.</extracomment>
        <translation>wird ein Läufer</translation>
    </message>
    <message>
        <source>becomes a rook</source>
        <extracomment>Read aloud: what the pawn becomes if you choose this square.</extracomment>
        <translation>wird ein Turm</translation>
    </message>
    <message>
        <source>becomes a queen</source>
        <extracomment>Read aloud: what the pawn becomes if you choose this square.</extracomment>
        <translation>wird eine Dame</translation>
    </message>
    <message>
        <source>The {piece} on {square} belongs to the other player</source>
        <extracomment>{piece} is such as “black queen”. Shown where that piece was pressed.
{square}: a square of the board: e4</extracomment>
        <translation>Die Figur auf {square} ({piece}) gehört dem Gegner</translation>
    </message>
    <message>
        <source>The king is in check, and the {piece} on {square} can&apos;t help</source>
        <extracomment>Why nothing happens after a tap. {piece}: “white queen”
{square}: a square of the board: e4</extracomment>
        <translation>Der König steht im Schach, und die Figur auf {square} ({piece}) kann nicht helfen</translation>
    </message>
    <message>
        <source>The {piece} on {square} can&apos;t move now</source>
        <extracomment>Why nothing happens after a tap. {piece}: “white queen”
{square}: a square of the board: e4</extracomment>
        <translation>Die Figur auf {square} ({piece}) kann jetzt nicht ziehen</translation>
    </message>
    <message>
        <source>The {piece} on {square} is pinned: without it, your king would be in check</source>
        <extracomment>Why a piece can&apos;t go to a square. {piece}: “white queen”
{square}: a square of the board: e4</extracomment>
        <translation>Die Figur auf {square} ({piece}) ist gefesselt: Ohne sie stünde dein König im Schach</translation>
    </message>
    <message>
        <source>The king would still be in check</source>
        <extracomment>Why a piece can&apos;t go to a square.</extracomment>
        <translation>Der König stünde immer noch im Schach</translation>
    </message>
    <message>
        <source>The {piece} on {square} can&apos;t go to {to}</source>
        <extracomment>Why a piece can&apos;t go to a square. {piece}: “white queen”; {to}: the square
{square}: a square of the board: e4</extracomment>
        <translation>Die Figur auf {square} ({piece}) kann nicht nach {to} ziehen</translation>
    </message>
    <message>
        <source>{number} × {piece}</source>
        <extracomment>3 × black pawn {piece}: such as “black pawn”
{number}: a number</extracomment>
        <translation>{number} × {piece}</translation>
    </message>
    <message>
        <source>{king}, in check</source>
        <extracomment>Read aloud: white king, in check. {king}: “white king”</extracomment>
        <translation>{king}, im Schach</translation>
    </message>
    <message>
        <source>{king}, checkmated</source>
        <extracomment>The same at the end. {king}: “white king”</extracomment>
        <translation>{king}, matt</translation>
    </message>
    <message>
        <source>the pawn becomes a new piece there</source>
        <translation>der Bauer verwandelt sich dort</translation>
    </message>
    <message>
        <source>Off the board: {pieces}. Both players&apos; pieces are worth the same.</source>
        <extracomment>{pieces} is a list of captured pieces</extracomment>
        <translation>Nicht mehr auf dem Brett: {pieces}. Die Figuren beider Spieler sind gleich viel wert.</translation>
    </message>
    <message>
        <source>Off the board: {pieces}. White&apos;s pieces are worth {number} more.</source>
        <extracomment>Below the board: the pieces that were captured, such as “3 × black pawn, white queen”. {pieces}: all of them
{number}: a number</extracomment>
        <translation>Nicht mehr auf dem Brett: {pieces}. Die Figuren von Weiß sind {number} mehr wert.</translation>
    </message>
    <message>
        <source>Off the board: {pieces}. Black’s pieces are worth {number} more.</source>
        <extracomment>Below the board: the pieces that were captured, such as “3 × black pawn, white queen”. {pieces}: all of them
{number}: a number</extracomment>
        <translation>Nicht mehr auf dem Brett: {pieces}. Die Figuren von Schwarz sind {number} mehr wert.</translation>
    </message>
    <message>
        <source>Square {square} is empty</source>
        <extracomment>Why nothing happens after a tap.
{square}: a square of the board: e4</extracomment>
        <translation>Feld {square} ist leer</translation>
    </message>
</context>
<context>
    <name>ChompBoardKind</name>
    <message>
        <source>{square}: eaten</source>
        <extracomment>A square of the bar, for screen readers, or why nothing happens after a tap
{square}: a square of the board: e4</extracomment>
        <translation>{square}: aufgegessen</translation>
    </message>
    <message>
        <source>{square}: chocolate</source>
        <extracomment>A square at the end of the bar, for screen readers: no other one is eaten with it
{square}: a square of the board: e4</extracomment>
        <translation>{square}: Schokolade</translation>
    </message>
    <message>
        <source>{square}: poisoned</source>
        <extracomment>A square of the bar, for screen readers, or why nothing happens after a tap
{square}: a square of the board: e4</extracomment>
        <translation>{square}: vergiftet</translation>
    </message>
    <message>
        <source>{square}, value {value}</source>
        <extracomment>A square of the bar, for screen readers, or why nothing happens after a tap
{square}: a square of the board: e4
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{square}, Wert {value}</translation>
    </message>
    <message>
        <source>Square {square} has already been eaten</source>
        <extracomment>A square of the bar, for screen readers, or why nothing happens after a tap
{square}: a square of the board: e4</extracomment>
        <translation>Feld {square} ist schon aufgegessen</translation>
    </message>
</context>
<context>
    <name>Clipboard</name>
    <message>
        <source>There are no moves to copy yet.</source>
        <translation>Es gibt noch keine Züge zum Kopieren.</translation>
    </message>
    <message>
        <source>Copied: {text}</source>
        <extracomment>{text} is what was copied: moves or a position</extracomment>
        <translation>Kopiert: {text}</translation>
    </message>
    <message>
        <source>Copied the picture of the board.</source>
        <translation>Das Bild des Bretts ist kopiert.</translation>
    </message>
    <message>
        <source>There is nothing to paste. Copy some moves or a position first.</source>
        <translation>Es gibt nichts einzufügen. Kopiere zuerst Züge oder eine Stellung.</translation>
    </message>
    <message>
        <source>The text you copied is too long. Copy only moves or a position.</source>
        <translation>Der Text, den du kopiert hast, ist zu lang. Kopiere nur Züge oder eine Stellung.</translation>
    </message>
</context>
<context>
    <name>CloseRow</name>
    <message>
        <source>Close</source>
        <extracomment>Button that closes a dialog</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close this window (Esc)</source>
        <extracomment>Button that closes a dialog</extracomment>
        <translation>Dieses Fenster schließen (Esc)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button that closes a dialog without doing anything</extracomment>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>CodePanel</name>
    <message>
        <source>Algorithm</source>
        <extracomment>Name of the panel with the pseudocode, for screen readers</extracomment>
        <translation>Algorithmus</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>two or more players, for example random,alpha-beta:4,perfect; everyone plays everyone else</source>
        <translation>zwei oder mehr Spieler, zum Beispiel random,alpha-beta:4,perfect; jeder spielt gegen jeden</translation>
    </message>
    <message>
        <source>number of games for each pair of players (default: {games})</source>
        <extracomment>Help of the command line. {games}: a number</extracomment>
        <translation>Zahl der Partien je Spielerpaar (Standard: {games})</translation>
    </message>
    <message>
        <source>play N random openings, each from both sides (default: from the start position)</source>
        <translation>N zufällige Eröffnungen spielen, jede von beiden Seiten (Standard: ab der Anfangsstellung)</translation>
    </message>
    <message>
        <source>play the openings in a file, each from both sides; the file has one opening per line</source>
        <translation>die Eröffnungen aus einer Datei spielen, jede von beiden Seiten; in der Datei steht eine Eröffnung je Zeile</translation>
    </message>
    <message>
        <source>number of moves in each random opening (default: 4, or 2 in short games)</source>
        <translation>Zahl der Züge in jeder zufälligen Eröffnung (Standard: 4, in kurzen Spielen 2)</translation>
    </message>
    <message>
        <source>random seed: the starting number for the dice (default: 0)</source>
        <translation>Startzahl für den Würfel (Standard: 0)</translation>
    </message>
    <message>
        <source>let the programs in the --resume file play; they run on this computer</source>
        <translation>die Programme aus der Datei von --resume spielen lassen; sie laufen auf diesem Computer</translation>
    </message>
    <message>
        <source>print JSON instead of sentences</source>
        <translation>JSON statt Sätzen ausgeben</translation>
    </message>
    <message>
        <source>number of processes that play at once (default: one per processor)</source>
        <translation>Zahl der Prozesse, die gleichzeitig spielen (Standard: einer je Prozessor)</translation>
    </message>
    <message>
        <source>a Dask scheduler, for example tcp://HOST:8786. It runs the code of anyone who can reach it: keep it on a private network, or use tls://</source>
        <translation>ein Dask-Scheduler, zum Beispiel tcp://HOST:8786. Er führt den Code von jedem aus, der ihn erreicht: Betreibe ihn in einem privaten Netz oder nimm tls://</translation>
    </message>
    <message>
        <source>megabytes of memory for each search&apos;s tables (default: {megabytes})</source>
        <extracomment>Help of the command line
{megabytes}: a number</extracomment>
        <translation>Speicher für die Tabellen jeder Suche in Megabyte (Standard: {megabytes})</translation>
    </message>
    <message>
        <source>usage: </source>
        <extracomment>Begins the help of a command: usage: minimax-fair play ...</extracomment>
        <translation>Aufruf: </translation>
    </message>
    <message>
        <source>arguments</source>
        <extracomment>Title in the help: what a command is given, in a fixed order</extracomment>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>options</source>
        <extracomment>Title in the help: the options, such as --depth</extracomment>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>show this help and exit</source>
        <translation>diese Hilfe zeigen und beenden</translation>
    </message>
    <message>
        <source>{names} or {last}</source>
        <extracomment>{names}: the names of all games but the last, with commas between them; {last}: the last name</extracomment>
        <translation>{names} oder {last}</translation>
    </message>
    <message>
        <source>the player who moves first ({sides}): random, one-ahead, alpha-beta:DEPTH, perfect, brain:/path/to/pbrain-program, uci:ENGINE</source>
        <extracomment>Help of the command line. {sides}: what players are called, such as “X, White”; do not translate what is to be typed</extracomment>
        <translation>der Spieler, der anfängt ({sides}): random, one-ahead, alpha-beta:DEPTH, perfect, brain:/path/to/pbrain-program, uci:ENGINE</translation>
    </message>
    <message>
        <source>the player who moves second ({sides}): the same choices</source>
        <extracomment>Help of the command line. {sides}: what players are called, such as “O, Black”</extracomment>
        <translation>der Spieler, der als Zweiter zieht ({sides}): dieselbe Auswahl</translation>
    </message>
    <message>
        <source>Play against a minimax bot and see what every move is worth.</source>
        <translation>Spiele gegen einen Minimax-Bot und sieh, was jeder Zug wert ist.</translation>
    </message>
    <message>
        <source>minimax-fair FILE opens a saved game or lesson.</source>
        <translation>minimax-fair FILE öffnet eine gespeicherte Partie oder Lektion.</translation>
    </message>
    <message>
        <source>print the version and exit</source>
        <translation>die Version ausgeben und beenden</translation>
    </message>
    <message>
        <source>play one game in the real window, check that it works, and exit</source>
        <translation>eine Partie im echten Fenster spielen, prüfen, ob alles geht, und beenden</translation>
    </message>
    <message>
        <source>run as a program for Gomocup managers, on standard input and output</source>
        <translation>als Programm für Gomocup-Manager laufen, über Standardeingabe und -ausgabe</translation>
    </message>
    <message>
        <source>run as a UCI chess engine, on standard input and output</source>
        <translation>als UCI-Schachprogramm laufen, über Standardeingabe und -ausgabe</translation>
    </message>
    <message>
        <source>with --smoke-test: save a picture of the window</source>
        <translation>mit --smoke-test: ein Bild des Fensters speichern</translation>
    </message>
    <message>
        <source>show what every move in a position is worth</source>
        <translation>zeigen, was jeder Zug in einer Stellung wert ist</translation>
    </message>
    <message>
        <source>explain which move lost a game</source>
        <translation>erklären, welcher Zug eine Partie verloren hat</translation>
    </message>
    <message>
        <source>let two players play and print their games</source>
        <translation>zwei Spieler gegeneinander spielen lassen und die Partien ausgeben</translation>
    </message>
    <message>
        <source>let players play many games and count the results</source>
        <translation>Spieler viele Partien spielen lassen und die Ergebnisse zählen</translation>
    </message>
    <message>
        <source>walk through the search of a position, step by step</source>
        <translation>Schritt für Schritt durch die Suche in einer Stellung gehen</translation>
    </message>
    <message>
        <source>make worksheets: trees to solve by hand, with solutions</source>
        <translation>Arbeitsblätter machen: Bäume zum Lösen von Hand, mit Lösungen</translation>
    </message>
    <message>
        <source>how to evaluate positions; chess has tapered (default), squares and material</source>
        <translation>wie Stellungen bewertet werden; Schach hat tapered (Standard), squares und material</translation>
    </message>
    <message>
        <source>moves from the start, such as b2a3 or 4453</source>
        <extracomment>Help of the command line.</extracomment>
        <translation>Züge vom Anfang an, zum Beispiel b2a3 oder 4453</translation>
    </message>
    <message>
        <source>print a line of JSON for each game</source>
        <translation>für jede Partie eine Zeile JSON ausgeben</translation>
    </message>
    <message>
        <source>print JSON instead of a table</source>
        <translation>JSON statt einer Tabelle ausgeben</translation>
    </message>
    <message>
        <source>position to start from; --help after the name of a game shows how to write one</source>
        <translation>Anfangsstellung; --help nach dem Namen eines Spiels zeigt, wie man sie schreibt</translation>
    </message>
    <message>
        <source>position to start from</source>
        <translation>Anfangsstellung</translation>
    </message>
    <message>
        <source>position to start from, for example:</source>
        <extracomment>Help of the command line: a position of the game that was named follows in the next line</extracomment>
        <translation>Anfangsstellung, zum Beispiel:</translation>
    </message>
    <message>
        <source>moves from the start, such as {example}</source>
        <extracomment>Help of the command line. {example}: two moves</extracomment>
        <translation>Züge vom Anfang an, zum Beispiel {example}</translation>
    </message>
    <message>
        <source>stop once all values are known, without finding the lines of best play</source>
        <translation>aufhören, sobald alle Werte bekannt sind, ohne die besten Varianten zu suchen</translation>
    </message>
    <message>
        <source>explain what this move would give away</source>
        <translation>erklären, was dieser Zug verschenken würde</translation>
    </message>
    <message>
        <source>number of games (default: 1)</source>
        <translation>Zahl der Partien (Standard: 1)</translation>
    </message>
    <message>
        <source>time for each move (default: 1)</source>
        <translation>Zeit für jeden Zug (Standard: 1)</translation>
    </message>
    <message>
        <source>play out all captures before guessing (chess)</source>
        <translation>vor dem Schätzen alle Schlagzüge zu Ende spielen (Schach)</translation>
    </message>
    <message>
        <source>search to show (default: minimax)</source>
        <translation>welche Suche gezeigt wird (Standard: minimax)</translation>
    </message>
    <message>
        <source>look N moves ahead (default: to the end)</source>
        <translation>N Züge vorausschauen (Standard: bis zum Ende)</translation>
    </message>
    <message>
        <source>values of finished games (default: quick)</source>
        <translation>Werte beendeter Partien (Standard: quick)</translation>
    </message>
    <message>
        <source>step to open, numbered as on the screen (default: 1)</source>
        <translation>Schritt, der geöffnet wird, gezählt wie auf dem Bildschirm (Standard: 1)</translation>
    </message>
    <message>
        <source>show the other search beside it</source>
        <translation>die andere Suche daneben zeigen</translation>
    </message>
    <message>
        <source>let the viewer guess the values</source>
        <translation>die Werte raten lassen</translation>
    </message>
    <message>
        <source>print the step instead of opening the window</source>
        <translation>den Schritt ausgeben, statt das Fenster zu öffnen</translation>
    </message>
    <message>
        <source>number of trees (default: 10)</source>
        <translation>Zahl der Bäume (Standard: 10)</translation>
    </message>
    <message>
        <source>depth of each tree (default: 3)</source>
        <translation>Tiefe jedes Baums (Standard: 3)</translation>
    </message>
    <message>
        <source>branches at each node (default: 2)</source>
        <translation>Äste an jedem Knoten (Standard: 2)</translation>
    </message>
    <message>
        <source>range of the numbers at the leaves; to go below zero, write --numbers=-9..9 (default: 0..20)</source>
        <translation>Bereich der Zahlen an den Blättern; für Zahlen unter null schreibe --numbers=-9..9 (Standard: 0..20)</translation>
    </message>
    <message>
        <source>search to practise (default: minimax)</source>
        <translation>Suche, die geübt wird (Standard: minimax)</translation>
    </message>
    <message>
        <source>random seed; the same number makes the same trees again (default: 1)</source>
        <translation>Startzahl; dieselbe Zahl ergibt wieder dieselben Bäume (Standard: 1)</translation>
    </message>
    <message>
        <source>paper size (default: a4)</source>
        <translation>Papierformat (Standard: a4)</translation>
    </message>
    <message>
        <source>write only the trees to fill in</source>
        <translation>nur die Bäume zum Ausfüllen schreiben</translation>
    </message>
    <message>
        <source>write only the filled-in trees</source>
        <translation>nur die ausgefüllten Bäume schreiben</translation>
    </message>
    <message>
        <source>a .pdf file, or .svg to get one file per page (default: worksheets.pdf)</source>
        <translation>eine .pdf-Datei, oder .svg für eine Datei je Seite (Standard: worksheets.pdf)</translation>
    </message>
    <message>
        <source>use this language, for example de, instead of the one chosen in the window</source>
        <translation>diese Sprache verwenden, zum Beispiel de, statt der im Fenster gewählten</translation>
    </message>
    <message>
        <source>explain the loser&apos;s first mistake, even if a later one decided the game</source>
        <translation>den ersten Fehler des Verlierers erklären, auch wenn erst ein späterer die Partie entschieden hat</translation>
    </message>
    <message>
        <source>time for each move; such a run can&apos;t be repeated exactly</source>
        <translation>Zeit für jeden Zug; so ein Durchlauf lässt sich nicht genau wiederholen</translation>
    </message>
    <message>
        <source>positions to search for each move; such a run can be repeated exactly</source>
        <translation>Stellungen, die für jeden Zug durchsucht werden; so ein Durchlauf lässt sich genau wiederholen</translation>
    </message>
    <message>
        <source>save the games in a file; if it already holds a run, continue that run</source>
        <translation>die Partien in einer Datei speichern und einen Durchlauf fortsetzen, der schon dort steht</translation>
    </message>
    <message>
        <source>number of games for each pair, two from each random opening (default: same as last time)</source>
        <translation>Zahl der Partien je Paar, zwei aus jeder zufälligen Eröffnung (Standard: wie beim letzten Mal)</translation>
    </message>
    <message>
        <source>number of games for each pair in which a player thinks for a long time (default: same as last time)</source>
        <translation>Zahl der Partien je Paar mit einem Spieler, der lange nachdenkt (Standard: wie beim letzten Mal)</translation>
    </message>
    <message>
        <source>random seed: the starting number for the dice (default: same as last time)</source>
        <translation>Startzahl für den Würfel (Standard: wie beim letzten Mal)</translation>
    </message>
    <message>
        <source>save the result in the program&apos;s own file, so that the window can offer these levels</source>
        <translation>das Ergebnis in der Datei des Programms speichern, damit das Fenster es anbietet</translation>
    </message>
    <message>
        <source>with --cluster tls://: certificate of the authority that signed the other certificates</source>
        <translation>mit --cluster tls://: Zertifikat der Stelle, die die anderen unterschrieben hat</translation>
    </message>
    <message>
        <source>with --cluster tls://: this program&apos;s certificate</source>
        <translation>mit --cluster tls://: Zertifikat dieses Programms</translation>
    </message>
    <message>
        <source>with --cluster tls://: key for this program&apos;s certificate</source>
        <translation>mit --cluster tls://: Schlüssel zum Zertifikat dieses Programms</translation>
    </message>
    <message>
        <source>write a log to standard error and to verbose.log in the data folder</source>
        <translation>aufschreiben, was das Programm tut: in die Standardfehlerausgabe und in verbose.log im Datenordner</translation>
    </message>
    <message>
        <source>measure a game&apos;s levels and keep those that clearly differ</source>
        <translation>die Stufen eines Spiels messen und die behalten, die sich klar unterscheiden</translation>
    </message>
    <message>
        <source>search for at most S seconds (default: {seconds}, or no limit with --depth); once all values are known, spend at most a quarter of S on finding the lines of best play</source>
        <extracomment>Help of the command line
{seconds}: a number</extracomment>
        <translation>höchstens S Sekunden suchen (Standard: {seconds}, mit --depth ohne Grenze); sind alle Werte bekannt, höchstens ein Viertel von S für die besten Varianten verwenden</translation>
    </message>
    <message>
        <source>who moves first: each player in turn, always the one named first, or one picked at random (default: alternating)</source>
        <translation>wer anfängt: beide im Wechsel, immer der zuerst genannte oder ein zufälliger (Standard: alternating)</translation>
    </message>
    <message>
        <source>positions to search for each move, for players that would otherwise use up all their time; 0 means no limit, for solved games (default: same as last time)</source>
        <translation>Stellungen, die für jeden Zug durchsucht werden, für Spieler, die sonst ihre ganze Zeit verbrauchen; 0 heißt keine Grenze, für gelöste Spiele (Standard: wie beim letzten Mal)</translation>
    </message>
    <message>
        <source>run in full-screen booth mode, for a fair; you need the presenter&apos;s PIN to leave it</source>
        <translation>als Messestand im Vollbild starten; zum Verlassen braucht man die PIN</translation>
    </message>
    <message>
        <source>read one position per line, given as moves, and print a line of JSON for each</source>
        <translation>je Zeile eine Stellung lesen, angegeben durch ihre Züge, und für jede eine Zeile JSON ausgeben</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a depth. Give a whole number from {least} to {most}.</source>
        <extracomment>What is wrong with an argument of the command line
{text}: what somebody typed, or what stands in a file
{least}: the smallest number that is possible
{most}: the largest number that is possible</extracomment>
        <translation>„{text}“ ist keine Tiefe. Gib eine ganze Zahl von {least} bis {most} an.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a step. Give a whole number, 1 or more.</source>
        <extracomment>What is wrong with an argument of the command line
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>„{text}“ ist kein Schritt. Gib eine ganze Zahl ab 1 an.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a time. Give seconds: above 0, at most {most}.</source>
        <extracomment>What is wrong with an argument of the command line
{text}: what somebody typed, or what stands in a file
{most}: the largest number that is possible</extracomment>
        <translation>„{text}“ ist keine Zeit. Gib Sekunden an: mehr als 0, höchstens {most}.</translation>
    </message>
    <message>
        <source>I can&apos;t use “{text}” megabytes. Give {least} to {most} (half this computer&apos;s memory).</source>
        <extracomment>What is wrong with an argument of the command line
{text}: what somebody typed, or what stands in a file
{least}: the smallest number that is possible
{most}: the largest number that is possible</extracomment>
        <translation>„{text}“ Megabyte gehen nicht. Gib {least} bis {most} an (die Hälfte des Speichers dieses Computers).</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a player. Give random, top-left, one-ahead, worst-case, best-odds, paper, menace, fitted, fitted~PERCENT, monte-carlo:PLAYOUTS, alpha-beta:DEPTH, alpha-beta:DEPTH~HUNDREDTHS (which misjudges), perfect, brain:/path/to/pbrain-program, uci:/path/to/engine or uci:/path/to/engine@elo1500.</source>
        <extracomment>What is wrong with an argument of the command line; do not translate what is to be typed
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>„{text}“ ist kein Spieler. Gib random, top-left, one-ahead, worst-case, best-odds, paper, menace, fitted, fitted~PERCENT, monte-carlo:PLAYOUTS, alpha-beta:DEPTH, alpha-beta:DEPTH~HUNDREDTHS (verschätzt sich), perfect, brain:/path/to/pbrain-program, uci:/path/to/engine oder uci:/path/to/engine@elo1500 an.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a number of games. Give a whole number from {least} to {most}.</source>
        <extracomment>What is wrong with an argument of the command line
{text}: what somebody typed, or what stands in a file
{least}: the smallest number that is possible
{most}: the largest number that is possible</extracomment>
        <translation>„{text}“ ist keine Anzahl von Partien. Gib eine ganze Zahl von {least} bis {most} an.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a seed. Give a whole number.</source>
        <extracomment>What is wrong with an argument of the command line
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>„{text}“ ist keine Startzahl. Gib eine ganze Zahl an.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a language of this program. Choose one of: {known}</source>
        <extracomment>What is wrong with an argument of the command line. {known}: codes and names of languages
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>„{text}“ ist keine Sprache dieses Programms. Wähle eine von diesen: {known}</translation>
    </message>
    <message>
        <source>“{text}” is on another computer. Copy the file to this one first.</source>
        <extracomment>What is wrong with an argument of the command line
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>„{text}“ ist auf einem anderen Computer. Kopiere die Datei zuerst auf diesen.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t possible here. Choose from {known}.</source>
        <extracomment>What is wrong with an argument of the command line. {known}: all that can be chosen
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>„{text}“ geht hier nicht. Wähle aus: {known}.</translation>
    </message>
    <message>
        <source>{argument_name}: {message}</source>
        <extracomment>{argument_name}: an option such as --depth; {message}: what is wrong, a sentence</extracomment>
        <translation>{argument_name}: {message}</translation>
    </message>
    <message>
        <source>Something is missing after this option.</source>
        <extracomment>What is wrong, after the name of an option: “--depth: Something is missing ...”</extracomment>
        <translation>Nach dieser Option fehlt etwas.</translation>
    </message>
    <message>
        <source>Give no more than one value.</source>
        <extracomment>What is wrong, after the name of an option: “--depth: Something is missing ...”</extracomment>
        <translation>Gib höchstens einen Wert an.</translation>
    </message>
    <message>
        <source>Give at least one value.</source>
        <extracomment>What is wrong, after the name of an option: “--depth: Something is missing ...”</extracomment>
        <translation>Gib mindestens einen Wert an.</translation>
    </message>
    <message>
        <source>Use this or {other}, not both.</source>
        <extracomment>{other}: another option, which has the same aim</extracomment>
        <translation>Verwende entweder dies oder {other}, nicht beides.</translation>
    </message>
    <message>
        <source>This option is used alone, without {value}.</source>
        <extracomment>{value}: what was written behind an option such as --json</extracomment>
        <translation>Diese Option steht allein, ohne {value}.</translation>
    </message>
    <message>
        <source>{option} could be one of: {matches}. Write all of it.</source>
        <extracomment>{option}: the beginning of an option; {matches}: all options that begin so</extracomment>
        <translation>{option} kann eine von diesen sein: {matches}. Schreibe sie ganz aus.</translation>
    </message>
    <message>
        <source>Something is missing: {names}. See --help.</source>
        <extracomment>{names}: what is missing, such as GAME or --first</extracomment>
        <translation>Es fehlt etwas: {names}. Siehe --help.</translation>
    </message>
    <message>
        <source>Use one of these: {names}.</source>
        <extracomment>{names}: options</extracomment>
        <translation>Verwende eines von diesen: {names}.</translation>
    </message>
    <message>
        <source>I don&apos;t know what to do with {names} here. See --help.</source>
        <extracomment>{names}: what can&apos;t be understood</extracomment>
        <translation>Ich weiß nicht, was ich hier mit {names} anfangen soll. Siehe --help.</translation>
    </message>
    <message>
        <source>{value} doesn&apos;t fit here ({type}).</source>
        <extracomment>{type}: what it should be; {value}: what was written</extracomment>
        <translation>{value} passt hier nicht ({type}).</translation>
    </message>
    <message>
        <source>{value} isn&apos;t possible here. Choose from {choices}.</source>
        <extracomment>{value}: what was written; {choices}: all that can be written</extracomment>
        <translation>{value} geht hier nicht. Wähle aus: {choices}.</translation>
    </message>
    <message>
        <source>I don&apos;t know what to do with “{text}” here. See --help.</source>
        <extracomment>What is wrong with an argument of the command line
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>Ich weiß nicht, was ich hier mit „{text}“ anfangen soll. Siehe --help.</translation>
    </message>
    <message>
        <source>--screenshot needs --smoke-test.</source>
        <translation>--screenshot braucht --smoke-test.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a file or a command. The commands are {names}.</source>
        <extracomment>What is wrong with an argument of the command line. {names}: all commands
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>„{text}“ ist keine Datei und kein Befehl. Die Befehle sind {names}.</translation>
    </message>
    <message>
        <source>There is no screen for the window. Set DISPLAY, or use a command that needs none, such as “analyse”.</source>
        <translation>Für das Fenster gibt es keinen Bildschirm. Setze DISPLAY, oder nimm einen Befehl, der keinen braucht, zum Beispiel „analyse“.</translation>
    </message>
    <message>
        <source>Use --no-solutions or --only-solutions, not both.</source>
        <translation>Verwende --no-solutions oder --only-solutions, nicht beides.</translation>
    </message>
    <message>
        <source>{option} must be {least} to {most}.</source>
        <extracomment>What is wrong with an argument of the command line. {option}: such as --count
{least}: the smallest number that is possible
{most}: the largest number that is possible</extracomment>
        <translation>{option} muss {least} bis {most} sein.</translation>
    </message>
    <message>
        <source>Such trees have too many numbers for a page. Give a smaller --depth or --branching.</source>
        <translation>Solche Bäume haben zu viele Zahlen für eine Seite. Gib --depth oder --branching kleiner an.</translation>
    </message>
    <message>
        <source>--numbers must be between {least} and {most}, the smaller one first.</source>
        <extracomment>What is wrong with an argument of the command line
{least}: the smallest number that is possible
{most}: the largest number that is possible</extracomment>
        <translation>--numbers muss zwischen {least} und {most} liegen, die kleinere Zahl zuerst.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a whole number.</source>
        <extracomment>What is wrong with an argument of the command line
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>„{text}“ ist keine ganze Zahl.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a range. Give two numbers, such as 0..20.</source>
        <extracomment>What is wrong with an argument of the command line
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>„{text}“ ist kein Bereich. Gib zwei Zahlen an, zum Beispiel 0..20.</translation>
    </message>
    <message>
        <source>“{text}” must end in .pdf or .svg.</source>
        <extracomment>What is wrong with an argument of the command line
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>„{text}“ muss auf .pdf oder .svg enden.</translation>
    </message>
    <message>
        <source>“{text}” is only one player. Give two or more, separated by commas.</source>
        <extracomment>What is wrong with an argument of the command line
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>„{text}“ ist nur ein Spieler. Gib zwei oder mehr an, mit Kommas dazwischen.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t possible here. Give a whole number from {least} to {most}.</source>
        <extracomment>What is wrong with an argument of the command line
{text}: what somebody typed, or what stands in a file
{least}: the smallest number that is possible
{most}: the largest number that is possible</extracomment>
        <translation>„{text}“ geht hier nicht. Gib eine ganze Zahl von {least} bis {most} an.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t two differences. Give the smaller one first: 0,10</source>
        <extracomment>What is wrong with an argument of the command line: two differences in strength
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>„{text}“ sind keine zwei Unterschiede. Gib den kleineren zuerst an: 0,10</translation>
    </message>
    <message>
        <source>Use --tls-ca and --tls-cert together, with --cluster tls://HOST:8786.</source>
        <translation>Verwende --tls-ca und --tls-cert zusammen, mit --cluster tls://HOST:8786.</translation>
    </message>
    <message>
        <source>--tls-ca and --tls-cert need an address that starts with tls://, not {address}.</source>
        <extracomment>{address}: what was given, such as tcp://10.0.0.2:8786</extracomment>
        <translation>--tls-ca und --tls-cert brauchen eine Adresse, die mit tls:// beginnt, nicht {address}.</translation>
    </message>
    <message>
        <source>Who plays? Give --players, for example --players random,perfect.</source>
        <translation>Wer spielt? Gib --players an, zum Beispiel --players random,perfect.</translation>
    </message>
    <message>
        <source>The file contains a run of {there}, not {asked}.</source>
        <extracomment>{there}, {asked}: names of games as they are typed, such as connect-four</extracomment>
        <translation>In der Datei ist ein Lauf von {there}, nicht von {asked}.</translation>
    </message>
    <message>
        <source>I can&apos;t read {file}: {text}</source>
        <extracomment>{text}: what is wrong, as the system says it
{file}: the name of a file</extracomment>
        <translation>Ich kann {file} nicht lesen: {text}</translation>
    </message>
    <message>
        <source>This opening ends the game.</source>
        <translation>Mit dieser Eröffnung ist die Partie zu Ende.</translation>
    </message>
    <message>
        <source>{file}, line {number}: {told}</source>
        <extracomment>{told}: what is wrong there, a sentence
{file}: the name of a file
{number}: a number</extracomment>
        <translation>{file}, Zeile {number}: {told}</translation>
    </message>
    <message>
        <source>This game has no file for its levels yet. Add {line} to its entry.py.</source>
        <extracomment>{line}: a line of Python, such as ladders=…; entry.py: a file of the game</extracomment>
        <translation>Dieses Spiel hat noch keine Datei für seine Stufen. Füge {line} zu seiner entry.py hinzu.</translation>
    </message>
    <message>
        <source>Give an even number of games. Each opening is played from both sides.</source>
        <translation>Gib eine gerade Zahl von Partien an. Jede Eröffnung wird von beiden Seiten gespielt.</translation>
    </message>
    <message>
        <source>{one} – {other}: games that were stopped by an error: {number}.</source>
        <extracomment>{one}, {other}: names of players
{number}: a number</extracomment>
        <translation>{one} – {other}: Partien, die ein Fehler beendet hat: {number}.</translation>
    </message>
    <message>
        <source>I can&apos;t write {file}: {text}</source>
        <extracomment>{text}: what is wrong, as the system says it
{file}: the name of a file</extracomment>
        <translation>Ich kann {file} nicht schreiben: {text}</translation>
    </message>
    <message>
        <source>Levels: {names}</source>
        <extracomment>Result of `minimax-fair ladder`. {names}: the levels that were kept</extracomment>
        <translation>Stufen: {names}</translation>
    </message>
    <message>
        <source>That is too deep to walk through. Give --depth {most} or less.</source>
        <extracomment>{most}: the largest number that is possible</extracomment>
        <translation>Das ist zu tief, um es durchzugehen. Gib --depth {most} oder weniger an.</translation>
    </message>
    <message>
        <source>There are too many positions to walk through. Give a smaller --depth.</source>
        <translation>Das sind zu viele Stellungen, um sie durchzugehen. Gib ein kleineres --depth an.</translation>
    </message>
    <message>
        <source>game {number}: </source>
        <extracomment>Before what is wrong with a program, in the command line
{number}: a number</extracomment>
        <translation>Partie {number}: </translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t the number of a game. Give a whole number, 1 or more.</source>
        <extracomment>What is wrong with an argument of the command line
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>„{text}“ ist keine Nummer einer Partie. Gib eine ganze Zahl ab 1 an.</translation>
    </message>
    <message>
        <source>Name a game, or a file with --file.</source>
        <extracomment>What is wrong with the command line: GAME is the name of a game</extracomment>
        <translation>Nenne ein Spiel, oder eine Datei mit --file.</translation>
    </message>
    <message>
        <source>--game and --as choose a game of a file. Name the file with --file.</source>
        <extracomment>What is wrong with the command line; the words with dashes are options</extracomment>
        <translation>--game und --as wählen eine Partie einer Datei. Nenne die Datei mit --file.</translation>
    </message>
    <message>
        <source>--file takes the place of GAME, MOVES and --position. Leave them out.</source>
        <extracomment>What is wrong with the command line; the words with dashes are options</extracomment>
        <translation>--file steht an der Stelle von GAME, MOVES und --position. Lass sie weg.</translation>
    </message>
    <message>
        <source>of a file with several games, the one with this number</source>
        <translation>aus einer Datei mit mehreren Partien die mit dieser Nummer</translation>
    </message>
    <message>
        <source>read the moves as those of this game, if they fit several</source>
        <translation>die Züge als Züge dieses Spiels lesen, wenn sie zu mehreren passen</translation>
    </message>
    <message>
        <source>take the game in this file, in place of GAME and MOVES</source>
        <translation>die Partie in dieser Datei nehmen, statt GAME und MOVES</translation>
    </message>
    <message>
        <source>print what a file of this or another program holds</source>
        <translation>zeigen, was in einer Datei von diesem oder einem anderen Programm steht</translation>
    </message>
    <message>
        <source>a file with one or more games</source>
        <translation>eine Datei mit einer oder mehreren Partien</translation>
    </message>
    <message>
        <source>print a line of JSON instead of a text</source>
        <translation>eine Zeile JSON statt eines Textes ausgeben</translation>
    </message>
    <message>
        <source>There are several games in “{name}”. Choose one by its number, for example --game 1.</source>
        <extracomment>{name} is the name of a file; --game is an option of the command</extracomment>
        <translation>In „{name}“ sind mehrere Partien. Wähle eine mit ihrer Nummer, zum Beispiel --game 1.</translation>
    </message>
    <message>
        <source>The moves in “{name}” fit several games: {games}. Choose one, for example --as {first}.</source>
        <extracomment>{name} is the name of a file, {games} are names of games, and --as is an option
{first}: the name of the player who moves first: X, White</extracomment>
        <translation>Die Züge in „{name}“ passen zu mehreren Spielen: {games}. Wähle eines, zum Beispiel --as {first}.</translation>
    </message>
    <message>
        <source>Result: {result}</source>
        <extracomment>Printed about a game in a file. {result}: 1-0, or as the file has it</extracomment>
        <translation>Ergebnis: {result}</translation>
    </message>
    <message>
        <source>Start: {position}</source>
        <extracomment>Printed about a game in a file. {position}: the first position, in the game&apos;s notation</extracomment>
        <translation>Anfang: {position}</translation>
    </message>
    <message>
        <source>game</source>
        <extracomment>Headings of the table of games in a file, printed on the terminal</extracomment>
        <translation>Partie</translation>
    </message>
    <message>
        <source>first player</source>
        <extracomment>Headings of the table of games in a file, printed on the terminal</extracomment>
        <translation>wer beginnt</translation>
    </message>
    <message>
        <source>second player</source>
        <extracomment>Headings of the table of games in a file, printed on the terminal</extracomment>
        <translation>wer als Zweites zieht</translation>
    </message>
    <message>
        <source>date</source>
        <extracomment>Headings of the table of games in a file, printed on the terminal</extracomment>
        <translation>Datum</translation>
    </message>
    <message>
        <source>result</source>
        <extracomment>Headings of the table of games in a file, printed on the terminal</extracomment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>moves</source>
        <extracomment>Headings of the table of games in a file, printed on the terminal</extracomment>
        <translation>Züge</translation>
    </message>
    <message>
        <source>give up on a move after S seconds (default: its time limit + 30 s; 600 s if it has none)</source>
        <translation>nach S Sekunden nicht mehr auf einen Zug warten (Standard: sein Zeitlimit + 30 s; ohne Limit 600 s)</translation>
    </message>
    <message>
        <source>how the player “perfect” chooses among equally good moves (default: best-odds)</source>
        <translation>wie der Spieler „perfect“ unter gleich guten Zügen wählt (Standard: best-odds)</translation>
    </message>
    <message>
        <source>look at most N moves ahead (both players&apos; moves)</source>
        <translation>höchstens N Züge vorausschauen (die Züge beider Spieler zählen)</translation>
    </message>
    <message>
        <source>stop a pair as soon as the SPRT has decided: is the difference LOW or HIGH (in normalised Elo)?</source>
        <translation>mit einem Spielerpaar aufhören, sobald der SPRT entschieden hat: Ist der Unterschied LOW oder HIGH (in normalisiertem Elo)?</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Another program is thinking. You can&apos;t hurry it, but it has to move before the bots&apos; thinking time is up.</source>
        <translation>Ein anderes Programm denkt nach. Du kannst es nicht antreiben, aber es muss ziehen, bevor die Denkzeit der Bots um ist.</translation>
    </message>
</context>
<context>
    <name>CommentLine</name>
    <message>
        <source>Comment on this move</source>
        <translation>Kommentar zu diesem Zug</translation>
    </message>
    <message>
        <source>Write what you think of this move. Your comment is saved with the game (Enter)</source>
        <translation>Schreibe, was du von diesem Zug hältst. Dein Kommentar wird mit der Partie gespeichert (Eingabetaste)</translation>
    </message>
    <message>
        <source>A comment on this move</source>
        <translation>Ein Kommentar zu diesem Zug</translation>
    </message>
</context>
<context>
    <name>ComparedTree</name>
    <message>
        <source>The other tree is too large. Look fewer moves ahead.</source>
        <translation>Der andere Baum ist zu groß. Schau weniger Züge voraus.</translation>
    </message>
    <message>
        <source>The other algorithm&apos;s game tree</source>
        <translation>Spielbaum des anderen Algorithmus</translation>
    </message>
    <message>
        <source>Counting positions in the other search…</source>
        <translation>Ich zähle die Stellungen der anderen Suche&#xa0;…</translation>
    </message>
</context>
<context>
    <name>CountBar</name>
    <message>
        <source>Steps counted</source>
        <extracomment>The bar that is shown while the steps of a large tree are counted, for screen readers, and its button</extracomment>
        <translation>Gezählte Schritte</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>The bar that is shown while the steps of a large tree are counted, for screen readers, and its button</extracomment>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Stop counting and look fewer moves ahead</source>
        <extracomment>The bar that is shown while the steps of a large tree are counted, for screen readers, and its button</extracomment>
        <translation>Nicht weiterzählen und weniger Züge vorausschauen</translation>
    </message>
    <message>
        <source>Counting the steps of the search: {percent}%</source>
        <extracomment>Beside a button to stop
{percent}: a number, without its sign</extracomment>
        <translation>Ich zähle die Schritte der Suche: {percent}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>CountTexts</name>
    <message numerus="yes">
        <source>{count} positions</source>
        <extracomment>How many positions a search has visited
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{count} Stellung</numerusform>
            <numerusform>{count} Stellungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} leaves</source>
        <extracomment>How many ends of branches a tree has
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{count} Blatt</numerusform>
            <numerusform>{count} Blätter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cuts</source>
        <extracomment>How often alpha-beta has skipped something
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{count} Schnitt</numerusform>
            <numerusform>{count} Schnitte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} games</source>
        <extracomment>How many games were played
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{count} Partie</numerusform>
            <numerusform>{count} Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} more games were stopped before the end.</source>
        <extracomment>Below a list of games that did not end by the rules
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{count} weitere Partie wurde vorzeitig abgebrochen.</numerusform>
            <numerusform>{count} weitere Partien wurden vorzeitig abgebrochen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most {count} moves ahead</source>
        <extracomment>How far a search looks ahead; a clause
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>höchstens {count} Zug voraus</numerusform>
            <numerusform>höchstens {count} Züge voraus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>We can skip the other {count} branches.</source>
        <extracomment>Explain: at a cut
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{count} weiteren Ast können wir überspringen.</numerusform>
            <numerusform>Die anderen {count} Äste können wir überspringen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>looks {depth} moves ahead, then guesses (alpha-beta)</source>
        <extracomment>What a player does, in a list of players; begins small
{depth}: a number of moves</extracomment>
        <translation>
            <numerusform>schaut {depth} Zug voraus und schätzt dann (Alpha-Beta-Suche)</numerusform>
            <numerusform>schaut {depth} Züge voraus und schätzt dann (Alpha-Beta-Suche)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>looks {depth} moves ahead and counts unfinished games as 0 (alpha-beta)</source>
        <extracomment>What a player does, in a list of players; begins small
{depth}: a number of moves</extracomment>
        <translation>
            <numerusform>schaut {depth} Zug voraus und zählt Partien, die noch nicht zu Ende sind, als 0 (Alpha-Beta-Suche)</numerusform>
            <numerusform>schaut {depth} Züge voraus und zählt Partien, die noch nicht zu Ende sind, als 0 (Alpha-Beta-Suche)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} threats</source>
        <extracomment>“Why?”: places where a player threatens to win, as in “makes two threats: b2 and c1”
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{count} Drohung</numerusform>
            <numerusform>{count} Drohungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins in {count} moves</source>
        <extracomment>{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{player} gewinnt in {count} Zug</numerusform>
            <numerusform>{player} gewinnt in {count} Zügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you win in {count} moves</source>
        <extracomment>{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>du gewinnst in {count} Zug</numerusform>
            <numerusform>du gewinnst in {count} Zügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the bot wins in {count} moves</source>
        <extracomment>{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>der Bot gewinnt in {count} Zug</numerusform>
            <numerusform>der Bot gewinnt in {count} Zügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins in at most {count} moves</source>
        <extracomment>What a move or a position leads to; a clause that begins small
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{player} gewinnt in höchstens {count} Zug</numerusform>
            <numerusform>{player} gewinnt in höchstens {count} Zügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you win in at most {count} moves</source>
        <extracomment>What a move or a position leads to; a clause that begins small
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>du gewinnst in höchstens {count} Zug</numerusform>
            <numerusform>du gewinnst in höchstens {count} Zügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the bot wins in at most {count} moves</source>
        <extracomment>What a move or a position leads to; a clause that begins small
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>der Bot gewinnt in höchstens {count} Zug</numerusform>
            <numerusform>der Bot gewinnt in höchstens {count} Zügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins, {count} moves below the top (both players&apos; moves)</source>
        <extracomment>Explain: what a branch leads to. The moves of both players count
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{player} gewinnt, {count} Zug unter der Wurzel</numerusform>
            <numerusform>{player} gewinnt, {count} Züge beider Spieler unter der Wurzel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {move}, {player} would have won in {count} moves.</source>
        <extracomment>“Why?”: a win that was missed
{move}: a move: b2, column 4, ♘f3
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Mit {move} hätte {player} in {count} Zug gewonnen.</numerusform>
            <numerusform>Mit {move} hätte {player} in {count} Zügen gewonnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {move}, you would have won in {count} moves.</source>
        <extracomment>“Why?”: a win that was missed
{move}: a move: b2, column 4, ♘f3
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Mit {move} hättest du in {count} Zug gewonnen.</numerusform>
            <numerusform>Mit {move} hättest du in {count} Zügen gewonnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {move}, the bot would have won in {count} moves.</source>
        <extracomment>“Why?”: a win that was missed
{move}: a move: b2, column 4, ♘f3
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Mit {move} hätte der Bot in {count} Zug gewonnen.</numerusform>
            <numerusform>Mit {move} hätte der Bot in {count} Zügen gewonnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {move}, {player} wins in {count} moves.</source>
        <extracomment>“Why?”: a win that is still possible
{move}: a move: b2, column 4, ♘f3
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Mit {move} gewinnt {player} in {count} Zug.</numerusform>
            <numerusform>Mit {move} gewinnt {player} in {count} Zügen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {move}, you win in {count} moves.</source>
        <extracomment>“Why?”: a win that is still possible
{move}: a move: b2, column 4, ♘f3
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Mit {move} gewinnst du in {count} Zug.</numerusform>
            <numerusform>Mit {move} gewinnst du in {count} Zügen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {move}, the bot wins in {count} moves.</source>
        <extracomment>“Why?”: a win that is still possible
{move}: a move: b2, column 4, ♘f3
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Mit {move} gewinnt der Bot in {count} Zug.</numerusform>
            <numerusform>Mit {move} gewinnt der Bot in {count} Zügen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looking {count} moves ahead, I found nothing better than {move}.</source>
        <extracomment>“Why not?” of a good move, as far as is known
{count}: a number; the text has a form for one and for many
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>Wenn ich {count} Zug vorausschaue, finde ich nichts Besseres als {move}.</numerusform>
            <numerusform>Wenn ich {count} Züge vorausschaue, finde ich nichts Besseres als {move}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looking {count} moves ahead, I found no mistake.</source>
        <extracomment>“Why?” of a game without a mistake, as far as is known
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Wenn ich {count} Zug vorausschaue, finde ich keinen Fehler.</numerusform>
            <numerusform>Wenn ich {count} Züge vorausschaue, finde ich keinen Fehler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looking {count} moves ahead, I think {move} was the weakest move.</source>
        <extracomment>“Why?” of a game whose end is not known: its largest mistake, as far as is known
{count}: a number; the text has a form for one and for many
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>Wenn ich {count} Zug vorausschaue, war {move} wohl der schwächste Zug.</numerusform>
            <numerusform>Wenn ich {count} Züge vorausschaue, war {move} wohl der schwächste Zug.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins here, {count} moves below the top (both players&apos; moves). That is worth {value}.</source>
        <extracomment>Explain: at the end of a branch. Here “moves” counts those of both players
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>
            <numerusform>{player} gewinnt hier, {count} Zug unter der Wurzel. Das ist {value} wert.</numerusform>
            <numerusform>{player} gewinnt hier, {count} Züge beider Spieler unter der Wurzel. Das ist {value} wert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looks {depth} moves ahead, then guesses.</source>
        <extracomment>What a bot does, below its name on a card
{depth}: a number of moves</extracomment>
        <translation>
            <numerusform>Schaut {depth} Zug voraus und schätzt dann.</numerusform>
            <numerusform>Schaut {depth} Züge voraus und schätzt dann.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looks {depth} moves ahead, then guesses roughly.</source>
        <extracomment>What a bot does, below its name on a card
{depth}: a number of moves</extracomment>
        <translation>
            <numerusform>Schaut {depth} Zug voraus und schätzt dann grob.</numerusform>
            <numerusform>Schaut {depth} Züge voraus und schätzt dann grob.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>looks {depth} moves ahead at the {tried} most promising moves, then guesses (alpha-beta)</source>
        <extracomment>What a player does, in a list of players; begins small. {tried}: a number of moves
{depth}: a number of moves</extracomment>
        <translation>
            <numerusform>schaut {depth} Zug voraus, probiert dabei die {tried} aussichtsreichsten Züge und schätzt dann (Alpha-Beta-Suche)</numerusform>
            <numerusform>schaut {depth} Züge voraus, probiert dabei die {tried} aussichtsreichsten Züge und schätzt dann (Alpha-Beta-Suche)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are {count} more like this.</source>
        <extracomment>After a sentence on a part of a file that was left out
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Es gibt noch {count} solche Stelle.</numerusform>
            <numerusform>Es gibt noch {count} solche Stellen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I looked {count} moves ahead. {told}</source>
        <extracomment>“Why?”, before a comparison of two moves. {told}: sentences such as “With b2, X wins by 3.”
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Ich habe {count} Zug vorausgeschaut. {told}</numerusform>
            <numerusform>Ich habe {count} Züge vorausgeschaut. {told}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tries {playouts} random games before each move, most of them with the moves that do best (Monte Carlo tree search by L. Kocsis and C. Szepesvári)</source>
        <extracomment>What a player does, in a list of players; begins small. {playouts}: a number of games</extracomment>
        <translation>
            <numerusform>probiert vor jedem Zug {playouts} zufällige Partie (Monte-Carlo-Baumsuche von L. Kocsis und C. Szepesvári)</numerusform>
            <numerusform>probiert vor jedem Zug {playouts} zufällige Partien, die meisten mit den Zügen, die sich am besten bewähren (Monte-Carlo-Baumsuche von L. Kocsis und C. Szepesvári)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>any of {count} moves, such as {move}</source>
        <extracomment>Many moves that do the same, in a sentence such as “With {moves}, X wins.”
{count}: a number; the text has a form for one and for many
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>einem von {count} Zügen wie {move}</numerusform>
            <numerusform>einem von {count} Zügen wie {move}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins {count} moves from now (both players&apos; moves)</source>
        <extracomment>What a position leads to; a clause that begins small. The moves of both players count
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{player} gewinnt von hier aus in {count} Zug</numerusform>
            <numerusform>{player} gewinnt von hier aus in {count} Zügen beider Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you win {count} moves from now (both players&apos; moves)</source>
        <extracomment>What a position leads to; a clause that begins small. The moves of both players count
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>du gewinnst von hier aus in {count} Zug</numerusform>
            <numerusform>du gewinnst von hier aus in {count} Zügen beider Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the bot wins {count} moves from now (both players&apos; moves)</source>
        <extracomment>What a position leads to; a clause that begins small. The moves of both players count
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>der Bot gewinnt von hier aus in {count} Zug</numerusform>
            <numerusform>der Bot gewinnt von hier aus in {count} Zügen beider Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, {winner} can win in {count} moves.</source>
        <extracomment>“Why?”: what was wrong with a move
{move}: a move: b2, column 4, ♘f3
{winner}: the name of the player who wins: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Nach {move} kann {winner} in {count} Zug gewinnen.</numerusform>
            <numerusform>Nach {move} kann {winner} in {count} Zügen gewinnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, you can win in {count} moves.</source>
        <extracomment>“Why?”: what was wrong with a move
{move}: a move: b2, column 4, ♘f3
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Nach {move} kannst du in {count} Zug gewinnen.</numerusform>
            <numerusform>Nach {move} kannst du in {count} Zügen gewinnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, the bot can win in {count} moves.</source>
        <extracomment>“Why?”: what was wrong with a move
{move}: a move: b2, column 4, ♘f3
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Nach {move} kann der Bot in {count} Zug gewinnen.</numerusform>
            <numerusform>Nach {move} kann der Bot in {count} Zügen gewinnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, {winner} can win in at most {count} moves.</source>
        <extracomment>“Why?”: what was wrong with a move
{move}: a move: b2, column 4, ♘f3
{winner}: the name of the player who wins: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Nach {move} kann {winner} in höchstens {count} Zug gewinnen.</numerusform>
            <numerusform>Nach {move} kann {winner} in höchstens {count} Zügen gewinnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, you can win in at most {count} moves.</source>
        <extracomment>“Why?”: what was wrong with a move
{move}: a move: b2, column 4, ♘f3
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Nach {move} kannst du in höchstens {count} Zug gewinnen.</numerusform>
            <numerusform>Nach {move} kannst du in höchstens {count} Zügen gewinnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, the bot can win in at most {count} moves.</source>
        <extracomment>“Why?”: what was wrong with a move
{move}: a move: b2, column 4, ♘f3
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Nach {move} kann der Bot in höchstens {count} Zug gewinnen.</numerusform>
            <numerusform>Nach {move} kann der Bot in höchstens {count} Zügen gewinnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looking {count} moves ahead, I see no loss after {move}.</source>
        <extracomment>“Why?”: what is known of a good move
{count}: a number; the text has a form for one and for many
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>Wenn ich {count} Zug vorausschaue, sehe ich nach {move} keine Niederlage.</numerusform>
            <numerusform>Wenn ich {count} Züge vorausschaue, sehe ich nach {move} keine Niederlage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looking {count} moves ahead, I see no win after {move}.</source>
        <extracomment>“Why?”: what is known of a move
{count}: a number; the text has a form for one and for many
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>Wenn ich {count} Zug vorausschaue, sehe ich nach {move} keinen Sieg.</numerusform>
            <numerusform>Wenn ich {count} Züge vorausschaue, sehe ich nach {move} keinen Sieg.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looking {count} moves ahead, I like {better} better than {move}.</source>
        <extracomment>“Why?”: a move that was better, as far as is known
{count}: a number; the text has a form for one and for many
{better}: a move that was better: b2
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>Wenn ich {count} Zug vorausschaue, finde ich {better} besser als {move}.</numerusform>
            <numerusform>Wenn ich {count} Züge vorausschaue, finde ich {better} besser als {move}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins at most {count} moves from now (both players&apos; moves)</source>
        <extracomment>What a position leads to; a clause that begins small. The moves of both players count
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{player} gewinnt von hier aus in höchstens {count} Zug</numerusform>
            <numerusform>{player} gewinnt von hier aus in höchstens {count} Zügen beider Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you win at most {count} moves from now (both players&apos; moves)</source>
        <extracomment>What a position leads to; a clause that begins small. The moves of both players count
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>du gewinnst von hier aus in höchstens {count} Zug</numerusform>
            <numerusform>du gewinnst von hier aus in höchstens {count} Zügen beider Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the bot wins at most {count} moves from now (both players&apos; moves)</source>
        <extracomment>What a position leads to; a clause that begins small. The moves of both players count
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>der Bot gewinnt von hier aus in höchstens {count} Zug</numerusform>
            <numerusform>der Bot gewinnt von hier aus in höchstens {count} Zügen beider Spieler</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Countdown</name>
    <message>
        <source>I&apos;m still here</source>
        <translation>Ich bin noch da</translation>
    </message>
    <message numerus="yes">
        <source>Are you still there? A new game starts in {seconds} seconds.</source>
        <extracomment>Booth: before a visit ends, as nobody touches the screen
{seconds}: a number</extracomment>
        <translation>
            <numerusform>Bist du noch da? In {seconds} Sekunde beginnt eine neue Partie.</numerusform>
            <numerusform>Bist du noch da? In {seconds} Sekunden beginnt eine neue Partie.</numerusform>
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
            <numerusform>Notakto, {count} Brett</numerusform>
            <numerusform>Notakto, {count} Bretter</numerusform>
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
            <numerusform>Nach {move} kann {other} ein Kästchen nehmen.</numerusform>
            <numerusform>Nach {move} kann {other} eine Kette von {number} Kästchen nehmen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, you can take a chain of {number} boxes.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of boxes
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>Nach {move} kannst du ein Kästchen nehmen.</numerusform>
            <numerusform>Nach {move} kannst du eine Kette von {number} Kästchen nehmen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, the bot can take a chain of {number} boxes.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of boxes
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>Nach {move} kann der Bot ein Kästchen nehmen.</numerusform>
            <numerusform>Nach {move} kann der Bot eine Kette von {number} Kästchen nehmen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, {number} boxes are left for {other}.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of boxes
{move}: a move: b2, column 4, ♘f3
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>
            <numerusform>Nach {move} bleibt ein Kästchen für {other} übrig.</numerusform>
            <numerusform>Nach {move} bleiben {number} Kästchen für {other} übrig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, {number} boxes are left for you.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of boxes
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>Nach {move} bleibt ein Kästchen für dich übrig.</numerusform>
            <numerusform>Nach {move} bleiben {number} Kästchen für dich übrig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, {number} boxes are left for the bot.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of boxes
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>Nach {move} bleibt ein Kästchen für den Bot übrig.</numerusform>
            <numerusform>Nach {move} bleiben {number} Kästchen für den Bot übrig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {move}, {player} closes a box, but then has to draw again and give away at least {number} boxes.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of boxes
{move}: a move: b2, column 4, ♘f3
{player}: a player&apos;s name: X, White</extracomment>
        <translation>
            <numerusform>Mit {move} schließt {player} ein Kästchen, muss danach aber noch eine Linie zeichnen und mindestens ein Kästchen hergeben.</numerusform>
            <numerusform>Mit {move} schließt {player} ein Kästchen, muss danach aber noch eine Linie zeichnen und mindestens {number} Kästchen hergeben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {move}, you close a box, but then you have to draw again and give away at least {number} boxes.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of boxes
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>Mit {move} schließt du ein Kästchen, musst danach aber noch eine Linie zeichnen und mindestens ein Kästchen hergeben.</numerusform>
            <numerusform>Mit {move} schließt du ein Kästchen, musst danach aber noch eine Linie zeichnen und mindestens {number} Kästchen hergeben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {move}, the bot closes a box, but then it has to draw again and give away at least {number} boxes.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of boxes
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>Mit {move} schließt der Bot ein Kästchen, muss danach aber noch eine Linie zeichnen und mindestens ein Kästchen hergeben.</numerusform>
            <numerusform>Mit {move} schließt der Bot ein Kästchen, muss danach aber noch eine Linie zeichnen und mindestens {number} Kästchen hergeben.</numerusform>
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
            <numerusform>Nach {reply} reichen die Steine von {other} von Rand zu Rand, mit einer Brücke dazwischen. Eine Brücke sind zwei leere Felder: Nimmt {player} das eine, nimmt {other} das andere.</numerusform>
            <numerusform>Nach {reply} reichen die Steine von {other} von Rand zu Rand, mit {number} Brücken dazwischen. Eine Brücke sind zwei leere Felder: Nimmt {player} das eine, nimmt {other} das andere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {reply}, your stones reach from edge to edge, with {number} bridges in between. A bridge is two empty cells: if the bot takes one, you take the other.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2
{number}: a number</extracomment>
        <translation>
            <numerusform>Nach {reply} reichen deine Steine von Rand zu Rand, mit einer Brücke dazwischen. Eine Brücke sind zwei leere Felder: Nimmt der Bot das eine, nimmst du das andere.</numerusform>
            <numerusform>Nach {reply} reichen deine Steine von Rand zu Rand, mit {number} Brücken dazwischen. Eine Brücke sind zwei leere Felder: Nimmt der Bot das eine, nimmst du das andere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {reply}, the bot&apos;s stones reach from edge to edge, with {number} bridges in between. A bridge is two empty cells: if you take one, the bot takes the other.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2
{number}: a number</extracomment>
        <translation>
            <numerusform>Nach {reply} reichen die Steine des Bots von Rand zu Rand, mit einer Brücke dazwischen. Eine Brücke sind zwei leere Felder: Nimmst du das eine, nimmt der Bot das andere.</numerusform>
            <numerusform>Nach {reply} reichen die Steine des Bots von Rand zu Rand, mit {number} Brücken dazwischen. Eine Brücke sind zwei leere Felder: Nimmst du das eine, nimmt der Bot das andere.</numerusform>
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
            <numerusform>Mit {better} würden die Steine von {player} von Rand zu Rand reichen, mit einer Brücke dazwischen. Eine Brücke sind zwei leere Felder: Nimmt {other} das eine, nimmt {player} das andere.</numerusform>
            <numerusform>Mit {better} würden die Steine von {player} von Rand zu Rand reichen, mit {number} Brücken dazwischen. Eine Brücke sind zwei leere Felder: Nimmt {other} das eine, nimmt {player} das andere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {better}, your stones would reach from edge to edge, with {number} bridges in between. A bridge is two empty cells: if the bot takes one, you take the other.</source>
        <extracomment>“Why?”: the reason for a loss
{better}: a move that was better: b2
{number}: a number</extracomment>
        <translation>
            <numerusform>Mit {better} würden deine Steine von Rand zu Rand reichen, mit einer Brücke dazwischen. Eine Brücke sind zwei leere Felder: Nimmt der Bot das eine, nimmst du das andere.</numerusform>
            <numerusform>Mit {better} würden deine Steine von Rand zu Rand reichen, mit {number} Brücken dazwischen. Eine Brücke sind zwei leere Felder: Nimmt der Bot das eine, nimmst du das andere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {better}, the bot&apos;s stones would reach from edge to edge, with {number} bridges in between. A bridge is two empty cells: if you take one, the bot takes the other.</source>
        <extracomment>“Why?”: the reason for a loss
{better}: a move that was better: b2
{number}: a number</extracomment>
        <translation>
            <numerusform>Mit {better} würden die Steine des Bots von Rand zu Rand reichen, mit einer Brücke dazwischen. Eine Brücke sind zwei leere Felder: Nimmst du das eine, nimmt der Bot das andere.</numerusform>
            <numerusform>Mit {better} würden die Steine des Bots von Rand zu Rand reichen, mit {number} Brücken dazwischen. Eine Brücke sind zwei leere Felder: Nimmst du das eine, nimmt der Bot das andere.</numerusform>
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
            <numerusform>Mit {better} könnte {player} eine Kugel von {other} schlagen.</numerusform>
            <numerusform>Mit {better} könnte {player} {number} Kugeln von {other} schlagen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {better}, you could capture {number} of the bot&apos;s seeds.</source>
        <extracomment>“Why?”: what is wrong with a move
{better}: a move that was better: b2
{number}: a number</extracomment>
        <translation>
            <numerusform>Mit {better} könntest du eine Kugel des Bots schlagen.</numerusform>
            <numerusform>Mit {better} könntest du {number} Kugeln des Bots schlagen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {better}, the bot could capture {number} of your seeds.</source>
        <extracomment>“Why?”: what is wrong with a move
{better}: a move that was better: b2
{number}: a number</extracomment>
        <translation>
            <numerusform>Mit {better} könnte der Bot eine deiner Kugeln schlagen.</numerusform>
            <numerusform>Mit {better} könnte der Bot {number} deiner Kugeln schlagen.</numerusform>
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
            <numerusform>Nach {move} kann {other} mit {reply} eine Kugel von {player} schlagen.</numerusform>
            <numerusform>Nach {move} kann {other} mit {reply} {number} Kugeln von {player} schlagen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, you can capture {number} of the bot&apos;s seeds with {reply}.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{number}: a number
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>
            <numerusform>Nach {move} kannst du mit {reply} eine Kugel des Bots schlagen.</numerusform>
            <numerusform>Nach {move} kannst du mit {reply} {number} Kugeln des Bots schlagen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, the bot can capture {number} of your seeds with {reply}.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{number}: a number
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>
            <numerusform>Nach {move} kann der Bot mit {reply} eine deiner Kugeln schlagen.</numerusform>
            <numerusform>Nach {move} kann der Bot mit {reply} {number} deiner Kugeln schlagen.</numerusform>
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
            <numerusform>{player} nimmt {count} Münze von Haufen {heap}</numerusform>
            <numerusform>{player} nimmt {count} Münzen von Haufen {heap}</numerusform>
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
            <numerusform>{player} hat {count} Stein</numerusform>
            <numerusform>{player} hat {count} Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} also gets the {count} empty squares</source>
        <extracomment>Read aloud by screen readers
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{player} bekommt auch das leere Feld</numerusform>
            <numerusform>{player} bekommt auch die {count} leeren Felder</numerusform>
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
            <numerusform>schaut {depth} Zug voraus, schätzt aber jede Stellung um bis zu {amount} Punkte falsch ein (Alpha-Beta)</numerusform>
            <numerusform>schaut {depth} Züge voraus, schätzt aber jede Stellung um bis zu {amount} Punkte falsch ein (Alpha-Beta)</numerusform>
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
            <numerusform>schaut {depth} Zug voraus, schätzt aber jede Figur um bis zu einen halben Bauern falsch ein (Alpha-Beta)</numerusform>
            <numerusform>schaut {depth} Züge voraus, schätzt aber jede Figur um bis zu einen halben Bauern falsch ein (Alpha-Beta)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>looks {depth} moves ahead, but misjudges each piece by up to one pawn (alpha-beta)</source>
        <extracomment>What a bot does, in a list of players; begins small.
{depth}: a number of moves</extracomment>
        <translation>
            <numerusform>schaut {depth} Zug voraus, schätzt aber jede Figur um bis zu einen Bauern falsch ein (Alpha-Beta)</numerusform>
            <numerusform>schaut {depth} Züge voraus, schätzt aber jede Figur um bis zu einen Bauern falsch ein (Alpha-Beta)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>looks {depth} moves ahead, but misjudges each piece by up to {pawns} pawns (alpha-beta)</source>
        <extracomment>What a bot does, in a list of players; begins small. {pawns}: a number such as 1.5; a pawn is a unit
{depth}: a number of moves</extracomment>
        <translation>
            <numerusform>schaut {depth} Zug voraus, schätzt aber jede Figur um bis zu {pawns} Bauern falsch ein (Alpha-Beta)</numerusform>
            <numerusform>schaut {depth} Züge voraus, schätzt aber jede Figur um bis zu {pawns} Bauern falsch ein (Alpha-Beta)</numerusform>
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
            <numerusform>Nach {reply} ist nur ein Feld für {player} sicher, und am Ende muss {player} eine Reihe machen.</numerusform>
            <numerusform>Nach {reply} sind nur {number} Felder für {player} sicher, und am Ende muss {player} eine Reihe machen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {reply}, only {number} squares are safe for you, and in the end you have to make a row.</source>
        <extracomment>“Why?”: the reason for a loss. {number}: of moves
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>
            <numerusform>Nach {reply} ist nur ein Feld für dich sicher, und am Ende musst du eine Reihe machen.</numerusform>
            <numerusform>Nach {reply} sind nur {number} Felder für dich sicher, und am Ende musst du eine Reihe machen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {reply}, only {number} squares are safe for the bot, and in the end it has to make a row.</source>
        <extracomment>“Why?”: the reason for a loss. {number}: of moves
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>
            <numerusform>Nach {reply} ist nur ein Feld für den Bot sicher, und am Ende muss er eine Reihe machen.</numerusform>
            <numerusform>Nach {reply} sind nur {number} Felder für den Bot sicher, und am Ende muss er eine Reihe machen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {better}, only {number} squares would be safe for {other}, and in the end {other} would have to make a row.</source>
        <extracomment>“Why?”: the reason for a loss. {number}: of moves
{better}: a move that was better: b2
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>
            <numerusform>Mit {better} wäre nur ein Feld für {other} sicher, und am Ende müsste {other} eine Reihe machen.</numerusform>
            <numerusform>Mit {better} wären nur {number} Felder für {other} sicher, und am Ende müsste {other} eine Reihe machen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {better}, only {number} squares would be safe for the bot, and in the end it would have to make a row.</source>
        <extracomment>“Why?”: the reason for a loss. {number}: of moves
{better}: a move that was better: b2</extracomment>
        <translation>
            <numerusform>Mit {better} wäre nur ein Feld für den Bot sicher, und am Ende müsste er eine Reihe machen.</numerusform>
            <numerusform>Mit {better} wären nur {number} Felder für den Bot sicher, und am Ende müsste er eine Reihe machen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {better}, only {number} squares would be safe for you, and in the end you would have to make a row.</source>
        <extracomment>“Why?”: the reason for a loss. {number}: of moves
{better}: a move that was better: b2</extracomment>
        <translation>
            <numerusform>Mit {better} wäre nur ein Feld für dich sicher, und am Ende müsstest du eine Reihe machen.</numerusform>
            <numerusform>Mit {better} wären nur {number} Felder für dich sicher, und am Ende müsstest du eine Reihe machen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {reply}, {number} safe moves are left. {other} makes the last one, and then {player} loses.</source>
        <extracomment>“Why?”: the reason for a loss. {number}: of moves
{reply}: the other player&apos;s answer, a move: b2
{other}: the other player&apos;s name: O, Black
{player}: a player&apos;s name: X, White</extracomment>
        <translation>
            <numerusform>Nach {reply} ist ein sicherer Zug übrig. {other} macht den letzten, und dann verliert {player}.</numerusform>
            <numerusform>Nach {reply} sind {number} sichere Züge übrig. {other} macht den letzten, und dann verliert {player}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {reply}, {number} safe moves are left. The bot makes the last one, and then you lose.</source>
        <extracomment>“Why?”: the reason for a loss. {number}: of moves
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>
            <numerusform>Nach {reply} ist ein sicherer Zug übrig. Der Bot macht den letzten, und dann verlierst du.</numerusform>
            <numerusform>Nach {reply} sind {number} sichere Züge übrig. Der Bot macht den letzten, und dann verlierst du.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {reply}, {number} safe moves are left. You make the last one, and then the bot loses.</source>
        <extracomment>“Why?”: the reason for a loss. {number}: of moves
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>
            <numerusform>Nach {reply} ist ein sicherer Zug übrig. Du machst den letzten, und dann verliert der Bot.</numerusform>
            <numerusform>Nach {reply} sind {number} sichere Züge übrig. Du machst den letzten, und dann verliert der Bot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {better}, {number} safe moves would be left. {player} would make the last one, and then {other} would lose.</source>
        <extracomment>“Why?”: the reason for a loss. {number}: of moves
{better}: a move that was better: b2
{player}: a player&apos;s name: X, White
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>
            <numerusform>Mit {better} wäre ein sicherer Zug übrig. {player} würde den letzten machen, und dann würde {other} verlieren.</numerusform>
            <numerusform>Mit {better} wären {number} sichere Züge übrig. {player} würde den letzten machen, und dann würde {other} verlieren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {better}, {number} safe moves would be left. You would make the last one, and then the bot would lose.</source>
        <extracomment>“Why?”: the reason for a loss. {number}: of moves
{better}: a move that was better: b2</extracomment>
        <translation>
            <numerusform>Mit {better} wäre ein sicherer Zug übrig. Du würdest den letzten machen, und dann würde der Bot verlieren.</numerusform>
            <numerusform>Mit {better} wären {number} sichere Züge übrig. Du würdest den letzten machen, und dann würde der Bot verlieren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {better}, {number} safe moves would be left. The bot would make the last one, and then you would lose.</source>
        <extracomment>“Why?”: the reason for a loss. {number}: of moves
{better}: a move that was better: b2</extracomment>
        <translation>
            <numerusform>Mit {better} wäre ein sicherer Zug übrig. Der Bot würde den letzten machen, und dann würdest du verlieren.</numerusform>
            <numerusform>Mit {better} wären {number} sichere Züge übrig. Der Bot würde den letzten machen, und dann würdest du verlieren.</numerusform>
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
            <numerusform>Kalaha von {player}: {count} Kugel</numerusform>
            <numerusform>Kalaha von {player}: {count} Kugeln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}&apos;s store, lower half: {count} seeds</source>
        <extracomment>Read aloud by screen readers.
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Kalaha von {player}, untere Hälfte: {count} Kugel</numerusform>
            <numerusform>Kalaha von {player}, untere Hälfte: {count} Kugeln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} sows {count} seeds from pit {pit}</source>
        <extracomment>Read aloud by screen readers. {pit}: its letter
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{player} sät {count} Kugel aus Mulde {pit}</numerusform>
            <numerusform>{player} sät {count} Kugeln aus Mulde {pit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} sows {count} seeds from pit {pit} and moves again</source>
        <extracomment>Read aloud by screen readers. {pit}: its letter
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{player} sät {count} Kugel aus Mulde {pit} und ist noch einmal am Zug</numerusform>
            <numerusform>{player} sät {count} Kugeln aus Mulde {pit} und ist noch einmal am Zug</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} sows {count} seeds from pit {pit} and captures {captured}</source>
        <extracomment>Read aloud by screen readers. {pit}: its letter; {captured}: a number
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{player} sät {count} Kugel aus Mulde {pit} und schlägt {captured}</numerusform>
            <numerusform>{player} sät {count} Kugeln aus Mulde {pit} und schlägt {captured}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}&apos;s pit {pit}: {count} seeds</source>
        <extracomment>Read aloud by screen readers. {pit}: its letter
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Mulde {pit} von {player}: {count} Kugel</numerusform>
            <numerusform>Mulde {pit} von {player}: {count} Kugeln</numerusform>
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
            <numerusform>{square}: Schokolade, nimmt {count} weiteres Feld mit</numerusform>
            <numerusform>{square}: Schokolade, nimmt {count} weitere Felder mit</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CustomBoardDialog</name>
    <message>
        <source>Begin</source>
        <extracomment>Title of a dialog for a board of any size, and its button</extracomment>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Kind of game</source>
        <translation>Art des Spiels</translation>
    </message>
    <message>
        <source>Another board</source>
        <extracomment>Title of a dialog for a board of any size, and its button</extracomment>
        <translation>Anderes Brett</translation>
    </message>
    <message>
        <source>The kind of game</source>
        <translation>Die Art des Spiels</translation>
    </message>
</context>
<context>
    <name>CutBar</name>
    <message>
        <source>Which branches does alpha-beta skip?</source>
        <translation>Welche Äste überspringt die Alpha-Beta-Suche?</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>Button in the exercise “Find the cuts”, and its tip</extracomment>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Again</source>
        <extracomment>a button: remove the marks and try again</extracomment>
        <translation>Nochmal</translation>
    </message>
    <message>
        <source>Remove all your marks</source>
        <extracomment>a button: remove the marks and try again</extracomment>
        <translation>Alle deine Markierungen entfernen</translation>
    </message>
    <message>
        <source>Which branches will alpha-beta skip? Mark them, then press Check.</source>
        <extracomment>The question of the exercise “Find the cuts”</extracomment>
        <translation>Welche Äste wird die Alpha-Beta-Suche überspringen? Markiere sie und drücke dann auf „Prüfen“.</translation>
    </message>
    <message>
        <source>First mark the branches that alpha-beta will skip. Then press Check.</source>
        <translation>Markiere zuerst die Äste, die die Alpha-Beta-Suche überspringt. Drücke dann auf „Prüfen“.</translation>
    </message>
    <message>
        <source>Compare your marks with alpha-beta&apos;s</source>
        <extracomment>Button in the exercise “Find the cuts”, and its tip</extracomment>
        <translation>Deine Markierungen mit der Alpha-Beta-Suche vergleichen</translation>
    </message>
    <message>
        <source>Marked: {count}. Have you marked every branch that alpha-beta will skip? Then press Check.</source>
        <extracomment>The question of the exercise “Find the cuts”
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>Markiert: {count}. Hast du alle Äste markiert, die die Alpha-Beta-Suche überspringt? Dann drücke auf „Prüfen“.</translation>
    </message>
</context>
<context>
    <name>Cuts</name>
    <message>
        <source>Right! Alpha-beta skips nothing here.</source>
        <extracomment>The result of the exercise “Find the cuts”.</extracomment>
        <translation>Richtig! Die Alpha-Beta-Suche überspringt hier nichts.</translation>
    </message>
    <message>
        <source>All correct: {right}.</source>
        <extracomment>The result of the exercise “Find the cuts”. {right}, {missed}, {wrong}: numbers of branches</extracomment>
        <translation>Alles richtig: {right}.</translation>
    </message>
    <message>
        <source>Right: {right}, missed: {missed}, wrong: {wrong}.</source>
        <extracomment>The result of the exercise “Find the cuts”. {right}, {missed}, {wrong}: numbers of branches</extracomment>
        <translation>Richtig: {right}, übersehen: {missed}, falsch: {wrong}.</translation>
    </message>
    <message>
        <source>Right: alpha-beta skips this branch ({branch}). {why}</source>
        <extracomment>The verdict on one branch in the exercise “Find the cuts”. {branch}: a move; {why}: sentences</extracomment>
        <translation>Richtig: Die Alpha-Beta-Suche überspringt diesen Ast ({branch}). {why}</translation>
    </message>
    <message>
        <source>Missed: alpha-beta skips this branch ({branch}). {why}</source>
        <extracomment>The verdict on one branch in the exercise “Find the cuts”. {branch}: a move; {why}: sentences</extracomment>
        <translation>Übersehen: Die Alpha-Beta-Suche überspringt diesen Ast ({branch}). {why}</translation>
    </message>
    <message>
        <source>Wrong: alpha-beta looks at this branch ({branch}). {why}</source>
        <extracomment>The verdict on one branch in the exercise “Find the cuts”. {branch}: a move; {why}: sentences</extracomment>
        <translation>Falsch: Die Alpha-Beta-Suche sieht sich diesen Ast an ({branch}). {why}</translation>
    </message>
    <message>
        <source>{player} already has {value} here, but {other} has {limit} further up. So the rest can&apos;t change anything.</source>
        <extracomment>Why alpha-beta skips a branch. {limit}: a value
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>{player} hat hier schon {value}, aber {other} hat weiter oben {limit}. Also kann der Rest nichts mehr ändern.</translation>
    </message>
    <message>
        <source>Nobody is sure of a value yet, so alpha-beta has to look at this branch.</source>
        <extracomment>Why alpha-beta looks at a branch.</extracomment>
        <translation>Noch hat niemand einen Wert sicher, also muss sich die Alpha-Beta-Suche diesen Ast ansehen.</translation>
    </message>
    <message>
        <source>MAX already has {alpha}. A larger value could still help MAX, so alpha-beta has to look at this branch.</source>
        <extracomment>Why alpha-beta looks at a branch. {alpha}, {beta}: values</extracomment>
        <translation>MAX hat schon {alpha}. Ein größerer Wert könnte MAX noch helfen, also muss sich die Alpha-Beta-Suche diesen Ast ansehen.</translation>
    </message>
    <message>
        <source>MIN already has {beta}. A smaller value could still help MIN, so alpha-beta has to look at this branch.</source>
        <extracomment>Why alpha-beta looks at a branch. {alpha}, {beta}: values</extracomment>
        <translation>MIN hat schon {beta}. Ein kleinerer Wert könnte MIN noch helfen, also muss sich die Alpha-Beta-Suche diesen Ast ansehen.</translation>
    </message>
    <message>
        <source>MAX already has {alpha} and MIN has {beta}. A value between them could change the result, so alpha-beta has to look at this branch.</source>
        <extracomment>Why alpha-beta looks at a branch. {alpha}, {beta}: values</extracomment>
        <translation>MAX hat schon {alpha} und MIN hat {beta}. Ein Wert dazwischen könnte das Ergebnis ändern, also muss sich die Alpha-Beta-Suche diesen Ast ansehen.</translation>
    </message>
</context>
<context>
    <name>DayCard</name>
    <message>
        <source>Today at this table</source>
        <translation>Heute an diesem Tisch</translation>
    </message>
    <message>
        <source>Visitors</source>
        <extracomment>the heading above a number, which may be 0, 1 or more</extracomment>
        <translation>Besucher</translation>
    </message>
    <message>
        <source>Won by the bot</source>
        <extracomment>the heading above a number of games, which may be 0, 1 or more</extracomment>
        <translation>Vom Bot gewonnen</translation>
    </message>
    <message>
        <source>Won by visitors</source>
        <extracomment>the heading above a number of games, which may be 0, 1 or more</extracomment>
        <translation>Von Besuchern gewonnen</translation>
    </message>
    <message>
        <source>Finished games</source>
        <extracomment>the heading above a number, which may be 0, 1 or more</extracomment>
        <translation>Beendete Partien</translation>
    </message>
    <message>
        <source>Draws</source>
        <extracomment>the heading above a number of games, which may be 0, 1 or more</extracomment>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Solved riddles</source>
        <extracomment>the heading above a number, which may be 0, 1 or more</extracomment>
        <translation>Gelöste Rätsel</translation>
    </message>
    <message>
        <source>Hardest riddle: {game}. Right answers: {right} of {count}.</source>
        <extracomment>Booth: on the card with the figures of the day. {game}: “Connect Four”; {right}: a number
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>Schwerstes Rätsel: {game}. Richtige Antworten: {right} von {count}.</translation>
    </message>
    <message numerus="yes">
        <source>Most common mistake: {move} in {game}. It lost {count} games.</source>
        <extracomment>{move}: a move such as &quot;b3&quot;.; {game}: the title of a game
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Häufigster Fehler: {move} bei {game}. Damit ging {count} Partie verloren.</numerusform>
            <numerusform>Häufigster Fehler: {move} bei {game}. Damit gingen {count} Partien verloren.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DepthsDialog</name>
    <message>
        <source>Depth</source>
        <extracomment>Titles of columns in a table: what the search finds at each depth</extracomment>
        <translation>Suchtiefe</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>Titles of columns in a table: what the search finds at each depth</extracomment>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>Titles of columns in a table: what the search finds at each depth</extracomment>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Minimax</source>
        <extracomment>Titles of columns in a table: what the search finds at each depth</extracomment>
        <translation>Minimax</translation>
    </message>
    <message>
        <source>Alpha-beta</source>
        <extracomment>Titles of columns in a table: what the search finds at each depth</extracomment>
        <translation>Alpha-Beta</translation>
    </message>
    <message>
        <source>It plays out captures before it guesses.</source>
        <extracomment>Below the table of depths.</extracomment>
        <translation>Davor spielt sie alle Schlagzüge zu Ende.</translation>
    </message>
    <message>
        <source>The columns on the right count the positions it visits. Values: {worth}.</source>
        <extracomment>Below the table of depths. {worth}: what values mean</extracomment>
        <translation>Die Spalten rechts zählen die Stellungen, die sie besucht. Werte: {worth}.</translation>
    </message>
    <message>
        <source>If the game isn&apos;t over at that depth, the search uses “{evaluation}” to guess.</source>
        <extracomment>Below the table of depths. {evaluation}: the name of an evaluation</extracomment>
        <translation>Ist die Partie bei dieser Suchtiefe nicht zu Ende, schätzt die Suche anhand von „{evaluation}“.</translation>
    </message>
    <message>
        <source>Which move looks best at each depth</source>
        <translation>Welcher Zug bei jeder Suchtiefe am besten aussieht</translation>
    </message>
</context>
<context>
    <name>DotsBoardKind</name>
    <message>
        <source>line {name}: drawn</source>
        <extracomment>A line between two dots, for screen readers. {name}: a1-b1</extracomment>
        <translation>Linie {name}: gezeichnet</translation>
    </message>
    <message>
        <source>line {name}: not drawn</source>
        <extracomment>A line between two dots, for screen readers. {name}: a1-b1</extracomment>
        <translation>Linie {name}: nicht gezeichnet</translation>
    </message>
    <message>
        <source>line {name}: not drawn, value {value}</source>
        <extracomment>A line between two dots, for screen readers. {name}: a1-b1
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>Linie {name}: nicht gezeichnet, Wert {value}</translation>
    </message>
    <message>
        <source>dot {name}</source>
        <extracomment>A dot or a box, for screen readers. {name}: a1</extracomment>
        <translation>Punkt {name}</translation>
    </message>
    <message>
        <source>box {name}: open</source>
        <extracomment>A dot or a box, for screen readers. {name}: a1</extracomment>
        <translation>Kästchen {name}: offen</translation>
    </message>
    <message>
        <source>box {name}: X</source>
        <extracomment>A dot or a box, for screen readers. {name}: a1</extracomment>
        <translation>Kästchen {name}: X</translation>
    </message>
    <message>
        <source>box {name}: O</source>
        <extracomment>A dot or a box, for screen readers. {name}: a1</extracomment>
        <translation>Kästchen {name}: O</translation>
    </message>
    <message>
        <source>Tap a line between two dots</source>
        <extracomment>Why nothing happens after a tap.</extracomment>
        <translation>Tippe auf eine Linie zwischen zwei Punkten</translation>
    </message>
    <message>
        <source>Line {name} is already drawn</source>
        <extracomment>Why nothing happens after a tap. {name}: the line a1-b1</extracomment>
        <translation>Linie {name} ist schon gezeichnet</translation>
    </message>
</context>
<context>
    <name>Drawer</name>
    <message>
        <source>Close the settings</source>
        <translation>Einstellungen schließen</translation>
    </message>
</context>
<context>
    <name>DropBoardKind</name>
    <message>
        <source>Column {column} is full</source>
        <extracomment>Why nothing happens after a tap. {column}: its number</extracomment>
        <translation>Spalte {column} ist voll</translation>
    </message>
</context>
<context>
    <name>EarlierGames</name>
    <message>
        <source>Earlier games</source>
        <extracomment>Title of a dialog: all games that were played on this computer</extracomment>
        <translation>Frühere Partien</translation>
    </message>
    <message>
        <source>Started</source>
        <extracomment>Title of a column: when the game was started</extracomment>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Title of a column: when the game was started</extracomment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>Title of a column: when the game was started</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Title of a column: when the game was started</extracomment>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Title of a column: when the game was started</extracomment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Comments</source>
        <extracomment>Title of a column: when the game was started</extracomment>
        <translation>Kommentare</translation>
    </message>
    <message>
        <source>Search by game, player, moves or comment</source>
        <extracomment>Below the list of earlier games: buttons</extracomment>
        <translation>Suche nach Spiel, Spieler, Zügen oder Kommentar</translation>
    </message>
    <message>
        <source>Search the games</source>
        <extracomment>Below the list of earlier games: buttons</extracomment>
        <translation>Die Partien durchsuchen</translation>
    </message>
    <message>
        <source>Show only games that contain this text</source>
        <extracomment>Below the list of earlier games: buttons</extracomment>
        <translation>Nur Partien zeigen, die diesen Text enthalten</translation>
    </message>
    <message>
        <source>Double-click a game or press Enter to open it on the board</source>
        <extracomment>Below the list of earlier games: buttons</extracomment>
        <translation>Klicke eine Partie doppelt an oder drücke die Eingabetaste, um sie auf dem Brett zu öffnen</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <extracomment>Below the list of earlier games: buttons</extracomment>
        <translation>Die Partien werden gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Below the list of earlier games: buttons</extracomment>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Delete all games except those open in a window</source>
        <extracomment>Below the list of earlier games: buttons</extracomment>
        <translation>Alle Partien löschen, außer denen, die in einem Fenster offen sind</translation>
    </message>
    <message>
        <source>Delete them for good</source>
        <extracomment>Below the list of earlier games: buttons</extracomment>
        <translation>Endgültig löschen</translation>
    </message>
    <message>
        <source>Delete these games. You can&apos;t get them back.</source>
        <extracomment>Below the list of earlier games: buttons</extracomment>
        <translation>Diese Partien löschen. Du kannst sie nicht zurückholen.</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Below the list of earlier games: buttons</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close this window (Esc)</source>
        <extracomment>Below the list of earlier games: buttons</extracomment>
        <translation>Dieses Fenster schließen (Esc)</translation>
    </message>
    <message numerus="yes">
        <source>{count} games</source>
        <extracomment>Below the list of earlier games
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{count} Partie</numerusform>
            <numerusform>{count} Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>This deletes all games from this computer, except those open in a window.</source>
        <translation>Das löscht alle Partien von diesem Computer, außer denen, die in einem Fenster offen sind.</translation>
    </message>
    <message>
        <source>The games can&apos;t be deleted: {reason}</source>
        <extracomment>{reason}: what the system says</extracomment>
        <translation>Die Partien können nicht gelöscht werden: {reason}</translation>
    </message>
    <message>
        <source>{first} against {second}</source>
        <extracomment>In the list of earlier games: the two players, such as “Person against Beginner”
{first}: the name of the player who moves first: X, White
{second}: the name of the player who moves second: O, Black</extracomment>
        <translation>{first} gegen {second}</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>A player that is not a bot</extracomment>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Open this game on the board. Your current game is kept.</source>
        <extracomment>Below the list of earlier games: buttons</extracomment>
        <translation>Diese Partie auf dem Brett öffnen. Deine jetzige Partie bleibt erhalten.</translation>
    </message>
    <message>
        <source>Delete all games…</source>
        <extracomment>Below the list of earlier games: buttons</extracomment>
        <translation>Alle Partien löschen&#xa0;…</translation>
    </message>
</context>
<context>
    <name>EndOfGame</name>
    <message>
        <source>You {you}, {name} {bot}</source>
        <extracomment>The games that you and the bot {name} have won so far, such as: You 2, Zeno 3 {you}, {bot}: numbers</extracomment>
        <translation>Du {you}, {name} {bot}</translation>
    </message>
    <message>
        <source>{first} {wins}, {second} {losses}</source>
        <extracomment>The games that two players have won so far, such as: X 2, O 3 {first}, {second}: their names
{wins}: a number of games
{losses}: a number of games</extracomment>
        <translation>{first} {wins}, {second} {losses}</translation>
    </message>
</context>
<context>
    <name>ErrorBar</name>
    <message>
        <source>Copy details</source>
        <extracomment>Button beside the message that something went wrong: a text for the authors</extracomment>
        <translation>Details kopieren</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>Die Meldung schließen</translation>
    </message>
    <message>
        <source>Something went wrong, but your game is safe.</source>
        <extracomment>About an error</extracomment>
        <translation>Etwas ist schiefgegangen, aber deine Partie ist sicher.</translation>
    </message>
    <message numerus="yes">
        <source>It has happened {count} times.</source>
        <extracomment>About an error
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Es ist {count}-mal passiert.</numerusform>
            <numerusform>Es ist {count}-mal passiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>On this button, after it was pressed</extracomment>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Copy a report of what went wrong that you can send to the developers</source>
        <translation>Einen Bericht darüber kopieren, was schiefgegangen ist; du kannst ihn an die Entwickler schicken</translation>
    </message>
</context>
<context>
    <name>Examples</name>
    <message>
        <source>Four numbers</source>
        <extracomment>Title of an example: a tree with four numbers at its ends</extracomment>
        <translation>Vier Zahlen</translation>
    </message>
    <message>
        <source>Why doesn&apos;t MAX go for the 9?</source>
        <extracomment>Title of an example: a tree with four numbers at its ends</extracomment>
        <translation>Warum geht MAX nicht zur 9?</translation>
    </message>
    <message>
        <source>Eight numbers</source>
        <extracomment>Title of an example: a tree with eight numbers at its ends</extracomment>
        <translation>Acht Zahlen</translation>
    </message>
    <message>
        <source>Which number would you change to make the value 23?</source>
        <extracomment>Title of an example: a tree with eight numbers at its ends</extracomment>
        <translation>Welche Zahl würdest du ändern, damit der Wert 23 wird?</translation>
    </message>
    <message>
        <source>Tic-tac-toe: two of three moves lose</source>
        <extracomment>Title of an example: a tree with eight numbers at its ends</extracomment>
        <translation>Tic-Tac-Toe: Zwei von drei Zügen verlieren</translation>
    </message>
    <message>
        <source>A quick win and a slow one</source>
        <translation>Ein schneller Sieg und ein langsamer</translation>
    </message>
    <message>
        <source>X can win with any of its five moves. Here a quick win is worth more than a slow one, so X wins at once with a1. If all wins are worth +1, X takes the first win that the search finds.</source>
        <translation>X kann mit jedem der fünf Züge gewinnen. Hier ist ein schneller Sieg mehr wert als ein langsamer. Also gewinnt X sofort mit a1. Sind alle Siege +1 wert, nimmt X den ersten Sieg, den die Suche findet.</translation>
    </message>
    <message>
        <source>Losing as late as possible</source>
        <translation>So spät wie möglich verlieren</translation>
    </message>
    <message>
        <source>Which move lasts the longest, and what does it threaten?</source>
        <translation>Mit welchem Zug hält X am längsten durch, und was droht X damit?</translation>
    </message>
    <message>
        <source>Is two in a row good?</source>
        <translation>Sind zwei in einer Reihe gut?</translation>
    </message>
    <message>
        <source>Good odds, bad move</source>
        <translation>Gute Chancen, schlechter Zug</translation>
    </message>
    <message>
        <source>What does X do after a1?</source>
        <translation>Was macht X nach a1?</translation>
    </message>
    <message>
        <source>Alpha-beta at its best</source>
        <translation>Alpha-Beta im besten Fall</translation>
    </message>
    <message>
        <source>Alpha-beta at its worst</source>
        <translation>Alpha-Beta im schlechtesten Fall</translation>
    </message>
    <message>
        <source>At each node the better move comes last. So there is no cut, and alpha-beta looks at all 8 numbers. It does as much work as minimax.</source>
        <translation>An jedem Knoten kommt der bessere Zug zuletzt. Deshalb gibt es keinen Schnitt, und die Alpha-Beta-Suche sieht sich alle 8 Zahlen an. Sie hat so viel Arbeit wie Minimax.</translation>
    </message>
    <message>
        <source>Can you put the same numbers in an order that gives a cut?</source>
        <translation>Kannst du dieselben Zahlen so ordnen, dass es einen Schnitt gibt?</translation>
    </message>
    <message>
        <source>Tic-tac-toe from the empty board</source>
        <translation>Tic-Tac-Toe vom leeren Brett aus</translation>
    </message>
    <message>
        <source>Minimax visits 549,946 positions and alpha-beta only 18,297. Both find the same value: a draw. Here the values are +1, 0 and −1, as in textbooks. If quick wins come first, alpha-beta visits 20,866.</source>
        <translation>Minimax besucht 549.946 Stellungen, die Alpha-Beta-Suche nur 18.297. Beide finden denselben Wert: unentschieden. Hier sind die Werte +1, 0 und −1, wie im Schulbuch. Zählen schnelle Siege mehr, besucht die Alpha-Beta-Suche 20.866.</translation>
    </message>
    <message>
        <source>Chess: what the horizon hides</source>
        <translation>Schach: was der Horizont verbirgt</translation>
    </message>
    <message>
        <source>White looks one move ahead and counts the pieces. Capturing a pawn with the knight looks best: +2.20. But then the other pawn captures the knight. White can&apos;t see that: it is one move later, behind the horizon.</source>
        <translation>Weiß schaut einen Zug voraus und zählt die Figuren. Am besten scheint es, mit dem Springer einen Bauern zu schlagen: +2,20. Aber dann schlägt der andere Bauer den Springer. Das kann Weiß nicht sehen: Es kommt einen Zug später, hinter dem Horizont.</translation>
    </message>
    <message>
        <source>Chess: playing out captures</source>
        <translation>Schach: bis nichts mehr zu schlagen ist</translation>
    </message>
    <message>
        <source>Chess: mate in one</source>
        <translation>Schach: Matt in einem Zug</translation>
    </message>
    <message>
        <source>White can checkmate in one move. Looking one move ahead is enough to see it.</source>
        <translation>Weiß kann in einem Zug matt setzen. Um das zu sehen, reicht es, einen Zug vorauszuschauen.</translation>
    </message>
    <message>
        <source>Chess: mate in two</source>
        <translation>Schach: Matt in zwei Zügen</translation>
    </message>
    <message>
        <source>Chess: mate in two, with a rook</source>
        <translation>Schach: Matt in zwei Zügen, mit Turm</translation>
    </message>
    <message>
        <source>Where must White&apos;s king go? Where can Black&apos;s king go then?</source>
        <translation>Wohin muss der König von Weiß? Wohin kann der König von Schwarz dann?</translation>
    </message>
    <message>
        <source>Chess: mate in three</source>
        <translation>Schach: Matt in drei Zügen</translation>
    </message>
    <message>
        <source>What does Black do if the pawn moves first?</source>
        <translation>Was macht Schwarz, wenn der Bauer zuerst zieht?</translation>
    </message>
    <message>
        <source>Chomp: stealing a strategy</source>
        <translation>Chomp: Eine Strategie stehlen</translation>
    </message>
    <message>
        <source>On a 3×3 bar, eating just c3 loses. Which reply beats it? How can A use that?</source>
        <translation>Auf einer 3×3-Tafel verliert man, wenn man nur c3 isst. Welche Antwort schlägt das? Wie kann A sie nutzen?</translation>
    </message>
    <message>
        <source>What should B answer to a3? And what if one arm is longer?</source>
        <translation>Was soll B auf a3 antworten? Und was, wenn ein Arm länger ist?</translation>
    </message>
    <message>
        <source>Dots and Boxes: give two, get three</source>
        <translation>Käsekästchen: Zwei hergeben, drei bekommen</translation>
    </message>
    <message>
        <source>X could take two boxes right away. But then X must draw another line, and that opens the other three boxes for O. If X draws b2-c2 instead, O gets the two boxes, and then has to open the three for X. A player who closes a box moves again, so one MAX can be right below another MAX.</source>
        <translation>X könnte gleich zwei Kästchen nehmen. Aber dann muss X noch eine Linie zeichnen, und die öffnet O die anderen drei Kästchen. Zeichnet X stattdessen b2-c2, bekommt O die zwei Kästchen und muss danach die drei für X öffnen. Wer ein Kästchen schließt, ist noch einmal am Zug. Deshalb kann ein MAX direkt unter einem anderen MAX stehen.</translation>
    </message>
    <message>
        <source>By how many boxes does X win? What happens if X is greedy?</source>
        <translation>Mit wie vielen Kästchen Vorsprung gewinnt X? Was passiert, wenn X gierig ist?</translation>
    </message>
    <message>
        <source>Hex 3×3: never a draw</source>
        <translation>Hex 3×3: Nie unentschieden</translation>
    </message>
    <message>
        <source>Five cells are empty. However X and O play, one of them joins both edges in the end. A full board always has a winning chain for exactly one player. So no leaf is worth 0.</source>
        <translation>Fünf Felder sind leer. Egal, wie X und O spielen: Am Ende verbindet einer von beiden seine zwei Ränder. Auf einem vollen Brett hat immer genau ein Spieler eine Gewinnkette. Deshalb ist kein Blatt 0 wert.</translation>
    </message>
    <message>
        <source>Find the leaves where the board is full. Which player has the chain?</source>
        <translation>Finde die Blätter, bei denen das Brett voll ist. Wer hat die Kette?</translation>
    </message>
    <message>
        <source>Hex 3×3: a bridge can&apos;t be cut</source>
        <translation>Hex 3×3: Eine Brücke kann niemand trennen</translation>
    </message>
    <message>
        <source>Which two cells are a pair at the top? Which two at the bottom?</source>
        <translation>Welche zwei Felder sind oben ein Paar? Welche zwei unten?</translation>
    </message>
    <message>
        <source>Hexapawn: the whole tree</source>
        <translation>Hexapawn: der ganze Baum</translation>
    </message>
    <message>
        <source>This tree shows a whole game, from the first move to every possible end: 252 positions. Black can win, whatever White does. Drag the tree to see the rest.</source>
        <translation>Dieser Baum zeigt ein ganzes Spiel, vom ersten Zug bis zu jedem möglichen Ende: 252 Stellungen. Schwarz kann gewinnen, egal, was Weiß macht. Ziehe den Baum, um den Rest zu sehen.</translation>
    </message>
    <message>
        <source>Which first move lets White last the longest?</source>
        <translation>Mit welchem ersten Zug hält Weiß am längsten durch?</translation>
    </message>
    <message>
        <source>Hexapawn: what alpha-beta skips</source>
        <translation>Hexapawn: was Alpha-Beta überspringt</translation>
    </message>
    <message>
        <source>Kalah: one seed or three?</source>
        <translation>Kalah: eine Kugel oder drei?</translation>
    </message>
    <message>
        <source>Which move is better for X, and by how many seeds?</source>
        <translation>Welcher Zug ist besser für X, und um wie viele Kugeln?</translation>
    </message>
    <message>
        <source>Three men&apos;s morris: how far to look?</source>
        <translation>Dreiermühle: Wie weit schauen?</translation>
    </message>
    <message>
        <source>Stones can move back and forth for ever, so this tree has no end. We look a few moves ahead and count every unfinished position as 0. Looking three moves ahead, X sees a win.</source>
        <translation>Steine können ewig hin und her ziehen, deshalb hat dieser Baum kein Ende. Wir schauen ein paar Züge voraus und zählen jede Stellung, die noch nicht zu Ende ist, als 0. Mit drei Zügen Vorausschau sieht X einen Sieg.</translation>
    </message>
    <message>
        <source>Othello 4×4: White must pass</source>
        <translation>Othello 4×4: Weiß muss passen</translation>
    </message>
    <message>
        <source>In which order should Black fill the last squares? Why?</source>
        <translation>In welcher Reihenfolge sollte Schwarz die letzten Felder füllen? Warum?</translation>
    </message>
    <message>
        <source>Misère: same tree, opposite signs</source>
        <translation>Misère: gleicher Baum, andere Vorzeichen</translation>
    </message>
    <message>
        <source>After c1, X can&apos;t avoid making a row. Why not?</source>
        <translation>Nach c1 muss X eine Reihe machen. Warum?</translation>
    </message>
    <message>
        <source>Wild: your threat helps the other player</source>
        <translation>Wild: Deine Drohung hilft dem Gegner</translation>
    </message>
    <message>
        <source>Which move draws? Why is an X there a mistake?</source>
        <translation>Welcher Zug gibt ein Unentschieden? Was ist dort mit einem X verkehrt?</translation>
    </message>
    <message>
        <source>Notakto: which board should die?</source>
        <translation>Notakto: Welches Brett soll sterben?</translation>
    </message>
    <message>
        <source>MAX chooses, then MIN, then MAX again. The two largest numbers are both 23, but the value is 12. MIN never goes where the 23s are.</source>
        <extracomment>Title of an example: a tree with eight numbers at its ends</extracomment>
        <translation>MAX wählt, dann MIN, dann wieder MAX. Die größten Zahlen sind die beiden 23, aber der Wert ist 12. MIN geht nie dorthin, wo die 23 stehen.</translation>
    </message>
    <message>
        <source>Chomp: two arms of the same length</source>
        <translation>Chomp: Zwei gleich lange Arme</translation>
    </message>
    <message>
        <source>This is the same game. Alpha-beta finds the same value, but it skips whole branches because they can&apos;t change the result.</source>
        <translation>Dieselbe Partie. Die Alpha-Beta-Suche findet denselben Wert, aber sie überspringt ganze Äste, weil sie das Ergebnis nicht ändern können.</translation>
    </message>
    <message>
        <source>X can capture three seeds at once with pit a. With pit c, X gains only one seed, but moves again. It is still X&apos;s turn, so a MAX node can have another MAX node below it.</source>
        <translation>Mit Mulde a kann X drei Kugeln auf einmal schlagen. Mit Mulde c gewinnt X nur eine Kugel, ist aber noch einmal am Zug. Deshalb kann unter einem MAX-Knoten noch ein MAX-Knoten stehen.</translation>
    </message>
    <message>
        <source>In misère tic-tac-toe you lose if you complete a row. In normal tic-tac-toe, O would lose here with every move except a1, which draws. In misère the leaves of the tree have the opposite signs. So every move except a1 wins for O, and a1 still draws.</source>
        <translation>Beim Misère-Tic-Tac-Toe verlierst du, wenn du eine Reihe vollendest. Beim normalen Tic-Tac-Toe würde O hier mit jedem Zug außer a1 verlieren, und a1 gäbe ein Unentschieden. Bei Misère haben die Blätter des Baums das andere Vorzeichen. Jeder Zug außer a1 gewinnt für O, und a1 gibt immer noch ein Unentschieden.</translation>
    </message>
    <message>
        <source>It is A&apos;s turn, and A may place X or O. A must not leave two matching marks and an empty square in a line, or B will complete the row and win. Five of the six moves lose.</source>
        <translation>A ist am Zug und darf X oder O setzen. A darf keine zwei gleichen Zeichen mit einem leeren Feld in einer Reihe lassen, sonst vollendet B die Reihe und gewinnt. Fünf der sechs Züge verlieren.</translation>
    </message>
    <message>
        <source>Why does B lose by killing the left board, or by killing neither?</source>
        <translation>Warum verliert B, wenn B das linke Brett tötet oder gar keins?</translation>
    </message>
    <message>
        <source>MAX chooses left or right. Then MIN chooses. MIN always takes the smaller number, so the left branch is worth 3 and the right branch is worth 2.</source>
        <extracomment>Title of an example: a tree with four numbers at its ends</extracomment>
        <translation>MAX wählt links oder rechts. Dann wählt MIN. MIN nimmt immer die kleinere Zahl. Deshalb ist der linke Ast 3 wert und der rechte 2.</translation>
    </message>
    <message>
        <source>It is X&apos;s turn, and three squares are empty. Only one move saves the game. The tree is so small that you can see all of it.</source>
        <extracomment>Title of an example: a tree with eight numbers at its ends</extracomment>
        <translation>X ist am Zug, und drei Felder sind leer. Nur ein Zug rettet die Partie. Der Baum ist so klein, dass du ihn ganz sehen kannst.</translation>
    </message>
    <message>
        <source>What does X do after b2? Open “Settings” in the menu (☰), increase “Look ahead” and see.</source>
        <translation>Was macht X nach b2? Öffne im Menü (☰) „Einstellungen“, erhöhe „Vorausschau“ und sieh selbst.</translation>
    </message>
    <message>
        <source>Open “Settings” in the menu (☰) and press “Reverse”. How many numbers does alpha-beta look at now, and why?</source>
        <translation>Öffne im Menü (☰) „Einstellungen“ und drücke auf „Umkehren“. Wie viele Zahlen sieht sich die Alpha-Beta-Suche jetzt an, und warum?</translation>
    </message>
    <message>
        <source>At the end, the move a3 is worth 0, and the other eight are worth 0 or less. Is one of them worse than a3? Open “Settings” in the menu (☰), choose “Minimax” and see.</source>
        <translation>Am Ende ist der Zug a3 genau 0 wert und die anderen acht 0 oder weniger. Ist einer davon schlechter als a3? Öffne im Menü (☰) „Einstellungen“, wähle „Minimax“ und sieh selbst.</translation>
    </message>
    <message>
        <source>X loses whatever it plays, because O has too many threats. After most moves, O wins in two moves; after one, only in four. A longer game gives O the chance to make a mistake.</source>
        <translation>X verliert auf jeden Fall, denn O hat zu viele Drohungen. Nach den meisten Zügen gewinnt O in zwei Zügen, nach einem erst in vier. Je länger die Partie dauert, desto eher kann O einen Fehler machen.</translation>
    </message>
    <message>
        <source>It is O&apos;s turn. If both players moved at random from here, the move a1 would win most often. But against good play, a1 loses. Minimax finds a move that draws. Open “Three ways to choose” in the menu (☰). Each of the six moves can end badly, so the worst case picks one at random.</source>
        <translation>O ist am Zug. Würden beide von hier an zufällig ziehen, dann würde der Zug a1 am häufigsten gewinnen. Aber gegen gutes Spiel verliert a1. Minimax findet einen Zug, der ein Unentschieden gibt. Öffne im Menü (☰) „Drei Wege zu wählen“. Jeder der sechs Züge kann schlecht ausgehen, deshalb nimmt der schlimmste Fall zufällig einen davon.</translation>
    </message>
    <message>
        <source>At each node the better move comes first. So alpha-beta looks at only 5 of the 8 numbers. Fewer wouldn&apos;t be enough.</source>
        <translation>An jedem Knoten kommt der bessere Zug zuerst. Deshalb sieht sich die Alpha-Beta-Suche nur 5 der 8 Zahlen an. Weniger würden nicht reichen.</translation>
    </message>
    <message>
        <source>Open “Settings” in the menu (☰) and press “Finish captures”. What does White play now, and why?</source>
        <translation>Öffne im Menü (☰) „Einstellungen“ und drücke auf „Ruhesuche“. Was spielt Weiß jetzt, und warum?</translation>
    </message>
    <message>
        <source>Open “Settings” in the menu (☰) and set “Look ahead” to 2. What does White choose now?</source>
        <translation>Öffne im Menü (☰) „Einstellungen“ und stelle „Vorausschau“ auf 2. Was wählt Weiß jetzt?</translation>
    </message>
    <message>
        <source>White can win in two moves, but only one first move works. It doesn&apos;t give check, and Black has just one reply.</source>
        <translation>Weiß kann in zwei Zügen gewinnen, aber nur mit einem einzigen ersten Zug. Er gibt kein Schach, und Schwarz hat nur eine Antwort.</translation>
    </message>
    <message>
        <source>White has one pawn and can win in three of its own moves. With Black&apos;s two replies, that is five moves ahead. If White looks up to four moves ahead, pushing the pawn seems best. With five, White sees that its king must move first.</source>
        <translation>Weiß hat einen Bauern und kann in drei eigenen Zügen gewinnen. Mit den zwei Antworten von Schwarz sind das fünf Züge voraus. Schaut Weiß höchstens vier Züge voraus, sieht der Bauernzug am besten aus. Mit fünf sieht Weiß, dass zuerst der König ziehen muss.</translation>
    </message>
    <message>
        <source>A whole bar of two or more squares is a win for the first player, A. Why? A could eat just the last square. Suppose B had a winning answer. It would eat the last square too. So A could have played it first. Here, eating just c2 wins.</source>
        <translation>Eine ganze Tafel mit zwei oder mehr Feldern gewinnt, wer beginnt, also A. Warum? A könnte nur das letzte Feld essen. Angenommen, B hätte darauf eine Antwort, die gewinnt. Dann würde sie das letzte Feld mitessen. Also könnte A gleich mit diesem Zug beginnen. Hier gewinnt es, nur c2 zu essen.</translation>
    </message>
    <message>
        <source>It is A&apos;s turn, and A loses. Whatever A eats from one arm, B copies on the other arm, until only the poisoned square is left for A. That is why eating b2 wins on every square bar.</source>
        <translation>A ist am Zug und verliert. Was immer A von einem Arm isst, das macht B am anderen Arm nach, bis für A nur das vergiftete Feld bleibt. Deshalb gewinnt es auf jeder quadratischen Tafel, b2 zu essen.</translation>
    </message>
    <message>
        <source>X has a stone on b2. Two empty cells join it to the top edge, and two more join it to the bottom edge. It is O&apos;s turn. If O takes one cell of a pair, X takes the other. So O loses with every move.</source>
        <translation>X hat einen Stein auf b2. Zwei leere Felder verbinden ihn mit dem oberen Rand und zwei weitere mit dem unteren. O ist am Zug. Nimmt O ein Feld eines Paares, nimmt X das andere. Also verliert O mit jedem Zug.</translation>
    </message>
    <message>
        <source>How many of the 252 positions does alpha-beta look at?</source>
        <translation>Wie viele der 252 Stellungen sieht sich die Alpha-Beta-Suche an?</translation>
    </message>
    <message>
        <source>Open “Settings” in the menu (☰) and set “Look ahead” to 2. Does X still see the win?</source>
        <translation>Öffne im Menü (☰) „Einstellungen“ und stelle „Vorausschau“ auf 2. Sieht X den Sieg noch?</translation>
    </message>
    <message>
        <source>Which move is it? Guess before you press “Step”.</source>
        <extracomment>Title of an example: a tree with eight numbers at its ends</extracomment>
        <translation>Welcher Zug ist es? Rate, bevor du auf „Schritt“ drückst.</translation>
    </message>
    <message>
        <source>Open “Settings” in the menu (☰) and set “Values” to +1, 0, −1. Which move does X choose now, and why?</source>
        <translation>Öffne im Menü (☰) „Einstellungen“ und stelle „Werte“ auf +1, 0, −1. Welchen Zug wählt X jetzt, und warum?</translation>
    </message>
    <message>
        <source>If O looks one move ahead, it counts open lines and likes the move b2 best. That makes two in a row with c3, but it loses. If O looks further ahead, it plays a3.</source>
        <translation>Schaut O nur einen Zug voraus, zählt O offene Reihen und findet b2 am besten. Das macht mit c3 zwei in einer Reihe, verliert aber. Schaut O weiter voraus, spielt O a3.</translation>
    </message>
    <message>
        <source>This is the same position, but now the search doesn&apos;t guess while a piece can be captured. It plays the captures first, but either player may stop capturing. It looks at only two more positions, and White keeps its knight. This is called quiescence search (D. F. Beal, 1990).</source>
        <translation>Dieselbe Stellung. Jetzt schätzt die Suche nicht, solange noch eine Figur geschlagen werden kann. Sie spielt erst die Züge, die schlagen, aber jeder Spieler darf auch aufhören. Sie sieht sich nur zwei Stellungen mehr an, und Weiß behält den Springer. Das heißt Ruhesuche (D. F. Beal, 1990).</translation>
    </message>
    <message>
        <source>Each value says how many discs Black wins by. The winner gets the empty squares, too. White (MIN) can&apos;t turn a disc and must pass. A pass is a move, too: after it, Black (MAX) moves again. So only MAX has a choice here.</source>
        <translation>Jeder Wert sagt, mit wie vielen Steinen Vorsprung Schwarz gewinnt. Der Gewinner bekommt auch die leeren Felder. Weiß (MIN) kann keinen Stein umdrehen und muss passen. Passen ist auch ein Zug: Danach zieht wieder Schwarz (MAX). Also hat hier nur MAX eine Wahl.</translation>
    </message>
    <message>
        <source>Both players place X, and it is B&apos;s turn. On the left board, an X on any empty square completes a row. On the right board, there is one square where it doesn&apos;t. You can kill a board safely as long as the other one is alive. B wins by killing the board on the right.</source>
        <translation>Beide Spieler setzen X, und B ist am Zug. Auf dem linken Brett macht jedes leere Feld eine Reihe. Auf dem rechten Brett gibt es ein Feld, das keine macht. Du kannst ein Brett gefahrlos töten, solange das andere lebt. Wenn B das rechte Brett tötet, gewinnt B.</translation>
    </message>
    <message>
        <source>After ♘xd5, what is the best Black can get without capturing?</source>
        <translation>Was bekommt Schwarz nach ♘xd5, wenn nichts mehr geschlagen wird?</translation>
    </message>
    <message>
        <source>A mate in two takes three moves: White, Black, White. Looking three moves ahead, White plays ♔b6 and soon wins. Looking only one or two moves ahead, it makes a queen instead: +10 pawns, but no mate.</source>
        <translation>Ein Matt in zwei Zügen braucht drei einzelne Züge: Weiß, Schwarz, Weiß. Wer drei Züge vorausschaut, spielt mit Weiß ♔b6 und gewinnt bald. Wer nur einen oder zwei Züge vorausschaut, holt sich lieber eine Dame: +10 Bauern, aber kein Matt.</translation>
    </message>
</context>
<context>
    <name>ExitButton</name>
    <message>
        <source>Exit the presenter view</source>
        <translation>Vorführansicht verlassen</translation>
    </message>
    <message>
        <source>Go back to the menus and buttons (F12, Esc)</source>
        <translation>Zurück zu den Menüs und Knöpfen (F12, Esc)</translation>
    </message>
</context>
<context>
    <name>ExperimentsView</name>
    <message>
        <source>What do you want to find out?</source>
        <translation>Was möchtest du herausfinden?</translation>
    </message>
    <message>
        <source>Let bots play each other. See who is stronger, and how sure we can be.</source>
        <translation>Lass Bots gegeneinander spielen. Sieh, wer stärker ist und wie sicher wir da sind.</translation>
    </message>
</context>
<context>
    <name>Explain</name>
    <message>
        <source>alphabeta(position, alpha, beta):</source>
        <extracomment>A line of the pseudocode; keep the spaces in front of it</extracomment>
        <translation>alphabeta(stellung, alpha, beta):</translation>
    </message>
    <message>
        <source>    game over? return its score</source>
        <extracomment>A line of the pseudocode; keep the spaces in front of it</extracomment>
        <translation>    Partie zu Ende? gib Wert zurück</translation>
    </message>
    <message>
        <source>    for each move:</source>
        <extracomment>A line of the pseudocode; keep the spaces in front of it</extracomment>
        <translation>    für jeden Zug:</translation>
    </message>
    <message>
        <source>        value = alphabeta(next, alpha, beta)</source>
        <extracomment>A line of the pseudocode; keep the spaces in front of it</extracomment>
        <translation>        wert = alphabeta(nächste, alpha, beta)</translation>
    </message>
    <message>
        <source>        MAX: best = max(best, value)</source>
        <extracomment>A line of the pseudocode; keep the spaces in front of it</extracomment>
        <translation>        MAX: bester = max(bester, wert)</translation>
    </message>
    <message>
        <source>        MIN: best = min(best, value)</source>
        <extracomment>A line of the pseudocode; keep the spaces in front of it</extracomment>
        <translation>        MIN: bester = min(bester, wert)</translation>
    </message>
    <message>
        <source>        MAX: alpha = max(alpha, best)</source>
        <extracomment>A line of the pseudocode; keep the spaces in front of it</extracomment>
        <translation>        MAX: alpha = max(alpha, bester)</translation>
    </message>
    <message>
        <source>        MIN: beta = min(beta, best)</source>
        <extracomment>A line of the pseudocode; keep the spaces in front of it</extracomment>
        <translation>        MIN: beta = min(beta, bester)</translation>
    </message>
    <message>
        <source>        alpha ≥ beta? stop: cut</source>
        <extracomment>A line of the pseudocode; keep the spaces in front of it</extracomment>
        <translation>        alpha ≥ beta? Stopp: Schnitt</translation>
    </message>
    <message>
        <source>    return best</source>
        <extracomment>A line of the pseudocode; keep the spaces in front of it</extracomment>
        <translation>    gib bester zurück</translation>
    </message>
    <message>
        <source>minimax(position):</source>
        <extracomment>A line of the pseudocode; keep the spaces in front of it</extracomment>
        <translation>minimax(stellung):</translation>
    </message>
    <message>
        <source>        value = minimax(next)</source>
        <extracomment>A line of the pseudocode; keep the spaces in front of it</extracomment>
        <translation>        wert = minimax(nächste)</translation>
    </message>
    <message>
        <source>We can skip the last branch.</source>
        <extracomment>Explain: why alpha-beta skips branches.</extracomment>
        <translation>Den letzten Ast können wir überspringen.</translation>
    </message>
    <message>
        <source>Cut! {player} can get at least {value} here. But {other} already has {limit} ({mark}), so we skip the rest.</source>
        <extracomment>Explain, in large letters: why alpha-beta skips branches. {limit}: a value; {mark}: “alpha = 3”
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Schnitt! {player} bekommt hier mindestens {value}. Aber {other} hat schon {limit} ({mark}), also überspringen wir den Rest.</translation>
    </message>
    <message>
        <source>{value} in {plies}</source>
        <extracomment>A value with the number of moves until then: +1 in 4. {plies}: a number
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{value} in {plies}</translation>
    </message>
    <message>
        <source>at least {value}</source>
        <extracomment>A value of which only a limit is known, in a sentence
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>mindestens {value}</translation>
    </message>
    <message>
        <source>at most {value}</source>
        <extracomment>A value of which only a limit is known, in a sentence
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>höchstens {value}</translation>
    </message>
    <message>
        <source>At the top: {sentence}</source>
        <extracomment>{sentence}: a whole sentence about this node, such as &quot;MAX can now be sure of at least 5&quot;</extracomment>
        <translation>An der Wurzel: {sentence}</translation>
    </message>
    <message>
        <source>After {moves}: {sentence}</source>
        <extracomment>{sentence}: a whole sentence about the node that these moves lead to
{moves}: one move or several: “b2, c1 or c3”</extracomment>
        <translation>Nach {moves}: {sentence}</translation>
    </message>
    <message>
        <source>After {moves}: what if {player} takes {move}?</source>
        <extracomment>Explain: the search tries a move. {moves}: those that lead to the node; {move}: the one that is tried; “takes” is for trees of numbers
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Nach {moves}: Was ist, wenn {player} {move} nimmt?</translation>
    </message>
    <message>
        <source>After {moves}: what if {player} plays {move}?</source>
        <extracomment>Explain: the search tries a move. {moves}: those that lead to the node; {move}: the one that is tried; “takes” is for trees of numbers
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Nach {moves}: Was ist, wenn {player} {move} spielt?</translation>
    </message>
    <message>
        <source>What if {player} takes {move}?</source>
        <extracomment>Explain: the search tries a move. {move}: the one that is tried; “takes” is for trees of numbers
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Was ist, wenn {player} {move} nimmt?</translation>
    </message>
    <message>
        <source>What if {player} plays {move}?</source>
        <extracomment>Explain: the search tries a move. {move}: the one that is tried; “takes” is for trees of numbers
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Was ist, wenn {player} {move} spielt?</translation>
    </message>
    <message>
        <source>This tree is a single number. There is nothing to choose.</source>
        <extracomment>Explain: at the top of the tree</extracomment>
        <translation>Dieser Baum ist eine einzige Zahl. Da gibt es nichts zu wählen.</translation>
    </message>
    <message>
        <source>The game is over here. There is nothing to search.</source>
        <extracomment>Explain: at the top of the tree</extracomment>
        <translation>Die Partie ist hier zu Ende. Da gibt es nichts zu suchen.</translation>
    </message>
    <message>
        <source>MAX chooses first and wants the largest number.</source>
        <extracomment>Explain: at the top of the tree</extracomment>
        <translation>MAX wählt zuerst und will die größte Zahl.</translation>
    </message>
    <message>
        <source>It is {player}&apos;s turn. {player} is MAX and wants the largest value.</source>
        <extracomment>Explain: at the top of the tree
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} ist am Zug. {player} ist MAX und will den größten Wert.</translation>
    </message>
    <message>
        <source>It is {player}&apos;s turn. {player} is MIN and wants the smallest value.</source>
        <extracomment>Explain: at the top of the tree
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} ist am Zug. {player} ist MIN und will den kleinsten Wert.</translation>
    </message>
    <message>
        <source>We stop looking here and count it as 0.</source>
        <extracomment>Explain: at the end of a branch.</extracomment>
        <translation>Hier hören wir auf zu suchen und zählen das als 0.</translation>
    </message>
    <message>
        <source>This is the end of the branch (a leaf). Its number is {value}.</source>
        <extracomment>Explain: at the end of a branch.
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>Das ist das Ende des Astes (ein Blatt). Hier steht die Zahl {value}.</translation>
    </message>
    <message>
        <source>This is a draw. It is worth {value}.</source>
        <extracomment>Explain: at the end of a branch.
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>Das ist ein Unentschieden. Es ist {value} wert.</translation>
    </message>
    <message>
        <source>The game is over here: {outcome}. That is worth {value}.</source>
        <extracomment>Explain: at the end of a branch. {outcome}: such as “X wins”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>Die Partie ist hier zu Ende: {outcome}. Das ist {value} wert.</translation>
    </message>
    <message>
        <source>This is the first value, so it is the best so far: {new} with {move}.</source>
        <extracomment>Explain: the first value at a node. {new}: a value
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Das ist der erste Wert, also der beste bisher: {new} mit {move}.</translation>
    </message>
    <message>
        <source>{compared} The best choice for {player} is now {move}.</source>
        <extracomment>{compared}: a whole sentence, such as &quot;The new value, 5, is larger than 3.&quot;
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>{compared} Am besten für {player} ist jetzt {move}.</translation>
    </message>
    <message>
        <source>{compared} {player} would rather stop here with {best}.</source>
        <extracomment>Explain: a new value that changes nothing. {compared}: a sentence that compares it; {best}: the best value so far
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{compared} {player} hört lieber hier mit {best} auf.</translation>
    </message>
    <message>
        <source>{compared} {player} keeps {move} with {best}.</source>
        <extracomment>Explain: a new value that changes nothing. {compared}: a sentence that compares it; {best}: the best value so far
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>{compared} {player} bleibt bei {move} mit {best}.</translation>
    </message>
    <message>
        <source>{compared} So far, {player} can&apos;t get more than {value} here.</source>
        <extracomment>Explain: a new value of which only a limit is known. {compared}: a sentence that compares it with the best so far
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{compared} Bis jetzt kann {player} hier nicht mehr als {value} bekommen.</translation>
    </message>
    <message>
        <source>The new value, {new}, is better for {player} than {old}.</source>
        <extracomment>Explain: begins a sentence about a new value at a node. {new}, {old}: values
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Der neue Wert, {new}, ist besser für {player} als {old}.</translation>
    </message>
    <message>
        <source>The new value, {new}, is no better for {player} than {old}.</source>
        <extracomment>Explain: begins a sentence about a new value at a node. {new}, {old}: values
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Der neue Wert, {new}, ist nicht besser für {player} als {old}.</translation>
    </message>
    <message>
        <source>The new value, {new}, is larger than {old}.</source>
        <extracomment>Explain: begins a sentence about a new value at a node. {new}, {old}: values</extracomment>
        <translation>Der neue Wert, {new}, ist größer als {old}.</translation>
    </message>
    <message>
        <source>The new value, {new}, is smaller than {old}.</source>
        <extracomment>Explain: begins a sentence about a new value at a node. {new}, {old}: values</extracomment>
        <translation>Der neue Wert, {new}, ist kleiner als {old}.</translation>
    </message>
    <message>
        <source>{player} can probably get at least {value} now (alpha = {value}).</source>
        <extracomment>Explain: a new value that makes alpha or beta change
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{player} kann jetzt wohl mindestens {value} bekommen (alpha = {value}).</translation>
    </message>
    <message>
        <source>{player} can now be sure of at least {value} (alpha = {value}).</source>
        <extracomment>Explain: a new value that makes alpha or beta change
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{player} hat jetzt mindestens {value} sicher (alpha = {value}).</translation>
    </message>
    <message>
        <source>no capture</source>
        <extracomment>Stands for a move in Explain: none, as a capture would be worse</extracomment>
        <translation>ohne Schlagen</translation>
    </message>
    <message>
        <source>Done! The value is {value}: {player} chooses {move}.</source>
        <extracomment>Explain: all branches of a node were tried.
{value}: a value: +3, −1 in 4, 0.5
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Fertig! Der Wert ist {value}: {player} wählt {move}.</translation>
    </message>
    <message>
        <source>Done! The value seems to be {value}: {player} chooses {move}.</source>
        <extracomment>Explain: all branches of a node were tried.
{value}: a value: +3, −1 in 4, 0.5
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Fertig! Der Wert ist wohl {value}: {player} wählt {move}.</translation>
    </message>
    <message>
        <source>right</source>
        <extracomment>name of a branch of a tree</extracomment>
        <translation>rechts</translation>
    </message>
    <message>
        <source>left</source>
        <extracomment>name of a branch of a tree</extracomment>
        <translation>links</translation>
    </message>
    <message>
        <source>the right branch</source>
        <extracomment>a branch in a sentence</extracomment>
        <translation>Ast rechts</translation>
    </message>
    <message>
        <source>the left branch</source>
        <extracomment>a branch in a sentence</extracomment>
        <translation>Ast links</translation>
    </message>
    <message>
        <source>branch {number}</source>
        <extracomment>a branch in a sentence
{number}: a number</extracomment>
        <translation>Ast {number}</translation>
    </message>
    <message>
        <source>Quick wins first</source>
        <translation>Schnelle Siege zuerst</translation>
    </message>
    <message>
        <source>+1, 0, −1</source>
        <translation>+1, 0, −1</translation>
    </message>
    <message>
        <source>Cost (smaller is better)</source>
        <translation>Kosten (kleiner ist besser)</translation>
    </message>
    <message>
        <source>We stop looking here and guess {value}.</source>
        <extracomment>Explain: at a node where the search stops.
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>Hier hören wir auf zu suchen und schätzen {value}.</translation>
    </message>
    <message>
        <source>We stop looking here. Counting {what} gives {count}: a guess of {value}.</source>
        <extracomment>Explain: at a node where the search stops. {what}: what is counted, such as “open lines”
{count}: a number; the text has a form for one and for many
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>Hier hören wir auf zu suchen. Wir zählen {what} und kommen auf {count}. Das gibt die Schätzung {value}.</translation>
    </message>
    <message>
        <source>We stop looking here. Counting {what} gives {count}, and that is our guess.</source>
        <extracomment>Explain: at a node where the search stops. {what}: what is counted, such as “open lines”
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>Hier hören wir auf zu suchen. Wir zählen {what} und kommen auf {count}. Das ist unsere Schätzung.</translation>
    </message>
    <message>
        <source>We stop looking here. Counting {what} ({parts}) gives {count}, and that is our guess.</source>
        <extracomment>Explain: at a node where the search stops. {what}: what is counted, such as “open lines”; {parts}: the sum, such as “3 − 1”
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>Hier hören wir auf zu suchen. Wir zählen {what} ({parts}) und kommen auf {count}. Das ist unsere Schätzung.</translation>
    </message>
    <message>
        <source>We stop looking here. Counting {what} ({parts}) gives {count}: a guess of {value}.</source>
        <extracomment>Explain: at a node where the search stops. {what}: what is counted, such as “open lines”; {parts}: the sum, such as “3 − 1”
{count}: a number; the text has a form for one and for many
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>Hier hören wir auf zu suchen. Wir zählen {what} ({parts}) und kommen auf {count}. Das gibt die Schätzung {value}.</translation>
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
        <translation>+1: {first} gewinnt. 0: unentschieden. −1: {second} gewinnt. Ein Sieg ist ein Sieg, schnell oder langsam.</translation>
    </message>
    <message>
        <source>+1: {first} wins. −1: {second} wins. A win is a win, quick or slow.</source>
        <extracomment>What the values of a tree mean. {first}, {second}: the names of the players</extracomment>
        <translation>+1: {first} gewinnt. −1: {second} gewinnt. Ein Sieg ist ein Sieg, schnell oder langsam.</translation>
    </message>
    <message>
        <source>+1: {first} loses. 0: a draw. −1: {first} wins. So {first} wants the smallest value, and is MIN.</source>
        <extracomment>What the values of a tree mean. {first}, {second}: the names of the players</extracomment>
        <translation>+1: {first} verliert. 0: unentschieden. −1: {first} gewinnt. Also will {first} den kleinsten Wert und ist MIN.</translation>
    </message>
    <message>
        <source>+1: {first} loses. −1: {first} wins. So {first} wants the smallest value, and is MIN.</source>
        <extracomment>What the values of a tree mean. {first}, {second}: the names of the players</extracomment>
        <translation>+1: {first} verliert. −1: {first} gewinnt. Also will {first} den kleinsten Wert und ist MIN.</translation>
    </message>
    <message>
        <source>Cut after {moves}! {player} can get at least {value} here. But {other} already has {limit} at the top with {move} ({mark}). So {other} won&apos;t come here. {rest}</source>
        <extracomment>Explain: why alpha-beta skips branches. {moves}: the moves that lead to the node; {limit}: a value; {move}: the move that has it; {mark}: “alpha = 3”; {rest}: a sentence: how many branches are skipped
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Schnitt nach {moves}! {player} kann hier mindestens {value} bekommen. Aber {other} hat an der Wurzel schon {limit} ({move}, {mark}). Also kommt {other} nicht hierher. {rest}</translation>
    </message>
    <message>
        <source>You will see the explanation after you answer.</source>
        <translation>Die Erklärung siehst du, wenn du geantwortet hast.</translation>
    </message>
    <message>
        <source>Cut! {player} can keep the value at {value} or less. But {other} already has {limit} ({mark}), so we skip the rest.</source>
        <extracomment>Explain, in large letters: why alpha-beta skips branches. {limit}: a value; {mark}: “alpha = 3”
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Schnitt! {player} lässt hier höchstens {value} zu. Aber {other} hat schon {limit} ({mark}), also lassen wir den Rest weg.</translation>
    </message>
    <message>
        <source>{player} can stop here with {value}. From here on, we only try captures.</source>
        <extracomment>Explain, in chess, after the last move that the search was to try
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{player} darf hier mit {value} aufhören. Von nun an probieren wir nur noch Züge, die schlagen.</translation>
    </message>
    <message>
        <source>≈: a guess, or a value based on guesses.</source>
        <translation>≈: eine Schätzung, oder ein Wert, der aus Schätzungen kommt.</translation>
    </message>
    <message>
        <source>+1 in 3: {first} wins, 3 moves below the top. 0: a draw. −1 in 4: {second} wins, 4 moves below the top. We count the moves of both players. A quick win is better than a slow one, and a slow loss is better than a quick one.</source>
        <extracomment>What the values of a tree mean. {first}, {second}: the names of the players; “in 3” counts moves</extracomment>
        <translation>+1 in 3: {first} gewinnt, 3 Züge unter der Wurzel. 0: unentschieden. −1 in 4: {second} gewinnt, 4 Züge unter der Wurzel. Wir zählen die Züge beider Spieler. Ein schneller Sieg ist besser als ein langsamer, und eine langsame Niederlage ist besser als eine schnelle.</translation>
    </message>
    <message>
        <source>{branches}</source>
        <extracomment>Several branches, each below the one before, in a sentence: “After left, right: ...”
{branches}: names of branches, such as “left, right”</extracomment>
        <translation>dem Weg {branches}</translation>
    </message>
    <message>
        <source>{branch} seems to be worth {value}.</source>
        <extracomment>{branch}: “the left branch” or “branch 3”; follows “Back at the top: ”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{branch} ist wohl {value} wert.</translation>
    </message>
    <message>
        <source>{branch} is worth {value}.</source>
        <extracomment>{branch}: “the left branch” or “branch 3”; follows “Back at the top: ”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{branch} ist {value} wert.</translation>
    </message>
    <message>
        <source>playing {branch} seems to be worth {value}.</source>
        <extracomment>{branch}: a move; follows “Back at the top: ”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>Der Zug {branch} ist wohl {value} wert.</translation>
    </message>
    <message>
        <source>playing {branch} is worth {value}.</source>
        <extracomment>{branch}: a move; follows “Back at the top: ”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>Der Zug {branch} ist {value} wert.</translation>
    </message>
    <message>
        <source>Back at the top: {sentence}</source>
        <extracomment>{sentence}: what a branch is worth, such as “the left branch is worth 3.”</extracomment>
        <translation>Zurück an der Wurzel: {sentence}</translation>
    </message>
    <message>
        <source>Back up after {moves}: {sentence}</source>
        <extracomment>{sentence}: what a branch is worth, such as “the left branch is worth 3.”
{moves}: one move or several: “b2, c1 or c3”</extracomment>
        <translation>Zurück nach {moves}: {sentence}</translation>
    </message>
    <message>
        <source>{compared} So far, {player} can&apos;t get less than {value} here.</source>
        <extracomment>Explain: a new value of which only a limit is known. {compared}: a sentence that compares it with the best so far
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{compared} Bis jetzt kann {player} hier nicht weniger als {value} bekommen.</translation>
    </message>
    <message>
        <source>The new value, {new}, isn&apos;t larger than {old}.</source>
        <extracomment>Explain: begins a sentence about a new value at a node. {new}, {old}: values</extracomment>
        <translation>Der neue Wert, {new}, ist nicht größer als {old}.</translation>
    </message>
    <message>
        <source>The new value, {new}, isn&apos;t smaller than {old}.</source>
        <extracomment>Explain: begins a sentence about a new value at a node. {new}, {old}: values</extracomment>
        <translation>Der neue Wert, {new}, ist nicht kleiner als {old}.</translation>
    </message>
    <message>
        <source>After {moves}, the node is finished. It is worth {value}.</source>
        <extracomment>Explain: all branches of a node were tried. {moves}: those that lead to it
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>Nach {moves} ist der Knoten fertig. Er ist {value} wert.</translation>
    </message>
    <message>
        <source>After {moves}, the node is finished. {player} takes the largest value: {value}.</source>
        <extracomment>Explain: all branches of a node were tried. {moves}: those that lead to it
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>Nach {moves} ist der Knoten fertig. {player} nimmt den größten Wert: {value}.</translation>
    </message>
    <message>
        <source>After {moves}, the node is finished. {player} takes the smallest value: {value}.</source>
        <extracomment>Explain: all branches of a node were tried. {moves}: those that lead to it
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>Nach {moves} ist der Knoten fertig. {player} nimmt den kleinsten Wert: {value}.</translation>
    </message>
    <message>
        <source>Cut after {moves}! {player} can get at least {value} here. But {other} already has {limit} with {move} ({mark}) after {above}. So {other} won&apos;t come here. {rest}</source>
        <extracomment>Explain: why alpha-beta skips branches. {moves}: the moves that lead to the node; {limit}: a value; {move}: the move that has it; {mark}: “alpha = 3”; {above}: moves that lead to a node further up; {rest}: a sentence: how many branches are skipped
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Schnitt nach {moves}! {player} kann hier mindestens {value} bekommen. Aber {other} hat nach {above} schon {limit} ({move}, {mark}). Also kommt {other} nicht hierher. {rest}</translation>
    </message>
    <message>
        <source>Cut after {moves}! {player} can keep the value at {value} or less. But {other} already has {limit} at the top with {move} ({mark}). So {other} won&apos;t come here. {rest}</source>
        <extracomment>Explain: why alpha-beta skips branches. {moves}: the moves that lead to the node; {limit}: a value; {move}: the move that has it; {mark}: “alpha = 3”; {rest}: a sentence: how many branches are skipped
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Schnitt nach {moves}! {player} kann den Wert auf höchstens {value} drücken. Aber {other} hat an der Wurzel schon {limit} ({move}, {mark}). Also kommt {other} nicht hierher. {rest}</translation>
    </message>
    <message>
        <source>Cut after {moves}! {player} can keep the value at {value} or less. But {other} already has {limit} with {move} ({mark}) after {above}. So {other} won&apos;t come here. {rest}</source>
        <extracomment>Explain: why alpha-beta skips branches. {moves}: the moves that lead to the node; {limit}: a value; {move}: the move that has it; {mark}: “alpha = 3”; {above}: moves that lead to a node further up; {rest}: a sentence: how many branches are skipped
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Schnitt nach {moves}! {player} kann den Wert auf höchstens {value} drücken. Aber {other} hat nach {above} schon {limit} ({move}, {mark}). Also kommt {other} nicht hierher. {rest}</translation>
    </message>
    <message>
        <source>{player} can probably keep the value at {value} or less now (beta = {value}).</source>
        <extracomment>Explain: a new value that makes alpha or beta change
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{player} kann den Wert jetzt wohl auf höchstens {value} halten (beta = {value}).</translation>
    </message>
    <message>
        <source>{player} can now keep the value at {value} or less (beta = {value}).</source>
        <extracomment>Explain: a new value that makes alpha or beta change
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{player} kann den Wert jetzt auf höchstens {value} halten (beta = {value}).</translation>
    </message>
    <message>
        <source>After {moves}, the node is finished. The best {player} can get is {value}.</source>
        <extracomment>Explain: all branches of a node were tried. {moves}: those that lead to it
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>Nach {moves} ist der Knoten fertig. Das Beste, was {player} bekommen kann, ist {value}.</translation>
    </message>
    <message>
        <source>An open line has only one player&apos;s marks in it. We count the open lines of both players. The more marks in a line, the more it is worth.</source>
        <translation>Eine offene Reihe hat Zeichen von nur einem Spieler. Wir zählen die offenen Reihen beider Spieler. Je mehr Zeichen in einer Reihe, desto mehr ist sie wert.</translation>
    </message>
    <message>
        <source>+1 in 3: {first} wins, 3 moves below the top. −1 in 4: {second} wins, 4 moves below the top. We count the moves of both players. A quick win is better than a slow one, and a slow loss is better than a quick one.</source>
        <extracomment>What the values of a tree mean. {first}, {second}: the names of the players; “in 3” counts moves</extracomment>
        <translation>+1 in 3: {first} gewinnt, 3 Züge unter der Wurzel. −1 in 4: {second} gewinnt, 4 Züge unter der Wurzel. Wir zählen die Züge beider Spieler. Ein schneller Sieg ist besser als ein langsamer, und eine langsame Niederlage ist besser als eine schnelle.</translation>
    </message>
    <message>
        <source>step {step} of {last}</source>
        <extracomment>Below the tree, and above it in the command line. {step}, {last}: numbers</extracomment>
        <translation>Schritt {step} von {last}</translation>
    </message>
    <message>
        <source>positions visited: {nodes} of {all}, cuts: {cuts}</source>
        <extracomment>Above the tree in the command line. {nodes}, {all}, {cuts}: numbers</extracomment>
        <translation>Stellungen besucht: {nodes} von {all}, Schnitte: {cuts}</translation>
    </message>
</context>
<context>
    <name>ExplainChoices</name>
    <message>
        <source>Algorithm</source>
        <extracomment>Controls on the page Explain, with their tips
Labels of the settings on the page Explain</extracomment>
        <translation>Algorithmus</translation>
    </message>
    <message>
        <source>Minimax</source>
        <extracomment>Controls on the page Explain, with their tips</extracomment>
        <translation>Minimax</translation>
    </message>
    <message>
        <source>Alpha-beta</source>
        <extracomment>Controls on the page Explain, with their tips</extracomment>
        <translation>Alpha-Beta</translation>
    </message>
    <message>
        <source>Alpha-beta, middle first</source>
        <extracomment>Controls on the page Explain, with their tips</extracomment>
        <translation>Alpha-Beta, Mitte zuerst</translation>
    </message>
    <message>
        <source>Moves to look ahead</source>
        <extracomment>Controls on the page Explain, with their tips</extracomment>
        <translation>Wie viele Züge vorausschauen</translation>
    </message>
    <message>
        <source>to the end</source>
        <extracomment>in the list of how many moves to look ahead, below the numbers</extracomment>
        <translation>bis zum Ende</translation>
    </message>
    <message>
        <source>Guess</source>
        <extracomment>Controls on the page Explain, with their tips</extracomment>
        <translation>Raten</translation>
    </message>
    <message>
        <source>Guess each value before the search finds it</source>
        <extracomment>Controls on the page Explain, with their tips</extracomment>
        <translation>Rate jeden Wert, bevor die Suche ihn findet</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>Controls on the page Explain, with their tips</extracomment>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Show the other algorithm beside it, step by step</source>
        <extracomment>Controls on the page Explain, with their tips</extracomment>
        <translation>Den anderen Algorithmus Schritt für Schritt daneben zeigen</translation>
    </message>
    <message>
        <source>Mark the branches that alpha-beta will skip</source>
        <extracomment>a button: mark the branches that will be cut, as an exercise</extracomment>
        <translation>Markiere die Äste, die die Alpha-Beta-Suche überspringen wird</translation>
    </message>
    <message>
        <source>Play out captures before guessing a value</source>
        <extracomment>a button of chess: look at captures to their end (quiescence search)</extracomment>
        <translation>Erst zu Ende schlagen, dann den Wert schätzen</translation>
    </message>
    <message>
        <source>See how much work this is, here and on larger boards</source>
        <extracomment>a button: opens a table of how much work the search is</extracomment>
        <translation>Sieh, wie viel Arbeit das ist, hier und auf größeren Brettern</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Button with a menu on the page Explain</extracomment>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save a picture, an animation, the steps, worksheets or a lesson</source>
        <extracomment>Controls on the page Explain, with their tips</extracomment>
        <translation>Speichere ein Bild, einen Film, die Schritte, Arbeitsblätter oder eine Lektion</translation>
    </message>
    <message>
        <source>Values</source>
        <extracomment>Name of a choice on the page Explain, for screen readers: what a win and a loss are worth
Labels of the settings on the page Explain</extracomment>
        <translation>Werte</translation>
    </message>
    <message>
        <source>{tip} ({key})</source>
        <extracomment>The tip of a button with its key. {tip}: such as “Show the other algorithm”; {key}: “M”</extracomment>
        <translation>{tip} ({key})</translation>
    </message>
    <message>
        <source>Look ahead</source>
        <extracomment>Labels of the settings on the page Explain</extracomment>
        <translation>Vorausschau</translation>
    </message>
    <message>
        <source>Compare the worst case, the odds and minimax</source>
        <extracomment>a button: opens a table that values each move in three ways</extracomment>
        <translation>Vergleiche schlimmsten Fall, Chancen und Minimax</translation>
    </message>
    <message>
        <source>You can only guess values if the search looks to the end of the game</source>
        <translation>Du kannst Werte nur raten, wenn die Suche bis zum Ende des Spiels schaut</translation>
    </message>
    <message>
        <source>You can only mark branches if the whole tree is drawn</source>
        <translation>Du kannst Äste nur markieren, wenn der ganze Baum gezeichnet ist</translation>
    </message>
    <message>
        <source>How the search goes through the tree</source>
        <extracomment>Controls on the page Explain, with their tips</extracomment>
        <translation>Wie die Suche durch den Baum geht</translation>
    </message>
    <message>
        <source>How many moves the search looks ahead</source>
        <extracomment>Controls on the page Explain, with their tips</extracomment>
        <translation>Wie viele Züge die Suche vorausschaut</translation>
    </message>
    <message>
        <source>Cuts?</source>
        <extracomment>a button: mark the branches that will be cut, as an exercise</extracomment>
        <translation>Schnitte?</translation>
    </message>
    <message>
        <source>Finish captures</source>
        <extracomment>a button of chess: look at captures to their end (quiescence search)</extracomment>
        <translation>Ruhesuche</translation>
    </message>
    <message>
        <source>How much work?</source>
        <extracomment>a button: opens a table of how much work the search is</extracomment>
        <translation>Wie viel Arbeit?</translation>
    </message>
    <message>
        <source>Depth by depth</source>
        <extracomment>a button: opens a table with a row for each search depth</extracomment>
        <translation>Tiefe für Tiefe</translation>
    </message>
    <message>
        <source>See which move looks best at each depth</source>
        <extracomment>a button: opens a table with a row for each search depth</extracomment>
        <translation>Sieh, welcher Zug bei jeder Suchtiefe am besten aussieht</translation>
    </message>
    <message>
        <source>Three ways to choose</source>
        <extracomment>a button: opens a table that values each move in three ways</extracomment>
        <translation>Drei Wege zu wählen</translation>
    </message>
    <message>
        <source>What a win, a draw and a loss are worth</source>
        <translation>Was Sieg, Unentschieden und Niederlage wert sind</translation>
    </message>
</context>
<context>
    <name>ExplainDialogs</name>
    <message>
        <source>This position has too many endings to count. Try it later in the game, or on a smaller board.</source>
        <translation>Diese Stellung kann auf zu viele Arten enden, um sie zu zählen. Versuche es später in der Partie oder auf einem kleineren Brett.</translation>
    </message>
    <message>
        <source>We are still running the other search. The table will open when that is done.</source>
        <translation>Die andere Suche läuft noch. Danach geht die Tabelle auf.</translation>
    </message>
    <message>
        <source>There are no moves left here. Take back a move, or open an example.</source>
        <translation>Hier gibt es keine Züge mehr. Nimm einen Zug zurück oder öffne ein Beispiel.</translation>
    </message>
    <message>
        <source>Minimax would visit too many positions to count here. Look fewer moves ahead.</source>
        <translation>Minimax besucht hier zu viele Stellungen, um sie zu zählen. Schau weniger Züge voraus.</translation>
    </message>
</context>
<context>
    <name>ExplainLayout</name>
    <message>
        <source>Example</source>
        <extracomment>Name of the note on an example, for screen readers</extracomment>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Numbers</source>
        <extracomment>a button: show the line with the numbers of the tree</extracomment>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Change the numbers in the tree</source>
        <extracomment>a button: show the line with the numbers of the tree</extracomment>
        <translation>Die Zahlen des Baums ändern</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Button that opens the settings of the page Explain, and its tip</extracomment>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Show or hide the board and the code</source>
        <extracomment>a button in small windows: show or hide what stands beside the tree</extracomment>
        <translation>Brett und Code zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>Name of the button with the menu of the page Explain, for screen readers; it shows “⋯”</extracomment>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Algorithm, window and counts</source>
        <translation>Algorithmus, Fenster und Zahlen</translation>
    </message>
    <message>
        <source>Everything you can do here</source>
        <translation>Alles, was du hier tun kannst</translation>
    </message>
    <message>
        <source>The algorithm, the depth and the numbers (O)</source>
        <extracomment>Button that opens the settings of the page Explain, and its tip</extracomment>
        <translation>Algorithmus, Tiefe und Zahlen (O)</translation>
    </message>
    <message>
        <source>Board and code</source>
        <extracomment>a button in small windows: show or hide what stands beside the tree</extracomment>
        <translation>Brett und Code</translation>
    </message>
</context>
<context>
    <name>ExplainPage</name>
    <message>
        <source>Before move {number}</source>
        <extracomment>Where the explanation of a finished game begins
{number}: a number</extracomment>
        <translation>Vor Zug {number}</translation>
    </message>
    <message>
        <source>This move gave away the most.</source>
        <extracomment>Where the explanation of a finished game begins</extracomment>
        <translation>Dieser Zug hat am meisten verschenkt.</translation>
    </message>
    <message numerus="yes">
        <source>Before the last %n moves</source>
        <extracomment>Where the explanation of a finished game begins</extracomment>
        <translation>
            <numerusform>Vor dem letzten Zug</numerusform>
            <numerusform>Vor den letzten&#xa0;%n Zügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Watch: only the steps</source>
        <translation>Zusehen: nur die Schritte</translation>
    </message>
    <message>
        <source>Try: guess values and mark cuts</source>
        <translation>Probieren: Werte schätzen und Schnitte markieren</translation>
    </message>
    <message>
        <source>Study: all controls</source>
        <translation>Lernen: alle Knöpfe</translation>
    </message>
    <message>
        <source>Show or hide the settings</source>
        <translation>Einstellungen zeigen oder verbergen</translation>
    </message>
    <message>
        <source>To see another position, go to it on the board and open Explain again.</source>
        <extracomment>Where the explanation of a finished game begins</extracomment>
        <translation>Willst du eine andere Stellung sehen, geh auf dem Brett zu ihr und öffne „Erklären“ noch einmal.</translation>
    </message>
    <message>
        <source>So far ahead, there are too many positions to step through. Look fewer moves ahead, or use “Alpha-beta, middle first”.</source>
        <translation>So weit voraus sind es zu viele Stellungen für einzelne Schritte. Schau weniger Züge voraus oder wähle „Alpha-Beta, Mitte zuerst“.</translation>
    </message>
</context>
<context>
    <name>ExplainPanel</name>
    <message>
        <source>What happens</source>
        <extracomment>Name of the sentence about the step, for screen readers</extracomment>
        <translation>Was passiert</translation>
    </message>
    <message>
        <source>What the numbers mean</source>
        <translation>Was die Zahlen bedeuten</translation>
    </message>
    <message>
        <source>Best so far</source>
        <extracomment>Label beside the tree</extracomment>
        <translation>Bisher am besten</translation>
    </message>
    <message>
        <source>Positions</source>
        <extracomment>Labels beside the tree: what the search has counted so far</extracomment>
        <translation>Stellungen</translation>
    </message>
    <message>
        <source>Leaves</source>
        <extracomment>Labels beside the tree: what the search has counted so far</extracomment>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>Cuts</source>
        <extracomment>Labels beside the tree: what the search has counted so far</extracomment>
        <translation>Schnitte</translation>
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
        <translation>niemand</translation>
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
            <numerusform>{percent}&#xa0;% von {nodes} Stellung</numerusform>
            <numerusform>{percent}&#xa0;% von {nodes} Stellungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Whose turn?</source>
        <extracomment>Label beside the tree</extracomment>
        <translation>Wer ist am Zug?</translation>
    </message>
    <message>
        <source>Moves below the top</source>
        <extracomment>Label beside the tree</extracomment>
        <translation>Züge unter der Wurzel</translation>
    </message>
    <message>
        <source>Compared with minimax</source>
        <extracomment>Labels beside the tree: what the search has counted so far</extracomment>
        <translation>Verglichen mit Minimax</translation>
    </message>
    <message>
        <source>Deepest look</source>
        <extracomment>Labels beside the tree: what the search has counted so far</extracomment>
        <translation>Tiefster Blick</translation>
    </message>
    <message>
        <source>{sentence} Press “Step” to look ahead.</source>
        <extracomment>{sentence}: one or two whole sentences, such as &quot;It is X&apos;s turn.&quot;</extracomment>
        <translation>{sentence} Drücke auf „Schritt“, um vorauszuschauen.</translation>
    </message>
</context>
<context>
    <name>ExplainSaving</name>
    <message>
        <source>Saved: {path}</source>
        <extracomment>{path}: the name of a file with its folder</extracomment>
        <translation>Gespeichert: {path}</translation>
    </message>
    <message>
        <source>&amp;Picture (PNG)…</source>
        <extracomment>Entries of the menu “Save” on the page Explain; a lesson is a file that opens this page again</extracomment>
        <translation>&amp;Bild (PNG)…</translation>
    </message>
    <message>
        <source>&amp;Drawing (SVG)…</source>
        <extracomment>Entries of the menu “Save” on the page Explain; a lesson is a file that opens this page again</extracomment>
        <translation>&amp;Zeichnung (SVG)…</translation>
    </message>
    <message>
        <source>&amp;Steps (text)…</source>
        <extracomment>Entries of the menu “Save” on the page Explain; a lesson is a file that opens this page again</extracomment>
        <translation>&amp;Schritte (Text)…</translation>
    </message>
    <message>
        <source>&amp;Worksheets…</source>
        <extracomment>Entries of the menu “Save” on the page Explain; a lesson is a file that opens this page again</extracomment>
        <translation>&amp;Arbeitsblätter&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;This tree as a worksheet…</source>
        <extracomment>Entries of the menu “Save” on the page Explain; a lesson is a file that opens this page again</extracomment>
        <translation>&amp;Diesen Baum als Arbeitsblatt&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Lesson…</source>
        <extracomment>Entries of the menu “Save” on the page Explain; a lesson is a file that opens this page again</extracomment>
        <translation>&amp;Lektion&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Copy lesson</source>
        <extracomment>Entries of the menu “Save” on the page Explain; a lesson is a file that opens this page again</extracomment>
        <translation>Lektion &amp;kopieren</translation>
    </message>
    <message>
        <source>Save the tree as a picture</source>
        <translation>Den Baum als Bild speichern</translation>
    </message>
    <message>
        <source>Close some nodes, or save a drawing (SVG).</source>
        <translation>Schließe ein paar Knoten oder speichere eine Zeichnung (SVG).</translation>
    </message>
    <message>
        <source>Save the tree as a drawing</source>
        <translation>Den Baum als Zeichnung speichern</translation>
    </message>
    <message>
        <source>Save the animation</source>
        <translation>Den Film speichern</translation>
    </message>
    <message>
        <source>Making the animation</source>
        <translation>Der Film wird gemacht</translation>
    </message>
    <message>
        <source>{path} is already being saved. Wait until that is done.</source>
        <extracomment>{path}: the name of a file with its folder</extracomment>
        <translation>{path} wird gerade schon gespeichert. Warte, bis das fertig ist.</translation>
    </message>
    <message>
        <source>Save the steps as text</source>
        <translation>Die Schritte als Text speichern</translation>
    </message>
    <message>
        <source>Saving the steps</source>
        <translation>Die Schritte werden gespeichert</translation>
    </message>
    <message>
        <source>Lessons ({pattern})</source>
        <extracomment>A kind of file in the dialog for choosing a name. {pattern}: such as *.json</extracomment>
        <translation>Lektionen ({pattern})</translation>
    </message>
    <message>
        <source>Save the lesson</source>
        <translation>Die Lektion speichern</translation>
    </message>
    <message>
        <source>Lesson copied. Press Ctrl+V in this program to open it.</source>
        <translation>Die Lektion ist kopiert. Drücke in diesem Programm Strg+V, um sie zu öffnen.</translation>
    </message>
    <message>
        <source>Making the worksheets</source>
        <translation>Die Arbeitsblätter werden gemacht</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <extracomment>{first}, {last}: the first and the last of several files</extracomment>
        <translation>{first} bis {last}</translation>
    </message>
    <message>
        <source>{path} is saved, but the tree is so large that you can&apos;t read its labels.</source>
        <extracomment>{path}: the name of a file with its folder</extracomment>
        <translation>{path} ist gespeichert, aber der Baum ist so groß, dass man seine Texte nicht lesen kann.</translation>
    </message>
    <message>
        <source>&amp;Animation (GIF, APNG)…</source>
        <extracomment>Entries of the menu “Save” on the page Explain; a lesson is a file that opens this page again</extracomment>
        <translation>&amp;Film (GIF, APNG)…</translation>
    </message>
    <message>
        <source>{path} couldn&apos;t be saved: {reason}. Try another folder or name.</source>
        <extracomment>{path}: the name of a file with its folder; {reason}: what the system says</extracomment>
        <translation>{path} konnte nicht gespeichert werden: {reason}. Wähle einen anderen Ordner oder Namen.</translation>
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
        <translation>Das Programm konnte die letzten beiden Male nicht starten.</translation>
    </message>
    <message>
        <source>Use the default settings</source>
        <translation>Standardeinstellungen verwenden</translation>
    </message>
    <message>
        <source>Try again with my settings</source>
        <translation>Noch einmal mit meinen Einstellungen</translation>
    </message>
    <message>
        <source>Your settings may be damaged. Do you want to start with the default settings? Your games and your old settings will be kept.</source>
        <translation>Vielleicht sind deine Einstellungen beschädigt. Möchtest du mit den Standardeinstellungen starten? Deine Partien und deine alten Einstellungen bleiben erhalten.</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>Recent files</source>
        <extracomment>Entry of the menu “Game”, with the files that were opened last</extracomment>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Eine Partie öffnen</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Eine Lektion öffnen</translation>
    </message>
    <message>
        <source>Lessons ({pattern})</source>
        <extracomment>A kind of file in a file dialog: {pattern} is “*.mmlesson”</extracomment>
        <translation>Lektionen ({pattern})</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <extracomment>Buttons of a question: another program has changed the file of this game</extracomment>
        <translation>Meine behalten</translation>
    </message>
    <message>
        <source>Replace the file with your game</source>
        <extracomment>Buttons of a question: another program has changed the file of this game</extracomment>
        <translation>Die Datei durch deine Partie ersetzen</translation>
    </message>
    <message>
        <source>Keep theirs</source>
        <extracomment>Buttons of a question: another program has changed the file of this game</extracomment>
        <translation>Die andere behalten</translation>
    </message>
    <message>
        <source>Open the changed file. “Previous game” brings yours back.</source>
        <extracomment>Buttons of a question: another program has changed the file of this game</extracomment>
        <translation>Die geänderte Datei öffnen. „Vorige Partie“ bringt deine zurück.</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <extracomment>Buttons of a question: another program has changed the file of this game</extracomment>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <source>Save your game to a new file in the same folder</source>
        <extracomment>Buttons of a question: another program has changed the file of this game</extracomment>
        <translation>Deine Partie in einer neuen Datei im selben Ordner speichern</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Die Partie speichern</translation>
    </message>
    <message>
        <source>Games ({pattern})</source>
        <extracomment>A kind of file in a file dialog: {pattern} is “*.mmfair”</extracomment>
        <translation>Partien ({pattern})</translation>
    </message>
    <message>
        <source>All files ({pattern})</source>
        <extracomment>A kind of file in a file dialog
{pattern}: endings of names of files: *.pgn</extracomment>
        <translation>Alle Dateien ({pattern})</translation>
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
        <translation>Liste leeren</translation>
    </message>
    <message>
        <source>Which game is it?</source>
        <translation>Welches Spiel ist es?</translation>
    </message>
    <message>
        <source>The moves in “{file}” fit several games:</source>
        <extracomment>In a dialog: {file} is the name of a file; a list of games follows</extracomment>
        <translation>Die Züge in „{file}“ passen zu mehreren Spielen:</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Button below a list of games that a line of moves may be of</extracomment>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button below a list of games that a line of moves may be of</extracomment>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>FileJob</name>
    <message>
        <source>Cancel</source>
        <extracomment>Button while a file is written</extracomment>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>Find</name>
    <message>
        <source>Right!</source>
        <extracomment>Title above a challenge (“Find it yourself”) that was solved</extracomment>
        <translation>Richtig!</translation>
    </message>
    <message>
        <source>The answer is {moves}</source>
        <extracomment>{moves}: one move, or several joined by &quot;or&quot;</extracomment>
        <translation>Die Lösung ist {moves}</translation>
    </message>
    <message>
        <source>Which move wins?</source>
        <translation>Welcher Zug gewinnt?</translation>
    </message>
    <message>
        <source>Which move saves you?</source>
        <translation>Welcher Zug rettet dich?</translation>
    </message>
    <message>
        <source>You played {move} in the game.</source>
        <extracomment>In a challenge (“Find it yourself”), about the move that was tried
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>In dieser Partie hast du {move} gespielt.</translation>
    </message>
    <message>
        <source>Try another move</source>
        <extracomment>In a challenge (“Find it yourself”), about the move that was tried</extracomment>
        <translation>Versuch einen anderen Zug</translation>
    </message>
    <message>
        <source>You have already tried {move}.</source>
        <extracomment>In a challenge (“Find it yourself”), about the move that was tried
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>{move} hast du schon versucht.</translation>
    </message>
    <message>
        <source>With {move}, {result}. That is the same result as with {played}.</source>
        <extracomment>{result}: a whole clause, such as &quot;the bot wins in 2 moves&quot;
{move}: a move: b2, column 4, ♘f3
{played}: the move that was played: b2</extracomment>
        <translation>Mit {move}: {result}. Mit {played} kam dasselbe heraus.</translation>
    </message>
    <message>
        <source>With {move}, {result}. That is even worse than {played}.</source>
        <extracomment>{result}: a whole clause, such as &quot;the bot wins now&quot;
{move}: a move: b2, column 4, ♘f3
{played}: the move that was played: b2</extracomment>
        <translation>Mit {move}: {result}. Das ist noch schlechter als {played}.</translation>
    </message>
    <message>
        <source>With {move}, {result}. That is better than {played}, but not good enough.</source>
        <extracomment>{result}: a whole clause, such as &quot;the bot wins in 3 moves&quot;
{move}: a move: b2, column 4, ♘f3
{played}: the move that was played: b2</extracomment>
        <translation>Mit {move}: {result}. Das ist besser als {played}, reicht aber nicht.</translation>
    </message>
</context>
<context>
    <name>FindButtons</name>
    <message>
        <source>Continue the game from this position. The earlier moves are kept (Enter)</source>
        <translation>Von dieser Stellung aus weiterspielen. Die alten Züge bleiben erhalten (Eingabetaste)</translation>
    </message>
    <message>
        <source>Show the answer now (Y)</source>
        <translation>Die Lösung jetzt zeigen (Y)</translation>
    </message>
    <message>
        <source>Go back to the end of the game (Esc)</source>
        <translation>Zurück zum Ende der Partie (Esc)</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Ab hier weiterspielen</translation>
    </message>
    <message>
        <source>Play on</source>
        <comment>short for: Play on from here</comment>
        <extracomment>short for: Play on from here</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>Buttons below a challenge (“Find it yourself”)</extracomment>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Again</source>
        <comment>short for: Try again</comment>
        <extracomment>Buttons below a challenge (“Find it yourself”). short for: Try again</extracomment>
        <translation>Nochmal</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <extracomment>Buttons below a challenge (“Find it yourself”)</extracomment>
        <translation>Lösung zeigen</translation>
    </message>
    <message>
        <source>Answer</source>
        <comment>short for: Show the answer</comment>
        <extracomment>Buttons below a challenge (“Find it yourself”). short for: Show the answer</extracomment>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>Back to the end of the game</source>
        <extracomment>Buttons below a challenge (“Find it yourself”)</extracomment>
        <translation>Zurück zum Ende der Partie</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>short for: Back to the end of the game</comment>
        <extracomment>Buttons below a challenge (“Find it yourself”). short for: Back to the end of the game</extracomment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Hide the answer and take three more tries (Shift+F)</source>
        <translation>Die Lösung verstecken und drei neue Versuche machen (Umschalt+F)</translation>
    </message>
</context>
<context>
    <name>FindFrame</name>
    <message>
        <source>Find it yourself</source>
        <translation>Selbst finden</translation>
    </message>
    <message>
        <source>What your move leads to</source>
        <translation>Wohin dein Zug führt</translation>
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
            <numerusform>Du bist {player}. Ein Zug rettet dich hier noch. Du hast drei Versuche.</numerusform>
            <numerusform>Du bist {player}. {count} Züge retten dich hier noch. Du hast drei Versuche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are {player}. {count} moves here still win. You have three tries.</source>
        <extracomment>The task in a challenge (“Find it yourself”)
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Du bist {player}. Ein Zug gewinnt hier noch. Du hast drei Versuche.</numerusform>
            <numerusform>Du bist {player}. {count} Züge gewinnen hier noch. Du hast drei Versuche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Warmer! {count} tries left</source>
        <extracomment>As in the children&apos;s game: nearer to what is hidden
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Wärmer! Noch ein Versuch</numerusform>
            <numerusform>Wärmer! Noch {count} Versuche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Just as cold! {count} tries left</source>
        <extracomment>As in the children&apos;s game: neither nearer to what is hidden nor farther away
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Genauso kalt! Noch ein Versuch</numerusform>
            <numerusform>Genauso kalt! Noch {count} Versuche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Colder! {count} tries left</source>
        <extracomment>As in the children&apos;s game: farther from what is hidden
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Kälter! Noch ein Versuch</numerusform>
            <numerusform>Kälter! Noch {count} Versuche</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FrameRenderer</name>
    <message>
        <source>Step {step}: {sentence}</source>
        <extracomment>Below a picture of the animation. {step}: a number; {sentence}: what happens</extracomment>
        <translation>Schritt {step}: {sentence}</translation>
    </message>
</context>
<context>
    <name>GameAnnouncer</name>
    <message>
        <source>Redone: {moves}</source>
        <extracomment>Read by screen readers: the moves after Redo
{moves}: one move or several: “b2, c1 or c3”</extracomment>
        <translation>Wiederholt: {moves}</translation>
    </message>
    <message>
        <source>Taken back: {moves}</source>
        <extracomment>Read by screen readers: the moves after Undo
{moves}: one move or several: “b2, c1 or c3”</extracomment>
        <translation>Zurückgenommen: {moves}</translation>
    </message>
    <message>
        <source>At the start</source>
        <extracomment>Read by screen readers: the first position is shown</extracomment>
        <translation>Am Anfang</translation>
    </message>
    <message>
        <source>At move {number}: {move}</source>
        <extracomment>Read by screen readers: {move} is a move in words, such as “X plays a1”
{number}: a number</extracomment>
        <translation>Bei Zug {number}: {move}</translation>
    </message>
    <message>
        <source>New game: {title}</source>
        <extracomment>Read aloud by screen readers. {title}: the name of a game</extracomment>
        <translation>Neue Partie: {title}</translation>
    </message>
    <message>
        <source>{title}, at move {number}: {move}</source>
        <extracomment>Read by screen readers: {title} is a game
{number}: a number
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>{title}, bei Zug {number}: {move}</translation>
    </message>
    <message>
        <source>Hint: {move}</source>
        <extracomment>Read aloud by screen readers
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Tipp: {move}</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>Read aloud by screen readers: why nothing happened after a key</extracomment>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>Wait: {player} is thinking</source>
        <extracomment>Read aloud by screen readers: why nothing happened after a key
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Warte: {player} denkt nach</translation>
    </message>
    <message>
        <source>The bot is still playing: {player} moves next</source>
        <extracomment>Read aloud by screen readers: why nothing happened after a key
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Der Bot spielt weiter: Als Nächstes zieht {player}</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>{game} (on the board)</source>
        <extracomment>Name of the card of the game that is being played, for screen readers. {game}: “Connect Four”</extracomment>
        <translation>{game} (auf dem Brett)</translation>
    </message>
</context>
<context>
    <name>GameCommands</name>
    <message>
        <source>Start the booth</source>
        <translation>Messestand starten</translation>
    </message>
    <message>
        <source>Close this window and start the booth</source>
        <translation>Dieses Fenster schließen und den Messestand starten</translation>
    </message>
    <message>
        <source>The booth fills the screen, and visitors play on their own. You need your PIN to leave it.</source>
        <translation>Der Messestand füllt den Bildschirm, und Besucher spielen allein. Zum Verlassen brauchst du deine PIN.</translation>
    </message>
</context>
<context>
    <name>GameOverButtons</name>
    <message>
        <source>Play again</source>
        <extracomment>A large button at the end of a game</extracomment>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>Again</source>
        <comment>short for: Play again</comment>
        <extracomment>A large button at the end of a game. short for: Play again</extracomment>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Show me the best play</source>
        <extracomment>A large button at the end of a game</extracomment>
        <translation>Zeig mir die besten Züge</translation>
    </message>
    <message>
        <source>Best play</source>
        <comment>short for: Show me the best play</comment>
        <extracomment>A large button at the end of a game. short for: Show me the best play</extracomment>
        <translation>Beste Züge</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>Button below the result of a game: asks why it was lost</extracomment>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Why did I lose?</source>
        <extracomment>A large button at the end of a game</extracomment>
        <translation>Warum habe ich verloren?</translation>
    </message>
    <message>
        <source>Find it yourself</source>
        <extracomment>A large button at the end of a game: find the move that would have saved it</extracomment>
        <translation>Selbst finden</translation>
    </message>
    <message>
        <source>Find it</source>
        <comment>short for: Find it yourself</comment>
        <extracomment>A large button at the end of a game: find the move that would have saved it. short for: Find it yourself</extracomment>
        <translation>Finden</translation>
    </message>
</context>
<context>
    <name>GameReview</name>
    <message>
        <source>Mistakes in this game</source>
        <translation>Fehler in dieser Partie</translation>
    </message>
    <message>
        <source>Press a move to see what would have been better</source>
        <translation>Drücke auf einen Zug, um zu sehen, was besser gewesen wäre</translation>
    </message>
    <message numerus="yes">
        <source>{count} mistakes. Press one to see what would have been better.</source>
        <extracomment>Above the list of all mistakes of a finished game; each has a small board
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{count} Fehler. Drücke darauf, um zu sehen, was besser gewesen wäre.</numerusform>
            <numerusform>{count} Fehler. Drücke auf einen, um zu sehen, was besser gewesen wäre.</numerusform>
        </translation>
    </message>
    <message>
        <source>I haven&apos;t found any mistakes so far.</source>
        <translation>Bisher habe ich keinen Fehler gefunden.</translation>
    </message>
    <message>
        <source>I found no mistake in this game.</source>
        <translation>Ich habe in dieser Partie keinen Fehler gefunden.</translation>
    </message>
</context>
<context>
    <name>GameTable</name>
    <message>
        <source>Game</source>
        <extracomment>Titles of columns in the list of the games in a file: the number of the game</extracomment>
        <translation>Partie</translation>
    </message>
    <message>
        <source>First player</source>
        <extracomment>Titles of columns in the list of the games in a file: the number of the game</extracomment>
        <translation>Beginnt</translation>
    </message>
    <message>
        <source>Second player</source>
        <extracomment>Titles of columns in the list of the games in a file: the number of the game</extracomment>
        <translation>Zieht als Zweites</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>Titles of columns in the list of the games in a file: the number of the game</extracomment>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Titles of columns in the list of the games in a file: the number of the game</extracomment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Title of a column: how many moves the game has</extracomment>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Said of a row in the list of the games in a file
{number}: a number</extracomment>
        <translation>Partie {number}</translation>
    </message>
    <message numerus="yes">
        <source>{count} moves</source>
        <extracomment>Said of a row in the list of the games in a file
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{count} Zug</numerusform>
            <numerusform>{count} Züge</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamesOfFile</name>
    <message>
        <source>Games in {file}</source>
        <extracomment>Title of a window: {file} is the name of a file that holds several games</extracomment>
        <translation>Partien in {file}</translation>
    </message>
    <message>
        <source>Search by player, date or result</source>
        <translation>Nach Spielern, Datum oder Ergebnis suchen</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>Die Partien durchsuchen</translation>
    </message>
    <message>
        <source>Show only games that contain these words</source>
        <translation>Nur Partien zeigen, in denen diese Wörter vorkommen</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>Die Partien werden gelesen …</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Button below the list of the games in a file</extracomment>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open this game on the board. Your current game is kept.</source>
        <translation>Diese Partie auf dem Brett öffnen. Deine jetzige Partie bleibt erhalten.</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <extracomment>Button below the list of the games in a file</extracomment>
        <translation>Nicht weiterlesen</translation>
    </message>
    <message>
        <source>Don&apos;t wait for the rest of the games</source>
        <translation>Nicht auf die übrigen Partien warten</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button below the list of the games in a file</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close this window (Esc)</source>
        <translation>Dieses Fenster schließen (Esc)</translation>
    </message>
    <message>
        <source>Double-click a game or press Enter to open it on the board</source>
        <translation>Klicke doppelt auf eine Partie oder drücke die Eingabetaste, um sie auf dem Brett zu öffnen</translation>
    </message>
    <message>
        <source>Sort the games by this column</source>
        <translation>Die Partien nach dieser Spalte ordnen</translation>
    </message>
    <message numerus="yes">
        <source>{count} games</source>
        <extracomment>{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{count} Partie</numerusform>
            <numerusform>{count} Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of {count} games</source>
        <extracomment>Below a list of games. {shown}: how many of them have the text that is searched for
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{shown} von {count} Partie</numerusform>
            <numerusform>{shown} von {count} Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>{games} so far…</source>
        <extracomment>Below a list: {games} is “12,000 games”; more of them are being read</extracomment>
        <translation>bisher {games} …</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>Board</source>
        <extracomment>Button that leads from the cards of all games back to the board</extracomment>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Go back to the board (Esc)</source>
        <translation>Zurück zum Brett (Esc)</translation>
    </message>
    <message>
        <source>Which game?</source>
        <extracomment>Heading above the cards of all games</extracomment>
        <translation>Welches Spiel?</translation>
    </message>
    <message>
        <source>Any size you like</source>
        <extracomment>Card at the end of all games: a board of any size</extracomment>
        <translation>So groß, wie du willst</translation>
    </message>
    <message>
        <source>More sizes and rules</source>
        <translation>Mehr Größen und Regeln</translation>
    </message>
    <message>
        <source>Another board</source>
        <extracomment>Card at the end of all games: a board of any size</extracomment>
        <translation>Anderes Brett</translation>
    </message>
</context>
<context>
    <name>GamesView</name>
    <message>
        <source>All games</source>
        <extracomment>Choices above the list of games: all, won, drawn ...</extracomment>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>Games lost by</source>
        <extracomment>Choices above the list of games: all, won, drawn ...</extracomment>
        <translation>Verloren von</translation>
    </message>
    <message>
        <source>Games won by</source>
        <extracomment>Choices above the list of games: all, won, drawn ...</extracomment>
        <translation>Gewonnen von</translation>
    </message>
    <message>
        <source>Games drawn by</source>
        <extracomment>Choices above the list of games: all, won, drawn ...</extracomment>
        <translation>Unentschieden von</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation>Auf dem Brett zeigen</translation>
    </message>
    <message>
        <source>Open this game on the board, with the value of every move (Enter)</source>
        <translation>Diese Partie auf dem Brett öffnen, mit dem Wert jedes Zugs (Eingabetaste)</translation>
    </message>
    <message>
        <source>Games in this run</source>
        <translation>Partien dieses Durchlaufs</translation>
    </message>
    <message>
        <source>Double-click a game or press Enter to open it on the board</source>
        <translation>Klicke eine Partie doppelt an oder drücke die Eingabetaste, um sie auf dem Brett zu öffnen</translation>
    </message>
    <message>
        <source>Which games?</source>
        <extracomment>Names of two choices above the list of games, for screen readers: by result and by player</extracomment>
        <translation>Welche Partien?</translation>
    </message>
    <message>
        <source>Which games are listed</source>
        <translation>Welche Partien in der Liste stehen</translation>
    </message>
    <message>
        <source>Whose games?</source>
        <extracomment>The same: only the games of this player</extracomment>
        <translation>Wessen Partien?</translation>
    </message>
    <message>
        <source>The player who won, drew or lost</source>
        <translation>Wer gewonnen, verloren oder unentschieden gespielt hat</translation>
    </message>
    <message>
        <source>Games stopped by an error</source>
        <extracomment>Choices above the list of games: all, won, drawn ...</extracomment>
        <translation>Durch einen Fehler abgebrochen</translation>
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
        <translation>{cell}: leer</translation>
    </message>
    <message>
        <source>{cell}: empty, value {value}</source>
        <extracomment>A cell of the board, for screen readers; X and O are the players&apos; marks
{cell}: a place on the board: b2
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{cell}: leer, Wert {value}</translation>
    </message>
    <message>
        <source>Square {cell} is taken</source>
        <extracomment>Why nothing happens after a tap
{cell}: a place on the board: b2</extracomment>
        <translation>Feld {cell} ist besetzt</translation>
    </message>
    <message>
        <source>You can&apos;t play on {cell}</source>
        <extracomment>Why nothing happens after a tap
{cell}: a place on the board: b2</extracomment>
        <translation>Auf {cell} kannst du nicht setzen</translation>
    </message>
</context>
<context>
    <name>GuessBar</name>
    <message>
        <source>Today&apos;s guesses</source>
        <extracomment>Name of the score of the exercise “Guess”, for screen readers</extracomment>
        <translation>Schätzungen von heute</translation>
    </message>
    <message>
        <source>Your guess</source>
        <extracomment>Name of the field for a guess, for screen readers
Name of the choice of guesses, for screen readers</extracomment>
        <translation>Was du rätst</translation>
    </message>
    <message>
        <source>Type what you think the node is worth</source>
        <translation>Schreibe, was der Knoten deiner Meinung nach wert ist</translation>
    </message>
    <message>
        <source>One less (Down)</source>
        <translation>Eins weniger (Pfeil nach unten)</translation>
    </message>
    <message>
        <source>One more (Up)</source>
        <translation>Eins mehr (Pfeil nach oben)</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>Button: the next value is not asked for</extracomment>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>Go on without guessing</source>
        <translation>Ohne Raten weitermachen</translation>
    </message>
    <message>
        <source>Today: {right} right, {wrong} wrong</source>
        <extracomment>The score of the exercise “Guess”. {right}, {wrong}: numbers of guesses</extracomment>
        <translation>Heute: {right} richtig, {wrong} falsch</translation>
    </message>
    <message>
        <source>That is my guess</source>
        <extracomment>Choice in the exercise “Guess”.</extracomment>
        <translation>Das rate ich</translation>
    </message>
    <message>
        <source>{value}: {meaning}</source>
        <extracomment>Choice in the exercise “Guess”. {meaning}: such as “X wins in 2 moves”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{value}: {meaning}</translation>
    </message>
    <message>
        <source>Guess this value and see what the search finds</source>
        <translation>Rate diesen Wert und sieh, was die Suche findet</translation>
    </message>
    <message>
        <source>There is nothing to guess here.</source>
        <translation>Hier gibt es nichts zu raten.</translation>
    </message>
    <message>
        <source>You know the values of all the marked node&apos;s branches. What is the node worth?</source>
        <translation>Du kennst alle Äste des markierten Knotens. Was ist er wert?</translation>
    </message>
    <message>
        <source>Right! It is worth {value}.</source>
        <extracomment>The verdict on a guess in the exercise “Guess”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>Richtig! Er ist {value} wert.</translation>
    </message>
    <message>
        <source>Not this time. It is worth {value}.</source>
        <extracomment>The verdict on a guess in the exercise “Guess”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>Diesmal nicht. Er ist {value} wert.</translation>
    </message>
    <message>
        <source>What do you think the node is worth?</source>
        <translation>Was ist der Knoten deiner Meinung nach wert?</translation>
    </message>
    <message>
        <source>Skipped. Press “Step” to see the value.</source>
        <translation>Übersprungen. Drücke auf „Schritt“, um den Wert zu sehen.</translation>
    </message>
    <message>
        <source>Guess first: what is the marked node worth? Or press “Not now”.</source>
        <translation>Rate zuerst: Was ist der markierte Knoten wert? Oder drücke auf „Jetzt nicht“.</translation>
    </message>
    <message>
        <source>Press “Step”. You can guess once all of a node&apos;s branches have values.</source>
        <translation>Drücke auf „Schritt“. Du kannst raten, sobald alle Äste eines Knotens bekannt sind.</translation>
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
        <translation>{cell}: {player}, in der Gewinnkette</translation>
    </message>
    <message>
        <source>{cell}, value {value}</source>
        <extracomment>{cell}: such as “b3: empty”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{cell}, Wert {value}</translation>
    </message>
    <message>
        <source>{cell}: empty</source>
        <extracomment>A cell of the board, for screen readers; each player owns two edges of the board
{cell}: a place on the board: b2</extracomment>
        <translation>{cell}: leer</translation>
    </message>
    <message>
        <source>{cell}: empty, on X&apos;s edge</source>
        <extracomment>A cell of the board, for screen readers; each player owns two edges of the board
{cell}: a place on the board: b2</extracomment>
        <translation>{cell}: leer, an einem Rand von X</translation>
    </message>
    <message>
        <source>{cell}: empty, on O&apos;s edge</source>
        <extracomment>A cell of the board, for screen readers; each player owns two edges of the board
{cell}: a place on the board: b2</extracomment>
        <translation>{cell}: leer, an einem Rand von O</translation>
    </message>
    <message>
        <source>{cell}: empty, in the corner where one of X&apos;s edges meets one of O&apos;s</source>
        <extracomment>A cell of the board, for screen readers; each player owns two edges of the board
{cell}: a place on the board: b2</extracomment>
        <translation>{cell}: leer, in der Ecke zwischen einem Rand von X und einem Rand von O</translation>
    </message>
    <message>
        <source>Cell {cell} is taken</source>
        <extracomment>Why nothing happens after a tap
{cell}: a place on the board: b2</extracomment>
        <translation>Feld {cell} ist besetzt</translation>
    </message>
</context>
<context>
    <name>Hexapawn</name>
    <message>
        <source>white pawn</source>
        <extracomment>A piece, for screen readers</extracomment>
        <translation>weißer Bauer</translation>
    </message>
    <message>
        <source>black pawn</source>
        <extracomment>A piece, for screen readers</extracomment>
        <translation>schwarzer Bauer</translation>
    </message>
    <message>
        <source>{pawn}, has crossed the board</source>
        <extracomment>A piece at the end of a game, for screen readers. {pawn}: “white pawn”</extracomment>
        <translation>{pawn}, hat das Brett überquert</translation>
    </message>
    <message>
        <source>{pawn}, can&apos;t move</source>
        <extracomment>A piece at the end of a game, for screen readers. {pawn}: “white pawn”</extracomment>
        <translation>{pawn}, kann nicht ziehen</translation>
    </message>
    <message>
        <source>The pawn on {square} can&apos;t go to {to}. Pawns move one square straight forward and capture diagonally</source>
        <extracomment>Why nothing happens after a tap. {to}: a square
{square}: a square of the board: e4</extracomment>
        <translation>Der Bauer auf {square} kann nicht nach {to} ziehen. Bauern ziehen ein Feld geradeaus und schlagen diagonal</translation>
    </message>
    <message>
        <source>The pawn on {square} belongs to the other player</source>
        <extracomment>Why nothing happens after a tap.
{square}: a square of the board: e4</extracomment>
        <translation>Der Bauer auf {square} gehört dem Gegner</translation>
    </message>
    <message>
        <source>The pawn on {square} is blocked and has nothing to capture</source>
        <extracomment>Why nothing happens after a tap.
{square}: a square of the board: e4</extracomment>
        <translation>Der Bauer auf {square} ist blockiert und kann nichts schlagen</translation>
    </message>
    <message>
        <source>Square {square} is empty</source>
        <extracomment>Why nothing happens after a tap.
{square}: a square of the board: e4</extracomment>
        <translation>Feld {square} ist leer</translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message>
        <source>No.</source>
        <extracomment>Title of the column with the numbers of the moves</extracomment>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Who</source>
        <extracomment>Title of the column with the players</extracomment>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>Titles of the columns in the list of moves that were played</extracomment>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>Titles of the columns in the list of moves that were played</extracomment>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>Titles of the columns in the list of moves that were played</extracomment>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Click a move to go there (PgUp, PgDown)</source>
        <translation>Klicke einen Zug an, um dorthin zu gehen (Bild auf, Bild ab)</translation>
    </message>
    <message>
        <source>Value after each move</source>
        <translation>Wert nach jedem Zug</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <extracomment>Button below the list of moves that were played</extracomment>
        <translation>Nächster Fehler</translation>
    </message>
    <message>
        <source>Go to the next mistake. After the last one, go to the first</source>
        <translation>Zum nächsten Fehler gehen. Nach dem letzten kommt wieder der erste</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <extracomment>Button below the list of moves that were played, for screen readers; it shows an arrow</extracomment>
        <translation>Voriger Fehler</translation>
    </message>
    <message>
        <source>Go to the previous mistake</source>
        <translation>Zum vorigen Fehler gehen</translation>
    </message>
    <message numerus="yes">
        <source>{count} positions, values for {player}</source>
        <extracomment>Name of the graph beside the list of moves, for screen readers
{count}: a number; the text has a form for one and for many
{player}: a player&apos;s name: X, White</extracomment>
        <translation>
            <numerusform>{count} Stellung, Werte für {player}</numerusform>
            <numerusform>{count} Stellungen, Werte für {player}</numerusform>
        </translation>
    </message>
    <message>
        <source>even</source>
        <extracomment>At the middle line of the graph of values: nobody is ahead</extracomment>
        <translation>gleich</translation>
    </message>
    <message>
        <source>Was {move} a good move?</source>
        <extracomment>Entry in the menu of a move in the list; it asks for “Why?”
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>War {move} ein guter Zug?</translation>
    </message>
    <message>
        <source>Moves in this game</source>
        <translation>Züge der Partie</translation>
    </message>
    <message>
        <source>The value after each move. Click a point to go there.
Mistakes: empty circle: small; full circle: big; !!: a win thrown away</source>
        <translation>Der Wert nach jedem Zug. Klicke einen Punkt an, um dorthin zu gehen.
Fehler: leerer Kreis: klein; voller Kreis: groß; !!: ein Sieg verschenkt</translation>
    </message>
</context>
<context>
    <name>HistoryTexts</name>
    <message>
        <source>turned a win into a loss</source>
        <translation>aus Sieg wurde Niederlage</translation>
    </message>
    <message>
        <source>threw away a win</source>
        <translation>Sieg verschenkt</translation>
    </message>
    <message>
        <source>threw away a draw</source>
        <translation>Unentschieden verschenkt</translation>
    </message>
    <message>
        <source>points lost: {points}</source>
        <extracomment>How large a mistake was, beside a move in the list. {points}: a number</extracomment>
        <translation>Punkte verloren: {points}</translation>
    </message>
    <message>
        <source>mistake: {size}</source>
        <extracomment>A row in the list of moves that were played, as screen readers tell it. {size}: “a win thrown away”, “points lost: 3”</extracomment>
        <translation>Fehler: {size}</translation>
    </message>
    <message>
        <source>branches: {count}</source>
        <extracomment>A row in the list of moves that were played, as screen readers tell it.
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>Äste: {count}</translation>
    </message>
    <message>
        <source>“{comment}”</source>
        <extracomment>A row in the list of moves that were played, as screen readers tell it. {comment}: what a file says of a move</extracomment>
        <translation>„{comment}“</translation>
    </message>
    <message>
        <source>Move {number}: {player} plays {move}</source>
        <extracomment>A row in the list of all mistakes of a finished game; a second line tells what it gave away
A row in the list of moves that were played, as screen readers tell it.
{number}: a number
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Zug {number}: {player} spielt {move}</translation>
    </message>
    <message>
        <source>value {value}</source>
        <extracomment>A row in the list of moves that were played, as screen readers tell it.
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>Wert {value}</translation>
    </message>
    <message>
        <source>on the board</source>
        <extracomment>A row in the list of moves that were played, as screen readers tell it.</extracomment>
        <translation>auf dem Brett</translation>
    </message>
</context>
<context>
    <name>HorizonChoice</name>
    <message>
        <source>Guess by counting</source>
        <extracomment>Label on the page Explain: which evaluation guesses the value where the search stops</extracomment>
        <translation>Schätzen nach</translation>
    </message>
    <message>
        <source>How the search guesses a value where it stops</source>
        <extracomment>Label on the page Explain: which evaluation guesses the value where the search stops</extracomment>
        <translation>Wie die Suche einen Wert schätzt, wo sie aufhört</translation>
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
        <translation>Die Zahlen zeigen, wie gut jeder Zug aussieht.</translation>
    </message>
    <message>
        <source>The list shows how good each move looks.</source>
        <extracomment>The signs are “Win”, “Draw” and “Lose”, or symbols for them</extracomment>
        <translation>Die Liste zeigt, wie gut jeder Zug aussieht.</translation>
    </message>
    <message>
        <source>Two bots are playing. Tap the board to take over.</source>
        <extracomment>The signs are “Win”, “Draw” and “Lose”, or symbols for them</extracomment>
        <translation>Zwei Bots spielen. Tippe aufs Brett, dann spielst du weiter.</translation>
    </message>
    <message>
        <source>Good move! Now watch the bot.</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>Guter Zug! Jetzt schau, was der Bot macht.</translation>
    </message>
    <message>
        <source>Oh no, that was a mistake. Now watch the bot.</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>O nein, das war ein Fehler. Jetzt schau, was der Bot macht.</translation>
    </message>
    <message>
        <source>Are you stuck? Press “Hint” (H).</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>Kommst du nicht weiter? Drücke „Tipp“ (H).</translation>
    </message>
    <message>
        <source>The last move was a mistake. Can you use it?</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>Der letzte Zug war ein Fehler. Kannst du ihn ausnutzen?</translation>
    </message>
    <message>
        <source>Your last move was a mistake. Press “Undo” (U) to try again.</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>Dein letzter Zug war ein Fehler. Drücke „Zurücknehmen“ (U) und versuch es noch einmal.</translation>
    </message>
    <message>
        <source>One of your moves wins. Can you see why?</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>Einer deiner Züge gewinnt. Siehst du, warum?</translation>
    </message>
    <message>
        <source>The other side can win from here. Make it hard!</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>Von hier an kann die andere Seite gewinnen. Mach es ihr schwer!</translation>
    </message>
    <message numerus="yes">
        <source>%n of your moves win. Can you see why?</source>
        <extracomment>Below the board, in the first game: an invitation to look at the values</extracomment>
        <translation>
            <numerusform>%n deiner Züge gewinnt. Siehst du, warum?</numerusform>
            <numerusform>%n deiner Züge gewinnen. Siehst du, warum?</numerusform>
        </translation>
    </message>
    <message>
        <source>No move loses. Can you set a trap?</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>Kein Zug verliert. Kannst du eine Falle stellen?</translation>
    </message>
    <message>
        <source>Why did you lose? Press “Why?” (Y) to find out.</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>Warum hast du verloren? Drücke „Warum?“ (Y), dann siehst du es.</translation>
    </message>
    <message>
        <source>Well done! Press “Why?” (Y) to see how you did it.</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>Gut gemacht! Drücke „Warum?“ (Y), dann siehst du, wie du es geschafft hast.</translation>
    </message>
    <message>
        <source>Press “Why?” (Y) to see how the game was lost.</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>Drücke „Warum?“ (Y), dann siehst du, wie die Partie verloren wurde.</translation>
    </message>
    <message>
        <source>Could someone have won? Press “Why?” (Y) to find out.</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>Hätte jemand gewinnen können? Drücke „Warum?“ (Y), dann siehst du es.</translation>
    </message>
    <message>
        <source>Turn off “Hide values” (A) to see the best moves.</source>
        <translation>Schalte „Werte verbergen“ (A) aus, um die besten Züge zu sehen.</translation>
    </message>
    <message>
        <source>The numbers show who wins if both sides play perfectly.</source>
        <translation>Die Zahlen zeigen, wer gewinnt, wenn beide perfekt spielen.</translation>
    </message>
    <message>
        <source>The symbols show who wins if both sides play perfectly.</source>
        <extracomment>The signs are “Win”, “Draw” and “Lose”, or symbols for them</extracomment>
        <translation>Die Zeichen zeigen, wer gewinnt, wenn beide perfekt spielen.</translation>
    </message>
    <message>
        <source>The list shows who wins if both sides play perfectly.</source>
        <extracomment>The signs are “Win”, “Draw” and “Lose”, or symbols for them</extracomment>
        <translation>Die Liste zeigt, wer gewinnt, wenn beide perfekt spielen.</translation>
    </message>
    <message>
        <source>The symbols show how good each move looks.</source>
        <extracomment>The signs are “Win”, “Draw” and “Lose”, or symbols for them</extracomment>
        <translation>Die Zeichen zeigen, wie gut jeder Zug aussieht.</translation>
    </message>
    <message>
        <source>These are the bot&apos;s moves. Who wins if it plays there?</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>Das sind die Züge des Bots. Wer gewinnt, wenn er dort zieht?</translation>
    </message>
    <message>
        <source>Every move wins for you. Which one is best?</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>Jeder Zug gewinnt für dich. Welcher ist der beste?</translation>
    </message>
    <message>
        <source>The values will appear soon.</source>
        <translation>Die Werte erscheinen gleich.</translation>
    </message>
    <message>
        <source>One of your moves loses. Can you see why?</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>Einer deiner Züge verliert. Siehst du, warum?</translation>
    </message>
    <message>
        <source>These values are guesses. Which move would you play?</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>Diese Werte sind Schätzungen. Welchen Zug würdest du spielen?</translation>
    </message>
    <message>
        <source>Only one move doesn&apos;t lose. Can you see why?</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>Nur ein Zug verliert nicht. Siehst du, warum?</translation>
    </message>
    <message numerus="yes">
        <source>%n of your moves don&apos;t lose. The others do.</source>
        <extracomment>Below the board, in the first game: an invitation to look at the values</extracomment>
        <translation>
            <numerusform>%n deiner Züge verliert nicht. Die anderen schon.</numerusform>
            <numerusform>%n deiner Züge verlieren nicht. Die anderen schon.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InvitationLine</name>
    <message>
        <source>What to do</source>
        <translation>Was du tun kannst</translation>
    </message>
</context>
<context>
    <name>Kalah</name>
    <message>
        <source>{place}, value {value}</source>
        <extracomment>{place}: “X&apos;s pit c: 4 seeds”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{place}, Wert {value}</translation>
    </message>
    <message>
        <source>This pit is empty</source>
        <translation>Diese Mulde ist leer</translation>
    </message>
    <message>
        <source>Tap a pit. You can&apos;t empty a store</source>
        <translation>Tippe auf eine Mulde. Ein Kalaha kannst du nicht leeren</translation>
    </message>
    <message>
        <source>Tap a pit in your own row</source>
        <translation>Tippe auf eine Mulde in deiner eigenen Reihe</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <extracomment>Title of a dialog, and of the columns in its table</extracomment>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>What it does</source>
        <extracomment>Title of a dialog, and of the columns in its table</extracomment>
        <translation>Was sie tun</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Title of a group of keys</extracomment>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Explain</source>
        <extracomment>Title of a group of keys: the page Explain</extracomment>
        <translation>Erklären</translation>
    </message>
    <message>
        <source>Tree (click it first)</source>
        <extracomment>Title of a dialog, and of the columns in its table</extracomment>
        <translation>Baum (erst anklicken)</translation>
    </message>
    <message>
        <source>Arrows, Enter</source>
        <extracomment>What a key does, and the name of the key, in the dialog of keys</extracomment>
        <translation>Pfeiltasten, Eingabetaste</translation>
    </message>
    <message>
        <source>Play in this column, or play this move in the list</source>
        <extracomment>What a key does, and the name of the key, in the dialog of keys</extracomment>
        <translation>In dieser Spalte setzen oder diesen Zug der Liste spielen</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <extracomment>What a key does, and the name of the key, in the dialog of keys</extracomment>
        <translation>1 bis 9</translation>
    </message>
    <message>
        <source>Go from node to node</source>
        <extracomment>What a key does, and the name of the key, in the dialog of keys</extracomment>
        <translation>Von Knoten zu Knoten gehen</translation>
    </message>
    <message>
        <source>Arrows, Home, End</source>
        <extracomment>What a key does, and the name of the key, in the dialog of keys</extracomment>
        <translation>Pfeiltasten, Pos1, Ende</translation>
    </message>
    <message>
        <source>Go to the step that gives the node its value</source>
        <extracomment>What a key does, and the name of the key, in the dialog of keys</extracomment>
        <translation>Zu dem Schritt gehen, der dem Knoten seinen Wert gibt</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>What a key does, and the name of the key, in the dialog of keys</extracomment>
        <translation>Eingabetaste</translation>
    </message>
    <message>
        <source>Open or close a node</source>
        <extracomment>What a key does, and the name of the key, in the dialog of keys</extracomment>
        <translation>Einen Knoten öffnen oder schließen</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>What a key does, and the name of the key, in the dialog of keys</extracomment>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Show more of its branches</source>
        <extracomment>What a key does, and the name of the key, in the dialog of keys</extracomment>
        <translation>Mehr von seinen Ästen zeigen</translation>
    </message>
    <message>
        <source>*</source>
        <extracomment>What a key does, and the name of the key, in the dialog of keys</extracomment>
        <translation>*</translation>
    </message>
    <message>
        <source>Zoom in, zoom out, back to the original size</source>
        <extracomment>What a key does, and the name of the key, in the dialog of keys</extracomment>
        <translation>Größer, kleiner, zurück zur ersten Größe</translation>
    </message>
    <message>
        <source>+, −, 0</source>
        <extracomment>What a key does, and the name of the key, in the dialog of keys</extracomment>
        <translation>+, −, 0</translation>
    </message>
    <message>
        <source>What you can do, and which keys to press</source>
        <extracomment>Title of a dialog, and of the columns in its table</extracomment>
        <translation>Was du tun kannst, und die Tasten dafür</translation>
    </message>
    <message>
        <source>Go to a square and play there</source>
        <extracomment>What a key does, and the name of the key, in the dialog of keys</extracomment>
        <translation>Zu einem Feld gehen und dort setzen</translation>
    </message>
</context>
<context>
    <name>LanguageChange</name>
    <message>
        <source>Language: {language}</source>
        <extracomment>Read aloud by screen readers. {language}: its own name, such as “Deutsch”</extracomment>
        <translation>Sprache: {language}</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>Which language do you speak?</source>
        <extracomment>Asked at the first start if the system&apos;s language is none of ours, over a button for each</extracomment>
        <translation>Welche Sprache sprichst du?</translation>
    </message>
</context>
<context>
    <name>LayerStrip</name>
    <message>
        <source>Layers</source>
        <extracomment>Name of the strip on the left of the tree, for screen readers: it says who moves in each layer</extracomment>
        <translation>Ebenen</translation>
    </message>
</context>
<context>
    <name>LeafEditor</name>
    <message>
        <source>Press Enter to use this number, or Esc to keep the old one</source>
        <translation>Drücke die Eingabetaste, um diese Zahl zu nehmen, oder Esc, um die alte zu behalten</translation>
    </message>
    <message>
        <source>Drag up or down to change the number, or double-click and type one</source>
        <translation>Ziehe nach oben oder unten, um die Zahl zu ändern, oder klicke doppelt und schreibe eine</translation>
    </message>
    <message>
        <source>Value of this leaf</source>
        <translation>Zahl dieses Blatts</translation>
    </message>
</context>
<context>
    <name>LearningSlots</name>
    <message>
        <source>Moving first: the last 50 games</source>
        <extracomment>Headings of charts in the arena: what the matchboxes have learned, by whether they move first, and the sum of all results, counted as said here</extracomment>
        <translation>Als Erster: die letzten 50 Partien</translation>
    </message>
    <message>
        <source>Moving second, with different matchboxes</source>
        <extracomment>Headings of charts in the arena: what the matchboxes have learned, by whether they move first, and the sum of all results, counted as said here</extracomment>
        <translation>Als Zweiter, mit anderen Streichholzschachteln</translation>
    </message>
    <message>
        <source>Win +3, draw +1, loss −1</source>
        <extracomment>Headings of charts in the arena: what the matchboxes have learned, by whether they move first, and the sum of all results, counted as said here</extracomment>
        <translation>Sieg +3, Unentschieden +1, Niederlage −1</translation>
    </message>
</context>
<context>
    <name>LimitChoice</name>
    <message>
        <source>no limit</source>
        <extracomment>Choices of what limits a move, in the form of an experiment; a number stands before the last three</extracomment>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>seconds</source>
        <extracomment>Choices of what limits a move, in the form of an experiment; a number stands before the last three</extracomment>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>positions</source>
        <extracomment>Choices of what limits a move, in the form of an experiment; a number stands before the last three</extracomment>
        <translation>Stellungen</translation>
    </message>
    <message>
        <source>moves ahead</source>
        <extracomment>Choices of what limits a move, in the form of an experiment; a number stands before the last three</extracomment>
        <translation>Züge voraus</translation>
    </message>
    <message>
        <source>Limit for each move</source>
        <extracomment>Choices of what limits a move, in the form of an experiment; a number stands before the last three</extracomment>
        <translation>Grenze für jeden Zug</translation>
    </message>
    <message>
        <source>How long or how far to search for each move: in seconds, positions or moves ahead</source>
        <extracomment>Choices of what limits a move, in the form of an experiment; a number stands before the last three</extracomment>
        <translation>Wie lange oder wie weit für jeden Zug gesucht wird: in Sekunden, Stellungen oder Zügen voraus</translation>
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
        <translation>Brett</translation>
    </message>
    <message>
        <source>Candidate moves</source>
        <extracomment>Titles of the panels beside and below the board</extracomment>
        <translation>Mögliche Züge</translation>
    </message>
    <message>
        <source>Tools</source>
        <extracomment>Name of the tool bar</extracomment>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Moves played</source>
        <extracomment>Titles of the panels beside and below the board</extracomment>
        <translation>Gespielte Züge</translation>
    </message>
</context>
<context>
    <name>MarkBoardKind</name>
    <message>
        <source>{cell}: put X on {picked}</source>
        <extracomment>A cell of the board, for screen readers. {picked}: the cell that was chosen, such as b2
{cell}: a place on the board: b2</extracomment>
        <translation>{cell}: X auf {picked} setzen</translation>
    </message>
    <message>
        <source>{cell}: put O on {picked}</source>
        <extracomment>A cell of the board, for screen readers. {picked}: the cell that was chosen, such as b2
{cell}: a place on the board: b2</extracomment>
        <translation>{cell}: O auf {picked} setzen</translation>
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
        <translation>{cell}: leer</translation>
    </message>
    <message>
        <source>{cell}: chosen, now choose X or O</source>
        <extracomment>A cell of the board, for screen readers.
{cell}: a place on the board: b2</extracomment>
        <translation>{cell}: gewählt, jetzt wähle X oder O</translation>
    </message>
    <message>
        <source>{place}, this board is dead</source>
        <extracomment>{place}: such as “a1: empty”</extracomment>
        <translation>{place}, dieses Brett ist tot</translation>
    </message>
    <message>
        <source>{place}, value {value}</source>
        <extracomment>{place}: such as “a1: empty”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{place}, Wert {value}</translation>
    </message>
    <message>
        <source>The board with {cell} on it is dead: it already has a row</source>
        <extracomment>Why nothing happens after a tap
{cell}: a place on the board: b2</extracomment>
        <translation>Das Brett mit {cell} ist tot: Es hat schon eine Reihe</translation>
    </message>
    <message>
        <source>{place}, X there: {cross}, O there: {ring}</source>
        <extracomment>Read by screen readers: “a1: empty, X there: draw, O there: you win” {place}: such as “a1: empty”; {cross}, {ring}: such as “you win”</extracomment>
        <translation>{place}, X dort: {cross}, O dort: {ring}</translation>
    </message>
    <message>
        <source>{place}, X there: {cross}</source>
        <extracomment>The same, if only one of both marks may be placed. {cross}: such as “you win”
{place}: a place on the board: b2</extracomment>
        <translation>{place}, X dort: {cross}</translation>
    </message>
    <message>
        <source>{place}, O there: {ring}</source>
        <extracomment>The same for the other mark. {ring}: such as “you win”
{place}: a place on the board: b2</extracomment>
        <translation>{place}, O dort: {ring}</translation>
    </message>
    <message>
        <source>You can&apos;t play on {cell}</source>
        <extracomment>Why nothing happens after a tap
{cell}: a place on the board: b2</extracomment>
        <translation>Auf {cell} kannst du nicht setzen</translation>
    </message>
    <message>
        <source>Square {cell} is taken</source>
        <extracomment>Why nothing happens after a tap
{cell}: a place on the board: b2</extracomment>
        <translation>Feld {cell} ist besetzt</translation>
    </message>
</context>
<context>
    <name>MatchboxPanel</name>
    <message>
        <source>Matchboxes</source>
        <extracomment>Names of the panel with the matchboxes of the learning bot MENACE</extracomment>
        <translation>Streichholzschachteln</translation>
    </message>
    <message>
        <source>MENACE&apos;s matchboxes</source>
        <extracomment>Title of this panel</extracomment>
        <translation>Die Streichholzschachteln von MENACE</translation>
    </message>
    <message>
        <source>Close the matchboxes</source>
        <translation>Die Streichholzschachteln schließen</translation>
    </message>
    <message>
        <source>Close the matchboxes. Press T to open them again.</source>
        <translation>Die Streichholzschachteln schließen. Mit T öffnest du sie wieder.</translation>
    </message>
    <message>
        <source>The open box</source>
        <translation>Die offene Schachtel</translation>
    </message>
    <message>
        <source>What MENACE learns</source>
        <translation>Was MENACE lernt</translation>
    </message>
    <message>
        <source>About these boxes</source>
        <translation>Über diese Schachteln</translation>
    </message>
    <message>
        <source>How MENACE learns</source>
        <translation>Wie MENACE lernt</translation>
    </message>
    <message>
        <source>Which games the curves show</source>
        <translation>Welche Partien die Kurven zeigen</translation>
    </message>
    <message>
        <source>Results of the last 50 games</source>
        <translation>Ergebnisse der letzten 50 Partien</translation>
    </message>
    <message>
        <source>Score: win +3, draw +1, loss −1</source>
        <translation>Punkte: Sieg +3, Unentschieden +1, Niederlage −1</translation>
    </message>
    <message>
        <source>Beads in the open box</source>
        <translation>Perlen in der offenen Schachtel</translation>
    </message>
    <message>
        <source>Bring back the beads that MENACE forgot</source>
        <translation>Die Perlen zurückholen, die MENACE vergessen hat</translation>
    </message>
    <message numerus="yes">
        <source>Forget {count} games</source>
        <extracomment>Button below the matchboxes: what was learned from these games
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{count} Partie vergessen</numerusform>
            <numerusform>{count} Partien vergessen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bring back {count} games</source>
        <extracomment>The same button after that
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{count} Partie zurückholen</numerusform>
            <numerusform>{count} Partien zurückholen</numerusform>
        </translation>
    </message>
    <message>
        <source>The open box: the beads for each move, and the chance of each. The symbol in the corner shows what minimax says.</source>
        <translation>Die offene Schachtel: die Perlen für jeden Zug und wie wahrscheinlich er ist. Das Zeichen in der Ecke zeigt, was Minimax sagt.</translation>
    </message>
    <message>
        <source>For each kind of bead: its move, how many there are, its chance, and what minimax says</source>
        <translation>Für jede Art von Perle: ihr Zug, ihre Anzahl, ihre Chance und was Minimax sagt</translation>
    </message>
    <message>
        <source>Start again with the original beads in every box. You can bring the old ones back later.</source>
        <translation>In jede Schachtel wieder die ersten Perlen legen. Die anderen kannst du später zurückholen.</translation>
    </message>
</context>
<context>
    <name>Matchboxes</name>
    <message>
        <source>no games yet</source>
        <extracomment>A chart in words, for screen readers.</extracomment>
        <translation>noch keine Partien</translation>
    </message>
    <message>
        <source>{games}: {now}</source>
        <extracomment>A chart in words, for screen readers. {games}: “100 games”; {first}, {now}: such as “won 40%, drawn 30%, lost 30%”</extracomment>
        <translation>{games}: {now}</translation>
    </message>
    <message>
        <source>{games}; at first: {first}; in the last {window}: {now}</source>
        <extracomment>A chart in words, for screen readers. {games}: “100 games”; {first}, {now}: such as “won 40%, drawn 30%, lost 30%”; {window}: a number of games</extracomment>
        <translation>{games}; am Anfang: {first}; in den letzten {window}: {now}</translation>
    </message>
    <message>
        <source>first</source>
        <extracomment>Labels of two lines in a chart: the games in which the player moved first, or second.</extracomment>
        <translation>als Erster</translation>
    </message>
    <message>
        <source>second</source>
        <extracomment>Labels of two lines in a chart: the games in which the player moved first, or second.</extracomment>
        <translation>als Zweiter</translation>
    </message>
    <message>
        <source>MENACE hasn&apos;t picked a bead yet.</source>
        <extracomment>Below the open matchbox.</extracomment>
        <translation>MENACE hat noch keine Perle genommen.</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>Title of a column: the move of a kind of bead</extracomment>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Beads</source>
        <extracomment>Title of a column: how many beads of a kind are in the box</extracomment>
        <translation>Perlen</translation>
    </message>
    <message>
        <source>Chance</source>
        <extracomment>Title of a column: how likely a bead of this kind is picked</extracomment>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Minimax</source>
        <extracomment>Title of a column: what minimax says about the move, in a word</extracomment>
        <translation>Minimax</translation>
    </message>
    <message>
        <source>{moves}, picked</source>
        <extracomment>{moves} is a move such as “a1 = c1”; MENACE picked its bead</extracomment>
        <translation>{moves}, gezogen</translation>
    </message>
    <message>
        <source>MENACE won. Each box it used gets three more beads of the colour it picked.</source>
        <translation>MENACE hat gewonnen. Jede benutzte Schachtel bekommt drei Perlen der gezogenen Farbe dazu.</translation>
    </message>
    <message>
        <source>MENACE learns when the game ends.</source>
        <translation>MENACE lernt, wenn die Partie zu Ende ist.</translation>
    </message>
    <message>
        <source>Michie&apos;s machine always went first. Here MENACE goes second, with a different set of boxes.</source>
        <translation>Michies Maschine hat immer begonnen. Hier zieht MENACE als Zweiter, mit anderen Schachteln.</translation>
    </message>
    <message>
        <source>Games against people. MENACE goes first.</source>
        <extracomment>Above a chart.</extracomment>
        <translation>Partien gegen Menschen. MENACE beginnt.</translation>
    </message>
    <message>
        <source>Games against people. MENACE goes second.</source>
        <extracomment>Above a chart.</extracomment>
        <translation>Partien gegen Menschen. MENACE zieht als Zweiter.</translation>
    </message>
    <message>
        <source>Games against “{name}”. MENACE goes first.</source>
        <extracomment>Above a chart. {name}: of the other player</extracomment>
        <translation>Partien gegen „{name}“. MENACE beginnt.</translation>
    </message>
    <message>
        <source>Games against “{name}”. MENACE goes second.</source>
        <extracomment>Above a chart. {name}: of the other player</extracomment>
        <translation>Partien gegen „{name}“. MENACE zieht als Zweiter.</translation>
    </message>
    <message>
        <source>{name} has reached {level} after {games}</source>
        <extracomment>A chart in words, for screen readers. {name}: the learning player; {level}: how many points it has; {games}: “100 games”</extracomment>
        <translation>{name}: jetzt {level} nach {games}</translation>
    </message>
    <message>
        <source>It has reached {level} after {games}</source>
        <extracomment>A chart in words, for screen readers. {level}: how many points it has; {games}: “100 games”</extracomment>
        <translation>Jetzt {level} nach {games}</translation>
    </message>
    <message>
        <source>MENACE has learned from {most} games and can&apos;t remember any more. To go on, make it forget them.</source>
        <extracomment>About the learning bot MENACE
{most}: the largest number that is possible</extracomment>
        <translation>MENACE hat aus {most} Partien gelernt und kann sich keine weiteren merken. Lass MENACE sie vergessen, dann geht es weiter.</translation>
    </message>
    <message>
        <source>won {percent}%</source>
        <extracomment>Labels at the end of lines in a chart
{percent}: a number, without its sign</extracomment>
        <translation>{percent}&#xa0;% gewonnen</translation>
    </message>
    <message>
        <source>drawn {percent}%</source>
        <extracomment>Labels at the end of lines in a chart
{percent}: a number, without its sign</extracomment>
        <translation>{percent}&#xa0;% unentschieden</translation>
    </message>
    <message>
        <source>lost {percent}%</source>
        <extracomment>Labels at the end of lines in a chart
{percent}: a number, without its sign</extracomment>
        <translation>{percent}&#xa0;% verloren</translation>
    </message>
    <message>
        <source>MENACE can&apos;t save what it is learning: {reason}</source>
        <extracomment>About the learning bot MENACE
{reason}: a whole sentence</extracomment>
        <translation>MENACE kann nicht speichern, was es jetzt lernt: {reason}</translation>
    </message>
    <message>
        <source>{player} picked a bead from this box. Beads in the box: {beads}. This box is for {positions}.</source>
        <extracomment>Below the open matchbox. {beads}: a number; {positions}: “8 positions”
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} hat eine Perle aus dieser Schachtel gezogen. Perlen in der Schachtel: {beads}. Die Schachtel gehört zu {positions}.</translation>
    </message>
    <message>
        <source>{player} picks a bead from this box. Beads in the box: {beads}. This box is for {positions}.</source>
        <extracomment>Below the open matchbox. {beads}: a number; {positions}: “8 positions”
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} zieht eine Perle aus dieser Schachtel. Perlen in der Schachtel: {beads}. Die Schachtel gehört zu {positions}.</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <extracomment>The chance of a kind of bead
{percent}: a number, without its sign</extracomment>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>A draw. Each box MENACE used gets one more bead of the colour it picked.</source>
        <translation>Unentschieden. Jede benutzte Schachtel bekommt eine Perle der gezogenen Farbe dazu.</translation>
    </message>
    <message>
        <source>MENACE won&apos;t learn any more from this game.</source>
        <translation>Aus dieser Partie lernt MENACE nichts mehr.</translation>
    </message>
    <message>
        <source>Some of what MENACE learned can&apos;t be read. The old file is now called “{name}”. The reason: {reason}</source>
        <extracomment>About the learning bot MENACE. {name}: of a file
{reason}: a whole sentence</extracomment>
        <translation>Ein Teil von dem, was MENACE gelernt hat, lässt sich nicht lesen. Die alte Datei heißt jetzt „{name}“. Der Grund: {reason}</translation>
    </message>
    <message>
        <source>This game has already ended once, so MENACE won&apos;t learn from it. Start a new game.</source>
        <translation>Aus dieser Partie lernt MENACE nichts, denn sie war schon einmal zu Ende. Beginne eine neue Partie.</translation>
    </message>
    <message>
        <source>MENACE lost. We take out the beads it picked.</source>
        <translation>MENACE hat verloren. Wir nehmen die gezogenen Perlen heraus.</translation>
    </message>
    <message>
        <source>MENACE picks a bead at random. The bead says where to move. After a win, its box gets three more beads of the same colour. After a draw, it gets one more. After a loss, we take the bead out. Donald Michie invented MENACE in 1961.</source>
        <translation>MENACE zieht zufällig eine Perle. Die Perle sagt, welcher Zug gespielt wird. Nach einem Sieg bekommt ihre Schachtel drei Perlen derselben Farbe dazu. Nach einem Unentschieden bekommt sie eine dazu. Nach einer Niederlage nehmen wir die Perle heraus. Donald Michie hat MENACE 1961 erfunden.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <extracomment>Titles of menus</extracomment>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <extracomment>Titles of menus</extracomment>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>Titles of menus</extracomment>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <extracomment>Titles of menus</extracomment>
        <translation>&amp;Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>Titles of menus</extracomment>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>More tools</source>
        <extracomment>Name of the button with the tools that have no room, for screen readers</extracomment>
        <translation>Mehr Werkzeuge</translation>
    </message>
    <message>
        <source>Show more tools. They are all in the menus, too.</source>
        <translation>Mehr Werkzeuge zeigen. In den Menüs findest du auch alle.</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Cancel</source>
        <extracomment>Button beside a task that takes long, and its tip</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stop this task</source>
        <extracomment>Button beside a task that takes long, and its tip</extracomment>
        <translation>Diesen Vorgang abbrechen</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>Die Meldung schließen</translation>
    </message>
</context>
<context>
    <name>Morris</name>
    <message>
        <source>{stone}, in the winning row</source>
        <extracomment>A stone on the board, for screen readers. {stone}: “X” or “O”</extracomment>
        <translation>{stone}, in der Gewinnreihe</translation>
    </message>
    <message>
        <source>All stones are on the board. Move one of yours</source>
        <extracomment>Why nothing happens after a tap.</extracomment>
        <translation>Alle Steine sind auf dem Brett. Ziehe mit einem von deinen</translation>
    </message>
    <message>
        <source>The stone on {point} belongs to the other player</source>
        <extracomment>Why nothing happens after a tap. {point}, {start}: points of the board, such as b2</extracomment>
        <translation>Der Stein auf {point} gehört dem Gegner</translation>
    </message>
    <message>
        <source>There is no line from {start} to {point}</source>
        <extracomment>Why nothing happens after a tap. {point}, {start}: points of the board, such as b2</extracomment>
        <translation>Von {start} führt keine Linie nach {point}</translation>
    </message>
    <message>
        <source>There is no empty point next to the stone on {point}</source>
        <extracomment>Why nothing happens after a tap. {point}, {start}: points of the board, such as b2</extracomment>
        <translation>Neben dem Stein auf {point} ist kein leerer Punkt</translation>
    </message>
    <message>
        <source>Point {point} is taken</source>
        <extracomment>Why nothing happens after a tap. {point}, {start}: points of the board, such as b2</extracomment>
        <translation>Punkt {point} ist besetzt</translation>
    </message>
</context>
<context>
    <name>NimBoardKind</name>
    <message>
        <source>next to heap {heap}, row {row}: no coins</source>
        <extracomment>A coin, for screen readers. {heap}: its letter; {row}: a number</extracomment>
        <translation>neben Haufen {heap}, Reihe {row}: keine Münzen</translation>
    </message>
    <message>
        <source>heap {heap}, coin {number}: gone</source>
        <extracomment>A coin, for screen readers. {heap}: its letter
{number}: a number</extracomment>
        <translation>Haufen {heap}, Münze {number}: weg</translation>
    </message>
    <message>
        <source>heap {heap}, coin {number} of {count}: leaves {left}</source>
        <extracomment>A coin, for screen readers. {heap}: its letter; {left}: how many coins stay
{number}: a number
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>Haufen {heap}, Münze {number} von {count}: lässt {left} übrig</translation>
    </message>
    <message>
        <source>{coin}, value {value}</source>
        <extracomment>{coin}: such as “heap a, coin 2 of 3: leaves 1”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{coin}, Wert {value}</translation>
    </message>
    <message>
        <source>There is no coin here</source>
        <extracomment>Why nothing happens after a tap</extracomment>
        <translation>Hier liegt keine Münze</translation>
    </message>
    <message>
        <source>You can take at most {most} in one turn</source>
        <extracomment>Why nothing happens after a tap
{most}: the largest number that is possible</extracomment>
        <translation>Du kannst auf einmal höchstens {most} nehmen</translation>
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
        <translation>Knoten</translation>
    </message>
    <message>
        <source>How this position is judged</source>
        <translation>Wie diese Stellung bewertet wird</translation>
    </message>
    <message>
        <source>At the top</source>
        <extracomment>Above a node of the tree: the moves that lead to it</extracomment>
        <translation>An der Wurzel</translation>
    </message>
    <message>
        <source>After {moves}</source>
        <extracomment>Above a node of the tree: the moves that lead to it
{moves}: one move or several: “b2, c1 or c3”</extracomment>
        <translation>Nach {moves}</translation>
    </message>
    <message>
        <source>The end of this branch</source>
        <extracomment>Beside a node of the tree.</extracomment>
        <translation>Das Ende dieses Asts</translation>
    </message>
    <message>
        <source>{role} chooses here</source>
        <extracomment>Beside a node of the tree. {role}: “MAX” or “MIN”, or a player with it</extracomment>
        <translation>{role} wählt hier</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>Labels beside a node of the tree: what it is worth, and how much of what lies below it was visited.</extracomment>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Largest so far</source>
        <extracomment>Labels beside a node of the tree: what it is worth, and how much of what lies below it was visited.</extracomment>
        <translation>Bisher größter</translation>
    </message>
    <message>
        <source>Smallest so far</source>
        <extracomment>Labels beside a node of the tree: what it is worth, and how much of what lies below it was visited.</extracomment>
        <translation>Bisher kleinster</translation>
    </message>
    <message>
        <source>Best move so far</source>
        <extracomment>Labels beside a node of the tree: what it is worth, and how much of what lies below it was visited.</extracomment>
        <translation>Bisher bester Zug</translation>
    </message>
    <message>
        <source>{nodes} of {all}</source>
        <extracomment>Labels beside a node of the tree: what it is worth, and how much of what lies below it was visited. {nodes}, {all}: numbers</extracomment>
        <translation>{nodes} von {all}</translation>
    </message>
    <message>
        <source>You already have</source>
        <extracomment>Beside a node of the tree: the best value that the other player can get elsewhere; “nothing” stands for no value yet</extracomment>
        <translation>Du hast schon</translation>
    </message>
    <message>
        <source>{player} already has</source>
        <extracomment>Beside a node of the tree: the best value that the other player can get elsewhere; “nothing” stands for no value yet
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} hat schon</translation>
    </message>
    <message>
        <source>{first} {count}, {second} {other}</source>
        <extracomment>what an evaluation counts for each of two players, such as open lines: &quot;X 3, O 4&quot; {first}, {second}: the names of the players
{count}: a number; the text has a form for one and for many
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>{first} {count}, {second} {other}</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>Beside a node of the tree: the best value that the other player can get elsewhere; “nothing” stands for no value yet</extracomment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Visited</source>
        <extracomment>Labels beside a node of the tree: what it is worth, and how much of what lies below it was visited.</extracomment>
        <translation>Besucht</translation>
    </message>
    <message>
        <source>Whose turn here?</source>
        <translation>Wer ist hier am Zug?</translation>
    </message>
    <message>
        <source>{player}&apos;s turn: {role}</source>
        <extracomment>{role}: MAX or MIN
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} am Zug: {role}</translation>
    </message>
</context>
<context>
    <name>NumbersBar</name>
    <message>
        <source>Numbers at the leaves</source>
        <translation>Zahlen an den Blättern</translation>
    </message>
    <message>
        <source>Tree of numbers</source>
        <translation>Zahlenbaum</translation>
    </message>
    <message>
        <source>Explain the tree with these numbers</source>
        <translation>Den Baum mit diesen Zahlen erklären</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>Buttons beside a tree of typed numbers, each with its tip</extracomment>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Reverse</source>
        <extracomment>Buttons beside a tree of typed numbers, each with its tip</extracomment>
        <translation>Umkehren</translation>
    </message>
    <message>
        <source>Put the same numbers in reverse order</source>
        <extracomment>Buttons beside a tree of typed numbers, each with its tip</extracomment>
        <translation>Dieselben Zahlen in umgekehrter Reihenfolge</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <extracomment>Buttons beside a tree of typed numbers, each with its tip</extracomment>
        <translation>Mischen</translation>
    </message>
    <message>
        <source>Reverse…</source>
        <extracomment>Button with the choices “Random”, “Reverse” and “Shuffle”</extracomment>
        <translation>Umkehren&#xa0;…</translation>
    </message>
    <message>
        <source>Use new random numbers</source>
        <extracomment>Buttons beside a tree of typed numbers, each with its tip</extracomment>
        <translation>Neue zufällige Zahlen nehmen</translation>
    </message>
    <message>
        <source>Shuffle the same numbers</source>
        <extracomment>Buttons beside a tree of typed numbers, each with its tip</extracomment>
        <translation>Dieselben Zahlen mischen</translation>
    </message>
    <message>
        <source>New numbers</source>
        <extracomment>Name of this button, for screen readers</extracomment>
        <translation>Andere Zahlen</translation>
    </message>
    <message>
        <source>The numbers at the leaves, such as 3 5 2 9 or [3 5 4] [2 9]. In the tree, you can drag a leaf up or down.</source>
        <translation>Die Zahlen an den Blättern, zum Beispiel 3 5 2 9 oder [3 5 4] [2 9]. Im Baum kannst du ein Blatt nach oben oder unten ziehen.</translation>
    </message>
    <message>
        <source>Use random numbers, or change the order of these</source>
        <translation>Zufällige Zahlen nehmen oder diese anders ordnen</translation>
    </message>
</context>
<context>
    <name>Othello</name>
    <message>
        <source>{place}, value {value}</source>
        <extracomment>{place}: such as “d3: empty”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{place}, Wert {value}</translation>
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
        <translation>{square}: {player}, gerade umgedreht</translation>
    </message>
    <message>
        <source>{square}: empty</source>
        <extracomment>A square of the board, for screen readers
{square}: a square of the board: e4</extracomment>
        <translation>{square}: leer</translation>
    </message>
    <message>
        <source>{square}: empty, turns {count}</source>
        <extracomment>A square of the board, for screen readers
{square}: a square of the board: e4
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>{square}: leer, dreht {count} um</translation>
    </message>
    <message>
        <source>{square}: empty, turns {count}, value {value}</source>
        <extracomment>A square of the board, for screen readers
{square}: a square of the board: e4
{count}: a number; the text has a form for one and for many
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{square}: leer, dreht {count} um, Wert {value}</translation>
    </message>
    <message>
        <source>You can&apos;t pass while you can move</source>
        <extracomment>Why nothing happens after a tap
Below the board, for screen readers.</extracomment>
        <translation>Du darfst nicht passen, solange du ziehen kannst</translation>
    </message>
    <message>
        <source>You can&apos;t turn a disc. Press Pass below the board</source>
        <extracomment>Why nothing happens after a tap</extracomment>
        <translation>Du kannst keinen Stein umdrehen. Drücke unter dem Brett auf „Passen“</translation>
    </message>
    <message>
        <source>nothing below column {column}</source>
        <extracomment>Below the board, for screen readers. {column}: its letter</extracomment>
        <translation>nichts unter Spalte {column}</translation>
    </message>
    <message>
        <source>{player} can&apos;t move: Pass</source>
        <extracomment>On the button below the board.
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} kann nicht ziehen: Passen</translation>
    </message>
    <message>
        <source>{player} must pass</source>
        <extracomment>Below the board: a player who can&apos;t turn any discs
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} muss passen</translation>
    </message>
    <message>
        <source>{player} passed</source>
        <extracomment>Below the board: a player who can&apos;t turn any discs
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} hat gepasst</translation>
    </message>
    <message>
        <source>{number}: pass</source>
        <extracomment>On the board, in a line of moves that is shown: move 3 is a pass.
{number}: a number</extracomment>
        <translation>{number}: Passen</translation>
    </message>
    <message>
        <source>A disc on {square} wouldn&apos;t turn any discs</source>
        <extracomment>Why nothing happens after a tap
{square}: a square of the board: e4</extracomment>
        <translation>Ein Stein auf {square} würde keine Steine umdrehen</translation>
    </message>
    <message>
        <source>Square {square} is taken</source>
        <extracomment>Why nothing happens after a tap
{square}: a square of the board: e4</extracomment>
        <translation>Feld {square} ist besetzt</translation>
    </message>
</context>
<context>
    <name>PageMenu</name>
    <message>
        <source>&amp;Watch</source>
        <extracomment>Entries of a menu: which controls the page Explain shows</extracomment>
        <translation>&amp;Zusehen</translation>
    </message>
    <message>
        <source>&amp;Try</source>
        <extracomment>Entries of a menu: which controls the page Explain shows</extracomment>
        <translation>&amp;Probieren</translation>
    </message>
    <message>
        <source>&amp;Study</source>
        <extracomment>Entries of a menu: which controls the page Explain shows</extracomment>
        <translation>&amp;Lernen</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <extracomment>Entries of the menu of the page Explain</extracomment>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <extracomment>Entries of the menu of the page Explain</extracomment>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Show the whole tree</source>
        <extracomment>Entries of the menu of the page Explain</extracomment>
        <translation>Den ganzen Baum zeigen</translation>
    </message>
    <message>
        <source>Follow the search</source>
        <extracomment>Entries of the menu of the page Explain</extracomment>
        <translation>Der Suche folgen</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <extracomment>Entries of the menu of the page Explain</extracomment>
        <translation>&amp;Beispiele</translation>
    </message>
    <message>
        <source>S&amp;ave</source>
        <extracomment>Entries of the menu of the page Explain</extracomment>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <extracomment>Entries of the menu of the page Explain</extracomment>
        <translation>Zurück zum Brett</translation>
    </message>
</context>
<context>
    <name>PairsView</name>
    <message>
        <source>Pairs of players</source>
        <translation>Paare von Spielern</translation>
    </message>
    <message>
        <source>The result for each pair of players</source>
        <translation>Das Ergebnis jedes Spielerpaars</translation>
    </message>
</context>
<context>
    <name>PerfectButton</name>
    <message>
        <source>Play against “{bot}”: it works this game out to the end and never makes a mistake. Press again to play against “{first}”.</source>
        <extracomment>Tip of the button with the name of the strongest bot. {bot}, {first}: names of bots</extracomment>
        <translation>Gegen „{bot}“ spielen: Dieser Bot rechnet das Spiel bis zum Ende durch und macht nie einen Fehler. Noch einmal drücken, um gegen „{first}“ zu spielen.</translation>
    </message>
    <message>
        <source>Play against “{bot}”: it looks as far ahead as time allows. Press again to play against “{first}”.</source>
        <extracomment>Tip of the button with the name of the strongest bot. {bot}, {first}: names of bots</extracomment>
        <translation>Gegen „{bot}“ spielen: Dieser Bot schaut so weit voraus, wie die Zeit reicht. Noch einmal drücken, um gegen „{first}“ zu spielen.</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>value {value}</source>
        <extracomment>Read by screen readers for a square: {value} is what the move there is worth</extracomment>
        <translation>Wert {value}</translation>
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
        <translation>leer</translation>
    </message>
    <message>
        <source>selected</source>
        <extracomment>Read by screen readers after the name of a piece that you have chosen to move</extracomment>
        <translation>ausgewählt</translation>
    </message>
    <message>
        <source>can be captured</source>
        <extracomment>Read by screen readers after the name of a piece</extracomment>
        <translation>kann geschlagen werden</translation>
    </message>
    <message>
        <source>legal move</source>
        <extracomment>Read by screen readers after the name of a square that you can move to</extracomment>
        <translation>erlaubter Zug</translation>
    </message>
    <message>
        <source>can move</source>
        <extracomment>Read by screen readers after the name of a piece</extracomment>
        <translation>kann ziehen</translation>
    </message>
    <message>
        <source>best move to {square}, value {value}</source>
        <extracomment>Read by screen readers after the name of a piece: its best move goes to {square}
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>bester Zug nach {square}, Wert {value}</translation>
    </message>
</context>
<context>
    <name>PinPad</name>
    <message>
        <source>Back to the booth</source>
        <translation>Zurück zum Messestand</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>Booth: name of the key that takes back a digit of the PIN, for screen readers</extracomment>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Enter the PIN</source>
        <translation>PIN eingeben</translation>
    </message>
    <message>
        <source>Save today&apos;s figures</source>
        <translation>Zahlen von heute speichern</translation>
    </message>
    <message>
        <source>Change the PIN</source>
        <translation>PIN ändern</translation>
    </message>
    <message>
        <source>Close the booth</source>
        <translation>Messestand schließen</translation>
    </message>
    <message>
        <source>Presenter: enter the PIN</source>
        <translation>Für die Standbetreuung: PIN eingeben</translation>
    </message>
    <message>
        <source>Choose a PIN for the presenter: 4 to 8 digits</source>
        <translation>Wähle eine PIN für die Standbetreuung: 4 bis 8 Ziffern</translation>
    </message>
    <message>
        <source>What would you like to do?</source>
        <translation>Was möchtest du tun?</translation>
    </message>
    <message numerus="yes">
        <source>Too many wrong tries. Wait {seconds} seconds.</source>
        <extracomment>Booth: after wrong PINs
{seconds}: a number</extracomment>
        <translation>
            <numerusform>Zu viele falsche Versuche. Warte {seconds} Sekunde.</numerusform>
            <numerusform>Zu viele falsche Versuche. Warte {seconds} Sekunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>A PIN has at least 4 digits.</source>
        <translation>Eine PIN hat mindestens 4 Ziffern.</translation>
    </message>
    <message>
        <source>The two PINs don&apos;t match. Try again.</source>
        <translation>Die beiden PINs sind verschieden. Versuche es noch einmal.</translation>
    </message>
    <message>
        <source>The PIN can&apos;t be saved. Is the disk full?</source>
        <translation>Die PIN kann nicht gespeichert werden. Ist die Festplatte voll?</translation>
    </message>
    <message>
        <source>Enter the new PIN again</source>
        <translation>Gib die neue PIN noch einmal ein</translation>
    </message>
    <message>
        <source>That isn&apos;t the right PIN.</source>
        <translation>Das ist nicht die richtige PIN.</translation>
    </message>
</context>
<context>
    <name>PlayedBoard</name>
    <message>
        <source>A small board that shows the moves</source>
        <translation>Ein kleines Brett, das die Züge zeigt</translation>
    </message>
</context>
<context>
    <name>PositionBar</name>
    <message>
        <source>Moves or a position</source>
        <translation>Züge oder eine Stellung</translation>
    </message>
    <message>
        <source>Type moves or a position, then press Enter (Ctrl+L)</source>
        <translation>Schreibe Züge oder eine Stellung und drücke dann die Eingabetaste (Strg+L)</translation>
    </message>
    <message>
        <source>Position:</source>
        <extracomment>Label of the line in which a position is typed</extracomment>
        <translation>Stellung:</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button beside the line in which a position is typed</extracomment>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Show this position (Enter)</source>
        <translation>Diese Stellung zeigen (Eingabetaste)</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Colours</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>Wie im System eingestellt</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Animation</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>Animation</translation>
    </message>
    <message>
        <source>Less animation</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>Weniger Animation</translation>
    </message>
    <message>
        <source>Animate wins and blocks</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>Gewinnreihen und Blockaden animieren</translation>
    </message>
    <message>
        <source>Large buttons</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>Große Knöpfe</translation>
    </message>
    <message>
        <source>When you touch the screen</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>Wenn du den Bildschirm berührst</translation>
    </message>
    <message>
        <source>Always</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>Immer</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>Nie</translation>
    </message>
    <message>
        <source>No pause</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>Keine Pause</translation>
    </message>
    <message>
        <source>Memory for the search</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>Speicher für die Suche</translation>
    </message>
    <message>
        <source>{megabytes} MB</source>
        <extracomment>Megabytes of memory
{megabytes}: a number</extracomment>
        <translation>{megabytes} MB</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <extracomment>Seconds
{seconds}: a number</extracomment>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <extracomment>How large letters are, in the menu “Settings”
{percent}: a number, without its sign</extracomment>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>Hoher Kontrast, hell</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>Hoher Kontrast, dunkel</translation>
    </message>
    <message>
        <source>Bots wait at least</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>Bots warten mindestens</translation>
    </message>
    <message>
        <source>Of equally good moves, pick</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>Von gleich guten Zügen diesen</translation>
    </message>
    <message>
        <source>Bots think at most</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>Bots denken höchstens</translation>
    </message>
</context>
<context>
    <name>ProgramChoice</name>
    <message>
        <source>Choose a Gomocup program</source>
        <extracomment>Title of a file dialog, and a kind of file in it</extracomment>
        <translation>Ein Gomocup-Programm wählen</translation>
    </message>
    <message>
        <source>Gomocup programs ({pattern})</source>
        <extracomment>Title of a file dialog, and a kind of file in it
{pattern}: endings of names of files: *.pgn</extracomment>
        <translation>Gomocup-Programme ({pattern})</translation>
    </message>
    <message>
        <source>Choose a chess engine</source>
        <extracomment>Title of a file dialog, and a kind of file in it</extracomment>
        <translation>Ein Schachprogramm wählen</translation>
    </message>
    <message>
        <source>Programs ({pattern})</source>
        <extracomment>Title of a file dialog, and a kind of file in it
{pattern}: endings of names of files: *.pgn</extracomment>
        <translation>Programme ({pattern})</translation>
    </message>
</context>
<context>
    <name>ProgramDialog</name>
    <message>
        <source>Choose a chess engine</source>
        <translation>Ein Schachprogramm wählen</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Datei wählen&#xa0;…</translation>
    </message>
    <message>
        <source>Let it play</source>
        <translation>Spielen lassen</translation>
    </message>
    <message>
        <source>Program</source>
        <extracomment>Names for screen readers, with tips: in the dialog for choosing a program that plays</extracomment>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Names for screen readers, with tips: in the dialog for choosing a program that plays</extracomment>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>Names for screen readers, with tips: in the dialog for choosing a program that plays</extracomment>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <extracomment>Labels in the dialog for choosing a program that plays</extracomment>
        <translation>&amp;Programm</translation>
    </message>
    <message>
        <source>&amp;Strength</source>
        <extracomment>Labels in the dialog for choosing a program that plays</extracomment>
        <translation>&amp;Stärke</translation>
    </message>
    <message>
        <source>By Elo, {least} to {most}</source>
        <extracomment>How a chess engine can be weakened: by a rating between two numbers
{least}: the smallest number that is possible
{most}: the largest number that is possible</extracomment>
        <translation>Nach Elo, {least} bis {most}</translation>
    </message>
    <message>
        <source>By skill, {least} to {most}</source>
        <extracomment>How a chess engine can be weakened: by a level between two numbers
{least}: the smallest number that is possible
{most}: the largest number that is possible</extracomment>
        <translation>Nach Spielstärke, {least} bis {most}</translation>
    </message>
    <message>
        <source>Full strength</source>
        <extracomment>Choice in the dialog for choosing a program that plays: as strong as it can</extracomment>
        <translation>Volle Stärke</translation>
    </message>
    <message>
        <source>Asking {name} how well it can play…</source>
        <extracomment>In the dialog for choosing a program that plays. {name}: of the program</extracomment>
        <translation>{name} wird gefragt, wie stark es spielen kann&#xa0;…</translation>
    </message>
    <message>
        <source>A program found on this computer</source>
        <extracomment>Names for screen readers, with tips: in the dialog for choosing a program that plays</extracomment>
        <translation>Ein Programm, das auf diesem Computer gefunden wurde</translation>
    </message>
    <message>
        <source>How its strength is set</source>
        <extracomment>Names for screen readers, with tips: in the dialog for choosing a program that plays</extracomment>
        <translation>Wie seine Stärke eingestellt wird</translation>
    </message>
    <message>
        <source>How well it plays</source>
        <extracomment>Names for screen readers, with tips: in the dialog for choosing a program that plays</extracomment>
        <translation>Wie stark es spielt</translation>
    </message>
    <message>
        <source>Look for the file of another UCI chess program. It will run on this computer.</source>
        <extracomment>Names for screen readers, with tips: in the dialog for choosing a program that plays</extracomment>
        <translation>Nach der Datei eines anderen UCI-Schachprogramms suchen. Es wird auf diesem Computer laufen.</translation>
    </message>
    <message>
        <source>I found no chess engine on this computer. Press “Choose a file…” to look for one.</source>
        <extracomment>In the dialog for choosing a program that plays.</extracomment>
        <translation>Ich habe auf diesem Computer kein Schachprogramm gefunden. Drücke auf „Datei wählen&#xa0;…“, um eins zu suchen.</translation>
    </message>
    <message>
        <source>{name} is ready. It can think for as long as the bots do (see “Settings”).</source>
        <extracomment>In the dialog for choosing a program that plays. {name}: of the program</extracomment>
        <translation>{name} ist bereit. Es darf so lange nachdenken wie die Bots (siehe „Einstellungen“).</translation>
    </message>
</context>
<context>
    <name>ProgramGuard</name>
    <message>
        <source>Let it play</source>
        <extracomment>Question before a program is started.</extracomment>
        <translation>Spielen lassen</translation>
    </message>
    <message>
        <source>Don&apos;t start it</source>
        <extracomment>Question before a program is started.</extracomment>
        <translation>Nicht starten</translation>
    </message>
    <message>
        <source>“{name}” has changed since you chose it. This may be because of an update.</source>
        <extracomment>Question before a program is started. {name}: of the program</extracomment>
        <translation>„{name}“ hat sich geändert, seit du es gewählt hast. Das kann an einem Update liegen.</translation>
    </message>
    <message>
        <source>A file lists the program “{name}” as a player. You haven&apos;t chosen this program before.</source>
        <extracomment>Question before a program is started. {name}: of the program</extracomment>
        <translation>Eine Datei nennt das Programm „{name}“ als Spieler. Du hast dieses Programm noch nie gewählt.</translation>
    </message>
    <message>
        <source>{path}

This program will run on your computer. Only let it play if you trust it.</source>
        <extracomment>Question before a program is started.
{path}: the place of a file on the disk</extracomment>
        <translation>{path}

Dieses Programm läuft dann auf deinem Computer. Lass es nur spielen, wenn du ihm vertraust.</translation>
    </message>
    <message>
        <source>Let this program play?</source>
        <extracomment>Question before a program is started.</extracomment>
        <translation>Darf dieses Programm spielen?</translation>
    </message>
</context>
<context>
    <name>RaceBars</name>
    <message>
        <source>Minimax</source>
        <extracomment>Labels of the two bars</extracomment>
        <translation>Minimax</translation>
    </message>
    <message>
        <source>Alpha-beta</source>
        <extracomment>Labels of the two bars</extracomment>
        <translation>Alpha-Beta</translation>
    </message>
    <message>
        <source>Both have visited the same number of positions.</source>
        <extracomment>Below two bars, one for minimax and one for alpha-beta</extracomment>
        <translation>Beide haben gleich viele Stellungen besucht.</translation>
    </message>
    <message numerus="yes">
        <source>Both have visited {count} positions.</source>
        <extracomment>Below two bars, one for minimax and one for alpha-beta
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Beide haben {count} Stellung besucht.</numerusform>
            <numerusform>Beide haben {count} Stellungen besucht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Race between the two searches</source>
        <translation>Wettlauf der beiden Suchen</translation>
    </message>
    <message>
        <source>What alpha-beta saves</source>
        <translation>Was die Alpha-Beta-Suche spart</translation>
    </message>
    <message numerus="yes">
        <source>Alpha-beta has finished. So far it has skipped {count} positions ({percent}%).</source>
        <extracomment>Below two bars, one for minimax and one for alpha-beta
{count}: a number; the text has a form for one and for many
{percent}: a number, without its sign</extracomment>
        <translation>
            <numerusform>Die Alpha-Beta-Suche ist fertig. Bisher hat sie {count} Stellung gespart ({percent}&#xa0;%).</numerusform>
            <numerusform>Die Alpha-Beta-Suche ist fertig. Bisher hat sie {count} Stellungen gespart ({percent}&#xa0;%).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultFrame</name>
    <message>
        <source>Games won so far</source>
        <extracomment>Name of the card with the result of a game, for screen readers</extracomment>
        <translation>Bisher gewonnene Partien</translation>
    </message>
    <message>
        <source>Why the game ended this way</source>
        <extracomment>Name of the card with the result of a game, for screen readers</extracomment>
        <translation>Warum die Partie so ausging</translation>
    </message>
    <message>
        <source>Game result</source>
        <extracomment>Name of the card with the result of a game, for screen readers</extracomment>
        <translation>Ergebnis der Partie</translation>
    </message>
</context>
<context>
    <name>ResultsSaver</name>
    <message>
        <source>Save CSV</source>
        <extracomment>Buttons below the results that save them in a file</extracomment>
        <translation>CSV speichern</translation>
    </message>
    <message>
        <source>Save a table for spreadsheets, with one line for each game</source>
        <translation>Eine Tabelle für Tabellenprogramme speichern, mit einer Zeile für jede Partie</translation>
    </message>
    <message>
        <source>Save JSON</source>
        <extracomment>The same</extracomment>
        <translation>JSON speichern</translation>
    </message>
    <message>
        <source>Save the results for other programs</source>
        <translation>Die Ergebnisse für andere Programme speichern</translation>
    </message>
    <message>
        <source>Stop saving</source>
        <extracomment>Button while results are written</extracomment>
        <translation>Speichern stoppen</translation>
    </message>
    <message>
        <source>Stop saving. Nothing half-finished is left behind.</source>
        <translation>Das Speichern abbrechen. Es bleibt keine halbe Datei zurück.</translation>
    </message>
    <message>
        <source>Save the results</source>
        <translation>Die Ergebnisse speichern</translation>
    </message>
</context>
<context>
    <name>ResultsView</name>
    <message>
        <source>Result</source>
        <extracomment>Names of texts below an experiment, for screen readers</extracomment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>How sure we can be</source>
        <extracomment>Names of texts below an experiment, for screen readers</extracomment>
        <translation>Wie sicher wir sind</translation>
    </message>
    <message>
        <source>Score so far, with its confidence interval</source>
        <translation>Punkte bisher, mit ihrem Konfidenzintervall</translation>
    </message>
    <message>
        <source>Moves per game</source>
        <translation>Züge pro Partie</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Tap anywhere or press any key to play.</source>
        <translation>Tippe irgendwohin oder drücke eine Taste, dann geht es los.</translation>
    </message>
    <message>
        <source>Show the next page (→)</source>
        <translation>Die nächste Seite zeigen (→)</translation>
    </message>
    <message>
        <source>Press any key to play.</source>
        <translation>Drücke eine Taste, dann geht es los.</translation>
    </message>
    <message>
        <source>More rules ({number} of {count})</source>
        <extracomment>On a button: {number} is the page that is shown.
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>Mehr Regeln ({number} von {count})</translation>
    </message>
    <message>
        <source>Back to page 1 ({number} of {count})</source>
        <extracomment>Button on the last page of the rules; {count}: how many pages there are
{number}: a number</extracomment>
        <translation>Zurück zu Seite 1 ({number} von {count})</translation>
    </message>
</context>
<context>
    <name>RunControls</name>
    <message>
        <source>Finished games</source>
        <extracomment>Name of the bar that shows how many games are finished, for screen readers</extracomment>
        <translation>Beendete Partien</translation>
    </message>
    <message>
        <source>Pause after the current games, or continue</source>
        <translation>Nach den laufenden Partien Pause machen, oder weiterspielen</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>Button: the experiment can go on later
Button that pauses an experiment or lets it go on</extracomment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button: the experiment ends before all its games are played</extracomment>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Stop the run. The finished games are kept.</source>
        <translation>Den Durchlauf stoppen. Die beendeten Partien bleiben erhalten.</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Button that pauses an experiment or lets it go on</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>How many games are finished</source>
        <translation>Wie viele Partien beendet sind</translation>
    </message>
    <message>
        <source>This run</source>
        <extracomment>Names for screen readers: the experiment, and how many of its games are finished</extracomment>
        <translation>Der Durchlauf</translation>
    </message>
    <message>
        <source>Progress of this run</source>
        <translation>Stand des Durchlaufs</translation>
    </message>
</context>
<context>
    <name>ScoreBar</name>
    <message>
        <source>Won, drawn, lost</source>
        <translation>Gewonnen, unentschieden, verloren</translation>
    </message>
    <message>
        <source>Games won, drawn and lost</source>
        <translation>Gewonnene, unentschiedene und verlorene Partien</translation>
    </message>
</context>
<context>
    <name>SearchStatus</name>
    <message>
        <source>Best play for both sides, so far</source>
        <extracomment>Below the table of moves; names are for screen readers</extracomment>
        <translation>Bisher beste Züge beider Seiten</translation>
    </message>
    <message>
        <source>Positions that mirror each other count as one.</source>
        <extracomment>After the sentence that says what an exact value is</extracomment>
        <translation>Spiegelbildliche Stellungen zählen als eine.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>All values are certain.</source>
        <translation>Alle Werte sind sicher.</translation>
    </message>
    <message>
        <source>All values are exact.</source>
        <translation>Alle Werte sind exakt.</translation>
    </message>
    <message>
        <source>Values marked {signs} are guesses.</source>
        <extracomment>{signs}: the signs of guesses, such as ≈; in a narrow window in place of a longer text</extracomment>
        <translation>Werte mit {signs} sind Schätzungen.</translation>
    </message>
    <message numerus="yes">
        <source>{nodes} positions in {seconds} s, {speed} a second</source>
        <extracomment>Below the table of moves. {nodes}: how many positions the search has visited; {speed}: how many in a second
{seconds}: a number</extracomment>
        <translation>
            <numerusform>{nodes} Stellung in {seconds} s, {speed} in der Sekunde</numerusform>
            <numerusform>{nodes} Stellungen in {seconds} s, {speed} in der Sekunde</numerusform>
        </translation>
    </message>
    <message>
        <source>Best line: {moves}</source>
        <extracomment>Below the table of moves: the best moves of both players from here, one after another
{moves}: one move or several: “b2, c1 or c3”</extracomment>
        <translation>Beste Variante: {moves}</translation>
    </message>
    <message>
        <source>The best move is proven. Values marked {signs} are guesses.</source>
        <extracomment>{signs}: the signs of guesses, such as ≈</extracomment>
        <translation>Der beste Zug ist bewiesen. Werte mit {signs} sind Schätzungen.</translation>
    </message>
    <message numerus="yes">
        <source>Looked {depth} moves ahead. Values marked {signs} are guesses.</source>
        <extracomment>{signs}: the signs of guesses, such as ≈
{depth}: a number of moves</extracomment>
        <translation>
            <numerusform>Die Suche hat {depth} Zug vorausgeschaut. Werte mit {signs} sind Schätzungen.</numerusform>
            <numerusform>Die Suche hat {depth} Züge vorausgeschaut. Werte mit {signs} sind Schätzungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Search status</source>
        <extracomment>Below the table of moves; names are for screen readers</extracomment>
        <translation>Stand der Suche</translation>
    </message>
    <message>
        <source>Search effort</source>
        <extracomment>Below the table of moves; names are for screen readers</extracomment>
        <translation>Aufwand der Suche</translation>
    </message>
    <message numerus="yes">
        <source>{nodes} positions in {seconds} s, {speed} a second. The table is {percent}% full.</source>
        <extracomment>Below the table of moves. {nodes}: how many positions the search has visited; {speed}: how many in a second
{seconds}: a number
{percent}: a number, without its sign</extracomment>
        <translation>
            <numerusform>{nodes} Stellung in {seconds} s, {speed} in der Sekunde. Die Tabelle ist zu {percent}&#xa0;% voll.</numerusform>
            <numerusform>{nodes} Stellungen in {seconds} s, {speed} in der Sekunde. Die Tabelle ist zu {percent}&#xa0;% voll.</numerusform>
        </translation>
    </message>
    <message>
        <source>How many positions the search visited, in what time. It remembers positions in a table; a sample of {count} entries shows roughly how full it is (Settings, “Memory for the search”)</source>
        <extracomment>Below the table of moves; names are for screen readers
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>Wie viele Stellungen die Suche besucht hat und in welcher Zeit. Sie merkt sich Stellungen in einer Tabelle; eine Stichprobe von {count} Plätzen zeigt, wie voll diese etwa ist (Einstellungen, „Speicher für die Suche“)</translation>
    </message>
</context>
<context>
    <name>SeatsStrip</name>
    <message>
        <source>Game</source>
        <extracomment>Name of the box in which you choose the game</extracomment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Who plays {player}</source>
        <extracomment>Name of the box in which you choose a player: {player} is X, White, Max …</extracomment>
        <translation>Wer {player} spielt</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>In the list of players: no bot plays this side</extracomment>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Gomocup program…</source>
        <extracomment>Entry at the end of the list of players, and its tip</extracomment>
        <translation>Gomocup-Programm&#xa0;…</translation>
    </message>
    <message>
        <source>Chess engine…</source>
        <extracomment>Entry at the end of the list of players, and its tip</extracomment>
        <translation>Schachprogramm&#xa0;…</translation>
    </message>
    <message>
        <source>Somebody at this computer plays this side</source>
        <translation>Jemand an diesem Computer spielt diese Seite</translation>
    </message>
    <message>
        <source>More players…</source>
        <extracomment>In the list of players: opens a list of all the others</extracomment>
        <translation>Weitere Spieler …</translation>
    </message>
    <message>
        <source>List all levels and all other bots</source>
        <translation>Alle Stufen und alle anderen Bots zeigen</translation>
    </message>
    <message>
        <source>Another board…</source>
        <extracomment>Entry at the end of the list of games</extracomment>
        <translation>Anderes Brett&#xa0;…</translation>
    </message>
    <message>
        <source>{percent}% random</source>
        <extracomment>Below the name of the bot Mira: the share of its moves that it plays at random
{percent}: a number, without its sign</extracomment>
        <translation>{percent}&#xa0;% Zufall</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <extracomment>In the list of players, behind the bot that adapts to the player: how many of its moves it draws by lot
{percent}: a number, without its sign</extracomment>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Swap</source>
        <extracomment>Below the icon of a button that lets the two players swap sides</extracomment>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Pick a game. It starts at once.</source>
        <translation>Wähle ein Spiel. Es beginnt sofort.</translation>
    </message>
    <message>
        <source>Another program that plays five in a row. Its file name begins with “pbrain-”.</source>
        <extracomment>Entry at the end of the list of players, and its tip</extracomment>
        <translation>Ein anderes Programm, das Fünf in einer Reihe spielt. Sein Dateiname beginnt mit „pbrain-“.</translation>
    </message>
    <message>
        <source>Another program that plays chess (UCI), and how well it plays</source>
        <extracomment>Entry at the end of the list of players, and its tip</extracomment>
        <translation>Ein anderes Schachprogramm (UCI), und wie stark es spielt</translation>
    </message>
</context>
<context>
    <name>SentenceStrip</name>
    <message>
        <source>Controls</source>
        <extracomment>the caption of Watch, Try and Study, for screen readers</extracomment>
        <translation>Knöpfe</translation>
    </message>
    <message>
        <source>Watch</source>
        <extracomment>a set of controls: only watch the search</extracomment>
        <translation>Zusehen</translation>
    </message>
    <message>
        <source>Watch: step through the search (Ctrl+1)</source>
        <extracomment>a set of controls: only watch the search</extracomment>
        <translation>Zusehen: Schritt für Schritt durch die Suche (Strg+1)</translation>
    </message>
    <message>
        <source>Try</source>
        <extracomment>a set of controls: guess and mark</extracomment>
        <translation>Probieren</translation>
    </message>
    <message>
        <source>Try: guess values, mark cuts, change numbers (Ctrl+2)</source>
        <extracomment>a set of controls: guess and mark</extracomment>
        <translation>Probieren: Werte schätzen, Schnitte markieren, Zahlen ändern (Strg+2)</translation>
    </message>
    <message>
        <source>Study</source>
        <extracomment>a set of controls: everything</extracomment>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Study: all controls (Ctrl+3)</source>
        <extracomment>a set of controls: everything</extracomment>
        <translation>Lernen: alle Knöpfe (Strg+3)</translation>
    </message>
    <message>
        <source>Which controls are shown below</source>
        <extracomment>the caption of Watch, Try and Study, for screen readers</extracomment>
        <translation>Welche Knöpfe unten zu sehen sind</translation>
    </message>
</context>
<context>
    <name>SeriesScore</name>
    <message>
        <source>Games won so far</source>
        <translation>Bisher gewonnene Partien</translation>
    </message>
    <message>
        <source>Games each player has won today</source>
        <translation>So viele Partien hat jeder heute gewonnen</translation>
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
        <translation>{name}: {least} bis {most}</translation>
    </message>
</context>
<context>
    <name>SourceBar</name>
    <message>
        <source>Board</source>
        <extracomment>Button that leads from the page Explain back to the board</extracomment>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Go back to the board (Esc)</source>
        <translation>Zurück zum Brett (Esc)</translation>
    </message>
    <message>
        <source>Examples</source>
        <extracomment>Button that opens the list of examples</extracomment>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Explain the position on the board</source>
        <translation>Die Stellung auf dem Brett erklären</translation>
    </message>
    <message>
        <source>&amp;Previous explanation</source>
        <extracomment>Entry of a menu: show what was explained before</extracomment>
        <translation>&amp;Vorige Erklärung</translation>
    </message>
    <message>
        <source>&amp;Open a lesson…</source>
        <translation>Lektion &amp;öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>{number}  {title}</source>
        <extracomment>Entry in the list of examples. {number}: a key, 1 to 9; {title}: of the example</extracomment>
        <translation>{number}  {title}</translation>
    </message>
    <message>
        <source>Position in your game</source>
        <extracomment>Button: explain the position on the board</extracomment>
        <translation>Stellung in deiner Partie</translation>
    </message>
    <message>
        <source>Positions that each show one idea</source>
        <translation>Stellungen, die je eine Idee zeigen</translation>
    </message>
</context>
<context>
    <name>StateBar</name>
    <message>
        <source>What the bot is thinking</source>
        <translation>Was der Bot denkt</translation>
    </message>
    <message>
        <source>Game status</source>
        <extracomment>Booth: name of the bar above the board, for screen readers</extracomment>
        <translation>Wer ist am Zug?</translation>
    </message>
</context>
<context>
    <name>StepControls</name>
    <message>
        <source>Drag to go to any step</source>
        <translation>Ziehen, um zu irgendeinem Schritt zu gehen</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>The two texts of one button
Names of the buttons that walk through the steps of a search, each with its tip
Name of the button that plays the steps or stops</extracomment>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>The two texts of one button
Name of the button that plays the steps or stops</extracomment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Restart</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Go to the first step</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>Zum ersten Schritt gehen</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Go one step back</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>Einen Schritt zurückgehen</translation>
    </message>
    <message>
        <source>Play the steps, or pause</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>Die Schritte abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Go one step forward</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>Einen Schritt vorwärts gehen</translation>
    </message>
    <message>
        <source>Finish node</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>Knoten abschließen</translation>
    </message>
    <message>
        <source>Go to the step that finishes this node</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>Zu dem Schritt gehen, der diesen Knoten abschließt</translation>
    </message>
    <message>
        <source>Next cut</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>Nächster Schnitt</translation>
    </message>
    <message>
        <source>Go to the next cut</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>Zum nächsten Schnitt gehen</translation>
    </message>
    <message>
        <source>To the end</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Go to the last step</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>Zum letzten Schritt gehen</translation>
    </message>
    <message>
        <source>Faster</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>Schneller</translation>
    </message>
    <message>
        <source>Play more steps a second</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>Mehr Schritte in der Sekunde zeigen</translation>
    </message>
    <message>
        <source>Slower</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>Langsamer</translation>
    </message>
    <message>
        <source>Play fewer steps a second</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>Weniger Schritte in der Sekunde zeigen</translation>
    </message>
    <message>
        <source>{tip} ({keys})</source>
        <extracomment>{tip}: “Go one step forward”; {keys}: “Right”</extracomment>
        <translation>{tip} ({keys})</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>Name of the choice of the speed, for screen readers</extracomment>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>{first} and {second} positions</source>
        <extracomment>Below two trees: how many positions each of the searches has visited. {first}, {second}: numbers</extracomment>
        <translation>{first} und {second} Stellungen</translation>
    </message>
    <message numerus="yes">
        <source>{steps} steps a second</source>
        <extracomment>A choice of the speed. {steps}: a number above 1</extracomment>
        <translation>
            <numerusform>{steps} Schritt in der Sekunde</numerusform>
            <numerusform>{steps} Schritte in der Sekunde</numerusform>
        </translation>
    </message>
    <message>
        <source>Current step</source>
        <extracomment>Name of the slider over all steps, for screen readers</extracomment>
        <translation>Aktueller Schritt</translation>
    </message>
</context>
<context>
    <name>SwitchVoice</name>
    <message>
        <source>{switch}: on</source>
        <extracomment>Read by screen readers: {switch} is the text of a command</extracomment>
        <translation>{switch}: an</translation>
    </message>
    <message>
        <source>{switch}: off</source>
        <extracomment>Read by screen readers: {switch} is the text of a command</extracomment>
        <translation>{switch}: aus</translation>
    </message>
    <message>
        <source>No values on the board</source>
        <translation>Keine Werte auf dem Brett</translation>
    </message>
    <message>
        <source>Only the best values on the board</source>
        <translation>Nur die besten Werte auf dem Brett</translation>
    </message>
    <message>
        <source>All values on the board</source>
        <translation>Alle Werte auf dem Brett</translation>
    </message>
    <message>
        <source>+1, 0, −1</source>
        <extracomment>Read aloud by screen readers: how values are written from now on</extracomment>
        <translation>+1, 0, −1</translation>
    </message>
    <message>
        <source>cost (smaller is better)</source>
        <extracomment>Read aloud by screen readers: how values are written from now on</extracomment>
        <translation>Kosten (kleiner ist besser)</translation>
    </message>
    <message>
        <source>words</source>
        <extracomment>Read aloud by screen readers: how values are written from now on</extracomment>
        <translation>Worte</translation>
    </message>
    <message>
        <source>Scale: {scale}</source>
        <extracomment>Read by screen readers: {scale} is how values are shown, such as “words”</extracomment>
        <translation>Skala: {scale}</translation>
    </message>
    <message>
        <source>Values for {player}</source>
        <extracomment>Read aloud by screen readers: whose side values are told from
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Werte für {player}</translation>
    </message>
    <message>
        <source>Values for the bot</source>
        <extracomment>Read aloud by screen readers: whose side values are told from</extracomment>
        <translation>Werte für den Bot</translation>
    </message>
    <message>
        <source>Text size: {percent}</source>
        <extracomment>Read aloud by screen readers. {percent}: a number with its sign, such as “125%”</extracomment>
        <translation>Textgröße: {percent}</translation>
    </message>
    <message>
        <source>Values for whoever&apos;s turn it is</source>
        <extracomment>Read aloud by screen readers: whose side values are told from</extracomment>
        <translation>Werte für den, der am Zug ist</translation>
    </message>
</context>
<context>
    <name>Terms</name>
    <message>
        <source>alpha</source>
        <extracomment>A word of the field, in the list of words; it begins small as in a sentence</extracomment>
        <translation>alpha</translation>
    </message>
    <message>
        <source>alpha-beta</source>
        <extracomment>A word of the field, in the list of words; it begins small as in a sentence</extracomment>
        <translation>Alpha-Beta-Suche</translation>
    </message>
    <message>
        <source>alpha-beta window</source>
        <extracomment>A word of the field, in the list of words; it begins small as in a sentence</extracomment>
        <translation>Alpha-Beta-Fenster</translation>
    </message>
    <message>
        <source>beta</source>
        <extracomment>A word of the field, in the list of words; it begins small as in a sentence</extracomment>
        <translation>beta</translation>
    </message>
    <message>
        <source>bound</source>
        <extracomment>&quot;At least 1&quot; and &quot;at most 1&quot; are bounds of a value</extracomment>
        <translation>Schranke</translation>
    </message>
    <message>
        <source>certain</source>
        <extracomment>&quot;At least 1&quot; and &quot;at most 1&quot; are bounds of a value</extracomment>
        <translation>sicher</translation>
    </message>
    <message>
        <source>confidence interval</source>
        <extracomment>&quot;At least 1&quot; and &quot;at most 1&quot; are bounds of a value</extracomment>
        <translation>Konfidenzintervall</translation>
    </message>
    <message>
        <source>cut</source>
        <extracomment>A noun: alpha-beta makes a cut</extracomment>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>depth</source>
        <extracomment>A noun: alpha-beta makes a cut</extracomment>
        <translation>Suchtiefe</translation>
    </message>
    <message>
        <source>Elo</source>
        <extracomment>A noun: alpha-beta makes a cut</extracomment>
        <translation>Elo</translation>
    </message>
    <message>
        <source>evaluation</source>
        <extracomment>A noun: alpha-beta makes a cut</extracomment>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>Of a value</extracomment>
        <translation>exakt</translation>
    </message>
    <message>
        <source>guess</source>
        <extracomment>A noun: a value that is not proven</extracomment>
        <translation>Schätzung</translation>
    </message>
    <message>
        <source>leaf</source>
        <extracomment>Of a tree</extracomment>
        <translation>Blatt</translation>
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
        <translation>Minimax</translation>
    </message>
    <message>
        <source>node</source>
        <extracomment>Of the heaps of Nim</extracomment>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>principal variation</source>
        <extracomment>Of the heaps of Nim</extracomment>
        <translation>Hauptvariante</translation>
    </message>
    <message>
        <source>seed</source>
        <extracomment>The starting number for random numbers</extracomment>
        <translation>Startzahl</translation>
    </message>
    <message>
        <source>value</source>
        <extracomment>The starting number for random numbers</extracomment>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Alpha is the value that MAX can already be sure of.</source>
        <translation>Alpha ist der Wert, der MAX schon sicher ist.</translation>
    </message>
    <message>
        <source>Alpha-beta finds the same value as minimax, but skips branches that can&apos;t change it.</source>
        <translation>Die Alpha-Beta-Suche findet denselben Wert wie Minimax, überspringt aber Äste, die ihn nicht ändern können.</translation>
    </message>
    <message>
        <source>Beta is the value that MIN can already be sure of.</source>
        <translation>Beta ist der Wert, der MIN schon sicher ist.</translation>
    </message>
    <message>
        <source>A bound is only a limit: the value is at least or at most this number.</source>
        <translation>Eine Schranke ist nur eine Grenze: Der Wert ist mindestens oder höchstens diese Zahl.</translation>
    </message>
    <message>
        <source>A value is certain if the search has proven it.</source>
        <translation>Ein Wert ist sicher, wenn die Suche ihn bewiesen hat.</translation>
    </message>
    <message>
        <source>At a cut, alpha-beta skips the other branches of a node, because they can&apos;t change the result.</source>
        <translation>Bei einem Schnitt überspringt die Alpha-Beta-Suche die übrigen Äste eines Knotens, weil sie das Ergebnis nicht ändern können.</translation>
    </message>
    <message>
        <source>The depth is how many moves ahead the search looks.</source>
        <translation>Die Suchtiefe sagt, wie viele Züge die Suche vorausschaut.</translation>
    </message>
    <message>
        <source>An exact value is proven: looking further ahead can&apos;t change it.</source>
        <translation>Ein exakter Wert ist bewiesen: Weiter vorauszuschauen kann ihn nicht ändern.</translation>
    </message>
    <message>
        <source>A leaf is a node without branches: the game is over there, or the search stops.</source>
        <translation>Ein Blatt ist ein Knoten ohne Äste: Dort ist die Partie zu Ende, oder die Suche hört auf.</translation>
    </message>
    <message>
        <source>MAX is the player who wants the largest value.</source>
        <translation>MAX ist der Spieler, der den größten Wert will.</translation>
    </message>
    <message>
        <source>MIN is the player who wants the smallest value.</source>
        <translation>MIN ist der Spieler, der den kleinsten Wert will.</translation>
    </message>
    <message>
        <source>Minimax looks at all moves and all replies, and assumes that both players always play their best.</source>
        <translation>Minimax schaut alle Züge und alle Antworten an und nimmt an, dass beide Spieler immer so gut wie möglich spielen.</translation>
    </message>
    <message>
        <source>A node is a position in the tree.</source>
        <translation>Ein Knoten ist eine Stellung im Baum.</translation>
    </message>
    <message>
        <source>The principal variation is the line in which both sides play their best.</source>
        <translation>Die Hauptvariante ist die Zugfolge, in der beide Seiten so gut wie möglich spielen.</translation>
    </message>
    <message>
        <source>The seed is the starting number for the dice: the same seed gives the same games and trees again.</source>
        <translation>Die Startzahl ist die erste Zahl für den Würfel: Dieselbe Startzahl ergibt wieder dieselben Partien und Bäume.</translation>
    </message>
    <message>
        <source>A value says what a position or a move is worth if both sides play their best.</source>
        <translation>Ein Wert sagt, was eine Stellung oder ein Zug wert ist, wenn beide Seiten so gut wie möglich spielen.</translation>
    </message>
    <message>
        <source>The alpha-beta window runs from alpha to beta: only values inside it can still change the result.</source>
        <translation>Das Alpha-Beta-Fenster reicht von alpha bis beta: Nur Werte darin können das Ergebnis noch ändern.</translation>
    </message>
    <message>
        <source>The confidence interval contains the true score in 95 out of 100 such runs.</source>
        <translation>Das Konfidenzintervall enthält in 95 von 100 solchen Durchläufen die wahre Punktzahl.</translation>
    </message>
    <message>
        <source>Elo measures strength: a player rated 200 points higher wins about three games out of four.</source>
        <translation>Elo misst die Stärke: Mit 200 Punkten mehr gewinnt ein Spieler etwa drei von vier Partien.</translation>
    </message>
    <message>
        <source>An evaluation is a guess at what a position is worth, made where the search stops.</source>
        <translation>Eine Bewertung schätzt, was eine Stellung wert ist, wenn die Suche dort aufhört.</translation>
    </message>
    <message>
        <source>A guess is a value that isn&apos;t proven, so it may still change.</source>
        <translation>Eine Schätzung ist ein Wert, der nicht bewiesen ist und sich noch ändern kann.</translation>
    </message>
    <message>
        <source>nim-sum</source>
        <extracomment>Of the heaps of Nim</extracomment>
        <translation>Nim-Summe</translation>
    </message>
    <message>
        <source>The nim-sum adds the heaps of Nim as binary numbers without carrying: you want to leave 0.</source>
        <translation>Die Nim-Summe zählt die Haufen von Nim als Binärzahlen ohne Übertrag zusammen: Du willst 0 übrig lassen.</translation>
    </message>
</context>
<context>
    <name>TermsDialog</name>
    <message>
        <source>Words</source>
        <extracomment>Title of the list of words that the program explains</extracomment>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>What the words in this program mean</source>
        <translation>Was die Wörter in diesem Programm bedeuten</translation>
    </message>
</context>
<context>
    <name>ThreeWaysDialog</name>
    <message>
        <source>Three ways to value a move</source>
        <translation>Drei Wege, einen Zug zu bewerten</translation>
    </message>
    <message>
        <source>Average</source>
        <extracomment>Titles of columns in the table of three ways to choose; “Average” is for trees of numbers</extracomment>
        <translation>Durchschnitt</translation>
    </message>
    <message>
        <source>Worst case</source>
        <extracomment>Titles of columns in the table of three ways to choose; “Average” is for trees of numbers</extracomment>
        <translation>Schlimmster Fall</translation>
    </message>
    <message>
        <source>Minimax</source>
        <extracomment>Titles of columns in the table of three ways to choose; “Average” is for trees of numbers</extracomment>
        <translation>Minimax</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>Title of a column in the table of three ways to choose</extracomment>
        <translation>Zug</translation>
    </message>
    <message>
        <source>win</source>
        <extracomment>The worst that can happen after a move, in the table of three ways to choose</extracomment>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>draw</source>
        <extracomment>The worst that can happen after a move, in the table of three ways to choose</extracomment>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>loss</source>
        <extracomment>The worst that can happen after a move, in the table of three ways to choose</extracomment>
        <translation>Niederlage</translation>
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
        <translation>Ausspielen</translation>
    </message>
    <message>
        <source>Play this way to the end against a perfect player</source>
        <extracomment>Below the table of three ways to choose, for screen readers.</extracomment>
        <translation>Diesen Weg bis zum Ende gegen einen perfekten Spieler spielen lassen</translation>
    </message>
    <message>
        <source>Play it out: {way}</source>
        <extracomment>Below the table of three ways to choose, for screen readers. {way}: the title of a column</extracomment>
        <translation>Ausspielen: {way}</translation>
    </message>
    <message>
        <source>How it ended: {way}</source>
        <extracomment>Below the table of three ways to choose, for screen readers. {way}: the title of a column</extracomment>
        <translation>So ging es aus: {way}</translation>
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
        <translation>{player} ist am Zug. Wir bewerten jeden Zug auf drei Wegen: danach, was schlimmstenfalls passieren kann, nach den Chancen, wenn beide Spieler zufällig ziehen, und mit Minimax. Ein Stern zeigt, was jeder Weg wählen würde.</translation>
    </message>
    <message>
        <source>Odds with random play</source>
        <extracomment>Titles of columns in the table of three ways to choose; “Average” is for trees of numbers</extracomment>
        <translation>Chancen, wenn beide zufällig ziehen</translation>
    </message>
    <message>
        <source>A star marks the move that each way would choose</source>
        <extracomment>Title of a column in the table of three ways to choose</extracomment>
        <translation>Ein Stern zeigt, was jeder Weg wählen würde</translation>
    </message>
    <message>
        <source>{wins}% wins, {draws}% draws, {losses}% losses</source>
        <extracomment>Cell in the table of three ways to choose. {wins}, {draws}, {losses}: percentages</extracomment>
        <translation>{wins}&#xa0;% Siege, {draws}&#xa0;% unentschieden, {losses}&#xa0;% Niederlagen</translation>
    </message>
</context>
<context>
    <name>TitledTree</name>
    <message>
        <source>Search</source>
        <extracomment>Name of the line above the tree, for screen readers</extracomment>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Zoom out (−)</source>
        <translation>Kleiner (−)</translation>
    </message>
    <message>
        <source>Show the whole tree, or its full height</source>
        <extracomment>A button: fit the whole tree into the page</extracomment>
        <translation>Den ganzen Baum oder seine volle Höhe zeigen</translation>
    </message>
    <message>
        <source>Keep the current position in view</source>
        <extracomment>a button: the drawing follows the search</extracomment>
        <translation>Die aktuelle Stellung im Blick behalten</translation>
    </message>
    <message>
        <source>Alpha-beta</source>
        <extracomment>Above the tree: the name of the search in bold letters.</extracomment>
        <translation>Alpha-Beta</translation>
    </message>
    <message>
        <source>Minimax</source>
        <extracomment>Above the tree: the name of the search in bold letters.</extracomment>
        <translation>Minimax</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;{name}&lt;/b&gt;: {nodes} of {all} positions</source>
        <extracomment>Above the tree: the name of the search in bold letters. {name}: “Minimax” or “Alpha-beta”; {nodes}, {all}: numbers</extracomment>
        <translation>
            <numerusform>&lt;b&gt;{name}&lt;/b&gt;: {nodes} von {all} Stellung</numerusform>
            <numerusform>&lt;b&gt;{name}&lt;/b&gt;: {nodes} von {all} Stellungen</numerusform>
        </translation>
    </message>
    <message>
        <source>{leaves}, {cuts} so far</source>
        <extracomment>Above the tree. {leaves}: “8 leaves”; {cuts}: “2 cuts”</extracomment>
        <translation>bisher {leaves}, {cuts}</translation>
    </message>
    <message>
        <source>Zoom in (click the tree, then +)</source>
        <translation>Größer (Baum anklicken, dann +)</translation>
    </message>
    <message>
        <source>Fit</source>
        <extracomment>A button: fit the whole tree into the page</extracomment>
        <translation>Ganz</translation>
    </message>
    <message>
        <source>Follow</source>
        <extracomment>a button: the drawing follows the search</extracomment>
        <translation>Folgen</translation>
    </message>
</context>
<context>
    <name>TreeCanvas</name>
    <message>
        <source>Zoom: {percent}%</source>
        <extracomment>Read aloud by screen readers
{percent}: a number, without its sign</extracomment>
        <translation>Zoom: {percent}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>TreeDrawing</name>
    <message>
        <source>Game tree</source>
        <extracomment>Name of the drawn tree, for screen readers
Title of the picture in a file</extracomment>
        <translation>Spielbaum</translation>
    </message>
    <message>
        <source>END</source>
        <extracomment>in capitals beside the drawn tree: all nodes of this row are ends of the game</extracomment>
        <translation>ENDE</translation>
    </message>
    <message>
        <source>BOTH</source>
        <extracomment>in capitals beside the drawn tree: both players have nodes in this row</extracomment>
        <translation>BEIDE</translation>
    </message>
    <message>
        <source>The game is over here, so the value is known.</source>
        <translation>Hier ist die Partie zu Ende, also ist der Wert bekannt.</translation>
    </message>
    <message>
        <source>MAX moves at some of these nodes, MIN at the others.</source>
        <translation>An manchen dieser Knoten zieht MAX, an den anderen MIN.</translation>
    </message>
    <message>
        <source>MAX moves here and takes the largest value below it.</source>
        <translation>Hier zieht MAX und nimmt den größten Wert darunter.</translation>
    </message>
    <message>
        <source>MIN moves here and takes the smallest value below it.</source>
        <translation>Hier zieht MIN und nimmt den kleinsten Wert darunter.</translation>
    </message>
    <message>
        <source>{count} more</source>
        <extracomment>on a small card in the tree: moves that are not drawn
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>noch {count}</translation>
    </message>
    <message>
        <source>{more}, {positions}</source>
        <extracomment>At a node of the tree with moves that are not drawn. {more}: “5 more”; {positions}: “1,053 positions”</extracomment>
        <translation>{more}, {positions}</translation>
    </message>
    <message>
        <source>value {value}</source>
        <extracomment>A node of the tree in words, for screen readers.
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>Wert {value}</translation>
    </message>
    <message>
        <source>from here: {meaning}</source>
        <extracomment>A node of the tree in words, for screen readers. {meaning}: such as “X wins in 2 moves”</extracomment>
        <translation>von hier aus: {meaning}</translation>
    </message>
    <message>
        <source>the reason for the cut in this step</source>
        <extracomment>A node of the tree in words, for screen readers.</extracomment>
        <translation>der Grund für den Schnitt in diesem Schritt</translation>
    </message>
    <message>
        <source>on the best line</source>
        <extracomment>A node of the tree in words, for screen readers.</extracomment>
        <translation>in der besten Variante</translation>
    </message>
    <message>
        <source>Top, {kind}</source>
        <extracomment>A node of the tree in words, for screen readers. {kind}: such as “MAX node”</extracomment>
        <translation>Wurzel, {kind}</translation>
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
        <translation>noch nicht besucht</translation>
    </message>
    <message>
        <source>being searched</source>
        <extracomment>The state of a node of the tree in words, for screen readers</extracomment>
        <translation>wird durchsucht</translation>
    </message>
    <message>
        <source>the search is here</source>
        <extracomment>The state of a node of the tree in words, for screen readers</extracomment>
        <translation>hier ist die Suche</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>The state of a node of the tree in words, for screen readers</extracomment>
        <translation>fertig</translation>
    </message>
    <message>
        <source>skipped, never visited</source>
        <extracomment>The state of a node of the tree in words, for screen readers</extracomment>
        <translation>übersprungen, nie besucht</translation>
    </message>
    <message>
        <source>marked as skipped</source>
        <translation>als übersprungen markiert</translation>
    </message>
    <message>
        <source>marked, right: alpha-beta skips it</source>
        <translation>markiert, richtig: Die Alpha-Beta-Suche überspringt ihn</translation>
    </message>
    <message>
        <source>marked by mistake: alpha-beta does look at it</source>
        <translation>falsch markiert: Diesen Ast sieht sich die Alpha-Beta-Suche an</translation>
    </message>
    <message>
        <source>missed: alpha-beta skips this, but you didn&apos;t mark it</source>
        <translation>übersehen: Die Alpha-Beta-Suche überspringt diesen Ast, aber du hast ihn nicht markiert</translation>
    </message>
</context>
<context>
    <name>TurnBar</name>
    <message>
        <source>The bot is thinking</source>
        <translation>Der Bot denkt nach</translation>
    </message>
    <message>
        <source>{rule}. {end}</source>
        <extracomment>Read aloud by screen readers at the end of a game. {rule}: how the bot chooses its moves; {end}: who has won</extracomment>
        <translation>{rule}. {end}</translation>
    </message>
    <message>
        <source>What the bot is thinking</source>
        <translation>Was der Bot denkt</translation>
    </message>
    <message>
        <source>Game status</source>
        <extracomment>Name of the bar below the board, for screen readers</extracomment>
        <translation>Wer ist am Zug?</translation>
    </message>
</context>
<context>
    <name>TurnsView</name>
    <message>
        <source>For each turn: every possible move with its value, and the move that was played</source>
        <translation>Für jeden Zug: was möglich war, mit Werten, und was gespielt wurde</translation>
    </message>
    <message>
        <source>Save list</source>
        <extracomment>Button that saves the list of turns in a file</extracomment>
        <translation>Liste speichern</translation>
    </message>
    <message>
        <source>Save this list as a text file</source>
        <translation>Diese Liste als Textdatei speichern</translation>
    </message>
    <message>
        <source>The perfect player&apos;s turns</source>
        <translation>Züge des perfekten Spielers</translation>
    </message>
</context>
<context>
    <name>ValueBar</name>
    <message>
        <source>Value: {value}</source>
        <extracomment>The bar beside the board that shows who is ahead
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>Wert: {value}</translation>
    </message>
    <message>
        <source>{value}
The fuller the bar, the better for {player}</source>
        <extracomment>The bar beside the board that shows who is ahead
{value}: a value: +3, −1 in 4, 0.5
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{value}
Je voller der Balken, desto besser für {player}</translation>
    </message>
</context>
<context>
    <name>ValueCover</name>
    <message>
        <source>The values are hidden while you search.</source>
        <translation>Solange du suchst, sind die Werte versteckt.</translation>
    </message>
</context>
<context>
    <name>WatchView</name>
    <message>
        <source>Make the game larger or smaller</source>
        <translation>Die Partie größer oder kleiner zeigen</translation>
    </message>
    <message>
        <source>Smaller</source>
        <extracomment>Name of the button that changes the size of the board in the arena</extracomment>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Larger</source>
        <extracomment>Name of the button that changes the size of the board in the arena</extracomment>
        <translation>Größer</translation>
    </message>
    <message>
        <source>The game you are watching</source>
        <translation>Die Partie, der du zuschaust</translation>
    </message>
    <message>
        <source>Players in the game you are watching</source>
        <translation>Spieler der Partie, der du zuschaust</translation>
    </message>
    <message>
        <source>Progress in the game you are watching</source>
        <translation>Stand der Partie, der du zuschaust</translation>
    </message>
</context>
<context>
    <name>WatchedBoard</name>
    <message>
        <source>The game you are watching</source>
        <translation>Die Partie, der du zuschaust</translation>
    </message>
    <message>
        <source>Click to make the game larger or smaller</source>
        <translation>Klicke, um die Partie größer oder kleiner zu sehen</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>{moves} or {last}</source>
        <extracomment>{moves}: moves with commas between them; {last}: the last one</extracomment>
        <translation>{moves} oder {last}</translation>
    </message>
    <message>
        <source>{moves} and {last}</source>
        <extracomment>{moves}: moves with commas between them; {last}: the last one</extracomment>
        <translation>{moves} und {last}</translation>
    </message>
    <message>
        <source>two threats</source>
        <extracomment>Object of a sentence: &quot;O makes two threats&quot;</extracomment>
        <translation>zwei Drohungen</translation>
    </message>
    <message>
        <source>it is a draw</source>
        <extracomment>Follows &quot;With c3, &quot;</extracomment>
        <translation>es ist unentschieden</translation>
    </message>
    <message>
        <source>it is a draw, or {player} wins</source>
        <extracomment>A clause within an answer to “Why?”: what a move leads to
{player}: a player&apos;s name: X, White</extracomment>
        <translation>es ist unentschieden, oder {player} gewinnt</translation>
    </message>
    <message>
        <source>it is a draw, or you win</source>
        <extracomment>A clause within an answer to “Why?”: what a move leads to</extracomment>
        <translation>es ist unentschieden, oder du gewinnst</translation>
    </message>
    <message>
        <source>it is a draw, or the bot wins</source>
        <extracomment>A clause within an answer to “Why?”: what a move leads to</extracomment>
        <translation>es ist unentschieden, oder der Bot gewinnt</translation>
    </message>
    <message>
        <source>it is no better</source>
        <translation>es ist nicht besser</translation>
    </message>
    <message>
        <source>the game is about even</source>
        <translation>die Partie ist etwa ausgeglichen</translation>
    </message>
    <message>
        <source>{player} plays {move}. It is a draw.</source>
        <extracomment>“Why?” below the board: the last step of the line.
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>{player} spielt {move}. Es ist unentschieden.</translation>
    </message>
    <message>
        <source>You play {move}. It is a draw.</source>
        <extracomment>“Why?” below the board: the last step of the line.
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Du spielst {move}. Es ist unentschieden.</translation>
    </message>
    <message>
        <source>The bot plays {move}. It is a draw.</source>
        <extracomment>“Why?” below the board: the last step of the line.
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Der Bot spielt {move}. Es ist unentschieden.</translation>
    </message>
    <message>
        <source>{player} plays {move}: {end}.</source>
        <extracomment>“Why?” below the board: the last step of the line. {end}: how the game ends, such as “X wins”
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>{player} spielt {move}: {end}.</translation>
    </message>
    <message>
        <source>You play {move}: {end}.</source>
        <extracomment>“Why?” below the board: the last step of the line. {end}: how the game ends, such as “X wins”
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Du spielst {move}: {end}.</translation>
    </message>
    <message>
        <source>The bot plays {move}: {end}.</source>
        <extracomment>“Why?” below the board: the last step of the line. {end}: how the game ends, such as “X wins”
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Der Bot spielt {move}: {end}.</translation>
    </message>
    <message>
        <source>{player} plays {move} and wins.</source>
        <extracomment>“Why?” below the board: the last step of the line.
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>{player} spielt {move} und gewinnt.</translation>
    </message>
    <message>
        <source>You play {move} and win.</source>
        <extracomment>“Why?” below the board: the last step of the line.
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Du spielst {move} und gewinnst.</translation>
    </message>
    <message>
        <source>The bot plays {move} and wins.</source>
        <extracomment>“Why?” below the board: the last step of the line.
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Der Bot spielt {move} und gewinnt.</translation>
    </message>
    <message>
        <source>{player} plays {move} and loses.</source>
        <extracomment>“Why?” below the board: the last step of the line.
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>{player} spielt {move} und verliert.</translation>
    </message>
    <message>
        <source>You play {move} and lose.</source>
        <extracomment>“Why?” below the board: the last step of the line.
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Du spielst {move} und verlierst.</translation>
    </message>
    <message>
        <source>The bot plays {move} and loses.</source>
        <extracomment>“Why?” below the board: the last step of the line.
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Der Bot spielt {move} und verliert.</translation>
    </message>
    <message>
        <source>{player} plays {move}, but can&apos;t stop {unstopped} as well.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>{player} spielt {move}, kann aber {unstopped} nicht auch noch verhindern.</translation>
    </message>
    <message>
        <source>You play {move}, but you can&apos;t stop {unstopped} as well.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Du spielst {move}, kannst aber {unstopped} nicht auch noch verhindern.</translation>
    </message>
    <message>
        <source>The bot plays {move}, but it can&apos;t stop {unstopped} as well.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Der Bot spielt {move}, kann aber {unstopped} nicht auch noch verhindern.</translation>
    </message>
    <message>
        <source>{player} must stop {stood}, but then {other} can win with {opened}.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win; {opened}: where the move lets the other player win; all such as “b2 and c1”
{player}: a player&apos;s name: X, White
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>{player} muss {stood} verhindern, aber dann kann {other} mit {opened} gewinnen.</translation>
    </message>
    <message>
        <source>You must stop {stood}, but then the bot can win with {opened}.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win; {opened}: where the move lets the other player win; all such as “b2 and c1”</extracomment>
        <translation>Du musst {stood} verhindern, aber dann kann der Bot mit {opened} gewinnen.</translation>
    </message>
    <message>
        <source>The bot must stop {stood}, but then you can win with {opened}.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win; {opened}: where the move lets the other player win; all such as “b2 and c1”</extracomment>
        <translation>Der Bot muss {stood} verhindern, aber dann kannst du mit {opened} gewinnen.</translation>
    </message>
    <message>
        <source>{player} must stop {stood}, and threatens {threats}.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win; {threats}: where the player does
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} muss {stood} verhindern und droht mit {threats}.</translation>
    </message>
    <message>
        <source>You must stop {stood}, and you threaten {threats}.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win; {threats}: where the player does</extracomment>
        <translation>Du musst {stood} verhindern und drohst mit {threats}.</translation>
    </message>
    <message>
        <source>The bot must stop {stood}, and it threatens {threats}.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win; {threats}: where the player does</extracomment>
        <translation>Der Bot muss {stood} verhindern und droht mit {threats}.</translation>
    </message>
    <message>
        <source>{player} must stop {stood}.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} muss {stood} verhindern.</translation>
    </message>
    <message>
        <source>You must stop {stood}.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win</extracomment>
        <translation>Du musst {stood} verhindern.</translation>
    </message>
    <message>
        <source>The bot must stop {stood}.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win</extracomment>
        <translation>Der Bot muss {stood} verhindern.</translation>
    </message>
    <message>
        <source>{player} plays {move}. Then {other} can win with {opened}.</source>
        <extracomment>“Why?” below the board: a step of the line. {opened}, {threats}: places such as “b2 and c1”
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>{player} spielt {move}. Danach kann {other} mit {opened} gewinnen.</translation>
    </message>
    <message>
        <source>You play {move}. Then the bot can win with {opened}.</source>
        <extracomment>“Why?” below the board: a step of the line. {opened}, {threats}: places such as “b2 and c1”
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Du spielst {move}. Danach kann der Bot mit {opened} gewinnen.</translation>
    </message>
    <message>
        <source>The bot plays {move}. Then you can win with {opened}.</source>
        <extracomment>“Why?” below the board: a step of the line. {opened}, {threats}: places such as “b2 and c1”
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Der Bot spielt {move}. Danach kannst du mit {opened} gewinnen.</translation>
    </message>
    <message>
        <source>{player} plays {move} and makes {count}: {threats}.</source>
        <extracomment>“Why?” below the board: a step of the line. {opened}, {threats}: places such as “b2 and c1”; {count}: “two threats”
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>{player} spielt {move} und macht {count}: {threats}.</translation>
    </message>
    <message>
        <source>You play {move} and make {count}: {threats}.</source>
        <extracomment>“Why?” below the board: a step of the line. {opened}, {threats}: places such as “b2 and c1”; {count}: “two threats”
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Du spielst {move} und machst {count}: {threats}.</translation>
    </message>
    <message>
        <source>The bot plays {move} and makes {count}: {threats}.</source>
        <extracomment>“Why?” below the board: a step of the line. {opened}, {threats}: places such as “b2 and c1”; {count}: “two threats”
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Der Bot spielt {move} und macht {count}: {threats}.</translation>
    </message>
    <message>
        <source>{player} plays {move} and threatens {threats}.</source>
        <extracomment>“Why?” below the board: a step of the line. {opened}, {threats}: places such as “b2 and c1”
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>{player} spielt {move} und droht mit {threats}.</translation>
    </message>
    <message>
        <source>You play {move} and threaten {threats}.</source>
        <extracomment>“Why?” below the board: a step of the line. {opened}, {threats}: places such as “b2 and c1”
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Du spielst {move} und drohst mit {threats}.</translation>
    </message>
    <message>
        <source>The bot plays {move} and threatens {threats}.</source>
        <extracomment>“Why?” below the board: a step of the line. {opened}, {threats}: places such as “b2 and c1”
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Der Bot spielt {move} und droht mit {threats}.</translation>
    </message>
    <message>
        <source>{player} plays {move} and moves again.</source>
        <extracomment>“Why?” below the board: a step of the line.
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>{player} spielt {move} und ist noch einmal am Zug.</translation>
    </message>
    <message>
        <source>You play {move} and move again.</source>
        <extracomment>“Why?” below the board: a step of the line.
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Du spielst {move} und bist noch einmal am Zug.</translation>
    </message>
    <message>
        <source>The bot plays {move} and moves again.</source>
        <extracomment>“Why?” below the board: a step of the line.
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Der Bot spielt {move} und ist noch einmal am Zug.</translation>
    </message>
    <message>
        <source>{player} plays {move}.</source>
        <extracomment>“Why?” below the board: a step of the line.
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>{player} spielt {move}.</translation>
    </message>
    <message>
        <source>You play {move}.</source>
        <extracomment>“Why?” below the board: a step of the line.
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Du spielst {move}.</translation>
    </message>
    <message>
        <source>The bot plays {move}.</source>
        <extracomment>“Why?” below the board: a step of the line.
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Der Bot spielt {move}.</translation>
    </message>
    <message>
        <source>{player} can&apos;t stop both.</source>
        <extracomment>Answer to “Why?”, after the threats were named
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} kann nicht beide verhindern.</translation>
    </message>
    <message>
        <source>You can&apos;t stop both.</source>
        <extracomment>Answer to “Why?”, after the threats were named</extracomment>
        <translation>Du kannst nicht beide verhindern.</translation>
    </message>
    <message>
        <source>The bot can&apos;t stop both.</source>
        <extracomment>Answer to “Why?”, after the threats were named</extracomment>
        <translation>Der Bot kann nicht beide verhindern.</translation>
    </message>
    <message>
        <source>{player} can&apos;t stop them all.</source>
        <extracomment>Answer to “Why?”, after the threats were named
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} kann nicht alle verhindern.</translation>
    </message>
    <message>
        <source>You can&apos;t stop them all.</source>
        <extracomment>Answer to “Why?”, after the threats were named</extracomment>
        <translation>Du kannst nicht alle verhindern.</translation>
    </message>
    <message>
        <source>The bot can&apos;t stop them all.</source>
        <extracomment>Answer to “Why?”, after the threats were named</extracomment>
        <translation>Der Bot kann nicht alle verhindern.</translation>
    </message>
    <message>
        <source>{player} couldn&apos;t have stopped both.</source>
        <extracomment>Answer to “Why?”, after threats were named that were not played
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} hätte nicht beide verhindern können.</translation>
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
        <translation>{player} hätte bei Zug {number} noch gewinnen können.</translation>
    </message>
    <message>
        <source>You could still have won at move {number}.</source>
        <extracomment>Answer to “Why?”: the last move at which the game could still have been saved
{number}: a number</extracomment>
        <translation>Du hättest bei Zug {number} noch gewinnen können.</translation>
    </message>
    <message>
        <source>The bot could still have won at move {number}.</source>
        <extracomment>Answer to “Why?”: the last move at which the game could still have been saved
{number}: a number</extracomment>
        <translation>Der Bot hätte bei Zug {number} noch gewinnen können.</translation>
    </message>
    <message>
        <source>{player} could still have drawn at move {number}.</source>
        <extracomment>Answer to “Why?”: the last move at which the game could still have been saved
{player}: a player&apos;s name: X, White
{number}: a number</extracomment>
        <translation>{player} hätte bei Zug {number} noch ein Unentschieden schaffen können.</translation>
    </message>
    <message>
        <source>You could still have drawn at move {number}.</source>
        <extracomment>Answer to “Why?”: the last move at which the game could still have been saved
{number}: a number</extracomment>
        <translation>Du hättest bei Zug {number} noch ein Unentschieden schaffen können.</translation>
    </message>
    <message>
        <source>The bot could still have drawn at move {number}.</source>
        <extracomment>Answer to “Why?”: the last move at which the game could still have been saved
{number}: a number</extracomment>
        <translation>Der Bot hätte bei Zug {number} noch ein Unentschieden schaffen können.</translation>
    </message>
    <message>
        <source>{player} could still have saved the game at move {number}.</source>
        <extracomment>Answer to “Why?”: the last move at which the game could still have been saved
{player}: a player&apos;s name: X, White
{number}: a number</extracomment>
        <translation>{player} hätte die Partie bei Zug {number} noch retten können.</translation>
    </message>
    <message>
        <source>You could still have saved the game at move {number}.</source>
        <extracomment>Answer to “Why?”: the last move at which the game could still have been saved
{number}: a number</extracomment>
        <translation>Du hättest die Partie bei Zug {number} noch retten können.</translation>
    </message>
    <message>
        <source>The bot could still have saved the game at move {number}.</source>
        <extracomment>Answer to “Why?”: the last move at which the game could still have been saved
{number}: a number</extracomment>
        <translation>Der Bot hätte die Partie bei Zug {number} noch retten können.</translation>
    </message>
    <message>
        <source>That was your first mistake.</source>
        <extracomment>Answer to “Why?”, after the mistake was named</extracomment>
        <translation>Das war dein erster Fehler.</translation>
    </message>
    <message>
        <source>That was the bot&apos;s first mistake.</source>
        <extracomment>Answer to “Why?”, after the mistake was named</extracomment>
        <translation>Das war der erste Fehler des Bots.</translation>
    </message>
    <message>
        <source>The game ended even sooner, because {winner} was already threatening {stood}.</source>
        <extracomment>Answer to “Why?”, after a mistake that came before. {stood}: where a win was threatened
{winner}: the name of the player who wins: X, White</extracomment>
        <translation>Die Partie war sogar noch schneller zu Ende, weil {winner} schon mit {stood} drohte.</translation>
    </message>
    <message>
        <source>The game ended even sooner, because you were already threatening {stood}.</source>
        <extracomment>Answer to “Why?”, after a mistake that came before. {stood}: where a win was threatened</extracomment>
        <translation>Die Partie war sogar noch schneller zu Ende, weil du schon mit {stood} drohtest.</translation>
    </message>
    <message>
        <source>The game ended even sooner, because the bot was already threatening {stood}.</source>
        <extracomment>Answer to “Why?”, after a mistake that came before. {stood}: where a win was threatened</extracomment>
        <translation>Die Partie war sogar noch schneller zu Ende, weil der Bot schon mit {stood} drohte.</translation>
    </message>
    <message>
        <source>I don&apos;t know if another move would have been better.</source>
        <translation>Ich weiß nicht, ob ein anderer Zug besser gewesen wäre.</translation>
    </message>
    <message>
        <source>I don&apos;t know if another move is better.</source>
        <translation>Ich weiß nicht, ob ein anderer Zug besser ist.</translation>
    </message>
    <message>
        <source>With {move}, {got}.</source>
        <extracomment>Answer to “Why not?”: {got}: what the move leads to, such as “you win in 5 moves”
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Mit {move}: {got}.</translation>
    </message>
    <message>
        <source>With {move}, {got}. With {better}, {best}.</source>
        <extracomment>Answer to “Why not?”: {got}, {best}: what the moves lead to, such as “X wins by 3”
{move}: a move: b2, column 4, ♘f3
{better}: a move that was better: b2</extracomment>
        <translation>Mit {move}: {got}. Besser {better}: {best}.</translation>
    </message>
    <message>
        <source>No move is better than {move}.</source>
        <extracomment>Answer to “Why not?” of a good move
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Kein Zug ist besser als {move}.</translation>
    </message>
    <message>
        <source>I found nothing better than {move}.</source>
        <extracomment>Answer to “Why not?” of a good move
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Ich habe nichts Besseres gefunden als {move}.</translation>
    </message>
    <message>
        <source>If both sides play well, it is a draw.</source>
        <extracomment>Answer to “Why not?” of a good move</extracomment>
        <translation>Wenn beide Seiten gut spielen, ist es unentschieden.</translation>
    </message>
    <message>
        <source>{loser} made no mistake. {winner} can win from the start, whatever {loser} plays.</source>
        <extracomment>Answer to “Why?” after a game in which nobody made a mistake. {loser}: a player&apos;s name
{winner}: the name of the player who wins: X, White</extracomment>
        <translation>{loser} hat keinen Fehler gemacht. {winner} kann von Anfang an gewinnen, egal was {loser} spielt.</translation>
    </message>
    <message>
        <source>You made no mistake. The bot can win from the start, whatever you play.</source>
        <extracomment>Answer to “Why?” after a game in which nobody made a mistake.</extracomment>
        <translation>Du hast keinen Fehler gemacht. Der Bot kann von Anfang an gewinnen, egal was du spielst.</translation>
    </message>
    <message>
        <source>The bot made no mistake. You can win from the start, whatever the bot plays.</source>
        <extracomment>Answer to “Why?” after a game in which nobody made a mistake.</extracomment>
        <translation>Der Bot hat keinen Fehler gemacht. Du kannst von Anfang an gewinnen, egal was der Bot spielt.</translation>
    </message>
    <message>
        <source>Nobody made a mistake.</source>
        <translation>Niemand hat einen Fehler gemacht.</translation>
    </message>
    <message>
        <source>{winner} can win, whatever {player} plays.</source>
        <extracomment>Answer to “Why not?” of a move that loses sooner than others
{winner}: the name of the player who wins: X, White
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{winner} kann gewinnen, egal was {player} spielt.</translation>
    </message>
    <message>
        <source>You can win, whatever the bot plays.</source>
        <extracomment>Answer to “Why not?” of a move that loses sooner than others</extracomment>
        <translation>Du kannst gewinnen, egal was der Bot spielt.</translation>
    </message>
    <message>
        <source>The bot can win, whatever you play.</source>
        <extracomment>Answer to “Why not?” of a move that loses sooner than others</extracomment>
        <translation>Der Bot kann gewinnen, egal was du spielst.</translation>
    </message>
    <message>
        <source>This is the best play I can find.</source>
        <translation>Das sind die besten Züge, die ich finde.</translation>
    </message>
    <message>
        <source>This is the best play for both sides.</source>
        <translation>So spielen beide Seiten am besten.</translation>
    </message>
    <message>
        <source>I don&apos;t know the best play from here.</source>
        <translation>Ich weiß nicht, wie man von hier aus am besten spielt.</translation>
    </message>
    <message>
        <source>That was {player}&apos;s first mistake.</source>
        <extracomment>Answer to “Why?”, after the mistake was named
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Das war der erste Fehler von {player}.</translation>
    </message>
    <message>
        <source>You couldn&apos;t have stopped both.</source>
        <extracomment>Answer to “Why?”, after threats were named that were not played</extracomment>
        <translation>Du hättest nicht beide verhindern können.</translation>
    </message>
    <message>
        <source>The bot couldn&apos;t have stopped both.</source>
        <extracomment>Answer to “Why?”, after threats were named that were not played</extracomment>
        <translation>Der Bot hätte nicht beide verhindern können.</translation>
    </message>
    <message>
        <source>{player} couldn&apos;t have stopped them all.</source>
        <extracomment>Answer to “Why?”, after threats were named that were not played
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} hätte nicht alle verhindern können.</translation>
    </message>
    <message>
        <source>You couldn&apos;t have stopped them all.</source>
        <extracomment>Answer to “Why?”, after threats were named that were not played</extracomment>
        <translation>Du hättest nicht alle verhindern können.</translation>
    </message>
    <message>
        <source>The bot couldn&apos;t have stopped them all.</source>
        <extracomment>Answer to “Why?”, after threats were named that were not played</extracomment>
        <translation>Der Bot hätte nicht alle verhindern können.</translation>
    </message>
    <message>
        <source>Only one move would have won: {moves}.</source>
        <extracomment>Answer to “Why?”: what would have been better, or is better. {moves}: one or more moves</extracomment>
        <translation>Nur ein Zug hätte gewonnen: {moves}.</translation>
    </message>
    <message>
        <source>Only one move wins: {moves}.</source>
        <extracomment>Answer to “Why?”: what would have been better, or is better. {moves}: one or more moves</extracomment>
        <translation>Nur ein Zug gewinnt: {moves}.</translation>
    </message>
    <message>
        <source>Only one move would have kept the draw: {moves}.</source>
        <extracomment>Answer to “Why?”: what would have been better, or is better. {moves}: one or more moves</extracomment>
        <translation>Nur ein Zug hätte das Unentschieden gehalten: {moves}.</translation>
    </message>
    <message>
        <source>Only one move keeps the draw: {moves}.</source>
        <extracomment>Answer to “Why?”: what would have been better, or is better. {moves}: one or more moves</extracomment>
        <translation>Nur ein Zug hält das Unentschieden: {moves}.</translation>
    </message>
    <message>
        <source>{player} plays {move}, but {other} still threatens {unstopped}.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>{player} spielt {move}, aber {other} droht immer noch mit {unstopped}.</translation>
    </message>
    <message>
        <source>You play {move}, but the bot still threatens {unstopped}.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Du spielst {move}, aber der Bot droht immer noch mit {unstopped}.</translation>
    </message>
    <message>
        <source>The bot plays {move}, but you still threaten {unstopped}.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Der Bot spielt {move}, aber du drohst immer noch mit {unstopped}.</translation>
    </message>
    <message>
        <source>With {move}, {player} loses at once.</source>
        <extracomment>Answer to “Why?”: how {move} lost.
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Mit {move} verliert {player} sofort.</translation>
    </message>
    <message>
        <source>With {move}, you lose at once.</source>
        <extracomment>Answer to “Why?”: how {move} lost.</extracomment>
        <translation>Mit {move} verlierst du sofort.</translation>
    </message>
    <message>
        <source>With {move}, the bot loses at once.</source>
        <extracomment>Answer to “Why?”: how {move} lost.</extracomment>
        <translation>Mit {move} verliert der Bot sofort.</translation>
    </message>
    <message>
        <source>{winner} threatens {reply}, and playing {move} doesn&apos;t stop it.</source>
        <extracomment>Answer to “Why?”: how {move} lost.
{winner}: the name of the player who wins: X, White
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>{winner} droht mit {reply}, und der Zug {move} verhindert das nicht.</translation>
    </message>
    <message>
        <source>You threaten {reply}, and playing {move} doesn&apos;t stop it.</source>
        <extracomment>Answer to “Why?”: how {move} lost.
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Du drohst mit {reply}, und der Zug {move} verhindert das nicht.</translation>
    </message>
    <message>
        <source>The bot threatens {reply}, and playing {move} doesn&apos;t stop it.</source>
        <extracomment>Answer to “Why?”: how {move} lost.
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Der Bot droht mit {reply}, und der Zug {move} verhindert das nicht.</translation>
    </message>
    <message>
        <source>After {move}, {winner} can win at once with {reply}.</source>
        <extracomment>Answer to “Why?”: how {move} lost.
{winner}: the name of the player who wins: X, White
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Nach {move} kann {winner} mit {reply} sofort gewinnen.</translation>
    </message>
    <message>
        <source>After {move}, you can win at once with {reply}.</source>
        <extracomment>Answer to “Why?”: how {move} lost.
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Nach {move} kannst du mit {reply} sofort gewinnen.</translation>
    </message>
    <message>
        <source>After {move}, the bot can win at once with {reply}.</source>
        <extracomment>Answer to “Why?”: how {move} lost.
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Nach {move} kann der Bot mit {reply} sofort gewinnen.</translation>
    </message>
    <message>
        <source>After {move}, {winner} can make {threats} with {deciding}: {both}.</source>
        <extracomment>Answer to “Why?”: how {move} lost. {threats}: “two threats”; {both}: their places, such as “b2 and c1”
{winner}: the name of the player who wins: X, White
{deciding}: the move that decides the game: b2</extracomment>
        <translation>Nach {move} kann {winner} mit {deciding} {threats} machen: {both}.</translation>
    </message>
    <message>
        <source>After {move}, you can make {threats} with {deciding}: {both}.</source>
        <extracomment>Answer to “Why?”: how {move} lost. {threats}: “two threats”; {both}: their places, such as “b2 and c1”
{deciding}: the move that decides the game: b2</extracomment>
        <translation>Nach {move} kannst du mit {deciding} {threats} machen: {both}.</translation>
    </message>
    <message>
        <source>After {move}, the bot can make {threats} with {deciding}: {both}.</source>
        <extracomment>Answer to “Why?”: how {move} lost. {threats}: “two threats”; {both}: their places, such as “b2 and c1”
{deciding}: the move that decides the game: b2</extracomment>
        <translation>Nach {move} kann der Bot mit {deciding} {threats} machen: {both}.</translation>
    </message>
    <message>
        <source>After {move}, {winner} can make one threat after another. In the end, {winner} plays {deciding} and makes {threats} at once: {both}.</source>
        <extracomment>Answer to “Why?”: how {move} lost. {threats}: “two threats”; {both}: their places, such as “b2 and c1”
{winner}: the name of the player who wins: X, White
{deciding}: the move that decides the game: b2</extracomment>
        <translation>Nach {move} kann {winner} eine Drohung nach der anderen machen. Am Ende spielt {winner} {deciding} und macht {threats} auf einmal: {both}.</translation>
    </message>
    <message>
        <source>After {move}, you can make one threat after another. In the end, you play {deciding} and make {threats} at once: {both}.</source>
        <extracomment>Answer to “Why?”: how {move} lost. {threats}: “two threats”; {both}: their places, such as “b2 and c1”
{deciding}: the move that decides the game: b2</extracomment>
        <translation>Nach {move} kannst du eine Drohung nach der anderen machen. Am Ende spielst du {deciding} und machst {threats} auf einmal: {both}.</translation>
    </message>
    <message>
        <source>After {move}, the bot can make one threat after another. In the end, it plays {deciding} and makes {threats} at once: {both}.</source>
        <extracomment>Answer to “Why?”: how {move} lost. {threats}: “two threats”; {both}: their places, such as “b2 and c1”
{deciding}: the move that decides the game: b2</extracomment>
        <translation>Nach {move} kann der Bot eine Drohung nach der anderen machen. Am Ende spielt er {deciding} und macht {threats} auf einmal: {both}.</translation>
    </message>
    <message>
        <source>After {move}, {winner} can win. Here is one way. In the end, {winner} plays {deciding} and makes {threats}: {both}.</source>
        <extracomment>“Why?”: how one side wins. {deciding}: a move; {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3
{winner}: the name of the player who wins: X, White</extracomment>
        <translation>Nach {move} kann {winner} gewinnen. Zum Beispiel so: Am Ende spielt {winner} {deciding} und macht {threats}: {both}.</translation>
    </message>
    <message>
        <source>After {move}, you can win. Here is one way. In the end, you play {deciding} and make {threats}: {both}.</source>
        <extracomment>“Why?”: how one side wins. {deciding}: a move; {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Nach {move} kannst du gewinnen. Zum Beispiel so: Am Ende spielst du {deciding} und machst {threats}: {both}.</translation>
    </message>
    <message>
        <source>After {move}, the bot can win. Here is one way. In the end, it plays {deciding} and makes {threats}: {both}.</source>
        <extracomment>“Why?”: how one side wins. {deciding}: a move; {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Nach {move} kann der Bot gewinnen. Zum Beispiel so: Am Ende spielt er {deciding} und macht {threats}: {both}.</translation>
    </message>
    <message>
        <source>In the end, {winner} plays {deciding} and makes {threats}: {both}.</source>
        <extracomment>“Why?”: how one side wins. {deciding}: a move; {threats}: such as “two threats”; {both}: the moves that are threatened
{winner}: the name of the player who wins: X, White</extracomment>
        <translation>Am Ende spielt {winner} {deciding} und macht {threats}: {both}.</translation>
    </message>
    <message>
        <source>In the end, you play {deciding} and make {threats}: {both}.</source>
        <extracomment>“Why?”: how one side wins. {deciding}: a move; {threats}: such as “two threats”; {both}: the moves that are threatened</extracomment>
        <translation>Am Ende spielst du {deciding} und machst {threats}: {both}.</translation>
    </message>
    <message>
        <source>In the end, the bot plays {deciding} and makes {threats}: {both}.</source>
        <extracomment>“Why?”: how one side wins. {deciding}: a move; {threats}: such as “two threats”; {both}: the moves that are threatened</extracomment>
        <translation>Am Ende spielt der Bot {deciding} und macht {threats}: {both}.</translation>
    </message>
    <message>
        <source>After {move}, {winner} can win.</source>
        <extracomment>Answer to “Why?”, if the way to win is not told
{move}: a move: b2, column 4, ♘f3
{winner}: the name of the player who wins: X, White</extracomment>
        <translation>Nach {move} kann {winner} gewinnen.</translation>
    </message>
    <message>
        <source>After {move}, you can win.</source>
        <extracomment>Answer to “Why?”, if the way to win is not told
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Nach {move} kannst du gewinnen.</translation>
    </message>
    <message>
        <source>After {move}, the bot can win.</source>
        <extracomment>Answer to “Why?”, if the way to win is not told
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Nach {move} kann der Bot gewinnen.</translation>
    </message>
    <message>
        <source>After {move}, {winner} can win by {margin}.</source>
        <extracomment>Answer to “Why?” in a game that is won by points
{move}: a move: b2, column 4, ♘f3
{winner}: the name of the player who wins: X, White
{margin}: by how much a game is won: 4</extracomment>
        <translation>Nach {move} kann {winner} mit einem Vorsprung von {margin} gewinnen.</translation>
    </message>
    <message>
        <source>After {move}, you can win by {margin}.</source>
        <extracomment>Answer to “Why?” in a game that is won by points
{move}: a move: b2, column 4, ♘f3
{margin}: by how much a game is won: 4</extracomment>
        <translation>Nach {move} kannst du mit einem Vorsprung von {margin} gewinnen.</translation>
    </message>
    <message>
        <source>After {move}, the bot can win by {margin}.</source>
        <extracomment>Answer to “Why?” in a game that is won by points
{move}: a move: b2, column 4, ♘f3
{margin}: by how much a game is won: 4</extracomment>
        <translation>Nach {move} kann der Bot mit einem Vorsprung von {margin} gewinnen.</translation>
    </message>
    <message>
        <source>The game ended even sooner: after {move}, {winner} could win with {end}.</source>
        <extracomment>Answer to “Why?”, after a mistake that came before. {end}: the move that won at once
{move}: a move: b2, column 4, ♘f3
{winner}: the name of the player who wins: X, White</extracomment>
        <translation>Die Partie war sogar noch schneller zu Ende: Nach {move} konnte {winner} mit {end} gewinnen.</translation>
    </message>
    <message>
        <source>The game ended even sooner: after {move}, you could win with {end}.</source>
        <extracomment>Answer to “Why?”, after a mistake that came before. {end}: the move that won at once
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Die Partie war sogar noch schneller zu Ende: Nach {move} konntest du mit {end} gewinnen.</translation>
    </message>
    <message>
        <source>The game ended even sooner: after {move}, the bot could win with {end}.</source>
        <extracomment>Answer to “Why?”, after a mistake that came before. {end}: the move that won at once
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Die Partie war sogar noch schneller zu Ende: Nach {move} konnte der Bot mit {end} gewinnen.</translation>
    </message>
    <message>
        <source>With {moves}, {player} wouldn&apos;t have lost.</source>
        <extracomment>Answer to “Why?”: what would have been better, or is better Answer to “Why?”: what would have been better, or is better. {moves}: one or more moves
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Mit {moves} hätte {player} nicht verloren.</translation>
    </message>
    <message>
        <source>With {moves}, you wouldn&apos;t have lost.</source>
        <extracomment>Answer to “Why?”: what would have been better, or is better Answer to “Why?”: what would have been better, or is better. {moves}: one or more moves</extracomment>
        <translation>Mit {moves} hättest du nicht verloren.</translation>
    </message>
    <message>
        <source>With {moves}, the bot wouldn&apos;t have lost.</source>
        <extracomment>Answer to “Why?”: what would have been better, or is better Answer to “Why?”: what would have been better, or is better. {moves}: one or more moves</extracomment>
        <translation>Mit {moves} hätte der Bot nicht verloren.</translation>
    </message>
    <message>
        <source>With {moves}, {player} doesn&apos;t lose.</source>
        <extracomment>Answer to “Why?”: what would have been better, or is better Answer to “Why?”: what would have been better, or is better. {moves}: one or more moves
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Mit {moves} verliert {player} nicht.</translation>
    </message>
    <message>
        <source>With {moves}, you don&apos;t lose.</source>
        <extracomment>Answer to “Why?”: what would have been better, or is better Answer to “Why?”: what would have been better, or is better. {moves}: one or more moves</extracomment>
        <translation>Mit {moves} verlierst du nicht.</translation>
    </message>
    <message>
        <source>With {moves}, the bot doesn&apos;t lose.</source>
        <extracomment>Answer to “Why?”: what would have been better, or is better Answer to “Why?”: what would have been better, or is better. {moves}: one or more moves</extracomment>
        <translation>Mit {moves} verliert der Bot nicht.</translation>
    </message>
    <message>
        <source>With {moves}, {player} would have won at once.</source>
        <extracomment>“Why?”: {moves}: one or more moves
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Mit {moves} hätte {player} sofort gewonnen.</translation>
    </message>
    <message>
        <source>With {moves}, you would have won at once.</source>
        <extracomment>“Why?”: {moves}: one or more moves</extracomment>
        <translation>Mit {moves} hättest du sofort gewonnen.</translation>
    </message>
    <message>
        <source>With {moves}, the bot would have won at once.</source>
        <extracomment>“Why?”: {moves}: one or more moves</extracomment>
        <translation>Mit {moves} hätte der Bot sofort gewonnen.</translation>
    </message>
    <message>
        <source>With {moves}, {player} wins at once.</source>
        <extracomment>“Why?”: {moves}: one or more moves
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Mit {moves} gewinnt {player} sofort.</translation>
    </message>
    <message>
        <source>With {moves}, you win at once.</source>
        <extracomment>“Why?”: {moves}: one or more moves</extracomment>
        <translation>Mit {moves} gewinnst du sofort.</translation>
    </message>
    <message>
        <source>With {moves}, the bot wins at once.</source>
        <extracomment>“Why?”: {moves}: one or more moves</extracomment>
        <translation>Mit {moves} gewinnt der Bot sofort.</translation>
    </message>
    <message>
        <source>With {moves}, {player} would have won.</source>
        <extracomment>“Why?”: {moves}: one or more moves
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Mit {moves} hätte {player} gewonnen.</translation>
    </message>
    <message>
        <source>With {moves}, you would have won.</source>
        <extracomment>“Why?”: {moves}: one or more moves</extracomment>
        <translation>Mit {moves} hättest du gewonnen.</translation>
    </message>
    <message>
        <source>With {moves}, the bot would have won.</source>
        <extracomment>“Why?”: {moves}: one or more moves</extracomment>
        <translation>Mit {moves} hätte der Bot gewonnen.</translation>
    </message>
    <message>
        <source>With {moves}, {player} wins.</source>
        <extracomment>“Why?”: {moves}: one or more moves
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Mit {moves} gewinnt {player}.</translation>
    </message>
    <message>
        <source>With {moves}, you win.</source>
        <extracomment>“Why?”: {moves}: one or more moves</extracomment>
        <translation>Mit {moves} gewinnst du.</translation>
    </message>
    <message>
        <source>With {moves}, the bot wins.</source>
        <extracomment>“Why?”: {moves}: one or more moves</extracomment>
        <translation>Mit {moves} gewinnt der Bot.</translation>
    </message>
    <message>
        <source>With {moves}, it would have been a draw.</source>
        <extracomment>Answer to “Why?”: what would have been better, or is better. {moves}: one or more moves</extracomment>
        <translation>Mit {moves} wäre es unentschieden gewesen.</translation>
    </message>
    <message>
        <source>With {moves}, it is a draw.</source>
        <extracomment>Answer to “Why?”: what would have been better, or is better. {moves}: one or more moves</extracomment>
        <translation>Mit {moves} ist es unentschieden.</translation>
    </message>
    <message>
        <source>With {move}, {player} would have won by {margin}.</source>
        <extracomment>“Why?”: {margin}: a number
{move}: a move: b2, column 4, ♘f3
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Mit {move} hätte {player} mit einem Vorsprung von {margin} gewonnen.</translation>
    </message>
    <message>
        <source>With {move}, you would have won by {margin}.</source>
        <extracomment>“Why?”: {margin}: a number
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Mit {move} hättest du mit einem Vorsprung von {margin} gewonnen.</translation>
    </message>
    <message>
        <source>With {move}, the bot would have won by {margin}.</source>
        <extracomment>“Why?”: {margin}: a number
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Mit {move} hätte der Bot mit einem Vorsprung von {margin} gewonnen.</translation>
    </message>
    <message>
        <source>With {move}, {player} wins by {margin}.</source>
        <extracomment>“Why?”: {margin}: a number
{move}: a move: b2, column 4, ♘f3
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Mit {move} gewinnt {player} mit einem Vorsprung von {margin}.</translation>
    </message>
    <message>
        <source>With {move}, you win by {margin}.</source>
        <extracomment>“Why?”: {margin}: a number
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Mit {move} gewinnst du mit einem Vorsprung von {margin}.</translation>
    </message>
    <message>
        <source>With {move}, the bot wins by {margin}.</source>
        <extracomment>“Why?”: {margin}: a number
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Mit {move} gewinnt der Bot mit einem Vorsprung von {margin}.</translation>
    </message>
    <message>
        <source>With {move}, {player} would have won. It makes {threats}: {both}.</source>
        <extracomment>“Why?”: how one side wins. {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Mit {move} hätte {player} gewonnen. Das gibt {threats}: {both}.</translation>
    </message>
    <message>
        <source>With {move}, you would have won. It makes {threats}: {both}.</source>
        <extracomment>“Why?”: how one side wins. {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Mit {move} hättest du gewonnen. Das gibt {threats}: {both}.</translation>
    </message>
    <message>
        <source>With {move}, the bot would have won. It makes {threats}: {both}.</source>
        <extracomment>“Why?”: how one side wins. {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Mit {move} hätte der Bot gewonnen. Das gibt {threats}: {both}.</translation>
    </message>
    <message>
        <source>With {move}, {player} wins. It makes {threats}: {both}.</source>
        <extracomment>“Why?”: how one side wins. {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Mit {move} gewinnt {player}. Das gibt {threats}: {both}.</translation>
    </message>
    <message>
        <source>With {move}, you win. It makes {threats}: {both}.</source>
        <extracomment>“Why?”: how one side wins. {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Mit {move} gewinnst du. Das gibt {threats}: {both}.</translation>
    </message>
    <message>
        <source>With {move}, the bot wins. It makes {threats}: {both}.</source>
        <extracomment>“Why?”: how one side wins. {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Mit {move} gewinnt der Bot. Das gibt {threats}: {both}.</translation>
    </message>
    <message>
        <source>With {move}, {player} would have won by one threat after another. In the end, {player} would have played {deciding} and made {threats} at once: {both}.</source>
        <extracomment>“Why?”: how one side wins. {deciding}: a move; {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Mit {move} hätte {player} durch eine Drohung nach der anderen gewonnen. Am Ende hätte {player} {deciding} gespielt und {threats} auf einmal gemacht: {both}.</translation>
    </message>
    <message>
        <source>With {move}, you would have won by one threat after another. In the end, you would have played {deciding} and made {threats} at once: {both}.</source>
        <extracomment>“Why?”: how one side wins. {deciding}: a move; {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Mit {move} hättest du durch eine Drohung nach der anderen gewonnen. Am Ende hättest du {deciding} gespielt und {threats} auf einmal gemacht: {both}.</translation>
    </message>
    <message>
        <source>With {move}, the bot would have won by one threat after another. In the end, it would have played {deciding} and made {threats} at once: {both}.</source>
        <extracomment>“Why?”: how one side wins. {deciding}: a move; {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Mit {move} hätte der Bot durch eine Drohung nach der anderen gewonnen. Am Ende hätte er {deciding} gespielt und {threats} auf einmal gemacht: {both}.</translation>
    </message>
    <message>
        <source>With {move}, {player} wins by one threat after another. In the end, {player} plays {deciding} and makes {threats} at once: {both}.</source>
        <extracomment>“Why?”: how one side wins. {deciding}: a move; {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Mit {move} gewinnt {player} durch eine Drohung nach der anderen. Am Ende spielt {player} {deciding} und macht {threats} auf einmal: {both}.</translation>
    </message>
    <message>
        <source>With {move}, you win by one threat after another. In the end, you play {deciding} and make {threats} at once: {both}.</source>
        <extracomment>“Why?”: how one side wins. {deciding}: a move; {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Mit {move} gewinnst du durch eine Drohung nach der anderen. Am Ende spielst du {deciding} und machst {threats} auf einmal: {both}.</translation>
    </message>
    <message>
        <source>With {move}, the bot wins by one threat after another. In the end, it plays {deciding} and makes {threats} at once: {both}.</source>
        <extracomment>“Why?”: how one side wins. {deciding}: a move; {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Mit {move} gewinnt der Bot durch eine Drohung nach der anderen. Am Ende spielt er {deciding} und macht {threats} auf einmal: {both}.</translation>
    </message>
    <message>
        <source>With {move}, it is only a draw.</source>
        <extracomment>Answer to “Why not?”, after the move that wins was named
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Mit {move} ist es nur unentschieden.</translation>
    </message>
    <message>
        <source>With {move}, {player} doesn&apos;t win.</source>
        <extracomment>Answer to “Why not?”, after the move that wins was named
{move}: a move: b2, column 4, ♘f3
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Mit {move} gewinnt {player} nicht.</translation>
    </message>
    <message>
        <source>With {move}, you don&apos;t win.</source>
        <extracomment>Answer to “Why not?”, after the move that wins was named
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Mit {move} gewinnst du nicht.</translation>
    </message>
    <message>
        <source>With {move}, the bot doesn&apos;t win.</source>
        <extracomment>Answer to “Why not?”, after the move that wins was named
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Mit {move} gewinnt der Bot nicht.</translation>
    </message>
    <message>
        <source>Playing {better} lasts longer: {best}. With {move}, {got}.</source>
        <extracomment>{best}, {got}: whole clauses, such as &quot;X wins in 2 moves&quot;
{better}: a move that was better: b2
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Mit {better} dauert es länger: {best}. Mit {move}: {got}.</translation>
    </message>
    <message>
        <source>Playing {better} is quicker: {best}. With {move}, {got}.</source>
        <extracomment>{best}, {got}: whole clauses, such as &quot;you win now&quot;
{better}: a move that was better: b2
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Mit {better} geht es schneller: {best}. Mit {move}: {got}.</translation>
    </message>
    <message>
        <source>I would have played {better}.</source>
        <extracomment>Answer to “Why not?”, if values are guesses
{better}: a move that was better: b2</extracomment>
        <translation>Ich hätte {better} gespielt.</translation>
    </message>
    <message>
        <source>{branch} leads to {number}.</source>
        <extracomment>“Why?” about a tree of numbers. {branch}: “the left branch” or “branch 3”; begins a sentence
{number}: a number</extracomment>
        <translation>{branch} führt zu {number}.</translation>
    </message>
    <message>
        <source>In this game, {player} didn&apos;t even stop {end}.</source>
        <extracomment>Answer to “Why?”, after a mistake that came before. {end}: the move that won at once
{player}: a player&apos;s name: X, White</extracomment>
        <translation>In dieser Partie hat {player} nicht einmal {end} verhindert.</translation>
    </message>
    <message>
        <source>In this game, the bot didn&apos;t even stop {end}.</source>
        <extracomment>Answer to “Why?”, after a mistake that came before. {end}: the move that won at once</extracomment>
        <translation>In dieser Partie hat der Bot nicht einmal {end} verhindert.</translation>
    </message>
    <message>
        <source>In this game, you didn&apos;t even stop {end}.</source>
        <extracomment>Answer to “Why?”, after a mistake that came before. {end}: the move that won at once</extracomment>
        <translation>In dieser Partie hast du nicht einmal {end} verhindert.</translation>
    </message>
    <message>
        <source>After {move}, {winner} can win on its next move.</source>
        <extracomment>“Why?”: what was wrong with a move
{move}: a move: b2, column 4, ♘f3
{winner}: the name of the player who wins: X, White</extracomment>
        <translation>Nach {move} kann {winner} mit dem nächsten Zug gewinnen.</translation>
    </message>
    <message>
        <source>After {move}, you can win on your next move.</source>
        <extracomment>“Why?”: what was wrong with a move
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Nach {move} kannst du mit deinem nächsten Zug gewinnen.</translation>
    </message>
    <message>
        <source>After {move}, the bot can win on its next move.</source>
        <extracomment>“Why?”: what was wrong with a move
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Nach {move} kann der Bot mit seinem nächsten Zug gewinnen.</translation>
    </message>
</context>
<context>
    <name>WhyGuide</name>
    <message>
        <source>Why not {move}?</source>
        <extracomment>Entry in the menu of a place on the board
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Warum nicht {move}?</translation>
    </message>
</context>
<context>
    <name>WhySentence</name>
    <message>
        <source>Why</source>
        <extracomment>Name of the answer to “Why?”, for screen readers</extracomment>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Looking for the reason…</source>
        <translation>Ich suche den Grund&#xa0;…</translation>
    </message>
    <message>
        <source>Which move decided it?</source>
        <translation>Welcher Zug hat entschieden?</translation>
    </message>
    <message>
        <source>Go back to the move that decided the game (Shift+Y)</source>
        <translation>Zurück zu dem Zug, der die Partie entschieden hat (Umschalt+Y)</translation>
    </message>
    <message>
        <source>Where did it first go wrong?</source>
        <translation>Wo ging es zuerst schief?</translation>
    </message>
    <message>
        <source>Looking for the best play…</source>
        <translation>Ich suche die besten Züge …</translation>
    </message>
    <message>
        <source>Show the first mistake. There were more chances later (Shift+Y)</source>
        <translation>Den ersten Fehler zeigen. Danach gab es noch Chancen (Umschalt+Y)</translation>
    </message>
</context>
<context>
    <name>WhySteps</name>
    <message>
        <source>Step back</source>
        <extracomment>Names of buttons below the board, for screen readers, with their tips: they walk through the answer to “Why?”</extracomment>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Go one step back (Left)</source>
        <extracomment>Names of buttons below the board, for screen readers, with their tips: they walk through the answer to “Why?”</extracomment>
        <translation>Einen Schritt zurückgehen (Pfeil nach links)</translation>
    </message>
    <message>
        <source>Play the steps</source>
        <translation>Schritte abspielen</translation>
    </message>
    <message>
        <source>Play or stop the steps (Space)</source>
        <translation>Die Schritte abspielen oder anhalten (Leertaste)</translation>
    </message>
    <message>
        <source>Step forward</source>
        <extracomment>Name of the button below the board, for screen readers, with its tip: it walks through the answer to “Why?”</extracomment>
        <translation>Schritt vor</translation>
    </message>
    <message>
        <source>Go one step forward (Right)</source>
        <extracomment>Name of the button below the board, for screen readers, with its tip: it walks through the answer to “Why?”</extracomment>
        <translation>Einen Schritt vorwärts gehen (Pfeil nach rechts)</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>Ab hier noch einmal</translation>
    </message>
    <message>
        <source>Go back to where you asked (Esc)</source>
        <extracomment>Button below the board that ends “Why?”, and its tip</extracomment>
        <translation>Dorthin zurückgehen, wo du gefragt hast (Esc)</translation>
    </message>
    <message>
        <source>What happens next</source>
        <translation>Was als Nächstes passiert</translation>
    </message>
    <message>
        <source>{number} of {count}: {told}</source>
        <extracomment>Below the board, in an answer to “Why?”: a step and what happens in it, such as: 2 of 5: X must stop b2. {told}: the sentence
{number}: a number
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>{number} von {count}: {told}</translation>
    </message>
    <message>
        <source>What every move is worth</source>
        <translation>Was jeder Zug wert ist</translation>
    </message>
    <message>
        <source>Go back to the position before this move and play on. The old moves are kept (Enter)</source>
        <translation>Zur Stellung vor diesem Zug zurückgehen und weiterspielen. Die alten Züge bleiben erhalten (Eingabetaste)</translation>
    </message>
    <message>
        <source>Close “Why?”</source>
        <extracomment>Button below the board that ends “Why?”, and its tip</extracomment>
        <translation>„Warum?“ schließen</translation>
    </message>
</context>
<context>
    <name>WindowNumberLine</name>
    <message>
        <source>Alpha-beta window</source>
        <extracomment>Name of a number line, for screen readers</extracomment>
        <translation>Alpha-Beta-Fenster</translation>
    </message>
    <message>
        <source>MAX is already sure of alpha, and MIN is sure of beta. Only a value between them can change the result.</source>
        <translation>MAX hat alpha schon sicher, und MIN hat beta sicher. Nur ein Wert dazwischen kann das Ergebnis noch ändern.</translation>
    </message>
    <message>
        <source>alpha {alpha}, beta {beta}</source>
        <extracomment>The number line in words, for screen readers. {alpha}, {beta}: values</extracomment>
        <translation>alpha {alpha}, beta {beta}</translation>
    </message>
    <message>
        <source>nothing in between</source>
        <translation>nichts dazwischen</translation>
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
        <translation>Suchtiefe {depth}, {positions}, {seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>Some lines stop before the end of the game because time ran out.</source>
        <translation>Manche Varianten hören vor dem Ende der Partie auf, weil die Zeit um war.</translation>
    </message>
    <message>
        <source>{games}, {mean} on average</source>
        <extracomment>Result of `minimax-fair play`, below its games. {games}: “won {wins} ...”; {mean}: a number of points</extracomment>
        <translation>{games}, im Schnitt {mean}</translation>
    </message>
    <message>
        <source>{one} ({first}) won {wins}, {other} ({second}) won {losses}, draws: {draws}</source>
        <extracomment>Result of `minimax-fair play`, below its games. {one}, {other}: names of players; {first}, {second}: their sides
{wins}: a number of games
{losses}: a number of games
{draws}: a number of games</extracomment>
        <translation>{one} ({first}) hat {wins} gewonnen, {other} ({second}) hat {losses} gewonnen, unentschieden: {draws}</translation>
    </message>
    <message>
        <source>{player} wins now</source>
        <extracomment>What a position or a move leads to; a clause that begins small
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} gewinnt jetzt</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>Said of a value; the board has only a sign there
How a game ended.
The worst that can happen, in the column “Worst case”</extracomment>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>{player} wins</source>
        <extracomment>What a position or a move leads to; a clause that begins small
How a game ended.
Who wins, on a tag beside a move
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} gewinnt</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a chess position. Write its rows from 8 down to 1, for example 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1.</source>
        <extracomment>What is wrong with something that was typed
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>„{text}“ ist keine Schachstellung. Schreibe die Reihen von 8 bis 1, zum Beispiel 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1.</translation>
    </message>
    <message>
        <source>Each player needs exactly one king. Add a king or take one away.</source>
        <extracomment>What is wrong with something that was typed</extracomment>
        <translation>Jeder Spieler braucht genau einen König. Stelle einen dazu oder nimm einen weg.</translation>
    </message>
    <message>
        <source>A pawn can&apos;t be on the first or the last row. Move it or take it away.</source>
        <extracomment>What is wrong with something that was typed</extracomment>
        <translation>Ein Bauer kann nicht auf der ersten oder letzten Reihe stehen. Versetze ihn oder nimm ihn weg.</translation>
    </message>
    <message>
        <source>One player has more pieces than at the start of a game. Take some away.</source>
        <extracomment>What is wrong with something that was typed</extracomment>
        <translation>Ein Spieler hat mehr Figuren als am Anfang einer Partie. Nimm einige weg.</translation>
    </message>
    <message>
        <source>This position can&apos;t happen in a game of chess. Look at castling, checks and en passant.</source>
        <extracomment>{text} is a part of a position, such as KQkq; - is the sign for no castling</extracomment>
        <translation>Diese Stellung ist im Schach nicht möglich. Prüfe Rochade, Schach und en passant.</translation>
    </message>
    <message>
        <source>“{text}” is a chess variant. Here you can only play standard chess.</source>
        <extracomment>{where} is “Move 3: ”, or nothing
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>„{text}“ ist eine Schachvariante. Hier kannst du nur normales Schach spielen.</translation>
    </message>
    <message>
        <source>Chess</source>
        <extracomment>The name of the game</extracomment>
        <translation>Schach</translation>
    </message>
    <message>
        <source>Checkmate the king</source>
        <extracomment>The aim of the game, on its card.</extracomment>
        <translation>Setze den König matt</translation>
    </message>
    <message>
        <source>Tap a piece, then a square.</source>
        <translation>Tippe auf eine Figur, dann auf ein Feld.</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>The name of a player</extracomment>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>The name of a player</extracomment>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>{move}: check</source>
        <extracomment>Read aloud after a move that gives check; {move} is a sentence.</extracomment>
        <translation>{move}: Schach</translation>
    </message>
    <message>
        <source>{move}: checkmate</source>
        <extracomment>Read aloud after the last move; {move} is a sentence.</extracomment>
        <translation>{move}: Matt</translation>
    </message>
    <message>
        <source>Moves such as e4 e5 Nf3 or e2e4, a position (FEN) or a game (PGN)</source>
        <translation>Züge wie e4 e5 Sf3 oder e2e4, eine Stellung (FEN) oder eine Partie (PGN)</translation>
    </message>
    <message>
        <source>Checkmate</source>
        <extracomment>Why the game is over.</extracomment>
        <translation>Matt</translation>
    </message>
    <message>
        <source>Stalemate: no legal move and no check</source>
        <extracomment>Why the game is over.</extracomment>
        <translation>Patt: kein erlaubter Zug und kein Schach</translation>
    </message>
    <message>
        <source>Too few pieces left for checkmate</source>
        <extracomment>Why the game is over.</extracomment>
        <translation>Zu wenige Figuren für ein Matt</translation>
    </message>
    <message>
        <source>The same position came up three times</source>
        <extracomment>Why the game is over.
Why the game is a draw.</extracomment>
        <translation>Dieselbe Stellung kam dreimal vor</translation>
    </message>
    <message>
        <source>the pieces</source>
        <extracomment>Fills {what} in “Counting {what} gives +1.30”.</extracomment>
        <translation>die Figuren</translation>
    </message>
    <message>
        <source>material</source>
        <extracomment>A part of the evaluation, before its number: what the pieces count.</extracomment>
        <translation>Material</translation>
    </message>
    <message>
        <source>pawns</source>
        <extracomment>The unit of the evaluation, after its number: +1.30 pawns.</extracomment>
        <translation>Bauern</translation>
    </message>
    <message>
        <source>Pieces only</source>
        <extracomment>Names of evaluations in a list; this one changes from the middlegame to the endgame.</extracomment>
        <translation>Nur Figuren</translation>
    </message>
    <message>
        <source>White goes first. Take turns to move one piece. To capture one of the other player&apos;s pieces, move onto its square.</source>
        <translation>Weiß beginnt. Ihr zieht abwechselnd mit einer Figur. Um eine Figur des Gegners zu schlagen, ziehe auf ihr Feld.</translation>
    </message>
    <message>
        <source>A rook moves any distance along a row or a column. A bishop moves any distance diagonally. A queen moves like a rook or a bishop.</source>
        <translation>Ein Turm zieht beliebig weit in einer Reihe oder Spalte. Ein Läufer zieht beliebig weit diagonal. Eine Dame zieht wie ein Turm oder ein Läufer.</translation>
    </message>
    <message>
        <source>A king moves one square in any direction. A knight moves in an L: two squares straight, then one to the side. Only a knight can jump over pieces.</source>
        <translation>Ein König zieht ein Feld in jede Richtung. Ein Springer zieht wie ein L: zwei Felder geradeaus, dann eins zur Seite. Nur ein Springer kann über Figuren springen.</translation>
    </message>
    <message>
        <source>A pawn moves one square forward, or two from where it starts. It captures one square diagonally forward.</source>
        <translation>Ein Bauer zieht ein Feld vorwärts, von seinem Startfeld aus auch zwei. Er schlägt ein Feld diagonal nach vorn.</translation>
    </message>
    <message>
        <source>Promotion: a pawn that reaches the last row becomes a queen, rook, bishop or knight. You choose.</source>
        <translation>Umwandlung: Ein Bauer, der die letzte Reihe erreicht, wird Dame, Turm, Läufer oder Springer. Du darfst wählen.</translation>
    </message>
    <message>
        <source>En passant: if a pawn moves two squares and lands beside your pawn, you can capture it. Do it with your very next move, as if that pawn had moved one square.</source>
        <translation>En passant: Zieht ein Bauer zwei Felder und landet neben deinem Bauern, darfst du ihn schlagen. Tu es gleich mit deinem nächsten Zug, als wäre er nur ein Feld gezogen.</translation>
    </message>
    <message>
        <source>Castling: your king moves two squares towards a rook, and the rook jumps over it. Neither may have moved before, and nothing may be between them. You can&apos;t castle out of check, through check or into check.</source>
        <translation>Rochade: Dein König zieht zwei Felder auf einen Turm zu, und der Turm springt über ihn. Keiner von beiden darf vorher gezogen haben, und nichts darf zwischen ihnen stehen. Die Rochade geht nicht aus dem Schach, nicht durchs Schach und nicht ins Schach.</translation>
    </message>
    <message>
        <source>Check: if your king is attacked, you must get it out of danger on your next move. You may never move into check.</source>
        <translation>Schach: Wird dein König angegriffen, musst du das mit deinem nächsten Zug beenden. Du darfst nie ins Schach ziehen.</translation>
    </message>
    <message>
        <source>You win if you attack the king and it can&apos;t escape: checkmate.</source>
        <translation>Du gewinnst, wenn du den König angreifst und er nicht entkommen kann: Matt.</translation>
    </message>
    <message>
        <source>It is a draw if the same position comes up three times.</source>
        <translation>Unentschieden ist es auch, wenn dieselbe Stellung dreimal vorkommt.</translation>
    </message>
    <message>
        <source>{player} castles kingside</source>
        <extracomment>Read aloud: White or Black castles with the rook on the side of the king.
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} macht die kurze Rochade</translation>
    </message>
    <message>
        <source>{player} castles queenside</source>
        <extracomment>Read aloud: White or Black castles with the rook on the side of the queen.
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} macht die lange Rochade</translation>
    </message>
    <message>
        <source>pawn</source>
        <extracomment>The name of a piece of chess in a sentence that is read aloud</extracomment>
        <translation>dem Bauern</translation>
    </message>
    <message>
        <source>knight</source>
        <extracomment>The name of a piece of chess in a sentence that is read aloud</extracomment>
        <translation>dem Springer</translation>
    </message>
    <message>
        <source>bishop</source>
        <extracomment>The name of a piece of chess in a sentence that is read aloud</extracomment>
        <translation>dem Läufer</translation>
    </message>
    <message>
        <source>rook</source>
        <extracomment>The name of a piece of chess in a sentence that is read aloud</extracomment>
        <translation>dem Turm</translation>
    </message>
    <message>
        <source>queen</source>
        <extracomment>The name of a piece of chess in a sentence that is read aloud</extracomment>
        <translation>der Dame</translation>
    </message>
    <message>
        <source>king</source>
        <extracomment>The name of a piece of chess in a sentence that is read aloud</extracomment>
        <translation>dem König</translation>
    </message>
    <message>
        <source>{player} plays {piece} to {square}</source>
        <extracomment>Read aloud: White plays knight to f3. {piece} is a piece, maybe with its column: knight b.
{player}: a player&apos;s name: X, White
{square}: a square of the board: e4</extracomment>
        <translation>{player} zieht mit {piece} nach {square}</translation>
    </message>
    <message>
        <source>{player} captures on {square} with {piece}</source>
        <extracomment>Read aloud: White captures on d5 with pawn e. {piece} is a piece, maybe with its column.
{player}: a player&apos;s name: X, White
{square}: a square of the board: e4</extracomment>
        <translation>{player} schlägt auf {square} mit {piece}</translation>
    </message>
    <message>
        <source>a pawn</source>
        <comment>object: loses a pawn, captures a pawn</comment>
        <extracomment>object: loses a pawn, captures a pawn</extracomment>
        <translation>einen Bauern</translation>
    </message>
    <message>
        <source>a knight</source>
        <comment>object: loses a knight, captures a knight</comment>
        <extracomment>object: loses a knight, captures a knight</extracomment>
        <translation>einen Springer</translation>
    </message>
    <message>
        <source>a bishop</source>
        <comment>object: loses a bishop, captures a bishop</comment>
        <extracomment>object: loses a bishop, captures a bishop</extracomment>
        <translation>einen Läufer</translation>
    </message>
    <message>
        <source>a rook</source>
        <comment>object: loses a rook, captures a rook</comment>
        <extracomment>object: loses a rook, captures a rook</extracomment>
        <translation>einen Turm</translation>
    </message>
    <message>
        <source>the queen</source>
        <comment>object: loses the queen, captures the queen</comment>
        <extracomment>object: loses the queen, captures the queen
object: attacks the queen</extracomment>
        <translation>die Dame</translation>
    </message>
    <message>
        <source>the knight</source>
        <comment>object: attacks the knight</comment>
        <extracomment>object: attacks the knight</extracomment>
        <translation>den Springer</translation>
    </message>
    <message>
        <source>the bishop</source>
        <comment>object: attacks the bishop</comment>
        <extracomment>object: attacks the bishop</extracomment>
        <translation>den Läufer</translation>
    </message>
    <message>
        <source>the rook</source>
        <comment>object: attacks the rook</comment>
        <extracomment>object: attacks the rook</extracomment>
        <translation>den Turm</translation>
    </message>
    <message>
        <source>the queen</source>
        <comment>object: attacks the queen</comment>
        <extracomment>object: loses the queen, captures the queen
object: attacks the queen</extracomment>
        <translation>die Dame</translation>
    </message>
    <message>
        <source>the king</source>
        <comment>object: attacks the king</comment>
        <extracomment>object: attacks the king</extracomment>
        <translation>den König</translation>
    </message>
    <message>
        <source>A bar can&apos;t have {columns} by {rows} squares. Each side can be 1 to {side}, with at most {most} squares in all.</source>
        <extracomment>What is wrong with something that was typed. {side}, {most}: numbers
{columns}: a number
{rows}: a number</extracomment>
        <translation>Eine Tafel mit {columns} mal {rows} Feldern ist nicht möglich. Jede Seite kann 1 bis {side} lang sein, mit höchstens {most} Feldern im Ganzen.</translation>
    </message>
    <message>
        <source>Columns</source>
        <extracomment>label in the dialog for another size</extracomment>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Rows</source>
        <extracomment>label in the dialog for another size</extracomment>
        <translation>Reihen</translation>
    </message>
    <message>
        <source>Chomp</source>
        <extracomment>The name of the game; its French inventor called it so for the sound of eating</extracomment>
        <translation>Chomp</translation>
    </message>
    <message>
        <source>Chomp {columns}×{rows}</source>
        <extracomment>The name of the game with its size
{columns}: a number
{rows}: a number</extracomment>
        <translation>Chomp {columns}×{rows}</translation>
    </message>
    <message>
        <source>Don&apos;t eat the poisoned square</source>
        <translation>Iss nicht das vergiftete Feld</translation>
    </message>
    <message>
        <source>Tap a square.</source>
        <translation>Tippe auf ein Feld.</translation>
    </message>
    <message>
        <source>Take turns. Pick a square: you eat it and the whole block above it and to its right.</source>
        <translation>Ihr seid abwechselnd am Zug. Wähle ein Feld: Du isst es und alles, was darüber und rechts davon liegt.</translation>
    </message>
    <message>
        <source>The square at the bottom left is poisoned.</source>
        <translation>Das Feld unten links ist vergiftet.</translation>
    </message>
    <message>
        <source>The player who has to eat the poisoned square loses.</source>
        <translation>Wer das vergiftete Feld essen muss, verliert.</translation>
    </message>
    <message>
        <source>Moves such as c2b1, or the rows left, such as 5,3,1</source>
        <extracomment>in an empty line for typing: what can be typed there</extracomment>
        <translation>Züge wie c2b1 oder die Reihen, die übrig sind, wie 5,3,1</translation>
    </message>
    <message>
        <source>Only the poisoned square is left. {player} has to eat it.</source>
        <extracomment>The theory of the position on the board
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Nur das vergiftete Feld ist übrig. {player} muss es essen.</translation>
    </message>
    <message>
        <source>One line is left. {player} can win by eating everything except the poisoned square.</source>
        <extracomment>a theorem about the position on the board; {player} moves next</extracomment>
        <translation>Ein Streifen ist übrig. So kann {player} gewinnen: alles essen außer dem vergifteten Feld.</translation>
    </message>
    <message>
        <source>Two arms are left: the bottom row and the left column. {player} can win by making both the same length.</source>
        <extracomment>a theorem about the position on the board; {player} moves next</extracomment>
        <translation>Zwei Arme sind übrig: die unterste Reihe und die linke Spalte. So kann {player} gewinnen: beide gleich lang machen.</translation>
    </message>
    <message>
        <source>Two rows or columns are left. {player} can win by leaving one of them exactly one square longer than the other.</source>
        <extracomment>a theorem about the position on the board; {player} moves next</extracomment>
        <translation>Zwei Reihen oder Spalten sind übrig. So kann {player} gewinnen: eine davon genau ein Feld länger lassen als die andere.</translation>
    </message>
    <message>
        <source>A square bar is left. {player} can win by eating b2. Then the bottom row and the left column are left, and they are the same length.</source>
        <extracomment>a theorem about the position on the board; {player} moves next</extracomment>
        <translation>Eine quadratische Tafel ist übrig. So kann {player} gewinnen: b2 essen. Dann bleiben die unterste Reihe und die linke Spalte, gleich lang.</translation>
    </message>
    <message>
        <source>Two arms of the same length are left: the bottom row and the left column. Whatever {player} eats from one arm, the other player can copy on the other arm. So {player} loses against a perfect player.</source>
        <extracomment>The theory of the position on the board
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Zwei gleich lange Arme sind übrig: die unterste Reihe und die linke Spalte. Egal, was {player} von einem Arm isst: Der Gegner kann es am anderen Arm nachmachen. Also verliert {player} gegen einen perfekten Spieler.</translation>
    </message>
    <message>
        <source>the bottom row and the left column are left, and their lengths differ by {number}</source>
        <extracomment>these texts about what is left follow a colon, or a move in brackets
{number}: a number</extracomment>
        <translation>die unterste Reihe und die linke Spalte sind übrig, Unterschied {number}</translation>
    </message>
    <message>
        <source>two rows or columns of the same length are left</source>
        <translation>zwei gleich lange Reihen oder Spalten sind übrig</translation>
    </message>
    <message>
        <source>only the bottom row and the left column are left, and they are the same length</source>
        <translation>die unterste Reihe und die linke Spalte sind übrig, gleich lang</translation>
    </message>
    <message>
        <source>After {reply}: {then}.</source>
        <extracomment>{then}: what is left, such as “one line is left”
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Nach {reply}: {then}.</translation>
    </message>
    <message>
        <source>only the poisoned square is left</source>
        <extracomment>these texts about what is left follow a colon, or a move in brackets</extracomment>
        <translation>nur das vergiftete Feld ist übrig</translation>
    </message>
    <message>
        <source>one line is left</source>
        <extracomment>these texts about what is left follow a colon, or a move in brackets</extracomment>
        <translation>ein Streifen ist übrig</translation>
    </message>
    <message>
        <source>two rows or columns are left, and their lengths differ by {number}</source>
        <extracomment>these texts about what is left follow a colon, or a move in brackets
{number}: a number</extracomment>
        <translation>zwei Reihen oder Spalten sind übrig, Unterschied {number}</translation>
    </message>
    <message>
        <source>a square bar is left</source>
        <extracomment>these texts about what is left follow a colon, or a move in brackets</extracomment>
        <translation>eine quadratische Tafel ist übrig</translation>
    </message>
    <message>
        <source>a whole rectangle is left</source>
        <extracomment>these texts about what is left follow a colon, or a move in brackets</extracomment>
        <translation>ein ganzes Rechteck ist übrig</translation>
    </message>
    <message>
        <source>Dots and Boxes</source>
        <translation>Käsekästchen</translation>
    </message>
    <message>
        <source>Dots and Boxes {columns}×{rows}</source>
        <extracomment>The name of the game with its size
{columns}: a number
{rows}: a number</extracomment>
        <translation>Käsekästchen {columns}×{rows}</translation>
    </message>
    <message>
        <source>Close the most boxes</source>
        <translation>Schließe die meisten Kästchen</translation>
    </message>
    <message>
        <source>Tap a line.</source>
        <translation>Tippe auf eine Linie.</translation>
    </message>
    <message>
        <source>When all lines are drawn, the player with more boxes wins.</source>
        <translation>Wenn alle Linien gezeichnet sind, gewinnt, wer mehr Kästchen hat.</translation>
    </message>
    <message>
        <source>When all lines are drawn, the player with more boxes wins. If both have the same number, it is a draw.</source>
        <translation>Wenn alle Linien gezeichnet sind, gewinnt, wer mehr Kästchen hat. Haben beide gleich viele, ist es unentschieden.</translation>
    </message>
    <message>
        <source>X goes first. Take turns. Draw a line from a dot to the next dot, across or down.</source>
        <translation>X beginnt. Ihr seid abwechselnd am Zug. Zeichne eine Linie von einem Punkt zum nächsten, waagerecht oder senkrecht.</translation>
    </message>
    <message>
        <source>If you close a box, it is yours, and you draw another line.</source>
        <translation>Wenn du ein Kästchen schließt, gehört es dir, und du zeichnest noch eine Linie.</translation>
    </message>
    <message>
        <source>Columns of boxes</source>
        <translation>Kästchen nebeneinander</translation>
    </message>
    <message>
        <source>Rows of boxes</source>
        <translation>Reihen von Kästchen</translation>
    </message>
    <message>
        <source>Lines from dot to dot, such as a1-b1 b1-b2, or a board with _ and |</source>
        <translation>Linien von Punkt zu Punkt, wie a1-b1 b1-b2, oder ein Brett mit _ und |</translation>
    </message>
    <message>
        <source>{first} {count}, {second} {other}</source>
        <extracomment>the score so far: player, boxes, player, boxes
The seeds in the stores so far: X 7, O 5.
{first}: the name of the player who moves first: X, White
{count}: a number; the text has a form for one and for many
{second}: the name of the player who moves second: O, Black
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>{first} {count}, {second} {other}</translation>
    </message>
    <message>
        <source>closes a box if it can, avoids giving one away, otherwise plays at random</source>
        <extracomment>what a bot does; the bot is the subject</extracomment>
        <translation>schließt ein Kästchen, wenn es geht, verschenkt möglichst keins und zieht sonst zufällig</translation>
    </message>
    <message>
        <source>Top left</source>
        <extracomment>name of a bot that always takes the first move</extracomment>
        <translation>Oben links</translation>
    </message>
    <message>
        <source>always draws the first line that is left</source>
        <extracomment>name of a bot that always takes the first move</extracomment>
        <translation>zeichnet immer die erste Linie, die noch frei ist</translation>
    </message>
    <message>
        <source>Boxes and chains</source>
        <extracomment>name of an evaluation: what it counts</extracomment>
        <translation>Kästchen und Ketten</translation>
    </message>
    <message>
        <source>Boxes closed so far</source>
        <extracomment>name of an evaluation: what it counts</extracomment>
        <translation>Bisher geschlossene Kästchen</translation>
    </message>
    <message>
        <source>Hex</source>
        <extracomment>The name of the game</extracomment>
        <translation>Hex</translation>
    </message>
    <message>
        <source>Hex {size}×{size}</source>
        <extracomment>The name of the game with its size. {size}: a number</extracomment>
        <translation>Hex {size}×{size}</translation>
    </message>
    <message>
        <source>Join your two edges</source>
        <translation>Verbinde deine beiden Ränder</translation>
    </message>
    <message>
        <source>Tap a cell.</source>
        <translation>Tippe auf ein Feld.</translation>
    </message>
    <message>
        <source>X goes first. Take turns. Put a stone on any empty cell. Stones never move.</source>
        <translation>X beginnt. Ihr seid abwechselnd am Zug. Setze einen Stein auf ein beliebiges leeres Feld. Steine werden nie bewegt.</translation>
    </message>
    <message>
        <source>X joins the top and the bottom. O joins the left and the right.</source>
        <translation>X verbindet oben und unten. O verbindet links und rechts.</translation>
    </message>
    <message>
        <source>The first player to join both edges with a chain wins. Hex never ends in a draw.</source>
        <translation>Wer zuerst seine beiden Ränder mit einer Kette verbindet, gewinnt. Bei Hex gibt es nie ein Unentschieden.</translation>
    </message>
    <message>
        <source>Moves such as {example}, or a board such as {rows}</source>
        <extracomment>In the empty line for a position: what you can type there. {rows}: a board in letters
{example}: an example of what can be typed</extracomment>
        <translation>Züge wie {example} oder ein Brett wie {rows}</translation>
    </message>
    <message>
        <source>Cells on each side</source>
        <extracomment>label in the dialog for another size</extracomment>
        <translation>Felder an jeder Seite</translation>
    </message>
    <message>
        <source>Stones still needed</source>
        <extracomment>name of an evaluation: what it counts</extracomment>
        <translation>Noch nötige Steine</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a board size. Write columns x rows, for example hexapawn:4x5.</source>
        <extracomment>What is wrong with something that was typed
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>„{text}“ ist keine Brettgröße. Schreibe Spalten x Reihen, zum Beispiel hexapawn:4x5.</translation>
    </message>
    <message>
        <source>{value} is out of range. Choose from {least} to {most} columns and rows.</source>
        <extracomment>What is wrong with something that was typed
{value}: a value: +3, −1 in 4, 0.5
{least}: the smallest number that is possible
{most}: the largest number that is possible</extracomment>
        <translation>{value} ist nicht möglich. Wähle {least} bis {most} Spalten und Reihen.</translation>
    </message>
    <message>
        <source>This position can&apos;t happen. There are too many pawns, or the game should have ended when a pawn crossed the board.</source>
        <extracomment>What is wrong with something that was typed</extracomment>
        <translation>Diese Stellung ist nicht möglich. Es sind zu viele Bauern, oder die Partie wäre schon zu Ende gewesen, als ein Bauer das Brett überquerte.</translation>
    </message>
    <message>
        <source>Hexapawn</source>
        <extracomment>The name of the game</extracomment>
        <translation>Hexapawn</translation>
    </message>
    <message>
        <source>Pawns</source>
        <extracomment>The name of an evaluation: it counts the pawns.</extracomment>
        <translation>Bauern</translation>
    </message>
    <message>
        <source>Hexapawn {columns}×{rows}</source>
        <extracomment>The name of the game with its size
{columns}: a number
{rows}: a number</extracomment>
        <translation>Hexapawn {columns}×{rows}</translation>
    </message>
    <message>
        <source>Cross the board</source>
        <extracomment>The aim of the game, on its card.</extracomment>
        <translation>Überquere das Brett</translation>
    </message>
    <message>
        <source>White goes first. Take turns to move one pawn.</source>
        <translation>Weiß beginnt. Ihr zieht abwechselnd mit einem Bauern.</translation>
    </message>
    <message>
        <source>A pawn moves one square straight forward if that square is empty. It captures one square diagonally forward.</source>
        <translation>Ein Bauer zieht ein Feld geradeaus, wenn dieses Feld leer ist. Er schlägt ein Feld diagonal nach vorn.</translation>
    </message>
    <message>
        <source>You win if one of your pawns reaches the other side of the board.</source>
        <translation>Du gewinnst, wenn einer deiner Bauern die andere Seite des Bretts erreicht.</translation>
    </message>
    <message>
        <source>{player} can&apos;t move</source>
        <extracomment>Why the game is over.
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} kann nicht ziehen</translation>
    </message>
    <message>
        <source>Moves such as b1b2 a3xb2, or a board such as {board}</source>
        <extracomment>In the empty line for a position: what you can type there. {board}: a board in letters</extracomment>
        <translation>Züge wie b1b2 a3xb2 oder ein Brett wie {board}</translation>
    </message>
    <message>
        <source>Tic-tac-toe 3×3</source>
        <extracomment>The name of a game with its size</extracomment>
        <translation>Tic-Tac-Toe 3×3</translation>
    </message>
    <message>
        <source>Four in a row 4×4</source>
        <extracomment>The name of a game with its size</extracomment>
        <translation>Vier in einer Reihe 4×4</translation>
    </message>
    <message>
        <source>Connect Four 7×6</source>
        <extracomment>The name of a game with its size</extracomment>
        <translation>Vier gewinnt 7×6</translation>
    </message>
    <message>
        <source>Gomoku 15×15</source>
        <extracomment>The name of a game with its size</extracomment>
        <translation>Gomoku 15×15</translation>
    </message>
    <message>
        <source>Five in a row 20×20</source>
        <extracomment>The name of a game with its size</extracomment>
        <translation>Fünf in einer Reihe 20×20</translation>
    </message>
    <message>
        <source>Discs fall to the lowest empty cell</source>
        <extracomment>label in the dialog for another size: how many marks in a row win</extracomment>
        <translation>Steine fallen auf das unterste leere Feld</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a board size. Write columns x rows x row length, for example {kind}:7x6x4.</source>
        <extracomment>What is wrong with something that was typed. {kind}: a name to be typed, such as tic-tac-toe
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>„{text}“ ist keine Brettgröße. Schreibe Spalten x Reihen x Länge der Gewinnreihe, zum Beispiel {kind}:7x6x4.</translation>
    </message>
    <message>
        <source>{value} is too small or too large. Columns, rows and row length go from {least} to {most}.</source>
        <extracomment>What is wrong with something that was typed.
{value}: a value: +3, −1 in 4, 0.5
{least}: the smallest number that is possible
{most}: the largest number that is possible</extracomment>
        <translation>{value} ist zu klein oder zu groß. Spalten, Reihen und Länge der Gewinnreihe gehen von {least} bis {most}.</translation>
    </message>
    <message>
        <source>{where}column {text} is full. Choose another one.</source>
        <extracomment>
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}Spalte {text} ist voll. Nimm eine andere.</translation>
    </message>
    <message>
        <source>The number of rows must be {expected}, not {rows}. Write the rows from the top with / between them, such as X.O/.X./..O X.</source>
        <extracomment>What is wrong with a board that was typed. {expected}: what should be there
{rows}: a number</extracomment>
        <translation>Die Zahl der Reihen muss {expected} sein, nicht {rows}. Schreibe die Reihen von oben an, mit / dazwischen, zum Beispiel X.O/.X./..O X.</translation>
    </message>
    <message>
        <source>Row {row} from the top must have this many cells: {expected}, not {cells}.</source>
        <extracomment>What is wrong with a board that was typed. {expected}: what should be there; {row}, {column}, {cells}: numbers</extracomment>
        <translation>Reihe {row} von oben muss so viele Felder haben: {expected}, nicht {cells}.</translation>
    </message>
    <message>
        <source>The board has {x} × X and {o} × O. So {expected} moves next, not {turn}.</source>
        <extracomment>What is wrong with a board that was typed. {expected}: what should be there; {x}, {o}: how many there are; {turn}: X or O</extracomment>
        <translation>Mit {x} X und {o} O auf dem Brett ist {expected} am Zug, nicht {turn}.</translation>
    </message>
    <message>
        <source>There can&apos;t be {x} X and {o} O. X goes first, so there are as many X as O, or one more.</source>
        <extracomment>What is wrong with a board that was typed. {x}, {o}: how many there are
What is wrong with a board that was typed. {x}, {o}, {count}: how many there are</extracomment>
        <translation>{x} X und {o} O sind nicht möglich. X beginnt, also gibt es gleich viele X wie O oder eins mehr.</translation>
    </message>
    <message>
        <source>Both players have a winning row. The game would have ended with the first one.</source>
        <extracomment>What is wrong with a board that was typed.</extracomment>
        <translation>Beide Spieler haben eine Gewinnreihe. Die Partie wäre schon mit der ersten zu Ende gewesen.</translation>
    </message>
    <message>
        <source>{winner} has a winning row, but the other player has moved since then.</source>
        <extracomment>What is wrong with a board that was typed.
{winner}: the name of the player who wins: X, White</extracomment>
        <translation>{winner} hat eine Gewinnreihe, aber der Gegner hat danach noch gezogen.</translation>
    </message>
    <message>
        <source>The disc on {cell} floats: the cell below it is empty.</source>
        <extracomment>What is wrong with a board that was typed.
{cell}: a place on the board: b2</extracomment>
        <translation>Der Stein auf {cell} schwebt: Das Feld darunter ist leer.</translation>
    </message>
    <message>
        <source>Stones in a row</source>
        <extracomment>name of the family: tic-tac-toe, Connect Four, Gomoku</extracomment>
        <translation>Steine in einer Reihe</translation>
    </message>
    <message>
        <source>{k} in a row {columns}×{rows}, discs fall</source>
        <extracomment>The name of a game with its size
{k}: how many in a row win, a number
{columns}: a number
{rows}: a number</extracomment>
        <translation>{k} in einer Reihe {columns}×{rows}, Steine fallen</translation>
    </message>
    <message>
        <source>{k} in a row {columns}×{rows}</source>
        <extracomment>The name of a game with its size
{k}: how many in a row win, a number
{columns}: a number
{rows}: a number</extracomment>
        <translation>{k} in einer Reihe {columns}×{rows}</translation>
    </message>
    <message>
        <source>{k} in a row, discs fall</source>
        <extracomment>The aim of a game, as a title
{k}: how many in a row win, a number</extracomment>
        <translation>{k} in einer Reihe, Steine fallen</translation>
    </message>
    <message>
        <source>{k} in a row</source>
        <extracomment>The aim of a game, as a title
{k}: how many in a row win, a number</extracomment>
        <translation>{k} in einer Reihe</translation>
    </message>
    <message>
        <source>Tap a column.</source>
        <translation>Tippe auf eine Spalte.</translation>
    </message>
    <message>
        <source>X goes first. Take turns. Drop a disc into any column that isn&apos;t full.</source>
        <extracomment>A rule of the game</extracomment>
        <translation>X beginnt. Ihr seid abwechselnd am Zug. Wirf einen Stein in eine Spalte, die nicht voll ist.</translation>
    </message>
    <message>
        <source>X goes first. Take turns. Mark any empty square.</source>
        <extracomment>A rule of the game</extracomment>
        <translation>X beginnt. Ihr seid abwechselnd am Zug. Setze dein Zeichen auf ein beliebiges leeres Feld.</translation>
    </message>
    <message>
        <source>The first player to get {k} in a row wins: across, down or diagonally.</source>
        <extracomment>A rule of the game
{k}: how many in a row win, a number</extracomment>
        <translation>Wer zuerst {k} in einer Reihe hat, gewinnt: waagerecht, senkrecht oder diagonal.</translation>
    </message>
    <message>
        <source>column {number}</source>
        <extracomment>a move in a sentence, such as “X threatens column 4”
{number}: a number</extracomment>
        <translation>Spalte {number}</translation>
    </message>
    <message>
        <source>{player} plays column {number} and lands on {cell}</source>
        <extracomment>Read aloud after a move
{player}: a player&apos;s name: X, White
{number}: a number
{cell}: a place on the board: b2</extracomment>
        <translation>{player} spielt Spalte {number} und landet auf {cell}</translation>
    </message>
    <message>
        <source>The winning row: {cells}</source>
        <extracomment>for screen readers at the end of a game {cells}: the places in the row
Read aloud at the end; {cells} is a list of points: a1, b2, c3.</extracomment>
        <translation>Die Gewinnreihe: {cells}</translation>
    </message>
    <message>
        <source>Columns such as 4453, or a board with X, O and dots</source>
        <translation>Spalten wie 4453 oder ein Brett mit X, O und Punkten</translation>
    </message>
    <message>
        <source>Moves such as b2a3, or a board such as X.O/.X./..O</source>
        <translation>Züge wie b2a3 oder ein Brett wie X.O/.X./..O</translation>
    </message>
    <message>
        <source>open lines</source>
        <extracomment>what an evaluation counts, as in “Counting open lines gives 3”</extracomment>
        <translation>offene Reihen</translation>
    </message>
    <message>
        <source>lines with {count}:</source>
        <extracomment>{count}: the marks in an open line; such as “lines with 2: +8”</extracomment>
        <translation>Reihen mit {count}:</translation>
    </message>
    <message>
        <source>Open lines</source>
        <extracomment>name of an evaluation: what it counts</extracomment>
        <translation>Offene Reihen</translation>
    </message>
    <message>
        <source>After {reply}, {player} must block {one}. Then {other} wins on the square above.</source>
        <extracomment>“Why?”: the reason for a loss where discs fall
{reply}: the other player&apos;s answer, a move: b2
{player}: a player&apos;s name: X, White
{one}: a place or a move: b2
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Nach {reply} muss {player} {one} blockieren. Dann gewinnt {other} auf dem Feld darüber.</translation>
    </message>
    <message>
        <source>After {reply}, the bot must block {one}. Then you win on the square above.</source>
        <extracomment>“Why?”: the reason for a loss where discs fall
{reply}: the other player&apos;s answer, a move: b2
{one}: a place or a move: b2</extracomment>
        <translation>Nach {reply} muss der Bot {one} blockieren. Dann gewinnst du auf dem Feld darüber.</translation>
    </message>
    <message>
        <source>After {reply}, you must block {one}. Then the bot wins on the square above.</source>
        <extracomment>“Why?”: the reason for a loss where discs fall
{reply}: the other player&apos;s answer, a move: b2
{one}: a place or a move: b2</extracomment>
        <translation>Nach {reply} musst du {one} blockieren. Dann gewinnt der Bot auf dem Feld darüber.</translation>
    </message>
    <message>
        <source>The seeds in all pits and stores must add up to {total}.</source>
        <extracomment>What is wrong with something that was typed. {pits}, {seeds}, {total}: numbers</extracomment>
        <translation>Die Kugeln in allen Mulden und Kalahas müssen zusammen {total} ergeben.</translation>
    </message>
    <message>
        <source>{where}pit {text} is empty. Choose one with seeds in it.</source>
        <extracomment>{where} is “Move 3: ”, or nothing
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}Mulde {text} ist leer. Nimm eine mit Kugeln.</translation>
    </message>
    <message>
        <source>Kalah</source>
        <extracomment>The name of the game</extracomment>
        <translation>Kalah</translation>
    </message>
    <message>
        <source>Kalah {pits}×{seeds}</source>
        <extracomment>The name of the game with its size. {pits}, {seeds}: numbers</extracomment>
        <translation>Kalah {pits}×{seeds}</translation>
    </message>
    <message>
        <source>Collect the most seeds</source>
        <extracomment>The aim of the game, on its card.</extracomment>
        <translation>Sammle die meisten Kugeln</translation>
    </message>
    <message>
        <source>Tap one of your pits.</source>
        <translation>Tippe auf eine deiner Mulden.</translation>
    </message>
    <message>
        <source>Pick up all the seeds in one of your pits. Going anticlockwise, drop one into each pit. Drop one into your own store, too, but not into the other player&apos;s.</source>
        <translation>Nimm alle Kugeln aus einer deiner Mulden. Lege sie einzeln in die nächsten Mulden, gegen den Uhrzeigersinn. Auch in dein Kalaha kommt eine, aber nicht in das andere.</translation>
    </message>
    <message>
        <source>If the last seed lands in your store, move again.</source>
        <translation>Landet die letzte Kugel in deinem Kalaha, bist du noch einmal am Zug.</translation>
    </message>
    <message>
        <source>The game ends when one row is empty. You keep the seeds left in your row. The player with more seeds wins.</source>
        <translation>Die Partie endet, wenn eine Reihe leer ist. Die Kugeln, die noch in deiner Reihe liegen, gehören dir. Wer mehr Kugeln hat, gewinnt.</translation>
    </message>
    <message>
        <source>Pits for each player</source>
        <extracomment>In the dialog for a board of another size.</extracomment>
        <translation>Mulden für jeden Spieler</translation>
    </message>
    <message>
        <source>Seeds in each pit</source>
        <translation>Kugeln in jeder Mulde</translation>
    </message>
    <message>
        <source>Capture even if the pit opposite is empty</source>
        <translation>Schlagen, auch wenn die Mulde gegenüber leer ist</translation>
    </message>
    <message>
        <source>captures if it can, otherwise plays at random</source>
        <extracomment>Describes the bot called Beginner.</extracomment>
        <translation>schlägt, wenn es geht, und zieht sonst zufällig</translation>
    </message>
    <message>
        <source>Farthest pit</source>
        <extracomment>The name of a simple bot, and what it does</extracomment>
        <translation>Fernste Mulde</translation>
    </message>
    <message>
        <source>always plays the pit farthest from its store that still has seeds</source>
        <extracomment>The name of a simple bot, and what it does</extracomment>
        <translation>spielt immer die Mulde mit Kugeln, die vom eigenen Kalaha am weitesten weg ist</translation>
    </message>
    <message>
        <source>The guess counts the seeds in the stores, but not those in the pits.</source>
        <translation>Die Schätzung zählt die Kugeln in den Kalahas, aber nicht die in den Mulden.</translation>
    </message>
    <message>
        <source>Seeds in the stores</source>
        <extracomment>The name of an evaluation: what it counts.</extracomment>
        <translation>Kugeln in den Kalahas</translation>
    </message>
    <message>
        <source>Three men&apos;s morris, straight only</source>
        <translation>Dreiermühle, nur gerade</translation>
    </message>
    <message>
        <source>Three men&apos;s morris</source>
        <translation>Dreiermühle</translation>
    </message>
    <message>
        <source>Three men&apos;s morris, all diagonals</source>
        <translation>Dreiermühle, alle Diagonalen</translation>
    </message>
    <message>
        <source>Three men&apos;s morris, anywhere</source>
        <translation>Dreiermühle mit Springen</translation>
    </message>
    <message>
        <source>Then take turns to move a stone to an empty point right next to it, across or down.</source>
        <translation>Danach zieht ihr abwechselnd einen Stein auf den nächsten leeren Punkt, waagerecht oder senkrecht.</translation>
    </message>
    <message>
        <source>Then take turns to move a stone along a line to an empty point right next to it.</source>
        <translation>Danach zieht ihr abwechselnd einen Stein auf einer Linie zum nächsten leeren Punkt.</translation>
    </message>
    <message>
        <source>Then take turns to move a stone, in any direction. It goes to an empty point right next to it.</source>
        <translation>Danach zieht ihr abwechselnd einen Stein, in jede Richtung. Er geht auf den nächsten leeren Punkt.</translation>
    </message>
    <message>
        <source>Then take turns to move a stone to any empty point.</source>
        <translation>Danach zieht ihr abwechselnd einen Stein auf einen beliebigen leeren Punkt.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a kind of three men&apos;s morris. Write morris:straight, morris:centre, morris:diagonals or morris:anywhere.</source>
        <extracomment>What is wrong with something that was typed.
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>„{text}“ ist keine Art von Dreiermühle. Schreibe morris:straight, morris:centre, morris:diagonals oder morris:anywhere.</translation>
    </message>
    <message>
        <source>With these stones on the board, {turn} must move next.</source>
        <extracomment>What is wrong with something that was typed. {turn}: X or O</extracomment>
        <translation>Mit diesen Steinen auf dem Brett muss {turn} am Zug sein.</translation>
    </message>
    <message>
        <source>Place three, then jump</source>
        <extracomment>How the game goes, on its card.</extracomment>
        <translation>Drei setzen, dann springen</translation>
    </message>
    <message>
        <source>Place three, then move</source>
        <translation>Drei setzen, dann ziehen</translation>
    </message>
    <message>
        <source>X goes first. Take turns to place a stone on any empty point. Each of you has three stones.</source>
        <translation>X beginnt. Ihr setzt abwechselnd einen Stein auf einen beliebigen leeren Punkt. Jeder hat drei Steine.</translation>
    </message>
    <message>
        <source>You win with three in a row: across, down or diagonally.</source>
        <translation>Du gewinnst mit drei in einer Reihe: waagerecht, senkrecht oder diagonal.</translation>
    </message>
    <message>
        <source>Moves such as b2 a1, then b2-b3, or a board such as XO./.X./..O</source>
        <extracomment>In the empty line for a position: what you can type there.</extracomment>
        <translation>Züge wie b2 a1, dann b2-b3, oder ein Brett wie XO./.X./..O</translation>
    </message>
    <message>
        <source>How stones move
1: across and down
2: also to and from the centre
3: in every direction
4: to any empty point</source>
        <translation>Wie Steine ziehen
1: waagerecht und senkrecht
2: auch zur Mitte und von der Mitte weg
3: in alle Richtungen
4: auf jeden leeren Punkt</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a list of heaps. Write their sizes, for example nim:3,4,5 or nim:21:max3:misere.</source>
        <extracomment>What is wrong with something that was typed.
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>„{text}“ ist keine Liste von Haufen. Schreibe ihre Größen, zum Beispiel nim:3,4,5 oder nim:21:max3:misere.</translation>
    </message>
    <message>
        <source>A heap can&apos;t have {value} coins. Each heap starts with 1 to {most} coins here.</source>
        <extracomment>What is wrong with something that was typed.
{value}: a value: +3, −1 in 4, 0.5
{most}: the largest number that is possible</extracomment>
        <translation>Ein Haufen mit {value} ist nicht möglich. Jeder Haufen beginnt hier mit 1 bis {most} Münzen.</translation>
    </message>
    <message>
        <source>You can&apos;t have {count} heaps here. Choose from 1 to {most}.</source>
        <extracomment>What is wrong with something that was typed.
{count}: a number; the text has a form for one and for many
{most}: the largest number that is possible</extracomment>
        <translation>So viele Haufen sind nicht möglich: {count}. Hier kannst du 1 bis {most} haben.</translation>
    </message>
    <message>
        <source>Nim</source>
        <extracomment>The name of the game</extracomment>
        <translation>Nim</translation>
    </message>
    <message>
        <source>Most coins in one turn (0: any number)</source>
        <extracomment>label in the dialog for another size</extracomment>
        <translation>Höchstens so viele Münzen in einem Zug (0: beliebig viele)</translation>
    </message>
    <message>
        <source>Taking the last coin loses</source>
        <extracomment>label of a box to tick in the dialog for another size</extracomment>
        <translation>Wer die letzte Münze nimmt, verliert</translation>
    </message>
    <message>
        <source>Heap {name}</source>
        <extracomment>A heap of coins; {name}: its letter</extracomment>
        <translation>Haufen {name}</translation>
    </message>
    <message>
        <source>Moves such as a1b2, or the coins left, such as {heaps}</source>
        <extracomment>In the empty line for a position: what you can type there. {heaps}: numbers with commas</extracomment>
        <translation>Züge wie a1b2 oder die Münzen, die übrig sind, wie {heaps}</translation>
    </message>
    <message>
        <source>Don&apos;t take the last coin</source>
        <translation>Nimm nicht die letzte Münze</translation>
    </message>
    <message>
        <source>Take the last coin</source>
        <translation>Nimm die letzte Münze</translation>
    </message>
    <message>
        <source>Take turns. Choose one heap and take some of its coins.</source>
        <extracomment>A rule of the game</extracomment>
        <translation>Ihr seid abwechselnd am Zug. Wähle einen Haufen und nimm Münzen davon weg.</translation>
    </message>
    <message>
        <source>Take turns. Take some coins from the heap.</source>
        <extracomment>A rule of the game</extracomment>
        <translation>Ihr seid abwechselnd am Zug. Nimm Münzen vom Haufen weg.</translation>
    </message>
    <message>
        <source>You must take exactly one coin.</source>
        <extracomment>A rule of the game</extracomment>
        <translation>Du musst genau eine Münze nehmen.</translation>
    </message>
    <message>
        <source>You must take at least one coin. You can take up to {most}.</source>
        <extracomment>A rule of the game
{most}: the largest number that is possible</extracomment>
        <translation>Du musst mindestens eine Münze nehmen. Du darfst bis zu {most} nehmen.</translation>
    </message>
    <message>
        <source>You must take at least one coin. You can take them all.</source>
        <extracomment>A rule of the game</extracomment>
        <translation>Du musst mindestens eine Münze nehmen. Du darfst auch alle nehmen.</translation>
    </message>
    <message>
        <source>The player who takes the very last coin loses.</source>
        <extracomment>A rule of the game</extracomment>
        <translation>Wer die allerletzte Münze nimmt, verliert.</translation>
    </message>
    <message>
        <source>The player who takes the very last coin wins.</source>
        <extracomment>A rule of the game</extracomment>
        <translation>Wer die allerletzte Münze nimmt, gewinnt.</translation>
    </message>
    <message>
        <source>There are no draws.</source>
        <extracomment>A rule of the game</extracomment>
        <translation>Es gibt kein Unentschieden.</translation>
    </message>
    <message>
        <source>{line} mod {divisor} = {rest}</source>
        <extracomment>{line}: a heap and its coins, such as “a: 21”; {divisor}, {rest}: numbers</extracomment>
        <translation>{line} mod {divisor} = {rest}</translation>
    </message>
    <message>
        <source>Nim {heaps}</source>
        <extracomment>The name of the game with its heaps. {heaps}: numbers with commas, such as 3,4,5</extracomment>
        <translation>Nim {heaps}</translation>
    </message>
    <message>
        <source>After {move}: {left}. After the reply {reply}: {then}.</source>
        <extracomment>{left}, {then}: such as “sum without carrying = 5”; both moves may have the same name
{move}: a move: b2, column 4, ♘f3
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Nach {move}: {left}. Nach der Antwort {reply}: {then}.</translation>
    </message>
    <message>
        <source>Leave an odd number of heaps with one coin each. Then the bot gets the last coin.</source>
        <extracomment>“Why?”: the rule to win</extracomment>
        <translation>Lass eine ungerade Zahl von Haufen mit je einer Münze übrig. Dann bekommt der Bot die letzte Münze.</translation>
    </message>
    <message>
        <source>The bot should leave an odd number of heaps with one coin each. Then you get the last coin.</source>
        <extracomment>“Why?”: the rule to win</extracomment>
        <translation>Der Bot sollte eine ungerade Zahl von Haufen mit je einer Münze übrig lassen. Dann bekommst du die letzte Münze.</translation>
    </message>
    <message>
        <source>Leave an even number of heaps with one coin each. Then you get the last coin.</source>
        <extracomment>“Why?”: the rule to win</extracomment>
        <translation>Lass eine gerade Zahl von Haufen mit je einer Münze übrig. Dann bekommst du die letzte Münze.</translation>
    </message>
    <message>
        <source>The bot should leave an even number of heaps with one coin each. Then it gets the last coin.</source>
        <extracomment>“Why?”: the rule to win</extracomment>
        <translation>Der Bot sollte eine gerade Zahl von Haufen mit je einer Münze übrig lassen. Dann bekommt er die letzte Münze.</translation>
    </message>
    <message>
        <source>A tree of numbers has no board. Write the branches that lead to the node.</source>
        <extracomment>What is wrong with numbers that were typed for a tree.</extracomment>
        <translation>Ein Zahlenbaum hat kein Brett. Schreibe die Äste, die zum Knoten führen.</translation>
    </message>
    <message>
        <source>There are no numbers yet. Write some, for example 3 5 2 9 or [3 5] [2 9].</source>
        <extracomment>What is wrong with numbers that were typed for a tree.</extracomment>
        <translation>Noch sind keine Zahlen da. Schreibe welche, zum Beispiel 3 5 2 9 oder [3 5] [2 9].</translation>
    </message>
    <message>
        <source>The bracket at character {place} has no partner. Write, for example, [3 5] [2 9].</source>
        <extracomment>What is wrong with numbers that were typed for a tree. {branches}, {place}, {fewer}, {more}, {leaves}: numbers</extracomment>
        <translation>Die Klammer an Zeichen {place} hat keinen Partner. Schreibe zum Beispiel [3 5] [2 9].</translation>
    </message>
    <message>
        <source>{count} numbers don&apos;t fill a tree with two branches at each node. Write {fewer} or {more} numbers, or use brackets: [3 5] [2].</source>
        <extracomment>What is wrong with numbers that were typed for a tree. {branches}, {place}, {fewer}, {more}, {leaves}: numbers
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>{count} Zahlen füllen keinen Baum mit zwei Ästen an jedem Knoten. Schreibe {fewer} oder {more} Zahlen, oder benutze Klammern: [3 5] [2].</translation>
    </message>
    <message>
        <source>The tree is too large. It can have at most {leaves} numbers and {depth} levels.</source>
        <extracomment>What is wrong with numbers that were typed for a tree. {branches}, {place}, {fewer}, {more}, {leaves}: numbers
{depth}: a number of moves</extracomment>
        <translation>Der Baum ist zu groß. Er kann höchstens {leaves} Zahlen und {depth} Ebenen haben.</translation>
    </message>
    <message>
        <source>The brackets at character {place} are empty. Write a number between them.</source>
        <extracomment>What is wrong with numbers that were typed for a tree. {branches}, {place}, {fewer}, {more}, {leaves}: numbers</extracomment>
        <translation>Die Klammern an Zeichen {place} sind leer. Schreibe eine Zahl hinein.</translation>
    </message>
    <message>
        <source>Trees of numbers</source>
        <translation>Zahlenbäume</translation>
    </message>
    <message>
        <source>A tree of numbers</source>
        <translation>Ein Zahlenbaum</translation>
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
        <translation>Die vier Felder in der Mitte können nicht leer sein. Am Anfang einer Partie liegen dort Steine.</translation>
    </message>
    <message>
        <source>Othello</source>
        <extracomment>The name of the game</extracomment>
        <translation>Othello</translation>
    </message>
    <message>
        <source>Moves, corners and edges</source>
        <extracomment>Names of evaluations in a list: what they count.</extracomment>
        <translation>Züge, Ecken und Ränder</translation>
    </message>
    <message>
        <source>Discs</source>
        <extracomment>Names of evaluations in a list: what they count.</extracomment>
        <translation>Steine</translation>
    </message>
    <message>
        <source>Othello {columns}×{rows}</source>
        <extracomment>The name of the game with its size
{columns}: a number
{rows}: a number</extracomment>
        <translation>Othello {columns}×{rows}</translation>
    </message>
    <message>
        <source>Have the most discs</source>
        <extracomment>The aim of the game, on its card.</extracomment>
        <translation>Hab am Ende die meisten Steine</translation>
    </message>
    <message>
        <source>Black goes first. Place a disc so that you catch a row of the other player&apos;s discs between two of yours.</source>
        <translation>Schwarz beginnt. Lege einen Stein so, dass du eine Reihe gegnerischer Steine zwischen zwei von deinen einschließt.</translation>
    </message>
    <message>
        <source>The row can go across, down or diagonally. All the discs that you trap change to your colour.</source>
        <translation>Die Reihe kann waagerecht, senkrecht oder diagonal sein. Alle Steine, die du einschließt, werden auf deine Farbe umgedreht.</translation>
    </message>
    <message>
        <source>If you can&apos;t turn a disc, you must pass.</source>
        <translation>Wenn du keinen Stein umdrehen kannst, musst du passen.</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>The name of a move: the player can&apos;t turn a disc.</extracomment>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Moves such as {example} or pass, or rows such as {rows}</source>
        <extracomment>In the empty line for a position; the word pass is typed as it is in all languages.
{example}: an example of what can be typed
{rows}: a number</extracomment>
        <translation>Züge wie {example} oder pass, oder Reihen wie {rows}</translation>
    </message>
    <message>
        <source>Columns (4, 6 or 8)</source>
        <extracomment>In the dialog for a board of another size.</extracomment>
        <translation>Spalten (4, 6 oder 8)</translation>
    </message>
    <message>
        <source>Rows (4, 6 or 8)</source>
        <translation>Reihen (4, 6 oder 8)</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t one of these games. Write tic-tac-toe:misere, misere:4x4x4 or wild.</source>
        <extracomment>What is wrong with something that was typed.
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>„{text}“ ist keins dieser Spiele. Schreibe tic-tac-toe:misere, misere:4x4x4 oder wild.</translation>
    </message>
    <message>
        <source>Marks on the board: {count}. So {expected} moves next, not {text}.</source>
        <extracomment>What is wrong with a board that was typed. {x}, {o}, {count}: how many there are; {expected}, {text}: X or O</extracomment>
        <translation>Zeichen auf dem Brett: {count}. Also ist {expected} am Zug, nicht {text}.</translation>
    </message>
    <message>
        <source>Boards</source>
        <extracomment>label in the dialog for another size: how many boards</extracomment>
        <translation>Bretter</translation>
    </message>
    <message>
        <source>Tic-tac-toe where a row loses</source>
        <translation>Tic-Tac-Toe, bei dem eine Reihe verliert</translation>
    </message>
    <message>
        <source>Few open lines</source>
        <extracomment>name of an evaluation: a player wants few of them</extracomment>
        <translation>Wenige offene Reihen</translation>
    </message>
    <message>
        <source>Misère tic-tac-toe</source>
        <extracomment>The name of a game: tic-tac-toe in which a row loses</extracomment>
        <translation>Misère-Tic-Tac-Toe</translation>
    </message>
    <message>
        <source>{k} in a row loses, {columns}×{rows}</source>
        <extracomment>The name of a game: tic-tac-toe in which a row loses
{k}: how many in a row win, a number
{columns}: a number
{rows}: a number</extracomment>
        <translation>{k} in einer Reihe verlieren {columns}×{rows}</translation>
    </message>
    <message>
        <source>avoids making a row if it can, otherwise plays at random</source>
        <extracomment>what a bot does; the bot is the subject</extracomment>
        <translation>vermeidet eine Reihe, wenn es geht, und zieht sonst zufällig</translation>
    </message>
    <message>
        <source>Don&apos;t make a row</source>
        <translation>Mach keine Reihe</translation>
    </message>
    <message>
        <source>If you get {k} in a row across, down or diagonally, you lose.</source>
        <extracomment>A rule of the game
{k}: how many in a row win, a number</extracomment>
        <translation>Wenn du {k} in einer Reihe hast, verlierst du: waagerecht, senkrecht oder diagonal.</translation>
    </message>
    <message>
        <source>Wild tic-tac-toe</source>
        <extracomment>The name of a game</extracomment>
        <translation>Wildes Tic-Tac-Toe</translation>
    </message>
    <message>
        <source>Choose X or O</source>
        <translation>Wähle X oder O</translation>
    </message>
    <message>
        <source>Take turns. Put an X or an O on any empty square. You choose the mark each time.</source>
        <translation>Ihr seid abwechselnd am Zug. Setze ein X oder ein O auf ein beliebiges leeres Feld. Du wählst das Zeichen jedes Mal neu.</translation>
    </message>
    <message>
        <source>Moves such as Xb2 Oa1, or a board such as X.O/.X./..O</source>
        <translation>Züge wie Xb2 Oa1 oder ein Brett wie X.O/.X./..O</translation>
    </message>
    <message>
        <source>Notakto</source>
        <extracomment>The name of a game: from French “not tac”</extracomment>
        <translation>Notakto</translation>
    </message>
    <message>
        <source>avoids making the last row if it can, otherwise plays at random</source>
        <extracomment>what a bot does; the bot is the subject</extracomment>
        <translation>vermeidet es möglichst, die letzte Reihe zu machen, und zieht sonst zufällig</translation>
    </message>
    <message>
        <source>Only X. Don&apos;t make a row</source>
        <translation>Nur X. Mach keine Reihe</translation>
    </message>
    <message>
        <source>Only X. Don&apos;t make the last row</source>
        <translation>Nur X. Mach nicht die letzte Reihe</translation>
    </message>
    <message>
        <source>Take turns. Put an X on any empty square. Both players use X.</source>
        <translation>Ihr seid abwechselnd am Zug. Setze ein X auf ein beliebiges leeres Feld. Beide Spieler benutzen X.</translation>
    </message>
    <message>
        <source>If you get three Xs in a row across, down or diagonally, you lose.</source>
        <translation>Wenn du drei X in einer Reihe hast, verlierst du: waagerecht, senkrecht oder diagonal.</translation>
    </message>
    <message>
        <source>Take turns. Put an X on any of the boards. Both players use X.</source>
        <translation>Ihr seid abwechselnd am Zug. Setze ein X auf eins der Bretter. Beide Spieler benutzen X.</translation>
    </message>
    <message>
        <source>A board with three Xs in a row is dead. Nobody can play there any more.</source>
        <translation>Ein Brett mit drei X in einer Reihe ist tot. Dort kann niemand mehr setzen.</translation>
    </message>
    <message>
        <source>The player who makes the row on the last live board loses. There are no draws.</source>
        <translation>Wer die Reihe auf dem letzten Brett macht, das noch lebt, verliert. Es gibt kein Unentschieden.</translation>
    </message>
    <message>
        <source>Moves such as b2a3, or a board such as X../.X./...</source>
        <extracomment>In the empty line for a position: what you can type there.</extracomment>
        <translation>Züge wie b2a3 oder ein Brett wie X../.X./...</translation>
    </message>
    <message>
        <source>Moves such as b2e2, or boards such as {boards}</source>
        <extracomment>In the empty line for a position: what you can type there. {boards}: boards in letters</extracomment>
        <translation>Züge wie b2e2 oder Bretter wie {boards}</translation>
    </message>
    <message>
        <source>{player} plays {move}</source>
        <extracomment>Read aloud after each move: “X plays b2”.
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>{player} spielt {move}</translation>
    </message>
    <message>
        <source>Moves such as {example}</source>
        <extracomment>In the empty line for a position: what you can type there.
{example}: an example of what can be typed</extracomment>
        <translation>Züge wie {example}</translation>
    </message>
    <message>
        <source>Tap the board to move.</source>
        <translation>Tippe aufs Brett, um zu ziehen.</translation>
    </message>
    <message>
        <source>wins if it can, blocks if it must, otherwise plays at random</source>
        <extracomment>Describes the bot called Beginner.</extracomment>
        <translation>gewinnt, wenn es geht, blockiert, wenn es sein muss, und zieht sonst zufällig</translation>
    </message>
    <message>
        <source>First move</source>
        <extracomment>The name of a simple bot, and what it does</extracomment>
        <translation>Erster Zug</translation>
    </message>
    <message>
        <source>always plays the first legal move</source>
        <extracomment>The name of a simple bot, and what it does</extracomment>
        <translation>spielt immer den ersten erlaubten Zug</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>The longest texts in the table of moves.
How a value is known: proven</extracomment>
        <translation>exakt</translation>
    </message>
    <message>
        <source>bound, depth {depth}</source>
        <extracomment>The longest texts in the table of moves.
How a value is known: a limit, after looking {depth} moves ahead</extracomment>
        <translation>Schranke, Suchtiefe {depth}</translation>
    </message>
    <message>
        <source>guess, depth {depth}</source>
        <extracomment>The longest texts in the table of moves.
How a value is known: a guess, after looking {depth} moves ahead</extracomment>
        <translation>Schätzung, Suchtiefe {depth}</translation>
    </message>
    <message>
        <source>{player} wins on its next move</source>
        <extracomment>The longest texts in the table of moves.
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} gewinnt mit dem nächsten Zug</translation>
    </message>
    <message>
        <source>Draw, or {player} wins</source>
        <extracomment>The longest texts in the table of moves.
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Unentschieden, oder {player} gewinnt</translation>
    </message>
    <message>
        <source>{player} may win</source>
        <extracomment>The longest texts in the table of moves.
A guess about the end of the game: {player} is likelier to win</extracomment>
        <translation>{player} gewinnt vielleicht</translation>
    </message>
    <message>
        <source>Loss</source>
        <extracomment>The worst that can happen, in the column “Worst case”</extracomment>
        <translation>Niederlage</translation>
    </message>
    <message>
        <source>you win</source>
        <extracomment>What a position or a move leads to; a clause that begins small
How a game ended.</extracomment>
        <translation>du gewinnst</translation>
    </message>
    <message>
        <source>the bot wins</source>
        <extracomment>What a position or a move leads to; a clause that begins small
How a game ended.</extracomment>
        <translation>der Bot gewinnt</translation>
    </message>
    <message>
        <source>you win now</source>
        <extracomment>What a position or a move leads to; a clause that begins small</extracomment>
        <translation>du gewinnst jetzt</translation>
    </message>
    <message>
        <source>the bot wins now</source>
        <extracomment>What a position or a move leads to; a clause that begins small</extracomment>
        <translation>der Bot gewinnt jetzt</translation>
    </message>
    <message>
        <source>you win on your next move</source>
        <translation>du gewinnst mit deinem nächsten Zug</translation>
    </message>
    <message>
        <source>the bot wins on its next move</source>
        <translation>der Bot gewinnt mit seinem nächsten Zug</translation>
    </message>
    <message>
        <source>now</source>
        <extracomment>Under a value on the board: the move wins at once</extracomment>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>{player} wins in at most {count}</source>
        <extracomment>Under a value on the board: in how many moves the game ends, at the latest
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>{player} gewinnt in höchstens {count}</translation>
    </message>
    <message>
        <source>{player} wins in {count}</source>
        <extracomment>Under a value on the board: in how many of that player&apos;s moves the game is won
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>{player} gewinnt in {count}</translation>
    </message>
    <message>
        <source>in {count}</source>
        <extracomment>Under a value on the board, where there is little room: in how many moves the game ends
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>in {count}</translation>
    </message>
    <message>
        <source>in ≤ {count}</source>
        <extracomment>Under a value on the board, where there is little room: in at most so many moves
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>in ≤ {count}</translation>
    </message>
    <message>
        <source>next</source>
        <extracomment>Under “Bot wins” on the board, in small letters: with the winner&apos;s next move. It is the end of “bot wins next”, so that both lines are one sentence</extracomment>
        <translation>im nächsten Zug</translation>
    </message>
    <message>
        <source>{player} wins next</source>
        <extracomment>On a tag beside a move; a clause that begins small
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} gewinnt im nächsten Zug</translation>
    </message>
    <message>
        <source>There is no game called “{text}”. Choose {presets}, {forms} or {last}.</source>
        <extracomment>What is wrong with something that was typed or read. {presets}, {forms}: lists of names of games; {last}: one more
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>Es gibt kein Spiel, das „{text}“ heißt. Wähle {presets}, {forms} oder {last}.</translation>
    </message>
    <message>
        <source>This game has no evaluation called “{text}”. Choose {names}.</source>
        <extracomment>What is wrong with something that was typed or read. {names}: a list
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>Dieses Spiel hat keine Bewertung, die „{text}“ heißt. Wähle {names}.</translation>
    </message>
    <message>
        <source>it has more than {most} moves. Choose a shorter game.</source>
        <extracomment>What is wrong with a file, after “line 3: ” or its name; begins small
What is wrong with a file, after a colon; begins small
{most}: the largest number that is possible</extracomment>
        <translation>es sind mehr als {most} Züge. Wähle eine kürzere Partie.</translation>
    </message>
    <message>
        <source>Move {number}: </source>
        <extracomment>Begins a sentence about a move that can&apos;t be played
{number}: a number</extracomment>
        <translation>Zug {number}: </translation>
    </message>
    <message>
        <source>“{title}” has no board to play on.</source>
        <extracomment>Said instead of a game from a file. {title}: the name of a game</extracomment>
        <translation>„{title}“ hat kein Brett zum Spielen.</translation>
    </message>
    <message>
        <source>Your last game couldn&apos;t be restored. {reason}</source>
        <extracomment>Said at the start of the program
{reason}: a whole sentence</extracomment>
        <translation>Deine letzte Partie konnte nicht wiederhergestellt werden. {reason}</translation>
    </message>
    <message>
        <source>there is no such file or folder. Check the name.</source>
        <translation>diese Datei oder diesen Ordner gibt es nicht. Prüfe den Namen.</translation>
    </message>
    <message>
        <source>another person or program has changed it.</source>
        <translation>jemand anders oder ein anderes Programm hat etwas daran geändert.</translation>
    </message>
    <message>
        <source>the system says “{reason}”.</source>
        <extracomment>What is wrong with a file, after a colon; begins small
{reason}: a whole sentence</extracomment>
        <translation>das System meldet „{reason}“.</translation>
    </message>
    <message>
        <source>something went wrong in this program.</source>
        <extracomment>What is wrong with a file, after a colon; begins small</extracomment>
        <translation>in diesem Programm ist etwas schiefgegangen.</translation>
    </message>
    <message>
        <source>it is larger than {megabytes} MB. Choose a smaller file.</source>
        <extracomment>What is wrong with a file, after a colon; begins small
{megabytes}: a number</extracomment>
        <translation>das ist größer als {megabytes}&#xa0;MB. Wähle eine kleinere Datei.</translation>
    </message>
    <message>
        <source>{where}this line is damaged.</source>
        <extracomment>What is wrong with a file, after a colon; begins small
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}diese Zeile ist beschädigt.</translation>
    </message>
    <message>
        <source>{where}there are more than {most} entries in one pair of brackets.</source>
        <extracomment>What is wrong with a file, after a colon; begins small
{where}: where in a file, such as “line 3: ”; often empty
{most}: the largest number that is possible</extracomment>
        <translation>{where}in einem Klammerpaar stehen mehr als {most} Einträge.</translation>
    </message>
    <message>
        <source>{where}a number is too large. Make it smaller.</source>
        <extracomment>What is wrong with a file, after a colon; begins small
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}eine Zahl ist zu groß. Mach sie kleiner.</translation>
    </message>
    <message>
        <source>it comes from a newer version of this program. Update the program.</source>
        <extracomment>What is wrong with a file, after a colon; begins small</extracomment>
        <translation>das kommt von einer neueren Version dieses Programms. Aktualisiere das Programm.</translation>
    </message>
    <message>
        <source>{where}“{name}” is missing. Add it.</source>
        <extracomment>What is wrong in a file, after a colon; begins small. {name}: the name of a field
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}„{name}“ fehlt. Füge es hinzu.</translation>
    </message>
    <message>
        <source>{where}“{name}” can&apos;t be {shown}. Change it.</source>
        <extracomment>What is wrong in a file, after a colon; begins small. {name}: the name of a field; {shown}: what stands there
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}„{name}“ darf nicht {shown} sein. Ändere das.</translation>
    </message>
    <message>
        <source>{where}there is no player called “{shown}”. Use another name.</source>
        <extracomment>What is wrong in a file, after a colon; begins small. {shown}: what stands there
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}es gibt keinen Spieler, der „{shown}“ heißt. Nimm einen anderen Namen.</translation>
    </message>
    <message>
        <source>you stopped it.</source>
        <extracomment>What is wrong in a file, after a colon; begins small.</extracomment>
        <translation>du hast es abgebrochen.</translation>
    </message>
    <message>
        <source>{where}the move {move} appears twice. Delete one of them.</source>
        <extracomment>What is wrong in a file, after a colon; begins small.
{where}: where in a file, such as “line 3: ”; often empty
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>{where}der Zug {move} kommt zweimal vor. Lösche einen davon.</translation>
    </message>
    <message>
        <source>“{name}” wasn&apos;t opened: {reason}</source>
        <extracomment>Said when a file can&apos;t be opened. {name}: of the file; {reason}: what is wrong</extracomment>
        <translation>„{name}“ wurde nicht geöffnet: {reason}</translation>
    </message>
    <message>
        <source>“{name}” was opened.</source>
        <extracomment>Said when only parts of a file could be read. {name}: of the file</extracomment>
        <translation>„{name}“ wurde geöffnet.</translation>
    </message>
    <message>
        <source>“{name}” wasn&apos;t saved: {reason}</source>
        <extracomment>Said when a file can&apos;t be written. {name}: of the file; {reason}: what is wrong</extracomment>
        <translation>„{name}“ wurde nicht gespeichert: {reason}</translation>
    </message>
    <message>
        <source>Open the file in your text editor</source>
        <translation>Die Datei im Texteditor öffnen</translation>
    </message>
    <message>
        <source>Show the file</source>
        <translation>Datei zeigen</translation>
    </message>
    <message>
        <source>Another person or program has changed “{name}”. What would you like to do?</source>
        <extracomment>A question with buttons. {name}: of the file</extracomment>
        <translation>Jemand anders oder ein anderes Programm hat „{name}“ geändert. Was möchtest du tun?</translation>
    </message>
    <message>
        <source>The text</source>
        <extracomment>Stands for the name of a file if a text was pasted</extracomment>
        <translation>Der Text</translation>
    </message>
    <message>
        <source>The game is saved as “{name}”.</source>
        <extracomment>{name}: of the file</extracomment>
        <translation>Die Partie ist als „{name}“ gespeichert.</translation>
    </message>
    <message>
        <source>The results are saved as “{name}”.</source>
        <extracomment>Results of the arena. {name}: of the file</extracomment>
        <translation>Die Ergebnisse sind als „{name}“ gespeichert.</translation>
    </message>
    <message>
        <source>“{name}” wasn&apos;t saved: you stopped it.</source>
        <extracomment>{name}: of the file</extracomment>
        <translation>„{name}“ wurde nicht gespeichert: du hast es abgebrochen.</translation>
    </message>
    <message>
        <source>Your moves aren&apos;t being saved: {reason}</source>
        <extracomment>{reason}: what is wrong, such as “the disk is full.”</extracomment>
        <translation>Deine Züge werden gerade nicht gespeichert: {reason}</translation>
    </message>
    <message>
        <source>Some of your earlier games couldn&apos;t be restored: {reason}</source>
        <extracomment>Said at the start of the program.
{reason}: a whole sentence</extracomment>
        <translation>Manche deiner früheren Partien konnten nicht wiederhergestellt werden: {reason}</translation>
    </message>
    <message>
        <source>A copy of the damaged file is kept as “{name}”.</source>
        <extracomment>Said at the start of the program. {name}: of the copy</extracomment>
        <translation>Eine Kopie der beschädigten Datei ist als „{name}“ gespeichert.</translation>
    </message>
    <message>
        <source>line {line}: </source>
        <extracomment>Where in a file something is wrong; a sentence that begins small follows. {line}: a number</extracomment>
        <translation>Zeile {line}: </translation>
    </message>
    <message>
        <source>{name} can&apos;t play, because there is no program at {path}.</source>
        <extracomment>What is wrong with another program that should play. {name}: of the program
{path}: the place of a file on the disk</extracomment>
        <translation>{name} kann nicht spielen, denn bei {path} gibt es kein Programm.</translation>
    </message>
    <message>
        <source>{name} can&apos;t play at the level “{text}”. Choose another one.</source>
        <extracomment>What is wrong with another program that should play. {name}: of the program; {text}: what the program wrote</extracomment>
        <translation>{name} kann nicht auf der Stufe „{text}“ spielen. Wähle eine andere.</translation>
    </message>
    <message>
        <source>{name} wrote “{text}” instead of a move, so it was stopped.</source>
        <extracomment>What is wrong with another program that should play. {name}: of the program; {text}: what the program wrote</extracomment>
        <translation>{name} hat „{text}“ statt eines Zugs geschrieben und wurde deshalb gestoppt.</translation>
    </message>
    <message>
        <source>{name} reported an error instead of a move: “{text}”.</source>
        <extracomment>What is wrong with another program that should play. {name}: of the program; {text}: what the program wrote</extracomment>
        <translation>{name} hat statt eines Zugs einen Fehler gemeldet: „{text}“.</translation>
    </message>
    <message>
        <source>{name} crashed or left the game (exit status {status}).</source>
        <extracomment>What is wrong with another program that should play. {name}: of the program; {status}: a number</extracomment>
        <translation>{name} ist abgestürzt oder hat die Partie verlassen (Rückgabewert {status}).</translation>
    </message>
    <message>
        <source>{name} was stopped before it found a move.</source>
        <extracomment>What is wrong with another program that should play. {name}: of the program</extracomment>
        <translation>{name} wurde gestoppt, bevor ein Zug gefunden war.</translation>
    </message>
    <message>
        <source>{name}, Elo {number}</source>
        <extracomment>Name of a chess engine with its strength. {name}: of the engine
{number}: a number</extracomment>
        <translation>{name}, Elo {number}</translation>
    </message>
    <message>
        <source>{name}, skill {number}</source>
        <extracomment>Name of a chess engine with its strength. {name}: of the engine
{number}: a number</extracomment>
        <translation>{name}, Spielstärke {number}</translation>
    </message>
    <message>
        <source>a Gomocup program for five-in-a-row games in which stones don&apos;t fall: {path}</source>
        <extracomment>What a program does, in a list of players; begins small
{path}: the place of a file on the disk</extracomment>
        <translation>ein Gomocup-Programm für Fünf in einer Reihe ohne fallende Steine: {path}</translation>
    </message>
    <message>
        <source>a chess engine set to play at Elo {number}: {path}</source>
        <extracomment>What a program does, in a list of players; begins small
{number}: a number
{path}: the place of a file on the disk</extracomment>
        <translation>ein Schachprogramm, das mit Elo {number} spielt: {path}</translation>
    </message>
    <message>
        <source>a chess engine set to skill {number}: {path}</source>
        <extracomment>What a program does, in a list of players; begins small
{number}: a number
{path}: the place of a file on the disk</extracomment>
        <translation>ein Schachprogramm, das mit Spielstärke {number} spielt: {path}</translation>
    </message>
    <message>
        <source>a chess engine at full strength: {path}</source>
        <extracomment>What a program does, in a list of players; begins small
{path}: the place of a file on the disk</extracomment>
        <translation>ein Schachprogramm mit voller Stärke: {path}</translation>
    </message>
    <message>
        <source>{name} left the game.</source>
        <extracomment>What is wrong with another program that should play. {name}: of the program</extracomment>
        <translation>{name} hat die Partie verlassen.</translation>
    </message>
    <message>
        <source>Trickiest for a beginner</source>
        <extracomment>Choice: how the perfect player chooses among equally good moves</extracomment>
        <translation>Am schwersten für Anfänger</translation>
    </message>
    <message>
        <source>At random</source>
        <extracomment>Choice: how the perfect player chooses among equally good moves</extracomment>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>a player who looks one move ahead beats it: {games}</source>
        <extracomment>How strong a level of the bot is. {games}: such as “60 of 100 games, draws: 12”</extracomment>
        <translation>wird von einem Spieler besiegt, der einen Zug vorausschaut: {games}</translation>
    </message>
    <message>
        <source>beats the level below: {games}</source>
        <extracomment>How strong a level of the bot is. {games}: such as “60 of 100 games, draws: 12”</extracomment>
        <translation>besiegt die Stufe darunter: {games}</translation>
    </message>
    <message>
        <source>{wins} of {total} games, draws: {draws}</source>
        <extracomment>How many games were won, after a colon. {total}: a number of games
{wins}: a number of games
{draws}: a number of games</extracomment>
        <translation>{wins} von {total} Partien, unentschieden: {draws}</translation>
    </message>
    <message>
        <source>{wins} of {total} games</source>
        <extracomment>How many games were won, after a colon. {total}: a number of games
{wins}: a number of games</extracomment>
        <translation>{wins} von {total} Partien</translation>
    </message>
    <message>
        <source>Strongest</source>
        <extracomment>Name of a kind of player: of a level of the bot, or of a way to choose moves</extracomment>
        <translation>Stärkster</translation>
    </message>
    <message>
        <source>Monte Carlo</source>
        <extracomment>Name of a kind of player: of a level of the bot, or of a way to choose moves</extracomment>
        <translation>Monte Carlo</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>Name of a kind of player: of a level of the bot, or of a way to choose moves</extracomment>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Beginner</source>
        <extracomment>Name of a kind of player: of a level of the bot, or of a way to choose moves</extracomment>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Attacker</source>
        <extracomment>Name of a kind of player: of a level of the bot, or of a way to choose moves</extracomment>
        <translation>Angreifer</translation>
    </message>
    <message>
        <source>Builder</source>
        <extracomment>Name of a kind of player: of a level of the bot, or of a way to choose moves</extracomment>
        <translation>Baumeister</translation>
    </message>
    <message>
        <source>Perfect</source>
        <extracomment>Name of a kind of player: of a level of the bot, or of a way to choose moves</extracomment>
        <translation>Perfekt</translation>
    </message>
    <message>
        <source>Worst case</source>
        <extracomment>Name of a kind of player: of a level of the bot, or of a way to choose moves</extracomment>
        <translation>Schlimmster Fall</translation>
    </message>
    <message>
        <source>Best odds</source>
        <extracomment>Name of a kind of player: of a level of the bot, or of a way to choose moves</extracomment>
        <translation>Beste Chancen</translation>
    </message>
    <message>
        <source>Matchboxes</source>
        <extracomment>Name of a kind of player: of a level of the bot, or of a way to choose moves</extracomment>
        <translation>Streichholzschachteln</translation>
    </message>
    <message>
        <source>Wild guesser</source>
        <extracomment>Name of a level of the bot.</extracomment>
        <translation>Wilder Schätzer</translation>
    </message>
    <message>
        <source>Rough guesser</source>
        <extracomment>Name of a level of the bot.</extracomment>
        <translation>Grober Schätzer</translation>
    </message>
    <message>
        <source>Fair guesser</source>
        <extracomment>Name of a level of the bot.</extracomment>
        <translation>Ordentlicher Schätzer</translation>
    </message>
    <message>
        <source>Good guesser</source>
        <extracomment>Name of a level of the bot.</extracomment>
        <translation>Guter Schätzer</translation>
    </message>
    <message>
        <source>Learner</source>
        <extracomment>Name of a level of the bot.</extracomment>
        <translation>Lehrling</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>Name of a level of the bot.</extracomment>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <extracomment>Name of a level of the bot.</extracomment>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <extracomment>Name of a level of the bot.</extracomment>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>Name of a level of the bot.</extracomment>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Looks {depth} ahead</source>
        <extracomment>Name of a level of the bot.
{depth}: a number of moves</extracomment>
        <translation>Schaut {depth} voraus</translation>
    </message>
    <message>
        <source>picks any legal move at random</source>
        <translation>nimmt zufällig irgendeinen erlaubten Zug</translation>
    </message>
    <message>
        <source>looks only at the worst that can happen</source>
        <translation>schaut nur auf das Schlimmste, was passieren kann</translation>
    </message>
    <message>
        <source>plays as if both sides moved at random from here</source>
        <translation>spielt, als würden beide von hier an zufällig ziehen</translation>
    </message>
    <message>
        <source>follows a list of rules on a piece of paper: never loses, but misses wins (P. Curzon and P. McOwan)</source>
        <translation>folgt einer Liste von Regeln auf einem Stück Papier: verliert nie, verpasst aber Siege (P. Curzon und P. McOwan)</translation>
    </message>
    <message>
        <source>MENACE: learns from its wins and losses with beads in matchboxes (D. Michie)</source>
        <translation>MENACE: lernt aus Siegen und Niederlagen mit Perlen in Streichholzschachteln (D. Michie)</translation>
    </message>
    <message>
        <source>End of the branch: {number}</source>
        <extracomment>How a game ended. {number}: what stands at the end of a branch in a tree of numbers</extracomment>
        <translation>Ende des Astes: {number}</translation>
    </message>
    <message>
        <source>{player} wins by {margin}</source>
        <extracomment>How a game ended or will end; a clause that begins small
{player}: a player&apos;s name: X, White
{margin}: by how much a game is won: 4</extracomment>
        <translation>{player} gewinnt mit einem Vorsprung von {margin}</translation>
    </message>
    <message>
        <source>you win by {margin}</source>
        <extracomment>How a game ended or will end; a clause that begins small
{margin}: by how much a game is won: 4</extracomment>
        <translation>du gewinnst mit einem Vorsprung von {margin}</translation>
    </message>
    <message>
        <source>the bot wins by {margin}</source>
        <extracomment>How a game ended or will end; a clause that begins small
{margin}: by how much a game is won: 4</extracomment>
        <translation>der Bot gewinnt mit einem Vorsprung von {margin}</translation>
    </message>
    <message>
        <source>leads to {number}</source>
        <extracomment>What a move leads to in a tree of numbers
{number}: a number</extracomment>
        <translation>führt zu {number}</translation>
    </message>
    <message>
        <source>Draw: neither player can force a win</source>
        <translation>Unentschieden: Kein Spieler kann den Sieg erzwingen</translation>
    </message>
    <message>
        <source>no better</source>
        <extracomment>Beside a move in the list of moves: other moves are at least as good</extracomment>
        <translation>nicht besser</translation>
    </message>
    <message>
        <source>about even</source>
        <extracomment>A guess about the end of the game: neither player is likelier to win</extracomment>
        <translation>etwa gleich</translation>
    </message>
    <message>
        <source>proven</source>
        <extracomment>How sure a value is; before or after it</extracomment>
        <translation>bewiesen</translation>
    </message>
    <message>
        <source>at least</source>
        <extracomment>How sure a value is; the value follows</extracomment>
        <translation>mindestens</translation>
    </message>
    <message>
        <source>at most</source>
        <extracomment>How sure a value is; the value follows</extracomment>
        <translation>höchstens</translation>
    </message>
    <message>
        <source>Even?</source>
        <extracomment>In place of a number: a guess that neither player is likelier to win</extracomment>
        <translation>Gleich?</translation>
    </message>
    <message>
        <source>{player} wins?</source>
        <extracomment>In place of a number: a guess that {player} will win</extracomment>
        <translation>{player} gewinnt?</translation>
    </message>
    <message>
        <source>You win?</source>
        <extracomment>In place of a number: a guess that you will win</extracomment>
        <translation>Du gewinnst?</translation>
    </message>
    <message>
        <source>Bot wins?</source>
        <extracomment>In place of a number: a guess that the bot will win</extracomment>
        <translation>Bot gewinnt?</translation>
    </message>
    <message>
        <source>Win</source>
        <extracomment>The worst that can happen, in the column “Worst case”</extracomment>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>After {reply}, only the poisoned square is left for {player} to eat.</source>
        <extracomment>“Why?”: what the best answer to the mistake leaves
{reply}: the other player&apos;s answer, a move: b2
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Nach {reply} bleibt {player} nur noch das vergiftete Feld zum Essen.</translation>
    </message>
    <message>
        <source>After {reply}, only the poisoned square is left, and you have to eat it.</source>
        <extracomment>“Why?”: what the best answer to the mistake leaves
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Nach {reply} ist nur noch das vergiftete Feld übrig, und du musst es essen.</translation>
    </message>
    <message>
        <source>After {reply}, only the poisoned square is left, and the bot has to eat it.</source>
        <extracomment>“Why?”: what the best answer to the mistake leaves
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Nach {reply} ist nur noch das vergiftete Feld übrig, und der Bot muss es essen.</translation>
    </message>
    <message>
        <source>After {reply}, two arms of the same length are left: the bottom row and the left column. Whatever {player} eats from one arm, {other} can copy on the other arm.</source>
        <extracomment>“Why?”: what the best answer to the mistake leaves
{reply}: the other player&apos;s answer, a move: b2
{player}: a player&apos;s name: X, White
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Nach {reply} sind zwei gleich lange Arme übrig: die unterste Reihe und die linke Spalte. Egal, was {player} von einem Arm isst: {other} kann es am anderen Arm nachmachen.</translation>
    </message>
    <message>
        <source>After {reply}, two arms of the same length are left: the bottom row and the left column. Whatever you eat from one arm, the bot can copy on the other arm.</source>
        <extracomment>“Why?”: what the best answer to the mistake leaves
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Nach {reply} sind zwei gleich lange Arme übrig: die unterste Reihe und die linke Spalte. Egal, was du von einem Arm isst: Der Bot kann es am anderen Arm nachmachen.</translation>
    </message>
    <message>
        <source>After {reply}, two arms of the same length are left: the bottom row and the left column. Whatever the bot eats from one arm, you can copy on the other arm.</source>
        <extracomment>“Why?”: what the best answer to the mistake leaves
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Nach {reply} sind zwei gleich lange Arme übrig: die unterste Reihe und die linke Spalte. Egal, was der Bot von einem Arm isst: Du kannst es am anderen Arm nachmachen.</translation>
    </message>
    <message>
        <source>After {reply}, every move {player} can make completes a row and loses.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Nach {reply} macht jeder Zug von {player} eine Reihe und verliert.</translation>
    </message>
    <message>
        <source>After {reply}, every move you can make completes a row and loses.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Nach {reply} macht jeder deiner Züge eine Reihe und verliert.</translation>
    </message>
    <message>
        <source>After {reply}, every move the bot can make completes a row and loses.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Nach {reply} macht jeder Zug des Bots eine Reihe und verliert.</translation>
    </message>
    <message>
        <source>With {better}, any move by {other} would complete a row and lose.</source>
        <extracomment>“Why?”: the reason for a loss
{better}: a move that was better: b2
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Mit {better} würde jeder Zug von {other} eine Reihe machen und verlieren.</translation>
    </message>
    <message>
        <source>With {better}, any move by the bot would complete a row and lose.</source>
        <extracomment>“Why?”: the reason for a loss
{better}: a move that was better: b2</extracomment>
        <translation>Mit {better} würde jeder Zug des Bots eine Reihe machen und verlieren.</translation>
    </message>
    <message>
        <source>With {better}, every move you can make would complete a row and lose.</source>
        <extracomment>“Why?”: the reason for a loss
{better}: a move that was better: b2</extracomment>
        <translation>Mit {better} würde jeder deiner Züge eine Reihe machen und verlieren.</translation>
    </message>
    <message>
        <source>After {reply}, two rows are left, the lower one just one square longer. Whatever {player} eats, {other} can get back to this shape.</source>
        <extracomment>“Why?”: what the best answer to the mistake leaves
{reply}: the other player&apos;s answer, a move: b2
{player}: a player&apos;s name: X, White
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Nach {reply} sind zwei Reihen übrig, die untere genau ein Feld länger. Egal, was {player} isst: {other} kann diese Form wiederherstellen.</translation>
    </message>
    <message>
        <source>After {reply}, two rows are left, the lower one just one square longer. Whatever you eat, the bot can get back to this shape.</source>
        <extracomment>“Why?”: what the best answer to the mistake leaves
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Nach {reply} sind zwei Reihen übrig, die untere genau ein Feld länger. Egal, was du isst: Der Bot kann diese Form wiederherstellen.</translation>
    </message>
    <message>
        <source>After {reply}, two rows are left, the lower one just one square longer. Whatever the bot eats, you can get back to this shape.</source>
        <extracomment>“Why?”: what the best answer to the mistake leaves
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Nach {reply} sind zwei Reihen übrig, die untere genau ein Feld länger. Egal, was der Bot isst: Du kannst diese Form wiederherstellen.</translation>
    </message>
    <message>
        <source>After {reply}, two columns are left, the left one just one square longer. Whatever {player} eats, {other} can get back to this shape.</source>
        <extracomment>“Why?”: what the best answer to the mistake leaves
{reply}: the other player&apos;s answer, a move: b2
{player}: a player&apos;s name: X, White
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Nach {reply} sind zwei Spalten übrig, die linke genau ein Feld länger. Egal, was {player} isst: {other} kann diese Form wiederherstellen.</translation>
    </message>
    <message>
        <source>After {reply}, two columns are left, the left one just one square longer. Whatever you eat, the bot can get back to this shape.</source>
        <extracomment>“Why?”: what the best answer to the mistake leaves
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Nach {reply} sind zwei Spalten übrig, die linke genau ein Feld länger. Egal, was du isst: Der Bot kann diese Form wiederherstellen.</translation>
    </message>
    <message>
        <source>After {reply}, two columns are left, the left one just one square longer. Whatever the bot eats, you can get back to this shape.</source>
        <extracomment>“Why?”: what the best answer to the mistake leaves
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Nach {reply} sind zwei Spalten übrig, die linke genau ein Feld länger. Egal, was der Bot isst: Du kannst diese Form wiederherstellen.</translation>
    </message>
    <message>
        <source>After {reply}, {other} has a pawn that nothing can stop.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Nach {reply} hat {other} einen Bauern, den nichts aufhalten kann.</translation>
    </message>
    <message>
        <source>After {reply}, you have a pawn that nothing can stop.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Nach {reply} hast du einen Bauern, den nichts aufhalten kann.</translation>
    </message>
    <message>
        <source>After {reply}, the bot has a pawn that nothing can stop.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Nach {reply} hat der Bot einen Bauern, den nichts aufhalten kann.</translation>
    </message>
    <message>
        <source>After {reply}, {player} can&apos;t move.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Nach {reply} kann {player} nicht ziehen.</translation>
    </message>
    <message>
        <source>After {reply}, you can&apos;t move.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Nach {reply} kannst du nicht ziehen.</translation>
    </message>
    <message>
        <source>After {reply}, the bot can&apos;t move.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Nach {reply} kann der Bot nicht ziehen.</translation>
    </message>
    <message>
        <source>If your last seed lands in one of your empty pits, capture it and all seeds in the pit opposite. Put them in your store. If there are none opposite, your seed stays where it is.</source>
        <translation>Landet deine letzte Kugel in einer eigenen leeren Mulde, schlägst du sie und alle Kugeln in der Mulde gegenüber. Lege sie in dein Kalaha. Liegen gegenüber keine, bleibt deine Kugel liegen.</translation>
    </message>
    <message>
        <source>If your last seed lands in one of your empty pits, capture it and any seeds in the pit opposite. Put them in your store.</source>
        <translation>Landet deine letzte Kugel in einer eigenen leeren Mulde, schlägst du sie und alle Kugeln, die in der Mulde gegenüber liegen. Lege sie in dein Kalaha.</translation>
    </message>
    <message>
        <source>After {reply}, {player} has only one move.</source>
        <extracomment>“Why?”: what is wrong with a move
{reply}: the other player&apos;s answer, a move: b2
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Nach {reply} hat {player} nur einen Zug.</translation>
    </message>
    <message>
        <source>After {reply}, you have only one move.</source>
        <extracomment>“Why?”: what is wrong with a move
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Nach {reply} hast du nur einen Zug.</translation>
    </message>
    <message>
        <source>After {reply}, the bot has only one move.</source>
        <extracomment>“Why?”: what is wrong with a move
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Nach {reply} hat der Bot nur einen Zug.</translation>
    </message>
    <message>
        <source>After {reply}, {player} has only two moves.</source>
        <extracomment>“Why?”: what is wrong with a move
{reply}: the other player&apos;s answer, a move: b2
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Nach {reply} hat {player} nur zwei Züge.</translation>
    </message>
    <message>
        <source>After {reply}, you have only two moves.</source>
        <extracomment>“Why?”: what is wrong with a move
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Nach {reply} hast du nur zwei Züge.</translation>
    </message>
    <message>
        <source>After {reply}, the bot has only two moves.</source>
        <extracomment>“Why?”: what is wrong with a move
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Nach {reply} hat der Bot nur zwei Züge.</translation>
    </message>
    <message>
        <source>Something went wrong in the search, so the bots are paused. Let them try again, or play on.</source>
        <translation>Bei der Suche ist etwas schiefgegangen, deshalb sind die Bots angehalten. Lass sie es noch einmal versuchen oder spiel weiter.</translation>
    </message>
    <message>
        <source>wins if it can, blocks if it must, otherwise makes a threat or plays at random</source>
        <translation>gewinnt, wenn es geht, blockiert, wenn es sein muss, macht sonst eine Drohung oder zieht zufällig</translation>
    </message>
    <message>
        <source>wins if it can, blocks if it must, otherwise makes its longest line longer</source>
        <translation>gewinnt, wenn es geht, blockiert, wenn es sein muss, macht sonst die eigene längste Reihe länger</translation>
    </message>
    <message>
        <source>looks ahead to the end of the game, or as far as time allows on large boards (minimax)</source>
        <translation>schaut bis zum Ende der Partie voraus, oder auf großen Brettern so weit, wie die Zeit reicht (Minimax)</translation>
    </message>
    <message>
        <source>Momo</source>
        <extracomment>Name of a bot, a chick. Names are the same in all languages with Latin letters.</extracomment>
        <translation>Momo</translation>
    </message>
    <message>
        <source>Nilo</source>
        <extracomment>Name of a bot, a frog</extracomment>
        <translation>Nilo</translation>
    </message>
    <message>
        <source>Luna</source>
        <extracomment>Name of a bot, a rabbit</extracomment>
        <translation>Luna</translation>
    </message>
    <message>
        <source>Rubi</source>
        <extracomment>Name of a bot, a fox</extracomment>
        <translation>Rubi</translation>
    </message>
    <message>
        <source>Zeno</source>
        <extracomment>Name of a bot, an owl</extracomment>
        <translation>Zeno</translation>
    </message>
    <message>
        <source>Mira</source>
        <extracomment>Name of a bot, a chameleon</extracomment>
        <translation>Mira</translation>
    </message>
    <message>
        <source>Picks any move.</source>
        <translation>Nimmt irgendeinen Zug.</translation>
    </message>
    <message>
        <source>Looks one move ahead.</source>
        <translation>Schaut einen Zug voraus.</translation>
    </message>
    <message>
        <source>Makes a threat whenever it can.</source>
        <translation>Droht, wann immer es geht.</translation>
    </message>
    <message>
        <source>Makes its longest line longer.</source>
        <translation>Verlängert die eigene längste Reihe.</translation>
    </message>
    <message>
        <source>Never makes a mistake.</source>
        <translation>Macht nie einen Fehler.</translation>
    </message>
    <message>
        <source>Looks as far ahead as it can.</source>
        <translation>Schaut so weit voraus wie möglich.</translation>
    </message>
    <message>
        <source>{count} of {most} stars</source>
        <extracomment>The strength of a bot, for screen readers, such as &quot;2 of 5 stars&quot;
{count}: a number; the text has a form for one and for many
{most}: the largest number that is possible</extracomment>
        <translation>{count} von {most} Sternen</translation>
    </message>
    <message>
        <source>draw, or you win</source>
        <translation>unentschieden, oder du gewinnst</translation>
    </message>
    <message>
        <source>draw, or the bot wins</source>
        <translation>unentschieden, oder der Bot gewinnt</translation>
    </message>
    <message>
        <source>You win</source>
        <extracomment>In place of a number: you win with this move if both sides play perfectly</extracomment>
        <translation>Du gewinnst</translation>
    </message>
    <message>
        <source>Bot wins</source>
        <extracomment>In place of a number: the bot wins if both sides play perfectly</extracomment>
        <translation>Bot gewinnt</translation>
    </message>
    <message>
        <source>Plays about as well as you do.</source>
        <translation>Spielt etwa so gut wie du.</translation>
    </message>
    <message>
        <source>squares</source>
        <extracomment>A part of the evaluation, before its number: what the places of the pieces count.</extracomment>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Pieces and their squares, opening to endgame</source>
        <extracomment>Names of evaluations in a list; this one changes from the middlegame to the endgame.</extracomment>
        <translation>Figuren und ihre Felder, von Eröffnung bis Endspiel</translation>
    </message>
    <message>
        <source>Pieces and their squares</source>
        <extracomment>Names of evaluations in a list; this one changes from the middlegame to the endgame.</extracomment>
        <translation>Figuren und ihre Felder</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a bar size. Write columns x rows, for example chomp:5x4.</source>
        <extracomment>What is wrong with something that was typed.
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>„{text}“ ist keine Größe. Schreibe Spalten x Reihen, zum Beispiel chomp:5x4.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a board size. Write the number of boxes as columns x rows, each from 1 to {most}, for example dots:4x3.</source>
        <extracomment>What is wrong with something that was typed
{text}: what somebody typed, or what stands in a file
{most}: the largest number that is possible</extracomment>
        <translation>„{text}“ ist keine Größe. Schreibe Spalten x Reihen von Kästchen, jeweils von 1 bis {most}, zum Beispiel dots:4x3.</translation>
    </message>
    <message>
        <source>Each closed box needs its owner&apos;s X or O. Open boxes can&apos;t have one.</source>
        <extracomment>What is wrong with something that was typed</extracomment>
        <translation>Jedes geschlossene Kästchen braucht das X oder O seines Besitzers. Offene Kästchen dürfen keins haben.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a Hex board size. Write how many cells there are on each side, from {least} to {most}, for example hex:5.</source>
        <extracomment>What is wrong with something that was typed.
{text}: what somebody typed, or what stands in a file
{least}: the smallest number that is possible
{most}: the largest number that is possible</extracomment>
        <translation>„{text}“ ist keine Größe für Hex. Schreibe die Zahl der Felder an einer Seite, von {least} bis {most}, zum Beispiel hex:5.</translation>
    </message>
    <message>
        <source>These numbers of stones can&apos;t be right. X goes first, so X has as many stones as O, or one more.</source>
        <extracomment>What is wrong with something that was typed.</extracomment>
        <translation>Die Zahl der Steine passt nicht. X beginnt, also hat X gleich viele Steine wie O oder einen mehr.</translation>
    </message>
    <message>
        <source>If the board is full and nobody has completed a row, it is a draw.</source>
        <extracomment>A rule of the game</extracomment>
        <translation>Ist das Brett voll und niemand hat eine Reihe, ist es unentschieden.</translation>
    </message>
    <message>
        <source>always takes the first empty cell, starting from the top left</source>
        <extracomment>what a bot does; the bot is the subject</extracomment>
        <translation>nimmt immer das erste leere Feld, von oben links an</translation>
    </message>
    <message>
        <source>Win = 10 + empty squares</source>
        <extracomment>name of a scale for values</extracomment>
        <translation>10 + leere Felder</translation>
    </message>
    <message>
        <source>If {first} wins, the value is 10, plus 1 for each square that is still empty. If {second} wins, it is the same number with a minus sign in front. 0: a draw.</source>
        <extracomment>What values mean on the scale of schools
{first}: the name of the player who moves first: X, White
{second}: the name of the player who moves second: O, Black</extracomment>
        <translation>Wenn {first} gewinnt, zählt das 10 und dazu 1 für jedes Feld, das noch leer ist. Wenn {second} gewinnt, ist es dieselbe Zahl mit einem Minus. 0: unentschieden.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a board size. Write pits x seeds, for example kalah:6x4. There can be up to {pits} pits with up to {seeds} seeds each.</source>
        <extracomment>What is wrong with something that was typed. {pits}, {seeds}, {total}: numbers
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>„{text}“ ist keine Größe. Schreibe Mulden x Kugeln, zum Beispiel kalah:6x4. Es geht mit bis zu {pits} Mulden und bis zu {seeds} Kugeln in jeder.</translation>
    </message>
    <message>
        <source>{where}pit {text} doesn&apos;t exist. The last pit is {last}.</source>
        <extracomment>{where} is “Move 3: ”, or nothing {last}: the letter of a pit
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}Mulde {text} gibt es nicht. Die letzte ist {last}.</translation>
    </message>
    <message>
        <source>Pit letters, such as cfB, or a position such as {example}</source>
        <extracomment>In the empty line for a position: what you can type there.
{example}: an example of what can be typed</extracomment>
        <translation>Buchstaben von Mulden, wie cfB, oder eine Stellung wie {example}</translation>
    </message>
    <message>
        <source>There can&apos;t be {x} X and {o} O. Each player has at most {most} stones, and X places the first one.</source>
        <extracomment>What is wrong with something that was typed. {x}, {o}: how many there are
{most}: the largest number that is possible</extracomment>
        <translation>{x} X und {o} O sind nicht möglich. Jeder Spieler hat höchstens {most} Steine, und X setzt den ersten.</translation>
    </message>
    <message>
        <source>number of heaps that count as 1 = {number}, which is even</source>
        <extracomment>these texts about what is left follow a colon, or a move in brackets
{number}: a number</extracomment>
        <translation>Haufen, die als 1 zählen = {number}, eine gerade Zahl</translation>
    </message>
    <message>
        <source>number of heaps that count as 1 = {number}, which is odd</source>
        <extracomment>In brackets after a move, in “Why?”: what the theory says of the coins that are left.
{number}: a number</extracomment>
        <translation>Haufen, die als 1 zählen = {number}, eine ungerade Zahl</translation>
    </message>
    <message>
        <source>remainder after dividing by {divisor} = {number}</source>
        <extracomment>In brackets after a move, in “Why?”: what the theory says of the coins that are left. {divisor}: a number
{number}: a number</extracomment>
        <translation>Rest beim Teilen durch {divisor} = {number}</translation>
    </message>
    <message>
        <source>No heap counts more than 1. Number of heaps that count as 1 = {ones}</source>
        <extracomment>Below a list of the heaps: what the theory computes. {ones}: a number</extracomment>
        <translation>Kein Haufen zählt mehr als 1. Haufen, die als 1 zählen = {ones}</translation>
    </message>
    <message>
        <source>Leave a multiple of {number}. Each time the other player takes some coins, take enough that the two turns add up to {number}.</source>
        <extracomment>“Why?”: the rule to win
{number}: a number</extracomment>
        <translation>Lass ein Vielfaches von {number} übrig. Nimm nach jeder Antwort so viele, dass es zusammen {number} sind.</translation>
    </message>
    <message>
        <source>The bot should leave a multiple of {number}. Each time you take some coins, it takes enough that the two turns add up to {number}.</source>
        <extracomment>“Why?”: the rule to win
{number}: a number</extracomment>
        <translation>Der Bot sollte ein Vielfaches von {number} übrig lassen. Wenn du etwas nimmst, nimmt er so viel, dass es zusammen {number} sind.</translation>
    </message>
    <message>
        <source>Leave two heaps of the same size. Then copy each move: take the same number from the other heap.</source>
        <extracomment>“Why?”: the rule to win</extracomment>
        <translation>Lass zwei gleiche Haufen übrig. Dann mach jeden Zug nach: Nimm gleich viele vom anderen Haufen.</translation>
    </message>
    <message>
        <source>The bot should leave two heaps of the same size. Then it can copy each of your moves on the other heap.</source>
        <extracomment>“Why?”: the rule to win</extracomment>
        <translation>Der Bot sollte zwei gleiche Haufen übrig lassen. Dann kann er jeden Zug am anderen Haufen nachmachen.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t an Othello board size. Write columns x rows, each 4, 6 or 8, for example othello:6x6.</source>
        <extracomment>What is wrong with something that was typed
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>„{text}“ ist keine Größe für Othello. Schreibe Spalten x Reihen, jeweils 4, 6 oder 8, zum Beispiel othello:6x6.</translation>
    </message>
    <message>
        <source>“{mark}” isn&apos;t a mark in this game. Write {known} or a dot.</source>
        <extracomment>{known}: “X” or “X, O”; {mark}: a letter</extracomment>
        <translation>„{mark}“ ist kein Zeichen dieses Spiels. Schreibe {known} oder einen Punkt.</translation>
    </message>
    <message>
        <source>These rows can&apos;t happen. The game, or its board, would have ended with the first row.</source>
        <extracomment>What is wrong with a board that was typed.</extracomment>
        <translation>Diese Reihen sind nicht möglich. Die Partie oder das Brett wäre schon mit der ersten Reihe zu Ende gewesen.</translation>
    </message>
    <message>
        <source>Win = 10 + moves left</source>
        <extracomment>A scale of values: a win counts 10 and one more for each move that is left.</extracomment>
        <translation>10 + übrige Züge</translation>
    </message>
    <message>
        <source>{where}“{text}” comes after the game has ended. Leave out this move and all the moves after it.</source>
        <extracomment>What is wrong with something that was typed or read.
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}„{text}“ kommt nach dem Ende der Partie. Lass es weg, und alle Züge danach auch.</translation>
    </message>
    <message>
        <source>there is no game in it. Try another file.</source>
        <extracomment>What is wrong with a file, after “line 3: ” or its name; begins small</extracomment>
        <translation>es ist keine Partie darin. Versuche es mit einer anderen Datei.</translation>
    </message>
    <message>
        <source>you don&apos;t have permission to use this file or folder. Try another folder.</source>
        <translation>du darfst diese Datei oder diesen Ordner nicht benutzen. Versuche es mit einem anderen Ordner.</translation>
    </message>
    <message>
        <source>the disk is full. Free up some space.</source>
        <translation>der Speicher ist voll. Schaffe etwas Platz.</translation>
    </message>
    <message>
        <source>it is empty. Try another file.</source>
        <extracomment>What is wrong with a file, after a colon; begins small</extracomment>
        <translation>hier steht nichts. Versuche es mit einer anderen Datei.</translation>
    </message>
    <message>
        <source>{where}there are too many brackets inside brackets.</source>
        <extracomment>What is wrong with a file, after a colon; begins small
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}zu viele Klammern stecken ineinander.</translation>
    </message>
    <message>
        <source>Opening “{name}”: {percent}%.</source>
        <extracomment>While a large file is read. {name}: of the file
{percent}: a number, without its sign</extracomment>
        <translation>„{name}“ wird geöffnet: {percent}&#xa0;%.</translation>
    </message>
    <message>
        <source>Saving “{name}”: {percent}%.</source>
        <extracomment>While a large file is written. {name}: of the file
{percent}: a number, without its sign</extracomment>
        <translation>„{name}“ wird gespeichert: {percent}&#xa0;%.</translation>
    </message>
    <message>
        <source>Everything is being saved again.</source>
        <translation>Alles wird wieder gespeichert.</translation>
    </message>
    <message>
        <source>Your settings were damaged, so the default settings are being used. The old file is kept as “{name}”.</source>
        <extracomment>Said at the start of the program. {name}: of the old file</extracomment>
        <translation>Deine Einstellungen waren beschädigt, deshalb gelten jetzt die üblichen. Die alte Datei ist als „{name}“ aufgehoben.</translation>
    </message>
    <message>
        <source>{name} only plays five-in-a-row games in which stones don&apos;t fall, such as Gomoku. Choose another game or another player.</source>
        <extracomment>What is wrong with another program that should play. {name}: of the program</extracomment>
        <translation>{name} spielt nur Fünf in einer Reihe ohne fallende Steine, zum Beispiel Gomoku. Wähle ein anderes Spiel oder einen anderen Spieler.</translation>
    </message>
    <message>
        <source>{name} only plays chess. Choose another game or another player.</source>
        <extracomment>What is wrong with another program that should play. {name}: of the program</extracomment>
        <translation>{name} spielt nur Schach. Wähle ein anderes Spiel oder einen anderen Spieler.</translation>
    </message>
    <message>
        <source>if moves are equally good: one at random</source>
        <translation>bei gleich guten Zügen: ein zufälliger</translation>
    </message>
    <message>
        <source>0: a draw. If {first} wins, the value is 10, plus 1 for each move that could still be played. If {second} wins, it is the same number with a minus sign in front.</source>
        <extracomment>What values mean on the scale of schools
{first}: the name of the player who moves first: X, White
{second}: the name of the player who moves second: O, Black</extracomment>
        <translation>0: unentschieden. Wenn {first} gewinnt, zählt das 10 und dazu 1 für jeden Zug, der noch möglich wäre. Wenn {second} gewinnt, ist es dieselbe Zahl mit einem Minus.</translation>
    </message>
    <message>
        <source>If {first} wins, the value is 10, plus 1 for each move that could still be played. If {second} wins, it is the same number with a minus sign in front.</source>
        <extracomment>What values mean on the scale of schools
{first}: the name of the player who moves first: X, White
{second}: the name of the player who moves second: O, Black</extracomment>
        <translation>Wenn {first} gewinnt, zählt das 10 und dazu 1 für jeden Zug, der noch möglich wäre. Wenn {second} gewinnt, ist es dieselbe Zahl mit einem Minus.</translation>
    </message>
    <message>
        <source>{other} only needs {square} to complete a row. In the end {player} runs out of safe columns.</source>
        <extracomment>“Why?”: the reason for a loss where discs fall
{other}: the other player&apos;s name: O, Black
{square}: a square of the board: e4
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{other} braucht nur noch {square} für eine Reihe. Am Ende hat {player} keine sichere Spalte mehr.</translation>
    </message>
    <message>
        <source>You only need {square} to complete a row. In the end the bot runs out of safe columns.</source>
        <extracomment>“Why?”: the reason for a loss where discs fall
{square}: a square of the board: e4</extracomment>
        <translation>Du brauchst nur noch {square} für eine Reihe. Am Ende hat der Bot keine sichere Spalte mehr.</translation>
    </message>
    <message>
        <source>The bot only needs {square} to complete a row. In the end you run out of safe columns.</source>
        <extracomment>“Why?”: the reason for a loss where discs fall
{square}: a square of the board: e4</extracomment>
        <translation>Der Bot braucht nur noch {square} für eine Reihe. Am Ende hast du keine sichere Spalte mehr.</translation>
    </message>
    <message>
        <source>After {reply}, {player} can&apos;t move and must pass.</source>
        <extracomment>“Why?”: what is wrong with a move
{reply}: the other player&apos;s answer, a move: b2
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Nach {reply} kann {player} nicht ziehen und muss passen.</translation>
    </message>
    <message>
        <source>After {reply}, you can&apos;t move and must pass.</source>
        <extracomment>“Why?”: what is wrong with a move
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Nach {reply} kannst du nicht ziehen und musst passen.</translation>
    </message>
    <message>
        <source>After {reply}, the bot can&apos;t move and must pass.</source>
        <extracomment>“Why?”: what is wrong with a move
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Nach {reply} kann der Bot nicht ziehen und muss passen.</translation>
    </message>
    <message>
        <source>Mira, {percent}% at random</source>
        <extracomment>The bot Mira while it plays a fixed share of its moves at random
{percent}: a number, without its sign</extracomment>
        <translation>Mira, {percent}&#xa0;% zufällig</translation>
    </message>
    <message>
        <source>Looks {depth} ahead, no guessing</source>
        <extracomment>Name of a kind of player: of a level of the bot, or of a way to choose moves
{depth}: a number of moves</extracomment>
        <translation>Schaut {depth} voraus, ohne Schätzung</translation>
    </message>
    <message>
        <source>plays {percent}% of its moves at random and the rest well</source>
        <extracomment>What a player does, in a list of players; begins small
{percent}: a number, without its sign</extracomment>
        <translation>spielt {percent}&#xa0;% seiner Züge zufällig und die anderen gut</translation>
    </message>
    <message>
        <source>Adapts to you: it now plays {percent}% of its moves at random.</source>
        <extracomment>Below the board, about the bot that adapts to the player
{percent}: a number, without its sign</extracomment>
        <translation>Passt sich dir an: spielt jetzt {percent}&#xa0;% der Züge zufällig.</translation>
    </message>
    <message>
        <source>you win in at most {count}</source>
        <extracomment>Under a value on the board: in how many moves the game ends, at the latest
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>du gewinnst in höchstens {count}</translation>
    </message>
    <message>
        <source>bot wins in at most {count}</source>
        <extracomment>Under a value on the board: in how many moves the game ends, at the latest
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>Bot gewinnt in höchstens {count}</translation>
    </message>
    <message>
        <source>you win next</source>
        <extracomment>Under a value on the board: with your next move</extracomment>
        <translation>du gewinnst im nächsten Zug</translation>
    </message>
    <message>
        <source>bot wins next</source>
        <extracomment>Under a value on the board: with the bot&apos;s next move</extracomment>
        <translation>Bot gewinnt im nächsten Zug</translation>
    </message>
    <message>
        <source>you win in {count}</source>
        <extracomment>Under a value on the board: in how many of your moves the game is won
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>du gewinnst in {count}</translation>
    </message>
    <message>
        <source>bot wins in {count}</source>
        <extracomment>Under a value on the board: in how many of the bot&apos;s moves the game is won
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>Bot gewinnt in {count}</translation>
    </message>
    <message>
        <source>Nobody knows a simple rule for this shape.</source>
        <extracomment>above the list of moves, in place of a rule that says how to win</extracomment>
        <translation>Für diese Form kennt niemand eine einfache Regel.</translation>
    </message>
    <message>
        <source>you may win</source>
        <extracomment>A guess about the end of the game: the reader is likelier to win</extracomment>
        <translation>du gewinnst vielleicht</translation>
    </message>
    <message>
        <source>the bot may win</source>
        <extracomment>A guess about the end of the game: the bot is likelier to win</extracomment>
        <translation>der Bot gewinnt vielleicht</translation>
    </message>
    <message>
        <source>The player who has just moved is still in check, which isn&apos;t allowed. Let that player move next.</source>
        <extracomment>What is wrong with something that was typed</extracomment>
        <translation>Der Spieler, der gerade gezogen hat, steht noch im Schach. Das ist nicht erlaubt. Lass ihn als Nächsten ziehen.</translation>
    </message>
    <message>
        <source>It is a draw if a player can&apos;t move but isn&apos;t in check: stalemate.</source>
        <translation>Unentschieden ist es, wenn ein Spieler nicht ziehen kann, aber nicht im Schach steht: Patt.</translation>
    </message>
    <message>
        <source>“{text}” doesn&apos;t fit this bar. Write how many squares are left in each row, from the bottom up: 5,3,1. No row can be longer than the row below it.</source>
        <extracomment>What is wrong with something that was typed.
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>„{text}“ passt nicht zu dieser Tafel. Schreibe, wie viele Felder in jeder Reihe übrig sind, von unten nach oben: 5,3,1. Keine Reihe darf länger sein als die darunter.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a drawing of this board. Write its rows from the top with / between them: _ for a line across, | for a line down, and . for nothing. Write each box&apos;s X or O after its left line.</source>
        <extracomment>What is wrong with something that was typed
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>„{text}“ ist keine Zeichnung dieses Bretts. Schreibe die Reihen von oben nach unten mit / dazwischen: _ für eine waagerechte Linie, | für eine senkrechte und . für nichts. Schreibe das X oder O jedes Kästchens hinter seine linke Linie.</translation>
    </message>
    <message>
        <source>This isn&apos;t a Hex board of this size. Write its rows from the top, with X, O or a dot for each cell: {example}.</source>
        <extracomment>What is wrong with something that was typed.
{example}: an example of what can be typed</extracomment>
        <translation>Das ist kein Hex-Brett dieser Größe. Schreibe die Reihen von oben nach unten, mit X, O oder einem Punkt für jedes Feld: {example}.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a board of this size. Write its rows from the top with W, B and dots, then whose turn it is, for example {example}.</source>
        <extracomment>What is wrong with something that was typed
{text}: what somebody typed, or what stands in a file
{example}: an example of what can be typed</extracomment>
        <translation>„{text}“ ist kein Brett dieser Größe. Schreibe die Reihen von oben nach unten mit W (Weiß), B (Schwarz) und Punkten, dann, wer am Zug ist, zum Beispiel {example}.</translation>
    </message>
    <message>
        <source>If you can&apos;t move, you lose. There are no draws.</source>
        <translation>Wenn du nicht ziehen kannst, verlierst du. Es gibt kein Unentschieden.</translation>
    </message>
    <message>
        <source>“{mark}” in row {row}, column {column} isn&apos;t a mark. Write X, O or a dot.</source>
        <extracomment>What is wrong with a board that was typed. {row}, {column}, {cells}: numbers; {mark}: a letter</extracomment>
        <translation>„{mark}“ in Reihe {row}, Spalte {column} ist kein Zeichen. Schreibe X, O oder einen Punkt.</translation>
    </message>
    <message>
        <source>“{text}” after the board isn&apos;t a player. Write X or O, or leave it out.</source>
        <extracomment>What is wrong with a board that was typed.
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>„{text}“ hinter dem Brett ist kein Spieler. Schreibe X oder O, oder lass es weg.</translation>
    </message>
    <message>
        <source>pit {pit}</source>
        <extracomment>a move in a sentence, such as “With pit c, X could capture 3 seeds”
{pit}: the letter of a pit: c</extracomment>
        <translation>Mulde {pit}</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a board of nine points. Write its rows from the top with X, O and dots, then whose turn it is, for example XO./.X./..O X.</source>
        <extracomment>What is wrong with something that was typed.
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>„{text}“ ist kein Brett mit neun Punkten. Schreibe die Reihen von oben nach unten mit X, O und Punkten, dann, wer am Zug ist, zum Beispiel XO./.X./..O X.</translation>
    </message>
    <message>
        <source>Entry {place}, “{text}”, isn&apos;t a number from −100,000 to 100,000. Write, for example, 3 5 2 9 or [3 5] [2 9].</source>
        <extracomment>What is wrong with numbers that were typed for a tree. {branches}, {place}, {fewer}, {more}, {leaves}: numbers
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>Eintrag {place}, „{text}“, ist keine Zahl von −100.000 bis 100.000. Schreibe zum Beispiel 3 5 2 9 oder [3 5] [2 9].</translation>
    </message>
    <message>
        <source>This position doesn&apos;t fit the board. Write its rows from the top with B, W and dots, then whose turn it is, for example {example}.</source>
        <extracomment>What is wrong with something that was typed
{example}: an example of what can be typed</extracomment>
        <translation>Das ist keine Stellung auf diesem Brett. Schreibe die Reihen von oben nach unten mit B (Schwarz), W (Weiß) und Punkten, dann, wer am Zug ist, zum Beispiel {example}.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a possible number of boards. Write a number from 1 to {most}, for example notakto:2.</source>
        <extracomment>What is wrong with something that was typed.
{text}: what somebody typed, or what stands in a file
{most}: the largest number that is possible</extracomment>
        <translation>„{text}“ ist keine mögliche Zahl von Brettern. Schreibe eine Zahl von 1 bis {most}, zum Beispiel notakto:2.</translation>
    </message>
    <message>
        <source>{where}this isn&apos;t UTF-8 text. Save it as UTF-8 and try again.</source>
        <extracomment>What is wrong with a file, after a colon; begins small
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}das ist kein UTF-8-Text. Speichere ihn als UTF-8 und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>“{file}” isn&apos;t a Gomocup program. Their names start with {prefix}.</source>
        <extracomment>What is wrong with another program that should play. {file}: of its file; {prefix}: how it should begin</extracomment>
        <translation>„{file}“ ist kein Gomocup-Programm. Die Namen solcher Programme beginnen mit {prefix}.</translation>
    </message>
    <message>
        <source>{name} didn&apos;t start. This computer can&apos;t run {path} as a program.</source>
        <extracomment>What is wrong with another program that should play. {name}: of the program
{path}: the place of a file on the disk</extracomment>
        <translation>{name} ist nicht gestartet. Dieser Computer kann {path} nicht als Programm ausführen.</translation>
    </message>
    <message>
        <source>{name} wasn&apos;t ready after {seconds} s, so it was stopped.</source>
        <extracomment>What is wrong with another program that should play. {name}: of the program
{seconds}: a number</extracomment>
        <translation>{name} war nach {seconds}&#xa0;s nicht bereit und wurde deshalb gestoppt.</translation>
    </message>
    <message>
        <source>{name} doesn&apos;t play on this board: “{text}”.</source>
        <extracomment>What is wrong with another program that should play. {name}: of the program; {text}: what the program wrote</extracomment>
        <translation>{name} spielt nicht auf diesem Brett: „{text}“.</translation>
    </message>
    <message>
        <source>{name} wanted to play {text}, which isn&apos;t allowed here.</source>
        <extracomment>What is wrong with another program that should play. {name}: of the program; {text}: what the program wrote</extracomment>
        <translation>{name} wollte {text} spielen, und das ist hier nicht erlaubt.</translation>
    </message>
    <message>
        <source>With {better}, {player} could copy each move on the opposite side of the centre. Then {player} couldn&apos;t lose.</source>
        <extracomment>“Why?”: the reason for a loss
{better}: a move that was better: b2
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Mit {better} könnte {player} jeden Zug auf der anderen Seite der Mitte nachmachen. Dann könnte {player} nicht verlieren.</translation>
    </message>
    <message>
        <source>With {better}, you could copy each of the bot&apos;s moves on the opposite side of the centre. Then you couldn&apos;t lose.</source>
        <extracomment>“Why?”: the reason for a loss
{better}: a move that was better: b2</extracomment>
        <translation>Mit {better} könntest du jeden Zug des Bots auf der anderen Seite der Mitte nachmachen. Dann könntest du nicht verlieren.</translation>
    </message>
    <message>
        <source>With {better}, the bot could copy each of your moves on the opposite side of the centre. Then it couldn&apos;t lose.</source>
        <extracomment>“Why?”: the reason for a loss
{better}: a move that was better: b2</extracomment>
        <translation>Mit {better} könnte der Bot jeden deiner Züge auf der anderen Seite der Mitte nachmachen. Dann könnte er nicht verlieren.</translation>
    </message>
    <message>
        <source>If the game isn&apos;t over at that depth, the search guesses from the pieces and where they are.</source>
        <translation>Ist die Partie bei dieser Suchtiefe nicht zu Ende, schätzt die Suche anhand der Figuren und ihrer Plätze.</translation>
    </message>
    <message>
        <source>If the game isn&apos;t over at that depth, the search guesses by working out who has to open the chains.</source>
        <translation>Ist die Partie bei dieser Suchtiefe nicht zu Ende, schätzt die Suche danach, wer die Ketten öffnen muss.</translation>
    </message>
    <message>
        <source>If the game isn&apos;t over at that depth, the search guesses by counting the stones that each player still needs.</source>
        <translation>Ist die Partie bei dieser Suchtiefe nicht zu Ende, schätzt die Suche danach, wie viele Steine jeder Spieler noch braucht.</translation>
    </message>
    <message>
        <source>If the game isn&apos;t over at that depth, the search guesses from the number of pawns left.</source>
        <translation>Ist die Partie bei dieser Suchtiefe nicht zu Ende, schätzt die Suche nach der Zahl der Bauern, die noch da sind.</translation>
    </message>
    <message>
        <source>If the game isn&apos;t over at that depth, the search guesses by counting open lines.</source>
        <translation>Ist die Partie bei dieser Suchtiefe nicht zu Ende, schätzt die Suche anhand der offenen Reihen.</translation>
    </message>
    <message>
        <source>If the game isn&apos;t over at that depth, the search guesses from the seeds in the stores.</source>
        <translation>Ist die Partie bei dieser Suchtiefe nicht zu Ende, schätzt die Suche anhand der Kugeln in den Kalahas.</translation>
    </message>
    <message>
        <source>If the game isn&apos;t over at that depth, the search guesses from corners, edges and the number of moves.</source>
        <translation>Ist die Partie bei dieser Suchtiefe nicht zu Ende, schätzt die Suche anhand der Ecken, der Ränder und der Zahl der Züge.</translation>
    </message>
    <message>
        <source>If the game isn&apos;t over at that depth, the search guesses by counting open lines, which are bad here.</source>
        <translation>Ist die Partie bei dieser Suchtiefe nicht zu Ende, schätzt die Suche anhand der offenen Reihen, die hier schlecht sind.</translation>
    </message>
    <message>
        <source>If the game isn&apos;t over at that depth, the search guesses that the game is even.</source>
        <translation>Ist die Partie bei dieser Suchtiefe nicht zu Ende, schätzt die Suche den Stand als ausgeglichen ein.</translation>
    </message>
    <message>
        <source>Every disc must be joined to the middle by other discs. Some of these aren&apos;t.</source>
        <extracomment>What is wrong with something that was typed</extracomment>
        <translation>Jeder Stein muss durch andere Steine mit der Mitte verbunden sein. Bei einigen ist das hier nicht so.</translation>
    </message>
    <message>
        <source>{k} in a row doesn&apos;t fit on a {columns} by {rows} board. Make the board larger.</source>
        <extracomment>What is wrong with something that was typed.
{k}: how many in a row win, a number
{columns}: a number
{rows}: a number</extracomment>
        <translation>{k} in einer Reihe passen nicht auf ein Brett mit {columns} mal {rows} Feldern. Mach das Brett größer.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a position in this game. Write X&apos;s pits and store, a slash, then O&apos;s pits and store, for example {example}.</source>
        <extracomment>What is wrong with something that was typed.
{text}: what somebody typed, or what stands in a file
{example}: an example of what can be typed</extracomment>
        <translation>„{text}“ ist keine Stellung dieses Spiels. Schreibe die Mulden und das Kalaha von X, einen Schrägstrich und die Mulden und das Kalaha von O, zum Beispiel {example}.</translation>
    </message>
    <message>
        <source>{where}“{text}” isn&apos;t the name of a heap. The last heap is {last}.</source>
        <extracomment>What is wrong with something that was typed. {last}: the letter of a heap
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}„{text}“ ist der Name keines Haufens. Der letzte Haufen ist {last}.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a board for this game. Write its rows from the top, such as {shape}.</source>
        <extracomment>What is wrong with something that was typed. {shape}: rows of dots
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>„{text}“ ist kein Brett dieses Spiels. Schreibe die Reihen von oben nach unten, zum Beispiel {shape}.</translation>
    </message>
    <message>
        <source>If you complete a row of three matching marks, you win. It doesn&apos;t matter who placed the others.</source>
        <translation>Wenn du drei gleiche Zeichen in einer Reihe vollendest, gewinnst du. Es ist egal, wer die anderen gesetzt hat.</translation>
    </message>
    <message>
        <source>it isn&apos;t a file that can hold a game. Try another file.</source>
        <translation>in so einer Datei kann keine Partie stehen. Versuche es mit einer anderen.</translation>
    </message>
    <message>
        <source>{where}this isn&apos;t JSON. The file is damaged, or it is another kind of file.</source>
        <extracomment>What is wrong with a file, after a colon; begins small
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}das ist kein JSON. Die Datei ist beschädigt oder von anderer Art.</translation>
    </message>
    <message>
        <source>it isn&apos;t a Minimax Fair lesson. Try another file.</source>
        <extracomment>What is wrong with a file, after a colon; begins small</extracomment>
        <translation>das ist keine Lektion von Minimax Fair. Versuche es mit einer anderen Datei.</translation>
    </message>
    <message>
        <source>it isn&apos;t a Minimax Fair game. Try another file.</source>
        <extracomment>What is wrong with a file, after a colon; begins small</extracomment>
        <translation>das ist keine Partie von Minimax Fair. Versuche es mit einer anderen Datei.</translation>
    </message>
    <message>
        <source>{name} didn&apos;t move within {seconds} s, so it was stopped.</source>
        <extracomment>What is wrong with another program that should play. {name}: of the program
{seconds}: a number</extracomment>
        <translation>{name} hat in {seconds}&#xa0;s keinen Zug gemacht und wurde deshalb gestoppt.</translation>
    </message>
    <message>
        <source>With {better}, {player} could complete a row at {place} or {other_place}. {other} couldn&apos;t stop both.</source>
        <extracomment>“Why?”: what is wrong with a move
{better}: a move that was better: b2
{player}: a player&apos;s name: X, White
{place}: a place on the board: b2
{other_place}: a place on the board: b2
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Mit {better} könnte {player} auf {place} oder auf {other_place} eine Reihe machen. {other} könnte nicht beides verhindern.</translation>
    </message>
    <message>
        <source>With {better}, you could complete a row at {place} or {other_place}. The bot couldn&apos;t stop both.</source>
        <extracomment>“Why?”: what is wrong with a move
{better}: a move that was better: b2
{place}: a place on the board: b2
{other_place}: a place on the board: b2</extracomment>
        <translation>Mit {better} könntest du auf {place} oder auf {other_place} eine Reihe machen. Der Bot könnte nicht beides verhindern.</translation>
    </message>
    <message>
        <source>With {better}, the bot could complete a row at {place} or {other_place}. You couldn&apos;t stop both.</source>
        <extracomment>“Why?”: what is wrong with a move
{better}: a move that was better: b2
{place}: a place on the board: b2
{other_place}: a place on the board: b2</extracomment>
        <translation>Mit {better} könnte der Bot auf {place} oder auf {other_place} eine Reihe machen. Du könntest nicht beides verhindern.</translation>
    </message>
    <message>
        <source>If the game isn&apos;t over, the player with more pawns is ahead by 100 for each extra pawn.</source>
        <translation>Ist die Partie nicht zu Ende, ist der Spieler mit mehr Bauern im Vorteil: um 100 für jeden Bauern mehr.</translation>
    </message>
    <message>
        <source>From the empty board, X can always win. Why? Suppose O had a winning plan. X could put a stone anywhere and then use that plan. An extra stone never hurts, and Hex has no draws.
(John Nash, 1952. This doesn&apos;t tell us how to win.)</source>
        <translation>Vom leeren Brett aus kann X immer gewinnen. Warum? Angenommen, O hätte einen Plan, der gewinnt. Dann könnte X irgendwo einen Stein setzen und danach diesen Plan benutzen. Ein Stein mehr schadet nie, und bei Hex gibt es kein Unentschieden.
(John Nash, 1952. Das verrät uns nicht, wie man gewinnt.)</translation>
    </message>
    <message>
        <source>{name} crashed: this processor doesn&apos;t know one of its instructions ({code}). It may be built for another processor, so try another version of it.</source>
        <extracomment>{name}: the program that plays; {code} is &quot;signal 4&quot; or &quot;code 0xC000001D&quot;</extracomment>
        <translation>{name} ist abgestürzt: Dieser Prozessor kennt einen seiner Befehle nicht ({code}). Vielleicht ist es für einen anderen Prozessor gebaut. Versuche eine andere Version davon.</translation>
    </message>
    <message>
        <source>{name} crashed: it used memory that it must not use ({code}). If it always does, it may be built for another processor.</source>
        <extracomment>{name}: the program that plays; {code} is &quot;signal 11&quot; or &quot;code 0xC0000005&quot;</extracomment>
        <translation>{name} ist abgestürzt: Es hat Speicher benutzt, den es nicht benutzen darf ({code}). Wenn das immer passiert, ist es vielleicht für einen anderen Prozessor gebaut.</translation>
    </message>
    <message>
        <source>{name} crashed: it made a mistake in arithmetic ({code}).</source>
        <extracomment>{name}: the program that plays; {code} is &quot;signal 8&quot; or &quot;code 0xC0000094&quot;</extracomment>
        <translation>{name} ist abgestürzt: Es hat sich verrechnet ({code}).</translation>
    </message>
    <message>
        <source>{name} crashed: it found an error in itself and gave up ({code}).</source>
        <extracomment>{name}: the program that plays; {code} is &quot;signal 6&quot; or &quot;code 0xC0000409&quot;</extracomment>
        <translation>{name} ist abgestürzt: Es hat einen Fehler in sich selbst gefunden und aufgegeben ({code}).</translation>
    </message>
    <message>
        <source>{name} can&apos;t run: a part of it is built for another kind of processor ({code}).</source>
        <extracomment>{name}: the program that plays; {code} is &quot;code 0xC000007B&quot;</extracomment>
        <translation>{name} läuft hier nicht: Ein Teil davon ist für eine andere Art von Prozessor gebaut ({code}).</translation>
    </message>
    <message>
        <source>{name} can&apos;t run: a file that it needs is missing ({code}).</source>
        <extracomment>{name}: the program that plays; {code} is &quot;code 127&quot; or &quot;code 0xC0000135&quot;</extracomment>
        <translation>{name} läuft hier nicht: Eine Datei, die es braucht, fehlt ({code}).</translation>
    </message>
    <message>
        <source>{name} stopped because the computer ran out of memory ({code}).</source>
        <extracomment>{name}: the program that plays; {code} is &quot;code 0xC0000017&quot;</extracomment>
        <translation>{name} hat aufgehört, weil dem Computer der Speicher ausgegangen ist ({code}).</translation>
    </message>
    <message>
        <source>Something else stopped {name} ({code}).</source>
        <extracomment>{name}: the program that plays; {code} is &quot;signal 15&quot; or &quot;code 0xC000013A&quot;</extracomment>
        <translation>Etwas anderes hat {name} gestoppt ({code}).</translation>
    </message>
    <message>
        <source>signal {number}</source>
        <extracomment>In brackets after how a program crashed; the number is the system&apos;s own for the reason
{number}: a number</extracomment>
        <translation>Signal {number}</translation>
    </message>
    <message>
        <source>code {number}</source>
        <extracomment>In brackets after how a program crashed; the number is the system&apos;s own for the reason
{number}: a number</extracomment>
        <translation>Code {number}</translation>
    </message>
    <message>
        <source>remainders after dividing by {divisor}, added without carrying = {number}</source>
        <extracomment>In brackets after a move, in “Why?”: what the theory says of the coins that are left. {divisor}: a number
{number}: a number</extracomment>
        <translation>Reste beim Teilen durch {divisor}, ohne Übertrag addiert = {number}</translation>
    </message>
    <message>
        <source>Leave two heaps of the same size. Then copy each move, until the other player leaves 1 coin or none in a heap. Then leave just 1 coin in all.</source>
        <extracomment>“Why?”: the rule to win</extracomment>
        <translation>Lass zwei gleich große Haufen übrig. Mach dann jeden Zug nach, bis in einem Haufen nur noch 1 Münze oder keine mehr liegt. Lass dann insgesamt nur 1 Münze übrig.</translation>
    </message>
    <message>
        <source>The bot should leave two heaps of the same size. Then it can copy each of your moves, until you leave 1 coin or none in a heap. Then it leaves just 1 coin in all.</source>
        <extracomment>“Why?”: the rule to win</extracomment>
        <translation>Der Bot sollte zwei gleich große Haufen übrig lassen. Dann kann er jeden deiner Züge nachmachen, bis du in einem Haufen nur noch 1 Münze oder keine mehr lässt. Dann lässt er insgesamt nur 1 Münze übrig.</translation>
    </message>
    <message>
        <source>It looked at {positions} at most for each move.</source>
        <extracomment>{positions}: such as “20,000 positions”</extracomment>
        <translation>Für jeden Zug sah er sich höchstens {positions} an.</translation>
    </message>
    <message>
        <source>Measured on {date}, with {openings} openings, each played from both sides.</source>
        <extracomment>Below the strength of a level of the bot. {date}: a day; {openings}: a number</extracomment>
        <translation>Gemessen am {date} mit {openings} Eröffnungen, jede von beiden Seiten gespielt.</translation>
    </message>
    <message>
        <source>it has more than {most} games. Split it into smaller files.</source>
        <extracomment>What is wrong with a file, after a colon; begins small
{most}: the largest number that is possible</extracomment>
        <translation>sie enthält mehr als {most} Partien. Teile sie in kleinere Dateien auf.</translation>
    </message>
    <message>
        <source>there is no game {number} in it. Choose a number from 1 to {most}.</source>
        <extracomment>What is wrong with a file, after a colon; begins small
{number}: a number
{most}: the largest number that is possible</extracomment>
        <translation>eine Partie {number} gibt es darin nicht. Wähle eine Zahl von 1 bis {most}.</translation>
    </message>
    <message>
        <source>{where}“{text}” can&apos;t be read and was left out.</source>
        <extracomment>{where} is &quot;Line 5, move 3: &quot;; {text} is a part of a file, such as a misspelt word</extracomment>
        <translation>{where}„{text}“ ist nicht lesbar und wurde weggelassen.</translation>
    </message>
    <message>
        <source>{where}“{text}” can&apos;t be played here, so the moves from there on were left out.</source>
        <extracomment>{text} is a move
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}„{text}“ ist hier nicht möglich, deshalb fehlen die Züge von da an.</translation>
    </message>
    <message>
        <source>{where}“{text}” could be more than one move, so the moves from there on were left out.</source>
        <extracomment>{text} is a move
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}„{text}“ könnte mehr als ein Zug sein, deshalb fehlen die Züge von da an.</translation>
    </message>
    <message>
        <source>{where}“{text}” can&apos;t be played here, so the rest of this variation was left out.</source>
        <extracomment>{text} is a move
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}„{text}“ ist hier nicht möglich, deshalb fehlt der Rest dieser Variante.</translation>
    </message>
    <message>
        <source>{where}the game is over here, so the moves from “{text}” on were left out.</source>
        <extracomment>{text} is a move
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}Hier ist die Partie zu Ende, deshalb fehlen die Züge ab „{text}“.</translation>
    </message>
    <message>
        <source>{where}the game is too long, so the moves from “{text}” on were left out.</source>
        <extracomment>{text} is a move
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}Die Partie ist zu lang, deshalb fehlen die Züge ab „{text}“.</translation>
    </message>
    <message>
        <source>{where}the tag “{text}” was left out.</source>
        <extracomment>A tag is a line such as [White &quot;Ada&quot;] at the beginning of a file; {text} is its name
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}Die Angabe „{text}“ wurde weggelassen.</translation>
    </message>
    <message>
        <source>{where}only the first {most} tags were kept.</source>
        <extracomment>A tag is a line such as [White &quot;Ada&quot;] at the beginning of a file
{where}: where in a file, such as “line 3: ”; often empty
{most}: the largest number that is possible</extracomment>
        <translation>{where}Nur die ersten {most} Angaben wurden behalten.</translation>
    </message>
    <message>
        <source>{where}the first position can&apos;t be read, but all the moves fit the usual one.</source>
        <extracomment>A tag is a line such as [White &quot;Ada&quot;] at the beginning of a file
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}Die erste Stellung ist nicht lesbar, aber alle Züge passen zur üblichen.</translation>
    </message>
    <message>
        <source>{where}arrows and clock times were left out.</source>
        <extracomment>A tag is a line such as [White &quot;Ada&quot;] at the beginning of a file
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}Pfeile und Bedenkzeiten wurden weggelassen.</translation>
    </message>
    <message>
        <source>{where}a long comment was shortened.</source>
        <extracomment>A tag is a line such as [White &quot;Ada&quot;] at the beginning of a file
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}Ein langer Kommentar wurde gekürzt.</translation>
    </message>
    <message>
        <source>{where}this variation has no end, so it was closed where it had to be.</source>
        <extracomment>{text} is a move of a pawn, such as e8
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}Diese Variante hat kein Ende, deshalb wurde sie geschlossen, wo es sein musste.</translation>
    </message>
    <message>
        <source>{where}the text of this game is too long, so its end was left out.</source>
        <extracomment>{text} is a move of a pawn, such as e8
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}Der Text dieser Partie ist zu lang, deshalb fehlt sein Ende.</translation>
    </message>
    <message>
        <source>{where}another game begins here. Only the first one was opened.</source>
        <extracomment>{text} is a move of a pawn, such as e8
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}Hier beginnt eine weitere Partie. Nur die erste wurde geöffnet.</translation>
    </message>
    <message>
        <source>Line {line}: </source>
        <extracomment>{line} is the number of a line in a file; a sentence on what was left out there follows</extracomment>
        <translation>Zeile {line}: </translation>
    </message>
    <message>
        <source>Line {line}, move {number}: </source>
        <extracomment>{line} and {number} are numbers; a sentence on what was left out there follows</extracomment>
        <translation>Zeile {line}, Zug {number}: </translation>
    </message>
    <message>
        <source>These aren&apos;t all the games: {reason}</source>
        <extracomment>Below a list of the games in a file: {reason} is a sentence about why it is not complete</extracomment>
        <translation>Das sind nicht alle Partien: {reason}</translation>
    </message>
    <message>
        <source>its moves fit several games. Say which game it is.</source>
        <extracomment>What is wrong with a file, after a colon; begins small</extracomment>
        <translation>die Züge passen zu mehreren Spielen. Sag, welches Spiel es ist.</translation>
    </message>
    <message>
        <source>no game or lesson can be read from it. Try another file.</source>
        <extracomment>What is wrong with a file, after a colon; begins small</extracomment>
        <translation>darin ist keine lesbare Partie oder Lektion. Versuche es mit einer anderen Datei.</translation>
    </message>
    <message>
        <source>{where}“{text}” doesn&apos;t say what the pawn becomes, so it became a queen.</source>
        <extracomment>{text} is a move of a pawn, such as e8
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}„{text}“ sagt nicht, was aus dem Bauern wird, deshalb wurde er zur Dame.</translation>
    </message>
    <message>
        <source>{where}this comment has no end, so moves may have been taken for a part of it.</source>
        <extracomment>{text} is a move of a pawn, such as e8
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}Dieser Kommentar hat kein Ende, deshalb stecken vielleicht auch Züge darin.</translation>
    </message>
    <message>
        <source>“{text}” means castling as in Chess960, which you can&apos;t play here. Write - in its place if nobody may castle.</source>
        <extracomment>{text} is a part of a position, such as KQkq; - is the sign for no castling</extracomment>
        <translation>„{text}“ bedeutet eine Rochade wie im Chess960, die du hier nicht spielen kannst. Schreibe stattdessen -, wenn niemand rochieren darf.</translation>
    </message>
    <message>
        <source>{piece} takes </source>
        <extracomment>Read aloud in a chess move before the name of a square: “knight takes d5”. {piece}: a piece, maybe with its column or row</extracomment>
        <translation>{piece} schlägt </translation>
    </message>
    <message>
        <source>{player}&apos;s turn</source>
        <extracomment>Above the table of `minimax-fair analyse`
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} ist am Zug</translation>
    </message>
    <message>
        <source>{where}there is no column {text}. The last column is {corner}.</source>
        <extracomment>{corner}: the name of the last square or column
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}eine Spalte {text} gibt es nicht. Die letzte Spalte ist {corner}.</translation>
    </message>
    <message>
        <source>After {reply}, {other} can win, whatever {player} plays.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2
{other}: the other player&apos;s name: O, Black
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Nach {reply} kann {other} gewinnen, egal, was {player} spielt.</translation>
    </message>
    <message>
        <source>After {reply}, the bot can win, whatever you play.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Nach {reply} kann der Bot gewinnen, egal, was du spielst.</translation>
    </message>
    <message>
        <source>After {reply}, you can win, whatever the bot plays.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Nach {reply} kannst du gewinnen, egal, was der Bot spielt.</translation>
    </message>
    <message>
        <source>With {better}, {player} can win, whatever {other} plays.</source>
        <extracomment>“Why?”: the reason for a loss
{better}: a move that was better: b2
{player}: a player&apos;s name: X, White
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Mit {better} kann {player} gewinnen, egal, was {other} spielt.</translation>
    </message>
    <message>
        <source>With {better}, you can win, whatever the bot plays.</source>
        <extracomment>“Why?”: the reason for a loss
{better}: a move that was better: b2</extracomment>
        <translation>Mit {better} kannst du gewinnen, egal, was der Bot spielt.</translation>
    </message>
    <message>
        <source>With {better}, the bot can win, whatever you play.</source>
        <extracomment>“Why?”: the reason for a loss
{better}: a move that was better: b2</extracomment>
        <translation>Mit {better} kann der Bot gewinnen, egal, was du spielst.</translation>
    </message>
    <message>
        <source>With {better}, {player}&apos;s last seed would land in {player}&apos;s store, so {player} could move again.</source>
        <extracomment>“Why?”: what a better move would have done
{better}: a move that was better: b2
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Mit {better} würde die letzte Kugel von {player} im eigenen Kalaha landen, und {player} wäre noch einmal am Zug.</translation>
    </message>
    <message>
        <source>With {better}, your last seed would land in your store, so you could move again.</source>
        <extracomment>“Why?”: what a better move would have done
{better}: a move that was better: b2</extracomment>
        <translation>Mit {better} würde deine letzte Kugel in deinem Kalaha landen, und du wärst noch einmal am Zug.</translation>
    </message>
    <message>
        <source>With {better}, the bot&apos;s last seed would land in its store, so it could move again.</source>
        <extracomment>“Why?”: what a better move would have done
{better}: a move that was better: b2</extracomment>
        <translation>Mit {better} würde die letzte Kugel des Bots in seinem Kalaha landen, und er wäre noch einmal am Zug.</translation>
    </message>
    <message>
        <source>{sentence} and promotes to a knight</source>
        <extracomment>Read aloud after a promotion; {sentence}: White plays pawn to e8.</extracomment>
        <translation>{sentence} und verwandelt in einen Springer</translation>
    </message>
    <message>
        <source>{sentence} and promotes to a bishop</source>
        <extracomment>Read aloud after a promotion; {sentence}: White plays pawn to e8.</extracomment>
        <translation>{sentence} und verwandelt in einen Läufer</translation>
    </message>
    <message>
        <source>{sentence} and promotes to a rook</source>
        <extracomment>Read aloud after a promotion; {sentence}: White plays pawn to e8.</extracomment>
        <translation>{sentence} und verwandelt in einen Turm</translation>
    </message>
    <message>
        <source>{sentence} and promotes to a queen</source>
        <extracomment>Read aloud after a promotion; {sentence}: White plays pawn to e8.</extracomment>
        <translation>{sentence} und verwandelt in eine Dame</translation>
    </message>
    <message>
        <source>The reply {reply} attacks two pieces at once: {one} and {two}.</source>
        <extracomment>“Why?”: what is wrong with a move.
{reply}: the other player&apos;s answer, a move: b2
{one}: a place or a move: b2
{two}: another place or move</extracomment>
        <translation>Die Antwort {reply} greift zwei Figuren zugleich an: {one} und {two}.</translation>
    </message>
    <message>
        <source>Playing {better} would capture {piece}, and nothing could capture back.</source>
        <extracomment>“Why?”: what is wrong with a move. {piece}, {other_piece}: with an article, such as “a knight”
{better}: a move that was better: b2</extracomment>
        <translation>Der Zug {better} würde {piece} schlagen, und niemand könnte zurückschlagen.</translation>
    </message>
    <message>
        <source>Playing {move} loses {piece}.</source>
        <extracomment>“Why?”: what is wrong with a move. {piece}, {other_piece}: with an article, such as “a knight”
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Der Zug {move} verliert {piece}.</translation>
    </message>
    <message>
        <source>Playing {move} loses {piece} for {other_piece}.</source>
        <extracomment>“Why?”: what is wrong with a move. {piece}, {other_piece}: with an article, such as “a knight”
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Der Zug {move} verliert {piece} gegen {other_piece}.</translation>
    </message>
    <message>
        <source>{where}square {text} has already been eaten. Choose one that is left.</source>
        <extracomment>What is wrong with something that was typed.
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}Feld {text} ist schon aufgegessen. Nimm eins, das noch da ist.</translation>
    </message>
    <message>
        <source>{where}line {text} is already drawn. Choose another one.</source>
        <extracomment>What is wrong with something that was typed
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}Linie {text} ist schon gezeichnet. Nimm eine andere.</translation>
    </message>
    <message>
        <source>{where}cell {text} is taken. Choose an empty one.</source>
        <extracomment>What is wrong with something that was typed.
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}Feld {text} ist besetzt. Nimm ein leeres.</translation>
    </message>
    <message>
        <source>{where}square {text} is already taken. Choose an empty one.</source>
        <extracomment>
What is wrong with something that was typed.
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}Feld {text} ist schon besetzt. Nimm ein leeres.</translation>
    </message>
    <message>
        <source>After {move}, {other} can make {number} in a row with both ends open.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of stones
{move}: a move: b2, column 4, ♘f3
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Nach {move} kann {other} {number} in einer Reihe mit zwei offenen Enden machen.</translation>
    </message>
    <message>
        <source>After {move}, you can make {number} in a row with both ends open.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of stones
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Nach {move} kannst du {number} in einer Reihe mit zwei offenen Enden machen.</translation>
    </message>
    <message>
        <source>After {move}, the bot can make {number} in a row with both ends open.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of stones
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Nach {move} kann der Bot {number} in einer Reihe mit zwei offenen Enden machen.</translation>
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
        <translation>Nach {move} kann {other} mit {reply} zwei Drohungen auf einmal machen: {one} und {two}. {player} kann nur eine davon blockieren.</translation>
    </message>
    <message>
        <source>After {move}, you can make two threats at once with {reply}: {one} and {two}. The bot can block only one.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{reply}: the other player&apos;s answer, a move: b2
{one}: a place or a move: b2
{two}: another place or move</extracomment>
        <translation>Nach {move} kannst du mit {reply} zwei Drohungen auf einmal machen: {one} und {two}. Der Bot kann nur eine davon blockieren.</translation>
    </message>
    <message>
        <source>After {move}, the bot can make two threats at once with {reply}: {one} and {two}. You can block only one.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{reply}: the other player&apos;s answer, a move: b2
{one}: a place or a move: b2
{two}: another place or move</extracomment>
        <translation>Nach {move} kann der Bot mit {reply} zwei Drohungen auf einmal machen: {one} und {two}. Du kannst nur eine davon blockieren.</translation>
    </message>
    <message>
        <source>With {better}, {player} would make two threats at once: {one} and {two}. {other} could block only one.</source>
        <extracomment>“Why?”: what is wrong with a move
{better}: a move that was better: b2
{player}: a player&apos;s name: X, White
{one}: a place or a move: b2
{two}: another place or move
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Mit {better} würde {player} zwei Drohungen auf einmal machen: {one} und {two}. {other} könnte nur eine davon blockieren.</translation>
    </message>
    <message>
        <source>With {better}, you would make two threats at once: {one} and {two}. The bot could block only one.</source>
        <extracomment>“Why?”: what is wrong with a move
{better}: a move that was better: b2
{one}: a place or a move: b2
{two}: another place or move</extracomment>
        <translation>Mit {better} würdest du zwei Drohungen auf einmal machen: {one} und {two}. Der Bot könnte nur eine davon blockieren.</translation>
    </message>
    <message>
        <source>With {better}, the bot would make two threats at once: {one} and {two}. You could block only one.</source>
        <extracomment>“Why?”: what is wrong with a move
{better}: a move that was better: b2
{one}: a place or a move: b2
{two}: another place or move</extracomment>
        <translation>Mit {better} würde der Bot zwei Drohungen auf einmal machen: {one} und {two}. Du könntest nur eine davon blockieren.</translation>
    </message>
    <message>
        <source>{where}“{text}” isn&apos;t a legal move: point {point} is taken.</source>
        <extracomment>{where} is “Move 3: ”, or nothing {point}: a point of the board, such as b2
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}„{text}“ ist nicht möglich: Punkt {point} ist besetzt.</translation>
    </message>
    <message>
        <source>{where}“{text}” isn&apos;t a legal move: this player has no stone on {point}.</source>
        <extracomment>{where} is “Move 3: ”, or nothing {point}: a point of the board, such as b2
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}„{text}“ ist nicht möglich: Dieser Spieler hat keinen Stein auf {point}.</translation>
    </message>
    <message>
        <source>{where}“{text}” isn&apos;t a branch of this node. Write a number from 1 to {branches}.</source>
        <extracomment>What is wrong with numbers that were typed for a tree. {branches}, {place}, {fewer}, {more}, {leaves}: numbers
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}„{text}“ ist kein Ast dieses Knotens. Schreibe eine Zahl von 1 bis {branches}.</translation>
    </message>
    <message>
        <source>{where}there is no square “{text}”. The last square is {last}.</source>
        <extracomment>{where} is “Move 3: ”, or nothing {last}: a square such as h8
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}ein Feld „{text}“ gibt es nicht. Das letzte Feld ist {last}.</translation>
    </message>
    <message>
        <source>{where}square {text} is taken. Choose an empty one.</source>
        <extracomment>{where} is “Move 3: ”, or nothing
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}Feld {text} ist besetzt. Nimm ein leeres.</translation>
    </message>
    <message>
        <source>After {move}, {other} can take the corner {reply}. Nobody can turn a disc there.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{other}: the other player&apos;s name: O, Black
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Nach {move} kann {other} die Ecke {reply} nehmen. Dort kann niemand einen Stein umdrehen.</translation>
    </message>
    <message>
        <source>After {move}, you can take the corner {reply}. Nobody can turn a disc there.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Nach {move} kannst du die Ecke {reply} nehmen. Dort kann niemand einen Stein umdrehen.</translation>
    </message>
    <message>
        <source>After {move}, the bot can take the corner {reply}. Nobody can turn a disc there.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Nach {move} kann der Bot die Ecke {reply} nehmen. Dort kann niemand einen Stein umdrehen.</translation>
    </message>
    <message>
        <source>Playing {better} would take a corner. Nobody can turn a disc there.</source>
        <extracomment>“Why?”: what is wrong with a move
{better}: a move that was better: b2</extracomment>
        <translation>Der Zug {better} würde eine Ecke nehmen. Dort kann niemand einen Stein umdrehen.</translation>
    </message>
    <message>
        <source>{where}“{text}” is on a dead board: it already has a row. Choose another board.</source>
        <extracomment>What is wrong with something that was typed.
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}„{text}“ liegt auf einem toten Brett: Es hat schon eine Reihe. Nimm ein anderes Brett.</translation>
    </message>
    <message>
        <source>Playing {move} doesn&apos;t block {place}, and {other} wins there.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{place}: a place on the board: b2
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Der Zug {move} blockiert {place} nicht, und dort gewinnt {other}.</translation>
    </message>
    <message>
        <source>Eating {better} would leave two arms of the same length: the bottom row and the left column. Whatever {other} eats from one arm, {player} could copy on the other arm.</source>
        <extracomment>“Why?”: what a better move would have left
{better}: a move that was better: b2
{other}: the other player&apos;s name: O, Black
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Der Zug {better} würde zwei gleich lange Arme übrig lassen: die unterste Reihe und die linke Spalte. Egal, was {other} von einem Arm isst: {player} könnte es am anderen Arm nachmachen.</translation>
    </message>
    <message>
        <source>Eating {better} would leave two arms of the same length: the bottom row and the left column. Whatever the bot eats from one arm, you could copy on the other arm.</source>
        <extracomment>“Why?”: what a better move would have left
{better}: a move that was better: b2</extracomment>
        <translation>Der Zug {better} würde zwei gleich lange Arme übrig lassen: die unterste Reihe und die linke Spalte. Egal, was der Bot von einem Arm isst: Du könntest es am anderen Arm nachmachen.</translation>
    </message>
    <message>
        <source>Eating {better} would leave two arms of the same length: the bottom row and the left column. Whatever you eat from one arm, the bot could copy on the other arm.</source>
        <extracomment>“Why?”: what a better move would have left
{better}: a move that was better: b2</extracomment>
        <translation>Der Zug {better} würde zwei gleich lange Arme übrig lassen: die unterste Reihe und die linke Spalte. Egal, was du von einem Arm isst: Der Bot könnte es am anderen Arm nachmachen.</translation>
    </message>
    <message>
        <source>Playing {move} makes a row longer, and {other} completes it with {reply}.</source>
        <extracomment>“Why?”: the reason for a loss
{move}: a move: b2, column 4, ♘f3
{other}: the other player&apos;s name: O, Black
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Der Zug {move} verlängert eine Reihe, und {other} macht sie mit {reply} voll.</translation>
    </message>
    <message>
        <source>Playing {move} makes a row longer, and you complete it with {reply}.</source>
        <extracomment>“Why?”: the reason for a loss
{move}: a move: b2, column 4, ♘f3
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Der Zug {move} verlängert eine Reihe, und du machst sie mit {reply} voll.</translation>
    </message>
    <message>
        <source>Playing {move} makes a row longer, and the bot completes it with {reply}.</source>
        <extracomment>“Why?”: the reason for a loss
{move}: a move: b2, column 4, ♘f3
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Der Zug {move} verlängert eine Reihe, und der Bot macht sie mit {reply} voll.</translation>
    </message>
    <message>
        <source>Eating {better} would leave two rows, the lower one just one square longer. Whatever {other} eats, {player} could get back to that shape.</source>
        <extracomment>“Why?”: what a better move would have left
{better}: a move that was better: b2
{other}: the other player&apos;s name: O, Black
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Der Zug {better} würde zwei Reihen übrig lassen, die untere genau ein Feld länger. Egal, was {other} isst: {player} könnte diese Form wiederherstellen.</translation>
    </message>
    <message>
        <source>Eating {better} would leave two rows, the lower one just one square longer. Whatever the bot eats, you could get back to that shape.</source>
        <extracomment>“Why?”: what a better move would have left
{better}: a move that was better: b2</extracomment>
        <translation>Der Zug {better} würde zwei Reihen übrig lassen, die untere genau ein Feld länger. Egal, was der Bot isst: Du könntest diese Form wiederherstellen.</translation>
    </message>
    <message>
        <source>Eating {better} would leave two rows, the lower one just one square longer. Whatever you eat, the bot could get back to that shape.</source>
        <extracomment>“Why?”: what a better move would have left
{better}: a move that was better: b2</extracomment>
        <translation>Der Zug {better} würde zwei Reihen übrig lassen, die untere genau ein Feld länger. Egal, was du isst: Der Bot könnte diese Form wiederherstellen.</translation>
    </message>
    <message>
        <source>Eating {better} would leave two columns, the left one just one square longer. Whatever {other} eats, {player} could get back to that shape.</source>
        <extracomment>“Why?”: what a better move would have left
{better}: a move that was better: b2
{other}: the other player&apos;s name: O, Black
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Der Zug {better} würde zwei Spalten übrig lassen, die linke genau ein Feld länger. Egal, was {other} isst: {player} könnte diese Form wiederherstellen.</translation>
    </message>
    <message>
        <source>Eating {better} would leave two columns, the left one just one square longer. Whatever the bot eats, you could get back to that shape.</source>
        <extracomment>“Why?”: what a better move would have left
{better}: a move that was better: b2</extracomment>
        <translation>Der Zug {better} würde zwei Spalten übrig lassen, die linke genau ein Feld länger. Egal, was der Bot isst: Du könntest diese Form wiederherstellen.</translation>
    </message>
    <message>
        <source>Eating {better} would leave two columns, the left one just one square longer. Whatever you eat, the bot could get back to that shape.</source>
        <extracomment>“Why?”: what a better move would have left
{better}: a move that was better: b2</extracomment>
        <translation>Der Zug {better} würde zwei Spalten übrig lassen, die linke genau ein Feld länger. Egal, was du isst: Der Bot könnte diese Form wiederherstellen.</translation>
    </message>
    <message>
        <source>Playing {move} opens up the square above it, and {other} wins there.</source>
        <extracomment>“Why?”: what is wrong with a move.
{move}: a move: b2, column 4, ♘f3
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Der Zug {move} macht das Feld darüber frei, und dort gewinnt {other}.</translation>
    </message>
    <message>
        <source>Playing {move} opens up the square above it, and you win there.</source>
        <extracomment>“Why?”: what is wrong with a move.
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Der Zug {move} macht das Feld darüber frei, und dort gewinnst du.</translation>
    </message>
    <message>
        <source>Playing {move} opens up the square above it, and the bot wins there.</source>
        <extracomment>“Why?”: what is wrong with a move.
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Der Zug {move} macht das Feld darüber frei, und dort gewinnt der Bot.</translation>
    </message>
    <message>
        <source>Playing {move} leaves {place} open, and {other} makes a row there.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{place}: a place on the board: b2
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Der Zug {move} gibt {place} frei, und dort macht {other} eine Reihe.</translation>
    </message>
    <message>
        <source>Playing {move} leaves {place} open, and you make a row there.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{place}: a place on the board: b2</extracomment>
        <translation>Der Zug {move} gibt {place} frei, und dort machst du eine Reihe.</translation>
    </message>
    <message>
        <source>Playing {move} leaves {place} open, and the bot makes a row there.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{place}: a place on the board: b2</extracomment>
        <translation>Der Zug {move} gibt {place} frei, und dort macht der Bot eine Reihe.</translation>
    </message>
    <message>
        <source>{where}“{text}” could be a move by more than one piece. Say which one, for example Nbd2.</source>
        <extracomment>{where} is “Move 3: ”, or nothing
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}„{text}“ passt zu mehr als einer Figur. Schreibe, zu welcher, zum Beispiel Nbd2.</translation>
    </message>
    <message>
        <source>Eating {better} would leave {other} with only the poisoned square.</source>
        <extracomment>“Why?”: what a better move would have left
{better}: a move that was better: b2
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Der Zug {better} würde {other} nur das vergiftete Feld lassen.</translation>
    </message>
    <message>
        <source>Eating {better} would leave the bot with only the poisoned square.</source>
        <extracomment>“Why?”: what a better move would have left
{better}: a move that was better: b2</extracomment>
        <translation>Der Zug {better} würde dem Bot nur das vergiftete Feld lassen.</translation>
    </message>
    <message>
        <source>Eating {better} would leave you with only the poisoned square.</source>
        <extracomment>“Why?”: what a better move would have left
{better}: a move that was better: b2</extracomment>
        <translation>Der Zug {better} würde dir nur das vergiftete Feld lassen.</translation>
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
        <translation>Nach {move} kann {other} {reply} spielen und dann auf {place} oder auf {other_place} eine Reihe machen. {player} kann nicht beides verhindern.</translation>
    </message>
    <message>
        <source>After {move}, you can play {reply} and then complete a row at {place} or {other_place}. The bot can&apos;t stop both.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{reply}: the other player&apos;s answer, a move: b2
{place}: a place on the board: b2
{other_place}: a place on the board: b2</extracomment>
        <translation>Nach {move} kannst du {reply} spielen und dann auf {place} oder auf {other_place} eine Reihe machen. Der Bot kann nicht beides verhindern.</translation>
    </message>
    <message>
        <source>After {move}, the bot can play {reply} and then complete a row at {place} or {other_place}. You can&apos;t stop both.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{reply}: the other player&apos;s answer, a move: b2
{place}: a place on the board: b2
{other_place}: a place on the board: b2</extracomment>
        <translation>Nach {move} kann der Bot {reply} spielen und dann auf {place} oder auf {other_place} eine Reihe machen. Du kannst nicht beides verhindern.</translation>
    </message>
    <message>
        <source>{where}there is no square “{text}”. The last square is {corner}.</source>
        <extracomment>What is wrong with something that was typed. {corner}: a square
{corner}: the name of the last square or column
What is wrong with something that was typed. {corner}: a cell
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}ein Feld „{text}“ gibt es nicht. Das letzte Feld ist {corner}.</translation>
    </message>
    <message>
        <source>{where}there is no line “{text}”. Name two dots that are next to each other.</source>
        <extracomment>What is wrong with something that was typed
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}eine Linie „{text}“ gibt es nicht. Nenne zwei Punkte, die nebeneinander liegen.</translation>
    </message>
    <message>
        <source>{where}there is no cell “{text}”. The last cell is {last}.</source>
        <extracomment>What is wrong with something that was typed. {last}: a cell such as e5
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}ein Feld „{text}“ gibt es nicht. Das letzte Feld ist {last}.</translation>
    </message>
    <message>
        <source>{where}“{text}” isn&apos;t a legal move: this player has no pawn on {cell}.</source>
        <extracomment>{where} is “Move 3: ”, or nothing
{text}: what somebody typed, or what stands in a file
{cell}: a place on the board: b2</extracomment>
        <translation>{where}„{text}“ ist nicht möglich: Dieser Spieler hat keinen Bauern auf {cell}.</translation>
    </message>
    <message>
        <source>{where}“{text}” isn&apos;t a legal move. A pawn moves one square straight forward, or captures diagonally.</source>
        <extracomment>{where} is “Move 3: ”, or nothing
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}„{text}“ ist nicht möglich. Ein Bauer zieht ein Feld geradeaus oder schlägt diagonal.</translation>
    </message>
    <message>
        <source>{other} has {number} in a row with both ends open. Playing {move} doesn&apos;t block it.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of stones
{other}: the other player&apos;s name: O, Black
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>{other} hat {number} in einer Reihe, und beide Enden sind offen. Der Zug {move} blockiert das nicht.</translation>
    </message>
    <message>
        <source>You have {number} in a row with both ends open. Playing {move} doesn&apos;t block it.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of stones
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Du hast {number} in einer Reihe, und beide Enden sind offen. Der Zug {move} blockiert das nicht.</translation>
    </message>
    <message>
        <source>The bot has {number} in a row with both ends open. Playing {move} doesn&apos;t block it.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of stones
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Der Bot hat {number} in einer Reihe, und beide Enden sind offen. Der Zug {move} blockiert das nicht.</translation>
    </message>
    <message>
        <source>{where}“{text}” isn&apos;t a legal move yet. Place all your stones first: type one point, for example b2.</source>
        <extracomment>{where} is “Move 3: ”, or nothing
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}„{text}“ ist noch nicht möglich. Setze zuerst alle deine Steine: Schreibe einen Punkt, zum Beispiel b2.</translation>
    </message>
    <message>
        <source>{where}“{text}” isn&apos;t a legal move: all stones are on the board. Write from where to where, for example b2-b3.</source>
        <extracomment>{where} is “Move 3: ”, or nothing
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}„{text}“ ist nicht möglich: Alle Steine sind auf dem Brett. Schreibe, von wo nach wo, zum Beispiel b2-b3.</translation>
    </message>
    <message>
        <source>{where}“{text}” isn&apos;t a legal move: a stone can&apos;t move that way in this game.</source>
        <extracomment>{where} is “Move 3: ”, or nothing
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}„{text}“ ist nicht möglich: So kann ein Stein in diesem Spiel nicht ziehen.</translation>
    </message>
    <message>
        <source>{where}“{text}” isn&apos;t a legal move. Take at least one coin, and no more than the heap has or the rules allow.</source>
        <extracomment>What is wrong with something that was typed.
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}„{text}“ ist nicht möglich. Nimm mindestens eine Münze, aber nicht mehr, als der Haufen hat oder die Regeln erlauben.</translation>
    </message>
    <message>
        <source>{where}“{text}” isn&apos;t a legal move: this player must pass. Write “pass” before it.</source>
        <extracomment>{where} is “Move 3: ”, or nothing
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}„{text}“ ist nicht möglich: Dieser Spieler muss passen. Schreibe „pass“ davor.</translation>
    </message>
    <message>
        <source>{where}“{text}” isn&apos;t a legal move: this player can still move. Leave it out.</source>
        <extracomment>{where} is “Move 3: ”, or nothing
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}„{text}“ ist nicht möglich: Dieser Spieler kann noch ziehen. Lass es weg.</translation>
    </message>
    <message>
        <source>Playing {move} doesn&apos;t block {place}, and you win there.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{place}: a place on the board: b2</extracomment>
        <translation>Der Zug {move} blockiert {place} nicht, und dort gewinnst du.</translation>
    </message>
    <message>
        <source>Playing {move} doesn&apos;t block {place}, and the bot wins there.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{place}: a place on the board: b2</extracomment>
        <translation>Der Zug {move} blockiert {place} nicht, und dort gewinnt der Bot.</translation>
    </message>
    <message>
        <source>{where}“{text}” isn&apos;t a legal move here. Choose another move.</source>
        <extracomment>What is wrong with something that was typed or read.
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}„{text}“ ist hier nicht möglich. Nimm einen anderen Zug.</translation>
    </message>
    <message>
        <source>{where}“{text}” doesn&apos;t turn any discs. Choose a square that turns at least one.</source>
        <extracomment>{where} is “Move 3: ”, or nothing
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}„{text}“ dreht keinen Stein um. Nimm ein Feld, das mindestens einen umdreht.</translation>
    </message>
    <message>
        <source>Move {number}: “{text}” isn&apos;t a move in this game. Write one move like {example}, or several one after another.</source>
        <extracomment>What is wrong with something that was typed or read. {example}: a move
{number}: a number
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>Zug {number}: „{text}“ ist kein Zug dieses Spiels. Schreibe einen Zug wie {example}, oder mehrere hintereinander.</translation>
    </message>
    <message>
        <source>That is a position of another game: {title}. Choose that game first.</source>
        <extracomment>Said of a text that was pasted or typed. {title}: the name of a game</extracomment>
        <translation>Das ist eine Stellung eines anderen Spiels: {title}. Wähle zuerst dieses Spiel.</translation>
    </message>
    <message>
        <source>I can&apos;t find a position in this address, and I don&apos;t look anything up on the internet. Copy the position or the moves on {host} instead.</source>
        <extracomment>Said of the address of a web page that was pasted or typed. {host}: the name of the site</extracomment>
        <translation>Ich finde in dieser Adresse keine Stellung, und ich sehe nichts im Internet nach. Kopiere stattdessen auf {host} die Stellung oder die Züge.</translation>
    </message>
    <message>
        <source>The text doesn&apos;t say who went first. I took {mark} for {player}.</source>
        <extracomment>After a board was pasted. {mark}: a mark of the text, such as R or a disc; {player}: a player, such as X or Black</extracomment>
        <translation>Der Text sagt nicht, wer angefangen hat. Ich habe {mark} für {player} gehalten.</translation>
    </message>
    <message>
        <source>The text doesn&apos;t say whose turn it is. I took {player} to be next.</source>
        <extracomment>After a board was pasted. {player}: the player to move, such as White</extracomment>
        <translation>Der Text sagt nicht, wer am Zug ist. Ich habe angenommen, dass {player} dran ist.</translation>
    </message>
    <message>
        <source>The text doesn&apos;t say if columns and rows count from 0 or 1. I took 1.</source>
        <extracomment>After moves were pasted as pairs of numbers</extracomment>
        <translation>Der Text sagt nicht, ob Spalten und Zeilen ab 0 oder ab 1 zählen. Ich habe ab 1 gezählt.</translation>
    </message>
    <message>
        <source>50 moves by each player without a capture or a pawn move</source>
        <extracomment>Why the game is over.</extracomment>
        <translation>50 Züge von jedem Spieler ohne Schlagen und ohne Bauernzug</translation>
    </message>
    <message>
        <source>It is a draw if too few pieces are left for checkmate. It is also a draw after 50 moves by each player without a capture or a pawn move.</source>
        <translation>Unentschieden ist es auch, wenn zu wenige Figuren für ein Matt übrig sind, oder nach 50 Zügen von jedem Spieler ohne Schlagen und ohne Bauernzug.</translation>
    </message>
    <message>
        <source>Two rows or columns are left, one exactly one square longer than the other. {player} loses against a perfect player.</source>
        <extracomment>The theory of the position on the board
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Zwei Reihen oder Spalten sind übrig, eine davon genau ein Feld länger als die andere. {player} verliert gegen einen perfekten Spieler.</translation>
    </message>
    <message>
        <source>A whole rectangle is left. {player} can win. Nobody knows a rule that says how, but we do know why.
Suppose {player} ate just {corner}. If no answer to that wins, it was a winning move.
Suppose an answer does win. It would eat {corner} too. So {player} can play that same move right now.</source>
        <extracomment>{corner}: the square at the top right
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Ein ganzes Rechteck ist übrig. {player} kann gewinnen. Niemand kennt eine Regel, wie das geht, aber wir wissen, warum.
Angenommen, {player} isst nur {corner}. Wenn keine Antwort darauf gewinnt, war es ein Gewinnzug.
Angenommen, eine Antwort gewinnt. Auch sie isst {corner} mit. Also kann {player} genau diesen Zug gleich jetzt machen.</translation>
    </message>
    <message>
        <source>How many in a row win?</source>
        <extracomment>label in the dialog for another size: how many marks in a row win</extracomment>
        <translation>Wie viele in einer Reihe gewinnen?</translation>
    </message>
    <message>
        <source>One move can&apos;t have made all of {winner}&apos;s rows.</source>
        <extracomment>What is wrong with a board that was typed.
{winner}: the name of the player who wins: X, White</extracomment>
        <translation>Ein einziger Zug kann nicht alle Reihen von {winner} gemacht haben.</translation>
    </message>
    <message>
        <source>Kalah {pits}×{seeds}, also captures from empty pits</source>
        <extracomment>The name of the game with its size. {pits}, {seeds}: numbers</extracomment>
        <translation>Kalah {pits}×{seeds}, schlägt auch gegenüber leerer Mulde</translation>
    </message>
    <message>
        <source>It is {player}&apos;s turn, but {player} already has three in a row. The game would have ended before this move.</source>
        <extracomment>What is wrong with something that was typed.
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} ist am Zug, hat aber schon drei in einer Reihe. Die Partie wäre schon vor diesem Zug zu Ende gewesen.</translation>
    </message>
    <message>
        <source>{player} needs to leave an odd number of heaps with one coin each.</source>
        <extracomment>“Why?”: the rule to win
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} muss eine ungerade Zahl von Haufen mit je einer Münze übrig lassen.</translation>
    </message>
    <message>
        <source>{player} needs to leave an even number of heaps with one coin each.</source>
        <extracomment>“Why?”: the rule to win
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} muss eine gerade Zahl von Haufen mit je einer Münze übrig lassen.</translation>
    </message>
    <message>
        <source>{player} needs to leave a multiple of {number}. Each time {other} takes some coins, {player} takes enough that the two turns add up to {number}.</source>
        <extracomment>“Why?”: the rule to win
{player}: a player&apos;s name: X, White
{number}: a number
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>{player} muss ein Vielfaches von {number} übrig lassen. Jedes Mal, wenn {other} Münzen nimmt, nimmt {player} so viele, dass es zusammen {number} sind.</translation>
    </message>
    <message>
        <source>{player} needs to leave two heaps of the same size. Then {player} copies each move, until {other} leaves 1 coin or none in a heap. Then {player} leaves just 1 coin in all.</source>
        <extracomment>“Why?”: the rule to win
{player}: a player&apos;s name: X, White
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>{player} muss zwei gleiche Haufen übrig lassen. Danach macht {player} jeden Zug nach, bis {other} in einem Haufen 1 Münze oder keine übrig lässt. Dann lässt {player} insgesamt nur 1 Münze übrig.</translation>
    </message>
    <message>
        <source>{player} needs to leave two heaps of the same size. Then {player} copies each move: the same number from the other heap.</source>
        <extracomment>“Why?”: the rule to win
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} muss zwei gleiche Haufen übrig lassen. Danach macht {player} jeden Zug nach: gleich viele vom anderen Haufen.</translation>
    </message>
    <message>
        <source>nim-sum (added without carrying) = {number}</source>
        <extracomment>In brackets after a move, in “Why?”: what the theory says of the coins that are left.
{number}: a number</extracomment>
        <translation>Nim-Summe (Summe ohne Übertrag) = {number}</translation>
    </message>
    <message>
        <source>Nim {heaps}, take up to {most}, last coin loses</source>
        <extracomment>title of a game: who takes the last coin loses. {heaps}: numbers with commas
{most}: the largest number that is possible</extracomment>
        <translation>Nim {heaps}, bis {most} nehmen, letzte Münze verliert</translation>
    </message>
    <message>
        <source>Nim {heaps}, take up to {most}</source>
        <extracomment>The name of the game with its heaps. {heaps}: numbers with commas, such as 3,4,5
{most}: the largest number that is possible</extracomment>
        <translation>Nim {heaps}, bis {most} nehmen</translation>
    </message>
    <message>
        <source>Nim {heaps}, last coin loses</source>
        <extracomment>The name of the game with its heaps. {heaps}: numbers with commas, such as 3,4,5</extracomment>
        <translation>Nim {heaps}, letzte Münze verliert</translation>
    </message>
    <message>
        <source>nim-sum (added without carrying) = {sum}</source>
        <extracomment>below a list of binary numbers, which are added without carrying {sum}: a number</extracomment>
        <translation>Nim-Summe (Summe ohne Übertrag) = {sum}</translation>
    </message>
    <message>
        <source>Not 1, so {player} can win.</source>
        <extracomment>“It” is the number at the end of the line above
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Nicht 1, also kann {player} gewinnen.</translation>
    </message>
    <message>
        <source>It is 1, so {player} loses against a perfect player.</source>
        <extracomment>The end of the theory of a position, after the sum
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Das ist 1, also verliert {player} gegen einen perfekten Spieler.</translation>
    </message>
    <message>
        <source>It is even, so {player} can win.</source>
        <extracomment>“It” is the number at the end of the line above
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Das ist gerade, also kann {player} gewinnen.</translation>
    </message>
    <message>
        <source>It is odd, so {player} loses against a perfect player.</source>
        <extracomment>The end of the theory of a position, after the sum
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Das ist ungerade, also verliert {player} gegen einen perfekten Spieler.</translation>
    </message>
    <message>
        <source>It is 0, so {player} loses against a perfect player.</source>
        <extracomment>The end of the theory of a position, after the sum
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Das ist 0, also verliert {player} gegen einen perfekten Spieler.</translation>
    </message>
    <message>
        <source>When nobody can move, the player with more discs wins. The winner gets the empty squares, too.</source>
        <translation>Wenn niemand mehr ziehen kann, gewinnt, wer mehr Steine hat. Der Gewinner bekommt auch die leeren Felder.</translation>
    </message>
    <message>
        <source>How many in a row lose?</source>
        <extracomment>label in the dialog for another size: how many marks in a row lose</extracomment>
        <translation>Wie viele in einer Reihe verlieren?</translation>
    </message>
    <message>
        <source>Rules on paper</source>
        <extracomment>Name of a kind of player: of a level of the bot, or of a way to choose moves</extracomment>
        <translation>Regeln auf Papier</translation>
    </message>
    <message>
        <source>This bot knows the exact value of each move you made.</source>
        <translation>Dieser Bot kennt den genauen Wert jedes deiner Züge.</translation>
    </message>
    <message>
        <source>This bot had to guess the value of some of your moves.</source>
        <translation>Dieser Bot musste den Wert einiger deiner Züge schätzen.</translation>
    </message>
    <message>
        <source>Looks {depth} ahead, misjudges by up to {noise}</source>
        <extracomment>Name of a level of the bot. {noise}: by how many points it misjudges a position
{depth}: a number of moves</extracomment>
        <translation>Schaut {depth} voraus, verschätzt sich um bis zu {noise}</translation>
    </message>
    <message>
        <source>The player whose turn it is already has a winning chain, so the game is over. Take away the last stone.</source>
        <extracomment>What is wrong with something that was typed.</extracomment>
        <translation>Der Spieler, der am Zug ist, hat schon eine Gewinnkette, also ist die Partie zu Ende. Nimm den letzten Stein weg.</translation>
    </message>
    <message>
        <source>A guess of +1.30 means that White is ahead by 1.3 pawns. We count the pieces and, if you like, their squares too.</source>
        <translation>Eine Schätzung von +1,30 heißt: Weiß ist um 1,3 Bauern im Vorteil. Wir zählen die Figuren und, wenn du willst, auch ihre Felder.</translation>
    </message>
    <message>
        <source>We count the closed boxes. Whoever&apos;s turn it is takes every box that can be taken. The player who then runs out of safe lines has to open a chain, the smallest one first. The other player takes it all, or leaves the last boxes to avoid opening the next chain.</source>
        <translation>Wir zählen die geschlossenen Kästchen. Wer am Zug ist, nimmt alle Kästchen, die zu haben sind. Wer danach keine sicheren Linien mehr hat, muss eine Kette öffnen, die kleinste zuerst. Der Gegner nimmt sie ganz oder lässt die letzten Kästchen liegen, um nicht selbst die nächste Kette zu öffnen.</translation>
    </message>
    <message>
        <source>We count how many stones each player still needs to join both edges. Two stones with two empty cells between them are as good as joined. For each stone that you need fewer than the other player, you get 10. For each cell on a shortest path, you get 1, up to 9.</source>
        <translation>Wir zählen, wie viele Steine jeder Spieler noch braucht, um seine beiden Ränder zu verbinden. Zwei Steine mit zwei leeren Feldern dazwischen sind so gut wie verbunden. Für jeden Stein, den du weniger brauchst als der Gegner, bekommst du 10. Für jedes Feld auf einem kürzesten Weg bekommst du 1, zusammen bis 9.</translation>
    </message>
    <message>
        <source>An open line has only one player&apos;s marks in it. Here it is bad for that player. The more marks in the line, the worse it is.</source>
        <translation>Eine offene Reihe hat Zeichen von nur einem Spieler. Hier ist sie schlecht für ihn. Je mehr Zeichen in der Reihe, desto schlechter.</translation>
    </message>
    <message>
        <source>if moves are equally good: the one that is hardest to answer</source>
        <translation>bei gleich guten Zügen: der, auf den die Antwort am schwersten ist</translation>
    </message>
    <message>
        <source>adapts to you: the more mistakes you make, the more random moves it plays, so that each of you wins about half of the games</source>
        <extracomment>What a player does, in a list of players; begins small</extracomment>
        <translation>passt sich dir an: Je mehr Fehler du machst, desto mehr zufällige Züge spielt dieser Bot, damit jeder von euch etwa die Hälfte der Partien gewinnt</translation>
    </message>
    <message>
        <source>Not 0, so {player} can win.</source>
        <extracomment>“It” is the number at the end of the line above
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Nicht 0, also kann {player} gewinnen.</translation>
    </message>
    <message>
        <source>The guess doesn&apos;t count discs, but what helps you win them. A corner is worth 7, and each of your discs in an unbroken line from it along the edge is worth 2. Each legal move is worth 1, and each empty square next to the other player&apos;s discs is worth a third. A disc diagonally next to an empty corner is worth −4.</source>
        <translation>Die Schätzung zählt nicht die Steine, sondern das, was hilft, sie zu gewinnen. Eine Ecke ist 7 wert, und jeder deiner Steine in einer lückenlosen Reihe von ihr am Rand entlang ist 2 wert. Jeder erlaubte Zug ist 1 wert und jedes leere Feld neben Steinen des Gegners ein Drittel. Ein Stein diagonal neben einer leeren Ecke ist −4 wert.</translation>
    </message>
</context>
<context>
    <name>WorkDialog</name>
    <message>
        <source>How much work?</source>
        <translation>Wie viel Arbeit?</translation>
    </message>
    <message>
        <source>This tree</source>
        <extracomment>Titles in the dialog “How much work?”.</extracomment>
        <translation>Dieser Baum</translation>
    </message>
    <message>
        <source>This position (values: {worth})</source>
        <extracomment>Titles in the dialog “How much work?”. {worth}: what values mean</extracomment>
        <translation>Diese Stellung, Werte: {worth}</translation>
    </message>
    <message>
        <source>Branches at the top</source>
        <extracomment>In the dialog “How much work?”.</extracomment>
        <translation>Äste an der Wurzel</translation>
    </message>
    <message>
        <source>Depth d</source>
        <extracomment>Labels in the dialog “How much work?”; d is used in the formulas beside them
In the dialog “How much work?”.</extracomment>
        <translation>Suchtiefe d</translation>
    </message>
    <message>
        <source>Average number of branches b</source>
        <extracomment>In the dialog “How much work?”.</extracomment>
        <translation>Durchschnittliche Zahl der Äste b</translation>
    </message>
    <message>
        <source>Minimax visits</source>
        <extracomment>Labels in the dialog “How much work?”; d is used in the formulas beside them
In the dialog “How much work?”.</extracomment>
        <translation>Minimax besucht</translation>
    </message>
    <message>
        <source>Alpha-beta visits</source>
        <extracomment>Labels in the dialog “How much work?”; d is used in the formulas beside them
In the dialog “How much work?”.</extracomment>
        <translation>Alpha-Beta besucht</translation>
    </message>
    <message>
        <source>{positions}, {leaves}</source>
        <extracomment>In the dialog “How much work?”. {positions}: “12 positions”; {leaves}: “8 leaves”</extracomment>
        <translation>{positions}, {leaves}</translation>
    </message>
    <message>
        <source>{side} × {side} squares: {cells}!</source>
        <extracomment>Label in the dialog “How much work?”: the number of orders, 9! for tic-tac-toe. {side}, {cells}: numbers</extracomment>
        <translation>{side} × {side} Felder: {cells}!</translation>
    </message>
    <message>
        <source>{side} × {side} squares</source>
        <extracomment>In the dialog “How much work?”: larger boards, and the time that they would take. {side}: a number</extracomment>
        <translation>{side} × {side} Felder</translation>
    </message>
    <message>
        <source>at most {number} positions: {time}</source>
        <extracomment>In the dialog “How much work?”: larger boards, and the time that they would take. {time}: such as “3 days”
{number}: a number</extracomment>
        <translation>höchstens {number} Stellungen: {time}</translation>
    </message>
    <message>
        <source>{number} positions: {time}</source>
        <extracomment>In the dialog “How much work?”: larger boards, and the time that they would take. {time}: such as “3 days”
{number}: a number</extracomment>
        <translation>{number} Stellungen: {time}</translation>
    </message>
    <message>
        <source>Chess</source>
        <extracomment>In the dialog “How much work?”: larger boards, and the time that they would take.</extracomment>
        <translation>Schach</translation>
    </message>
    <message>
        <source>about {first} × 10{power}</source>
        <extracomment>A large number, such as: about 4.5 × 10³³. {first}: 4.5; {power}: the raised 33</extracomment>
        <translation>etwa {first} × 10{power}</translation>
    </message>
    <message>
        <source>about a second</source>
        <extracomment>A time in the dialog “How much work?”; never 1.</extracomment>
        <translation>etwa eine Sekunde</translation>
    </message>
    <message>
        <source>less than a minute</source>
        <extracomment>A time in the dialog “How much work?”; never 1.</extracomment>
        <translation>weniger als eine Minute</translation>
    </message>
    <message>
        <source>{days} days</source>
        <extracomment>A time in the dialog “How much work?”; never 1. {days}, {years}: numbers</extracomment>
        <translation>{days} Tage</translation>
    </message>
    <message>
        <source>longer than the age of the universe</source>
        <extracomment>A time in the dialog “How much work?”; never 1.</extracomment>
        <translation>länger, als es das Universum gibt</translation>
    </message>
    <message>
        <source>{years} years</source>
        <extracomment>A time in the dialog “How much work?”; never 1. {days}, {years}: numbers</extracomment>
        <translation>{years} Jahre</translation>
    </message>
    <message>
        <source>In how many orders can you fill a board?</source>
        <translation>In wie vielen Reihenfolgen kann man ein Brett füllen?</translation>
    </message>
    <message>
        <source>Other boards: how long minimax takes to reach the end, at a million positions a second</source>
        <translation>Andere Bretter: So lange braucht Minimax bis zum Ende, bei einer Million Stellungen in der Sekunde</translation>
    </message>
    <message>
        <source>{branches} to the power of {depth} is {leaves}</source>
        <extracomment>In the dialog “How much work?”. {branches}, {leaves}: numbers
{depth}: a number of moves</extracomment>
        <translation>{branches} hoch {depth} ist {leaves}</translation>
    </message>
    <message>
        <source>Fewest possible leaves, if every node has b branches</source>
        <extracomment>In the dialog “How much work?”.</extracomment>
        <translation>Kleinste mögliche Zahl von Blättern, wenn jeder Knoten b Äste hat</translation>
    </message>
    <message>
        <source>Boards with n squares: we add up n! / (n − k)! positions with k pieces, as if no game ended before the board was full. Chess: 35 possible moves at each of 80 turns (Shannon, 1950). Fewest leaves: for a tree with b branches at every node (Knuth and Moore, 1975).</source>
        <translation>Bretter mit n Feldern: Wir zählen die n! / (n − k)! Stellungen mit k Steinen zusammen, als wäre keine Partie zu Ende, bevor das Brett voll ist. Schach: 35 Möglichkeiten bei jedem von 80 Zügen (Shannon, 1950). Wenigste Blätter: für einen Baum mit b Ästen an jedem Knoten (Knuth und Moore, 1975).</translation>
    </message>
    <message>
        <source>{counts}: {percent}% of minimax</source>
        <extracomment>In the dialog “How much work?”. {counts}: “12 positions, 8 leaves”
{percent}: a number, without its sign</extracomment>
        <translation>{counts}: {percent}&#xa0;% von Minimax</translation>
    </message>
</context>
<context>
    <name>WorksheetChoice</name>
    <message>
        <source>Save the worksheets</source>
        <translation>Die Arbeitsblätter speichern</translation>
    </message>
    <message>
        <source>“{name}” already exists. Use another name.</source>
        <extracomment>{name}: the name of a file</extracomment>
        <translation>„{name}“ gibt es schon. Wähle einen anderen Namen.</translation>
    </message>
    <message>
        <source>This tree doesn&apos;t fit on a page, or there is nothing to find in it.</source>
        <translation>Dieser Baum passt nicht auf eine Seite, oder es gibt darin nichts zu finden.</translation>
    </message>
    <message>
        <source>Try an example, or a position near the end of a game.</source>
        <translation>Versuche es mit einem Beispiel oder einer Stellung kurz vor dem Ende einer Partie.</translation>
    </message>
</context>
<context>
    <name>WorksheetDialog</name>
    <message>
        <source>Worksheets</source>
        <extracomment>Title of a dialog: trees on paper, to be solved by hand</extracomment>
        <translation>Arbeitsblätter</translation>
    </message>
    <message>
        <source>Save…</source>
        <extracomment>Button of the dialog</extracomment>
        <translation>Speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Close without saving (Esc)</source>
        <translation>Ohne Speichern schließen (Esc)</translation>
    </message>
    <message>
        <source>Pages: {count}. With solutions: {solved}.</source>
        <extracomment>Below the form of a worksheet: how many pages there will be. {solved}: their number with the solutions
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>Seiten: {count}. Mit Lösungen: {solved}.</translation>
    </message>
    <message>
        <source>Worksheet settings</source>
        <extracomment>Name of the form, for screen readers</extracomment>
        <translation>Einstellungen der Arbeitsblätter</translation>
    </message>
    <message>
        <source>The tree is wide, so the numbers will come out small on this paper.</source>
        <extracomment>Below the form of a worksheet: how many pages there will be.</extracomment>
        <translation>Der Baum ist breit, deshalb sind seine Zahlen auf diesem Papier klein.</translation>
    </message>
    <message>
        <source>How many pages?</source>
        <translation>Wie viele Seiten?</translation>
    </message>
    <message>
        <source>Save the worksheets to a file</source>
        <translation>Die Arbeitsblätter in einer Datei speichern</translation>
    </message>
</context>
<context>
    <name>WorksheetForm</name>
    <message>
        <source>Trees</source>
        <extracomment>Labels, choices and tips of a form with the settings of a worksheet</extracomment>
        <translation>Bäume</translation>
    </message>
    <message>
        <source>New trees of numbers</source>
        <extracomment>Labels, choices and tips of a form with the settings of a worksheet</extracomment>
        <translation>Neue Zahlenbäume</translation>
    </message>
    <message>
        <source>The tree on the screen</source>
        <extracomment>Labels, choices and tips of a form with the settings of a worksheet</extracomment>
        <translation>Der Baum auf dem Bildschirm</translation>
    </message>
    <message>
        <source>Number of trees</source>
        <translation>Zahl der Bäume</translation>
    </message>
    <message>
        <source>Task</source>
        <extracomment>Labels, choices and tips of a form with the settings of a worksheet</extracomment>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Minimax: the values</source>
        <extracomment>Labels, choices and tips of a form with the settings of a worksheet</extracomment>
        <translation>Minimax: die Werte</translation>
    </message>
    <message>
        <source>Alpha-beta: values and cuts</source>
        <extracomment>Labels, choices and tips of a form with the settings of a worksheet</extracomment>
        <translation>Alpha-Beta: Werte und Schnitte</translation>
    </message>
    <message>
        <source>Depth</source>
        <extracomment>Label in the form of a worksheet: how many moves deep its trees are</extracomment>
        <translation>Suchtiefe</translation>
    </message>
    <message>
        <source>Branches</source>
        <extracomment>Label in the form of a worksheet: how many branches each node has</extracomment>
        <translation>Äste</translation>
    </message>
    <message>
        <source>Numbers from</source>
        <extracomment>Label in the form of a worksheet: the smallest and the largest number at the ends of the branches</extracomment>
        <translation>Zahlen von</translation>
    </message>
    <message>
        <source>to</source>
        <extracomment>between the smallest and the largest number: Numbers from 0 to 20</extracomment>
        <translation>bis</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>Label in the form of a worksheet: the number with which the same trees are made again</extracomment>
        <translation>Startzahl</translation>
    </message>
    <message>
        <source>The same seed makes the same trees again, here and on the command line</source>
        <extracomment>Label in the form of a worksheet: the number with which the same trees are made again</extracomment>
        <translation>Dieselbe Startzahl ergibt wieder dieselben Bäume, hier und auf der Kommandozeile</translation>
    </message>
    <message>
        <source>Paper</source>
        <extracomment>Label in the form of a worksheet: the size of the paper</extracomment>
        <translation>Papier</translation>
    </message>
    <message>
        <source>A4</source>
        <extracomment>Label in the form of a worksheet: the size of the paper</extracomment>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <extracomment>Label in the form of a worksheet: the size of the paper</extracomment>
        <translation>US-Letter</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>Label in the form of a worksheet, and its choices</extracomment>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Trees, then solutions</source>
        <extracomment>Label in the form of a worksheet, and its choices</extracomment>
        <translation>Bäume, dann Lösungen</translation>
    </message>
    <message>
        <source>Only trees</source>
        <extracomment>Label in the form of a worksheet, and its choices</extracomment>
        <translation>Nur Bäume</translation>
    </message>
    <message>
        <source>Only solutions</source>
        <extracomment>Label in the form of a worksheet, and its choices</extracomment>
        <translation>Nur Lösungen</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>Label in the form of a worksheet, and its choices</extracomment>
        <translation>Datei</translation>
    </message>
    <message>
        <source>PDF</source>
        <extracomment>Label in the form of a worksheet, and its choices</extracomment>
        <translation>PDF</translation>
    </message>
    <message>
        <source>SVG, one per page</source>
        <extracomment>Label in the form of a worksheet, and its choices</extracomment>
        <translation>SVG, eine pro Seite</translation>
    </message>
    <message>
        <source>New numbers</source>
        <extracomment>Button in the form of a worksheet: other trees of the same kind</extracomment>
        <translation>Andere Zahlen</translation>
    </message>
    <message>
        <source>Use another seed</source>
        <translation>Eine andere Startzahl nehmen</translation>
    </message>
    <message>
        <source>New trees with random numbers, or the tree on the screen</source>
        <extracomment>Labels, choices and tips of a form with the settings of a worksheet</extracomment>
        <translation>Neue Bäume mit zufälligen Zahlen oder der Baum auf dem Bildschirm</translation>
    </message>
    <message>
        <source>The tree on the screen doesn&apos;t fit on a page</source>
        <translation>Der Baum auf dem Bildschirm passt nicht auf eine Seite</translation>
    </message>
    <message>
        <source>How many trees are printed</source>
        <translation>Wie viele Bäume gedruckt werden</translation>
    </message>
    <message>
        <source>How many moves deep each tree is</source>
        <extracomment>Label in the form of a worksheet: how many moves deep its trees are</extracomment>
        <translation>Wie viele Züge tief jeder Baum ist</translation>
    </message>
    <message>
        <source>How many branches each node has (fewer if the tree is deep)</source>
        <extracomment>Label in the form of a worksheet: how many branches each node has</extracomment>
        <translation>Wie viele Äste jeder Knoten hat (weniger, wenn der Baum tief ist)</translation>
    </message>
    <message>
        <source>The smallest number at a leaf</source>
        <extracomment>Label in the form of a worksheet: the smallest and the largest number at the ends of the branches</extracomment>
        <translation>Die kleinste Zahl an einem Blatt</translation>
    </message>
    <message>
        <source>The largest number at a leaf</source>
        <extracomment>between the smallest and the largest number: Numbers from 0 to 20</extracomment>
        <translation>Die größte Zahl an einem Blatt</translation>
    </message>
    <message>
        <source>How large the pages are</source>
        <extracomment>Label in the form of a worksheet: the size of the paper</extracomment>
        <translation>Wie groß die Seiten sind</translation>
    </message>
    <message>
        <source>Solutions go on extra pages at the end</source>
        <extracomment>Label in the form of a worksheet, and its choices</extracomment>
        <translation>Lösungen kommen auf eigene Seiten am Ende</translation>
    </message>
    <message>
        <source>What pupils have to find: only the values, or also what alpha-beta skips</source>
        <extracomment>Labels, choices and tips of a form with the settings of a worksheet</extracomment>
        <translation>Was die Kinder finden sollen: nur die Werte, oder auch, was die Alpha-Beta-Suche überspringt</translation>
    </message>
    <message>
        <source>One file to print, or drawings that you can edit</source>
        <extracomment>Label in the form of a worksheet, and its choices</extracomment>
        <translation>Eine Datei zum Drucken, oder Zeichnungen, die du ändern kannst</translation>
    </message>
</context>
<context>
    <name>WorksheetPreview</name>
    <message>
        <source>The first page</source>
        <translation>Die erste Seite</translation>
    </message>
    <message>
        <source>The first page, as it will be printed</source>
        <translation>Die erste Seite, so wie sie gedruckt wird</translation>
    </message>
</context>
<context>
    <name>Worksheets</name>
    <message>
        <source>Alpha-beta by hand</source>
        <translation>Alpha-Beta von Hand</translation>
    </message>
    <message>
        <source>Minimax by hand</source>
        <translation>Minimax von Hand</translation>
    </message>
    <message>
        <source>Solutions</source>
        <extracomment>Heading of the pages with solutions</extracomment>
        <translation>Lösungen</translation>
    </message>
    <message>
        <source>Name ______________________   Date ____________</source>
        <translation>Name ______________________   Datum ____________</translation>
    </message>
    <message>
        <source>Work from left to right, as alpha-beta does. MAX takes the largest value below it, MIN takes the smallest. Write the value of every node that alpha-beta looks at. Cross out the branches that it skips. If a node has such branches, write ≥ (at least) or ≤ (at most) before its value.</source>
        <translation>Arbeite von links nach rechts, so wie die Alpha-Beta-Suche. MAX nimmt den größten Wert darunter, MIN den kleinsten. Schreibe den Wert jedes Knotens auf, den die Alpha-Beta-Suche sich ansieht. Streiche die Äste durch, die sie überspringt. Hat ein Knoten solche Äste, schreibe ≥ (mindestens) oder ≤ (höchstens) vor seinen Wert.</translation>
    </message>
    <message>
        <source>Write the value of every node, from the bottom up. MAX takes the largest value below it, MIN takes the smallest. Then mark the best branch at the top.</source>
        <translation>Schreibe den Wert jedes Knotens auf, von unten nach oben. MAX nimmt den größten Wert darunter, MIN den kleinsten. Markiere dann den besten Ast an der Wurzel.</translation>
    </message>
    <message>
        <source>{who} chooses ________ .  The tree is worth ________ .</source>
        <extracomment>Below a tree on a worksheet; a pupil writes on the lines. {who}: “MAX” or the name of a player</extracomment>
        <translation>{who} wählt ________ .  Der Baum ist ________ wert.</translation>
    </message>
    <message>
        <source>Leaves that alpha-beta looks at: ________ .</source>
        <extracomment>Below a tree on a worksheet; a pupil writes on the lines.</extracomment>
        <translation>Blätter, die die Alpha-Beta-Suche sich ansieht: ________ .</translation>
    </message>
    <message>
        <source>{who} chooses {move}.
The tree is worth {value}.</source>
        <extracomment>Below a solved tree on a worksheet. {who}: “MAX” or the name of a player
{move}: a move: b2, column 4, ♘f3
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{who} wählt {move}.
Der Baum ist {value} wert.</translation>
    </message>
    <message>
        <source>Leaves that alpha-beta looks at: {seen} of {all}.</source>
        <extracomment>Below a solved tree on a worksheet. {seen}, {all}: numbers</extracomment>
        <translation>Blätter, die die Alpha-Beta-Suche sich ansieht: {seen} von {all}.</translation>
    </message>
    <message>
        <source>{first} is MAX, and {second} is MIN.</source>
        <extracomment>Below the title of a worksheet. {first}, {second}: the names of the players</extracomment>
        <translation>{first} ist MAX und {second} ist MIN.</translation>
    </message>
    <message>
        <source>{first} is MIN, and {second} is MAX: +1 means that {first} loses.</source>
        <extracomment>Below the title of a worksheet. {first}, {second}: the names of the players</extracomment>
        <translation>{first} ist MIN und {second} ist MAX: +1 heißt, dass {first} verliert.</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <extracomment>At the foot of a page
{number}: a number
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>Seite {number} von {count}</translation>
    </message>
    <message>
        <source>Minimax Fair, numbers from {least} to {most}, seed {seed}</source>
        <extracomment>At the foot of a page. {seed}: a number
{least}: the smallest number that is possible
{most}: the largest number that is possible</extracomment>
        <translation>Minimax Fair, Zahlen von {least} bis {most}, Startzahl {seed}</translation>
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
            <numerusform>In dieser Stellung hat {move} {count} Partie verloren.</numerusform>
            <numerusform>In dieser Stellung hat {move} {count} Partien verloren.</numerusform>
        </translation>
    </message>
</context>
</TS>
