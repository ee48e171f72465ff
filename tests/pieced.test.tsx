// @vitest-environment happy-dom
/** @jsxImportSource preact */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import type { Phrase } from '../src/engine/rules';
import { gameOf } from '../src/games/doors';
import { sayer } from '../src/table/context';
import { Pieced } from '../src/table/Pieced';
import type { Viewpoint } from '../src/table/viewpoint';

/** What happened, with the things of the game in place of the words that name them. */

const chairs = [{ name: 'Bartholomew the Bold' }, { name: 'Ana' }];
const ore = { key: 'pc.resource.ore' };
const traded = { key: 'pc.goldForCard', args: { who: { seat: 0 }, what: ore } } as Phrase;

async function told(id: string, event: Phrase, brief = false, more = {}) {
  const { text } = await gameOf(id)!.play();
  const game = { id, text: { ...text, ...more } };
  const viewpoint = { game, named: { value: chairs } } as unknown as Viewpoint;
  const root = document.createElement('div');
  act(() => render(<Pieced viewpoint={viewpoint} event={event} brief={brief} />, root));
  const first = root.innerHTML;
  await vi.waitFor(() => expect(root.querySelector('.said-piece')).not.toBe(null)).catch(() => {});
  return { first, root, words: sayer(viewpoint)(event) };
}

test('a thing stands there as it is drawn, and is read aloud by its name', async () => {
  const { first, root, words } = await told('puerto-catan', traded);
  // before the drawings are there, and without them
  expect(first).toBe(words);
  const [seen, heard] = root.children;
  expect(seen.getAttribute('aria-hidden')).toBe('true');
  expect(seen.querySelectorAll('svg')).toHaveLength(1);
  expect(seen.textContent).not.toContain('ore');
  expect(heard.textContent?.trim()).toBe(words);
  expect(words).toContain('ore');
});

test('in the bar as well, where people go by their first names', async () => {
  const { root, words } = await told('puerto-catan', traded, true);
  expect(root.children[0].textContent).toMatch(/^Bartholomew paid/);
  expect(root.children[1].textContent?.trim()).toBe(words);
});

test('what has no picture stays a sentence', async () => {
  const { root, words } = await told('puerto-catan', { key: 'pc.robberStays' } as Phrase);
  expect(root.innerHTML).toBe(words);
});

test('a place keeps its name, and a piece is not quoted', async () => {
  const horse = { key: 'alex.symbol.horse' };
  const space = { key: 'alex.space', args: { symbol: horse, side: 5, region: { words: 'Assyria' } } };
  const back = await told('alexandros', { key: 'alex.tookBack', args: { who: { seat: 1 }, where: space } } as never);
  expect(back.root.children[0].textContent).toContain('south of Assyria');
  expect(back.root.querySelectorAll('svg')).toHaveLength(1);
  const german = { 'x.took': ({ symbol }: { symbol: string }) => `Ana nahm „${symbol}“.` };
  const took = await told('alexandros', { key: 'x.took', args: { symbol: horse } } as never, false, german);
  expect(took.words).toBe('Ana nahm „horse“.');
  expect(took.root.children[0].textContent).not.toMatch(/[„“]/);
});
