import { PLAY_FORMAT, type Play } from '../src/storage/plays';

/** A finished sheet with everything that a sheet may keep. */
export function aPlay(i: number): Play {
  const finished = Date.UTC(2018, 0, 1) + i * 86_400_000;
  const people = ['Ana', 'Çelik', '=Dora', '<b>Eve</b>']
    .slice(0, 1 + (i % 4))
    .map((name, colour) => ({ name, colour }));
  const totals = people.map((_, seat) => ((i * 31 + seat * 17) % 90) - 20);
  return {
    format: PLAY_FORMAT,
    id: `play-${i}`,
    game: i % 3 ? 'manila' : 'other',
    name: i % 3 ? '' : `Game ${i % 11}`,
    ...(i % 3 ? {} : { free: { kind: 'categories', rows: ['Cards', 'Coins'], low: i % 2 === 0 } }),
    people,
    cells: Object.fromEntries(totals.map((n, seat) => [`category1@${seat}`, `${n}+0`])),
    edits: [{ cell: 'category1@0', from: '', to: `${totals[0]}+0`, when: finished - 5 }],
    tools: { dice: { thrown: [i % 6, 3] } },
    note: i % 7 ? '' : 'From an older version',
    clock: { started: finished - 3_600_000, changed: finished, finished },
    brief: { over: true, winners: [0], totals, parts: [{ id: 'category1', points: totals }] },
    ...(i % 50 === 9 ? { branch: { of: `play-${i - 1}` } } : {}),
  };
}
