// @vitest-environment happy-dom
/** @jsxImportSource preact */
import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { signal } from '@preact/signals';
import { type ComponentChild, render } from 'preact';
import { describe, expect, test, vi } from 'vitest';
import { rng } from '../src/engine/chance';
import { Match } from '../src/engine/match';
import type { MatchRecord } from '../src/engine/record';
import { gameOf } from '../src/games/doors';
import type { GameModule } from '../src/games/module';
import { step } from '../src/headless/games';
import { fingerprintOf } from '../src/look/digest';
import { coverage, Receipt, verdict } from '../src/look/receipt';
import { addText } from '../src/look/say';
import { OnePlay } from '../src/scorekeeper/library/OnePlay';
import { ofMatch } from '../src/scorekeeper/library/played';
import { headerOf } from '../src/storage/matches';
import { saveMatch } from '../src/storage/saver';
import { LogDrawer } from '../src/table/Log';
import { Menu } from '../src/table/Menu';
import { TableModel } from '../src/table/model';
import { Scores } from '../src/table/Scores';
import { text } from '../src/table/text.en';
import { onRoot } from './root';
import { soon } from './soon';

/** The fairness receipt as people meet it: a fingerprint while they play, the number behind it when they are done. */

addText(text);

const SEED = '0123456789abcdef0123456789abcdef';
const FINGERPRINT = createHash('sha256').update(SEED, 'utf8').digest('hex');

let root: HTMLElement;

onRoot((page) => {
  root = page;
});

const nothing = () => {};

async function manila(until = Number.POSITIVE_INFINITY): Promise<TableModel> {
  const game = (await gameOf('manila')?.play()) as GameModule;
  const chairs = ['Ana', 'Ben', 'Cleo'].map((name, colour) => ({ name, colour, side: 0 }));
  const match = Match.start(game, { id: 'fair', options: {}, chairs, seed: SEED, now: 1 });
  const random = rng(3);
  while (!match.over && match.length < until) step(match, random);
  return new TableModel(game, match, signal(true));
}

/** Draws and waits until the fingerprint, which is loaded late, stands there. */
async function shows(what: ComponentChild): Promise<void> {
  render(what, root);
  await soon(() => expect(root.textContent).toContain(FINGERPRINT));
}

const button = (words: string): HTMLButtonElement =>
  [...root.querySelectorAll('button')].find((one) => one.textContent?.trim() === words) as HTMLButtonElement;

describe('the fingerprint', () => {
  test('is the SHA-256 of the characters of the seed, as any other program computes it', () => {
    for (const seed of [SEED, '0'.repeat(32), 'f'.repeat(32)])
      expect(fingerprintOf(seed)).toBe(createHash('sha256').update(seed, 'utf8').digest('hex'));
  });

  test('needs nothing that a page without https lacks', () => {
    vi.stubGlobal('crypto', { getRandomValues: nothing });
    expect(fingerprintOf(SEED)).toBe(FINGERPRINT);
  });
});

describe('while the match runs', () => {
  const table = { panels: {} } as never;

  test('the log begins with the fingerprint', async () => {
    await shows(
      <LogDrawer model={await manila(30)} table={{ where: {}, chapter: nothing } as never} onClose={nothing} />,
    );
    expect(root.querySelector('li')?.textContent).toContain(FINGERPRINT);
    expect(root.innerHTML).not.toContain(SEED);
    expect(root.textContent).not.toContain(SEED);
  });

  test('the menu shows it, says what it is for, copies it, and keeps the seed', async () => {
    const copied: string[] = [];
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: async (words: string) => copied.push(words) } });
    const model = await manila(30);
    await shows(<Menu model={model} table={table} plain={signal(false)} onClose={nothing} onTakeBack={nothing} />);
    expect(root.textContent).toMatch(/Compare it at the end/);
    button('Copy the fingerprint').click();
    await soon(() => expect(root.textContent).toMatch(/Copied\. Keep it/));
    expect(copied).toEqual([`Fingerprint of Manila (SHA-256): ${FINGERPRINT}`]);
    expect(root.innerHTML).not.toContain(SEED);
    expect(root.textContent).not.toContain(SEED);
    expect(button('Check every draw')).toBeUndefined();
  });
});

