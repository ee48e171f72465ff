import type { Catalogue } from '../../module';

/** What computer players promise and threaten, in Spanish. */
export const text = {
  'hopper.talk.promise': '{who}: «Vuela a {island}: mis palabras serán verdad, y luego volaré para ti».',
  'hopper.talk.paid': '{who}: «Mi dinero está en {island}. Ve allí y oirás de mí la verdad».',
  'hopper.talk.again': '{who}: «{captain}, has volado bien para mí. Otra vez {island}, y haré lo mismo por ti».',
  'hopper.talk.threat': '{who}: «Pasa de largo por {island}, y mis palabras te llevarán al mar».',
  'hopper.talk.grudge': '{who}: «{captain}, nunca vuelas para mí. Aterriza en {island}, o verás qué poco pago».',
  'hopper.talk.thanks': '{who}: «No lo olvidaré, {captain}».',
  'hopper.talk.passed': '{who}: «¿De largo por {island}? También lo recordaré, {captain}».',
} satisfies Catalogue;
