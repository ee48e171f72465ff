import type { Catalogue } from '../../module';

/** What only the printed pages say, in Spanish. */
export const text = {
  'pc.print.roles': 'Cartas de rol',
  'pc.print.gold': 'Oro',
  'pc.print.coins': 'Oro: {n} piezas de uno',
  'pc.print.governor': 'Gobernador',
  'pc.print.governor.does': 'Eliges rol en primer lugar. Al final de la ronda esta carta pasa a tu izquierda.',
  'pc.print.action': 'Acción',
  'pc.print.privilege': 'Privilegio',
  'pc.print.action.producer': 'Todos tiran una vez, tú primero, y todos reciben en cada tirada.',
  'pc.print.privilege.producer': 'Con un siete mueves el ladrón y robas una carta.',
  'pc.print.action.trader':
    'Por turnos, todos comercian con los demás y con la banca, o compran cartas por 3 de oro cada una.',
  'pc.print.privilege.trader': 'Solo tú puedes usar puertos.',
  'pc.print.action.builder': 'Por turnos, todos pueden construir y comprar cartas de desarrollo.',
  'pc.print.privilege.builder': 'Los demás, si construyen o compran, te pagan 1 de oro.',
  'pc.print.action.soldier':
    'Por turnos, todos pueden jugar un Caballero, mover el ladrón y robar una carta a un jugador que esté ahí.',
  'pc.print.privilege.soldier': 'Tu Caballero roba una carta a cada jugador que esté ahí.',
  'pc.print.action.prospector': 'Los demás reciben 1 de oro.',
  'pc.print.privilege.prospector': 'Puedes tomar de la banca una carta cualquiera.',
  'pc.print.action.robber': 'Nada para los demás.',
  'pc.print.privilege.robber': 'Puedes mover el ladrón a otro hexágono. No robas nada.',
} satisfies Catalogue;
