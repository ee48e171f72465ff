import type { Catalogue } from '../../module';

/** Words for a game that moves between the app and the real table, in English. */
export const text = {
  'isla.medium.over': 'The game is over.',
  'isla.medium.begin': 'Deal the King first.',
  'isla.medium.scoring': 'The last round is over. Score this game here.',
  'isla.medium.round': 'Finish this round first. You can move the game when the next one begins.',

  'isla.medium.coins': 'Coins in the Banks',
  'isla.medium.bank': '{who}: {n, plural, one {one coin} other {# coins}}',
  'isla.medium.discard': 'Three coins stay in the box for {who}, the first King',
  'isla.medium.bridges': 'Bridges, each marked with a coin',
  'isla.medium.ports': 'Ports, each marked with a coin',
  'isla.medium.marks': '{who}: {list}',
  'isla.medium.noBridges': 'No bridges yet',
  'isla.medium.noPorts': 'No ports yet',
  'isla.medium.pools': 'Coins in the pools',
  'isla.medium.pool': '{island}: {list}',
  'isla.medium.of': '{who} {n}',
  'isla.medium.noPools': 'No coins in the pools',
  'isla.medium.princes': 'Princes',
  'isla.medium.prince': '{island}: {n, plural, one {one prince} other {# princes}}',
  'isla.medium.titles': 'Titles',
  'isla.medium.state': 'The state of the game',
  'isla.medium.idle': 'Nothing was invested or built in the last round. If that happens again, the game ends',
  'isla.medium.next': 'Round {n} begins',

  'isla.medium.takeCrowns': 'Crowns with these values: {list}',
  'isla.medium.takeCards': 'These commerce cards: {list}',
  'isla.medium.card': '{n} · {card}',

  'isla.medium.crowns': 'Shuffle the other crowns face down. Lay one on each of these islands: {list}',
  'isla.medium.noCrowns': 'No crowns are left on islands',
  'isla.medium.stacks': 'Shuffle the other commerce cards face down. Deal four stacks, in this order: {list}',
  'isla.medium.stack': '{n, plural, one {one card} other {# cards}}',
  'isla.medium.void': 'What players saw in the stacks no longer counts: those cards are shuffled again',
  'isla.medium.draft': 'Stack all nine action cards as one deck. {who}, the King, drafts first',

  'isla.form.state': 'The coming round',
  'isla.form.state.hint':
    'Enter things as they stand between rounds, once the coins in the circles have joined the pools.',
  'isla.form.round': 'Round number',
  'isla.form.idle': 'Nothing was invested or built in the last round',
  'isla.form.firstKing': 'First King, who removed three coins from the game',
  'isla.form.bridges': 'Who owns each bridge',
  'isla.form.ports': 'Who owns each port',
  'isla.form.open': 'Leave blank if not built.',
  'isla.form.princes': 'Princes',
  'isla.form.crowned': 'Crowns still on their islands',
  'isla.form.pools': 'Coins in the pools',
  'isla.form.banks': 'Coins in the Banks',
  'isla.form.bank': 'Bank',
  'isla.form.stacks': 'Cards left in the commerce stacks',
  'isla.form.stack': 'Stack {n}',
  'isla.form.stacks.hint': 'Then shuffle them together: nobody needs to say what’s in them.',
  'isla.form.hands': 'Hidden from the others',
  'isla.form.crowns': 'Values of your crowns',
  'isla.form.crowns.hint': 'One number for each crown, like 3+2+2.',
  'isla.form.cards': 'Numbers of your commerce cards',

  'isla.form.no.king': 'Say who holds the King: one player always does.',
  'isla.form.no.firstKing': 'Say which player was the first King.',
  'isla.form.no.builderFree': 'The player who built the latest bridge is Bridge Builder.',
  'isla.form.no.builder': 'The Bridge Builder must own a bridge.',
  'isla.form.no.harbourFree': 'The player who built the latest port is Port Builder.',
  'isla.form.no.harbour': 'The Port Builder must own a port.',
  'isla.form.no.over': 'All of these are built, so the game is over. Enter it on the score sheet instead.',
  'isla.form.no.locked': 'Nobody can ever build again, so the game is over. Enter it on the score sheet instead.',
  'isla.form.no.princes': 'There are nine princes, not {n}.',
  'isla.form.no.coins':
    '{who} has {n, plural, one {one coin} other {# coins}} in Bank, pools and marks together. It must be {whole}.',
  'isla.form.no.crown': 'Between you, you’ve entered too many crowns of one value.',
  'isla.form.no.crowns':
    '{held, plural, one {One crown is} other {# crowns are}} with players and {left, plural, one {one} other {#}} on islands. There are nine.',
  'isla.form.no.twice': 'Another player entered one of these cards too.',
  'isla.form.no.cards':
    '{held, plural, one {One card is} other {# cards are}} with players and {left, plural, one {one} other {#}} in the stacks. There are 24.',
  'isla.form.no.kept':
    'Each bridge brings its builder one card: {bridges, plural, one {one bridge} other {# bridges}}, but players hold {held, plural, one {one card} other {# cards}}.',
} satisfies Catalogue;

type Text = typeof text;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
