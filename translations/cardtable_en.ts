<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>About</name>
        <message>
            <source>The folder could not be opened. Please open it yourself: its name is shown above.</source>
            <translation>The folder could not be opened. Please open it yourself: its name is shown above.</translation>
        </message>
        <message>
            <source>Nothing is being saved: you are playing without saving.</source>
            <translation>Nothing is being saved: you are playing without saving.</translation>
        </message>
        <message>
            <source>All games and settings are in this folder:
{folder}</source>
            <translation>All games and settings are in this folder:
{folder}</translation>
        </message>
        <message>
            <source>If something goes wrong in the program, it is written down in {file}: where it happened, and no cards or names.</source>
            <translation>If something goes wrong in the program, it is written down in {file}: where it happened, and no cards or names.</translation>
        </message>
        <message>
            <source>To move them to another computer, close the program on both and copy the whole folder. To take a single game with you, save it to a file under “Saved games”.</source>
            <translation>To move them to another computer, close the program on both and copy the whole folder. To take a single game with you, save it to a file under “Saved games”.</translation>
        </message>
        <message>
            <source>About Card Table</source>
            <translation>About Card Table</translation>
        </message>
        <message>
            <source>Card Table, version {version}</source>
            <translation>Card Table, version {version}</translation>
        </message>
        <message>
            <source>Eleven traditional card games for the family. Free software under the MIT licence; the source code is at {address}.</source>
            <translation>Eleven traditional card games for the family. Free software under the MIT licence; the source code is at {address}.</translation>
        </message>
        <message>
            <source>The program never connects to the internet or to another computer. What you play stays on this one.</source>
            <translation>The program never connects to the internet or to another computer. What you play stays on this one.</translation>
        </message>
        <message>
            <source>Where your games are</source>
            <translation>Where your games are</translation>
        </message>
        <message>
            <source>Show the folder</source>
            <translation>Show the folder</translation>
        </message>
        <message>
            <source>What it is made of</source>
            <translation>What it is made of</translation>
        </message>
        <message>
            <source>Qt is used under the GNU Lesser General Public License, version 3: as separate, unmodified libraries that you may replace with your own.</source>
            <translation>Qt is used under the GNU Lesser General Public License, version 3: as separate, unmodified libraries that you may replace with your own.</translation>
        </message>
        <message>
            <source>The licences, word for word</source>
            <translation>The licences, word for word</translation>
        </message>
    </context>
    <context>
        <name>Backup</name>
        <message>
            <source>Bring them back</source>
            <translation>Bring them back</translation>
        </message>
        <message numerus="yes">
            <source>The backup of {day} holds %n game(s) that are not in the list.</source>
            <comment>saved games</comment>
            <translation>
                <numerusform>The backup of {day} holds %n game that is not in the list.</numerusform>
                <numerusform>The backup of {day} holds %n games that are not in the list.</numerusform>
            </translation>
        </message>
        <message>
            <source>{holds} Bring them back?</source>
            <translation>{holds} Bring them back?</translation>
        </message>
        <message>
            <source>From a backup …</source>
            <translation>From a backup …</translation>
        </message>
    </context>
    <context>
        <name>Cards</name>
        <message>
            <source>aces</source>
            <comment>several cards of the rank, nominative</comment>
            <translation>aces</translation>
        </message>
        <message>
            <source>twos</source>
            <comment>several cards of the rank, nominative</comment>
            <translation>twos</translation>
        </message>
        <message>
            <source>threes</source>
            <comment>several cards of the rank, nominative</comment>
            <translation>threes</translation>
        </message>
        <message>
            <source>fours</source>
            <comment>several cards of the rank, nominative</comment>
            <translation>fours</translation>
        </message>
        <message>
            <source>fives</source>
            <comment>several cards of the rank, nominative</comment>
            <translation>fives</translation>
        </message>
        <message>
            <source>sixes</source>
            <comment>several cards of the rank, nominative</comment>
            <translation>sixes</translation>
        </message>
        <message>
            <source>sevens</source>
            <comment>several cards of the rank, nominative</comment>
            <translation>sevens</translation>
        </message>
        <message>
            <source>eights</source>
            <comment>several cards of the rank, nominative</comment>
            <translation>eights</translation>
        </message>
        <message>
            <source>nines</source>
            <comment>several cards of the rank, nominative</comment>
            <translation>nines</translation>
        </message>
        <message>
            <source>tens</source>
            <comment>several cards of the rank, nominative</comment>
            <translation>tens</translation>
        </message>
        <message>
            <source>jacks</source>
            <comment>several cards of the rank, nominative</comment>
            <translation>jacks</translation>
        </message>
        <message>
            <source>queens</source>
            <comment>several cards of the rank, nominative</comment>
            <translation>queens</translation>
        </message>
        <message>
            <source>kings</source>
            <comment>several cards of the rank, nominative</comment>
            <translation>kings</translation>
        </message>
        <message>
            <source>ace of spades</source>
            <comment>nominative</comment>
            <translation>ace of spades</translation>
        </message>
        <message>
            <source>two of spades</source>
            <comment>nominative</comment>
            <translation>two of spades</translation>
        </message>
        <message>
            <source>three of spades</source>
            <comment>nominative</comment>
            <translation>three of spades</translation>
        </message>
        <message>
            <source>four of spades</source>
            <comment>nominative</comment>
            <translation>four of spades</translation>
        </message>
        <message>
            <source>five of spades</source>
            <comment>nominative</comment>
            <translation>five of spades</translation>
        </message>
        <message>
            <source>six of spades</source>
            <comment>nominative</comment>
            <translation>six of spades</translation>
        </message>
        <message>
            <source>seven of spades</source>
            <comment>nominative</comment>
            <translation>seven of spades</translation>
        </message>
        <message>
            <source>eight of spades</source>
            <comment>nominative</comment>
            <translation>eight of spades</translation>
        </message>
        <message>
            <source>nine of spades</source>
            <comment>nominative</comment>
            <translation>nine of spades</translation>
        </message>
        <message>
            <source>ten of spades</source>
            <comment>nominative</comment>
            <translation>ten of spades</translation>
        </message>
        <message>
            <source>jack of spades</source>
            <comment>nominative</comment>
            <translation>jack of spades</translation>
        </message>
        <message>
            <source>queen of spades</source>
            <comment>nominative</comment>
            <translation>queen of spades</translation>
        </message>
        <message>
            <source>king of spades</source>
            <comment>nominative</comment>
            <translation>king of spades</translation>
        </message>
        <message>
            <source>ace of hearts</source>
            <comment>nominative</comment>
            <translation>ace of hearts</translation>
        </message>
        <message>
            <source>two of hearts</source>
            <comment>nominative</comment>
            <translation>two of hearts</translation>
        </message>
        <message>
            <source>three of hearts</source>
            <comment>nominative</comment>
            <translation>three of hearts</translation>
        </message>
        <message>
            <source>four of hearts</source>
            <comment>nominative</comment>
            <translation>four of hearts</translation>
        </message>
        <message>
            <source>five of hearts</source>
            <comment>nominative</comment>
            <translation>five of hearts</translation>
        </message>
        <message>
            <source>six of hearts</source>
            <comment>nominative</comment>
            <translation>six of hearts</translation>
        </message>
        <message>
            <source>seven of hearts</source>
            <comment>nominative</comment>
            <translation>seven of hearts</translation>
        </message>
        <message>
            <source>eight of hearts</source>
            <comment>nominative</comment>
            <translation>eight of hearts</translation>
        </message>
        <message>
            <source>nine of hearts</source>
            <comment>nominative</comment>
            <translation>nine of hearts</translation>
        </message>
        <message>
            <source>ten of hearts</source>
            <comment>nominative</comment>
            <translation>ten of hearts</translation>
        </message>
        <message>
            <source>jack of hearts</source>
            <comment>nominative</comment>
            <translation>jack of hearts</translation>
        </message>
        <message>
            <source>queen of hearts</source>
            <comment>nominative</comment>
            <translation>queen of hearts</translation>
        </message>
        <message>
            <source>king of hearts</source>
            <comment>nominative</comment>
            <translation>king of hearts</translation>
        </message>
        <message>
            <source>ace of clubs</source>
            <comment>nominative</comment>
            <translation>ace of clubs</translation>
        </message>
        <message>
            <source>two of clubs</source>
            <comment>nominative</comment>
            <translation>two of clubs</translation>
        </message>
        <message>
            <source>three of clubs</source>
            <comment>nominative</comment>
            <translation>three of clubs</translation>
        </message>
        <message>
            <source>four of clubs</source>
            <comment>nominative</comment>
            <translation>four of clubs</translation>
        </message>
        <message>
            <source>five of clubs</source>
            <comment>nominative</comment>
            <translation>five of clubs</translation>
        </message>
        <message>
            <source>six of clubs</source>
            <comment>nominative</comment>
            <translation>six of clubs</translation>
        </message>
        <message>
            <source>seven of clubs</source>
            <comment>nominative</comment>
            <translation>seven of clubs</translation>
        </message>
        <message>
            <source>eight of clubs</source>
            <comment>nominative</comment>
            <translation>eight of clubs</translation>
        </message>
        <message>
            <source>nine of clubs</source>
            <comment>nominative</comment>
            <translation>nine of clubs</translation>
        </message>
        <message>
            <source>ten of clubs</source>
            <comment>nominative</comment>
            <translation>ten of clubs</translation>
        </message>
        <message>
            <source>jack of clubs</source>
            <comment>nominative</comment>
            <translation>jack of clubs</translation>
        </message>
        <message>
            <source>queen of clubs</source>
            <comment>nominative</comment>
            <translation>queen of clubs</translation>
        </message>
        <message>
            <source>king of clubs</source>
            <comment>nominative</comment>
            <translation>king of clubs</translation>
        </message>
        <message>
            <source>ace of diamonds</source>
            <comment>nominative</comment>
            <translation>ace of diamonds</translation>
        </message>
        <message>
            <source>two of diamonds</source>
            <comment>nominative</comment>
            <translation>two of diamonds</translation>
        </message>
        <message>
            <source>three of diamonds</source>
            <comment>nominative</comment>
            <translation>three of diamonds</translation>
        </message>
        <message>
            <source>four of diamonds</source>
            <comment>nominative</comment>
            <translation>four of diamonds</translation>
        </message>
        <message>
            <source>five of diamonds</source>
            <comment>nominative</comment>
            <translation>five of diamonds</translation>
        </message>
        <message>
            <source>six of diamonds</source>
            <comment>nominative</comment>
            <translation>six of diamonds</translation>
        </message>
        <message>
            <source>seven of diamonds</source>
            <comment>nominative</comment>
            <translation>seven of diamonds</translation>
        </message>
        <message>
            <source>eight of diamonds</source>
            <comment>nominative</comment>
            <translation>eight of diamonds</translation>
        </message>
        <message>
            <source>nine of diamonds</source>
            <comment>nominative</comment>
            <translation>nine of diamonds</translation>
        </message>
        <message>
            <source>ten of diamonds</source>
            <comment>nominative</comment>
            <translation>ten of diamonds</translation>
        </message>
        <message>
            <source>jack of diamonds</source>
            <comment>nominative</comment>
            <translation>jack of diamonds</translation>
        </message>
        <message>
            <source>queen of diamonds</source>
            <comment>nominative</comment>
            <translation>queen of diamonds</translation>
        </message>
        <message>
            <source>king of diamonds</source>
            <comment>nominative</comment>
            <translation>king of diamonds</translation>
        </message>
        <message>
            <source>red joker</source>
            <comment>nominative</comment>
            <translation>red joker</translation>
        </message>
        <message>
            <source>black joker</source>
            <comment>nominative</comment>
            <translation>black joker</translation>
        </message>
        <message>
            <source>green joker</source>
            <comment>nominative</comment>
            <translation>green joker</translation>
        </message>
        <message>
            <source>ace of spades</source>
            <comment>accusative</comment>
            <translation>ace of spades</translation>
        </message>
        <message>
            <source>two of spades</source>
            <comment>accusative</comment>
            <translation>two of spades</translation>
        </message>
        <message>
            <source>three of spades</source>
            <comment>accusative</comment>
            <translation>three of spades</translation>
        </message>
        <message>
            <source>four of spades</source>
            <comment>accusative</comment>
            <translation>four of spades</translation>
        </message>
        <message>
            <source>five of spades</source>
            <comment>accusative</comment>
            <translation>five of spades</translation>
        </message>
        <message>
            <source>six of spades</source>
            <comment>accusative</comment>
            <translation>six of spades</translation>
        </message>
        <message>
            <source>seven of spades</source>
            <comment>accusative</comment>
            <translation>seven of spades</translation>
        </message>
        <message>
            <source>eight of spades</source>
            <comment>accusative</comment>
            <translation>eight of spades</translation>
        </message>
        <message>
            <source>nine of spades</source>
            <comment>accusative</comment>
            <translation>nine of spades</translation>
        </message>
        <message>
            <source>ten of spades</source>
            <comment>accusative</comment>
            <translation>ten of spades</translation>
        </message>
        <message>
            <source>jack of spades</source>
            <comment>accusative</comment>
            <translation>jack of spades</translation>
        </message>
        <message>
            <source>queen of spades</source>
            <comment>accusative</comment>
            <translation>queen of spades</translation>
        </message>
        <message>
            <source>king of spades</source>
            <comment>accusative</comment>
            <translation>king of spades</translation>
        </message>
        <message>
            <source>ace of hearts</source>
            <comment>accusative</comment>
            <translation>ace of hearts</translation>
        </message>
        <message>
            <source>two of hearts</source>
            <comment>accusative</comment>
            <translation>two of hearts</translation>
        </message>
        <message>
            <source>three of hearts</source>
            <comment>accusative</comment>
            <translation>three of hearts</translation>
        </message>
        <message>
            <source>four of hearts</source>
            <comment>accusative</comment>
            <translation>four of hearts</translation>
        </message>
        <message>
            <source>five of hearts</source>
            <comment>accusative</comment>
            <translation>five of hearts</translation>
        </message>
        <message>
            <source>six of hearts</source>
            <comment>accusative</comment>
            <translation>six of hearts</translation>
        </message>
        <message>
            <source>seven of hearts</source>
            <comment>accusative</comment>
            <translation>seven of hearts</translation>
        </message>
        <message>
            <source>eight of hearts</source>
            <comment>accusative</comment>
            <translation>eight of hearts</translation>
        </message>
        <message>
            <source>nine of hearts</source>
            <comment>accusative</comment>
            <translation>nine of hearts</translation>
        </message>
        <message>
            <source>ten of hearts</source>
            <comment>accusative</comment>
            <translation>ten of hearts</translation>
        </message>
        <message>
            <source>jack of hearts</source>
            <comment>accusative</comment>
            <translation>jack of hearts</translation>
        </message>
        <message>
            <source>queen of hearts</source>
            <comment>accusative</comment>
            <translation>queen of hearts</translation>
        </message>
        <message>
            <source>king of hearts</source>
            <comment>accusative</comment>
            <translation>king of hearts</translation>
        </message>
        <message>
            <source>ace of clubs</source>
            <comment>accusative</comment>
            <translation>ace of clubs</translation>
        </message>
        <message>
            <source>two of clubs</source>
            <comment>accusative</comment>
            <translation>two of clubs</translation>
        </message>
        <message>
            <source>three of clubs</source>
            <comment>accusative</comment>
            <translation>three of clubs</translation>
        </message>
        <message>
            <source>four of clubs</source>
            <comment>accusative</comment>
            <translation>four of clubs</translation>
        </message>
        <message>
            <source>five of clubs</source>
            <comment>accusative</comment>
            <translation>five of clubs</translation>
        </message>
        <message>
            <source>six of clubs</source>
            <comment>accusative</comment>
            <translation>six of clubs</translation>
        </message>
        <message>
            <source>seven of clubs</source>
            <comment>accusative</comment>
            <translation>seven of clubs</translation>
        </message>
        <message>
            <source>eight of clubs</source>
            <comment>accusative</comment>
            <translation>eight of clubs</translation>
        </message>
        <message>
            <source>nine of clubs</source>
            <comment>accusative</comment>
            <translation>nine of clubs</translation>
        </message>
        <message>
            <source>ten of clubs</source>
            <comment>accusative</comment>
            <translation>ten of clubs</translation>
        </message>
        <message>
            <source>jack of clubs</source>
            <comment>accusative</comment>
            <translation>jack of clubs</translation>
        </message>
        <message>
            <source>queen of clubs</source>
            <comment>accusative</comment>
            <translation>queen of clubs</translation>
        </message>
        <message>
            <source>king of clubs</source>
            <comment>accusative</comment>
            <translation>king of clubs</translation>
        </message>
        <message>
            <source>ace of diamonds</source>
            <comment>accusative</comment>
            <translation>ace of diamonds</translation>
        </message>
        <message>
            <source>two of diamonds</source>
            <comment>accusative</comment>
            <translation>two of diamonds</translation>
        </message>
        <message>
            <source>three of diamonds</source>
            <comment>accusative</comment>
            <translation>three of diamonds</translation>
        </message>
        <message>
            <source>four of diamonds</source>
            <comment>accusative</comment>
            <translation>four of diamonds</translation>
        </message>
        <message>
            <source>five of diamonds</source>
            <comment>accusative</comment>
            <translation>five of diamonds</translation>
        </message>
        <message>
            <source>six of diamonds</source>
            <comment>accusative</comment>
            <translation>six of diamonds</translation>
        </message>
        <message>
            <source>seven of diamonds</source>
            <comment>accusative</comment>
            <translation>seven of diamonds</translation>
        </message>
        <message>
            <source>eight of diamonds</source>
            <comment>accusative</comment>
            <translation>eight of diamonds</translation>
        </message>
        <message>
            <source>nine of diamonds</source>
            <comment>accusative</comment>
            <translation>nine of diamonds</translation>
        </message>
        <message>
            <source>ten of diamonds</source>
            <comment>accusative</comment>
            <translation>ten of diamonds</translation>
        </message>
        <message>
            <source>jack of diamonds</source>
            <comment>accusative</comment>
            <translation>jack of diamonds</translation>
        </message>
        <message>
            <source>queen of diamonds</source>
            <comment>accusative</comment>
            <translation>queen of diamonds</translation>
        </message>
        <message>
            <source>king of diamonds</source>
            <comment>accusative</comment>
            <translation>king of diamonds</translation>
        </message>
        <message>
            <source>red joker</source>
            <comment>accusative</comment>
            <translation>red joker</translation>
        </message>
        <message>
            <source>black joker</source>
            <comment>accusative</comment>
            <translation>black joker</translation>
        </message>
        <message>
            <source>green joker</source>
            <comment>accusative</comment>
            <translation>green joker</translation>
        </message>
        <message>
            <source>spades</source>
            <comment>name of a suit</comment>
            <translation>spades</translation>
        </message>
        <message>
            <source>hearts</source>
            <comment>name of a suit</comment>
            <translation>hearts</translation>
        </message>
        <message>
            <source>clubs</source>
            <comment>name of a suit</comment>
            <translation>clubs</translation>
        </message>
        <message>
            <source>diamonds</source>
            <comment>name of a suit</comment>
            <translation>diamonds</translation>
        </message>
        <message>
            <source>a face-down card</source>
            <translation>a face-down card</translation>
        </message>
    </context>
    <context>
        <name>Curtain</name>
        <message>
            <source>Hand over to {player}</source>
            <translation>Hand over to {player}</translation>
        </message>
        <message>
            <source>Since you last looked</source>
            <translation>Since you last looked</translation>
        </message>
        <message>
            <source>{player}: show my cards</source>
            <translation>{player}: show my cards</translation>
        </message>
        <message>
            <source>Hold to peek (key V)</source>
            <translation>Hold to peek (key V)</translation>
        </message>
        <message>
            <source>Take back last move</source>
            <translation>Take back last move</translation>
        </message>
        <message>
            <source>Everybody else, please look away.</source>
            <translation>Everybody else, please look away.</translation>
        </message>
        <message>
            <source>{player}: {call}</source>
            <comment>a player's call</comment>
            <translation>{player}: {call}</translation>
        </message>
    </context>
    <context>
        <name>Deals</name>
        <message>
            <source>Play these cards again</source>
            <translation>Play these cards again</translation>
        </message>
        <message>
            <source>Same cards, new seats</source>
            <comment>the same deal with people in other seats</comment>
            <translation>Same cards, new seats</translation>
        </message>
        <message>
            <source>Copy deal code {code}</source>
            <translation>Copy deal code {code}</translation>
        </message>
        <message>
            <source>The deal code {code} was copied.</source>
            <translation>The deal code {code} was copied.</translation>
        </message>
        <message>
            <source>This game is still being played, and from another seat you would see cards that are hidden in it. It stays as it is. Finish it first, then choose other seats.</source>
            <translation>This game is still being played, and from another seat you would see cards that are hidden in it. It stays as it is. Finish it first, then choose other seats.</translation>
        </message>
        <message>
            <source>Deal code {code}</source>
            <translation>Deal code {code}</translation>
        </message>
    </context>
    <context>
        <name>Dialogs</name>
        <message>
            <source>OK</source>
            <translation>OK</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancel</translation>
        </message>
        <message>
            <source>Open a saved game</source>
            <translation>Open a saved game</translation>
        </message>
        <message>
            <source>Save the game to a file</source>
            <translation>Save the game to a file</translation>
        </message>
        <message>
            <source>Saved games</source>
            <translation>Saved games</translation>
        </message>
        <message>
            <source>Open house rules</source>
            <translation>Open house rules</translation>
        </message>
        <message>
            <source>Save the house rules to a file</source>
            <translation>Save the house rules to a file</translation>
        </message>
        <message>
            <source>Nobody could see this name. Nothing was changed. Write one with at least one letter, number or picture.</source>
            <translation>Nobody could see this name. Nothing was changed. Write one with at least one letter, number or picture.</translation>
        </message>
        <message>
            <source>House rules</source>
            <translation>House rules</translation>
        </message>
        <message>
            <source>Save the statistics to a file</source>
            <translation>Save the statistics to a file</translation>
        </message>
        <message>
            <source>Spreadsheets</source>
            <translation>Spreadsheets</translation>
        </message>
        <message>
            <source>Save as a PDF</source>
            <translation>Save as a PDF</translation>
        </message>
        <message>
            <source>PDF documents</source>
            <translation>PDF documents</translation>
        </message>
        <message>
            <source>Save as a picture</source>
            <translation>Save as a picture</translation>
        </message>
        <message>
            <source>Pictures</source>
            <translation>Pictures</translation>
        </message>
    </context>
    <context>
        <name>Evenings</name>
        <message numerus="yes">
            <source>%n game(s)</source>
            <comment>finished on one evening</comment>
            <translation>
                <numerusform>%n game</numerusform>
                <numerusform>%n games</numerusform>
            </translation>
        </message>
        <message>
            <source>Ahead of others</source>
            <comment>heading: the share of the other players one came ahead of</comment>
            <translation>Ahead of others</translation>
        </message>
        <message>
            <source>Wins</source>
            <translation>Wins</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Score sheet</translation>
        </message>
        <message>
            <source>Ordered by the share of the other players you came ahead of, on average over the games: a game for two weighs as much as one for five, and a tie counts half. An evening lasts until five in the morning. Games in which a decision was taken back, that were continued from another game, or whose cards were those of an earlier game, do not count.</source>
            <translation>Ordered by the share of the other players you came ahead of, on average over the games: a game for two weighs as much as one for five, and a tie counts half. An evening lasts until five in the morning. Games in which a decision was taken back, that were continued from another game, or whose cards were those of an earlier game, do not count.</translation>
        </message>
        <message>
            <source>Evenings</source>
            <translation>Evenings</translation>
        </message>
        <message>
            <source>Year</source>
            <translation>Year</translation>
        </message>
        <message>
            <source>Standings of the evening</source>
            <translation>Standings of the evening</translation>
        </message>
        <message>
            <source>When two or more of you have finished a game together, the evening appears here with everything you played.</source>
            <translation>When two or more of you have finished a game together, the evening appears here with everything you played.</translation>
        </message>
        <message>
            <source>{game}: won by {players}.</source>
            <comment>who has won a match of an evening</comment>
            <translation>{game}: won by {players}.</translation>
        </message>
        <message>
            <source>The evening: {day}</source>
            <comment>title of a page that is printed</comment>
            <translation>The evening: {day}</translation>
        </message>
        <message>
            <source>Who won what</source>
            <translation>Who won what</translation>
        </message>
    </context>
    <context>
        <name>Faces</name>
        <message>
            <source>Fox</source>
            <translation>Fox</translation>
        </message>
        <message>
            <source>Puffin</source>
            <translation>Puffin</translation>
        </message>
        <message>
            <source>Bear</source>
            <translation>Bear</translation>
        </message>
        <message>
            <source>Owl</source>
            <translation>Owl</translation>
        </message>
        <message>
            <source>Ram</source>
            <translation>Ram</translation>
        </message>
        <message>
            <source>Hare</source>
            <translation>Hare</translation>
        </message>
        <message>
            <source>Raven</source>
            <translation>Raven</translation>
        </message>
        <message>
            <source>Seal</source>
            <translation>Seal</translation>
        </message>
        <message>
            <source>Cat</source>
            <translation>Cat</translation>
        </message>
        <message>
            <source>Faces</source>
            <translation>Faces</translation>
        </message>
        <message>
            <source>plays steadily</source>
            <comment>how a computer player likes to play</comment>
            <translation>plays steadily</translation>
        </message>
        <message>
            <source>plays carefully</source>
            <comment>how a computer player likes to play</comment>
            <translation>plays carefully</translation>
        </message>
        <message>
            <source>takes what it can get</source>
            <comment>how a computer player likes to play</comment>
            <translation>takes what it can get</translation>
        </message>
        <message>
            <source>plays boldly</source>
            <comment>how a computer player likes to play</comment>
            <translation>plays boldly</translation>
        </message>
        <message>
            <source>computer ({level})</source>
            <comment>who it is and how well it plays</comment>
            <translation>computer ({level})</translation>
        </message>
        <message>
            <source>{animal}: {plays}</source>
            <comment>a face and how that computer player likes to play</comment>
            <translation>{animal}: {plays}</translation>
        </message>
    </context>
    <context>
        <name>Guide</name>
        <message>
            <source>Guided first round</source>
            <translation>Guided first round</translation>
        </message>
        <message>
            <source>Continue guided round</source>
            <comment>button: a guided first round that was left half done</comment>
            <translation>Continue guided round</translation>
        </message>
        <message numerus="yes">
            <source>about %n minute(s)</source>
            <comment>how long a guided first round takes</comment>
            <translation>
                <numerusform>about %n minute</numerusform>
                <numerusform>about %n minutes</numerusform>
            </translation>
        </message>
        <message>
            <source>Continue the guided round (step {step} of {steps})</source>
            <comment>in a menu; it was left half done</comment>
            <translation>Continue the guided round (step {step} of {steps})</translation>
        </message>
        <message>
            <source>That would be fine, too. Here we do something else first.</source>
            <translation>That would be fine, too. Here we do something else first.</translation>
        </message>
        <message>
            <source>No hurry. Read this first, then go on.</source>
            <translation>No hurry. Read this first, then go on.</translation>
        </message>
        <message>
            <source>This card stays in your hand this time.</source>
            <translation>This card stays in your hand this time.</translation>
        </message>
        <message>
            <source>Step {step} of {steps}</source>
            <translation>Step {step} of {steps}</translation>
        </message>
        <message>
            <source>The hand points here: {things}.</source>
            <comment>names of cards, piles, players or buttons</comment>
            <translation>The hand points here: {things}.</translation>
        </message>
        <message>
            <source>Leave the guided round</source>
            <comment>button: end a guided first round early</comment>
            <translation>Leave the guided round</translation>
        </message>
        <message>
            <source>Play a game</source>
            <translation>Play a game</translation>
        </message>
        <message>
            <source>Back to the games</source>
            <comment>button at the end of a guided first round</comment>
            <translation>Back to the games</translation>
        </message>
        <message>
            <source>You can go on from here later</source>
            <translation>You can go on from here later</translation>
        </message>
        <message>
            <source>Is this game new to you? A guided first round shows it step by step ({length}).</source>
            <translation>Is this game new to you? A guided first round shows it step by step ({length}).</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>Not now</translation>
        </message>
    </context>
    <context>
        <name>Home</name>
        <message>
            <source>Card games from our grandparents’ tables</source>
            <translation>Card games from our grandparents’ tables</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Language</translation>
        </message>
        <message>
            <source>Saved games</source>
            <translation>Saved games</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>Statistics</translation>
        </message>
        <message>
            <source>Evenings</source>
            <translation>Evenings</translation>
        </message>
        <message>
            <source>People</source>
            <translation>People</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Settings</translation>
        </message>
        <message>
            <source>Show everything again</source>
            <comment>button: after a start that left things out</comment>
            <translation>Show everything again</translation>
        </message>
        <message>
            <source>Some of your settings, perhaps people or house rules, could not be read. Nothing that was played is touched, and the settings as they were are kept in the data folder as {file}.</source>
            <translation>Some of your settings, perhaps people or house rules, could not be read. Nothing that was played is touched, and the settings as they were are kept in the data folder as {file}.</translation>
        </message>
        <message>
            <source>If a name was being changed or forgotten, that has not been finished.</source>
            <translation>If a name was being changed or forgotten, that has not been finished.</translation>
        </message>
        <message>
            <source>Games that wait to be continued were not looked for.</source>
            <translation>Games that wait to be continued were not looked for.</translation>
        </message>
        <message>
            <source>Your settings and people are kept, but were not read: those you see now are the ones of a new program, and what you change in them lasts until you close it.</source>
            <translation>Your settings and people are kept, but were not read: those you see now are the ones of a new program, and what you change in them lasts until you close it.</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Continue</translation>
        </message>
        <message>
            <source>{number} more</source>
            <comment>unfinished games, on a button</comment>
            <translation>{number} more</translation>
        </message>
        <message numerus="yes">
            <source>%n more unfinished game(s)</source>
            <comment>beside the newest ones</comment>
            <translation>
                <numerusform>%n more unfinished game</numerusform>
                <numerusform>%n more unfinished games</numerusform>
            </translation>
        </message>
        <message>
            <source>Cannot be shown</source>
            <comment>on the small picture of an unfinished game</comment>
            <translation>Cannot be shown</translation>
        </message>
        <message>
            <source>Cannot be opened</source>
            <comment>on the small picture of an unfinished game</comment>
            <translation>Cannot be opened</translation>
        </message>
        <message>
            <source>The last start of Card Table did not come to its end. Everything that was played is kept. To be safe, this start left out the newest game and decks of cards from elsewhere; all games are under “Saved games”.</source>
            <translation>The last start of Card Table did not come to its end. Everything that was played is kept. To be safe, this start left out the newest game and decks of cards from elsewhere; all games are under “Saved games”.</translation>
        </message>
        <message>
            <source>Show newest game again</source>
            <translation>Show newest game again</translation>
        </message>
        <message>
            <source>{fewest}–{most} players</source>
            <translation>{fewest}–{most} players</translation>
        </message>
        <message>
            <source>{most} min</source>
            <comment>how long a game takes</comment>
            <translation>{most} min</translation>
        </message>
        <message>
            <source>{fewest}–{most} min</source>
            <comment>how long a game takes</comment>
            <translation>{fewest}–{most} min</translation>
        </message>
        <message>
            <source>{game}: rules and more</source>
            <translation>{game}: rules and more</translation>
        </message>
        <message>
            <source>{game}: same table again</source>
            <comment>a button</comment>
            <translation>{game}: same table again</translation>
        </message>
        <message numerus="yes">
            <source>%n player(s)</source>
            <comment>how many play a game</comment>
            <translation>
                <numerusform>%n player</numerusform>
                <numerusform>%n players</numerusform>
            </translation>
        </message>
        <message>
            <source>New game</source>
            <translation>New game</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Rules</translation>
        </message>
        <message>
            <source>Same table again</source>
            <translation>Same table again</translation>
        </message>
        <message>
            <source>{players} – last played {when}</source>
            <translation>{players} – last played {when}</translation>
        </message>
    </context>
    <context>
        <name>Installation</name>
        <message>
            <source>A part of Card Table is missing or damaged: {part}. Everything that was played is kept. Start the program with {command}, which makes what can be made; if that does not help, download it again.</source>
            <translation>A part of Card Table is missing or damaged: {part}. Everything that was played is kept. Start the program with {command}, which makes what can be made; if that does not help, download it again.</translation>
        </message>
        <message>
            <source>A part of Card Table is missing or damaged: {part}. Everything that was played is kept. Install Card Table again; your games stay where they are.</source>
            <translation>A part of Card Table is missing or damaged: {part}. Everything that was played is kept. Install Card Table again; your games stay where they are.</translation>
        </message>
    </context>
    <context>
        <name>Keys</name>
        <message>
            <source>D</source>
            <comment>letter of the button “Let it stand”</comment>
            <translation>D</translation>
        </message>
        <message>
            <source>T</source>
            <comment>letter of the button “Take %n card(s)”</comment>
            <translation>T</translation>
        </message>
        <message>
            <source>D</source>
            <comment>letter of the button “Draw”</comment>
            <translation>D</translation>
        </message>
        <message>
            <source>P</source>
            <comment>letter of the button “Pass”</comment>
            <translation>P</translation>
        </message>
        <message>
            <source>E</source>
            <comment>letter of the button “End turn”</comment>
            <translation>E</translation>
        </message>
        <message>
            <source>T</source>
            <comment>letter of the button “Tuck under”</comment>
            <translation>T</translation>
        </message>
        <message>
            <source>H</source>
            <comment>letter of the button “Hide”</comment>
            <translation>H</translation>
        </message>
        <message>
            <source>O</source>
            <comment>letter of the button “Ólsen!”</comment>
            <translation>O</translation>
        </message>
        <message>
            <source>L</source>
            <comment>letter of the button “Ólsen Ólsen!”</comment>
            <translation>L</translation>
        </message>
        <message>
            <source>C</source>
            <comment>letter of the button “Caught!”</comment>
            <translation>C</translation>
        </message>
        <message>
            <source>S</source>
            <comment>letter of the button “Svindl!”</comment>
            <translation>S</translation>
        </message>
        <message>
            <source>R</source>
            <comment>letter of the button “All ready: turn it up”</comment>
            <translation>R</translation>
        </message>
        <message>
            <source>T</source>
            <comment>letter of the button “Take the upcard”</comment>
            <translation>T</translation>
        </message>
        <message>
            <source>U</source>
            <comment>letter of the button “Return to hand”</comment>
            <translation>U</translation>
        </message>
        <message>
            <source>L</source>
            <comment>letter of the button “Lay these down”</comment>
            <translation>L</translation>
        </message>
        <message>
            <source>L</source>
            <comment>letter of the button “Lay off”</comment>
            <translation>L</translation>
        </message>
        <message>
            <source>P</source>
            <comment>letter of the button “Put together”</comment>
            <translation>P</translation>
        </message>
        <message>
            <source>C</source>
            <comment>letter of the button “Discard”</comment>
            <translation>C</translation>
        </message>
        <message>
            <source>K</source>
            <comment>letter of the button “Keep the last card”</comment>
            <translation>K</translation>
        </message>
        <message>
            <source>B</source>
            <comment>letter of the button “I’ll buy!”</comment>
            <translation>B</translation>
        </message>
        <message>
            <source>B</source>
            <comment>letter of the button “Buy (with %n more)”</comment>
            <translation>B</translation>
        </message>
        <message>
            <source>R</source>
            <comment>letter of the button “I am ready”</comment>
            <translation>R</translation>
        </message>
        <message>
            <source>N</source>
            <comment>letter of the button “None of us buys”</comment>
            <translation>N</translation>
        </message>
        <message>
            <source>N</source>
            <comment>letter of the button “Not for me”</comment>
            <translation>N</translation>
        </message>
        <message>
            <source>B</source>
            <comment>letter of the button “Bury these six”</comment>
            <translation>B</translation>
        </message>
        <message>
            <source>C</source>
            <comment>letter of the button “Choose six cards”</comment>
            <translation>C</translation>
        </message>
        <message>
            <source>P</source>
            <comment>letter of the button “Play”</comment>
            <translation>P</translation>
        </message>
        <message>
            <source>H</source>
            <comment>letter of the button “Hint”</comment>
            <translation>H</translation>
        </message>
        <message>
            <source>G</source>
            <comment>letter of the button “Go on”</comment>
            <translation>G</translation>
        </message>
        <message>
            <source>K</source>
            <comment>letter of the button “Last trick”</comment>
            <translation>K</translation>
        </message>
        <message>
            <source>T</source>
            <comment>letter of the button “Look at the table”</comment>
            <translation>T</translation>
        </message>
        <message>
            <source>T</source>
            <comment>letter of the button “To the score”</comment>
            <translation>T</translation>
        </message>
        <message>
            <source>N</source>
            <comment>letter of the button “Play again”</comment>
            <translation>N</translation>
        </message>
    </context>
    <context>
        <name>List</name>
        <message>
            <source>{first}, {second}</source>
            <comment>joins all but the last two things of a list</comment>
            <translation>{first}, {second}</translation>
        </message>
        <message>
            <source>{first} and {second}</source>
            <comment>joins the last two things of a list</comment>
            <translation>{first} and {second}</translation>
        </message>
    </context>
    <context>
        <name>Mishap</name>
        <message>
            <source>Something in the program went wrong just now. Everything that was played is kept. Show the table again and play on; the program’s log says what it was.</source>
            <translation>Something in the program went wrong just now. Everything that was played is kept. Show the table again and play on; the program’s log says what it was.</translation>
        </message>
        <message>
            <source>Show the table again</source>
            <translation>Show the table again</translation>
        </message>
        <message>
            <source>Close this notice</source>
            <translation>Close this notice</translation>
        </message>
    </context>
    <context>
        <name>NewGame</name>
        <message>
            <source>Seat {number}</source>
            <translation>Seat {number}</translation>
        </message>
        <message>
            <source>Face: {animal}</source>
            <translation>Face: {animal}</translation>
        </message>
        <message>
            <source>Remove this seat</source>
            <translation>Remove this seat</translation>
        </message>
        <message>
            <source>A person sits here</source>
            <translation>A person sits here</translation>
        </message>
        <message>
            <source>Or a computer player</source>
            <translation>Or a computer player</translation>
        </message>
        <message>
            <source>Seat {number}: {player} sits here</source>
            <translation>Seat {number}: {player} sits here</translation>
        </message>
        <message>
            <source>Seat {number}: a computer player. {level}</source>
            <translation>Seat {number}: a computer player. {level}</translation>
        </message>
        <message>
            <source>Somebody new …</source>
            <translation>Somebody new …</translation>
        </message>
        <message>
            <source>Name of the new person</source>
            <translation>Name of the new person</translation>
        </message>
        <message>
            <source>Sit down</source>
            <translation>Sit down</translation>
        </message>
        <message>
            <source>Seat {number}: name</source>
            <translation>Seat {number}: name</translation>
        </message>
        <message>
            <source>Seat {number}: colour</source>
            <translation>Seat {number}: colour</translation>
        </message>
        <message>
            <source>Seat {number}: face, {animal}</source>
            <translation>Seat {number}: face, {animal}</translation>
        </message>
        <message>
            <source>Colour {number}</source>
            <translation>Colour {number}</translation>
        </message>
        <message>
            <source>There is a mistake in this deal code. Check it letter by letter, or leave the box empty.</source>
            <translation>There is a mistake in this deal code. Check it letter by letter, or leave the box empty.</translation>
        </message>
        <message>
            <source>A deal code has eight letters and digits, such as K7QF-2M9Z. Correct it, or leave the box empty.</source>
            <translation>A deal code has eight letters and digits, such as K7QF-2M9Z. Correct it, or leave the box empty.</translation>
        </message>
        <message>
            <source>Anna, Sarah, John, Bertha, Harold, Freya, Edward, Helen</source>
            <comment>eight first names of computer players, with commas between them</comment>
            <translation>Anna, Sarah, John, Bertha, Harold, Freya, Edward, Helen</translation>
        </message>
        <message numerus="yes">
            <source>House rules (%n changed)</source>
            <translation>
                <numerusform>House rules (%n changed)</numerusform>
                <numerusform>House rules (%n changed)</numerusform>
            </translation>
        </message>
        <message>
            <source>House rules</source>
            <translation>House rules</translation>
        </message>
        <message>
            <source>{rule}: what the rules say</source>
            <comment>a button</comment>
            <translation>{rule}: what the rules say</translation>
        </message>
        <message>
            <source>Seat {number} has been removed.</source>
            <translation>Seat {number} has been removed.</translation>
        </message>
        <message>
            <source>Different from the rule book: {rules}</source>
            <translation>Different from the rule book: {rules}</translation>
        </message>
        <message numerus="yes">
            <source>About %n minute(s)</source>
            <comment>length of a match</comment>
            <translation>
                <numerusform>About %n minute</numerusform>
                <numerusform>About %n minutes</numerusform>
            </translation>
        </message>
        <message>
            <source>With this many players luck counts most: even at its best the computer wins only a little more often.</source>
            <translation>With this many players luck counts most: even at its best the computer wins only a little more often.</translation>
        </message>
        <message>
            <source>Deal code</source>
            <translation>Deal code</translation>
        </message>
        <message>
            <source>a new deal</source>
            <translation>a new deal</translation>
        </message>
        <message>
            <source>Deal of the day</source>
            <translation>Deal of the day</translation>
        </message>
        <message>
            <source>A new deal every day, the same for every family.</source>
            <translation>A new deal every day, the same for every family.</translation>
        </message>
        <message>
            <source>The same code deals the same cards again.</source>
            <translation>The same code deals the same cards again.</translation>
        </message>
        <message>
            <source>Start the game</source>
            <translation>Start the game</translation>
        </message>
        <message>
            <source>The house rule “{key}” has a value that this game does not know ({value}). It was not changed; choose another one.</source>
            <translation>The house rule “{key}” has a value that this game does not know ({value}). It was not changed; choose another one.</translation>
        </message>
        <message>
            <source>Taking back</source>
            <translation>Taking back</translation>
        </message>
        <message>
            <source>Taking back the last decision also undoes everything that has happened since. If something new had been seen, the score sheet says so.</source>
            <translation>Taking back the last decision also undoes everything that has happened since. If something new had been seen, the score sheet says so.</translation>
        </message>
        <message>
            <source>Nothing</source>
            <translation>Nothing</translation>
        </message>
        <message>
            <source>Until something new has been seen</source>
            <translation>Until something new has been seen</translation>
        </message>
        <message>
            <source>The last decision, whatever has been seen</source>
            <translation>The last decision, whatever has been seen</translation>
        </message>
        <message>
            <source>Seat {number}: {player}, a person, with the face “{animal}”</source>
            <translation>Seat {number}: {player}, a person, with the face “{animal}”</translation>
        </message>
        <message>
            <source>Seat {number}: {player}, a computer player that plays {level} ({animal})</source>
            <translation>Seat {number}: {player}, a computer player that plays {level} ({animal})</translation>
        </message>
        <message>
            <source>Choose who sits here</source>
            <translation>Choose who sits here</translation>
        </message>
        <message>
            <source>Seats round the table</source>
            <translation>Seats round the table</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Players</translation>
        </message>
        <message>
            <source>{number} (variant)</source>
            <translation>{number} (variant)</translation>
        </message>
        <message numerus="yes">
            <source>%n player(s) at the table</source>
            <translation>
                <numerusform>%n player at the table</numerusform>
                <numerusform>%n players at the table</numerusform>
            </translation>
        </message>
        <message>
            <source>How long?</source>
            <translation>How long?</translation>
        </message>
        <message numerus="yes">
            <source>{length}, about %n minute(s)</source>
            <comment>how long a match is</comment>
            <translation>
                <numerusform>{length}, about %n minute</numerusform>
                <numerusform>{length}, about %n minutes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n min</source>
            <comment>on a button: how long a match is</comment>
            <translation>
                <numerusform>about %n min</numerusform>
                <numerusform>about %n min</numerusform>
            </translation>
        </message>
        <message>
            <source>a variant, not traditional</source>
            <translation>a variant, not traditional</translation>
        </message>
        <message>
            <source>Plays like a child</source>
            <comment>a button: how well a computer player plays</comment>
            <translation>Plays like a child</translation>
        </message>
        <message>
            <source>Like a good amateur</source>
            <comment>a button: how well a computer player plays</comment>
            <translation>Like a good amateur</translation>
        </message>
        <message>
            <source>At its best</source>
            <comment>a button: how well a computer player plays</comment>
            <translation>At its best</translation>
        </message>
        <message>
            <source>like a child</source>
            <comment>how well a computer player plays</comment>
            <translation>like a child</translation>
        </message>
        <message>
            <source>like a good amateur</source>
            <comment>how well a computer player plays</comment>
            <translation>like a good amateur</translation>
        </message>
        <message>
            <source>at its best</source>
            <comment>how well a computer player plays</comment>
            <translation>at its best</translation>
        </message>
        <message>
            <source>This table plays</source>
            <translation>This table plays</translation>
        </message>
        <message>
            <source>Save under a name …</source>
            <translation>Save under a name …</translation>
        </message>
        <message>
            <source>Save these house rules under a name</source>
            <translation>Save these house rules under a name</translation>
        </message>
        <message>
            <source>Save to a file …</source>
            <translation>Save to a file …</translation>
        </message>
        <message>
            <source>Save these house rules to a file</source>
            <translation>Save these house rules to a file</translation>
        </message>
        <message>
            <source>From a file …</source>
            <translation>From a file …</translation>
        </message>
        <message>
            <source>Load house rules from a file</source>
            <translation>Load house rules from a file</translation>
        </message>
        <message>
            <source>Delete …</source>
            <translation>Delete …</translation>
        </message>
        <message>
            <source>Delete these house rules</source>
            <translation>Delete these house rules</translation>
        </message>
        <message>
            <source>By the book</source>
            <translation>By the book</translation>
        </message>
        <message>
            <source>A mixture of your own</source>
            <translation>A mixture of your own</translation>
        </message>
        <message>
            <source>What should these house rules be called? For example: Grandma’s rules.</source>
            <translation>What should these house rules be called? For example: Grandma’s rules.</translation>
        </message>
        <message>
            <source>There are already house rules called “{name}”. Replace them?</source>
            <translation>There are already house rules called “{name}”. Replace them?</translation>
        </message>
        <message>
            <source>Replace them</source>
            <translation>Replace them</translation>
        </message>
        <message>
            <source>These house rules are for another game. Nothing was changed.</source>
            <translation>These house rules are for another game. Nothing was changed.</translation>
        </message>
        <message>
            <source>Delete the house rules “{name}”? This table goes on using them until you change them.</source>
            <translation>Delete the house rules “{name}”? This table goes on using them until you change them.</translation>
        </message>
        <message>
            <source>Delete them</source>
            <translation>Delete them</translation>
        </message>
    </context>
    <context>
        <name>Olsen</name>
        <message>
            <source>{player} deals. The start card is the {card}.</source>
            <translation>{player} deals. The start card is the {card}.</translation>
        </message>
        <message>
            <source>The {card} was turned up first and goes back into the stock.</source>
            <translation>The {card} was turned up first and goes back into the stock.</translation>
        </message>
        <message>
            <source>{player} lays the {card}.</source>
            <translation>{player} lays the {card}.</translation>
        </message>
        <message>
            <source>{player} names a suit: {suit}.</source>
            <translation>{player} names a suit: {suit}.</translation>
        </message>
        <message>
            <source>{player} will say “Ólsen Ólsen” with the last card.</source>
            <translation>{player} will say “Ólsen Ólsen” with the last card.</translation>
        </message>
        <message>
            <source>{player} will say “Ólsen” when only one card is left.</source>
            <translation>{player} will say “Ólsen” when only one card is left.</translation>
        </message>
        <message>
            <source>{player} says “Ólsen Ólsen”.</source>
            <translation>{player} says “Ólsen Ólsen”.</translation>
        </message>
        <message>
            <source>{player} says “Ólsen”.</source>
            <translation>{player} says “Ólsen”.</translation>
        </message>
        <message>
            <source>{player} thought that {other} had forgotten to say “Ólsen”, but that was not so.</source>
            <translation>{player} thought that {other} had forgotten to say “Ólsen”, but that was not so.</translation>
        </message>
        <message>
            <source>{player} says “Ólsen Ólsen” and has won the round.</source>
            <translation>{player} says “Ólsen Ólsen” and has won the round.</translation>
        </message>
        <message>
            <source>Nobody can go on. Fewest cards: {players}.</source>
            <translation>Nobody can go on. Fewest cards: {players}.</translation>
        </message>
        <message numerus="yes">
            <source>{player} draws %n card(s) and lays {cards}.</source>
            <translation>
                <numerusform>{player} draws %n card and lays {cards}.</numerusform>
                <numerusform>{player} draws %n cards and lays {cards}.</numerusform>
            </translation>
        </message>
        <message>
            <source>{player} lays {cards}.</source>
            <translation>{player} lays {cards}.</translation>
        </message>
        <message numerus="yes">
            <source>You forgot “Ólsen Ólsen”: %n card(s)</source>
            <comment>a notice</comment>
            <translation>
                <numerusform>You forgot “Ólsen Ólsen”: %n card</numerusform>
                <numerusform>You forgot “Ólsen Ólsen”: %n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You forgot “Ólsen”: %n card(s)</source>
            <comment>a notice</comment>
            <translation>
                <numerusform>You forgot “Ólsen”: %n card</numerusform>
                <numerusform>You forgot “Ólsen”: %n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Penalty: you drew %n card(s)</source>
            <comment>a notice</comment>
            <translation>
                <numerusform>Penalty: you drew %n card</numerusform>
                <numerusform>Penalty: you drew %n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You have to take %n card(s)</source>
            <comment>a notice</comment>
            <translation>
                <numerusform>You have to take %n card</numerusform>
                <numerusform>You have to take %n cards</numerusform>
            </translation>
        </message>
        <message>
            <source>You missed a turn</source>
            <comment>a notice</comment>
            <translation>You missed a turn</translation>
        </message>
        <message>
            <source>Penalty</source>
            <comment>on a card in the hand: why it came</comment>
            <translation>Penalty</translation>
        </message>
        <message>
            <source>For twos</source>
            <comment>on a card in the hand: why it came</comment>
            <translation>For twos</translation>
        </message>
        <message>
            <source>Next step</source>
            <comment>on a card in the hand: why it came</comment>
            <translation>Next step</translation>
        </message>
        <message>
            <source>Caught with it</source>
            <comment>on a card in the hand: why it came</comment>
            <translation>Caught with it</translation>
        </message>
        <message numerus="yes">
            <source>{player} takes %n card(s) for the twos.</source>
            <translation>
                <numerusform>{player} takes %n card for the twos.</numerusform>
                <numerusform>{player} takes %n cards for the twos.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{player} has to take %n card(s).</source>
            <translation>
                <numerusform>{player} has to take %n card.</numerusform>
                <numerusform>{player} has to take %n cards.</numerusform>
            </translation>
        </message>
        <message>
            <source>The direction changes: play goes clockwise again.</source>
            <translation>The direction changes: play goes clockwise again.</translation>
        </message>
        <message>
            <source>The direction changes: play goes anticlockwise now.</source>
            <translation>The direction changes: play goes anticlockwise now.</translation>
        </message>
        <message>
            <source>{player} misses a turn.</source>
            <translation>{player} misses a turn.</translation>
        </message>
        <message numerus="yes">
            <source>{player} says “Ólsen Ólsen” and draws %n card(s). New changer: {ranks}.</source>
            <translation>
                <numerusform>{player} says “Ólsen Ólsen” and draws %n card. New changer: {ranks}.</numerusform>
                <numerusform>{player} says “Ólsen Ólsen” and draws %n cards. New changer: {ranks}.</numerusform>
            </translation>
        </message>
        <message>
            <source>{player} secretly slips in the {card}.</source>
            <translation>{player} secretly slips in the {card}.</translation>
        </message>
        <message>
            <source>{player} secretly hides the {card}.</source>
            <translation>{player} secretly hides the {card}.</translation>
        </message>
        <message>
            <source>{player} lays the last card. The win counts unless somebody calls “Svindl!”.</source>
            <translation>{player} lays the last card. The win counts unless somebody calls “Svindl!”.</translation>
        </message>
        <message>
            <source>{player} says “Ólsen Ólsen”. The win counts unless somebody calls “Svindl!”.</source>
            <translation>{player} says “Ólsen Ólsen”. The win counts unless somebody calls “Svindl!”.</translation>
        </message>
        <message>
            <source>{player} takes the card back.</source>
            <translation>{player} takes the card back.</translation>
        </message>
        <message>
            <source>{player} takes the {card} back.</source>
            <translation>{player} takes the {card} back.</translation>
        </message>
        <message numerus="yes">
            <source>{player} draws %n card(s) as a penalty.</source>
            <translation>
                <numerusform>{player} draws %n card as a penalty.</numerusform>
                <numerusform>{player} draws %n cards as a penalty.</numerusform>
            </translation>
        </message>
        <message>
            <source>“Svindl!” {accuser} is right: {player} had slipped in a card.</source>
            <translation>“Svindl!” {accuser} is right: {player} had slipped in a card.</translation>
        </message>
        <message>
            <source>“Svindl!” {accuser} is right: {player} had hidden a card.</source>
            <translation>“Svindl!” {accuser} is right: {player} had hidden a card.</translation>
        </message>
        <message>
            <source>“Svindl!” {accuser} is right: {player}’s card does not fit.</source>
            <translation>“Svindl!” {accuser} is right: {player}’s card does not fit.</translation>
        </message>
        <message>
            <source>“Svindl!” {accuser} is right: {player} kept quiet.</source>
            <translation>“Svindl!” {accuser} is right: {player} kept quiet.</translation>
        </message>
        <message>
            <source>“Svindl!” {accuser} is wrong: {player} played fair.</source>
            <translation>“Svindl!” {accuser} is wrong: {player} played fair.</translation>
        </message>
        <message numerus="yes">
            <source>{catcher} noticed that {player} forgot to say “Ólsen”: {player} draws %n card(s).</source>
            <translation>
                <numerusform>{catcher} noticed that {player} forgot to say “Ólsen”: {player} draws %n card.</numerusform>
                <numerusform>{catcher} noticed that {player} forgot to say “Ólsen”: {player} draws %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{player} forgot to say “Ólsen Ólsen” and draws %n card(s).</source>
            <translation>
                <numerusform>{player} forgot to say “Ólsen Ólsen” and draws %n card.</numerusform>
                <numerusform>{player} forgot to say “Ólsen Ólsen” and draws %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{player} forgot to say “Ólsen” and draws %n card(s).</source>
            <translation>
                <numerusform>{player} forgot to say “Ólsen” and draws %n card.</numerusform>
                <numerusform>{player} forgot to say “Ólsen” and draws %n cards.</numerusform>
            </translation>
        </message>
        <message>
            <source>The {card} does not fit: it has to be one higher or one lower than the {top}.</source>
            <translation>The {card} does not fit: it has to be one higher or one lower than the {top}.</translation>
        </message>
        <message>
            <source>Suits do not count in this game, only numbers.</source>
            <translation>Suits do not count in this game, only numbers.</translation>
        </message>
        <message>
            <source>The {card} does not fit: you need {suit}, or the rank of the top card. Your changer: {ranks}.</source>
            <translation>The {card} does not fit: you need {suit}, or the rank of the top card. Your changer: {ranks}.</translation>
        </message>
        <message>
            <source>The {card} does not fit on the {top}: it needs the same suit or the same rank. Your changer: {ranks}.</source>
            <translation>The {card} does not fit on the {top}: it needs the same suit or the same rank. Your changer: {ranks}.</translation>
        </message>
        <message>
            <source>The {card} does not fit: after this eight you need {suit} or another eight.</source>
            <translation>The {card} does not fit: after this eight you need {suit} or another eight.</translation>
        </message>
        <message>
            <source>The {card} does not fit on the {top}: it needs the same suit or the same rank, or an eight.</source>
            <translation>The {card} does not fit on the {top}: it needs the same suit or the same rank, or an eight.</translation>
        </message>
        <message>
            <source>At this table only one card is laid in a turn.</source>
            <translation>At this table only one card is laid in a turn.</translation>
        </message>
        <message>
            <source>Only cards of the same rank may follow in the same turn, and the {card} is of another.</source>
            <translation>Only cards of the same rank may follow in the same turn, and the {card} is of another.</translation>
        </message>
        <message>
            <source>At this table the last card must not be your changer.</source>
            <translation>At this table the last card must not be your changer.</translation>
        </message>
        <message>
            <source>At this table the last card must not be an eight.</source>
            <translation>At this table the last card must not be an eight.</translation>
        </message>
        <message>
            <source>You can lay a card, so you must: {cards}.</source>
            <translation>You can lay a card, so you must: {cards}.</translation>
        </message>
        <message>
            <source>You have drawn three cards; more are not allowed in one turn.</source>
            <translation>You have drawn three cards; more are not allowed in one turn.</translation>
        </message>
        <message>
            <source>There is no card left to draw, so you may pass.</source>
            <translation>There is no card left to draw, so you may pass.</translation>
        </message>
        <message numerus="yes">
            <source>Before you may pass you have to draw: up to %n more card(s).</source>
            <translation>
                <numerusform>Before you may pass you have to draw: up to %n more card.</numerusform>
                <numerusform>Before you may pass you have to draw: up to %n more cards.</numerusform>
            </translation>
        </message>
        <message>
            <source>First name a suit.</source>
            <translation>First name a suit.</translation>
        </message>
        <message>
            <source>You have laid a card: lay another of the same rank, or end your turn.</source>
            <translation>You have laid a card: lay another of the same rank, or end your turn.</translation>
        </message>
        <message>
            <source>You have laid a card: lay another one higher or lower, or end your turn.</source>
            <translation>You have laid a card: lay another one higher or lower, or end your turn.</translation>
        </message>
        <message>
            <source>Your turn ends when you have laid a card or passed.</source>
            <translation>Your turn ends when you have laid a card or passed.</translation>
        </message>
        <message numerus="yes">
            <source>First you have to take %n card(s) for the twos.</source>
            <translation>
                <numerusform>First you have to take %n card for the twos.</numerusform>
                <numerusform>First you have to take %n cards for the twos.</numerusform>
            </translation>
        </message>
        <message>
            <source>You owe no cards.</source>
            <translation>You owe no cards.</translation>
        </message>
        <message>
            <source>A suit is named only after your changer. Your changer: {ranks}.</source>
            <translation>A suit is named only after your changer. Your changer: {ranks}.</translation>
        </message>
        <message>
            <source>A suit is named only after an eight.</source>
            <translation>A suit is named only after an eight.</translation>
        </message>
        <message>
            <source>That has been said already.</source>
            <translation>That has been said already.</translation>
        </message>
        <message>
            <source>The program says this for everybody at this table.</source>
            <translation>The program says this for everybody at this table.</translation>
        </message>
        <message>
            <source>“Ólsen Ólsen” is said with the last card.</source>
            <translation>“Ólsen Ólsen” is said with the last card.</translation>
        </message>
        <message>
            <source>At this table the penalty comes by itself.</source>
            <translation>At this table the penalty comes by itself.</translation>
        </message>
        <message>
            <source>There is nobody to catch now.</source>
            <translation>There is nobody to catch now.</translation>
        </message>
        <message>
            <source>You cannot catch yourself.</source>
            <translation>You cannot catch yourself.</translation>
        </message>
        <message>
            <source>You have tried that once since the last turn.</source>
            <translation>You have tried that once since the last turn.</translation>
        </message>
        <message>
            <source>Cards laid together must be of the same rank: the {card} is not.</source>
            <translation>Cards laid together must be of the same rank: the {card} is not.</translation>
        </message>
        <message>
            <source>Each card must be one step from the card before: the {card} is not.</source>
            <translation>Each card must be one step from the card before: the {card} is not.</translation>
        </message>
        <message>
            <source>{player} has laid the last card: call “Svindl!”, or let it stand.</source>
            <translation>{player} has laid the last card: call “Svindl!”, or let it stand.</translation>
        </message>
        <message>
            <source>One cheat a turn is enough.</source>
            <translation>One cheat a turn is enough.</translation>
        </message>
        <message>
            <source>You have laid a card already: cheating comes before that.</source>
            <translation>You have laid a card already: cheating comes before that.</translation>
        </message>
        <message>
            <source>The last card must be laid; it cannot be hidden.</source>
            <translation>The last card must be laid; it cannot be hidden.</translation>
        </message>
        <message>
            <source>Choose two cards: first the one that fits, then the one to slip under it.</source>
            <translation>Choose two cards: first the one that fits, then the one to slip under it.</translation>
        </message>
        <message>
            <source>Choose one card to hide.</source>
            <translation>Choose one card to hide.</translation>
        </message>
        <message>
            <source>Two cards of the same rank are not a cheat: simply lay both.</source>
            <translation>Two cards of the same rank are not a cheat: simply lay both.</translation>
        </message>
        <message>
            <source>The {card} fits, so there is no need to cheat.</source>
            <translation>The {card} fits, so there is no need to cheat.</translation>
        </message>
        <message>
            <source>There is nobody to accuse now.</source>
            <translation>There is nobody to accuse now.</translation>
        </message>
        <message>
            <source>You cannot accuse yourself.</source>
            <translation>You cannot accuse yourself.</translation>
        </message>
        <message>
            <source>Only {player}, who acted last, can be accused now.</source>
            <translation>Only {player}, who acted last, can be accused now.</translation>
        </message>
        <message>
            <source>You have already accused somebody since the last turn.</source>
            <translation>You have already accused somebody since the last turn.</translation>
        </message>
        <message>
            <source>There is nothing to let stand now.</source>
            <translation>There is nothing to let stand now.</translation>
        </message>
        <message>
            <source>There is no cheating in this game.</source>
            <translation>There is no cheating in this game.</translation>
        </message>
        <message>
            <source>From here you can get rid of all your cards this turn.</source>
            <translation>From here you can get rid of all your cards this turn.</translation>
        </message>
        <message>
            <source>You can get rid of more than one card of that rank at once.</source>
            <translation>You can get rid of more than one card of that rank at once.</translation>
        </message>
        <message>
            <source>Then the suit counts that you hold most of.</source>
            <translation>Then the suit counts that you hold most of.</translation>
        </message>
        <message>
            <source>You can get rid of more than one card in one chain.</source>
            <translation>You can get rid of more than one card in one chain.</translation>
        </message>
        <message>
            <source>The next player has few cards left, so change the suit.</source>
            <translation>The next player has few cards left, so change the suit.</translation>
        </message>
        <message>
            <source>Then fewer of the unseen cards fit for the next player.</source>
            <translation>Then fewer of the unseen cards fit for the next player.</translation>
        </message>
        <message>
            <source>That way you can get rid of the most cards this turn.</source>
            <translation>That way you can get rid of the most cards this turn.</translation>
        </message>
        <message>
            <source>Lay the {card}.</source>
            <translation>Lay the {card}.</translation>
        </message>
        <message>
            <source>Name this suit: {suit}.</source>
            <translation>Name this suit: {suit}.</translation>
        </message>
        <message>
            <source>Draw a card: nothing fits.</source>
            <translation>Draw a card: nothing fits.</translation>
        </message>
        <message>
            <source>Pass: nothing fits and you have drawn three times.</source>
            <translation>Pass: nothing fits and you have drawn three times.</translation>
        </message>
        <message>
            <source>End your turn here.</source>
            <translation>End your turn here.</translation>
        </message>
        <message>
            <source>Take the cards you owe.</source>
            <translation>Take the cards you owe.</translation>
        </message>
        <message>
            <source>Say “Ólsen” before the next player acts.</source>
            <translation>Say “Ólsen” before the next player acts.</translation>
        </message>
        <message>
            <source>Say “Ólsen Ólsen”.</source>
            <translation>Say “Ólsen Ólsen”.</translation>
        </message>
        <message>
            <source>An eight is worth keeping for when nothing else fits.</source>
            <translation>An eight is worth keeping for when nothing else fits.</translation>
        </message>
        <message>
            <source>Your changer is worth keeping for when nothing else fits.</source>
            <translation>Your changer is worth keeping for when nothing else fits.</translation>
        </message>
        <message>
            <source>The next player has few cards left and has to draw.</source>
            <translation>The next player has few cards left and has to draw.</translation>
        </message>
        <message>
            <source>The next player misses a turn.</source>
            <translation>The next player misses a turn.</translation>
        </message>
        <message>
            <source>Somebody is nearly out, so get rid of the expensive cards.</source>
            <translation>Somebody is nearly out, so get rid of the expensive cards.</translation>
        </message>
        <message>
            <source>The cards you keep are still neighbours.</source>
            <translation>The cards you keep are still neighbours.</translation>
        </message>
        <message>
            <source>Few of the unseen cards fit on it.</source>
            <translation>Few of the unseen cards fit on it.</translation>
        </message>
        <message>
            <source>The next player had to draw, so probably has none of this suit.</source>
            <translation>The next player had to draw, so probably has none of this suit.</translation>
        </message>
        <message>
            <source>The cards you keep fit on more of the cards that may come.</source>
            <translation>The cards you keep fit on more of the cards that may come.</translation>
        </message>
        <message>
            <source>Fewer points stay in your hand.</source>
            <translation>Fewer points stay in your hand.</translation>
        </message>
        <message>
            <source>Fewer cards stay in your hand.</source>
            <translation>Fewer cards stay in your hand.</translation>
        </message>
        <message>
            <source>You keep cards together that you can lay in one turn.</source>
            <translation>You keep cards together that you can lay in one turn.</translation>
        </message>
        <message>
            <source>Nothing else is possible.</source>
            <translation>Nothing else is possible.</translation>
        </message>
        <message>
            <source>You have only one card left.</source>
            <translation>You have only one card left.</translation>
        </message>
        <message>
            <source>You have laid your last card.</source>
            <translation>You have laid your last card.</translation>
        </message>
        <message>
            <source>As far as anyone can know, no other move is better.</source>
            <translation>As far as anyone can know, no other move is better.</translation>
        </message>
        <message>
            <source>Call “Caught!” before the next player acts.</source>
            <translation>Call “Caught!” before the next player acts.</translation>
        </message>
        <message>
            <source>Call “Svindl!”.</source>
            <comment>advice to accuse somebody</comment>
            <translation>Call “Svindl!”.</translation>
        </message>
        <message>
            <source>Let it stand.</source>
            <comment>advice to accuse nobody</comment>
            <translation>Let it stand.</translation>
        </message>
        <message>
            <source>Lay the {card} and tuck the {hidden} under it.</source>
            <translation>Lay the {card} and tuck the {hidden} under it.</translation>
        </message>
        <message>
            <source>Hide the {card}.</source>
            <translation>Hide the {card}.</translation>
        </message>
        <message>
            <source>Lay the {card}, although it does not fit.</source>
            <translation>Lay the {card}, although it does not fit.</translation>
        </message>
        <message>
            <source>Same suit or same rank, and eights change everything</source>
            <translation>Same suit or same rank, and eights change everything</translation>
        </message>
        <message>
            <source>A round takes two to five minutes</source>
            <translation>A round takes two to five minutes</translation>
        </message>
        <message>
            <source>One up or one down, as long a chain as you can</source>
            <translation>One up or one down, as long a chain as you can</translation>
        </message>
        <message>
            <source>A round takes three to five minutes</source>
            <translation>A round takes three to five minutes</translation>
        </message>
        <message>
            <source>Ólsen Ólsen upp og niður!</source>
            <comment>what a player says aloud</comment>
            <translation>Ólsen Ólsen upp og niður!</translation>
        </message>
        <message>
            <source>{player} says “Ólsen Ólsen upp og niður” and has won the round.</source>
            <translation>{player} says “Ólsen Ólsen upp og niður” and has won the round.</translation>
        </message>
        <message>
            <source>Ólsen Ólsen upp og niður! {player} has won the round.</source>
            <translation>Ólsen Ólsen upp og niður! {player} has won the round.</translation>
        </message>
        <message>
            <source>Round after round, and every card you keep costs points</source>
            <translation>Round after round, and every card you keep costs points</translation>
        </message>
        <message>
            <source>Playing to 500 points takes a long evening; shorter games are possible</source>
            <translation>Playing to 500 points takes a long evening; shorter games are possible</translation>
        </message>
        <message>
            <source>Twos mean take two, aces change direction, queens skip a player</source>
            <translation>Twos mean take two, aces change direction, queens skip a player</translation>
        </message>
        <message>
            <source>Go out eight times, from eights down to aces</source>
            <translation>Go out eight times, from eights down to aces</translation>
        </message>
        <message>
            <source>A game for a long evening, with shorter versions to choose from</source>
            <translation>A game for a long evening, with shorter versions to choose from</translation>
        </message>
        <message>
            <source>You may cheat, but do not get caught</source>
            <translation>You may cheat, but do not get caught</translation>
        </message>
        <message>
            <source>A round takes three to six minutes</source>
            <translation>A round takes three to six minutes</translation>
        </message>
        <message>
            <source>Svindl!</source>
            <comment>what a player says aloud</comment>
            <translation>Svindl!</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) as a penalty</source>
            <comment>over a player's hand</comment>
            <translation>
                <numerusform>%n card as a penalty</numerusform>
                <numerusform>%n cards as a penalty</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) to take</source>
            <comment>over a player's hand</comment>
            <translation>
                <numerusform>%n card to take</numerusform>
                <numerusform>%n cards to take</numerusform>
            </translation>
        </message>
        <message>
            <source>Misses a turn</source>
            <comment>over a player's hand</comment>
            <translation>Misses a turn</translation>
        </message>
        <message numerus="yes">
            <source>%n win(s)</source>
            <comment>deals won so far</comment>
            <translation>
                <numerusform>%n win</numerusform>
                <numerusform>%n wins</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>takes %n</source>
            <comment>cards owed for twos</comment>
            <translation>
                <numerusform>takes %n</numerusform>
                <numerusform>takes %n</numerusform>
            </translation>
        </message>
        <message>
            <source>said “Ólsen”</source>
            <translation>said “Ólsen”</translation>
        </message>
        <message>
            <source>changer: {ranks}</source>
            <translation>changer: {ranks}</translation>
        </message>
        <message>
            <source>Svindl!</source>
            <comment>button: somebody has cheated</comment>
            <translation>Svindl!</translation>
        </message>
        <message>
            <source>Let it stand</source>
            <comment>button: nobody has cheated</comment>
            <translation>Let it stand</translation>
        </message>
        <message>
            <source>You laid the {card}.</source>
            <comment>why a suit is named</comment>
            <translation>You laid the {card}.</translation>
        </message>
        <message>
            <source>Which suit do you name?</source>
            <comment>title of a question</comment>
            <translation>Which suit do you name?</translation>
        </message>
        <message numerus="yes">
            <source>Take %n card(s)</source>
            <comment>button: cards owed for twos</comment>
            <translation>
                <numerusform>Take %n card</numerusform>
                <numerusform>Take %n cards</numerusform>
            </translation>
        </message>
        <message>
            <source>Draw ({value} of 3)</source>
            <comment>button: draw a card, the first, second or third one</comment>
            <translation>Draw ({value} of 3)</translation>
        </message>
        <message>
            <source>Tuck under</source>
            <comment>button: tuck a card under another one</comment>
            <translation>Tuck under</translation>
        </message>
        <message>
            <source>Hide</source>
            <comment>button: make a card vanish</comment>
            <translation>Hide</translation>
        </message>
        <message>
            <source>Ólsen!</source>
            <comment>button: the call</comment>
            <translation>Ólsen!</translation>
        </message>
        <message>
            <source>Ólsen Ólsen!</source>
            <comment>button: the last call</comment>
            <translation>Ólsen Ólsen!</translation>
        </message>
        <message>
            <source>Ólsen Ólsen upp og niður!</source>
            <comment>the last call, on a button</comment>
            <translation>Ólsen Ólsen upp og niður!</translation>
        </message>
        <message>
            <source>Caught!</source>
            <comment>button: somebody forgot to say Ólsen</comment>
            <translation>Caught!</translation>
        </message>
        <message>
            <source>Ólsen!</source>
            <comment>what a player says aloud</comment>
            <translation>Ólsen!</translation>
        </message>
        <message>
            <source>Ólsen Ólsen!</source>
            <comment>what a player says aloud</comment>
            <translation>Ólsen Ólsen!</translation>
        </message>
        <message>
            <source>Pass.</source>
            <comment>what a player says aloud</comment>
            <translation>Pass.</translation>
        </message>
        <message>
            <source>Rounds won</source>
            <translation>Rounds won</translation>
        </message>
        <message>
            <source>{suit}!</source>
            <comment>a suit that a player names aloud</comment>
            <translation>{suit}!</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) for forgetting</source>
            <comment>over a player's hand</comment>
            <translation>
                <numerusform>%n card for forgetting</numerusform>
                <numerusform>%n cards for forgetting</numerusform>
            </translation>
        </message>
        <message>
            <source>Caught?</source>
            <comment>what a player says aloud</comment>
            <translation>Caught?</translation>
        </message>
        <message>
            <source>{player} has laid the last card. Was everything fair?</source>
            <translation>{player} has laid the last card. Was everything fair?</translation>
        </message>
        <message>
            <source>{player}: which suit do you name?</source>
            <translation>{player}: which suit do you name?</translation>
        </message>
        <message>
            <source>{player}: lay another card one higher or lower, or end your turn.</source>
            <translation>{player}: lay another card one higher or lower, or end your turn.</translation>
        </message>
        <message>
            <source>{player}: lay another card of the same rank, or end your turn.</source>
            <translation>{player}: lay another card of the same rank, or end your turn.</translation>
        </message>
        <message numerus="yes">
            <source>{player}: take %n card(s), or lay a two.</source>
            <translation>
                <numerusform>{player}: take %n card, or lay a two.</numerusform>
                <numerusform>{player}: take %n cards, or lay a two.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{player}: first take %n card(s) for the twos.</source>
            <translation>
                <numerusform>{player}: first take %n card for the twos.</numerusform>
                <numerusform>{player}: first take %n cards for the twos.</numerusform>
            </translation>
        </message>
        <message>
            <source>{player}: nothing fits. Say pass.</source>
            <translation>{player}: nothing fits. Say pass.</translation>
        </message>
        <message numerus="yes">
            <source>{player}: nothing fits. Draw up to %n card(s).</source>
            <translation>
                <numerusform>{player}: nothing fits. Draw up to %n card.</numerusform>
                <numerusform>{player}: nothing fits. Draw up to %n cards.</numerusform>
            </translation>
        </message>
        <message>
            <source>{player}: the start card is a changer, so you may lay any card.</source>
            <translation>{player}: the start card is a changer, so you may lay any card.</translation>
        </message>
        <message>
            <source>{player}: the start card is an eight, so you may lay any card.</source>
            <translation>{player}: the start card is an eight, so you may lay any card.</translation>
        </message>
        <message>
            <source>{player}: it is your turn. The suit is {suit}.</source>
            <translation>{player}: it is your turn. The suit is {suit}.</translation>
        </message>
        <message>
            <source>{player}: it is your turn. Your changer: {ranks}.</source>
            <translation>{player}: it is your turn. Your changer: {ranks}.</translation>
        </message>
        <message>
            <source>{player}: it is your turn.</source>
            <translation>{player}: it is your turn.</translation>
        </message>
        <message>
            <source>Nobody can go on: everybody counts the cards in hand.</source>
            <translation>Nobody can go on: everybody counts the cards in hand.</translation>
        </message>
        <message>
            <source>Nobody can go on, and the fewest cards win: {players}.</source>
            <translation>Nobody can go on, and the fewest cards win: {players}.</translation>
        </message>
        <message>
            <source>Ólsen Ólsen! {player} has won the round.</source>
            <translation>Ólsen Ólsen! {player} has won the round.</translation>
        </message>
        <message numerus="yes">
            <source>Round {number}, playing to %n point(s)</source>
            <translation>
                <numerusform>Round {number}, playing to %n point</numerusform>
                <numerusform>Round {number}, playing to %n points</numerusform>
            </translation>
        </message>
        <message>
            <source>One round decides</source>
            <translation>One round decides</translation>
        </message>
        <message numerus="yes">
            <source>Round {number}, first to %n win(s)</source>
            <translation>
                <numerusform>Round {number}, first to %n win</numerusform>
                <numerusform>Round {number}, first to %n wins</numerusform>
            </translation>
        </message>
        <message>
            <source>Nobody cheated, and nobody was accused.</source>
            <translation>Nobody cheated, and nobody was accused.</translation>
        </message>
        <message>
            <source>Cheat report</source>
            <translation>Cheat report</translation>
        </message>
        <message>
            <source>{accuser} accused {player} wrongly.</source>
            <translation>{accuser} accused {player} wrongly.</translation>
        </message>
        <message>
            <source>{player} kept quiet with one card.</source>
            <translation>{player} kept quiet with one card.</translation>
        </message>
        <message>
            <source>{player} slipped in the {card}.</source>
            <translation>{player} slipped in the {card}.</translation>
        </message>
        <message>
            <source>{player} hid the {card}.</source>
            <translation>{player} hid the {card}.</translation>
        </message>
        <message>
            <source>{player} laid the {card}, which did not fit.</source>
            <translation>{player} laid the {card}, which did not fit.</translation>
        </message>
        <message>
            <source>{deed} Nobody noticed.</source>
            <comment>a line of the cheat report</comment>
            <translation>{deed} Nobody noticed.</translation>
        </message>
        <message>
            <source>{deed} {accuser} noticed.</source>
            <comment>a line of the cheat report</comment>
            <translation>{deed} {accuser} noticed.</translation>
        </message>
        <message>
            <source>That would be cheating. Do it?</source>
            <translation>That would be cheating. Do it?</translation>
        </message>
        <message>
            <source>took back</source>
            <comment>at a player’s name; a card may follow</comment>
            <translation>took back</translation>
        </message>
        <message numerus="yes">
            <source>laid %n, last</source>
            <comment>at a player’s name; the last card follows</comment>
            <translation>
                <numerusform>laid %n, last</numerusform>
                <numerusform>laid %n, last</numerusform>
            </translation>
        </message>
        <message>
            <source>laid</source>
            <comment>at a player’s name; a card follows</comment>
            <translation>laid</translation>
        </message>
        <message>
            <source>missed a turn</source>
            <comment>at a player’s name</comment>
            <translation>missed a turn</translation>
        </message>
        <message>
            <source>{words} {player} wins!</source>
            <comment>called out at the end of a round</comment>
            <translation>{words} {player} wins!</translation>
        </message>
        <message>
            <source>Wins</source>
            <comment>column: rounds won so far</comment>
            <translation>Wins</translation>
        </message>
        <message>
            <source>Place</source>
            <comment>column: first, second, third</comment>
            <translation>Place</translation>
        </message>
        <message>
            <source>Changer</source>
            <comment>column: which rank changes the suit for a player</comment>
            <translation>Changer</translation>
        </message>
        <message>
            <source>Caught</source>
            <comment>a stamp on the table: an accusation was right</comment>
            <translation>Caught</translation>
        </message>
        <message>
            <source>Wrong!</source>
            <comment>a stamp on the table: an accusation was not right</comment>
            <translation>Wrong!</translation>
        </message>
        <message>
            <source>Forgotten!</source>
            <comment>a stamp on the table: a call was not made</comment>
            <translation>Forgotten!</translation>
        </message>
        <message>
            <source>Nothing in your hand fits, so say pass.</source>
            <translation>Nothing in your hand fits, so say pass.</translation>
        </message>
        <message>
            <source>Nothing more in your hand fits, so end your turn.</source>
            <translation>Nothing more in your hand fits, so end your turn.</translation>
        </message>
    </context>
    <context>
        <name>OlsenOptions</name>
        <message>
            <source>Pack and start card</source>
            <translation>Pack and start card</translation>
        </message>
        <message>
            <source>Laying and drawing</source>
            <translation>Laying and drawing</translation>
        </message>
        <message>
            <source>Twos, aces and queens</source>
            <translation>Twos, aces and queens</translation>
        </message>
        <message>
            <source>Accusing</source>
            <translation>Accusing</translation>
        </message>
        <message>
            <source>Saying “Ólsen”</source>
            <translation>Saying “Ólsen”</translation>
        </message>
        <message>
            <source>The end</source>
            <translation>The end</translation>
        </message>
        <message>
            <source>Number of packs</source>
            <translation>Number of packs</translation>
        </message>
        <message>
            <source>A second pack makes room for large tables.</source>
            <translation>A second pack makes room for large tables.</translation>
        </message>
        <message>
            <source>One pack, two from seven players on</source>
            <translation>One pack, two from seven players on</translation>
        </message>
        <message>
            <source>Always one pack</source>
            <translation>Always one pack</translation>
        </message>
        <message>
            <source>Always two packs</source>
            <translation>Always two packs</translation>
        </message>
        <message>
            <source>Several cards of the same rank at once</source>
            <translation>Several cards of the same rank at once</translation>
        </message>
        <message>
            <source>Whether cards of the same rank may follow in the same turn.</source>
            <translation>Whether cards of the same rank may follow in the same turn.</translation>
        </message>
        <message>
            <source>All cards of the same rank may be laid in one turn</source>
            <translation>All cards of the same rank may be laid in one turn</translation>
        </message>
        <message>
            <source>Only one card is laid in a turn</source>
            <translation>Only one card is laid in a turn</translation>
        </message>
        <message>
            <source>Drawing although you could lay</source>
            <translation>Drawing although you could lay</translation>
        </message>
        <message>
            <source>Whether a player who could lay a card may draw instead.</source>
            <translation>Whether a player who could lay a card may draw instead.</translation>
        </message>
        <message>
            <source>Whoever can lay a card must lay it</source>
            <translation>Whoever can lay a card must lay it</translation>
        </message>
        <message>
            <source>You may draw up to three cards although one fits</source>
            <translation>You may draw up to three cards although one fits</translation>
        </message>
        <message>
            <source>An eight as the start card</source>
            <translation>An eight as the start card</translation>
        </message>
        <message>
            <source>What happens when the first card turned up is an eight.</source>
            <translation>What happens when the first card turned up is an eight.</translation>
        </message>
        <message>
            <source>The first player may lay any card on it</source>
            <translation>The first player may lay any card on it</translation>
        </message>
        <message>
            <source>Its own suit counts</source>
            <translation>Its own suit counts</translation>
        </message>
        <message>
            <source>It goes back into the stock and another card is turned up</source>
            <translation>It goes back into the stock and another card is turned up</translation>
        </message>
        <message>
            <source>Going out with an eight</source>
            <translation>Going out with an eight</translation>
        </message>
        <message>
            <source>Whether the last card may be an eight.</source>
            <translation>Whether the last card may be an eight.</translation>
        </message>
        <message>
            <source>The last card may be an eight</source>
            <translation>The last card may be an eight</translation>
        </message>
        <message>
            <source>The last card must not be an eight</source>
            <translation>The last card must not be an eight</translation>
        </message>
        <message>
            <source>The penalty for forgetting “Ólsen”</source>
            <translation>The penalty for forgetting “Ólsen”</translation>
        </message>
        <message>
            <source>Who notices when a player with one card left says nothing.</source>
            <translation>Who notices when a player with one card left says nothing.</translation>
        </message>
        <message>
            <source>The penalty of three cards comes by itself</source>
            <translation>The penalty of three cards comes by itself</translation>
        </message>
        <message>
            <source>Only when another player notices it in time</source>
            <translation>Only when another player notices it in time</translation>
        </message>
        <message>
            <source>Saying “Ólsen” for the players</source>
            <translation>Saying “Ólsen” for the players</translation>
        </message>
        <message>
            <source>Whether the program says “Ólsen” by itself, for everybody at the table.</source>
            <translation>Whether the program says “Ólsen” by itself, for everybody at the table.</translation>
        </message>
        <message>
            <source>Everybody has to say it</source>
            <translation>Everybody has to say it</translation>
        </message>
        <message>
            <source>The program says it for everybody</source>
            <translation>The program says it for everybody</translation>
        </message>
        <message>
            <source>Saying “Ólsen Ólsen” at the end</source>
            <translation>Saying “Ólsen Ólsen” at the end</translation>
        </message>
        <message>
            <source>Whether “Ólsen Ólsen” has to be said with the last card.</source>
            <translation>Whether “Ólsen Ólsen” has to be said with the last card.</translation>
        </message>
        <message>
            <source>The program says it for the winner</source>
            <translation>The program says it for the winner</translation>
        </message>
        <message>
            <source>Whoever forgets it draws three cards and plays on</source>
            <translation>Whoever forgets it draws three cards and plays on</translation>
        </message>
        <message>
            <source>Length of the game</source>
            <translation>Length of the game</translation>
        </message>
        <message>
            <source>How many rounds a player has to win.</source>
            <translation>How many rounds a player has to win.</translation>
        </message>
        <message>
            <source>One round decides</source>
            <translation>One round decides</translation>
        </message>
        <message>
            <source>The first to win two rounds</source>
            <translation>The first to win two rounds</translation>
        </message>
        <message>
            <source>The first to win three rounds</source>
            <translation>The first to win three rounds</translation>
        </message>
        <message>
            <source>The first to win five rounds</source>
            <translation>The first to win five rounds</translation>
        </message>
        <message>
            <source>Saying “Ólsen Ólsen upp og niður” at the end</source>
            <translation>Saying “Ólsen Ólsen upp og niður” at the end</translation>
        </message>
        <message>
            <source>Whether “Ólsen Ólsen upp og niður” has to be said with the last card.</source>
            <translation>Whether “Ólsen Ólsen upp og niður” has to be said with the last card.</translation>
        </message>
        <message>
            <source>Ace and king are neighbours</source>
            <translation>Ace and king are neighbours</translation>
        </message>
        <message>
            <source>Whether an ace may be laid on a king and a king on an ace.</source>
            <translation>Whether an ace may be laid on a king and a king on an ace.</translation>
        </message>
        <message>
            <source>The ace lies between the king and the two</source>
            <translation>The ace lies between the king and the two</translation>
        </message>
        <message>
            <source>The ace goes with the two only</source>
            <translation>The ace goes with the two only</translation>
        </message>
        <message>
            <source>When the game ends: at a number of points, or after a number of rounds.</source>
            <translation>When the game ends: at a number of points, or after a number of rounds.</translation>
        </message>
        <message>
            <source>Until somebody has 500 points</source>
            <translation>Until somebody has 500 points</translation>
        </message>
        <message>
            <source>Until somebody has 300 points</source>
            <translation>Until somebody has 300 points</translation>
        </message>
        <message>
            <source>Until somebody has 200 points</source>
            <translation>Until somebody has 200 points</translation>
        </message>
        <message>
            <source>Until somebody has 100 points</source>
            <translation>Until somebody has 100 points</translation>
        </message>
        <message>
            <source>10 rounds</source>
            <translation>10 rounds</translation>
        </message>
        <message>
            <source>5 rounds</source>
            <translation>5 rounds</translation>
        </message>
        <message>
            <source>20 rounds</source>
            <translation>20 rounds</translation>
        </message>
        <message>
            <source>A tie</source>
            <translation>A tie</translation>
        </message>
        <message>
            <source>What happens when several players share the fewest points.</source>
            <translation>What happens when several players share the fewest points.</translation>
        </message>
        <message>
            <source>They share the win</source>
            <translation>They share the win</translation>
        </message>
        <message>
            <source>Everybody plays on, round by round, until one is ahead</source>
            <translation>Everybody plays on, round by round, until one is ahead</translation>
        </message>
        <message>
            <source>A two also costs the turn</source>
            <translation>A two also costs the turn</translation>
        </message>
        <message>
            <source>Whether the player who takes two cards may play afterwards.</source>
            <translation>Whether the player who takes two cards may play afterwards.</translation>
        </message>
        <message>
            <source>After taking the cards the player plays as usual</source>
            <translation>After taking the cards the player plays as usual</translation>
        </message>
        <message>
            <source>Taking the cards ends the turn</source>
            <translation>Taking the cards ends the turn</translation>
        </message>
        <message>
            <source>Answering a two with a two</source>
            <translation>Answering a two with a two</translation>
        </message>
        <message>
            <source>Whether a player may lay a two instead of taking cards.</source>
            <translation>Whether a player may lay a two instead of taking cards.</translation>
        </message>
        <message>
            <source>The cards must be taken first</source>
            <translation>The cards must be taken first</translation>
        </message>
        <message>
            <source>A two passes all the owed cards on, and two more</source>
            <translation>A two passes all the owed cards on, and two more</translation>
        </message>
        <message>
            <source>An ace with two players</source>
            <translation>An ace with two players</translation>
        </message>
        <message>
            <source>Whether an ace does anything when only two play.</source>
            <translation>Whether an ace does anything when only two play.</translation>
        </message>
        <message>
            <source>It changes nothing</source>
            <translation>It changes nothing</translation>
        </message>
        <message>
            <source>The other player misses a turn</source>
            <translation>The other player misses a turn</translation>
        </message>
        <message>
            <source>Several twos, aces or queens in one turn</source>
            <translation>Several twos, aces or queens in one turn</translation>
        </message>
        <message>
            <source>Whether each card counts, or the whole group only once.</source>
            <translation>Whether each card counts, or the whole group only once.</translation>
        </message>
        <message>
            <source>Each card counts</source>
            <translation>Each card counts</translation>
        </message>
        <message>
            <source>The whole group counts as one card</source>
            <translation>The whole group counts as one card</translation>
        </message>
        <message>
            <source>The start card has an effect</source>
            <translation>The start card has an effect</translation>
        </message>
        <message>
            <source>Whether the first card turned up counts as if somebody had laid it.</source>
            <translation>Whether the first card turned up counts as if somebody had laid it.</translation>
        </message>
        <message>
            <source>It has no effect</source>
            <translation>It has no effect</translation>
        </message>
        <message>
            <source>It counts for the first player</source>
            <translation>It counts for the first player</translation>
        </message>
        <message>
            <source>A changer as the start card</source>
            <translation>A changer as the start card</translation>
        </message>
        <message>
            <source>What happens if the start card has the rank that everybody begins with.</source>
            <translation>What happens if the start card has the rank that everybody begins with.</translation>
        </message>
        <message>
            <source>Going out with your changer</source>
            <translation>Going out with your changer</translation>
        </message>
        <message>
            <source>Whether your last card may be your own changer.</source>
            <translation>Whether your last card may be your own changer.</translation>
        </message>
        <message>
            <source>The last card may be your changer</source>
            <translation>The last card may be your changer</translation>
        </message>
        <message>
            <source>The last card must not be your changer</source>
            <translation>The last card must not be your changer</translation>
        </message>
        <message>
            <source>The first changer</source>
            <translation>The first changer</translation>
        </message>
        <message>
            <source>The rank everybody begins with; a lower one makes the game shorter.</source>
            <translation>The rank everybody begins with; a lower one makes the game shorter.</translation>
        </message>
        <message>
            <source>Eights, the whole way down</source>
            <translation>Eights, the whole way down</translation>
        </message>
        <message>
            <source>Sixes, a shorter game</source>
            <translation>Sixes, a shorter game</translation>
        </message>
        <message>
            <source>Fours, a short game</source>
            <translation>Fours, a short game</translation>
        </message>
        <message>
            <source>One changer for everybody</source>
            <translation>One changer for everybody</translation>
        </message>
        <message>
            <source>Whether everybody has a changer of their own or all share one.</source>
            <translation>Whether everybody has a changer of their own or all share one.</translation>
        </message>
        <message>
            <source>Everybody has their own</source>
            <translation>Everybody has their own</translation>
        </message>
        <message>
            <source>All share one, and it goes down a step whenever somebody goes out</source>
            <translation>All share one, and it goes down a step whenever somebody goes out</translation>
        </message>
        <message>
            <source>The card comes back</source>
            <translation>The card comes back</translation>
        </message>
        <message>
            <source>What happens to the card that somebody cheated with.</source>
            <translation>What happens to the card that somebody cheated with.</translation>
        </message>
        <message>
            <source>It goes back to the hand</source>
            <translation>It goes back to the hand</translation>
        </message>
        <message>
            <source>It stays where it is; three cards are drawn all the same</source>
            <translation>It stays where it is; three cards are drawn all the same</translation>
        </message>
        <message>
            <source>Time for accusing</source>
            <translation>Time for accusing</translation>
        </message>
        <message>
            <source>How long the computer players wait before they act.</source>
            <translation>How long the computer players wait before they act.</translation>
        </message>
        <message>
            <source>3 seconds</source>
            <translation>3 seconds</translation>
        </message>
        <message>
            <source>2 seconds</source>
            <translation>2 seconds</translation>
        </message>
        <message>
            <source>4 seconds</source>
            <translation>4 seconds</translation>
        </message>
        <message>
            <source>5 seconds</source>
            <translation>5 seconds</translation>
        </message>
        <message>
            <source>6 seconds</source>
            <translation>6 seconds</translation>
        </message>
        <message>
            <source>7 seconds</source>
            <translation>7 seconds</translation>
        </message>
        <message>
            <source>8 seconds</source>
            <translation>8 seconds</translation>
        </message>
        <message>
            <source>Until somebody presses “Go on”</source>
            <translation>Until somebody presses “Go on”</translation>
        </message>
    </context>
    <context>
        <name>Pages</name>
        <message>
            <source>Back</source>
            <translation>Back</translation>
        </message>
    </context>
    <context>
        <name>Paper</name>
        <message>
            <source>Print or save …</source>
            <comment>button: print it, or keep it as a PDF or a picture</comment>
            <translation>Print or save …</translation>
        </message>
        <message>
            <source>Print …</source>
            <translation>Print …</translation>
        </message>
        <message>
            <source>Save as a PDF …</source>
            <translation>Save as a PDF …</translation>
        </message>
        <message>
            <source>Save as a picture …</source>
            <translation>Save as a picture …</translation>
        </message>
        <message>
            <source>The printer is not responding. Nothing is lost: try again, or save it as a PDF.</source>
            <translation>The printer is not responding. Nothing is lost: try again, or save it as a PDF.</translation>
        </message>
        <message>
            <source>It could not be written to {name} ({reason}). Nothing in Card Table has changed. Choose another place.</source>
            <translation>It could not be written to {name} ({reason}). Nothing in Card Table has changed. Choose another place.</translation>
        </message>
        <message>
            <source>Player</source>
            <comment>heading of a column</comment>
            <translation>Player</translation>
        </message>
        <message>
            <source>{fact}: {value}</source>
            <translation>{fact}: {value}</translation>
        </message>
        <message>
            <source>Card Table · page {page} of {pages}</source>
            <comment>at the foot of a printed page</comment>
            <translation>Card Table · page {page} of {pages}</translation>
        </message>
    </context>
    <context>
        <name>People</name>
        <message>
            <source>Name (without one: {animal})</source>
            <translation>Name (without one: {animal})</translation>
        </message>
        <message>
            <source>Person {number}: name</source>
            <translation>Person {number}: name</translation>
        </message>
        <message>
            <source>Person {number}: face, {animal}</source>
            <translation>Person {number}: face, {animal}</translation>
        </message>
        <message>
            <source>Choose a face</source>
            <translation>Choose a face</translation>
        </message>
        <message>
            <source>Person {number}: colour</source>
            <translation>Person {number}: colour</translation>
        </message>
        <message>
            <source>Take off the list: {player}</source>
            <translation>Take off the list: {player}</translation>
        </message>
        <message>
            <source>{player} is not in the list any more.</source>
            <translation>{player} is not in the list any more.</translation>
        </message>
        <message>
            <source>Two people have the same name. Give each of them a different one.</source>
            <translation>Two people have the same name. Give each of them a different one.</translation>
        </message>
        <message>
            <source>Somebody called {player} is in saved games already. If this is somebody else, choose another name.</source>
            <translation>Somebody called {player} is in saved games already. If this is somebody else, choose another name.</translation>
        </message>
        <message>
            <source>The same person</source>
            <comment>a button</comment>
            <translation>The same person</translation>
        </message>
        <message>
            <source>Merge the two into one? Everything both have played will belong to {player} and cannot be separated again.</source>
            <translation>Merge the two into one? Everything both have played will belong to {player} and cannot be separated again.</translation>
        </message>
        <message>
            <source>Forget for good</source>
            <translation>Forget for good</translation>
        </message>
        <message>
            <source>Who sits here?</source>
            <translation>Who sits here?</translation>
        </message>
        <message>
            <source>You are asked only once: later you choose people with one click. Press the face to see others.</source>
            <translation>You are asked only once: later you choose people with one click. Press the face to see others.</translation>
        </message>
        <message>
            <source>Everybody who plays here. If you change a name, it changes in every saved game, too.</source>
            <translation>Everybody who plays here. If you change a name, it changes in every saved game, too.</translation>
        </message>
        <message>
            <source>Guest</source>
            <comment>what a player is called who has been forgotten</comment>
            <translation>Guest</translation>
        </message>
        <message>
            <source>In the saved games it is done. In copies of them, or in the settings, the name before may still stand, because the disk is full or a file is in use. Every start of Card Table tries it again until it is done.</source>
            <comment>somebody was renamed or forgotten</comment>
            <translation>In the saved games it is done. In copies of them, or in the settings, the name before may still stand, because the disk is full or a file is in use. Every start of Card Table tries it again until it is done.</translation>
        </message>
        <message>
            <source>Merge them</source>
            <comment>a button: two people become one</comment>
            <translation>Merge them</translation>
        </message>
        <message>
            <source>Two people called {player} would then sit at one table in a saved game. Nothing was changed. Give each of them a different name.</source>
            <translation>Two people called {player} would then sit at one table in a saved game. Nothing was changed. Give each of them a different name.</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) played only with computer players will be deleted.</source>
            <comment>somebody is forgotten</comment>
            <translation>
                <numerusform>%n game played only with computer players will be deleted.</numerusform>
                <numerusform>%n games played only with computer players will be deleted.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>In %n game(s) with others the seat will be called “{guest}”.</source>
            <comment>somebody is forgotten</comment>
            <translation>
                <numerusform>In %n game with others the seat will be called “{guest}”.</numerusform>
                <numerusform>In %n games with others the seat will be called “{guest}”.</numerusform>
            </translation>
        </message>
        <message>
            <source>Forget {player} for good? {first} It cannot be undone.</source>
            <comment>a sentence follows</comment>
            <translation>Forget {player} for good? {first} It cannot be undone.</translation>
        </message>
        <message>
            <source>Forget {player} for good? {first} {second} It cannot be undone.</source>
            <comment>sentences follow</comment>
            <translation>Forget {player} for good? {first} {second} It cannot be undone.</translation>
        </message>
        <message>
            <source>Somebody else</source>
            <translation>Somebody else</translation>
        </message>
        <message>
            <source>To the games</source>
            <translation>To the games</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Done</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
    </context>
    <context>
        <name>Reader</name>
        <message>
            <source>Play goes clockwise.</source>
            <translation>Play goes clockwise.</translation>
        </message>
        <message>
            <source>Play goes anticlockwise.</source>
            <translation>Play goes anticlockwise.</translation>
        </message>
        <message>
            <source>{card}, picked</source>
            <translation>{card}, picked</translation>
        </message>
        <message>
            <source>{card}, {reason}</source>
            <comment>a card and why it came</comment>
            <translation>{card}, {reason}</translation>
        </message>
        <message>
            <source>{card}, wins the trick</source>
            <translation>{card}, wins the trick</translation>
        </message>
        <message>
            <source>{number} of {count}</source>
            <comment>the place of a card among others</comment>
            <translation>{number} of {count}</translation>
        </message>
        <message>
            <source>{place}, not right: {reason}</source>
            <comment>a place where cards were put together</comment>
            <translation>{place}, not right: {reason}</translation>
        </message>
        <message>
            <source>{place}, complete</source>
            <translation>{place}, complete</translation>
        </message>
        <message>
            <source>Your hand</source>
            <translation>Your hand</translation>
        </message>
        <message>
            <source>{place}, empty</source>
            <translation>{place}, empty</translation>
        </message>
        <message>
            <source>{place}, the suit is {suit}</source>
            <translation>{place}, the suit is {suit}</translation>
        </message>
        <message>
            <source>{place}, fits here</source>
            <comment>where picked cards can be put</comment>
            <translation>{place}, fits here</translation>
        </message>
        <message>
            <source>{place}: {cards}</source>
            <translation>{place}: {cards}</translation>
        </message>
        <message>
            <source>{player} {card}</source>
            <comment>who laid which card of a trick</comment>
            <translation>{player} {card}</translation>
        </message>
        <message>
            <source>{seat}, now playing</source>
            <comment>a seat with its cards and points</comment>
            <translation>{seat}, now playing</translation>
        </message>
        <message>
            <source>{card}, fits</source>
            <translation>{card}, fits</translation>
        </message>
        <message>
            <source>No hand is being shown.</source>
            <translation>No hand is being shown.</translation>
        </message>
        <message>
            <source>Your hand is empty.</source>
            <translation>Your hand is empty.</translation>
        </message>
        <message numerus="yes">
            <source>Your hand, %n card(s): {cards}.</source>
            <translation>
                <numerusform>Your hand, %n card: {cards}.</numerusform>
                <numerusform>Your hand, %n cards: {cards}.</numerusform>
            </translation>
        </message>
        <message>
            <source>All of them fit.</source>
            <comment>all cards of the own hand</comment>
            <translation>All of them fit.</translation>
        </message>
        <message>
            <source>These fit: {cards}.</source>
            <comment>cards of the own hand</comment>
            <translation>These fit: {cards}.</translation>
        </message>
        <message>
            <source>Nothing has been said yet.</source>
            <translation>Nothing has been said yet.</translation>
        </message>
        <message>
            <source>{joker} as {card}</source>
            <comment>what a joker stands for</comment>
            <translation>{joker} as {card}</translation>
        </message>
        <message>
            <source>{part} of {whole}</source>
            <comment>two numbers, such as 30 of 40</comment>
            <translation>{part} of {whole}</translation>
        </message>
        <message>
            <source> to </source>
            <comment>between the ends of a span, such as: nine to queen; with its spaces</comment>
            <translation> to </translation>
        </message>
        <message>
            <source> to </source>
            <comment>between two numbers, such as: 2 to 5 players; with its spaces</comment>
            <translation> to </translation>
        </message>
        <message>
            <source>{key}: {button}</source>
            <comment>a key and the button that it presses</comment>
            <translation>{key}: {button}</translation>
        </message>
        <message>
            <source>key {key}</source>
            <comment>said of a button: the key that presses it</comment>
            <translation>key {key}</translation>
        </message>
        <message numerus="yes">
            <source>{cards} picked, %n card(s) in all.</source>
            <translation>
                <numerusform>{cards} picked, %n card in all.</numerusform>
                <numerusform>{cards} picked, %n cards in all.</numerusform>
            </translation>
        </message>
        <message>
            <source>{cards} picked.</source>
            <translation>{cards} picked.</translation>
        </message>
        <message numerus="yes">
            <source>{cards} put back, %n card(s) picked.</source>
            <translation>
                <numerusform>{cards} put back, %n card picked.</numerusform>
                <numerusform>{cards} put back, %n cards picked.</numerusform>
            </translation>
        </message>
        <message>
            <source>{cards} put back.</source>
            <translation>{cards} put back.</translation>
        </message>
        <message>
            <source>There is no {letters} in your hand.</source>
            <comment>what somebody has typed</comment>
            <translation>There is no {letters} in your hand.</translation>
        </message>
        <message>
            <source>Nothing is put together.</source>
            <translation>Nothing is put together.</translation>
        </message>
        <message>
            <source>Put together: {melds}.</source>
            <translation>Put together: {melds}.</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Players</translation>
        </message>
        <message>
            <source>{tag}: {card}</source>
            <comment>what somebody did with a card, such as: discarded: king of clubs</comment>
            <translation>{tag}: {card}</translation>
        </message>
    </context>
    <context>
        <name>Replay</name>
        <message>
            <source>This game was played with an older version whose rules differed a little, so its moves cannot be shown again. It is kept as it is, with its scores.</source>
            <translation>This game was played with an older version whose rules differed a little, so its moves cannot be shown again. It is kept as it is, with its scores.</translation>
        </message>
        <message>
            <source>Slowly</source>
            <comment>speed of a replay</comment>
            <translation>Slowly</translation>
        </message>
        <message>
            <source>At normal speed</source>
            <comment>speed of a replay</comment>
            <translation>At normal speed</translation>
        </message>
        <message>
            <source>Fast</source>
            <comment>speed of a replay</comment>
            <translation>Fast</translation>
        </message>
        <message>
            <source>Very fast</source>
            <comment>speed of a replay</comment>
            <translation>Very fast</translation>
        </message>
        <message>
            <source>Pause</source>
            <comment>button: stop for a while</comment>
            <translation>Pause</translation>
        </message>
        <message>
            <source>Page Up</source>
            <comment>key</comment>
            <translation>Page Up</translation>
        </message>
        <message>
            <source>Back to the previous big moment</source>
            <translation>Back to the previous big moment</translation>
        </message>
        <message>
            <source>Shift+Left</source>
            <comment>key</comment>
            <translation>Shift+Left</translation>
        </message>
        <message>
            <source>Back to the previous turn</source>
            <translation>Back to the previous turn</translation>
        </message>
        <message>
            <source>Ctrl+Left</source>
            <comment>key</comment>
            <translation>Ctrl+Left</translation>
        </message>
        <message>
            <source>One step back</source>
            <translation>One step back</translation>
        </message>
        <message>
            <source>Left</source>
            <comment>key: the arrow</comment>
            <translation>Left</translation>
        </message>
        <message>
            <source>One step forward</source>
            <translation>One step forward</translation>
        </message>
        <message>
            <source>Right</source>
            <comment>key: the arrow</comment>
            <translation>Right</translation>
        </message>
        <message>
            <source>On to the next turn</source>
            <translation>On to the next turn</translation>
        </message>
        <message>
            <source>Ctrl+Right</source>
            <comment>key</comment>
            <translation>Ctrl+Right</translation>
        </message>
        <message>
            <source>On to the next big moment</source>
            <translation>On to the next big moment</translation>
        </message>
        <message>
            <source>Back to the previous round</source>
            <translation>Back to the previous round</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Play</translation>
        </message>
        <message>
            <source>Shift+Right</source>
            <comment>key</comment>
            <translation>Shift+Right</translation>
        </message>
        <message>
            <source>On to the next round</source>
            <translation>On to the next round</translation>
        </message>
        <message>
            <source>Page Down</source>
            <comment>key</comment>
            <translation>Page Down</translation>
        </message>
        <message>
            <source>Space</source>
            <comment>key: the space bar</comment>
            <translation>Space</translation>
        </message>
        <message>
            <source>Back (Esc)</source>
            <translation>Back (Esc)</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <translation>Play on from here</translation>
        </message>
        <message>
            <source>A new game begins from this table; this one stays as it is.</source>
            <translation>A new game begins from this table; this one stays as it is.</translation>
        </message>
        <message>
            <source>Speed</source>
            <translation>Speed</translation>
        </message>
        <message>
            <source>Position in the game</source>
            <translation>Position in the game</translation>
        </message>
        <message>
            <source>Through whose eyes</source>
            <translation>Through whose eyes</translation>
        </message>
        <message>
            <source>All hands face up</source>
            <translation>All hands face up</translation>
        </message>
        <message>
            <source>What everybody could see</source>
            <translation>What everybody could see</translation>
        </message>
        <message>
            <source>As {player} saw it</source>
            <translation>As {player} saw it</translation>
        </message>
        <message>
            <source>{game}, once more</source>
            <translation>{game}, once more</translation>
        </message>
        <message>
            <source>Step {step} of {steps}</source>
            <translation>Step {step} of {steps}</translation>
        </message>
        <message>
            <source>Watch it again</source>
            <comment>button: show a match once more, from its beginning</comment>
            <translation>Watch it again</translation>
        </message>
        <message>
            <source>{game}, from round {deal}</source>
            <comment>what a saved game is called that was played on</comment>
            <translation>{game}, from round {deal}</translation>
        </message>
    </context>
    <context>
        <name>Review</name>
        <message>
            <source>Review</source>
            <comment>button: hear of every own decision what would have been better</comment>
            <translation>Review</translation>
        </message>
        <message>
            <source>There is nothing to review yet: the review covers only rounds that are over, so that it gives nothing away. Come back when this round has been counted.</source>
            <translation>There is nothing to review yet: the review covers only rounds that are over, so that it gives nothing away. Come back when this round has been counted.</translation>
        </message>
        <message>
            <source>In this game there are no decisions of yours to review. It stays as it is.</source>
            <translation>In this game there are no decisions of yours to review. It stays as it is.</translation>
        </message>
        <message>
            <source>Decisions</source>
            <translation>Decisions</translation>
        </message>
        <message>
            <source>What cost most</source>
            <translation>What cost most</translation>
        </message>
        <message>
            <source>{round}: {cost}</source>
            <translation>{round}: {cost}</translation>
        </message>
        <message>
            <source>Decision</source>
            <comment>heading of a column</comment>
            <translation>Decision</translation>
        </message>
        <message>
            <source>Verdict</source>
            <comment>heading of a column</comment>
            <translation>Verdict</translation>
        </message>
        <message>
            <source>The strongest player</source>
            <comment>heading of a column</comment>
            <translation>The strongest player</translation>
        </message>
        <message>
            <source>Whose decisions?</source>
            <translation>Whose decisions?</translation>
        </message>
        <message>
            <source>This page shows cards that only one person may see. Press your name when nobody else is looking. The page is covered again when you leave it.</source>
            <translation>This page shows cards that only one person may see. Press your name when nobody else is looking. The page is covered again when you leave it.</translation>
        </message>
        <message>
            <source>Only {player} is looking now</source>
            <translation>Only {player} is looking now</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <comment>button</comment>
            <translation>Play on from here</translation>
        </message>
        <message>
            <source>Show at the table</source>
            <comment>button</comment>
            <translation>Show at the table</translation>
        </message>
        <message>
            <source>Raised: what the strongest player would have chosen. With a tab: what was played.</source>
            <translation>Raised: what the strongest player would have chosen. With a tab: what was played.</translation>
        </message>
        <message>
            <source>In each imagined round the hidden cards lie differently, and everybody plays on in the same way to the end.</source>
            <translation>In each imagined round the hidden cards lie differently, and everybody plays on in the same way to the end.</translation>
        </message>
        <message>
            <source>The table as {player} saw it</source>
            <translation>The table as {player} saw it</translation>
        </message>
        <message>
            <source>In the hand: {cards}.</source>
            <translation>In the hand: {cards}.</translation>
        </message>
        <message>
            <source>This decision could not be analysed.</source>
            <translation>This decision could not be analysed.</translation>
        </message>
        <message>
            <source>This decision has not been analysed yet.</source>
            <translation>This decision has not been analysed yet.</translation>
        </message>
        <message>
            <source>Cover again</source>
            <comment>button: hide what one person looks at</comment>
            <translation>Cover again</translation>
        </message>
        <message>
            <source>{player}: each decision beside what the strongest player would have done.</source>
            <translation>{player}: each decision beside what the strongest player would have done.</translation>
        </message>
        <message>
            <source>No round is over yet. After the first one there will be something to see here.</source>
            <translation>No round is over yet. After the first one there will be something to see here.</translation>
        </message>
        <message numerus="yes">
            <source>{done} of %n decision(s) analysed</source>
            <translation>
                <numerusform>{done} of %n decision analysed</numerusform>
                <numerusform>{done} of %n decisions analysed</numerusform>
            </translation>
        </message>
        <message>
            <source>Stop analysing</source>
            <comment>button</comment>
            <translation>Stop analysing</translation>
        </message>
        <message>
            <source>Go on analysing</source>
            <comment>button</comment>
            <translation>Go on analysing</translation>
        </message>
        <message>
            <source>All decisions have been analysed.</source>
            <translation>All decisions have been analysed.</translation>
        </message>
        <message>
            <source>The strongest player cannot analyse just now. Nothing is lost; try again in a while.</source>
            <translation>The strongest player cannot analyse just now. Nothing is lost; try again in a while.</translation>
        </message>
        <message>
            <source>This game was begun with an older version, and what was played with that is not shown here.</source>
            <translation>This game was begun with an older version, and what was played with that is not shown here.</translation>
        </message>
        <message>
            <source>There was nothing to decide in the rounds that are over.</source>
            <translation>There was nothing to decide in the rounds that are over.</translation>
        </message>
        <message>
            <source>{player} said nothing.</source>
            <translation>{player} said nothing.</translation>
        </message>
        <message>
            <source>{player}: {deed}</source>
            <comment>who pressed which button</comment>
            <translation>{player}: {deed}</translation>
        </message>
        <message>
            <source>could not be analysed</source>
            <comment>of a decision</comment>
            <translation>could not be analysed</translation>
        </message>
        <message>
            <source>not analysed yet</source>
            <comment>of a decision</comment>
            <translation>not analysed yet</translation>
        </message>
        <message>
            <source>cost about {cost}</source>
            <comment>of a decision</comment>
            <translation>cost about {cost}</translation>
        </message>
        <message>
            <source>same as the strongest player</source>
            <comment>of a decision</comment>
            <translation>same as the strongest player</translation>
        </message>
        <message>
            <source>just as good</source>
            <comment>of a decision</comment>
            <translation>just as good</translation>
        </message>
        <message>
            <source>{number} of 100 rounds</source>
            <comment>what a decision cost</comment>
            <translation>{number} of 100 rounds</translation>
        </message>
        <message>
            <source>{number} points</source>
            <comment>what a decision cost</comment>
            <translation>{number} points</translation>
        </message>
        <message>
            <source>{number} cards</source>
            <comment>what a decision cost</comment>
            <translation>{number} cards</translation>
        </message>
        <message>
            <source>{number} books</source>
            <comment>what a decision cost</comment>
            <translation>{number} books</translation>
        </message>
        <message>
            <source>The strongest player would have said nothing.</source>
            <translation>The strongest player would have said nothing.</translation>
        </message>
        <message>
            <source>The strongest player would have done the same.</source>
            <translation>The strongest player would have done the same.</translation>
        </message>
        <message>
            <source>What was played cost about {cost} on average.</source>
            <translation>What was played cost about {cost} on average.</translation>
        </message>
        <message>
            <source>What was played came out even better: the strongest player does not always find the best.</source>
            <translation>What was played came out even better: the strongest player does not always find the best.</translation>
        </message>
        <message>
            <source>What was played is just as good: the difference is no more than luck would explain.</source>
            <translation>What was played is just as good: the difference is no more than luck would explain.</translation>
        </message>
        <message numerus="yes">
            <source>Rounds won out of 100, over %n imagined round(s): {best}.</source>
            <translation>
                <numerusform>Rounds won out of 100, over %n imagined round: {best}.</numerusform>
                <numerusform>Rounds won out of 100, over %n imagined rounds: {best}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Points ahead of the others, on average over %n imagined round(s): {best}.</source>
            <translation>
                <numerusform>Points ahead of the others, on average over %n imagined round: {best}.</numerusform>
                <numerusform>Points ahead of the others, on average over %n imagined rounds: {best}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Fewer cards taken than the others, on average over %n imagined round(s): {best}.</source>
            <translation>
                <numerusform>Fewer cards taken than the others, on average over %n imagined round: {best}.</numerusform>
                <numerusform>Fewer cards taken than the others, on average over %n imagined rounds: {best}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Books ahead of the others, on average over %n imagined round(s): {best}.</source>
            <translation>
                <numerusform>Books ahead of the others, on average over %n imagined round: {best}.</numerusform>
                <numerusform>Books ahead of the others, on average over %n imagined rounds: {best}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Rounds won out of 100, over %n imagined round(s): {best} that way, {played} as it was played.</source>
            <translation>
                <numerusform>Rounds won out of 100, over %n imagined round: {best} that way, {played} as it was played.</numerusform>
                <numerusform>Rounds won out of 100, over %n imagined rounds: {best} that way, {played} as it was played.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Points ahead of the others, on average over %n imagined round(s): {best} that way, {played} as it was played.</source>
            <translation>
                <numerusform>Points ahead of the others, on average over %n imagined round: {best} that way, {played} as it was played.</numerusform>
                <numerusform>Points ahead of the others, on average over %n imagined rounds: {best} that way, {played} as it was played.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Fewer cards taken than the others, on average over %n imagined round(s): {best} that way, {played} as it was played.</source>
            <translation>
                <numerusform>Fewer cards taken than the others, on average over %n imagined round: {best} that way, {played} as it was played.</numerusform>
                <numerusform>Fewer cards taken than the others, on average over %n imagined rounds: {best} that way, {played} as it was played.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Books ahead of the others, on average over %n imagined round(s): {best} that way, {played} as it was played.</source>
            <translation>
                <numerusform>Books ahead of the others, on average over %n imagined round: {best} that way, {played} as it was played.</numerusform>
                <numerusform>Books ahead of the others, on average over %n imagined rounds: {best} that way, {played} as it was played.</numerusform>
            </translation>
        </message>
        <message>
            <source>In this round</source>
            <comment>beside what cost most in all rounds</comment>
            <translation>In this round</translation>
        </message>
    </context>
    <context>
        <name>Rules</name>
        <message>
            <source>Rule book</source>
            <translation>Rule book</translation>
        </message>
        <message>
            <source>Chapters</source>
            <translation>Chapters</translation>
        </message>
        <message>
            <source>House rules of your table</source>
            <translation>House rules of your table</translation>
        </message>
        <message>
            <source>Word list</source>
            <comment>button: what the words in the rules mean</comment>
            <translation>Word list</translation>
        </message>
        <message numerus="yes">
            <source>{chapter}: found %n time(s)</source>
            <comment>a chapter for readers</comment>
            <translation>
                <numerusform>{chapter}: found %n time</numerusform>
                <numerusform>{chapter}: found %n times</numerusform>
            </translation>
        </message>
        <message>
            <source>Your table plays with house rules:</source>
            <translation>Your table plays with house rules:</translation>
        </message>
        <message>
            <source>Your table plays by the book, without house rules.</source>
            <translation>Your table plays by the book, without house rules.</translation>
        </message>
        <message>
            <source>In the trick: {cards}.</source>
            <comment>what a picture of the rule book shows</comment>
            <translation>In the trick: {cards}.</translation>
        </message>
        <message>
            <source>On the table: {cards}.</source>
            <comment>what a picture of the rule book shows</comment>
            <translation>On the table: {cards}.</translation>
        </message>
        <message>
            <source>In the hand: {cards}.</source>
            <comment>what a picture of the rule book shows</comment>
            <translation>In the hand: {cards}.</translation>
        </message>
        <message>
            <source>Marked: {cards}.</source>
            <comment>what a picture of the rule book shows</comment>
            <translation>Marked: {cards}.</translation>
        </message>
        <message>
            <source>Search</source>
            <comment>in an empty line; short</comment>
            <translation>Search</translation>
        </message>
        <message>
            <source>Search the rules</source>
            <translation>Search the rules</translation>
        </message>
        <message>
            <source>Clear the search</source>
            <translation>Clear the search</translation>
        </message>
        <message>
            <source>Previous result</source>
            <translation>Previous result</translation>
        </message>
        <message>
            <source>Next result</source>
            <translation>Next result</translation>
        </message>
        <message>
            <source>Not in this book</source>
            <translation>Not in this book</translation>
        </message>
        <message>
            <source>{number} of {total}</source>
            <comment>the place of all that were found</comment>
            <translation>{number} of {total}</translation>
        </message>
        <message>
            <source>Close the rules</source>
            <translation>Close the rules</translation>
        </message>
    </context>
    <context>
        <name>Rummy</name>
        <message>
            <source>It brings you closer to your contract.</source>
            <translation>It brings you closer to your contract.</translation>
        </message>
        <message>
            <source>After that, more cards can help you.</source>
            <translation>After that, more cards can help you.</translation>
        </message>
        <message>
            <source>A joker fits everywhere.</source>
            <translation>A joker fits everywhere.</translation>
        </message>
        <message>
            <source>With this card you can go out.</source>
            <translation>With this card you can go out.</translation>
        </message>
        <message>
            <source>With this card you can lay down.</source>
            <translation>With this card you can lay down.</translation>
        </message>
        <message>
            <source>You can lay it with your contract.</source>
            <translation>You can lay it with your contract.</translation>
        </message>
        <message>
            <source>It fits on a meld on the table.</source>
            <translation>It fits on a meld on the table.</translation>
        </message>
        <message>
            <source>You can swap it for a joker and lay that off.</source>
            <translation>You can swap it for a joker and lay that off.</translation>
        </message>
        <message>
            <source>Once other cards are laid off, you can lay this one off, too.</source>
            <translation>Once other cards are laid off, you can lay this one off, too.</translation>
        </message>
        <message>
            <source>The upcard does not help you.</source>
            <translation>The upcard does not help you.</translation>
        </message>
        <message>
            <source>The upcard does not bring you closer to your contract.</source>
            <translation>The upcard does not bring you closer to your contract.</translation>
        </message>
        <message>
            <source>If you leave the upcard, more cards can help you next.</source>
            <translation>If you leave the upcard, more cards can help you next.</translation>
        </message>
        <message>
            <source>Most of your hand came from the discards, and the stock has other cards.</source>
            <translation>Most of your hand came from the discards, and the stock has other cards.</translation>
        </message>
        <message>
            <source>There is no upcard to take.</source>
            <translation>There is no upcard to take.</translation>
        </message>
        <message>
            <source>What you draw with it may help you.</source>
            <translation>What you draw with it may help you.</translation>
        </message>
        <message>
            <source>Without buying you will not have enough cards for this contract.</source>
            <translation>Without buying you will not have enough cards for this contract.</translation>
        </message>
        <message>
            <source>It does not help you.</source>
            <translation>It does not help you.</translation>
        </message>
        <message>
            <source>It does not bring you closer to your contract.</source>
            <translation>It does not bring you closer to your contract.</translation>
        </message>
        <message>
            <source>It would help, but more cards in hand cost too much now.</source>
            <translation>It would help, but more cards in hand cost too much now.</translation>
        </message>
        <message>
            <source>Buying again does not pay now.</source>
            <translation>Buying again does not pay now.</translation>
        </message>
        <message>
            <source>Buying again would cost you a penalty.</source>
            <translation>Buying again would cost you a penalty.</translation>
        </message>
        <message>
            <source>You want to get rid of cards now.</source>
            <translation>You want to get rid of cards now.</translation>
        </message>
        <message>
            <source>What lies on the table costs nothing.</source>
            <translation>What lies on the table costs nothing.</translation>
        </message>
        <message>
            <source>You took a joker, so you have to lay down now.</source>
            <translation>You took a joker, so you have to lay down now.</translation>
        </message>
        <message>
            <source>Once laid, a card costs nothing.</source>
            <translation>Once laid, a card costs nothing.</translation>
        </message>
        <message>
            <source>The joker that you took has to be laid first.</source>
            <translation>The joker that you took has to be laid first.</translation>
        </message>
        <message>
            <source>With the joker you can lay down.</source>
            <translation>With the joker you can lay down.</translation>
        </message>
        <message>
            <source>You can lay the joker off again.</source>
            <translation>You can lay the joker off again.</translation>
        </message>
        <message>
            <source>There is no card you need less.</source>
            <translation>There is no card you need less.</translation>
        </message>
        <message>
            <source>No card costs you more if you are left with it.</source>
            <translation>No card costs you more if you are left with it.</translation>
        </message>
        <message>
            <source>Of the cards you need least, it costs the most.</source>
            <translation>Of the cards you need least, it costs the most.</translation>
        </message>
        <message>
            <source>Your costlier cards help you more.</source>
            <translation>Your costlier cards help you more.</translation>
        </message>
        <message>
            <source>None of your cards fits on the table and all cost the same, so it does not matter which.</source>
            <translation>None of your cards fits on the table and all cost the same, so it does not matter which.</translation>
        </message>
        <message>
            <source>Another of your cards would help the others more.</source>
            <translation>Another of your cards would help the others more.</translation>
        </message>
        <message>
            <source>You can spare it, and then the most cards can help you.</source>
            <translation>You can spare it, and then the most cards can help you.</translation>
        </message>
        <message>
            <source>It is a step back, but then more cards can help you.</source>
            <translation>It is a step back, but then more cards can help you.</translation>
        </message>
        <message>
            <source>You keep a card that you can lay off later.</source>
            <translation>You keep a card that you can lay off later.</translation>
        </message>
        <message>
            <source>You keep a card that may soon fit on the table.</source>
            <translation>You keep a card that may soon fit on the table.</translation>
        </message>
        <message>
            <source>After that you can go out.</source>
            <translation>After that you can go out.</translation>
        </message>
        <message>
            <source>Otherwise the round would never end.</source>
            <translation>Otherwise the round would never end.</translation>
        </message>
        <message>
            <source>Nothing else is possible.</source>
            <translation>Nothing else is possible.</translation>
        </message>
        <message>
            <source>Your last card does not fit yet.</source>
            <translation>Your last card does not fit yet.</translation>
        </message>
        <message>
            <source>Turn up the first card.</source>
            <translation>Turn up the first card.</translation>
        </message>
        <message>
            <source>Take the upcard.</source>
            <translation>Take the upcard.</translation>
        </message>
        <message>
            <source>Draw from the stock.</source>
            <translation>Draw from the stock.</translation>
        </message>
        <message>
            <source>Buy the upcard.</source>
            <translation>Buy the upcard.</translation>
        </message>
        <message>
            <source>Do not buy this card.</source>
            <translation>Do not buy this card.</translation>
        </message>
        <message>
            <source>Lay down: {melds}.</source>
            <translation>Lay down: {melds}.</translation>
        </message>
        <message>
            <source>Lay off the {card}.</source>
            <translation>Lay off the {card}.</translation>
        </message>
        <message>
            <source>Swap the {card} for the joker.</source>
            <translation>Swap the {card} for the joker.</translation>
        </message>
        <message>
            <source>Discard the {card}.</source>
            <translation>Discard the {card}.</translation>
        </message>
        <message>
            <source>Keep your last card.</source>
            <translation>Keep your last card.</translation>
        </message>
        <message>
            <source>All ready: turn it up</source>
            <comment>button</comment>
            <translation>All ready: turn it up</translation>
        </message>
        <message>
            <source>Take the upcard</source>
            <comment>button</comment>
            <translation>Take the upcard</translation>
        </message>
        <message>
            <source>Draw from the stock</source>
            <comment>button</comment>
            <translation>Draw from the stock</translation>
        </message>
        <message>
            <source>Lay off</source>
            <comment>button: lay the picked card off on a meld</comment>
            <translation>Lay off</translation>
        </message>
        <message>
            <source>Keep the last card</source>
            <comment>button</comment>
            <translation>Keep the last card</translation>
        </message>
        <message>
            <source>I am ready</source>
            <comment>button: the first card may be turned up</comment>
            <translation>I am ready</translation>
        </message>
        <message>
            <source>None of us buys</source>
            <comment>button: no person wants the upcard</comment>
            <translation>None of us buys</translation>
        </message>
        <message>
            <source>Buy the {card}?</source>
            <comment>title of a question</comment>
            <translation>Buy the {card}?</translation>
        </message>
        <message numerus="yes">
            <source>You also take %n card(s) from the stock · {left} of {limit} purchases left</source>
            <translation>
                <numerusform>You also take %n card from the stock · {left} of {limit} purchases left</numerusform>
                <numerusform>You also take %n cards from the stock · {left} of {limit} purchases left</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You also take %n card(s) from the stock · {points} penalty points</source>
            <translation>
                <numerusform>You also take %n card from the stock · {points} penalty points</numerusform>
                <numerusform>You also take %n cards from the stock · {points} penalty points</numerusform>
            </translation>
        </message>
        <message>
            <source>I’ll buy!</source>
            <comment>button: buy the upcard</comment>
            <translation>I’ll buy!</translation>
        </message>
        <message numerus="yes">
            <source>Buy (with %n more)</source>
            <comment>button: buy the upcard</comment>
            <translation>
                <numerusform>Buy (with %n more)</numerusform>
                <numerusform>Buy (with %n more)</numerusform>
            </translation>
        </message>
        <message>
            <source>Not for me</source>
            <comment>button: do not buy the upcard</comment>
            <translation>Not for me</translation>
        </message>
        <message numerus="yes">
            <source>You have bought %n time(s) in this round. Buying again costs {points} penalty points. Buy anyway?</source>
            <translation>
                <numerusform>You have bought once in this round. Buying again costs {points} penalty points. Buy anyway?</numerusform>
                <numerusform>You have bought %n times in this round. Buying again costs {points} penalty points. Buy anyway?</numerusform>
            </translation>
        </message>
        <message>
            <source>Lay these down</source>
            <comment>button: lay down the contract that lies in the tray</comment>
            <translation>Lay these down</translation>
        </message>
        <message>
            <source>Put together</source>
            <comment>button: put cards together in the tray</comment>
            <translation>Put together</translation>
        </message>
        <message>
            <source>Discard</source>
            <comment>button: discard the picked card</comment>
            <translation>Discard</translation>
        </message>
        <message>
            <source>both {ranks} and {others}</source>
            <comment>wrong in a set</comment>
            <translation>both {ranks} and {others}</translation>
        </message>
        <message>
            <source>both {suit} and {other}</source>
            <comment>wrong in a run</comment>
            <translation>both {suit} and {other}</translation>
        </message>
        <message>
            <source>twice: {ranks}</source>
            <comment>wrong in a run</comment>
            <translation>twice: {ranks}</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) missing</source>
            <comment>in the gaps of a run</comment>
            <translation>
                <numerusform>%n card missing</numerusform>
                <numerusform>%n cards missing</numerusform>
            </translation>
        </message>
        <message>
            <source>too far apart</source>
            <comment>cards of a run</comment>
            <translation>too far apart</translation>
        </message>
        <message numerus="yes">
            <source>%n too many</source>
            <comment>cards of a meld</comment>
            <translation>
                <numerusform>%n too many</numerusform>
                <numerusform>%n too many</numerusform>
            </translation>
        </message>
        <message>
            <source>too many jokers</source>
            <comment>wrong in a meld</comment>
            <translation>too many jokers</translation>
        </message>
        <message>
            <source>rank already used</source>
            <comment>wrong in a set</comment>
            <translation>rank already used</translation>
        </message>
        <message>
            <source>runs touch</source>
            <comment>wrong in a run</comment>
            <translation>runs touch</translation>
        </message>
        <message>
            <source>suit already used</source>
            <comment>wrong in a run</comment>
            <translation>suit already used</translation>
        </message>
        <message>
            <source>The first card has not been turned up yet.</source>
            <translation>The first card has not been turned up yet.</translation>
        </message>
        <message>
            <source>The first card has already been turned up.</source>
            <translation>The first card has already been turned up.</translation>
        </message>
        <message>
            <source>First take the upcard or draw from the stock.</source>
            <translation>First take the upcard or draw from the stock.</translation>
        </message>
        <message>
            <source>You have already taken a card; you may take only one each turn.</source>
            <translation>You have already taken a card; you may take only one each turn.</translation>
        </message>
        <message>
            <source>This card can no longer be taken: only the latest discard can, and only before somebody draws.</source>
            <translation>This card can no longer be taken: only the latest discard can, and only before somebody draws.</translation>
        </message>
        <message>
            <source>The others are asked first whether they buy: {player} has not answered.</source>
            <translation>The others are asked first whether they buy: {player} has not answered.</translation>
        </message>
        <message>
            <source>A turn ends with exactly one discard: pick one card.</source>
            <translation>A turn ends with exactly one discard: pick one card.</translation>
        </message>
        <message>
            <source>At this table every turn ends with a discard.</source>
            <translation>At this table every turn ends with a discard.</translation>
        </message>
        <message>
            <source>You can end your turn without a discard only if you have a single card left.</source>
            <translation>You can end your turn without a discard only if you have a single card left.</translation>
        </message>
        <message>
            <source>The last card may not be discarded: it has to be laid.</source>
            <translation>The last card may not be discarded: it has to be laid.</translation>
        </message>
        <message>
            <source>You would be left with one card ({card}) that can be neither laid nor discarded: keep two cards.</source>
            <translation>You would be left with one card ({card}) that can be neither laid nor discarded: keep two cards.</translation>
        </message>
        <message>
            <source>It is your turn: you may take the upcard for nothing.</source>
            <translation>It is your turn: you may take the upcard for nothing.</translation>
        </message>
        <message>
            <source>In the last round nobody buys.</source>
            <translation>In the last round nobody buys.</translation>
        </message>
        <message numerus="yes">
            <source>You have bought %n time(s) in this round; more is not allowed.</source>
            <translation>
                <numerusform>You have bought once in this round; more is not allowed.</numerusform>
                <numerusform>You have bought %n times in this round; more is not allowed.</numerusform>
            </translation>
        </message>
        <message>
            <source>Once you have laid down, you may not buy any more in this round.</source>
            <translation>Once you have laid down, you may not buy any more in this round.</translation>
        </message>
        <message>
            <source>You may not buy back your own discard.</source>
            <translation>You may not buy back your own discard.</translation>
        </message>
        <message>
            <source>There is nothing to buy just now.</source>
            <translation>There is nothing to buy just now.</translation>
        </message>
        <message>
            <source>That card is not in your hand.</source>
            <translation>That card is not in your hand.</translation>
        </message>
        <message>
            <source>These cards are neither a set (three of the same rank) nor a run (four in a row of the same suit), or there are too many jokers among them.</source>
            <translation>These cards are neither a set (three of the same rank) nor a run (four in a row of the same suit), or there are too many jokers among them.</translation>
        </message>
        <message numerus="yes">
            <source>Your hand does not meet the contract yet: %n card(s) to go.</source>
            <translation>
                <numerusform>Your hand does not meet the contract yet: %n card to go.</numerusform>
                <numerusform>Your hand does not meet the contract yet: %n cards to go.</numerusform>
            </translation>
        </message>
        <message>
            <source>This round asks for {melds}, no more and no less.</source>
            <translation>This round asks for {melds}, no more and no less.</translation>
        </message>
        <message>
            <source>There is no free place for that. This round asks for {melds}.</source>
            <translation>There is no free place for that. This round asks for {melds}.</translation>
        </message>
        <message numerus="yes">
            <source>One of the melds has the wrong length: it needs %n card(s).</source>
            <translation>
                <numerusform>One of the melds has the wrong length: it needs %n card.</numerusform>
                <numerusform>One of the melds has the wrong length: it needs %n cards.</numerusform>
            </translation>
        </message>
        <message>
            <source>Each of your runs needs a suit of its own.</source>
            <translation>Each of your runs needs a suit of its own.</translation>
        </message>
        <message>
            <source>Runs of one suit may not touch at this table.</source>
            <translation>Runs of one suit may not touch at this table.</translation>
        </message>
        <message>
            <source>Each of your sets needs a rank of its own at this table.</source>
            <translation>Each of your sets needs a rank of its own at this table.</translation>
        </message>
        <message numerus="yes">
            <source>In the last round all cards are laid at once: %n would be left.</source>
            <translation>
                <numerusform>In the last round all cards are laid at once: %n would be left.</numerusform>
                <numerusform>In the last round all cards are laid at once: %n would be left.</numerusform>
            </translation>
        </message>
        <message>
            <source>You have laid down already; now you can lay off.</source>
            <translation>You have laid down already; now you can lay off.</translation>
        </message>
        <message>
            <source>Lay down your contract first; after that you may lay off.</source>
            <translation>Lay down your contract first; after that you may lay off.</translation>
        </message>
        <message>
            <source>At this table you may lay off only from the turn after you lay down.</source>
            <translation>At this table you may lay off only from the turn after you lay down.</translation>
        </message>
        <message>
            <source>The {card} does not fit on this meld.</source>
            <translation>The {card} does not fit on this meld.</translation>
        </message>
        <message>
            <source>The {card} does not fit on this set. It takes {ranks}.</source>
            <translation>The {card} does not fit on this set. It takes {ranks}.</translation>
        </message>
        <message>
            <source>The {card} does not fit on this run. It takes the {first} or the {second}.</source>
            <translation>The {card} does not fit on this run. It takes the {first} or the {second}.</translation>
        </message>
        <message>
            <source>The {card} does not fit on this run. It takes the {other}.</source>
            <translation>The {card} does not fit on this run. It takes the {other}.</translation>
        </message>
        <message>
            <source>Only players who have laid down may take jokers.</source>
            <translation>Only players who have laid down may take jokers.</translation>
        </message>
        <message>
            <source>There is no joker in that place.</source>
            <translation>There is no joker in that place.</translation>
        </message>
        <message>
            <source>Jokers in sets stay where they are; only those in runs can be taken.</source>
            <translation>Jokers in sets stay where they are; only those in runs can be taken.</translation>
        </message>
        <message>
            <source>The joker does not stand for the {card}.</source>
            <translation>The joker does not stand for the {card}.</translation>
        </message>
        <message>
            <source>Before laying down you may take a joker only if you can lay down with it at once.</source>
            <translation>Before laying down you may take a joker only if you can lay down with it at once.</translation>
        </message>
        <message>
            <source>You have taken a joker, so you must lay down in this turn, or take that move back.</source>
            <translation>You have taken a joker, so you must lay down in this turn, or take that move back.</translation>
        </message>
        <message>
            <source>At this table a joker you have taken must be laid in the same turn.</source>
            <translation>At this table a joker you have taken must be laid in the same turn.</translation>
        </message>
        <message>
            <source>A set has cards of one rank, and these do not go together: {cards}.</source>
            <translation>A set has cards of one rank, and these do not go together: {cards}.</translation>
        </message>
        <message>
            <source>A run has cards of one suit, and these do not go together: {cards}.</source>
            <translation>A run has cards of one suit, and these do not go together: {cards}.</translation>
        </message>
        <message>
            <source>A run has each rank only once: {cards}.</source>
            <translation>A run has each rank only once: {cards}.</translation>
        </message>
        <message numerus="yes">
            <source>This run has gaps: %n card(s) missing. ({cards})</source>
            <translation>
                <numerusform>This run has gaps: %n card is missing. ({cards})</numerusform>
                <numerusform>This run has gaps: %n cards are missing. ({cards})</numerusform>
            </translation>
        </message>
        <message>
            <source>For this run, these cards are too far apart: {cards}.</source>
            <translation>For this run, these cards are too far apart: {cards}.</translation>
        </message>
        <message numerus="yes">
            <source>At this table that is %n card(s) too many: {cards}.</source>
            <translation>
                <numerusform>At this table that is %n card too many: {cards}.</numerusform>
                <numerusform>At this table that is %n cards too many: {cards}.</numerusform>
            </translation>
        </message>
        <message>
            <source>There are too many jokers in one place: {cards}.</source>
            <translation>There are too many jokers in one place: {cards}.</translation>
        </message>
        <message numerus="yes">
            <source>This set cannot be completed, %n card(s) are missing: {cards}.</source>
            <translation>
                <numerusform>This set cannot be completed, %n card is missing: {cards}.</numerusform>
                <numerusform>This set cannot be completed, %n cards are missing: {cards}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>This run cannot be completed, %n card(s) are missing: {cards}.</source>
            <translation>
                <numerusform>This run cannot be completed, %n card is missing: {cards}.</numerusform>
                <numerusform>This run cannot be completed, %n cards are missing: {cards}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>For the places that are still empty %n card(s) are missing.</source>
            <translation>
                <numerusform>%n card is missing for the places that are still empty.</numerusform>
                <numerusform>For the places that are still empty %n cards are missing.</numerusform>
            </translation>
        </message>
        <message>
            <source>{player} turns up the first card when everybody is ready.</source>
            <translation>{player} turns up the first card when everybody is ready.</translation>
        </message>
        <message>
            <source>{player}: do you buy the {card}?</source>
            <translation>{player}: do you buy the {card}?</translation>
        </message>
        <message>
            <source>Who buys the {card}?</source>
            <translation>Who buys the {card}?</translation>
        </message>
        <message>
            <source>{player}: look at your hand. When everybody is ready, turn up the first card.</source>
            <translation>{player}: look at your hand. When everybody is ready, turn up the first card.</translation>
        </message>
        <message>
            <source>{player}: draw from the stock.</source>
            <translation>{player}: draw from the stock.</translation>
        </message>
        <message>
            <source>{player}: take the upcard ({card}), or draw.</source>
            <translation>{player}: take the upcard ({card}), or draw.</translation>
        </message>
        <message>
            <source>{player}: you have taken a joker, so lay down now.</source>
            <translation>{player}: you have taken a joker, so lay down now.</translation>
        </message>
        <message>
            <source>{player}: the joker you took must be laid in this turn.</source>
            <translation>{player}: the joker you took must be laid in this turn.</translation>
        </message>
        <message>
            <source>{player}: lay off what fits, then discard.</source>
            <translation>{player}: lay off what fits, then discard.</translation>
        </message>
        <message>
            <source>{player}: lay down all fourteen cards, or discard one.</source>
            <translation>{player}: lay down all fourteen cards, or discard one.</translation>
        </message>
        <message>
            <source>{player}: lay down if you can, then discard.</source>
            <translation>{player}: lay down if you can, then discard.</translation>
        </message>
        <message>
            <source>The stock has run out too often: nobody wins the round, and everybody counts.</source>
            <translation>The stock has run out too often: nobody wins the round, and everybody counts.</translation>
        </message>
        <message>
            <source>Round {number} of {total}: {melds}</source>
            <translation>Round {number} of {total}: {melds}</translation>
        </message>
        <message>
            <source>Round {number} of {total}: {melds}</source>
            <comment>a hand is a round of Shanghai Rummy</comment>
            <translation>Round {number} of {total}: {melds}</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) left in hand</source>
            <translation>
                <numerusform>%n card left in hand</numerusform>
                <numerusform>%n cards left in hand</numerusform>
            </translation>
        </message>
        <message>
            <source>{points} for buying too often</source>
            <translation>{points} for buying too often</translation>
        </message>
        <message>
            <source>bought too often</source>
            <comment>why points are added</comment>
            <translation>bought too often</translation>
        </message>
        <message>
            <source>out in one turn</source>
            <translation>out in one turn</translation>
        </message>
        <message>
            <source>{player} goes out!</source>
            <comment>called out at the end of a round</comment>
            <translation>{player} goes out!</translation>
        </message>
        <message>
            <source>{player} deals. The contract: {melds}.</source>
            <translation>{player} deals. The contract: {melds}.</translation>
        </message>
        <message>
            <source>The first upcard is the {card}.</source>
            <translation>The first upcard is the {card}.</translation>
        </message>
        <message>
            <source>{player} takes the {card}.</source>
            <translation>{player} takes the {card}.</translation>
        </message>
        <message>
            <source>{player} lays down: {melds}.</source>
            <translation>{player} lays down: {melds}.</translation>
        </message>
        <message>
            <source>{player} lays off the {card}.</source>
            <translation>{player} lays off the {card}.</translation>
        </message>
        <message>
            <source>{player} swaps the {card} for a joker.</source>
            <translation>{player} swaps the {card} for a joker.</translation>
        </message>
        <message>
            <source>{player} discards the {card}.</source>
            <translation>{player} discards the {card}.</translation>
        </message>
        <message>
            <source>{player} keeps the last card.</source>
            <translation>{player} keeps the last card.</translation>
        </message>
        <message>
            <source>The stock has run out too often: nobody wins the round.</source>
            <translation>The stock has run out too often: nobody wins the round.</translation>
        </message>
        <message>
            <source>{player} takes the {taken} and discards the {card}.</source>
            <translation>{player} takes the {taken} and discards the {card}.</translation>
        </message>
        <message>
            <source>{player} lays off {cards}.</source>
            <translation>{player} lays off {cards}.</translation>
        </message>
        <message>
            <source>{player} draws a card and discards the {card}.</source>
            <translation>{player} draws a card and discards the {card}.</translation>
        </message>
        <message>
            <source>You bought the {card}</source>
            <comment>a notice</comment>
            <translation>You bought the {card}</translation>
        </message>
        <message>
            <source>Bought: {card}, and from the stock: {cards}</source>
            <comment>a notice</comment>
            <translation>Bought: {card}, and from the stock: {cards}</translation>
        </message>
        <message>
            <source>Bought</source>
            <comment>on a card in the hand</comment>
            <translation>Bought</translation>
        </message>
        <message>
            <source>Swapped</source>
            <comment>on a card in the hand</comment>
            <translation>Swapped</translation>
        </message>
        <message>
            <source>{player} does not take the upcard.</source>
            <translation>{player} does not take the upcard.</translation>
        </message>
        <message>
            <source>{player} the {card}</source>
            <comment>who draws which card for the right to buy</comment>
            <translation>{player} the {card}</translation>
        </message>
        <message>
            <source>Several want to buy, so each draws a card: {draws}.</source>
            <translation>Several want to buy, so each draws a card: {draws}.</translation>
        </message>
        <message>
            <source>{player} buys the {card}.</source>
            <translation>{player} buys the {card}.</translation>
        </message>
        <message>
            <source>{player} buys the {card} for {points} penalty points.</source>
            <translation>{player} buys the {card} for {points} penalty points.</translation>
        </message>
        <message>
            <source>{player} buys the {card} and gets {cards} with it.</source>
            <translation>{player} buys the {card} and gets {cards} with it.</translation>
        </message>
        <message>
            <source>{player} buys the {card} for {points} penalty points and gets {cards} with it.</source>
            <translation>{player} buys the {card} for {points} penalty points and gets {cards} with it.</translation>
        </message>
        <message>
            <source>{player}: {meld}</source>
            <comment>whose meld it is, and what it is</comment>
            <translation>{player}: {meld}</translation>
        </message>
        <message numerus="yes">
            <source>may buy %n more time(s)</source>
            <translation>
                <numerusform>may buy once more</numerusform>
                <numerusform>may buy %n more times</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) missing for the contract</source>
            <comment>at a player's seat</comment>
            <translation>
                <numerusform>%n card missing for the contract</numerusform>
                <numerusform>%n cards missing for the contract</numerusform>
            </translation>
        </message>
        <message>
            <source>I’ll buy!</source>
            <comment>what a player says aloud</comment>
            <translation>I’ll buy!</translation>
        </message>
        <message>
            <source>Upcard</source>
            <translation>Upcard</translation>
        </message>
        <message>
            <source>down</source>
            <comment>at a player's name: has laid down</comment>
            <translation>down</translation>
        </message>
        <message>
            <source>contract complete</source>
            <comment>at a player's name</comment>
            <translation>contract complete</translation>
        </message>
        <message numerus="yes">
            <source>%n to go</source>
            <comment>cards that are missing to the contract, at a player's name</comment>
            <translation>
                <numerusform>%n to go</numerusform>
                <numerusform>%n to go</numerusform>
            </translation>
        </message>
        <message>
            <source>“China chess”: eight contracts of sets and runs, and everybody wants to buy</source>
            <translation>“China chess”: eight contracts of sets and runs, and everybody wants to buy</translation>
        </message>
        <message>
            <source>Eight rounds take about an hour; shorter games are possible</source>
            <translation>Eight rounds take about an hour; shorter games are possible</translation>
        </message>
        <message>
            <source>Ten rounds with ever longer contracts, and no discard at the end</source>
            <translation>Ten rounds with ever longer contracts, and no discard at the end</translation>
        </message>
        <message>
            <source>Ten rounds fill a long evening; shorter games are possible</source>
            <translation>Ten rounds fill a long evening; shorter games are possible</translation>
        </message>
        <message>
            <source>Planned: {melds}. Nothing is laid yet.</source>
            <comment>one or several melds</comment>
            <translation>Planned: {melds}. Nothing is laid yet.</translation>
        </message>
        <message>
            <source>Picked: {melds}.</source>
            <comment>one or several melds</comment>
            <translation>Picked: {melds}.</translation>
        </message>
        <message>
            <source>Picked, this could be: {melds}.</source>
            <comment>one or several melds</comment>
            <translation>Picked, this could be: {melds}.</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) picked: no set and no run yet.</source>
            <translation>
                <numerusform>%n card picked: no set and no run yet.</numerusform>
                <numerusform>%n cards picked: no set and no run yet.</numerusform>
            </translation>
        </message>
        <message>
            <source>run of 4</source>
            <comment>part of a contract</comment>
            <translation>run of 4</translation>
        </message>
        <message>
            <source>run of 5</source>
            <comment>part of a contract</comment>
            <translation>run of 5</translation>
        </message>
        <message>
            <source>run of 7</source>
            <comment>part of a contract</comment>
            <translation>run of 7</translation>
        </message>
        <message>
            <source>run of 10</source>
            <comment>part of a contract</comment>
            <translation>run of 10</translation>
        </message>
        <message numerus="yes">
            <source>%n set(s) of 3</source>
            <comment>part of a contract</comment>
            <translation>
                <numerusform>%n set of 3</numerusform>
                <numerusform>%n sets of 3</numerusform>
            </translation>
        </message>
        <message>
            <source>{runs} in different suits</source>
            <comment>part of a contract</comment>
            <translation>{runs} in different suits</translation>
        </message>
        <message>
            <source>set of 3</source>
            <comment>part of a contract</comment>
            <translation>set of 3</translation>
        </message>
        <message numerus="yes">
            <source>%n run(s) of 4</source>
            <comment>part of a contract</comment>
            <translation>
                <numerusform>%n run of 4</numerusform>
                <numerusform>%n runs of 4</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n run(s) of {length}</source>
            <comment>part of a contract</comment>
            <translation>
                <numerusform>%n run of {length}</numerusform>
                <numerusform>%n runs of {length}</numerusform>
            </translation>
        </message>
        <message>
            <source>set of {ranks}</source>
            <comment>a meld, such as: set of sevens</comment>
            <translation>set of {ranks}</translation>
        </message>
        <message>
            <source>run of {suit}</source>
            <comment>a meld in few words, such as: run of clubs</comment>
            <translation>run of {suit}</translation>
        </message>
        <message>
            <source>run from {first} to {last}</source>
            <comment>a meld, the cards in the nominative</comment>
            <translation>run from {first} to {last}</translation>
        </message>
        <message>
            <source>bought</source>
            <comment>at a player’s name; a card follows</comment>
            <translation>bought</translation>
        </message>
        <message>
            <source>laid down</source>
            <comment>at a player’s name</comment>
            <translation>laid down</translation>
        </message>
        <message>
            <source>laid off</source>
            <comment>at a player’s name; a card follows</comment>
            <translation>laid off</translation>
        </message>
        <message>
            <source>discarded</source>
            <comment>at a player’s name; a card follows</comment>
            <translation>discarded</translation>
        </message>
        <message>
            <source>kept one card</source>
            <comment>at a player’s name</comment>
            <translation>kept one card</translation>
        </message>
    </context>
    <context>
        <name>RummyOptions</name>
        <message>
            <source>Packs</source>
            <translation>Packs</translation>
        </message>
        <message>
            <source>Melds</source>
            <translation>Melds</translation>
        </message>
        <message>
            <source>Laying off and jokers</source>
            <translation>Laying off and jokers</translation>
        </message>
        <message>
            <source>Buying</source>
            <translation>Buying</translation>
        </message>
        <message>
            <source>Going out and points</source>
            <translation>Going out and points</translation>
        </message>
        <message>
            <source>Which rounds are played</source>
            <translation>Which rounds are played</translation>
        </message>
        <message>
            <source>Any number, but at least one natural card</source>
            <translation>Any number, but at least one natural card</translation>
        </message>
        <message>
            <source>At most as many as natural cards</source>
            <translation>At most as many as natural cards</translation>
        </message>
        <message>
            <source>At most one</source>
            <translation>At most one</translation>
        </message>
        <message>
            <source>Jokers in a meld</source>
            <translation>Jokers in a meld</translation>
        </message>
        <message>
            <source>How many jokers a set or a run may hold.</source>
            <translation>How many jokers a set or a run may hold.</translation>
        </message>
        <message>
            <source>Sets of the same rank</source>
            <translation>Sets of the same rank</translation>
        </message>
        <message>
            <source>Whether the sets of one contract may have the same rank.</source>
            <translation>Whether the sets of one contract may have the same rank.</translation>
        </message>
        <message>
            <source>Two sets may have the same rank</source>
            <translation>Two sets may have the same rank</translation>
        </message>
        <message>
            <source>Each set has a rank of its own</source>
            <translation>Each set has a rank of its own</translation>
        </message>
        <message>
            <source>Suits of several runs</source>
            <translation>Suits of several runs</translation>
        </message>
        <message>
            <source>Whether the runs of one contract may have the same suit.</source>
            <translation>Whether the runs of one contract may have the same suit.</translation>
        </message>
        <message>
            <source>Laying off at once</source>
            <translation>Laying off at once</translation>
        </message>
        <message>
            <source>Whether you may lay off in the turn in which you lay down.</source>
            <translation>Whether you may lay off in the turn in which you lay down.</translation>
        </message>
        <message>
            <source>In the same turn</source>
            <translation>In the same turn</translation>
        </message>
        <message>
            <source>Only from the next turn on</source>
            <translation>Only from the next turn on</translation>
        </message>
        <message>
            <source>If all rounds are left out, all are played.</source>
            <translation>If all rounds are left out, all are played.</translation>
        </message>
        <message>
            <source>It is played</source>
            <translation>It is played</translation>
        </message>
        <message>
            <source>It is left out</source>
            <translation>It is left out</translation>
        </message>
        <message>
            <source>When the stock runs out</source>
            <translation>When the stock runs out</translation>
        </message>
        <message>
            <source>How often the discard pile is shuffled before a round ends without a winner.</source>
            <translation>How often the discard pile is shuffled before a round ends without a winner.</translation>
        </message>
        <message>
            <source>Three times</source>
            <translation>Three times</translation>
        </message>
        <message>
            <source>Twice</source>
            <translation>Twice</translation>
        </message>
        <message>
            <source>Five times</source>
            <translation>Five times</translation>
        </message>
        <message>
            <source>As often as needed</source>
            <translation>As often as needed</translation>
        </message>
        <message>
            <source>Number of packs</source>
            <translation>Number of packs</translation>
        </message>
        <message>
            <source>How many packs are shuffled together.</source>
            <translation>How many packs are shuffled together.</translation>
        </message>
        <message>
            <source>Three packs</source>
            <translation>Three packs</translation>
        </message>
        <message>
            <source>One pack for every two players</source>
            <translation>One pack for every two players</translation>
        </message>
        <message>
            <source>Each run has a suit of its own</source>
            <translation>Each run has a suit of its own</translation>
        </message>
        <message>
            <source>Runs may have the same suit</source>
            <translation>Runs may have the same suit</translation>
        </message>
        <message>
            <source>A joker you have taken</source>
            <translation>A joker you have taken</translation>
        </message>
        <message>
            <source>Whether a joker taken from a run may be kept in hand.</source>
            <translation>Whether a joker taken from a run may be kept in hand.</translation>
        </message>
        <message>
            <source>It may be kept</source>
            <translation>It may be kept</translation>
        </message>
        <message>
            <source>It must be laid in the same turn</source>
            <translation>It must be laid in the same turn</translation>
        </message>
        <message>
            <source>Buying a fourth time</source>
            <translation>Buying a fourth time</translation>
        </message>
        <message>
            <source>What happens when somebody wants to buy more than three times in a round.</source>
            <translation>What happens when somebody wants to buy more than three times in a round.</translation>
        </message>
        <message>
            <source>It costs 200 points each time</source>
            <translation>It costs 200 points each time</translation>
        </message>
        <message>
            <source>It is not allowed</source>
            <translation>It is not allowed</translation>
        </message>
        <message>
            <source>Buying after laying down</source>
            <translation>Buying after laying down</translation>
        </message>
        <message>
            <source>Whether players who have laid down may still buy.</source>
            <translation>Whether players who have laid down may still buy.</translation>
        </message>
        <message>
            <source>They may</source>
            <translation>They may</translation>
        </message>
        <message>
            <source>They may not</source>
            <translation>They may not</translation>
        </message>
        <message>
            <source>Buying back your own discard</source>
            <translation>Buying back your own discard</translation>
        </message>
        <message>
            <source>Whether you may buy back the card you have just discarded.</source>
            <translation>Whether you may buy back the card you have just discarded.</translation>
        </message>
        <message>
            <source>Not allowed</source>
            <translation>Not allowed</translation>
        </message>
        <message>
            <source>Allowed</source>
            <translation>Allowed</translation>
        </message>
        <message>
            <source>When several want to buy</source>
            <translation>When several want to buy</translation>
        </message>
        <message>
            <source>Who gets the card.</source>
            <translation>Who gets the card.</translation>
        </message>
        <message>
            <source>Each draws a card, and the highest buys</source>
            <translation>Each draws a card, and the highest buys</translation>
        </message>
        <message>
            <source>Whoever has the earlier turn</source>
            <translation>Whoever has the earlier turn</translation>
        </message>
        <message>
            <source>Whoever says so first, within five seconds</source>
            <translation>Whoever says so first, within five seconds</translation>
        </message>
        <message>
            <source>Length of the game</source>
            <translation>Length of the game</translation>
        </message>
        <message>
            <source>Which rounds are played.</source>
            <translation>Which rounds are played.</translation>
        </message>
        <message>
            <source>All eight rounds</source>
            <translation>All eight rounds</translation>
        </message>
        <message>
            <source>A short game: rounds 1, 4, 6 and 8</source>
            <translation>A short game: rounds 1, 4, 6 and 8</translation>
        </message>
        <message>
            <source>The first five rounds</source>
            <translation>The first five rounds</translation>
        </message>
        <message>
            <source>The rounds that you choose</source>
            <translation>The rounds that you choose</translation>
        </message>
        <message>
            <source>Round 1: a run and a set</source>
            <translation>Round 1: a run and a set</translation>
        </message>
        <message>
            <source>Round 2: two sets</source>
            <translation>Round 2: two sets</translation>
        </message>
        <message>
            <source>Round 3: two runs</source>
            <translation>Round 3: two runs</translation>
        </message>
        <message>
            <source>Round 4: two sets and a run</source>
            <translation>Round 4: two sets and a run</translation>
        </message>
        <message>
            <source>Round 5: two runs and a set</source>
            <translation>Round 5: two runs and a set</translation>
        </message>
        <message>
            <source>Round 6: three sets</source>
            <translation>Round 6: three sets</translation>
        </message>
        <message>
            <source>Round 7: three runs</source>
            <translation>Round 7: three runs</translation>
        </message>
        <message>
            <source>Round 8: two runs and two sets</source>
            <translation>Round 8: two runs and two sets</translation>
        </message>
        <message>
            <source>Runs of the same suit may not touch</source>
            <translation>Runs of the same suit may not touch</translation>
        </message>
        <message>
            <source>Longer melds than asked for</source>
            <translation>Longer melds than asked for</translation>
        </message>
        <message>
            <source>Whether a meld may be longer than the contract says when it is laid down.</source>
            <translation>Whether a meld may be longer than the contract says when it is laid down.</translation>
        </message>
        <message>
            <source>Longer melds are allowed</source>
            <translation>Longer melds are allowed</translation>
        </message>
        <message>
            <source>Exactly as long as the contract says</source>
            <translation>Exactly as long as the contract says</translation>
        </message>
        <message>
            <source>Taking jokers</source>
            <translation>Taking jokers</translation>
        </message>
        <message>
            <source>From which melds you may take a joker in exchange for the right card.</source>
            <translation>From which melds you may take a joker in exchange for the right card.</translation>
        </message>
        <message>
            <source>From runs and sets</source>
            <translation>From runs and sets</translation>
        </message>
        <message>
            <source>From runs only</source>
            <translation>From runs only</translation>
        </message>
        <message>
            <source>What buying costs</source>
            <translation>What buying costs</translation>
        </message>
        <message>
            <source>How many cards from the stock come with a bought card.</source>
            <translation>How many cards from the stock come with a bought card.</translation>
        </message>
        <message>
            <source>Two cards</source>
            <translation>Two cards</translation>
        </message>
        <message>
            <source>One card</source>
            <translation>One card</translation>
        </message>
        <message>
            <source>Only when two play</source>
            <translation>Only when two play</translation>
        </message>
        <message>
            <source>Whoever sits next after the dealer</source>
            <translation>Whoever sits next after the dealer</translation>
        </message>
        <message>
            <source>Going out with a discard</source>
            <translation>Going out with a discard</translation>
        </message>
        <message>
            <source>Whether the last card may be discarded.</source>
            <translation>Whether the last card may be discarded.</translation>
        </message>
        <message>
            <source>Never: the last card must be laid</source>
            <translation>Never: the last card must be laid</translation>
        </message>
        <message>
            <source>Allowed, but not in the last round</source>
            <translation>Allowed, but not in the last round</translation>
        </message>
        <message>
            <source>Always allowed</source>
            <translation>Always allowed</translation>
        </message>
        <message>
            <source>Keeping the last card</source>
            <translation>Keeping the last card</translation>
        </message>
        <message>
            <source>Whether a turn may end with one card in hand and no discard.</source>
            <translation>Whether a turn may end with one card in hand and no discard.</translation>
        </message>
        <message>
            <source>Every turn ends with a discard</source>
            <translation>Every turn ends with a discard</translation>
        </message>
        <message>
            <source>One card may be kept</source>
            <translation>One card may be kept</translation>
        </message>
        <message>
            <source>What the cards cost</source>
            <translation>What the cards cost</translation>
        </message>
        <message>
            <source>The points for cards that are left in hand.</source>
            <translation>The points for cards that are left in hand.</translation>
        </message>
        <message>
            <source>2 to 9: 5, ten to king: 10, ace: 15, joker: 50</source>
            <translation>2 to 9: 5, ten to king: 10, ace: 15, joker: 50</translation>
        </message>
        <message>
            <source>2 to 10: 5, jack to king: 10, ace and joker: 15</source>
            <translation>2 to 10: 5, jack to king: 10, ace and joker: 15</translation>
        </message>
        <message>
            <source>The number on the card, jack to king: 10, ace and joker: 15</source>
            <translation>The number on the card, jack to king: 10, ace and joker: 15</translation>
        </message>
        <message>
            <source>2 to 7: 5, eight to king: 10, ace: 20, joker: 50</source>
            <translation>2 to 7: 5, eight to king: 10, ace: 20, joker: 50</translation>
        </message>
        <message>
            <source>Going out in one turn</source>
            <translation>Going out in one turn</translation>
        </message>
        <message>
            <source>Whether laying down and going out in the same turn earns a bonus.</source>
            <translation>Whether laying down and going out in the same turn earns a bonus.</translation>
        </message>
        <message>
            <source>No bonus</source>
            <translation>No bonus</translation>
        </message>
        <message>
            <source>25 points less, 50 without a joker</source>
            <translation>25 points less, 50 without a joker</translation>
        </message>
        <message>
            <source>All ten rounds</source>
            <translation>All ten rounds</translation>
        </message>
        <message>
            <source>A short game: rounds 1, 4, 7 and 10</source>
            <translation>A short game: rounds 1, 4, 7 and 10</translation>
        </message>
    </context>
    <context>
        <name>SanDaYi</name>
        <message>
            <source>Your hand is too weak to play alone.</source>
            <translation>Your hand is too weak to play alone.</translation>
        </message>
        <message>
            <source>Your hand is good, but not good enough for the bid that is needed now.</source>
            <translation>Your hand is good, but not good enough for the bid that is needed now.</translation>
        </message>
        <message>
            <source>The defenders cannot win points that are buried.</source>
            <translation>The defenders cannot win points that are buried.</translation>
        </message>
        <message>
            <source>That draws trumps from the defenders.</source>
            <translation>That draws trumps from the defenders.</translation>
        </message>
        <message>
            <source>That draws trumps from the declarer.</source>
            <translation>That draws trumps from the declarer.</translation>
        </message>
        <message>
            <source>No higher card of the suit is left.</source>
            <translation>No higher card of the suit is left.</translation>
        </message>
        <message>
            <source>That wins you points.</source>
            <translation>That wins you points.</translation>
        </message>
        <message>
            <source>That wins the trick.</source>
            <translation>That wins the trick.</translation>
        </message>
        <message>
            <source>A partner is winning the trick, so give it points.</source>
            <translation>A partner is winning the trick, so give it points.</translation>
        </message>
        <message>
            <source>A partner is already winning the trick.</source>
            <translation>A partner is already winning the trick.</translation>
        </message>
        <message>
            <source>A declarer with such a hand wins points on average.</source>
            <translation>A declarer with such a hand wins points on average.</translation>
        </message>
        <message>
            <source>It is a risk, but whoever never dares to be declarer seldom wins the game.</source>
            <translation>It is a risk, but whoever never dares to be declarer seldom wins the game.</translation>
        </message>
        <message>
            <source>Once you have none of a suit, you can trump it.</source>
            <translation>Once you have none of a suit, you can trump it.</translation>
        </message>
        <message>
            <source>That way you keep your longest suit whole, and all twos and jokers.</source>
            <translation>That way you keep your longest suit whole, and all twos and jokers.</translation>
        </message>
        <message>
            <source>None of these is a high card.</source>
            <translation>None of these is a high card.</translation>
        </message>
        <message>
            <source>This is your longest suit.</source>
            <translation>This is your longest suit.</translation>
        </message>
        <message>
            <source>Your highest cards are in this suit.</source>
            <translation>Your highest cards are in this suit.</translation>
        </message>
        <message>
            <source>That way your aces are not used up as trumps.</source>
            <translation>That way your aces are not used up as trumps.</translation>
        </message>
        <message>
            <source>Another suit would hardly do better.</source>
            <translation>Another suit would hardly do better.</translation>
        </message>
        <message>
            <source>A partner has none of that suit and may trump it.</source>
            <translation>A partner has none of that suit and may trump it.</translation>
        </message>
        <message>
            <source>It is worth no points, and it is neither a trump nor an ace.</source>
            <translation>It is worth no points, and it is neither a trump nor an ace.</translation>
        </message>
        <message>
            <source>You have none of that suit, and so far a trump wins the trick.</source>
            <translation>You have none of that suit, and so far a trump wins the trick.</translation>
        </message>
        <message>
            <source>It beats every card in the trick so far.</source>
            <translation>It beats every card in the trick so far.</translation>
        </message>
        <message>
            <source>You cannot win the trick, so do not give it any points.</source>
            <translation>You cannot win the trick, so do not give it any points.</translation>
        </message>
        <message>
            <source>You could win this trick, but there are few points in it.</source>
            <translation>You could win this trick, but there are few points in it.</translation>
        </message>
        <message>
            <source>It costs you least: no points, and no higher a card than need be.</source>
            <translation>It costs you least: no points, and no higher a card than need be.</translation>
        </message>
        <message>
            <source>All the cards you may play are worth points, and this one the fewest.</source>
            <translation>All the cards you may play are worth points, and this one the fewest.</translation>
        </message>
        <message>
            <source>That way you keep the highest trump left, ideally for the last trick.</source>
            <translation>That way you keep the highest trump left, ideally for the last trick.</translation>
        </message>
        <message>
            <source>It is the highest of the cards that you may play.</source>
            <translation>It is the highest of the cards that you may play.</translation>
        </message>
        <message>
            <source>That way you lose the kitty less often than with the next best card.</source>
            <translation>That way you lose the kitty less often than with the next best card.</translation>
        </message>
        <message>
            <source>That way you defenders capture the kitty more often than with the next best card.</source>
            <translation>That way you defenders capture the kitty more often than with the next best card.</translation>
        </message>
        <message>
            <source>That way the defenders get fewer points on average than with the next best card.</source>
            <translation>That way the defenders get fewer points on average than with the next best card.</translation>
        </message>
        <message>
            <source>That way the defenders get more points on average than with the next best card.</source>
            <translation>That way the defenders get more points on average than with the next best card.</translation>
        </message>
        <message>
            <source>Another card would hardly do better.</source>
            <translation>Another card would hardly do better.</translation>
        </message>
        <message>
            <source>You have no choice.</source>
            <translation>You have no choice.</translation>
        </message>
        <message>
            <source>Pass.</source>
            <comment>a hint</comment>
            <translation>Pass.</translation>
        </message>
        <message>
            <source>Bid {value}.</source>
            <comment>a hint</comment>
            <translation>Bid {value}.</translation>
        </message>
        <message>
            <source>Bury: {cards}.</source>
            <comment>a hint, cards in the nominative</comment>
            <translation>Bury: {cards}.</translation>
        </message>
        <message>
            <source>Name the trump suit: {suit}.</source>
            <comment>a hint</comment>
            <translation>Name the trump suit: {suit}.</translation>
        </message>
        <message>
            <source>Play the {card}.</source>
            <comment>a hint</comment>
            <translation>Play the {card}.</translation>
        </message>
        <message numerus="yes">
            <source>{value}: they need %n</source>
            <comment>button: a bid</comment>
            <translation>
                <numerusform>{value}: they need %n</numerusform>
                <numerusform>{value}: they need %n</numerusform>
            </translation>
        </message>
        <message>
            <source>Bury these six</source>
            <comment>button: lay six cards aside</comment>
            <translation>Bury these six</translation>
        </message>
        <message>
            <source>Choose six cards</source>
            <comment>button: put six cards together that are to be buried</comment>
            <translation>Choose six cards</translation>
        </message>
        <message numerus="yes">
            <source>Choose these %n card(s)</source>
            <comment>button: put the picked cards aside</comment>
            <translation>
                <numerusform>Choose this %n card</numerusform>
                <numerusform>Choose these %n cards</numerusform>
            </translation>
        </message>
        <message>
            <source>Play</source>
            <comment>button: play the picked card</comment>
            <translation>Play</translation>
        </message>
        <message>
            <source>What do you bid, alone against three?</source>
            <comment>title of a question</comment>
            <translation>What do you bid, alone against three?</translation>
        </message>
        <message>
            <source>The base is 1 at 60, 1 more at each step, and 5 at 80. At 60 and 65 everybody sees the kitty.</source>
            <translation>The base is 1 at 60, 1 more at each step, and 5 at 80. At 60 and 65 everybody sees the kitty.</translation>
        </message>
        <message>
            <source>Which suit will be trump?</source>
            <comment>title of a question</comment>
            <translation>Which suit will be trump?</translation>
        </message>
        <message>
            <source>Six cards to bury</source>
            <comment>an empty place</comment>
            <translation>Six cards to bury</translation>
        </message>
        <message numerus="yes">
            <source>%n of 6 to bury</source>
            <comment>cards that lie in the tray</comment>
            <translation>
                <numerusform>%n of 6 to bury</numerusform>
                <numerusform>%n of 6 to bury</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n too many</source>
            <comment>cards that are to be buried</comment>
            <translation>
                <numerusform>%n too many</numerusform>
                <numerusform>%n too many</numerusform>
            </translation>
        </message>
        <message>
            <source>no fives, tens, kings</source>
            <comment>cards that may not be buried</comment>
            <translation>no fives, tens, kings</translation>
        </message>
        <message>
            <source>Six cards are ready. Nothing is buried yet.</source>
            <translation>Six cards are ready. Nothing is buried yet.</translation>
        </message>
        <message>
            <source>It is not your turn yet: {player} bids now.</source>
            <translation>It is not your turn yet: {player} bids now.</translation>
        </message>
        <message>
            <source>First everybody bids or passes.</source>
            <translation>First everybody bids or passes.</translation>
        </message>
        <message>
            <source>First six cards are buried, then the trump suit is named.</source>
            <translation>First six cards are buried, then the trump suit is named.</translation>
        </message>
        <message>
            <source>First the trump suit is named.</source>
            <translation>First the trump suit is named.</translation>
        </message>
        <message>
            <source>The six cards are buried already.</source>
            <translation>The six cards are buried already.</translation>
        </message>
        <message>
            <source>The trump suit is named already.</source>
            <translation>The trump suit is named already.</translation>
        </message>
        <message>
            <source>The bidding is over.</source>
            <translation>The bidding is over.</translation>
        </message>
        <message>
            <source>You can bid only 60, 65, 70, 75 or 80.</source>
            <translation>You can bid only 60, 65, 70, 75 or 80.</translation>
        </message>
        <message>
            <source>A bid has to be higher than {number}, the highest so far.</source>
            <translation>A bid has to be higher than {number}, the highest so far.</translation>
        </message>
        <message>
            <source>After so many passes a bid has to be at least {number}; you may also pass.</source>
            <translation>After so many passes a bid has to be at least {number}; you may also pass.</translation>
        </message>
        <message>
            <source>At this table the fourth player bids at least {number}, or passes.</source>
            <translation>At this table the fourth player bids at least {number}, or passes.</translation>
        </message>
        <message>
            <source>Exactly six different cards are buried.</source>
            <translation>Exactly six different cards are buried.</translation>
        </message>
        <message>
            <source>At this table no fives, tens or kings may be buried.</source>
            <translation>At this table no fives, tens or kings may be buried.</translation>
        </message>
        <message>
            <source>That card is not in your hand: {card}.</source>
            <translation>That card is not in your hand: {card}.</translation>
        </message>
        <message>
            <source>Only one card is played to each trick: pick one.</source>
            <translation>Only one card is played to each trick: pick one.</translation>
        </message>
        <message>
            <source>A trump was led and you hold trumps, so you must play one (jokers and twos are trumps).</source>
            <translation>A trump was led and you hold trumps, so you must play one (jokers and twos are trumps).</translation>
        </message>
        <message>
            <source>You hold {suit}, so you must follow suit.</source>
            <comment>suit in the nominative</comment>
            <translation>You hold {suit}, so you must follow suit.</translation>
        </message>
        <message>
            <source>{player} buries six cards.</source>
            <translation>{player} buries six cards.</translation>
        </message>
        <message>
            <source>{player}: name the trump suit.</source>
            <translation>{player}: name the trump suit.</translation>
        </message>
        <message>
            <source>{player} names the trump suit.</source>
            <translation>{player} names the trump suit.</translation>
        </message>
        <message>
            <source>{player}: bid {least} or more, or pass.</source>
            <translation>{player}: bid {least} or more, or pass.</translation>
        </message>
        <message>
            <source>{player} may bid; the highest bid is {best}.</source>
            <translation>{player} may bid; the highest bid is {best}.</translation>
        </message>
        <message>
            <source>{player} may bid; nobody has bid yet.</source>
            <translation>{player} may bid; nobody has bid yet.</translation>
        </message>
        <message>
            <source>{player}: bury six cards. Everybody has seen the kitty.</source>
            <translation>{player}: bury six cards. Everybody has seen the kitty.</translation>
        </message>
        <message>
            <source>{player}: bury six cards. Nobody else has seen the kitty.</source>
            <translation>{player}: bury six cards. Nobody else has seen the kitty.</translation>
        </message>
        <message>
            <source>{player}: lead any card.</source>
            <translation>{player}: lead any card.</translation>
        </message>
        <message>
            <source>{player}: play a trump.</source>
            <translation>{player}: play a trump.</translation>
        </message>
        <message>
            <source>{player}: follow suit ({suit}).</source>
            <translation>{player}: follow suit ({suit}).</translation>
        </message>
        <message>
            <source>{player}: no trump is left, so play any card.</source>
            <translation>{player}: no trump is left, so play any card.</translation>
        </message>
        <message>
            <source>{player}: you cannot follow suit ({suit}), so play any card.</source>
            <translation>{player}: you cannot follow suit ({suit}), so play any card.</translation>
        </message>
        <message>
            <source>declarer at {bid}: {times} times the base of {base}</source>
            <translation>declarer at {bid}: {times} times the base of {base}</translation>
        </message>
        <message>
            <source>defender: {times} times the base of {base}</source>
            <translation>defender: {times} times the base of {base}</translation>
        </message>
        <message numerus="yes">
            <source>%n out</source>
            <comment>trumps not seen yet, at a player's name, in short</comment>
            <translation>
                <numerusform>%n out</numerusform>
                <numerusform>%n out</numerusform>
            </translation>
        </message>
        <message>
            <source>Buried: {cards}.</source>
            <comment>cards in the nominative</comment>
            <translation>Buried: {cards}.</translation>
        </message>
        <message>
            <source>Round {number}</source>
            <translation>Round {number}</translation>
        </message>
        <message>
            <source>declarer, {bid}</source>
            <comment>at a player's name</comment>
            <translation>declarer, {bid}</translation>
        </message>
        <message>
            <source>bids {bid}</source>
            <comment>at the declarer's name, in short</comment>
            <translation>bids {bid}</translation>
        </message>
        <message numerus="yes">
            <source>%n trick(s)</source>
            <comment>at a player's name</comment>
            <translation>
                <numerusform>%n trick</numerusform>
                <numerusform>%n tricks</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n trump(s) out</source>
            <comment>trumps not seen yet, at a player's name</comment>
            <translation>
                <numerusform>%n trump out</numerusform>
                <numerusform>%n trumps out</numerusform>
            </translation>
        </message>
        <message>
            <source>bid {value}</source>
            <comment>at a player's name</comment>
            <translation>bid {value}</translation>
        </message>
        <message>
            <source>All four have passed, so the cards are dealt again.</source>
            <translation>All four have passed, so the cards are dealt again.</translation>
        </message>
        <message>
            <source>{player} has buried six cards.</source>
            <translation>{player} has buried six cards.</translation>
        </message>
        <message>
            <source>{player} names the trump suit: {suit}.</source>
            <translation>{player} names the trump suit: {suit}.</translation>
        </message>
        <message>
            <source>{player} plays the {card}.</source>
            <translation>{player} plays the {card}.</translation>
        </message>
        <message>
            <source>The cards are dealt; {player}, the last declarer, bids first.</source>
            <translation>The cards are dealt; {player}, the last declarer, bids first.</translation>
        </message>
        <message>
            <source>The cards are dealt; {player} holds the {card} and bids first.</source>
            <translation>The cards are dealt; {player} holds the {card} and bids first.</translation>
        </message>
        <message>
            <source>{player} bids {value}.</source>
            <translation>{player} bids {value}.</translation>
        </message>
        <message numerus="yes">
            <source>All four have passed, so {player} has to declare at {bid}; the defenders need %n point(s).</source>
            <translation>
                <numerusform>All four have passed, so {player} has to declare at {bid}; the defenders need %n point.</numerusform>
                <numerusform>All four have passed, so {player} has to declare at {bid}; the defenders need %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{player} is declarer at {bid}; the defenders need %n point(s).</source>
            <translation>
                <numerusform>{player} is declarer at {bid}; the defenders need %n point.</numerusform>
                <numerusform>{player} is declarer at {bid}; the defenders need %n points.</numerusform>
            </translation>
        </message>
        <message>
            <source>{player} takes up the kitty and shows it until six cards are buried.</source>
            <translation>{player} takes up the kitty and shows it until six cards are buried.</translation>
        </message>
        <message>
            <source>{player} takes up the kitty: {cards}.</source>
            <comment>cards in the nominative</comment>
            <translation>{player} takes up the kitty: {cards}.</translation>
        </message>
        <message>
            <source>{player} takes up the kitty and does not show it.</source>
            <translation>{player} takes up the kitty and does not show it.</translation>
        </message>
        <message>
            <source>{player} wins the trick.</source>
            <translation>{player} wins the trick.</translation>
        </message>
        <message numerus="yes">
            <source>{player} wins the trick with %n point(s).</source>
            <translation>
                <numerusform>{player} wins the trick with %n point.</numerusform>
                <numerusform>{player} wins the trick with %n points.</numerusform>
            </translation>
        </message>
        <message>
            <source>Kitty</source>
            <comment>on a card in the hand: where it came from</comment>
            <translation>Kitty</translation>
        </message>
        <message>
            <source>Pass</source>
            <comment>what a player says aloud</comment>
            <translation>Pass</translation>
        </message>
        <message>
            <source>{value}!</source>
            <comment>a call, said aloud</comment>
            <translation>{value}!</translation>
        </message>
        <message>
            <source>Trump: {suit}!</source>
            <comment>said aloud</comment>
            <translation>Trump: {suit}!</translation>
        </message>
        <message>
            <source>Three against one: bid, take the kitty, name trumps, and win the last trick</source>
            <translation>Three against one: bid, take the kitty, name trumps, and win the last trick</translation>
        </message>
        <message>
            <source>Eight rounds take about half an hour; other lengths are possible</source>
            <translation>Eight rounds take about half an hour; other lengths are possible</translation>
        </message>
        <message numerus="yes">
            <source>minus %n point(s)</source>
            <comment>the total of a player</comment>
            <translation>
                <numerusform>minus %n point</numerusform>
                <numerusform>minus %n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The defenders have {points} and need %n point(s).</source>
            <translation>
                <numerusform>The defenders have {points} and need %n point.</numerusform>
                <numerusform>The defenders have {points} and need %n points.</numerusform>
            </translation>
        </message>
        <message>
            <source>The defenders took no points at all: {player} wins 9 times the base of {base}.</source>
            <translation>The defenders took no points at all: {player} wins 9 times the base of {base}.</translation>
        </message>
        <message numerus="yes">
            <source>The defenders needed %n point(s) and took only {points}: {player} wins 3 times the base of {base}.</source>
            <translation>
                <numerusform>The defenders needed %n point and took only {points}: {player} wins 3 times the base of {base}.</numerusform>
                <numerusform>The defenders needed %n points and took only {points}: {player} wins 3 times the base of {base}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The defenders needed %n point(s) and took {points}: {player} loses 3 times the base of {base}.</source>
            <translation>
                <numerusform>The defenders needed %n point and took {points}: {player} loses 3 times the base of {base}.</numerusform>
                <numerusform>The defenders needed %n points and took {points}: {player} loses 3 times the base of {base}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The defenders needed %n point(s) and took {points}, at least twice that: {player} loses 6 times the base of {base}.</source>
            <translation>
                <numerusform>The defenders needed %n point and took {points}, at least twice that: {player} loses 6 times the base of {base}.</numerusform>
                <numerusform>The defenders needed %n points and took {points}, at least twice that: {player} loses 6 times the base of {base}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The defenders took only {points} points (they needed %n), but captured the kitty: {player} loses 6 times the base of {base}.</source>
            <translation>
                <numerusform>The defenders took only {points} points (they needed %n), but captured the kitty: {player} loses 6 times the base of {base}.</numerusform>
                <numerusform>The defenders took only {points} points (they needed %n), but captured the kitty: {player} loses 6 times the base of {base}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The defenders needed %n point(s), took {points} and captured the kitty: {player} loses 9 times the base of {base}.</source>
            <translation>
                <numerusform>The defenders needed %n point, took {points} and captured the kitty: {player} loses 9 times the base of {base}.</numerusform>
                <numerusform>The defenders needed %n points, took {points} and captured the kitty: {player} loses 9 times the base of {base}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The defenders needed %n point(s), took {points}, at least twice that, and captured the kitty: {player} loses 12 times the base of {base}.</source>
            <translation>
                <numerusform>The defenders needed %n point, took {points}, at least twice that, and captured the kitty: {player} loses 12 times the base of {base}.</numerusform>
                <numerusform>The defenders needed %n points, took {points}, at least twice that, and captured the kitty: {player} loses 12 times the base of {base}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Shown kitty</source>
            <translation>Shown kitty</translation>
        </message>
        <message>
            <source>Last trick: {player}</source>
            <comment>and who won it</comment>
            <translation>Last trick: {player}</translation>
        </message>
        <message>
            <source>Trump: {suit}</source>
            <comment>a sign on the table</comment>
            <translation>Trump: {suit}</translation>
        </message>
        <message>
            <source>Defenders {points} / {need}</source>
            <comment>points of those they need</comment>
            <translation>Defenders {points} / {need}</translation>
        </message>
        <message>
            <source>Def. {points} / {need}</source>
            <comment>the defenders’ points of those they need, in short</comment>
            <translation>Def. {points} / {need}</translation>
        </message>
        <message>
            <source>Trick</source>
            <translation>Trick</translation>
        </message>
        <message numerus="yes">
            <source>Kitty: %n card(s)</source>
            <translation>
                <numerusform>Kitty: %n card</numerusform>
                <numerusform>Kitty: %n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <comment>of the kitty</comment>
            <translation>
                <numerusform>%n card</numerusform>
                <numerusform>%n cards</numerusform>
            </translation>
        </message>
        <message>
            <source>Buried</source>
            <translation>Buried</translation>
        </message>
        <message>
            <source>Buried · only you see them</source>
            <comment>the six cards</comment>
            <translation>Buried · only you see them</translation>
        </message>
        <message numerus="yes">
            <source>%n trick(s) of the defenders</source>
            <translation>
                <numerusform>%n trick of the defenders</numerusform>
                <numerusform>%n tricks of the defenders</numerusform>
            </translation>
        </message>
        <message>
            <source>{number} · defenders</source>
            <comment>tricks won by the defenders, in short</comment>
            <translation>{number} · defenders</translation>
        </message>
        <message numerus="yes">
            <source>{player}: %n trick(s)</source>
            <comment>tricks of the declarer</comment>
            <translation>
                <numerusform>{player}: %n trick</numerusform>
                <numerusform>{player}: %n tricks</numerusform>
            </translation>
        </message>
        <message>
            <source>Shown kitty, not played yet</source>
            <translation>Shown kitty, not played yet</translation>
        </message>
        <message>
            <source>took the kitty</source>
            <comment>at a player’s name</comment>
            <translation>took the kitty</translation>
        </message>
        <message>
            <source>buried six</source>
            <comment>at a player’s name</comment>
            <translation>buried six</translation>
        </message>
        <message>
            <source>trump: {suit}</source>
            <comment>at a player’s name</comment>
            <translation>trump: {suit}</translation>
        </message>
        <message>
            <source>played</source>
            <comment>at a player’s name; a card follows</comment>
            <translation>played</translation>
        </message>
        <message numerus="yes">
            <source>{player} wins %n point(s)!</source>
            <comment>called out at the end of a round</comment>
            <translation>
                <numerusform>{player} wins %n point!</numerusform>
                <numerusform>{player} wins %n points!</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The defenders win %n point(s) each!</source>
            <comment>called out at the end of a round</comment>
            <translation>
                <numerusform>The defenders win %n point each!</numerusform>
                <numerusform>The defenders win %n points each!</numerusform>
            </translation>
        </message>
        <message>
            <source>Calculation</source>
            <comment>column: how the change is reckoned</comment>
            <translation>Calculation</translation>
        </message>
        <message>
            <source>Change</source>
            <comment>column: points won or lost in this round</comment>
            <translation>Change</translation>
        </message>
        <message>
            <source>{bid} = base {base}</source>
            <comment>the bid and its base points</comment>
            <translation>{bid} = base {base}</translation>
        </message>
        <message>
            <source>{points}, needed {need}</source>
            <comment>the defenders’ points</comment>
            <translation>{points}, needed {need}</translation>
        </message>
        <message numerus="yes">
            <source>captured · %n point(s) in it</source>
            <comment>the kitty at the end of a round</comment>
            <translation>
                <numerusform>captured · %n point in it</numerusform>
                <numerusform>captured · %n points in it</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>not captured · %n point(s) in it</source>
            <comment>the kitty at the end of a round</comment>
            <translation>
                <numerusform>not captured · %n point in it</numerusform>
                <numerusform>not captured · %n points in it</numerusform>
            </translation>
        </message>
        <message>
            <source>{player}, declarer</source>
            <comment>at the end of a round</comment>
            <translation>{player}, declarer</translation>
        </message>
        <message>
            <source>Defenders’ points</source>
            <translation>Defenders’ points</translation>
        </message>
        <message>
            <source>Kitty</source>
            <translation>Kitty</translation>
        </message>
        <message>
            <source>Factor</source>
            <comment>how often each defender wins or loses the base</comment>
            <translation>Factor</translation>
        </message>
        <message>
            <source>Kitty captured</source>
            <comment>a stamp on the table</comment>
            <translation>Kitty captured</translation>
        </message>
    </context>
    <context>
        <name>SanDaYiOptions</name>
        <message>
            <source>Bidding</source>
            <translation>Bidding</translation>
        </message>
        <message>
            <source>The kitty</source>
            <translation>The kitty</translation>
        </message>
        <message>
            <source>Tricks</source>
            <translation>Tricks</translation>
        </message>
        <message>
            <source>Direction of play</source>
            <translation>Direction of play</translation>
        </message>
        <message>
            <source>Which way bids and cards go round the table.</source>
            <translation>Which way bids and cards go round the table.</translation>
        </message>
        <message>
            <source>Anticlockwise: the next player sits on the right</source>
            <translation>Anticlockwise: the next player sits on the right</translation>
        </message>
        <message>
            <source>Clockwise: the next player sits on the left</source>
            <translation>Clockwise: the next player sits on the left</translation>
        </message>
        <message>
            <source>Lowest bid of the fourth player</source>
            <translation>Lowest bid of the fourth player</translation>
        </message>
        <message>
            <source>Whether the fourth player must always bid at least 70.</source>
            <translation>Whether the fourth player must always bid at least 70.</translation>
        </message>
        <message>
            <source>At least 70 only if the first three have passed</source>
            <translation>At least 70 only if the first three have passed</translation>
        </message>
        <message>
            <source>Always at least 70, even over a single 60</source>
            <translation>Always at least 70, even over a single 60</translation>
        </message>
        <message>
            <source>When all four pass</source>
            <translation>When all four pass</translation>
        </message>
        <message>
            <source>What happens when nobody wants to be declarer.</source>
            <translation>What happens when nobody wants to be declarer.</translation>
        </message>
        <message>
            <source>The cards are dealt again</source>
            <translation>The cards are dealt again</translation>
        </message>
        <message>
            <source>The first player has to play at 60</source>
            <translation>The first player has to play at 60</translation>
        </message>
        <message>
            <source>The shown kitty</source>
            <translation>The shown kitty</translation>
        </message>
        <message>
            <source>How long a kitty that was shown (at 60 and 65) can be looked at.</source>
            <translation>How long a kitty that was shown (at 60 and 65) can be looked at.</translation>
        </message>
        <message>
            <source>For the whole round</source>
            <translation>For the whole round</translation>
        </message>
        <message>
            <source>Only until the declarer has buried</source>
            <translation>Only until the declarer has buried</translation>
        </message>
        <message>
            <source>Burying points</source>
            <translation>Burying points</translation>
        </message>
        <message>
            <source>Whether the declarer may bury fives, tens and kings.</source>
            <translation>Whether the declarer may bury fives, tens and kings.</translation>
        </message>
        <message>
            <source>Allowed</source>
            <translation>Allowed</translation>
        </message>
        <message>
            <source>Not allowed</source>
            <translation>Not allowed</translation>
        </message>
        <message>
            <source>Capturing the kitty</source>
            <translation>Capturing the kitty</translation>
        </message>
        <message>
            <source>With which card the defenders capture the kitty in the last trick.</source>
            <translation>With which card the defenders capture the kitty in the last trick.</translation>
        </message>
        <message>
            <source>With any card that wins the trick</source>
            <translation>With any card that wins the trick</translation>
        </message>
        <message>
            <source>Only with a trump</source>
            <translation>Only with a trump</translation>
        </message>
        <message>
            <source>Length of the game</source>
            <translation>Length of the game</translation>
        </message>
        <message>
            <source>How many rounds are played.</source>
            <translation>How many rounds are played.</translation>
        </message>
        <message>
            <source>8 rounds</source>
            <translation>8 rounds</translation>
        </message>
        <message>
            <source>4 rounds</source>
            <translation>4 rounds</translation>
        </message>
        <message>
            <source>12 rounds</source>
            <translation>12 rounds</translation>
        </message>
        <message>
            <source>20 rounds</source>
            <translation>20 rounds</translation>
        </message>
        <message>
            <source>As long as you like</source>
            <translation>As long as you like</translation>
        </message>
        <message>
            <source>The last trick</source>
            <translation>The last trick</translation>
        </message>
        <message>
            <source>Whether the last cards, where nobody has a choice, are played by themselves.</source>
            <translation>Whether the last cards, where nobody has a choice, are played by themselves.</translation>
        </message>
        <message>
            <source>Everybody plays the last card</source>
            <translation>Everybody plays the last card</translation>
        </message>
        <message>
            <source>The last trick plays itself</source>
            <translation>The last trick plays itself</translation>
        </message>
        <message>
            <source>Memory aid</source>
            <translation>Memory aid</translation>
        </message>
        <message>
            <source>Whether the table counts the trumps you have not seen and the defenders’ points.</source>
            <translation>Whether the table counts the trumps you have not seen and the defenders’ points.</translation>
        </message>
        <message>
            <source>The table counts for you</source>
            <translation>The table counts for you</translation>
        </message>
        <message>
            <source>Everybody counts for themselves</source>
            <translation>Everybody counts for themselves</translation>
        </message>
    </context>
    <context>
        <name>Saved</name>
        <message>
            <source>finished</source>
            <translation>finished</translation>
        </message>
        <message>
            <source>not finished yet</source>
            <translation>not finished yet</translation>
        </message>
        <message>
            <source>Show the end</source>
            <comment>button: of a game that is over</comment>
            <translation>Show the end</translation>
        </message>
        <message>
            <source>What shall this game be called?</source>
            <translation>What shall this game be called?</translation>
        </message>
        <message>
            <source>Delete this game for good? It cannot be brought back.</source>
            <translation>Delete this game for good? It cannot be brought back.</translation>
        </message>
        <message>
            <source>Delete the game</source>
            <translation>Delete the game</translation>
        </message>
        <message>
            <source>Keep the game</source>
            <translation>Keep the game</translation>
        </message>
        <message>
            <source>Choose a place …</source>
            <translation>Choose a place …</translation>
        </message>
        <message>
            <source>Saved games</source>
            <translation>Saved games</translation>
        </message>
        <message>
            <source>No game has been played yet. Every game is saved by itself, move by move.</source>
            <translation>No game has been played yet. Every game is saved by itself, move by move.</translation>
        </message>
        <message>
            <source>No saved game matches. Try something else.</source>
            <translation>No saved game matches. Try something else.</translation>
        </message>
        <message>
            <source>The file will hold everything about this game: all hands, the order of the stock, and the computer players’ luck. Whoever has it can look at everybody’s cards.</source>
            <translation>The file will hold everything about this game: all hands, the order of the stock, and the computer players’ luck. Whoever has it can look at everybody’s cards.</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Continue</translation>
        </message>
        <message numerus="yes">
            <source>%n saved game(s) cannot be read and are not in this list. They were left as they are, and your other games are fine.</source>
            <comment>rows of the file that make no sense</comment>
            <translation>
                <numerusform>%n saved game cannot be read and is not in this list. It was left as it is, and your other games are fine.</numerusform>
                <numerusform>%n saved games cannot be read and are not in this list. They were left as they are, and your other games are fine.</numerusform>
            </translation>
        </message>
        <message>
            <source>Rename …</source>
            <translation>Rename …</translation>
        </message>
        <message>
            <source>Delete …</source>
            <translation>Delete …</translation>
        </message>
        <message>
            <source>Save to a file …</source>
            <translation>Save to a file …</translation>
        </message>
        <message>
            <source>Open a file …</source>
            <translation>Open a file …</translation>
        </message>
        <message>
            <source>This game was begun with an older version whose rules differed a little. It goes on from where it was, but its earlier moves cannot be taken back.</source>
            <translation>This game was begun with an older version whose rules differed a little. It goes on from where it was, but its earlier moves cannot be taken back.</translation>
        </message>
        <message>
            <source>All games</source>
            <comment>which games are listed</comment>
            <translation>All games</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s)</source>
            <comment>so many are listed</comment>
            <translation>
                <numerusform>%n game</numerusform>
                <numerusform>%n games</numerusform>
            </translation>
        </message>
        <message>
            <source>Finished or not</source>
            <comment>which games are listed</comment>
            <translation>Finished or not</translation>
        </message>
        <message>
            <source>Not finished</source>
            <comment>which games are listed</comment>
            <translation>Not finished</translation>
        </message>
        <message>
            <source>Finished</source>
            <comment>which games are listed</comment>
            <translation>Finished</translation>
        </message>
        <message>
            <source>Show</source>
            <comment>before a box: which games are listed</comment>
            <translation>Show</translation>
        </message>
        <message>
            <source>Game</source>
            <comment>before a box: which games are listed</comment>
            <translation>Game</translation>
        </message>
        <message>
            <source>Search: names, players, games</source>
            <translation>Search: names, players, games</translation>
        </message>
    </context>
    <context>
        <name>Scores</name>
        <message>
            <source>Score sheet</source>
            <translation>Score sheet</translation>
        </message>
        <message>
            <source>The totals, round by round</source>
            <translation>The totals, round by round</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Total</translation>
        </message>
        <message>
            <source>{score}, won</source>
            <translation>{score}, won</translation>
        </message>
        <message>
            <source>Round</source>
            <comment>heading of a column</comment>
            <translation>Round</translation>
        </message>
        <message>
            <source>Nothing has been counted yet.</source>
            <translation>Nothing has been counted yet.</translation>
        </message>
    </context>
    <context>
        <name>Settings</name>
        <message>
            <source>{percent}%</source>
            <comment>text size; a space before the sign where the language has one</comment>
            <translation>{percent}%</translation>
        </message>
        <message>
            <source>Language and text</source>
            <translation>Language and text</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Language</translation>
        </message>
        <message>
            <source>Changes all texts at once.</source>
            <translation>Changes all texts at once.</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>Text size</translation>
        </message>
        <message>
            <source>For weak eyes or a screen far away.</source>
            <translation>For weak eyes or a screen far away.</translation>
        </message>
        <message>
            <source>Table and cards</source>
            <translation>Table and cards</translation>
        </message>
        <message>
            <source>Colours</source>
            <translation>Colours</translation>
        </message>
        <message>
            <source>The cloth and the frame around it.</source>
            <translation>The cloth and the frame around it.</translation>
        </message>
        <message>
            <source>Green cloth</source>
            <translation>Green cloth</translation>
        </message>
        <message>
            <source>Night blue</source>
            <translation>Night blue</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>High contrast</translation>
        </message>
        <message>
            <source>The other pages</source>
            <translation>The other pages</translation>
        </message>
        <message>
            <source>The table itself stays dark, so that the cards are the brightest thing.</source>
            <translation>The table itself stays dark, so that the cards are the brightest thing.</translation>
        </message>
        <message>
            <source>Same as the system</source>
            <translation>Same as the system</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Dark</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Light</translation>
        </message>
        <message>
            <source>Deck</source>
            <translation>Deck</translation>
        </message>
        <message>
            <source>The pictures on the cards. A folder of SVG pictures inside “decks” in the data folder becomes a deck, too.</source>
            <translation>The pictures on the cards. A folder of SVG pictures inside “decks” in the data folder becomes a deck, too.</translation>
        </message>
        <message>
            <source>Our own</source>
            <translation>Our own</translation>
        </message>
        <message>
            <source>Letters on the cards</source>
            <translation>Letters on the cards</translation>
        </message>
        <message>
            <source>The corner letters of ace, king, queen and jack.</source>
            <translation>The corner letters of ace, king, queen and jack.</translation>
        </message>
        <message>
            <source>As in the chosen language</source>
            <translation>As in the chosen language</translation>
        </message>
        <message>
            <source>International: A K Q J</source>
            <translation>International: A K Q J</translation>
        </message>
        <message>
            <source>Traditional Norwegian: E K D Kn</source>
            <translation>Traditional Norwegian: E K D Kn</translation>
        </message>
        <message>
            <source>Card backs</source>
            <translation>Card backs</translation>
        </message>
        <message>
            <source>The colour of the cards’ backs.</source>
            <translation>The colour of the cards’ backs.</translation>
        </message>
        <message>
            <source>Red</source>
            <translation>Red</translation>
        </message>
        <message>
            <source>Blue</source>
            <translation>Blue</translation>
        </message>
        <message>
            <source>Green</source>
            <translation>Green</translation>
        </message>
        <message>
            <source>Four colours: every suit has its own</source>
            <translation>Four colours: every suit has its own</translation>
        </message>
        <message>
            <source>Large print on the cards</source>
            <translation>Large print on the cards</translation>
        </message>
        <message>
            <source>Frame the cards that fit</source>
            <translation>Frame the cards that fit</translation>
        </message>
        <message>
            <source>Left-handed: the table’s buttons are on the left</source>
            <translation>Left-handed: the table’s buttons are on the left</translation>
        </message>
        <message>
            <source>Pace</source>
            <translation>Pace</translation>
        </message>
        <message>
            <source>How fast cards move and computer players act.</source>
            <translation>How fast cards move and computer players act.</translation>
        </message>
        <message>
            <source>Calm</source>
            <translation>Calm</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Brisk</source>
            <translation>Brisk</translation>
        </message>
        <message>
            <source>Instant</source>
            <translation>Instant</translation>
        </message>
        <message>
            <source>No animation</source>
            <translation>No animation</translation>
        </message>
        <message>
            <source>Wait for me at moments everybody should see</source>
            <translation>Wait for me at moments everybody should see</translation>
        </message>
        <message>
            <source>For the ears</source>
            <translation>For the ears</translation>
        </message>
        <message>
            <source>Told to a screen reader</source>
            <translation>Told to a screen reader</translation>
        </message>
        <message>
            <source>How much of what the others do at the table is read to you.</source>
            <translation>How much of what the others do at the table is read to you.</translation>
        </message>
        <message>
            <source>Only what matters</source>
            <translation>Only what matters</translation>
        </message>
        <message>
            <source>One sentence for each turn</source>
            <translation>One sentence for each turn</translation>
        </message>
        <message>
            <source>Every single thing</source>
            <translation>Every single thing</translation>
        </message>
        <message>
            <source>Larger</source>
            <translation>Larger</translation>
        </message>
        <message>
            <source>Large letters, large print on the cards, every suit in its own colour.</source>
            <translation>Large letters, large print on the cards, every suit in its own colour.</translation>
        </message>
        <message>
            <source>Calm</source>
            <comment>a button: several settings at once</comment>
            <translation>Calm</translation>
        </message>
        <message>
            <source>Nothing moves, everything takes its time and waits for you, and it is quiet.</source>
            <translation>Nothing moves, everything takes its time and waits for you, and it is quiet.</translation>
        </message>
        <message>
            <source>Left-handed</source>
            <translation>Left-handed</translation>
        </message>
        <message>
            <source>The table’s buttons are on the left, and your name plate is on the right.</source>
            <translation>The table’s buttons are on the left, and your name plate is on the right.</translation>
        </message>
        <message>
            <source>Sounds at the table</source>
            <translation>Sounds at the table</translation>
        </message>
        <message>
            <source>How loud the sounds are. The volume of your computer counts, too.</source>
            <translation>How loud the sounds are. The volume of your computer counts, too.</translation>
        </message>
        <message>
            <source>When you are asked whether you buy a card in Kínaskák and Shanghai Rummy. Where several of you share the screen, everybody who has not laid down is asked, because not being asked would give something away.</source>
            <translation>When you are asked whether you buy a card in Kínaskák and Shanghai Rummy. Where several of you share the screen, everybody who has not laid down is asked, because not being asked would give something away.</translation>
        </message>
        <message>
            <source>Only when the card could help me</source>
            <translation>Only when the card could help me</translation>
        </message>
        <message>
            <source>Volume</source>
            <translation>Volume</translation>
        </message>
        <message numerus="yes">
            <source>%n second(s)</source>
            <comment>how long computer players wait</comment>
            <translation>
                <numerusform>%n second</numerusform>
                <numerusform>%n seconds</numerusform>
            </translation>
        </message>
        <message>
            <source>Time for saying “Ólsen”</source>
            <translation>Time for saying “Ólsen”</translation>
        </message>
        <message>
            <source>How long computer players wait while you may still say “Ólsen”.</source>
            <translation>How long computer players wait while you may still say “Ólsen”.</translation>
        </message>
        <message>
            <source>Until I press “Go on”</source>
            <translation>Until I press “Go on”</translation>
        </message>
        <message>
            <source>Ask me about buying</source>
            <translation>Ask me about buying</translation>
        </message>
        <message>
            <source>As long as I have not laid down</source>
            <translation>As long as I have not laid down</translation>
        </message>
        <message>
            <source>Whenever I may buy</source>
            <translation>Whenever I may buy</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Never</translation>
        </message>
        <message>
            <source>Reset: {setting}</source>
            <comment>a button</comment>
            <translation>Reset: {setting}</translation>
        </message>
        <message>
            <source>Reset everything on this page? People, house rules and saved games stay as they are, and so does the language.</source>
            <translation>Reset everything on this page? People, house rules and saved games stay as they are, and so does the language.</translation>
        </message>
        <message>
            <source>Reset</source>
            <translation>Reset</translation>
        </message>
        <message>
            <source>The settings hold until you close the program, but they could not be saved. Check that you can write to the data folder.</source>
            <translation>The settings hold until you close the program, but they could not be saved. Check that you can write to the data folder.</translation>
        </message>
        <message>
            <source>The deck {name} is being tried; it comes into use when all its cards are drawn.</source>
            <translation>The deck {name} is being tried; it comes into use when all its cards are drawn.</translation>
        </message>
        <message>
            <source>The deck {name} cannot be used, because pictures are missing, broken or too much to draw. Our own deck stays in use.</source>
            <translation>The deck {name} cannot be used, because pictures are missing, broken or too much to draw. Our own deck stays in use.</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Settings</translation>
        </message>
        <message>
            <source>Search the settings</source>
            <translation>Search the settings</translation>
        </message>
        <message>
            <source>No setting contains these words.</source>
            <translation>No setting contains these words.</translation>
        </message>
        <message>
            <source>Reset everything</source>
            <translation>Reset everything</translation>
        </message>
        <message>
            <source>A table as it looks with these settings</source>
            <translation>A table as it looks with these settings</translation>
        </message>
    </context>
    <context>
        <name>Shelves</name>
        <message>
            <source>For children, too</source>
            <comment>heading over games on the home page</comment>
            <translation>For children, too</translation>
        </message>
        <message>
            <source>Ólsen Ólsen and family</source>
            <comment>heading over games on the home page</comment>
            <translation>Ólsen Ólsen and family</translation>
        </message>
        <message>
            <source>Rummy games</source>
            <comment>heading over games on the home page</comment>
            <translation>Rummy games</translation>
        </message>
        <message>
            <source>Tricks and rows</source>
            <comment>heading over games on the home page</comment>
            <translation>Tricks and rows</translation>
        </message>
    </context>
    <context>
        <name>Start</name>
        <message>
            <source>Card Table could not start, because something in the program went wrong. Everything that was played is kept. Start it once more: each time it leaves out one thing more of what may be in the way, and says which. What went wrong is written in {file}.</source>
            <translation>Card Table could not start, because something in the program went wrong. Everything that was played is kept. Start it once more: each time it leaves out one thing more of what may be in the way, and says which. What went wrong is written in {file}.</translation>
        </message>
        <message>
            <source>Play without saving</source>
            <translation>Play without saving</translation>
        </message>
        <message>
            <source>Close the program</source>
            <translation>Close the program</translation>
        </message>
        <message>
            <source>What screen readers are told cannot be written to {file}: {reason}. Card Table goes on without it.</source>
            <translation>What screen readers are told cannot be written to {file}: {reason}. Card Table goes on without it.</translation>
        </message>
    </context>
    <context>
        <name>Statistics</name>
        <message numerus="yes">
            <source>Counting: {done} of %n game(s)</source>
            <comment>while finished games are counted</comment>
            <translation>
                <numerusform>Counting: {done} of %n game</numerusform>
                <numerusform>Counting: {done} of %n games</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n finished game(s) cannot be read and count for nobody. They were left as they are, and all others are counted.</source>
            <comment>rows of the file that make no sense</comment>
            <translation>
                <numerusform>%n finished game cannot be read and counts for nobody. It was left as it is, and all others are counted.</numerusform>
                <numerusform>%n finished games cannot be read and count for nobody. They were left as they are, and all others are counted.</numerusform>
            </translation>
        </message>
        <message>
            <source>No game has been finished yet. Play one to the end, and it will be counted here.</source>
            <translation>No game has been finished yet. Play one to the end, and it will be counted here.</translation>
        </message>
        <message>
            <source>All games</source>
            <translation>All games</translation>
        </message>
        <message>
            <source>Everybody</source>
            <comment>against whom</comment>
            <translation>Everybody</translation>
        </message>
        <message numerus="yes">
            <source>Finished games: %n. Won: {won}.</source>
            <comment>statistics of somebody</comment>
            <translation>
                <numerusform>Finished games: %n. Won: {won}.</numerusform>
                <numerusform>Finished games: %n. Won: {won}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Games</translation>
        </message>
        <message>
            <source>Counted separately</source>
            <translation>Counted separately</translation>
        </message>
        <message numerus="yes">
            <source>In %n further game(s) a decision was taken back after something new was seen, or the cards were those of an earlier game. They are counted separately.</source>
            <comment>statistics</comment>
            <translation>
                <numerusform>In %n further game a decision was taken back after something new was seen, or the cards were those of an earlier game. It is counted separately.</numerusform>
                <numerusform>In %n further games a decision was taken back after something new was seen, or the cards were those of an earlier game. They are counted separately.</numerusform>
            </translation>
        </message>
        <message>
            <source>Won, in percent</source>
            <comment>what a line in a plot shows</comment>
            <translation>Won, in percent</translation>
        </message>
        <message>
            <source>{month}: {won}</source>
            <translation>{month}: {won}</translation>
        </message>
        <message>
            <source>Played</source>
            <translation>Played</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Won</translation>
        </message>
        <message>
            <source>Per round</source>
            <comment>what a line in a plot shows</comment>
            <translation>Per round</translation>
        </message>
        <message>
            <source>The first game: {first}, the last one: {last}, on average: {mean}</source>
            <translation>The first game: {first}, the last one: {last}, on average: {mean}</translation>
        </message>
        <message>
            <source>Average place</source>
            <translation>Average place</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>Statistics</translation>
        </message>
        <message>
            <source>Save as spreadsheet …</source>
            <translation>Save as spreadsheet …</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Player</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Game</translation>
        </message>
        <message>
            <source>Against</source>
            <translation>Against</translation>
        </message>
        <message>
            <source>Figures</source>
            <translation>Figures</translation>
        </message>
        <message>
            <source>By kind of game</source>
            <translation>By kind of game</translation>
        </message>
        <message>
            <source>Against each player</source>
            <translation>Against each player</translation>
        </message>
        <message>
            <source>Month by month</source>
            <translation>Month by month</translation>
        </message>
        <message>
            <source>Month by month: the share of games won</source>
            <translation>Month by month: the share of games won</translation>
        </message>
        <message>
            <source>From game to game: average per round</source>
            <translation>From game to game: average per round</translation>
        </message>
        <message>
            <source>Begun</source>
            <comment>heading in a table</comment>
            <translation>Begun</translation>
        </message>
        <message>
            <source>Ended</source>
            <comment>heading in a table</comment>
            <translation>Ended</translation>
        </message>
        <message>
            <source>Game</source>
            <comment>heading in a table</comment>
            <translation>Game</translation>
        </message>
        <message>
            <source>Against</source>
            <comment>heading in a table</comment>
            <translation>Against</translation>
        </message>
        <message>
            <source>Name</source>
            <comment>heading in a table</comment>
            <translation>Name</translation>
        </message>
        <message>
            <source>Players</source>
            <comment>heading in a table</comment>
            <translation>Players</translation>
        </message>
        <message>
            <source>Place</source>
            <comment>heading in a table</comment>
            <translation>Place</translation>
        </message>
        <message>
            <source>Won</source>
            <comment>heading in a table</comment>
            <translation>Won</translation>
        </message>
        <message>
            <source>Rounds</source>
            <comment>heading in a table</comment>
            <translation>Rounds</translation>
        </message>
        <message>
            <source>Rounds won</source>
            <comment>heading in a table</comment>
            <translation>Rounds won</translation>
        </message>
        <message>
            <source>Total</source>
            <comment>heading in a table</comment>
            <translation>Total</translation>
        </message>
        <message>
            <source>Best round</source>
            <comment>heading in a table</comment>
            <translation>Best round</translation>
        </message>
        <message>
            <source>Worst round</source>
            <comment>heading in a table</comment>
            <translation>Worst round</translation>
        </message>
        <message>
            <source>Counted separately</source>
            <comment>heading in a table</comment>
            <translation>Counted separately</translation>
        </message>
        <message>
            <source>Caught</source>
            <comment>heading in a table</comment>
            <translation>Caught</translation>
        </message>
        <message>
            <source>Caught somebody else</source>
            <comment>heading in a table</comment>
            <translation>Caught somebody else</translation>
        </message>
        <message>
            <source>Accused somebody wrongly</source>
            <comment>heading in a table</comment>
            <translation>Accused somebody wrongly</translation>
        </message>
        <message>
            <source>Contracts</source>
            <comment>heading in a table</comment>
            <translation>Contracts</translation>
        </message>
        <message>
            <source>Contracts made at the first attempt</source>
            <comment>heading in a table</comment>
            <translation>Contracts made at the first attempt</translation>
        </message>
        <message>
            <source>Bids</source>
            <comment>heading in a table</comment>
            <translation>Bids</translation>
        </message>
        <message>
            <source>Bids kept</source>
            <comment>heading in a table</comment>
            <translation>Bids kept</translation>
        </message>
        <message>
            <source>The statistics could not be written to {file} ({reason}). Nothing in Card Table has changed. Choose another place.</source>
            <translation>The statistics could not be written to {file} ({reason}). Nothing in Card Table has changed. Choose another place.</translation>
        </message>
        <message>
            <source>{number}%</source>
            <comment>a percentage</comment>
            <translation>{number}%</translation>
        </message>
        <message>
            <source>{part} of {whole}</source>
            <comment>so many of so many</comment>
            <translation>{part} of {whole}</translation>
        </message>
        <message>
            <source>Games played</source>
            <translation>Games played</translation>
        </message>
        <message>
            <source>Win rate</source>
            <translation>Win rate</translation>
        </message>
        <message>
            <source>Most wins in a row</source>
            <translation>Most wins in a row</translation>
        </message>
        <message>
            <source>Current run of wins</source>
            <translation>Current run of wins</translation>
        </message>
        <message>
            <source>Rounds won</source>
            <translation>Rounds won</translation>
        </message>
        <message>
            <source>Finished ahead of them</source>
            <translation>Finished ahead of them</translation>
        </message>
        <message>
            <source>Finished level</source>
            <translation>Finished level</translation>
        </message>
        <message>
            <source>Finished behind them</source>
            <translation>Finished behind them</translation>
        </message>
        <message>
            <source>What is counted</source>
            <translation>What is counted</translation>
        </message>
        <message>
            <source>Average per round</source>
            <translation>Average per round</translation>
        </message>
        <message>
            <source>Best round</source>
            <translation>Best round</translation>
        </message>
        <message>
            <source>Worst round</source>
            <translation>Worst round</translation>
        </message>
        <message>
            <source>Caught</source>
            <translation>Caught</translation>
        </message>
        <message>
            <source>Caught somebody else</source>
            <translation>Caught somebody else</translation>
        </message>
        <message>
            <source>Accused somebody wrongly</source>
            <translation>Accused somebody wrongly</translation>
        </message>
        <message>
            <source>Contracts made at the first attempt</source>
            <translation>Contracts made at the first attempt</translation>
        </message>
        <message>
            <source>Bids kept</source>
            <translation>Bids kept</translation>
        </message>
    </context>
    <context>
        <name>Store</name>
        <message>
            <source>Card Table cannot write to the folder {folder}, so games cannot be saved there. Nothing was changed. Choose another folder with --data-dir, or play without saving.</source>
            <translation>Card Table cannot write to the folder {folder}, so games cannot be saved there. Nothing was changed. Choose another folder with --data-dir, or play without saving.</translation>
        </message>
        <message>
            <source>Card Table is already open with the games in {folder}. Nothing was changed. Use the window that is open, or close it first.</source>
            <translation>Card Table is already open with the games in {folder}. Nothing was changed. Use the window that is open, or close it first.</translation>
        </message>
        <message>
            <source>The games in {folder} were saved by a newer version of Card Table. They were not touched. Install the newer version to continue them, or play on without saving.</source>
            <translation>The games in {folder} were saved by a newer version of Card Table. They were not touched. Install the newer version to continue them, or play on without saving.</translation>
        </message>
        <message>
            <source>The last move could not be saved ({reason}). The game goes on, everything up to then is saved, and saving is tried again with every move.</source>
            <translation>The last move could not be saved ({reason}). The game goes on, everything up to then is saved, and saving is tried again with every move.</translation>
        </message>
        <message>
            <source>The file {name} cannot be read. Nothing was changed. Check that it exists and try again.</source>
            <translation>The file {name} cannot be read. Nothing was changed. Check that it exists and try again.</translation>
        </message>
        <message>
            <source>{name} is not a saved game of Card Table. Nothing was changed. Choose a .cardtable file.</source>
            <translation>{name} is not a saved game of Card Table. Nothing was changed. Choose a .cardtable file.</translation>
        </message>
        <message>
            <source>The saved game {name} is damaged and cannot be opened. It was left as it is, and your other games are fine.</source>
            <translation>The saved game {name} is damaged and cannot be opened. It was left as it is, and your other games are fine.</translation>
        </message>
        <message>
            <source>The table of {name} cannot be shown, because something in the program went wrong with it. It is kept as it is, and your other games are fine.</source>
            <translation>The table of {name} cannot be shown, because something in the program went wrong with it. It is kept as it is, and your other games are fine.</translation>
        </message>
        <message>
            <source>The saved game {name} comes from a newer version of Card Table. It was left as it is. Install the newer version to open it.</source>
            <translation>The saved game {name} comes from a newer version of Card Table. It was left as it is. Install the newer version to open it.</translation>
        </message>
        <message>
            <source>The saved game {name} belongs to a game that this version of Card Table does not know. It was left as it is.</source>
            <translation>The saved game {name} belongs to a game that this version of Card Table does not know. It was left as it is.</translation>
        </message>
        <message>
            <source>{name} is far too large for a saved game, so it was not opened. Nothing was changed.</source>
            <translation>{name} is far too large for a saved game, so it was not opened. Nothing was changed.</translation>
        </message>
        <message>
            <source>The game could not be written to {name} ({reason}). In Card Table it is still saved. Choose another place.</source>
            <translation>The game could not be written to {name} ({reason}). In Card Table it is still saved. Choose another place.</translation>
        </message>
        <message>
            <source>The saved games could not be read because their file is damaged. It was kept as {name}, and a new one was begun.</source>
            <translation>The saved games could not be read because their file is damaged. It was kept as {name}, and a new one was begun.</translation>
        </message>
        <message numerus="yes">
            <source>The file with the saved games is damaged. It was kept as {name}, and %n game(s) could be saved from it.</source>
            <comment>saved games</comment>
            <translation>
                <numerusform>The file with the saved games is damaged. It was kept as {name}, and %n game could be saved from it.</numerusform>
                <numerusform>The file with the saved games is damaged. It was kept as {name}, and %n games could be saved from it.</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} in the folder {folder} is not an ordinary file, so it was not touched, and games cannot be saved there. Move it away, choose another folder with --data-dir, or play without saving.</source>
            <translation>{name} in the folder {folder} is not an ordinary file, so it was not touched, and games cannot be saved there. Move it away, choose another folder with --data-dir, or play without saving.</translation>
        </message>
        <message>
            <source>Card Table cannot write to the folder {folder}. Your games are there and can be looked at and played on, but nothing more will be saved. Make the folder writable, or choose another one with --data-dir.</source>
            <translation>Card Table cannot write to the folder {folder}. Your games are there and can be looked at and played on, but nothing more will be saved. Make the folder writable, or choose another one with --data-dir.</translation>
        </message>
        <message>
            <source>This game was no longer in the file of saved games. What is played here goes on as a saved game of its own.</source>
            <translation>This game was no longer in the file of saved games. What is played here goes on as a saved game of its own.</translation>
        </message>
        <message>
            <source>This game was played on in another window. Nothing of that was overwritten: what is played here goes on as a saved game of its own.</source>
            <translation>This game was played on in another window. Nothing of that was overwritten: what is played here goes on as a saved game of its own.</translation>
        </message>
        <message>
            <source>The house rules could not be written to {file} ({reason}). In Card Table they are still there. Choose another place.</source>
            <translation>The house rules could not be written to {file} ({reason}). In Card Table they are still there. Choose another place.</translation>
        </message>
        <message>
            <source>{file} holds no house rules of Card Table. Nothing was changed. Choose another file.</source>
            <translation>{file} holds no house rules of Card Table. Nothing was changed. Choose another file.</translation>
        </message>
        <message>
            <source>{file} holds house rules that this version of Card Table does not know. Nothing was changed. With a newer version it may work.</source>
            <translation>{file} holds house rules that this version of Card Table does not know. Nothing was changed. With a newer version it may work.</translation>
        </message>
    </context>
    <context>
        <name>Table</name>
        <message>
            <source>Menu</source>
            <translation>Menu</translation>
        </message>
        <message>
            <source>Settings, home page and what does not fit here</source>
            <translation>Settings, home page and what does not fit here</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Go on</translation>
        </message>
        <message>
            <source>Show the rule</source>
            <translation>Show the rule</translation>
        </message>
        <message>
            <source>Do it anyway</source>
            <comment>button: yes, cheat</comment>
            <translation>Do it anyway</translation>
        </message>
        <message>
            <source>No, thanks</source>
            <comment>button: no</comment>
            <translation>No, thanks</translation>
        </message>
        <message>
            <source>Total</source>
            <comment>column: the points of all rounds so far</comment>
            <translation>Total</translation>
        </message>
        <message>
            <source>Round</source>
            <comment>column: points of the round that is over</comment>
            <translation>Round</translation>
        </message>
        <message>
            <source>In hand</source>
            <comment>column: how many cards are left</comment>
            <translation>In hand</translation>
        </message>
        <message numerus="yes">
            <source>%n player(s) won: {players}</source>
            <comment>after the match</comment>
            <translation>
                <numerusform>Winner: {players}</numerusform>
                <numerusform>Winners: {players}</numerusform>
            </translation>
        </message>
        <message>
            <source>Nobody wins the round.</source>
            <translation>Nobody wins the round.</translation>
        </message>
        <message>
            <source>{players} share the round!</source>
            <translation>{players} share the round!</translation>
        </message>
        <message>
            <source>{player} wins the round!</source>
            <translation>{player} wins the round!</translation>
        </message>
        <message>
            <source>{players} share the victory!</source>
            <translation>{players} share the victory!</translation>
        </message>
        <message>
            <source>{player} has won!</source>
            <translation>{player} has won!</translation>
        </message>
        <message>
            <source>Play again</source>
            <translation>Play again</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Score sheet</translation>
        </message>
        <message>
            <source>Look at the table</source>
            <translation>Look at the table</translation>
        </message>
        <message>
            <source>To the home page</source>
            <translation>To the home page</translation>
        </message>
        <message>
            <source>Let the next player act</source>
            <translation>Let the next player act</translation>
        </message>
        <message>
            <source>More</source>
            <comment>button: what found no room</comment>
            <translation>More</translation>
        </message>
        <message>
            <source>What does not fit here</source>
            <translation>What does not fit here</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Hint</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Take back</translation>
        </message>
        <message>
            <source>Sort hand</source>
            <translation>Sort hand</translation>
        </message>
        <message>
            <source>Cover cards</source>
            <translation>Cover cards</translation>
        </message>
        <message>
            <source>Log</source>
            <translation>Log</translation>
        </message>
        <message>
            <source>Scores</source>
            <translation>Scores</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Rules</translation>
        </message>
        <message>
            <source>Redo</source>
            <comment>play again what was taken back</comment>
            <translation>Redo</translation>
        </message>
        <message>
            <source>Since my last turn</source>
            <translation>Since my last turn</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Settings</translation>
        </message>
        <message>
            <source>Home</source>
            <translation>Home</translation>
        </message>
        <message>
            <source>The hand is sorted by suit.</source>
            <translation>The hand is sorted by suit.</translation>
        </message>
        <message>
            <source>The hand is sorted by rank.</source>
            <translation>The hand is sorted by rank.</translation>
        </message>
        <message>
            <source>The hand is sorted by what belongs together.</source>
            <translation>The hand is sorted by what belongs together.</translation>
        </message>
        <message>
            <source>Card table</source>
            <translation>Card table</translation>
        </message>
        <message>
            <source>What has happened so far</source>
            <translation>What has happened so far</translation>
        </message>
        <message numerus="yes">
            <source>{zone}: %n card(s)</source>
            <comment>a stock and how many cards it holds</comment>
            <translation>
                <numerusform>{zone}: %n card</numerusform>
                <numerusform>{zone}: %n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <comment>cards in a hand</comment>
            <translation>
                <numerusform>%n card</numerusform>
                <numerusform>%n cards</numerusform>
            </translation>
        </message>
        <message>
            <source>dealer</source>
            <translation>dealer</translation>
        </message>
        <message>
            <source>Where do you want to put what you have picked?</source>
            <comment>several places are possible</comment>
            <translation>Where do you want to put what you have picked?</translation>
        </message>
        <message>
            <source>There are no hints in this game.</source>
            <translation>There are no hints in this game.</translation>
        </message>
        <message>
            <source>A hint comes when it is your turn.</source>
            <translation>A hint comes when it is your turn.</translation>
        </message>
        <message>
            <source>There is no hint just now. Go on, or ask again.</source>
            <translation>There is no hint just now. Go on, or ask again.</translation>
        </message>
        <message>
            <source>{player} has played. Look closely: was everything fair?</source>
            <translation>{player} has played. Look closely: was everything fair?</translation>
        </message>
        <message>
            <source>Last trick</source>
            <comment>button</comment>
            <translation>Last trick</translation>
        </message>
        <message>
            <source>{player}: look at my cards</source>
            <translation>{player}: look at my cards</translation>
        </message>
        <message>
            <source>Stock</source>
            <translation>Stock</translation>
        </message>
        <message>
            <source>Discard pile</source>
            <translation>Discard pile</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Points</translation>
        </message>
        <message>
            <source>Draw</source>
            <comment>button: draw a card</comment>
            <translation>Draw</translation>
        </message>
        <message>
            <source>End turn</source>
            <comment>button</comment>
            <translation>End turn</translation>
        </message>
        <message>
            <source>Pass</source>
            <comment>button: say pass</comment>
            <translation>Pass</translation>
        </message>
        <message>
            <source>Return to hand</source>
            <comment>button: out of the tray</comment>
            <translation>Return to hand</translation>
        </message>
        <message>
            <source>Nothing in your hand fits, so draw a card.</source>
            <translation>Nothing in your hand fits, so draw a card.</translation>
        </message>
        <message>
            <source>Pick a card first.</source>
            <translation>Pick a card first.</translation>
        </message>
        <message>
            <source>That is not possible now.</source>
            <translation>That is not possible now.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>The round is over.</translation>
        </message>
        <message>
            <source>That way you get rid of all your cards.</source>
            <translation>That way you get rid of all your cards.</translation>
        </message>
        <message>
            <source>I’m out!</source>
            <comment>what a player says aloud</comment>
            <translation>I’m out!</translation>
        </message>
        <message>
            <source>{player}’s hand</source>
            <translation>{player}’s hand</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <comment>the score of a player so far</comment>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message>
            <source>{player} is playing.</source>
            <translation>{player} is playing.</translation>
        </message>
        <message>
            <source>{player} draws a card.</source>
            <translation>{player} draws a card.</translation>
        </message>
        <message>
            <source>{player} draws the {card}.</source>
            <translation>{player} draws the {card}.</translation>
        </message>
        <message numerus="yes">
            <source>{player} draws %n card(s).</source>
            <translation>
                <numerusform>{player} draws %n card.</numerusform>
                <numerusform>{player} draws %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{player} draws %n card(s) and passes.</source>
            <translation>
                <numerusform>{player} draws %n card and passes.</numerusform>
                <numerusform>{player} draws %n cards and passes.</numerusform>
            </translation>
        </message>
        <message>
            <source>the {card}</source>
            <comment>one of several cards that somebody lays, in the accusative</comment>
            <translation>the {card}</translation>
        </message>
        <message>
            <source>{player} passes.</source>
            <translation>{player} passes.</translation>
        </message>
        <message>
            <source>{player} has no cards left and wins the round.</source>
            <translation>{player} has no cards left and wins the round.</translation>
        </message>
        <message numerus="yes">
            <source>The discard pile is shuffled and becomes the new stock (%n card(s)).</source>
            <translation>
                <numerusform>The discard pile is shuffled and becomes the new stock (%n card).</numerusform>
                <numerusform>The discard pile is shuffled and becomes the new stock (%n cards).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Round {number} of %n</source>
            <translation>
                <numerusform>Round {number} of %n</numerusform>
                <numerusform>Round {number} of %n</numerusform>
            </translation>
        </message>
        <message>
            <source>It is not your turn yet: {player} plays now.</source>
            <translation>It is not your turn yet: {player} plays now.</translation>
        </message>
        <message>
            <source>You do not hold the {card}.</source>
            <translation>You do not hold the {card}.</translation>
        </message>
        <message>
            <source>{first} {second}</source>
            <comment>two whole sentences</comment>
            <translation>{first} {second}</translation>
        </message>
        <message>
            <source>These would fit, among others: {cards}.</source>
            <comment>cards of the own hand</comment>
            <translation>These would fit, among others: {cards}.</translation>
        </message>
        <message>
            <source>These would fit: {cards}.</source>
            <comment>cards of the own hand</comment>
            <translation>These would fit: {cards}.</translation>
        </message>
        <message>
            <source>This one would fit: {card}.</source>
            <comment>a card of the own hand</comment>
            <translation>This one would fit: {card}.</translation>
        </message>
        <message>
            <source>{first}, {second}</source>
            <comment>two reasons for a score</comment>
            <translation>{first}, {second}</translation>
        </message>
        <message>
            <source>passed</source>
            <comment>at a player’s name, what was done last</comment>
            <translation>passed</translation>
        </message>
        <message>
            <source>took</source>
            <comment>at a player’s name, what was done last; a card follows</comment>
            <translation>took</translation>
        </message>
        <message numerus="yes">
            <source>drew %n</source>
            <comment>at a player’s name, what was done last</comment>
            <translation>
                <numerusform>drew %n</numerusform>
                <numerusform>drew %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>drew %n, passed</source>
            <comment>at a player’s name, what was done last</comment>
            <translation>
                <numerusform>drew %n, passed</numerusform>
                <numerusform>drew %n, passed</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>took %n</source>
            <comment>at a player’s name, what was done last</comment>
            <translation>
                <numerusform>took %n</numerusform>
                <numerusform>took %n</numerusform>
            </translation>
        </message>
        <message>
            <source>Round {number}</source>
            <comment>button: what comes next</comment>
            <translation>Round {number}</translation>
        </message>
        <message>
            <source>Round {number}: {asks}</source>
            <comment>button: what comes next, and what it asks for</comment>
            <translation>Round {number}: {asks}</translation>
        </message>
        <message>
            <source>Fewest points win. In front: {players}.</source>
            <translation>Fewest points win. In front: {players}.</translation>
        </message>
        <message>
            <source>In front: {players}.</source>
            <translation>In front: {players}.</translation>
        </message>
        <message>
            <source>To the score</source>
            <translation>To the score</translation>
        </message>
        <message>
            <source>Sound: on</source>
            <comment>tool above the table, pressed to turn the sound off</comment>
            <translation>Sound: on</translation>
        </message>
        <message>
            <source>Sound: off</source>
            <comment>tool above the table, pressed to turn the sound on</comment>
            <translation>Sound: off</translation>
        </message>
        <message>
            <source>What has happened since your last turn. A click plays it once more ({key}).</source>
            <translation>What has happened since your last turn. A click plays it once more ({key}).</translation>
        </message>
        <message>
            <source>Nothing has happened since your last turn.</source>
            <translation>Nothing has happened since your last turn.</translation>
        </message>
        <message>
            <source>Once more, since your last turn</source>
            <comment>status</comment>
            <translation>Once more, since your last turn</translation>
        </message>
        <message>
            <source>{button}: {card}</source>
            <comment>a button and the card it is about, in the nominative</comment>
            <translation>{button}: {card}</translation>
        </message>
        <message>
            <source>So far this press has only hurried the table. Press another key, or wait a moment.</source>
            <translation>So far this press has only hurried the table. Press another key, or wait a moment.</translation>
        </message>
        <message>
            <source>That came too soon to count. Press once more.</source>
            <translation>That came too soon to count. Press once more.</translation>
        </message>
        <message>
            <source>Something else is still held down. Let go of everything, then press again.</source>
            <translation>Something else is still held down. Let go of everything, then press again.</translation>
        </message>
    </context>
    <context>
        <name>TakeBack</name>
        <message>
            <source>Played on from another game</source>
            <comment>of a match</comment>
            <translation>Played on from another game</translation>
        </message>
        <message>
            <source>The same cards as in an earlier game</source>
            <comment>of a match</comment>
            <translation>The same cards as in an earlier game</translation>
        </message>
        <message numerus="yes">
            <source>%n decision(s) taken back after something new had been seen</source>
            <comment>in a match</comment>
            <translation>
                <numerusform>%n decision taken back after something new had been seen</numerusform>
                <numerusform>%n decisions taken back after something new had been seen</numerusform>
            </translation>
        </message>
        <message>
            <source>In this game nothing can be taken back.</source>
            <translation>In this game nothing can be taken back.</translation>
        </message>
        <message>
            <source>At this table nothing can be taken back: that was agreed at the start.</source>
            <translation>At this table nothing can be taken back: that was agreed at the start.</translation>
        </message>
        <message>
            <source>All hands are face up, so nothing in this round can be taken back.</source>
            <translation>All hands are face up, so nothing in this round can be taken back.</translation>
        </message>
        <message>
            <source>What has been seen cannot be taken back.</source>
            <translation>What has been seen cannot be taken back.</translation>
        </message>
        <message>
            <source>{player} has played since, so nothing can be taken back.</source>
            <translation>{player} has played since, so nothing can be taken back.</translation>
        </message>
        <message>
            <source>Somebody else has played since, so nothing can be taken back.</source>
            <translation>Somebody else has played since, so nothing can be taken back.</translation>
        </message>
        <message>
            <source>This game goes on from a saved table: what was played before cannot be taken back.</source>
            <translation>This game goes on from a saved table: what was played before cannot be taken back.</translation>
        </message>
        <message>
            <source>There is nothing to take back in this round yet, and earlier rounds stay as they are.</source>
            <translation>There is nothing to take back in this round yet, and earlier rounds stay as they are.</translation>
        </message>
        <message>
            <source>There is nothing to take back yet.</source>
            <translation>There is nothing to take back yet.</translation>
        </message>
        <message>
            <source>There is nothing to redo.</source>
            <translation>There is nothing to redo.</translation>
        </message>
    </context>
    <context>
        <name>TwoOfThree</name>
        <message>
            <source>Nothing in your hand fits.</source>
            <translation>Nothing in your hand fits.</translation>
        </message>
        <message>
            <source>It is the only card that fits.</source>
            <translation>It is the only card that fits.</translation>
        </message>
        <message>
            <source>It fits.</source>
            <translation>It fits.</translation>
        </message>
        <message>
            <source>Another of your cards can follow it.</source>
            <translation>Another of your cards can follow it.</translation>
        </message>
        <message>
            <source>All your cards can follow one another.</source>
            <translation>All your cards can follow one another.</translation>
        </message>
        <message>
            <source>That gets rid of your last card.</source>
            <translation>That gets rid of your last card.</translation>
        </message>
        <message>
            <source>Then fewer cards fit for the next player.</source>
            <translation>Then fewer cards fit for the next player.</translation>
        </message>
        <message>
            <source>If you go on from there, fewer cards fit for the next player.</source>
            <translation>If you go on from there, fewer cards fit for the next player.</translation>
        </message>
        <message>
            <source>That way you get rid of more cards.</source>
            <translation>That way you get rid of more cards.</translation>
        </message>
        <message>
            <source>Then you are more likely to go out on your next turn.</source>
            <translation>Then you are more likely to go out on your next turn.</translation>
        </message>
        <message>
            <source>Then you are more likely to have a card that fits on your next turn.</source>
            <translation>Then you are more likely to have a card that fits on your next turn.</translation>
        </message>
        <message>
            <source>As far as anyone can know, nothing else is better.</source>
            <translation>As far as anyone can know, nothing else is better.</translation>
        </message>
        <message>
            <source>Another card would make it easier for the next player.</source>
            <translation>Another card would make it easier for the next player.</translation>
        </message>
        <message>
            <source>Nothing else you can do now is better.</source>
            <translation>Nothing else you can do now is better.</translation>
        </message>
        <message>
            <source>Lay the {card}.</source>
            <translation>Lay the {card}.</translation>
        </message>
        <message>
            <source>Draw a card.</source>
            <translation>Draw a card.</translation>
        </message>
        <message>
            <source>End your turn.</source>
            <translation>End your turn.</translation>
        </message>
        <message>
            <source>A contrast shares nothing with the {last} and at most one feature with the {previous}.</source>
            <translation>A contrast shares nothing with the {last} and at most one feature with the {previous}.</translation>
        </message>
        <message>
            <source>A contrast shares nothing with the {last} and at least one feature with the {previous}.</source>
            <translation>A contrast shares nothing with the {last} and at least one feature with the {previous}.</translation>
        </message>
        <message>
            <source>At this table the card must share exactly two features with the {last}, not all three.</source>
            <translation>At this table the card must share exactly two features with the {last}, not all three.</translation>
        </message>
        <message>
            <source>The card must share exactly two features with the {last}. Not shared: {features}.</source>
            <translation>The card must share exactly two features with the {last}. Not shared: {features}.</translation>
        </message>
        <message>
            <source>The card must share two features with the {last}. Not shared: {features}.</source>
            <translation>The card must share two features with the {last}. Not shared: {features}.</translation>
        </message>
        <message>
            <source>At this table the card must share exactly one feature with the {previous}.</source>
            <translation>At this table the card must share exactly one feature with the {previous}.</translation>
        </message>
        <message>
            <source>The card must share one feature with the {previous}.</source>
            <translation>The card must share one feature with the {previous}.</translation>
        </message>
        <message>
            <source>The leg is over.</source>
            <comment>a leg (omgang) is one time through the pack</comment>
            <translation>The leg is over.</translation>
        </message>
        <message>
            <source>The {card} is a contrast, and a contrast may be laid only when nothing in your hand fits in the usual way: the {other} does.</source>
            <translation>The {card} is a contrast, and a contrast may be laid only when nothing in your hand fits in the usual way: the {other} does.</translation>
        </message>
        <message>
            <source>The card you drew fits, so lay it: {card}.</source>
            <translation>The card you drew fits, so lay it: {card}.</translation>
        </message>
        <message>
            <source>A card is drawn only when nothing fits at the beginning of a turn.</source>
            <translation>A card is drawn only when nothing fits at the beginning of a turn.</translation>
        </message>
        <message>
            <source>You hold a card that fits, so you may not draw: {card}.</source>
            <translation>You hold a card that fits, so you may not draw: {card}.</translation>
        </message>
        <message>
            <source>A turn can be ended only after you have laid a card.</source>
            <translation>A turn can be ended only after you have laid a card.</translation>
        </message>
        <message>
            <source>At this table you go on as long as you hold a card that fits.</source>
            <translation>At this table you go on as long as you hold a card that fits.</translation>
        </message>
        <message>
            <source>{player}: the card you drew fits, so lay it.</source>
            <translation>{player}: the card you drew fits, so lay it.</translation>
        </message>
        <message>
            <source>{player}: lay another card, or end your turn.</source>
            <translation>{player}: lay another card, or end your turn.</translation>
        </message>
        <message>
            <source>{player}: go on as long as anything fits.</source>
            <translation>{player}: go on as long as anything fits.</translation>
        </message>
        <message>
            <source>{player}: nothing in your hand fits, so draw a card. If it does not fit, you lose the round.</source>
            <translation>{player}: nothing in your hand fits, so draw a card. If it does not fit, you lose the round.</translation>
        </message>
        <message>
            <source>{player}: nothing fits in the usual way, so lay a contrast: it shares nothing with the {last} and at least one feature with the {previous}.</source>
            <translation>{player}: nothing fits in the usual way, so lay a contrast: it shares nothing with the {last} and at least one feature with the {previous}.</translation>
        </message>
        <message>
            <source>{player}: nothing fits in the usual way, so lay a contrast: it shares nothing with the {last} and at most one feature with the {previous}.</source>
            <translation>{player}: nothing fits in the usual way, so lay a contrast: it shares nothing with the {last} and at most one feature with the {previous}.</translation>
        </message>
        <message>
            <source>{player}: lay a card that shares exactly two features (suit, odd or even, high or low) with the {last} and exactly one with the {previous}.</source>
            <translation>{player}: lay a card that shares exactly two features (suit, odd or even, high or low) with the {last} and exactly one with the {previous}.</translation>
        </message>
        <message>
            <source>{player}: lay a card that shares two features (suit, odd or even, high or low) with the {last} and one with the {previous}.</source>
            <translation>{player}: lay a card that shares two features (suit, odd or even, high or low) with the {last} and one with the {previous}.</translation>
        </message>
        <message>
            <source>The leg is over, and everybody took the same number of cards.</source>
            <translation>The leg is over, and everybody took the same number of cards.</translation>
        </message>
        <message>
            <source>The leg is over. Fewest cards: {players}.</source>
            <translation>The leg is over. Fewest cards: {players}.</translation>
        </message>
        <message>
            <source>Leg {number} of {total}</source>
            <comment>a leg (omgang) is one time through the pack</comment>
            <translation>Leg {number} of {total}</translation>
        </message>
        <message>
            <source>Leg {number}, playing until somebody has more than {points} points</source>
            <translation>Leg {number}, playing until somebody has more than {points} points</translation>
        </message>
        <message numerus="yes">
            <source>%n round(s) lost</source>
            <comment>why somebody has so many points</comment>
            <translation>
                <numerusform>%n round lost</numerusform>
                <numerusform>%n rounds lost</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) from the stock</source>
            <comment>why somebody has so many points</comment>
            <translation>
                <numerusform>%n card from the stock</numerusform>
                <numerusform>%n cards from the stock</numerusform>
            </translation>
        </message>
        <message>
            <source>{player} lays the {card}.</source>
            <translation>{player} lays the {card}.</translation>
        </message>
        <message>
            <source>{player} lays the {card} as a contrast.</source>
            <translation>{player} lays the {card} as a contrast.</translation>
        </message>
        <message>
            <source>{player} ends the turn.</source>
            <translation>{player} ends the turn.</translation>
        </message>
        <message>
            <source>{player} has nothing more that fits, and the turn passes.</source>
            <translation>{player} has nothing more that fits, and the turn passes.</translation>
        </message>
        <message>
            <source>{player} lays {cards}.</source>
            <translation>{player} lays {cards}.</translation>
        </message>
        <message>
            <source>A new leg: {player} begins. The row starts with the {first} and the {second}.</source>
            <comment>a leg (omgang) is one time through the pack</comment>
            <translation>A new leg: {player} begins. The row starts with the {first} and the {second}.</translation>
        </message>
        <message>
            <source>Round {number} of this leg: {player} begins. The row starts with the {first} and the {second}.</source>
            <translation>Round {number} of this leg: {player} begins. The row starts with the {first} and the {second}.</translation>
        </message>
        <message numerus="yes">
            <source>{player} cannot lay a card, and the stock is empty. The row and all hands go to {player}: %n card(s).</source>
            <translation>
                <numerusform>{player} cannot lay a card, and the stock is empty. The row and all hands go to {player}: %n card.</numerusform>
                <numerusform>{player} cannot lay a card, and the stock is empty. The row and all hands go to {player}: %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The card that {player} drew does not fit. The row and all hands go to {player}: %n card(s).</source>
            <translation>
                <numerusform>The card that {player} drew does not fit. The row and all hands go to {player}: %n card.</numerusform>
                <numerusform>The card that {player} drew does not fit. The row and all hands go to {player}: %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{player} goes out. {other} takes the row and their own hand: %n card(s).</source>
            <translation>
                <numerusform>{player} goes out. {other} takes the row and their own hand: %n card.</numerusform>
                <numerusform>{player} goes out. {other} takes the row and their own hand: %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{player} takes their own hand: %n card(s).</source>
            <translation>
                <numerusform>{player} takes their own hand: %n card.</numerusform>
                <numerusform>{player} takes their own hand: %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The stock is too small for another round, and {player} takes it too: %n card(s).</source>
            <translation>
                <numerusform>The stock is too small for another round, and {player} takes it too: %n card.</numerusform>
                <numerusform>The stock is too small for another round, and {player} takes it too: %n cards.</numerusform>
            </translation>
        </message>
        <message>
            <source>Two of three: suit, odd or even, low or high; two must match the last card, and one the card before it</source>
            <translation>Two of three: suit, odd or even, low or high; two must match the last card, and one the card before it</translation>
        </message>
        <message>
            <source>Five legs take about a quarter of an hour, a single one just a few minutes</source>
            <translation>Five legs take about a quarter of an hour, a single one just a few minutes</translation>
        </message>
        <message>
            <source>Row</source>
            <translation>Row</translation>
        </message>
        <message numerus="yes">
            <source>These %n cards fit one after the other.</source>
            <translation>
                <numerusform>This card fits.</numerusform>
                <numerusform>These %n cards fit one after the other.</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing fits!</source>
            <comment>what a player says aloud</comment>
            <translation>Nothing fits!</translation>
        </message>
        <message numerus="yes">
            <source>%n taken</source>
            <comment>cards taken in this leg, at a player's name</comment>
            <translation>
                <numerusform>%n taken</numerusform>
                <numerusform>%n taken</numerusform>
            </translation>
        </message>
        <message>
            <source>exactly {number} of 3 like this</source>
            <comment>over a card of the row</comment>
            <translation>exactly {number} of 3 like this</translation>
        </message>
        <message>
            <source>{number} of 3 like this</source>
            <comment>over a card of the row</comment>
            <translation>{number} of 3 like this</translation>
        </message>
        <message>
            <source>It does not fit.</source>
            <comment>a card that was compared with the row</comment>
            <translation>It does not fit.</translation>
        </message>
        <message>
            <source>It fits.</source>
            <comment>a card that was compared with the row</comment>
            <translation>It fits.</translation>
        </message>
        <message>
            <source>It fits as a contrast.</source>
            <comment>a card that was compared with the row</comment>
            <translation>It fits as a contrast.</translation>
        </message>
        <message>
            <source>even</source>
            <comment>a feature of a card: its number is even</comment>
            <translation>even</translation>
        </message>
        <message>
            <source>odd</source>
            <comment>a feature of a card: its number is odd</comment>
            <translation>odd</translation>
        </message>
        <message>
            <source>high</source>
            <comment>a feature of a card: from eight to king</comment>
            <translation>high</translation>
        </message>
        <message>
            <source>low</source>
            <comment>a feature of a card: from two to seven</comment>
            <translation>low</translation>
        </message>
        <message>
            <source>1 odd · 14 even</source>
            <comment>a feature of an ace, which counts as 1 or 14</comment>
            <translation>1 odd · 14 even</translation>
        </message>
        <message>
            <source>1 low · 14 high</source>
            <comment>a feature of an ace, which counts as 1 or 14</comment>
            <translation>1 low · 14 high</translation>
        </message>
        <message>
            <source>suit</source>
            <comment>a feature of cards, in a list after a colon</comment>
            <translation>suit</translation>
        </message>
        <message>
            <source>odd/even</source>
            <comment>a feature of cards, in a list after a colon</comment>
            <translation>odd/even</translation>
        </message>
        <message>
            <source>high/low</source>
            <comment>a feature of cards, in a list after a colon</comment>
            <translation>high/low</translation>
        </message>
        <message>
            <source>Each card has three features: its suit; odd (3, 5, 7, 9, jack, king) or even (2, 4, 6, 8, 10, queen); low (2 to 7) or high (8 to king). An ace is odd and low, or even and high, as it suits you.</source>
            <comment>explains what is written under the cards of the row</comment>
            <translation>Each card has three features: its suit; odd (3, 5, 7, 9, jack, king) or even (2, 4, 6, 8, 10, queen); low (2 to 7) or high (8 to king). An ace is odd and low, or even and high, as it suits you.</translation>
        </message>
        <message>
            <source>The {card}: {these} like the {last}, {those} like the {previous}.</source>
            <translation>The {card}: {these} like the {last}, {those} like the {previous}.</translation>
        </message>
        <message>
            <source>The {card}: {these} like the {last}, but nothing like the {previous}.</source>
            <translation>The {card}: {these} like the {last}, but nothing like the {previous}.</translation>
        </message>
        <message>
            <source>The {card}: nothing like the {last}, but {those} like the {previous}.</source>
            <translation>The {card}: nothing like the {last}, but {those} like the {previous}.</translation>
        </message>
        <message>
            <source>The {card}: nothing like the {last}, and nothing like the {previous}.</source>
            <translation>The {card}: nothing like the {last}, and nothing like the {previous}.</translation>
        </message>
        <message>
            <source>An ace counts as 1 or as 14, whichever fits, each time it is compared.</source>
            <translation>An ace counts as 1 or as 14, whichever fits, each time it is compared.</translation>
        </message>
        <message numerus="yes">
            <source>laid %n, last</source>
            <comment>at a player’s name; the last card follows</comment>
            <translation>
                <numerusform>laid %n, last</numerusform>
                <numerusform>laid %n, last</numerusform>
            </translation>
        </message>
        <message>
            <source>laid</source>
            <comment>at a player’s name; a card follows</comment>
            <translation>laid</translation>
        </message>
        <message>
            <source>could not lay</source>
            <comment>at a player’s name</comment>
            <translation>could not lay</translation>
        </message>
        <message>
            <source>Fewest cards: {players}!</source>
            <comment>called out at the end of a leg</comment>
            <translation>Fewest cards: {players}!</translation>
        </message>
        <message>
            <source>Lost</source>
            <comment>column: rounds lost in this leg</comment>
            <translation>Lost</translation>
        </message>
        <message>
            <source>Leg</source>
            <comment>column: cards taken in this leg</comment>
            <translation>Leg</translation>
        </message>
        <message>
            <source>Leg {number}</source>
            <comment>button: what comes next</comment>
            <translation>Leg {number}</translation>
        </message>
        <message>
            <source>Draw one card</source>
            <comment>button</comment>
            <translation>Draw one card</translation>
        </message>
        <message>
            <source>End turn, then {player}</source>
            <comment>button</comment>
            <translation>End turn, then {player}</translation>
        </message>
    </context>
    <context>
        <name>TwoOfThreeOptions</name>
        <message>
            <source>Matching</source>
            <translation>Matching</translation>
        </message>
        <message>
            <source>Beginning and ending a leg</source>
            <translation>Beginning and ending a leg</translation>
        </message>
        <message>
            <source>How many features must agree</source>
            <translation>How many features must agree</translation>
        </message>
        <message>
            <source>How many features a card must share with the last two cards of the row.</source>
            <translation>How many features a card must share with the last two cards of the row.</translation>
        </message>
        <message>
            <source>At least two, and at least one</source>
            <translation>At least two, and at least one</translation>
        </message>
        <message>
            <source>Exactly two, and exactly one (longer rounds)</source>
            <translation>Exactly two, and exactly one (longer rounds)</translation>
        </message>
        <message>
            <source>The contrast rule</source>
            <translation>The contrast rule</translation>
        </message>
        <message>
            <source>What may be laid when no card fits in the usual way.</source>
            <translation>What may be laid when no card fits in the usual way.</translation>
        </message>
        <message>
            <source>Nothing in common with the last card, at most one with the one before</source>
            <translation>Nothing in common with the last card, at most one with the one before</translation>
        </message>
        <message>
            <source>Nothing in common with the last card, one or more with the one before</source>
            <translation>Nothing in common with the last card, one or more with the one before</translation>
        </message>
        <message>
            <source>No contrast (longer rounds)</source>
            <translation>No contrast (longer rounds)</translation>
        </message>
        <message>
            <source>Stopping early</source>
            <translation>Stopping early</translation>
        </message>
        <message>
            <source>Whether a turn may be ended while more cards could be laid.</source>
            <translation>Whether a turn may be ended while more cards could be laid.</translation>
        </message>
        <message>
            <source>Allowed after the first card</source>
            <translation>Allowed after the first card</translation>
        </message>
        <message>
            <source>Everybody lays as long as anything fits</source>
            <translation>Everybody lays as long as anything fits</translation>
        </message>
        <message>
            <source>Who starts the game</source>
            <translation>Who starts the game</translation>
        </message>
        <message>
            <source>Who lays first when the game begins.</source>
            <translation>Who lays first when the game begins.</translation>
        </message>
        <message>
            <source>Chance decides</source>
            <translation>Chance decides</translation>
        </message>
        <message>
            <source>The first seat, where the youngest sits</source>
            <translation>The first seat, where the youngest sits</translation>
        </message>
        <message>
            <source>Who starts the next round</source>
            <translation>Who starts the next round</translation>
        </message>
        <message>
            <source>Who lays first after a round; going first is an advantage.</source>
            <translation>Who lays first after a round; going first is an advantage.</translation>
        </message>
        <message>
            <source>Whoever lost the round</source>
            <translation>Whoever lost the round</translation>
        </message>
        <message>
            <source>Players take turns</source>
            <translation>Players take turns</translation>
        </message>
        <message>
            <source>Whoever won the round</source>
            <translation>Whoever won the round</translation>
        </message>
        <message>
            <source>Length of the game</source>
            <translation>Length of the game</translation>
        </message>
        <message>
            <source>When the game ends. A leg goes through the pack once.</source>
            <translation>When the game ends. A leg goes through the pack once.</translation>
        </message>
        <message>
            <source>After five legs</source>
            <translation>After five legs</translation>
        </message>
        <message>
            <source>After one leg</source>
            <translation>After one leg</translation>
        </message>
        <message>
            <source>After three legs</source>
            <translation>After three legs</translation>
        </message>
        <message>
            <source>After ten legs</source>
            <translation>After ten legs</translation>
        </message>
        <message>
            <source>When somebody has more than 500 points</source>
            <translation>When somebody has more than 500 points</translation>
        </message>
        <message>
            <source>When somebody has more than 100 points</source>
            <translation>When somebody has more than 100 points</translation>
        </message>
        <message>
            <source>When somebody has more than 200 points</source>
            <translation>When somebody has more than 200 points</translation>
        </message>
    </context>
    <context>
        <name>Typed</name>
        <message>
            <source>S</source>
            <comment>letter of spades, when a card is typed</comment>
            <translation>S</translation>
        </message>
        <message>
            <source>H</source>
            <comment>letter of hearts, when a card is typed</comment>
            <translation>H</translation>
        </message>
        <message>
            <source>C</source>
            <comment>letter of clubs, when a card is typed</comment>
            <translation>C</translation>
        </message>
        <message>
            <source>D</source>
            <comment>letter of diamonds, when a card is typed</comment>
            <translation>D</translation>
        </message>
    </context>
    <context>
        <name>Veidimadur</name>
        <message>
            <source>Go Fish: ask the others for cards and collect four of a kind; even the youngest can play</source>
            <translation>Go Fish: ask the others for cards and collect four of a kind; even the youngest can play</translation>
        </message>
        <message>
            <source>Three rounds take about twenty minutes</source>
            <translation>Three rounds take about twenty minutes</translation>
        </message>
        <message>
            <source>Everybody has heard or seen that this player holds some.</source>
            <translation>Everybody has heard or seen that this player holds some.</translation>
        </message>
        <message>
            <source>That is sure to give you a book.</source>
            <translation>That is sure to give you a book.</translation>
        </message>
        <message>
            <source>As far as anyone can know, no question is likelier to get you a card.</source>
            <translation>As far as anyone can know, no question is likelier to get you a card.</translation>
        </message>
        <message>
            <source>As far as anyone can know, no question for a rank that you hold is likelier to get you a card.</source>
            <translation>As far as anyone can know, no question for a rank that you hold is likelier to get you a card.</translation>
        </message>
        <message>
            <source>You hold more than one card of this rank, and no question for such a rank is likelier to get you a card.</source>
            <translation>You hold more than one card of this rank, and no question for such a rank is likelier to get you a card.</translation>
        </message>
        <message>
            <source>You hold more cards of this rank than of any other.</source>
            <translation>You hold more cards of this rank than of any other.</translation>
        </message>
        <message>
            <source>You hold no more cards of any other rank.</source>
            <translation>You hold no more cards of any other rank.</translation>
        </message>
        <message>
            <source>Everybody knows that you hold some, so the question gives nothing away.</source>
            <translation>Everybody knows that you hold some, so the question gives nothing away.</translation>
        </message>
        <message>
            <source>Nothing more is known, so try your luck.</source>
            <translation>Nothing more is known, so try your luck.</translation>
        </message>
        <message>
            <source>No other question is better.</source>
            <translation>No other question is better.</translation>
        </message>
        <message>
            <source>Ask {player} for {ranks}.</source>
            <comment>a hint</comment>
            <translation>Ask {player} for {ranks}.</translation>
        </message>
        <message>
            <source>Turn to {player}.</source>
            <comment>a hint</comment>
            <translation>Turn to {player}.</translation>
        </message>
        <message>
            <source>Ask {player}</source>
            <comment>button</comment>
            <translation>Ask {player}</translation>
        </message>
        <message>
            <source>Ask {player} for {ranks}</source>
            <comment>button</comment>
            <translation>Ask {player} for {ranks}</translation>
        </message>
        <message>
            <source>Whom you can ask: {players}.</source>
            <comment>names in the nominative</comment>
            <translation>Whom you can ask: {players}.</translation>
        </message>
        <message>
            <source>Ask one of the other players.</source>
            <translation>Ask one of the other players.</translation>
        </message>
        <message>
            <source>{player} has no cards, so ask somebody else.</source>
            <translation>{player} has no cards, so ask somebody else.</translation>
        </message>
        <message>
            <source>You hold no {ranks}, and you may ask only for what you hold.</source>
            <translation>You hold no {ranks}, and you may ask only for what you hold.</translation>
        </message>
        <message>
            <source>First pick a card of the rank you want to ask for.</source>
            <translation>First pick a card of the rank you want to ask for.</translation>
        </message>
        <message>
            <source>You ask for one rank at a time: pick cards of a single rank.</source>
            <translation>You ask for one rank at a time: pick cards of a single rank.</translation>
        </message>
        <message>
            <source>{player}: what do you ask {other} for?</source>
            <translation>{player}: what do you ask {other} for?</translation>
        </message>
        <message>
            <source>{player}: whom do you ask?</source>
            <translation>{player}: whom do you ask?</translation>
        </message>
        <message>
            <source>{player}: pick a card of the rank you want, and ask somebody for more of it.</source>
            <translation>{player}: pick a card of the rank you want, and ask somebody for more of it.</translation>
        </message>
        <message>
            <source>The round is over, and everybody has the same number of books.</source>
            <translation>The round is over, and everybody has the same number of books.</translation>
        </message>
        <message>
            <source>The round is over. Most books: {players}.</source>
            <translation>The round is over. Most books: {players}.</translation>
        </message>
        <message>
            <source>One round decides</source>
            <translation>One round decides</translation>
        </message>
        <message numerus="yes">
            <source>{player} deals %n card(s) to everybody. {other} begins.</source>
            <translation>
                <numerusform>{player} deals %n card to everybody. {other} begins.</numerusform>
                <numerusform>{player} deals %n cards to everybody. {other} begins.</numerusform>
            </translation>
        </message>
        <message>
            <source>{player} turns to {other}.</source>
            <translation>{player} turns to {other}.</translation>
        </message>
        <message>
            <source>{player} asks: “{other}, have you any {ranks}?”</source>
            <translation>{player} asks: “{other}, have you any {ranks}?”</translation>
        </message>
        <message>
            <source>{player} gives {other}: {cards}.</source>
            <comment>cards in the accusative</comment>
            <translation>{player} gives {other} {cards}.</translation>
        </message>
        <message>
            <source>{player} has none: “Veiddu!”</source>
            <translation>{player} has none: “Veiddu!”</translation>
        </message>
        <message>
            <source>{player} fishes the {card}, just what was asked for.</source>
            <translation>{player} fishes the {card}, just what was asked for.</translation>
        </message>
        <message>
            <source>{player} lays down a book: {ranks}.</source>
            <translation>{player} lays down a book: {ranks}.</translation>
        </message>
        <message>
            <source>{player} asks {other} for {ranks}, gets none and draws a card.</source>
            <translation>{player} asks {other} for {ranks}, gets none and draws a card.</translation>
        </message>
        <message>
            <source>{player} asks {other} for {ranks} and gets none.</source>
            <translation>{player} asks {other} for {ranks} and gets none.</translation>
        </message>
        <message>
            <source>{player} has no cards left and draws one.</source>
            <translation>{player} has no cards left and draws one.</translation>
        </message>
        <message>
            <source>{player} has no cards left and draws the {card}.</source>
            <translation>{player} has no cards left and draws the {card}.</translation>
        </message>
        <message>
            <source>Any {ranks}?</source>
            <comment>said aloud</comment>
            <translation>Any {ranks}?</translation>
        </message>
        <message>
            <source>Here you are!</source>
            <comment>what a player says aloud</comment>
            <translation>Here you are!</translation>
        </message>
        <message>
            <source>Veiddu!</source>
            <comment>said aloud; Icelandic for: go fish</comment>
            <translation>Veiddu!</translation>
        </message>
        <message>
            <source>Got one!</source>
            <comment>what a player says aloud</comment>
            <translation>Got one!</translation>
        </message>
        <message>
            <source>A book!</source>
            <comment>what a player says aloud</comment>
            <translation>A book!</translation>
        </message>
        <message>
            <source>Books</source>
            <translation>Books</translation>
        </message>
        <message numerus="yes">
            <source>%n book(s)</source>
            <comment>books of all rounds</comment>
            <translation>
                <numerusform>%n book</numerusform>
                <numerusform>%n books</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n this round</source>
            <comment>books, at a player's name</comment>
            <translation>
                <numerusform>%n this round</numerusform>
                <numerusform>%n this round</numerusform>
            </translation>
        </message>
        <message>
            <source>Most books: {players}!</source>
            <comment>called out at the end of a round</comment>
            <translation>Most books: {players}!</translation>
        </message>
        <message>
            <source>{player}: {ranks}</source>
            <comment>whose book it is, and of what</comment>
            <translation>{player}: {ranks}</translation>
        </message>
        <message>
            <source>aces</source>
            <comment>what somebody is asked for, accusative: Have you any aces?</comment>
            <translation>aces</translation>
        </message>
        <message>
            <source>twos</source>
            <comment>what somebody is asked for, accusative: Have you any twos?</comment>
            <translation>twos</translation>
        </message>
        <message>
            <source>threes</source>
            <comment>what somebody is asked for, accusative: Have you any threes?</comment>
            <translation>threes</translation>
        </message>
        <message>
            <source>fours</source>
            <comment>what somebody is asked for, accusative: Have you any fours?</comment>
            <translation>fours</translation>
        </message>
        <message>
            <source>fives</source>
            <comment>what somebody is asked for, accusative: Have you any fives?</comment>
            <translation>fives</translation>
        </message>
        <message>
            <source>sixes</source>
            <comment>what somebody is asked for, accusative: Have you any sixes?</comment>
            <translation>sixes</translation>
        </message>
        <message>
            <source>sevens</source>
            <comment>what somebody is asked for, accusative: Have you any sevens?</comment>
            <translation>sevens</translation>
        </message>
        <message>
            <source>eights</source>
            <comment>what somebody is asked for, accusative: Have you any eights?</comment>
            <translation>eights</translation>
        </message>
        <message>
            <source>nines</source>
            <comment>what somebody is asked for, accusative: Have you any nines?</comment>
            <translation>nines</translation>
        </message>
        <message>
            <source>tens</source>
            <comment>what somebody is asked for, accusative: Have you any tens?</comment>
            <translation>tens</translation>
        </message>
        <message>
            <source>jacks</source>
            <comment>what somebody is asked for, accusative: Have you any jacks?</comment>
            <translation>jacks</translation>
        </message>
        <message>
            <source>queens</source>
            <comment>what somebody is asked for, accusative: Have you any queens?</comment>
            <translation>queens</translation>
        </message>
        <message>
            <source>kings</source>
            <comment>what somebody is asked for, accusative: Have you any kings?</comment>
            <translation>kings</translation>
        </message>
        <message>
            <source>asked {player}: {ranks}</source>
            <comment>at a player’s name</comment>
            <translation>asked {player}: {ranks}</translation>
        </message>
        <message numerus="yes">
            <source>got %n</source>
            <comment>at a player’s name</comment>
            <translation>
                <numerusform>got %n</numerusform>
                <numerusform>got %n</numerusform>
            </translation>
        </message>
        <message>
            <source>fished</source>
            <comment>at a player’s name; a card follows</comment>
            <translation>fished</translation>
        </message>
        <message>
            <source>book: {ranks}</source>
            <comment>at a player’s name</comment>
            <translation>book: {ranks}</translation>
        </message>
        <message numerus="yes">
            <source>gave %n</source>
            <comment>at a player’s name</comment>
            <translation>
                <numerusform>gave %n</numerusform>
                <numerusform>gave %n</numerusform>
            </translation>
        </message>
        <message>
            <source>had none</source>
            <comment>at a player’s name</comment>
            <translation>had none</translation>
        </message>
    </context>
    <context>
        <name>VeidimadurOptions</name>
        <message>
            <source>Cards and books</source>
            <translation>Cards and books</translation>
        </message>
        <message>
            <source>Asking</source>
            <translation>Asking</translation>
        </message>
        <message>
            <source>Cards dealt</source>
            <translation>Cards dealt</translation>
        </message>
        <message>
            <source>How many cards everybody gets at the beginning.</source>
            <translation>How many cards everybody gets at the beginning.</translation>
        </message>
        <message>
            <source>Seven with two or three players, otherwise five</source>
            <translation>Seven with two or three players, otherwise five</translation>
        </message>
        <message>
            <source>Always five</source>
            <translation>Always five</translation>
        </message>
        <message>
            <source>Always seven</source>
            <translation>Always seven</translation>
        </message>
        <message>
            <source>What you may ask for</source>
            <translation>What you may ask for</translation>
        </message>
        <message>
            <source>Whether you need a card of a rank to ask for more of them.</source>
            <translation>Whether you need a card of a rank to ask for more of them.</translation>
        </message>
        <message>
            <source>Only what you hold yourself</source>
            <translation>Only what you hold yourself</translation>
        </message>
        <message>
            <source>Any rank</source>
            <translation>Any rank</translation>
        </message>
        <message>
            <source>A lucky catch</source>
            <translation>A lucky catch</translation>
        </message>
        <message>
            <source>What happens when somebody fishes the very card that was asked for.</source>
            <translation>What happens when somebody fishes the very card that was asked for.</translation>
        </message>
        <message>
            <source>Whoever fishes what was asked for asks again</source>
            <translation>Whoever fishes what was asked for asks again</translation>
        </message>
        <message>
            <source>The turn always passes on</source>
            <translation>The turn always passes on</translation>
        </message>
        <message>
            <source>What a book is</source>
            <translation>What a book is</translation>
        </message>
        <message>
            <source>Pairs are easiest for small hands.</source>
            <translation>Pairs are easiest for small hands.</translation>
        </message>
        <message>
            <source>All four cards of a rank</source>
            <translation>All four cards of a rank</translation>
        </message>
        <message>
            <source>Two cards of the same rank</source>
            <translation>Two cards of the same rank</translation>
        </message>
        <message>
            <source>Who plays after a miss</source>
            <translation>Who plays after a miss</translation>
        </message>
        <message>
            <source>Whose turn it is when somebody has asked and fished in vain.</source>
            <translation>Whose turn it is when somebody has asked and fished in vain.</translation>
        </message>
        <message>
            <source>The next player</source>
            <translation>The next player</translation>
        </message>
        <message>
            <source>Whoever was asked</source>
            <translation>Whoever was asked</translation>
        </message>
        <message>
            <source>Length of the game</source>
            <translation>Length of the game</translation>
        </message>
        <message>
            <source>How many rounds are played.</source>
            <translation>How many rounds are played.</translation>
        </message>
        <message>
            <source>Three rounds</source>
            <translation>Three rounds</translation>
        </message>
        <message>
            <source>One round</source>
            <translation>One round</translation>
        </message>
        <message>
            <source>Five rounds</source>
            <translation>Five rounds</translation>
        </message>
    </context>
    <context>
        <name>Window</name>
        <message>
            <source>{problem} If you leave the table now, what could not be saved is lost.</source>
            <translation>{problem} If you leave the table now, what could not be saved is lost.</translation>
        </message>
        <message>
            <source>Leave the table</source>
            <translation>Leave the table</translation>
        </message>
        <message>
            <source>Stay at the table</source>
            <translation>Stay at the table</translation>
        </message>
    </context>
</TS>
