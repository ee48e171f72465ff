import type { Guide } from '../../guide';
import { text } from './text-guide.en';

/** What Help says of this game: who sees what, and what else there is to know. */
export const guide: Guide = {
  text,
  secrets: ['alex.guide.secret.what', 'alex.guide.secret.how', 'alex.guide.secret.cover'],
};
