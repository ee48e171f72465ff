import type { Phrase } from '../../engine/rules';

/** Figures beside the board and what is drawn there, by `data-about`: what each is called, and what it is for. */
export type Figures<V> = { readonly [thing: string]: (v: V) => readonly [name: Phrase, is: Phrase] };
