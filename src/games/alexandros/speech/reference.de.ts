import type { RuleParagraph } from '../../module';

/** The rules reader, in our own words, in German; `id` is the paragraph that refusals and log lines point to. */
export const reference: readonly RuleParagraph[] = [
  {
    id: 'about',
    heading: 'Worum es geht',
    text: 'Alexander zieht durch die bekannte Welt, und hinter ihm wachsen Mauern. Wo sie eine Provinz abschließen, besetzen Feldherren sie mit Statthaltern und Karten und treiben auf ihren offenen Feldern Steuern ein. Die meisten Punkte gewinnen.',
  },
  {
    id: '2.1',
    heading: 'Aufbau',
    text: 'Vier Statthalter und eine verdeckte Karte für alle, zwei offene Karten in der Auslage, 65 schwarze und 10 rote Mauern. Alexander steht an der oberen linken Spitze des Landes. Wer beginnt, wird ausgelost. Handkarten sind geheim; ihre Anzahl ist es nicht, und auch nicht, welche Karten jemand vor aller Augen genommen hat. Es gibt kein Handkartenlimit (Hausregel: nirgends ist eines erwähnt).',
  },
  {
    id: '2.2',
    heading: 'Ein Zug',
    text: 'Zuerst zieht Alexander; dann hast du bis zu zwei Aktionen; dann wird die Auslage auf zwei Karten aufgefüllt.',
  },
  {
    id: '2.3',
    heading: 'Alexander bewegen',
    text: 'Nimm eine Karte der Auslage auf die Hand (sofort wird eine neue aufgedeckt) oder lege eine von der Hand ab. Alexander geht zum nächsten leeren Feld dieses Symbols. Leer heißt: keine Mauer an seinen Kanten, kein Statthalter darin, und es berührt nicht die Ecke, an der Alexander steht (Hausregel). Entfernungen zählen in Kanten. Unter gleich nahen Feldern wählst du eines, dann eine beliebige seiner Ecken, dann einen beliebigen kürzesten Weg dorthin. Jede Kante auf dem Weg, an der noch keine Mauer liegt, bekommt eine, auch an der Küste (Hausregel). Erst kommen schwarze Mauern. Ein Weg, der mehr Mauern braucht, als übrig sind, ist nicht erlaubt, und eine Karte, die nirgendwohin führt, ist nicht wählbar. Eine Karte der Auslage, zu deren Symbol es nirgends ein leeres Feld gibt, ist ein Joker: Sie führt zu jedem Symbol. Kann nichts Alexander bewegen, bleibt er stehen, eine Karte der Auslage wird genommen, und dies ist der letzte Zug.',
    examples: [
      'Am Anfang liegen Tempel, Amphore und Soldat eine Kante entfernt, Pferd und Leier zwei. Das Pferd drei Kanten weiter ist nicht das nächste: Dorthin führt keine Pferdekarte.',
    ],
  },
  {
    id: '2.4',
    heading: 'Provinzen',
    text: 'Was Mauern und Küste umschließen, ist eine Provinz; ihr Wert sind ihre offenen Felder. Mauern bleiben immer liegen, Provinzen werden also nur geteilt. Dabei wird nichts bezahlt oder erstattet: Der Teil mit einem Statthalter bleibt besetzt, der andere ist frei. Trennt eine Mauer zwei Statthalter, hält jeder seinen eigenen Teil.',
    examples: [
      'Blau hält eine Provinz im Wert von 9. Rot führt Alexander drei Kanten weit durch sie hindurch: Der Teil mit dem Statthalter ist nun 3 wert, der andere, 6 wert, ist frei.',
    ],
  },
  {
    id: '2.5',
    heading: 'Aktionen',
    text: 'Karte: Nimm eine Karte der Auslage (erst am Ende des Zugs ersetzt) oder die oberste des Stapels. Besetzen: eine freie Provinz mit mindestens einem Symbol; decke jedes Symbolfeld mit einem eigenen Statthalter oder einer passenden Karte ab, dabei mindestens eines mit einem Statthalter. Übernehmen: zwei Karten für jeden fremden Statthalter, passend zu dem Feld, auf dem er steht; dann decke jedes Symbolfeld wie beim Besetzen ab. Wer die Provinz verliert, bekommt die Hälfte aller verwendeten Karten, aufgerundet, nach deiner Wahl. Steuern eintreiben, einmal pro Zug: Lege eine Karte ab, die zum Feld unter einem deiner Statthalter passt; alle werten die offenen Felder der Provinzen, in denen sie genau einen Statthalter haben. Heimholen: Einer deiner Statthalter kommt in den Vorrat zurück; das ist eine der zwei Aktionen (Hausregel). Du darfst auf Aktionen verzichten.',
    examples: [
      'Rot legt einen Soldaten ab und treibt Steuern ein. Rot hat je einen Statthalter in Provinzen im Wert von 8 und 4 und zwei Statthalter in einer im Wert von 8: 8 + 4 = 12 für Rot. Grün bekommt 4, Gelb 6, Blau 9.',
      'Eine Provinz mit drei Symbolfeldern hat einen Statthalter. Sie zu übernehmen kostet 2 Karten für den Statthalter, dann einen eigenen Statthalter und 2 Karten: 2 + 2 = 4 Karten, und 4 ÷ 2 = 2 davon bekommt, wer die Provinz verliert.',
    ],
  },
  {
    id: '2.6',
    heading: 'Karten',
    text: 'Ist der Stapel leer, wird die Ablage zum neuen Stapel (Hausregel). Ist auch sie leer, kommt keine Karte. Die App rechnet dir nicht vor, welche verdeckten Karten vor einem solchen Mischen gezogen wurden und welche danach.',
  },
  {
    id: '2.7',
    heading: 'Das Ende',
    text: 'Braucht Alexanders Weg rote Mauern, ist dieser Zug der letzte. Hat nach einer Steuer jemand 100 Punkte, endet die Partie sofort. Nach 150 Zügen endet sie auf jeden Fall (Hausregel). Die meisten Punkte gewinnen; bei Gleichstand wird der Sieg geteilt (Hausregel).',
  },
  {
    id: '3',
    heading: 'Das Land',
    text: 'Der gedruckte Spielplan liegt uns nicht vor; die Oikumene ist unsere eigene: 150 Felder, vierzehn von jedem Symbol. Als Variante wird innerhalb derselben Küste ein neues Land ausgelost: Keine zwei gleichen Symbole berühren sich, um jede innere Ecke liegen zwei bis vier Symbole, und jedes Symbol ist in der Nähe des Starts zu finden.',
  },
];
