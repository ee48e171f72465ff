import type { Catalogue } from '../../games/module';

/** The words of the page that prints a game. */
export const text = {
  'print.title': 'Print and play',
  'print.intro': 'Print at full size. Don’t scale to fit the page.',
  'print.none': 'There’s nothing to print for this game.',
  'print.paper': 'Paper',
  'print.paper.a4': 'A4',
  'print.paper.letter': 'Letter',
  'print.parts': 'Parts',
  'print.part.board': 'Board',
  'print.part.cards': 'Cards',
  'print.part.counters': 'Counters',
  'print.cards': 'Card size',
  'print.cards.size': '{w} × {h} mm',
  'print.cards.hint': 'You can buy sleeves in these sizes.',
  'print.backs': 'Backs',
  'print.backs.duplex': 'Double-sided',
  'print.backs.apart': 'On separate sheets',
  'print.backs.none': 'None',
  'print.backs.duplex.hint': 'Flip the sheets on their long edge. Sheets without backs get a blank side.',
  'print.backs.apart.hint': 'Glue each sheet of backs to the back of the sheet before it.',
  'print.backs.none.hint': 'Use sleeves or thick card so nobody can see through them.',
  'print.colours': 'Pieces for these colours',
  'print.colours.one': 'Keep at least one colour.',
  'print.land': 'Which board',
  'print.land.own': 'The printed one',
  'print.land.match': 'From {people}’s game',
  'print.count': '{n, plural, one {One page} other {# pages}}',
  'print.empty': 'Choose at least one part.',
  'print.now': 'Print',
  'print.sheet': '{game}: {part}, sheet {n} of {of}',
  'print.sheet.back': '{game}: {part}, back of sheet {n} of {of}',
  'blank.title': 'Score sheet on paper',
  'blank.intro': 'One page to fill in by hand. Rarely needed parts, such as a map of your own, are left out.',
  'blank.named': 'With names',
  'blank.columns': '{n, plural, one {One column} other {# columns}}',
  'blank.fewer': 'One fewer column',
  'blank.more': 'Another column',
  'blank.date': 'Date',
  'blank.place': 'Place',
  'blank.number': '{n}',
  'blank.foot': '{game}: score sheet',
  'print.ruler': 'This line is 50 mm long',
  'print.glue': 'Glue sheet {n} onto this strip',
} satisfies Catalogue;

type Text = typeof text;
declare module '../../engine/rules' {
  interface Sentences extends Text {}
}
