import type { Catalogue } from '../module';

/** The game on the shelf, and its options, in Spanish. */
export const text = {
  name: 'Manila',
  tagline: 'Tres barcazas, un puerto y apuestas a cada desenlace',
  credit: 'Juego de Franz-Benno Delonge (Zoch, 2005).',
  'chance.roll': 'Los dados',
  'chance.opener': 'Quién abre',
  'option.opener': 'Quién abre la primera subasta',
  'option.opener.random': 'Al azar',
  'option.opener.first': 'El primer puesto',
  'option.dealPool': 'Acciones iniciales',
  'option.dealPool.threeEach': 'De tres por mercancía',
  'option.dealPool.all20': 'De las veinte',
  'option.hiddenMoney': 'Dinero',
  'option.hiddenMoney.false': 'Visible',
  'option.hiddenMoney.true': 'Oculto',
  'option.strongPirates': 'Piratas',
  'option.strongPirates.false': 'Según la caja',
  'option.strongPirates.true': 'Fuertes: desalojan en barcazas llenas',
  'option.blindPassenger': 'Polizón',
  'option.blindPassenger.puntsOnly': 'Solo en barcazas',
  'option.blindPassenger.anyButInsurance': 'En todo menos el seguro',
  'option.moving': 'Orden de las barcazas',
  'option.moving.route': 'Por ruta',
  'option.moving.choose': 'Según el capitán de puerto',
} satisfies Catalogue;
