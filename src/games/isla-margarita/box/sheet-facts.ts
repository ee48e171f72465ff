import type { Seat } from '../../../engine/rules';
import type { Read } from '../../sheet';
import { type MapValues, PRINTED, portsBy, type ScoreFacts } from '../rules/facts';
import { BRIDGES, BRIDGES_OF, COMMERCE_CARDS, ISLANDS, PORTS } from '../rules/setup';
import type { Title } from '../rules/state';

/** What was entered on the sheet, as scoring looks at it. */

/** Cells of most rows hold one digit, so that digits flow on; what goes beyond has a row of its own. */
export const NINE = 9;
export const TITLES: readonly Title[] = ['king', 'bridgeBuilder', 'portBuilder'];

/** The most coins a person may have, rule page 4.6: up to three people may play with 25 each. */
export const mostCoins = (n: number): number => (n > 3 ? 20 : 25);
export const islands = ISLANDS.map((_, island) => island);
export const seatsOf = (read: Read): Seat[] => Array.from({ length: read.n }, (_, seat) => seat);

/** The map as printed, but for what people entered of their own. */
export function mapOf(read: Read): MapValues {
  const given = (row: string, printed: number): number => (read.has(row) ? read.number(row) : printed);
  const islandOf = PORTS.map(({ island }, port) => {
    const named = ISLANDS.findIndex(({ id }) => id === read.chosen(`island.${port}`)[0]);
    return named < 0 ? island : named;
  });
  return {
    islands: PRINTED.islands.map((value, island) => given(`value.${island}`, value)),
    sites: PRINTED.sites.map((sites, island) => given(`sites.${island}`, sites)),
    ports: PRINTED.ports.map((value, port) => given(`worth.${port}`, value)),
    islandOf,
    portsOf: portsBy(islandOf),
  };
}

/** Who owns each bridge, where people entered the bridges one by one; undefined where they counted them by island. */
export function bridgeOwners(read: Read): Seat[] | undefined {
  const owners = BRIDGES.map((_, site) => read.holder(`bridge.${site}`));
  return owners.some((owner) => owner >= 0) ? owners : undefined;
}

/** Bridges of every seat at every island; a bridge counts at both its ends. */
export function touchingOf(read: Read): number[][] {
  const owners = bridgeOwners(read);
  return islands.map((island) =>
    seatsOf(read).map((seat) =>
      owners
        ? BRIDGES_OF[island].filter((site) => owners[site] === seat).length
        : read.number(`bridges.${island}`, seat),
    ),
  );
}

const isCard = (id: string): boolean => /^[1-9]\d?$/.test(id) && Number(id) <= COMMERCE_CARDS;

/** Nonsense counts as nothing or as it stands, and is marked as a fault. */
export function factsFrom(read: Read): ScoreFacts {
  const seats = seatsOf(read);
  const touching = touchingOf(read);
  return {
    n: read.n,
    titles: {
      king: read.holder('king'),
      bridgeBuilder: read.holder('bridgeBuilder'),
      portBuilder: read.holder('portBuilder'),
    },
    bank: seats.map((seat) => read.number('bank', seat)),
    pools: islands.map((island) => seats.map((seat) => read.number(`coins.${island}`, seat))),
    ports: PORTS.map((_, port) => read.holder(`port.${port}`)),
    princes: islands.map((island) => read.number(`princes.${island}`)),
    touching,
    // every bridge touches two islands
    bridges: seats.map((seat) => Math.floor(touching.reduce((sum, row) => sum + row[seat], 0) / 2)),
    crowns: seats.flatMap((holder) =>
      read.terms('crowns', holder).flatMap((value) => (value > 0 ? [{ holder, value }] : [])),
    ),
    hands: seats.map((seat) => read.chosen('commerce', seat).flatMap((id) => (isCard(id) ? [Number(id)] : []))),
    map: mapOf(read),
  };
}
