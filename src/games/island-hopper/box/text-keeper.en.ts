// biome-ignore-all lint/suspicious/noTemplateCurlyInString: a dollar sign before an argument, not a template
import type { Catalogue } from '../../module';

/** What the helpers beside the score sheet say. */
export const keeperText = {
  'hopper.keeper.sand': 'The bribing minute',
  'hopper.keeper.sand.rule':
    'All players except the captain put coins beside islands, at least an inch from the tile. The captain stays silent until time is up. You can’t take anything back. (Rules 4.1)',
  'hopper.keeper.sand.whole': 'How long',
  'hopper.keeper.sand.seconds': '{n, plural, one {one second} other {# seconds}}',
  'hopper.keeper.sand.left': '{n, plural, one {One second is} other {# seconds are}} left.',
  'hopper.keeper.sand.start': 'Turn it over',
  'hopper.keeper.sand.pause': 'Pause',
  'hopper.keeper.sand.on': 'Go on',
  'hopper.keeper.sand.again': 'A new minute',
  'hopper.keeper.sand.reset': 'Back to the start',
  'hopper.keeper.sand.over': 'Time’s up. A coin still in your hand stays yours.',
  'hopper.keeper.bribes.toldBegun': 'Each player starts with ${n}.',
  'hopper.keeper.bribes.told': '{who} paid ${n} in bribes.',
  'hopper.keeper.bribes.toldPaid': 'The bank put ${n} beside islands.',
  'hopper.keeper.bribes.toldLost': 'Islands lost ${n} to the bank.',
  'hopper.keeper.bribes.toldTakes': '{who} took ${n} from an island.',
  'hopper.keeper.words': 'Words and fines',
  'hopper.keeper.words.duel': 'With two players, nobody speaks while the plane is in the air, and there are no fines.',
  'hopper.keeper.words.rule':
    'You each have three words per flight, true or false. Each extra word costs $1, paid to the bank at once if you have it. You get all your words back when the token is down. (Rules 5.7)',
  'hopper.keeper.words.captain': 'Who flies?',
  'hopper.keeper.words.first': 'Say who’s flying, then tap a player for each word they say.',
  'hopper.keeper.words.flies': '{who} flies and listens.',
  'hopper.keeper.words.word': 'A word from {who}: {n} so far',
  'hopper.keeper.words.less': 'Take back one of {who}’s words',
  'hopper.keeper.words.free': '{n, plural, one {One word is free} other {# words are free}}',
  'hopper.keeper.words.none': 'No free words left',
  'hopper.keeper.words.fine': '${n} to the bank',
  'hopper.keeper.words.down': 'The token is down',
  'hopper.keeper.words.told': 'Fines were paid for extra words during a flight.',
  'hopper.keeper.words.back': 'It’s still in the air',
  'hopper.keeper.words.paid': 'Fines this game',
  'hopper.keeper.words.paidBy': '{who}: ${n}',
  'hopper.keeper.words.noFines': '{n, plural, one {One flight} other {# flights}} counted, no fines.',
} satisfies Catalogue;

type Text = typeof keeperText;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
