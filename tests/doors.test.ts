import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { cardOf, cards } from '../src/games';
import { gameOf, games } from '../src/games/doors';
import { brings, FACETS } from './facets';

/** What a game's card says of its folder is so. */

const folder = fileURLToPath(new URL('../src/games', import.meta.url));
const tests = fileURLToPath(new URL('.', import.meta.url));
const SHARED = ['draw', 'kit'];

const draws = import.meta.glob<() => string>('../src/games/*/cover.mjs', { import: 'cover', eager: true });
const covers = import.meta.glob<string>('../src/games/*/cover.svg', { import: 'default', query: '?raw', eager: true });

describe('the covers of the games', () => {
  it.each(Object.entries(draws))('%s draws what stands beside it', (path, draw) => {
    expect(draw()).toBe(covers[path.replace('.mjs', '.svg')]);
  });
});

describe('the doors of the games', () => {
  it('every folder is on the shelf, in its order', () => {
    const folders = readdirSync(folder, { withFileTypes: true }).flatMap((one) =>
      one.isDirectory() ? [one.name] : [],
    );
    expect(cards.map(({ id }) => id).sort()).toEqual(folders.filter((name) => !SHARED.includes(name)).sort());
    const places = cards.map(({ shelf }) => shelf);
    expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
    for (const card of cards) expect(cardOf(card.id)).toBe(card);
  });

  it.each(games.map((game) => [game.card.id, game] as const))(
    '%s can be opened, and brings what it says',
    async (id, game) => {
      expect(gameOf(id)).toBe(game);
      expect((await game.play()).id).toBe(id);
      // the drawn half needs a screen
      expect(game.draw).toBeTypeOf('function');
      const brought = [
        game.extras && 'extras',
        game.lesson && 'lesson',
        game.print && 'print',
        game.transfer && 'transfer',
      ].filter(Boolean);
      expect(game.card.brings ?? []).toEqual(brought);
    },
  );

  /** Suites pass over what a game does not have: what the five once had must not get lost that way. */
  const ALL = FACETS.filter((facet) => facet !== 'extras' && facet !== 'print');
  const MEMBERS = ['bell', 'botWaits', 'clone', 'glance', 'quick', 'tables'] as const;
  const USUAL = ['clone', 'glance', 'quick', 'tables'];
  it.each([
    ['alexandros', ['print', ...ALL.filter((facet) => facet !== 'keeper')], USUAL, [2, 3, 4]],
    ['isla-margarita', ['print', ...ALL.filter((facet) => facet !== 'keeper')], USUAL, [2, 3, 4, 5]],
    ['island-hopper', ['extras', ...ALL], ['bell', 'botWaits', ...USUAL], [2, 3, 5]],
    ['manila', ALL, ['bell', ...USUAL], [3, 4, 5]],
    ['puerto-catan', ['print', ...ALL], USUAL, [3, 4]],
  ])('%s has lost nothing that it brought', async (id, facets, members, goldens) => {
    expect(FACETS.filter((facet) => brings(id, facet))).toEqual(FACETS.filter((facet) => facets.includes(facet)));
    const module = await gameOf(id)?.play();
    expect(MEMBERS.filter((member) => module?.[member])).toEqual(members);
    expect([2, 3, 4, 5, 6].filter((n) => existsSync(`${tests}playthroughs/${id}.${n}p.txt`))).toEqual(goldens);
  });
});
