import type { Catalogue } from '../../module';

/** What is said while everybody acts at once, in German. */
export const text = {
  'hopper.live.captain': 'Kapitän',
  'hopper.live.silent': 'Kapitän: jetzt still',
  'hopper.live.coin': '{n} $ an eine Insel ziehen',
  'hopper.live.done': 'Bereit',
  'hopper.live.ready': '{who}: Halte das Flugzeug, bis es abhebt, dann schließ die Augen.',
  'hopper.live.word': 'Wort gesagt',
  'hopper.live.oneMore': '+1 Wort',
  'hopper.live.oneMoreOf': '+1 Wort: {who}',
  'hopper.live.fine': '{n} $',
  'hopper.live.readyCloud': '{who}: Schau hin. In fünf Sekunden kommen Wolken; halte dann das Flugzeug, bis es abhebt.',
  'hopper.live.tones': 'Vier Töne für geschlossene Augen:',
  'hopper.live.falling': 'Es geht hinab …',
  'hopper.live.clouded': '{who}: Halte das Flugzeug, bis es abhebt.',
  'hopper.live.aloft': '{who} fliegt. Augen zu!',
  'hopper.live.aloftCloud': '{who} fliegt unter Wolken.',
} satisfies Catalogue;
