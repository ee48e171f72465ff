import type { Catalogue } from '../../module';

/** What a first game of Alexandros says, step by step: at most two sentences each. */
export const text = {
  'alex.lesson.welcome':
    'Alexander walks, and walls grow behind him. What they close off is a province: hold it and tax it, for the most points win.',
  'alex.lesson.provinces':
    'You hold these two provinces with a guard each. A province is worth its open spaces, those without a symbol.',
  'alex.lesson.hand': 'Your hand is secret, except for cards all saw you take. Cards show the symbols of the board.',
  'alex.lesson.choose':
    'Your turn: Alexander walks, then two actions. Keep a face-up card or discard one, and he goes to its nearest empty symbol.',
  'alex.lesson.empty':
    'Empty means no wall on its sides, no guard on it, and not beside Alexander. So not the horse next to him.',
  'alex.lesson.route':
    'Choose where he goes and how. Black lines are the new walls; the number is the largest free province they make.',
  'alex.lesson.walls': 'Well walked! Those walls stay for the whole game.',
  'alex.lesson.levy':
    'Now levy taxes: discard a card that matches the space of one of your guards. It brings you {n} points.',
  'alex.lesson.paid': 'Your first payday! The others were paid as well: {second}, {third} and {fourth}.',
  'alex.lesson.levyLater':
    'You did something else first, and that’s fine. You may still levy with your second action; or take it back.',
  'alex.lesson.north':
    'Here stand two guards of yours, and a levy counts provinces with exactly one. Take one back, draw a card, or do something else.',
  'alex.lesson.occupy':
    'To occupy a free province, cover each symbol with a guard or a matching card, at least one guard. Small ones come cheapest.',
  'alex.lesson.walk': 'Your second turn. Take the card whose walls close a province you can fill.',
  'alex.lesson.actions':
    'Two actions again, in any order: draw, occupy, take over, take a guard back, or levy once. What helps you most?',
  'alex.lesson.levies':
    'A levy pays every player for provinces with exactly one of their guards. So levy when it pays you most.',
  'alex.lesson.takeOver':
    'You can take an enemy’s province: two matching cards send each guard home, then cover it as if free. They get half those cards.',
  'alex.lesson.split':
    'Walls only split: the part with a guard stays held, the other is free. So walk where it hurts the others.',
  'alex.lesson.traps': 'Two traps: a levy that pays the others more than you, and a guard too many where one would do.',
  'alex.lesson.end': 'With 100 points after a levy the game ends at once. The turn that needs red walls is the last.',
  'alex.lesson.last': 'That’s the whole game. Next, try to split a province that another player holds.',
  'alex.lesson.sum.goal': 'Most points win; levies bring them.',
  'alex.lesson.sum.turn': 'Alexander walks, then two actions.',
  'alex.lesson.sum.secret': 'Secret: your cards, but for those all saw.',
  'alex.lesson.sum.end': '100 points or the red walls end it.',
  'alex.lesson.sum.traps': 'Hold small provinces, one guard each.',
  'alex.lesson.laid.alexander': 'Alexander stands at the upper left tip of the land.',
  'alex.lesson.laid.symbols':
    'Seventy spaces show a symbol: fourteen each of temple, amphora, horse, lyre and soldier.',
  'alex.lesson.laid.open': 'Eighty are open land: a province is worth those inside it.',
  'alex.lesson.laid.cards': 'Two cards lie face up. Each player has one hidden card and four guards at home.',
  'alex.lesson.laid.walls': '65 black walls and 10 red ones lie ready; the turn that needs red ones is the last.',
} satisfies Catalogue;

type Text = typeof text;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
