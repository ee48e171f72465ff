// @vitest-environment happy-dom
/** @jsxImportSource preact */
import 'fake-indexeddb/auto';
import { render } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rng } from '../src/engine/chance';
import { Match } from '../src/engine/match';
import type { MatchRecord } from '../src/engine/record';
import { gameOf } from '../src/games/doors';
import type { GameModule } from '../src/games/module';
import { step } from '../src/headless/games';
import { addText } from '../src/look/say';
import { mishaps, noteMishap, watchMishaps } from '../src/shell/mishaps';
import { Report } from '../src/shell/Report';
import { reportText } from '../src/shell/report';
import { text } from '../src/shell/text.en';
import { resetPrefs } from '../src/storage/exchange';
import { matchKey } from '../src/storage/keys';
import { headKey } from '../src/storage/matches';
import { PLAY_FORMAT, type Play } from '../src/storage/plays';
import { prefs } from '../src/storage/prefs';
import { saveMatch } from '../src/storage/saver';
import { saveDraft, savePlay, writeMemo } from '../src/storage/sheets';
import { forget, write } from '../src/storage/store';
import { soon } from './soon';

/** A report of a problem tells how the app is doing, and nothing about anybody. */

addText(text);

const manila = (await gameOf('manila')?.play()) as GameModule;

