import { expect, test } from 'vitest';
import { shortSayer } from '../src/table/context';
import type { Viewpoint } from '../src/table/viewpoint';

/** The ribbon's words: people by their first names, and a game's brief words where it has some. */

const TEXT = {
  'x.built': (args: object) => `${(args as { who: string }).who} built at the coast`,
  'x.all': 'Cards: 1, 2',
};
const BRIEF = { ...TEXT, 'x.all.brief': 'Cards' };

function said(names: readonly string[], text: object, key: string): string {
  const chairs = names.map((name, colour) => ({ name, colour }));
  const viewpoint = { game: { text }, named: { value: chairs } } as unknown as Viewpoint;
  return shortSayer(viewpoint)({ key, args: { who: { seat: 0 } } } as never);
}

test('whoever has a first name of their own is called by it', () => {
  expect(said(['Maximiliane Dorothea', 'Ana'], TEXT, 'x.built')).toBe('Maximiliane built at the coast');
  expect(said(['Ana Maria', 'Ana'], TEXT, 'x.built')).toBe('Ana Maria built at the coast');
  expect(said(['Anna Lee', 'Annabel'], TEXT, 'x.built')).toBe('Anna Lee built at the coast');
  expect(said(['Player 2', 'Ana'], TEXT, 'x.built')).toBe('Player 2 built at the coast');
  for (const whole of ['J. R. Tolkien', 'Mrs. Smith', 'The Shark', 'Maria & Ben', 'Maria und Ben', 'Maria, Ben'])
    expect(said([whole, 'Ana'], TEXT, 'x.built')).toBe(`${whole} built at the coast`);
});

test('what the board shows is not said again', () => {
  expect(said(['Ana'], BRIEF, 'x.all')).toBe('Cards');
  expect(said(['Ana'], TEXT, 'x.all')).toBe('Cards: 1, 2');
});
