import type { Catalogue } from '../../module';

/** What a first game of Puerto Catan says, step by step, in German. */
export const text = {
  'pc.lesson.welcome':
    'Besiedle die Insel. Eine Siedlung zählt einen Punkt, eine Stadt zwei; zehn Punkte beenden das Spiel. Hier stehen deine ersten zwei.',
  'pc.lesson.hand':
    'Deine Karten sind geheim. Straße: Lehm und Holz. Siedlung: dazu Wolle und Getreide. Stadt: zwei Getreide und drei Erz.',
  'pc.lesson.role':
    'Jede Runde wählen alle eine Rolle, die dann alle spielen; die eigene am besten. Beginne als Aufseher.',
  'pc.lesson.produce':
    'Alle würfeln einmal, du zuerst. Felder mit der Zahl geben eine Karte je Siedlung, zwei je Stadt.',
  'pc.lesson.trade':
    'Händler: Handle mit den anderen, oder vier gleiche kaufen eine beliebige Karte. Häfen hat nur, wer die Rolle wählte.',
  'pc.lesson.build':
    'Baumeister: Baue, oder kaufe eine Entwicklungskarte. In fremder Phase kostet dein erster Bau ein Gold an den Wählenden.',
  'pc.lesson.soldier':
    'Ritter: Wer eine Ritterkarte gekauft hat, darf sie spielen, den Räuber versetzen und eine Karte nehmen. Oder beende.',
  'pc.lesson.prospect': 'Goldsucher: Du nimmst eine Karte deiner Wahl aus der Bank, die anderen bekommen je ein Gold.',
  'pc.lesson.robber': 'Räuber: Versetze ihn auf ein anderes Feld, das dann nichts gibt. Gestohlen wird nichts.',
  'pc.lesson.seven':
    'Eine Sieben: Wer acht oder mehr Karten hielt, hat die Hälfte abgeworfen. Der Räuber darf ziehen und eine Karte nehmen.',
  'pc.lesson.gold':
    'Die Runde ist vorbei. Jede Rolle, die keiner wählte, bekam ein Gold; wer sie nächstens wählt, nimmt alles.',
  'pc.lesson.governor': 'Der Gouverneur ist nach links gewandert und wählt in der nächsten Runde zuerst.',
  'pc.lesson.spend':
    'Gold ist keine Karte: Es zahlt den Baumeister, und drei kaufen in deinem Händlerzug eine beliebige Karte.',
  'pc.lesson.end':
    'Hat jemand zehn Punkte, ist es die letzte Runde. Längste Straße und größte Rittermacht bringen je zwei. Spiel weiter.',
} satisfies Catalogue;
