import type { Catalogue } from '../../module';

/** What a first game of Alexandros says, step by step, in German. */
export const text = {
  'alex.lesson.welcome':
    'Alexander zieht umher, und hinter ihm wachsen Mauern. Was sie abschließen, ist eine Provinz: Halte und besteuere sie, denn die meisten Punkte gewinnen.',
  'alex.lesson.provinces':
    'Figuren deiner Farbe sind deine Statthalter: Du hältst drei Provinzen, diese zwei mit je einem. Eine Provinz ist so viel wert wie ihre Felder ohne Symbol.',
  'alex.lesson.hand':
    'Deine Hand ist geheim, außer Karten, die alle dich nehmen sahen. Die Karten zeigen die Symbole des Plans.',
  'alex.lesson.choose':
    'Dein Zug: Alexander zieht, dann hast du zwei Aktionen. Nimm eine offene Karte oder lege eine ab: Er geht zum nächsten leeren Symbol, das passt.',
  'alex.lesson.empty':
    'Nur ein leeres Symbol gilt: ohne Mauer an den Kanten, ohne Statthalter und nicht neben Alexander. Das Pferd bei ihm also nicht.',
  'alex.lesson.route':
    'Tippe an, wohin er geht. Oben steht, wie viele Mauern neu sind, darunter die größte Provinz ohne Statthalter, die dadurch entsteht.',
  'alex.lesson.walls': 'Gut gegangen! Diese Mauern bleiben, und jeder geschlossene Teil ist eine Provinz.',
  'alex.lesson.levy':
    'Jetzt treibe Steuern ein: Lege eine Karte mit dem Symbol ab, auf dem einer deiner Statthalter steht. Deine Provinzen mit einem zahlen dir {n} Punkte, den anderen die ihren.',
  'alex.lesson.paid': 'Dein erster Zahltag! Auch die anderen bekamen etwas: {second}, {third} und {fourth}.',
  'alex.lesson.levyLater':
    'Du hast erst etwas anderes getan, und das ist gut so. Steuern gehen auch als zweite Aktion; oder nimm es zurück.',
  'alex.lesson.north':
    'Hier stehen zwei deiner Statthalter, und Steuern zählen nur bei genau einem. Hol einen heim, zieh eine Karte oder tu etwas anderes.',
  'alex.lesson.occupy':
    'Eine freie Provinz besetzt du, indem du jedes Symbol mit Statthalter oder passender Karte bedeckst, mindestens ein Statthalter. Kleine sind am billigsten.',
  'alex.lesson.walk':
    'Dein zweiter Zug: Nimm eine Karte oder lege eine ab. Alexanders Mauern sollten eine Provinz schließen, die du füllen kannst.',
  'alex.lesson.actions':
    'Zwei Aktionen in beliebiger Folge: Karten nehmen, freie Provinz besetzen, Statthalter heimholen oder einmal Steuern. Was hilft dir jetzt?',
  'alex.lesson.levies':
    'Steuern bezahlen alle für Provinzen mit genau einem ihrer Statthalter. Treib sie ein, wenn sie dir am meisten bringen.',
  'alex.lesson.takeOver':
    'Du kannst fremde Provinzen übernehmen: Zwei Karten seines Symbols schicken einen Statthalter heim, dann bedecke alles. Der Gegner bekommt die Hälfte dieser Karten.',
  'alex.lesson.split':
    'Mauern teilen nur: Der Teil mit Statthalter bleibt besetzt, der andere wird frei. Geh also dort, wo es den anderen wehtut.',
  'alex.lesson.traps':
    'Zwei Fallen: Steuern, die jemand anderem mehr bringen als dir, und ein Statthalter zu viel, wo einer reicht.',
  'alex.lesson.end':
    'Hat jemand nach Steuern 100 Punkte, ist sofort Schluss. Nach den schwarzen Mauern kommen rote; der erste Zug, der sie braucht, ist der letzte.',
  'alex.lesson.last': 'Das war alles. Als Nächstes: eine fremde Provinz teilen.',
  'alex.lesson.sum.goal': 'Die meisten Punkte gewinnen; Steuern bringen sie.',
  'alex.lesson.sum.turn': 'Alexander zieht, dann zwei Aktionen.',
  'alex.lesson.sum.secret': 'Geheim: deine Karten, außer den gesehenen.',
  'alex.lesson.sum.end': '100 Punkte oder rote Mauern beenden es.',
  'alex.lesson.sum.traps': 'Ein Statthalter je Provinz; Steuern, wenn sie dir am meisten bringen.',
  'alex.lesson.laid.alexander': 'Alexander steht an der linken oberen Spitze des Landes.',
  'alex.lesson.laid.symbols':
    'Siebzig Felder zeigen ein Symbol: je vierzehn Tempel, Amphoren, Pferde, Leiern und Soldaten.',
  'alex.lesson.laid.open': 'Achtzig sind offen: So viele davon eine Provinz enthält, so viel ist sie wert.',
  'alex.lesson.laid.cards': 'Zwei Karten liegen offen. Alle haben eine verdeckte Karte und vier Statthalter im Vorrat.',
  'alex.lesson.laid.walls': '65 schwarze und 10 rote Mauern liegen bereit; der Zug, der rote braucht, ist der letzte.',
} satisfies Catalogue;
