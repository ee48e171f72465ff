import type { Arg, Phrase } from '../../../src/engine/rules';
import type { Section } from '../../../src/games/module';
import type { PuertoCatan } from './position';

/** The form filled in twice: from a position, and from nothing but what people are told when they set the table up. */

export type Cells = { [cell: string]: string };

const RESOURCES = ['brick', 'lumber', 'wool', 'grain', 'ore'];
const TERRAINS = ['hills', 'forest', 'pasture', 'fields', 'mountains', 'desert'];
const DEVS = ['soldier', 'victory', 'roadBuilding', 'plenty', 'monopoly'];
const ROLES = ['producer', 'trader', 'builder', 'soldier', 'prospector', 'robber', 'prospector2'];
const HARBOURS = [...RESOURCES, 'any'];
/** Hexes by rows. */
const WIDTHS = [3, 4, 5, 4, 3];

const byChance = ({ board }: { board: string }): boolean => board === 'spiral' || board === 'random';

/** Nothing is typed for nothing. */
function put(cells: Cells, cell: string, value: number | string): void {
  if (value !== 0 && value !== '') cells[cell] = `${value}`;
}
const where = (list: readonly number[], seat: number): number[] =>
  list.flatMap((owner, i) => (owner === seat ? [i] : []));
const count = (list: readonly number[], one: number): number => where(list, one).length;

/** Everything of a position before somebody chooses a role, with all secrets. */
export function cellsOf(s: PuertoCatan): Cells {
  const cells: Cells = {};
  if (byChance(s)) {
    s.terrain.forEach((one, hex) => {
      put(cells, `terrain:${hex + 1}`, TERRAINS[one]);
      put(cells, `number:${hex + 1}`, s.tokens[hex]);
    });
    s.harbours.forEach((one, i) => {
      put(cells, `harbour:${i + 1}`, HARBOURS[one]);
    });
  }
  put(cells, 'robber', s.robber + 1);
  put(cells, 'round', s.round);
  put(cells, 'governor', s.governor + 1);
  for (const card of ['longest', 'largest', 'last'] as const) put(cells, card, s[card] + 1);
  for (const dev of [2, 3, 4]) put(cells, `used:${DEVS[dev]}`, s.used[dev]);
  s.roleGold.forEach((gold, role) => {
    put(cells, `gold:${ROLES[role]}`, gold);
  });
  for (let seat = 0; seat < s.n; seat++) {
    const own = where(s.owners, seat);
    const at = (level: number): string =>
      own
        .filter((spot) => s.levels[spot] === level)
        .map((spot) => spot + 1)
        .join(' ');
    put(cells, `settlements@${seat}`, at(1));
    put(cells, `cities@${seat}`, at(2));
    put(
      cells,
      `roads@${seat}`,
      where(s.roads, seat)
        .map((edge) => edge + 1)
        .join(' '),
    );
    put(cells, `gold@${seat}`, s.gold[seat]);
    put(cells, `army@${seat}`, s.army[seat]);
    put(cells, `victory@${seat}`, s.vp[seat]);
    const role = s.chosen.indexOf(seat);
    put(cells, `role@${seat}`, role < 0 ? '' : ROLES[role]);
    RESOURCES.forEach((id, kind) => {
      put(cells, `hand:${id}@${seat}`, count(s.hands[seat].kinds, kind));
    });
    DEVS.forEach((id, dev) => {
      put(cells, `card:${id}@${seat}`, count(s.devs[seat], dev));
    });
  }
  return cells;
}

const last = (phrase: Arg): string => (phrase as Phrase).key.split('.').pop() as string;
type Args = { [name: string]: Arg };
const seatOf = (arg: Arg): number => (arg as { seat: number }).seat;

function hexCells(cells: Cells, hex: number, phrase: Phrase): void {
  const args = (phrase.args ?? {}) as Args;
  put(cells, `terrain:${hex}`, last(args.terrain ?? phrase));
  put(cells, `number:${hex}`, (args.n as number) ?? 0);
}

const add = (cells: Cells, cell: string, n: Arg): void => {
  cells[cell] = cells[cell] ? `${cells[cell]} ${n}` : `${n}`;
};

interface Told {
  lay: readonly Section[];
  take: readonly (readonly Phrase[])[];
  board: string;
}

/** One line of the set-up, as somebody types it who knows nothing else. */
function line(
  cells: Cells,
  { key, args }: Phrase,
  seat: number,
  board: string,
  met: { hexes: number; harbours: number },
): void {
  const a = (args ?? {}) as Args;
  const what = key.slice('pc.lay.'.length);
  if (what === 'row') {
    for (const one of a.hexes as readonly Phrase[]) {
      met.hexes++;
      if (byChance({ board })) hexCells(cells, met.hexes, one);
    }
  } else if (what === 'harbour') {
    met.harbours++;
    if (byChance({ board })) put(cells, `harbour:${met.harbours}`, last(a.harbour));
  } else if (what === 'robber') {
    const { row, k } = (a.where as Phrase).args as { row: number; k: number };
    put(cells, 'robber', WIDTHS.slice(0, row - 1).reduce((x, y) => x + y, 0) + k);
  } else if (what === 'settlement') add(cells, `settlements@${seat}`, a.n);
  else if (what === 'city') add(cells, `cities@${seat}`, a.n);
  else if (what === 'road') add(cells, `roads@${seat}`, a.n);
  else if (what === 'gold' || what === 'army' || what === 'victory') put(cells, `${what}@${seat}`, a.n as number);
  else if (what === 'longest' || what === 'largest' || what === 'last' || what === 'governor')
    put(cells, what, seatOf(a.who) + 1);
  else if (what === 'used') put(cells, `used:${last(a.what)}`, a.n as number);
  else if (what === 'round') put(cells, 'round', a.n as number);
  else if (what === 'roleTaken') put(cells, `role@${seatOf(a.who)}`, last(a.role));
  else if (what === 'role') put(cells, `gold:${last(a.role)}`, a.n as number);
  else if (what === 'take') put(cells, `hand:${last(a.what)}@${seat}`, a.n as number);
  else if (what === 'takeDev') put(cells, `card:${last(a.what)}@${seat}`, a.n as number);
}

/** The form as people fill it in who were told this. */
export function cellsFrom({ lay, take, board }: Told): Cells {
  const cells: Cells = {};
  const met = { hexes: 0, harbours: 0 };
  for (const { heading, lines } of lay) {
    const person = heading.key === 'pc.lay.person' ? seatOf((heading.args as Args).who) : -1;
    for (const one of lines) line(cells, one, person, board, met);
  }
  take.forEach((lines, seat) => {
    for (const one of lines) line(cells, one, seat, board, met);
  });
  return cells;
}
