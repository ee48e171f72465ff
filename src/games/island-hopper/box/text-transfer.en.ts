// biome-ignore-all lint/suspicious/noTemplateCurlyInString: a dollar sign before an argument, not a template
import type { Catalogue } from '../../module';
import { text as gameText } from '../speech/text.en';

/** What is said when a game goes over to the real table, or comes from there. */
export const text = {
  ...gameText,
  'hopper.medium.house':
    'The printed box has other cards than the house deck. Type in your own cards when a game is set up, and play with them; then the game can change over.',
  'hopper.medium.later':
    'The game can change over at the start of a round: after its round card, before the first bid.',
  'hopper.medium.over': 'The game is over.',

  'hopper.lay.islands': 'The islands',
  'hopper.lay.near': 'The compass lies in the middle. Close round it, counter-clockwise: {list}.',
  'hopper.lay.far': 'Outside them, each between two of these, counter-clockwise: {list}.',
  'hopper.lay.apart': 'No island lies within 6 inches, a good 15 cm, of another one.',
  'hopper.lay.goodsOn': 'All six goods lie on the compass.',
  'hopper.lay.goodsOff': 'The six goods lie beside the compass, none on it.',
  'hopper.lay.money': 'Money beside islands',
  'hopper.lay.coins': '${n} beside {island}',
  'hopper.lay.beside': 'Coins lie at least an inch off the island, never on it.',
  'hopper.lay.noCoins': 'No island has any money.',
  'hopper.lay.round': 'Round {n}',
  'hopper.lay.card': 'The card of this round lies face up: {card}. It has been carried out already.',
  'hopper.lay.past': 'Face up under it, from the first round on: {list}.',
  'hopper.lay.lastOut': 'The other round cards stay in the box: this is the last round.',
  'hopper.lay.lastNext': 'Only the Last Round is left: it lies face down as the next card.',
  'hopper.lay.lastUnder':
    'Face down beside it: the Last Round and, on top of it, {n, plural, one {the other card that is left} other {the other # cards that are left, shuffled}}.',
  'hopper.lay.lastAmong':
    'Shuffle the {n} round cards that are left, the Last Round among them, and lay them face down.',
  'hopper.lay.lastThree':
    'Take the Last Round out of the cards that are left and shuffle the other {n} face down. Shuffle two of them, unseen, with the Last Round: these three are the bottom of the stack. The other {top, plural, one {one goes} other {# go}} on top.',
  'hopper.lay.contracts': 'Contracts',
  'hopper.lay.contract': '{island} ${pays} ({symbol})',
  'hopper.lay.row': 'Face up in a row: {list}.',
  'hopper.lay.noRow': 'No contract lies face up.',
  'hopper.lay.discards': 'On the discards: {list}.',
  'hopper.lay.people': 'Players',
  'hopper.lay.tile': '{who} has the captain tile.',
  'hopper.lay.completed': '{who} has completed these, face down behind the screen: {list}.',
  'hopper.lay.cash': '{who} has ${n}.',
  'hopper.lay.known': 'Everybody has seen {who} take {list}.',
  'hopper.lay.knownUnder': 'Everybody has seen go under the deck: {list}.',

  'hopper.take.cash': 'Take ${n} behind your screen.',
  'hopper.take.hand': 'Take these contracts into your hand: {list}.',
  'hopper.take.under': 'Lay aside, face down and in this order, what you have put under the deck: {list}.',

  'hopper.rest.deck':
    '{n, plural, one {Nobody has seen the last contract: it is the deck} other {Shuffle the {n} contracts that are left, face down: they are the deck}}.',
  'hopper.rest.under':
    'Under the deck, face down and downwards, goes what the players have laid aside, a card each time their name comes: {list}.',
  'hopper.rest.bank': 'All other coins are the bank.',
  'hopper.rest.auction': '{who} opens the auction of the captain tile.',
  'hopper.rest.load': '{who} puts three goods on the compass and names a price.',

  'hopper.form.round': 'The round',
  'hopper.form.moment': 'As it stands after the round card was carried out and before the first bid.',
  'hopper.form.captain': 'Captain tile',
  'hopper.form.captain.hint':
    'Who has it now: the captain of the round before, in the first round whoever flew most recently.',
  'hopper.form.card': 'Card of this round',
  'hopper.form.past': 'Cards of the rounds before',
  'hopper.form.islands': 'Money beside islands',
  'hopper.form.island': '{island}',
  'hopper.form.contracts': 'Contracts on the table',
  'hopper.form.row': 'Face up in the row',
  'hopper.form.discards': 'On the discards',
  'hopper.form.people': 'Behind the screens',
  'hopper.form.cash': 'Cash',
  'hopper.form.hand': 'Contracts in hand',
  'hopper.form.hand.hint': '{n} at the start of a round',
  'hopper.form.done': 'Completed contracts',
  'hopper.form.done.hint': 'Without those given up for a second chance',
  'hopper.form.under': 'Put under the deck',
  'hopper.form.under.hint': 'What you have put there and nobody has drawn since, the first one first',
  'hopper.form.copy': '{card} ({n} of {of})',
  'hopper.form.coins': 'All the coins in the box come to ${n}.',
  'hopper.form.twice': 'One of these cards is also entered somewhere else.',
  'hopper.form.noCaptain': 'Say who has the captain tile.',
  'hopper.form.noCard': 'Say which card this round has.',
  'hopper.form.noCash': 'Enter the cash, 0 where there is none.',
  'hopper.form.lastPast': 'After the Last Round the game is over.',
  'hopper.form.lastEarly': 'The Last Round comes in round {n} at the earliest, not in round {round}.',
  'hopper.form.rowCount': '{n} contracts lie face up as long as there is a deck.',
  'hopper.form.handCount': 'At the start of a round a hand has {n} contracts.',
  'hopper.form.tourist': 'Tourists are never completed; after their round they lie on the discards.',
  'hopper.form.doneCount':
    '{rounds, plural, one {In one round} other {In # rounds}} nobody completes more than {n, plural, one {one contract} other {# contracts}}.',
} satisfies Catalogue;

type Text = typeof text;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
