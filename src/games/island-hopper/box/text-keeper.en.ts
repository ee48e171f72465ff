// biome-ignore-all lint/suspicious/noTemplateCurlyInString: a dollar sign before an argument, not a template
import type { Catalogue } from '../../module';

/** What the helpers beside the score sheet say. */
export const keeperText = {
  'hopper.keeper.turn': 'The round',
  'hopper.keeper.turn.who': 'Round {n}: who’s captain?',
  'hopper.keeper.turn.bids': '{who} bids first. {last} sits this auction out.',
  'hopper.keeper.turn.captain': '{who} is captain',
  'hopper.keeper.turn.sand':
    'The others put coins beside islands while {who} stays silent. When time’s up, any coin still in your hand stays yours.',
  'hopper.keeper.turn.coins': 'Enter the total beside each island, clockwise.',
  'hopper.keeper.turn.islands': 'The islands',
  'hopper.keeper.turn.island': '{hour} o’clock: ${n}',
  'hopper.keeper.turn.more': '+{n}',
  'hopper.keeper.turn.fly': 'Take off',
  'hopper.keeper.turn.flies': '{who} flies',
  'hopper.keeper.turn.took': '{who} flies: ${n} so far',
  'hopper.keeper.turn.landed': 'Tap the island where a token landed: {who} takes its coins.',
  'hopper.keeper.turn.words': 'Tap a player for each word after their third in one flight: $1 to the bank.',
  'hopper.keeper.turn.fine': 'One word too many: {who}. Fines so far: ${n}',
  'hopper.keeper.turn.next': 'Next round',
  'hopper.keeper.turn.over': 'The game is over',
  'hopper.keeper.turn.back': 'Take back',
  'hopper.keeper.turn.count': 'Look behind the screens',
  'hopper.keeper.turn.countHint': 'Enter the numbers one after the other, or tap a symbol for one more contract.',
  'hopper.keeper.turn.has': '{who}, {row}: {n}',
  'hopper.keeper.turn.on': 'Next',
  'hopper.keeper.turn.counted': 'All counted: {list}.',
  'hopper.keeper.turn.total': '{who} ${n}',
  'hopper.keeper.turn.at': '{who}: {row}',

  // lines that older versions have written into a ledger
  'hopper.keeper.bribes.toldBegun': 'Each player starts with ${n}.',
  'hopper.keeper.bribes.told': '{who} paid ${n} in bribes.',
  'hopper.keeper.bribes.toldPaid': 'The bank put ${n} beside islands.',
  'hopper.keeper.bribes.toldLost': 'Islands lost ${n} to the bank.',
  'hopper.keeper.bribes.toldTakes': '{who} took ${n} from an island.',
  'hopper.keeper.words.told': 'Fines were paid for extra words during a flight.',
} satisfies Catalogue;

type Text = typeof keeperText;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
