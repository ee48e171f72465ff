import type { Catalogue } from '../../module';

/** What a first game of Puerto Catan says, step by step, in German. */
export const text = {
  'pc.lesson.welcome':
    'Besiedle die Insel. Eine Siedlung zählt einen Punkt, eine Stadt zwei; zehn Punkte beenden das Spiel. Hier stehen deine ersten zwei.',
  'pc.lesson.hand':
    'Deine Karten sind geheim; darunter, was andere sicher haben. Straße: Lehm, Holz. Siedlung: dazu Wolle, Getreide. Stadt: zwei Getreide, drei Erz.',
  'pc.lesson.role':
    'In jeder Runde wählen alle je eine Rolle, die dann alle ausspielen; die eigene nützt dir am meisten. Beginne als Aufseher.',
  'pc.lesson.produce':
    'Alle würfeln einmal, du zuerst. Felder mit der Zahl geben eine Karte je Siedlung, zwei je Stadt.',
  'pc.lesson.trade':
    'Händler: Handle mit den anderen, oder tausche vier gleiche Karten gegen eine beliebige. Häfen nutzt nur, wer die Rolle gewählt hat.',
  'pc.lesson.build':
    'Baumeister: Baue, oder kaufe eine Entwicklungskarte. Hat jemand anders die Rolle gewählt, zahlst du dafür beim ersten Bau ein Gold, falls vorhanden.',
  'pc.lesson.soldier':
    'Ritter: Wer eine Ritterkarte gekauft hat, darf sie spielen, den Räuber versetzen, einen Anlieger berauben; wer die Rolle gewählt hat, alle.',
  'pc.lesson.prospect': 'Goldsucher: Du nimmst eine Karte deiner Wahl aus der Bank, die anderen bekommen je ein Gold.',
  'pc.lesson.robber': 'Räuber: Versetze ihn auf ein anderes Feld, das dann nichts gibt. Gestohlen wird nichts.',
  'pc.lesson.seven':
    'Eine Sieben: Hände ab acht Karten werden halbiert. Wer den Aufseher wählte, stellt den Räuber neben ein Gebäude des Würflers und beraubt ihn.',
  'pc.lesson.gold':
    'Die Runde ist vorbei. Jede Rolle, die niemand wählte, bekam ein Gold für den nächsten. Der neue Gouverneur, links vom alten, wählt zuerst.',
  'pc.lesson.spend':
    'Gold ist keine Karte: Damit zahlst du die Abgabe an den Baumeister, und für drei bekommst du beim Handeln eine beliebige Karte.',
  'pc.lesson.unmet':
    'Rollen, die du noch nicht kennst: Tippe auf „Was ist das?“ (das Fragezeichen), dann auf die Rolle. Alles auf dem Tisch gibt so Auskunft.',
  'pc.lesson.end':
    'Hat jemand zehn Punkte, ist es die letzte Runde. Längste Handelsstraße ab fünf, größte Rittermacht ab drei: je zwei Punkte. Spiel weiter.',
  'pc.lesson.laid.hexes': 'Neunzehn Felder; die Zahl sagt, bei welchem Wurf ein Feld seinen Rohstoff gibt.',
  'pc.lesson.laid.robber': 'Der Räuber beginnt auf der Wüste.',
  'pc.lesson.laid.settlements': 'Alle setzen zwei Siedlungen mit je einer Straße; die zweite bringt die ersten Karten.',
  'pc.lesson.laid.roles': 'Die Rollen: In jeder Runde wählen alle je eine.',
  'pc.lesson.laid.bank': 'Die Bank mit den Karten der fünf Rohstoffe.',
  'pc.lesson.laid.stack': 'Der Stapel der 25 Entwicklungskarten.',
  'pc.lesson.laid.gold': 'Noch hat niemand Gold, und keines liegt auf den Rollen.',
} satisfies Catalogue;
