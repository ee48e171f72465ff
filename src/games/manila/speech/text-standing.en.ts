import type { Catalogue } from '../../module';

/** How it stands and what the places are, in English. */
export const text = {
  'manila.odds.punt': '{ware}: {p}% to reach the port',
  'manila.odds.arrives13': 'These chances count a punt left on 13 as arriving: no pirate is waiting for it.',
  'manila.odds.lost13': 'These chances count a punt left on 13 as lost: pirates are waiting for it.',
  'manila.odds.sure13': 'A punt left on 13 arrives: no pirate is waiting for it, and none can come now.',
  'manila.odds.both': 'Pilots and new pirates can still change these chances.',
  'manila.odds.pilots': 'Pilots can still change these chances.',
  'manila.odds.pirates': 'New pirates can still change these chances.',

  'manila.board.share': '{p}%',
  'manila.board.chance': '% = chance to reach the port',

  'manila.standing.legend': '%: chance that a punt arrives or a berth pays',
  'manila.standing.port': '{where} pays {coins}: {p}%',
  'manila.standing.portOf': '{where} pays {who} {coins}: {p}%',
  'manila.standing.agent': '{who}, the insurance agent, pays {n} on average.',

  'manila.about.seat': 'Costs {cost, plural, one {one peso} other {# pesos}}; the cheapest free seat is taken first.',
  'manila.about.sits': '{who} sits here.',
  'manila.about.load':
    'If the {ware} reaches the port, those aboard share {coins}: {n, plural, one {{each} for the one aboard} other {{each} each for the # aboard}}.',
  'manila.about.loadFree': 'If the {ware} reaches the port, those aboard share {coins}. Nobody is aboard yet.',
  'manila.about.plundered': 'Pirates have plundered it: they share {coins}.',
  'manila.about.docked': 'It’s in {where}.',
  'manila.about.holds': '{who} is here.',
  'manila.about.costs': 'Vacant, for {cost, plural, one {one peso} other {# pesos}}.',
  'manila.about.port': 'Pays {coins} if {n, plural, one {a punt reaches} other {# punts reach}} the port: {p}%.',
  'manila.about.yard':
    'Pays {coins} if {n, plural, one {a punt ends} other {# punts end}} in the shipyard: {p}%. The insurance agent pays, or the bank if there’s none.',
  'manila.about.boards': 'After roll 2 a pirate may board a punt on 13 that has a free seat.',
  'manila.about.plunders': 'After roll 3, pirates plunder every punt on 13 and share its load. On 13: {p}%.',
  'manila.about.captain': 'The captain sends a plundered punt to the port or the shipyard.',
  'manila.about.small': 'Before roll 3 it moves one punt at sea by one, forward or back.',
  'manila.about.large': 'Before roll 3 it moves one punt at sea by up to two, or two punts by one each.',
  'manila.about.agent':
    'Brings 10 pesos at once. Later the agent pays 6, 8 and 15 for the berths that fill in the shipyard.',
  'manila.about.space': 'From here a punt reaches the port in {n} of {all} rolls: {p}%.',
  'manila.about.thirteen': 'The last space at sea: here pirates board and plunder.',
  'manila.about.mouth': 'A punt that passes 13 goes to the next free berth of the port.',
  'manila.about.market': 'A share is worth {value} now and costs {price}; {n} left.',
  'manila.about.rises': 'Each load that reaches the port lifts its ware: 5, 10, 20, 30. At 30 the game ends.',
  'manila.about.toPort': 'Punts in the port fill berths A, B and C; their wares rise.',
  'manila.about.toYard': 'Punts that fail fill berths A, B and C; their wares stay where they are.',

  'manila.panel.bid': 'Highest bid',
  'manila.panel.passed': 'Passed',
  'manila.panel.dice': 'Dice',
  'manila.figure.cash': 'Money. It pays for bids, shares and accomplices; what is left at the end counts in full.',
  'manila.figure.shares': 'Shares, face down. At the end each counts as much as its ware is worth.',
  'manila.figure.pledged': 'A pledged share brought 12. Taking it back costs 15; at the end 15 are taken off for it.',
  'manila.figure.pieces': 'Accomplices this player can still place. They come home after the voyage.',
  'manila.figure.master': 'Won the auction: may buy a share, loads and launches the punts, and places first.',
  'manila.figure.bid': 'The most anyone offers to be harbour master. The winner pays it to the bank.',
  'manila.figure.passed': 'Bids no more in this auction, or places no more this voyage.',
  'manila.figure.voyage': 'A voyage: auction, loading, three rolls, payday. The game ends once a ware is worth 30.',
  'manila.figure.moved': 'How many of the three rolls are done. After the third no punt stays at sea.',
  'manila.figure.unseen': 'Shares that other players hold face down, by ware, as far as you can tell.',
  'manila.figure.dice': 'Each punt at sea has a die of its own colour and moves that far.',
  'manila.about.ashore': 'It stays ashore on this voyage: nobody sails with it, and it can’t rise.',
  'manila.figure.paid': 'What this voyage brought and cost each player, and for which load or berth.',
} satisfies Catalogue;

type Text = typeof text;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
