import type { Catalogue } from '../../module';

/** What a first game of Puerto Catan says, step by step, in German. */
export const text = {
  'pc.lesson.welcome':
    'Erreiche zehn Punkte. Eine Siedlung ist einer, eine Stadt zwei. Karten dafür bringen die Felder um deine Siedlungen.',
  'pc.lesson.place':
    'Setze deine erste Siedlung. Gut sind drei Felder mit wahrscheinlichen Zahlen: 6 und 8 kommen am häufigsten, dann 5 und 9.',
  'pc.lesson.second': 'Deine zweite bringt sofort die ersten Karten. Suche Rohstoffe, die der ersten fehlen.',
  'pc.lesson.hand':
    'Deine Karten sind geheim. Straße: Lehm, Holz. Siedlung: Lehm, Holz, Wolle, Getreide. Stadt: zweimal Getreide, dreimal Erz.',
  'pc.lesson.role':
    'Der Gouverneur wählt zuerst eine Rolle; alle spielen sie, wer sie wählt, mit Vorteil. Du bist Gouverneur: Wähle den Aufseher.',
  'pc.lesson.produce':
    'Jetzt kommen Karten. Jeder würfelt einmal, du zuerst. Ein Feld mit dieser Zahl gibt je Siedlung eine Karte, je Stadt zwei.',
  'pc.lesson.trade':
    'Händler: Handle in deinem Zug mit den anderen. Vier gleiche tauschst du gegen eine beliebige Karte. Häfen nur, wer ihn wählte.',
  'pc.lesson.build':
    'Baumeister: Straßen an eigene; eine Siedlung braucht deine Straße und kein Gebäude eine Kante weiter. In fremder Phase zahlst du 1 Gold.',
  'pc.lesson.soldier':
    'Ritter: Spiele einen Ritter, wenn du einen hast. Versetze den Räuber und nimm dort eine Karte. Oder spiele keinen.',
  'pc.lesson.prospect': 'Goldsucher: Nimm eine Karte deiner Wahl von der Bank; die anderen bekommen je ein Gold.',
  'pc.lesson.robber': 'Räuber: Versetze ihn auf ein anderes Feld, das dann nichts gibt. Gestohlen wird nichts.',
  'pc.lesson.seven':
    'Eine Sieben! Wer acht oder mehr Karten hat, gibt die Hälfte ab. Der Aufseher versetzt den Räuber und nimmt dem Würfelnden eine Karte.',
  'pc.lesson.gold':
    'Die Runde ist vorbei. Jede Rolle, die niemand wählte, bekommt ein Gold. Der Gouverneur wandert nach links.',
  'pc.lesson.producer':
    'Karten kommen nur in der Phase des Aufsehers. Gold ist keine Karte: Drei davon kaufen beim Handeln eine beliebige.',
  'pc.lesson.trader':
    'Händler: In seinem Zug darf jeder mit jedem handeln. Vier gleiche kaufen eine beliebige Karte, Häfen verlangen weniger.',
  'pc.lesson.builder':
    'Baumeister: Jetzt entstehen Straßen, Siedlungen, Städte und Entwicklungskarten. In fremder Phase zahlst du dafür 1 Gold.',
  'pc.lesson.sevens':
    'Bei einer Sieben verlieren Hände ab acht Karten die Hälfte. Der Räuber zieht um, und sein Feld gibt nichts.',
  'pc.lesson.unmet':
    'Ritter spielt Ritterkarten, Goldsucher bringt Karte oder Gold, Räuber versetzt den Räuber. Mehr sagt ?, wenn du etwas antippst.',
  'pc.lesson.mistakes':
    'Zwei häufige Fehler: acht Karten halten, wenn eine Sieben kommt, und siedeln, wo zwei von drei Feldern selten kommen.',
  'pc.lesson.end': 'Jetzt kennst du Puerto Catan.',
  'pc.lesson.sum.points': 'Siedlung 1, Stadt 2, Siegpunktkarte 1, längste Handelsstraße und größte Rittermacht je 2.',
  'pc.lesson.sum.round': 'Jede Runde wählt jeder eine Rolle, und alle spielen sie.',
  'pc.lesson.sum.cards': 'Karten sind geheim. Gold und Rollen liegen offen.',
  'pc.lesson.sum.over': 'Zehn Punkte machen die Runde zur letzten. Die meisten Punkte gewinnen.',
  'pc.lesson.sum.next': 'Versuch als Nächstes: Wähle Rollen, auf denen Gold liegt.',
  'pc.lesson.laid.hexes': 'Neunzehn Felder; die Zahl sagt, bei welchem Wurf ein Feld seinen Rohstoff gibt.',
  'pc.lesson.laid.robber': 'Der Räuber beginnt auf der Wüste.',
  'pc.lesson.laid.settlements': 'Alle setzen zwei Siedlungen mit je einer Straße; die zweite bringt die ersten Karten.',
  'pc.lesson.laid.roles': 'Die Rollen: In jeder Runde wählen alle je eine.',
  'pc.lesson.laid.bank': 'Die Bank mit den Karten der fünf Rohstoffe.',
  'pc.lesson.laid.stack': 'Der Stapel der 25 Entwicklungskarten.',
  'pc.lesson.laid.gold': 'Noch hat niemand Gold, und keines liegt auf den Rollen.',
} satisfies Catalogue;
