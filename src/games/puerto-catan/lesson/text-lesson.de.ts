import type { Catalogue } from '../../module';

/** What a first game of Puerto Catan says, step by step, in German. */
export const text = {
  'pc.lesson.welcome':
    'Besiedle die Insel. Eine Siedlung zählt einen Punkt, eine Stadt zwei; zehn Punkte beenden das Spiel. Hier stehen deine ersten zwei.',
  'pc.lesson.hand':
    'Deine Karten sind geheim; darunter, was andere sicher haben. Straße: Lehm, Holz. Siedlung: Lehm, Holz, Wolle, Getreide. Stadt: zwei Getreide, drei Erz.',
  'pc.lesson.role':
    'In jeder Runde wählen alle je eine Rolle, die dann alle ausspielen; wer sie gewählt hat, im Vorteil. Beginne als Aufseher.',
  'pc.lesson.produce':
    'Alle würfeln einmal, du zuerst. Felder mit der Zahl geben eine Karte je Siedlung, zwei je Stadt.',
  'pc.lesson.trade':
    'Händler: Handle mit den anderen, oder tausche vier gleiche Karten gegen eine beliebige. Häfen nutzt nur, wer die Rolle gewählt hat.',
  'pc.lesson.build':
    'Baumeister: Baue oder kaufe eine Entwicklungskarte. Hat jemand anders die Rolle gewählt, zahlst du dieser Person beim ersten Bau ein Gold, falls du eins hast.',
  'pc.lesson.soldier':
    'Ritter: Wer eine Ritterkarte gekauft hat, darf sie ausspielen, den Räuber versetzen, dort jemanden berauben; wer die Rolle gewählt hat, beraubt alle. Oder „Kein Ritter“.',
  'pc.lesson.prospect': 'Goldsucher: Du nimmst eine Karte deiner Wahl aus der Bank, die anderen bekommen je ein Gold.',
  'pc.lesson.robber': 'Räuber: Versetze ihn auf ein anderes Feld, das dann nichts gibt. Gestohlen wird nichts.',
  'pc.lesson.seven':
    'Eine Sieben: Hände ab acht Karten werden halbiert. Wer den Aufseher wählte, stellt den Räuber an ein Gebäude der würfelnden Person und beraubt sie.',
  'pc.lesson.gold':
    'Die Runde ist vorbei. Auf jede nicht gewählte Rolle kam ein Gold; es bekommt, wer sie nimmt. Der Gouverneur, der zuerst wählt, wandert nach links.',
  'pc.lesson.spend':
    'Gold ist keine Karte: Damit zahlst du die Abgabe an den Baumeister, und für drei bekommst du beim Handeln eine beliebige Karte.',
  'pc.lesson.unmet':
    'Rollen, die du noch nicht kennst: Tippe auf „Was ist das?“ (das Fragezeichen), dann auf die Rolle. Alles auf dem Tisch gibt so Auskunft.',
  'pc.lesson.end':
    'Hat jemand zehn Punkte, ist diese Runde die letzte; die meisten gewinnen. Längste Handelsstraße ab fünf, größte Rittermacht ab drei: je zwei Punkte. Spiel weiter.',
  'pc.lesson.laid.hexes': 'Neunzehn Felder; die Zahl sagt, bei welchem Wurf ein Feld seinen Rohstoff gibt.',
  'pc.lesson.laid.robber': 'Der Räuber beginnt auf der Wüste.',
  'pc.lesson.laid.settlements': 'Alle setzen zwei Siedlungen mit je einer Straße; die zweite bringt die ersten Karten.',
  'pc.lesson.laid.roles': 'Die Rollen: In jeder Runde wählen alle je eine.',
  'pc.lesson.laid.bank': 'Die Bank mit den Karten der fünf Rohstoffe.',
  'pc.lesson.laid.stack': 'Der Stapel der 25 Entwicklungskarten.',
  'pc.lesson.laid.gold': 'Noch hat niemand Gold, und keines liegt auf den Rollen.',
} satisfies Catalogue;
