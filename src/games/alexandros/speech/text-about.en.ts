import type { Catalogue } from '../../module';

/** What is said of how the game stands, and of a place that somebody asks about. */
export const aboutText = {
  'alex.standing.legend': '+4: points at each levy; (4): nothing yet, but 4 once only one guard is left',
  'alex.standing.pays': 'At each levy, {where} brings {who} {n}.',
  'alex.standing.paysNot': 'With several guards, {where} brings {who} nothing; with only one, {n}.',
  'alex.standing.levy': 'A levy now would pay: {list}.',
  'alex.standing.toGo': 'Closest to 100: {list}, {n, plural, one {one point} other {# points}} to go.',
  'alex.standing.walls': '{n, plural, =0 {No black wall is} one {One black wall is} other {# black walls are}} left.',

  'alex.about.way':
    'A route to the {symbol}, {n, plural, one {one side} other {# sides}} long, with {walls, plural, =0 {no new wall} one {one new wall} other {# new walls}}.',
  'alex.about.opens': 'It closes off a free province worth {n} at every levy.',
  'alex.about.changes': 'It changes the active player’s points per levy by {n}.',
  'alex.about.point': 'A corner. Alexander walks from corner to corner and leaves a wall along each side he walks.',
  'alex.about.alexander': 'Alexander stands here, so the spaces that touch this corner don’t count as empty.',
  'alex.about.sides':
    '{n, plural, one {One side meets} other {# sides meet}} here, {walls, plural, =0 {none} one {one} other {#}} with a wall.',
  'alex.about.open': 'Open land: one point at every levy if exactly one guard holds its province.',
  'alex.about.symbol':
    'A space with {aSymbol}: to occupy its province, cover it with a guard or pay one {symbol} card.',
  'alex.about.notEmpty': 'Alexander can’t go there: it has a wall or a guard, or he already touches it.',
  'alex.about.closest':
    'The closest empty {symbol}, {n, plural, one {one side} other {# sides}} away: that card leads here.',
  'alex.about.farther':
    'Empty, {n, plural, one {one side} other {# sides}} away; another {symbol} is closer to Alexander.',
  'alex.about.guard': '{who}’s guard. {who} can levy taxes with {aSymbol}; driving it away takes two {symbol} cards.',
  'alex.about.barren':
    'An area of {n, plural, one {one open space} other {# open spaces}} without a symbol: no one can occupy it.',
  'alex.about.openLand': 'Open land with {n} symbols to cover: no one can afford it until walls make it smaller.',
  'alex.about.free': 'Free: {where}, worth {n, plural, one {one point} other {# points}} at every levy.',
  'alex.about.cost': 'To occupy it: {list}. Guards can replace cards, and at least one must.',
  'alex.about.pays': '{who} holds {where}, which pays {n} at every levy.',
  'alex.about.paysNot': '{who} holds {where} with {guards} guards: it pays nothing, but {n} once only one is left.',
  'alex.about.takeOver':
    'To take it over: {list} for the guards, then cards or guards for {n, plural, one {one space} other {# spaces}}. The loser gets half the cards used, at most {half}.',
  'alex.about.supply':
    '{n, plural, =0 {No card is} one {One card lies} other {# cards lie}} face down. As an action you may draw one unseen.',
  'alex.about.walls':
    '{black, plural, one {One black wall} other {# black walls}} and {red, plural, one {one red} other {# red}} are left. The turn that needs red walls is the last of the game.',
  'alex.about.cardMoves': 'It leads Alexander to the closest empty {symbol}.',
  'alex.about.cardLevy': 'Discard it to levy taxes if one of your guards stands on {aSymbol}.',
  'alex.about.cardClaims':
    'It covers one {symbol} space when you occupy a province. Two of them drive an enemy guard off such a space.',

  'alex.panel.home': 'Guards at home',
  'alex.panel.track': 'Score track',
  'alex.figure.income': 'What every levy pays this player now: the open spaces of provinces held by exactly one guard.',
  'alex.figure.cards': 'Cards in hand. They move Alexander, cover symbols, drive guards away and pay for levies.',
  'alex.figure.home': 'Guards not on the board, of four. You need at least one to take a province.',
  'alex.figure.turn': 'A turn: Alexander moves, then up to two actions, then new cards are turned up.',
  'alex.figure.last': 'The black walls are used up, so the game ends after this turn.',
  'alex.figure.track': 'Everyone’s points so far. The game ends at once when a levy takes someone to 100.',
} satisfies Catalogue;

type Text = typeof aboutText;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
