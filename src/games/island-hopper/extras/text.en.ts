import type { Catalogue } from '../../module';

/** What Island Hopper adds to the set-up: a deck of one's own, and test flights. */
export const extrasText = {
  'hopper.extras.cards': 'Cards',
  'hopper.extras.cards.house': 'House deck',
  'hopper.extras.cards.own': 'Your own deck',
  'hopper.extras.cards.hint': 'Own the boxed game? Play with its printed cards.',
  'hopper.extras.cards.ready': 'Your deck is dealt: {contracts} contracts, {islands} islands, {rounds} round cards.',
  'hopper.extras.cards.none': 'You have no deck of your own yet, so the house deck is dealt.',
  'hopper.extras.cards.damaged':
    'Your stored deck can’t be read any more, so the house deck is dealt. What you typed is still there.',
  'hopper.extras.cards.type': 'Type in your cards',
  'hopper.extras.cards.change': 'Change your cards',
  'hopper.extras.flights': 'Test flights',
  'hopper.extras.flights.hint': 'Three practice flights show how large the islands should be at this table.',
  'hopper.extras.flights.try': 'Try three flights',

  'hopper.own.title': 'Your own cards',
  'hopper.own.why':
    'The printed cards are only in the box, so this app deals a house deck instead. Own the box? Start from the house deck and change each line to match your islands, contracts and round cards.',
  'hopper.own.house': 'Start from the house deck',
  'hopper.own.open': 'Open a file',
  'hopper.own.save': 'Save as a file',
  'hopper.own.file': 'File with a deck',
  'hopper.own.back': 'Bring it back',
  'hopper.own.label': 'Your deck, line by line',
  'hopper.own.empty': 'Nothing typed in yet.',
  'hopper.own.ready': '{contracts} contracts, {islands} islands, {rounds} round cards. Ready.',
  'hopper.own.faults': '{n, plural, one {One thing isn’t} other {# things aren’t}} right yet. Tap a line to go there.',
  'hopper.own.fault': 'Line {line}, {field}: {why}',
  'hopper.own.fault.line': 'Line {line}: {why}',
  'hopper.own.fault.field': '{field}: {why}',
  'hopper.own.use': 'Use this deck',
  'hopper.own.later': 'Later',
  'hopper.own.saved': 'Saved.',
  'hopper.own.unread': 'The file couldn’t be read.',

  'hopper.trial.title': 'Test flights',
  'hopper.trial.count': 'Flight {n} of {all}',
  'hopper.trial.goal': 'Fly to {island}',
  'hopper.trial.how': 'Hold the token until it lifts, close your eyes, drag, let go.',
  'hopper.trial.lift': 'Keep holding…',
  'hopper.trial.aloft': 'Eyes closed. Let go over {island}.',
  'hopper.trial.soon': 'That wasn’t a flight yet: hold the token until it grows, then drag.',
  'hopper.trial.broken': 'Something interrupted the flight. Fly this one again.',
  'hopper.trial.landed': 'On {island}, {mm} mm from its middle.',
  'hopper.trial.strayed': 'On {other} instead, {mm} mm from the middle of {island}.',
  'hopper.trial.sea': 'In the sea, {mm} mm from the middle of {island}.',
  'hopper.trial.next': 'Next flight',
  'hopper.trial.judge': 'See the result',
  'hopper.trial.lagoon': 'The lagoon with twelve islands. Test flights need a finger.',
  'hopper.trial.result': 'What your flights say',
  'hopper.trial.error': 'About {mm} mm off, both sideways and lengthwise.',
  'hopper.trial.share': '{n} % land',
  'hopper.trial.rings': 'near {near} %, far {far} %',
  'hopper.trial.wanted': 'A lively game lands 50 to 60 % of its flights.',
  'hopper.trial.best': 'Best here',
  'hopper.trial.size.calm': 'Calm: larger',
  'hopper.trial.size.fair': 'Medium',
  'hopper.trial.size.storm': 'Storm: smaller',
  'hopper.trial.use.calm': 'Use calm islands',
  'hopper.trial.use.fair': 'Use medium islands',
  'hopper.trial.use.storm': 'Use storm islands',
  'hopper.trial.again': 'Fly three more',
  'hopper.trial.small':
    'The lagoon is only {mm} mm across here. Under 96 mm, fingers hide the islands: fly calm, or by dead reckoning, as any captain may.',
  'hopper.trial.unmeasured': 'This screen hasn’t been measured, so these millimetres assume an average tablet.',
  'hopper.trial.measure': 'Match a bank card',
} satisfies Catalogue;

type Text = typeof extrasText;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
