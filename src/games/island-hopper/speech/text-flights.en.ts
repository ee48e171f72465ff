import type { Catalogue } from '../../module';

/** Flights that can be seen again. */
export const flightsText = {
  'hopper.flights.title': 'Flight replays',
  'hopper.flights.none': 'No flight has been measured yet.',
  'hopper.flights.blind': 'No replays while a captain is flying from memory.',
  'hopper.flights.spare': 'Most to spare',
  'hopper.flights.hair': 'By a hair',
  'hopper.flights.long': 'Furthest out',
  'hopper.flights.astray': 'Most astray',
  'hopper.flights.landed': 'Round {n}: {who} landed the {good} on {island}, with {mm} mm to spare.',
  'hopper.flights.missed': 'Round {n}: {who} lost the {good}, {mm} mm from {island}.',
} satisfies Catalogue;

type Text = typeof flightsText;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
