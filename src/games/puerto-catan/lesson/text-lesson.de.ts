import type { Catalogue } from '../../module';

/** What a first game of Puerto Catan says, step by step, in German. */
export const text = {
  'pc.lesson.welcome':
    'Hat jemand zehn Punkte, ist die Runde die letzte, und die meisten Punkte gewinnen. Eine Siedlung ist ein Punkt, eine Stadt zwei.',
  'pc.lesson.place':
    'Siedle, wo drei gute Zahlen zusammenstoßen: 6 und 8 fallen am häufigsten, dann 5 und 9. Die umringten Plätze sind die besten.',
  'pc.lesson.placed':
    'Ein feiner Platz! Er bringt etwa {n} Karten in 36 Würfen{less, plural, =0 {, so viele wie der beste} other {; der beste bringt {best}}}.',
  'pc.lesson.placedOther':
    'Dieser Platz bringt etwa {n} Karten in 36 Würfen; der beste bringt {best}. Nimm ihn zurück, wenn du magst, oder mach so weiter.',
  'pc.lesson.placeMore':
    'Jetzt deine zweite Siedlung; ihre Felder geben dir die ersten Karten. Du brauchst alle fünf Rohstoffe: Such Land, das du noch nicht hast.',
  'pc.lesson.hand':
    'Deine Karten sind geheim. Was ein Bau kostet, steht in der Liste mit Ring: Halte den Finger darauf, um sie zu lesen.',
  'pc.lesson.role':
    'Reihum wählt jeder eine Rolle; alle spielen sie dann, wer sie wählte, mit Vorteil. Du bist Gouverneur und zuerst dran: Nimm den {producer}.',
  'pc.lesson.chose':
    'Gut: Ohne {producer} kommen keine Karten. Jetzt würfeln alle, und jeder Wurf bezahlt alle, die an seiner Zahl gebaut haben.',
  'pc.lesson.choseOther':
    'Du hast {role} gewählt; das spielen jetzt alle. Gut, aber Karten bringt nur der {producer}; nimm es zurück, wenn du magst.',
  'pc.lesson.produce': 'Würfle. Jede Siedlung an der Zahl bringt eine Karte, jede Stadt zwei, auch den anderen.',
  'pc.lesson.trade':
    '{trader}: Handle, wenn du dran bist, mit allen, oder tausche vier gleiche gegen eine beliebige Karte. Häfen nutzt nur, wer die Rolle wählte.',
  'pc.lesson.build':
    '{builder}: Baue Straßen und daran eine Siedlung, von Gebäuden mindestens zwei Kanten entfernt. Reicht es für nichts, tippe Fertig.',
  'pc.lesson.first.road': 'Deine erste neue Straße! Zwei Kanten weiter passt eine Siedlung hin.',
  'pc.lesson.first.settlement': 'Eine neue Siedlung: ein Punkt mehr und mehr Karten mit jedem Wurf!',
  'pc.lesson.first.city': 'Deine erste Stadt! Zwei Punkte und zwei Karten von jedem ihrer Felder.',
  'pc.lesson.first.buy': 'Deine erste Entwicklungskarte! Sie bleibt geheim, bis du sie spielst.',
  'pc.lesson.soldier':
    '{soldier}: Du darfst einen gekauften Ritter spielen, den Räuber versetzen und dort jemanden berauben. Oder keinen.',
  'pc.lesson.prospect': '{prospector}: Nimm eine beliebige Karte aus der Bank. Die anderen bekommen je ein Gold.',
  'pc.lesson.robber': '{robber}: Versetze ihn auf ein anderes Feld, das dann nichts gibt. Gestohlen wird nichts.',
  'pc.lesson.seven':
    'Eine Sieben, und Hände ab acht Karten geben die Hälfte ab! Der {producer} versetzt den Räuber und nimmt dem Würfler eine Karte.',
  'pc.lesson.gold':
    'Eine neue Runde: Auf Rollen, die niemand nahm, liegt jetzt 1 Gold; wer eine nimmt, bekommt es. Wer links sitzt, ist nun Gouverneur und wählt zuerst.',
  'pc.lesson.scoring':
    'Siedlung 1, Stadt 2, Siegpunktkarte 1. Längste Handelsstraße, fünf Straßen oder mehr, und Größte Rittermacht, drei Ritter oder mehr, bringen je 2.',
  'pc.lesson.unmet':
    'Die Rollen: {producer} bringt Karten, {builder} baut, {trader} tauscht, {soldier} raubt, {prospector} nimmt eine Karte, {robber} sperrt ein Feld.',
  'pc.lesson.cards':
    'Wird {builder} gewählt, kannst du auch eine Entwicklungskarte kaufen: meist einen Ritter, den du bei {soldier} spielst. Eine Stadt ersetzt eine Siedlung.',
  'pc.lesson.again': 'Jetzt wählst du. Welche Rolle hilft dir jetzt, und den anderen am wenigsten?',
  'pc.lesson.sevens':
    'Hier steht der Räuber, und sein Feld gibt nichts. Bei einer Sieben versetzt ihn der {producer} und nimmt eine Karte; Hände ab acht verlieren die Hälfte.',
  'pc.lesson.spend':
    'Gold wird nicht geraubt. Ist jemand anders {builder}, kostet dein erster Bau 1 Gold; als {trader} kaufst du in deinem Zug jede Karte für drei Gold.',
  'pc.lesson.traps':
    'Zwei Fallen: eine Rolle wählen, die anderen mehr hilft als dir, und acht Karten horten, wenn eine Sieben fallen kann.',
  'pc.lesson.end':
    'Hat jemand zehn Punkte, verdeckte mitgezählt, ist diese Runde die letzte. Dann gewinnen die meisten Punkte.',
  'pc.lesson.last': 'Das war alles. Als Nächstes: eine Stadt an guten Feldern.',
  'pc.lesson.sum.goal': 'Zehn Punkte: Siedlungen, Städte, Karten, Straße und Rittermacht.',
  'pc.lesson.sum.turn': 'Wähle eine Rolle; alle spielen sie, du mit Vorteil.',
  'pc.lesson.sum.secret': 'Geheim: deine Karten. Gold liegt offen.',
  'pc.lesson.sum.end': 'Die Runde mit zehn Punkten ist die letzte.',
  'pc.lesson.sum.traps': 'Siedle an 6, 8, 5, 9; horte keine acht Karten.',
  'pc.lesson.laid.hexes': 'Neunzehn Felder; die Zahl sagt, bei welchem Wurf ein Feld seinen Rohstoff gibt.',
  'pc.lesson.laid.robber': 'Der Räuber beginnt auf der Wüste.',
  'pc.lesson.laid.settlements': 'Alle setzen zwei Siedlungen mit je einer Straße; die zweite bringt die ersten Karten.',
  'pc.lesson.laid.roles': 'Die Rollen: In jeder Runde wählen alle je eine.',
  'pc.lesson.laid.bank': 'Die Bank mit den Karten der fünf Rohstoffe.',
  'pc.lesson.laid.stack': 'Der Stapel der 25 Entwicklungskarten.',
  'pc.lesson.laid.gold': 'Noch hat niemand Gold, und keines liegt auf den Rollen.',
} satisfies Catalogue;
