import type { Guide } from '../../guide';
import { text } from './text-guide.en';

/** What Help says of this game: who sees what, and what else there is to know. */
export const guide: Guide = {
  text,
  secrets: [
    'hopper.guide.secret.what',
    'hopper.guide.secret.how',
    'hopper.guide.secret.peek',
    'hopper.guide.secret.calm',
    'hopper.guide.secret.bots',
  ],
  more: {
    title: 'hopper.guide.glass',
    lines: [
      'hopper.guide.glass.screen',
      'hopper.guide.glass.gestures',
      'hopper.guide.glass.reckon',
      'hopper.guide.glass.table',
      'hopper.guide.glass.cards',
    ],
  },
};
