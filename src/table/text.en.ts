import type { Catalogue } from '../games/module';

/** Words of the table's own screen; loaded with it. */
export const text = {
  'table.actions': 'What you can do',
  'table.board': 'The board',
  'table.inWords': 'The table in words',
  'store.forked':
    'Another window went on differently from move {at} on. This is that game; yours is kept beside it, on the shelf.',
  'table.log': 'What happened',
  'log.outgrown':
    'The rules of this game were mended since it was last played. It goes on from where it stood; the earlier moves are kept in its file.',
  'table.rule': 'Rules, paragraph {rule}',
  'table.menu': 'Menu',
  'table.statistics': 'The dice so far',
  'table.showLog': 'Log',
  'table.showWords': 'In words',
  'table.showBoard': 'Board',
  'table.rules': 'Rules',
  'table.home': 'Back to the shelf',
  'table.enterAgain': 'Enter it again',
  'table.lay': 'Set this up on the real table',
  'table.export': 'Save a copy as a file',
  'table.exportSecret': 'The file holds every secret of this game.',
  'table.thinking': '{who} is thinking…',
  'table.moment': 'One moment…',
  'table.onlooker': 'Another window is playing this game.',
  'table.takeOver': 'Play here instead',
  'table.turnDone': '{name}, is that your turn?',
  'table.undo': 'Take back',
  'table.undoOf': "Take back {name}'s last action",
  'table.who': 'Who acts',
  'table.endTurn': 'End turn',
  'table.back': 'Back',
  'table.doneAt': '{place}. Once more: {what}',
  'table.tapBoard': 'Tap a marked place on the board',
  'table.chooseCard': 'Choose',
  'table.times': '{n} × {what}',
  'table.hand': 'For your eyes',
  'table.hide': 'Hide',
  'table.takeTablet': 'Decide behind the cover',
  'table.skip': 'Skip',
  'table.trouble': 'This game can only be looked at',
  'table.goOn': 'Continue in a new game from the last position',
  'table.noGame': 'This game is not built yet.',
  'table.passes': '{n} people still choose in secret',
  'table.retry': 'Try again',
  'seat.more': 'All about everybody',
  'table.bots': 'Who plays',
  'table.botTakes': 'Let a bot play for {name}',
  'table.botGives': 'Give {name} to a person',
  'table.noBoard': 'The drawn board cannot run here. The game goes on in words.',

  'takeback.title': 'Take back together',
  'takeback.why':
    'New things have been seen since, so everybody has to agree. The last choice of {name} and all that followed will be undone; it is noted in the result.',
  'takeback.throw':
    'What was thrown or drawn and entered last is entered again, and everything after it is undone. What was decided before it stays.',
  'takeback.hold': 'All hold their own button at the same time.',
  'takeback.alone': 'Take it back',
  'takeback.none': 'There is nothing to take back yet.',

  'shield.title': 'Pass the tablet to {name}',
  'shield.pass': 'Pass the tablet to',
  'shield.others': 'Everyone else looks away.',
  'shield.hold': '{name}: hold to open',
  'shield.tap': '{name}: open',
  'shield.again': 'Press once more to open',

  'peek.label': '{name}: press and hold to see your own cards',

  'score.title': 'Final scoring',
  'score.wins': '{name} wins',
  'score.shared': 'Shared win: {names}',
  'score.total': 'Total',
  'score.category': 'Category',
  'score.next': 'Next',
  'score.all': 'Show all',
  'score.again': 'Rematch',
  'score.lines': 'Every point explained',
  'score.nothing': 'nothing',
  'score.takebacks': '{n, plural, one {One take-back was agreed} other {# take-backs were agreed}} in this game.',
  'score.advised': 'With advice: {names} asked what the captain would do.',
  'score.board': 'See the board',
  'score.back': 'See the scoring',
  'score.picture': 'Share a picture',
  'score.copy': 'Copy as text',
  'score.downloaded': 'The picture is in your downloads.',
  'score.noPicture': 'The picture could not be drawn. Nothing was changed.',
  'score.copied': 'Copied. Paste it wherever you like.',
  'score.notCopied': 'The browser did not let the text be copied.',

  'dock.down': 'See the board',
  'dock.up': 'Back to the question',
  'advice.ask': 'What would the captain do?',
  'advice.asked': 'The captain is thinking…',
  'advice.title': 'The captain would',
  'advice.equal': 'The captain cannot tell which of the two is better.',
  'advice.maybe':
    'The first seems better by about {n, plural, one {one point} other {# points}} of win chance, but that is not sure.',
  'advice.sure':
    'The first is better by about {n, plural, one {one point} other {# points}} of win chance, as far as the captain sees.',
  'advice.only': 'Nothing else comes into question.',
  'advice.failed': 'The captain could not be asked.',

  'review.start': 'Review the game',
  'review.title': 'The turning points',
  'review.working': 'Going through every decision. You may look at the board meanwhile.',
  'review.notYet': 'Nothing found so far.',
  'review.waits': 'Not looked at yet.',
  'review.nothing': 'Nothing was found that clearly cost five points of win chance.',
  'review.when': 'Round {round}, move {entry}',
  'review.played': 'Played',
  'review.better': 'Better',
  'review.cost':
    'By the captain’s reckoning that cost {n, plural, one {one point} other {# points}} of win chance (give or take {error}).',
  'review.how':
    'The captain’s reckoning: from what each person could see then, both moves were tried in the same imagined games, a few rounds far. How they would have ended is a guess. What cannot be told from luck, and what costs less than five points of win chance, is left out.',
  'review.failed': 'The game could not be reviewed.',

  'live.left': '{n, plural, one {one second} other {# seconds}}',
  'live.calm': 'Tap instead of dragging',
  'live.drag': 'Drag instead of tapping',
} satisfies Catalogue;

type Text = typeof text;
declare module '../engine/rules' {
  interface Sentences extends Text {}
}
