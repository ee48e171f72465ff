import type { Played, Who } from '../src/scorekeeper/library/played';

/** People in the order of their colours; a star before a name marks a computer player. */
export const who = (...names: readonly string[]): Who[] =>
  names.map((name, colour) =>
    name.startsWith('*') ? { name: name.slice(1), colour, bot: 'simple' } : { name, colour },
  );

let day = 0;

/** A play a day, each later than the one before; the most points win, or the fewest where they do, unless winners are named. */
export function played(names: readonly string[], totals: number[] | undefined, some: Partial<Played> = {}): Played {
  const best = (some.low ? Math.min : Math.max)(...(totals ?? [0]));
  return {
    id: `p${++day}`,
    kind: 'boxed',
    game: 'manila',
    name: '',
    people: who(...names),
    standing: totals && { totals, parts: [{ id: 'cash', points: totals }] },
    winners: (totals ?? []).flatMap((n, seat) => (n === best ? [seat] : [])),
    low: false,
    when: day * 86_400_000,
    note: '',
    ...some,
  };
}
