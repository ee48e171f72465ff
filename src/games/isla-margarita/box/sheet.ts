import type { Phrase } from '../../../engine/rules';
import { wordsOf } from '../../kit/words';
import type { Named, Read, Row, Sheet, SheetSection } from '../../sheet';
import { type MapValues, PRINTED } from '../rules/facts';
import { commerceName, islandName, portName } from '../rules/names';
import { CATEGORIES, scores, winners } from '../rules/scoring';
import { COMMERCE_CARDS, CROWNS, ISLANDS, PORTS } from '../rules/setup';
import { text as game } from '../speech/text.en';
import { factsFrom, islands, mapOf, NINE, TITLES } from './sheet-facts';
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

/** Rarely ten coins or more: those are a sum. */
const coinRows = (): Row[] =>
  islands.map((island) => {
    const row = digit(`coins.${island}`, islandName(island), 'seat', 25, words('no.bank', { n: 25 }));
    return { ...row, digit: true } as Row;
  });

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
      per: 'table',
      kind: 'holder',
    };
  });
}

function bridgeRows(map: MapValues): Row[] {
  return islands.map((island) => {
    const tooMany = words('no.sites', { island: islandName(island), n: map.sites[island] }, '10');
    return digit(`bridges.${island}`, islandName(island), 'seat', map.sites[island], tooMany);
  });
}

/** Titles, and coins kept back: they decide ties, and what some commerce cards score. */
function heldRows(): Row[] {
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
    ...digit('bank', words('bank'), 'seat', 25, words('no.bank', { n: 25 })),
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
    { id: 'ports', text: words('ports'), hint: words('ports.hint'), rows: portRows(map) },
    { id: 'bridges', text: words('bridges'), hint: words('bridges.hint'), rows: bridgeRows(map) },
    {
      id: 'crowns',
      text: words('crowns'),
      hint: words('crowns.hint'),
      rows: [{ id: 'crowns', text: words('crowns.row'), per: 'seat', kind: 'number', each }],
    },
    { id: 'princes', text: words('princes'), hint: words('princes.hint'), rows: princeRows() },
    { id: 'coins', text: words('coins'), hint: words('coins.hint'), rows: coinRows() },
    { id: 'held', text: words('held'), rows: heldRows() },
    {
      id: 'commerce',
      text: words('commerce'),
      hint: words('commerce.hint'),
      rows: [{ id: 'commerce', text: words('commerce.row'), per: 'seat', kind: 'many', choices: cards }],
    },
    ...mapSections(),
  ];
}

export const sheet: Sheet = {
  sections,
  faults: (read) => faults(read, factsFrom(read)),
  scores: (read) => scores(factsFrom(read)),
  winners: (read) => winners(factsFrom(read)),
  categories: CATEGORIES.map((id) => ({ id, text: { key: `isla.category.${id}` } })),
  text: { ...game, ...own },
};
