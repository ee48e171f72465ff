// A winter of boxed games, as a file that the library imports: every total follows from what stands on its sheet.

const NAMES = ['Ana', 'Bartholomew', 'Mira', 'Çelik'];
const DAY = 86_400_000;

/** Who leads; several may. */
const leaders = (totals, best = Math.max(...totals)) =>
  totals.flatMap((points, seat) => (points === best ? [seat] : []));

const cellsOf = (rows) =>
  Object.fromEntries(
    Object.entries(rows).flatMap(([row, values]) =>
      Array.isArray(values)
        ? values.flatMap((value, seat) => (value === 0 ? [] : [[`${row}@${seat}`, String(value)]]))
        : [[row, String(values)]],
    ),
  );

/** Puerto Catan: two points for a city, the longest road and the largest army. */
function puertoCatan(int) {
  const totals = [0, 0, 0, 0];
  const rows = { settlements: [], cities: [], victory: [] };
  const [longest, largest] = [int(4), int(4)];
  const winner = [0, 0, 1, 2, 3][int(5)];
  for (const seat of totals.keys()) {
    const cards = 2 * (seat === longest) + 2 * (seat === largest);
    const goal = seat === winner ? 10 : 5 + int(5);
    const rest = goal - cards;
    rows.victory[seat] = seat === winner ? int(2) : 0;
    rows.cities[seat] = Math.min(4, Math.floor((rest - rows.victory[seat]) / (seat === winner ? 2.4 : 3)));
    rows.settlements[seat] = Math.min(5, rest - rows.victory[seat] - 2 * rows.cities[seat]);
  }
  const own = (card) => totals.map((_, seat) => (seat === card ? 2 : 0));
  return {
    game: 'puerto-catan',
    minutes: 85 + int(50),
    cells: cellsOf({ ...rows, longest: longest + 1, largest: largest + 1 }),
    parts: [
      { id: 'settlements', points: rows.settlements },
      { id: 'cities', points: rows.cities.map((n) => 2 * n) },
      { id: 'longest', points: own(longest) },
      { id: 'largest', points: own(largest) },
      { id: 'victory', points: rows.victory },
    ],
  };
}

/** Manila: cash, and shares at the value of their ware. */
function manila(int) {
  const wares = ['ginseng', 'nutmeg', 'silk', 'jade'];
  const values = wares.map(() => [5, 10, 20][int(3)]);
  values[int(4)] = 30;
  const cash = NAMES.map(() => 20 + int(60));
  const shares = wares.map(() => NAMES.map(() => int(2)));
  return {
    game: 'manila',
    minutes: 50 + int(35),
    cells: cellsOf({
      cash,
      ...Object.fromEntries(wares.map((ware, i) => [`value:${ware}`, values[i]])),
      ...Object.fromEntries(wares.map((ware, i) => [`shares:${ware}`, shares[i]])),
    }),
    parts: [
      { id: 'cash', points: cash },
      ...wares.map((id, i) => ({ id, points: shares[i].map((n) => n * values[i]) })),
      { id: 'loans', points: NAMES.map(() => 0) },
    ],
  };
}

/** The file of so many plays, five days apart; `random` gives numbers from 0 to 1. */
export function aWinterOfPlays(random, n = 22) {
  const int = (n) => Math.floor(random() * n);
  const end = Date.now() - DAY;
  const plays = Array.from({ length: n }, (_, i) => {
    const { game, minutes, cells, parts } = (i % 3 === 2 ? manila : puertoCatan)(int);
    const totals = NAMES.map((_, seat) => parts.reduce((sum, { points }) => sum + points[seat], 0));
    const finished = end - 5 * i * DAY;
    return {
      format: 1,
      id: `winter-${i}`,
      ...{ game, name: '', cells, edits: [], tools: {}, note: '' },
      people: NAMES.map((name, colour) => ({ name, colour })),
      clock: { started: finished - minutes * 60_000, changed: finished, finished },
      brief: { over: true, winners: leaders(totals), totals, parts },
    };
  });
  return { tidetable: 1, notice: '', kind: 'all', made: end, matches: [], plays };
}
