import type { Phrase } from '../../../engine/rules';
import { wordsOf } from '../../kit/words';
import { cellOf, type Earned, type Named, type Read, type Row, type Sheet, type SheetSection } from '../../sheet';
import { type MapValues, PRINTED } from '../rules/facts';
import { bridgeName, commerceName, islandName, portName } from '../rules/names';
import { CATEGORIES, commercePoints, TIKIS, tally, tie, tikiPoints, winners } from '../rules/scoring';
import { BRIDGES, COMMERCE_CARDS, CROWNS, ISLANDS, PORTS } from '../rules/setup';
import { text as game } from '../speech/text.en';
import { bridgeOwners, factsFrom, islands, mapOf, mostCoins, NINE, seatsOf, TITLES, touchingOf } from './sheet-facts';
import { faults } from './sheet-faults';
import { text as own } from './text-sheet.en';

/** The score sheet for a game on paper: who has what; majorities, halves and ties are settled by the game's scoring. */

const words = wordsOf('isla.sheet');
const cards: readonly Named[] = Array.from({ length: COMMERCE_CARDS }, (_, i) => ({
  id: `${i + 1}`,
  text: words('card', { n: i + 1, card: commerceName(i + 1) }),
}));

const digit = (id: string, text: Phrase, per: Row['per'], most: number, tooMany: Phrase): Row => ({
  id,
  text,
  per,
  kind: 'number',
  least: 0,
  most,
  tooMany,
});

const coinsEach = (id: string, text: Phrase, { n }: Read): Row => {
  const most = mostCoins(n);
  return digit(id, text, 'seat', most, words('no.bank', { n: most }));
};

/** Rarely ten coins or more: those are a sum. */
const coinRows = (read: Read): Row[] =>
  islands.map((island) => ({ ...coinsEach(`coins.${island}`, islandName(island), read), digit: true }) as Row);

/** Chosen at the set-up. A sheet from before shows its map where anything of one was entered. */
const MAP = 'ownMap';
const MAP_ROWS = ['value', 'sites', 'worth', 'island'];
const hasMap = (read: Read): boolean =>
  read.has(MAP) || MAP_ROWS.some((row) => PORTS.some((_, at) => read.has(`${row}.${at}`)));

/** A folded place for maps other than ours. */
function mapSections(): SheetSection[] {
  const number = (id: string, text: Phrase, printed: number): Row => {
    return { id, text, per: 'table', kind: 'number', least: 0, most: 99, hint: words('printed', { n: printed }) };
  };
  const choices = ISLANDS.map(({ id }, island) => ({ id, text: islandName(island) }));
  const hint = words('map.hint');
  return [
    {
      id: 'map',
      text: words('map'),
      hint,
      folded: true,
      rows: islands.flatMap((island) => {
        const args = { island: islandName(island) };
        return [
          number(`value.${island}`, words('value', args), PRINTED.islands[island]),
          number(`sites.${island}`, words('sites', args), PRINTED.sites[island]),
        ];
      }),
    },
    {
      id: 'mapPorts',
      text: words('mapPorts'),
      hint,
      folded: true,
      rows: PORTS.flatMap(({ value, island }, port): Row[] => {
        const args = { n: port + 1 };
        const printed = words('printedIsland', { island: islandName(island) });
        return [
          number(`worth.${port}`, words('worth', args), value),
          { id: `island.${port}`, text: words('island', args), per: 'table', kind: 'one', choices, hint: printed },
        ];
      }),
    },
  ];
}

function portRows(map: MapValues): Row[] {
  return PORTS.map((_, port): Row => {
    return {
      id: `port.${port}`,
      text: portName(port, map.ports[port], map.islandOf[port]),
      short: words('port', { island: islandName(map.islandOf[port]), n: map.ports[port] }),
      per: 'table',
      kind: 'holder',
    };
  });
}

/** One tap a bridge; the sheet counts them at both ends. */
const siteRows: readonly Row[] = BRIDGES.map((_, site) => ({
  id: `bridge.${site}`,
  text: bridgeName(site),
  per: 'table',
  kind: 'holder',
}));

/** On another map than ours the bridges lie elsewhere, and people count them at each island. */
const isOwnMap = (read: Read): boolean =>
  islands.some((island) => read.has(`sites.${island}`)) || PORTS.some((_, port) => read.has(`island.${port}`));

/** Bridges are counted at each island, not entered one by one. */
export const isCounted = (read: Read): boolean =>
  bridgeOwners(read) === undefined &&
  (isOwnMap(read) || islands.some((island) => seatsOf(read).some((seat) => read.has(`bridges.${island}`, seat))));

