// @vitest-environment happy-dom
import { Container } from 'pixi.js';
import { expect, test } from 'vitest';
import { revealed } from '../src/games/isla-margarita/draw/reveal';
import { actionName } from '../src/games/isla-margarita/rules/names';
import { Drawings } from '../src/games/kit/draw/drawings';
import { Motion } from '../src/games/kit/draw/motion';
import { throwDice } from '../src/games/kit/draw/throw';

/** What moves over the board for a moment: thrown dice, and Isla's action cards. */

const sheet = { x: 0, y: 0, width: 1600, height: 1000 };

function sky(motion: 0 | 1 | 2 = 1) {
  const printer = { word: (text: string) => Object.assign(new Container(), { label: text }) };
  const colours = new Proxy({}, { get: () => 0x123456 });
  const chairs = [0, 1, 2].map((colour) => ({ colour, name: `P${colour}`, side: 'bottom' }));
  const kit = { look: { motion, chairs }, palette: colours, printer, drawings: new Drawings() } as never;
  return { kit, sheet, motion: new Motion(), air: new Container() } as never as Parameters<typeof revealed>[0];
}

/** Plays it to the end; looks at the air after every 50 ms. */
async function play(stage: ReturnType<typeof sky>, done: Promise<void>, each: () => void = () => {}): Promise<void> {
  for (let ms = 0; ms < 5000; ms += 50) {
    stage.motion.tick(50);
    each();
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
  }
  await done;
}

test('dice end with the faces that were thrown, in their tray, and leave the air empty', async () => {
  const stage = sky();
  const drawn: number[][] = [[], []];
  const ends: { x: number; y: number }[] = [];
  const dice = [3, 5].map((value, i) => {
    const draw = (face: number) => {
      drawn[i].push(face);
      return new Container();
    };
    return { value, draw, home: [1400 + i * 90, 300] as const, small: 60, large: 150 };
  });
  const seen = () => {
    for (const [i, it] of stage.air.children.entries()) ends[i] = { x: Math.round(it.x), y: Math.round(it.y) };
  };
  await play(stage, throwDice(stage, dice, [0, 1000]), seen);
  expect(drawn.map((faces) => faces.at(-1))).toEqual([3, 5]);
  expect(drawn.every((faces) => new Set(faces).size > 2)).toBe(true);
  expect(ends.map(({ x }) => Math.abs(x - 1445) < 60)).toEqual([true, true]);
  expect(stage.air.children).toEqual([]);
});

const TAKEN = [
  [2, 1],
  [0, 5],
  [1, 8],
].map(([seat, card]) => ({ key: 'isla.taken', args: { who: { seat }, card: actionName(card) } }));

test("Isla's action cards lie face down until all turn over, and then from the lowest number to the highest", async () => {
  const stage = sky();
  const shown = ({ children: [down, up] }: Container): boolean => up.visible && !down.visible;
  const number = (it: Container): number =>
    Number(it.children[1].children.map(({ label }) => label).find((label) => /^\d+$/.test(label ?? '')));
  const states: string[] = [];
  const look = () => {
    const all = stage.air.children;
    if (all.length === 0) return;
    const rows = [...all].sort((a, b) => a.x - b.x).map(number);
    states.push(`${all.map(shown).join()} ${rows.join()}`);
  };
  await play(stage, revealed(stage, { list: TAKEN } as never), look);
  expect(states[0]).toMatch(/^false,false,false /);
  expect(states.every((one) => /^(false,false,false|true,true,true) /.test(one))).toBe(true);
  expect(states.at(-1)).toBe('true,true,true 1,5,8');
  expect(stage.air.children).toEqual([]);
});

test('where people asked for haste no cards lie over the board', async () => {
  const stage = sky(2);
  await revealed(stage, { list: TAKEN } as never);
  expect(stage.air.children).toEqual([]);
});
