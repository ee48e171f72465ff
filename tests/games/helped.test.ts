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
    expect(table.root.textContent).toContain('Who won the roll');
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

  test('Manila: dice, pilots, accomplices and pirates', () => {
    table = new Helped(manilaSheet, manila, 'auction', 'manila', 3);
    table.tap(/^Keep all players/, 'Pass', 'Pass', 'Pass', 'Close the auction');
    table.turnTo('voyage');
    const roll = (...dice: number[]) => {
      dice.forEach((die, lane) => {
        const face = [...table.root.querySelectorAll('.manila-faces')][lane].querySelectorAll('button')[die - 1];
        table.tapOn(face);
      });
      table.tap(/^Move the punts: roll/);
    };
    table.tap('seat 1 on Nutmeg · 2');
    roll(6, 1, 2);
    const ben = [...table.root.querySelectorAll<HTMLElement>('.manila-opener .manila-caller')].find(
      (one) => one.textContent === 'Ben',
    ) as HTMLElement;
    table.press(ben, 'pirate captain · 5');
    table.tap('Silk forward one', 'Nutmeg forward one', 'Nutmeg back one');
    roll(4, 1, 2);
    table.tap('Ben boards Ginseng');
    expect(table.lines()).toEqual([
      'Each player begins with 30 pesos.',
      'Nobody bids: Ana is harbour master for free.',
      'Ana placed an accomplice for 2: seat 1 on Nutmeg. | cash@0 -2',
      'Roll 1 of 3: Ginseng, Nutmeg and Silk. | 6-1-2',
      'Ben placed an accomplice for 5: pirate captain. | cash@1 -5',
      'A pilot moved Silk forward one.',
      'Roll 2 of 3: Ginseng, Nutmeg and Silk. | 4-1-2',
      'Ben boarded Ginseng as a pirate.',
    ]);
    expect(table.numbers('cash')).toEqual([28, 25, 30]);
    // each way back takes the line of its own: the pirate, the roll, the pilot, and the accomplice before them
    table.tap('Take back the last accomplice', 'Take back', 'Take back', 'Take back the last accomplice');
    expect(table.lines().slice(2)).toEqual([
      'Ana placed an accomplice for 2: seat 1 on Nutmeg. | cash@0 -2',
      'Roll 1 of 3: Ginseng, Nutmeg and Silk. | 6-1-2',
    ]);
    expect(table.numbers('cash')).toEqual([28, 30, 30]);
  });
});
