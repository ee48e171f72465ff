import type { Catalogue } from '../../module';

/** What only the printed pages say, in German. */
export const text = {
  'pc.print.roles': 'Rollenkarten',
  'pc.print.gold': 'Gold',
  'pc.print.coins': 'Gold: {n} Stücke zu je eins',
  'pc.print.governor': 'Gouverneur',
  'pc.print.governor.does': 'Du wählst als Erstes eine Rolle. Am Ende der Runde geht diese Karte nach links weiter.',
  'pc.print.action': 'Aktion',
  'pc.print.privilege': 'Privileg',
  'pc.print.action.producer': 'Alle würfeln einmal, du zuerst, und bei jedem Wurf bekommen alle Erträge.',
  'pc.print.privilege.producer': 'Bei einer Sieben versetzt du den Räuber und stiehlst eine Karte.',
  'pc.print.action.trader': 'Reihum handeln alle mit den anderen und der Bank oder kaufen Karten für je 3 Gold.',
  'pc.print.privilege.trader': 'Nur du darfst Häfen nutzen.',
  'pc.print.action.builder': 'Reihum dürfen alle bauen und Entwicklungskarten kaufen.',
  'pc.print.privilege.builder': 'Wer sonst noch baut oder kauft, zahlt dir 1 Gold.',
  'pc.print.action.soldier':
    'Reihum dürfen alle einen Ritter spielen, den Räuber versetzen und dort von einer Person eine Karte stehlen.',
  'pc.print.privilege.soldier': 'Dein Ritter stiehlt dort von allen eine Karte.',
  'pc.print.action.prospector': 'Alle anderen bekommen 1 Gold.',
  'pc.print.privilege.prospector': 'Du darfst eine beliebige Karte aus der Bank nehmen.',
  'pc.print.action.robber': 'Für die anderen nichts.',
  'pc.print.privilege.robber': 'Du darfst den Räuber auf ein anderes Feld setzen. Du stiehlst nichts.',
} satisfies Catalogue;
