// @vitest-environment happy-dom
/** @jsxImportSource preact */
import { signal } from '@preact/signals';
import { render } from 'preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addText } from '../src/look/say';
import { text as libraryText } from '../src/scorekeeper/library/text.en';
import { Arrivals, type Step } from '../src/shell/Arrivals';
import { counted, found, linesOf, withAll } from '../src/shell/arriving';
import { everybody, renames, strangersIn } from '../src/shell/naming';
import { text } from '../src/shell/text.en';
import type { Arrival } from '../src/storage/arrival';
import { prefs } from '../src/storage/prefs';
import { soon } from './soon';

// What somebody sees of a file before anything of it is stored: a few lines of many, and both ends of the choice.

addText(text);
addText(libraryText);

const DAY = 86_400_000;
const NAMES = ['Ana', 'Ben', 'Çelik'];

function arrival(i: number, some: Partial<Arrival> = {}): Arrival {
  const when = Date.UTC(2024, 0, 1, 12) + i * DAY;
  return {
    kind: 'play',
    verdict: 'new',
    choice: 'take',
    choices: ['take', 'leave'],
    theirs: {
      game: i % 2 ? 'manila' : 'other',
      name: i % 2 ? '' : 'Whist',
      clock: { started: when, changed: when, played: 0 },
      chairs: NAMES.slice(0, 2 + (i % 2)).map((name, colour) => ({ name, colour })),
      totals: [i, 7, -3].slice(0, 2 + (i % 2)),
      winners: [i > 7 ? 0 : 1],
      over: true,
      when,
    },
    ...some,
  };
}

const forked = (i: number) => arrival(i, { verdict: 'forked', choice: 'copy', choices: ['copy', 'take', 'leave'] });
const older = (i: number) => arrival(i, { verdict: 'older', choice: 'leave', choices: ['leave', 'copy', 'take'] });
const same = (i: number) => arrival(i, { verdict: 'same', choice: 'leave', choices: ['leave'] });
const refused = (i: number) =>
  arrival(i, { verdict: 'refused', choice: 'leave', choices: ['leave'], why: { key: 'transfer.twice' } });

const mixed = (n: number): Arrival[] =>
  Array.from({ length: n }, (_, i) => [arrival, arrival, arrival, forked, older, same, refused][i % 7](i));

test('a search looks at games, people and days, without accents or capitals', () => {
  const lines = linesOf(mixed(60));
  expect(found(lines, '')).toBe(lines);
  expect(found(lines, 'CELIK')).toHaveLength(30);
  expect(found(lines, 'whist')).toHaveLength(30);
  expect(found(lines, 'whist celik')).toHaveLength(0);
  expect(found(lines, '10 january 2024 manila')).toHaveLength(1);
  expect(found(lines, 'nobody')).toEqual([]);
});

test('all and none of one sort, each the way that loses least, and nothing of another', () => {
  const all = mixed(70);
  const lines = linesOf(all);
  expect(counted(lines)).toEqual({
    new: { n: 30, taken: 30 },
    differing: { n: 20, taken: 10 },
    same: { n: 10, taken: 0 },
    refused: { n: 10, taken: 0 },
  });
  const none = withAll(all, lines, 'new', false);
  expect(counted(linesOf(none)).new.taken).toBe(0);
  expect(counted(linesOf(none)).differing.taken).toBe(10);
  const every = withAll(none, linesOf(none), 'differing', true);
  expect(new Set(every.filter(({ verdict }) => verdict === 'older').map(({ choice }) => choice))).toEqual(
    new Set(['copy']),
  );
  expect(withAll(all, lines, 'same', true)).toEqual(all);
  const some = withAll(all, found(lines, 'whist'), 'new', false);
  expect(some.filter(({ choice }, i) => choice !== all[i].choice).every(({ theirs }) => theirs?.name === 'Whist')).toBe(
    true,
  );
});

let root: HTMLElement;

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  Element.prototype.scrollIntoView ??= () => {};
  root = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  render(null, root);
  root.remove();
});

const step = signal<Step | undefined>(undefined);
let stored: readonly Arrival[] = [];
let names: ReadonlyMap<string, string> = new Map();

function Host() {
  return (
    <Arrivals
      now={step.value}
      onChange={(some) => {
        if (step.value?.step === 'choosing') step.value = { ...step.value, ...some };
      }}
      onApply={(arrivals, known) => {
        stored = arrivals;
        names = renames(arrivals, known);
      }}
      onClose={() => {}}
    />
  );
}

