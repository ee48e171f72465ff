// biome-ignore-all lint/suspicious/noTemplateCurlyInString: a dollar sign before an argument, not a template
import type { Catalogue } from '../../module';

/** What a first game of Island Hopper says, step by step, in Spanish. */
export const text = {
  'hopper.lesson.welcome':
    'Un hidroavión para todos, y gana quien tenga más dólares. En cada ronda alguien compra el derecho a pilotarlo.',
  'hopper.lesson.hand':
    'Tus contratos son secretos, cada uno de una isla marcada. Te paga cuando otro jugador, como capitán, aterriza allí.',
  'hopper.lesson.money':
    'Los dólares junto a una isla son del capitán que aterrice allí. {n, plural, =0 {Aún no hay: los ponen} other {Los han puesto}} las cartas de ronda y los sobornos.',
  'hopper.lesson.landing':
    'El avión lleva un bien cada vez. Para aterrizar debe quedar entero en una isla que muestre ese bien; en el mar nadie cobra.',
  'hopper.lesson.turn':
    'Una ronda va así: se subasta el puesto de capitán, los demás sobornan y el capitán hace tantos vuelos como jugadores hay.',
  'hopper.lesson.auction':
    'Puja uno o dos de tus {cash} dólares: el capitán gana solo el dinero de las islas, nunca contratos. La puja más alta paga a la banca.',
  'hopper.lesson.bid': '¡Buena puja! Si es la más alta, vuelas; si no, tus contratos pueden pagar.',
  'hopper.lesson.bidMore':
    'Has pujado {n}, y eso tiene que volver de las islas. Deshazlo, o sigue: volar es divertido.',
  'hopper.lesson.passed': 'Has pasado: volará otro, y tus contratos pueden pagar. Deshazlo si prefieres volar.',
  'hopper.lesson.bribe':
    'Arrastra dólares a las islas de tus contratos: los gana quien aterriza allí, así que quizá vaya el capitán. Desde el primero tienes {n} segundos.',
  'hopper.lesson.choose':
    'Eres el capitán: elige un bien, pulsa el avión y, sin soltarlo, guíalo mientras las nubes tapan las islas. Donde lo sueltas, aterriza.',
  'hopper.lesson.words':
    'Vuela otro jugador. Di hasta tres palabras, verdaderas o falsas: una verdadera acerca al piloto, la cuarta cuesta 1 $.',
  'hopper.lesson.landed':
    '¡El primer aterrizaje! El capitán toma todo el dinero junto a esa isla, y los demás cobran sus contratos de ella.',
  'hopper.lesson.captain':
    'Cuando un avión aterriza, el capitán toma todo el dinero junto a esa isla, y los demás cobran sus contratos de ella.',
  'hopper.lesson.sea': 'No fue aterrizaje: nadie cobra, el dinero se queda y ese bien se pierde.',
  'hopper.lesson.again':
    'Una vez por ronda el capitán puede descartar un contrato ya cobrado, guardar su dinero y repetir un bien perdido.',
  'hopper.lesson.flights':
    'Haces tantos vuelos como jugadores hay, cada uno con un bien distinto. Empieza por los fáciles.',
  'hopper.lesson.contracts':
    'Primero puedes descartar un contrato dudoso. Luego roba, a la vista o a ciegas, hasta tener tres.',
  'hopper.lesson.sets':
    'Cuenta tu dinero. Tres contratos cumplidos con un mismo símbolo dan 5 $ más; cada uno adicional, otros 5 $.',
  'hopper.lesson.traps':
    'Dos trampas: pujar más de lo que darán las islas, y volar de capitán a tus islas, que así no te pagan.',
  'hopper.lesson.end':
    'La Última Ronda es la séptima, octava o novena. Entonces los contratos en mano no valen nada; en empate ganan más cumplidos.',
  'hopper.lesson.last': 'Eso es todo. Ahora intenta tres contratos del mismo símbolo.',
  'hopper.lesson.sum.goal': 'Gana quien tenga más dólares; los símbolos iguales suman.',
  'hopper.lesson.sum.turn': 'Subasta, sobornos, vuelos, contratos nuevos.',
  'hopper.lesson.sum.secret': 'Secreto: tus contratos y tu dinero.',
  'hopper.lesson.sum.end': 'La Última Ronda es de la séptima a la novena.',
  'hopper.lesson.sum.traps': 'Puja poco; como capitán vuela al dinero, no a contratos.',
  'hopper.lesson.laid.islands': 'Doce islas. Cada una muestra los bienes que quiere y la bandera de su compañía.',
  'hopper.lesson.laid.money': 'Junto a cada isla hay sitio para dólares.',
  'hopper.lesson.laid.goods': 'La brújula con seis bienes; cada uno vuela como mucho una vez por ronda.',
  'hopper.lesson.laid.screens': 'Cada persona tiene 10 $ y contratos secretos tras su pantalla.',
  'hopper.lesson.laid.round': 'Se descubre la primera carta de ronda; un asiento abre la subasta.',
} satisfies Catalogue;
