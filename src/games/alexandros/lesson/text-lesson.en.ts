import type { Catalogue } from '../../module';

/** What a first game of Alexandros says, step by step: at most 25 words each. */
export const text = {
  'alex.lesson.welcome':
    'Alexander walks and leaves walls behind him. Hold the provinces they close off and tax them. Most points win.',
  'alex.lesson.provinces':
    'You hold these two provinces, with a guard in each. A province is worth its open spaces, those without a symbol.',
  'alex.lesson.hand':
    'Your hand is secret, but not the cards everyone saw you take. Cards show the board’s symbols: temple, amphora, horse, lyre, soldier.',
  'alex.lesson.choose':
    'Your turn: first Alexander moves. Take a face-up card, or discard one of yours. He goes to the closest empty space with its symbol.',
  'alex.lesson.empty':
    'Empty means: no wall on its sides, no guard on it, not touching him. So not the horse right beside him.',
  'alex.lesson.route':
    'Choose a corner and his way. Black sides are new walls, and walls stay. The number is the largest free province you make.',
  'alex.lesson.levy':
    'Now two actions. A levy, once a turn: discard a card that matches a guard’s space. You get {n}, the others {second}, {third}, {fourth}.',
  'alex.lesson.paid': 'Your first taxes! Only levies bring points: you have {n} now.',
  'alex.lesson.north':
    'Two guards stand here, so it pays nothing. A levy counts provinces with exactly one. Taking one back is an action too.',
  'alex.lesson.occupy':
    'To occupy a free province, cover each of its symbols with a guard or a matching card, at least one guard.',
  'alex.lesson.takeOver':
    'To take one over, send each guard home with two matching cards, then cover its symbols. The loser gets half the cards.',
  'alex.lesson.split':
    'Walls only ever split a province. The part with the guard stays held, the other is free. So walk where it hurts.',
  'alex.lesson.mistakes':
    'Two common mistakes: levying when others earn more than you, and leaving two guards in one province.',
  'alex.lesson.walk': 'Your next turn. Small provinces with few symbols are the cheapest. Choose a card.',
  'alex.lesson.actions':
    'Two actions, in any order: draw, occupy, take over, take a guard back, or levy once. Then your turn is over.',
  'alex.lesson.end': 'Now you know Alexandros.',
  'alex.lesson.sum.points': 'Only levies score: one point for each open space you hold.',
  'alex.lesson.sum.turn': 'A turn: Alexander moves, then up to two actions.',
  'alex.lesson.sum.hold': 'Hold a province with guards and matching cards.',
  'alex.lesson.sum.over': 'It ends at 100 points after a levy, or after the turn that needs red walls.',
  'alex.lesson.sum.next': 'Try next: walk him so that his walls close a small province beside you.',
  'alex.lesson.laid.alexander': 'Alexander stands at the upper left tip of the land.',
  'alex.lesson.laid.symbols':
    'Seventy spaces show a symbol: fourteen each of temple, amphora, horse, lyre and soldier.',
  'alex.lesson.laid.open': 'Eighty are open land: a province is worth those inside it.',
  'alex.lesson.laid.cards': 'Two cards lie face up. Everybody has one hidden card and four guards at home.',
  'alex.lesson.laid.walls': '65 black walls and 10 red ones lie ready; the turn that needs red ones is the last.',
} satisfies Catalogue;

type Text = typeof text;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
