// @vitest-environment happy-dom
/** @jsxImportSource preact */
import 'fake-indexeddb/auto';
import { render } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MatchRecord } from '../src/engine/record';
import type { Key } from '../src/engine/rules';
import { gameOf, games } from '../src/games/doors';
import { ago, hasWords, joined, pseudo, say, seatName, t } from '../src/look/say';
import { text as own } from '../src/look/text.en';
import { toast } from '../src/look/toast';
import { App } from '../src/shell/App';
import { route } from '../src/shell/router';
import { refreshSaves } from '../src/shell/saves';
import { text as pages } from '../src/shell/text.en';
import { prefs } from '../src/storage/prefs';
import { saveMatch } from '../src/storage/saver';
import { trouble, write } from '../src/storage/store';
import { forms } from './sentences';
import { soon } from './soon';
import { shown, strayed } from './stray';
import { text } from './text-phrases.en';

describe('phrases', () => {
  const chairs = [{ name: 'Ana' }, { name: 'Ben' }];
  const said = (key: keyof typeof text, args: any) => say({ key, args }, { text, chairs });

  test('are filled with names, numbers, phrases and lists', () => {
    expect(said('gained', { who: { seat: 0 }, n: 1 })).toBe('Ana gained one coin.');
    expect(said('gained', { who: { seat: 1 }, n: 1200 })).toBe('Ben gained 1,200 coins.');
    expect(said('from', { place: { key: 'gained', args: { who: { seat: 0 }, n: 0 } } })).toBe(
      'from Ana gained 0 coins.',
    );
    expect(said('list', { all: [{ seat: 0 }, { seat: 1 }, 3] })).toBe('Ana, Ben and 3');
    expect(said('deep', { n: 2, thing: { key: 'from', args: { place: { seat: 1 } } } })).toBe('2 of from Ben');
    expect(said('deep', { n: 1, thing: { words: 'Öz’s {n} #' } })).toBe('one Öz’s {n} #');
  });

  test.each([
    [0, 'no coin of 0'],
    [1, 'one coin of 1'],
    [2, '2 coins of 2'],
    [21, '21 coins of 21'],
    [1000, '1,000 coins of 1,000'],
    [-1, 'one coin of −1'],
    [1.5, '1.5 coins of 1.5'],
  ])('choose their form by number: %d', (n, words) => {
    expect(said('coins', { n })).toBe(words);
  });

  test('keep what ICU quotes', () => {
    expect(said('quoted', { who: { seat: 0 } })).toBe("A brace is {, Ana's too, and # a number sign.");
    expect(said('owned', { n: 2, who: { seat: 0 } })).toBe("Ana's 2 #s");
  });

  test('name the table and chairs that nobody knows', () => {
    expect(seatName(-1, { chairs })).toBe('The table');
    expect(seatName(4, { chairs })).toBe('Player 5');
  });

  test('without words stop a test, and so do missing arguments', () => {
    expect(() => t('no.such.key' as Key)).toThrow('no.such.key');
    expect(() => said('gained', { n: 1 })).toThrow('who');
    expect(() => say({ key: 'from' }, { text: { from: 'from {place}' } })).toThrow('not compiled');
    expect(hasWords('home.title')).toBe(true);
  });

  test('speak of time and lists', () => {
    const now = Date.UTC(2026, 10, 21);
    expect(ago(now - 1000, now)).toBe('just now');
    expect(ago(now - 3 * 3600_000, now)).toBe('3 hours ago');
    expect(ago(now - 24 * 3600_000, now)).toBe('yesterday');
    expect(joined(['A', 'B', 'C'])).toBe('A, B and C');
  });

  test('of the kernel and the storage all have a sentence', () => {
    const keys = ['over', 'notYours', 'illegal', 'notTyped', 'broke'].map((key) => `engine.${key}`);
    keys.push(...['nothing', 'drawn', 'other', 'handed', 'secret'].map((key) => `undo.${key}`));
    keys.push(
      ...['damaged', 'future', 'illegal', 'changed', 'impossible', 'missing', 'unknown'].map((key) => `save.${key}`),
    );
    keys.push(...['file', 'header', 'seed', 'seats', 'log', 'notes', 'position'].map((key) => `save.part.${key}`));
    for (const key of keys) expect(hasWords(key), key).toBe(true);
  });

  test('in the catalogues use plain signs, and end as sentences do', () => {
    for (const [key, message] of Object.entries({ ...own, ...pages })) {
      for (const sentence of forms(message)) expect(sentence, key).not.toMatch(/\s{2}|^\s|\s$|!/);
    }
  });
});

