import type { Guide } from '../../guide';
import { text } from './text-guide.en';

/** What Help says of this game: who sees what, and what else there is to know. */
export const guide: Guide = {
  text,
  secrets: ['manila.guide.secret.what', 'manila.guide.secret.how', 'manila.guide.secret.loan'],
};
