// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { copyText } from '../src/look/clipboard';
import { duration, figures, pointsText, ranked, recapText, type Summary, telling } from '../src/look/recap';
import { drawn, shareImage } from '../src/look/share-image';
import { cut, INK, lines } from '../src/look/share-pen';

/** A play in words and as a picture. The pen is a recording one: where it writes, what, and how wide. */

const NAMES = [
  'Ana',
  '=Ben',
  'Cleo, the "Great"',
  '👩‍👩‍👧‍👦 Kin',
  'Élodie',
  'Fu',
  'Gwen',
  'Hal',
  'Ida',
  'Jo',
  'Kai',
  'Lu',
];

function summary(n: number, change: Partial<Summary> = {}): Summary {
  const parts = ['Bridges', 'Ports', 'Crowns'].map((text, i) => ({
    text,
    points: Array.from({ length: n }, (_, seat) => (i + 2) * (n - seat) - 3),
  }));
  const totals = Array.from({ length: n }, (_, seat) => parts.reduce((sum, part) => sum + part.points[seat], 0));
  return {
    title: 'Isla Margarita',
    people: NAMES.slice(0, n).map((name, colour) => ({ name, colour })),
    totals,
    parts,
    winners: [0],
    when: Date.UTC(2026, 10, 21, 12),
    ...change,
  };
}

const plain = (totals: number[], change: Partial<Summary> = {}): Summary =>
  summary(totals.length, { totals, parts: [], ...change });
const ranks = (of: Summary): number[][] => ranked(of).map(({ seat, rank }) => [seat, rank]);

describe('the ranking', () => {
  test('gives equal points one rank and leaves out the next', () => {
    expect(ranks(plain([3, 9, 9, 1], { winners: [1, 2] }))).toEqual([
      [1, 1],
      [2, 1],
      [0, 3],
      [3, 4],
    ]);
    expect(ranks(plain([9, 3, 3, 1]))).toEqual([
      [0, 1],
      [1, 2],
      [2, 2],
      [3, 4],
    ]);
  });

  test('puts the winner of a tie-break before equals, and whoever won before more points', () => {
    expect(ranks(plain([9, 9], { winners: [1] }))).toEqual([
      [1, 1],
      [0, 2],
    ]);
    expect(ranks(plain([11, 10], { winners: [1] }))).toEqual([
      [1, 1],
      [0, 2],
    ]);
  });

  test('turns round where the fewest points win', () => {
    expect(ranks(plain([3, -2, 0], { winners: [1], low: true })).map(([seat]) => seat)).toEqual([1, 2, 0]);
  });
});

describe('the text', () => {
  test('says title, day, ranking, winner, sources and note', () => {
    const words = recapText(summary(3, { minutes: 65, note: ' Rain all evening. \n' }));
    expect(words).toBe(`Isla Margarita, 21 November 2026, one hour and 5 minutes

1. Ana: 18
2. =Ben: 9
3. Cleo, the "Great": 0
Ana wins.

Where the points came from:
Ana: Bridges 3, Ports 6, Crowns 9
=Ben: Bridges 1, Ports 3, Crowns 5
Cleo, the "Great": Bridges −1, Crowns 1

Rain all evening.`);
  });

  test('is short where there is little to say', () => {
    expect(recapText(plain([5, 5], { winners: [0, 1] }))).toBe(
      'Isla Margarita, 21 November 2026\n\n1. Ana: 5\n1. =Ben: 5\nAna and =Ben share the win.',
    );
    expect(recapText(plain([5], { winners: [0] }))).not.toContain('wins');
    expect(recapText(plain([5, 2], { winners: [] }))).not.toMatch(/win/);
    expect(recapText(plain([-5, 2], { low: true }))).toContain(
      '1. Ana: −5\n2. =Ben: 2\nAna wins.\nFewest points wins.',
    );
  });

  test('names the largest of many sources and sums up the others', () => {
    const rounds = Array.from({ length: 12 }, (_, i) => ({ text: `Round ${i + 1}`, points: [i + 1, 0] }));
    const words = recapText(summary(2, { parts: rounds, totals: [78, 0] }));
    const line = words.split('\n').find((one) => one.startsWith('Ana: Round')) as string;
    expect(line).toBe('Ana: Round 7 7, Round 8 8, Round 9 9, Round 10 10, Round 11 11, Round 12 12, others 21');
    expect(words).not.toContain('=Ben: Round');
  });

  test('leaves out categories that gave nothing, and a single one', () => {
    expect(telling(summary(2, { parts: [{ text: 'All', points: [3, 4] }] }))).toEqual([]);
    const parts = [
      { text: 'A', points: [1, 0] },
      { text: 'B', points: [0, 0] },
      { text: 'C', points: [0, 2] },
    ];
    expect(telling(summary(2, { parts })).map(({ text }) => text)).toEqual(['A', 'C']);
  });

  test('prints numbers and times as people read them', () => {
    expect([figures(-1234), figures(0)]).toEqual(['−1,234', '0']);
    expect([duration(1), duration(60), duration(125.4)]).toEqual(['one minute', 'one hour', '2 hours and 5 minutes']);
  });
});

