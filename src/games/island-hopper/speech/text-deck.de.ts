import type { Catalogue } from '../../module';

/** What is said of a deck that an owner types in, in German. */
export const text = {
  'hopper.deck.long': 'Ein Deck hat höchstens {most} Zeichen.',
  'hopper.deck.json': 'Das ist kein JSON: Eine Klammer, ein Komma oder ein Anführungszeichen fehlt oder ist zu viel.',
  'hopper.deck.missing': 'Dieses Feld fehlt.',
  'hopper.deck.list': 'Das sollte eine Liste sein.',
  'hopper.deck.count': 'Es sollten {n} sein, nicht {found}.',
  'hopper.deck.whole': 'Das sollte eine ganze Zahl von {least} bis {most} sein.',
  'hopper.deck.name': 'Das sollte ein Name mit 1 bis {most} Zeichen sein.',
  'hopper.deck.word': 'Das sollte eines davon sein: {words}.',
  'hopper.deck.twice': 'Das ist doppelt.',
  'hopper.deck.oneLast': 'Es sollte genau eine Karte der Art „last“ geben.',
  'hopper.deck.noTourist': 'Es fehlt ein Tourist: ein Auftrag mit "tourist": true.',
  'hopper.deck.noGood': 'Auf keiner Insel gefragt: {good}.',
} satisfies Catalogue;
