// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest';
import { struck, turnsOf } from '../../../src/games/island-hopper/box/turn';
import { Beside } from './beside';

/** The round beside the sheet: captain (rules 3.1), what lies where (4.1), what is taken (5.4), fines (5.7). */

let table: Beside;
afterEach(() => table.close());

const heading = () => table.root.querySelector('h2')?.textContent;
const said = () => table.root.querySelector('.hopper-asked')?.textContent;
const lying = () =>
  [...table.root.querySelectorAll('.hopper-isle')].map((one) => Number(one.querySelector('b')?.textContent ?? 0));

describe('a round', () => {
  test('the captain, the sand, what lies where, what is taken, and the next one', () => {
    table = new Beside(4);
    expect([heading(), table.root.querySelector('.hopper-isle')]).toEqual(['Round 1: who’s captain?', null]);
    table.tap('P2');
    expect(said()).toContain('P2 is captain');
    table.tap('Turn the glass over', '0', '3', '+10', '+10', '4', '2');
    expect(lying()).toEqual([0, 3, 24, 2, 0, 0, 0, 0, 0, 0, 0, 0]);
    // an island that was touched is the next, and is entered anew
    table.tap('1 o’clock: $3', '5', '7 o’clock: $0', '1');
    expect(lying()).toEqual([0, 5, 24, 2, 0, 0, 0, 1, 0, 0, 0, 0]);
    table.kill();
    table.tap('Take off', '2 o’clock: $24');
    expect([heading(), lying()[2]]).toEqual(['P2 flies: $24 so far', 0]);
    expect(table.button('12 o’clock: $0')?.disabled).toBe(true);
    table.tap('Next round');
    expect(heading()).toBe('Round 2: who’s captain?');
    expect(said()).toContain('P3 bids first. P2 sits this auction out.');
    expect(table.button('P2')?.disabled).toBe(true);
    table.tap('P0');
    // what nobody took is still there
    expect(lying()).toEqual([0, 5, 0, 2, 0, 0, 0, 1, 0, 0, 0, 0]);
  });

  test('a word too many costs a dollar; the captain says none', () => {
    table = new Beside(3);
    table.tap('P1', 'Take off');
    expect(table.button(/^One word too many: P1/)?.disabled).toBe(true);
    table.tap(/^One word too many: P0/, /^One word too many: P0/, /^One word too many: P2/);
    expect(table.button('One word too many: P0. Fines so far: $2')?.textContent).toBe('P02');
    table.tap('Take back');
    expect(table.button('One word too many: P2. Fines so far: $0')).toBeTruthy();
    // whoever comes late has paid nothing
    const kept = table.book.play.value.tools['hopper-turn'];
    expect(turnsOf(kept, 4).at(-1)?.fines).toEqual([2, 0, 0, 0]);
  });

  test('every tap can be taken back, and nothing of it is on the sheet', () => {
    table = new Beside(5);
    table.tap('P0', '4', '+10', '6', 'Take off', '12 o’clock: $4', 'Next round', 'P3');
    table.kill();
    for (let i = 0; i < 8; i++) table.tap('Take back');
    expect(heading()).toBe('Round 1: who’s captain?');
    expect(table.button('Take back')?.disabled).toBe(true);
    expect(table.book.isEmpty.value).toBe(true);
  });

  test('two people have no sand, no fines, and may be captain again', () => {
    table = new Beside(2);
    expect(table.button('Turn the glass over')).toBeUndefined();
    table.tap('P1');
    expect(said()).not.toContain('silent');
    table.tap('Take off');
    expect(table.root.querySelector('.pad-chips .chip')).toBeNull();
    table.tap('Next round', 'P1');
    expect(heading()).toBe('P1 is captain');
  });

  test('money behind screens is neither asked for nor shown before the end', () => {
    table = new Beside(4);
    for (const name of ['P1', 'Take off', 'Next round']) {
      expect(table.root.querySelector('.hopper-pile')).toBeNull();
      table.tap(name);
    }
    table.tap('The game is over');
    expect(table.root.querySelectorAll('.hopper-pile')).toHaveLength(4);
    table.tap('Take back');
    expect(table.root.querySelector('.hopper-pile')).toBeNull();
  });
});

