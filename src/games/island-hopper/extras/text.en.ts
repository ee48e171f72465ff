import type { Catalogue } from '../../module';

/** What Island Hopper adds to the set-up: a deck of one's own, and test flights. */
export const extrasText = {
  'hopper.extras.cards': 'Cards',
  'hopper.extras.cards.house': 'House deck',
  'hopper.extras.cards.own': 'Your own deck',
  'hopper.extras.cards.hint': 'Do you own the boxed game? Then play with its printed cards.',
  'hopper.extras.cards.ready': 'Your deck is dealt: {contracts} contracts, {islands} islands, {rounds} round cards.',
  'hopper.extras.cards.none': 'You have no deck of your own yet, so the house deck is dealt.',
  'hopper.extras.cards.damaged':
    'The deck you had stored can no longer be read, so the house deck is dealt. What you typed is still there.',
  'hopper.extras.cards.type': 'Type in your cards',
  'hopper.extras.cards.change': 'Change your cards',
  'hopper.extras.flights': 'Test flights',
  'hopper.extras.flights.hint':
    'Three blind drags that count for nothing show how large the islands should be at this table.',
  'hopper.extras.flights.try': 'Try three flights',

  'hopper.own.title': 'Cards of your own',
  'hopper.own.why':
    'The printed cards are only in the box, so this app deals a house deck instead. If you own the box, start from the house deck below and change each line to what your islands, contracts and round cards say.',
  'hopper.own.house': 'Start from the house deck',
  'hopper.own.open': 'Open a file',
  'hopper.own.save': 'Save as a file',
  'hopper.own.file': 'File with a deck',
  'hopper.own.back': 'Bring back what was here',
  'hopper.own.label': 'Your deck, line by line',
  'hopper.own.empty': 'Nothing is typed in yet.',
  'hopper.own.ready': '{contracts} contracts, {islands} islands, {rounds} round cards. Ready.',
  'hopper.own.faults': '{n, plural, one {One thing is} other {# things are}} not right yet. Tap a line to go there.',
  'hopper.own.fault': 'Line {line}, {field}: {why}',
  'hopper.own.fault.line': 'Line {line}: {why}',
  'hopper.own.fault.field': '{field}: {why}',
  'hopper.own.use': 'Use this deck',
  'hopper.own.later': 'Go on later',
  'hopper.own.saved': 'Saved.',
  'hopper.own.unread': 'The file could not be read.',

  'hopper.trial.title': 'Test flights',
  'hopper.trial.count': 'Flight {n} of {all}',
  'hopper.trial.goal': 'Fly to {island}',
  'hopper.trial.how': 'Hold the token until it lifts, close your eyes, drag, let go.',
  'hopper.trial.lift': 'Keep holding…',
  'hopper.trial.aloft': 'Eyes closed. Let go over {island}.',
  'hopper.trial.soon': 'That was not a flight yet: hold the token until it grows, then drag.',
  'hopper.trial.broken': 'Something came between. Fly this one again.',
  'hopper.trial.landed': 'On {island}, {mm} mm from its middle.',
  'hopper.trial.strayed': 'On {other} instead, {mm} mm from the middle of {island}.',
  'hopper.trial.sea': 'In the sea, {mm} mm from the middle of {island}.',
  'hopper.trial.next': 'Next flight',
  'hopper.trial.judge': 'See what it says',
  'hopper.trial.lagoon': 'The lagoon with twelve islands. Test flights need a finger.',
  'hopper.trial.result': 'What your flights say',
  'hopper.trial.error': 'About {mm} mm off sideways, and as much in length.',
  'hopper.trial.share': '{n} % land',
  'hopper.trial.rings': 'near {near} %, far {far} %',
  'hopper.trial.wanted': 'A lively game lands 50 to 60 % of its flights.',
  'hopper.trial.best': 'Best here',
  'hopper.trial.size.calm': 'Calm: larger',
  'hopper.trial.size.fair': 'Middle',
  'hopper.trial.size.storm': 'Storm: smaller',
  'hopper.trial.use.calm': 'Use calm islands',
  'hopper.trial.use.fair': 'Use middle islands',
  'hopper.trial.use.storm': 'Use storm islands',
  'hopper.trial.again': 'Fly three more',
  'hopper.trial.small':
    'The lagoon is no more than {mm} mm across here; under 96 mm the fingers hide the islands. Fly calm, or by dead reckoning, which every captain may choose.',
  'hopper.trial.unmeasured': 'This screen has not been measured, so these millimetres are those of a middling tablet.',
  'hopper.trial.measure': 'Match a bank card',
} satisfies Catalogue;

type Text = typeof extrasText;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