describe('when it is over', () => {
  async function scored(model: TableModel): Promise<void> {
    render(<Scores viewpoint={model.viewpoint} onRematch={nothing} onBoard={nothing} />, root);
    await soon(() => expect(root.textContent).toContain(FINGERPRINT));
  }

  test('the final screen shows the seed, copies both and draws everything again', async () => {
    const copied: string[] = [];
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: async (words: string) => copied.push(words) } });
    const model = await manila();
    await scored(model);
    expect(root.querySelector('.receipt')?.textContent).toContain(SEED);
    button('Copy both').click();
    await soon(() => expect(copied).toHaveLength(1));
    expect(copied[0]).toContain(SEED);
    expect(copied[0]).toContain(FINGERPRINT);
    const draws = model.viewpoint.match.record.log.filter(({ how }) => how === 'drawn').length;
    expect(draws).toBeGreaterThan(9);
    button('Check every draw').click();
    await soon(() => expect(root.textContent).toContain(`${draws} draws confirmed`));
  });

  test('a die that was changed is named', async () => {
    const model = await manila();
    const { log } = model.viewpoint.match.record;
    const at = log.findLastIndex(({ move }) => move !== null && typeof move === 'object' && 'dice' in move);
    const { dice } = log[at].move as { dice: number[] };
    log[at].move = { dice: dice.map((n) => (n === 0 ? 0 : (n % 6) + 1)) };
    await scored(model);
    button('Check every draw').click();
    await soon(() => expect(root.textContent).toContain(`Move ${at + 1} isn’t what the secret number gives.`));
    expect(root.textContent).not.toMatch(/draws confirmed/);
  });

  test('the library shows it as well', async () => {
    const { record } = (await manila()).viewpoint.match;
    await saveMatch(record);
    await shows(<OnePlay played={ofMatch(headerOf(record), '')} cover="" />);
    expect(root.textContent).toContain(SEED);
    button('Check every draw').click();
    await soon(() => expect(root.textContent).toMatch(/\d+ draws confirmed/));
  });

  test('what the library takes for finished and is not keeps its seed', async () => {
    const { record } = (await manila(30)).viewpoint.match;
    await saveMatch({ ...record, id: 'runs' });
    render(<OnePlay played={{ ...ofMatch(headerOf(record), ''), id: 'runs' }} cover="" />, root);
    await new Promise((done) => setTimeout(done, 50));
    expect(root.textContent).toContain('Ana');
    expect(root.querySelector('.receipt')).toBeNull();
    expect(root.innerHTML).not.toContain(SEED);
  });
});

describe('what it does not cover', () => {
  const plain = { notes: [], typed: [], chairs: [{ name: '', colour: 0, side: 0 }] } as unknown as MatchRecord;
  const continued = { kind: 'continued', at: 3, when: 1, reason: '' } as const;

  test.each([
    ['a match from the set-up on', {}, []],
    ['a position from a real table', { start: {} }, [/position entered by hand/]],
    ['a continued match', { start: {}, notes: [continued] }, [/its own secret number/]],
    ['real dice', { typed: ['roll'] }, [/draw yourselves/]],
    ['bots', { chairs: [{ name: '', colour: 0, side: 0, bot: 'simple' }] }, [/bots choose/]],
  ] as const)('%s', (_name, some, expected) => {
    const lines = coverage({ ...plain, ...some } as unknown as MatchRecord);
    expect(lines).toHaveLength(expected.length);
    for (const [i, words] of expected.entries()) expect(lines[i]).toMatch(words);
  });

  test('is said beside the receipt', async () => {
    const { record } = (await manila()).viewpoint.match;
    await shows(<Receipt record={{ ...record, typed: ['roll'] }} over />);
    expect(root.textContent).toMatch(/draw yourselves/);
  });

  test('and counted apart', () => {
    expect(verdict({ confirmed: 2, entered: 3 })).toMatch(/^2 draws confirmed.*3 results were entered or measured/);
    expect(verdict({ confirmed: 0, entered: 1 })).toMatch(/^One result was entered .* in it\.$/);
    expect(verdict({ confirmed: 0, entered: 0 })).toMatch(/The app drew nothing/);
    expect(verdict({ confirmed: 4, entered: 0, stuck: 6 })).toMatch(/beyond move 7/);
    expect(verdict({ confirmed: 4, entered: 0, differs: 6 }, true)).toMatch(/^Move 7 .* older ones/);
  });
});
