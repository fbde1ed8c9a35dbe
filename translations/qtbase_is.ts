<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="is_IS" sourcelanguage="en">
<context><name>QPlatformTheme</name>
<message><source>OK</source><translation>Í lagi</translation></message>
<message><source>Save</source><translation>Vista</translation></message>
<message><source>Save All</source><translation>Vista allt</translation></message>
<message><source>Open</source><translation>Opna</translation></message>
<message><source>&amp;Yes</source><translation>&amp;Já</translation></message>
<message><source>Yes to &amp;All</source><translation>Já við ö&amp;llu</translation></message>
<message><source>&amp;No</source><translation>&amp;Nei</translation></message>
<message><source>N&amp;o to All</source><translation>N&amp;ei við öllu</translation></message>
<message><source>Abort</source><translation>Stöðva</translation></message>
<message><source>Retry</source><translation>Reyna aftur</translation></message>
<message><source>Ignore</source><translation>Hunsa</translation></message>
<message><source>Close</source><translation>Loka</translation></message>
<message><source>Cancel</source><translation>Hætta við</translation></message>
<message><source>Discard</source><translation>Henda</translation></message>
<message><source>Help</source><translation>Hjálp</translation></message>
<message><source>Apply</source><translation>Virkja</translation></message>
<message><source>Reset</source><translation>Frumstilla</translation></message>
<message><source>Restore Defaults</source><translation>Nota sjálfgefnar stillingar</translation></message>
</context>
<context><name>QDialogButtonBox</name>
<message><source>OK</source><translation>Í lagi</translation></message>
<message><source>Save</source><translation>Vista</translation></message>
<message><source>Save All</source><translation>Vista allt</translation></message>
<message><source>Open</source><translation>Opna</translation></message>
<message><source>&amp;Yes</source><translation>&amp;Já</translation></message>
<message><source>Yes to &amp;All</source><translation>Já við ö&amp;llu</translation></message>
<message><source>&amp;No</source><translation>&amp;Nei</translation></message>
<message><source>N&amp;o to All</source><translation>N&amp;ei við öllu</translation></message>
<message><source>Abort</source><translation>Stöðva</translation></message>
<message><source>Retry</source><translation>Reyna aftur</translation></message>
<message><source>Ignore</source><translation>Hunsa</translation></message>
<message><source>Close</source><translation>Loka</translation></message>
<message><source>Cancel</source><translation>Hætta við</translation></message>
<message><source>Discard</source><translation>Henda</translation></message>
<message><source>Help</source><translation>Hjálp</translation></message>
<message><source>Apply</source><translation>Virkja</translation></message>
<message><source>Reset</source><translation>Frumstilla</translation></message>
<message><source>Restore Defaults</source><translation>Nota sjálfgefnar stillingar</translation></message>
</context>
<context><name>QFileDialog</name>
<message><source>Look in:</source><translation>Leita í:</translation></message>
<message><source>&amp;Look in:</source><translation>&amp;Leita í:</translation></message>
<message><source>File &amp;name:</source><translation>&amp;Skráarheiti:</translation></message>
<message><source>Files of type:</source><translation>Skráargerð:</translation></message>
<message><source>Files of &amp;type:</source><translation>Skráar&amp;gerð:</translation></message>
<message><source>Open</source><translation>Opna</translation></message>
<message><source>&amp;Open</source><translation>&amp;Opna</translation></message>
<message><source>Save As</source><translation>Vista sem</translation></message>
<message><source>Save</source><translation>Vista</translation></message>
<message><source>&amp;Save</source><translation>&amp;Vista</translation></message>
<message><source>&amp;Choose</source><translation>V&amp;elja</translation></message>
<message><source>Cancel</source><translation>Hætta við</translation></message>
<message><source>Directory</source><translation>Mappa</translation></message>
<message><source>Directory:</source><translation>Mappa:</translation></message>
<message><source>Directories</source><translation>Möppur</translation></message>
<message><source>File</source><translation>Skrá</translation></message>
<message><source>Files</source><translation>Skrár</translation></message>
<message><source>All Files (*)</source><translation>Allar skrár (*)</translation></message>
<message><source>%1 already exists.
Do you want to replace it?</source><translation>%1 er þegar til.
Viltu skrifa yfir skrána?</translation></message>
<message><source>%1
File not found.
Please verify the correct file name was given.</source><translation>%1
Skráin fannst ekki.
Athugaðu hvort skráarheitið er rétt.</translation></message>
<message><source>%1
Directory not found.
Please verify the correct directory name was given.</source><translation>%1
Mappan fannst ekki.
Athugaðu hvort heiti möppunnar er rétt.</translation></message>
<message><source>'%1' is write protected.
Do you want to delete it anyway?</source><translation>„%1“ er ritvarið.
Viltu samt eyða því?</translation></message>
<message><source>Are you sure you want to delete '%1'?</source><translation>Viltu örugglega eyða „%1“?</translation></message>
<message><source>Could not delete directory.</source><translation>Ekki tókst að eyða möppunni.</translation></message>
<message><source>Name</source><translation>Heiti</translation></message>
<message><source>Size</source><translation>Stærð</translation></message>
<message><source>Kind</source><translation>Tegund</translation></message>
<message><source>Type</source><translation>Gerð</translation></message>
<message><source>Date Modified</source><translation>Breytt</translation></message>
<message><source>My Computer</source><translation>Tölvan mín</translation></message>
<message><source>Computer</source><translation>Tölva</translation></message>
<message><source>Back</source><translation>Til baka</translation></message>
<message><source>Go back</source><translation>Fara til baka</translation></message>
<message><source>Forward</source><translation>Áfram</translation></message>
<message><source>Go forward</source><translation>Fara áfram</translation></message>
<message><source>Parent Directory</source><translation>Yfirmappa</translation></message>
<message><source>Go to the parent directory</source><translation>Fara í yfirmöppu</translation></message>
<message><source>Create New Folder</source><translation>Búa til nýja möppu</translation></message>
<message><source>Create a New Folder</source><translation>Búa til nýja möppu</translation></message>
<message><source>List View</source><translation>Listi</translation></message>
<message><source>Change to list view mode</source><translation>Sýna sem lista</translation></message>
<message><source>Detail View</source><translation>Nánari upplýsingar</translation></message>
<message><source>Change to detail view mode</source><translation>Sýna nánari upplýsingar</translation></message>
<message><source>New Folder</source><translation>Ný mappa</translation></message>
<message><source>&amp;Delete</source><translation>E&amp;yða</translation></message>
<message><source>&amp;Rename</source><translation>Endurn&amp;efna</translation></message>
<message><source>Show &amp;hidden files</source><translation>Sýna &amp;faldar skrár</translation></message>
<message><source>Show </source><translation>Sýna </translation></message>
<message><source>&amp;New Folder</source><translation>&amp;Ný mappa</translation></message>
<message><source>Sidebar</source><translation>Hliðarstika</translation></message>
<message><source>List of places and bookmarks</source><translation>Listi yfir staði og bókamerki</translation></message>
<message><source>Find Directory</source><translation>Finna möppu</translation></message>
<message><source>Recent Places</source><translation>Nýlegir staðir</translation></message>
<message><source>Remove</source><translation>Fjarlægja</translation></message>
<message><source>Delete</source><translation>Eyða</translation></message>
</context>
<context><name>QFileSystemModel</name>
<message><source>Name</source><translation>Heiti</translation></message>
<message><source>Size</source><translation>Stærð</translation></message>
<message><source>Kind</source><translation>Tegund</translation></message>
<message><source>Type</source><translation>Gerð</translation></message>
<message><source>Date Modified</source><translation>Breytt</translation></message>
<message><source>My Computer</source><translation>Tölvan mín</translation></message>
<message><source>Computer</source><translation>Tölva</translation></message>
</context>
<context><name>QAbstractFileIconProvider</name>
<message><source>Drive</source><translation>Drif</translation></message>
<message><source>File</source><translation>Skrá</translation></message>
<message><source>File Folder</source><translation>Mappa</translation></message>
<message><source>Folder</source><translation>Mappa</translation></message>
<message><source>Alias</source><translation>Samheiti</translation></message>
<message><source>Shortcut</source><translation>Flýtivísun</translation></message>
<message><source>Unknown</source><translation>Óþekkt</translation></message>
</context>
<context><name>QLineEdit</name>
<message><source>&amp;Undo</source><translation>&amp;Afturkalla</translation></message>
<message><source>&amp;Redo</source><translation>&amp;Endurtaka</translation></message>
<message><source>Cu&amp;t</source><translation>&amp;Klippa</translation></message>
<message><source>&amp;Copy</source><translation>A&amp;frita</translation></message>
<message><source>&amp;Paste</source><translation>&amp;Líma</translation></message>
<message><source>Delete</source><translation>Eyða</translation></message>
<message><source>Select All</source><translation>Velja allt</translation></message>
</context>
<context><name>QWidgetTextControl</name>
<message><source>&amp;Undo</source><translation>&amp;Afturkalla</translation></message>
<message><source>&amp;Redo</source><translation>&amp;Endurtaka</translation></message>
<message><source>Cu&amp;t</source><translation>&amp;Klippa</translation></message>
<message><source>&amp;Copy</source><translation>A&amp;frita</translation></message>
<message><source>&amp;Paste</source><translation>&amp;Líma</translation></message>
<message><source>Delete</source><translation>Eyða</translation></message>
<message><source>Select All</source><translation>Velja allt</translation></message>
<message><source>Copy &amp;Link Location</source><translation>Afrita &amp;slóð tengils</translation></message>
</context>
<context><name>QMessageBox</name>
<message><source>Show Details...</source><translation>Sýna nánari upplýsingar</translation></message>
<message><source>Hide Details...</source><translation>Fela nánari upplýsingar</translation></message>
<message><source>OK</source><translation>Í lagi</translation></message>
<message><source>Help</source><translation>Hjálp</translation></message>
</context>
<context><name>QErrorMessage</name>
<message><source>&amp;OK</source><translation>Í la&amp;gi</translation></message>
<message><source>&amp;Show this message again</source><translation>&amp;Sýna þessi skilaboð aftur</translation></message>
</context>
<context><name>QAbstractSpinBox</name>
<message><source>&amp;Select All</source><translation>&amp;Velja allt</translation></message>
<message><source>&amp;Step up</source><translation>&amp;Hækka</translation></message>
<message><source>Step &amp;up</source><translation>&amp;Hækka</translation></message>
<message><source>Step &amp;down</source><translation>&amp;Lækka</translation></message>
</context>
<context><name>QPrintDialog</name>
<message><source>Print</source><translation>Prenta</translation></message>
<message><source>&amp;Print</source><translation>&amp;Prenta</translation></message>
<message><source>&amp;Options &gt;&gt;</source><translation>&amp;Valkostir &gt;&gt;</translation></message>
<message><source>&amp;Options &lt;&lt;</source><translation>&amp;Valkostir &lt;&lt;</translation></message>
<message><source>Print to File (PDF)</source><translation>Prenta í skrá (PDF)</translation></message>
<message><source>Local file</source><translation>Skrá á þessari tölvu</translation></message>
<message><source>Write PDF file</source><translation>Skrifa PDF-skrá</translation></message>
<message><source>Print To File ...</source><translation>Prenta í skrá …</translation></message>
<message><source>%1 is a directory.
Please choose a different file name.</source><translation>%1 er mappa.
Veldu annað skráarheiti.</translation></message>
<message><source>File %1 is not writable.
Please choose a different file name.</source><translation>Ekki er hægt að skrifa í skrána %1.
Veldu annað skráarheiti.</translation></message>
<message><source>%1 already exists.
Do you want to overwrite it?</source><translation>%1 er þegar til.
Viltu skrifa yfir hana?</translation></message>
<message><source>The 'From' value cannot be greater than the 'To' value.</source><translation>Fyrsta síðan má ekki vera á eftir þeirri síðustu.</translation></message>
<message><source>Invalid Pages Definition</source><translation>Ógild síðunúmer</translation></message>
<message><source>Duplex Settings Conflicts</source><translation>Stillingar fyrir prentun báðum megin stangast á</translation></message>
<message><source>All Pages</source><translation>Allar síður</translation></message>
<message><source>Odd Pages</source><translation>Oddasíður</translation></message>
<message><source>Even Pages</source><translation>Jafnar síður</translation></message>
<message><source>Left to Right, Top to Bottom</source><translation>Frá vinstri til hægri, ofan frá</translation></message>
<message><source>Left to Right, Bottom to Top</source><translation>Frá vinstri til hægri, neðan frá</translation></message>
<message><source>Right to Left, Bottom to Top</source><translation>Frá hægri til vinstri, neðan frá</translation></message>
<message><source>Right to Left, Top to Bottom</source><translation>Frá hægri til vinstri, ofan frá</translation></message>
<message><source>Bottom to Top, Left to Right</source><translation>Neðan frá, frá vinstri til hægri</translation></message>
<message><source>Bottom to Top, Right to Left</source><translation>Neðan frá, frá hægri til vinstri</translation></message>
<message><source>Top to Bottom, Left to Right</source><translation>Ofan frá, frá vinstri til hægri</translation></message>
<message><source>Top to Bottom, Right to Left</source><translation>Ofan frá, frá hægri til vinstri</translation></message>
</context>
<context><name>QPrintWidget</name>
<message><source>Printer</source><translation>Prentari</translation></message>
<message><source>&amp;Name:</source><translation>&amp;Heiti:</translation></message>
<message><source>P&amp;roperties</source><translation>&amp;Eiginleikar</translation></message>
<message><source>Location:</source><translation>Staður:</translation></message>
<message><source>Preview</source><translation>Forskoðun</translation></message>
<message><source>Type:</source><translation>Gerð:</translation></message>
<message><source>Output &amp;file:</source><translation>&amp;Skrá:</translation></message>
</context>
<context><name>QPrintSettingsOutput</name>
<message><source>Copies</source><translation>Eintök</translation></message>
<message><source>Options</source><translation>Valkostir</translation></message>
<message><source>Color Mode</source><translation>Litir</translation></message>
<message><source>Color</source><translation>Í lit</translation></message>
<message><source>Grayscale</source><translation>Grátóna</translation></message>
<message><source>Double Sided Printing</source><translation>Prentun báðum megin</translation></message>
<message><source>Off</source><translation>Nei</translation></message>
<message><source>Long side binding</source><translation>Fletta á langhlið</translation></message>
<message><source>Short side binding</source><translation>Fletta á skammhlið</translation></message>
<message><source>Print range</source><translation>Hvað á að prenta</translation></message>
<message><source>Print all</source><translation>Allt</translation></message>
<message><source>Pages from</source><translation>Síður frá</translation></message>
<message><source>to</source><translation>til</translation></message>
<message><source>Pages</source><translation>Síður</translation></message>
<message><source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source><translation>Skrifaðu síðunúmer með kommu á milli og bandstrik á milli fyrstu og síðustu síðu: 3,5-7,9 prentar síður 3, 5, 6, 7 og 9.</translation></message>
<message><source>Current Page</source><translation>Þessi síða</translation></message>
<message><source>Selection</source><translation>Valið</translation></message>
<message><source>Page &amp;Set:</source><translation>&amp;Hvaða síður:</translation></message>
<message><source>Output Settings</source><translation>Útprentun</translation></message>
<message><source>Copies:</source><translation>Eintök:</translation></message>
<message><source>Collate</source><translation>Raða eintökum</translation></message>
<message><source>Reverse</source><translation>Öfug röð</translation></message>
</context>
<context><name>QPrintPropertiesDialog</name>
<message><source>Printer Properties</source><translation>Eiginleikar prentara</translation></message>
<message><source>Job Options</source><translation>Valkostir verksins</translation></message>
<message><source>Page Setup Conflicts</source><translation>Uppsetning síðunnar stangast á</translation></message>
</context>
<context><name>QPrintPropertiesWidget</name>
<message><source>Page</source><translation>Síða</translation></message>
<message><source>Advanced</source><translation>Ítarlegt</translation></message>
</context>
<context><name>QPageSetupWidget</name>
<message><source>Paper</source><translation>Pappír</translation></message>
<message><source>Page size:</source><translation>Stærð síðu:</translation></message>
<message><source>Width:</source><translation>Breidd:</translation></message>
<message><source>Height:</source><translation>Hæð:</translation></message>
<message><source>Paper source:</source><translation>Pappírsbakki:</translation></message>
<message><source>Orientation</source><translation>Snið</translation></message>
<message><source>Portrait</source><translation>Upprétt</translation></message>
<message><source>Landscape</source><translation>Á hlið</translation></message>
<message><source>Reverse landscape</source><translation>Á hlið, snúið við</translation></message>
<message><source>Reverse portrait</source><translation>Upprétt, snúið við</translation></message>
<message><source>Margins</source><translation>Spássíur</translation></message>
<message><source>top margin</source><translation>Spássía að ofan</translation></message>
<message><source>left margin</source><translation>Spássía til vinstri</translation></message>
<message><source>right margin</source><translation>Spássía til hægri</translation></message>
<message><source>bottom margin</source><translation>Spássía að neðan</translation></message>
<message><source>Page Layout</source><translation>Síður á blaði</translation></message>
<message><source>Page &amp;order:</source><translation>&amp;Röð síðna:</translation></message>
<message><source>Pages &amp;per sheet:</source><translation>&amp;Síður á blaði:</translation></message>
<message><source>Millimeters (mm)</source><translation>Millimetrar (mm)</translation></message>
<message><source>Inches (in)</source><translation>Tommur (in)</translation></message>
<message><source>Points (pt)</source><translation>Punktar (pt)</translation></message>
<message><source>Custom</source><translation>Sérsniðin</translation></message>
</context>
<context><name>QPageSize</name>
<message><source>Custom</source><translation>Sérsniðin</translation></message>
</context>
</TS>
