import type { Catalogue } from '../../module';

/** Flights that can be seen again, in German. */
export const text = {
  'hopper.flights.title': 'Flüge zum Wiedersehen',
  'hopper.flights.none': 'Noch kein Flug wurde gemessen.',
  'hopper.flights.blind': 'Nicht, solange jemand aus dem Kopf fliegt.',
  'hopper.flights.spare': 'Am sichersten',
  'hopper.flights.hair': 'Um Haaresbreite',
  'hopper.flights.long': 'Am weitesten',
  'hopper.flights.astray': 'Am weitesten daneben',
  'hopper.flights.landed': 'Runde {n}: {who} landete mit der Ware {good} auf {island}, mit {mm} mm Spielraum.',
  'hopper.flights.missed': 'Runde {n}: {who} verlor die Ware {good}, {mm} mm neben {island}.',
} satisfies Catalogue;