describe('the end', () => {
  test('keys go from picture to picture; a touch is one contract more, and may be typed over', () => {
    table = new Beside(3);
    table.tap('The game is over', '2', '0', '+10', '1', '3', '+100', '2', '7');
    const entered = { 'anchor@0': '2', 'palm@0': '0', 'shell@0': '11', 'star@0': '3', 'cash@0': '127' };
    expect(table.book.play.value.cells).toEqual(entered);
    expect(table.root.querySelector('.hopper-entry p')?.textContent).toBe('P1: Anchors');
    table.tap('P2, Stars: 0', 'P2, Stars: 1');
    expect(table.book.play.value.cells['star@2']).toBe('2');
    table.tap('1', '0', '9');
    expect(table.book.play.value.cells).toMatchObject({ 'star@2': '1', 'cash@2': '9' });
    table.tap('P0, Cash: 127', '4');
    expect(table.book.play.value.cells['cash@0']).toBe('4');
  });

  test('cash of one digit goes on with Next, and behind the last place stand the totals instead of a first one', () => {
    table = new Beside(2);
    const at = () => table.root.querySelector('.hopper-entry p')?.textContent;
    table.tap('The game is over', '3', '0', '0', '0', '7');
    expect(at()).toBe('P0: Cash');
    table.tap('Next');
    expect(at()).toBe('P1: Anchors');
    table.tap('Next', '0', '0', '0', '2', '1');
    expect(at()).toMatch(/^All counted: P0 \$\d+ and P1 \$21\.$/);
    expect(table.button('7')).toBeUndefined();
    expect(table.book.play.value.cells).toMatchObject({ 'anchor@0': '3', 'cash@0': '7', 'cash@1': '21' });
    expect(table.book.play.value.cells['anchor@1']).toBeUndefined();
    table.tap('P0, Cash: 7', '9', 'Next');
    expect([table.book.play.value.cells['cash@0'], at()]).toEqual(['9', 'P1: Anchors']);
  });

  test('Next after cash that was complete by itself skips nobody', () => {
    table = new Beside(3);
    table.tap('P1', 'Take off', 'The game is over', '3', '1', '0', '5', '4', '1', 'Next', '2');
    const { cells } = table.book.play.value;
    expect([cells['cash@0'], cells['anchor@1'], cells['palm@1']]).toEqual(['41', '2', undefined]);
    // one that is waiting for its second digit goes on by Next, and a place is passed over by it
    table.tap('Next', '1', '5', '7', 'Next', 'Next', '6');
    expect(table.book.play.value.cells).toMatchObject({ 'shell@1': '1', 'star@1': '5', 'cash@1': '7', 'palm@2': '6' });
  });

  test('ten and a hundred wait for their digits', () => {
    table = new Beside(2);
    expect(struck(0, '', 7, 1)).toEqual({ base: 0, value: 7, digits: '7', full: true });
    expect(struck(10, '', 'more', 1)).toEqual({ base: 20, value: 20, digits: '', full: false });
    expect(struck(100, '0', 5, 2)).toEqual({ base: 100, value: 105, digits: '05', full: true });
    // what was typed before the hundred stays
    expect(struck(0, '4', 'more', 2)).toEqual({ base: 100, value: 104, digits: '4', full: false });
    expect(struck(100, '4', 7, 2)).toEqual({ base: 100, value: 147, digits: '47', full: true });
  });
});

test('what was kept comes back; what makes no sense does not', () => {
  table = new Beside(3);
  table.tap('P1', '5');
  const kept = table.book.play.value.tools['hopper-turn'];
  const turns = turnsOf(kept, 3);
  expect(turns).toEqual(kept);
  const none = turnsOf(undefined, 4);
  for (const junk of [null, 'x', {}, [null, 3], [{ ...none[0], stage: 'coins' }], [{ ...none[0], money: [1] }]])
    expect(turnsOf(junk as never, 4)).toEqual(none);
  expect(turnsOf(kept, 2)).toEqual(turnsOf(undefined, 2));
  expect(turnsOf([...turns, { ...turns[0], round: 0 }, { ...turns[0], fines: [0, -1, 0] }] as never, 3)).toEqual(turns);
});