interface Stroke {
  words: string;
  left: number;
  right: number;
  y: number;
}

let strokes: Stroke[] = [];

/** Every letter is half as wide as it is high. */
const sizeOf = (font: string): number => Number(/(\d+)px/.exec(font)?.[1]);
const wide = (words: string, font: string): number => Array.from(words).length * sizeOf(font) * 0.5;

function pen(height: () => number): CanvasRenderingContext2D {
  const nothing = () => {};
  const state: { [name: string]: unknown } = {
    font: '10px x',
    textAlign: 'left',
    measureText: (words: string) => ({ width: wide(words, state.font as string) }),
    createRadialGradient: () => ({ addColorStop: nothing }),
    fillText(words: string, x: number, y: number) {
      const width = wide(words, state.font as string);
      const left = state.textAlign === 'right' ? x - width : state.textAlign === 'center' ? x - width / 2 : x;
      // the scrap is written on too; only the real sheet counts
      if (height() > 1) strokes.push({ words, left, right: left + width, y });
    },
    fillRect(x: number, y: number, w: number, h: number) {
      for (const one of [x, y, w, h]) expect(Number.isFinite(one)).toBe(true);
      expect(w).toBeGreaterThanOrEqual(0);
    },
  };
  for (const name of 'beginPath moveTo lineTo arc rect clip fill stroke strokeRect save restore translate scale'.split(
    ' ',
  ))
    state[name] ??= nothing;
  return state as unknown as CanvasRenderingContext2D;
}

