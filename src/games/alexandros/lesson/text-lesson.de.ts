import type { Catalogue } from '../../module';

/** What a first game of Alexandros says, step by step, in German. */
export const text = {
  'alex.lesson.welcome':
    'Alexander zieht und lässt Mauern zurück. Besetze die Provinzen, die sie abschließen, und erhebe Steuern. Die meisten Punkte gewinnen.',
  'alex.lesson.provinces':
    'Diese zwei Provinzen hast du, je mit einem Statthalter. Eine Provinz zählt ihre offenen Felder, die ohne Symbol.',
  'alex.lesson.hand':
    'Deine Hand ist geheim, nur nicht, was alle dich nehmen sahen. Karten zeigen Symbole: Tempel, Amphore, Pferd, Leier, Soldat.',
  'alex.lesson.choose':
    'Dein Zug: Zuerst zieht Alexander. Nimm eine offene Karte oder lege eine ab. Er geht zum nächsten leeren Feld mit ihrem Symbol.',
  'alex.lesson.empty':
    'Leer heißt: keine Mauer an den Seiten, kein Statthalter darauf, nicht an seiner Ecke. Also nicht das Pferd neben ihm.',
  'alex.lesson.route':
    'Wähle eine Ecke und seinen Weg. Schwarz sind neue Mauern, und Mauern bleiben. Die Zahl: die größte freie Provinz, die entsteht.',
  'alex.lesson.levy':
    'Jetzt zwei Aktionen. Steuern, einmal im Zug: Lege eine Karte zum Feld eines Statthalters ab. Du bekommst {n}, die anderen {second}, {third}, {fourth}.',
  'alex.lesson.paid': 'Deine ersten Steuern! Nur sie bringen Punkte: Du hast jetzt {n}.',
  'alex.lesson.north':
    'Hier stehen zwei Statthalter, darum zahlt es nichts. Es zählt nur genau einer. Einen zurückzunehmen ist auch eine Aktion.',
  'alex.lesson.occupy':
    'Um eine freie Provinz zu besetzen, decke jedes Symbol mit Statthalter oder passender Karte, mindestens ein Statthalter.',
  'alex.lesson.takeOver':
    'Zum Übernehmen schickst du jeden Statthalter mit zwei passenden Karten heim und deckst dann alle Symbole. Das Opfer bekommt die Hälfte der Karten.',
  'alex.lesson.split':
    'Mauern teilen Provinzen nur. Der Teil mit dem Statthalter bleibt besetzt, der andere ist frei. Geh dorthin, wo es wehtut.',
  'alex.lesson.mistakes':
    'Zwei häufige Fehler: Steuern erheben, wenn andere mehr bekommen, und zwei Statthalter in einer Provinz lassen.',
  'alex.lesson.walk': 'Dein nächster Zug. Kleine Provinzen mit wenigen Symbolen sind am billigsten. Wähle eine Karte.',
  'alex.lesson.actions':
    'Zwei Aktionen in beliebiger Folge: ziehen, besetzen, übernehmen, Statthalter zurücknehmen, oder einmal Steuern.',
  'alex.lesson.end': 'Jetzt kennst du Alexandros.',
  'alex.lesson.sum.points': 'Nur Steuern zählen: ein Punkt für jedes offene Feld, das du hast.',
  'alex.lesson.sum.turn': 'Ein Zug: Alexander zieht, dann bis zu zwei Aktionen.',
  'alex.lesson.sum.hold': 'Eine Provinz hältst du mit Statthaltern und passenden Karten.',
  'alex.lesson.sum.over': 'Schluss ist bei 100 Punkten nach Steuern, oder nach dem Zug, der rote Mauern braucht.',
  'alex.lesson.sum.next': 'Versuch als Nächstes: Lass seine Mauern neben dir eine kleine Provinz schließen.',
  'alex.lesson.laid.alexander': 'Alexander steht an der linken oberen Spitze des Landes.',
  'alex.lesson.laid.symbols':
    'Siebzig Felder zeigen ein Symbol: je vierzehn Tempel, Amphoren, Pferde, Leiern und Soldaten.',
  'alex.lesson.laid.open': 'Achtzig sind offen: So viele davon eine Provinz enthält, so viel ist sie wert.',
  'alex.lesson.laid.cards': 'Zwei Karten liegen offen. Alle haben eine verdeckte Karte und vier Statthalter im Vorrat.',
  'alex.lesson.laid.walls': '65 schwarze und 10 rote Mauern liegen bereit; der Zug, der rote braucht, ist der letzte.',
} satisfies Catalogue;
