import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { cardOf, cards } from '../src/games';
import { gameOf, games } from '../src/games/doors';

/** What a game's card says of its folder is so. */

const folder = fileURLToPath(new URL('../src/games', import.meta.url));
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
});
