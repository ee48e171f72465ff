import type { Catalogue } from '../games/module';

/** Help, in German. */
export const text = {
  'guide.title': 'Hilfe',
  'guide.secrets': 'Wer was sieht',
  'guide.secrets.alone': 'Spielst du allein, wird nichts verdeckt.',
  'guide.secrets.cover':
    'Bei mehreren Personen kommt ein Sichtschutz, bevor etwas Privates erscheint. Er nennt die nächste Person, dreht sich zu ihrer Seite und bleibt, während ihr das Tablet weitergebt. Lass einen Finger kurz auf dem Knopf ruhen, dann öffnet er sich. Hebst du ihn zu früh, rutschst du ab oder kommt ein zweiter dazu, bleibt er zu. Hast du gewählt, sind deine Karten wieder weg.',
  'guide.secrets.shut':
    'Der Sichtschutz kommt auch, wenn du das Tablet drehst oder die Seite verlässt, neu lädst oder druckst. In den Einstellungen kannst du ihn mit einem Tipp öffnen oder ganz weglassen.',
  'guide.secrets.peek':
    'Sonst hältst du das Auge bei deinem Namen gedrückt. Deine Karten erscheinen an deinem Rand des Bildschirms, dir zugewandt. Mehrere können zugleich nachsehen.',
  'guide.secrets.file':
    'Eine gespeicherte Datei enthält alle Geheimnisse ihrer Partien, auch der laufenden. Gib sie nicht weiter, solange ihr spielt. Das Archiv zeigt fertige Partien und Wertungsblätter, die du noch führst, aber keine Partie, die auf dem Tablet noch läuft.',
  'guide.box': 'Mit der Schachtel auf dem Tisch',
  'guide.box.sheet':
    'Wertungsblatt und Hilfen dürfen alle am Tisch sehen. Trag Verdecktes erst am Ende ein, wenn es gezeigt wird.',
  'guide.box.lay':
    'Mit „Auf dem echten Tisch aufbauen“ im Menü spielt ihr eine laufende Partie mit dem echten Spiel weiter. „Von einem echten Tisch weiterspielen“ beim Vorbereiten holt sie auf das Tablet zurück. Offenes sehen alle. Was du auf der Hand hast, nimmst du dir oder trägst du selbst ein, hinter dem Sichtschutz.',
  'guide.box.bots': 'Bots können nicht an den echten Tisch. Gib ihre Plätze vorher an Personen.',
  'guide.box.dice':
    'Mit echten Würfeln wirfst oder ziehst du nur, was alle sehen dürfen, und trägst es ein. Verdeckte Karten zieht die App.',
  'guide.box.print':
    'Isla Margarita, Alexandros und die Rollenkarten von Puerto Catan kannst du beim Vorbereiten ausdrucken. Drucke in voller Größe: Auf jedem Blatt steht zur Probe eine Linie von 50 mm. Ein zufälliges Land druckst du aus der Partie, zu der es gehört.',
  'guide.chance': 'Ehrlicher Zufall',
  'guide.chance.seed':
    'Jedes Mischen, jede Karte und jeder Würfel einer Partie kommt aus einer einzigen geheimen Zahl. Sie steht vor dem ersten Zug fest.',
  'guide.chance.keep':
    'Der Fingerabdruck dieser Zahl steht oben in „Was geschah“ und im Menü. Fotografiere oder kopiere ihn, wenn ihr beginnt.',
  'guide.chance.check':
    'Nach der Partie zeigen das Ergebnis und das Archiv die Zahl selbst. Tippe auf „Jede Ziehung prüfen“ und die App zieht alles noch einmal.',
  'guide.chance.yourself':
    'Du kannst es auch ohne die App prüfen: Der Fingerabdruck ist der SHA-256 der 32 Zeichen dieser Zahl.',
  'guide.chance.not':
    'Nicht erfasst sind echte Würfel, gemessene Flüge und wie Bots wählen. Geht eine Partie von einem echten Tisch aus weiter, beginnt der Nachweis dort.',
  'guide.data': 'Wo deine Partien liegen',
  'guide.data.here': 'Alles bleibt auf diesem Gerät, in diesem Browser. Es gibt kein Konto und keinen Server.',
  'guide.data.saved':
    'Jeder Zug ist gespeichert, bevor der nächste kommt. Ist die App abgestürzt oder der Akku leer geworden, geht es danach genau dort weiter, hinter dem Sichtschutz.',
  'guide.data.disk':
    'Ist der Speicher voll oder langsam, könnt ihr weiterspielen. Die App sagt, wie viele Züge noch fehlen, und speichert sie, sobald es geht.',
  'guide.data.safari':
    'Safari darf die Daten einer Seite nach sieben Tagen ohne Besuch löschen. Leg die App auf den Home-Bildschirm, dann tut es das nicht.',
  'guide.data.export':
    'Die Einstellungen zeigen, was gespeichert ist und wie es verloren gehen könnte. Exportiere dort ab und zu alles in eine Datei: Jedes Gerät kann sie lesen.',
  'guide.data.windows':
    'Ist eine Partie in zwei Fenstern offen, schaut das zweite nur zu. Tippe dort auf „Hier spielen“, um weiterzuspielen.',
  'guide.data.problem':
    'Geht etwas schief, schreibt „Ein Problem melden“ in den Einstellungen eine Seite für die Entwickler. Sie enthält keine Namen, Züge, Notizen oder geheimen Zahlen, und du liest sie zuerst.',
  'guide.table': 'Am Tisch',
  'guide.table.back':
    'Du kannst deine letzte Wahl zurücknehmen, solange sie nichts Neues gezeigt hat. Am Ende eines Zuges bleibt dir noch ein Moment; wie lange, wählst du in den Einstellungen. Danach müssen alle zugleich zustimmen, und das Ergebnis vermerkt es.',
  'guide.table.bots':
    'Bots sehen nur, was ihr eigener Platz sehen darf. Ein Matrose irrt oft, ein Maat spielt solide, ein Kapitän denkt voraus. Jede Stufe antwortet immer nach derselben Pause; die Pause verrät also nichts. Stufe und Charakter wählst du beim Vorbereiten; die Stufe änderst du auch im Menü.',
  'guide.table.advice':
    '„Was täte der Kapitän?“ nennt die zwei besten Züge. Das gibt es, wenn du allein spielst oder hinter dem Sichtschutz, und das Ergebnis sagt, wer gefragt hat. „Partie durchgehen“ zeigt danach die teuersten Fehler jeder Person.',
  'guide.table.ask':
    '„Was ist das?“ sagt dir von jedem Ort, jeder Karte und jedem Namen, was es ist und warum du es wählen kannst oder nicht. Ein ruhender Finger tut dasselbe. Mehr Hilfe beim Spielen schaltest du im Menü für deinen Namen ein.',
  'guide.table.words':
    'Du kannst jedes Spiel ohne gezeichneten Spielplan spielen, mit Tastatur oder Screenreader: Wähle „In Worten“.',
  'guide.table.learn':
    '„Lernen“ auf jeder Schachtel baut einen Tisch für dich auf und erklärt beim Spielen jeden Schritt. Du kannst jederzeit aufhören und später weitermachen; am Ende geht die Partie einfach weiter.',
  'guide.table.others':
    'Die Zeile oben sagt, was die anderen tun, Marken auf dem Spielplan zeigen, wo, und eine Zeile in „Was geschah“ beleuchtet ihren Ort. „Seit deinem Zug“ zeigt alles noch einmal. Wie schnell die anderen spielen, wählst du am Tisch.',
  'guide.table.rules':
    'Von jeder Ablehnung und jeder Zeile in „Was geschah“ kommst du zu ihrer Regel. Die Regeln haben Bilder, Tabellen und eine Suche; „Auf einen Blick“ passt auf einen Bildschirm und gedruckt auf zwei Blätter. Ein Zeichen zeigt, was Hausregel oder nachgebaut ist.',
  'guide.table.language': 'Die Sprache änderst du in den Einstellungen oder im Menü einer laufenden Partie.',
  'guide.data.install':
    'Einmal installiert, läuft die App ohne Netz. Ihr Symbol führt auch direkt zu „Weiterspielen“ und „Punkte notieren“.',
  'guide.keep': 'Punkte notieren',
  'guide.keep.sheets':
    'Fünf Wertungsblätter kennen die Wertung der Spielregel. Jedes andere Spiel zählst du nach Runden, Kategorien oder Endstand, oder sagst nur, wer gewonnen hat; das Spiel findest du unter seinem Namen wieder.',
  'guide.keep.sums':
    'Tippe Summen, wie du sie zählst: 3+6+2. Reicht eine Ziffer, kommt das nächste Feld von selbst; das Tastenfeld sagt, wann.',
  'guide.keep.why':
    'Das Blatt sagt, wer führt und warum. Was nicht stimmen kann, wird mit Grund markiert und zählt erst, wenn du es berichtigst.',
  'guide.keep.ledger':
    'Helfer führen Auktionen, Pfänder, Fahrten, Runden, Rollen und Gold; was sie buchen, steht auf dem Blatt. Auf dem Spielplan tippst du an, wo etwas liegt. Jede Zeile lässt sich ändern oder streichen. „Änderungen“ holt jede frühere Zahl zurück.',
  'guide.keep.tools':
    'Neben jedem Blatt gibt es Zugreihenfolge und Uhren; Würfel und Sanduhr, wo sie in der Schachtel liegen. Was läuft, bleibt im Blick. Ohne Blatt gibt es sie unter „Tischhelfer“, dazu eine Bank. Wer später kommt oder früher geht, tut das unter „Wer spielt?“; ein Tipp auf die Zeit macht Pause. Ein ausgefülltes Blatt wird auf ein oder zwei Seiten gedruckt; leere findest du beim Vorbereiten jedes Spiels.',
  'guide.keep.library':
    '„Abschließen“ legt die Partie ins Archiv, und du kannst sie dort noch berichtigen. Dort fügst du Notizen und Fotos hinzu und benennst Personen um oder führst sie zusammen. Jede Person, jedes Spiel und jedes Jahr hat eine Seite mit Zahlen. Ein Foto verlässt das Gerät nur mit einem Export. Was du löschst, bleibt 30 Tage im Papierkorb.',
  'guide.about': 'Version, Autoren und Lizenzen',
} satisfies Catalogue;
