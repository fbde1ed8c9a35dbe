<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nb_NO" sourcelanguage="en">
<context><name>QPlatformTheme</name>
<message><source>OK</source><translation>OK</translation></message>
<message><source>Save</source><translation>Lagre</translation></message>
<message><source>Save All</source><translation>Lagre alle</translation></message>
<message><source>Open</source><translation>Åpne</translation></message>
<message><source>&amp;Yes</source><translation>&amp;Ja</translation></message>
<message><source>Yes to &amp;All</source><translation>Ja til &amp;alle</translation></message>
<message><source>&amp;No</source><translation>&amp;Nei</translation></message>
<message><source>N&amp;o to All</source><translation>N&amp;ei til alle</translation></message>
<message><source>Abort</source><translation>Stopp</translation></message>
<message><source>Retry</source><translation>Prøv igjen</translation></message>
<message><source>Ignore</source><translation>Ignorer</translation></message>
<message><source>Close</source><translation>Lukk</translation></message>
<message><source>Cancel</source><translation>Avbryt</translation></message>
<message><source>Discard</source><translation>Forkast</translation></message>
<message><source>Help</source><translation>Hjelp</translation></message>
<message><source>Apply</source><translation>Bruk</translation></message>
<message><source>Reset</source><translation>Nullstill</translation></message>
<message><source>Restore Defaults</source><translation>Gjenopprett standardvalg</translation></message>
</context>
<context><name>QDialogButtonBox</name>
<message><source>OK</source><translation>OK</translation></message>
<message><source>Save</source><translation>Lagre</translation></message>
<message><source>Save All</source><translation>Lagre alle</translation></message>
<message><source>Open</source><translation>Åpne</translation></message>
<message><source>&amp;Yes</source><translation>&amp;Ja</translation></message>
<message><source>Yes to &amp;All</source><translation>Ja til &amp;alle</translation></message>
<message><source>&amp;No</source><translation>&amp;Nei</translation></message>
<message><source>N&amp;o to All</source><translation>N&amp;ei til alle</translation></message>
<message><source>Abort</source><translation>Stopp</translation></message>
<message><source>Retry</source><translation>Prøv igjen</translation></message>
<message><source>Ignore</source><translation>Ignorer</translation></message>
<message><source>Close</source><translation>Lukk</translation></message>
<message><source>Cancel</source><translation>Avbryt</translation></message>
<message><source>Discard</source><translation>Forkast</translation></message>
<message><source>Help</source><translation>Hjelp</translation></message>
<message><source>Apply</source><translation>Bruk</translation></message>
<message><source>Reset</source><translation>Nullstill</translation></message>
<message><source>Restore Defaults</source><translation>Gjenopprett standardvalg</translation></message>
</context>
<context><name>QFileDialog</name>
<message><source>Look in:</source><translation>Let i:</translation></message>
<message><source>&amp;Look in:</source><translation>&amp;Let i:</translation></message>
<message><source>File &amp;name:</source><translation>Fil&amp;navn:</translation></message>
<message><source>Files of type:</source><translation>Filtype:</translation></message>
<message><source>Files of &amp;type:</source><translation>Fil&amp;type:</translation></message>
<message><source>Open</source><translation>Åpne</translation></message>
<message><source>&amp;Open</source><translation>&amp;Åpne</translation></message>
<message><source>Save As</source><translation>Lagre som</translation></message>
<message><source>Save</source><translation>Lagre</translation></message>
<message><source>&amp;Save</source><translation>&amp;Lagre</translation></message>
<message><source>&amp;Choose</source><translation>&amp;Velg</translation></message>
<message><source>Cancel</source><translation>Avbryt</translation></message>
<message><source>Directory</source><translation>Mappe</translation></message>
<message><source>Directory:</source><translation>Mappe:</translation></message>
<message><source>Directories</source><translation>Mapper</translation></message>
<message><source>File</source><translation>Fil</translation></message>
<message><source>Files</source><translation>Filer</translation></message>
<message><source>All Files (*)</source><translation>Alle filer (*)</translation></message>
<message><source>%1 already exists.
Do you want to replace it?</source><translation>%1 finnes allerede.
Vil du erstatte den?</translation></message>
<message><source>%1
File not found.
Please verify the correct file name was given.</source><translation>%1
Fant ikke filen.
Kontroller at filnavnet er riktig.</translation></message>
<message><source>%1
Directory not found.
Please verify the correct directory name was given.</source><translation>%1
Fant ikke mappen.
Kontroller at mappenavnet er riktig.</translation></message>
<message><source>'%1' is write protected.
Do you want to delete it anyway?</source><translation>«%1» er skrivebeskyttet.
Vil du slette den likevel?</translation></message>
<message><source>Are you sure you want to delete '%1'?</source><translation>Er du sikker på at du vil slette «%1»?</translation></message>
<message><source>Could not delete directory.</source><translation>Kunne ikke slette mappen.</translation></message>
<message><source>Name</source><translation>Navn</translation></message>
<message><source>Size</source><translation>Størrelse</translation></message>
<message><source>Kind</source><translation>Type</translation></message>
<message><source>Type</source><translation>Type</translation></message>
<message><source>Date Modified</source><translation>Endret</translation></message>
<message><source>My Computer</source><translation>Min datamaskin</translation></message>
<message><source>Computer</source><translation>Datamaskin</translation></message>
<message><source>Back</source><translation>Tilbake</translation></message>
<message><source>Go back</source><translation>Gå tilbake</translation></message>
<message><source>Forward</source><translation>Fram</translation></message>
<message><source>Go forward</source><translation>Gå fram</translation></message>
<message><source>Parent Directory</source><translation>Overordnet mappe</translation></message>
<message><source>Go to the parent directory</source><translation>Gå til overordnet mappe</translation></message>
<message><source>Create New Folder</source><translation>Opprett ny mappe</translation></message>
<message><source>Create a New Folder</source><translation>Opprett en ny mappe</translation></message>
<message><source>List View</source><translation>Listevisning</translation></message>
<message><source>Change to list view mode</source><translation>Bytt til listevisning</translation></message>
<message><source>Detail View</source><translation>Detaljvisning</translation></message>
<message><source>Change to detail view mode</source><translation>Bytt til detaljvisning</translation></message>
<message><source>New Folder</source><translation>Ny mappe</translation></message>
<message><source>&amp;Delete</source><translation>&amp;Slett</translation></message>
<message><source>&amp;Rename</source><translation>&amp;Gi nytt navn</translation></message>
<message><source>Show &amp;hidden files</source><translation>Vis sk&amp;julte filer</translation></message>
<message><source>Show </source><translation>Vis </translation></message>
<message><source>&amp;New Folder</source><translation>&amp;Ny mappe</translation></message>
<message><source>Sidebar</source><translation>Sidepanel</translation></message>
<message><source>List of places and bookmarks</source><translation>Liste over steder og bokmerker</translation></message>
<message><source>Find Directory</source><translation>Finn mappe</translation></message>
<message><source>Recent Places</source><translation>Nylig brukte steder</translation></message>
<message><source>Remove</source><translation>Fjern</translation></message>
<message><source>Delete</source><translation>Slett</translation></message>
</context>
<context><name>QFileSystemModel</name>
<message><source>Name</source><translation>Navn</translation></message>
<message><source>Size</source><translation>Størrelse</translation></message>
<message><source>Kind</source><translation>Type</translation></message>
<message><source>Type</source><translation>Type</translation></message>
<message><source>Date Modified</source><translation>Endret</translation></message>
<message><source>My Computer</source><translation>Min datamaskin</translation></message>
<message><source>Computer</source><translation>Datamaskin</translation></message>
</context>
<context><name>QAbstractFileIconProvider</name>
<message><source>Drive</source><translation>Stasjon</translation></message>
<message><source>File</source><translation>Fil</translation></message>
<message><source>File Folder</source><translation>Filmappe</translation></message>
<message><source>Folder</source><translation>Mappe</translation></message>
<message><source>Alias</source><translation>Alias</translation></message>
<message><source>Shortcut</source><translation>Snarvei</translation></message>
<message><source>Unknown</source><translation>Ukjent</translation></message>
</context>
<context><name>QLineEdit</name>
<message><source>&amp;Undo</source><translation>&amp;Angre</translation></message>
<message><source>&amp;Redo</source><translation>Gjør &amp;om</translation></message>
<message><source>Cu&amp;t</source><translation>Klipp &amp;ut</translation></message>
<message><source>&amp;Copy</source><translation>&amp;Kopier</translation></message>
<message><source>&amp;Paste</source><translation>&amp;Lim inn</translation></message>
<message><source>Delete</source><translation>Slett</translation></message>
<message><source>Select All</source><translation>Merk alt</translation></message>
</context>
<context><name>QWidgetTextControl</name>
<message><source>&amp;Undo</source><translation>&amp;Angre</translation></message>
<message><source>&amp;Redo</source><translation>Gjør &amp;om</translation></message>
<message><source>Cu&amp;t</source><translation>Klipp &amp;ut</translation></message>
<message><source>&amp;Copy</source><translation>&amp;Kopier</translation></message>
<message><source>&amp;Paste</source><translation>&amp;Lim inn</translation></message>
<message><source>Delete</source><translation>Slett</translation></message>
<message><source>Select All</source><translation>Merk alt</translation></message>
<message><source>Copy &amp;Link Location</source><translation>Kopier lenke&amp;adresse</translation></message>
</context>
<context><name>QMessageBox</name>
<message><source>Show Details...</source><translation>Vis detaljer</translation></message>
<message><source>Hide Details...</source><translation>Skjul detaljer</translation></message>
<message><source>OK</source><translation>OK</translation></message>
<message><source>Help</source><translation>Hjelp</translation></message>
</context>
<context><name>QErrorMessage</name>
<message><source>&amp;OK</source><translation>&amp;OK</translation></message>
<message><source>&amp;Show this message again</source><translation>&amp;Vis denne meldingen igjen</translation></message>
</context>
<context><name>QAbstractSpinBox</name>
<message><source>&amp;Select All</source><translation>&amp;Merk alt</translation></message>
<message><source>&amp;Step up</source><translation>&amp;Øk</translation></message>
<message><source>Step &amp;up</source><translation>&amp;Øk</translation></message>
<message><source>Step &amp;down</source><translation>&amp;Reduser</translation></message>
</context>
<context><name>QPrintDialog</name>
<message><source>Print</source><translation>Skriv ut</translation></message>
<message><source>&amp;Print</source><translation>&amp;Skriv ut</translation></message>
<message><source>&amp;Options &gt;&gt;</source><translation>&amp;Valg &gt;&gt;</translation></message>
<message><source>&amp;Options &lt;&lt;</source><translation>&amp;Valg &lt;&lt;</translation></message>
<message><source>Print to File (PDF)</source><translation>Skriv til fil (PDF)</translation></message>
<message><source>Local file</source><translation>Fil på denne maskinen</translation></message>
<message><source>Write PDF file</source><translation>Skriv PDF-fil</translation></message>
<message><source>Print To File ...</source><translation>Skriv til fil …</translation></message>
<message><source>%1 is a directory.
Please choose a different file name.</source><translation>%1 er en mappe.
Velg et annet filnavn.</translation></message>
<message><source>File %1 is not writable.
Please choose a different file name.</source><translation>Filen %1 kan ikke skrives til.
Velg et annet filnavn.</translation></message>
<message><source>%1 already exists.
Do you want to overwrite it?</source><translation>%1 finnes allerede.
Vil du skrive over den?</translation></message>
<message><source>The 'From' value cannot be greater than the 'To' value.</source><translation>Den første siden kan ikke komme etter den siste.</translation></message>
<message><source>Invalid Pages Definition</source><translation>Ugyldige sidetall</translation></message>
<message><source>Duplex Settings Conflicts</source><translation>Innstillingene for tosidig utskrift passer ikke sammen</translation></message>
<message><source>All Pages</source><translation>Alle sider</translation></message>
<message><source>Odd Pages</source><translation>Oddetallssider</translation></message>
<message><source>Even Pages</source><translation>Partallssider</translation></message>
<message><source>Left to Right, Top to Bottom</source><translation>Fra venstre til høyre, ovenfra</translation></message>
<message><source>Left to Right, Bottom to Top</source><translation>Fra venstre til høyre, nedenfra</translation></message>
<message><source>Right to Left, Bottom to Top</source><translation>Fra høyre til venstre, nedenfra</translation></message>
<message><source>Right to Left, Top to Bottom</source><translation>Fra høyre til venstre, ovenfra</translation></message>
<message><source>Bottom to Top, Left to Right</source><translation>Nedenfra, fra venstre til høyre</translation></message>
<message><source>Bottom to Top, Right to Left</source><translation>Nedenfra, fra høyre til venstre</translation></message>
<message><source>Top to Bottom, Left to Right</source><translation>Ovenfra, fra venstre til høyre</translation></message>
<message><source>Top to Bottom, Right to Left</source><translation>Ovenfra, fra høyre til venstre</translation></message>
</context>
<context><name>QPrintWidget</name>
<message><source>Printer</source><translation>Skriver</translation></message>
<message><source>&amp;Name:</source><translation>&amp;Navn:</translation></message>
<message><source>P&amp;roperties</source><translation>&amp;Egenskaper</translation></message>
<message><source>Location:</source><translation>Sted:</translation></message>
<message><source>Preview</source><translation>Forhåndsvisning</translation></message>
<message><source>Type:</source><translation>Type:</translation></message>
<message><source>Output &amp;file:</source><translation>&amp;Fil:</translation></message>
</context>
<context><name>QPrintSettingsOutput</name>
<message><source>Copies</source><translation>Eksemplarer</translation></message>
<message><source>Options</source><translation>Valg</translation></message>
<message><source>Color Mode</source><translation>Farger</translation></message>
<message><source>Color</source><translation>Farge</translation></message>
<message><source>Grayscale</source><translation>Gråtoner</translation></message>
<message><source>Double Sided Printing</source><translation>Tosidig utskrift</translation></message>
<message><source>Off</source><translation>Av</translation></message>
<message><source>Long side binding</source><translation>Vend på langsiden</translation></message>
<message><source>Short side binding</source><translation>Vend på kortsiden</translation></message>
<message><source>Print range</source><translation>Hva som skal skrives ut</translation></message>
<message><source>Print all</source><translation>Alt</translation></message>
<message><source>Pages from</source><translation>Sider fra</translation></message>
<message><source>to</source><translation>til</translation></message>
<message><source>Pages</source><translation>Sider</translation></message>
<message><source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source><translation>Skriv sidetall med komma mellom, og bindestrek mellom første og siste side: 3,5-7,9 skriver ut side 3, 5, 6, 7 og 9.</translation></message>
<message><source>Current Page</source><translation>Denne siden</translation></message>
<message><source>Selection</source><translation>Utvalget</translation></message>
<message><source>Page &amp;Set:</source><translation>&amp;Hvilke sider:</translation></message>
<message><source>Output Settings</source><translation>Utskriften</translation></message>
<message><source>Copies:</source><translation>Eksemplarer:</translation></message>
<message><source>Collate</source><translation>Sorter eksemplarene</translation></message>
<message><source>Reverse</source><translation>Omvendt rekkefølge</translation></message>
</context>
<context><name>QPrintPropertiesDialog</name>
<message><source>Printer Properties</source><translation>Skriveregenskaper</translation></message>
<message><source>Job Options</source><translation>Valg for jobben</translation></message>
<message><source>Page Setup Conflicts</source><translation>Sideoppsettet passer ikke sammen</translation></message>
</context>
<context><name>QPrintPropertiesWidget</name>
<message><source>Page</source><translation>Side</translation></message>
<message><source>Advanced</source><translation>Avansert</translation></message>
</context>
<context><name>QPageSetupWidget</name>
<message><source>Paper</source><translation>Papir</translation></message>
<message><source>Page size:</source><translation>Sidestørrelse:</translation></message>
<message><source>Width:</source><translation>Bredde:</translation></message>
<message><source>Height:</source><translation>Høyde:</translation></message>
<message><source>Paper source:</source><translation>Papirskuff:</translation></message>
<message><source>Orientation</source><translation>Retning</translation></message>
<message><source>Portrait</source><translation>Stående</translation></message>
<message><source>Landscape</source><translation>Liggende</translation></message>
<message><source>Reverse landscape</source><translation>Liggende, snudd</translation></message>
<message><source>Reverse portrait</source><translation>Stående, snudd</translation></message>
<message><source>Margins</source><translation>Marger</translation></message>
<message><source>top margin</source><translation>Toppmarg</translation></message>
<message><source>left margin</source><translation>Venstremarg</translation></message>
<message><source>right margin</source><translation>Høyremarg</translation></message>
<message><source>bottom margin</source><translation>Bunnmarg</translation></message>
<message><source>Page Layout</source><translation>Sider på arket</translation></message>
<message><source>Page &amp;order:</source><translation>Side&amp;rekkefølge:</translation></message>
<message><source>Pages &amp;per sheet:</source><translation>&amp;Sider per ark:</translation></message>
<message><source>Millimeters (mm)</source><translation>Millimeter (mm)</translation></message>
<message><source>Inches (in)</source><translation>Tommer (in)</translation></message>
<message><source>Points (pt)</source><translation>Punkter (pt)</translation></message>
<message><source>Custom</source><translation>Egendefinert</translation></message>
</context>
<context><name>QPageSize</name>
<message><source>Custom</source><translation>Egendefinert</translation></message>
</context>
</TS>