/** Bridges by their sites, or counted at each island: whichever people have begun with, the other is shut. */
function bridgeSections(read: Read, map: MapValues): SheetSection[] {
  const sited = bridgeOwners(read) !== undefined;
  const sites: SheetSection = {
    id: 'sites',
    text: words('bridgeSites'),
    hint: words('bridgeSites.hint'),
    rows: siteRows,
  };
  const counts: SheetSection = {
    id: 'bridges',
    text: words('bridges'),
    hint: words(sited ? 'bridges.given' : 'bridges.hint'),
    rows: bridgeRows(map),
  };
  if (isCounted(read)) return [{ ...sites, folded: true }, counts];
  return [sites, sited ? { ...counts, given: true } : { ...counts, folded: true }];
}

/** What the bridges one by one come to at each island. */
function given(read: Read): { [cell: string]: string } {
  const cells: { [cell: string]: string } = {};
  if (!bridgeOwners(read)) return cells;
  touchingOf(read).forEach((counts, island) => {
    for (const [seat, n] of counts.entries()) if (n > 0) cells[cellOf(`bridges.${island}`, seat)] = String(n);
  });
  return cells;
}

function bridgeRows(map: MapValues): Row[] {
  return islands.map((island) => {
    const tooMany = words('no.sites', { island: islandName(island), n: map.sites[island] }, '10');
    return digit(`bridges.${island}`, islandName(island), 'seat', map.sites[island], tooMany);
  });
}

/** Titles, and coins kept back: they decide ties, and what some commerce cards score. */
function heldRows(read: Read): Row[] {
  const titles = TITLES.map(
    (title): Row => ({
      id: title,
      text: { key: `isla.titleName.${title}` },
      per: 'table',
      kind: 'holder',
      aside: true,
    }),
  );
  const bank: Row = {
    ...coinsEach('bank', words('bank'), read),
    hint: words('bank.hint'),
    aside: true,
  };
  return [...titles, bank];
}

function princeRows(): Row[] {
  return islands.map((island) =>
    digit(`princes.${island}`, islandName(island), 'table', NINE, words('no.ninePrinces')),
  );
}

/** In the order people score. Few keys are needed: nearly all cells take one digit. */
function sections(read: Read): SheetSection[] {
  const map = mapOf(read);
  const each = [...new Set([0, ...CROWNS])];
  return [
    { id: 'ports', text: words('ports'), rows: portRows(map) },
    ...bridgeSections(read, map),
    {
      id: 'crowns',
      text: words('crowns'),
      hint: words('crowns.hint'),
      rows: [{ id: 'crowns', text: words('crowns.row'), per: 'seat', kind: 'number', each }],
    },
    { id: 'princes', text: words('princes'), hint: words('princes.hint'), rows: princeRows() },
    { id: 'coins', text: words('coins'), hint: words('coins.hint'), rows: coinRows(read) },
    { id: 'held', text: words('held'), rows: heldRows(read) },
    {
      id: 'commerce',
      text: words('commerce'),
      hint: words('commerce.hint'),
      rows: [{ id: 'commerce', text: words('commerce.row'), per: 'seat', kind: 'many', choices: cards, byId: true }],
    },
    ...(hasMap(read) ? mapSections() : []),
  ];
}

/** Rows of what lies at an island or port are told apart by its number; the others have one row for all of it. */
const PLACED: readonly string[] = ['ports', 'bridges', 'coins'];

function earned(read: Read): Earned[] {
  const facts = factsFrom(read);
  const out: Earned[] = [];
  tally(facts, (seat, category, points, reason, at) => {
    const row = PLACED.includes(category) ? `${category === 'ports' ? 'port' : category}.${at}` : category;
    const line: Earned = { seat, category, points, reason: reason(facts, at), row };
    out.push(line);
  });
  // an island pays several only where they are first together
  const shared = (line: Earned) =>
    line.category !== 'commerce' && line.category !== 'crowns' && out.filter(({ row }) => row === line.row).length > 1;
  return out.map((line) => (shared(line) ? { ...line, tied: true } : line));
}

/** One card by itself; a Tiki as one more of the set it would belong to. */
function worth(read: Read, _row: string, id: string, seat: number): number {
  const facts = factsFrom(read);
  const card = Number(id);
  if (!TIKIS.includes(card)) return commercePoints(facts, seat, card);
  const others = facts.hands[seat].filter((one) => one !== card);
  return tikiPoints([...others, card]) - tikiPoints(others);
}

export const sheet: Sheet = {
  sections,
  option: { cell: MAP, text: words('ownMap') },
  faults: (read) => faults(read, factsFrom(read)),
  scores: earned,
  given,
  worth,
  winners: (read) => winners(factsFrom(read)),
  tie: (read) => tie(factsFrom(read)),
  categories: CATEGORIES.map((id) => ({ id, text: { key: `isla.category.${id}` } })),
  text: { ...game, ...own },
};
