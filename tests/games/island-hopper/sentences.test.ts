import { expect, test } from 'vitest';
import type { Key } from '../../../src/engine/rules';
import { game } from '../../../src/games/island-hopper/game';
import { say } from '../../../src/look/say';

/** None, one and many are three things. */

const chairs = [{ name: 'Ana' }];
const told = (key: Key, args: { [name: string]: number }): string[] =>
  [0, 1, 2].map((n) => {
    const counted = Object.fromEntries(Object.keys(args).map((name) => [name, n]));
    return say({ key, args: { who: { seat: 0 }, cash: 3, pile: 0, ...counted } }, { text: game.text, chairs });
  });

test.each<[Key, string, string[]]>([
  ['hopper.ask.choose', 'n', ['Ana: no flights left.', 'Ana: one flight left.', 'Ana: 2 flights left.']],
  ['hopper.ask.load', 'n', ['Ana: no more goods', 'Ana: add one more good', 'Ana: add 2 goods']],
  ['hopper.words.seat', 'hand', ['Ana: $3, no contracts', 'Ana: $3, one contract', 'Ana: $3, 2 contracts']],
  ['hopper.words.deck', 'n', ['The deck is empty', 'One contract is left in the deck', '2 contracts are left']],
  ['hopper.label.drawn', 'n', ['No contracts from', 'A contract from', '2 contracts from']],
])('%s', (key, name, beginnings) => {
  for (const [n, sentence] of told(key, { [name]: 0 }).entries())
    expect(sentence.slice(0, beginnings[n].length)).toBe(beginnings[n]);
});
