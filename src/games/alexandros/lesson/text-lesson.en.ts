import type { Catalogue } from '../../module';

/** What a first game of Alexandros says, step by step: at most two sentences each. */
export const text = {
  'alex.lesson.welcome':
    'Alexander walks, and the walls behind him close off provinces. Hold them and tax them: the most points win.',
  'alex.lesson.provinces':
    'Figures in your colour are your guards: you hold three provinces, these two with one guard each. A province is worth its spaces without a symbol.',
  'alex.lesson.hand':
    'Your hand is secret, except for cards the others saw you take. Cards show the symbols on the board.',
  'alex.lesson.choose':
    'Your turn: Alexander walks, then you take two actions. Take a face-up card or discard your own: he goes to the nearest empty symbol that matches.',
  'alex.lesson.empty':
    'Only an empty symbol will do: no wall on its sides, no guard on it, and not beside Alexander. So the horse next to him doesn’t count.',
  'alex.lesson.route':
    'Tap where he goes. Each tag shows the new walls in black and, below, the largest free province they make: one that nobody’s guard holds.',
  'alex.lesson.walls': 'Well walked! Those walls stay all game, and each closed part is a province.',
  'alex.lesson.levy':
    'Now levy taxes: discard a card with the symbol under one of your guards. Your one-guard provinces pay {n} points; the other players collect theirs, too.',
  'alex.lesson.paid': 'Your first payday! The others were paid as well: {second}, {third} and {fourth}.',
  'alex.lesson.levyLater':
    'You did something else first, and that’s fine. You can still levy with your second action, or take the first one back.',
  'alex.lesson.north':
    'Two of your guards stand here, but a levy only counts provinces with exactly one. Bring one home, draw a card, or do something else.',
  'alex.lesson.occupy':
    'To occupy a free province, cover each symbol with a guard or a matching card, using at least one guard. Small provinces are cheapest.',
  'alex.lesson.walk':
    'Your second turn: take or discard a card to move Alexander. His walls should close a province that you can fill.',
  'alex.lesson.actions':
    'Two actions again, in any order: draw, occupy a free province, bring a guard home, or levy once. What helps you most?',
  'alex.lesson.levies':
    'A levy pays every player for provinces with exactly one of their guards. So levy when it pays you most.',
  'alex.lesson.takeOver':
    'You can take an enemy’s province: two cards of a guard’s symbol send it home, then you cover it as usual. The enemy gets half of those cards.',
  'alex.lesson.split':
    'Walls only split a province: parts with a guard stay held, the others become free. So split what the others hold.',
  'alex.lesson.traps':
    'Two traps: a levy that pays another player more than you, and an extra guard where one would do.',
  'alex.lesson.end':
    'If a player has 100 points after a levy, the game ends at once. After the black walls come red ones; the first turn that needs those is the last.',
  'alex.lesson.last': 'That’s the whole game. Next, try splitting a rival’s province.',
  'alex.lesson.sum.goal': 'The most points win; you get them from levies.',
  'alex.lesson.sum.turn': 'Alexander walks, then you take two actions.',
  'alex.lesson.sum.secret': 'Your cards are secret, except those everyone saw you take.',
  'alex.lesson.sum.end': '100 points or the red walls end the game.',
  'alex.lesson.sum.traps': 'One guard per province; levy when it pays you most.',
  'alex.lesson.laid.alexander': 'Alexander stands at the upper left tip of the land.',
  'alex.lesson.laid.symbols':
    'Seventy spaces show a symbol: fourteen each of temple, amphora, horse, lyre and soldier.',
  'alex.lesson.laid.open': 'Eighty are open land: a province is worth those inside it.',
  'alex.lesson.laid.cards': 'Two cards lie face up. Each player has one hidden card and four guards at home.',
  'alex.lesson.laid.walls': 'There are 65 black walls and 10 red ones; the turn that needs red ones is the last.',
} satisfies Catalogue;

type Text = typeof text;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
