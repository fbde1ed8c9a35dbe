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
</TS>