beforeEach(async () => {
  await forget();
  resetPrefs();
  const { IDBFactory } = await import('fake-indexeddb');
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.spyOn(performance, 'now').mockReturnValue(0);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Everything a household may have on its tablet; who they are and what they do comes from these words and numbers. */
interface Household {
  word: string;
  id: string;
  seed: string;
  chance: number;
}

const kinds = ({ log }: MatchRecord): string => log.map(({ how }) => how ?? 'chosen').join();

function played({ word, id, seed, chance }: Household, like?: MatchRecord): Match {
  for (let tries = 0; ; tries++) {
    const chairs = [1, 2, 3].map((i) => ({ name: `${word} ${i}`, colour: i, side: 0 }));
    const match = Match.start(manila, { id, options: {}, chairs, seed, now: 5 });
    const random = rng(chance, tries);
    while (match.length < 40) step(match, random);
    match.takeBack(30, 6);
    while (match.length < 50) step(match, random);
    if (!like || kinds(match.record) === kinds(like)) return match;
  }
}

function sheet({ word, id, chance }: Household): Play {
  return {
    format: PLAY_FORMAT,
    id: `${id}-sheet`,
    game: 'other',
    name: `The ${word} game`,
    free: { kind: 'categories', rows: [`${word} points`], low: false },
    people: [{ name: `${word} 4`, colour: 1 }],
    cells: { [`${word}.0`]: String(chance) },
    edits: [{ cell: `${word}.0`, from: '', to: String(chance), when: 3 }],
    tools: { bank: { [word]: chance } },
    note: `${word} won again`,
    clock: { started: 1, changed: 2 },
    brief: { over: false, winners: [], totals: [chance], parts: [] },
  };
}

async function moveIn(house: Household, like?: MatchRecord): Promise<MatchRecord> {
  const { word, id } = house;
  const { record } = played(house, like);
  await saveMatch(record);
  // an option that no card offers
  await saveMatch({ ...record, id: `${id}-own`, options: { ...(record.options as object), deck: `cards of ${word}` } });
  // a move that somebody changed, so that the rules have something to say
  const spoilt = structuredClone(record);
  spoilt.id = `${id}-spoilt`;
  spoilt.log[20].move = { [word]: word };
  await saveMatch(spoilt);
  const damaged = `${id}-damaged`;
  await write([
    [headKey(damaged), { chairs: [{ name: word }] }],
    [matchKey(damaged), { id: word }],
  ]);
  const play = sheet(house);
  await savePlay(play);
  await saveDraft({ ...play, id: 'd', game: 'manila', chairs: record.chairs, options: {}, typed: [] });
  await writeMemo(id, `${word} cheated at dice`);
  prefs.people.value = [{ name: `${word} 1`, colour: 1 }];
  prefs.groups.value = [{ id: `${id}-group`, name: `${word}s`, people: [`${word} 1`, `${word} 2`] }];
  prefs.deck.value = `${word} card`;
  return record;
}

const ONE: Household = { word: 'Canary', id: 'c0ffee-one', seed: 'ca'.repeat(16), chance: 1 };
const OTHER: Household = { word: 'Nightingale', id: 'decade-two', seed: '5e'.repeat(16), chance: 2 };

describe('the report', () => {
  test('is the same whoever plays, from whatever seed, and whatever they do', async () => {
    const record = await moveIn(ONE);
    const first = await reportText();
    await forget();
    resetPrefs();
    const { IDBFactory } = await import('fake-indexeddb');
    vi.stubGlobal('indexedDB', new IDBFactory());
    const other = await moveIn(OTHER, record);
    expect(other.log).not.toEqual(record.log);
    expect(await reportText()).toBe(first);
  });

  test('names nobody, no game, no move, no note and no seed', async () => {
    const record = await moveIn(ONE);
    const told = await reportText();
    for (const secret of ['anary', record.seed, record.id, 'c0ffee', 'cheated', 'cards of', '"'])
      expect(told).not.toContain(secret);
  });

  test('says what a developer needs', async () => {
    await moveIn(ONE);
    const told = await reportText();
    const { rules, log } = played(ONE).record;
    const games = told.split('\n').filter((one) => /^ {2}\d+\. manila;/.test(one));
    expect(games).toHaveLength(3);
    const sound = games.find((one) => one.endsWith('sound')) as string;
    expect(sound).toContain('running; 3 seats, 0 of them bots');
    expect(sound).toContain(`rules ${rules}`);
    expect(sound).toContain(`entries ${log.length} (`);
    expect(sound).toContain('notes 1 takeback');
    expect(games.some((one) => /options .*and 1 more/.test(one))).toBe(true);
    expect(games.some((one) => one.includes('trouble save.illegal < '))).toBe(true);
    expect(told).toContain('unreadable (save.damaged < save.part.');
    expect(told).toContain('other (categories); open; 1 people; 1 changes; 1 tools');
    expect(told).toContain('privacy: hold');
    expect(told).toContain(`browser: ${navigator.userAgent}`);
    expect(told).toMatch(/^Tidetable\n {2}version: \d+\.\d+\.\d+\n/);
  });

  test('tells the options that are printed on the card', async () => {
    const isla = (await gameOf('isla-margarita')?.play()) as GameModule;
    const chairs = [0, 1].map((colour) => ({ name: '', colour, side: 0 }));
    const setup = { id: 'm', options: null, chairs, seed: '1'.repeat(32), now: 1 };
    const { record } = Match.start(isla, setup);
    await saveMatch(record);
    const [id, value] = Object.entries(record.options as object)[0];
    expect(await reportText()).toContain(`${id}=${value}`);
  });
});

describe('the errors of this page', () => {
  test('are kept without what somebody may have typed', async () => {
    prefs.people.value = [{ name: 'Canary', colour: 1 }];
    const unread = () => JSON.parse('[{"name":"Canary","seat":');
    noteMishap(new TypeError('no seat for "Canary" in \'manila\''));
    noteMishap(new RangeError('Canary is not at the table'));
    noteMishap(new Error(`no match ${'0123456789abcdef'.repeat(2)}`));
    noteMishap('Canary');
    try {
      unread();
    } catch (error) {
      noteMishap(error);
    }
    const told = await reportText();
    expect(told).not.toContain('Canary');
    expect(told).not.toContain('0123456789abcdef');
    expect(told).toContain('TypeError no seat for …');
    expect(told).toContain('RangeError … is not at the table');
    expect(told).toContain('SyntaxError');
  });

  test('are those that nobody caught, the last few', async () => {
    watchMishaps();
    dispatchEvent(Object.assign(new Event('error'), { error: new RangeError('too far out') }));
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('never came') }));
    expect(mishaps().join('\n')).toMatch(/RangeError too far out.*\n.*Error never came/);
    for (let i = 0; i < 30; i++) noteMishap(new Error(`number ${i}`));
    expect(mishaps()).toHaveLength(10);
    expect(mishaps()[9]).toMatch(/number 29/);
  });
});

describe('a person', () => {
  test('reads the report before it is copied, word for word', async () => {
    const copied: string[] = [];
    vi.stubGlobal('navigator', {
      userAgent: 'a browser',
      language: 'en',
      clipboard: { writeText: async (words: string) => copied.push(words) },
    });
    const root = document.createElement('div');
    document.body.append(root);
    render(<Report />, root);
    const button = (words: string) =>
      [...root.querySelectorAll('button')].find((one) => one.textContent?.trim() === words) as HTMLButtonElement;
    button('Write report').click();
    await soon(() => expect(root.querySelector('textarea')?.value).toContain('browser: a browser'));
    button('Copy').click();
    await soon(() => expect(root.textContent).toContain('Copied.'));
    expect(copied).toEqual([root.querySelector('textarea')?.value]);
    render(null, root);
    root.remove();
  });
});
