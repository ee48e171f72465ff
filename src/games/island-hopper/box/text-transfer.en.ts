// biome-ignore-all lint/suspicious/noTemplateCurlyInString: a dollar sign before an argument, not a template
import type { Catalogue } from '../../module';
import { text as gameText } from '../speech/text.en';

/** What is said when a game goes over to the real table, or comes from there. */
export const text = {
  ...gameText,
  'hopper.medium.house':
    'To move a game to the table, play it with your own cards, typed in during set-up. The printed cards aren’t the same as the house deck.',
  'hopper.medium.later':
    'You can move the game at the start of a round, after its round card and before the first bid.',
  'hopper.medium.over': 'The game is over.',

  'hopper.lay.islands': 'The islands',
  'hopper.lay.near': 'The compass lies in the middle. Close around it, anticlockwise: {list}.',
  'hopper.lay.far': 'In the gaps outside those, anticlockwise: {list}.',
  'hopper.lay.apart': 'Keep the islands at least 6 inches (a good 15 cm) apart.',
  'hopper.lay.goodsOn': 'All six goods lie on the compass.',
  'hopper.lay.goodsOff': 'All six goods lie beside the compass, not on it.',
  'hopper.lay.money': 'Money beside islands',
  'hopper.lay.coins': '${n} beside {island}',
  'hopper.lay.beside': 'Put coins at least an inch away from the island, never on it.',
  'hopper.lay.noCoins': 'No island has any money.',
  'hopper.lay.round': 'Round {n}',
  'hopper.lay.card': 'This round’s card lies face up: {card}. It has already been resolved.',
  'hopper.lay.past': 'Under it, face up, in order from the first round: {list}.',
  'hopper.lay.lastOut': 'The other round cards stay in the box: this is the last round.',
  'hopper.lay.lastNext': 'Only the Last Round is left: put it face down as the next card.',
  'hopper.lay.lastUnder':
    'Face down beside it: the Last Round and, on top of it, {n, plural, one {the other remaining card} other {the other # remaining cards, shuffled}}.',
  'hopper.lay.lastAmong': 'Shuffle the {n} remaining round cards, the Last Round among them, and lay them face down.',
  'hopper.lay.lastThree':
    'Take the Last Round out of the remaining cards and shuffle the other {n} face down. Shuffle two of them, unseen, with the Last Round: these three are the bottom of the stack. The other {top, plural, one {one goes} other {# go}} on top.',
  'hopper.lay.contracts': 'Contracts',
  'hopper.lay.contract': '{island} ${pays} ({symbol})',
  'hopper.lay.row': 'Face up in a row: {list}.',
  'hopper.lay.noRow': 'No contracts lie face up.',
  'hopper.lay.discards': 'Discarded: {list}.',
  'hopper.lay.people': 'Players',
  'hopper.lay.tile': '{who} has the captain tile.',
  'hopper.lay.completed': '{who} has completed these, face down behind the screen: {list}.',
  'hopper.lay.cash': '{who} has ${n}.',
  'hopper.lay.known': 'All players saw {who} take {list}.',
  'hopper.lay.knownUnder': 'All players saw these go under the deck: {list}.',

  'hopper.take.cash': 'Take ${n} behind your screen.',
  'hopper.take.hand': 'Take these contracts into your hand: {list}.',
  'hopper.take.under': 'Set aside what you put under the deck, face down and in this order: {list}.',

  'hopper.rest.deck':
    '{n, plural, one {The last contract, which no player has seen, is the deck} other {Shuffle the {n} remaining contracts face down: they are the deck}}.',
  'hopper.rest.under':
    'Put the cards the players set aside under the deck, face down, working downwards. Each time a name comes up, take one card from that player: {list}.',
  'hopper.rest.bank': 'All other coins form the bank.',
  'hopper.rest.auction': '{who} opens the auction for the captain tile.',
  'hopper.rest.load': '{who} puts three goods on the compass and names a price.',

  'hopper.form.round': 'The round',
  'hopper.form.moment': 'As things stand after the round card and before the first bid.',
  'hopper.form.captain': 'Captain tile',
  'hopper.form.captain.hint': 'Who has it now: last round’s captain, or in the first round the most recent flyer.',
  'hopper.form.card': 'This round’s card',
  'hopper.form.past': 'Cards of earlier rounds',
  'hopper.form.islands': 'Money beside islands',
  'hopper.form.island': '{island}',
  'hopper.form.contracts': 'Contracts on the table',
  'hopper.form.row': 'Face up in the row',
  'hopper.form.discards': 'Discarded',
  'hopper.form.people': 'Behind the screens',
  'hopper.form.cash': 'Cash',
  'hopper.form.hand': 'Contracts in hand',
  'hopper.form.hand.hint': '{n} at the start of a round',
  'hopper.form.done': 'Completed contracts',
  'hopper.form.done.hint': 'Not counting any given up for a second chance',
  'hopper.form.under': 'Put under the deck',
  'hopper.form.under.hint': 'What you put there that no player has drawn since, earliest first',
  'hopper.form.copy': '{card} ({n} of {of})',
  'hopper.form.coins': 'All the coins in the box come to ${n}.',
  'hopper.form.twice': 'You’ve also entered one of these cards somewhere else.',
  'hopper.form.noCaptain': 'Say who has the captain tile.',
  'hopper.form.noCard': 'Enter this round’s card.',
  'hopper.form.noCash': 'Enter the cash, or 0 if there’s none.',
  'hopper.form.lastPast': 'The game is over after the Last Round.',
  'hopper.form.lastEarly': 'The Last Round comes in round {n} at the earliest, not in round {round}.',
  'hopper.form.rowCount': '{n} contracts lie face up as long as there’s a deck.',
  'hopper.form.handCount': 'At the start of a round, each hand holds {n} contracts.',
  'hopper.form.tourist': 'Tourists are never completed: they’re discarded after their round.',
  'hopper.form.doneCount':
    '{rounds, plural, one {In one round} other {In # rounds}} a player can’t complete more than {n, plural, one {one contract} other {# contracts}}.',
} satisfies Catalogue;

type Text = typeof text;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
