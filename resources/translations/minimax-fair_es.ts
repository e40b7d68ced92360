<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Minimax Fair</source>
        <extracomment>The dialog about the program.</extracomment>
        <translation>Acerca de Minimax Fair</translation>
    </message>
    <message>
        <source>Minimax Fair {version}

Play against a minimax bot and see what every move is worth.
This is free software under the GNU General Public License, version 3 or later.

The chess rules and notation come from the python-chess library by Niklas Fiekas. Colin M. L. Burnett drew the chess pieces. Both are under the GNU General Public License, version 3 or later.</source>
        <extracomment>The dialog about the program. {version}: such as 1.2</extracomment>
        <translation>Minimax Fair {version}

Juega contra un bot minimax y mira cuánto vale cada jugada.
Esto es software libre con la Licencia Pública General de GNU, versión 3 o posterior.

Las reglas y la notación del ajedrez vienen de la biblioteca python-chess, de Niklas Fiekas. Las piezas de ajedrez las dibujó Colin M. L. Burnett. Las dos cosas tienen la Licencia Pública General de GNU, versión 3 o posterior.</translation>
    </message>
    <message>
        <source>The typeface is Atkinson Hyperlegible Next by the Braille Institute of America, licensed under the SIL Open Font License.</source>
        <extracomment>The dialog about the program.</extracomment>
        <translation>La letra es Atkinson Hyperlegible Next, del Braille Institute of America, con la licencia SIL Open Font License.</translation>
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
        <translation>Juegos</translation>
    </message>
    <message>
        <source>See all games, with a picture of each</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Ver todos los juegos, cada uno con su dibujo</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Partida nueva</translation>
    </message>
    <message>
        <source>Start a new game</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Empezar una partida nueva</translation>
    </message>
    <message>
        <source>Previous game</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Partida anterior</translation>
    </message>
    <message>
        <source>Go back to the game you played before this one</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Volver a la partida que jugaste antes de esta</translation>
    </message>
    <message>
        <source>Earlier games…</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Partidas anteriores…</translation>
    </message>
    <message>
        <source>Search the games played on this computer and open one</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Buscar entre las partidas jugadas en este equipo y abrir una</translation>
    </message>
    <message>
        <source>Enter a position</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Escribir una posición</translation>
    </message>
    <message>
        <source>Type moves or a position</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Escribir jugadas o una posición</translation>
    </message>
    <message>
        <source>Open…</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Open a game or a lesson, or drop its file onto the window</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Abrir una partida o una lección, o arrastrar su archivo a la ventana</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Save as…</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Cambiar de lado</translation>
    </message>
    <message>
        <source>Swap sides after each game</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Cambiar de lado cada partida</translation>
    </message>
    <message>
        <source>Play the best bot</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Contra el mejor bot</translation>
    </message>
    <message>
        <source>Quit</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Close the program</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Cerrar el programa</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Entries of the menu “Move”, each with its tip</extracomment>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Take back the last move, or your move and the bot&apos;s reply</source>
        <extracomment>Entries of the menu “Move”, each with its tip</extracomment>
        <translation>Deshacer la última jugada, o tu jugada y la respuesta del bot</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>Entries of the menu “Move”, each with its tip</extracomment>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Redo the move you took back</source>
        <extracomment>Entries of the menu “Move”, each with its tip</extracomment>
        <translation>Rehacer la jugada que deshiciste</translation>
    </message>
    <message>
        <source>Copy moves</source>
        <extracomment>Entries of the menu “Move”, each with its tip</extracomment>
        <translation>Copiar las jugadas</translation>
    </message>
    <message>
        <source>Copy the moves up to here as text</source>
        <extracomment>Entries of the menu “Move”, each with its tip</extracomment>
        <translation>Copiar como texto las jugadas hasta aquí</translation>
    </message>
    <message>
        <source>Copy position</source>
        <extracomment>Entries of the menu “Move”, each with its tip</extracomment>
        <translation>Copiar la posición</translation>
    </message>
    <message>
        <source>Copy the position on the board as text</source>
        <extracomment>Entries of the menu “Move”, each with its tip</extracomment>
        <translation>Copiar como texto la posición del tablero</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <extracomment>Entries of the menu “Move”, each with its tip</extracomment>
        <translation>Copiar la imagen</translation>
    </message>
    <message>
        <source>Copy a picture of the board</source>
        <extracomment>Entries of the menu “Move”, each with its tip</extracomment>
        <translation>Copiar una imagen del tablero</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>Entries of the menu “Move”, each with its tip</extracomment>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Go to the start</source>
        <extracomment>Entries of the menu “Move”, each with its tip</extracomment>
        <translation>Ir al inicio</translation>
    </message>
    <message>
        <source>Go to the first position</source>
        <extracomment>Entries of the menu “Move”, each with its tip</extracomment>
        <translation>Ir a la primera posición</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>On a small button: go to the first position</extracomment>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>One move back</source>
        <extracomment>On a small button: go to the first position</extracomment>
        <translation>Una jugada atrás</translation>
    </message>
    <message>
        <source>Go back one move</source>
        <extracomment>On a small button: go to the first position</extracomment>
        <translation>Retroceder una jugada</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>On a small button: go back one move</extracomment>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>One move forward</source>
        <extracomment>On a small button: go back one move</extracomment>
        <translation>Una jugada adelante</translation>
    </message>
    <message>
        <source>Go forward one move</source>
        <extracomment>On a small button: go back one move</extracomment>
        <translation>Avanzar una jugada</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>On a small button: go forward one move</extracomment>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Go to the end</source>
        <extracomment>On a small button: go forward one move</extracomment>
        <translation>Ir al final</translation>
    </message>
    <message>
        <source>Go to the last position</source>
        <extracomment>On a small button: go forward one move</extracomment>
        <translation>Ir a la última posición</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>Final</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>Ask about the result, the last move or the square you marked</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>Preguntar por el resultado, por la última jugada o por la casilla que marcaste</translation>
    </message>
    <message>
        <source>Move now</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>Jugar ya</translation>
    </message>
    <message>
        <source>Let the bot play the best move it has found so far</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>Hacer que el bot juegue la mejor jugada que encontró hasta ahora</translation>
    </message>
    <message>
        <source>Let the bot move</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>Que juegue el bot</translation>
    </message>
    <message>
        <source>Let the waiting bot play</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>Hacer que juegue el bot que espera</translation>
    </message>
    <message>
        <source>Hide values</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>Ocultar valores</translation>
    </message>
    <message>
        <source>Play without values. Press again to see what each move is worth.</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>Jugar sin valores. Presiona otra vez para ver cuánto vale cada jugada.</translation>
    </message>
    <message>
        <source>List of moves</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>Lista de jugadas</translation>
    </message>
    <message>
        <source>Show the list of moves beside the board, or only the values on the board</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>Mostrar la lista de jugadas junto al tablero o solo los valores en el tablero</translation>
    </message>
    <message>
        <source>Explain</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>Explicar</translation>
    </message>
    <message>
        <source>Watch the computer search this position, step by step</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>Ver paso a paso cómo se busca en esta posición</translation>
    </message>
    <message>
        <source>Arena</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>Arena</translation>
    </message>
    <message>
        <source>Matchboxes</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>Cajas de fósforos</translation>
    </message>
    <message>
        <source>Show the beads that MENACE picks from, and how it learns</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>Ver las cuentas entre las que elige MENACE, y cómo aprende</translation>
    </message>
    <message>
        <source>Change the values on the board</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>Cambiar los valores del tablero</translation>
    </message>
    <message>
        <source>Change the point of view</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>Cambiar el punto de vista</translation>
    </message>
    <message>
        <source>Full details</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>Todos los detalles</translation>
    </message>
    <message>
        <source>Show all numbers and counts, or only simple words</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>Ver todos los números, o solo palabras sencillas</translation>
    </message>
    <message>
        <source>Full</source>
        <extracomment>On a small button: show all numbers and counts</extracomment>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Change the scale of values</source>
        <extracomment>On a small button: show all numbers and counts</extracomment>
        <translation>Cambiar la escala de valores</translation>
    </message>
    <message>
        <source>Show values as results, as textbook numbers, as costs, or in words</source>
        <extracomment>On a small button: show all numbers and counts</extracomment>
        <translation>Mostrar los valores como resultados, como números de libro de texto, como costos o con palabras</translation>
    </message>
    <message>
        <source>More columns</source>
        <extracomment>On a small button: show all numbers and counts</extracomment>
        <translation>Más columnas</translation>
    </message>
    <message>
        <source>Show more columns in the list of moves</source>
        <extracomment>On a small button: show all numbers and counts</extracomment>
        <translation>Mostrar más columnas en la lista de jugadas</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>On a small button: show more columns of the list of moves</extracomment>
        <translation>Más</translation>
    </message>
    <message>
        <source>Flip the board</source>
        <extracomment>On a small button: show more columns of the list of moves</extracomment>
        <translation>Girar el tablero</translation>
    </message>
    <message>
        <source>Larger text</source>
        <extracomment>On a small button: show more columns of the list of moves</extracomment>
        <translation>Texto más grande</translation>
    </message>
    <message>
        <source>Make all text larger</source>
        <extracomment>On a small button: show more columns of the list of moves</extracomment>
        <translation>Hacer más grande todo el texto</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <extracomment>On a small button: show more columns of the list of moves</extracomment>
        <translation>Texto más pequeño</translation>
    </message>
    <message>
        <source>Make all text smaller</source>
        <extracomment>On a small button: show more columns of the list of moves</extracomment>
        <translation>Hacer más pequeño todo el texto</translation>
    </message>
    <message>
        <source>Put the panels back</source>
        <extracomment>On a small button: show more columns of the list of moves</extracomment>
        <translation>Recolocar los paneles</translation>
    </message>
    <message>
        <source>Presenter view</source>
        <extracomment>On a small button: show more columns of the list of moves</extracomment>
        <translation>Vista de presentación</translation>
    </message>
    <message>
        <source>Show only the board and its values, or the tree and its text</source>
        <extracomment>On a small button: show more columns of the list of moves</extracomment>
        <translation>Mostrar solo el tablero y sus valores, o el árbol y su texto</translation>
    </message>
    <message>
        <source>Full screen</source>
        <extracomment>On a small button: show more columns of the list of moves</extracomment>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Fill the whole screen. Press again for a window.</source>
        <extracomment>On a small button: show more columns of the list of moves</extracomment>
        <translation>Llenar toda la pantalla. Presiona otra vez para volver a la ventana.</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>Entries of the menu “Settings”, each with its tip</extracomment>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <extracomment>Entries of the menu “Help”, each with its tip</extracomment>
        <translation>Reglas del juego</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Entries of the menu “Help”, each with its tip</extracomment>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Show all keys</source>
        <extracomment>Entries of the menu “Help”, each with its tip</extracomment>
        <translation>Mostrar todas las teclas</translation>
    </message>
    <message>
        <source>Words</source>
        <extracomment>Entries of the menu “Help”, each with its tip</extracomment>
        <translation>Palabras</translation>
    </message>
    <message>
        <source>Show what the words in this program mean</source>
        <extracomment>Entries of the menu “Help”, each with its tip</extracomment>
        <translation>Muestra qué significan las palabras de este programa</translation>
    </message>
    <message>
        <source>Copy error report</source>
        <extracomment>Entries of the menu “Help”, each with its tip</extracomment>
        <translation>Copiar el informe de error</translation>
    </message>
    <message>
        <source>Show log folder</source>
        <extracomment>Entries of the menu “Help”, each with its tip</extracomment>
        <translation>Carpeta del registro</translation>
    </message>
    <message>
        <source>Open the folder with the error log</source>
        <extracomment>Entries of the menu “Help”, each with its tip</extracomment>
        <translation>Abrir la carpeta con el registro de errores</translation>
    </message>
    <message>
        <source>About Minimax Fair</source>
        <extracomment>Entries of the menu “Help”, each with its tip</extracomment>
        <translation>Acerca de Minimax Fair</translation>
    </message>
    <message>
        <source>Show the version and the licence</source>
        <extracomment>Entries of the menu “Help”, each with its tip</extracomment>
        <translation>Mostrar la versión y la licencia</translation>
    </message>
    <message>
        <source>Booth…</source>
        <extracomment>Entries of the menu “Settings”, each with its tip</extracomment>
        <translation>Modo feria…</translation>
    </message>
    <message>
        <source>Show the best play</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>Mostrar las mejores jugadas</translation>
    </message>
    <message>
        <source>Sound</source>
        <extracomment>Entries of the menu “Settings”, each with its tip</extracomment>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Change who goes first after every game</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Cambiar quién empieza después de cada partida</translation>
    </message>
    <message>
        <source>Pause the bots</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>Pausar los bots</translation>
    </message>
    <message>
        <source>Pause the bots. Press again to let them play.</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>Pausar los bots. Presiona otra vez para que jueguen.</translation>
    </message>
    <message>
        <source>Put both panels back in their usual places</source>
        <extracomment>On a small button: show more columns of the list of moves</extracomment>
        <translation>Volver a poner los dos paneles en su sitio de siempre</translation>
    </message>
    <message>
        <source>Find it yourself</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>Encuéntrala tú</translation>
    </message>
    <message>
        <source>Another board…</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Otro tablero…</translation>
    </message>
    <message>
        <source>Save the game and all its branches to its file</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Guardar la partida, con todas sus ramas, en su archivo</translation>
    </message>
    <message>
        <source>Save the game and all its branches to another file</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Guardar la partida, con todas sus ramas, en otro archivo</translation>
    </message>
    <message>
        <source>Let the two players swap sides</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Hacer que los dos jugadores cambien de lado</translation>
    </message>
    <message>
        <source>Paste the moves, position or game you copied</source>
        <extracomment>Entries of the menu “Move”, each with its tip</extracomment>
        <translation>Pegar las jugadas, la posición o la partida que copiaste</translation>
    </message>
    <message>
        <source>Show the best move the strongest bot can find</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>Mostrar la mejor jugada que puede encontrar el bot más fuerte</translation>
    </message>
    <message>
        <source>Let bots play many games and find out which is stronger</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>Hacer que los bots jueguen muchas partidas y averiguar quién es más fuerte</translation>
    </message>
    <message>
        <source>Turn the board around to see it from the other side</source>
        <extracomment>On a small button: show more columns of the list of moves</extracomment>
        <translation>Darle la vuelta al tablero, para verlo desde el otro lado</translation>
    </message>
    <message>
        <source>Show everything in another language</source>
        <extracomment>Entries of the menu “Settings”, each with its tip</extracomment>
        <translation>Mostrarlo todo en otro idioma</translation>
    </message>
    <message>
        <source>Show how to play this game</source>
        <extracomment>Entries of the menu “Help”, each with its tip</extracomment>
        <translation>Mostrar cómo se juega a este juego</translation>
    </message>
    <message>
        <source>Copy a report of what went wrong that you can send to the developers</source>
        <extracomment>Entries of the menu “Help”, each with its tip</extracomment>
        <translation>Copiar un informe de lo que falló, para enviarlo a los desarrolladores</translation>
    </message>
    <message>
        <source>Play sounds for moves and at the end of the game</source>
        <extracomment>Entries of the menu “Settings”, each with its tip</extracomment>
        <translation>Hacer sonar las jugadas y el final de la partida</translation>
    </message>
    <message>
        <source>Fill the screen for use at a fair. You need your PIN to exit.</source>
        <extracomment>Entries of the menu “Settings”, each with its tip</extracomment>
        <translation>Llenar la pantalla para una feria. Para salir hace falta tu PIN.</translation>
    </message>
    <message>
        <source>Watch the best moves for both sides, starting with the move that decided the game</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>Ver las mejores jugadas de los dos, desde la jugada que decidió la partida</translation>
    </message>
    <message>
        <source>Go back to the move that decided the game and look for a better one</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>Volver a la jugada decisiva y buscar una mejor</translation>
    </message>
    <message>
        <source>Show all values, only the best, or none. A circle with ! marks a mistake.</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>Mostrar todos los valores, solo los mejores o ninguno. Un círculo con ! marca un error.</translation>
    </message>
    <message>
        <source>Set up a board of another size</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Preparar un tablero de otro tamaño</translation>
    </message>
    <message>
        <source>Play against the best bot. Press again to play against the beginner.</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Jugar contra el mejor bot. Presiona otra vez para jugar contra el principiante.</translation>
    </message>
    <message>
        <source>See the values for MAX, for whoever&apos;s turn it is, or for the bot</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>Ver los valores para MAX, para quien tiene el turno o para el bot</translation>
    </message>
</context>
<context>
    <name>AnimationDialog</name>
    <message>
        <source>Save the steps of alpha-beta as an animation</source>
        <translation>Guardar una película de los pasos de alfa-beta</translation>
    </message>
    <message>
        <source>Save the steps of minimax as an animation</source>
        <translation>Guardar una película de los pasos de minimax</translation>
    </message>
    <message>
        <source>{width} × {height} pixels</source>
        <extracomment>Choice of the size of a picture. {width}, {height}: numbers</extracomment>
        <translation>{width} × {height} píxeles</translation>
    </message>
    <message>
        <source>From step</source>
        <extracomment>Labels in the dialog that saves an animation</extracomment>
        <translation>Desde el paso</translation>
    </message>
    <message>
        <source>To step</source>
        <extracomment>Labels in the dialog that saves an animation</extracomment>
        <translation>Hasta el paso</translation>
    </message>
    <message>
        <source>Steps per picture</source>
        <extracomment>Labels in the dialog that saves an animation</extracomment>
        <translation>Pasos por imagen</translation>
    </message>
    <message>
        <source>Seconds per picture</source>
        <extracomment>Labels in the dialog that saves an animation</extracomment>
        <translation>Segundos por imagen</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>Labels in the dialog that saves an animation</extracomment>
        <translation>Tamaño</translation>
    </message>
    <message numerus="yes">
        <source>Pictures: {count}. Length: {seconds} seconds.</source>
        <extracomment>In the dialog that saves an animation
{count}: a number; the text has a form for one and for many
{seconds}: a number</extracomment>
        <translation>
            <numerusform>Imágenes: {count}. Duración: {seconds} segundo.</numerusform>
            <numerusform>Imágenes: {count}. Duración: {seconds} segundos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first step to show</source>
        <translation>El primer paso de la película</translation>
    </message>
    <message>
        <source>The last step to show</source>
        <translation>El último paso de la película</translation>
    </message>
    <message>
        <source>1 shows every step, 10 only every tenth</source>
        <translation>1 muestra todos los pasos; 10, solo uno de cada diez</translation>
    </message>
    <message>
        <source>How long each picture is shown</source>
        <translation>Cuánto tiempo se muestra cada imagen</translation>
    </message>
    <message>
        <source>Width and height of the pictures</source>
        <translation>Anchura y altura de las imágenes</translation>
    </message>
    <message>
        <source>{count} pictures of this size are too many. The limit is {most}. Take fewer steps, more steps per picture or smaller pictures.</source>
        <extracomment>In the dialog that saves an animation
{count}: a number; the text has a form for one and for many
{most}: the largest number that is possible</extracomment>
        <translation>{count} imágenes de este tamaño son demasiadas. El máximo es {most}. Elige menos pasos, más pasos por imagen o imágenes más pequeñas.</translation>
    </message>
    <message>
        <source>The first step comes after the last one. Make it smaller.</source>
        <extracomment>In the dialog that saves an animation</extracomment>
        <translation>El primer paso viene después del último. Elige uno anterior.</translation>
    </message>
</context>
<context>
    <name>Arena</name>
    <message>
        <source>Perfect against random</source>
        <translation>Perfecto contra azar</translation>
    </message>
    <message>
        <source>1,000 games of tic-tac-toe. Minimax never loses.</source>
        <translation>1000 partidas de tres en línea. Minimax nunca pierde.</translation>
    </message>
    <message>
        <source>Perfect against top-left</source>
        <translation>Perfecto contra arriba a la izquierda</translation>
    </message>
    <message>
        <source>Minimax against a bot that always takes the first empty square</source>
        <translation>Minimax contra un bot que siempre juega en la primera casilla vacía</translation>
    </message>
    <message>
        <source>Perfect against perfect</source>
        <translation>Perfecto contra perfecto</translation>
    </message>
    <message>
        <source>100 games of tic-tac-toe. Every one is a draw.</source>
        <translation>100 partidas de tres en línea. Todas terminan en empate.</translation>
    </message>
    <message>
        <source>Looking further ahead</source>
        <translation>Anticipar más jugadas</translation>
    </message>
    <message>
        <source>Connect Four: bots that look 1 to 9 moves ahead play each other</source>
        <translation>Conecta 4: bots que anticipan de 1 a 9 jugadas juegan entre sí</translation>
    </message>
    <message>
        <source>With and without guessing</source>
        <translation>Con y sin estimar</translation>
    </message>
    <message>
        <source>Three ways to choose a move</source>
        <translation>Tres formas de elegir una jugada</translation>
    </message>
    <message>
        <source>Fear the worst, play the odds, or use minimax</source>
        <translation>Temer lo peor, ir a lo más probable o usar minimax</translation>
    </message>
    <message>
        <source>Matchboxes learn</source>
        <extracomment>Title on the card of an experiment</extracomment>
        <translation>Las cajas de fósforos aprenden</translation>
    </message>
    <message>
        <source>MENACE learns tic-tac-toe in 1,000 games against random moves</source>
        <extracomment>Title on the card of an experiment</extracomment>
        <translation>MENACE aprende tres en línea en 1000 partidas contra jugadas al azar</translation>
    </message>
    <message>
        <source>Matchboxes against minimax</source>
        <extracomment>Title on the card of an experiment</extracomment>
        <translation>Cajas de fósforos contra minimax</translation>
    </message>
    <message>
        <source>MENACE goes first in 1,000 games against minimax and learns to draw</source>
        <extracomment>Title on the card of an experiment</extracomment>
        <translation>MENACE empieza en 1000 partidas contra minimax y aprende a empatar</translation>
    </message>
    <message>
        <source>When the perfect player plays, you can see its moves here.</source>
        <translation>Cuando participa el jugador perfecto, aquí puedes ver sus jugadas.</translation>
    </message>
    <message>
        <source>This game is too large to work out the value of every move.</source>
        <translation>Este juego es demasiado grande para calcular el valor de cada jugada.</translation>
    </message>
    <message>
        <source>Turns: {count}. Moves that weren&apos;t among the best: {missed}.</source>
        <extracomment>Above the list of the turns of the perfect player. {missed}: a number of moves
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>Jugadas: {count}. No estaban entre las mejores: {missed}.</translation>
    </message>
    <message>
        <source>Turns: {count}. Every move was among the best.</source>
        <extracomment>Above the list of the turns of the perfect player.
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>Jugadas: {count}. Todas estaban entre las mejores.</translation>
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
        <translation>Partida {number}: {result}</translation>
    </message>
    <message>
        <source>Game {number}, live: move {ply}</source>
        <extracomment>Below the board that shows a game of the arena. {ply}: the number of a move
{number}: a number</extracomment>
        <translation>Partida {number}, en vivo: jugada {ply}</translation>
    </message>
    <message>
        <source>Game {number}, replay: move {ply}</source>
        <extracomment>Below the board that shows a game of the arena. {ply}: the number of a move
{number}: a number</extracomment>
        <translation>Partida {number}, repetición: jugada {ply}</translation>
    </message>
    <message>
        <source>{name} made an illegal move ({text}).</source>
        <extracomment>Why a game of the arena ended before its end. {name}: the name of a player; {text}: an error as the computer says it, or a number</extracomment>
        <translation>{name} hizo una jugada ilegal ({text}).</translation>
    </message>
    <message>
        <source>{a} against {b}, game {number}: {sentence}</source>
        <extracomment>{a}, {b}: two players; {sentence}: a whole sentence on what went wrong in this game.
{number}: a number</extracomment>
        <translation>{a} contra {b}, partida {number}: {sentence}</translation>
    </message>
    <message>
        <source>The program “{path}” has changed since you chose it. Add --allow-programs to let it play.</source>
        <extracomment>Said on the terminal before a run goes on from its file
{path}: the place of a file on the disk</extracomment>
        <translation>El programa «{path}» cambió desde que lo elegiste. Agrega --allow-programs para dejarlo jugar.</translation>
    </message>
    <message>
        <source>No scheduler answered at {address}: {text}.</source>
        <extracomment>Said on the terminal or above the arena. {address}: of a computer in the network, such as tcp://10.0.0.2:8786
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>Ningún planificador respondió en {address}: {text}.</translation>
    </message>
    <message>
        <source>The scheduler at {address} has no workers yet. Start some and try again.</source>
        <extracomment>Said on the terminal or above the arena. {address}: of a computer in the network, such as tcp://10.0.0.2:8786</extracomment>
        <translation>El planificador de {address} todavía no tiene procesos de trabajo (workers). Inicia algunos y prueba otra vez.</translation>
    </message>
    <message>
        <source>This run depends on the clock or on other programs, so you can&apos;t repeat it exactly.</source>
        <translation>Esta serie depende del reloj o de otros programas, así que no puedes repetirla exactamente.</translation>
    </message>
    <message>
        <source>Some of these bots never stop thinking, so each move gets {seconds} s. Use --seconds or --nodes to set your own limit.</source>
        <extracomment>Said on the terminal before the games begin
{seconds}: a number</extracomment>
        <translation>Algunos de estos bots no dejan nunca de pensar, así que cada jugada tiene {seconds} s. Usa --seconds o --nodes para poner tu propio límite.</translation>
    </message>
    <message>
        <source>Some of these bots never stop thinking, so each move gets {seconds} s.</source>
        <extracomment>Below the form of an experiment
{seconds}: a number</extracomment>
        <translation>Algunos de estos bots no dejan nunca de pensar, así que cada jugada tiene {seconds} s.</translation>
    </message>
    <message>
        <source>Stopped. If you start a run with --resume FILE, you can continue it later.</source>
        <extracomment>Said on the terminal when the games were stopped.</extracomment>
        <translation>Serie detenida. Si empiezas una serie con --resume ARCHIVO, puedes seguirla más tarde.</translation>
    </message>
    <message>
        <source>Stopped. Use --resume {file} to continue.</source>
        <extracomment>Said on the terminal when the games were stopped. {file}: its name</extracomment>
        <translation>Serie detenida. Usa --resume {file} para seguir.</translation>
    </message>
    <message>
        <source>Nobody wins or loses on a tree of numbers, so there is nothing to count.</source>
        <translation>En un árbol de números nadie gana ni pierde, así que no hay nada que contar.</translation>
    </message>
    <message>
        <source>{name} hasn&apos;t finished a game yet.</source>
        <extracomment>The result of two players who play each other. {name}: the first one</extracomment>
        <translation>{name} todavía no ha terminado ninguna partida.</translation>
    </message>
    <message>
        <source>{name}: {games}, all drawn. Neither player looks stronger.</source>
        <extracomment>The result of two players who play each other. {name}: the first one; {games}: “12 games”</extracomment>
        <translation>{name}: {games}, todo empates. Ningún jugador parece más fuerte.</translation>
    </message>
    <message>
        <source>won {wins}, drawn {draws}, lost {losses}</source>
        <extracomment>Losses, draws and wins in one line of the command line
{wins}: a number of games
{draws}: a number of games
{losses}: a number of games</extracomment>
        <translation>ganadas {wins}, empatadas {draws}, perdidas {losses}</translation>
    </message>
    <message>
        <source>{count} won</source>
        <extracomment>Labels beside the bar of results
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>ganadas: {count}</translation>
    </message>
    <message>
        <source>{count} drawn</source>
        <extracomment>Labels beside the bar of results
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>empatadas: {count}</translation>
    </message>
    <message>
        <source>{count} lost</source>
        <extracomment>Labels beside the bar of results
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>perdidas: {count}</translation>
    </message>
    <message>
        <source>from pairs of games</source>
        <extracomment>Below the results.</extracomment>
        <translation>por parejas de partidas</translation>
    </message>
    <message>
        <source>Elo at least {low}</source>
        <extracomment>Below the results. Elo is a measure of playing strength; {elo}, {low}, {high}: differences such as +120</extracomment>
        <translation>Elo: al menos {low}</translation>
    </message>
    <message>
        <source>Elo at most {high}</source>
        <extracomment>Below the results. Elo is a measure of playing strength; {elo}, {low}, {high}: differences such as +120</extracomment>
        <translation>Elo: como máximo {high}</translation>
    </message>
    <message>
        <source>Elo {elo}, at least {low}</source>
        <extracomment>Below the results. Elo is a measure of playing strength; {elo}, {low}, {high}: differences such as +120</extracomment>
        <translation>Elo {elo}, al menos {low}</translation>
    </message>
    <message>
        <source>Elo {elo}, from {low} to {high}</source>
        <extracomment>Below the results. Elo is a measure of playing strength; {elo}, {low}, {high}: differences such as +120</extracomment>
        <translation>Elo {elo}, de {low} a {high}</translation>
    </message>
    <message>
        <source>{plies} moves per game; {seconds} ms per move</source>
        <extracomment>{plies}: a number of moves, of both players
{seconds}: a number</extracomment>
        <translation>{plies} jugadas por partida; {seconds} ms por jugada</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <extracomment>Beside the progress of a run. {done}, {total}: numbers of games</extracomment>
        <translation>{done} de {total}</translation>
    </message>
    <message>
        <source>{games}, {time} left</source>
        <extracomment>{games}: &quot;3 of 10 games&quot;; {time}: minutes and seconds, such as 1:05.</extracomment>
        <translation>{games}; quedan {time}</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>Titles of the columns in the table of all pairs of players</extracomment>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Won, drawn, lost</source>
        <extracomment>Titles of the columns in the table of all pairs of players</extracomment>
        <translation>Ganadas, empatadas, perdidas</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Titles of the columns in the table of all pairs of players</extracomment>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Elo difference</source>
        <extracomment>Titles of the columns in the table of all pairs of players</extracomment>
        <translation>Diferencia Elo</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>Titles of the columns in the table of all pairs of players</extracomment>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Different</source>
        <extracomment>A column: the number of games, where games with the same moves count once.</extracomment>
        <translation>Distintas</translation>
    </message>
    <message>
        <source>In words</source>
        <extracomment>A column: the result as a sentence.</extracomment>
        <translation>En palabras</translation>
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
        <translation>{wins} ganadas, {draws} empatadas, {losses} perdidas</translation>
    </message>
    <message>
        <source>The run is over. {result}</source>
        <extracomment>{result}: a whole sentence on who won how many games.</extracomment>
        <translation>La serie ha terminado. {result}</translation>
    </message>
    <message>
        <source>The run stopped after {done} of {total} games. {result}</source>
        <extracomment>Read aloud by screen readers at the end of a run. {done}, {total}: numbers of games; {result}: a whole sentence</extracomment>
        <translation>La serie se detuvo tras {done} de {total} partidas. {result}</translation>
    </message>
    <message>
        <source>There are no results yet.</source>
        <extracomment>The player with the best score.</extracomment>
        <translation>Todavía no hay resultados.</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Titles of the columns in the list of games</extracomment>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>A column: the player who moved second in a game.</extracomment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>A column: how many moves a game had.</extracomment>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>How a game ended, in the list of games.</extracomment>
        <translation>Empate</translation>
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
        <translation>{count} s por jugada</translation>
    </message>
    <message>
        <source>{positions} per move</source>
        <extracomment>The limit of a move, in the title of a run. {positions}: “1,000 positions”</extracomment>
        <translation>{positions} por jugada</translation>
    </message>
    <message>
        <source>“{file}” isn&apos;t a saved arena run.</source>
        <extracomment>Said on the terminal. {file}: its name</extracomment>
        <translation>«{file}» no es una serie guardada de la arena.</translation>
    </message>
    <message>
        <source>I can&apos;t save the run to “{file}”: {text}.</source>
        <extracomment>Said on the terminal. {file}: its name; {text}: an error as the computer says it</extracomment>
        <translation>No puedo guardar la serie en «{file}»: {text}.</translation>
    </message>
    <message>
        <source>I lost contact with the scheduler at {address}, so I can&apos;t play any more games.</source>
        <extracomment>Said on the terminal or above the arena. {address}: of a computer in the network, such as tcp://10.0.0.2:8786</extracomment>
        <translation>Perdí el contacto con el planificador de {address}, así que no puedo jugar más partidas.</translation>
    </message>
    <message>
        <source>{games} ({different} different)</source>
        <extracomment>{games}: &quot;12 games&quot;; {different}: a number.</extracomment>
        <translation>{games} (distintas: {different})</translation>
    </message>
    <message>
        <source>score {score}%, 95% confidence interval {low}% to {high}% ({means})</source>
        <extracomment>Below the results. {score}, {low}, {high}: percentages without their sign; {means}: the name of a method</extracomment>
        <translation>puntuación {score}&#xa0;%, intervalo de confianza del 95&#xa0;%: de {low} a {high}&#xa0;% ({means})</translation>
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
        <translation>{score}&#xa0;% (de {low} a {high})</translation>
    </message>
    <message>
        <source>Best score: {score}%, by {names}.</source>
        <extracomment>The player with the best score. {score}: a percentage without its sign; {names}: one player or several</extracomment>
        <translation>Mejor puntuación: {score}&#xa0;%, de {names}.</translation>
    </message>
    <message>
        <source>{a} against {b}: the result was clear after game {games}. Later games (kept but not counted): {beyond}.</source>
        <extracomment>Said on the terminal when a test of two differences in strength has ended. {a}, {b}: names of players; {games}: the number of the game; {beyond}: a number of games</extracomment>
        <translation>{a} contra {b}: el resultado quedó claro tras la partida {games}. Partidas jugadas después, guardadas pero no contadas: {beyond}.</translation>
    </message>
    <message>
        <source>Can luck ever beat a bot that makes no mistakes?</source>
        <translation>¿Puede la suerte ganarle alguna vez a un bot que no comete errores?</translation>
    </message>
    <message>
        <source>How do you beat a bot that always takes the first empty square?</source>
        <translation>¿Cómo se le gana a un bot que siempre juega en la primera casilla vacía?</translation>
    </message>
    <message>
        <source>Who wins if nobody makes a mistake?</source>
        <translation>¿Quién gana si nadie comete un error?</translation>
    </message>
    <message>
        <source>How much stronger does a bot get if it looks more moves ahead?</source>
        <translation>¿Cuánto más fuerte se vuelve un bot si anticipa más jugadas?</translation>
    </message>
    <message>
        <source>Does it help to guess who is ahead before the game is over?</source>
        <translation>¿Sirve de algo estimar quién va ganando antes de que acabe la partida?</translation>
    </message>
    <message>
        <source>Fear the worst, play the odds, or use minimax: which works best?</source>
        <translation>Temer lo peor, ir a lo más probable o usar minimax: ¿qué funciona mejor?</translation>
    </message>
    <message>
        <source>Can matchboxes full of beads learn to win?</source>
        <extracomment>Title on the card of an experiment</extracomment>
        <translation>¿Pueden aprender a ganar unas cajas de fósforos llenas de cuentas?</translation>
    </message>
    <message>
        <source>What can matchboxes learn from a player they can never beat?</source>
        <extracomment>Title on the card of an experiment</extracomment>
        <translation>¿Qué pueden aprender las cajas de fósforos de un jugador al que nunca podrán ganarle?</translation>
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
        <translation>{plies} jugadas por partida; {seconds} ms y {positions} por jugada</translation>
    </message>
    <message>
        <source>{name} didn&apos;t move within {text} s.</source>
        <extracomment>Why a game of the arena ended before its end. {name}: the name of a player; {text}: an error as the computer says it, or a number</extracomment>
        <translation>{name} no jugó en {text} s.</translation>
    </message>
    <message>
        <source>{name} couldn&apos;t continue ({text}).</source>
        <extracomment>Why a game of the arena ended before its end. {name}: the name of a player; {text}: an error as the computer says it, or a number</extracomment>
        <translation>{name} no pudo seguir ({text}).</translation>
    </message>
    <message>
        <source>“{file}” is damaged, so I didn&apos;t open it.</source>
        <extracomment>Said on the terminal. {file}: its name</extracomment>
        <translation>«{file}» está dañado, así que no lo abrí.</translation>
    </message>
    <message>
        <source>The process playing this game crashed every time, so the game doesn&apos;t count.</source>
        <extracomment>Why a game of the arena ended before its end.</extracomment>
        <translation>El proceso que jugaba esta partida falló todas las veces, así que la partida no cuenta.</translation>
    </message>
    <message>
        <source>The file lists the program “{path}” as a player, but you haven&apos;t chosen it on this computer. Add --allow-programs to let it play.</source>
        <extracomment>Said on the terminal before a run goes on from its file
{path}: the place of a file on the disk</extracomment>
        <translation>El archivo nombra el programa «{path}» como jugador, pero no lo elegiste en este equipo. Agrega --allow-programs para dejarlo jugar.</translation>
    </message>
    <message>
        <source>That isn&apos;t enough to be sure who is stronger.</source>
        <extracomment>Follows the result of a pair of players; “it” is the first one</extracomment>
        <translation>Eso no basta para saber con seguridad quién es más fuerte.</translation>
    </message>
    <message>
        <source>Measured in this run: {run}. Each opening is played from both sides. Starting number for the dice: {seed}.</source>
        <extracomment>Tooltip of the figures of a run. {run}: what was played, such as “Connect Four: Nilo, Zeno; 1 s per move”; {seed}: a number</extracomment>
        <translation>Medido en esta serie: {run}. Cada apertura se juega desde los dos lados. Número inicial para los dados: {seed}.</translation>
    </message>
    <message>
        <source>Measured in this run: {run}. Starting number for the dice: {seed}.</source>
        <extracomment>Tooltip of the figures of a run. {run}: what was played, such as “Connect Four: Nilo, Zeno; 1 s per move”; {seed}: a number</extracomment>
        <translation>Medido en esta serie: {run}. Número inicial para los dados: {seed}.</translation>
    </message>
    <message>
        <source>Of {games}, {name} won {wins}, drew {draws} and lost {losses}.</source>
        <extracomment>The result of a pair of players. {games}: “12 games”; {name}: the first player; {wins}, {draws}, {losses}: numbers of games</extracomment>
        <translation>De {games}, {name} ganó {wins}, empató {draws} y perdió {losses}.</translation>
    </message>
    <message>
        <source>{name} won {wins} of {games}.</source>
        <extracomment>The result of two players who play each other. {name}: the first one; {games}: “12 games”; {wins}: a number of games</extracomment>
        <translation>{name} ganó {wins} de {games}.</translation>
    </message>
    <message>
        <source>We can be 95% sure that it is stronger.</source>
        <extracomment>Follows the result of a pair of players; “it” is the first one</extracomment>
        <translation>Podemos estar seguros al 95&#xa0;% de que es más fuerte.</translation>
    </message>
    <message>
        <source>We can be 95% sure that it is weaker.</source>
        <extracomment>Follows the result of a pair of players; “it” is the first one</extracomment>
        <translation>Podemos estar seguros al 95&#xa0;% de que es más débil.</translation>
    </message>
    <message>
        <source>from single games</source>
        <extracomment>Below the results.</extracomment>
        <translation>de partidas sueltas</translation>
    </message>
    <message>
        <source>Another run is saving its games in “{file}”. Wait until it ends, or stop it.</source>
        <extracomment>Said on the terminal. {file}: the file of a run that another program is just playing</extracomment>
        <translation>Otra serie está guardando sus partidas en «{file}». Espera a que termine o detenla.</translation>
    </message>
    <message>
        <source>A cluster needs Dask, which this package doesn&apos;t contain. Use Minimax Fair from its source code instead: the README says how.</source>
        <extracomment>Said on the terminal. Dask: a library that lets several computers work together</extracomment>
        <translation>Un clúster necesita Dask, y este paquete no lo trae. Usa Minimax Fair desde su código fuente: el README explica cómo.</translation>
    </message>
    <message>
        <source>A cluster needs Dask, which isn&apos;t installed. This command installs it: {command}</source>
        <extracomment>Said on the terminal. Dask: a library that lets several computers work together. {command}: what to type</extracomment>
        <translation>Un clúster necesita Dask, que no está instalado. Este comando lo instala: {command}</translation>
    </message>
    <message>
        <source>“{address}” isn&apos;t the address of a scheduler. Write it like tcp://HOST:8786.</source>
        <extracomment>Said on the terminal or above the arena. {address}: of a computer in the network, such as tcp://10.0.0.2:8786</extracomment>
        <translation>«{address}» no es la dirección de un planificador. Escríbela así: tcp://HOST:8786.</translation>
    </message>
    <message>
        <source>The scheduler at {address} has no workers now. Start some, and the games go on; or press Ctrl+C to stop.</source>
        <extracomment>Said on the terminal while games are played. {address}: of a computer in the network</extracomment>
        <translation>El planificador de {address} no tiene procesos de trabajo (workers) ahora. Inicia algunos y las partidas seguirán, o presiona Ctrl+C para detenerlo.</translation>
    </message>
    <message>
        <source>
Game {number}: {first} goes first, {second} goes second</source>
        <extracomment>In the list of turns, above those of one game. {first}, {second}: names of players
{number}: a number</extracomment>
        <translation>
Partida {number}: {first} va primero y {second} va después</translation>
    </message>
    <message>
        <source>{name} crashed ({text}).</source>
        <extracomment>Why a game of the arena ended before its end. {name}: the name of a player; {text}: an error as the computer says it, or a number</extracomment>
        <translation>{name} falló ({text}).</translation>
    </message>
    <message>
        <source>“{file}” already contains another run. Leave out --players to continue that run, or name another file.</source>
        <extracomment>Said on the terminal. {file}: its name</extracomment>
        <translation>«{file}» ya contiene otra serie. Quita --players para seguir con esa serie, o da otro archivo.</translation>
    </message>
    <message>
        <source>going first: {first}; going second: {second}</source>
        <extracomment>{first}, {second}: results such as &quot;won 5, drawn 2, lost 3&quot;.</extracomment>
        <translation>cuando va primero: {first}; cuando va después: {second}</translation>
    </message>
    <message>
        <source>Goes first</source>
        <extracomment>A column: the player who moved first in a game.</extracomment>
        <translation>Va primero</translation>
    </message>
    <message>
        <source>Goes second</source>
        <extracomment>A column: the player who moved second in a game.</extracomment>
        <translation>Va después</translation>
    </message>
    <message>
        <source>{winner} went first and won</source>
        <extracomment>How a game ended, in the list of games. {winner}: the name of the player</extracomment>
        <translation>{winner} fue primero y ganó</translation>
    </message>
    <message>
        <source>{winner} went second and won</source>
        <extracomment>How a game ended, in the list of games. {winner}: the name of the player</extracomment>
        <translation>{winner} fue después y ganó</translation>
    </message>
    <message>
        <source>Move {number}: {values}. Played: {chosen}, one of the best moves.</source>
        <extracomment>In the list of turns. {values}: all moves with their values; {chosen}: a move
{number}: a number</extracomment>
        <translation>Jugada {number}: {values}. Se jugó {chosen}, una de las mejores jugadas.</translation>
    </message>
    <message>
        <source>Move {number}: {values}. Played: {chosen}, not one of the best moves.</source>
        <extracomment>In the list of turns. {values}: all moves with their values; {chosen}: a move
{number}: a number</extracomment>
        <translation>Jugada {number}: {values}. Se jugó {chosen}, que no es de las mejores jugadas.</translation>
    </message>
    <message>
        <source>Connect Four, four moves ahead: the bot that counts open lines wins 84 of 100 games</source>
        <translation>Conecta 4, anticipando cuatro jugadas: el bot que cuenta líneas abiertas gana 84 de 100 partidas</translation>
    </message>
</context>
<context>
    <name>ArenaChoices</name>
    <message>
        <source>Add player</source>
        <extracomment>Button below the players of an experiment</extracomment>
        <translation>Agregar jugador</translation>
    </message>
    <message>
        <source>Add a player. Everyone plays everyone else.</source>
        <translation>Agregar un jugador. Juegan todos contra todos.</translation>
    </message>
    <message>
        <source>Remove player</source>
        <extracomment>Button below the players of an experiment</extracomment>
        <translation>Quitar jugador</translation>
    </message>
    <message>
        <source>Remove the last player</source>
        <translation>Quitar el último jugador</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>No openings: all games begin at the start.</extracomment>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>take turns</source>
        <extracomment>Who makes the first move: the players take turns, always the upper one, or a random one.</extracomment>
        <translation>por turnos</translation>
    </message>
    <message>
        <source>at random</source>
        <extracomment>The same: it is drawn by lot</extracomment>
        <translation>al azar</translation>
    </message>
    <message>
        <source>Notes on these choices</source>
        <translation>Notas sobre estas opciones</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button that starts the experiment</extracomment>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Start these games</source>
        <translation>Empezar estas partidas</translation>
    </message>
    <message>
        <source>Your own experiment</source>
        <translation>Tu propio experimento</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Label in the form of an experiment, and its tip</extracomment>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>Labels in the form of an experiment, each with its tip</extracomment>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>How many games each pair of players plays</source>
        <extracomment>Labels in the form of an experiment, each with its tip</extracomment>
        <translation>Cuántas partidas juega cada pareja de jugadores</translation>
    </message>
    <message>
        <source>First move</source>
        <extracomment>Labels in the form of an experiment, each with its tip</extracomment>
        <translation>Primera jugada</translation>
    </message>
    <message>
        <source>Openings</source>
        <extracomment>Labels in the form of an experiment, each with its tip</extracomment>
        <translation>Aperturas</translation>
    </message>
    <message>
        <source>Limit for each move. “No limit” lets each bot use its own limit.</source>
        <extracomment>Labels in the form of an experiment, each with its tip</extracomment>
        <translation>Límite para cada jugada. Con «sin límite», cada bot usa su propio límite.</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>Labels in the form of an experiment, each with its tip</extracomment>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Starting number for the dice. Use the same number again to get the same games.</source>
        <extracomment>Labels in the form of an experiment, each with its tip</extracomment>
        <translation>Número inicial para los dados. El mismo número da otra vez las mismas partidas.</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <extracomment>Label in the form of an experiment: Player 1, Player 2 ...
{number}: a number</extracomment>
        <translation>Jugador {number}</translation>
    </message>
    <message>
        <source>always Player 1</source>
        <extracomment>Choices beside “First move”: who makes it</extracomment>
        <translation>siempre el jugador 1</translation>
    </message>
    <message>
        <source>The game they play</source>
        <extracomment>Label in the form of an experiment, and its tip</extracomment>
        <translation>El juego al que juegan</translation>
    </message>
    <message>
        <source>Who makes the first move</source>
        <extracomment>Labels in the form of an experiment, each with its tip</extracomment>
        <translation>Quién hace la primera jugada</translation>
    </message>
    <message>
        <source>How many random openings there are. Each one is played from both sides.</source>
        <extracomment>Labels in the form of an experiment, each with its tip</extracomment>
        <translation>Cuántas aperturas al azar hay. Cada una se juega desde los dos lados.</translation>
    </message>
    <message>
        <source>Per move</source>
        <extracomment>Labels in the form of an experiment, each with its tip</extracomment>
        <translation>Por jugada</translation>
    </message>
    <message>
        <source>A player. Everyone plays everyone else.</source>
        <extracomment>Label in the form of an experiment: Player 1, Player 2 ...</extracomment>
        <translation>Un jugador. Juegan todos contra todos.</translation>
    </message>
</context>
<context>
    <name>ArenaPage</name>
    <message>
        <source>Board</source>
        <extracomment>Button that leads from the arena back to the board</extracomment>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Go back to the board (Esc). The games continue; press K to return.</source>
        <translation>Volver al tablero (Esc). Las partidas siguen; presiona K para volver aquí.</translation>
    </message>
    <message>
        <source>Show or hide the choices beside the results</source>
        <translation>Mostrar u ocultar las opciones al lado de los resultados</translation>
    </message>
    <message>
        <source>Arena</source>
        <extracomment>Title of the page on which bots play each other</extracomment>
        <translation>Arena</translation>
    </message>
    <message>
        <source>Results</source>
        <extracomment>The view with the ready-made experiments.</extracomment>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>The view with the ready-made experiments.</extracomment>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>See who is ahead</source>
        <extracomment>Tips of the tabs of the page</extracomment>
        <translation>Ver quién va por delante</translation>
    </message>
    <message>
        <source>See every game of this run</source>
        <extracomment>Tips of the tabs of the page</extracomment>
        <translation>Ver todas las partidas de esta serie</translation>
    </message>
    <message>
        <source>See what each of the perfect player&apos;s moves was worth</source>
        <extracomment>Tips of the tabs of the page</extracomment>
        <translation>Ver cuánto valía cada jugada del jugador perfecto</translation>
    </message>
    <message>
        <source>Hide choices</source>
        <extracomment>Button above the results: the choices are the form of an experiment</extracomment>
        <translation>Ocultar opciones</translation>
    </message>
    <message>
        <source>Show choices</source>
        <extracomment>Button above the results: the choices are the form of an experiment</extracomment>
        <translation>Mostrar opciones</translation>
    </message>
    <message>
        <source>Experiments</source>
        <extracomment>The view with the ready-made experiments.</extracomment>
        <translation>Experimentos</translation>
    </message>
    <message>
        <source>Turns</source>
        <extracomment>The view with the ready-made experiments.</extracomment>
        <translation>Turnos</translation>
    </message>
    <message>
        <source>Ready-made experiments</source>
        <extracomment>Tips of the tabs of the page</extracomment>
        <translation>Experimentos ya preparados</translation>
    </message>
</context>
<context>
    <name>Badges</name>
    <message>
        <source>{player} would win here</source>
        <extracomment>Tip of a place on the board that the other player must not leave open
{player}: a player&apos;s name: X, White</extracomment>
        <translation>aquí ganaría {player}</translation>
    </message>
    <message>
        <source>you would win here</source>
        <extracomment>Tip of a place on the board that the other player must not leave open</extracomment>
        <translation>aquí ganarías tú</translation>
    </message>
    <message>
        <source>the bot would win here</source>
        <extracomment>Tip of a place on the board that the other player must not leave open</extracomment>
        <translation>aquí ganaría el bot</translation>
    </message>
</context>
<context>
    <name>BoardKind</name>
    <message>
        <source>{place}, mistake ({lost})</source>
        <extracomment>Read by screen readers: {place} is a square and what is on it, {lost} what was given away</extracomment>
        <translation>{place}, error ({lost})</translation>
    </message>
</context>
<context>
    <name>BoardPresenter</name>
    <message>
        <source>Looking for a hint…</source>
        <translation>Buscando una pista…</translation>
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
        <translation>Tu turno ({player})</translation>
    </message>
    <message>
        <source>{player} ({bot}) is thinking…</source>
        <extracomment>Below the board: whose turn it is. {bot}: the name of the bot, such as Zeno
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} ({bot}) está pensando…</translation>
    </message>
    <message>
        <source>It&apos;s a draw</source>
        <extracomment>Below the board, and in large letters, at the end of a game</extracomment>
        <translation>Empate</translation>
    </message>
    <message>
        <source>You win by {margin}!</source>
        <extracomment>Below the board, and in large letters, at the end of a game
{margin}: by how much a game is won: 4</extracomment>
        <translation>¡Ganaste por {margin}!</translation>
    </message>
    <message>
        <source>The bot wins by {margin}</source>
        <extracomment>Below the board, and in large letters, at the end of a game
{margin}: by how much a game is won: 4</extracomment>
        <translation>Gana el bot por {margin}</translation>
    </message>
    <message>
        <source>{bot} wins</source>
        <extracomment>{bot}: the name of a bot, such as Momo</extracomment>
        <translation>Gana {bot}</translation>
    </message>
    <message>
        <source>The bot wins</source>
        <extracomment>Below the board, and in large letters, at the end of a game</extracomment>
        <translation>Gana el bot</translation>
    </message>
    <message>
        <source>You win!</source>
        <extracomment>Below the board, and in large letters, at the end of a game</extracomment>
        <translation>¡Ganaste!</translation>
    </message>
    <message>
        <source>You can move for the bot</source>
        <translation>Puedes jugar por el bot</translation>
    </message>
    <message>
        <source>Tap the board to let the bot move</source>
        <translation>Toca el tablero para que juegue el bot</translation>
    </message>
    <message>
        <source>Tap the board to play</source>
        <translation>Toca el tablero para jugar</translation>
    </message>
    <message>
        <source>{bot} picks one of its best moves at random</source>
        <extracomment>Below the board, about how the bot chooses. {bot}: the name of the bot</extracomment>
        <translation>{bot} elige al azar una de sus mejores jugadas</translation>
    </message>
    <message>
        <source>Hint: one of the best moves, picked at random</source>
        <translation>Pista: una de las mejores jugadas, elegida al azar</translation>
    </message>
    <message>
        <source>{player} ({bot}) is waiting</source>
        <extracomment>Below the board: whose turn it is. {bot}: the name of the bot, such as Zeno
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} ({bot}) espera</translation>
    </message>
    <message numerus="yes">
        <source>looks {depth} moves ahead and likes {move}</source>
        <extracomment>Below the board, after the name of the bot that is thinking
{depth}: a number of moves
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>anticipa {depth} jugada y prefiere {move}</numerusform>
            <numerusform>anticipa {depth} jugadas y prefiere {move}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>looks about {depth} moves ahead and likes {move}</source>
        <extracomment>Below the board, after the name of the bot that is thinking
{depth}: a number of moves
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>anticipa más o menos {depth} jugada y prefiere {move}</numerusform>
            <numerusform>anticipa más o menos {depth} jugadas y prefiere {move}</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}&apos;s turn</source>
        <extracomment>Below the board: whose turn it is.
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Turno de {player}</translation>
    </message>
    <message>
        <source>{bot} picks the best move that is hardest to answer</source>
        <extracomment>Below the board, about how the bot chooses. {bot}: the name of the bot</extracomment>
        <translation>{bot} elige la mejor jugada que es más difícil de responder</translation>
    </message>
    <message>
        <source>Hint: the best move that is hardest to answer</source>
        <translation>Pista: la mejor jugada que es más difícil de responder</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>tap again to play</source>
        <translation>toca otra vez para jugar</translation>
    </message>
    <message>
        <source>{cell}, tap again to play</source>
        <extracomment>After a first tap on a touch screen
{cell}: a place on the board: b2</extracomment>
        <translation>{cell}, toca otra vez para jugar</translation>
    </message>
</context>
<context>
    <name>BoothPage</name>
    <message>
        <source>Board</source>
        <extracomment>Booth: name of the board, for screen readers</extracomment>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Play against the bot</source>
        <translation>Juega contra el bot</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>Booth: large buttons below the board</extracomment>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>Booth: large buttons below the board</extracomment>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>You go first</source>
        <translation>Empiezas tú</translation>
    </message>
    <message>
        <source>What each move is worth</source>
        <translation>Cuánto vale cada jugada</translation>
    </message>
    <message>
        <source>Could someone have won? Press “Why?” to find out.</source>
        <translation>¿Podría haber ganado alguien? Presiona «¿Por qué?» para saberlo.</translation>
    </message>
    <message>
        <source>Press “Why?” to see how the game was lost.</source>
        <translation>Presiona «¿Por qué?» para ver cómo se perdió la partida.</translation>
    </message>
    <message>
        <source>How this game was lost</source>
        <translation>Cómo se perdió esta partida</translation>
    </message>
    <message>
        <source>Watch the values change. Who makes the last mistake?</source>
        <translation>Mira cómo cambian los valores. ¿Quién comete el último error?</translation>
    </message>
    <message>
        <source>Which move saves the game?</source>
        <extracomment>Booth: the task of a riddle and its answer, beside the board</extracomment>
        <translation>¿Qué jugada salva la partida?</translation>
    </message>
    <message>
        <source>The answer is {move}. Every other move loses.</source>
        <extracomment>Booth: the task of a riddle and its answer, beside the board
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>La respuesta es {move}. Cualquier otra jugada pierde.</translation>
    </message>
    <message>
        <source>Right!</source>
        <extracomment>Booth: the task of a riddle and its answer, beside the board</extracomment>
        <translation>¡Muy bien!</translation>
    </message>
    <message>
        <source>Not this time</source>
        <extracomment>Booth: the task of a riddle and its answer, beside the board</extracomment>
        <translation>Esta vez no</translation>
    </message>
    <message>
        <source>Touch the board. The symbols show who wins if both sides play perfectly.</source>
        <translation>Toca el tablero. Los signos muestran quién gana si los dos juegan sin errores.</translation>
    </message>
    <message>
        <source>You can see what every move is worth, right to the end.</source>
        <translation>Puedes ver cuánto vale cada jugada, hasta el final.</translation>
    </message>
    <message>
        <source>The symbols show who wins if both sides play perfectly.</source>
        <translation>Los signos muestran quién gana si los dos juegan sin errores.</translation>
    </message>
    <message>
        <source>You are {player}. Only one move doesn&apos;t lose. Touch it!</source>
        <extracomment>Booth: the task of a riddle and its answer, beside the board
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Eres {player}. Solo una jugada no pierde. ¡Tócala!</translation>
    </message>
    <message>
        <source>The only move that doesn&apos;t lose is {move}.</source>
        <extracomment>Booth: the task of a riddle and its answer, beside the board
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>La única jugada que no pierde es {move}.</translation>
    </message>
</context>
<context>
    <name>BoothReport</name>
    <message>
        <source>The hardest riddle</source>
        <extracomment>Booth: below a board in the report of a day.</extracomment>
        <translation>El acertijo más difícil</translation>
    </message>
    <message>
        <source>The most common mistake</source>
        <extracomment>Booth: below a board in the report of a day.</extracomment>
        <translation>El error más frecuente</translation>
    </message>
    <message>
        <source>Visitors</source>
        <extracomment>Booth: a figure in the report of a day, before its number</extracomment>
        <translation>Visitantes</translation>
    </message>
    <message>
        <source>Finished games</source>
        <extracomment>Booth: a figure in the report of a day, before its number</extracomment>
        <translation>Partidas terminadas</translation>
    </message>
    <message>
        <source>Games won by the bot</source>
        <extracomment>Booth: a figure in the report of a day, before its number</extracomment>
        <translation>Ganadas por el bot</translation>
    </message>
    <message>
        <source>Games won by visitors</source>
        <extracomment>Booth: a figure in the report of a day, before its number</extracomment>
        <translation>Ganadas por los visitantes</translation>
    </message>
    <message>
        <source>Draws</source>
        <extracomment>Booth: a figure in the report of a day, before its number</extracomment>
        <translation>Empates</translation>
    </message>
    <message>
        <source>Games left unfinished</source>
        <extracomment>Booth: a figure in the report of a day, before its number</extracomment>
        <translation>Partidas sin terminar</translation>
    </message>
    <message>
        <source>Riddles answered</source>
        <extracomment>Booth: a figure in the report of a day, before its number</extracomment>
        <translation>Acertijos respondidos</translation>
    </message>
    <message>
        <source>Riddles solved</source>
        <extracomment>Booth: a figure in the report of a day, before its number</extracomment>
        <translation>Acertijos resueltos</translation>
    </message>
    <message>
        <source>Right answers: {right} of {count}</source>
        <extracomment>Booth: below a board in the report of a day. {right}: a number
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>Respuestas correctas: {right} de {count}</translation>
    </message>
    <message>
        <source>A day at the booth</source>
        <translation>El día en la feria</translation>
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
        <translation>Hay visitantes jugando</translation>
    </message>
    <message>
        <source>The figures can&apos;t be saved. Is the disk full?</source>
        <translation>No se pueden guardar los datos. ¿Está lleno el disco?</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <extracomment>Booth: after the report of a day was saved
{file}: the name of a file</extracomment>
        <translation>Guardado como {file}</translation>
    </message>
    <message>
        <source>The booth is already running.</source>
        <translation>El modo feria ya está en marcha.</translation>
    </message>
</context>
<context>
    <name>CandidateColumns</name>
    <message>
        <source>Move</source>
        <extracomment>Titles of the columns in the table of moves; the results of random play are such as: Random: X / draw / O</extracomment>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>Titles of the columns in the table of moves; the results of random play are such as: Random: X / draw / O</extracomment>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>Titles of the columns in the table of moves; the results of random play are such as: Random: X / draw / O</extracomment>
        <translation>Valor</translation>
    </message>
    <message>
        <source>What the move is worth if both sides play their best</source>
        <extracomment>Tips on the titles of the columns in the table of moves</extracomment>
        <translation>Cuánto vale la jugada si los dos juegan lo mejor posible</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Titles of the columns in the table of moves; the results of random play are such as: Random: X / draw / O</extracomment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>How sure</source>
        <extracomment>Title of the column that says &quot;exact&quot;, &quot;guess&quot; and so on</extracomment>
        <translation>Certeza</translation>
    </message>
    <message>
        <source>By depth</source>
        <extracomment>Titles of further columns in the table of moves</extracomment>
        <translation>Por profundidad</translation>
    </message>
    <message>
        <source>Reply</source>
        <extracomment>Titles of further columns in the table of moves</extracomment>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Best line</source>
        <extracomment>Titles of further columns in the table of moves</extracomment>
        <translation>Mejor variante</translation>
    </message>
    <message>
        <source>The best reply</source>
        <extracomment>Tips on the titles of the columns in the table of moves</extracomment>
        <translation>La mejor respuesta</translation>
    </message>
    <message>
        <source>Random: {first} / draw / {second}</source>
        <extracomment>Titles of further columns in the table of moves
{first}: the name of the player who moves first: X, White
{second}: the name of the player who moves second: O, Black</extracomment>
        <translation>Al azar: {first} / empate / {second}</translation>
    </message>
    <message>
        <source>How likely each result is if both sides move at random</source>
        <extracomment>Tips on the titles of the columns in the table of moves</extracomment>
        <translation>Qué probabilidad tiene cada resultado si los dos juegan al azar</translation>
    </message>
    <message>
        <source>Endings: {first} / draw / {second}</source>
        <extracomment>Titles of further columns in the table of moves
{first}: the name of the player who moves first: X, White
{second}: the name of the player who moves second: O, Black</extracomment>
        <translation>Finales: {first} / empate / {second}</translation>
    </message>
    <message>
        <source>How many different games end in each of these ways</source>
        <extracomment>Tips on the titles of the columns in the table of moves</extracomment>
        <translation>Cuántas partidas distintas terminan de cada una de estas maneras</translation>
    </message>
    <message>
        <source>What happens if both sides play their best. “In 3 moves” counts only that player&apos;s moves, starting with the move in this row</source>
        <extracomment>Tips on the titles of the columns in the table of moves</extracomment>
        <translation>Qué pasa si los dos juegan lo mejor posible. «En 3 jugadas» cuenta solo las jugadas de ese jugador, desde la jugada de esta fila</translation>
    </message>
    <message>
        <source>Who chooses among these moves. MAX takes the largest value shown, MIN the smallest</source>
        <extracomment>Tips on the titles of the columns in the table of moves</extracomment>
        <translation>Quién elige entre estas jugadas. MAX toma el valor más grande de los que se muestran, MIN el más pequeño</translation>
    </message>
    <message>
        <source>Is the value exact, only a bound, or a guess? And how many moves deep did the search look?</source>
        <extracomment>Tips on the titles of the columns in the table of moves</extracomment>
        <translation>¿El valor es exacto, solo una cota o una estimación? ¿Y cuántas jugadas de profundidad alcanzó la búsqueda?</translation>
    </message>
    <message>
        <source>How the value changed as the search looked deeper. Higher means larger; the dotted line is zero. A solid dot at the end: the value is proven</source>
        <extracomment>Tips on the titles of the columns in the table of moves</extracomment>
        <translation>Cómo cambió el valor a medida que la búsqueda miraba más lejos. Más arriba es más grande; la línea de puntos es el cero. Un punto relleno al final: el valor está demostrado</translation>
    </message>
    <message>
        <source>Worst case</source>
        <extracomment>Titles of further columns in the table of moves</extracomment>
        <translation>Peor caso</translation>
    </message>
    <message>
        <source>The worst that can happen to the player whose turn it is</source>
        <extracomment>Tips on the titles of the columns in the table of moves</extracomment>
        <translation>Lo peor que le puede pasar al jugador que tiene el turno</translation>
    </message>
    <message>
        <source>A move that you can make here</source>
        <extracomment>Tips on the titles of the columns in the table of moves</extracomment>
        <translation>Una jugada que se puede hacer aquí</translation>
    </message>
</context>
<context>
    <name>CandidateHeader</name>
    <message>
        <source>What each move is worth</source>
        <extracomment>The heading of the list of moves with their values</extracomment>
        <translation>Cuánto vale cada jugada</translation>
    </message>
    <message>
        <source>Values as</source>
        <extracomment>Heading in the menu of options above the table of moves, over: Words, Numbers ...</extracomment>
        <translation>Valores en</translation>
    </message>
    <message>
        <source>+1, 0, −1</source>
        <translation>+1, 0, −1</translation>
    </message>
    <message>
        <source>Cost (smaller is better)</source>
        <translation>Costo (mejor si es menor)</translation>
    </message>
    <message>
        <source>Words</source>
        <extracomment>Choice below the heading “Values as”</extracomment>
        <translation>Palabras</translation>
    </message>
    <message>
        <source>The bot</source>
        <extracomment>Choice below the heading “For”: whose side values are told from</extracomment>
        <translation>El bot</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>En el tablero</translation>
    </message>
    <message>
        <source>No values</source>
        <extracomment>Choices below the heading “On board”: which values stand on the board</extracomment>
        <translation>Ningún valor</translation>
    </message>
    <message>
        <source>The best</source>
        <extracomment>The same: only the best values</extracomment>
        <translation>Los mejores</translation>
    </message>
    <message>
        <source>All values</source>
        <extracomment>The same: all values</extracomment>
        <translation>Todos los valores</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>Button with a menu, above the table of moves</extracomment>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>How values are shown</source>
        <translation>Cómo se muestran los valores</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <extracomment>The heading of the list of mistakes at the end of a game, where there is little room</extracomment>
        <translation>Errores</translation>
    </message>
    <message>
        <source>Mistakes in this game</source>
        <extracomment>The heading of the list of mistakes at the end of a game</extracomment>
        <translation>Errores en esta partida</translation>
    </message>
    <message>
        <source>Bot&apos;s moves</source>
        <extracomment>The heading of the list of the bot&apos;s moves, where there is little room</extracomment>
        <translation>Jugadas del bot</translation>
    </message>
    <message>
        <source>What the bot&apos;s moves are worth</source>
        <extracomment>The heading of the list of the bot&apos;s moves with their values</extracomment>
        <translation>Cuánto valen las jugadas del bot</translation>
    </message>
    <message>
        <source>Values for</source>
        <extracomment>Title of a choice: for whom the values on screen are</extracomment>
        <translation>Valores para</translation>
    </message>
    <message>
        <source>Move values</source>
        <extracomment>The heading of the list of moves with their values, where there is little room</extracomment>
        <translation>Valores de las jugadas</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Of a choice: for whom the values on screen are</extracomment>
        <translation>Ti</translation>
    </message>
    <message>
        <source>Whoever&apos;s turn it is</source>
        <translation>Quien tiene el turno</translation>
    </message>
    <message>
        <source>How values are written (C)</source>
        <extracomment>Heading in the menu of options above the table of moves, over: Words, Numbers ...</extracomment>
        <translation>Cómo se escriben los valores (C)</translation>
    </message>
    <message>
        <source>How values are written (C), who they are for (P), and which ones the board shows (V)</source>
        <translation>Cómo se escriben los valores (C), para quién son (P) y cuáles muestra el tablero (V)</translation>
    </message>
    <message>
        <source>{player} (MAX)</source>
        <extracomment>Choice below the heading “For”: {player} is the first player, called Max in the theory</extracomment>
        <translation>{player} (MAX)</translation>
    </message>
    <message>
        <source>Who the values are for (P)</source>
        <extracomment>Title of a choice: for whom the values on screen are</extracomment>
        <translation>Para quién son los valores (P)</translation>
    </message>
    <message>
        <source>Which values the board shows. A circle with ! marks each mistake (V)</source>
        <translation>Qué valores muestra el tablero. Un círculo con ! marca cada error (V)</translation>
    </message>
</context>
<context>
    <name>CandidatePanel</name>
    <message>
        <source>Who these values are for</source>
        <translation>Para quién son estos valores</translation>
    </message>
    <message>
        <source>Candidate moves</source>
        <extracomment>Name of the table of moves, for screen readers</extracomment>
        <translation>Jugadas posibles</translation>
    </message>
    <message>
        <source>The theory behind the game</source>
        <translation>La teoría del juego</translation>
    </message>
    <message>
        <source>All moves, the best first. Open a row to see the replies, or double-click it to play the move (keys 1 to 9)</source>
        <translation>Todas las jugadas, la mejor primero. Abre una fila para ver las respuestas, o haz doble clic en ella para jugarla (teclas 1 a 9)</translation>
    </message>
</context>
<context>
    <name>CandidateTexts</name>
    <message>
        <source>{player} wins</source>
        <extracomment>The longest texts in the table of moves.
Cells in the columns “Worst case” and “Random” of the table of moves.
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} gana</translation>
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
        <translation>{row}, mejor jugada</translation>
    </message>
    <message>
        <source>For {player}. ≈ marks a guess.</source>
        <extracomment>Above the table of moves: whose values these are
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Para {player}. ≈ marca una estimación.</translation>
    </message>
    <message>
        <source>For you. ≈ marks a guess.</source>
        <extracomment>Above the table of moves: whose values these are</extracomment>
        <translation>Para ti. ≈ marca una estimación.</translation>
    </message>
    <message>
        <source>For the bot. ≈ marks a guess.</source>
        <extracomment>Above the table of moves: whose values these are</extracomment>
        <translation>Para el bot. ≈ marca una estimación.</translation>
    </message>
    <message>
        <source>Even?</source>
        <extracomment>In the legend of the list of moves: the sign of a guess in between</extracomment>
        <translation>¿Igual?</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>What a filled sign means, in the legend of the list of moves</extracomment>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>now {value}</source>
        <extracomment>Newest value in the list of values by depth: “depth 2: +3, depth 4: +5, now +4”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>ahora {value}</translation>
    </message>
    <message>
        <source>depth {depth}: {value}</source>
        <extracomment>One value in the list of values by depth: “depth 2: +3”.
{depth}: a number of moves
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>profundidad {depth}: {value}</translation>
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
        <translation>Empate</translation>
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
        <translation>Para {player}, con juego perfecto.</translation>
    </message>
    <message>
        <source>For you, with perfect play.</source>
        <extracomment>Above the table of moves: whose values these are</extracomment>
        <translation>Para ti, con juego perfecto.</translation>
    </message>
    <message>
        <source>For the bot, with perfect play.</source>
        <extracomment>Above the table of moves: whose values these are</extracomment>
        <translation>Para el bot, con juego perfecto.</translation>
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
        <translation>En el tablero: las {count} mejores</translation>
    </message>
    <message>
        <source>{row}. Another move is at least as good</source>
        <extracomment>Read by screen readers and shown beside a row; {row} is such as “h4: No better”</extracomment>
        <translation>{row}. Otra jugada es al menos igual de buena</translation>
    </message>
    <message>
        <source>not searched yet</source>
        <extracomment>A row in the table of moves, as screen readers tell it.</extracomment>
        <translation>aún sin explorar</translation>
    </message>
    <message>
        <source>For whoever&apos;s turn it is. ≈ marks a guess.</source>
        <extracomment>Above the table of moves: whose values these are</extracomment>
        <translation>Para quien tiene el turno. ≈ marca una estimación.</translation>
    </message>
    <message>
        <source>For whoever&apos;s turn it is, with perfect play.</source>
        <extracomment>Above the table of moves: whose values these are</extracomment>
        <translation>Para quien tiene el turno, con juego perfecto.</translation>
    </message>
    <message>
        <source>In “wins in 3”, the moves of both players count.</source>
        <extracomment>Above the list of moves of chess, where a value may be &quot;+1 in 3&quot;</extracomment>
        <translation>En «gana en 3» cuentan las jugadas de los dos.</translation>
    </message>
</context>
<context>
    <name>Chess</name>
    <message>
        <source>white pawn</source>
        <extracomment>The names of the pieces are read aloud, and fill {piece} in sentences.</extracomment>
        <translation>peón blanco</translation>
    </message>
    <message>
        <source>white knight</source>
        <extracomment>The names of the pieces are read aloud, and fill {piece} in sentences.</extracomment>
        <translation>caballo blanco</translation>
    </message>
    <message>
        <source>white bishop</source>
        <extracomment>The names of the pieces are read aloud, and fill {piece} in sentences.</extracomment>
        <translation>alfil blanco</translation>
    </message>
    <message>
        <source>white rook</source>
        <extracomment>The names of the pieces are read aloud, and fill {piece} in sentences.</extracomment>
        <translation>torre blanca</translation>
    </message>
    <message>
        <source>white queen</source>
        <extracomment>The names of the pieces are read aloud, and fill {piece} in sentences.</extracomment>
        <translation>dama blanca</translation>
    </message>
    <message>
        <source>white king</source>
        <extracomment>The names of the pieces are read aloud, and fill {piece} in sentences.</extracomment>
        <translation>rey blanco</translation>
    </message>
    <message>
        <source>black pawn</source>
        <extracomment>The names of the pieces are read aloud, and fill {piece} in sentences.</extracomment>
        <translation>peón negro</translation>
    </message>
    <message>
        <source>black knight</source>
        <extracomment>The names of the pieces are read aloud, and fill {piece} in sentences.</extracomment>
        <translation>caballo negro</translation>
    </message>
    <message>
        <source>black bishop</source>
        <extracomment>The names of the pieces are read aloud, and fill {piece} in sentences.</extracomment>
        <translation>alfil negro</translation>
    </message>
    <message>
        <source>black rook</source>
        <extracomment>The names of the pieces are read aloud, and fill {piece} in sentences.</extracomment>
        <translation>torre negra</translation>
    </message>
    <message>
        <source>black queen</source>
        <extracomment>The names of the pieces are read aloud, and fill {piece} in sentences.</extracomment>
        <translation>dama negra</translation>
    </message>
    <message>
        <source>black king</source>
        <extracomment>The names of the pieces are read aloud, and fill {piece} in sentences.</extracomment>
        <translation>rey negro</translation>
    </message>
    <message>
        <source>becomes a knight</source>
        <extracomment>Read aloud: what the pawn becomes if you choose this square.</extracomment>
        <translation>se convierte en caballo</translation>
    </message>
    <message>
        <source>becomes a bishop</source>
        <extracomment>Read aloud: what the pawn becomes if you choose this square.</extracomment>
        <translation>se convierte en alfil</translation>
    </message>
    <message>
        <source>becomes a rook</source>
        <extracomment>Read aloud: what the pawn becomes if you choose this square.</extracomment>
        <translation>se convierte en torre</translation>
    </message>
    <message>
        <source>becomes a queen</source>
        <extracomment>Read aloud: what the pawn becomes if you choose this square.</extracomment>
        <translation>se convierte en dama</translation>
    </message>
    <message>
        <source>The {piece} on {square} belongs to the other player</source>
        <extracomment>{piece} is such as “black queen”. Shown where that piece was pressed.
{square}: a square of the board: e4</extracomment>
        <translation>La pieza de {square} ({piece}) es del rival</translation>
    </message>
    <message>
        <source>The king is in check, and the {piece} on {square} can&apos;t help</source>
        <extracomment>Why nothing happens after a tap. {piece}: “white queen”
{square}: a square of the board: e4</extracomment>
        <translation>El rey está en jaque, y la pieza de {square} ({piece}) no puede ayudar</translation>
    </message>
    <message>
        <source>The {piece} on {square} can&apos;t move now</source>
        <extracomment>Why nothing happens after a tap. {piece}: “white queen”
{square}: a square of the board: e4</extracomment>
        <translation>La pieza de {square} ({piece}) no se puede mover ahora</translation>
    </message>
    <message>
        <source>The {piece} on {square} is pinned: without it, your king would be in check</source>
        <extracomment>Why a piece can&apos;t go to a square. {piece}: “white queen”
{square}: a square of the board: e4</extracomment>
        <translation>La pieza de {square} ({piece}) está clavada: sin ella, tu rey estaría en jaque</translation>
    </message>
    <message>
        <source>The king would still be in check</source>
        <extracomment>Why a piece can&apos;t go to a square.</extracomment>
        <translation>El rey seguiría en jaque</translation>
    </message>
    <message>
        <source>The {piece} on {square} can&apos;t go to {to}</source>
        <extracomment>Why a piece can&apos;t go to a square. {piece}: “white queen”; {to}: the square
{square}: a square of the board: e4</extracomment>
        <translation>La pieza de {square} ({piece}) no puede ir a {to}</translation>
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
        <translation>{king}, en jaque</translation>
    </message>
    <message>
        <source>{king}, checkmated</source>
        <extracomment>The same at the end. {king}: “white king”</extracomment>
        <translation>{king}, en jaque mate</translation>
    </message>
    <message>
        <source>the pawn becomes a new piece there</source>
        <translation>el peón se convierte ahí en otra pieza</translation>
    </message>
    <message>
        <source>Off the board: {pieces}. Both players&apos; pieces are worth the same.</source>
        <extracomment>{pieces} is a list of captured pieces</extracomment>
        <translation>Fuera del tablero: {pieces}. Las piezas de los dos jugadores valen lo mismo.</translation>
    </message>
    <message>
        <source>Off the board: {pieces}. White&apos;s pieces are worth {number} more.</source>
        <extracomment>Below the board: the pieces that were captured, such as “3 × black pawn, white queen”. {pieces}: all of them
{number}: a number</extracomment>
        <translation>Fuera del tablero: {pieces}. Las piezas blancas valen {number} más.</translation>
    </message>
    <message>
        <source>Off the board: {pieces}. Black’s pieces are worth {number} more.</source>
        <extracomment>Below the board: the pieces that were captured, such as “3 × black pawn, white queen”. {pieces}: all of them
{number}: a number</extracomment>
        <translation>Fuera del tablero: {pieces}. Las piezas negras valen {number} más.</translation>
    </message>
    <message>
        <source>Square {square} is empty</source>
        <extracomment>Why nothing happens after a tap.
{square}: a square of the board: e4</extracomment>
        <translation>La casilla {square} está vacía</translation>
    </message>
</context>
<context>
    <name>ChompBoardKind</name>
    <message>
        <source>{square}: eaten</source>
        <extracomment>A square of the bar, for screen readers, or why nothing happens after a tap
{square}: a square of the board: e4</extracomment>
        <translation>{square}: comido</translation>
    </message>
    <message>
        <source>{square}: chocolate</source>
        <extracomment>A square at the end of the bar, for screen readers: no other one is eaten with it
{square}: a square of the board: e4</extracomment>
        <translation>{square}: chocolate</translation>
    </message>
    <message>
        <source>{square}: poisoned</source>
        <extracomment>A square of the bar, for screen readers, or why nothing happens after a tap
{square}: a square of the board: e4</extracomment>
        <translation>{square}: envenenado</translation>
    </message>
    <message>
        <source>{square}, value {value}</source>
        <extracomment>A square of the bar, for screen readers, or why nothing happens after a tap
{square}: a square of the board: e4
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{square}, valor {value}</translation>
    </message>
    <message>
        <source>Square {square} has already been eaten</source>
        <extracomment>A square of the bar, for screen readers, or why nothing happens after a tap
{square}: a square of the board: e4</extracomment>
        <translation>El cuadro {square} ya está comido</translation>
    </message>
</context>
<context>
    <name>Clipboard</name>
    <message>
        <source>There are no moves to copy yet.</source>
        <translation>Todavía no hay jugadas que copiar.</translation>
    </message>
    <message>
        <source>Copied: {text}</source>
        <extracomment>{text} is what was copied: moves or a position</extracomment>
        <translation>Copiado: {text}</translation>
    </message>
    <message>
        <source>Copied the picture of the board.</source>
        <translation>Se copió la imagen del tablero.</translation>
    </message>
    <message>
        <source>There is nothing to paste. Copy some moves or a position first.</source>
        <translation>No hay nada que pegar. Copia antes unas jugadas o una posición.</translation>
    </message>
    <message>
        <source>The text you copied is too long. Copy only moves or a position.</source>
        <translation>El texto que copiaste es demasiado largo. Copia solo jugadas o una posición.</translation>
    </message>
</context>
<context>
    <name>CloseRow</name>
    <message>
        <source>Close</source>
        <extracomment>Button that closes a dialog</extracomment>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close this window (Esc)</source>
        <extracomment>Button that closes a dialog</extracomment>
        <translation>Cerrar esta ventana (Esc)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button that closes a dialog without doing anything</extracomment>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>CodePanel</name>
    <message>
        <source>Algorithm</source>
        <extracomment>Name of the panel with the pseudocode, for screen readers</extracomment>
        <translation>Algoritmo</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>two or more players, for example random,alpha-beta:4,perfect; everyone plays everyone else</source>
        <translation>dos jugadores o más, por ejemplo random,alpha-beta:4,perfect; cada uno juega contra todos los demás</translation>
    </message>
    <message>
        <source>number of games for each pair of players (default: {games})</source>
        <extracomment>Help of the command line. {games}: a number</extracomment>
        <translation>número de partidas de cada pareja de jugadores (por defecto: {games})</translation>
    </message>
    <message>
        <source>play N random openings, each from both sides (default: from the start position)</source>
        <translation>juega N aperturas al azar, cada una desde los dos lados (por defecto: desde la posición inicial)</translation>
    </message>
    <message>
        <source>play the openings in a file, each from both sides; the file has one opening per line</source>
        <translation>juega las aperturas de un archivo, cada una desde los dos lados; el archivo tiene una apertura por línea</translation>
    </message>
    <message>
        <source>number of moves in each random opening (default: 4, or 2 in short games)</source>
        <translation>número de jugadas de cada apertura al azar (por defecto: 4, o 2 en los juegos cortos)</translation>
    </message>
    <message>
        <source>random seed: the starting number for the dice (default: 0)</source>
        <translation>semilla: el número inicial para los dados (por defecto: 0)</translation>
    </message>
    <message>
        <source>let the programs in the --resume file play; they run on this computer</source>
        <translation>deja jugar a los programas del archivo de --resume; se ejecutan en este equipo</translation>
    </message>
    <message>
        <source>print JSON instead of sentences</source>
        <translation>muestra JSON en lugar de frases</translation>
    </message>
    <message>
        <source>number of processes that play at once (default: one per processor)</source>
        <translation>número de procesos que juegan a la vez (por defecto: uno por procesador)</translation>
    </message>
    <message>
        <source>a Dask scheduler, for example tcp://HOST:8786. It runs the code of anyone who can reach it: keep it on a private network, or use tls://</source>
        <translation>un planificador de Dask, por ejemplo tcp://HOST:8786. Ejecuta el código de cualquiera que pueda llegar a él: tenlo en una red privada o usa tls://</translation>
    </message>
    <message>
        <source>megabytes of memory for each search&apos;s tables (default: {megabytes})</source>
        <extracomment>Help of the command line
{megabytes}: a number</extracomment>
        <translation>megabytes de memoria para las tablas de cada búsqueda (por defecto: {megabytes})</translation>
    </message>
    <message>
        <source>usage: </source>
        <extracomment>Begins the help of a command: usage: minimax-fair play ...</extracomment>
        <translation>uso: </translation>
    </message>
    <message>
        <source>arguments</source>
        <extracomment>Title in the help: what a command is given, in a fixed order</extracomment>
        <translation>argumentos</translation>
    </message>
    <message>
        <source>options</source>
        <extracomment>Title in the help: the options, such as --depth</extracomment>
        <translation>opciones</translation>
    </message>
    <message>
        <source>show this help and exit</source>
        <translation>muestra esta ayuda y termina</translation>
    </message>
    <message>
        <source>{names} or {last}</source>
        <extracomment>{names}: the names of all games but the last, with commas between them; {last}: the last name</extracomment>
        <translation>{names} o {last}</translation>
    </message>
    <message>
        <source>the player who moves first ({sides}): random, one-ahead, alpha-beta:DEPTH, perfect, brain:/path/to/pbrain-program, uci:ENGINE</source>
        <extracomment>Help of the command line. {sides}: what players are called, such as “X, White”; do not translate what is to be typed</extracomment>
        <translation>el jugador que empieza ({sides}): random, one-ahead, alpha-beta:DEPTH, perfect, brain:/path/to/pbrain-program, uci:ENGINE</translation>
    </message>
    <message>
        <source>the player who moves second ({sides}): the same choices</source>
        <extracomment>Help of the command line. {sides}: what players are called, such as “O, Black”</extracomment>
        <translation>el jugador que juega en segundo lugar ({sides}): las mismas opciones</translation>
    </message>
    <message>
        <source>Play against a minimax bot and see what every move is worth.</source>
        <translation>Juega contra un bot minimax y mira cuánto vale cada jugada.</translation>
    </message>
    <message>
        <source>minimax-fair FILE opens a saved game or lesson.</source>
        <translation>minimax-fair FILE abre una partida o una lección guardada.</translation>
    </message>
    <message>
        <source>print the version and exit</source>
        <translation>muestra la versión y termina</translation>
    </message>
    <message>
        <source>play one game in the real window, check that it works, and exit</source>
        <translation>juega una partida en la ventana real, comprueba que funciona y termina</translation>
    </message>
    <message>
        <source>run as a program for Gomocup managers, on standard input and output</source>
        <translation>funciona como programa para gestores de Gomocup, por la entrada y la salida estándar</translation>
    </message>
    <message>
        <source>run as a UCI chess engine, on standard input and output</source>
        <translation>funciona como programa de ajedrez UCI, por la entrada y la salida estándar</translation>
    </message>
    <message>
        <source>with --smoke-test: save a picture of the window</source>
        <translation>con --smoke-test: guarda una imagen de la ventana</translation>
    </message>
    <message>
        <source>show what every move in a position is worth</source>
        <translation>muestra cuánto vale cada jugada de una posición</translation>
    </message>
    <message>
        <source>explain which move lost a game</source>
        <translation>explica qué jugada perdió una partida</translation>
    </message>
    <message>
        <source>let two players play and print their games</source>
        <translation>hace jugar a dos jugadores y muestra sus partidas</translation>
    </message>
    <message>
        <source>let players play many games and count the results</source>
        <translation>hace jugar muchas partidas a los jugadores y cuenta los resultados</translation>
    </message>
    <message>
        <source>walk through the search of a position, step by step</source>
        <translation>recorre la búsqueda de una posición, paso a paso</translation>
    </message>
    <message>
        <source>make worksheets: trees to solve by hand, with solutions</source>
        <translation>hace hojas de ejercicios: árboles para resolver a mano, con soluciones</translation>
    </message>
    <message>
        <source>how to evaluate positions; chess has tapered (default), squares and material</source>
        <translation>cómo evaluar las posiciones; el ajedrez tiene tapered (por defecto), squares y material</translation>
    </message>
    <message>
        <source>moves from the start, such as b2a3 or 4453</source>
        <extracomment>Help of the command line.</extracomment>
        <translation>jugadas desde el principio, como b2a3 o 4453</translation>
    </message>
    <message>
        <source>print a line of JSON for each game</source>
        <translation>muestra una línea de JSON por cada partida</translation>
    </message>
    <message>
        <source>print JSON instead of a table</source>
        <translation>muestra JSON en lugar de una tabla</translation>
    </message>
    <message>
        <source>position to start from; --help after the name of a game shows how to write one</source>
        <translation>posición inicial; --help después del nombre de un juego muestra cómo escribirla</translation>
    </message>
    <message>
        <source>position to start from</source>
        <translation>posición inicial</translation>
    </message>
    <message>
        <source>position to start from, for example:</source>
        <extracomment>Help of the command line: a position of the game that was named follows in the next line</extracomment>
        <translation>posición inicial, por ejemplo:</translation>
    </message>
    <message>
        <source>moves from the start, such as {example}</source>
        <extracomment>Help of the command line. {example}: two moves</extracomment>
        <translation>jugadas desde el inicio, por ejemplo {example}</translation>
    </message>
    <message>
        <source>stop once all values are known, without finding the lines of best play</source>
        <translation>termina en cuanto se conocen todos los valores, sin buscar las mejores variantes</translation>
    </message>
    <message>
        <source>explain what this move would give away</source>
        <translation>explica qué desperdiciaría esta jugada</translation>
    </message>
    <message>
        <source>number of games (default: 1)</source>
        <translation>número de partidas (por defecto: 1)</translation>
    </message>
    <message>
        <source>time for each move (default: 1)</source>
        <translation>tiempo para cada jugada (por defecto: 1)</translation>
    </message>
    <message>
        <source>play out all captures before guessing (chess)</source>
        <translation>juega todas las capturas antes de estimar (ajedrez)</translation>
    </message>
    <message>
        <source>search to show (default: minimax)</source>
        <translation>búsqueda que se muestra (por defecto: minimax)</translation>
    </message>
    <message>
        <source>look N moves ahead (default: to the end)</source>
        <translation>anticipa N jugadas (por defecto: hasta el final)</translation>
    </message>
    <message>
        <source>values of finished games (default: quick)</source>
        <translation>valores de las partidas terminadas (por defecto: quick)</translation>
    </message>
    <message>
        <source>step to open, numbered as on the screen (default: 1)</source>
        <translation>paso que se abre, numerado como en la pantalla (por defecto: 1)</translation>
    </message>
    <message>
        <source>show the other search beside it</source>
        <translation>muestra la otra búsqueda al lado</translation>
    </message>
    <message>
        <source>let the viewer guess the values</source>
        <translation>deja adivinar los valores</translation>
    </message>
    <message>
        <source>print the step instead of opening the window</source>
        <translation>muestra el paso en lugar de abrir la ventana</translation>
    </message>
    <message>
        <source>number of trees (default: 10)</source>
        <translation>número de árboles (por defecto: 10)</translation>
    </message>
    <message>
        <source>depth of each tree (default: 3)</source>
        <translation>profundidad de cada árbol (por defecto: 3)</translation>
    </message>
    <message>
        <source>branches at each node (default: 2)</source>
        <translation>ramas en cada nodo (por defecto: 2)</translation>
    </message>
    <message>
        <source>range of the numbers at the leaves; to go below zero, write --numbers=-9..9 (default: 0..20)</source>
        <translation>intervalo de los números de las hojas; para bajar de cero, escribe --numbers=-9..9 (por defecto: 0..20)</translation>
    </message>
    <message>
        <source>search to practise (default: minimax)</source>
        <translation>búsqueda que se practica (por defecto: minimax)</translation>
    </message>
    <message>
        <source>random seed; the same number makes the same trees again (default: 1)</source>
        <translation>semilla; el mismo número vuelve a dar los mismos árboles (por defecto: 1)</translation>
    </message>
    <message>
        <source>paper size (default: a4)</source>
        <translation>tamaño del papel (por defecto: a4)</translation>
    </message>
    <message>
        <source>write only the trees to fill in</source>
        <translation>escribe solo los árboles para rellenar</translation>
    </message>
    <message>
        <source>write only the filled-in trees</source>
        <translation>escribe solo los árboles rellenos</translation>
    </message>
    <message>
        <source>a .pdf file, or .svg to get one file per page (default: worksheets.pdf)</source>
        <translation>un archivo .pdf, o .svg para obtener un archivo por página (por defecto: worksheets.pdf)</translation>
    </message>
    <message>
        <source>use this language, for example de, instead of the one chosen in the window</source>
        <translation>usa este idioma, por ejemplo de, en lugar del elegido en la ventana</translation>
    </message>
    <message>
        <source>explain the loser&apos;s first mistake, even if a later one decided the game</source>
        <translation>explica el primer error del perdedor, aunque fuera otro posterior el que decidió la partida</translation>
    </message>
    <message>
        <source>time for each move; such a run can&apos;t be repeated exactly</source>
        <translation>tiempo para cada jugada; una serie así no se puede repetir exactamente</translation>
    </message>
    <message>
        <source>positions to search for each move; such a run can be repeated exactly</source>
        <translation>posiciones que se buscan para cada jugada; una serie así se puede repetir exactamente</translation>
    </message>
    <message>
        <source>save the games in a file; if it already holds a run, continue that run</source>
        <translation>guarda las partidas en un archivo y continúa una serie que ya esté allí</translation>
    </message>
    <message>
        <source>number of games for each pair, two from each random opening (default: same as last time)</source>
        <translation>número de partidas de cada pareja, dos de cada apertura al azar (por defecto: como la última vez)</translation>
    </message>
    <message>
        <source>number of games for each pair in which a player thinks for a long time (default: same as last time)</source>
        <translation>número de partidas de cada pareja con un jugador que piensa mucho (por defecto: como la última vez)</translation>
    </message>
    <message>
        <source>random seed: the starting number for the dice (default: same as last time)</source>
        <translation>semilla: el número inicial para los dados (por defecto: como la última vez)</translation>
    </message>
    <message>
        <source>save the result in the program&apos;s own file, so that the window can offer these levels</source>
        <translation>guarda el resultado en el archivo del programa, para que la ventana lo ofrezca</translation>
    </message>
    <message>
        <source>with --cluster tls://: certificate of the authority that signed the other certificates</source>
        <translation>con --cluster tls://: certificado de la autoridad que firmó los demás</translation>
    </message>
    <message>
        <source>with --cluster tls://: this program&apos;s certificate</source>
        <translation>con --cluster tls://: certificado de este programa</translation>
    </message>
    <message>
        <source>with --cluster tls://: key for this program&apos;s certificate</source>
        <translation>con --cluster tls://: clave del certificado de este programa</translation>
    </message>
    <message>
        <source>write a log to standard error and to verbose.log in the data folder</source>
        <translation>anota lo que hace el programa en la salida de errores y en verbose.log, en la carpeta de datos</translation>
    </message>
    <message>
        <source>measure a game&apos;s levels and keep those that clearly differ</source>
        <translation>mide los niveles de un juego y conserva los que se diferencian claramente</translation>
    </message>
    <message>
        <source>search for at most S seconds (default: {seconds}, or no limit with --depth); once all values are known, spend at most a quarter of S on finding the lines of best play</source>
        <extracomment>Help of the command line
{seconds}: a number</extracomment>
        <translation>busca como máximo S segundos (por defecto: {seconds}, o sin límite con --depth); cuando se conocen todos los valores, dedica como máximo un cuarto de S a las mejores variantes</translation>
    </message>
    <message>
        <source>who moves first: each player in turn, always the one named first, or one picked at random (default: alternating)</source>
        <translation>quién empieza: los dos por turnos, siempre el que se nombra primero o uno al azar (por defecto: alternating)</translation>
    </message>
    <message>
        <source>positions to search for each move, for players that would otherwise use up all their time; 0 means no limit, for solved games (default: same as last time)</source>
        <translation>posiciones que se buscan para cada jugada, para jugadores que si no gastarían todo su tiempo; 0 significa sin límite, para juegos resueltos (por defecto: como la última vez)</translation>
    </message>
    <message>
        <source>run in full-screen booth mode, for a fair; you need the presenter&apos;s PIN to leave it</source>
        <translation>modo feria a pantalla completa; para salir hace falta el PIN del responsable</translation>
    </message>
    <message>
        <source>read one position per line, given as moves, and print a line of JSON for each</source>
        <translation>lee una posición por línea, dada por sus jugadas, y muestra una línea de JSON por cada una</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a depth. Give a whole number from {least} to {most}.</source>
        <extracomment>What is wrong with an argument of the command line
{text}: what somebody typed, or what stands in a file
{least}: the smallest number that is possible
{most}: the largest number that is possible</extracomment>
        <translation>«{text}» no es una profundidad. Da un número entero de {least} a {most}.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a step. Give a whole number, 1 or more.</source>
        <extracomment>What is wrong with an argument of the command line
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«{text}» no es un paso. Da un número entero, 1 o más.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a time. Give seconds: above 0, at most {most}.</source>
        <extracomment>What is wrong with an argument of the command line
{text}: what somebody typed, or what stands in a file
{most}: the largest number that is possible</extracomment>
        <translation>«{text}» no es un tiempo. Da segundos: más de 0 y como máximo {most}.</translation>
    </message>
    <message>
        <source>I can&apos;t use “{text}” megabytes. Give {least} to {most} (half this computer&apos;s memory).</source>
        <extracomment>What is wrong with an argument of the command line
{text}: what somebody typed, or what stands in a file
{least}: the smallest number that is possible
{most}: the largest number that is possible</extracomment>
        <translation>No puedo usar «{text}» megabytes. Da de {least} a {most} (la mitad de la memoria de este equipo).</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a player. Give random, top-left, one-ahead, worst-case, best-odds, paper, menace, fitted, fitted~PERCENT, monte-carlo:PLAYOUTS, alpha-beta:DEPTH, alpha-beta:DEPTH~HUNDREDTHS (which misjudges), perfect, brain:/path/to/pbrain-program, uci:/path/to/engine or uci:/path/to/engine@elo1500.</source>
        <extracomment>What is wrong with an argument of the command line; do not translate what is to be typed
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«{text}» no es un jugador. Da random, top-left, one-ahead, worst-case, best-odds, paper, menace, fitted, fitted~PERCENT, monte-carlo:PLAYOUTS, alpha-beta:DEPTH, alpha-beta:DEPTH~HUNDREDTHS (que calcula mal), perfect, brain:/path/to/pbrain-program, uci:/path/to/engine o uci:/path/to/engine@elo1500.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a number of games. Give a whole number from {least} to {most}.</source>
        <extracomment>What is wrong with an argument of the command line
{text}: what somebody typed, or what stands in a file
{least}: the smallest number that is possible
{most}: the largest number that is possible</extracomment>
        <translation>«{text}» no es un número de partidas. Da un número entero de {least} a {most}.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a seed. Give a whole number.</source>
        <extracomment>What is wrong with an argument of the command line
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«{text}» no es una semilla. Da un número entero.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a language of this program. Choose one of: {known}</source>
        <extracomment>What is wrong with an argument of the command line. {known}: codes and names of languages
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«{text}» no es un idioma de este programa. Elige uno de estos: {known}</translation>
    </message>
    <message>
        <source>“{text}” is on another computer. Copy the file to this one first.</source>
        <extracomment>What is wrong with an argument of the command line
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«{text}» está en otro equipo. Copia primero el archivo en este.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t possible here. Choose from {known}.</source>
        <extracomment>What is wrong with an argument of the command line. {known}: all that can be chosen
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«{text}» no es posible aquí. Elige entre {known}.</translation>
    </message>
    <message>
        <source>{argument_name}: {message}</source>
        <extracomment>{argument_name}: an option such as --depth; {message}: what is wrong, a sentence</extracomment>
        <translation>{argument_name}: {message}</translation>
    </message>
    <message>
        <source>Something is missing after this option.</source>
        <extracomment>What is wrong, after the name of an option: “--depth: Something is missing ...”</extracomment>
        <translation>Falta algo después de esta opción.</translation>
    </message>
    <message>
        <source>Give no more than one value.</source>
        <extracomment>What is wrong, after the name of an option: “--depth: Something is missing ...”</extracomment>
        <translation>Da como máximo un valor.</translation>
    </message>
    <message>
        <source>Give at least one value.</source>
        <extracomment>What is wrong, after the name of an option: “--depth: Something is missing ...”</extracomment>
        <translation>Da al menos un valor.</translation>
    </message>
    <message>
        <source>Use this or {other}, not both.</source>
        <extracomment>{other}: another option, which has the same aim</extracomment>
        <translation>Usa esto o {other}, no las dos cosas.</translation>
    </message>
    <message>
        <source>This option is used alone, without {value}.</source>
        <extracomment>{value}: what was written behind an option such as --json</extracomment>
        <translation>Esta opción va sola, sin {value}.</translation>
    </message>
    <message>
        <source>{option} could be one of: {matches}. Write all of it.</source>
        <extracomment>{option}: the beginning of an option; {matches}: all options that begin so</extracomment>
        <translation>{option} puede ser una de estas: {matches}. Escríbela entera.</translation>
    </message>
    <message>
        <source>Something is missing: {names}. See --help.</source>
        <extracomment>{names}: what is missing, such as GAME or --first</extracomment>
        <translation>Falta algo: {names}. Mira --help.</translation>
    </message>
    <message>
        <source>Use one of these: {names}.</source>
        <extracomment>{names}: options</extracomment>
        <translation>Usa una de estas: {names}.</translation>
    </message>
    <message>
        <source>I don&apos;t know what to do with {names} here. See --help.</source>
        <extracomment>{names}: what can&apos;t be understood</extracomment>
        <translation>No sé qué hacer con {names} aquí. Mira --help.</translation>
    </message>
    <message>
        <source>{value} doesn&apos;t fit here ({type}).</source>
        <extracomment>{type}: what it should be; {value}: what was written</extracomment>
        <translation>{value} no encaja aquí ({type}).</translation>
    </message>
    <message>
        <source>{value} isn&apos;t possible here. Choose from {choices}.</source>
        <extracomment>{value}: what was written; {choices}: all that can be written</extracomment>
        <translation>{value} no es posible aquí. Elige entre {choices}.</translation>
    </message>
    <message>
        <source>I don&apos;t know what to do with “{text}” here. See --help.</source>
        <extracomment>What is wrong with an argument of the command line
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>No sé qué hacer con «{text}» aquí. Mira --help.</translation>
    </message>
    <message>
        <source>--screenshot needs --smoke-test.</source>
        <translation>--screenshot necesita --smoke-test.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a file or a command. The commands are {names}.</source>
        <extracomment>What is wrong with an argument of the command line. {names}: all commands
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«{text}» no es un archivo ni un comando. Los comandos son {names}.</translation>
    </message>
    <message>
        <source>There is no screen for the window. Set DISPLAY, or use a command that needs none, such as “analyse”.</source>
        <translation>No hay pantalla para la ventana. Define DISPLAY, o usa un comando que no la necesite, como «analyse».</translation>
    </message>
    <message>
        <source>Use --no-solutions or --only-solutions, not both.</source>
        <translation>Usa --no-solutions o --only-solutions, no las dos.</translation>
    </message>
    <message>
        <source>{option} must be {least} to {most}.</source>
        <extracomment>What is wrong with an argument of the command line. {option}: such as --count
{least}: the smallest number that is possible
{most}: the largest number that is possible</extracomment>
        <translation>{option} debe ser de {least} a {most}.</translation>
    </message>
    <message>
        <source>Such trees have too many numbers for a page. Give a smaller --depth or --branching.</source>
        <translation>Esos árboles tienen demasiados números para una página. Da un --depth o un --branching menor.</translation>
    </message>
    <message>
        <source>--numbers must be between {least} and {most}, the smaller one first.</source>
        <extracomment>What is wrong with an argument of the command line
{least}: the smallest number that is possible
{most}: the largest number that is possible</extracomment>
        <translation>--numbers debe estar entre {least} y {most}, el menor primero.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a whole number.</source>
        <extracomment>What is wrong with an argument of the command line
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«{text}» no es un número entero.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a range. Give two numbers, such as 0..20.</source>
        <extracomment>What is wrong with an argument of the command line
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«{text}» no es un intervalo. Da dos números, como 0..20.</translation>
    </message>
    <message>
        <source>“{text}” must end in .pdf or .svg.</source>
        <extracomment>What is wrong with an argument of the command line
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«{text}» debe terminar en .pdf o .svg.</translation>
    </message>
    <message>
        <source>“{text}” is only one player. Give two or more, separated by commas.</source>
        <extracomment>What is wrong with an argument of the command line
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«{text}» es un solo jugador. Da dos o más, separados por comas.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t possible here. Give a whole number from {least} to {most}.</source>
        <extracomment>What is wrong with an argument of the command line
{text}: what somebody typed, or what stands in a file
{least}: the smallest number that is possible
{most}: the largest number that is possible</extracomment>
        <translation>«{text}» no es posible aquí. Da un número entero de {least} a {most}.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t two differences. Give the smaller one first: 0,10</source>
        <extracomment>What is wrong with an argument of the command line: two differences in strength
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«{text}» no son dos diferencias. Da primero la menor: 0,10</translation>
    </message>
    <message>
        <source>Use --tls-ca and --tls-cert together, with --cluster tls://HOST:8786.</source>
        <translation>Usa --tls-ca y --tls-cert juntas, con --cluster tls://HOST:8786.</translation>
    </message>
    <message>
        <source>--tls-ca and --tls-cert need an address that starts with tls://, not {address}.</source>
        <extracomment>{address}: what was given, such as tcp://10.0.0.2:8786</extracomment>
        <translation>--tls-ca y --tls-cert necesitan una dirección que empiece con tls://, no {address}.</translation>
    </message>
    <message>
        <source>Who plays? Give --players, for example --players random,perfect.</source>
        <translation>¿Quién juega? Da --players, por ejemplo --players random,perfect.</translation>
    </message>
    <message>
        <source>The file contains a run of {there}, not {asked}.</source>
        <extracomment>{there}, {asked}: names of games as they are typed, such as connect-four</extracomment>
        <translation>El archivo contiene una serie de {there}, no de {asked}.</translation>
    </message>
    <message>
        <source>I can&apos;t read {file}: {text}</source>
        <extracomment>{text}: what is wrong, as the system says it
{file}: the name of a file</extracomment>
        <translation>No puedo leer {file}: {text}</translation>
    </message>
    <message>
        <source>This opening ends the game.</source>
        <translation>Esta apertura termina la partida.</translation>
    </message>
    <message>
        <source>{file}, line {number}: {told}</source>
        <extracomment>{told}: what is wrong there, a sentence
{file}: the name of a file
{number}: a number</extracomment>
        <translation>{file}, línea {number}: {told}</translation>
    </message>
    <message>
        <source>This game has no file for its levels yet. Add {line} to its entry.py.</source>
        <extracomment>{line}: a line of Python, such as ladders=…; entry.py: a file of the game</extracomment>
        <translation>Este juego todavía no tiene un archivo para sus niveles. Añade {line} a su entry.py.</translation>
    </message>
    <message>
        <source>Give an even number of games. Each opening is played from both sides.</source>
        <translation>Da un número par de partidas. Cada apertura se juega desde los dos lados.</translation>
    </message>
    <message>
        <source>{one} – {other}: games that were stopped by an error: {number}.</source>
        <extracomment>{one}, {other}: names of players
{number}: a number</extracomment>
        <translation>{one} – {other}: partidas que detuvo un error: {number}.</translation>
    </message>
    <message>
        <source>I can&apos;t write {file}: {text}</source>
        <extracomment>{text}: what is wrong, as the system says it
{file}: the name of a file</extracomment>
        <translation>No puedo escribir {file}: {text}</translation>
    </message>
    <message>
        <source>Levels: {names}</source>
        <extracomment>Result of `minimax-fair ladder`. {names}: the levels that were kept</extracomment>
        <translation>Niveles: {names}</translation>
    </message>
    <message>
        <source>That is too deep to walk through. Give --depth {most} or less.</source>
        <extracomment>{most}: the largest number that is possible</extracomment>
        <translation>Es demasiado profundo para recorrerlo. Da --depth {most} o menos.</translation>
    </message>
    <message>
        <source>There are too many positions to walk through. Give a smaller --depth.</source>
        <translation>Son demasiadas posiciones para recorrerlas. Da un --depth menor.</translation>
    </message>
    <message>
        <source>game {number}: </source>
        <extracomment>Before what is wrong with a program, in the command line
{number}: a number</extracomment>
        <translation>partida {number}: </translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t the number of a game. Give a whole number, 1 or more.</source>
        <extracomment>What is wrong with an argument of the command line
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«{text}» no es el número de una partida. Indica un número entero desde 1.</translation>
    </message>
    <message>
        <source>Name a game, or a file with --file.</source>
        <extracomment>What is wrong with the command line: GAME is the name of a game</extracomment>
        <translation>Indica un juego, o un archivo con --file.</translation>
    </message>
    <message>
        <source>--game and --as choose a game of a file. Name the file with --file.</source>
        <extracomment>What is wrong with the command line; the words with dashes are options</extracomment>
        <translation>--game y --as eligen una partida de un archivo. Indica el archivo con --file.</translation>
    </message>
    <message>
        <source>--file takes the place of GAME, MOVES and --position. Leave them out.</source>
        <extracomment>What is wrong with the command line; the words with dashes are options</extracomment>
        <translation>--file reemplaza a GAME, MOVES y --position. Omítelos.</translation>
    </message>
    <message>
        <source>of a file with several games, the one with this number</source>
        <translation>de un archivo con varias partidas, la que tiene este número</translation>
    </message>
    <message>
        <source>read the moves as those of this game, if they fit several</source>
        <translation>leer las jugadas como de este juego, si sirven para varios</translation>
    </message>
    <message>
        <source>take the game in this file, in place of GAME and MOVES</source>
        <translation>tomar la partida de este archivo, en lugar de GAME y MOVES</translation>
    </message>
    <message>
        <source>print what a file of this or another program holds</source>
        <translation>mostrar lo que contiene un archivo de este u otro programa</translation>
    </message>
    <message>
        <source>a file with one or more games</source>
        <translation>un archivo con una o más partidas</translation>
    </message>
    <message>
        <source>print a line of JSON instead of a text</source>
        <translation>imprimir una línea de JSON en lugar de un texto</translation>
    </message>
    <message>
        <source>There are several games in “{name}”. Choose one by its number, for example --game 1.</source>
        <extracomment>{name} is the name of a file; --game is an option of the command</extracomment>
        <translation>Hay varias partidas en «{name}». Elige una por su número, por ejemplo --game 1.</translation>
    </message>
    <message>
        <source>The moves in “{name}” fit several games: {games}. Choose one, for example --as {first}.</source>
        <extracomment>{name} is the name of a file, {games} are names of games, and --as is an option
{first}: the name of the player who moves first: X, White</extracomment>
        <translation>Las jugadas de «{name}» sirven para varios juegos: {games}. Elige uno, por ejemplo --as {first}.</translation>
    </message>
    <message>
        <source>Result: {result}</source>
        <extracomment>Printed about a game in a file. {result}: 1-0, or as the file has it</extracomment>
        <translation>Resultado: {result}</translation>
    </message>
    <message>
        <source>Start: {position}</source>
        <extracomment>Printed about a game in a file. {position}: the first position, in the game&apos;s notation</extracomment>
        <translation>Comienzo: {position}</translation>
    </message>
    <message>
        <source>game</source>
        <extracomment>Headings of the table of games in a file, printed on the terminal</extracomment>
        <translation>partida</translation>
    </message>
    <message>
        <source>first player</source>
        <extracomment>Headings of the table of games in a file, printed on the terminal</extracomment>
        <translation>primer jugador</translation>
    </message>
    <message>
        <source>second player</source>
        <extracomment>Headings of the table of games in a file, printed on the terminal</extracomment>
        <translation>segundo jugador</translation>
    </message>
    <message>
        <source>date</source>
        <extracomment>Headings of the table of games in a file, printed on the terminal</extracomment>
        <translation>fecha</translation>
    </message>
    <message>
        <source>result</source>
        <extracomment>Headings of the table of games in a file, printed on the terminal</extracomment>
        <translation>resultado</translation>
    </message>
    <message>
        <source>moves</source>
        <extracomment>Headings of the table of games in a file, printed on the terminal</extracomment>
        <translation>jugadas</translation>
    </message>
    <message>
        <source>give up on a move after S seconds (default: its time limit + 30 s; 600 s if it has none)</source>
        <translation>renuncia a una jugada después de S segundos (por defecto: su límite de tiempo + 30 s; 600 s si no tiene)</translation>
    </message>
    <message>
        <source>how the player “perfect” chooses among equally good moves (default: best-odds)</source>
        <translation>cómo elige el jugador «perfect» entre jugadas igual de buenas (por defecto: best-odds)</translation>
    </message>
    <message>
        <source>look at most N moves ahead (both players&apos; moves)</source>
        <translation>anticipa como máximo N jugadas (las de los dos jugadores)</translation>
    </message>
    <message>
        <source>stop a pair as soon as the SPRT has decided: is the difference LOW or HIGH (in normalised Elo)?</source>
        <translation>deja una pareja en cuanto el SPRT ha decidido: ¿la diferencia es LOW o HIGH (en Elo normalizado)?</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Another program is thinking. You can&apos;t hurry it, but it has to move before the bots&apos; thinking time is up.</source>
        <translation>Otro programa está pensando. No puedes apurarlo, pero tiene que jugar antes de que se acabe el tiempo que los bots tienen para pensar.</translation>
    </message>
</context>
<context>
    <name>CommentLine</name>
    <message>
        <source>Comment on this move</source>
        <translation>Comentario sobre esta jugada</translation>
    </message>
    <message>
        <source>Write what you think of this move. Your comment is saved with the game (Enter)</source>
        <translation>Escribe qué piensas de esta jugada. Tu comentario se guarda con la partida (Enter)</translation>
    </message>
    <message>
        <source>A comment on this move</source>
        <translation>Un comentario sobre esta jugada</translation>
    </message>
</context>
<context>
    <name>ComparedTree</name>
    <message>
        <source>The other tree is too large. Look fewer moves ahead.</source>
        <translation>El otro árbol es demasiado grande. Anticipa menos jugadas.</translation>
    </message>
    <message>
        <source>The other algorithm&apos;s game tree</source>
        <translation>Árbol de juego del otro algoritmo</translation>
    </message>
    <message>
        <source>Counting positions in the other search…</source>
        <translation>Contando las posiciones de la otra búsqueda…</translation>
    </message>
</context>
<context>
    <name>CountBar</name>
    <message>
        <source>Steps counted</source>
        <extracomment>The bar that is shown while the steps of a large tree are counted, for screen readers, and its button</extracomment>
        <translation>Pasos contados</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>The bar that is shown while the steps of a large tree are counted, for screen readers, and its button</extracomment>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Stop counting and look fewer moves ahead</source>
        <extracomment>The bar that is shown while the steps of a large tree are counted, for screen readers, and its button</extracomment>
        <translation>Dejar de contar y anticipar menos jugadas</translation>
    </message>
    <message>
        <source>Counting the steps of the search: {percent}%</source>
        <extracomment>Beside a button to stop
{percent}: a number, without its sign</extracomment>
        <translation>Contando los pasos de la búsqueda: {percent}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>CountTexts</name>
    <message numerus="yes">
        <source>{count} positions</source>
        <extracomment>How many positions a search has visited
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{count} posición</numerusform>
            <numerusform>{count} posiciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} leaves</source>
        <extracomment>How many ends of branches a tree has
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{count} hoja</numerusform>
            <numerusform>{count} hojas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cuts</source>
        <extracomment>How often alpha-beta has skipped something
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{count} corte</numerusform>
            <numerusform>{count} cortes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} games</source>
        <extracomment>How many games were played
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{count} partida</numerusform>
            <numerusform>{count} partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} more games were stopped before the end.</source>
        <extracomment>Below a list of games that did not end by the rules
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{count} partida más se interrumpió.</numerusform>
            <numerusform>{count} partidas más se interrumpieron.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most {count} moves ahead</source>
        <extracomment>How far a search looks ahead; a clause
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>como máximo {count} jugada por delante</numerusform>
            <numerusform>como máximo {count} jugadas por delante</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>We can skip the other {count} branches.</source>
        <extracomment>Explain: at a cut
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Podemos saltar {count} rama más.</numerusform>
            <numerusform>Podemos saltar las otras {count} ramas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>looks {depth} moves ahead, then guesses (alpha-beta)</source>
        <extracomment>What a player does, in a list of players; begins small
{depth}: a number of moves</extracomment>
        <translation>
            <numerusform>anticipa {depth} jugada y luego estima (alfa-beta)</numerusform>
            <numerusform>anticipa {depth} jugadas y luego estima (alfa-beta)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>looks {depth} moves ahead and counts unfinished games as 0 (alpha-beta)</source>
        <extracomment>What a player does, in a list of players; begins small
{depth}: a number of moves</extracomment>
        <translation>
            <numerusform>anticipa {depth} jugada y cuenta como 0 las partidas sin terminar (alfa-beta)</numerusform>
            <numerusform>anticipa {depth} jugadas y cuenta como 0 las partidas sin terminar (alfa-beta)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} threats</source>
        <extracomment>“Why?”: places where a player threatens to win, as in “makes two threats: b2 and c1”
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{count} amenaza</numerusform>
            <numerusform>{count} amenazas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins in {count} moves</source>
        <extracomment>{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{player} gana en {count} jugada</numerusform>
            <numerusform>{player} gana en {count} jugadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you win in {count} moves</source>
        <extracomment>{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>ganas en {count} jugada</numerusform>
            <numerusform>ganas en {count} jugadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the bot wins in {count} moves</source>
        <extracomment>{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>el bot gana en {count} jugada</numerusform>
            <numerusform>el bot gana en {count} jugadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins in at most {count} moves</source>
        <extracomment>What a move or a position leads to; a clause that begins small
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{player} gana como máximo en {count} jugada</numerusform>
            <numerusform>{player} gana como máximo en {count} jugadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you win in at most {count} moves</source>
        <extracomment>What a move or a position leads to; a clause that begins small
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>ganas como máximo en {count} jugada</numerusform>
            <numerusform>ganas como máximo en {count} jugadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the bot wins in at most {count} moves</source>
        <extracomment>What a move or a position leads to; a clause that begins small
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>el bot gana como máximo en {count} jugada</numerusform>
            <numerusform>el bot gana como máximo en {count} jugadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins, {count} moves below the top (both players&apos; moves)</source>
        <extracomment>Explain: what a branch leads to. The moves of both players count
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{player} gana, {count} jugada debajo de la raíz</numerusform>
            <numerusform>{player} gana, {count} jugadas de los dos debajo de la raíz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {move}, {player} would have won in {count} moves.</source>
        <extracomment>“Why?”: a win that was missed
{move}: a move: b2, column 4, ♘f3
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Con {move}, {player} habría ganado en {count} jugada.</numerusform>
            <numerusform>Con {move}, {player} habría ganado en {count} jugadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {move}, you would have won in {count} moves.</source>
        <extracomment>“Why?”: a win that was missed
{move}: a move: b2, column 4, ♘f3
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Con {move}, habrías ganado en {count} jugada.</numerusform>
            <numerusform>Con {move}, habrías ganado en {count} jugadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {move}, the bot would have won in {count} moves.</source>
        <extracomment>“Why?”: a win that was missed
{move}: a move: b2, column 4, ♘f3
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Con {move}, el bot habría ganado en {count} jugada.</numerusform>
            <numerusform>Con {move}, el bot habría ganado en {count} jugadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {move}, {player} wins in {count} moves.</source>
        <extracomment>“Why?”: a win that is still possible
{move}: a move: b2, column 4, ♘f3
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Con {move}, {player} gana en {count} jugada.</numerusform>
            <numerusform>Con {move}, {player} gana en {count} jugadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {move}, you win in {count} moves.</source>
        <extracomment>“Why?”: a win that is still possible
{move}: a move: b2, column 4, ♘f3
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Con {move}, ganas en {count} jugada.</numerusform>
            <numerusform>Con {move}, ganas en {count} jugadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {move}, the bot wins in {count} moves.</source>
        <extracomment>“Why?”: a win that is still possible
{move}: a move: b2, column 4, ♘f3
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Con {move}, el bot gana en {count} jugada.</numerusform>
            <numerusform>Con {move}, el bot gana en {count} jugadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looking {count} moves ahead, I found nothing better than {move}.</source>
        <extracomment>“Why not?” of a good move, as far as is known
{count}: a number; the text has a form for one and for many
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>Si anticipo {count} jugada, no encuentro nada mejor que {move}.</numerusform>
            <numerusform>Si anticipo {count} jugadas, no encuentro nada mejor que {move}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looking {count} moves ahead, I found no mistake.</source>
        <extracomment>“Why?” of a game without a mistake, as far as is known
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Si anticipo {count} jugada, no encuentro ningún error.</numerusform>
            <numerusform>Si anticipo {count} jugadas, no encuentro ningún error.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looking {count} moves ahead, I think {move} was the weakest move.</source>
        <extracomment>“Why?” of a game whose end is not known: its largest mistake, as far as is known
{count}: a number; the text has a form for one and for many
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>Si anticipo {count} jugada, creo que {move} fue la jugada más floja.</numerusform>
            <numerusform>Si anticipo {count} jugadas, creo que {move} fue la jugada más floja.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins here, {count} moves below the top (both players&apos; moves). That is worth {value}.</source>
        <extracomment>Explain: at the end of a branch. Here “moves” counts those of both players
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>
            <numerusform>Aquí gana {player}, {count} jugada debajo de la raíz. Eso vale {value}.</numerusform>
            <numerusform>Aquí gana {player}, {count} jugadas de los dos debajo de la raíz. Eso vale {value}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looks {depth} moves ahead, then guesses.</source>
        <extracomment>What a bot does, below its name on a card
{depth}: a number of moves</extracomment>
        <translation>
            <numerusform>Anticipa {depth} jugada y luego estima.</numerusform>
            <numerusform>Anticipa {depth} jugadas y luego estima.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looks {depth} moves ahead, then guesses roughly.</source>
        <extracomment>What a bot does, below its name on a card
{depth}: a number of moves</extracomment>
        <translation>
            <numerusform>Anticipa {depth} jugada y luego estima a ojo.</numerusform>
            <numerusform>Anticipa {depth} jugadas y luego estima a ojo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>looks {depth} moves ahead at the {tried} most promising moves, then guesses (alpha-beta)</source>
        <extracomment>What a player does, in a list of players; begins small. {tried}: a number of moves
{depth}: a number of moves</extracomment>
        <translation>
            <numerusform>anticipa {depth} jugada con las {tried} jugadas más prometedoras y luego estima (alfa-beta)</numerusform>
            <numerusform>anticipa {depth} jugadas con las {tried} jugadas más prometedoras y luego estima (alfa-beta)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are {count} more like this.</source>
        <extracomment>After a sentence on a part of a file that was left out
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Hay {count} más como esta.</numerusform>
            <numerusform>Hay {count} más como esta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I looked {count} moves ahead. {told}</source>
        <extracomment>“Why?”, before a comparison of two moves. {told}: sentences such as “With b2, X wins by 3.”
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Anticipé {count} jugada. {told}</numerusform>
            <numerusform>Anticipé {count} jugadas. {told}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tries {playouts} random games before each move, most of them with the moves that do best (Monte Carlo tree search by L. Kocsis and C. Szepesvári)</source>
        <extracomment>What a player does, in a list of players; begins small. {playouts}: a number of games</extracomment>
        <translation>
            <numerusform>antes de cada jugada, prueba {playouts} partida al azar (búsqueda Montecarlo en árbol de L. Kocsis y C. Szepesvári)</numerusform>
            <numerusform>antes de cada jugada, prueba {playouts} partidas al azar, la mayoría con las jugadas que mejor resultan (búsqueda Montecarlo en árbol de L. Kocsis y C. Szepesvári)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>any of {count} moves, such as {move}</source>
        <extracomment>Many moves that do the same, in a sentence such as “With {moves}, X wins.”
{count}: a number; the text has a form for one and for many
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>cualquiera de {count} jugada, como {move}</numerusform>
            <numerusform>cualquiera de {count} jugadas, como {move}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins {count} moves from now (both players&apos; moves)</source>
        <extracomment>What a position leads to; a clause that begins small. The moves of both players count
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{player} gana en {count} jugada más</numerusform>
            <numerusform>{player} gana en {count} jugadas más (de los dos)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you win {count} moves from now (both players&apos; moves)</source>
        <extracomment>What a position leads to; a clause that begins small. The moves of both players count
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>ganas en {count} jugada más</numerusform>
            <numerusform>ganas en {count} jugadas más (de los dos)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the bot wins {count} moves from now (both players&apos; moves)</source>
        <extracomment>What a position leads to; a clause that begins small. The moves of both players count
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>el bot gana en {count} jugada más</numerusform>
            <numerusform>el bot gana en {count} jugadas más (de los dos)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, {winner} can win in {count} moves.</source>
        <extracomment>“Why?”: what was wrong with a move
{move}: a move: b2, column 4, ♘f3
{winner}: the name of the player who wins: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Tras {move}, {winner} puede ganar en {count} jugada.</numerusform>
            <numerusform>Tras {move}, {winner} puede ganar en {count} jugadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, you can win in {count} moves.</source>
        <extracomment>“Why?”: what was wrong with a move
{move}: a move: b2, column 4, ♘f3
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Tras {move}, puedes ganar en {count} jugada.</numerusform>
            <numerusform>Tras {move}, puedes ganar en {count} jugadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, the bot can win in {count} moves.</source>
        <extracomment>“Why?”: what was wrong with a move
{move}: a move: b2, column 4, ♘f3
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Tras {move}, el bot puede ganar en {count} jugada.</numerusform>
            <numerusform>Tras {move}, el bot puede ganar en {count} jugadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, {winner} can win in at most {count} moves.</source>
        <extracomment>“Why?”: what was wrong with a move
{move}: a move: b2, column 4, ♘f3
{winner}: the name of the player who wins: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Tras {move}, {winner} puede ganar como máximo en {count} jugada.</numerusform>
            <numerusform>Tras {move}, {winner} puede ganar como máximo en {count} jugadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, you can win in at most {count} moves.</source>
        <extracomment>“Why?”: what was wrong with a move
{move}: a move: b2, column 4, ♘f3
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Tras {move}, puedes ganar como máximo en {count} jugada.</numerusform>
            <numerusform>Tras {move}, puedes ganar como máximo en {count} jugadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, the bot can win in at most {count} moves.</source>
        <extracomment>“Why?”: what was wrong with a move
{move}: a move: b2, column 4, ♘f3
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Tras {move}, el bot puede ganar como máximo en {count} jugada.</numerusform>
            <numerusform>Tras {move}, el bot puede ganar como máximo en {count} jugadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looking {count} moves ahead, I see no loss after {move}.</source>
        <extracomment>“Why?”: what is known of a good move
{count}: a number; the text has a form for one and for many
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>Si anticipo {count} jugada, no veo ninguna derrota tras {move}.</numerusform>
            <numerusform>Si anticipo {count} jugadas, no veo ninguna derrota tras {move}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looking {count} moves ahead, I see no win after {move}.</source>
        <extracomment>“Why?”: what is known of a move
{count}: a number; the text has a form for one and for many
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>Si anticipo {count} jugada, no veo ninguna victoria tras {move}.</numerusform>
            <numerusform>Si anticipo {count} jugadas, no veo ninguna victoria tras {move}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looking {count} moves ahead, I like {better} better than {move}.</source>
        <extracomment>“Why?”: a move that was better, as far as is known
{count}: a number; the text has a form for one and for many
{better}: a move that was better: b2
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>Si anticipo {count} jugada, prefiero {better} a {move}.</numerusform>
            <numerusform>Si anticipo {count} jugadas, prefiero {better} a {move}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins at most {count} moves from now (both players&apos; moves)</source>
        <extracomment>What a position leads to; a clause that begins small. The moves of both players count
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{player} gana como máximo en {count} jugada más</numerusform>
            <numerusform>{player} gana como máximo en {count} jugadas más (de los dos)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you win at most {count} moves from now (both players&apos; moves)</source>
        <extracomment>What a position leads to; a clause that begins small. The moves of both players count
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>ganas como máximo en {count} jugada más</numerusform>
            <numerusform>ganas como máximo en {count} jugadas más (de los dos)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the bot wins at most {count} moves from now (both players&apos; moves)</source>
        <extracomment>What a position leads to; a clause that begins small. The moves of both players count
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>el bot gana como máximo en {count} jugada más</numerusform>
            <numerusform>el bot gana como máximo en {count} jugadas más (de los dos)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Countdown</name>
    <message>
        <source>I&apos;m still here</source>
        <translation>Sigo aquí</translation>
    </message>
    <message numerus="yes">
        <source>Are you still there? A new game starts in {seconds} seconds.</source>
        <extracomment>Booth: before a visit ends, as nobody touches the screen
{seconds}: a number</extracomment>
        <translation>
            <numerusform>¿Sigues ahí? Una partida nueva empieza en {seconds} segundo.</numerusform>
            <numerusform>¿Sigues ahí? Una partida nueva empieza en {seconds} segundos.</numerusform>
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
            <numerusform>Notakto, {count} tablero</numerusform>
            <numerusform>Notakto, {count} tableros</numerusform>
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
            <numerusform>Tras {move}, {other} puede llevarse un cuadrito.</numerusform>
            <numerusform>Tras {move}, {other} puede llevarse una cadena de {number} cuadritos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, you can take a chain of {number} boxes.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of boxes
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>Tras {move}, puedes llevarte un cuadrito.</numerusform>
            <numerusform>Tras {move}, puedes llevarte una cadena de {number} cuadritos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, the bot can take a chain of {number} boxes.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of boxes
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>Tras {move}, el bot puede llevarse un cuadrito.</numerusform>
            <numerusform>Tras {move}, el bot puede llevarse una cadena de {number} cuadritos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, {number} boxes are left for {other}.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of boxes
{move}: a move: b2, column 4, ♘f3
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>
            <numerusform>Tras {move}, queda un cuadrito para {other}.</numerusform>
            <numerusform>Tras {move}, quedan {number} cuadritos para {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, {number} boxes are left for you.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of boxes
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>Tras {move}, queda un cuadrito para ti.</numerusform>
            <numerusform>Tras {move}, quedan {number} cuadritos para ti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, {number} boxes are left for the bot.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of boxes
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>Tras {move}, queda un cuadrito para el bot.</numerusform>
            <numerusform>Tras {move}, quedan {number} cuadritos para el bot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {move}, {player} closes a box, but then has to draw again and give away at least {number} boxes.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of boxes
{move}: a move: b2, column 4, ♘f3
{player}: a player&apos;s name: X, White</extracomment>
        <translation>
            <numerusform>Con {move}, {player} cierra un cuadrito, pero después tiene que dibujar otra línea y regalar al menos un cuadrito.</numerusform>
            <numerusform>Con {move}, {player} cierra un cuadrito, pero después tiene que dibujar otra línea y regalar al menos {number} cuadritos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {move}, you close a box, but then you have to draw again and give away at least {number} boxes.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of boxes
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>Con {move}, cierras un cuadrito, pero después tienes que dibujar otra línea y regalar al menos un cuadrito.</numerusform>
            <numerusform>Con {move}, cierras un cuadrito, pero después tienes que dibujar otra línea y regalar al menos {number} cuadritos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {move}, the bot closes a box, but then it has to draw again and give away at least {number} boxes.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of boxes
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>Con {move}, el bot cierra un cuadrito, pero después tiene que dibujar otra línea y regalar al menos un cuadrito.</numerusform>
            <numerusform>Con {move}, el bot cierra un cuadrito, pero después tiene que dibujar otra línea y regalar al menos {number} cuadritos.</numerusform>
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
            <numerusform>Tras {reply}, las piedras de {other} llegan de borde a borde, con un puente entre ellas. Un puente son dos casillas vacías: si {player} ocupa una, {other} ocupa la otra.</numerusform>
            <numerusform>Tras {reply}, las piedras de {other} llegan de borde a borde, con {number} puentes entre ellas. Un puente son dos casillas vacías: si {player} ocupa una, {other} ocupa la otra.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {reply}, your stones reach from edge to edge, with {number} bridges in between. A bridge is two empty cells: if the bot takes one, you take the other.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2
{number}: a number</extracomment>
        <translation>
            <numerusform>Tras {reply}, tus piedras llegan de borde a borde, con un puente entre ellas. Un puente son dos casillas vacías: si el bot ocupa una, tú ocupas la otra.</numerusform>
            <numerusform>Tras {reply}, tus piedras llegan de borde a borde, con {number} puentes entre ellas. Un puente son dos casillas vacías: si el bot ocupa una, tú ocupas la otra.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {reply}, the bot&apos;s stones reach from edge to edge, with {number} bridges in between. A bridge is two empty cells: if you take one, the bot takes the other.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2
{number}: a number</extracomment>
        <translation>
            <numerusform>Tras {reply}, las piedras del bot llegan de borde a borde, con un puente entre ellas. Un puente son dos casillas vacías: si ocupas una, el bot ocupa la otra.</numerusform>
            <numerusform>Tras {reply}, las piedras del bot llegan de borde a borde, con {number} puentes entre ellas. Un puente son dos casillas vacías: si ocupas una, el bot ocupa la otra.</numerusform>
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
            <numerusform>Con {better}, las piedras de {player} llegarían de borde a borde, con un puente entre ellas. Un puente son dos casillas vacías: si {other} ocupa una, {player} ocupa la otra.</numerusform>
            <numerusform>Con {better}, las piedras de {player} llegarían de borde a borde, con {number} puentes entre ellas. Un puente son dos casillas vacías: si {other} ocupa una, {player} ocupa la otra.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {better}, your stones would reach from edge to edge, with {number} bridges in between. A bridge is two empty cells: if the bot takes one, you take the other.</source>
        <extracomment>“Why?”: the reason for a loss
{better}: a move that was better: b2
{number}: a number</extracomment>
        <translation>
            <numerusform>Con {better}, tus piedras llegarían de borde a borde, con un puente entre ellas. Un puente son dos casillas vacías: si el bot ocupa una, tú ocupas la otra.</numerusform>
            <numerusform>Con {better}, tus piedras llegarían de borde a borde, con {number} puentes entre ellas. Un puente son dos casillas vacías: si el bot ocupa una, tú ocupas la otra.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {better}, the bot&apos;s stones would reach from edge to edge, with {number} bridges in between. A bridge is two empty cells: if you take one, the bot takes the other.</source>
        <extracomment>“Why?”: the reason for a loss
{better}: a move that was better: b2
{number}: a number</extracomment>
        <translation>
            <numerusform>Con {better}, las piedras del bot llegarían de borde a borde, con un puente entre ellas. Un puente son dos casillas vacías: si ocupas una, el bot ocupa la otra.</numerusform>
            <numerusform>Con {better}, las piedras del bot llegarían de borde a borde, con {number} puentes entre ellas. Un puente son dos casillas vacías: si ocupas una, el bot ocupa la otra.</numerusform>
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
            <numerusform>Con {better}, {player} podría capturar una semilla de {other}.</numerusform>
            <numerusform>Con {better}, {player} podría capturar {number} semillas de {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {better}, you could capture {number} of the bot&apos;s seeds.</source>
        <extracomment>“Why?”: what is wrong with a move
{better}: a move that was better: b2
{number}: a number</extracomment>
        <translation>
            <numerusform>Con {better}, podrías capturar una semilla del bot.</numerusform>
            <numerusform>Con {better}, podrías capturar {number} semillas del bot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {better}, the bot could capture {number} of your seeds.</source>
        <extracomment>“Why?”: what is wrong with a move
{better}: a move that was better: b2
{number}: a number</extracomment>
        <translation>
            <numerusform>Con {better}, el bot podría capturar una de tus semillas.</numerusform>
            <numerusform>Con {better}, el bot podría capturar {number} de tus semillas.</numerusform>
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
            <numerusform>Tras {move}, {other} puede capturar una semilla de {player} con {reply}.</numerusform>
            <numerusform>Tras {move}, {other} puede capturar {number} semillas de {player} con {reply}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, you can capture {number} of the bot&apos;s seeds with {reply}.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{number}: a number
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>
            <numerusform>Tras {move}, puedes capturar una semilla del bot con {reply}.</numerusform>
            <numerusform>Tras {move}, puedes capturar {number} semillas del bot con {reply}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, the bot can capture {number} of your seeds with {reply}.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{number}: a number
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>
            <numerusform>Tras {move}, el bot puede capturar una de tus semillas con {reply}.</numerusform>
            <numerusform>Tras {move}, el bot puede capturar {number} de tus semillas con {reply}.</numerusform>
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
            <numerusform>{player} quita {count} moneda del montón {heap}</numerusform>
            <numerusform>{player} quita {count} monedas del montón {heap}</numerusform>
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
            <numerusform>{player} tiene {count} ficha</numerusform>
            <numerusform>{player} tiene {count} fichas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} also gets the {count} empty squares</source>
        <extracomment>Read aloud by screen readers
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{player} se queda también con la casilla vacía</numerusform>
            <numerusform>{player} se queda también con las {count} casillas vacías</numerusform>
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
            <numerusform>anticipa {depth} jugada, pero se equivoca hasta en {amount} puntos al evaluar cada posición (alfa-beta)</numerusform>
            <numerusform>anticipa {depth} jugadas, pero se equivoca hasta en {amount} puntos al evaluar cada posición (alfa-beta)</numerusform>
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
            <numerusform>anticipa {depth} jugada, pero se equivoca hasta en medio peón al evaluar cada pieza (alfa-beta)</numerusform>
            <numerusform>anticipa {depth} jugadas, pero se equivoca hasta en medio peón al evaluar cada pieza (alfa-beta)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>looks {depth} moves ahead, but misjudges each piece by up to one pawn (alpha-beta)</source>
        <extracomment>What a bot does, in a list of players; begins small.
{depth}: a number of moves</extracomment>
        <translation>
            <numerusform>anticipa {depth} jugada, pero se equivoca hasta en un peón al evaluar cada pieza (alfa-beta)</numerusform>
            <numerusform>anticipa {depth} jugadas, pero se equivoca hasta en un peón al evaluar cada pieza (alfa-beta)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>looks {depth} moves ahead, but misjudges each piece by up to {pawns} pawns (alpha-beta)</source>
        <extracomment>What a bot does, in a list of players; begins small. {pawns}: a number such as 1.5; a pawn is a unit
{depth}: a number of moves</extracomment>
        <translation>
            <numerusform>anticipa {depth} jugada, pero se equivoca hasta en {pawns} peones al evaluar cada pieza (alfa-beta)</numerusform>
            <numerusform>anticipa {depth} jugadas, pero se equivoca hasta en {pawns} peones al evaluar cada pieza (alfa-beta)</numerusform>
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
            <numerusform>Tras {reply}, solo una casilla es segura para {player}, y al final {player} tiene que hacer una línea.</numerusform>
            <numerusform>Tras {reply}, solo {number} casillas son seguras para {player}, y al final {player} tiene que hacer una línea.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {reply}, only {number} squares are safe for you, and in the end you have to make a row.</source>
        <extracomment>“Why?”: the reason for a loss. {number}: of moves
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>
            <numerusform>Tras {reply}, solo una casilla es segura para ti, y al final tienes que hacer una línea.</numerusform>
            <numerusform>Tras {reply}, solo {number} casillas son seguras para ti, y al final tienes que hacer una línea.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {reply}, only {number} squares are safe for the bot, and in the end it has to make a row.</source>
        <extracomment>“Why?”: the reason for a loss. {number}: of moves
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>
            <numerusform>Tras {reply}, solo una casilla es segura para el bot, y al final tiene que hacer una línea.</numerusform>
            <numerusform>Tras {reply}, solo {number} casillas son seguras para el bot, y al final tiene que hacer una línea.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {better}, only {number} squares would be safe for {other}, and in the end {other} would have to make a row.</source>
        <extracomment>“Why?”: the reason for a loss. {number}: of moves
{better}: a move that was better: b2
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>
            <numerusform>Con {better}, solo una casilla sería segura para {other}, y al final {other} tendría que hacer una línea.</numerusform>
            <numerusform>Con {better}, solo {number} casillas serían seguras para {other}, y al final {other} tendría que hacer una línea.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {better}, only {number} squares would be safe for the bot, and in the end it would have to make a row.</source>
        <extracomment>“Why?”: the reason for a loss. {number}: of moves
{better}: a move that was better: b2</extracomment>
        <translation>
            <numerusform>Con {better}, solo una casilla sería segura para el bot, y al final tendría que hacer una línea.</numerusform>
            <numerusform>Con {better}, solo {number} casillas serían seguras para el bot, y al final tendría que hacer una línea.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {better}, only {number} squares would be safe for you, and in the end you would have to make a row.</source>
        <extracomment>“Why?”: the reason for a loss. {number}: of moves
{better}: a move that was better: b2</extracomment>
        <translation>
            <numerusform>Con {better}, solo una casilla sería segura para ti, y al final tendrías que hacer una línea.</numerusform>
            <numerusform>Con {better}, solo {number} casillas serían seguras para ti, y al final tendrías que hacer una línea.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {reply}, {number} safe moves are left. {other} makes the last one, and then {player} loses.</source>
        <extracomment>“Why?”: the reason for a loss. {number}: of moves
{reply}: the other player&apos;s answer, a move: b2
{other}: the other player&apos;s name: O, Black
{player}: a player&apos;s name: X, White</extracomment>
        <translation>
            <numerusform>Tras {reply}, queda una jugada segura. {other} hace la última, y entonces {player} pierde.</numerusform>
            <numerusform>Tras {reply}, quedan {number} jugadas seguras. {other} hace la última, y entonces {player} pierde.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {reply}, {number} safe moves are left. The bot makes the last one, and then you lose.</source>
        <extracomment>“Why?”: the reason for a loss. {number}: of moves
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>
            <numerusform>Tras {reply}, queda una jugada segura. El bot hace la última, y entonces pierdes.</numerusform>
            <numerusform>Tras {reply}, quedan {number} jugadas seguras. El bot hace la última, y entonces pierdes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {reply}, {number} safe moves are left. You make the last one, and then the bot loses.</source>
        <extracomment>“Why?”: the reason for a loss. {number}: of moves
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>
            <numerusform>Tras {reply}, queda una jugada segura. Tú haces la última, y entonces el bot pierde.</numerusform>
            <numerusform>Tras {reply}, quedan {number} jugadas seguras. Tú haces la última, y entonces el bot pierde.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {better}, {number} safe moves would be left. {player} would make the last one, and then {other} would lose.</source>
        <extracomment>“Why?”: the reason for a loss. {number}: of moves
{better}: a move that was better: b2
{player}: a player&apos;s name: X, White
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>
            <numerusform>Con {better}, quedaría una jugada segura. {player} haría la última, y entonces {other} perdería.</numerusform>
            <numerusform>Con {better}, quedarían {number} jugadas seguras. {player} haría la última, y entonces {other} perdería.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {better}, {number} safe moves would be left. You would make the last one, and then the bot would lose.</source>
        <extracomment>“Why?”: the reason for a loss. {number}: of moves
{better}: a move that was better: b2</extracomment>
        <translation>
            <numerusform>Con {better}, quedaría una jugada segura. Tú harías la última, y entonces el bot perdería.</numerusform>
            <numerusform>Con {better}, quedarían {number} jugadas seguras. Tú harías la última, y entonces el bot perdería.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {better}, {number} safe moves would be left. The bot would make the last one, and then you would lose.</source>
        <extracomment>“Why?”: the reason for a loss. {number}: of moves
{better}: a move that was better: b2</extracomment>
        <translation>
            <numerusform>Con {better}, quedaría una jugada segura. El bot haría la última, y entonces perderías.</numerusform>
            <numerusform>Con {better}, quedarían {number} jugadas seguras. El bot haría la última, y entonces perderías.</numerusform>
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
            <numerusform>almacén de {player}: {count} semilla</numerusform>
            <numerusform>almacén de {player}: {count} semillas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}&apos;s store, lower half: {count} seeds</source>
        <extracomment>Read aloud by screen readers.
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>almacén de {player}, mitad de abajo: {count} semilla</numerusform>
            <numerusform>almacén de {player}, mitad de abajo: {count} semillas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} sows {count} seeds from pit {pit}</source>
        <extracomment>Read aloud by screen readers. {pit}: its letter
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{player} siembra {count} semilla del hoyo {pit}</numerusform>
            <numerusform>{player} siembra {count} semillas del hoyo {pit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} sows {count} seeds from pit {pit} and moves again</source>
        <extracomment>Read aloud by screen readers. {pit}: its letter
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{player} siembra {count} semilla del hoyo {pit} y juega otra vez</numerusform>
            <numerusform>{player} siembra {count} semillas del hoyo {pit} y juega otra vez</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} sows {count} seeds from pit {pit} and captures {captured}</source>
        <extracomment>Read aloud by screen readers. {pit}: its letter; {captured}: a number
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{player} siembra {count} semilla del hoyo {pit} y captura {captured}</numerusform>
            <numerusform>{player} siembra {count} semillas del hoyo {pit} y captura {captured}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}&apos;s pit {pit}: {count} seeds</source>
        <extracomment>Read aloud by screen readers. {pit}: its letter
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>hoyo {pit} de {player}: {count} semilla</numerusform>
            <numerusform>hoyo {pit} de {player}: {count} semillas</numerusform>
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
            <numerusform>{square}: chocolate, se lleva {count} cuadro más</numerusform>
            <numerusform>{square}: chocolate, se lleva {count} cuadros más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CustomBoardDialog</name>
    <message>
        <source>Begin</source>
        <extracomment>Title of a dialog for a board of any size, and its button</extracomment>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Kind of game</source>
        <translation>Tipo de juego</translation>
    </message>
    <message>
        <source>Another board</source>
        <extracomment>Title of a dialog for a board of any size, and its button</extracomment>
        <translation>Otro tablero</translation>
    </message>
    <message>
        <source>The kind of game</source>
        <translation>El tipo de juego</translation>
    </message>
</context>
<context>
    <name>CutBar</name>
    <message>
        <source>Which branches does alpha-beta skip?</source>
        <translation>¿Qué ramas salta alfa-beta?</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>Button in the exercise “Find the cuts”, and its tip</extracomment>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Again</source>
        <extracomment>a button: remove the marks and try again</extracomment>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Remove all your marks</source>
        <extracomment>a button: remove the marks and try again</extracomment>
        <translation>Quitar todas tus marcas</translation>
    </message>
    <message>
        <source>Which branches will alpha-beta skip? Mark them, then press Check.</source>
        <extracomment>The question of the exercise “Find the cuts”</extracomment>
        <translation>¿Qué ramas va a saltar alfa-beta? Márcalas y luego presiona «Comprobar».</translation>
    </message>
    <message>
        <source>First mark the branches that alpha-beta will skip. Then press Check.</source>
        <translation>Primero marca las ramas que va a saltar alfa-beta. Después presiona «Comprobar».</translation>
    </message>
    <message>
        <source>Compare your marks with alpha-beta&apos;s</source>
        <extracomment>Button in the exercise “Find the cuts”, and its tip</extracomment>
        <translation>Comparar tus marcas con alfa-beta</translation>
    </message>
    <message>
        <source>Marked: {count}. Have you marked every branch that alpha-beta will skip? Then press Check.</source>
        <extracomment>The question of the exercise “Find the cuts”
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>Marcadas: {count}. ¿Marcaste todas las que va a saltar alfa-beta? Entonces presiona «Comprobar».</translation>
    </message>
</context>
<context>
    <name>Cuts</name>
    <message>
        <source>Right! Alpha-beta skips nothing here.</source>
        <extracomment>The result of the exercise “Find the cuts”.</extracomment>
        <translation>¡Bien! Aquí alfa-beta no salta nada.</translation>
    </message>
    <message>
        <source>All correct: {right}.</source>
        <extracomment>The result of the exercise “Find the cuts”. {right}, {missed}, {wrong}: numbers of branches</extracomment>
        <translation>Todo bien: {right}.</translation>
    </message>
    <message>
        <source>Right: {right}, missed: {missed}, wrong: {wrong}.</source>
        <extracomment>The result of the exercise “Find the cuts”. {right}, {missed}, {wrong}: numbers of branches</extracomment>
        <translation>Bien: {right}, olvidadas: {missed}, mal: {wrong}.</translation>
    </message>
    <message>
        <source>Right: alpha-beta skips this branch ({branch}). {why}</source>
        <extracomment>The verdict on one branch in the exercise “Find the cuts”. {branch}: a move; {why}: sentences</extracomment>
        <translation>Bien: alfa-beta salta esta rama ({branch}). {why}</translation>
    </message>
    <message>
        <source>Missed: alpha-beta skips this branch ({branch}). {why}</source>
        <extracomment>The verdict on one branch in the exercise “Find the cuts”. {branch}: a move; {why}: sentences</extracomment>
        <translation>Olvidada: alfa-beta salta esta rama ({branch}). {why}</translation>
    </message>
    <message>
        <source>Wrong: alpha-beta looks at this branch ({branch}). {why}</source>
        <extracomment>The verdict on one branch in the exercise “Find the cuts”. {branch}: a move; {why}: sentences</extracomment>
        <translation>Mal: alfa-beta sí mira esta rama ({branch}). {why}</translation>
    </message>
    <message>
        <source>{player} already has {value} here, but {other} has {limit} further up. So the rest can&apos;t change anything.</source>
        <extracomment>Why alpha-beta skips a branch. {limit}: a value
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>{player} ya tiene {value} aquí, pero {other} tiene {limit} más arriba. Así que el resto no puede cambiar nada.</translation>
    </message>
    <message>
        <source>Nobody is sure of a value yet, so alpha-beta has to look at this branch.</source>
        <extracomment>Why alpha-beta looks at a branch.</extracomment>
        <translation>Nadie tiene todavía un valor seguro, así que alfa-beta tiene que mirar esta rama.</translation>
    </message>
    <message>
        <source>MAX already has {alpha}. A larger value could still help MAX, so alpha-beta has to look at this branch.</source>
        <extracomment>Why alpha-beta looks at a branch. {alpha}, {beta}: values</extracomment>
        <translation>MAX ya tiene {alpha}. Un valor más grande aún podría ayudar a MAX, así que alfa-beta tiene que mirar esta rama.</translation>
    </message>
    <message>
        <source>MIN already has {beta}. A smaller value could still help MIN, so alpha-beta has to look at this branch.</source>
        <extracomment>Why alpha-beta looks at a branch. {alpha}, {beta}: values</extracomment>
        <translation>MIN ya tiene {beta}. Un valor más pequeño aún podría ayudar a MIN, así que alfa-beta tiene que mirar esta rama.</translation>
    </message>
    <message>
        <source>MAX already has {alpha} and MIN has {beta}. A value between them could change the result, so alpha-beta has to look at this branch.</source>
        <extracomment>Why alpha-beta looks at a branch. {alpha}, {beta}: values</extracomment>
        <translation>MAX ya tiene {alpha} y MIN tiene {beta}. Un valor entre los dos podría cambiar el resultado, así que alfa-beta tiene que mirar esta rama.</translation>
    </message>
</context>
<context>
    <name>DayCard</name>
    <message>
        <source>Today at this table</source>
        <translation>Hoy en esta mesa</translation>
    </message>
    <message>
        <source>Visitors</source>
        <extracomment>the heading above a number, which may be 0, 1 or more</extracomment>
        <translation>Visitantes</translation>
    </message>
    <message>
        <source>Won by the bot</source>
        <extracomment>the heading above a number of games, which may be 0, 1 or more</extracomment>
        <translation>Ganadas por el bot</translation>
    </message>
    <message>
        <source>Won by visitors</source>
        <extracomment>the heading above a number of games, which may be 0, 1 or more</extracomment>
        <translation>Ganadas por los visitantes</translation>
    </message>
    <message>
        <source>Finished games</source>
        <extracomment>the heading above a number, which may be 0, 1 or more</extracomment>
        <translation>Partidas terminadas</translation>
    </message>
    <message>
        <source>Draws</source>
        <extracomment>the heading above a number of games, which may be 0, 1 or more</extracomment>
        <translation>Empates</translation>
    </message>
    <message>
        <source>Solved riddles</source>
        <extracomment>the heading above a number, which may be 0, 1 or more</extracomment>
        <translation>Acertijos resueltos</translation>
    </message>
    <message>
        <source>Hardest riddle: {game}. Right answers: {right} of {count}.</source>
        <extracomment>Booth: on the card with the figures of the day. {game}: “Connect Four”; {right}: a number
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>Acertijo más difícil: {game}. Respuestas correctas: {right} de {count}.</translation>
    </message>
    <message numerus="yes">
        <source>Most common mistake: {move} in {game}. It lost {count} games.</source>
        <extracomment>{move}: a move such as &quot;b3&quot;.; {game}: the title of a game
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Error más común: {move} en {game}. Hizo perder {count} partida.</numerusform>
            <numerusform>Error más común: {move} en {game}. Hizo perder {count} partidas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DepthsDialog</name>
    <message>
        <source>Depth</source>
        <extracomment>Titles of columns in a table: what the search finds at each depth</extracomment>
        <translation>Profundidad</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>Titles of columns in a table: what the search finds at each depth</extracomment>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>Titles of columns in a table: what the search finds at each depth</extracomment>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Minimax</source>
        <extracomment>Titles of columns in a table: what the search finds at each depth</extracomment>
        <translation>Minimax</translation>
    </message>
    <message>
        <source>Alpha-beta</source>
        <extracomment>Titles of columns in a table: what the search finds at each depth</extracomment>
        <translation>Alfa-beta</translation>
    </message>
    <message>
        <source>It plays out captures before it guesses.</source>
        <extracomment>Below the table of depths.</extracomment>
        <translation>Antes de estimar, juega todas las capturas hasta el final.</translation>
    </message>
    <message>
        <source>The columns on the right count the positions it visits. Values: {worth}.</source>
        <extracomment>Below the table of depths. {worth}: what values mean</extracomment>
        <translation>Las columnas de la derecha cuentan las posiciones que visita. Valores: {worth}.</translation>
    </message>
    <message>
        <source>If the game isn&apos;t over at that depth, the search uses “{evaluation}” to guess.</source>
        <extracomment>Below the table of depths. {evaluation}: the name of an evaluation</extracomment>
        <translation>Si la partida no ha terminado a esa profundidad, la búsqueda estima con «{evaluation}».</translation>
    </message>
    <message>
        <source>Which move looks best at each depth</source>
        <translation>Qué jugada parece la mejor a cada profundidad</translation>
    </message>
</context>
<context>
    <name>DotsBoardKind</name>
    <message>
        <source>line {name}: drawn</source>
        <extracomment>A line between two dots, for screen readers. {name}: a1-b1</extracomment>
        <translation>línea {name}: dibujada</translation>
    </message>
    <message>
        <source>line {name}: not drawn</source>
        <extracomment>A line between two dots, for screen readers. {name}: a1-b1</extracomment>
        <translation>línea {name}: sin dibujar</translation>
    </message>
    <message>
        <source>line {name}: not drawn, value {value}</source>
        <extracomment>A line between two dots, for screen readers. {name}: a1-b1
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>línea {name}: sin dibujar, valor {value}</translation>
    </message>
    <message>
        <source>dot {name}</source>
        <extracomment>A dot or a box, for screen readers. {name}: a1</extracomment>
        <translation>punto {name}</translation>
    </message>
    <message>
        <source>box {name}: open</source>
        <extracomment>A dot or a box, for screen readers. {name}: a1</extracomment>
        <translation>caja {name}: abierta</translation>
    </message>
    <message>
        <source>box {name}: X</source>
        <extracomment>A dot or a box, for screen readers. {name}: a1</extracomment>
        <translation>caja {name}: X</translation>
    </message>
    <message>
        <source>box {name}: O</source>
        <extracomment>A dot or a box, for screen readers. {name}: a1</extracomment>
        <translation>caja {name}: O</translation>
    </message>
    <message>
        <source>Tap a line between two dots</source>
        <extracomment>Why nothing happens after a tap.</extracomment>
        <translation>Toca una línea entre dos puntos</translation>
    </message>
    <message>
        <source>Line {name} is already drawn</source>
        <extracomment>Why nothing happens after a tap. {name}: the line a1-b1</extracomment>
        <translation>La línea {name} ya está dibujada</translation>
    </message>
</context>
<context>
    <name>Drawer</name>
    <message>
        <source>Close the settings</source>
        <translation>Cerrar los ajustes</translation>
    </message>
</context>
<context>
    <name>DropBoardKind</name>
    <message>
        <source>Column {column} is full</source>
        <extracomment>Why nothing happens after a tap. {column}: its number</extracomment>
        <translation>La columna {column} está llena</translation>
    </message>
</context>
<context>
    <name>EarlierGames</name>
    <message>
        <source>Earlier games</source>
        <extracomment>Title of a dialog: all games that were played on this computer</extracomment>
        <translation>Partidas anteriores</translation>
    </message>
    <message>
        <source>Started</source>
        <extracomment>Title of a column: when the game was started</extracomment>
        <translation>Empezó</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Title of a column: when the game was started</extracomment>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>Title of a column: when the game was started</extracomment>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Title of a column: when the game was started</extracomment>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Title of a column: when the game was started</extracomment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Comments</source>
        <extracomment>Title of a column: when the game was started</extracomment>
        <translation>Comentarios</translation>
    </message>
    <message>
        <source>Search by game, player, moves or comment</source>
        <extracomment>Below the list of earlier games: buttons</extracomment>
        <translation>Busca por juego, jugador, jugadas o comentario</translation>
    </message>
    <message>
        <source>Search the games</source>
        <extracomment>Below the list of earlier games: buttons</extracomment>
        <translation>Buscar en las partidas</translation>
    </message>
    <message>
        <source>Show only games that contain this text</source>
        <extracomment>Below the list of earlier games: buttons</extracomment>
        <translation>Mostrar solo las partidas que contienen este texto</translation>
    </message>
    <message>
        <source>Double-click a game or press Enter to open it on the board</source>
        <extracomment>Below the list of earlier games: buttons</extracomment>
        <translation>Haz doble clic en una partida o presiona Enter para abrirla en el tablero</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <extracomment>Below the list of earlier games: buttons</extracomment>
        <translation>Se están leyendo las partidas…</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Below the list of earlier games: buttons</extracomment>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Delete all games except those open in a window</source>
        <extracomment>Below the list of earlier games: buttons</extracomment>
        <translation>Borrar todas las partidas, menos las que están abiertas en una ventana</translation>
    </message>
    <message>
        <source>Delete them for good</source>
        <extracomment>Below the list of earlier games: buttons</extracomment>
        <translation>Borrar para siempre</translation>
    </message>
    <message>
        <source>Delete these games. You can&apos;t get them back.</source>
        <extracomment>Below the list of earlier games: buttons</extracomment>
        <translation>Borrar estas partidas. No las podrás recuperar.</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Below the list of earlier games: buttons</extracomment>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close this window (Esc)</source>
        <extracomment>Below the list of earlier games: buttons</extracomment>
        <translation>Cerrar esta ventana (Esc)</translation>
    </message>
    <message numerus="yes">
        <source>{count} games</source>
        <extracomment>Below the list of earlier games
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{count} partida</numerusform>
            <numerusform>{count} partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>This deletes all games from this computer, except those open in a window.</source>
        <translation>Esto borra todas las partidas de este equipo, menos las que están abiertas en una ventana.</translation>
    </message>
    <message>
        <source>The games can&apos;t be deleted: {reason}</source>
        <extracomment>{reason}: what the system says</extracomment>
        <translation>No se pueden borrar las partidas: {reason}</translation>
    </message>
    <message>
        <source>{first} against {second}</source>
        <extracomment>In the list of earlier games: the two players, such as “Person against Beginner”
{first}: the name of the player who moves first: X, White
{second}: the name of the player who moves second: O, Black</extracomment>
        <translation>{first} contra {second}</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>A player that is not a bot</extracomment>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Open this game on the board. Your current game is kept.</source>
        <extracomment>Below the list of earlier games: buttons</extracomment>
        <translation>Abrir esta partida en el tablero. Tu partida actual se conserva.</translation>
    </message>
    <message>
        <source>Delete all games…</source>
        <extracomment>Below the list of earlier games: buttons</extracomment>
        <translation>Borrar todas las partidas…</translation>
    </message>
</context>
<context>
    <name>EndOfGame</name>
    <message>
        <source>You {you}, {name} {bot}</source>
        <extracomment>The games that you and the bot {name} have won so far, such as: You 2, Zeno 3 {you}, {bot}: numbers</extracomment>
        <translation>Tú {you}, {name} {bot}</translation>
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
        <translation>Copiar detalles</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>Cerrar el mensaje</translation>
    </message>
    <message>
        <source>Something went wrong, but your game is safe.</source>
        <extracomment>About an error</extracomment>
        <translation>Algo falló, pero tu partida está a salvo.</translation>
    </message>
    <message numerus="yes">
        <source>It has happened {count} times.</source>
        <extracomment>About an error
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Pasó {count} vez.</numerusform>
            <numerusform>Pasó {count} veces.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>On this button, after it was pressed</extracomment>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Copy a report of what went wrong that you can send to the developers</source>
        <translation>Copiar un informe de lo que falló, para enviarlo a los desarrolladores</translation>
    </message>
</context>
<context>
    <name>Examples</name>
    <message>
        <source>Four numbers</source>
        <extracomment>Title of an example: a tree with four numbers at its ends</extracomment>
        <translation>Cuatro números</translation>
    </message>
    <message>
        <source>Why doesn&apos;t MAX go for the 9?</source>
        <extracomment>Title of an example: a tree with four numbers at its ends</extracomment>
        <translation>¿Por qué MAX no va hacia el 9?</translation>
    </message>
    <message>
        <source>Eight numbers</source>
        <extracomment>Title of an example: a tree with eight numbers at its ends</extracomment>
        <translation>Ocho números</translation>
    </message>
    <message>
        <source>Which number would you change to make the value 23?</source>
        <extracomment>Title of an example: a tree with eight numbers at its ends</extracomment>
        <translation>¿Qué número cambiarías para que el valor sea 23?</translation>
    </message>
    <message>
        <source>Tic-tac-toe: two of three moves lose</source>
        <extracomment>Title of an example: a tree with eight numbers at its ends</extracomment>
        <translation>Tres en línea: pierden dos de tres jugadas</translation>
    </message>
    <message>
        <source>A quick win and a slow one</source>
        <translation>Una victoria rápida y una lenta</translation>
    </message>
    <message>
        <source>X can win with any of its five moves. Here a quick win is worth more than a slow one, so X wins at once with a1. If all wins are worth +1, X takes the first win that the search finds.</source>
        <translation>El jugador X puede ganar con cualquiera de sus cinco jugadas. Aquí una victoria rápida vale más que una lenta, así que X gana de inmediato con a1. Si todas las victorias valen +1, X toma la primera victoria que encuentra la búsqueda.</translation>
    </message>
    <message>
        <source>Losing as late as possible</source>
        <translation>Perder lo más tarde posible</translation>
    </message>
    <message>
        <source>Which move lasts the longest, and what does it threaten?</source>
        <translation>¿Con qué jugada se aguanta más, y qué amenaza esa jugada?</translation>
    </message>
    <message>
        <source>Is two in a row good?</source>
        <translation>¿Es bueno tener dos en línea?</translation>
    </message>
    <message>
        <source>Good odds, bad move</source>
        <translation>Buenas probabilidades, mala jugada</translation>
    </message>
    <message>
        <source>What does X do after a1?</source>
        <translation>¿Qué hace X después de a1?</translation>
    </message>
    <message>
        <source>Alpha-beta at its best</source>
        <translation>Alfa-beta en su mejor momento</translation>
    </message>
    <message>
        <source>Alpha-beta at its worst</source>
        <translation>Alfa-beta en su peor momento</translation>
    </message>
    <message>
        <source>At each node the better move comes last. So there is no cut, and alpha-beta looks at all 8 numbers. It does as much work as minimax.</source>
        <translation>En cada nodo, la mejor jugada viene al final. Por eso no hay ningún corte, y alfa-beta mira los 8 números. Trabaja tanto como minimax.</translation>
    </message>
    <message>
        <source>Can you put the same numbers in an order that gives a cut?</source>
        <translation>¿Puedes poner los mismos números en un orden que dé un corte?</translation>
    </message>
    <message>
        <source>Tic-tac-toe from the empty board</source>
        <translation>Tres en línea desde el tablero vacío</translation>
    </message>
    <message>
        <source>Minimax visits 549,946 positions and alpha-beta only 18,297. Both find the same value: a draw. Here the values are +1, 0 and −1, as in textbooks. If quick wins come first, alpha-beta visits 20,866.</source>
        <translation>Minimax visita 549.946 posiciones y alfa-beta solo 18.297. Los dos encuentran el mismo valor: empate. Aquí los valores son +1, 0 y −1, como en los libros de texto. Si las victorias rápidas van primero, alfa-beta visita 20.866.</translation>
    </message>
    <message>
        <source>Chess: what the horizon hides</source>
        <translation>Ajedrez: lo que oculta el horizonte</translation>
    </message>
    <message>
        <source>White looks one move ahead and counts the pieces. Capturing a pawn with the knight looks best: +2.20. But then the other pawn captures the knight. White can&apos;t see that: it is one move later, behind the horizon.</source>
        <translation>Las blancas miran solo la jugada siguiente y cuentan las piezas. Lo mejor parece capturar un peón con el caballo: +2,20. Pero entonces el otro peón captura el caballo. Las blancas no pueden verlo: pasa una jugada después, detrás del horizonte.</translation>
    </message>
    <message>
        <source>Chess: playing out captures</source>
        <translation>Ajedrez: jugar todas las capturas</translation>
    </message>
    <message>
        <source>Chess: mate in one</source>
        <translation>Ajedrez: mate en una jugada</translation>
    </message>
    <message>
        <source>White can checkmate in one move. Looking one move ahead is enough to see it.</source>
        <translation>Las blancas pueden dar jaque mate en una jugada. Para verlo basta con mirar la jugada siguiente.</translation>
    </message>
    <message>
        <source>Chess: mate in two</source>
        <translation>Ajedrez: mate en dos jugadas</translation>
    </message>
    <message>
        <source>Chess: mate in two, with a rook</source>
        <translation>Ajedrez: mate en dos jugadas, con una torre</translation>
    </message>
    <message>
        <source>Where must White&apos;s king go? Where can Black&apos;s king go then?</source>
        <translation>¿Adónde tiene que ir el rey blanco? ¿Adónde puede ir después el rey negro?</translation>
    </message>
    <message>
        <source>Chess: mate in three</source>
        <translation>Ajedrez: mate en tres jugadas</translation>
    </message>
    <message>
        <source>What does Black do if the pawn moves first?</source>
        <translation>¿Qué hacen las negras si primero se mueve el peón?</translation>
    </message>
    <message>
        <source>Chomp: stealing a strategy</source>
        <translation>Chomp: robar una estrategia</translation>
    </message>
    <message>
        <source>On a 3×3 bar, eating just c3 loses. Which reply beats it? How can A use that?</source>
        <translation>En una tableta de 3×3, quien se come solo c3 pierde. ¿Qué respuesta le gana? ¿Cómo puede aprovecharla A?</translation>
    </message>
    <message>
        <source>What should B answer to a3? And what if one arm is longer?</source>
        <translation>¿Qué debería responder B si A juega a3? ¿Y si un brazo es más largo?</translation>
    </message>
    <message>
        <source>Dots and Boxes: give two, get three</source>
        <translation>Timbiriche: regala dos y llévate tres</translation>
    </message>
    <message>
        <source>X could take two boxes right away. But then X must draw another line, and that opens the other three boxes for O. If X draws b2-c2 instead, O gets the two boxes, and then has to open the three for X. A player who closes a box moves again, so one MAX can be right below another MAX.</source>
        <translation>El jugador X podría llevarse ya dos cuadritos. Pero entonces tiene que dibujar otra línea, y eso le abre a O los otros tres cuadritos. Si en cambio X dibuja b2-c2, O se lleva los dos cuadritos y después tiene que abrirle los tres a X. Quien cierra un cuadrito juega otra vez, así que puede haber un MAX justo debajo de otro MAX.</translation>
    </message>
    <message>
        <source>By how many boxes does X win? What happens if X is greedy?</source>
        <translation>¿Por cuántos cuadritos gana X? ¿Qué pasa si X es demasiado codicioso?</translation>
    </message>
    <message>
        <source>Hex 3×3: never a draw</source>
        <translation>Hex 3×3: nunca hay empate</translation>
    </message>
    <message>
        <source>Five cells are empty. However X and O play, one of them joins both edges in the end. A full board always has a winning chain for exactly one player. So no leaf is worth 0.</source>
        <translation>Hay cinco casillas vacías. Jueguen como jueguen X y O, al final uno de los dos une sus bordes. En un tablero lleno siempre hay una cadena ganadora, y es de un solo jugador. Por eso ninguna hoja vale 0.</translation>
    </message>
    <message>
        <source>Find the leaves where the board is full. Which player has the chain?</source>
        <translation>Busca las hojas donde el tablero está lleno. ¿De quién es la cadena?</translation>
    </message>
    <message>
        <source>Hex 3×3: a bridge can&apos;t be cut</source>
        <translation>Hex 3×3: un puente no se puede cortar</translation>
    </message>
    <message>
        <source>Which two cells are a pair at the top? Which two at the bottom?</source>
        <translation>¿Qué dos casillas forman la pareja de arriba? ¿Y cuáles la de abajo?</translation>
    </message>
    <message>
        <source>Hexapawn: the whole tree</source>
        <translation>Hexapeón: el árbol entero</translation>
    </message>
    <message>
        <source>This tree shows a whole game, from the first move to every possible end: 252 positions. Black can win, whatever White does. Drag the tree to see the rest.</source>
        <translation>Este árbol muestra un juego entero, desde la primera jugada hasta todos los finales posibles: 252 posiciones. Hagan lo que hagan las blancas, las negras pueden ganar. Arrastra el árbol para ver el resto.</translation>
    </message>
    <message>
        <source>Which first move lets White last the longest?</source>
        <translation>¿Con qué primera jugada aguantan más las blancas?</translation>
    </message>
    <message>
        <source>Hexapawn: what alpha-beta skips</source>
        <translation>Hexapeón: lo que salta alfa-beta</translation>
    </message>
    <message>
        <source>Kalah: one seed or three?</source>
        <translation>Kalah: ¿una semilla o tres?</translation>
    </message>
    <message>
        <source>Which move is better for X, and by how many seeds?</source>
        <translation>¿Qué jugada es mejor para X, y por cuántas semillas?</translation>
    </message>
    <message>
        <source>Three men&apos;s morris: how far to look?</source>
        <translation>Molino de tres: ¿hasta dónde mirar?</translation>
    </message>
    <message>
        <source>Stones can move back and forth for ever, so this tree has no end. We look a few moves ahead and count every unfinished position as 0. Looking three moves ahead, X sees a win.</source>
        <translation>Las piedras pueden ir y volver para siempre, así que este árbol no tiene fin. Anticipamos unas pocas jugadas y contamos como 0 cada posición sin terminar. Si anticipa tres jugadas, X ve una victoria.</translation>
    </message>
    <message>
        <source>Othello 4×4: White must pass</source>
        <translation>Othello 4×4: las blancas tienen que pasar</translation>
    </message>
    <message>
        <source>In which order should Black fill the last squares? Why?</source>
        <translation>¿En qué orden deberían llenar las negras las últimas casillas? ¿Por qué?</translation>
    </message>
    <message>
        <source>Misère: same tree, opposite signs</source>
        <translation>Misère: el mismo árbol con los signos cambiados</translation>
    </message>
    <message>
        <source>After c1, X can&apos;t avoid making a row. Why not?</source>
        <translation>Después de c1, X no puede evitar hacer línea. ¿Por qué no?</translation>
    </message>
    <message>
        <source>Wild: your threat helps the other player</source>
        <translation>Salvaje: tu amenaza ayuda al rival</translation>
    </message>
    <message>
        <source>Which move draws? Why is an X there a mistake?</source>
        <translation>¿Qué jugada empata? ¿Por qué es un error poner ahí una X?</translation>
    </message>
    <message>
        <source>Notakto: which board should die?</source>
        <translation>Notakto: ¿qué tablero debe morir?</translation>
    </message>
    <message>
        <source>MAX chooses, then MIN, then MAX again. The two largest numbers are both 23, but the value is 12. MIN never goes where the 23s are.</source>
        <extracomment>Title of an example: a tree with eight numbers at its ends</extracomment>
        <translation>Elige MAX, después MIN y después otra vez MAX. Los dos números más grandes son 23, pero el valor es 12. MIN nunca va hacia donde están los 23.</translation>
    </message>
    <message>
        <source>Chomp: two arms of the same length</source>
        <translation>Chomp: dos brazos iguales</translation>
    </message>
    <message>
        <source>This is the same game. Alpha-beta finds the same value, but it skips whole branches because they can&apos;t change the result.</source>
        <translation>El mismo juego. Alfa-beta encuentra el mismo valor, pero salta ramas enteras, porque no pueden cambiar el resultado.</translation>
    </message>
    <message>
        <source>X can capture three seeds at once with pit a. With pit c, X gains only one seed, but moves again. It is still X&apos;s turn, so a MAX node can have another MAX node below it.</source>
        <translation>El jugador X puede capturar tres semillas a la vez con el hoyo a. Con el hoyo c gana solo una semilla, pero juega otra vez. Le sigue tocando a X, así que un nodo MAX puede tener debajo otro nodo MAX.</translation>
    </message>
    <message>
        <source>In misère tic-tac-toe you lose if you complete a row. In normal tic-tac-toe, O would lose here with every move except a1, which draws. In misère the leaves of the tree have the opposite signs. So every move except a1 wins for O, and a1 still draws.</source>
        <translation>En el tres en línea misère pierdes si completas una línea. En el normal, O perdería aquí con todas las jugadas menos a1, que empata. En misère, las hojas del árbol tienen el signo contrario. Con todas las jugadas menos a1 gana O, y a1 sigue siendo empate.</translation>
    </message>
    <message>
        <source>It is A&apos;s turn, and A may place X or O. A must not leave two matching marks and an empty square in a line, or B will complete the row and win. Five of the six moves lose.</source>
        <translation>Le toca a A, que puede poner X u O. A no debe dejar dos signos iguales y una casilla vacía en una línea, o B completará la línea y ganará. Cinco de las seis jugadas pierden.</translation>
    </message>
    <message>
        <source>Why does B lose by killing the left board, or by killing neither?</source>
        <translation>¿Por qué pierde B si mata el tablero izquierdo o si no mata ninguno?</translation>
    </message>
    <message>
        <source>MAX chooses left or right. Then MIN chooses. MIN always takes the smaller number, so the left branch is worth 3 and the right branch is worth 2.</source>
        <extracomment>Title of an example: a tree with four numbers at its ends</extracomment>
        <translation>MAX elige izquierda o derecha. Después elige MIN. MIN siempre toma el número más pequeño, así que la rama izquierda vale 3 y la rama derecha vale 2.</translation>
    </message>
    <message>
        <source>It is X&apos;s turn, and three squares are empty. Only one move saves the game. The tree is so small that you can see all of it.</source>
        <extracomment>Title of an example: a tree with eight numbers at its ends</extracomment>
        <translation>Le toca a X y hay tres casillas vacías. Solo una jugada salva la partida. El árbol es tan pequeño que puedes verlo entero.</translation>
    </message>
    <message>
        <source>What does X do after b2? Open “Settings” in the menu (☰), increase “Look ahead” and see.</source>
        <translation>¿Qué hace X después de b2? Abre «Ajustes» en el menú (☰), aumenta «Profundidad» y mira.</translation>
    </message>
    <message>
        <source>Open “Settings” in the menu (☰) and press “Reverse”. How many numbers does alpha-beta look at now, and why?</source>
        <translation>Abre «Ajustes» en el menú (☰) y presiona «Invertir». ¿Cuántos números mira ahora alfa-beta, y por qué?</translation>
    </message>
    <message>
        <source>At the end, the move a3 is worth 0, and the other eight are worth 0 or less. Is one of them worse than a3? Open “Settings” in the menu (☰), choose “Minimax” and see.</source>
        <translation>Al final, la jugada a3 vale 0, y las otras ocho valen 0 o menos. ¿Alguna es peor que a3? Abre «Ajustes» en el menú (☰), elige «Minimax» y mira.</translation>
    </message>
    <message>
        <source>X loses whatever it plays, because O has too many threats. After most moves, O wins in two moves; after one, only in four. A longer game gives O the chance to make a mistake.</source>
        <translation>Juegue lo que juegue, X pierde, porque O tiene demasiadas amenazas. Después de casi todas las jugadas, O gana en dos jugadas; después de una, en cuatro. En una partida más larga, O tiene más ocasiones de cometer un error.</translation>
    </message>
    <message>
        <source>It is O&apos;s turn. If both players moved at random from here, the move a1 would win most often. But against good play, a1 loses. Minimax finds a move that draws. Open “Three ways to choose” in the menu (☰). Each of the six moves can end badly, so the worst case picks one at random.</source>
        <translation>Le toca a O. Si los dos jugaran al azar desde aquí, la jugada a1 ganaría más veces que las demás. Pero contra quien juega bien, a1 pierde. Minimax encuentra una jugada que empata. Abre «Tres formas de elegir» en el menú (☰). Las seis jugadas pueden acabar mal, así que el peor caso elige una al azar.</translation>
    </message>
    <message>
        <source>At each node the better move comes first. So alpha-beta looks at only 5 of the 8 numbers. Fewer wouldn&apos;t be enough.</source>
        <translation>En cada nodo, la mejor jugada viene primero. Por eso alfa-beta mira solo 5 de los 8 números. Con menos no bastaría.</translation>
    </message>
    <message>
        <source>Open “Settings” in the menu (☰) and press “Finish captures”. What does White play now, and why?</source>
        <translation>Abre «Ajustes» en el menú (☰) y presiona «Jugar capturas». ¿Qué juegan ahora las blancas, y por qué?</translation>
    </message>
    <message>
        <source>Open “Settings” in the menu (☰) and set “Look ahead” to 2. What does White choose now?</source>
        <translation>Abre «Ajustes» en el menú (☰) y pon «Profundidad» en 2. ¿Qué eligen ahora las blancas?</translation>
    </message>
    <message>
        <source>White can win in two moves, but only one first move works. It doesn&apos;t give check, and Black has just one reply.</source>
        <translation>Las blancas pueden ganar en dos jugadas, pero solo sirve una primera jugada. No da jaque, y las negras tienen una sola respuesta.</translation>
    </message>
    <message>
        <source>White has one pawn and can win in three of its own moves. With Black&apos;s two replies, that is five moves ahead. If White looks up to four moves ahead, pushing the pawn seems best. With five, White sees that its king must move first.</source>
        <translation>Las blancas tienen un peón y pueden ganar en tres jugadas suyas. Con las dos respuestas de las negras, son cinco jugadas en total. Si las blancas anticipan hasta cuatro, lo mejor parece avanzar el peón. Con cinco, ven que primero tienen que mover el rey.</translation>
    </message>
    <message>
        <source>A whole bar of two or more squares is a win for the first player, A. Why? A could eat just the last square. Suppose B had a winning answer. It would eat the last square too. So A could have played it first. Here, eating just c2 wins.</source>
        <translation>Una tableta entera de dos o más cuadros la gana quien empieza, A. ¿Por qué? El jugador A podría comerse solo el último cuadro. Imagina que B tuviera una respuesta ganadora. Se comería también el último cuadro. Así que A podría haber empezado con esa jugada. Aquí se gana comiéndose solo c2.</translation>
    </message>
    <message>
        <source>It is A&apos;s turn, and A loses. Whatever A eats from one arm, B copies on the other arm, until only the poisoned square is left for A. That is why eating b2 wins on every square bar.</source>
        <translation>Le toca a A, y A pierde. Coma lo que coma A de un brazo, B come lo mismo del otro, hasta que a A solo le queda el cuadro envenenado. Por eso comerse b2 gana en todas las tabletas cuadradas.</translation>
    </message>
    <message>
        <source>X has a stone on b2. Two empty cells join it to the top edge, and two more join it to the bottom edge. It is O&apos;s turn. If O takes one cell of a pair, X takes the other. So O loses with every move.</source>
        <translation>El jugador X tiene una piedra en b2. Dos casillas vacías la unen al borde de arriba y otras dos al borde de abajo. Le toca a O. Si O ocupa una casilla de una pareja, X ocupa la otra. Por eso O pierde con cualquier jugada.</translation>
    </message>
    <message>
        <source>How many of the 252 positions does alpha-beta look at?</source>
        <translation>¿Cuántas de las 252 posiciones mira alfa-beta?</translation>
    </message>
    <message>
        <source>Open “Settings” in the menu (☰) and set “Look ahead” to 2. Does X still see the win?</source>
        <translation>Abre «Ajustes» en el menú (☰) y pon «Profundidad» en 2. ¿Sigue viendo X la victoria?</translation>
    </message>
    <message>
        <source>Which move is it? Guess before you press “Step”.</source>
        <extracomment>Title of an example: a tree with eight numbers at its ends</extracomment>
        <translation>¿Qué jugada es? Adivínala antes de presionar «Paso».</translation>
    </message>
    <message>
        <source>Open “Settings” in the menu (☰) and set “Values” to +1, 0, −1. Which move does X choose now, and why?</source>
        <translation>Abre «Ajustes» en el menú (☰) y pon «Valores» en +1, 0, −1. ¿Qué jugada elige X ahora, y por qué?</translation>
    </message>
    <message>
        <source>If O looks one move ahead, it counts open lines and likes the move b2 best. That makes two in a row with c3, but it loses. If O looks further ahead, it plays a3.</source>
        <translation>Si O mira solo la jugada siguiente, cuenta líneas abiertas y prefiere b2. Así tiene dos en línea con c3, pero pierde. Si O mira más lejos, juega a3.</translation>
    </message>
    <message>
        <source>This is the same position, but now the search doesn&apos;t guess while a piece can be captured. It plays the captures first, but either player may stop capturing. It looks at only two more positions, and White keeps its knight. This is called quiescence search (D. F. Beal, 1990).</source>
        <translation>La misma posición. Ahora la búsqueda no estima mientras se pueda capturar una pieza. Primero juega las capturas, pero cada jugador también puede parar de capturar. Mira solo dos posiciones más, y las blancas conservan su caballo. Esto se llama búsqueda de reposo («quiescence search», D. F. Beal, 1990).</translation>
    </message>
    <message>
        <source>Each value says how many discs Black wins by. The winner gets the empty squares, too. White (MIN) can&apos;t turn a disc and must pass. A pass is a move, too: after it, Black (MAX) moves again. So only MAX has a choice here.</source>
        <translation>Cada valor dice por cuántas fichas ganan las negras. Quien gana se queda también con las casillas vacías. Las blancas (MIN) no pueden voltear ninguna ficha y tienen que pasar. Pasar también es una jugada: después juegan otra vez las negras (MAX). Así que aquí solo MAX puede elegir.</translation>
    </message>
    <message>
        <source>Both players place X, and it is B&apos;s turn. On the left board, an X on any empty square completes a row. On the right board, there is one square where it doesn&apos;t. You can kill a board safely as long as the other one is alive. B wins by killing the board on the right.</source>
        <translation>Los dos jugadores ponen X, y le toca a B. En el tablero izquierdo, una X en cualquier casilla vacía completa una línea. En el derecho hay una casilla en la que no. Puedes matar un tablero sin peligro mientras el otro siga vivo. B gana matando el derecho.</translation>
    </message>
    <message>
        <source>After ♘xd5, what is the best Black can get without capturing?</source>
        <translation>Después de ♘xd5, ¿qué consiguen las negras sin capturar?</translation>
    </message>
    <message>
        <source>A mate in two takes three moves: White, Black, White. Looking three moves ahead, White plays ♔b6 and soon wins. Looking only one or two moves ahead, it makes a queen instead: +10 pawns, but no mate.</source>
        <translation>Un mate en dos necesita tres jugadas: blancas, negras, blancas. Si anticipan tres jugadas, las blancas juegan ♔b6 y pronto ganan. Si anticipan solo una o dos, prefieren conseguir una dama: +10 peones, pero no hay mate.</translation>
    </message>
</context>
<context>
    <name>ExitButton</name>
    <message>
        <source>Exit the presenter view</source>
        <translation>Salir de la presentación</translation>
    </message>
    <message>
        <source>Go back to the menus and buttons (F12, Esc)</source>
        <translation>Volver a los menús y botones (F12, Esc)</translation>
    </message>
</context>
<context>
    <name>ExperimentsView</name>
    <message>
        <source>What do you want to find out?</source>
        <translation>¿Qué quieres descubrir?</translation>
    </message>
    <message>
        <source>Let bots play each other. See who is stronger, and how sure we can be.</source>
        <translation>Haz que los bots jueguen entre sí. Mira quién es más fuerte y qué tan seguros podemos estar.</translation>
    </message>
</context>
<context>
    <name>Explain</name>
    <message>
        <source>alphabeta(position, alpha, beta):</source>
        <extracomment>A line of the pseudocode; keep the spaces in front of it</extracomment>
        <translation>alfabeta(posición, alfa, beta):</translation>
    </message>
    <message>
        <source>    game over? return its score</source>
        <extracomment>A line of the pseudocode; keep the spaces in front of it</extracomment>
        <translation>    ¿fin de la partida? devolver su valor</translation>
    </message>
    <message>
        <source>    for each move:</source>
        <extracomment>A line of the pseudocode; keep the spaces in front of it</extracomment>
        <translation>    para cada jugada:</translation>
    </message>
    <message>
        <source>        value = alphabeta(next, alpha, beta)</source>
        <extracomment>A line of the pseudocode; keep the spaces in front of it</extracomment>
        <translation>        valor = alfabeta(siguiente, alfa, beta)</translation>
    </message>
    <message>
        <source>        MAX: best = max(best, value)</source>
        <extracomment>A line of the pseudocode; keep the spaces in front of it</extracomment>
        <translation>        MAX: mejor = max(mejor, valor)</translation>
    </message>
    <message>
        <source>        MIN: best = min(best, value)</source>
        <extracomment>A line of the pseudocode; keep the spaces in front of it</extracomment>
        <translation>        MIN: mejor = min(mejor, valor)</translation>
    </message>
    <message>
        <source>        MAX: alpha = max(alpha, best)</source>
        <extracomment>A line of the pseudocode; keep the spaces in front of it</extracomment>
        <translation>        MAX: alfa = max(alfa, mejor)</translation>
    </message>
    <message>
        <source>        MIN: beta = min(beta, best)</source>
        <extracomment>A line of the pseudocode; keep the spaces in front of it</extracomment>
        <translation>        MIN: beta = min(beta, mejor)</translation>
    </message>
    <message>
        <source>        alpha ≥ beta? stop: cut</source>
        <extracomment>A line of the pseudocode; keep the spaces in front of it</extracomment>
        <translation>        ¿alfa ≥ beta? parar: corte</translation>
    </message>
    <message>
        <source>    return best</source>
        <extracomment>A line of the pseudocode; keep the spaces in front of it</extracomment>
        <translation>    devolver mejor</translation>
    </message>
    <message>
        <source>minimax(position):</source>
        <extracomment>A line of the pseudocode; keep the spaces in front of it</extracomment>
        <translation>minimax(posición):</translation>
    </message>
    <message>
        <source>        value = minimax(next)</source>
        <extracomment>A line of the pseudocode; keep the spaces in front of it</extracomment>
        <translation>        valor = minimax(siguiente)</translation>
    </message>
    <message>
        <source>We can skip the last branch.</source>
        <extracomment>Explain: why alpha-beta skips branches.</extracomment>
        <translation>Podemos saltar la última rama.</translation>
    </message>
    <message>
        <source>Cut! {player} can get at least {value} here. But {other} already has {limit} ({mark}), so we skip the rest.</source>
        <extracomment>Explain, in large letters: why alpha-beta skips branches. {limit}: a value; {mark}: “alpha = 3”
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>¡Corte! Aquí {player} consigue al menos {value}. Pero {other} ya tiene {limit} ({mark}), así que saltamos el resto.</translation>
    </message>
    <message>
        <source>{value} in {plies}</source>
        <extracomment>A value with the number of moves until then: +1 in 4. {plies}: a number
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{value} en {plies}</translation>
    </message>
    <message>
        <source>at least {value}</source>
        <extracomment>A value of which only a limit is known, in a sentence
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>al menos {value}</translation>
    </message>
    <message>
        <source>at most {value}</source>
        <extracomment>A value of which only a limit is known, in a sentence
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>como mucho {value}</translation>
    </message>
    <message>
        <source>At the top: {sentence}</source>
        <extracomment>{sentence}: a whole sentence about this node, such as &quot;MAX can now be sure of at least 5&quot;</extracomment>
        <translation>En la raíz: {sentence}</translation>
    </message>
    <message>
        <source>After {moves}: {sentence}</source>
        <extracomment>{sentence}: a whole sentence about the node that these moves lead to
{moves}: one move or several: “b2, c1 or c3”</extracomment>
        <translation>Tras {moves}: {sentence}</translation>
    </message>
    <message>
        <source>After {moves}: what if {player} takes {move}?</source>
        <extracomment>Explain: the search tries a move. {moves}: those that lead to the node; {move}: the one that is tried; “takes” is for trees of numbers
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Tras {moves}: ¿y si {player} toma {move}?</translation>
    </message>
    <message>
        <source>After {moves}: what if {player} plays {move}?</source>
        <extracomment>Explain: the search tries a move. {moves}: those that lead to the node; {move}: the one that is tried; “takes” is for trees of numbers
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Tras {moves}: ¿y si {player} juega {move}?</translation>
    </message>
    <message>
        <source>What if {player} takes {move}?</source>
        <extracomment>Explain: the search tries a move. {move}: the one that is tried; “takes” is for trees of numbers
{player}: a player&apos;s name: X, White</extracomment>
        <translation>¿Y si {player} toma {move}?</translation>
    </message>
    <message>
        <source>What if {player} plays {move}?</source>
        <extracomment>Explain: the search tries a move. {move}: the one that is tried; “takes” is for trees of numbers
{player}: a player&apos;s name: X, White</extracomment>
        <translation>¿Y si {player} juega {move}?</translation>
    </message>
    <message>
        <source>This tree is a single number. There is nothing to choose.</source>
        <extracomment>Explain: at the top of the tree</extracomment>
        <translation>Este árbol es un solo número. No hay nada que elegir.</translation>
    </message>
    <message>
        <source>The game is over here. There is nothing to search.</source>
        <extracomment>Explain: at the top of the tree</extracomment>
        <translation>Aquí la partida ha terminado. No hay nada que buscar.</translation>
    </message>
    <message>
        <source>MAX chooses first and wants the largest number.</source>
        <extracomment>Explain: at the top of the tree</extracomment>
        <translation>MAX elige primero y quiere el número más grande.</translation>
    </message>
    <message>
        <source>It is {player}&apos;s turn. {player} is MAX and wants the largest value.</source>
        <extracomment>Explain: at the top of the tree
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Le toca a {player}, que es MAX y quiere el valor más grande.</translation>
    </message>
    <message>
        <source>It is {player}&apos;s turn. {player} is MIN and wants the smallest value.</source>
        <extracomment>Explain: at the top of the tree
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Le toca a {player}, que es MIN y quiere el valor más pequeño.</translation>
    </message>
    <message>
        <source>We stop looking here and count it as 0.</source>
        <extracomment>Explain: at the end of a branch.</extracomment>
        <translation>Aquí dejamos de mirar y lo contamos como 0.</translation>
    </message>
    <message>
        <source>This is the end of the branch (a leaf). Its number is {value}.</source>
        <extracomment>Explain: at the end of a branch.
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>Este es el final de la rama (una hoja). Su número es {value}.</translation>
    </message>
    <message>
        <source>This is a draw. It is worth {value}.</source>
        <extracomment>Explain: at the end of a branch.
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>Esto es un empate. Vale {value}.</translation>
    </message>
    <message>
        <source>The game is over here: {outcome}. That is worth {value}.</source>
        <extracomment>Explain: at the end of a branch. {outcome}: such as “X wins”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>Aquí la partida ha terminado: {outcome}. Eso vale {value}.</translation>
    </message>
    <message>
        <source>This is the first value, so it is the best so far: {new} with {move}.</source>
        <extracomment>Explain: the first value at a node. {new}: a value
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Este es el primer valor, así que es el mejor hasta ahora: {new} con {move}.</translation>
    </message>
    <message>
        <source>{compared} The best choice for {player} is now {move}.</source>
        <extracomment>{compared}: a whole sentence, such as &quot;The new value, 5, is larger than 3.&quot;
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>{compared} Ahora la mejor opción para {player} es {move}.</translation>
    </message>
    <message>
        <source>{compared} {player} would rather stop here with {best}.</source>
        <extracomment>Explain: a new value that changes nothing. {compared}: a sentence that compares it; {best}: the best value so far
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{compared} Aquí {player} prefiere parar con {best}.</translation>
    </message>
    <message>
        <source>{compared} {player} keeps {move} with {best}.</source>
        <extracomment>Explain: a new value that changes nothing. {compared}: a sentence that compares it; {best}: the best value so far
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>{compared} Así que {player} se queda con {move}, que da {best}.</translation>
    </message>
    <message>
        <source>{compared} So far, {player} can&apos;t get more than {value} here.</source>
        <extracomment>Explain: a new value of which only a limit is known. {compared}: a sentence that compares it with the best so far
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{compared} Hasta ahora, {player} no puede conseguir aquí más de {value}.</translation>
    </message>
    <message>
        <source>The new value, {new}, is better for {player} than {old}.</source>
        <extracomment>Explain: begins a sentence about a new value at a node. {new}, {old}: values
{player}: a player&apos;s name: X, White</extracomment>
        <translation>El nuevo valor, {new}, es mejor para {player} que {old}.</translation>
    </message>
    <message>
        <source>The new value, {new}, is no better for {player} than {old}.</source>
        <extracomment>Explain: begins a sentence about a new value at a node. {new}, {old}: values
{player}: a player&apos;s name: X, White</extracomment>
        <translation>El nuevo valor, {new}, no es mejor para {player} que {old}.</translation>
    </message>
    <message>
        <source>The new value, {new}, is larger than {old}.</source>
        <extracomment>Explain: begins a sentence about a new value at a node. {new}, {old}: values</extracomment>
        <translation>El nuevo valor, {new}, es mayor que {old}.</translation>
    </message>
    <message>
        <source>The new value, {new}, is smaller than {old}.</source>
        <extracomment>Explain: begins a sentence about a new value at a node. {new}, {old}: values</extracomment>
        <translation>El nuevo valor, {new}, es menor que {old}.</translation>
    </message>
    <message>
        <source>{player} can probably get at least {value} now (alpha = {value}).</source>
        <extracomment>Explain: a new value that makes alpha or beta change
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>ahora {player} puede lograr probablemente al menos {value} (alfa = {value}).</translation>
    </message>
    <message>
        <source>{player} can now be sure of at least {value} (alpha = {value}).</source>
        <extracomment>Explain: a new value that makes alpha or beta change
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>ahora {player} se asegura al menos {value} (alfa = {value}).</translation>
    </message>
    <message>
        <source>no capture</source>
        <extracomment>Stands for a move in Explain: none, as a capture would be worse</extracomment>
        <translation>no capturar</translation>
    </message>
    <message>
        <source>Done! The value is {value}: {player} chooses {move}.</source>
        <extracomment>Explain: all branches of a node were tried.
{value}: a value: +3, −1 in 4, 0.5
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>¡Listo! El valor es {value}: {player} elige {move}.</translation>
    </message>
    <message>
        <source>Done! The value seems to be {value}: {player} chooses {move}.</source>
        <extracomment>Explain: all branches of a node were tried.
{value}: a value: +3, −1 in 4, 0.5
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>¡Listo! El valor parece ser {value}: {player} elige {move}.</translation>
    </message>
    <message>
        <source>right</source>
        <extracomment>name of a branch of a tree</extracomment>
        <translation>derecha</translation>
    </message>
    <message>
        <source>left</source>
        <extracomment>name of a branch of a tree</extracomment>
        <translation>izquierda</translation>
    </message>
    <message>
        <source>the right branch</source>
        <extracomment>a branch in a sentence</extracomment>
        <translation>la rama derecha</translation>
    </message>
    <message>
        <source>the left branch</source>
        <extracomment>a branch in a sentence</extracomment>
        <translation>la rama izquierda</translation>
    </message>
    <message>
        <source>branch {number}</source>
        <extracomment>a branch in a sentence
{number}: a number</extracomment>
        <translation>la rama {number}</translation>
    </message>
    <message>
        <source>Quick wins first</source>
        <translation>Primero, las victorias rápidas</translation>
    </message>
    <message>
        <source>+1, 0, −1</source>
        <translation>+1, 0, −1</translation>
    </message>
    <message>
        <source>Cost (smaller is better)</source>
        <translation>Costo (mejor cuanto más pequeño)</translation>
    </message>
    <message>
        <source>We stop looking here and guess {value}.</source>
        <extracomment>Explain: at a node where the search stops.
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>Aquí dejamos de mirar y estimamos {value}.</translation>
    </message>
    <message>
        <source>We stop looking here. Counting {what} gives {count}: a guess of {value}.</source>
        <extracomment>Explain: at a node where the search stops. {what}: what is counted, such as “open lines”
{count}: a number; the text has a form for one and for many
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>Aquí dejamos de mirar. Si contamos {what}, obtenemos {count}: estimamos {value}.</translation>
    </message>
    <message>
        <source>We stop looking here. Counting {what} gives {count}, and that is our guess.</source>
        <extracomment>Explain: at a node where the search stops. {what}: what is counted, such as “open lines”
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>Aquí dejamos de mirar. Si contamos {what}, obtenemos {count}, y esa es nuestra estimación.</translation>
    </message>
    <message>
        <source>We stop looking here. Counting {what} ({parts}) gives {count}, and that is our guess.</source>
        <extracomment>Explain: at a node where the search stops. {what}: what is counted, such as “open lines”; {parts}: the sum, such as “3 − 1”
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>Aquí dejamos de mirar. Si contamos {what} ({parts}), obtenemos {count}, y esa es nuestra estimación.</translation>
    </message>
    <message>
        <source>We stop looking here. Counting {what} ({parts}) gives {count}: a guess of {value}.</source>
        <extracomment>Explain: at a node where the search stops. {what}: what is counted, such as “open lines”; {parts}: the sum, such as “3 − 1”
{count}: a number; the text has a form for one and for many
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>Aquí dejamos de mirar. Si contamos {what} ({parts}), obtenemos {count}: estimamos {value}.</translation>
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
        <translation>+1: gana {first}. 0: empate. −1: gana {second}. Una victoria es una victoria, rápida o lenta.</translation>
    </message>
    <message>
        <source>+1: {first} wins. −1: {second} wins. A win is a win, quick or slow.</source>
        <extracomment>What the values of a tree mean. {first}, {second}: the names of the players</extracomment>
        <translation>+1: gana {first}. −1: gana {second}. Una victoria es una victoria, rápida o lenta.</translation>
    </message>
    <message>
        <source>+1: {first} loses. 0: a draw. −1: {first} wins. So {first} wants the smallest value, and is MIN.</source>
        <extracomment>What the values of a tree mean. {first}, {second}: the names of the players</extracomment>
        <translation>+1: pierde {first}. 0: empate. −1: gana {first}. Por eso {first} quiere el valor más pequeño y es MIN.</translation>
    </message>
    <message>
        <source>+1: {first} loses. −1: {first} wins. So {first} wants the smallest value, and is MIN.</source>
        <extracomment>What the values of a tree mean. {first}, {second}: the names of the players</extracomment>
        <translation>+1: pierde {first}. −1: gana {first}. Por eso {first} quiere el valor más pequeño y es MIN.</translation>
    </message>
    <message>
        <source>Cut after {moves}! {player} can get at least {value} here. But {other} already has {limit} at the top with {move} ({mark}). So {other} won&apos;t come here. {rest}</source>
        <extracomment>Explain: why alpha-beta skips branches. {moves}: the moves that lead to the node; {limit}: a value; {move}: the move that has it; {mark}: “alpha = 3”; {rest}: a sentence: how many branches are skipped
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>¡Corte tras {moves}! Aquí {player} puede conseguir al menos {value}. Pero {other} ya tiene {limit} en la raíz gracias a {move} ({mark}). Así que {other} no vendrá aquí. {rest}</translation>
    </message>
    <message>
        <source>You will see the explanation after you answer.</source>
        <translation>Verás la explicación después de responder.</translation>
    </message>
    <message>
        <source>Cut! {player} can keep the value at {value} or less. But {other} already has {limit} ({mark}), so we skip the rest.</source>
        <extracomment>Explain, in large letters: why alpha-beta skips branches. {limit}: a value; {mark}: “alpha = 3”
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>¡Corte! Aquí {player} deja como mucho {value}. Pero {other} ya tiene {limit} ({mark}), así que saltamos el resto.</translation>
    </message>
    <message>
        <source>{player} can stop here with {value}. From here on, we only try captures.</source>
        <extracomment>Explain, in chess, after the last move that the search was to try
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>aquí {player} puede parar con {value}. A partir de ahora solo probamos capturas.</translation>
    </message>
    <message>
        <source>≈: a guess, or a value based on guesses.</source>
        <translation>≈: una estimación, o un valor que sale de estimaciones.</translation>
    </message>
    <message>
        <source>+1 in 3: {first} wins, 3 moves below the top. 0: a draw. −1 in 4: {second} wins, 4 moves below the top. We count the moves of both players. A quick win is better than a slow one, and a slow loss is better than a quick one.</source>
        <extracomment>What the values of a tree mean. {first}, {second}: the names of the players; “in 3” counts moves</extracomment>
        <translation>+1 en 3: gana {first}, 3 jugadas debajo de la raíz. 0: empate. −1 en 4: gana {second}, 4 jugadas debajo de la raíz. Contamos las jugadas de los dos. Una victoria rápida es mejor que una lenta, y una derrota lenta es mejor que una rápida.</translation>
    </message>
    <message>
        <source>{branches}</source>
        <extracomment>Several branches, each below the one before, in a sentence: “After left, right: ...”
{branches}: names of branches, such as “left, right”</extracomment>
        <translation>el camino {branches}</translation>
    </message>
    <message>
        <source>{branch} seems to be worth {value}.</source>
        <extracomment>{branch}: “the left branch” or “branch 3”; follows “Back at the top: ”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{branch} parece valer {value}.</translation>
    </message>
    <message>
        <source>{branch} is worth {value}.</source>
        <extracomment>{branch}: “the left branch” or “branch 3”; follows “Back at the top: ”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{branch} vale {value}.</translation>
    </message>
    <message>
        <source>playing {branch} seems to be worth {value}.</source>
        <extracomment>{branch}: a move; follows “Back at the top: ”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>jugar {branch} parece valer {value}.</translation>
    </message>
    <message>
        <source>playing {branch} is worth {value}.</source>
        <extracomment>{branch}: a move; follows “Back at the top: ”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>jugar {branch} vale {value}.</translation>
    </message>
    <message>
        <source>Back at the top: {sentence}</source>
        <extracomment>{sentence}: what a branch is worth, such as “the left branch is worth 3.”</extracomment>
        <translation>De vuelta en la raíz: {sentence}</translation>
    </message>
    <message>
        <source>Back up after {moves}: {sentence}</source>
        <extracomment>{sentence}: what a branch is worth, such as “the left branch is worth 3.”
{moves}: one move or several: “b2, c1 or c3”</extracomment>
        <translation>De vuelta tras {moves}: {sentence}</translation>
    </message>
    <message>
        <source>{compared} So far, {player} can&apos;t get less than {value} here.</source>
        <extracomment>Explain: a new value of which only a limit is known. {compared}: a sentence that compares it with the best so far
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{compared} Hasta ahora, {player} no puede conseguir aquí menos de {value}.</translation>
    </message>
    <message>
        <source>The new value, {new}, isn&apos;t larger than {old}.</source>
        <extracomment>Explain: begins a sentence about a new value at a node. {new}, {old}: values</extracomment>
        <translation>El nuevo valor, {new}, no es mayor que {old}.</translation>
    </message>
    <message>
        <source>The new value, {new}, isn&apos;t smaller than {old}.</source>
        <extracomment>Explain: begins a sentence about a new value at a node. {new}, {old}: values</extracomment>
        <translation>El nuevo valor, {new}, no es menor que {old}.</translation>
    </message>
    <message>
        <source>After {moves}, the node is finished. It is worth {value}.</source>
        <extracomment>Explain: all branches of a node were tried. {moves}: those that lead to it
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>Tras {moves}, el nodo está terminado. Vale {value}.</translation>
    </message>
    <message>
        <source>After {moves}, the node is finished. {player} takes the largest value: {value}.</source>
        <extracomment>Explain: all branches of a node were tried. {moves}: those that lead to it
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>Tras {moves}, el nodo está terminado. Ahí {player} toma el valor más grande: {value}.</translation>
    </message>
    <message>
        <source>After {moves}, the node is finished. {player} takes the smallest value: {value}.</source>
        <extracomment>Explain: all branches of a node were tried. {moves}: those that lead to it
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>Tras {moves}, el nodo está terminado. Ahí {player} toma el valor más pequeño: {value}.</translation>
    </message>
    <message>
        <source>Cut after {moves}! {player} can get at least {value} here. But {other} already has {limit} with {move} ({mark}) after {above}. So {other} won&apos;t come here. {rest}</source>
        <extracomment>Explain: why alpha-beta skips branches. {moves}: the moves that lead to the node; {limit}: a value; {move}: the move that has it; {mark}: “alpha = 3”; {above}: moves that lead to a node further up; {rest}: a sentence: how many branches are skipped
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>¡Corte tras {moves}! Aquí {player} puede conseguir al menos {value}. Pero {other} ya tiene {limit} tras {above}, gracias a {move} ({mark}). Así que {other} no vendrá aquí. {rest}</translation>
    </message>
    <message>
        <source>Cut after {moves}! {player} can keep the value at {value} or less. But {other} already has {limit} at the top with {move} ({mark}). So {other} won&apos;t come here. {rest}</source>
        <extracomment>Explain: why alpha-beta skips branches. {moves}: the moves that lead to the node; {limit}: a value; {move}: the move that has it; {mark}: “alpha = 3”; {rest}: a sentence: how many branches are skipped
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>¡Corte tras {moves}! Aquí {player} puede hacer que el valor sea como mucho {value}. Pero {other} ya tiene {limit} en la raíz gracias a {move} ({mark}). Así que {other} no vendrá aquí. {rest}</translation>
    </message>
    <message>
        <source>Cut after {moves}! {player} can keep the value at {value} or less. But {other} already has {limit} with {move} ({mark}) after {above}. So {other} won&apos;t come here. {rest}</source>
        <extracomment>Explain: why alpha-beta skips branches. {moves}: the moves that lead to the node; {limit}: a value; {move}: the move that has it; {mark}: “alpha = 3”; {above}: moves that lead to a node further up; {rest}: a sentence: how many branches are skipped
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>¡Corte tras {moves}! Aquí {player} puede hacer que el valor sea como mucho {value}. Pero {other} ya tiene {limit} tras {above}, gracias a {move} ({mark}). Así que {other} no vendrá aquí. {rest}</translation>
    </message>
    <message>
        <source>{player} can probably keep the value at {value} or less now (beta = {value}).</source>
        <extracomment>Explain: a new value that makes alpha or beta change
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>ahora {player} puede dejar probablemente el valor en {value} como máximo (beta = {value}).</translation>
    </message>
    <message>
        <source>{player} can now keep the value at {value} or less (beta = {value}).</source>
        <extracomment>Explain: a new value that makes alpha or beta change
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>ahora {player} puede dejar el valor en {value} como máximo (beta = {value}).</translation>
    </message>
    <message>
        <source>After {moves}, the node is finished. The best {player} can get is {value}.</source>
        <extracomment>Explain: all branches of a node were tried. {moves}: those that lead to it
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>Tras {moves}, el nodo está terminado. Lo mejor que puede conseguir {player} es {value}.</translation>
    </message>
    <message>
        <source>An open line has only one player&apos;s marks in it. We count the open lines of both players. The more marks in a line, the more it is worth.</source>
        <translation>Una línea abierta tiene signos de un solo jugador. Contamos las líneas abiertas de los dos jugadores. Cuantos más signos tiene una línea, más vale.</translation>
    </message>
    <message>
        <source>+1 in 3: {first} wins, 3 moves below the top. −1 in 4: {second} wins, 4 moves below the top. We count the moves of both players. A quick win is better than a slow one, and a slow loss is better than a quick one.</source>
        <extracomment>What the values of a tree mean. {first}, {second}: the names of the players; “in 3” counts moves</extracomment>
        <translation>+1 en 3: gana {first}, 3 jugadas debajo de la raíz. −1 en 4: gana {second}, 4 jugadas debajo de la raíz. Contamos las jugadas de los dos. Una victoria rápida es mejor que una lenta, y una derrota lenta es mejor que una rápida.</translation>
    </message>
    <message>
        <source>step {step} of {last}</source>
        <extracomment>Below the tree, and above it in the command line. {step}, {last}: numbers</extracomment>
        <translation>paso {step} de {last}</translation>
    </message>
    <message>
        <source>positions visited: {nodes} of {all}, cuts: {cuts}</source>
        <extracomment>Above the tree in the command line. {nodes}, {all}, {cuts}: numbers</extracomment>
        <translation>posiciones visitadas: {nodes} de {all}, cortes: {cuts}</translation>
    </message>
</context>
<context>
    <name>ExplainChoices</name>
    <message>
        <source>Algorithm</source>
        <extracomment>Controls on the page Explain, with their tips
Labels of the settings on the page Explain</extracomment>
        <translation>Algoritmo</translation>
    </message>
    <message>
        <source>Minimax</source>
        <extracomment>Controls on the page Explain, with their tips</extracomment>
        <translation>Minimax</translation>
    </message>
    <message>
        <source>Alpha-beta</source>
        <extracomment>Controls on the page Explain, with their tips</extracomment>
        <translation>Alfa-beta</translation>
    </message>
    <message>
        <source>Alpha-beta, middle first</source>
        <extracomment>Controls on the page Explain, with their tips</extracomment>
        <translation>Alfa-beta, primero el centro</translation>
    </message>
    <message>
        <source>Moves to look ahead</source>
        <extracomment>Controls on the page Explain, with their tips</extracomment>
        <translation>Cuántas jugadas anticipar</translation>
    </message>
    <message>
        <source>to the end</source>
        <extracomment>in the list of how many moves to look ahead, below the numbers</extracomment>
        <translation>hasta el final</translation>
    </message>
    <message>
        <source>Guess</source>
        <extracomment>Controls on the page Explain, with their tips</extracomment>
        <translation>Adivinar</translation>
    </message>
    <message>
        <source>Guess each value before the search finds it</source>
        <extracomment>Controls on the page Explain, with their tips</extracomment>
        <translation>Adivinar cada valor antes de que lo encuentre la búsqueda</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>Controls on the page Explain, with their tips</extracomment>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Show the other algorithm beside it, step by step</source>
        <extracomment>Controls on the page Explain, with their tips</extracomment>
        <translation>Mostrar al lado el otro algoritmo, paso a paso</translation>
    </message>
    <message>
        <source>Mark the branches that alpha-beta will skip</source>
        <extracomment>a button: mark the branches that will be cut, as an exercise</extracomment>
        <translation>Marcar las ramas que alfa-beta va a saltar</translation>
    </message>
    <message>
        <source>Play out captures before guessing a value</source>
        <extracomment>a button of chess: look at captures to their end (quiescence search)</extracomment>
        <translation>Jugar las capturas hasta el final antes de estimar un valor</translation>
    </message>
    <message>
        <source>See how much work this is, here and on larger boards</source>
        <extracomment>a button: opens a table of how much work the search is</extracomment>
        <translation>Ver cuánto trabajo es esto, aquí y en tableros más grandes</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Button with a menu on the page Explain</extracomment>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Save a picture, an animation, the steps, worksheets or a lesson</source>
        <extracomment>Controls on the page Explain, with their tips</extracomment>
        <translation>Guardar una imagen, una película, los pasos, hojas de ejercicios o una lección</translation>
    </message>
    <message>
        <source>Values</source>
        <extracomment>Name of a choice on the page Explain, for screen readers: what a win and a loss are worth
Labels of the settings on the page Explain</extracomment>
        <translation>Valores</translation>
    </message>
    <message>
        <source>{tip} ({key})</source>
        <extracomment>The tip of a button with its key. {tip}: such as “Show the other algorithm”; {key}: “M”</extracomment>
        <translation>{tip} ({key})</translation>
    </message>
    <message>
        <source>Look ahead</source>
        <extracomment>Labels of the settings on the page Explain</extracomment>
        <translation>Profundidad</translation>
    </message>
    <message>
        <source>Compare the worst case, the odds and minimax</source>
        <extracomment>a button: opens a table that values each move in three ways</extracomment>
        <translation>Comparar el peor caso, las probabilidades y minimax</translation>
    </message>
    <message>
        <source>You can only guess values if the search looks to the end of the game</source>
        <translation>Solo puedes adivinar valores si la búsqueda llega hasta el final de la partida</translation>
    </message>
    <message>
        <source>You can only mark branches if the whole tree is drawn</source>
        <translation>Solo puedes marcar ramas si está dibujado todo el árbol</translation>
    </message>
    <message>
        <source>How the search goes through the tree</source>
        <extracomment>Controls on the page Explain, with their tips</extracomment>
        <translation>Cómo recorre el árbol la búsqueda</translation>
    </message>
    <message>
        <source>How many moves the search looks ahead</source>
        <extracomment>Controls on the page Explain, with their tips</extracomment>
        <translation>Cuántas jugadas anticipa la búsqueda</translation>
    </message>
    <message>
        <source>Cuts?</source>
        <extracomment>a button: mark the branches that will be cut, as an exercise</extracomment>
        <translation>¿Cortes?</translation>
    </message>
    <message>
        <source>Finish captures</source>
        <extracomment>a button of chess: look at captures to their end (quiescence search)</extracomment>
        <translation>Jugar capturas</translation>
    </message>
    <message>
        <source>How much work?</source>
        <extracomment>a button: opens a table of how much work the search is</extracomment>
        <translation>¿Cuánto trabajo?</translation>
    </message>
    <message>
        <source>Depth by depth</source>
        <extracomment>a button: opens a table with a row for each search depth</extracomment>
        <translation>Por profundidad</translation>
    </message>
    <message>
        <source>See which move looks best at each depth</source>
        <extracomment>a button: opens a table with a row for each search depth</extracomment>
        <translation>Ver qué jugada parece la mejor a cada profundidad</translation>
    </message>
    <message>
        <source>Three ways to choose</source>
        <extracomment>a button: opens a table that values each move in three ways</extracomment>
        <translation>Tres formas de elegir</translation>
    </message>
    <message>
        <source>What a win, a draw and a loss are worth</source>
        <translation>Cuánto valen una victoria, un empate y una derrota</translation>
    </message>
</context>
<context>
    <name>ExplainDialogs</name>
    <message>
        <source>This position has too many endings to count. Try it later in the game, or on a smaller board.</source>
        <translation>Desde esta posición hay demasiados finales para contarlos. Prueba más adelante en la partida o en un tablero más pequeño.</translation>
    </message>
    <message>
        <source>We are still running the other search. The table will open when that is done.</source>
        <translation>La otra búsqueda no ha terminado. La tabla se abrirá después.</translation>
    </message>
    <message>
        <source>There are no moves left here. Take back a move, or open an example.</source>
        <translation>Aquí no quedan jugadas. Deshaz una jugada o abre un ejemplo.</translation>
    </message>
    <message>
        <source>Minimax would visit too many positions to count here. Look fewer moves ahead.</source>
        <translation>Minimax visitaría aquí demasiadas posiciones para contarlas. Anticipa menos jugadas.</translation>
    </message>
</context>
<context>
    <name>ExplainLayout</name>
    <message>
        <source>Example</source>
        <extracomment>Name of the note on an example, for screen readers</extracomment>
        <translation>Ejemplo</translation>
    </message>
    <message>
        <source>Numbers</source>
        <extracomment>a button: show the line with the numbers of the tree</extracomment>
        <translation>Números</translation>
    </message>
    <message>
        <source>Change the numbers in the tree</source>
        <extracomment>a button: show the line with the numbers of the tree</extracomment>
        <translation>Cambiar los números del árbol</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Button that opens the settings of the page Explain, and its tip</extracomment>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Show or hide the board and the code</source>
        <extracomment>a button in small windows: show or hide what stands beside the tree</extracomment>
        <translation>Mostrar u ocultar el tablero y el código</translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>Name of the button with the menu of the page Explain, for screen readers; it shows “⋯”</extracomment>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Algorithm, window and counts</source>
        <translation>Algoritmo, ventana y cuentas</translation>
    </message>
    <message>
        <source>Everything you can do here</source>
        <translation>Todo lo que puedes hacer aquí</translation>
    </message>
    <message>
        <source>The algorithm, the depth and the numbers (O)</source>
        <extracomment>Button that opens the settings of the page Explain, and its tip</extracomment>
        <translation>El algoritmo, la profundidad y los números (O)</translation>
    </message>
    <message>
        <source>Board and code</source>
        <extracomment>a button in small windows: show or hide what stands beside the tree</extracomment>
        <translation>Tablero y código</translation>
    </message>
</context>
<context>
    <name>ExplainPage</name>
    <message>
        <source>Before move {number}</source>
        <extracomment>Where the explanation of a finished game begins
{number}: a number</extracomment>
        <translation>Antes de la jugada {number}</translation>
    </message>
    <message>
        <source>This move gave away the most.</source>
        <extracomment>Where the explanation of a finished game begins</extracomment>
        <translation>Con esta jugada se perdió más que con ninguna otra.</translation>
    </message>
    <message numerus="yes">
        <source>Before the last %n moves</source>
        <extracomment>Where the explanation of a finished game begins</extracomment>
        <translation>
            <numerusform>Antes de la última jugada</numerusform>
            <numerusform>Antes de las últimas&#xa0;%n jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Watch: only the steps</source>
        <translation>Mirar: solo los pasos</translation>
    </message>
    <message>
        <source>Try: guess values and mark cuts</source>
        <translation>Probar: adivinar valores y marcar cortes</translation>
    </message>
    <message>
        <source>Study: all controls</source>
        <translation>Estudiar: todos los controles</translation>
    </message>
    <message>
        <source>Show or hide the settings</source>
        <translation>Mostrar u ocultar los ajustes</translation>
    </message>
    <message>
        <source>To see another position, go to it on the board and open Explain again.</source>
        <extracomment>Where the explanation of a finished game begins</extracomment>
        <translation>Para ver otra posición, ve hasta ella en el tablero y abre «Explicar» otra vez.</translation>
    </message>
    <message>
        <source>So far ahead, there are too many positions to step through. Look fewer moves ahead, or use “Alpha-beta, middle first”.</source>
        <translation>A esa profundidad hay demasiadas posiciones para ir paso a paso. Anticipa menos jugadas o usa «Alfa-beta, primero el centro».</translation>
    </message>
</context>
<context>
    <name>ExplainPanel</name>
    <message>
        <source>What happens</source>
        <extracomment>Name of the sentence about the step, for screen readers</extracomment>
        <translation>Qué pasa</translation>
    </message>
    <message>
        <source>What the numbers mean</source>
        <translation>Qué significan los números</translation>
    </message>
    <message>
        <source>Best so far</source>
        <extracomment>Label beside the tree</extracomment>
        <translation>Mejor hasta ahora</translation>
    </message>
    <message>
        <source>Positions</source>
        <extracomment>Labels beside the tree: what the search has counted so far</extracomment>
        <translation>Posiciones</translation>
    </message>
    <message>
        <source>Leaves</source>
        <extracomment>Labels beside the tree: what the search has counted so far</extracomment>
        <translation>Hojas</translation>
    </message>
    <message>
        <source>Cuts</source>
        <extracomment>Labels beside the tree: what the search has counted so far</extracomment>
        <translation>Cortes</translation>
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
        <translation>nadie</translation>
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
            <numerusform>{percent}&#xa0;% de {nodes} posición</numerusform>
            <numerusform>{percent}&#xa0;% de {nodes} posiciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Whose turn?</source>
        <extracomment>Label beside the tree</extracomment>
        <translation>¿A quién le toca?</translation>
    </message>
    <message>
        <source>Moves below the top</source>
        <extracomment>Label beside the tree</extracomment>
        <translation>Jugadas bajo la raíz</translation>
    </message>
    <message>
        <source>Compared with minimax</source>
        <extracomment>Labels beside the tree: what the search has counted so far</extracomment>
        <translation>Comparado con minimax</translation>
    </message>
    <message>
        <source>Deepest look</source>
        <extracomment>Labels beside the tree: what the search has counted so far</extracomment>
        <translation>Lo más profundo</translation>
    </message>
    <message>
        <source>{sentence} Press “Step” to look ahead.</source>
        <extracomment>{sentence}: one or two whole sentences, such as &quot;It is X&apos;s turn.&quot;</extracomment>
        <translation>{sentence} Presiona «Paso» para ver lo que sigue.</translation>
    </message>
</context>
<context>
    <name>ExplainSaving</name>
    <message>
        <source>Saved: {path}</source>
        <extracomment>{path}: the name of a file with its folder</extracomment>
        <translation>Guardado: {path}</translation>
    </message>
    <message>
        <source>&amp;Picture (PNG)…</source>
        <extracomment>Entries of the menu “Save” on the page Explain; a lesson is a file that opens this page again</extracomment>
        <translation>&amp;Imagen (PNG)…</translation>
    </message>
    <message>
        <source>&amp;Drawing (SVG)…</source>
        <extracomment>Entries of the menu “Save” on the page Explain; a lesson is a file that opens this page again</extracomment>
        <translation>&amp;Dibujo (SVG)…</translation>
    </message>
    <message>
        <source>&amp;Steps (text)…</source>
        <extracomment>Entries of the menu “Save” on the page Explain; a lesson is a file that opens this page again</extracomment>
        <translation>Pa&amp;sos (texto)…</translation>
    </message>
    <message>
        <source>&amp;Worksheets…</source>
        <extracomment>Entries of the menu “Save” on the page Explain; a lesson is a file that opens this page again</extracomment>
        <translation>&amp;Hojas de ejercicios…</translation>
    </message>
    <message>
        <source>&amp;This tree as a worksheet…</source>
        <extracomment>Entries of the menu “Save” on the page Explain; a lesson is a file that opens this page again</extracomment>
        <translation>&amp;Este árbol como hoja de ejercicios…</translation>
    </message>
    <message>
        <source>&amp;Lesson…</source>
        <extracomment>Entries of the menu “Save” on the page Explain; a lesson is a file that opens this page again</extracomment>
        <translation>&amp;Lección…</translation>
    </message>
    <message>
        <source>&amp;Copy lesson</source>
        <extracomment>Entries of the menu “Save” on the page Explain; a lesson is a file that opens this page again</extracomment>
        <translation>&amp;Copiar lección</translation>
    </message>
    <message>
        <source>Save the tree as a picture</source>
        <translation>Guardar el árbol como imagen</translation>
    </message>
    <message>
        <source>Close some nodes, or save a drawing (SVG).</source>
        <translation>Cierra algunos nodos, o guarda un dibujo (SVG).</translation>
    </message>
    <message>
        <source>Save the tree as a drawing</source>
        <translation>Guardar el árbol como dibujo</translation>
    </message>
    <message>
        <source>Save the animation</source>
        <translation>Guardar la película</translation>
    </message>
    <message>
        <source>Making the animation</source>
        <translation>Se está haciendo la película</translation>
    </message>
    <message>
        <source>{path} is already being saved. Wait until that is done.</source>
        <extracomment>{path}: the name of a file with its folder</extracomment>
        <translation>{path} ya se está guardando. Espera a que termine.</translation>
    </message>
    <message>
        <source>Save the steps as text</source>
        <translation>Guardar los pasos como texto</translation>
    </message>
    <message>
        <source>Saving the steps</source>
        <translation>Se están guardando los pasos</translation>
    </message>
    <message>
        <source>Lessons ({pattern})</source>
        <extracomment>A kind of file in the dialog for choosing a name. {pattern}: such as *.json</extracomment>
        <translation>Lecciones ({pattern})</translation>
    </message>
    <message>
        <source>Save the lesson</source>
        <translation>Guardar la lección</translation>
    </message>
    <message>
        <source>Lesson copied. Press Ctrl+V in this program to open it.</source>
        <translation>La lección está copiada. Presiona Ctrl+V en este programa para abrirla.</translation>
    </message>
    <message>
        <source>Making the worksheets</source>
        <translation>Se están haciendo las hojas de ejercicios</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <extracomment>{first}, {last}: the first and the last of several files</extracomment>
        <translation>{first} hasta {last}</translation>
    </message>
    <message>
        <source>{path} is saved, but the tree is so large that you can&apos;t read its labels.</source>
        <extracomment>{path}: the name of a file with its folder</extracomment>
        <translation>{path} está guardado, pero el árbol es tan grande que no se pueden leer sus textos.</translation>
    </message>
    <message>
        <source>&amp;Animation (GIF, APNG)…</source>
        <extracomment>Entries of the menu “Save” on the page Explain; a lesson is a file that opens this page again</extracomment>
        <translation>&amp;Película (GIF, APNG)…</translation>
    </message>
    <message>
        <source>{path} couldn&apos;t be saved: {reason}. Try another folder or name.</source>
        <extracomment>{path}: the name of a file with its folder; {reason}: what the system says</extracomment>
        <translation>No se pudo guardar {path}: {reason}. Elige otra carpeta u otro nombre.</translation>
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
        <translation>El programa no pudo arrancar las dos últimas veces.</translation>
    </message>
    <message>
        <source>Use the default settings</source>
        <translation>Usar los ajustes predeterminados</translation>
    </message>
    <message>
        <source>Try again with my settings</source>
        <translation>Probar otra vez con mis ajustes</translation>
    </message>
    <message>
        <source>Your settings may be damaged. Do you want to start with the default settings? Your games and your old settings will be kept.</source>
        <translation>Puede que tus ajustes estén dañados. ¿Quieres empezar con los ajustes predeterminados? Se conservarán tus partidas y tus ajustes anteriores.</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>Recent files</source>
        <extracomment>Entry of the menu “Game”, with the files that were opened last</extracomment>
        <translation>Archivos recientes</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Abrir una lección</translation>
    </message>
    <message>
        <source>Lessons ({pattern})</source>
        <extracomment>A kind of file in a file dialog: {pattern} is “*.mmlesson”</extracomment>
        <translation>Lecciones ({pattern})</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <extracomment>Buttons of a question: another program has changed the file of this game</extracomment>
        <translation>Conservar la mía</translation>
    </message>
    <message>
        <source>Replace the file with your game</source>
        <extracomment>Buttons of a question: another program has changed the file of this game</extracomment>
        <translation>Reemplazar el archivo por tu partida</translation>
    </message>
    <message>
        <source>Keep theirs</source>
        <extracomment>Buttons of a question: another program has changed the file of this game</extracomment>
        <translation>Conservar la otra</translation>
    </message>
    <message>
        <source>Open the changed file. “Previous game” brings yours back.</source>
        <extracomment>Buttons of a question: another program has changed the file of this game</extracomment>
        <translation>Abrir el archivo cambiado. «Partida anterior» recupera la tuya.</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <extracomment>Buttons of a question: another program has changed the file of this game</extracomment>
        <translation>Guardar una copia</translation>
    </message>
    <message>
        <source>Save your game to a new file in the same folder</source>
        <extracomment>Buttons of a question: another program has changed the file of this game</extracomment>
        <translation>Guardar tu partida en un archivo nuevo de la misma carpeta</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>Games ({pattern})</source>
        <extracomment>A kind of file in a file dialog: {pattern} is “*.mmfair”</extracomment>
        <translation>Partidas ({pattern})</translation>
    </message>
    <message>
        <source>All files ({pattern})</source>
        <extracomment>A kind of file in a file dialog
{pattern}: endings of names of files: *.pgn</extracomment>
        <translation>Todos los archivos ({pattern})</translation>
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
        <translation>Vaciar esta lista</translation>
    </message>
    <message>
        <source>Which game is it?</source>
        <translation>¿Qué juego es?</translation>
    </message>
    <message>
        <source>The moves in “{file}” fit several games:</source>
        <extracomment>In a dialog: {file} is the name of a file; a list of games follows</extracomment>
        <translation>Las jugadas de «{file}» sirven para varios juegos:</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Button below a list of games that a line of moves may be of</extracomment>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button below a list of games that a line of moves may be of</extracomment>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>FileJob</name>
    <message>
        <source>Cancel</source>
        <extracomment>Button while a file is written</extracomment>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>Find</name>
    <message>
        <source>Right!</source>
        <extracomment>Title above a challenge (“Find it yourself”) that was solved</extracomment>
        <translation>¡Muy bien!</translation>
    </message>
    <message>
        <source>The answer is {moves}</source>
        <extracomment>{moves}: one move, or several joined by &quot;or&quot;</extracomment>
        <translation>La respuesta es {moves}</translation>
    </message>
    <message>
        <source>Which move wins?</source>
        <translation>¿Qué jugada gana?</translation>
    </message>
    <message>
        <source>Which move saves you?</source>
        <translation>¿Qué jugada te salva?</translation>
    </message>
    <message>
        <source>You played {move} in the game.</source>
        <extracomment>In a challenge (“Find it yourself”), about the move that was tried
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>En la partida jugaste {move}.</translation>
    </message>
    <message>
        <source>Try another move</source>
        <extracomment>In a challenge (“Find it yourself”), about the move that was tried</extracomment>
        <translation>Prueba otra jugada</translation>
    </message>
    <message>
        <source>You have already tried {move}.</source>
        <extracomment>In a challenge (“Find it yourself”), about the move that was tried
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Ya probaste {move}.</translation>
    </message>
    <message>
        <source>With {move}, {result}. That is the same result as with {played}.</source>
        <extracomment>{result}: a whole clause, such as &quot;the bot wins in 2 moves&quot;
{move}: a move: b2, column 4, ♘f3
{played}: the move that was played: b2</extracomment>
        <translation>Con {move}, {result}. Es el mismo resultado que con {played}.</translation>
    </message>
    <message>
        <source>With {move}, {result}. That is even worse than {played}.</source>
        <extracomment>{result}: a whole clause, such as &quot;the bot wins now&quot;
{move}: a move: b2, column 4, ♘f3
{played}: the move that was played: b2</extracomment>
        <translation>Con {move}, {result}. Es todavía peor que {played}.</translation>
    </message>
    <message>
        <source>With {move}, {result}. That is better than {played}, but not good enough.</source>
        <extracomment>{result}: a whole clause, such as &quot;the bot wins in 3 moves&quot;
{move}: a move: b2, column 4, ♘f3
{played}: the move that was played: b2</extracomment>
        <translation>Con {move}, {result}. Es mejor que {played}, pero no basta.</translation>
    </message>
</context>
<context>
    <name>FindButtons</name>
    <message>
        <source>Continue the game from this position. The earlier moves are kept (Enter)</source>
        <translation>Seguir la partida desde esta posición. Se conservan las jugadas de antes (Enter)</translation>
    </message>
    <message>
        <source>Show the answer now (Y)</source>
        <translation>Mostrar la respuesta ahora (Y)</translation>
    </message>
    <message>
        <source>Go back to the end of the game (Esc)</source>
        <translation>Volver al final de la partida (Esc)</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Seguir desde aquí</translation>
    </message>
    <message>
        <source>Play on</source>
        <comment>short for: Play on from here</comment>
        <extracomment>short for: Play on from here</extracomment>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>Buttons below a challenge (“Find it yourself”)</extracomment>
        <translation>Intentarlo otra vez</translation>
    </message>
    <message>
        <source>Again</source>
        <comment>short for: Try again</comment>
        <extracomment>Buttons below a challenge (“Find it yourself”). short for: Try again</extracomment>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <extracomment>Buttons below a challenge (“Find it yourself”)</extracomment>
        <translation>Mostrar la respuesta</translation>
    </message>
    <message>
        <source>Answer</source>
        <comment>short for: Show the answer</comment>
        <extracomment>Buttons below a challenge (“Find it yourself”). short for: Show the answer</extracomment>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Back to the end of the game</source>
        <extracomment>Buttons below a challenge (“Find it yourself”)</extracomment>
        <translation>Volver al final de la partida</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>short for: Back to the end of the game</comment>
        <extracomment>Buttons below a challenge (“Find it yourself”). short for: Back to the end of the game</extracomment>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Hide the answer and take three more tries (Shift+F)</source>
        <translation>Ocultar la respuesta y hacer tres intentos más (Mayús+F)</translation>
    </message>
</context>
<context>
    <name>FindFrame</name>
    <message>
        <source>Find it yourself</source>
        <translation>Encuéntrala tú</translation>
    </message>
    <message>
        <source>What your move leads to</source>
        <translation>Adónde lleva tu jugada</translation>
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
            <numerusform>Eres {player}. Aquí todavía te salva una jugada. Tienes tres intentos.</numerusform>
            <numerusform>Eres {player}. Aquí todavía te salvan {count} jugadas. Tienes tres intentos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are {player}. {count} moves here still win. You have three tries.</source>
        <extracomment>The task in a challenge (“Find it yourself”)
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Eres {player}. Aquí todavía gana una jugada. Tienes tres intentos.</numerusform>
            <numerusform>Eres {player}. Aquí todavía ganan {count} jugadas. Tienes tres intentos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Warmer! {count} tries left</source>
        <extracomment>As in the children&apos;s game: nearer to what is hidden
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>¡Caliente! Queda un intento</numerusform>
            <numerusform>¡Caliente! Quedan {count} intentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Just as cold! {count} tries left</source>
        <extracomment>As in the children&apos;s game: neither nearer to what is hidden nor farther away
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>¡Igual de frío! Queda un intento</numerusform>
            <numerusform>¡Igual de frío! Quedan {count} intentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Colder! {count} tries left</source>
        <extracomment>As in the children&apos;s game: farther from what is hidden
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>¡Más frío! Queda un intento</numerusform>
            <numerusform>¡Más frío! Quedan {count} intentos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FrameRenderer</name>
    <message>
        <source>Step {step}: {sentence}</source>
        <extracomment>Below a picture of the animation. {step}: a number; {sentence}: what happens</extracomment>
        <translation>Paso {step}: {sentence}</translation>
    </message>
</context>
<context>
    <name>GameAnnouncer</name>
    <message>
        <source>Redone: {moves}</source>
        <extracomment>Read by screen readers: the moves after Redo
{moves}: one move or several: “b2, c1 or c3”</extracomment>
        <translation>Rehecho: {moves}</translation>
    </message>
    <message>
        <source>Taken back: {moves}</source>
        <extracomment>Read by screen readers: the moves after Undo
{moves}: one move or several: “b2, c1 or c3”</extracomment>
        <translation>Deshecho: {moves}</translation>
    </message>
    <message>
        <source>At the start</source>
        <extracomment>Read by screen readers: the first position is shown</extracomment>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>At move {number}: {move}</source>
        <extracomment>Read by screen readers: {move} is a move in words, such as “X plays a1”
{number}: a number</extracomment>
        <translation>En la jugada {number}: {move}</translation>
    </message>
    <message>
        <source>New game: {title}</source>
        <extracomment>Read aloud by screen readers. {title}: the name of a game</extracomment>
        <translation>Partida nueva: {title}</translation>
    </message>
    <message>
        <source>{title}, at move {number}: {move}</source>
        <extracomment>Read by screen readers: {title} is a game
{number}: a number
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>{title}, en la jugada {number}: {move}</translation>
    </message>
    <message>
        <source>Hint: {move}</source>
        <extracomment>Read aloud by screen readers
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Pista: {move}</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>Read aloud by screen readers: why nothing happened after a key</extracomment>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>Wait: {player} is thinking</source>
        <extracomment>Read aloud by screen readers: why nothing happened after a key
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Espera: {player} está pensando</translation>
    </message>
    <message>
        <source>The bot is still playing: {player} moves next</source>
        <extracomment>Read aloud by screen readers: why nothing happened after a key
{player}: a player&apos;s name: X, White</extracomment>
        <translation>El bot sigue jugando: ahora le toca a {player}</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>{game} (on the board)</source>
        <extracomment>Name of the card of the game that is being played, for screen readers. {game}: “Connect Four”</extracomment>
        <translation>{game} (en el tablero)</translation>
    </message>
</context>
<context>
    <name>GameCommands</name>
    <message>
        <source>Start the booth</source>
        <translation>Iniciar el modo feria</translation>
    </message>
    <message>
        <source>Close this window and start the booth</source>
        <translation>Cerrar esta ventana e iniciar el modo feria</translation>
    </message>
    <message>
        <source>The booth fills the screen, and visitors play on their own. You need your PIN to leave it.</source>
        <translation>El modo feria llena la pantalla y los visitantes juegan solos. Para salir hace falta tu PIN.</translation>
    </message>
</context>
<context>
    <name>GameOverButtons</name>
    <message>
        <source>Play again</source>
        <extracomment>A large button at the end of a game</extracomment>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>Again</source>
        <comment>short for: Play again</comment>
        <extracomment>A large button at the end of a game. short for: Play again</extracomment>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Show me the best play</source>
        <extracomment>A large button at the end of a game</extracomment>
        <translation>Muéstrame las mejores jugadas</translation>
    </message>
    <message>
        <source>Best play</source>
        <comment>short for: Show me the best play</comment>
        <extracomment>A large button at the end of a game. short for: Show me the best play</extracomment>
        <translation>Mejores jugadas</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>Button below the result of a game: asks why it was lost</extracomment>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>Why did I lose?</source>
        <extracomment>A large button at the end of a game</extracomment>
        <translation>¿Por qué perdí?</translation>
    </message>
    <message>
        <source>Find it yourself</source>
        <extracomment>A large button at the end of a game: find the move that would have saved it</extracomment>
        <translation>Encuéntrala tú</translation>
    </message>
    <message>
        <source>Find it</source>
        <comment>short for: Find it yourself</comment>
        <extracomment>A large button at the end of a game: find the move that would have saved it. short for: Find it yourself</extracomment>
        <translation>Buscar</translation>
    </message>
</context>
<context>
    <name>GameReview</name>
    <message>
        <source>Mistakes in this game</source>
        <translation>Errores en esta partida</translation>
    </message>
    <message>
        <source>Press a move to see what would have been better</source>
        <translation>Presiona una jugada para ver qué habría sido mejor</translation>
    </message>
    <message numerus="yes">
        <source>{count} mistakes. Press one to see what would have been better.</source>
        <extracomment>Above the list of all mistakes of a finished game; each has a small board
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{count} error. Presiónalo para ver qué habría sido mejor.</numerusform>
            <numerusform>{count} errores. Presiona uno para ver qué habría sido mejor.</numerusform>
        </translation>
    </message>
    <message>
        <source>I haven&apos;t found any mistakes so far.</source>
        <translation>Hasta ahora no encontré ningún error.</translation>
    </message>
    <message>
        <source>I found no mistake in this game.</source>
        <translation>No encontré ningún error en esta partida.</translation>
    </message>
</context>
<context>
    <name>GameTable</name>
    <message>
        <source>Game</source>
        <extracomment>Titles of columns in the list of the games in a file: the number of the game</extracomment>
        <translation>Partida</translation>
    </message>
    <message>
        <source>First player</source>
        <extracomment>Titles of columns in the list of the games in a file: the number of the game</extracomment>
        <translation>Primer jugador</translation>
    </message>
    <message>
        <source>Second player</source>
        <extracomment>Titles of columns in the list of the games in a file: the number of the game</extracomment>
        <translation>Segundo jugador</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>Titles of columns in the list of the games in a file: the number of the game</extracomment>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Titles of columns in the list of the games in a file: the number of the game</extracomment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Title of a column: how many moves the game has</extracomment>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Said of a row in the list of the games in a file
{number}: a number</extracomment>
        <translation>Partida {number}</translation>
    </message>
    <message numerus="yes">
        <source>{count} moves</source>
        <extracomment>Said of a row in the list of the games in a file
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{count} jugada</numerusform>
            <numerusform>{count} jugadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamesOfFile</name>
    <message>
        <source>Games in {file}</source>
        <extracomment>Title of a window: {file} is the name of a file that holds several games</extracomment>
        <translation>Partidas de {file}</translation>
    </message>
    <message>
        <source>Search by player, date or result</source>
        <translation>Buscar por jugador, fecha o resultado</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>Buscar en las partidas</translation>
    </message>
    <message>
        <source>Show only games that contain these words</source>
        <translation>Mostrar solo las partidas que contienen estas palabras</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>Leyendo las partidas…</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Button below the list of the games in a file</extracomment>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open this game on the board. Your current game is kept.</source>
        <translation>Abre esta partida en el tablero. Tu partida actual se conserva.</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <extracomment>Button below the list of the games in a file</extracomment>
        <translation>Dejar de leer</translation>
    </message>
    <message>
        <source>Don&apos;t wait for the rest of the games</source>
        <translation>No esperar al resto de las partidas</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button below the list of the games in a file</extracomment>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close this window (Esc)</source>
        <translation>Cerrar esta ventana (Esc)</translation>
    </message>
    <message>
        <source>Double-click a game or press Enter to open it on the board</source>
        <translation>Haz doble clic en una partida o presiona Enter para abrirla en el tablero</translation>
    </message>
    <message>
        <source>Sort the games by this column</source>
        <translation>Ordenar las partidas por esta columna</translation>
    </message>
    <message numerus="yes">
        <source>{count} games</source>
        <extracomment>{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{count} partida</numerusform>
            <numerusform>{count} partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of {count} games</source>
        <extracomment>Below a list of games. {shown}: how many of them have the text that is searched for
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{shown} de {count} partida</numerusform>
            <numerusform>{shown} de {count} partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>{games} so far…</source>
        <extracomment>Below a list: {games} is “12,000 games”; more of them are being read</extracomment>
        <translation>{games} hasta ahora…</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>Board</source>
        <extracomment>Button that leads from the cards of all games back to the board</extracomment>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Go back to the board (Esc)</source>
        <translation>Volver al tablero (Esc)</translation>
    </message>
    <message>
        <source>Which game?</source>
        <extracomment>Heading above the cards of all games</extracomment>
        <translation>¿Qué juego?</translation>
    </message>
    <message>
        <source>Any size you like</source>
        <extracomment>Card at the end of all games: a board of any size</extracomment>
        <translation>Del tamaño que quieras</translation>
    </message>
    <message>
        <source>More sizes and rules</source>
        <translation>Más tamaños y reglas</translation>
    </message>
    <message>
        <source>Another board</source>
        <extracomment>Card at the end of all games: a board of any size</extracomment>
        <translation>Otro tablero</translation>
    </message>
</context>
<context>
    <name>GamesView</name>
    <message>
        <source>All games</source>
        <extracomment>Choices above the list of games: all, won, drawn ...</extracomment>
        <translation>Todas las partidas</translation>
    </message>
    <message>
        <source>Games lost by</source>
        <extracomment>Choices above the list of games: all, won, drawn ...</extracomment>
        <translation>Partidas perdidas por</translation>
    </message>
    <message>
        <source>Games won by</source>
        <extracomment>Choices above the list of games: all, won, drawn ...</extracomment>
        <translation>Partidas ganadas por</translation>
    </message>
    <message>
        <source>Games drawn by</source>
        <extracomment>Choices above the list of games: all, won, drawn ...</extracomment>
        <translation>Partidas empatadas por</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation>Ver en el tablero</translation>
    </message>
    <message>
        <source>Open this game on the board, with the value of every move (Enter)</source>
        <translation>Abrir esta partida en el tablero, con el valor de cada jugada (Enter)</translation>
    </message>
    <message>
        <source>Games in this run</source>
        <translation>Partidas de esta serie</translation>
    </message>
    <message>
        <source>Double-click a game or press Enter to open it on the board</source>
        <translation>Haz doble clic en una partida o presiona Enter para abrirla en el tablero</translation>
    </message>
    <message>
        <source>Which games?</source>
        <extracomment>Names of two choices above the list of games, for screen readers: by result and by player</extracomment>
        <translation>¿Qué partidas?</translation>
    </message>
    <message>
        <source>Which games are listed</source>
        <translation>Qué partidas aparecen en la lista</translation>
    </message>
    <message>
        <source>Whose games?</source>
        <extracomment>The same: only the games of this player</extracomment>
        <translation>¿Partidas de quién?</translation>
    </message>
    <message>
        <source>The player who won, drew or lost</source>
        <translation>El jugador que ganó, empató o perdió</translation>
    </message>
    <message>
        <source>Games stopped by an error</source>
        <extracomment>Choices above the list of games: all, won, drawn ...</extracomment>
        <translation>Partidas interrumpidas por un error</translation>
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
        <translation>{cell}: vacía</translation>
    </message>
    <message>
        <source>{cell}: empty, value {value}</source>
        <extracomment>A cell of the board, for screen readers; X and O are the players&apos; marks
{cell}: a place on the board: b2
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{cell}: vacía, valor {value}</translation>
    </message>
    <message>
        <source>Square {cell} is taken</source>
        <extracomment>Why nothing happens after a tap
{cell}: a place on the board: b2</extracomment>
        <translation>La casilla {cell} está ocupada</translation>
    </message>
    <message>
        <source>You can&apos;t play on {cell}</source>
        <extracomment>Why nothing happens after a tap
{cell}: a place on the board: b2</extracomment>
        <translation>No puedes jugar en {cell}</translation>
    </message>
</context>
<context>
    <name>GuessBar</name>
    <message>
        <source>Today&apos;s guesses</source>
        <extracomment>Name of the score of the exercise “Guess”, for screen readers</extracomment>
        <translation>Respuestas de hoy</translation>
    </message>
    <message>
        <source>Your guess</source>
        <extracomment>Name of the field for a guess, for screen readers
Name of the choice of guesses, for screen readers</extracomment>
        <translation>Tu respuesta</translation>
    </message>
    <message>
        <source>Type what you think the node is worth</source>
        <translation>Escribe cuánto crees que vale el nodo</translation>
    </message>
    <message>
        <source>One less (Down)</source>
        <translation>Uno menos (Abajo)</translation>
    </message>
    <message>
        <source>One more (Up)</source>
        <translation>Uno más (Arriba)</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>Button: the next value is not asked for</extracomment>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>Go on without guessing</source>
        <translation>Seguir sin adivinar</translation>
    </message>
    <message>
        <source>Today: {right} right, {wrong} wrong</source>
        <extracomment>The score of the exercise “Guess”. {right}, {wrong}: numbers of guesses</extracomment>
        <translation>Hoy: {right} bien, {wrong} mal</translation>
    </message>
    <message>
        <source>That is my guess</source>
        <extracomment>Choice in the exercise “Guess”.</extracomment>
        <translation>Es mi respuesta</translation>
    </message>
    <message>
        <source>{value}: {meaning}</source>
        <extracomment>Choice in the exercise “Guess”. {meaning}: such as “X wins in 2 moves”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{value}: {meaning}</translation>
    </message>
    <message>
        <source>Guess this value and see what the search finds</source>
        <translation>Adivinar este valor y ver lo que encuentra la búsqueda</translation>
    </message>
    <message>
        <source>There is nothing to guess here.</source>
        <translation>Aquí no hay nada que adivinar.</translation>
    </message>
    <message>
        <source>You know the values of all the marked node&apos;s branches. What is the node worth?</source>
        <translation>Ya conoces todas las ramas del nodo marcado. ¿Cuánto vale?</translation>
    </message>
    <message>
        <source>Right! It is worth {value}.</source>
        <extracomment>The verdict on a guess in the exercise “Guess”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>¡Bien! Vale {value}.</translation>
    </message>
    <message>
        <source>Not this time. It is worth {value}.</source>
        <extracomment>The verdict on a guess in the exercise “Guess”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>Esta vez no. Vale {value}.</translation>
    </message>
    <message>
        <source>What do you think the node is worth?</source>
        <translation>¿Cuánto crees que vale el nodo?</translation>
    </message>
    <message>
        <source>Skipped. Press “Step” to see the value.</source>
        <translation>Te lo saltaste. Presiona «Paso» para ver el valor.</translation>
    </message>
    <message>
        <source>Guess first: what is the marked node worth? Or press “Not now”.</source>
        <translation>Adivina primero: ¿cuánto vale el nodo marcado? O presiona «Ahora no».</translation>
    </message>
    <message>
        <source>Press “Step”. You can guess once all of a node&apos;s branches have values.</source>
        <translation>Presiona «Paso». Podrás adivinar cuando conozcas todas las ramas de un nodo.</translation>
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
        <translation>{cell}: {player}, en la cadena ganadora</translation>
    </message>
    <message>
        <source>{cell}, value {value}</source>
        <extracomment>{cell}: such as “b3: empty”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{cell}, valor {value}</translation>
    </message>
    <message>
        <source>{cell}: empty</source>
        <extracomment>A cell of the board, for screen readers; each player owns two edges of the board
{cell}: a place on the board: b2</extracomment>
        <translation>{cell}: vacía</translation>
    </message>
    <message>
        <source>{cell}: empty, on X&apos;s edge</source>
        <extracomment>A cell of the board, for screen readers; each player owns two edges of the board
{cell}: a place on the board: b2</extracomment>
        <translation>{cell}: vacía, en un borde de X</translation>
    </message>
    <message>
        <source>{cell}: empty, on O&apos;s edge</source>
        <extracomment>A cell of the board, for screen readers; each player owns two edges of the board
{cell}: a place on the board: b2</extracomment>
        <translation>{cell}: vacía, en un borde de O</translation>
    </message>
    <message>
        <source>{cell}: empty, in the corner where one of X&apos;s edges meets one of O&apos;s</source>
        <extracomment>A cell of the board, for screen readers; each player owns two edges of the board
{cell}: a place on the board: b2</extracomment>
        <translation>{cell}: vacía, en la esquina entre un borde de X y un borde de O</translation>
    </message>
    <message>
        <source>Cell {cell} is taken</source>
        <extracomment>Why nothing happens after a tap
{cell}: a place on the board: b2</extracomment>
        <translation>La casilla {cell} está ocupada</translation>
    </message>
</context>
<context>
    <name>Hexapawn</name>
    <message>
        <source>white pawn</source>
        <extracomment>A piece, for screen readers</extracomment>
        <translation>peón blanco</translation>
    </message>
    <message>
        <source>black pawn</source>
        <extracomment>A piece, for screen readers</extracomment>
        <translation>peón negro</translation>
    </message>
    <message>
        <source>{pawn}, has crossed the board</source>
        <extracomment>A piece at the end of a game, for screen readers. {pawn}: “white pawn”</extracomment>
        <translation>{pawn}, ha cruzado el tablero</translation>
    </message>
    <message>
        <source>{pawn}, can&apos;t move</source>
        <extracomment>A piece at the end of a game, for screen readers. {pawn}: “white pawn”</extracomment>
        <translation>{pawn}, no se puede mover</translation>
    </message>
    <message>
        <source>The pawn on {square} can&apos;t go to {to}. Pawns move one square straight forward and capture diagonally</source>
        <extracomment>Why nothing happens after a tap. {to}: a square
{square}: a square of the board: e4</extracomment>
        <translation>El peón de {square} no puede ir a {to}. Los peones avanzan una casilla en línea recta y capturan en diagonal</translation>
    </message>
    <message>
        <source>The pawn on {square} belongs to the other player</source>
        <extracomment>Why nothing happens after a tap.
{square}: a square of the board: e4</extracomment>
        <translation>El peón de {square} es del rival</translation>
    </message>
    <message>
        <source>The pawn on {square} is blocked and has nothing to capture</source>
        <extracomment>Why nothing happens after a tap.
{square}: a square of the board: e4</extracomment>
        <translation>El peón de {square} está bloqueado y no tiene nada que capturar</translation>
    </message>
    <message>
        <source>Square {square} is empty</source>
        <extracomment>Why nothing happens after a tap.
{square}: a square of the board: e4</extracomment>
        <translation>La casilla {square} está vacía</translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message>
        <source>No.</source>
        <extracomment>Title of the column with the numbers of the moves</extracomment>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Who</source>
        <extracomment>Title of the column with the players</extracomment>
        <translation>Quién</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>Titles of the columns in the list of moves that were played</extracomment>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>Titles of the columns in the list of moves that were played</extracomment>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>Titles of the columns in the list of moves that were played</extracomment>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Click a move to go there (PgUp, PgDown)</source>
        <translation>Haz clic en una jugada para ir a ella (RePág, AvPág)</translation>
    </message>
    <message>
        <source>Value after each move</source>
        <translation>Valor tras cada jugada</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <extracomment>Button below the list of moves that were played</extracomment>
        <translation>Error siguiente</translation>
    </message>
    <message>
        <source>Go to the next mistake. After the last one, go to the first</source>
        <translation>Ir al error siguiente. Después del último, ir al primero</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <extracomment>Button below the list of moves that were played, for screen readers; it shows an arrow</extracomment>
        <translation>Error anterior</translation>
    </message>
    <message>
        <source>Go to the previous mistake</source>
        <translation>Ir al error anterior</translation>
    </message>
    <message numerus="yes">
        <source>{count} positions, values for {player}</source>
        <extracomment>Name of the graph beside the list of moves, for screen readers
{count}: a number; the text has a form for one and for many
{player}: a player&apos;s name: X, White</extracomment>
        <translation>
            <numerusform>{count} posición, valores para {player}</numerusform>
            <numerusform>{count} posiciones, valores para {player}</numerusform>
        </translation>
    </message>
    <message>
        <source>even</source>
        <extracomment>At the middle line of the graph of values: nobody is ahead</extracomment>
        <translation>igual</translation>
    </message>
    <message>
        <source>Was {move} a good move?</source>
        <extracomment>Entry in the menu of a move in the list; it asks for “Why?”
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>¿Fue {move} una buena jugada?</translation>
    </message>
    <message>
        <source>Moves in this game</source>
        <translation>Jugadas de la partida</translation>
    </message>
    <message>
        <source>The value after each move. Click a point to go there.
Mistakes: empty circle: small; full circle: big; !!: a win thrown away</source>
        <translation>El valor tras cada jugada. Haz clic en un punto para ir ahí.
Errores: círculo vacío: pequeño; círculo lleno: grande; !!: una victoria desperdiciada</translation>
    </message>
</context>
<context>
    <name>HistoryTexts</name>
    <message>
        <source>turned a win into a loss</source>
        <translation>convirtió una victoria en derrota</translation>
    </message>
    <message>
        <source>threw away a win</source>
        <translation>desperdició una victoria</translation>
    </message>
    <message>
        <source>threw away a draw</source>
        <translation>desperdició un empate</translation>
    </message>
    <message>
        <source>points lost: {points}</source>
        <extracomment>How large a mistake was, beside a move in the list. {points}: a number</extracomment>
        <translation>puntos perdidos: {points}</translation>
    </message>
    <message>
        <source>mistake: {size}</source>
        <extracomment>A row in the list of moves that were played, as screen readers tell it. {size}: “a win thrown away”, “points lost: 3”</extracomment>
        <translation>error: {size}</translation>
    </message>
    <message>
        <source>branches: {count}</source>
        <extracomment>A row in the list of moves that were played, as screen readers tell it.
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>ramas: {count}</translation>
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
        <translation>Jugada {number}: {player} juega {move}</translation>
    </message>
    <message>
        <source>value {value}</source>
        <extracomment>A row in the list of moves that were played, as screen readers tell it.
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>valor {value}</translation>
    </message>
    <message>
        <source>on the board</source>
        <extracomment>A row in the list of moves that were played, as screen readers tell it.</extracomment>
        <translation>en el tablero</translation>
    </message>
</context>
<context>
    <name>HorizonChoice</name>
    <message>
        <source>Guess by counting</source>
        <extracomment>Label on the page Explain: which evaluation guesses the value where the search stops</extracomment>
        <translation>Estimar contando</translation>
    </message>
    <message>
        <source>How the search guesses a value where it stops</source>
        <extracomment>Label on the page Explain: which evaluation guesses the value where the search stops</extracomment>
        <translation>Cómo estima la búsqueda un valor donde se detiene</translation>
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
        <translation>Los números muestran qué tan buena parece cada jugada.</translation>
    </message>
    <message>
        <source>The list shows how good each move looks.</source>
        <extracomment>The signs are “Win”, “Draw” and “Lose”, or symbols for them</extracomment>
        <translation>La lista muestra qué tan buena parece cada jugada.</translation>
    </message>
    <message>
        <source>Two bots are playing. Tap the board to take over.</source>
        <extracomment>The signs are “Win”, “Draw” and “Lose”, or symbols for them</extracomment>
        <translation>Juegan dos bots. Toca el tablero para seguir tú.</translation>
    </message>
    <message>
        <source>Good move! Now watch the bot.</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>¡Buena jugada! Ahora mira qué hace el bot.</translation>
    </message>
    <message>
        <source>Oh no, that was a mistake. Now watch the bot.</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>Oh, no, eso fue un error. Ahora mira qué hace el bot.</translation>
    </message>
    <message>
        <source>Are you stuck? Press “Hint” (H).</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>¿No sabes qué jugar? Presiona «Pista» (H).</translation>
    </message>
    <message>
        <source>The last move was a mistake. Can you use it?</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>La última jugada fue un error. ¿Puedes aprovecharlo?</translation>
    </message>
    <message>
        <source>Your last move was a mistake. Press “Undo” (U) to try again.</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>Tu última jugada fue un error. Presiona «Deshacer» (U) para probar otra vez.</translation>
    </message>
    <message>
        <source>One of your moves wins. Can you see why?</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>Una de tus jugadas gana. ¿Ves por qué?</translation>
    </message>
    <message>
        <source>The other side can win from here. Make it hard!</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>Desde aquí, el rival puede ganar. ¡Que le cueste!</translation>
    </message>
    <message numerus="yes">
        <source>%n of your moves win. Can you see why?</source>
        <extracomment>Below the board, in the first game: an invitation to look at the values</extracomment>
        <translation>
            <numerusform>%n de tus jugadas gana. ¿Ves por qué?</numerusform>
            <numerusform>%n de tus jugadas ganan. ¿Ves por qué?</numerusform>
        </translation>
    </message>
    <message>
        <source>No move loses. Can you set a trap?</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>Ninguna jugada pierde. ¿Puedes poner una trampa?</translation>
    </message>
    <message>
        <source>Why did you lose? Press “Why?” (Y) to find out.</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>¿Por qué perdiste? Presiona «¿Por qué?» (Y) para saberlo.</translation>
    </message>
    <message>
        <source>Well done! Press “Why?” (Y) to see how you did it.</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>¡Muy bien! Presiona «¿Por qué?» (Y) para ver cómo lo lograste.</translation>
    </message>
    <message>
        <source>Press “Why?” (Y) to see how the game was lost.</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>Presiona «¿Por qué?» (Y) para ver cómo se perdió la partida.</translation>
    </message>
    <message>
        <source>Could someone have won? Press “Why?” (Y) to find out.</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>¿Podría haber ganado alguien? Presiona «¿Por qué?» (Y) para saberlo.</translation>
    </message>
    <message>
        <source>Turn off “Hide values” (A) to see the best moves.</source>
        <translation>Desactiva «Ocultar valores» (A) para ver las mejores jugadas.</translation>
    </message>
    <message>
        <source>The numbers show who wins if both sides play perfectly.</source>
        <translation>Los números muestran quién gana si los dos juegan sin errores.</translation>
    </message>
    <message>
        <source>The symbols show who wins if both sides play perfectly.</source>
        <extracomment>The signs are “Win”, “Draw” and “Lose”, or symbols for them</extracomment>
        <translation>Los signos muestran quién gana si los dos juegan sin errores.</translation>
    </message>
    <message>
        <source>The list shows who wins if both sides play perfectly.</source>
        <extracomment>The signs are “Win”, “Draw” and “Lose”, or symbols for them</extracomment>
        <translation>La lista muestra quién gana si los dos juegan sin errores.</translation>
    </message>
    <message>
        <source>The symbols show how good each move looks.</source>
        <extracomment>The signs are “Win”, “Draw” and “Lose”, or symbols for them</extracomment>
        <translation>Los signos muestran qué tan buena parece cada jugada.</translation>
    </message>
    <message>
        <source>These are the bot&apos;s moves. Who wins if it plays there?</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>Estas son las jugadas del bot. ¿Quién gana si juega ahí?</translation>
    </message>
    <message>
        <source>Every move wins for you. Which one is best?</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>Todas tus jugadas ganan. ¿Cuál es la mejor?</translation>
    </message>
    <message>
        <source>The values will appear soon.</source>
        <translation>Los valores aparecerán pronto.</translation>
    </message>
    <message>
        <source>One of your moves loses. Can you see why?</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>Una de tus jugadas pierde. ¿Ves por qué?</translation>
    </message>
    <message>
        <source>These values are guesses. Which move would you play?</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>Estos valores son estimaciones. ¿Qué jugada harías tú?</translation>
    </message>
    <message>
        <source>Only one move doesn&apos;t lose. Can you see why?</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>Solo una jugada no pierde. ¿Ves por qué?</translation>
    </message>
    <message numerus="yes">
        <source>%n of your moves don&apos;t lose. The others do.</source>
        <extracomment>Below the board, in the first game: an invitation to look at the values</extracomment>
        <translation>
            <numerusform>%n de tus jugadas no pierde. Las demás sí.</numerusform>
            <numerusform>%n de tus jugadas no pierden. Las demás sí.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InvitationLine</name>
    <message>
        <source>What to do</source>
        <translation>Qué puedes hacer</translation>
    </message>
</context>
<context>
    <name>Kalah</name>
    <message>
        <source>{place}, value {value}</source>
        <extracomment>{place}: “X&apos;s pit c: 4 seeds”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{place}, valor {value}</translation>
    </message>
    <message>
        <source>This pit is empty</source>
        <translation>Este hoyo está vacío</translation>
    </message>
    <message>
        <source>Tap a pit. You can&apos;t empty a store</source>
        <translation>Toca un hoyo. Un almacén no se puede vaciar</translation>
    </message>
    <message>
        <source>Tap a pit in your own row</source>
        <translation>Toca un hoyo de tu fila</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <extracomment>Title of a dialog, and of the columns in its table</extracomment>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>What it does</source>
        <extracomment>Title of a dialog, and of the columns in its table</extracomment>
        <translation>Qué hace</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Title of a group of keys</extracomment>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Explain</source>
        <extracomment>Title of a group of keys: the page Explain</extracomment>
        <translation>Explicar</translation>
    </message>
    <message>
        <source>Tree (click it first)</source>
        <extracomment>Title of a dialog, and of the columns in its table</extracomment>
        <translation>Árbol (antes haz clic en él)</translation>
    </message>
    <message>
        <source>Arrows, Enter</source>
        <extracomment>What a key does, and the name of the key, in the dialog of keys</extracomment>
        <translation>Flechas, Enter</translation>
    </message>
    <message>
        <source>Play in this column, or play this move in the list</source>
        <extracomment>What a key does, and the name of the key, in the dialog of keys</extracomment>
        <translation>Jugar en esta columna o hacer esta jugada de la lista</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <extracomment>What a key does, and the name of the key, in the dialog of keys</extracomment>
        <translation>Del 1 al 9</translation>
    </message>
    <message>
        <source>Go from node to node</source>
        <extracomment>What a key does, and the name of the key, in the dialog of keys</extracomment>
        <translation>Ir de un nodo a otro</translation>
    </message>
    <message>
        <source>Arrows, Home, End</source>
        <extracomment>What a key does, and the name of the key, in the dialog of keys</extracomment>
        <translation>Flechas, Inicio, Fin</translation>
    </message>
    <message>
        <source>Go to the step that gives the node its value</source>
        <extracomment>What a key does, and the name of the key, in the dialog of keys</extracomment>
        <translation>Ir al paso que da al nodo su valor</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>What a key does, and the name of the key, in the dialog of keys</extracomment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Open or close a node</source>
        <extracomment>What a key does, and the name of the key, in the dialog of keys</extracomment>
        <translation>Abrir o cerrar un nodo</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>What a key does, and the name of the key, in the dialog of keys</extracomment>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Show more of its branches</source>
        <extracomment>What a key does, and the name of the key, in the dialog of keys</extracomment>
        <translation>Mostrar más ramas del nodo</translation>
    </message>
    <message>
        <source>*</source>
        <extracomment>What a key does, and the name of the key, in the dialog of keys</extracomment>
        <translation>*</translation>
    </message>
    <message>
        <source>Zoom in, zoom out, back to the original size</source>
        <extracomment>What a key does, and the name of the key, in the dialog of keys</extracomment>
        <translation>Acercar, alejar, volver al tamaño inicial</translation>
    </message>
    <message>
        <source>+, −, 0</source>
        <extracomment>What a key does, and the name of the key, in the dialog of keys</extracomment>
        <translation>+, −, 0</translation>
    </message>
    <message>
        <source>What you can do, and which keys to press</source>
        <extracomment>Title of a dialog, and of the columns in its table</extracomment>
        <translation>Lo que puedes hacer y con qué teclas</translation>
    </message>
    <message>
        <source>Go to a square and play there</source>
        <extracomment>What a key does, and the name of the key, in the dialog of keys</extracomment>
        <translation>Ir a una casilla y jugar en ella</translation>
    </message>
</context>
<context>
    <name>LanguageChange</name>
    <message>
        <source>Language: {language}</source>
        <extracomment>Read aloud by screen readers. {language}: its own name, such as “Deutsch”</extracomment>
        <translation>Idioma: {language}</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>Which language do you speak?</source>
        <extracomment>Asked at the first start if the system&apos;s language is none of ours, over a button for each</extracomment>
        <translation>¿Qué idioma hablas?</translation>
    </message>
</context>
<context>
    <name>LayerStrip</name>
    <message>
        <source>Layers</source>
        <extracomment>Name of the strip on the left of the tree, for screen readers: it says who moves in each layer</extracomment>
        <translation>Niveles</translation>
    </message>
</context>
<context>
    <name>LeafEditor</name>
    <message>
        <source>Press Enter to use this number, or Esc to keep the old one</source>
        <translation>Presiona Enter para usar este número, o Esc para dejar el de antes</translation>
    </message>
    <message>
        <source>Drag up or down to change the number, or double-click and type one</source>
        <translation>Arrastra hacia arriba o hacia abajo para cambiar el número, o haz doble clic y escribe uno</translation>
    </message>
    <message>
        <source>Value of this leaf</source>
        <translation>Número de esta hoja</translation>
    </message>
</context>
<context>
    <name>LearningSlots</name>
    <message>
        <source>Moving first: the last 50 games</source>
        <extracomment>Headings of charts in the arena: what the matchboxes have learned, by whether they move first, and the sum of all results, counted as said here</extracomment>
        <translation>Si empieza: las últimas 50 partidas</translation>
    </message>
    <message>
        <source>Moving second, with different matchboxes</source>
        <extracomment>Headings of charts in the arena: what the matchboxes have learned, by whether they move first, and the sum of all results, counted as said here</extracomment>
        <translation>Si va después, con otras cajas de fósforos</translation>
    </message>
    <message>
        <source>Win +3, draw +1, loss −1</source>
        <extracomment>Headings of charts in the arena: what the matchboxes have learned, by whether they move first, and the sum of all results, counted as said here</extracomment>
        <translation>Victoria +3, empate +1, derrota −1</translation>
    </message>
</context>
<context>
    <name>LimitChoice</name>
    <message>
        <source>no limit</source>
        <extracomment>Choices of what limits a move, in the form of an experiment; a number stands before the last three</extracomment>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>seconds</source>
        <extracomment>Choices of what limits a move, in the form of an experiment; a number stands before the last three</extracomment>
        <translation>segundos</translation>
    </message>
    <message>
        <source>positions</source>
        <extracomment>Choices of what limits a move, in the form of an experiment; a number stands before the last three</extracomment>
        <translation>posiciones</translation>
    </message>
    <message>
        <source>moves ahead</source>
        <extracomment>Choices of what limits a move, in the form of an experiment; a number stands before the last three</extracomment>
        <translation>jugadas de profundidad</translation>
    </message>
    <message>
        <source>Limit for each move</source>
        <extracomment>Choices of what limits a move, in the form of an experiment; a number stands before the last three</extracomment>
        <translation>Límite para cada jugada</translation>
    </message>
    <message>
        <source>How long or how far to search for each move: in seconds, positions or moves ahead</source>
        <extracomment>Choices of what limits a move, in the form of an experiment; a number stands before the last three</extracomment>
        <translation>Cuánto tiempo o hasta dónde se busca para cada jugada: en segundos, posiciones o jugadas de profundidad</translation>
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
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Candidate moves</source>
        <extracomment>Titles of the panels beside and below the board</extracomment>
        <translation>Jugadas posibles</translation>
    </message>
    <message>
        <source>Tools</source>
        <extracomment>Name of the tool bar</extracomment>
        <translation>Herramientas</translation>
    </message>
    <message>
        <source>Moves played</source>
        <extracomment>Titles of the panels beside and below the board</extracomment>
        <translation>Jugadas de la partida</translation>
    </message>
</context>
<context>
    <name>MarkBoardKind</name>
    <message>
        <source>{cell}: put X on {picked}</source>
        <extracomment>A cell of the board, for screen readers. {picked}: the cell that was chosen, such as b2
{cell}: a place on the board: b2</extracomment>
        <translation>{cell}: poner X en {picked}</translation>
    </message>
    <message>
        <source>{cell}: put O on {picked}</source>
        <extracomment>A cell of the board, for screen readers. {picked}: the cell that was chosen, such as b2
{cell}: a place on the board: b2</extracomment>
        <translation>{cell}: poner O en {picked}</translation>
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
        <translation>{cell}: vacía</translation>
    </message>
    <message>
        <source>{cell}: chosen, now choose X or O</source>
        <extracomment>A cell of the board, for screen readers.
{cell}: a place on the board: b2</extracomment>
        <translation>{cell}: elegida, ahora elige X u O</translation>
    </message>
    <message>
        <source>{place}, this board is dead</source>
        <extracomment>{place}: such as “a1: empty”</extracomment>
        <translation>{place}, este tablero está muerto</translation>
    </message>
    <message>
        <source>{place}, value {value}</source>
        <extracomment>{place}: such as “a1: empty”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{place}, valor {value}</translation>
    </message>
    <message>
        <source>The board with {cell} on it is dead: it already has a row</source>
        <extracomment>Why nothing happens after a tap
{cell}: a place on the board: b2</extracomment>
        <translation>El tablero de {cell} está muerto: ya tiene una línea</translation>
    </message>
    <message>
        <source>{place}, X there: {cross}, O there: {ring}</source>
        <extracomment>Read by screen readers: “a1: empty, X there: draw, O there: you win” {place}: such as “a1: empty”; {cross}, {ring}: such as “you win”</extracomment>
        <translation>{place}, X ahí: {cross}, O ahí: {ring}</translation>
    </message>
    <message>
        <source>{place}, X there: {cross}</source>
        <extracomment>The same, if only one of both marks may be placed. {cross}: such as “you win”
{place}: a place on the board: b2</extracomment>
        <translation>{place}, X ahí: {cross}</translation>
    </message>
    <message>
        <source>{place}, O there: {ring}</source>
        <extracomment>The same for the other mark. {ring}: such as “you win”
{place}: a place on the board: b2</extracomment>
        <translation>{place}, O ahí: {ring}</translation>
    </message>
    <message>
        <source>You can&apos;t play on {cell}</source>
        <extracomment>Why nothing happens after a tap
{cell}: a place on the board: b2</extracomment>
        <translation>No puedes jugar en {cell}</translation>
    </message>
    <message>
        <source>Square {cell} is taken</source>
        <extracomment>Why nothing happens after a tap
{cell}: a place on the board: b2</extracomment>
        <translation>La casilla {cell} está ocupada</translation>
    </message>
</context>
<context>
    <name>MatchboxPanel</name>
    <message>
        <source>Matchboxes</source>
        <extracomment>Names of the panel with the matchboxes of the learning bot MENACE</extracomment>
        <translation>Cajas de fósforos</translation>
    </message>
    <message>
        <source>MENACE&apos;s matchboxes</source>
        <extracomment>Title of this panel</extracomment>
        <translation>Las cajas de fósforos de MENACE</translation>
    </message>
    <message>
        <source>Close the matchboxes</source>
        <translation>Cerrar las cajas de fósforos</translation>
    </message>
    <message>
        <source>Close the matchboxes. Press T to open them again.</source>
        <translation>Cerrar las cajas de fósforos. Presiona T para abrirlas otra vez.</translation>
    </message>
    <message>
        <source>The open box</source>
        <translation>La caja abierta</translation>
    </message>
    <message>
        <source>What MENACE learns</source>
        <translation>Lo que aprende MENACE</translation>
    </message>
    <message>
        <source>About these boxes</source>
        <translation>Sobre estas cajas</translation>
    </message>
    <message>
        <source>How MENACE learns</source>
        <translation>Cómo aprende MENACE</translation>
    </message>
    <message>
        <source>Which games the curves show</source>
        <translation>Qué partidas muestran las curvas</translation>
    </message>
    <message>
        <source>Results of the last 50 games</source>
        <translation>Resultados de las últimas 50 partidas</translation>
    </message>
    <message>
        <source>Score: win +3, draw +1, loss −1</source>
        <translation>Puntuación: victoria +3, empate +1, derrota −1</translation>
    </message>
    <message>
        <source>Beads in the open box</source>
        <translation>Cuentas de la caja abierta</translation>
    </message>
    <message>
        <source>Bring back the beads that MENACE forgot</source>
        <translation>Recuperar las cuentas que MENACE olvidó</translation>
    </message>
    <message numerus="yes">
        <source>Forget {count} games</source>
        <extracomment>Button below the matchboxes: what was learned from these games
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Olvidar {count} partida</numerusform>
            <numerusform>Olvidar {count} partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bring back {count} games</source>
        <extracomment>The same button after that
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Recuperar {count} partida</numerusform>
            <numerusform>Recuperar {count} partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>The open box: the beads for each move, and the chance of each. The symbol in the corner shows what minimax says.</source>
        <translation>La caja abierta: las cuentas de cada jugada y su probabilidad. El signo de la esquina muestra lo que dice minimax.</translation>
    </message>
    <message>
        <source>For each kind of bead: its move, how many there are, its chance, and what minimax says</source>
        <translation>Para cada clase de cuenta: su jugada, cuántas hay, su probabilidad y qué dice minimax</translation>
    </message>
    <message>
        <source>Start again with the original beads in every box. You can bring the old ones back later.</source>
        <translation>Volver a poner en cada caja las cuentas del principio. Después puedes recuperar las otras.</translation>
    </message>
</context>
<context>
    <name>Matchboxes</name>
    <message>
        <source>no games yet</source>
        <extracomment>A chart in words, for screen readers.</extracomment>
        <translation>aún no hay partidas</translation>
    </message>
    <message>
        <source>{games}: {now}</source>
        <extracomment>A chart in words, for screen readers. {games}: “100 games”; {first}, {now}: such as “won 40%, drawn 30%, lost 30%”</extracomment>
        <translation>{games}: {now}</translation>
    </message>
    <message>
        <source>{games}; at first: {first}; in the last {window}: {now}</source>
        <extracomment>A chart in words, for screen readers. {games}: “100 games”; {first}, {now}: such as “won 40%, drawn 30%, lost 30%”; {window}: a number of games</extracomment>
        <translation>{games}; al principio: {first}; en las últimas {window}: {now}</translation>
    </message>
    <message>
        <source>first</source>
        <extracomment>Labels of two lines in a chart: the games in which the player moved first, or second.</extracomment>
        <translation>empieza</translation>
    </message>
    <message>
        <source>second</source>
        <extracomment>Labels of two lines in a chart: the games in which the player moved first, or second.</extracomment>
        <translation>va después</translation>
    </message>
    <message>
        <source>MENACE hasn&apos;t picked a bead yet.</source>
        <extracomment>Below the open matchbox.</extracomment>
        <translation>MENACE todavía no sacó ninguna cuenta.</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>Title of a column: the move of a kind of bead</extracomment>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>Beads</source>
        <extracomment>Title of a column: how many beads of a kind are in the box</extracomment>
        <translation>Cuentas</translation>
    </message>
    <message>
        <source>Chance</source>
        <extracomment>Title of a column: how likely a bead of this kind is picked</extracomment>
        <translation>Prob.</translation>
    </message>
    <message>
        <source>Minimax</source>
        <extracomment>Title of a column: what minimax says about the move, in a word</extracomment>
        <translation>Minimax</translation>
    </message>
    <message>
        <source>{moves}, picked</source>
        <extracomment>{moves} is a move such as “a1 = c1”; MENACE picked its bead</extracomment>
        <translation>{moves}, sacada</translation>
    </message>
    <message>
        <source>MENACE won. Each box it used gets three more beads of the colour it picked.</source>
        <translation>MENACE ganó. Cada caja que usó recibe tres cuentas más del color que salió.</translation>
    </message>
    <message>
        <source>MENACE learns when the game ends.</source>
        <translation>MENACE aprende cuando termina la partida.</translation>
    </message>
    <message>
        <source>Michie&apos;s machine always went first. Here MENACE goes second, with a different set of boxes.</source>
        <translation>La máquina de Michie siempre empezaba. Aquí MENACE va después, con otras cajas.</translation>
    </message>
    <message>
        <source>Games against people. MENACE goes first.</source>
        <extracomment>Above a chart.</extracomment>
        <translation>Partidas contra personas. Empieza MENACE.</translation>
    </message>
    <message>
        <source>Games against people. MENACE goes second.</source>
        <extracomment>Above a chart.</extracomment>
        <translation>Partidas contra personas. MENACE va después.</translation>
    </message>
    <message>
        <source>Games against “{name}”. MENACE goes first.</source>
        <extracomment>Above a chart. {name}: of the other player</extracomment>
        <translation>Partidas contra «{name}». Empieza MENACE.</translation>
    </message>
    <message>
        <source>Games against “{name}”. MENACE goes second.</source>
        <extracomment>Above a chart. {name}: of the other player</extracomment>
        <translation>Partidas contra «{name}». MENACE va después.</translation>
    </message>
    <message>
        <source>{name} has reached {level} after {games}</source>
        <extracomment>A chart in words, for screen readers. {name}: the learning player; {level}: how many points it has; {games}: “100 games”</extracomment>
        <translation>{name} llegó a {level} tras {games}</translation>
    </message>
    <message>
        <source>It has reached {level} after {games}</source>
        <extracomment>A chart in words, for screen readers. {level}: how many points it has; {games}: “100 games”</extracomment>
        <translation>Llegó a {level} tras {games}</translation>
    </message>
    <message>
        <source>MENACE has learned from {most} games and can&apos;t remember any more. To go on, make it forget them.</source>
        <extracomment>About the learning bot MENACE
{most}: the largest number that is possible</extracomment>
        <translation>MENACE aprendió de {most} partidas y ya no puede guardar más. Para seguir, haz que las olvide.</translation>
    </message>
    <message>
        <source>won {percent}%</source>
        <extracomment>Labels at the end of lines in a chart
{percent}: a number, without its sign</extracomment>
        <translation>ganadas: {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>drawn {percent}%</source>
        <extracomment>Labels at the end of lines in a chart
{percent}: a number, without its sign</extracomment>
        <translation>empatadas: {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>lost {percent}%</source>
        <extracomment>Labels at the end of lines in a chart
{percent}: a number, without its sign</extracomment>
        <translation>perdidas: {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>MENACE can&apos;t save what it is learning: {reason}</source>
        <extracomment>About the learning bot MENACE
{reason}: a whole sentence</extracomment>
        <translation>MENACE no puede guardar ahora lo que aprende: {reason}</translation>
    </message>
    <message>
        <source>{player} picked a bead from this box. Beads in the box: {beads}. This box is for {positions}.</source>
        <extracomment>Below the open matchbox. {beads}: a number; {positions}: “8 positions”
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} sacó una cuenta de esta caja. Cuentas en la caja: {beads}. Es la caja para {positions}.</translation>
    </message>
    <message>
        <source>{player} picks a bead from this box. Beads in the box: {beads}. This box is for {positions}.</source>
        <extracomment>Below the open matchbox. {beads}: a number; {positions}: “8 positions”
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} saca una cuenta de esta caja. Cuentas en la caja: {beads}. Es la caja para {positions}.</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <extracomment>The chance of a kind of bead
{percent}: a number, without its sign</extracomment>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>A draw. Each box MENACE used gets one more bead of the colour it picked.</source>
        <translation>Empate. Cada caja que usó MENACE recibe una cuenta más del color que salió.</translation>
    </message>
    <message>
        <source>MENACE won&apos;t learn any more from this game.</source>
        <translation>MENACE ya no aprende nada más de esta partida.</translation>
    </message>
    <message>
        <source>Some of what MENACE learned can&apos;t be read. The old file is now called “{name}”. The reason: {reason}</source>
        <extracomment>About the learning bot MENACE. {name}: of a file
{reason}: a whole sentence</extracomment>
        <translation>Una parte de lo que MENACE aprendió no se puede leer. El archivo anterior se llama ahora «{name}». El motivo: {reason}</translation>
    </message>
    <message>
        <source>This game has already ended once, so MENACE won&apos;t learn from it. Start a new game.</source>
        <translation>MENACE no aprende nada de esta partida, porque ya terminó una vez. Empieza una partida nueva.</translation>
    </message>
    <message>
        <source>MENACE lost. We take out the beads it picked.</source>
        <translation>MENACE perdió. Quitamos las cuentas que sacó.</translation>
    </message>
    <message>
        <source>MENACE picks a bead at random. The bead says where to move. After a win, its box gets three more beads of the same colour. After a draw, it gets one more. After a loss, we take the bead out. Donald Michie invented MENACE in 1961.</source>
        <translation>MENACE saca una cuenta al azar. La cuenta dice dónde jugar. Si gana, su caja recibe tres cuentas más del mismo color. Si empata, recibe una más. Si pierde, quitamos la cuenta. Donald Michie inventó MENACE en 1961.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <extracomment>Titles of menus</extracomment>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <extracomment>Titles of menus</extracomment>
        <translation>&amp;Jugada</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>Titles of menus</extracomment>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <extracomment>Titles of menus</extracomment>
        <translation>&amp;Ajustes</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>Titles of menus</extracomment>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>More tools</source>
        <extracomment>Name of the button with the tools that have no room, for screen readers</extracomment>
        <translation>Más herramientas</translation>
    </message>
    <message>
        <source>Show more tools. They are all in the menus, too.</source>
        <translation>Mostrar más herramientas. También están todas en los menús.</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Cancel</source>
        <extracomment>Button beside a task that takes long, and its tip</extracomment>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Stop this task</source>
        <extracomment>Button beside a task that takes long, and its tip</extracomment>
        <translation>Detener esta tarea</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>Cerrar el mensaje</translation>
    </message>
</context>
<context>
    <name>Morris</name>
    <message>
        <source>{stone}, in the winning row</source>
        <extracomment>A stone on the board, for screen readers. {stone}: “X” or “O”</extracomment>
        <translation>{stone}, en la línea ganadora</translation>
    </message>
    <message>
        <source>All stones are on the board. Move one of yours</source>
        <extracomment>Why nothing happens after a tap.</extracomment>
        <translation>Todas las piedras están en el tablero. Mueve una de las tuyas</translation>
    </message>
    <message>
        <source>The stone on {point} belongs to the other player</source>
        <extracomment>Why nothing happens after a tap. {point}, {start}: points of the board, such as b2</extracomment>
        <translation>La piedra de {point} es del rival</translation>
    </message>
    <message>
        <source>There is no line from {start} to {point}</source>
        <extracomment>Why nothing happens after a tap. {point}, {start}: points of the board, such as b2</extracomment>
        <translation>Ninguna línea va de {start} a {point}</translation>
    </message>
    <message>
        <source>There is no empty point next to the stone on {point}</source>
        <extracomment>Why nothing happens after a tap. {point}, {start}: points of the board, such as b2</extracomment>
        <translation>La piedra de {point} no tiene al lado ningún punto vacío</translation>
    </message>
    <message>
        <source>Point {point} is taken</source>
        <extracomment>Why nothing happens after a tap. {point}, {start}: points of the board, such as b2</extracomment>
        <translation>El punto {point} está ocupado</translation>
    </message>
</context>
<context>
    <name>NimBoardKind</name>
    <message>
        <source>next to heap {heap}, row {row}: no coins</source>
        <extracomment>A coin, for screen readers. {heap}: its letter; {row}: a number</extracomment>
        <translation>junto al montón {heap}, fila {row}: sin monedas</translation>
    </message>
    <message>
        <source>heap {heap}, coin {number}: gone</source>
        <extracomment>A coin, for screen readers. {heap}: its letter
{number}: a number</extracomment>
        <translation>montón {heap}, moneda {number}: ya no está</translation>
    </message>
    <message>
        <source>heap {heap}, coin {number} of {count}: leaves {left}</source>
        <extracomment>A coin, for screen readers. {heap}: its letter; {left}: how many coins stay
{number}: a number
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>montón {heap}, moneda {number} de {count}: deja {left}</translation>
    </message>
    <message>
        <source>{coin}, value {value}</source>
        <extracomment>{coin}: such as “heap a, coin 2 of 3: leaves 1”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{coin}, valor {value}</translation>
    </message>
    <message>
        <source>There is no coin here</source>
        <extracomment>Why nothing happens after a tap</extracomment>
        <translation>Aquí no hay ninguna moneda</translation>
    </message>
    <message>
        <source>You can take at most {most} in one turn</source>
        <extracomment>Why nothing happens after a tap
{most}: the largest number that is possible</extracomment>
        <translation>En un turno puedes quitar como mucho {most}</translation>
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
        <translation>Nodo</translation>
    </message>
    <message>
        <source>How this position is judged</source>
        <translation>Cómo se valora esta posición</translation>
    </message>
    <message>
        <source>At the top</source>
        <extracomment>Above a node of the tree: the moves that lead to it</extracomment>
        <translation>En la raíz</translation>
    </message>
    <message>
        <source>After {moves}</source>
        <extracomment>Above a node of the tree: the moves that lead to it
{moves}: one move or several: “b2, c1 or c3”</extracomment>
        <translation>Tras {moves}</translation>
    </message>
    <message>
        <source>The end of this branch</source>
        <extracomment>Beside a node of the tree.</extracomment>
        <translation>El final de esta rama</translation>
    </message>
    <message>
        <source>{role} chooses here</source>
        <extracomment>Beside a node of the tree. {role}: “MAX” or “MIN”, or a player with it</extracomment>
        <translation>Aquí elige {role}</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>Labels beside a node of the tree: what it is worth, and how much of what lies below it was visited.</extracomment>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Largest so far</source>
        <extracomment>Labels beside a node of the tree: what it is worth, and how much of what lies below it was visited.</extracomment>
        <translation>Mayor hasta ahora</translation>
    </message>
    <message>
        <source>Smallest so far</source>
        <extracomment>Labels beside a node of the tree: what it is worth, and how much of what lies below it was visited.</extracomment>
        <translation>Menor hasta ahora</translation>
    </message>
    <message>
        <source>Best move so far</source>
        <extracomment>Labels beside a node of the tree: what it is worth, and how much of what lies below it was visited.</extracomment>
        <translation>Mejor hasta ahora</translation>
    </message>
    <message>
        <source>{nodes} of {all}</source>
        <extracomment>Labels beside a node of the tree: what it is worth, and how much of what lies below it was visited. {nodes}, {all}: numbers</extracomment>
        <translation>{nodes} de {all}</translation>
    </message>
    <message>
        <source>You already have</source>
        <extracomment>Beside a node of the tree: the best value that the other player can get elsewhere; “nothing” stands for no value yet</extracomment>
        <translation>Ya tienes</translation>
    </message>
    <message>
        <source>{player} already has</source>
        <extracomment>Beside a node of the tree: the best value that the other player can get elsewhere; “nothing” stands for no value yet
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} ya tiene</translation>
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
        <translation>nada</translation>
    </message>
    <message>
        <source>Visited</source>
        <extracomment>Labels beside a node of the tree: what it is worth, and how much of what lies below it was visited.</extracomment>
        <translation>Visitadas</translation>
    </message>
    <message>
        <source>Whose turn here?</source>
        <translation>¿A quién le toca aquí?</translation>
    </message>
    <message>
        <source>{player}&apos;s turn: {role}</source>
        <extracomment>{role}: MAX or MIN
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Le toca a {player}: {role}</translation>
    </message>
</context>
<context>
    <name>NumbersBar</name>
    <message>
        <source>Numbers at the leaves</source>
        <translation>Números de las hojas</translation>
    </message>
    <message>
        <source>Tree of numbers</source>
        <translation>Árbol de números</translation>
    </message>
    <message>
        <source>Explain the tree with these numbers</source>
        <translation>Explicar el árbol con estos números</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>Buttons beside a tree of typed numbers, each with its tip</extracomment>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>Reverse</source>
        <extracomment>Buttons beside a tree of typed numbers, each with its tip</extracomment>
        <translation>Invertir</translation>
    </message>
    <message>
        <source>Put the same numbers in reverse order</source>
        <extracomment>Buttons beside a tree of typed numbers, each with its tip</extracomment>
        <translation>Poner los mismos números en orden inverso</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <extracomment>Buttons beside a tree of typed numbers, each with its tip</extracomment>
        <translation>Mezclar</translation>
    </message>
    <message>
        <source>Reverse…</source>
        <extracomment>Button with the choices “Random”, “Reverse” and “Shuffle”</extracomment>
        <translation>Invertir…</translation>
    </message>
    <message>
        <source>Use new random numbers</source>
        <extracomment>Buttons beside a tree of typed numbers, each with its tip</extracomment>
        <translation>Tomar números nuevos al azar</translation>
    </message>
    <message>
        <source>Shuffle the same numbers</source>
        <extracomment>Buttons beside a tree of typed numbers, each with its tip</extracomment>
        <translation>Mezclar los mismos números</translation>
    </message>
    <message>
        <source>New numbers</source>
        <extracomment>Name of this button, for screen readers</extracomment>
        <translation>Otros números</translation>
    </message>
    <message>
        <source>The numbers at the leaves, such as 3 5 2 9 or [3 5 4] [2 9]. In the tree, you can drag a leaf up or down.</source>
        <translation>Los números de las hojas, por ejemplo 3 5 2 9 o [3 5 4] [2 9]. En el árbol puedes arrastrar una hoja hacia arriba o hacia abajo.</translation>
    </message>
    <message>
        <source>Use random numbers, or change the order of these</source>
        <translation>Tomar números al azar o cambiar el orden de estos</translation>
    </message>
</context>
<context>
    <name>Othello</name>
    <message>
        <source>{place}, value {value}</source>
        <extracomment>{place}: such as “d3: empty”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{place}, valor {value}</translation>
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
        <translation>{square}: {player}, recién volteada</translation>
    </message>
    <message>
        <source>{square}: empty</source>
        <extracomment>A square of the board, for screen readers
{square}: a square of the board: e4</extracomment>
        <translation>{square}: vacía</translation>
    </message>
    <message>
        <source>{square}: empty, turns {count}</source>
        <extracomment>A square of the board, for screen readers
{square}: a square of the board: e4
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>{square}: vacía, voltea {count}</translation>
    </message>
    <message>
        <source>{square}: empty, turns {count}, value {value}</source>
        <extracomment>A square of the board, for screen readers
{square}: a square of the board: e4
{count}: a number; the text has a form for one and for many
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{square}: vacía, voltea {count}, valor {value}</translation>
    </message>
    <message>
        <source>You can&apos;t pass while you can move</source>
        <extracomment>Why nothing happens after a tap
Below the board, for screen readers.</extracomment>
        <translation>No puedes pasar si aún puedes jugar</translation>
    </message>
    <message>
        <source>You can&apos;t turn a disc. Press Pass below the board</source>
        <extracomment>Why nothing happens after a tap</extracomment>
        <translation>No puedes voltear ninguna ficha. Presiona Pasar debajo del tablero</translation>
    </message>
    <message>
        <source>nothing below column {column}</source>
        <extracomment>Below the board, for screen readers. {column}: its letter</extracomment>
        <translation>nada debajo de la columna {column}</translation>
    </message>
    <message>
        <source>{player} can&apos;t move: Pass</source>
        <extracomment>On the button below the board.
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} no puede jugar: Pasar</translation>
    </message>
    <message>
        <source>{player} must pass</source>
        <extracomment>Below the board: a player who can&apos;t turn any discs
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} tiene que pasar</translation>
    </message>
    <message>
        <source>{player} passed</source>
        <extracomment>Below the board: a player who can&apos;t turn any discs
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} pasó</translation>
    </message>
    <message>
        <source>{number}: pass</source>
        <extracomment>On the board, in a line of moves that is shown: move 3 is a pass.
{number}: a number</extracomment>
        <translation>{number}: pasar</translation>
    </message>
    <message>
        <source>A disc on {square} wouldn&apos;t turn any discs</source>
        <extracomment>Why nothing happens after a tap
{square}: a square of the board: e4</extracomment>
        <translation>Una ficha en {square} no voltearía ninguna ficha</translation>
    </message>
    <message>
        <source>Square {square} is taken</source>
        <extracomment>Why nothing happens after a tap
{square}: a square of the board: e4</extracomment>
        <translation>La casilla {square} está ocupada</translation>
    </message>
</context>
<context>
    <name>PageMenu</name>
    <message>
        <source>&amp;Watch</source>
        <extracomment>Entries of a menu: which controls the page Explain shows</extracomment>
        <translation>&amp;Mirar</translation>
    </message>
    <message>
        <source>&amp;Try</source>
        <extracomment>Entries of a menu: which controls the page Explain shows</extracomment>
        <translation>&amp;Probar</translation>
    </message>
    <message>
        <source>&amp;Study</source>
        <extracomment>Entries of a menu: which controls the page Explain shows</extracomment>
        <translation>&amp;Estudiar</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <extracomment>Entries of the menu of the page Explain</extracomment>
        <translation>Acercar</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <extracomment>Entries of the menu of the page Explain</extracomment>
        <translation>Alejar</translation>
    </message>
    <message>
        <source>Show the whole tree</source>
        <extracomment>Entries of the menu of the page Explain</extracomment>
        <translation>Mostrar todo el árbol</translation>
    </message>
    <message>
        <source>Follow the search</source>
        <extracomment>Entries of the menu of the page Explain</extracomment>
        <translation>Seguir la búsqueda</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <extracomment>Entries of the menu of the page Explain</extracomment>
        <translation>E&amp;jemplos</translation>
    </message>
    <message>
        <source>S&amp;ave</source>
        <extracomment>Entries of the menu of the page Explain</extracomment>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <extracomment>Entries of the menu of the page Explain</extracomment>
        <translation>Volver al tablero</translation>
    </message>
</context>
<context>
    <name>PairsView</name>
    <message>
        <source>Pairs of players</source>
        <translation>Parejas de jugadores</translation>
    </message>
    <message>
        <source>The result for each pair of players</source>
        <translation>El resultado de cada pareja de jugadores</translation>
    </message>
</context>
<context>
    <name>PerfectButton</name>
    <message>
        <source>Play against “{bot}”: it works this game out to the end and never makes a mistake. Press again to play against “{first}”.</source>
        <extracomment>Tip of the button with the name of the strongest bot. {bot}, {first}: names of bots</extracomment>
        <translation>Jugar contra «{bot}»: calcula este juego hasta el final y nunca se equivoca. Presiona otra vez para jugar contra «{first}».</translation>
    </message>
    <message>
        <source>Play against “{bot}”: it looks as far ahead as time allows. Press again to play against “{first}”.</source>
        <extracomment>Tip of the button with the name of the strongest bot. {bot}, {first}: names of bots</extracomment>
        <translation>Jugar contra «{bot}»: mira tan lejos como el tiempo lo permite. Presiona otra vez para jugar contra «{first}».</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>value {value}</source>
        <extracomment>Read by screen readers for a square: {value} is what the move there is worth</extracomment>
        <translation>valor {value}</translation>
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
        <translation>vacío</translation>
    </message>
    <message>
        <source>selected</source>
        <extracomment>Read by screen readers after the name of a piece that you have chosen to move</extracomment>
        <translation>pieza elegida</translation>
    </message>
    <message>
        <source>can be captured</source>
        <extracomment>Read by screen readers after the name of a piece</extracomment>
        <translation>se puede capturar</translation>
    </message>
    <message>
        <source>legal move</source>
        <extracomment>Read by screen readers after the name of a square that you can move to</extracomment>
        <translation>jugada legal</translation>
    </message>
    <message>
        <source>can move</source>
        <extracomment>Read by screen readers after the name of a piece</extracomment>
        <translation>se puede mover</translation>
    </message>
    <message>
        <source>best move to {square}, value {value}</source>
        <extracomment>Read by screen readers after the name of a piece: its best move goes to {square}
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>mejor jugada a {square}, valor {value}</translation>
    </message>
</context>
<context>
    <name>PinPad</name>
    <message>
        <source>Back to the booth</source>
        <translation>Volver a la feria</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>Booth: name of the key that takes back a digit of the PIN, for screen readers</extracomment>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Enter the PIN</source>
        <translation>Escribir el PIN</translation>
    </message>
    <message>
        <source>Save today&apos;s figures</source>
        <translation>Guardar los datos de hoy</translation>
    </message>
    <message>
        <source>Change the PIN</source>
        <translation>Cambiar el PIN</translation>
    </message>
    <message>
        <source>Close the booth</source>
        <translation>Cerrar el modo feria</translation>
    </message>
    <message>
        <source>Presenter: enter the PIN</source>
        <translation>Responsable: escribe el PIN</translation>
    </message>
    <message>
        <source>Choose a PIN for the presenter: 4 to 8 digits</source>
        <translation>Elige un PIN para el responsable: de 4 a 8 dígitos</translation>
    </message>
    <message>
        <source>What would you like to do?</source>
        <translation>¿Qué quieres hacer?</translation>
    </message>
    <message numerus="yes">
        <source>Too many wrong tries. Wait {seconds} seconds.</source>
        <extracomment>Booth: after wrong PINs
{seconds}: a number</extracomment>
        <translation>
            <numerusform>Demasiados intentos fallidos. Espera {seconds} segundo.</numerusform>
            <numerusform>Demasiados intentos fallidos. Espera {seconds} segundos.</numerusform>
        </translation>
    </message>
    <message>
        <source>A PIN has at least 4 digits.</source>
        <translation>Un PIN tiene al menos 4 dígitos.</translation>
    </message>
    <message>
        <source>The two PINs don&apos;t match. Try again.</source>
        <translation>Los dos PIN son distintos. Prueba otra vez.</translation>
    </message>
    <message>
        <source>The PIN can&apos;t be saved. Is the disk full?</source>
        <translation>No se puede guardar el PIN. ¿Está lleno el disco?</translation>
    </message>
    <message>
        <source>Enter the new PIN again</source>
        <translation>Escribe otra vez el PIN nuevo</translation>
    </message>
    <message>
        <source>That isn&apos;t the right PIN.</source>
        <translation>Ese no es el PIN correcto.</translation>
    </message>
</context>
<context>
    <name>PlayedBoard</name>
    <message>
        <source>A small board that shows the moves</source>
        <translation>Un tablero pequeño que muestra las jugadas</translation>
    </message>
</context>
<context>
    <name>PositionBar</name>
    <message>
        <source>Moves or a position</source>
        <translation>Jugadas o posición</translation>
    </message>
    <message>
        <source>Type moves or a position, then press Enter (Ctrl+L)</source>
        <translation>Escribe jugadas o una posición y presiona Enter (Ctrl+L)</translation>
    </message>
    <message>
        <source>Position:</source>
        <extracomment>Label of the line in which a position is typed</extracomment>
        <translation>Posición:</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button beside the line in which a position is typed</extracomment>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Show this position (Enter)</source>
        <translation>Mostrar esta posición (Enter)</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Colours</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Animation</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>Animación</translation>
    </message>
    <message>
        <source>Less animation</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>Menos animación</translation>
    </message>
    <message>
        <source>Animate wins and blocks</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>Animar victorias y bloqueos</translation>
    </message>
    <message>
        <source>Large buttons</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>Botones grandes</translation>
    </message>
    <message>
        <source>When you touch the screen</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>Al tocar la pantalla</translation>
    </message>
    <message>
        <source>Always</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>Siempre</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>No pause</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>Sin pausa</translation>
    </message>
    <message>
        <source>Memory for the search</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>Memoria para la búsqueda</translation>
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
        <translation>Alto contraste, claro</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>Alto contraste, oscuro</translation>
    </message>
    <message>
        <source>Bots wait at least</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>Los bots esperan al menos</translation>
    </message>
    <message>
        <source>Of equally good moves, pick</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>Entre jugadas igual de buenas, elegir</translation>
    </message>
    <message>
        <source>Bots think at most</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>Los bots piensan como máximo</translation>
    </message>
</context>
<context>
    <name>ProgramChoice</name>
    <message>
        <source>Choose a Gomocup program</source>
        <extracomment>Title of a file dialog, and a kind of file in it</extracomment>
        <translation>Elige un programa de Gomocup</translation>
    </message>
    <message>
        <source>Gomocup programs ({pattern})</source>
        <extracomment>Title of a file dialog, and a kind of file in it
{pattern}: endings of names of files: *.pgn</extracomment>
        <translation>Programas de Gomocup ({pattern})</translation>
    </message>
    <message>
        <source>Choose a chess engine</source>
        <extracomment>Title of a file dialog, and a kind of file in it</extracomment>
        <translation>Elige un programa de ajedrez</translation>
    </message>
    <message>
        <source>Programs ({pattern})</source>
        <extracomment>Title of a file dialog, and a kind of file in it
{pattern}: endings of names of files: *.pgn</extracomment>
        <translation>Programas ({pattern})</translation>
    </message>
</context>
<context>
    <name>ProgramDialog</name>
    <message>
        <source>Choose a chess engine</source>
        <translation>Elige un programa de ajedrez</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Elegir un archivo…</translation>
    </message>
    <message>
        <source>Let it play</source>
        <translation>Dejarlo jugar</translation>
    </message>
    <message>
        <source>Program</source>
        <extracomment>Names for screen readers, with tips: in the dialog for choosing a program that plays</extracomment>
        <translation>Programa</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Names for screen readers, with tips: in the dialog for choosing a program that plays</extracomment>
        <translation>Fuerza</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>Names for screen readers, with tips: in the dialog for choosing a program that plays</extracomment>
        <translation>Número</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <extracomment>Labels in the dialog for choosing a program that plays</extracomment>
        <translation>&amp;Programa</translation>
    </message>
    <message>
        <source>&amp;Strength</source>
        <extracomment>Labels in the dialog for choosing a program that plays</extracomment>
        <translation>&amp;Fuerza</translation>
    </message>
    <message>
        <source>By Elo, {least} to {most}</source>
        <extracomment>How a chess engine can be weakened: by a rating between two numbers
{least}: the smallest number that is possible
{most}: the largest number that is possible</extracomment>
        <translation>Por Elo, de {least} a {most}</translation>
    </message>
    <message>
        <source>By skill, {least} to {most}</source>
        <extracomment>How a chess engine can be weakened: by a level between two numbers
{least}: the smallest number that is possible
{most}: the largest number that is possible</extracomment>
        <translation>Por habilidad, de {least} a {most}</translation>
    </message>
    <message>
        <source>Full strength</source>
        <extracomment>Choice in the dialog for choosing a program that plays: as strong as it can</extracomment>
        <translation>Con toda su fuerza</translation>
    </message>
    <message>
        <source>Asking {name} how well it can play…</source>
        <extracomment>In the dialog for choosing a program that plays. {name}: of the program</extracomment>
        <translation>Preguntando a {name} qué tan bien puede jugar…</translation>
    </message>
    <message>
        <source>A program found on this computer</source>
        <extracomment>Names for screen readers, with tips: in the dialog for choosing a program that plays</extracomment>
        <translation>Un programa encontrado en este equipo</translation>
    </message>
    <message>
        <source>How its strength is set</source>
        <extracomment>Names for screen readers, with tips: in the dialog for choosing a program that plays</extracomment>
        <translation>Cómo se ajusta su fuerza</translation>
    </message>
    <message>
        <source>How well it plays</source>
        <extracomment>Names for screen readers, with tips: in the dialog for choosing a program that plays</extracomment>
        <translation>Qué tan bien juega</translation>
    </message>
    <message>
        <source>Look for the file of another UCI chess program. It will run on this computer.</source>
        <extracomment>Names for screen readers, with tips: in the dialog for choosing a program that plays</extracomment>
        <translation>Buscar el archivo de otro programa de ajedrez UCI. Se ejecutará en este equipo.</translation>
    </message>
    <message>
        <source>I found no chess engine on this computer. Press “Choose a file…” to look for one.</source>
        <extracomment>In the dialog for choosing a program that plays.</extracomment>
        <translation>No encontré ningún programa de ajedrez en este equipo. Presiona «Elegir un archivo…» para buscar uno.</translation>
    </message>
    <message>
        <source>{name} is ready. It can think for as long as the bots do (see “Settings”).</source>
        <extracomment>In the dialog for choosing a program that plays. {name}: of the program</extracomment>
        <translation>{name} está listo. Puede pensar tanto tiempo como los bots (consulta «Ajustes»).</translation>
    </message>
</context>
<context>
    <name>ProgramGuard</name>
    <message>
        <source>Let it play</source>
        <extracomment>Question before a program is started.</extracomment>
        <translation>Dejarlo jugar</translation>
    </message>
    <message>
        <source>Don&apos;t start it</source>
        <extracomment>Question before a program is started.</extracomment>
        <translation>No iniciarlo</translation>
    </message>
    <message>
        <source>“{name}” has changed since you chose it. This may be because of an update.</source>
        <extracomment>Question before a program is started. {name}: of the program</extracomment>
        <translation>«{name}» cambió desde que lo elegiste. Puede que haya sido por una actualización.</translation>
    </message>
    <message>
        <source>A file lists the program “{name}” as a player. You haven&apos;t chosen this program before.</source>
        <extracomment>Question before a program is started. {name}: of the program</extracomment>
        <translation>Un archivo nombra el programa «{name}» como jugador. Nunca elegiste este programa.</translation>
    </message>
    <message>
        <source>{path}

This program will run on your computer. Only let it play if you trust it.</source>
        <extracomment>Question before a program is started.
{path}: the place of a file on the disk</extracomment>
        <translation>{path}

Este programa se ejecutará en tu equipo. Déjalo jugar solo si confías en él.</translation>
    </message>
    <message>
        <source>Let this program play?</source>
        <extracomment>Question before a program is started.</extracomment>
        <translation>¿Dejar que juegue este programa?</translation>
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
        <translation>Alfa-beta</translation>
    </message>
    <message>
        <source>Both have visited the same number of positions.</source>
        <extracomment>Below two bars, one for minimax and one for alpha-beta</extracomment>
        <translation>Las dos han visitado el mismo número de posiciones.</translation>
    </message>
    <message numerus="yes">
        <source>Both have visited {count} positions.</source>
        <extracomment>Below two bars, one for minimax and one for alpha-beta
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Las dos han visitado {count} posición.</numerusform>
            <numerusform>Las dos han visitado {count} posiciones.</numerusform>
        </translation>
    </message>
    <message>
        <source>Race between the two searches</source>
        <translation>Carrera entre las dos búsquedas</translation>
    </message>
    <message>
        <source>What alpha-beta saves</source>
        <translation>Lo que ahorra alfa-beta</translation>
    </message>
    <message numerus="yes">
        <source>Alpha-beta has finished. So far it has skipped {count} positions ({percent}%).</source>
        <extracomment>Below two bars, one for minimax and one for alpha-beta
{count}: a number; the text has a form for one and for many
{percent}: a number, without its sign</extracomment>
        <translation>
            <numerusform>Alfa-beta ha terminado. Hasta ahora se ha ahorrado {count} posición ({percent}&#xa0;%).</numerusform>
            <numerusform>Alfa-beta ha terminado. Hasta ahora se ha ahorrado {count} posiciones ({percent}&#xa0;%).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultFrame</name>
    <message>
        <source>Games won so far</source>
        <extracomment>Name of the card with the result of a game, for screen readers</extracomment>
        <translation>Partidas ganadas hasta ahora</translation>
    </message>
    <message>
        <source>Why the game ended this way</source>
        <extracomment>Name of the card with the result of a game, for screen readers</extracomment>
        <translation>Por qué la partida terminó así</translation>
    </message>
    <message>
        <source>Game result</source>
        <extracomment>Name of the card with the result of a game, for screen readers</extracomment>
        <translation>Resultado de la partida</translation>
    </message>
</context>
<context>
    <name>ResultsSaver</name>
    <message>
        <source>Save CSV</source>
        <extracomment>Buttons below the results that save them in a file</extracomment>
        <translation>Guardar CSV</translation>
    </message>
    <message>
        <source>Save a table for spreadsheets, with one line for each game</source>
        <translation>Guardar una tabla para hojas de cálculo, con una línea por partida</translation>
    </message>
    <message>
        <source>Save JSON</source>
        <extracomment>The same</extracomment>
        <translation>Guardar JSON</translation>
    </message>
    <message>
        <source>Save the results for other programs</source>
        <translation>Guardar los resultados para otros programas</translation>
    </message>
    <message>
        <source>Stop saving</source>
        <extracomment>Button while results are written</extracomment>
        <translation>Dejar de guardar</translation>
    </message>
    <message>
        <source>Stop saving. Nothing half-finished is left behind.</source>
        <translation>Dejar de guardar. No queda ningún archivo a medias.</translation>
    </message>
    <message>
        <source>Save the results</source>
        <translation>Guardar los resultados</translation>
    </message>
</context>
<context>
    <name>ResultsView</name>
    <message>
        <source>Result</source>
        <extracomment>Names of texts below an experiment, for screen readers</extracomment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>How sure we can be</source>
        <extracomment>Names of texts below an experiment, for screen readers</extracomment>
        <translation>Qué tan seguro es</translation>
    </message>
    <message>
        <source>Score so far, with its confidence interval</source>
        <translation>Puntuación hasta ahora, con su intervalo de confianza</translation>
    </message>
    <message>
        <source>Moves per game</source>
        <translation>Jugadas por partida</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Tap anywhere or press any key to play.</source>
        <translation>Toca en cualquier parte o presiona cualquier tecla para jugar.</translation>
    </message>
    <message>
        <source>Show the next page (→)</source>
        <translation>Mostrar la página siguiente (→)</translation>
    </message>
    <message>
        <source>Press any key to play.</source>
        <translation>Presiona cualquier tecla para jugar.</translation>
    </message>
    <message>
        <source>More rules ({number} of {count})</source>
        <extracomment>On a button: {number} is the page that is shown.
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>Más reglas ({number} de {count})</translation>
    </message>
    <message>
        <source>Back to page 1 ({number} of {count})</source>
        <extracomment>Button on the last page of the rules; {count}: how many pages there are
{number}: a number</extracomment>
        <translation>Volver a la página 1 ({number} de {count})</translation>
    </message>
</context>
<context>
    <name>RunControls</name>
    <message>
        <source>Finished games</source>
        <extracomment>Name of the bar that shows how many games are finished, for screen readers</extracomment>
        <translation>Partidas terminadas</translation>
    </message>
    <message>
        <source>Pause after the current games, or continue</source>
        <translation>Pausar después de las partidas actuales, o seguir</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>Button: the experiment can go on later
Button that pauses an experiment or lets it go on</extracomment>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button: the experiment ends before all its games are played</extracomment>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Stop the run. The finished games are kept.</source>
        <translation>Detener la serie. Se conservan las partidas terminadas.</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Button that pauses an experiment or lets it go on</extracomment>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>How many games are finished</source>
        <translation>Cuántas partidas terminaron</translation>
    </message>
    <message>
        <source>This run</source>
        <extracomment>Names for screen readers: the experiment, and how many of its games are finished</extracomment>
        <translation>La serie</translation>
    </message>
    <message>
        <source>Progress of this run</source>
        <translation>Progreso de la serie</translation>
    </message>
</context>
<context>
    <name>ScoreBar</name>
    <message>
        <source>Won, drawn, lost</source>
        <translation>Ganadas, empatadas, perdidas</translation>
    </message>
    <message>
        <source>Games won, drawn and lost</source>
        <translation>Partidas ganadas, empatadas y perdidas</translation>
    </message>
</context>
<context>
    <name>SearchStatus</name>
    <message>
        <source>Best play for both sides, so far</source>
        <extracomment>Below the table of moves; names are for screen readers</extracomment>
        <translation>Mejores jugadas de los dos, hasta ahora</translation>
    </message>
    <message>
        <source>Positions that mirror each other count as one.</source>
        <extracomment>After the sentence that says what an exact value is</extracomment>
        <translation>Las posiciones que son espejo una de otra cuentan como una sola.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>All values are certain.</source>
        <translation>Todos los valores son seguros.</translation>
    </message>
    <message>
        <source>All values are exact.</source>
        <translation>Todos los valores son exactos.</translation>
    </message>
    <message>
        <source>Values marked {signs} are guesses.</source>
        <extracomment>{signs}: the signs of guesses, such as ≈; in a narrow window in place of a longer text</extracomment>
        <translation>Los valores con {signs} son estimaciones.</translation>
    </message>
    <message numerus="yes">
        <source>{nodes} positions in {seconds} s, {speed} a second</source>
        <extracomment>Below the table of moves. {nodes}: how many positions the search has visited; {speed}: how many in a second
{seconds}: a number</extracomment>
        <translation>
            <numerusform>{nodes} posición en {seconds} s, {speed} por segundo</numerusform>
            <numerusform>{nodes} posiciones en {seconds} s, {speed} por segundo</numerusform>
        </translation>
    </message>
    <message>
        <source>Best line: {moves}</source>
        <extracomment>Below the table of moves: the best moves of both players from here, one after another
{moves}: one move or several: “b2, c1 or c3”</extracomment>
        <translation>Mejor variante: {moves}</translation>
    </message>
    <message>
        <source>The best move is proven. Values marked {signs} are guesses.</source>
        <extracomment>{signs}: the signs of guesses, such as ≈</extracomment>
        <translation>La mejor jugada está demostrada. Los valores con {signs} son estimaciones.</translation>
    </message>
    <message numerus="yes">
        <source>Looked {depth} moves ahead. Values marked {signs} are guesses.</source>
        <extracomment>{signs}: the signs of guesses, such as ≈
{depth}: a number of moves</extracomment>
        <translation>
            <numerusform>La búsqueda anticipó {depth} jugada. Los valores con {signs} son estimaciones.</numerusform>
            <numerusform>La búsqueda anticipó {depth} jugadas. Los valores con {signs} son estimaciones.</numerusform>
        </translation>
    </message>
    <message>
        <source>Search status</source>
        <extracomment>Below the table of moves; names are for screen readers</extracomment>
        <translation>Estado de la búsqueda</translation>
    </message>
    <message>
        <source>Search effort</source>
        <extracomment>Below the table of moves; names are for screen readers</extracomment>
        <translation>Esfuerzo de la búsqueda</translation>
    </message>
    <message numerus="yes">
        <source>{nodes} positions in {seconds} s, {speed} a second. The table is {percent}% full.</source>
        <extracomment>Below the table of moves. {nodes}: how many positions the search has visited; {speed}: how many in a second
{seconds}: a number
{percent}: a number, without its sign</extracomment>
        <translation>
            <numerusform>{nodes} posición en {seconds} s, {speed} por segundo. La tabla está llena al {percent}&#xa0;%.</numerusform>
            <numerusform>{nodes} posiciones en {seconds} s, {speed} por segundo. La tabla está llena al {percent}&#xa0;%.</numerusform>
        </translation>
    </message>
    <message>
        <source>How many positions the search visited, in what time. It remembers positions in a table; a sample of {count} entries shows roughly how full it is (Settings, “Memory for the search”)</source>
        <extracomment>Below the table of moves; names are for screen readers
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>Cuántas posiciones visitó la búsqueda y en cuánto tiempo. Guarda posiciones en una tabla; una muestra de {count} lugares indica más o menos qué tan llena está (Ajustes, «Memoria para la búsqueda»)</translation>
    </message>
</context>
<context>
    <name>SeatsStrip</name>
    <message>
        <source>Game</source>
        <extracomment>Name of the box in which you choose the game</extracomment>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Who plays {player}</source>
        <extracomment>Name of the box in which you choose a player: {player} is X, White, Max …</extracomment>
        <translation>Quién juega con {player}</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>In the list of players: no bot plays this side</extracomment>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Gomocup program…</source>
        <extracomment>Entry at the end of the list of players, and its tip</extracomment>
        <translation>Programa de Gomocup…</translation>
    </message>
    <message>
        <source>Chess engine…</source>
        <extracomment>Entry at the end of the list of players, and its tip</extracomment>
        <translation>Programa de ajedrez…</translation>
    </message>
    <message>
        <source>Somebody at this computer plays this side</source>
        <translation>Alguien en este equipo juega de este lado</translation>
    </message>
    <message>
        <source>More players…</source>
        <extracomment>In the list of players: opens a list of all the others</extracomment>
        <translation>Más jugadores…</translation>
    </message>
    <message>
        <source>List all levels and all other bots</source>
        <translation>Ver todos los niveles y todos los demás bots</translation>
    </message>
    <message>
        <source>Another board…</source>
        <extracomment>Entry at the end of the list of games</extracomment>
        <translation>Otro tablero…</translation>
    </message>
    <message>
        <source>{percent}% random</source>
        <extracomment>Below the name of the bot Mira: the share of its moves that it plays at random
{percent}: a number, without its sign</extracomment>
        <translation>{percent}&#xa0;% al azar</translation>
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
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Pick a game. It starts at once.</source>
        <translation>Elige un juego. Empieza de inmediato.</translation>
    </message>
    <message>
        <source>Another program that plays five in a row. Its file name begins with “pbrain-”.</source>
        <extracomment>Entry at the end of the list of players, and its tip</extracomment>
        <translation>Otro programa que juega a cinco en línea. El nombre de su archivo empieza por «pbrain-».</translation>
    </message>
    <message>
        <source>Another program that plays chess (UCI), and how well it plays</source>
        <extracomment>Entry at the end of the list of players, and its tip</extracomment>
        <translation>Otro programa que juega al ajedrez (UCI), y qué tan bien juega</translation>
    </message>
</context>
<context>
    <name>SentenceStrip</name>
    <message>
        <source>Controls</source>
        <extracomment>the caption of Watch, Try and Study, for screen readers</extracomment>
        <translation>Controles</translation>
    </message>
    <message>
        <source>Watch</source>
        <extracomment>a set of controls: only watch the search</extracomment>
        <translation>Mirar</translation>
    </message>
    <message>
        <source>Watch: step through the search (Ctrl+1)</source>
        <extracomment>a set of controls: only watch the search</extracomment>
        <translation>Mirar: avanzar paso a paso (Ctrl+1)</translation>
    </message>
    <message>
        <source>Try</source>
        <extracomment>a set of controls: guess and mark</extracomment>
        <translation>Probar</translation>
    </message>
    <message>
        <source>Try: guess values, mark cuts, change numbers (Ctrl+2)</source>
        <extracomment>a set of controls: guess and mark</extracomment>
        <translation>Probar: adivinar valores, marcar cortes, cambiar números (Ctrl+2)</translation>
    </message>
    <message>
        <source>Study</source>
        <extracomment>a set of controls: everything</extracomment>
        <translation>Estudiar</translation>
    </message>
    <message>
        <source>Study: all controls (Ctrl+3)</source>
        <extracomment>a set of controls: everything</extracomment>
        <translation>Estudiar: todos los controles (Ctrl+3)</translation>
    </message>
    <message>
        <source>Which controls are shown below</source>
        <extracomment>the caption of Watch, Try and Study, for screen readers</extracomment>
        <translation>Qué controles se muestran abajo</translation>
    </message>
</context>
<context>
    <name>SeriesScore</name>
    <message>
        <source>Games won so far</source>
        <translation>Partidas ganadas hasta ahora</translation>
    </message>
    <message>
        <source>Games each player has won today</source>
        <translation>Las partidas que ganó hoy cada jugador</translation>
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
        <translation>{name}: de {least} a {most}</translation>
    </message>
</context>
<context>
    <name>SourceBar</name>
    <message>
        <source>Board</source>
        <extracomment>Button that leads from the page Explain back to the board</extracomment>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Go back to the board (Esc)</source>
        <translation>Volver al tablero (Esc)</translation>
    </message>
    <message>
        <source>Examples</source>
        <extracomment>Button that opens the list of examples</extracomment>
        <translation>Ejemplos</translation>
    </message>
    <message>
        <source>Explain the position on the board</source>
        <translation>Explicar la posición del tablero</translation>
    </message>
    <message>
        <source>&amp;Previous explanation</source>
        <extracomment>Entry of a menu: show what was explained before</extracomment>
        <translation>&amp;Explicación anterior</translation>
    </message>
    <message>
        <source>&amp;Open a lesson…</source>
        <translation>&amp;Abrir una lección…</translation>
    </message>
    <message>
        <source>{number}  {title}</source>
        <extracomment>Entry in the list of examples. {number}: a key, 1 to 9; {title}: of the example</extracomment>
        <translation>{number}  {title}</translation>
    </message>
    <message>
        <source>Position in your game</source>
        <extracomment>Button: explain the position on the board</extracomment>
        <translation>Posición de tu partida</translation>
    </message>
    <message>
        <source>Positions that each show one idea</source>
        <translation>Posiciones que muestran una idea cada una</translation>
    </message>
</context>
<context>
    <name>StateBar</name>
    <message>
        <source>What the bot is thinking</source>
        <translation>Lo que piensa el bot</translation>
    </message>
    <message>
        <source>Game status</source>
        <extracomment>Booth: name of the bar above the board, for screen readers</extracomment>
        <translation>Estado de la partida</translation>
    </message>
</context>
<context>
    <name>StepControls</name>
    <message>
        <source>Drag to go to any step</source>
        <translation>Arrastra para ir a cualquier paso</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>The two texts of one button
Names of the buttons that walk through the steps of a search, each with its tip
Name of the button that plays the steps or stops</extracomment>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>The two texts of one button
Name of the button that plays the steps or stops</extracomment>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Restart</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>Al inicio</translation>
    </message>
    <message>
        <source>Go to the first step</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>Ir al primer paso</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Go one step back</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>Retroceder un paso</translation>
    </message>
    <message>
        <source>Play the steps, or pause</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>Reproducir los pasos o pausar</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Go one step forward</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>Avanzar un paso</translation>
    </message>
    <message>
        <source>Finish node</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>Terminar nodo</translation>
    </message>
    <message>
        <source>Go to the step that finishes this node</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>Ir al paso que termina este nodo</translation>
    </message>
    <message>
        <source>Next cut</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>Corte siguiente</translation>
    </message>
    <message>
        <source>Go to the next cut</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>Ir al corte siguiente</translation>
    </message>
    <message>
        <source>To the end</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>Ir al final</translation>
    </message>
    <message>
        <source>Go to the last step</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>Ir al último paso</translation>
    </message>
    <message>
        <source>Faster</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>Más rápido</translation>
    </message>
    <message>
        <source>Play more steps a second</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>Mostrar más pasos por segundo</translation>
    </message>
    <message>
        <source>Slower</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>Más lento</translation>
    </message>
    <message>
        <source>Play fewer steps a second</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>Mostrar menos pasos por segundo</translation>
    </message>
    <message>
        <source>{tip} ({keys})</source>
        <extracomment>{tip}: “Go one step forward”; {keys}: “Right”</extracomment>
        <translation>{tip} ({keys})</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>Name of the choice of the speed, for screen readers</extracomment>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>{first} and {second} positions</source>
        <extracomment>Below two trees: how many positions each of the searches has visited. {first}, {second}: numbers</extracomment>
        <translation>{first} y {second} posiciones</translation>
    </message>
    <message numerus="yes">
        <source>{steps} steps a second</source>
        <extracomment>A choice of the speed. {steps}: a number above 1</extracomment>
        <translation>
            <numerusform>{steps} paso por segundo</numerusform>
            <numerusform>{steps} pasos por segundo</numerusform>
        </translation>
    </message>
    <message>
        <source>Current step</source>
        <extracomment>Name of the slider over all steps, for screen readers</extracomment>
        <translation>Paso de la búsqueda</translation>
    </message>
</context>
<context>
    <name>SwitchVoice</name>
    <message>
        <source>{switch}: on</source>
        <extracomment>Read by screen readers: {switch} is the text of a command</extracomment>
        <translation>{switch}: sí</translation>
    </message>
    <message>
        <source>{switch}: off</source>
        <extracomment>Read by screen readers: {switch} is the text of a command</extracomment>
        <translation>{switch}: no</translation>
    </message>
    <message>
        <source>No values on the board</source>
        <translation>Ningún valor en el tablero</translation>
    </message>
    <message>
        <source>Only the best values on the board</source>
        <translation>Solo los mejores valores en el tablero</translation>
    </message>
    <message>
        <source>All values on the board</source>
        <translation>Todos los valores en el tablero</translation>
    </message>
    <message>
        <source>+1, 0, −1</source>
        <extracomment>Read aloud by screen readers: how values are written from now on</extracomment>
        <translation>+1, 0, −1</translation>
    </message>
    <message>
        <source>cost (smaller is better)</source>
        <extracomment>Read aloud by screen readers: how values are written from now on</extracomment>
        <translation>costo (mejor si es menor)</translation>
    </message>
    <message>
        <source>words</source>
        <extracomment>Read aloud by screen readers: how values are written from now on</extracomment>
        <translation>palabras</translation>
    </message>
    <message>
        <source>Scale: {scale}</source>
        <extracomment>Read by screen readers: {scale} is how values are shown, such as “words”</extracomment>
        <translation>Escala: {scale}</translation>
    </message>
    <message>
        <source>Values for {player}</source>
        <extracomment>Read aloud by screen readers: whose side values are told from
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Valores para {player}</translation>
    </message>
    <message>
        <source>Values for the bot</source>
        <extracomment>Read aloud by screen readers: whose side values are told from</extracomment>
        <translation>Valores para el bot</translation>
    </message>
    <message>
        <source>Text size: {percent}</source>
        <extracomment>Read aloud by screen readers. {percent}: a number with its sign, such as “125%”</extracomment>
        <translation>Tamaño del texto: {percent}</translation>
    </message>
    <message>
        <source>Values for whoever&apos;s turn it is</source>
        <extracomment>Read aloud by screen readers: whose side values are told from</extracomment>
        <translation>Valores para quien tiene el turno</translation>
    </message>
</context>
<context>
    <name>Terms</name>
    <message>
        <source>alpha</source>
        <extracomment>A word of the field, in the list of words; it begins small as in a sentence</extracomment>
        <translation>alfa</translation>
    </message>
    <message>
        <source>alpha-beta</source>
        <extracomment>A word of the field, in the list of words; it begins small as in a sentence</extracomment>
        <translation>poda alfa-beta</translation>
    </message>
    <message>
        <source>alpha-beta window</source>
        <extracomment>A word of the field, in the list of words; it begins small as in a sentence</extracomment>
        <translation>ventana alfa-beta</translation>
    </message>
    <message>
        <source>beta</source>
        <extracomment>A word of the field, in the list of words; it begins small as in a sentence</extracomment>
        <translation>beta</translation>
    </message>
    <message>
        <source>bound</source>
        <extracomment>&quot;At least 1&quot; and &quot;at most 1&quot; are bounds of a value</extracomment>
        <translation>cota</translation>
    </message>
    <message>
        <source>certain</source>
        <extracomment>&quot;At least 1&quot; and &quot;at most 1&quot; are bounds of a value</extracomment>
        <translation>seguro</translation>
    </message>
    <message>
        <source>confidence interval</source>
        <extracomment>&quot;At least 1&quot; and &quot;at most 1&quot; are bounds of a value</extracomment>
        <translation>intervalo de confianza</translation>
    </message>
    <message>
        <source>cut</source>
        <extracomment>A noun: alpha-beta makes a cut</extracomment>
        <translation>corte</translation>
    </message>
    <message>
        <source>depth</source>
        <extracomment>A noun: alpha-beta makes a cut</extracomment>
        <translation>profundidad</translation>
    </message>
    <message>
        <source>Elo</source>
        <extracomment>A noun: alpha-beta makes a cut</extracomment>
        <translation>Elo</translation>
    </message>
    <message>
        <source>evaluation</source>
        <extracomment>A noun: alpha-beta makes a cut</extracomment>
        <translation>evaluación</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>Of a value</extracomment>
        <translation>exacto</translation>
    </message>
    <message>
        <source>guess</source>
        <extracomment>A noun: a value that is not proven</extracomment>
        <translation>estimación</translation>
    </message>
    <message>
        <source>leaf</source>
        <extracomment>Of a tree</extracomment>
        <translation>hoja</translation>
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
        <translation>minimax</translation>
    </message>
    <message>
        <source>node</source>
        <extracomment>Of the heaps of Nim</extracomment>
        <translation>nodo</translation>
    </message>
    <message>
        <source>principal variation</source>
        <extracomment>Of the heaps of Nim</extracomment>
        <translation>variante principal</translation>
    </message>
    <message>
        <source>seed</source>
        <extracomment>The starting number for random numbers</extracomment>
        <translation>semilla</translation>
    </message>
    <message>
        <source>value</source>
        <extracomment>The starting number for random numbers</extracomment>
        <translation>valor</translation>
    </message>
    <message>
        <source>Alpha is the value that MAX can already be sure of.</source>
        <translation>Alfa es el valor que MAX ya tiene asegurado.</translation>
    </message>
    <message>
        <source>Alpha-beta finds the same value as minimax, but skips branches that can&apos;t change it.</source>
        <translation>La poda alfa-beta encuentra el mismo valor que minimax, pero salta las ramas que no pueden cambiarlo.</translation>
    </message>
    <message>
        <source>Beta is the value that MIN can already be sure of.</source>
        <translation>Beta es el valor que MIN ya tiene asegurado.</translation>
    </message>
    <message>
        <source>A bound is only a limit: the value is at least or at most this number.</source>
        <translation>Una cota es solo un límite: el valor es como mínimo o como mucho ese número.</translation>
    </message>
    <message>
        <source>A value is certain if the search has proven it.</source>
        <translation>Un valor es seguro si la búsqueda lo ha demostrado.</translation>
    </message>
    <message>
        <source>At a cut, alpha-beta skips the other branches of a node, because they can&apos;t change the result.</source>
        <translation>En un corte, alfa-beta salta las demás ramas de un nodo, porque no pueden cambiar el resultado.</translation>
    </message>
    <message>
        <source>The depth is how many moves ahead the search looks.</source>
        <translation>La profundidad es cuántas jugadas mira la búsqueda hacia delante.</translation>
    </message>
    <message>
        <source>An exact value is proven: looking further ahead can&apos;t change it.</source>
        <translation>Un valor exacto está demostrado: mirar más adelante no puede cambiarlo.</translation>
    </message>
    <message>
        <source>A leaf is a node without branches: the game is over there, or the search stops.</source>
        <translation>Una hoja es un nodo sin ramas: allí la partida ha terminado o la búsqueda se detiene.</translation>
    </message>
    <message>
        <source>MAX is the player who wants the largest value.</source>
        <translation>MAX es el jugador que quiere el valor más grande.</translation>
    </message>
    <message>
        <source>MIN is the player who wants the smallest value.</source>
        <translation>MIN es el jugador que quiere el valor más pequeño.</translation>
    </message>
    <message>
        <source>Minimax looks at all moves and all replies, and assumes that both players always play their best.</source>
        <translation>Minimax mira todas las jugadas y todas las respuestas, y supone que los dos jugadores juegan siempre lo mejor posible.</translation>
    </message>
    <message>
        <source>A node is a position in the tree.</source>
        <translation>Un nodo es una posición en el árbol.</translation>
    </message>
    <message>
        <source>The principal variation is the line in which both sides play their best.</source>
        <translation>La variante principal es la línea en la que los dos bandos juegan lo mejor posible.</translation>
    </message>
    <message>
        <source>The seed is the starting number for the dice: the same seed gives the same games and trees again.</source>
        <translation>La semilla es el número inicial para los dados: la misma semilla vuelve a dar las mismas partidas y los mismos árboles.</translation>
    </message>
    <message>
        <source>A value says what a position or a move is worth if both sides play their best.</source>
        <translation>Un valor dice cuánto vale una posición o una jugada si los dos bandos juegan lo mejor posible.</translation>
    </message>
    <message>
        <source>The alpha-beta window runs from alpha to beta: only values inside it can still change the result.</source>
        <translation>La ventana alfa-beta va de alfa a beta: solo los valores que están dentro pueden cambiar aún el resultado.</translation>
    </message>
    <message>
        <source>The confidence interval contains the true score in 95 out of 100 such runs.</source>
        <translation>El intervalo de confianza contiene la puntuación verdadera en 95 de cada 100 series como esta.</translation>
    </message>
    <message>
        <source>Elo measures strength: a player rated 200 points higher wins about three games out of four.</source>
        <translation>El Elo mide la fuerza: con 200 puntos más, un jugador gana unas tres partidas de cada cuatro.</translation>
    </message>
    <message>
        <source>An evaluation is a guess at what a position is worth, made where the search stops.</source>
        <translation>Una evaluación estima cuánto vale una posición allí donde se detiene la búsqueda.</translation>
    </message>
    <message>
        <source>A guess is a value that isn&apos;t proven, so it may still change.</source>
        <translation>Una estimación es un valor que no está demostrado y que aún puede cambiar.</translation>
    </message>
    <message>
        <source>nim-sum</source>
        <extracomment>Of the heaps of Nim</extracomment>
        <translation>suma nim</translation>
    </message>
    <message>
        <source>The nim-sum adds the heaps of Nim as binary numbers without carrying: you want to leave 0.</source>
        <translation>La suma nim suma los montones de Nim en binario sin llevar: conviene dejar 0.</translation>
    </message>
</context>
<context>
    <name>TermsDialog</name>
    <message>
        <source>Words</source>
        <extracomment>Title of the list of words that the program explains</extracomment>
        <translation>Palabras</translation>
    </message>
    <message>
        <source>What the words in this program mean</source>
        <translation>Qué significan las palabras de este programa</translation>
    </message>
</context>
<context>
    <name>ThreeWaysDialog</name>
    <message>
        <source>Three ways to value a move</source>
        <translation>Tres formas de valorar una jugada</translation>
    </message>
    <message>
        <source>Average</source>
        <extracomment>Titles of columns in the table of three ways to choose; “Average” is for trees of numbers</extracomment>
        <translation>Promedio</translation>
    </message>
    <message>
        <source>Worst case</source>
        <extracomment>Titles of columns in the table of three ways to choose; “Average” is for trees of numbers</extracomment>
        <translation>Peor caso</translation>
    </message>
    <message>
        <source>Minimax</source>
        <extracomment>Titles of columns in the table of three ways to choose; “Average” is for trees of numbers</extracomment>
        <translation>Minimax</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>Title of a column in the table of three ways to choose</extracomment>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>win</source>
        <extracomment>The worst that can happen after a move, in the table of three ways to choose</extracomment>
        <translation>victoria</translation>
    </message>
    <message>
        <source>draw</source>
        <extracomment>The worst that can happen after a move, in the table of three ways to choose</extracomment>
        <translation>empate</translation>
    </message>
    <message>
        <source>loss</source>
        <extracomment>The worst that can happen after a move, in the table of three ways to choose</extracomment>
        <translation>derrota</translation>
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
        <translation>Jugar hasta el final</translation>
    </message>
    <message>
        <source>Play this way to the end against a perfect player</source>
        <extracomment>Below the table of three ways to choose, for screen readers.</extracomment>
        <translation>Hacer que esta forma juegue hasta el final contra un jugador perfecto</translation>
    </message>
    <message>
        <source>Play it out: {way}</source>
        <extracomment>Below the table of three ways to choose, for screen readers. {way}: the title of a column</extracomment>
        <translation>Jugar hasta el final: {way}</translation>
    </message>
    <message>
        <source>How it ended: {way}</source>
        <extracomment>Below the table of three ways to choose, for screen readers. {way}: the title of a column</extracomment>
        <translation>Cómo terminó: {way}</translation>
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
        <translation>Le toca a {player}. Valoramos cada jugada de tres formas: lo peor que puede pasar, las probabilidades si los dos juegan al azar, y minimax. Una estrella marca lo que elegiría cada forma.</translation>
    </message>
    <message>
        <source>Odds with random play</source>
        <extracomment>Titles of columns in the table of three ways to choose; “Average” is for trees of numbers</extracomment>
        <translation>Probabilidades jugando al azar</translation>
    </message>
    <message>
        <source>A star marks the move that each way would choose</source>
        <extracomment>Title of a column in the table of three ways to choose</extracomment>
        <translation>Una estrella marca lo que elegiría cada forma</translation>
    </message>
    <message>
        <source>{wins}% wins, {draws}% draws, {losses}% losses</source>
        <extracomment>Cell in the table of three ways to choose. {wins}, {draws}, {losses}: percentages</extracomment>
        <translation>{wins}&#xa0;% victorias, {draws}&#xa0;% empates, {losses}&#xa0;% derrotas</translation>
    </message>
</context>
<context>
    <name>TitledTree</name>
    <message>
        <source>Search</source>
        <extracomment>Name of the line above the tree, for screen readers</extracomment>
        <translation>Búsqueda</translation>
    </message>
    <message>
        <source>Zoom out (−)</source>
        <translation>Alejar (−)</translation>
    </message>
    <message>
        <source>Show the whole tree, or its full height</source>
        <extracomment>A button: fit the whole tree into the page</extracomment>
        <translation>Mostrar el árbol entero o toda su altura</translation>
    </message>
    <message>
        <source>Keep the current position in view</source>
        <extracomment>a button: the drawing follows the search</extracomment>
        <translation>Mantener a la vista la posición actual</translation>
    </message>
    <message>
        <source>Alpha-beta</source>
        <extracomment>Above the tree: the name of the search in bold letters.</extracomment>
        <translation>Alfa-beta</translation>
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
            <numerusform>&lt;b&gt;{name}&lt;/b&gt;: {nodes} de {all} posición</numerusform>
            <numerusform>&lt;b&gt;{name}&lt;/b&gt;: {nodes} de {all} posiciones</numerusform>
        </translation>
    </message>
    <message>
        <source>{leaves}, {cuts} so far</source>
        <extracomment>Above the tree. {leaves}: “8 leaves”; {cuts}: “2 cuts”</extracomment>
        <translation>{leaves}, {cuts} hasta ahora</translation>
    </message>
    <message>
        <source>Zoom in (click the tree, then +)</source>
        <translation>Acercar (haz clic en el árbol y luego +)</translation>
    </message>
    <message>
        <source>Fit</source>
        <extracomment>A button: fit the whole tree into the page</extracomment>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Follow</source>
        <extracomment>a button: the drawing follows the search</extracomment>
        <translation>Seguir</translation>
    </message>
</context>
<context>
    <name>TreeCanvas</name>
    <message>
        <source>Zoom: {percent}%</source>
        <extracomment>Read aloud by screen readers
{percent}: a number, without its sign</extracomment>
        <translation>Tamaño: {percent}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>TreeDrawing</name>
    <message>
        <source>Game tree</source>
        <extracomment>Name of the drawn tree, for screen readers
Title of the picture in a file</extracomment>
        <translation>Árbol de juego</translation>
    </message>
    <message>
        <source>END</source>
        <extracomment>in capitals beside the drawn tree: all nodes of this row are ends of the game</extracomment>
        <translation>FIN</translation>
    </message>
    <message>
        <source>BOTH</source>
        <extracomment>in capitals beside the drawn tree: both players have nodes in this row</extracomment>
        <translation>LOS DOS</translation>
    </message>
    <message>
        <source>The game is over here, so the value is known.</source>
        <translation>Aquí la partida ha terminado, así que se conoce el valor.</translation>
    </message>
    <message>
        <source>MAX moves at some of these nodes, MIN at the others.</source>
        <translation>En algunos de estos nodos juega MAX; en los otros, MIN.</translation>
    </message>
    <message>
        <source>MAX moves here and takes the largest value below it.</source>
        <translation>Aquí juega MAX y toma el valor más grande de los de abajo.</translation>
    </message>
    <message>
        <source>MIN moves here and takes the smallest value below it.</source>
        <translation>Aquí juega MIN y toma el valor más pequeño de los de abajo.</translation>
    </message>
    <message>
        <source>{count} more</source>
        <extracomment>on a small card in the tree: moves that are not drawn
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>{count} más</translation>
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
        <translation>valor {value}</translation>
    </message>
    <message>
        <source>from here: {meaning}</source>
        <extracomment>A node of the tree in words, for screen readers. {meaning}: such as “X wins in 2 moves”</extracomment>
        <translation>desde aquí: {meaning}</translation>
    </message>
    <message>
        <source>the reason for the cut in this step</source>
        <extracomment>A node of the tree in words, for screen readers.</extracomment>
        <translation>la razón del corte de este paso</translation>
    </message>
    <message>
        <source>on the best line</source>
        <extracomment>A node of the tree in words, for screen readers.</extracomment>
        <translation>en la mejor variante</translation>
    </message>
    <message>
        <source>Top, {kind}</source>
        <extracomment>A node of the tree in words, for screen readers. {kind}: such as “MAX node”</extracomment>
        <translation>Raíz, {kind}</translation>
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
        <translation>sin visitar todavía</translation>
    </message>
    <message>
        <source>being searched</source>
        <extracomment>The state of a node of the tree in words, for screen readers</extracomment>
        <translation>en plena búsqueda</translation>
    </message>
    <message>
        <source>the search is here</source>
        <extracomment>The state of a node of the tree in words, for screen readers</extracomment>
        <translation>la búsqueda está aquí</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>The state of a node of the tree in words, for screen readers</extracomment>
        <translation>terminado</translation>
    </message>
    <message>
        <source>skipped, never visited</source>
        <extracomment>The state of a node of the tree in words, for screen readers</extracomment>
        <translation>saltado, nunca visitado</translation>
    </message>
    <message>
        <source>marked as skipped</source>
        <translation>marcada como saltada</translation>
    </message>
    <message>
        <source>marked, right: alpha-beta skips it</source>
        <translation>marcada, bien: alfa-beta la salta</translation>
    </message>
    <message>
        <source>marked by mistake: alpha-beta does look at it</source>
        <translation>marcada por error: alfa-beta sí mira esta rama</translation>
    </message>
    <message>
        <source>missed: alpha-beta skips this, but you didn&apos;t mark it</source>
        <translation>olvidada: alfa-beta salta esta rama, pero no la marcaste</translation>
    </message>
</context>
<context>
    <name>TurnBar</name>
    <message>
        <source>The bot is thinking</source>
        <translation>El bot está pensando</translation>
    </message>
    <message>
        <source>{rule}. {end}</source>
        <extracomment>Read aloud by screen readers at the end of a game. {rule}: how the bot chooses its moves; {end}: who has won</extracomment>
        <translation>{rule}. {end}</translation>
    </message>
    <message>
        <source>What the bot is thinking</source>
        <translation>Lo que piensa el bot</translation>
    </message>
    <message>
        <source>Game status</source>
        <extracomment>Name of the bar below the board, for screen readers</extracomment>
        <translation>Estado de la partida</translation>
    </message>
</context>
<context>
    <name>TurnsView</name>
    <message>
        <source>For each turn: every possible move with its value, and the move that was played</source>
        <translation>En cada turno: todas las jugadas posibles con su valor, y la jugada que se hizo</translation>
    </message>
    <message>
        <source>Save list</source>
        <extracomment>Button that saves the list of turns in a file</extracomment>
        <translation>Guardar la lista</translation>
    </message>
    <message>
        <source>Save this list as a text file</source>
        <translation>Guardar esta lista como archivo de texto</translation>
    </message>
    <message>
        <source>The perfect player&apos;s turns</source>
        <translation>Las jugadas del jugador perfecto</translation>
    </message>
</context>
<context>
    <name>ValueBar</name>
    <message>
        <source>Value: {value}</source>
        <extracomment>The bar beside the board that shows who is ahead
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>Valor: {value}</translation>
    </message>
    <message>
        <source>{value}
The fuller the bar, the better for {player}</source>
        <extracomment>The bar beside the board that shows who is ahead
{value}: a value: +3, −1 in 4, 0.5
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{value}
Cuanto más llena está la barra, mejor para {player}</translation>
    </message>
</context>
<context>
    <name>ValueCover</name>
    <message>
        <source>The values are hidden while you search.</source>
        <translation>Los valores están ocultos mientras buscas.</translation>
    </message>
</context>
<context>
    <name>WatchView</name>
    <message>
        <source>Make the game larger or smaller</source>
        <translation>Ver la partida más grande o más pequeña</translation>
    </message>
    <message>
        <source>Smaller</source>
        <extracomment>Name of the button that changes the size of the board in the arena</extracomment>
        <translation>Más pequeña</translation>
    </message>
    <message>
        <source>Larger</source>
        <extracomment>Name of the button that changes the size of the board in the arena</extracomment>
        <translation>Más grande</translation>
    </message>
    <message>
        <source>The game you are watching</source>
        <translation>La partida que estás viendo</translation>
    </message>
    <message>
        <source>Players in the game you are watching</source>
        <translation>Jugadores de la partida que estás viendo</translation>
    </message>
    <message>
        <source>Progress in the game you are watching</source>
        <translation>Progreso de la partida que estás viendo</translation>
    </message>
</context>
<context>
    <name>WatchedBoard</name>
    <message>
        <source>The game you are watching</source>
        <translation>La partida que estás viendo</translation>
    </message>
    <message>
        <source>Click to make the game larger or smaller</source>
        <translation>Haz clic para ver la partida más grande o más pequeña</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>{moves} or {last}</source>
        <extracomment>{moves}: moves with commas between them; {last}: the last one</extracomment>
        <translation>{moves} o {last}</translation>
    </message>
    <message>
        <source>{moves} and {last}</source>
        <extracomment>{moves}: moves with commas between them; {last}: the last one</extracomment>
        <translation>{moves} y {last}</translation>
    </message>
    <message>
        <source>two threats</source>
        <extracomment>Object of a sentence: &quot;O makes two threats&quot;</extracomment>
        <translation>dos amenazas</translation>
    </message>
    <message>
        <source>it is a draw</source>
        <extracomment>Follows &quot;With c3, &quot;</extracomment>
        <translation>es empate</translation>
    </message>
    <message>
        <source>it is a draw, or {player} wins</source>
        <extracomment>A clause within an answer to “Why?”: what a move leads to
{player}: a player&apos;s name: X, White</extracomment>
        <translation>es empate o gana {player}</translation>
    </message>
    <message>
        <source>it is a draw, or you win</source>
        <extracomment>A clause within an answer to “Why?”: what a move leads to</extracomment>
        <translation>es empate o ganas tú</translation>
    </message>
    <message>
        <source>it is a draw, or the bot wins</source>
        <extracomment>A clause within an answer to “Why?”: what a move leads to</extracomment>
        <translation>es empate o gana el bot</translation>
    </message>
    <message>
        <source>it is no better</source>
        <translation>no es mejor</translation>
    </message>
    <message>
        <source>the game is about even</source>
        <translation>la partida está más o menos igualada</translation>
    </message>
    <message>
        <source>{player} plays {move}. It is a draw.</source>
        <extracomment>“Why?” below the board: the last step of the line.
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Ahora {player} juega {move}. Es empate.</translation>
    </message>
    <message>
        <source>You play {move}. It is a draw.</source>
        <extracomment>“Why?” below the board: the last step of the line.
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Juegas {move}. Es empate.</translation>
    </message>
    <message>
        <source>The bot plays {move}. It is a draw.</source>
        <extracomment>“Why?” below the board: the last step of the line.
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>El bot juega {move}. Es empate.</translation>
    </message>
    <message>
        <source>{player} plays {move}: {end}.</source>
        <extracomment>“Why?” below the board: the last step of the line. {end}: how the game ends, such as “X wins”
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Ahora {player} juega {move}: {end}.</translation>
    </message>
    <message>
        <source>You play {move}: {end}.</source>
        <extracomment>“Why?” below the board: the last step of the line. {end}: how the game ends, such as “X wins”
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Juegas {move}: {end}.</translation>
    </message>
    <message>
        <source>The bot plays {move}: {end}.</source>
        <extracomment>“Why?” below the board: the last step of the line. {end}: how the game ends, such as “X wins”
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>El bot juega {move}: {end}.</translation>
    </message>
    <message>
        <source>{player} plays {move} and wins.</source>
        <extracomment>“Why?” below the board: the last step of the line.
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Ahora {player} juega {move} y gana.</translation>
    </message>
    <message>
        <source>You play {move} and win.</source>
        <extracomment>“Why?” below the board: the last step of the line.
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Juegas {move} y ganas.</translation>
    </message>
    <message>
        <source>The bot plays {move} and wins.</source>
        <extracomment>“Why?” below the board: the last step of the line.
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>El bot juega {move} y gana.</translation>
    </message>
    <message>
        <source>{player} plays {move} and loses.</source>
        <extracomment>“Why?” below the board: the last step of the line.
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Ahora {player} juega {move} y pierde.</translation>
    </message>
    <message>
        <source>You play {move} and lose.</source>
        <extracomment>“Why?” below the board: the last step of the line.
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Juegas {move} y pierdes.</translation>
    </message>
    <message>
        <source>The bot plays {move} and loses.</source>
        <extracomment>“Why?” below the board: the last step of the line.
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>El bot juega {move} y pierde.</translation>
    </message>
    <message>
        <source>{player} plays {move}, but can&apos;t stop {unstopped} as well.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Ahora {player} juega {move}, pero no puede detener también {unstopped}.</translation>
    </message>
    <message>
        <source>You play {move}, but you can&apos;t stop {unstopped} as well.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Juegas {move}, pero no puedes detener también {unstopped}.</translation>
    </message>
    <message>
        <source>The bot plays {move}, but it can&apos;t stop {unstopped} as well.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>El bot juega {move}, pero no puede detener también {unstopped}.</translation>
    </message>
    <message>
        <source>{player} must stop {stood}, but then {other} can win with {opened}.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win; {opened}: where the move lets the other player win; all such as “b2 and c1”
{player}: a player&apos;s name: X, White
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Ahora {player} tiene que detener {stood}, pero entonces {other} puede ganar con {opened}.</translation>
    </message>
    <message>
        <source>You must stop {stood}, but then the bot can win with {opened}.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win; {opened}: where the move lets the other player win; all such as “b2 and c1”</extracomment>
        <translation>Tienes que detener {stood}, pero entonces el bot puede ganar con {opened}.</translation>
    </message>
    <message>
        <source>The bot must stop {stood}, but then you can win with {opened}.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win; {opened}: where the move lets the other player win; all such as “b2 and c1”</extracomment>
        <translation>El bot tiene que detener {stood}, pero entonces puedes ganar con {opened}.</translation>
    </message>
    <message>
        <source>{player} must stop {stood}, and threatens {threats}.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win; {threats}: where the player does
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Ahora {player} tiene que detener {stood} y amenaza con {threats}.</translation>
    </message>
    <message>
        <source>You must stop {stood}, and you threaten {threats}.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win; {threats}: where the player does</extracomment>
        <translation>Tienes que detener {stood} y amenazas con {threats}.</translation>
    </message>
    <message>
        <source>The bot must stop {stood}, and it threatens {threats}.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win; {threats}: where the player does</extracomment>
        <translation>El bot tiene que detener {stood} y amenaza con {threats}.</translation>
    </message>
    <message>
        <source>{player} must stop {stood}.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Ahora {player} tiene que detener {stood}.</translation>
    </message>
    <message>
        <source>You must stop {stood}.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win</extracomment>
        <translation>Tienes que detener {stood}.</translation>
    </message>
    <message>
        <source>The bot must stop {stood}.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win</extracomment>
        <translation>El bot tiene que detener {stood}.</translation>
    </message>
    <message>
        <source>{player} plays {move}. Then {other} can win with {opened}.</source>
        <extracomment>“Why?” below the board: a step of the line. {opened}, {threats}: places such as “b2 and c1”
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Ahora {player} juega {move}. Entonces {other} puede ganar con {opened}.</translation>
    </message>
    <message>
        <source>You play {move}. Then the bot can win with {opened}.</source>
        <extracomment>“Why?” below the board: a step of the line. {opened}, {threats}: places such as “b2 and c1”
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Juegas {move}. Entonces el bot puede ganar con {opened}.</translation>
    </message>
    <message>
        <source>The bot plays {move}. Then you can win with {opened}.</source>
        <extracomment>“Why?” below the board: a step of the line. {opened}, {threats}: places such as “b2 and c1”
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>El bot juega {move}. Entonces puedes ganar con {opened}.</translation>
    </message>
    <message>
        <source>{player} plays {move} and makes {count}: {threats}.</source>
        <extracomment>“Why?” below the board: a step of the line. {opened}, {threats}: places such as “b2 and c1”; {count}: “two threats”
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Ahora {player} juega {move} y hace {count}: {threats}.</translation>
    </message>
    <message>
        <source>You play {move} and make {count}: {threats}.</source>
        <extracomment>“Why?” below the board: a step of the line. {opened}, {threats}: places such as “b2 and c1”; {count}: “two threats”
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Juegas {move} y haces {count}: {threats}.</translation>
    </message>
    <message>
        <source>The bot plays {move} and makes {count}: {threats}.</source>
        <extracomment>“Why?” below the board: a step of the line. {opened}, {threats}: places such as “b2 and c1”; {count}: “two threats”
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>El bot juega {move} y hace {count}: {threats}.</translation>
    </message>
    <message>
        <source>{player} plays {move} and threatens {threats}.</source>
        <extracomment>“Why?” below the board: a step of the line. {opened}, {threats}: places such as “b2 and c1”
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Ahora {player} juega {move} y amenaza con {threats}.</translation>
    </message>
    <message>
        <source>You play {move} and threaten {threats}.</source>
        <extracomment>“Why?” below the board: a step of the line. {opened}, {threats}: places such as “b2 and c1”
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Juegas {move} y amenazas con {threats}.</translation>
    </message>
    <message>
        <source>The bot plays {move} and threatens {threats}.</source>
        <extracomment>“Why?” below the board: a step of the line. {opened}, {threats}: places such as “b2 and c1”
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>El bot juega {move} y amenaza con {threats}.</translation>
    </message>
    <message>
        <source>{player} plays {move} and moves again.</source>
        <extracomment>“Why?” below the board: a step of the line.
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Ahora {player} juega {move} y le toca otra vez.</translation>
    </message>
    <message>
        <source>You play {move} and move again.</source>
        <extracomment>“Why?” below the board: a step of the line.
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Juegas {move} y te toca otra vez.</translation>
    </message>
    <message>
        <source>The bot plays {move} and moves again.</source>
        <extracomment>“Why?” below the board: a step of the line.
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>El bot juega {move} y le toca otra vez.</translation>
    </message>
    <message>
        <source>{player} plays {move}.</source>
        <extracomment>“Why?” below the board: a step of the line.
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Ahora {player} juega {move}.</translation>
    </message>
    <message>
        <source>You play {move}.</source>
        <extracomment>“Why?” below the board: a step of the line.
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Juegas {move}.</translation>
    </message>
    <message>
        <source>The bot plays {move}.</source>
        <extracomment>“Why?” below the board: a step of the line.
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>El bot juega {move}.</translation>
    </message>
    <message>
        <source>{player} can&apos;t stop both.</source>
        <extracomment>Answer to “Why?”, after the threats were named
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Ahora {player} no puede detener las dos.</translation>
    </message>
    <message>
        <source>You can&apos;t stop both.</source>
        <extracomment>Answer to “Why?”, after the threats were named</extracomment>
        <translation>No puedes detener las dos.</translation>
    </message>
    <message>
        <source>The bot can&apos;t stop both.</source>
        <extracomment>Answer to “Why?”, after the threats were named</extracomment>
        <translation>El bot no puede detener las dos.</translation>
    </message>
    <message>
        <source>{player} can&apos;t stop them all.</source>
        <extracomment>Answer to “Why?”, after the threats were named
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Ahora {player} no puede detenerlas todas.</translation>
    </message>
    <message>
        <source>You can&apos;t stop them all.</source>
        <extracomment>Answer to “Why?”, after the threats were named</extracomment>
        <translation>No puedes detenerlas todas.</translation>
    </message>
    <message>
        <source>The bot can&apos;t stop them all.</source>
        <extracomment>Answer to “Why?”, after the threats were named</extracomment>
        <translation>El bot no puede detenerlas todas.</translation>
    </message>
    <message>
        <source>{player} couldn&apos;t have stopped both.</source>
        <extracomment>Answer to “Why?”, after threats were named that were not played
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Entonces {player} no habría podido detener las dos.</translation>
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
        <translation>{player} todavía podría haber ganado en la jugada {number}.</translation>
    </message>
    <message>
        <source>You could still have won at move {number}.</source>
        <extracomment>Answer to “Why?”: the last move at which the game could still have been saved
{number}: a number</extracomment>
        <translation>Todavía podrías haber ganado en la jugada {number}.</translation>
    </message>
    <message>
        <source>The bot could still have won at move {number}.</source>
        <extracomment>Answer to “Why?”: the last move at which the game could still have been saved
{number}: a number</extracomment>
        <translation>El bot todavía podría haber ganado en la jugada {number}.</translation>
    </message>
    <message>
        <source>{player} could still have drawn at move {number}.</source>
        <extracomment>Answer to “Why?”: the last move at which the game could still have been saved
{player}: a player&apos;s name: X, White
{number}: a number</extracomment>
        <translation>{player} todavía podría haber empatado en la jugada {number}.</translation>
    </message>
    <message>
        <source>You could still have drawn at move {number}.</source>
        <extracomment>Answer to “Why?”: the last move at which the game could still have been saved
{number}: a number</extracomment>
        <translation>Todavía podrías haber empatado en la jugada {number}.</translation>
    </message>
    <message>
        <source>The bot could still have drawn at move {number}.</source>
        <extracomment>Answer to “Why?”: the last move at which the game could still have been saved
{number}: a number</extracomment>
        <translation>El bot todavía podría haber empatado en la jugada {number}.</translation>
    </message>
    <message>
        <source>{player} could still have saved the game at move {number}.</source>
        <extracomment>Answer to “Why?”: the last move at which the game could still have been saved
{player}: a player&apos;s name: X, White
{number}: a number</extracomment>
        <translation>{player} todavía podría haber salvado la partida en la jugada {number}.</translation>
    </message>
    <message>
        <source>You could still have saved the game at move {number}.</source>
        <extracomment>Answer to “Why?”: the last move at which the game could still have been saved
{number}: a number</extracomment>
        <translation>Todavía podrías haber salvado la partida en la jugada {number}.</translation>
    </message>
    <message>
        <source>The bot could still have saved the game at move {number}.</source>
        <extracomment>Answer to “Why?”: the last move at which the game could still have been saved
{number}: a number</extracomment>
        <translation>El bot todavía podría haber salvado la partida en la jugada {number}.</translation>
    </message>
    <message>
        <source>That was your first mistake.</source>
        <extracomment>Answer to “Why?”, after the mistake was named</extracomment>
        <translation>Ese fue tu primer error.</translation>
    </message>
    <message>
        <source>That was the bot&apos;s first mistake.</source>
        <extracomment>Answer to “Why?”, after the mistake was named</extracomment>
        <translation>Ese fue el primer error del bot.</translation>
    </message>
    <message>
        <source>The game ended even sooner, because {winner} was already threatening {stood}.</source>
        <extracomment>Answer to “Why?”, after a mistake that came before. {stood}: where a win was threatened
{winner}: the name of the player who wins: X, White</extracomment>
        <translation>La partida terminó aún antes, porque {winner} ya amenazaba con {stood}.</translation>
    </message>
    <message>
        <source>The game ended even sooner, because you were already threatening {stood}.</source>
        <extracomment>Answer to “Why?”, after a mistake that came before. {stood}: where a win was threatened</extracomment>
        <translation>La partida terminó aún antes, porque ya amenazabas con {stood}.</translation>
    </message>
    <message>
        <source>The game ended even sooner, because the bot was already threatening {stood}.</source>
        <extracomment>Answer to “Why?”, after a mistake that came before. {stood}: where a win was threatened</extracomment>
        <translation>La partida terminó aún antes, porque el bot ya amenazaba con {stood}.</translation>
    </message>
    <message>
        <source>I don&apos;t know if another move would have been better.</source>
        <translation>No sé si otra jugada habría sido mejor.</translation>
    </message>
    <message>
        <source>I don&apos;t know if another move is better.</source>
        <translation>No sé si otra jugada es mejor.</translation>
    </message>
    <message>
        <source>With {move}, {got}.</source>
        <extracomment>Answer to “Why not?”: {got}: what the move leads to, such as “you win in 5 moves”
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Con {move}, {got}.</translation>
    </message>
    <message>
        <source>With {move}, {got}. With {better}, {best}.</source>
        <extracomment>Answer to “Why not?”: {got}, {best}: what the moves lead to, such as “X wins by 3”
{move}: a move: b2, column 4, ♘f3
{better}: a move that was better: b2</extracomment>
        <translation>Con {move}, {got}. Con {better}, {best}.</translation>
    </message>
    <message>
        <source>No move is better than {move}.</source>
        <extracomment>Answer to “Why not?” of a good move
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Ninguna jugada es mejor que {move}.</translation>
    </message>
    <message>
        <source>I found nothing better than {move}.</source>
        <extracomment>Answer to “Why not?” of a good move
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>No encontré nada mejor que {move}.</translation>
    </message>
    <message>
        <source>If both sides play well, it is a draw.</source>
        <extracomment>Answer to “Why not?” of a good move</extracomment>
        <translation>Si los dos juegan bien, es empate.</translation>
    </message>
    <message>
        <source>{loser} made no mistake. {winner} can win from the start, whatever {loser} plays.</source>
        <extracomment>Answer to “Why?” after a game in which nobody made a mistake. {loser}: a player&apos;s name
{winner}: the name of the player who wins: X, White</extracomment>
        <translation>{loser} no cometió ningún error. Desde el principio, {winner} puede ganar, haga lo que haga {loser}.</translation>
    </message>
    <message>
        <source>You made no mistake. The bot can win from the start, whatever you play.</source>
        <extracomment>Answer to “Why?” after a game in which nobody made a mistake.</extracomment>
        <translation>No cometiste ningún error. El bot puede ganar desde el principio, hagas lo que hagas.</translation>
    </message>
    <message>
        <source>The bot made no mistake. You can win from the start, whatever the bot plays.</source>
        <extracomment>Answer to “Why?” after a game in which nobody made a mistake.</extracomment>
        <translation>El bot no cometió ningún error. Puedes ganar desde el principio, haga lo que haga el bot.</translation>
    </message>
    <message>
        <source>Nobody made a mistake.</source>
        <translation>Nadie cometió ningún error.</translation>
    </message>
    <message>
        <source>{winner} can win, whatever {player} plays.</source>
        <extracomment>Answer to “Why not?” of a move that loses sooner than others
{winner}: the name of the player who wins: X, White
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Puede ganar {winner}, haga lo que haga {player}.</translation>
    </message>
    <message>
        <source>You can win, whatever the bot plays.</source>
        <extracomment>Answer to “Why not?” of a move that loses sooner than others</extracomment>
        <translation>Puedes ganar, haga lo que haga el bot.</translation>
    </message>
    <message>
        <source>The bot can win, whatever you play.</source>
        <extracomment>Answer to “Why not?” of a move that loses sooner than others</extracomment>
        <translation>El bot puede ganar, hagas lo que hagas.</translation>
    </message>
    <message>
        <source>This is the best play I can find.</source>
        <translation>Estas son las mejores jugadas que encuentro.</translation>
    </message>
    <message>
        <source>This is the best play for both sides.</source>
        <translation>Estas son las mejores jugadas de los dos.</translation>
    </message>
    <message>
        <source>I don&apos;t know the best play from here.</source>
        <translation>No sé cuáles son las mejores jugadas desde aquí.</translation>
    </message>
    <message>
        <source>That was {player}&apos;s first mistake.</source>
        <extracomment>Answer to “Why?”, after the mistake was named
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Ese fue el primer error de {player}.</translation>
    </message>
    <message>
        <source>You couldn&apos;t have stopped both.</source>
        <extracomment>Answer to “Why?”, after threats were named that were not played</extracomment>
        <translation>No habrías podido detener las dos.</translation>
    </message>
    <message>
        <source>The bot couldn&apos;t have stopped both.</source>
        <extracomment>Answer to “Why?”, after threats were named that were not played</extracomment>
        <translation>El bot no habría podido detener las dos.</translation>
    </message>
    <message>
        <source>{player} couldn&apos;t have stopped them all.</source>
        <extracomment>Answer to “Why?”, after threats were named that were not played
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Entonces {player} no habría podido detenerlas todas.</translation>
    </message>
    <message>
        <source>You couldn&apos;t have stopped them all.</source>
        <extracomment>Answer to “Why?”, after threats were named that were not played</extracomment>
        <translation>No habrías podido detenerlas todas.</translation>
    </message>
    <message>
        <source>The bot couldn&apos;t have stopped them all.</source>
        <extracomment>Answer to “Why?”, after threats were named that were not played</extracomment>
        <translation>El bot no habría podido detenerlas todas.</translation>
    </message>
    <message>
        <source>Only one move would have won: {moves}.</source>
        <extracomment>Answer to “Why?”: what would have been better, or is better. {moves}: one or more moves</extracomment>
        <translation>Solo una jugada habría ganado: {moves}.</translation>
    </message>
    <message>
        <source>Only one move wins: {moves}.</source>
        <extracomment>Answer to “Why?”: what would have been better, or is better. {moves}: one or more moves</extracomment>
        <translation>Solo una jugada gana: {moves}.</translation>
    </message>
    <message>
        <source>Only one move would have kept the draw: {moves}.</source>
        <extracomment>Answer to “Why?”: what would have been better, or is better. {moves}: one or more moves</extracomment>
        <translation>Solo una jugada habría conservado el empate: {moves}.</translation>
    </message>
    <message>
        <source>Only one move keeps the draw: {moves}.</source>
        <extracomment>Answer to “Why?”: what would have been better, or is better. {moves}: one or more moves</extracomment>
        <translation>Solo una jugada conserva el empate: {moves}.</translation>
    </message>
    <message>
        <source>{player} plays {move}, but {other} still threatens {unstopped}.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Ahora {player} juega {move}, pero {other} sigue amenazando con {unstopped}.</translation>
    </message>
    <message>
        <source>You play {move}, but the bot still threatens {unstopped}.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Juegas {move}, pero el bot sigue amenazando con {unstopped}.</translation>
    </message>
    <message>
        <source>The bot plays {move}, but you still threaten {unstopped}.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>El bot juega {move}, pero sigues amenazando con {unstopped}.</translation>
    </message>
    <message>
        <source>With {move}, {player} loses at once.</source>
        <extracomment>Answer to “Why?”: how {move} lost.
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Con {move}, {player} pierde de inmediato.</translation>
    </message>
    <message>
        <source>With {move}, you lose at once.</source>
        <extracomment>Answer to “Why?”: how {move} lost.</extracomment>
        <translation>Con {move}, pierdes de inmediato.</translation>
    </message>
    <message>
        <source>With {move}, the bot loses at once.</source>
        <extracomment>Answer to “Why?”: how {move} lost.</extracomment>
        <translation>Con {move}, el bot pierde de inmediato.</translation>
    </message>
    <message>
        <source>{winner} threatens {reply}, and playing {move} doesn&apos;t stop it.</source>
        <extracomment>Answer to “Why?”: how {move} lost.
{winner}: the name of the player who wins: X, White
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>La amenaza de {winner} es {reply}, y jugar {move} no la detiene.</translation>
    </message>
    <message>
        <source>You threaten {reply}, and playing {move} doesn&apos;t stop it.</source>
        <extracomment>Answer to “Why?”: how {move} lost.
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Tu amenaza es {reply}, y jugar {move} no la detiene.</translation>
    </message>
    <message>
        <source>The bot threatens {reply}, and playing {move} doesn&apos;t stop it.</source>
        <extracomment>Answer to “Why?”: how {move} lost.
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>La amenaza del bot es {reply}, y jugar {move} no la detiene.</translation>
    </message>
    <message>
        <source>After {move}, {winner} can win at once with {reply}.</source>
        <extracomment>Answer to “Why?”: how {move} lost.
{winner}: the name of the player who wins: X, White
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Tras {move}, {winner} puede ganar de inmediato con {reply}.</translation>
    </message>
    <message>
        <source>After {move}, you can win at once with {reply}.</source>
        <extracomment>Answer to “Why?”: how {move} lost.
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Tras {move}, puedes ganar de inmediato con {reply}.</translation>
    </message>
    <message>
        <source>After {move}, the bot can win at once with {reply}.</source>
        <extracomment>Answer to “Why?”: how {move} lost.
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Tras {move}, el bot puede ganar de inmediato con {reply}.</translation>
    </message>
    <message>
        <source>After {move}, {winner} can make {threats} with {deciding}: {both}.</source>
        <extracomment>Answer to “Why?”: how {move} lost. {threats}: “two threats”; {both}: their places, such as “b2 and c1”
{winner}: the name of the player who wins: X, White
{deciding}: the move that decides the game: b2</extracomment>
        <translation>Tras {move}, {winner} puede hacer {threats} con {deciding}: {both}.</translation>
    </message>
    <message>
        <source>After {move}, you can make {threats} with {deciding}: {both}.</source>
        <extracomment>Answer to “Why?”: how {move} lost. {threats}: “two threats”; {both}: their places, such as “b2 and c1”
{deciding}: the move that decides the game: b2</extracomment>
        <translation>Tras {move}, puedes hacer {threats} con {deciding}: {both}.</translation>
    </message>
    <message>
        <source>After {move}, the bot can make {threats} with {deciding}: {both}.</source>
        <extracomment>Answer to “Why?”: how {move} lost. {threats}: “two threats”; {both}: their places, such as “b2 and c1”
{deciding}: the move that decides the game: b2</extracomment>
        <translation>Tras {move}, el bot puede hacer {threats} con {deciding}: {both}.</translation>
    </message>
    <message>
        <source>After {move}, {winner} can make one threat after another. In the end, {winner} plays {deciding} and makes {threats} at once: {both}.</source>
        <extracomment>Answer to “Why?”: how {move} lost. {threats}: “two threats”; {both}: their places, such as “b2 and c1”
{winner}: the name of the player who wins: X, White
{deciding}: the move that decides the game: b2</extracomment>
        <translation>Tras {move}, {winner} puede hacer una amenaza tras otra. Al final, {winner} juega {deciding} y hace {threats} a la vez: {both}.</translation>
    </message>
    <message>
        <source>After {move}, you can make one threat after another. In the end, you play {deciding} and make {threats} at once: {both}.</source>
        <extracomment>Answer to “Why?”: how {move} lost. {threats}: “two threats”; {both}: their places, such as “b2 and c1”
{deciding}: the move that decides the game: b2</extracomment>
        <translation>Tras {move}, puedes hacer una amenaza tras otra. Al final, juegas {deciding} y haces {threats} a la vez: {both}.</translation>
    </message>
    <message>
        <source>After {move}, the bot can make one threat after another. In the end, it plays {deciding} and makes {threats} at once: {both}.</source>
        <extracomment>Answer to “Why?”: how {move} lost. {threats}: “two threats”; {both}: their places, such as “b2 and c1”
{deciding}: the move that decides the game: b2</extracomment>
        <translation>Tras {move}, el bot puede hacer una amenaza tras otra. Al final, juega {deciding} y hace {threats} a la vez: {both}.</translation>
    </message>
    <message>
        <source>After {move}, {winner} can win. Here is one way. In the end, {winner} plays {deciding} and makes {threats}: {both}.</source>
        <extracomment>“Why?”: how one side wins. {deciding}: a move; {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3
{winner}: the name of the player who wins: X, White</extracomment>
        <translation>Tras {move}, {winner} puede ganar. Por ejemplo, así: al final, {winner} juega {deciding} y hace {threats}: {both}.</translation>
    </message>
    <message>
        <source>After {move}, you can win. Here is one way. In the end, you play {deciding} and make {threats}: {both}.</source>
        <extracomment>“Why?”: how one side wins. {deciding}: a move; {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Tras {move}, puedes ganar. Por ejemplo, así: al final, juegas {deciding} y haces {threats}: {both}.</translation>
    </message>
    <message>
        <source>After {move}, the bot can win. Here is one way. In the end, it plays {deciding} and makes {threats}: {both}.</source>
        <extracomment>“Why?”: how one side wins. {deciding}: a move; {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Tras {move}, el bot puede ganar. Por ejemplo, así: al final, juega {deciding} y hace {threats}: {both}.</translation>
    </message>
    <message>
        <source>In the end, {winner} plays {deciding} and makes {threats}: {both}.</source>
        <extracomment>“Why?”: how one side wins. {deciding}: a move; {threats}: such as “two threats”; {both}: the moves that are threatened
{winner}: the name of the player who wins: X, White</extracomment>
        <translation>Al final, {winner} juega {deciding} y hace {threats}: {both}.</translation>
    </message>
    <message>
        <source>In the end, you play {deciding} and make {threats}: {both}.</source>
        <extracomment>“Why?”: how one side wins. {deciding}: a move; {threats}: such as “two threats”; {both}: the moves that are threatened</extracomment>
        <translation>Al final, juegas {deciding} y haces {threats}: {both}.</translation>
    </message>
    <message>
        <source>In the end, the bot plays {deciding} and makes {threats}: {both}.</source>
        <extracomment>“Why?”: how one side wins. {deciding}: a move; {threats}: such as “two threats”; {both}: the moves that are threatened</extracomment>
        <translation>Al final, el bot juega {deciding} y hace {threats}: {both}.</translation>
    </message>
    <message>
        <source>After {move}, {winner} can win.</source>
        <extracomment>Answer to “Why?”, if the way to win is not told
{move}: a move: b2, column 4, ♘f3
{winner}: the name of the player who wins: X, White</extracomment>
        <translation>Tras {move}, {winner} puede ganar.</translation>
    </message>
    <message>
        <source>After {move}, you can win.</source>
        <extracomment>Answer to “Why?”, if the way to win is not told
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Tras {move}, puedes ganar.</translation>
    </message>
    <message>
        <source>After {move}, the bot can win.</source>
        <extracomment>Answer to “Why?”, if the way to win is not told
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Tras {move}, el bot puede ganar.</translation>
    </message>
    <message>
        <source>After {move}, {winner} can win by {margin}.</source>
        <extracomment>Answer to “Why?” in a game that is won by points
{move}: a move: b2, column 4, ♘f3
{winner}: the name of the player who wins: X, White
{margin}: by how much a game is won: 4</extracomment>
        <translation>Tras {move}, {winner} puede ganar por {margin}.</translation>
    </message>
    <message>
        <source>After {move}, you can win by {margin}.</source>
        <extracomment>Answer to “Why?” in a game that is won by points
{move}: a move: b2, column 4, ♘f3
{margin}: by how much a game is won: 4</extracomment>
        <translation>Tras {move}, puedes ganar por {margin}.</translation>
    </message>
    <message>
        <source>After {move}, the bot can win by {margin}.</source>
        <extracomment>Answer to “Why?” in a game that is won by points
{move}: a move: b2, column 4, ♘f3
{margin}: by how much a game is won: 4</extracomment>
        <translation>Tras {move}, el bot puede ganar por {margin}.</translation>
    </message>
    <message>
        <source>The game ended even sooner: after {move}, {winner} could win with {end}.</source>
        <extracomment>Answer to “Why?”, after a mistake that came before. {end}: the move that won at once
{move}: a move: b2, column 4, ♘f3
{winner}: the name of the player who wins: X, White</extracomment>
        <translation>La partida terminó aún antes: tras {move}, {winner} podía ganar con {end}.</translation>
    </message>
    <message>
        <source>The game ended even sooner: after {move}, you could win with {end}.</source>
        <extracomment>Answer to “Why?”, after a mistake that came before. {end}: the move that won at once
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>La partida terminó aún antes: tras {move}, podías ganar con {end}.</translation>
    </message>
    <message>
        <source>The game ended even sooner: after {move}, the bot could win with {end}.</source>
        <extracomment>Answer to “Why?”, after a mistake that came before. {end}: the move that won at once
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>La partida terminó aún antes: tras {move}, el bot podía ganar con {end}.</translation>
    </message>
    <message>
        <source>With {moves}, {player} wouldn&apos;t have lost.</source>
        <extracomment>Answer to “Why?”: what would have been better, or is better Answer to “Why?”: what would have been better, or is better. {moves}: one or more moves
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Con {moves}, {player} no habría perdido.</translation>
    </message>
    <message>
        <source>With {moves}, you wouldn&apos;t have lost.</source>
        <extracomment>Answer to “Why?”: what would have been better, or is better Answer to “Why?”: what would have been better, or is better. {moves}: one or more moves</extracomment>
        <translation>Con {moves}, no habrías perdido.</translation>
    </message>
    <message>
        <source>With {moves}, the bot wouldn&apos;t have lost.</source>
        <extracomment>Answer to “Why?”: what would have been better, or is better Answer to “Why?”: what would have been better, or is better. {moves}: one or more moves</extracomment>
        <translation>Con {moves}, el bot no habría perdido.</translation>
    </message>
    <message>
        <source>With {moves}, {player} doesn&apos;t lose.</source>
        <extracomment>Answer to “Why?”: what would have been better, or is better Answer to “Why?”: what would have been better, or is better. {moves}: one or more moves
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Con {moves}, {player} no pierde.</translation>
    </message>
    <message>
        <source>With {moves}, you don&apos;t lose.</source>
        <extracomment>Answer to “Why?”: what would have been better, or is better Answer to “Why?”: what would have been better, or is better. {moves}: one or more moves</extracomment>
        <translation>Con {moves}, no pierdes.</translation>
    </message>
    <message>
        <source>With {moves}, the bot doesn&apos;t lose.</source>
        <extracomment>Answer to “Why?”: what would have been better, or is better Answer to “Why?”: what would have been better, or is better. {moves}: one or more moves</extracomment>
        <translation>Con {moves}, el bot no pierde.</translation>
    </message>
    <message>
        <source>With {moves}, {player} would have won at once.</source>
        <extracomment>“Why?”: {moves}: one or more moves
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Con {moves}, {player} habría ganado de inmediato.</translation>
    </message>
    <message>
        <source>With {moves}, you would have won at once.</source>
        <extracomment>“Why?”: {moves}: one or more moves</extracomment>
        <translation>Con {moves}, habrías ganado de inmediato.</translation>
    </message>
    <message>
        <source>With {moves}, the bot would have won at once.</source>
        <extracomment>“Why?”: {moves}: one or more moves</extracomment>
        <translation>Con {moves}, el bot habría ganado de inmediato.</translation>
    </message>
    <message>
        <source>With {moves}, {player} wins at once.</source>
        <extracomment>“Why?”: {moves}: one or more moves
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Con {moves}, {player} gana de inmediato.</translation>
    </message>
    <message>
        <source>With {moves}, you win at once.</source>
        <extracomment>“Why?”: {moves}: one or more moves</extracomment>
        <translation>Con {moves}, ganas de inmediato.</translation>
    </message>
    <message>
        <source>With {moves}, the bot wins at once.</source>
        <extracomment>“Why?”: {moves}: one or more moves</extracomment>
        <translation>Con {moves}, el bot gana de inmediato.</translation>
    </message>
    <message>
        <source>With {moves}, {player} would have won.</source>
        <extracomment>“Why?”: {moves}: one or more moves
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Con {moves}, {player} habría ganado.</translation>
    </message>
    <message>
        <source>With {moves}, you would have won.</source>
        <extracomment>“Why?”: {moves}: one or more moves</extracomment>
        <translation>Con {moves}, habrías ganado.</translation>
    </message>
    <message>
        <source>With {moves}, the bot would have won.</source>
        <extracomment>“Why?”: {moves}: one or more moves</extracomment>
        <translation>Con {moves}, el bot habría ganado.</translation>
    </message>
    <message>
        <source>With {moves}, {player} wins.</source>
        <extracomment>“Why?”: {moves}: one or more moves
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Con {moves}, {player} gana.</translation>
    </message>
    <message>
        <source>With {moves}, you win.</source>
        <extracomment>“Why?”: {moves}: one or more moves</extracomment>
        <translation>Con {moves}, ganas.</translation>
    </message>
    <message>
        <source>With {moves}, the bot wins.</source>
        <extracomment>“Why?”: {moves}: one or more moves</extracomment>
        <translation>Con {moves}, el bot gana.</translation>
    </message>
    <message>
        <source>With {moves}, it would have been a draw.</source>
        <extracomment>Answer to “Why?”: what would have been better, or is better. {moves}: one or more moves</extracomment>
        <translation>Con {moves} habría sido empate.</translation>
    </message>
    <message>
        <source>With {moves}, it is a draw.</source>
        <extracomment>Answer to “Why?”: what would have been better, or is better. {moves}: one or more moves</extracomment>
        <translation>Con {moves} es empate.</translation>
    </message>
    <message>
        <source>With {move}, {player} would have won by {margin}.</source>
        <extracomment>“Why?”: {margin}: a number
{move}: a move: b2, column 4, ♘f3
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Con {move}, {player} habría ganado por {margin}.</translation>
    </message>
    <message>
        <source>With {move}, you would have won by {margin}.</source>
        <extracomment>“Why?”: {margin}: a number
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Con {move}, habrías ganado por {margin}.</translation>
    </message>
    <message>
        <source>With {move}, the bot would have won by {margin}.</source>
        <extracomment>“Why?”: {margin}: a number
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Con {move}, el bot habría ganado por {margin}.</translation>
    </message>
    <message>
        <source>With {move}, {player} wins by {margin}.</source>
        <extracomment>“Why?”: {margin}: a number
{move}: a move: b2, column 4, ♘f3
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Con {move}, {player} gana por {margin}.</translation>
    </message>
    <message>
        <source>With {move}, you win by {margin}.</source>
        <extracomment>“Why?”: {margin}: a number
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Con {move}, ganas por {margin}.</translation>
    </message>
    <message>
        <source>With {move}, the bot wins by {margin}.</source>
        <extracomment>“Why?”: {margin}: a number
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Con {move}, el bot gana por {margin}.</translation>
    </message>
    <message>
        <source>With {move}, {player} would have won. It makes {threats}: {both}.</source>
        <extracomment>“Why?”: how one side wins. {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Con {move}, {player} habría ganado. Esa jugada hace {threats}: {both}.</translation>
    </message>
    <message>
        <source>With {move}, you would have won. It makes {threats}: {both}.</source>
        <extracomment>“Why?”: how one side wins. {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Con {move}, habrías ganado. Esa jugada hace {threats}: {both}.</translation>
    </message>
    <message>
        <source>With {move}, the bot would have won. It makes {threats}: {both}.</source>
        <extracomment>“Why?”: how one side wins. {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Con {move}, el bot habría ganado. Esa jugada hace {threats}: {both}.</translation>
    </message>
    <message>
        <source>With {move}, {player} wins. It makes {threats}: {both}.</source>
        <extracomment>“Why?”: how one side wins. {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Con {move}, {player} gana. Esa jugada hace {threats}: {both}.</translation>
    </message>
    <message>
        <source>With {move}, you win. It makes {threats}: {both}.</source>
        <extracomment>“Why?”: how one side wins. {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Con {move}, ganas. Esa jugada hace {threats}: {both}.</translation>
    </message>
    <message>
        <source>With {move}, the bot wins. It makes {threats}: {both}.</source>
        <extracomment>“Why?”: how one side wins. {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Con {move}, el bot gana. Esa jugada hace {threats}: {both}.</translation>
    </message>
    <message>
        <source>With {move}, {player} would have won by one threat after another. In the end, {player} would have played {deciding} and made {threats} at once: {both}.</source>
        <extracomment>“Why?”: how one side wins. {deciding}: a move; {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Con {move}, {player} habría ganado con una amenaza tras otra. Al final, {player} habría jugado {deciding} y habría hecho {threats} a la vez: {both}.</translation>
    </message>
    <message>
        <source>With {move}, you would have won by one threat after another. In the end, you would have played {deciding} and made {threats} at once: {both}.</source>
        <extracomment>“Why?”: how one side wins. {deciding}: a move; {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Con {move}, habrías ganado con una amenaza tras otra. Al final, habrías jugado {deciding} y habrías hecho {threats} a la vez: {both}.</translation>
    </message>
    <message>
        <source>With {move}, the bot would have won by one threat after another. In the end, it would have played {deciding} and made {threats} at once: {both}.</source>
        <extracomment>“Why?”: how one side wins. {deciding}: a move; {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Con {move}, el bot habría ganado con una amenaza tras otra. Al final, habría jugado {deciding} y habría hecho {threats} a la vez: {both}.</translation>
    </message>
    <message>
        <source>With {move}, {player} wins by one threat after another. In the end, {player} plays {deciding} and makes {threats} at once: {both}.</source>
        <extracomment>“Why?”: how one side wins. {deciding}: a move; {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Con {move}, {player} gana con una amenaza tras otra. Al final, {player} juega {deciding} y hace {threats} a la vez: {both}.</translation>
    </message>
    <message>
        <source>With {move}, you win by one threat after another. In the end, you play {deciding} and make {threats} at once: {both}.</source>
        <extracomment>“Why?”: how one side wins. {deciding}: a move; {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Con {move}, ganas con una amenaza tras otra. Al final, juegas {deciding} y haces {threats} a la vez: {both}.</translation>
    </message>
    <message>
        <source>With {move}, the bot wins by one threat after another. In the end, it plays {deciding} and makes {threats} at once: {both}.</source>
        <extracomment>“Why?”: how one side wins. {deciding}: a move; {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Con {move}, el bot gana con una amenaza tras otra. Al final, juega {deciding} y hace {threats} a la vez: {both}.</translation>
    </message>
    <message>
        <source>With {move}, it is only a draw.</source>
        <extracomment>Answer to “Why not?”, after the move that wins was named
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Con {move} solo es empate.</translation>
    </message>
    <message>
        <source>With {move}, {player} doesn&apos;t win.</source>
        <extracomment>Answer to “Why not?”, after the move that wins was named
{move}: a move: b2, column 4, ♘f3
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Con {move}, {player} no gana.</translation>
    </message>
    <message>
        <source>With {move}, you don&apos;t win.</source>
        <extracomment>Answer to “Why not?”, after the move that wins was named
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Con {move}, no ganas.</translation>
    </message>
    <message>
        <source>With {move}, the bot doesn&apos;t win.</source>
        <extracomment>Answer to “Why not?”, after the move that wins was named
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Con {move}, el bot no gana.</translation>
    </message>
    <message>
        <source>Playing {better} lasts longer: {best}. With {move}, {got}.</source>
        <extracomment>{best}, {got}: whole clauses, such as &quot;X wins in 2 moves&quot;
{better}: a move that was better: b2
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Jugar {better} dura más: {best}. Con {move}, {got}.</translation>
    </message>
    <message>
        <source>Playing {better} is quicker: {best}. With {move}, {got}.</source>
        <extracomment>{best}, {got}: whole clauses, such as &quot;you win now&quot;
{better}: a move that was better: b2
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Jugar {better} es más rápido: {best}. Con {move}, {got}.</translation>
    </message>
    <message>
        <source>I would have played {better}.</source>
        <extracomment>Answer to “Why not?”, if values are guesses
{better}: a move that was better: b2</extracomment>
        <translation>Yo habría jugado {better}.</translation>
    </message>
    <message>
        <source>{branch} leads to {number}.</source>
        <extracomment>“Why?” about a tree of numbers. {branch}: “the left branch” or “branch 3”; begins a sentence
{number}: a number</extracomment>
        <translation>{branch} lleva a {number}.</translation>
    </message>
    <message>
        <source>In this game, {player} didn&apos;t even stop {end}.</source>
        <extracomment>Answer to “Why?”, after a mistake that came before. {end}: the move that won at once
{player}: a player&apos;s name: X, White</extracomment>
        <translation>En esta partida, {player} ni siquiera detuvo {end}.</translation>
    </message>
    <message>
        <source>In this game, the bot didn&apos;t even stop {end}.</source>
        <extracomment>Answer to “Why?”, after a mistake that came before. {end}: the move that won at once</extracomment>
        <translation>En esta partida, el bot ni siquiera detuvo {end}.</translation>
    </message>
    <message>
        <source>In this game, you didn&apos;t even stop {end}.</source>
        <extracomment>Answer to “Why?”, after a mistake that came before. {end}: the move that won at once</extracomment>
        <translation>En esta partida, ni siquiera detuviste {end}.</translation>
    </message>
    <message>
        <source>After {move}, {winner} can win on its next move.</source>
        <extracomment>“Why?”: what was wrong with a move
{move}: a move: b2, column 4, ♘f3
{winner}: the name of the player who wins: X, White</extracomment>
        <translation>Tras {move}, {winner} puede ganar en su próxima jugada.</translation>
    </message>
    <message>
        <source>After {move}, you can win on your next move.</source>
        <extracomment>“Why?”: what was wrong with a move
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Tras {move}, puedes ganar en tu próxima jugada.</translation>
    </message>
    <message>
        <source>After {move}, the bot can win on its next move.</source>
        <extracomment>“Why?”: what was wrong with a move
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Tras {move}, el bot puede ganar en su próxima jugada.</translation>
    </message>
</context>
<context>
    <name>WhyGuide</name>
    <message>
        <source>Why not {move}?</source>
        <extracomment>Entry in the menu of a place on the board
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>¿Por qué no {move}?</translation>
    </message>
</context>
<context>
    <name>WhySentence</name>
    <message>
        <source>Why</source>
        <extracomment>Name of the answer to “Why?”, for screen readers</extracomment>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>Looking for the reason…</source>
        <translation>Busco la razón…</translation>
    </message>
    <message>
        <source>Which move decided it?</source>
        <translation>¿Qué jugada lo decidió?</translation>
    </message>
    <message>
        <source>Go back to the move that decided the game (Shift+Y)</source>
        <translation>Volver a la jugada que decidió la partida (Mayús+Y)</translation>
    </message>
    <message>
        <source>Where did it first go wrong?</source>
        <translation>¿Dónde fue el primer error?</translation>
    </message>
    <message>
        <source>Looking for the best play…</source>
        <translation>Busco las mejores jugadas…</translation>
    </message>
    <message>
        <source>Show the first mistake. There were more chances later (Shift+Y)</source>
        <translation>Mostrar el primer error. Después hubo más ocasiones (Mayús+Y)</translation>
    </message>
</context>
<context>
    <name>WhySteps</name>
    <message>
        <source>Step back</source>
        <extracomment>Names of buttons below the board, for screen readers, with their tips: they walk through the answer to “Why?”</extracomment>
        <translation>Paso atrás</translation>
    </message>
    <message>
        <source>Go one step back (Left)</source>
        <extracomment>Names of buttons below the board, for screen readers, with their tips: they walk through the answer to “Why?”</extracomment>
        <translation>Ir un paso atrás (Izquierda)</translation>
    </message>
    <message>
        <source>Play the steps</source>
        <translation>Reproducir los pasos</translation>
    </message>
    <message>
        <source>Play or stop the steps (Space)</source>
        <translation>Reproducir o detener los pasos (Espacio)</translation>
    </message>
    <message>
        <source>Step forward</source>
        <extracomment>Name of the button below the board, for screen readers, with its tip: it walks through the answer to “Why?”</extracomment>
        <translation>Paso adelante</translation>
    </message>
    <message>
        <source>Go one step forward (Right)</source>
        <extracomment>Name of the button below the board, for screen readers, with its tip: it walks through the answer to “Why?”</extracomment>
        <translation>Ir un paso adelante (Derecha)</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>Intentarlo desde aquí</translation>
    </message>
    <message>
        <source>Go back to where you asked (Esc)</source>
        <extracomment>Button below the board that ends “Why?”, and its tip</extracomment>
        <translation>Volver a donde preguntaste (Esc)</translation>
    </message>
    <message>
        <source>What happens next</source>
        <translation>Qué pasa después</translation>
    </message>
    <message>
        <source>{number} of {count}: {told}</source>
        <extracomment>Below the board, in an answer to “Why?”: a step and what happens in it, such as: 2 of 5: X must stop b2. {told}: the sentence
{number}: a number
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>{number} de {count}: {told}</translation>
    </message>
    <message>
        <source>What every move is worth</source>
        <translation>Cuánto vale cada jugada</translation>
    </message>
    <message>
        <source>Go back to the position before this move and play on. The old moves are kept (Enter)</source>
        <translation>Volver a la posición anterior a esta jugada y seguir jugando. Se conservan las jugadas de antes (Enter)</translation>
    </message>
    <message>
        <source>Close “Why?”</source>
        <extracomment>Button below the board that ends “Why?”, and its tip</extracomment>
        <translation>Cerrar «¿Por qué?»</translation>
    </message>
</context>
<context>
    <name>WindowNumberLine</name>
    <message>
        <source>Alpha-beta window</source>
        <extracomment>Name of a number line, for screen readers</extracomment>
        <translation>Ventana alfa-beta</translation>
    </message>
    <message>
        <source>MAX is already sure of alpha, and MIN is sure of beta. Only a value between them can change the result.</source>
        <translation>MAX ya se aseguró alfa, y MIN, beta. Solo un valor entre los dos puede cambiar el resultado.</translation>
    </message>
    <message>
        <source>alpha {alpha}, beta {beta}</source>
        <extracomment>The number line in words, for screen readers. {alpha}, {beta}: values</extracomment>
        <translation>alfa {alpha}, beta {beta}</translation>
    </message>
    <message>
        <source>nothing in between</source>
        <translation>nada en medio</translation>
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
        <translation>profundidad {depth}, {positions}, {seconds} s</translation>
    </message>
    <message>
        <source>Some lines stop before the end of the game because time ran out.</source>
        <translation>Algunas variantes paran antes del final de la partida porque se acabó el tiempo.</translation>
    </message>
    <message>
        <source>{games}, {mean} on average</source>
        <extracomment>Result of `minimax-fair play`, below its games. {games}: “won {wins} ...”; {mean}: a number of points</extracomment>
        <translation>{games}, {mean} de media</translation>
    </message>
    <message>
        <source>{one} ({first}) won {wins}, {other} ({second}) won {losses}, draws: {draws}</source>
        <extracomment>Result of `minimax-fair play`, below its games. {one}, {other}: names of players; {first}, {second}: their sides
{wins}: a number of games
{losses}: a number of games
{draws}: a number of games</extracomment>
        <translation>{one} ({first}) ha ganado {wins}, {other} ({second}) ha ganado {losses}, empates: {draws}</translation>
    </message>
    <message>
        <source>{player} wins now</source>
        <extracomment>What a position or a move leads to; a clause that begins small
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} gana ya</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>Said of a value; the board has only a sign there
How a game ended.
The worst that can happen, in the column “Worst case”</extracomment>
        <translation>Empate</translation>
    </message>
    <message>
        <source>{player} wins</source>
        <extracomment>What a position or a move leads to; a clause that begins small
How a game ended.
Who wins, on a tag beside a move
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} gana</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a chess position. Write its rows from 8 down to 1, for example 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1.</source>
        <extracomment>What is wrong with something that was typed
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«{text}» no es una posición de ajedrez. Escribe sus filas de la 8 a la 1, por ejemplo 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1.</translation>
    </message>
    <message>
        <source>Each player needs exactly one king. Add a king or take one away.</source>
        <extracomment>What is wrong with something that was typed</extracomment>
        <translation>Cada jugador necesita exactamente un rey. Añade o quita un rey.</translation>
    </message>
    <message>
        <source>A pawn can&apos;t be on the first or the last row. Move it or take it away.</source>
        <extracomment>What is wrong with something that was typed</extracomment>
        <translation>Un peón no puede estar en la primera fila ni en la última. Muévelo o quítalo.</translation>
    </message>
    <message>
        <source>One player has more pieces than at the start of a game. Take some away.</source>
        <extracomment>What is wrong with something that was typed</extracomment>
        <translation>Un jugador tiene más piezas que al empezar una partida. Quita algunas.</translation>
    </message>
    <message>
        <source>This position can&apos;t happen in a game of chess. Look at castling, checks and en passant.</source>
        <extracomment>{text} is a part of a position, such as KQkq; - is the sign for no castling</extracomment>
        <translation>Esta posición no es posible en una partida de ajedrez. Revisa el enroque, los jaques y la captura al paso.</translation>
    </message>
    <message>
        <source>“{text}” is a chess variant. Here you can only play standard chess.</source>
        <extracomment>{where} is “Move 3: ”, or nothing
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«{text}» es una variante del ajedrez. Aquí solo se juega al ajedrez normal.</translation>
    </message>
    <message>
        <source>Chess</source>
        <extracomment>The name of the game</extracomment>
        <translation>Ajedrez</translation>
    </message>
    <message>
        <source>Checkmate the king</source>
        <extracomment>The aim of the game, on its card.</extracomment>
        <translation>Da jaque mate al rey</translation>
    </message>
    <message>
        <source>Tap a piece, then a square.</source>
        <translation>Toca una pieza y luego una casilla.</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>The name of a player</extracomment>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>The name of a player</extracomment>
        <translation>Negro</translation>
    </message>
    <message>
        <source>{move}: check</source>
        <extracomment>Read aloud after a move that gives check; {move} is a sentence.</extracomment>
        <translation>{move}: jaque</translation>
    </message>
    <message>
        <source>{move}: checkmate</source>
        <extracomment>Read aloud after the last move; {move} is a sentence.</extracomment>
        <translation>{move}: jaque mate</translation>
    </message>
    <message>
        <source>Moves such as e4 e5 Nf3 or e2e4, a position (FEN) or a game (PGN)</source>
        <translation>Jugadas como e4 e5 Cf3 o e2e4, una posición (FEN) o una partida (PGN)</translation>
    </message>
    <message>
        <source>Checkmate</source>
        <extracomment>Why the game is over.</extracomment>
        <translation>Jaque mate</translation>
    </message>
    <message>
        <source>Stalemate: no legal move and no check</source>
        <extracomment>Why the game is over.</extracomment>
        <translation>Rey ahogado: no hay jugadas legales ni jaque</translation>
    </message>
    <message>
        <source>Too few pieces left for checkmate</source>
        <extracomment>Why the game is over.</extracomment>
        <translation>Quedan muy pocas piezas para dar jaque mate</translation>
    </message>
    <message>
        <source>The same position came up three times</source>
        <extracomment>Why the game is over.
Why the game is a draw.</extracomment>
        <translation>La misma posición ha salido tres veces</translation>
    </message>
    <message>
        <source>the pieces</source>
        <extracomment>Fills {what} in “Counting {what} gives +1.30”.</extracomment>
        <translation>las piezas</translation>
    </message>
    <message>
        <source>material</source>
        <extracomment>A part of the evaluation, before its number: what the pieces count.</extracomment>
        <translation>material</translation>
    </message>
    <message>
        <source>pawns</source>
        <extracomment>The unit of the evaluation, after its number: +1.30 pawns.</extracomment>
        <translation>peones</translation>
    </message>
    <message>
        <source>Pieces only</source>
        <extracomment>Names of evaluations in a list; this one changes from the middlegame to the endgame.</extracomment>
        <translation>Solo piezas</translation>
    </message>
    <message>
        <source>White goes first. Take turns to move one piece. To capture one of the other player&apos;s pieces, move onto its square.</source>
        <translation>Empiezan las blancas. Se juega por turnos, moviendo una pieza cada vez. Para capturar una pieza del rival, mueve la tuya a su casilla.</translation>
    </message>
    <message>
        <source>A rook moves any distance along a row or a column. A bishop moves any distance diagonally. A queen moves like a rook or a bishop.</source>
        <translation>La torre se mueve todo lo que quiera por una fila o una columna. El alfil se mueve todo lo que quiera en diagonal. La dama se mueve como una torre o como un alfil.</translation>
    </message>
    <message>
        <source>A king moves one square in any direction. A knight moves in an L: two squares straight, then one to the side. Only a knight can jump over pieces.</source>
        <translation>El rey se mueve una casilla en cualquier dirección. El caballo se mueve en L: dos casillas en línea recta y luego una hacia un lado. Solo el caballo puede saltar por encima de otras piezas.</translation>
    </message>
    <message>
        <source>A pawn moves one square forward, or two from where it starts. It captures one square diagonally forward.</source>
        <translation>El peón avanza una casilla, o dos si está donde empezó. Captura en diagonal, una casilla hacia delante.</translation>
    </message>
    <message>
        <source>Promotion: a pawn that reaches the last row becomes a queen, rook, bishop or knight. You choose.</source>
        <translation>Coronación: un peón que llega a la última fila se convierte en dama, torre, alfil o caballo. Tú eliges.</translation>
    </message>
    <message>
        <source>En passant: if a pawn moves two squares and lands beside your pawn, you can capture it. Do it with your very next move, as if that pawn had moved one square.</source>
        <translation>Captura al paso: si un peón avanza dos casillas y queda al lado de tu peón, puedes capturarlo. Hazlo justo en tu siguiente jugada, como si ese peón hubiera avanzado una sola casilla.</translation>
    </message>
    <message>
        <source>Castling: your king moves two squares towards a rook, and the rook jumps over it. Neither may have moved before, and nothing may be between them. You can&apos;t castle out of check, through check or into check.</source>
        <translation>Enroque: tu rey se mueve dos casillas hacia una torre, y la torre salta por encima de él. Ninguno de los dos puede haberse movido antes, y entre ellos no puede haber nada. No puedes enrocar si tu rey está en jaque, si pasa por un jaque o si acaba en jaque.</translation>
    </message>
    <message>
        <source>Check: if your king is attacked, you must get it out of danger on your next move. You may never move into check.</source>
        <translation>Jaque: si atacan a tu rey, tienes que evitarlo en tu siguiente jugada. Nunca puedes dejar a tu rey en jaque.</translation>
    </message>
    <message>
        <source>You win if you attack the king and it can&apos;t escape: checkmate.</source>
        <translation>Ganas si atacas al rey y no puede escapar: es jaque mate.</translation>
    </message>
    <message>
        <source>It is a draw if the same position comes up three times.</source>
        <translation>Es empate si la misma posición sale tres veces.</translation>
    </message>
    <message>
        <source>{player} castles kingside</source>
        <extracomment>Read aloud: White or Black castles with the rook on the side of the king.
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} enroca en el lado del rey</translation>
    </message>
    <message>
        <source>{player} castles queenside</source>
        <extracomment>Read aloud: White or Black castles with the rook on the side of the queen.
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} enroca en el lado de la dama</translation>
    </message>
    <message>
        <source>pawn</source>
        <extracomment>The name of a piece of chess in a sentence that is read aloud</extracomment>
        <translation>peón</translation>
    </message>
    <message>
        <source>knight</source>
        <extracomment>The name of a piece of chess in a sentence that is read aloud</extracomment>
        <translation>caballo</translation>
    </message>
    <message>
        <source>bishop</source>
        <extracomment>The name of a piece of chess in a sentence that is read aloud</extracomment>
        <translation>alfil</translation>
    </message>
    <message>
        <source>rook</source>
        <extracomment>The name of a piece of chess in a sentence that is read aloud</extracomment>
        <translation>torre</translation>
    </message>
    <message>
        <source>queen</source>
        <extracomment>The name of a piece of chess in a sentence that is read aloud</extracomment>
        <translation>dama</translation>
    </message>
    <message>
        <source>king</source>
        <extracomment>The name of a piece of chess in a sentence that is read aloud</extracomment>
        <translation>rey</translation>
    </message>
    <message>
        <source>{player} plays {piece} to {square}</source>
        <extracomment>Read aloud: White plays knight to f3. {piece} is a piece, maybe with its column: knight b.
{player}: a player&apos;s name: X, White
{square}: a square of the board: e4</extracomment>
        <translation>{player} juega {piece} a {square}</translation>
    </message>
    <message>
        <source>{player} captures on {square} with {piece}</source>
        <extracomment>Read aloud: White captures on d5 with pawn e. {piece} is a piece, maybe with its column.
{player}: a player&apos;s name: X, White
{square}: a square of the board: e4</extracomment>
        <translation>{player} captura en {square} con {piece}</translation>
    </message>
    <message>
        <source>a pawn</source>
        <comment>object: loses a pawn, captures a pawn</comment>
        <extracomment>object: loses a pawn, captures a pawn</extracomment>
        <translation>un peón</translation>
    </message>
    <message>
        <source>a knight</source>
        <comment>object: loses a knight, captures a knight</comment>
        <extracomment>object: loses a knight, captures a knight</extracomment>
        <translation>un caballo</translation>
    </message>
    <message>
        <source>a bishop</source>
        <comment>object: loses a bishop, captures a bishop</comment>
        <extracomment>object: loses a bishop, captures a bishop</extracomment>
        <translation>un alfil</translation>
    </message>
    <message>
        <source>a rook</source>
        <comment>object: loses a rook, captures a rook</comment>
        <extracomment>object: loses a rook, captures a rook</extracomment>
        <translation>una torre</translation>
    </message>
    <message>
        <source>the queen</source>
        <comment>object: loses the queen, captures the queen</comment>
        <extracomment>object: loses the queen, captures the queen
object: attacks the queen</extracomment>
        <translation>la dama</translation>
    </message>
    <message>
        <source>the knight</source>
        <comment>object: attacks the knight</comment>
        <extracomment>object: attacks the knight</extracomment>
        <translation>el caballo</translation>
    </message>
    <message>
        <source>the bishop</source>
        <comment>object: attacks the bishop</comment>
        <extracomment>object: attacks the bishop</extracomment>
        <translation>el alfil</translation>
    </message>
    <message>
        <source>the rook</source>
        <comment>object: attacks the rook</comment>
        <extracomment>object: attacks the rook</extracomment>
        <translation>la torre</translation>
    </message>
    <message>
        <source>the queen</source>
        <comment>object: attacks the queen</comment>
        <extracomment>object: loses the queen, captures the queen
object: attacks the queen</extracomment>
        <translation>la dama</translation>
    </message>
    <message>
        <source>the king</source>
        <comment>object: attacks the king</comment>
        <extracomment>object: attacks the king</extracomment>
        <translation>el rey</translation>
    </message>
    <message>
        <source>A bar can&apos;t have {columns} by {rows} squares. Each side can be 1 to {side}, with at most {most} squares in all.</source>
        <extracomment>What is wrong with something that was typed. {side}, {most}: numbers
{columns}: a number
{rows}: a number</extracomment>
        <translation>No puede haber una tableta de {columns} por {rows}. Cada lado puede medir de 1 a {side}, con {most} cuadros en total como mucho.</translation>
    </message>
    <message>
        <source>Columns</source>
        <extracomment>label in the dialog for another size</extracomment>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Rows</source>
        <extracomment>label in the dialog for another size</extracomment>
        <translation>Filas</translation>
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
        <translation>No te comas el cuadro envenenado</translation>
    </message>
    <message>
        <source>Tap a square.</source>
        <translation>Toca una casilla.</translation>
    </message>
    <message>
        <source>Take turns. Pick a square: you eat it and the whole block above it and to its right.</source>
        <translation>Se juega por turnos. Elige un cuadro: te lo comes, con todo lo que hay encima y a su derecha.</translation>
    </message>
    <message>
        <source>The square at the bottom left is poisoned.</source>
        <translation>El cuadro de abajo a la izquierda está envenenado.</translation>
    </message>
    <message>
        <source>The player who has to eat the poisoned square loses.</source>
        <translation>Quien tiene que comerse el cuadro envenenado pierde.</translation>
    </message>
    <message>
        <source>Moves such as c2b1, or the rows left, such as 5,3,1</source>
        <extracomment>in an empty line for typing: what can be typed there</extracomment>
        <translation>Jugadas como c2b1, o lo que queda en cada fila, como 5,3,1</translation>
    </message>
    <message>
        <source>Only the poisoned square is left. {player} has to eat it.</source>
        <extracomment>The theory of the position on the board
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Solo queda el cuadro envenenado. {player} se lo tiene que comer.</translation>
    </message>
    <message>
        <source>One line is left. {player} can win by eating everything except the poisoned square.</source>
        <extracomment>a theorem about the position on the board; {player} moves next</extracomment>
        <translation>Queda una sola línea. {player} puede ganar: basta con comerse todo menos el cuadro envenenado.</translation>
    </message>
    <message>
        <source>Two arms are left: the bottom row and the left column. {player} can win by making both the same length.</source>
        <extracomment>a theorem about the position on the board; {player} moves next</extracomment>
        <translation>Quedan dos brazos: la fila de abajo y la columna de la izquierda. {player} puede ganar: basta con dejarlos igual de largos.</translation>
    </message>
    <message>
        <source>Two rows or columns are left. {player} can win by leaving one of them exactly one square longer than the other.</source>
        <extracomment>a theorem about the position on the board; {player} moves next</extracomment>
        <translation>Quedan dos filas o dos columnas. {player} puede ganar: basta con dejar una de ellas exactamente un cuadro más larga que la otra.</translation>
    </message>
    <message>
        <source>A square bar is left. {player} can win by eating b2. Then the bottom row and the left column are left, and they are the same length.</source>
        <extracomment>a theorem about the position on the board; {player} moves next</extracomment>
        <translation>Queda una tableta cuadrada. {player} puede ganar comiéndose b2. Así quedan la fila de abajo y la columna de la izquierda, igual de largas.</translation>
    </message>
    <message>
        <source>Two arms of the same length are left: the bottom row and the left column. Whatever {player} eats from one arm, the other player can copy on the other arm. So {player} loses against a perfect player.</source>
        <extracomment>The theory of the position on the board
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Quedan dos brazos igual de largos: la fila de abajo y la columna de la izquierda. Lo que {player} se come de un brazo, el rival se lo puede comer igual del otro. Así que {player} pierde contra un jugador perfecto.</translation>
    </message>
    <message>
        <source>the bottom row and the left column are left, and their lengths differ by {number}</source>
        <extracomment>these texts about what is left follow a colon, or a move in brackets
{number}: a number</extracomment>
        <translation>quedan la fila de abajo y la columna de la izquierda, con una diferencia de {number}</translation>
    </message>
    <message>
        <source>two rows or columns of the same length are left</source>
        <translation>quedan dos filas o columnas del mismo largo</translation>
    </message>
    <message>
        <source>only the bottom row and the left column are left, and they are the same length</source>
        <translation>quedan la fila de abajo y la columna de la izquierda, igual de largas</translation>
    </message>
    <message>
        <source>After {reply}: {then}.</source>
        <extracomment>{then}: what is left, such as “one line is left”
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Tras {reply}: {then}.</translation>
    </message>
    <message>
        <source>only the poisoned square is left</source>
        <extracomment>these texts about what is left follow a colon, or a move in brackets</extracomment>
        <translation>solo queda el cuadro envenenado</translation>
    </message>
    <message>
        <source>one line is left</source>
        <extracomment>these texts about what is left follow a colon, or a move in brackets</extracomment>
        <translation>queda una sola línea</translation>
    </message>
    <message>
        <source>two rows or columns are left, and their lengths differ by {number}</source>
        <extracomment>these texts about what is left follow a colon, or a move in brackets
{number}: a number</extracomment>
        <translation>quedan dos filas o dos columnas, con una diferencia de {number}</translation>
    </message>
    <message>
        <source>a square bar is left</source>
        <extracomment>these texts about what is left follow a colon, or a move in brackets</extracomment>
        <translation>queda una tableta cuadrada</translation>
    </message>
    <message>
        <source>a whole rectangle is left</source>
        <extracomment>these texts about what is left follow a colon, or a move in brackets</extracomment>
        <translation>queda un rectángulo entero</translation>
    </message>
    <message>
        <source>Dots and Boxes</source>
        <translation>Timbiriche (puntos y cuadritos)</translation>
    </message>
    <message>
        <source>Dots and Boxes {columns}×{rows}</source>
        <extracomment>The name of the game with its size
{columns}: a number
{rows}: a number</extracomment>
        <translation>Timbiriche {columns}×{rows}</translation>
    </message>
    <message>
        <source>Close the most boxes</source>
        <translation>Cierra más cuadritos</translation>
    </message>
    <message>
        <source>Tap a line.</source>
        <translation>Toca una línea.</translation>
    </message>
    <message>
        <source>When all lines are drawn, the player with more boxes wins.</source>
        <translation>Cuando todas las líneas están dibujadas, gana quien tiene más cuadritos.</translation>
    </message>
    <message>
        <source>When all lines are drawn, the player with more boxes wins. If both have the same number, it is a draw.</source>
        <translation>Cuando todas las líneas están dibujadas, gana quien tiene más cuadritos. Si los dos tienen los mismos, es empate.</translation>
    </message>
    <message>
        <source>X goes first. Take turns. Draw a line from a dot to the next dot, across or down.</source>
        <translation>Empieza X. Se juega por turnos. Dibuja una línea de un punto al punto de al lado, en horizontal o en vertical.</translation>
    </message>
    <message>
        <source>If you close a box, it is yours, and you draw another line.</source>
        <translation>Si cierras un cuadrito, es tuyo y dibujas otra línea.</translation>
    </message>
    <message>
        <source>Columns of boxes</source>
        <translation>Columnas de cuadritos</translation>
    </message>
    <message>
        <source>Rows of boxes</source>
        <translation>Filas de cuadritos</translation>
    </message>
    <message>
        <source>Lines from dot to dot, such as a1-b1 b1-b2, or a board with _ and |</source>
        <translation>Líneas de punto a punto, como a1-b1 b1-b2, o un tablero con _ y |</translation>
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
        <translation>cierra un cuadrito si puede, evita regalar cuadritos y, si no, juega al azar</translation>
    </message>
    <message>
        <source>Top left</source>
        <extracomment>name of a bot that always takes the first move</extracomment>
        <translation>Arriba a la izquierda</translation>
    </message>
    <message>
        <source>always draws the first line that is left</source>
        <extracomment>name of a bot that always takes the first move</extracomment>
        <translation>siempre dibuja la primera línea que queda</translation>
    </message>
    <message>
        <source>Boxes and chains</source>
        <extracomment>name of an evaluation: what it counts</extracomment>
        <translation>Cuadritos y cadenas</translation>
    </message>
    <message>
        <source>Boxes closed so far</source>
        <extracomment>name of an evaluation: what it counts</extracomment>
        <translation>Cuadritos cerrados hasta ahora</translation>
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
        <translation>Une tus dos bordes</translation>
    </message>
    <message>
        <source>Tap a cell.</source>
        <translation>Toca una casilla.</translation>
    </message>
    <message>
        <source>X goes first. Take turns. Put a stone on any empty cell. Stones never move.</source>
        <translation>Empieza X. Se juega por turnos. Pon una piedra en cualquier casilla vacía. Las piedras nunca se mueven.</translation>
    </message>
    <message>
        <source>X joins the top and the bottom. O joins the left and the right.</source>
        <translation>El jugador X une el borde de arriba con el de abajo. El jugador O une el de la izquierda con el de la derecha.</translation>
    </message>
    <message>
        <source>The first player to join both edges with a chain wins. Hex never ends in a draw.</source>
        <translation>Gana quien antes une sus dos bordes con una cadena. En Hex nunca hay empate.</translation>
    </message>
    <message>
        <source>Moves such as {example}, or a board such as {rows}</source>
        <extracomment>In the empty line for a position: what you can type there. {rows}: a board in letters
{example}: an example of what can be typed</extracomment>
        <translation>Jugadas como {example}, o un tablero como {rows}</translation>
    </message>
    <message>
        <source>Cells on each side</source>
        <extracomment>label in the dialog for another size</extracomment>
        <translation>Casillas por lado</translation>
    </message>
    <message>
        <source>Stones still needed</source>
        <extracomment>name of an evaluation: what it counts</extracomment>
        <translation>Piedras que faltan</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a board size. Write columns x rows, for example hexapawn:4x5.</source>
        <extracomment>What is wrong with something that was typed
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«{text}» no es un tamaño de tablero. Escribe columnas x filas, por ejemplo hexapawn:4x5.</translation>
    </message>
    <message>
        <source>{value} is out of range. Choose from {least} to {most} columns and rows.</source>
        <extracomment>What is wrong with something that was typed
{value}: a value: +3, −1 in 4, 0.5
{least}: the smallest number that is possible
{most}: the largest number that is possible</extracomment>
        <translation>{value} no es posible. Elige de {least} a {most} columnas y filas.</translation>
    </message>
    <message>
        <source>This position can&apos;t happen. There are too many pawns, or the game should have ended when a pawn crossed the board.</source>
        <extracomment>What is wrong with something that was typed</extracomment>
        <translation>Esta posición no es posible. Hay demasiados peones, o la partida debería haber terminado cuando un peón cruzó el tablero.</translation>
    </message>
    <message>
        <source>Hexapawn</source>
        <extracomment>The name of the game</extracomment>
        <translation>Hexapeón</translation>
    </message>
    <message>
        <source>Pawns</source>
        <extracomment>The name of an evaluation: it counts the pawns.</extracomment>
        <translation>Peones</translation>
    </message>
    <message>
        <source>Hexapawn {columns}×{rows}</source>
        <extracomment>The name of the game with its size
{columns}: a number
{rows}: a number</extracomment>
        <translation>Hexapeón {columns}×{rows}</translation>
    </message>
    <message>
        <source>Cross the board</source>
        <extracomment>The aim of the game, on its card.</extracomment>
        <translation>Cruza el tablero</translation>
    </message>
    <message>
        <source>White goes first. Take turns to move one pawn.</source>
        <translation>Empiezan las blancas. Se juega por turnos, moviendo un peón cada vez.</translation>
    </message>
    <message>
        <source>A pawn moves one square straight forward if that square is empty. It captures one square diagonally forward.</source>
        <translation>Un peón avanza una casilla en línea recta si esa casilla está vacía. Captura en diagonal, una casilla hacia delante.</translation>
    </message>
    <message>
        <source>You win if one of your pawns reaches the other side of the board.</source>
        <translation>Ganas si uno de tus peones llega al otro lado del tablero.</translation>
    </message>
    <message>
        <source>{player} can&apos;t move</source>
        <extracomment>Why the game is over.
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} no puede mover</translation>
    </message>
    <message>
        <source>Moves such as b1b2 a3xb2, or a board such as {board}</source>
        <extracomment>In the empty line for a position: what you can type there. {board}: a board in letters</extracomment>
        <translation>Jugadas como b1b2 a3xb2, o un tablero como {board}</translation>
    </message>
    <message>
        <source>Tic-tac-toe 3×3</source>
        <extracomment>The name of a game with its size</extracomment>
        <translation>Tres en línea 3×3</translation>
    </message>
    <message>
        <source>Four in a row 4×4</source>
        <extracomment>The name of a game with its size</extracomment>
        <translation>Cuatro en línea 4×4</translation>
    </message>
    <message>
        <source>Connect Four 7×6</source>
        <extracomment>The name of a game with its size</extracomment>
        <translation>Conecta 4 (7×6)</translation>
    </message>
    <message>
        <source>Gomoku 15×15</source>
        <extracomment>The name of a game with its size</extracomment>
        <translation>Gomoku 15×15</translation>
    </message>
    <message>
        <source>Five in a row 20×20</source>
        <extracomment>The name of a game with its size</extracomment>
        <translation>Cinco en línea 20×20</translation>
    </message>
    <message>
        <source>Discs fall to the lowest empty cell</source>
        <extracomment>label in the dialog for another size: how many marks in a row win</extracomment>
        <translation>Las fichas caen hasta la casilla vacía más baja</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a board size. Write columns x rows x row length, for example {kind}:7x6x4.</source>
        <extracomment>What is wrong with something that was typed. {kind}: a name to be typed, such as tic-tac-toe
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«{text}» no es un tamaño de tablero. Escribe columnas x filas x fichas en línea, por ejemplo {kind}:7x6x4.</translation>
    </message>
    <message>
        <source>{value} is too small or too large. Columns, rows and row length go from {least} to {most}.</source>
        <extracomment>What is wrong with something that was typed.
{value}: a value: +3, −1 in 4, 0.5
{least}: the smallest number that is possible
{most}: the largest number that is possible</extracomment>
        <translation>{value} es demasiado pequeño o demasiado grande. Las columnas, las filas y las cantidad en línea van de {least} a {most}.</translation>
    </message>
    <message>
        <source>{where}column {text} is full. Choose another one.</source>
        <extracomment>
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}la columna {text} está llena. Elige otra.</translation>
    </message>
    <message>
        <source>The number of rows must be {expected}, not {rows}. Write the rows from the top with / between them, such as X.O/.X./..O X.</source>
        <extracomment>What is wrong with a board that was typed. {expected}: what should be there
{rows}: a number</extracomment>
        <translation>El número de filas debe ser {expected}, no {rows}. Escribe las filas desde arriba, con / entre ellas, por ejemplo X.O/.X./..O X.</translation>
    </message>
    <message>
        <source>Row {row} from the top must have this many cells: {expected}, not {cells}.</source>
        <extracomment>What is wrong with a board that was typed. {expected}: what should be there; {row}, {column}, {cells}: numbers</extracomment>
        <translation>La fila {row} desde arriba debe tener esta cantidad de casillas: {expected}, no {cells}.</translation>
    </message>
    <message>
        <source>The board has {x} × X and {o} × O. So {expected} moves next, not {turn}.</source>
        <extracomment>What is wrong with a board that was typed. {expected}: what should be there; {x}, {o}: how many there are; {turn}: X or O</extracomment>
        <translation>Con {x} X y {o} O en el tablero, ahora juega {expected}, no {turn}.</translation>
    </message>
    <message>
        <source>There can&apos;t be {x} X and {o} O. X goes first, so there are as many X as O, or one more.</source>
        <extracomment>What is wrong with a board that was typed. {x}, {o}: how many there are
What is wrong with a board that was typed. {x}, {o}, {count}: how many there are</extracomment>
        <translation>{x} X y {o} O no es posible. Empieza X, así que hay tantas X como O, o una más.</translation>
    </message>
    <message>
        <source>Both players have a winning row. The game would have ended with the first one.</source>
        <extracomment>What is wrong with a board that was typed.</extracomment>
        <translation>Los dos jugadores tienen una línea ganadora. La partida habría terminado con la primera.</translation>
    </message>
    <message>
        <source>{winner} has a winning row, but the other player has moved since then.</source>
        <extracomment>What is wrong with a board that was typed.
{winner}: the name of the player who wins: X, White</extracomment>
        <translation>{winner} tiene una línea ganadora, pero el rival jugó después.</translation>
    </message>
    <message>
        <source>The disc on {cell} floats: the cell below it is empty.</source>
        <extracomment>What is wrong with a board that was typed.
{cell}: a place on the board: b2</extracomment>
        <translation>La ficha de {cell} flota: la casilla de debajo está vacía.</translation>
    </message>
    <message>
        <source>Stones in a row</source>
        <extracomment>name of the family: tic-tac-toe, Connect Four, Gomoku</extracomment>
        <translation>Fichas en línea</translation>
    </message>
    <message>
        <source>{k} in a row {columns}×{rows}, discs fall</source>
        <extracomment>The name of a game with its size
{k}: how many in a row win, a number
{columns}: a number
{rows}: a number</extracomment>
        <translation>{k} en línea {columns}×{rows}, las fichas caen</translation>
    </message>
    <message>
        <source>{k} in a row {columns}×{rows}</source>
        <extracomment>The name of a game with its size
{k}: how many in a row win, a number
{columns}: a number
{rows}: a number</extracomment>
        <translation>{k} en línea {columns}×{rows}</translation>
    </message>
    <message>
        <source>{k} in a row, discs fall</source>
        <extracomment>The aim of a game, as a title
{k}: how many in a row win, a number</extracomment>
        <translation>{k} en línea, las fichas caen</translation>
    </message>
    <message>
        <source>{k} in a row</source>
        <extracomment>The aim of a game, as a title
{k}: how many in a row win, a number</extracomment>
        <translation>{k} en línea</translation>
    </message>
    <message>
        <source>Tap a column.</source>
        <translation>Toca una columna.</translation>
    </message>
    <message>
        <source>X goes first. Take turns. Drop a disc into any column that isn&apos;t full.</source>
        <extracomment>A rule of the game</extracomment>
        <translation>Empieza X. Se juega por turnos. Deja caer una ficha en cualquier columna que no esté llena.</translation>
    </message>
    <message>
        <source>X goes first. Take turns. Mark any empty square.</source>
        <extracomment>A rule of the game</extracomment>
        <translation>Empieza X. Se juega por turnos. Marca cualquier casilla vacía.</translation>
    </message>
    <message>
        <source>The first player to get {k} in a row wins: across, down or diagonally.</source>
        <extracomment>A rule of the game
{k}: how many in a row win, a number</extracomment>
        <translation>Gana quien antes consigue {k} en línea: en horizontal, en vertical o en diagonal.</translation>
    </message>
    <message>
        <source>column {number}</source>
        <extracomment>a move in a sentence, such as “X threatens column 4”
{number}: a number</extracomment>
        <translation>la columna {number}</translation>
    </message>
    <message>
        <source>{player} plays column {number} and lands on {cell}</source>
        <extracomment>Read aloud after a move
{player}: a player&apos;s name: X, White
{number}: a number
{cell}: a place on the board: b2</extracomment>
        <translation>{player} juega en la columna {number} y cae en {cell}</translation>
    </message>
    <message>
        <source>The winning row: {cells}</source>
        <extracomment>for screen readers at the end of a game {cells}: the places in the row
Read aloud at the end; {cells} is a list of points: a1, b2, c3.</extracomment>
        <translation>La línea ganadora: {cells}</translation>
    </message>
    <message>
        <source>Columns such as 4453, or a board with X, O and dots</source>
        <translation>Columnas como 4453, o un tablero con X, O y puntos</translation>
    </message>
    <message>
        <source>Moves such as b2a3, or a board such as X.O/.X./..O</source>
        <translation>Jugadas como b2a3, o un tablero como X.O/.X./..O</translation>
    </message>
    <message>
        <source>open lines</source>
        <extracomment>what an evaluation counts, as in “Counting open lines gives 3”</extracomment>
        <translation>líneas abiertas</translation>
    </message>
    <message>
        <source>lines with {count}:</source>
        <extracomment>{count}: the marks in an open line; such as “lines with 2: +8”</extracomment>
        <translation>líneas con {count}:</translation>
    </message>
    <message>
        <source>Open lines</source>
        <extracomment>name of an evaluation: what it counts</extracomment>
        <translation>Líneas abiertas</translation>
    </message>
    <message>
        <source>After {reply}, {player} must block {one}. Then {other} wins on the square above.</source>
        <extracomment>“Why?”: the reason for a loss where discs fall
{reply}: the other player&apos;s answer, a move: b2
{player}: a player&apos;s name: X, White
{one}: a place or a move: b2
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Tras {reply}, {player} tiene que bloquear {one}. Entonces {other} gana en la casilla de encima.</translation>
    </message>
    <message>
        <source>After {reply}, the bot must block {one}. Then you win on the square above.</source>
        <extracomment>“Why?”: the reason for a loss where discs fall
{reply}: the other player&apos;s answer, a move: b2
{one}: a place or a move: b2</extracomment>
        <translation>Tras {reply}, el bot tiene que bloquear {one}. Entonces ganas tú en la casilla de encima.</translation>
    </message>
    <message>
        <source>After {reply}, you must block {one}. Then the bot wins on the square above.</source>
        <extracomment>“Why?”: the reason for a loss where discs fall
{reply}: the other player&apos;s answer, a move: b2
{one}: a place or a move: b2</extracomment>
        <translation>Tras {reply}, tienes que bloquear {one}. Entonces gana el bot en la casilla de encima.</translation>
    </message>
    <message>
        <source>The seeds in all pits and stores must add up to {total}.</source>
        <extracomment>What is wrong with something that was typed. {pits}, {seeds}, {total}: numbers</extracomment>
        <translation>Las semillas de todos los hoyos y almacenes tienen que sumar {total}.</translation>
    </message>
    <message>
        <source>{where}pit {text} is empty. Choose one with seeds in it.</source>
        <extracomment>{where} is “Move 3: ”, or nothing
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}el hoyo {text} está vacío. Elige uno que tenga semillas.</translation>
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
        <translation>Reúne más semillas</translation>
    </message>
    <message>
        <source>Tap one of your pits.</source>
        <translation>Toca uno de tus hoyos.</translation>
    </message>
    <message>
        <source>Pick up all the seeds in one of your pits. Going anticlockwise, drop one into each pit. Drop one into your own store, too, but not into the other player&apos;s.</source>
        <translation>Toma todas las semillas de uno de tus hoyos. Déjalas una a una en los siguientes, en sentido contrario a las agujas del reloj. Deja también una en tu almacén, pero sáltate el del rival.</translation>
    </message>
    <message>
        <source>If the last seed lands in your store, move again.</source>
        <translation>Si la última semilla cae en tu almacén, juegas otra vez.</translation>
    </message>
    <message>
        <source>The game ends when one row is empty. You keep the seeds left in your row. The player with more seeds wins.</source>
        <translation>La partida termina cuando una fila está vacía. Te quedas con las semillas que quedan en tu fila. Gana quien tiene más semillas.</translation>
    </message>
    <message>
        <source>Pits for each player</source>
        <extracomment>In the dialog for a board of another size.</extracomment>
        <translation>Hoyos por jugador</translation>
    </message>
    <message>
        <source>Seeds in each pit</source>
        <translation>Semillas en cada hoyo</translation>
    </message>
    <message>
        <source>Capture even if the pit opposite is empty</source>
        <translation>Capturar aunque el hoyo de enfrente esté vacío</translation>
    </message>
    <message>
        <source>captures if it can, otherwise plays at random</source>
        <extracomment>Describes the bot called Beginner.</extracomment>
        <translation>captura si puede y, si no, juega al azar</translation>
    </message>
    <message>
        <source>Farthest pit</source>
        <extracomment>The name of a simple bot, and what it does</extracomment>
        <translation>Hoyo más lejano</translation>
    </message>
    <message>
        <source>always plays the pit farthest from its store that still has seeds</source>
        <extracomment>The name of a simple bot, and what it does</extracomment>
        <translation>siempre juega el hoyo con semillas que está más lejos de su almacén</translation>
    </message>
    <message>
        <source>The guess counts the seeds in the stores, but not those in the pits.</source>
        <translation>La estimación cuenta las semillas de los almacenes, pero no las de los hoyos.</translation>
    </message>
    <message>
        <source>Seeds in the stores</source>
        <extracomment>The name of an evaluation: what it counts.</extracomment>
        <translation>Semillas en los almacenes</translation>
    </message>
    <message>
        <source>Three men&apos;s morris, straight only</source>
        <translation>Molino de tres, solo en recto</translation>
    </message>
    <message>
        <source>Three men&apos;s morris</source>
        <translation>Molino de tres</translation>
    </message>
    <message>
        <source>Three men&apos;s morris, all diagonals</source>
        <translation>Molino de tres, todas las diagonales</translation>
    </message>
    <message>
        <source>Three men&apos;s morris, anywhere</source>
        <translation>Molino de tres, a cualquier punto</translation>
    </message>
    <message>
        <source>Then take turns to move a stone to an empty point right next to it, across or down.</source>
        <translation>Después, por turnos, mueve una piedra al punto vacío de al lado, en horizontal o en vertical.</translation>
    </message>
    <message>
        <source>Then take turns to move a stone along a line to an empty point right next to it.</source>
        <translation>Después, por turnos, mueve una piedra por una línea hasta el punto vacío de al lado.</translation>
    </message>
    <message>
        <source>Then take turns to move a stone, in any direction. It goes to an empty point right next to it.</source>
        <translation>Después, por turnos, cada uno mueve una piedra, en cualquier dirección. La piedra va a un punto vacío de al lado.</translation>
    </message>
    <message>
        <source>Then take turns to move a stone to any empty point.</source>
        <translation>Después, por turnos, mueve una piedra a cualquier punto vacío.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a kind of three men&apos;s morris. Write morris:straight, morris:centre, morris:diagonals or morris:anywhere.</source>
        <extracomment>What is wrong with something that was typed.
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«{text}» no es una clase de molino de tres. Escribe morris:straight, morris:centre, morris:diagonals o morris:anywhere.</translation>
    </message>
    <message>
        <source>With these stones on the board, {turn} must move next.</source>
        <extracomment>What is wrong with something that was typed. {turn}: X or O</extracomment>
        <translation>Con estas piedras en el tablero, ahora tiene que jugar {turn}.</translation>
    </message>
    <message>
        <source>Place three, then jump</source>
        <extracomment>How the game goes, on its card.</extracomment>
        <translation>Coloca tres y luego salta</translation>
    </message>
    <message>
        <source>Place three, then move</source>
        <translation>Coloca tres y luego mueve</translation>
    </message>
    <message>
        <source>X goes first. Take turns to place a stone on any empty point. Each of you has three stones.</source>
        <translation>Empieza X. Por turnos, cada uno pone una piedra en cualquier punto vacío. Cada uno tiene tres piedras.</translation>
    </message>
    <message>
        <source>You win with three in a row: across, down or diagonally.</source>
        <translation>Ganas con tres en línea: en horizontal, en vertical o en diagonal.</translation>
    </message>
    <message>
        <source>Moves such as b2 a1, then b2-b3, or a board such as XO./.X./..O</source>
        <extracomment>In the empty line for a position: what you can type there.</extracomment>
        <translation>Jugadas como b2 a1 y después b2-b3, o un tablero como XO./.X./..O</translation>
    </message>
    <message>
        <source>How stones move
1: across and down
2: also to and from the centre
3: in every direction
4: to any empty point</source>
        <translation>Cómo se mueven las piedras
1: en horizontal y en vertical
2: también hacia el centro y desde él
3: en todas las direcciones
4: a cualquier punto vacío</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a list of heaps. Write their sizes, for example nim:3,4,5 or nim:21:max3:misere.</source>
        <extracomment>What is wrong with something that was typed.
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«{text}» no es una lista de montones. Escribe sus tamaños, por ejemplo nim:3,4,5 o nim:21:max3:misere.</translation>
    </message>
    <message>
        <source>A heap can&apos;t have {value} coins. Each heap starts with 1 to {most} coins here.</source>
        <extracomment>What is wrong with something that was typed.
{value}: a value: +3, −1 in 4, 0.5
{most}: the largest number that is possible</extracomment>
        <translation>No puede haber un montón de {value}. Aquí cada montón empieza con 1 a {most} monedas.</translation>
    </message>
    <message>
        <source>You can&apos;t have {count} heaps here. Choose from 1 to {most}.</source>
        <extracomment>What is wrong with something that was typed.
{count}: a number; the text has a form for one and for many
{most}: the largest number that is possible</extracomment>
        <translation>Este número de montones no es posible: {count}. Aquí puede haber de 1 a {most}.</translation>
    </message>
    <message>
        <source>Nim</source>
        <extracomment>The name of the game</extracomment>
        <translation>Nim</translation>
    </message>
    <message>
        <source>Most coins in one turn (0: any number)</source>
        <extracomment>label in the dialog for another size</extracomment>
        <translation>Máximo de monedas por turno (0: las que quieras)</translation>
    </message>
    <message>
        <source>Taking the last coin loses</source>
        <extracomment>label of a box to tick in the dialog for another size</extracomment>
        <translation>Pierde quien quita la última moneda</translation>
    </message>
    <message>
        <source>Heap {name}</source>
        <extracomment>A heap of coins; {name}: its letter</extracomment>
        <translation>Montón {name}</translation>
    </message>
    <message>
        <source>Moves such as a1b2, or the coins left, such as {heaps}</source>
        <extracomment>In the empty line for a position: what you can type there. {heaps}: numbers with commas</extracomment>
        <translation>Jugadas como a1b2, o las monedas que quedan, como {heaps}</translation>
    </message>
    <message>
        <source>Don&apos;t take the last coin</source>
        <translation>No quites la última moneda</translation>
    </message>
    <message>
        <source>Take the last coin</source>
        <translation>Quita la última moneda</translation>
    </message>
    <message>
        <source>Take turns. Choose one heap and take some of its coins.</source>
        <extracomment>A rule of the game</extracomment>
        <translation>Se juega por turnos. Elige un montón y quita algunas de sus monedas.</translation>
    </message>
    <message>
        <source>Take turns. Take some coins from the heap.</source>
        <extracomment>A rule of the game</extracomment>
        <translation>Se juega por turnos. Quita algunas monedas del montón.</translation>
    </message>
    <message>
        <source>You must take exactly one coin.</source>
        <extracomment>A rule of the game</extracomment>
        <translation>Tienes que quitar exactamente una moneda.</translation>
    </message>
    <message>
        <source>You must take at least one coin. You can take up to {most}.</source>
        <extracomment>A rule of the game
{most}: the largest number that is possible</extracomment>
        <translation>Tienes que quitar al menos una moneda. Puedes quitar hasta {most}.</translation>
    </message>
    <message>
        <source>You must take at least one coin. You can take them all.</source>
        <extracomment>A rule of the game</extracomment>
        <translation>Tienes que quitar al menos una moneda. Puedes quitarlas todas.</translation>
    </message>
    <message>
        <source>The player who takes the very last coin loses.</source>
        <extracomment>A rule of the game</extracomment>
        <translation>Quien quita la última moneda pierde.</translation>
    </message>
    <message>
        <source>The player who takes the very last coin wins.</source>
        <extracomment>A rule of the game</extracomment>
        <translation>Quien quita la última moneda gana.</translation>
    </message>
    <message>
        <source>There are no draws.</source>
        <extracomment>A rule of the game</extracomment>
        <translation>No hay empates.</translation>
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
        <translation>Tras {move}: {left}. Tras la respuesta {reply}: {then}.</translation>
    </message>
    <message>
        <source>Leave an odd number of heaps with one coin each. Then the bot gets the last coin.</source>
        <extracomment>“Why?”: the rule to win</extracomment>
        <translation>Deja un número impar de montones con una moneda cada uno. Así le toca al bot la última moneda.</translation>
    </message>
    <message>
        <source>The bot should leave an odd number of heaps with one coin each. Then you get the last coin.</source>
        <extracomment>“Why?”: the rule to win</extracomment>
        <translation>El bot debería dejar un número impar de montones con una moneda cada uno. Así te toca a ti la última moneda.</translation>
    </message>
    <message>
        <source>Leave an even number of heaps with one coin each. Then you get the last coin.</source>
        <extracomment>“Why?”: the rule to win</extracomment>
        <translation>Deja un número par de montones con una moneda cada uno. Así te toca a ti la última moneda.</translation>
    </message>
    <message>
        <source>The bot should leave an even number of heaps with one coin each. Then it gets the last coin.</source>
        <extracomment>“Why?”: the rule to win</extracomment>
        <translation>El bot debería dejar un número par de montones con una moneda cada uno. Así le toca a él la última moneda.</translation>
    </message>
    <message>
        <source>A tree of numbers has no board. Write the branches that lead to the node.</source>
        <extracomment>What is wrong with numbers that were typed for a tree.</extracomment>
        <translation>Un árbol de números no tiene tablero. Escribe las ramas que llevan al nodo.</translation>
    </message>
    <message>
        <source>There are no numbers yet. Write some, for example 3 5 2 9 or [3 5] [2 9].</source>
        <extracomment>What is wrong with numbers that were typed for a tree.</extracomment>
        <translation>Todavía no hay números. Escribe algunos, por ejemplo 3 5 2 9 o [3 5] [2 9].</translation>
    </message>
    <message>
        <source>The bracket at character {place} has no partner. Write, for example, [3 5] [2 9].</source>
        <extracomment>What is wrong with numbers that were typed for a tree. {branches}, {place}, {fewer}, {more}, {leaves}: numbers</extracomment>
        <translation>El corchete del carácter {place} no tiene pareja. Escribe, por ejemplo, [3 5] [2 9].</translation>
    </message>
    <message>
        <source>{count} numbers don&apos;t fill a tree with two branches at each node. Write {fewer} or {more} numbers, or use brackets: [3 5] [2].</source>
        <extracomment>What is wrong with numbers that were typed for a tree. {branches}, {place}, {fewer}, {more}, {leaves}: numbers
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>{count} números no llenan un árbol con dos ramas en cada nodo. Escribe {fewer} o {more} números, o usa corchetes: [3 5] [2].</translation>
    </message>
    <message>
        <source>The tree is too large. It can have at most {leaves} numbers and {depth} levels.</source>
        <extracomment>What is wrong with numbers that were typed for a tree. {branches}, {place}, {fewer}, {more}, {leaves}: numbers
{depth}: a number of moves</extracomment>
        <translation>El árbol es demasiado grande. Puede tener como mucho {leaves} números y {depth} niveles.</translation>
    </message>
    <message>
        <source>The brackets at character {place} are empty. Write a number between them.</source>
        <extracomment>What is wrong with numbers that were typed for a tree. {branches}, {place}, {fewer}, {more}, {leaves}: numbers</extracomment>
        <translation>Los corchetes del carácter {place} están vacíos. Escribe un número entre ellos.</translation>
    </message>
    <message>
        <source>Trees of numbers</source>
        <translation>Árboles de números</translation>
    </message>
    <message>
        <source>A tree of numbers</source>
        <translation>Un árbol de números</translation>
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
        <translation>Las cuatro casillas del centro no pueden estar vacías. Una partida empieza con fichas ahí.</translation>
    </message>
    <message>
        <source>Othello</source>
        <extracomment>The name of the game</extracomment>
        <translation>Othello</translation>
    </message>
    <message>
        <source>Moves, corners and edges</source>
        <extracomment>Names of evaluations in a list: what they count.</extracomment>
        <translation>Jugadas, esquinas y bordes</translation>
    </message>
    <message>
        <source>Discs</source>
        <extracomment>Names of evaluations in a list: what they count.</extracomment>
        <translation>Fichas</translation>
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
        <translation>Ten más fichas</translation>
    </message>
    <message>
        <source>Black goes first. Place a disc so that you catch a row of the other player&apos;s discs between two of yours.</source>
        <translation>Empiezan las negras. Pon una ficha para encerrar una línea de fichas del rival entre dos de las tuyas.</translation>
    </message>
    <message>
        <source>The row can go across, down or diagonally. All the discs that you trap change to your colour.</source>
        <translation>La línea puede ir en horizontal, en vertical o en diagonal. Todas las fichas encerradas se voltean y pasan a ser de tu color.</translation>
    </message>
    <message>
        <source>If you can&apos;t turn a disc, you must pass.</source>
        <translation>Si no puedes voltear ninguna ficha, tienes que pasar.</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>The name of a move: the player can&apos;t turn a disc.</extracomment>
        <translation>pasar</translation>
    </message>
    <message>
        <source>Moves such as {example} or pass, or rows such as {rows}</source>
        <extracomment>In the empty line for a position; the word pass is typed as it is in all languages.
{example}: an example of what can be typed
{rows}: a number</extracomment>
        <translation>Jugadas como {example} o pass, o filas como {rows}</translation>
    </message>
    <message>
        <source>Columns (4, 6 or 8)</source>
        <extracomment>In the dialog for a board of another size.</extracomment>
        <translation>Columnas (4, 6 u 8)</translation>
    </message>
    <message>
        <source>Rows (4, 6 or 8)</source>
        <translation>Filas (4, 6 u 8)</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t one of these games. Write tic-tac-toe:misere, misere:4x4x4 or wild.</source>
        <extracomment>What is wrong with something that was typed.
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«{text}» no es uno de estos juegos. Escribe tic-tac-toe:misere, misere:4x4x4 o wild.</translation>
    </message>
    <message>
        <source>Marks on the board: {count}. So {expected} moves next, not {text}.</source>
        <extracomment>What is wrong with a board that was typed. {x}, {o}, {count}: how many there are; {expected}, {text}: X or O</extracomment>
        <translation>Signos en el tablero: {count}. Así que ahora juega {expected}, no {text}.</translation>
    </message>
    <message>
        <source>Boards</source>
        <extracomment>label in the dialog for another size: how many boards</extracomment>
        <translation>Tableros</translation>
    </message>
    <message>
        <source>Tic-tac-toe where a row loses</source>
        <translation>Tres en línea donde pierde quien hace línea</translation>
    </message>
    <message>
        <source>Few open lines</source>
        <extracomment>name of an evaluation: a player wants few of them</extracomment>
        <translation>Pocas líneas abiertas</translation>
    </message>
    <message>
        <source>Misère tic-tac-toe</source>
        <extracomment>The name of a game: tic-tac-toe in which a row loses</extracomment>
        <translation>Tres en línea misère</translation>
    </message>
    <message>
        <source>{k} in a row loses, {columns}×{rows}</source>
        <extracomment>The name of a game: tic-tac-toe in which a row loses
{k}: how many in a row win, a number
{columns}: a number
{rows}: a number</extracomment>
        <translation>{k} en línea pierde {columns}×{rows}</translation>
    </message>
    <message>
        <source>avoids making a row if it can, otherwise plays at random</source>
        <extracomment>what a bot does; the bot is the subject</extracomment>
        <translation>evita hacer línea si puede y, si no, juega al azar</translation>
    </message>
    <message>
        <source>Don&apos;t make a row</source>
        <translation>No hagas línea</translation>
    </message>
    <message>
        <source>If you get {k} in a row across, down or diagonally, you lose.</source>
        <extracomment>A rule of the game
{k}: how many in a row win, a number</extracomment>
        <translation>Si haces {k} en línea, pierdes: en horizontal, en vertical o en diagonal.</translation>
    </message>
    <message>
        <source>Wild tic-tac-toe</source>
        <extracomment>The name of a game</extracomment>
        <translation>Tres en línea salvaje</translation>
    </message>
    <message>
        <source>Choose X or O</source>
        <translation>Elige X u O</translation>
    </message>
    <message>
        <source>Take turns. Put an X or an O on any empty square. You choose the mark each time.</source>
        <translation>Se juega por turnos. Pon una X o una O en cualquier casilla vacía. Cada vez eliges el signo.</translation>
    </message>
    <message>
        <source>Moves such as Xb2 Oa1, or a board such as X.O/.X./..O</source>
        <translation>Jugadas como Xb2 Oa1, o un tablero como X.O/.X./..O</translation>
    </message>
    <message>
        <source>Notakto</source>
        <extracomment>The name of a game: from French “not tac”</extracomment>
        <translation>Notakto</translation>
    </message>
    <message>
        <source>avoids making the last row if it can, otherwise plays at random</source>
        <extracomment>what a bot does; the bot is the subject</extracomment>
        <translation>evita hacer la última línea si puede y, si no, juega al azar</translation>
    </message>
    <message>
        <source>Only X. Don&apos;t make a row</source>
        <translation>Solo X. No hagas línea</translation>
    </message>
    <message>
        <source>Only X. Don&apos;t make the last row</source>
        <translation>Solo X. No hagas la última línea</translation>
    </message>
    <message>
        <source>Take turns. Put an X on any empty square. Both players use X.</source>
        <translation>Se juega por turnos. Pon una X en cualquier casilla vacía. Los dos jugadores usan X.</translation>
    </message>
    <message>
        <source>If you get three Xs in a row across, down or diagonally, you lose.</source>
        <translation>Si haces tres X en línea, pierdes: en horizontal, en vertical o en diagonal.</translation>
    </message>
    <message>
        <source>Take turns. Put an X on any of the boards. Both players use X.</source>
        <translation>Se juega por turnos. Pon una X en cualquiera de los tableros. Los dos jugadores usan X.</translation>
    </message>
    <message>
        <source>A board with three Xs in a row is dead. Nobody can play there any more.</source>
        <translation>Un tablero con tres X en línea está muerto. Ya nadie puede jugar en él.</translation>
    </message>
    <message>
        <source>The player who makes the row on the last live board loses. There are no draws.</source>
        <translation>Quien hace la línea en el último tablero vivo pierde. No hay empates.</translation>
    </message>
    <message>
        <source>Moves such as b2a3, or a board such as X../.X./...</source>
        <extracomment>In the empty line for a position: what you can type there.</extracomment>
        <translation>Jugadas como b2a3, o un tablero como X../.X./...</translation>
    </message>
    <message>
        <source>Moves such as b2e2, or boards such as {boards}</source>
        <extracomment>In the empty line for a position: what you can type there. {boards}: boards in letters</extracomment>
        <translation>Jugadas como b2e2, o tableros como {boards}</translation>
    </message>
    <message>
        <source>{player} plays {move}</source>
        <extracomment>Read aloud after each move: “X plays b2”.
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>{player} juega {move}</translation>
    </message>
    <message>
        <source>Moves such as {example}</source>
        <extracomment>In the empty line for a position: what you can type there.
{example}: an example of what can be typed</extracomment>
        <translation>Jugadas como {example}</translation>
    </message>
    <message>
        <source>Tap the board to move.</source>
        <translation>Toca el tablero para jugar.</translation>
    </message>
    <message>
        <source>wins if it can, blocks if it must, otherwise plays at random</source>
        <extracomment>Describes the bot called Beginner.</extracomment>
        <translation>gana si puede, bloquea si hace falta y, si no, juega al azar</translation>
    </message>
    <message>
        <source>First move</source>
        <extracomment>The name of a simple bot, and what it does</extracomment>
        <translation>Primera jugada</translation>
    </message>
    <message>
        <source>always plays the first legal move</source>
        <extracomment>The name of a simple bot, and what it does</extracomment>
        <translation>siempre hace la primera jugada legal</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>The longest texts in the table of moves.
How a value is known: proven</extracomment>
        <translation>exacto</translation>
    </message>
    <message>
        <source>bound, depth {depth}</source>
        <extracomment>The longest texts in the table of moves.
How a value is known: a limit, after looking {depth} moves ahead</extracomment>
        <translation>cota, profundidad {depth}</translation>
    </message>
    <message>
        <source>guess, depth {depth}</source>
        <extracomment>The longest texts in the table of moves.
How a value is known: a guess, after looking {depth} moves ahead</extracomment>
        <translation>estimación, profundidad {depth}</translation>
    </message>
    <message>
        <source>{player} wins on its next move</source>
        <extracomment>The longest texts in the table of moves.
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} gana en su próxima jugada</translation>
    </message>
    <message>
        <source>Draw, or {player} wins</source>
        <extracomment>The longest texts in the table of moves.
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Empate o gana {player}</translation>
    </message>
    <message>
        <source>{player} may win</source>
        <extracomment>The longest texts in the table of moves.
A guess about the end of the game: {player} is likelier to win</extracomment>
        <translation>quizá gana {player}</translation>
    </message>
    <message>
        <source>Loss</source>
        <extracomment>The worst that can happen, in the column “Worst case”</extracomment>
        <translation>Derrota</translation>
    </message>
    <message>
        <source>you win</source>
        <extracomment>What a position or a move leads to; a clause that begins small
How a game ended.</extracomment>
        <translation>ganas</translation>
    </message>
    <message>
        <source>the bot wins</source>
        <extracomment>What a position or a move leads to; a clause that begins small
How a game ended.</extracomment>
        <translation>el bot gana</translation>
    </message>
    <message>
        <source>you win now</source>
        <extracomment>What a position or a move leads to; a clause that begins small</extracomment>
        <translation>ganas ya</translation>
    </message>
    <message>
        <source>the bot wins now</source>
        <extracomment>What a position or a move leads to; a clause that begins small</extracomment>
        <translation>el bot gana ya</translation>
    </message>
    <message>
        <source>you win on your next move</source>
        <translation>ganas en tu próxima jugada</translation>
    </message>
    <message>
        <source>the bot wins on its next move</source>
        <translation>el bot gana en su próxima jugada</translation>
    </message>
    <message>
        <source>now</source>
        <extracomment>Under a value on the board: the move wins at once</extracomment>
        <translation>ya</translation>
    </message>
    <message>
        <source>{player} wins in at most {count}</source>
        <extracomment>Under a value on the board: in how many moves the game ends, at the latest
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>{player} gana como mucho en {count}</translation>
    </message>
    <message>
        <source>{player} wins in {count}</source>
        <extracomment>Under a value on the board: in how many of that player&apos;s moves the game is won
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>{player} gana en {count}</translation>
    </message>
    <message>
        <source>in {count}</source>
        <extracomment>Under a value on the board, where there is little room: in how many moves the game ends
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>en {count}</translation>
    </message>
    <message>
        <source>in ≤ {count}</source>
        <extracomment>Under a value on the board, where there is little room: in at most so many moves
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>en ≤ {count}</translation>
    </message>
    <message>
        <source>next</source>
        <extracomment>Under “Bot wins” on the board, in small letters: with the winner&apos;s next move. It is the end of “bot wins next”, so that both lines are one sentence</extracomment>
        <translation>en la próxima</translation>
    </message>
    <message>
        <source>{player} wins next</source>
        <extracomment>On a tag beside a move; a clause that begins small
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} gana en la próxima</translation>
    </message>
    <message>
        <source>There is no game called “{text}”. Choose {presets}, {forms} or {last}.</source>
        <extracomment>What is wrong with something that was typed or read. {presets}, {forms}: lists of names of games; {last}: one more
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>No hay ningún juego llamado «{text}». Elige {presets}, {forms} o {last}.</translation>
    </message>
    <message>
        <source>This game has no evaluation called “{text}”. Choose {names}.</source>
        <extracomment>What is wrong with something that was typed or read. {names}: a list
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>Este juego no tiene ninguna evaluación llamada «{text}». Elige {names}.</translation>
    </message>
    <message>
        <source>it has more than {most} moves. Choose a shorter game.</source>
        <extracomment>What is wrong with a file, after “line 3: ” or its name; begins small
What is wrong with a file, after a colon; begins small
{most}: the largest number that is possible</extracomment>
        <translation>tiene más de {most} jugadas. Elige una partida más corta.</translation>
    </message>
    <message>
        <source>Move {number}: </source>
        <extracomment>Begins a sentence about a move that can&apos;t be played
{number}: a number</extracomment>
        <translation>Jugada {number}: </translation>
    </message>
    <message>
        <source>“{title}” has no board to play on.</source>
        <extracomment>Said instead of a game from a file. {title}: the name of a game</extracomment>
        <translation>«{title}» no tiene un tablero para jugar.</translation>
    </message>
    <message>
        <source>Your last game couldn&apos;t be restored. {reason}</source>
        <extracomment>Said at the start of the program
{reason}: a whole sentence</extracomment>
        <translation>No se pudo recuperar tu última partida. {reason}</translation>
    </message>
    <message>
        <source>there is no such file or folder. Check the name.</source>
        <translation>no existe ese archivo o esa carpeta. Revisa el nombre.</translation>
    </message>
    <message>
        <source>another person or program has changed it.</source>
        <translation>otra persona u otro programa lo cambió.</translation>
    </message>
    <message>
        <source>the system says “{reason}”.</source>
        <extracomment>What is wrong with a file, after a colon; begins small
{reason}: a whole sentence</extracomment>
        <translation>el sistema dice «{reason}».</translation>
    </message>
    <message>
        <source>something went wrong in this program.</source>
        <extracomment>What is wrong with a file, after a colon; begins small</extracomment>
        <translation>algo falló en este programa.</translation>
    </message>
    <message>
        <source>it is larger than {megabytes} MB. Choose a smaller file.</source>
        <extracomment>What is wrong with a file, after a colon; begins small
{megabytes}: a number</extracomment>
        <translation>ocupa más de {megabytes} MB. Elige un archivo más pequeño.</translation>
    </message>
    <message>
        <source>{where}this line is damaged.</source>
        <extracomment>What is wrong with a file, after a colon; begins small
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}esta línea está dañada.</translation>
    </message>
    <message>
        <source>{where}there are more than {most} entries in one pair of brackets.</source>
        <extracomment>What is wrong with a file, after a colon; begins small
{where}: where in a file, such as “line 3: ”; often empty
{most}: the largest number that is possible</extracomment>
        <translation>{where}hay más de {most} elementos en una pareja de corchetes.</translation>
    </message>
    <message>
        <source>{where}a number is too large. Make it smaller.</source>
        <extracomment>What is wrong with a file, after a colon; begins small
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}un número es demasiado grande. Hazlo más pequeño.</translation>
    </message>
    <message>
        <source>it comes from a newer version of this program. Update the program.</source>
        <extracomment>What is wrong with a file, after a colon; begins small</extracomment>
        <translation>viene de una versión más nueva de este programa. Actualiza el programa.</translation>
    </message>
    <message>
        <source>{where}“{name}” is missing. Add it.</source>
        <extracomment>What is wrong in a file, after a colon; begins small. {name}: the name of a field
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}falta «{name}». Añádelo.</translation>
    </message>
    <message>
        <source>{where}“{name}” can&apos;t be {shown}. Change it.</source>
        <extracomment>What is wrong in a file, after a colon; begins small. {name}: the name of a field; {shown}: what stands there
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}«{name}» no puede ser {shown}. Cámbialo.</translation>
    </message>
    <message>
        <source>{where}there is no player called “{shown}”. Use another name.</source>
        <extracomment>What is wrong in a file, after a colon; begins small. {shown}: what stands there
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}no hay ningún jugador llamado «{shown}». Usa otro nombre.</translation>
    </message>
    <message>
        <source>you stopped it.</source>
        <extracomment>What is wrong in a file, after a colon; begins small.</extracomment>
        <translation>lo detuviste tú.</translation>
    </message>
    <message>
        <source>{where}the move {move} appears twice. Delete one of them.</source>
        <extracomment>What is wrong in a file, after a colon; begins small.
{where}: where in a file, such as “line 3: ”; often empty
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>{where}la jugada {move} aparece dos veces. Borra una de las dos.</translation>
    </message>
    <message>
        <source>“{name}” wasn&apos;t opened: {reason}</source>
        <extracomment>Said when a file can&apos;t be opened. {name}: of the file; {reason}: what is wrong</extracomment>
        <translation>No se abrió «{name}»: {reason}</translation>
    </message>
    <message>
        <source>“{name}” was opened.</source>
        <extracomment>Said when only parts of a file could be read. {name}: of the file</extracomment>
        <translation>Se abrió «{name}».</translation>
    </message>
    <message>
        <source>“{name}” wasn&apos;t saved: {reason}</source>
        <extracomment>Said when a file can&apos;t be written. {name}: of the file; {reason}: what is wrong</extracomment>
        <translation>No se guardó «{name}»: {reason}</translation>
    </message>
    <message>
        <source>Open the file in your text editor</source>
        <translation>Abre el archivo en tu editor de texto</translation>
    </message>
    <message>
        <source>Show the file</source>
        <translation>Mostrar el archivo</translation>
    </message>
    <message>
        <source>Another person or program has changed “{name}”. What would you like to do?</source>
        <extracomment>A question with buttons. {name}: of the file</extracomment>
        <translation>Otra persona u otro programa cambió «{name}». ¿Qué quieres hacer?</translation>
    </message>
    <message>
        <source>The text</source>
        <extracomment>Stands for the name of a file if a text was pasted</extracomment>
        <translation>El texto</translation>
    </message>
    <message>
        <source>The game is saved as “{name}”.</source>
        <extracomment>{name}: of the file</extracomment>
        <translation>La partida está guardada como «{name}».</translation>
    </message>
    <message>
        <source>The results are saved as “{name}”.</source>
        <extracomment>Results of the arena. {name}: of the file</extracomment>
        <translation>Los resultados están guardados como «{name}».</translation>
    </message>
    <message>
        <source>“{name}” wasn&apos;t saved: you stopped it.</source>
        <extracomment>{name}: of the file</extracomment>
        <translation>No se guardó «{name}»: lo detuviste tú.</translation>
    </message>
    <message>
        <source>Your moves aren&apos;t being saved: {reason}</source>
        <extracomment>{reason}: what is wrong, such as “the disk is full.”</extracomment>
        <translation>Tus jugadas no se están guardando: {reason}</translation>
    </message>
    <message>
        <source>Some of your earlier games couldn&apos;t be restored: {reason}</source>
        <extracomment>Said at the start of the program.
{reason}: a whole sentence</extracomment>
        <translation>No se pudieron recuperar algunas de tus partidas anteriores: {reason}</translation>
    </message>
    <message>
        <source>A copy of the damaged file is kept as “{name}”.</source>
        <extracomment>Said at the start of the program. {name}: of the copy</extracomment>
        <translation>Una copia del archivo dañado se conserva como «{name}».</translation>
    </message>
    <message>
        <source>line {line}: </source>
        <extracomment>Where in a file something is wrong; a sentence that begins small follows. {line}: a number</extracomment>
        <translation>línea {line}: </translation>
    </message>
    <message>
        <source>{name} can&apos;t play, because there is no program at {path}.</source>
        <extracomment>What is wrong with another program that should play. {name}: of the program
{path}: the place of a file on the disk</extracomment>
        <translation>{name} no puede jugar, porque no hay ningún programa en {path}.</translation>
    </message>
    <message>
        <source>{name} can&apos;t play at the level “{text}”. Choose another one.</source>
        <extracomment>What is wrong with another program that should play. {name}: of the program; {text}: what the program wrote</extracomment>
        <translation>{name} no puede jugar en el nivel «{text}». Elige otro.</translation>
    </message>
    <message>
        <source>{name} wrote “{text}” instead of a move, so it was stopped.</source>
        <extracomment>What is wrong with another program that should play. {name}: of the program; {text}: what the program wrote</extracomment>
        <translation>{name} escribió «{text}» en vez de una jugada, así que se detuvo el programa.</translation>
    </message>
    <message>
        <source>{name} reported an error instead of a move: “{text}”.</source>
        <extracomment>What is wrong with another program that should play. {name}: of the program; {text}: what the program wrote</extracomment>
        <translation>{name} dio un error en vez de una jugada: «{text}».</translation>
    </message>
    <message>
        <source>{name} crashed or left the game (exit status {status}).</source>
        <extracomment>What is wrong with another program that should play. {name}: of the program; {status}: a number</extracomment>
        <translation>{name} falló o abandonó la partida (código de salida {status}).</translation>
    </message>
    <message>
        <source>{name} was stopped before it found a move.</source>
        <extracomment>What is wrong with another program that should play. {name}: of the program</extracomment>
        <translation>{name} se detuvo antes de encontrar una jugada.</translation>
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
        <translation>{name}, habilidad {number}</translation>
    </message>
    <message>
        <source>a Gomocup program for five-in-a-row games in which stones don&apos;t fall: {path}</source>
        <extracomment>What a program does, in a list of players; begins small
{path}: the place of a file on the disk</extracomment>
        <translation>un programa de Gomocup para cinco en línea sin piedras que caen: {path}</translation>
    </message>
    <message>
        <source>a chess engine set to play at Elo {number}: {path}</source>
        <extracomment>What a program does, in a list of players; begins small
{number}: a number
{path}: the place of a file on the disk</extracomment>
        <translation>un programa de ajedrez ajustado para jugar con Elo {number}: {path}</translation>
    </message>
    <message>
        <source>a chess engine set to skill {number}: {path}</source>
        <extracomment>What a program does, in a list of players; begins small
{number}: a number
{path}: the place of a file on the disk</extracomment>
        <translation>un programa de ajedrez ajustado a la habilidad {number}: {path}</translation>
    </message>
    <message>
        <source>a chess engine at full strength: {path}</source>
        <extracomment>What a program does, in a list of players; begins small
{path}: the place of a file on the disk</extracomment>
        <translation>un programa de ajedrez con toda su fuerza: {path}</translation>
    </message>
    <message>
        <source>{name} left the game.</source>
        <extracomment>What is wrong with another program that should play. {name}: of the program</extracomment>
        <translation>{name} abandonó la partida.</translation>
    </message>
    <message>
        <source>Trickiest for a beginner</source>
        <extracomment>Choice: how the perfect player chooses among equally good moves</extracomment>
        <translation>La más difícil para un principiante</translation>
    </message>
    <message>
        <source>At random</source>
        <extracomment>Choice: how the perfect player chooses among equally good moves</extracomment>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>a player who looks one move ahead beats it: {games}</source>
        <extracomment>How strong a level of the bot is. {games}: such as “60 of 100 games, draws: 12”</extracomment>
        <translation>un jugador que anticipa una jugada le gana: {games}</translation>
    </message>
    <message>
        <source>beats the level below: {games}</source>
        <extracomment>How strong a level of the bot is. {games}: such as “60 of 100 games, draws: 12”</extracomment>
        <translation>le gana al nivel anterior: {games}</translation>
    </message>
    <message>
        <source>{wins} of {total} games, draws: {draws}</source>
        <extracomment>How many games were won, after a colon. {total}: a number of games
{wins}: a number of games
{draws}: a number of games</extracomment>
        <translation>{wins} de {total} partidas, empates: {draws}</translation>
    </message>
    <message>
        <source>{wins} of {total} games</source>
        <extracomment>How many games were won, after a colon. {total}: a number of games
{wins}: a number of games</extracomment>
        <translation>{wins} de {total} partidas</translation>
    </message>
    <message>
        <source>Strongest</source>
        <extracomment>Name of a kind of player: of a level of the bot, or of a way to choose moves</extracomment>
        <translation>El más fuerte</translation>
    </message>
    <message>
        <source>Monte Carlo</source>
        <extracomment>Name of a kind of player: of a level of the bot, or of a way to choose moves</extracomment>
        <translation>Montecarlo</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>Name of a kind of player: of a level of the bot, or of a way to choose moves</extracomment>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>Beginner</source>
        <extracomment>Name of a kind of player: of a level of the bot, or of a way to choose moves</extracomment>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Attacker</source>
        <extracomment>Name of a kind of player: of a level of the bot, or of a way to choose moves</extracomment>
        <translation>Atacante</translation>
    </message>
    <message>
        <source>Builder</source>
        <extracomment>Name of a kind of player: of a level of the bot, or of a way to choose moves</extracomment>
        <translation>Constructor</translation>
    </message>
    <message>
        <source>Perfect</source>
        <extracomment>Name of a kind of player: of a level of the bot, or of a way to choose moves</extracomment>
        <translation>Perfecto</translation>
    </message>
    <message>
        <source>Worst case</source>
        <extracomment>Name of a kind of player: of a level of the bot, or of a way to choose moves</extracomment>
        <translation>Peor caso</translation>
    </message>
    <message>
        <source>Best odds</source>
        <extracomment>Name of a kind of player: of a level of the bot, or of a way to choose moves</extracomment>
        <translation>Mejores probabilidades</translation>
    </message>
    <message>
        <source>Matchboxes</source>
        <extracomment>Name of a kind of player: of a level of the bot, or of a way to choose moves</extracomment>
        <translation>Cajas de fósforos</translation>
    </message>
    <message>
        <source>Wild guesser</source>
        <extracomment>Name of a level of the bot.</extracomment>
        <translation>Estima sin pensar</translation>
    </message>
    <message>
        <source>Rough guesser</source>
        <extracomment>Name of a level of the bot.</extracomment>
        <translation>Estima a ojo</translation>
    </message>
    <message>
        <source>Fair guesser</source>
        <extracomment>Name of a level of the bot.</extracomment>
        <translation>Estima regular</translation>
    </message>
    <message>
        <source>Good guesser</source>
        <extracomment>Name of a level of the bot.</extracomment>
        <translation>Estima bien</translation>
    </message>
    <message>
        <source>Learner</source>
        <extracomment>Name of a level of the bot.</extracomment>
        <translation>Aprendiz</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>Name of a level of the bot.</extracomment>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Medium</source>
        <extracomment>Name of a level of the bot.</extracomment>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Hard</source>
        <extracomment>Name of a level of the bot.</extracomment>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>Name of a level of the bot.</extracomment>
        <translation>Experto</translation>
    </message>
    <message>
        <source>Looks {depth} ahead</source>
        <extracomment>Name of a level of the bot.
{depth}: a number of moves</extracomment>
        <translation>Anticipa {depth}</translation>
    </message>
    <message>
        <source>picks any legal move at random</source>
        <translation>elige al azar cualquier jugada legal</translation>
    </message>
    <message>
        <source>looks only at the worst that can happen</source>
        <translation>mira solo lo peor que puede pasar</translation>
    </message>
    <message>
        <source>plays as if both sides moved at random from here</source>
        <translation>juega como si los dos jugaran al azar desde aquí</translation>
    </message>
    <message>
        <source>follows a list of rules on a piece of paper: never loses, but misses wins (P. Curzon and P. McOwan)</source>
        <translation>sigue una lista de reglas en una hoja de papel: nunca pierde, pero deja pasar victorias (P. Curzon y P. McOwan)</translation>
    </message>
    <message>
        <source>MENACE: learns from its wins and losses with beads in matchboxes (D. Michie)</source>
        <translation>MENACE: aprende de sus victorias y derrotas con cuentas en cajas de fósforos (D. Michie)</translation>
    </message>
    <message>
        <source>End of the branch: {number}</source>
        <extracomment>How a game ended. {number}: what stands at the end of a branch in a tree of numbers</extracomment>
        <translation>Final de la rama: {number}</translation>
    </message>
    <message>
        <source>{player} wins by {margin}</source>
        <extracomment>How a game ended or will end; a clause that begins small
{player}: a player&apos;s name: X, White
{margin}: by how much a game is won: 4</extracomment>
        <translation>{player} gana por {margin}</translation>
    </message>
    <message>
        <source>you win by {margin}</source>
        <extracomment>How a game ended or will end; a clause that begins small
{margin}: by how much a game is won: 4</extracomment>
        <translation>ganas por {margin}</translation>
    </message>
    <message>
        <source>the bot wins by {margin}</source>
        <extracomment>How a game ended or will end; a clause that begins small
{margin}: by how much a game is won: 4</extracomment>
        <translation>el bot gana por {margin}</translation>
    </message>
    <message>
        <source>leads to {number}</source>
        <extracomment>What a move leads to in a tree of numbers
{number}: a number</extracomment>
        <translation>lleva a {number}</translation>
    </message>
    <message>
        <source>Draw: neither player can force a win</source>
        <translation>Empate: ningún jugador puede forzar la victoria</translation>
    </message>
    <message>
        <source>no better</source>
        <extracomment>Beside a move in the list of moves: other moves are at least as good</extracomment>
        <translation>no es mejor</translation>
    </message>
    <message>
        <source>about even</source>
        <extracomment>A guess about the end of the game: neither player is likelier to win</extracomment>
        <translation>más o menos igual</translation>
    </message>
    <message>
        <source>proven</source>
        <extracomment>How sure a value is; before or after it</extracomment>
        <translation>demostrado</translation>
    </message>
    <message>
        <source>at least</source>
        <extracomment>How sure a value is; the value follows</extracomment>
        <translation>al menos</translation>
    </message>
    <message>
        <source>at most</source>
        <extracomment>How sure a value is; the value follows</extracomment>
        <translation>como mucho</translation>
    </message>
    <message>
        <source>Even?</source>
        <extracomment>In place of a number: a guess that neither player is likelier to win</extracomment>
        <translation>¿Igual?</translation>
    </message>
    <message>
        <source>{player} wins?</source>
        <extracomment>In place of a number: a guess that {player} will win</extracomment>
        <translation>¿Gana {player}?</translation>
    </message>
    <message>
        <source>You win?</source>
        <extracomment>In place of a number: a guess that you will win</extracomment>
        <translation>¿Ganas tú?</translation>
    </message>
    <message>
        <source>Bot wins?</source>
        <extracomment>In place of a number: a guess that the bot will win</extracomment>
        <translation>¿Gana el bot?</translation>
    </message>
    <message>
        <source>Win</source>
        <extracomment>The worst that can happen, in the column “Worst case”</extracomment>
        <translation>Victoria</translation>
    </message>
    <message>
        <source>After {reply}, only the poisoned square is left for {player} to eat.</source>
        <extracomment>“Why?”: what the best answer to the mistake leaves
{reply}: the other player&apos;s answer, a move: b2
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Tras {reply}, a {player} solo le queda por comer el cuadro envenenado.</translation>
    </message>
    <message>
        <source>After {reply}, only the poisoned square is left, and you have to eat it.</source>
        <extracomment>“Why?”: what the best answer to the mistake leaves
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Tras {reply}, solo queda el cuadro envenenado, y te lo tienes que comer.</translation>
    </message>
    <message>
        <source>After {reply}, only the poisoned square is left, and the bot has to eat it.</source>
        <extracomment>“Why?”: what the best answer to the mistake leaves
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Tras {reply}, solo queda el cuadro envenenado, y el bot se lo tiene que comer.</translation>
    </message>
    <message>
        <source>After {reply}, two arms of the same length are left: the bottom row and the left column. Whatever {player} eats from one arm, {other} can copy on the other arm.</source>
        <extracomment>“Why?”: what the best answer to the mistake leaves
{reply}: the other player&apos;s answer, a move: b2
{player}: a player&apos;s name: X, White
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Tras {reply}, quedan dos brazos igual de largos: la fila de abajo y la columna de la izquierda. Lo que {player} se coma de un brazo, {other} se lo puede comer igual del otro.</translation>
    </message>
    <message>
        <source>After {reply}, two arms of the same length are left: the bottom row and the left column. Whatever you eat from one arm, the bot can copy on the other arm.</source>
        <extracomment>“Why?”: what the best answer to the mistake leaves
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Tras {reply}, quedan dos brazos igual de largos: la fila de abajo y la columna de la izquierda. Lo que te comas de un brazo, el bot se lo puede comer igual del otro.</translation>
    </message>
    <message>
        <source>After {reply}, two arms of the same length are left: the bottom row and the left column. Whatever the bot eats from one arm, you can copy on the other arm.</source>
        <extracomment>“Why?”: what the best answer to the mistake leaves
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Tras {reply}, quedan dos brazos igual de largos: la fila de abajo y la columna de la izquierda. Lo que el bot se coma de un brazo, tú te lo puedes comer igual del otro.</translation>
    </message>
    <message>
        <source>After {reply}, every move {player} can make completes a row and loses.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Tras {reply}, cualquier jugada de {player} completa una línea y pierde.</translation>
    </message>
    <message>
        <source>After {reply}, every move you can make completes a row and loses.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Tras {reply}, cualquier jugada tuya completa una línea y pierde.</translation>
    </message>
    <message>
        <source>After {reply}, every move the bot can make completes a row and loses.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Tras {reply}, cualquier jugada del bot completa una línea y pierde.</translation>
    </message>
    <message>
        <source>With {better}, any move by {other} would complete a row and lose.</source>
        <extracomment>“Why?”: the reason for a loss
{better}: a move that was better: b2
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Con {better}, cualquier jugada de {other} completaría una línea y perdería.</translation>
    </message>
    <message>
        <source>With {better}, any move by the bot would complete a row and lose.</source>
        <extracomment>“Why?”: the reason for a loss
{better}: a move that was better: b2</extracomment>
        <translation>Con {better}, cualquier jugada del bot completaría una línea y perdería.</translation>
    </message>
    <message>
        <source>With {better}, every move you can make would complete a row and lose.</source>
        <extracomment>“Why?”: the reason for a loss
{better}: a move that was better: b2</extracomment>
        <translation>Con {better}, cualquier jugada tuya completaría una línea y perdería.</translation>
    </message>
    <message>
        <source>After {reply}, two rows are left, the lower one just one square longer. Whatever {player} eats, {other} can get back to this shape.</source>
        <extracomment>“Why?”: what the best answer to the mistake leaves
{reply}: the other player&apos;s answer, a move: b2
{player}: a player&apos;s name: X, White
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Tras {reply}, quedan dos filas, la de abajo justo un cuadro más larga. Coma lo que coma {player}, {other} puede volver a dejarlo así.</translation>
    </message>
    <message>
        <source>After {reply}, two rows are left, the lower one just one square longer. Whatever you eat, the bot can get back to this shape.</source>
        <extracomment>“Why?”: what the best answer to the mistake leaves
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Tras {reply}, quedan dos filas, la de abajo justo un cuadro más larga. Comas lo que comas, el bot puede volver a dejarlo así.</translation>
    </message>
    <message>
        <source>After {reply}, two rows are left, the lower one just one square longer. Whatever the bot eats, you can get back to this shape.</source>
        <extracomment>“Why?”: what the best answer to the mistake leaves
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Tras {reply}, quedan dos filas, la de abajo justo un cuadro más larga. Coma lo que coma el bot, tú puedes volver a dejarlo así.</translation>
    </message>
    <message>
        <source>After {reply}, two columns are left, the left one just one square longer. Whatever {player} eats, {other} can get back to this shape.</source>
        <extracomment>“Why?”: what the best answer to the mistake leaves
{reply}: the other player&apos;s answer, a move: b2
{player}: a player&apos;s name: X, White
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Tras {reply}, quedan dos columnas, la de la izquierda justo un cuadro más larga. Coma lo que coma {player}, {other} puede volver a dejarlo así.</translation>
    </message>
    <message>
        <source>After {reply}, two columns are left, the left one just one square longer. Whatever you eat, the bot can get back to this shape.</source>
        <extracomment>“Why?”: what the best answer to the mistake leaves
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Tras {reply}, quedan dos columnas, la de la izquierda justo un cuadro más larga. Comas lo que comas, el bot puede volver a dejarlo así.</translation>
    </message>
    <message>
        <source>After {reply}, two columns are left, the left one just one square longer. Whatever the bot eats, you can get back to this shape.</source>
        <extracomment>“Why?”: what the best answer to the mistake leaves
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Tras {reply}, quedan dos columnas, la de la izquierda justo un cuadro más larga. Coma lo que coma el bot, tú puedes volver a dejarlo así.</translation>
    </message>
    <message>
        <source>After {reply}, {other} has a pawn that nothing can stop.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Tras {reply}, {other} tiene un peón que nada puede parar.</translation>
    </message>
    <message>
        <source>After {reply}, you have a pawn that nothing can stop.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Tras {reply}, tienes un peón que nada puede parar.</translation>
    </message>
    <message>
        <source>After {reply}, the bot has a pawn that nothing can stop.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Tras {reply}, el bot tiene un peón que nada puede parar.</translation>
    </message>
    <message>
        <source>After {reply}, {player} can&apos;t move.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Tras {reply}, {player} no puede mover.</translation>
    </message>
    <message>
        <source>After {reply}, you can&apos;t move.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Tras {reply}, no puedes mover.</translation>
    </message>
    <message>
        <source>After {reply}, the bot can&apos;t move.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Tras {reply}, el bot no puede mover.</translation>
    </message>
    <message>
        <source>If your last seed lands in one of your empty pits, capture it and all seeds in the pit opposite. Put them in your store. If there are none opposite, your seed stays where it is.</source>
        <translation>Si tu última semilla cae en un hoyo tuyo que estaba vacío, la capturas junto con todas las semillas del hoyo de enfrente. Ponlas en tu almacén. Si enfrente no hay ninguna, tu semilla se queda ahí.</translation>
    </message>
    <message>
        <source>If your last seed lands in one of your empty pits, capture it and any seeds in the pit opposite. Put them in your store.</source>
        <translation>Si tu última semilla cae en un hoyo tuyo que estaba vacío, la capturas junto con las semillas que haya en el hoyo de enfrente. Ponlas en tu almacén.</translation>
    </message>
    <message>
        <source>After {reply}, {player} has only one move.</source>
        <extracomment>“Why?”: what is wrong with a move
{reply}: the other player&apos;s answer, a move: b2
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Tras {reply}, {player} tiene una sola jugada.</translation>
    </message>
    <message>
        <source>After {reply}, you have only one move.</source>
        <extracomment>“Why?”: what is wrong with a move
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Tras {reply}, tienes una sola jugada.</translation>
    </message>
    <message>
        <source>After {reply}, the bot has only one move.</source>
        <extracomment>“Why?”: what is wrong with a move
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Tras {reply}, el bot tiene una sola jugada.</translation>
    </message>
    <message>
        <source>After {reply}, {player} has only two moves.</source>
        <extracomment>“Why?”: what is wrong with a move
{reply}: the other player&apos;s answer, a move: b2
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Tras {reply}, {player} tiene solo dos jugadas.</translation>
    </message>
    <message>
        <source>After {reply}, you have only two moves.</source>
        <extracomment>“Why?”: what is wrong with a move
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Tras {reply}, tienes solo dos jugadas.</translation>
    </message>
    <message>
        <source>After {reply}, the bot has only two moves.</source>
        <extracomment>“Why?”: what is wrong with a move
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Tras {reply}, el bot tiene solo dos jugadas.</translation>
    </message>
    <message>
        <source>Something went wrong in the search, so the bots are paused. Let them try again, or play on.</source>
        <translation>Algo falló en la búsqueda, así que los bots están en pausa. Deja que lo intenten otra vez o sigue jugando.</translation>
    </message>
    <message>
        <source>wins if it can, blocks if it must, otherwise makes a threat or plays at random</source>
        <translation>gana si puede, bloquea si hace falta y, si no, hace una amenaza o juega al azar</translation>
    </message>
    <message>
        <source>wins if it can, blocks if it must, otherwise makes its longest line longer</source>
        <translation>gana si puede, bloquea si hace falta y, si no, alarga su línea más larga</translation>
    </message>
    <message>
        <source>looks ahead to the end of the game, or as far as time allows on large boards (minimax)</source>
        <translation>anticipa hasta el final de la partida; en tableros grandes, hasta donde alcanza el tiempo (minimax)</translation>
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
        <translation>Hace cualquier jugada.</translation>
    </message>
    <message>
        <source>Looks one move ahead.</source>
        <translation>Anticipa una jugada.</translation>
    </message>
    <message>
        <source>Makes a threat whenever it can.</source>
        <translation>Amenaza siempre que puede.</translation>
    </message>
    <message>
        <source>Makes its longest line longer.</source>
        <translation>Alarga su línea más larga.</translation>
    </message>
    <message>
        <source>Never makes a mistake.</source>
        <translation>Nunca se equivoca.</translation>
    </message>
    <message>
        <source>Looks as far ahead as it can.</source>
        <translation>Mira tan lejos como puede.</translation>
    </message>
    <message>
        <source>{count} of {most} stars</source>
        <extracomment>The strength of a bot, for screen readers, such as &quot;2 of 5 stars&quot;
{count}: a number; the text has a form for one and for many
{most}: the largest number that is possible</extracomment>
        <translation>{count} de {most} estrellas</translation>
    </message>
    <message>
        <source>draw, or you win</source>
        <translation>empate, o ganas tú</translation>
    </message>
    <message>
        <source>draw, or the bot wins</source>
        <translation>empate, o gana el bot</translation>
    </message>
    <message>
        <source>You win</source>
        <extracomment>In place of a number: you win with this move if both sides play perfectly</extracomment>
        <translation>Ganas tú</translation>
    </message>
    <message>
        <source>Bot wins</source>
        <extracomment>In place of a number: the bot wins if both sides play perfectly</extracomment>
        <translation>Gana el bot</translation>
    </message>
    <message>
        <source>Plays about as well as you do.</source>
        <translation>Juega más o menos tan bien como tú.</translation>
    </message>
    <message>
        <source>squares</source>
        <extracomment>A part of the evaluation, before its number: what the places of the pieces count.</extracomment>
        <translation>casillas</translation>
    </message>
    <message>
        <source>Pieces and their squares, opening to endgame</source>
        <extracomment>Names of evaluations in a list; this one changes from the middlegame to the endgame.</extracomment>
        <translation>Piezas y sus casillas, de la apertura al final</translation>
    </message>
    <message>
        <source>Pieces and their squares</source>
        <extracomment>Names of evaluations in a list; this one changes from the middlegame to the endgame.</extracomment>
        <translation>Piezas y sus casillas</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a bar size. Write columns x rows, for example chomp:5x4.</source>
        <extracomment>What is wrong with something that was typed.
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«{text}» no es un tamaño. Escribe columnas x filas, por ejemplo chomp:5x4.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a board size. Write the number of boxes as columns x rows, each from 1 to {most}, for example dots:4x3.</source>
        <extracomment>What is wrong with something that was typed
{text}: what somebody typed, or what stands in a file
{most}: the largest number that is possible</extracomment>
        <translation>«{text}» no es un tamaño. Escribe columnas x filas de cuadritos, de 1 a {most} cada una, por ejemplo dots:4x3.</translation>
    </message>
    <message>
        <source>Each closed box needs its owner&apos;s X or O. Open boxes can&apos;t have one.</source>
        <extracomment>What is wrong with something that was typed</extracomment>
        <translation>Cada cuadrito cerrado necesita la X o la O de su dueño. Los cuadritos abiertos no pueden tener ninguna.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a Hex board size. Write how many cells there are on each side, from {least} to {most}, for example hex:5.</source>
        <extracomment>What is wrong with something that was typed.
{text}: what somebody typed, or what stands in a file
{least}: the smallest number that is possible
{most}: the largest number that is possible</extracomment>
        <translation>«{text}» no es un tamaño para Hex. Escribe las casillas de un lado, de {least} a {most}, por ejemplo hex:5.</translation>
    </message>
    <message>
        <source>These numbers of stones can&apos;t be right. X goes first, so X has as many stones as O, or one more.</source>
        <extracomment>What is wrong with something that was typed.</extracomment>
        <translation>Los números de piedras no cuadran. Empieza X, así que X tiene tantas piedras como O, o una más.</translation>
    </message>
    <message>
        <source>If the board is full and nobody has completed a row, it is a draw.</source>
        <extracomment>A rule of the game</extracomment>
        <translation>Si el tablero está lleno y nadie tiene una línea, es empate.</translation>
    </message>
    <message>
        <source>always takes the first empty cell, starting from the top left</source>
        <extracomment>what a bot does; the bot is the subject</extracomment>
        <translation>siempre juega en la primera casilla vacía, empezando arriba a la izquierda</translation>
    </message>
    <message>
        <source>Win = 10 + empty squares</source>
        <extracomment>name of a scale for values</extracomment>
        <translation>10 + casillas vacías</translation>
    </message>
    <message>
        <source>If {first} wins, the value is 10, plus 1 for each square that is still empty. If {second} wins, it is the same number with a minus sign in front. 0: a draw.</source>
        <extracomment>What values mean on the scale of schools
{first}: the name of the player who moves first: X, White
{second}: the name of the player who moves second: O, Black</extracomment>
        <translation>Si gana {first}, vale 10, más 1 por cada casilla que sigue vacía. Si gana {second}, es el mismo número con un signo menos. 0: empate.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a board size. Write pits x seeds, for example kalah:6x4. There can be up to {pits} pits with up to {seeds} seeds each.</source>
        <extracomment>What is wrong with something that was typed. {pits}, {seeds}, {total}: numbers
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«{text}» no es un tamaño. Escribe hoyos x semillas, por ejemplo kalah:6x4. Puede haber hasta {pits} hoyos con hasta {seeds} semillas cada uno.</translation>
    </message>
    <message>
        <source>{where}pit {text} doesn&apos;t exist. The last pit is {last}.</source>
        <extracomment>{where} is “Move 3: ”, or nothing {last}: the letter of a pit
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}el hoyo {text} no existe. El último es {last}.</translation>
    </message>
    <message>
        <source>Pit letters, such as cfB, or a position such as {example}</source>
        <extracomment>In the empty line for a position: what you can type there.
{example}: an example of what can be typed</extracomment>
        <translation>Letras de hoyos, como cfB, o una posición como {example}</translation>
    </message>
    <message>
        <source>There can&apos;t be {x} X and {o} O. Each player has at most {most} stones, and X places the first one.</source>
        <extracomment>What is wrong with something that was typed. {x}, {o}: how many there are
{most}: the largest number that is possible</extracomment>
        <translation>{x} X y {o} O no es posible. Cada jugador tiene {most} piedras como mucho, y X pone la primera.</translation>
    </message>
    <message>
        <source>number of heaps that count as 1 = {number}, which is even</source>
        <extracomment>these texts about what is left follow a colon, or a move in brackets
{number}: a number</extracomment>
        <translation>montones que cuentan 1 = {number}, un número par</translation>
    </message>
    <message>
        <source>number of heaps that count as 1 = {number}, which is odd</source>
        <extracomment>In brackets after a move, in “Why?”: what the theory says of the coins that are left.
{number}: a number</extracomment>
        <translation>montones que cuentan 1 = {number}, un número impar</translation>
    </message>
    <message>
        <source>remainder after dividing by {divisor} = {number}</source>
        <extracomment>In brackets after a move, in “Why?”: what the theory says of the coins that are left. {divisor}: a number
{number}: a number</extracomment>
        <translation>resto al dividir entre {divisor} = {number}</translation>
    </message>
    <message>
        <source>No heap counts more than 1. Number of heaps that count as 1 = {ones}</source>
        <extracomment>Below a list of the heaps: what the theory computes. {ones}: a number</extracomment>
        <translation>Ningún montón cuenta más de 1. Montones que cuentan 1 = {ones}</translation>
    </message>
    <message>
        <source>Leave a multiple of {number}. Each time the other player takes some coins, take enough that the two turns add up to {number}.</source>
        <extracomment>“Why?”: the rule to win
{number}: a number</extracomment>
        <translation>Deja un múltiplo de {number}. Tras cada respuesta, quita lo que falte para llegar juntos a {number}.</translation>
    </message>
    <message>
        <source>The bot should leave a multiple of {number}. Each time you take some coins, it takes enough that the two turns add up to {number}.</source>
        <extracomment>“Why?”: the rule to win
{number}: a number</extracomment>
        <translation>El bot debería dejar un múltiplo de {number}. Cuando tomas algunas, él completa hasta {number}.</translation>
    </message>
    <message>
        <source>Leave two heaps of the same size. Then copy each move: take the same number from the other heap.</source>
        <extracomment>“Why?”: the rule to win</extracomment>
        <translation>Deja dos montones iguales. Luego copia cada jugada: quita lo mismo del otro montón.</translation>
    </message>
    <message>
        <source>The bot should leave two heaps of the same size. Then it can copy each of your moves on the other heap.</source>
        <extracomment>“Why?”: the rule to win</extracomment>
        <translation>El bot debería dejar dos montones iguales. Así puede copiar cada jugada en el otro montón.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t an Othello board size. Write columns x rows, each 4, 6 or 8, for example othello:6x6.</source>
        <extracomment>What is wrong with something that was typed
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«{text}» no es un tamaño para Othello. Escribe columnas x filas, con 4, 6 u 8 cada una, por ejemplo othello:6x6.</translation>
    </message>
    <message>
        <source>“{mark}” isn&apos;t a mark in this game. Write {known} or a dot.</source>
        <extracomment>{known}: “X” or “X, O”; {mark}: a letter</extracomment>
        <translation>«{mark}» no es un signo de este juego. Escribe {known} o un punto.</translation>
    </message>
    <message>
        <source>These rows can&apos;t happen. The game, or its board, would have ended with the first row.</source>
        <extracomment>What is wrong with a board that was typed.</extracomment>
        <translation>Estas líneas no son posibles. La partida, o su tablero, habría terminado con la primera línea.</translation>
    </message>
    <message>
        <source>Win = 10 + moves left</source>
        <extracomment>A scale of values: a win counts 10 and one more for each move that is left.</extracomment>
        <translation>10 + jugadas que quedan</translation>
    </message>
    <message>
        <source>{where}“{text}” comes after the game has ended. Leave out this move and all the moves after it.</source>
        <extracomment>What is wrong with something that was typed or read.
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}«{text}» viene después del final de la partida. Bórralo, con todas las jugadas que siguen.</translation>
    </message>
    <message>
        <source>there is no game in it. Try another file.</source>
        <extracomment>What is wrong with a file, after “line 3: ” or its name; begins small</extracomment>
        <translation>no contiene ninguna partida. Prueba con otro archivo.</translation>
    </message>
    <message>
        <source>you don&apos;t have permission to use this file or folder. Try another folder.</source>
        <translation>no tienes permiso para usar este archivo o esta carpeta. Prueba con otra carpeta.</translation>
    </message>
    <message>
        <source>the disk is full. Free up some space.</source>
        <translation>el disco está lleno. Libera un poco de espacio.</translation>
    </message>
    <message>
        <source>it is empty. Try another file.</source>
        <extracomment>What is wrong with a file, after a colon; begins small</extracomment>
        <translation>está vacío. Prueba con otro.</translation>
    </message>
    <message>
        <source>{where}there are too many brackets inside brackets.</source>
        <extracomment>What is wrong with a file, after a colon; begins small
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}hay demasiados corchetes unos dentro de otros.</translation>
    </message>
    <message>
        <source>Opening “{name}”: {percent}%.</source>
        <extracomment>While a large file is read. {name}: of the file
{percent}: a number, without its sign</extracomment>
        <translation>Abriendo «{name}»: {percent}&#xa0;%.</translation>
    </message>
    <message>
        <source>Saving “{name}”: {percent}%.</source>
        <extracomment>While a large file is written. {name}: of the file
{percent}: a number, without its sign</extracomment>
        <translation>Guardando «{name}»: {percent}&#xa0;%.</translation>
    </message>
    <message>
        <source>Everything is being saved again.</source>
        <translation>Todo se guarda de nuevo.</translation>
    </message>
    <message>
        <source>Your settings were damaged, so the default settings are being used. The old file is kept as “{name}”.</source>
        <extracomment>Said at the start of the program. {name}: of the old file</extracomment>
        <translation>Tus ajustes estaban dañados, así que se usan los ajustes normales. El archivo antiguo se conserva como «{name}».</translation>
    </message>
    <message>
        <source>{name} only plays five-in-a-row games in which stones don&apos;t fall, such as Gomoku. Choose another game or another player.</source>
        <extracomment>What is wrong with another program that should play. {name}: of the program</extracomment>
        <translation>{name} solo juega a cinco en línea sin que caigan las piedras, como en Gomoku. Elige otro juego u otro jugador.</translation>
    </message>
    <message>
        <source>{name} only plays chess. Choose another game or another player.</source>
        <extracomment>What is wrong with another program that should play. {name}: of the program</extracomment>
        <translation>{name} solo juega al ajedrez. Elige otro juego u otro jugador.</translation>
    </message>
    <message>
        <source>if moves are equally good: one at random</source>
        <translation>entre jugadas igual de buenas: una al azar</translation>
    </message>
    <message>
        <source>0: a draw. If {first} wins, the value is 10, plus 1 for each move that could still be played. If {second} wins, it is the same number with a minus sign in front.</source>
        <extracomment>What values mean on the scale of schools
{first}: the name of the player who moves first: X, White
{second}: the name of the player who moves second: O, Black</extracomment>
        <translation>0: empate. Si gana {first}, vale 10, más 1 por cada jugada que aún se podría hacer. Si gana {second}, es el mismo número con un signo menos.</translation>
    </message>
    <message>
        <source>If {first} wins, the value is 10, plus 1 for each move that could still be played. If {second} wins, it is the same number with a minus sign in front.</source>
        <extracomment>What values mean on the scale of schools
{first}: the name of the player who moves first: X, White
{second}: the name of the player who moves second: O, Black</extracomment>
        <translation>Si gana {first}, vale 10, más 1 por cada jugada que aún se podría hacer. Si gana {second}, es el mismo número con un signo menos.</translation>
    </message>
    <message>
        <source>{other} only needs {square} to complete a row. In the end {player} runs out of safe columns.</source>
        <extracomment>“Why?”: the reason for a loss where discs fall
{other}: the other player&apos;s name: O, Black
{square}: a square of the board: e4
{player}: a player&apos;s name: X, White</extracomment>
        <translation>A {other} solo le falta {square} para una línea. Al final, a {player} no le queda ninguna columna segura.</translation>
    </message>
    <message>
        <source>You only need {square} to complete a row. In the end the bot runs out of safe columns.</source>
        <extracomment>“Why?”: the reason for a loss where discs fall
{square}: a square of the board: e4</extracomment>
        <translation>Solo te falta {square} para una línea. Al final, al bot no le queda ninguna columna segura.</translation>
    </message>
    <message>
        <source>The bot only needs {square} to complete a row. In the end you run out of safe columns.</source>
        <extracomment>“Why?”: the reason for a loss where discs fall
{square}: a square of the board: e4</extracomment>
        <translation>Al bot solo le falta {square} para una línea. Al final, no te queda ninguna columna segura.</translation>
    </message>
    <message>
        <source>After {reply}, {player} can&apos;t move and must pass.</source>
        <extracomment>“Why?”: what is wrong with a move
{reply}: the other player&apos;s answer, a move: b2
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Tras {reply}, {player} no tiene jugadas y tiene que pasar.</translation>
    </message>
    <message>
        <source>After {reply}, you can&apos;t move and must pass.</source>
        <extracomment>“Why?”: what is wrong with a move
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Tras {reply}, no tienes jugadas y tienes que pasar.</translation>
    </message>
    <message>
        <source>After {reply}, the bot can&apos;t move and must pass.</source>
        <extracomment>“Why?”: what is wrong with a move
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Tras {reply}, el bot no tiene jugadas y tiene que pasar.</translation>
    </message>
    <message>
        <source>Mira, {percent}% at random</source>
        <extracomment>The bot Mira while it plays a fixed share of its moves at random
{percent}: a number, without its sign</extracomment>
        <translation>Mira, {percent}&#xa0;% al azar</translation>
    </message>
    <message>
        <source>Looks {depth} ahead, no guessing</source>
        <extracomment>Name of a kind of player: of a level of the bot, or of a way to choose moves
{depth}: a number of moves</extracomment>
        <translation>Anticipa {depth}, sin estimar</translation>
    </message>
    <message>
        <source>plays {percent}% of its moves at random and the rest well</source>
        <extracomment>What a player does, in a list of players; begins small
{percent}: a number, without its sign</extracomment>
        <translation>hace al azar el {percent}&#xa0;% de sus jugadas, y bien las demás</translation>
    </message>
    <message>
        <source>Adapts to you: it now plays {percent}% of its moves at random.</source>
        <extracomment>Below the board, about the bot that adapts to the player
{percent}: a number, without its sign</extracomment>
        <translation>Se adapta a ti: ahora hace al azar el {percent}&#xa0;% de sus jugadas.</translation>
    </message>
    <message>
        <source>you win in at most {count}</source>
        <extracomment>Under a value on the board: in how many moves the game ends, at the latest
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>ganas en {count} como mucho</translation>
    </message>
    <message>
        <source>bot wins in at most {count}</source>
        <extracomment>Under a value on the board: in how many moves the game ends, at the latest
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>el bot gana en {count} como mucho</translation>
    </message>
    <message>
        <source>you win next</source>
        <extracomment>Under a value on the board: with your next move</extracomment>
        <translation>ganas en la próxima</translation>
    </message>
    <message>
        <source>bot wins next</source>
        <extracomment>Under a value on the board: with the bot&apos;s next move</extracomment>
        <translation>el bot gana en la próxima</translation>
    </message>
    <message>
        <source>you win in {count}</source>
        <extracomment>Under a value on the board: in how many of your moves the game is won
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>ganas en {count}</translation>
    </message>
    <message>
        <source>bot wins in {count}</source>
        <extracomment>Under a value on the board: in how many of the bot&apos;s moves the game is won
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>el bot gana en {count}</translation>
    </message>
    <message>
        <source>Nobody knows a simple rule for this shape.</source>
        <extracomment>above the list of moves, in place of a rule that says how to win</extracomment>
        <translation>Nadie conoce una regla sencilla para esta forma.</translation>
    </message>
    <message>
        <source>you may win</source>
        <extracomment>A guess about the end of the game: the reader is likelier to win</extracomment>
        <translation>quizá ganas tú</translation>
    </message>
    <message>
        <source>the bot may win</source>
        <extracomment>A guess about the end of the game: the bot is likelier to win</extracomment>
        <translation>quizá gana el bot</translation>
    </message>
    <message>
        <source>The player who has just moved is still in check, which isn&apos;t allowed. Let that player move next.</source>
        <extracomment>What is wrong with something that was typed</extracomment>
        <translation>Quien acaba de jugar sigue en jaque, y eso no está permitido. Deja que ahora juegue ese jugador.</translation>
    </message>
    <message>
        <source>It is a draw if a player can&apos;t move but isn&apos;t in check: stalemate.</source>
        <translation>Es empate si un jugador no puede mover pero no está en jaque: el rey está ahogado.</translation>
    </message>
    <message>
        <source>“{text}” doesn&apos;t fit this bar. Write how many squares are left in each row, from the bottom up: 5,3,1. No row can be longer than the row below it.</source>
        <extracomment>What is wrong with something that was typed.
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«{text}» no encaja en esta tableta. Escribe cuántos cuadros quedan en cada fila, de abajo arriba: 5,3,1. Ninguna fila puede ser más larga que la de debajo.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a drawing of this board. Write its rows from the top with / between them: _ for a line across, | for a line down, and . for nothing. Write each box&apos;s X or O after its left line.</source>
        <extracomment>What is wrong with something that was typed
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«{text}» no es un dibujo de este tablero. Escribe sus filas de arriba abajo, con / entre ellas: _ para una línea horizontal, | para una vertical y . para nada. Escribe la X o la O de cada cuadrito detrás de su línea izquierda.</translation>
    </message>
    <message>
        <source>This isn&apos;t a Hex board of this size. Write its rows from the top, with X, O or a dot for each cell: {example}.</source>
        <extracomment>What is wrong with something that was typed.
{example}: an example of what can be typed</extracomment>
        <translation>Esto no es un tablero de Hex de este tamaño. Escribe sus filas de arriba abajo, con X, O o un punto para cada casilla: {example}.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a board of this size. Write its rows from the top with W, B and dots, then whose turn it is, for example {example}.</source>
        <extracomment>What is wrong with something that was typed
{text}: what somebody typed, or what stands in a file
{example}: an example of what can be typed</extracomment>
        <translation>«{text}» no es un tablero de este tamaño. Escribe sus filas de arriba abajo con W (blanco), B (negro) y puntos, y después de quién es el turno, por ejemplo {example}.</translation>
    </message>
    <message>
        <source>If you can&apos;t move, you lose. There are no draws.</source>
        <translation>Si no puedes mover, pierdes. No hay empates.</translation>
    </message>
    <message>
        <source>“{mark}” in row {row}, column {column} isn&apos;t a mark. Write X, O or a dot.</source>
        <extracomment>What is wrong with a board that was typed. {row}, {column}, {cells}: numbers; {mark}: a letter</extracomment>
        <translation>«{mark}» en la fila {row}, columna {column}, no es válido. Escribe X, O o un punto.</translation>
    </message>
    <message>
        <source>“{text}” after the board isn&apos;t a player. Write X or O, or leave it out.</source>
        <extracomment>What is wrong with a board that was typed.
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«{text}» detrás del tablero no es un jugador. Escribe X u O, o no pongas nada.</translation>
    </message>
    <message>
        <source>pit {pit}</source>
        <extracomment>a move in a sentence, such as “With pit c, X could capture 3 seeds”
{pit}: the letter of a pit: c</extracomment>
        <translation>el hoyo {pit}</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a board of nine points. Write its rows from the top with X, O and dots, then whose turn it is, for example XO./.X./..O X.</source>
        <extracomment>What is wrong with something that was typed.
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«{text}» no es un tablero de nueve puntos. Escribe sus filas de arriba abajo con X, O y puntos, y después de quién es el turno, por ejemplo XO./.X./..O X.</translation>
    </message>
    <message>
        <source>Entry {place}, “{text}”, isn&apos;t a number from −100,000 to 100,000. Write, for example, 3 5 2 9 or [3 5] [2 9].</source>
        <extracomment>What is wrong with numbers that were typed for a tree. {branches}, {place}, {fewer}, {more}, {leaves}: numbers
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>La entrada {place}, «{text}», no es un número de −100.000 a 100.000. Escribe, por ejemplo, 3 5 2 9 o [3 5] [2 9].</translation>
    </message>
    <message>
        <source>This position doesn&apos;t fit the board. Write its rows from the top with B, W and dots, then whose turn it is, for example {example}.</source>
        <extracomment>What is wrong with something that was typed
{example}: an example of what can be typed</extracomment>
        <translation>Esto no es una posición de este tablero. Escribe sus filas de arriba abajo con B (negro), W (blanco) y puntos, y después de quién es el turno, por ejemplo {example}.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a possible number of boards. Write a number from 1 to {most}, for example notakto:2.</source>
        <extracomment>What is wrong with something that was typed.
{text}: what somebody typed, or what stands in a file
{most}: the largest number that is possible</extracomment>
        <translation>«{text}» no es un número de tableros posible. Escribe un número de 1 a {most}, por ejemplo notakto:2.</translation>
    </message>
    <message>
        <source>{where}this isn&apos;t UTF-8 text. Save it as UTF-8 and try again.</source>
        <extracomment>What is wrong with a file, after a colon; begins small
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}esto no es texto UTF-8. Guárdalo como UTF-8 y prueba otra vez.</translation>
    </message>
    <message>
        <source>“{file}” isn&apos;t a Gomocup program. Their names start with {prefix}.</source>
        <extracomment>What is wrong with another program that should play. {file}: of its file; {prefix}: how it should begin</extracomment>
        <translation>«{file}» no es un programa de Gomocup. Sus nombres empiezan por {prefix}.</translation>
    </message>
    <message>
        <source>{name} didn&apos;t start. This computer can&apos;t run {path} as a program.</source>
        <extracomment>What is wrong with another program that should play. {name}: of the program
{path}: the place of a file on the disk</extracomment>
        <translation>{name} no arrancó. Este equipo no puede ejecutar {path} como programa.</translation>
    </message>
    <message>
        <source>{name} wasn&apos;t ready after {seconds} s, so it was stopped.</source>
        <extracomment>What is wrong with another program that should play. {name}: of the program
{seconds}: a number</extracomment>
        <translation>{name} no estaba listo tras {seconds} s, así que se detuvo el programa.</translation>
    </message>
    <message>
        <source>{name} doesn&apos;t play on this board: “{text}”.</source>
        <extracomment>What is wrong with another program that should play. {name}: of the program; {text}: what the program wrote</extracomment>
        <translation>{name} no juega en este tablero: «{text}».</translation>
    </message>
    <message>
        <source>{name} wanted to play {text}, which isn&apos;t allowed here.</source>
        <extracomment>What is wrong with another program that should play. {name}: of the program; {text}: what the program wrote</extracomment>
        <translation>{name} quería jugar {text}, y eso no está permitido aquí.</translation>
    </message>
    <message>
        <source>With {better}, {player} could copy each move on the opposite side of the centre. Then {player} couldn&apos;t lose.</source>
        <extracomment>“Why?”: the reason for a loss
{better}: a move that was better: b2
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Con {better}, {player} podría copiar cada jugada al otro lado del centro. Entonces {player} no podría perder.</translation>
    </message>
    <message>
        <source>With {better}, you could copy each of the bot&apos;s moves on the opposite side of the centre. Then you couldn&apos;t lose.</source>
        <extracomment>“Why?”: the reason for a loss
{better}: a move that was better: b2</extracomment>
        <translation>Con {better}, podrías copiar cada jugada del bot al otro lado del centro. Entonces no podrías perder.</translation>
    </message>
    <message>
        <source>With {better}, the bot could copy each of your moves on the opposite side of the centre. Then it couldn&apos;t lose.</source>
        <extracomment>“Why?”: the reason for a loss
{better}: a move that was better: b2</extracomment>
        <translation>Con {better}, el bot podría copiar cada jugada tuya al otro lado del centro. Entonces no podría perder.</translation>
    </message>
    <message>
        <source>If the game isn&apos;t over at that depth, the search guesses from the pieces and where they are.</source>
        <translation>Si la partida no ha terminado a esa profundidad, la búsqueda estima a partir de las piezas y de dónde están.</translation>
    </message>
    <message>
        <source>If the game isn&apos;t over at that depth, the search guesses by working out who has to open the chains.</source>
        <translation>Si la partida no ha terminado a esa profundidad, la búsqueda estima calculando quién tiene que abrir las cadenas.</translation>
    </message>
    <message>
        <source>If the game isn&apos;t over at that depth, the search guesses by counting the stones that each player still needs.</source>
        <translation>Si la partida no ha terminado a esa profundidad, la búsqueda estima contando las piedras que le faltan a cada jugador.</translation>
    </message>
    <message>
        <source>If the game isn&apos;t over at that depth, the search guesses from the number of pawns left.</source>
        <translation>Si la partida no ha terminado a esa profundidad, la búsqueda estima a partir de los peones que quedan.</translation>
    </message>
    <message>
        <source>If the game isn&apos;t over at that depth, the search guesses by counting open lines.</source>
        <translation>Si la partida no ha terminado a esa profundidad, la búsqueda estima contando líneas abiertas.</translation>
    </message>
    <message>
        <source>If the game isn&apos;t over at that depth, the search guesses from the seeds in the stores.</source>
        <translation>Si la partida no ha terminado a esa profundidad, la búsqueda estima a partir de las semillas de los almacenes.</translation>
    </message>
    <message>
        <source>If the game isn&apos;t over at that depth, the search guesses from corners, edges and the number of moves.</source>
        <translation>Si la partida no ha terminado a esa profundidad, la búsqueda estima a partir de las esquinas, los bordes y el número de jugadas.</translation>
    </message>
    <message>
        <source>If the game isn&apos;t over at that depth, the search guesses by counting open lines, which are bad here.</source>
        <translation>Si la partida no ha terminado a esa profundidad, la búsqueda estima contando líneas abiertas, que aquí son malas.</translation>
    </message>
    <message>
        <source>If the game isn&apos;t over at that depth, the search guesses that the game is even.</source>
        <translation>Si la partida no ha terminado a esa profundidad, la búsqueda estima que la partida está igualada.</translation>
    </message>
    <message>
        <source>Every disc must be joined to the middle by other discs. Some of these aren&apos;t.</source>
        <extracomment>What is wrong with something that was typed</extracomment>
        <translation>Cada ficha tiene que estar unida al centro por otras fichas. Aquí algunas no lo están.</translation>
    </message>
    <message>
        <source>{k} in a row doesn&apos;t fit on a {columns} by {rows} board. Make the board larger.</source>
        <extracomment>What is wrong with something that was typed.
{k}: how many in a row win, a number
{columns}: a number
{rows}: a number</extracomment>
        <translation>{k} en línea no caben en un tablero de {columns} por {rows}. Haz el tablero más grande.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a position in this game. Write X&apos;s pits and store, a slash, then O&apos;s pits and store, for example {example}.</source>
        <extracomment>What is wrong with something that was typed.
{text}: what somebody typed, or what stands in a file
{example}: an example of what can be typed</extracomment>
        <translation>«{text}» no es una posición de este juego. Escribe los hoyos y el almacén de X, una barra, y los hoyos y el almacén de O, por ejemplo {example}.</translation>
    </message>
    <message>
        <source>{where}“{text}” isn&apos;t the name of a heap. The last heap is {last}.</source>
        <extracomment>What is wrong with something that was typed. {last}: the letter of a heap
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}«{text}» no es el nombre de un montón. El último montón es {last}.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a board for this game. Write its rows from the top, such as {shape}.</source>
        <extracomment>What is wrong with something that was typed. {shape}: rows of dots
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«{text}» no es un tablero de este juego. Escribe sus filas de arriba abajo, por ejemplo {shape}.</translation>
    </message>
    <message>
        <source>If you complete a row of three matching marks, you win. It doesn&apos;t matter who placed the others.</source>
        <translation>Si completas tres signos iguales en línea, ganas. No importa quién puso los otros.</translation>
    </message>
    <message>
        <source>it isn&apos;t a file that can hold a game. Try another file.</source>
        <translation>no es un archivo que pueda contener una partida. Prueba con otro.</translation>
    </message>
    <message>
        <source>{where}this isn&apos;t JSON. The file is damaged, or it is another kind of file.</source>
        <extracomment>What is wrong with a file, after a colon; begins small
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}esto no es JSON. El archivo está dañado o es de otro tipo.</translation>
    </message>
    <message>
        <source>it isn&apos;t a Minimax Fair lesson. Try another file.</source>
        <extracomment>What is wrong with a file, after a colon; begins small</extracomment>
        <translation>no es una lección de Minimax Fair. Prueba con otro.</translation>
    </message>
    <message>
        <source>it isn&apos;t a Minimax Fair game. Try another file.</source>
        <extracomment>What is wrong with a file, after a colon; begins small</extracomment>
        <translation>no es una partida de Minimax Fair. Prueba con otro.</translation>
    </message>
    <message>
        <source>{name} didn&apos;t move within {seconds} s, so it was stopped.</source>
        <extracomment>What is wrong with another program that should play. {name}: of the program
{seconds}: a number</extracomment>
        <translation>{name} no hizo ninguna jugada en {seconds} s, así que se detuvo el programa.</translation>
    </message>
    <message>
        <source>With {better}, {player} could complete a row at {place} or {other_place}. {other} couldn&apos;t stop both.</source>
        <extracomment>“Why?”: what is wrong with a move
{better}: a move that was better: b2
{player}: a player&apos;s name: X, White
{place}: a place on the board: b2
{other_place}: a place on the board: b2
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Con {better}, {player} podría hacer línea en {place} o en {other_place}. Entonces {other} no podría detener las dos.</translation>
    </message>
    <message>
        <source>With {better}, you could complete a row at {place} or {other_place}. The bot couldn&apos;t stop both.</source>
        <extracomment>“Why?”: what is wrong with a move
{better}: a move that was better: b2
{place}: a place on the board: b2
{other_place}: a place on the board: b2</extracomment>
        <translation>Con {better}, podrías hacer línea en {place} o en {other_place}. El bot no podría detener las dos.</translation>
    </message>
    <message>
        <source>With {better}, the bot could complete a row at {place} or {other_place}. You couldn&apos;t stop both.</source>
        <extracomment>“Why?”: what is wrong with a move
{better}: a move that was better: b2
{place}: a place on the board: b2
{other_place}: a place on the board: b2</extracomment>
        <translation>Con {better}, el bot podría hacer línea en {place} o en {other_place}. No podrías detener las dos.</translation>
    </message>
    <message>
        <source>If the game isn&apos;t over, the player with more pawns is ahead by 100 for each extra pawn.</source>
        <translation>Si la partida no ha terminado, va por delante quien tiene más peones: 100 por cada peón de más.</translation>
    </message>
    <message>
        <source>From the empty board, X can always win. Why? Suppose O had a winning plan. X could put a stone anywhere and then use that plan. An extra stone never hurts, and Hex has no draws.
(John Nash, 1952. This doesn&apos;t tell us how to win.)</source>
        <translation>Desde el tablero vacío, X siempre puede ganar. ¿Por qué? Imagina que O tuviera un plan para ganar. X podría poner una piedra en cualquier sitio y luego usar ese plan. Una piedra de más nunca molesta, y en Hex no hay empates.
(John Nash, 1952. Esto no nos dice cómo ganar.)</translation>
    </message>
    <message>
        <source>{name} crashed: this processor doesn&apos;t know one of its instructions ({code}). It may be built for another processor, so try another version of it.</source>
        <extracomment>{name}: the program that plays; {code} is &quot;signal 4&quot; or &quot;code 0xC000001D&quot;</extracomment>
        <translation>{name} falló: este procesador no conoce una de sus instrucciones ({code}). Quizás está hecho para otro procesador, así que prueba otra versión.</translation>
    </message>
    <message>
        <source>{name} crashed: it used memory that it must not use ({code}). If it always does, it may be built for another processor.</source>
        <extracomment>{name}: the program that plays; {code} is &quot;signal 11&quot; or &quot;code 0xC0000005&quot;</extracomment>
        <translation>{name} falló: usó memoria que no debe usar ({code}). Si siempre pasa, quizás está hecho para otro procesador.</translation>
    </message>
    <message>
        <source>{name} crashed: it made a mistake in arithmetic ({code}).</source>
        <extracomment>{name}: the program that plays; {code} is &quot;signal 8&quot; or &quot;code 0xC0000094&quot;</extracomment>
        <translation>{name} falló: cometió un error de cálculo ({code}).</translation>
    </message>
    <message>
        <source>{name} crashed: it found an error in itself and gave up ({code}).</source>
        <extracomment>{name}: the program that plays; {code} is &quot;signal 6&quot; or &quot;code 0xC0000409&quot;</extracomment>
        <translation>{name} falló: encontró un error en sí mismo y se rindió ({code}).</translation>
    </message>
    <message>
        <source>{name} can&apos;t run: a part of it is built for another kind of processor ({code}).</source>
        <extracomment>{name}: the program that plays; {code} is &quot;code 0xC000007B&quot;</extracomment>
        <translation>{name} no puede funcionar: una parte está hecha para otro tipo de procesador ({code}).</translation>
    </message>
    <message>
        <source>{name} can&apos;t run: a file that it needs is missing ({code}).</source>
        <extracomment>{name}: the program that plays; {code} is &quot;code 127&quot; or &quot;code 0xC0000135&quot;</extracomment>
        <translation>{name} no puede funcionar: falta un archivo que necesita ({code}).</translation>
    </message>
    <message>
        <source>{name} stopped because the computer ran out of memory ({code}).</source>
        <extracomment>{name}: the program that plays; {code} is &quot;code 0xC0000017&quot;</extracomment>
        <translation>{name} se detuvo porque a la computadora se le acabó la memoria ({code}).</translation>
    </message>
    <message>
        <source>Something else stopped {name} ({code}).</source>
        <extracomment>{name}: the program that plays; {code} is &quot;signal 15&quot; or &quot;code 0xC000013A&quot;</extracomment>
        <translation>Otra cosa detuvo a {name} ({code}).</translation>
    </message>
    <message>
        <source>signal {number}</source>
        <extracomment>In brackets after how a program crashed; the number is the system&apos;s own for the reason
{number}: a number</extracomment>
        <translation>señal {number}</translation>
    </message>
    <message>
        <source>code {number}</source>
        <extracomment>In brackets after how a program crashed; the number is the system&apos;s own for the reason
{number}: a number</extracomment>
        <translation>código {number}</translation>
    </message>
    <message>
        <source>remainders after dividing by {divisor}, added without carrying = {number}</source>
        <extracomment>In brackets after a move, in “Why?”: what the theory says of the coins that are left. {divisor}: a number
{number}: a number</extracomment>
        <translation>restos al dividir entre {divisor}, sumados sin llevar = {number}</translation>
    </message>
    <message>
        <source>Leave two heaps of the same size. Then copy each move, until the other player leaves 1 coin or none in a heap. Then leave just 1 coin in all.</source>
        <extracomment>“Why?”: the rule to win</extracomment>
        <translation>Deja dos montones del mismo tamaño. Luego copia cada jugada, hasta que en un montón quede 1 moneda o ninguna. Entonces deja solo 1 moneda en total.</translation>
    </message>
    <message>
        <source>The bot should leave two heaps of the same size. Then it can copy each of your moves, until you leave 1 coin or none in a heap. Then it leaves just 1 coin in all.</source>
        <extracomment>“Why?”: the rule to win</extracomment>
        <translation>El bot debería dejar dos montones del mismo tamaño. Luego puede copiar cada una de tus jugadas, hasta que dejes 1 moneda o ninguna en un montón. Entonces deja solo 1 moneda en total.</translation>
    </message>
    <message>
        <source>It looked at {positions} at most for each move.</source>
        <extracomment>{positions}: such as “20,000 positions”</extracomment>
        <translation>Para cada jugada miró {positions} como máximo.</translation>
    </message>
    <message>
        <source>Measured on {date}, with {openings} openings, each played from both sides.</source>
        <extracomment>Below the strength of a level of the bot. {date}: a day; {openings}: a number</extracomment>
        <translation>Medido el {date} con {openings} aperturas, cada una jugada desde los dos lados.</translation>
    </message>
    <message>
        <source>it has more than {most} games. Split it into smaller files.</source>
        <extracomment>What is wrong with a file, after a colon; begins small
{most}: the largest number that is possible</extracomment>
        <translation>tiene más de {most} partidas. Divídelo en archivos más pequeños.</translation>
    </message>
    <message>
        <source>there is no game {number} in it. Choose a number from 1 to {most}.</source>
        <extracomment>What is wrong with a file, after a colon; begins small
{number}: a number
{most}: the largest number that is possible</extracomment>
        <translation>no contiene ninguna partida {number}. Elige un número del 1 al {most}.</translation>
    </message>
    <message>
        <source>{where}“{text}” can&apos;t be read and was left out.</source>
        <extracomment>{where} is &quot;Line 5, move 3: &quot;; {text} is a part of a file, such as a misspelt word</extracomment>
        <translation>{where}«{text}» no se puede leer y se omitió.</translation>
    </message>
    <message>
        <source>{where}“{text}” can&apos;t be played here, so the moves from there on were left out.</source>
        <extracomment>{text} is a move
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}aquí no se puede jugar «{text}», así que se omitieron las jugadas desde ahí.</translation>
    </message>
    <message>
        <source>{where}“{text}” could be more than one move, so the moves from there on were left out.</source>
        <extracomment>{text} is a move
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}«{text}» podría ser más de una jugada, así que se omitieron las jugadas desde ahí.</translation>
    </message>
    <message>
        <source>{where}“{text}” can&apos;t be played here, so the rest of this variation was left out.</source>
        <extracomment>{text} is a move
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}aquí no se puede jugar «{text}», así que se omitió el resto de esta variante.</translation>
    </message>
    <message>
        <source>{where}the game is over here, so the moves from “{text}” on were left out.</source>
        <extracomment>{text} is a move
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}aquí termina la partida, así que se omitieron las jugadas desde «{text}».</translation>
    </message>
    <message>
        <source>{where}the game is too long, so the moves from “{text}” on were left out.</source>
        <extracomment>{text} is a move
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}la partida es demasiado larga, así que se omitieron las jugadas desde «{text}».</translation>
    </message>
    <message>
        <source>{where}the tag “{text}” was left out.</source>
        <extracomment>A tag is a line such as [White &quot;Ada&quot;] at the beginning of a file; {text} is its name
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}se omitió la etiqueta «{text}».</translation>
    </message>
    <message>
        <source>{where}only the first {most} tags were kept.</source>
        <extracomment>A tag is a line such as [White &quot;Ada&quot;] at the beginning of a file
{where}: where in a file, such as “line 3: ”; often empty
{most}: the largest number that is possible</extracomment>
        <translation>{where}solo se conservaron las primeras {most} etiquetas.</translation>
    </message>
    <message>
        <source>{where}the first position can&apos;t be read, but all the moves fit the usual one.</source>
        <extracomment>A tag is a line such as [White &quot;Ada&quot;] at the beginning of a file
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}no se puede leer la primera posición, pero todas las jugadas encajan con la habitual.</translation>
    </message>
    <message>
        <source>{where}arrows and clock times were left out.</source>
        <extracomment>A tag is a line such as [White &quot;Ada&quot;] at the beginning of a file
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}se omitieron las flechas y los tiempos del reloj.</translation>
    </message>
    <message>
        <source>{where}a long comment was shortened.</source>
        <extracomment>A tag is a line such as [White &quot;Ada&quot;] at the beginning of a file
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}se acortó un comentario largo.</translation>
    </message>
    <message>
        <source>{where}this variation has no end, so it was closed where it had to be.</source>
        <extracomment>{text} is a move of a pawn, such as e8
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}esta variante no tiene final, así que se cerró donde hacía falta.</translation>
    </message>
    <message>
        <source>{where}the text of this game is too long, so its end was left out.</source>
        <extracomment>{text} is a move of a pawn, such as e8
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}el texto de esta partida es demasiado largo, así que se omitió su final.</translation>
    </message>
    <message>
        <source>{where}another game begins here. Only the first one was opened.</source>
        <extracomment>{text} is a move of a pawn, such as e8
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}aquí empieza otra partida. Solo se abrió la primera.</translation>
    </message>
    <message>
        <source>Line {line}: </source>
        <extracomment>{line} is the number of a line in a file; a sentence on what was left out there follows</extracomment>
        <translation>Línea {line}: </translation>
    </message>
    <message>
        <source>Line {line}, move {number}: </source>
        <extracomment>{line} and {number} are numbers; a sentence on what was left out there follows</extracomment>
        <translation>Línea {line}, jugada {number}: </translation>
    </message>
    <message>
        <source>These aren&apos;t all the games: {reason}</source>
        <extracomment>Below a list of the games in a file: {reason} is a sentence about why it is not complete</extracomment>
        <translation>No son todas las partidas: {reason}</translation>
    </message>
    <message>
        <source>its moves fit several games. Say which game it is.</source>
        <extracomment>What is wrong with a file, after a colon; begins small</extracomment>
        <translation>sus jugadas sirven para varios juegos. Di qué juego es.</translation>
    </message>
    <message>
        <source>no game or lesson can be read from it. Try another file.</source>
        <extracomment>What is wrong with a file, after a colon; begins small</extracomment>
        <translation>no contiene ninguna partida ni lección que se pueda leer. Prueba con otro archivo.</translation>
    </message>
    <message>
        <source>{where}“{text}” doesn&apos;t say what the pawn becomes, so it became a queen.</source>
        <extracomment>{text} is a move of a pawn, such as e8
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}«{text}» no dice en qué se convierte el peón, así que se convirtió en dama.</translation>
    </message>
    <message>
        <source>{where}this comment has no end, so moves may have been taken for a part of it.</source>
        <extracomment>{text} is a move of a pawn, such as e8
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}este comentario no tiene final, así que puede contener también jugadas.</translation>
    </message>
    <message>
        <source>“{text}” means castling as in Chess960, which you can&apos;t play here. Write - in its place if nobody may castle.</source>
        <extracomment>{text} is a part of a position, such as KQkq; - is the sign for no castling</extracomment>
        <translation>«{text}» indica un enroque como en Chess960, que aquí no se puede jugar. Escribe - en su lugar si nadie puede enrocar.</translation>
    </message>
    <message>
        <source>{piece} takes </source>
        <extracomment>Read aloud in a chess move before the name of a square: “knight takes d5”. {piece}: a piece, maybe with its column or row</extracomment>
        <translation>{piece} captura </translation>
    </message>
    <message>
        <source>{player}&apos;s turn</source>
        <extracomment>Above the table of `minimax-fair analyse`
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Turno de {player}</translation>
    </message>
    <message>
        <source>{where}there is no column {text}. The last column is {corner}.</source>
        <extracomment>{corner}: the name of the last square or column
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}no hay ninguna columna {text}. La última columna es {corner}.</translation>
    </message>
    <message>
        <source>After {reply}, {other} can win, whatever {player} plays.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2
{other}: the other player&apos;s name: O, Black
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Tras {reply}, {other} puede ganar, haga lo que haga {player}.</translation>
    </message>
    <message>
        <source>After {reply}, the bot can win, whatever you play.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Tras {reply}, el bot puede ganar, hagas lo que hagas.</translation>
    </message>
    <message>
        <source>After {reply}, you can win, whatever the bot plays.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Tras {reply}, puedes ganar, haga lo que haga el bot.</translation>
    </message>
    <message>
        <source>With {better}, {player} can win, whatever {other} plays.</source>
        <extracomment>“Why?”: the reason for a loss
{better}: a move that was better: b2
{player}: a player&apos;s name: X, White
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Con {better}, {player} puede ganar, haga lo que haga {other}.</translation>
    </message>
    <message>
        <source>With {better}, you can win, whatever the bot plays.</source>
        <extracomment>“Why?”: the reason for a loss
{better}: a move that was better: b2</extracomment>
        <translation>Con {better}, puedes ganar, haga lo que haga el bot.</translation>
    </message>
    <message>
        <source>With {better}, the bot can win, whatever you play.</source>
        <extracomment>“Why?”: the reason for a loss
{better}: a move that was better: b2</extracomment>
        <translation>Con {better}, el bot puede ganar, hagas lo que hagas.</translation>
    </message>
    <message>
        <source>With {better}, {player}&apos;s last seed would land in {player}&apos;s store, so {player} could move again.</source>
        <extracomment>“Why?”: what a better move would have done
{better}: a move that was better: b2
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Con {better}, la última semilla de {player} caería en su almacén, y {player} podría jugar otra vez.</translation>
    </message>
    <message>
        <source>With {better}, your last seed would land in your store, so you could move again.</source>
        <extracomment>“Why?”: what a better move would have done
{better}: a move that was better: b2</extracomment>
        <translation>Con {better}, tu última semilla caería en tu almacén, y podrías jugar otra vez.</translation>
    </message>
    <message>
        <source>With {better}, the bot&apos;s last seed would land in its store, so it could move again.</source>
        <extracomment>“Why?”: what a better move would have done
{better}: a move that was better: b2</extracomment>
        <translation>Con {better}, la última semilla del bot caería en su almacén, y podría jugar otra vez.</translation>
    </message>
    <message>
        <source>{sentence} and promotes to a knight</source>
        <extracomment>Read aloud after a promotion; {sentence}: White plays pawn to e8.</extracomment>
        <translation>{sentence} y corona caballo</translation>
    </message>
    <message>
        <source>{sentence} and promotes to a bishop</source>
        <extracomment>Read aloud after a promotion; {sentence}: White plays pawn to e8.</extracomment>
        <translation>{sentence} y corona alfil</translation>
    </message>
    <message>
        <source>{sentence} and promotes to a rook</source>
        <extracomment>Read aloud after a promotion; {sentence}: White plays pawn to e8.</extracomment>
        <translation>{sentence} y corona torre</translation>
    </message>
    <message>
        <source>{sentence} and promotes to a queen</source>
        <extracomment>Read aloud after a promotion; {sentence}: White plays pawn to e8.</extracomment>
        <translation>{sentence} y corona dama</translation>
    </message>
    <message>
        <source>The reply {reply} attacks two pieces at once: {one} and {two}.</source>
        <extracomment>“Why?”: what is wrong with a move.
{reply}: the other player&apos;s answer, a move: b2
{one}: a place or a move: b2
{two}: another place or move</extracomment>
        <translation>La respuesta {reply} ataca dos piezas a la vez: {one} y {two}.</translation>
    </message>
    <message>
        <source>Playing {better} would capture {piece}, and nothing could capture back.</source>
        <extracomment>“Why?”: what is wrong with a move. {piece}, {other_piece}: with an article, such as “a knight”
{better}: a move that was better: b2</extracomment>
        <translation>Jugar {better} capturaría {piece}, y nada podría recapturar.</translation>
    </message>
    <message>
        <source>Playing {move} loses {piece}.</source>
        <extracomment>“Why?”: what is wrong with a move. {piece}, {other_piece}: with an article, such as “a knight”
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Jugar {move} pierde {piece}.</translation>
    </message>
    <message>
        <source>Playing {move} loses {piece} for {other_piece}.</source>
        <extracomment>“Why?”: what is wrong with a move. {piece}, {other_piece}: with an article, such as “a knight”
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Jugar {move} pierde {piece} a cambio de {other_piece}.</translation>
    </message>
    <message>
        <source>{where}square {text} has already been eaten. Choose one that is left.</source>
        <extracomment>What is wrong with something that was typed.
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}el cuadro {text} ya está comido. Elige uno que quede.</translation>
    </message>
    <message>
        <source>{where}line {text} is already drawn. Choose another one.</source>
        <extracomment>What is wrong with something that was typed
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}la línea {text} ya está dibujada. Elige otra.</translation>
    </message>
    <message>
        <source>{where}cell {text} is taken. Choose an empty one.</source>
        <extracomment>What is wrong with something that was typed.
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}la casilla {text} está ocupada. Elige una vacía.</translation>
    </message>
    <message>
        <source>{where}square {text} is already taken. Choose an empty one.</source>
        <extracomment>
What is wrong with something that was typed.
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}la casilla {text} ya está ocupada. Elige una vacía.</translation>
    </message>
    <message>
        <source>After {move}, {other} can make {number} in a row with both ends open.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of stones
{move}: a move: b2, column 4, ♘f3
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Tras {move}, {other} puede hacer {number} en línea con los dos extremos libres.</translation>
    </message>
    <message>
        <source>After {move}, you can make {number} in a row with both ends open.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of stones
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Tras {move}, puedes hacer {number} en línea con los dos extremos libres.</translation>
    </message>
    <message>
        <source>After {move}, the bot can make {number} in a row with both ends open.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of stones
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Tras {move}, el bot puede hacer {number} en línea con los dos extremos libres.</translation>
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
        <translation>Tras {move}, {other} puede hacer dos amenazas a la vez con {reply}: {one} y {two}. Y {player} solo puede bloquear una.</translation>
    </message>
    <message>
        <source>After {move}, you can make two threats at once with {reply}: {one} and {two}. The bot can block only one.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{reply}: the other player&apos;s answer, a move: b2
{one}: a place or a move: b2
{two}: another place or move</extracomment>
        <translation>Tras {move}, puedes hacer dos amenazas a la vez con {reply}: {one} y {two}. El bot solo puede bloquear una.</translation>
    </message>
    <message>
        <source>After {move}, the bot can make two threats at once with {reply}: {one} and {two}. You can block only one.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{reply}: the other player&apos;s answer, a move: b2
{one}: a place or a move: b2
{two}: another place or move</extracomment>
        <translation>Tras {move}, el bot puede hacer dos amenazas a la vez con {reply}: {one} y {two}. Solo puedes bloquear una.</translation>
    </message>
    <message>
        <source>With {better}, {player} would make two threats at once: {one} and {two}. {other} could block only one.</source>
        <extracomment>“Why?”: what is wrong with a move
{better}: a move that was better: b2
{player}: a player&apos;s name: X, White
{one}: a place or a move: b2
{two}: another place or move
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Con {better}, {player} haría dos amenazas a la vez: {one} y {two}. Entonces {other} solo podría bloquear una.</translation>
    </message>
    <message>
        <source>With {better}, you would make two threats at once: {one} and {two}. The bot could block only one.</source>
        <extracomment>“Why?”: what is wrong with a move
{better}: a move that was better: b2
{one}: a place or a move: b2
{two}: another place or move</extracomment>
        <translation>Con {better}, harías dos amenazas a la vez: {one} y {two}. El bot solo podría bloquear una.</translation>
    </message>
    <message>
        <source>With {better}, the bot would make two threats at once: {one} and {two}. You could block only one.</source>
        <extracomment>“Why?”: what is wrong with a move
{better}: a move that was better: b2
{one}: a place or a move: b2
{two}: another place or move</extracomment>
        <translation>Con {better}, el bot haría dos amenazas a la vez: {one} y {two}. Solo podrías bloquear una.</translation>
    </message>
    <message>
        <source>{where}“{text}” isn&apos;t a legal move: point {point} is taken.</source>
        <extracomment>{where} is “Move 3: ”, or nothing {point}: a point of the board, such as b2
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}«{text}» no es posible: el punto {point} está ocupado.</translation>
    </message>
    <message>
        <source>{where}“{text}” isn&apos;t a legal move: this player has no stone on {point}.</source>
        <extracomment>{where} is “Move 3: ”, or nothing {point}: a point of the board, such as b2
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}«{text}» no es posible: este jugador no tiene ninguna piedra en {point}.</translation>
    </message>
    <message>
        <source>{where}“{text}” isn&apos;t a branch of this node. Write a number from 1 to {branches}.</source>
        <extracomment>What is wrong with numbers that were typed for a tree. {branches}, {place}, {fewer}, {more}, {leaves}: numbers
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}«{text}» no es una rama de este nodo. Escribe un número de 1 a {branches}.</translation>
    </message>
    <message>
        <source>{where}there is no square “{text}”. The last square is {last}.</source>
        <extracomment>{where} is “Move 3: ”, or nothing {last}: a square such as h8
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}no hay ninguna casilla «{text}». La última casilla es {last}.</translation>
    </message>
    <message>
        <source>{where}square {text} is taken. Choose an empty one.</source>
        <extracomment>{where} is “Move 3: ”, or nothing
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}la casilla {text} está ocupada. Elige una vacía.</translation>
    </message>
    <message>
        <source>After {move}, {other} can take the corner {reply}. Nobody can turn a disc there.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{other}: the other player&apos;s name: O, Black
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Tras {move}, {other} puede ocupar la esquina {reply}. Ahí nadie puede voltear una ficha.</translation>
    </message>
    <message>
        <source>After {move}, you can take the corner {reply}. Nobody can turn a disc there.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Tras {move}, puedes ocupar la esquina {reply}. Ahí nadie puede voltear una ficha.</translation>
    </message>
    <message>
        <source>After {move}, the bot can take the corner {reply}. Nobody can turn a disc there.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Tras {move}, el bot puede ocupar la esquina {reply}. Ahí nadie puede voltear una ficha.</translation>
    </message>
    <message>
        <source>Playing {better} would take a corner. Nobody can turn a disc there.</source>
        <extracomment>“Why?”: what is wrong with a move
{better}: a move that was better: b2</extracomment>
        <translation>Jugar {better} ocuparía una esquina. Ahí nadie puede voltear una ficha.</translation>
    </message>
    <message>
        <source>{where}“{text}” is on a dead board: it already has a row. Choose another board.</source>
        <extracomment>What is wrong with something that was typed.
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}«{text}» está en un tablero muerto: ya tiene una línea. Elige otro tablero.</translation>
    </message>
    <message>
        <source>Playing {move} doesn&apos;t block {place}, and {other} wins there.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{place}: a place on the board: b2
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Jugar {move} no bloquea {place}, y ahí gana {other}.</translation>
    </message>
    <message>
        <source>Eating {better} would leave two arms of the same length: the bottom row and the left column. Whatever {other} eats from one arm, {player} could copy on the other arm.</source>
        <extracomment>“Why?”: what a better move would have left
{better}: a move that was better: b2
{other}: the other player&apos;s name: O, Black
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Comer {better} dejaría dos brazos igual de largos: la fila de abajo y la columna de la izquierda. Lo que {other} se comiera de un brazo, {player} se lo podría comer igual del otro.</translation>
    </message>
    <message>
        <source>Eating {better} would leave two arms of the same length: the bottom row and the left column. Whatever the bot eats from one arm, you could copy on the other arm.</source>
        <extracomment>“Why?”: what a better move would have left
{better}: a move that was better: b2</extracomment>
        <translation>Comer {better} dejaría dos brazos igual de largos: la fila de abajo y la columna de la izquierda. Lo que el bot se comiera de un brazo, tú te lo podrías comer igual del otro.</translation>
    </message>
    <message>
        <source>Eating {better} would leave two arms of the same length: the bottom row and the left column. Whatever you eat from one arm, the bot could copy on the other arm.</source>
        <extracomment>“Why?”: what a better move would have left
{better}: a move that was better: b2</extracomment>
        <translation>Comer {better} dejaría dos brazos igual de largos: la fila de abajo y la columna de la izquierda. Lo que te comieras de un brazo, el bot se lo podría comer igual del otro.</translation>
    </message>
    <message>
        <source>Playing {move} makes a row longer, and {other} completes it with {reply}.</source>
        <extracomment>“Why?”: the reason for a loss
{move}: a move: b2, column 4, ♘f3
{other}: the other player&apos;s name: O, Black
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Jugar {move} alarga una línea, y {other} la completa con {reply}.</translation>
    </message>
    <message>
        <source>Playing {move} makes a row longer, and you complete it with {reply}.</source>
        <extracomment>“Why?”: the reason for a loss
{move}: a move: b2, column 4, ♘f3
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Jugar {move} alarga una línea, y tú la completas con {reply}.</translation>
    </message>
    <message>
        <source>Playing {move} makes a row longer, and the bot completes it with {reply}.</source>
        <extracomment>“Why?”: the reason for a loss
{move}: a move: b2, column 4, ♘f3
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Jugar {move} alarga una línea, y el bot la completa con {reply}.</translation>
    </message>
    <message>
        <source>Eating {better} would leave two rows, the lower one just one square longer. Whatever {other} eats, {player} could get back to that shape.</source>
        <extracomment>“Why?”: what a better move would have left
{better}: a move that was better: b2
{other}: the other player&apos;s name: O, Black
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Comer {better} dejaría dos filas, la de abajo justo un cuadro más larga. Comiera lo que comiera {other}, {player} podría volver a dejarlo así.</translation>
    </message>
    <message>
        <source>Eating {better} would leave two rows, the lower one just one square longer. Whatever the bot eats, you could get back to that shape.</source>
        <extracomment>“Why?”: what a better move would have left
{better}: a move that was better: b2</extracomment>
        <translation>Comer {better} dejaría dos filas, la de abajo justo un cuadro más larga. Comiera lo que comiera el bot, tú podrías volver a dejarlo así.</translation>
    </message>
    <message>
        <source>Eating {better} would leave two rows, the lower one just one square longer. Whatever you eat, the bot could get back to that shape.</source>
        <extracomment>“Why?”: what a better move would have left
{better}: a move that was better: b2</extracomment>
        <translation>Comer {better} dejaría dos filas, la de abajo justo un cuadro más larga. Comieras lo que comieras, el bot podría volver a dejarlo así.</translation>
    </message>
    <message>
        <source>Eating {better} would leave two columns, the left one just one square longer. Whatever {other} eats, {player} could get back to that shape.</source>
        <extracomment>“Why?”: what a better move would have left
{better}: a move that was better: b2
{other}: the other player&apos;s name: O, Black
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Comer {better} dejaría dos columnas, la de la izquierda justo un cuadro más larga. Comiera lo que comiera {other}, {player} podría volver a dejarlo así.</translation>
    </message>
    <message>
        <source>Eating {better} would leave two columns, the left one just one square longer. Whatever the bot eats, you could get back to that shape.</source>
        <extracomment>“Why?”: what a better move would have left
{better}: a move that was better: b2</extracomment>
        <translation>Comer {better} dejaría dos columnas, la de la izquierda justo un cuadro más larga. Comiera lo que comiera el bot, tú podrías volver a dejarlo así.</translation>
    </message>
    <message>
        <source>Eating {better} would leave two columns, the left one just one square longer. Whatever you eat, the bot could get back to that shape.</source>
        <extracomment>“Why?”: what a better move would have left
{better}: a move that was better: b2</extracomment>
        <translation>Comer {better} dejaría dos columnas, la de la izquierda justo un cuadro más larga. Comieras lo que comieras, el bot podría volver a dejarlo así.</translation>
    </message>
    <message>
        <source>Playing {move} opens up the square above it, and {other} wins there.</source>
        <extracomment>“Why?”: what is wrong with a move.
{move}: a move: b2, column 4, ♘f3
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Jugar {move} deja libre la casilla de arriba, y ahí gana {other}.</translation>
    </message>
    <message>
        <source>Playing {move} opens up the square above it, and you win there.</source>
        <extracomment>“Why?”: what is wrong with a move.
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Jugar {move} deja libre la casilla de arriba, y ahí ganas tú.</translation>
    </message>
    <message>
        <source>Playing {move} opens up the square above it, and the bot wins there.</source>
        <extracomment>“Why?”: what is wrong with a move.
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Jugar {move} deja libre la casilla de arriba, y ahí gana el bot.</translation>
    </message>
    <message>
        <source>Playing {move} leaves {place} open, and {other} makes a row there.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{place}: a place on the board: b2
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Jugar {move} deja libre {place}, y ahí {other} hace línea.</translation>
    </message>
    <message>
        <source>Playing {move} leaves {place} open, and you make a row there.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{place}: a place on the board: b2</extracomment>
        <translation>Jugar {move} deja libre {place}, y ahí tú haces línea.</translation>
    </message>
    <message>
        <source>Playing {move} leaves {place} open, and the bot makes a row there.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{place}: a place on the board: b2</extracomment>
        <translation>Jugar {move} deja libre {place}, y ahí el bot hace línea.</translation>
    </message>
    <message>
        <source>{where}“{text}” could be a move by more than one piece. Say which one, for example Nbd2.</source>
        <extracomment>{where} is “Move 3: ”, or nothing
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}«{text}» puede ser una jugada de más de una pieza. Di cuál, por ejemplo Nbd2.</translation>
    </message>
    <message>
        <source>Eating {better} would leave {other} with only the poisoned square.</source>
        <extracomment>“Why?”: what a better move would have left
{better}: a move that was better: b2
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Comer {better} le dejaría a {other} solo el cuadro envenenado.</translation>
    </message>
    <message>
        <source>Eating {better} would leave the bot with only the poisoned square.</source>
        <extracomment>“Why?”: what a better move would have left
{better}: a move that was better: b2</extracomment>
        <translation>Comer {better} le dejaría al bot solo el cuadro envenenado.</translation>
    </message>
    <message>
        <source>Eating {better} would leave you with only the poisoned square.</source>
        <extracomment>“Why?”: what a better move would have left
{better}: a move that was better: b2</extracomment>
        <translation>Comer {better} te dejaría solo el cuadro envenenado.</translation>
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
        <translation>Tras {move}, {other} puede jugar {reply} y luego hacer línea en {place} o en {other_place}. Y {player} no puede detener las dos.</translation>
    </message>
    <message>
        <source>After {move}, you can play {reply} and then complete a row at {place} or {other_place}. The bot can&apos;t stop both.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{reply}: the other player&apos;s answer, a move: b2
{place}: a place on the board: b2
{other_place}: a place on the board: b2</extracomment>
        <translation>Tras {move}, puedes jugar {reply} y luego hacer línea en {place} o en {other_place}. El bot no puede detener las dos.</translation>
    </message>
    <message>
        <source>After {move}, the bot can play {reply} and then complete a row at {place} or {other_place}. You can&apos;t stop both.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{reply}: the other player&apos;s answer, a move: b2
{place}: a place on the board: b2
{other_place}: a place on the board: b2</extracomment>
        <translation>Tras {move}, el bot puede jugar {reply} y luego hacer línea en {place} o en {other_place}. No puedes detener las dos.</translation>
    </message>
    <message>
        <source>{where}there is no square “{text}”. The last square is {corner}.</source>
        <extracomment>What is wrong with something that was typed. {corner}: a square
{corner}: the name of the last square or column
What is wrong with something that was typed. {corner}: a cell
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}no hay ninguna casilla «{text}». La última casilla es {corner}.</translation>
    </message>
    <message>
        <source>{where}there is no line “{text}”. Name two dots that are next to each other.</source>
        <extracomment>What is wrong with something that was typed
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}no hay ninguna línea «{text}». Nombra dos puntos que estén uno al lado del otro.</translation>
    </message>
    <message>
        <source>{where}there is no cell “{text}”. The last cell is {last}.</source>
        <extracomment>What is wrong with something that was typed. {last}: a cell such as e5
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}no hay ninguna casilla «{text}». La última casilla es {last}.</translation>
    </message>
    <message>
        <source>{where}“{text}” isn&apos;t a legal move: this player has no pawn on {cell}.</source>
        <extracomment>{where} is “Move 3: ”, or nothing
{text}: what somebody typed, or what stands in a file
{cell}: a place on the board: b2</extracomment>
        <translation>{where}«{text}» no es posible: este jugador no tiene ningún peón en {cell}.</translation>
    </message>
    <message>
        <source>{where}“{text}” isn&apos;t a legal move. A pawn moves one square straight forward, or captures diagonally.</source>
        <extracomment>{where} is “Move 3: ”, or nothing
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}«{text}» no es posible. Un peón avanza una casilla en línea recta o captura en diagonal.</translation>
    </message>
    <message>
        <source>{other} has {number} in a row with both ends open. Playing {move} doesn&apos;t block it.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of stones
{other}: the other player&apos;s name: O, Black
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>{other} tiene {number} en línea con los dos extremos libres. Jugar {move} no lo bloquea.</translation>
    </message>
    <message>
        <source>You have {number} in a row with both ends open. Playing {move} doesn&apos;t block it.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of stones
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Tienes {number} en línea con los dos extremos libres. Jugar {move} no lo bloquea.</translation>
    </message>
    <message>
        <source>The bot has {number} in a row with both ends open. Playing {move} doesn&apos;t block it.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of stones
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>El bot tiene {number} en línea con los dos extremos libres. Jugar {move} no lo bloquea.</translation>
    </message>
    <message>
        <source>{where}“{text}” isn&apos;t a legal move yet. Place all your stones first: type one point, for example b2.</source>
        <extracomment>{where} is “Move 3: ”, or nothing
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}«{text}» todavía no es posible. Primero coloca todas tus piedras: escribe un punto, por ejemplo b2.</translation>
    </message>
    <message>
        <source>{where}“{text}” isn&apos;t a legal move: all stones are on the board. Write from where to where, for example b2-b3.</source>
        <extracomment>{where} is “Move 3: ”, or nothing
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}«{text}» no es posible: todas las piedras están en el tablero. Escribe desde dónde y hasta dónde, por ejemplo b2-b3.</translation>
    </message>
    <message>
        <source>{where}“{text}” isn&apos;t a legal move: a stone can&apos;t move that way in this game.</source>
        <extracomment>{where} is “Move 3: ”, or nothing
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}«{text}» no es posible: en este juego una piedra no se puede mover así.</translation>
    </message>
    <message>
        <source>{where}“{text}” isn&apos;t a legal move. Take at least one coin, and no more than the heap has or the rules allow.</source>
        <extracomment>What is wrong with something that was typed.
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}«{text}» no es posible. Quita al menos una moneda, y no más de las que tiene el montón o permiten las reglas.</translation>
    </message>
    <message>
        <source>{where}“{text}” isn&apos;t a legal move: this player must pass. Write “pass” before it.</source>
        <extracomment>{where} is “Move 3: ”, or nothing
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}«{text}» no es posible: este jugador tiene que pasar. Escribe antes «pass».</translation>
    </message>
    <message>
        <source>{where}“{text}” isn&apos;t a legal move: this player can still move. Leave it out.</source>
        <extracomment>{where} is “Move 3: ”, or nothing
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}«{text}» no es posible: este jugador aún puede jugar. Bórralo.</translation>
    </message>
    <message>
        <source>Playing {move} doesn&apos;t block {place}, and you win there.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{place}: a place on the board: b2</extracomment>
        <translation>Jugar {move} no bloquea {place}, y ahí ganas tú.</translation>
    </message>
    <message>
        <source>Playing {move} doesn&apos;t block {place}, and the bot wins there.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{place}: a place on the board: b2</extracomment>
        <translation>Jugar {move} no bloquea {place}, y ahí gana el bot.</translation>
    </message>
    <message>
        <source>{where}“{text}” isn&apos;t a legal move here. Choose another move.</source>
        <extracomment>What is wrong with something that was typed or read.
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}«{text}» no es posible aquí. Elige otra jugada.</translation>
    </message>
    <message>
        <source>{where}“{text}” doesn&apos;t turn any discs. Choose a square that turns at least one.</source>
        <extracomment>{where} is “Move 3: ”, or nothing
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}«{text}» no voltea ninguna ficha. Elige una casilla que voltee al menos una.</translation>
    </message>
    <message>
        <source>Move {number}: “{text}” isn&apos;t a move in this game. Write one move like {example}, or several one after another.</source>
        <extracomment>What is wrong with something that was typed or read. {example}: a move
{number}: a number
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>Jugada {number}: «{text}» no es una jugada de este juego. Escribe una jugada como {example}, o varias seguidas.</translation>
    </message>
    <message>
        <source>That is a position of another game: {title}. Choose that game first.</source>
        <extracomment>Said of a text that was pasted or typed. {title}: the name of a game</extracomment>
        <translation>Esa es una posición de otro juego: {title}. Elige primero ese juego.</translation>
    </message>
    <message>
        <source>I can&apos;t find a position in this address, and I don&apos;t look anything up on the internet. Copy the position or the moves on {host} instead.</source>
        <extracomment>Said of the address of a web page that was pasted or typed. {host}: the name of the site</extracomment>
        <translation>No encuentro ninguna posición en esta dirección y no busco nada en internet. Copia en {host} la posición o las jugadas.</translation>
    </message>
    <message>
        <source>The text doesn&apos;t say who went first. I took {mark} for {player}.</source>
        <extracomment>After a board was pasted. {mark}: a mark of the text, such as R or a disc; {player}: a player, such as X or Black</extracomment>
        <translation>El texto no dice quién empezó. Tomé {mark} como {player}.</translation>
    </message>
    <message>
        <source>The text doesn&apos;t say whose turn it is. I took {player} to be next.</source>
        <extracomment>After a board was pasted. {player}: the player to move, such as White</extracomment>
        <translation>El texto no dice a quién le toca. Supuse que le toca a {player}.</translation>
    </message>
    <message>
        <source>The text doesn&apos;t say if columns and rows count from 0 or 1. I took 1.</source>
        <extracomment>After moves were pasted as pairs of numbers</extracomment>
        <translation>El texto no dice si las columnas y las filas se cuentan desde 0 o desde 1. Conté desde 1.</translation>
    </message>
    <message>
        <source>50 moves by each player without a capture or a pawn move</source>
        <extracomment>Why the game is over.</extracomment>
        <translation>50 jugadas de cada jugador sin capturas ni jugadas de peón</translation>
    </message>
    <message>
        <source>It is a draw if too few pieces are left for checkmate. It is also a draw after 50 moves by each player without a capture or a pawn move.</source>
        <translation>Es empate si quedan muy pocas piezas para dar jaque mate. También es empate tras 50 jugadas de cada jugador sin capturas ni jugadas de peón.</translation>
    </message>
    <message>
        <source>Two rows or columns are left, one exactly one square longer than the other. {player} loses against a perfect player.</source>
        <extracomment>The theory of the position on the board
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Quedan dos filas o dos columnas, y una es exactamente un cuadro más larga que la otra. {player} pierde contra un jugador perfecto.</translation>
    </message>
    <message>
        <source>A whole rectangle is left. {player} can win. Nobody knows a rule that says how, but we do know why.
Suppose {player} ate just {corner}. If no answer to that wins, it was a winning move.
Suppose an answer does win. It would eat {corner} too. So {player} can play that same move right now.</source>
        <extracomment>{corner}: the square at the top right
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Queda un rectángulo entero. {player} puede ganar. Nadie conoce una regla para hacerlo, pero sí sabemos por qué.
Imagina que {player} se come solo {corner}. Si ninguna respuesta gana, era una jugada ganadora.
Imagina que una respuesta gana. Esa también se come {corner}. Así que {player} puede hacer ya esa misma jugada.</translation>
    </message>
    <message>
        <source>How many in a row win?</source>
        <extracomment>label in the dialog for another size: how many marks in a row win</extracomment>
        <translation>¿Cuántas en línea ganan?</translation>
    </message>
    <message>
        <source>One move can&apos;t have made all of {winner}&apos;s rows.</source>
        <extracomment>What is wrong with a board that was typed.
{winner}: the name of the player who wins: X, White</extracomment>
        <translation>Una sola jugada no puede haber hecho todas las líneas de {winner}.</translation>
    </message>
    <message>
        <source>Kalah {pits}×{seeds}, also captures from empty pits</source>
        <extracomment>The name of the game with its size. {pits}, {seeds}: numbers</extracomment>
        <translation>Kalah {pits}×{seeds}, captura aunque enfrente esté vacío</translation>
    </message>
    <message>
        <source>It is {player}&apos;s turn, but {player} already has three in a row. The game would have ended before this move.</source>
        <extracomment>What is wrong with something that was typed.
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Le toca a {player}, pero ya tiene tres en línea. La partida habría terminado antes de esta jugada.</translation>
    </message>
    <message>
        <source>{player} needs to leave an odd number of heaps with one coin each.</source>
        <extracomment>“Why?”: the rule to win
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} necesita dejar un número impar de montones con una moneda cada uno.</translation>
    </message>
    <message>
        <source>{player} needs to leave an even number of heaps with one coin each.</source>
        <extracomment>“Why?”: the rule to win
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} necesita dejar un número par de montones con una moneda cada uno.</translation>
    </message>
    <message>
        <source>{player} needs to leave a multiple of {number}. Each time {other} takes some coins, {player} takes enough that the two turns add up to {number}.</source>
        <extracomment>“Why?”: the rule to win
{player}: a player&apos;s name: X, White
{number}: a number
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>{player} necesita dejar un múltiplo de {number}. Cada vez que {other} quita monedas, {player} quita las que falten para que juntas sean {number}.</translation>
    </message>
    <message>
        <source>{player} needs to leave two heaps of the same size. Then {player} copies each move, until {other} leaves 1 coin or none in a heap. Then {player} leaves just 1 coin in all.</source>
        <extracomment>“Why?”: the rule to win
{player}: a player&apos;s name: X, White
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>{player} necesita dejar dos montones iguales. Luego {player} copia cada jugada, hasta que {other} deja 1 moneda o ninguna en un montón. Entonces {player} deja solo 1 moneda en total.</translation>
    </message>
    <message>
        <source>{player} needs to leave two heaps of the same size. Then {player} copies each move: the same number from the other heap.</source>
        <extracomment>“Why?”: the rule to win
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} necesita dejar dos montones iguales. Luego {player} copia cada jugada: la misma cantidad del otro montón.</translation>
    </message>
    <message>
        <source>nim-sum (added without carrying) = {number}</source>
        <extracomment>In brackets after a move, in “Why?”: what the theory says of the coins that are left.
{number}: a number</extracomment>
        <translation>suma nim (suma sin llevar) = {number}</translation>
    </message>
    <message>
        <source>Nim {heaps}, take up to {most}, last coin loses</source>
        <extracomment>title of a game: who takes the last coin loses. {heaps}: numbers with commas
{most}: the largest number that is possible</extracomment>
        <translation>Nim {heaps}, hasta {most}, la última moneda pierde</translation>
    </message>
    <message>
        <source>Nim {heaps}, take up to {most}</source>
        <extracomment>The name of the game with its heaps. {heaps}: numbers with commas, such as 3,4,5
{most}: the largest number that is possible</extracomment>
        <translation>Nim {heaps}, hasta {most}</translation>
    </message>
    <message>
        <source>Nim {heaps}, last coin loses</source>
        <extracomment>The name of the game with its heaps. {heaps}: numbers with commas, such as 3,4,5</extracomment>
        <translation>Nim {heaps}, la última moneda pierde</translation>
    </message>
    <message>
        <source>nim-sum (added without carrying) = {sum}</source>
        <extracomment>below a list of binary numbers, which are added without carrying {sum}: a number</extracomment>
        <translation>suma nim (suma sin llevar) = {sum}</translation>
    </message>
    <message>
        <source>Not 1, so {player} can win.</source>
        <extracomment>“It” is the number at the end of the line above
{player}: a player&apos;s name: X, White</extracomment>
        <translation>No es 1, así que {player} puede ganar.</translation>
    </message>
    <message>
        <source>It is 1, so {player} loses against a perfect player.</source>
        <extracomment>The end of the theory of a position, after the sum
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Es 1, así que {player} pierde contra un jugador perfecto.</translation>
    </message>
    <message>
        <source>It is even, so {player} can win.</source>
        <extracomment>“It” is the number at the end of the line above
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Es par, así que {player} puede ganar.</translation>
    </message>
    <message>
        <source>It is odd, so {player} loses against a perfect player.</source>
        <extracomment>The end of the theory of a position, after the sum
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Es impar, así que {player} pierde contra un jugador perfecto.</translation>
    </message>
    <message>
        <source>It is 0, so {player} loses against a perfect player.</source>
        <extracomment>The end of the theory of a position, after the sum
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Es 0, así que {player} pierde contra un jugador perfecto.</translation>
    </message>
    <message>
        <source>When nobody can move, the player with more discs wins. The winner gets the empty squares, too.</source>
        <translation>Cuando nadie puede jugar, gana quien tiene más fichas. El ganador se queda también con las casillas vacías.</translation>
    </message>
    <message>
        <source>How many in a row lose?</source>
        <extracomment>label in the dialog for another size: how many marks in a row lose</extracomment>
        <translation>¿Cuántas en línea pierden?</translation>
    </message>
    <message>
        <source>Rules on paper</source>
        <extracomment>Name of a kind of player: of a level of the bot, or of a way to choose moves</extracomment>
        <translation>Reglas en papel</translation>
    </message>
    <message>
        <source>This bot knows the exact value of each move you made.</source>
        <translation>Este bot conoce el valor exacto de cada una de tus jugadas.</translation>
    </message>
    <message>
        <source>This bot had to guess the value of some of your moves.</source>
        <translation>Este bot tuvo que estimar el valor de algunas de tus jugadas.</translation>
    </message>
    <message>
        <source>Looks {depth} ahead, misjudges by up to {noise}</source>
        <extracomment>Name of a level of the bot. {noise}: by how many points it misjudges a position
{depth}: a number of moves</extracomment>
        <translation>Anticipa {depth}, con error de hasta {noise}</translation>
    </message>
    <message>
        <source>The player whose turn it is already has a winning chain, so the game is over. Take away the last stone.</source>
        <extracomment>What is wrong with something that was typed.</extracomment>
        <translation>El jugador al que le toca ya tiene una cadena ganadora, así que la partida ha terminado. Quita la última piedra.</translation>
    </message>
    <message>
        <source>A guess of +1.30 means that White is ahead by 1.3 pawns. We count the pieces and, if you like, their squares too.</source>
        <translation>Una estimación de +1,30 significa que las blancas tienen una ventaja de 1,3 peones. Contamos las piezas y, si quieres, también sus casillas.</translation>
    </message>
    <message>
        <source>We count the closed boxes. Whoever&apos;s turn it is takes every box that can be taken. The player who then runs out of safe lines has to open a chain, the smallest one first. The other player takes it all, or leaves the last boxes to avoid opening the next chain.</source>
        <translation>Contamos los cuadritos cerrados. Quien tiene el turno se lleva todos los que pueda. Después, quien se queda sin líneas seguras tiene que abrir una cadena, primero la más pequeña. El rival se la lleva entera, o deja los últimos cuadritos para no tener que abrir la siguiente cadena.</translation>
    </message>
    <message>
        <source>We count how many stones each player still needs to join both edges. Two stones with two empty cells between them are as good as joined. For each stone that you need fewer than the other player, you get 10. For each cell on a shortest path, you get 1, up to 9.</source>
        <translation>Contamos cuántas piedras le faltan a cada jugador para unir sus dos bordes. Dos piedras con dos casillas vacías entre ellas son como unidas. Por cada piedra que te falta de menos que al rival, tienes 10. Por cada casilla en un camino de los más cortos tienes 1, hasta 9.</translation>
    </message>
    <message>
        <source>An open line has only one player&apos;s marks in it. Here it is bad for that player. The more marks in the line, the worse it is.</source>
        <translation>Una línea abierta tiene signos de un solo jugador. Aquí es mala para ese jugador. Cuantos más signos tiene la línea, peor.</translation>
    </message>
    <message>
        <source>if moves are equally good: the one that is hardest to answer</source>
        <translation>entre jugadas igual de buenas: la más difícil de responder</translation>
    </message>
    <message>
        <source>adapts to you: the more mistakes you make, the more random moves it plays, so that each of you wins about half of the games</source>
        <extracomment>What a player does, in a list of players; begins small</extracomment>
        <translation>se adapta a ti: cuantos más errores cometes, más jugadas al azar hace, para que cada uno gane más o menos la mitad de las partidas</translation>
    </message>
    <message>
        <source>Not 0, so {player} can win.</source>
        <extracomment>“It” is the number at the end of the line above
{player}: a player&apos;s name: X, White</extracomment>
        <translation>No es 0, así que {player} puede ganar.</translation>
    </message>
    <message>
        <source>The guess doesn&apos;t count discs, but what helps you win them. A corner is worth 7, and each of your discs in an unbroken line from it along the edge is worth 2. Each legal move is worth 1, and each empty square next to the other player&apos;s discs is worth a third. A disc diagonally next to an empty corner is worth −4.</source>
        <translation>La estimación no cuenta las fichas, sino lo que ayuda a ganarlas. Una esquina vale 7, y cada ficha tuya en una línea seguida desde ella por el borde vale 2. Cada jugada legal vale 1, y cada casilla vacía junto a fichas del rival vale un tercio. Una ficha en diagonal junto a una esquina vacía vale −4.</translation>
    </message>
</context>
<context>
    <name>WorkDialog</name>
    <message>
        <source>How much work?</source>
        <translation>¿Cuánto trabajo?</translation>
    </message>
    <message>
        <source>This tree</source>
        <extracomment>Titles in the dialog “How much work?”.</extracomment>
        <translation>Este árbol</translation>
    </message>
    <message>
        <source>This position (values: {worth})</source>
        <extracomment>Titles in the dialog “How much work?”. {worth}: what values mean</extracomment>
        <translation>Esta posición, valores: {worth}</translation>
    </message>
    <message>
        <source>Branches at the top</source>
        <extracomment>In the dialog “How much work?”.</extracomment>
        <translation>Ramas en la raíz</translation>
    </message>
    <message>
        <source>Depth d</source>
        <extracomment>Labels in the dialog “How much work?”; d is used in the formulas beside them
In the dialog “How much work?”.</extracomment>
        <translation>Profundidad d</translation>
    </message>
    <message>
        <source>Average number of branches b</source>
        <extracomment>In the dialog “How much work?”.</extracomment>
        <translation>Promedio de ramas b</translation>
    </message>
    <message>
        <source>Minimax visits</source>
        <extracomment>Labels in the dialog “How much work?”; d is used in the formulas beside them
In the dialog “How much work?”.</extracomment>
        <translation>Minimax visita</translation>
    </message>
    <message>
        <source>Alpha-beta visits</source>
        <extracomment>Labels in the dialog “How much work?”; d is used in the formulas beside them
In the dialog “How much work?”.</extracomment>
        <translation>Alfa-beta visita</translation>
    </message>
    <message>
        <source>{positions}, {leaves}</source>
        <extracomment>In the dialog “How much work?”. {positions}: “12 positions”; {leaves}: “8 leaves”</extracomment>
        <translation>{positions}, {leaves}</translation>
    </message>
    <message>
        <source>{side} × {side} squares: {cells}!</source>
        <extracomment>Label in the dialog “How much work?”: the number of orders, 9! for tic-tac-toe. {side}, {cells}: numbers</extracomment>
        <translation>{side} × {side} casillas: {cells}!</translation>
    </message>
    <message>
        <source>{side} × {side} squares</source>
        <extracomment>In the dialog “How much work?”: larger boards, and the time that they would take. {side}: a number</extracomment>
        <translation>{side} × {side} casillas</translation>
    </message>
    <message>
        <source>at most {number} positions: {time}</source>
        <extracomment>In the dialog “How much work?”: larger boards, and the time that they would take. {time}: such as “3 days”
{number}: a number</extracomment>
        <translation>como mucho {number} posiciones: {time}</translation>
    </message>
    <message>
        <source>{number} positions: {time}</source>
        <extracomment>In the dialog “How much work?”: larger boards, and the time that they would take. {time}: such as “3 days”
{number}: a number</extracomment>
        <translation>{number} posiciones: {time}</translation>
    </message>
    <message>
        <source>Chess</source>
        <extracomment>In the dialog “How much work?”: larger boards, and the time that they would take.</extracomment>
        <translation>Ajedrez</translation>
    </message>
    <message>
        <source>about {first} × 10{power}</source>
        <extracomment>A large number, such as: about 4.5 × 10³³. {first}: 4.5; {power}: the raised 33</extracomment>
        <translation>aprox. {first} × 10{power}</translation>
    </message>
    <message>
        <source>about a second</source>
        <extracomment>A time in the dialog “How much work?”; never 1.</extracomment>
        <translation>más o menos un segundo</translation>
    </message>
    <message>
        <source>less than a minute</source>
        <extracomment>A time in the dialog “How much work?”; never 1.</extracomment>
        <translation>menos de un minuto</translation>
    </message>
    <message>
        <source>{days} days</source>
        <extracomment>A time in the dialog “How much work?”; never 1. {days}, {years}: numbers</extracomment>
        <translation>{days} días</translation>
    </message>
    <message>
        <source>longer than the age of the universe</source>
        <extracomment>A time in the dialog “How much work?”; never 1.</extracomment>
        <translation>más que la edad del universo</translation>
    </message>
    <message>
        <source>{years} years</source>
        <extracomment>A time in the dialog “How much work?”; never 1. {days}, {years}: numbers</extracomment>
        <translation>{years} años</translation>
    </message>
    <message>
        <source>In how many orders can you fill a board?</source>
        <translation>¿En cuántos órdenes se puede llenar un tablero?</translation>
    </message>
    <message>
        <source>Other boards: how long minimax takes to reach the end, at a million positions a second</source>
        <translation>Otros tableros: cuánto tarda minimax en llegar hasta el final, a un millón de posiciones por segundo</translation>
    </message>
    <message>
        <source>{branches} to the power of {depth} is {leaves}</source>
        <extracomment>In the dialog “How much work?”. {branches}, {leaves}: numbers
{depth}: a number of moves</extracomment>
        <translation>{branches} elevado a {depth} da {leaves}</translation>
    </message>
    <message>
        <source>Fewest possible leaves, if every node has b branches</source>
        <extracomment>In the dialog “How much work?”.</extracomment>
        <translation>Mínimo posible de hojas, si cada nodo tiene b ramas</translation>
    </message>
    <message>
        <source>Boards with n squares: we add up n! / (n − k)! positions with k pieces, as if no game ended before the board was full. Chess: 35 possible moves at each of 80 turns (Shannon, 1950). Fewest leaves: for a tree with b branches at every node (Knuth and Moore, 1975).</source>
        <translation>Tableros de n casillas: sumamos n! / (n − k)! posiciones con k piezas, como si ninguna partida terminara antes de llenarse el tablero. Ajedrez: 35 jugadas posibles en cada uno de 80 turnos (Shannon, 1950). Mínimo de hojas: para un árbol con b ramas en cada nodo (Knuth y Moore, 1975).</translation>
    </message>
    <message>
        <source>{counts}: {percent}% of minimax</source>
        <extracomment>In the dialog “How much work?”. {counts}: “12 positions, 8 leaves”
{percent}: a number, without its sign</extracomment>
        <translation>{counts}: {percent}&#xa0;% de minimax</translation>
    </message>
</context>
<context>
    <name>WorksheetChoice</name>
    <message>
        <source>Save the worksheets</source>
        <translation>Guardar las hojas de ejercicios</translation>
    </message>
    <message>
        <source>“{name}” already exists. Use another name.</source>
        <extracomment>{name}: the name of a file</extracomment>
        <translation>«{name}» ya existe. Elige otro nombre.</translation>
    </message>
    <message>
        <source>This tree doesn&apos;t fit on a page, or there is nothing to find in it.</source>
        <translation>Este árbol no cabe en una página, o no hay nada que buscar en él.</translation>
    </message>
    <message>
        <source>Try an example, or a position near the end of a game.</source>
        <translation>Prueba con un ejemplo o con una posición cercana al final de una partida.</translation>
    </message>
</context>
<context>
    <name>WorksheetDialog</name>
    <message>
        <source>Worksheets</source>
        <extracomment>Title of a dialog: trees on paper, to be solved by hand</extracomment>
        <translation>Hojas de ejercicios</translation>
    </message>
    <message>
        <source>Save…</source>
        <extracomment>Button of the dialog</extracomment>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Close without saving (Esc)</source>
        <translation>Cerrar sin guardar (Esc)</translation>
    </message>
    <message>
        <source>Pages: {count}. With solutions: {solved}.</source>
        <extracomment>Below the form of a worksheet: how many pages there will be. {solved}: their number with the solutions
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>Páginas: {count}. Con soluciones: {solved}.</translation>
    </message>
    <message>
        <source>Worksheet settings</source>
        <extracomment>Name of the form, for screen readers</extracomment>
        <translation>Ajustes de las hojas de ejercicios</translation>
    </message>
    <message>
        <source>The tree is wide, so the numbers will come out small on this paper.</source>
        <extracomment>Below the form of a worksheet: how many pages there will be.</extracomment>
        <translation>El árbol es ancho, así que sus números quedan pequeños en este papel.</translation>
    </message>
    <message>
        <source>How many pages?</source>
        <translation>¿Cuántas páginas?</translation>
    </message>
    <message>
        <source>Save the worksheets to a file</source>
        <translation>Guardar las hojas de ejercicios en un archivo</translation>
    </message>
</context>
<context>
    <name>WorksheetForm</name>
    <message>
        <source>Trees</source>
        <extracomment>Labels, choices and tips of a form with the settings of a worksheet</extracomment>
        <translation>Árboles</translation>
    </message>
    <message>
        <source>New trees of numbers</source>
        <extracomment>Labels, choices and tips of a form with the settings of a worksheet</extracomment>
        <translation>Árboles de números nuevos</translation>
    </message>
    <message>
        <source>The tree on the screen</source>
        <extracomment>Labels, choices and tips of a form with the settings of a worksheet</extracomment>
        <translation>El árbol de la pantalla</translation>
    </message>
    <message>
        <source>Number of trees</source>
        <translation>Número de árboles</translation>
    </message>
    <message>
        <source>Task</source>
        <extracomment>Labels, choices and tips of a form with the settings of a worksheet</extracomment>
        <translation>Tarea</translation>
    </message>
    <message>
        <source>Minimax: the values</source>
        <extracomment>Labels, choices and tips of a form with the settings of a worksheet</extracomment>
        <translation>Minimax: los valores</translation>
    </message>
    <message>
        <source>Alpha-beta: values and cuts</source>
        <extracomment>Labels, choices and tips of a form with the settings of a worksheet</extracomment>
        <translation>Alfa-beta: valores y cortes</translation>
    </message>
    <message>
        <source>Depth</source>
        <extracomment>Label in the form of a worksheet: how many moves deep its trees are</extracomment>
        <translation>Profundidad</translation>
    </message>
    <message>
        <source>Branches</source>
        <extracomment>Label in the form of a worksheet: how many branches each node has</extracomment>
        <translation>Ramas</translation>
    </message>
    <message>
        <source>Numbers from</source>
        <extracomment>Label in the form of a worksheet: the smallest and the largest number at the ends of the branches</extracomment>
        <translation>Números de</translation>
    </message>
    <message>
        <source>to</source>
        <extracomment>between the smallest and the largest number: Numbers from 0 to 20</extracomment>
        <translation>a</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>Label in the form of a worksheet: the number with which the same trees are made again</extracomment>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>The same seed makes the same trees again, here and on the command line</source>
        <extracomment>Label in the form of a worksheet: the number with which the same trees are made again</extracomment>
        <translation>La misma semilla da otra vez los mismos árboles, aquí y en la línea de comandos</translation>
    </message>
    <message>
        <source>Paper</source>
        <extracomment>Label in the form of a worksheet: the size of the paper</extracomment>
        <translation>Papel</translation>
    </message>
    <message>
        <source>A4</source>
        <extracomment>Label in the form of a worksheet: the size of the paper</extracomment>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <extracomment>Label in the form of a worksheet: the size of the paper</extracomment>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>Label in the form of a worksheet, and its choices</extracomment>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Trees, then solutions</source>
        <extracomment>Label in the form of a worksheet, and its choices</extracomment>
        <translation>Árboles y después soluciones</translation>
    </message>
    <message>
        <source>Only trees</source>
        <extracomment>Label in the form of a worksheet, and its choices</extracomment>
        <translation>Solo árboles</translation>
    </message>
    <message>
        <source>Only solutions</source>
        <extracomment>Label in the form of a worksheet, and its choices</extracomment>
        <translation>Solo soluciones</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>Label in the form of a worksheet, and its choices</extracomment>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>PDF</source>
        <extracomment>Label in the form of a worksheet, and its choices</extracomment>
        <translation>PDF</translation>
    </message>
    <message>
        <source>SVG, one per page</source>
        <extracomment>Label in the form of a worksheet, and its choices</extracomment>
        <translation>SVG, uno por página</translation>
    </message>
    <message>
        <source>New numbers</source>
        <extracomment>Button in the form of a worksheet: other trees of the same kind</extracomment>
        <translation>Otros números</translation>
    </message>
    <message>
        <source>Use another seed</source>
        <translation>Tomar otra semilla</translation>
    </message>
    <message>
        <source>New trees with random numbers, or the tree on the screen</source>
        <extracomment>Labels, choices and tips of a form with the settings of a worksheet</extracomment>
        <translation>Árboles nuevos con números al azar, o el árbol de la pantalla</translation>
    </message>
    <message>
        <source>The tree on the screen doesn&apos;t fit on a page</source>
        <translation>El árbol de la pantalla no cabe en una página</translation>
    </message>
    <message>
        <source>How many trees are printed</source>
        <translation>Cuántos árboles se imprimen</translation>
    </message>
    <message>
        <source>How many moves deep each tree is</source>
        <extracomment>Label in the form of a worksheet: how many moves deep its trees are</extracomment>
        <translation>Cuántas jugadas de profundidad tiene cada árbol</translation>
    </message>
    <message>
        <source>How many branches each node has (fewer if the tree is deep)</source>
        <extracomment>Label in the form of a worksheet: how many branches each node has</extracomment>
        <translation>Cuántas ramas tiene cada nodo (menos si el árbol es profundo)</translation>
    </message>
    <message>
        <source>The smallest number at a leaf</source>
        <extracomment>Label in the form of a worksheet: the smallest and the largest number at the ends of the branches</extracomment>
        <translation>El número más pequeño de una hoja</translation>
    </message>
    <message>
        <source>The largest number at a leaf</source>
        <extracomment>between the smallest and the largest number: Numbers from 0 to 20</extracomment>
        <translation>El número más grande de una hoja</translation>
    </message>
    <message>
        <source>How large the pages are</source>
        <extracomment>Label in the form of a worksheet: the size of the paper</extracomment>
        <translation>El tamaño de las páginas</translation>
    </message>
    <message>
        <source>Solutions go on extra pages at the end</source>
        <extracomment>Label in the form of a worksheet, and its choices</extracomment>
        <translation>Las soluciones van en páginas aparte, al final</translation>
    </message>
    <message>
        <source>What pupils have to find: only the values, or also what alpha-beta skips</source>
        <extracomment>Labels, choices and tips of a form with the settings of a worksheet</extracomment>
        <translation>Qué hay que encontrar: solo los valores, o también lo que salta alfa-beta</translation>
    </message>
    <message>
        <source>One file to print, or drawings that you can edit</source>
        <extracomment>Label in the form of a worksheet, and its choices</extracomment>
        <translation>Un solo archivo para imprimir, o dibujos que puedes cambiar</translation>
    </message>
</context>
<context>
    <name>WorksheetPreview</name>
    <message>
        <source>The first page</source>
        <translation>La primera página</translation>
    </message>
    <message>
        <source>The first page, as it will be printed</source>
        <translation>La primera página, tal como se imprimirá</translation>
    </message>
</context>
<context>
    <name>Worksheets</name>
    <message>
        <source>Alpha-beta by hand</source>
        <translation>Alfa-beta a mano</translation>
    </message>
    <message>
        <source>Minimax by hand</source>
        <translation>Minimax a mano</translation>
    </message>
    <message>
        <source>Solutions</source>
        <extracomment>Heading of the pages with solutions</extracomment>
        <translation>Soluciones</translation>
    </message>
    <message>
        <source>Name ______________________   Date ____________</source>
        <translation>Nombre ____________________   Fecha ____________</translation>
    </message>
    <message>
        <source>Work from left to right, as alpha-beta does. MAX takes the largest value below it, MIN takes the smallest. Write the value of every node that alpha-beta looks at. Cross out the branches that it skips. If a node has such branches, write ≥ (at least) or ≤ (at most) before its value.</source>
        <translation>Trabaja de izquierda a derecha, como alfa-beta. MAX toma el valor más grande de los de abajo; MIN, el más pequeño. Escribe el valor de cada nodo que mira alfa-beta. Tacha las ramas que salta. Si un nodo tiene ramas tachadas, escribe ≥ (al menos) o ≤ (como mucho) delante de su valor.</translation>
    </message>
    <message>
        <source>Write the value of every node, from the bottom up. MAX takes the largest value below it, MIN takes the smallest. Then mark the best branch at the top.</source>
        <translation>Escribe el valor de cada nodo, de abajo arriba. MAX toma el valor más grande de los de abajo; MIN, el más pequeño. Después, marca la mejor rama de la raíz.</translation>
    </message>
    <message>
        <source>{who} chooses ________ .  The tree is worth ________ .</source>
        <extracomment>Below a tree on a worksheet; a pupil writes on the lines. {who}: “MAX” or the name of a player</extracomment>
        <translation>Elección de {who}: ________ .  Valor del árbol: ________ .</translation>
    </message>
    <message>
        <source>Leaves that alpha-beta looks at: ________ .</source>
        <extracomment>Below a tree on a worksheet; a pupil writes on the lines.</extracomment>
        <translation>Hojas que mira alfa-beta: ________ .</translation>
    </message>
    <message>
        <source>{who} chooses {move}.
The tree is worth {value}.</source>
        <extracomment>Below a solved tree on a worksheet. {who}: “MAX” or the name of a player
{move}: a move: b2, column 4, ♘f3
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>Elección de {who}: {move}.
Valor del árbol: {value}.</translation>
    </message>
    <message>
        <source>Leaves that alpha-beta looks at: {seen} of {all}.</source>
        <extracomment>Below a solved tree on a worksheet. {seen}, {all}: numbers</extracomment>
        <translation>Hojas que mira alfa-beta: {seen} de {all}.</translation>
    </message>
    <message>
        <source>{first} is MAX, and {second} is MIN.</source>
        <extracomment>Below the title of a worksheet. {first}, {second}: the names of the players</extracomment>
        <translation>MAX es {first}, y MIN es {second}.</translation>
    </message>
    <message>
        <source>{first} is MIN, and {second} is MAX: +1 means that {first} loses.</source>
        <extracomment>Below the title of a worksheet. {first}, {second}: the names of the players</extracomment>
        <translation>MIN es {first}, y MAX es {second}: +1 significa que pierde {first}.</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <extracomment>At the foot of a page
{number}: a number
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>Página {number} de {count}</translation>
    </message>
    <message>
        <source>Minimax Fair, numbers from {least} to {most}, seed {seed}</source>
        <extracomment>At the foot of a page. {seed}: a number
{least}: the smallest number that is possible
{most}: the largest number that is possible</extracomment>
        <translation>Minimax Fair, números de {least} a {most}, semilla {seed}</translation>
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
            <numerusform>Aquí, jugar {move} hizo perder {count} partida.</numerusform>
            <numerusform>Aquí, jugar {move} hizo perder {count} partidas.</numerusform>
        </translation>
    </message>
</context>
</TS>
