import type { Catalogue } from '../../module';
import { text as score } from '../speech/text-score.en';

/** From the app to the box and back, in words. */
export const text = {
  ...score,

  'manila.medium.over': 'The game is over.',
  'manila.medium.undealt': 'The shares are not dealt yet. Play on until the first auction opens.',
  'manila.medium.sailing':
    'A voyage is under way. Play it to its end: the game can change over as the next auction opens.',
  'manila.medium.bidding': 'The auction is under way. The game can change over before the first bid of the next one.',
  'manila.medium.pausing': 'Go on to the next voyage first: the game can change over as its auction opens.',

  'manila.medium.board': 'The board',
  'manila.medium.empty': 'Lay the board out with no punt on the water: punts, loads and the four dice wait beside it.',
  'manila.medium.value': 'Black market: put the marker of {ware} on {value}.',
  'manila.medium.shares': 'The shares',
  'manila.medium.piles': 'Sort all 20 shares into four piles of five, one for each ware, face down and squared up.',
  'manila.medium.secretly':
    'Everybody will take their own from these piles while the others look away. Do not count what is left of a pile.',
  'manila.medium.people': 'At the table',
  'manila.medium.person':
    '{who}: {cash, plural, one {one peso} other {# pesos}}, {pieces, plural, one {one accomplice} other {# accomplices}}, and {shares, plural, one {one share} other {# shares}} to come.',
  'manila.medium.personHidden':
    '{who}: {pieces, plural, one {one accomplice} other {# accomplices}}, and {shares, plural, one {one share} other {# shares}} to come. The pesos are taken in secret.',
  'manila.medium.pledged':
    '{who}: {n, plural, one {one of these shares lies} other {# of these shares lie}} face down as pledged.',
  'manila.medium.bought': 'Known to all: {who} has bought {list}.',
  'manila.medium.some': '{n} {ware}',
  'manila.medium.next': 'How it goes on',
  'manila.medium.voyage': 'Voyage {n} begins with the auction.',
  'manila.medium.opens': '{who} opens it, and keeps the office for nothing if nobody bids.',
  'manila.medium.rule.strongPirates': 'As agreed: pirates may clear a seat on a full punt on 13.',
  'manila.medium.rule.blindPassenger': 'As agreed: a stowaway goes anywhere but the insurance.',
  'manila.medium.rule.hiddenMoney': 'As agreed: pesos stay hidden.',
  'manila.medium.rule.choose': 'As agreed: the harbour master says in which order the punts move.',

  'manila.medium.take': 'From the pile of {ware}, take {n, plural, one {one share} other {# shares}}.',
  'manila.medium.turn': 'Lay {n, plural, one {one share} other {# shares}} of {ware} face down before you, as pledged.',
  'manila.medium.takeCash': 'Take {n, plural, one {one peso} other {# pesos}} and keep them hidden.',
  'manila.medium.hide': 'Keep the other shares hidden. Cover your traces: square the piles up again.',
  'manila.medium.hideAll': 'Square the piles up again.',

  'manila.medium.supply':
    '{ware}: {n, plural, one {one share is} other {# shares are}} left. Turn the pile face up beside the board.',
  'manila.medium.soldOut': '{ware}: no share is left.',
  'manila.medium.check': 'If a pile doesn’t come out, one of you took a wrong share: look again, each on your own.',
  'manila.medium.bank': 'The other coins are the bank.',

  'manila.medium.market': 'Black market',
  'manila.medium.mark': '{n}',
  'manila.medium.left': 'Shares left in the supply',
  'manila.medium.everybody': 'Everybody',
  'manila.medium.cash': 'Pesos',
  'manila.medium.pledgedRow': 'Pledged',
  'manila.medium.purse': 'No purse holds more than',
  'manila.medium.purseHint': 'Money is hidden: a number that surely nobody exceeds. It bounds the bids on offer.',
  'manila.medium.boughtHead': 'Shares bought from the supply',
  'manila.medium.boughtHint': 'Everybody saw them being bought. The two shares from the start are not among them.',
  'manila.medium.office': 'The voyage',
  'manila.medium.master': 'Harbour master',
  'manila.medium.masterHint': 'Who held the office last, and opens the auction; before the first one the oldest.',
  'manila.medium.voyageRow': 'Voyage',
  'manila.medium.dealt': 'Hidden shares',
  'manila.medium.dealtHint': 'The two from the start; pledged or not.',
  'manila.medium.first': 'One',
  'manila.medium.second': 'The other',
  'manila.medium.downHead': 'Which shares lie face down',
  'manila.medium.downHint': 'Left empty, the cheapest are. It changes nobody’s fortune.',

  'manila.medium.no.missing': 'This is still missing.',
  'manila.medium.no.fiveExist': 'Only five shares of {ware} exist.',
  'manila.medium.no.fiveInAll': 'Only five shares of {ware} exist; left and bought make {n}.',
  'manila.medium.no.twenty':
    'Left and bought make {n} of 20 shares: that leaves {left} for the hidden ones, and two each are {hidden}.',
  'manila.medium.no.pledged':
    '{n, plural, one {One share is} other {# shares are}} pledged, but only {held, plural, one {one is} other {# are}} held.',
  'manila.medium.no.down':
    '{n, plural, one {One share lies} other {# shares lie}} face down, but {pledged, plural, one {one is} other {# are}} pledged.',
  'manila.medium.no.downOf':
    'Only {held, plural, one {one share} other {# shares}} of {ware} {held, plural, one {is} other {are}} in this hand.',
  'manila.medium.no.downNone': 'No share of {ware} is in this hand.',
  'manila.medium.no.purse': 'Nobody was said to hold more than {n}.',
  'manila.medium.no.mostPurse': 'The app counts bids up to a purse of {n}.',
  'manila.medium.no.supplyOf':
    'Only {n, plural, one {one share} other {# shares}} of {ware} can be hidden: the others are left or bought.',
  'manila.medium.no.supplyNone': 'No share of {ware} can be hidden: all five are left or bought.',
} satisfies Catalogue;

type Text = typeof text;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
