import type { RuleParagraph } from '../../module';

/** The rules in our own words (rule page A4 to A7), in German. The ids are what refusals and events carry. */
export const reference: readonly RuleParagraph[] = [
  {
    id: 'about',
    heading: 'Worum es geht',
    text: 'Ihr teilt euch ein Wasserflugzeug. In jeder Runde bietet ihr um den Platz des Kapitäns und besticht ihn mit Dollar an den Inseln; dann fliegt er mit geschlossenen Augen Waren zu Inseln. Wo eine Ware landet, nimmt der Kapitän das Geld, und die anderen lösen ihre Aufträge für diese Insel ein. Das meiste Geld gewinnt.',
  },
  {
    id: '1.1',
    heading: 'Aufbau',
    text: 'Zwölf Inseln liegen um einen Kompass: Sechs nahe zeigen je eine Ware, sechs ferne je zwei. Alle bekommen 10 $ hinter einen Sichtschirm und drei Aufträge (zu zweit vier); drei weitere liegen offen. Von den neun Rundenkarten ist die Letzte Runde mit gleicher Wahrscheinlichkeit die siebte, achte oder neunte (zu zweit immer die neunte). Wer zuletzt geflogen ist, hat das Kapitänsplättchen.',
  },
  {
    id: '1.2',
    text: 'Hausdeck: Namen, Waren, Linien und Auszahlungen des gedruckten Spiels stehen nur auf seinem Material, deshalb ist dieser Satz unser eigener. 72 Inselaufträge, sechs für jede Insel, 90 $ je Symbol; neun Touristen, sechs zu 1 $ und drei zu 2 $; je zwei Rundenkarten für drei Linien, zwei, die Geld entfernen, und die Letzte Runde. Wer die Schachtel hat, kann beim Aufbau einer Partie die echten Karten eingeben.',
  },
  {
    id: '2.1',
    heading: 'Die Rundenkarte',
    text: 'Zu Beginn einer Runde wird ihre Karte aufgedeckt und sofort ausgeführt. Eine Linie: Die Bank legt 2 $ an jede Insel mit ihrer Flagge. Entfernen: Jede Insel, an der Geld liegt, verliert 1 $; die anderen sind nicht betroffen. Die Letzte Runde: jetzt nichts, aber in dieser Runde bekommt der Kapitän für jeden Auftrag, den jemand anders einlöst, 1 $ von der Bank, und danach endet die Partie.',
  },
  {
    id: '2.2',
    text: 'Scheingebote (eine Variante zu dritt): Vor der Rundenkarte werden zwei Inselaufträge gezogen und abgelegt, und an jede genannte Insel kommen 3 $, 6 $, wenn beide dieselbe nennen. Touristen darunter werden abgelegt und übergangen. Ist der Stapel leer, wird nicht weiter gezogen.',
  },
  {
    id: '3.1',
    heading: 'Die Versteigerung',
    text: 'Beim ersten Mal beginnt, wer das Plättchen hat, später die Person links vom Kapitän. Wer beginnt, muss bieten, 0 $ oder mehr; dann bieten die anderen reihum mehr oder passen endgültig. Der Kapitän der letzten Runde nimmt nicht teil. Niemand bietet mehr als das eigene Bargeld. Wer übrig bleibt, zahlt an die Bank und nimmt das Plättchen.',
    examples: [
      'Ana eröffnet mit 0 $, Ben bietet 1 $, Cem 2 $, Dina und Ana passen, Ben 3 $, Cem passt. Ben zahlt der Bank 3 $ von seinen 10 $ und ist Kapitän.',
    ],
  },
  {
    id: '4.1',
    heading: 'Bestechung',
    text: 'Eine Minute lang legen alle außer dem Kapitän Dollar an Inseln, so viele und so oft sie wollen. Nichts wird zurückgenommen, und nichts geht direkt an den Kapitän. Der Kapitän schweigt, bis die Zeit um ist; alle anderen dürfen reden, und Versprechen binden niemanden. Eine Münze, die noch in der Luft ist, wenn die Zeit um ist, geht zurück. Die Minute endet vorzeitig, wenn alle bereit sind. Ruhige Bestechung, eine Variante: alle geheim und nacheinander, dann werden alle Münzen aufgedeckt.',
  },
  {
    id: '5.1',
    heading: 'Touristen',
    text: 'Einmal, vor dem ersten Flug, darf der Kapitän beliebig viele Touristen aufdecken. Jeder zahlt für jede Landung dieser Runde seinen Flugpreis aus der Bank und wird abgelegt, wenn die Flüge der Runde vorbei sind.',
  },
  {
    id: '5.2',
    heading: 'Flüge',
    text: 'Es gibt so viele Flüge wie Mitspielende (zu zweit drei, einen für jede Ware auf dem Kompass). Für jeden nimmt der Kapitän eine Ware, die noch auf dem Kompass liegt, und fliegt sie mit geschlossenen Augen. Gelandet oder nicht: Diese Ware ist für die Runde verbraucht.',
  },
  {
    id: '5.3',
    text: 'Ein Flug gelingt, wenn das ganze Plättchen auf einer Insel liegt und diese Insel die Ware zeigt. Was beabsichtigt war, ist egal. Die richtige Insel mit der falschen Ware, das Meer und der Kompass sind Fehlschläge.',
    examples: [
      'Fisch soll auf eine Insel und liegt ganz auf einer anderen, die Fisch zeigt: Er ist dort gelandet. Im Meer oder auf einer Insel ohne Fisch ist er verloren.',
    ],
  },
  {
    id: '5.4',
    text: 'Nach einer Landung nimmt der Kapitän alles Geld an dieser Insel, dann die Flugpreise der Touristen. Danach lösen alle anderen sämtliche Aufträge ein, die sie für diese Insel haben; das geschieht von selbst, es gibt keinen Grund, sich zurückzuhalten. Die Aufträge des Kapitäns zahlen nicht (zu zweit schon). Eingelöste Aufträge werden gezeigt und dann verdeckt verwahrt.',
    examples: [
      'Neben der Insel liegen 5 $, und ein Tourist für 2 $ ist aufgedeckt: Der Kapitän bekommt 5 + 2 = 7 $. Cem löst seinen Auftrag für 5 $ ein, Dina ihren für 3 $. Der eigene Auftrag des Kapitäns zahlt nichts.',
    ],
  },
  {
    id: '5.5',
    text: 'Jede Ware fliegt einmal pro Runde. Dieselbe Insel kann zweimal erreicht werden; gezahlt wird, was dann dort liegt.',
  },
  {
    id: '5.6',
    heading: 'Die zweite Chance',
    text: 'Einmal pro Runde, nach einem misslungenen Flug oder am Ende der Flüge, darf der Kapitän einen erfüllten Auftrag ablegen und eine verlorene Ware noch einmal fliegen, zu einer beliebigen Insel. Das Geld dieses Auftrags bleibt, doch er zählt nicht mehr für Sets und auch nicht bei Gleichstand (Hausregel). Dieser Flug ist ein zusätzlicher und kann nicht wiederholt werden.',
  },
  {
    id: '5.7',
    heading: 'Wörter',
    text: 'Während ein Plättchen in der Luft ist, schweigen die anderen bis auf drei Wörter pro Person, wahr oder falsch, in jedem Flug. Für jedes weitere geht 1 $ an die Bank, sobald es ausgesprochen ist, soweit in diesem Augenblick Bargeld da ist: Schulden gibt es nicht, und was die Landung bringt, kommt zu spät. Du tippst ein Wort selbst an; nach dem Flug dürfen alle eines melden, das nicht angetippt wurde, und war es eines zu viel, wird es bei der Meldung bezahlt, auch aus dem, was die Landung gebracht hat. Ein Computerpilot hört auf Wörter von einer Leiste: Ein wahres verkleinert seinen verbliebenen Fehler um 15 %, ein falsches vergrößert ihn um ebenso viel, und nach zwei falschen hört er auf diese Person nicht mehr. Zu zweit gibt es keine Wörter.',
  },
  {
    id: '6.1',
    heading: 'Aufträge',
    text: 'Können Stapel und Auslage nicht mehr alle Hände füllen, endet die Partie sofort. Sonst dürfen, beim Kapitän beginnend, alle erst einen Auftrag unter den Stapel legen und ziehen dann auf drei nach (zu zweit auf vier), aus der Auslage oder blind, einen nach dem anderen. Die Auslage wird gefüllt, wenn diese Person fertig ist. Ein Auftrag geht ungesehen unter den Stapel, es sei denn, alle haben gesehen, wie er aus der Auslage genommen wurde: Dann sehen sie auch, wohin er geht (die Regeln schweigen hier). Nach der Letzten Runde entfällt das: Aufträge auf der Hand sind nichts wert.',
  },
  {
    id: '3.2',
    heading: 'Dueling Pilots: zu zweit',
    text: 'Der Kompass ist zuerst leer. Wer zuletzt nicht Kapitän war (beim ersten Mal: wer das Plättchen nicht hat), legt drei Waren darauf und nennt einen Preis aus dem eigenen Bargeld. Die andere Person entscheidet: fliegen lassen, dann zahlt die erste den Preis an die Bank und fliegt diese Waren; oder den Preis an die erste zahlen, selbst Kapitän werden und die anderen drei Waren fliegen. Es gibt keine Bestechung und keine Wörter. Beide lösen Aufträge ein. Der Bonus der Letzten Runde zählt nur die Aufträge der anderen Person.',
  },
  {
    id: '7.1',
    heading: 'Das Ende',
    text: 'Bargeld, und für jedes Symbol 5 $ für drei eingelöste Aufträge und 5 $ mehr für jeden weiteren. Aufträge auf der Hand und Geld an Inseln zählen nichts. Das meiste Geld gewinnt; bei Gleichstand entscheiden mehr erfüllte Aufträge, danach wird der Sieg geteilt.',
    examples: [
      'Fünf erfüllte Aufträge mit Palme: 5 $ für drei, dann 2 × 5 $ mehr, zusammen 15 $. Zwei mit Stern bringen nichts.',
    ],
  },
  {
    id: '8.1',
    heading: 'Fliegen auf dem Tablet',
    text: 'Halte einen Finger auf das Plättchen, bis es abhebt, schließ die Augen, zieh es, lass los. Es zählt die Kante, die du siehst: Das ganze Plättchen muss innerhalb der Küstenlinie liegen, ein Zehntelmillimeter wird verziehen. Ein Finger fliegt; jede andere Berührung wird ignoriert. Wer sofort über dem Kompass loslässt, hat einen Fehlstart, höchstens zwei pro Flug. Nach einem Fehlstart oder bei einer Störung durch das Gerät zählt der Flug nicht: Die Wörter kommen zurück und die dafür gezahlten Dollar auch. Unter Wolken verschwinden die Inseln nach fünf Sekunden. Auf einem echten Tisch legt der Kapitän eine Hand über die Augen, hebt das Plättchen zwei bis drei Zoll hoch, gut 5 cm, und lässt es fallen; jemand sagt, wo es liegt, und jemand anders bestätigt es; keine Insel liegt näher als 6 Zoll, gut 15 cm, an einer anderen, und Bestechungen liegen daumenbreit neben der Insel. Schaltet vorher die Gesten mit mehreren Fingern ab: Geführter Zugriff auf dem iPad, Bildschirmfixierung unter Android. Vermesst den Bildschirm in den Einstellungen mit einer Bankkarte und probiert euch beim Aufbau der Partie aus: Zeigt ein Bildschirm auf der kurzen Seite weniger als 96 mm Lagune, nehmt ruhige Inseln, Wolken oder den Instrumentenflug. Die Lagune hat auf jedem Bildschirm dieselbe Form, damit ein Flug im Verlauf überall gleich zu lesen ist; nur ihre Größe ist verschieden.',
  },
  {
    id: '8.2',
    heading: 'Instrumentenflug',
    text: 'Ohne Ziehen und ohne Sicht: Die Liste der Inseln wird nach Uhrzeigerstand und Ring vorgelesen, dann wird der Spielplan verdeckt. Stell einen Kurs in Schritten von fünf Grad und eine Distanz in Schritten von zwei Millimetern ein, dann lass los. Ein Wind, den niemand kennt, kommt hinzu. Jeder Kapitän darf jeden Flug so fliegen.',
  },
  {
    id: '9.1',
    heading: 'Was geheim ist',
    text: 'Aufträge auf der Hand sind geheim, bis auf die, bei denen alle gesehen haben, wie sie aus der Auslage genommen wurden. Geld liegt hinter den Sichtschirmen und wird nicht gezeichnet, obwohl alle, die mitzählen, es wissen könnten. Wer ein Wort zu viel sagt, wissen alle; ob dafür Bargeld da war, nicht. Eingelöste Aufträge haben alle gesehen; sie bleiben verdeckt.',
  },
];
