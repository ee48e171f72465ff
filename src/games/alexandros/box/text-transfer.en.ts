import type { Catalogue } from '../../module';

/** Setting up the printed board, and typing it in. */
export const text = {
  'alex.lay.no.over': 'The game is over.',
  'alex.lay.no.setup': 'The game is still being set up. Switch at the first turn.',
  'alex.lay.no.turn': 'Switch at the start of the next turn.',

  'alex.lay.board': 'The board',
  'alex.lay.oikumene': 'Lay out the printed Oikumene board.',
  'alex.lay.new':
    'This land was generated at random: print its board from this game and lay it out. It must show these symbols:',
  'alex.lay.row': 'Row {row}: {list}',
  'alex.lay.wallsHeading': 'Walls',
  'alex.lay.space': '{symbol} {row}/{column}',
  'alex.lay.open': 'open space {row}/{column}',
  'alex.lay.point': 'corner {line}/{n}',
  'alex.lay.province': 'the province of the {where}',
  'alex.lay.corner': '{line}/{n}',
  'alex.lay.walls': '{n, plural, one {One black wall} other {# black walls}} along the corners {list}',
  'alex.lay.noWalls': 'There are no walls on the board yet.',
  'alex.lay.wallsLeft':
    'Beside the board: {black, plural, one {one black wall} other {# black walls}} and {red, plural, one {one red wall} other {# red walls}}',
  'alex.lay.figures': 'Figures',
  'alex.lay.alexander': 'Alexander stands at {where}',
  'alex.lay.guards': '{who}’s guards: {list}; {home} at home',
  'alex.lay.noGuards': '{who}’s guards: none on the board; {home} at home',
  'alex.lay.points': 'Scoring discs',
  'alex.lay.disc': '{who}’s disc: on {n}',
  'alex.lay.start': '{who}’s disc: at the start, on {hundred}',
  'alex.lay.cards': 'Cards',
  'alex.lay.faceUp': 'Face up beside the board: {list}',
  'alex.lay.noFaceUp': 'There are no face-up cards.',
  'alex.lay.discards': 'On the discard pile: {list}',
  'alex.lay.noDiscards': 'The discard pile is empty.',
  'alex.lay.hand': '{who} holds {n, plural, one {one card} other {# cards}}',
  'alex.lay.turn': 'The turn',
  'alex.lay.goesOn': '{who} is next. This is turn {n} of the game.',

  'alex.lay.take': 'Take {n} × {symbol} from the cards',
  'alex.lay.takeNone': 'This hand is empty, so take no cards.',
  'alex.lay.supply':
    'Shuffle the other cards: the {n, plural, one {card left is} other {# cards left are}} the face-down supply.',
  'alex.lay.noSupply': 'No cards are left: the supply is empty.',

  'alex.form.land': 'The land',
  'alex.form.landHint':
    'One letter per space from left to right, a dot for an open space; leave out the sea. T temple, A amphora, H horse, L lyre, S soldier.',
  'alex.form.landRow': 'Row {row}, {n} spaces',
  'alex.form.walls': 'Walls',
  'alex.form.wallsHint':
    'Follow the walls and enter each corner by name: 2/1 3/1 3/2. Start a new row where you’d have to lift the pen.',
  'alex.form.wallRow': 'Walls {n}',
  'alex.form.figures': 'Figures',
  'alex.form.alexander': "Alexander's corner",
  'alex.form.guards': 'Guards on the board',
  'alex.form.guardsHint': 'Row and column of each space: 3/1 4/9. At most {n}.',
  'alex.form.points': 'Points',
  'alex.form.disc': 'Scoring disc',
  'alex.form.discHint': '0 at the start',
  'alex.form.up': 'Cards face up',
  'alex.form.upCard': 'Card {n}',
  'alex.form.discards': 'Discard pile',
  'alex.form.discardsHint': 'How many of each symbol. Cards that aren’t in a pile or hand form the supply.',
  'alex.form.hands': 'Cards in hand',
  'alex.form.handsHint': 'How many of each symbol.',
  'alex.form.turn': 'The turn',
  'alex.form.whose': 'Whose turn starts',
  'alex.form.turns': 'Turns played so far',
  'alex.form.turnsHint': 'In total; leave blank if unknown.',

  'alex.form.no.corner': 'There’s no corner {name}.',
  'alex.form.no.space': 'There’s no space {name}.',
  'alex.form.no.oneCorner': 'A wall needs two corners.',
  'alex.form.no.side': 'Corners {a} and {b} aren’t side by side. Enter every corner on the way.',
  'alex.form.no.letters': 'Use only the letters T, A, H, L and S, and dots.',
  'alex.form.no.rowLength': 'This row has {n} spaces, not {found}.',
  'alex.form.no.loose':
    'The wall between {a} and {b} isn’t connected to the walls leading from the start, corner {start}. Alexander builds without gaps.',
  'alex.form.no.walls':
    'That makes {found} walls. There are only {n} black ones. The turn that lays one of the {red} red ones ends the game.',
  'alex.form.no.noAlexander': 'Enter the corner where Alexander stands.',
  'alex.form.no.oneAlexander': 'Enter just one corner for Alexander.',
  'alex.form.no.alexander': 'No walls lead there from the start, corner {start}.',
  'alex.form.no.guards': 'Each player has only {n} guards.',
  'alex.form.no.openSpace': 'The {where} has no symbol, so no guard can stand there.',
  'alex.form.no.sameSpace': 'Only one guard can stand at the {where}.',
  'alex.form.no.twoOwners': '{one} and {other} can’t both have guards in {where}.',
  'alex.form.no.hundred': 'At 100 points, the game is over.',
  'alex.form.no.copies': 'There are only {n} cards of each symbol.',
  'alex.form.no.tooManyCards': 'Counting all hands, that’s more {symbol} cards than the {n} there are.',
  'alex.form.no.faceUp': 'Two cards lie face up when a turn begins.',
  'alex.form.no.noTurn': 'Say whose turn it is.',
  'alex.form.no.turns': 'Turn {n} is the last one.',
} satisfies Catalogue;

type Text = typeof text;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
