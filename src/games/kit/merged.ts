import type { Catalogue } from '../module';

/** A file of sentences. */
export interface Filed {
  text: Catalogue;
}

/** The sentences of several files as one catalogue. */
export const merged = (files: { readonly [path: string]: Filed }): Catalogue =>
  Object.assign({}, ...Object.values(files).map(({ text }) => text));
