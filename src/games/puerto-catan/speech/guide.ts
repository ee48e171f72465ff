import type { Guide } from '../../guide';
import { text } from './text-guide.en';

/** What Help says of this game: who sees what, and what else there is to know. */
export const guide: Guide = {
  text,
  secrets: ['pc.guide.secret.what', 'pc.guide.secret.how', 'pc.guide.secret.cover', 'pc.guide.secret.known'],
};
