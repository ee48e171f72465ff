import type { Catalogue } from '../../module';

/** What is said while fingers fly, in Spanish. */
export const text = {
  'hopper.live.captain': 'Capitán',
  'hopper.live.silent': 'Capitán: ahora callas',
  'hopper.live.coin': 'Arrastra {n} $ junto a una isla',
  'hopper.live.done': 'Listo',
  'hopper.live.ready': '{who}: mantén el avión hasta que despegue y cierra los ojos.',
  'hopper.live.word': 'Dije una palabra',
  'hopper.live.oneMore': '+1 palabra',
  'hopper.live.oneMoreOf': '+1 palabra: {who}',
  'hopper.live.fine': '{n} $',
  'hopper.live.readyCloud':
    '{who}: mira. En cinco segundos llegan las nubes; luego mantén el avión hasta que despegue.',
  'hopper.live.tones': 'Cuatro tonos, para ojos cerrados:',
  'hopper.live.falling': 'Ya baja …',
  'hopper.live.clouded': '{who}: mantén el avión hasta que despegue.',
  'hopper.live.aloft': '{who} vuela. ¡Ojos cerrados!',
  'hopper.live.aloftCloud': '{who} vuela sobre las nubes.',
} satisfies Catalogue;
