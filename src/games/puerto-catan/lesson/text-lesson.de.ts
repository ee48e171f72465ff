import type { Catalogue } from '../../module';

/** What a first game of Puerto Catan says, step by step, in German. */
export const text = {
  'pc.lesson.welcome':
    'Besiedle die Insel. Eine Siedlung zählt einen Punkt, eine Stadt zwei; zehn Punkte beenden das Spiel. Hier stehen deine ersten zwei.',
  'pc.lesson.hand':
    'Deine Karten sind geheim; klein darunter, was andere sicher haben. Straße: Lehm, Holz. Siedlung: Lehm, Holz, Wolle, Getreide. Stadt: zwei Getreide, drei Erz.',
  'pc.lesson.role':
    'Zuerst wählt der Gouverneur. Jede gewählte Rolle spielen dann alle aus; wer sie gewählt hat, ist im Vorteil. Du bist Gouverneur: Beginne als Aufseher.',
  'pc.lesson.produce':
    'Nur jetzt gibt es Karten: Alle würfeln einmal, du zuerst. Felder mit der gewürfelten Zahl bringen je Siedlung eine Karte, je Stadt zwei.',
  'pc.lesson.trade':
    'Händler: Nur wer am Zug ist, handelt. Vier gleiche tauschst du gegen irgendeine. Häfen nutzt nur, wer ihn gewählt hat und dort ein Gebäude hat.',
  'pc.lesson.build':
    'Baumeister: Straßen schließen an Eigenes an; Siedlungen brauchen deine Straße, kein Gebäude eine Kante weiter. Bei anderen zahlst du ein Gold, falls vorhanden.',
  'pc.lesson.soldier':
    'Ritter: Wer eine Ritterkarte gekauft hat, darf sie ausspielen, den Räuber versetzen, dort jemanden berauben; wer die Rolle gewählt hat, beraubt alle. Oder „Kein Ritter“.',
  'pc.lesson.prospect': 'Goldsucher: Du nimmst eine Karte deiner Wahl aus der Bank, die anderen bekommen je ein Gold.',
  'pc.lesson.robber': 'Räuber: Versetze ihn auf ein anderes Feld, das dann nichts gibt. Gestohlen wird nichts.',
  'pc.lesson.seven':
    'Bei einer Sieben gibt, wer acht Karten oder mehr hat, die Hälfte ab. Der Aufseher beraubt die würfelnde Person; bei eigener Sieben irgendwen.',
  'pc.lesson.gold':
    'Eine Runde ist vorbei: Auf jeder Rolle, die niemand nahm, liegt ein Gold für die nächste Person. Der Gouverneur wählt zuerst und geht nach links.',
  'pc.lesson.spend':
    'Gold ist keine Karte: Niemand raubt es, niemand handelt damit. Es bezahlt den Baumeister, und drei tauschst du beim Händler gegen eine beliebige Karte.',
  'pc.lesson.unmet':
    'Ritter versetzt den Räuber und raubt; Goldsucher bringt eine Karte, anderen Gold; Räuber versetzt ihn nur. Mehr: Tippe auf ? und dann auf irgendetwas.',
  'pc.lesson.end':
    'Zehn Punkte, auch verdeckte, machen diese Runde zur letzten; die meisten gewinnen. Längste Handelsstraße ab fünf, größte Rittermacht ab drei: je zwei. Spiel weiter.',
  'pc.lesson.laid.hexes': 'Neunzehn Felder; die Zahl sagt, bei welchem Wurf ein Feld seinen Rohstoff gibt.',
  'pc.lesson.laid.robber': 'Der Räuber beginnt auf der Wüste.',
  'pc.lesson.laid.settlements': 'Alle setzen zwei Siedlungen mit je einer Straße; die zweite bringt die ersten Karten.',
  'pc.lesson.laid.roles': 'Die Rollen: In jeder Runde wählen alle je eine.',
  'pc.lesson.laid.bank': 'Die Bank mit den Karten der fünf Rohstoffe.',
  'pc.lesson.laid.stack': 'Der Stapel der 25 Entwicklungskarten.',
  'pc.lesson.laid.gold': 'Noch hat niemand Gold, und keines liegt auf den Rollen.',
} satisfies Catalogue;
