import type { Catalogue } from '../../module';

/** Words for a game that moves between the app and the real table, in English. */
export const text = {
  'isla.medium.over': 'The game is over.',
  'isla.medium.begin': 'Deal the King first.',
  'isla.medium.scoring': 'The last round is over. Score this game here.',
  'isla.medium.round': 'Finish this round first. The game can move when the next one begins.',

  'isla.medium.coins': 'Coins in the Banks',
  'isla.medium.bank': '{who}: {n, plural, one {one coin} other {# coins}}',
  'isla.medium.discard': 'Three coins of {who}, the first King, stay in the box',
  'isla.medium.bridges': 'Bridges, each marked with a coin',
  'isla.medium.ports': 'Ports, each marked with a coin',
  'isla.medium.marks': '{who}: {list}',
  'isla.medium.noBridges': 'No bridge stands yet',
  'isla.medium.noPorts': 'No port stands yet',
  'isla.medium.pools': 'Coins in the pools',
  'isla.medium.pool': '{island}: {list}',
  'isla.medium.of': '{n} of {who}',
  'isla.medium.noPools': 'No coins in the pools',
  'isla.medium.princes': 'Princes',
  'isla.medium.prince': '{island}: {n, plural, one {one prince} other {# princes}}',
  'isla.medium.titles': 'Titles',
  'isla.medium.state': 'The state of the game',
  'isla.medium.idle': 'Nothing was invested or built in the last round. If that happens once more, the game ends',
  'isla.medium.next': 'Round {n} begins',

  'isla.medium.takeCrowns': 'Crowns with these values: {list}',
  'isla.medium.takeCards': 'These commerce cards: {list}',
  'isla.medium.card': '{n} · {card}',

  'isla.medium.crowns': 'Shuffle the other crowns face down. Lay one on each of these islands: {list}',
  'isla.medium.noCrowns': 'No crown lies on an island any more',
  'isla.medium.stacks': 'Shuffle the other commerce cards face down. Deal four stacks, in this order: {list}',
  'isla.medium.stack': '{n, plural, one {one card} other {# cards}}',
  'isla.medium.void': 'What players saw in the stacks no longer holds: those cards are shuffled again',
  'isla.medium.draft': 'All nine action cards make one deck. {who}, the King, drafts first',

  'isla.form.state': 'The round that begins',
  'isla.form.state.hint': 'Enter the table between two rounds, after the coins in the circles joined the pools.',
  'isla.form.round': 'Number of the round',
  'isla.form.idle': 'In the last round nothing was invested or built',
  'isla.form.firstKing': 'First King, who put three coins out of the game',
  'isla.form.bridges': 'Who owns each bridge',
  'isla.form.ports': 'Who owns each port',
  'isla.form.open': 'Leave open what is not built.',
  'isla.form.princes': 'Princes',
  'isla.form.crowned': 'Crowns still on their islands',
  'isla.form.pools': 'Coins in the pools',
  'isla.form.banks': 'Coins in the Banks',
  'isla.form.bank': 'Bank',
  'isla.form.stacks': 'Cards left in the commerce stacks',
  'isla.form.stack': 'Stack {n}',
  'isla.form.stacks.hint': 'Then shuffle them together: nobody needs to say what is in them.',
  'isla.form.hands': 'Hidden from the others',
  'isla.form.crowns': 'Values of your crowns',
  'isla.form.crowns.hint': 'One number for each crown: 3+2+2.',
  'isla.form.cards': 'Numbers of your commerce cards',

  'isla.form.no.king': 'One of the players always holds the King.',
  'isla.form.no.firstKing': 'One of the players was the first King.',
  'isla.form.no.builderFree': 'Who built the last bridge is Bridge Builder.',
  'isla.form.no.builder': 'The Bridge Builder must own a bridge.',
  'isla.form.no.harbourFree': 'Who built the last port is Port Builder.',
  'isla.form.no.harbour': 'The Port Builder must own a port.',
  'isla.form.no.over': 'All of these are built, so the game is over. Enter it on the score sheet instead.',
  'isla.form.no.locked': 'Nobody can go on building, so the game is over. Enter it on the score sheet instead.',
  'isla.form.no.princes': 'There are nine princes, not {n}.',
  'isla.form.no.coins':
    '{who} has {n, plural, one {one coin} other {# coins}} in Bank, pools and marks together. It must be {whole}.',
  'isla.form.no.crown': 'With those of the others, more crowns of one value than exist.',
  'isla.form.no.crowns':
    '{held, plural, one {One crown is} other {# crowns are}} with players and {left, plural, one {one} other {#}} on islands. There are nine.',
  'isla.form.no.twice': 'Another player entered one of these cards too.',
  'isla.form.no.cards':
    '{held, plural, one {One card is} other {# cards are}} with players and {left, plural, one {one} other {#}} in the stacks. There are 24.',
  'isla.form.no.kept':
    'Each bridge brings its builder one card: {bridges, plural, one {one bridge} other {# bridges}}, but {held, plural, one {one card} other {# cards}} with players.',
} satisfies Catalogue;

type Text = typeof text;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
