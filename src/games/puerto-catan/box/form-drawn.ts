import type { Json, Seat } from '../../../engine/rules';
import type { Drawn } from '../../drawn';
import type { Entry } from '../../keeper';
import { numberOf } from '../../kit/picks';
import { cellOf, type Read } from '../../sheet';
import { ROLE_IDS } from '../rules/setup';
import type { Options } from '../rules/state';
import { view } from '../rules/view';
import { byChance, landOf, terrains, words } from './form';
import { opened } from './form-position';

/** A position between two phases, touched in: pieces where they lie, roles and special cards by their cards. */

type Lying = 'settlements' | 'cities' | 'roads' | 'role';

const seatsOf = (read: Read): Seat[] => Array.from({ length: read.n }, (_, seat) => seat);

/** Who has that in one of these rows, and in which. */
const lies = (read: Read, id: string, rows: readonly Lying[]): { seat: Seat; row: Lying } | undefined =>
  seatsOf(read)
    .flatMap((seat) => rows.map((row) => ({ seat, row })))
    .find(({ seat, row }) => read.chosen(row, seat).includes(id));

/** It is nobody's in these rows but that person's in that row. */
function put(read: Read, id: string, rows: readonly Lying[], to?: { seat: Seat; row: Lying }): Entry[] {
  return seatsOf(read).flatMap((seat) =>
    rows.flatMap((row): Entry[] => {
      const now = read.chosen(row, seat);
      const rest = now.filter((one) => one !== id);
      const here = to?.seat === seat && to.row === row;
      const next = !here ? rest : row === 'role' ? [id] : [...rest, id].sort((a, b) => Number(a) - Number(b));
      return next.length === now.length && next.includes(id) === now.includes(id)
        ? []
        : [[cellOf(row, seat), next.join(' ')]];
    }),
  );
}

const BUILDINGS = ['settlements', 'cities'] as const;

/** A settlement; touched again by the same person a city, and then nothing. */
function building(read: Read, id: string, seat: Seat, away: boolean): Entry[] {
  const now = lies(read, id, BUILDINGS);
  if (away || (now?.seat === seat && now.row === 'cities')) return put(read, id, BUILDINGS);
  return put(read, id, BUILDINGS, { seat, row: now?.seat === seat ? 'cities' : 'settlements' });
}

/** One person's; touched again it is nobody's. */
const piece = (read: Read, id: string, row: Lying, seat: Seat, away: boolean): Entry[] =>
  put(read, id, [row], away || lies(read, id, [row])?.seat === seat ? undefined : { seat, row });

/** A cell that says one thing, touched again nothing. */
function only(read: Read, cell: string, text: string, away: boolean): Entry[] {
  const next = away || read.text(cell) === text ? '' : text;
  return next === read.text(cell) ? [] : [[cell, next]];
}

const touch: Drawn['touch'] = (read, spot, whose, away) => {
  const at = numberOf(spot);
  const kind = spot.split(':')[0];
  if (whose === 'robber') return kind === 'hex' ? only(read, 'robber', `${at + 1}`, away) : [];
  if (typeof whose === 'string') return [];
  switch (kind) {
    case 'spot':
      return building(read, `${at + 1}`, whose, away);
    case 'edge':
      return piece(read, `${at + 1}`, 'roads', whose, away);
    case 'role':
      return piece(read, ROLE_IDS[at], 'role', whose, away);
    case 'honour':
      return only(read, at === 0 ? 'longest' : 'largest', `${whose + 1}`, away);
    default:
      return [];
  }
};

/** See Form.drawn. */
export function formDrawn(raw: Json): Drawn {
  const options = raw as unknown as Options;
  return {
    fits: () => true,
    // the bank is not asked about: its trays are bare
    view: (read) => view({ ...opened(read, options), bank: [], deck: -1 }, null),
    things: [{ id: 'robber', text: words('robber') }],
    sections: ['terrain', 'numbers', 'harbours', 'pieces'],
    touch,
    asks: (read) =>
      byChance(options)
        ? terrains(read, landOf(read, options)).flatMap(({ rows }) =>
            rows.map(({ id }) => ({
              cell: id,
              spot: `${id.startsWith('harbour') ? 'harbour' : 'hex'}:${numberOf(id) - 1}`,
            })),
          )
        : [],
    text: {},
  };
}
