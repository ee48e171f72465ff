import type { Catalogue } from '../games/module';

/** The fairness receipt: what the app promises about its chance, and how anybody can check it, in Spanish. */
export const text = {
  'receipt.title': 'Juego limpio',
  'receipt.fingerprint': 'Huella (SHA-256)',
  'receipt.seed': 'Número secreto (semilla)',
  'receipt.promise':
    'Todo lo que se baraja, roba y tira en esta partida sale de un número secreto, fijado antes de la primera jugada. Esta es su huella: fotografíala o cópiala ahora y compárala al final, cuando se muestre el número.',
  'receipt.kept':
    'Todo lo que se barajó, robó y tiró en la partida salió de este número secreto. Si su huella es la que guardaste al principio, no cambió nada por el camino.',
  'receipt.how':
    'Cualquiera puede volver a calcular la huella: es el SHA-256 de los 32 caracteres del número secreto, como texto sin formato ni salto de línea.',
  'receipt.logged': 'El azar de esta partida está fijado. Huella (SHA-256):',
  'receipt.copy': 'Copiar la huella',
  'receipt.copyBoth': 'Copiar ambos',
  'receipt.copied': 'Copiada. Guárdala hasta que acabe la partida.',
  'receipt.copied.both': 'Copiados.',
  'receipt.notCopied': 'El navegador no permitió copiarlo. Una foto también sirve.',
  'receipt.note': 'Huella de {game} (SHA-256): {fingerprint}',
  'receipt.note.both': '{game}\nNúmero secreto (semilla): {seed}\nHuella (SHA-256): {fingerprint}',
  'receipt.check': 'Comprobar el azar',
  'receipt.checking': 'Repitiendo el azar…',
  'receipt.confirmed':
    '{n, plural, one {Un resultado confirmado: es exactamente el que da el número secreto.} other {# resultados confirmados: cada uno es exactamente el que da el número secreto.}}',
  'receipt.entered':
    '{n, plural, one {Un resultado se anotó o midió en la mesa; la app no intervino en él.} other {# resultados se anotaron o midieron en la mesa; la app no intervino en ellos.}}',
  'receipt.none': 'En esta partida la app no sacó nada al azar.',
  'receipt.differs': 'La jugada {at} no es la que da el número secreto. Alguien ha cambiado esta partida.',
  'receipt.differs.older':
    'La jugada {at} no es la que da el número secreto con las reglas actuales. La partida empezó con otras anteriores, o alguien la ha cambiado.',
  'receipt.stuck':
    'Desde la jugada {at} esta partida ya no se puede reproducir, así que su azar no se puede comprobar.',
  'receipt.failed': 'No se cargó la comprobación. No se ha cambiado nada.',
  'receipt.covers.start':
    'Esta partida siguió desde una posición anotada a mano: el certificado cubre lo que la app ha sacado desde entonces.',
  'receipt.covers.continued':
    'Esta partida sigue desde la última posición de otra anterior y tiene su propio número secreto: el certificado cubre lo que se ha sacado desde entonces.',
  'receipt.covers.typed': 'No se cubren los dados y cartas que se lanzan o roban a mano: están sobre la mesa.',
  'receipt.covers.bots': 'No incluye cómo eligen los bots. Usan los mismos mazos y los mismos dados que el resto.',
  'receipt.verified':
    '{name}: huella de la semilla (SHA-256) {fingerprint}; {confirmed, plural, one {un resultado confirmado} other {# resultados confirmados}}, {entered, plural, one {un resultado anotado o medido y sin comprobar} other {# resultados anotados o medidos y sin comprobar}}. No incluye cómo eligen los bots.',
} satisfies Catalogue;