async function show(arrivals: readonly Arrival[]) {
  step.value = { step: 'choosing', arrivals, text: {}, known: new Map() };
  render(<Host />, root);
  await soon(() => expect(root.querySelector('.arrivals')).toBeTruthy());
}

const rows = () => [...root.querySelectorAll('.arrival')];
const button = (name: string) =>
  [...root.querySelectorAll('button')].find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name);
const status = () => root.querySelector('[role=status]')?.textContent;

function type(value: string) {
  const field = root.querySelector('input[type=search]') as HTMLInputElement;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

test('a line says game, day, people, points and who has won', async () => {
  await show([arrival(9), arrival(3, { theirs: undefined })]);
  const [row] = rows();
  expect(row.querySelector('h3')?.textContent).toBe('Manila (score sheet)');
  expect(row.textContent).toContain('10 January 2024');
  expect(row.textContent).toContain('Ana 9, Ben 7, Çelik −3');
  expect(row.textContent).toContain('Won by Ana');
  expect(row.querySelector('legend')?.textContent).toBe(
    'What to do with Manila with Ana, Ben and Çelik (score sheet), 10 January 2024',
  );
  expect(root.querySelector('input[type=search]')).toBeNull();
});

test('of a thousand a page is drawn, and pages turn with the focus on the list', async () => {
  await show(mixed(1000));
  expect(rows()).toHaveLength(25);
  expect(status()).toBe('1–25 of 1,000');
  button('Next')?.click();
  await soon(() => expect(status()).toBe('26–50 of 1,000'));
  expect(rows()).toHaveLength(25);
  expect(document.activeElement).toBe(root.querySelector('.arrivals'));
  type('6 january 2024');
  await soon(() => expect(rows().length).toBeLessThan(25));
  expect(button('Next')).toBeUndefined();
  type('no such thing');
  await soon(() => expect(status()).toBe('Nothing in this file matches.'));
});

test('all and none are one press each, count what is chosen, and reach what is stored', async () => {
  await show(mixed(1000));
  const line = (name: string) => root.querySelector(`[role=group][aria-label="${name}"]`)?.textContent;
  expect(line('New here')).toContain('New here: 429 of 429 chosen');
  button('None: New here')?.click();
  await soon(() => expect(line('New here')).toContain('0 of 429 chosen'));
  button('All: Different from mine')?.click();
  await soon(() => expect(line('Different from mine')).toContain('286 of 286 chosen'));
  expect(line('Already here')).toBe('Already here: 143');
  button('Import')?.click();
  expect(stored.filter(({ choice }) => choice !== 'leave')).toHaveLength(286);
});

test('a name of the file is a stranger unless somebody here has it, in whatever capitals', () => {
  const all = [arrival(1), arrival(3), forked(5), same(7), refused(9), arrival(11, { kind: 'match' })];
  expect(strangersIn(all, ['ANA', 'Dora'])).toEqual([
    { key: 'ben', name: 'Ben', plays: 3 },
    { key: 'çelik', name: 'Çelik', plays: 3 },
  ]);
  expect(everybody(['Ben', 'ana', ' ', 'Ana ', 'ben'])).toEqual(['Ana', 'ben']);
  expect([...renames(all, new Map([['ben', 'Benjamin']]))]).toEqual([['Ben', 'Benjamin']]);
});

test('whoever is not known here can be given a name of this tablet, and is left alone otherwise', async () => {
  prefs.people.value = [{ name: 'Ana', colour: 0 }];
  await show([arrival(1), arrival(3)]);
  const details = root.querySelector('details.strangers') as HTMLDetailsElement;
  expect(details.querySelector('summary')?.textContent).toBe('2 names in this file are new here');
  expect(details.querySelector('select')).toBeNull();
  details.open = true;
  details.dispatchEvent(new Event('toggle'));
  await soon(() => expect(details.querySelectorAll('select')).toHaveLength(2));
  const [ben] = details.querySelectorAll('select');
  expect([...ben.options].map(({ text }) => text)).toEqual(['Leave as it is', 'Ana']);
  expect(details.querySelector('label')?.textContent).toBe('Ben (2 plays)');
  ben.value = 'Ana';
  ben.dispatchEvent(new Event('change', { bubbles: true }));
  await soon(() => expect(details.querySelector('summary')?.textContent).toContain('; 1 matched'));
  button('Import')?.click();
  expect([...names]).toEqual([['Ben', 'Ana']]);
  prefs.people.value = [];
});
