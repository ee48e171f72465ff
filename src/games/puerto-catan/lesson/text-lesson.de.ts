import type { Catalogue } from '../../module';

/** What a first game of Puerto Catan says, step by step, in German. */
export const text = {
  'pc.lesson.welcome':
    'Besiedle die Insel. Eine Siedlung zählt einen Punkt, eine Stadt zwei; zehn Punkte beenden das Spiel. Hier stehen deine ersten zwei.',
  'pc.lesson.hand':
    'Deine Karten sind geheim. Straße: Lehm und Holz. Siedlung: dazu Wolle und Getreide. Stadt: zwei Getreide und drei Erz.',
  'pc.lesson.role':
    'In jeder Runde wählen alle je eine Rolle, die dann alle ausspielen; die eigene nützt dir am meisten. Beginne als Aufseher.',
  'pc.lesson.produce':
    'Alle würfeln einmal, du zuerst. Felder mit der Zahl geben eine Karte je Siedlung, zwei je Stadt.',
  'pc.lesson.trade':
    'Händler: Handle mit den anderen, oder tausche vier gleiche Karten gegen eine beliebige. Häfen nutzt nur, wer die Rolle gewählt hat.',
  'pc.lesson.build':
    'Baumeister: Baue, oder kaufe eine Entwicklungskarte. Hat jemand anders die Rolle gewählt, zahlst du dieser Person beim ersten Bau ein Gold.',
  'pc.lesson.soldier':
    'Ritter: Wer eine Ritterkarte gekauft hat, darf sie spielen, den Räuber versetzen und eine Karte nehmen. Oder du verzichtest.',
  'pc.lesson.prospect': 'Goldsucher: Du nimmst eine Karte deiner Wahl aus der Bank, die anderen bekommen je ein Gold.',
  'pc.lesson.robber': 'Räuber: Versetze ihn auf ein anderes Feld, das dann nichts gibt. Gestohlen wird nichts.',
  'pc.lesson.seven':
    'Eine Sieben: Wer acht oder mehr Karten hatte, hat die Hälfte abgegeben. Der Räuber darf versetzt und eine Karte geraubt werden.',
  'pc.lesson.gold':
    'Die Runde ist vorbei. Jede Rolle, die niemand wählte, bekam ein Gold; wer sie als Nächstes wählt, nimmt alles.',
  'pc.lesson.governor': 'Der Gouverneur ist nach links gewandert und wählt in der nächsten Runde zuerst.',
  'pc.lesson.spend':
    'Gold ist keine Karte: Damit zahlst du die Abgabe an den Baumeister, und für drei bekommst du im Händlerzug eine beliebige Karte.',
  'pc.lesson.end':
    'Hat jemand zehn Punkte, ist es die letzte Runde. Längste Handelsstraße und größte Rittermacht bringen je zwei Punkte. Spiel weiter.',
  'pc.lesson.laid.hexes': 'Neunzehn Felder; die Zahl sagt, bei welchem Wurf ein Feld seinen Rohstoff gibt.',
  'pc.lesson.laid.robber': 'Der Räuber beginnt auf der Wüste.',
  'pc.lesson.laid.settlements': 'Alle setzen zwei Siedlungen mit je einer Straße; die zweite bringt die ersten Karten.',
  'pc.lesson.laid.roles': 'Die Rollen: In jeder Runde wählen alle je eine.',
  'pc.lesson.laid.bank': 'Die Bank mit den Karten der fünf Rohstoffe.',
  'pc.lesson.laid.stack': 'Der Stapel der 25 Entwicklungskarten.',
  'pc.lesson.laid.gold': 'Noch hat niemand Gold, und keines liegt auf den Rollen.',
} satisfies Catalogue;
