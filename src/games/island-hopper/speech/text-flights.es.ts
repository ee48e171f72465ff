import type { Catalogue } from '../../module';

/** Flights to see again, in Spanish. */
export const text = {
  'hopper.flights.title': 'Vuelos para ver otra vez',
  'hopper.flights.none': 'Aún no se ha medido ningún vuelo.',
  'hopper.flights.blind': 'No mientras alguien vuela de memoria.',
  'hopper.flights.spare': 'Con más margen',
  'hopper.flights.hair': 'Por un pelo',
  'hopper.flights.long': 'El más lejano',
  'hopper.flights.astray': 'El más perdido',
  'hopper.flights.landed': 'Ronda {n}: {who} aterrizó en {island} ({good}), con {mm} mm de margen.',
  'hopper.flights.missed': 'Ronda {n}: {who} se perdió ({good}), a {mm} mm de {island}.',
} satisfies Catalogue;
