import type { Catalogue } from '../../module';

/** What a first game of Alexandros says, step by step, in German. */
export const text = {
  'alex.lesson.welcome':
    'Alexander zieht umher, und hinter ihm wachsen Mauern. Was sie abschließen, ist eine Provinz, die man besetzt und besteuert; die meisten Punkte gewinnen.',
  'alex.lesson.provinces':
    'Einige sind schon geschlossen. Diese zwei hältst du mit je einem Statthalter. Der Wert einer Provinz: die Zahl ihrer offenen Felder, also derer ohne Symbol.',
  'alex.lesson.hand':
    'Deine Handkarten sind geheim, außer was alle dich nehmen sahen; es gibt kein Limit. Sie zeigen die Symbole: Tempel, Amphore, Pferd, Leier, Soldat.',
  'alex.lesson.choose':
    'Zuerst zieht Alexander zum nächsten leeren Feld einer Karte: Behalte eine offene, die ersetzt wird, oder lege eine von der Hand ab.',
  'alex.lesson.empty':
    'Ein leeres Feld hat keine Mauer an den Kanten, keinen Statthalter darauf und liegt nicht an Alexanders Punkt. Das Pferd neben ihm also nicht.',
  'alex.lesson.route':
    'Wähle Ecke und Weg. Schwarz: die neuen Mauern, auch an der Küste; sie bleiben. Darunter: die größte freie Provinz, die dadurch entsteht.',
  'alex.lesson.levy':
    'Zwei Aktionen. Steuer, einmal pro Zug: Lege eine Karte ab, die zum Feld eines Statthalters passt. Du bekommst {n}, die anderen {second}, {third} und {fourth}.',
  'alex.lesson.north':
    'Hier stehen zwei deiner Statthalter: Die Steuer zählt nur Provinzen mit genau einem. Einen heimzuholen ist eine Aktion, eine Karte zu ziehen auch.',
  'alex.lesson.occupy':
    'Um eine freie Provinz zu besetzen, bedecke jedes Symbol mit einem deiner vier Statthalter oder einer passenden Karte, mindestens eines mit einem Statthalter.',
  'alex.lesson.takeOver':
    'Fremde Provinz: je Statthalter zwei passende Karten, dann kehrt er heim; danach alles bedecken. Der Gegner bekommt die Hälfte der Karten, aufgerundet.',
  'alex.lesson.split':
    'Mauern teilen nur: Der Teil mit dem Statthalter bleibt besetzt, der andere wird frei. Also geh dort entlang, wo es den anderen wehtut.',
  'alex.lesson.walk': 'Dein zweiter Zug. Kleine Provinzen mit wenigen Symbolen sind am billigsten. Nimm eine Karte.',
  'alex.lesson.actions':
    'Wieder zwei Aktionen, in beliebiger Reihenfolge: ziehen, besetzen, übernehmen, einen Statthalter heimholen, einmal Steuern eintreiben. Danach wird die Auslage aufgefüllt.',
  'alex.lesson.end':
    'Hat jemand nach einer Steuer 100 Punkte, ist Schluss; der Zug, der rote Mauern braucht, ist der letzte. Die meisten Punkte gewinnen. Spiel weiter.',
  'alex.lesson.laid.alexander': 'Alexander steht an der linken oberen Spitze des Landes.',
  'alex.lesson.laid.symbols':
    'Siebzig Felder zeigen ein Symbol: je vierzehn Tempel, Amphoren, Pferde, Leiern und Soldaten.',
  'alex.lesson.laid.open': 'Achtzig sind offen: So viele davon eine Provinz enthält, so viel ist sie wert.',
  'alex.lesson.laid.cards': 'Zwei Karten liegen offen. Alle haben eine verdeckte Karte und vier Statthalter im Vorrat.',
  'alex.lesson.laid.walls': '65 schwarze und 10 rote Mauern liegen bereit; der Zug, der rote braucht, ist der letzte.',
} satisfies Catalogue;
