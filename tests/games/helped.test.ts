// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest';
import { keeper as manila } from '../../src/games/manila/box/keeper';
import { sheet as manilaSheet } from '../../src/games/manila/box/sheet';
import { keeper as catan } from '../../src/games/puerto-catan/box/keeper';
import { sheet as catanSheet } from '../../src/games/puerto-catan/box/sheet';
import { Helped } from './helped';

/** What the games' helpers tell the ledger, and each way back takes the line of its own. */

describe('kept by helpers alone, with a kill after every tap,', () => {
  let table: Helped;
  afterEach(() => table.close());

  test('Puerto Catan: who took which role, what it brought, and back to the first question', () => {
    table = new Helped(catanSheet, catan, 'roles', 'puerto-catan', 3);
    table.tap('Ben', /^Prospector: free/, /^Builder: free/, 'Ana pays Cy 1 gold for building');
    table.tap(/^Trader: free/, 'One more gold for Ana', 'One more gold for Ana', 'End the round', /^Robber: free/);
    expect(table.lines()).toEqual([
      'Ben is the first Governor.',
      'Round 1: Ben took the Prospector; 2 others got 1 gold each. | gold@0 1 | gold@2 1',
      'Round 1: Cy took the Builder.',
      'Ana paid Cy 1 gold for building. | gold@0 -1 | gold@2 1',
      'Round 1: Ana took the Trader.',
      'Ana got 2 gold. | gold@0 2',
      'Round 1 is over; Cy is Governor. 1 gold went on Producer, Soldier and Robber.',
      'Round 2: Cy took the Robber and got 1 gold. | gold@2 1',
    ]);
    expect(table.numbers('gold')).toEqual([2, 0, 3]);
    // a line that somebody took out by hand
    table.takeOut(3);
    expect(table.numbers('gold')).toEqual([3, 0, 2]);
    for (let i = 0; i < 4; i++) table.tap('Take back');
    expect(table.numbers('gold')).toEqual([1, 0, 1]);
    // is set right once its act is taken back
    table.tap('Take back');
    expect(table.numbers('gold')).toEqual([1, 0, 1]);
    for (let i = 0; i < 3; i++) table.tap('Take back');
    expect(table.book.play.value.cells['gold@1']).toBe(undefined);
    expect(table.root.textContent).toContain('Who is the first Governor');
  });

  test('Puerto Catan: gold that comes and goes again is nothing', () => {
    table = new Helped(catanSheet, catan, 'roles', 'puerto-catan', 3);
    table.tap(
      'Ana',
      'One more gold for Ben',
      'One more gold for Ben',
      'One less gold for Ben',
      'One less gold for Ben',
    );
    expect(table.lines()).toEqual(['Ana is the first Governor.']);
    expect(table.numbers('gold')).toEqual([0, 0, 0]);
    table.tap('Take back');
    expect(table.lines()).toEqual([]);
  });

  test('Manila: a voyage of three, and each thing taken back', () => {
    table = new Helped(manilaSheet, manila, 'voyage', 'manila', 3);
    table.tap(/^Keep all players/, 'Nobody bids', /buys a share of Silk/);
    const key = (row: number, n: number) =>
      table.tapOn(
        [...table.root.querySelectorAll('.manila-numbers')][row].querySelectorAll('button')[n] as HTMLElement,
      );
    // ginseng from 5; nutmeg and jade together, and silk stays ashore
    key(0, 5);
    table.tapOn([...table.root.querySelectorAll('.manila-numbers')][2].querySelectorAll('button')[4] as HTMLElement);
    table.tap('seat 1 on Nutmeg · 2', 'pirate captain · 5', 'Pass', 'port A · 4', 'small pilot · 2');
    for (const [row, die] of [2, 1, 2].entries()) key(row, die - 1);
    table.tap('seat 2 on Nutmeg · 3', 'insurance agent · 0');
    for (const [row, die] of [6, 1, 2].entries()) key(row, die - 1);
    table.tap('Ben boards Ginseng', 'port B · 3', 'pirate captain · 5', 'Nutmeg forward one', 'Nutmeg back one');
    table.tap('Jade forward one');
    expect(table.lines()).toEqual([
      'Each player begins with 30 pesos.',
      'Nobody bids: Ana is harbour master for free.',
      'Ana bought a share of Silk for 5. | cash@0 -5 | held@0 1 | shares:silk@0 1',
      'The punts set out: Ginseng from 5, Nutmeg from 4 and Jade from 0.',
      'Ana placed an accomplice for 2: seat 1 on Nutmeg. | cash@0 -2',
      'Ben placed an accomplice for 5: pirate captain. | cash@1 -5',
      'Cy places no more accomplices.',
      'Ana placed an accomplice for 4: port A. | cash@0 -4',
      'Ben placed an accomplice for 2: small pilot. | cash@1 -2',
      'Roll 1 of 3: Ginseng, Nutmeg and Jade. | 2-1-2',
      'Ana placed an accomplice for 3: seat 2 on Nutmeg. | cash@0 -3',
      'Ben became insurance agent. | cash@1 10',
      'Roll 2 of 3: Ginseng, Nutmeg and Jade. | 6-1-2',
      'Ben boarded Ginseng as a pirate.',
      'Ana placed an accomplice for 3: port B. | cash@0 -3',
      'Ben placed an accomplice for 5: pirate captain. | cash@1 -5',
      'A pilot moved Jade forward one.',
    ]);
    const cash = table.numbers('cash');
    expect(cash).toEqual([13, 28, 30]);
    // ginseng comes in with a pirate aboard
    for (const [row, die] of [1, 1, 1].entries()) key(row, die - 1);
    table.tap('Pay out and raise the values');
    expect(table.lines().slice(-2)).toEqual([
      'Roll 3 of 3: Ginseng, Nutmeg and Jade. | 1-1-1',
      'The voyage was paid out. Ginseng rises to 5. | cash@0 6 | cash@1 4',
    ]);
    expect(table.root.textContent).toContain('Who is harbour master');
    for (let i = 0; i < 2; i++) table.tap('Take back');
    expect(table.numbers('cash')).toEqual(cash);
    // a die that is picked and not told yet goes first
    key(0, 0);
    table.tap('Take back');
    expect(table.numbers('cash')).toEqual(cash);
    for (let i = 0; i < 14; i++) table.tap('Take back');
    expect(table.lines()).toHaveLength(3);
    expect(table.numbers('cash')).toEqual([25, 30, 30]);
  });

  test('Manila: the captain sends on what was plundered, and then it is paid', () => {
    table = new Helped(manilaSheet, manila, 'voyage', 'manila', 3);
    table.tap(/^Keep all players/);
    table.tapOn(table.root.querySelectorAll<HTMLElement>('.manila-people button')[2]);
    table.tap('9');
    expect(table.numbers('cash')).toEqual([30, 30, 21]);
    const key = (row: number, n: number) =>
      table.tapOn(
        [...table.root.querySelectorAll('.manila-numbers')][row].querySelectorAll('button')[n] as HTMLElement,
      );
    key(3, 5);
    // ginseng and silk
    key(2, 0);
    table.tap('pirate captain · 5', 'Pass', 'Pass', 'Pass');
    for (const dice of [
      [1, 3, 3],
      [1, 3, 3],
      [1, 3, 2],
    ])
      for (const [row, die] of dice.entries()) key(row, die - 1);
    table.tap('Jade is plundered and goes to the port', 'Pay out and raise the values');
    expect(table.lines().at(-1)).toBe('The voyage was paid out. Jade rises to 5. | cash@2 66');
  });
});
