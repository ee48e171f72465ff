// @vitest-environment happy-dom
/** @jsxImportSource preact */
import 'fake-indexeddb/auto';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, expect, test, vi } from 'vitest';
import { rng } from '../src/engine/chance';
import { randomEntry } from '../src/engine/playout';
import { begin, play } from '../src/engine/run';
import { gameOf, games } from '../src/games/doors';
import { App } from '../src/shell/App';
import { route, watchAddress } from '../src/shell/router';
import { onRoot } from './root';
import { soon } from './soon';

// Help is a tap away on every page, says what each game keeps secret, and leads back to where it was opened.

let root: HTMLElement;
onRoot((page) => {
  root = page;
});

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  watchAddress();
});

async function turn(hash: string): Promise<void> {
  await act(() => {
    location.hash = hash;
  });
  await soon(() => expect(route.value.join('/')).toBe(hash.replace('#/', '')));
  await act(() => render(<App />, root));
}

const link = (to: string) => root.querySelector<HTMLAnchorElement>(`.page-head a[href="${to}"]`);

const FIVE = ['isla-margarita', 'manila', 'alexandros', 'island-hopper', 'puerto-catan'];
const guided = games.filter(({ guide }) => guide);

test('the five all have something to say there', () => {
  expect(guided.map(({ card }) => card.id)).toEqual(expect.arrayContaining(FIVE));
});

/** Whether anything is hidden from somebody, early in a game. */
async function hides(id: string): Promise<boolean> {
  const game = gameOf(id);
  if (!game) throw new Error(id);
  const { rules } = await game.play();
  const seats = game.card.seats.usual;
  const s = begin(rules, seats, rules.options({}, seats));
  for (let i = 0; i < 60; i++) {
    if (rules.secrets(s, null).some(({ known }) => !known)) return true;
    const entry = randomEntry(rules, s, rng(i));
    if (entry) play(rules, s, entry.seat, entry.move);
  }
  return false;
}

test.each(guided.map(({ card }) => card.id))('what %s hides it tells in Help', async (id) => {
  const guide = await gameOf(id)?.guide?.();
  expect((guide?.secrets.length ?? 0) > 0).toBe(await hides(id));
  for (const key of [...(guide?.secrets ?? []), ...(guide?.more?.lines ?? [])]) expect(guide?.text[key]).toBeTruthy();
});

test.each(games.map(({ card }) => card.id))('what %s hides its owner can look at', async (id) => {
  if (!(await hides(id))) return;
  const table = await gameOf(id)?.draw();
  expect(table?.panels.Hand, `${id} has secrets(), but no Hand among the panels of its table.ts`).toBeTypeOf(
    'function',
  );
});

test('it begins with the game that is being set up, and its way back leads there', async () => {
  await turn('#/new/manila');
  await soon(() => expect(link('#/help')).toBeTruthy());
  await turn('#/help');
  await soon(() => expect(root.querySelectorAll('.page-help h3').length).toBe(guided.length));
  expect(root.querySelector('.page-help h3')?.textContent).toBe('Manila');
  expect(link('#/help')).toBeNull();
  expect(link('#/new/manila')?.getAttribute('aria-label')).toBe('Back');
});

test('from a running game it leads back to that table', async () => {
  await turn('#/table/abc');
  await turn('#/help/manila');
  await soon(() => expect(link('#/table/abc')?.getAttribute('aria-label')).toBe('Continue'));
});

const people = () => root.querySelectorAll('.seat-rows > li').length;
async function seatFive(): Promise<void> {
  const five = [...root.querySelectorAll('label')].find((one) => one.textContent === '5');
  await act(() => five?.querySelector('input')?.click());
  await soon(() => expect(people()).toBe(5));
}

test('a set-up that somebody leaves for Help is found as it was, and begins afresh another time', async () => {
  await turn('#/new/manila');
  await soon(() => expect(people()).toBe(4));
  await seatFive();
  await turn('#/help');
  await turn('#/rules/manila');
  await turn('#/help');
  await soon(() => expect(root.querySelector('.page-help')).toBeTruthy());
  await turn('#/new/manila');
  await soon(() => expect(people()).toBe(4));
  await seatFive();
  await turn('#/help');
  await soon(() => expect(root.querySelector('.page-help')).toBeTruthy());
  await turn('#/new/manila');
  await soon(() => expect(people()).toBe(5));
  await turn('#/settings');
  await soon(() => expect(link('#/help')).toBeTruthy());
  await turn('#/new/manila');
  await soon(() => expect(people()).toBe(4));
});
