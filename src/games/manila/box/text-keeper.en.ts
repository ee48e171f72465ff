import type { Catalogue } from '../../module';

/** The helpers beside the score sheet in words. */
export const text = {
  'manila.keeper.loans': 'Loans',
  'manila.keeper.loansHint':
    'Pledge a share for {loan}; redeem it for {back}, or lose {back} for it at the end. Cash follows where it stands on the sheet.',
  'manila.keeper.held': '{n, plural, one {One share} other {# shares}}',
  'manila.keeper.pledged': '{n} encumbered',
  'manila.keeper.owes': 'Owes {n}',
  'manila.keeper.cash': '{n, plural, one {One peso} other {# pesos}}',
  'manila.keeper.limit': 'Limit {n}',
  'manila.keeper.more': 'One share more for {who}',
  'manila.keeper.fewer': 'One share fewer for {who}',
  'manila.keeper.borrow': 'Pledge +{n}',
  'manila.keeper.borrowFor': '{who} pledges a share for {n}',
  'manila.keeper.redeem': 'Redeem −{n}',
  'manila.keeper.redeemFor': '{who} redeems a share for {n}',

  'manila.keeper.auction': 'Auction',
  'manila.keeper.auctionHint': 'The last harbour master opens; in the first voyage the oldest.',
  'manila.keeper.opens': 'Who opens?',
  'manila.keeper.asked': '{who} is asked',
  'manila.keeper.bidsNow': 'bids {n}',
  'manila.keeper.isOut': 'out',
  'manila.keeper.standing': '{who} bids {n}',
  'manila.keeper.limitIs': 'The limit is {n}',
  'manila.keeper.takesLoans': 'This takes {n, plural, one {a loan} other {# loans}}',
  'manila.keeper.noRoom': 'The limit is {n}: no higher bid is possible.',
  'manila.keeper.pesos': '{n, plural, one {peso} other {pesos}}',
  'manila.keeper.bidLessFive': 'Five less',
  'manila.keeper.bidLess': 'One less',
  'manila.keeper.bidMore': 'One more',
  'manila.keeper.bidMoreFive': 'Five more',
  'manila.keeper.bid': 'Bid {n}',
  'manila.keeper.pass': 'Pass',
  'manila.keeper.back': 'Take back',
  'manila.keeper.won': '{who} is harbour master for {n, plural, one {one peso} other {# pesos}}.',
  'manila.keeper.stays': 'Nobody bids: {who} is harbour master for nothing.',
  'manila.keeper.pays': 'Pay {n} and close',
  'manila.keeper.paysLoans': 'Pay {n} with {loans, plural, one {a loan} other {# loans}} and close',
  'manila.keeper.close': 'Close the auction',

  'manila.keeper.voyage': 'Voyage',
  'manila.keeper.ashore': 'What stays ashore?',
  'manila.keeper.startHint': 'Give each punt its start, then tap what its die shows.',
  'manila.keeper.pilotHint': 'Tap what the dice show. Plus and minus are the pilots.',
  'manila.keeper.startsLeft': 'The starts add up to {all}: {n} to give.',
  'manila.keeper.startsOver': 'The starts add up to {all}: {n} too many.',
  'manila.keeper.voyageOver': 'All the punts are where they end.',
  'manila.keeper.space': 'on {n}',
  'manila.keeper.port': 'port',
  'manila.keeper.inPort': 'In the port: its ware rises.',
  'manila.keeper.inYard': 'In the shipyard.',
  'manila.keeper.on13Last': 'On 13: plundered if pirates wait, else in the port.',
  'manila.keeper.odds': 'Passes 13: {p}%',
  'manila.keeper.oddsBoth': 'Passes 13: {p}% · ends on 13: {q}%',
  'manila.keeper.die': 'rolled {n}',
  'manila.keeper.dieOf': 'The die of {ware}',
  'manila.keeper.forth': '{ware} one forth',
  'manila.keeper.back1': '{ware} one back',
  'manila.keeper.move': 'Move, roll {n} of 3',
  'manila.keeper.newVoyage': 'New voyage',
} satisfies Catalogue;

type Text = typeof text;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
