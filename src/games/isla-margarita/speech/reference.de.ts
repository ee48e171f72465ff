import type { RuleParagraph } from '../../module';

/** The rules reader, in our own words, in German; `id` is the paragraph that refusals and log lines point to. */
export const reference: readonly RuleParagraph[] = [
  {
    id: 'about',
    heading: 'Worum es geht',
    text: 'Neun Inseln, siebzehn Meerengen zum Überbrücken, dreizehn Bauplätze für Häfen. Häfen sind sichere Punkte, Brücken eine Wette auf Mehrheiten, und Münzen neben Prinzen sind ein dritter Weg. Es gewinnt, wer sie am besten verbindet. Der Spielplan, die Aktionskarten und die Kronen von 2006 sind verloren: Die hier verwendeten sind rekonstruiert und passen zu jeder Anzahl in den ursprünglichen Regeln.',
  },
  {
    id: '1',
    heading: 'Aufbau',
    text: 'Auf jeder Insel stehen zu Beginn ein Prinz und eine verdeckte Krone, deren Wert niemand kennt. Wer König ist, wird ausgelost. Brückenbauer und Hafenbauer ist noch niemand.',
  },
  {
    id: '2',
    text: 'Alle haben zwanzig Münzen in ihrer Bank (zu zweit fünfundzwanzig; zu dritt habt ihr die Wahl). Der erste König nimmt drei davon aus dem Spiel. Die vierundzwanzig Handelskarten liegen verdeckt in vier Stapeln zu sechs.',
  },
  {
    id: '3',
    heading: 'Die Runde',
    text: 'Der König beginnt, dann geht es im Uhrzeigersinn: Alle nehmen verdeckt eine der neun Aktionskarten und geben die übrigen weiter. Zu zweit nehmt ihr je zwei: König, andere Person, andere Person, König. Dann werden alle Karten gemeinsam aufgedeckt und in aufsteigender Reihenfolge gespielt. Auch die Karten, die niemand nahm, werden gezeigt.',
  },
  {
    id: '4',
    text: 'Titel machen das Bauen billiger. Es zählt, wer sie hat, wenn die eigene Karte beginnt: Ein König, der den Titel durch Karte 5 verliert, hat den Rabatt für die Karten 8 und 9 nicht mehr.',
  },
  {
    id: '5',
    heading: 'Investitionskarten',
    text: 'Münzen gehen aus deiner Bank in die Investitionskreise von Inseln. Ein Kreis, in dem Münzen liegen, ist für alle belegt, bis die Runde endet.',
  },
  {
    id: '6',
    text: 'Wähle so viele Inseln, wie die Karte sagt, oder so viele, wie einen freien Kreis haben, oder so viele, wie du Münzen hast: was davon am wenigsten ist. Lege alle Münzen, die die Karte nennt, oder alle, die du hast; mindestens eine auf jede Insel, den Rest nach Belieben. Du darfst nichts zurückhalten.',
    examples: [
      'Karte 2 verlangt fünf Münzen auf vier Inseln. Mit drei Münzen in der Bank sind es 1 + 1 + 1; sind zwei Kreise frei, liegen dort 4 + 1 oder 3 + 2.',
    ],
  },
  { id: '7', text: 'Münzen verlassen eine Insel nur, wenn dort gebaut wird.' },
  {
    id: '8',
    heading: 'Baukarten',
    text: 'Die Karte nennt einen Preis für eine Brücke und einen für einen Hafen. Wähle die Art und irgendeinen freien Bauplatz.',
  },
  {
    id: '9',
    text: 'Rabatte: König 1 auf alles, Brückenbauer 1 auf Brücken, Hafenbauer 2 auf Häfen. Sie werden addiert; kein Preis fällt unter 1. Der Preis wird genau bezahlt.',
    examples: ['Der König spielt Karte 8: Eine Brücke kostet 3 − 1 = 2. Ist er auch Brückenbauer, 3 − 1 − 1 = 1.'],
  },
  {
    id: '10',
    text: 'Eine Brücke bezahlst du mit eigenen Münzen aus dem Vorrat einer oder beider Inseln an ihren Enden, einen Hafen mit denen seiner Insel. Mit Münzen, die noch in Kreisen oder in deiner Bank liegen, kannst du nicht bezahlen.',
  },
  {
    id: '11',
    text: 'Was du zahlst, kommt zurück in deine Bank, und eine Münze davon liegt als Besitzmünze auf dem Bauwerk.',
    examples: [
      'Eine Brücke für 3 wird mit 2 Münzen vom einen und 1 vom anderen Ende bezahlt. 3 gehen in die Bank zurück, 1 davon markiert die Brücke: Die Bank gewinnt 2.',
    ],
  },
  {
    id: '12',
    text: 'Wenn du bauen kannst, musst du. Den zweiten Bau von Karte 9 darfst du auslassen. Für beide Bauten von Karte 9 gelten die Titel, die du zu ihrem Beginn hattest; Münzen und Prinzen, die der erste bewegt, zählen für den zweiten.',
  },
  {
    id: '13',
    heading: 'Brücken',
    text: 'Steht an einem Ende ein Prinz, muss genau einer hinübergehen; stehen an beiden Enden Prinzen, wählst du, welcher. Hat die Insel, die er erreicht, noch ihre Krone, nimmst du sie und siehst sie geheim an. Dann wählst du einen Handelsstapel, siehst ihn durch und behältst geheim eine Karte. Zuletzt wirst du Brückenbauer.',
  },
  {
    id: '14',
    heading: 'Häfen',
    text: 'Du darfst einen Prinzen versetzen: einen von irgendwo auf diese Insel oder einen von hier irgendwohin. Das bringt nie eine Krone. Ein Hafen bringt keine Handelskarte. Du wirst Hafenbauer.',
  },
  {
    id: '15',
    heading: 'Der König',
    text: 'Mit Karte 5 wirst du sofort König. Bist du es schon, bleibst du es und hast den Titel vor den anderen bewahrt.',
  },
  {
    id: '16',
    heading: 'Ende der Runde',
    text: 'Die Münzen in den Kreisen kommen in den Vorrat ihrer Insel, auch in der letzten Runde. Wer dann König ist, wählt in der nächsten Runde zuerst.',
  },
  {
    id: '17',
    heading: 'Das Ende',
    text: 'Die Runde, in der die siebzehnte Brücke oder der dreizehnte Hafen gebaut wird, ist die letzte. Die übrigen Karten dieser Runde werden noch gespielt.',
  },
  {
    id: '18',
    text: 'Hausregel: Die Partie endet auch nach einer Runde, wenn niemand eine Münze in der Bank hat und niemand selbst mit allen Rabatten einen freien Bauplatz bezahlen könnte, oder nach zwei Runden in Folge, in denen nichts investiert oder gebaut wurde.',
  },
  {
    id: '19',
    heading: 'Vor der Wertung',
    text: 'Der König beginnt, dann geht es im Uhrzeigersinn: Alle dürfen die Handelskarten 9, 10 und 12 zeigen und in beliebiger Reihenfolge ausführen oder behalten (Hausregel: Keine muss gespielt werden). Es gibt nur einen Durchgang. Damit niemand erfährt, wer eine solche Karte hat, werden alle mit einer Handelskarte gefragt.',
  },
  {
    id: '20',
    text: 'Kronendieb: bis zu zwei Kronen, von verschiedenen Personen, jede zufällig gezogen. Beide Beteiligten wissen, welche Krone es war.',
  },
  {
    id: '21',
    text: 'Feindliche Übernahme: braucht eine Münze in deiner Bank. Sie ersetzt die Besitzmünze auf einer fremden Brücke; die fremde Münze kommt in die Bank zurück, aus der sie stammt. Kein Prinz zieht, kein Titel wechselt, keine Karte wird gezogen.',
  },
  {
    id: '22',
    text: 'Hoher Besuch: Zwei Prinzen von zwei verschiedenen Inseln ziehen auf eine dritte. Stehen nur auf einer Insel Prinzen, zieht einer von ihnen. Keine Krone wird genommen.',
  },
  { id: '23', heading: 'Wertung', text: 'Jeder Hafen bringt der Person, der er gehört, seinen Wert.' },
  {
    id: '24',
    text: 'Auf jeder Insel bekommt ihren Wert, wer die meisten Brücken hat, die sie berühren. Eine Brücke zählt an beiden Enden. Sind mehrere gleichauf, bekommen sie je die Hälfte, abgerundet. Wo niemand eine Brücke hat, bekommt niemand etwas.',
    examples: [
      'Isla Margarita ist 10 wert. Drei Brücken gegen zwei: Die drei bekommen 10, die zwei nichts. Zwei gegen zwei: 10 ÷ 2 = 5 für jeden.',
    ],
  },
  { id: '25', text: 'Jede Krone bringt die Zahl, die auf ihr steht.' },
  {
    id: '26',
    text: 'Auf jeder Insel mit Prinzen bekommt zwei Punkte pro Prinz, wer die meisten Münzen in ihrem Vorrat hat; sind mehrere gleichauf, bekommen sie je einen Punkt pro Prinz. Besitzmünzen auf Bauwerken zählen nicht zum Vorrat.',
    examples: [
      'Auf einer Insel stehen drei Prinzen. Vier Münzen gegen zwei: 3 × 2 = 6 für die vier. Vier gegen vier: 3 × 1 = 3 für jeden.',
    ],
  },
  {
    id: '27',
    text: 'Handelskarten bringen, was auf ihnen steht, wer immer sie dann hat. Wenn eine Karte Gleichstände nicht nennt, bringt ein Gleichstand nichts; mit null zu führen bringt nichts. Tikis zählen als ein Satz: einer −3, zwei 0, drei 12, vier 25.',
  },
  { id: '28', text: 'Alle Teilungen werden abgerundet. Eine Summe kann unter null liegen.' },
  {
    id: '29',
    heading: 'Gleichstand',
    text: 'Bei gleichen Punkten: die meisten Brücken, dann die meisten Häfen, dann die meisten Münzen auf dem Spielplan, samt Besitzmünzen. Steht es immer noch gleich, wird der Sieg geteilt.',
  },
];
