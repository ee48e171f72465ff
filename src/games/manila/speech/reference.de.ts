import type { RuleParagraph } from '../../module';

/** The rules reader in German. */
export const reference: readonly RuleParagraph[] = [
  {
    id: 'about',
    heading: 'Worum es geht',
    text: 'Drei Kähne bringen drei von vier Waren nach Manila, und alle verdienen an etwas: an den Waren an Bord, an Kähnen, die ankommen, an Kähnen, die scheitern, an Piraterie, an Lotsen, an der Versicherung. Waren, die ankommen, steigen auf dem Schwarzmarkt. Das Spiel endet, wenn eine Ware 30 wert ist; das größte Vermögen gewinnt.',
  },
  {
    id: '1.1',
    heading: 'Waren',
    text: 'Ginseng: drei Plätze für 1, 2, 3; die Ladung bringt 18. Muskat: drei Plätze für 2, 3, 4; sie bringt 24. Seide: drei Plätze für 3, 4, 5; sie bringt 30. Jade: vier Plätze für 3, 4, 5, 5; sie bringt 36. Eine Ladung wird gleichmäßig unter allen an Bord geteilt, was immer ihre Plätze kosteten.',
    examples: [
      'Jade kommt mit zweien an Bord an: je 36 ÷ 2 = 18, auch wenn ein Platz 3 kostete und der andere 4. Mit vieren sind es 36 ÷ 4 = 9.',
    ],
  },
  {
    id: '1.2',
    heading: 'Andere Orte',
    text: 'Hafen und Werft haben Plätze A, B, C für 4, 3, 2, die 6, 8, 15 zahlen, wenn ein Kahn in ihnen liegt. Zwei Piraten für je 5, Kapitän und Maat. Kleiner Lotse 2, großer Lotse 5. Die Versicherung kostet nichts und bringt sofort 10; sie haftet für die Werft.',
  },
  {
    id: '1.4',
    heading: 'Chancen',
    text: 'Von seinem Start kommt ein Kahn mit drei Würfen in so vielen von 216 Fällen über 13 hinaus: von 0 in 35, von 1 in 56, von 2 in 81, von 3 in 108, von 4 in 135, von 5 in 160. Genau auf 13 endet er in 21 bis 27 von ihnen. Vor dem letzten Wurf kommt ein Kahn auf 8 oder weiter mit (sein Feld − 7) von 6 über 13 hinaus.',
    examples: ['Von 10 kommt er mit 4, 5 oder 6 über 13 hinaus, mit 3 endet er darauf: 10 − 7 = 3 von 6.'],
  },
  {
    id: '3.1',
    heading: 'Aufbau',
    text: 'Alle beginnen mit 30 Pesos, drei Komplizen (vier zu dritt) und zwei verdeckten Anteilen, verteilt aus drei von jeder Ware (oder als Variante aus allen zwanzig). Alle übrigen Anteile liegen offen und sind zu kaufen. Wer welche Ware hält, ist bis zum Ende geheim; ein später gekaufter Anteil wird offen gekauft. Bargeld liegt offen oder als Variante verdeckt: Dann sieht man nicht, was andere haben, und wer sich nichts leisten kann, wird trotzdem gefragt und passt. Die erste Auktion eröffnet ein ausgeloster Platz, der für die älteste Person steht, oder der erste Platz.',
  },
  {
    id: '3.2',
    heading: 'Eine Fahrt',
    text: 'Auktion, Aufgaben des Hafenmeisters, dann zu viert oder fünft: setzen, fahren, setzen, fahren, setzen, Lotsen, fahren. Zu dritt: zweimal setzen vor dem ersten Wurf und einmal vor jedem weiteren. Dann Gewinne, Versicherung, Anstieg der Werte.',
  },
  {
    id: '3.3',
    heading: 'Auktion',
    text: 'Der Hafenmeister der letzten Fahrt eröffnet (bei der ersten Fahrt siehe 3.1). Im Uhrzeigersinn höher bieten oder endgültig passen. Die Grenze ist dein Bargeld plus 12 für jeden freien Anteil; Verpfänden ändert sie nie, Auslösen senkt sie um 3. Wer am höchsten bietet, zahlt an die Bank und ist Hafenmeister. Bietet niemand, bleibt der letzte Hafenmeister kostenlos im Amt; in der ersten Fahrt bekommt es, wer eröffnete. Wer zuletzt übrig bleibt und noch nicht geboten hat, darf noch 1 oder mehr bieten oder passen.',
    examples: [
      'Ana bietet 5, Ben 9, Cem passt, Dina 12, Ana passt, Ben 14, Dina 20, Ben passt. Dina zahlt 20 von ihren 30 und behält 10. Für alle war die Grenze 30 + 2 × 12 = 54.',
    ],
  },
  {
    id: '3.4',
    heading: 'Hafenmeister',
    text: 'Zuerst darfst du einen Anteil zu seinem Wert kaufen, mindestens für 5. Dann lädst du drei verschiedene Waren; die vierte bleibt an Land und nimmt an dieser Fahrt nicht teil. Zuletzt gibst du jedem Kahn eine eigene Route und einen Start von 0 bis 5; die drei Starts ergeben zusammen genau 9.',
    examples: ['5 + 4 + 0 = 9 ist erlaubt. 5 + 4 + 1 = 10 ist zu viel, und 6 + 3 + 0 beginnt jenseits von 5.'],
  },
  {
    id: '3.5',
    heading: 'Setzen',
    text: 'Vom Hafenmeister im Uhrzeigersinn: Setze einen Komplizen an einen freien Ort und zahle an die Bank, oder passe und setze in dieser Fahrt nicht mehr. Auf einem Kahn wird immer der billigste freie Platz zuerst genommen; ein Kahn auf 13 ist noch auf See, auf einen Kahn in Hafen oder Werft kommt niemand mehr. Jeder freie Platz in Hafen und Werft darf genommen werden, auch wenn schon ein Kahn darin liegt. Der erste Pirat ist Kapitän, der zweite Maat; durch Entern frei gewordene Plätze dürfen neu besetzt werden. Ein Komplize je Zug, doch du darfst mehrere Orte jeder Art besetzen.',
  },
  {
    id: '3.6',
    heading: 'Fahren, Entern, Plündern',
    text: 'Ein Würfel für jeden Kahn auf See. Ein Kahn, der über 13 kommt, legt sofort am nächsten freien Hafenplatz an; genau auf 13 bleibt er stehen. Kähne fahren in Routenfolge oder als Variante, wie der Hafenmeister sagt; am Geld ändert das nichts. Nach dem zweiten Wurf dürfen der Kapitän und dann der andere Pirat kostenlos einen freien Platz auf einem Kahn auf 13 entern. Nach dem dritten Wurf gehen Kähne vor 13 in die Werft. Ein Kahn auf 13 kommt an, wenn kein Pirat auf dem Boot ist; sonst wird er geplündert: Die an Bord gehen leer aus, die Piraten teilen die Ladung, und der Kapitän schickt den Kahn in den Hafen oder in die Werft.',
  },
  {
    id: '3.7',
    heading: 'Lotsen',
    text: 'Nach dem letzten Setzen, vor dem dritten Wurf: Der kleine Lotse darf einen Kahn auf See um ein Feld bewegen, vor oder zurück; dann der große einen Kahn um bis zu zwei Felder oder zwei verschiedene um je eins. Nichts fährt hinter den Start. Ein Kahn, der über 13 kommt, legt sofort an. Auf 13 geschieht jetzt nichts.',
  },
  {
    id: '3.8',
    heading: 'Pfänder und der blinde Passagier',
    text: 'Bei jeder eigenen Entscheidung, zwischen den Fahrten und wann immer eine Zahlung es verlangt, kann ein Anteil für 12 verpfändet und für 15 ausgelöst werden. Die App wählt, welcher: der billigste zuerst, dann der am längsten gehaltene (und der wertvollste wird zuerst ausgelöst). Das ändert nie ein Vermögen, und niemand erfährt, was du hältst. Für eine erzwungene Zahlung wird nur so viel wie nötig verpfändet. Wer mit Bargeld und Pfändern nicht einmal den billigsten bezahlten Ort erreicht, ist blinder Passagier: Für alles Bargeld darf ein freier Platz auf einem Kahn auf See genommen werden (als Variante jeder Ort außer der Versicherung), oder man passt. Bei verdecktem Geld löst, wer nur verpfändete Anteile hat, bei eigenen Entscheidungen aus, nicht in der Pause: Dort würde schon der Knopf das Bargeld verraten.',
    examples: [
      'Mit 4 Pesos und zwei freien Anteilen ist die Grenze 4 + 2 × 12 = 28. Ein Gebot von 20 gewinnt: Beide werden verpfändet, 4 + 24 − 20 = 8 bleiben. Bis zum Ende verpfändet kosten sie 2 × 15 = 30.',
    ],
  },
  {
    id: '3.9',
    heading: 'Gewinne',
    text: 'In dieser Reihenfolge: Beute teilen sich die Piraten auf dem Kahn; angekommene Ladungen teilen sich die an Bord; Hafenplätze mit Kahn zahlen 6, 8, 15; Werftplätze mit Kahn zahlen dasselbe. Gibt es eine Versicherung, zahlt sie das, und für unbesetzte Plätze zahlt sie an die Bank (insgesamt 6, 14 oder 29, ohne den eigenen Platz). Reicht ihr Geld nicht, verpfändet sie Anteile, zahlt dann, was sie hat, und die Bank übernimmt den Rest. Lotsen und leere Plätze bekommen nichts.',
    examples: [
      'Zwei Kähne scheitern, in Werft A und B. Die Versicherung, die 10 bekam, zahlt 6 + 8 = 14. Wären alle drei gescheitert: 6 + 8 + 15 = 29.',
    ],
  },
  {
    id: '3.10',
    heading: 'Werte und Ende',
    text: 'Jede Ware, deren Kahn im Hafen liegt, steigt: 0, 5, 10, 20, 30. Bei 30 endet das Spiel. Dein Vermögen ist dein Bargeld und der Wert aller deiner Anteile, weniger 15 für jeden verpfändeten. Bei Gleichstand wird der Sieg geteilt.',
  },
  {
    id: '3.11',
    heading: 'Starke Piraten',
    text: 'Als Variante darf ein Pirat nach dem zweiten Wurf einen vollen Kahn auf 13 entern und einen Komplizen nach Hause schicken, wenn auf keinem Kahn auf 13 ein Platz frei ist. Es gibt keine Erstattung, und der Komplize ist für diese Fahrt aus dem Spiel. Der zweite Pirat darf nicht den Platz räumen, den der Kapitän gerade geentert hat.',
  },
];
