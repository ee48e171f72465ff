import { describe, expect, test } from 'vitest';
import { CELLS, type Entry, emptyEntry, enter, refuse, totals, winners } from '../../../src/games/puerto-catan/sheet';
import { text } from '../../../src/games/puerto-catan/text.en';
import { say } from '../../../src/look/say';

const sheet = (...lines: Partial<Entry>[]): Entry[] => lines.map((line) => ({ ...emptyEntry(), ...line }));
const why = (list: Entry[], seat: number, cell: keyof Entry, value: number | boolean): string | undefined => {
  const phrase = refuse(list, seat, cell, value);
  return phrase && say(phrase, { text, chairs: [{ name: 'Ana' }, { name: 'Ben' }, { name: 'Cy' }] });
};

describe('the score sheet', () => {
  test('adds up as the game does', () => {
    const list = sheet({ settlements: 3, cities: 2, longest: true }, { cities: 4, largest: true, victory: 1 }, {});
    expect(totals(list)).toEqual([9, 11, 0]);
    expect(winners(list)).toEqual([1]);
  });

  test('breaks ties by cards in hand, then gold, and else shares the win', () => {
    expect(winners(sheet({ cities: 4, cards: 3 }, { cities: 4, cards: 4 }, { cities: 4 }))).toEqual([1]);
    expect(winners(sheet({ cities: 4, gold: 3 }, { cities: 4, gold: 2 }, {}))).toEqual([0]);
    expect(winners(sheet({ cities: 4, gold: 3 }, { cities: 4, gold: 3 }, {}))).toEqual([0, 1]);
  });

  test('says why an entry is impossible', () => {
    const list = sheet({ victory: 4, longest: true, roads: 7 }, { roads: 6 }, { roads: 4 });
    expect(why(list, 1, 'settlements', 6)).toBe('Nobody has more than 5 settlements.');
    expect(why(list, 1, 'cities', 5)).toBe('Nobody has more than 4 cities.');
    expect(why(list, 1, 'roads', 16)).toBe('Nobody has more than 15 roads.');
    expect(why(list, 1, 'victory', 2)).toBe('Only 5 victory cards exist.');
    expect(why(list, 1, 'longest', true)).toBe('Ana has the longest road already.');
    expect(why(list, 1, 'gold', -1)).toBe('A whole number, nothing else.');
    expect(why(list, 1, 'cards', 1.5)).toBe('A whole number, nothing else.');
    expect(why(list, 1, 'largest', 2)).toBe('Somebody has it, or not.');
    const aside = enter(list, 0, 'longest', false);
    expect(why(aside, 1, 'longest', true)).toBe('Ana has a longer one: 7.');
    expect(why(aside, 2, 'longest', true)).toBe('The longest road is at least 5 long.');
  });

  test('takes everything that can be, and its own entries again', () => {
    const list = sheet({ settlements: 5, cities: 4, victory: 5, longest: true, largest: true, gold: 40 }, {});
    for (const cell of CELLS) expect(refuse(list, 0, cell, list[0][cell])).toBeUndefined();
    expect(refuse(list, 1, 'largest', false)).toBeUndefined();
    expect(enter(list, 1, 'gold', 3)[1].gold).toBe(3);
    expect(list[1].gold).toBe(0);
  });
});
