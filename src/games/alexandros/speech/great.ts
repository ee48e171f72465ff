import type { Phrase } from '../../../engine/rules';
import { numberOf } from '../../kit/heard';
import { gains } from './gains';

/** What a table remembers: a march that builds so many walls, a levy that brings one person so much, a province so large. */

type Args = NonNullable<Phrase['args']>;

const LONG = 5;
const RICH = 12;
const LARGE = 7;

export const isLong = ({ n }: Args): boolean => numberOf(n) >= LONG;
export const isLarge = ({ n }: Args): boolean => numberOf(n) >= LARGE;
export const isRich = (args: Args): boolean => (gains['alex.levied']?.(args) ?? []).some(({ n }) => n >= RICH);
