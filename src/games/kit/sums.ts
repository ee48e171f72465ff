import type { Key } from '../../engine/rules';
import type { Pick, Walk } from '../module';

/** Bids and prices as picks. */

/** More sums than this are offered by tens. */
const MANY = 40;

const tensOf = (sum: number): number => Math.floor(sum / 10) * 10;

interface Sums {
  /** What may be said, by what this view knows. */
  least: number;
  most: number;
  /** The least one stands there from the start. */
  ready?: boolean;
  /** What a sum says of itself (`n`), and what a ten says (`from`, `to`). */
  words: { one: Key; tens: Key };
}

/** Where there are many sums, first the ten it lies in. */
export function sumWalk(sum: number, { least, most, ready = false, words }: Sums): Walk {
  const pick = (id: string, text: Pick['text'], is: boolean): Pick[] => [{ id, text, ...(ready && is && { ready }) }];
  const last = pick(`bid:${sum}`, { key: words.one, args: { n: sum } }, sum === least);
  if (most - least < MANY) return [last];
  const tens = tensOf(sum);
  const args = { from: Math.max(tens, least), to: tens + 9 };
  return [pick(`tens:${tens}`, { key: words.tens, args }, tens === tensOf(least)), last];
}