const PEOPLE = ['Wilhelmina-Josephine', 'Öz'];

function record(id: string, over: boolean): MatchRecord {
  return {
    format: 1,
    id,
    game: 'isla-margarita',
    rules: 1,
    options: {},
    chairs: PEOPLE.map((name, i) => ({ name, colour: i, side: i * 180, ...(i ? { bot: 'simple' } : {}) })),
    seed: 'a'.repeat(32),
    typed: [],
    log: [],
    notes: [],
    clock: { started: 1, changed: Date.now() - 5e6, played: 1 },
    last: {},
    brief: { over, round: 3, waiting: over ? [] : [0], winners: over ? [0, 1] : [] },
  };
}

const stray = (words: string): string => strayed(words, PEOPLE);

describe('every screen', () => {
  let root: HTMLElement;

  beforeEach(async () => {
    root = document.createElement('div');
    document.body.append(root);
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
    vi.stubGlobal('fetch', async () => ({ ok: true, json: async () => [] }));
    await saveMatch(record('open', false));
    await saveMatch(record('done', true));
    await write([
      ['head:hurt', {}],
      ['match:hurt', {}],
    ]);
    prefs.people.value = [{ name: PEOPLE[1], colour: 2 }];
    pseudo.value = true;
    await refreshSaves();
  });

  afterEach(() => {
    render(null, root);
    root.remove();
    pseudo.value = false;
    trouble.value = undefined;
    vi.unstubAllGlobals();
  });

  async function open(...parts: string[]): Promise<string[]> {
    route.value = parts;
    render(<App />, root);
    await soon(() => expect(root.querySelector('h1, h2')).toBeTruthy());
    await new Promise((done) => setTimeout(done, 60));
    return shown(root);
  }

  test.each([
    [''],
    ['new/isla-margarita'],
    ['new/manila'],
    ['library'],
    ['settings'],
    ['about'],
    ['help'],
    ['nowhere'],
    ['rules/manila/1.1'],
  ])('takes every word from the catalogue: #/%s', async (path) => {
    trouble.value = { key: 'store.full' };
    toast(t('home.deleted'), { text: t('home.undo'), run() {} });
    const words = await open(...path.split('/').filter(Boolean));
    expect(words.length).toBeGreaterThan(3);
    // the rules reader is a catalogue of its own; whether it is there already is a matter of milliseconds
    const read = (await gameOf('manila')?.play())?.reference.flatMap(({ heading = '', text, examples = [] }) => [
      heading,
      text,
      ...examples,
    ]);
    const known = (one: string) => path.startsWith('rules') && read?.some((text) => text.includes(one));
    expect(words.filter((one) => stray(one) !== '' && !known(one))).toEqual([]);
  });

  test('takes the words of what opens on a page from the catalogue too', async () => {
    await open('new', 'isla-margarita');
    root.querySelector<HTMLElement>('.ring-seat')?.click();
    root.querySelector<HTMLElement>('.seat-row .icon-button')?.click();
    await soon(() => expect(root.querySelector('dialog .palette')).toBeTruthy());
    expect(root.querySelector('.tablet-arrows')).toBeTruthy();
    expect(shown(root).filter((one) => stray(one) !== '')).toEqual([]);
  });

  test('notices a word that is not from the catalogue', () => {
    expect(stray('[Ťëxť~~] Play')).toBe('Play');
    expect(stray('[å [b] ç~~] · 3')).toBe('');
    expect(stray(`[å ${PEOPLE[0]}]`)).toBe('');
  });

  test('the rules reader shows what the game says, framed by the catalogue', async () => {
    const words = await open('rules', 'isla-margarita', '3');
    await soon(() => expect(root.querySelectorAll('.rule').length).toBeGreaterThan(5));
    const frame = shown(root.querySelector('header') as Element);
    expect(words.length).toBeGreaterThan(3);
    expect(frame.filter((one) => stray(one) !== '')).toEqual([]);
  });

  test('the cards speak for their games', () => {
    for (const { card } of games) {
      for (const key of ['name', 'tagline', 'credit'] as const)
        expect(card.text[key], `${card.id} ${key}`).toBeTruthy();
      for (const { id, values } of card.options) {
        expect(card.text[`option.${id}`]).toBeTruthy();
        for (const value of values) expect(card.text[`option.${id}.${value}`]).toBeTruthy();
      }
    }
    expect(gameOf('nothing')).toBeUndefined();
  });
});
