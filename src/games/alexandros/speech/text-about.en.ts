import type { Catalogue } from '../../module';

/** What is said of how the game stands, and of a place that somebody asks about. */
export const aboutText = {
  'alex.standing.legend': '+4: points at each levy; (4): nothing yet, 4 once a single guard is left there',
  'alex.standing.pays': '{where} brings {who} {n} at every levy.',
  'alex.standing.paysNot': '{where} brings {who} nothing while several guards stand there, and {n} with one.',
  'alex.standing.levy': 'A levy now: {list}.',
  'alex.standing.toGo': 'Nearest to 100: {list}, {n, plural, one {one point} other {# points}} short.',
  'alex.standing.walls': '{n, plural, =0 {No black wall is} one {One black wall is} other {# black walls are}} left.',

  'alex.about.way':
    'A way to the {symbol}, {n, plural, one {one side} other {# sides}} long, with {walls, plural, =0 {no new wall} one {one new wall} other {# new walls}}.',
  'alex.about.opens': 'It closes off a free province worth {n} at every levy.',
  'alex.about.changes': 'It changes what a levy brings whoever leads Alexander by {n}.',
  'alex.about.point': 'A corner. Alexander walks from corner to corner, and every side he walks gets a wall.',
  'alex.about.alexander': 'Alexander stands here: the spaces that touch this corner are not empty for him.',
  'alex.about.sides':
    '{n, plural, one {One side meets} other {# sides meet}} here, {walls, plural, =0 {none} one {one} other {#}} of them with a wall.',
  'alex.about.open': 'Open land: a point at every levy for whoever holds its province with exactly one guard.',
  'alex.about.symbol':
    'A place of the {symbol}: whoever occupies its province covers it with a guard or pays {aSymbol}.',
  'alex.about.notEmpty':
    'Alexander cannot go there: a wall lies at its side, a guard stands in it, or he touches it already.',
  'alex.about.closest':
    'The closest empty {symbol}, {n, plural, one {one side} other {# sides}} away: that card leads here.',
  'alex.about.farther':
    'Empty, {n, plural, one {one side} other {# sides}} away; another {symbol} is closer to Alexander.',
  'alex.about.guard':
    'A guard of {who}. {who} may levy taxes with {aSymbol}; to drive it away takes two {symbol} cards.',
  'alex.about.barren':
    'A part of {n, plural, one {one open space} other {# open spaces}} without a symbol: nobody can occupy it.',
  'alex.about.openLand': 'Open land with {n} symbols to cover: no one can afford it until walls make it smaller.',
  'alex.about.free': '{where} is free, and worth {n, plural, one {one point} other {# points}} at every levy.',
  'alex.about.cost': 'To occupy it: {list}; guards may take the place of cards, and one has to.',
  'alex.about.pays': '{where} is held by {who}, and pays {n} at every levy.',
  'alex.about.paysNot': '{where} is held by {who} with {guards} guards: it pays nothing, and {n} once one is left.',
  'alex.about.takeOver':
    'To take it over: {list} for the guards, then cards or guards for {n, plural, one {one space} other {# spaces}}. Half the cards used, {half} at most, go to the loser.',
  'alex.about.supply':
    '{n, plural, =0 {No card is} one {One card lies} other {# cards lie}} face down. As an action you may draw one unseen.',
  'alex.about.walls':
    '{black, plural, one {One black wall} other {# black walls}} and {red, plural, one {one red} other {# red}} are left. The turn that needs red walls is the last of the game.',
  'alex.about.cardMoves': 'Alexander goes to the closest empty {symbol} with it.',
  'alex.about.cardLevy': 'Discard it to levy taxes if one of your guards stands on {aSymbol}.',
  'alex.about.cardClaims': 'It covers a {symbol} when you occupy a province; two drive away an enemy’s guard there.',
} satisfies Catalogue;

type Text = typeof aboutText;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
