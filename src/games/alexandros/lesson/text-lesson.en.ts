import type { Catalogue } from '../../module';

/** What a first game of Alexandros says, step by step: at most 25 words each. */
export const text = {
  'alex.lesson.welcome':
    'Alexander walks, and walls grow behind him. What they close off is a province, to be occupied and taxed; most points win.',
  'alex.lesson.provinces':
    'Some are closed already. You hold these two with a guard each. A province is worth its open spaces, those without a symbol.',
  'alex.lesson.hand':
    'Your hand is secret, but not what all saw you take; there is no limit. Cards show the board’s symbols: temple, amphora, horse, lyre, soldier.',
  'alex.lesson.choose':
    'First Alexander moves to the closest empty space of a card: keep one lying face up, which is replaced, or discard one from your hand.',
  'alex.lesson.empty':
    'Empty: no wall on its sides, no guard on it, and not touching Alexander’s point. So not the horse right beside him.',
  'alex.lesson.route':
    'Choose a corner and his way. Black: the new walls, coast too; they stay. Below: the largest free province this creates.',
  'alex.lesson.levy':
    'Now two actions. A levy, once a turn: discard a card matching a guard’s space. It brings you {n}, the others {second}, {third} and {fourth}.',
  'alex.lesson.north':
    'Here stand two guards of yours: a levy counts provinces with exactly one. Taking one back is an action; so is drawing a card.',
  'alex.lesson.occupy':
    'To occupy a free province, cover each symbol with one of your four guards or a matching card, with at least one guard.',
  'alex.lesson.takeOver':
    'An enemy’s: two matching cards for each guard, who goes home; then cover all as if free. They get half the cards used, rounded up.',
  'alex.lesson.split':
    'Walls only ever split: the part with a guard stays occupied, the other is free. So walk where it hurts them.',
  'alex.lesson.walk': 'Your second turn. Small provinces with few symbols are the cheapest. Take a card.',
  'alex.lesson.actions':
    'Two actions again, in any order: draw, occupy, take over, take a guard back, or levy once a turn. Then the row is filled.',
  'alex.lesson.end':
    'With 100 points after a levy the game is over; the turn that needs red walls is the last. Most points win. Play on.',
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