describe('the picture', () => {
  beforeEach(() => {
    strokes = [];
    vi.stubGlobal('Path2D', class {});
    Object.defineProperty(document, 'fonts', { configurable: true, value: { load: async () => [] } });
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
      return pen(() => this.height) as never;
    });
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done: BlobCallback, type?: string) =>
      done(new Blob(['x'], { type })),
    );
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  test.each([1, 2, 3, 5, 8, 12])('of %d people shows everybody with all numbers, inside the border', (n) => {
    const of = summary(n, { minutes: 40, note: 'Rain.' });
    const { width, height } = drawn(of);
    expect(width).toBe(1200);
    expect(height).toBeGreaterThanOrEqual(1200);
    const words = strokes.map((one) => one.words);
    for (const [seat, { name }] of of.people.entries()) {
      expect(words.filter((one) => one.startsWith(name.slice(0, 3)) && one !== 'Ana wins.').length).toBe(
        n > 6 ? 2 : telling(of).length + 1,
      );
      expect(words).toContain(pointsText(of.totals[seat]));
    }
    for (const part of telling(of)) {
      expect(words).toContain(part.text);
      for (const one of part.points) expect(words).toContain(figures(one));
    }
    expect(words.join(' ')).toMatch(/21 NOVEMBER 2026 · 40 MINUTES .*Isla Margarita.*Rain\./);
    for (const stroke of strokes) {
      expect(stroke.left, stroke.words).toBeGreaterThanOrEqual(60);
      expect(stroke.right, stroke.words).toBeLessThanOrEqual(1140);
      expect(stroke.y, stroke.words).toBeLessThanOrEqual(height - 60);
    }
  });

  test('grows with people, and never writes two things over each other', () => {
    const heights = [2, 5, 8, 12].map((n) => {
      strokes = [];
      const { height } = drawn(summary(n));
      const seen = strokes.filter(({ words }) => words.trim());
      for (const [i, a] of seen.entries())
        for (const b of seen.slice(i + 1))
          if (Math.abs(a.y - b.y) < 12)
            expect(a.right <= b.left || b.right <= a.left, `${a.words} | ${b.words}`).toBe(true);
      return height;
    });
    expect([...heights].sort((a, b) => a - b)).toEqual(heights);
    expect(heights[3]).toBeGreaterThan(heights[0]);
  });

  test('of an evening names each game with its time and result, and the wins of everybody', () => {
    const games = Array.from({ length: 5 }, (_, i) => ({
      title: `Game ${i}`,
      time: `${i + 1} h`,
      result: `R${i} wins.`,
    }));
    const of = plain([2, 2.5, 0], { title: 'Game night', games, winners: [1], minutes: 65 });
    const { height } = drawn(of);
    const words = strokes.map((one) => one.words);
    expect(words.join(' ')).toContain('Game night Most wins: =Ben. 1.');
    for (const one of games) for (const said of Object.values(one)) expect(words).toContain(said);
    for (const said of ['2 wins', '2.5 wins', '0 wins']) expect(words).toContain(said);
    const seen = strokes.filter(({ words }) => words.trim());
    for (const [i, a] of seen.entries()) {
      expect(a.y, a.words).toBeLessThanOrEqual(height - 60);
      for (const b of seen.slice(i + 1))
        if (Math.abs(a.y - b.y) < 12)
          expect(a.right <= b.left || b.right <= a.left, `${a.words} | ${b.words}`).toBe(true);
    }
  });

  test('cuts long names and titles instead of leaving the sheet', () => {
    const long = 'Wilhelmina-Josephine von Hohenstaufen-Lichtenberg zu Wittgenstein';
    const of = summary(4, { title: `${long} ${long} ${long}`, note: `${long} `.repeat(20) });
    of.people[0].name = long;
    drawn(of);
    for (const { words, right } of strokes) expect(right, words).toBeLessThanOrEqual(1140);
    expect(strokes.filter(({ words }) => words.endsWith('…')).length).toBeGreaterThan(3);
    expect(strokes.some(({ words }) => words.startsWith('Wilhelmina-Josephine von'))).toBe(true);
  });

  test('gives many people a line each, with what they have of each category beside each other', () => {
    const of = summary(12);
    drawn(of);
    const name = strokes.findLast(({ words }) => words === 'Lu') as Stroke;
    const told = strokes.filter(({ y }) => y === name.y).map(({ words }) => words);
    expect(told).toEqual(['Lu', ...of.parts.map(({ points }) => figures(points[11]))]);
  });

  test('turns many rounds of many people into a table', () => {
    const parts = Array.from({ length: 14 }, (_, i) => ({
      text: `Round ${i + 1}`,
      points: NAMES.map((_, s) => i + s),
    }));
    drawn(summary(12, { parts }));
    const row = strokes.find(({ words }) => words === 'Round 14') as Stroke;
    expect(strokes.filter(({ y }) => y === row.y).map(({ words }) => words)).toEqual([
      'Round 14',
      ...NAMES.map((_, s) => String(13 + s)),
    ]);
  });

  test('is a PNG file with a tame name', async () => {
    const file = await shareImage(summary(2, { title: '../Élan: "Böse" 🎲 <Spiel>' }));
    expect([file.name, file.type]).toEqual(['tidetable-elan-bose-spiel-2026-11-21.png', 'image/png']);
    expect((await shareImage(summary(2, { title: '麻雀' }))).name).toBe('tidetable-play-2026-11-21.png');
  });

  test('says so where nothing can be drawn', async () => {
    vi.mocked(HTMLCanvasElement.prototype.toBlob).mockImplementation((done: BlobCallback) => done(null));
    await expect(shareImage(summary(2))).rejects.toThrow();
  });

  test('waits for no font that never comes', async () => {
    Object.defineProperty(document, 'fonts', { configurable: true, value: { load: () => new Promise(() => {}) } });
    vi.useFakeTimers();
    const file = shareImage(summary(2));
    await vi.advanceTimersByTimeAsync(3000);
    expect((await file).type).toBe('image/png');
    vi.useRealTimers();
  });

  test('wears the colours of the light chart', () => {
    const theme = readFileSync('src/look/theme.css', 'utf8').split(':root[data-theme')[0];
    const tokens: { [name: string]: string } = {
      low: 'sheet-low',
      soft: 'ink-soft',
      line: 'line-soft',
      wash: 'sea-wash',
    };
    for (const [name, colour] of Object.entries(INK)) expect(theme).toContain(`--${tokens[name] ?? name}: ${colour};`);
  });
});

describe('words on paper', () => {
  const ctx = { font: '20px x', measureText: (words: string) => ({ width: Array.from(words).length * 10 }) } as never;

  test('are cut where they end, and an emoji of several signs is never halved', () => {
    expect(cut(ctx, 'Ana', 30)).toBe('Ana');
    expect(cut(ctx, 'Anastasia', 50)).toBe('Anas…');
    expect(cut(ctx, 'Ana stasia', 50)).toBe('Ana…');
    expect(cut(ctx, '👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 100)).toBe('👩‍👩‍👧‍👦…');
  });

  test('break into lines, the last one cut', () => {
    expect(lines(ctx, 'one two three four', 80, 3)).toEqual(['one two', 'three', 'four']);
    expect(lines(ctx, 'one two three four', 80, 2)).toEqual(['one two', 'three f…']);
    expect(lines(ctx, 'one\n\ntwo', 80, 5)).toEqual(['one', 'two']);
  });
});

describe('the clipboard', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('is asked the new way, then the old one, and a refusal is told', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    expect(await copyText('a')).toBe(true);
    expect(writeText).toHaveBeenCalledWith('a');
    vi.stubGlobal('navigator', {});
    const execCommand = vi.fn(() => true);
    (document as any).execCommand = execCommand;
    expect(await copyText('a')).toBe(true);
    expect(document.querySelector('textarea')).toBeNull();
    execCommand.mockReturnValue(false);
    expect(await copyText('a')).toBe(false);
  });
});
