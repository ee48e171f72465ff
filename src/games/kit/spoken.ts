import type { AnyOf, Kinds } from '../../engine/kinds';
import type { Phrase } from '../../engine/rules';
import type { Pick, PreviewLine, Walk } from '../module';

/** What is said of one kind of move, from the view of its seat alone. */
export interface Spoken<M, V> {
  walk(m: M, v: V): Walk;
  /** Left out: what its first pick says. */
  label?(m: M, v: V): Phrase;
  /** What it does in a word or two, with its price: the button that commits. Left out: the label. */
  verb?(m: M, v: V): Phrase;
  /** Left out: there is nothing to say beforehand. */
  preview?(m: M, v: V): PreviewLine[];
}

/** What TABLE decides face down is never picked and never read out. */
export const faceDown = <M = never>(label: Phrase | ((m: M) => Phrase)): Spoken<M, unknown> => ({
  walk() {
    throw new Error('what TABLE draws face down has no walk');
  },
  label: (m) => (typeof label === 'function' ? label(m) : label),
});

/** One pick alone. */
export const plain = (id: string, text: Phrase): Pick[] => [{ id, text }];
/** Picks that say no to what is asked. */
export const refusing = (picks: readonly Pick[]): Pick[] => picks.map((pick) => ({ ...pick, refuses: true }));

/** The facets of GameModule that speak of moves, from a line for each kind. */
export function spoken<Ms extends object, V>(
  kinds: Kinds<Ms>,
  lines: { readonly [Kind in keyof Ms]: Spoken<Ms[Kind], V> },
): {
  walk(m: AnyOf<Ms>, v: V): Walk;
  label(m: AnyOf<Ms>, v: V): Phrase;
  verb(m: AnyOf<Ms>, v: V): Phrase;
  preview(m: AnyOf<Ms>, v: V): PreviewLine[];
} {
  const lineOf = (m: AnyOf<Ms>) => kinds.line<Spoken<AnyOf<Ms>, V>>(lines, m);
  const label = (m: AnyOf<Ms>, v: V): Phrase => {
    const line = lineOf(m);
    return line.label?.(m, v) ?? line.walk(m, v)[0][0].text;
  };
  return {
    walk: (m, v) => lineOf(m).walk(m, v),
    label,
    verb: (m, v) => lineOf(m).verb?.(m, v) ?? label(m, v),
    preview: (m, v) => lineOf(m).preview?.(m, v) ?? [],
  };
}
