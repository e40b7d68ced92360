<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Minimax Fair</source>
        <extracomment>The dialog about the program.</extracomment>
        <translation>À propos de Minimax Fair</translation>
    </message>
    <message>
        <source>Minimax Fair {version}

Play against a minimax bot and see what every move is worth.
This is free software under the GNU General Public License, version 3 or later.

The chess rules and notation come from the python-chess library by Niklas Fiekas. Colin M. L. Burnett drew the chess pieces. Both are under the GNU General Public License, version 3 or later.</source>
        <extracomment>The dialog about the program. {version}: such as 1.2</extracomment>
        <translation>Minimax Fair {version}

Joue contre un robot minimax et vois ce que vaut chaque coup.
C’est un logiciel libre, sous la licence publique générale GNU, version 3 ou ultérieure.

Les règles et la notation des échecs viennent de la bibliothèque python-chess de Niklas Fiekas. Colin M. L. Burnett a dessiné les pièces d’échecs. Les deux sont sous la licence publique générale GNU, version 3 ou ultérieure.</translation>
    </message>
    <message>
        <source>The typeface is Atkinson Hyperlegible Next by the Braille Institute of America, licensed under the SIL Open Font License.</source>
        <extracomment>The dialog about the program.</extracomment>
        <translation>La police est Atkinson Hyperlegible Next, du Braille Institute of America, sous la SIL Open Font License.</translation>
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
        <translation>Jeux</translation>
    </message>
    <message>
        <source>See all games, with a picture of each</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Voir tous les jeux, avec une image de chacun</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Start a new game</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Commencer une nouvelle partie</translation>
    </message>
    <message>
        <source>Previous game</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Partie précédente</translation>
    </message>
    <message>
        <source>Go back to the game you played before this one</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Revenir à la partie que tu jouais avant celle-ci</translation>
    </message>
    <message>
        <source>Earlier games…</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Anciennes parties…</translation>
    </message>
    <message>
        <source>Search the games played on this computer and open one</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Chercher une partie jouée sur cet ordinateur et l’ouvrir</translation>
    </message>
    <message>
        <source>Enter a position</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Entrer une position</translation>
    </message>
    <message>
        <source>Type moves or a position</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Taper des coups ou une position</translation>
    </message>
    <message>
        <source>Open…</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Open a game or a lesson, or drop its file onto the window</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Ouvrir une partie ou une leçon, ou déposer son fichier sur la fenêtre</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save as…</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Échanger les camps</translation>
    </message>
    <message>
        <source>Swap sides after each game</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Échanger après chaque partie</translation>
    </message>
    <message>
        <source>Play the best bot</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Affronter le meilleur robot</translation>
    </message>
    <message>
        <source>Quit</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Close the program</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Fermer le programme</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Entries of the menu “Move”, each with its tip</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Take back the last move, or your move and the bot&apos;s reply</source>
        <extracomment>Entries of the menu “Move”, each with its tip</extracomment>
        <translation>Annuler le dernier coup, ou ton coup et la réponse du robot</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>Entries of the menu “Move”, each with its tip</extracomment>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Redo the move you took back</source>
        <extracomment>Entries of the menu “Move”, each with its tip</extracomment>
        <translation>Rejouer le coup que tu as annulé</translation>
    </message>
    <message>
        <source>Copy moves</source>
        <extracomment>Entries of the menu “Move”, each with its tip</extracomment>
        <translation>Copier les coups</translation>
    </message>
    <message>
        <source>Copy the moves up to here as text</source>
        <extracomment>Entries of the menu “Move”, each with its tip</extracomment>
        <translation>Copier en texte les coups joués jusqu’ici</translation>
    </message>
    <message>
        <source>Copy position</source>
        <extracomment>Entries of the menu “Move”, each with its tip</extracomment>
        <translation>Copier la position</translation>
    </message>
    <message>
        <source>Copy the position on the board as text</source>
        <extracomment>Entries of the menu “Move”, each with its tip</extracomment>
        <translation>Copier en texte la position sur le plateau</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <extracomment>Entries of the menu “Move”, each with its tip</extracomment>
        <translation>Copier l’image</translation>
    </message>
    <message>
        <source>Copy a picture of the board</source>
        <extracomment>Entries of the menu “Move”, each with its tip</extracomment>
        <translation>Copier une image du plateau</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>Entries of the menu “Move”, each with its tip</extracomment>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Go to the start</source>
        <extracomment>Entries of the menu “Move”, each with its tip</extracomment>
        <translation>Aller au début</translation>
    </message>
    <message>
        <source>Go to the first position</source>
        <extracomment>Entries of the menu “Move”, each with its tip</extracomment>
        <translation>Aller à la première position</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>On a small button: go to the first position</extracomment>
        <translation>Début</translation>
    </message>
    <message>
        <source>One move back</source>
        <extracomment>On a small button: go to the first position</extracomment>
        <translation>Un coup en arrière</translation>
    </message>
    <message>
        <source>Go back one move</source>
        <extracomment>On a small button: go to the first position</extracomment>
        <translation>Reculer d’un coup</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>On a small button: go back one move</extracomment>
        <translation>Retour</translation>
    </message>
    <message>
        <source>One move forward</source>
        <extracomment>On a small button: go back one move</extracomment>
        <translation>Un coup en avant</translation>
    </message>
    <message>
        <source>Go forward one move</source>
        <extracomment>On a small button: go back one move</extracomment>
        <translation>Avancer d’un coup</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>On a small button: go forward one move</extracomment>
        <translation>Suite</translation>
    </message>
    <message>
        <source>Go to the end</source>
        <extracomment>On a small button: go forward one move</extracomment>
        <translation>Aller à la fin</translation>
    </message>
    <message>
        <source>Go to the last position</source>
        <extracomment>On a small button: go forward one move</extracomment>
        <translation>Aller à la dernière position</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>Ask about the result, the last move or the square you marked</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>Poser une question sur le résultat, le dernier coup ou la case que tu as marquée</translation>
    </message>
    <message>
        <source>Move now</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>Jouer maintenant</translation>
    </message>
    <message>
        <source>Let the bot play the best move it has found so far</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>Faire jouer au robot le meilleur coup qu’il a trouvé jusqu’ici</translation>
    </message>
    <message>
        <source>Let the bot move</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>Faire jouer le robot</translation>
    </message>
    <message>
        <source>Let the waiting bot play</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>Laisser jouer le robot qui attend</translation>
    </message>
    <message>
        <source>Hide values</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>Cacher les valeurs</translation>
    </message>
    <message>
        <source>Play without values. Press again to see what each move is worth.</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>Jouer sans les valeurs. Appuyer encore pour voir ce que vaut chaque coup.</translation>
    </message>
    <message>
        <source>List of moves</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>Liste des coups</translation>
    </message>
    <message>
        <source>Show the list of moves beside the board, or only the values on the board</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>Afficher la liste des coups à côté du plateau, ou seulement les valeurs sur le plateau</translation>
    </message>
    <message>
        <source>Explain</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>Expliquer</translation>
    </message>
    <message>
        <source>Watch the computer search this position, step by step</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>Regarder l’ordinateur chercher dans cette position, étape par étape</translation>
    </message>
    <message>
        <source>Arena</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>Arène</translation>
    </message>
    <message>
        <source>Matchboxes</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>Boîtes d’allumettes</translation>
    </message>
    <message>
        <source>Show the beads that MENACE picks from, and how it learns</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>Montrer les perles que MENACE tire, et comment se fait l’apprentissage</translation>
    </message>
    <message>
        <source>Change the values on the board</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>Changer les valeurs affichées</translation>
    </message>
    <message>
        <source>Change the point of view</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>Changer le point de vue</translation>
    </message>
    <message>
        <source>Full details</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>Tous les détails</translation>
    </message>
    <message>
        <source>Show all numbers and counts, or only simple words</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>Montrer tous les nombres, ou seulement des mots simples</translation>
    </message>
    <message>
        <source>Full</source>
        <extracomment>On a small button: show all numbers and counts</extracomment>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Change the scale of values</source>
        <extracomment>On a small button: show all numbers and counts</extracomment>
        <translation>Changer l’échelle des valeurs</translation>
    </message>
    <message>
        <source>Show values as results, as textbook numbers, as costs, or in words</source>
        <extracomment>On a small button: show all numbers and counts</extracomment>
        <translation>Afficher les valeurs en résultats, en nombres comme dans les livres, en coûts ou en mots</translation>
    </message>
    <message>
        <source>More columns</source>
        <extracomment>On a small button: show all numbers and counts</extracomment>
        <translation>Plus de colonnes</translation>
    </message>
    <message>
        <source>Show more columns in the list of moves</source>
        <extracomment>On a small button: show all numbers and counts</extracomment>
        <translation>Afficher plus de colonnes dans la liste des coups</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>On a small button: show more columns of the list of moves</extracomment>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Flip the board</source>
        <extracomment>On a small button: show more columns of the list of moves</extracomment>
        <translation>Retourner le plateau</translation>
    </message>
    <message>
        <source>Larger text</source>
        <extracomment>On a small button: show more columns of the list of moves</extracomment>
        <translation>Texte plus grand</translation>
    </message>
    <message>
        <source>Make all text larger</source>
        <extracomment>On a small button: show more columns of the list of moves</extracomment>
        <translation>Agrandir tous les textes</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <extracomment>On a small button: show more columns of the list of moves</extracomment>
        <translation>Texte plus petit</translation>
    </message>
    <message>
        <source>Make all text smaller</source>
        <extracomment>On a small button: show more columns of the list of moves</extracomment>
        <translation>Rendre tous les textes plus petits</translation>
    </message>
    <message>
        <source>Put the panels back</source>
        <extracomment>On a small button: show more columns of the list of moves</extracomment>
        <translation>Replacer les panneaux</translation>
    </message>
    <message>
        <source>Presenter view</source>
        <extracomment>On a small button: show more columns of the list of moves</extracomment>
        <translation>Vue de présentation</translation>
    </message>
    <message>
        <source>Show only the board and its values, or the tree and its text</source>
        <extracomment>On a small button: show more columns of the list of moves</extracomment>
        <translation>Montrer seulement le plateau et ses valeurs, ou l’arbre et son texte</translation>
    </message>
    <message>
        <source>Full screen</source>
        <extracomment>On a small button: show more columns of the list of moves</extracomment>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Fill the whole screen. Press again for a window.</source>
        <extracomment>On a small button: show more columns of the list of moves</extracomment>
        <translation>Remplir tout l’écran. Appuyer encore pour revenir à la fenêtre.</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>Entries of the menu “Settings”, each with its tip</extracomment>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <extracomment>Entries of the menu “Help”, each with its tip</extracomment>
        <translation>Règles de ce jeu</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Entries of the menu “Help”, each with its tip</extracomment>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Show all keys</source>
        <extracomment>Entries of the menu “Help”, each with its tip</extracomment>
        <translation>Afficher toutes les touches</translation>
    </message>
    <message>
        <source>Words</source>
        <extracomment>Entries of the menu “Help”, each with its tip</extracomment>
        <translation>Mots</translation>
    </message>
    <message>
        <source>Show what the words in this program mean</source>
        <extracomment>Entries of the menu “Help”, each with its tip</extracomment>
        <translation>Affiche ce que veulent dire les mots de ce programme</translation>
    </message>
    <message>
        <source>Copy error report</source>
        <extracomment>Entries of the menu “Help”, each with its tip</extracomment>
        <translation>Copier le rapport d’erreur</translation>
    </message>
    <message>
        <source>Show log folder</source>
        <extracomment>Entries of the menu “Help”, each with its tip</extracomment>
        <translation>Dossier du journal</translation>
    </message>
    <message>
        <source>Open the folder with the error log</source>
        <extracomment>Entries of the menu “Help”, each with its tip</extracomment>
        <translation>Ouvrir le dossier du journal des erreurs</translation>
    </message>
    <message>
        <source>About Minimax Fair</source>
        <extracomment>Entries of the menu “Help”, each with its tip</extracomment>
        <translation>À propos de Minimax Fair</translation>
    </message>
    <message>
        <source>Show the version and the licence</source>
        <extracomment>Entries of the menu “Help”, each with its tip</extracomment>
        <translation>Afficher la version et la licence</translation>
    </message>
    <message>
        <source>Booth…</source>
        <extracomment>Entries of the menu “Settings”, each with its tip</extracomment>
        <translation>Mode stand…</translation>
    </message>
    <message>
        <source>Show the best play</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>Montrer les meilleurs coups</translation>
    </message>
    <message>
        <source>Sound</source>
        <extracomment>Entries of the menu “Settings”, each with its tip</extracomment>
        <translation>Son</translation>
    </message>
    <message>
        <source>Change who goes first after every game</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Changer de premier joueur après chaque partie</translation>
    </message>
    <message>
        <source>Pause the bots</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>Mettre les robots en pause</translation>
    </message>
    <message>
        <source>Pause the bots. Press again to let them play.</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>Mettre les robots en pause. Appuyer encore pour les laisser jouer.</translation>
    </message>
    <message>
        <source>Put both panels back in their usual places</source>
        <extracomment>On a small button: show more columns of the list of moves</extracomment>
        <translation>Remettre les deux panneaux à leur place habituelle</translation>
    </message>
    <message>
        <source>Find it yourself</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>Trouve-le toi-même</translation>
    </message>
    <message>
        <source>Another board…</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Autre plateau…</translation>
    </message>
    <message>
        <source>Save the game and all its branches to its file</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Enregistrer la partie, avec toutes ses branches, dans son fichier</translation>
    </message>
    <message>
        <source>Save the game and all its branches to another file</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Enregistrer la partie, avec toutes ses branches, dans un autre fichier</translation>
    </message>
    <message>
        <source>Let the two players swap sides</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Faire changer de camp les deux joueurs</translation>
    </message>
    <message>
        <source>Paste the moves, position or game you copied</source>
        <extracomment>Entries of the menu “Move”, each with its tip</extracomment>
        <translation>Coller les coups, la position ou la partie que tu as copiés</translation>
    </message>
    <message>
        <source>Show the best move the strongest bot can find</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>Montrer le meilleur coup que trouve le robot le plus fort</translation>
    </message>
    <message>
        <source>Let bots play many games and find out which is stronger</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>Faire jouer beaucoup de parties à des robots et trouver le plus fort</translation>
    </message>
    <message>
        <source>Turn the board around to see it from the other side</source>
        <extracomment>On a small button: show more columns of the list of moves</extracomment>
        <translation>Tourner le plateau pour le voir de l’autre côté</translation>
    </message>
    <message>
        <source>Show everything in another language</source>
        <extracomment>Entries of the menu “Settings”, each with its tip</extracomment>
        <translation>Tout afficher dans une autre langue</translation>
    </message>
    <message>
        <source>Show how to play this game</source>
        <extracomment>Entries of the menu “Help”, each with its tip</extracomment>
        <translation>Montrer comment on joue à ce jeu</translation>
    </message>
    <message>
        <source>Copy a report of what went wrong that you can send to the developers</source>
        <extracomment>Entries of the menu “Help”, each with its tip</extracomment>
        <translation>Copier un rapport sur le problème, à envoyer aux développeurs</translation>
    </message>
    <message>
        <source>Play sounds for moves and at the end of the game</source>
        <extracomment>Entries of the menu “Settings”, each with its tip</extracomment>
        <translation>Jouer des sons pour les coups et à la fin de la partie</translation>
    </message>
    <message>
        <source>Fill the screen for use at a fair. You need your PIN to exit.</source>
        <extracomment>Entries of the menu “Settings”, each with its tip</extracomment>
        <translation>Remplir l’écran pour un stand. Pour sortir, il faut ton code PIN.</translation>
    </message>
    <message>
        <source>Watch the best moves for both sides, starting with the move that decided the game</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>Regarder les meilleurs coups des deux joueurs, à partir du coup qui a décidé la partie</translation>
    </message>
    <message>
        <source>Go back to the move that decided the game and look for a better one</source>
        <extracomment>On a small button: go to the last position</extracomment>
        <translation>Revenir au coup décisif et en chercher un meilleur</translation>
    </message>
    <message>
        <source>Show all values, only the best, or none. A circle with ! marks a mistake.</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>Afficher toutes les valeurs, seulement les meilleures, ou aucune. Un rond avec un&#x202f;! marque une erreur.</translation>
    </message>
    <message>
        <source>Set up a board of another size</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Préparer un plateau d’une autre taille</translation>
    </message>
    <message>
        <source>Play against the best bot. Press again to play against the beginner.</source>
        <extracomment>Entries of the menu “Game”, each with its tip</extracomment>
        <translation>Jouer contre le meilleur robot. Appuyer encore pour jouer contre le débutant.</translation>
    </message>
    <message>
        <source>See the values for MAX, for whoever&apos;s turn it is, or for the bot</source>
        <extracomment>Entries of the menu “View”, each with its tip</extracomment>
        <translation>Voir les valeurs pour MAX, pour le joueur dont c’est le tour, ou pour le robot</translation>
    </message>
</context>
<context>
    <name>AnimationDialog</name>
    <message>
        <source>Save the steps of alpha-beta as an animation</source>
        <translation>Enregistrer un film des étapes d’alpha-bêta</translation>
    </message>
    <message>
        <source>Save the steps of minimax as an animation</source>
        <translation>Enregistrer un film des étapes de minimax</translation>
    </message>
    <message>
        <source>{width} × {height} pixels</source>
        <extracomment>Choice of the size of a picture. {width}, {height}: numbers</extracomment>
        <translation>{width} × {height} pixels</translation>
    </message>
    <message>
        <source>From step</source>
        <extracomment>Labels in the dialog that saves an animation</extracomment>
        <translation>De l’étape</translation>
    </message>
    <message>
        <source>To step</source>
        <extracomment>Labels in the dialog that saves an animation</extracomment>
        <translation>À l’étape</translation>
    </message>
    <message>
        <source>Steps per picture</source>
        <extracomment>Labels in the dialog that saves an animation</extracomment>
        <translation>Étapes par image</translation>
    </message>
    <message>
        <source>Seconds per picture</source>
        <extracomment>Labels in the dialog that saves an animation</extracomment>
        <translation>Secondes par image</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>Labels in the dialog that saves an animation</extracomment>
        <translation>Taille</translation>
    </message>
    <message numerus="yes">
        <source>Pictures: {count}. Length: {seconds} seconds.</source>
        <extracomment>In the dialog that saves an animation
{count}: a number; the text has a form for one and for many
{seconds}: a number</extracomment>
        <translation>
            <numerusform>Images&#xa0;: {count}. Durée&#xa0;: {seconds} seconde.</numerusform>
            <numerusform>Images&#xa0;: {count}. Durée&#xa0;: {seconds} secondes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first step to show</source>
        <translation>La première étape du film</translation>
    </message>
    <message>
        <source>The last step to show</source>
        <translation>La dernière étape du film</translation>
    </message>
    <message>
        <source>1 shows every step, 10 only every tenth</source>
        <translation>1 montre chaque étape, 10 seulement une sur dix</translation>
    </message>
    <message>
        <source>How long each picture is shown</source>
        <translation>Combien de temps chaque image est montrée</translation>
    </message>
    <message>
        <source>Width and height of the pictures</source>
        <translation>Largeur et hauteur des images</translation>
    </message>
    <message>
        <source>{count} pictures of this size are too many. The limit is {most}. Take fewer steps, more steps per picture or smaller pictures.</source>
        <extracomment>In the dialog that saves an animation
{count}: a number; the text has a form for one and for many
{most}: the largest number that is possible</extracomment>
        <translation>{count} images de cette taille, c’est trop. La limite est {most}. Choisis moins d’étapes, plus d’étapes par image, ou des images plus petites.</translation>
    </message>
    <message>
        <source>The first step comes after the last one. Make it smaller.</source>
        <extracomment>In the dialog that saves an animation</extracomment>
        <translation>La première étape vient après la dernière. Prends-en une plus tôt.</translation>
    </message>
</context>
<context>
    <name>Arena</name>
    <message>
        <source>Perfect against random</source>
        <translation>Parfait contre hasard</translation>
    </message>
    <message>
        <source>1,000 games of tic-tac-toe. Minimax never loses.</source>
        <translation>1&#x202f;000 parties de morpion. Minimax ne perd jamais.</translation>
    </message>
    <message>
        <source>Perfect against top-left</source>
        <translation>Parfait contre haut-gauche</translation>
    </message>
    <message>
        <source>Minimax against a bot that always takes the first empty square</source>
        <translation>Minimax contre un robot qui prend toujours la première case vide</translation>
    </message>
    <message>
        <source>Perfect against perfect</source>
        <translation>Parfait contre parfait</translation>
    </message>
    <message>
        <source>100 games of tic-tac-toe. Every one is a draw.</source>
        <translation>100 parties de morpion. Toutes finissent en match nul.</translation>
    </message>
    <message>
        <source>Looking further ahead</source>
        <translation>Regarder plus loin</translation>
    </message>
    <message>
        <source>Connect Four: bots that look 1 to 9 moves ahead play each other</source>
        <translation>Puissance 4&#xa0;: des robots qui regardent de 1 à 9 coups à l’avance jouent entre eux</translation>
    </message>
    <message>
        <source>With and without guessing</source>
        <translation>Avec et sans estimation</translation>
    </message>
    <message>
        <source>Three ways to choose a move</source>
        <translation>Trois façons de choisir un coup</translation>
    </message>
    <message>
        <source>Fear the worst, play the odds, or use minimax</source>
        <translation>Craindre le pire, miser sur les chances ou utiliser minimax</translation>
    </message>
    <message>
        <source>Matchboxes learn</source>
        <extracomment>Title on the card of an experiment</extracomment>
        <translation>Les boîtes apprennent</translation>
    </message>
    <message>
        <source>MENACE learns tic-tac-toe in 1,000 games against random moves</source>
        <extracomment>Title on the card of an experiment</extracomment>
        <translation>MENACE apprend le morpion en 1&#x202f;000 parties contre le hasard</translation>
    </message>
    <message>
        <source>Matchboxes against minimax</source>
        <extracomment>Title on the card of an experiment</extracomment>
        <translation>Boîtes d’allumettes contre minimax</translation>
    </message>
    <message>
        <source>MENACE goes first in 1,000 games against minimax and learns to draw</source>
        <extracomment>Title on the card of an experiment</extracomment>
        <translation>MENACE commence 1&#x202f;000 parties contre minimax et apprend à faire match nul</translation>
    </message>
    <message>
        <source>When the perfect player plays, you can see its moves here.</source>
        <translation>Quand le joueur parfait participe, tu peux lire ses coups ici.</translation>
    </message>
    <message>
        <source>This game is too large to work out the value of every move.</source>
        <translation>Ce jeu est trop grand pour calculer la valeur de chaque coup.</translation>
    </message>
    <message>
        <source>Turns: {count}. Moves that weren&apos;t among the best: {missed}.</source>
        <extracomment>Above the list of the turns of the perfect player. {missed}: a number of moves
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>Coups&#xa0;: {count}. N’étaient pas parmi les meilleurs&#xa0;: {missed}.</translation>
    </message>
    <message>
        <source>Turns: {count}. Every move was among the best.</source>
        <extracomment>Above the list of the turns of the perfect player.
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>Coups&#xa0;: {count}. Tous étaient parmi les meilleurs.</translation>
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
        <translation>Partie {number}&#xa0;: {result}</translation>
    </message>
    <message>
        <source>Game {number}, live: move {ply}</source>
        <extracomment>Below the board that shows a game of the arena. {ply}: the number of a move
{number}: a number</extracomment>
        <translation>Partie {number}, en direct&#xa0;: coup {ply}</translation>
    </message>
    <message>
        <source>Game {number}, replay: move {ply}</source>
        <extracomment>Below the board that shows a game of the arena. {ply}: the number of a move
{number}: a number</extracomment>
        <translation>Partie {number}, rediffusion&#xa0;: coup {ply}</translation>
    </message>
    <message>
        <source>{name} made an illegal move ({text}).</source>
        <extracomment>Why a game of the arena ended before its end. {name}: the name of a player; {text}: an error as the computer says it, or a number</extracomment>
        <translation>{name} a joué un coup interdit ({text}).</translation>
    </message>
    <message>
        <source>{a} against {b}, game {number}: {sentence}</source>
        <extracomment>{a}, {b}: two players; {sentence}: a whole sentence on what went wrong in this game.
{number}: a number</extracomment>
        <translation>{a} contre {b}, partie {number}&#xa0;: {sentence}</translation>
    </message>
    <message>
        <source>The program “{path}” has changed since you chose it. Add --allow-programs to let it play.</source>
        <extracomment>Said on the terminal before a run goes on from its file
{path}: the place of a file on the disk</extracomment>
        <translation>Le programme «&#xa0;{path}&#xa0;» a changé depuis que tu l’as choisi. Ajoute --allow-programs pour le laisser jouer.</translation>
    </message>
    <message>
        <source>No scheduler answered at {address}: {text}.</source>
        <extracomment>Said on the terminal or above the arena. {address}: of a computer in the network, such as tcp://10.0.0.2:8786
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>Aucun ordonnanceur n’a répondu à l’adresse {address}&#xa0;: {text}.</translation>
    </message>
    <message>
        <source>The scheduler at {address} has no workers yet. Start some and try again.</source>
        <extracomment>Said on the terminal or above the arena. {address}: of a computer in the network, such as tcp://10.0.0.2:8786</extracomment>
        <translation>L’ordonnanceur à l’adresse {address} n’a pas encore de processus de calcul. Lances-en et réessaie.</translation>
    </message>
    <message>
        <source>This run depends on the clock or on other programs, so you can&apos;t repeat it exactly.</source>
        <translation>Cette série dépend de l’horloge ou d’autres programmes, donc on ne peut pas la répéter exactement.</translation>
    </message>
    <message>
        <source>Some of these bots never stop thinking, so each move gets {seconds} s. Use --seconds or --nodes to set your own limit.</source>
        <extracomment>Said on the terminal before the games begin
{seconds}: a number</extracomment>
        <translation>Certains de ces robots ne s’arrêtent jamais de réfléchir, donc chaque coup a droit à {seconds}&#xa0;s. Avec --seconds ou --nodes, tu peux fixer ta propre limite.</translation>
    </message>
    <message>
        <source>Some of these bots never stop thinking, so each move gets {seconds} s.</source>
        <extracomment>Below the form of an experiment
{seconds}: a number</extracomment>
        <translation>Certains de ces robots ne s’arrêtent jamais de réfléchir, donc chaque coup a droit à {seconds}&#xa0;s.</translation>
    </message>
    <message>
        <source>Stopped. If you start a run with --resume FILE, you can continue it later.</source>
        <extracomment>Said on the terminal when the games were stopped.</extracomment>
        <translation>Arrêté. Si tu lances une série avec --resume FICHIER, tu peux la continuer plus tard.</translation>
    </message>
    <message>
        <source>Stopped. Use --resume {file} to continue.</source>
        <extracomment>Said on the terminal when the games were stopped. {file}: its name</extracomment>
        <translation>Arrêté. Utilise --resume {file} pour continuer.</translation>
    </message>
    <message>
        <source>Nobody wins or loses on a tree of numbers, so there is nothing to count.</source>
        <translation>Personne ne gagne ni ne perd sur un arbre de nombres, donc il n’y a rien à compter.</translation>
    </message>
    <message>
        <source>{name} hasn&apos;t finished a game yet.</source>
        <extracomment>The result of two players who play each other. {name}: the first one</extracomment>
        <translation>{name} n’a pas encore fini de partie.</translation>
    </message>
    <message>
        <source>{name}: {games}, all drawn. Neither player looks stronger.</source>
        <extracomment>The result of two players who play each other. {name}: the first one; {games}: “12 games”</extracomment>
        <translation>{name}&#xa0;: {games}, que des matchs nuls. Aucun des deux joueurs ne semble plus fort.</translation>
    </message>
    <message>
        <source>won {wins}, drawn {draws}, lost {losses}</source>
        <extracomment>Losses, draws and wins in one line of the command line
{wins}: a number of games
{draws}: a number of games
{losses}: a number of games</extracomment>
        <translation>gagnées {wins}, nulles {draws}, perdues {losses}</translation>
    </message>
    <message>
        <source>{count} won</source>
        <extracomment>Labels beside the bar of results
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>gagnées&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{count} drawn</source>
        <extracomment>Labels beside the bar of results
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>nulles&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{count} lost</source>
        <extracomment>Labels beside the bar of results
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>perdues&#xa0;: {count}</translation>
    </message>
    <message>
        <source>from pairs of games</source>
        <extracomment>Below the results.</extracomment>
        <translation>d’après les paires de parties</translation>
    </message>
    <message>
        <source>Elo at least {low}</source>
        <extracomment>Below the results. Elo is a measure of playing strength; {elo}, {low}, {high}: differences such as +120</extracomment>
        <translation>Elo au moins {low}</translation>
    </message>
    <message>
        <source>Elo at most {high}</source>
        <extracomment>Below the results. Elo is a measure of playing strength; {elo}, {low}, {high}: differences such as +120</extracomment>
        <translation>Elo au plus {high}</translation>
    </message>
    <message>
        <source>Elo {elo}, at least {low}</source>
        <extracomment>Below the results. Elo is a measure of playing strength; {elo}, {low}, {high}: differences such as +120</extracomment>
        <translation>Elo {elo}, au moins {low}</translation>
    </message>
    <message>
        <source>Elo {elo}, from {low} to {high}</source>
        <extracomment>Below the results. Elo is a measure of playing strength; {elo}, {low}, {high}: differences such as +120</extracomment>
        <translation>Elo {elo}, de {low} à {high}</translation>
    </message>
    <message>
        <source>{plies} moves per game; {seconds} ms per move</source>
        <extracomment>{plies}: a number of moves, of both players
{seconds}: a number</extracomment>
        <translation>{plies} coups par partie&#x202f;; {seconds} ms par coup</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <extracomment>Beside the progress of a run. {done}, {total}: numbers of games</extracomment>
        <translation>{done} sur {total}</translation>
    </message>
    <message>
        <source>{games}, {time} left</source>
        <extracomment>{games}: &quot;3 of 10 games&quot;; {time}: minutes and seconds, such as 1:05.</extracomment>
        <translation>{games}, reste {time}</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>Titles of the columns in the table of all pairs of players</extracomment>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Won, drawn, lost</source>
        <extracomment>Titles of the columns in the table of all pairs of players</extracomment>
        <translation>Gagnées, nulles, perdues</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Titles of the columns in the table of all pairs of players</extracomment>
        <translation>Score</translation>
    </message>
    <message>
        <source>Elo difference</source>
        <extracomment>Titles of the columns in the table of all pairs of players</extracomment>
        <translation>Écart Elo</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>Titles of the columns in the table of all pairs of players</extracomment>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Different</source>
        <extracomment>A column: the number of games, where games with the same moves count once.</extracomment>
        <translation>Différentes</translation>
    </message>
    <message>
        <source>In words</source>
        <extracomment>A column: the result as a sentence.</extracomment>
        <translation>En mots</translation>
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
        <translation>gagnées {wins}, nulles {draws}, perdues {losses}</translation>
    </message>
    <message>
        <source>The run is over. {result}</source>
        <extracomment>{result}: a whole sentence on who won how many games.</extracomment>
        <translation>La série est finie. {result}</translation>
    </message>
    <message>
        <source>The run stopped after {done} of {total} games. {result}</source>
        <extracomment>Read aloud by screen readers at the end of a run. {done}, {total}: numbers of games; {result}: a whole sentence</extracomment>
        <translation>La série s’est arrêtée. Parties jouées&#xa0;: {done} sur {total}. {result}</translation>
    </message>
    <message>
        <source>There are no results yet.</source>
        <extracomment>The player with the best score.</extracomment>
        <translation>Il n’y a pas encore de résultats.</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Titles of the columns in the list of games</extracomment>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>A column: the player who moved second in a game.</extracomment>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>A column: how many moves a game had.</extracomment>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>How a game ended, in the list of games.</extracomment>
        <translation>Match nul</translation>
    </message>
    <message>
        <source>{game}: {players}</source>
        <extracomment>The title of a run: the name of a game, and the names of its players. {game}: “Connect Four”; {players}: “Perfect – Random”</extracomment>
        <translation>{game}&#xa0;: {players}</translation>
    </message>
    <message>
        <source>{count} s per move</source>
        <extracomment>The limit of a move, in the title of a run.
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>{count}&#xa0;s par coup</translation>
    </message>
    <message>
        <source>{positions} per move</source>
        <extracomment>The limit of a move, in the title of a run. {positions}: “1,000 positions”</extracomment>
        <translation>{positions} par coup</translation>
    </message>
    <message>
        <source>“{file}” isn&apos;t a saved arena run.</source>
        <extracomment>Said on the terminal. {file}: its name</extracomment>
        <translation>«&#xa0;{file}&#xa0;» n’est pas une série enregistrée de l’arène.</translation>
    </message>
    <message>
        <source>I can&apos;t save the run to “{file}”: {text}.</source>
        <extracomment>Said on the terminal. {file}: its name; {text}: an error as the computer says it</extracomment>
        <translation>Je ne peux pas enregistrer la série dans «&#xa0;{file}&#xa0;»&#xa0;: {text}.</translation>
    </message>
    <message>
        <source>I lost contact with the scheduler at {address}, so I can&apos;t play any more games.</source>
        <extracomment>Said on the terminal or above the arena. {address}: of a computer in the network, such as tcp://10.0.0.2:8786</extracomment>
        <translation>J’ai perdu le contact avec l’ordonnanceur à l’adresse {address}, donc je ne peux plus jouer de parties.</translation>
    </message>
    <message>
        <source>{games} ({different} different)</source>
        <extracomment>{games}: &quot;12 games&quot;; {different}: a number.</extracomment>
        <translation>{games} (différentes&#xa0;: {different})</translation>
    </message>
    <message>
        <source>score {score}%, 95% confidence interval {low}% to {high}% ({means})</source>
        <extracomment>Below the results. {score}, {low}, {high}: percentages without their sign; {means}: the name of a method</extracomment>
        <translation>score {score}&#xa0;%, intervalle de confiance à 95&#xa0;% de {low} à {high}&#xa0;% ({means})</translation>
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
        <translation>{score}&#xa0;% (de {low} à {high})</translation>
    </message>
    <message>
        <source>Best score: {score}%, by {names}.</source>
        <extracomment>The player with the best score. {score}: a percentage without its sign; {names}: one player or several</extracomment>
        <translation>Meilleur score&#xa0;: {score}&#xa0;%, par {names}.</translation>
    </message>
    <message>
        <source>{a} against {b}: the result was clear after game {games}. Later games (kept but not counted): {beyond}.</source>
        <extracomment>Said on the terminal when a test of two differences in strength has ended. {a}, {b}: names of players; {games}: the number of the game; {beyond}: a number of games</extracomment>
        <translation>{a} contre {b}&#xa0;: le résultat était clair après la partie {games}. Parties jouées ensuite, gardées mais pas comptées&#xa0;: {beyond}.</translation>
    </message>
    <message>
        <source>Can luck ever beat a bot that makes no mistakes?</source>
        <translation>La chance peut-elle battre un robot qui ne fait aucune erreur&#x202f;?</translation>
    </message>
    <message>
        <source>How do you beat a bot that always takes the first empty square?</source>
        <translation>Comment battre un robot qui prend toujours la première case vide&#x202f;?</translation>
    </message>
    <message>
        <source>Who wins if nobody makes a mistake?</source>
        <translation>Qui gagne si personne ne fait d’erreur&#x202f;?</translation>
    </message>
    <message>
        <source>How much stronger does a bot get if it looks more moves ahead?</source>
        <translation>De combien un robot devient-il plus fort s’il regarde plus de coups à l’avance&#x202f;?</translation>
    </message>
    <message>
        <source>Does it help to guess who is ahead before the game is over?</source>
        <translation>Est-il utile d’estimer qui mène avant la fin de la partie&#x202f;?</translation>
    </message>
    <message>
        <source>Fear the worst, play the odds, or use minimax: which works best?</source>
        <translation>Craindre le pire, miser sur les chances ou utiliser minimax&#xa0;: qu’est-ce qui marche le mieux&#x202f;?</translation>
    </message>
    <message>
        <source>Can matchboxes full of beads learn to win?</source>
        <extracomment>Title on the card of an experiment</extracomment>
        <translation>Des boîtes d’allumettes pleines de perles peuvent-elles apprendre à gagner&#x202f;?</translation>
    </message>
    <message>
        <source>What can matchboxes learn from a player they can never beat?</source>
        <extracomment>Title on the card of an experiment</extracomment>
        <translation>Que peuvent apprendre des boîtes d’allumettes d’un joueur qu’elles ne battront jamais&#x202f;?</translation>
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
        <translation>{plies} coups par partie&#x202f;; {seconds}&#xa0;ms et {positions} par coup</translation>
    </message>
    <message>
        <source>{name} didn&apos;t move within {text} s.</source>
        <extracomment>Why a game of the arena ended before its end. {name}: the name of a player; {text}: an error as the computer says it, or a number</extracomment>
        <translation>{name} n’a pas joué en {text}&#xa0;s.</translation>
    </message>
    <message>
        <source>{name} couldn&apos;t continue ({text}).</source>
        <extracomment>Why a game of the arena ended before its end. {name}: the name of a player; {text}: an error as the computer says it, or a number</extracomment>
        <translation>{name} n’a pas pu continuer ({text}).</translation>
    </message>
    <message>
        <source>“{file}” is damaged, so I didn&apos;t open it.</source>
        <extracomment>Said on the terminal. {file}: its name</extracomment>
        <translation>«&#xa0;{file}&#xa0;» est abîmé, alors je ne l’ai pas ouvert.</translation>
    </message>
    <message>
        <source>The process playing this game crashed every time, so the game doesn&apos;t count.</source>
        <extracomment>Why a game of the arena ended before its end.</extracomment>
        <translation>Le processus qui jouait cette partie a planté à chaque fois, donc elle ne compte pas.</translation>
    </message>
    <message>
        <source>The file lists the program “{path}” as a player, but you haven&apos;t chosen it on this computer. Add --allow-programs to let it play.</source>
        <extracomment>Said on the terminal before a run goes on from its file
{path}: the place of a file on the disk</extracomment>
        <translation>Le fichier donne le programme «&#xa0;{path}&#xa0;» comme joueur, mais tu ne l’as pas choisi sur cet ordinateur. Ajoute --allow-programs pour le laisser jouer.</translation>
    </message>
    <message>
        <source>That isn&apos;t enough to be sure who is stronger.</source>
        <extracomment>Follows the result of a pair of players; “it” is the first one</extracomment>
        <translation>Cela ne suffit pas pour être sûr de qui est le plus fort.</translation>
    </message>
    <message>
        <source>Measured in this run: {run}. Each opening is played from both sides. Starting number for the dice: {seed}.</source>
        <extracomment>Tooltip of the figures of a run. {run}: what was played, such as “Connect Four: Nilo, Zeno; 1 s per move”; {seed}: a number</extracomment>
        <translation>Mesuré dans cette série&#xa0;: {run}. Chaque ouverture est jouée des deux côtés. Nombre de départ pour le hasard&#xa0;: {seed}.</translation>
    </message>
    <message>
        <source>Measured in this run: {run}. Starting number for the dice: {seed}.</source>
        <extracomment>Tooltip of the figures of a run. {run}: what was played, such as “Connect Four: Nilo, Zeno; 1 s per move”; {seed}: a number</extracomment>
        <translation>Mesuré dans cette série&#xa0;: {run}. Nombre de départ pour le hasard&#xa0;: {seed}.</translation>
    </message>
    <message>
        <source>Of {games}, {name} won {wins}, drew {draws} and lost {losses}.</source>
        <extracomment>The result of a pair of players. {games}: “12 games”; {name}: the first player; {wins}, {draws}, {losses}: numbers of games</extracomment>
        <translation>Sur {games}, {name} en a gagné {wins}, fait {draws} nulles et perdu {losses}.</translation>
    </message>
    <message>
        <source>{name} won {wins} of {games}.</source>
        <extracomment>The result of two players who play each other. {name}: the first one; {games}: “12 games”; {wins}: a number of games</extracomment>
        <translation>{name} a gagné {wins} fois en {games}.</translation>
    </message>
    <message>
        <source>We can be 95% sure that it is stronger.</source>
        <extracomment>Follows the result of a pair of players; “it” is the first one</extracomment>
        <translation>On peut être sûr à 95&#xa0;% qu’il est plus fort.</translation>
    </message>
    <message>
        <source>We can be 95% sure that it is weaker.</source>
        <extracomment>Follows the result of a pair of players; “it” is the first one</extracomment>
        <translation>On peut être sûr à 95&#xa0;% qu’il est plus faible.</translation>
    </message>
    <message>
        <source>from single games</source>
        <extracomment>Below the results.</extracomment>
        <translation>à partir de parties isolées</translation>
    </message>
    <message>
        <source>Another run is saving its games in “{file}”. Wait until it ends, or stop it.</source>
        <extracomment>Said on the terminal. {file}: the file of a run that another program is just playing</extracomment>
        <translation>Une autre série enregistre ses parties dans «&#xa0;{file}&#xa0;». Attends qu’elle se termine, ou arrête-la.</translation>
    </message>
    <message>
        <source>A cluster needs Dask, which this package doesn&apos;t contain. Use Minimax Fair from its source code instead: the README says how.</source>
        <extracomment>Said on the terminal. Dask: a library that lets several computers work together</extracomment>
        <translation>Pour un groupe d’ordinateurs, il faut Dask, que ce paquet ne contient pas. Utilise plutôt Minimax Fair à partir de son code source&#xa0;: le README explique comment faire.</translation>
    </message>
    <message>
        <source>A cluster needs Dask, which isn&apos;t installed. This command installs it: {command}</source>
        <extracomment>Said on the terminal. Dask: a library that lets several computers work together. {command}: what to type</extracomment>
        <translation>Pour un groupe d’ordinateurs, il faut Dask, qui n’est pas installé. Cette commande l’installe&#xa0;: {command}</translation>
    </message>
    <message>
        <source>“{address}” isn&apos;t the address of a scheduler. Write it like tcp://HOST:8786.</source>
        <extracomment>Said on the terminal or above the arena. {address}: of a computer in the network, such as tcp://10.0.0.2:8786</extracomment>
        <translation>«&#xa0;{address}&#xa0;» n’est pas l’adresse d’un ordonnanceur. Écris-la ainsi&#xa0;: tcp://HOST:8786.</translation>
    </message>
    <message>
        <source>The scheduler at {address} has no workers now. Start some, and the games go on; or press Ctrl+C to stop.</source>
        <extracomment>Said on the terminal while games are played. {address}: of a computer in the network</extracomment>
        <translation>L’ordonnanceur à l’adresse {address} n’a plus de processus de calcul. Lances-en et les parties continueront, ou appuie sur Ctrl+C pour arrêter.</translation>
    </message>
    <message>
        <source>
Game {number}: {first} goes first, {second} goes second</source>
        <extracomment>In the list of turns, above those of one game. {first}, {second}: names of players
{number}: a number</extracomment>
        <translation>
Partie {number}&#xa0;: {first} joue en premier, {second} en second</translation>
    </message>
    <message>
        <source>{name} crashed ({text}).</source>
        <extracomment>Why a game of the arena ended before its end. {name}: the name of a player; {text}: an error as the computer says it, or a number</extracomment>
        <translation>{name} a planté ({text}).</translation>
    </message>
    <message>
        <source>“{file}” already contains another run. Leave out --players to continue that run, or name another file.</source>
        <extracomment>Said on the terminal. {file}: its name</extracomment>
        <translation>«&#xa0;{file}&#xa0;» contient déjà une autre série. Enlève --players pour continuer cette série, ou donne un autre fichier.</translation>
    </message>
    <message>
        <source>going first: {first}; going second: {second}</source>
        <extracomment>{first}, {second}: results such as &quot;won 5, drawn 2, lost 3&quot;.</extracomment>
        <translation>en premier&#xa0;: {first}&#x202f;; en second&#xa0;: {second}</translation>
    </message>
    <message>
        <source>Goes first</source>
        <extracomment>A column: the player who moved first in a game.</extracomment>
        <translation>En premier</translation>
    </message>
    <message>
        <source>Goes second</source>
        <extracomment>A column: the player who moved second in a game.</extracomment>
        <translation>En second</translation>
    </message>
    <message>
        <source>{winner} went first and won</source>
        <extracomment>How a game ended, in the list of games. {winner}: the name of the player</extracomment>
        <translation>{winner} a commencé et a gagné</translation>
    </message>
    <message>
        <source>{winner} went second and won</source>
        <extracomment>How a game ended, in the list of games. {winner}: the name of the player</extracomment>
        <translation>{winner} a joué en second et a gagné</translation>
    </message>
    <message>
        <source>Move {number}: {values}. Played: {chosen}, one of the best moves.</source>
        <extracomment>In the list of turns. {values}: all moves with their values; {chosen}: a move
{number}: a number</extracomment>
        <translation>Coup {number}&#xa0;: {values}. Joué&#xa0;: {chosen}, un des meilleurs coups.</translation>
    </message>
    <message>
        <source>Move {number}: {values}. Played: {chosen}, not one of the best moves.</source>
        <extracomment>In the list of turns. {values}: all moves with their values; {chosen}: a move
{number}: a number</extracomment>
        <translation>Coup {number}&#xa0;: {values}. Joué&#xa0;: {chosen}, qui n’est pas un des meilleurs coups.</translation>
    </message>
    <message>
        <source>Connect Four, four moves ahead: the bot that counts open lines wins 84 of 100 games</source>
        <translation>Puissance 4, quatre coups à l’avance&#xa0;: le robot qui compte les lignes ouvertes gagne 84 parties sur 100</translation>
    </message>
</context>
<context>
    <name>ArenaChoices</name>
    <message>
        <source>Add player</source>
        <extracomment>Button below the players of an experiment</extracomment>
        <translation>Ajouter un joueur</translation>
    </message>
    <message>
        <source>Add a player. Everyone plays everyone else.</source>
        <translation>Ajouter un joueur. Chacun joue contre tous les autres.</translation>
    </message>
    <message>
        <source>Remove player</source>
        <extracomment>Button below the players of an experiment</extracomment>
        <translation>Enlever un joueur</translation>
    </message>
    <message>
        <source>Remove the last player</source>
        <translation>Enlever le dernier joueur</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>No openings: all games begin at the start.</extracomment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>take turns</source>
        <extracomment>Who makes the first move: the players take turns, always the upper one, or a random one.</extracomment>
        <translation>chacun son tour</translation>
    </message>
    <message>
        <source>at random</source>
        <extracomment>The same: it is drawn by lot</extracomment>
        <translation>au hasard</translation>
    </message>
    <message>
        <source>Notes on these choices</source>
        <translation>Remarques sur ces choix</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button that starts the experiment</extracomment>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Start these games</source>
        <translation>Lancer ces parties</translation>
    </message>
    <message>
        <source>Your own experiment</source>
        <translation>Ta propre expérience</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Label in the form of an experiment, and its tip</extracomment>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>Labels in the form of an experiment, each with its tip</extracomment>
        <translation>Parties</translation>
    </message>
    <message>
        <source>How many games each pair of players plays</source>
        <extracomment>Labels in the form of an experiment, each with its tip</extracomment>
        <translation>Nombre de parties que joue chaque paire de joueurs</translation>
    </message>
    <message>
        <source>First move</source>
        <extracomment>Labels in the form of an experiment, each with its tip</extracomment>
        <translation>Premier coup</translation>
    </message>
    <message>
        <source>Openings</source>
        <extracomment>Labels in the form of an experiment, each with its tip</extracomment>
        <translation>Ouvertures</translation>
    </message>
    <message>
        <source>Limit for each move. “No limit” lets each bot use its own limit.</source>
        <extracomment>Labels in the form of an experiment, each with its tip</extracomment>
        <translation>Limite pour chaque coup. Avec «&#xa0;sans limite&#xa0;», chaque robot utilise la sienne.</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>Labels in the form of an experiment, each with its tip</extracomment>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Starting number for the dice. Use the same number again to get the same games.</source>
        <extracomment>Labels in the form of an experiment, each with its tip</extracomment>
        <translation>Nombre de départ pour le hasard. Le même nombre redonne les mêmes parties.</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <extracomment>Label in the form of an experiment: Player 1, Player 2 ...
{number}: a number</extracomment>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>always Player 1</source>
        <extracomment>Choices beside “First move”: who makes it</extracomment>
        <translation>toujours le joueur 1</translation>
    </message>
    <message>
        <source>The game they play</source>
        <extracomment>Label in the form of an experiment, and its tip</extracomment>
        <translation>Le jeu auquel ils jouent</translation>
    </message>
    <message>
        <source>Who makes the first move</source>
        <extracomment>Labels in the form of an experiment, each with its tip</extracomment>
        <translation>Qui joue le premier coup</translation>
    </message>
    <message>
        <source>How many random openings there are. Each one is played from both sides.</source>
        <extracomment>Labels in the form of an experiment, each with its tip</extracomment>
        <translation>Nombre d’ouvertures au hasard. Chacune est jouée des deux côtés.</translation>
    </message>
    <message>
        <source>Per move</source>
        <extracomment>Labels in the form of an experiment, each with its tip</extracomment>
        <translation>Par coup</translation>
    </message>
    <message>
        <source>A player. Everyone plays everyone else.</source>
        <extracomment>Label in the form of an experiment: Player 1, Player 2 ...</extracomment>
        <translation>Un joueur. Chacun joue contre tous les autres.</translation>
    </message>
</context>
<context>
    <name>ArenaPage</name>
    <message>
        <source>Board</source>
        <extracomment>Button that leads from the arena back to the board</extracomment>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Go back to the board (Esc). The games continue; press K to return.</source>
        <translation>Revenir au plateau (Échap). Les parties continuent&#x202f;; appuie sur K pour revenir ici.</translation>
    </message>
    <message>
        <source>Show or hide the choices beside the results</source>
        <translation>Afficher ou cacher les choix à côté des résultats</translation>
    </message>
    <message>
        <source>Arena</source>
        <extracomment>Title of the page on which bots play each other</extracomment>
        <translation>Arène</translation>
    </message>
    <message>
        <source>Results</source>
        <extracomment>The view with the ready-made experiments.</extracomment>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>The view with the ready-made experiments.</extracomment>
        <translation>Parties</translation>
    </message>
    <message>
        <source>See who is ahead</source>
        <extracomment>Tips of the tabs of the page</extracomment>
        <translation>Voir qui mène</translation>
    </message>
    <message>
        <source>See every game of this run</source>
        <extracomment>Tips of the tabs of the page</extracomment>
        <translation>Voir toutes les parties de cette série</translation>
    </message>
    <message>
        <source>See what each of the perfect player&apos;s moves was worth</source>
        <extracomment>Tips of the tabs of the page</extracomment>
        <translation>Voir ce que valait chaque coup du joueur parfait</translation>
    </message>
    <message>
        <source>Hide choices</source>
        <extracomment>Button above the results: the choices are the form of an experiment</extracomment>
        <translation>Cacher les choix</translation>
    </message>
    <message>
        <source>Show choices</source>
        <extracomment>Button above the results: the choices are the form of an experiment</extracomment>
        <translation>Afficher les choix</translation>
    </message>
    <message>
        <source>Experiments</source>
        <extracomment>The view with the ready-made experiments.</extracomment>
        <translation>Expériences</translation>
    </message>
    <message>
        <source>Turns</source>
        <extracomment>The view with the ready-made experiments.</extracomment>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Ready-made experiments</source>
        <extracomment>Tips of the tabs of the page</extracomment>
        <translation>Des expériences toutes prêtes</translation>
    </message>
</context>
<context>
    <name>Badges</name>
    <message>
        <source>{player} would win here</source>
        <extracomment>Tip of a place on the board that the other player must not leave open
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} gagnerait ici</translation>
    </message>
    <message>
        <source>you would win here</source>
        <extracomment>Tip of a place on the board that the other player must not leave open</extracomment>
        <translation>tu gagnerais ici</translation>
    </message>
    <message>
        <source>the bot would win here</source>
        <extracomment>Tip of a place on the board that the other player must not leave open</extracomment>
        <translation>le robot gagnerait ici</translation>
    </message>
</context>
<context>
    <name>BoardKind</name>
    <message>
        <source>{place}, mistake ({lost})</source>
        <extracomment>Read by screen readers: {place} is a square and what is on it, {lost} what was given away</extracomment>
        <translation>{place}, erreur ({lost})</translation>
    </message>
</context>
<context>
    <name>BoardPresenter</name>
    <message>
        <source>Looking for a hint…</source>
        <translation>Recherche d’un indice…</translation>
    </message>
    <message>
        <source>{standing}: {turn}</source>
        <extracomment>{standing}: the score, such as &quot;X 3, O 1&quot;; {turn}: such as &quot;X to move&quot;</extracomment>
        <translation>{standing}&#xa0;: {turn}</translation>
    </message>
    <message>
        <source>Your turn ({player})</source>
        <extracomment>Below the board: whose turn it is.
{player}: a player&apos;s name: X, White</extracomment>
        <translation>À toi de jouer ({player})</translation>
    </message>
    <message>
        <source>{player} ({bot}) is thinking…</source>
        <extracomment>Below the board: whose turn it is. {bot}: the name of the bot, such as Zeno
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} ({bot}) réfléchit…</translation>
    </message>
    <message>
        <source>It&apos;s a draw</source>
        <extracomment>Below the board, and in large letters, at the end of a game</extracomment>
        <translation>C’est un match nul</translation>
    </message>
    <message>
        <source>You win by {margin}!</source>
        <extracomment>Below the board, and in large letters, at the end of a game
{margin}: by how much a game is won: 4</extracomment>
        <translation>Tu gagnes de {margin}&#x202f;!</translation>
    </message>
    <message>
        <source>The bot wins by {margin}</source>
        <extracomment>Below the board, and in large letters, at the end of a game
{margin}: by how much a game is won: 4</extracomment>
        <translation>Le robot gagne de {margin}</translation>
    </message>
    <message>
        <source>{bot} wins</source>
        <extracomment>{bot}: the name of a bot, such as Momo</extracomment>
        <translation>{bot} gagne</translation>
    </message>
    <message>
        <source>The bot wins</source>
        <extracomment>Below the board, and in large letters, at the end of a game</extracomment>
        <translation>Le robot gagne</translation>
    </message>
    <message>
        <source>You win!</source>
        <extracomment>Below the board, and in large letters, at the end of a game</extracomment>
        <translation>Tu gagnes&#x202f;!</translation>
    </message>
    <message>
        <source>You can move for the bot</source>
        <translation>Tu peux jouer à la place du robot</translation>
    </message>
    <message>
        <source>Tap the board to let the bot move</source>
        <translation>Touche le plateau pour faire jouer le robot</translation>
    </message>
    <message>
        <source>Tap the board to play</source>
        <translation>Touche le plateau pour jouer</translation>
    </message>
    <message>
        <source>{bot} picks one of its best moves at random</source>
        <extracomment>Below the board, about how the bot chooses. {bot}: the name of the bot</extracomment>
        <translation>{bot} choisit au hasard un de ses meilleurs coups</translation>
    </message>
    <message>
        <source>Hint: one of the best moves, picked at random</source>
        <translation>Indice&#xa0;: un des meilleurs coups, choisi au hasard</translation>
    </message>
    <message>
        <source>{player} ({bot}) is waiting</source>
        <extracomment>Below the board: whose turn it is. {bot}: the name of the bot, such as Zeno
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} ({bot}) attend</translation>
    </message>
    <message numerus="yes">
        <source>looks {depth} moves ahead and likes {move}</source>
        <extracomment>Below the board, after the name of the bot that is thinking
{depth}: a number of moves
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>regarde {depth} coup à l’avance et préfère {move}</numerusform>
            <numerusform>regarde {depth} coups à l’avance et préfère {move}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>looks about {depth} moves ahead and likes {move}</source>
        <extracomment>Below the board, after the name of the bot that is thinking
{depth}: a number of moves
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>regarde environ {depth} coup à l’avance et préfère {move}</numerusform>
            <numerusform>regarde environ {depth} coups à l’avance et préfère {move}</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}&apos;s turn</source>
        <extracomment>Below the board: whose turn it is.
{player}: a player&apos;s name: X, White</extracomment>
        <translation>À {player} de jouer</translation>
    </message>
    <message>
        <source>{bot} picks the best move that is hardest to answer</source>
        <extracomment>Below the board, about how the bot chooses. {bot}: the name of the bot</extracomment>
        <translation>{bot} choisit le meilleur coup auquel il est le plus difficile de répondre</translation>
    </message>
    <message>
        <source>Hint: the best move that is hardest to answer</source>
        <translation>Indice&#xa0;: le meilleur coup auquel il est le plus difficile de répondre</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>tap again to play</source>
        <translation>touche encore pour jouer</translation>
    </message>
    <message>
        <source>{cell}, tap again to play</source>
        <extracomment>After a first tap on a touch screen
{cell}: a place on the board: b2</extracomment>
        <translation>{cell}, touche encore pour jouer</translation>
    </message>
</context>
<context>
    <name>BoothPage</name>
    <message>
        <source>Board</source>
        <extracomment>Booth: name of the board, for screen readers</extracomment>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Play against the bot</source>
        <translation>Joue contre le robot</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>Booth: large buttons below the board</extracomment>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>Booth: large buttons below the board</extracomment>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>You go first</source>
        <translation>Tu commences</translation>
    </message>
    <message>
        <source>What each move is worth</source>
        <translation>Ce que vaut chaque coup</translation>
    </message>
    <message>
        <source>Could someone have won? Press “Why?” to find out.</source>
        <translation>Quelqu’un pouvait-il gagner&#x202f;? Appuie sur «&#xa0;Pourquoi&#x202f;?&#xa0;» pour le savoir.</translation>
    </message>
    <message>
        <source>Press “Why?” to see how the game was lost.</source>
        <translation>Appuie sur «&#xa0;Pourquoi&#x202f;?&#xa0;» pour voir comment la partie a été perdue.</translation>
    </message>
    <message>
        <source>How this game was lost</source>
        <translation>Comment cette partie a été perdue</translation>
    </message>
    <message>
        <source>Watch the values change. Who makes the last mistake?</source>
        <translation>Regarde les valeurs changer. Qui fait la dernière erreur&#x202f;?</translation>
    </message>
    <message>
        <source>Which move saves the game?</source>
        <extracomment>Booth: the task of a riddle and its answer, beside the board</extracomment>
        <translation>Quel coup sauve la partie&#x202f;?</translation>
    </message>
    <message>
        <source>The answer is {move}. Every other move loses.</source>
        <extracomment>Booth: the task of a riddle and its answer, beside the board
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>La réponse est {move}. Tous les autres coups perdent.</translation>
    </message>
    <message>
        <source>Right!</source>
        <extracomment>Booth: the task of a riddle and its answer, beside the board</extracomment>
        <translation>Bravo&#x202f;!</translation>
    </message>
    <message>
        <source>Not this time</source>
        <extracomment>Booth: the task of a riddle and its answer, beside the board</extracomment>
        <translation>Pas cette fois</translation>
    </message>
    <message>
        <source>Touch the board. The symbols show who wins if both sides play perfectly.</source>
        <translation>Touche le plateau. Les signes montrent qui gagne si les deux jouent sans faute.</translation>
    </message>
    <message>
        <source>You can see what every move is worth, right to the end.</source>
        <translation>Tu vois ce que vaut chaque coup, jusqu’à la toute fin.</translation>
    </message>
    <message>
        <source>The symbols show who wins if both sides play perfectly.</source>
        <translation>Les signes montrent qui gagne si les deux jouent sans faute.</translation>
    </message>
    <message>
        <source>You are {player}. Only one move doesn&apos;t lose. Touch it!</source>
        <extracomment>Booth: the task of a riddle and its answer, beside the board
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Tu es {player}. Un seul coup ne perd pas. Touche-le&#x202f;!</translation>
    </message>
    <message>
        <source>The only move that doesn&apos;t lose is {move}.</source>
        <extracomment>Booth: the task of a riddle and its answer, beside the board
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Le seul coup qui ne perd pas est {move}.</translation>
    </message>
</context>
<context>
    <name>BoothReport</name>
    <message>
        <source>The hardest riddle</source>
        <extracomment>Booth: below a board in the report of a day.</extracomment>
        <translation>L’énigme la plus difficile</translation>
    </message>
    <message>
        <source>The most common mistake</source>
        <extracomment>Booth: below a board in the report of a day.</extracomment>
        <translation>L’erreur la plus fréquente</translation>
    </message>
    <message>
        <source>Visitors</source>
        <extracomment>Booth: a figure in the report of a day, before its number</extracomment>
        <translation>Visiteurs</translation>
    </message>
    <message>
        <source>Finished games</source>
        <extracomment>Booth: a figure in the report of a day, before its number</extracomment>
        <translation>Parties terminées</translation>
    </message>
    <message>
        <source>Games won by the bot</source>
        <extracomment>Booth: a figure in the report of a day, before its number</extracomment>
        <translation>Gagnées par le robot</translation>
    </message>
    <message>
        <source>Games won by visitors</source>
        <extracomment>Booth: a figure in the report of a day, before its number</extracomment>
        <translation>Gagnées par les visiteurs</translation>
    </message>
    <message>
        <source>Draws</source>
        <extracomment>Booth: a figure in the report of a day, before its number</extracomment>
        <translation>Parties nulles</translation>
    </message>
    <message>
        <source>Games left unfinished</source>
        <extracomment>Booth: a figure in the report of a day, before its number</extracomment>
        <translation>Parties inachevées</translation>
    </message>
    <message>
        <source>Riddles answered</source>
        <extracomment>Booth: a figure in the report of a day, before its number</extracomment>
        <translation>Énigmes essayées</translation>
    </message>
    <message>
        <source>Riddles solved</source>
        <extracomment>Booth: a figure in the report of a day, before its number</extracomment>
        <translation>Énigmes résolues</translation>
    </message>
    <message>
        <source>Right answers: {right} of {count}</source>
        <extracomment>Booth: below a board in the report of a day. {right}: a number
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>Bonnes réponses&#xa0;: {right} sur {count}</translation>
    </message>
    <message>
        <source>A day at the booth</source>
        <translation>La journée au stand</translation>
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
        <translation>Des visiteurs jouent</translation>
    </message>
    <message>
        <source>The figures can&apos;t be saved. Is the disk full?</source>
        <translation>Impossible d’enregistrer les chiffres. Le disque est-il plein&#x202f;?</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <extracomment>Booth: after the report of a day was saved
{file}: the name of a file</extracomment>
        <translation>Enregistré&#xa0;: {file}</translation>
    </message>
    <message>
        <source>The booth is already running.</source>
        <translation>Le mode stand est déjà lancé.</translation>
    </message>
</context>
<context>
    <name>CandidateColumns</name>
    <message>
        <source>Move</source>
        <extracomment>Titles of the columns in the table of moves; the results of random play are such as: Random: X / draw / O</extracomment>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>Titles of the columns in the table of moves; the results of random play are such as: Random: X / draw / O</extracomment>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>Titles of the columns in the table of moves; the results of random play are such as: Random: X / draw / O</extracomment>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>What the move is worth if both sides play their best</source>
        <extracomment>Tips on the titles of the columns in the table of moves</extracomment>
        <translation>Ce que vaut le coup si les deux joueurs jouent au mieux</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Titles of the columns in the table of moves; the results of random play are such as: Random: X / draw / O</extracomment>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>How sure</source>
        <extracomment>Title of the column that says &quot;exact&quot;, &quot;guess&quot; and so on</extracomment>
        <translation>Certitude</translation>
    </message>
    <message>
        <source>By depth</source>
        <extracomment>Titles of further columns in the table of moves</extracomment>
        <translation>Par profondeur</translation>
    </message>
    <message>
        <source>Reply</source>
        <extracomment>Titles of further columns in the table of moves</extracomment>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Best line</source>
        <extracomment>Titles of further columns in the table of moves</extracomment>
        <translation>Meilleure variante</translation>
    </message>
    <message>
        <source>The best reply</source>
        <extracomment>Tips on the titles of the columns in the table of moves</extracomment>
        <translation>La meilleure réponse</translation>
    </message>
    <message>
        <source>Random: {first} / draw / {second}</source>
        <extracomment>Titles of further columns in the table of moves
{first}: the name of the player who moves first: X, White
{second}: the name of the player who moves second: O, Black</extracomment>
        <translation>Hasard&#xa0;: {first} / nul / {second}</translation>
    </message>
    <message>
        <source>How likely each result is if both sides move at random</source>
        <extracomment>Tips on the titles of the columns in the table of moves</extracomment>
        <translation>Les chances de chaque résultat si les deux joueurs jouent au hasard</translation>
    </message>
    <message>
        <source>Endings: {first} / draw / {second}</source>
        <extracomment>Titles of further columns in the table of moves
{first}: the name of the player who moves first: X, White
{second}: the name of the player who moves second: O, Black</extracomment>
        <translation>Fins&#xa0;: {first} / nul / {second}</translation>
    </message>
    <message>
        <source>How many different games end in each of these ways</source>
        <extracomment>Tips on the titles of the columns in the table of moves</extracomment>
        <translation>Combien de parties différentes finissent de chacune de ces façons</translation>
    </message>
    <message>
        <source>What happens if both sides play their best. “In 3 moves” counts only that player&apos;s moves, starting with the move in this row</source>
        <extracomment>Tips on the titles of the columns in the table of moves</extracomment>
        <translation>Ce qui arrive si les deux joueurs jouent au mieux. «&#xa0;En 3 coups&#xa0;» compte seulement les coups de ce joueur, à partir du coup de cette ligne</translation>
    </message>
    <message>
        <source>Who chooses among these moves. MAX takes the largest value shown, MIN the smallest</source>
        <extracomment>Tips on the titles of the columns in the table of moves</extracomment>
        <translation>Qui choisit parmi ces coups. MAX prend la plus grande valeur affichée, MIN la plus petite</translation>
    </message>
    <message>
        <source>Is the value exact, only a bound, or a guess? And how many moves deep did the search look?</source>
        <extracomment>Tips on the titles of the columns in the table of moves</extracomment>
        <translation>La valeur est-elle exacte, seulement une borne, ou une estimation&#x202f;? Et à combien de coups la recherche a-t-elle regardé&#x202f;?</translation>
    </message>
    <message>
        <source>How the value changed as the search looked deeper. Higher means larger; the dotted line is zero. A solid dot at the end: the value is proven</source>
        <extracomment>Tips on the titles of the columns in the table of moves</extracomment>
        <translation>Comment la valeur a changé quand la recherche a regardé plus loin. Plus haut veut dire plus grand&#x202f;; la ligne pointillée est zéro. Un point plein à la fin&#xa0;: la valeur est prouvée</translation>
    </message>
    <message>
        <source>Worst case</source>
        <extracomment>Titles of further columns in the table of moves</extracomment>
        <translation>Pire cas</translation>
    </message>
    <message>
        <source>The worst that can happen to the player whose turn it is</source>
        <extracomment>Tips on the titles of the columns in the table of moves</extracomment>
        <translation>Le pire qui peut arriver au joueur dont c’est le tour</translation>
    </message>
    <message>
        <source>A move that you can make here</source>
        <extracomment>Tips on the titles of the columns in the table of moves</extracomment>
        <translation>Un coup possible ici</translation>
    </message>
</context>
<context>
    <name>CandidateHeader</name>
    <message>
        <source>What each move is worth</source>
        <extracomment>The heading of the list of moves with their values</extracomment>
        <translation>Ce que vaut chaque coup</translation>
    </message>
    <message>
        <source>Values as</source>
        <extracomment>Heading in the menu of options above the table of moves, over: Words, Numbers ...</extracomment>
        <translation>Valeurs en</translation>
    </message>
    <message>
        <source>+1, 0, −1</source>
        <translation>+1, 0, −1</translation>
    </message>
    <message>
        <source>Cost (smaller is better)</source>
        <translation>Coût (plus petit, c’est mieux)</translation>
    </message>
    <message>
        <source>Words</source>
        <extracomment>Choice below the heading “Values as”</extracomment>
        <translation>Mots</translation>
    </message>
    <message>
        <source>The bot</source>
        <extracomment>Choice below the heading “For”: whose side values are told from</extracomment>
        <translation>Le robot</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Sur le plateau</translation>
    </message>
    <message>
        <source>No values</source>
        <extracomment>Choices below the heading “On board”: which values stand on the board</extracomment>
        <translation>Aucune valeur</translation>
    </message>
    <message>
        <source>The best</source>
        <extracomment>The same: only the best values</extracomment>
        <translation>Les meilleures</translation>
    </message>
    <message>
        <source>All values</source>
        <extracomment>The same: all values</extracomment>
        <translation>Toutes les valeurs</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>Button with a menu, above the table of moves</extracomment>
        <translation>Options</translation>
    </message>
    <message>
        <source>How values are shown</source>
        <translation>Comment les valeurs sont affichées</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <extracomment>The heading of the list of mistakes at the end of a game, where there is little room</extracomment>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Mistakes in this game</source>
        <extracomment>The heading of the list of mistakes at the end of a game</extracomment>
        <translation>Erreurs dans cette partie</translation>
    </message>
    <message>
        <source>Bot&apos;s moves</source>
        <extracomment>The heading of the list of the bot&apos;s moves, where there is little room</extracomment>
        <translation>Coups du robot</translation>
    </message>
    <message>
        <source>What the bot&apos;s moves are worth</source>
        <extracomment>The heading of the list of the bot&apos;s moves with their values</extracomment>
        <translation>Ce que valent les coups du robot</translation>
    </message>
    <message>
        <source>Values for</source>
        <extracomment>Title of a choice: for whom the values on screen are</extracomment>
        <translation>Valeurs pour</translation>
    </message>
    <message>
        <source>Move values</source>
        <extracomment>The heading of the list of moves with their values, where there is little room</extracomment>
        <translation>Valeur des coups</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Of a choice: for whom the values on screen are</extracomment>
        <translation>Toi</translation>
    </message>
    <message>
        <source>Whoever&apos;s turn it is</source>
        <translation>Le joueur dont c’est le tour</translation>
    </message>
    <message>
        <source>How values are written (C)</source>
        <extracomment>Heading in the menu of options above the table of moves, over: Words, Numbers ...</extracomment>
        <translation>Comment les valeurs sont écrites (C)</translation>
    </message>
    <message>
        <source>How values are written (C), who they are for (P), and which ones the board shows (V)</source>
        <translation>Comment les valeurs s’écrivent (C), pour qui elles sont (P) et lesquelles sont sur le plateau (V)</translation>
    </message>
    <message>
        <source>{player} (MAX)</source>
        <extracomment>Choice below the heading “For”: {player} is the first player, called Max in the theory</extracomment>
        <translation>{player} (MAX)</translation>
    </message>
    <message>
        <source>Who the values are for (P)</source>
        <extracomment>Title of a choice: for whom the values on screen are</extracomment>
        <translation>Pour qui sont les valeurs (P)</translation>
    </message>
    <message>
        <source>Which values the board shows. A circle with ! marks each mistake (V)</source>
        <translation>Quelles valeurs sont sur le plateau. Un rond avec un&#x202f;! marque chaque erreur (V)</translation>
    </message>
</context>
<context>
    <name>CandidatePanel</name>
    <message>
        <source>Who these values are for</source>
        <translation>Pour qui sont ces valeurs</translation>
    </message>
    <message>
        <source>Candidate moves</source>
        <extracomment>Name of the table of moves, for screen readers</extracomment>
        <translation>Coups possibles</translation>
    </message>
    <message>
        <source>The theory behind the game</source>
        <translation>La théorie du jeu</translation>
    </message>
    <message>
        <source>All moves, the best first. Open a row to see the replies, or double-click it to play the move (keys 1 to 9)</source>
        <translation>Tous les coups, le meilleur d’abord. Ouvre une ligne pour voir les réponses, ou double-clique dessus pour jouer le coup (touches 1 à 9)</translation>
    </message>
</context>
<context>
    <name>CandidateTexts</name>
    <message>
        <source>{player} wins</source>
        <extracomment>The longest texts in the table of moves.
Cells in the columns “Worst case” and “Random” of the table of moves.
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} gagne</translation>
    </message>
    <message>
        <source>{move}: {known}</source>
        <extracomment>A row in the table of moves, as screen readers tell it. {known}: “exact”, “guess”, “at least”
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>{move}&#xa0;: {known}</translation>
    </message>
    <message>
        <source>{move}: {value}, {meaning}, {known}</source>
        <extracomment>A row in the table of moves, as screen readers tell it. {known}: “exact”, “guess”, “at least”; {meaning}: “X wins in 2 moves”
{move}: a move: b2, column 4, ♘f3
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{move}&#xa0;: {value}, {meaning}, {known}</translation>
    </message>
    <message>
        <source>{row}, best move</source>
        <extracomment>A row in the table of moves, as screen readers tell it. {row}: all of a row that was told before</extracomment>
        <translation>{row}, meilleur coup</translation>
    </message>
    <message>
        <source>For {player}. ≈ marks a guess.</source>
        <extracomment>Above the table of moves: whose values these are
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Pour {player}. ≈ indique une estimation.</translation>
    </message>
    <message>
        <source>For you. ≈ marks a guess.</source>
        <extracomment>Above the table of moves: whose values these are</extracomment>
        <translation>Pour toi. ≈ indique une estimation.</translation>
    </message>
    <message>
        <source>For the bot. ≈ marks a guess.</source>
        <extracomment>Above the table of moves: whose values these are</extracomment>
        <translation>Pour le robot. ≈ indique une estimation.</translation>
    </message>
    <message>
        <source>Even?</source>
        <extracomment>In the legend of the list of moves: the sign of a guess in between</extracomment>
        <translation>Égal&#x202f;?</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>What a filled sign means, in the legend of the list of moves</extracomment>
        <translation>Meilleur</translation>
    </message>
    <message>
        <source>now {value}</source>
        <extracomment>Newest value in the list of values by depth: “depth 2: +3, depth 4: +5, now +4”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>maintenant {value}</translation>
    </message>
    <message>
        <source>depth {depth}: {value}</source>
        <extracomment>One value in the list of values by depth: “depth 2: +3”.
{depth}: a number of moves
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>profondeur {depth}&#xa0;: {value}</translation>
    </message>
    <message>
        <source>{known}: {meaning}</source>
        <extracomment>One value in the list of values by depth: “depth 2: +3”. {known}: “at least”; {meaning}: “X wins in 2 moves”</extracomment>
        <translation>{known}&#xa0;: {meaning}</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>In the legend of the list of moves: the sign of a draw
Cells in the columns “Worst case” and “Random” of the table of moves.</extracomment>
        <translation>Match nul</translation>
    </message>
    <message>
        <source>{move}: {meaning}</source>
        <extracomment>A row in the table of moves, as screen readers tell it. {meaning}: “X wins in 2 moves”
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>{move}&#xa0;: {meaning}</translation>
    </message>
    <message>
        <source>For {player}, with perfect play.</source>
        <extracomment>Above the table of moves: whose values these are
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Pour {player}, si on joue parfaitement.</translation>
    </message>
    <message>
        <source>For you, with perfect play.</source>
        <extracomment>Above the table of moves: whose values these are</extracomment>
        <translation>Pour toi, si on joue parfaitement.</translation>
    </message>
    <message>
        <source>For the bot, with perfect play.</source>
        <extracomment>Above the table of moves: whose values these are</extracomment>
        <translation>Pour le robot, si on joue parfaitement.</translation>
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
        <translation>Sur le plateau&#xa0;: les {count} meilleurs</translation>
    </message>
    <message>
        <source>{row}. Another move is at least as good</source>
        <extracomment>Read by screen readers and shown beside a row; {row} is such as “h4: No better”</extracomment>
        <translation>{row}. Un autre coup est au moins aussi bon</translation>
    </message>
    <message>
        <source>not searched yet</source>
        <extracomment>A row in the table of moves, as screen readers tell it.</extracomment>
        <translation>pas encore exploré</translation>
    </message>
    <message>
        <source>For whoever&apos;s turn it is. ≈ marks a guess.</source>
        <extracomment>Above the table of moves: whose values these are</extracomment>
        <translation>Pour le joueur dont c’est le tour. ≈ indique une estimation.</translation>
    </message>
    <message>
        <source>For whoever&apos;s turn it is, with perfect play.</source>
        <extracomment>Above the table of moves: whose values these are</extracomment>
        <translation>Pour le joueur dont c’est le tour, si on joue parfaitement.</translation>
    </message>
    <message>
        <source>In “wins in 3”, the moves of both players count.</source>
        <extracomment>Above the list of moves of chess, where a value may be &quot;+1 in 3&quot;</extracomment>
        <translation>Dans «&#xa0;gagne en 3&#xa0;», les coups des deux joueurs comptent.</translation>
    </message>
</context>
<context>
    <name>Chess</name>
    <message>
        <source>white pawn</source>
        <extracomment>The names of the pieces are read aloud, and fill {piece} in sentences.</extracomment>
        <translation>pion blanc</translation>
    </message>
    <message>
        <source>white knight</source>
        <extracomment>The names of the pieces are read aloud, and fill {piece} in sentences.</extracomment>
        <translation>cavalier blanc</translation>
    </message>
    <message>
        <source>white bishop</source>
        <extracomment>The names of the pieces are read aloud, and fill {piece} in sentences.</extracomment>
        <translation>fou blanc</translation>
    </message>
    <message>
        <source>white rook</source>
        <extracomment>The names of the pieces are read aloud, and fill {piece} in sentences.</extracomment>
        <translation>tour blanche</translation>
    </message>
    <message>
        <source>white queen</source>
        <extracomment>The names of the pieces are read aloud, and fill {piece} in sentences.</extracomment>
        <translation>dame blanche</translation>
    </message>
    <message>
        <source>white king</source>
        <extracomment>The names of the pieces are read aloud, and fill {piece} in sentences.</extracomment>
        <translation>roi blanc</translation>
    </message>
    <message>
        <source>black pawn</source>
        <extracomment>The names of the pieces are read aloud, and fill {piece} in sentences.</extracomment>
        <translation>pion noir</translation>
    </message>
    <message>
        <source>black knight</source>
        <extracomment>The names of the pieces are read aloud, and fill {piece} in sentences.</extracomment>
        <translation>cavalier noir</translation>
    </message>
    <message>
        <source>black bishop</source>
        <extracomment>The names of the pieces are read aloud, and fill {piece} in sentences.</extracomment>
        <translation>fou noir</translation>
    </message>
    <message>
        <source>black rook</source>
        <extracomment>The names of the pieces are read aloud, and fill {piece} in sentences.</extracomment>
        <translation>tour noire</translation>
    </message>
    <message>
        <source>black queen</source>
        <extracomment>The names of the pieces are read aloud, and fill {piece} in sentences.</extracomment>
        <translation>dame noire</translation>
    </message>
    <message>
        <source>black king</source>
        <extracomment>The names of the pieces are read aloud, and fill {piece} in sentences.</extracomment>
        <translation>roi noir</translation>
    </message>
    <message>
        <source>becomes a knight</source>
        <extracomment>Read aloud: what the pawn becomes if you choose this square.</extracomment>
        <translation>devient un cavalier</translation>
    </message>
    <message>
        <source>becomes a bishop</source>
        <extracomment>Read aloud: what the pawn becomes if you choose this square.</extracomment>
        <translation>devient un fou</translation>
    </message>
    <message>
        <source>becomes a rook</source>
        <extracomment>Read aloud: what the pawn becomes if you choose this square.</extracomment>
        <translation>devient une tour</translation>
    </message>
    <message>
        <source>becomes a queen</source>
        <extracomment>Read aloud: what the pawn becomes if you choose this square.</extracomment>
        <translation>devient une dame</translation>
    </message>
    <message>
        <source>The {piece} on {square} belongs to the other player</source>
        <extracomment>{piece} is such as “black queen”. Shown where that piece was pressed.
{square}: a square of the board: e4</extracomment>
        <translation>Cette pièce ({piece} en {square}) est à l’adversaire</translation>
    </message>
    <message>
        <source>The king is in check, and the {piece} on {square} can&apos;t help</source>
        <extracomment>Why nothing happens after a tap. {piece}: “white queen”
{square}: a square of the board: e4</extracomment>
        <translation>Le roi est en échec, et cette pièce ({piece} en {square}) ne peut pas l’aider</translation>
    </message>
    <message>
        <source>The {piece} on {square} can&apos;t move now</source>
        <extracomment>Why nothing happens after a tap. {piece}: “white queen”
{square}: a square of the board: e4</extracomment>
        <translation>Cette pièce ({piece} en {square}) ne peut pas bouger maintenant</translation>
    </message>
    <message>
        <source>The {piece} on {square} is pinned: without it, your king would be in check</source>
        <extracomment>Why a piece can&apos;t go to a square. {piece}: “white queen”
{square}: a square of the board: e4</extracomment>
        <translation>Cette pièce ({piece} en {square}) est clouée&#xa0;: sans elle, ton roi serait en échec</translation>
    </message>
    <message>
        <source>The king would still be in check</source>
        <extracomment>Why a piece can&apos;t go to a square.</extracomment>
        <translation>Le roi serait encore en échec</translation>
    </message>
    <message>
        <source>The {piece} on {square} can&apos;t go to {to}</source>
        <extracomment>Why a piece can&apos;t go to a square. {piece}: “white queen”; {to}: the square
{square}: a square of the board: e4</extracomment>
        <translation>Cette pièce ({piece} en {square}) ne peut pas aller en {to}</translation>
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
        <translation>{king}, en échec</translation>
    </message>
    <message>
        <source>{king}, checkmated</source>
        <extracomment>The same at the end. {king}: “white king”</extracomment>
        <translation>{king}, échec et mat</translation>
    </message>
    <message>
        <source>the pawn becomes a new piece there</source>
        <translation>le pion y devient une nouvelle pièce</translation>
    </message>
    <message>
        <source>Off the board: {pieces}. Both players&apos; pieces are worth the same.</source>
        <extracomment>{pieces} is a list of captured pieces</extracomment>
        <translation>Hors du plateau&#xa0;: {pieces}. Les pièces des deux joueurs valent autant.</translation>
    </message>
    <message>
        <source>Off the board: {pieces}. White&apos;s pieces are worth {number} more.</source>
        <extracomment>Below the board: the pieces that were captured, such as “3 × black pawn, white queen”. {pieces}: all of them
{number}: a number</extracomment>
        <translation>Hors du plateau&#xa0;: {pieces}. Les pièces blanches valent {number} de plus.</translation>
    </message>
    <message>
        <source>Off the board: {pieces}. Black’s pieces are worth {number} more.</source>
        <extracomment>Below the board: the pieces that were captured, such as “3 × black pawn, white queen”. {pieces}: all of them
{number}: a number</extracomment>
        <translation>Hors du plateau&#xa0;: {pieces}. Les pièces noires valent {number} de plus.</translation>
    </message>
    <message>
        <source>Square {square} is empty</source>
        <extracomment>Why nothing happens after a tap.
{square}: a square of the board: e4</extracomment>
        <translation>La case {square} est vide</translation>
    </message>
</context>
<context>
    <name>ChompBoardKind</name>
    <message>
        <source>{square}: eaten</source>
        <extracomment>A square of the bar, for screen readers, or why nothing happens after a tap
{square}: a square of the board: e4</extracomment>
        <translation>{square}&#xa0;: mangé</translation>
    </message>
    <message>
        <source>{square}: chocolate</source>
        <extracomment>A square at the end of the bar, for screen readers: no other one is eaten with it
{square}: a square of the board: e4</extracomment>
        <translation>{square}&#xa0;: chocolat</translation>
    </message>
    <message>
        <source>{square}: poisoned</source>
        <extracomment>A square of the bar, for screen readers, or why nothing happens after a tap
{square}: a square of the board: e4</extracomment>
        <translation>{square}&#xa0;: empoisonné</translation>
    </message>
    <message>
        <source>{square}, value {value}</source>
        <extracomment>A square of the bar, for screen readers, or why nothing happens after a tap
{square}: a square of the board: e4
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{square}, valeur {value}</translation>
    </message>
    <message>
        <source>Square {square} has already been eaten</source>
        <extracomment>A square of the bar, for screen readers, or why nothing happens after a tap
{square}: a square of the board: e4</extracomment>
        <translation>Le carré {square} est déjà mangé</translation>
    </message>
</context>
<context>
    <name>Clipboard</name>
    <message>
        <source>There are no moves to copy yet.</source>
        <translation>Il n’y a pas encore de coups à copier.</translation>
    </message>
    <message>
        <source>Copied: {text}</source>
        <extracomment>{text} is what was copied: moves or a position</extracomment>
        <translation>Copié&#xa0;: {text}</translation>
    </message>
    <message>
        <source>Copied the picture of the board.</source>
        <translation>L’image du plateau est copiée.</translation>
    </message>
    <message>
        <source>There is nothing to paste. Copy some moves or a position first.</source>
        <translation>Il n’y a rien à coller. Copie d’abord des coups ou une position.</translation>
    </message>
    <message>
        <source>The text you copied is too long. Copy only moves or a position.</source>
        <translation>Le texte que tu as copié est trop long. Copie seulement des coups ou une position.</translation>
    </message>
</context>
<context>
    <name>CloseRow</name>
    <message>
        <source>Close</source>
        <extracomment>Button that closes a dialog</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close this window (Esc)</source>
        <extracomment>Button that closes a dialog</extracomment>
        <translation>Fermer cette fenêtre (Échap)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button that closes a dialog without doing anything</extracomment>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>CodePanel</name>
    <message>
        <source>Algorithm</source>
        <extracomment>Name of the panel with the pseudocode, for screen readers</extracomment>
        <translation>Algorithme</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>two or more players, for example random,alpha-beta:4,perfect; everyone plays everyone else</source>
        <translation>deux joueurs ou plus, par exemple random,alpha-beta:4,perfect&#x202f;; chacun joue contre tous les autres</translation>
    </message>
    <message>
        <source>number of games for each pair of players (default: {games})</source>
        <extracomment>Help of the command line. {games}: a number</extracomment>
        <translation>nombre de parties pour chaque paire de joueurs (par défaut&#xa0;: {games})</translation>
    </message>
    <message>
        <source>play N random openings, each from both sides (default: from the start position)</source>
        <translation>joue N ouvertures au hasard, chacune des deux côtés (par défaut&#xa0;: depuis la position de départ)</translation>
    </message>
    <message>
        <source>play the openings in a file, each from both sides; the file has one opening per line</source>
        <translation>joue les ouvertures d’un fichier, chacune des deux côtés&#x202f;; le fichier a une ouverture par ligne</translation>
    </message>
    <message>
        <source>number of moves in each random opening (default: 4, or 2 in short games)</source>
        <translation>nombre de coups de chaque ouverture au hasard (par défaut&#xa0;: 4, ou 2 dans les jeux courts)</translation>
    </message>
    <message>
        <source>random seed: the starting number for the dice (default: 0)</source>
        <translation>graine&#xa0;: le nombre de départ pour les dés (par défaut&#xa0;: 0)</translation>
    </message>
    <message>
        <source>let the programs in the --resume file play; they run on this computer</source>
        <translation>laisse jouer les programmes du fichier de --resume&#x202f;; ils s’exécutent sur cet ordinateur</translation>
    </message>
    <message>
        <source>print JSON instead of sentences</source>
        <translation>affiche du JSON au lieu de phrases</translation>
    </message>
    <message>
        <source>number of processes that play at once (default: one per processor)</source>
        <translation>nombre de processus qui jouent en même temps (par défaut&#xa0;: un par processeur)</translation>
    </message>
    <message>
        <source>a Dask scheduler, for example tcp://HOST:8786. It runs the code of anyone who can reach it: keep it on a private network, or use tls://</source>
        <translation>un ordonnanceur Dask, par exemple tcp://HOST:8786. Il exécute le code de tous ceux qui peuvent l’atteindre&#xa0;: garde-le sur un réseau privé, ou utilise tls://</translation>
    </message>
    <message>
        <source>megabytes of memory for each search&apos;s tables (default: {megabytes})</source>
        <extracomment>Help of the command line
{megabytes}: a number</extracomment>
        <translation>mégaoctets de mémoire pour les tables de chaque recherche (par défaut&#xa0;: {megabytes})</translation>
    </message>
    <message>
        <source>usage: </source>
        <extracomment>Begins the help of a command: usage: minimax-fair play ...</extracomment>
        <translation>utilisation&#xa0;: </translation>
    </message>
    <message>
        <source>arguments</source>
        <extracomment>Title in the help: what a command is given, in a fixed order</extracomment>
        <translation>arguments</translation>
    </message>
    <message>
        <source>options</source>
        <extracomment>Title in the help: the options, such as --depth</extracomment>
        <translation>options</translation>
    </message>
    <message>
        <source>show this help and exit</source>
        <translation>affiche cette aide et quitte</translation>
    </message>
    <message>
        <source>{names} or {last}</source>
        <extracomment>{names}: the names of all games but the last, with commas between them; {last}: the last name</extracomment>
        <translation>{names} ou {last}</translation>
    </message>
    <message>
        <source>the player who moves first ({sides}): random, one-ahead, alpha-beta:DEPTH, perfect, brain:/path/to/pbrain-program, uci:ENGINE</source>
        <extracomment>Help of the command line. {sides}: what players are called, such as “X, White”; do not translate what is to be typed</extracomment>
        <translation>le joueur qui commence ({sides})&#xa0;: random, one-ahead, alpha-beta:DEPTH, perfect, brain:/path/to/pbrain-program, uci:ENGINE</translation>
    </message>
    <message>
        <source>the player who moves second ({sides}): the same choices</source>
        <extracomment>Help of the command line. {sides}: what players are called, such as “O, Black”</extracomment>
        <translation>le joueur qui joue en second ({sides})&#xa0;: les mêmes choix</translation>
    </message>
    <message>
        <source>Play against a minimax bot and see what every move is worth.</source>
        <translation>Joue contre un robot minimax et vois ce que vaut chaque coup.</translation>
    </message>
    <message>
        <source>minimax-fair FILE opens a saved game or lesson.</source>
        <translation>minimax-fair FILE ouvre une partie ou une leçon enregistrée.</translation>
    </message>
    <message>
        <source>print the version and exit</source>
        <translation>affiche la version et quitte</translation>
    </message>
    <message>
        <source>play one game in the real window, check that it works, and exit</source>
        <translation>joue une partie dans la vraie fenêtre, vérifie que tout marche, et quitte</translation>
    </message>
    <message>
        <source>run as a program for Gomocup managers, on standard input and output</source>
        <translation>sert de programme pour les gestionnaires Gomocup, sur l’entrée et la sortie standard</translation>
    </message>
    <message>
        <source>run as a UCI chess engine, on standard input and output</source>
        <translation>sert de moteur d’échecs UCI, sur l’entrée et la sortie standard</translation>
    </message>
    <message>
        <source>with --smoke-test: save a picture of the window</source>
        <translation>avec --smoke-test&#xa0;: enregistre une image de la fenêtre</translation>
    </message>
    <message>
        <source>show what every move in a position is worth</source>
        <translation>montre ce que vaut chaque coup dans une position</translation>
    </message>
    <message>
        <source>explain which move lost a game</source>
        <translation>explique quel coup a perdu une partie</translation>
    </message>
    <message>
        <source>let two players play and print their games</source>
        <translation>fait jouer deux joueurs et affiche leurs parties</translation>
    </message>
    <message>
        <source>let players play many games and count the results</source>
        <translation>fait jouer beaucoup de parties à des joueurs et compte les résultats</translation>
    </message>
    <message>
        <source>walk through the search of a position, step by step</source>
        <translation>parcourt la recherche d’une position, étape par étape</translation>
    </message>
    <message>
        <source>make worksheets: trees to solve by hand, with solutions</source>
        <translation>crée des fiches d’exercices&#xa0;: des arbres à résoudre à la main, avec les corrigés</translation>
    </message>
    <message>
        <source>how to evaluate positions; chess has tapered (default), squares and material</source>
        <translation>comment évaluer les positions&#x202f;; les échecs ont tapered (par défaut), squares et material</translation>
    </message>
    <message>
        <source>moves from the start, such as b2a3 or 4453</source>
        <extracomment>Help of the command line.</extracomment>
        <translation>coups depuis le début, comme b2a3 ou 4453</translation>
    </message>
    <message>
        <source>print a line of JSON for each game</source>
        <translation>affiche une ligne de JSON pour chaque partie</translation>
    </message>
    <message>
        <source>print JSON instead of a table</source>
        <translation>affiche du JSON au lieu d’un tableau</translation>
    </message>
    <message>
        <source>position to start from; --help after the name of a game shows how to write one</source>
        <translation>position de départ&#x202f;; --help après le nom d’un jeu montre comment l’écrire</translation>
    </message>
    <message>
        <source>position to start from</source>
        <translation>position de départ</translation>
    </message>
    <message>
        <source>position to start from, for example:</source>
        <extracomment>Help of the command line: a position of the game that was named follows in the next line</extracomment>
        <translation>position de départ, par exemple&#xa0;:</translation>
    </message>
    <message>
        <source>moves from the start, such as {example}</source>
        <extracomment>Help of the command line. {example}: two moves</extracomment>
        <translation>coups depuis le début, par exemple {example}</translation>
    </message>
    <message>
        <source>stop once all values are known, without finding the lines of best play</source>
        <translation>s’arrête dès que toutes les valeurs sont connues, sans chercher les meilleures variantes</translation>
    </message>
    <message>
        <source>explain what this move would give away</source>
        <translation>explique ce que ce coup ferait perdre</translation>
    </message>
    <message>
        <source>number of games (default: 1)</source>
        <translation>nombre de parties (par défaut&#xa0;: 1)</translation>
    </message>
    <message>
        <source>time for each move (default: 1)</source>
        <translation>temps pour chaque coup (par défaut&#xa0;: 1)</translation>
    </message>
    <message>
        <source>play out all captures before guessing (chess)</source>
        <translation>joue toutes les prises jusqu’au bout avant d’estimer (échecs)</translation>
    </message>
    <message>
        <source>search to show (default: minimax)</source>
        <translation>recherche à montrer (par défaut&#xa0;: minimax)</translation>
    </message>
    <message>
        <source>look N moves ahead (default: to the end)</source>
        <translation>regarde N coups à l’avance (par défaut&#xa0;: jusqu’à la fin)</translation>
    </message>
    <message>
        <source>values of finished games (default: quick)</source>
        <translation>valeurs des parties finies (par défaut&#xa0;: quick)</translation>
    </message>
    <message>
        <source>step to open, numbered as on the screen (default: 1)</source>
        <translation>étape à ouvrir, numérotée comme à l’écran (par défaut&#xa0;: 1)</translation>
    </message>
    <message>
        <source>show the other search beside it</source>
        <translation>montre l’autre recherche à côté</translation>
    </message>
    <message>
        <source>let the viewer guess the values</source>
        <translation>laisse deviner les valeurs</translation>
    </message>
    <message>
        <source>print the step instead of opening the window</source>
        <translation>affiche l’étape au lieu d’ouvrir la fenêtre</translation>
    </message>
    <message>
        <source>number of trees (default: 10)</source>
        <translation>nombre d’arbres (par défaut&#xa0;: 10)</translation>
    </message>
    <message>
        <source>depth of each tree (default: 3)</source>
        <translation>profondeur de chaque arbre (par défaut&#xa0;: 3)</translation>
    </message>
    <message>
        <source>branches at each node (default: 2)</source>
        <translation>branches à chaque nœud (par défaut&#xa0;: 2)</translation>
    </message>
    <message>
        <source>range of the numbers at the leaves; to go below zero, write --numbers=-9..9 (default: 0..20)</source>
        <translation>intervalle des nombres aux feuilles&#x202f;; pour aller sous zéro, écris --numbers=-9..9 (par défaut&#xa0;: 0..20)</translation>
    </message>
    <message>
        <source>search to practise (default: minimax)</source>
        <translation>recherche à exercer (par défaut&#xa0;: minimax)</translation>
    </message>
    <message>
        <source>random seed; the same number makes the same trees again (default: 1)</source>
        <translation>graine&#x202f;; le même nombre redonne les mêmes arbres (par défaut&#xa0;: 1)</translation>
    </message>
    <message>
        <source>paper size (default: a4)</source>
        <translation>format du papier (par défaut&#xa0;: a4)</translation>
    </message>
    <message>
        <source>write only the trees to fill in</source>
        <translation>écrit seulement les arbres à remplir</translation>
    </message>
    <message>
        <source>write only the filled-in trees</source>
        <translation>écrit seulement les arbres remplis</translation>
    </message>
    <message>
        <source>a .pdf file, or .svg to get one file per page (default: worksheets.pdf)</source>
        <translation>un fichier .pdf, ou .svg pour avoir un fichier par page (par défaut&#xa0;: worksheets.pdf)</translation>
    </message>
    <message>
        <source>use this language, for example de, instead of the one chosen in the window</source>
        <translation>utilise cette langue, par exemple de, au lieu de celle choisie dans la fenêtre</translation>
    </message>
    <message>
        <source>explain the loser&apos;s first mistake, even if a later one decided the game</source>
        <translation>explique la première erreur du perdant, même si c’est une autre, plus tard, qui a décidé la partie</translation>
    </message>
    <message>
        <source>time for each move; such a run can&apos;t be repeated exactly</source>
        <translation>temps pour chaque coup&#x202f;; on ne peut pas répéter exactement une telle série</translation>
    </message>
    <message>
        <source>positions to search for each move; such a run can be repeated exactly</source>
        <translation>positions à chercher pour chaque coup&#x202f;; on peut répéter exactement une telle série</translation>
    </message>
    <message>
        <source>save the games in a file; if it already holds a run, continue that run</source>
        <translation>enregistre les parties dans un fichier, et continue une série qui s’y trouve déjà</translation>
    </message>
    <message>
        <source>number of games for each pair, two from each random opening (default: same as last time)</source>
        <translation>nombre de parties pour chaque paire, deux par ouverture au hasard (par défaut&#xa0;: comme la dernière fois)</translation>
    </message>
    <message>
        <source>number of games for each pair in which a player thinks for a long time (default: same as last time)</source>
        <translation>nombre de parties pour chaque paire avec un joueur qui réfléchit longtemps (par défaut&#xa0;: comme la dernière fois)</translation>
    </message>
    <message>
        <source>random seed: the starting number for the dice (default: same as last time)</source>
        <translation>graine&#xa0;: le nombre de départ pour les dés (par défaut&#xa0;: comme la dernière fois)</translation>
    </message>
    <message>
        <source>save the result in the program&apos;s own file, so that the window can offer these levels</source>
        <translation>enregistre le résultat dans le fichier du programme, pour que la fenêtre le propose</translation>
    </message>
    <message>
        <source>with --cluster tls://: certificate of the authority that signed the other certificates</source>
        <translation>avec --cluster tls://&#xa0;: certificat de l’autorité qui a signé les autres</translation>
    </message>
    <message>
        <source>with --cluster tls://: this program&apos;s certificate</source>
        <translation>avec --cluster tls://&#xa0;: certificat de ce programme</translation>
    </message>
    <message>
        <source>with --cluster tls://: key for this program&apos;s certificate</source>
        <translation>avec --cluster tls://&#xa0;: clé du certificat de ce programme</translation>
    </message>
    <message>
        <source>write a log to standard error and to verbose.log in the data folder</source>
        <translation>note ce que fait le programme sur la sortie d’erreur et dans verbose.log, dans le dossier des données</translation>
    </message>
    <message>
        <source>measure a game&apos;s levels and keep those that clearly differ</source>
        <translation>mesure les niveaux d’un jeu et garde ceux qui diffèrent nettement</translation>
    </message>
    <message>
        <source>search for at most S seconds (default: {seconds}, or no limit with --depth); once all values are known, spend at most a quarter of S on finding the lines of best play</source>
        <extracomment>Help of the command line
{seconds}: a number</extracomment>
        <translation>cherche au plus S secondes (par défaut&#xa0;: {seconds}, ou sans limite avec --depth)&#x202f;; une fois toutes les valeurs connues, passe au plus un quart de S sur les meilleures variantes</translation>
    </message>
    <message>
        <source>who moves first: each player in turn, always the one named first, or one picked at random (default: alternating)</source>
        <translation>qui commence&#xa0;: chacun à son tour, toujours le premier nommé, ou au hasard (par défaut&#xa0;: alternating)</translation>
    </message>
    <message>
        <source>positions to search for each move, for players that would otherwise use up all their time; 0 means no limit, for solved games (default: same as last time)</source>
        <translation>positions à explorer pour chaque coup, pour les joueurs qui sinon prendraient tout leur temps&#x202f;; 0 veut dire sans limite, pour les jeux résolus (par défaut&#xa0;: comme la dernière fois)</translation>
    </message>
    <message>
        <source>run in full-screen booth mode, for a fair; you need the presenter&apos;s PIN to leave it</source>
        <translation>mode stand en plein écran, pour une foire&#x202f;; pour en sortir, il faut le code PIN de l’animateur</translation>
    </message>
    <message>
        <source>read one position per line, given as moves, and print a line of JSON for each</source>
        <translation>lit une position par ligne, donnée par ses coups, et affiche une ligne de JSON pour chacune</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a depth. Give a whole number from {least} to {most}.</source>
        <extracomment>What is wrong with an argument of the command line
{text}: what somebody typed, or what stands in a file
{least}: the smallest number that is possible
{most}: the largest number that is possible</extracomment>
        <translation>«&#xa0;{text}&#xa0;» n’est pas une profondeur. Donne un nombre entier de {least} à {most}.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a step. Give a whole number, 1 or more.</source>
        <extracomment>What is wrong with an argument of the command line
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«&#xa0;{text}&#xa0;» n’est pas une étape. Donne un nombre entier, au moins 1.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a time. Give seconds: above 0, at most {most}.</source>
        <extracomment>What is wrong with an argument of the command line
{text}: what somebody typed, or what stands in a file
{most}: the largest number that is possible</extracomment>
        <translation>«&#xa0;{text}&#xa0;» n’est pas une durée. Donne des secondes&#xa0;: plus de 0, au plus {most}.</translation>
    </message>
    <message>
        <source>I can&apos;t use “{text}” megabytes. Give {least} to {most} (half this computer&apos;s memory).</source>
        <extracomment>What is wrong with an argument of the command line
{text}: what somebody typed, or what stands in a file
{least}: the smallest number that is possible
{most}: the largest number that is possible</extracomment>
        <translation>Je ne peux pas utiliser «&#xa0;{text}&#xa0;» mégaoctets. Donne de {least} à {most} (la moitié de la mémoire de cet ordinateur).</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a player. Give random, top-left, one-ahead, worst-case, best-odds, paper, menace, fitted, fitted~PERCENT, monte-carlo:PLAYOUTS, alpha-beta:DEPTH, alpha-beta:DEPTH~HUNDREDTHS (which misjudges), perfect, brain:/path/to/pbrain-program, uci:/path/to/engine or uci:/path/to/engine@elo1500.</source>
        <extracomment>What is wrong with an argument of the command line; do not translate what is to be typed
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un joueur. Donne random, top-left, one-ahead, worst-case, best-odds, paper, menace, fitted, fitted~PERCENT, monte-carlo:PLAYOUTS, alpha-beta:DEPTH, alpha-beta:DEPTH~HUNDREDTHS (qui évalue mal), perfect, brain:/path/to/pbrain-program, uci:/path/to/engine ou uci:/path/to/engine@elo1500.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a number of games. Give a whole number from {least} to {most}.</source>
        <extracomment>What is wrong with an argument of the command line
{text}: what somebody typed, or what stands in a file
{least}: the smallest number that is possible
{most}: the largest number that is possible</extracomment>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un nombre de parties. Donne un nombre entier de {least} à {most}.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a seed. Give a whole number.</source>
        <extracomment>What is wrong with an argument of the command line
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«&#xa0;{text}&#xa0;» n’est pas une graine. Donne un nombre entier.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a language of this program. Choose one of: {known}</source>
        <extracomment>What is wrong with an argument of the command line. {known}: codes and names of languages
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«&#xa0;{text}&#xa0;» n’est pas une langue de ce programme. Choisis parmi&#xa0;: {known}</translation>
    </message>
    <message>
        <source>“{text}” is on another computer. Copy the file to this one first.</source>
        <extracomment>What is wrong with an argument of the command line
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«&#xa0;{text}&#xa0;» est sur un autre ordinateur. Copie d’abord le fichier sur celui-ci.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t possible here. Choose from {known}.</source>
        <extracomment>What is wrong with an argument of the command line. {known}: all that can be chosen
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«&#xa0;{text}&#xa0;» n’est pas possible ici. Choisis parmi {known}.</translation>
    </message>
    <message>
        <source>{argument_name}: {message}</source>
        <extracomment>{argument_name}: an option such as --depth; {message}: what is wrong, a sentence</extracomment>
        <translation>{argument_name}&#xa0;: {message}</translation>
    </message>
    <message>
        <source>Something is missing after this option.</source>
        <extracomment>What is wrong, after the name of an option: “--depth: Something is missing ...”</extracomment>
        <translation>Il manque quelque chose après cette option.</translation>
    </message>
    <message>
        <source>Give no more than one value.</source>
        <extracomment>What is wrong, after the name of an option: “--depth: Something is missing ...”</extracomment>
        <translation>Donne au plus une valeur.</translation>
    </message>
    <message>
        <source>Give at least one value.</source>
        <extracomment>What is wrong, after the name of an option: “--depth: Something is missing ...”</extracomment>
        <translation>Donne au moins une valeur.</translation>
    </message>
    <message>
        <source>Use this or {other}, not both.</source>
        <extracomment>{other}: another option, which has the same aim</extracomment>
        <translation>Utilise ceci ou {other}, pas les deux.</translation>
    </message>
    <message>
        <source>This option is used alone, without {value}.</source>
        <extracomment>{value}: what was written behind an option such as --json</extracomment>
        <translation>Cette option s’utilise seule, sans {value}.</translation>
    </message>
    <message>
        <source>{option} could be one of: {matches}. Write all of it.</source>
        <extracomment>{option}: the beginning of an option; {matches}: all options that begin so</extracomment>
        <translation>{option} peut être une de celles-ci&#xa0;: {matches}. Écris-la en entier.</translation>
    </message>
    <message>
        <source>Something is missing: {names}. See --help.</source>
        <extracomment>{names}: what is missing, such as GAME or --first</extracomment>
        <translation>Il manque quelque chose&#xa0;: {names}. Voir --help.</translation>
    </message>
    <message>
        <source>Use one of these: {names}.</source>
        <extracomment>{names}: options</extracomment>
        <translation>Utilise une de celles-ci&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>I don&apos;t know what to do with {names} here. See --help.</source>
        <extracomment>{names}: what can&apos;t be understood</extracomment>
        <translation>Je ne sais pas quoi faire de {names} ici. Voir --help.</translation>
    </message>
    <message>
        <source>{value} doesn&apos;t fit here ({type}).</source>
        <extracomment>{type}: what it should be; {value}: what was written</extracomment>
        <translation>{value} ne convient pas ici ({type}).</translation>
    </message>
    <message>
        <source>{value} isn&apos;t possible here. Choose from {choices}.</source>
        <extracomment>{value}: what was written; {choices}: all that can be written</extracomment>
        <translation>{value} n’est pas possible ici. Choisis parmi {choices}.</translation>
    </message>
    <message>
        <source>I don&apos;t know what to do with “{text}” here. See --help.</source>
        <extracomment>What is wrong with an argument of the command line
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>Je ne sais pas quoi faire de «&#xa0;{text}&#xa0;» ici. Voir --help.</translation>
    </message>
    <message>
        <source>--screenshot needs --smoke-test.</source>
        <translation>--screenshot a besoin de --smoke-test.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a file or a command. The commands are {names}.</source>
        <extracomment>What is wrong with an argument of the command line. {names}: all commands
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«&#xa0;{text}&#xa0;» n’est ni un fichier ni une commande. Les commandes sont {names}.</translation>
    </message>
    <message>
        <source>There is no screen for the window. Set DISPLAY, or use a command that needs none, such as “analyse”.</source>
        <translation>Il n’y a pas d’écran pour la fenêtre. Définis DISPLAY, ou utilise une commande qui n’en a pas besoin, comme «&#xa0;analyse&#xa0;».</translation>
    </message>
    <message>
        <source>Use --no-solutions or --only-solutions, not both.</source>
        <translation>Utilise --no-solutions ou --only-solutions, pas les deux.</translation>
    </message>
    <message>
        <source>{option} must be {least} to {most}.</source>
        <extracomment>What is wrong with an argument of the command line. {option}: such as --count
{least}: the smallest number that is possible
{most}: the largest number that is possible</extracomment>
        <translation>{option} doit aller de {least} à {most}.</translation>
    </message>
    <message>
        <source>Such trees have too many numbers for a page. Give a smaller --depth or --branching.</source>
        <translation>Ces arbres ont trop de nombres pour une page. Donne un --depth ou un --branching plus petit.</translation>
    </message>
    <message>
        <source>--numbers must be between {least} and {most}, the smaller one first.</source>
        <extracomment>What is wrong with an argument of the command line
{least}: the smallest number that is possible
{most}: the largest number that is possible</extracomment>
        <translation>--numbers doit être entre {least} et {most}, le plus petit d’abord.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a whole number.</source>
        <extracomment>What is wrong with an argument of the command line
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un nombre entier.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a range. Give two numbers, such as 0..20.</source>
        <extracomment>What is wrong with an argument of the command line
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un intervalle. Donne deux nombres, comme 0..20.</translation>
    </message>
    <message>
        <source>“{text}” must end in .pdf or .svg.</source>
        <extracomment>What is wrong with an argument of the command line
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«&#xa0;{text}&#xa0;» doit se terminer par .pdf ou .svg.</translation>
    </message>
    <message>
        <source>“{text}” is only one player. Give two or more, separated by commas.</source>
        <extracomment>What is wrong with an argument of the command line
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«&#xa0;{text}&#xa0;» n’est qu’un seul joueur. Donnes-en deux ou plus, séparés par des virgules.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t possible here. Give a whole number from {least} to {most}.</source>
        <extracomment>What is wrong with an argument of the command line
{text}: what somebody typed, or what stands in a file
{least}: the smallest number that is possible
{most}: the largest number that is possible</extracomment>
        <translation>«&#xa0;{text}&#xa0;» n’est pas possible ici. Donne un nombre entier de {least} à {most}.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t two differences. Give the smaller one first: 0,10</source>
        <extracomment>What is wrong with an argument of the command line: two differences in strength
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«&#xa0;{text}&#xa0;» n’est pas deux écarts. Donne d’abord le plus petit&#xa0;: 0,10</translation>
    </message>
    <message>
        <source>Use --tls-ca and --tls-cert together, with --cluster tls://HOST:8786.</source>
        <translation>Utilise --tls-ca et --tls-cert ensemble, avec --cluster tls://HOST:8786.</translation>
    </message>
    <message>
        <source>--tls-ca and --tls-cert need an address that starts with tls://, not {address}.</source>
        <extracomment>{address}: what was given, such as tcp://10.0.0.2:8786</extracomment>
        <translation>--tls-ca et --tls-cert ont besoin d’une adresse qui commence par tls://, pas {address}.</translation>
    </message>
    <message>
        <source>Who plays? Give --players, for example --players random,perfect.</source>
        <translation>Qui joue&#x202f;? Donne --players, par exemple --players random,perfect.</translation>
    </message>
    <message>
        <source>The file contains a run of {there}, not {asked}.</source>
        <extracomment>{there}, {asked}: names of games as they are typed, such as connect-four</extracomment>
        <translation>Le fichier contient une série de {there}, pas de {asked}.</translation>
    </message>
    <message>
        <source>I can&apos;t read {file}: {text}</source>
        <extracomment>{text}: what is wrong, as the system says it
{file}: the name of a file</extracomment>
        <translation>Je ne peux pas lire {file}&#xa0;: {text}</translation>
    </message>
    <message>
        <source>This opening ends the game.</source>
        <translation>Cette ouverture termine la partie.</translation>
    </message>
    <message>
        <source>{file}, line {number}: {told}</source>
        <extracomment>{told}: what is wrong there, a sentence
{file}: the name of a file
{number}: a number</extracomment>
        <translation>{file}, ligne {number}&#xa0;: {told}</translation>
    </message>
    <message>
        <source>This game has no file for its levels yet. Add {line} to its entry.py.</source>
        <extracomment>{line}: a line of Python, such as ladders=…; entry.py: a file of the game</extracomment>
        <translation>Ce jeu n’a pas encore de fichier pour ses niveaux. Ajoute {line} à son entry.py.</translation>
    </message>
    <message>
        <source>Give an even number of games. Each opening is played from both sides.</source>
        <translation>Donne un nombre pair de parties. Chaque ouverture se joue des deux côtés.</translation>
    </message>
    <message>
        <source>{one} – {other}: games that were stopped by an error: {number}.</source>
        <extracomment>{one}, {other}: names of players
{number}: a number</extracomment>
        <translation>{one} – {other}&#xa0;: parties arrêtées par une erreur&#xa0;: {number}.</translation>
    </message>
    <message>
        <source>I can&apos;t write {file}: {text}</source>
        <extracomment>{text}: what is wrong, as the system says it
{file}: the name of a file</extracomment>
        <translation>Je ne peux pas écrire {file}&#xa0;: {text}</translation>
    </message>
    <message>
        <source>Levels: {names}</source>
        <extracomment>Result of `minimax-fair ladder`. {names}: the levels that were kept</extracomment>
        <translation>Niveaux&#xa0;: {names}</translation>
    </message>
    <message>
        <source>That is too deep to walk through. Give --depth {most} or less.</source>
        <extracomment>{most}: the largest number that is possible</extracomment>
        <translation>C’est trop profond pour tout parcourir. Donne --depth {most} ou moins.</translation>
    </message>
    <message>
        <source>There are too many positions to walk through. Give a smaller --depth.</source>
        <translation>Il y a trop de positions à parcourir. Donne un --depth plus petit.</translation>
    </message>
    <message>
        <source>game {number}: </source>
        <extracomment>Before what is wrong with a program, in the command line
{number}: a number</extracomment>
        <translation>partie {number}&#xa0;: </translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t the number of a game. Give a whole number, 1 or more.</source>
        <extracomment>What is wrong with an argument of the command line
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«&#xa0;{text}&#xa0;» n’est pas le numéro d’une partie. Donne un nombre entier à partir de 1.</translation>
    </message>
    <message>
        <source>Name a game, or a file with --file.</source>
        <extracomment>What is wrong with the command line: GAME is the name of a game</extracomment>
        <translation>Nomme un jeu, ou un fichier avec --file.</translation>
    </message>
    <message>
        <source>--game and --as choose a game of a file. Name the file with --file.</source>
        <extracomment>What is wrong with the command line; the words with dashes are options</extracomment>
        <translation>--game et --as choisissent une partie d’un fichier. Nomme le fichier avec --file.</translation>
    </message>
    <message>
        <source>--file takes the place of GAME, MOVES and --position. Leave them out.</source>
        <extracomment>What is wrong with the command line; the words with dashes are options</extracomment>
        <translation>--file remplace GAME, MOVES et --position. Laisse-les de côté.</translation>
    </message>
    <message>
        <source>of a file with several games, the one with this number</source>
        <translation>dans un fichier avec plusieurs parties, celle qui porte ce numéro</translation>
    </message>
    <message>
        <source>read the moves as those of this game, if they fit several</source>
        <translation>lire les coups comme ceux de ce jeu, s’ils conviennent à plusieurs</translation>
    </message>
    <message>
        <source>take the game in this file, in place of GAME and MOVES</source>
        <translation>prendre la partie de ce fichier, à la place de GAME et MOVES</translation>
    </message>
    <message>
        <source>print what a file of this or another program holds</source>
        <translation>afficher ce que contient un fichier de ce programme ou d’un autre</translation>
    </message>
    <message>
        <source>a file with one or more games</source>
        <translation>un fichier avec une ou plusieurs parties</translation>
    </message>
    <message>
        <source>print a line of JSON instead of a text</source>
        <translation>afficher une ligne de JSON au lieu d’un texte</translation>
    </message>
    <message>
        <source>There are several games in “{name}”. Choose one by its number, for example --game 1.</source>
        <extracomment>{name} is the name of a file; --game is an option of the command</extracomment>
        <translation>Il y a plusieurs parties dans «&#xa0;{name}&#xa0;». Choisis-en une par son numéro, par exemple --game 1.</translation>
    </message>
    <message>
        <source>The moves in “{name}” fit several games: {games}. Choose one, for example --as {first}.</source>
        <extracomment>{name} is the name of a file, {games} are names of games, and --as is an option
{first}: the name of the player who moves first: X, White</extracomment>
        <translation>Les coups de «&#xa0;{name}&#xa0;» conviennent à plusieurs jeux&#xa0;: {games}. Choisis-en un, par exemple --as {first}.</translation>
    </message>
    <message>
        <source>Result: {result}</source>
        <extracomment>Printed about a game in a file. {result}: 1-0, or as the file has it</extracomment>
        <translation>Résultat&#xa0;: {result}</translation>
    </message>
    <message>
        <source>Start: {position}</source>
        <extracomment>Printed about a game in a file. {position}: the first position, in the game&apos;s notation</extracomment>
        <translation>Départ&#xa0;: {position}</translation>
    </message>
    <message>
        <source>game</source>
        <extracomment>Headings of the table of games in a file, printed on the terminal</extracomment>
        <translation>partie</translation>
    </message>
    <message>
        <source>first player</source>
        <extracomment>Headings of the table of games in a file, printed on the terminal</extracomment>
        <translation>premier joueur</translation>
    </message>
    <message>
        <source>second player</source>
        <extracomment>Headings of the table of games in a file, printed on the terminal</extracomment>
        <translation>second joueur</translation>
    </message>
    <message>
        <source>date</source>
        <extracomment>Headings of the table of games in a file, printed on the terminal</extracomment>
        <translation>date</translation>
    </message>
    <message>
        <source>result</source>
        <extracomment>Headings of the table of games in a file, printed on the terminal</extracomment>
        <translation>résultat</translation>
    </message>
    <message>
        <source>moves</source>
        <extracomment>Headings of the table of games in a file, printed on the terminal</extracomment>
        <translation>coups</translation>
    </message>
    <message>
        <source>give up on a move after S seconds (default: its time limit + 30 s; 600 s if it has none)</source>
        <translation>renonce à un coup après S secondes (par défaut&#xa0;: sa limite de temps + 30 s&#x202f;; 600 s s’il n’en a pas)</translation>
    </message>
    <message>
        <source>how the player “perfect” chooses among equally good moves (default: best-odds)</source>
        <translation>comment le joueur «&#xa0;perfect&#xa0;» choisit entre des coups aussi bons (par défaut&#xa0;: best-odds)</translation>
    </message>
    <message>
        <source>look at most N moves ahead (both players&apos; moves)</source>
        <translation>regarde au plus N coups à l’avance (les coups des deux joueurs)</translation>
    </message>
    <message>
        <source>stop a pair as soon as the SPRT has decided: is the difference LOW or HIGH (in normalised Elo)?</source>
        <translation>arrête une paire dès que le SPRT a tranché&#xa0;: la différence est-elle LOW ou HIGH (en Elo normalisé)&#x202f;?</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Another program is thinking. You can&apos;t hurry it, but it has to move before the bots&apos; thinking time is up.</source>
        <translation>Un autre programme réfléchit. Tu ne peux pas le presser, mais il doit jouer avant la fin du temps de réflexion des robots.</translation>
    </message>
</context>
<context>
    <name>CommentLine</name>
    <message>
        <source>Comment on this move</source>
        <translation>Commentaire sur ce coup</translation>
    </message>
    <message>
        <source>Write what you think of this move. Your comment is saved with the game (Enter)</source>
        <translation>Écris ce que tu penses de ce coup. Ton commentaire est enregistré avec la partie (Entrée)</translation>
    </message>
    <message>
        <source>A comment on this move</source>
        <translation>Un commentaire sur ce coup</translation>
    </message>
</context>
<context>
    <name>ComparedTree</name>
    <message>
        <source>The other tree is too large. Look fewer moves ahead.</source>
        <translation>L’autre arbre est trop grand. Regarde moins de coups à l’avance.</translation>
    </message>
    <message>
        <source>The other algorithm&apos;s game tree</source>
        <translation>Arbre de jeu de l’autre algorithme</translation>
    </message>
    <message>
        <source>Counting positions in the other search…</source>
        <translation>Comptage des positions de l’autre recherche…</translation>
    </message>
</context>
<context>
    <name>CountBar</name>
    <message>
        <source>Steps counted</source>
        <extracomment>The bar that is shown while the steps of a large tree are counted, for screen readers, and its button</extracomment>
        <translation>Étapes comptées</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>The bar that is shown while the steps of a large tree are counted, for screen readers, and its button</extracomment>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stop counting and look fewer moves ahead</source>
        <extracomment>The bar that is shown while the steps of a large tree are counted, for screen readers, and its button</extracomment>
        <translation>Arrêter de compter et regarder moins de coups à l’avance</translation>
    </message>
    <message>
        <source>Counting the steps of the search: {percent}%</source>
        <extracomment>Beside a button to stop
{percent}: a number, without its sign</extracomment>
        <translation>Comptage des étapes de la recherche&#xa0;: {percent}&#xa0;%</translation>
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
            <numerusform>{count} feuille</numerusform>
            <numerusform>{count} feuilles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cuts</source>
        <extracomment>How often alpha-beta has skipped something
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{count} coupure</numerusform>
            <numerusform>{count} coupures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} games</source>
        <extracomment>How many games were played
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{count} partie</numerusform>
            <numerusform>{count} parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} more games were stopped before the end.</source>
        <extracomment>Below a list of games that did not end by the rules
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{count} autre partie a été interrompue.</numerusform>
            <numerusform>{count} autres parties ont été interrompues.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most {count} moves ahead</source>
        <extracomment>How far a search looks ahead; a clause
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>au plus {count} coup à l’avance</numerusform>
            <numerusform>au plus {count} coups à l’avance</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>We can skip the other {count} branches.</source>
        <extracomment>Explain: at a cut
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>On peut sauter {count} autre branche.</numerusform>
            <numerusform>On peut sauter les {count} autres branches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>looks {depth} moves ahead, then guesses (alpha-beta)</source>
        <extracomment>What a player does, in a list of players; begins small
{depth}: a number of moves</extracomment>
        <translation>
            <numerusform>regarde {depth} coup à l’avance, puis fait une estimation (alpha-bêta)</numerusform>
            <numerusform>regarde {depth} coups à l’avance, puis fait une estimation (alpha-bêta)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>looks {depth} moves ahead and counts unfinished games as 0 (alpha-beta)</source>
        <extracomment>What a player does, in a list of players; begins small
{depth}: a number of moves</extracomment>
        <translation>
            <numerusform>regarde {depth} coup à l’avance et compte 0 pour les parties non finies (alpha-bêta)</numerusform>
            <numerusform>regarde {depth} coups à l’avance et compte 0 pour les parties non finies (alpha-bêta)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} threats</source>
        <extracomment>“Why?”: places where a player threatens to win, as in “makes two threats: b2 and c1”
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{count} menace</numerusform>
            <numerusform>{count} menaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins in {count} moves</source>
        <extracomment>{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{player} gagne en {count} coup</numerusform>
            <numerusform>{player} gagne en {count} coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you win in {count} moves</source>
        <extracomment>{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>tu gagnes en {count} coup</numerusform>
            <numerusform>tu gagnes en {count} coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the bot wins in {count} moves</source>
        <extracomment>{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>le robot gagne en {count} coup</numerusform>
            <numerusform>le robot gagne en {count} coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins in at most {count} moves</source>
        <extracomment>What a move or a position leads to; a clause that begins small
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{player} gagne en {count} coup au plus</numerusform>
            <numerusform>{player} gagne en {count} coups au plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you win in at most {count} moves</source>
        <extracomment>What a move or a position leads to; a clause that begins small
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>tu gagnes en {count} coup au plus</numerusform>
            <numerusform>tu gagnes en {count} coups au plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the bot wins in at most {count} moves</source>
        <extracomment>What a move or a position leads to; a clause that begins small
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>le robot gagne en {count} coup au plus</numerusform>
            <numerusform>le robot gagne en {count} coups au plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins, {count} moves below the top (both players&apos; moves)</source>
        <extracomment>Explain: what a branch leads to. The moves of both players count
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{player} gagne, {count} coup sous la racine</numerusform>
            <numerusform>{player} gagne, {count} coups des deux joueurs sous la racine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {move}, {player} would have won in {count} moves.</source>
        <extracomment>“Why?”: a win that was missed
{move}: a move: b2, column 4, ♘f3
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Avec {move}, {player} aurait gagné en {count} coup.</numerusform>
            <numerusform>Avec {move}, {player} aurait gagné en {count} coups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {move}, you would have won in {count} moves.</source>
        <extracomment>“Why?”: a win that was missed
{move}: a move: b2, column 4, ♘f3
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Avec {move}, tu aurais gagné en {count} coup.</numerusform>
            <numerusform>Avec {move}, tu aurais gagné en {count} coups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {move}, the bot would have won in {count} moves.</source>
        <extracomment>“Why?”: a win that was missed
{move}: a move: b2, column 4, ♘f3
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Avec {move}, le robot aurait gagné en {count} coup.</numerusform>
            <numerusform>Avec {move}, le robot aurait gagné en {count} coups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {move}, {player} wins in {count} moves.</source>
        <extracomment>“Why?”: a win that is still possible
{move}: a move: b2, column 4, ♘f3
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Avec {move}, {player} gagne en {count} coup.</numerusform>
            <numerusform>Avec {move}, {player} gagne en {count} coups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {move}, you win in {count} moves.</source>
        <extracomment>“Why?”: a win that is still possible
{move}: a move: b2, column 4, ♘f3
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Avec {move}, tu gagnes en {count} coup.</numerusform>
            <numerusform>Avec {move}, tu gagnes en {count} coups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {move}, the bot wins in {count} moves.</source>
        <extracomment>“Why?”: a win that is still possible
{move}: a move: b2, column 4, ♘f3
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Avec {move}, le robot gagne en {count} coup.</numerusform>
            <numerusform>Avec {move}, le robot gagne en {count} coups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looking {count} moves ahead, I found nothing better than {move}.</source>
        <extracomment>“Why not?” of a good move, as far as is known
{count}: a number; the text has a form for one and for many
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>En regardant {count} coup à l’avance, je n’ai rien trouvé de mieux que {move}.</numerusform>
            <numerusform>En regardant {count} coups à l’avance, je n’ai rien trouvé de mieux que {move}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looking {count} moves ahead, I found no mistake.</source>
        <extracomment>“Why?” of a game without a mistake, as far as is known
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>En regardant {count} coup à l’avance, je n’ai trouvé aucune erreur.</numerusform>
            <numerusform>En regardant {count} coups à l’avance, je n’ai trouvé aucune erreur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looking {count} moves ahead, I think {move} was the weakest move.</source>
        <extracomment>“Why?” of a game whose end is not known: its largest mistake, as far as is known
{count}: a number; the text has a form for one and for many
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>En regardant {count} coup à l’avance, je crois que {move} était le coup le plus faible.</numerusform>
            <numerusform>En regardant {count} coups à l’avance, je crois que {move} était le coup le plus faible.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins here, {count} moves below the top (both players&apos; moves). That is worth {value}.</source>
        <extracomment>Explain: at the end of a branch. Here “moves” counts those of both players
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>
            <numerusform>{player} gagne ici, {count} coup sous la racine. Cela vaut {value}.</numerusform>
            <numerusform>{player} gagne ici, {count} coups des deux joueurs sous la racine. Cela vaut {value}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looks {depth} moves ahead, then guesses.</source>
        <extracomment>What a bot does, below its name on a card
{depth}: a number of moves</extracomment>
        <translation>
            <numerusform>Regarde {depth} coup à l’avance, puis fait une estimation.</numerusform>
            <numerusform>Regarde {depth} coups à l’avance, puis fait une estimation.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looks {depth} moves ahead, then guesses roughly.</source>
        <extracomment>What a bot does, below its name on a card
{depth}: a number of moves</extracomment>
        <translation>
            <numerusform>Regarde {depth} coup à l’avance, puis fait une estimation grossière.</numerusform>
            <numerusform>Regarde {depth} coups à l’avance, puis fait une estimation grossière.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>looks {depth} moves ahead at the {tried} most promising moves, then guesses (alpha-beta)</source>
        <extracomment>What a player does, in a list of players; begins small. {tried}: a number of moves
{depth}: a number of moves</extracomment>
        <translation>
            <numerusform>regarde {depth} coup à l’avance en essayant les {tried} coups les plus prometteurs, puis fait une estimation (alpha-bêta)</numerusform>
            <numerusform>regarde {depth} coups à l’avance en essayant les {tried} coups les plus prometteurs, puis fait une estimation (alpha-bêta)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are {count} more like this.</source>
        <extracomment>After a sentence on a part of a file that was left out
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Il y en a encore {count} de ce genre.</numerusform>
            <numerusform>Il y en a encore {count} de ce genre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I looked {count} moves ahead. {told}</source>
        <extracomment>“Why?”, before a comparison of two moves. {told}: sentences such as “With b2, X wins by 3.”
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>J’ai regardé {count} coup à l’avance. {told}</numerusform>
            <numerusform>J’ai regardé {count} coups à l’avance. {told}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tries {playouts} random games before each move, most of them with the moves that do best (Monte Carlo tree search by L. Kocsis and C. Szepesvári)</source>
        <extracomment>What a player does, in a list of players; begins small. {playouts}: a number of games</extracomment>
        <translation>
            <numerusform>essaie {playouts} partie au hasard avant chaque coup (recherche arborescente Monte-Carlo de L. Kocsis et C. Szepesvári)</numerusform>
            <numerusform>essaie {playouts} parties au hasard avant chaque coup, la plupart avec les coups qui réussissent le mieux (recherche arborescente Monte-Carlo de L. Kocsis et C. Szepesvári)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>any of {count} moves, such as {move}</source>
        <extracomment>Many moves that do the same, in a sentence such as “With {moves}, X wins.”
{count}: a number; the text has a form for one and for many
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>l’un de {count} coups, comme {move},</numerusform>
            <numerusform>l’un de {count} coups, comme {move},</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins {count} moves from now (both players&apos; moves)</source>
        <extracomment>What a position leads to; a clause that begins small. The moves of both players count
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{player} gagne dans {count} coup</numerusform>
            <numerusform>{player} gagne dans {count} coups (des deux joueurs)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you win {count} moves from now (both players&apos; moves)</source>
        <extracomment>What a position leads to; a clause that begins small. The moves of both players count
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>tu gagnes dans {count} coup</numerusform>
            <numerusform>tu gagnes dans {count} coups (des deux joueurs)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the bot wins {count} moves from now (both players&apos; moves)</source>
        <extracomment>What a position leads to; a clause that begins small. The moves of both players count
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>le robot gagne dans {count} coup</numerusform>
            <numerusform>le robot gagne dans {count} coups (des deux joueurs)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, {winner} can win in {count} moves.</source>
        <extracomment>“Why?”: what was wrong with a move
{move}: a move: b2, column 4, ♘f3
{winner}: the name of the player who wins: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Après {move}, {winner} peut gagner en {count} coup.</numerusform>
            <numerusform>Après {move}, {winner} peut gagner en {count} coups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, you can win in {count} moves.</source>
        <extracomment>“Why?”: what was wrong with a move
{move}: a move: b2, column 4, ♘f3
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Après {move}, tu peux gagner en {count} coup.</numerusform>
            <numerusform>Après {move}, tu peux gagner en {count} coups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, the bot can win in {count} moves.</source>
        <extracomment>“Why?”: what was wrong with a move
{move}: a move: b2, column 4, ♘f3
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Après {move}, le robot peut gagner en {count} coup.</numerusform>
            <numerusform>Après {move}, le robot peut gagner en {count} coups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, {winner} can win in at most {count} moves.</source>
        <extracomment>“Why?”: what was wrong with a move
{move}: a move: b2, column 4, ♘f3
{winner}: the name of the player who wins: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Après {move}, {winner} peut gagner en {count} coup au plus.</numerusform>
            <numerusform>Après {move}, {winner} peut gagner en {count} coups au plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, you can win in at most {count} moves.</source>
        <extracomment>“Why?”: what was wrong with a move
{move}: a move: b2, column 4, ♘f3
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Après {move}, tu peux gagner en {count} coup au plus.</numerusform>
            <numerusform>Après {move}, tu peux gagner en {count} coups au plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, the bot can win in at most {count} moves.</source>
        <extracomment>“Why?”: what was wrong with a move
{move}: a move: b2, column 4, ♘f3
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Après {move}, le robot peut gagner en {count} coup au plus.</numerusform>
            <numerusform>Après {move}, le robot peut gagner en {count} coups au plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looking {count} moves ahead, I see no loss after {move}.</source>
        <extracomment>“Why?”: what is known of a good move
{count}: a number; the text has a form for one and for many
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>En regardant {count} coup à l’avance, je ne vois pas de défaite après {move}.</numerusform>
            <numerusform>En regardant {count} coups à l’avance, je ne vois pas de défaite après {move}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looking {count} moves ahead, I see no win after {move}.</source>
        <extracomment>“Why?”: what is known of a move
{count}: a number; the text has a form for one and for many
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>En regardant {count} coup à l’avance, je ne vois pas de victoire après {move}.</numerusform>
            <numerusform>En regardant {count} coups à l’avance, je ne vois pas de victoire après {move}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looking {count} moves ahead, I like {better} better than {move}.</source>
        <extracomment>“Why?”: a move that was better, as far as is known
{count}: a number; the text has a form for one and for many
{better}: a move that was better: b2
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>En regardant {count} coup à l’avance, je préfère {better} à {move}.</numerusform>
            <numerusform>En regardant {count} coups à l’avance, je préfère {better} à {move}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins at most {count} moves from now (both players&apos; moves)</source>
        <extracomment>What a position leads to; a clause that begins small. The moves of both players count
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{player} gagne dans {count} coup au plus</numerusform>
            <numerusform>{player} gagne dans {count} coups au plus (des deux joueurs)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you win at most {count} moves from now (both players&apos; moves)</source>
        <extracomment>What a position leads to; a clause that begins small. The moves of both players count
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>tu gagnes dans {count} coup au plus</numerusform>
            <numerusform>tu gagnes dans {count} coups au plus (des deux joueurs)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the bot wins at most {count} moves from now (both players&apos; moves)</source>
        <extracomment>What a position leads to; a clause that begins small. The moves of both players count
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>le robot gagne dans {count} coup au plus</numerusform>
            <numerusform>le robot gagne dans {count} coups au plus (des deux joueurs)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Countdown</name>
    <message>
        <source>I&apos;m still here</source>
        <translation>Je suis encore là</translation>
    </message>
    <message numerus="yes">
        <source>Are you still there? A new game starts in {seconds} seconds.</source>
        <extracomment>Booth: before a visit ends, as nobody touches the screen
{seconds}: a number</extracomment>
        <translation>
            <numerusform>Es-tu encore là&#x202f;? Une nouvelle partie commence dans {seconds} seconde.</numerusform>
            <numerusform>Es-tu encore là&#x202f;? Une nouvelle partie commence dans {seconds} secondes.</numerusform>
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
            <numerusform>Notakto, {count} plateau</numerusform>
            <numerusform>Notakto, {count} plateaux</numerusform>
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
            <numerusform>Après {move}, {other} peut prendre un carré.</numerusform>
            <numerusform>Après {move}, {other} peut prendre une chaîne de {number} carrés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, you can take a chain of {number} boxes.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of boxes
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>Après {move}, tu peux prendre un carré.</numerusform>
            <numerusform>Après {move}, tu peux prendre une chaîne de {number} carrés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, the bot can take a chain of {number} boxes.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of boxes
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>Après {move}, le robot peut prendre un carré.</numerusform>
            <numerusform>Après {move}, le robot peut prendre une chaîne de {number} carrés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, {number} boxes are left for {other}.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of boxes
{move}: a move: b2, column 4, ♘f3
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>
            <numerusform>Après {move}, il reste un carré pour {other}.</numerusform>
            <numerusform>Après {move}, il reste {number} carrés pour {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, {number} boxes are left for you.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of boxes
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>Après {move}, il reste un carré pour toi.</numerusform>
            <numerusform>Après {move}, il reste {number} carrés pour toi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, {number} boxes are left for the bot.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of boxes
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>Après {move}, il reste un carré pour le robot.</numerusform>
            <numerusform>Après {move}, il reste {number} carrés pour le robot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {move}, {player} closes a box, but then has to draw again and give away at least {number} boxes.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of boxes
{move}: a move: b2, column 4, ♘f3
{player}: a player&apos;s name: X, White</extracomment>
        <translation>
            <numerusform>Avec {move}, {player} ferme un carré, mais doit ensuite tracer encore un trait et donner au moins un carré.</numerusform>
            <numerusform>Avec {move}, {player} ferme un carré, mais doit ensuite tracer encore un trait et donner au moins {number} carrés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {move}, you close a box, but then you have to draw again and give away at least {number} boxes.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of boxes
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>Avec {move}, tu fermes un carré, mais tu dois ensuite tracer encore un trait et donner au moins un carré.</numerusform>
            <numerusform>Avec {move}, tu fermes un carré, mais tu dois ensuite tracer encore un trait et donner au moins {number} carrés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {move}, the bot closes a box, but then it has to draw again and give away at least {number} boxes.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of boxes
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>
            <numerusform>Avec {move}, le robot ferme un carré, mais il doit ensuite tracer encore un trait et donner au moins un carré.</numerusform>
            <numerusform>Avec {move}, le robot ferme un carré, mais il doit ensuite tracer encore un trait et donner au moins {number} carrés.</numerusform>
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
            <numerusform>Après {reply}, les pierres de {other} vont d’un bord à l’autre, avec un pont entre elles. Un pont, ce sont deux cases vides&#xa0;: si {player} prend l’une, {other} prend l’autre.</numerusform>
            <numerusform>Après {reply}, les pierres de {other} vont d’un bord à l’autre, avec {number} ponts entre elles. Un pont, ce sont deux cases vides&#xa0;: si {player} prend l’une, {other} prend l’autre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {reply}, your stones reach from edge to edge, with {number} bridges in between. A bridge is two empty cells: if the bot takes one, you take the other.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2
{number}: a number</extracomment>
        <translation>
            <numerusform>Après {reply}, tes pierres vont d’un bord à l’autre, avec un pont entre elles. Un pont, ce sont deux cases vides&#xa0;: si le robot prend l’une, tu prends l’autre.</numerusform>
            <numerusform>Après {reply}, tes pierres vont d’un bord à l’autre, avec {number} ponts entre elles. Un pont, ce sont deux cases vides&#xa0;: si le robot prend l’une, tu prends l’autre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {reply}, the bot&apos;s stones reach from edge to edge, with {number} bridges in between. A bridge is two empty cells: if you take one, the bot takes the other.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2
{number}: a number</extracomment>
        <translation>
            <numerusform>Après {reply}, les pierres du robot vont d’un bord à l’autre, avec un pont entre elles. Un pont, ce sont deux cases vides&#xa0;: si tu prends l’une, le robot prend l’autre.</numerusform>
            <numerusform>Après {reply}, les pierres du robot vont d’un bord à l’autre, avec {number} ponts entre elles. Un pont, ce sont deux cases vides&#xa0;: si tu prends l’une, le robot prend l’autre.</numerusform>
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
            <numerusform>Avec {better}, les pierres de {player} iraient d’un bord à l’autre, avec un pont entre elles. Un pont, ce sont deux cases vides&#xa0;: si {other} prend l’une, {player} prend l’autre.</numerusform>
            <numerusform>Avec {better}, les pierres de {player} iraient d’un bord à l’autre, avec {number} ponts entre elles. Un pont, ce sont deux cases vides&#xa0;: si {other} prend l’une, {player} prend l’autre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {better}, your stones would reach from edge to edge, with {number} bridges in between. A bridge is two empty cells: if the bot takes one, you take the other.</source>
        <extracomment>“Why?”: the reason for a loss
{better}: a move that was better: b2
{number}: a number</extracomment>
        <translation>
            <numerusform>Avec {better}, tes pierres iraient d’un bord à l’autre, avec un pont entre elles. Un pont, ce sont deux cases vides&#xa0;: si le robot prend l’une, tu prends l’autre.</numerusform>
            <numerusform>Avec {better}, tes pierres iraient d’un bord à l’autre, avec {number} ponts entre elles. Un pont, ce sont deux cases vides&#xa0;: si le robot prend l’une, tu prends l’autre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {better}, the bot&apos;s stones would reach from edge to edge, with {number} bridges in between. A bridge is two empty cells: if you take one, the bot takes the other.</source>
        <extracomment>“Why?”: the reason for a loss
{better}: a move that was better: b2
{number}: a number</extracomment>
        <translation>
            <numerusform>Avec {better}, les pierres du robot iraient d’un bord à l’autre, avec un pont entre elles. Un pont, ce sont deux cases vides&#xa0;: si tu prends l’une, le robot prend l’autre.</numerusform>
            <numerusform>Avec {better}, les pierres du robot iraient d’un bord à l’autre, avec {number} ponts entre elles. Un pont, ce sont deux cases vides&#xa0;: si tu prends l’une, le robot prend l’autre.</numerusform>
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
            <numerusform>Avec {better}, {player} pourrait prendre une graine de {other}.</numerusform>
            <numerusform>Avec {better}, {player} pourrait prendre {number} graines de {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {better}, you could capture {number} of the bot&apos;s seeds.</source>
        <extracomment>“Why?”: what is wrong with a move
{better}: a move that was better: b2
{number}: a number</extracomment>
        <translation>
            <numerusform>Avec {better}, tu pourrais prendre une graine du robot.</numerusform>
            <numerusform>Avec {better}, tu pourrais prendre {number} graines du robot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {better}, the bot could capture {number} of your seeds.</source>
        <extracomment>“Why?”: what is wrong with a move
{better}: a move that was better: b2
{number}: a number</extracomment>
        <translation>
            <numerusform>Avec {better}, le robot pourrait prendre une de tes graines.</numerusform>
            <numerusform>Avec {better}, le robot pourrait prendre {number} de tes graines.</numerusform>
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
            <numerusform>Après {move}, {other} peut prendre une graine de {player} avec {reply}.</numerusform>
            <numerusform>Après {move}, {other} peut prendre {number} graines de {player} avec {reply}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, you can capture {number} of the bot&apos;s seeds with {reply}.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{number}: a number
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>
            <numerusform>Après {move}, tu peux prendre une graine du robot avec {reply}.</numerusform>
            <numerusform>Après {move}, tu peux prendre {number} graines du robot avec {reply}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {move}, the bot can capture {number} of your seeds with {reply}.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{number}: a number
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>
            <numerusform>Après {move}, le robot peut prendre une de tes graines avec {reply}.</numerusform>
            <numerusform>Après {move}, le robot peut prendre {number} de tes graines avec {reply}.</numerusform>
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
            <numerusform>{player} prend {count} pièce dans le tas {heap}</numerusform>
            <numerusform>{player} prend {count} pièces dans le tas {heap}</numerusform>
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
            <numerusform>{player} a {count} pion</numerusform>
            <numerusform>{player} a {count} pions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} also gets the {count} empty squares</source>
        <extracomment>Read aloud by screen readers
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{player} reçoit aussi la case vide</numerusform>
            <numerusform>{player} reçoit aussi les {count} cases vides</numerusform>
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
            <numerusform>regarde {depth} coup à l’avance, mais se trompe sur chaque position, d’au plus {amount} points (alpha-bêta)</numerusform>
            <numerusform>regarde {depth} coups à l’avance, mais se trompe sur chaque position, d’au plus {amount} points (alpha-bêta)</numerusform>
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
            <numerusform>regarde {depth} coup à l’avance, mais se trompe sur chaque pièce, d’au plus un demi-pion (alpha-bêta)</numerusform>
            <numerusform>regarde {depth} coups à l’avance, mais se trompe sur chaque pièce, d’au plus un demi-pion (alpha-bêta)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>looks {depth} moves ahead, but misjudges each piece by up to one pawn (alpha-beta)</source>
        <extracomment>What a bot does, in a list of players; begins small.
{depth}: a number of moves</extracomment>
        <translation>
            <numerusform>regarde {depth} coup à l’avance, mais se trompe sur chaque pièce, d’au plus un pion (alpha-bêta)</numerusform>
            <numerusform>regarde {depth} coups à l’avance, mais se trompe sur chaque pièce, d’au plus un pion (alpha-bêta)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>looks {depth} moves ahead, but misjudges each piece by up to {pawns} pawns (alpha-beta)</source>
        <extracomment>What a bot does, in a list of players; begins small. {pawns}: a number such as 1.5; a pawn is a unit
{depth}: a number of moves</extracomment>
        <translation>
            <numerusform>regarde {depth} coup à l’avance, mais se trompe sur chaque pièce, d’au plus {pawns} pions (alpha-bêta)</numerusform>
            <numerusform>regarde {depth} coups à l’avance, mais se trompe sur chaque pièce, d’au plus {pawns} pions (alpha-bêta)</numerusform>
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
            <numerusform>Après {reply}, une seule case est sûre pour {player}, et à la fin {player} doit former une ligne.</numerusform>
            <numerusform>Après {reply}, seulement {number} cases sont sûres pour {player}, et à la fin {player} doit former une ligne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {reply}, only {number} squares are safe for you, and in the end you have to make a row.</source>
        <extracomment>“Why?”: the reason for a loss. {number}: of moves
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>
            <numerusform>Après {reply}, une seule case est sûre pour toi, et à la fin tu dois former une ligne.</numerusform>
            <numerusform>Après {reply}, seulement {number} cases sont sûres pour toi, et à la fin tu dois former une ligne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {reply}, only {number} squares are safe for the bot, and in the end it has to make a row.</source>
        <extracomment>“Why?”: the reason for a loss. {number}: of moves
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>
            <numerusform>Après {reply}, une seule case est sûre pour le robot, et à la fin il doit former une ligne.</numerusform>
            <numerusform>Après {reply}, seulement {number} cases sont sûres pour le robot, et à la fin il doit former une ligne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {better}, only {number} squares would be safe for {other}, and in the end {other} would have to make a row.</source>
        <extracomment>“Why?”: the reason for a loss. {number}: of moves
{better}: a move that was better: b2
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>
            <numerusform>Avec {better}, une seule case serait sûre pour {other}, et à la fin {other} devrait former une ligne.</numerusform>
            <numerusform>Avec {better}, seulement {number} cases seraient sûres pour {other}, et à la fin {other} devrait former une ligne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {better}, only {number} squares would be safe for the bot, and in the end it would have to make a row.</source>
        <extracomment>“Why?”: the reason for a loss. {number}: of moves
{better}: a move that was better: b2</extracomment>
        <translation>
            <numerusform>Avec {better}, une seule case serait sûre pour le robot, et à la fin il devrait former une ligne.</numerusform>
            <numerusform>Avec {better}, seulement {number} cases seraient sûres pour le robot, et à la fin il devrait former une ligne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {better}, only {number} squares would be safe for you, and in the end you would have to make a row.</source>
        <extracomment>“Why?”: the reason for a loss. {number}: of moves
{better}: a move that was better: b2</extracomment>
        <translation>
            <numerusform>Avec {better}, une seule case serait sûre pour toi, et à la fin tu devrais former une ligne.</numerusform>
            <numerusform>Avec {better}, seulement {number} cases seraient sûres pour toi, et à la fin tu devrais former une ligne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {reply}, {number} safe moves are left. {other} makes the last one, and then {player} loses.</source>
        <extracomment>“Why?”: the reason for a loss. {number}: of moves
{reply}: the other player&apos;s answer, a move: b2
{other}: the other player&apos;s name: O, Black
{player}: a player&apos;s name: X, White</extracomment>
        <translation>
            <numerusform>Après {reply}, il reste un coup sûr. {other} joue le dernier, et alors {player} perd.</numerusform>
            <numerusform>Après {reply}, il reste {number} coups sûrs. {other} joue le dernier, et alors {player} perd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {reply}, {number} safe moves are left. The bot makes the last one, and then you lose.</source>
        <extracomment>“Why?”: the reason for a loss. {number}: of moves
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>
            <numerusform>Après {reply}, il reste un coup sûr. Le robot joue le dernier, et alors tu perds.</numerusform>
            <numerusform>Après {reply}, il reste {number} coups sûrs. Le robot joue le dernier, et alors tu perds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {reply}, {number} safe moves are left. You make the last one, and then the bot loses.</source>
        <extracomment>“Why?”: the reason for a loss. {number}: of moves
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>
            <numerusform>Après {reply}, il reste un coup sûr. Tu joues le dernier, et alors le robot perd.</numerusform>
            <numerusform>Après {reply}, il reste {number} coups sûrs. Tu joues le dernier, et alors le robot perd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {better}, {number} safe moves would be left. {player} would make the last one, and then {other} would lose.</source>
        <extracomment>“Why?”: the reason for a loss. {number}: of moves
{better}: a move that was better: b2
{player}: a player&apos;s name: X, White
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>
            <numerusform>Avec {better}, il resterait un coup sûr. {player} jouerait le dernier, et alors {other} perdrait.</numerusform>
            <numerusform>Avec {better}, il resterait {number} coups sûrs. {player} jouerait le dernier, et alors {other} perdrait.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {better}, {number} safe moves would be left. You would make the last one, and then the bot would lose.</source>
        <extracomment>“Why?”: the reason for a loss. {number}: of moves
{better}: a move that was better: b2</extracomment>
        <translation>
            <numerusform>Avec {better}, il resterait un coup sûr. Tu jouerais le dernier, et alors le robot perdrait.</numerusform>
            <numerusform>Avec {better}, il resterait {number} coups sûrs. Tu jouerais le dernier, et alors le robot perdrait.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {better}, {number} safe moves would be left. The bot would make the last one, and then you would lose.</source>
        <extracomment>“Why?”: the reason for a loss. {number}: of moves
{better}: a move that was better: b2</extracomment>
        <translation>
            <numerusform>Avec {better}, il resterait un coup sûr. Le robot jouerait le dernier, et alors tu perdrais.</numerusform>
            <numerusform>Avec {better}, il resterait {number} coups sûrs. Le robot jouerait le dernier, et alors tu perdrais.</numerusform>
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
            <numerusform>grenier de {player}&#xa0;: {count} graine</numerusform>
            <numerusform>grenier de {player}&#xa0;: {count} graines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}&apos;s store, lower half: {count} seeds</source>
        <extracomment>Read aloud by screen readers.
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>grenier de {player}, moitié du bas&#xa0;: {count} graine</numerusform>
            <numerusform>grenier de {player}, moitié du bas&#xa0;: {count} graines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} sows {count} seeds from pit {pit}</source>
        <extracomment>Read aloud by screen readers. {pit}: its letter
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{player} sème {count} graine du trou {pit}</numerusform>
            <numerusform>{player} sème {count} graines du trou {pit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} sows {count} seeds from pit {pit} and moves again</source>
        <extracomment>Read aloud by screen readers. {pit}: its letter
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{player} sème {count} graine du trou {pit} et rejoue</numerusform>
            <numerusform>{player} sème {count} graines du trou {pit} et rejoue</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} sows {count} seeds from pit {pit} and captures {captured}</source>
        <extracomment>Read aloud by screen readers. {pit}: its letter; {captured}: a number
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{player} sème {count} graine du trou {pit} et en prend {captured}</numerusform>
            <numerusform>{player} sème {count} graines du trou {pit} et en prend {captured}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}&apos;s pit {pit}: {count} seeds</source>
        <extracomment>Read aloud by screen readers. {pit}: its letter
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>trou {pit} de {player}&#xa0;: {count} graine</numerusform>
            <numerusform>trou {pit} de {player}&#xa0;: {count} graines</numerusform>
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
            <numerusform>{square}&#xa0;: chocolat, emporte {count} autre carré</numerusform>
            <numerusform>{square}&#xa0;: chocolat, emporte {count} autres carrés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CustomBoardDialog</name>
    <message>
        <source>Begin</source>
        <extracomment>Title of a dialog for a board of any size, and its button</extracomment>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Kind of game</source>
        <translation>Sorte de jeu</translation>
    </message>
    <message>
        <source>Another board</source>
        <extracomment>Title of a dialog for a board of any size, and its button</extracomment>
        <translation>Autre plateau</translation>
    </message>
    <message>
        <source>The kind of game</source>
        <translation>La sorte de jeu</translation>
    </message>
</context>
<context>
    <name>CutBar</name>
    <message>
        <source>Which branches does alpha-beta skip?</source>
        <translation>Quelles branches alpha-bêta saute-t-il&#x202f;?</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>Button in the exercise “Find the cuts”, and its tip</extracomment>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Again</source>
        <extracomment>a button: remove the marks and try again</extracomment>
        <translation>Encore</translation>
    </message>
    <message>
        <source>Remove all your marks</source>
        <extracomment>a button: remove the marks and try again</extracomment>
        <translation>Enlever toutes tes marques</translation>
    </message>
    <message>
        <source>Which branches will alpha-beta skip? Mark them, then press Check.</source>
        <extracomment>The question of the exercise “Find the cuts”</extracomment>
        <translation>Quelles branches alpha-bêta va-t-il sauter&#x202f;? Marque-les, puis appuie sur «&#xa0;Vérifier&#xa0;».</translation>
    </message>
    <message>
        <source>First mark the branches that alpha-beta will skip. Then press Check.</source>
        <translation>Marque d’abord les branches qu’alpha-bêta va sauter. Puis appuie sur «&#xa0;Vérifier&#xa0;».</translation>
    </message>
    <message>
        <source>Compare your marks with alpha-beta&apos;s</source>
        <extracomment>Button in the exercise “Find the cuts”, and its tip</extracomment>
        <translation>Comparer tes marques avec alpha-bêta</translation>
    </message>
    <message>
        <source>Marked: {count}. Have you marked every branch that alpha-beta will skip? Then press Check.</source>
        <extracomment>The question of the exercise “Find the cuts”
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>Marquées&#xa0;: {count}. As-tu marqué tout ce qu’alpha-bêta va sauter&#x202f;? Alors appuie sur «&#xa0;Vérifier&#xa0;».</translation>
    </message>
</context>
<context>
    <name>Cuts</name>
    <message>
        <source>Right! Alpha-beta skips nothing here.</source>
        <extracomment>The result of the exercise “Find the cuts”.</extracomment>
        <translation>Bravo&#x202f;! Ici, alpha-bêta ne saute rien.</translation>
    </message>
    <message>
        <source>All correct: {right}.</source>
        <extracomment>The result of the exercise “Find the cuts”. {right}, {missed}, {wrong}: numbers of branches</extracomment>
        <translation>Tout est juste&#xa0;: {right}.</translation>
    </message>
    <message>
        <source>Right: {right}, missed: {missed}, wrong: {wrong}.</source>
        <extracomment>The result of the exercise “Find the cuts”. {right}, {missed}, {wrong}: numbers of branches</extracomment>
        <translation>Justes&#xa0;: {right}, oubliées&#xa0;: {missed}, fausses&#xa0;: {wrong}.</translation>
    </message>
    <message>
        <source>Right: alpha-beta skips this branch ({branch}). {why}</source>
        <extracomment>The verdict on one branch in the exercise “Find the cuts”. {branch}: a move; {why}: sentences</extracomment>
        <translation>Juste&#xa0;: alpha-bêta saute cette branche ({branch}). {why}</translation>
    </message>
    <message>
        <source>Missed: alpha-beta skips this branch ({branch}). {why}</source>
        <extracomment>The verdict on one branch in the exercise “Find the cuts”. {branch}: a move; {why}: sentences</extracomment>
        <translation>Oublié&#xa0;: alpha-bêta saute cette branche ({branch}). {why}</translation>
    </message>
    <message>
        <source>Wrong: alpha-beta looks at this branch ({branch}). {why}</source>
        <extracomment>The verdict on one branch in the exercise “Find the cuts”. {branch}: a move; {why}: sentences</extracomment>
        <translation>Faux&#xa0;: alpha-bêta regarde cette branche ({branch}). {why}</translation>
    </message>
    <message>
        <source>{player} already has {value} here, but {other} has {limit} further up. So the rest can&apos;t change anything.</source>
        <extracomment>Why alpha-beta skips a branch. {limit}: a value
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>{player} a déjà {value} ici, mais {other} a {limit} plus haut. Donc le reste ne peut rien changer.</translation>
    </message>
    <message>
        <source>Nobody is sure of a value yet, so alpha-beta has to look at this branch.</source>
        <extracomment>Why alpha-beta looks at a branch.</extracomment>
        <translation>Personne n’est encore sûr d’une valeur, donc alpha-bêta doit regarder cette branche.</translation>
    </message>
    <message>
        <source>MAX already has {alpha}. A larger value could still help MAX, so alpha-beta has to look at this branch.</source>
        <extracomment>Why alpha-beta looks at a branch. {alpha}, {beta}: values</extracomment>
        <translation>MAX a déjà {alpha}. Une valeur plus grande pourrait encore aider MAX, donc alpha-bêta doit regarder cette branche.</translation>
    </message>
    <message>
        <source>MIN already has {beta}. A smaller value could still help MIN, so alpha-beta has to look at this branch.</source>
        <extracomment>Why alpha-beta looks at a branch. {alpha}, {beta}: values</extracomment>
        <translation>MIN a déjà {beta}. Une valeur plus petite pourrait encore aider MIN, donc alpha-bêta doit regarder cette branche.</translation>
    </message>
    <message>
        <source>MAX already has {alpha} and MIN has {beta}. A value between them could change the result, so alpha-beta has to look at this branch.</source>
        <extracomment>Why alpha-beta looks at a branch. {alpha}, {beta}: values</extracomment>
        <translation>MAX a déjà {alpha} et MIN a {beta}. Une valeur entre les deux pourrait changer le résultat, donc alpha-bêta doit regarder cette branche.</translation>
    </message>
</context>
<context>
    <name>DayCard</name>
    <message>
        <source>Today at this table</source>
        <translation>Aujourd’hui à cette table</translation>
    </message>
    <message>
        <source>Visitors</source>
        <extracomment>the heading above a number, which may be 0, 1 or more</extracomment>
        <translation>Visiteurs</translation>
    </message>
    <message>
        <source>Won by the bot</source>
        <extracomment>the heading above a number of games, which may be 0, 1 or more</extracomment>
        <translation>Gagnées par le robot</translation>
    </message>
    <message>
        <source>Won by visitors</source>
        <extracomment>the heading above a number of games, which may be 0, 1 or more</extracomment>
        <translation>Gagnées par les visiteurs</translation>
    </message>
    <message>
        <source>Finished games</source>
        <extracomment>the heading above a number, which may be 0, 1 or more</extracomment>
        <translation>Parties terminées</translation>
    </message>
    <message>
        <source>Draws</source>
        <extracomment>the heading above a number of games, which may be 0, 1 or more</extracomment>
        <translation>Matchs nuls</translation>
    </message>
    <message>
        <source>Solved riddles</source>
        <extracomment>the heading above a number, which may be 0, 1 or more</extracomment>
        <translation>Énigmes résolues</translation>
    </message>
    <message>
        <source>Hardest riddle: {game}. Right answers: {right} of {count}.</source>
        <extracomment>Booth: on the card with the figures of the day. {game}: “Connect Four”; {right}: a number
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>Énigme la plus difficile&#xa0;: {game}. Bonnes réponses&#xa0;: {right} sur {count}.</translation>
    </message>
    <message numerus="yes">
        <source>Most common mistake: {move} in {game}. It lost {count} games.</source>
        <extracomment>{move}: a move such as &quot;b3&quot;.; {game}: the title of a game
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Erreur la plus fréquente&#xa0;: {move} au jeu {game}. Elle a fait perdre {count} partie.</numerusform>
            <numerusform>Erreur la plus fréquente&#xa0;: {move} au jeu {game}. Elle a fait perdre {count} parties.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DepthsDialog</name>
    <message>
        <source>Depth</source>
        <extracomment>Titles of columns in a table: what the search finds at each depth</extracomment>
        <translation>Profondeur</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>Titles of columns in a table: what the search finds at each depth</extracomment>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>Titles of columns in a table: what the search finds at each depth</extracomment>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Minimax</source>
        <extracomment>Titles of columns in a table: what the search finds at each depth</extracomment>
        <translation>Minimax</translation>
    </message>
    <message>
        <source>Alpha-beta</source>
        <extracomment>Titles of columns in a table: what the search finds at each depth</extracomment>
        <translation>Alpha-bêta</translation>
    </message>
    <message>
        <source>It plays out captures before it guesses.</source>
        <extracomment>Below the table of depths.</extracomment>
        <translation>Avant d’estimer, elle joue les prises jusqu’au bout.</translation>
    </message>
    <message>
        <source>The columns on the right count the positions it visits. Values: {worth}.</source>
        <extracomment>Below the table of depths. {worth}: what values mean</extracomment>
        <translation>Les colonnes de droite comptent les positions qu’elle visite. Valeurs&#xa0;: {worth}.</translation>
    </message>
    <message>
        <source>If the game isn&apos;t over at that depth, the search uses “{evaluation}” to guess.</source>
        <extracomment>Below the table of depths. {evaluation}: the name of an evaluation</extracomment>
        <translation>Si la partie n’est pas finie à cette profondeur, la recherche estime d’après «&#xa0;{evaluation}&#xa0;».</translation>
    </message>
    <message>
        <source>Which move looks best at each depth</source>
        <translation>Le coup qui semble le meilleur à chaque profondeur</translation>
    </message>
</context>
<context>
    <name>DotsBoardKind</name>
    <message>
        <source>line {name}: drawn</source>
        <extracomment>A line between two dots, for screen readers. {name}: a1-b1</extracomment>
        <translation>trait {name}&#xa0;: tracé</translation>
    </message>
    <message>
        <source>line {name}: not drawn</source>
        <extracomment>A line between two dots, for screen readers. {name}: a1-b1</extracomment>
        <translation>trait {name}&#xa0;: pas tracé</translation>
    </message>
    <message>
        <source>line {name}: not drawn, value {value}</source>
        <extracomment>A line between two dots, for screen readers. {name}: a1-b1
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>trait {name}&#xa0;: pas tracé, valeur {value}</translation>
    </message>
    <message>
        <source>dot {name}</source>
        <extracomment>A dot or a box, for screen readers. {name}: a1</extracomment>
        <translation>point {name}</translation>
    </message>
    <message>
        <source>box {name}: open</source>
        <extracomment>A dot or a box, for screen readers. {name}: a1</extracomment>
        <translation>carré {name}&#xa0;: ouvert</translation>
    </message>
    <message>
        <source>box {name}: X</source>
        <extracomment>A dot or a box, for screen readers. {name}: a1</extracomment>
        <translation>carré {name}&#xa0;: X</translation>
    </message>
    <message>
        <source>box {name}: O</source>
        <extracomment>A dot or a box, for screen readers. {name}: a1</extracomment>
        <translation>carré {name}&#xa0;: O</translation>
    </message>
    <message>
        <source>Tap a line between two dots</source>
        <extracomment>Why nothing happens after a tap.</extracomment>
        <translation>Touche un trait entre deux points</translation>
    </message>
    <message>
        <source>Line {name} is already drawn</source>
        <extracomment>Why nothing happens after a tap. {name}: the line a1-b1</extracomment>
        <translation>Le trait {name} est déjà tracé</translation>
    </message>
</context>
<context>
    <name>Drawer</name>
    <message>
        <source>Close the settings</source>
        <translation>Fermer les réglages</translation>
    </message>
</context>
<context>
    <name>DropBoardKind</name>
    <message>
        <source>Column {column} is full</source>
        <extracomment>Why nothing happens after a tap. {column}: its number</extracomment>
        <translation>La colonne {column} est pleine</translation>
    </message>
</context>
<context>
    <name>EarlierGames</name>
    <message>
        <source>Earlier games</source>
        <extracomment>Title of a dialog: all games that were played on this computer</extracomment>
        <translation>Anciennes parties</translation>
    </message>
    <message>
        <source>Started</source>
        <extracomment>Title of a column: when the game was started</extracomment>
        <translation>Début</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Title of a column: when the game was started</extracomment>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>Title of a column: when the game was started</extracomment>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Title of a column: when the game was started</extracomment>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Title of a column: when the game was started</extracomment>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Comments</source>
        <extracomment>Title of a column: when the game was started</extracomment>
        <translation>Commentaires</translation>
    </message>
    <message>
        <source>Search by game, player, moves or comment</source>
        <extracomment>Below the list of earlier games: buttons</extracomment>
        <translation>Cherche un jeu, un joueur, des coups ou un commentaire</translation>
    </message>
    <message>
        <source>Search the games</source>
        <extracomment>Below the list of earlier games: buttons</extracomment>
        <translation>Chercher dans les parties</translation>
    </message>
    <message>
        <source>Show only games that contain this text</source>
        <extracomment>Below the list of earlier games: buttons</extracomment>
        <translation>N’afficher que les parties qui contiennent ce texte</translation>
    </message>
    <message>
        <source>Double-click a game or press Enter to open it on the board</source>
        <extracomment>Below the list of earlier games: buttons</extracomment>
        <translation>Double-clique sur une partie ou appuie sur Entrée pour l’ouvrir sur le plateau</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <extracomment>Below the list of earlier games: buttons</extracomment>
        <translation>Lecture des parties…</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Below the list of earlier games: buttons</extracomment>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Delete all games except those open in a window</source>
        <extracomment>Below the list of earlier games: buttons</extracomment>
        <translation>Supprimer toutes les parties, sauf celles qui sont ouvertes dans une fenêtre</translation>
    </message>
    <message>
        <source>Delete them for good</source>
        <extracomment>Below the list of earlier games: buttons</extracomment>
        <translation>Supprimer pour de bon</translation>
    </message>
    <message>
        <source>Delete these games. You can&apos;t get them back.</source>
        <extracomment>Below the list of earlier games: buttons</extracomment>
        <translation>Supprimer ces parties. Tu ne pourras pas les retrouver.</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Below the list of earlier games: buttons</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close this window (Esc)</source>
        <extracomment>Below the list of earlier games: buttons</extracomment>
        <translation>Fermer cette fenêtre (Échap)</translation>
    </message>
    <message numerus="yes">
        <source>{count} games</source>
        <extracomment>Below the list of earlier games
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{count} partie</numerusform>
            <numerusform>{count} parties</numerusform>
        </translation>
    </message>
    <message>
        <source>This deletes all games from this computer, except those open in a window.</source>
        <translation>Cela supprime toutes les parties de cet ordinateur, sauf celles ouvertes dans une fenêtre.</translation>
    </message>
    <message>
        <source>The games can&apos;t be deleted: {reason}</source>
        <extracomment>{reason}: what the system says</extracomment>
        <translation>Impossible de supprimer les parties&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{first} against {second}</source>
        <extracomment>In the list of earlier games: the two players, such as “Person against Beginner”
{first}: the name of the player who moves first: X, White
{second}: the name of the player who moves second: O, Black</extracomment>
        <translation>{first} contre {second}</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>A player that is not a bot</extracomment>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Open this game on the board. Your current game is kept.</source>
        <extracomment>Below the list of earlier games: buttons</extracomment>
        <translation>Ouvrir cette partie sur le plateau. Ta partie en cours est gardée.</translation>
    </message>
    <message>
        <source>Delete all games…</source>
        <extracomment>Below the list of earlier games: buttons</extracomment>
        <translation>Supprimer toutes les parties…</translation>
    </message>
</context>
<context>
    <name>EndOfGame</name>
    <message>
        <source>You {you}, {name} {bot}</source>
        <extracomment>The games that you and the bot {name} have won so far, such as: You 2, Zeno 3 {you}, {bot}: numbers</extracomment>
        <translation>Toi {you}, {name} {bot}</translation>
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
        <translation>Copier les détails</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>Fermer le message</translation>
    </message>
    <message>
        <source>Something went wrong, but your game is safe.</source>
        <extracomment>About an error</extracomment>
        <translation>Il y a eu un problème, mais ta partie est en sécurité.</translation>
    </message>
    <message numerus="yes">
        <source>It has happened {count} times.</source>
        <extracomment>About an error
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>C’est arrivé {count} fois.</numerusform>
            <numerusform>C’est arrivé {count} fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>On this button, after it was pressed</extracomment>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Copy a report of what went wrong that you can send to the developers</source>
        <translation>Copier un rapport sur le problème, à envoyer aux développeurs</translation>
    </message>
</context>
<context>
    <name>Examples</name>
    <message>
        <source>Four numbers</source>
        <extracomment>Title of an example: a tree with four numbers at its ends</extracomment>
        <translation>Quatre nombres</translation>
    </message>
    <message>
        <source>Why doesn&apos;t MAX go for the 9?</source>
        <extracomment>Title of an example: a tree with four numbers at its ends</extracomment>
        <translation>Pourquoi MAX ne va-t-il pas vers le 9&#x202f;?</translation>
    </message>
    <message>
        <source>Eight numbers</source>
        <extracomment>Title of an example: a tree with eight numbers at its ends</extracomment>
        <translation>Huit nombres</translation>
    </message>
    <message>
        <source>Which number would you change to make the value 23?</source>
        <extracomment>Title of an example: a tree with eight numbers at its ends</extracomment>
        <translation>Quel nombre changerais-tu pour que la valeur soit 23&#x202f;?</translation>
    </message>
    <message>
        <source>Tic-tac-toe: two of three moves lose</source>
        <extracomment>Title of an example: a tree with eight numbers at its ends</extracomment>
        <translation>Morpion&#xa0;: deux coups sur trois perdent</translation>
    </message>
    <message>
        <source>A quick win and a slow one</source>
        <translation>Une victoire rapide et une lente</translation>
    </message>
    <message>
        <source>X can win with any of its five moves. Here a quick win is worth more than a slow one, so X wins at once with a1. If all wins are worth +1, X takes the first win that the search finds.</source>
        <translation>X peut gagner avec n’importe lequel de ses cinq coups. Ici, une victoire rapide vaut plus qu’une lente, alors X gagne tout de suite avec a1. Si toutes les victoires valent +1, X prend la première victoire que trouve la recherche.</translation>
    </message>
    <message>
        <source>Losing as late as possible</source>
        <translation>Perdre le plus tard possible</translation>
    </message>
    <message>
        <source>Which move lasts the longest, and what does it threaten?</source>
        <translation>Quel coup tient le plus longtemps, et que menace-t-il&#x202f;?</translation>
    </message>
    <message>
        <source>Is two in a row good?</source>
        <translation>En aligner deux, est-ce bien&#x202f;?</translation>
    </message>
    <message>
        <source>Good odds, bad move</source>
        <translation>Bonnes chances, mauvais coup</translation>
    </message>
    <message>
        <source>What does X do after a1?</source>
        <translation>Que fait X après a1&#x202f;?</translation>
    </message>
    <message>
        <source>Alpha-beta at its best</source>
        <translation>Alpha-bêta au mieux</translation>
    </message>
    <message>
        <source>Alpha-beta at its worst</source>
        <translation>Alpha-bêta au pire</translation>
    </message>
    <message>
        <source>At each node the better move comes last. So there is no cut, and alpha-beta looks at all 8 numbers. It does as much work as minimax.</source>
        <translation>À chaque nœud, le meilleur coup vient en dernier. Il n’y a donc aucune coupure, et alpha-bêta regarde les 8 nombres. Il fait autant de travail que minimax.</translation>
    </message>
    <message>
        <source>Can you put the same numbers in an order that gives a cut?</source>
        <translation>Peux-tu mettre les mêmes nombres dans un ordre qui donne une coupure&#x202f;?</translation>
    </message>
    <message>
        <source>Tic-tac-toe from the empty board</source>
        <translation>Morpion depuis le plateau vide</translation>
    </message>
    <message>
        <source>Minimax visits 549,946 positions and alpha-beta only 18,297. Both find the same value: a draw. Here the values are +1, 0 and −1, as in textbooks. If quick wins come first, alpha-beta visits 20,866.</source>
        <translation>Minimax visite 549&#x202f;946 positions, alpha-bêta seulement 18&#x202f;297. Les deux trouvent la même valeur&#xa0;: un match nul. Ici, les valeurs sont +1, 0 et −1, comme dans les livres. Si on met les victoires rapides d’abord, alpha-bêta visite 20&#x202f;866 positions.</translation>
    </message>
    <message>
        <source>Chess: what the horizon hides</source>
        <translation>Échecs&#xa0;: ce que cache l’horizon</translation>
    </message>
    <message>
        <source>White looks one move ahead and counts the pieces. Capturing a pawn with the knight looks best: +2.20. But then the other pawn captures the knight. White can&apos;t see that: it is one move later, behind the horizon.</source>
        <translation>Les Blancs regardent un coup à l’avance et comptent les pièces. Prendre un pion avec le cavalier semble le meilleur coup&#xa0;: +2,20. Mais ensuite, l’autre pion prend le cavalier. Les Blancs ne peuvent pas le voir&#xa0;: c’est un coup plus loin, derrière l’horizon.</translation>
    </message>
    <message>
        <source>Chess: playing out captures</source>
        <translation>Échecs&#xa0;: les prises jusqu’au bout</translation>
    </message>
    <message>
        <source>Chess: mate in one</source>
        <translation>Échecs&#xa0;: mat en un coup</translation>
    </message>
    <message>
        <source>White can checkmate in one move. Looking one move ahead is enough to see it.</source>
        <translation>Les Blancs peuvent mettre échec et mat en un coup. Regarder un coup à l’avance suffit pour le voir.</translation>
    </message>
    <message>
        <source>Chess: mate in two</source>
        <translation>Échecs&#xa0;: mat en deux coups</translation>
    </message>
    <message>
        <source>Chess: mate in two, with a rook</source>
        <translation>Échecs&#xa0;: mat en deux coups, avec une tour</translation>
    </message>
    <message>
        <source>Where must White&apos;s king go? Where can Black&apos;s king go then?</source>
        <translation>Où doit aller le roi blanc&#x202f;? Où peut alors aller le roi noir&#x202f;?</translation>
    </message>
    <message>
        <source>Chess: mate in three</source>
        <translation>Échecs&#xa0;: mat en trois coups</translation>
    </message>
    <message>
        <source>What does Black do if the pawn moves first?</source>
        <translation>Que font les Noirs si le pion bouge d’abord&#x202f;?</translation>
    </message>
    <message>
        <source>Chomp: stealing a strategy</source>
        <translation>Chomp&#xa0;: voler une stratégie</translation>
    </message>
    <message>
        <source>On a 3×3 bar, eating just c3 loses. Which reply beats it? How can A use that?</source>
        <translation>Sur une tablette 3×3, manger juste c3 perd. Quelle réponse bat ce coup&#x202f;? Comment A peut-il s’en servir&#x202f;?</translation>
    </message>
    <message>
        <source>What should B answer to a3? And what if one arm is longer?</source>
        <translation>Que doit répondre B à a3&#x202f;? Et si un bras est plus long&#x202f;?</translation>
    </message>
    <message>
        <source>Dots and Boxes: give two, get three</source>
        <translation>La pipopipette&#xa0;: en donner deux, en recevoir trois</translation>
    </message>
    <message>
        <source>X could take two boxes right away. But then X must draw another line, and that opens the other three boxes for O. If X draws b2-c2 instead, O gets the two boxes, and then has to open the three for X. A player who closes a box moves again, so one MAX can be right below another MAX.</source>
        <translation>X pourrait prendre deux carrés tout de suite. Mais ensuite, X doit tracer encore un trait, et cela ouvre les trois autres carrés à O. Si X trace plutôt b2-c2, O reçoit les deux carrés, puis doit ouvrir les trois autres à X. Un joueur qui ferme un carré rejoue, donc un MAX peut être juste en dessous d’un autre MAX.</translation>
    </message>
    <message>
        <source>By how many boxes does X win? What happens if X is greedy?</source>
        <translation>De combien de carrés X gagne-t-il&#x202f;? Que se passe-t-il si X est trop gourmand&#x202f;?</translation>
    </message>
    <message>
        <source>Hex 3×3: never a draw</source>
        <translation>Hex 3×3&#xa0;: jamais de match nul</translation>
    </message>
    <message>
        <source>Five cells are empty. However X and O play, one of them joins both edges in the end. A full board always has a winning chain for exactly one player. So no leaf is worth 0.</source>
        <translation>Cinq cases sont vides. Quoi que jouent X et O, l’un des deux relie ses deux bords à la fin. Sur un plateau plein, exactement un joueur a une chaîne gagnante. Aucune feuille ne vaut donc 0.</translation>
    </message>
    <message>
        <source>Find the leaves where the board is full. Which player has the chain?</source>
        <translation>Trouve les feuilles où le plateau est plein. Qui a la chaîne&#x202f;?</translation>
    </message>
    <message>
        <source>Hex 3×3: a bridge can&apos;t be cut</source>
        <translation>Hex 3×3&#xa0;: on ne peut pas couper un pont</translation>
    </message>
    <message>
        <source>Which two cells are a pair at the top? Which two at the bottom?</source>
        <translation>Quelles deux cases font une paire en haut&#x202f;? Et lesquelles en bas&#x202f;?</translation>
    </message>
    <message>
        <source>Hexapawn: the whole tree</source>
        <translation>Hexapion&#xa0;: l’arbre entier</translation>
    </message>
    <message>
        <source>This tree shows a whole game, from the first move to every possible end: 252 positions. Black can win, whatever White does. Drag the tree to see the rest.</source>
        <translation>Cet arbre montre un jeu entier, du premier coup à toutes les fins possibles&#xa0;: 252 positions. Les Noirs peuvent gagner, quoi que fassent les Blancs. Fais glisser l’arbre pour voir le reste.</translation>
    </message>
    <message>
        <source>Which first move lets White last the longest?</source>
        <translation>Avec quel premier coup les Blancs tiennent-ils le plus longtemps&#x202f;?</translation>
    </message>
    <message>
        <source>Hexapawn: what alpha-beta skips</source>
        <translation>Hexapion&#xa0;: ce que saute alpha-bêta</translation>
    </message>
    <message>
        <source>Kalah: one seed or three?</source>
        <translation>Kalah&#xa0;: une graine ou trois&#x202f;?</translation>
    </message>
    <message>
        <source>Which move is better for X, and by how many seeds?</source>
        <translation>Quel coup est le meilleur pour X, et de combien de graines&#x202f;?</translation>
    </message>
    <message>
        <source>Three men&apos;s morris: how far to look?</source>
        <translation>Moulin à trois pions&#xa0;: jusqu’où regarder&#x202f;?</translation>
    </message>
    <message>
        <source>Stones can move back and forth for ever, so this tree has no end. We look a few moves ahead and count every unfinished position as 0. Looking three moves ahead, X sees a win.</source>
        <translation>Les pions peuvent aller et venir sans fin, donc cet arbre ne finit jamais. On regarde quelques coups à l’avance et on compte 0 pour chaque position pas finie. S’il regarde trois coups à l’avance, X voit une victoire.</translation>
    </message>
    <message>
        <source>Othello 4×4: White must pass</source>
        <translation>Othello 4×4&#xa0;: les Blancs doivent passer</translation>
    </message>
    <message>
        <source>In which order should Black fill the last squares? Why?</source>
        <translation>Dans quel ordre les Noirs doivent-ils remplir les dernières cases&#x202f;? Pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>Misère: same tree, opposite signs</source>
        <translation>Misère&#xa0;: même arbre, signes opposés</translation>
    </message>
    <message>
        <source>After c1, X can&apos;t avoid making a row. Why not?</source>
        <translation>Après c1, X ne peut pas éviter de faire un alignement. Pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>Wild: your threat helps the other player</source>
        <translation>Sauvage&#xa0;: ta menace aide l’adversaire</translation>
    </message>
    <message>
        <source>Which move draws? Why is an X there a mistake?</source>
        <translation>Quel coup fait match nul&#x202f;? Pourquoi ne faut-il pas mettre un X à cet endroit&#x202f;?</translation>
    </message>
    <message>
        <source>Notakto: which board should die?</source>
        <translation>Notakto&#xa0;: quel plateau doit mourir&#x202f;?</translation>
    </message>
    <message>
        <source>MAX chooses, then MIN, then MAX again. The two largest numbers are both 23, but the value is 12. MIN never goes where the 23s are.</source>
        <extracomment>Title of an example: a tree with eight numbers at its ends</extracomment>
        <translation>MAX choisit, puis MIN, puis encore MAX. Les plus grands nombres sont les deux 23, mais la valeur est 12. MIN ne va jamais du côté des 23.</translation>
    </message>
    <message>
        <source>Chomp: two arms of the same length</source>
        <translation>Chomp&#xa0;: deux bras égaux</translation>
    </message>
    <message>
        <source>This is the same game. Alpha-beta finds the same value, but it skips whole branches because they can&apos;t change the result.</source>
        <translation>Le même jeu. Alpha-bêta trouve la même valeur, mais saute des branches entières, car elles ne peuvent pas changer le résultat.</translation>
    </message>
    <message>
        <source>X can capture three seeds at once with pit a. With pit c, X gains only one seed, but moves again. It is still X&apos;s turn, so a MAX node can have another MAX node below it.</source>
        <translation>X peut prendre trois graines d’un coup avec le trou a. Avec le trou c, X ne gagne qu’une graine, mais rejoue. Le tour reste à X, donc un nœud MAX peut avoir un autre nœud MAX en dessous.</translation>
    </message>
    <message>
        <source>In misère tic-tac-toe you lose if you complete a row. In normal tic-tac-toe, O would lose here with every move except a1, which draws. In misère the leaves of the tree have the opposite signs. So every move except a1 wins for O, and a1 still draws.</source>
        <translation>Au morpion misère, tu perds si tu complètes un alignement. Au morpion normal, O perdrait ici avec tous les coups sauf a1, qui fait match nul. En misère, les feuilles de l’arbre ont le signe opposé. Tous les coups sauf a1 gagnent pour O, et a1 fait toujours match nul.</translation>
    </message>
    <message>
        <source>It is A&apos;s turn, and A may place X or O. A must not leave two matching marks and an empty square in a line, or B will complete the row and win. Five of the six moves lose.</source>
        <translation>C’est à A de jouer, et A peut mettre X ou O. A ne doit pas laisser deux signes pareils et une case vide dans une ligne, sinon B complète l’alignement et gagne. Cinq des six coups perdent.</translation>
    </message>
    <message>
        <source>Why does B lose by killing the left board, or by killing neither?</source>
        <translation>Pourquoi B perd-il en tuant le plateau de gauche, ou en n’en tuant aucun&#x202f;?</translation>
    </message>
    <message>
        <source>MAX chooses left or right. Then MIN chooses. MIN always takes the smaller number, so the left branch is worth 3 and the right branch is worth 2.</source>
        <extracomment>Title of an example: a tree with four numbers at its ends</extracomment>
        <translation>MAX choisit à gauche ou à droite. Ensuite MIN choisit. MIN prend toujours le plus petit nombre&#xa0;: la branche gauche vaut donc 3 et la branche droite vaut 2.</translation>
    </message>
    <message>
        <source>It is X&apos;s turn, and three squares are empty. Only one move saves the game. The tree is so small that you can see all of it.</source>
        <extracomment>Title of an example: a tree with eight numbers at its ends</extracomment>
        <translation>C’est à X de jouer, et il reste trois cases vides. Un seul coup sauve la partie. L’arbre est si petit qu’on peut le voir en entier.</translation>
    </message>
    <message>
        <source>What does X do after b2? Open “Settings” in the menu (☰), increase “Look ahead” and see.</source>
        <translation>Que fait X après b2&#x202f;? Ouvre «&#xa0;Réglages&#xa0;» dans le menu (☰), augmente «&#xa0;Profondeur&#xa0;» et regarde.</translation>
    </message>
    <message>
        <source>Open “Settings” in the menu (☰) and press “Reverse”. How many numbers does alpha-beta look at now, and why?</source>
        <translation>Ouvre «&#xa0;Réglages&#xa0;» dans le menu (☰) et appuie sur «&#xa0;Inverser&#xa0;». Combien de nombres alpha-bêta regarde-t-il maintenant, et pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>At the end, the move a3 is worth 0, and the other eight are worth 0 or less. Is one of them worse than a3? Open “Settings” in the menu (☰), choose “Minimax” and see.</source>
        <translation>À la fin, le coup a3 vaut 0, et les huit autres valent 0 ou moins. L’un d’eux est-il moins bon que a3&#x202f;? Ouvre «&#xa0;Réglages&#xa0;» dans le menu (☰), choisis «&#xa0;Minimax&#xa0;» et regarde.</translation>
    </message>
    <message>
        <source>X loses whatever it plays, because O has too many threats. After most moves, O wins in two moves; after one, only in four. A longer game gives O the chance to make a mistake.</source>
        <translation>X perd quoi qu’il joue, car O a trop de menaces. Après la plupart des coups, O gagne en deux coups&#x202f;; après un seul, en quatre. Plus la partie est longue, plus O a l’occasion de faire une erreur.</translation>
    </message>
    <message>
        <source>It is O&apos;s turn. If both players moved at random from here, the move a1 would win most often. But against good play, a1 loses. Minimax finds a move that draws. Open “Three ways to choose” in the menu (☰). Each of the six moves can end badly, so the worst case picks one at random.</source>
        <translation>C’est à O de jouer. Si, à partir d’ici, les deux joueurs jouaient au hasard, le coup a1 gagnerait le plus souvent. Mais contre un joueur qui joue bien, a1 perd. Minimax trouve un coup qui fait match nul. Ouvre «&#xa0;Trois façons de choisir&#xa0;» dans le menu (☰). Chacun des six coups peut mal finir, alors le pire cas en choisit un au hasard.</translation>
    </message>
    <message>
        <source>At each node the better move comes first. So alpha-beta looks at only 5 of the 8 numbers. Fewer wouldn&apos;t be enough.</source>
        <translation>À chaque nœud, le meilleur coup vient en premier. Alors alpha-bêta ne regarde que 5 des 8 nombres. Avec moins, cela ne suffirait pas.</translation>
    </message>
    <message>
        <source>Open “Settings” in the menu (☰) and press “Finish captures”. What does White play now, and why?</source>
        <translation>Ouvre «&#xa0;Réglages&#xa0;» dans le menu (☰) et appuie sur «&#xa0;Recherche calme&#xa0;». Que jouent les Blancs maintenant, et pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>Open “Settings” in the menu (☰) and set “Look ahead” to 2. What does White choose now?</source>
        <translation>Ouvre «&#xa0;Réglages&#xa0;» dans le menu (☰) et mets «&#xa0;Profondeur&#xa0;» à 2. Que choisissent les Blancs maintenant&#x202f;?</translation>
    </message>
    <message>
        <source>White can win in two moves, but only one first move works. It doesn&apos;t give check, and Black has just one reply.</source>
        <translation>Les Blancs peuvent gagner en deux coups, mais un seul premier coup marche. Il ne met pas échec, et les Noirs n’ont qu’une seule réponse.</translation>
    </message>
    <message>
        <source>White has one pawn and can win in three of its own moves. With Black&apos;s two replies, that is five moves ahead. If White looks up to four moves ahead, pushing the pawn seems best. With five, White sees that its king must move first.</source>
        <translation>Les Blancs ont un pion et peuvent gagner en trois de leurs coups. Avec les deux réponses des Noirs, cela fait cinq coups à l’avance. S’ils en regardent quatre ou moins, avancer le pion semble le mieux. Avec cinq, les Blancs voient que leur roi doit bouger d’abord.</translation>
    </message>
    <message>
        <source>A whole bar of two or more squares is a win for the first player, A. Why? A could eat just the last square. Suppose B had a winning answer. It would eat the last square too. So A could have played it first. Here, eating just c2 wins.</source>
        <translation>Une tablette entière de deux carrés ou plus est gagnée pour le premier joueur, A. Pourquoi&#x202f;? A pourrait manger juste le dernier carré. Imagine que B ait une réponse gagnante. Elle mangerait aussi le dernier carré. A aurait donc pu jouer ce coup en premier. Ici, manger juste c2 gagne.</translation>
    </message>
    <message>
        <source>It is A&apos;s turn, and A loses. Whatever A eats from one arm, B copies on the other arm, until only the poisoned square is left for A. That is why eating b2 wins on every square bar.</source>
        <translation>C’est à A de jouer, et A perd. Tout ce que A mange sur un bras, B le copie sur l’autre, jusqu’à ce qu’il ne reste à A que le carré empoisonné. C’est pourquoi manger b2 gagne sur toute tablette carrée.</translation>
    </message>
    <message>
        <source>X has a stone on b2. Two empty cells join it to the top edge, and two more join it to the bottom edge. It is O&apos;s turn. If O takes one cell of a pair, X takes the other. So O loses with every move.</source>
        <translation>X a une pierre en b2. Deux cases vides la relient au bord du haut, et deux autres la relient au bord du bas. C’est à O de jouer. Si O prend une case d’une paire, X prend l’autre. Donc O perd avec tous les coups.</translation>
    </message>
    <message>
        <source>How many of the 252 positions does alpha-beta look at?</source>
        <translation>Sur les 252 positions, combien alpha-bêta en regarde-t-il&#x202f;?</translation>
    </message>
    <message>
        <source>Open “Settings” in the menu (☰) and set “Look ahead” to 2. Does X still see the win?</source>
        <translation>Ouvre «&#xa0;Réglages&#xa0;» dans le menu (☰) et mets «&#xa0;Profondeur&#xa0;» à 2. X voit-il encore la victoire&#x202f;?</translation>
    </message>
    <message>
        <source>Which move is it? Guess before you press “Step”.</source>
        <extracomment>Title of an example: a tree with eight numbers at its ends</extracomment>
        <translation>Quel est ce coup&#x202f;? Devine avant d’appuyer sur «&#xa0;Étape&#xa0;».</translation>
    </message>
    <message>
        <source>Open “Settings” in the menu (☰) and set “Values” to +1, 0, −1. Which move does X choose now, and why?</source>
        <translation>Ouvre «&#xa0;Réglages&#xa0;» dans le menu (☰) et mets «&#xa0;Valeurs&#xa0;» sur +1, 0, −1. Quel coup X choisit-il maintenant, et pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>If O looks one move ahead, it counts open lines and likes the move b2 best. That makes two in a row with c3, but it loses. If O looks further ahead, it plays a3.</source>
        <translation>Si O regarde un coup à l’avance, il compte les lignes ouvertes et préfère b2. Cela en aligne deux avec c3, mais c’est un coup perdant. Si O regarde plus loin, il joue a3.</translation>
    </message>
    <message>
        <source>This is the same position, but now the search doesn&apos;t guess while a piece can be captured. It plays the captures first, but either player may stop capturing. It looks at only two more positions, and White keeps its knight. This is called quiescence search (D. F. Beal, 1990).</source>
        <translation>La même position. Maintenant, la recherche ne fait pas d’estimation tant qu’on peut prendre une pièce. Elle joue d’abord les prises, mais chaque joueur peut aussi s’arrêter. Elle ne regarde que deux positions de plus, et les Blancs gardent leur cavalier. Cela s’appelle la recherche calme, «&#xa0;quiescence search&#xa0;» en anglais (D. F. Beal, 1990).</translation>
    </message>
    <message>
        <source>Each value says how many discs Black wins by. The winner gets the empty squares, too. White (MIN) can&apos;t turn a disc and must pass. A pass is a move, too: after it, Black (MAX) moves again. So only MAX has a choice here.</source>
        <translation>Chaque valeur dit de combien de pions les Noirs gagnent. Le gagnant reçoit aussi les cases vides. Les Blancs (MIN) ne peuvent retourner aucun pion et doivent passer. Passer est aussi un coup&#xa0;: après, les Noirs (MAX) rejouent. Donc seul MAX a un choix ici.</translation>
    </message>
    <message>
        <source>Both players place X, and it is B&apos;s turn. On the left board, an X on any empty square completes a row. On the right board, there is one square where it doesn&apos;t. You can kill a board safely as long as the other one is alive. B wins by killing the board on the right.</source>
        <translation>Les deux joueurs mettent des X, et c’est à B de jouer. Sur le plateau de gauche, chaque case vide fait un alignement. Sur le plateau de droite, une case n’en fait pas. On peut tuer un plateau sans danger tant que l’autre est vivant. B gagne en tuant celui de droite.</translation>
    </message>
    <message>
        <source>After ♘xd5, what is the best Black can get without capturing?</source>
        <translation>Après ♘xd5, qu’obtiennent les Noirs s’ils ne prennent rien&#x202f;?</translation>
    </message>
    <message>
        <source>A mate in two takes three moves: White, Black, White. Looking three moves ahead, White plays ♔b6 and soon wins. Looking only one or two moves ahead, it makes a queen instead: +10 pawns, but no mate.</source>
        <translation>Un mat en deux coups en demande trois en tout&#xa0;: les Blancs, les Noirs, les Blancs. S’ils regardent trois coups à l’avance, les Blancs jouent ♔b6 et gagnent bientôt. S’ils regardent seulement un ou deux coups à l’avance, ils font plutôt une dame&#xa0;: +10 pions, mais pas de mat.</translation>
    </message>
</context>
<context>
    <name>ExitButton</name>
    <message>
        <source>Exit the presenter view</source>
        <translation>Quitter la vue de présentation</translation>
    </message>
    <message>
        <source>Go back to the menus and buttons (F12, Esc)</source>
        <translation>Revenir aux menus et aux boutons (F12, Échap)</translation>
    </message>
</context>
<context>
    <name>ExperimentsView</name>
    <message>
        <source>What do you want to find out?</source>
        <translation>Que veux-tu découvrir&#x202f;?</translation>
    </message>
    <message>
        <source>Let bots play each other. See who is stronger, and how sure we can be.</source>
        <translation>Fais jouer des robots entre eux. Regarde qui est le plus fort, et à quel point on peut en être sûr.</translation>
    </message>
</context>
<context>
    <name>Explain</name>
    <message>
        <source>alphabeta(position, alpha, beta):</source>
        <extracomment>A line of the pseudocode; keep the spaces in front of it</extracomment>
        <translation>alphabeta(position, alpha, bêta)&#xa0;:</translation>
    </message>
    <message>
        <source>    game over? return its score</source>
        <extracomment>A line of the pseudocode; keep the spaces in front of it</extracomment>
        <translation>    partie finie&#x202f;? renvoyer son score</translation>
    </message>
    <message>
        <source>    for each move:</source>
        <extracomment>A line of the pseudocode; keep the spaces in front of it</extracomment>
        <translation>    pour chaque coup&#xa0;:</translation>
    </message>
    <message>
        <source>        value = alphabeta(next, alpha, beta)</source>
        <extracomment>A line of the pseudocode; keep the spaces in front of it</extracomment>
        <translation>        valeur = alphabeta(suivante, alpha, bêta)</translation>
    </message>
    <message>
        <source>        MAX: best = max(best, value)</source>
        <extracomment>A line of the pseudocode; keep the spaces in front of it</extracomment>
        <translation>        MAX&#xa0;: meilleur = max(meilleur, valeur)</translation>
    </message>
    <message>
        <source>        MIN: best = min(best, value)</source>
        <extracomment>A line of the pseudocode; keep the spaces in front of it</extracomment>
        <translation>        MIN&#xa0;: meilleur = min(meilleur, valeur)</translation>
    </message>
    <message>
        <source>        MAX: alpha = max(alpha, best)</source>
        <extracomment>A line of the pseudocode; keep the spaces in front of it</extracomment>
        <translation>        MAX&#xa0;: alpha = max(alpha, meilleur)</translation>
    </message>
    <message>
        <source>        MIN: beta = min(beta, best)</source>
        <extracomment>A line of the pseudocode; keep the spaces in front of it</extracomment>
        <translation>        MIN&#xa0;: bêta = min(bêta, meilleur)</translation>
    </message>
    <message>
        <source>        alpha ≥ beta? stop: cut</source>
        <extracomment>A line of the pseudocode; keep the spaces in front of it</extracomment>
        <translation>        alpha ≥ bêta&#x202f;? arrêter&#xa0;: coupure</translation>
    </message>
    <message>
        <source>    return best</source>
        <extracomment>A line of the pseudocode; keep the spaces in front of it</extracomment>
        <translation>    renvoyer meilleur</translation>
    </message>
    <message>
        <source>minimax(position):</source>
        <extracomment>A line of the pseudocode; keep the spaces in front of it</extracomment>
        <translation>minimax(position)&#xa0;:</translation>
    </message>
    <message>
        <source>        value = minimax(next)</source>
        <extracomment>A line of the pseudocode; keep the spaces in front of it</extracomment>
        <translation>        valeur = minimax(suivante)</translation>
    </message>
    <message>
        <source>We can skip the last branch.</source>
        <extracomment>Explain: why alpha-beta skips branches.</extracomment>
        <translation>On peut sauter la dernière branche.</translation>
    </message>
    <message>
        <source>Cut! {player} can get at least {value} here. But {other} already has {limit} ({mark}), so we skip the rest.</source>
        <extracomment>Explain, in large letters: why alpha-beta skips branches. {limit}: a value; {mark}: “alpha = 3”
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Coupure&#x202f;! {player} obtient ici au moins {value}. Mais {other} a déjà {limit} ({mark}), alors on saute le reste.</translation>
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
        <translation>au moins {value}</translation>
    </message>
    <message>
        <source>at most {value}</source>
        <extracomment>A value of which only a limit is known, in a sentence
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>au plus {value}</translation>
    </message>
    <message>
        <source>At the top: {sentence}</source>
        <extracomment>{sentence}: a whole sentence about this node, such as &quot;MAX can now be sure of at least 5&quot;</extracomment>
        <translation>À la racine&#xa0;: {sentence}</translation>
    </message>
    <message>
        <source>After {moves}: {sentence}</source>
        <extracomment>{sentence}: a whole sentence about the node that these moves lead to
{moves}: one move or several: “b2, c1 or c3”</extracomment>
        <translation>Après {moves}&#xa0;: {sentence}</translation>
    </message>
    <message>
        <source>After {moves}: what if {player} takes {move}?</source>
        <extracomment>Explain: the search tries a move. {moves}: those that lead to the node; {move}: the one that is tried; “takes” is for trees of numbers
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Après {moves}&#xa0;: et si {player} prend {move}&#x202f;?</translation>
    </message>
    <message>
        <source>After {moves}: what if {player} plays {move}?</source>
        <extracomment>Explain: the search tries a move. {moves}: those that lead to the node; {move}: the one that is tried; “takes” is for trees of numbers
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Après {moves}&#xa0;: et si {player} joue {move}&#x202f;?</translation>
    </message>
    <message>
        <source>What if {player} takes {move}?</source>
        <extracomment>Explain: the search tries a move. {move}: the one that is tried; “takes” is for trees of numbers
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Et si {player} prend {move}&#x202f;?</translation>
    </message>
    <message>
        <source>What if {player} plays {move}?</source>
        <extracomment>Explain: the search tries a move. {move}: the one that is tried; “takes” is for trees of numbers
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Et si {player} joue {move}&#x202f;?</translation>
    </message>
    <message>
        <source>This tree is a single number. There is nothing to choose.</source>
        <extracomment>Explain: at the top of the tree</extracomment>
        <translation>Cet arbre est un seul nombre. Il n’y a rien à choisir.</translation>
    </message>
    <message>
        <source>The game is over here. There is nothing to search.</source>
        <extracomment>Explain: at the top of the tree</extracomment>
        <translation>La partie est finie ici. Il n’y a rien à chercher.</translation>
    </message>
    <message>
        <source>MAX chooses first and wants the largest number.</source>
        <extracomment>Explain: at the top of the tree</extracomment>
        <translation>MAX choisit d’abord et veut le plus grand nombre.</translation>
    </message>
    <message>
        <source>It is {player}&apos;s turn. {player} is MAX and wants the largest value.</source>
        <extracomment>Explain: at the top of the tree
{player}: a player&apos;s name: X, White</extracomment>
        <translation>C’est à {player} de jouer. {player} est MAX et veut la plus grande valeur.</translation>
    </message>
    <message>
        <source>It is {player}&apos;s turn. {player} is MIN and wants the smallest value.</source>
        <extracomment>Explain: at the top of the tree
{player}: a player&apos;s name: X, White</extracomment>
        <translation>C’est à {player} de jouer. {player} est MIN et veut la plus petite valeur.</translation>
    </message>
    <message>
        <source>We stop looking here and count it as 0.</source>
        <extracomment>Explain: at the end of a branch.</extracomment>
        <translation>On s’arrête de chercher ici et on compte 0.</translation>
    </message>
    <message>
        <source>This is the end of the branch (a leaf). Its number is {value}.</source>
        <extracomment>Explain: at the end of a branch.
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>C’est la fin de la branche (une feuille). Son nombre est {value}.</translation>
    </message>
    <message>
        <source>This is a draw. It is worth {value}.</source>
        <extracomment>Explain: at the end of a branch.
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>C’est un match nul. Cela vaut {value}.</translation>
    </message>
    <message>
        <source>The game is over here: {outcome}. That is worth {value}.</source>
        <extracomment>Explain: at the end of a branch. {outcome}: such as “X wins”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>La partie est finie ici&#xa0;: {outcome}. Cela vaut {value}.</translation>
    </message>
    <message>
        <source>This is the first value, so it is the best so far: {new} with {move}.</source>
        <extracomment>Explain: the first value at a node. {new}: a value
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>C’est la première valeur, donc la meilleure jusqu’ici&#xa0;: {new} avec {move}.</translation>
    </message>
    <message>
        <source>{compared} The best choice for {player} is now {move}.</source>
        <extracomment>{compared}: a whole sentence, such as &quot;The new value, 5, is larger than 3.&quot;
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>{compared} Le meilleur choix pour {player} est maintenant {move}.</translation>
    </message>
    <message>
        <source>{compared} {player} would rather stop here with {best}.</source>
        <extracomment>Explain: a new value that changes nothing. {compared}: a sentence that compares it; {best}: the best value so far
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{compared} {player} préfère s’arrêter ici avec {best}.</translation>
    </message>
    <message>
        <source>{compared} {player} keeps {move} with {best}.</source>
        <extracomment>Explain: a new value that changes nothing. {compared}: a sentence that compares it; {best}: the best value so far
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>{compared} {player} garde {move} avec {best}.</translation>
    </message>
    <message>
        <source>{compared} So far, {player} can&apos;t get more than {value} here.</source>
        <extracomment>Explain: a new value of which only a limit is known. {compared}: a sentence that compares it with the best so far
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{compared} Jusqu’ici, {player} ne peut pas obtenir plus que {value} à cet endroit.</translation>
    </message>
    <message>
        <source>The new value, {new}, is better for {player} than {old}.</source>
        <extracomment>Explain: begins a sentence about a new value at a node. {new}, {old}: values
{player}: a player&apos;s name: X, White</extracomment>
        <translation>La nouvelle valeur, {new}, est meilleure pour {player} que {old}.</translation>
    </message>
    <message>
        <source>The new value, {new}, is no better for {player} than {old}.</source>
        <extracomment>Explain: begins a sentence about a new value at a node. {new}, {old}: values
{player}: a player&apos;s name: X, White</extracomment>
        <translation>La nouvelle valeur, {new}, n’est pas meilleure pour {player} que {old}.</translation>
    </message>
    <message>
        <source>The new value, {new}, is larger than {old}.</source>
        <extracomment>Explain: begins a sentence about a new value at a node. {new}, {old}: values</extracomment>
        <translation>La nouvelle valeur, {new}, est plus grande que {old}.</translation>
    </message>
    <message>
        <source>The new value, {new}, is smaller than {old}.</source>
        <extracomment>Explain: begins a sentence about a new value at a node. {new}, {old}: values</extracomment>
        <translation>La nouvelle valeur, {new}, est plus petite que {old}.</translation>
    </message>
    <message>
        <source>{player} can probably get at least {value} now (alpha = {value}).</source>
        <extracomment>Explain: a new value that makes alpha or beta change
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{player} peut sans doute obtenir au moins {value} maintenant (alpha = {value}).</translation>
    </message>
    <message>
        <source>{player} can now be sure of at least {value} (alpha = {value}).</source>
        <extracomment>Explain: a new value that makes alpha or beta change
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{player} peut maintenant être sûr d’avoir au moins {value} (alpha = {value}).</translation>
    </message>
    <message>
        <source>no capture</source>
        <extracomment>Stands for a move in Explain: none, as a capture would be worse</extracomment>
        <translation>aucune prise</translation>
    </message>
    <message>
        <source>Done! The value is {value}: {player} chooses {move}.</source>
        <extracomment>Explain: all branches of a node were tried.
{value}: a value: +3, −1 in 4, 0.5
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Fini&#x202f;! La valeur est {value}&#xa0;: {player} choisit {move}.</translation>
    </message>
    <message>
        <source>Done! The value seems to be {value}: {player} chooses {move}.</source>
        <extracomment>Explain: all branches of a node were tried.
{value}: a value: +3, −1 in 4, 0.5
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Fini&#x202f;! La valeur semble être {value}&#xa0;: {player} choisit {move}.</translation>
    </message>
    <message>
        <source>right</source>
        <extracomment>name of a branch of a tree</extracomment>
        <translation>droite</translation>
    </message>
    <message>
        <source>left</source>
        <extracomment>name of a branch of a tree</extracomment>
        <translation>gauche</translation>
    </message>
    <message>
        <source>the right branch</source>
        <extracomment>a branch in a sentence</extracomment>
        <translation>la branche droite</translation>
    </message>
    <message>
        <source>the left branch</source>
        <extracomment>a branch in a sentence</extracomment>
        <translation>la branche gauche</translation>
    </message>
    <message>
        <source>branch {number}</source>
        <extracomment>a branch in a sentence
{number}: a number</extracomment>
        <translation>la branche {number}</translation>
    </message>
    <message>
        <source>Quick wins first</source>
        <translation>Victoires rapides d’abord</translation>
    </message>
    <message>
        <source>+1, 0, −1</source>
        <translation>+1, 0, −1</translation>
    </message>
    <message>
        <source>Cost (smaller is better)</source>
        <translation>Coût (plus petit, c’est mieux)</translation>
    </message>
    <message>
        <source>We stop looking here and guess {value}.</source>
        <extracomment>Explain: at a node where the search stops.
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>On s’arrête de chercher ici et on estime {value}.</translation>
    </message>
    <message>
        <source>We stop looking here. Counting {what} gives {count}: a guess of {value}.</source>
        <extracomment>Explain: at a node where the search stops. {what}: what is counted, such as “open lines”
{count}: a number; the text has a form for one and for many
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>On s’arrête de chercher ici. On compte {what} et on trouve {count}. Cela donne l’estimation {value}.</translation>
    </message>
    <message>
        <source>We stop looking here. Counting {what} gives {count}, and that is our guess.</source>
        <extracomment>Explain: at a node where the search stops. {what}: what is counted, such as “open lines”
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>On s’arrête de chercher ici. On compte {what} et on trouve {count}, et c’est notre estimation.</translation>
    </message>
    <message>
        <source>We stop looking here. Counting {what} ({parts}) gives {count}, and that is our guess.</source>
        <extracomment>Explain: at a node where the search stops. {what}: what is counted, such as “open lines”; {parts}: the sum, such as “3 − 1”
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>On s’arrête de chercher ici. On compte {what} ({parts}) et on trouve {count}, et c’est notre estimation.</translation>
    </message>
    <message>
        <source>We stop looking here. Counting {what} ({parts}) gives {count}: a guess of {value}.</source>
        <extracomment>Explain: at a node where the search stops. {what}: what is counted, such as “open lines”; {parts}: the sum, such as “3 − 1”
{count}: a number; the text has a form for one and for many
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>On s’arrête de chercher ici. On compte {what} ({parts}) et on trouve {count}. Cela donne l’estimation {value}.</translation>
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
        <translation>+1&#xa0;: {first} gagne. 0&#xa0;: un match nul. −1&#xa0;: {second} gagne. Une victoire est une victoire, rapide ou lente.</translation>
    </message>
    <message>
        <source>+1: {first} wins. −1: {second} wins. A win is a win, quick or slow.</source>
        <extracomment>What the values of a tree mean. {first}, {second}: the names of the players</extracomment>
        <translation>+1&#xa0;: {first} gagne. −1&#xa0;: {second} gagne. Une victoire est une victoire, rapide ou lente.</translation>
    </message>
    <message>
        <source>+1: {first} loses. 0: a draw. −1: {first} wins. So {first} wants the smallest value, and is MIN.</source>
        <extracomment>What the values of a tree mean. {first}, {second}: the names of the players</extracomment>
        <translation>+1&#xa0;: {first} perd. 0&#xa0;: un match nul. −1&#xa0;: {first} gagne. Donc {first} veut la plus petite valeur, et est MIN.</translation>
    </message>
    <message>
        <source>+1: {first} loses. −1: {first} wins. So {first} wants the smallest value, and is MIN.</source>
        <extracomment>What the values of a tree mean. {first}, {second}: the names of the players</extracomment>
        <translation>+1&#xa0;: {first} perd. −1&#xa0;: {first} gagne. Donc {first} veut la plus petite valeur, et est MIN.</translation>
    </message>
    <message>
        <source>Cut after {moves}! {player} can get at least {value} here. But {other} already has {limit} at the top with {move} ({mark}). So {other} won&apos;t come here. {rest}</source>
        <extracomment>Explain: why alpha-beta skips branches. {moves}: the moves that lead to the node; {limit}: a value; {move}: the move that has it; {mark}: “alpha = 3”; {rest}: a sentence: how many branches are skipped
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Coupure après {moves}&#x202f;! {player} peut obtenir ici au moins {value}. Mais {other} a déjà {limit} à la racine avec {move} ({mark}). Donc {other} ne viendra pas ici. {rest}</translation>
    </message>
    <message>
        <source>You will see the explanation after you answer.</source>
        <translation>Tu verras l’explication quand tu auras répondu.</translation>
    </message>
    <message>
        <source>Cut! {player} can keep the value at {value} or less. But {other} already has {limit} ({mark}), so we skip the rest.</source>
        <extracomment>Explain, in large letters: why alpha-beta skips branches. {limit}: a value; {mark}: “alpha = 3”
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Coupure&#x202f;! {player} limite ici la valeur à {value}. Mais {other} a déjà {limit} ({mark}), alors on saute le reste.</translation>
    </message>
    <message>
        <source>{player} can stop here with {value}. From here on, we only try captures.</source>
        <extracomment>Explain, in chess, after the last move that the search was to try
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{player} peut s’arrêter ici avec {value}. À partir de maintenant, on n’essaie que des prises.</translation>
    </message>
    <message>
        <source>≈: a guess, or a value based on guesses.</source>
        <translation>≈&#xa0;: une estimation, ou une valeur qui vient d’estimations.</translation>
    </message>
    <message>
        <source>+1 in 3: {first} wins, 3 moves below the top. 0: a draw. −1 in 4: {second} wins, 4 moves below the top. We count the moves of both players. A quick win is better than a slow one, and a slow loss is better than a quick one.</source>
        <extracomment>What the values of a tree mean. {first}, {second}: the names of the players; “in 3” counts moves</extracomment>
        <translation>+1 en 3&#xa0;: {first} gagne, 3 coups sous la racine. 0&#xa0;: un match nul. −1 en 4&#xa0;: {second} gagne, 4 coups sous la racine. On compte les coups des deux joueurs. Une victoire rapide vaut mieux qu’une lente, et une défaite lente vaut mieux qu’une rapide.</translation>
    </message>
    <message>
        <source>{branches}</source>
        <extracomment>Several branches, each below the one before, in a sentence: “After left, right: ...”
{branches}: names of branches, such as “left, right”</extracomment>
        <translation>le chemin {branches}</translation>
    </message>
    <message>
        <source>{branch} seems to be worth {value}.</source>
        <extracomment>{branch}: “the left branch” or “branch 3”; follows “Back at the top: ”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{branch} semble valoir {value}.</translation>
    </message>
    <message>
        <source>{branch} is worth {value}.</source>
        <extracomment>{branch}: “the left branch” or “branch 3”; follows “Back at the top: ”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{branch} vaut {value}.</translation>
    </message>
    <message>
        <source>playing {branch} seems to be worth {value}.</source>
        <extracomment>{branch}: a move; follows “Back at the top: ”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>jouer {branch} semble valoir {value}.</translation>
    </message>
    <message>
        <source>playing {branch} is worth {value}.</source>
        <extracomment>{branch}: a move; follows “Back at the top: ”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>jouer {branch} vaut {value}.</translation>
    </message>
    <message>
        <source>Back at the top: {sentence}</source>
        <extracomment>{sentence}: what a branch is worth, such as “the left branch is worth 3.”</extracomment>
        <translation>Retour à la racine&#xa0;: {sentence}</translation>
    </message>
    <message>
        <source>Back up after {moves}: {sentence}</source>
        <extracomment>{sentence}: what a branch is worth, such as “the left branch is worth 3.”
{moves}: one move or several: “b2, c1 or c3”</extracomment>
        <translation>Remontée après {moves}&#xa0;: {sentence}</translation>
    </message>
    <message>
        <source>{compared} So far, {player} can&apos;t get less than {value} here.</source>
        <extracomment>Explain: a new value of which only a limit is known. {compared}: a sentence that compares it with the best so far
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{compared} Jusqu’ici, {player} ne peut pas obtenir moins que {value} à cet endroit.</translation>
    </message>
    <message>
        <source>The new value, {new}, isn&apos;t larger than {old}.</source>
        <extracomment>Explain: begins a sentence about a new value at a node. {new}, {old}: values</extracomment>
        <translation>La nouvelle valeur, {new}, n’est pas plus grande que {old}.</translation>
    </message>
    <message>
        <source>The new value, {new}, isn&apos;t smaller than {old}.</source>
        <extracomment>Explain: begins a sentence about a new value at a node. {new}, {old}: values</extracomment>
        <translation>La nouvelle valeur, {new}, n’est pas plus petite que {old}.</translation>
    </message>
    <message>
        <source>After {moves}, the node is finished. It is worth {value}.</source>
        <extracomment>Explain: all branches of a node were tried. {moves}: those that lead to it
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>Après {moves}, le nœud est terminé. Il vaut {value}.</translation>
    </message>
    <message>
        <source>After {moves}, the node is finished. {player} takes the largest value: {value}.</source>
        <extracomment>Explain: all branches of a node were tried. {moves}: those that lead to it
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>Après {moves}, le nœud est terminé. {player} prend la plus grande valeur&#xa0;: {value}.</translation>
    </message>
    <message>
        <source>After {moves}, the node is finished. {player} takes the smallest value: {value}.</source>
        <extracomment>Explain: all branches of a node were tried. {moves}: those that lead to it
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>Après {moves}, le nœud est terminé. {player} prend la plus petite valeur&#xa0;: {value}.</translation>
    </message>
    <message>
        <source>Cut after {moves}! {player} can get at least {value} here. But {other} already has {limit} with {move} ({mark}) after {above}. So {other} won&apos;t come here. {rest}</source>
        <extracomment>Explain: why alpha-beta skips branches. {moves}: the moves that lead to the node; {limit}: a value; {move}: the move that has it; {mark}: “alpha = 3”; {above}: moves that lead to a node further up; {rest}: a sentence: how many branches are skipped
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Coupure après {moves}&#x202f;! {player} peut obtenir ici au moins {value}. Mais {other} a déjà {limit} avec {move} ({mark}) après {above}. Donc {other} ne viendra pas ici. {rest}</translation>
    </message>
    <message>
        <source>Cut after {moves}! {player} can keep the value at {value} or less. But {other} already has {limit} at the top with {move} ({mark}). So {other} won&apos;t come here. {rest}</source>
        <extracomment>Explain: why alpha-beta skips branches. {moves}: the moves that lead to the node; {limit}: a value; {move}: the move that has it; {mark}: “alpha = 3”; {rest}: a sentence: how many branches are skipped
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Coupure après {moves}&#x202f;! {player} peut limiter la valeur à {value}. Mais {other} a déjà {limit} à la racine avec {move} ({mark}). Donc {other} ne viendra pas ici. {rest}</translation>
    </message>
    <message>
        <source>Cut after {moves}! {player} can keep the value at {value} or less. But {other} already has {limit} with {move} ({mark}) after {above}. So {other} won&apos;t come here. {rest}</source>
        <extracomment>Explain: why alpha-beta skips branches. {moves}: the moves that lead to the node; {limit}: a value; {move}: the move that has it; {mark}: “alpha = 3”; {above}: moves that lead to a node further up; {rest}: a sentence: how many branches are skipped
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Coupure après {moves}&#x202f;! {player} peut limiter la valeur à {value}. Mais {other} a déjà {limit} avec {move} ({mark}) après {above}. Donc {other} ne viendra pas ici. {rest}</translation>
    </message>
    <message>
        <source>{player} can probably keep the value at {value} or less now (beta = {value}).</source>
        <extracomment>Explain: a new value that makes alpha or beta change
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{player} peut sans doute limiter la valeur à {value} maintenant (bêta = {value}).</translation>
    </message>
    <message>
        <source>{player} can now keep the value at {value} or less (beta = {value}).</source>
        <extracomment>Explain: a new value that makes alpha or beta change
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{player} peut maintenant limiter la valeur à {value} (bêta = {value}).</translation>
    </message>
    <message>
        <source>After {moves}, the node is finished. The best {player} can get is {value}.</source>
        <extracomment>Explain: all branches of a node were tried. {moves}: those that lead to it
{player}: a player&apos;s name: X, White
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>Après {moves}, le nœud est terminé. Le mieux que {player} peut obtenir est {value}.</translation>
    </message>
    <message>
        <source>An open line has only one player&apos;s marks in it. We count the open lines of both players. The more marks in a line, the more it is worth.</source>
        <translation>Une ligne ouverte a des signes d’un seul joueur. On compte les lignes ouvertes des deux joueurs. Plus il y a de signes dans une ligne, plus elle vaut.</translation>
    </message>
    <message>
        <source>+1 in 3: {first} wins, 3 moves below the top. −1 in 4: {second} wins, 4 moves below the top. We count the moves of both players. A quick win is better than a slow one, and a slow loss is better than a quick one.</source>
        <extracomment>What the values of a tree mean. {first}, {second}: the names of the players; “in 3” counts moves</extracomment>
        <translation>+1 en 3&#xa0;: {first} gagne, 3 coups sous la racine. −1 en 4&#xa0;: {second} gagne, 4 coups sous la racine. On compte les coups des deux joueurs. Une victoire rapide vaut mieux qu’une lente, et une défaite lente vaut mieux qu’une rapide.</translation>
    </message>
    <message>
        <source>step {step} of {last}</source>
        <extracomment>Below the tree, and above it in the command line. {step}, {last}: numbers</extracomment>
        <translation>étape {step} sur {last}</translation>
    </message>
    <message>
        <source>positions visited: {nodes} of {all}, cuts: {cuts}</source>
        <extracomment>Above the tree in the command line. {nodes}, {all}, {cuts}: numbers</extracomment>
        <translation>positions visitées&#xa0;: {nodes} sur {all}, coupures&#xa0;: {cuts}</translation>
    </message>
</context>
<context>
    <name>ExplainChoices</name>
    <message>
        <source>Algorithm</source>
        <extracomment>Controls on the page Explain, with their tips
Labels of the settings on the page Explain</extracomment>
        <translation>Algorithme</translation>
    </message>
    <message>
        <source>Minimax</source>
        <extracomment>Controls on the page Explain, with their tips</extracomment>
        <translation>Minimax</translation>
    </message>
    <message>
        <source>Alpha-beta</source>
        <extracomment>Controls on the page Explain, with their tips</extracomment>
        <translation>Alpha-bêta</translation>
    </message>
    <message>
        <source>Alpha-beta, middle first</source>
        <extracomment>Controls on the page Explain, with their tips</extracomment>
        <translation>Alpha-bêta, milieu d’abord</translation>
    </message>
    <message>
        <source>Moves to look ahead</source>
        <extracomment>Controls on the page Explain, with their tips</extracomment>
        <translation>Coups à regarder à l’avance</translation>
    </message>
    <message>
        <source>to the end</source>
        <extracomment>in the list of how many moves to look ahead, below the numbers</extracomment>
        <translation>jusqu’au bout</translation>
    </message>
    <message>
        <source>Guess</source>
        <extracomment>Controls on the page Explain, with their tips</extracomment>
        <translation>Deviner</translation>
    </message>
    <message>
        <source>Guess each value before the search finds it</source>
        <extracomment>Controls on the page Explain, with their tips</extracomment>
        <translation>Deviner chaque valeur avant que la recherche la trouve</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>Controls on the page Explain, with their tips</extracomment>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Show the other algorithm beside it, step by step</source>
        <extracomment>Controls on the page Explain, with their tips</extracomment>
        <translation>Montrer l’autre algorithme à côté, étape par étape</translation>
    </message>
    <message>
        <source>Mark the branches that alpha-beta will skip</source>
        <extracomment>a button: mark the branches that will be cut, as an exercise</extracomment>
        <translation>Marquer les branches qu’alpha-bêta va sauter</translation>
    </message>
    <message>
        <source>Play out captures before guessing a value</source>
        <extracomment>a button of chess: look at captures to their end (quiescence search)</extracomment>
        <translation>Jouer les prises jusqu’au bout avant d’estimer une valeur</translation>
    </message>
    <message>
        <source>See how much work this is, here and on larger boards</source>
        <extracomment>a button: opens a table of how much work the search is</extracomment>
        <translation>Voir combien de travail cela fait, ici et sur des plateaux plus grands</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Button with a menu on the page Explain</extracomment>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save a picture, an animation, the steps, worksheets or a lesson</source>
        <extracomment>Controls on the page Explain, with their tips</extracomment>
        <translation>Enregistrer une image, un film, les étapes, des fiches d’exercices ou une leçon</translation>
    </message>
    <message>
        <source>Values</source>
        <extracomment>Name of a choice on the page Explain, for screen readers: what a win and a loss are worth
Labels of the settings on the page Explain</extracomment>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>{tip} ({key})</source>
        <extracomment>The tip of a button with its key. {tip}: such as “Show the other algorithm”; {key}: “M”</extracomment>
        <translation>{tip} ({key})</translation>
    </message>
    <message>
        <source>Look ahead</source>
        <extracomment>Labels of the settings on the page Explain</extracomment>
        <translation>Profondeur</translation>
    </message>
    <message>
        <source>Compare the worst case, the odds and minimax</source>
        <extracomment>a button: opens a table that values each move in three ways</extracomment>
        <translation>Comparer le pire cas, les chances et minimax</translation>
    </message>
    <message>
        <source>You can only guess values if the search looks to the end of the game</source>
        <translation>Tu peux deviner les valeurs seulement si la recherche va jusqu’à la fin de la partie</translation>
    </message>
    <message>
        <source>You can only mark branches if the whole tree is drawn</source>
        <translation>Tu peux marquer des branches seulement si tout l’arbre est dessiné</translation>
    </message>
    <message>
        <source>How the search goes through the tree</source>
        <extracomment>Controls on the page Explain, with their tips</extracomment>
        <translation>Comment la recherche parcourt l’arbre</translation>
    </message>
    <message>
        <source>How many moves the search looks ahead</source>
        <extracomment>Controls on the page Explain, with their tips</extracomment>
        <translation>Combien de coups la recherche regarde à l’avance</translation>
    </message>
    <message>
        <source>Cuts?</source>
        <extracomment>a button: mark the branches that will be cut, as an exercise</extracomment>
        <translation>Coupures&#x202f;?</translation>
    </message>
    <message>
        <source>Finish captures</source>
        <extracomment>a button of chess: look at captures to their end (quiescence search)</extracomment>
        <translation>Recherche calme</translation>
    </message>
    <message>
        <source>How much work?</source>
        <extracomment>a button: opens a table of how much work the search is</extracomment>
        <translation>Combien de travail&#x202f;?</translation>
    </message>
    <message>
        <source>Depth by depth</source>
        <extracomment>a button: opens a table with a row for each search depth</extracomment>
        <translation>Par profondeur</translation>
    </message>
    <message>
        <source>See which move looks best at each depth</source>
        <extracomment>a button: opens a table with a row for each search depth</extracomment>
        <translation>Voir quel coup semble le meilleur à chaque profondeur</translation>
    </message>
    <message>
        <source>Three ways to choose</source>
        <extracomment>a button: opens a table that values each move in three ways</extracomment>
        <translation>Trois façons de choisir</translation>
    </message>
    <message>
        <source>What a win, a draw and a loss are worth</source>
        <translation>Ce que valent une victoire, un match nul et une défaite</translation>
    </message>
</context>
<context>
    <name>ExplainDialogs</name>
    <message>
        <source>This position has too many endings to count. Try it later in the game, or on a smaller board.</source>
        <translation>Cette position a trop de fins possibles pour les compter. Essaie plus tard dans la partie, ou sur un plateau plus petit.</translation>
    </message>
    <message>
        <source>We are still running the other search. The table will open when that is done.</source>
        <translation>L’autre recherche n’est pas finie. Le tableau s’ouvrira juste après.</translation>
    </message>
    <message>
        <source>There are no moves left here. Take back a move, or open an example.</source>
        <translation>Il n’y a plus de coup à jouer ici. Annule un coup ou ouvre un exemple.</translation>
    </message>
    <message>
        <source>Minimax would visit too many positions to count here. Look fewer moves ahead.</source>
        <translation>Ici, minimax visite trop de positions pour les compter. Regarde moins de coups à l’avance.</translation>
    </message>
</context>
<context>
    <name>ExplainLayout</name>
    <message>
        <source>Example</source>
        <extracomment>Name of the note on an example, for screen readers</extracomment>
        <translation>Exemple</translation>
    </message>
    <message>
        <source>Numbers</source>
        <extracomment>a button: show the line with the numbers of the tree</extracomment>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>Change the numbers in the tree</source>
        <extracomment>a button: show the line with the numbers of the tree</extracomment>
        <translation>Changer les nombres de l’arbre</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Button that opens the settings of the page Explain, and its tip</extracomment>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Show or hide the board and the code</source>
        <extracomment>a button in small windows: show or hide what stands beside the tree</extracomment>
        <translation>Afficher ou masquer le plateau et le code</translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>Name of the button with the menu of the page Explain, for screen readers; it shows “⋯”</extracomment>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Algorithm, window and counts</source>
        <translation>Algorithme, fenêtre et compteurs</translation>
    </message>
    <message>
        <source>Everything you can do here</source>
        <translation>Tout ce que tu peux faire ici</translation>
    </message>
    <message>
        <source>The algorithm, the depth and the numbers (O)</source>
        <extracomment>Button that opens the settings of the page Explain, and its tip</extracomment>
        <translation>L’algorithme, la profondeur et les nombres (O)</translation>
    </message>
    <message>
        <source>Board and code</source>
        <extracomment>a button in small windows: show or hide what stands beside the tree</extracomment>
        <translation>Plateau et code</translation>
    </message>
</context>
<context>
    <name>ExplainPage</name>
    <message>
        <source>Before move {number}</source>
        <extracomment>Where the explanation of a finished game begins
{number}: a number</extracomment>
        <translation>Avant le coup {number}</translation>
    </message>
    <message>
        <source>This move gave away the most.</source>
        <extracomment>Where the explanation of a finished game begins</extracomment>
        <translation>C’est ce coup qui a fait perdre le plus.</translation>
    </message>
    <message numerus="yes">
        <source>Before the last %n moves</source>
        <extracomment>Where the explanation of a finished game begins</extracomment>
        <translation>
            <numerusform>Avant le dernier coup</numerusform>
            <numerusform>Avant les&#xa0;%n derniers coups</numerusform>
        </translation>
    </message>
    <message>
        <source>Watch: only the steps</source>
        <translation>Regarder&#xa0;: seulement les étapes</translation>
    </message>
    <message>
        <source>Try: guess values and mark cuts</source>
        <translation>Essayer&#xa0;: deviner les valeurs et marquer les coupures</translation>
    </message>
    <message>
        <source>Study: all controls</source>
        <translation>Étudier&#xa0;: toutes les commandes</translation>
    </message>
    <message>
        <source>Show or hide the settings</source>
        <translation>Afficher ou masquer les réglages</translation>
    </message>
    <message>
        <source>To see another position, go to it on the board and open Explain again.</source>
        <extracomment>Where the explanation of a finished game begins</extracomment>
        <translation>Pour une autre position, va jusqu’à elle sur le plateau et ouvre de nouveau «&#xa0;Expliquer&#xa0;».</translation>
    </message>
    <message>
        <source>So far ahead, there are too many positions to step through. Look fewer moves ahead, or use “Alpha-beta, middle first”.</source>
        <translation>Il y a trop de positions pour aller aussi loin étape par étape. Regarde moins de coups à l’avance, ou choisis «&#xa0;Alpha-bêta, milieu d’abord&#xa0;».</translation>
    </message>
</context>
<context>
    <name>ExplainPanel</name>
    <message>
        <source>What happens</source>
        <extracomment>Name of the sentence about the step, for screen readers</extracomment>
        <translation>Ce qui se passe</translation>
    </message>
    <message>
        <source>What the numbers mean</source>
        <translation>Ce que veulent dire les nombres</translation>
    </message>
    <message>
        <source>Best so far</source>
        <extracomment>Label beside the tree</extracomment>
        <translation>Meilleur jusqu’ici</translation>
    </message>
    <message>
        <source>Positions</source>
        <extracomment>Labels beside the tree: what the search has counted so far</extracomment>
        <translation>Positions</translation>
    </message>
    <message>
        <source>Leaves</source>
        <extracomment>Labels beside the tree: what the search has counted so far</extracomment>
        <translation>Feuilles</translation>
    </message>
    <message>
        <source>Cuts</source>
        <extracomment>Labels beside the tree: what the search has counted so far</extracomment>
        <translation>Coupures</translation>
    </message>
    <message>
        <source>{player}: MIN</source>
        <extracomment>Beside the tree, at “Whose turn” and “Best so far”; “nobody”: the game is over
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player}&#xa0;: MIN</translation>
    </message>
    <message>
        <source>{player}: MAX</source>
        <extracomment>Beside the tree, at “Whose turn” and “Best so far”; “nobody”: the game is over
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player}&#xa0;: MAX</translation>
    </message>
    <message>
        <source>nobody</source>
        <extracomment>Beside the tree, at “Whose turn” and “Best so far”; “nobody”: the game is over</extracomment>
        <translation>personne</translation>
    </message>
    <message>
        <source>{move}: {value}</source>
        <extracomment>Beside the tree, at “Whose turn” and “Best so far”; “nobody”: the game is over
{move}: a move: b2, column 4, ♘f3
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{move}&#xa0;: {value}</translation>
    </message>
    <message numerus="yes">
        <source>{percent}% of {nodes} positions</source>
        <extracomment>Beside the tree: how much of its positions minimax would visit. {nodes}: a number
{percent}: a number, without its sign</extracomment>
        <translation>
            <numerusform>{percent}&#xa0;% de {nodes} position</numerusform>
            <numerusform>{percent}&#xa0;% de {nodes} positions</numerusform>
        </translation>
    </message>
    <message>
        <source>Whose turn?</source>
        <extracomment>Label beside the tree</extracomment>
        <translation>À qui de jouer&#x202f;?</translation>
    </message>
    <message>
        <source>Moves below the top</source>
        <extracomment>Label beside the tree</extracomment>
        <translation>Coups sous la racine</translation>
    </message>
    <message>
        <source>Compared with minimax</source>
        <extracomment>Labels beside the tree: what the search has counted so far</extracomment>
        <translation>Comparé à minimax</translation>
    </message>
    <message>
        <source>Deepest look</source>
        <extracomment>Labels beside the tree: what the search has counted so far</extracomment>
        <translation>Plus loin regardé</translation>
    </message>
    <message>
        <source>{sentence} Press “Step” to look ahead.</source>
        <extracomment>{sentence}: one or two whole sentences, such as &quot;It is X&apos;s turn.&quot;</extracomment>
        <translation>{sentence} Appuie sur «&#xa0;Étape&#xa0;» pour regarder plus loin.</translation>
    </message>
</context>
<context>
    <name>ExplainSaving</name>
    <message>
        <source>Saved: {path}</source>
        <extracomment>{path}: the name of a file with its folder</extracomment>
        <translation>Enregistré&#xa0;: {path}</translation>
    </message>
    <message>
        <source>&amp;Picture (PNG)…</source>
        <extracomment>Entries of the menu “Save” on the page Explain; a lesson is a file that opens this page again</extracomment>
        <translation>&amp;Image (PNG)…</translation>
    </message>
    <message>
        <source>&amp;Drawing (SVG)…</source>
        <extracomment>Entries of the menu “Save” on the page Explain; a lesson is a file that opens this page again</extracomment>
        <translation>&amp;Dessin (SVG)…</translation>
    </message>
    <message>
        <source>&amp;Steps (text)…</source>
        <extracomment>Entries of the menu “Save” on the page Explain; a lesson is a file that opens this page again</extracomment>
        <translation>Étape&amp;s (texte)…</translation>
    </message>
    <message>
        <source>&amp;Worksheets…</source>
        <extracomment>Entries of the menu “Save” on the page Explain; a lesson is a file that opens this page again</extracomment>
        <translation>Fiches d’&amp;exercices…</translation>
    </message>
    <message>
        <source>&amp;This tree as a worksheet…</source>
        <extracomment>Entries of the menu “Save” on the page Explain; a lesson is a file that opens this page again</extracomment>
        <translation>Ce&amp;t arbre en fiche d’exercices…</translation>
    </message>
    <message>
        <source>&amp;Lesson…</source>
        <extracomment>Entries of the menu “Save” on the page Explain; a lesson is a file that opens this page again</extracomment>
        <translation>&amp;Leçon…</translation>
    </message>
    <message>
        <source>&amp;Copy lesson</source>
        <extracomment>Entries of the menu “Save” on the page Explain; a lesson is a file that opens this page again</extracomment>
        <translation>&amp;Copier la leçon</translation>
    </message>
    <message>
        <source>Save the tree as a picture</source>
        <translation>Enregistrer l’arbre comme image</translation>
    </message>
    <message>
        <source>Close some nodes, or save a drawing (SVG).</source>
        <translation>Ferme quelques nœuds, ou enregistre un dessin (SVG).</translation>
    </message>
    <message>
        <source>Save the tree as a drawing</source>
        <translation>Enregistrer l’arbre comme dessin</translation>
    </message>
    <message>
        <source>Save the animation</source>
        <translation>Enregistrer le film</translation>
    </message>
    <message>
        <source>Making the animation</source>
        <translation>Création du film</translation>
    </message>
    <message>
        <source>{path} is already being saved. Wait until that is done.</source>
        <extracomment>{path}: the name of a file with its folder</extracomment>
        <translation>{path} est déjà en cours d’enregistrement. Attends que ce soit fini.</translation>
    </message>
    <message>
        <source>Save the steps as text</source>
        <translation>Enregistrer les étapes sous forme de texte</translation>
    </message>
    <message>
        <source>Saving the steps</source>
        <translation>Enregistrement des étapes</translation>
    </message>
    <message>
        <source>Lessons ({pattern})</source>
        <extracomment>A kind of file in the dialog for choosing a name. {pattern}: such as *.json</extracomment>
        <translation>Leçons ({pattern})</translation>
    </message>
    <message>
        <source>Save the lesson</source>
        <translation>Enregistrer la leçon</translation>
    </message>
    <message>
        <source>Lesson copied. Press Ctrl+V in this program to open it.</source>
        <translation>La leçon est copiée. Appuie sur Ctrl+V dans ce programme pour l’ouvrir.</translation>
    </message>
    <message>
        <source>Making the worksheets</source>
        <translation>Création des fiches d’exercices</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <extracomment>{first}, {last}: the first and the last of several files</extracomment>
        <translation>{first} à {last}</translation>
    </message>
    <message>
        <source>{path} is saved, but the tree is so large that you can&apos;t read its labels.</source>
        <extracomment>{path}: the name of a file with its folder</extracomment>
        <translation>{path} est enregistré, mais l’arbre est si grand qu’on ne peut pas lire ses textes.</translation>
    </message>
    <message>
        <source>&amp;Animation (GIF, APNG)…</source>
        <extracomment>Entries of the menu “Save” on the page Explain; a lesson is a file that opens this page again</extracomment>
        <translation>&amp;Film (GIF, APNG)…</translation>
    </message>
    <message>
        <source>{path} couldn&apos;t be saved: {reason}. Try another folder or name.</source>
        <extracomment>{path}: the name of a file with its folder; {reason}: what the system says</extracomment>
        <translation>{path} n’a pas pu être enregistré&#xa0;: {reason}. Choisis un autre dossier ou un autre nom.</translation>
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
        <translation>Le programme n’a pas pu démarrer les deux dernières fois.</translation>
    </message>
    <message>
        <source>Use the default settings</source>
        <translation>Utiliser les réglages par défaut</translation>
    </message>
    <message>
        <source>Try again with my settings</source>
        <translation>Réessayer avec mes réglages</translation>
    </message>
    <message>
        <source>Your settings may be damaged. Do you want to start with the default settings? Your games and your old settings will be kept.</source>
        <translation>Tes réglages sont peut-être abîmés. Veux-tu démarrer avec les réglages par défaut&#x202f;? Tes parties et tes anciens réglages sont gardés.</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>Recent files</source>
        <extracomment>Entry of the menu “Game”, with the files that were opened last</extracomment>
        <translation>Fichiers récents</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Ouvrir une leçon</translation>
    </message>
    <message>
        <source>Lessons ({pattern})</source>
        <extracomment>A kind of file in a file dialog: {pattern} is “*.mmlesson”</extracomment>
        <translation>Leçons ({pattern})</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <extracomment>Buttons of a question: another program has changed the file of this game</extracomment>
        <translation>Garder la mienne</translation>
    </message>
    <message>
        <source>Replace the file with your game</source>
        <extracomment>Buttons of a question: another program has changed the file of this game</extracomment>
        <translation>Remplacer le fichier par ta partie</translation>
    </message>
    <message>
        <source>Keep theirs</source>
        <extracomment>Buttons of a question: another program has changed the file of this game</extracomment>
        <translation>Garder l’autre</translation>
    </message>
    <message>
        <source>Open the changed file. “Previous game” brings yours back.</source>
        <extracomment>Buttons of a question: another program has changed the file of this game</extracomment>
        <translation>Ouvrir le fichier modifié. «&#xa0;Partie précédente&#xa0;» ramène la tienne.</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <extracomment>Buttons of a question: another program has changed the file of this game</extracomment>
        <translation>Enregistrer une copie</translation>
    </message>
    <message>
        <source>Save your game to a new file in the same folder</source>
        <extracomment>Buttons of a question: another program has changed the file of this game</extracomment>
        <translation>Enregistrer ta partie dans un nouveau fichier du même dossier</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Games ({pattern})</source>
        <extracomment>A kind of file in a file dialog: {pattern} is “*.mmfair”</extracomment>
        <translation>Parties ({pattern})</translation>
    </message>
    <message>
        <source>All files ({pattern})</source>
        <extracomment>A kind of file in a file dialog
{pattern}: endings of names of files: *.pgn</extracomment>
        <translation>Tous les fichiers ({pattern})</translation>
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
        <translation>Vider cette liste</translation>
    </message>
    <message>
        <source>Which game is it?</source>
        <translation>Quel jeu est-ce&#x202f;?</translation>
    </message>
    <message>
        <source>The moves in “{file}” fit several games:</source>
        <extracomment>In a dialog: {file} is the name of a file; a list of games follows</extracomment>
        <translation>Les coups de «&#xa0;{file}&#xa0;» conviennent à plusieurs jeux&#xa0;:</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Button below a list of games that a line of moves may be of</extracomment>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button below a list of games that a line of moves may be of</extracomment>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>FileJob</name>
    <message>
        <source>Cancel</source>
        <extracomment>Button while a file is written</extracomment>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>Find</name>
    <message>
        <source>Right!</source>
        <extracomment>Title above a challenge (“Find it yourself”) that was solved</extracomment>
        <translation>Bravo&#x202f;!</translation>
    </message>
    <message>
        <source>The answer is {moves}</source>
        <extracomment>{moves}: one move, or several joined by &quot;or&quot;</extracomment>
        <translation>La réponse est {moves}</translation>
    </message>
    <message>
        <source>Which move wins?</source>
        <translation>Quel coup gagne&#x202f;?</translation>
    </message>
    <message>
        <source>Which move saves you?</source>
        <translation>Quel coup te sauve&#x202f;?</translation>
    </message>
    <message>
        <source>You played {move} in the game.</source>
        <extracomment>In a challenge (“Find it yourself”), about the move that was tried
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Dans la partie, tu as joué {move}.</translation>
    </message>
    <message>
        <source>Try another move</source>
        <extracomment>In a challenge (“Find it yourself”), about the move that was tried</extracomment>
        <translation>Essaie un autre coup</translation>
    </message>
    <message>
        <source>You have already tried {move}.</source>
        <extracomment>In a challenge (“Find it yourself”), about the move that was tried
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Tu as déjà essayé {move}.</translation>
    </message>
    <message>
        <source>With {move}, {result}. That is the same result as with {played}.</source>
        <extracomment>{result}: a whole clause, such as &quot;the bot wins in 2 moves&quot;
{move}: a move: b2, column 4, ♘f3
{played}: the move that was played: b2</extracomment>
        <translation>Avec {move}, {result}. C’est le même résultat qu’avec {played}.</translation>
    </message>
    <message>
        <source>With {move}, {result}. That is even worse than {played}.</source>
        <extracomment>{result}: a whole clause, such as &quot;the bot wins now&quot;
{move}: a move: b2, column 4, ♘f3
{played}: the move that was played: b2</extracomment>
        <translation>Avec {move}, {result}. C’est encore pire que {played}.</translation>
    </message>
    <message>
        <source>With {move}, {result}. That is better than {played}, but not good enough.</source>
        <extracomment>{result}: a whole clause, such as &quot;the bot wins in 3 moves&quot;
{move}: a move: b2, column 4, ♘f3
{played}: the move that was played: b2</extracomment>
        <translation>Avec {move}, {result}. C’est mieux que {played}, mais ça ne suffit pas.</translation>
    </message>
</context>
<context>
    <name>FindButtons</name>
    <message>
        <source>Continue the game from this position. The earlier moves are kept (Enter)</source>
        <translation>Continuer la partie à partir de cette position. Les anciens coups sont gardés (Entrée)</translation>
    </message>
    <message>
        <source>Show the answer now (Y)</source>
        <translation>Montrer la réponse maintenant (Y)</translation>
    </message>
    <message>
        <source>Go back to the end of the game (Esc)</source>
        <translation>Revenir à la fin de la partie (Échap)</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Continuer d’ici</translation>
    </message>
    <message>
        <source>Play on</source>
        <comment>short for: Play on from here</comment>
        <extracomment>short for: Play on from here</extracomment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>Buttons below a challenge (“Find it yourself”)</extracomment>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Again</source>
        <comment>short for: Try again</comment>
        <extracomment>Buttons below a challenge (“Find it yourself”). short for: Try again</extracomment>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <extracomment>Buttons below a challenge (“Find it yourself”)</extracomment>
        <translation>Montrer la réponse</translation>
    </message>
    <message>
        <source>Answer</source>
        <comment>short for: Show the answer</comment>
        <extracomment>Buttons below a challenge (“Find it yourself”). short for: Show the answer</extracomment>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Back to the end of the game</source>
        <extracomment>Buttons below a challenge (“Find it yourself”)</extracomment>
        <translation>Revenir à la fin de la partie</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>short for: Back to the end of the game</comment>
        <extracomment>Buttons below a challenge (“Find it yourself”). short for: Back to the end of the game</extracomment>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Hide the answer and take three more tries (Shift+F)</source>
        <translation>Cacher la réponse et faire trois nouveaux essais (Maj+F)</translation>
    </message>
</context>
<context>
    <name>FindFrame</name>
    <message>
        <source>Find it yourself</source>
        <translation>Trouve-le toi-même</translation>
    </message>
    <message>
        <source>What your move leads to</source>
        <translation>Ce que donne ton coup</translation>
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
            <numerusform>Tu es {player}. Un coup peut encore te sauver ici. Tu as trois essais.</numerusform>
            <numerusform>Tu es {player}. {count} coups peuvent encore te sauver ici. Tu as trois essais.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are {player}. {count} moves here still win. You have three tries.</source>
        <extracomment>The task in a challenge (“Find it yourself”)
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Tu es {player}. Un coup gagne encore ici. Tu as trois essais.</numerusform>
            <numerusform>Tu es {player}. {count} coups gagnent encore ici. Tu as trois essais.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Warmer! {count} tries left</source>
        <extracomment>As in the children&apos;s game: nearer to what is hidden
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Tu chauffes&#x202f;! Encore un essai</numerusform>
            <numerusform>Tu chauffes&#x202f;! Encore {count} essais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Just as cold! {count} tries left</source>
        <extracomment>As in the children&apos;s game: neither nearer to what is hidden nor farther away
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Toujours aussi froid&#x202f;! Encore un essai</numerusform>
            <numerusform>Toujours aussi froid&#x202f;! Encore {count} essais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Colder! {count} tries left</source>
        <extracomment>As in the children&apos;s game: farther from what is hidden
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Tu refroidis&#x202f;! Encore un essai</numerusform>
            <numerusform>Tu refroidis&#x202f;! Encore {count} essais</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FrameRenderer</name>
    <message>
        <source>Step {step}: {sentence}</source>
        <extracomment>Below a picture of the animation. {step}: a number; {sentence}: what happens</extracomment>
        <translation>Étape {step}&#xa0;: {sentence}</translation>
    </message>
</context>
<context>
    <name>GameAnnouncer</name>
    <message>
        <source>Redone: {moves}</source>
        <extracomment>Read by screen readers: the moves after Redo
{moves}: one move or several: “b2, c1 or c3”</extracomment>
        <translation>Rétabli&#xa0;: {moves}</translation>
    </message>
    <message>
        <source>Taken back: {moves}</source>
        <extracomment>Read by screen readers: the moves after Undo
{moves}: one move or several: “b2, c1 or c3”</extracomment>
        <translation>Annulé&#xa0;: {moves}</translation>
    </message>
    <message>
        <source>At the start</source>
        <extracomment>Read by screen readers: the first position is shown</extracomment>
        <translation>Au début</translation>
    </message>
    <message>
        <source>At move {number}: {move}</source>
        <extracomment>Read by screen readers: {move} is a move in words, such as “X plays a1”
{number}: a number</extracomment>
        <translation>Au coup {number}&#xa0;: {move}</translation>
    </message>
    <message>
        <source>New game: {title}</source>
        <extracomment>Read aloud by screen readers. {title}: the name of a game</extracomment>
        <translation>Nouvelle partie&#xa0;: {title}</translation>
    </message>
    <message>
        <source>{title}, at move {number}: {move}</source>
        <extracomment>Read by screen readers: {title} is a game
{number}: a number
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>{title}, au coup {number}&#xa0;: {move}</translation>
    </message>
    <message>
        <source>Hint: {move}</source>
        <extracomment>Read aloud by screen readers
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Indice&#xa0;: {move}</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>Read aloud by screen readers: why nothing happened after a key</extracomment>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>Wait: {player} is thinking</source>
        <extracomment>Read aloud by screen readers: why nothing happened after a key
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Attends&#xa0;: {player} réfléchit</translation>
    </message>
    <message>
        <source>The bot is still playing: {player} moves next</source>
        <extracomment>Read aloud by screen readers: why nothing happened after a key
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Le robot continue&#xa0;: c’est à {player} de jouer</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>{game} (on the board)</source>
        <extracomment>Name of the card of the game that is being played, for screen readers. {game}: “Connect Four”</extracomment>
        <translation>{game} (sur le plateau)</translation>
    </message>
</context>
<context>
    <name>GameCommands</name>
    <message>
        <source>Start the booth</source>
        <translation>Lancer le mode stand</translation>
    </message>
    <message>
        <source>Close this window and start the booth</source>
        <translation>Fermer cette fenêtre et lancer le mode stand</translation>
    </message>
    <message>
        <source>The booth fills the screen, and visitors play on their own. You need your PIN to leave it.</source>
        <translation>Le mode stand remplit l’écran et les visiteurs jouent seuls. Pour en sortir, il faut ton code PIN.</translation>
    </message>
</context>
<context>
    <name>GameOverButtons</name>
    <message>
        <source>Play again</source>
        <extracomment>A large button at the end of a game</extracomment>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Again</source>
        <comment>short for: Play again</comment>
        <extracomment>A large button at the end of a game. short for: Play again</extracomment>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Show me the best play</source>
        <extracomment>A large button at the end of a game</extracomment>
        <translation>Montre-moi les meilleurs coups</translation>
    </message>
    <message>
        <source>Best play</source>
        <comment>short for: Show me the best play</comment>
        <extracomment>A large button at the end of a game. short for: Show me the best play</extracomment>
        <translation>Meilleurs coups</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>Button below the result of a game: asks why it was lost</extracomment>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>Why did I lose?</source>
        <extracomment>A large button at the end of a game</extracomment>
        <translation>Pourquoi ai-je perdu&#x202f;?</translation>
    </message>
    <message>
        <source>Find it yourself</source>
        <extracomment>A large button at the end of a game: find the move that would have saved it</extracomment>
        <translation>Trouve-le toi-même</translation>
    </message>
    <message>
        <source>Find it</source>
        <comment>short for: Find it yourself</comment>
        <extracomment>A large button at the end of a game: find the move that would have saved it. short for: Find it yourself</extracomment>
        <translation>Trouver</translation>
    </message>
</context>
<context>
    <name>GameReview</name>
    <message>
        <source>Mistakes in this game</source>
        <translation>Erreurs dans cette partie</translation>
    </message>
    <message>
        <source>Press a move to see what would have been better</source>
        <translation>Appuie sur un coup pour voir ce qui aurait été mieux</translation>
    </message>
    <message numerus="yes">
        <source>{count} mistakes. Press one to see what would have been better.</source>
        <extracomment>Above the list of all mistakes of a finished game; each has a small board
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{count} erreur. Appuie dessus pour voir ce qui aurait été mieux.</numerusform>
            <numerusform>{count} erreurs. Appuie sur l’une d’elles pour voir ce qui aurait été mieux.</numerusform>
        </translation>
    </message>
    <message>
        <source>I haven&apos;t found any mistakes so far.</source>
        <translation>Je n’ai trouvé aucune erreur pour l’instant.</translation>
    </message>
    <message>
        <source>I found no mistake in this game.</source>
        <translation>Je n’ai trouvé aucune erreur dans cette partie.</translation>
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
        <translation>Premier joueur</translation>
    </message>
    <message>
        <source>Second player</source>
        <extracomment>Titles of columns in the list of the games in a file: the number of the game</extracomment>
        <translation>Second joueur</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>Titles of columns in the list of the games in a file: the number of the game</extracomment>
        <translation>Date</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Titles of columns in the list of the games in a file: the number of the game</extracomment>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Title of a column: how many moves the game has</extracomment>
        <translation>Coups</translation>
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
            <numerusform>{count} coup</numerusform>
            <numerusform>{count} coups</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamesOfFile</name>
    <message>
        <source>Games in {file}</source>
        <extracomment>Title of a window: {file} is the name of a file that holds several games</extracomment>
        <translation>Parties de {file}</translation>
    </message>
    <message>
        <source>Search by player, date or result</source>
        <translation>Chercher un joueur, une date ou un résultat</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>Chercher dans les parties</translation>
    </message>
    <message>
        <source>Show only games that contain these words</source>
        <translation>Afficher seulement les parties qui contiennent ces mots</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>Lecture des parties…</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Button below the list of the games in a file</extracomment>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open this game on the board. Your current game is kept.</source>
        <translation>Ouvrir cette partie sur le plateau. Ta partie actuelle est conservée.</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <extracomment>Button below the list of the games in a file</extracomment>
        <translation>Arrêter la lecture</translation>
    </message>
    <message>
        <source>Don&apos;t wait for the rest of the games</source>
        <translation>Ne pas attendre les autres parties</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button below the list of the games in a file</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close this window (Esc)</source>
        <translation>Fermer cette fenêtre (Échap)</translation>
    </message>
    <message>
        <source>Double-click a game or press Enter to open it on the board</source>
        <translation>Double-clique sur une partie ou appuie sur Entrée pour l’ouvrir sur le plateau</translation>
    </message>
    <message>
        <source>Sort the games by this column</source>
        <translation>Trier les parties selon cette colonne</translation>
    </message>
    <message numerus="yes">
        <source>{count} games</source>
        <extracomment>{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{count} partie</numerusform>
            <numerusform>{count} parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of {count} games</source>
        <extracomment>Below a list of games. {shown}: how many of them have the text that is searched for
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>{shown} sur {count} partie</numerusform>
            <numerusform>{shown} sur {count} parties</numerusform>
        </translation>
    </message>
    <message>
        <source>{games} so far…</source>
        <extracomment>Below a list: {games} is “12,000 games”; more of them are being read</extracomment>
        <translation>{games} pour l’instant…</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>Board</source>
        <extracomment>Button that leads from the cards of all games back to the board</extracomment>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Go back to the board (Esc)</source>
        <translation>Revenir au plateau (Échap)</translation>
    </message>
    <message>
        <source>Which game?</source>
        <extracomment>Heading above the cards of all games</extracomment>
        <translation>Quel jeu&#x202f;?</translation>
    </message>
    <message>
        <source>Any size you like</source>
        <extracomment>Card at the end of all games: a board of any size</extracomment>
        <translation>La taille que tu veux</translation>
    </message>
    <message>
        <source>More sizes and rules</source>
        <translation>Autres tailles et règles</translation>
    </message>
    <message>
        <source>Another board</source>
        <extracomment>Card at the end of all games: a board of any size</extracomment>
        <translation>Autre plateau</translation>
    </message>
</context>
<context>
    <name>GamesView</name>
    <message>
        <source>All games</source>
        <extracomment>Choices above the list of games: all, won, drawn ...</extracomment>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>Games lost by</source>
        <extracomment>Choices above the list of games: all, won, drawn ...</extracomment>
        <translation>Parties perdues par</translation>
    </message>
    <message>
        <source>Games won by</source>
        <extracomment>Choices above the list of games: all, won, drawn ...</extracomment>
        <translation>Parties gagnées par</translation>
    </message>
    <message>
        <source>Games drawn by</source>
        <extracomment>Choices above the list of games: all, won, drawn ...</extracomment>
        <translation>Parties nulles de</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation>Afficher sur le plateau</translation>
    </message>
    <message>
        <source>Open this game on the board, with the value of every move (Enter)</source>
        <translation>Ouvrir cette partie sur le plateau, avec la valeur de chaque coup (Entrée)</translation>
    </message>
    <message>
        <source>Games in this run</source>
        <translation>Parties de cette série</translation>
    </message>
    <message>
        <source>Double-click a game or press Enter to open it on the board</source>
        <translation>Double-clique sur une partie ou appuie sur Entrée pour l’ouvrir sur le plateau</translation>
    </message>
    <message>
        <source>Which games?</source>
        <extracomment>Names of two choices above the list of games, for screen readers: by result and by player</extracomment>
        <translation>Quelles parties&#x202f;?</translation>
    </message>
    <message>
        <source>Which games are listed</source>
        <translation>Les parties de la liste</translation>
    </message>
    <message>
        <source>Whose games?</source>
        <extracomment>The same: only the games of this player</extracomment>
        <translation>Les parties de qui&#x202f;?</translation>
    </message>
    <message>
        <source>The player who won, drew or lost</source>
        <translation>Le joueur qui a gagné, fait match nul ou perdu</translation>
    </message>
    <message>
        <source>Games stopped by an error</source>
        <extracomment>Choices above the list of games: all, won, drawn ...</extracomment>
        <translation>Parties interrompues par une erreur</translation>
    </message>
</context>
<context>
    <name>GridBoardKind</name>
    <message>
        <source>{cell}: X</source>
        <extracomment>A cell of the board, for screen readers; X and O are the players&apos; marks
{cell}: a place on the board: b2</extracomment>
        <translation>{cell}&#xa0;: X</translation>
    </message>
    <message>
        <source>{cell}: O</source>
        <extracomment>A cell of the board, for screen readers; X and O are the players&apos; marks
{cell}: a place on the board: b2</extracomment>
        <translation>{cell}&#xa0;: O</translation>
    </message>
    <message>
        <source>{cell}: empty</source>
        <extracomment>A cell of the board, for screen readers; X and O are the players&apos; marks
{cell}: a place on the board: b2</extracomment>
        <translation>{cell}&#xa0;: vide</translation>
    </message>
    <message>
        <source>{cell}: empty, value {value}</source>
        <extracomment>A cell of the board, for screen readers; X and O are the players&apos; marks
{cell}: a place on the board: b2
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{cell}&#xa0;: vide, valeur {value}</translation>
    </message>
    <message>
        <source>Square {cell} is taken</source>
        <extracomment>Why nothing happens after a tap
{cell}: a place on the board: b2</extracomment>
        <translation>La case {cell} est déjà prise</translation>
    </message>
    <message>
        <source>You can&apos;t play on {cell}</source>
        <extracomment>Why nothing happens after a tap
{cell}: a place on the board: b2</extracomment>
        <translation>Tu ne peux pas jouer en {cell}</translation>
    </message>
</context>
<context>
    <name>GuessBar</name>
    <message>
        <source>Today&apos;s guesses</source>
        <extracomment>Name of the score of the exercise “Guess”, for screen readers</extracomment>
        <translation>Tes réponses du jour</translation>
    </message>
    <message>
        <source>Your guess</source>
        <extracomment>Name of the field for a guess, for screen readers
Name of the choice of guesses, for screen readers</extracomment>
        <translation>Ta réponse</translation>
    </message>
    <message>
        <source>Type what you think the node is worth</source>
        <translation>Écris combien vaut le nœud, à ton avis</translation>
    </message>
    <message>
        <source>One less (Down)</source>
        <translation>Un de moins (Bas)</translation>
    </message>
    <message>
        <source>One more (Up)</source>
        <translation>Un de plus (Haut)</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>Button: the next value is not asked for</extracomment>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Go on without guessing</source>
        <translation>Continuer sans deviner</translation>
    </message>
    <message>
        <source>Today: {right} right, {wrong} wrong</source>
        <extracomment>The score of the exercise “Guess”. {right}, {wrong}: numbers of guesses</extracomment>
        <translation>Aujourd’hui&#xa0;: juste {right}, faux {wrong}</translation>
    </message>
    <message>
        <source>That is my guess</source>
        <extracomment>Choice in the exercise “Guess”.</extracomment>
        <translation>C’est ma réponse</translation>
    </message>
    <message>
        <source>{value}: {meaning}</source>
        <extracomment>Choice in the exercise “Guess”. {meaning}: such as “X wins in 2 moves”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{value}&#xa0;: {meaning}</translation>
    </message>
    <message>
        <source>Guess this value and see what the search finds</source>
        <translation>Proposer cette valeur et voir ce que trouve la recherche</translation>
    </message>
    <message>
        <source>There is nothing to guess here.</source>
        <translation>Il n’y a rien à deviner ici.</translation>
    </message>
    <message>
        <source>You know the values of all the marked node&apos;s branches. What is the node worth?</source>
        <translation>Tu connais toutes les branches du nœud marqué. Combien vaut-il&#x202f;?</translation>
    </message>
    <message>
        <source>Right! It is worth {value}.</source>
        <extracomment>The verdict on a guess in the exercise “Guess”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>Bravo, c’est juste&#x202f;! Il vaut {value}.</translation>
    </message>
    <message>
        <source>Not this time. It is worth {value}.</source>
        <extracomment>The verdict on a guess in the exercise “Guess”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>Pas cette fois. Il vaut {value}.</translation>
    </message>
    <message>
        <source>What do you think the node is worth?</source>
        <translation>Combien vaut le nœud, à ton avis&#x202f;?</translation>
    </message>
    <message>
        <source>Skipped. Press “Step” to see the value.</source>
        <translation>Tu as passé. Appuie sur «&#xa0;Étape&#xa0;» pour voir la valeur.</translation>
    </message>
    <message>
        <source>Guess first: what is the marked node worth? Or press “Not now”.</source>
        <translation>Devine d’abord&#xa0;: combien vaut le nœud marqué&#x202f;? Ou appuie sur «&#xa0;Pas maintenant&#xa0;».</translation>
    </message>
    <message>
        <source>Press “Step”. You can guess once all of a node&apos;s branches have values.</source>
        <translation>Appuie sur «&#xa0;Étape&#xa0;». Tu peux deviner dès que toutes les branches d’un nœud sont connues.</translation>
    </message>
</context>
<context>
    <name>Hex</name>
    <message>
        <source>{cell}: {player}</source>
        <extracomment>A cell of the board, for screen readers
{cell}: a place on the board: b2
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{cell}&#xa0;: {player}</translation>
    </message>
    <message>
        <source>{cell}: {player}, in the winning chain</source>
        <extracomment>A cell of the board, for screen readers
{cell}: a place on the board: b2
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{cell}&#xa0;: {player}, dans la chaîne gagnante</translation>
    </message>
    <message>
        <source>{cell}, value {value}</source>
        <extracomment>{cell}: such as “b3: empty”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{cell}, valeur {value}</translation>
    </message>
    <message>
        <source>{cell}: empty</source>
        <extracomment>A cell of the board, for screen readers; each player owns two edges of the board
{cell}: a place on the board: b2</extracomment>
        <translation>{cell}&#xa0;: vide</translation>
    </message>
    <message>
        <source>{cell}: empty, on X&apos;s edge</source>
        <extracomment>A cell of the board, for screen readers; each player owns two edges of the board
{cell}: a place on the board: b2</extracomment>
        <translation>{cell}&#xa0;: vide, à un bord de X</translation>
    </message>
    <message>
        <source>{cell}: empty, on O&apos;s edge</source>
        <extracomment>A cell of the board, for screen readers; each player owns two edges of the board
{cell}: a place on the board: b2</extracomment>
        <translation>{cell}&#xa0;: vide, à un bord de O</translation>
    </message>
    <message>
        <source>{cell}: empty, in the corner where one of X&apos;s edges meets one of O&apos;s</source>
        <extracomment>A cell of the board, for screen readers; each player owns two edges of the board
{cell}: a place on the board: b2</extracomment>
        <translation>{cell}&#xa0;: vide, dans le coin entre un bord de X et un bord de O</translation>
    </message>
    <message>
        <source>Cell {cell} is taken</source>
        <extracomment>Why nothing happens after a tap
{cell}: a place on the board: b2</extracomment>
        <translation>La case {cell} est déjà prise</translation>
    </message>
</context>
<context>
    <name>Hexapawn</name>
    <message>
        <source>white pawn</source>
        <extracomment>A piece, for screen readers</extracomment>
        <translation>pion blanc</translation>
    </message>
    <message>
        <source>black pawn</source>
        <extracomment>A piece, for screen readers</extracomment>
        <translation>pion noir</translation>
    </message>
    <message>
        <source>{pawn}, has crossed the board</source>
        <extracomment>A piece at the end of a game, for screen readers. {pawn}: “white pawn”</extracomment>
        <translation>{pawn}, a traversé le plateau</translation>
    </message>
    <message>
        <source>{pawn}, can&apos;t move</source>
        <extracomment>A piece at the end of a game, for screen readers. {pawn}: “white pawn”</extracomment>
        <translation>{pawn}, ne peut pas bouger</translation>
    </message>
    <message>
        <source>The pawn on {square} can&apos;t go to {to}. Pawns move one square straight forward and capture diagonally</source>
        <extracomment>Why nothing happens after a tap. {to}: a square
{square}: a square of the board: e4</extracomment>
        <translation>Le pion en {square} ne peut pas aller en {to}. Un pion avance d’une case tout droit et prend en diagonale</translation>
    </message>
    <message>
        <source>The pawn on {square} belongs to the other player</source>
        <extracomment>Why nothing happens after a tap.
{square}: a square of the board: e4</extracomment>
        <translation>Le pion en {square} est à l’adversaire</translation>
    </message>
    <message>
        <source>The pawn on {square} is blocked and has nothing to capture</source>
        <extracomment>Why nothing happens after a tap.
{square}: a square of the board: e4</extracomment>
        <translation>Le pion en {square} est bloqué et n’a rien à prendre</translation>
    </message>
    <message>
        <source>Square {square} is empty</source>
        <extracomment>Why nothing happens after a tap.
{square}: a square of the board: e4</extracomment>
        <translation>La case {square} est vide</translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message>
        <source>No.</source>
        <extracomment>Title of the column with the numbers of the moves</extracomment>
        <translation>Nº</translation>
    </message>
    <message>
        <source>Who</source>
        <extracomment>Title of the column with the players</extracomment>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>Titles of the columns in the list of moves that were played</extracomment>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>Titles of the columns in the list of moves that were played</extracomment>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>Titles of the columns in the list of moves that were played</extracomment>
        <translation>Note</translation>
    </message>
    <message>
        <source>Click a move to go there (PgUp, PgDown)</source>
        <translation>Clique sur un coup pour y aller (Pg. préc, Pg. suiv)</translation>
    </message>
    <message>
        <source>Value after each move</source>
        <translation>Valeur après chaque coup</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <extracomment>Button below the list of moves that were played</extracomment>
        <translation>Erreur suivante</translation>
    </message>
    <message>
        <source>Go to the next mistake. After the last one, go to the first</source>
        <translation>Aller à l’erreur suivante. Après la dernière, revenir à la première</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <extracomment>Button below the list of moves that were played, for screen readers; it shows an arrow</extracomment>
        <translation>Erreur précédente</translation>
    </message>
    <message>
        <source>Go to the previous mistake</source>
        <translation>Aller à l’erreur précédente</translation>
    </message>
    <message numerus="yes">
        <source>{count} positions, values for {player}</source>
        <extracomment>Name of the graph beside the list of moves, for screen readers
{count}: a number; the text has a form for one and for many
{player}: a player&apos;s name: X, White</extracomment>
        <translation>
            <numerusform>{count} position, valeurs pour {player}</numerusform>
            <numerusform>{count} positions, valeurs pour {player}</numerusform>
        </translation>
    </message>
    <message>
        <source>even</source>
        <extracomment>At the middle line of the graph of values: nobody is ahead</extracomment>
        <translation>égal</translation>
    </message>
    <message>
        <source>Was {move} a good move?</source>
        <extracomment>Entry in the menu of a move in the list; it asks for “Why?”
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Est-ce que {move} était un bon coup&#x202f;?</translation>
    </message>
    <message>
        <source>Moves in this game</source>
        <translation>Coups de la partie</translation>
    </message>
    <message>
        <source>The value after each move. Click a point to go there.
Mistakes: empty circle: small; full circle: big; !!: a win thrown away</source>
        <translation>La valeur après chaque coup. Clique sur un point pour y aller.
Erreurs&#xa0;: rond vide&#xa0;: petite&#x202f;; rond plein&#xa0;: grande&#x202f;;&#x202f;!!&#xa0;: une victoire gâchée</translation>
    </message>
</context>
<context>
    <name>HistoryTexts</name>
    <message>
        <source>turned a win into a loss</source>
        <translation>a transformé une victoire en défaite</translation>
    </message>
    <message>
        <source>threw away a win</source>
        <translation>a gâché une victoire</translation>
    </message>
    <message>
        <source>threw away a draw</source>
        <translation>a gâché un match nul</translation>
    </message>
    <message>
        <source>points lost: {points}</source>
        <extracomment>How large a mistake was, beside a move in the list. {points}: a number</extracomment>
        <translation>points perdus&#xa0;: {points}</translation>
    </message>
    <message>
        <source>mistake: {size}</source>
        <extracomment>A row in the list of moves that were played, as screen readers tell it. {size}: “a win thrown away”, “points lost: 3”</extracomment>
        <translation>erreur&#xa0;: {size}</translation>
    </message>
    <message>
        <source>branches: {count}</source>
        <extracomment>A row in the list of moves that were played, as screen readers tell it.
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>branches&#xa0;: {count}</translation>
    </message>
    <message>
        <source>“{comment}”</source>
        <extracomment>A row in the list of moves that were played, as screen readers tell it. {comment}: what a file says of a move</extracomment>
        <translation>«&#xa0;{comment}&#xa0;»</translation>
    </message>
    <message>
        <source>Move {number}: {player} plays {move}</source>
        <extracomment>A row in the list of all mistakes of a finished game; a second line tells what it gave away
A row in the list of moves that were played, as screen readers tell it.
{number}: a number
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Coup {number}&#xa0;: {player} joue {move}</translation>
    </message>
    <message>
        <source>value {value}</source>
        <extracomment>A row in the list of moves that were played, as screen readers tell it.
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>valeur {value}</translation>
    </message>
    <message>
        <source>on the board</source>
        <extracomment>A row in the list of moves that were played, as screen readers tell it.</extracomment>
        <translation>sur le plateau</translation>
    </message>
</context>
<context>
    <name>HorizonChoice</name>
    <message>
        <source>Guess by counting</source>
        <extracomment>Label on the page Explain: which evaluation guesses the value where the search stops</extracomment>
        <translation>Estimer en comptant</translation>
    </message>
    <message>
        <source>How the search guesses a value where it stops</source>
        <extracomment>Label on the page Explain: which evaluation guesses the value where the search stops</extracomment>
        <translation>Comment la recherche estime une valeur là où elle s’arrête</translation>
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
        <translation>Les nombres montrent si un coup semble bon ou mauvais.</translation>
    </message>
    <message>
        <source>The list shows how good each move looks.</source>
        <extracomment>The signs are “Win”, “Draw” and “Lose”, or symbols for them</extracomment>
        <translation>La liste montre si un coup semble bon ou mauvais.</translation>
    </message>
    <message>
        <source>Two bots are playing. Tap the board to take over.</source>
        <extracomment>The signs are “Win”, “Draw” and “Lose”, or symbols for them</extracomment>
        <translation>Deux robots jouent. Touche le plateau pour prendre la suite.</translation>
    </message>
    <message>
        <source>Good move! Now watch the bot.</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>Bien joué&#x202f;! Regarde ce que fait le robot.</translation>
    </message>
    <message>
        <source>Oh no, that was a mistake. Now watch the bot.</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>Oh non, c’était une erreur. Regarde ce que fait le robot.</translation>
    </message>
    <message>
        <source>Are you stuck? Press “Hint” (H).</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>Tu es bloqué&#x202f;? Appuie sur «&#xa0;Indice&#xa0;» (H).</translation>
    </message>
    <message>
        <source>The last move was a mistake. Can you use it?</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>Le dernier coup était une erreur. Peux-tu en profiter&#x202f;?</translation>
    </message>
    <message>
        <source>Your last move was a mistake. Press “Undo” (U) to try again.</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>Ton dernier coup était une erreur. Appuie sur «&#xa0;Annuler&#xa0;» (U) pour réessayer.</translation>
    </message>
    <message>
        <source>One of your moves wins. Can you see why?</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>Un de tes coups gagne. Tu vois pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>The other side can win from here. Make it hard!</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>À partir d’ici, l’autre camp peut gagner. Ne lui facilite pas la tâche&#x202f;!</translation>
    </message>
    <message numerus="yes">
        <source>%n of your moves win. Can you see why?</source>
        <extracomment>Below the board, in the first game: an invitation to look at the values</extracomment>
        <translation>
            <numerusform>%n de tes coups gagne. Tu vois pourquoi&#x202f;?</numerusform>
            <numerusform>%n de tes coups gagnent. Tu vois pourquoi&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>No move loses. Can you set a trap?</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>Aucun coup ne perd. Peux-tu tendre un piège&#x202f;?</translation>
    </message>
    <message>
        <source>Why did you lose? Press “Why?” (Y) to find out.</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>Pourquoi as-tu perdu&#x202f;? Appuie sur «&#xa0;Pourquoi&#x202f;?&#xa0;» (Y) pour le savoir.</translation>
    </message>
    <message>
        <source>Well done! Press “Why?” (Y) to see how you did it.</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>Bravo&#x202f;! Appuie sur «&#xa0;Pourquoi&#x202f;?&#xa0;» (Y) pour voir comment tu as fait.</translation>
    </message>
    <message>
        <source>Press “Why?” (Y) to see how the game was lost.</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>Appuie sur «&#xa0;Pourquoi&#x202f;?&#xa0;» (Y) pour voir comment la partie a été perdue.</translation>
    </message>
    <message>
        <source>Could someone have won? Press “Why?” (Y) to find out.</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>Quelqu’un pouvait-il gagner&#x202f;? Appuie sur «&#xa0;Pourquoi&#x202f;?&#xa0;» (Y) pour le savoir.</translation>
    </message>
    <message>
        <source>Turn off “Hide values” (A) to see the best moves.</source>
        <translation>Désactive «&#xa0;Cacher les valeurs&#xa0;» (A) pour voir les meilleurs coups.</translation>
    </message>
    <message>
        <source>The numbers show who wins if both sides play perfectly.</source>
        <translation>Les nombres montrent qui gagne si les deux jouent sans faute.</translation>
    </message>
    <message>
        <source>The symbols show who wins if both sides play perfectly.</source>
        <extracomment>The signs are “Win”, “Draw” and “Lose”, or symbols for them</extracomment>
        <translation>Les signes montrent qui gagne si les deux jouent sans faute.</translation>
    </message>
    <message>
        <source>The list shows who wins if both sides play perfectly.</source>
        <extracomment>The signs are “Win”, “Draw” and “Lose”, or symbols for them</extracomment>
        <translation>La liste montre qui gagne si les deux jouent sans faute.</translation>
    </message>
    <message>
        <source>The symbols show how good each move looks.</source>
        <extracomment>The signs are “Win”, “Draw” and “Lose”, or symbols for them</extracomment>
        <translation>Les signes montrent si un coup semble bon ou mauvais.</translation>
    </message>
    <message>
        <source>These are the bot&apos;s moves. Who wins if it plays there?</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>Voici les coups du robot. Qui gagne s’il joue là&#x202f;?</translation>
    </message>
    <message>
        <source>Every move wins for you. Which one is best?</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>Tous tes coups gagnent. Lequel est le meilleur&#x202f;?</translation>
    </message>
    <message>
        <source>The values will appear soon.</source>
        <translation>Les valeurs arrivent bientôt.</translation>
    </message>
    <message>
        <source>One of your moves loses. Can you see why?</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>Un de tes coups perd. Tu vois pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>These values are guesses. Which move would you play?</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>Ces valeurs sont des estimations. Quel coup jouerais-tu&#x202f;?</translation>
    </message>
    <message>
        <source>Only one move doesn&apos;t lose. Can you see why?</source>
        <extracomment>Beside a waiting bot: the values on the board belong to its moves, not to yours</extracomment>
        <translation>Un seul coup ne perd pas. Tu vois pourquoi&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>%n of your moves don&apos;t lose. The others do.</source>
        <extracomment>Below the board, in the first game: an invitation to look at the values</extracomment>
        <translation>
            <numerusform>%n de tes coups ne perd pas. Les autres perdent.</numerusform>
            <numerusform>%n de tes coups ne perdent pas. Les autres perdent.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InvitationLine</name>
    <message>
        <source>What to do</source>
        <translation>Ce que tu peux faire</translation>
    </message>
</context>
<context>
    <name>Kalah</name>
    <message>
        <source>{place}, value {value}</source>
        <extracomment>{place}: “X&apos;s pit c: 4 seeds”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{place}, valeur {value}</translation>
    </message>
    <message>
        <source>This pit is empty</source>
        <translation>Ce trou est vide</translation>
    </message>
    <message>
        <source>Tap a pit. You can&apos;t empty a store</source>
        <translation>Touche un trou. On ne peut pas vider un grenier</translation>
    </message>
    <message>
        <source>Tap a pit in your own row</source>
        <translation>Touche un trou de ta propre rangée</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <extracomment>Title of a dialog, and of the columns in its table</extracomment>
        <translation>Touches</translation>
    </message>
    <message>
        <source>What it does</source>
        <extracomment>Title of a dialog, and of the columns in its table</extracomment>
        <translation>À quoi ça sert</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Title of a group of keys</extracomment>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Explain</source>
        <extracomment>Title of a group of keys: the page Explain</extracomment>
        <translation>Expliquer</translation>
    </message>
    <message>
        <source>Tree (click it first)</source>
        <extracomment>Title of a dialog, and of the columns in its table</extracomment>
        <translation>Arbre (clique d’abord dessus)</translation>
    </message>
    <message>
        <source>Arrows, Enter</source>
        <extracomment>What a key does, and the name of the key, in the dialog of keys</extracomment>
        <translation>Flèches, Entrée</translation>
    </message>
    <message>
        <source>Play in this column, or play this move in the list</source>
        <extracomment>What a key does, and the name of the key, in the dialog of keys</extracomment>
        <translation>Jouer dans cette colonne, ou jouer ce coup de la liste</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <extracomment>What a key does, and the name of the key, in the dialog of keys</extracomment>
        <translation>1 à 9</translation>
    </message>
    <message>
        <source>Go from node to node</source>
        <extracomment>What a key does, and the name of the key, in the dialog of keys</extracomment>
        <translation>Aller de nœud en nœud</translation>
    </message>
    <message>
        <source>Arrows, Home, End</source>
        <extracomment>What a key does, and the name of the key, in the dialog of keys</extracomment>
        <translation>Flèches, Début, Fin</translation>
    </message>
    <message>
        <source>Go to the step that gives the node its value</source>
        <extracomment>What a key does, and the name of the key, in the dialog of keys</extracomment>
        <translation>Aller à l’étape qui donne sa valeur au nœud</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>What a key does, and the name of the key, in the dialog of keys</extracomment>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Open or close a node</source>
        <extracomment>What a key does, and the name of the key, in the dialog of keys</extracomment>
        <translation>Ouvrir ou fermer un nœud</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>What a key does, and the name of the key, in the dialog of keys</extracomment>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Show more of its branches</source>
        <extracomment>What a key does, and the name of the key, in the dialog of keys</extracomment>
        <translation>Montrer plus de ses branches</translation>
    </message>
    <message>
        <source>*</source>
        <extracomment>What a key does, and the name of the key, in the dialog of keys</extracomment>
        <translation>*</translation>
    </message>
    <message>
        <source>Zoom in, zoom out, back to the original size</source>
        <extracomment>What a key does, and the name of the key, in the dialog of keys</extracomment>
        <translation>Zoom avant, zoom arrière, retour à la première taille</translation>
    </message>
    <message>
        <source>+, −, 0</source>
        <extracomment>What a key does, and the name of the key, in the dialog of keys</extracomment>
        <translation>+, −, 0</translation>
    </message>
    <message>
        <source>What you can do, and which keys to press</source>
        <extracomment>Title of a dialog, and of the columns in its table</extracomment>
        <translation>Ce que tu peux faire, et avec quelles touches</translation>
    </message>
    <message>
        <source>Go to a square and play there</source>
        <extracomment>What a key does, and the name of the key, in the dialog of keys</extracomment>
        <translation>Aller à une case et y jouer</translation>
    </message>
</context>
<context>
    <name>LanguageChange</name>
    <message>
        <source>Language: {language}</source>
        <extracomment>Read aloud by screen readers. {language}: its own name, such as “Deutsch”</extracomment>
        <translation>Langue&#xa0;: {language}</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>Which language do you speak?</source>
        <extracomment>Asked at the first start if the system&apos;s language is none of ours, over a button for each</extracomment>
        <translation>Quelle langue parles-tu&#x202f;?</translation>
    </message>
</context>
<context>
    <name>LayerStrip</name>
    <message>
        <source>Layers</source>
        <extracomment>Name of the strip on the left of the tree, for screen readers: it says who moves in each layer</extracomment>
        <translation>Niveaux</translation>
    </message>
</context>
<context>
    <name>LeafEditor</name>
    <message>
        <source>Press Enter to use this number, or Esc to keep the old one</source>
        <translation>Appuie sur Entrée pour prendre ce nombre, ou sur Échap pour garder l’ancien</translation>
    </message>
    <message>
        <source>Drag up or down to change the number, or double-click and type one</source>
        <translation>Tire vers le haut ou vers le bas pour changer le nombre, ou double-clique et écris-en un</translation>
    </message>
    <message>
        <source>Value of this leaf</source>
        <translation>Nombre de cette feuille</translation>
    </message>
</context>
<context>
    <name>LearningSlots</name>
    <message>
        <source>Moving first: the last 50 games</source>
        <extracomment>Headings of charts in the arena: what the matchboxes have learned, by whether they move first, and the sum of all results, counted as said here</extracomment>
        <translation>En premier&#xa0;: les 50 dernières parties</translation>
    </message>
    <message>
        <source>Moving second, with different matchboxes</source>
        <extracomment>Headings of charts in the arena: what the matchboxes have learned, by whether they move first, and the sum of all results, counted as said here</extracomment>
        <translation>En second, avec d’autres boîtes d’allumettes</translation>
    </message>
    <message>
        <source>Win +3, draw +1, loss −1</source>
        <extracomment>Headings of charts in the arena: what the matchboxes have learned, by whether they move first, and the sum of all results, counted as said here</extracomment>
        <translation>Victoire +3, match nul +1, défaite −1</translation>
    </message>
</context>
<context>
    <name>LimitChoice</name>
    <message>
        <source>no limit</source>
        <extracomment>Choices of what limits a move, in the form of an experiment; a number stands before the last three</extracomment>
        <translation>pas de limite</translation>
    </message>
    <message>
        <source>seconds</source>
        <extracomment>Choices of what limits a move, in the form of an experiment; a number stands before the last three</extracomment>
        <translation>secondes</translation>
    </message>
    <message>
        <source>positions</source>
        <extracomment>Choices of what limits a move, in the form of an experiment; a number stands before the last three</extracomment>
        <translation>positions</translation>
    </message>
    <message>
        <source>moves ahead</source>
        <extracomment>Choices of what limits a move, in the form of an experiment; a number stands before the last three</extracomment>
        <translation>coups à l’avance</translation>
    </message>
    <message>
        <source>Limit for each move</source>
        <extracomment>Choices of what limits a move, in the form of an experiment; a number stands before the last three</extracomment>
        <translation>Limite pour chaque coup</translation>
    </message>
    <message>
        <source>How long or how far to search for each move: in seconds, positions or moves ahead</source>
        <extracomment>Choices of what limits a move, in the form of an experiment; a number stands before the last three</extracomment>
        <translation>Combien de temps, ou jusqu’où, chercher pour chaque coup&#xa0;: en secondes, en positions ou en coups à l’avance</translation>
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
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Candidate moves</source>
        <extracomment>Titles of the panels beside and below the board</extracomment>
        <translation>Coups possibles</translation>
    </message>
    <message>
        <source>Tools</source>
        <extracomment>Name of the tool bar</extracomment>
        <translation>Outils</translation>
    </message>
    <message>
        <source>Moves played</source>
        <extracomment>Titles of the panels beside and below the board</extracomment>
        <translation>Déroulement de la partie</translation>
    </message>
</context>
<context>
    <name>MarkBoardKind</name>
    <message>
        <source>{cell}: put X on {picked}</source>
        <extracomment>A cell of the board, for screen readers. {picked}: the cell that was chosen, such as b2
{cell}: a place on the board: b2</extracomment>
        <translation>{cell}&#xa0;: mettre X en {picked}</translation>
    </message>
    <message>
        <source>{cell}: put O on {picked}</source>
        <extracomment>A cell of the board, for screen readers. {picked}: the cell that was chosen, such as b2
{cell}: a place on the board: b2</extracomment>
        <translation>{cell}&#xa0;: mettre O en {picked}</translation>
    </message>
    <message>
        <source>{cell}: O</source>
        <extracomment>A cell of the board, for screen readers.
{cell}: a place on the board: b2</extracomment>
        <translation>{cell}&#xa0;: O</translation>
    </message>
    <message>
        <source>{cell}: X</source>
        <extracomment>A cell of the board, for screen readers.
{cell}: a place on the board: b2</extracomment>
        <translation>{cell}&#xa0;: X</translation>
    </message>
    <message>
        <source>{cell}: empty</source>
        <extracomment>A cell of the board, for screen readers.
{cell}: a place on the board: b2</extracomment>
        <translation>{cell}&#xa0;: vide</translation>
    </message>
    <message>
        <source>{cell}: chosen, now choose X or O</source>
        <extracomment>A cell of the board, for screen readers.
{cell}: a place on the board: b2</extracomment>
        <translation>{cell}&#xa0;: choisie, choisis maintenant X ou O</translation>
    </message>
    <message>
        <source>{place}, this board is dead</source>
        <extracomment>{place}: such as “a1: empty”</extracomment>
        <translation>{place}, ce plateau est mort</translation>
    </message>
    <message>
        <source>{place}, value {value}</source>
        <extracomment>{place}: such as “a1: empty”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{place}, valeur {value}</translation>
    </message>
    <message>
        <source>The board with {cell} on it is dead: it already has a row</source>
        <extracomment>Why nothing happens after a tap
{cell}: a place on the board: b2</extracomment>
        <translation>Le plateau de {cell} est mort&#xa0;: il a déjà un alignement</translation>
    </message>
    <message>
        <source>{place}, X there: {cross}, O there: {ring}</source>
        <extracomment>Read by screen readers: “a1: empty, X there: draw, O there: you win” {place}: such as “a1: empty”; {cross}, {ring}: such as “you win”</extracomment>
        <translation>{place}, X ici&#xa0;: {cross}, O ici&#xa0;: {ring}</translation>
    </message>
    <message>
        <source>{place}, X there: {cross}</source>
        <extracomment>The same, if only one of both marks may be placed. {cross}: such as “you win”
{place}: a place on the board: b2</extracomment>
        <translation>{place}, X ici&#xa0;: {cross}</translation>
    </message>
    <message>
        <source>{place}, O there: {ring}</source>
        <extracomment>The same for the other mark. {ring}: such as “you win”
{place}: a place on the board: b2</extracomment>
        <translation>{place}, O ici&#xa0;: {ring}</translation>
    </message>
    <message>
        <source>You can&apos;t play on {cell}</source>
        <extracomment>Why nothing happens after a tap
{cell}: a place on the board: b2</extracomment>
        <translation>Tu ne peux pas jouer en {cell}</translation>
    </message>
    <message>
        <source>Square {cell} is taken</source>
        <extracomment>Why nothing happens after a tap
{cell}: a place on the board: b2</extracomment>
        <translation>La case {cell} est déjà prise</translation>
    </message>
</context>
<context>
    <name>MatchboxPanel</name>
    <message>
        <source>Matchboxes</source>
        <extracomment>Names of the panel with the matchboxes of the learning bot MENACE</extracomment>
        <translation>Boîtes d’allumettes</translation>
    </message>
    <message>
        <source>MENACE&apos;s matchboxes</source>
        <extracomment>Title of this panel</extracomment>
        <translation>Les boîtes d’allumettes de MENACE</translation>
    </message>
    <message>
        <source>Close the matchboxes</source>
        <translation>Fermer les boîtes d’allumettes</translation>
    </message>
    <message>
        <source>Close the matchboxes. Press T to open them again.</source>
        <translation>Fermer les boîtes d’allumettes. Appuie sur T pour les rouvrir.</translation>
    </message>
    <message>
        <source>The open box</source>
        <translation>La boîte ouverte</translation>
    </message>
    <message>
        <source>What MENACE learns</source>
        <translation>Ce qu’apprend MENACE</translation>
    </message>
    <message>
        <source>About these boxes</source>
        <translation>À propos de ces boîtes</translation>
    </message>
    <message>
        <source>How MENACE learns</source>
        <translation>Comment MENACE apprend</translation>
    </message>
    <message>
        <source>Which games the curves show</source>
        <translation>Les parties que montrent les courbes</translation>
    </message>
    <message>
        <source>Results of the last 50 games</source>
        <translation>Résultats des 50 dernières parties</translation>
    </message>
    <message>
        <source>Score: win +3, draw +1, loss −1</source>
        <translation>Score&#xa0;: victoire +3, match nul +1, défaite −1</translation>
    </message>
    <message>
        <source>Beads in the open box</source>
        <translation>Perles dans la boîte ouverte</translation>
    </message>
    <message>
        <source>Bring back the beads that MENACE forgot</source>
        <translation>Remettre les perles que MENACE a oubliées</translation>
    </message>
    <message numerus="yes">
        <source>Forget {count} games</source>
        <extracomment>Button below the matchboxes: what was learned from these games
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Oublier {count} partie</numerusform>
            <numerusform>Oublier {count} parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bring back {count} games</source>
        <extracomment>The same button after that
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Retrouver {count} partie</numerusform>
            <numerusform>Retrouver {count} parties</numerusform>
        </translation>
    </message>
    <message>
        <source>The open box: the beads for each move, and the chance of each. The symbol in the corner shows what minimax says.</source>
        <translation>La boîte ouverte&#xa0;: les perles de chaque coup, et sa chance d’être choisi. Le signe dans le coin montre ce que dit minimax.</translation>
    </message>
    <message>
        <source>For each kind of bead: its move, how many there are, its chance, and what minimax says</source>
        <translation>Pour chaque sorte de perle&#xa0;: son coup, combien il y en a, sa chance et l’avis de minimax</translation>
    </message>
    <message>
        <source>Start again with the original beads in every box. You can bring the old ones back later.</source>
        <translation>Remettre les premières perles dans toutes les boîtes. Tu pourras retrouver les autres plus tard.</translation>
    </message>
</context>
<context>
    <name>Matchboxes</name>
    <message>
        <source>no games yet</source>
        <extracomment>A chart in words, for screen readers.</extracomment>
        <translation>pas encore de parties</translation>
    </message>
    <message>
        <source>{games}: {now}</source>
        <extracomment>A chart in words, for screen readers. {games}: “100 games”; {first}, {now}: such as “won 40%, drawn 30%, lost 30%”</extracomment>
        <translation>{games}&#xa0;: {now}</translation>
    </message>
    <message>
        <source>{games}; at first: {first}; in the last {window}: {now}</source>
        <extracomment>A chart in words, for screen readers. {games}: “100 games”; {first}, {now}: such as “won 40%, drawn 30%, lost 30%”; {window}: a number of games</extracomment>
        <translation>{games}&#x202f;; au début&#xa0;: {first}&#x202f;; dans les {window} dernières&#xa0;: {now}</translation>
    </message>
    <message>
        <source>first</source>
        <extracomment>Labels of two lines in a chart: the games in which the player moved first, or second.</extracomment>
        <translation>en premier</translation>
    </message>
    <message>
        <source>second</source>
        <extracomment>Labels of two lines in a chart: the games in which the player moved first, or second.</extracomment>
        <translation>en second</translation>
    </message>
    <message>
        <source>MENACE hasn&apos;t picked a bead yet.</source>
        <extracomment>Below the open matchbox.</extracomment>
        <translation>MENACE n’a pas encore tiré de perle.</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>Title of a column: the move of a kind of bead</extracomment>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Beads</source>
        <extracomment>Title of a column: how many beads of a kind are in the box</extracomment>
        <translation>Perles</translation>
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
        <translation>{moves}, tirée</translation>
    </message>
    <message>
        <source>MENACE won. Each box it used gets three more beads of the colour it picked.</source>
        <translation>MENACE a gagné. Chaque boîte utilisée reçoit trois perles de plus de la couleur tirée.</translation>
    </message>
    <message>
        <source>MENACE learns when the game ends.</source>
        <translation>MENACE apprend quand la partie finit.</translation>
    </message>
    <message>
        <source>Michie&apos;s machine always went first. Here MENACE goes second, with a different set of boxes.</source>
        <translation>La machine de Michie jouait toujours en premier. Ici, MENACE joue en second, avec d’autres boîtes.</translation>
    </message>
    <message>
        <source>Games against people. MENACE goes first.</source>
        <extracomment>Above a chart.</extracomment>
        <translation>Parties contre des humains. MENACE joue en premier.</translation>
    </message>
    <message>
        <source>Games against people. MENACE goes second.</source>
        <extracomment>Above a chart.</extracomment>
        <translation>Parties contre des humains. MENACE joue en second.</translation>
    </message>
    <message>
        <source>Games against “{name}”. MENACE goes first.</source>
        <extracomment>Above a chart. {name}: of the other player</extracomment>
        <translation>Parties contre «&#xa0;{name}&#xa0;». MENACE joue en premier.</translation>
    </message>
    <message>
        <source>Games against “{name}”. MENACE goes second.</source>
        <extracomment>Above a chart. {name}: of the other player</extracomment>
        <translation>Parties contre «&#xa0;{name}&#xa0;». MENACE joue en second.</translation>
    </message>
    <message>
        <source>{name} has reached {level} after {games}</source>
        <extracomment>A chart in words, for screen readers. {name}: the learning player; {level}: how many points it has; {games}: “100 games”</extracomment>
        <translation>{name} a atteint {level} après {games}</translation>
    </message>
    <message>
        <source>It has reached {level} after {games}</source>
        <extracomment>A chart in words, for screen readers. {level}: how many points it has; {games}: “100 games”</extracomment>
        <translation>{level} atteint après {games}</translation>
    </message>
    <message>
        <source>MENACE has learned from {most} games and can&apos;t remember any more. To go on, make it forget them.</source>
        <extracomment>About the learning bot MENACE
{most}: the largest number that is possible</extracomment>
        <translation>MENACE a appris de {most} parties et ne peut pas en garder plus. Fais-lui oublier ces parties pour continuer.</translation>
    </message>
    <message>
        <source>won {percent}%</source>
        <extracomment>Labels at the end of lines in a chart
{percent}: a number, without its sign</extracomment>
        <translation>gagnées {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>drawn {percent}%</source>
        <extracomment>Labels at the end of lines in a chart
{percent}: a number, without its sign</extracomment>
        <translation>nulles {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>lost {percent}%</source>
        <extracomment>Labels at the end of lines in a chart
{percent}: a number, without its sign</extracomment>
        <translation>perdues {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>MENACE can&apos;t save what it is learning: {reason}</source>
        <extracomment>About the learning bot MENACE
{reason}: a whole sentence</extracomment>
        <translation>MENACE ne peut pas enregistrer ce qu’il apprend en ce moment&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{player} picked a bead from this box. Beads in the box: {beads}. This box is for {positions}.</source>
        <extracomment>Below the open matchbox. {beads}: a number; {positions}: “8 positions”
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} a tiré une perle de cette boîte. Perles dans la boîte&#xa0;: {beads}. C’est la boîte pour {positions}.</translation>
    </message>
    <message>
        <source>{player} picks a bead from this box. Beads in the box: {beads}. This box is for {positions}.</source>
        <extracomment>Below the open matchbox. {beads}: a number; {positions}: “8 positions”
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} tire une perle de cette boîte. Perles dans la boîte&#xa0;: {beads}. C’est la boîte pour {positions}.</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <extracomment>The chance of a kind of bead
{percent}: a number, without its sign</extracomment>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>A draw. Each box MENACE used gets one more bead of the colour it picked.</source>
        <translation>Match nul. Chaque boîte que MENACE a utilisée reçoit une perle de plus de la couleur tirée.</translation>
    </message>
    <message>
        <source>MENACE won&apos;t learn any more from this game.</source>
        <translation>MENACE n’apprend plus rien de cette partie.</translation>
    </message>
    <message>
        <source>Some of what MENACE learned can&apos;t be read. The old file is now called “{name}”. The reason: {reason}</source>
        <extracomment>About the learning bot MENACE. {name}: of a file
{reason}: a whole sentence</extracomment>
        <translation>Une partie de ce que MENACE a appris est illisible. L’ancien fichier s’appelle maintenant «&#xa0;{name}&#xa0;». La raison&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>This game has already ended once, so MENACE won&apos;t learn from it. Start a new game.</source>
        <translation>MENACE n’apprend rien de cette partie, parce qu’elle a déjà fini une fois. Commence une nouvelle partie.</translation>
    </message>
    <message>
        <source>MENACE lost. We take out the beads it picked.</source>
        <translation>MENACE a perdu. On enlève les perles qu’il a tirées.</translation>
    </message>
    <message>
        <source>MENACE picks a bead at random. The bead says where to move. After a win, its box gets three more beads of the same colour. After a draw, it gets one more. After a loss, we take the bead out. Donald Michie invented MENACE in 1961.</source>
        <translation>MENACE tire une perle au hasard. La perle dit où jouer. Après une victoire, sa boîte reçoit trois perles de plus de la même couleur. Après un match nul, elle en reçoit une de plus. Après une défaite, on enlève la perle. Donald Michie a inventé MENACE en 1961.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <extracomment>Titles of menus</extracomment>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <extracomment>Titles of menus</extracomment>
        <translation>&amp;Coup</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>Titles of menus</extracomment>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <extracomment>Titles of menus</extracomment>
        <translation>&amp;Réglages</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>Titles of menus</extracomment>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>More tools</source>
        <extracomment>Name of the button with the tools that have no room, for screen readers</extracomment>
        <translation>Plus d’outils</translation>
    </message>
    <message>
        <source>Show more tools. They are all in the menus, too.</source>
        <translation>Montrer plus d’outils. Ils sont tous aussi dans les menus.</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Cancel</source>
        <extracomment>Button beside a task that takes long, and its tip</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Stop this task</source>
        <extracomment>Button beside a task that takes long, and its tip</extracomment>
        <translation>Arrêter cette tâche</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>Fermer le message</translation>
    </message>
</context>
<context>
    <name>Morris</name>
    <message>
        <source>{stone}, in the winning row</source>
        <extracomment>A stone on the board, for screen readers. {stone}: “X” or “O”</extracomment>
        <translation>{stone}, dans l’alignement gagnant</translation>
    </message>
    <message>
        <source>All stones are on the board. Move one of yours</source>
        <extracomment>Why nothing happens after a tap.</extracomment>
        <translation>Tous les pions sont sur le plateau. Déplace un des tiens</translation>
    </message>
    <message>
        <source>The stone on {point} belongs to the other player</source>
        <extracomment>Why nothing happens after a tap. {point}, {start}: points of the board, such as b2</extracomment>
        <translation>Le pion en {point} est à l’adversaire</translation>
    </message>
    <message>
        <source>There is no line from {start} to {point}</source>
        <extracomment>Why nothing happens after a tap. {point}, {start}: points of the board, such as b2</extracomment>
        <translation>Aucune ligne ne va de {start} à {point}</translation>
    </message>
    <message>
        <source>There is no empty point next to the stone on {point}</source>
        <extracomment>Why nothing happens after a tap. {point}, {start}: points of the board, such as b2</extracomment>
        <translation>Le pion en {point} n’a aucun point vide à côté de lui</translation>
    </message>
    <message>
        <source>Point {point} is taken</source>
        <extracomment>Why nothing happens after a tap. {point}, {start}: points of the board, such as b2</extracomment>
        <translation>Le point {point} est déjà pris</translation>
    </message>
</context>
<context>
    <name>NimBoardKind</name>
    <message>
        <source>next to heap {heap}, row {row}: no coins</source>
        <extracomment>A coin, for screen readers. {heap}: its letter; {row}: a number</extracomment>
        <translation>à côté du tas {heap}, rangée {row}&#xa0;: aucune pièce</translation>
    </message>
    <message>
        <source>heap {heap}, coin {number}: gone</source>
        <extracomment>A coin, for screen readers. {heap}: its letter
{number}: a number</extracomment>
        <translation>tas {heap}, pièce {number}&#xa0;: déjà prise</translation>
    </message>
    <message>
        <source>heap {heap}, coin {number} of {count}: leaves {left}</source>
        <extracomment>A coin, for screen readers. {heap}: its letter; {left}: how many coins stay
{number}: a number
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>tas {heap}, pièce {number} sur {count}&#xa0;: en laisse {left}</translation>
    </message>
    <message>
        <source>{coin}, value {value}</source>
        <extracomment>{coin}: such as “heap a, coin 2 of 3: leaves 1”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{coin}, valeur {value}</translation>
    </message>
    <message>
        <source>There is no coin here</source>
        <extracomment>Why nothing happens after a tap</extracomment>
        <translation>Il n’y a pas de pièce ici</translation>
    </message>
    <message>
        <source>You can take at most {most} in one turn</source>
        <extracomment>Why nothing happens after a tap
{most}: the largest number that is possible</extracomment>
        <translation>Tu peux prendre au plus {most} en un tour</translation>
    </message>
    <message>
        <source>{heap}: {count}</source>
        <extracomment>Below a heap of Nim: its name, and how many coins are left {heap}: its letter
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>{heap}&#xa0;: {count}</translation>
    </message>
</context>
<context>
    <name>NodePanel</name>
    <message>
        <source>Node</source>
        <extracomment>Name of the panel that shows one node of the tree, for screen readers</extracomment>
        <translation>Nœud</translation>
    </message>
    <message>
        <source>How this position is judged</source>
        <translation>Comment cette position est évaluée</translation>
    </message>
    <message>
        <source>At the top</source>
        <extracomment>Above a node of the tree: the moves that lead to it</extracomment>
        <translation>À la racine</translation>
    </message>
    <message>
        <source>After {moves}</source>
        <extracomment>Above a node of the tree: the moves that lead to it
{moves}: one move or several: “b2, c1 or c3”</extracomment>
        <translation>Après {moves}</translation>
    </message>
    <message>
        <source>The end of this branch</source>
        <extracomment>Beside a node of the tree.</extracomment>
        <translation>La fin de cette branche</translation>
    </message>
    <message>
        <source>{role} chooses here</source>
        <extracomment>Beside a node of the tree. {role}: “MAX” or “MIN”, or a player with it</extracomment>
        <translation>{role} choisit ici</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>Labels beside a node of the tree: what it is worth, and how much of what lies below it was visited.</extracomment>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Largest so far</source>
        <extracomment>Labels beside a node of the tree: what it is worth, and how much of what lies below it was visited.</extracomment>
        <translation>Max. jusqu’ici</translation>
    </message>
    <message>
        <source>Smallest so far</source>
        <extracomment>Labels beside a node of the tree: what it is worth, and how much of what lies below it was visited.</extracomment>
        <translation>Min. jusqu’ici</translation>
    </message>
    <message>
        <source>Best move so far</source>
        <extracomment>Labels beside a node of the tree: what it is worth, and how much of what lies below it was visited.</extracomment>
        <translation>Meilleur jusqu’ici</translation>
    </message>
    <message>
        <source>{nodes} of {all}</source>
        <extracomment>Labels beside a node of the tree: what it is worth, and how much of what lies below it was visited. {nodes}, {all}: numbers</extracomment>
        <translation>{nodes} sur {all}</translation>
    </message>
    <message>
        <source>You already have</source>
        <extracomment>Beside a node of the tree: the best value that the other player can get elsewhere; “nothing” stands for no value yet</extracomment>
        <translation>Tu as déjà</translation>
    </message>
    <message>
        <source>{player} already has</source>
        <extracomment>Beside a node of the tree: the best value that the other player can get elsewhere; “nothing” stands for no value yet
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} a déjà</translation>
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
        <translation>rien</translation>
    </message>
    <message>
        <source>Visited</source>
        <extracomment>Labels beside a node of the tree: what it is worth, and how much of what lies below it was visited.</extracomment>
        <translation>Visités</translation>
    </message>
    <message>
        <source>Whose turn here?</source>
        <translation>À qui de jouer ici&#x202f;?</translation>
    </message>
    <message>
        <source>{player}&apos;s turn: {role}</source>
        <extracomment>{role}: MAX or MIN
{player}: a player&apos;s name: X, White</extracomment>
        <translation>À {player} de jouer&#xa0;: {role}</translation>
    </message>
</context>
<context>
    <name>NumbersBar</name>
    <message>
        <source>Numbers at the leaves</source>
        <translation>Nombres des feuilles</translation>
    </message>
    <message>
        <source>Tree of numbers</source>
        <translation>Arbre de nombres</translation>
    </message>
    <message>
        <source>Explain the tree with these numbers</source>
        <translation>Expliquer l’arbre avec ces nombres</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>Buttons beside a tree of typed numbers, each with its tip</extracomment>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Reverse</source>
        <extracomment>Buttons beside a tree of typed numbers, each with its tip</extracomment>
        <translation>Inverser</translation>
    </message>
    <message>
        <source>Put the same numbers in reverse order</source>
        <extracomment>Buttons beside a tree of typed numbers, each with its tip</extracomment>
        <translation>Mettre les mêmes nombres dans l’ordre inverse</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <extracomment>Buttons beside a tree of typed numbers, each with its tip</extracomment>
        <translation>Mélanger</translation>
    </message>
    <message>
        <source>Reverse…</source>
        <extracomment>Button with the choices “Random”, “Reverse” and “Shuffle”</extracomment>
        <translation>Inverser…</translation>
    </message>
    <message>
        <source>Use new random numbers</source>
        <extracomment>Buttons beside a tree of typed numbers, each with its tip</extracomment>
        <translation>Prendre de nouveaux nombres au hasard</translation>
    </message>
    <message>
        <source>Shuffle the same numbers</source>
        <extracomment>Buttons beside a tree of typed numbers, each with its tip</extracomment>
        <translation>Mélanger les mêmes nombres</translation>
    </message>
    <message>
        <source>New numbers</source>
        <extracomment>Name of this button, for screen readers</extracomment>
        <translation>Autres nombres</translation>
    </message>
    <message>
        <source>The numbers at the leaves, such as 3 5 2 9 or [3 5 4] [2 9]. In the tree, you can drag a leaf up or down.</source>
        <translation>Les nombres des feuilles, par exemple 3 5 2 9 ou [3 5 4] [2 9]. Dans l’arbre, tu peux tirer une feuille vers le haut ou vers le bas.</translation>
    </message>
    <message>
        <source>Use random numbers, or change the order of these</source>
        <translation>Prendre des nombres au hasard, ou changer l’ordre de ceux-ci</translation>
    </message>
</context>
<context>
    <name>Othello</name>
    <message>
        <source>{place}, value {value}</source>
        <extracomment>{place}: such as “d3: empty”
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{place}, valeur {value}</translation>
    </message>
    <message>
        <source>{square}: {player}</source>
        <extracomment>Read aloud: “d3: Black”.
{square}: a square of the board: e4
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{square}&#xa0;: {player}</translation>
    </message>
    <message>
        <source>{square}: {player}, just turned</source>
        <extracomment>A square of the board, for screen readers
{square}: a square of the board: e4
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{square}&#xa0;: {player}, pion tout juste retourné</translation>
    </message>
    <message>
        <source>{square}: empty</source>
        <extracomment>A square of the board, for screen readers
{square}: a square of the board: e4</extracomment>
        <translation>{square}&#xa0;: vide</translation>
    </message>
    <message>
        <source>{square}: empty, turns {count}</source>
        <extracomment>A square of the board, for screen readers
{square}: a square of the board: e4
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>{square}&#xa0;: vide, en retourne {count}</translation>
    </message>
    <message>
        <source>{square}: empty, turns {count}, value {value}</source>
        <extracomment>A square of the board, for screen readers
{square}: a square of the board: e4
{count}: a number; the text has a form for one and for many
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{square}&#xa0;: vide, en retourne {count}, valeur {value}</translation>
    </message>
    <message>
        <source>You can&apos;t pass while you can move</source>
        <extracomment>Why nothing happens after a tap
Below the board, for screen readers.</extracomment>
        <translation>Tu ne peux pas passer tant que tu peux jouer</translation>
    </message>
    <message>
        <source>You can&apos;t turn a disc. Press Pass below the board</source>
        <extracomment>Why nothing happens after a tap</extracomment>
        <translation>Tu ne peux retourner aucun pion. Appuie sur Passer, sous le plateau</translation>
    </message>
    <message>
        <source>nothing below column {column}</source>
        <extracomment>Below the board, for screen readers. {column}: its letter</extracomment>
        <translation>rien sous la colonne {column}</translation>
    </message>
    <message>
        <source>{player} can&apos;t move: Pass</source>
        <extracomment>On the button below the board.
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} ne peut pas jouer&#xa0;: Passer</translation>
    </message>
    <message>
        <source>{player} must pass</source>
        <extracomment>Below the board: a player who can&apos;t turn any discs
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} doit passer</translation>
    </message>
    <message>
        <source>{player} passed</source>
        <extracomment>Below the board: a player who can&apos;t turn any discs
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} a passé son tour</translation>
    </message>
    <message>
        <source>{number}: pass</source>
        <extracomment>On the board, in a line of moves that is shown: move 3 is a pass.
{number}: a number</extracomment>
        <translation>{number}&#xa0;: passe</translation>
    </message>
    <message>
        <source>A disc on {square} wouldn&apos;t turn any discs</source>
        <extracomment>Why nothing happens after a tap
{square}: a square of the board: e4</extracomment>
        <translation>Un pion en {square} ne retournerait aucun pion</translation>
    </message>
    <message>
        <source>Square {square} is taken</source>
        <extracomment>Why nothing happens after a tap
{square}: a square of the board: e4</extracomment>
        <translation>La case {square} est déjà prise</translation>
    </message>
</context>
<context>
    <name>PageMenu</name>
    <message>
        <source>&amp;Watch</source>
        <extracomment>Entries of a menu: which controls the page Explain shows</extracomment>
        <translation>&amp;Regarder</translation>
    </message>
    <message>
        <source>&amp;Try</source>
        <extracomment>Entries of a menu: which controls the page Explain shows</extracomment>
        <translation>&amp;Essayer</translation>
    </message>
    <message>
        <source>&amp;Study</source>
        <extracomment>Entries of a menu: which controls the page Explain shows</extracomment>
        <translation>É&amp;tudier</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <extracomment>Entries of the menu of the page Explain</extracomment>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <extracomment>Entries of the menu of the page Explain</extracomment>
        <translation>Réduire</translation>
    </message>
    <message>
        <source>Show the whole tree</source>
        <extracomment>Entries of the menu of the page Explain</extracomment>
        <translation>Afficher tout l’arbre</translation>
    </message>
    <message>
        <source>Follow the search</source>
        <extracomment>Entries of the menu of the page Explain</extracomment>
        <translation>Suivre la recherche</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <extracomment>Entries of the menu of the page Explain</extracomment>
        <translation>E&amp;xemples</translation>
    </message>
    <message>
        <source>S&amp;ave</source>
        <extracomment>Entries of the menu of the page Explain</extracomment>
        <translation>Enre&amp;gistrer</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <extracomment>Entries of the menu of the page Explain</extracomment>
        <translation>Retour au plateau</translation>
    </message>
</context>
<context>
    <name>PairsView</name>
    <message>
        <source>Pairs of players</source>
        <translation>Paires de joueurs</translation>
    </message>
    <message>
        <source>The result for each pair of players</source>
        <translation>Le résultat de chaque paire de joueurs</translation>
    </message>
</context>
<context>
    <name>PerfectButton</name>
    <message>
        <source>Play against “{bot}”: it works this game out to the end and never makes a mistake. Press again to play against “{first}”.</source>
        <extracomment>Tip of the button with the name of the strongest bot. {bot}, {first}: names of bots</extracomment>
        <translation>Jouer contre «&#xa0;{bot}&#xa0;»&#xa0;: il calcule ce jeu jusqu’à la fin et ne fait jamais d’erreur. Appuyer encore pour jouer contre «&#xa0;{first}&#xa0;».</translation>
    </message>
    <message>
        <source>Play against “{bot}”: it looks as far ahead as time allows. Press again to play against “{first}”.</source>
        <extracomment>Tip of the button with the name of the strongest bot. {bot}, {first}: names of bots</extracomment>
        <translation>Jouer contre «&#xa0;{bot}&#xa0;»&#xa0;: il regarde aussi loin que le temps le permet. Appuyer encore pour jouer contre «&#xa0;{first}&#xa0;».</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>value {value}</source>
        <extracomment>Read by screen readers for a square: {value} is what the move there is worth</extracomment>
        <translation>valeur {value}</translation>
    </message>
    <message>
        <source>{square}: {piece}</source>
        <extracomment>Read by screen readers: “e4: white pawn, can move” {piece}: “white pawn”
{square}: a square of the board: e4</extracomment>
        <translation>{square}&#xa0;: {piece}</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>Read by screen readers after the name of a square, like the next texts</extracomment>
        <translation>vide</translation>
    </message>
    <message>
        <source>selected</source>
        <extracomment>Read by screen readers after the name of a piece that you have chosen to move</extracomment>
        <translation>ton choix</translation>
    </message>
    <message>
        <source>can be captured</source>
        <extracomment>Read by screen readers after the name of a piece</extracomment>
        <translation>prise possible</translation>
    </message>
    <message>
        <source>legal move</source>
        <extracomment>Read by screen readers after the name of a square that you can move to</extracomment>
        <translation>coup possible</translation>
    </message>
    <message>
        <source>can move</source>
        <extracomment>Read by screen readers after the name of a piece</extracomment>
        <translation>peut bouger</translation>
    </message>
    <message>
        <source>best move to {square}, value {value}</source>
        <extracomment>Read by screen readers after the name of a piece: its best move goes to {square}
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>meilleur coup vers {square}, valeur {value}</translation>
    </message>
</context>
<context>
    <name>PinPad</name>
    <message>
        <source>Back to the booth</source>
        <translation>Retour au stand</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>Booth: name of the key that takes back a digit of the PIN, for screen readers</extracomment>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Enter the PIN</source>
        <translation>Valider le code PIN</translation>
    </message>
    <message>
        <source>Save today&apos;s figures</source>
        <translation>Enregistrer les chiffres du jour</translation>
    </message>
    <message>
        <source>Change the PIN</source>
        <translation>Changer le code PIN</translation>
    </message>
    <message>
        <source>Close the booth</source>
        <translation>Fermer le mode stand</translation>
    </message>
    <message>
        <source>Presenter: enter the PIN</source>
        <translation>Responsable&#xa0;: saisis le code PIN</translation>
    </message>
    <message>
        <source>Choose a PIN for the presenter: 4 to 8 digits</source>
        <translation>Choisis un code PIN pour le responsable&#xa0;: 4 à 8 chiffres</translation>
    </message>
    <message>
        <source>What would you like to do?</source>
        <translation>Que veux-tu faire&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>Too many wrong tries. Wait {seconds} seconds.</source>
        <extracomment>Booth: after wrong PINs
{seconds}: a number</extracomment>
        <translation>
            <numerusform>Trop d’essais manqués. Attends {seconds} seconde.</numerusform>
            <numerusform>Trop d’essais manqués. Attends {seconds} secondes.</numerusform>
        </translation>
    </message>
    <message>
        <source>A PIN has at least 4 digits.</source>
        <translation>Un code PIN a au moins 4 chiffres.</translation>
    </message>
    <message>
        <source>The two PINs don&apos;t match. Try again.</source>
        <translation>Les deux codes PIN sont différents. Essaie encore.</translation>
    </message>
    <message>
        <source>The PIN can&apos;t be saved. Is the disk full?</source>
        <translation>Impossible d’enregistrer le code PIN. Le disque est-il plein&#x202f;?</translation>
    </message>
    <message>
        <source>Enter the new PIN again</source>
        <translation>Saisis encore une fois le nouveau code PIN</translation>
    </message>
    <message>
        <source>That isn&apos;t the right PIN.</source>
        <translation>Ce n’est pas le bon code PIN.</translation>
    </message>
</context>
<context>
    <name>PlayedBoard</name>
    <message>
        <source>A small board that shows the moves</source>
        <translation>Un petit plateau qui montre les coups</translation>
    </message>
</context>
<context>
    <name>PositionBar</name>
    <message>
        <source>Moves or a position</source>
        <translation>Coups ou position</translation>
    </message>
    <message>
        <source>Type moves or a position, then press Enter (Ctrl+L)</source>
        <translation>Écris des coups ou une position, puis appuie sur Entrée (Ctrl+L)</translation>
    </message>
    <message>
        <source>Position:</source>
        <extracomment>Label of the line in which a position is typed</extracomment>
        <translation>Position&#xa0;:</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button beside the line in which a position is typed</extracomment>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Show this position (Enter)</source>
        <translation>Afficher cette position (Entrée)</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Colours</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Animation</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>Animation</translation>
    </message>
    <message>
        <source>Less animation</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>Moins d’animation</translation>
    </message>
    <message>
        <source>Animate wins and blocks</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>Animer victoires et blocages</translation>
    </message>
    <message>
        <source>Large buttons</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>Grands boutons</translation>
    </message>
    <message>
        <source>When you touch the screen</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>Quand tu touches l’écran</translation>
    </message>
    <message>
        <source>Always</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>No pause</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>Sans pause</translation>
    </message>
    <message>
        <source>Memory for the search</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>Mémoire pour la recherche</translation>
    </message>
    <message>
        <source>{megabytes} MB</source>
        <extracomment>Megabytes of memory
{megabytes}: a number</extracomment>
        <translation>{megabytes} Mo</translation>
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
        <translation>Contraste élevé, clair</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>Contraste élevé, sombre</translation>
    </message>
    <message>
        <source>Bots wait at least</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>Les robots attendent au moins</translation>
    </message>
    <message>
        <source>Of equally good moves, pick</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>Entre des coups aussi bons, choisir</translation>
    </message>
    <message>
        <source>Bots think at most</source>
        <extracomment>Titles of menus in the menu “Settings”, and their choices</extracomment>
        <translation>Les robots réfléchissent au plus</translation>
    </message>
</context>
<context>
    <name>ProgramChoice</name>
    <message>
        <source>Choose a Gomocup program</source>
        <extracomment>Title of a file dialog, and a kind of file in it</extracomment>
        <translation>Choisir un programme Gomocup</translation>
    </message>
    <message>
        <source>Gomocup programs ({pattern})</source>
        <extracomment>Title of a file dialog, and a kind of file in it
{pattern}: endings of names of files: *.pgn</extracomment>
        <translation>Programmes Gomocup ({pattern})</translation>
    </message>
    <message>
        <source>Choose a chess engine</source>
        <extracomment>Title of a file dialog, and a kind of file in it</extracomment>
        <translation>Choisir un programme d’échecs</translation>
    </message>
    <message>
        <source>Programs ({pattern})</source>
        <extracomment>Title of a file dialog, and a kind of file in it
{pattern}: endings of names of files: *.pgn</extracomment>
        <translation>Programmes ({pattern})</translation>
    </message>
</context>
<context>
    <name>ProgramDialog</name>
    <message>
        <source>Choose a chess engine</source>
        <translation>Choisir un programme d’échecs</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Choisir un fichier…</translation>
    </message>
    <message>
        <source>Let it play</source>
        <translation>Le faire jouer</translation>
    </message>
    <message>
        <source>Program</source>
        <extracomment>Names for screen readers, with tips: in the dialog for choosing a program that plays</extracomment>
        <translation>Programme</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Names for screen readers, with tips: in the dialog for choosing a program that plays</extracomment>
        <translation>Force</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>Names for screen readers, with tips: in the dialog for choosing a program that plays</extracomment>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <extracomment>Labels in the dialog for choosing a program that plays</extracomment>
        <translation>&amp;Programme</translation>
    </message>
    <message>
        <source>&amp;Strength</source>
        <extracomment>Labels in the dialog for choosing a program that plays</extracomment>
        <translation>&amp;Force</translation>
    </message>
    <message>
        <source>By Elo, {least} to {most}</source>
        <extracomment>How a chess engine can be weakened: by a rating between two numbers
{least}: the smallest number that is possible
{most}: the largest number that is possible</extracomment>
        <translation>En Elo, de {least} à {most}</translation>
    </message>
    <message>
        <source>By skill, {least} to {most}</source>
        <extracomment>How a chess engine can be weakened: by a level between two numbers
{least}: the smallest number that is possible
{most}: the largest number that is possible</extracomment>
        <translation>Par force, de {least} à {most}</translation>
    </message>
    <message>
        <source>Full strength</source>
        <extracomment>Choice in the dialog for choosing a program that plays: as strong as it can</extracomment>
        <translation>Pleine force</translation>
    </message>
    <message>
        <source>Asking {name} how well it can play…</source>
        <extracomment>In the dialog for choosing a program that plays. {name}: of the program</extracomment>
        <translation>On demande à {name} s’il joue bien…</translation>
    </message>
    <message>
        <source>A program found on this computer</source>
        <extracomment>Names for screen readers, with tips: in the dialog for choosing a program that plays</extracomment>
        <translation>Un programme trouvé sur cet ordinateur</translation>
    </message>
    <message>
        <source>How its strength is set</source>
        <extracomment>Names for screen readers, with tips: in the dialog for choosing a program that plays</extracomment>
        <translation>Comment régler sa force</translation>
    </message>
    <message>
        <source>How well it plays</source>
        <extracomment>Names for screen readers, with tips: in the dialog for choosing a program that plays</extracomment>
        <translation>Comment il joue, du plus faible au plus fort</translation>
    </message>
    <message>
        <source>Look for the file of another UCI chess program. It will run on this computer.</source>
        <extracomment>Names for screen readers, with tips: in the dialog for choosing a program that plays</extracomment>
        <translation>Chercher le fichier d’un autre programme d’échecs UCI. Il tournera sur cet ordinateur.</translation>
    </message>
    <message>
        <source>I found no chess engine on this computer. Press “Choose a file…” to look for one.</source>
        <extracomment>In the dialog for choosing a program that plays.</extracomment>
        <translation>Je n’ai trouvé aucun programme d’échecs sur cet ordinateur. Appuie sur «&#xa0;Choisir un fichier…&#xa0;» pour en chercher un.</translation>
    </message>
    <message>
        <source>{name} is ready. It can think for as long as the bots do (see “Settings”).</source>
        <extracomment>In the dialog for choosing a program that plays. {name}: of the program</extracomment>
        <translation>{name} est prêt. Il peut réfléchir aussi longtemps que les robots (voir «&#xa0;Réglages&#xa0;»).</translation>
    </message>
</context>
<context>
    <name>ProgramGuard</name>
    <message>
        <source>Let it play</source>
        <extracomment>Question before a program is started.</extracomment>
        <translation>Le laisser jouer</translation>
    </message>
    <message>
        <source>Don&apos;t start it</source>
        <extracomment>Question before a program is started.</extracomment>
        <translation>Ne pas le lancer</translation>
    </message>
    <message>
        <source>“{name}” has changed since you chose it. This may be because of an update.</source>
        <extracomment>Question before a program is started. {name}: of the program</extracomment>
        <translation>«&#xa0;{name}&#xa0;» a changé depuis que tu l’as choisi. C’est peut-être à cause d’une mise à jour.</translation>
    </message>
    <message>
        <source>A file lists the program “{name}” as a player. You haven&apos;t chosen this program before.</source>
        <extracomment>Question before a program is started. {name}: of the program</extracomment>
        <translation>Un fichier donne le programme «&#xa0;{name}&#xa0;» comme joueur. Tu n’as jamais choisi ce programme.</translation>
    </message>
    <message>
        <source>{path}

This program will run on your computer. Only let it play if you trust it.</source>
        <extracomment>Question before a program is started.
{path}: the place of a file on the disk</extracomment>
        <translation>{path}

Ce programme va s’exécuter sur ton ordinateur. Laisse-le jouer seulement si tu lui fais confiance.</translation>
    </message>
    <message>
        <source>Let this program play?</source>
        <extracomment>Question before a program is started.</extracomment>
        <translation>Ce programme peut-il jouer&#x202f;?</translation>
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
        <translation>Alpha-bêta</translation>
    </message>
    <message>
        <source>Both have visited the same number of positions.</source>
        <extracomment>Below two bars, one for minimax and one for alpha-beta</extracomment>
        <translation>Les deux ont visité le même nombre de positions.</translation>
    </message>
    <message numerus="yes">
        <source>Both have visited {count} positions.</source>
        <extracomment>Below two bars, one for minimax and one for alpha-beta
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>
            <numerusform>Les deux ont visité {count} position.</numerusform>
            <numerusform>Les deux ont visité {count} positions.</numerusform>
        </translation>
    </message>
    <message>
        <source>Race between the two searches</source>
        <translation>Course entre les deux recherches</translation>
    </message>
    <message>
        <source>What alpha-beta saves</source>
        <translation>Ce qu’alpha-bêta économise</translation>
    </message>
    <message numerus="yes">
        <source>Alpha-beta has finished. So far it has skipped {count} positions ({percent}%).</source>
        <extracomment>Below two bars, one for minimax and one for alpha-beta
{count}: a number; the text has a form for one and for many
{percent}: a number, without its sign</extracomment>
        <translation>
            <numerusform>Alpha-bêta a fini. Pour l’instant, il a évité {count} position ({percent}&#xa0;%).</numerusform>
            <numerusform>Alpha-bêta a fini. Pour l’instant, il a évité {count} positions ({percent}&#xa0;%).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultFrame</name>
    <message>
        <source>Games won so far</source>
        <extracomment>Name of the card with the result of a game, for screen readers</extracomment>
        <translation>Parties gagnées jusqu’ici</translation>
    </message>
    <message>
        <source>Why the game ended this way</source>
        <extracomment>Name of the card with the result of a game, for screen readers</extracomment>
        <translation>Pourquoi la partie a fini comme ça</translation>
    </message>
    <message>
        <source>Game result</source>
        <extracomment>Name of the card with the result of a game, for screen readers</extracomment>
        <translation>Résultat de la partie</translation>
    </message>
</context>
<context>
    <name>ResultsSaver</name>
    <message>
        <source>Save CSV</source>
        <extracomment>Buttons below the results that save them in a file</extracomment>
        <translation>Enregistrer en CSV</translation>
    </message>
    <message>
        <source>Save a table for spreadsheets, with one line for each game</source>
        <translation>Enregistrer un tableau pour tableur, avec une ligne pour chaque partie</translation>
    </message>
    <message>
        <source>Save JSON</source>
        <extracomment>The same</extracomment>
        <translation>Enregistrer en JSON</translation>
    </message>
    <message>
        <source>Save the results for other programs</source>
        <translation>Enregistrer les résultats pour d’autres programmes</translation>
    </message>
    <message>
        <source>Stop saving</source>
        <extracomment>Button while results are written</extracomment>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stop saving. Nothing half-finished is left behind.</source>
        <translation>Arrêter l’enregistrement. Il ne reste pas de fichier à moitié écrit.</translation>
    </message>
    <message>
        <source>Save the results</source>
        <translation>Enregistrer les résultats</translation>
    </message>
</context>
<context>
    <name>ResultsView</name>
    <message>
        <source>Result</source>
        <extracomment>Names of texts below an experiment, for screen readers</extracomment>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>How sure we can be</source>
        <extracomment>Names of texts below an experiment, for screen readers</extracomment>
        <translation>À quel point c’est sûr</translation>
    </message>
    <message>
        <source>Score so far, with its confidence interval</source>
        <translation>Score jusqu’ici, avec son intervalle de confiance</translation>
    </message>
    <message>
        <source>Moves per game</source>
        <translation>Coups par partie</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Tap anywhere or press any key to play.</source>
        <translation>Touche l’écran ou appuie sur une touche pour jouer.</translation>
    </message>
    <message>
        <source>Show the next page (→)</source>
        <translation>Afficher la page suivante (→)</translation>
    </message>
    <message>
        <source>Press any key to play.</source>
        <translation>Appuie sur n’importe quelle touche pour jouer.</translation>
    </message>
    <message>
        <source>More rules ({number} of {count})</source>
        <extracomment>On a button: {number} is the page that is shown.
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>Suite des règles ({number} sur {count})</translation>
    </message>
    <message>
        <source>Back to page 1 ({number} of {count})</source>
        <extracomment>Button on the last page of the rules; {count}: how many pages there are
{number}: a number</extracomment>
        <translation>Retour à la page 1 ({number} sur {count})</translation>
    </message>
</context>
<context>
    <name>RunControls</name>
    <message>
        <source>Finished games</source>
        <extracomment>Name of the bar that shows how many games are finished, for screen readers</extracomment>
        <translation>Parties finies</translation>
    </message>
    <message>
        <source>Pause after the current games, or continue</source>
        <translation>Faire une pause après les parties en cours, ou continuer</translation>
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
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stop the run. The finished games are kept.</source>
        <translation>Arrêter la série. Les parties finies sont gardées.</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Button that pauses an experiment or lets it go on</extracomment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>How many games are finished</source>
        <translation>Combien de parties sont finies</translation>
    </message>
    <message>
        <source>This run</source>
        <extracomment>Names for screen readers: the experiment, and how many of its games are finished</extracomment>
        <translation>La série</translation>
    </message>
    <message>
        <source>Progress of this run</source>
        <translation>Avancement de la série</translation>
    </message>
</context>
<context>
    <name>ScoreBar</name>
    <message>
        <source>Won, drawn, lost</source>
        <translation>Gagnées, nulles, perdues</translation>
    </message>
    <message>
        <source>Games won, drawn and lost</source>
        <translation>Parties gagnées, nulles et perdues</translation>
    </message>
</context>
<context>
    <name>SearchStatus</name>
    <message>
        <source>Best play for both sides, so far</source>
        <extracomment>Below the table of moves; names are for screen readers</extracomment>
        <translation>Les meilleurs coups des deux joueurs, jusqu’ici</translation>
    </message>
    <message>
        <source>Positions that mirror each other count as one.</source>
        <extracomment>After the sentence that says what an exact value is</extracomment>
        <translation>Les positions en miroir comptent pour une seule.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>All values are certain.</source>
        <translation>Toutes les valeurs sont certaines.</translation>
    </message>
    <message>
        <source>All values are exact.</source>
        <translation>Toutes les valeurs sont exactes.</translation>
    </message>
    <message>
        <source>Values marked {signs} are guesses.</source>
        <extracomment>{signs}: the signs of guesses, such as ≈; in a narrow window in place of a longer text</extracomment>
        <translation>Les valeurs avec {signs} sont des estimations.</translation>
    </message>
    <message numerus="yes">
        <source>{nodes} positions in {seconds} s, {speed} a second</source>
        <extracomment>Below the table of moves. {nodes}: how many positions the search has visited; {speed}: how many in a second
{seconds}: a number</extracomment>
        <translation>
            <numerusform>{nodes} position en {seconds} s, {speed} par seconde</numerusform>
            <numerusform>{nodes} positions en {seconds} s, {speed} par seconde</numerusform>
        </translation>
    </message>
    <message>
        <source>Best line: {moves}</source>
        <extracomment>Below the table of moves: the best moves of both players from here, one after another
{moves}: one move or several: “b2, c1 or c3”</extracomment>
        <translation>Meilleure variante&#xa0;: {moves}</translation>
    </message>
    <message>
        <source>The best move is proven. Values marked {signs} are guesses.</source>
        <extracomment>{signs}: the signs of guesses, such as ≈</extracomment>
        <translation>Le meilleur coup est prouvé. Les valeurs avec {signs} sont des estimations.</translation>
    </message>
    <message numerus="yes">
        <source>Looked {depth} moves ahead. Values marked {signs} are guesses.</source>
        <extracomment>{signs}: the signs of guesses, such as ≈
{depth}: a number of moves</extracomment>
        <translation>
            <numerusform>La recherche a regardé {depth} coup à l’avance. Les valeurs avec {signs} sont des estimations.</numerusform>
            <numerusform>La recherche a regardé {depth} coups à l’avance. Les valeurs avec {signs} sont des estimations.</numerusform>
        </translation>
    </message>
    <message>
        <source>Search status</source>
        <extracomment>Below the table of moves; names are for screen readers</extracomment>
        <translation>État de la recherche</translation>
    </message>
    <message>
        <source>Search effort</source>
        <extracomment>Below the table of moves; names are for screen readers</extracomment>
        <translation>Effort de recherche</translation>
    </message>
    <message numerus="yes">
        <source>{nodes} positions in {seconds} s, {speed} a second. The table is {percent}% full.</source>
        <extracomment>Below the table of moves. {nodes}: how many positions the search has visited; {speed}: how many in a second
{seconds}: a number
{percent}: a number, without its sign</extracomment>
        <translation>
            <numerusform>{nodes} position en {seconds} s, {speed} par seconde. La table est pleine à {percent}&#xa0;%.</numerusform>
            <numerusform>{nodes} positions en {seconds} s, {speed} par seconde. La table est pleine à {percent}&#xa0;%.</numerusform>
        </translation>
    </message>
    <message>
        <source>How many positions the search visited, in what time. It remembers positions in a table; a sample of {count} entries shows roughly how full it is (Settings, “Memory for the search”)</source>
        <extracomment>Below the table of moves; names are for screen readers
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>Combien de positions la recherche a visitées, et en combien de temps. Elle garde des positions dans une table&#x202f;; un échantillon de {count} places montre à peu près si elle est pleine (Réglages, «&#xa0;Mémoire pour la recherche&#xa0;»)</translation>
    </message>
</context>
<context>
    <name>SeatsStrip</name>
    <message>
        <source>Game</source>
        <extracomment>Name of the box in which you choose the game</extracomment>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Who plays {player}</source>
        <extracomment>Name of the box in which you choose a player: {player} is X, White, Max …</extracomment>
        <translation>Qui joue {player}</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>In the list of players: no bot plays this side</extracomment>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Gomocup program…</source>
        <extracomment>Entry at the end of the list of players, and its tip</extracomment>
        <translation>Programme Gomocup…</translation>
    </message>
    <message>
        <source>Chess engine…</source>
        <extracomment>Entry at the end of the list of players, and its tip</extracomment>
        <translation>Programme d’échecs…</translation>
    </message>
    <message>
        <source>Somebody at this computer plays this side</source>
        <translation>Quelqu’un devant cet ordinateur joue ce camp</translation>
    </message>
    <message>
        <source>More players…</source>
        <extracomment>In the list of players: opens a list of all the others</extracomment>
        <translation>Autres joueurs…</translation>
    </message>
    <message>
        <source>List all levels and all other bots</source>
        <translation>Voir tous les niveaux et tous les autres robots</translation>
    </message>
    <message>
        <source>Another board…</source>
        <extracomment>Entry at the end of the list of games</extracomment>
        <translation>Autre plateau…</translation>
    </message>
    <message>
        <source>{percent}% random</source>
        <extracomment>Below the name of the bot Mira: the share of its moves that it plays at random
{percent}: a number, without its sign</extracomment>
        <translation>{percent}&#xa0;% au hasard</translation>
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
        <translation>Échanger</translation>
    </message>
    <message>
        <source>Pick a game. It starts at once.</source>
        <translation>Choisis un jeu. Il commence tout de suite.</translation>
    </message>
    <message>
        <source>Another program that plays five in a row. Its file name begins with “pbrain-”.</source>
        <extracomment>Entry at the end of the list of players, and its tip</extracomment>
        <translation>Un autre programme qui joue à aligner cinq pierres. Le nom de son fichier commence par «&#xa0;pbrain-&#xa0;».</translation>
    </message>
    <message>
        <source>Another program that plays chess (UCI), and how well it plays</source>
        <extracomment>Entry at the end of the list of players, and its tip</extracomment>
        <translation>Un autre programme qui joue aux échecs (UCI), et sa force</translation>
    </message>
</context>
<context>
    <name>SentenceStrip</name>
    <message>
        <source>Controls</source>
        <extracomment>the caption of Watch, Try and Study, for screen readers</extracomment>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Watch</source>
        <extracomment>a set of controls: only watch the search</extracomment>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>Watch: step through the search (Ctrl+1)</source>
        <extracomment>a set of controls: only watch the search</extracomment>
        <translation>Regarder&#xa0;: avancer étape par étape (Ctrl+1)</translation>
    </message>
    <message>
        <source>Try</source>
        <extracomment>a set of controls: guess and mark</extracomment>
        <translation>Essayer</translation>
    </message>
    <message>
        <source>Try: guess values, mark cuts, change numbers (Ctrl+2)</source>
        <extracomment>a set of controls: guess and mark</extracomment>
        <translation>Essayer&#xa0;: deviner des valeurs, marquer des coupures, changer des nombres (Ctrl+2)</translation>
    </message>
    <message>
        <source>Study</source>
        <extracomment>a set of controls: everything</extracomment>
        <translation>Étudier</translation>
    </message>
    <message>
        <source>Study: all controls (Ctrl+3)</source>
        <extracomment>a set of controls: everything</extracomment>
        <translation>Étudier&#xa0;: toutes les commandes (Ctrl+3)</translation>
    </message>
    <message>
        <source>Which controls are shown below</source>
        <extracomment>the caption of Watch, Try and Study, for screen readers</extracomment>
        <translation>Les commandes affichées en bas</translation>
    </message>
</context>
<context>
    <name>SeriesScore</name>
    <message>
        <source>Games won so far</source>
        <translation>Parties gagnées jusqu’ici</translation>
    </message>
    <message>
        <source>Games each player has won today</source>
        <translation>Les parties que chacun a gagnées aujourd’hui</translation>
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
        <translation>{name}&#xa0;: de {least} à {most}</translation>
    </message>
</context>
<context>
    <name>SourceBar</name>
    <message>
        <source>Board</source>
        <extracomment>Button that leads from the page Explain back to the board</extracomment>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Go back to the board (Esc)</source>
        <translation>Revenir au plateau (Échap)</translation>
    </message>
    <message>
        <source>Examples</source>
        <extracomment>Button that opens the list of examples</extracomment>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>Explain the position on the board</source>
        <translation>Expliquer la position sur le plateau</translation>
    </message>
    <message>
        <source>&amp;Previous explanation</source>
        <extracomment>Entry of a menu: show what was explained before</extracomment>
        <translation>&amp;Explication précédente</translation>
    </message>
    <message>
        <source>&amp;Open a lesson…</source>
        <translation>&amp;Ouvrir une leçon…</translation>
    </message>
    <message>
        <source>{number}  {title}</source>
        <extracomment>Entry in the list of examples. {number}: a key, 1 to 9; {title}: of the example</extracomment>
        <translation>{number}  {title}</translation>
    </message>
    <message>
        <source>Position in your game</source>
        <extracomment>Button: explain the position on the board</extracomment>
        <translation>Position de ta partie</translation>
    </message>
    <message>
        <source>Positions that each show one idea</source>
        <translation>Des positions qui montrent chacune une idée</translation>
    </message>
</context>
<context>
    <name>StateBar</name>
    <message>
        <source>What the bot is thinking</source>
        <translation>Ce que pense le robot</translation>
    </message>
    <message>
        <source>Game status</source>
        <extracomment>Booth: name of the bar above the board, for screen readers</extracomment>
        <translation>État de la partie</translation>
    </message>
</context>
<context>
    <name>StepControls</name>
    <message>
        <source>Drag to go to any step</source>
        <translation>Tire pour aller à n’importe quelle étape</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>The two texts of one button
Names of the buttons that walk through the steps of a search, each with its tip
Name of the button that plays the steps or stops</extracomment>
        <translation>Lecture</translation>
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
        <translation>Début</translation>
    </message>
    <message>
        <source>Go to the first step</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>Aller à la première étape</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Go one step back</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>Reculer d’une étape</translation>
    </message>
    <message>
        <source>Play the steps, or pause</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>Jouer les étapes, ou faire une pause</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Go one step forward</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>Avancer d’une étape</translation>
    </message>
    <message>
        <source>Finish node</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>Finir le nœud</translation>
    </message>
    <message>
        <source>Go to the step that finishes this node</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>Aller à l’étape qui termine ce nœud</translation>
    </message>
    <message>
        <source>Next cut</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>Coupure suivante</translation>
    </message>
    <message>
        <source>Go to the next cut</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>Aller à la coupure suivante</translation>
    </message>
    <message>
        <source>To the end</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Go to the last step</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>Aller à la dernière étape</translation>
    </message>
    <message>
        <source>Faster</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>Plus vite</translation>
    </message>
    <message>
        <source>Play more steps a second</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>Montrer plus d’étapes par seconde</translation>
    </message>
    <message>
        <source>Slower</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>Moins vite</translation>
    </message>
    <message>
        <source>Play fewer steps a second</source>
        <extracomment>Names of the buttons that walk through the steps of a search, each with its tip</extracomment>
        <translation>Montrer moins d’étapes par seconde</translation>
    </message>
    <message>
        <source>{tip} ({keys})</source>
        <extracomment>{tip}: “Go one step forward”; {keys}: “Right”</extracomment>
        <translation>{tip} ({keys})</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>Name of the choice of the speed, for screen readers</extracomment>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>{first} and {second} positions</source>
        <extracomment>Below two trees: how many positions each of the searches has visited. {first}, {second}: numbers</extracomment>
        <translation>{first} et {second} positions</translation>
    </message>
    <message numerus="yes">
        <source>{steps} steps a second</source>
        <extracomment>A choice of the speed. {steps}: a number above 1</extracomment>
        <translation>
            <numerusform>{steps} étape par seconde</numerusform>
            <numerusform>{steps} étapes par seconde</numerusform>
        </translation>
    </message>
    <message>
        <source>Current step</source>
        <extracomment>Name of the slider over all steps, for screen readers</extracomment>
        <translation>Étape de la recherche</translation>
    </message>
</context>
<context>
    <name>SwitchVoice</name>
    <message>
        <source>{switch}: on</source>
        <extracomment>Read by screen readers: {switch} is the text of a command</extracomment>
        <translation>{switch}&#xa0;: activé</translation>
    </message>
    <message>
        <source>{switch}: off</source>
        <extracomment>Read by screen readers: {switch} is the text of a command</extracomment>
        <translation>{switch}&#xa0;: désactivé</translation>
    </message>
    <message>
        <source>No values on the board</source>
        <translation>Aucune valeur sur le plateau</translation>
    </message>
    <message>
        <source>Only the best values on the board</source>
        <translation>Seulement les meilleures valeurs sur le plateau</translation>
    </message>
    <message>
        <source>All values on the board</source>
        <translation>Toutes les valeurs sur le plateau</translation>
    </message>
    <message>
        <source>+1, 0, −1</source>
        <extracomment>Read aloud by screen readers: how values are written from now on</extracomment>
        <translation>+1, 0, −1</translation>
    </message>
    <message>
        <source>cost (smaller is better)</source>
        <extracomment>Read aloud by screen readers: how values are written from now on</extracomment>
        <translation>coût (plus petit, c’est mieux)</translation>
    </message>
    <message>
        <source>words</source>
        <extracomment>Read aloud by screen readers: how values are written from now on</extracomment>
        <translation>mots</translation>
    </message>
    <message>
        <source>Scale: {scale}</source>
        <extracomment>Read by screen readers: {scale} is how values are shown, such as “words”</extracomment>
        <translation>Échelle&#xa0;: {scale}</translation>
    </message>
    <message>
        <source>Values for {player}</source>
        <extracomment>Read aloud by screen readers: whose side values are told from
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Valeurs pour {player}</translation>
    </message>
    <message>
        <source>Values for the bot</source>
        <extracomment>Read aloud by screen readers: whose side values are told from</extracomment>
        <translation>Valeurs pour le robot</translation>
    </message>
    <message>
        <source>Text size: {percent}</source>
        <extracomment>Read aloud by screen readers. {percent}: a number with its sign, such as “125%”</extracomment>
        <translation>Taille du texte&#xa0;: {percent}</translation>
    </message>
    <message>
        <source>Values for whoever&apos;s turn it is</source>
        <extracomment>Read aloud by screen readers: whose side values are told from</extracomment>
        <translation>Valeurs pour le joueur dont c’est le tour</translation>
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
        <translation>élagage alpha-bêta</translation>
    </message>
    <message>
        <source>alpha-beta window</source>
        <extracomment>A word of the field, in the list of words; it begins small as in a sentence</extracomment>
        <translation>fenêtre alpha-bêta</translation>
    </message>
    <message>
        <source>beta</source>
        <extracomment>A word of the field, in the list of words; it begins small as in a sentence</extracomment>
        <translation>bêta</translation>
    </message>
    <message>
        <source>bound</source>
        <extracomment>&quot;At least 1&quot; and &quot;at most 1&quot; are bounds of a value</extracomment>
        <translation>borne</translation>
    </message>
    <message>
        <source>certain</source>
        <extracomment>&quot;At least 1&quot; and &quot;at most 1&quot; are bounds of a value</extracomment>
        <translation>certain</translation>
    </message>
    <message>
        <source>confidence interval</source>
        <extracomment>&quot;At least 1&quot; and &quot;at most 1&quot; are bounds of a value</extracomment>
        <translation>intervalle de confiance</translation>
    </message>
    <message>
        <source>cut</source>
        <extracomment>A noun: alpha-beta makes a cut</extracomment>
        <translation>coupure</translation>
    </message>
    <message>
        <source>depth</source>
        <extracomment>A noun: alpha-beta makes a cut</extracomment>
        <translation>profondeur</translation>
    </message>
    <message>
        <source>Elo</source>
        <extracomment>A noun: alpha-beta makes a cut</extracomment>
        <translation>Elo</translation>
    </message>
    <message>
        <source>evaluation</source>
        <extracomment>A noun: alpha-beta makes a cut</extracomment>
        <translation>évaluation</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>Of a value</extracomment>
        <translation>exact</translation>
    </message>
    <message>
        <source>guess</source>
        <extracomment>A noun: a value that is not proven</extracomment>
        <translation>estimation</translation>
    </message>
    <message>
        <source>leaf</source>
        <extracomment>Of a tree</extracomment>
        <translation>feuille</translation>
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
        <translation>nœud</translation>
    </message>
    <message>
        <source>principal variation</source>
        <extracomment>Of the heaps of Nim</extracomment>
        <translation>variante principale</translation>
    </message>
    <message>
        <source>seed</source>
        <extracomment>The starting number for random numbers</extracomment>
        <translation>graine</translation>
    </message>
    <message>
        <source>value</source>
        <extracomment>The starting number for random numbers</extracomment>
        <translation>valeur</translation>
    </message>
    <message>
        <source>Alpha is the value that MAX can already be sure of.</source>
        <translation>Alpha est la valeur dont MAX est déjà sûr.</translation>
    </message>
    <message>
        <source>Alpha-beta finds the same value as minimax, but skips branches that can&apos;t change it.</source>
        <translation>L’élagage alpha-bêta trouve la même valeur que minimax, mais saute les branches qui ne peuvent pas la changer.</translation>
    </message>
    <message>
        <source>Beta is the value that MIN can already be sure of.</source>
        <translation>Bêta est la valeur dont MIN est déjà sûr.</translation>
    </message>
    <message>
        <source>A bound is only a limit: the value is at least or at most this number.</source>
        <translation>Une borne n’est qu’une limite&#xa0;: la valeur est au moins ou au plus ce nombre.</translation>
    </message>
    <message>
        <source>A value is certain if the search has proven it.</source>
        <translation>Une valeur est certaine si la recherche l’a prouvée.</translation>
    </message>
    <message>
        <source>At a cut, alpha-beta skips the other branches of a node, because they can&apos;t change the result.</source>
        <translation>À une coupure, alpha-bêta saute les autres branches d’un nœud, car elles ne peuvent pas changer le résultat.</translation>
    </message>
    <message>
        <source>The depth is how many moves ahead the search looks.</source>
        <translation>La profondeur est le nombre de coups que la recherche regarde à l’avance.</translation>
    </message>
    <message>
        <source>An exact value is proven: looking further ahead can&apos;t change it.</source>
        <translation>Une valeur exacte est prouvée&#xa0;: regarder plus loin ne peut pas la changer.</translation>
    </message>
    <message>
        <source>A leaf is a node without branches: the game is over there, or the search stops.</source>
        <translation>Une feuille est un nœud sans branches&#xa0;: la partie y est finie, ou la recherche s’y arrête.</translation>
    </message>
    <message>
        <source>MAX is the player who wants the largest value.</source>
        <translation>MAX est le joueur qui veut la plus grande valeur.</translation>
    </message>
    <message>
        <source>MIN is the player who wants the smallest value.</source>
        <translation>MIN est le joueur qui veut la plus petite valeur.</translation>
    </message>
    <message>
        <source>Minimax looks at all moves and all replies, and assumes that both players always play their best.</source>
        <translation>Minimax regarde tous les coups et toutes les réponses, et suppose que les deux joueurs jouent toujours au mieux.</translation>
    </message>
    <message>
        <source>A node is a position in the tree.</source>
        <translation>Un nœud est une position dans l’arbre.</translation>
    </message>
    <message>
        <source>The principal variation is the line in which both sides play their best.</source>
        <translation>La variante principale est la suite de coups où les deux camps jouent au mieux.</translation>
    </message>
    <message>
        <source>The seed is the starting number for the dice: the same seed gives the same games and trees again.</source>
        <translation>La graine est le nombre de départ pour les dés&#xa0;: la même graine redonne les mêmes parties et les mêmes arbres.</translation>
    </message>
    <message>
        <source>A value says what a position or a move is worth if both sides play their best.</source>
        <translation>Une valeur dit ce que vaut une position ou un coup si les deux camps jouent au mieux.</translation>
    </message>
    <message>
        <source>The alpha-beta window runs from alpha to beta: only values inside it can still change the result.</source>
        <translation>La fenêtre alpha-bêta va d’alpha à bêta&#xa0;: seules les valeurs qui s’y trouvent peuvent encore changer le résultat.</translation>
    </message>
    <message>
        <source>The confidence interval contains the true score in 95 out of 100 such runs.</source>
        <translation>L’intervalle de confiance contient le vrai score dans 95 séries de ce genre sur 100.</translation>
    </message>
    <message>
        <source>Elo measures strength: a player rated 200 points higher wins about three games out of four.</source>
        <translation>L’Elo mesure la force&#xa0;: avec 200 points de plus, un joueur gagne environ trois parties sur quatre.</translation>
    </message>
    <message>
        <source>An evaluation is a guess at what a position is worth, made where the search stops.</source>
        <translation>Une évaluation estime ce que vaut une position là où la recherche s’arrête.</translation>
    </message>
    <message>
        <source>A guess is a value that isn&apos;t proven, so it may still change.</source>
        <translation>Une estimation est une valeur qui n’est pas prouvée&#xa0;: elle peut encore changer.</translation>
    </message>
    <message>
        <source>nim-sum</source>
        <extracomment>Of the heaps of Nim</extracomment>
        <translation>nim-somme</translation>
    </message>
    <message>
        <source>The nim-sum adds the heaps of Nim as binary numbers without carrying: you want to leave 0.</source>
        <translation>La nim-somme additionne les tas de Nim en binaire, sans retenue&#xa0;: il faut laisser 0.</translation>
    </message>
</context>
<context>
    <name>TermsDialog</name>
    <message>
        <source>Words</source>
        <extracomment>Title of the list of words that the program explains</extracomment>
        <translation>Mots</translation>
    </message>
    <message>
        <source>What the words in this program mean</source>
        <translation>Ce que veulent dire les mots de ce programme</translation>
    </message>
</context>
<context>
    <name>ThreeWaysDialog</name>
    <message>
        <source>Three ways to value a move</source>
        <translation>Trois façons d’évaluer un coup</translation>
    </message>
    <message>
        <source>Average</source>
        <extracomment>Titles of columns in the table of three ways to choose; “Average” is for trees of numbers</extracomment>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Worst case</source>
        <extracomment>Titles of columns in the table of three ways to choose; “Average” is for trees of numbers</extracomment>
        <translation>Pire cas</translation>
    </message>
    <message>
        <source>Minimax</source>
        <extracomment>Titles of columns in the table of three ways to choose; “Average” is for trees of numbers</extracomment>
        <translation>Minimax</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>Title of a column in the table of three ways to choose</extracomment>
        <translation>Coup</translation>
    </message>
    <message>
        <source>win</source>
        <extracomment>The worst that can happen after a move, in the table of three ways to choose</extracomment>
        <translation>victoire</translation>
    </message>
    <message>
        <source>draw</source>
        <extracomment>The worst that can happen after a move, in the table of three ways to choose</extracomment>
        <translation>match nul</translation>
    </message>
    <message>
        <source>loss</source>
        <extracomment>The worst that can happen after a move, in the table of three ways to choose</extracomment>
        <translation>défaite</translation>
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
        <translation>Jouer la suite</translation>
    </message>
    <message>
        <source>Play this way to the end against a perfect player</source>
        <extracomment>Below the table of three ways to choose, for screen readers.</extracomment>
        <translation>Laisser cette façon jouer jusqu’à la fin contre un joueur parfait</translation>
    </message>
    <message>
        <source>Play it out: {way}</source>
        <extracomment>Below the table of three ways to choose, for screen readers. {way}: the title of a column</extracomment>
        <translation>Jouer la suite&#xa0;: {way}</translation>
    </message>
    <message>
        <source>How it ended: {way}</source>
        <extracomment>Below the table of three ways to choose, for screen readers. {way}: the title of a column</extracomment>
        <translation>Comment ça a fini&#xa0;: {way}</translation>
    </message>
    <message>
        <source>{moves}: {outcome}</source>
        <extracomment>A game in the dialog of three ways to choose: its moves, and how it ended. {outcome}: such as “X wins”
{moves}: one move or several: “b2, c1 or c3”</extracomment>
        <translation>{moves}&#xa0;: {outcome}</translation>
    </message>
    <message>
        <source>It is {player}&apos;s turn. We value each move in three ways: the worst that can happen, the odds if both players move at random, and minimax. A star marks the move that each way would choose.</source>
        <extracomment>Above a table with the columns “Worst case”, “Random play” and “Minimax”
{player}: a player&apos;s name: X, White</extracomment>
        <translation>C’est à {player} de jouer. On évalue chaque coup de trois façons&#xa0;: le pire qui peut arriver, les chances si les deux joueurs jouent au hasard, et minimax. Une étoile marque ce que choisirait chaque façon.</translation>
    </message>
    <message>
        <source>Odds with random play</source>
        <extracomment>Titles of columns in the table of three ways to choose; “Average” is for trees of numbers</extracomment>
        <translation>Chances si on joue au hasard</translation>
    </message>
    <message>
        <source>A star marks the move that each way would choose</source>
        <extracomment>Title of a column in the table of three ways to choose</extracomment>
        <translation>Une étoile marque ce que choisirait chaque façon</translation>
    </message>
    <message>
        <source>{wins}% wins, {draws}% draws, {losses}% losses</source>
        <extracomment>Cell in the table of three ways to choose. {wins}, {draws}, {losses}: percentages</extracomment>
        <translation>{wins}&#xa0;% de victoires, {draws}&#xa0;% de nuls, {losses}&#xa0;% de défaites</translation>
    </message>
</context>
<context>
    <name>TitledTree</name>
    <message>
        <source>Search</source>
        <extracomment>Name of the line above the tree, for screen readers</extracomment>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Zoom out (−)</source>
        <translation>Zoom arrière (−)</translation>
    </message>
    <message>
        <source>Show the whole tree, or its full height</source>
        <extracomment>A button: fit the whole tree into the page</extracomment>
        <translation>Afficher tout l’arbre, ou toute sa hauteur</translation>
    </message>
    <message>
        <source>Keep the current position in view</source>
        <extracomment>a button: the drawing follows the search</extracomment>
        <translation>Garder en vue la position actuelle</translation>
    </message>
    <message>
        <source>Alpha-beta</source>
        <extracomment>Above the tree: the name of the search in bold letters.</extracomment>
        <translation>Alpha-bêta</translation>
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
            <numerusform>&lt;b&gt;{name}&lt;/b&gt;&#xa0;: {nodes} sur {all} position</numerusform>
            <numerusform>&lt;b&gt;{name}&lt;/b&gt;&#xa0;: {nodes} sur {all} positions</numerusform>
        </translation>
    </message>
    <message>
        <source>{leaves}, {cuts} so far</source>
        <extracomment>Above the tree. {leaves}: “8 leaves”; {cuts}: “2 cuts”</extracomment>
        <translation>{leaves}, {cuts} jusqu’ici</translation>
    </message>
    <message>
        <source>Zoom in (click the tree, then +)</source>
        <translation>Zoom avant (clique sur l’arbre, puis +)</translation>
    </message>
    <message>
        <source>Fit</source>
        <extracomment>A button: fit the whole tree into the page</extracomment>
        <translation>Ajuster</translation>
    </message>
    <message>
        <source>Follow</source>
        <extracomment>a button: the drawing follows the search</extracomment>
        <translation>Suivre</translation>
    </message>
</context>
<context>
    <name>TreeCanvas</name>
    <message>
        <source>Zoom: {percent}%</source>
        <extracomment>Read aloud by screen readers
{percent}: a number, without its sign</extracomment>
        <translation>Zoom&#xa0;: {percent}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>TreeDrawing</name>
    <message>
        <source>Game tree</source>
        <extracomment>Name of the drawn tree, for screen readers
Title of the picture in a file</extracomment>
        <translation>Arbre de jeu</translation>
    </message>
    <message>
        <source>END</source>
        <extracomment>in capitals beside the drawn tree: all nodes of this row are ends of the game</extracomment>
        <translation>FIN</translation>
    </message>
    <message>
        <source>BOTH</source>
        <extracomment>in capitals beside the drawn tree: both players have nodes in this row</extracomment>
        <translation>LES DEUX</translation>
    </message>
    <message>
        <source>The game is over here, so the value is known.</source>
        <translation>La partie est finie ici, donc la valeur est connue.</translation>
    </message>
    <message>
        <source>MAX moves at some of these nodes, MIN at the others.</source>
        <translation>MAX joue à certains de ces nœuds, MIN aux autres.</translation>
    </message>
    <message>
        <source>MAX moves here and takes the largest value below it.</source>
        <translation>MAX joue ici et prend la plus grande valeur d’en dessous.</translation>
    </message>
    <message>
        <source>MIN moves here and takes the smallest value below it.</source>
        <translation>MIN joue ici et prend la plus petite valeur d’en dessous.</translation>
    </message>
    <message>
        <source>{count} more</source>
        <extracomment>on a small card in the tree: moves that are not drawn
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>encore {count}</translation>
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
        <translation>valeur {value}</translation>
    </message>
    <message>
        <source>from here: {meaning}</source>
        <extracomment>A node of the tree in words, for screen readers. {meaning}: such as “X wins in 2 moves”</extracomment>
        <translation>à partir d’ici&#xa0;: {meaning}</translation>
    </message>
    <message>
        <source>the reason for the cut in this step</source>
        <extracomment>A node of the tree in words, for screen readers.</extracomment>
        <translation>la raison de la coupure à cette étape</translation>
    </message>
    <message>
        <source>on the best line</source>
        <extracomment>A node of the tree in words, for screen readers.</extracomment>
        <translation>dans la meilleure variante</translation>
    </message>
    <message>
        <source>Top, {kind}</source>
        <extracomment>A node of the tree in words, for screen readers. {kind}: such as “MAX node”</extracomment>
        <translation>Racine, {kind}</translation>
    </message>
    <message>
        <source>{move}: {kind}</source>
        <extracomment>A node of the tree in words, for screen readers. {kind}: such as “MAX node”
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>{move}&#xa0;: {kind}</translation>
    </message>
    <message>
        <source>not visited yet</source>
        <extracomment>The state of a node of the tree in words, for screen readers</extracomment>
        <translation>pas encore visité</translation>
    </message>
    <message>
        <source>being searched</source>
        <extracomment>The state of a node of the tree in words, for screen readers</extracomment>
        <translation>recherche en cours</translation>
    </message>
    <message>
        <source>the search is here</source>
        <extracomment>The state of a node of the tree in words, for screen readers</extracomment>
        <translation>la recherche est ici</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>The state of a node of the tree in words, for screen readers</extracomment>
        <translation>terminé</translation>
    </message>
    <message>
        <source>skipped, never visited</source>
        <extracomment>The state of a node of the tree in words, for screen readers</extracomment>
        <translation>sauté, jamais visité</translation>
    </message>
    <message>
        <source>marked as skipped</source>
        <translation>marqué comme sauté</translation>
    </message>
    <message>
        <source>marked, right: alpha-beta skips it</source>
        <translation>marqué, juste&#xa0;: alpha-bêta le saute</translation>
    </message>
    <message>
        <source>marked by mistake: alpha-beta does look at it</source>
        <translation>marqué par erreur&#xa0;: alpha-bêta regarde cette branche</translation>
    </message>
    <message>
        <source>missed: alpha-beta skips this, but you didn&apos;t mark it</source>
        <translation>oublié&#xa0;: alpha-bêta saute cette branche, mais tu ne l’as pas marquée</translation>
    </message>
</context>
<context>
    <name>TurnBar</name>
    <message>
        <source>The bot is thinking</source>
        <translation>Le robot réfléchit</translation>
    </message>
    <message>
        <source>{rule}. {end}</source>
        <extracomment>Read aloud by screen readers at the end of a game. {rule}: how the bot chooses its moves; {end}: who has won</extracomment>
        <translation>{rule}. {end}</translation>
    </message>
    <message>
        <source>What the bot is thinking</source>
        <translation>Ce que pense le robot</translation>
    </message>
    <message>
        <source>Game status</source>
        <extracomment>Name of the bar below the board, for screen readers</extracomment>
        <translation>État de la partie</translation>
    </message>
</context>
<context>
    <name>TurnsView</name>
    <message>
        <source>For each turn: every possible move with its value, and the move that was played</source>
        <translation>Pour chaque coup&#xa0;: tous les coups possibles avec leur valeur, et celui qui a été joué</translation>
    </message>
    <message>
        <source>Save list</source>
        <extracomment>Button that saves the list of turns in a file</extracomment>
        <translation>Enregistrer la liste</translation>
    </message>
    <message>
        <source>Save this list as a text file</source>
        <translation>Enregistrer cette liste comme fichier texte</translation>
    </message>
    <message>
        <source>The perfect player&apos;s turns</source>
        <translation>Les coups du joueur parfait</translation>
    </message>
</context>
<context>
    <name>ValueBar</name>
    <message>
        <source>Value: {value}</source>
        <extracomment>The bar beside the board that shows who is ahead
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>Valeur&#xa0;: {value}</translation>
    </message>
    <message>
        <source>{value}
The fuller the bar, the better for {player}</source>
        <extracomment>The bar beside the board that shows who is ahead
{value}: a value: +3, −1 in 4, 0.5
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{value}
Plus la barre est remplie, mieux c’est pour {player}</translation>
    </message>
</context>
<context>
    <name>ValueCover</name>
    <message>
        <source>The values are hidden while you search.</source>
        <translation>Les valeurs sont cachées pendant que tu cherches.</translation>
    </message>
</context>
<context>
    <name>WatchView</name>
    <message>
        <source>Make the game larger or smaller</source>
        <translation>Afficher la partie en plus grand ou en plus petit</translation>
    </message>
    <message>
        <source>Smaller</source>
        <extracomment>Name of the button that changes the size of the board in the arena</extracomment>
        <translation>Plus petit</translation>
    </message>
    <message>
        <source>Larger</source>
        <extracomment>Name of the button that changes the size of the board in the arena</extracomment>
        <translation>Plus grand</translation>
    </message>
    <message>
        <source>The game you are watching</source>
        <translation>La partie que tu regardes</translation>
    </message>
    <message>
        <source>Players in the game you are watching</source>
        <translation>Joueurs de la partie que tu regardes</translation>
    </message>
    <message>
        <source>Progress in the game you are watching</source>
        <translation>Avancement de la partie que tu regardes</translation>
    </message>
</context>
<context>
    <name>WatchedBoard</name>
    <message>
        <source>The game you are watching</source>
        <translation>La partie que tu regardes</translation>
    </message>
    <message>
        <source>Click to make the game larger or smaller</source>
        <translation>Clique pour voir la partie en plus grand ou en plus petit</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>{moves} or {last}</source>
        <extracomment>{moves}: moves with commas between them; {last}: the last one</extracomment>
        <translation>{moves} ou {last}</translation>
    </message>
    <message>
        <source>{moves} and {last}</source>
        <extracomment>{moves}: moves with commas between them; {last}: the last one</extracomment>
        <translation>{moves} et {last}</translation>
    </message>
    <message>
        <source>two threats</source>
        <extracomment>Object of a sentence: &quot;O makes two threats&quot;</extracomment>
        <translation>deux menaces</translation>
    </message>
    <message>
        <source>it is a draw</source>
        <extracomment>Follows &quot;With c3, &quot;</extracomment>
        <translation>c’est un match nul</translation>
    </message>
    <message>
        <source>it is a draw, or {player} wins</source>
        <extracomment>A clause within an answer to “Why?”: what a move leads to
{player}: a player&apos;s name: X, White</extracomment>
        <translation>c’est un match nul, ou {player} gagne</translation>
    </message>
    <message>
        <source>it is a draw, or you win</source>
        <extracomment>A clause within an answer to “Why?”: what a move leads to</extracomment>
        <translation>c’est un match nul, ou tu gagnes</translation>
    </message>
    <message>
        <source>it is a draw, or the bot wins</source>
        <extracomment>A clause within an answer to “Why?”: what a move leads to</extracomment>
        <translation>c’est un match nul, ou le robot gagne</translation>
    </message>
    <message>
        <source>it is no better</source>
        <translation>ce n’est pas mieux</translation>
    </message>
    <message>
        <source>the game is about even</source>
        <translation>la partie est à peu près égale</translation>
    </message>
    <message>
        <source>{player} plays {move}. It is a draw.</source>
        <extracomment>“Why?” below the board: the last step of the line.
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>{player} joue {move}. C’est un match nul.</translation>
    </message>
    <message>
        <source>You play {move}. It is a draw.</source>
        <extracomment>“Why?” below the board: the last step of the line.
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Tu joues {move}. C’est un match nul.</translation>
    </message>
    <message>
        <source>The bot plays {move}. It is a draw.</source>
        <extracomment>“Why?” below the board: the last step of the line.
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Le robot joue {move}. C’est un match nul.</translation>
    </message>
    <message>
        <source>{player} plays {move}: {end}.</source>
        <extracomment>“Why?” below the board: the last step of the line. {end}: how the game ends, such as “X wins”
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>{player} joue {move}&#xa0;: {end}.</translation>
    </message>
    <message>
        <source>You play {move}: {end}.</source>
        <extracomment>“Why?” below the board: the last step of the line. {end}: how the game ends, such as “X wins”
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Tu joues {move}&#xa0;: {end}.</translation>
    </message>
    <message>
        <source>The bot plays {move}: {end}.</source>
        <extracomment>“Why?” below the board: the last step of the line. {end}: how the game ends, such as “X wins”
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Le robot joue {move}&#xa0;: {end}.</translation>
    </message>
    <message>
        <source>{player} plays {move} and wins.</source>
        <extracomment>“Why?” below the board: the last step of the line.
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>{player} joue {move} et gagne.</translation>
    </message>
    <message>
        <source>You play {move} and win.</source>
        <extracomment>“Why?” below the board: the last step of the line.
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Tu joues {move} et tu gagnes.</translation>
    </message>
    <message>
        <source>The bot plays {move} and wins.</source>
        <extracomment>“Why?” below the board: the last step of the line.
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Le robot joue {move} et gagne.</translation>
    </message>
    <message>
        <source>{player} plays {move} and loses.</source>
        <extracomment>“Why?” below the board: the last step of the line.
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>{player} joue {move} et perd.</translation>
    </message>
    <message>
        <source>You play {move} and lose.</source>
        <extracomment>“Why?” below the board: the last step of the line.
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Tu joues {move} et tu perds.</translation>
    </message>
    <message>
        <source>The bot plays {move} and loses.</source>
        <extracomment>“Why?” below the board: the last step of the line.
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Le robot joue {move} et perd.</translation>
    </message>
    <message>
        <source>{player} plays {move}, but can&apos;t stop {unstopped} as well.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>{player} joue {move}, mais ne peut pas empêcher aussi {unstopped}.</translation>
    </message>
    <message>
        <source>You play {move}, but you can&apos;t stop {unstopped} as well.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Tu joues {move}, mais tu ne peux pas empêcher aussi {unstopped}.</translation>
    </message>
    <message>
        <source>The bot plays {move}, but it can&apos;t stop {unstopped} as well.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Le robot joue {move}, mais il ne peut pas empêcher aussi {unstopped}.</translation>
    </message>
    <message>
        <source>{player} must stop {stood}, but then {other} can win with {opened}.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win; {opened}: where the move lets the other player win; all such as “b2 and c1”
{player}: a player&apos;s name: X, White
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>{player} doit empêcher {stood}, mais alors {other} peut gagner avec {opened}.</translation>
    </message>
    <message>
        <source>You must stop {stood}, but then the bot can win with {opened}.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win; {opened}: where the move lets the other player win; all such as “b2 and c1”</extracomment>
        <translation>Tu dois empêcher {stood}, mais alors le robot peut gagner avec {opened}.</translation>
    </message>
    <message>
        <source>The bot must stop {stood}, but then you can win with {opened}.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win; {opened}: where the move lets the other player win; all such as “b2 and c1”</extracomment>
        <translation>Le robot doit empêcher {stood}, mais alors tu peux gagner avec {opened}.</translation>
    </message>
    <message>
        <source>{player} must stop {stood}, and threatens {threats}.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win; {threats}: where the player does
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} doit empêcher {stood}, et menace de jouer {threats}.</translation>
    </message>
    <message>
        <source>You must stop {stood}, and you threaten {threats}.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win; {threats}: where the player does</extracomment>
        <translation>Tu dois empêcher {stood}, et tu menaces de jouer {threats}.</translation>
    </message>
    <message>
        <source>The bot must stop {stood}, and it threatens {threats}.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win; {threats}: where the player does</extracomment>
        <translation>Le robot doit empêcher {stood}, et il menace de jouer {threats}.</translation>
    </message>
    <message>
        <source>{player} must stop {stood}.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} doit empêcher {stood}.</translation>
    </message>
    <message>
        <source>You must stop {stood}.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win</extracomment>
        <translation>Tu dois empêcher {stood}.</translation>
    </message>
    <message>
        <source>The bot must stop {stood}.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win</extracomment>
        <translation>Le robot doit empêcher {stood}.</translation>
    </message>
    <message>
        <source>{player} plays {move}. Then {other} can win with {opened}.</source>
        <extracomment>“Why?” below the board: a step of the line. {opened}, {threats}: places such as “b2 and c1”
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>{player} joue {move}. Ensuite, {other} peut gagner avec {opened}.</translation>
    </message>
    <message>
        <source>You play {move}. Then the bot can win with {opened}.</source>
        <extracomment>“Why?” below the board: a step of the line. {opened}, {threats}: places such as “b2 and c1”
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Tu joues {move}. Ensuite, le robot peut gagner avec {opened}.</translation>
    </message>
    <message>
        <source>The bot plays {move}. Then you can win with {opened}.</source>
        <extracomment>“Why?” below the board: a step of the line. {opened}, {threats}: places such as “b2 and c1”
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Le robot joue {move}. Ensuite, tu peux gagner avec {opened}.</translation>
    </message>
    <message>
        <source>{player} plays {move} and makes {count}: {threats}.</source>
        <extracomment>“Why?” below the board: a step of the line. {opened}, {threats}: places such as “b2 and c1”; {count}: “two threats”
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>{player} joue {move} et fait {count}&#xa0;: {threats}.</translation>
    </message>
    <message>
        <source>You play {move} and make {count}: {threats}.</source>
        <extracomment>“Why?” below the board: a step of the line. {opened}, {threats}: places such as “b2 and c1”; {count}: “two threats”
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Tu joues {move} et tu fais {count}&#xa0;: {threats}.</translation>
    </message>
    <message>
        <source>The bot plays {move} and makes {count}: {threats}.</source>
        <extracomment>“Why?” below the board: a step of the line. {opened}, {threats}: places such as “b2 and c1”; {count}: “two threats”
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Le robot joue {move} et fait {count}&#xa0;: {threats}.</translation>
    </message>
    <message>
        <source>{player} plays {move} and threatens {threats}.</source>
        <extracomment>“Why?” below the board: a step of the line. {opened}, {threats}: places such as “b2 and c1”
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>{player} joue {move} et menace de jouer {threats}.</translation>
    </message>
    <message>
        <source>You play {move} and threaten {threats}.</source>
        <extracomment>“Why?” below the board: a step of the line. {opened}, {threats}: places such as “b2 and c1”
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Tu joues {move} et tu menaces de jouer {threats}.</translation>
    </message>
    <message>
        <source>The bot plays {move} and threatens {threats}.</source>
        <extracomment>“Why?” below the board: a step of the line. {opened}, {threats}: places such as “b2 and c1”
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Le robot joue {move} et menace de jouer {threats}.</translation>
    </message>
    <message>
        <source>{player} plays {move} and moves again.</source>
        <extracomment>“Why?” below the board: a step of the line.
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>{player} joue {move} et rejoue.</translation>
    </message>
    <message>
        <source>You play {move} and move again.</source>
        <extracomment>“Why?” below the board: a step of the line.
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Tu joues {move} et tu rejoues.</translation>
    </message>
    <message>
        <source>The bot plays {move} and moves again.</source>
        <extracomment>“Why?” below the board: a step of the line.
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Le robot joue {move} et rejoue.</translation>
    </message>
    <message>
        <source>{player} plays {move}.</source>
        <extracomment>“Why?” below the board: a step of the line.
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>{player} joue {move}.</translation>
    </message>
    <message>
        <source>You play {move}.</source>
        <extracomment>“Why?” below the board: a step of the line.
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Tu joues {move}.</translation>
    </message>
    <message>
        <source>The bot plays {move}.</source>
        <extracomment>“Why?” below the board: a step of the line.
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Le robot joue {move}.</translation>
    </message>
    <message>
        <source>{player} can&apos;t stop both.</source>
        <extracomment>Answer to “Why?”, after the threats were named
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} ne peut pas empêcher les deux.</translation>
    </message>
    <message>
        <source>You can&apos;t stop both.</source>
        <extracomment>Answer to “Why?”, after the threats were named</extracomment>
        <translation>Tu ne peux pas empêcher les deux.</translation>
    </message>
    <message>
        <source>The bot can&apos;t stop both.</source>
        <extracomment>Answer to “Why?”, after the threats were named</extracomment>
        <translation>Le robot ne peut pas empêcher les deux.</translation>
    </message>
    <message>
        <source>{player} can&apos;t stop them all.</source>
        <extracomment>Answer to “Why?”, after the threats were named
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} ne peut pas les empêcher toutes.</translation>
    </message>
    <message>
        <source>You can&apos;t stop them all.</source>
        <extracomment>Answer to “Why?”, after the threats were named</extracomment>
        <translation>Tu ne peux pas les empêcher toutes.</translation>
    </message>
    <message>
        <source>The bot can&apos;t stop them all.</source>
        <extracomment>Answer to “Why?”, after the threats were named</extracomment>
        <translation>Le robot ne peut pas les empêcher toutes.</translation>
    </message>
    <message>
        <source>{player} couldn&apos;t have stopped both.</source>
        <extracomment>Answer to “Why?”, after threats were named that were not played
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} n’aurait pas pu empêcher les deux.</translation>
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
        <translation>{player} pouvait encore gagner au coup {number}.</translation>
    </message>
    <message>
        <source>You could still have won at move {number}.</source>
        <extracomment>Answer to “Why?”: the last move at which the game could still have been saved
{number}: a number</extracomment>
        <translation>Tu pouvais encore gagner au coup {number}.</translation>
    </message>
    <message>
        <source>The bot could still have won at move {number}.</source>
        <extracomment>Answer to “Why?”: the last move at which the game could still have been saved
{number}: a number</extracomment>
        <translation>Le robot pouvait encore gagner au coup {number}.</translation>
    </message>
    <message>
        <source>{player} could still have drawn at move {number}.</source>
        <extracomment>Answer to “Why?”: the last move at which the game could still have been saved
{player}: a player&apos;s name: X, White
{number}: a number</extracomment>
        <translation>{player} pouvait encore faire match nul au coup {number}.</translation>
    </message>
    <message>
        <source>You could still have drawn at move {number}.</source>
        <extracomment>Answer to “Why?”: the last move at which the game could still have been saved
{number}: a number</extracomment>
        <translation>Tu pouvais encore faire match nul au coup {number}.</translation>
    </message>
    <message>
        <source>The bot could still have drawn at move {number}.</source>
        <extracomment>Answer to “Why?”: the last move at which the game could still have been saved
{number}: a number</extracomment>
        <translation>Le robot pouvait encore faire match nul au coup {number}.</translation>
    </message>
    <message>
        <source>{player} could still have saved the game at move {number}.</source>
        <extracomment>Answer to “Why?”: the last move at which the game could still have been saved
{player}: a player&apos;s name: X, White
{number}: a number</extracomment>
        <translation>{player} pouvait encore sauver la partie au coup {number}.</translation>
    </message>
    <message>
        <source>You could still have saved the game at move {number}.</source>
        <extracomment>Answer to “Why?”: the last move at which the game could still have been saved
{number}: a number</extracomment>
        <translation>Tu pouvais encore sauver la partie au coup {number}.</translation>
    </message>
    <message>
        <source>The bot could still have saved the game at move {number}.</source>
        <extracomment>Answer to “Why?”: the last move at which the game could still have been saved
{number}: a number</extracomment>
        <translation>Le robot pouvait encore sauver la partie au coup {number}.</translation>
    </message>
    <message>
        <source>That was your first mistake.</source>
        <extracomment>Answer to “Why?”, after the mistake was named</extracomment>
        <translation>C’était ta première erreur.</translation>
    </message>
    <message>
        <source>That was the bot&apos;s first mistake.</source>
        <extracomment>Answer to “Why?”, after the mistake was named</extracomment>
        <translation>C’était la première erreur du robot.</translation>
    </message>
    <message>
        <source>The game ended even sooner, because {winner} was already threatening {stood}.</source>
        <extracomment>Answer to “Why?”, after a mistake that came before. {stood}: where a win was threatened
{winner}: the name of the player who wins: X, White</extracomment>
        <translation>La partie s’est terminée encore plus tôt, parce que {winner} menaçait déjà de jouer {stood}.</translation>
    </message>
    <message>
        <source>The game ended even sooner, because you were already threatening {stood}.</source>
        <extracomment>Answer to “Why?”, after a mistake that came before. {stood}: where a win was threatened</extracomment>
        <translation>La partie s’est terminée encore plus tôt, parce que tu menaçais déjà de jouer {stood}.</translation>
    </message>
    <message>
        <source>The game ended even sooner, because the bot was already threatening {stood}.</source>
        <extracomment>Answer to “Why?”, after a mistake that came before. {stood}: where a win was threatened</extracomment>
        <translation>La partie s’est terminée encore plus tôt, parce que le robot menaçait déjà de jouer {stood}.</translation>
    </message>
    <message>
        <source>I don&apos;t know if another move would have been better.</source>
        <translation>Je ne sais pas si un autre coup aurait été meilleur.</translation>
    </message>
    <message>
        <source>I don&apos;t know if another move is better.</source>
        <translation>Je ne sais pas si un autre coup est meilleur.</translation>
    </message>
    <message>
        <source>With {move}, {got}.</source>
        <extracomment>Answer to “Why not?”: {got}: what the move leads to, such as “you win in 5 moves”
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Avec {move}, {got}.</translation>
    </message>
    <message>
        <source>With {move}, {got}. With {better}, {best}.</source>
        <extracomment>Answer to “Why not?”: {got}, {best}: what the moves lead to, such as “X wins by 3”
{move}: a move: b2, column 4, ♘f3
{better}: a move that was better: b2</extracomment>
        <translation>Avec {move}, {got}. Avec {better}, {best}.</translation>
    </message>
    <message>
        <source>No move is better than {move}.</source>
        <extracomment>Answer to “Why not?” of a good move
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Aucun coup n’est meilleur que {move}.</translation>
    </message>
    <message>
        <source>I found nothing better than {move}.</source>
        <extracomment>Answer to “Why not?” of a good move
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Je n’ai rien trouvé de mieux que {move}.</translation>
    </message>
    <message>
        <source>If both sides play well, it is a draw.</source>
        <extracomment>Answer to “Why not?” of a good move</extracomment>
        <translation>Si les deux joueurs jouent bien, c’est un match nul.</translation>
    </message>
    <message>
        <source>{loser} made no mistake. {winner} can win from the start, whatever {loser} plays.</source>
        <extracomment>Answer to “Why?” after a game in which nobody made a mistake. {loser}: a player&apos;s name
{winner}: the name of the player who wins: X, White</extracomment>
        <translation>{loser} n’a fait aucune erreur. {winner} peut gagner dès le début, quoi que joue {loser}.</translation>
    </message>
    <message>
        <source>You made no mistake. The bot can win from the start, whatever you play.</source>
        <extracomment>Answer to “Why?” after a game in which nobody made a mistake.</extracomment>
        <translation>Tu n’as fait aucune erreur. Le robot peut gagner dès le début, quoi que tu joues.</translation>
    </message>
    <message>
        <source>The bot made no mistake. You can win from the start, whatever the bot plays.</source>
        <extracomment>Answer to “Why?” after a game in which nobody made a mistake.</extracomment>
        <translation>Le robot n’a fait aucune erreur. Tu peux gagner dès le début, quoi que joue le robot.</translation>
    </message>
    <message>
        <source>Nobody made a mistake.</source>
        <translation>Personne n’a fait d’erreur.</translation>
    </message>
    <message>
        <source>{winner} can win, whatever {player} plays.</source>
        <extracomment>Answer to “Why not?” of a move that loses sooner than others
{winner}: the name of the player who wins: X, White
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{winner} peut gagner, quoi que joue {player}.</translation>
    </message>
    <message>
        <source>You can win, whatever the bot plays.</source>
        <extracomment>Answer to “Why not?” of a move that loses sooner than others</extracomment>
        <translation>Tu peux gagner, quoi que joue le robot.</translation>
    </message>
    <message>
        <source>The bot can win, whatever you play.</source>
        <extracomment>Answer to “Why not?” of a move that loses sooner than others</extracomment>
        <translation>Le robot peut gagner, quoi que tu joues.</translation>
    </message>
    <message>
        <source>This is the best play I can find.</source>
        <translation>Ce sont les meilleurs coups que je trouve.</translation>
    </message>
    <message>
        <source>This is the best play for both sides.</source>
        <translation>Voici les meilleurs coups des deux joueurs.</translation>
    </message>
    <message>
        <source>I don&apos;t know the best play from here.</source>
        <translation>Je ne sais pas comment bien jouer à partir d’ici.</translation>
    </message>
    <message>
        <source>That was {player}&apos;s first mistake.</source>
        <extracomment>Answer to “Why?”, after the mistake was named
{player}: a player&apos;s name: X, White</extracomment>
        <translation>C’était la première erreur de {player}.</translation>
    </message>
    <message>
        <source>You couldn&apos;t have stopped both.</source>
        <extracomment>Answer to “Why?”, after threats were named that were not played</extracomment>
        <translation>Tu n’aurais pas pu empêcher les deux.</translation>
    </message>
    <message>
        <source>The bot couldn&apos;t have stopped both.</source>
        <extracomment>Answer to “Why?”, after threats were named that were not played</extracomment>
        <translation>Le robot n’aurait pas pu empêcher les deux.</translation>
    </message>
    <message>
        <source>{player} couldn&apos;t have stopped them all.</source>
        <extracomment>Answer to “Why?”, after threats were named that were not played
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} n’aurait pas pu les empêcher toutes.</translation>
    </message>
    <message>
        <source>You couldn&apos;t have stopped them all.</source>
        <extracomment>Answer to “Why?”, after threats were named that were not played</extracomment>
        <translation>Tu n’aurais pas pu les empêcher toutes.</translation>
    </message>
    <message>
        <source>The bot couldn&apos;t have stopped them all.</source>
        <extracomment>Answer to “Why?”, after threats were named that were not played</extracomment>
        <translation>Le robot n’aurait pas pu les empêcher toutes.</translation>
    </message>
    <message>
        <source>Only one move would have won: {moves}.</source>
        <extracomment>Answer to “Why?”: what would have been better, or is better. {moves}: one or more moves</extracomment>
        <translation>Un seul coup aurait gagné&#xa0;: {moves}.</translation>
    </message>
    <message>
        <source>Only one move wins: {moves}.</source>
        <extracomment>Answer to “Why?”: what would have been better, or is better. {moves}: one or more moves</extracomment>
        <translation>Un seul coup gagne&#xa0;: {moves}.</translation>
    </message>
    <message>
        <source>Only one move would have kept the draw: {moves}.</source>
        <extracomment>Answer to “Why?”: what would have been better, or is better. {moves}: one or more moves</extracomment>
        <translation>Un seul coup aurait gardé le match nul&#xa0;: {moves}.</translation>
    </message>
    <message>
        <source>Only one move keeps the draw: {moves}.</source>
        <extracomment>Answer to “Why?”: what would have been better, or is better. {moves}: one or more moves</extracomment>
        <translation>Un seul coup garde le match nul&#xa0;: {moves}.</translation>
    </message>
    <message>
        <source>{player} plays {move}, but {other} still threatens {unstopped}.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>{player} joue {move}, mais {other} menace toujours de jouer {unstopped}.</translation>
    </message>
    <message>
        <source>You play {move}, but the bot still threatens {unstopped}.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Tu joues {move}, mais le robot menace toujours de jouer {unstopped}.</translation>
    </message>
    <message>
        <source>The bot plays {move}, but you still threaten {unstopped}.</source>
        <extracomment>“Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player threatens to win
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Le robot joue {move}, mais tu menaces toujours de jouer {unstopped}.</translation>
    </message>
    <message>
        <source>With {move}, {player} loses at once.</source>
        <extracomment>Answer to “Why?”: how {move} lost.
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Avec {move}, {player} perd tout de suite.</translation>
    </message>
    <message>
        <source>With {move}, you lose at once.</source>
        <extracomment>Answer to “Why?”: how {move} lost.</extracomment>
        <translation>Avec {move}, tu perds tout de suite.</translation>
    </message>
    <message>
        <source>With {move}, the bot loses at once.</source>
        <extracomment>Answer to “Why?”: how {move} lost.</extracomment>
        <translation>Avec {move}, le robot perd tout de suite.</translation>
    </message>
    <message>
        <source>{winner} threatens {reply}, and playing {move} doesn&apos;t stop it.</source>
        <extracomment>Answer to “Why?”: how {move} lost.
{winner}: the name of the player who wins: X, White
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>{winner} menace de jouer {reply}, et jouer {move} ne l’empêche pas.</translation>
    </message>
    <message>
        <source>You threaten {reply}, and playing {move} doesn&apos;t stop it.</source>
        <extracomment>Answer to “Why?”: how {move} lost.
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Tu menaces de jouer {reply}, et jouer {move} ne l’empêche pas.</translation>
    </message>
    <message>
        <source>The bot threatens {reply}, and playing {move} doesn&apos;t stop it.</source>
        <extracomment>Answer to “Why?”: how {move} lost.
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Le robot menace de jouer {reply}, et jouer {move} ne l’empêche pas.</translation>
    </message>
    <message>
        <source>After {move}, {winner} can win at once with {reply}.</source>
        <extracomment>Answer to “Why?”: how {move} lost.
{winner}: the name of the player who wins: X, White
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Après {move}, {winner} peut gagner tout de suite avec {reply}.</translation>
    </message>
    <message>
        <source>After {move}, you can win at once with {reply}.</source>
        <extracomment>Answer to “Why?”: how {move} lost.
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Après {move}, tu peux gagner tout de suite avec {reply}.</translation>
    </message>
    <message>
        <source>After {move}, the bot can win at once with {reply}.</source>
        <extracomment>Answer to “Why?”: how {move} lost.
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Après {move}, le robot peut gagner tout de suite avec {reply}.</translation>
    </message>
    <message>
        <source>After {move}, {winner} can make {threats} with {deciding}: {both}.</source>
        <extracomment>Answer to “Why?”: how {move} lost. {threats}: “two threats”; {both}: their places, such as “b2 and c1”
{winner}: the name of the player who wins: X, White
{deciding}: the move that decides the game: b2</extracomment>
        <translation>Après {move}, {winner} peut créer {threats} avec {deciding}&#xa0;: {both}.</translation>
    </message>
    <message>
        <source>After {move}, you can make {threats} with {deciding}: {both}.</source>
        <extracomment>Answer to “Why?”: how {move} lost. {threats}: “two threats”; {both}: their places, such as “b2 and c1”
{deciding}: the move that decides the game: b2</extracomment>
        <translation>Après {move}, tu peux créer {threats} avec {deciding}&#xa0;: {both}.</translation>
    </message>
    <message>
        <source>After {move}, the bot can make {threats} with {deciding}: {both}.</source>
        <extracomment>Answer to “Why?”: how {move} lost. {threats}: “two threats”; {both}: their places, such as “b2 and c1”
{deciding}: the move that decides the game: b2</extracomment>
        <translation>Après {move}, le robot peut créer {threats} avec {deciding}&#xa0;: {both}.</translation>
    </message>
    <message>
        <source>After {move}, {winner} can make one threat after another. In the end, {winner} plays {deciding} and makes {threats} at once: {both}.</source>
        <extracomment>Answer to “Why?”: how {move} lost. {threats}: “two threats”; {both}: their places, such as “b2 and c1”
{winner}: the name of the player who wins: X, White
{deciding}: the move that decides the game: b2</extracomment>
        <translation>Après {move}, {winner} peut faire une menace après l’autre. À la fin, {winner} joue {deciding} et crée {threats} à la fois&#xa0;: {both}.</translation>
    </message>
    <message>
        <source>After {move}, you can make one threat after another. In the end, you play {deciding} and make {threats} at once: {both}.</source>
        <extracomment>Answer to “Why?”: how {move} lost. {threats}: “two threats”; {both}: their places, such as “b2 and c1”
{deciding}: the move that decides the game: b2</extracomment>
        <translation>Après {move}, tu peux faire une menace après l’autre. À la fin, tu joues {deciding} et tu crées {threats} à la fois&#xa0;: {both}.</translation>
    </message>
    <message>
        <source>After {move}, the bot can make one threat after another. In the end, it plays {deciding} and makes {threats} at once: {both}.</source>
        <extracomment>Answer to “Why?”: how {move} lost. {threats}: “two threats”; {both}: their places, such as “b2 and c1”
{deciding}: the move that decides the game: b2</extracomment>
        <translation>Après {move}, le robot peut faire une menace après l’autre. À la fin, il joue {deciding} et crée {threats} à la fois&#xa0;: {both}.</translation>
    </message>
    <message>
        <source>After {move}, {winner} can win. Here is one way. In the end, {winner} plays {deciding} and makes {threats}: {both}.</source>
        <extracomment>“Why?”: how one side wins. {deciding}: a move; {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3
{winner}: the name of the player who wins: X, White</extracomment>
        <translation>Après {move}, {winner} peut gagner. Voici une façon&#xa0;: à la fin, {winner} joue {deciding} et crée {threats}&#xa0;: {both}.</translation>
    </message>
    <message>
        <source>After {move}, you can win. Here is one way. In the end, you play {deciding} and make {threats}: {both}.</source>
        <extracomment>“Why?”: how one side wins. {deciding}: a move; {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Après {move}, tu peux gagner. Voici une façon&#xa0;: à la fin, tu joues {deciding} et tu crées {threats}&#xa0;: {both}.</translation>
    </message>
    <message>
        <source>After {move}, the bot can win. Here is one way. In the end, it plays {deciding} and makes {threats}: {both}.</source>
        <extracomment>“Why?”: how one side wins. {deciding}: a move; {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Après {move}, le robot peut gagner. Voici une façon&#xa0;: à la fin, il joue {deciding} et crée {threats}&#xa0;: {both}.</translation>
    </message>
    <message>
        <source>In the end, {winner} plays {deciding} and makes {threats}: {both}.</source>
        <extracomment>“Why?”: how one side wins. {deciding}: a move; {threats}: such as “two threats”; {both}: the moves that are threatened
{winner}: the name of the player who wins: X, White</extracomment>
        <translation>À la fin, {winner} joue {deciding} et crée {threats}&#xa0;: {both}.</translation>
    </message>
    <message>
        <source>In the end, you play {deciding} and make {threats}: {both}.</source>
        <extracomment>“Why?”: how one side wins. {deciding}: a move; {threats}: such as “two threats”; {both}: the moves that are threatened</extracomment>
        <translation>À la fin, tu joues {deciding} et tu crées {threats}&#xa0;: {both}.</translation>
    </message>
    <message>
        <source>In the end, the bot plays {deciding} and makes {threats}: {both}.</source>
        <extracomment>“Why?”: how one side wins. {deciding}: a move; {threats}: such as “two threats”; {both}: the moves that are threatened</extracomment>
        <translation>À la fin, le robot joue {deciding} et crée {threats}&#xa0;: {both}.</translation>
    </message>
    <message>
        <source>After {move}, {winner} can win.</source>
        <extracomment>Answer to “Why?”, if the way to win is not told
{move}: a move: b2, column 4, ♘f3
{winner}: the name of the player who wins: X, White</extracomment>
        <translation>Après {move}, {winner} peut gagner.</translation>
    </message>
    <message>
        <source>After {move}, you can win.</source>
        <extracomment>Answer to “Why?”, if the way to win is not told
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Après {move}, tu peux gagner.</translation>
    </message>
    <message>
        <source>After {move}, the bot can win.</source>
        <extracomment>Answer to “Why?”, if the way to win is not told
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Après {move}, le robot peut gagner.</translation>
    </message>
    <message>
        <source>After {move}, {winner} can win by {margin}.</source>
        <extracomment>Answer to “Why?” in a game that is won by points
{move}: a move: b2, column 4, ♘f3
{winner}: the name of the player who wins: X, White
{margin}: by how much a game is won: 4</extracomment>
        <translation>Après {move}, {winner} peut gagner de {margin}.</translation>
    </message>
    <message>
        <source>After {move}, you can win by {margin}.</source>
        <extracomment>Answer to “Why?” in a game that is won by points
{move}: a move: b2, column 4, ♘f3
{margin}: by how much a game is won: 4</extracomment>
        <translation>Après {move}, tu peux gagner de {margin}.</translation>
    </message>
    <message>
        <source>After {move}, the bot can win by {margin}.</source>
        <extracomment>Answer to “Why?” in a game that is won by points
{move}: a move: b2, column 4, ♘f3
{margin}: by how much a game is won: 4</extracomment>
        <translation>Après {move}, le robot peut gagner de {margin}.</translation>
    </message>
    <message>
        <source>The game ended even sooner: after {move}, {winner} could win with {end}.</source>
        <extracomment>Answer to “Why?”, after a mistake that came before. {end}: the move that won at once
{move}: a move: b2, column 4, ♘f3
{winner}: the name of the player who wins: X, White</extracomment>
        <translation>La partie s’est terminée encore plus tôt&#xa0;: après {move}, {winner} pouvait gagner avec {end}.</translation>
    </message>
    <message>
        <source>The game ended even sooner: after {move}, you could win with {end}.</source>
        <extracomment>Answer to “Why?”, after a mistake that came before. {end}: the move that won at once
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>La partie s’est terminée encore plus tôt&#xa0;: après {move}, tu pouvais gagner avec {end}.</translation>
    </message>
    <message>
        <source>The game ended even sooner: after {move}, the bot could win with {end}.</source>
        <extracomment>Answer to “Why?”, after a mistake that came before. {end}: the move that won at once
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>La partie s’est terminée encore plus tôt&#xa0;: après {move}, le robot pouvait gagner avec {end}.</translation>
    </message>
    <message>
        <source>With {moves}, {player} wouldn&apos;t have lost.</source>
        <extracomment>Answer to “Why?”: what would have been better, or is better Answer to “Why?”: what would have been better, or is better. {moves}: one or more moves
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Avec {moves}, {player} n’aurait pas perdu.</translation>
    </message>
    <message>
        <source>With {moves}, you wouldn&apos;t have lost.</source>
        <extracomment>Answer to “Why?”: what would have been better, or is better Answer to “Why?”: what would have been better, or is better. {moves}: one or more moves</extracomment>
        <translation>Avec {moves}, tu n’aurais pas perdu.</translation>
    </message>
    <message>
        <source>With {moves}, the bot wouldn&apos;t have lost.</source>
        <extracomment>Answer to “Why?”: what would have been better, or is better Answer to “Why?”: what would have been better, or is better. {moves}: one or more moves</extracomment>
        <translation>Avec {moves}, le robot n’aurait pas perdu.</translation>
    </message>
    <message>
        <source>With {moves}, {player} doesn&apos;t lose.</source>
        <extracomment>Answer to “Why?”: what would have been better, or is better Answer to “Why?”: what would have been better, or is better. {moves}: one or more moves
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Avec {moves}, {player} ne perd pas.</translation>
    </message>
    <message>
        <source>With {moves}, you don&apos;t lose.</source>
        <extracomment>Answer to “Why?”: what would have been better, or is better Answer to “Why?”: what would have been better, or is better. {moves}: one or more moves</extracomment>
        <translation>Avec {moves}, tu ne perds pas.</translation>
    </message>
    <message>
        <source>With {moves}, the bot doesn&apos;t lose.</source>
        <extracomment>Answer to “Why?”: what would have been better, or is better Answer to “Why?”: what would have been better, or is better. {moves}: one or more moves</extracomment>
        <translation>Avec {moves}, le robot ne perd pas.</translation>
    </message>
    <message>
        <source>With {moves}, {player} would have won at once.</source>
        <extracomment>“Why?”: {moves}: one or more moves
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Avec {moves}, {player} aurait gagné tout de suite.</translation>
    </message>
    <message>
        <source>With {moves}, you would have won at once.</source>
        <extracomment>“Why?”: {moves}: one or more moves</extracomment>
        <translation>Avec {moves}, tu aurais gagné tout de suite.</translation>
    </message>
    <message>
        <source>With {moves}, the bot would have won at once.</source>
        <extracomment>“Why?”: {moves}: one or more moves</extracomment>
        <translation>Avec {moves}, le robot aurait gagné tout de suite.</translation>
    </message>
    <message>
        <source>With {moves}, {player} wins at once.</source>
        <extracomment>“Why?”: {moves}: one or more moves
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Avec {moves}, {player} gagne tout de suite.</translation>
    </message>
    <message>
        <source>With {moves}, you win at once.</source>
        <extracomment>“Why?”: {moves}: one or more moves</extracomment>
        <translation>Avec {moves}, tu gagnes tout de suite.</translation>
    </message>
    <message>
        <source>With {moves}, the bot wins at once.</source>
        <extracomment>“Why?”: {moves}: one or more moves</extracomment>
        <translation>Avec {moves}, le robot gagne tout de suite.</translation>
    </message>
    <message>
        <source>With {moves}, {player} would have won.</source>
        <extracomment>“Why?”: {moves}: one or more moves
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Avec {moves}, {player} aurait gagné.</translation>
    </message>
    <message>
        <source>With {moves}, you would have won.</source>
        <extracomment>“Why?”: {moves}: one or more moves</extracomment>
        <translation>Avec {moves}, tu aurais gagné.</translation>
    </message>
    <message>
        <source>With {moves}, the bot would have won.</source>
        <extracomment>“Why?”: {moves}: one or more moves</extracomment>
        <translation>Avec {moves}, le robot aurait gagné.</translation>
    </message>
    <message>
        <source>With {moves}, {player} wins.</source>
        <extracomment>“Why?”: {moves}: one or more moves
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Avec {moves}, {player} gagne.</translation>
    </message>
    <message>
        <source>With {moves}, you win.</source>
        <extracomment>“Why?”: {moves}: one or more moves</extracomment>
        <translation>Avec {moves}, tu gagnes.</translation>
    </message>
    <message>
        <source>With {moves}, the bot wins.</source>
        <extracomment>“Why?”: {moves}: one or more moves</extracomment>
        <translation>Avec {moves}, le robot gagne.</translation>
    </message>
    <message>
        <source>With {moves}, it would have been a draw.</source>
        <extracomment>Answer to “Why?”: what would have been better, or is better. {moves}: one or more moves</extracomment>
        <translation>Avec {moves}, il y aurait eu match nul.</translation>
    </message>
    <message>
        <source>With {moves}, it is a draw.</source>
        <extracomment>Answer to “Why?”: what would have been better, or is better. {moves}: one or more moves</extracomment>
        <translation>Avec {moves}, c’est un match nul.</translation>
    </message>
    <message>
        <source>With {move}, {player} would have won by {margin}.</source>
        <extracomment>“Why?”: {margin}: a number
{move}: a move: b2, column 4, ♘f3
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Avec {move}, {player} aurait gagné de {margin}.</translation>
    </message>
    <message>
        <source>With {move}, you would have won by {margin}.</source>
        <extracomment>“Why?”: {margin}: a number
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Avec {move}, tu aurais gagné de {margin}.</translation>
    </message>
    <message>
        <source>With {move}, the bot would have won by {margin}.</source>
        <extracomment>“Why?”: {margin}: a number
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Avec {move}, le robot aurait gagné de {margin}.</translation>
    </message>
    <message>
        <source>With {move}, {player} wins by {margin}.</source>
        <extracomment>“Why?”: {margin}: a number
{move}: a move: b2, column 4, ♘f3
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Avec {move}, {player} gagne de {margin}.</translation>
    </message>
    <message>
        <source>With {move}, you win by {margin}.</source>
        <extracomment>“Why?”: {margin}: a number
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Avec {move}, tu gagnes de {margin}.</translation>
    </message>
    <message>
        <source>With {move}, the bot wins by {margin}.</source>
        <extracomment>“Why?”: {margin}: a number
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Avec {move}, le robot gagne de {margin}.</translation>
    </message>
    <message>
        <source>With {move}, {player} would have won. It makes {threats}: {both}.</source>
        <extracomment>“Why?”: how one side wins. {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Avec {move}, {player} aurait gagné. Cela crée {threats}&#xa0;: {both}.</translation>
    </message>
    <message>
        <source>With {move}, you would have won. It makes {threats}: {both}.</source>
        <extracomment>“Why?”: how one side wins. {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Avec {move}, tu aurais gagné. Cela crée {threats}&#xa0;: {both}.</translation>
    </message>
    <message>
        <source>With {move}, the bot would have won. It makes {threats}: {both}.</source>
        <extracomment>“Why?”: how one side wins. {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Avec {move}, le robot aurait gagné. Cela crée {threats}&#xa0;: {both}.</translation>
    </message>
    <message>
        <source>With {move}, {player} wins. It makes {threats}: {both}.</source>
        <extracomment>“Why?”: how one side wins. {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Avec {move}, {player} gagne. Cela crée {threats}&#xa0;: {both}.</translation>
    </message>
    <message>
        <source>With {move}, you win. It makes {threats}: {both}.</source>
        <extracomment>“Why?”: how one side wins. {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Avec {move}, tu gagnes. Cela crée {threats}&#xa0;: {both}.</translation>
    </message>
    <message>
        <source>With {move}, the bot wins. It makes {threats}: {both}.</source>
        <extracomment>“Why?”: how one side wins. {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Avec {move}, le robot gagne. Cela crée {threats}&#xa0;: {both}.</translation>
    </message>
    <message>
        <source>With {move}, {player} would have won by one threat after another. In the end, {player} would have played {deciding} and made {threats} at once: {both}.</source>
        <extracomment>“Why?”: how one side wins. {deciding}: a move; {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Avec {move}, {player} aurait gagné par une menace après l’autre. À la fin, {player} aurait joué {deciding} et créé {threats} à la fois&#xa0;: {both}.</translation>
    </message>
    <message>
        <source>With {move}, you would have won by one threat after another. In the end, you would have played {deciding} and made {threats} at once: {both}.</source>
        <extracomment>“Why?”: how one side wins. {deciding}: a move; {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Avec {move}, tu aurais gagné par une menace après l’autre. À la fin, tu aurais joué {deciding} et créé {threats} à la fois&#xa0;: {both}.</translation>
    </message>
    <message>
        <source>With {move}, the bot would have won by one threat after another. In the end, it would have played {deciding} and made {threats} at once: {both}.</source>
        <extracomment>“Why?”: how one side wins. {deciding}: a move; {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Avec {move}, le robot aurait gagné par une menace après l’autre. À la fin, il aurait joué {deciding} et créé {threats} à la fois&#xa0;: {both}.</translation>
    </message>
    <message>
        <source>With {move}, {player} wins by one threat after another. In the end, {player} plays {deciding} and makes {threats} at once: {both}.</source>
        <extracomment>“Why?”: how one side wins. {deciding}: a move; {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Avec {move}, {player} gagne par une menace après l’autre. À la fin, {player} joue {deciding} et crée {threats} à la fois&#xa0;: {both}.</translation>
    </message>
    <message>
        <source>With {move}, you win by one threat after another. In the end, you play {deciding} and make {threats} at once: {both}.</source>
        <extracomment>“Why?”: how one side wins. {deciding}: a move; {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Avec {move}, tu gagnes par une menace après l’autre. À la fin, tu joues {deciding} et tu crées {threats} à la fois&#xa0;: {both}.</translation>
    </message>
    <message>
        <source>With {move}, the bot wins by one threat after another. In the end, it plays {deciding} and makes {threats} at once: {both}.</source>
        <extracomment>“Why?”: how one side wins. {deciding}: a move; {threats}: such as “two threats”; {both}: the moves that are threatened
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Avec {move}, le robot gagne par une menace après l’autre. À la fin, il joue {deciding} et crée {threats} à la fois&#xa0;: {both}.</translation>
    </message>
    <message>
        <source>With {move}, it is only a draw.</source>
        <extracomment>Answer to “Why not?”, after the move that wins was named
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Avec {move}, c’est seulement un match nul.</translation>
    </message>
    <message>
        <source>With {move}, {player} doesn&apos;t win.</source>
        <extracomment>Answer to “Why not?”, after the move that wins was named
{move}: a move: b2, column 4, ♘f3
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Avec {move}, {player} ne gagne pas.</translation>
    </message>
    <message>
        <source>With {move}, you don&apos;t win.</source>
        <extracomment>Answer to “Why not?”, after the move that wins was named
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Avec {move}, tu ne gagnes pas.</translation>
    </message>
    <message>
        <source>With {move}, the bot doesn&apos;t win.</source>
        <extracomment>Answer to “Why not?”, after the move that wins was named
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Avec {move}, le robot ne gagne pas.</translation>
    </message>
    <message>
        <source>Playing {better} lasts longer: {best}. With {move}, {got}.</source>
        <extracomment>{best}, {got}: whole clauses, such as &quot;X wins in 2 moves&quot;
{better}: a move that was better: b2
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Jouer {better} fait durer plus longtemps&#xa0;: {best}. Avec {move}, {got}.</translation>
    </message>
    <message>
        <source>Playing {better} is quicker: {best}. With {move}, {got}.</source>
        <extracomment>{best}, {got}: whole clauses, such as &quot;you win now&quot;
{better}: a move that was better: b2
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Jouer {better} va plus vite&#xa0;: {best}. Avec {move}, {got}.</translation>
    </message>
    <message>
        <source>I would have played {better}.</source>
        <extracomment>Answer to “Why not?”, if values are guesses
{better}: a move that was better: b2</extracomment>
        <translation>J’aurais joué {better}.</translation>
    </message>
    <message>
        <source>{branch} leads to {number}.</source>
        <extracomment>“Why?” about a tree of numbers. {branch}: “the left branch” or “branch 3”; begins a sentence
{number}: a number</extracomment>
        <translation>{branch} mène à {number}.</translation>
    </message>
    <message>
        <source>In this game, {player} didn&apos;t even stop {end}.</source>
        <extracomment>Answer to “Why?”, after a mistake that came before. {end}: the move that won at once
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Dans cette partie, {player} n’a même pas empêché {end}.</translation>
    </message>
    <message>
        <source>In this game, the bot didn&apos;t even stop {end}.</source>
        <extracomment>Answer to “Why?”, after a mistake that came before. {end}: the move that won at once</extracomment>
        <translation>Dans cette partie, le robot n’a même pas empêché {end}.</translation>
    </message>
    <message>
        <source>In this game, you didn&apos;t even stop {end}.</source>
        <extracomment>Answer to “Why?”, after a mistake that came before. {end}: the move that won at once</extracomment>
        <translation>Dans cette partie, tu n’as même pas empêché {end}.</translation>
    </message>
    <message>
        <source>After {move}, {winner} can win on its next move.</source>
        <extracomment>“Why?”: what was wrong with a move
{move}: a move: b2, column 4, ♘f3
{winner}: the name of the player who wins: X, White</extracomment>
        <translation>Après {move}, {winner} peut gagner à son prochain coup.</translation>
    </message>
    <message>
        <source>After {move}, you can win on your next move.</source>
        <extracomment>“Why?”: what was wrong with a move
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Après {move}, tu peux gagner à ton prochain coup.</translation>
    </message>
    <message>
        <source>After {move}, the bot can win on its next move.</source>
        <extracomment>“Why?”: what was wrong with a move
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Après {move}, le robot peut gagner à son prochain coup.</translation>
    </message>
</context>
<context>
    <name>WhyGuide</name>
    <message>
        <source>Why not {move}?</source>
        <extracomment>Entry in the menu of a place on the board
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Pourquoi pas {move}&#x202f;?</translation>
    </message>
</context>
<context>
    <name>WhySentence</name>
    <message>
        <source>Why</source>
        <extracomment>Name of the answer to “Why?”, for screen readers</extracomment>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Looking for the reason…</source>
        <translation>Je cherche la raison…</translation>
    </message>
    <message>
        <source>Which move decided it?</source>
        <translation>Quel coup a tout décidé&#x202f;?</translation>
    </message>
    <message>
        <source>Go back to the move that decided the game (Shift+Y)</source>
        <translation>Revenir au coup qui a décidé la partie (Maj+Y)</translation>
    </message>
    <message>
        <source>Where did it first go wrong?</source>
        <translation>Où était la première erreur&#x202f;?</translation>
    </message>
    <message>
        <source>Looking for the best play…</source>
        <translation>Je cherche les meilleurs coups…</translation>
    </message>
    <message>
        <source>Show the first mistake. There were more chances later (Shift+Y)</source>
        <translation>Montrer la première erreur. Il y avait encore des chances après (Maj+Y)</translation>
    </message>
</context>
<context>
    <name>WhySteps</name>
    <message>
        <source>Step back</source>
        <extracomment>Names of buttons below the board, for screen readers, with their tips: they walk through the answer to “Why?”</extracomment>
        <translation>Étape en arrière</translation>
    </message>
    <message>
        <source>Go one step back (Left)</source>
        <extracomment>Names of buttons below the board, for screen readers, with their tips: they walk through the answer to “Why?”</extracomment>
        <translation>Reculer d’une étape (Gauche)</translation>
    </message>
    <message>
        <source>Play the steps</source>
        <translation>Faire défiler les étapes</translation>
    </message>
    <message>
        <source>Play or stop the steps (Space)</source>
        <translation>Jouer ou arrêter les étapes (Espace)</translation>
    </message>
    <message>
        <source>Step forward</source>
        <extracomment>Name of the button below the board, for screen readers, with its tip: it walks through the answer to “Why?”</extracomment>
        <translation>Étape en avant</translation>
    </message>
    <message>
        <source>Go one step forward (Right)</source>
        <extracomment>Name of the button below the board, for screen readers, with its tip: it walks through the answer to “Why?”</extracomment>
        <translation>Avancer d’une étape (Droite)</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>Réessayer d’ici</translation>
    </message>
    <message>
        <source>Go back to where you asked (Esc)</source>
        <extracomment>Button below the board that ends “Why?”, and its tip</extracomment>
        <translation>Revenir là où tu as posé la question (Échap)</translation>
    </message>
    <message>
        <source>What happens next</source>
        <translation>Ce qui se passe ensuite</translation>
    </message>
    <message>
        <source>{number} of {count}: {told}</source>
        <extracomment>Below the board, in an answer to “Why?”: a step and what happens in it, such as: 2 of 5: X must stop b2. {told}: the sentence
{number}: a number
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>{number} sur {count}&#xa0;: {told}</translation>
    </message>
    <message>
        <source>What every move is worth</source>
        <translation>Ce que vaut chaque coup</translation>
    </message>
    <message>
        <source>Go back to the position before this move and play on. The old moves are kept (Enter)</source>
        <translation>Revenir avant ce coup et jouer la suite. Les anciens coups sont gardés (Entrée)</translation>
    </message>
    <message>
        <source>Close “Why?”</source>
        <extracomment>Button below the board that ends “Why?”, and its tip</extracomment>
        <translation>Fermer «&#xa0;Pourquoi&#x202f;?&#xa0;»</translation>
    </message>
</context>
<context>
    <name>WindowNumberLine</name>
    <message>
        <source>Alpha-beta window</source>
        <extracomment>Name of a number line, for screen readers</extracomment>
        <translation>Fenêtre alpha-bêta</translation>
    </message>
    <message>
        <source>MAX is already sure of alpha, and MIN is sure of beta. Only a value between them can change the result.</source>
        <translation>MAX est déjà sûr d’alpha, et MIN est sûr de bêta. Seule une valeur entre les deux peut changer le résultat.</translation>
    </message>
    <message>
        <source>alpha {alpha}, beta {beta}</source>
        <extracomment>The number line in words, for screen readers. {alpha}, {beta}: values</extracomment>
        <translation>alpha {alpha}, bêta {beta}</translation>
    </message>
    <message>
        <source>nothing in between</source>
        <translation>rien entre les deux</translation>
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
        <translation>profondeur {depth}, {positions}, {seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>Some lines stop before the end of the game because time ran out.</source>
        <translation>Certaines variantes s’arrêtent avant la fin de la partie, car le temps est écoulé.</translation>
    </message>
    <message>
        <source>{games}, {mean} on average</source>
        <extracomment>Result of `minimax-fair play`, below its games. {games}: “won {wins} ...”; {mean}: a number of points</extracomment>
        <translation>{games}, {mean} en moyenne</translation>
    </message>
    <message>
        <source>{one} ({first}) won {wins}, {other} ({second}) won {losses}, draws: {draws}</source>
        <extracomment>Result of `minimax-fair play`, below its games. {one}, {other}: names of players; {first}, {second}: their sides
{wins}: a number of games
{losses}: a number of games
{draws}: a number of games</extracomment>
        <translation>{one} ({first})&#xa0;: {wins} gagnées, {other} ({second})&#xa0;: {losses} gagnées, matchs nuls&#xa0;: {draws}</translation>
    </message>
    <message>
        <source>{player} wins now</source>
        <extracomment>What a position or a move leads to; a clause that begins small
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} gagne maintenant</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>Said of a value; the board has only a sign there
How a game ended.
The worst that can happen, in the column “Worst case”</extracomment>
        <translation>Match nul</translation>
    </message>
    <message>
        <source>{player} wins</source>
        <extracomment>What a position or a move leads to; a clause that begins small
How a game ended.
Who wins, on a tag beside a move
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} gagne</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a chess position. Write its rows from 8 down to 1, for example 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1.</source>
        <extracomment>What is wrong with something that was typed
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«&#xa0;{text}&#xa0;» n’est pas une position d’échecs. Écris ses rangées de la 8 à la 1, par exemple 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1.</translation>
    </message>
    <message>
        <source>Each player needs exactly one king. Add a king or take one away.</source>
        <extracomment>What is wrong with something that was typed</extracomment>
        <translation>Chaque joueur doit avoir exactement un roi. Ajoute un roi ou retires-en un.</translation>
    </message>
    <message>
        <source>A pawn can&apos;t be on the first or the last row. Move it or take it away.</source>
        <extracomment>What is wrong with something that was typed</extracomment>
        <translation>Un pion ne peut pas être sur la première ni sur la dernière rangée. Déplace-le ou enlève-le.</translation>
    </message>
    <message>
        <source>One player has more pieces than at the start of a game. Take some away.</source>
        <extracomment>What is wrong with something that was typed</extracomment>
        <translation>Un joueur a plus de pièces qu’au début d’une partie. Enlèves-en.</translation>
    </message>
    <message>
        <source>This position can&apos;t happen in a game of chess. Look at castling, checks and en passant.</source>
        <extracomment>{text} is a part of a position, such as KQkq; - is the sign for no castling</extracomment>
        <translation>Cette position est impossible dans une partie d’échecs. Vérifie les roques, les échecs et la prise en passant.</translation>
    </message>
    <message>
        <source>“{text}” is a chess variant. Here you can only play standard chess.</source>
        <extracomment>{where} is “Move 3: ”, or nothing
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«&#xa0;{text}&#xa0;» est une variante des échecs. Ici, on ne peut jouer qu’aux échecs normaux.</translation>
    </message>
    <message>
        <source>Chess</source>
        <extracomment>The name of the game</extracomment>
        <translation>Échecs</translation>
    </message>
    <message>
        <source>Checkmate the king</source>
        <extracomment>The aim of the game, on its card.</extracomment>
        <translation>Mets le roi échec et mat</translation>
    </message>
    <message>
        <source>Tap a piece, then a square.</source>
        <translation>Touche une pièce, puis une case.</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>The name of a player</extracomment>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>The name of a player</extracomment>
        <translation>Noir</translation>
    </message>
    <message>
        <source>{move}: check</source>
        <extracomment>Read aloud after a move that gives check; {move} is a sentence.</extracomment>
        <translation>{move}&#xa0;: échec</translation>
    </message>
    <message>
        <source>{move}: checkmate</source>
        <extracomment>Read aloud after the last move; {move} is a sentence.</extracomment>
        <translation>{move}&#xa0;: échec et mat</translation>
    </message>
    <message>
        <source>Moves such as e4 e5 Nf3 or e2e4, a position (FEN) or a game (PGN)</source>
        <translation>Coups comme e4 e5 Cf3 ou e2e4, position (FEN) ou partie (PGN)</translation>
    </message>
    <message>
        <source>Checkmate</source>
        <extracomment>Why the game is over.</extracomment>
        <translation>Échec et mat</translation>
    </message>
    <message>
        <source>Stalemate: no legal move and no check</source>
        <extracomment>Why the game is over.</extracomment>
        <translation>Pat&#xa0;: aucun coup possible et pas d’échec</translation>
    </message>
    <message>
        <source>Too few pieces left for checkmate</source>
        <extracomment>Why the game is over.</extracomment>
        <translation>Il reste trop peu de pièces pour un échec et mat</translation>
    </message>
    <message>
        <source>The same position came up three times</source>
        <extracomment>Why the game is over.
Why the game is a draw.</extracomment>
        <translation>La même position est apparue trois fois</translation>
    </message>
    <message>
        <source>the pieces</source>
        <extracomment>Fills {what} in “Counting {what} gives +1.30”.</extracomment>
        <translation>les pièces</translation>
    </message>
    <message>
        <source>material</source>
        <extracomment>A part of the evaluation, before its number: what the pieces count.</extracomment>
        <translation>matériel</translation>
    </message>
    <message>
        <source>pawns</source>
        <extracomment>The unit of the evaluation, after its number: +1.30 pawns.</extracomment>
        <translation>pions</translation>
    </message>
    <message>
        <source>Pieces only</source>
        <extracomment>Names of evaluations in a list; this one changes from the middlegame to the endgame.</extracomment>
        <translation>Pièces seulement</translation>
    </message>
    <message>
        <source>White goes first. Take turns to move one piece. To capture one of the other player&apos;s pieces, move onto its square.</source>
        <translation>Les Blancs commencent. Chacun à son tour déplace une pièce. Pour prendre une pièce adverse, va sur sa case.</translation>
    </message>
    <message>
        <source>A rook moves any distance along a row or a column. A bishop moves any distance diagonally. A queen moves like a rook or a bishop.</source>
        <translation>Une tour va aussi loin qu’elle veut le long d’une rangée ou d’une colonne. Un fou va aussi loin qu’il veut en diagonale. Une dame va comme une tour ou comme un fou.</translation>
    </message>
    <message>
        <source>A king moves one square in any direction. A knight moves in an L: two squares straight, then one to the side. Only a knight can jump over pieces.</source>
        <translation>Un roi va d’une case dans toutes les directions. Un cavalier va en L&#xa0;: deux cases tout droit, puis une sur le côté. Seul un cavalier peut sauter par-dessus des pièces.</translation>
    </message>
    <message>
        <source>A pawn moves one square forward, or two from where it starts. It captures one square diagonally forward.</source>
        <translation>Un pion avance d’une case, ou de deux depuis sa case de départ. Il prend une case plus loin, en diagonale vers l’avant.</translation>
    </message>
    <message>
        <source>Promotion: a pawn that reaches the last row becomes a queen, rook, bishop or knight. You choose.</source>
        <translation>Promotion&#xa0;: un pion qui atteint la dernière rangée devient une dame, une tour, un fou ou un cavalier. C’est toi qui choisis.</translation>
    </message>
    <message>
        <source>En passant: if a pawn moves two squares and lands beside your pawn, you can capture it. Do it with your very next move, as if that pawn had moved one square.</source>
        <translation>Prise en passant&#xa0;: si un pion avance de deux cases et arrive à côté de ton pion, tu peux le prendre. Fais-le dès le coup suivant, comme si ce pion n’avait avancé que d’une case.</translation>
    </message>
    <message>
        <source>Castling: your king moves two squares towards a rook, and the rook jumps over it. Neither may have moved before, and nothing may be between them. You can&apos;t castle out of check, through check or into check.</source>
        <translation>Roque&#xa0;: ton roi va de deux cases vers une tour, et la tour saute par-dessus lui. Ni le roi ni la tour ne doivent avoir déjà bougé, et il ne doit rien y avoir entre eux. Pour roquer, ton roi ne doit pas être en échec, ni passer ou arriver sur une case attaquée.</translation>
    </message>
    <message>
        <source>Check: if your king is attacked, you must get it out of danger on your next move. You may never move into check.</source>
        <translation>Échec&#xa0;: si ton roi est attaqué, ton prochain coup doit le sauver. Ne mets jamais ton propre roi en échec.</translation>
    </message>
    <message>
        <source>You win if you attack the king and it can&apos;t escape: checkmate.</source>
        <translation>Tu gagnes si tu attaques le roi et qu’il ne peut pas s’échapper&#xa0;: échec et mat.</translation>
    </message>
    <message>
        <source>It is a draw if the same position comes up three times.</source>
        <translation>La partie est nulle si la même position apparaît trois fois.</translation>
    </message>
    <message>
        <source>{player} castles kingside</source>
        <extracomment>Read aloud: White or Black castles with the rook on the side of the king.
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} fait le petit roque</translation>
    </message>
    <message>
        <source>{player} castles queenside</source>
        <extracomment>Read aloud: White or Black castles with the rook on the side of the queen.
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} fait le grand roque</translation>
    </message>
    <message>
        <source>pawn</source>
        <extracomment>The name of a piece of chess in a sentence that is read aloud</extracomment>
        <translation>pion</translation>
    </message>
    <message>
        <source>knight</source>
        <extracomment>The name of a piece of chess in a sentence that is read aloud</extracomment>
        <translation>cavalier</translation>
    </message>
    <message>
        <source>bishop</source>
        <extracomment>The name of a piece of chess in a sentence that is read aloud</extracomment>
        <translation>fou</translation>
    </message>
    <message>
        <source>rook</source>
        <extracomment>The name of a piece of chess in a sentence that is read aloud</extracomment>
        <translation>tour</translation>
    </message>
    <message>
        <source>queen</source>
        <extracomment>The name of a piece of chess in a sentence that is read aloud</extracomment>
        <translation>dame</translation>
    </message>
    <message>
        <source>king</source>
        <extracomment>The name of a piece of chess in a sentence that is read aloud</extracomment>
        <translation>roi</translation>
    </message>
    <message>
        <source>{player} plays {piece} to {square}</source>
        <extracomment>Read aloud: White plays knight to f3. {piece} is a piece, maybe with its column: knight b.
{player}: a player&apos;s name: X, White
{square}: a square of the board: e4</extracomment>
        <translation>{player} joue {piece} en {square}</translation>
    </message>
    <message>
        <source>{player} captures on {square} with {piece}</source>
        <extracomment>Read aloud: White captures on d5 with pawn e. {piece} is a piece, maybe with its column.
{player}: a player&apos;s name: X, White
{square}: a square of the board: e4</extracomment>
        <translation>{player} joue {piece} prend {square}</translation>
    </message>
    <message>
        <source>a pawn</source>
        <comment>object: loses a pawn, captures a pawn</comment>
        <extracomment>object: loses a pawn, captures a pawn</extracomment>
        <translation>un pion</translation>
    </message>
    <message>
        <source>a knight</source>
        <comment>object: loses a knight, captures a knight</comment>
        <extracomment>object: loses a knight, captures a knight</extracomment>
        <translation>un cavalier</translation>
    </message>
    <message>
        <source>a bishop</source>
        <comment>object: loses a bishop, captures a bishop</comment>
        <extracomment>object: loses a bishop, captures a bishop</extracomment>
        <translation>un fou</translation>
    </message>
    <message>
        <source>a rook</source>
        <comment>object: loses a rook, captures a rook</comment>
        <extracomment>object: loses a rook, captures a rook</extracomment>
        <translation>une tour</translation>
    </message>
    <message>
        <source>the queen</source>
        <comment>object: loses the queen, captures the queen</comment>
        <extracomment>object: loses the queen, captures the queen
object: attacks the queen</extracomment>
        <translation>la dame</translation>
    </message>
    <message>
        <source>the knight</source>
        <comment>object: attacks the knight</comment>
        <extracomment>object: attacks the knight</extracomment>
        <translation>le cavalier</translation>
    </message>
    <message>
        <source>the bishop</source>
        <comment>object: attacks the bishop</comment>
        <extracomment>object: attacks the bishop</extracomment>
        <translation>le fou</translation>
    </message>
    <message>
        <source>the rook</source>
        <comment>object: attacks the rook</comment>
        <extracomment>object: attacks the rook</extracomment>
        <translation>la tour</translation>
    </message>
    <message>
        <source>the queen</source>
        <comment>object: attacks the queen</comment>
        <extracomment>object: loses the queen, captures the queen
object: attacks the queen</extracomment>
        <translation>la dame</translation>
    </message>
    <message>
        <source>the king</source>
        <comment>object: attacks the king</comment>
        <extracomment>object: attacks the king</extracomment>
        <translation>le roi</translation>
    </message>
    <message>
        <source>A bar can&apos;t have {columns} by {rows} squares. Each side can be 1 to {side}, with at most {most} squares in all.</source>
        <extracomment>What is wrong with something that was typed. {side}, {most}: numbers
{columns}: a number
{rows}: a number</extracomment>
        <translation>Une tablette de {columns} sur {rows} n’est pas possible. Chaque côté peut aller de 1 à {side}, avec au plus {most} carrés en tout.</translation>
    </message>
    <message>
        <source>Columns</source>
        <extracomment>label in the dialog for another size</extracomment>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Rows</source>
        <extracomment>label in the dialog for another size</extracomment>
        <translation>Rangées</translation>
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
        <translation>Ne mange pas le carré empoisonné</translation>
    </message>
    <message>
        <source>Tap a square.</source>
        <translation>Touche une case.</translation>
    </message>
    <message>
        <source>Take turns. Pick a square: you eat it and the whole block above it and to its right.</source>
        <translation>Chacun joue à son tour. Choisis un carré&#xa0;: tu le manges, avec tout ce qui est au-dessus et à droite.</translation>
    </message>
    <message>
        <source>The square at the bottom left is poisoned.</source>
        <translation>Le carré en bas à gauche est empoisonné.</translation>
    </message>
    <message>
        <source>The player who has to eat the poisoned square loses.</source>
        <translation>Le joueur qui doit manger le carré empoisonné perd.</translation>
    </message>
    <message>
        <source>Moves such as c2b1, or the rows left, such as 5,3,1</source>
        <extracomment>in an empty line for typing: what can be typed there</extracomment>
        <translation>Coups comme c2b1, ou rangées qui restent, comme 5,3,1</translation>
    </message>
    <message>
        <source>Only the poisoned square is left. {player} has to eat it.</source>
        <extracomment>The theory of the position on the board
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Il ne reste que le carré empoisonné. {player} doit le manger.</translation>
    </message>
    <message>
        <source>One line is left. {player} can win by eating everything except the poisoned square.</source>
        <extracomment>a theorem about the position on the board; {player} moves next</extracomment>
        <translation>Il reste une seule ligne. {player} peut gagner&#xa0;: il suffit de tout manger sauf le carré empoisonné.</translation>
    </message>
    <message>
        <source>Two arms are left: the bottom row and the left column. {player} can win by making both the same length.</source>
        <extracomment>a theorem about the position on the board; {player} moves next</extracomment>
        <translation>Il reste deux bras&#xa0;: la rangée du bas et la colonne de gauche. {player} peut gagner&#xa0;: il suffit de les rendre aussi longs l’un que l’autre.</translation>
    </message>
    <message>
        <source>Two rows or columns are left. {player} can win by leaving one of them exactly one square longer than the other.</source>
        <extracomment>a theorem about the position on the board; {player} moves next</extracomment>
        <translation>Il reste deux rangées ou deux colonnes. {player} peut gagner&#xa0;: il suffit d’en laisser une qui a exactement un carré de plus que l’autre.</translation>
    </message>
    <message>
        <source>A square bar is left. {player} can win by eating b2. Then the bottom row and the left column are left, and they are the same length.</source>
        <extracomment>a theorem about the position on the board; {player} moves next</extracomment>
        <translation>Il reste une tablette carrée. {player} peut gagner&#xa0;: il suffit de manger b2. Il reste alors la rangée du bas et la colonne de gauche, aussi longues l’une que l’autre.</translation>
    </message>
    <message>
        <source>Two arms of the same length are left: the bottom row and the left column. Whatever {player} eats from one arm, the other player can copy on the other arm. So {player} loses against a perfect player.</source>
        <extracomment>The theory of the position on the board
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Il reste deux bras de même longueur&#xa0;: la rangée du bas et la colonne de gauche. Tout ce que {player} mange sur un bras, l’adversaire peut le copier sur l’autre bras. Donc {player} perd contre un joueur parfait.</translation>
    </message>
    <message>
        <source>the bottom row and the left column are left, and their lengths differ by {number}</source>
        <extracomment>these texts about what is left follow a colon, or a move in brackets
{number}: a number</extracomment>
        <translation>il reste la rangée du bas et la colonne de gauche, avec une différence de {number}</translation>
    </message>
    <message>
        <source>two rows or columns of the same length are left</source>
        <translation>il reste deux rangées ou colonnes de même longueur</translation>
    </message>
    <message>
        <source>only the bottom row and the left column are left, and they are the same length</source>
        <translation>il reste la rangée du bas et la colonne de gauche, aussi longues l’une que l’autre</translation>
    </message>
    <message>
        <source>After {reply}: {then}.</source>
        <extracomment>{then}: what is left, such as “one line is left”
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Après {reply}&#xa0;: {then}.</translation>
    </message>
    <message>
        <source>only the poisoned square is left</source>
        <extracomment>these texts about what is left follow a colon, or a move in brackets</extracomment>
        <translation>il ne reste que le carré empoisonné</translation>
    </message>
    <message>
        <source>one line is left</source>
        <extracomment>these texts about what is left follow a colon, or a move in brackets</extracomment>
        <translation>il reste une seule ligne</translation>
    </message>
    <message>
        <source>two rows or columns are left, and their lengths differ by {number}</source>
        <extracomment>these texts about what is left follow a colon, or a move in brackets
{number}: a number</extracomment>
        <translation>il reste deux rangées ou deux colonnes, avec une différence de {number}</translation>
    </message>
    <message>
        <source>a square bar is left</source>
        <extracomment>these texts about what is left follow a colon, or a move in brackets</extracomment>
        <translation>il reste une tablette carrée</translation>
    </message>
    <message>
        <source>a whole rectangle is left</source>
        <extracomment>these texts about what is left follow a colon, or a move in brackets</extracomment>
        <translation>il reste un rectangle entier</translation>
    </message>
    <message>
        <source>Dots and Boxes</source>
        <translation>La pipopipette (petits carrés)</translation>
    </message>
    <message>
        <source>Dots and Boxes {columns}×{rows}</source>
        <extracomment>The name of the game with its size
{columns}: a number
{rows}: a number</extracomment>
        <translation>La pipopipette {columns}×{rows}</translation>
    </message>
    <message>
        <source>Close the most boxes</source>
        <translation>Ferme le plus de carrés</translation>
    </message>
    <message>
        <source>Tap a line.</source>
        <translation>Touche un trait.</translation>
    </message>
    <message>
        <source>When all lines are drawn, the player with more boxes wins.</source>
        <translation>Quand tous les traits sont tracés, le joueur qui a le plus de carrés gagne.</translation>
    </message>
    <message>
        <source>When all lines are drawn, the player with more boxes wins. If both have the same number, it is a draw.</source>
        <translation>Quand tous les traits sont tracés, le joueur qui a le plus de carrés gagne. Si les deux en ont autant, c’est un match nul.</translation>
    </message>
    <message>
        <source>X goes first. Take turns. Draw a line from a dot to the next dot, across or down.</source>
        <translation>X commence. Chacun joue à son tour. Trace un trait d’un point au point voisin, à l’horizontale ou à la verticale.</translation>
    </message>
    <message>
        <source>If you close a box, it is yours, and you draw another line.</source>
        <translation>Si tu fermes un carré, il est à toi, et tu traces encore un trait.</translation>
    </message>
    <message>
        <source>Columns of boxes</source>
        <translation>Colonnes de carrés</translation>
    </message>
    <message>
        <source>Rows of boxes</source>
        <translation>Rangées de carrés</translation>
    </message>
    <message>
        <source>Lines from dot to dot, such as a1-b1 b1-b2, or a board with _ and |</source>
        <translation>Traits de point à point, comme a1-b1 b1-b2, ou plateau avec _ et |</translation>
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
        <translation>ferme un carré si possible, évite d’en donner un, sinon joue au hasard</translation>
    </message>
    <message>
        <source>Top left</source>
        <extracomment>name of a bot that always takes the first move</extracomment>
        <translation>En haut à gauche</translation>
    </message>
    <message>
        <source>always draws the first line that is left</source>
        <extracomment>name of a bot that always takes the first move</extracomment>
        <translation>trace toujours le premier trait qui reste</translation>
    </message>
    <message>
        <source>Boxes and chains</source>
        <extracomment>name of an evaluation: what it counts</extracomment>
        <translation>Carrés et chaînes</translation>
    </message>
    <message>
        <source>Boxes closed so far</source>
        <extracomment>name of an evaluation: what it counts</extracomment>
        <translation>Carrés déjà fermés</translation>
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
        <translation>Relie tes deux bords</translation>
    </message>
    <message>
        <source>Tap a cell.</source>
        <translation>Touche une case.</translation>
    </message>
    <message>
        <source>X goes first. Take turns. Put a stone on any empty cell. Stones never move.</source>
        <translation>X commence. Chacun joue à son tour. Pose une pierre sur une case vide. Les pierres ne bougent jamais.</translation>
    </message>
    <message>
        <source>X joins the top and the bottom. O joins the left and the right.</source>
        <translation>X relie le haut et le bas. O relie la gauche et la droite.</translation>
    </message>
    <message>
        <source>The first player to join both edges with a chain wins. Hex never ends in a draw.</source>
        <translation>Le premier joueur qui relie ses deux bords par une chaîne gagne. À Hex, il n’y a jamais de match nul.</translation>
    </message>
    <message>
        <source>Moves such as {example}, or a board such as {rows}</source>
        <extracomment>In the empty line for a position: what you can type there. {rows}: a board in letters
{example}: an example of what can be typed</extracomment>
        <translation>Coups comme {example}, ou plateau comme {rows}</translation>
    </message>
    <message>
        <source>Cells on each side</source>
        <extracomment>label in the dialog for another size</extracomment>
        <translation>Cases de chaque côté</translation>
    </message>
    <message>
        <source>Stones still needed</source>
        <extracomment>name of an evaluation: what it counts</extracomment>
        <translation>Pierres encore nécessaires</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a board size. Write columns x rows, for example hexapawn:4x5.</source>
        <extracomment>What is wrong with something that was typed
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«&#xa0;{text}&#xa0;» n’est pas une taille de plateau. Écris colonnes x rangées, par exemple hexapawn:4x5.</translation>
    </message>
    <message>
        <source>{value} is out of range. Choose from {least} to {most} columns and rows.</source>
        <extracomment>What is wrong with something that was typed
{value}: a value: +3, −1 in 4, 0.5
{least}: the smallest number that is possible
{most}: the largest number that is possible</extracomment>
        <translation>{value} n’est pas possible. Choisis de {least} à {most} colonnes et rangées.</translation>
    </message>
    <message>
        <source>This position can&apos;t happen. There are too many pawns, or the game should have ended when a pawn crossed the board.</source>
        <extracomment>What is wrong with something that was typed</extracomment>
        <translation>Cette position n’est pas possible. Il y a trop de pions, ou la partie aurait dû finir quand un pion a traversé le plateau.</translation>
    </message>
    <message>
        <source>Hexapawn</source>
        <extracomment>The name of the game</extracomment>
        <translation>Hexapion</translation>
    </message>
    <message>
        <source>Pawns</source>
        <extracomment>The name of an evaluation: it counts the pawns.</extracomment>
        <translation>Pions</translation>
    </message>
    <message>
        <source>Hexapawn {columns}×{rows}</source>
        <extracomment>The name of the game with its size
{columns}: a number
{rows}: a number</extracomment>
        <translation>Hexapion {columns}×{rows}</translation>
    </message>
    <message>
        <source>Cross the board</source>
        <extracomment>The aim of the game, on its card.</extracomment>
        <translation>Traverse le plateau</translation>
    </message>
    <message>
        <source>White goes first. Take turns to move one pawn.</source>
        <translation>Les Blancs commencent. Chacun à son tour déplace un pion.</translation>
    </message>
    <message>
        <source>A pawn moves one square straight forward if that square is empty. It captures one square diagonally forward.</source>
        <translation>Un pion avance d’une case tout droit si cette case est vide. Il prend en diagonale, une case vers l’avant.</translation>
    </message>
    <message>
        <source>You win if one of your pawns reaches the other side of the board.</source>
        <translation>Tu gagnes si un de tes pions atteint l’autre côté du plateau.</translation>
    </message>
    <message>
        <source>{player} can&apos;t move</source>
        <extracomment>Why the game is over.
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} ne peut pas jouer</translation>
    </message>
    <message>
        <source>Moves such as b1b2 a3xb2, or a board such as {board}</source>
        <extracomment>In the empty line for a position: what you can type there. {board}: a board in letters</extracomment>
        <translation>Coups comme b1b2 a3xb2, ou plateau comme {board}</translation>
    </message>
    <message>
        <source>Tic-tac-toe 3×3</source>
        <extracomment>The name of a game with its size</extracomment>
        <translation>Morpion 3×3</translation>
    </message>
    <message>
        <source>Four in a row 4×4</source>
        <extracomment>The name of a game with its size</extracomment>
        <translation>Quatre alignés 4×4</translation>
    </message>
    <message>
        <source>Connect Four 7×6</source>
        <extracomment>The name of a game with its size</extracomment>
        <translation>Puissance 4, 7×6</translation>
    </message>
    <message>
        <source>Gomoku 15×15</source>
        <extracomment>The name of a game with its size</extracomment>
        <translation>Gomoku 15×15</translation>
    </message>
    <message>
        <source>Five in a row 20×20</source>
        <extracomment>The name of a game with its size</extracomment>
        <translation>Cinq alignés 20×20</translation>
    </message>
    <message>
        <source>Discs fall to the lowest empty cell</source>
        <extracomment>label in the dialog for another size: how many marks in a row win</extracomment>
        <translation>Les pions tombent dans la case vide la plus basse</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a board size. Write columns x rows x row length, for example {kind}:7x6x4.</source>
        <extracomment>What is wrong with something that was typed. {kind}: a name to be typed, such as tic-tac-toe
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«&#xa0;{text}&#xa0;» n’est pas une taille de plateau. Écris colonnes x rangées x longueur de l’alignement, par exemple {kind}:7x6x4.</translation>
    </message>
    <message>
        <source>{value} is too small or too large. Columns, rows and row length go from {least} to {most}.</source>
        <extracomment>What is wrong with something that was typed.
{value}: a value: +3, −1 in 4, 0.5
{least}: the smallest number that is possible
{most}: the largest number that is possible</extracomment>
        <translation>{value} est trop petit ou trop grand. Les colonnes, les rangées et la longueur de l’alignement vont de {least} à {most}.</translation>
    </message>
    <message>
        <source>{where}column {text} is full. Choose another one.</source>
        <extracomment>
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}la colonne {text} est pleine. Prends-en une autre.</translation>
    </message>
    <message>
        <source>The number of rows must be {expected}, not {rows}. Write the rows from the top with / between them, such as X.O/.X./..O X.</source>
        <extracomment>What is wrong with a board that was typed. {expected}: what should be there
{rows}: a number</extracomment>
        <translation>Le nombre de rangées doit être {expected}, pas {rows}. Écris les rangées à partir du haut, séparées par /, par exemple X.O/.X./..O X.</translation>
    </message>
    <message>
        <source>Row {row} from the top must have this many cells: {expected}, not {cells}.</source>
        <extracomment>What is wrong with a board that was typed. {expected}: what should be there; {row}, {column}, {cells}: numbers</extracomment>
        <translation>La rangée {row} à partir du haut doit avoir ce nombre de cases&#xa0;: {expected}, pas {cells}.</translation>
    </message>
    <message>
        <source>The board has {x} × X and {o} × O. So {expected} moves next, not {turn}.</source>
        <extracomment>What is wrong with a board that was typed. {expected}: what should be there; {x}, {o}: how many there are; {turn}: X or O</extracomment>
        <translation>Avec {x} X et {o} O sur le plateau, c’est à {expected} de jouer, pas à {turn}.</translation>
    </message>
    <message>
        <source>There can&apos;t be {x} X and {o} O. X goes first, so there are as many X as O, or one more.</source>
        <extracomment>What is wrong with a board that was typed. {x}, {o}: how many there are
What is wrong with a board that was typed. {x}, {o}, {count}: how many there are</extracomment>
        <translation>{x} X et {o} O, ce n’est pas possible. X commence, donc il y a autant de X que de O, ou un de plus.</translation>
    </message>
    <message>
        <source>Both players have a winning row. The game would have ended with the first one.</source>
        <extracomment>What is wrong with a board that was typed.</extracomment>
        <translation>Les deux joueurs ont un alignement gagnant. La partie aurait fini au premier.</translation>
    </message>
    <message>
        <source>{winner} has a winning row, but the other player has moved since then.</source>
        <extracomment>What is wrong with a board that was typed.
{winner}: the name of the player who wins: X, White</extracomment>
        <translation>{winner} a un alignement gagnant, mais l’adversaire a encore joué après.</translation>
    </message>
    <message>
        <source>The disc on {cell} floats: the cell below it is empty.</source>
        <extracomment>What is wrong with a board that was typed.
{cell}: a place on the board: b2</extracomment>
        <translation>Le pion en {cell} flotte&#xa0;: la case en dessous est vide.</translation>
    </message>
    <message>
        <source>Stones in a row</source>
        <extracomment>name of the family: tic-tac-toe, Connect Four, Gomoku</extracomment>
        <translation>Jeux d’alignement</translation>
    </message>
    <message>
        <source>{k} in a row {columns}×{rows}, discs fall</source>
        <extracomment>The name of a game with its size
{k}: how many in a row win, a number
{columns}: a number
{rows}: a number</extracomment>
        <translation>{k} alignés {columns}×{rows}, les pions tombent</translation>
    </message>
    <message>
        <source>{k} in a row {columns}×{rows}</source>
        <extracomment>The name of a game with its size
{k}: how many in a row win, a number
{columns}: a number
{rows}: a number</extracomment>
        <translation>{k} alignés {columns}×{rows}</translation>
    </message>
    <message>
        <source>{k} in a row, discs fall</source>
        <extracomment>The aim of a game, as a title
{k}: how many in a row win, a number</extracomment>
        <translation>Aligne-en {k}, les pions tombent</translation>
    </message>
    <message>
        <source>{k} in a row</source>
        <extracomment>The aim of a game, as a title
{k}: how many in a row win, a number</extracomment>
        <translation>Aligne-en {k}</translation>
    </message>
    <message>
        <source>Tap a column.</source>
        <translation>Touche une colonne.</translation>
    </message>
    <message>
        <source>X goes first. Take turns. Drop a disc into any column that isn&apos;t full.</source>
        <extracomment>A rule of the game</extracomment>
        <translation>X commence. Chacun joue à son tour. Fais tomber un pion dans une colonne qui n’est pas pleine.</translation>
    </message>
    <message>
        <source>X goes first. Take turns. Mark any empty square.</source>
        <extracomment>A rule of the game</extracomment>
        <translation>X commence. Chacun joue à son tour. Mets ton signe dans une case vide.</translation>
    </message>
    <message>
        <source>The first player to get {k} in a row wins: across, down or diagonally.</source>
        <extracomment>A rule of the game
{k}: how many in a row win, a number</extracomment>
        <translation>Le premier joueur qui en aligne {k} gagne&#xa0;: à l’horizontale, à la verticale ou en diagonale.</translation>
    </message>
    <message>
        <source>column {number}</source>
        <extracomment>a move in a sentence, such as “X threatens column 4”
{number}: a number</extracomment>
        <translation>la colonne {number}</translation>
    </message>
    <message>
        <source>{player} plays column {number} and lands on {cell}</source>
        <extracomment>Read aloud after a move
{player}: a player&apos;s name: X, White
{number}: a number
{cell}: a place on the board: b2</extracomment>
        <translation>{player} joue la colonne {number} et arrive en {cell}</translation>
    </message>
    <message>
        <source>The winning row: {cells}</source>
        <extracomment>for screen readers at the end of a game {cells}: the places in the row
Read aloud at the end; {cells} is a list of points: a1, b2, c3.</extracomment>
        <translation>L’alignement gagnant&#xa0;: {cells}</translation>
    </message>
    <message>
        <source>Columns such as 4453, or a board with X, O and dots</source>
        <translation>Colonnes comme 4453, ou plateau avec X, O et des points</translation>
    </message>
    <message>
        <source>Moves such as b2a3, or a board such as X.O/.X./..O</source>
        <translation>Coups comme b2a3, ou plateau comme X.O/.X./..O</translation>
    </message>
    <message>
        <source>open lines</source>
        <extracomment>what an evaluation counts, as in “Counting open lines gives 3”</extracomment>
        <translation>les lignes ouvertes</translation>
    </message>
    <message>
        <source>lines with {count}:</source>
        <extracomment>{count}: the marks in an open line; such as “lines with 2: +8”</extracomment>
        <translation>lignes avec {count}&#xa0;:</translation>
    </message>
    <message>
        <source>Open lines</source>
        <extracomment>name of an evaluation: what it counts</extracomment>
        <translation>Lignes ouvertes</translation>
    </message>
    <message>
        <source>After {reply}, {player} must block {one}. Then {other} wins on the square above.</source>
        <extracomment>“Why?”: the reason for a loss where discs fall
{reply}: the other player&apos;s answer, a move: b2
{player}: a player&apos;s name: X, White
{one}: a place or a move: b2
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Après {reply}, {player} doit bloquer {one}. Ensuite, {other} gagne sur la case au-dessus.</translation>
    </message>
    <message>
        <source>After {reply}, the bot must block {one}. Then you win on the square above.</source>
        <extracomment>“Why?”: the reason for a loss where discs fall
{reply}: the other player&apos;s answer, a move: b2
{one}: a place or a move: b2</extracomment>
        <translation>Après {reply}, le robot doit bloquer {one}. Ensuite, tu gagnes sur la case au-dessus.</translation>
    </message>
    <message>
        <source>After {reply}, you must block {one}. Then the bot wins on the square above.</source>
        <extracomment>“Why?”: the reason for a loss where discs fall
{reply}: the other player&apos;s answer, a move: b2
{one}: a place or a move: b2</extracomment>
        <translation>Après {reply}, tu dois bloquer {one}. Ensuite, le robot gagne sur la case au-dessus.</translation>
    </message>
    <message>
        <source>The seeds in all pits and stores must add up to {total}.</source>
        <extracomment>What is wrong with something that was typed. {pits}, {seeds}, {total}: numbers</extracomment>
        <translation>Le total des graines dans tous les trous et greniers doit être {total}.</translation>
    </message>
    <message>
        <source>{where}pit {text} is empty. Choose one with seeds in it.</source>
        <extracomment>{where} is “Move 3: ”, or nothing
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}le trou {text} est vide. Prends-en un qui a des graines.</translation>
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
        <translation>Récolte le plus de graines</translation>
    </message>
    <message>
        <source>Tap one of your pits.</source>
        <translation>Touche un de tes trous.</translation>
    </message>
    <message>
        <source>Pick up all the seeds in one of your pits. Going anticlockwise, drop one into each pit. Drop one into your own store, too, but not into the other player&apos;s.</source>
        <translation>Ramasse toutes les graines d’un de tes trous. Sème-les une par une, dans le sens inverse des aiguilles d’une montre. Sème aussi dans ton grenier, mais saute celui de l’adversaire.</translation>
    </message>
    <message>
        <source>If the last seed lands in your store, move again.</source>
        <translation>Si la dernière graine tombe dans ton grenier, rejoue.</translation>
    </message>
    <message>
        <source>The game ends when one row is empty. You keep the seeds left in your row. The player with more seeds wins.</source>
        <translation>La partie finit quand une rangée est vide. Tu gardes les graines qui restent dans ta rangée. Le joueur qui a le plus de graines gagne.</translation>
    </message>
    <message>
        <source>Pits for each player</source>
        <extracomment>In the dialog for a board of another size.</extracomment>
        <translation>Trous pour chaque joueur</translation>
    </message>
    <message>
        <source>Seeds in each pit</source>
        <translation>Graines dans chaque trou</translation>
    </message>
    <message>
        <source>Capture even if the pit opposite is empty</source>
        <translation>Prendre même si le trou d’en face est vide</translation>
    </message>
    <message>
        <source>captures if it can, otherwise plays at random</source>
        <extracomment>Describes the bot called Beginner.</extracomment>
        <translation>prend si possible, sinon joue au hasard</translation>
    </message>
    <message>
        <source>Farthest pit</source>
        <extracomment>The name of a simple bot, and what it does</extracomment>
        <translation>Trou le plus loin</translation>
    </message>
    <message>
        <source>always plays the pit farthest from its store that still has seeds</source>
        <extracomment>The name of a simple bot, and what it does</extracomment>
        <translation>joue toujours le trou le plus loin de son grenier qui a encore des graines</translation>
    </message>
    <message>
        <source>The guess counts the seeds in the stores, but not those in the pits.</source>
        <translation>L’estimation compte les graines des greniers, mais pas celles des trous.</translation>
    </message>
    <message>
        <source>Seeds in the stores</source>
        <extracomment>The name of an evaluation: what it counts.</extracomment>
        <translation>Graines dans les greniers</translation>
    </message>
    <message>
        <source>Three men&apos;s morris, straight only</source>
        <translation>Moulin à trois pions, sans diagonales</translation>
    </message>
    <message>
        <source>Three men&apos;s morris</source>
        <translation>Moulin à trois pions</translation>
    </message>
    <message>
        <source>Three men&apos;s morris, all diagonals</source>
        <translation>Moulin à trois pions, toutes les diagonales</translation>
    </message>
    <message>
        <source>Three men&apos;s morris, anywhere</source>
        <translation>Moulin à trois pions, n’importe où</translation>
    </message>
    <message>
        <source>Then take turns to move a stone to an empty point right next to it, across or down.</source>
        <translation>Ensuite, chacun à son tour déplace un pion vers le point vide voisin, à l’horizontale ou à la verticale.</translation>
    </message>
    <message>
        <source>Then take turns to move a stone along a line to an empty point right next to it.</source>
        <translation>Ensuite, chacun à son tour déplace un pion le long d’une ligne jusqu’au point vide voisin.</translation>
    </message>
    <message>
        <source>Then take turns to move a stone, in any direction. It goes to an empty point right next to it.</source>
        <translation>Ensuite, chacun à son tour déplace un de ses pions, dans n’importe quel sens. Le pion va vers un point vide voisin.</translation>
    </message>
    <message>
        <source>Then take turns to move a stone to any empty point.</source>
        <translation>Ensuite, chacun à son tour déplace un pion vers n’importe quel point vide.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a kind of three men&apos;s morris. Write morris:straight, morris:centre, morris:diagonals or morris:anywhere.</source>
        <extracomment>What is wrong with something that was typed.
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«&#xa0;{text}&#xa0;» n’est pas une sorte de moulin à trois pions. Écris morris:straight, morris:centre, morris:diagonals ou morris:anywhere.</translation>
    </message>
    <message>
        <source>With these stones on the board, {turn} must move next.</source>
        <extracomment>What is wrong with something that was typed. {turn}: X or O</extracomment>
        <translation>Avec ces pions sur le plateau, c’est à {turn} de jouer.</translation>
    </message>
    <message>
        <source>Place three, then jump</source>
        <extracomment>How the game goes, on its card.</extracomment>
        <translation>Pose-en trois, puis saute</translation>
    </message>
    <message>
        <source>Place three, then move</source>
        <translation>Pose-en trois, puis déplace-les</translation>
    </message>
    <message>
        <source>X goes first. Take turns to place a stone on any empty point. Each of you has three stones.</source>
        <translation>X commence. Chacun à son tour pose un pion sur un point vide. Chacun a trois pions.</translation>
    </message>
    <message>
        <source>You win with three in a row: across, down or diagonally.</source>
        <translation>Tu gagnes si tu en alignes trois&#xa0;: à l’horizontale, à la verticale ou en diagonale.</translation>
    </message>
    <message>
        <source>Moves such as b2 a1, then b2-b3, or a board such as XO./.X./..O</source>
        <extracomment>In the empty line for a position: what you can type there.</extracomment>
        <translation>Coups comme b2 a1, puis b2-b3, ou plateau comme XO./.X./..O</translation>
    </message>
    <message>
        <source>How stones move
1: across and down
2: also to and from the centre
3: in every direction
4: to any empty point</source>
        <translation>Comment vont les pions
1&#xa0;: à l’horizontale et à la verticale
2&#xa0;: aussi vers le centre et depuis le centre
3&#xa0;: dans toutes les directions
4&#xa0;: vers n’importe quel point vide</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a list of heaps. Write their sizes, for example nim:3,4,5 or nim:21:max3:misere.</source>
        <extracomment>What is wrong with something that was typed.
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«&#xa0;{text}&#xa0;» n’est pas une liste de tas. Écris leurs tailles, par exemple nim:3,4,5 ou nim:21:max3:misere.</translation>
    </message>
    <message>
        <source>A heap can&apos;t have {value} coins. Each heap starts with 1 to {most} coins here.</source>
        <extracomment>What is wrong with something that was typed.
{value}: a value: +3, −1 in 4, 0.5
{most}: the largest number that is possible</extracomment>
        <translation>Un tas de {value} n’est pas possible. Ici, chaque tas commence avec 1 à {most} pièces.</translation>
    </message>
    <message>
        <source>You can&apos;t have {count} heaps here. Choose from 1 to {most}.</source>
        <extracomment>What is wrong with something that was typed.
{count}: a number; the text has a form for one and for many
{most}: the largest number that is possible</extracomment>
        <translation>Ce nombre de tas n’est pas possible&#xa0;: {count}. Ici, tu peux en avoir de 1 à {most}.</translation>
    </message>
    <message>
        <source>Nim</source>
        <extracomment>The name of the game</extracomment>
        <translation>Nim</translation>
    </message>
    <message>
        <source>Most coins in one turn (0: any number)</source>
        <extracomment>label in the dialog for another size</extracomment>
        <translation>Pièces par tour, au plus (0&#xa0;: autant qu’on veut)</translation>
    </message>
    <message>
        <source>Taking the last coin loses</source>
        <extracomment>label of a box to tick in the dialog for another size</extracomment>
        <translation>Prendre la dernière pièce fait perdre</translation>
    </message>
    <message>
        <source>Heap {name}</source>
        <extracomment>A heap of coins; {name}: its letter</extracomment>
        <translation>Tas {name}</translation>
    </message>
    <message>
        <source>Moves such as a1b2, or the coins left, such as {heaps}</source>
        <extracomment>In the empty line for a position: what you can type there. {heaps}: numbers with commas</extracomment>
        <translation>Coups comme a1b2, ou nombre de pièces de monnaie qui restent, comme {heaps}</translation>
    </message>
    <message>
        <source>Don&apos;t take the last coin</source>
        <translation>Ne prends pas la dernière pièce</translation>
    </message>
    <message>
        <source>Take the last coin</source>
        <translation>Prends la dernière pièce</translation>
    </message>
    <message>
        <source>Take turns. Choose one heap and take some of its coins.</source>
        <extracomment>A rule of the game</extracomment>
        <translation>Chacun joue à son tour. Choisis un tas et prends quelques-unes de ses pièces.</translation>
    </message>
    <message>
        <source>Take turns. Take some coins from the heap.</source>
        <extracomment>A rule of the game</extracomment>
        <translation>Chacun joue à son tour. Prends quelques pièces dans le tas.</translation>
    </message>
    <message>
        <source>You must take exactly one coin.</source>
        <extracomment>A rule of the game</extracomment>
        <translation>Tu dois prendre exactement une pièce.</translation>
    </message>
    <message>
        <source>You must take at least one coin. You can take up to {most}.</source>
        <extracomment>A rule of the game
{most}: the largest number that is possible</extracomment>
        <translation>Tu dois prendre au moins une pièce. Tu peux en prendre jusqu’à {most}.</translation>
    </message>
    <message>
        <source>You must take at least one coin. You can take them all.</source>
        <extracomment>A rule of the game</extracomment>
        <translation>Tu dois prendre au moins une pièce. Tu peux les prendre toutes.</translation>
    </message>
    <message>
        <source>The player who takes the very last coin loses.</source>
        <extracomment>A rule of the game</extracomment>
        <translation>Le joueur qui prend la toute dernière pièce perd.</translation>
    </message>
    <message>
        <source>The player who takes the very last coin wins.</source>
        <extracomment>A rule of the game</extracomment>
        <translation>Le joueur qui prend la toute dernière pièce gagne.</translation>
    </message>
    <message>
        <source>There are no draws.</source>
        <extracomment>A rule of the game</extracomment>
        <translation>Il n’y a pas de match nul.</translation>
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
        <translation>Après {move}&#xa0;: {left}. Après la réponse {reply}&#xa0;: {then}.</translation>
    </message>
    <message>
        <source>Leave an odd number of heaps with one coin each. Then the bot gets the last coin.</source>
        <extracomment>“Why?”: the rule to win</extracomment>
        <translation>Laisse un nombre impair de tas d’une pièce. Alors le robot prend la dernière pièce.</translation>
    </message>
    <message>
        <source>The bot should leave an odd number of heaps with one coin each. Then you get the last coin.</source>
        <extracomment>“Why?”: the rule to win</extracomment>
        <translation>Le robot devrait laisser un nombre impair de tas d’une pièce. Alors c’est toi qui prends la dernière pièce.</translation>
    </message>
    <message>
        <source>Leave an even number of heaps with one coin each. Then you get the last coin.</source>
        <extracomment>“Why?”: the rule to win</extracomment>
        <translation>Laisse un nombre pair de tas d’une pièce. Alors c’est toi qui prends la dernière pièce.</translation>
    </message>
    <message>
        <source>The bot should leave an even number of heaps with one coin each. Then it gets the last coin.</source>
        <extracomment>“Why?”: the rule to win</extracomment>
        <translation>Le robot devrait laisser un nombre pair de tas d’une pièce. Alors c’est lui qui prend la dernière pièce.</translation>
    </message>
    <message>
        <source>A tree of numbers has no board. Write the branches that lead to the node.</source>
        <extracomment>What is wrong with numbers that were typed for a tree.</extracomment>
        <translation>Un arbre de nombres n’a pas de plateau. Écris les branches qui mènent au nœud.</translation>
    </message>
    <message>
        <source>There are no numbers yet. Write some, for example 3 5 2 9 or [3 5] [2 9].</source>
        <extracomment>What is wrong with numbers that were typed for a tree.</extracomment>
        <translation>Il n’y a pas encore de nombres. Écris-en, par exemple 3 5 2 9 ou [3 5] [2 9].</translation>
    </message>
    <message>
        <source>The bracket at character {place} has no partner. Write, for example, [3 5] [2 9].</source>
        <extracomment>What is wrong with numbers that were typed for a tree. {branches}, {place}, {fewer}, {more}, {leaves}: numbers</extracomment>
        <translation>Le crochet au caractère {place} est tout seul. Écris par exemple [3 5] [2 9].</translation>
    </message>
    <message>
        <source>{count} numbers don&apos;t fill a tree with two branches at each node. Write {fewer} or {more} numbers, or use brackets: [3 5] [2].</source>
        <extracomment>What is wrong with numbers that were typed for a tree. {branches}, {place}, {fewer}, {more}, {leaves}: numbers
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>{count} nombres ne remplissent pas un arbre avec deux branches à chaque nœud. Écris {fewer} ou {more} nombres, ou mets des crochets&#xa0;: [3 5] [2].</translation>
    </message>
    <message>
        <source>The tree is too large. It can have at most {leaves} numbers and {depth} levels.</source>
        <extracomment>What is wrong with numbers that were typed for a tree. {branches}, {place}, {fewer}, {more}, {leaves}: numbers
{depth}: a number of moves</extracomment>
        <translation>L’arbre est trop grand. Il peut avoir au plus {leaves} nombres et {depth} niveaux.</translation>
    </message>
    <message>
        <source>The brackets at character {place} are empty. Write a number between them.</source>
        <extracomment>What is wrong with numbers that were typed for a tree. {branches}, {place}, {fewer}, {more}, {leaves}: numbers</extracomment>
        <translation>Les crochets au caractère {place} sont vides. Écris un nombre entre eux.</translation>
    </message>
    <message>
        <source>Trees of numbers</source>
        <translation>Arbres de nombres</translation>
    </message>
    <message>
        <source>A tree of numbers</source>
        <translation>Un arbre de nombres</translation>
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
        <translation>Les quatre cases du milieu ne peuvent pas être vides. Une partie commence avec des pions à cet endroit.</translation>
    </message>
    <message>
        <source>Othello</source>
        <extracomment>The name of the game</extracomment>
        <translation>Othello</translation>
    </message>
    <message>
        <source>Moves, corners and edges</source>
        <extracomment>Names of evaluations in a list: what they count.</extracomment>
        <translation>Coups, coins et bords</translation>
    </message>
    <message>
        <source>Discs</source>
        <extracomment>Names of evaluations in a list: what they count.</extracomment>
        <translation>Pions</translation>
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
        <translation>Finis avec le plus de pions</translation>
    </message>
    <message>
        <source>Black goes first. Place a disc so that you catch a row of the other player&apos;s discs between two of yours.</source>
        <translation>Les Noirs commencent. Pose un pion pour prendre une ligne de pions adverses entre deux des tiens.</translation>
    </message>
    <message>
        <source>The row can go across, down or diagonally. All the discs that you trap change to your colour.</source>
        <translation>La ligne peut être horizontale, verticale ou en diagonale. Tous les pions que tu prends ainsi se retournent et passent à ta couleur.</translation>
    </message>
    <message>
        <source>If you can&apos;t turn a disc, you must pass.</source>
        <translation>Si tu ne peux retourner aucun pion, tu dois passer.</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>The name of a move: the player can&apos;t turn a disc.</extracomment>
        <translation>passe</translation>
    </message>
    <message>
        <source>Moves such as {example} or pass, or rows such as {rows}</source>
        <extracomment>In the empty line for a position; the word pass is typed as it is in all languages.
{example}: an example of what can be typed
{rows}: a number</extracomment>
        <translation>Coups comme {example} ou pass, ou rangées comme {rows}</translation>
    </message>
    <message>
        <source>Columns (4, 6 or 8)</source>
        <extracomment>In the dialog for a board of another size.</extracomment>
        <translation>Colonnes (4, 6 ou 8)</translation>
    </message>
    <message>
        <source>Rows (4, 6 or 8)</source>
        <translation>Rangées (4, 6 ou 8)</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t one of these games. Write tic-tac-toe:misere, misere:4x4x4 or wild.</source>
        <extracomment>What is wrong with something that was typed.
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un de ces jeux. Écris tic-tac-toe:misere, misere:4x4x4 ou wild.</translation>
    </message>
    <message>
        <source>Marks on the board: {count}. So {expected} moves next, not {text}.</source>
        <extracomment>What is wrong with a board that was typed. {x}, {o}, {count}: how many there are; {expected}, {text}: X or O</extracomment>
        <translation>Signes sur le plateau&#xa0;: {count}. Donc c’est à {expected} de jouer, pas à {text}.</translation>
    </message>
    <message>
        <source>Boards</source>
        <extracomment>label in the dialog for another size: how many boards</extracomment>
        <translation>Plateaux</translation>
    </message>
    <message>
        <source>Tic-tac-toe where a row loses</source>
        <translation>Morpion où un alignement fait perdre</translation>
    </message>
    <message>
        <source>Few open lines</source>
        <extracomment>name of an evaluation: a player wants few of them</extracomment>
        <translation>Peu de lignes ouvertes</translation>
    </message>
    <message>
        <source>Misère tic-tac-toe</source>
        <extracomment>The name of a game: tic-tac-toe in which a row loses</extracomment>
        <translation>Morpion misère</translation>
    </message>
    <message>
        <source>{k} in a row loses, {columns}×{rows}</source>
        <extracomment>The name of a game: tic-tac-toe in which a row loses
{k}: how many in a row win, a number
{columns}: a number
{rows}: a number</extracomment>
        <translation>{k} alignés perdent {columns}×{rows}</translation>
    </message>
    <message>
        <source>avoids making a row if it can, otherwise plays at random</source>
        <extracomment>what a bot does; the bot is the subject</extracomment>
        <translation>évite si possible de faire un alignement, sinon joue au hasard</translation>
    </message>
    <message>
        <source>Don&apos;t make a row</source>
        <translation>Ne fais pas d’alignement</translation>
    </message>
    <message>
        <source>If you get {k} in a row across, down or diagonally, you lose.</source>
        <extracomment>A rule of the game
{k}: how many in a row win, a number</extracomment>
        <translation>Si tu en alignes {k}, tu perds&#xa0;: à l’horizontale, à la verticale ou en diagonale.</translation>
    </message>
    <message>
        <source>Wild tic-tac-toe</source>
        <extracomment>The name of a game</extracomment>
        <translation>Morpion sauvage</translation>
    </message>
    <message>
        <source>Choose X or O</source>
        <translation>Choisis X ou O</translation>
    </message>
    <message>
        <source>Take turns. Put an X or an O on any empty square. You choose the mark each time.</source>
        <translation>Chacun joue à son tour. Mets un X ou un O dans une case vide. Tu choisis le signe à chaque fois.</translation>
    </message>
    <message>
        <source>Moves such as Xb2 Oa1, or a board such as X.O/.X./..O</source>
        <translation>Coups comme Xb2 Oa1, ou plateau comme X.O/.X./..O</translation>
    </message>
    <message>
        <source>Notakto</source>
        <extracomment>The name of a game: from French “not tac”</extracomment>
        <translation>Notakto</translation>
    </message>
    <message>
        <source>avoids making the last row if it can, otherwise plays at random</source>
        <extracomment>what a bot does; the bot is the subject</extracomment>
        <translation>évite si possible de faire le dernier alignement, sinon joue au hasard</translation>
    </message>
    <message>
        <source>Only X. Don&apos;t make a row</source>
        <translation>Que des X. Ne fais pas d’alignement</translation>
    </message>
    <message>
        <source>Only X. Don&apos;t make the last row</source>
        <translation>Que des X. Ne fais pas le dernier alignement</translation>
    </message>
    <message>
        <source>Take turns. Put an X on any empty square. Both players use X.</source>
        <translation>Chacun joue à son tour. Mets un X dans une case vide. Les deux joueurs mettent des X.</translation>
    </message>
    <message>
        <source>If you get three Xs in a row across, down or diagonally, you lose.</source>
        <translation>Si tu alignes trois X, tu perds&#xa0;: à l’horizontale, à la verticale ou en diagonale.</translation>
    </message>
    <message>
        <source>Take turns. Put an X on any of the boards. Both players use X.</source>
        <translation>Chacun joue à son tour. Mets un X sur un des plateaux. Les deux joueurs mettent des X.</translation>
    </message>
    <message>
        <source>A board with three Xs in a row is dead. Nobody can play there any more.</source>
        <translation>Un plateau avec trois X alignés est mort. Personne ne peut plus y jouer.</translation>
    </message>
    <message>
        <source>The player who makes the row on the last live board loses. There are no draws.</source>
        <translation>Le joueur qui fait l’alignement sur le dernier plateau encore vivant perd. Il n’y a pas de match nul.</translation>
    </message>
    <message>
        <source>Moves such as b2a3, or a board such as X../.X./...</source>
        <extracomment>In the empty line for a position: what you can type there.</extracomment>
        <translation>Coups comme b2a3, ou plateau comme X../.X./...</translation>
    </message>
    <message>
        <source>Moves such as b2e2, or boards such as {boards}</source>
        <extracomment>In the empty line for a position: what you can type there. {boards}: boards in letters</extracomment>
        <translation>Coups comme b2e2, ou plateaux comme {boards}</translation>
    </message>
    <message>
        <source>{player} plays {move}</source>
        <extracomment>Read aloud after each move: “X plays b2”.
{player}: a player&apos;s name: X, White
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>{player} joue {move}</translation>
    </message>
    <message>
        <source>Moves such as {example}</source>
        <extracomment>In the empty line for a position: what you can type there.
{example}: an example of what can be typed</extracomment>
        <translation>Coups comme {example}</translation>
    </message>
    <message>
        <source>Tap the board to move.</source>
        <translation>Touche le plateau pour jouer.</translation>
    </message>
    <message>
        <source>wins if it can, blocks if it must, otherwise plays at random</source>
        <extracomment>Describes the bot called Beginner.</extracomment>
        <translation>gagne si possible, bloque s’il le faut, sinon joue au hasard</translation>
    </message>
    <message>
        <source>First move</source>
        <extracomment>The name of a simple bot, and what it does</extracomment>
        <translation>Premier coup</translation>
    </message>
    <message>
        <source>always plays the first legal move</source>
        <extracomment>The name of a simple bot, and what it does</extracomment>
        <translation>joue toujours le premier coup possible</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>The longest texts in the table of moves.
How a value is known: proven</extracomment>
        <translation>exact</translation>
    </message>
    <message>
        <source>bound, depth {depth}</source>
        <extracomment>The longest texts in the table of moves.
How a value is known: a limit, after looking {depth} moves ahead</extracomment>
        <translation>borne, profondeur {depth}</translation>
    </message>
    <message>
        <source>guess, depth {depth}</source>
        <extracomment>The longest texts in the table of moves.
How a value is known: a guess, after looking {depth} moves ahead</extracomment>
        <translation>estimation, profondeur {depth}</translation>
    </message>
    <message>
        <source>{player} wins on its next move</source>
        <extracomment>The longest texts in the table of moves.
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} gagne à son prochain coup</translation>
    </message>
    <message>
        <source>Draw, or {player} wins</source>
        <extracomment>The longest texts in the table of moves.
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Match nul, ou {player} gagne</translation>
    </message>
    <message>
        <source>{player} may win</source>
        <extracomment>The longest texts in the table of moves.
A guess about the end of the game: {player} is likelier to win</extracomment>
        <translation>{player} gagne peut-être</translation>
    </message>
    <message>
        <source>Loss</source>
        <extracomment>The worst that can happen, in the column “Worst case”</extracomment>
        <translation>Défaite</translation>
    </message>
    <message>
        <source>you win</source>
        <extracomment>What a position or a move leads to; a clause that begins small
How a game ended.</extracomment>
        <translation>tu gagnes</translation>
    </message>
    <message>
        <source>the bot wins</source>
        <extracomment>What a position or a move leads to; a clause that begins small
How a game ended.</extracomment>
        <translation>le robot gagne</translation>
    </message>
    <message>
        <source>you win now</source>
        <extracomment>What a position or a move leads to; a clause that begins small</extracomment>
        <translation>tu gagnes maintenant</translation>
    </message>
    <message>
        <source>the bot wins now</source>
        <extracomment>What a position or a move leads to; a clause that begins small</extracomment>
        <translation>le robot gagne maintenant</translation>
    </message>
    <message>
        <source>you win on your next move</source>
        <translation>tu gagnes à ton prochain coup</translation>
    </message>
    <message>
        <source>the bot wins on its next move</source>
        <translation>le robot gagne à son prochain coup</translation>
    </message>
    <message>
        <source>now</source>
        <extracomment>Under a value on the board: the move wins at once</extracomment>
        <translation>maintenant</translation>
    </message>
    <message>
        <source>{player} wins in at most {count}</source>
        <extracomment>Under a value on the board: in how many moves the game ends, at the latest
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>{player} gagne en {count} au plus</translation>
    </message>
    <message>
        <source>{player} wins in {count}</source>
        <extracomment>Under a value on the board: in how many of that player&apos;s moves the game is won
{player}: a player&apos;s name: X, White
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>{player} gagne en {count}</translation>
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
        <translation>au prochain coup</translation>
    </message>
    <message>
        <source>{player} wins next</source>
        <extracomment>On a tag beside a move; a clause that begins small
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} gagne au prochain coup</translation>
    </message>
    <message>
        <source>There is no game called “{text}”. Choose {presets}, {forms} or {last}.</source>
        <extracomment>What is wrong with something that was typed or read. {presets}, {forms}: lists of names of games; {last}: one more
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>Il n’y a pas de jeu appelé «&#xa0;{text}&#xa0;». Choisis {presets}, {forms} ou {last}.</translation>
    </message>
    <message>
        <source>This game has no evaluation called “{text}”. Choose {names}.</source>
        <extracomment>What is wrong with something that was typed or read. {names}: a list
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>Ce jeu n’a pas d’évaluation appelée «&#xa0;{text}&#xa0;». Choisis {names}.</translation>
    </message>
    <message>
        <source>it has more than {most} moves. Choose a shorter game.</source>
        <extracomment>What is wrong with a file, after “line 3: ” or its name; begins small
What is wrong with a file, after a colon; begins small
{most}: the largest number that is possible</extracomment>
        <translation>il contient plus de {most} coups. Choisis une partie plus courte.</translation>
    </message>
    <message>
        <source>Move {number}: </source>
        <extracomment>Begins a sentence about a move that can&apos;t be played
{number}: a number</extracomment>
        <translation>Coup {number}&#xa0;: </translation>
    </message>
    <message>
        <source>“{title}” has no board to play on.</source>
        <extracomment>Said instead of a game from a file. {title}: the name of a game</extracomment>
        <translation>«&#xa0;{title}&#xa0;» n’a pas de plateau pour jouer.</translation>
    </message>
    <message>
        <source>Your last game couldn&apos;t be restored. {reason}</source>
        <extracomment>Said at the start of the program
{reason}: a whole sentence</extracomment>
        <translation>Ta dernière partie n’a pas pu être rouverte. {reason}</translation>
    </message>
    <message>
        <source>there is no such file or folder. Check the name.</source>
        <translation>ce fichier ou ce dossier n’existe pas. Vérifie le nom.</translation>
    </message>
    <message>
        <source>another person or program has changed it.</source>
        <translation>une autre personne ou un autre programme l’a modifié.</translation>
    </message>
    <message>
        <source>the system says “{reason}”.</source>
        <extracomment>What is wrong with a file, after a colon; begins small
{reason}: a whole sentence</extracomment>
        <translation>le système dit «&#xa0;{reason}&#xa0;».</translation>
    </message>
    <message>
        <source>something went wrong in this program.</source>
        <extracomment>What is wrong with a file, after a colon; begins small</extracomment>
        <translation>il y a eu un problème dans ce programme.</translation>
    </message>
    <message>
        <source>it is larger than {megabytes} MB. Choose a smaller file.</source>
        <extracomment>What is wrong with a file, after a colon; begins small
{megabytes}: a number</extracomment>
        <translation>il fait plus de {megabytes}&#xa0;Mo. Choisis un fichier plus petit.</translation>
    </message>
    <message>
        <source>{where}this line is damaged.</source>
        <extracomment>What is wrong with a file, after a colon; begins small
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}cette ligne est abîmée.</translation>
    </message>
    <message>
        <source>{where}there are more than {most} entries in one pair of brackets.</source>
        <extracomment>What is wrong with a file, after a colon; begins small
{where}: where in a file, such as “line 3: ”; often empty
{most}: the largest number that is possible</extracomment>
        <translation>{where}il y a plus de {most} éléments entre deux crochets ou accolades.</translation>
    </message>
    <message>
        <source>{where}a number is too large. Make it smaller.</source>
        <extracomment>What is wrong with a file, after a colon; begins small
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}un nombre est trop grand. Choisis-en un plus petit.</translation>
    </message>
    <message>
        <source>it comes from a newer version of this program. Update the program.</source>
        <extracomment>What is wrong with a file, after a colon; begins small</extracomment>
        <translation>il vient d’une version plus récente de ce programme. Mets le programme à jour.</translation>
    </message>
    <message>
        <source>{where}“{name}” is missing. Add it.</source>
        <extracomment>What is wrong in a file, after a colon; begins small. {name}: the name of a field
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}«&#xa0;{name}&#xa0;» manque. Ajoute-le.</translation>
    </message>
    <message>
        <source>{where}“{name}” can&apos;t be {shown}. Change it.</source>
        <extracomment>What is wrong in a file, after a colon; begins small. {name}: the name of a field; {shown}: what stands there
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}«&#xa0;{name}&#xa0;» ne peut pas être {shown}. Change-le.</translation>
    </message>
    <message>
        <source>{where}there is no player called “{shown}”. Use another name.</source>
        <extracomment>What is wrong in a file, after a colon; begins small. {shown}: what stands there
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}il n’y a pas de joueur appelé «&#xa0;{shown}&#xa0;». Prends un autre nom.</translation>
    </message>
    <message>
        <source>you stopped it.</source>
        <extracomment>What is wrong in a file, after a colon; begins small.</extracomment>
        <translation>tu l’as arrêté.</translation>
    </message>
    <message>
        <source>{where}the move {move} appears twice. Delete one of them.</source>
        <extracomment>What is wrong in a file, after a colon; begins small.
{where}: where in a file, such as “line 3: ”; often empty
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>{where}le coup {move} apparaît deux fois. Supprimes-en un.</translation>
    </message>
    <message>
        <source>“{name}” wasn&apos;t opened: {reason}</source>
        <extracomment>Said when a file can&apos;t be opened. {name}: of the file; {reason}: what is wrong</extracomment>
        <translation>«&#xa0;{name}&#xa0;» n’a pas été ouvert&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>“{name}” was opened.</source>
        <extracomment>Said when only parts of a file could be read. {name}: of the file</extracomment>
        <translation>«&#xa0;{name}&#xa0;» est ouvert.</translation>
    </message>
    <message>
        <source>“{name}” wasn&apos;t saved: {reason}</source>
        <extracomment>Said when a file can&apos;t be written. {name}: of the file; {reason}: what is wrong</extracomment>
        <translation>«&#xa0;{name}&#xa0;» n’a pas été enregistré&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Open the file in your text editor</source>
        <translation>Ouvrir le fichier dans ton éditeur de texte</translation>
    </message>
    <message>
        <source>Show the file</source>
        <translation>Montrer le fichier</translation>
    </message>
    <message>
        <source>Another person or program has changed “{name}”. What would you like to do?</source>
        <extracomment>A question with buttons. {name}: of the file</extracomment>
        <translation>Une autre personne ou un autre programme a modifié «&#xa0;{name}&#xa0;». Que veux-tu faire&#x202f;?</translation>
    </message>
    <message>
        <source>The text</source>
        <extracomment>Stands for the name of a file if a text was pasted</extracomment>
        <translation>Le texte</translation>
    </message>
    <message>
        <source>The game is saved as “{name}”.</source>
        <extracomment>{name}: of the file</extracomment>
        <translation>La partie est enregistrée sous le nom «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>The results are saved as “{name}”.</source>
        <extracomment>Results of the arena. {name}: of the file</extracomment>
        <translation>Les résultats sont enregistrés sous le nom «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>“{name}” wasn&apos;t saved: you stopped it.</source>
        <extracomment>{name}: of the file</extracomment>
        <translation>«&#xa0;{name}&#xa0;» n’a pas été enregistré&#xa0;: tu l’as arrêté.</translation>
    </message>
    <message>
        <source>Your moves aren&apos;t being saved: {reason}</source>
        <extracomment>{reason}: what is wrong, such as “the disk is full.”</extracomment>
        <translation>Tes coups ne sont pas enregistrés en ce moment&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Some of your earlier games couldn&apos;t be restored: {reason}</source>
        <extracomment>Said at the start of the program.
{reason}: a whole sentence</extracomment>
        <translation>Certaines de tes parties précédentes n’ont pas pu être rouvertes&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>A copy of the damaged file is kept as “{name}”.</source>
        <extracomment>Said at the start of the program. {name}: of the copy</extracomment>
        <translation>Une copie du fichier abîmé est gardée sous le nom «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>line {line}: </source>
        <extracomment>Where in a file something is wrong; a sentence that begins small follows. {line}: a number</extracomment>
        <translation>ligne {line}&#xa0;: </translation>
    </message>
    <message>
        <source>{name} can&apos;t play, because there is no program at {path}.</source>
        <extracomment>What is wrong with another program that should play. {name}: of the program
{path}: the place of a file on the disk</extracomment>
        <translation>{name} ne peut pas jouer, car il n’y a pas de programme à l’emplacement {path}.</translation>
    </message>
    <message>
        <source>{name} can&apos;t play at the level “{text}”. Choose another one.</source>
        <extracomment>What is wrong with another program that should play. {name}: of the program; {text}: what the program wrote</extracomment>
        <translation>{name} ne peut pas jouer au niveau «&#xa0;{text}&#xa0;». Choisis-en un autre.</translation>
    </message>
    <message>
        <source>{name} wrote “{text}” instead of a move, so it was stopped.</source>
        <extracomment>What is wrong with another program that should play. {name}: of the program; {text}: what the program wrote</extracomment>
        <translation>{name} a écrit «&#xa0;{text}&#xa0;» au lieu d’un coup, alors on l’a arrêté.</translation>
    </message>
    <message>
        <source>{name} reported an error instead of a move: “{text}”.</source>
        <extracomment>What is wrong with another program that should play. {name}: of the program; {text}: what the program wrote</extracomment>
        <translation>{name} a signalé un problème au lieu de jouer un coup&#xa0;: «&#xa0;{text}&#xa0;».</translation>
    </message>
    <message>
        <source>{name} crashed or left the game (exit status {status}).</source>
        <extracomment>What is wrong with another program that should play. {name}: of the program; {status}: a number</extracomment>
        <translation>{name} a planté ou a quitté la partie (code de sortie {status}).</translation>
    </message>
    <message>
        <source>{name} was stopped before it found a move.</source>
        <extracomment>What is wrong with another program that should play. {name}: of the program</extracomment>
        <translation>{name} a été arrêté avant de trouver un coup.</translation>
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
        <translation>{name}, force {number}</translation>
    </message>
    <message>
        <source>a Gomocup program for five-in-a-row games in which stones don&apos;t fall: {path}</source>
        <extracomment>What a program does, in a list of players; begins small
{path}: the place of a file on the disk</extracomment>
        <translation>un programme Gomocup pour aligner cinq pierres qui ne tombent pas&#xa0;: {path}</translation>
    </message>
    <message>
        <source>a chess engine set to play at Elo {number}: {path}</source>
        <extracomment>What a program does, in a list of players; begins small
{number}: a number
{path}: the place of a file on the disk</extracomment>
        <translation>un programme d’échecs réglé pour jouer comme Elo {number}&#xa0;: {path}</translation>
    </message>
    <message>
        <source>a chess engine set to skill {number}: {path}</source>
        <extracomment>What a program does, in a list of players; begins small
{number}: a number
{path}: the place of a file on the disk</extracomment>
        <translation>un programme d’échecs réglé sur la force {number}&#xa0;: {path}</translation>
    </message>
    <message>
        <source>a chess engine at full strength: {path}</source>
        <extracomment>What a program does, in a list of players; begins small
{path}: the place of a file on the disk</extracomment>
        <translation>un programme d’échecs à son niveau maximum&#xa0;: {path}</translation>
    </message>
    <message>
        <source>{name} left the game.</source>
        <extracomment>What is wrong with another program that should play. {name}: of the program</extracomment>
        <translation>{name} a quitté la partie.</translation>
    </message>
    <message>
        <source>Trickiest for a beginner</source>
        <extracomment>Choice: how the perfect player chooses among equally good moves</extracomment>
        <translation>Le plus difficile pour un débutant</translation>
    </message>
    <message>
        <source>At random</source>
        <extracomment>Choice: how the perfect player chooses among equally good moves</extracomment>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>a player who looks one move ahead beats it: {games}</source>
        <extracomment>How strong a level of the bot is. {games}: such as “60 of 100 games, draws: 12”</extracomment>
        <translation>un joueur qui regarde un coup à l’avance le bat&#xa0;: {games}</translation>
    </message>
    <message>
        <source>beats the level below: {games}</source>
        <extracomment>How strong a level of the bot is. {games}: such as “60 of 100 games, draws: 12”</extracomment>
        <translation>bat le niveau d’en dessous&#xa0;: {games}</translation>
    </message>
    <message>
        <source>{wins} of {total} games, draws: {draws}</source>
        <extracomment>How many games were won, after a colon. {total}: a number of games
{wins}: a number of games
{draws}: a number of games</extracomment>
        <translation>{wins} sur {total} parties, matchs nuls&#xa0;: {draws}</translation>
    </message>
    <message>
        <source>{wins} of {total} games</source>
        <extracomment>How many games were won, after a colon. {total}: a number of games
{wins}: a number of games</extracomment>
        <translation>{wins} sur {total} parties</translation>
    </message>
    <message>
        <source>Strongest</source>
        <extracomment>Name of a kind of player: of a level of the bot, or of a way to choose moves</extracomment>
        <translation>Le plus fort</translation>
    </message>
    <message>
        <source>Monte Carlo</source>
        <extracomment>Name of a kind of player: of a level of the bot, or of a way to choose moves</extracomment>
        <translation>Monte-Carlo</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>Name of a kind of player: of a level of the bot, or of a way to choose moves</extracomment>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Beginner</source>
        <extracomment>Name of a kind of player: of a level of the bot, or of a way to choose moves</extracomment>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Attacker</source>
        <extracomment>Name of a kind of player: of a level of the bot, or of a way to choose moves</extracomment>
        <translation>Attaquant</translation>
    </message>
    <message>
        <source>Builder</source>
        <extracomment>Name of a kind of player: of a level of the bot, or of a way to choose moves</extracomment>
        <translation>Bâtisseur</translation>
    </message>
    <message>
        <source>Perfect</source>
        <extracomment>Name of a kind of player: of a level of the bot, or of a way to choose moves</extracomment>
        <translation>Parfait</translation>
    </message>
    <message>
        <source>Worst case</source>
        <extracomment>Name of a kind of player: of a level of the bot, or of a way to choose moves</extracomment>
        <translation>Pire cas</translation>
    </message>
    <message>
        <source>Best odds</source>
        <extracomment>Name of a kind of player: of a level of the bot, or of a way to choose moves</extracomment>
        <translation>Meilleures chances</translation>
    </message>
    <message>
        <source>Matchboxes</source>
        <extracomment>Name of a kind of player: of a level of the bot, or of a way to choose moves</extracomment>
        <translation>Boîtes d’allumettes</translation>
    </message>
    <message>
        <source>Wild guesser</source>
        <extracomment>Name of a level of the bot.</extracomment>
        <translation>Devin farfelu</translation>
    </message>
    <message>
        <source>Rough guesser</source>
        <extracomment>Name of a level of the bot.</extracomment>
        <translation>Devin maladroit</translation>
    </message>
    <message>
        <source>Fair guesser</source>
        <extracomment>Name of a level of the bot.</extracomment>
        <translation>Devin moyen</translation>
    </message>
    <message>
        <source>Good guesser</source>
        <extracomment>Name of a level of the bot.</extracomment>
        <translation>Bon devin</translation>
    </message>
    <message>
        <source>Learner</source>
        <extracomment>Name of a level of the bot.</extracomment>
        <translation>Apprenti</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>Name of a level of the bot.</extracomment>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Medium</source>
        <extracomment>Name of a level of the bot.</extracomment>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Hard</source>
        <extracomment>Name of a level of the bot.</extracomment>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>Name of a level of the bot.</extracomment>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Looks {depth} ahead</source>
        <extracomment>Name of a level of the bot.
{depth}: a number of moves</extracomment>
        <translation>Coups à l’avance&#xa0;: {depth}</translation>
    </message>
    <message>
        <source>picks any legal move at random</source>
        <translation>choisit au hasard n’importe quel coup possible</translation>
    </message>
    <message>
        <source>looks only at the worst that can happen</source>
        <translation>regarde seulement le pire qui peut arriver</translation>
    </message>
    <message>
        <source>plays as if both sides moved at random from here</source>
        <translation>joue comme si, à partir d’ici, les deux joueurs jouaient au hasard</translation>
    </message>
    <message>
        <source>follows a list of rules on a piece of paper: never loses, but misses wins (P. Curzon and P. McOwan)</source>
        <translation>suit une liste de règles sur une feuille de papier&#xa0;: ne perd jamais, mais rate des victoires (P. Curzon et P. McOwan)</translation>
    </message>
    <message>
        <source>MENACE: learns from its wins and losses with beads in matchboxes (D. Michie)</source>
        <translation>MENACE&#xa0;: apprend de ses victoires et de ses défaites avec des perles dans des boîtes d’allumettes (D. Michie)</translation>
    </message>
    <message>
        <source>End of the branch: {number}</source>
        <extracomment>How a game ended. {number}: what stands at the end of a branch in a tree of numbers</extracomment>
        <translation>Fin de la branche&#xa0;: {number}</translation>
    </message>
    <message>
        <source>{player} wins by {margin}</source>
        <extracomment>How a game ended or will end; a clause that begins small
{player}: a player&apos;s name: X, White
{margin}: by how much a game is won: 4</extracomment>
        <translation>{player} gagne de {margin}</translation>
    </message>
    <message>
        <source>you win by {margin}</source>
        <extracomment>How a game ended or will end; a clause that begins small
{margin}: by how much a game is won: 4</extracomment>
        <translation>tu gagnes de {margin}</translation>
    </message>
    <message>
        <source>the bot wins by {margin}</source>
        <extracomment>How a game ended or will end; a clause that begins small
{margin}: by how much a game is won: 4</extracomment>
        <translation>le robot gagne de {margin}</translation>
    </message>
    <message>
        <source>leads to {number}</source>
        <extracomment>What a move leads to in a tree of numbers
{number}: a number</extracomment>
        <translation>mène à {number}</translation>
    </message>
    <message>
        <source>Draw: neither player can force a win</source>
        <translation>Match nul&#xa0;: aucun joueur ne peut forcer la victoire</translation>
    </message>
    <message>
        <source>no better</source>
        <extracomment>Beside a move in the list of moves: other moves are at least as good</extracomment>
        <translation>pas mieux</translation>
    </message>
    <message>
        <source>about even</source>
        <extracomment>A guess about the end of the game: neither player is likelier to win</extracomment>
        <translation>à peu près égal</translation>
    </message>
    <message>
        <source>proven</source>
        <extracomment>How sure a value is; before or after it</extracomment>
        <translation>prouvé</translation>
    </message>
    <message>
        <source>at least</source>
        <extracomment>How sure a value is; the value follows</extracomment>
        <translation>au moins</translation>
    </message>
    <message>
        <source>at most</source>
        <extracomment>How sure a value is; the value follows</extracomment>
        <translation>au plus</translation>
    </message>
    <message>
        <source>Even?</source>
        <extracomment>In place of a number: a guess that neither player is likelier to win</extracomment>
        <translation>Égal&#x202f;?</translation>
    </message>
    <message>
        <source>{player} wins?</source>
        <extracomment>In place of a number: a guess that {player} will win</extracomment>
        <translation>{player} gagne&#x202f;?</translation>
    </message>
    <message>
        <source>You win?</source>
        <extracomment>In place of a number: a guess that you will win</extracomment>
        <translation>Tu gagnes&#x202f;?</translation>
    </message>
    <message>
        <source>Bot wins?</source>
        <extracomment>In place of a number: a guess that the bot will win</extracomment>
        <translation>Le robot gagne&#x202f;?</translation>
    </message>
    <message>
        <source>Win</source>
        <extracomment>The worst that can happen, in the column “Worst case”</extracomment>
        <translation>Victoire</translation>
    </message>
    <message>
        <source>After {reply}, only the poisoned square is left for {player} to eat.</source>
        <extracomment>“Why?”: what the best answer to the mistake leaves
{reply}: the other player&apos;s answer, a move: b2
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Après {reply}, il ne reste à {player} que le carré empoisonné à manger.</translation>
    </message>
    <message>
        <source>After {reply}, only the poisoned square is left, and you have to eat it.</source>
        <extracomment>“Why?”: what the best answer to the mistake leaves
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Après {reply}, il ne reste que le carré empoisonné, et tu dois le manger.</translation>
    </message>
    <message>
        <source>After {reply}, only the poisoned square is left, and the bot has to eat it.</source>
        <extracomment>“Why?”: what the best answer to the mistake leaves
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Après {reply}, il ne reste que le carré empoisonné, et le robot doit le manger.</translation>
    </message>
    <message>
        <source>After {reply}, two arms of the same length are left: the bottom row and the left column. Whatever {player} eats from one arm, {other} can copy on the other arm.</source>
        <extracomment>“Why?”: what the best answer to the mistake leaves
{reply}: the other player&apos;s answer, a move: b2
{player}: a player&apos;s name: X, White
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Après {reply}, il reste deux bras de même longueur&#xa0;: la rangée du bas et la colonne de gauche. Tout ce que {player} mange sur un bras, {other} peut le copier sur l’autre bras.</translation>
    </message>
    <message>
        <source>After {reply}, two arms of the same length are left: the bottom row and the left column. Whatever you eat from one arm, the bot can copy on the other arm.</source>
        <extracomment>“Why?”: what the best answer to the mistake leaves
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Après {reply}, il reste deux bras de même longueur&#xa0;: la rangée du bas et la colonne de gauche. Tout ce que tu manges sur un bras, le robot peut le copier sur l’autre bras.</translation>
    </message>
    <message>
        <source>After {reply}, two arms of the same length are left: the bottom row and the left column. Whatever the bot eats from one arm, you can copy on the other arm.</source>
        <extracomment>“Why?”: what the best answer to the mistake leaves
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Après {reply}, il reste deux bras de même longueur&#xa0;: la rangée du bas et la colonne de gauche. Tout ce que le robot mange sur un bras, tu peux le copier sur l’autre bras.</translation>
    </message>
    <message>
        <source>After {reply}, every move {player} can make completes a row and loses.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Après {reply}, chaque coup de {player} complète une ligne et perd.</translation>
    </message>
    <message>
        <source>After {reply}, every move you can make completes a row and loses.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Après {reply}, chacun de tes coups complète une ligne et perd.</translation>
    </message>
    <message>
        <source>After {reply}, every move the bot can make completes a row and loses.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Après {reply}, chaque coup du robot complète une ligne et perd.</translation>
    </message>
    <message>
        <source>With {better}, any move by {other} would complete a row and lose.</source>
        <extracomment>“Why?”: the reason for a loss
{better}: a move that was better: b2
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Avec {better}, chaque coup de {other} compléterait une ligne et perdrait.</translation>
    </message>
    <message>
        <source>With {better}, any move by the bot would complete a row and lose.</source>
        <extracomment>“Why?”: the reason for a loss
{better}: a move that was better: b2</extracomment>
        <translation>Avec {better}, chaque coup du robot compléterait une ligne et perdrait.</translation>
    </message>
    <message>
        <source>With {better}, every move you can make would complete a row and lose.</source>
        <extracomment>“Why?”: the reason for a loss
{better}: a move that was better: b2</extracomment>
        <translation>Avec {better}, chacun de tes coups compléterait une ligne et perdrait.</translation>
    </message>
    <message>
        <source>After {reply}, two rows are left, the lower one just one square longer. Whatever {player} eats, {other} can get back to this shape.</source>
        <extracomment>“Why?”: what the best answer to the mistake leaves
{reply}: the other player&apos;s answer, a move: b2
{player}: a player&apos;s name: X, White
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Après {reply}, il reste deux rangées, celle du bas plus longue d’exactement un carré. Quoi que {player} mange, {other} peut revenir à cette forme.</translation>
    </message>
    <message>
        <source>After {reply}, two rows are left, the lower one just one square longer. Whatever you eat, the bot can get back to this shape.</source>
        <extracomment>“Why?”: what the best answer to the mistake leaves
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Après {reply}, il reste deux rangées, celle du bas plus longue d’exactement un carré. Quoi que tu manges, le robot peut revenir à cette forme.</translation>
    </message>
    <message>
        <source>After {reply}, two rows are left, the lower one just one square longer. Whatever the bot eats, you can get back to this shape.</source>
        <extracomment>“Why?”: what the best answer to the mistake leaves
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Après {reply}, il reste deux rangées, celle du bas plus longue d’exactement un carré. Quoi que le robot mange, tu peux revenir à cette forme.</translation>
    </message>
    <message>
        <source>After {reply}, two columns are left, the left one just one square longer. Whatever {player} eats, {other} can get back to this shape.</source>
        <extracomment>“Why?”: what the best answer to the mistake leaves
{reply}: the other player&apos;s answer, a move: b2
{player}: a player&apos;s name: X, White
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Après {reply}, il reste deux colonnes, celle de gauche plus longue d’exactement un carré. Quoi que {player} mange, {other} peut revenir à cette forme.</translation>
    </message>
    <message>
        <source>After {reply}, two columns are left, the left one just one square longer. Whatever you eat, the bot can get back to this shape.</source>
        <extracomment>“Why?”: what the best answer to the mistake leaves
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Après {reply}, il reste deux colonnes, celle de gauche plus longue d’exactement un carré. Quoi que tu manges, le robot peut revenir à cette forme.</translation>
    </message>
    <message>
        <source>After {reply}, two columns are left, the left one just one square longer. Whatever the bot eats, you can get back to this shape.</source>
        <extracomment>“Why?”: what the best answer to the mistake leaves
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Après {reply}, il reste deux colonnes, celle de gauche plus longue d’exactement un carré. Quoi que le robot mange, tu peux revenir à cette forme.</translation>
    </message>
    <message>
        <source>After {reply}, {other} has a pawn that nothing can stop.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Après {reply}, {other} a un pion que rien ne peut arrêter.</translation>
    </message>
    <message>
        <source>After {reply}, you have a pawn that nothing can stop.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Après {reply}, tu as un pion que rien ne peut arrêter.</translation>
    </message>
    <message>
        <source>After {reply}, the bot has a pawn that nothing can stop.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Après {reply}, le robot a un pion que rien ne peut arrêter.</translation>
    </message>
    <message>
        <source>After {reply}, {player} can&apos;t move.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Après {reply}, {player} ne peut pas jouer.</translation>
    </message>
    <message>
        <source>After {reply}, you can&apos;t move.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Après {reply}, tu ne peux pas jouer.</translation>
    </message>
    <message>
        <source>After {reply}, the bot can&apos;t move.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Après {reply}, le robot ne peut pas jouer.</translation>
    </message>
    <message>
        <source>If your last seed lands in one of your empty pits, capture it and all seeds in the pit opposite. Put them in your store. If there are none opposite, your seed stays where it is.</source>
        <translation>Si ta dernière graine tombe dans un de tes trous vides, prends-la avec toutes les graines du trou d’en face. Mets-les dans ton grenier. S’il n’y en a pas en face, ta graine reste là.</translation>
    </message>
    <message>
        <source>If your last seed lands in one of your empty pits, capture it and any seeds in the pit opposite. Put them in your store.</source>
        <translation>Si ta dernière graine tombe dans un de tes trous vides, prends-la avec les graines du trou d’en face, s’il y en a. Mets-les dans ton grenier.</translation>
    </message>
    <message>
        <source>After {reply}, {player} has only one move.</source>
        <extracomment>“Why?”: what is wrong with a move
{reply}: the other player&apos;s answer, a move: b2
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Après {reply}, {player} n’a plus qu’un seul coup.</translation>
    </message>
    <message>
        <source>After {reply}, you have only one move.</source>
        <extracomment>“Why?”: what is wrong with a move
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Après {reply}, tu n’as plus qu’un seul coup.</translation>
    </message>
    <message>
        <source>After {reply}, the bot has only one move.</source>
        <extracomment>“Why?”: what is wrong with a move
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Après {reply}, le robot n’a plus qu’un seul coup.</translation>
    </message>
    <message>
        <source>After {reply}, {player} has only two moves.</source>
        <extracomment>“Why?”: what is wrong with a move
{reply}: the other player&apos;s answer, a move: b2
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Après {reply}, {player} n’a plus que deux coups.</translation>
    </message>
    <message>
        <source>After {reply}, you have only two moves.</source>
        <extracomment>“Why?”: what is wrong with a move
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Après {reply}, tu n’as plus que deux coups.</translation>
    </message>
    <message>
        <source>After {reply}, the bot has only two moves.</source>
        <extracomment>“Why?”: what is wrong with a move
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Après {reply}, le robot n’a plus que deux coups.</translation>
    </message>
    <message>
        <source>Something went wrong in the search, so the bots are paused. Let them try again, or play on.</source>
        <translation>Il y a eu un problème pendant la recherche, alors les robots sont en pause. Laisse-les réessayer, ou continue à jouer.</translation>
    </message>
    <message>
        <source>wins if it can, blocks if it must, otherwise makes a threat or plays at random</source>
        <translation>gagne si possible, bloque s’il le faut, sinon fait une menace ou joue au hasard</translation>
    </message>
    <message>
        <source>wins if it can, blocks if it must, otherwise makes its longest line longer</source>
        <translation>gagne si possible, bloque s’il le faut, sinon allonge sa plus longue ligne</translation>
    </message>
    <message>
        <source>looks ahead to the end of the game, or as far as time allows on large boards (minimax)</source>
        <translation>regarde à l’avance jusqu’à la fin de la partie, ou aussi loin que le temps le permet sur les grands plateaux (minimax)</translation>
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
        <translation>Joue n’importe quel coup.</translation>
    </message>
    <message>
        <source>Looks one move ahead.</source>
        <translation>Regarde un coup à l’avance.</translation>
    </message>
    <message>
        <source>Makes a threat whenever it can.</source>
        <translation>Menace dès que possible.</translation>
    </message>
    <message>
        <source>Makes its longest line longer.</source>
        <translation>Allonge sa plus longue ligne.</translation>
    </message>
    <message>
        <source>Never makes a mistake.</source>
        <translation>Ne se trompe jamais.</translation>
    </message>
    <message>
        <source>Looks as far ahead as it can.</source>
        <translation>Regarde aussi loin que possible.</translation>
    </message>
    <message>
        <source>{count} of {most} stars</source>
        <extracomment>The strength of a bot, for screen readers, such as &quot;2 of 5 stars&quot;
{count}: a number; the text has a form for one and for many
{most}: the largest number that is possible</extracomment>
        <translation>{count} étoiles sur {most}</translation>
    </message>
    <message>
        <source>draw, or you win</source>
        <translation>match nul, ou tu gagnes</translation>
    </message>
    <message>
        <source>draw, or the bot wins</source>
        <translation>match nul, ou le robot gagne</translation>
    </message>
    <message>
        <source>You win</source>
        <extracomment>In place of a number: you win with this move if both sides play perfectly</extracomment>
        <translation>Tu gagnes</translation>
    </message>
    <message>
        <source>Bot wins</source>
        <extracomment>In place of a number: the bot wins if both sides play perfectly</extracomment>
        <translation>Le robot gagne</translation>
    </message>
    <message>
        <source>Plays about as well as you do.</source>
        <translation>Joue à peu près aussi bien que toi.</translation>
    </message>
    <message>
        <source>squares</source>
        <extracomment>A part of the evaluation, before its number: what the places of the pieces count.</extracomment>
        <translation>cases</translation>
    </message>
    <message>
        <source>Pieces and their squares, opening to endgame</source>
        <extracomment>Names of evaluations in a list; this one changes from the middlegame to the endgame.</extracomment>
        <translation>Pièces et leurs cases, de l’ouverture à la finale</translation>
    </message>
    <message>
        <source>Pieces and their squares</source>
        <extracomment>Names of evaluations in a list; this one changes from the middlegame to the endgame.</extracomment>
        <translation>Pièces et leurs cases</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a bar size. Write columns x rows, for example chomp:5x4.</source>
        <extracomment>What is wrong with something that was typed.
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«&#xa0;{text}&#xa0;» n’est pas une taille. Écris colonnes x rangées, par exemple chomp:5x4.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a board size. Write the number of boxes as columns x rows, each from 1 to {most}, for example dots:4x3.</source>
        <extracomment>What is wrong with something that was typed
{text}: what somebody typed, or what stands in a file
{most}: the largest number that is possible</extracomment>
        <translation>«&#xa0;{text}&#xa0;» n’est pas une taille. Écris colonnes x rangées de carrés, chacune de 1 à {most}, par exemple dots:4x3.</translation>
    </message>
    <message>
        <source>Each closed box needs its owner&apos;s X or O. Open boxes can&apos;t have one.</source>
        <extracomment>What is wrong with something that was typed</extracomment>
        <translation>Chaque carré fermé doit avoir le X ou le O de son joueur. Les carrés ouverts ne peuvent pas en avoir.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a Hex board size. Write how many cells there are on each side, from {least} to {most}, for example hex:5.</source>
        <extracomment>What is wrong with something that was typed.
{text}: what somebody typed, or what stands in a file
{least}: the smallest number that is possible
{most}: the largest number that is possible</extracomment>
        <translation>«&#xa0;{text}&#xa0;» n’est pas une taille pour Hex. Écris le nombre de cases d’un côté, de {least} à {most}, par exemple hex:5.</translation>
    </message>
    <message>
        <source>These numbers of stones can&apos;t be right. X goes first, so X has as many stones as O, or one more.</source>
        <extracomment>What is wrong with something that was typed.</extracomment>
        <translation>Les nombres de pierres ne vont pas. X commence, donc X a autant de pierres que O, ou une de plus.</translation>
    </message>
    <message>
        <source>If the board is full and nobody has completed a row, it is a draw.</source>
        <extracomment>A rule of the game</extracomment>
        <translation>Si le plateau est plein et que personne n’a d’alignement, c’est un match nul.</translation>
    </message>
    <message>
        <source>always takes the first empty cell, starting from the top left</source>
        <extracomment>what a bot does; the bot is the subject</extracomment>
        <translation>prend toujours la première case vide, en partant d’en haut à gauche</translation>
    </message>
    <message>
        <source>Win = 10 + empty squares</source>
        <extracomment>name of a scale for values</extracomment>
        <translation>10 + cases vides</translation>
    </message>
    <message>
        <source>If {first} wins, the value is 10, plus 1 for each square that is still empty. If {second} wins, it is the same number with a minus sign in front. 0: a draw.</source>
        <extracomment>What values mean on the scale of schools
{first}: the name of the player who moves first: X, White
{second}: the name of the player who moves second: O, Black</extracomment>
        <translation>Si {first} gagne, la valeur est 10, plus 1 pour chaque case encore vide. Si {second} gagne, c’est le même nombre avec un moins. 0&#xa0;: match nul.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a board size. Write pits x seeds, for example kalah:6x4. There can be up to {pits} pits with up to {seeds} seeds each.</source>
        <extracomment>What is wrong with something that was typed. {pits}, {seeds}, {total}: numbers
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«&#xa0;{text}&#xa0;» n’est pas une taille. Écris trous x graines, par exemple kalah:6x4. Il peut y avoir jusqu’à {pits} trous avec jusqu’à {seeds} graines chacun.</translation>
    </message>
    <message>
        <source>{where}pit {text} doesn&apos;t exist. The last pit is {last}.</source>
        <extracomment>{where} is “Move 3: ”, or nothing {last}: the letter of a pit
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}le trou {text} n’existe pas. Le dernier est {last}.</translation>
    </message>
    <message>
        <source>Pit letters, such as cfB, or a position such as {example}</source>
        <extracomment>In the empty line for a position: what you can type there.
{example}: an example of what can be typed</extracomment>
        <translation>Lettres des trous, comme cfB, ou position comme {example}</translation>
    </message>
    <message>
        <source>There can&apos;t be {x} X and {o} O. Each player has at most {most} stones, and X places the first one.</source>
        <extracomment>What is wrong with something that was typed. {x}, {o}: how many there are
{most}: the largest number that is possible</extracomment>
        <translation>{x} X et {o} O, ce n’est pas possible. Chaque joueur a au plus {most} pions, et X pose le premier.</translation>
    </message>
    <message>
        <source>number of heaps that count as 1 = {number}, which is even</source>
        <extracomment>these texts about what is left follow a colon, or a move in brackets
{number}: a number</extracomment>
        <translation>tas qui comptent pour 1 = {number}, un nombre pair</translation>
    </message>
    <message>
        <source>number of heaps that count as 1 = {number}, which is odd</source>
        <extracomment>In brackets after a move, in “Why?”: what the theory says of the coins that are left.
{number}: a number</extracomment>
        <translation>tas qui comptent pour 1 = {number}, un nombre impair</translation>
    </message>
    <message>
        <source>remainder after dividing by {divisor} = {number}</source>
        <extracomment>In brackets after a move, in “Why?”: what the theory says of the coins that are left. {divisor}: a number
{number}: a number</extracomment>
        <translation>reste de la division par {divisor} = {number}</translation>
    </message>
    <message>
        <source>No heap counts more than 1. Number of heaps that count as 1 = {ones}</source>
        <extracomment>Below a list of the heaps: what the theory computes. {ones}: a number</extracomment>
        <translation>Aucun tas ne compte plus de 1. Tas qui comptent pour 1 = {ones}</translation>
    </message>
    <message>
        <source>Leave a multiple of {number}. Each time the other player takes some coins, take enough that the two turns add up to {number}.</source>
        <extracomment>“Why?”: the rule to win
{number}: a number</extracomment>
        <translation>Laisse un multiple de {number}. Après chaque réponse, prends ce qu’il faut pour que vos deux coups fassent {number} ensemble.</translation>
    </message>
    <message>
        <source>The bot should leave a multiple of {number}. Each time you take some coins, it takes enough that the two turns add up to {number}.</source>
        <extracomment>“Why?”: the rule to win
{number}: a number</extracomment>
        <translation>Le robot devrait laisser un multiple de {number}. Quand tu en prends, il complète à {number}.</translation>
    </message>
    <message>
        <source>Leave two heaps of the same size. Then copy each move: take the same number from the other heap.</source>
        <extracomment>“Why?”: the rule to win</extracomment>
        <translation>Laisse deux tas égaux. Ensuite, copie chaque coup&#xa0;: prends-en autant dans l’autre tas.</translation>
    </message>
    <message>
        <source>The bot should leave two heaps of the same size. Then it can copy each of your moves on the other heap.</source>
        <extracomment>“Why?”: the rule to win</extracomment>
        <translation>Le robot devrait laisser deux tas égaux. Ensuite, il peut copier chaque coup dans l’autre tas.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t an Othello board size. Write columns x rows, each 4, 6 or 8, for example othello:6x6.</source>
        <extracomment>What is wrong with something that was typed
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«&#xa0;{text}&#xa0;» n’est pas une taille pour Othello. Écris colonnes x rangées, chacune 4, 6 ou 8, par exemple othello:6x6.</translation>
    </message>
    <message>
        <source>“{mark}” isn&apos;t a mark in this game. Write {known} or a dot.</source>
        <extracomment>{known}: “X” or “X, O”; {mark}: a letter</extracomment>
        <translation>«&#xa0;{mark}&#xa0;» n’est pas un signe de ce jeu. Écris {known} ou un point.</translation>
    </message>
    <message>
        <source>These rows can&apos;t happen. The game, or its board, would have ended with the first row.</source>
        <extracomment>What is wrong with a board that was typed.</extracomment>
        <translation>Ces alignements ne sont pas possibles. La partie, ou son plateau, aurait fini au premier alignement.</translation>
    </message>
    <message>
        <source>Win = 10 + moves left</source>
        <extracomment>A scale of values: a win counts 10 and one more for each move that is left.</extracomment>
        <translation>10 + coups restants</translation>
    </message>
    <message>
        <source>{where}“{text}” comes after the game has ended. Leave out this move and all the moves after it.</source>
        <extracomment>What is wrong with something that was typed or read.
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}«&#xa0;{text}&#xa0;» vient après la fin de la partie. Supprime-le, et tous les coups d’après.</translation>
    </message>
    <message>
        <source>there is no game in it. Try another file.</source>
        <extracomment>What is wrong with a file, after “line 3: ” or its name; begins small</extracomment>
        <translation>il ne contient pas de partie. Essaie un autre fichier.</translation>
    </message>
    <message>
        <source>you don&apos;t have permission to use this file or folder. Try another folder.</source>
        <translation>tu n’as pas l’autorisation d’utiliser ce fichier ou ce dossier. Essaie un autre dossier.</translation>
    </message>
    <message>
        <source>the disk is full. Free up some space.</source>
        <translation>le disque est plein. Fais un peu de place.</translation>
    </message>
    <message>
        <source>it is empty. Try another file.</source>
        <extracomment>What is wrong with a file, after a colon; begins small</extracomment>
        <translation>il est vide. Essaie un autre fichier.</translation>
    </message>
    <message>
        <source>{where}there are too many brackets inside brackets.</source>
        <extracomment>What is wrong with a file, after a colon; begins small
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}trop de crochets ou d’accolades sont les uns dans les autres.</translation>
    </message>
    <message>
        <source>Opening “{name}”: {percent}%.</source>
        <extracomment>While a large file is read. {name}: of the file
{percent}: a number, without its sign</extracomment>
        <translation>Ouverture de «&#xa0;{name}&#xa0;»&#xa0;: {percent}&#xa0;%.</translation>
    </message>
    <message>
        <source>Saving “{name}”: {percent}%.</source>
        <extracomment>While a large file is written. {name}: of the file
{percent}: a number, without its sign</extracomment>
        <translation>Enregistrement de «&#xa0;{name}&#xa0;»&#xa0;: {percent}&#xa0;%.</translation>
    </message>
    <message>
        <source>Everything is being saved again.</source>
        <translation>Tout est de nouveau enregistré.</translation>
    </message>
    <message>
        <source>Your settings were damaged, so the default settings are being used. The old file is kept as “{name}”.</source>
        <extracomment>Said at the start of the program. {name}: of the old file</extracomment>
        <translation>Tes réglages étaient abîmés, donc les réglages habituels sont utilisés. L’ancien fichier est gardé sous le nom «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>{name} only plays five-in-a-row games in which stones don&apos;t fall, such as Gomoku. Choose another game or another player.</source>
        <extracomment>What is wrong with another program that should play. {name}: of the program</extracomment>
        <translation>{name} joue seulement à aligner cinq pierres qui ne tombent pas, comme à Gomoku. Choisis un autre jeu ou un autre joueur.</translation>
    </message>
    <message>
        <source>{name} only plays chess. Choose another game or another player.</source>
        <extracomment>What is wrong with another program that should play. {name}: of the program</extracomment>
        <translation>{name} joue seulement aux échecs. Choisis un autre jeu ou un autre joueur.</translation>
    </message>
    <message>
        <source>if moves are equally good: one at random</source>
        <translation>entre coups aussi bons&#xa0;: un au hasard</translation>
    </message>
    <message>
        <source>0: a draw. If {first} wins, the value is 10, plus 1 for each move that could still be played. If {second} wins, it is the same number with a minus sign in front.</source>
        <extracomment>What values mean on the scale of schools
{first}: the name of the player who moves first: X, White
{second}: the name of the player who moves second: O, Black</extracomment>
        <translation>0&#xa0;: un match nul. Si {first} gagne, la valeur est 10, plus 1 pour chaque coup qu’on pourrait encore jouer. Si {second} gagne, c’est le même nombre avec un moins.</translation>
    </message>
    <message>
        <source>If {first} wins, the value is 10, plus 1 for each move that could still be played. If {second} wins, it is the same number with a minus sign in front.</source>
        <extracomment>What values mean on the scale of schools
{first}: the name of the player who moves first: X, White
{second}: the name of the player who moves second: O, Black</extracomment>
        <translation>Si {first} gagne, la valeur est 10, plus 1 pour chaque coup qu’on pourrait encore jouer. Si {second} gagne, c’est le même nombre avec un moins.</translation>
    </message>
    <message>
        <source>{other} only needs {square} to complete a row. In the end {player} runs out of safe columns.</source>
        <extracomment>“Why?”: the reason for a loss where discs fall
{other}: the other player&apos;s name: O, Black
{square}: a square of the board: e4
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Il ne manque que {square} à {other} pour une ligne. À la fin, {player} n’a plus de colonne sûre.</translation>
    </message>
    <message>
        <source>You only need {square} to complete a row. In the end the bot runs out of safe columns.</source>
        <extracomment>“Why?”: the reason for a loss where discs fall
{square}: a square of the board: e4</extracomment>
        <translation>Il ne te manque que {square} pour une ligne. À la fin, le robot n’a plus de colonne sûre.</translation>
    </message>
    <message>
        <source>The bot only needs {square} to complete a row. In the end you run out of safe columns.</source>
        <extracomment>“Why?”: the reason for a loss where discs fall
{square}: a square of the board: e4</extracomment>
        <translation>Il ne manque que {square} au robot pour une ligne. À la fin, tu n’as plus de colonne sûre.</translation>
    </message>
    <message>
        <source>After {reply}, {player} can&apos;t move and must pass.</source>
        <extracomment>“Why?”: what is wrong with a move
{reply}: the other player&apos;s answer, a move: b2
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Après {reply}, {player} ne peut pas jouer et doit passer.</translation>
    </message>
    <message>
        <source>After {reply}, you can&apos;t move and must pass.</source>
        <extracomment>“Why?”: what is wrong with a move
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Après {reply}, tu ne peux pas jouer et tu dois passer.</translation>
    </message>
    <message>
        <source>After {reply}, the bot can&apos;t move and must pass.</source>
        <extracomment>“Why?”: what is wrong with a move
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Après {reply}, le robot ne peut pas jouer et doit passer.</translation>
    </message>
    <message>
        <source>Mira, {percent}% at random</source>
        <extracomment>The bot Mira while it plays a fixed share of its moves at random
{percent}: a number, without its sign</extracomment>
        <translation>Mira, {percent}&#xa0;% au hasard</translation>
    </message>
    <message>
        <source>Looks {depth} ahead, no guessing</source>
        <extracomment>Name of a kind of player: of a level of the bot, or of a way to choose moves
{depth}: a number of moves</extracomment>
        <translation>Coups à l’avance&#xa0;: {depth}, sans estimation</translation>
    </message>
    <message>
        <source>plays {percent}% of its moves at random and the rest well</source>
        <extracomment>What a player does, in a list of players; begins small
{percent}: a number, without its sign</extracomment>
        <translation>joue {percent}&#xa0;% de ses coups au hasard, et bien tous les autres</translation>
    </message>
    <message>
        <source>Adapts to you: it now plays {percent}% of its moves at random.</source>
        <extracomment>Below the board, about the bot that adapts to the player
{percent}: a number, without its sign</extracomment>
        <translation>S’adapte à toi&#xa0;: joue maintenant {percent}&#xa0;% de ses coups au hasard.</translation>
    </message>
    <message>
        <source>you win in at most {count}</source>
        <extracomment>Under a value on the board: in how many moves the game ends, at the latest
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>tu gagnes en {count} au plus</translation>
    </message>
    <message>
        <source>bot wins in at most {count}</source>
        <extracomment>Under a value on the board: in how many moves the game ends, at the latest
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>le robot gagne en {count} au plus</translation>
    </message>
    <message>
        <source>you win next</source>
        <extracomment>Under a value on the board: with your next move</extracomment>
        <translation>tu gagnes au prochain coup</translation>
    </message>
    <message>
        <source>bot wins next</source>
        <extracomment>Under a value on the board: with the bot&apos;s next move</extracomment>
        <translation>le robot gagne au prochain coup</translation>
    </message>
    <message>
        <source>you win in {count}</source>
        <extracomment>Under a value on the board: in how many of your moves the game is won
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>tu gagnes en {count}</translation>
    </message>
    <message>
        <source>bot wins in {count}</source>
        <extracomment>Under a value on the board: in how many of the bot&apos;s moves the game is won
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>le robot gagne en {count}</translation>
    </message>
    <message>
        <source>Nobody knows a simple rule for this shape.</source>
        <extracomment>above the list of moves, in place of a rule that says how to win</extracomment>
        <translation>Personne ne connaît de règle simple pour cette forme.</translation>
    </message>
    <message>
        <source>you may win</source>
        <extracomment>A guess about the end of the game: the reader is likelier to win</extracomment>
        <translation>tu gagnes peut-être</translation>
    </message>
    <message>
        <source>the bot may win</source>
        <extracomment>A guess about the end of the game: the bot is likelier to win</extracomment>
        <translation>le robot gagne peut-être</translation>
    </message>
    <message>
        <source>The player who has just moved is still in check, which isn&apos;t allowed. Let that player move next.</source>
        <extracomment>What is wrong with something that was typed</extracomment>
        <translation>Le joueur qui vient de jouer est encore en échec, et c’est interdit. Donne-lui le tour.</translation>
    </message>
    <message>
        <source>It is a draw if a player can&apos;t move but isn&apos;t in check: stalemate.</source>
        <translation>La partie est nulle si un joueur ne peut pas jouer mais n’est pas en échec&#xa0;: pat.</translation>
    </message>
    <message>
        <source>“{text}” doesn&apos;t fit this bar. Write how many squares are left in each row, from the bottom up: 5,3,1. No row can be longer than the row below it.</source>
        <extracomment>What is wrong with something that was typed.
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«&#xa0;{text}&#xa0;» ne va pas avec cette tablette. Écris combien de carrés il reste dans chaque rangée, de bas en haut&#xa0;: 5,3,1. Aucune rangée ne peut être plus longue que celle d’en dessous.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a drawing of this board. Write its rows from the top with / between them: _ for a line across, | for a line down, and . for nothing. Write each box&apos;s X or O after its left line.</source>
        <extracomment>What is wrong with something that was typed
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un dessin de ce plateau. Écris ses rangées de haut en bas, séparées par /&#xa0;: _ pour un trait horizontal, | pour un trait vertical et . pour rien. Écris le X ou le O de chaque carré après son trait de gauche.</translation>
    </message>
    <message>
        <source>This isn&apos;t a Hex board of this size. Write its rows from the top, with X, O or a dot for each cell: {example}.</source>
        <extracomment>What is wrong with something that was typed.
{example}: an example of what can be typed</extracomment>
        <translation>Ce n’est pas un plateau de Hex de cette taille. Écris ses rangées de haut en bas, avec X, O ou un point pour chaque case&#xa0;: {example}.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a board of this size. Write its rows from the top with W, B and dots, then whose turn it is, for example {example}.</source>
        <extracomment>What is wrong with something that was typed
{text}: what somebody typed, or what stands in a file
{example}: an example of what can be typed</extracomment>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un plateau de cette taille. Écris ses rangées de haut en bas avec W, B et des points, puis à qui c’est de jouer, par exemple {example}.</translation>
    </message>
    <message>
        <source>If you can&apos;t move, you lose. There are no draws.</source>
        <translation>Si tu ne peux pas jouer, tu perds. Il n’y a pas de match nul.</translation>
    </message>
    <message>
        <source>“{mark}” in row {row}, column {column} isn&apos;t a mark. Write X, O or a dot.</source>
        <extracomment>What is wrong with a board that was typed. {row}, {column}, {cells}: numbers; {mark}: a letter</extracomment>
        <translation>«&#xa0;{mark}&#xa0;» dans la rangée {row}, colonne {column}, n’est pas un signe. Écris X, O ou un point.</translation>
    </message>
    <message>
        <source>“{text}” after the board isn&apos;t a player. Write X or O, or leave it out.</source>
        <extracomment>What is wrong with a board that was typed.
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«&#xa0;{text}&#xa0;» après le plateau n’est pas un joueur. Écris X ou O, ou n’écris rien.</translation>
    </message>
    <message>
        <source>pit {pit}</source>
        <extracomment>a move in a sentence, such as “With pit c, X could capture 3 seeds”
{pit}: the letter of a pit: c</extracomment>
        <translation>le trou {pit}</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a board of nine points. Write its rows from the top with X, O and dots, then whose turn it is, for example XO./.X./..O X.</source>
        <extracomment>What is wrong with something that was typed.
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un plateau de neuf points. Écris ses rangées de haut en bas avec X, O et des points, puis à qui c’est de jouer, par exemple XO./.X./..O X.</translation>
    </message>
    <message>
        <source>Entry {place}, “{text}”, isn&apos;t a number from −100,000 to 100,000. Write, for example, 3 5 2 9 or [3 5] [2 9].</source>
        <extracomment>What is wrong with numbers that were typed for a tree. {branches}, {place}, {fewer}, {more}, {leaves}: numbers
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>L’entrée {place}, «&#xa0;{text}&#xa0;», n’est pas un nombre de −100&#x202f;000 à 100&#x202f;000. Écris par exemple 3 5 2 9 ou [3 5] [2 9].</translation>
    </message>
    <message>
        <source>This position doesn&apos;t fit the board. Write its rows from the top with B, W and dots, then whose turn it is, for example {example}.</source>
        <extracomment>What is wrong with something that was typed
{example}: an example of what can be typed</extracomment>
        <translation>Ce n’est pas une position de ce plateau. Écris ses rangées de haut en bas avec B, W et des points, puis à qui c’est de jouer, par exemple {example}.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a possible number of boards. Write a number from 1 to {most}, for example notakto:2.</source>
        <extracomment>What is wrong with something that was typed.
{text}: what somebody typed, or what stands in a file
{most}: the largest number that is possible</extracomment>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un nombre de plateaux possible. Écris un nombre de 1 à {most}, par exemple notakto:2.</translation>
    </message>
    <message>
        <source>{where}this isn&apos;t UTF-8 text. Save it as UTF-8 and try again.</source>
        <extracomment>What is wrong with a file, after a colon; begins small
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}ce n’est pas du texte UTF-8. Enregistre-le en UTF-8 et réessaie.</translation>
    </message>
    <message>
        <source>“{file}” isn&apos;t a Gomocup program. Their names start with {prefix}.</source>
        <extracomment>What is wrong with another program that should play. {file}: of its file; {prefix}: how it should begin</extracomment>
        <translation>«&#xa0;{file}&#xa0;» n’est pas un programme Gomocup. Leurs noms commencent par {prefix}.</translation>
    </message>
    <message>
        <source>{name} didn&apos;t start. This computer can&apos;t run {path} as a program.</source>
        <extracomment>What is wrong with another program that should play. {name}: of the program
{path}: the place of a file on the disk</extracomment>
        <translation>{name} n’a pas démarré. Cet ordinateur ne peut pas lancer {path} comme programme.</translation>
    </message>
    <message>
        <source>{name} wasn&apos;t ready after {seconds} s, so it was stopped.</source>
        <extracomment>What is wrong with another program that should play. {name}: of the program
{seconds}: a number</extracomment>
        <translation>{name} n’était pas prêt après {seconds}&#xa0;s, alors on l’a arrêté.</translation>
    </message>
    <message>
        <source>{name} doesn&apos;t play on this board: “{text}”.</source>
        <extracomment>What is wrong with another program that should play. {name}: of the program; {text}: what the program wrote</extracomment>
        <translation>{name} ne joue pas sur ce plateau&#xa0;: «&#xa0;{text}&#xa0;».</translation>
    </message>
    <message>
        <source>{name} wanted to play {text}, which isn&apos;t allowed here.</source>
        <extracomment>What is wrong with another program that should play. {name}: of the program; {text}: what the program wrote</extracomment>
        <translation>{name} voulait jouer {text}, ce qui est interdit ici.</translation>
    </message>
    <message>
        <source>With {better}, {player} could copy each move on the opposite side of the centre. Then {player} couldn&apos;t lose.</source>
        <extracomment>“Why?”: the reason for a loss
{better}: a move that was better: b2
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Avec {better}, {player} pourrait copier chaque coup de l’autre côté du centre. Alors {player} ne pourrait pas perdre.</translation>
    </message>
    <message>
        <source>With {better}, you could copy each of the bot&apos;s moves on the opposite side of the centre. Then you couldn&apos;t lose.</source>
        <extracomment>“Why?”: the reason for a loss
{better}: a move that was better: b2</extracomment>
        <translation>Avec {better}, tu pourrais copier chaque coup du robot de l’autre côté du centre. Alors tu ne pourrais pas perdre.</translation>
    </message>
    <message>
        <source>With {better}, the bot could copy each of your moves on the opposite side of the centre. Then it couldn&apos;t lose.</source>
        <extracomment>“Why?”: the reason for a loss
{better}: a move that was better: b2</extracomment>
        <translation>Avec {better}, le robot pourrait copier chacun de tes coups de l’autre côté du centre. Alors il ne pourrait pas perdre.</translation>
    </message>
    <message>
        <source>If the game isn&apos;t over at that depth, the search guesses from the pieces and where they are.</source>
        <translation>Si la partie n’est pas finie à cette profondeur, la recherche estime d’après les pièces et leur place.</translation>
    </message>
    <message>
        <source>If the game isn&apos;t over at that depth, the search guesses by working out who has to open the chains.</source>
        <translation>Si la partie n’est pas finie à cette profondeur, la recherche estime en cherchant qui devra ouvrir les chaînes.</translation>
    </message>
    <message>
        <source>If the game isn&apos;t over at that depth, the search guesses by counting the stones that each player still needs.</source>
        <translation>Si la partie n’est pas finie à cette profondeur, la recherche estime en comptant les pierres dont chaque joueur a encore besoin.</translation>
    </message>
    <message>
        <source>If the game isn&apos;t over at that depth, the search guesses from the number of pawns left.</source>
        <translation>Si la partie n’est pas finie à cette profondeur, la recherche estime d’après le nombre de pions qui restent.</translation>
    </message>
    <message>
        <source>If the game isn&apos;t over at that depth, the search guesses by counting open lines.</source>
        <translation>Si la partie n’est pas finie à cette profondeur, la recherche estime en comptant les lignes ouvertes.</translation>
    </message>
    <message>
        <source>If the game isn&apos;t over at that depth, the search guesses from the seeds in the stores.</source>
        <translation>Si la partie n’est pas finie à cette profondeur, la recherche estime d’après les graines dans les greniers.</translation>
    </message>
    <message>
        <source>If the game isn&apos;t over at that depth, the search guesses from corners, edges and the number of moves.</source>
        <translation>Si la partie n’est pas finie à cette profondeur, la recherche estime d’après les coins, les bords et le nombre de coups.</translation>
    </message>
    <message>
        <source>If the game isn&apos;t over at that depth, the search guesses by counting open lines, which are bad here.</source>
        <translation>Si la partie n’est pas finie à cette profondeur, la recherche estime en comptant les lignes ouvertes, qui sont mauvaises ici.</translation>
    </message>
    <message>
        <source>If the game isn&apos;t over at that depth, the search guesses that the game is even.</source>
        <translation>Si la partie n’est pas finie à cette profondeur, la recherche estime en supposant que la partie est égale.</translation>
    </message>
    <message>
        <source>Every disc must be joined to the middle by other discs. Some of these aren&apos;t.</source>
        <extracomment>What is wrong with something that was typed</extracomment>
        <translation>Chaque pion doit être relié au milieu par d’autres pions. Ici, certains ne le sont pas.</translation>
    </message>
    <message>
        <source>{k} in a row doesn&apos;t fit on a {columns} by {rows} board. Make the board larger.</source>
        <extracomment>What is wrong with something that was typed.
{k}: how many in a row win, a number
{columns}: a number
{rows}: a number</extracomment>
        <translation>Un alignement de {k} ne tient pas sur un plateau de {columns} sur {rows}. Agrandis le plateau.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a position in this game. Write X&apos;s pits and store, a slash, then O&apos;s pits and store, for example {example}.</source>
        <extracomment>What is wrong with something that was typed.
{text}: what somebody typed, or what stands in a file
{example}: an example of what can be typed</extracomment>
        <translation>«&#xa0;{text}&#xa0;» n’est pas une position de ce jeu. Écris les trous et le grenier de X, une barre /, puis les trous et le grenier de O, par exemple {example}.</translation>
    </message>
    <message>
        <source>{where}“{text}” isn&apos;t the name of a heap. The last heap is {last}.</source>
        <extracomment>What is wrong with something that was typed. {last}: the letter of a heap
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}«&#xa0;{text}&#xa0;» n’est pas le nom d’un tas. Le dernier tas est {last}.</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a board for this game. Write its rows from the top, such as {shape}.</source>
        <extracomment>What is wrong with something that was typed. {shape}: rows of dots
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un plateau de ce jeu. Écris ses rangées de haut en bas, par exemple {shape}.</translation>
    </message>
    <message>
        <source>If you complete a row of three matching marks, you win. It doesn&apos;t matter who placed the others.</source>
        <translation>Si tu complètes un alignement de trois signes pareils, tu gagnes. Peu importe qui a mis les autres.</translation>
    </message>
    <message>
        <source>it isn&apos;t a file that can hold a game. Try another file.</source>
        <translation>ce n’est pas un fichier qui peut contenir une partie. Essaie un autre fichier.</translation>
    </message>
    <message>
        <source>{where}this isn&apos;t JSON. The file is damaged, or it is another kind of file.</source>
        <extracomment>What is wrong with a file, after a colon; begins small
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}ce n’est pas du JSON. Le fichier est abîmé ou d’une autre sorte.</translation>
    </message>
    <message>
        <source>it isn&apos;t a Minimax Fair lesson. Try another file.</source>
        <extracomment>What is wrong with a file, after a colon; begins small</extracomment>
        <translation>ce n’est pas une leçon de Minimax Fair. Essaie un autre fichier.</translation>
    </message>
    <message>
        <source>it isn&apos;t a Minimax Fair game. Try another file.</source>
        <extracomment>What is wrong with a file, after a colon; begins small</extracomment>
        <translation>ce n’est pas une partie de Minimax Fair. Essaie un autre fichier.</translation>
    </message>
    <message>
        <source>{name} didn&apos;t move within {seconds} s, so it was stopped.</source>
        <extracomment>What is wrong with another program that should play. {name}: of the program
{seconds}: a number</extracomment>
        <translation>{name} n’a joué aucun coup en {seconds}&#xa0;s, alors on l’a arrêté.</translation>
    </message>
    <message>
        <source>With {better}, {player} could complete a row at {place} or {other_place}. {other} couldn&apos;t stop both.</source>
        <extracomment>“Why?”: what is wrong with a move
{better}: a move that was better: b2
{player}: a player&apos;s name: X, White
{place}: a place on the board: b2
{other_place}: a place on the board: b2
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Avec {better}, {player} pourrait faire une ligne sur {place} ou sur {other_place}. {other} ne pourrait pas empêcher les deux.</translation>
    </message>
    <message>
        <source>With {better}, you could complete a row at {place} or {other_place}. The bot couldn&apos;t stop both.</source>
        <extracomment>“Why?”: what is wrong with a move
{better}: a move that was better: b2
{place}: a place on the board: b2
{other_place}: a place on the board: b2</extracomment>
        <translation>Avec {better}, tu pourrais faire une ligne sur {place} ou sur {other_place}. Le robot ne pourrait pas empêcher les deux.</translation>
    </message>
    <message>
        <source>With {better}, the bot could complete a row at {place} or {other_place}. You couldn&apos;t stop both.</source>
        <extracomment>“Why?”: what is wrong with a move
{better}: a move that was better: b2
{place}: a place on the board: b2
{other_place}: a place on the board: b2</extracomment>
        <translation>Avec {better}, le robot pourrait faire une ligne sur {place} ou sur {other_place}. Tu ne pourrais pas empêcher les deux.</translation>
    </message>
    <message>
        <source>If the game isn&apos;t over, the player with more pawns is ahead by 100 for each extra pawn.</source>
        <translation>Quand la partie n’est pas finie, le joueur qui a le plus de pions est en avance&#xa0;: de 100 pour chaque pion de plus.</translation>
    </message>
    <message>
        <source>From the empty board, X can always win. Why? Suppose O had a winning plan. X could put a stone anywhere and then use that plan. An extra stone never hurts, and Hex has no draws.
(John Nash, 1952. This doesn&apos;t tell us how to win.)</source>
        <translation>À partir du plateau vide, X peut toujours gagner. Pourquoi&#x202f;? Imagine que O a un plan gagnant. X pourrait poser une pierre n’importe où, puis suivre ce plan. Une pierre de plus ne gêne jamais, et à Hex il n’y a pas de match nul.
(John Nash, 1952. Cela ne nous dit pas comment gagner.)</translation>
    </message>
    <message>
        <source>{name} crashed: this processor doesn&apos;t know one of its instructions ({code}). It may be built for another processor, so try another version of it.</source>
        <extracomment>{name}: the program that plays; {code} is &quot;signal 4&quot; or &quot;code 0xC000001D&quot;</extracomment>
        <translation>{name} a planté&#xa0;: ce processeur ne connaît pas une de ses instructions ({code}). Il est peut-être fait pour un autre processeur&#xa0;: essaie une autre version.</translation>
    </message>
    <message>
        <source>{name} crashed: it used memory that it must not use ({code}). If it always does, it may be built for another processor.</source>
        <extracomment>{name}: the program that plays; {code} is &quot;signal 11&quot; or &quot;code 0xC0000005&quot;</extracomment>
        <translation>{name} a planté&#xa0;: il a utilisé de la mémoire qu’il ne doit pas utiliser ({code}). Si cela arrive toujours, il est peut-être fait pour un autre processeur.</translation>
    </message>
    <message>
        <source>{name} crashed: it made a mistake in arithmetic ({code}).</source>
        <extracomment>{name}: the program that plays; {code} is &quot;signal 8&quot; or &quot;code 0xC0000094&quot;</extracomment>
        <translation>{name} a planté&#xa0;: il a fait une erreur de calcul ({code}).</translation>
    </message>
    <message>
        <source>{name} crashed: it found an error in itself and gave up ({code}).</source>
        <extracomment>{name}: the program that plays; {code} is &quot;signal 6&quot; or &quot;code 0xC0000409&quot;</extracomment>
        <translation>{name} a planté&#xa0;: il a trouvé une erreur en lui-même et a abandonné ({code}).</translation>
    </message>
    <message>
        <source>{name} can&apos;t run: a part of it is built for another kind of processor ({code}).</source>
        <extracomment>{name}: the program that plays; {code} is &quot;code 0xC000007B&quot;</extracomment>
        <translation>{name} ne peut pas fonctionner&#xa0;: une partie est faite pour un autre type de processeur ({code}).</translation>
    </message>
    <message>
        <source>{name} can&apos;t run: a file that it needs is missing ({code}).</source>
        <extracomment>{name}: the program that plays; {code} is &quot;code 127&quot; or &quot;code 0xC0000135&quot;</extracomment>
        <translation>{name} ne peut pas fonctionner&#xa0;: il manque un fichier dont il a besoin ({code}).</translation>
    </message>
    <message>
        <source>{name} stopped because the computer ran out of memory ({code}).</source>
        <extracomment>{name}: the program that plays; {code} is &quot;code 0xC0000017&quot;</extracomment>
        <translation>{name} s’est arrêté parce que l’ordinateur n’avait plus de mémoire ({code}).</translation>
    </message>
    <message>
        <source>Something else stopped {name} ({code}).</source>
        <extracomment>{name}: the program that plays; {code} is &quot;signal 15&quot; or &quot;code 0xC000013A&quot;</extracomment>
        <translation>Autre chose a arrêté {name} ({code}).</translation>
    </message>
    <message>
        <source>signal {number}</source>
        <extracomment>In brackets after how a program crashed; the number is the system&apos;s own for the reason
{number}: a number</extracomment>
        <translation>signal {number}</translation>
    </message>
    <message>
        <source>code {number}</source>
        <extracomment>In brackets after how a program crashed; the number is the system&apos;s own for the reason
{number}: a number</extracomment>
        <translation>code {number}</translation>
    </message>
    <message>
        <source>remainders after dividing by {divisor}, added without carrying = {number}</source>
        <extracomment>In brackets after a move, in “Why?”: what the theory says of the coins that are left. {divisor}: a number
{number}: a number</extracomment>
        <translation>restes de la division par {divisor}, additionnés sans retenue = {number}</translation>
    </message>
    <message>
        <source>Leave two heaps of the same size. Then copy each move, until the other player leaves 1 coin or none in a heap. Then leave just 1 coin in all.</source>
        <extracomment>“Why?”: the rule to win</extracomment>
        <translation>Laisse deux tas de même taille. Copie ensuite chaque coup, jusqu’à ce qu’il reste 1 pièce ou aucune dans un tas. Laisse alors 1 seule pièce en tout.</translation>
    </message>
    <message>
        <source>The bot should leave two heaps of the same size. Then it can copy each of your moves, until you leave 1 coin or none in a heap. Then it leaves just 1 coin in all.</source>
        <extracomment>“Why?”: the rule to win</extracomment>
        <translation>Le robot devrait laisser deux tas de même taille. Il peut ensuite copier chacun de tes coups, jusqu’à ce que tu laisses 1 pièce ou aucune dans un tas. Il laisse alors 1 seule pièce en tout.</translation>
    </message>
    <message>
        <source>It looked at {positions} at most for each move.</source>
        <extracomment>{positions}: such as “20,000 positions”</extracomment>
        <translation>Pour chaque coup, il a examiné au plus {positions}.</translation>
    </message>
    <message>
        <source>Measured on {date}, with {openings} openings, each played from both sides.</source>
        <extracomment>Below the strength of a level of the bot. {date}: a day; {openings}: a number</extracomment>
        <translation>Mesuré le {date} avec {openings} ouvertures, chacune jouée des deux côtés.</translation>
    </message>
    <message>
        <source>it has more than {most} games. Split it into smaller files.</source>
        <extracomment>What is wrong with a file, after a colon; begins small
{most}: the largest number that is possible</extracomment>
        <translation>il contient plus de {most} parties. Partage-le en fichiers plus petits.</translation>
    </message>
    <message>
        <source>there is no game {number} in it. Choose a number from 1 to {most}.</source>
        <extracomment>What is wrong with a file, after a colon; begins small
{number}: a number
{most}: the largest number that is possible</extracomment>
        <translation>il n’y a pas de partie {number}. Choisis un nombre de 1 à {most}.</translation>
    </message>
    <message>
        <source>{where}“{text}” can&apos;t be read and was left out.</source>
        <extracomment>{where} is &quot;Line 5, move 3: &quot;; {text} is a part of a file, such as a misspelt word</extracomment>
        <translation>{where}«&#xa0;{text}&#xa0;» est illisible et n’a pas été repris.</translation>
    </message>
    <message>
        <source>{where}“{text}” can&apos;t be played here, so the moves from there on were left out.</source>
        <extracomment>{text} is a move
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}«&#xa0;{text}&#xa0;» n’est pas jouable ici&#xa0;; les coups à partir de là n’ont pas été repris.</translation>
    </message>
    <message>
        <source>{where}“{text}” could be more than one move, so the moves from there on were left out.</source>
        <extracomment>{text} is a move
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}«&#xa0;{text}&#xa0;» peut désigner plusieurs coups&#xa0;; les coups à partir de là n’ont pas été repris.</translation>
    </message>
    <message>
        <source>{where}“{text}” can&apos;t be played here, so the rest of this variation was left out.</source>
        <extracomment>{text} is a move
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}«&#xa0;{text}&#xa0;» n’est pas jouable ici&#xa0;; la suite de cette variante n’a pas été reprise.</translation>
    </message>
    <message>
        <source>{where}the game is over here, so the moves from “{text}” on were left out.</source>
        <extracomment>{text} is a move
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}la partie est finie ici&#xa0;; les coups à partir de «&#xa0;{text}&#xa0;» n’ont pas été repris.</translation>
    </message>
    <message>
        <source>{where}the game is too long, so the moves from “{text}” on were left out.</source>
        <extracomment>{text} is a move
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}la partie est trop longue&#xa0;; les coups à partir de «&#xa0;{text}&#xa0;» n’ont pas été repris.</translation>
    </message>
    <message>
        <source>{where}the tag “{text}” was left out.</source>
        <extracomment>A tag is a line such as [White &quot;Ada&quot;] at the beginning of a file; {text} is its name
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}l’étiquette «&#xa0;{text}&#xa0;» n’a pas été reprise.</translation>
    </message>
    <message>
        <source>{where}only the first {most} tags were kept.</source>
        <extracomment>A tag is a line such as [White &quot;Ada&quot;] at the beginning of a file
{where}: where in a file, such as “line 3: ”; often empty
{most}: the largest number that is possible</extracomment>
        <translation>{where}seules les {most} premières étiquettes ont été gardées.</translation>
    </message>
    <message>
        <source>{where}the first position can&apos;t be read, but all the moves fit the usual one.</source>
        <extracomment>A tag is a line such as [White &quot;Ada&quot;] at the beginning of a file
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}la première position est illisible, mais tous les coups conviennent à la position habituelle.</translation>
    </message>
    <message>
        <source>{where}arrows and clock times were left out.</source>
        <extracomment>A tag is a line such as [White &quot;Ada&quot;] at the beginning of a file
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}les flèches et les temps de pendule n’ont pas été repris.</translation>
    </message>
    <message>
        <source>{where}a long comment was shortened.</source>
        <extracomment>A tag is a line such as [White &quot;Ada&quot;] at the beginning of a file
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}un long commentaire a été raccourci.</translation>
    </message>
    <message>
        <source>{where}this variation has no end, so it was closed where it had to be.</source>
        <extracomment>{text} is a move of a pawn, such as e8
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}cette variante n’a pas de fin&#xa0;; elle a été fermée là où il le fallait.</translation>
    </message>
    <message>
        <source>{where}the text of this game is too long, so its end was left out.</source>
        <extracomment>{text} is a move of a pawn, such as e8
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}le texte de cette partie est trop long&#xa0;; sa fin n’a pas été reprise.</translation>
    </message>
    <message>
        <source>{where}another game begins here. Only the first one was opened.</source>
        <extracomment>{text} is a move of a pawn, such as e8
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}une autre partie commence ici. Seule la première a été ouverte.</translation>
    </message>
    <message>
        <source>Line {line}: </source>
        <extracomment>{line} is the number of a line in a file; a sentence on what was left out there follows</extracomment>
        <translation>Ligne {line}&#xa0;: </translation>
    </message>
    <message>
        <source>Line {line}, move {number}: </source>
        <extracomment>{line} and {number} are numbers; a sentence on what was left out there follows</extracomment>
        <translation>Ligne {line}, coup {number}&#xa0;: </translation>
    </message>
    <message>
        <source>These aren&apos;t all the games: {reason}</source>
        <extracomment>Below a list of the games in a file: {reason} is a sentence about why it is not complete</extracomment>
        <translation>Ce ne sont pas toutes les parties&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>its moves fit several games. Say which game it is.</source>
        <extracomment>What is wrong with a file, after a colon; begins small</extracomment>
        <translation>ses coups conviennent à plusieurs jeux. Dis quel jeu c’est.</translation>
    </message>
    <message>
        <source>no game or lesson can be read from it. Try another file.</source>
        <extracomment>What is wrong with a file, after a colon; begins small</extracomment>
        <translation>il ne contient ni partie ni leçon lisible. Essaie un autre fichier.</translation>
    </message>
    <message>
        <source>{where}“{text}” doesn&apos;t say what the pawn becomes, so it became a queen.</source>
        <extracomment>{text} is a move of a pawn, such as e8
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}«&#xa0;{text}&#xa0;» ne dit pas ce que devient le pion&#xa0;; il est devenu une dame.</translation>
    </message>
    <message>
        <source>{where}this comment has no end, so moves may have been taken for a part of it.</source>
        <extracomment>{text} is a move of a pawn, such as e8
{where}: where in a file, such as “line 3: ”; often empty</extracomment>
        <translation>{where}ce commentaire n’a pas de fin&#xa0;; il contient peut-être aussi des coups.</translation>
    </message>
    <message>
        <source>“{text}” means castling as in Chess960, which you can&apos;t play here. Write - in its place if nobody may castle.</source>
        <extracomment>{text} is a part of a position, such as KQkq; - is the sign for no castling</extracomment>
        <translation>«&#xa0;{text}&#xa0;» désigne un roque comme au Chess960, que tu ne peux pas jouer ici. Écris - à sa place si personne ne peut roquer.</translation>
    </message>
    <message>
        <source>{piece} takes </source>
        <extracomment>Read aloud in a chess move before the name of a square: “knight takes d5”. {piece}: a piece, maybe with its column or row</extracomment>
        <translation>{piece} prend </translation>
    </message>
    <message>
        <source>{player}&apos;s turn</source>
        <extracomment>Above the table of `minimax-fair analyse`
{player}: a player&apos;s name: X, White</extracomment>
        <translation>À {player} de jouer</translation>
    </message>
    <message>
        <source>{where}there is no column {text}. The last column is {corner}.</source>
        <extracomment>{corner}: the name of the last square or column
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}il n’y a pas de colonne {text}. La dernière colonne est {corner}.</translation>
    </message>
    <message>
        <source>After {reply}, {other} can win, whatever {player} plays.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2
{other}: the other player&apos;s name: O, Black
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Après {reply}, {other} peut gagner, quoi que joue {player}.</translation>
    </message>
    <message>
        <source>After {reply}, the bot can win, whatever you play.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Après {reply}, le robot peut gagner, quoi que tu joues.</translation>
    </message>
    <message>
        <source>After {reply}, you can win, whatever the bot plays.</source>
        <extracomment>“Why?”: the reason for a loss
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Après {reply}, tu peux gagner, quoi que joue le robot.</translation>
    </message>
    <message>
        <source>With {better}, {player} can win, whatever {other} plays.</source>
        <extracomment>“Why?”: the reason for a loss
{better}: a move that was better: b2
{player}: a player&apos;s name: X, White
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Avec {better}, {player} peut gagner, quoi que joue {other}.</translation>
    </message>
    <message>
        <source>With {better}, you can win, whatever the bot plays.</source>
        <extracomment>“Why?”: the reason for a loss
{better}: a move that was better: b2</extracomment>
        <translation>Avec {better}, tu peux gagner, quoi que joue le robot.</translation>
    </message>
    <message>
        <source>With {better}, the bot can win, whatever you play.</source>
        <extracomment>“Why?”: the reason for a loss
{better}: a move that was better: b2</extracomment>
        <translation>Avec {better}, le robot peut gagner, quoi que tu joues.</translation>
    </message>
    <message>
        <source>With {better}, {player}&apos;s last seed would land in {player}&apos;s store, so {player} could move again.</source>
        <extracomment>“Why?”: what a better move would have done
{better}: a move that was better: b2
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Avec {better}, la dernière graine de {player} tomberait dans son grenier, et {player} pourrait rejouer.</translation>
    </message>
    <message>
        <source>With {better}, your last seed would land in your store, so you could move again.</source>
        <extracomment>“Why?”: what a better move would have done
{better}: a move that was better: b2</extracomment>
        <translation>Avec {better}, ta dernière graine tomberait dans ton grenier, et tu pourrais rejouer.</translation>
    </message>
    <message>
        <source>With {better}, the bot&apos;s last seed would land in its store, so it could move again.</source>
        <extracomment>“Why?”: what a better move would have done
{better}: a move that was better: b2</extracomment>
        <translation>Avec {better}, la dernière graine du robot tomberait dans son grenier, et il pourrait rejouer.</translation>
    </message>
    <message>
        <source>{sentence} and promotes to a knight</source>
        <extracomment>Read aloud after a promotion; {sentence}: White plays pawn to e8.</extracomment>
        <translation>{sentence}, promotion en cavalier</translation>
    </message>
    <message>
        <source>{sentence} and promotes to a bishop</source>
        <extracomment>Read aloud after a promotion; {sentence}: White plays pawn to e8.</extracomment>
        <translation>{sentence}, promotion en fou</translation>
    </message>
    <message>
        <source>{sentence} and promotes to a rook</source>
        <extracomment>Read aloud after a promotion; {sentence}: White plays pawn to e8.</extracomment>
        <translation>{sentence}, promotion en tour</translation>
    </message>
    <message>
        <source>{sentence} and promotes to a queen</source>
        <extracomment>Read aloud after a promotion; {sentence}: White plays pawn to e8.</extracomment>
        <translation>{sentence}, promotion en dame</translation>
    </message>
    <message>
        <source>The reply {reply} attacks two pieces at once: {one} and {two}.</source>
        <extracomment>“Why?”: what is wrong with a move.
{reply}: the other player&apos;s answer, a move: b2
{one}: a place or a move: b2
{two}: another place or move</extracomment>
        <translation>La réponse {reply} attaque deux pièces à la fois&#xa0;: {one} et {two}.</translation>
    </message>
    <message>
        <source>Playing {better} would capture {piece}, and nothing could capture back.</source>
        <extracomment>“Why?”: what is wrong with a move. {piece}, {other_piece}: with an article, such as “a knight”
{better}: a move that was better: b2</extracomment>
        <translation>Jouer {better} prendrait {piece}, et rien ne pourrait reprendre.</translation>
    </message>
    <message>
        <source>Playing {move} loses {piece}.</source>
        <extracomment>“Why?”: what is wrong with a move. {piece}, {other_piece}: with an article, such as “a knight”
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Jouer {move} perd {piece}.</translation>
    </message>
    <message>
        <source>Playing {move} loses {piece} for {other_piece}.</source>
        <extracomment>“Why?”: what is wrong with a move. {piece}, {other_piece}: with an article, such as “a knight”
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Jouer {move} perd {piece} contre {other_piece}.</translation>
    </message>
    <message>
        <source>{where}square {text} has already been eaten. Choose one that is left.</source>
        <extracomment>What is wrong with something that was typed.
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}le carré {text} est déjà mangé. Prends-en un qui reste.</translation>
    </message>
    <message>
        <source>{where}line {text} is already drawn. Choose another one.</source>
        <extracomment>What is wrong with something that was typed
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}le trait {text} est déjà tracé. Prends-en un autre.</translation>
    </message>
    <message>
        <source>{where}cell {text} is taken. Choose an empty one.</source>
        <extracomment>What is wrong with something that was typed.
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}la case {text} est déjà prise. Prends-en une vide.</translation>
    </message>
    <message>
        <source>{where}square {text} is already taken. Choose an empty one.</source>
        <extracomment>
What is wrong with something that was typed.
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}la case {text} est déjà prise. Prends-en une vide.</translation>
    </message>
    <message>
        <source>After {move}, {other} can make {number} in a row with both ends open.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of stones
{move}: a move: b2, column 4, ♘f3
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Après {move}, {other} peut en aligner {number} avec les deux bouts libres.</translation>
    </message>
    <message>
        <source>After {move}, you can make {number} in a row with both ends open.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of stones
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Après {move}, tu peux en aligner {number} avec les deux bouts libres.</translation>
    </message>
    <message>
        <source>After {move}, the bot can make {number} in a row with both ends open.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of stones
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Après {move}, le robot peut en aligner {number} avec les deux bouts libres.</translation>
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
        <translation>Après {move}, {other} peut créer deux menaces à la fois avec {reply}&#xa0;: {one} et {two}. {player} ne peut en bloquer qu’une.</translation>
    </message>
    <message>
        <source>After {move}, you can make two threats at once with {reply}: {one} and {two}. The bot can block only one.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{reply}: the other player&apos;s answer, a move: b2
{one}: a place or a move: b2
{two}: another place or move</extracomment>
        <translation>Après {move}, tu peux créer deux menaces à la fois avec {reply}&#xa0;: {one} et {two}. Le robot ne peut en bloquer qu’une.</translation>
    </message>
    <message>
        <source>After {move}, the bot can make two threats at once with {reply}: {one} and {two}. You can block only one.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{reply}: the other player&apos;s answer, a move: b2
{one}: a place or a move: b2
{two}: another place or move</extracomment>
        <translation>Après {move}, le robot peut créer deux menaces à la fois avec {reply}&#xa0;: {one} et {two}. Tu ne peux en bloquer qu’une.</translation>
    </message>
    <message>
        <source>With {better}, {player} would make two threats at once: {one} and {two}. {other} could block only one.</source>
        <extracomment>“Why?”: what is wrong with a move
{better}: a move that was better: b2
{player}: a player&apos;s name: X, White
{one}: a place or a move: b2
{two}: another place or move
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Avec {better}, {player} créerait deux menaces à la fois&#xa0;: {one} et {two}. {other} ne pourrait en bloquer qu’une.</translation>
    </message>
    <message>
        <source>With {better}, you would make two threats at once: {one} and {two}. The bot could block only one.</source>
        <extracomment>“Why?”: what is wrong with a move
{better}: a move that was better: b2
{one}: a place or a move: b2
{two}: another place or move</extracomment>
        <translation>Avec {better}, tu créerais deux menaces à la fois&#xa0;: {one} et {two}. Le robot ne pourrait en bloquer qu’une.</translation>
    </message>
    <message>
        <source>With {better}, the bot would make two threats at once: {one} and {two}. You could block only one.</source>
        <extracomment>“Why?”: what is wrong with a move
{better}: a move that was better: b2
{one}: a place or a move: b2
{two}: another place or move</extracomment>
        <translation>Avec {better}, le robot créerait deux menaces à la fois&#xa0;: {one} et {two}. Tu ne pourrais en bloquer qu’une.</translation>
    </message>
    <message>
        <source>{where}“{text}” isn&apos;t a legal move: point {point} is taken.</source>
        <extracomment>{where} is “Move 3: ”, or nothing {point}: a point of the board, such as b2
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}«&#xa0;{text}&#xa0;» n’est pas possible&#xa0;: le point {point} est déjà pris.</translation>
    </message>
    <message>
        <source>{where}“{text}” isn&apos;t a legal move: this player has no stone on {point}.</source>
        <extracomment>{where} is “Move 3: ”, or nothing {point}: a point of the board, such as b2
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}«&#xa0;{text}&#xa0;» n’est pas possible&#xa0;: ce joueur n’a pas de pion en {point}.</translation>
    </message>
    <message>
        <source>{where}“{text}” isn&apos;t a branch of this node. Write a number from 1 to {branches}.</source>
        <extracomment>What is wrong with numbers that were typed for a tree. {branches}, {place}, {fewer}, {more}, {leaves}: numbers
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}«&#xa0;{text}&#xa0;» n’est pas une branche de ce nœud. Écris un nombre de 1 à {branches}.</translation>
    </message>
    <message>
        <source>{where}there is no square “{text}”. The last square is {last}.</source>
        <extracomment>{where} is “Move 3: ”, or nothing {last}: a square such as h8
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}il n’y a pas de case «&#xa0;{text}&#xa0;». La dernière case est {last}.</translation>
    </message>
    <message>
        <source>{where}square {text} is taken. Choose an empty one.</source>
        <extracomment>{where} is “Move 3: ”, or nothing
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}la case {text} est déjà prise. Prends-en une vide.</translation>
    </message>
    <message>
        <source>After {move}, {other} can take the corner {reply}. Nobody can turn a disc there.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{other}: the other player&apos;s name: O, Black
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Après {move}, {other} peut prendre le coin {reply}. Personne ne peut y retourner un pion.</translation>
    </message>
    <message>
        <source>After {move}, you can take the corner {reply}. Nobody can turn a disc there.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Après {move}, tu peux prendre le coin {reply}. Personne ne peut y retourner un pion.</translation>
    </message>
    <message>
        <source>After {move}, the bot can take the corner {reply}. Nobody can turn a disc there.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Après {move}, le robot peut prendre le coin {reply}. Personne ne peut y retourner un pion.</translation>
    </message>
    <message>
        <source>Playing {better} would take a corner. Nobody can turn a disc there.</source>
        <extracomment>“Why?”: what is wrong with a move
{better}: a move that was better: b2</extracomment>
        <translation>Jouer {better} prendrait un coin. Personne ne peut y retourner un pion.</translation>
    </message>
    <message>
        <source>{where}“{text}” is on a dead board: it already has a row. Choose another board.</source>
        <extracomment>What is wrong with something that was typed.
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}«&#xa0;{text}&#xa0;» est sur un plateau mort&#xa0;: il a déjà un alignement. Prends un autre plateau.</translation>
    </message>
    <message>
        <source>Playing {move} doesn&apos;t block {place}, and {other} wins there.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{place}: a place on the board: b2
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Jouer {move} ne bloque pas {place}, et {other} y gagne.</translation>
    </message>
    <message>
        <source>Eating {better} would leave two arms of the same length: the bottom row and the left column. Whatever {other} eats from one arm, {player} could copy on the other arm.</source>
        <extracomment>“Why?”: what a better move would have left
{better}: a move that was better: b2
{other}: the other player&apos;s name: O, Black
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Manger {better} laisserait deux bras de même longueur&#xa0;: la rangée du bas et la colonne de gauche. Tout ce que {other} mangerait sur un bras, {player} pourrait le copier sur l’autre bras.</translation>
    </message>
    <message>
        <source>Eating {better} would leave two arms of the same length: the bottom row and the left column. Whatever the bot eats from one arm, you could copy on the other arm.</source>
        <extracomment>“Why?”: what a better move would have left
{better}: a move that was better: b2</extracomment>
        <translation>Manger {better} laisserait deux bras de même longueur&#xa0;: la rangée du bas et la colonne de gauche. Tout ce que le robot mangerait sur un bras, tu pourrais le copier sur l’autre bras.</translation>
    </message>
    <message>
        <source>Eating {better} would leave two arms of the same length: the bottom row and the left column. Whatever you eat from one arm, the bot could copy on the other arm.</source>
        <extracomment>“Why?”: what a better move would have left
{better}: a move that was better: b2</extracomment>
        <translation>Manger {better} laisserait deux bras de même longueur&#xa0;: la rangée du bas et la colonne de gauche. Tout ce que tu mangerais sur un bras, le robot pourrait le copier sur l’autre bras.</translation>
    </message>
    <message>
        <source>Playing {move} makes a row longer, and {other} completes it with {reply}.</source>
        <extracomment>“Why?”: the reason for a loss
{move}: a move: b2, column 4, ♘f3
{other}: the other player&apos;s name: O, Black
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Jouer {move} allonge une ligne, et {other} la complète avec {reply}.</translation>
    </message>
    <message>
        <source>Playing {move} makes a row longer, and you complete it with {reply}.</source>
        <extracomment>“Why?”: the reason for a loss
{move}: a move: b2, column 4, ♘f3
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Jouer {move} allonge une ligne, et tu la complètes avec {reply}.</translation>
    </message>
    <message>
        <source>Playing {move} makes a row longer, and the bot completes it with {reply}.</source>
        <extracomment>“Why?”: the reason for a loss
{move}: a move: b2, column 4, ♘f3
{reply}: the other player&apos;s answer, a move: b2</extracomment>
        <translation>Jouer {move} allonge une ligne, et le robot la complète avec {reply}.</translation>
    </message>
    <message>
        <source>Eating {better} would leave two rows, the lower one just one square longer. Whatever {other} eats, {player} could get back to that shape.</source>
        <extracomment>“Why?”: what a better move would have left
{better}: a move that was better: b2
{other}: the other player&apos;s name: O, Black
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Manger {better} laisserait deux rangées, celle du bas plus longue d’exactement un carré. Quoi que {other} mange, {player} pourrait revenir à cette forme.</translation>
    </message>
    <message>
        <source>Eating {better} would leave two rows, the lower one just one square longer. Whatever the bot eats, you could get back to that shape.</source>
        <extracomment>“Why?”: what a better move would have left
{better}: a move that was better: b2</extracomment>
        <translation>Manger {better} laisserait deux rangées, celle du bas plus longue d’exactement un carré. Quoi que le robot mange, tu pourrais revenir à cette forme.</translation>
    </message>
    <message>
        <source>Eating {better} would leave two rows, the lower one just one square longer. Whatever you eat, the bot could get back to that shape.</source>
        <extracomment>“Why?”: what a better move would have left
{better}: a move that was better: b2</extracomment>
        <translation>Manger {better} laisserait deux rangées, celle du bas plus longue d’exactement un carré. Quoi que tu manges, le robot pourrait revenir à cette forme.</translation>
    </message>
    <message>
        <source>Eating {better} would leave two columns, the left one just one square longer. Whatever {other} eats, {player} could get back to that shape.</source>
        <extracomment>“Why?”: what a better move would have left
{better}: a move that was better: b2
{other}: the other player&apos;s name: O, Black
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Manger {better} laisserait deux colonnes, celle de gauche plus longue d’exactement un carré. Quoi que {other} mange, {player} pourrait revenir à cette forme.</translation>
    </message>
    <message>
        <source>Eating {better} would leave two columns, the left one just one square longer. Whatever the bot eats, you could get back to that shape.</source>
        <extracomment>“Why?”: what a better move would have left
{better}: a move that was better: b2</extracomment>
        <translation>Manger {better} laisserait deux colonnes, celle de gauche plus longue d’exactement un carré. Quoi que le robot mange, tu pourrais revenir à cette forme.</translation>
    </message>
    <message>
        <source>Eating {better} would leave two columns, the left one just one square longer. Whatever you eat, the bot could get back to that shape.</source>
        <extracomment>“Why?”: what a better move would have left
{better}: a move that was better: b2</extracomment>
        <translation>Manger {better} laisserait deux colonnes, celle de gauche plus longue d’exactement un carré. Quoi que tu manges, le robot pourrait revenir à cette forme.</translation>
    </message>
    <message>
        <source>Playing {move} opens up the square above it, and {other} wins there.</source>
        <extracomment>“Why?”: what is wrong with a move.
{move}: a move: b2, column 4, ♘f3
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Jouer {move} libère la case au-dessus, et {other} y gagne.</translation>
    </message>
    <message>
        <source>Playing {move} opens up the square above it, and you win there.</source>
        <extracomment>“Why?”: what is wrong with a move.
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Jouer {move} libère la case au-dessus, et tu y gagnes.</translation>
    </message>
    <message>
        <source>Playing {move} opens up the square above it, and the bot wins there.</source>
        <extracomment>“Why?”: what is wrong with a move.
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Jouer {move} libère la case au-dessus, et le robot y gagne.</translation>
    </message>
    <message>
        <source>Playing {move} leaves {place} open, and {other} makes a row there.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{place}: a place on the board: b2
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Jouer {move} libère {place}, et {other} y fait une ligne.</translation>
    </message>
    <message>
        <source>Playing {move} leaves {place} open, and you make a row there.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{place}: a place on the board: b2</extracomment>
        <translation>Jouer {move} libère {place}, et tu y fais une ligne.</translation>
    </message>
    <message>
        <source>Playing {move} leaves {place} open, and the bot makes a row there.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{place}: a place on the board: b2</extracomment>
        <translation>Jouer {move} libère {place}, et le robot y fait une ligne.</translation>
    </message>
    <message>
        <source>{where}“{text}” could be a move by more than one piece. Say which one, for example Nbd2.</source>
        <extracomment>{where} is “Move 3: ”, or nothing
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}«&#xa0;{text}&#xa0;» convient à plusieurs pièces. Dis laquelle, par exemple Nbd2.</translation>
    </message>
    <message>
        <source>Eating {better} would leave {other} with only the poisoned square.</source>
        <extracomment>“Why?”: what a better move would have left
{better}: a move that was better: b2
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>Manger {better} ne laisserait à {other} que le carré empoisonné.</translation>
    </message>
    <message>
        <source>Eating {better} would leave the bot with only the poisoned square.</source>
        <extracomment>“Why?”: what a better move would have left
{better}: a move that was better: b2</extracomment>
        <translation>Manger {better} ne laisserait au robot que le carré empoisonné.</translation>
    </message>
    <message>
        <source>Eating {better} would leave you with only the poisoned square.</source>
        <extracomment>“Why?”: what a better move would have left
{better}: a move that was better: b2</extracomment>
        <translation>Manger {better} ne te laisserait que le carré empoisonné.</translation>
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
        <translation>Après {move}, {other} peut jouer {reply}, puis faire une ligne sur {place} ou sur {other_place}. {player} ne peut pas empêcher les deux.</translation>
    </message>
    <message>
        <source>After {move}, you can play {reply} and then complete a row at {place} or {other_place}. The bot can&apos;t stop both.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{reply}: the other player&apos;s answer, a move: b2
{place}: a place on the board: b2
{other_place}: a place on the board: b2</extracomment>
        <translation>Après {move}, tu peux jouer {reply}, puis faire une ligne sur {place} ou sur {other_place}. Le robot ne peut pas empêcher les deux.</translation>
    </message>
    <message>
        <source>After {move}, the bot can play {reply} and then complete a row at {place} or {other_place}. You can&apos;t stop both.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{reply}: the other player&apos;s answer, a move: b2
{place}: a place on the board: b2
{other_place}: a place on the board: b2</extracomment>
        <translation>Après {move}, le robot peut jouer {reply}, puis faire une ligne sur {place} ou sur {other_place}. Tu ne peux pas empêcher les deux.</translation>
    </message>
    <message>
        <source>{where}there is no square “{text}”. The last square is {corner}.</source>
        <extracomment>What is wrong with something that was typed. {corner}: a square
{corner}: the name of the last square or column
What is wrong with something that was typed. {corner}: a cell
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}il n’y a pas de case «&#xa0;{text}&#xa0;». La dernière case est {corner}.</translation>
    </message>
    <message>
        <source>{where}there is no line “{text}”. Name two dots that are next to each other.</source>
        <extracomment>What is wrong with something that was typed
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}il n’y a pas de trait «&#xa0;{text}&#xa0;». Donne deux points voisins.</translation>
    </message>
    <message>
        <source>{where}there is no cell “{text}”. The last cell is {last}.</source>
        <extracomment>What is wrong with something that was typed. {last}: a cell such as e5
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}il n’y a pas de case «&#xa0;{text}&#xa0;». La dernière case est {last}.</translation>
    </message>
    <message>
        <source>{where}“{text}” isn&apos;t a legal move: this player has no pawn on {cell}.</source>
        <extracomment>{where} is “Move 3: ”, or nothing
{text}: what somebody typed, or what stands in a file
{cell}: a place on the board: b2</extracomment>
        <translation>{where}«&#xa0;{text}&#xa0;» n’est pas possible&#xa0;: ce joueur n’a pas de pion en {cell}.</translation>
    </message>
    <message>
        <source>{where}“{text}” isn&apos;t a legal move. A pawn moves one square straight forward, or captures diagonally.</source>
        <extracomment>{where} is “Move 3: ”, or nothing
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}«&#xa0;{text}&#xa0;» n’est pas possible. Un pion avance d’une case tout droit ou prend en diagonale.</translation>
    </message>
    <message>
        <source>{other} has {number} in a row with both ends open. Playing {move} doesn&apos;t block it.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of stones
{other}: the other player&apos;s name: O, Black
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>{other} en a {number} à la suite, avec les deux bouts libres. Jouer {move} ne bloque pas.</translation>
    </message>
    <message>
        <source>You have {number} in a row with both ends open. Playing {move} doesn&apos;t block it.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of stones
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Tu en as {number} à la suite, avec les deux bouts libres. Jouer {move} ne bloque pas.</translation>
    </message>
    <message>
        <source>The bot has {number} in a row with both ends open. Playing {move} doesn&apos;t block it.</source>
        <extracomment>“Why?”: what is wrong with a move. {number}: of stones
{move}: a move: b2, column 4, ♘f3</extracomment>
        <translation>Le robot en a {number} à la suite, avec les deux bouts libres. Jouer {move} ne bloque pas.</translation>
    </message>
    <message>
        <source>{where}“{text}” isn&apos;t a legal move yet. Place all your stones first: type one point, for example b2.</source>
        <extracomment>{where} is “Move 3: ”, or nothing
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}«&#xa0;{text}&#xa0;» n’est pas encore possible. Pose d’abord tous tes pions&#xa0;: écris un seul point, par exemple b2.</translation>
    </message>
    <message>
        <source>{where}“{text}” isn&apos;t a legal move: all stones are on the board. Write from where to where, for example b2-b3.</source>
        <extracomment>{where} is “Move 3: ”, or nothing
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}«&#xa0;{text}&#xa0;» n’est pas possible&#xa0;: tous les pions sont sur le plateau. Écris d’où et vers où, par exemple b2-b3.</translation>
    </message>
    <message>
        <source>{where}“{text}” isn&apos;t a legal move: a stone can&apos;t move that way in this game.</source>
        <extracomment>{where} is “Move 3: ”, or nothing
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}«&#xa0;{text}&#xa0;» n’est pas possible&#xa0;: dans ce jeu, un pion ne peut pas aller par là.</translation>
    </message>
    <message>
        <source>{where}“{text}” isn&apos;t a legal move. Take at least one coin, and no more than the heap has or the rules allow.</source>
        <extracomment>What is wrong with something that was typed.
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}«&#xa0;{text}&#xa0;» n’est pas possible. Prends au moins une pièce, et pas plus que le tas n’en a ou que la règle ne permet.</translation>
    </message>
    <message>
        <source>{where}“{text}” isn&apos;t a legal move: this player must pass. Write “pass” before it.</source>
        <extracomment>{where} is “Move 3: ”, or nothing
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}«&#xa0;{text}&#xa0;» n’est pas possible&#xa0;: ce joueur doit passer. Écris «&#xa0;pass&#xa0;» avant.</translation>
    </message>
    <message>
        <source>{where}“{text}” isn&apos;t a legal move: this player can still move. Leave it out.</source>
        <extracomment>{where} is “Move 3: ”, or nothing
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}«&#xa0;{text}&#xa0;» n’est pas possible&#xa0;: ce joueur peut encore jouer. Supprime-le.</translation>
    </message>
    <message>
        <source>Playing {move} doesn&apos;t block {place}, and you win there.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{place}: a place on the board: b2</extracomment>
        <translation>Jouer {move} ne bloque pas {place}, et tu y gagnes.</translation>
    </message>
    <message>
        <source>Playing {move} doesn&apos;t block {place}, and the bot wins there.</source>
        <extracomment>“Why?”: what is wrong with a move
{move}: a move: b2, column 4, ♘f3
{place}: a place on the board: b2</extracomment>
        <translation>Jouer {move} ne bloque pas {place}, et le robot y gagne.</translation>
    </message>
    <message>
        <source>{where}“{text}” isn&apos;t a legal move here. Choose another move.</source>
        <extracomment>What is wrong with something that was typed or read.
{where}: where in a file, such as “line 3: ”; often empty
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}«&#xa0;{text}&#xa0;» n’est pas possible ici. Prends un autre coup.</translation>
    </message>
    <message>
        <source>{where}“{text}” doesn&apos;t turn any discs. Choose a square that turns at least one.</source>
        <extracomment>{where} is “Move 3: ”, or nothing
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>{where}«&#xa0;{text}&#xa0;» ne retourne aucun pion. Prends une case qui en retourne au moins un.</translation>
    </message>
    <message>
        <source>Move {number}: “{text}” isn&apos;t a move in this game. Write one move like {example}, or several one after another.</source>
        <extracomment>What is wrong with something that was typed or read. {example}: a move
{number}: a number
{text}: what somebody typed, or what stands in a file</extracomment>
        <translation>Coup {number}&#xa0;: «&#xa0;{text}&#xa0;» n’est pas un coup de ce jeu. Écris un coup comme {example}, ou plusieurs à la suite.</translation>
    </message>
    <message>
        <source>That is a position of another game: {title}. Choose that game first.</source>
        <extracomment>Said of a text that was pasted or typed. {title}: the name of a game</extracomment>
        <translation>C’est une position d’un autre jeu&#xa0;: {title}. Choisis d’abord ce jeu.</translation>
    </message>
    <message>
        <source>I can&apos;t find a position in this address, and I don&apos;t look anything up on the internet. Copy the position or the moves on {host} instead.</source>
        <extracomment>Said of the address of a web page that was pasted or typed. {host}: the name of the site</extracomment>
        <translation>Je ne trouve pas de position dans cette adresse, et je ne cherche rien sur internet. Copie plutôt la position ou les coups sur {host}.</translation>
    </message>
    <message>
        <source>The text doesn&apos;t say who went first. I took {mark} for {player}.</source>
        <extracomment>After a board was pasted. {mark}: a mark of the text, such as R or a disc; {player}: a player, such as X or Black</extracomment>
        <translation>Le texte ne dit pas qui a commencé. J’ai pris {mark} pour {player}.</translation>
    </message>
    <message>
        <source>The text doesn&apos;t say whose turn it is. I took {player} to be next.</source>
        <extracomment>After a board was pasted. {player}: the player to move, such as White</extracomment>
        <translation>Le texte ne dit pas à qui le tour. J’ai supposé que c’est à {player} de jouer.</translation>
    </message>
    <message>
        <source>The text doesn&apos;t say if columns and rows count from 0 or 1. I took 1.</source>
        <extracomment>After moves were pasted as pairs of numbers</extracomment>
        <translation>Le texte ne dit pas si les colonnes et les lignes se comptent à partir de 0 ou de 1. J’ai compté à partir de 1.</translation>
    </message>
    <message>
        <source>50 moves by each player without a capture or a pawn move</source>
        <extracomment>Why the game is over.</extracomment>
        <translation>50 coups de chaque joueur sans prise ni coup de pion</translation>
    </message>
    <message>
        <source>It is a draw if too few pieces are left for checkmate. It is also a draw after 50 moves by each player without a capture or a pawn move.</source>
        <translation>La partie est nulle s’il reste trop peu de pièces pour un échec et mat. Elle est nulle aussi après 50 coups de chaque joueur sans prise ni coup de pion.</translation>
    </message>
    <message>
        <source>Two rows or columns are left, one exactly one square longer than the other. {player} loses against a perfect player.</source>
        <extracomment>The theory of the position on the board
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Il reste deux rangées ou deux colonnes, et l’une a exactement un carré de plus que l’autre. {player} perd contre un joueur parfait.</translation>
    </message>
    <message>
        <source>A whole rectangle is left. {player} can win. Nobody knows a rule that says how, but we do know why.
Suppose {player} ate just {corner}. If no answer to that wins, it was a winning move.
Suppose an answer does win. It would eat {corner} too. So {player} can play that same move right now.</source>
        <extracomment>{corner}: the square at the top right
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Il reste un rectangle entier. {player} peut gagner. Personne ne connaît de règle qui dit comment, mais on sait pourquoi.
Imagine que {player} mange juste {corner}. Si aucune réponse ne gagne, c’était un coup gagnant.
Imagine qu’une réponse gagne. Elle mange aussi {corner}. Donc {player} peut jouer ce même coup tout de suite.</translation>
    </message>
    <message>
        <source>How many in a row win?</source>
        <extracomment>label in the dialog for another size: how many marks in a row win</extracomment>
        <translation>Combien aligner pour gagner&#x202f;?</translation>
    </message>
    <message>
        <source>One move can&apos;t have made all of {winner}&apos;s rows.</source>
        <extracomment>What is wrong with a board that was typed.
{winner}: the name of the player who wins: X, White</extracomment>
        <translation>Un seul coup n’a pas pu faire tous les alignements de {winner}.</translation>
    </message>
    <message>
        <source>Kalah {pits}×{seeds}, also captures from empty pits</source>
        <extracomment>The name of the game with its size. {pits}, {seeds}: numbers</extracomment>
        <translation>Kalah {pits}×{seeds}, prise même face à un trou vide</translation>
    </message>
    <message>
        <source>It is {player}&apos;s turn, but {player} already has three in a row. The game would have ended before this move.</source>
        <extracomment>What is wrong with something that was typed.
{player}: a player&apos;s name: X, White</extracomment>
        <translation>C’est à {player} de jouer, mais {player} a déjà trois pions alignés. La partie aurait fini avant ce coup.</translation>
    </message>
    <message>
        <source>{player} needs to leave an odd number of heaps with one coin each.</source>
        <extracomment>“Why?”: the rule to win
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} doit laisser un nombre impair de tas d’une pièce.</translation>
    </message>
    <message>
        <source>{player} needs to leave an even number of heaps with one coin each.</source>
        <extracomment>“Why?”: the rule to win
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} doit laisser un nombre pair de tas d’une pièce.</translation>
    </message>
    <message>
        <source>{player} needs to leave a multiple of {number}. Each time {other} takes some coins, {player} takes enough that the two turns add up to {number}.</source>
        <extracomment>“Why?”: the rule to win
{player}: a player&apos;s name: X, White
{number}: a number
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>{player} doit laisser un multiple de {number}. Chaque fois que {other} prend des pièces, {player} en prend assez pour que les deux coups fassent {number} ensemble.</translation>
    </message>
    <message>
        <source>{player} needs to leave two heaps of the same size. Then {player} copies each move, until {other} leaves 1 coin or none in a heap. Then {player} leaves just 1 coin in all.</source>
        <extracomment>“Why?”: the rule to win
{player}: a player&apos;s name: X, White
{other}: the other player&apos;s name: O, Black</extracomment>
        <translation>{player} doit laisser deux tas égaux. Ensuite, {player} copie chaque coup, jusqu’à ce que {other} laisse 1 pièce ou aucune dans un tas. Alors {player} laisse 1 seule pièce en tout.</translation>
    </message>
    <message>
        <source>{player} needs to leave two heaps of the same size. Then {player} copies each move: the same number from the other heap.</source>
        <extracomment>“Why?”: the rule to win
{player}: a player&apos;s name: X, White</extracomment>
        <translation>{player} doit laisser deux tas égaux. Ensuite, {player} copie chaque coup&#xa0;: autant dans l’autre tas.</translation>
    </message>
    <message>
        <source>nim-sum (added without carrying) = {number}</source>
        <extracomment>In brackets after a move, in “Why?”: what the theory says of the coins that are left.
{number}: a number</extracomment>
        <translation>nim-somme (somme sans retenue) = {number}</translation>
    </message>
    <message>
        <source>Nim {heaps}, take up to {most}, last coin loses</source>
        <extracomment>title of a game: who takes the last coin loses. {heaps}: numbers with commas
{most}: the largest number that is possible</extracomment>
        <translation>Nim {heaps}, jusqu’à {most}, la dernière pièce perd</translation>
    </message>
    <message>
        <source>Nim {heaps}, take up to {most}</source>
        <extracomment>The name of the game with its heaps. {heaps}: numbers with commas, such as 3,4,5
{most}: the largest number that is possible</extracomment>
        <translation>Nim {heaps}, jusqu’à {most}</translation>
    </message>
    <message>
        <source>Nim {heaps}, last coin loses</source>
        <extracomment>The name of the game with its heaps. {heaps}: numbers with commas, such as 3,4,5</extracomment>
        <translation>Nim {heaps}, la dernière pièce perd</translation>
    </message>
    <message>
        <source>nim-sum (added without carrying) = {sum}</source>
        <extracomment>below a list of binary numbers, which are added without carrying {sum}: a number</extracomment>
        <translation>nim-somme (somme sans retenue) = {sum}</translation>
    </message>
    <message>
        <source>Not 1, so {player} can win.</source>
        <extracomment>“It” is the number at the end of the line above
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Pas 1, donc {player} peut gagner.</translation>
    </message>
    <message>
        <source>It is 1, so {player} loses against a perfect player.</source>
        <extracomment>The end of the theory of a position, after the sum
{player}: a player&apos;s name: X, White</extracomment>
        <translation>C’est 1, donc {player} perd contre un joueur parfait.</translation>
    </message>
    <message>
        <source>It is even, so {player} can win.</source>
        <extracomment>“It” is the number at the end of the line above
{player}: a player&apos;s name: X, White</extracomment>
        <translation>C’est un nombre pair, donc {player} peut gagner.</translation>
    </message>
    <message>
        <source>It is odd, so {player} loses against a perfect player.</source>
        <extracomment>The end of the theory of a position, after the sum
{player}: a player&apos;s name: X, White</extracomment>
        <translation>C’est un nombre impair, donc {player} perd contre un joueur parfait.</translation>
    </message>
    <message>
        <source>It is 0, so {player} loses against a perfect player.</source>
        <extracomment>The end of the theory of a position, after the sum
{player}: a player&apos;s name: X, White</extracomment>
        <translation>C’est 0, donc {player} perd contre un joueur parfait.</translation>
    </message>
    <message>
        <source>When nobody can move, the player with more discs wins. The winner gets the empty squares, too.</source>
        <translation>Quand personne ne peut plus jouer, le joueur qui a le plus de pions gagne. Le gagnant reçoit aussi les cases vides.</translation>
    </message>
    <message>
        <source>How many in a row lose?</source>
        <extracomment>label in the dialog for another size: how many marks in a row lose</extracomment>
        <translation>Combien d’alignés font perdre&#x202f;?</translation>
    </message>
    <message>
        <source>Rules on paper</source>
        <extracomment>Name of a kind of player: of a level of the bot, or of a way to choose moves</extracomment>
        <translation>Règles sur papier</translation>
    </message>
    <message>
        <source>This bot knows the exact value of each move you made.</source>
        <translation>Ce robot connaît la valeur exacte de chacun de tes coups.</translation>
    </message>
    <message>
        <source>This bot had to guess the value of some of your moves.</source>
        <translation>Ce robot a dû estimer la valeur de certains de tes coups.</translation>
    </message>
    <message>
        <source>Looks {depth} ahead, misjudges by up to {noise}</source>
        <extracomment>Name of a level of the bot. {noise}: by how many points it misjudges a position
{depth}: a number of moves</extracomment>
        <translation>Coups à l’avance&#xa0;: {depth}, erreur jusqu’à {noise}</translation>
    </message>
    <message>
        <source>The player whose turn it is already has a winning chain, so the game is over. Take away the last stone.</source>
        <extracomment>What is wrong with something that was typed.</extracomment>
        <translation>Le joueur dont c’est le tour a déjà une chaîne gagnante, donc la partie est finie. Enlève la dernière pierre.</translation>
    </message>
    <message>
        <source>A guess of +1.30 means that White is ahead by 1.3 pawns. We count the pieces and, if you like, their squares too.</source>
        <translation>Une estimation de +1,30 veut dire que les Blancs ont 1,3 pion d’avance. On compte les pièces et, si tu veux, leurs cases aussi.</translation>
    </message>
    <message>
        <source>We count the closed boxes. Whoever&apos;s turn it is takes every box that can be taken. The player who then runs out of safe lines has to open a chain, the smallest one first. The other player takes it all, or leaves the last boxes to avoid opening the next chain.</source>
        <translation>On compte les carrés fermés, et le joueur dont c’est le tour prend tous les carrés qu’on peut prendre. Le joueur qui n’a alors plus de trait sans danger doit ouvrir une chaîne, la plus petite d’abord. L’adversaire la prend tout entière, ou laisse les derniers carrés pour ne pas ouvrir la chaîne suivante.</translation>
    </message>
    <message>
        <source>We count how many stones each player still needs to join both edges. Two stones with two empty cells between them are as good as joined. For each stone that you need fewer than the other player, you get 10. For each cell on a shortest path, you get 1, up to 9.</source>
        <translation>On compte combien de pierres il manque à chaque joueur pour relier ses deux bords. Deux pierres avec deux cases vides entre elles sont comme reliées. Pour chaque pierre qui te manque de moins qu’à l’adversaire, tu as 10. Pour chaque case sur un plus court chemin, tu as 1, jusqu’à 9.</translation>
    </message>
    <message>
        <source>An open line has only one player&apos;s marks in it. Here it is bad for that player. The more marks in the line, the worse it is.</source>
        <translation>Une ligne ouverte a des signes d’un seul joueur. Ici, elle est mauvaise pour ce joueur. Plus il y a de signes dans la ligne, pire c’est.</translation>
    </message>
    <message>
        <source>if moves are equally good: the one that is hardest to answer</source>
        <translation>entre coups aussi bons&#xa0;: celui auquel il est le plus difficile de répondre</translation>
    </message>
    <message>
        <source>adapts to you: the more mistakes you make, the more random moves it plays, so that each of you wins about half of the games</source>
        <extracomment>What a player does, in a list of players; begins small</extracomment>
        <translation>s’adapte à toi&#xa0;: plus tu fais d’erreurs, plus il joue de coups au hasard, pour que chacun gagne environ la moitié des parties</translation>
    </message>
    <message>
        <source>Not 0, so {player} can win.</source>
        <extracomment>“It” is the number at the end of the line above
{player}: a player&apos;s name: X, White</extracomment>
        <translation>Pas 0, donc {player} peut gagner.</translation>
    </message>
    <message>
        <source>The guess doesn&apos;t count discs, but what helps you win them. A corner is worth 7, and each of your discs in an unbroken line from it along the edge is worth 2. Each legal move is worth 1, and each empty square next to the other player&apos;s discs is worth a third. A disc diagonally next to an empty corner is worth −4.</source>
        <translation>L’estimation ne compte pas les pions, mais ce qui aide à les gagner. Un coin vaut 7, et chacun de tes pions dans une ligne sans trou à partir de lui, le long du bord, vaut 2. Chaque coup possible vaut 1, et chaque case vide à côté des pions adverses vaut un tiers. Un pion en diagonale à côté d’un coin vide vaut −4.</translation>
    </message>
</context>
<context>
    <name>WorkDialog</name>
    <message>
        <source>How much work?</source>
        <translation>Combien de travail&#x202f;?</translation>
    </message>
    <message>
        <source>This tree</source>
        <extracomment>Titles in the dialog “How much work?”.</extracomment>
        <translation>Cet arbre</translation>
    </message>
    <message>
        <source>This position (values: {worth})</source>
        <extracomment>Titles in the dialog “How much work?”. {worth}: what values mean</extracomment>
        <translation>Cette position, valeurs&#xa0;: {worth}</translation>
    </message>
    <message>
        <source>Branches at the top</source>
        <extracomment>In the dialog “How much work?”.</extracomment>
        <translation>Branches à la racine</translation>
    </message>
    <message>
        <source>Depth d</source>
        <extracomment>Labels in the dialog “How much work?”; d is used in the formulas beside them
In the dialog “How much work?”.</extracomment>
        <translation>Profondeur d</translation>
    </message>
    <message>
        <source>Average number of branches b</source>
        <extracomment>In the dialog “How much work?”.</extracomment>
        <translation>Nombre moyen de branches b</translation>
    </message>
    <message>
        <source>Minimax visits</source>
        <extracomment>Labels in the dialog “How much work?”; d is used in the formulas beside them
In the dialog “How much work?”.</extracomment>
        <translation>Minimax visite</translation>
    </message>
    <message>
        <source>Alpha-beta visits</source>
        <extracomment>Labels in the dialog “How much work?”; d is used in the formulas beside them
In the dialog “How much work?”.</extracomment>
        <translation>Alpha-bêta visite</translation>
    </message>
    <message>
        <source>{positions}, {leaves}</source>
        <extracomment>In the dialog “How much work?”. {positions}: “12 positions”; {leaves}: “8 leaves”</extracomment>
        <translation>{positions}, {leaves}</translation>
    </message>
    <message>
        <source>{side} × {side} squares: {cells}!</source>
        <extracomment>Label in the dialog “How much work?”: the number of orders, 9! for tic-tac-toe. {side}, {cells}: numbers</extracomment>
        <translation>{side} × {side} cases&#xa0;: {cells}!</translation>
    </message>
    <message>
        <source>{side} × {side} squares</source>
        <extracomment>In the dialog “How much work?”: larger boards, and the time that they would take. {side}: a number</extracomment>
        <translation>{side} × {side} cases</translation>
    </message>
    <message>
        <source>at most {number} positions: {time}</source>
        <extracomment>In the dialog “How much work?”: larger boards, and the time that they would take. {time}: such as “3 days”
{number}: a number</extracomment>
        <translation>au plus {number} positions&#xa0;: {time}</translation>
    </message>
    <message>
        <source>{number} positions: {time}</source>
        <extracomment>In the dialog “How much work?”: larger boards, and the time that they would take. {time}: such as “3 days”
{number}: a number</extracomment>
        <translation>{number} positions&#xa0;: {time}</translation>
    </message>
    <message>
        <source>Chess</source>
        <extracomment>In the dialog “How much work?”: larger boards, and the time that they would take.</extracomment>
        <translation>Échecs</translation>
    </message>
    <message>
        <source>about {first} × 10{power}</source>
        <extracomment>A large number, such as: about 4.5 × 10³³. {first}: 4.5; {power}: the raised 33</extracomment>
        <translation>environ {first} × 10{power}</translation>
    </message>
    <message>
        <source>about a second</source>
        <extracomment>A time in the dialog “How much work?”; never 1.</extracomment>
        <translation>environ une seconde</translation>
    </message>
    <message>
        <source>less than a minute</source>
        <extracomment>A time in the dialog “How much work?”; never 1.</extracomment>
        <translation>moins d’une minute</translation>
    </message>
    <message>
        <source>{days} days</source>
        <extracomment>A time in the dialog “How much work?”; never 1. {days}, {years}: numbers</extracomment>
        <translation>{days} jours</translation>
    </message>
    <message>
        <source>longer than the age of the universe</source>
        <extracomment>A time in the dialog “How much work?”; never 1.</extracomment>
        <translation>plus que l’âge de l’univers</translation>
    </message>
    <message>
        <source>{years} years</source>
        <extracomment>A time in the dialog “How much work?”; never 1. {days}, {years}: numbers</extracomment>
        <translation>{years} ans</translation>
    </message>
    <message>
        <source>In how many orders can you fill a board?</source>
        <translation>Dans combien d’ordres peut-on remplir un plateau&#x202f;?</translation>
    </message>
    <message>
        <source>Other boards: how long minimax takes to reach the end, at a million positions a second</source>
        <translation>Autres plateaux&#xa0;: le temps que met minimax pour aller jusqu’à la fin, à un million de positions par seconde</translation>
    </message>
    <message>
        <source>{branches} to the power of {depth} is {leaves}</source>
        <extracomment>In the dialog “How much work?”. {branches}, {leaves}: numbers
{depth}: a number of moves</extracomment>
        <translation>{branches} à la puissance {depth} donne {leaves}</translation>
    </message>
    <message>
        <source>Fewest possible leaves, if every node has b branches</source>
        <extracomment>In the dialog “How much work?”.</extracomment>
        <translation>Le moins de feuilles possible, si chaque nœud a b branches</translation>
    </message>
    <message>
        <source>Boards with n squares: we add up n! / (n − k)! positions with k pieces, as if no game ended before the board was full. Chess: 35 possible moves at each of 80 turns (Shannon, 1950). Fewest leaves: for a tree with b branches at every node (Knuth and Moore, 1975).</source>
        <translation>Plateaux de n cases&#xa0;: on additionne n! / (n − k)! positions avec k pièces, comme si aucune partie ne finissait avant que le plateau soit plein. Échecs&#xa0;: 35 coups à chacun des 80 tours (Shannon, 1950). Feuilles au minimum&#xa0;: pour un arbre avec b branches à chaque nœud (Knuth et Moore, 1975).</translation>
    </message>
    <message>
        <source>{counts}: {percent}% of minimax</source>
        <extracomment>In the dialog “How much work?”. {counts}: “12 positions, 8 leaves”
{percent}: a number, without its sign</extracomment>
        <translation>{counts}&#xa0;: {percent}&#xa0;% de minimax</translation>
    </message>
</context>
<context>
    <name>WorksheetChoice</name>
    <message>
        <source>Save the worksheets</source>
        <translation>Enregistrer les fiches d’exercices</translation>
    </message>
    <message>
        <source>“{name}” already exists. Use another name.</source>
        <extracomment>{name}: the name of a file</extracomment>
        <translation>«&#xa0;{name}&#xa0;» existe déjà. Choisis un autre nom.</translation>
    </message>
    <message>
        <source>This tree doesn&apos;t fit on a page, or there is nothing to find in it.</source>
        <translation>Cet arbre ne tient pas sur une page, ou il n’y a rien à y chercher.</translation>
    </message>
    <message>
        <source>Try an example, or a position near the end of a game.</source>
        <translation>Essaie un exemple, ou une position proche de la fin d’une partie.</translation>
    </message>
</context>
<context>
    <name>WorksheetDialog</name>
    <message>
        <source>Worksheets</source>
        <extracomment>Title of a dialog: trees on paper, to be solved by hand</extracomment>
        <translation>Fiches d’exercices</translation>
    </message>
    <message>
        <source>Save…</source>
        <extracomment>Button of the dialog</extracomment>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Close without saving (Esc)</source>
        <translation>Fermer sans enregistrer (Échap)</translation>
    </message>
    <message>
        <source>Pages: {count}. With solutions: {solved}.</source>
        <extracomment>Below the form of a worksheet: how many pages there will be. {solved}: their number with the solutions
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>Pages&#xa0;: {count}. Avec corrigés&#xa0;: {solved}.</translation>
    </message>
    <message>
        <source>Worksheet settings</source>
        <extracomment>Name of the form, for screen readers</extracomment>
        <translation>Réglages des fiches d’exercices</translation>
    </message>
    <message>
        <source>The tree is wide, so the numbers will come out small on this paper.</source>
        <extracomment>Below the form of a worksheet: how many pages there will be.</extracomment>
        <translation>L’arbre est large, donc ses nombres sont petits sur ce papier.</translation>
    </message>
    <message>
        <source>How many pages?</source>
        <translation>Combien de pages&#x202f;?</translation>
    </message>
    <message>
        <source>Save the worksheets to a file</source>
        <translation>Enregistrer les fiches d’exercices dans un fichier</translation>
    </message>
</context>
<context>
    <name>WorksheetForm</name>
    <message>
        <source>Trees</source>
        <extracomment>Labels, choices and tips of a form with the settings of a worksheet</extracomment>
        <translation>Arbres</translation>
    </message>
    <message>
        <source>New trees of numbers</source>
        <extracomment>Labels, choices and tips of a form with the settings of a worksheet</extracomment>
        <translation>Nouveaux arbres de nombres</translation>
    </message>
    <message>
        <source>The tree on the screen</source>
        <extracomment>Labels, choices and tips of a form with the settings of a worksheet</extracomment>
        <translation>L’arbre à l’écran</translation>
    </message>
    <message>
        <source>Number of trees</source>
        <translation>Nombre d’arbres</translation>
    </message>
    <message>
        <source>Task</source>
        <extracomment>Labels, choices and tips of a form with the settings of a worksheet</extracomment>
        <translation>Exercice</translation>
    </message>
    <message>
        <source>Minimax: the values</source>
        <extracomment>Labels, choices and tips of a form with the settings of a worksheet</extracomment>
        <translation>Minimax&#xa0;: les valeurs</translation>
    </message>
    <message>
        <source>Alpha-beta: values and cuts</source>
        <extracomment>Labels, choices and tips of a form with the settings of a worksheet</extracomment>
        <translation>Alpha-bêta&#xa0;: valeurs et coupures</translation>
    </message>
    <message>
        <source>Depth</source>
        <extracomment>Label in the form of a worksheet: how many moves deep its trees are</extracomment>
        <translation>Profondeur</translation>
    </message>
    <message>
        <source>Branches</source>
        <extracomment>Label in the form of a worksheet: how many branches each node has</extracomment>
        <translation>Branches</translation>
    </message>
    <message>
        <source>Numbers from</source>
        <extracomment>Label in the form of a worksheet: the smallest and the largest number at the ends of the branches</extracomment>
        <translation>Nombres de</translation>
    </message>
    <message>
        <source>to</source>
        <extracomment>between the smallest and the largest number: Numbers from 0 to 20</extracomment>
        <translation>à</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>Label in the form of a worksheet: the number with which the same trees are made again</extracomment>
        <translation>Graine</translation>
    </message>
    <message>
        <source>The same seed makes the same trees again, here and on the command line</source>
        <extracomment>Label in the form of a worksheet: the number with which the same trees are made again</extracomment>
        <translation>La même graine redonne les mêmes arbres, ici et en ligne de commande</translation>
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
        <translation>Letter</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>Label in the form of a worksheet, and its choices</extracomment>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Trees, then solutions</source>
        <extracomment>Label in the form of a worksheet, and its choices</extracomment>
        <translation>Arbres, puis corrigés</translation>
    </message>
    <message>
        <source>Only trees</source>
        <extracomment>Label in the form of a worksheet, and its choices</extracomment>
        <translation>Arbres seulement</translation>
    </message>
    <message>
        <source>Only solutions</source>
        <extracomment>Label in the form of a worksheet, and its choices</extracomment>
        <translation>Corrigés seulement</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>Label in the form of a worksheet, and its choices</extracomment>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>PDF</source>
        <extracomment>Label in the form of a worksheet, and its choices</extracomment>
        <translation>PDF</translation>
    </message>
    <message>
        <source>SVG, one per page</source>
        <extracomment>Label in the form of a worksheet, and its choices</extracomment>
        <translation>SVG, un par page</translation>
    </message>
    <message>
        <source>New numbers</source>
        <extracomment>Button in the form of a worksheet: other trees of the same kind</extracomment>
        <translation>Autres nombres</translation>
    </message>
    <message>
        <source>Use another seed</source>
        <translation>Prendre une autre graine</translation>
    </message>
    <message>
        <source>New trees with random numbers, or the tree on the screen</source>
        <extracomment>Labels, choices and tips of a form with the settings of a worksheet</extracomment>
        <translation>De nouveaux arbres avec des nombres au hasard, ou l’arbre à l’écran</translation>
    </message>
    <message>
        <source>The tree on the screen doesn&apos;t fit on a page</source>
        <translation>L’arbre à l’écran ne tient pas sur une page</translation>
    </message>
    <message>
        <source>How many trees are printed</source>
        <translation>Combien d’arbres sont imprimés</translation>
    </message>
    <message>
        <source>How many moves deep each tree is</source>
        <extracomment>Label in the form of a worksheet: how many moves deep its trees are</extracomment>
        <translation>La profondeur de chaque arbre, en coups</translation>
    </message>
    <message>
        <source>How many branches each node has (fewer if the tree is deep)</source>
        <extracomment>Label in the form of a worksheet: how many branches each node has</extracomment>
        <translation>Combien de branches a chaque nœud (moins si l’arbre est profond)</translation>
    </message>
    <message>
        <source>The smallest number at a leaf</source>
        <extracomment>Label in the form of a worksheet: the smallest and the largest number at the ends of the branches</extracomment>
        <translation>Le plus petit nombre d’une feuille</translation>
    </message>
    <message>
        <source>The largest number at a leaf</source>
        <extracomment>between the smallest and the largest number: Numbers from 0 to 20</extracomment>
        <translation>Le plus grand nombre d’une feuille</translation>
    </message>
    <message>
        <source>How large the pages are</source>
        <extracomment>Label in the form of a worksheet: the size of the paper</extracomment>
        <translation>La taille des pages</translation>
    </message>
    <message>
        <source>Solutions go on extra pages at the end</source>
        <extracomment>Label in the form of a worksheet, and its choices</extracomment>
        <translation>Les corrigés vont sur des pages à part, à la fin</translation>
    </message>
    <message>
        <source>What pupils have to find: only the values, or also what alpha-beta skips</source>
        <extracomment>Labels, choices and tips of a form with the settings of a worksheet</extracomment>
        <translation>Ce que les élèves cherchent&#xa0;: seulement les valeurs, ou aussi ce que saute alpha-bêta</translation>
    </message>
    <message>
        <source>One file to print, or drawings that you can edit</source>
        <extracomment>Label in the form of a worksheet, and its choices</extracomment>
        <translation>Un seul fichier à imprimer, ou des dessins que tu peux modifier</translation>
    </message>
</context>
<context>
    <name>WorksheetPreview</name>
    <message>
        <source>The first page</source>
        <translation>La première page</translation>
    </message>
    <message>
        <source>The first page, as it will be printed</source>
        <translation>La première page, comme elle sera imprimée</translation>
    </message>
</context>
<context>
    <name>Worksheets</name>
    <message>
        <source>Alpha-beta by hand</source>
        <translation>Alpha-bêta à la main</translation>
    </message>
    <message>
        <source>Minimax by hand</source>
        <translation>Minimax à la main</translation>
    </message>
    <message>
        <source>Solutions</source>
        <extracomment>Heading of the pages with solutions</extracomment>
        <translation>Corrigés</translation>
    </message>
    <message>
        <source>Name ______________________   Date ____________</source>
        <translation>Nom ______________________   Date ____________</translation>
    </message>
    <message>
        <source>Work from left to right, as alpha-beta does. MAX takes the largest value below it, MIN takes the smallest. Write the value of every node that alpha-beta looks at. Cross out the branches that it skips. If a node has such branches, write ≥ (at least) or ≤ (at most) before its value.</source>
        <translation>Travaille de gauche à droite, comme alpha-bêta. MAX prend la plus grande valeur d’en dessous, MIN prend la plus petite. Écris la valeur de chaque nœud qu’alpha-bêta regarde. Barre les branches qu’il saute. Si un nœud a des branches barrées, écris ≥ (au moins) ou ≤ (au plus) devant sa valeur.</translation>
    </message>
    <message>
        <source>Write the value of every node, from the bottom up. MAX takes the largest value below it, MIN takes the smallest. Then mark the best branch at the top.</source>
        <translation>Écris la valeur de chaque nœud, de bas en haut. MAX prend la plus grande valeur d’en dessous, MIN prend la plus petite. Ensuite, marque la meilleure branche de la racine.</translation>
    </message>
    <message>
        <source>{who} chooses ________ .  The tree is worth ________ .</source>
        <extracomment>Below a tree on a worksheet; a pupil writes on the lines. {who}: “MAX” or the name of a player</extracomment>
        <translation>{who} choisit ________ .  L’arbre vaut ________ .</translation>
    </message>
    <message>
        <source>Leaves that alpha-beta looks at: ________ .</source>
        <extracomment>Below a tree on a worksheet; a pupil writes on the lines.</extracomment>
        <translation>Feuilles qu’alpha-bêta regarde&#xa0;: ________ .</translation>
    </message>
    <message>
        <source>{who} chooses {move}.
The tree is worth {value}.</source>
        <extracomment>Below a solved tree on a worksheet. {who}: “MAX” or the name of a player
{move}: a move: b2, column 4, ♘f3
{value}: a value: +3, −1 in 4, 0.5</extracomment>
        <translation>{who} choisit {move}.
L’arbre vaut {value}.</translation>
    </message>
    <message>
        <source>Leaves that alpha-beta looks at: {seen} of {all}.</source>
        <extracomment>Below a solved tree on a worksheet. {seen}, {all}: numbers</extracomment>
        <translation>Feuilles qu’alpha-bêta regarde&#xa0;: {seen} sur {all}.</translation>
    </message>
    <message>
        <source>{first} is MAX, and {second} is MIN.</source>
        <extracomment>Below the title of a worksheet. {first}, {second}: the names of the players</extracomment>
        <translation>{first} est MAX, et {second} est MIN.</translation>
    </message>
    <message>
        <source>{first} is MIN, and {second} is MAX: +1 means that {first} loses.</source>
        <extracomment>Below the title of a worksheet. {first}, {second}: the names of the players</extracomment>
        <translation>{first} est MIN, et {second} est MAX&#xa0;: +1 veut dire que {first} perd.</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <extracomment>At the foot of a page
{number}: a number
{count}: a number; the text has a form for one and for many</extracomment>
        <translation>Page {number} sur {count}</translation>
    </message>
    <message>
        <source>Minimax Fair, numbers from {least} to {most}, seed {seed}</source>
        <extracomment>At the foot of a page. {seed}: a number
{least}: the smallest number that is possible
{most}: the largest number that is possible</extracomment>
        <translation>Minimax Fair, nombres de {least} à {most}, graine {seed}</translation>
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
            <numerusform>Ici, jouer {move} a fait perdre {count} partie.</numerusform>
            <numerusform>Ici, jouer {move} a fait perdre {count} parties.</numerusform>
        </translation>
    </message>
</context>
</TS>
