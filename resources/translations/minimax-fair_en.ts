<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AnimationDialog</name>
    <message numerus="yes">
        <source>Pictures: {count}. Length: {seconds} seconds.</source>
        <extracomment>In the dialog that saves an animation
{count}: a number; the text has a form for one and for many
{seconds}: a number</extracomment>
        <translation>
            <numerusform>Pictures: {count}. Length: 1 second.</numerusform>
            <numerusform>Pictures: {count}. Length: {seconds} seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardPresenter</name>
    <message numerus="yes">
        <source>looks {depth} moves ahead and likes {move}</source>
        <extracomment>Below the board, after the name of the bot that is thinking
{depth}: a number of moves
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>looks {depth} move ahead and likes {move}</numerusform>
            <numerusform>looks {depth} moves ahead and likes {move}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>looks about {depth} moves ahead and likes {move}</source>
        <extracomment>Below the board, after the name of the bot that is thinking
{depth}: a number of moves
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>looks about {depth} move ahead and likes {move}</numerusform>
            <numerusform>looks about {depth} moves ahead and likes {move}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountTexts</name>
    <message numerus="yes">
        <source>{count} positions</source>
        <extracomment>How many positions a search has visited
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{count} position</numerusform>
            <numerusform>{count} positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} leaves</source>
        <extracomment>How many ends of branches a tree has
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{count} leaf</numerusform>
            <numerusform>{count} leaves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cuts</source>
        <extracomment>How often alpha-beta has skipped something
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{count} cut</numerusform>
            <numerusform>{count} cuts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} games</source>
        <extracomment>How many games were played
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{count} game</numerusform>
            <numerusform>{count} games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} more games were stopped before the end.</source>
        <extracomment>Below a list of games that did not end by the rules
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{count} more game was stopped before the end.</numerusform>
            <numerusform>{count} more games were stopped before the end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most {count} moves ahead</source>
        <extracomment>How far a search looks ahead; a clause
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>at most {count} move ahead</numerusform>
            <numerusform>at most {count} moves ahead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>We can skip the other {count} branches.</source>
        <extracomment>Explain: at a cut
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>We can skip the other branch.</numerusform>
            <numerusform>We can skip the other {count} branches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>looks {depth} moves ahead, then guesses (alpha-beta)</source>
        <extracomment>What a player does, in a list of players; begins small
{depth}: a number of moves</extracomment>
        <translation>
            <numerusform>looks {depth} move ahead, then guesses (alpha-beta)</numerusform>
            <numerusform>looks {depth} moves ahead, then guesses (alpha-beta)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>looks {depth} moves ahead and counts unfinished games as 0 (alpha-beta)</source>
        <extracomment>What a player does, in a list of players; begins small
{depth}: a number of moves</extracomment>
        <translation>
            <numerusform>looks {depth} move ahead and counts unfinished games as 0 (alpha-beta)</numerusform>
            <numerusform>looks {depth} moves ahead and counts unfinished games as 0 (alpha-beta)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins in {count} moves</source>
        <extracomment>{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{player} wins in {count} move</numerusform>
            <numerusform>{player} wins in {count} moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you win in {count} moves</source>
        <extracomment>{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>you win in {count} move</numerusform>
            <numerusform>you win in {count} moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the bot wins in {count} moves</source>
        <extracomment>{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>the bot wins in {count} move</numerusform>
            <numerusform>the bot wins in {count} moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins in at most {count} moves</source>
        <extracomment>What a move or a position leads to; a clause that begins small
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{player} wins in at most {count} move</numerusform>
            <numerusform>{player} wins in at most {count} moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you win in at most {count} moves</source>
        <extracomment>What a move or a position leads to; a clause that begins small
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>you win in at most {count} move</numerusform>
            <numerusform>you win in at most {count} moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the bot wins in at most {count} moves</source>
        <extracomment>What a move or a position leads to; a clause that begins small
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>the bot wins in at most {count} move</numerusform>
            <numerusform>the bot wins in at most {count} moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {move}, {player} would have won in {count} moves.</source>
        <extracomment>“Why?”: a win that was missed
{move}: a move: b2, column 4, ♘f3
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>With {move}, {player} would have won in {count} move.</numerusform>
            <numerusform>With {move}, {player} would have won in {count} moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {move}, you would have won in {count} moves.</source>
        <extracomment>“Why?”: a win that was missed
{move}: a move: b2, column 4, ♘f3
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>With {move}, you would have won in {count} move.</numerusform>
            <numerusform>With {move}, you would have won in {count} moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {move}, the bot would have won in {count} moves.</source>
        <extracomment>“Why?”: a win that was missed
{move}: a move: b2, column 4, ♘f3
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>With {move}, the bot would have won in {count} move.</numerusform>
            <numerusform>With {move}, the bot would have won in {count} moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {move}, {player} wins in {count} moves.</source>
        <extracomment>“Why?”: a win that is still possible
{move}: a move: b2, column 4, ♘f3
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>With {move}, {player} wins in {count} move.</numerusform>
            <numerusform>With {move}, {player} wins in {count} moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {move}, you win in {count} moves.</source>
        <extracomment>“Why?”: a win that is still possible
{move}: a move: b2, column 4, ♘f3
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>With {move}, you win in {count} move.</numerusform>
            <numerusform>With {move}, you win in {count} moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {move}, the bot wins in {count} moves.</source>
        <extracomment>“Why?”: a win that is still possible
{move}: a move: b2, column 4, ♘f3
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>With {move}, the bot wins in {count} move.</numerusform>
            <numerusform>With {move}, the bot wins in {count} moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looking {count} moves ahead, I found nothing better than {move}.</source>
        <extracomment>“Why not?” of a good move, as far as is known
{count}: a number; the text has a form for one and for many
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>Looking {count} move ahead, I found nothing better than {move}.</numerusform>
            <numerusform>Looking {count} moves ahead, I found nothing better than {move}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looking {count} moves ahead, I found no mistake.</source>
        <extracomment>“Why?” of a game without a mistake, as far as is known
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Looking {count} move ahead, I found no mistake.</numerusform>
            <numerusform>Looking {count} moves ahead, I found no mistake.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} threats</source>
        <extracomment>“Why?”: places where a player threatens to win, as in “makes two threats: b2 and c1”
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{count} threat</numerusform>
            <numerusform>{count} threats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins here, {count} moves below the top (both players&apos; moves). That is worth {value}.</source>
        <extracomment>Explain: at the end of a branch. Here “moves” counts those of both players
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>
            <numerusform>{player} wins here, {count} move below the top. That is worth {value}.</numerusform>
            <numerusform>{player} wins here, {count} moves below the top (both players&apos; moves). That is worth {value}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins, {count} moves below the top (both players&apos; moves)</source>
        <extracomment>Explain: what a branch leads to. The moves of both players count
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{player} wins, {count} move below the top</numerusform>
            <numerusform>{player} wins, {count} moves below the top (both players&apos; moves)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looking {count} moves ahead, I think {move} was the weakest move.</source>
        <extracomment>“Why?” of a game whose end is not known: its largest mistake, as far as is known
{count}: a number; the text has a form for one and for many
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>Looking {count} move ahead, I think {move} was the weakest move.</numerusform>
            <numerusform>Looking {count} moves ahead, I think {move} was the weakest move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looks {depth} moves ahead, then guesses.</source>
        <extracomment>What a bot does, below its name on a card
{depth}: a number of moves</extracomment>
        <translation>
            <numerusform>Looks {depth} move ahead, then guesses.</numerusform>
            <numerusform>Looks {depth} moves ahead, then guesses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looks {depth} moves ahead, then guesses roughly.</source>
        <extracomment>What a bot does, below its name on a card
{depth}: a number of moves</extracomment>
        <translation>
            <numerusform>Looks {depth} move ahead, then guesses roughly.</numerusform>
            <numerusform>Looks {depth} moves ahead, then guesses roughly.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>looks {depth} moves ahead at the {tried} most promising moves, then guesses (alpha-beta)</source>
        <extracomment>What a player does, in a list of players; begins small. {tried}: a number of moves
{depth}: a number of moves</extracomment>
        <translation>
            <numerusform>looks {depth} move ahead at the {tried} most promising moves, then guesses (alpha-beta)</numerusform>
            <numerusform>looks {depth} moves ahead at the {tried} most promising moves, then guesses (alpha-beta)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are {count} more like this.</source>
        <extracomment>After a sentence on a part of a file that was left out
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>There is {count} more like this.</numerusform>
            <numerusform>There are {count} more like this.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I looked {count} moves ahead. {told}</source>
        <extracomment>“Why?”, before a comparison of two moves. {told}: sentences such as “With b2, X wins by 3.”
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>I looked {count} move ahead. {told}</numerusform>
            <numerusform>I looked {count} moves ahead. {told}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tries {playouts} random games before each move, most of them with the moves that do best (Monte Carlo tree search by L. Kocsis and C. Szepesvári)</source>
        <extracomment>What a player does, in a list of players; begins small. {playouts}: a number of games</extracomment>
        <translation>
            <numerusform>tries {playouts} random game before each move (Monte Carlo tree search by L. Kocsis and C. Szepesvári)</numerusform>
            <numerusform>tries {playouts} random games before each move, most of them with the moves that do best (Monte Carlo tree search by L. Kocsis and C. Szepesvári)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, {winner} can win in {count} moves.</source>
        <extracomment>“Why?”: what was wrong with a move
{move}: a move: b2, column 4, ♘f3
{winner}: the name of the player who wins: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>After {move}, {winner} can win in {count} move.</numerusform>
            <numerusform>After {move}, {winner} can win in {count} moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, you can win in {count} moves.</source>
        <extracomment>“Why?”: what was wrong with a move
{move}: a move: b2, column 4, ♘f3
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>After {move}, you can win in {count} move.</numerusform>
            <numerusform>After {move}, you can win in {count} moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, the bot can win in {count} moves.</source>
        <extracomment>“Why?”: what was wrong with a move
{move}: a move: b2, column 4, ♘f3
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>After {move}, the bot can win in {count} move.</numerusform>
            <numerusform>After {move}, the bot can win in {count} moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, {winner} can win in at most {count} moves.</source>
        <extracomment>“Why?”: what was wrong with a move
{move}: a move: b2, column 4, ♘f3
{winner}: the name of the player who wins: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>After {move}, {winner} can win in at most {count} move.</numerusform>
            <numerusform>After {move}, {winner} can win in at most {count} moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, you can win in at most {count} moves.</source>
        <extracomment>“Why?”: what was wrong with a move
{move}: a move: b2, column 4, ♘f3
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>After {move}, you can win in at most {count} move.</numerusform>
            <numerusform>After {move}, you can win in at most {count} moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, the bot can win in at most {count} moves.</source>
        <extracomment>“Why?”: what was wrong with a move
{move}: a move: b2, column 4, ♘f3
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>After {move}, the bot can win in at most {count} move.</numerusform>
            <numerusform>After {move}, the bot can win in at most {count} moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looking {count} moves ahead, I see no loss after {move}.</source>
        <extracomment>“Why?”: what is known of a good move
{count}: a number; the text has a form for one and for many
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>Looking {count} move ahead, I see no loss after {move}.</numerusform>
            <numerusform>Looking {count} moves ahead, I see no loss after {move}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looking {count} moves ahead, I see no win after {move}.</source>
        <extracomment>“Why?”: what is known of a move
{count}: a number; the text has a form for one and for many
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>Looking {count} move ahead, I see no win after {move}.</numerusform>
            <numerusform>Looking {count} moves ahead, I see no win after {move}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looking {count} moves ahead, I like {better} better than {move}.</source>
        <extracomment>“Why?”: a move that was better, as far as is known
{count}: a number; the text has a form for one and for many
{better}: a move that was better: b2
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>Looking {count} move ahead, I like {better} better than {move}.</numerusform>
            <numerusform>Looking {count} moves ahead, I like {better} better than {move}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins {count} moves from now (both players&apos; moves)</source>
        <extracomment>What a position leads to; a clause that begins small. The moves of both players count
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{player} wins {count} move from now</numerusform>
            <numerusform>{player} wins {count} moves from now (both players&apos; moves)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you win {count} moves from now (both players&apos; moves)</source>
        <extracomment>What a position leads to; a clause that begins small. The moves of both players count
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>you win {count} move from now</numerusform>
            <numerusform>you win {count} moves from now (both players&apos; moves)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the bot wins {count} moves from now (both players&apos; moves)</source>
        <extracomment>What a position leads to; a clause that begins small. The moves of both players count
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>the bot wins {count} move from now</numerusform>
            <numerusform>the bot wins {count} moves from now (both players&apos; moves)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>any of {count} moves, such as {move}</source>
        <extracomment>Many moves that do the same, in a sentence such as “With {moves}, X wins.”
{count}: a number; the text has a form for one and for many
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>any of {count} move, such as {move}</numerusform>
            <numerusform>any of {count} moves, such as {move}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins at most {count} moves from now (both players&apos; moves)</source>
        <extracomment>What a position leads to; a clause that begins small. The moves of both players count
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{player} wins at most {count} move from now</numerusform>
            <numerusform>{player} wins at most {count} moves from now (both players&apos; moves)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you win at most {count} moves from now (both players&apos; moves)</source>
        <extracomment>What a position leads to; a clause that begins small. The moves of both players count
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>you win at most {count} move from now</numerusform>
            <numerusform>you win at most {count} moves from now (both players&apos; moves)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the bot wins at most {count} moves from now (both players&apos; moves)</source>
        <extracomment>What a position leads to; a clause that begins small. The moves of both players count
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>the bot wins at most {count} move from now</numerusform>
            <numerusform>the bot wins at most {count} moves from now (both players&apos; moves)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Countdown</name>
    <message numerus="yes">
        <source>Are you still there? A new game starts in {seconds} seconds.</source>
        <extracomment>Booth: before a visit ends, as nobody touches the screen
{seconds}: a number</extracomment>
        <translation>
            <numerusform>Are you still there? A new game starts in {seconds} second.</numerusform>
            <numerusform>Are you still there? A new game starts in {seconds} seconds.</numerusform>
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
            <numerusform>Notakto, {count} board</numerusform>
            <numerusform>Notakto, {count} boards</numerusform>
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
            <numerusform>After {move}, {other} can take a box.</numerusform>
            <numerusform>After {move}, {other} can take a chain of {number} boxes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, you can take a chain of {number} boxes.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of boxes
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>After {move}, you can take a box.</numerusform>
            <numerusform>After {move}, you can take a chain of {number} boxes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, the bot can take a chain of {number} boxes.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of boxes
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>After {move}, the bot can take a box.</numerusform>
            <numerusform>After {move}, the bot can take a chain of {number} boxes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, {number} boxes are left for {other}.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of boxes
{move}: a move: b2, column 4, ♘f3
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>
            <numerusform>After {move}, a box is left for {other}.</numerusform>
            <numerusform>After {move}, {number} boxes are left for {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, {number} boxes are left for you.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of boxes
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>After {move}, a box is left for you.</numerusform>
            <numerusform>After {move}, {number} boxes are left for you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, {number} boxes are left for the bot.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of boxes
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>After {move}, a box is left for the bot.</numerusform>
            <numerusform>After {move}, {number} boxes are left for the bot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {move}, {player} closes a box, but then has to draw again and give away at least {number} boxes.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of boxes
{move}: a move: b2, column 4, ♘f3
{player}: a player&apos;s name: X, White</extracomment>
        <translation>
            <numerusform>With {move}, {player} closes a box, but then has to draw again and give away at least one box.</numerusform>
            <numerusform>With {move}, {player} closes a box, but then has to draw again and give away at least {number} boxes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {move}, you close a box, but then you have to draw again and give away at least {number} boxes.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of boxes
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>With {move}, you close a box, but then you have to draw again and give away at least one box.</numerusform>
            <numerusform>With {move}, you close a box, but then you have to draw again and give away at least {number} boxes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {move}, the bot closes a box, but then it has to draw again and give away at least {number} boxes.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of boxes
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>With {move}, the bot closes a box, but then it has to draw again and give away at least one box.</numerusform>
            <numerusform>With {move}, the bot closes a box, but then it has to draw again and give away at least {number} boxes.</numerusform>
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
            <numerusform>After {reply}, {other}&apos;s stones reach from edge to edge, with a bridge in between. A bridge is two empty cells: if {player} takes one, {other} takes the other.</numerusform>
            <numerusform>After {reply}, {other}&apos;s stones reach from edge to edge, with {number} bridges in between. A bridge is two empty cells: if {player} takes one, {other} takes the other.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {reply}, your stones reach from edge to edge, with {number} bridges in between. A bridge is two empty cells: if the bot takes one, you take the other.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2
{number}: a number</extracomment>
        <translation>
            <numerusform>After {reply}, your stones reach from edge to edge, with a bridge in between. A bridge is two empty cells: if the bot takes one, you take the other.</numerusform>
            <numerusform>After {reply}, your stones reach from edge to edge, with {number} bridges in between. A bridge is two empty cells: if the bot takes one, you take the other.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {reply}, the bot&apos;s stones reach from edge to edge, with {number} bridges in between. A bridge is two empty cells: if you take one, the bot takes the other.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2
{number}: a number</extracomment>
        <translation>
            <numerusform>After {reply}, the bot&apos;s stones reach from edge to edge, with a bridge in between. A bridge is two empty cells: if you take one, the bot takes the other.</numerusform>
            <numerusform>After {reply}, the bot&apos;s stones reach from edge to edge, with {number} bridges in between. A bridge is two empty cells: if you take one, the bot takes the other.</numerusform>
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
            <numerusform>With {better}, {player}&apos;s stones would reach from edge to edge, with a bridge in between. A bridge is two empty cells: if {other} takes one, {player} takes the other.</numerusform>
            <numerusform>With {better}, {player}&apos;s stones would reach from edge to edge, with {number} bridges in between. A bridge is two empty cells: if {other} takes one, {player} takes the other.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {better}, your stones would reach from edge to edge, with {number} bridges in between. A bridge is two empty cells: if the bot takes one, you take the other.</source>
        <extracomment>“Why?”: the reason for a loss
{better}: a move that was better: b2
{number}: a number</extracomment>
        <translation>
            <numerusform>With {better}, your stones would reach from edge to edge, with a bridge in between. A bridge is two empty cells: if the bot takes one, you take the other.</numerusform>
            <numerusform>With {better}, your stones would reach from edge to edge, with {number} bridges in between. A bridge is two empty cells: if the bot takes one, you take the other.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {better}, the bot&apos;s stones would reach from edge to edge, with {number} bridges in between. A bridge is two empty cells: if you take one, the bot takes the other.</source>
        <extracomment>“Why?”: the reason for a loss
{better}: a move that was better: b2
{number}: a number</extracomment>
        <translation>
            <numerusform>With {better}, the bot&apos;s stones would reach from edge to edge, with a bridge in between. A bridge is two empty cells: if you take one, the bot takes the other.</numerusform>
            <numerusform>With {better}, the bot&apos;s stones would reach from edge to edge, with {number} bridges in between. A bridge is two empty cells: if you take one, the bot takes the other.</numerusform>
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
            <numerusform>With {better}, {player} could capture one of {other}&apos;s seeds.</numerusform>
            <numerusform>With {better}, {player} could capture {number} of {other}&apos;s seeds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {better}, you could capture {number} of the bot&apos;s seeds.</source>
        <extracomment>“Why?”: what is wrong with a move
{better}: a move that was better: b2
{number}: a number</extracomment>
        <translation>
            <numerusform>With {better}, you could capture one of the bot&apos;s seeds.</numerusform>
            <numerusform>With {better}, you could capture {number} of the bot&apos;s seeds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {better}, the bot could capture {number} of your seeds.</source>
        <extracomment>“Why?”: what is wrong with a move
{better}: a move that was better: b2
{number}: a number</extracomment>
        <translation>
            <numerusform>With {better}, the bot could capture one of your seeds.</numerusform>
            <numerusform>With {better}, the bot could capture {number} of your seeds.</numerusform>
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
            <numerusform>After {move}, {other} can capture one of {player}&apos;s seeds with {reply}.</numerusform>
            <numerusform>After {move}, {other} can capture {number} of {player}&apos;s seeds with {reply}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, you can capture {number} of the bot&apos;s seeds with {reply}.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{number}: a number
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>
            <numerusform>After {move}, you can capture one of the bot&apos;s seeds with {reply}.</numerusform>
            <numerusform>After {move}, you can capture {number} of the bot&apos;s seeds with {reply}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, the bot can capture {number} of your seeds with {reply}.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{number}: a number
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>
            <numerusform>After {move}, the bot can capture one of your seeds with {reply}.</numerusform>
            <numerusform>After {move}, the bot can capture {number} of your seeds with {reply}.</numerusform>
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
            <numerusform>{player} takes {count} coin from heap {heap}</numerusform>
            <numerusform>{player} takes {count} coins from heap {heap}</numerusform>
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
            <numerusform>{player} has {count} disc</numerusform>
            <numerusform>{player} has {count} discs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} also gets the {count} empty squares</source>
        <extracomment>Read aloud by screen readers
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{player} also gets the empty square</numerusform>
            <numerusform>{player} also gets the {count} empty squares</numerusform>
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
            <numerusform>looks {depth} move ahead, but misjudges each position by up to {amount} points (alpha-beta)</numerusform>
            <numerusform>looks {depth} moves ahead, but misjudges each position by up to {amount} points (alpha-beta)</numerusform>
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
            <numerusform>looks {depth} move ahead, but misjudges each piece by up to half a pawn (alpha-beta)</numerusform>
            <numerusform>looks {depth} moves ahead, but misjudges each piece by up to half a pawn (alpha-beta)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>looks {depth} moves ahead, but misjudges each piece by up to one pawn (alpha-beta)</source>
        <extracomment>What a bot does, in a list of players; begins small.
{depth}: a number of moves</extracomment>
        <translation>
            <numerusform>looks {depth} move ahead, but misjudges each piece by up to one pawn (alpha-beta)</numerusform>
            <numerusform>looks {depth} moves ahead, but misjudges each piece by up to one pawn (alpha-beta)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>looks {depth} moves ahead, but misjudges each piece by up to {pawns} pawns (alpha-beta)</source>
        <extracomment>What a bot does, in a list of players; begins small. {pawns}: a number such as 1.5; a pawn is a unit
{depth}: a number of moves</extracomment>
        <translation>
            <numerusform>looks {depth} move ahead, but misjudges each piece by up to {pawns} pawns (alpha-beta)</numerusform>
            <numerusform>looks {depth} moves ahead, but misjudges each piece by up to {pawns} pawns (alpha-beta)</numerusform>
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
            <numerusform>After {reply}, only one square is safe for {player}, and in the end {player} has to make a row.</numerusform>
            <numerusform>After {reply}, only {number} squares are safe for {player}, and in the end {player} has to make a row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {reply}, only {number} squares are safe for you, and in the end you have to make a row.</source>
        <extracomment>“Why?”: the reason for a loss. {number}: of moves
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>
            <numerusform>After {reply}, only one square is safe for you, and in the end you have to make a row.</numerusform>
            <numerusform>After {reply}, only {number} squares are safe for you, and in the end you have to make a row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {reply}, only {number} squares are safe for the bot, and in the end it has to make a row.</source>
        <extracomment>“Why?”: the reason for a loss. {number}: of moves
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>
            <numerusform>After {reply}, only one square is safe for the bot, and in the end it has to make a row.</numerusform>
            <numerusform>After {reply}, only {number} squares are safe for the bot, and in the end it has to make a row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {better}, only {number} squares would be safe for {other}, and in the end {other} would have to make a row.</source>
        <extracomment>“Why?”: the reason for a loss. {number}: of moves
{better}: a move that was better: b2
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>
            <numerusform>With {better}, only one square would be safe for {other}, and in the end {other} would have to make a row.</numerusform>
            <numerusform>With {better}, only {number} squares would be safe for {other}, and in the end {other} would have to make a row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {better}, only {number} squares would be safe for the bot, and in the end it would have to make a row.</source>
        <extracomment>“Why?”: the reason for a loss. {number}: of moves
{better}: a move that was better: b2</extracomment>
        <translation>
            <numerusform>With {better}, only one square would be safe for the bot, and in the end it would have to make a row.</numerusform>
            <numerusform>With {better}, only {number} squares would be safe for the bot, and in the end it would have to make a row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {better}, only {number} squares would be safe for you, and in the end you would have to make a row.</source>
        <extracomment>“Why?”: the reason for a loss. {number}: of moves
{better}: a move that was better: b2</extracomment>
        <translation>
            <numerusform>With {better}, only one square would be safe for you, and in the end you would have to make a row.</numerusform>
            <numerusform>With {better}, only {number} squares would be safe for you, and in the end you would have to make a row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {reply}, {number} safe moves are left. {other} makes the last one, and then {player} loses.</source>
        <extracomment>“Why?”: the reason for a loss. {number}: of moves
{reply}: the other player&apos;s answer, a move: b2
{other}: the other player&apos;s name: O, Black
{player}: a player&apos;s name: X, White</extracomment>
        <translation>
            <numerusform>After {reply}, one safe move is left. {other} makes the last one, and then {player} loses.</numerusform>
            <numerusform>After {reply}, {number} safe moves are left. {other} makes the last one, and then {player} loses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {reply}, {number} safe moves are left. The bot makes the last one, and then you lose.</source>
        <extracomment>“Why?”: the reason for a loss. {number}: of moves
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>
            <numerusform>After {reply}, one safe move is left. The bot makes the last one, and then you lose.</numerusform>
            <numerusform>After {reply}, {number} safe moves are left. The bot makes the last one, and then you lose.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {reply}, {number} safe moves are left. You make the last one, and then the bot loses.</source>
        <extracomment>“Why?”: the reason for a loss. {number}: of moves
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>
            <numerusform>After {reply}, one safe move is left. You make the last one, and then the bot loses.</numerusform>
            <numerusform>After {reply}, {number} safe moves are left. You make the last one, and then the bot loses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {better}, {number} safe moves would be left. {player} would make the last one, and then {other} would lose.</source>
        <extracomment>“Why?”: the reason for a loss. {number}: of moves
{better}: a move that was better: b2
{player}: a player&apos;s name: X, White
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>
            <numerusform>With {better}, one safe move would be left. {player} would make the last one, and then {other} would lose.</numerusform>
            <numerusform>With {better}, {number} safe moves would be left. {player} would make the last one, and then {other} would lose.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {better}, {number} safe moves would be left. You would make the last one, and then the bot would lose.</source>
        <extracomment>“Why?”: the reason for a loss. {number}: of moves
{better}: a move that was better: b2</extracomment>
        <translation>
            <numerusform>With {better}, one safe move would be left. You would make the last one, and then the bot would lose.</numerusform>
            <numerusform>With {better}, {number} safe moves would be left. You would make the last one, and then the bot would lose.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {better}, {number} safe moves would be left. The bot would make the last one, and then you would lose.</source>
        <extracomment>“Why?”: the reason for a loss. {number}: of moves
{better}: a move that was better: b2</extracomment>
        <translation>
            <numerusform>With {better}, one safe move would be left. The bot would make the last one, and then you would lose.</numerusform>
            <numerusform>With {better}, {number} safe moves would be left. The bot would make the last one, and then you would lose.</numerusform>
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
            <numerusform>store of {player}: {count} seed</numerusform>
            <numerusform>{player}&apos;s store: {count} seeds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}&apos;s store, lower half: {count} seeds</source>
        <extracomment>Read aloud by screen readers.
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>store of {player}, lower half: {count} seed</numerusform>
            <numerusform>{player}&apos;s store, lower half: {count} seeds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} sows {count} seeds from pit {pit}</source>
        <extracomment>Read aloud by screen readers. {pit}: its letter
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{player} sows {count} seed from pit {pit}</numerusform>
            <numerusform>{player} sows {count} seeds from pit {pit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} sows {count} seeds from pit {pit} and moves again</source>
        <extracomment>Read aloud by screen readers. {pit}: its letter
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{player} sows {count} seed from pit {pit} and moves again</numerusform>
            <numerusform>{player} sows {count} seeds from pit {pit} and moves again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} sows {count} seeds from pit {pit} and captures {captured}</source>
        <extracomment>Read aloud by screen readers. {pit}: its letter; {captured}: a number
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{player} sows {count} seed from pit {pit} and captures {captured}</numerusform>
            <numerusform>{player} sows {count} seeds from pit {pit} and captures {captured}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}&apos;s pit {pit}: {count} seeds</source>
        <extracomment>Read aloud by screen readers. {pit}: its letter
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{player}&apos;s pit {pit}: {count} seed</numerusform>
            <numerusform>{player}&apos;s pit {pit}: {count} seeds</numerusform>
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
            <numerusform>{square}: chocolate; eating it takes {count} more square too</numerusform>
            <numerusform>{square}: chocolate; eating it takes {count} more squares too</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DayCard</name>
    <message numerus="yes">
        <source>Most common mistake: {move} in {game}. It lost {count} games.</source>
        <extracomment>{move}: a move such as &quot;b3&quot;.; {game}: the title of a game
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Most common mistake: {move} in {game}. It lost {count} game.</numerusform>
            <numerusform>Most common mistake: {move} in {game}. It lost {count} games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EarlierGames</name>
    <message numerus="yes">
        <source>{count} games</source>
        <extracomment>Below the list of earlier games
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{count} game</numerusform>
            <numerusform>{count} games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ErrorBar</name>
    <message numerus="yes">
        <source>It has happened {count} times.</source>
        <extracomment>About an error
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>It has happened once.</numerusform>
            <numerusform>It has happened {count} times.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExplainPage</name>
    <message numerus="yes">
        <source>Before the last %n moves</source>
        <extracomment>Where the explanation of a finished game begins</extracomment>
        <translation>
            <numerusform>Before the last move</numerusform>
            <numerusform>Before the last %n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExplainPanel</name>
    <message numerus="yes">
        <source>{percent}% of {nodes} positions</source>
        <extracomment>Beside the tree: how much of its positions minimax would visit. {nodes}: a number
{percent}: a number, without its sign</extracomment>
        <translation>
            <numerusform>{percent}% of {nodes} position</numerusform>
            <numerusform>{percent}% of {nodes} positions</numerusform>
        </translation>
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
            <numerusform>You are {player}. One move here still saves you. You have three tries.</numerusform>
            <numerusform>You are {player}. {count} moves here still save you. You have three tries.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are {player}. {count} moves here still win. You have three tries.</source>
        <extracomment>The task in a challenge (“Find it yourself”)
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>You are {player}. One move here still wins. You have three tries.</numerusform>
            <numerusform>You are {player}. {count} moves here still win. You have three tries.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Warmer! {count} tries left</source>
        <extracomment>As in the children&apos;s game: nearer to what is hidden
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Warmer! One try left</numerusform>
            <numerusform>Warmer! {count} tries left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Just as cold! {count} tries left</source>
        <extracomment>As in the children&apos;s game: neither nearer to what is hidden nor farther away
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Just as cold! One try left</numerusform>
            <numerusform>Just as cold! {count} tries left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Colder! {count} tries left</source>
        <extracomment>As in the children&apos;s game: farther from what is hidden
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Colder! One try left</numerusform>
            <numerusform>Colder! {count} tries left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameReview</name>
    <message numerus="yes">
        <source>{count} mistakes. Press one to see what would have been better.</source>
        <extracomment>Above the list of all mistakes of a finished game; each has a small board
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{count} mistake. Press it to see what would have been better.</numerusform>
            <numerusform>{count} mistakes. Press one to see what would have been better.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameTable</name>
    <message numerus="yes">
        <source>{count} moves</source>
        <extracomment>Said of a row in the list of the games in a file
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{count} move</numerusform>
            <numerusform>{count} moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamesOfFile</name>
    <message numerus="yes">
        <source>{count} games</source>
        <extracomment>{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{count} game</numerusform>
            <numerusform>{count} games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of {count} games</source>
        <extracomment>Below a list of games. {shown}: how many of them have the text that is searched for
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{shown} of {count} game</numerusform>
            <numerusform>{shown} of {count} games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message numerus="yes">
        <source>{count} positions, values for {player}</source>
        <extracomment>Name of the graph beside the list of moves, for screen readers
{count}: a number; the text has a form for one and for many
{player}: a player&apos;s name: X, White</extracomment>
        <translation>
            <numerusform>{count} position, values for {player}</numerusform>
            <numerusform>{count} positions, values for {player}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Invitation</name>
    <message numerus="yes">
        <source>%n of your moves win. Can you see why?</source>
        <extracomment>Below the board, in the first game: an invitation to look at the values</extracomment>
        <translation>
            <numerusform>%n of your moves wins. Can you see why?</numerusform>
            <numerusform>%n of your moves win. Can you see why?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your moves don&apos;t lose. The others do.</source>
        <extracomment>Below the board, in the first game: an invitation to look at the values</extracomment>
        <translation>
            <numerusform>%n of your moves doesn&apos;t lose. The others do.</numerusform>
            <numerusform>%n of your moves don&apos;t lose. The others do.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchboxPanel</name>
    <message numerus="yes">
        <source>Forget {count} games</source>
        <extracomment>Button below the matchboxes: what was learned from these games
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Forget {count} game</numerusform>
            <numerusform>Forget {count} games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bring back {count} games</source>
        <extracomment>The same button after that
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Bring back {count} game</numerusform>
            <numerusform>Bring back {count} games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PinPad</name>
    <message numerus="yes">
        <source>Too many wrong tries. Wait {seconds} seconds.</source>
        <extracomment>Booth: after wrong PINs
{seconds}: a number</extracomment>
        <translation>
            <numerusform>Too many wrong tries. Wait {seconds} second.</numerusform>
            <numerusform>Too many wrong tries. Wait {seconds} seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RaceBars</name>
    <message numerus="yes">
        <source>Both have visited {count} positions.</source>
        <extracomment>Below two bars, one for minimax and one for alpha-beta
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Both have visited {count} position.</numerusform>
            <numerusform>Both have visited {count} positions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Alpha-beta has finished. So far it has skipped {count} positions ({percent}%).</source>
        <extracomment>Below two bars, one for minimax and one for alpha-beta
{count}: a number; the text has a form for one and for many
{percent}: a number, without its sign</extracomment>
        <translation>
            <numerusform>Alpha-beta has finished. So far it has skipped {count} position ({percent}%).</numerusform>
            <numerusform>Alpha-beta has finished. So far it has skipped {count} positions ({percent}%).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchStatus</name>
    <message numerus="yes">
        <source>{nodes} positions in {seconds} s, {speed} a second</source>
        <extracomment>Below the table of moves. {nodes}: how many positions the search has visited; {speed}: how many in a second
{seconds}: a number</extracomment>
        <translation>
            <numerusform>{nodes} position in {seconds} s, {speed} a second</numerusform>
            <numerusform>{nodes} positions in {seconds} s, {speed} a second</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looked {depth} moves ahead. Values marked {signs} are guesses.</source>
        <extracomment>{signs}: the signs of guesses, such as ≈
{depth}: a number of moves</extracomment>
        <translation>
            <numerusform>Looked {depth} move ahead. Values marked {signs} are guesses.</numerusform>
            <numerusform>Looked {depth} moves ahead. Values marked {signs} are guesses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{nodes} positions in {seconds} s, {speed} a second. The table is {percent}% full.</source>
        <extracomment>Below the table of moves. {nodes}: how many positions the search has visited; {speed}: how many in a second
{seconds}: a number
{percent}: a number, without its sign</extracomment>
        <translation>
            <numerusform>{nodes} position in {seconds} s, {speed} a second. The table is {percent}% full.</numerusform>
            <numerusform>{nodes} positions in {seconds} s, {speed} a second. The table is {percent}% full.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StepControls</name>
    <message numerus="yes">
        <source>{steps} steps a second</source>
        <extracomment>A choice of the speed. {steps}: a number above 1</extracomment>
        <translation>
            <numerusform>{steps} step a second</numerusform>
            <numerusform>{steps} steps a second</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TitledTree</name>
    <message numerus="yes">
        <source>&lt;b&gt;{name}&lt;/b&gt;: {nodes} of {all} positions</source>
        <extracomment>Above the tree: the name of the search in bold letters. {name}: “Minimax” or “Alpha-beta”; {nodes}, {all}: numbers</extracomment>
        <translation>
            <numerusform>&lt;b&gt;{name}&lt;/b&gt;: {nodes} of {all} position</numerusform>
            <numerusform>&lt;b&gt;{name}&lt;/b&gt;: {nodes} of {all} positions</numerusform>
        </translation>
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
            <numerusform>Playing {move} here lost {count} game.</numerusform>
            <numerusform>Playing {move} here lost {count} games.</numerusform>
        </translation>
    </message>
</context>
</TS>
