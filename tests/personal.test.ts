import { expect, test } from 'vitest';
import { impersonal, personal } from '../src/headless/personal';
import { text } from '../src/look/text.en';
import { forms } from './sentences';

/** The checker of the long tests: what is a sentence for people, and what has a programmer left in it. */

test.each([
  ['This game is damaged: the list of moves can’t be read.'],
  ['The rules don’t allow move 4: The rules don’t allow that here.'],
  ['“Isla Margarita” goes on at 5:30.'],
  ['The saved position is impossible: 11 red walls instead of 10'],
])('%s', (sentence) => {
  expect(personal(sentence)).toBe(true);
});

test.each([
  ['Seat 2 has NaN coins instead of 17.', 'NaN'],
  ['Hands for undefined people.', 'undefined'],
  ['A punt on [object Object].', 'object'],
  ['3 cards roadBuilding instead of 2.', 'roadBuilding'],
  ['The field log_entries is missing.', 'log_entries'],
  ['Something is wrong with save.part.log here.', 'save.part'],
  ['Move {at} is not allowed.', '{'],
  ['Unexpected token < in JSON at position 4.', 'Unexpected token'],
  ['TypeError: x is gone.', 'TypeError'],
  ['An accomplice of player 1e+300.', '1e+3'],
  ['save.damaged', 'no capital'],
  [`${'The same again and again. '.repeat(20)}`, 'letters'],
])('%s is no sentence for people', (sentence, what) => {
  expect(impersonal(sentence)).toContain(what);
});

test('people may be called anything', () => {
  expect(impersonal('null has 3 coins too many, says Ana.b.', ['null', 'Ana.b'])).toBeUndefined();
  // somebody whose name is a letter is not in every word that has it
  expect(impersonal('This game starts from an impossible position.', ['o'])).toBeUndefined();
});

/** With a name in every gap. */
const filled = (sentence: string): string => sentence.replace(/\{\w+\}/g, 'Ana');

test('what the app says of saves and files is said to people', () => {
  const said = Object.entries(text).filter(
    ([key]) => /^(save|store|transfer|engine)\./.test(key) && !key.includes('.part.'),
  );
  expect(said.length).toBeGreaterThan(15);
  for (const [key, message] of said)
    if (!key.startsWith('store.retry'))
      for (const sentence of forms(message)) expect([key, impersonal(filled(sentence))]).toEqual([key, undefined]);
});
