<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <context>
        <name>About</name>
        <message>
            <source>The folder could not be opened. Please open it yourself: its name is shown above.</source>
            <translation>Der Ordner ließ sich nicht öffnen. Öffne ihn bitte selbst: Sein Name steht oben.</translation>
        </message>
        <message>
            <source>Nothing is being saved: you are playing without saving.</source>
            <translation>Gerade wird nichts gespeichert: Du spielst ohne Speichern.</translation>
        </message>
        <message>
            <source>All games and settings are in this folder:
{folder}</source>
            <translation>Alle Spiele und Einstellungen liegen in diesem Ordner:
{folder}</translation>
        </message>
        <message>
            <source>If something goes wrong in the program, it is written down in {file}: where it happened, and no cards or names.</source>
            <translation>Geht im Programm etwas schief, steht es in {file}: wo es geschah, aber keine Karten und keine Namen.</translation>
        </message>
        <message>
            <source>To move them to another computer, close the program on both and copy the whole folder. To take a single game with you, save it to a file under “Saved games”.</source>
            <translation>Willst du sie auf einen anderen Computer mitnehmen, schließ das Programm auf beiden und kopier den ganzen Ordner. Ein einzelnes Spiel speicherst du unter „Gespeicherte Spiele“ in eine Datei.</translation>
        </message>
        <message>
            <source>About Card Table</source>
            <translation>Über Card Table</translation>
        </message>
        <message>
            <source>Card Table, version {version}</source>
            <translation>Card Table, Version {version}</translation>
        </message>
        <message>
            <source>Eleven traditional card games for the family. Free software under the MIT licence; the source code is at {address}.</source>
            <translation>Elf traditionelle Kartenspiele für die Familie. Freie Software unter der MIT-Lizenz; der Quelltext liegt unter {address}.</translation>
        </message>
        <message>
            <source>The program never connects to the internet. Nothing reaches it from outside until somebody opens the door for phones at a table; then it speaks with these phones alone, in the network at home and not encrypted, until the door is shut. What you play stays on this computer.</source>
            <translation>Das Programm verbindet sich nie mit dem Internet. Von außen erreicht es niemand, bis jemand an einem Tisch die Tür für Handys öffnet; dann spricht es nur mit diesen Handys, im Netz zu Hause und unverschlüsselt, bis die Tür geschlossen wird. Was du spielst, bleibt auf diesem Computer.</translation>
        </message>
        <message>
            <source>Where your games are</source>
            <translation>Wo die Spiele liegen</translation>
        </message>
        <message>
            <source>Show the folder</source>
            <translation>Ordner anzeigen</translation>
        </message>
        <message>
            <source>What it is made of</source>
            <translation>Woraus es besteht</translation>
        </message>
        <message>
            <source>Qt is used under the GNU Lesser General Public License, version 3: as separate, unmodified libraries that you may replace with your own.</source>
            <translation>Qt wird unter der GNU Lesser General Public License, Version 3, verwendet: als getrennte, unveränderte Bibliotheken, die du durch eigene ersetzen darfst.</translation>
        </message>
        <message>
            <source>The licences, word for word</source>
            <translation>Die Lizenzen im Wortlaut</translation>
        </message>
    </context>
    <context>
        <name>Backup</name>
        <message>
            <source>Bring them back</source>
            <translation>Zurückholen</translation>
        </message>
        <message numerus="yes">
            <source>The backup of {day} holds %n game(s) that are not in the list.</source>
            <comment>saved games</comment>
            <translation>
                <numerusform>In der Sicherung vom {day} ist %n Spiel, das in der Liste fehlt.</numerusform>
                <numerusform>In der Sicherung vom {day} sind %n Spiele, die in der Liste fehlen.</numerusform>
            </translation>
        </message>
        <message>
            <source>{holds} Bring them back?</source>
            <translation>{holds} Sollen sie zurückgeholt werden?</translation>
        </message>
        <message>
            <source>From a backup …</source>
            <translation>Aus einer Sicherung …</translation>
        </message>
    </context>
    <context>
        <name>Cards</name>
        <message>
            <source>aces</source>
            <comment>several cards of the rank, nominative</comment>
            <translation>Asse</translation>
        </message>
        <message>
            <source>twos</source>
            <comment>several cards of the rank, nominative</comment>
            <translation>Zweien</translation>
        </message>
        <message>
            <source>threes</source>
            <comment>several cards of the rank, nominative</comment>
            <translation>Dreien</translation>
        </message>
        <message>
            <source>fours</source>
            <comment>several cards of the rank, nominative</comment>
            <translation>Vieren</translation>
        </message>
        <message>
            <source>fives</source>
            <comment>several cards of the rank, nominative</comment>
            <translation>Fünfen</translation>
        </message>
        <message>
            <source>sixes</source>
            <comment>several cards of the rank, nominative</comment>
            <translation>Sechsen</translation>
        </message>
        <message>
            <source>sevens</source>
            <comment>several cards of the rank, nominative</comment>
            <translation>Siebenen</translation>
        </message>
        <message>
            <source>eights</source>
            <comment>several cards of the rank, nominative</comment>
            <translation>Achten</translation>
        </message>
        <message>
            <source>nines</source>
            <comment>several cards of the rank, nominative</comment>
            <translation>Neunen</translation>
        </message>
        <message>
            <source>tens</source>
            <comment>several cards of the rank, nominative</comment>
            <translation>Zehnen</translation>
        </message>
        <message>
            <source>jacks</source>
            <comment>several cards of the rank, nominative</comment>
            <translation>Buben</translation>
        </message>
        <message>
            <source>queens</source>
            <comment>several cards of the rank, nominative</comment>
            <translation>Damen</translation>
        </message>
        <message>
            <source>kings</source>
            <comment>several cards of the rank, nominative</comment>
            <translation>Könige</translation>
        </message>
        <message>
            <source>an ace</source>
            <comment>any card of the rank, nominative</comment>
            <translation>Ass</translation>
        </message>
        <message>
            <source>a two</source>
            <comment>any card of the rank, nominative</comment>
            <translation>Zwei</translation>
        </message>
        <message>
            <source>a three</source>
            <comment>any card of the rank, nominative</comment>
            <translation>Drei</translation>
        </message>
        <message>
            <source>a four</source>
            <comment>any card of the rank, nominative</comment>
            <translation>Vier</translation>
        </message>
        <message>
            <source>a five</source>
            <comment>any card of the rank, nominative</comment>
            <translation>Fünf</translation>
        </message>
        <message>
            <source>a six</source>
            <comment>any card of the rank, nominative</comment>
            <translation>Sechs</translation>
        </message>
        <message>
            <source>a seven</source>
            <comment>any card of the rank, nominative</comment>
            <translation>Sieben</translation>
        </message>
        <message>
            <source>an eight</source>
            <comment>any card of the rank, nominative</comment>
            <translation>Acht</translation>
        </message>
        <message>
            <source>a nine</source>
            <comment>any card of the rank, nominative</comment>
            <translation>Neun</translation>
        </message>
        <message>
            <source>a ten</source>
            <comment>any card of the rank, nominative</comment>
            <translation>Zehn</translation>
        </message>
        <message>
            <source>a jack</source>
            <comment>any card of the rank, nominative</comment>
            <translation>Bube</translation>
        </message>
        <message>
            <source>a queen</source>
            <comment>any card of the rank, nominative</comment>
            <translation>Dame</translation>
        </message>
        <message>
            <source>a king</source>
            <comment>any card of the rank, nominative</comment>
            <translation>König</translation>
        </message>
        <message>
            <source>ace of spades</source>
            <comment>nominative</comment>
            <translation>Pik-Ass</translation>
        </message>
        <message>
            <source>two of spades</source>
            <comment>nominative</comment>
            <translation>Pik-Zwei</translation>
        </message>
        <message>
            <source>three of spades</source>
            <comment>nominative</comment>
            <translation>Pik-Drei</translation>
        </message>
        <message>
            <source>four of spades</source>
            <comment>nominative</comment>
            <translation>Pik-Vier</translation>
        </message>
        <message>
            <source>five of spades</source>
            <comment>nominative</comment>
            <translation>Pik-Fünf</translation>
        </message>
        <message>
            <source>six of spades</source>
            <comment>nominative</comment>
            <translation>Pik-Sechs</translation>
        </message>
        <message>
            <source>seven of spades</source>
            <comment>nominative</comment>
            <translation>Pik-Sieben</translation>
        </message>
        <message>
            <source>eight of spades</source>
            <comment>nominative</comment>
            <translation>Pik-Acht</translation>
        </message>
        <message>
            <source>nine of spades</source>
            <comment>nominative</comment>
            <translation>Pik-Neun</translation>
        </message>
        <message>
            <source>ten of spades</source>
            <comment>nominative</comment>
            <translation>Pik-Zehn</translation>
        </message>
        <message>
            <source>jack of spades</source>
            <comment>nominative</comment>
            <translation>Pik-Bube</translation>
        </message>
        <message>
            <source>queen of spades</source>
            <comment>nominative</comment>
            <translation>Pik-Dame</translation>
        </message>
        <message>
            <source>king of spades</source>
            <comment>nominative</comment>
            <translation>Pik-König</translation>
        </message>
        <message>
            <source>ace of hearts</source>
            <comment>nominative</comment>
            <translation>Herz-Ass</translation>
        </message>
        <message>
            <source>two of hearts</source>
            <comment>nominative</comment>
            <translation>Herz-Zwei</translation>
        </message>
        <message>
            <source>three of hearts</source>
            <comment>nominative</comment>
            <translation>Herz-Drei</translation>
        </message>
        <message>
            <source>four of hearts</source>
            <comment>nominative</comment>
            <translation>Herz-Vier</translation>
        </message>
        <message>
            <source>five of hearts</source>
            <comment>nominative</comment>
            <translation>Herz-Fünf</translation>
        </message>
        <message>
            <source>six of hearts</source>
            <comment>nominative</comment>
            <translation>Herz-Sechs</translation>
        </message>
        <message>
            <source>seven of hearts</source>
            <comment>nominative</comment>
            <translation>Herz-Sieben</translation>
        </message>
        <message>
            <source>eight of hearts</source>
            <comment>nominative</comment>
            <translation>Herz-Acht</translation>
        </message>
        <message>
            <source>nine of hearts</source>
            <comment>nominative</comment>
            <translation>Herz-Neun</translation>
        </message>
        <message>
            <source>ten of hearts</source>
            <comment>nominative</comment>
            <translation>Herz-Zehn</translation>
        </message>
        <message>
            <source>jack of hearts</source>
            <comment>nominative</comment>
            <translation>Herz-Bube</translation>
        </message>
        <message>
            <source>queen of hearts</source>
            <comment>nominative</comment>
            <translation>Herz-Dame</translation>
        </message>
        <message>
            <source>king of hearts</source>
            <comment>nominative</comment>
            <translation>Herz-König</translation>
        </message>
        <message>
            <source>ace of clubs</source>
            <comment>nominative</comment>
            <translation>Kreuz-Ass</translation>
        </message>
        <message>
            <source>two of clubs</source>
            <comment>nominative</comment>
            <translation>Kreuz-Zwei</translation>
        </message>
        <message>
            <source>three of clubs</source>
            <comment>nominative</comment>
            <translation>Kreuz-Drei</translation>
        </message>
        <message>
            <source>four of clubs</source>
            <comment>nominative</comment>
            <translation>Kreuz-Vier</translation>
        </message>
        <message>
            <source>five of clubs</source>
            <comment>nominative</comment>
            <translation>Kreuz-Fünf</translation>
        </message>
        <message>
            <source>six of clubs</source>
            <comment>nominative</comment>
            <translation>Kreuz-Sechs</translation>
        </message>
        <message>
            <source>seven of clubs</source>
            <comment>nominative</comment>
            <translation>Kreuz-Sieben</translation>
        </message>
        <message>
            <source>eight of clubs</source>
            <comment>nominative</comment>
            <translation>Kreuz-Acht</translation>
        </message>
        <message>
            <source>nine of clubs</source>
            <comment>nominative</comment>
            <translation>Kreuz-Neun</translation>
        </message>
        <message>
            <source>ten of clubs</source>
            <comment>nominative</comment>
            <translation>Kreuz-Zehn</translation>
        </message>
        <message>
            <source>jack of clubs</source>
            <comment>nominative</comment>
            <translation>Kreuz-Bube</translation>
        </message>
        <message>
            <source>queen of clubs</source>
            <comment>nominative</comment>
            <translation>Kreuz-Dame</translation>
        </message>
        <message>
            <source>king of clubs</source>
            <comment>nominative</comment>
            <translation>Kreuz-König</translation>
        </message>
        <message>
            <source>ace of diamonds</source>
            <comment>nominative</comment>
            <translation>Karo-Ass</translation>
        </message>
        <message>
            <source>two of diamonds</source>
            <comment>nominative</comment>
            <translation>Karo-Zwei</translation>
        </message>
        <message>
            <source>three of diamonds</source>
            <comment>nominative</comment>
            <translation>Karo-Drei</translation>
        </message>
        <message>
            <source>four of diamonds</source>
            <comment>nominative</comment>
            <translation>Karo-Vier</translation>
        </message>
        <message>
            <source>five of diamonds</source>
            <comment>nominative</comment>
            <translation>Karo-Fünf</translation>
        </message>
        <message>
            <source>six of diamonds</source>
            <comment>nominative</comment>
            <translation>Karo-Sechs</translation>
        </message>
        <message>
            <source>seven of diamonds</source>
            <comment>nominative</comment>
            <translation>Karo-Sieben</translation>
        </message>
        <message>
            <source>eight of diamonds</source>
            <comment>nominative</comment>
            <translation>Karo-Acht</translation>
        </message>
        <message>
            <source>nine of diamonds</source>
            <comment>nominative</comment>
            <translation>Karo-Neun</translation>
        </message>
        <message>
            <source>ten of diamonds</source>
            <comment>nominative</comment>
            <translation>Karo-Zehn</translation>
        </message>
        <message>
            <source>jack of diamonds</source>
            <comment>nominative</comment>
            <translation>Karo-Bube</translation>
        </message>
        <message>
            <source>queen of diamonds</source>
            <comment>nominative</comment>
            <translation>Karo-Dame</translation>
        </message>
        <message>
            <source>king of diamonds</source>
            <comment>nominative</comment>
            <translation>Karo-König</translation>
        </message>
        <message>
            <source>red joker</source>
            <comment>nominative</comment>
            <translation>roter Joker</translation>
        </message>
        <message>
            <source>black joker</source>
            <comment>nominative</comment>
            <translation>schwarzer Joker</translation>
        </message>
        <message>
            <source>green joker</source>
            <comment>nominative</comment>
            <translation>grüner Joker</translation>
        </message>
        <message>
            <source>ace of spades</source>
            <comment>accusative</comment>
            <translation>das Pik-Ass</translation>
        </message>
        <message>
            <source>two of spades</source>
            <comment>accusative</comment>
            <translation>die Pik-Zwei</translation>
        </message>
        <message>
            <source>three of spades</source>
            <comment>accusative</comment>
            <translation>die Pik-Drei</translation>
        </message>
        <message>
            <source>four of spades</source>
            <comment>accusative</comment>
            <translation>die Pik-Vier</translation>
        </message>
        <message>
            <source>five of spades</source>
            <comment>accusative</comment>
            <translation>die Pik-Fünf</translation>
        </message>
        <message>
            <source>six of spades</source>
            <comment>accusative</comment>
            <translation>die Pik-Sechs</translation>
        </message>
        <message>
            <source>seven of spades</source>
            <comment>accusative</comment>
            <translation>die Pik-Sieben</translation>
        </message>
        <message>
            <source>eight of spades</source>
            <comment>accusative</comment>
            <translation>die Pik-Acht</translation>
        </message>
        <message>
            <source>nine of spades</source>
            <comment>accusative</comment>
            <translation>die Pik-Neun</translation>
        </message>
        <message>
            <source>ten of spades</source>
            <comment>accusative</comment>
            <translation>die Pik-Zehn</translation>
        </message>
        <message>
            <source>jack of spades</source>
            <comment>accusative</comment>
            <translation>den Pik-Buben</translation>
        </message>
        <message>
            <source>queen of spades</source>
            <comment>accusative</comment>
            <translation>die Pik-Dame</translation>
        </message>
        <message>
            <source>king of spades</source>
            <comment>accusative</comment>
            <translation>den Pik-König</translation>
        </message>
        <message>
            <source>ace of hearts</source>
            <comment>accusative</comment>
            <translation>das Herz-Ass</translation>
        </message>
        <message>
            <source>two of hearts</source>
            <comment>accusative</comment>
            <translation>die Herz-Zwei</translation>
        </message>
        <message>
            <source>three of hearts</source>
            <comment>accusative</comment>
            <translation>die Herz-Drei</translation>
        </message>
        <message>
            <source>four of hearts</source>
            <comment>accusative</comment>
            <translation>die Herz-Vier</translation>
        </message>
        <message>
            <source>five of hearts</source>
            <comment>accusative</comment>
            <translation>die Herz-Fünf</translation>
        </message>
        <message>
            <source>six of hearts</source>
            <comment>accusative</comment>
            <translation>die Herz-Sechs</translation>
        </message>
        <message>
            <source>seven of hearts</source>
            <comment>accusative</comment>
            <translation>die Herz-Sieben</translation>
        </message>
        <message>
            <source>eight of hearts</source>
            <comment>accusative</comment>
            <translation>die Herz-Acht</translation>
        </message>
        <message>
            <source>nine of hearts</source>
            <comment>accusative</comment>
            <translation>die Herz-Neun</translation>
        </message>
        <message>
            <source>ten of hearts</source>
            <comment>accusative</comment>
            <translation>die Herz-Zehn</translation>
        </message>
        <message>
            <source>jack of hearts</source>
            <comment>accusative</comment>
            <translation>den Herz-Buben</translation>
        </message>
        <message>
            <source>queen of hearts</source>
            <comment>accusative</comment>
            <translation>die Herz-Dame</translation>
        </message>
        <message>
            <source>king of hearts</source>
            <comment>accusative</comment>
            <translation>den Herz-König</translation>
        </message>
        <message>
            <source>ace of clubs</source>
            <comment>accusative</comment>
            <translation>das Kreuz-Ass</translation>
        </message>
        <message>
            <source>two of clubs</source>
            <comment>accusative</comment>
            <translation>die Kreuz-Zwei</translation>
        </message>
        <message>
            <source>three of clubs</source>
            <comment>accusative</comment>
            <translation>die Kreuz-Drei</translation>
        </message>
        <message>
            <source>four of clubs</source>
            <comment>accusative</comment>
            <translation>die Kreuz-Vier</translation>
        </message>
        <message>
            <source>five of clubs</source>
            <comment>accusative</comment>
            <translation>die Kreuz-Fünf</translation>
        </message>
        <message>
            <source>six of clubs</source>
            <comment>accusative</comment>
            <translation>die Kreuz-Sechs</translation>
        </message>
        <message>
            <source>seven of clubs</source>
            <comment>accusative</comment>
            <translation>die Kreuz-Sieben</translation>
        </message>
        <message>
            <source>eight of clubs</source>
            <comment>accusative</comment>
            <translation>die Kreuz-Acht</translation>
        </message>
        <message>
            <source>nine of clubs</source>
            <comment>accusative</comment>
            <translation>die Kreuz-Neun</translation>
        </message>
        <message>
            <source>ten of clubs</source>
            <comment>accusative</comment>
            <translation>die Kreuz-Zehn</translation>
        </message>
        <message>
            <source>jack of clubs</source>
            <comment>accusative</comment>
            <translation>den Kreuz-Buben</translation>
        </message>
        <message>
            <source>queen of clubs</source>
            <comment>accusative</comment>
            <translation>die Kreuz-Dame</translation>
        </message>
        <message>
            <source>king of clubs</source>
            <comment>accusative</comment>
            <translation>den Kreuz-König</translation>
        </message>
        <message>
            <source>ace of diamonds</source>
            <comment>accusative</comment>
            <translation>das Karo-Ass</translation>
        </message>
        <message>
            <source>two of diamonds</source>
            <comment>accusative</comment>
            <translation>die Karo-Zwei</translation>
        </message>
        <message>
            <source>three of diamonds</source>
            <comment>accusative</comment>
            <translation>die Karo-Drei</translation>
        </message>
        <message>
            <source>four of diamonds</source>
            <comment>accusative</comment>
            <translation>die Karo-Vier</translation>
        </message>
        <message>
            <source>five of diamonds</source>
            <comment>accusative</comment>
            <translation>die Karo-Fünf</translation>
        </message>
        <message>
            <source>six of diamonds</source>
            <comment>accusative</comment>
            <translation>die Karo-Sechs</translation>
        </message>
        <message>
            <source>seven of diamonds</source>
            <comment>accusative</comment>
            <translation>die Karo-Sieben</translation>
        </message>
        <message>
            <source>eight of diamonds</source>
            <comment>accusative</comment>
            <translation>die Karo-Acht</translation>
        </message>
        <message>
            <source>nine of diamonds</source>
            <comment>accusative</comment>
            <translation>die Karo-Neun</translation>
        </message>
        <message>
            <source>ten of diamonds</source>
            <comment>accusative</comment>
            <translation>die Karo-Zehn</translation>
        </message>
        <message>
            <source>jack of diamonds</source>
            <comment>accusative</comment>
            <translation>den Karo-Buben</translation>
        </message>
        <message>
            <source>queen of diamonds</source>
            <comment>accusative</comment>
            <translation>die Karo-Dame</translation>
        </message>
        <message>
            <source>king of diamonds</source>
            <comment>accusative</comment>
            <translation>den Karo-König</translation>
        </message>
        <message>
            <source>red joker</source>
            <comment>accusative</comment>
            <translation>den roten Joker</translation>
        </message>
        <message>
            <source>black joker</source>
            <comment>accusative</comment>
            <translation>den schwarzen Joker</translation>
        </message>
        <message>
            <source>green joker</source>
            <comment>accusative</comment>
            <translation>den grünen Joker</translation>
        </message>
        <message>
            <source>spades</source>
            <comment>name of a suit</comment>
            <translation>Pik</translation>
        </message>
        <message>
            <source>hearts</source>
            <comment>name of a suit</comment>
            <translation>Herz</translation>
        </message>
        <message>
            <source>clubs</source>
            <comment>name of a suit</comment>
            <translation>Kreuz</translation>
        </message>
        <message>
            <source>diamonds</source>
            <comment>name of a suit</comment>
            <translation>Karo</translation>
        </message>
        <message>
            <source>a face-down card</source>
            <translation>verdeckte Karte</translation>
        </message>
    </context>
    <context>
        <name>Characters</name>
        <message>
            <source>Reynard</source>
            <comment>a computer player’s first name that sounds like the animal: fox</comment>
            <translation>Reineke</translation>
        </message>
        <message>
            <source>Poppy</source>
            <comment>a computer player’s first name that sounds like: puffin</comment>
            <translation>Paula</translation>
        </message>
        <message>
            <source>Barney</source>
            <comment>a computer player’s first name that sounds like the animal: bear</comment>
            <translation>Bruno</translation>
        </message>
        <message>
            <source>Olive</source>
            <comment>a computer player’s first name that sounds like the animal: owl</comment>
            <translation>Eulalia</translation>
        </message>
        <message>
            <source>Ramsay</source>
            <comment>a computer player’s first name that sounds like the animal: ram</comment>
            <translation>Widukind</translation>
        </message>
        <message>
            <source>Harriet</source>
            <comment>a computer player’s first name that sounds like the animal: hare</comment>
            <translation>Hanne</translation>
        </message>
        <message>
            <source>Corbin</source>
            <comment>a computer player’s first name that sounds like the animal: raven</comment>
            <translation>Raban</translation>
        </message>
        <message>
            <source>Selma</source>
            <comment>a computer player’s first name that sounds like the animal: seal</comment>
            <translation>Selma</translation>
        </message>
        <message>
            <source>Kitty</source>
            <comment>a computer player’s first name that sounds like the animal: cat</comment>
            <translation>Kathinka</translation>
        </message>
        <message>
            <source>Reynard’s cousin</source>
            <comment>in place of a name; he is one of the same kind</comment>
            <translation>Reinekes Vetter</translation>
        </message>
        <message>
            <source>Poppy’s cousin</source>
            <comment>in place of a name; she is one of the same kind</comment>
            <translation>Paulas Cousine</translation>
        </message>
        <message>
            <source>Barney’s cousin</source>
            <comment>in place of a name; he is one of the same kind</comment>
            <translation>Brunos Vetter</translation>
        </message>
        <message>
            <source>Olive’s cousin</source>
            <comment>in place of a name; she is one of the same kind</comment>
            <translation>Eulalias Cousine</translation>
        </message>
        <message>
            <source>Ramsay’s cousin</source>
            <comment>in place of a name; he is one of the same kind</comment>
            <translation>Widukinds Vetter</translation>
        </message>
        <message>
            <source>Harriet’s cousin</source>
            <comment>in place of a name; she is one of the same kind</comment>
            <translation>Cousine von Hanne</translation>
        </message>
        <message>
            <source>Corbin’s cousin</source>
            <comment>in place of a name; he is one of the same kind</comment>
            <translation>Rabans Vetter</translation>
        </message>
        <message>
            <source>Selma’s cousin</source>
            <comment>in place of a name; she is one of the same kind</comment>
            <translation>Selmas Cousine</translation>
        </message>
        <message>
            <source>Kitty’s cousin</source>
            <comment>in place of a name; she is one of the same kind</comment>
            <translation>Kathinkas Cousine</translation>
        </message>
        <message>
            <source>{name} ({character}): “{habit}”</source>
            <comment>a computer player’s name, what it is, what it says that it does</comment>
            <translation>{name} ({character}): „{habit}“</translation>
        </message>
        <message>
            <source>{name} ({character})</source>
            <comment>a computer player’s name, and what it is and likes</comment>
            <translation>{name} ({character})</translation>
        </message>
    </context>
    <context>
        <name>Colours</name>
        <message>
            <source>Purple</source>
            <comment>a seat</comment>
            <translation>Lila</translation>
        </message>
        <message>
            <source>Blue</source>
            <comment>a seat</comment>
            <translation>Blau</translation>
        </message>
        <message>
            <source>Red</source>
            <comment>a seat</comment>
            <translation>Rot</translation>
        </message>
        <message>
            <source>Green</source>
            <comment>a seat</comment>
            <translation>Grün</translation>
        </message>
        <message>
            <source>Gold</source>
            <comment>a seat</comment>
            <translation>Gold</translation>
        </message>
        <message>
            <source>Indigo</source>
            <comment>a seat</comment>
            <translation>Indigo</translation>
        </message>
        <message>
            <source>Raspberry</source>
            <comment>a seat</comment>
            <translation>Himbeerrot</translation>
        </message>
        <message>
            <source>Olive</source>
            <comment>a seat</comment>
            <translation>Olivgrün</translation>
        </message>
    </context>
    <context>
        <name>Curtain</name>
        <message>
            <source>Hand over to {player}</source>
            <translation>Weitergeben an {player}</translation>
        </message>
        <message>
            <source>Since you last looked</source>
            <translation>Seit du zuletzt hingesehen hast</translation>
        </message>
        <message>
            <source>{player}: show my cards</source>
            <translation>{player}: Meine Karten zeigen</translation>
        </message>
        <message>
            <source>Hold to peek (key V)</source>
            <translation>Nachsehen: halten (V)</translation>
        </message>
        <message>
            <source>Take back last move</source>
            <translation>Zug zurücknehmen</translation>
        </message>
        <message>
            <source>Take that turn back</source>
            <translation>Diesen Zug zurücknehmen</translation>
        </message>
        <message>
            <source>{player} is away: a computer plays this turn</source>
            <comment>button</comment>
            <translation>{player} ist weg: Der Computer spielt diesmal</translation>
        </message>
        <message>
            <source>Everybody else, please look away.</source>
            <translation>Alle anderen schauen bitte weg.</translation>
        </message>
        <message>
            <source>You were away, and a computer player took your turn.</source>
            <comment>told on return</comment>
            <translation>Du warst weg, und ein Computerspieler hat für dich gespielt.</translation>
        </message>
        <message>
            <source>{player}: {call}</source>
            <comment>a player's call</comment>
            <translation>{player}: {call}</translation>
        </message>
    </context>
    <context>
        <name>Dares</name>
        <message>
            <source>{player} against the same cards</source>
            <comment>on an envelope</comment>
            <translation>{player} gegen dieselben Karten</translation>
        </message>
        <message>
            <source>The envelope lies on the home page: {dare}. It can be opened from tomorrow on.</source>
            <translation>Der Umschlag liegt auf der Startseite: {dare}. Ab morgen kann er geöffnet werden.</translation>
        </message>
        <message>
            <source>The envelope lies on the home page: {dare}.</source>
            <translation>Der Umschlag liegt auf der Startseite: {dare}.</translation>
        </message>
        <message>
            <source>Yesterday: {first} Today: {second}</source>
            <comment>how the same cards ended, twice a sentence</comment>
            <translation>Gestern: {first} Heute: {second}</translation>
        </message>
        <message>
            <source>First: {first} Then: {second}</source>
            <comment>how the same cards ended, twice a sentence</comment>
            <translation>Zuerst: {first} Danach: {second}</translation>
        </message>
        <message>
            <source>It can be opened from tomorrow on.</source>
            <comment>an envelope</comment>
            <translation>Ab morgen kann der Umschlag geöffnet werden.</translation>
        </message>
        <message>
            <source>It has been opened and waits to be played on.</source>
            <comment>an envelope</comment>
            <translation>Der Umschlag ist geöffnet, und das Spiel wartet darauf, dass es weitergeht.</translation>
        </message>
        <message>
            <source>Open it and play these cards again.</source>
            <comment>an envelope</comment>
            <translation>Öffne den Umschlag und spiel dieselben Karten noch einmal.</translation>
        </message>
        <message>
            <source>{dare}. {state}</source>
            <comment>an envelope, and in whole sentences how it lies there</comment>
            <translation>{dare}. {state}</translation>
        </message>
        <message>
            <source>Put the envelope away</source>
            <translation>Umschlag wegräumen</translation>
        </message>
        <message>
            <source>Leave it there</source>
            <translation>Liegen lassen</translation>
        </message>
        <message>
            <source>Put the same cards into an envelope on the home page: from tomorrow on the loser can play them again.</source>
            <translation>Dieselben Karten in einen Umschlag auf der Startseite legen: Ab morgen kann, wer verloren hat, sie noch einmal spielen.</translation>
        </message>
        <message>
            <source>For tomorrow</source>
            <comment>the same button, in little room</comment>
            <translation>Für morgen</translation>
        </message>
        <message>
            <source>Seal for tomorrow</source>
            <comment>button: the cards of a lost match</comment>
            <translation>Für morgen versiegeln</translation>
        </message>
    </context>
    <context>
        <name>Deals</name>
        <message>
            <source>Play these cards again</source>
            <translation>Dieselben Karten noch mal</translation>
        </message>
        <message>
            <source>Same cards, new seats</source>
            <comment>the same deal with people in other seats</comment>
            <translation>Plätze tauschen</translation>
        </message>
        <message>
            <source>Copy deal code {code}</source>
            <translation>Code {code} kopieren</translation>
        </message>
        <message>
            <source>The deal code {code} was copied.</source>
            <translation>Der Kartencode {code} wurde kopiert.</translation>
        </message>
        <message>
            <source>This game is still being played, and from another seat you would see cards that are hidden in it. It stays as it is. Finish it first, then choose other seats.</source>
            <translation>Diese Partie wird noch gespielt, und von einem anderen Platz aus sähe man Karten, die in ihr verborgen sind. Sie bleibt, wie sie ist. Spielt sie erst zu Ende und wählt dann andere Plätze.</translation>
        </message>
        <message>
            <source>Deal code {code}</source>
            <translation>Kartencode {code}</translation>
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
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Open a saved game</source>
            <translation>Gespeichertes Spiel öffnen</translation>
        </message>
        <message>
            <source>Save the game to a file</source>
            <translation>Spiel in eine Datei speichern</translation>
        </message>
        <message>
            <source>Saved games</source>
            <translation>Gespeicherte Spiele</translation>
        </message>
        <message>
            <source>Open house rules</source>
            <translation>Hausregeln öffnen</translation>
        </message>
        <message>
            <source>Save the house rules to a file</source>
            <translation>Hausregeln in eine Datei speichern</translation>
        </message>
        <message>
            <source>Nobody could see this name. Nothing was changed. Write one with at least one letter, number or picture.</source>
            <translation>Diesen Namen könnte niemand sehen. Nichts wurde geändert. Schreib einen mit mindestens einem Buchstaben, einer Zahl oder einem Bild.</translation>
        </message>
        <message>
            <source>House rules</source>
            <translation>Hausregeln</translation>
        </message>
        <message>
            <source>Save the statistics to a file</source>
            <translation>Statistik in eine Datei speichern</translation>
        </message>
        <message>
            <source>Spreadsheets</source>
            <translation>Tabellen</translation>
        </message>
        <message>
            <source>There is already a file called {name}. Replace it?</source>
            <translation>Es gibt schon eine Datei mit dem Namen {name}. Soll sie ersetzt werden?</translation>
        </message>
        <message>
            <source>Replace it</source>
            <translation>Ersetzen</translation>
        </message>
        <message>
            <source>Choose another name</source>
            <translation>Anderen Namen wählen</translation>
        </message>
        <message>
            <source>Save as a PDF</source>
            <translation>Als PDF speichern</translation>
        </message>
        <message>
            <source>PDF documents</source>
            <translation>PDF-Dokumente</translation>
        </message>
        <message>
            <source>Save as a picture</source>
            <translation>Als Bild speichern</translation>
        </message>
        <message>
            <source>Pictures</source>
            <translation>Bilder</translation>
        </message>
    </context>
    <context>
        <name>Evenings</name>
        <message>
            <source>ddd d MMMM</source>
            <comment>day on a note, as Qt writes it: ddd weekday, d day, MMMM month</comment>
            <translation>ddd d. MMMM</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s)</source>
            <comment>finished on one evening</comment>
            <translation>
                <numerusform>%n Partie</numerusform>
                <numerusform>%n Partien</numerusform>
            </translation>
        </message>
        <message>
            <source>Winner of the evening</source>
            <translation>Abendsieg</translation>
        </message>
        <message>
            <source>Winners of the evening</source>
            <translation>Geteilter Abendsieg</translation>
        </message>
        <message numerus="yes">
            <source>{heading}: {players}, {won} of %n game(s)</source>
            <comment>of one evening</comment>
            <translation>
                <numerusform>{heading}: {players}, {won} von %n Partie</numerusform>
                <numerusform>{heading}: {players}, {won} von %n Partien</numerusform>
            </translation>
        </message>
        <message>
            <source>won</source>
            <comment>in the table of an evening</comment>
            <translation>gewonnen</translation>
        </message>
        <message>
            <source>Boldest cheat: {told}</source>
            <comment>below the table of an evening; a whole sentence follows</comment>
            <translation>Am dreistesten geschummelt: {told}</translation>
        </message>
        <message>
            <source>Not counted: {games}. A decision was taken back there, or the cards were known.</source>
            <comment>below the table of an evening</comment>
            <translation>Nicht gezählt: {games}. Dort wurde eine Entscheidung zurückgenommen, oder die Karten waren bekannt.</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Punktetabelle</translation>
        </message>
        <message>
            <source>No evening yet</source>
            <translation>Noch kein Abend</translation>
        </message>
        <message>
            <source>Evenings</source>
            <translation>Spieleabende</translation>
        </message>
        <message>
            <source>Score sheets</source>
            <comment>button: of the games of an evening</comment>
            <translation>Punktetabellen</translation>
        </message>
        <message>
            <source>When two or more of you have finished a game together, the evening appears here with everything you played.</source>
            <translation>Sobald ihr zu zweit oder mit mehreren eine Partie zu Ende gespielt habt, steht der Abend hier mit allem, was ihr gespielt habt.</translation>
        </message>
        <message>
            <source>The evening: {day}</source>
            <comment>title of a page that is printed</comment>
            <translation>Spieleabend: {day}</translation>
        </message>
        <message>
            <source>Games won</source>
            <comment>before the number of games that each has won on an evening</comment>
            <translation>Gewonnene Partien</translation>
        </message>
    </context>
    <context>
        <name>Faces</name>
        <message>
            <source>Fox</source>
            <translation>Fuchs</translation>
        </message>
        <message>
            <source>Puffin</source>
            <translation>Papageitaucher</translation>
        </message>
        <message>
            <source>Bear</source>
            <translation>Bär</translation>
        </message>
        <message>
            <source>Owl</source>
            <translation>Eule</translation>
        </message>
        <message>
            <source>Ram</source>
            <translation>Widder</translation>
        </message>
        <message>
            <source>Hare</source>
            <translation>Hase</translation>
        </message>
        <message>
            <source>Raven</source>
            <translation>Rabe</translation>
        </message>
        <message>
            <source>Seal</source>
            <translation>Seehund</translation>
        </message>
        <message>
            <source>Cat</source>
            <translation>Katze</translation>
        </message>
        <message>
            <source>Faces</source>
            <translation>Gesichter</translation>
        </message>
        <message>
            <source>plays steadily</source>
            <comment>how a computer player likes to play</comment>
            <translation>spielt solide</translation>
        </message>
        <message>
            <source>plays carefully</source>
            <comment>how a computer player likes to play</comment>
            <translation>spielt vorsichtig</translation>
        </message>
        <message>
            <source>takes what it can get</source>
            <comment>how a computer player likes to play</comment>
            <translation>nimmt, was sich bietet</translation>
        </message>
        <message>
            <source>plays boldly</source>
            <comment>how a computer player likes to play</comment>
            <translation>spielt mutig</translation>
        </message>
        <message>
            <source>computer ({level})</source>
            <comment>who it is and how well it plays</comment>
            <translation>Computer ({level})</translation>
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
            <translation>Geführte erste Runde</translation>
        </message>
        <message>
            <source>Continue guided round</source>
            <comment>button: a guided first round that was left half done</comment>
            <translation>Geführt weiterspielen</translation>
        </message>
        <message numerus="yes">
            <source>about %n minute(s)</source>
            <comment>how long a guided first round takes</comment>
            <translation>
                <numerusform>etwa %n Minute</numerusform>
                <numerusform>etwa %n Minuten</numerusform>
            </translation>
        </message>
        <message>
            <source>Continue the guided round (step {step} of {steps})</source>
            <comment>in a menu; it was left half done</comment>
            <translation>Geführte Runde fortsetzen (Schritt {step} von {steps})</translation>
        </message>
        <message>
            <source>That would be fine, too. Here we do something else first.</source>
            <translation>Das geht auch. Hier machen wir zuerst etwas anderes.</translation>
        </message>
        <message>
            <source>No hurry. Read this first, then go on.</source>
            <translation>Es eilt nicht. Lies das erst, und geh dann weiter.</translation>
        </message>
        <message>
            <source>This card stays in your hand this time.</source>
            <translation>Diese Karte bleibt diesmal auf der Hand.</translation>
        </message>
        <message>
            <source>Step {step} of {steps}</source>
            <translation>Schritt {step} von {steps}</translation>
        </message>
        <message>
            <source>The hand points here: {things}.</source>
            <comment>names of cards, piles, players or buttons</comment>
            <translation>Die Hand zeigt hierhin: {things}.</translation>
        </message>
        <message>
            <source>Leave the guided round</source>
            <comment>button: end a guided first round early</comment>
            <translation>Geführte Runde beenden</translation>
        </message>
        <message>
            <source>Play a game</source>
            <translation>Eine Partie spielen</translation>
        </message>
        <message>
            <source>Back to the games</source>
            <comment>button at the end of a guided first round</comment>
            <translation>Zurück zu den Spielen</translation>
        </message>
        <message>
            <source>You can go on from here later</source>
            <translation>Du kannst später hier weitermachen</translation>
        </message>
        <message>
            <source>Is this game new to you? A guided first round shows it step by step ({length}).</source>
            <translation>Ist dieses Spiel neu für dich? Eine geführte erste Runde zeigt es Schritt für Schritt ({length}).</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>Jetzt nicht</translation>
        </message>
    </context>
    <context>
        <name>Home</name>
        <message>
            <source>Language</source>
            <translation>Sprache</translation>
        </message>
        <message>
            <source>Saved games</source>
            <translation>Gespeicherte Spiele</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>Statistik</translation>
        </message>
        <message>
            <source>Evenings</source>
            <translation>Spieleabende</translation>
        </message>
        <message>
            <source>People</source>
            <translation>Personen</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>Show everything again</source>
            <comment>button: after a start that left things out</comment>
            <translation>Alles wieder zeigen</translation>
        </message>
        <message>
            <source>Your settings, people and house rules could not be read just now; perhaps another program is using the file. They are kept as they are. What you see now is a fresh start; what you change lasts until you close the program. Close Card Table and open it again.</source>
            <translation>Deine Einstellungen, Personen und Hausregeln waren gerade nicht lesbar; vielleicht benutzt ein anderes Programm die Datei. Sie bleiben erhalten, wie sie sind. Was du jetzt siehst, ist wie beim ersten Start, und was du änderst, gilt, bis du das Programm schließt. Schließ Card Table und öffne es wieder.</translation>
        </message>
        <message>
            <source>Some of your settings, perhaps people or house rules, could not be read. Nothing that was played is touched, and the settings as they were are kept in the data folder as {file}.</source>
            <translation>Einiges in deinen Einstellungen, vielleicht Personen oder Hausregeln, war nicht lesbar. Was gespielt wurde, ist unberührt, und die bisherigen Einstellungen liegen im Datenordner als {file}.</translation>
        </message>
        <message>
            <source>If a name was being changed or forgotten, that has not been finished.</source>
            <translation>Falls ein Name gerade geändert oder vergessen wurde, ist das nicht zu Ende gebracht.</translation>
        </message>
        <message>
            <source>Unfinished games were not looked for.</source>
            <translation>Nach offenen Partien wurde nicht gesucht.</translation>
        </message>
        <message>
            <source>Your settings and people are kept, but were not read. What you see now is a fresh start; what you change lasts until you close the program.</source>
            <translation>Deine Einstellungen und Personen bleiben erhalten, wurden aber nicht gelesen. Was du jetzt siehst, ist wie beim ersten Start, und was du änderst, gilt, bis du das Programm schließt.</translation>
        </message>
        <message>
            <source>Play on</source>
            <comment>button: go on with the match that is shown</comment>
            <translation>Weiterspielen</translation>
        </message>
        <message>
            <source>Choose a table</source>
            <comment>button: set up a table of the game that is shown</comment>
            <translation>Tisch wählen</translation>
        </message>
        <message>
            <source>Shall we play?</source>
            <translation>Spielen wir?</translation>
        </message>
        <message>
            <source>{number} more</source>
            <comment>unfinished games, on a button</comment>
            <translation>{number} weitere</translation>
        </message>
        <message numerus="yes">
            <source>%n more unfinished game(s)</source>
            <comment>beside the newest ones</comment>
            <translation>
                <numerusform>%n weitere offene Partie</numerusform>
                <numerusform>%n weitere offene Partien</numerusform>
            </translation>
        </message>
        <message>
            <source>Cannot be shown</source>
            <comment>on the small picture of an unfinished game</comment>
            <translation>Nicht darstellbar</translation>
        </message>
        <message>
            <source>Cannot be opened</source>
            <comment>on the small picture of an unfinished game</comment>
            <translation>Nicht zu öffnen</translation>
        </message>
        <message>
            <source>The last start of Card Table did not come to its end. Everything that was played is kept. To be safe, this start left out the newest game and decks of cards from elsewhere; all games are under “Saved games”.</source>
            <translation>Beim letzten Mal ist Card Table nicht bis zum Ende gestartet. Alles Gespielte ist gespeichert. Zur Sicherheit blieben diesmal das neueste Spiel und fremde Kartenbilder weg. Alle Spiele stehen unter „Gespeicherte Spiele“.</translation>
        </message>
        <message>
            <source>Show newest game again</source>
            <translation>Neuestes Spiel zeigen</translation>
        </message>
        <message>
            <source>{fewest}–{most} players</source>
            <translation>{fewest}–{most} Spieler</translation>
        </message>
        <message>
            <source>{most} min</source>
            <comment>how long a game takes</comment>
            <translation>{most} Min.</translation>
        </message>
        <message>
            <source>{fewest}–{most} min</source>
            <comment>how long a game takes</comment>
            <translation>{fewest}–{most} Min.</translation>
        </message>
        <message>
            <source>{game}, the same for all</source>
            <comment>below: Deal of the day</comment>
            <translation>{game}, für alle gleich</translation>
        </message>
        <message>
            <source>{game}: rules and more</source>
            <translation>{game}: Regeln und mehr</translation>
        </message>
        <message>
            <source>{game}: same table again</source>
            <comment>a button</comment>
            <translation>{game}: noch mal mit denselben</translation>
        </message>
        <message numerus="yes">
            <source>%n player(s)</source>
            <comment>how many play a game</comment>
            <translation>
                <numerusform>%n Spieler</numerusform>
                <numerusform>%n Spieler</numerusform>
            </translation>
        </message>
        <message>
            <source>New game</source>
            <translation>Neues Spiel</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>Same table again</source>
            <translation>Noch mal mit denselben</translation>
        </message>
        <message>
            <source>{players} – last played {when}</source>
            <translation>{players} – zuletzt gespielt: {when}</translation>
        </message>
        <message>
            <source>Games</source>
            <comment>the shelf with all games, for readers</comment>
            <translation>Spiele</translation>
        </message>
        <message>
            <source>{player}, what would you do now? A position from an old game, for a minute.</source>
            <translation>{player}, was würdest du jetzt tun? Eine Stellung aus einer alten Partie, für eine Minute.</translation>
        </message>
    </context>
    <context>
        <name>Installation</name>
        <message>
            <source>A part of Card Table is missing or damaged: {part}. Everything that was played is kept. Start the program with {command}, which puts back what it can; if that does not help, download it again.</source>
            <translation>Ein Teil von Card Table fehlt oder ist beschädigt: {part}. Alles Gespielte ist gespeichert. Starte das Programm mit {command}, das ergänzt, was sich ergänzen lässt; hilft das nicht, lade es neu herunter.</translation>
        </message>
        <message>
            <source>A part of Card Table is missing or damaged: {part}. Everything that was played is kept. Install Card Table again; your games stay where they are.</source>
            <translation>Ein Teil von Card Table fehlt oder ist beschädigt: {part}. Alles Gespielte ist gespeichert. Installiere Card Table neu; deine Spiele bleiben, wo sie sind.</translation>
        </message>
    </context>
    <context>
        <name>Keys</name>
        <message>
            <source>D</source>
            <comment>letter of the button “Let it stand”</comment>
            <translation>G</translation>
        </message>
        <message>
            <source>T</source>
            <comment>letter of the button “Take %n card(s)”</comment>
            <translation>N</translation>
        </message>
        <message>
            <source>D</source>
            <comment>letter of the button “Draw”</comment>
            <translation>Z</translation>
        </message>
        <message>
            <source>P</source>
            <comment>letter of the button “Pass”</comment>
            <translation>P</translation>
        </message>
        <message>
            <source>E</source>
            <comment>letter of the button “End turn”</comment>
            <translation>B</translation>
        </message>
        <message>
            <source>T</source>
            <comment>letter of the button “Tuck under”</comment>
            <translation>U</translation>
        </message>
        <message>
            <source>H</source>
            <comment>letter of the button “Hide”</comment>
            <translation>V</translation>
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
            <translation>E</translation>
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
            <translation>N</translation>
        </message>
        <message>
            <source>U</source>
            <comment>letter of the button “Return to hand”</comment>
            <translation>U</translation>
        </message>
        <message>
            <source>L</source>
            <comment>letter of the button “Lay these down”</comment>
            <translation>A</translation>
        </message>
        <message>
            <source>L</source>
            <comment>letter of the button “Lay off”</comment>
            <translation>A</translation>
        </message>
        <message>
            <source>P</source>
            <comment>letter of the button “Put together”</comment>
            <translation>S</translation>
        </message>
        <message>
            <source>C</source>
            <comment>letter of the button “Discard”</comment>
            <translation>B</translation>
        </message>
        <message>
            <source>K</source>
            <comment>letter of the button “Keep the last card”</comment>
            <translation>L</translation>
        </message>
        <message>
            <source>B</source>
            <comment>letter of the button “I’ll buy!”</comment>
            <translation>K</translation>
        </message>
        <message>
            <source>B</source>
            <comment>letter of the button “Buy (with %n more)”</comment>
            <translation>K</translation>
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
            <translation>D</translation>
        </message>
        <message>
            <source>B</source>
            <comment>letter of the button “Bury these six”</comment>
            <translation>L</translation>
        </message>
        <message>
            <source>R</source>
            <comment>letter of the button “The rest is mine”</comment>
            <translation>R</translation>
        </message>
        <message>
            <source>C</source>
            <comment>letter of the button “Choose six cards”</comment>
            <translation>E</translation>
        </message>
        <message>
            <source>P</source>
            <comment>letter of the button “Play”</comment>
            <translation>S</translation>
        </message>
        <message>
            <source>H</source>
            <comment>letter of the button “Hint”</comment>
            <translation>T</translation>
        </message>
        <message>
            <source>G</source>
            <comment>letter of the button “Go on”</comment>
            <translation>W</translation>
        </message>
        <message>
            <source>K</source>
            <comment>letter of the button “Last trick”</comment>
            <translation>Z</translation>
        </message>
        <message>
            <source>T</source>
            <comment>letter of the button “Look at the table”</comment>
            <translation>A</translation>
        </message>
        <message>
            <source>T</source>
            <comment>letter of the button “To the score”</comment>
            <translation>A</translation>
        </message>
        <message>
            <source>M</source>
            <comment>letter of the button “Seal for tomorrow”</comment>
            <translation>M</translation>
        </message>
        <message>
            <source>N</source>
            <comment>letter of the button “Revenge”</comment>
            <translation>N</translation>
        </message>
        <message>
            <source>T</source>
            <comment>letter of the button “Take from pile”</comment>
            <translation>N</translation>
        </message>
    </context>
    <context>
        <name>Laying</name>
        <message>
            <source>Take from pile</source>
            <comment>button</comment>
            <translation>Vom Stapel nehmen</translation>
        </message>
        <message>
            <source>laid {cards}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>legte {cards}</translation>
        </message>
        <message>
            <source>laid</source>
            <comment>at a player’s name; a card follows</comment>
            <translation>legte</translation>
        </message>
        <message>
            <source>laid {cards}, last</source>
            <comment>at a player’s name; the last card follows</comment>
            <translation>legte {cards}, zuletzt</translation>
        </message>
        <message>
            <source>{player} lays {cards}.</source>
            <comment>cards in the accusative</comment>
            <translation>{player} legt {cards}.</translation>
        </message>
        <message numerus="yes">
            <source>{player} takes %n card(s) from the discard pile.</source>
            <translation>
                <numerusform>{player} nimmt %n Karte vom Ablagestapel.</numerusform>
                <numerusform>{player} nimmt %n Karten vom Ablagestapel.</numerusform>
            </translation>
        </message>
        <message>
            <source>From the pile</source>
            <comment>on a card in the hand: why it came</comment>
            <translation>Vom Ablagestapel</translation>
        </message>
        <message>
            <source>Cards laid together must be of the same rank: the {card} is not.</source>
            <translation>Zusammen gelegte Karten müssen vom gleichen Wert sein: {card} hat einen anderen.</translation>
        </message>
        <message>
            <source>You can lay a card, so you must: {cards}.</source>
            <translation>Du kannst legen, also musst du es auch: {cards}.</translation>
        </message>
        <message>
            <source>The stock is used up, so take from the discard pile.</source>
            <translation>Der Nachziehstapel ist aufgebraucht, also nimm vom Ablagestapel.</translation>
        </message>
        <message>
            <source>As long as the stock has cards, draw from it.</source>
            <translation>Solange der Nachziehstapel Karten hat, ziehst du von dort.</translation>
        </message>
        <message>
            <source>Lay {cards}.</source>
            <comment>a hint; cards in the accusative</comment>
            <translation>Leg {cards}.</translation>
        </message>
        <message>
            <source>Nothing fits, so take from the discard pile.</source>
            <comment>a hint</comment>
            <translation>Nichts passt, also nimm vom Ablagestapel.</translation>
        </message>
        <message>
            <source>Nothing fits: draw a card</source>
            <comment>status: what may be done now</comment>
            <translation>Nichts passt: Zieh eine Karte</translation>
        </message>
        <message>
            <source>Nothing fits: take from the pile</source>
            <comment>status: what may be done now</comment>
            <translation>Nichts passt: Nimm vom Ablagestapel</translation>
        </message>
        <message>
            <source>Lay a card that fits</source>
            <comment>status: what may be done now</comment>
            <translation>Leg eine Karte, die passt</translation>
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
            <translation>{first} und {second}</translation>
        </message>
        <message>
            <source>{first} or {second}</source>
            <comment>joins the last two things of a choice</comment>
            <translation>{first} oder {second}</translation>
        </message>
    </context>
    <context>
        <name>Mishap</name>
        <message>
            <source>Something in the program went wrong just now. Everything that was played is kept. Show the table again and play on; the program’s log says what it was.</source>
            <translation>Im Programm ist gerade etwas schiefgegangen. Alles Gespielte ist gespeichert. Zeig den Tisch neu und spiel weiter. Im Protokoll des Programms steht, was es war.</translation>
        </message>
        <message>
            <source>Show the table again</source>
            <translation>Tisch neu zeigen</translation>
        </message>
        <message>
            <source>Close this notice</source>
            <translation>Hinweis schließen</translation>
        </message>
    </context>
    <context>
        <name>NewGame</name>
        <message>
            <source>Seat {number}</source>
            <translation>Platz {number}</translation>
        </message>
        <message>
            <source>Face: {animal}</source>
            <translation>Gesicht: {animal}</translation>
        </message>
        <message>
            <source>Remove this seat</source>
            <translation>Platz entfernen</translation>
        </message>
        <message>
            <source>One of you sits here</source>
            <translation>Jemand von euch sitzt hier</translation>
        </message>
        <message>
            <source>How well does the computer play here?</source>
            <translation>Wie gut spielt hier der Computer?</translation>
        </message>
        <message>
            <source>Seat {number}: {player} sits here</source>
            <translation>Platz {number}: {player} sitzt hier</translation>
        </message>
        <message>
            <source>Seat {number}: a computer player, {level}</source>
            <translation>Platz {number}: ein Computerspieler, {level}</translation>
        </message>
        <message>
            <source>Somebody new …</source>
            <translation>Jemand Neues …</translation>
        </message>
        <message>
            <source>Name of the new person</source>
            <translation>Name der neuen Person</translation>
        </message>
        <message>
            <source>Sit down</source>
            <translation>Hinsetzen</translation>
        </message>
        <message>
            <source>Somebody else is called {player} already. Choose another name.</source>
            <translation>Jemand anderes heißt schon {player}. Wähl einen anderen Namen.</translation>
        </message>
        <message>
            <source>Seat {number}: name</source>
            <translation>Platz {number}: Name</translation>
        </message>
        <message>
            <source>“{habit}”</source>
            <comment>what a computer player says</comment>
            <translation>„{habit}“</translation>
        </message>
        <message>
            <source>Seat {number}: colour</source>
            <translation>Platz {number}: Farbe</translation>
        </message>
        <message>
            <source>Seat {number}: face, {animal}</source>
            <translation>Platz {number}: Gesicht, {animal}</translation>
        </message>
        <message>
            <source>new cards</source>
            <comment>in a line that sums up a table</comment>
            <translation>neue Karten</translation>
        </message>
        <message>
            <source>the deal of the day</source>
            <comment>in a line that sums up a table</comment>
            <translation>die Karten des Tages</translation>
        </message>
        <message>
            <source>the deal {code}</source>
            <comment>in a line that sums up a table</comment>
            <translation>die Karten {code}</translation>
        </message>
        <message>
            <source>There is a mistake in this deal code. Check it letter by letter, or leave the box empty.</source>
            <translation>In diesem Kartencode steckt ein Fehler. Vergleich ihn Zeichen für Zeichen oder lass das Feld leer.</translation>
        </message>
        <message>
            <source>A deal code has eight letters and digits, such as K7QF-2M9Z. Correct it, or leave the box empty.</source>
            <translation>Ein Kartencode hat acht Buchstaben und Ziffern, zum Beispiel K7QF-2M9Z. Verbessere ihn oder lass das Feld leer.</translation>
        </message>
        <message numerus="yes">
            <source>House rules (%n changed)</source>
            <translation>
                <numerusform>Hausregeln (%n anders)</numerusform>
                <numerusform>Hausregeln (%n anders)</numerusform>
            </translation>
        </message>
        <message>
            <source>House rules</source>
            <translation>Hausregeln</translation>
        </message>
        <message>
            <source>{rule}: what the rules say</source>
            <comment>a button</comment>
            <translation>{rule}: was die Regeln sagen</translation>
        </message>
        <message>
            <source>{player} now sits on seat {number}.</source>
            <translation>{player} sitzt jetzt auf Platz {number}.</translation>
        </message>
        <message>
            <source>Seat {number} has been removed.</source>
            <translation>Platz {number} wurde entfernt.</translation>
        </message>
        <message>
            <source>Table: {rules}</source>
            <translation>Tisch: {rules}</translation>
        </message>
        <message>
            <source>Different from the rule book: {rules}</source>
            <translation>Anders als im Regelbuch: {rules}</translation>
        </message>
        <message numerus="yes">
            <source>About %n minute(s)</source>
            <comment>length of a match</comment>
            <translation>
                <numerusform>Etwa %n Minute</numerusform>
                <numerusform>Etwa %n Minuten</numerusform>
            </translation>
        </message>
        <message>
            <source>With this many players it is a variant, not traditional.</source>
            <translation>Mit so vielen Spielern ist es eine Variante und nicht überliefert.</translation>
        </message>
        <message>
            <source>With this many players luck counts most: even at its best the computer wins only a little more often.</source>
            <translation>Bei so vielen Mitspielern zählt vor allem das Glück: Auch wenn der Computer so gut spielt, wie er kann, gewinnt er nur ein wenig öfter.</translation>
        </message>
        <message>
            <source>Deal the cards</source>
            <translation>Karten geben</translation>
        </message>
        <message>
            <source>Deal code</source>
            <translation>Kartencode</translation>
        </message>
        <message>
            <source>a new deal</source>
            <translation>neu gemischt</translation>
        </message>
        <message>
            <source>Deal of the day</source>
            <translation>Karten des Tages</translation>
        </message>
        <message>
            <source>A new deal every day, the same for every family.</source>
            <translation>Jeden Tag neue Karten, in allen Familien dieselben.</translation>
        </message>
        <message>
            <source>The same code deals the same cards again.</source>
            <translation>Mit demselben Code werden wieder dieselben Karten gegeben.</translation>
        </message>
        <message>
            <source>The house rule “{key}” has a value that this game does not know ({value}). It was not changed; choose another one.</source>
            <translation>Die Hausregel „{key}“ hat einen Wert, den dieses Spiel nicht kennt ({value}). Sie wurde nicht geändert; wähl einen anderen Wert.</translation>
        </message>
        <message>
            <source>Taking back</source>
            <translation>Zurücknehmen</translation>
        </message>
        <message>
            <source>Taking back the last decision also undoes everything that has happened since. If something new had been seen, the score sheet says so.</source>
            <translation>Nimmst du die letzte Entscheidung zurück, verschwindet auch alles, was seitdem geschehen ist. War schon etwas Neues zu sehen, steht das in der Punktetabelle.</translation>
        </message>
        <message>
            <source>Nothing</source>
            <translation>Nichts</translation>
        </message>
        <message>
            <source>Until something new has been seen</source>
            <translation>Bis etwas Neues zu sehen war</translation>
        </message>
        <message>
            <source>The last decision, whatever has been seen</source>
            <translation>Die letzte Entscheidung, egal, was zu sehen war</translation>
        </message>
        <message>
            <source>nothing is taken back</source>
            <comment>in a line that sums up a table</comment>
            <translation>nichts wird zurückgenommen</translation>
        </message>
        <message>
            <source>taking back until something new is seen</source>
            <comment>in a line that sums up a table</comment>
            <translation>zurücknehmen, bis etwas Neues zu sehen ist</translation>
        </message>
        <message>
            <source>the last decision may be taken back</source>
            <comment>in a line that sums up a table</comment>
            <translation>die letzte Entscheidung zurücknehmen</translation>
        </message>
        <message>
            <source>One more seat</source>
            <translation>Noch ein Platz</translation>
        </message>
        <message>
            <source>Seat {number}: {player}, a person, with the face “{animal}”</source>
            <translation>Platz {number}: {player}, eine Person, mit dem Gesicht „{animal}“</translation>
        </message>
        <message>
            <source>Seat {number}: {player}, a computer player that plays {level} ({animal})</source>
            <translation>Platz {number}: {player}, ein Computerspieler, Stärke: {level} ({animal})</translation>
        </message>
        <message>
            <source>Choose who sits here</source>
            <translation>Wähl, wer hier sitzt</translation>
        </message>
        <message>
            <source>plays here</source>
            <comment>below the name of a person</comment>
            <translation>spielt hier</translation>
        </message>
        <message>
            <source>Seats round the table</source>
            <translation>Plätze am Tisch</translation>
        </message>
        <message numerus="yes">
            <source>%n player(s) at the table</source>
            <translation>
                <numerusform>%n Spieler am Tisch</numerusform>
                <numerusform>%n Spieler am Tisch</numerusform>
            </translation>
        </message>
        <message>
            <source>How long?</source>
            <translation>Wie lange?</translation>
        </message>
        <message numerus="yes">
            <source>{length}, about %n minute(s)</source>
            <comment>how long a match is</comment>
            <translation>
                <numerusform>{length}, etwa %n Minute</numerusform>
                <numerusform>{length}, etwa %n Minuten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n min</source>
            <comment>on a button: how long a match is</comment>
            <translation>
                <numerusform>etwa %n Min.</numerusform>
                <numerusform>etwa %n Min.</numerusform>
            </translation>
        </message>
        <message>
            <source>like a child</source>
            <comment>how well a computer player plays</comment>
            <translation>wie ein Kind</translation>
        </message>
        <message>
            <source>like a good amateur</source>
            <comment>how well a computer player plays</comment>
            <translation>wie gute Amateure</translation>
        </message>
        <message>
            <source>at its best</source>
            <comment>how well a computer player plays</comment>
            <translation>so gut er kann</translation>
        </message>
        <message>
            <source>This table plays</source>
            <translation>Der Tisch spielt</translation>
        </message>
        <message>
            <source>Save under a name …</source>
            <translation>Speichern als …</translation>
        </message>
        <message>
            <source>Save these house rules under a name</source>
            <translation>Diese Hausregeln unter einem Namen speichern</translation>
        </message>
        <message>
            <source>Save to a file …</source>
            <translation>Als Datei speichern …</translation>
        </message>
        <message>
            <source>Save these house rules to a file</source>
            <translation>Diese Hausregeln in eine Datei speichern</translation>
        </message>
        <message>
            <source>From a file …</source>
            <translation>Aus einer Datei …</translation>
        </message>
        <message>
            <source>Load house rules from a file</source>
            <translation>Hausregeln aus einer Datei holen</translation>
        </message>
        <message>
            <source>Delete …</source>
            <translation>Löschen …</translation>
        </message>
        <message>
            <source>Delete these house rules</source>
            <translation>Diese Hausregeln löschen</translation>
        </message>
        <message>
            <source>By the book</source>
            <translation>Wie im Regelbuch</translation>
        </message>
        <message>
            <source>A mixture of your own</source>
            <translation>Eine eigene Mischung</translation>
        </message>
        <message>
            <source>What should these house rules be called? For example: Grandma’s rules.</source>
            <translation>Wie sollen diese Hausregeln heißen? Zum Beispiel: Omas Regeln.</translation>
        </message>
        <message>
            <source>There are already house rules called “{name}”. Replace them?</source>
            <translation>Es gibt schon Hausregeln mit dem Namen „{name}“. Sollen sie ersetzt werden?</translation>
        </message>
        <message>
            <source>Replace them</source>
            <translation>Ersetzen</translation>
        </message>
        <message>
            <source>These house rules are for another game. Nothing was changed.</source>
            <translation>Diese Hausregeln gehören zu einem anderen Spiel. Es wurde nichts geändert.</translation>
        </message>
        <message>
            <source>Delete the house rules “{name}”? This table goes on using them until you change them.</source>
            <translation>Die Hausregeln „{name}“ löschen? An diesem Tisch gelten sie weiter, bis du sie änderst.</translation>
        </message>
        <message>
            <source>Delete them</source>
            <translation>Löschen</translation>
        </message>
        <message>
            <source>Child</source>
            <comment>how well a computer player plays: like a child</comment>
            <translation>Kind</translation>
        </message>
        <message>
            <source>Amateur</source>
            <comment>how well a computer player plays: like a good amateur</comment>
            <translation>Amateur</translation>
        </message>
        <message>
            <source>Its best</source>
            <comment>how well a computer player plays: at its best</comment>
            <translation>So gut er kann</translation>
        </message>
    </context>
    <context>
        <name>Olsen</name>
        <message>
            <source>{player} deals. The start card is the {card}.</source>
            <translation>{player} gibt. Startkarte: {card}.</translation>
        </message>
        <message>
            <source>The {card} was turned up first and goes back into the stock.</source>
            <translation>Zuerst aufgedeckt: {card}. Die Karte kommt zurück in den Nachziehstapel.</translation>
        </message>
        <message>
            <source>{player} lays the {card}.</source>
            <translation>{player} legt {card}.</translation>
        </message>
        <message>
            <source>{player} names a suit: {suit}.</source>
            <translation>{player} wünscht sich eine Farbe: {suit}.</translation>
        </message>
        <message>
            <source>{player} will say “Ólsen Ólsen” with the last card.</source>
            <translation>{player} wird mit der letzten Karte „Ólsen Ólsen“ sagen.</translation>
        </message>
        <message>
            <source>{player} will say “Ólsen” when only one card is left.</source>
            <translation>{player} wird „Ólsen“ sagen, wenn nur noch eine Karte übrig ist.</translation>
        </message>
        <message>
            <source>{player} says “Ólsen Ólsen”.</source>
            <translation>{player} sagt „Ólsen Ólsen“.</translation>
        </message>
        <message>
            <source>{player} says “Ólsen”.</source>
            <translation>{player} sagt „Ólsen“.</translation>
        </message>
        <message>
            <source>{player} thought that {other} had forgotten to say “Ólsen”, but that was not so.</source>
            <translation>{player} dachte, {other} hätte „Ólsen“ vergessen, aber das stimmte nicht.</translation>
        </message>
        <message>
            <source>{player} says “Ólsen Ólsen” and has won the round.</source>
            <translation>{player} sagt „Ólsen Ólsen“ und hat die Runde gewonnen.</translation>
        </message>
        <message>
            <source>Nobody can go on. Fewest cards: {players}.</source>
            <translation>Keiner kommt weiter. Die wenigsten Karten: {players}.</translation>
        </message>
        <message>
            <source>Penalty</source>
            <comment>on a card in the hand: why it came</comment>
            <translation>Strafe</translation>
        </message>
        <message>
            <source>For twos</source>
            <comment>on a card in the hand: why it came</comment>
            <translation>Für Zweien</translation>
        </message>
        <message>
            <source>Next step</source>
            <comment>on a card in the hand: why it came</comment>
            <translation>Nächste Stufe</translation>
        </message>
        <message>
            <source>Caught with it</source>
            <comment>on a card in the hand: why it came</comment>
            <translation>Erwischt</translation>
        </message>
        <message numerus="yes">
            <source>{player} takes %n card(s) for the twos.</source>
            <translation>
                <numerusform>{player} nimmt %n geschuldete Karte.</numerusform>
                <numerusform>{player} nimmt %n geschuldete Karten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{player} has to take %n card(s).</source>
            <translation>
                <numerusform>{player} muss %n Karte nehmen.</numerusform>
                <numerusform>{player} muss %n Karten nehmen.</numerusform>
            </translation>
        </message>
        <message>
            <source>The direction changes: play goes clockwise again.</source>
            <translation>Die Richtung dreht sich um: Jetzt geht es wieder im Uhrzeigersinn.</translation>
        </message>
        <message>
            <source>The direction changes: play goes anticlockwise now.</source>
            <translation>Die Richtung dreht sich um: Jetzt geht es gegen den Uhrzeigersinn.</translation>
        </message>
        <message>
            <source>{player} misses a turn.</source>
            <translation>{player} setzt aus.</translation>
        </message>
        <message numerus="yes">
            <source>{player} says “Ólsen Ólsen” and draws %n card(s). New changer: {ranks}.</source>
            <translation>
                <numerusform>{player} sagt „Ólsen Ólsen“ und zieht %n Karte. Neue Wunschkarten: {ranks}.</numerusform>
                <numerusform>{player} sagt „Ólsen Ólsen“ und zieht %n Karten. Neue Wunschkarten: {ranks}.</numerusform>
            </translation>
        </message>
        <message>
            <source>{player} secretly tucks the {card} under.</source>
            <translation>{player} schiebt heimlich {card} unter.</translation>
        </message>
        <message>
            <source>{player} secretly hides the {card}.</source>
            <translation>{player} lässt heimlich {card} verschwinden.</translation>
        </message>
        <message>
            <source>{player} lays the last card. The win counts unless somebody calls “Svindl!”.</source>
            <translation>{player} legt die letzte Karte. Der Sieg gilt, wenn niemand „Svindl!“ ruft.</translation>
        </message>
        <message>
            <source>{player} will say “Ólsen Ólsen upp og niður” with the last card.</source>
            <translation>{player} wird mit der letzten Karte „Ólsen Ólsen upp og niður“ sagen.</translation>
        </message>
        <message numerus="yes">
            <source>{player} forgot to say “Ólsen Ólsen upp og niður” and draws %n card(s).</source>
            <translation>
                <numerusform>{player} hat „Ólsen Ólsen upp og niður“ vergessen und zieht %n Karte.</numerusform>
                <numerusform>{player} hat „Ólsen Ólsen upp og niður“ vergessen und zieht %n Karten.</numerusform>
            </translation>
        </message>
        <message>
            <source>{player} says “Ólsen Ólsen upp og niður” and goes out: place {place} of {players}.</source>
            <translation>{player} sagt „Ólsen Ólsen upp og niður“ und ist fertig: Platz {place} von {players}.</translation>
        </message>
        <message>
            <source>{player} says “Ólsen Ólsen” and goes out: place {place} of {players}.</source>
            <translation>{player} sagt „Ólsen Ólsen“ und ist fertig: Platz {place} von {players}.</translation>
        </message>
        <message>
            <source>{player} says “Ólsen Ólsen”. The win counts unless somebody calls “Svindl!”.</source>
            <translation>{player} sagt „Ólsen Ólsen“. Der Sieg gilt, wenn niemand „Svindl!“ ruft.</translation>
        </message>
        <message>
            <source>{player} takes the card back.</source>
            <translation>{player} nimmt die Karte zurück.</translation>
        </message>
        <message>
            <source>{player} takes the {card} back.</source>
            <translation>{player} nimmt {card} zurück.</translation>
        </message>
        <message numerus="yes">
            <source>{player} draws %n card(s) as a penalty.</source>
            <translation>
                <numerusform>{player} zieht zur Strafe %n Karte.</numerusform>
                <numerusform>{player} zieht zur Strafe %n Karten.</numerusform>
            </translation>
        </message>
        <message>
            <source>“Svindl!” {accuser} is right: {player} had tucked a card under.</source>
            <translation>„Svindl!“ {accuser} hat recht: {player} hatte eine Karte untergeschoben.</translation>
        </message>
        <message>
            <source>“Svindl!” {accuser} is right: {player} had hidden a card.</source>
            <translation>„Svindl!“ {accuser} hat recht: {player} hatte eine Karte verschwinden lassen.</translation>
        </message>
        <message>
            <source>“Svindl!” {accuser} is right: {player}’s card does not fit.</source>
            <translation>„Svindl!“ {accuser} hat recht: {player} hat eine Karte gelegt, die nicht passt.</translation>
        </message>
        <message>
            <source>“Svindl!” {accuser} is right: {player} kept quiet.</source>
            <translation>„Svindl!“ {accuser} hat recht: {player} hat geschwiegen.</translation>
        </message>
        <message>
            <source>“Svindl!” {accuser} is wrong: {player} played fair.</source>
            <translation>„Svindl!“ {accuser} irrt sich: {player} hat ehrlich gespielt.</translation>
        </message>
        <message numerus="yes">
            <source>{catcher} noticed that {player} forgot to say “Ólsen”: {player} draws %n card(s).</source>
            <translation>
                <numerusform>{catcher} hat gemerkt, dass {player} „Ólsen“ vergessen hat: {player} zieht %n Karte.</numerusform>
                <numerusform>{catcher} hat gemerkt, dass {player} „Ólsen“ vergessen hat: {player} zieht %n Karten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{player} forgot to say “Ólsen Ólsen” and draws %n card(s).</source>
            <translation>
                <numerusform>{player} hat „Ólsen Ólsen“ vergessen und zieht %n Karte.</numerusform>
                <numerusform>{player} hat „Ólsen Ólsen“ vergessen und zieht %n Karten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{player} forgot to say “Ólsen” and draws %n card(s).</source>
            <translation>
                <numerusform>{player} hat „Ólsen“ vergessen und zieht %n Karte.</numerusform>
                <numerusform>{player} hat „Ólsen“ vergessen und zieht %n Karten.</numerusform>
            </translation>
        </message>
        <message>
            <source>The {card} does not fit: it has to be one higher or one lower than the {top}.</source>
            <translation>{card} passt nicht: Die Karte muss eins höher oder eins niedriger sein als die oberste ({top}).</translation>
        </message>
        <message>
            <source>Suits do not count in this game, only numbers.</source>
            <translation>In diesem Spiel zählen nicht die Farben, nur die Werte.</translation>
        </message>
        <message>
            <source>The {card} does not fit: you need {suit}, or the rank of the top card. Your changer: {ranks}.</source>
            <translation>{card} passt nicht: Jetzt gilt {suit} oder der Wert der obersten Karte. Deine Wunschkarten: {ranks}.</translation>
        </message>
        <message>
            <source>The {card} does not fit on the {top}: it needs the same suit or the same rank. Your changer: {ranks}.</source>
            <translation>{card} passt nicht auf {top}: Es muss die gleiche Farbe oder der gleiche Wert sein. Deine Wunschkarten: {ranks}.</translation>
        </message>
        <message>
            <source>The {card} does not fit: after this eight you need {suit} or another eight.</source>
            <translation>{card} passt nicht: Nach der Acht gilt {suit} oder eine andere Acht.</translation>
        </message>
        <message>
            <source>The {card} does not fit on the {top}: it needs the same suit or the same rank, or an eight.</source>
            <translation>{card} passt nicht auf {top}: Es muss die gleiche Farbe oder der gleiche Wert sein, oder eine Acht.</translation>
        </message>
        <message>
            <source>In your first turn you may not change the suit: it has to be {suit}, and no changer. Your changer: {ranks}.</source>
            <translation>In deinem ersten Zug darfst du die Farbe nicht wechseln: Du musst {suit} legen, aber keine Wunschkarte. Deine Wunschkarten: {ranks}.</translation>
        </message>
        <message>
            <source>In your first turn you may not change the suit: it has to be {suit}, and no eight.</source>
            <translation>In deinem ersten Zug darfst du die Farbe nicht wechseln: Du musst {suit} legen, aber keine Acht.</translation>
        </message>
        <message>
            <source>In your first turn you may not lay your changer. Your changer: {ranks}.</source>
            <translation>In deinem ersten Zug darfst du keine Wunschkarte legen. Deine Wunschkarten: {ranks}.</translation>
        </message>
        <message>
            <source>In your first turn you may not lay an eight.</source>
            <translation>In deinem ersten Zug darfst du keine Acht legen.</translation>
        </message>
        <message>
            <source>At this table only one card is laid in a turn.</source>
            <translation>An diesem Tisch wird nur eine Karte je Zug gelegt.</translation>
        </message>
        <message>
            <source>Only cards of the same rank may follow in the same turn, and the {card} is of another.</source>
            <translation>Im selben Zug dürfen nur Karten vom gleichen Wert folgen. {card} hat einen anderen.</translation>
        </message>
        <message>
            <source>At this table the last card must not be your changer.</source>
            <translation>An diesem Tisch darf die letzte Karte nicht deine eigene Wunschkarte sein.</translation>
        </message>
        <message>
            <source>At this table the last card must not be an eight.</source>
            <translation>An diesem Tisch darf die letzte Karte keine Acht sein.</translation>
        </message>
        <message>
            <source>You can lay a card, so you must: {cards}.</source>
            <translation>Du kannst legen, also musst du es auch: {cards}.</translation>
        </message>
        <message>
            <source>You have drawn three cards; more are not allowed in one turn.</source>
            <translation>Du hast drei Karten gezogen; mehr sind in einem Zug nicht erlaubt.</translation>
        </message>
        <message>
            <source>There is no card left to draw, so you may pass.</source>
            <translation>Es gibt keine Karte mehr zu ziehen, also darfst du passen.</translation>
        </message>
        <message numerus="yes">
            <source>Before you may pass you have to draw: up to %n more card(s).</source>
            <translation>
                <numerusform>Bevor du passen darfst, musst du ziehen: höchstens noch %n Karte.</numerusform>
                <numerusform>Bevor du passen darfst, musst du ziehen: höchstens noch %n Karten.</numerusform>
            </translation>
        </message>
        <message>
            <source>First name a suit.</source>
            <translation>Wünsch dir zuerst eine Farbe.</translation>
        </message>
        <message>
            <source>You have laid a card: lay another of the same rank, or end your turn.</source>
            <translation>Du hast eine Karte gelegt: Leg noch eine vom gleichen Wert oder beende den Zug.</translation>
        </message>
        <message>
            <source>You have laid a card: lay another one higher or lower, or end your turn.</source>
            <translation>Du hast eine Karte gelegt: Leg noch eine, eins höher oder eins niedriger, oder beende den Zug.</translation>
        </message>
        <message>
            <source>Your turn ends when you have laid a card or passed.</source>
            <translation>Dein Zug endet, wenn du eine Karte gelegt oder gepasst hast.</translation>
        </message>
        <message numerus="yes">
            <source>First you have to take %n card(s) for the twos.</source>
            <translation>
                <numerusform>Zuerst musst du %n geschuldete Karte nehmen.</numerusform>
                <numerusform>Zuerst musst du %n geschuldete Karten nehmen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>First you have to take %n card(s) for the twos, or lay a two.</source>
            <translation>
                <numerusform>Zuerst musst du %n geschuldete Karte nehmen oder eine Zwei legen.</numerusform>
                <numerusform>Zuerst musst du %n geschuldete Karten nehmen oder eine Zwei legen.</numerusform>
            </translation>
        </message>
        <message>
            <source>You owe no cards.</source>
            <translation>Du schuldest keine Karten.</translation>
        </message>
        <message>
            <source>A suit is named only after your changer. Your changer: {ranks}.</source>
            <translation>Eine Farbe wünschst du dir nur nach deiner eigenen Wunschkarte. Deine Wunschkarten: {ranks}.</translation>
        </message>
        <message>
            <source>A suit is named only after an eight.</source>
            <translation>Eine Farbe wünscht man sich nur nach einer Acht.</translation>
        </message>
        <message>
            <source>That has been said already.</source>
            <translation>Das wurde schon gesagt.</translation>
        </message>
        <message>
            <source>The program says this for everybody at this table.</source>
            <translation>An diesem Tisch sagt das Programm es für alle.</translation>
        </message>
        <message>
            <source>“Ólsen Ólsen” is said with the last card.</source>
            <translation>„Ólsen Ólsen“ sagt man mit der letzten Karte.</translation>
        </message>
        <message>
            <source>At this table the penalty comes by itself.</source>
            <translation>An diesem Tisch kommt die Strafe von selbst.</translation>
        </message>
        <message>
            <source>There is nobody to catch now.</source>
            <translation>Gerade gibt es niemanden zu erwischen.</translation>
        </message>
        <message>
            <source>You cannot catch yourself.</source>
            <translation>Dich selbst kannst du nicht erwischen.</translation>
        </message>
        <message>
            <source>You have tried that once since the last turn.</source>
            <translation>Du hast es seit dem letzten Zug schon einmal versucht.</translation>
        </message>
        <message>
            <source>Cards laid together must be of the same rank: the {card} is not.</source>
            <translation>Zusammen gelegte Karten müssen vom gleichen Wert sein: {card} hat einen anderen.</translation>
        </message>
        <message>
            <source>Cards laid together must be of the same rank: the {card} is not. To hide it below the other, press “Tuck under”.</source>
            <translation>Zusammen gelegte Karten müssen vom gleichen Wert sein: {card} hat einen anderen. Drück „Unterschieben“, um sie darunter zu verstecken.</translation>
        </message>
        <message>
            <source>Each card must be one step from the card before: the {card} is not.</source>
            <translation>Jede Karte muss eins höher oder eins niedriger sein als die davor: {card} ist es nicht.</translation>
        </message>
        <message>
            <source>{player} has laid the last card: call “Svindl!”, or let it stand.</source>
            <translation>{player} hat die letzte Karte gelegt: Ruf „Svindl!“ oder lass es gelten.</translation>
        </message>
        <message>
            <source>{player} has laid the last card, and you have already accused: let it stand.</source>
            <translation>{player} hat die letzte Karte gelegt, und du hast schon jemanden beschuldigt: Lass es gelten.</translation>
        </message>
        <message>
            <source>You are out of cards, and the others play on.</source>
            <translation>Du hast keine Karten mehr, und die anderen spielen weiter.</translation>
        </message>
        <message>
            <source>One cheat a turn is enough.</source>
            <translation>Eine Schummelei je Zug genügt.</translation>
        </message>
        <message>
            <source>You have laid a card already: cheating comes before that.</source>
            <translation>Du hast schon eine Karte gelegt: Zum Schummeln ist es jetzt zu spät.</translation>
        </message>
        <message>
            <source>The last card must be laid; it cannot be hidden.</source>
            <translation>Die letzte Karte kannst du nicht verschwinden lassen; sie muss gelegt werden.</translation>
        </message>
        <message>
            <source>Choose two cards: first the one that fits, then the one to tuck under it.</source>
            <translation>Wähl zwei Karten aus: erst die passende und dann die, die darunter soll.</translation>
        </message>
        <message>
            <source>Choose one card to hide.</source>
            <translation>Wähl eine Karte aus, die verschwinden soll.</translation>
        </message>
        <message>
            <source>Two cards of the same rank are not a cheat: simply lay both.</source>
            <translation>Zwei Karten vom gleichen Wert sind nicht geschummelt: Leg einfach beide.</translation>
        </message>
        <message>
            <source>The {card} fits, so there is no need to cheat.</source>
            <translation>{card} passt, du musst also gar nicht schummeln.</translation>
        </message>
        <message>
            <source>There is nobody to accuse now.</source>
            <translation>Gerade gibt es niemanden zu beschuldigen.</translation>
        </message>
        <message>
            <source>You cannot accuse yourself.</source>
            <translation>Dich selbst kannst du nicht beschuldigen.</translation>
        </message>
        <message>
            <source>Only {player}, who acted last, can be accused now.</source>
            <translation>Beschuldigen kann man nur den, der zuletzt am Zug war, und das war {player}.</translation>
        </message>
        <message>
            <source>You have already accused somebody since the last turn.</source>
            <translation>Du hast seit dem letzten Zug schon einmal jemanden beschuldigt.</translation>
        </message>
        <message>
            <source>There is nothing to let stand now.</source>
            <translation>Gerade gibt es nichts, was du gelten lassen könntest.</translation>
        </message>
        <message>
            <source>There is no cheating in this game.</source>
            <translation>In diesem Spiel wird nicht geschummelt.</translation>
        </message>
        <message>
            <source>From here you can get rid of all your cards this turn.</source>
            <translation>Von hier aus kannst du in diesem Zug alle Karten loswerden.</translation>
        </message>
        <message>
            <source>You can get rid of more than one card of that rank at once.</source>
            <translation>So kannst du mehr als eine Karte vom gleichen Wert auf einmal loswerden.</translation>
        </message>
        <message>
            <source>Then the suit counts that you hold most of.</source>
            <translation>Dann gilt die Farbe, von der du am meisten hast.</translation>
        </message>
        <message>
            <source>You can get rid of more than one card in one chain.</source>
            <translation>So kannst du mehr als eine Karte in einer Kette loswerden.</translation>
        </message>
        <message>
            <source>The next player has few cards left, so change the suit.</source>
            <translation>Der nächste Spieler hat nur noch wenige Karten, also wechsle die Farbe.</translation>
        </message>
        <message>
            <source>Then fewer of the cards you have not seen will fit when the next player lays.</source>
            <translation>Dann passen für den nächsten Spieler weniger von den Karten, die du nicht kennst.</translation>
        </message>
        <message>
            <source>That way you can get rid of the most cards this turn.</source>
            <translation>So kannst du in diesem Zug die meisten Karten loswerden.</translation>
        </message>
        <message>
            <source>Lay the {card}.</source>
            <translation>Leg {card}.</translation>
        </message>
        <message>
            <source>Name this suit: {suit}.</source>
            <translation>Wünsch dir diese Farbe: {suit}.</translation>
        </message>
        <message>
            <source>Draw a card: nothing fits.</source>
            <translation>Zieh eine Karte: Nichts passt.</translation>
        </message>
        <message>
            <source>End your turn here.</source>
            <translation>Beende hier deinen Zug.</translation>
        </message>
        <message>
            <source>Take the cards you owe.</source>
            <translation>Nimm die Karten, die du schuldest.</translation>
        </message>
        <message>
            <source>Say “Ólsen” before the next player acts.</source>
            <translation>Sag „Ólsen“, bevor der nächste Spieler etwas tut.</translation>
        </message>
        <message>
            <source>Say “Ólsen Ólsen”.</source>
            <translation>Sag „Ólsen Ólsen“.</translation>
        </message>
        <message>
            <source>An eight is worth keeping for when nothing else fits.</source>
            <translation>Eine Acht hebt man sich am besten auf, bis nichts anderes passt.</translation>
        </message>
        <message>
            <source>You hold no more of any other suit.</source>
            <translation>Von keiner anderen Farbe hast du mehr Karten.</translation>
        </message>
        <message>
            <source>Your changer is worth keeping for when nothing else fits.</source>
            <translation>Deine Wunschkarte hebst du dir am besten auf, bis nichts anderes passt.</translation>
        </message>
        <message>
            <source>The next player has few cards left and has to draw.</source>
            <translation>Der nächste Spieler hat nur noch wenige Karten und muss ziehen.</translation>
        </message>
        <message>
            <source>The next player misses a turn.</source>
            <translation>Der nächste Spieler setzt aus.</translation>
        </message>
        <message>
            <source>Somebody is nearly out, so get rid of the expensive cards.</source>
            <translation>Jemand ist fast fertig, also weg mit den teuren Karten.</translation>
        </message>
        <message>
            <source>The cards you keep are still neighbours.</source>
            <translation>Die Karten, die du behältst, sind weiter Nachbarn.</translation>
        </message>
        <message>
            <source>Few of the unseen cards fit on it.</source>
            <translation>Von den Karten, die du nicht kennst, passen nur wenige darauf.</translation>
        </message>
        <message>
            <source>The next player had to draw, so probably has none of this suit.</source>
            <translation>Der nächste Spieler musste ziehen: Also fehlt ihm wohl diese Farbe.</translation>
        </message>
        <message>
            <source>The cards you keep fit on more of the cards that may come.</source>
            <translation>Die Karten, die du behältst, passen auf mehr von dem, was kommen kann.</translation>
        </message>
        <message>
            <source>Fewer points stay in your hand.</source>
            <translation>Du behältst weniger Punkte auf der Hand.</translation>
        </message>
        <message>
            <source>Fewer cards stay in your hand.</source>
            <translation>Du behältst weniger Karten auf der Hand.</translation>
        </message>
        <message>
            <source>You keep cards together that you can lay in one turn.</source>
            <translation>Du behältst Karten zusammen, die du in einem Zug legen kannst.</translation>
        </message>
        <message>
            <source>Nothing else is possible.</source>
            <translation>Etwas anderes ist nicht möglich.</translation>
        </message>
        <message>
            <source>You have only one card left.</source>
            <translation>Du hast nur noch eine Karte.</translation>
        </message>
        <message>
            <source>You have laid your last card.</source>
            <translation>Du hast deine letzte Karte gelegt.</translation>
        </message>
        <message>
            <source>The card that was laid does not fit.</source>
            <translation>Die gelegte Karte passt nicht.</translation>
        </message>
        <message>
            <source>The discard pile grew by more cards than were shown.</source>
            <translation>Auf den Ablagestapel kamen mehr Karten, als zu sehen waren.</translation>
        </message>
        <message>
            <source>That player’s hand shrank by more cards than were shown.</source>
            <translation>Aus der Hand dieses Spielers verschwanden mehr Karten, als zu sehen waren.</translation>
        </message>
        <message>
            <source>That player kept quiet when a call was due.</source>
            <translation>Dieser Spieler hat geschwiegen, als ein Ruf fällig war.</translation>
        </message>
        <message>
            <source>It looked as if a card too many had gone.</source>
            <translation>Es sah so aus, als wäre eine Karte zu viel verschwunden.</translation>
        </message>
        <message>
            <source>All seemed right.</source>
            <translation>Es schien alles in Ordnung zu sein.</translation>
        </message>
        <message>
            <source>None of your cards fits, and perhaps nobody is looking.</source>
            <translation>Keine deiner Karten passt, und vielleicht sieht niemand hin.</translation>
        </message>
        <message>
            <source>That way two cards go at once, and perhaps nobody is counting.</source>
            <translation>So wirst du zwei Karten auf einmal los, und vielleicht zählt niemand mit.</translation>
        </message>
        <message>
            <source>That card does not fit now, and perhaps nobody is counting your cards.</source>
            <translation>Diese Karte passt jetzt nicht, und vielleicht zählt niemand nach.</translation>
        </message>
        <message>
            <source>As far as anyone can know, no other move is better.</source>
            <translation>Soweit man es wissen kann, ist kein anderer Zug besser.</translation>
        </message>
        <message>
            <source>Pass: nothing fits, and you can draw no more.</source>
            <translation>Sag „Passe“: Nichts passt, und du kannst nicht mehr ziehen.</translation>
        </message>
        <message>
            <source>Call “Caught!” before the next player acts.</source>
            <translation>Ruf „Erwischt!“, bevor der nächste Spieler etwas tut.</translation>
        </message>
        <message>
            <source>Call “Svindl!”.</source>
            <comment>advice to accuse somebody</comment>
            <translation>Ruf „Svindl!“.</translation>
        </message>
        <message>
            <source>Let it stand.</source>
            <comment>advice to accuse nobody</comment>
            <translation>Lass es gelten.</translation>
        </message>
        <message>
            <source>Lay the {card} and tuck the {hidden} under it.</source>
            <translation>Leg {card} und schieb {hidden} darunter.</translation>
        </message>
        <message>
            <source>Hide the {card}.</source>
            <translation>Lass {card} verschwinden.</translation>
        </message>
        <message>
            <source>Lay the {card}, although it does not fit.</source>
            <translation>Leg {card}, auch wenn es nicht passt.</translation>
        </message>
        <message>
            <source>You had one card left: saying “Ólsen” in time costs nothing.</source>
            <comment>a review</comment>
            <translation>Du hattest nur noch eine Karte: Rechtzeitig „Ólsen“ zu sagen, kostet nichts.</translation>
        </message>
        <message>
            <source>You had laid your last card: saying “Ólsen Ólsen” in time costs nothing.</source>
            <comment>a review</comment>
            <translation>Du hattest deine letzte Karte gelegt: Rechtzeitig „Ólsen Ólsen“ zu sagen, kostet nichts.</translation>
        </message>
        <message>
            <source>{player} laid nothing, and no card was missing: there was nothing to find.</source>
            <comment>a review</comment>
            <translation>{player} legte nichts, und keine Karte fehlte: Da war nichts zu finden.</translation>
        </message>
        <message>
            <source>Anything may be laid on the first card of that round, so the {card} was fair.</source>
            <comment>a review</comment>
            <translation>Auf die erste Karte dieser Runde durfte alles gelegt werden, also war {card} in Ordnung.</translation>
        </message>
        <message>
            <source>The {card} fitted, and no card was missing: there was nothing to find.</source>
            <comment>a review</comment>
            <translation>{card} passte, und keine Karte fehlte: Da war nichts zu finden.</translation>
        </message>
        <message>
            <source>{player} cheated in that turn, and everybody could see it: “Svindl!” would have stopped it.</source>
            <comment>a review</comment>
            <translation>{player} hat in diesem Zug geschummelt, und alle konnten es sehen: „Svindl!“ hätte das verhindert.</translation>
        </message>
        <message>
            <source>You could have gone out by laying the {card}.</source>
            <comment>a review</comment>
            <translation>Du hättest {card} legen und fertig werden können.</translation>
        </message>
        <message>
            <source>You could have gone out in that turn by laying the {card} first.</source>
            <comment>a review</comment>
            <translation>Du hättest in diesem Zug fertig werden können, wenn du zuerst {card} gelegt hättest.</translation>
        </message>
        <message>
            <source>Let the last card stand</source>
            <comment>status: what may be said now</comment>
            <translation>Lass die letzte Karte gelten</translation>
        </message>
        <message>
            <source>{player}’s last card: fair, or “Svindl!”?</source>
            <comment>status: what may be said now</comment>
            <translation>{player}, die letzte Karte: ehrlich oder „Svindl!“?</translation>
        </message>
        <message>
            <source>drew {drawn}, laid {cards}, last</source>
            <comment>at a player’s name; the last card follows</comment>
            <translation>zog {drawn}, legte {cards}, zuletzt</translation>
        </message>
        <message>
            <source>“Ólsen Ólsen upp og niður” is said with the last card.</source>
            <translation>„Ólsen Ólsen upp og niður“ sagt man mit der letzten Karte.</translation>
        </message>
        <message>
            <source>Say “Ólsen Ólsen upp og niður”.</source>
            <translation>Sag „Ólsen Ólsen upp og niður“.</translation>
        </message>
        <message>
            <source>You had laid your last card: saying “Ólsen Ólsen upp og niður” in time costs nothing.</source>
            <comment>a review</comment>
            <translation>Du hattest deine letzte Karte gelegt: Rechtzeitig „Ólsen Ólsen upp og niður“ zu sagen, kostet nichts.</translation>
        </message>
        <message>
            <source>Name a suit</source>
            <comment>status: what may be done now</comment>
            <translation>Wünsch dir eine Farbe</translation>
        </message>
        <message>
            <source>Go on: {ranks}, or end your turn</source>
            <comment>status: what may be done now</comment>
            <translation>Weiter: {ranks} oder Zug beenden</translation>
        </message>
        <message>
            <source>More {ranks}, or end your turn</source>
            <comment>status: what may be done now</comment>
            <translation>Weitere {ranks} oder Zug beenden</translation>
        </message>
        <message numerus="yes">
            <source>Take %n, or lay a two</source>
            <comment>status: what may be done now</comment>
            <translation>
                <numerusform>Nimm %n oder leg eine Zwei</numerusform>
                <numerusform>Nimm %n oder leg eine Zwei</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Take %n for the twos</source>
            <comment>status: what may be done now</comment>
            <translation>
                <numerusform>Nimm %n für Zweien</numerusform>
                <numerusform>Nimm %n für Zweien</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing fits: pass</source>
            <comment>status: what may be done now</comment>
            <translation>Keine Karte passt: Du musst passen</translation>
        </message>
        <message numerus="yes">
            <source>Nothing fits: draw (%n left)</source>
            <comment>status: what may be done now</comment>
            <translation>
                <numerusform>Nichts passt: Zieh (noch %n)</numerusform>
                <numerusform>Nichts passt: Zieh (noch %n)</numerusform>
            </translation>
        </message>
        <message>
            <source>Any card but an eight</source>
            <comment>status: what may be laid now</comment>
            <translation>Jede Karte außer Achten</translation>
        </message>
        <message>
            <source>Any card but your changer</source>
            <comment>status: what may be laid now</comment>
            <translation>Jede Karte außer Wunschkarten</translation>
        </message>
        <message>
            <source>{suit} alone: your first turn</source>
            <comment>status: what may be laid now</comment>
            <translation>Nur {suit}: dein erster Zug</translation>
        </message>
        <message>
            <source>Any card</source>
            <comment>status: what may be laid now</comment>
            <translation>Jede Karte passt</translation>
        </message>
        <message>
            <source>{ranks}, any suit</source>
            <comment>status: what may be laid now</comment>
            <translation>{ranks}, jede Farbe</translation>
        </message>
        <message>
            <source>{suit} or {ranks}</source>
            <comment>status: what may be laid now; one rank</comment>
            <translation>{suit} oder {ranks}</translation>
        </message>
        <message>
            <source>{suit}, {ranks}</source>
            <comment>status: what may be laid now; one rank or two</comment>
            <translation>{suit}, {ranks}</translation>
        </message>
        <message>
            <source>Same suit or same rank, and eights change everything</source>
            <translation>Gleiche Farbe oder gleicher Wert, und Achten ändern alles</translation>
        </message>
        <message>
            <source>A round takes two to five minutes</source>
            <translation>Eine Runde dauert zwei bis fünf Minuten</translation>
        </message>
        <message>
            <source>One up or one down, as long a chain as you can</source>
            <translation>Eins hinauf oder eins hinunter, so lang die Kette reicht</translation>
        </message>
        <message>
            <source>A round takes three to five minutes</source>
            <translation>Eine Runde dauert drei bis fünf Minuten</translation>
        </message>
        <message>
            <source>Ólsen Ólsen upp og niður!</source>
            <comment>what a player says aloud</comment>
            <translation>Ólsen Ólsen upp og niður!</translation>
        </message>
        <message>
            <source>{player} says “Ólsen Ólsen upp og niður” and has won the round.</source>
            <translation>{player} sagt „Ólsen Ólsen upp og niður“ und hat die Runde gewonnen.</translation>
        </message>
        <message>
            <source>Ólsen Ólsen upp og niður! {player} has won the round.</source>
            <translation>Ólsen Ólsen upp og niður! {player} hat die Runde gewonnen.</translation>
        </message>
        <message>
            <source>Ólsen</source>
            <comment>what has to be said in time, between quotes</comment>
            <translation>Ólsen</translation>
        </message>
        <message>
            <source>Round after round, and every card you keep costs points</source>
            <translation>Runde um Runde, und jede übrige Karte kostet Punkte</translation>
        </message>
        <message>
            <source>Playing to 500 points takes a long evening; shorter games are possible</source>
            <translation>Bis 500 Punkte vergeht ein langer Abend, es geht auch kürzer</translation>
        </message>
        <message>
            <source>Twos mean take two, aces change direction, queens skip a player</source>
            <translation>Bei Zweien nimmst du zwei, Asse drehen um, bei Damen setzt jemand aus</translation>
        </message>
        <message>
            <source>Go out eight times, from eights down to aces</source>
            <translation>Achtmal fertig werden, von den Achten hinunter zu den Assen</translation>
        </message>
        <message>
            <source>A game for a long evening, with shorter versions to choose from</source>
            <translation>Ein Spiel für einen langen Abend, es gibt auch kürzere Fassungen</translation>
        </message>
        <message>
            <source>You may cheat, but do not get caught</source>
            <translation>Du darfst schummeln, aber lass dich nicht erwischen</translation>
        </message>
        <message>
            <source>A round takes three to six minutes</source>
            <translation>Eine Runde dauert drei bis sechs Minuten</translation>
        </message>
        <message>
            <source>Svindl!</source>
            <comment>what a player says aloud</comment>
            <translation>Svindl!</translation>
        </message>
        <message numerus="yes">
            <source>%n win(s)</source>
            <comment>deals won so far</comment>
            <translation>
                <numerusform>%n Sieg</numerusform>
                <numerusform>%n Siege</numerusform>
            </translation>
        </message>
        <message>
            <source>place {place}</source>
            <comment>at a player’s name, where there is little room</comment>
            <translation>Platz {place}</translation>
        </message>
        <message numerus="yes">
            <source>takes %n</source>
            <comment>cards owed for twos</comment>
            <translation>
                <numerusform>nimmt %n</numerusform>
                <numerusform>nimmt %n</numerusform>
            </translation>
        </message>
        <message>
            <source>said “Ólsen”</source>
            <translation>hat „Ólsen“ gesagt</translation>
        </message>
        <message>
            <source>changer: {ranks}</source>
            <translation>Wunschkarten: {ranks}</translation>
        </message>
        <message>
            <source>Svindl!</source>
            <comment>button: somebody has cheated</comment>
            <translation>Svindl!</translation>
        </message>
        <message>
            <source>Let it stand</source>
            <comment>button: nobody has cheated</comment>
            <translation>Gelten lassen</translation>
        </message>
        <message>
            <source>Doubts</source>
            <comment>whom a player of Svindl will accuse, marked ahead</comment>
            <translation>Verdacht</translation>
        </message>
        <message>
            <source>Mark whom you doubt: “Svindl!” is called for you when that player’s next turn ends. Nobody else sees this.</source>
            <translation>Kreuz an, wem du misstraust: Am Ende des nächsten Zugs dieser Person wird „Svindl!“ für dich gerufen. Niemand sonst sieht das.</translation>
        </message>
        <message numerus="yes">
            <source>Take %n card(s)</source>
            <comment>button: cards owed for twos</comment>
            <translation>
                <numerusform>%n Karte nehmen</numerusform>
                <numerusform>%n Karten nehmen</numerusform>
            </translation>
        </message>
        <message>
            <source>Draw ({value} of 3)</source>
            <comment>button: draw a card, the first, second or third one</comment>
            <translation>Ziehen ({value} von 3)</translation>
        </message>
        <message>
            <source>Tuck under</source>
            <comment>button: tuck a card under another one</comment>
            <translation>Unterschieben</translation>
        </message>
        <message>
            <source>Hide</source>
            <comment>button: make a card vanish</comment>
            <translation>Verschwinden lassen</translation>
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
            <translation>Erwischt!</translation>
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
            <source>out, place {place}</source>
            <comment>at a player’s name, and in a line about a turn: the others play on</comment>
            <translation>fertig, Platz {place}</translation>
        </message>
        <message>
            <source>Rounds won</source>
            <translation>Siege</translation>
        </message>
        <message>
            <source>{suit}!</source>
            <comment>a suit that a player names aloud</comment>
            <translation>{suit}!</translation>
        </message>
        <message>
            <source>Caught?</source>
            <comment>what a player says aloud</comment>
            <translation>Erwischt?</translation>
        </message>
        <message>
            <source>Nobody can go on: everybody counts the cards in hand.</source>
            <translation>Keiner kommt weiter: Alle bekommen Punkte für die Karten auf der Hand.</translation>
        </message>
        <message>
            <source>Nobody can go on. {player} went out first and has won the round.</source>
            <translation>Keiner kommt weiter. {player} war zuerst fertig und hat die Runde gewonnen.</translation>
        </message>
        <message>
            <source>Nobody can go on, and the fewest cards win: {players}.</source>
            <translation>Keiner kommt weiter. Die wenigsten Karten gewinnen: {players}.</translation>
        </message>
        <message>
            <source>{player} went out first and has won the round. {last} was left with cards.</source>
            <translation>{player} war zuerst fertig und hat die Runde gewonnen. {last} hatte am Ende noch Karten.</translation>
        </message>
        <message>
            <source>Ólsen Ólsen! {player} has won the round.</source>
            <translation>Ólsen Ólsen! {player} hat die Runde gewonnen.</translation>
        </message>
        <message numerus="yes">
            <source>Round {number}, playing to %n point(s)</source>
            <translation>
                <numerusform>Runde {number}, gespielt wird bis %n Punkt</numerusform>
                <numerusform>Runde {number}, gespielt wird bis %n Punkte</numerusform>
            </translation>
        </message>
        <message>
            <source>Down to the ace</source>
            <comment>how far it goes, step by step</comment>
            <translation>Bis hinunter zum Ass</translation>
        </message>
        <message>
            <source>One round decides</source>
            <translation>Eine Runde entscheidet</translation>
        </message>
        <message numerus="yes">
            <source>Round {number}, first to %n win(s)</source>
            <translation>
                <numerusform>Runde {number}, gespielt wird auf %n Sieg</numerusform>
                <numerusform>Runde {number}, gespielt wird auf %n Siege</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{player} wins by %n round(s)!</source>
            <comment>at the end of a match</comment>
            <translation>
                <numerusform>{player} gewinnt mit %n Runde Vorsprung!</numerusform>
                <numerusform>{player} gewinnt mit %n Runden Vorsprung!</numerusform>
            </translation>
        </message>
        <message>
            <source>Nobody cheated, and nobody was accused.</source>
            <translation>Niemand hat geschummelt, und niemand wurde beschuldigt.</translation>
        </message>
        <message>
            <source>Cheat report</source>
            <translation>Schummelbericht</translation>
        </message>
        <message>
            <source>{accuser} accused {player} wrongly.</source>
            <translation>{accuser} hat {player} zu Unrecht beschuldigt.</translation>
        </message>
        <message>
            <source>{player} tucked the {card} under.</source>
            <translation>{player} hat {card} untergeschoben.</translation>
        </message>
        <message>
            <source>{player} hid the {card}.</source>
            <translation>{player} hat {card} verschwinden lassen.</translation>
        </message>
        <message>
            <source>{player} laid the {card}, which did not fit.</source>
            <translation>{player} hat {card} gelegt, aber das passte nicht.</translation>
        </message>
        <message>
            <source>{deed} Nobody noticed.</source>
            <comment>a line of the cheat report</comment>
            <translation>{deed} Niemand hat es gemerkt.</translation>
        </message>
        <message>
            <source>{deed} {accuser} noticed.</source>
            <comment>a line of the cheat report</comment>
            <translation>{deed} {accuser} hat es gemerkt.</translation>
        </message>
        <message>
            <source>That would be cheating. Do it?</source>
            <translation>Das wäre geschummelt. Trotzdem machen?</translation>
        </message>
        <message>
            <source>took back</source>
            <comment>at a player’s name; a card may follow</comment>
            <translation>nahm zurück</translation>
        </message>
        <message>
            <source>drew {drawn}, laid</source>
            <comment>at a player’s name; a card follows</comment>
            <translation>zog {drawn}, legte</translation>
        </message>
        <message>
            <source>laid {cards}, last</source>
            <comment>at a player’s name; the last card follows</comment>
            <translation>legte {cards}, zuletzt</translation>
        </message>
        <message>
            <source>laid</source>
            <comment>at a player’s name; a card follows</comment>
            <translation>legte</translation>
        </message>
        <message>
            <source>missed a turn</source>
            <comment>at a player’s name</comment>
            <translation>setzte aus</translation>
        </message>
        <message>
            <source>{words} {player} wins!</source>
            <comment>called out at the end of a round</comment>
            <translation>{words} {player} gewinnt!</translation>
        </message>
        <message>
            <source>Wins</source>
            <comment>column: rounds won so far</comment>
            <translation>Siege</translation>
        </message>
        <message>
            <source>{player} kept quiet when a call was due.</source>
            <translation>{player} hat geschwiegen, als ein Ruf fällig war.</translation>
        </message>
        <message>
            <source>Tucked under</source>
            <comment>a stamp on the table: a cheat comes to light</comment>
            <translation>Untergeschoben</translation>
        </message>
        <message>
            <source>Hidden</source>
            <comment>a stamp on the table: a cheat comes to light</comment>
            <translation>Verschwunden</translation>
        </message>
        <message>
            <source>Did not fit</source>
            <comment>a stamp on the table: a cheat comes to light</comment>
            <translation>Passte nicht</translation>
        </message>
        <message>
            <source>Kept quiet</source>
            <comment>a stamp on the table: a cheat comes to light</comment>
            <translation>Geschwiegen</translation>
        </message>
        <message>
            <source>Accused wrongly</source>
            <comment>a stamp on the table: at the end of a round</comment>
            <translation>Zu Unrecht beschuldigt</translation>
        </message>
        <message>
            <source>{deed} – nobody noticed</source>
            <comment>a stamp on the table: a cheat comes to light</comment>
            <translation>{deed} – niemand merkte es</translation>
        </message>
        <message>
            <source>Place</source>
            <comment>column: first, second, third</comment>
            <translation>Platz</translation>
        </message>
        <message>
            <source>Changer</source>
            <comment>column: which rank changes the suit for a player</comment>
            <translation>Wunschkarte</translation>
        </message>
        <message>
            <source>Caught</source>
            <comment>a stamp on the table: an accusation was right</comment>
            <translation>Erwischt!</translation>
        </message>
        <message>
            <source>Wrong!</source>
            <comment>a stamp on the table: an accusation was not right</comment>
            <translation>Falsch!</translation>
        </message>
        <message>
            <source>Forgotten!</source>
            <comment>a stamp on the table: a call was not made</comment>
            <translation>Vergessen!</translation>
        </message>
        <message>
            <source>Nothing in your hand fits, so say pass.</source>
            <translation>Keine deiner Karten passt, also sag „Passe“.</translation>
        </message>
        <message>
            <source>Nothing more in your hand fits, so end your turn.</source>
            <translation>Keine deiner Karten passt mehr, also beende deinen Zug.</translation>
        </message>
        <message>
            <source>laid {cards}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>legte {cards}</translation>
        </message>
        <message>
            <source>laid {number}, last {cards}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>legte {number}, zuletzt {cards}</translation>
        </message>
        <message>
            <source>drew {number}, laid {cards}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>zog {number}, legte {cards}</translation>
        </message>
        <message>
            <source>took {number} for the twos</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>nahm {number} für Zweien</translation>
        </message>
        <message>
            <source>named {suit}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>wünschte sich {suit}</translation>
        </message>
        <message>
            <source>the direction changes: {way}</source>
            <comment>in a line about a turn; {way} is a round arrow</comment>
            <translation>jetzt geht es {way}</translation>
        </message>
        <message>
            <source>clockwise again</source>
            <comment>which way play goes now</comment>
            <translation>wieder im Uhrzeigersinn</translation>
        </message>
        <message>
            <source>anticlockwise</source>
            <comment>which way play goes now</comment>
            <translation>gegen den Uhrzeigersinn</translation>
        </message>
        <message>
            <source>{other} misses a turn</source>
            <comment>in a line about a turn</comment>
            <translation>{other} setzt aus</translation>
        </message>
        <message>
            <source>{others} miss a turn</source>
            <comment>in a line about a turn; several players</comment>
            <translation>{others} setzen aus</translation>
        </message>
        <message>
            <source>{other} must take {number}</source>
            <comment>in a line about a turn</comment>
            <translation>{other} muss {number} nehmen</translation>
        </message>
        <message>
            <source>said “Ólsen”</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>sagte „Ólsen“</translation>
        </message>
        <message>
            <source>saw it: {other} forgot “Ólsen”, {penalty}</source>
            <comment>in a line about a call, after the name</comment>
            <translation>sah es: {other} vergaß „Ólsen“, {penalty}</translation>
        </message>
        <message>
            <source>forgot “Ólsen”: {penalty}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>vergaß „Ólsen“: {penalty}</translation>
        </message>
        <message>
            <source>forgot “Ólsen Ólsen”: {penalty}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>vergaß „Ólsen Ólsen“: {penalty}</translation>
        </message>
        <message>
            <source>was wrong: {other} forgot nothing</source>
            <comment>in a line about a call, after the name</comment>
            <translation>lag falsch: {other} vergaß nichts</translation>
        </message>
        <message>
            <source>saw it: {other} tucked a card under, {penalty}</source>
            <comment>in a line about a call, after the name</comment>
            <translation>sah es: {other} schob eine Karte unter, {penalty}</translation>
        </message>
        <message>
            <source>saw it: {other} hid a card, {penalty}</source>
            <comment>in a line about a call, after the name</comment>
            <translation>sah es: {other} ließ eine Karte verschwinden, {penalty}</translation>
        </message>
        <message>
            <source>saw it: {other} wrongly laid {cards}, {penalty}</source>
            <comment>in a line about a call, after the name</comment>
            <translation>sah es: {other} legte {cards} falsch, {penalty}</translation>
        </message>
        <message>
            <source>saw it: {other} laid a false card, {penalty}</source>
            <comment>in a line about a call, after the name</comment>
            <translation>sah es: {other} legte eine falsche Karte, {penalty}</translation>
        </message>
        <message>
            <source>heard it: {other} kept quiet, {penalty}</source>
            <comment>in a line about a call, after the name</comment>
            <translation>merkte es: {other} schwieg, {penalty}</translation>
        </message>
        <message>
            <source>was wrong: {other} played fair, {penalty}</source>
            <comment>in a line about a call, after the name</comment>
            <translation>lag falsch: {other} spielte ehrlich, {penalty}</translation>
        </message>
        <message>
            <source>the last card</source>
            <comment>in a line about a turn, after the card</comment>
            <translation>die letzte Karte</translation>
        </message>
        <message>
            <source>out! Changers: {ranks}</source>
            <comment>in a line about a turn, after the card</comment>
            <translation>fertig! Wunschkarten: {ranks}</translation>
        </message>
        <message>
            <source>{player} laid {cards}: you miss a turn</source>
            <comment>done to the person at the screen</comment>
            <translation>{player} legte {cards}: Du setzt aus</translation>
        </message>
        <message>
            <source>{player} laid {cards}: you take {number}</source>
            <comment>done to the person at the screen</comment>
            <translation>{player} legte {cards}: Du nimmst {number}</translation>
        </message>
        <message>
            <source>You forgot “Ólsen”: {penalty}</source>
            <comment>done to the person at the screen</comment>
            <translation>„Ólsen“ vergessen: {penalty}</translation>
        </message>
        <message>
            <source>You forgot “Ólsen Ólsen”: {penalty}</source>
            <comment>done to the person at the screen</comment>
            <translation>„Ólsen Ólsen“ vergessen: {penalty}</translation>
        </message>
        <message>
            <source>{player} saw it: you forgot “Ólsen”, {penalty}</source>
            <comment>done to the person at the screen</comment>
            <translation>{player} sah es: „Ólsen“ vergessen, {penalty}</translation>
        </message>
        <message>
            <source>You were wrong: {player} played fair, {penalty}</source>
            <comment>done to the person at the screen</comment>
            <translation>Du lagst falsch: {player} spielte ehrlich, {penalty}</translation>
        </message>
        <message>
            <source>{player} saw it: you tucked a card under, {penalty}</source>
            <comment>done to the person at the screen</comment>
            <translation>{player} sah es: Karte untergeschoben, {penalty}</translation>
        </message>
        <message>
            <source>{player} saw it: you hid a card, {penalty}</source>
            <comment>done to the person at the screen</comment>
            <translation>{player} sah es: Karte verschwinden lassen, {penalty}</translation>
        </message>
        <message>
            <source>{player} saw it: you wrongly laid {cards}, {penalty}</source>
            <comment>done to the person at the screen</comment>
            <translation>{player} sah es: {cards} gelegt, passte nicht, {penalty}</translation>
        </message>
        <message>
            <source>{player} saw it: you laid a false card, {penalty}</source>
            <comment>done to the person at the screen</comment>
            <translation>{player} sah es: falsche Karte gelegt, {penalty}</translation>
        </message>
        <message>
            <source>{player} heard it: you kept quiet, {penalty}</source>
            <comment>done to the person at the screen</comment>
            <translation>{player} merkte es: Du hast geschwiegen, {penalty}</translation>
        </message>
        <message>
            <source>{player} accused you wrongly and draws {number}</source>
            <comment>done to the person at the screen</comment>
            <translation>{player} beschuldigte dich zu Unrecht und zieht {number}</translation>
        </message>
        <message numerus="yes">
            <source>%n penalty card(s)</source>
            <comment>in a line, where eyes read: +3</comment>
            <translation>
                <numerusform>%n Strafkarte</numerusform>
                <numerusform>%n Strafkarten</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>OlsenHabits</name>
        <message>
            <source>I lay low cards first, and keep the strong ones for later.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Ich lege niedrige Karten zuerst und hebe die starken für später auf.</translation>
        </message>
        <message>
            <source>I lay low cards first, and rarely cheat.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Ich lege niedrige Karten zuerst und schummle selten.</translation>
        </message>
        <message>
            <source>I lay high cards first, and keep the low ones.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Ich lege hohe Karten zuerst und behalte die niedrigen.</translation>
        </message>
        <message>
            <source>I lay the cards in the middle first, and keep the lowest and the highest.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Ich lege mittlere Karten zuerst und behalte die niedrigsten und die höchsten.</translation>
        </message>
        <message>
            <source>I lay the cards in the middle first, and cheat more often than the others.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Ich lege mittlere Karten zuerst und schummle öfter als die anderen.</translation>
        </message>
        <message>
            <source>I lay low cards first, and keep the high ones.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Ich lege niedrige Karten zuerst und behalte die hohen.</translation>
        </message>
        <message>
            <source>Of two cards of the same rank I lay the red one first.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Von zwei Karten vom gleichen Wert lege ich die rote zuerst.</translation>
        </message>
        <message>
            <source>Of two cards of the same rank I lay the black one first.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Von zwei Karten vom gleichen Wert lege ich die schwarze zuerst.</translation>
        </message>
    </context>
    <context>
        <name>OlsenOptions</name>
        <message>
            <source>Pack and start card</source>
            <translation>Kartenspiel und Startkarte</translation>
        </message>
        <message>
            <source>Laying and drawing</source>
            <translation>Legen und Ziehen</translation>
        </message>
        <message>
            <source>Twos, aces and queens</source>
            <translation>Zweien, Asse und Damen</translation>
        </message>
        <message>
            <source>Accusing</source>
            <translation>Beschuldigen</translation>
        </message>
        <message>
            <source>Saying “Ólsen”</source>
            <translation>„Ólsen“ sagen</translation>
        </message>
        <message>
            <source>The end</source>
            <translation>Das Ende</translation>
        </message>
        <message>
            <source>Cards dealt</source>
            <translation>Wie viele Karten jeder bekommt</translation>
        </message>
        <message>
            <source>How many cards everybody gets at the beginning.</source>
            <translation>So viele gibt der Geber am Anfang.</translation>
        </message>
        <message>
            <source>Five cards</source>
            <translation>Fünf Karten</translation>
        </message>
        <message>
            <source>Six cards</source>
            <translation>Sechs Karten</translation>
        </message>
        <message>
            <source>Eight cards</source>
            <translation>Acht Karten</translation>
        </message>
        <message>
            <source>Number of packs</source>
            <translation>Anzahl der Kartenspiele</translation>
        </message>
        <message>
            <source>A second pack makes room for large tables.</source>
            <translation>Mit einem zweiten Kartenspiel ist Platz für mehr Spieler.</translation>
        </message>
        <message>
            <source>One pack, or two where one is too small</source>
            <translation>Ein Kartenspiel oder zwei, wenn eines zu klein ist</translation>
        </message>
        <message>
            <source>Always one pack</source>
            <translation>Immer ein Kartenspiel</translation>
        </message>
        <message>
            <source>Always two packs</source>
            <translation>Immer zwei Kartenspiele</translation>
        </message>
        <message>
            <source>Several cards of the same rank at once</source>
            <translation>Mehrere Karten vom gleichen Wert auf einmal</translation>
        </message>
        <message>
            <source>Whether cards of the same rank may follow in the same turn.</source>
            <translation>Ob Karten vom gleichen Wert im selben Zug folgen dürfen.</translation>
        </message>
        <message>
            <source>All cards of the same rank may be laid in one turn</source>
            <translation>Alle Karten vom gleichen Wert in einem Zug</translation>
        </message>
        <message>
            <source>Only one card is laid in a turn</source>
            <translation>Nur eine Karte wird je Zug gelegt</translation>
        </message>
        <message>
            <source>Changing the suit in the first turn</source>
            <translation>Im ersten Zug die Farbe wechseln</translation>
        </message>
        <message>
            <source>Whether everybody has to stay with the suit in the first turn of a round.</source>
            <translation>Ob im ersten Zug einer Runde alle bei der Farbe bleiben müssen.</translation>
        </message>
        <message>
            <source>The first turn is as any other</source>
            <translation>Der erste Zug ist wie jeder andere</translation>
        </message>
        <message>
            <source>Nobody may change the suit in their first turn</source>
            <translation>Niemand darf im ersten Zug die Farbe wechseln</translation>
        </message>
        <message>
            <source>Drawing although you could lay</source>
            <translation>Ziehen, obwohl man legen könnte</translation>
        </message>
        <message>
            <source>Whether a player who could lay a card may draw instead.</source>
            <translation>Ob man ziehen darf, obwohl man eine Karte legen könnte.</translation>
        </message>
        <message>
            <source>Whoever can lay a card must lay it</source>
            <translation>Wer legen kann, muss legen</translation>
        </message>
        <message>
            <source>You may draw up to three cards although one fits</source>
            <translation>Man darf bis zu drei Karten ziehen, obwohl eine passt</translation>
        </message>
        <message>
            <source>An eight as the start card</source>
            <translation>Eine Acht als Startkarte</translation>
        </message>
        <message>
            <source>What happens when the first card turned up is an eight.</source>
            <translation>Was passiert, wenn die erste aufgedeckte Karte eine Acht ist.</translation>
        </message>
        <message>
            <source>The first player may lay any card on it</source>
            <translation>Der erste Spieler darf jede Karte darauf legen</translation>
        </message>
        <message>
            <source>Its own suit counts</source>
            <translation>Ihre eigene Farbe gilt</translation>
        </message>
        <message>
            <source>It goes back into the stock and another card is turned up</source>
            <translation>Sie kommt zurück in den Nachziehstapel, und eine andere Karte wird aufgedeckt</translation>
        </message>
        <message>
            <source>Going out with an eight</source>
            <translation>Mit einer Acht aufhören</translation>
        </message>
        <message>
            <source>Whether the last card may be an eight.</source>
            <translation>Ob die letzte Karte eine Acht sein darf.</translation>
        </message>
        <message>
            <source>The last card may be an eight</source>
            <translation>Die letzte Karte darf eine Acht sein</translation>
        </message>
        <message>
            <source>The last card must not be an eight</source>
            <translation>Die letzte Karte darf keine Acht sein</translation>
        </message>
        <message>
            <source>The penalty for forgetting “Ólsen”</source>
            <translation>Strafe für ein vergessenes „Ólsen“</translation>
        </message>
        <message>
            <source>Who notices when a player with one card left says nothing.</source>
            <translation>Wer es merkt, wenn ein Spieler mit nur noch einer Karte nichts sagt.</translation>
        </message>
        <message>
            <source>The penalty of three cards comes by itself</source>
            <translation>Die Strafe von drei Karten kommt von selbst</translation>
        </message>
        <message>
            <source>Only when another player notices it in time</source>
            <translation>Nur wenn ein anderer Spieler es rechtzeitig merkt</translation>
        </message>
        <message>
            <source>Saying “Ólsen” for the players</source>
            <translation>„Ólsen“ für die Spieler sagen</translation>
        </message>
        <message>
            <source>Whether the program says “Ólsen” by itself, for everybody at the table.</source>
            <translation>Ob das Programm von selbst „Ólsen“ sagt, für alle am Tisch.</translation>
        </message>
        <message>
            <source>Everybody has to say it</source>
            <translation>Jeder muss es selbst sagen</translation>
        </message>
        <message>
            <source>The program says it for everybody</source>
            <translation>Das Programm sagt es für alle</translation>
        </message>
        <message>
            <source>Saying “Ólsen Ólsen” at the end</source>
            <translation>Am Ende „Ólsen Ólsen“ sagen</translation>
        </message>
        <message>
            <source>Whether “Ólsen Ólsen” has to be said with the last card.</source>
            <translation>Ob man mit der letzten Karte „Ólsen Ólsen“ sagen muss.</translation>
        </message>
        <message>
            <source>The program says it for the winner</source>
            <translation>Das Programm sagt es für den Sieger</translation>
        </message>
        <message>
            <source>Whoever forgets it draws three cards and plays on</source>
            <translation>Wer es vergisst, zieht drei Karten und spielt weiter</translation>
        </message>
        <message>
            <source>Length of the game</source>
            <translation>Länge der Partie</translation>
        </message>
        <message>
            <source>How many rounds a player has to win. Where the others play on, it takes as many points as so many first places bring.</source>
            <translation>Wie viele Runden man gewinnen muss. Wo die anderen weiterspielen, braucht man so viele Punkte, wie so viele erste Plätze bringen.</translation>
        </message>
        <message>
            <source>One round decides</source>
            <translation>Eine Runde entscheidet</translation>
        </message>
        <message>
            <source>The first to win two rounds</source>
            <translation>Wer zuerst zwei Runden gewinnt</translation>
        </message>
        <message>
            <source>The first to win three rounds</source>
            <translation>Wer zuerst drei Runden gewinnt</translation>
        </message>
        <message>
            <source>The first to win five rounds</source>
            <translation>Wer zuerst fünf Runden gewinnt</translation>
        </message>
        <message>
            <source>When somebody goes out</source>
            <translation>Wenn jemand fertig ist</translation>
        </message>
        <message>
            <source>Whether the others go on until only one of them holds cards.</source>
            <translation>Ob die anderen weiterspielen, bis nur noch einer Karten hat.</translation>
        </message>
        <message>
            <source>The round is over</source>
            <translation>Die Runde ist vorbei</translation>
        </message>
        <message>
            <source>The others play on until only one has cards left</source>
            <translation>Die anderen spielen weiter, bis nur noch einer Karten hat</translation>
        </message>
        <message>
            <source>Saying “Ólsen Ólsen upp og niður” at the end</source>
            <translation>Am Ende „Ólsen Ólsen upp og niður“ sagen</translation>
        </message>
        <message>
            <source>Whether “Ólsen Ólsen upp og niður” has to be said with the last card.</source>
            <translation>Ob man mit der letzten Karte „Ólsen Ólsen upp og niður“ sagen muss.</translation>
        </message>
        <message>
            <source>Ace and king are neighbours</source>
            <translation>Ass und König sind Nachbarn</translation>
        </message>
        <message>
            <source>Whether an ace may be laid on a king and a king on an ace.</source>
            <translation>Ob ein Ass auf einen König gelegt werden darf und ein König auf ein Ass.</translation>
        </message>
        <message>
            <source>The ace lies between the king and the two</source>
            <translation>Das Ass liegt zwischen Zwei und König</translation>
        </message>
        <message>
            <source>The ace goes with the two only</source>
            <translation>Das Ass ist nur Nachbar der Zwei</translation>
        </message>
        <message>
            <source>When the game ends: at a number of points, or after a number of rounds.</source>
            <translation>Wann die Partie endet: bei einer bestimmten Punktzahl oder nach einer festen Zahl von Runden.</translation>
        </message>
        <message>
            <source>Until somebody has 500 points</source>
            <translation>Bis jemand 500 Punkte hat</translation>
        </message>
        <message>
            <source>Until somebody has 300 points</source>
            <translation>Bis jemand 300 Punkte hat</translation>
        </message>
        <message>
            <source>Until somebody has 200 points</source>
            <translation>Bis jemand 200 Punkte hat</translation>
        </message>
        <message>
            <source>Until somebody has 100 points</source>
            <translation>Bis jemand 100 Punkte hat</translation>
        </message>
        <message>
            <source>10 rounds</source>
            <translation>10 Runden</translation>
        </message>
        <message>
            <source>5 rounds</source>
            <translation>5 Runden</translation>
        </message>
        <message>
            <source>20 rounds</source>
            <translation>20 Runden</translation>
        </message>
        <message>
            <source>A tie</source>
            <translation>Gleichstand</translation>
        </message>
        <message>
            <source>What happens when several players share the fewest points.</source>
            <translation>Was passiert, wenn mehrere Spieler gleich wenige Punkte haben.</translation>
        </message>
        <message>
            <source>They share the win</source>
            <translation>Sie teilen sich den Sieg</translation>
        </message>
        <message>
            <source>Everybody plays on, round by round, until one is ahead</source>
            <translation>Stechen mit allen, Runde um Runde, bis einer vorn liegt</translation>
        </message>
        <message>
            <source>A two also costs the turn</source>
            <translation>Eine Zwei kostet auch den Zug</translation>
        </message>
        <message>
            <source>Whether the player who takes two cards may play afterwards.</source>
            <translation>Ob man noch spielen darf, nachdem man die zwei Karten genommen hat.</translation>
        </message>
        <message>
            <source>After taking the cards the player plays as usual</source>
            <translation>Wer die Karten genommen hat, spielt wie gewohnt</translation>
        </message>
        <message>
            <source>Taking the cards ends the turn</source>
            <translation>Mit dem Nehmen der Karten ist der Zug vorbei</translation>
        </message>
        <message>
            <source>Answering a two with a two</source>
            <translation>Eine Zwei mit einer Zwei beantworten</translation>
        </message>
        <message>
            <source>Whether a player may lay a two instead of taking cards.</source>
            <translation>Ob man eine Zwei legen darf, statt Karten zu nehmen.</translation>
        </message>
        <message>
            <source>The cards must be taken first</source>
            <translation>Die Karten müssen zuerst genommen werden</translation>
        </message>
        <message>
            <source>A two passes all the owed cards on, and two more</source>
            <translation>Eine Zwei reicht alle geschuldeten Karten weiter und zwei dazu</translation>
        </message>
        <message>
            <source>An ace with two players</source>
            <translation>Ein Ass zu zweit</translation>
        </message>
        <message>
            <source>Whether an ace does anything when only two play.</source>
            <translation>Ob ein Ass etwas bewirkt, wenn nur zwei spielen.</translation>
        </message>
        <message>
            <source>It changes nothing</source>
            <translation>Es ändert nichts</translation>
        </message>
        <message>
            <source>The other player misses a turn</source>
            <translation>Der andere setzt aus</translation>
        </message>
        <message>
            <source>Several twos, aces or queens in one turn</source>
            <translation>Wirkung mehrerer Karten</translation>
        </message>
        <message>
            <source>Whether each card counts, or the whole group only once.</source>
            <translation>Ob jede Zwei, jedes Ass und jede Dame wirkt, wenn mehrere zusammen gelegt werden, oder alle nur einmal.</translation>
        </message>
        <message>
            <source>Each card counts</source>
            <translation>Jede Karte wirkt</translation>
        </message>
        <message>
            <source>The whole group counts as one card</source>
            <translation>Alle zusammen wirken wie eine Karte</translation>
        </message>
        <message>
            <source>The start card has an effect</source>
            <translation>Die Startkarte wirkt</translation>
        </message>
        <message>
            <source>Whether the first card turned up counts as if somebody had laid it.</source>
            <translation>Ob eine Zwei, ein Ass oder eine Dame als Startkarte wirkt, als hätte sie jemand gelegt.</translation>
        </message>
        <message>
            <source>It has no effect</source>
            <translation>Nein, sie hat keine Wirkung</translation>
        </message>
        <message>
            <source>It counts for the first player</source>
            <translation>Ja, sie wirkt auf den ersten Spieler</translation>
        </message>
        <message>
            <source>A changer as the start card</source>
            <translation>Eine Wunschkarte als Startkarte</translation>
        </message>
        <message>
            <source>What happens if the start card has the rank that everybody begins with.</source>
            <translation>Was geschieht, wenn die Startkarte den Wert hat, mit dem alle anfangen.</translation>
        </message>
        <message>
            <source>Going out with your changer</source>
            <translation>Mit der eigenen Wunschkarte aufhören</translation>
        </message>
        <message>
            <source>Whether your last card may be your own changer.</source>
            <translation>Ob die letzte Karte die eigene Wunschkarte sein darf.</translation>
        </message>
        <message>
            <source>The last card may be your changer</source>
            <translation>Die letzte Karte darf die eigene Wunschkarte sein</translation>
        </message>
        <message>
            <source>The last card must not be your changer</source>
            <translation>Die letzte Karte darf nicht die eigene Wunschkarte sein</translation>
        </message>
        <message>
            <source>The first changer</source>
            <translation>Die erste Wunschkarte</translation>
        </message>
        <message>
            <source>The rank everybody begins with; a lower one makes the game shorter.</source>
            <translation>Mit welchem Wert alle anfangen; ein niedrigerer macht das Spiel kürzer.</translation>
        </message>
        <message>
            <source>Eights, the whole way down</source>
            <translation>Achten, den ganzen Weg hinunter</translation>
        </message>
        <message>
            <source>Sixes, a shorter game</source>
            <translation>Sechsen, ein kürzeres Spiel</translation>
        </message>
        <message>
            <source>Fours, a short game</source>
            <translation>Vieren, ein kurzes Spiel</translation>
        </message>
        <message>
            <source>One changer for everybody</source>
            <translation>Eine Wunschkarte für alle</translation>
        </message>
        <message>
            <source>Whether everybody has a changer of their own or all share one.</source>
            <translation>Ob jeder seine eigene Wunschkarte hat oder alle eine gemeinsame.</translation>
        </message>
        <message>
            <source>Everybody has their own</source>
            <translation>Nein, jeder hat seine eigene</translation>
        </message>
        <message>
            <source>All share one, and it goes down a step whenever somebody goes out</source>
            <translation>Ja, und sie geht jedes Mal eine Stufe hinunter, wenn jemand fertig wird</translation>
        </message>
        <message>
            <source>The card comes back</source>
            <translation>Die Karte kommt zurück</translation>
        </message>
        <message>
            <source>What happens to the card that somebody cheated with.</source>
            <translation>Was mit der Karte geschieht, wenn jemand beim Schummeln erwischt wird.</translation>
        </message>
        <message>
            <source>It goes back to the hand</source>
            <translation>Ja, sie kommt auf die Hand zurück</translation>
        </message>
        <message>
            <source>It stays where it is; three cards are drawn all the same</source>
            <translation>Nein, sie bleibt, wo sie ist; drei Karten werden trotzdem gezogen</translation>
        </message>
        <message>
            <source>Time for accusing</source>
            <translation>Zeit zum Beschuldigen</translation>
        </message>
        <message>
            <source>How long the computer players wait before they act.</source>
            <translation>Wie lange die Computerspieler warten, bevor sie spielen.</translation>
        </message>
        <message>
            <source>3 seconds</source>
            <translation>3 Sekunden</translation>
        </message>
        <message>
            <source>2 seconds</source>
            <translation>2 Sekunden</translation>
        </message>
        <message>
            <source>4 seconds</source>
            <translation>4 Sekunden</translation>
        </message>
        <message>
            <source>5 seconds</source>
            <translation>5 Sekunden</translation>
        </message>
        <message>
            <source>6 seconds</source>
            <translation>6 Sekunden</translation>
        </message>
        <message>
            <source>7 seconds</source>
            <translation>7 Sekunden</translation>
        </message>
        <message>
            <source>8 seconds</source>
            <translation>8 Sekunden</translation>
        </message>
        <message>
            <source>Until somebody presses “Go on”</source>
            <translation>Bis jemand auf „Weiter“ drückt</translation>
        </message>
    </context>
    <context>
        <name>Order</name>
        <message>
            <source>{card}, would help you</source>
            <comment>a card that can be marked to be bought</comment>
            <translation>{card}, würde dir helfen</translation>
        </message>
        <message>
            <source>How often at most</source>
            <comment>before the numbers from one on</comment>
            <translation>Wie oft höchstens</translation>
        </message>
        <message>
            <source>Done</source>
            <comment>button</comment>
            <translation>Fertig</translation>
        </message>
    </context>
    <context>
        <name>Pages</name>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
    </context>
    <context>
        <name>Paper</name>
        <message>
            <source>Print or save …</source>
            <comment>button: print it, or keep it as a PDF or a picture</comment>
            <translation>Drucken, speichern …</translation>
        </message>
        <message>
            <source>Print …</source>
            <translation>Drucken …</translation>
        </message>
        <message>
            <source>Save as a PDF …</source>
            <translation>Als PDF speichern …</translation>
        </message>
        <message>
            <source>Save as a picture …</source>
            <translation>Als Bild speichern …</translation>
        </message>
        <message>
            <source>Save as …</source>
            <comment>button: keep a paper as a PDF or a picture</comment>
            <translation>Speichern als …</translation>
        </message>
        <message>
            <source>The printer is not responding. Nothing is lost: try again, or save it as a PDF.</source>
            <translation>Der Drucker antwortet gerade nicht. Nichts ist verloren: Versuch es noch einmal oder speicher es als PDF.</translation>
        </message>
        <message>
            <source>It could not be written to {name} ({reason}). Nothing in Card Table has changed. Choose another place.</source>
            <translation>Es ließ sich nicht nach {name} schreiben ({reason}). In Card Table hat sich nichts geändert. Wähl einen anderen Ort.</translation>
        </message>
        <message>
            <source>Player</source>
            <comment>heading of a column</comment>
            <translation>Name</translation>
        </message>
        <message>
            <source>{fact}: {value}</source>
            <translation>{fact}: {value}</translation>
        </message>
        <message>
            <source>Card Table · page {page} of {pages}</source>
            <comment>at the foot of a printed page</comment>
            <translation>Card Table · Seite {page} von {pages}</translation>
        </message>
    </context>
    <context>
        <name>People</name>
        <message>
            <source>At the table: {players}</source>
            <translation>Am Tisch: {players}</translation>
        </message>
        <message>
            <source>Without a name: {animal}</source>
            <translation>Ohne Namen: {animal}</translation>
        </message>
        <message>
            <source>{player} sits down. Second person, or: To the games.</source>
            <translation>{player} setzt sich. Zweite Person, oder: Zu den Spielen.</translation>
        </message>
        <message>
            <source>{player} sits down. The next person, or: To the games.</source>
            <translation>{player} setzt sich. Nächste Person, oder: Zu den Spielen.</translation>
        </message>
        <message>
            <source>Take a card. Give a name if you like.</source>
            <translation>Nimm eine Karte. Einen Namen brauchst du nicht.</translation>
        </message>
        <message>
            <source>Statistics of {player}</source>
            <translation>Statistik von {player}</translation>
        </message>
        <message>
            <source>Is the same as …</source>
            <comment>a button: two people become one</comment>
            <translation>Ist dieselbe Person wie …</translation>
        </message>
        <message>
            <source>Forget {player} …</source>
            <translation>{player} vergessen …</translation>
        </message>
        <message>
            <source>Person {number}: name</source>
            <translation>Person {number}: Name</translation>
        </message>
        <message>
            <source>Person {number}: face, {animal}</source>
            <translation>Person {number}: Gesicht, {animal}</translation>
        </message>
        <message>
            <source>Face</source>
            <translation>Gesicht</translation>
        </message>
        <message>
            <source>Colour</source>
            <translation>Farbe</translation>
        </message>
        <message>
            <source>{animal}, the face of {player}</source>
            <translation>{animal}, das Gesicht von {player}</translation>
        </message>
        <message>
            <source>Person {number}: colour</source>
            <translation>Person {number}: Farbe</translation>
        </message>
        <message>
            <source>Take off the list: {player}</source>
            <translation>Aus der Liste nehmen: {player}</translation>
        </message>
        <message>
            <source>{player} is not in the list any more.</source>
            <translation>{player} steht nicht mehr auf der Liste.</translation>
        </message>
        <message>
            <source>Two people have the same name. Give each of them a different one.</source>
            <translation>Zwei Personen haben denselben Namen. Gib jeder einen eigenen.</translation>
        </message>
        <message>
            <source>Somebody called {player} is in saved games already. If this is somebody else, choose another name.</source>
            <translation>In gespeicherten Spielen gibt es schon jemanden namens {player}. Ist das jemand anderes, wähl einen anderen Namen.</translation>
        </message>
        <message>
            <source>The same person</source>
            <comment>a button</comment>
            <translation>Dieselbe Person</translation>
        </message>
        <message>
            <source>Merge the two into one? Everything both have played will belong to {player} and cannot be separated again.</source>
            <translation>Die beiden zu einer Person zusammenführen? Alles, was beide gespielt haben, gehört dann zu {player} und lässt sich nicht mehr trennen.</translation>
        </message>
        <message>
            <source>Forget for good</source>
            <translation>Endgültig vergessen</translation>
        </message>
        <message>
            <source>Who sits here?</source>
            <translation>Wer sitzt hier?</translation>
        </message>
        <message>
            <source>Everybody who plays here. If you change a name, it changes in every saved game, too.</source>
            <translation>Alle, die hier spielen. Ein neuer Name wird in alle gespeicherten Spiele übernommen.</translation>
        </message>
        <message>
            <source>Guest</source>
            <comment>what a player is called who has been forgotten</comment>
            <translation>Gast</translation>
        </message>
        <message>
            <source>The saved games are done. The old name may still be in copies of them or in the settings, because the disk is full or a file is in use. Card Table tries again at every start until it has succeeded.</source>
            <comment>somebody was renamed or forgotten</comment>
            <translation>Die gespeicherten Spiele sind geändert. In Kopien davon oder in den Einstellungen kann der bisherige Name noch stehen, weil die Festplatte voll oder eine Datei in Gebrauch ist. Bei jedem Start versucht Card Table es erneut, bis alles geändert ist.</translation>
        </message>
        <message>
            <source>Merge them</source>
            <comment>a button: two people become one</comment>
            <translation>Zusammenführen</translation>
        </message>
        <message>
            <source>Two people called {player} would then sit at one table in a saved game. Nothing was changed. Give each of them a different name.</source>
            <translation>Dann säßen in einem gespeicherten Spiel zwei Personen namens {player} an einem Tisch. Nichts wurde geändert. Gib jeder einen eigenen Namen.</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) played only with computer players will be deleted.</source>
            <comment>somebody is forgotten</comment>
            <translation>
                <numerusform>%n Partie nur mit Computerspielern wird gelöscht.</numerusform>
                <numerusform>%n Partien nur mit Computerspielern werden gelöscht.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>In %n game(s) with others the seat will be called “{guest}”.</source>
            <comment>somebody is forgotten</comment>
            <translation>
                <numerusform>In %n Partie mit anderen heißt der Platz dann „{guest}“.</numerusform>
                <numerusform>In %n Partien mit anderen heißt der Platz dann „{guest}“.</numerusform>
            </translation>
        </message>
        <message>
            <source>Forget {player} for good? {first} It cannot be undone.</source>
            <comment>a sentence follows</comment>
            <translation>{player} endgültig vergessen? {first} Das lässt sich nicht rückgängig machen.</translation>
        </message>
        <message>
            <source>Forget {player} for good? {first} {second} It cannot be undone.</source>
            <comment>sentences follow</comment>
            <translation>{player} endgültig vergessen? {first} {second} Das lässt sich nicht rückgängig machen.</translation>
        </message>
        <message>
            <source>Somebody else</source>
            <translation>Noch jemand</translation>
        </message>
        <message>
            <source>To the games</source>
            <translation>Zu den Spielen</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Fertig</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
    </context>
    <context>
        <name>Phones</name>
        <message>
            <source>Your turn</source>
            <translation>Du bist dran</translation>
        </message>
        <message>
            <source>Your cards</source>
            <translation>Deine Karten</translation>
        </message>
        <message>
            <source>Connection lost</source>
            <translation>Verbindung unterbrochen</translation>
        </message>
        <message>
            <source>Connecting again …</source>
            <translation>Wird wieder verbunden …</translation>
        </message>
        <message>
            <source>Another phone has taken this seat</source>
            <translation>Ein anderes Handy hat diesen Platz übernommen</translation>
        </message>
        <message>
            <source>The table plays without phones now. Your cards are on the big screen.</source>
            <translation>Am Tisch wird jetzt ohne Handys gespielt. Deine Karten sind auf dem großen Bildschirm.</translation>
        </message>
        <message>
            <source>The table rests. Your cards come back with it.</source>
            <translation>Am Tisch ist Pause. Danach sind deine Karten wieder da.</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Put on: {place}</source>
            <comment>button: put the picked cards there; {place} is a pile or a meld</comment>
            <translation>Hinlegen: {place}</translation>
        </message>
        <message>
            <source>Back to the hand</source>
            <comment>button: picked cards that were put together go back</comment>
            <translation>Zurück auf die Hand</translation>
        </message>
        <message>
            <source>The table</source>
            <translation>Der Tisch</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Mehr</translation>
        </message>
        <message>
            <source>Sort the hand</source>
            <translation>Karten sortieren</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Tipp</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Zurücknehmen</translation>
        </message>
        <message>
            <source>What has happened</source>
            <translation>Was geschehen ist</translation>
        </message>
        <message>
            <source>Scores</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>Move the picked card to the left</source>
            <translation>Gewählte Karte nach links rücken</translation>
        </message>
        <message>
            <source>Move the picked card to the right</source>
            <translation>Gewählte Karte nach rechts rücken</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Sprache</translation>
        </message>
        <message>
            <source>Hide or cheat with what is picked</source>
            <comment>switch: picked cards are then put down slyly</comment>
            <translation>Gewählte Karten verstecken oder damit schummeln</translation>
        </message>
        <message>
            <source>A phone for every hand</source>
            <translation>Ein Handy für jede Hand</translation>
        </message>
        <message>
            <source>Point the camera of your phone at the code beside your name. Phone and computer have to be in the same Wi-Fi. Whoever has no phone plays here, as always.</source>
            <translation>Richte die Kamera deines Handys auf den Code bei deinem Namen. Handy und Computer müssen im selben WLAN sein. Wer kein Handy hat, spielt hier wie immer.</translation>
        </message>
        <message>
            <source>It needs no account and no internet, and nothing listens once you play without phones again. What is sent is not encrypted, so whoever can listen to your Wi-Fi could read along: play like this only in a Wi-Fi whose users you trust.</source>
            <translation>Dafür braucht es weder Konto noch Internet, und nichts lauscht mehr, sobald ihr wieder ohne Handys spielt. Was gesendet wird, ist nicht verschlüsselt; wer euer WLAN abhören kann, könnte also mitlesen: Spielt so nur in einem WLAN, dessen Nutzern ihr vertraut.</translation>
        </message>
        <message>
            <source>The system may ask whether Card Table may be reached in private networks: say yes, or no phone gets in.</source>
            <translation>Das System fragt vielleicht, ob Card Table in privaten Netzwerken erreichbar sein darf: Sag ja, sonst kommt kein Handy herein.</translation>
        </message>
        <message>
            <source>No phone has come yet. Is it in the same Wi-Fi as this computer, not in a guest network and not on mobile data? Guest networks keep their devices apart. A firewall has to let Card Table be reached in private networks. While you play, switch off a VPN on either of them.</source>
            <translation>Noch ist kein Handy da. Ist es im selben WLAN wie dieser Computer, nicht in einem Gastnetz und nicht über mobile Daten im Netz? Gastnetze halten ihre Geräte voneinander fern. Eine Firewall muss erlauben, dass Card Table in privaten Netzwerken erreichbar ist. Schaltet ein VPN auf Computer und Handy aus, solange ihr spielt.</translation>
        </message>
        <message>
            <source>The door is being opened …</source>
            <translation>Die Tür wird geöffnet …</translation>
        </message>
        <message>
            <source>Plays on a phone</source>
            <translation>Spielt am Handy</translation>
        </message>
        <message>
            <source>The phone is away</source>
            <translation>Das Handy ist weg</translation>
        </message>
        <message>
            <source>Without a camera</source>
            <translation>Ohne Kamera</translation>
        </message>
        <message>
            <source>In the phone’s browser, open {address} and write {letters}.</source>
            <comment>{letters} are six letters</comment>
            <translation>Öffne im Browser des Handys {address} und gib {letters} ein.</translation>
        </message>
        <message>
            <source>Take over here</source>
            <comment>button: this hand is played at the screen again</comment>
            <translation>Hier übernehmen</translation>
        </message>
        <message>
            <source>Play</source>
            <comment>button: puts the codes away</comment>
            <translation>Spielen</translation>
        </message>
        <message>
            <source>Without phones</source>
            <comment>button: all hands are played at the screen again</comment>
            <translation>Ohne Handys</translation>
        </message>
        <message>
            <source>Code for {player}</source>
            <comment>a picture that a phone's camera reads</comment>
            <translation>Code für {player}</translation>
        </message>
        <message>
            <source>This computer’s address can be reached from the internet, so the door stays shut. Use a Wi-Fi at home, or one that a phone opens.</source>
            <translation>Dieser Computer ist aus dem Internet erreichbar, deshalb bleibt die Tür zu. Nimm ein WLAN zu Hause oder eines, das ein Handy öffnet.</translation>
        </message>
        <message>
            <source>This computer is in no network. Connect it to the Wi-Fi in which your phones are, and try again.</source>
            <translation>Dieser Computer ist in keinem Netzwerk. Verbinde ihn mit dem WLAN, in dem eure Handys sind, und versuch es noch einmal.</translation>
        </message>
        <message>
            <source>This computer does not let the door be opened. Look whether a firewall forbids it, and try again.</source>
            <translation>Auf diesem Computer lässt sich die Tür nicht öffnen. Schau nach, ob eine Firewall es verbietet, und versuch es noch einmal.</translation>
        </message>
        <message>
            <source>The door to the phones has closed by itself. Nothing is lost: all hands are played here again.</source>
            <translation>Die Tür zu den Handys hat sich von selbst geschlossen. Nichts ist verloren: Alle Karten werden wieder hier gespielt.</translation>
        </message>
        <message>
            <source>{player} plays on a phone now.</source>
            <translation>{player} spielt jetzt am Handy.</translation>
        </message>
        <message>
            <source>{player} plays at the screen again.</source>
            <translation>{player} spielt wieder am Bildschirm.</translation>
        </message>
        <message>
            <source>{player}’s phone is away.</source>
            <translation>{player}: Das Handy ist weg.</translation>
        </message>
        <message>
            <source>What came before that is on the big screen.</source>
            <comment>below the log of a long game</comment>
            <translation>Was davor geschah, steht auf dem großen Bildschirm.</translation>
        </message>
    </context>
    <context>
        <name>Reader</name>
        <message>
            <source>Play goes clockwise.</source>
            <translation>Es wird im Uhrzeigersinn gespielt.</translation>
        </message>
        <message>
            <source>Play goes anticlockwise.</source>
            <translation>Es wird gegen den Uhrzeigersinn gespielt.</translation>
        </message>
        <message>
            <source>{card}, picked</source>
            <translation>{card}, ausgewählt</translation>
        </message>
        <message>
            <source>{card}, {reason}</source>
            <comment>a card and why it came</comment>
            <translation>{card}, {reason}</translation>
        </message>
        <message>
            <source>{card}, wins the trick</source>
            <translation>{card}, gewinnt den Stich</translation>
        </message>
        <message>
            <source>{card}, can be swapped</source>
            <comment>such as a joker</comment>
            <translation>{card}, lässt sich tauschen</translation>
        </message>
        <message>
            <source>{number} of {count}</source>
            <comment>the place of a card among others</comment>
            <translation>{number} von {count}</translation>
        </message>
        <message>
            <source>{place}, not right: {reason}</source>
            <comment>a place where cards were put together</comment>
            <translation>{place}, nicht richtig: {reason}</translation>
        </message>
        <message>
            <source>{place}, complete</source>
            <translation>{place}, vollständig</translation>
        </message>
        <message>
            <source>Your hand</source>
            <translation>Deine Hand</translation>
        </message>
        <message>
            <source>{place}, empty</source>
            <translation>{place}, leer</translation>
        </message>
        <message>
            <source>{place}, the suit is {suit}</source>
            <translation>{place}, die Farbe ist {suit}</translation>
        </message>
        <message>
            <source>{place}, fits here</source>
            <comment>where picked cards can be put</comment>
            <translation>{place}, hier passt es</translation>
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
            <translation>{seat}, ist am Zug</translation>
        </message>
        <message>
            <source>{card}, fits</source>
            <translation>{card}, passt</translation>
        </message>
        <message>
            <source>No hand is being shown.</source>
            <translation>Gerade ist keine Hand aufgedeckt.</translation>
        </message>
        <message>
            <source>Your hand is empty.</source>
            <translation>Du hast keine Karte auf der Hand.</translation>
        </message>
        <message numerus="yes">
            <source>Your hand, %n card(s): {cards}.</source>
            <translation>
                <numerusform>Deine Hand, %n Karte: {cards}.</numerusform>
                <numerusform>Deine Hand, %n Karten: {cards}.</numerusform>
            </translation>
        </message>
        <message>
            <source>All of them fit.</source>
            <comment>all cards of the own hand</comment>
            <translation>Alle passen.</translation>
        </message>
        <message>
            <source>These fit: {cards}.</source>
            <comment>cards of the own hand</comment>
            <translation>Es passen: {cards}.</translation>
        </message>
        <message>
            <source>Nothing has been said yet.</source>
            <translation>Es wurde noch nichts gesagt.</translation>
        </message>
        <message>
            <source>{joker} as {card}</source>
            <comment>what a joker stands for</comment>
            <translation>{joker} als {card}</translation>
        </message>
        <message>
            <source>{part} of {whole}</source>
            <comment>two numbers, such as 30 of 40</comment>
            <translation>{part} von {whole}</translation>
        </message>
        <message>
            <source> to </source>
            <comment>between the ends of a span, such as: nine to queen; with its spaces</comment>
            <translation> bis </translation>
        </message>
        <message>
            <source> to </source>
            <comment>between two numbers, such as: 2 to 5 players; with its spaces</comment>
            <translation> bis </translation>
        </message>
        <message>
            <source>{key}: {button}</source>
            <comment>a key and the button that it presses</comment>
            <translation>{key}: {button}</translation>
        </message>
        <message>
            <source>key {key}</source>
            <comment>said of a button: the key that presses it</comment>
            <translation>Taste {key}</translation>
        </message>
        <message numerus="yes">
            <source>{cards} picked, %n card(s) in all.</source>
            <translation>
                <numerusform>{cards} ausgewählt, insgesamt %n Karte.</numerusform>
                <numerusform>{cards} ausgewählt, insgesamt %n Karten.</numerusform>
            </translation>
        </message>
        <message>
            <source>{cards} picked.</source>
            <translation>{cards} ausgewählt.</translation>
        </message>
        <message numerus="yes">
            <source>{cards} put back, %n card(s) picked.</source>
            <translation>
                <numerusform>{cards} zurückgelegt, %n Karte ausgewählt.</numerusform>
                <numerusform>{cards} zurückgelegt, %n Karten ausgewählt.</numerusform>
            </translation>
        </message>
        <message>
            <source>{cards} put back.</source>
            <translation>{cards} zurückgelegt.</translation>
        </message>
        <message>
            <source>There is no {letters} in your hand.</source>
            <comment>what somebody has typed</comment>
            <translation>Du hast keine Karte auf der Hand, die {letters} heißt.</translation>
        </message>
        <message>
            <source>Nothing is put together.</source>
            <translation>Nichts ist zusammengelegt.</translation>
        </message>
        <message>
            <source>Put together: {melds}.</source>
            <translation>Zusammengelegt: {melds}.</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>{tag}: {card}, names {suit}</source>
            <comment>what somebody did, such as: laid: eight of clubs</comment>
            <translation>{tag}: {card}, wünschte sich {suit}</translation>
        </message>
        <message>
            <source>{tag}: {card}</source>
            <comment>what somebody did with a card, such as: discarded: king of clubs</comment>
            <translation>{tag}: {card}</translation>
        </message>
        <message>
            <source>Your turn.</source>
            <translation>Du bist dran.</translation>
        </message>
        <message>
            <source> times </source>
            <comment>between two numbers that are multiplied; with its spaces</comment>
            <translation> mal </translation>
        </message>
        <message>
            <source>plus </source>
            <comment>before a number, such as: 10 plus 5; with its space</comment>
            <translation>plus </translation>
        </message>
        <message>
            <source>minus </source>
            <comment>before a number, such as: minus 9; with its space</comment>
            <translation>minus </translation>
        </message>
    </context>
    <context>
        <name>Remarks</name>
        <message>
            <source>Well, well.</source>
            <comment>a computer player, a bear, when something went well</comment>
            <translation>Sieh an.</translation>
        </message>
        <message>
            <source>Not bad.</source>
            <comment>a computer player, a bear, when something went well</comment>
            <translation>Nicht übel.</translation>
        </message>
        <message>
            <source>So it goes.</source>
            <comment>a computer player, a bear, when something went badly</comment>
            <translation>So geht es eben.</translation>
        </message>
        <message>
            <source>Fair enough.</source>
            <comment>a computer player, a bear, when something went badly</comment>
            <translation>Auch gut.</translation>
        </message>
        <message>
            <source>I thought so.</source>
            <comment>a computer player, an owl, when something went well</comment>
            <translation>Das dachte ich mir.</translation>
        </message>
        <message>
            <source>As I had hoped.</source>
            <comment>a computer player, an owl, when something went well</comment>
            <translation>Wie ich gehofft hatte.</translation>
        </message>
        <message>
            <source>Oh dear.</source>
            <comment>a computer player, an owl, when something went badly</comment>
            <translation>Oje.</translation>
        </message>
        <message>
            <source>I was afraid of that.</source>
            <comment>a computer player, an owl, when something went badly</comment>
            <translation>Das hatte ich befürchtet.</translation>
        </message>
        <message>
            <source>All mine!</source>
            <comment>a computer player, a puffin, when something went well</comment>
            <translation>Alles meins!</translation>
        </message>
        <message>
            <source>More, please!</source>
            <comment>a computer player, a puffin, when something went well</comment>
            <translation>Mehr davon!</translation>
        </message>
        <message>
            <source>Hands off!</source>
            <comment>a computer player, a puffin, when something went badly</comment>
            <translation>Finger weg!</translation>
        </message>
        <message>
            <source>I needed that!</source>
            <comment>a computer player, a puffin, when something went badly</comment>
            <translation>Das brauchte ich noch!</translation>
        </message>
        <message>
            <source>Ha!</source>
            <comment>a computer player, a fox, when something went well</comment>
            <translation>Ha!</translation>
        </message>
        <message>
            <source>That is how it is done!</source>
            <comment>a computer player, a fox, when something went well</comment>
            <translation>So macht man das!</translation>
        </message>
        <message>
            <source>Just you wait!</source>
            <comment>a computer player, a fox, when something went badly</comment>
            <translation>Na warte!</translation>
        </message>
        <message>
            <source>It was worth a try!</source>
            <comment>a computer player, a fox, when something went badly</comment>
            <translation>Einen Versuch war es wert!</translation>
        </message>
        <message>
            <source>Head first!</source>
            <comment>a computer player, a ram, when something went well</comment>
            <translation>Mit dem Kopf durch die Wand!</translation>
        </message>
        <message>
            <source>Nobody stops me now!</source>
            <comment>a computer player, a ram, when something went well</comment>
            <translation>Jetzt hält mich keiner auf!</translation>
        </message>
        <message>
            <source>Once more, then!</source>
            <comment>a computer player, a ram, when something went badly</comment>
            <translation>Dann eben noch einmal!</translation>
        </message>
        <message>
            <source>That was only the run-up!</source>
            <comment>a computer player, a ram, when something went badly</comment>
            <translation>Das war nur der Anlauf!</translation>
        </message>
        <message>
            <source>Phew!</source>
            <comment>a computer player, a hare, when something went well</comment>
            <translation>Puh!</translation>
        </message>
        <message>
            <source>That went well.</source>
            <comment>a computer player, a hare, when something went well</comment>
            <translation>Das ging gut.</translation>
        </message>
        <message>
            <source>My poor ears!</source>
            <comment>a computer player, a hare, when something went badly</comment>
            <translation>Meine armen Ohren!</translation>
        </message>
        <message>
            <source>I would rather not look.</source>
            <comment>a computer player, a hare, when something went badly</comment>
            <translation>Ich sehe lieber nicht hin.</translation>
        </message>
        <message>
            <source>How it glitters!</source>
            <comment>a computer player, a raven, when something went well</comment>
            <translation>Wie das glänzt!</translation>
        </message>
        <message>
            <source>Into my nest with it!</source>
            <comment>a computer player, a raven, when something went well</comment>
            <translation>Ab ins Nest damit!</translation>
        </message>
        <message>
            <source>I will remember that.</source>
            <comment>a computer player, a raven, when something went badly</comment>
            <translation>Das merke ich mir.</translation>
        </message>
        <message>
            <source>Croak!</source>
            <comment>a computer player, a raven, when something went badly</comment>
            <translation>Krah!</translation>
        </message>
        <message>
            <source>Swimmingly.</source>
            <comment>a computer player, a seal, when something went well</comment>
            <translation>Ganz in meinem Element.</translation>
        </message>
        <message>
            <source>How pleasant.</source>
            <comment>a computer player, a seal, when something went well</comment>
            <translation>Wie angenehm.</translation>
        </message>
        <message>
            <source>Water off my back.</source>
            <comment>a computer player, a seal, when something went badly</comment>
            <translation>Das perlt an mir ab.</translation>
        </message>
        <message>
            <source>The tide will turn.</source>
            <comment>a computer player, a seal, when something went badly</comment>
            <translation>Nach Ebbe kommt Flut.</translation>
        </message>
        <message>
            <source>Always on my feet!</source>
            <comment>a computer player, a cat, when something went well</comment>
            <translation>Ich falle immer auf die Füße!</translation>
        </message>
        <message>
            <source>The cream is mine!</source>
            <comment>a computer player, a cat, when something went well</comment>
            <translation>Die Sahne gehört mir!</translation>
        </message>
        <message>
            <source>Eight lives left!</source>
            <comment>a computer player, a cat, when something went badly</comment>
            <translation>Noch sechs Leben!</translation>
        </message>
        <message>
            <source>Hiss!</source>
            <comment>a computer player, a cat, when something went badly</comment>
            <translation>Fauch!</translation>
        </message>
    </context>
    <context>
        <name>Replay</name>
        <message>
            <source>This game was played with another version whose rules differed a little, so its moves cannot be shown again. It is kept as it is, with its scores.</source>
            <translation>Diese Partie wurde mit einer anderen Version gespielt, deren Regeln etwas anders waren; ihre Züge lassen sich nicht noch einmal zeigen. Sie bleibt, wie sie ist, mit ihren Punkten.</translation>
        </message>
        <message>
            <source>Slowly</source>
            <comment>speed of a replay</comment>
            <translation>Langsam</translation>
        </message>
        <message>
            <source>At normal speed</source>
            <comment>speed of a replay</comment>
            <translation>Normales Tempo</translation>
        </message>
        <message>
            <source>Fast</source>
            <comment>speed of a replay</comment>
            <translation>Schnell</translation>
        </message>
        <message>
            <source>Very fast</source>
            <comment>speed of a replay</comment>
            <translation>Sehr schnell</translation>
        </message>
        <message>
            <source>Pause</source>
            <comment>button: stop for a while</comment>
            <translation>Pause</translation>
        </message>
        <message>
            <source>Page Up</source>
            <comment>key</comment>
            <translation>Bild auf</translation>
        </message>
        <message>
            <source>Back to the previous big moment</source>
            <translation>Zurück zum vorigen großen Moment</translation>
        </message>
        <message>
            <source>Shift+Left</source>
            <comment>key</comment>
            <translation>Umschalt+Pfeil links</translation>
        </message>
        <message>
            <source>Back to the previous turn</source>
            <translation>Einen Zug zurück</translation>
        </message>
        <message>
            <source>Ctrl+Left</source>
            <comment>key</comment>
            <translation>Strg+Pfeil links</translation>
        </message>
        <message>
            <source>One step back</source>
            <translation>Einen Schritt zurück</translation>
        </message>
        <message>
            <source>Left</source>
            <comment>key: the arrow</comment>
            <translation>Pfeil links</translation>
        </message>
        <message>
            <source>One step forward</source>
            <translation>Einen Schritt weiter</translation>
        </message>
        <message>
            <source>Right</source>
            <comment>key: the arrow</comment>
            <translation>Pfeil rechts</translation>
        </message>
        <message>
            <source>On to the next turn</source>
            <translation>Weiter zum nächsten Zug</translation>
        </message>
        <message>
            <source>Ctrl+Right</source>
            <comment>key</comment>
            <translation>Strg+Pfeil rechts</translation>
        </message>
        <message>
            <source>On to the next big moment</source>
            <translation>Weiter zum nächsten großen Moment</translation>
        </message>
        <message>
            <source>Back to the previous round</source>
            <translation>Eine Runde zurück</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Abspielen</translation>
        </message>
        <message>
            <source>Shift+Right</source>
            <comment>key</comment>
            <translation>Umschalt+Pfeil rechts</translation>
        </message>
        <message>
            <source>On to the next round</source>
            <translation>Weiter zur nächsten Runde</translation>
        </message>
        <message>
            <source>Page Down</source>
            <comment>key</comment>
            <translation>Bild ab</translation>
        </message>
        <message>
            <source>Space</source>
            <comment>key: the space bar</comment>
            <translation>Leertaste</translation>
        </message>
        <message>
            <source>Back (Esc)</source>
            <translation>Zurück (Esc)</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <translation>Von hier weiterspielen</translation>
        </message>
        <message>
            <source>A new game begins from here; the one you are watching stays as it is.</source>
            <translation>Von hier aus beginnt eine neue Partie; diese bleibt, wie sie ist.</translation>
        </message>
        <message>
            <source>Speed</source>
            <translation>Tempo</translation>
        </message>
        <message>
            <source>Position in the game</source>
            <translation>Stelle in der Partie</translation>
        </message>
        <message>
            <source>Through whose eyes</source>
            <translation>Aus wessen Sicht</translation>
        </message>
        <message>
            <source>All hands face up</source>
            <translation>Alle Karten offen</translation>
        </message>
        <message>
            <source>What everybody could see</source>
            <translation>Was alle sehen konnten</translation>
        </message>
        <message>
            <source>As {player} saw it</source>
            <translation>Wie {player} es sah</translation>
        </message>
        <message>
            <source>{game}, once more</source>
            <translation>{game}, noch einmal</translation>
        </message>
        <message>
            <source>Step {step} of {steps}</source>
            <translation>Schritt {step} von {steps}</translation>
        </message>
        <message>
            <source>Watch it again</source>
            <comment>button: show a match once more, from its beginning</comment>
            <translation>Noch einmal ansehen</translation>
        </message>
        <message>
            <source>{game}, from round {deal}</source>
            <comment>what a saved game is called that was played on</comment>
            <translation>{game}, ab Runde {deal}</translation>
        </message>
    </context>
    <context>
        <name>Review</name>
        <message>
            <source>Review</source>
            <comment>button: hear of every own decision what would have been better</comment>
            <translation>Rückblick</translation>
        </message>
        <message>
            <source>There is nothing to review yet: the review covers only rounds that are over, so that it gives nothing away. Come back when this round has been counted.</source>
            <translation>Noch gibt es nichts durchzugehen: Der Rückblick erzählt nur von Runden, die vorbei sind, damit er nichts verrät. Komm wieder, wenn diese Runde gezählt ist.</translation>
        </message>
        <message>
            <source>In this game there are no decisions of yours to review. It stays as it is.</source>
            <translation>In dieser Partie gab es für dich nichts zu entscheiden, das sich durchgehen ließe. Sie bleibt, wie sie ist.</translation>
        </message>
        <message>
            <source>Decisions</source>
            <translation>Entscheidungen</translation>
        </message>
        <message>
            <source>Figures</source>
            <comment>a heading</comment>
            <translation>Zahlen</translation>
        </message>
        <message>
            <source>Decision</source>
            <comment>heading of a column</comment>
            <translation>Entscheidung</translation>
        </message>
        <message>
            <source>What would have been better</source>
            <comment>heading of a column</comment>
            <translation>Was besser gewesen wäre</translation>
        </message>
        <message>
            <source>Figures</source>
            <comment>heading of a column</comment>
            <translation>Zahlen</translation>
        </message>
        <message>
            <source>Whose decisions?</source>
            <translation>Wessen Entscheidungen?</translation>
        </message>
        <message>
            <source>This page shows cards that only one person may see. Press your name when nobody else is looking. The page is covered again when you leave it.</source>
            <translation>Hier kommen Karten ans Licht, die nur eine Person sehen darf. Drück auf deinen Namen, wenn sonst niemand hinsieht. Wenn du die Seite verlässt, wird sie wieder verdeckt.</translation>
        </message>
        <message>
            <source>Only {player} is looking now</source>
            <translation>Nur {player} sieht sich das jetzt an</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <comment>button</comment>
            <translation>Von hier weiterspielen</translation>
        </message>
        <message>
            <source>Show at the table</source>
            <comment>button</comment>
            <translation>Am Tisch zeigen</translation>
        </message>
        <message>
            <source>In each imagined round the hidden cards lie differently, and everybody plays on in the same way to the end.</source>
            <translation>In jeder gedachten Runde liegen die verdeckten Karten anders, und alle spielen auf die gleiche Art bis zum Ende.</translation>
        </message>
        <message>
            <source>The table as {player} saw it</source>
            <translation>Der Tisch, wie {player} ihn sah</translation>
        </message>
        <message>
            <source>In the hand: {cards}.</source>
            <translation>Auf der Hand: {cards}.</translation>
        </message>
        <message>
            <source>Raised: what would have been better.</source>
            <comment>below a picture</comment>
            <translation>Angehoben: was besser gewesen wäre.</translation>
        </message>
        <message>
            <source>With a tab: what was played.</source>
            <comment>below a picture</comment>
            <translation>Mit Lasche am Rand: was gespielt wurde.</translation>
        </message>
        <message>
            <source>This decision could not be analysed.</source>
            <translation>Diese Entscheidung ließ sich nicht durchrechnen.</translation>
        </message>
        <message>
            <source>This decision has not been analysed yet.</source>
            <translation>Diese Entscheidung ist noch nicht durchgerechnet.</translation>
        </message>
        <message>
            <source>Cover again</source>
            <comment>button: hide what one person looks at</comment>
            <translation>Wieder verdecken</translation>
        </message>
        <message>
            <source>No round is over yet. After the first one there will be something to see here.</source>
            <translation>Noch ist keine Runde vorbei. Nach der ersten gibt es hier etwas anzusehen.</translation>
        </message>
        <message numerus="yes">
            <source>{done} of %n decision(s) analysed</source>
            <translation>
                <numerusform>{done} von %n Entscheidung durchgerechnet</numerusform>
                <numerusform>{done} von %n Entscheidungen durchgerechnet</numerusform>
            </translation>
        </message>
        <message>
            <source>Stop analysing</source>
            <comment>button</comment>
            <translation>Rechnen anhalten</translation>
        </message>
        <message>
            <source>Go on analysing</source>
            <comment>button</comment>
            <translation>Weiterrechnen</translation>
        </message>
        <message>
            <source>Show figures</source>
            <comment>button</comment>
            <translation>Zahlen zeigen</translation>
        </message>
        <message>
            <source>Hide figures</source>
            <comment>button</comment>
            <translation>Zahlen verbergen</translation>
        </message>
        <message>
            <source>All decisions have been analysed.</source>
            <translation>Alle Entscheidungen sind durchgerechnet.</translation>
        </message>
        <message>
            <source>The strongest player cannot analyse just now. Nothing is lost; try again in a while.</source>
            <translation>Der stärkste Spieler kann gerade nicht rechnen. Es geht nichts verloren. Versuch es später noch einmal.</translation>
        </message>
        <message>
            <source>This game was begun with an older version, and what was played with that is not shown here.</source>
            <translation>Dieses Spiel wurde mit einer älteren Version begonnen; was damit gespielt wurde, steht hier nicht.</translation>
        </message>
        <message>
            <source>There was nothing to decide in the rounds that are over.</source>
            <translation>In den Runden, die vorbei sind, gab es nichts zu entscheiden.</translation>
        </message>
        <message>
            <source>{player} said nothing.</source>
            <translation>{player} sagte nichts.</translation>
        </message>
        <message>
            <source>{player}: {deed}</source>
            <comment>who pressed which button</comment>
            <translation>{player}: {deed}</translation>
        </message>
        <message>
            <source>cost about {cost}</source>
            <comment>of a decision</comment>
            <translation>kostete etwa {cost}</translation>
        </message>
        <message>
            <source>{number} cards</source>
            <comment>what a decision cost</comment>
            <translation>{number} Karten</translation>
        </message>
        <message>
            <source>{number} books</source>
            <comment>what a decision cost</comment>
            <translation>{number} Quartette</translation>
        </message>
        <message>
            <source>The strongest player would have done the same.</source>
            <translation>Der stärkste Spieler hätte dasselbe getan.</translation>
        </message>
        <message>
            <source>{why} That is certain.</source>
            <comment>what would have been better, and why</comment>
            <translation>{why} Das ist sicher.</translation>
        </message>
        <message>
            <source>Better: {advice}</source>
            <comment>what would have been better: a hint, and why</comment>
            <translation>Besser: {advice}</translation>
        </message>
        <message>
            <source>It would have been better to say nothing.</source>
            <translation>Besser wäre es gewesen, nichts zu sagen.</translation>
        </message>
        <message>
            <source>It came off this time.</source>
            <comment>of a choice that costs something on average</comment>
            <translation>Diesmal ging es gut.</translation>
        </message>
        <message>
            <source>The round ended well all the same.</source>
            <comment>of a choice that costs something</comment>
            <translation>Die Runde ging trotzdem gut aus.</translation>
        </message>
        <message>
            <source>That was a good choice.</source>
            <translation>Das war eine gute Wahl.</translation>
        </message>
        <message>
            <source>Too close to tell: this way may have cost something, or nothing.</source>
            <translation>Zu knapp, um es zu sagen: So mag es etwas gekostet haben oder nichts.</translation>
        </message>
        <message>
            <source>The strongest player’s way: {advice}</source>
            <comment>another way: a hint, and why</comment>
            <translation>So hätte der stärkste Spieler gespielt: {advice}</translation>
        </message>
        <message>
            <source>Good.</source>
            <comment>for ears: a decision</comment>
            <translation>Gut.</translation>
        </message>
        <message>
            <source>Too close to tell.</source>
            <comment>for ears: a decision</comment>
            <translation>Zu knapp, um es zu sagen.</translation>
        </message>
        <message>
            <source>That mattered.</source>
            <comment>for ears: a decision</comment>
            <translation>Darauf kam es an.</translation>
        </message>
        <message>
            <source>What would you do here?</source>
            <translation>Was würdest du hier tun?</translation>
        </message>
        <message>
            <source>Ask me first</source>
            <comment>button: the position is shown before what was played</comment>
            <translation>Erst mich fragen</translation>
        </message>
        <message>
            <source>Tell me at once</source>
            <comment>button: what was played is shown with the position</comment>
            <translation>Gleich sagen</translation>
        </message>
        <message>
            <source>Show the answer</source>
            <comment>button</comment>
            <translation>Antwort zeigen</translation>
        </message>
        <message>
            <source>Decision {number}</source>
            <comment>in a list, nothing is told of it yet</comment>
            <translation>Entscheidung {number}</translation>
        </message>
        <message>
            <source>{round}: {done}</source>
            <comment>a round, and what was done in it in a whole sentence</comment>
            <translation>{round}: {done}</translation>
        </message>
        <message>
            <source>{player}’s choices cost about {cost}.</source>
            <comment>all choices of a match together</comment>
            <translation>{player}: Die Entscheidungen kosteten etwa {cost}.</translation>
        </message>
        <message>
            <source>So far {player}’s choices cost about {cost}.</source>
            <comment>all choices together</comment>
            <translation>{player}: Die Entscheidungen kosteten bisher etwa {cost}.</translation>
        </message>
        <message>
            <source>Well played: {player}’s choices cost next to nothing.</source>
            <comment>all choices of a match</comment>
            <translation>Gut gespielt: {player} hat mit den Entscheidungen fast nichts verschenkt.</translation>
        </message>
        <message>
            <source>So far {player}’s choices cost next to nothing.</source>
            <comment>all choices together</comment>
            <translation>Bisher hat {player} mit den Entscheidungen fast nichts verschenkt.</translation>
        </message>
        <message>
            <source>{player}’s choices cost little all in all.</source>
            <comment>all choices of a match together</comment>
            <translation>Alles in allem hat {player} mit den Entscheidungen wenig verschenkt.</translation>
        </message>
        <message>
            <source>The cards were even.</source>
            <comment>they brought nobody more</comment>
            <translation>Die Karten waren ausgeglichen.</translation>
        </message>
        <message>
            <source>The cards, and what the others did, brought {player} {luck}.</source>
            <comment>luck</comment>
            <translation>Die Karten und was die anderen taten, brachten {player} {luck}.</translation>
        </message>
        <message>
            <source>The cards, and what the others did, took {luck} from {player}.</source>
            <comment>bad luck</comment>
            <translation>Die Karten und was die anderen taten, kosteten {player} {luck}.</translation>
        </message>
        <message numerus="yes">
            <source>%n moment(s) that mattered</source>
            <comment>a heading</comment>
            <translation>
                <numerusform>%n Moment, auf den es ankam</numerusform>
                <numerusform>%n Momente, auf die es ankam</numerusform>
            </translation>
        </message>
        <message>
            <source>{number} rounds</source>
            <comment>what decisions cost together</comment>
            <translation>{number} Runden</translation>
        </message>
        <message>
            <source>{number} wins of 100</source>
            <comment>what a decision cost</comment>
            <translation>{number} Siege von 100</translation>
        </message>
        <message>
            <source>{number} points in the score</source>
            <comment>what a decision cost</comment>
            <translation>{number} Punkte in der Wertung</translation>
        </message>
        <message>
            <source>What was played cost about {cost} on average.</source>
            <translation>Was gespielt wurde, kostete im Mittel etwa {cost}.</translation>
        </message>
        <message numerus="yes">
            <source>Rounds won out of 100, over %n imagined round(s): {best}.</source>
            <translation>
                <numerusform>Gewonnene Runden von 100, in %n gedachten Runde: {best}.</numerusform>
                <numerusform>Gewonnene Runden von 100, in %n gedachten Runden: {best}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Points ahead of the others, on average over %n imagined round(s): {best}.</source>
            <translation>
                <numerusform>Punkte Vorsprung vor den anderen, im Mittel über %n gedachte Runde: {best}.</numerusform>
                <numerusform>Punkte Vorsprung vor den anderen, im Mittel über %n gedachte Runden: {best}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>How many fewer cards you take than the others, on average over %n imagined round(s): {best}.</source>
            <translation>
                <numerusform>Wie viele Karten weniger du nimmst als die anderen, im Mittel über %n gedachte Runde: {best}.</numerusform>
                <numerusform>Wie viele Karten weniger du nimmst als die anderen, im Mittel über %n gedachte Runden: {best}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Books ahead of the others, on average over %n imagined round(s): {best}.</source>
            <translation>
                <numerusform>Quartette Vorsprung vor den anderen, im Mittel über %n gedachte Runde: {best}.</numerusform>
                <numerusform>Quartette Vorsprung vor den anderen, im Mittel über %n gedachte Runden: {best}.</numerusform>
            </translation>
        </message>
        <message>
            <source>{way} {figure}</source>
            <comment>a way to play, and what it is worth as a number</comment>
            <translation>{way} {figure}</translation>
        </message>
        <message>
            <source>as it was played</source>
            <comment>before a number: what that was worth</comment>
            <translation>wie gespielt wurde</translation>
        </message>
        <message>
            <source>the strongest player’s way</source>
            <comment>before a number: what that was worth</comment>
            <translation>wie der stärkste Spieler spielt</translation>
        </message>
        <message>
            <source>silence</source>
            <comment>before a number: what it was worth to say nothing</comment>
            <translation>Schweigen</translation>
        </message>
        <message>
            <source>How the game went, decision by decision</source>
            <translation>Wie die Partie verlief, Entscheidung für Entscheidung</translation>
        </message>
    </context>
    <context>
        <name>Rules</name>
        <message>
            <source>Rule book</source>
            <translation>Regelbuch</translation>
        </message>
        <message>
            <source>Chapters</source>
            <translation>Kapitel</translation>
        </message>
        <message>
            <source>H goes to the next heading.</source>
            <comment>for whoever hears the book; H is the key</comment>
            <translation>H führt zur nächsten Überschrift.</translation>
        </message>
        <message>
            <source>House rules of your table</source>
            <translation>Hausregeln an deinem Tisch</translation>
        </message>
        <message>
            <source>Word list</source>
            <comment>button: what the words in the rules mean</comment>
            <translation>Wortliste</translation>
        </message>
        <message numerus="yes">
            <source>{chapter}: found %n time(s)</source>
            <comment>a chapter for readers</comment>
            <translation>
                <numerusform>{chapter}: %n-mal gefunden</numerusform>
                <numerusform>{chapter}: %n-mal gefunden</numerusform>
            </translation>
        </message>
        <message>
            <source>Your table plays with house rules:</source>
            <translation>An deinem Tisch gelten Hausregeln:</translation>
        </message>
        <message>
            <source>Your table plays by the book, without house rules.</source>
            <translation>An deinem Tisch wird nach dem Regelbuch gespielt, ohne Hausregeln.</translation>
        </message>
        <message>
            <source>In the trick: {cards}.</source>
            <comment>what a picture of the rule book shows</comment>
            <translation>Im Stich: {cards}.</translation>
        </message>
        <message>
            <source>On the table: {cards}.</source>
            <comment>what a picture of the rule book shows</comment>
            <translation>Auf dem Tisch: {cards}.</translation>
        </message>
        <message>
            <source>In the hand: {cards}.</source>
            <comment>what a picture of the rule book shows</comment>
            <translation>Auf der Hand: {cards}.</translation>
        </message>
        <message>
            <source>Marked: {cards}.</source>
            <comment>what a picture of the rule book shows</comment>
            <translation>Markiert: {cards}.</translation>
        </message>
        <message>
            <source>Search</source>
            <comment>in an empty line; short</comment>
            <translation>Suchen</translation>
        </message>
        <message>
            <source>Search the rules</source>
            <translation>In den Regeln suchen</translation>
        </message>
        <message>
            <source>Clear the search</source>
            <translation>Suche leeren</translation>
        </message>
        <message>
            <source>Previous result</source>
            <translation>Vorige Stelle</translation>
        </message>
        <message>
            <source>Next result</source>
            <translation>Nächste Stelle</translation>
        </message>
        <message>
            <source>Not in this book</source>
            <translation>Nicht in diesem Buch</translation>
        </message>
        <message>
            <source>{number} of {total}</source>
            <comment>the place of all that were found</comment>
            <translation>{number} von {total}</translation>
        </message>
        <message>
            <source>Close the rules</source>
            <translation>Regeln schließen</translation>
        </message>
    </context>
    <context>
        <name>Rummy</name>
        <message>
            <source>It brings you closer to your contract.</source>
            <translation>Damit kommst du deiner Rundenaufgabe näher.</translation>
        </message>
        <message>
            <source>After that, more cards can help you.</source>
            <translation>Danach gibt es mehr Karten, die dir weiterhelfen.</translation>
        </message>
        <message>
            <source>A joker fits everywhere.</source>
            <translation>Ein Joker passt überall.</translation>
        </message>
        <message>
            <source>With this card you can go out.</source>
            <translation>Mit dieser Karte kannst du fertig werden.</translation>
        </message>
        <message>
            <source>With this card you can lay down.</source>
            <translation>Mit dieser Karte kannst du auslegen.</translation>
        </message>
        <message>
            <source>You can lay it with your contract.</source>
            <translation>Du kannst sie zusammen mit deiner Rundenaufgabe auslegen.</translation>
        </message>
        <message>
            <source>It fits on a meld on the table.</source>
            <translation>Diese Karte passt an einen Satz oder eine Folge auf dem Tisch.</translation>
        </message>
        <message>
            <source>You can swap it for a joker and lay that off.</source>
            <translation>Du kannst sie gegen einen Joker tauschen und ihn anlegen.</translation>
        </message>
        <message>
            <source>Once other cards are laid off, you can lay this one off, too.</source>
            <translation>Nach anderen Karten kannst du auch diese anlegen.</translation>
        </message>
        <message>
            <source>The upcard does not help you.</source>
            <translation>Die Karte auf dem Ablagestapel hilft dir nicht.</translation>
        </message>
        <message>
            <source>The upcard does not bring you closer to your contract.</source>
            <translation>Mit der Karte vom Ablagestapel kommst du deiner Rundenaufgabe nicht näher.</translation>
        </message>
        <message>
            <source>If you leave the upcard, more cards can help you next.</source>
            <translation>Ohne die Karte vom Ablagestapel gibt es mehr Karten, die dir weiterhelfen.</translation>
        </message>
        <message>
            <source>Most of your hand came from the discards, and the stock has other cards.</source>
            <translation>Die meisten deiner Karten kommen vom Ablagestapel, und im Nachziehstapel liegen andere.</translation>
        </message>
        <message>
            <source>There is no upcard to take.</source>
            <translation>Vom Ablagestapel ist gerade nichts zu haben.</translation>
        </message>
        <message>
            <source>What you draw with it may help you.</source>
            <translation>Was du dazu ziehst, kann dir helfen.</translation>
        </message>
        <message>
            <source>Without buying you will not have enough cards for this contract.</source>
            <translation>Ohne Kaufen hast du nicht genug Karten für diese Rundenaufgabe.</translation>
        </message>
        <message>
            <source>It does not help you.</source>
            <translation>Diese Karte hilft dir nicht.</translation>
        </message>
        <message>
            <source>It does not bring you closer to your contract.</source>
            <translation>Damit kommst du deiner Rundenaufgabe nicht näher.</translation>
        </message>
        <message>
            <source>It would complete your contract, but somebody may go out before you can lay it down.</source>
            <translation>Damit wäre deine Aufgabe komplett, aber jemand könnte fertig werden, bevor du sie auslegen kannst.</translation>
        </message>
        <message>
            <source>It would help, but more cards in hand cost too much now.</source>
            <translation>Diese Karte würde helfen, aber mehr Karten auf der Hand kosten jetzt zu viel.</translation>
        </message>
        <message>
            <source>Buying again would cost you a penalty.</source>
            <translation>Noch einmal zu kaufen kostet Strafpunkte.</translation>
        </message>
        <message>
            <source>You want to get rid of cards now.</source>
            <translation>Jetzt willst du Karten loswerden.</translation>
        </message>
        <message>
            <source>What lies on the table costs nothing.</source>
            <translation>Was auf dem Tisch liegt, kostet nichts.</translation>
        </message>
        <message>
            <source>You took a joker, so you have to lay down now.</source>
            <translation>Du hast einen Joker genommen und musst deshalb jetzt auslegen.</translation>
        </message>
        <message>
            <source>Once laid, a card costs nothing.</source>
            <translation>Eine Karte, die gelegt ist, kostet nichts mehr.</translation>
        </message>
        <message>
            <source>The joker that you took has to be laid first.</source>
            <translation>Der Joker, den du genommen hast, muss zuerst gelegt werden.</translation>
        </message>
        <message>
            <source>With the joker you can lay down.</source>
            <translation>Mit dem Joker kannst du auslegen.</translation>
        </message>
        <message>
            <source>You can lay the joker off again.</source>
            <translation>Den Joker kannst du gleich wieder anlegen.</translation>
        </message>
        <message>
            <source>There is no card you need less.</source>
            <translation>Keine deiner Karten brauchst du weniger.</translation>
        </message>
        <message>
            <source>No card costs you more if you are left with it.</source>
            <translation>Auf keiner Karte sitzen zu bleiben kostet mehr.</translation>
        </message>
        <message>
            <source>Of the cards you need least, it costs the most.</source>
            <translation>Von den Karten, die du am wenigsten brauchst, kostet sie am meisten.</translation>
        </message>
        <message>
            <source>Your costlier cards help you more.</source>
            <translation>Deine teureren Karten helfen dir mehr.</translation>
        </message>
        <message>
            <source>None of your cards fits on the table and all cost the same, so it does not matter which.</source>
            <translation>Keine deiner Karten passt auf den Tisch, und alle kosten gleich viel. Es ist also egal, welche du nimmst.</translation>
        </message>
        <message>
            <source>Another of your cards would help the others more.</source>
            <translation>Eine andere deiner Karten würde den anderen mehr helfen.</translation>
        </message>
        <message>
            <source>You can spare it, and this leaves the most cards that can help you.</source>
            <translation>Du kannst sie entbehren, und so helfen dir danach die meisten Karten.</translation>
        </message>
        <message>
            <source>It is a step back, but then more cards can help you.</source>
            <translation>Das ist ein Schritt zurück, aber danach helfen dir mehr Karten.</translation>
        </message>
        <message>
            <source>You keep a card that you can lay off later.</source>
            <translation>Du behältst eine Karte, die du später anlegen kannst.</translation>
        </message>
        <message>
            <source>You keep a card that may soon fit on the table.</source>
            <translation>Du behältst eine Karte, die bald auf den Tisch passen könnte.</translation>
        </message>
        <message>
            <source>You could have taken the {card} and gone out.</source>
            <comment>a review</comment>
            <translation>Du hättest {card} nehmen und fertig werden können.</translation>
        </message>
        <message>
            <source>You could have gone out in that turn by getting rid of the {card} first.</source>
            <comment>a review</comment>
            <translation>Du hättest in diesem Zug fertig werden können, wenn du zuerst {card} losgeworden wärst.</translation>
        </message>
        <message>
            <source>You could have laid down and gone out in that turn.</source>
            <comment>a review</comment>
            <translation>Du hättest in diesem Zug auslegen und fertig werden können.</translation>
        </message>
        <message>
            <source>You could have laid off the {card} and discarded another card.</source>
            <comment>a review</comment>
            <translation>Du hättest {card} anlegen und eine andere Karte abwerfen können.</translation>
        </message>
        <message>
            <source>You could have laid off the {card} before you discarded.</source>
            <comment>a review</comment>
            <translation>Du hättest {card} anlegen können, bevor du abgeworfen hast.</translation>
        </message>
        <message>
            <source>laid down, discarded</source>
            <comment>at a player’s name; a card follows</comment>
            <translation>legte aus, warf ab</translation>
        </message>
        <message>
            <source>laid off {cards}, discarded</source>
            <comment>at a player’s name; a card follows</comment>
            <translation>legte {cards} an, warf ab</translation>
        </message>
        <message>
            <source>Buy {cards}?</source>
            <comment>status: what a player is asked now</comment>
            <translation>{cards} kaufen?</translation>
        </message>
        <message>
            <source>Who buys {cards}?</source>
            <comment>status: what everybody is asked now</comment>
            <translation>Wer kauft {cards}?</translation>
        </message>
        <message>
            <source>Look at your hand, then turn up the first card</source>
            <comment>status: what may be done now</comment>
            <translation>Sieh dir deine Karten an, dann deck die erste Karte auf</translation>
        </message>
        <message>
            <source>Draw from the stock</source>
            <comment>status: what may be done now</comment>
            <translation>Zieh vom Nachziehstapel</translation>
        </message>
        <message>
            <source>Take {cards}, or draw</source>
            <comment>status: what may be done now</comment>
            <translation>Nimm {cards} oder zieh</translation>
        </message>
        <message>
            <source>Take one more joker, then lay down</source>
            <comment>status: what may be done now</comment>
            <translation>Nimm noch einen Joker, dann leg aus</translation>
        </message>
        <message>
            <source>You took a joker: lay down now</source>
            <comment>status: what may be done now</comment>
            <translation>Joker genommen: Leg jetzt aus</translation>
        </message>
        <message>
            <source>Lay the joker that you took</source>
            <comment>status: what may be done now</comment>
            <translation>Leg den Joker, den du genommen hast</translation>
        </message>
        <message>
            <source>Discard: laying down would leave one card</source>
            <comment>status: what may be done now</comment>
            <translation>Wirf ab: Beim Auslegen bliebe eine Karte übrig</translation>
        </message>
        <message>
            <source>Keep your last card</source>
            <comment>status: what may be done now</comment>
            <translation>Behalte deine letzte Karte</translation>
        </message>
        <message>
            <source>Lay off your last card, or keep it</source>
            <comment>status: what may be done now</comment>
            <translation>Leg deine letzte Karte an oder behalte sie</translation>
        </message>
        <message>
            <source>Lay off your last card</source>
            <comment>status: what may be done now</comment>
            <translation>Leg deine letzte Karte an</translation>
        </message>
        <message>
            <source>Discard a card</source>
            <comment>status: what may be done now</comment>
            <translation>Wirf eine Karte ab</translation>
        </message>
        <message>
            <source>Lay off, then discard</source>
            <comment>status: what may be done now</comment>
            <translation>Leg an, wirf dann ab</translation>
        </message>
        <message>
            <source>Lay down all your cards, or discard</source>
            <comment>status: what may be done now</comment>
            <translation>Leg alle Karten aus oder wirf ab</translation>
        </message>
        <message numerus="yes">
            <source>%n to go: discard</source>
            <comment>status: cards missing to the contract</comment>
            <translation>
                <numerusform>%n fehlt: Wirf eine Karte ab</numerusform>
                <numerusform>%n fehlen: Wirf eine Karte ab</numerusform>
            </translation>
        </message>
        <message>
            <source>Lay down, or discard</source>
            <comment>status: what may be done now</comment>
            <translation>Leg aus oder wirf ab</translation>
        </message>
        <message>
            <source>After that you can go out.</source>
            <translation>Danach kannst du fertig werden.</translation>
        </message>
        <message>
            <source>Otherwise the round would never end.</source>
            <translation>Sonst würde die Runde nie enden.</translation>
        </message>
        <message>
            <source>Nothing else is possible.</source>
            <translation>Etwas anderes ist nicht möglich.</translation>
        </message>
        <message>
            <source>Your last card does not fit yet.</source>
            <translation>Deine letzte Karte passt noch nicht.</translation>
        </message>
        <message>
            <source>Turn up the first card.</source>
            <translation>Deck die erste Karte auf.</translation>
        </message>
        <message>
            <source>Take the upcard.</source>
            <translation>Nimm die Karte vom Ablagestapel.</translation>
        </message>
        <message>
            <source>Draw from the stock.</source>
            <translation>Zieh vom Nachziehstapel.</translation>
        </message>
        <message>
            <source>Buy the upcard.</source>
            <translation>Kauf die Karte vom Ablagestapel.</translation>
        </message>
        <message>
            <source>Do not buy this card.</source>
            <translation>Kauf diese Karte nicht.</translation>
        </message>
        <message>
            <source>Lay down: {melds}.</source>
            <translation>Leg aus: {melds}.</translation>
        </message>
        <message>
            <source>Lay off the {card}.</source>
            <translation>Leg {card} an.</translation>
        </message>
        <message>
            <source>Swap the {card} for the joker.</source>
            <translation>Tausch {card} gegen den Joker.</translation>
        </message>
        <message>
            <source>Discard the {card}.</source>
            <translation>Wirf {card} ab.</translation>
        </message>
        <message>
            <source>Keep your last card.</source>
            <translation>Behalte deine letzte Karte.</translation>
        </message>
        <message>
            <source>All ready: turn it up</source>
            <comment>button</comment>
            <translation>Alle bereit: aufdecken</translation>
        </message>
        <message>
            <source>Take the upcard</source>
            <comment>button</comment>
            <translation>Oberste Karte nehmen</translation>
        </message>
        <message>
            <source>Draw from the stock</source>
            <comment>button</comment>
            <translation>Vom Stapel ziehen</translation>
        </message>
        <message>
            <source>Lay off</source>
            <comment>button: lay the picked card off on a meld</comment>
            <translation>Anlegen</translation>
        </message>
        <message>
            <source>Keep the last card</source>
            <comment>button</comment>
            <translation>Letzte Karte behalten</translation>
        </message>
        <message>
            <source>Buying slip</source>
            <comment>what a player would buy, marked ahead</comment>
            <translation>Kaufzettel</translation>
        </message>
        <message>
            <source>I am ready</source>
            <comment>button: the first card may be turned up</comment>
            <translation>Ich bin bereit</translation>
        </message>
        <message>
            <source>None of us buys</source>
            <comment>button: no person wants the upcard</comment>
            <translation>Keiner von uns kauft</translation>
        </message>
        <message>
            <source>Buy the {card}?</source>
            <comment>title of a question</comment>
            <translation>Kaufst du {card}?</translation>
        </message>
        <message numerus="yes">
            <source>You also take %n card(s) from the stock · {left} of {limit} purchases left</source>
            <translation>
                <numerusform>Du nimmst auch %n Karte vom Nachziehstapel · noch {left} von {limit} Käufen</numerusform>
                <numerusform>Du nimmst auch %n Karten vom Nachziehstapel · noch {left} von {limit} Käufen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You also take %n card(s) from the stock · {points} penalty points</source>
            <translation>
                <numerusform>Du nimmst auch %n Karte vom Nachziehstapel · {points} Strafpunkte</numerusform>
                <numerusform>Du nimmst auch %n Karten vom Nachziehstapel · {points} Strafpunkte</numerusform>
            </translation>
        </message>
        <message>
            <source>I’ll buy!</source>
            <comment>button: buy the upcard</comment>
            <translation>Ich kaufe!</translation>
        </message>
        <message>
            <source>It completes your contract.</source>
            <comment>what buying the upcard does</comment>
            <translation>Damit ist deine Aufgabe komplett.</translation>
        </message>
        <message>
            <source>Without buying, your hand is too small for this contract.</source>
            <translation>Ohne Kauf hast du zu wenige Karten auf der Hand für diese Aufgabe.</translation>
        </message>
        <message numerus="yes">
            <source>%n more card(s) would help you then.</source>
            <comment>what buying the upcard does</comment>
            <translation>
                <numerusform>%n weitere Karte würde dir dann helfen.</numerusform>
                <numerusform>%n weitere Karten würden dir dann helfen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It brings your contract nearer: %n to go.</source>
            <comment>what buying does</comment>
            <translation>
                <numerusform>Das bringt dich deiner Aufgabe näher: %n Karte fehlt dann noch.</numerusform>
                <numerusform>Das bringt dich deiner Aufgabe näher: %n Karten fehlen dann noch.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It costs about %n point(s) if somebody goes out now.</source>
            <comment>buying the upcard</comment>
            <translation>
                <numerusform>Das kostet ungefähr %n Punkt, wenn jetzt jemand fertig wird.</numerusform>
                <numerusform>Das kostet ungefähr %n Punkte, wenn jetzt jemand fertig wird.</numerusform>
            </translation>
        </message>
        <message>
            <source>Mark what you would buy: it is called for you as soon as it can be bought. Nobody else sees this.</source>
            <translation>Kreuz an, was du kaufen würdest: „Ich kaufe!“ wird für dich gerufen, sobald es geht. Niemand sonst sieht das.</translation>
        </message>
        <message numerus="yes">
            <source>Buy (with %n more)</source>
            <comment>button: buy the upcard</comment>
            <translation>
                <numerusform>Kaufen, %n Karte dazu</numerusform>
                <numerusform>Kaufen, %n Karten dazu</numerusform>
            </translation>
        </message>
        <message>
            <source>Not for me</source>
            <comment>button: do not buy the upcard</comment>
            <translation>Nein, danke</translation>
        </message>
        <message numerus="yes">
            <source>You have bought %n time(s) in this round. Buying again costs {points} penalty points. Buy anyway?</source>
            <translation>
                <numerusform>Du hast in dieser Runde schon einmal gekauft. Noch einmal kostet {points} Strafpunkte. Trotzdem kaufen?</numerusform>
                <numerusform>Du hast in dieser Runde schon %n-mal gekauft. Noch einmal kostet {points} Strafpunkte. Trotzdem kaufen?</numerusform>
            </translation>
        </message>
        <message>
            <source>Lay these down</source>
            <comment>button: lay down the contract that lies in the tray</comment>
            <translation>Diese auslegen</translation>
        </message>
        <message>
            <source>Another plan</source>
            <comment>button: put the contract together in another way</comment>
            <translation>Anders zusammenstellen</translation>
        </message>
        <message>
            <source>Put together</source>
            <comment>button: put cards together in the tray</comment>
            <translation>Zusammenstellen</translation>
        </message>
        <message>
            <source>Discard</source>
            <comment>button: discard the picked card</comment>
            <translation>Abwerfen</translation>
        </message>
        <message>
            <source>both {ranks} and {others}</source>
            <comment>wrong in a set</comment>
            <translation>{ranks} und {others}</translation>
        </message>
        <message>
            <source>both {suit} and {other}</source>
            <comment>wrong in a run</comment>
            <translation>{suit} und {other}</translation>
        </message>
        <message>
            <source>twice: {ranks}</source>
            <comment>wrong in a run</comment>
            <translation>doppelt: {ranks}</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) missing</source>
            <comment>in the gaps of a run</comment>
            <translation>
                <numerusform>%n Karte fehlt</numerusform>
                <numerusform>%n Karten fehlen</numerusform>
            </translation>
        </message>
        <message>
            <source>too far apart</source>
            <comment>cards of a run</comment>
            <translation>zu weit auseinander</translation>
        </message>
        <message numerus="yes">
            <source>%n too many</source>
            <comment>cards of a meld</comment>
            <translation>
                <numerusform>%n zu viel</numerusform>
                <numerusform>%n zu viel</numerusform>
            </translation>
        </message>
        <message>
            <source>too many jokers</source>
            <comment>wrong in a meld</comment>
            <translation>zu viele Joker</translation>
        </message>
        <message>
            <source>rank already used</source>
            <comment>wrong in a set</comment>
            <translation>Wert schon vergeben</translation>
        </message>
        <message>
            <source>runs touch</source>
            <comment>wrong in a run</comment>
            <translation>Folgen berühren sich</translation>
        </message>
        <message>
            <source>suit already used</source>
            <comment>wrong in a run</comment>
            <translation>Farbe schon vergeben</translation>
        </message>
        <message>
            <source>The first card has not been turned up yet.</source>
            <translation>Die erste Karte ist noch nicht aufgedeckt.</translation>
        </message>
        <message>
            <source>That would be too many jokers in one meld.</source>
            <translation>Dann lägen in einem Satz oder einer Folge zu viele Joker.</translation>
        </message>
        <message>
            <source>The first card has already been turned up.</source>
            <translation>Die erste Karte ist schon aufgedeckt.</translation>
        </message>
        <message>
            <source>First take the upcard or draw from the stock.</source>
            <translation>Nimm zuerst die Karte vom Ablagestapel oder zieh vom Nachziehstapel.</translation>
        </message>
        <message>
            <source>You have already taken a card; you may take only one each turn.</source>
            <translation>Du hast schon eine Karte genommen; in jedem Zug ist es nur eine.</translation>
        </message>
        <message>
            <source>This card can no longer be taken: only the latest discard can, and only before somebody draws.</source>
            <translation>Diese Karte kann niemand mehr nehmen: Das geht nur mit der zuletzt abgeworfenen und nur vor dem Ziehen.</translation>
        </message>
        <message>
            <source>The others are asked first whether they buy: {player} has not answered.</source>
            <translation>Zuerst werden die anderen gefragt, ob sie kaufen: {player} hat noch nicht geantwortet.</translation>
        </message>
        <message>
            <source>First say whether you buy this card.</source>
            <translation>Sag zuerst, ob du diese Karte kaufst.</translation>
        </message>
        <message>
            <source>At this table every turn ends with a discard.</source>
            <translation>An diesem Tisch endet jeder Zug mit dem Abwerfen.</translation>
        </message>
        <message>
            <source>You can end your turn without a discard only if you have a single card left.</source>
            <translation>Nur eine einzelne letzte Karte darfst du behalten, ohne abzuwerfen.</translation>
        </message>
        <message>
            <source>The last card may not be discarded: it has to be laid.</source>
            <translation>Die letzte Karte darf nicht abgeworfen werden: Sie muss aus- oder angelegt werden.</translation>
        </message>
        <message>
            <source>The last card may not be discarded: lay it, or keep it.</source>
            <translation>Die letzte Karte darf nicht abgeworfen werden: Leg sie an oder behalte sie.</translation>
        </message>
        <message>
            <source>You would be left with one card ({card}) that can be neither laid nor discarded: keep two cards.</source>
            <translation>Dir bliebe eine Karte ({card}), die du weder legen noch abwerfen kannst: Behalte zwei Karten.</translation>
        </message>
        <message>
            <source>It is your turn: you may take the upcard for nothing.</source>
            <translation>Du bist dran: Du darfst die Karte vom Ablagestapel umsonst nehmen.</translation>
        </message>
        <message>
            <source>In the last round nobody buys.</source>
            <translation>In der letzten Runde kauft niemand.</translation>
        </message>
        <message numerus="yes">
            <source>You have bought %n time(s) in this round; more is not allowed.</source>
            <translation>
                <numerusform>Du hast in dieser Runde schon einmal gekauft; öfter ist nicht erlaubt.</numerusform>
                <numerusform>Du hast in dieser Runde schon %n-mal gekauft; öfter ist nicht erlaubt.</numerusform>
            </translation>
        </message>
        <message>
            <source>Once you have laid down, you may not buy any more in this round.</source>
            <translation>Wer ausgelegt hat, darf in dieser Runde nicht mehr kaufen.</translation>
        </message>
        <message>
            <source>You may not buy back your own discard.</source>
            <translation>Deine eigene abgeworfene Karte darfst du nicht zurückkaufen.</translation>
        </message>
        <message>
            <source>There is nothing to buy just now.</source>
            <translation>Gerade gibt es nichts zu kaufen.</translation>
        </message>
        <message>
            <source>That card is not in your hand.</source>
            <translation>Diese Karte hast du nicht auf der Hand.</translation>
        </message>
        <message>
            <source>These cards are neither a set (three of the same rank) nor a run (four in a row of the same suit), or there are too many jokers among them.</source>
            <translation>Diese Karten sind weder ein Satz (drei vom gleichen Wert) noch eine Folge (vier einer Farbe der Reihe nach), oder es sind zu viele Joker dabei.</translation>
        </message>
        <message>
            <source>There is no other way to lay your contract down.</source>
            <translation>Deine Aufgabe lässt sich nicht anders auslegen.</translation>
        </message>
        <message numerus="yes">
            <source>Your hand does not meet the contract yet: %n card(s) to go.</source>
            <translation>
                <numerusform>Deine Hand reicht noch nicht für die Rundenaufgabe: Es fehlt %n Karte.</numerusform>
                <numerusform>Deine Hand reicht noch nicht für die Rundenaufgabe: Es fehlen %n Karten.</numerusform>
            </translation>
        </message>
        <message>
            <source>These cards do not all fit on this meld.</source>
            <translation>Diese Karten passen hier nicht alle.</translation>
        </message>
        <message>
            <source>You have taken a joker, so you must lay down in this turn, or take that move back if this table allows it.</source>
            <translation>Du hast einen Joker genommen, also musst du in diesem Zug auslegen oder den Schritt zurücknehmen, wenn dieser Tisch das erlaubt.</translation>
        </message>
        <message numerus="yes">
            <source>A run has fourteen cards at most, from ace to ace: that is %n card(s) too many.</source>
            <translation>
                <numerusform>Eine Folge hat höchstens vierzehn Karten, von Ass bis Ass: Das ist %n Karte zu viel.</numerusform>
                <numerusform>Eine Folge hat höchstens vierzehn Karten, von Ass bis Ass: Das sind %n Karten zu viel.</numerusform>
            </translation>
        </message>
        <message>
            <source>In a run two jokers may not lie side by side at this table.</source>
            <translation>An diesem Tisch dürfen in einer Folge keine zwei Joker nebeneinander liegen.</translation>
        </message>
        <message>
            <source>jokers side by side</source>
            <comment>wrong in a run</comment>
            <translation>Joker nebeneinander</translation>
        </message>
        <message>
            <source>This round asks for {melds}, no more and no less.</source>
            <translation>Diese Runde verlangt: {melds}, nicht mehr und nicht weniger.</translation>
        </message>
        <message>
            <source>There is no free place for that. This round asks for {melds}.</source>
            <translation>Dafür ist kein Platz frei. Diese Runde verlangt: {melds}.</translation>
        </message>
        <message numerus="yes">
            <source>One of the melds has the wrong length: it needs %n card(s).</source>
            <translation>
                <numerusform>Ein Satz oder eine Folge ist nicht so lang wie verlangt (%n Karte).</numerusform>
                <numerusform>Ein Satz oder eine Folge ist nicht so lang wie verlangt (%n Karten).</numerusform>
            </translation>
        </message>
        <message>
            <source>Each of your runs needs a suit of its own.</source>
            <translation>Jede deiner Folgen braucht ihre eigene Farbe.</translation>
        </message>
        <message>
            <source>Runs of one suit may not touch at this table.</source>
            <translation>An diesem Tisch dürfen sich Folgen der gleichen Farbe nicht berühren.</translation>
        </message>
        <message>
            <source>Each of your sets needs a rank of its own at this table.</source>
            <translation>An diesem Tisch braucht jeder deiner Sätze seinen eigenen Wert.</translation>
        </message>
        <message numerus="yes">
            <source>In the last round all cards are laid at once: %n would be left.</source>
            <translation>
                <numerusform>In der letzten Runde werden alle Karten auf einmal ausgelegt: %n bliebe übrig.</numerusform>
                <numerusform>In der letzten Runde werden alle Karten auf einmal ausgelegt: %n blieben übrig.</numerusform>
            </translation>
        </message>
        <message>
            <source>You have laid down already; now you can lay off.</source>
            <translation>Du hast schon ausgelegt; jetzt kannst du anlegen.</translation>
        </message>
        <message>
            <source>Lay down your contract first; after that you may lay off.</source>
            <translation>Leg zuerst deine Rundenaufgabe aus; danach darfst du anlegen.</translation>
        </message>
        <message>
            <source>At this table you may lay off only from the turn after you lay down.</source>
            <translation>An diesem Tisch darfst du erst ab dem Zug nach dem Auslegen anlegen.</translation>
        </message>
        <message>
            <source>The {card} does not fit on this meld.</source>
            <translation>Diese Karte passt hier nicht: {card}.</translation>
        </message>
        <message>
            <source>The {card} does not fit on this set. It takes {ranks}.</source>
            <translation>Diese Karte passt hier nicht: {card}. In diesen Satz passen: {ranks}.</translation>
        </message>
        <message>
            <source>The {card} does not fit on this run. It takes the {first} or the {second}.</source>
            <translation>Diese Karte passt hier nicht: {card}. An diese Folge passt {first} oder {second}.</translation>
        </message>
        <message>
            <source>The {card} does not fit on this run. It takes the {other}.</source>
            <translation>Diese Karte passt hier nicht: {card}. An diese Folge passt {other}.</translation>
        </message>
        <message>
            <source>Only one card is discarded: pick just one.</source>
            <translation>Du wirfst nur eine Karte ab: Wähl nur eine aus.</translation>
        </message>
        <message>
            <source>Only players who have laid down may take jokers.</source>
            <translation>Nur wer ausgelegt hat, darf Joker nehmen.</translation>
        </message>
        <message>
            <source>There is no joker in that place.</source>
            <translation>Dort liegt kein Joker.</translation>
        </message>
        <message>
            <source>Jokers in sets stay where they are; only those in runs can be taken.</source>
            <translation>Joker in Sätzen bleiben liegen; nur die in Folgen kann man nehmen.</translation>
        </message>
        <message>
            <source>The joker does not stand for the {card}.</source>
            <translation>Der Joker steht nicht für {card}.</translation>
        </message>
        <message>
            <source>Before laying down you may take a joker only if you can lay down with it at once.</source>
            <translation>Vor dem Auslegen darfst du einen Joker nur nehmen, wenn du damit sofort auslegen kannst.</translation>
        </message>
        <message>
            <source>At this table a joker you have taken must be laid in the same turn.</source>
            <translation>An diesem Tisch muss ein genommener Joker im selben Zug gelegt werden.</translation>
        </message>
        <message>
            <source>A set has cards of one rank, and these do not go together: {cards}.</source>
            <translation>In einem Satz sind Karten vom gleichen Wert, und diese passen nicht zusammen: {cards}.</translation>
        </message>
        <message>
            <source>A run has cards of one suit, and these do not go together: {cards}.</source>
            <translation>In einer Folge sind Karten einer Farbe, und diese passen nicht zusammen: {cards}.</translation>
        </message>
        <message>
            <source>A run has each rank only once: {cards}.</source>
            <translation>In einer Folge kommt jeder Wert nur einmal vor: {cards}.</translation>
        </message>
        <message numerus="yes">
            <source>This run has gaps: {cards}. %n card(s) are missing.</source>
            <translation>
                <numerusform>Diese Folge hat Lücken: {cards}. Es fehlt %n Karte.</numerusform>
                <numerusform>Diese Folge hat Lücken: {cards}. Es fehlen %n Karten.</numerusform>
            </translation>
        </message>
        <message>
            <source>For this run, these cards are too far apart: {cards}.</source>
            <translation>Für die verlangte Folge liegen diese Karten zu weit auseinander: {cards}.</translation>
        </message>
        <message numerus="yes">
            <source>At this table that is %n card(s) too many: {cards}.</source>
            <translation>
                <numerusform>An diesem Tisch ist das %n Karte zu viel: {cards}.</numerusform>
                <numerusform>An diesem Tisch sind das %n Karten zu viel: {cards}.</numerusform>
            </translation>
        </message>
        <message>
            <source>There are too many jokers in one place: {cards}.</source>
            <translation>Auf einem Platz liegen zu viele Joker: {cards}.</translation>
        </message>
        <message numerus="yes">
            <source>This set cannot be completed: {cards}. %n card(s) are missing.</source>
            <translation>
                <numerusform>Dieser Satz lässt sich nicht ergänzen: {cards}. Es fehlt %n Karte.</numerusform>
                <numerusform>Dieser Satz lässt sich nicht ergänzen: {cards}. Es fehlen %n Karten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>This run cannot be completed: {cards}. %n card(s) are missing.</source>
            <translation>
                <numerusform>Diese Folge lässt sich nicht ergänzen: {cards}. Es fehlt %n Karte.</numerusform>
                <numerusform>Diese Folge lässt sich nicht ergänzen: {cards}. Es fehlen %n Karten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>For the places that are still empty %n card(s) are missing.</source>
            <translation>
                <numerusform>Für die noch leeren Plätze fehlt %n Karte.</numerusform>
                <numerusform>Für die noch leeren Plätze fehlen %n Karten.</numerusform>
            </translation>
        </message>
        <message>
            <source>{player} turns up the first card when everybody is ready.</source>
            <translation>{player} deckt die erste Karte auf, wenn alle bereit sind.</translation>
        </message>
        <message>
            <source>The stock has run out too often: nobody wins the round, and everybody counts.</source>
            <translation>Der Nachziehstapel war zu oft leer: Niemand gewinnt die Runde, und alle zählen ihre Karten.</translation>
        </message>
        <message>
            <source>Round {number} of {total}: {melds}</source>
            <translation>Runde {number} von {total}: {melds}</translation>
        </message>
        <message>
            <source>Round {number} of {total}: {melds}</source>
            <comment>a hand is a round of Shanghai Rummy</comment>
            <translation>Runde {number} von {total}: {melds}</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) left in hand</source>
            <translation>
                <numerusform>noch %n Karte auf der Hand</numerusform>
                <numerusform>noch %n Karten auf der Hand</numerusform>
            </translation>
        </message>
        <message>
            <source>{points} for buying too often</source>
            <translation>{points} für zu viele Käufe</translation>
        </message>
        <message>
            <source>bought too often</source>
            <comment>why points are added</comment>
            <translation>zu oft gekauft</translation>
        </message>
        <message>
            <source>out in one turn</source>
            <translation>in einem Zug fertig</translation>
        </message>
        <message>
            <source>{player} goes out!</source>
            <comment>called out at the end of a round</comment>
            <translation>{player} ist fertig!</translation>
        </message>
        <message>
            <source>{player} deals. The contract: {melds}.</source>
            <translation>{player} gibt. Rundenaufgabe: {melds}.</translation>
        </message>
        <message>
            <source>The first upcard is the {card}.</source>
            <translation>Erste Karte: {card}.</translation>
        </message>
        <message>
            <source>{player} takes the {card}.</source>
            <translation>{player} nimmt {card}.</translation>
        </message>
        <message>
            <source>{player} lays down: {melds}.</source>
            <translation>{player} legt aus: {melds}.</translation>
        </message>
        <message>
            <source>{player} lays off the {card}.</source>
            <translation>{player} legt {card} an.</translation>
        </message>
        <message>
            <source>{player} swaps the {card} for a joker.</source>
            <translation>{player} tauscht {card} gegen einen Joker.</translation>
        </message>
        <message>
            <source>{player} discards the {card}.</source>
            <translation>{player} wirft {card} ab.</translation>
        </message>
        <message>
            <source>{player} keeps the last card.</source>
            <translation>{player} behält die letzte Karte.</translation>
        </message>
        <message>
            <source>The stock has run out too often: nobody wins the round.</source>
            <translation>Der Nachziehstapel war zu oft leer: Niemand gewinnt die Runde.</translation>
        </message>
        <message>
            <source>Bought</source>
            <comment>on a card in the hand</comment>
            <translation>Gekauft</translation>
        </message>
        <message>
            <source>Swapped</source>
            <comment>on a card in the hand</comment>
            <translation>Getauscht</translation>
        </message>
        <message>
            <source>{player} does not take the upcard.</source>
            <translation>{player} lässt die Karte auf dem Ablagestapel liegen.</translation>
        </message>
        <message>
            <source>{player} the {card}</source>
            <comment>who draws which card for the right to buy</comment>
            <translation>{player} {card}</translation>
        </message>
        <message>
            <source>Several want to buy, so each draws a card: {draws}.</source>
            <translation>Mehrere wollen kaufen, also zieht jeder eine Karte: {draws}.</translation>
        </message>
        <message>
            <source>{player} buys the {card}.</source>
            <translation>{player} kauft {card}.</translation>
        </message>
        <message>
            <source>{player} buys the {card} for {points} penalty points.</source>
            <translation>{player} kauft {card} und bekommt {points} Strafpunkte.</translation>
        </message>
        <message>
            <source>{player} buys the {card} and gets {cards} with it.</source>
            <translation>{player} kauft {card} und bekommt {cards} dazu.</translation>
        </message>
        <message>
            <source>{player} buys the {card} for {points} penalty points and gets {cards} with it.</source>
            <translation>{player} kauft {card}, bekommt {cards} dazu und außerdem {points} Strafpunkte.</translation>
        </message>
        <message>
            <source>{player}: {meld}</source>
            <comment>whose meld it is, and what it is</comment>
            <translation>{player}: {meld}</translation>
        </message>
        <message numerus="yes">
            <source>may buy %n more time(s)</source>
            <translation>
                <numerusform>darf noch einmal kaufen</numerusform>
                <numerusform>darf noch %n-mal kaufen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) missing for the contract</source>
            <comment>at a player's seat</comment>
            <translation>
                <numerusform>%n Karte fehlt zur Aufgabe</numerusform>
                <numerusform>%n Karten fehlen zur Aufgabe</numerusform>
            </translation>
        </message>
        <message>
            <source>I’ll buy!</source>
            <comment>what a player says aloud</comment>
            <translation>Ich kaufe!</translation>
        </message>
        <message>
            <source>Upcard</source>
            <translation>Oberste Karte</translation>
        </message>
        <message>
            <source>down</source>
            <comment>at a player's name: has laid down</comment>
            <translation>ausgelegt</translation>
        </message>
        <message>
            <source>contract complete</source>
            <comment>at a player's name</comment>
            <translation>Aufgabe komplett</translation>
        </message>
        <message numerus="yes">
            <source>%n to go</source>
            <comment>cards that are missing to the contract, at a player's name</comment>
            <translation>
                <numerusform>%n fehlt</numerusform>
                <numerusform>%n fehlen</numerusform>
            </translation>
        </message>
        <message>
            <source>for the contract one of these is missing: {cards}</source>
            <comment>at a player's seat</comment>
            <translation>zur Aufgabe fehlt eine von diesen: {cards}</translation>
        </message>
        <message>
            <source>“China chess”: eight contracts of sets and runs, and everybody wants to buy</source>
            <translation>„China-Schach“: acht Aufgaben aus Sätzen und Folgen, und alle wollen kaufen</translation>
        </message>
        <message>
            <source>Eight rounds take about an hour; shorter games are possible</source>
            <translation>Acht Runden dauern etwa eine Stunde, kürzere Partien sind möglich</translation>
        </message>
        <message>
            <source>Ten rounds with ever longer contracts, and no discard at the end</source>
            <translation>Zehn Runden mit immer längeren Aufgaben, und die letzte Karte wird nicht abgeworfen</translation>
        </message>
        <message>
            <source>Ten rounds fill a long evening; shorter games are possible</source>
            <translation>Zehn Runden füllen einen langen Abend, kürzere Partien sind möglich</translation>
        </message>
        <message>
            <source>Planned: {melds}. Nothing is laid yet.</source>
            <comment>one or several melds</comment>
            <translation>Geplant: {melds}. Noch ist nichts ausgelegt.</translation>
        </message>
        <message>
            <source>Picked: {melds}.</source>
            <comment>one or several melds</comment>
            <translation>Ausgewählt: {melds}.</translation>
        </message>
        <message>
            <source>Picked, this could be: {melds}.</source>
            <comment>one or several melds</comment>
            <translation>Ausgewählt, das könnte sein: {melds}.</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) picked: no set and no run yet.</source>
            <translation>
                <numerusform>%n Karte ausgewählt: noch kein Satz und keine Folge.</numerusform>
                <numerusform>%n Karten ausgewählt: noch kein Satz und keine Folge.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) left: {points} points.</source>
            <comment>what a plan leaves in hand</comment>
            <translation>
                <numerusform>%n Karte bleibt: {points} Punkte.</numerusform>
                <numerusform>%n Karten bleiben: {points} Punkte.</numerusform>
            </translation>
        </message>
        <message>
            <source>run of 4</source>
            <comment>part of a contract</comment>
            <translation>Viererfolge</translation>
        </message>
        <message>
            <source>run of 5</source>
            <comment>part of a contract</comment>
            <translation>Fünferfolge</translation>
        </message>
        <message>
            <source>run of 7</source>
            <comment>part of a contract</comment>
            <translation>Siebenerfolge</translation>
        </message>
        <message>
            <source>run of 10</source>
            <comment>part of a contract</comment>
            <translation>Zehnerfolge</translation>
        </message>
        <message numerus="yes">
            <source>%n set(s) of 3</source>
            <comment>part of a contract</comment>
            <translation>
                <numerusform>%n Dreiersatz</numerusform>
                <numerusform>%n Dreiersätze</numerusform>
            </translation>
        </message>
        <message>
            <source>{runs} in different suits</source>
            <comment>part of a contract</comment>
            <translation>{runs} in verschiedenen Farben</translation>
        </message>
        <message>
            <source>set of 3</source>
            <comment>part of a contract</comment>
            <translation>Dreiersatz</translation>
        </message>
        <message numerus="yes">
            <source>%n run(s) of 4</source>
            <comment>part of a contract</comment>
            <translation>
                <numerusform>%n Viererfolge</numerusform>
                <numerusform>%n Viererfolgen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n run(s) of {length}</source>
            <comment>part of a contract</comment>
            <translation>
                <numerusform>%n Folge aus {length}</numerusform>
                <numerusform>%n Folgen aus {length}</numerusform>
            </translation>
        </message>
        <message>
            <source>set of {ranks}</source>
            <comment>a meld, such as: set of sevens</comment>
            <translation>Satz {ranks}</translation>
        </message>
        <message>
            <source>run of {suit}</source>
            <comment>a meld in few words, such as: run of clubs</comment>
            <translation>{suit}-Folge</translation>
        </message>
        <message>
            <source>run from {first} to {last}</source>
            <comment>a meld, the cards in the nominative</comment>
            <translation>Folge von {first} bis {last}</translation>
        </message>
        <message>
            <source>bought</source>
            <comment>at a player’s name; a card follows</comment>
            <translation>kaufte</translation>
        </message>
        <message>
            <source>laid down</source>
            <comment>at a player’s name</comment>
            <translation>legte aus</translation>
        </message>
        <message>
            <source>laid off</source>
            <comment>at a player’s name; a card follows</comment>
            <translation>legte an</translation>
        </message>
        <message>
            <source>discarded</source>
            <comment>at a player’s name; a card follows</comment>
            <translation>warf ab</translation>
        </message>
        <message>
            <source>kept one card</source>
            <comment>at a player’s name</comment>
            <translation>behielt eine Karte</translation>
        </message>
        <message>
            <source>drew, discarded {cards}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>zog, warf {cards} ab</translation>
        </message>
        <message>
            <source>turned up {cards}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>deckte {cards} auf</translation>
        </message>
        <message>
            <source>took {cards}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>nahm {cards}</translation>
        </message>
        <message>
            <source>discarded {cards}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>warf {cards} ab</translation>
        </message>
        <message>
            <source>laid down</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>legte aus</translation>
        </message>
        <message>
            <source>laid off {cards}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>legte {cards} an</translation>
        </message>
        <message>
            <source>took a joker for {cards}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>nahm einen Joker für {cards}</translation>
        </message>
        <message>
            <source>took a joker from {other} for {cards}</source>
            <comment>in a line about a turn; {other}: whose it was</comment>
            <translation>nahm einen Joker von {other} für {cards}</translation>
        </message>
        <message>
            <source>kept one card</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>behielt eine Karte</translation>
        </message>
        <message>
            <source>bought {cards}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>kaufte {cards}</translation>
        </message>
        <message>
            <source>{other} wanted it, too</source>
            <comment>in a line about who bought a card</comment>
            <translation>{other} wollte sie auch</translation>
        </message>
        <message>
            <source>{others} wanted it, too</source>
            <comment>in a line about who bought a card; several players</comment>
            <translation>{others} wollten sie auch</translation>
        </message>
        <message>
            <source>{player} took your joker for {cards}</source>
            <comment>done to the person at the screen</comment>
            <translation>{player} nahm deinen Joker für {cards}</translation>
        </message>
        <message>
            <source>{player} drew higher and buys {cards}</source>
            <comment>done to the person at the screen</comment>
            <translation>{player} zog höher und kauft {cards}</translation>
        </message>
        <message>
            <source>{player} drew as high, plays sooner and buys {cards}</source>
            <comment>done to the person at the screen</comment>
            <translation>{player} zog gleich hoch, ist früher dran und kauft {cards}</translation>
        </message>
        <message>
            <source>You bought {cards}</source>
            <comment>told to the person at the screen</comment>
            <translation>Du hast {cards} gekauft</translation>
        </message>
        <message>
            <source>You bought {cards}, with {others}</source>
            <comment>told to the person at the screen; {others}: cards from the stock</comment>
            <translation>Du hast {cards} gekauft, dazu {others}</translation>
        </message>
    </context>
    <context>
        <name>RummyHabits</name>
        <message>
            <source>I rarely buy, and of two cards that cost the same I discard the red one first.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Ich kaufe selten, und von zwei gleich teuren Karten werfe ich die rote zuerst ab.</translation>
        </message>
        <message>
            <source>I like to take the upcard when it goes with my cards.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Ich nehme gern die Karte vom Ablagestapel, wenn sie zu meinen passt.</translation>
        </message>
        <message>
            <source>I buy often, and of two cards that cost the same I discard the black one first.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Ich kaufe oft, und von zwei gleich teuren Karten werfe ich die schwarze zuerst ab.</translation>
        </message>
    </context>
    <context>
        <name>RummyOptions</name>
        <message>
            <source>Packs</source>
            <translation>Kartenspiele</translation>
        </message>
        <message>
            <source>Melds</source>
            <translation>Sätze und Folgen</translation>
        </message>
        <message>
            <source>Laying off and jokers</source>
            <translation>Anlegen und Joker</translation>
        </message>
        <message>
            <source>Buying</source>
            <translation>Kaufen</translation>
        </message>
        <message>
            <source>Going out and points</source>
            <translation>Fertig werden und Punkte</translation>
        </message>
        <message>
            <source>Which rounds are played</source>
            <translation>Welche Runden gespielt werden</translation>
        </message>
        <message>
            <source>Any number, but at least one natural card</source>
            <translation>Beliebig viele, aber mindestens eine echte Karte</translation>
        </message>
        <message>
            <source>At most as many as natural cards</source>
            <translation>Höchstens so viele wie echte Karten</translation>
        </message>
        <message>
            <source>At most one</source>
            <translation>Höchstens einer</translation>
        </message>
        <message>
            <source>No more than natural cards, never side by side</source>
            <translation>Nicht mehr als echte Karten, nie nebeneinander</translation>
        </message>
        <message>
            <source>Jokers in a meld</source>
            <translation>Joker in einem Satz oder einer Folge</translation>
        </message>
        <message>
            <source>How many jokers a set or a run may hold.</source>
            <translation>Wie viele Joker ein Satz oder eine Folge enthalten darf.</translation>
        </message>
        <message>
            <source>Sets of the same rank</source>
            <translation>Sätze vom gleichen Wert</translation>
        </message>
        <message>
            <source>Whether the sets of one contract may have the same rank.</source>
            <translation>Ob die Sätze einer Rundenaufgabe den gleichen Wert haben dürfen.</translation>
        </message>
        <message>
            <source>Two sets may have the same rank</source>
            <translation>Zwei Sätze dürfen den gleichen Wert haben</translation>
        </message>
        <message>
            <source>Each set has a rank of its own</source>
            <translation>Jeder Satz hat einen eigenen Wert</translation>
        </message>
        <message>
            <source>Suits of several runs</source>
            <translation>Farben mehrerer Folgen</translation>
        </message>
        <message>
            <source>Whether the runs of one contract may have the same suit.</source>
            <translation>Ob die Folgen einer Rundenaufgabe die gleiche Farbe haben dürfen.</translation>
        </message>
        <message>
            <source>Laying off at once</source>
            <translation>Sofort anlegen</translation>
        </message>
        <message>
            <source>Whether you may lay off in the turn in which you lay down.</source>
            <translation>Ob man schon in dem Zug anlegen darf, in dem man auslegt.</translation>
        </message>
        <message>
            <source>In the same turn</source>
            <translation>Schon im selben Zug</translation>
        </message>
        <message>
            <source>Only from the next turn on</source>
            <translation>Erst ab dem nächsten Zug</translation>
        </message>
        <message>
            <source>If all rounds are left out, all are played.</source>
            <translation>Sind alle Runden weggelassen, werden alle gespielt.</translation>
        </message>
        <message>
            <source>It is played</source>
            <translation>Sie wird gespielt</translation>
        </message>
        <message>
            <source>It is left out</source>
            <translation>Sie wird weggelassen</translation>
        </message>
        <message>
            <source>When the stock runs out</source>
            <translation>Wenn der Nachziehstapel leer ist</translation>
        </message>
        <message>
            <source>How often the discard pile is shuffled before a round ends without a winner.</source>
            <translation>Wie oft der Ablagestapel neu gemischt wird, bevor eine Runde ohne Sieger endet.</translation>
        </message>
        <message>
            <source>Three times</source>
            <translation>Höchstens dreimal neu mischen</translation>
        </message>
        <message>
            <source>Twice</source>
            <translation>Höchstens zweimal neu mischen</translation>
        </message>
        <message>
            <source>Five times</source>
            <translation>Höchstens fünfmal neu mischen</translation>
        </message>
        <message>
            <source>As often as needed</source>
            <translation>Neu mischen, sooft es nötig ist</translation>
        </message>
        <message>
            <source>Number of packs</source>
            <translation>Anzahl der Kartenspiele</translation>
        </message>
        <message>
            <source>How many packs are shuffled together.</source>
            <translation>Wie viele Kartenspiele zusammengemischt werden.</translation>
        </message>
        <message>
            <source>Three packs</source>
            <translation>Drei Kartenspiele</translation>
        </message>
        <message>
            <source>One pack for every two players</source>
            <translation>Ein Kartenspiel für je zwei Spieler</translation>
        </message>
        <message>
            <source>Each run has a suit of its own</source>
            <translation>Jede Folge hat eine eigene Farbe</translation>
        </message>
        <message>
            <source>Runs may have the same suit</source>
            <translation>Folgen dürfen die gleiche Farbe haben</translation>
        </message>
        <message>
            <source>A joker you have taken</source>
            <translation>Ein genommener Joker</translation>
        </message>
        <message>
            <source>Whether a joker taken from a run may be kept in hand.</source>
            <translation>Ob man einen Joker, den man aus einer Folge genommen hat, auf der Hand behalten darf.</translation>
        </message>
        <message>
            <source>It may be kept</source>
            <translation>Er darf auf der Hand bleiben</translation>
        </message>
        <message>
            <source>It must be laid in the same turn</source>
            <translation>Er muss im selben Zug gelegt werden</translation>
        </message>
        <message>
            <source>Buying a fourth time</source>
            <translation>Ein viertes Mal kaufen</translation>
        </message>
        <message>
            <source>What happens when somebody wants to buy more than three times in a round.</source>
            <translation>Was geschieht, wenn jemand in einer Runde öfter als dreimal kaufen will.</translation>
        </message>
        <message>
            <source>It costs 200 points each time</source>
            <translation>Es kostet jedes Mal 200 Strafpunkte</translation>
        </message>
        <message>
            <source>It is not allowed</source>
            <translation>Es ist nicht erlaubt</translation>
        </message>
        <message>
            <source>Buying after laying down</source>
            <translation>Nach dem Auslegen kaufen</translation>
        </message>
        <message>
            <source>Whether players who have laid down may still buy.</source>
            <translation>Ob Spieler, die ausgelegt haben, noch kaufen dürfen.</translation>
        </message>
        <message>
            <source>They may</source>
            <translation>Ja, das ist erlaubt</translation>
        </message>
        <message>
            <source>They may not</source>
            <translation>Nein, das ist nicht erlaubt</translation>
        </message>
        <message>
            <source>Buying back your own discard</source>
            <translation>Die eigene Karte zurückkaufen</translation>
        </message>
        <message>
            <source>Whether you may buy back the card you have just discarded.</source>
            <translation>Ob man die Karte, die man gerade abgeworfen hat, zurückkaufen darf.</translation>
        </message>
        <message>
            <source>Not allowed</source>
            <translation>Nicht erlaubt</translation>
        </message>
        <message>
            <source>Allowed</source>
            <translation>Erlaubt</translation>
        </message>
        <message>
            <source>When several want to buy</source>
            <translation>Wenn mehrere kaufen wollen</translation>
        </message>
        <message>
            <source>Who gets the card.</source>
            <translation>Wer die Karte bekommt.</translation>
        </message>
        <message>
            <source>Each draws a card, and the highest buys</source>
            <translation>Jeder von ihnen zieht eine Karte, und die höchste kauft</translation>
        </message>
        <message>
            <source>Whoever has the earlier turn</source>
            <translation>Wer früher dran ist</translation>
        </message>
        <message>
            <source>Whoever says so first, within five seconds</source>
            <translation>Wer es zuerst sagt, innerhalb von fünf Sekunden</translation>
        </message>
        <message>
            <source>Length of the game</source>
            <translation>Länge der Partie</translation>
        </message>
        <message>
            <source>Which rounds are played.</source>
            <translation>Welche Runden gespielt werden.</translation>
        </message>
        <message>
            <source>All eight rounds</source>
            <translation>Alle acht Runden</translation>
        </message>
        <message>
            <source>A short game: rounds 1, 4, 6 and 8</source>
            <translation>Eine kurze Partie: Runden 1, 4, 6 und 8</translation>
        </message>
        <message>
            <source>The first five rounds</source>
            <translation>Die ersten fünf Runden</translation>
        </message>
        <message>
            <source>The rounds that you choose</source>
            <translation>Die Runden, die ihr auswählt</translation>
        </message>
        <message>
            <source>Round 1: a run and a set</source>
            <translation>Runde 1: eine Folge und ein Satz</translation>
        </message>
        <message>
            <source>Round 2: two sets</source>
            <translation>Runde 2: zwei Sätze</translation>
        </message>
        <message>
            <source>Round 3: two runs</source>
            <translation>Runde 3: zwei Folgen</translation>
        </message>
        <message>
            <source>Round 4: two sets and a run</source>
            <translation>Runde 4: zwei Sätze und eine Folge</translation>
        </message>
        <message>
            <source>Round 5: two runs and a set</source>
            <translation>Runde 5: zwei Folgen und ein Satz</translation>
        </message>
        <message>
            <source>Round 6: three sets</source>
            <translation>Runde 6: drei Sätze</translation>
        </message>
        <message>
            <source>Round 7: three runs</source>
            <translation>Runde 7: drei Folgen</translation>
        </message>
        <message>
            <source>Round 8: two runs and two sets</source>
            <translation>Runde 8: zwei Folgen und zwei Sätze</translation>
        </message>
        <message>
            <source>Runs of the same suit may not touch</source>
            <translation>Folgen der gleichen Farbe dürfen sich nicht berühren</translation>
        </message>
        <message>
            <source>Longer melds than asked for</source>
            <translation>Längere Sätze und Folgen</translation>
        </message>
        <message>
            <source>Whether a meld may be longer than the contract says when it is laid down.</source>
            <translation>Ob Sätze und Folgen beim Auslegen länger sein dürfen, als die Rundenaufgabe verlangt.</translation>
        </message>
        <message>
            <source>Longer melds are allowed</source>
            <translation>Sie dürfen länger sein als verlangt</translation>
        </message>
        <message>
            <source>Exactly as long as the contract says</source>
            <translation>Genau so lang, wie die Rundenaufgabe verlangt</translation>
        </message>
        <message>
            <source>Taking jokers</source>
            <translation>Joker nehmen</translation>
        </message>
        <message>
            <source>From which melds you may take a joker in exchange for the right card.</source>
            <translation>Woraus man einen Joker im Tausch gegen die richtige Karte nehmen darf.</translation>
        </message>
        <message>
            <source>From runs and sets</source>
            <translation>Aus Folgen und Sätzen</translation>
        </message>
        <message>
            <source>From runs only</source>
            <translation>Nur aus Folgen</translation>
        </message>
        <message>
            <source>What buying costs</source>
            <translation>Was das Kaufen kostet</translation>
        </message>
        <message>
            <source>How many cards from the stock come with a bought card.</source>
            <translation>Wie viele Karten vom Nachziehstapel zu einer gekauften Karte dazukommen.</translation>
        </message>
        <message>
            <source>Two cards</source>
            <translation>Zwei Karten</translation>
        </message>
        <message>
            <source>One card</source>
            <translation>Eine Karte</translation>
        </message>
        <message>
            <source>Only when two play</source>
            <translation>Nur zu zweit</translation>
        </message>
        <message>
            <source>Whoever sits next after the dealer</source>
            <translation>Wer als Nächster nach dem Geber sitzt</translation>
        </message>
        <message>
            <source>Going out with a discard</source>
            <translation>Die letzte Karte abwerfen</translation>
        </message>
        <message>
            <source>Whether the last card may be discarded.</source>
            <translation>Ob man die letzte Karte abwerfen darf.</translation>
        </message>
        <message>
            <source>Never: the last card must be laid</source>
            <translation>Nie; sie muss aus- oder angelegt werden</translation>
        </message>
        <message>
            <source>Allowed, but not in round 10</source>
            <translation>Erlaubt, aber nicht in Runde 10</translation>
        </message>
        <message>
            <source>Always allowed</source>
            <translation>Immer erlaubt</translation>
        </message>
        <message>
            <source>Keeping the last card</source>
            <translation>Die letzte Karte behalten</translation>
        </message>
        <message>
            <source>Whether a turn may end with one card in hand and no discard.</source>
            <translation>Ob man einen Zug mit einer Karte auf der Hand beenden darf, ohne sie abzuwerfen.</translation>
        </message>
        <message>
            <source>Every turn ends with a discard</source>
            <translation>Nein, jeder Zug endet mit dem Abwerfen</translation>
        </message>
        <message>
            <source>One card may be kept</source>
            <translation>Ja, eine Karte darf man behalten</translation>
        </message>
        <message>
            <source>What the cards cost</source>
            <translation>Was die Karten kosten</translation>
        </message>
        <message>
            <source>The points for cards that are left in hand.</source>
            <translation>Die Punkte für Karten, die auf der Hand bleiben.</translation>
        </message>
        <message>
            <source>2 to 9: 5, ten to king: 10, ace: 15, joker: 50</source>
            <translation>2 bis 9: 5, Zehn bis König: 10, Ass: 15, Joker: 50</translation>
        </message>
        <message>
            <source>2 to 10: 5, jack to king: 10, ace and joker: 15</source>
            <translation>2 bis 10: 5, Bube bis König: 10, Ass und Joker: 15</translation>
        </message>
        <message>
            <source>The number on the card, jack to king: 10, ace and joker: 15</source>
            <translation>Die Zahl auf der Karte, Bube bis König: 10, Ass und Joker: 15</translation>
        </message>
        <message>
            <source>2 to 7: 5, eight to king: 10, ace: 20, joker: 50</source>
            <translation>2 bis 7: 5, Acht bis König: 10, Ass: 20, Joker: 50</translation>
        </message>
        <message>
            <source>Going out in one turn</source>
            <translation>In einem Zug fertig werden</translation>
        </message>
        <message>
            <source>Whether laying down and going out in the same turn earns a bonus.</source>
            <translation>Ob es einen Bonus gibt, wenn man im selben Zug auslegt und fertig wird.</translation>
        </message>
        <message>
            <source>No bonus</source>
            <translation>Kein Bonus</translation>
        </message>
        <message>
            <source>25 points less, 50 without a joker</source>
            <translation>25 Punkte weniger, 50 ohne Joker</translation>
        </message>
        <message>
            <source>All ten rounds</source>
            <translation>Alle zehn Runden</translation>
        </message>
        <message>
            <source>A short game: rounds 1, 4, 7 and 10</source>
            <translation>Eine kurze Partie: Runden 1, 4, 7 und 10</translation>
        </message>
    </context>
    <context>
        <name>SanDaYi</name>
        <message>
            <source>Your hand is too weak to play alone.</source>
            <translation>Deine Hand ist zu schwach, um allein zu spielen.</translation>
        </message>
        <message>
            <source>Your hand is good, but not good enough for the bid that is needed now.</source>
            <translation>Deine Hand ist gut, aber nicht gut genug für das Gebot, das jetzt nötig ist.</translation>
        </message>
        <message>
            <source>The defenders cannot win points that are buried.</source>
            <translation>Weggelegte Augen können die Gegenspieler nicht gewinnen.</translation>
        </message>
        <message>
            <source>That draws trumps from the defenders.</source>
            <translation>So ziehst du den Gegenspielern Trümpfe.</translation>
        </message>
        <message>
            <source>That draws trumps from the declarer.</source>
            <translation>So ziehst du dem Alleinspieler Trümpfe.</translation>
        </message>
        <message>
            <source>No higher card of the suit is left.</source>
            <translation>Eine höhere Karte dieser Farbe gibt es nicht mehr.</translation>
        </message>
        <message>
            <source>That wins you points.</source>
            <translation>Das bringt Augen ein.</translation>
        </message>
        <message>
            <source>That wins the trick.</source>
            <translation>Damit gewinnst du den Stich.</translation>
        </message>
        <message>
            <source>A partner is winning the trick, so give it points.</source>
            <translation>Ein Partner gewinnt den Stich, also gib ihm Augen.</translation>
        </message>
        <message>
            <source>A partner is already winning the trick.</source>
            <translation>Der Stich gehört schon einem Partner.</translation>
        </message>
        <message>
            <source>A declarer with such a hand wins points on average.</source>
            <translation>Ein Alleinspieler mit so einer Hand gewinnt im Schnitt Punkte.</translation>
        </message>
        <message>
            <source>It is a risk, but whoever never dares to be declarer seldom wins the game.</source>
            <translation>Das ist ein Wagnis, aber wer sich nie traut, allein zu spielen, gewinnt selten.</translation>
        </message>
        <message>
            <source>Once you have none of a suit, you can trump it.</source>
            <translation>Hast du eine Farbe nicht mehr, kannst du sie mit Trumpf stechen.</translation>
        </message>
        <message>
            <source>That way you keep your longest suit whole, and all twos and jokers.</source>
            <translation>So behältst du deine längste Farbe ganz, dazu alle Zweien und Joker.</translation>
        </message>
        <message>
            <source>None of these is a high card.</source>
            <translation>Das sind keine deiner hohen Karten.</translation>
        </message>
        <message>
            <source>This is your longest suit.</source>
            <translation>Von dieser Farbe hast du die meisten Karten.</translation>
        </message>
        <message>
            <source>Your highest cards are in this suit.</source>
            <translation>Von dieser Farbe hast du die höchsten Karten.</translation>
        </message>
        <message>
            <source>That way your aces are not used up as trumps.</source>
            <translation>So werden deine Asse nicht zu Trümpfen.</translation>
        </message>
        <message>
            <source>Another suit would hardly do better.</source>
            <translation>Eine andere Farbe wäre kaum besser.</translation>
        </message>
        <message>
            <source>A partner has none of that suit and may trump it.</source>
            <translation>Ein Partner hat diese Farbe nicht und kann vielleicht mit Trumpf stechen.</translation>
        </message>
        <message>
            <source>It is worth no points, and it is neither a trump nor an ace.</source>
            <translation>Sie bringt keine Augen und ist weder Trumpf noch Ass.</translation>
        </message>
        <message>
            <source>You have none of that suit, and so far a trump wins the trick.</source>
            <translation>Du hast diese Farbe nicht, und bis jetzt gewinnt ein Trumpf den Stich.</translation>
        </message>
        <message>
            <source>It beats every card in the trick so far.</source>
            <translation>Sie schlägt jede Karte, die dort liegt.</translation>
        </message>
        <message>
            <source>You cannot win the trick, so do not give it any points.</source>
            <translation>Du kannst den Stich nicht gewinnen, also gib keine Augen her.</translation>
        </message>
        <message>
            <source>You could win this trick, but there are few points in it.</source>
            <translation>Du könntest diesen Stich gewinnen, aber er bringt nur wenige Augen.</translation>
        </message>
        <message>
            <source>It costs you least: no points, and no higher a card than need be.</source>
            <translation>Das kostet dich am wenigsten: keine Augen und keine höhere Karte als nötig.</translation>
        </message>
        <message>
            <source>All the cards you may play are worth points, and this one the fewest.</source>
            <translation>Alle Karten, die du spielen darfst, bringen Augen, und diese die wenigsten.</translation>
        </message>
        <message>
            <source>That way you keep the highest trump left, ideally for the last trick.</source>
            <translation>So behältst du den höchsten Trumpf, der noch da ist, am besten für den letzten Stich.</translation>
        </message>
        <message>
            <source>It is the highest of the cards that you may play.</source>
            <translation>Es ist die höchste der Karten, die du spielen darfst.</translation>
        </message>
        <message>
            <source>That way you lose the kitty less often than with the next best card.</source>
            <translation>So wird dir der Talon seltener abgenommen als mit der zweitbesten Karte.</translation>
        </message>
        <message>
            <source>That way you defenders capture the kitty more often than with the next best card.</source>
            <translation>So erobert ihr den Talon öfter als mit der zweitbesten Karte.</translation>
        </message>
        <message>
            <source>That way the defenders get fewer points on average than with the next best card.</source>
            <translation>So bekommen die Gegenspieler im Schnitt weniger Augen als mit der zweitbesten Karte.</translation>
        </message>
        <message>
            <source>That way the defenders get more points on average than with the next best card.</source>
            <translation>So bekommen die Gegenspieler im Schnitt mehr Augen als mit der zweitbesten Karte.</translation>
        </message>
        <message>
            <source>Another card would hardly do better.</source>
            <translation>Eine andere Karte wäre kaum besser.</translation>
        </message>
        <message>
            <source>You have no choice.</source>
            <translation>Du hast keine Wahl.</translation>
        </message>
        <message>
            <source>Pass.</source>
            <comment>a hint</comment>
            <translation>Sag „Passe“.</translation>
        </message>
        <message>
            <source>Bid {value}.</source>
            <comment>a hint</comment>
            <translation>Biete {value}.</translation>
        </message>
        <message>
            <source>Bury: {cards}.</source>
            <comment>a hint, cards in the nominative</comment>
            <translation>Leg weg: {cards}.</translation>
        </message>
        <message>
            <source>That trick was lost, so the {card} was better: it gives away fewer points, and later both cards take the same tricks.</source>
            <comment>a review</comment>
            <translation>Der Stich war verloren, also hättest du besser {card} gespielt: So verschenkst du weniger Augen, und später gewinnen beide Karten dieselben Stiche.</translation>
        </message>
        <message>
            <source>That trick was yours, so the {card} was better: it brings home more points, and later both cards take the same tricks.</source>
            <comment>a review</comment>
            <translation>Der Stich gehörte dir, also hättest du besser {card} gespielt: So bringst du mehr Augen heim, und später gewinnen beide Karten dieselben Stiche.</translation>
        </message>
        <message>
            <source>That trick was the defenders’, so the {card} was better: it brings them more points, and later both cards take the same tricks.</source>
            <comment>a review</comment>
            <translation>Der Stich gehörte den Gegenspielern, also hättest du besser {card} gespielt: So bekommen sie mehr Augen, und später gewinnen beide Karten dieselben Stiche.</translation>
        </message>
        <message>
            <source>With open cards no bid of {player} could be made: the defenders would have got {points} points.</source>
            <translation>Mit offenen Karten wäre kein Gebot von {player} zu gewinnen gewesen: Die Gegenspieler hätten {points} Augen bekommen.</translation>
        </message>
        <message>
            <source>With open cards {player} could have made {bid}: the defenders would have got {points} points.</source>
            <translation>Mit offenen Karten hätte {player} das Gebot {bid} gewonnen: Die Gegenspieler hätten {points} Augen bekommen.</translation>
        </message>
        <message>
            <source>Bid {least} or more, or pass</source>
            <comment>status: what may be done now</comment>
            <translation>Biete mindestens {least} oder passe</translation>
        </message>
        <message>
            <source>Bid {least}, or pass</source>
            <comment>status: what may be done now</comment>
            <translation>Biete {least} oder passe</translation>
        </message>
        <message>
            <source>Name the trump suit</source>
            <comment>status: what may be done now</comment>
            <translation>Bestimm den Trumpf</translation>
        </message>
        <message>
            <source>Bury six cards: all have seen the kitty</source>
            <comment>status: what may be done now</comment>
            <translation>Leg sechs Karten weg: Alle haben den Talon gesehen</translation>
        </message>
        <message>
            <source>Bury six cards</source>
            <comment>status: what may be done now</comment>
            <translation>Leg sechs Karten weg</translation>
        </message>
        <message numerus="yes">
            <source>{value}: they need %n</source>
            <comment>button: a bid</comment>
            <translation>
                <numerusform>{value} (Gegenspieler: %n)</numerusform>
                <numerusform>{value} (Gegenspieler: %n)</numerusform>
            </translation>
        </message>
        <message>
            <source>Bury these six</source>
            <comment>button: lay six cards aside</comment>
            <translation>Diese sechs weglegen</translation>
        </message>
        <message>
            <source>Choose six cards</source>
            <comment>button: put six cards together that are to be buried</comment>
            <translation>Sechs Karten wählen</translation>
        </message>
        <message numerus="yes">
            <source>Choose these %n card(s)</source>
            <comment>button: put the picked cards aside</comment>
            <translation>
                <numerusform>Diese %n Karte wählen</numerusform>
                <numerusform>Diese %n Karten wählen</numerusform>
            </translation>
        </message>
        <message>
            <source>What do you bid, alone against three?</source>
            <comment>title of a question</comment>
            <translation>Was bietest du, allein gegen drei?</translation>
        </message>
        <message>
            <source>The rest is mine</source>
            <comment>button: take all tricks that are left</comment>
            <translation>Der Rest gehört mir</translation>
        </message>
        <message>
            <source>The base is 1 at 60, 1 more at each step, and 5 at 80. At 60 and 65 everybody sees the kitty.</source>
            <translation>Bei 60 ist der Grundwert 1, mit jeder Stufe 1 mehr, bei 80 ist er 5. Bei 60 und 65 sehen alle den Talon.</translation>
        </message>
        <message>
            <source>Which suit will be trump?</source>
            <comment>title of a question</comment>
            <translation>Welche Farbe soll Trumpf sein?</translation>
        </message>
        <message>
            <source>Six cards to bury</source>
            <comment>an empty place</comment>
            <translation>Sechs Karten zum Weglegen</translation>
        </message>
        <message numerus="yes">
            <source>%n of 6 to bury</source>
            <comment>cards that lie in the tray</comment>
            <translation>
                <numerusform>%n von 6 zum Weglegen</numerusform>
                <numerusform>%n von 6 zum Weglegen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n too many</source>
            <comment>cards that are to be buried</comment>
            <translation>
                <numerusform>%n zu viel</numerusform>
                <numerusform>%n zu viel</numerusform>
            </translation>
        </message>
        <message>
            <source>no fives, tens, kings</source>
            <comment>cards that may not be buried</comment>
            <translation>keine 5, 10, Könige</translation>
        </message>
        <message>
            <source>Six cards are ready. Nothing is buried yet.</source>
            <translation>Sechs Karten liegen bereit. Noch ist nichts weggelegt.</translation>
        </message>
        <message>
            <source>A two is always a trump, whatever its suit.</source>
            <translation>Eine Zwei ist immer Trumpf, egal in welcher Farbe.</translation>
        </message>
        <message>
            <source>It is not your turn yet: {player} bids now.</source>
            <translation>Du bist noch nicht dran: Jetzt bietet {player}.</translation>
        </message>
        <message>
            <source>First everybody bids or passes.</source>
            <translation>Zuerst wird reihum geboten oder gepasst.</translation>
        </message>
        <message>
            <source>First six cards are buried, then the trump suit is named.</source>
            <translation>Zuerst werden sechs Karten weggelegt, dann wird der Trumpf bestimmt.</translation>
        </message>
        <message>
            <source>First the trump suit is named.</source>
            <translation>Zuerst wird der Trumpf bestimmt.</translation>
        </message>
        <message>
            <source>The six cards are buried already.</source>
            <translation>Die sechs Karten sind schon weggelegt.</translation>
        </message>
        <message>
            <source>The trump suit is named already.</source>
            <translation>Der Trumpf ist schon bestimmt.</translation>
        </message>
        <message>
            <source>The bidding is over.</source>
            <translation>Das Bieten ist vorbei.</translation>
        </message>
        <message>
            <source>You can bid only 60, 65, 70, 75 or 80.</source>
            <translation>Bieten kann man nur 60, 65, 70, 75 oder 80.</translation>
        </message>
        <message>
            <source>A bid has to be higher than {number}, the highest so far.</source>
            <translation>Ein Gebot muss höher sein als {number}, das höchste Gebot bisher.</translation>
        </message>
        <message>
            <source>After so many passes a bid has to be at least {number}; you may also pass.</source>
            <translation>Nachdem so viele gepasst haben, muss das Gebot mindestens {number} sein; passen darfst du auch.</translation>
        </message>
        <message>
            <source>At this table the fourth player bids at least {number}, or passes.</source>
            <translation>An diesem Tisch bietet der Vierte mindestens {number}, oder er passt.</translation>
        </message>
        <message>
            <source>Exactly six different cards are buried.</source>
            <translation>Genau sechs verschiedene Karten werden weggelegt.</translation>
        </message>
        <message>
            <source>At this table no fives, tens or kings may be buried.</source>
            <translation>An diesem Tisch dürfen keine Fünfen, Zehnen oder Könige weggelegt werden.</translation>
        </message>
        <message>
            <source>A trump was led and you hold trumps, so you must play one. Jokers and twos are trumps.</source>
            <translation>Trumpf wurde ausgespielt, und du hast Trumpf, also musst du einen spielen. Joker und Zweien sind Trumpf.</translation>
        </message>
        <message>
            <source>{player} buries six cards.</source>
            <translation>{player} legt sechs Karten weg.</translation>
        </message>
        <message>
            <source>{player} names the trump suit.</source>
            <translation>{player} bestimmt den Trumpf.</translation>
        </message>
        <message>
            <source>{player} may bid; the highest bid is {best}.</source>
            <translation>{player} darf bieten; das höchste Gebot ist {best}.</translation>
        </message>
        <message>
            <source>{player} may bid; nobody has bid yet.</source>
            <translation>{player} darf bieten; noch hat niemand geboten.</translation>
        </message>
        <message>
            <source>declarer at {bid}: {times} times the base of {base}</source>
            <translation>Alleinspieler mit {bid}: {times} × Grundwert {base}</translation>
        </message>
        <message>
            <source>defender: {times} times the base of {base}</source>
            <translation>Gegenspieler: {times} × Grundwert {base}</translation>
        </message>
        <message numerus="yes">
            <source>%n out</source>
            <comment>trumps not seen yet, at a player's name, in short</comment>
            <translation>
                <numerusform>noch %n</numerusform>
                <numerusform>noch %n</numerusform>
            </translation>
        </message>
        <message>
            <source>Buried: {cards}.</source>
            <comment>cards in the nominative</comment>
            <translation>Weggelegt: {cards}.</translation>
        </message>
        <message>
            <source>Round {number}</source>
            <translation>Runde {number}</translation>
        </message>
        <message>
            <source>declarer, {bid}</source>
            <comment>at a player's name</comment>
            <translation>Alleinspieler, {bid}</translation>
        </message>
        <message>
            <source>bids {bid}</source>
            <comment>at the declarer's name, in short</comment>
            <translation>Gebot: {bid}</translation>
        </message>
        <message numerus="yes">
            <source>%n trump(s) out</source>
            <comment>trumps not seen yet, at a player's name</comment>
            <translation>
                <numerusform>%n Trumpf draußen</numerusform>
                <numerusform>%n Trümpfe draußen</numerusform>
            </translation>
        </message>
        <message>
            <source>bid {value}</source>
            <comment>at a player's name</comment>
            <translation>Gebot: {value}</translation>
        </message>
        <message>
            <source>All four have passed, so the cards are dealt again.</source>
            <translation>Alle vier haben gepasst, also wird neu gegeben.</translation>
        </message>
        <message>
            <source>{player} has buried six cards.</source>
            <translation>{player} hat sechs Karten weggelegt.</translation>
        </message>
        <message>
            <source>The cards are dealt; {player}, the last declarer, bids first.</source>
            <translation>Die Karten sind gegeben; {player}, zuletzt Alleinspieler, bietet zuerst.</translation>
        </message>
        <message>
            <source>The cards are dealt; {player} holds the {card} and bids first.</source>
            <translation>Die Karten sind gegeben; {player} hat {card} und bietet zuerst.</translation>
        </message>
        <message>
            <source>{player} bids {value}.</source>
            <translation>{player} bietet {value}.</translation>
        </message>
        <message numerus="yes">
            <source>All four have passed, so {player} has to declare at {bid}; the defenders need %n point(s).</source>
            <translation>
                <numerusform>Alle vier haben gepasst, also muss {player} mit {bid} spielen; die Gegenspieler brauchen %n Auge.</numerusform>
                <numerusform>Alle vier haben gepasst, also muss {player} mit {bid} spielen; die Gegenspieler brauchen %n Augen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{player} is declarer at {bid}; the defenders need %n point(s).</source>
            <translation>
                <numerusform>{player} ist Alleinspieler mit {bid}; die Gegenspieler brauchen %n Auge.</numerusform>
                <numerusform>{player} ist Alleinspieler mit {bid}; die Gegenspieler brauchen %n Augen.</numerusform>
            </translation>
        </message>
        <message>
            <source>{player} takes up the kitty and shows it until six cards are buried.</source>
            <translation>{player} nimmt den Talon auf und zeigt ihn, bis sechs Karten weggelegt sind.</translation>
        </message>
        <message>
            <source>{player} takes up the kitty: {cards}.</source>
            <comment>cards in the nominative</comment>
            <translation>{player} nimmt den Talon auf: {cards}.</translation>
        </message>
        <message>
            <source>{player} takes up the kitty and does not show it.</source>
            <translation>{player} nimmt den Talon auf und zeigt ihn nicht.</translation>
        </message>
        <message>
            <source>Kitty</source>
            <comment>on a card in the hand: where it came from</comment>
            <translation>Talon</translation>
        </message>
        <message>
            <source>Pass</source>
            <comment>what a player says aloud</comment>
            <translation>Passe.</translation>
        </message>
        <message>
            <source>{value}!</source>
            <comment>a call, said aloud</comment>
            <translation>{value}!</translation>
        </message>
        <message>
            <source>Three against one: bid, take the kitty, name trumps, and win the last trick</source>
            <translation>Drei gegen einen: bieten, den Talon nehmen, Trumpf bestimmen und den letzten Stich gewinnen</translation>
        </message>
        <message>
            <source>Eight rounds take about half an hour; other lengths are possible</source>
            <translation>Acht Runden dauern etwa eine halbe Stunde, andere Längen sind möglich</translation>
        </message>
        <message numerus="yes">
            <source>minus %n point(s)</source>
            <comment>the total of a player</comment>
            <translation>
                <numerusform>minus %n Punkt</numerusform>
                <numerusform>minus %n Punkte</numerusform>
            </translation>
        </message>
        <message>
            <source>The defenders took no points at all: {player} wins 9 times the base of {base}.</source>
            <translation>Die Gegenspieler haben kein einziges Auge: {player} gewinnt 9-mal den Grundwert {base}.</translation>
        </message>
        <message numerus="yes">
            <source>The defenders needed %n point(s) and took only {points}: {player} wins 3 times the base of {base}.</source>
            <translation>
                <numerusform>Die Gegenspieler brauchten %n Auge und haben nur {points}: {player} gewinnt 3-mal den Grundwert {base}.</numerusform>
                <numerusform>Die Gegenspieler brauchten %n Augen und haben nur {points}: {player} gewinnt 3-mal den Grundwert {base}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The defenders needed %n point(s) and took {points}: {player} loses 3 times the base of {base}.</source>
            <translation>
                <numerusform>Die Gegenspieler brauchten %n Auge und haben {points}: {player} verliert 3-mal den Grundwert {base}.</numerusform>
                <numerusform>Die Gegenspieler brauchten %n Augen und haben {points}: {player} verliert 3-mal den Grundwert {base}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The defenders needed %n point(s) and took {points}, at least twice that: {player} loses 6 times the base of {base}.</source>
            <translation>
                <numerusform>Die Gegenspieler brauchten %n Auge und haben {points}, das Doppelte oder mehr: {player} verliert 6-mal den Grundwert {base}.</numerusform>
                <numerusform>Die Gegenspieler brauchten %n Augen und haben {points}, das Doppelte oder mehr: {player} verliert 6-mal den Grundwert {base}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The defenders took only {points} points (they needed %n), but captured the kitty: {player} loses 6 times the base of {base}.</source>
            <translation>
                <numerusform>Die Gegenspieler haben nur {points} Augen (nötig: %n), aber den Talon erobert: {player} verliert 6-mal den Grundwert {base}.</numerusform>
                <numerusform>Die Gegenspieler haben nur {points} Augen (nötig: %n), aber den Talon erobert: {player} verliert 6-mal den Grundwert {base}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The defenders needed %n point(s), took {points} and captured the kitty: {player} loses 9 times the base of {base}.</source>
            <translation>
                <numerusform>Die Gegenspieler brauchten %n Auge, haben {points} und den Talon erobert: {player} verliert 9-mal den Grundwert {base}.</numerusform>
                <numerusform>Die Gegenspieler brauchten %n Augen, haben {points} und den Talon erobert: {player} verliert 9-mal den Grundwert {base}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The defenders needed %n point(s), took {points}, at least twice that, and captured the kitty: {player} loses 12 times the base of {base}.</source>
            <translation>
                <numerusform>Die Gegenspieler brauchten %n Auge, haben {points}, also das Doppelte oder mehr, und den Talon erobert: {player} verliert 12-mal den Grundwert {base}.</numerusform>
                <numerusform>Die Gegenspieler brauchten %n Augen, haben {points}, also das Doppelte oder mehr, und den Talon erobert: {player} verliert 12-mal den Grundwert {base}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Defenders {points} / {need}</source>
            <comment>points of those they need</comment>
            <translation>Gegenspieler {points} / {need}</translation>
        </message>
        <message>
            <source>Def. {points} / {need}</source>
            <comment>the defenders’ points of those they need, in short</comment>
            <translation>Geg. {points} / {need}</translation>
        </message>
        <message numerus="yes">
            <source>Kitty: %n card(s)</source>
            <translation>
                <numerusform>Talon: %n Karte</numerusform>
                <numerusform>Talon: %n Karten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <comment>of the kitty</comment>
            <translation>
                <numerusform>%n Karte</numerusform>
                <numerusform>%n Karten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Shown kitty: %n point(s)</source>
            <comment>the six cards</comment>
            <translation>
                <numerusform>Gezeigter Talon: %n Auge</numerusform>
                <numerusform>Gezeigter Talon: %n Augen</numerusform>
            </translation>
        </message>
        <message>
            <source>Kitty</source>
            <comment>label of the kitty that everybody was shown, in short</comment>
            <translation>Talon</translation>
        </message>
        <message>
            <source>Buried</source>
            <translation>Weggelegt</translation>
        </message>
        <message>
            <source>Buried · only you see them</source>
            <comment>the six cards</comment>
            <translation>Weggelegt · nur du siehst sie</translation>
        </message>
        <message numerus="yes">
            <source>%n trick(s) of the defenders</source>
            <translation>
                <numerusform>%n Stich der Gegenspieler</numerusform>
                <numerusform>%n Stiche der Gegenspieler</numerusform>
            </translation>
        </message>
        <message>
            <source>{number} · defenders</source>
            <comment>tricks won by the defenders, in short</comment>
            <translation>{number} · Geg.</translation>
        </message>
        <message numerus="yes">
            <source>{player}: %n trick(s)</source>
            <comment>tricks of the declarer</comment>
            <translation>
                <numerusform>{player}: %n Stich</numerusform>
                <numerusform>{player}: %n Stiche</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s) in the trick</source>
            <comment>a sign on the table</comment>
            <translation>
                <numerusform>%n Auge im Stich</numerusform>
                <numerusform>%n Augen im Stich</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n in the trick</source>
            <comment>points in the trick, in short</comment>
            <translation>
                <numerusform>%n im Stich</numerusform>
                <numerusform>%n im Stich</numerusform>
            </translation>
        </message>
        <message>
            <source>{player} · {points}</source>
            <comment>who took a trick, and its points</comment>
            <translation>{player} · {points}</translation>
        </message>
        <message>
            <source>{number} · ours</source>
            <comment>tricks won by one's own side, in short</comment>
            <translation>{number} · eigene</translation>
        </message>
        <message numerus="yes">
            <source>Ours: %n trick(s)</source>
            <comment>won by one's own side</comment>
            <translation>
                <numerusform>Eigene: %n Stich</numerusform>
                <numerusform>Eigene: %n Stiche</numerusform>
            </translation>
        </message>
        <message>
            <source>{number} · mine</source>
            <comment>tricks won by oneself, in short</comment>
            <translation>{number} · meine</translation>
        </message>
        <message numerus="yes">
            <source>Mine: %n trick(s)</source>
            <comment>won by oneself</comment>
            <translation>
                <numerusform>Meine: %n Stich</numerusform>
                <numerusform>Meine: %n Stiche</numerusform>
            </translation>
        </message>
        <message>
            <source>{number} · theirs</source>
            <comment>tricks won by the other side, in short</comment>
            <translation>{number} · andere</translation>
        </message>
        <message numerus="yes">
            <source>Theirs: %n trick(s)</source>
            <comment>won by the other side</comment>
            <translation>
                <numerusform>Andere: %n Stich</numerusform>
                <numerusform>Andere: %n Stiche</numerusform>
            </translation>
        </message>
        <message>
            <source>Shown kitty, not played yet</source>
            <translation>Gezeigter Talon, noch nicht gespielt</translation>
        </message>
        <message>
            <source>took the kitty</source>
            <comment>at a player’s name</comment>
            <translation>nahm den Talon</translation>
        </message>
        <message>
            <source>buried six cards</source>
            <comment>at a player’s name</comment>
            <translation>legte sechs Karten weg</translation>
        </message>
        <message numerus="yes">
            <source>{player} wins %n point(s)!</source>
            <comment>called out at the end of a round</comment>
            <translation>
                <numerusform>{player} gewinnt %n Punkt!</numerusform>
                <numerusform>{player} gewinnt %n Punkte!</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The defenders win %n point(s) each!</source>
            <comment>called out at the end of a round</comment>
            <translation>
                <numerusform>Die Gegenspieler gewinnen je %n Punkt!</numerusform>
                <numerusform>Die Gegenspieler gewinnen je %n Punkte!</numerusform>
            </translation>
        </message>
        <message>
            <source>Calculation</source>
            <comment>column: how the change is reckoned</comment>
            <translation>Rechnung</translation>
        </message>
        <message>
            <source>Change</source>
            <comment>column: points won or lost in this round</comment>
            <translation>Änderung</translation>
        </message>
        <message>
            <source>{bid}, base {base}</source>
            <comment>the bid and its base points</comment>
            <translation>{bid}, Grundwert {base}</translation>
        </message>
        <message>
            <source>{points}, needed {need}</source>
            <comment>the defenders’ points</comment>
            <translation>{points}, nötig {need}</translation>
        </message>
        <message numerus="yes">
            <source>captured · %n point(s) in it</source>
            <comment>the kitty at the end of a round</comment>
            <translation>
                <numerusform>erobert · %n Auge darin</numerusform>
                <numerusform>erobert · %n Augen darin</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>not captured · %n point(s) in it</source>
            <comment>the kitty at the end of a round</comment>
            <translation>
                <numerusform>nicht erobert · %n Auge darin</numerusform>
                <numerusform>nicht erobert · %n Augen darin</numerusform>
            </translation>
        </message>
        <message>
            <source>{player}, declarer</source>
            <comment>at the end of a round</comment>
            <translation>{player}, Alleinspieler</translation>
        </message>
        <message numerus="yes">
            <source>{player}, %n point(s)</source>
            <comment>who took a trick, and its points</comment>
            <translation>
                <numerusform>{player}, %n Auge</numerusform>
                <numerusform>{player}, %n Augen</numerusform>
            </translation>
        </message>
        <message>
            <source>Defenders’ points</source>
            <translation>Augen der Gegenspieler</translation>
        </message>
        <message>
            <source>Richest trick</source>
            <translation>Teuerster Stich</translation>
        </message>
        <message>
            <source>Last trick</source>
            <translation>Letzter Stich</translation>
        </message>
        <message>
            <source>Kitty</source>
            <translation>Talon</translation>
        </message>
        <message>
            <source>Factor</source>
            <comment>how often each defender wins or loses the base</comment>
            <translation>Faktor</translation>
        </message>
        <message>
            <source>Kitty captured</source>
            <comment>a stamp on the table</comment>
            <translation>Talon erobert</translation>
        </message>
        <message>
            <source>bid {value}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>hat {value} geboten</translation>
        </message>
        <message>
            <source>is declarer at {bid}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>ist Alleinspieler mit {bid}</translation>
        </message>
        <message>
            <source>has to declare at {bid}: all passed</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>muss mit {bid} spielen: Alle passten</translation>
        </message>
        <message>
            <source>plays for {bid}</source>
            <comment>in a line about a turn, after the name of the declarer</comment>
            <translation>spielt um {bid}</translation>
        </message>
        <message>
            <source>took the kitty</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>nahm den Talon</translation>
        </message>
        <message>
            <source>showed the kitty: {cards}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>zeigte den Talon: {cards}</translation>
        </message>
        <message>
            <source>buried six cards</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>legte sechs Karten weg</translation>
        </message>
        <message>
            <source>the defence cannot reach {need} any more</source>
            <comment>in a line about a trick</comment>
            <translation>die Gegenspieler können {need} nicht mehr erreichen</translation>
        </message>
        <message>
            <source>the defence has enough</source>
            <comment>in a line about a trick</comment>
            <translation>die Gegenspieler haben genug</translation>
        </message>
    </context>
    <context>
        <name>SanDaYiHabits</name>
        <message>
            <source>I bid less often than the others. As a defender I like to lead low cards, diamonds first, unless I play at my best.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Ich biete seltener als die anderen. Als Gegenspieler spiele ich am liebsten niedrige Karten aus, Karo zuerst, außer wenn ich so gut spiele, wie ich kann.</translation>
        </message>
        <message>
            <source>As a defender I like to lead trumps, unless I play at my best.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Als Gegenspieler spiele ich gern Trumpf aus, außer wenn ich so gut spiele, wie ich kann.</translation>
        </message>
        <message>
            <source>I bid more often than the others. As a defender I like to lead high cards, unless I play at my best.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Ich biete öfter als die anderen. Als Gegenspieler spiele ich am liebsten hohe Karten aus, außer wenn ich so gut spiele, wie ich kann.</translation>
        </message>
    </context>
    <context>
        <name>SanDaYiOptions</name>
        <message>
            <source>Bidding</source>
            <translation>Bieten</translation>
        </message>
        <message>
            <source>The kitty</source>
            <translation>Der Talon</translation>
        </message>
        <message>
            <source>Tricks</source>
            <translation>Stiche</translation>
        </message>
        <message>
            <source>Direction of play</source>
            <translation>Spielrichtung</translation>
        </message>
        <message>
            <source>Which way bids and cards go round the table.</source>
            <translation>In welcher Richtung reihum geboten und gespielt wird.</translation>
        </message>
        <message>
            <source>Anticlockwise: the next player sits on the right</source>
            <translation>Gegen den Uhrzeigersinn: Der Nächste sitzt rechts</translation>
        </message>
        <message>
            <source>Clockwise: the next player sits on the left</source>
            <translation>Im Uhrzeigersinn: Der Nächste sitzt links</translation>
        </message>
        <message>
            <source>Lowest bid of the fourth player</source>
            <translation>Das niedrigste Gebot des Vierten</translation>
        </message>
        <message>
            <source>Whether the fourth player must always bid at least 70.</source>
            <translation>Ob der Vierte immer mindestens 70 bieten muss.</translation>
        </message>
        <message>
            <source>At least 70 only if the first three have passed</source>
            <translation>70 nur, wenn die drei anderen gepasst haben</translation>
        </message>
        <message>
            <source>Always at least 70, even over a single 60</source>
            <translation>Immer 70, auch wenn das höchste Gebot 60 ist</translation>
        </message>
        <message>
            <source>When all four pass</source>
            <translation>Wenn alle vier passen</translation>
        </message>
        <message>
            <source>What happens when nobody wants to be declarer.</source>
            <translation>Was geschieht, wenn niemand Alleinspieler sein will.</translation>
        </message>
        <message>
            <source>The cards are dealt again</source>
            <translation>Es wird neu gegeben</translation>
        </message>
        <message>
            <source>The first player has to play at 60</source>
            <translation>Der Erste muss mit 60 spielen</translation>
        </message>
        <message>
            <source>The shown kitty</source>
            <translation>Den Talon noch einmal ansehen</translation>
        </message>
        <message>
            <source>How long a kitty that was shown (at 60 and 65) can be looked at.</source>
            <translation>Wie lange man einen gezeigten Talon (bei 60 und 65) ansehen kann.</translation>
        </message>
        <message>
            <source>For the whole round</source>
            <translation>Die ganze Runde lang</translation>
        </message>
        <message>
            <source>Only until the declarer has buried</source>
            <translation>Nur bis der Alleinspieler weggelegt hat</translation>
        </message>
        <message>
            <source>Burying points</source>
            <translation>Augen weglegen</translation>
        </message>
        <message>
            <source>Whether the declarer may bury fives, tens and kings.</source>
            <translation>Ob der Alleinspieler Fünfen, Zehnen und Könige weglegen darf.</translation>
        </message>
        <message>
            <source>Allowed</source>
            <translation>Erlaubt</translation>
        </message>
        <message>
            <source>Not allowed</source>
            <translation>Nicht erlaubt</translation>
        </message>
        <message>
            <source>Capturing the kitty</source>
            <translation>Den Talon erobern</translation>
        </message>
        <message>
            <source>With which card the defenders capture the kitty in the last trick.</source>
            <translation>Mit welcher Karte die Gegenspieler im letzten Stich den Talon erobern.</translation>
        </message>
        <message>
            <source>With any card that wins the trick</source>
            <translation>Mit jeder Karte, die den Stich gewinnt</translation>
        </message>
        <message>
            <source>Only with a trump</source>
            <translation>Nur mit einem Trumpf</translation>
        </message>
        <message>
            <source>Length of the game</source>
            <translation>Länge der Partie</translation>
        </message>
        <message>
            <source>How many rounds are played.</source>
            <translation>Wie viele Runden gespielt werden.</translation>
        </message>
        <message>
            <source>8 rounds</source>
            <translation>8 Runden</translation>
        </message>
        <message>
            <source>4 rounds</source>
            <translation>4 Runden</translation>
        </message>
        <message>
            <source>12 rounds</source>
            <translation>12 Runden</translation>
        </message>
        <message>
            <source>20 rounds</source>
            <translation>20 Runden</translation>
        </message>
        <message>
            <source>As long as you like</source>
            <translation>Solange ihr wollt</translation>
        </message>
        <message>
            <source>The last trick</source>
            <translation>Der letzte Stich</translation>
        </message>
        <message>
            <source>Whether the last cards, where nobody has a choice, are played by themselves.</source>
            <translation>Ob die letzten Karten, bei denen niemand eine Wahl hat, von selbst gespielt werden.</translation>
        </message>
        <message>
            <source>Everybody plays the last card</source>
            <translation>Jeder spielt die letzte Karte selbst</translation>
        </message>
        <message>
            <source>The last trick plays itself</source>
            <translation>Der letzte Stich spielt sich von selbst</translation>
        </message>
        <message>
            <source>Memory aid</source>
            <translation>Gedächtnishilfe</translation>
        </message>
        <message>
            <source>Whether the table counts the trumps you have not seen and the defenders’ points.</source>
            <translation>Ob der Tisch die Trümpfe zählt, die du nicht gesehen hast, und die Augen der Gegenspieler.</translation>
        </message>
        <message>
            <source>The table counts for you</source>
            <translation>Der Tisch zählt für dich</translation>
        </message>
        <message>
            <source>Everybody counts for themselves</source>
            <translation>Jeder zählt selbst</translation>
        </message>
    </context>
    <context>
        <name>Saved</name>
        <message>
            <source>Show the end</source>
            <comment>button: of a game that is over</comment>
            <translation>Ende zeigen</translation>
        </message>
        <message>
            <source>What shall this game be called?</source>
            <translation>Wie soll dieses Spiel heißen?</translation>
        </message>
        <message>
            <source>Delete this game for good? It cannot be brought back.</source>
            <translation>Dieses Spiel endgültig löschen? Es lässt sich nicht zurückholen.</translation>
        </message>
        <message>
            <source>Delete the game</source>
            <translation>Spiel löschen</translation>
        </message>
        <message>
            <source>Keep the game</source>
            <translation>Spiel behalten</translation>
        </message>
        <message>
            <source>Choose a place …</source>
            <translation>Ort wählen …</translation>
        </message>
        <message>
            <source>Saved games</source>
            <translation>Gespeicherte Spiele</translation>
        </message>
        <message>
            <source>No game has been played yet. Every game is saved by itself, move by move.</source>
            <translation>Noch wurde nichts gespielt. Jedes Spiel wird von selbst gespeichert, Zug um Zug.</translation>
        </message>
        <message>
            <source>No saved game matches. Try something else.</source>
            <translation>Kein gespeichertes Spiel passt dazu. Such nach etwas anderem.</translation>
        </message>
        <message>
            <source>The file will hold everything about this game: all hands, the order of the stock, and the computer players’ luck. Whoever has it can look at everybody’s cards.</source>
            <translation>Die Datei enthält alles über dieses Spiel: alle Karten auf der Hand, die Reihenfolge im Nachziehstapel und das Glück der Computerspieler. Wer sie hat, kann alle Karten sehen.</translation>
        </message>
        <message numerus="yes">
            <source>%n saved game(s) cannot be read and are not in this list. They were left as they are, and your other games are fine.</source>
            <comment>rows of the file that make no sense</comment>
            <translation>
                <numerusform>%n gespeichertes Spiel kann nicht gelesen werden und steht deshalb nicht in dieser Liste. Es bleibt, wie es ist, und deine anderen Spiele sind in Ordnung.</numerusform>
                <numerusform>%n gespeicherte Spiele können nicht gelesen werden und stehen deshalb nicht in dieser Liste. Sie bleiben, wie sie sind, und deine anderen Spiele sind in Ordnung.</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing found</source>
            <translation>Nichts gefunden</translation>
        </message>
        <message>
            <source>Show all</source>
            <comment>button: forget what was looked for in the list of games</comment>
            <translation>Alle zeigen</translation>
        </message>
        <message>
            <source>No game yet</source>
            <translation>Noch kein Spiel</translation>
        </message>
        <message>
            <source>More</source>
            <comment>button: what else can be done with a saved game</comment>
            <translation>Mehr</translation>
        </message>
        <message>
            <source>Rename …</source>
            <translation>Umbenennen …</translation>
        </message>
        <message>
            <source>Delete …</source>
            <translation>Löschen …</translation>
        </message>
        <message>
            <source>Save to a file …</source>
            <translation>Als Datei speichern …</translation>
        </message>
        <message>
            <source>Open a file …</source>
            <translation>Datei öffnen …</translation>
        </message>
        <message>
            <source>This game was begun with another version whose rules differed a little. It goes on from where it was, but its earlier moves cannot be taken back.</source>
            <translation>Dieses Spiel wurde mit einer anderen Version begonnen, deren Regeln ein wenig anders waren. Es geht dort weiter, wo es stand, aber frühere Züge lassen sich nicht zurücknehmen.</translation>
        </message>
        <message>
            <source>All {number}</source>
            <comment>button: all games are listed, so many</comment>
            <translation>Alle {number}</translation>
        </message>
        <message>
            <source>Unfinished {number}</source>
            <comment>button: games that are not over are listed, so many</comment>
            <translation>Offen {number}</translation>
        </message>
        <message>
            <source>Finished {number}</source>
            <comment>button: games that are over are listed, so many</comment>
            <translation>Beendet {number}</translation>
        </message>
        <message>
            <source>Game, name or day</source>
            <translation>Spiel, Name oder Tag</translation>
        </message>
        <message>
            <source>Search: game, name or day</source>
            <translation>Suche: Spiel, Name oder Tag</translation>
        </message>
        <message>
            <source>{players} share the victory</source>
            <comment>in a list of games</comment>
            <translation>{players} teilen sich den Sieg</translation>
        </message>
        <message>
            <source>{player} won</source>
            <comment>in a list of games: who has won</comment>
            <translation>{player} hat gewonnen</translation>
        </message>
        <message>
            <source>finished</source>
            <comment>state of a saved game</comment>
            <translation>beendet</translation>
        </message>
        <message>
            <source>unfinished</source>
            <comment>state of a saved game</comment>
            <translation>offen</translation>
        </message>
        <message>
            <source>with {players}</source>
            <comment>in a line: who plays</comment>
            <translation>mit {players}</translation>
        </message>
    </context>
    <context>
        <name>Scores</name>
        <message>
            <source>Score sheet</source>
            <translation>Punktetabelle</translation>
        </message>
        <message>
            <source>The totals, round by round</source>
            <translation>Die Zwischenstände als Linien, Runde um Runde</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Gesamt</translation>
        </message>
        <message>
            <source>{score}, won</source>
            <translation>{score}, gewonnen</translation>
        </message>
        <message>
            <source>Round</source>
            <comment>heading of a column</comment>
            <translation>Runde</translation>
        </message>
        <message>
            <source>Nothing has been counted yet.</source>
            <translation>Es ist noch nichts gezählt.</translation>
        </message>
    </context>
    <context>
        <name>Settings</name>
        <message>
            <source>{percent}%</source>
            <comment>text size; a space before the sign where the language has one</comment>
            <translation>{percent} %</translation>
        </message>
        <message>
            <source>Language and text</source>
            <translation>Sprache und Text</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Sprache</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>Textgröße</translation>
        </message>
        <message>
            <source>Table and cards</source>
            <translation>Tisch und Karten</translation>
        </message>
        <message>
            <source>Colours</source>
            <translation>Farben</translation>
        </message>
        <message>
            <source>Night blue</source>
            <translation>Nachtblau</translation>
        </message>
        <message>
            <source>The other pages</source>
            <translation>Die übrigen Seiten</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Dunkel</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Hell</translation>
        </message>
        <message>
            <source>Green</source>
            <comment>the cloth</comment>
            <translation>Grün</translation>
        </message>
        <message>
            <source>Contrast</source>
            <comment>the strongest: for those who see little</comment>
            <translation>Kontrast</translation>
        </message>
        <message>
            <source>System: if it does not say, light from 7 am to 7 pm</source>
            <translation>System: Sagt es nichts, dann hell von 7 bis 19 Uhr</translation>
        </message>
        <message>
            <source>System</source>
            <comment>dark or light as the system is</comment>
            <translation>System</translation>
        </message>
        <message>
            <source>Deck</source>
            <translation>Kartenbild</translation>
        </message>
        <message>
            <source>The pictures on the cards. A folder of SVG pictures inside “decks” in the data folder becomes a deck, too.</source>
            <translation>Die Bilder auf den Karten. Ein Ordner mit SVG-Bildern in „decks“ im Datenordner ist auch ein Kartenbild.</translation>
        </message>
        <message>
            <source>Our own</source>
            <translation>Unser eigenes</translation>
        </message>
        <message>
            <source>Letters on the cards</source>
            <translation>Buchstaben auf den Karten</translation>
        </message>
        <message>
            <source>Card backs</source>
            <translation>Rückseiten</translation>
        </message>
        <message>
            <source>Red</source>
            <translation>Rot</translation>
        </message>
        <message>
            <source>Blue</source>
            <translation>Blau</translation>
        </message>
        <message>
            <source>Green</source>
            <translation>Grün</translation>
        </message>
        <message>
            <source>Large print on the cards</source>
            <translation>Große Schrift auf den Karten</translation>
        </message>
        <message>
            <source>Frame the cards that fit</source>
            <translation>Rahmen um passende Karten</translation>
        </message>
        <message>
            <source>Pace</source>
            <translation>Tempo</translation>
        </message>
        <message>
            <source>Calm</source>
            <translation>Ruhig</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Brisk</source>
            <translation>Zügig</translation>
        </message>
        <message>
            <source>Instant</source>
            <translation>Sofort</translation>
        </message>
        <message>
            <source>No animation</source>
            <translation>Karten ohne Bewegung zeigen</translation>
        </message>
        <message>
            <source>Two keys are enough</source>
            <translation>Zwei Tasten genügen</translation>
        </message>
        <message>
            <source>Space moves on, Enter chooses</source>
            <translation>Leertaste geht weiter, Eingabetaste wählt</translation>
        </message>
        <message>
            <source>For people who use two switches or only one hand: these two keys reach everything.</source>
            <translation>Für alle, die zwei Schalter oder nur eine Hand benutzen: Mit diesen beiden Tasten ist alles erreichbar.</translation>
        </message>
        <message>
            <source>Wait for me at moments everybody should see</source>
            <translation>Auf mich warten, wenn alle hinsehen sollen</translation>
        </message>
        <message>
            <source>Computer players say a word now and then</source>
            <translation>Computerspieler sagen ab und zu ein Wort</translation>
        </message>
        <message numerus="yes">
            <source>%n second(s)</source>
            <translation>
                <numerusform>%n Sekunde</numerusform>
                <numerusform>%n Sekunden</numerusform>
            </translation>
        </message>
        <message>
            <source>Until I press</source>
            <comment>how long computer players wait</comment>
            <translation>Bis ich drücke</translation>
        </message>
        <message>
            <source>If useful</source>
            <comment>asked about buying a card when it could help</comment>
            <translation>Wenn es hilft</translation>
        </message>
        <message>
            <source>Until I am down</source>
            <comment>asked until one has laid down</comment>
            <translation>Bis ich ausgelegt habe</translation>
        </message>
        <message>
            <source>Always</source>
            <translation>Immer</translation>
        </message>
        <message>
            <source>For the ears</source>
            <translation>Für die Ohren</translation>
        </message>
        <message>
            <source>Told to a screen reader</source>
            <translation>Ansagen für den Screenreader</translation>
        </message>
        <message>
            <source>What matters</source>
            <comment>how much is read aloud</comment>
            <translation>Das Wichtige</translation>
        </message>
        <message>
            <source>Each turn</source>
            <comment>how much is read aloud</comment>
            <translation>Jeder Zug</translation>
        </message>
        <message>
            <source>Everything</source>
            <comment>how much is read aloud</comment>
            <translation>Alles</translation>
        </message>
        <message>
            <source>How much of what the others do at the table is read to you.</source>
            <translation>Wie viel vorgelesen wird von dem, was die anderen am Tisch tun.</translation>
        </message>
        <message>
            <source>Larger</source>
            <translation>Größer</translation>
        </message>
        <message>
            <source>Large letters, large print on the cards, every suit in its own colour.</source>
            <translation>Große Schrift, große Zeichen auf den Karten und jede Kartenfarbe in einer eigenen Farbe.</translation>
        </message>
        <message>
            <source>Calm</source>
            <comment>a button: several settings at once</comment>
            <translation>Ruhig</translation>
        </message>
        <message>
            <source>Nothing moves, everything takes its time and waits for you, and it is quiet.</source>
            <translation>Nichts bewegt sich, alles lässt sich Zeit und wartet auf dich, und es ist leise.</translation>
        </message>
        <message>
            <source>Left-handed</source>
            <translation>Linkshändig</translation>
        </message>
        <message>
            <source>By language</source>
            <comment>the letters of ace, king, queen and jack</comment>
            <translation>Je nach Sprache</translation>
        </message>
        <message>
            <source>Four colours</source>
            <translation>Vier Farben</translation>
        </message>
        <message>
            <source>Every suit has its own</source>
            <translation>Jede Kartenfarbe hat ihre eigene</translation>
        </message>
        <message>
            <source>The table’s buttons are on the left</source>
            <translation>Die Knöpfe am Tisch sind links</translation>
        </message>
        <message>
            <source>How fast cards move</source>
            <translation>Wie schnell sich die Karten bewegen</translation>
        </message>
        <message>
            <source>The table’s buttons are on the left, and your name plate is on the right.</source>
            <translation>Die Knöpfe des Tisches sind links, und dein Namensschild ist rechts.</translation>
        </message>
        <message>
            <source>Sounds at the table</source>
            <translation>Geräusche am Tisch</translation>
        </message>
        <message>
            <source>When you are asked whether you buy a card in {games}. Where several of you share the screen, everybody who has not laid down is asked, because not being asked would give something away.</source>
            <translation>Wann du in {games} gefragt wirst, ob du eine Karte kaufst. Sitzt ihr zu mehreren am Bildschirm, werden alle gefragt, die noch nicht ausgelegt haben, denn nicht gefragt zu werden würde etwas verraten.</translation>
        </message>
        <message>
            <source>Volume</source>
            <translation>Lautstärke</translation>
        </message>
        <message>
            <source>Time for saying “{call}”</source>
            <translation>Zeit, „{call}“ zu sagen</translation>
        </message>
        <message>
            <source>How long computer players wait while you may still say “{call}”.</source>
            <translation>Wie lange die Computerspieler warten, solange du noch „{call}“ sagen kannst.</translation>
        </message>
        <message>
            <source>Ask me about buying</source>
            <translation>Fragen, ob ich kaufe</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Nie</translation>
        </message>
        <message>
            <source>Reset: {setting}</source>
            <comment>a button</comment>
            <translation>{setting}: zurücksetzen</translation>
        </message>
        <message>
            <source>Reset everything on this page? People, house rules and saved games stay as they are, and so does the language.</source>
            <translation>Soll alles auf dieser Seite zurückgesetzt werden? Personen, Hausregeln und gespeicherte Spiele bleiben, wie sie sind, und die Sprache auch.</translation>
        </message>
        <message>
            <source>Reset</source>
            <translation>Zurücksetzen</translation>
        </message>
        <message>
            <source>The settings last until you close the program, but they could not be saved. Check that you can write to the data folder.</source>
            <translation>Die Einstellungen gelten, bis du das Programm schließt, konnten aber nicht gespeichert werden. Prüf, ob in den Datenordner geschrieben werden kann.</translation>
        </message>
        <message>
            <source>The deck {name} is being tried; it comes into use when all its cards are drawn.</source>
            <translation>Das Kartenbild {name} wird gerade ausprobiert. Es gilt, sobald alle Karten gezeichnet sind.</translation>
        </message>
        <message>
            <source>The deck {name} cannot be used, because pictures are missing, broken or too much to draw. Our own deck stays in use.</source>
            <translation>Das Kartenbild {name} lässt sich nicht benutzen, weil Bilder fehlen, beschädigt oder zu aufwendig sind. Es bleibt bei unserem eigenen.</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>Search the settings</source>
            <translation>Einstellungen suchen</translation>
        </message>
        <message>
            <source>No setting contains these words.</source>
            <translation>Keine Einstellung enthält diese Wörter.</translation>
        </message>
        <message>
            <source>Reset everything</source>
            <translation>Alles zurücksetzen</translation>
        </message>
        <message>
            <source>A table as it looks with these settings</source>
            <translation>Ein Tisch, wie er mit diesen Einstellungen aussieht</translation>
        </message>
    </context>
    <context>
        <name>Shelves</name>
        <message>
            <source>For children, too</source>
            <comment>heading over games on the home page</comment>
            <translation>Auch für Kinder</translation>
        </message>
        <message>
            <source>Ólsen Ólsen and family</source>
            <comment>heading over games on the home page</comment>
            <translation>Ólsen Ólsen und Verwandte</translation>
        </message>
        <message>
            <source>Rummy games</source>
            <comment>heading over games on the home page</comment>
            <translation>Rommé-Spiele</translation>
        </message>
        <message>
            <source>Tricks and rows</source>
            <comment>heading over games on the home page</comment>
            <translation>Stiche und Reihen</translation>
        </message>
    </context>
    <context>
        <name>Start</name>
        <message>
            <source>Card Table could not start, because something in the program went wrong. Everything that was played is kept. Start it once more: it then leaves out whatever may be in the way, and says what that is. What went wrong is written in {file}.</source>
            <translation>Card Table konnte nicht starten, weil im Programm etwas schiefging. Alles Gespielte bleibt erhalten. Starte es noch einmal: Dann lässt es alles weg, was im Weg sein kann, und sagt, was das ist. Was schiefging, steht in {file}.</translation>
        </message>
        <message>
            <source>Play without saving</source>
            <translation>Ohne Speichern spielen</translation>
        </message>
        <message>
            <source>Close the program</source>
            <translation>Programm schließen</translation>
        </message>
        <message>
            <source>What screen readers are told is not written to {file}, because Card Table keeps something of its own there. Nothing was changed, and Card Table goes on without it. Name another file.</source>
            <translation>Was Screenreadern gesagt wird, wird nicht in {file} geschrieben, weil Card Table dort etwas Eigenes speichert. Nichts wurde geändert, und Card Table läuft ohne das weiter. Wähl eine andere Datei.</translation>
        </message>
        <message>
            <source>What screen readers are told cannot be written to {file}: {reason}. Card Table goes on without it.</source>
            <translation>Was Screenreadern gesagt wird, kann nicht in {file} geschrieben werden: {reason}. Card Table läuft ohne das weiter.</translation>
        </message>
        <message>
            <source>Card Table cannot open its window, because no screen can be reached from here. Nothing was changed, and everything that was played is kept. Start it on the desktop, or name another window system with --qpa.</source>
            <translation>Card Table kann sein Fenster nicht öffnen, weil von hier aus kein Bildschirm erreichbar ist. Nichts wurde geändert, und alles Gespielte ist gespeichert. Starte es auf dem Desktop oder wähl mit --qpa ein anderes Fenstersystem.</translation>
        </message>
    </context>
    <context>
        <name>Statistics</name>
        <message numerus="yes">
            <source>Counting: {done} of %n game(s)</source>
            <comment>while finished games are counted</comment>
            <translation>
                <numerusform>Gezählt: {done} von %n Partie</numerusform>
                <numerusform>Gezählt: {done} von %n Partien</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n finished game(s) cannot be read and count for nobody. They were left as they are, and all others are counted.</source>
            <comment>rows of the file that make no sense</comment>
            <translation>
                <numerusform>%n beendetes Spiel kann nicht gelesen werden und zählt deshalb für niemanden. Es bleibt, wie es ist, und alle anderen sind gezählt.</numerusform>
                <numerusform>%n beendete Spiele können nicht gelesen werden und zählen deshalb für niemanden. Sie bleiben, wie sie sind, und alle anderen sind gezählt.</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing to count yet</source>
            <translation>Noch nichts zu zählen</translation>
        </message>
        <message>
            <source>No game has been finished yet. Play one to the end, and it will be counted here.</source>
            <translation>Noch ist keine Partie beendet. Spiel eine zu Ende, dann wird sie hier gezählt.</translation>
        </message>
        <message>
            <source>All games</source>
            <translation>Alle Spiele</translation>
        </message>
        <message>
            <source>Back to the portrait</source>
            <comment>button</comment>
            <translation>Zurück zum Bild</translation>
        </message>
        <message>
            <source>Everybody</source>
            <comment>against whom</comment>
            <translation>Alle</translation>
        </message>
        <message numerus="yes">
            <source>Finished games: %n. Won: {won}.</source>
            <comment>statistics of somebody</comment>
            <translation>
                <numerusform>Beendete Partien: %n. Gewonnen: {won}.</numerusform>
                <numerusform>Beendete Partien: %n. Gewonnen: {won}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Partien</translation>
        </message>
        <message>
            <source>Counted separately</source>
            <translation>Für sich gezählt</translation>
        </message>
        <message numerus="yes">
            <source>In %n further game(s) a decision was taken back after something new was seen, or the cards were those of an earlier game. They are counted separately.</source>
            <comment>statistics</comment>
            <translation>
                <numerusform>In %n weiteren Partie wurde eine Entscheidung zurückgenommen, nachdem Neues zu sehen war, oder die Karten waren aus einer früheren. Sie wird für sich gezählt.</numerusform>
                <numerusform>In %n weiteren Partien wurde eine Entscheidung zurückgenommen, nachdem Neues zu sehen war, oder die Karten waren aus einer früheren. Sie werden für sich gezählt.</numerusform>
            </translation>
        </message>
        <message>
            <source>Won, in percent</source>
            <comment>what a line in a plot shows</comment>
            <translation>Gewonnen, in Prozent</translation>
        </message>
        <message>
            <source>{month}: {won}</source>
            <translation>{month}: {won}</translation>
        </message>
        <message>
            <source>Played</source>
            <translation>Gespielt</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Gewonnen</translation>
        </message>
        <message numerus="yes">
            <source>of %n game(s) won</source>
            <comment>after the number of games won, which stands large before it</comment>
            <translation>
                <numerusform>von %n Partie gewonnen</numerusform>
                <numerusform>von %n Partien gewonnen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n further game(s) with something taken back or known cards count separately.</source>
            <comment>statistics</comment>
            <translation>
                <numerusform>%n weitere Partie, in der etwas zurückgenommen wurde oder die Karten bekannt waren, zählt für sich.</numerusform>
                <numerusform>%n weitere Partien, in denen etwas zurückgenommen wurde oder die Karten bekannt waren, zählen für sich.</numerusform>
            </translation>
        </message>
        <message>
            <source>Per round</source>
            <comment>what a line in a plot shows</comment>
            <translation>Je Runde</translation>
        </message>
        <message>
            <source>The first game: {first}, the last one: {last}, on average: {mean}</source>
            <translation>Die erste Partie: {first}, die letzte: {last}, im Schnitt: {mean}</translation>
        </message>
        <message>
            <source>won of the games played</source>
            <comment>beside a plot: what the figures and bars show</comment>
            <translation>gewonnen von den gespielten</translation>
        </message>
        <message>
            <source>The last twenty games</source>
            <translation>Die letzten zwanzig Partien</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) played so far</source>
            <comment>where none was won</comment>
            <translation>
                <numerusform>Bisher %n Partie gespielt</numerusform>
                <numerusform>Bisher %n Partien gespielt</numerusform>
            </translation>
        </message>
        <message>
            <source>Nobody noticed, but word has got around: the computer players are watching closely.</source>
            <comment>beside a heading over cheats of a player</comment>
            <translation>Niemand hat es bemerkt, aber es hat sich herumgesprochen: Die Computerspieler passen genau auf.</translation>
        </message>
        <message>
            <source>The last twenty games, newest first</source>
            <translation>Die letzten zwanzig Partien, die neueste zuerst</translation>
        </message>
        <message>
            <source>The last game</source>
            <comment>heading: the only game so far</comment>
            <translation>Die letzte Partie</translation>
        </message>
        <message>
            <source>The last games</source>
            <comment>heading: fewer than twenty so far</comment>
            <translation>Die letzten Partien</translation>
        </message>
        <message>
            <source>The last games, newest first</source>
            <translation>Die letzten Partien, die neueste zuerst</translation>
        </message>
        <message>
            <source>Against whom</source>
            <translation>Gegen wen</translation>
        </message>
        <message>
            <source>Rogues’ gallery</source>
            <comment>heading over cheats of a player that nobody noticed</comment>
            <translation>Gaunergalerie</translation>
        </message>
        <message>
            <source>cheats that nobody noticed</source>
            <comment>beside a heading</comment>
            <translation>Schummeleien, die niemand bemerkt hat</translation>
        </message>
        <message>
            <source>Average place</source>
            <translation>Platz im Schnitt</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>Statistik</translation>
        </message>
        <message>
            <source>Save as spreadsheet …</source>
            <translation>Als Tabelle speichern …</translation>
        </message>
        <message>
            <source>All figures as a table</source>
            <comment>in place of the portrait</comment>
            <translation>Alles als Tabelle</translation>
        </message>
        <message>
            <source>Others and computer players</source>
            <comment>whose statistics can be shown, too</comment>
            <translation>Weitere und Computerspieler</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Spiel</translation>
        </message>
        <message>
            <source>Against</source>
            <translation>Gegen</translation>
        </message>
        <message>
            <source>Figures</source>
            <translation>Zahlen</translation>
        </message>
        <message>
            <source>By kind of game</source>
            <translation>Nach Spiel</translation>
        </message>
        <message>
            <source>Against each player</source>
            <translation>Gegen jeden Einzelnen</translation>
        </message>
        <message>
            <source>Month by month</source>
            <translation>Monat für Monat</translation>
        </message>
        <message>
            <source>Month by month: the share of games won</source>
            <translation>Monat für Monat: der Anteil gewonnener Partien</translation>
        </message>
        <message>
            <source>From game to game: average per round</source>
            <translation>Von Partie zu Partie: Schnitt je Runde</translation>
        </message>
        <message>
            <source>Begun</source>
            <comment>heading in a table</comment>
            <translation>Begonnen</translation>
        </message>
        <message>
            <source>Ended</source>
            <comment>heading in a table</comment>
            <translation>Beendet</translation>
        </message>
        <message>
            <source>Game</source>
            <comment>heading in a table</comment>
            <translation>Spiel</translation>
        </message>
        <message>
            <source>Against</source>
            <comment>heading in a table</comment>
            <translation>Gegen</translation>
        </message>
        <message>
            <source>Name</source>
            <comment>heading in a table</comment>
            <translation>Name</translation>
        </message>
        <message>
            <source>Players</source>
            <comment>heading in a table</comment>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>Place</source>
            <comment>heading in a table</comment>
            <translation>Platz</translation>
        </message>
        <message>
            <source>Won</source>
            <comment>heading in a table</comment>
            <translation>Gewonnen</translation>
        </message>
        <message>
            <source>Rounds</source>
            <comment>heading in a table</comment>
            <translation>Runden</translation>
        </message>
        <message>
            <source>Rounds won</source>
            <comment>heading in a table</comment>
            <translation>Gewonnene Runden</translation>
        </message>
        <message>
            <source>Total</source>
            <comment>heading in a table</comment>
            <translation>Gesamt</translation>
        </message>
        <message>
            <source>Best round</source>
            <comment>heading in a table</comment>
            <translation>Beste Runde</translation>
        </message>
        <message>
            <source>Worst round</source>
            <comment>heading in a table</comment>
            <translation>Schlechteste Runde</translation>
        </message>
        <message>
            <source>Counted separately</source>
            <comment>heading in a table</comment>
            <translation>Für sich gezählt</translation>
        </message>
        <message>
            <source>Caught</source>
            <comment>heading in a table</comment>
            <translation>Erwischt</translation>
        </message>
        <message>
            <source>Caught somebody else</source>
            <comment>heading in a table</comment>
            <translation>Jemanden erwischt</translation>
        </message>
        <message>
            <source>Accused somebody wrongly</source>
            <comment>heading in a table</comment>
            <translation>Zu Unrecht beschuldigt</translation>
        </message>
        <message>
            <source>Contracts</source>
            <comment>heading in a table</comment>
            <translation>Rundenaufgaben</translation>
        </message>
        <message>
            <source>Contracts made at the first attempt</source>
            <comment>heading in a table</comment>
            <translation>Rundenaufgaben auf Anhieb geschafft</translation>
        </message>
        <message>
            <source>Bids</source>
            <comment>heading in a table</comment>
            <translation>Gebote</translation>
        </message>
        <message>
            <source>Bids kept</source>
            <comment>heading in a table</comment>
            <translation>Erfüllte Gebote</translation>
        </message>
        <message>
            <source>The statistics could not be written to {file} ({reason}). Nothing in Card Table has changed. Choose another place.</source>
            <translation>Die Tabelle konnte nicht in {file} geschrieben werden ({reason}). In Card Table hat sich nichts geändert. Wähl einen anderen Ort.</translation>
        </message>
        <message>
            <source>{number}%</source>
            <comment>a percentage</comment>
            <translation>{number} %</translation>
        </message>
        <message>
            <source>{part} of {whole}</source>
            <comment>so many of so many</comment>
            <translation>{part} von {whole}</translation>
        </message>
        <message>
            <source>{best} in a row at best</source>
            <comment>games won one after the other</comment>
            <translation>höchstens {best} in Folge</translation>
        </message>
        <message>
            <source>{now} in a row now · {best} at best</source>
            <comment>games won one after the other</comment>
            <translation>jetzt {now} in Folge · höchstens {best}</translation>
        </message>
        <message>
            <source>Best at {game}: {won} of {played}.</source>
            <comment>which game somebody wins most often</comment>
            <translation>Am besten in {game}: {won} von {played}.</translation>
        </message>
        <message numerus="yes">
            <source>Closest so far: %n point(s) behind in {game}.</source>
            <translation>
                <numerusform>Am knappsten: %n Punkt Rückstand in {game}.</numerusform>
                <numerusform>Am knappsten: %n Punkte Rückstand in {game}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Closest so far: place {place} of {seats} in {game}.</source>
            <translation>Am knappsten: Platz {place} von {seats} in {game}.</translation>
        </message>
        <message numerus="yes">
            <source>%n round(s) won along the way.</source>
            <translation>
                <numerusform>%n Runde unterwegs gewonnen.</numerusform>
                <numerusform>%n Runden unterwegs gewonnen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Caught somebody else %n time(s).</source>
            <translation>
                <numerusform>%n Mal jemanden erwischt.</numerusform>
                <numerusform>%n Mal jemanden erwischt.</numerusform>
            </translation>
        </message>
        <message>
            <source>Quickest win</source>
            <translation>Schnellster Sieg</translation>
        </message>
        <message>
            <source>Met most often</source>
            <translation>Am häufigsten getroffen</translation>
        </message>
        <message>
            <source>Games played</source>
            <translation>Gespielte Partien</translation>
        </message>
        <message>
            <source>Win rate</source>
            <translation>Anteil gewonnen</translation>
        </message>
        <message>
            <source>Most wins in a row</source>
            <translation>Längste Siegesserie</translation>
        </message>
        <message>
            <source>Current run of wins</source>
            <translation>Siegesserie jetzt</translation>
        </message>
        <message>
            <source>Rounds won</source>
            <translation>Gewonnene Runden</translation>
        </message>
        <message>
            <source>Finished ahead of them</source>
            <translation>Davor gelandet</translation>
        </message>
        <message>
            <source>Finished level</source>
            <translation>Gleichauf gelandet</translation>
        </message>
        <message>
            <source>Finished behind them</source>
            <translation>Dahinter gelandet</translation>
        </message>
        <message>
            <source>What is counted</source>
            <translation>Was gezählt wird</translation>
        </message>
        <message>
            <source>Average per round</source>
            <translation>Im Schnitt je Runde</translation>
        </message>
        <message>
            <source>Best round</source>
            <translation>Beste Runde</translation>
        </message>
        <message>
            <source>Worst round</source>
            <translation>Schlechteste Runde</translation>
        </message>
        <message>
            <source>Caught</source>
            <translation>Erwischt worden</translation>
        </message>
        <message>
            <source>Caught somebody else</source>
            <translation>Jemanden erwischt</translation>
        </message>
        <message>
            <source>Accused somebody wrongly</source>
            <translation>Zu Unrecht beschuldigt</translation>
        </message>
        <message>
            <source>Contracts made at the first attempt</source>
            <translation>Rundenaufgaben auf Anhieb geschafft</translation>
        </message>
        <message>
            <source>Bids kept</source>
            <translation>Erfüllte Gebote</translation>
        </message>
        <message>
            <source>won</source>
            <comment>one of the last games</comment>
            <translation>gewonnen</translation>
        </message>
        <message>
            <source>lost</source>
            <comment>one of the last games</comment>
            <translation>verloren</translation>
        </message>
        <message>
            <source>{player}: {won} won, {lost} lost</source>
            <comment>how one stands with somebody</comment>
            <translation>{player}: {won} gewonnen, {lost} verloren</translation>
        </message>
        <message>
            <source>{month}: {won} won of {played}</source>
            <comment>games of a month</comment>
            <translation>{month}: {won} von {played} gewonnen</translation>
        </message>
        <message>
            <source>The best moment</source>
            <comment>of a player: the turn in which most of a hand was laid</comment>
            <translation>Der beste Moment</translation>
        </message>
        <message>
            <source>Did not fit</source>
            <comment>beside a card: a cheat that nobody noticed</comment>
            <translation>Passte nicht</translation>
        </message>
        <message>
            <source>Tucked under</source>
            <comment>beside a card: a cheat that nobody noticed</comment>
            <translation>Untergeschoben</translation>
        </message>
        <message>
            <source>Hidden</source>
            <comment>beside a card: a cheat that nobody noticed</comment>
            <translation>Verschwunden</translation>
        </message>
        <message>
            <source>{player} laid the {card}, which did not fit, and nobody noticed.</source>
            <translation>{player} hat {card} gelegt, obwohl das nicht passte, und niemand hat es gemerkt.</translation>
        </message>
        <message>
            <source>{player} tucked the {card} under the {other}, and nobody noticed.</source>
            <translation>{player} hat {card} unter {other} geschoben, und niemand hat es gemerkt.</translation>
        </message>
        <message>
            <source>{player} hid the {card}, and nobody noticed.</source>
            <translation>{player} hat {card} verschwinden lassen, und niemand hat es gemerkt.</translation>
        </message>
    </context>
    <context>
        <name>Store</name>
        <message>
            <source>Card Table cannot write to the folder {folder}, so games cannot be saved there. Nothing was changed. Choose another folder with --data-dir, or play without saving.</source>
            <translation>In den Ordner {folder} kann nicht geschrieben werden, deshalb können dort keine Spiele gespeichert werden. Nichts wurde geändert. Wähl mit --data-dir einen anderen Ordner oder spiel ohne Speichern.</translation>
        </message>
        <message>
            <source>Card Table is already open with the games in {folder}. Nothing was changed. Use the window that is open, or close it first.</source>
            <translation>Card Table ist mit den Spielen in {folder} schon geöffnet. Nichts wurde geändert. Nimm das offene Fenster oder schließ es zuerst.</translation>
        </message>
        <message>
            <source>The games in {folder} were saved by a newer version of Card Table. They were not touched. Install the newer version to continue them, or play on without saving.</source>
            <translation>Die Spiele in {folder} wurden mit einer neueren Version von Card Table gespeichert. Sie wurden nicht angerührt. Installiere die neuere Version, um sie fortzusetzen, oder spiel ohne Speichern weiter.</translation>
        </message>
        <message>
            <source>The last move could not be saved ({reason}). The game goes on, everything up to then is saved, and saving is tried again with every move.</source>
            <translation>Der letzte Zug konnte nicht gespeichert werden ({reason}). Das Spiel geht weiter, alles bis dahin ist gespeichert, und das Speichern wird bei jedem Zug erneut versucht.</translation>
        </message>
        <message>
            <source>The file {name} cannot be read. Nothing was changed. Check that it exists and try again.</source>
            <translation>Die Datei {name} kann nicht gelesen werden. Nichts wurde geändert. Prüf, ob es sie gibt, und versuch es noch einmal.</translation>
        </message>
        <message>
            <source>The saved games cannot be reached just now. Nothing was changed. If they are on a stick or another computer, connect it again; if that does not help, close Card Table and open it again.</source>
            <translation>Die gespeicherten Spiele sind gerade nicht erreichbar. Nichts wurde geändert. Liegen sie auf einem Stick oder einem anderen Computer, verbinde ihn wieder; hilft das nicht, schließ Card Table und öffne es wieder.</translation>
        </message>
        <message>
            <source>The saved games cannot be read just now, because another program is using their file. Nothing was changed. Wait a moment and try again.</source>
            <translation>Die gespeicherten Spiele sind gerade nicht lesbar, weil ein anderes Programm ihre Datei benutzt. Nichts wurde geändert. Warte einen Moment und versuch es noch einmal.</translation>
        </message>
        <message>
            <source>{name} is not a saved game of Card Table. Nothing was changed. Choose a .cardtable file.</source>
            <translation>{name} ist kein gespeichertes Spiel von Card Table. Nichts wurde geändert. Wähl eine Datei mit der Endung .cardtable.</translation>
        </message>
        <message>
            <source>The saved game {name} is damaged and cannot be opened. It was left as it is, and your other games are fine.</source>
            <translation>Das gespeicherte Spiel {name} ist beschädigt und kann nicht geöffnet werden. Es bleibt, wie es ist, und deine anderen Spiele sind in Ordnung.</translation>
        </message>
        <message>
            <source>The table of {name} cannot be shown, because something in the program went wrong with it. It is kept as it is, and your other games are fine.</source>
            <translation>Dieser Tisch ({name}) kann nicht gezeigt werden, weil im Programm etwas schiefgegangen ist. Das Spiel bleibt, wie es ist, und deine anderen Spiele sind in Ordnung.</translation>
        </message>
        <message>
            <source>The saved game {name} comes from a newer version of Card Table. It was left as it is. Install the newer version to open it.</source>
            <translation>Das gespeicherte Spiel {name} stammt aus einer neueren Version von Card Table. Es bleibt, wie es ist. Installiere die neuere Version, um es zu öffnen.</translation>
        </message>
        <message>
            <source>The saved game {name} belongs to a game that this version of Card Table does not know. It was left as it is.</source>
            <translation>Das gespeicherte Spiel {name} gehört zu einem Kartenspiel, das diese Version von Card Table nicht kennt. Es bleibt, wie es ist.</translation>
        </message>
        <message>
            <source>{name} is far too large for a saved game, so it was not opened. Nothing was changed.</source>
            <translation>{name} ist viel zu groß für ein gespeichertes Spiel und wurde deshalb nicht geöffnet. Nichts wurde geändert.</translation>
        </message>
        <message>
            <source>The game could not be written to {name} ({reason}). In Card Table it is still saved. Choose another place.</source>
            <translation>Das Spiel konnte nicht in {name} geschrieben werden ({reason}). In Card Table bleibt es gespeichert. Wähl einen anderen Ort.</translation>
        </message>
        <message>
            <source>The saved games could not be read because their file is damaged. It was kept as {name}, and a new one was begun.</source>
            <translation>Die gespeicherten Spiele konnten nicht gelesen werden, weil ihre Datei beschädigt ist. Sie blieb als {name} erhalten, und eine neue wurde angelegt.</translation>
        </message>
        <message numerus="yes">
            <source>The file with the saved games is damaged. It was kept as {name}, and %n game(s) could be saved from it.</source>
            <comment>saved games</comment>
            <translation>
                <numerusform>Die Datei mit den gespeicherten Spielen ist beschädigt. Sie blieb als {name} erhalten, und %n Spiel konnte daraus gerettet werden.</numerusform>
                <numerusform>Die Datei mit den gespeicherten Spielen ist beschädigt. Sie blieb als {name} erhalten, und %n Spiele konnten daraus gerettet werden.</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} in the folder {folder} is not an ordinary file, so it was not touched, and games cannot be saved there. Move it away, choose another folder with --data-dir, or play without saving.</source>
            <translation>{name} im Ordner {folder} ist keine gewöhnliche Datei. Sie wurde nicht angerührt, und Spiele können dort nicht gespeichert werden. Verschieb sie, wähl mit --data-dir einen anderen Ordner oder spiel ohne Speichern weiter.</translation>
        </message>
        <message>
            <source>Card Table cannot write to the folder {folder}. Your games are there and can be looked at and played on, but nothing more will be saved. Make the folder writable, or choose another one with --data-dir.</source>
            <translation>In den Ordner {folder} kann nicht geschrieben werden. Deine Spiele sind da und können angesehen und weitergespielt werden, aber nichts davon wird mehr gespeichert. Mach den Ordner beschreibbar oder wähl mit --data-dir einen anderen.</translation>
        </message>
        <message>
            <source>This game was no longer in the file of saved games. What is played here goes on as a saved game of its own.</source>
            <translation>Dieses Spiel stand nicht mehr in der Datei der gespeicherten Spiele. Was hier gespielt wird, geht als eigenes gespeichertes Spiel weiter.</translation>
        </message>
        <message>
            <source>The folder with your games was deleted while Card Table was open, and a new one was made. What lies on the table is kept there whole. Other games can only come back from a copy of the old folder.</source>
            <translation>Der Ordner mit deinen Spielen wurde gelöscht, während Card Table offen war, und ein neuer wurde angelegt. Was auf dem Tisch liegt, ist dort ganz gesichert. Andere Spiele können nur aus einer Kopie des alten Ordners zurückkommen.</translation>
        </message>
        <message>
            <source>The file with your games was replaced while Card Table was open, perhaps by a program that syncs folders. Nothing in the new file was overwritten: what is played here goes on there as a saved game of its own.</source>
            <translation>Die Datei mit deinen Spielen wurde ersetzt, während Card Table offen war, vielleicht von einem Programm, das Ordner synchronisiert. In der neuen Datei wurde nichts überschrieben: Was hier gespielt wird, geht dort als eigenes gespeichertes Spiel weiter.</translation>
        </message>
        <message>
            <source>This game was played on in another window. Nothing of that was overwritten: what is played here goes on as a saved game of its own.</source>
            <translation>Dieses Spiel wurde in einem anderen Fenster weitergespielt. Nichts davon wurde überschrieben: Was hier gespielt wird, geht als eigenes gespeichertes Spiel weiter.</translation>
        </message>
        <message>
            <source>The house rules could not be written to {file} ({reason}). In Card Table they are still there. Choose another place.</source>
            <translation>Die Hausregeln konnten nicht in {file} geschrieben werden ({reason}). In Card Table sind sie noch da. Wähl einen anderen Ort.</translation>
        </message>
        <message>
            <source>{file} holds no house rules of Card Table. Nothing was changed. Choose another file.</source>
            <translation>{file} enthält keine Hausregeln von Card Table. Es wurde nichts geändert. Wähl eine andere Datei.</translation>
        </message>
        <message>
            <source>{file} holds house rules that this version of Card Table does not know. Nothing was changed. With a newer version it may work.</source>
            <translation>{file} enthält Hausregeln, die diese Version von Card Table nicht kennt. Es wurde nichts geändert. Mit einer neueren Version kann es gehen.</translation>
        </message>
    </context>
    <context>
        <name>Table</name>
        <message>
            <source>Menu</source>
            <translation>Menü</translation>
        </message>
        <message>
            <source>Settings, home page and what does not fit here</source>
            <translation>Einstellungen, Startseite und was hier keinen Platz findet</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>Show the rule</source>
            <translation>Regel zeigen</translation>
        </message>
        <message>
            <source>Do it anyway</source>
            <comment>button: yes, cheat</comment>
            <translation>Trotzdem machen</translation>
        </message>
        <message>
            <source>No, thanks</source>
            <comment>button: no</comment>
            <translation>Lieber nicht</translation>
        </message>
        <message>
            <source>Total</source>
            <comment>column: the points of all rounds so far</comment>
            <translation>Gesamt</translation>
        </message>
        <message>
            <source>Round</source>
            <comment>column: points of the round that is over</comment>
            <translation>Runde</translation>
        </message>
        <message>
            <source>In hand</source>
            <comment>column: how many cards are left</comment>
            <translation>Auf der Hand</translation>
        </message>
        <message>
            <source>Nobody wins the round.</source>
            <translation>Niemand gewinnt die Runde.</translation>
        </message>
        <message>
            <source>{players} share the round!</source>
            <translation>{players} teilen sich die Runde!</translation>
        </message>
        <message>
            <source>{player} wins the round!</source>
            <translation>{player} gewinnt die Runde!</translation>
        </message>
        <message>
            <source>{players} share the victory!</source>
            <translation>{players} teilen sich den Sieg!</translation>
        </message>
        <message>
            <source>{player} has won!</source>
            <translation>{player} hat gewonnen!</translation>
        </message>
        <message>
            <source>Show it again</source>
            <comment>button: the turn that decided the round</comment>
            <translation>Noch einmal zeigen</translation>
        </message>
        <message>
            <source>What decided the game</source>
            <comment>heading</comment>
            <translation>Was die Partie entschied</translation>
        </message>
        <message>
            <source>What decided it</source>
            <comment>heading: in a round or a leg</comment>
            <translation>Was den Ausschlag gab</translation>
        </message>
        <message>
            <source>Won this evening</source>
            <comment>above the faces of those who play</comment>
            <translation>Heute Abend gewonnen</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Punktetabelle</translation>
        </message>
        <message>
            <source>Look at the table</source>
            <translation>Tisch ansehen</translation>
        </message>
        <message>
            <source>To the home page</source>
            <translation>Zur Startseite</translation>
        </message>
        <message>
            <source>Let the next player act</source>
            <translation>Den Nächsten spielen lassen</translation>
        </message>
        <message>
            <source>More</source>
            <comment>button: what found no room</comment>
            <translation>Mehr</translation>
        </message>
        <message>
            <source>What does not fit here</source>
            <translation>Was hier keinen Platz findet</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Tipp</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Zurücknehmen</translation>
        </message>
        <message>
            <source>Sort hand</source>
            <translation>Sortieren</translation>
        </message>
        <message>
            <source>Cover cards</source>
            <translation>Verdecken</translation>
        </message>
        <message>
            <source>Log</source>
            <translation>Verlauf</translation>
        </message>
        <message>
            <source>Scores</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>Redo</source>
            <comment>play again what was taken back</comment>
            <translation>Wiederherstellen</translation>
        </message>
        <message>
            <source>Since my last turn</source>
            <translation>Seit meinem letzten Zug</translation>
        </message>
        <message>
            <source>New game</source>
            <translation>Neues Spiel</translation>
        </message>
        <message>
            <source>Play with phones …</source>
            <translation>Mit Handys spielen …</translation>
        </message>
        <message>
            <source>Full screen</source>
            <comment>switches it on and off</comment>
            <translation>Vollbild</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>Home</source>
            <translation>Startseite</translation>
        </message>
        <message>
            <source>The hand is sorted by suit.</source>
            <translation>Die Karten sind nach Farbe sortiert.</translation>
        </message>
        <message>
            <source>The hand is sorted by rank.</source>
            <translation>Die Karten sind nach Wert sortiert.</translation>
        </message>
        <message>
            <source>The hand is sorted by what belongs together.</source>
            <translation>Die Karten sind danach sortiert, was zusammengehört.</translation>
        </message>
        <message>
            <source>Standing order</source>
            <comment>what is called for a player as soon as it can be</comment>
            <translation>Dauerauftrag</translation>
        </message>
        <message>
            <source>Card table</source>
            <translation>Spieltisch</translation>
        </message>
        <message>
            <source>What has happened so far</source>
            <translation>Was bisher geschah</translation>
        </message>
        <message numerus="yes">
            <source>{zone}: %n card(s)</source>
            <comment>a stock and how many cards it holds</comment>
            <translation>
                <numerusform>{zone}: %n Karte</numerusform>
                <numerusform>{zone}: %n Karten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <comment>cards in a hand</comment>
            <translation>
                <numerusform>%n Karte</numerusform>
                <numerusform>%n Karten</numerusform>
            </translation>
        </message>
        <message>
            <source>dealer</source>
            <translation>Geber</translation>
        </message>
        <message>
            <source>Where do you want to put what you have picked?</source>
            <comment>several places are possible</comment>
            <translation>Wohin willst du das Ausgewählte legen?</translation>
        </message>
        <message>
            <source>There are no hints in this game.</source>
            <translation>In diesem Spiel gibt es keine Tipps.</translation>
        </message>
        <message>
            <source>A hint comes when it is your turn.</source>
            <translation>Einen Tipp gibt es, wenn du dran bist.</translation>
        </message>
        <message>
            <source>There is no hint just now. Go on, or ask again.</source>
            <translation>Gerade gibt es keinen Tipp. Spiel weiter oder frag noch einmal.</translation>
        </message>
        <message>
            <source>Have a good look, then go on.</source>
            <comment>status: something lies there to be seen</comment>
            <translation>Schau gut hin, dann geht es weiter.</translation>
        </message>
        <message>
            <source>{player} has played. Look closely: was everything fair?</source>
            <translation>{player} hat gespielt. Schaut genau hin: Ging alles ehrlich zu?</translation>
        </message>
        <message>
            <source>Not after all</source>
            <comment>button: take back a call made ahead</comment>
            <translation>Doch nicht</translation>
        </message>
        <message>
            <source>Last trick</source>
            <comment>button</comment>
            <translation>Letzter Stich</translation>
        </message>
        <message>
            <source>{player}: look at my cards</source>
            <translation>{player}: Meine Karten ansehen</translation>
        </message>
        <message>
            <source>Stock</source>
            <translation>Nachziehstapel</translation>
        </message>
        <message>
            <source>Discard pile</source>
            <translation>Ablagestapel</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>Draw</source>
            <comment>button: draw a card</comment>
            <translation>Ziehen</translation>
        </message>
        <message>
            <source>End turn</source>
            <comment>button</comment>
            <translation>Zug beenden</translation>
        </message>
        <message>
            <source>Pass</source>
            <comment>button: say pass</comment>
            <translation>Passen</translation>
        </message>
        <message>
            <source>Return to hand</source>
            <comment>button: out of the tray</comment>
            <translation>Wieder aufnehmen</translation>
        </message>
        <message>
            <source>Nothing in your hand fits, so draw a card.</source>
            <translation>Keine deiner Karten passt, also zieh eine.</translation>
        </message>
        <message>
            <source>Pick a card first.</source>
            <translation>Wähl zuerst eine Karte aus.</translation>
        </message>
        <message>
            <source>That is not possible now.</source>
            <translation>Das geht jetzt nicht.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>Die Runde ist vorbei.</translation>
        </message>
        <message>
            <source>You have no choice.</source>
            <translation>Du hast keine Wahl.</translation>
        </message>
        <message>
            <source>Tried out in many possible deals, this did best.</source>
            <translation>An vielen möglichen Kartenverteilungen ausprobiert, schnitt das am besten ab.</translation>
        </message>
        <message>
            <source>Tried out in many possible deals, other choices did hardly worse.</source>
            <translation>An vielen möglichen Kartenverteilungen ausprobiert, schnitt anderes kaum schlechter ab.</translation>
        </message>
        <message>
            <source>That way you get rid of all your cards.</source>
            <translation>So wirst du alle Karten los.</translation>
        </message>
        <message>
            <source>I’m out!</source>
            <comment>what a player says aloud</comment>
            <translation>Fertig!</translation>
        </message>
        <message>
            <source>{player}’s hand</source>
            <translation>Hand von {player}</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <comment>the score of a player so far</comment>
            <translation>
                <numerusform>%n Punkt</numerusform>
                <numerusform>%n Punkte</numerusform>
            </translation>
        </message>
        <message>
            <source>{player} is playing.</source>
            <translation>{player} ist dran.</translation>
        </message>
        <message>
            <source>{player} draws a card.</source>
            <translation>{player} zieht eine Karte.</translation>
        </message>
        <message>
            <source>{player} draws the {card}.</source>
            <translation>{player} zieht {card}.</translation>
        </message>
        <message>
            <source>the {card}</source>
            <comment>one of several cards that somebody lays, in the accusative</comment>
            <translation>{card}</translation>
        </message>
        <message>
            <source>{player} passes.</source>
            <translation>{player} passt.</translation>
        </message>
        <message>
            <source>{player} has no cards left and wins the round.</source>
            <translation>{player} hat keine Karten mehr und gewinnt die Runde.</translation>
        </message>
        <message numerus="yes">
            <source>The discard pile is shuffled and becomes the new stock (%n card(s)).</source>
            <translation>
                <numerusform>Der Ablagestapel wird gemischt und bildet den neuen Nachziehstapel (%n Karte).</numerusform>
                <numerusform>Der Ablagestapel wird gemischt und bildet den neuen Nachziehstapel (%n Karten).</numerusform>
            </translation>
        </message>
        <message>
            <source>discard pile shuffled into the stock</source>
            <comment>in a line about a turn</comment>
            <translation>Ablagestapel neu gemischt</translation>
        </message>
        <message numerus="yes">
            <source>Round {number} of %n</source>
            <translation>
                <numerusform>Runde {number} von %n</numerusform>
                <numerusform>Runde {number} von %n</numerusform>
            </translation>
        </message>
        <message>
            <source>It is not your turn yet: {player} plays now.</source>
            <translation>Du bist noch nicht dran: Jetzt spielt {player}.</translation>
        </message>
        <message>
            <source>You do not hold the {card}.</source>
            <translation>Du hast {card} nicht auf der Hand.</translation>
        </message>
        <message>
            <source>{first} {second}</source>
            <comment>two whole sentences</comment>
            <translation>{first} {second}</translation>
        </message>
        <message>
            <source>These would fit, among others: {cards}.</source>
            <comment>cards of the own hand</comment>
            <translation>Diese und andere passen: {cards}.</translation>
        </message>
        <message>
            <source>These would fit: {cards}.</source>
            <comment>cards of the own hand</comment>
            <translation>Diese passen: {cards}.</translation>
        </message>
        <message>
            <source>This one would fit: {card}.</source>
            <comment>a card of the own hand</comment>
            <translation>Diese Karte passt: {card}.</translation>
        </message>
        <message>
            <source>{first}, {second}</source>
            <comment>two reasons for a score</comment>
            <translation>{first}, {second}</translation>
        </message>
        <message>
            <source>passed</source>
            <comment>at a player’s name, what was done last</comment>
            <translation>passte</translation>
        </message>
        <message>
            <source>took</source>
            <comment>at a player’s name, what was done last; a card follows</comment>
            <translation>nahm</translation>
        </message>
        <message>
            <source>drew {cards}</source>
            <comment>at a player’s name, what was done last</comment>
            <translation>zog {cards}</translation>
        </message>
        <message>
            <source>drew {cards}, passed</source>
            <comment>at a player’s name, what was done last</comment>
            <translation>zog {cards}, passte</translation>
        </message>
        <message>
            <source>took {cards}</source>
            <comment>at a player’s name, what was done last</comment>
            <translation>nahm {cards}</translation>
        </message>
        <message>
            <source>Round {number}</source>
            <comment>button: what comes next</comment>
            <translation>Runde {number}</translation>
        </message>
        <message numerus="yes">
            <source>{player} wins by %n point(s)!</source>
            <comment>at the end of a match</comment>
            <translation>
                <numerusform>{player} gewinnt mit %n Punkt Vorsprung!</numerusform>
                <numerusform>{player} gewinnt mit %n Punkten Vorsprung!</numerusform>
            </translation>
        </message>
        <message>
            <source>{player}: {card}, {number}</source>
            <comment>the dearest card, whose it was, and what it cost</comment>
            <translation>{player}: {card}, {number}</translation>
        </message>
        <message>
            <source>Costliest card</source>
            <comment>of those left in hands</comment>
            <translation>Teuerste Karte</translation>
        </message>
        <message>
            <source>Round {number}: {asks}</source>
            <comment>button: what comes next, and what it asks for</comment>
            <translation>Runde {number}: {asks}</translation>
        </message>
        <message>
            <source>Fewest points win. In front: {players}.</source>
            <translation>Die wenigsten Punkte gewinnen. Vorn: {players}.</translation>
        </message>
        <message>
            <source>In front: {players}.</source>
            <translation>Vorn: {players}.</translation>
        </message>
        <message>
            <source>To the score</source>
            <translation>Punkte ansehen</translation>
        </message>
        <message>
            <source>Sound: on</source>
            <comment>tool above the table, pressed to turn the sound off</comment>
            <translation>Ton: an</translation>
        </message>
        <message>
            <source>Sound: off</source>
            <comment>tool above the table, pressed to turn the sound on</comment>
            <translation>Ton: aus</translation>
        </message>
        <message>
            <source>What has happened since your last turn. A click plays it once more ({key}).</source>
            <translation>Was seit deinem letzten Zug geschehen ist. Ein Klick zeigt es noch einmal ({key}).</translation>
        </message>
        <message>
            <source>Nothing has happened since your last turn.</source>
            <translation>Seit deinem letzten Zug ist nichts geschehen.</translation>
        </message>
        <message>
            <source>Once more, since your last turn</source>
            <comment>status</comment>
            <translation>Noch einmal, seit deinem letzten Zug</translation>
        </message>
        <message>
            <source>{button}: {card}</source>
            <comment>a button and the card it is about, in the nominative</comment>
            <translation>{button}: {card}</translation>
        </message>
        <message>
            <source>That press only hurried the table. Press something else, or wait a moment.</source>
            <translation>Das hat nur den Tisch angetrieben. Drück etwas anderes oder warte einen Moment.</translation>
        </message>
        <message>
            <source>That came too soon to count. Press once more.</source>
            <translation>Das kam zu früh und zählt nicht. Drück noch einmal.</translation>
        </message>
        <message>
            <source>Something else is still held down. Let go of everything, then press again.</source>
            <translation>Etwas anderes ist noch gedrückt. Lass alles los, dann drück noch einmal.</translation>
        </message>
        <message>
            <source>Round {number}</source>
            <comment>heading in the log</comment>
            <translation>Runde {number}</translation>
        </message>
        <message>
            <source>Round {number}: {outcome}</source>
            <comment>heading in the log; {outcome} is a whole sentence</comment>
            <translation>Runde {number}: {outcome}</translation>
        </message>
        <message>
            <source>A click shows this moment; the arrow tells it sentence by sentence.</source>
            <translation>Ein Klick zeigt diesen Moment; der Pfeil erzählt ihn Satz für Satz.</translation>
        </message>
        <message>
            <source>{player} calls for it as soon as it is offered.</source>
            <comment>of the card that lies there</comment>
            <translation>{player} meldet sich, sobald die Karte angeboten wird.</translation>
        </message>
        <message>
            <source>{player} takes all that is left.</source>
            <translation>{player} nimmt alles, was übrig ist.</translation>
        </message>
        <message>
            <source>{player} does not call for it after all.</source>
            <comment>of the card that lies there</comment>
            <translation>{player} meldet sich doch nicht.</translation>
        </message>
        <message>
            <source>Revenge</source>
            <comment>button: the same match once more, with the same seats</comment>
            <translation>Revanche</translation>
        </message>
        <message numerus="yes">
            <source>The best moment: {player} laid %n card(s) in one turn.</source>
            <translation>
                <numerusform>Der beste Moment: {player} hat %n Karte in einem Zug gelegt.</numerusform>
                <numerusform>Der beste Moment: {player} hat %n Karten in einem Zug gelegt.</numerusform>
            </translation>
        </message>
        <message>
            <source>{player} lost it in round {number} ({points}).</source>
            <comment>the match</comment>
            <translation>{player} hat in Runde {number} verloren ({points}).</translation>
        </message>
        <message>
            <source>{player} won it in round {number} ({points}).</source>
            <comment>the match</comment>
            <translation>{player} hat in Runde {number} gewonnen ({points}).</translation>
        </message>
        <message>
            <source>{player} was in front from the first round to the last.</source>
            <translation>{player} lag von der ersten bis zur letzten Runde vorn.</translation>
        </message>
        <message>
            <source>{player} was in front from round {number} on.</source>
            <translation>{player} lag ab Runde {number} vorn.</translation>
        </message>
        <message>
            <source>In front until the last round: {players}.</source>
            <translation>Bis zur letzten Runde vorn: {players}.</translation>
        </message>
        <message>
            <source>{players} came level in round {number}.</source>
            <comment>the match is over, and they share the win</comment>
            <translation>{players} zogen in Runde {number} gleich.</translation>
        </message>
    </context>
    <context>
        <name>Tables</name>
        <message>
            <source>{heading}: {value}</source>
            <comment>a cell of a table, for ears</comment>
            <translation>{heading}: {value}</translation>
        </message>
        <message>
            <source>{row}, {column}: {value}</source>
            <comment>a cell of a table with its two headings, for ears</comment>
            <translation>{row}, {column}: {value}</translation>
        </message>
    </context>
    <context>
        <name>TakeBack</name>
        <message>
            <source>Played on from another game</source>
            <comment>of a match</comment>
            <translation>Aus einer anderen Partie weitergespielt</translation>
        </message>
        <message>
            <source>The same cards as in an earlier game</source>
            <comment>of a match</comment>
            <translation>Dieselben Karten wie in einer früheren Partie</translation>
        </message>
        <message numerus="yes">
            <source>%n decision(s) taken back after something new had been seen</source>
            <comment>in a match</comment>
            <translation>
                <numerusform>%n Entscheidung zurückgenommen, nachdem etwas Neues zu sehen war</numerusform>
                <numerusform>%n Entscheidungen zurückgenommen, nachdem etwas Neues zu sehen war</numerusform>
            </translation>
        </message>
        <message>
            <source>In this game nothing can be taken back.</source>
            <translation>In diesem Spiel kann nichts zurückgenommen werden.</translation>
        </message>
        <message>
            <source>At this table nothing can be taken back: that was agreed at the start.</source>
            <translation>An diesem Tisch kann nichts zurückgenommen werden: So war es am Anfang abgemacht.</translation>
        </message>
        <message>
            <source>This round is over, so nothing in it can be taken back.</source>
            <translation>Diese Runde ist vorbei, darum lässt sich darin nichts mehr zurücknehmen.</translation>
        </message>
        <message>
            <source>What has been seen cannot be taken back.</source>
            <translation>Was zu sehen war, lässt sich nicht zurücknehmen.</translation>
        </message>
        <message>
            <source>{player} has played since, so nothing can be taken back.</source>
            <translation>{player} hat seitdem gespielt, darum lässt sich nichts zurücknehmen.</translation>
        </message>
        <message>
            <source>Somebody else has played since, so nothing can be taken back.</source>
            <translation>Jemand anders hat seitdem gespielt, darum lässt sich nichts zurücknehmen.</translation>
        </message>
        <message>
            <source>This game goes on from a saved table: what was played before cannot be taken back.</source>
            <translation>Dieses Spiel geht von einem gespeicherten Tisch aus weiter: Was vorher war, lässt sich nicht zurücknehmen.</translation>
        </message>
        <message>
            <source>There is nothing to take back in this round yet, and earlier rounds stay as they are.</source>
            <translation>In dieser Runde gibt es noch nichts zurückzunehmen, und frühere Runden bleiben, wie sie sind.</translation>
        </message>
        <message>
            <source>There is nothing to take back yet.</source>
            <translation>Es gibt noch nichts zurückzunehmen.</translation>
        </message>
        <message>
            <source>There is nothing to redo.</source>
            <translation>Es gibt nichts wiederherzustellen.</translation>
        </message>
        <message>
            <source>Only {player} can take that back.</source>
            <translation>Nur {player} kann das zurücknehmen.</translation>
        </message>
    </context>
    <context>
        <name>Times</name>
        <message>
            <source>today at {time}</source>
            <comment>within a line, after: last played</comment>
            <translation>heute um {time}</translation>
        </message>
        <message>
            <source>yesterday at {time}</source>
            <comment>within a line, after: last played</comment>
            <translation>gestern um {time}</translation>
        </message>
        <message numerus="yes">
            <source>%n hour(s)</source>
            <comment>how long something took</comment>
            <translation>
                <numerusform>%n Stunde</numerusform>
                <numerusform>%n Stunden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n minute(s)</source>
            <comment>how long something took</comment>
            <translation>
                <numerusform>%n Minute</numerusform>
                <numerusform>%n Minuten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n second(s)</source>
            <comment>how long something took</comment>
            <translation>
                <numerusform>%n Sekunde</numerusform>
                <numerusform>%n Sekunden</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Tricks</name>
        <message>
            <source>Name the trump suit: {suit}.</source>
            <comment>a hint</comment>
            <translation>Bestimm den Trumpf: {suit}.</translation>
        </message>
        <message>
            <source>Play the {card}.</source>
            <comment>a hint</comment>
            <translation>Spiel {card}.</translation>
        </message>
        <message>
            <source>Play</source>
            <comment>button: play the picked card</comment>
            <translation>Spielen</translation>
        </message>
        <message>
            <source>That card is not in your hand: {card}.</source>
            <translation>Diese Karte hast du nicht auf der Hand: {card}.</translation>
        </message>
        <message>
            <source>Only one card is played to each trick: pick one.</source>
            <translation>Zu jedem Stich spielst du nur eine Karte: Wähl eine aus.</translation>
        </message>
        <message>
            <source>You hold {suit}, so you must follow suit.</source>
            <comment>suit in the nominative</comment>
            <translation>Du hast {suit}, also musst du bedienen.</translation>
        </message>
        <message numerus="yes">
            <source>%n trick(s)</source>
            <comment>at a player's name</comment>
            <translation>
                <numerusform>%n Stich</numerusform>
                <numerusform>%n Stiche</numerusform>
            </translation>
        </message>
        <message>
            <source>{player} names the trump suit: {suit}.</source>
            <translation>{player} bestimmt den Trumpf: {suit}.</translation>
        </message>
        <message>
            <source>{player} plays the {card}.</source>
            <translation>{player} spielt {card}.</translation>
        </message>
        <message>
            <source>{player} wins the trick.</source>
            <translation>{player} gewinnt den Stich.</translation>
        </message>
        <message numerus="yes">
            <source>{player} wins the trick with %n point(s).</source>
            <translation>
                <numerusform>{player} gewinnt den Stich mit %n Auge.</numerusform>
                <numerusform>{player} gewinnt den Stich mit %n Augen.</numerusform>
            </translation>
        </message>
        <message>
            <source>Trump: {suit}!</source>
            <comment>said aloud</comment>
            <translation>Trumpf: {suit}!</translation>
        </message>
        <message>
            <source>Lead any card</source>
            <comment>status: what may be done now</comment>
            <translation>Spiel eine beliebige Karte aus</translation>
        </message>
        <message>
            <source>Trumps: follow suit</source>
            <comment>status: what may be done now</comment>
            <translation>Trumpf bedienen</translation>
        </message>
        <message>
            <source>No trumps: any card</source>
            <comment>status: what may be done now</comment>
            <translation>Kein Trumpf: jede Karte erlaubt</translation>
        </message>
        <message>
            <source>{suit}: follow suit</source>
            <comment>status: what may be done now</comment>
            <translation>{suit} bedienen</translation>
        </message>
        <message>
            <source>No {suit}: any card</source>
            <comment>status: what may be done now</comment>
            <translation>Kein {suit}: jede Karte erlaubt</translation>
        </message>
        <message>
            <source>Last trick: {player}</source>
            <comment>and who won it</comment>
            <translation>Letzter Stich: {player}</translation>
        </message>
        <message>
            <source>Trump: {suit}</source>
            <comment>a sign on the table</comment>
            <translation>Trumpf: {suit}</translation>
        </message>
        <message>
            <source>Trick</source>
            <translation>Stich</translation>
        </message>
        <message>
            <source>trump: {suit}</source>
            <comment>at a player’s name</comment>
            <translation>Trumpf: {suit}</translation>
        </message>
        <message>
            <source>played</source>
            <comment>at a player’s name; a card follows</comment>
            <translation>spielte</translation>
        </message>
        <message>
            <source>named {suit} as trump</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>bestimmte {suit} zum Trumpf</translation>
        </message>
        <message>
            <source>trump {suit}</source>
            <comment>in a line about a turn, in short</comment>
            <translation>Trumpf: {suit}</translation>
        </message>
        <message>
            <source>took the trick: {cards}</source>
            <comment>in a line about a trick, after the name</comment>
            <translation>machte den Stich: {cards}</translation>
        </message>
        <message>
            <source>took the trick</source>
            <comment>in a line about a trick, after the name</comment>
            <translation>machte den Stich</translation>
        </message>
        <message>
            <source>took {points} with {cards}</source>
            <comment>in a line about a trick; {points} such as: 15 points</comment>
            <translation>machte {points}: {cards}</translation>
        </message>
        <message>
            <source>took {points}</source>
            <comment>in a line about a trick; {points} such as: 15 points</comment>
            <translation>machte {points}</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <comment>in a line about a trick</comment>
            <translation>
                <numerusform>%n Auge</numerusform>
                <numerusform>%n Augen</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TwoOfThree</name>
        <message>
            <source>Nothing in your hand fits.</source>
            <translation>Keine deiner Karten passt.</translation>
        </message>
        <message>
            <source>It is the only card that fits.</source>
            <translation>Es ist die einzige Karte, die passt.</translation>
        </message>
        <message>
            <source>Another of your cards can follow it.</source>
            <translation>Eine andere deiner Karten kann folgen.</translation>
        </message>
        <message>
            <source>All your cards can follow one another.</source>
            <translation>So kannst du alle deine Karten nacheinander legen.</translation>
        </message>
        <message>
            <source>That gets rid of your last card.</source>
            <translation>So wirst du deine letzte Karte los.</translation>
        </message>
        <message>
            <source>Then fewer cards fit for the next player.</source>
            <translation>Dann passen für den Nächsten weniger Karten.</translation>
        </message>
        <message>
            <source>If you go on from there, fewer cards fit for the next player.</source>
            <translation>Wenn du von da aus weitermachst, passen für den Nächsten weniger Karten.</translation>
        </message>
        <message>
            <source>That way you get rid of more cards.</source>
            <translation>So wirst du mehr Karten los.</translation>
        </message>
        <message>
            <source>Then you are more likely to go out on your next turn.</source>
            <translation>Dann wirst du beim nächsten Mal eher fertig.</translation>
        </message>
        <message>
            <source>Then you are more likely to have a card that fits on your next turn.</source>
            <translation>Dann hast du beim nächsten Mal eher eine Karte, die passt.</translation>
        </message>
        <message>
            <source>As far as anyone can know, nothing else is better.</source>
            <translation>Soweit man es wissen kann, ist nichts anderes besser.</translation>
        </message>
        <message>
            <source>Another card would make it easier for the next player.</source>
            <translation>Noch eine Karte würde es dem nächsten Spieler leichter machen.</translation>
        </message>
        <message>
            <source>Nothing else you can do now is better.</source>
            <translation>Nichts anderes, was du jetzt tun kannst, ist besser.</translation>
        </message>
        <message>
            <source>Lay the {card}.</source>
            <translation>Leg {card}.</translation>
        </message>
        <message>
            <source>Draw a card.</source>
            <translation>Zieh eine Karte.</translation>
        </message>
        <message>
            <source>End your turn.</source>
            <translation>Beende deinen Zug.</translation>
        </message>
        <message>
            <source>You could have gone out by laying the {card}.</source>
            <comment>a review</comment>
            <translation>Du hättest {card} legen und fertig werden können.</translation>
        </message>
        <message>
            <source>You could have gone out in that turn by laying the {card} first.</source>
            <comment>a review</comment>
            <translation>Du hättest in diesem Zug fertig werden können, wenn du zuerst {card} gelegt hättest.</translation>
        </message>
        <message>
            <source>drew, laid</source>
            <comment>at a player’s name; a card follows</comment>
            <translation>zog, legte</translation>
        </message>
        <message>
            <source>Nothing fits: draw. If that does not fit, you take the row</source>
            <comment>status: what may be done now</comment>
            <translation>Nichts passt: Zieh. Passt auch die nicht, nimmst du die Reihe</translation>
        </message>
        <message>
            <source>The card you drew fits: lay it</source>
            <comment>status: what may be done now</comment>
            <translation>Die gezogene Karte passt: Leg sie</translation>
        </message>
        <message>
            <source>{wanted}, or end your turn</source>
            <comment>status: what may be done now</comment>
            <translation>{wanted}, oder Zug beenden</translation>
        </message>
        <message>
            <source>Share exactly two with {last}, exactly one with {previous}</source>
            <comment>status: features</comment>
            <translation>Genau zwei wie {last}, genau eins wie {previous}</translation>
        </message>
        <message>
            <source>Share two with {last}, one with {previous}</source>
            <comment>status: features</comment>
            <translation>Zwei wie {last}, eins wie {previous}</translation>
        </message>
        <message>
            <source>Contrast: nothing like {last}, at least one like {previous}</source>
            <comment>status: features</comment>
            <translation>Gegensatz: nichts wie {last}, mindestens eins wie {previous}</translation>
        </message>
        <message>
            <source>Contrast: nothing like {last}, at most one like {previous}</source>
            <comment>status: features</comment>
            <translation>Gegensatz: nichts wie {last}, höchstens eins wie {previous}</translation>
        </message>
        <message>
            <source>A contrast shares nothing with the {last} and at most one feature with the {previous}.</source>
            <translation>Ein Gegensatz darf in keinem Merkmal wie {last} sein und in höchstens einem wie {previous}.</translation>
        </message>
        <message>
            <source>A contrast shares nothing with the {last} and at least one feature with the {previous}.</source>
            <translation>Ein Gegensatz darf in keinem Merkmal wie {last} sein und muss in mindestens einem wie {previous} sein.</translation>
        </message>
        <message>
            <source>At this table the card must share exactly two features with the {last}, not all three.</source>
            <translation>An diesem Tisch muss die Karte in genau zwei Merkmalen wie {last} sein, nicht in allen dreien.</translation>
        </message>
        <message>
            <source>The card must share exactly two features with the {last}. Not shared: {features}.</source>
            <translation>Die Karte muss in genau zwei Merkmalen wie {last} sein. Nicht gleich: {features}.</translation>
        </message>
        <message>
            <source>The card must share two features with the {last}. Not shared: {features}.</source>
            <translation>Die Karte muss in zwei Merkmalen wie {last} sein. Nicht gleich: {features}.</translation>
        </message>
        <message>
            <source>At this table the card must share exactly one feature with the {previous}.</source>
            <translation>An diesem Tisch muss die Karte in genau einem Merkmal wie {previous} sein.</translation>
        </message>
        <message>
            <source>The card must share one feature with the {previous}.</source>
            <translation>Die Karte muss in einem Merkmal wie {previous} sein.</translation>
        </message>
        <message>
            <source>The leg is over.</source>
            <comment>a leg (omgang) is one time through the pack</comment>
            <translation>Der Durchgang ist vorbei.</translation>
        </message>
        <message>
            <source>The {card} is a contrast, and a contrast may be laid only when nothing in your hand fits in the usual way: the {other} does.</source>
            <translation>{card} ist ein Gegensatz, und den darfst du nur legen, wenn keine Karte auf der Hand auf die übliche Weise passt: {other} passt aber.</translation>
        </message>
        <message>
            <source>The card you drew fits, so lay it: {card}.</source>
            <translation>Die gezogene Karte passt, also leg sie: {card}.</translation>
        </message>
        <message>
            <source>A card is drawn only when nothing fits at the beginning of a turn.</source>
            <translation>Gezogen wird nur, wenn am Anfang eines Zuges nichts passt.</translation>
        </message>
        <message numerus="yes">
            <source>You hold %n card(s) that fit, so you may not draw: {cards}.</source>
            <translation>
                <numerusform>Du hast eine Karte, die passt, also darfst du nicht ziehen: {cards}.</numerusform>
                <numerusform>Du hast %n Karten, die passen, also darfst du nicht ziehen: {cards}.</numerusform>
            </translation>
        </message>
        <message>
            <source>A turn can be ended only after you have laid a card.</source>
            <translation>Du kannst den Zug erst beenden, wenn du eine Karte gelegt hast.</translation>
        </message>
        <message>
            <source>At this table you go on as long as you hold a card that fits.</source>
            <translation>An diesem Tisch legst du weiter, solange du eine passende Karte hast.</translation>
        </message>
        <message>
            <source>The leg is over, and everybody took the same number of cards.</source>
            <translation>Der Durchgang ist vorbei, und alle haben gleich viele Karten genommen.</translation>
        </message>
        <message>
            <source>The leg is over. Fewest cards: {players}.</source>
            <translation>Der Durchgang ist vorbei. Die wenigsten Karten: {players}.</translation>
        </message>
        <message>
            <source>Leg {number} of {total}</source>
            <comment>a leg (omgang) is one time through the pack</comment>
            <translation>Durchgang {number} von {total}</translation>
        </message>
        <message>
            <source>Leg {number}, playing until somebody has more than {points} points</source>
            <translation>Durchgang {number}, gespielt wird, bis jemand mehr als {points} Punkte hat</translation>
        </message>
        <message numerus="yes">
            <source>%n round(s) lost</source>
            <comment>why somebody has so many points</comment>
            <translation>
                <numerusform>%n verlorene Runde</numerusform>
                <numerusform>%n verlorene Runden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) from the stock</source>
            <comment>why somebody has so many points</comment>
            <translation>
                <numerusform>%n Karte vom Nachziehstapel</numerusform>
                <numerusform>%n Karten vom Nachziehstapel</numerusform>
            </translation>
        </message>
        <message>
            <source>{player} lays the {card}.</source>
            <translation>{player} legt {card}.</translation>
        </message>
        <message>
            <source>{player} lays the {card} as a contrast.</source>
            <translation>{player} legt {card} als Gegensatz.</translation>
        </message>
        <message>
            <source>{player} ends the turn.</source>
            <translation>{player} beendet den Zug.</translation>
        </message>
        <message>
            <source>{player} has nothing more that fits, and the turn passes.</source>
            <translation>{player} hat nichts Passendes mehr, und der Nächste ist dran.</translation>
        </message>
        <message>
            <source>A new leg: {player} begins. The row starts with the {first} and the {second}.</source>
            <comment>a leg (omgang) is one time through the pack</comment>
            <translation>Ein neuer Durchgang: {player} beginnt. Am Anfang der Reihe: {first} und {second}.</translation>
        </message>
        <message>
            <source>Round {number} of this leg: {player} begins. The row starts with the {first} and the {second}.</source>
            <translation>Runde {number} in diesem Durchgang: {player} beginnt. Am Anfang der Reihe: {first} und {second}.</translation>
        </message>
        <message numerus="yes">
            <source>{player} cannot lay a card, and the stock is empty. The row and all hands go to {player}: %n card(s).</source>
            <translation>
                <numerusform>{player} kann nichts legen, und der Nachziehstapel ist leer. {player} bekommt die Reihe und die Karten von allen: %n Karte.</numerusform>
                <numerusform>{player} kann nichts legen, und der Nachziehstapel ist leer. {player} bekommt die Reihe und die Karten von allen: %n Karten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The card that {player} drew does not fit. The row and all hands go to {player}: %n card(s).</source>
            <translation>
                <numerusform>Die Karte, die {player} gezogen hat, passt nicht. {player} bekommt die Reihe und die Karten von allen: %n Karte.</numerusform>
                <numerusform>Die Karte, die {player} gezogen hat, passt nicht. {player} bekommt die Reihe und die Karten von allen: %n Karten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{player} goes out. {other} takes the row and their own hand: %n card(s).</source>
            <translation>
                <numerusform>{player} ist fertig. {other} nimmt die Reihe und die eigenen Karten: %n Karte.</numerusform>
                <numerusform>{player} ist fertig. {other} nimmt die Reihe und die eigenen Karten: %n Karten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{player} takes their own hand: %n card(s).</source>
            <translation>
                <numerusform>{player} nimmt die eigenen Karten: %n Karte.</numerusform>
                <numerusform>{player} nimmt die eigenen Karten: %n Karten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The stock is too small for another round, and {player} takes it too: %n card(s).</source>
            <translation>
                <numerusform>Der Nachziehstapel reicht nicht für eine neue Runde, und {player} nimmt auch ihn: %n Karte.</numerusform>
                <numerusform>Der Nachziehstapel reicht nicht für eine neue Runde, und {player} nimmt auch ihn: %n Karten.</numerusform>
            </translation>
        </message>
        <message>
            <source>Two of three: suit, odd or even, low or high; two must match the last card, and one the card before it</source>
            <translation>Zwei von dreien: Farbe, ungerade oder gerade, niedrig oder hoch; zwei wie die letzte Karte, eins wie die davor</translation>
        </message>
        <message>
            <source>Five legs take about a quarter of an hour, a single one just a few minutes</source>
            <translation>Fünf Durchgänge dauern etwa eine Viertelstunde, ein einzelner nur ein paar Minuten</translation>
        </message>
        <message>
            <source>Row</source>
            <translation>Reihe</translation>
        </message>
        <message numerus="yes">
            <source>These %n cards fit one after the other.</source>
            <translation>
                <numerusform>Diese %n Karte passt.</numerusform>
                <numerusform>Diese %n Karten passen nacheinander.</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing fits!</source>
            <comment>what a player says aloud</comment>
            <translation>Nichts passt!</translation>
        </message>
        <message numerus="yes">
            <source>%n taken</source>
            <comment>cards taken in this leg, at a player's name</comment>
            <translation>
                <numerusform>%n genommen</numerusform>
                <numerusform>%n genommen</numerusform>
            </translation>
        </message>
        <message>
            <source>exactly {number} of 3 like this</source>
            <comment>over a card of the row</comment>
            <translation>genau {number} von 3 wie hier</translation>
        </message>
        <message>
            <source>exactly {number}</source>
            <comment>over a card of the row: so many of 3 features agree</comment>
            <translation>genau {number}</translation>
        </message>
        <message>
            <source>{number} of 3 like this</source>
            <comment>over a card of the row</comment>
            <translation>{number} von 3 wie hier</translation>
        </message>
        <message>
            <source>{number} of 3</source>
            <comment>over a card of the row: so many of 3 features agree</comment>
            <translation>{number} von 3</translation>
        </message>
        <message>
            <source>Contrast: 1 or more like this</source>
            <comment>over a card of the row</comment>
            <translation>Gegensatz: mindestens 1 wie hier</translation>
        </message>
        <message>
            <source>1 or more</source>
            <comment>over a card of the row: so many of 3 features agree</comment>
            <translation>mindestens 1</translation>
        </message>
        <message>
            <source>Contrast: at most 1 like this</source>
            <comment>over a card of the row</comment>
            <translation>Gegensatz: höchstens 1 wie hier</translation>
        </message>
        <message>
            <source>at most 1</source>
            <comment>over a card of the row: so many of 3 features agree</comment>
            <translation>höchstens 1</translation>
        </message>
        <message>
            <source>0 like this</source>
            <comment>over a card of the row, where a contrast is asked for</comment>
            <translation>0 wie hier</translation>
        </message>
        <message>
            <source>none</source>
            <comment>over a card of the row: no feature agrees</comment>
            <translation>keins</translation>
        </message>
        <message>
            <source>It does not fit.</source>
            <comment>a card that was compared with the row</comment>
            <translation>Die Karte passt nicht.</translation>
        </message>
        <message>
            <source>It fits.</source>
            <comment>a card that was compared with the row</comment>
            <translation>Die Karte passt.</translation>
        </message>
        <message>
            <source>It fits as a contrast.</source>
            <comment>a card that was compared with the row</comment>
            <translation>Die Karte passt als Gegensatz.</translation>
        </message>
        <message>
            <source>even</source>
            <comment>a feature of a card: its number is even</comment>
            <translation>gerade</translation>
        </message>
        <message>
            <source>odd</source>
            <comment>a feature of a card: its number is odd</comment>
            <translation>ungerade</translation>
        </message>
        <message>
            <source>high</source>
            <comment>a feature of a card: from eight to king</comment>
            <translation>hoch</translation>
        </message>
        <message>
            <source>low</source>
            <comment>a feature of a card: from two to seven</comment>
            <translation>niedrig</translation>
        </message>
        <message>
            <source>1 odd · 14 even</source>
            <comment>a feature of an ace, which counts as 1 or 14</comment>
            <translation>1 ungerade · 14 gerade</translation>
        </message>
        <message>
            <source>1 low · 14 high</source>
            <comment>a feature of an ace, which counts as 1 or 14</comment>
            <translation>1 niedrig · 14 hoch</translation>
        </message>
        <message>
            <source>suit</source>
            <comment>a feature of cards, in a list after a colon</comment>
            <translation>Farbe</translation>
        </message>
        <message>
            <source>odd or even</source>
            <comment>a feature of cards, in a list after a colon</comment>
            <translation>gerade oder ungerade</translation>
        </message>
        <message>
            <source>high or low</source>
            <comment>a feature of cards, in a list after a colon</comment>
            <translation>hoch oder niedrig</translation>
        </message>
        <message>
            <source>Each card has three features: its suit; odd (3, 5, 7, 9, jack, king) or even (2, 4, 6, 8, 10, queen); low (2 to 7) or high (8 to king). An ace is odd and low, or even and high, as it suits you.</source>
            <comment>explains what is written under the cards of the row</comment>
            <translation>Jede Karte hat drei Merkmale: ihre Farbe; ungerade (3, 5, 7, 9, Bube, König) oder gerade (2, 4, 6, 8, 10, Dame); niedrig (2 bis 7) oder hoch (8 bis König). Ein Ass ist ungerade und niedrig oder gerade und hoch, ganz wie es passt.</translation>
        </message>
        <message>
            <source>The {card}: {these} like the {last}, {those} like the {previous}.</source>
            <translation>{card}: {these} wie {last}, {those} wie {previous}.</translation>
        </message>
        <message>
            <source>The {card}: {these} like the {last}, but nothing like the {previous}.</source>
            <translation>{card}: {these} wie {last}, aber nichts wie {previous}.</translation>
        </message>
        <message>
            <source>The {card}: nothing like the {last}, but {those} like the {previous}.</source>
            <translation>{card}: nichts wie {last}, aber {those} wie {previous}.</translation>
        </message>
        <message>
            <source>The {card}: nothing like the {last}, and nothing like the {previous}.</source>
            <translation>{card}: nichts wie {last} und nichts wie {previous}.</translation>
        </message>
        <message>
            <source>An ace counts as 1 or as 14, whichever fits, each time it is compared.</source>
            <translation>Ein Ass zählt bei jedem Vergleich als 1 oder als 14, ganz wie es passt.</translation>
        </message>
        <message>
            <source>laid {cards}, last</source>
            <comment>at a player’s name; the last card follows</comment>
            <translation>legte {cards}, zuletzt</translation>
        </message>
        <message>
            <source>laid</source>
            <comment>at a player’s name; a card follows</comment>
            <translation>legte</translation>
        </message>
        <message>
            <source>could not lay</source>
            <comment>at a player’s name</comment>
            <translation>konnte nicht legen</translation>
        </message>
        <message>
            <source>Fewest cards: {players}!</source>
            <comment>called out at the end of a leg</comment>
            <translation>Die wenigsten Karten: {players}!</translation>
        </message>
        <message>
            <source>Lost</source>
            <comment>column: rounds lost in this leg</comment>
            <translation>Verloren</translation>
        </message>
        <message>
            <source>Leg</source>
            <comment>column: cards taken in this leg</comment>
            <translation>Durchgang</translation>
        </message>
        <message>
            <source>Leg {number}</source>
            <comment>button: what comes next</comment>
            <translation>Durchgang {number}</translation>
        </message>
        <message>
            <source>Draw one card</source>
            <comment>button</comment>
            <translation>Eine Karte ziehen</translation>
        </message>
        <message>
            <source>End turn, then {player}</source>
            <comment>button</comment>
            <translation>Zug beenden, dann {player}</translation>
        </message>
        <message>
            <source>laid {cards}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>legte {cards}</translation>
        </message>
        <message>
            <source>laid {number}, last {cards}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>legte {number}, zuletzt {cards}</translation>
        </message>
        <message>
            <source>drew, laid {cards}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>zog, legte {cards}</translation>
        </message>
        <message>
            <source>laid {cards} as a contrast</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>legte {cards} als Gegensatz</translation>
        </message>
        <message>
            <source>could not go on: takes {number}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>kam nicht weiter: nimmt {number}</translation>
        </message>
        <message>
            <source>goes out: {other} takes {number}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>ist fertig: {other} nimmt {number}</translation>
        </message>
        <message>
            <source>and {number} from the stock</source>
            <comment>in a line about a turn, after: takes 14</comment>
            <translation>und {number} vom Stapel</translation>
        </message>
        <message numerus="yes">
            <source>begins round %n</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>
                <numerusform>beginnt Runde %n</numerusform>
                <numerusform>beginnt Runde %n</numerusform>
            </translation>
        </message>
        <message>
            <source>{player} goes out: you take {number}</source>
            <comment>done to the person at the screen</comment>
            <translation>{player} ist fertig: Du nimmst {number}</translation>
        </message>
        <message>
            <source>the {card}</source>
            <comment>a card in the nominative, after: like</comment>
            <translation>{card}</translation>
        </message>
    </context>
    <context>
        <name>TwoOfThreeHabits</name>
        <message>
            <source>I lay low cards first, and keep the high ones.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Ich lege niedrige Karten zuerst und behalte die hohen.</translation>
        </message>
        <message>
            <source>I lay high cards first, and aces above all.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Ich lege hohe Karten zuerst, am liebsten Asse.</translation>
        </message>
        <message>
            <source>I lay the cards in the middle first, and keep the lowest and the highest.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Ich lege mittlere Karten zuerst und behalte die niedrigsten und die höchsten.</translation>
        </message>
    </context>
    <context>
        <name>TwoOfThreeOptions</name>
        <message>
            <source>Matching</source>
            <translation>Übereinstimmung</translation>
        </message>
        <message>
            <source>Beginning and ending a leg</source>
            <translation>Beginn und Ende eines Durchgangs</translation>
        </message>
        <message>
            <source>How many features must agree</source>
            <translation>Wie viele Merkmale stimmen müssen</translation>
        </message>
        <message>
            <source>How many features a card must share with the last two cards of the row.</source>
            <translation>In wie vielen Merkmalen eine Karte mit den letzten beiden der Reihe übereinstimmen muss.</translation>
        </message>
        <message>
            <source>At least two, and at least one</source>
            <translation>Mindestens zwei und mindestens eins</translation>
        </message>
        <message>
            <source>Exactly two, and exactly one (longer rounds)</source>
            <translation>Genau zwei und genau eins (längere Runden)</translation>
        </message>
        <message>
            <source>The contrast rule</source>
            <translation>Die Gegensatzregel</translation>
        </message>
        <message>
            <source>What may be laid when no card fits in the usual way.</source>
            <translation>Was gelegt werden darf, wenn auf die übliche Weise keine Karte passt.</translation>
        </message>
        <message>
            <source>Nothing in common with the last card, at most one with the one before</source>
            <translation>Nichts gemeinsam mit der letzten Karte, höchstens eins mit der davor</translation>
        </message>
        <message>
            <source>Nothing in common with the last card, one or more with the one before</source>
            <translation>Nichts gemeinsam mit der letzten Karte, eins oder mehr mit der davor</translation>
        </message>
        <message>
            <source>No contrast (longer rounds)</source>
            <translation>Kein Gegensatz (längere Runden)</translation>
        </message>
        <message>
            <source>Stopping early</source>
            <translation>Vorzeitig aufhören</translation>
        </message>
        <message>
            <source>Whether a turn may be ended while more cards could be laid.</source>
            <translation>Ob man den Zug beenden darf, obwohl noch Karten passen.</translation>
        </message>
        <message>
            <source>Allowed after the first card</source>
            <translation>Nach der ersten Karte erlaubt</translation>
        </message>
        <message>
            <source>Everybody lays as long as anything fits</source>
            <translation>Jeder legt, solange etwas passt</translation>
        </message>
        <message>
            <source>Who starts the game</source>
            <translation>Wer die Partie beginnt</translation>
        </message>
        <message>
            <source>Who lays first when the game begins.</source>
            <translation>Wer zu Beginn der Partie zuerst legt.</translation>
        </message>
        <message>
            <source>Chance decides</source>
            <translation>Der Zufall entscheidet</translation>
        </message>
        <message>
            <source>The first seat, where the youngest sits</source>
            <translation>Der erste Platz, wo der Jüngste sitzt</translation>
        </message>
        <message>
            <source>Who starts the next round</source>
            <translation>Wer die nächste Runde beginnt</translation>
        </message>
        <message>
            <source>Who lays first after a round; going first is an advantage.</source>
            <translation>Wer nach einer Runde zuerst legt; wer anfängt, ist im Vorteil.</translation>
        </message>
        <message>
            <source>Whoever lost the round</source>
            <translation>Wer die Runde verloren hat</translation>
        </message>
        <message>
            <source>Players take turns</source>
            <translation>Alle der Reihe nach</translation>
        </message>
        <message>
            <source>Whoever won the round</source>
            <translation>Wer die Runde gewonnen hat</translation>
        </message>
        <message>
            <source>Length of the game</source>
            <translation>Länge der Partie</translation>
        </message>
        <message>
            <source>When the game ends. A leg goes through the pack once.</source>
            <translation>Wann die Partie endet. Ein Durchgang geht einmal durch das ganze Kartenspiel.</translation>
        </message>
        <message>
            <source>After five legs</source>
            <translation>Nach fünf Durchgängen</translation>
        </message>
        <message>
            <source>After one leg</source>
            <translation>Nach einem Durchgang</translation>
        </message>
        <message>
            <source>After three legs</source>
            <translation>Nach drei Durchgängen</translation>
        </message>
        <message>
            <source>After ten legs</source>
            <translation>Nach zehn Durchgängen</translation>
        </message>
        <message>
            <source>When somebody has more than 500 points</source>
            <translation>Wenn jemand mehr als 500 Punkte hat</translation>
        </message>
        <message>
            <source>When somebody has more than 100 points</source>
            <translation>Wenn jemand mehr als 100 Punkte hat</translation>
        </message>
        <message>
            <source>When somebody has more than 200 points</source>
            <translation>Wenn jemand mehr als 200 Punkte hat</translation>
        </message>
    </context>
    <context>
        <name>Typed</name>
        <message>
            <source>S</source>
            <comment>letter of spades, when a card is typed</comment>
            <translation>P</translation>
        </message>
        <message>
            <source>H</source>
            <comment>letter of hearts, when a card is typed</comment>
            <translation>H</translation>
        </message>
        <message>
            <source>C</source>
            <comment>letter of clubs, when a card is typed</comment>
            <translation>K</translation>
        </message>
        <message>
            <source>D</source>
            <comment>letter of diamonds, when a card is typed</comment>
            <translation>R</translation>
        </message>
    </context>
    <context>
        <name>Veidimadur</name>
        <message>
            <source>Go Fish: ask the others for cards and collect four of a kind; even the youngest can play</source>
            <translation>Geh angeln: Frag die anderen nach Karten und sammle vier gleiche; auch die Jüngsten können mitspielen</translation>
        </message>
        <message>
            <source>Three rounds take about twenty minutes</source>
            <translation>Drei Runden dauern etwa zwanzig Minuten</translation>
        </message>
        <message>
            <source>Everybody has heard or seen that this player holds some.</source>
            <translation>Alle haben gehört oder gesehen, dass dort welche sind.</translation>
        </message>
        <message>
            <source>That is sure to give you a book.</source>
            <translation>Damit kannst du sicher auslegen.</translation>
        </message>
        <message>
            <source>As far as anyone can know, no question is likelier to get you a card.</source>
            <translation>Soweit man es wissen kann, bringt dir keine andere Frage eher eine Karte.</translation>
        </message>
        <message>
            <source>As far as anyone can know, no question for a rank that you hold is likelier to get you a card.</source>
            <translation>Soweit man es wissen kann, bringt dir keine andere Frage nach einem Wert, den du hast, eher eine Karte.</translation>
        </message>
        <message>
            <source>You hold more than one card of this rank, and no question for such a rank is likelier to get you a card.</source>
            <translation>Von diesem Wert hast du mehr als eine Karte, und keine andere Frage nach so einem Wert bringt dir eher eine.</translation>
        </message>
        <message>
            <source>You hold more cards of this rank than of any other.</source>
            <translation>Von diesem Wert hast du mehr Karten als von jedem anderen.</translation>
        </message>
        <message>
            <source>You hold no more cards of any other rank.</source>
            <translation>Von keinem anderen Wert hast du mehr Karten.</translation>
        </message>
        <message>
            <source>Everybody knows that you hold some, so the question gives nothing away.</source>
            <translation>Alle wissen, dass du welche hast, also verrät die Frage nichts.</translation>
        </message>
        <message>
            <source>Nothing more is known, so try your luck.</source>
            <translation>Mehr weiß niemand, also versuch dein Glück.</translation>
        </message>
        <message>
            <source>No other question is better.</source>
            <translation>Keine andere Frage ist besser.</translation>
        </message>
        <message>
            <source>Ask {player} for {ranks}.</source>
            <comment>a hint</comment>
            <translation>Frag {player}: „Hast du {ranks}?“</translation>
        </message>
        <message>
            <source>Turn to {player}.</source>
            <comment>a hint</comment>
            <translation>Frag {player}.</translation>
        </message>
        <message>
            <source>{player} could have none, as everybody knew. Better: ask {other} for {ranks}.</source>
            <comment>a review</comment>
            <translation>{player} konnte keine haben, das wussten alle. Besser: Frag {other}: „Hast du {ranks}?“</translation>
        </message>
        <message>
            <source>{player} certainly had what was missing from your book. Better: ask for {ranks} first.</source>
            <comment>a review</comment>
            <translation>{player} hatte ganz sicher, was dir zum Auslegen fehlte. Besser: Frag zuerst: „Hast du {ranks}?“</translation>
        </message>
        <message>
            <source>What do you ask {other} for?</source>
            <comment>status: what may be done now</comment>
            <translation>Wonach fragst du {other}?</translation>
        </message>
        <message>
            <source>Whom do you ask, and for what?</source>
            <comment>status: what may be done now</comment>
            <translation>Wen fragst du, und wonach?</translation>
        </message>
        <message>
            <source>Ask {player}</source>
            <comment>button</comment>
            <translation>{player} fragen</translation>
        </message>
        <message>
            <source>Ask {player} for {ranks}</source>
            <comment>button</comment>
            <translation>{player} fragen: {ranks}</translation>
        </message>
        <message>
            <source>Whom you can ask: {players}.</source>
            <comment>names in the nominative</comment>
            <translation>Fragen kannst du: {players}.</translation>
        </message>
        <message>
            <source>Ask one of the other players.</source>
            <translation>Frag einen der anderen Spieler.</translation>
        </message>
        <message>
            <source>{player} has no cards, so ask somebody else.</source>
            <translation>{player} hat keine Karten, also frag jemand anderen.</translation>
        </message>
        <message>
            <source>You hold no {ranks}, and you may ask only for what you hold.</source>
            <translation>Du hast keine {ranks}, und du darfst nur nach dem fragen, was du selbst hast.</translation>
        </message>
        <message>
            <source>First pick a card of the rank you want to ask for.</source>
            <translation>Wähl zuerst eine Karte mit dem Wert aus, nach dem du fragen willst.</translation>
        </message>
        <message>
            <source>You ask for one rank at a time: pick cards of a single rank.</source>
            <translation>Du fragst immer nur nach einem Wert: Wähl nur Karten vom gleichen Wert aus.</translation>
        </message>
        <message>
            <source>The round is over, and everybody has the same number of books.</source>
            <translation>Die Runde ist vorbei, und alle haben gleich viele Quartette.</translation>
        </message>
        <message>
            <source>The round is over. Most books: {players}.</source>
            <translation>Die Runde ist vorbei. Die meisten Quartette: {players}.</translation>
        </message>
        <message>
            <source>One round decides</source>
            <translation>Eine Runde entscheidet</translation>
        </message>
        <message numerus="yes">
            <source>{player} wins by %n book(s)!</source>
            <comment>at the end of a match</comment>
            <translation>
                <numerusform>{player} gewinnt mit %n Quartett Vorsprung!</numerusform>
                <numerusform>{player} gewinnt mit %n Quartetten Vorsprung!</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{player} deals %n card(s) to everybody. {other} begins.</source>
            <translation>
                <numerusform>{player} gibt jedem %n Karte. {other} beginnt.</numerusform>
                <numerusform>{player} gibt jedem %n Karten. {other} beginnt.</numerusform>
            </translation>
        </message>
        <message>
            <source>{player} turns to {other}.</source>
            <translation>{player} wendet sich an {other}.</translation>
        </message>
        <message>
            <source>{player} asks: “{other}, have you any {ranks}?”</source>
            <translation>{player} fragt: „{other}, hast du {ranks}?“</translation>
        </message>
        <message>
            <source>{player} gives {other} {cards}.</source>
            <comment>cards in the accusative</comment>
            <translation>{player} gibt {other} {cards}.</translation>
        </message>
        <message>
            <source>{player} has none: “Veiddu!”</source>
            <translation>{player} hat keine: „Veiddu!“</translation>
        </message>
        <message>
            <source>{player} fishes the {card}, just what was asked for.</source>
            <translation>{player} angelt {card}, genau das Gewünschte.</translation>
        </message>
        <message>
            <source>{player} lays down a book: {ranks}.</source>
            <translation>{player} legt {ranks} aus.</translation>
        </message>
        <message>
            <source>{player} has no cards left and draws one.</source>
            <translation>{player} hat keine Karten mehr und zieht eine.</translation>
        </message>
        <message>
            <source>{player} has no cards left and draws the {card}.</source>
            <translation>{player} hat keine Karten mehr und zieht {card}.</translation>
        </message>
        <message>
            <source>Any {ranks}?</source>
            <comment>said aloud</comment>
            <translation>Hast du {ranks}?</translation>
        </message>
        <message>
            <source>Here you are!</source>
            <comment>what a player says aloud</comment>
            <translation>Bitte schön!</translation>
        </message>
        <message>
            <source>Veiddu!</source>
            <comment>said aloud; Icelandic for: go fish</comment>
            <translation>Veiddu!</translation>
        </message>
        <message numerus="yes">
            <source>{player} has no cards left and draws %n.</source>
            <comment>so many cards</comment>
            <translation>
                <numerusform>{player} hat keine Karten mehr und zieht %n.</numerusform>
                <numerusform>{player} hat keine Karten mehr und zieht %n.</numerusform>
            </translation>
        </message>
        <message>
            <source>Got one!</source>
            <comment>what a player says aloud</comment>
            <translation>Angebissen!</translation>
        </message>
        <message>
            <source>A book!</source>
            <comment>what a player says aloud</comment>
            <translation>Komplett!</translation>
        </message>
        <message>
            <source>Books</source>
            <translation>Quartette</translation>
        </message>
        <message numerus="yes">
            <source>%n book(s)</source>
            <comment>books of all rounds</comment>
            <translation>
                <numerusform>%n Quartett</numerusform>
                <numerusform>%n Quartette</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n this round</source>
            <comment>books, at a player's name</comment>
            <translation>
                <numerusform>%n in dieser Runde</numerusform>
                <numerusform>%n in dieser Runde</numerusform>
            </translation>
        </message>
        <message>
            <source>Most books: {players}!</source>
            <comment>called out at the end of a round</comment>
            <translation>Die meisten Quartette: {players}!</translation>
        </message>
        <message>
            <source>{player}: {ranks}</source>
            <comment>whose book it is, and of what</comment>
            <translation>{player}: {ranks}</translation>
        </message>
        <message>
            <source>aces</source>
            <comment>what somebody is asked for, accusative: Have you any aces?</comment>
            <translation>Asse</translation>
        </message>
        <message>
            <source>twos</source>
            <comment>what somebody is asked for, accusative: Have you any twos?</comment>
            <translation>Zweien</translation>
        </message>
        <message>
            <source>threes</source>
            <comment>what somebody is asked for, accusative: Have you any threes?</comment>
            <translation>Dreien</translation>
        </message>
        <message>
            <source>fours</source>
            <comment>what somebody is asked for, accusative: Have you any fours?</comment>
            <translation>Vieren</translation>
        </message>
        <message>
            <source>fives</source>
            <comment>what somebody is asked for, accusative: Have you any fives?</comment>
            <translation>Fünfen</translation>
        </message>
        <message>
            <source>sixes</source>
            <comment>what somebody is asked for, accusative: Have you any sixes?</comment>
            <translation>Sechsen</translation>
        </message>
        <message>
            <source>sevens</source>
            <comment>what somebody is asked for, accusative: Have you any sevens?</comment>
            <translation>Siebenen</translation>
        </message>
        <message>
            <source>eights</source>
            <comment>what somebody is asked for, accusative: Have you any eights?</comment>
            <translation>Achten</translation>
        </message>
        <message>
            <source>nines</source>
            <comment>what somebody is asked for, accusative: Have you any nines?</comment>
            <translation>Neunen</translation>
        </message>
        <message>
            <source>tens</source>
            <comment>what somebody is asked for, accusative: Have you any tens?</comment>
            <translation>Zehnen</translation>
        </message>
        <message>
            <source>jacks</source>
            <comment>what somebody is asked for, accusative: Have you any jacks?</comment>
            <translation>Buben</translation>
        </message>
        <message>
            <source>queens</source>
            <comment>what somebody is asked for, accusative: Have you any queens?</comment>
            <translation>Damen</translation>
        </message>
        <message>
            <source>kings</source>
            <comment>what somebody is asked for, accusative: Have you any kings?</comment>
            <translation>Könige</translation>
        </message>
        <message>
            <source>asked {player} for {ranks}</source>
            <comment>at a player’s name</comment>
            <translation>fragte {player}: {ranks}</translation>
        </message>
        <message>
            <source>got {cards}</source>
            <comment>at a player’s name</comment>
            <translation>bekam {cards}</translation>
        </message>
        <message>
            <source>fished</source>
            <comment>at a player’s name; a card follows</comment>
            <translation>angelte</translation>
        </message>
        <message>
            <source>book: {ranks}</source>
            <comment>at a player’s name</comment>
            <translation>legte {ranks} aus</translation>
        </message>
        <message>
            <source>gave {cards}</source>
            <comment>at a player’s name</comment>
            <translation>gab {cards}</translation>
        </message>
        <message>
            <source>had none</source>
            <comment>at a player’s name</comment>
            <translation>hatte keine</translation>
        </message>
        <message>
            <source>asked {other} for {ranks}, got {number}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>fragte {other}: {ranks}, bekam {number}</translation>
        </message>
        <message>
            <source>asked {other} for {ranks}, got none</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>fragte {other}: {ranks}, keine</translation>
        </message>
        <message>
            <source>asked {other} for {ranks}, fished {cards}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>fragte {other}: {ranks}, angelte {cards}</translation>
        </message>
        <message numerus="yes">
            <source>asked %n time(s), got {number}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>
                <numerusform>fragte %n-mal, bekam {number}</numerusform>
                <numerusform>fragte %n-mal, bekam {number}</numerusform>
            </translation>
        </message>
        <message>
            <source>made a book: {ranks}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>legte {ranks} aus</translation>
        </message>
        <message>
            <source>{player} got {ranks} from you: {number}</source>
            <comment>done to the person at the screen</comment>
            <translation>{player} bekam {ranks} von dir: {number}</translation>
        </message>
    </context>
    <context>
        <name>VeidimadurHabits</name>
        <message>
            <source>When I know nothing, I ask whoever comes next, and for low cards.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Weiß ich nichts, frage ich den nächsten Spieler, und zwar nach niedrigen Karten.</translation>
        </message>
        <message>
            <source>When I know nothing, I ask whoever holds most cards, and for high ones.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Weiß ich nichts, frage ich den mit den meisten Karten, und zwar nach hohen.</translation>
        </message>
        <message>
            <source>When I know nothing, I like to ask the same player again.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Weiß ich nichts, frage ich gern noch einmal dieselbe Person.</translation>
        </message>
    </context>
    <context>
        <name>VeidimadurOptions</name>
        <message>
            <source>Cards and books</source>
            <translation>Karten und Quartette</translation>
        </message>
        <message>
            <source>Asking</source>
            <translation>Fragen</translation>
        </message>
        <message>
            <source>Cards dealt</source>
            <translation>Wie viele Karten jeder bekommt</translation>
        </message>
        <message>
            <source>How many cards everybody gets at the beginning.</source>
            <translation>So viele gibt der Geber am Anfang.</translation>
        </message>
        <message>
            <source>Seven with two or three players, otherwise five</source>
            <translation>Sieben zu zweit oder zu dritt, sonst fünf</translation>
        </message>
        <message>
            <source>Always five</source>
            <translation>Immer fünf</translation>
        </message>
        <message>
            <source>Always seven</source>
            <translation>Immer sieben</translation>
        </message>
        <message>
            <source>What you may ask for</source>
            <translation>Wonach man fragen darf</translation>
        </message>
        <message>
            <source>Whether you need a card of a rank to ask for more of them.</source>
            <translation>Ob man eine Karte vom gleichen Wert haben muss, um nach weiteren zu fragen.</translation>
        </message>
        <message>
            <source>Only what you hold yourself</source>
            <translation>Nur nach dem, was man selbst hat</translation>
        </message>
        <message>
            <source>Any rank</source>
            <translation>Nach jedem Wert</translation>
        </message>
        <message>
            <source>A lucky catch</source>
            <translation>Ein glücklicher Fang</translation>
        </message>
        <message>
            <source>What happens when somebody fishes the very card that was asked for.</source>
            <translation>Was geschieht, wenn jemand genau das angelt, wonach gefragt wurde.</translation>
        </message>
        <message>
            <source>Whoever fishes what was asked for asks again</source>
            <translation>Wer das Gewünschte angelt, fragt noch einmal</translation>
        </message>
        <message>
            <source>The turn always passes on</source>
            <translation>Der Zug ist immer vorbei</translation>
        </message>
        <message>
            <source>What a book is</source>
            <translation>Was ein Quartett ist</translation>
        </message>
        <message>
            <source>Pairs are easiest for small hands.</source>
            <translation>Paare sind für kleine Hände am leichtesten.</translation>
        </message>
        <message>
            <source>All four cards of a rank</source>
            <translation>Alle vier Karten eines Wertes</translation>
        </message>
        <message>
            <source>Two cards of the same rank</source>
            <translation>Zwei Karten vom gleichen Wert</translation>
        </message>
        <message>
            <source>No cards left</source>
            <translation>Wenn die Karten ausgehen</translation>
        </message>
        <message>
            <source>How many cards somebody draws who has run out.</source>
            <translation>Wie viele Karten jemand zieht, dem sie ausgegangen sind.</translation>
        </message>
        <message>
            <source>One card</source>
            <translation>Eine Karte</translation>
        </message>
        <message>
            <source>Five cards</source>
            <translation>Fünf Karten</translation>
        </message>
        <message>
            <source>Seven cards</source>
            <translation>Sieben Karten</translation>
        </message>
        <message>
            <source>Who plays after a miss</source>
            <translation>Wer nach einem Fehlschlag dran ist</translation>
        </message>
        <message>
            <source>Whose turn it is when somebody has asked and fished in vain.</source>
            <translation>Wer dran ist, wenn jemand vergeblich gefragt und geangelt hat.</translation>
        </message>
        <message>
            <source>The next player</source>
            <translation>Der nächste Spieler</translation>
        </message>
        <message>
            <source>Whoever was asked</source>
            <translation>Wer gefragt wurde</translation>
        </message>
        <message>
            <source>Length of the game</source>
            <translation>Länge der Partie</translation>
        </message>
        <message>
            <source>How many rounds are played.</source>
            <translation>Wie viele Runden gespielt werden.</translation>
        </message>
        <message>
            <source>Three rounds</source>
            <translation>Drei Runden</translation>
        </message>
        <message>
            <source>One round</source>
            <translation>Eine Runde</translation>
        </message>
        <message>
            <source>Five rounds</source>
            <translation>Fünf Runden</translation>
        </message>
    </context>
    <context>
        <name>Window</name>
        <message>
            <source>{problem} If you leave the table now, what could not be saved is lost.</source>
            <translation>{problem} Wenn du den Tisch jetzt verlässt, ist verloren, was nicht gespeichert werden konnte.</translation>
        </message>
        <message>
            <source>Leave the table</source>
            <translation>Tisch verlassen</translation>
        </message>
        <message>
            <source>Stay at the table</source>
            <translation>Am Tisch bleiben</translation>
        </message>
    </context>
</TS>
