import type { Catalogue } from '../games/module';

/** Help, in Spanish. */
export const text = {
  'guide.title': 'Ayuda',
  'guide.secrets': 'Quién ve qué',
  'guide.secrets.alone': 'Si juegas a solas, no se oculta nada.',
  'guide.secrets.cover':
    'Si jugáis varios, antes de mostrar algo privado aparece una pantalla de privacidad. Nombra a la siguiente persona, se gira hacia su lado y sigue puesta mientras os pasáis la tableta. Deja un dedo un momento sobre el botón y se abre. Si lo levantas antes, se sale del botón o añades otro, sigue cerrada. Cuando eliges, tus cartas desaparecen otra vez.',
  'guide.secrets.shut':
    'La pantalla también aparece si giras la tableta o si dejas la página, la recargas o la imprimes. En Ajustes puedes abrirla con un toque o quitarla del todo.',
  'guide.secrets.peek':
    'En cualquier otro momento, mantén pulsado el ojo junto a tu nombre. Tus cartas se abren en tu borde de la pantalla, giradas hacia ti. Podéis mirar varios a la vez.',
  'guide.secrets.file':
    'Un archivo guardado contiene todos los secretos de sus partidas, también de las que siguen en curso. No lo compartas mientras jugáis. La biblioteca muestra las partidas terminadas y las hojas de puntos aún abiertas, pero ninguna partida que siga en curso en la tableta.',
  'guide.box': 'Con la caja en la mesa',
  'guide.box.sheet':
    'Toda la mesa puede mirar la hoja de puntos y sus ayudas. Anota lo oculto al final, cuando se enseñe.',
  'guide.box.lay':
    '«Montar esto en la mesa real», en el menú, pasa una partida en curso al juego de mesa. «Seguir desde una mesa real», al preparar la partida, la trae de vuelta a la tableta. Lo que está a la vista lo ven todos. Lo de tu mano lo tomas o lo escribes tú, tras la pantalla de privacidad.',
  'guide.box.bots': 'Los bots no pueden pasar a una mesa real. Da antes sus sitios a personas.',
  'guide.box.dice':
    'Con dados reales solo tiras o robas lo que todos pueden ver, y luego lo anotas. Las cartas ocultas las roba la app.',
  'guide.box.print':
    'Puedes imprimir Isla Margarita, Alexandros y las cartas de rol de Puerto Catan al preparar la partida. Imprime a tamaño real: cada hoja lleva una línea de 50 mm para comprobarlo. Si el terreno se creó al azar, imprímelo desde su partida.',
  'guide.chance': 'Azar limpio',
  'guide.chance.seed':
    'Todo lo que se baraja, roba o tira sale de un solo número secreto. Queda fijado antes de la primera jugada.',
  'guide.chance.keep':
    'La huella de ese número está arriba en «Qué ha pasado» y en el menú. Hazle una foto o cópiala al empezar.',
  'guide.chance.check':
    'Al terminar, el resultado y la biblioteca muestran el número. Toca «Comprobar el azar» y la app lo vuelve a sacar todo.',
  'guide.chance.yourself':
    'También puedes comprobarlo sin la app: la huella es el SHA-256 de los 32 caracteres del número.',
  'guide.chance.not':
    'No abarca los dados reales, los vuelos medidos ni cómo eligen los bots. Si una partida sigue desde una mesa real, la prueba empieza ahí.',
  'guide.data': 'Dónde están tus partidas',
  'guide.data.here': 'Todo se queda en este dispositivo, en este navegador. No hay cuenta ni servidor.',
  'guide.data.saved':
    'Cada jugada queda guardada antes de la siguiente. Si la app falla o se agota la batería, después sigues donde estabas, tras la pantalla de privacidad.',
  'guide.data.disk':
    'Si el disco está lleno o va lento, podéis seguir jugando. La app dice cuántas jugadas faltan por guardar y las guarda en cuanto puede.',
  'guide.data.safari':
    'Safari puede borrar los datos de un sitio tras siete días sin visitarlo. Añade la app a la pantalla de inicio y no lo hará.',
  'guide.data.export':
    'En Ajustes ves qué se guarda y cómo podrías perderlo. Exporta allí todo a un archivo de vez en cuando: cualquier dispositivo puede leerlo.',
  'guide.data.windows':
    'Si una partida está abierta en dos ventanas, la segunda solo mira. Toca «Jugar aquí» para seguir en ella.',
  'guide.data.problem':
    'Si algo va mal, «Informar de un problema», en Ajustes, escribe una página para quien desarrolla la app. No contiene nombres, jugadas, notas ni números secretos, y la lees antes.',
  'guide.table': 'En la mesa',
  'guide.table.back':
    'Puedes deshacer tu última elección mientras no haya mostrado nada nuevo. Al final del turno te queda un momento más; en Ajustes eliges cuánto. Después tenéis que estar todos de acuerdo a la vez, y el resultado lo indica.',
  'guide.table.bots':
    'Los bots solo ven lo que puede ver su propio sitio. Un grumete falla a menudo, un oficial juega bien y un capitán piensa en lo que vendrá. Cada nivel responde siempre tras la misma pausa, así que no delata nada. Eliges nivel y carácter al preparar la partida, y puedes cambiar el nivel en el menú.',
  'guide.table.advice':
    '«¿Qué haría el capitán?» nombra las dos mejores jugadas. Está disponible si juegas a solas o tras la pantalla de privacidad, y el resultado dice quién preguntó. Al terminar, «Repasar la partida» muestra los errores más caros de cada persona.',
  'guide.table.ask':
    '«¿Qué es esto?» te dice qué es cualquier sitio, carta o nombre, y por qué puedes elegirlo o no. Dejar el dedo encima hace lo mismo. Si quieres más ayuda mientras juegas, actívala para tu nombre en el menú.',
  'guide.table.words':
    'Puedes jugar a todo sin el tablero dibujado, con teclado o lector de pantalla: elige «En palabras».',
  'guide.table.learn':
    '«Aprender», en cada caja, prepara una mesa y explica cada paso mientras juegas. Puedes dejarlo cuando quieras y retomarlo; al final la partida continúa.',
  'guide.table.others':
    'La línea de arriba dice qué hacen los demás, las marcas del tablero muestran dónde, y cada línea de «Qué ha pasado» ilumina su lugar. «Desde tu turno» lo repite todo. En la mesa eliges a qué ritmo juegan.',
  'guide.table.rules':
    'Desde cada rechazo y cada línea de «Qué ha pasado» llegas a su regla. Las reglas tienen imágenes, tablas y un buscador; «De un vistazo» ocupa una pantalla y se imprime en dos hojas. Una marca indica qué es regla de la casa o reconstrucción.',
  'guide.table.language': 'Puedes cambiar el idioma en Ajustes o en el menú de una partida en curso.',
  'guide.data.install':
    'Una vez instalada, la app funciona sin conexión. Su icono también lleva directamente a «Continuar» y «Anotar puntos».',
  'guide.keep': 'Anotar puntos',
  'guide.keep.sheets':
    'Cinco hojas puntúan según el reglamento. En cualquier otro juego cuentas por rondas, categorías o totales, o solo dices quién ganó; luego verás el juego con su nombre.',
  'guide.keep.sums':
    'Escribe las sumas como las cuentas: 3+6+2. Si una cifra lo dice todo, pasa sola a la siguiente casilla; el teclado avisa.',
  'guide.keep.why':
    'La hoja dice quién va en cabeza y por qué. Lo que no puede ser se marca con su motivo y no cuenta hasta que lo corriges.',
  'guide.keep.ledger':
    'Las ayudas llevan subastas, préstamos, viajes, rondas, roles y oro, y lo que apuntan aparece en la hoja. En el tablero tocas dónde están las piezas. Puedes cambiar o quitar cada línea. «Cambios» recupera cualquier número anterior.',
  'guide.keep.tools':
    'Junto a cada hoja hay orden de turno y relojes; dados y reloj de arena donde la caja los trae. Lo que corre queda a la vista. Sin hoja están en las ayudas de mesa, con una banca. Quien llega tarde o se va antes lo hace en «¿Quién juega?»; al tocar el tiempo, la partida se para. Una hoja rellena se imprime en una página o dos; las vacías están en la preparación de cada juego.',
  'guide.keep.library':
    '«Terminar» pasa la partida a la biblioteca, y aún puedes corregirla. Allí añades notas y fotos, y renombras o unes personas. Cada persona, cada juego y cada año tiene su página de cifras. Una foto solo sale del dispositivo con una exportación. Lo que borras queda 30 días en la papelera.',
  'guide.about': 'Versión, autores y licencias',
} satisfies Catalogue;
