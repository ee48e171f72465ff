import type { Catalogue } from '../module';

/** Words on the board and in the panels. */
export const boardText: Catalogue = {};
