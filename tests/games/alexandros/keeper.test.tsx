// @vitest-environment happy-dom
/** @jsxImportSource preact */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Json, Phrase } from '../../../src/engine/rules';
import { keeper } from '../../../src/games/alexandros/box/keeper';
import { sheet } from '../../../src/games/alexandros/box/sheet';
import type { Entry } from '../../../src/games/keeper';
import { reading } from '../../../src/games/sheet';
import { pseudo, say } from '../../../src/look/say';
import { shown, strayed } from '../../stray';

/** The province calculator as people tap it. */

const people = ['Ana', 'Ben'].map((name, colour) => ({ name, colour }));
let root: HTMLElement;
let kept: Json | undefined;
let cells: { [cell: string]: string };

function draw(): void {
  const [{ Panel }] = keeper.helpers;
  act(() =>
    render(
      <Panel
        people={people}
        say={(phrase: Parameters<typeof say>[0]) => say(phrase, { text: keeper.text, chairs: people })}
        kept={kept}
        keep={(next: Json) => {
          // as it comes back from the disk
          kept = JSON.parse(JSON.stringify(next));
        }}
        read={reading(2, cells)}
        ledger={[]}
        takeOut={() => {}}
        tell={(_what: Phrase, entries: readonly Entry[]) => {
          cells = { ...cells, ...Object.fromEntries(entries) };
        }}
        enter={(cell: string, text: string) => {
          cells = { ...cells, [cell]: text };
        }}
      />,
      root,
    ),
  );
}

const named = (words: string, nth = 0): HTMLButtonElement => {
  const all = [...root.querySelectorAll('button')].filter(
    (one) => one.getAttribute('aria-label') === words || one.textContent?.trim() === words,
  );
  if (!all[nth]) throw new Error(`no button ${words}`);
  return all[nth] as HTMLButtonElement;
};
function tap(words: string, nth = 0, times = 1): void {
  for (let k = 0; k < times; k++) {
    named(words, nth).click();
    draw();
  }
}

beforeEach(() => {
  root = document.createElement('div');
  document.body.append(root);
  kept = undefined;
  cells = {};
  draw();
});
afterEach(() => {
  pseudo.value = false;
  render(null, root);
  root.remove();
});

test('provinces are tapped out, counted, kept for the next levy, and a levy is taken back', () => {
  tap('Add a province for Ana');
  tap('One more open space', 0, 6);
  tap('Add a province for Ana');
  tap('One more open space', 1, 9);
  tap('Add a province for Ben');
  tap('One more open space', 2, 5);
  tap('One fewer open space', 2);
  tap('Count levy 1');
  expect(cells).toEqual({ 'levy1@0': '6+9', 'levy1@1': '4' });
  // a wall cuts Ana's second one, and a second guard of hers stands in the first
  tap('One fewer open space', 1, 3);
  tap('Two or more guards: pays nothing', 0);
  expect(named('Two or more guards: pays nothing', 0).getAttribute('aria-pressed')).toBe('true');
  tap('Count levy 2');
  expect(cells).toEqual({ 'levy1@0': '6+9', 'levy1@1': '4', 'levy2@0': '6', 'levy2@1': '4' });
  const points = [0, 0];
  for (const line of sheet.scores(reading(2, cells))) points[line.seat] += line.points;
  expect(points).toEqual([21, 8]);
  expect(root.textContent).toContain('then 27');
  tap('Take back levy 2');
  expect(reading(2, cells).has('levy2', 0)).toBe(false);
  expect(() => named('Take back levy 1')).toThrow();
  tap('Remove this province', 2);
  tap('Count levy 2');
  expect(cells['levy2@1']).toBe('0');
});

test('the end is announced, and after it nothing can be counted', () => {
  cells = { 'levy1@0': '48', 'levy2@0': '48' };
  draw();
  tap('Add a province for Ana');
  tap('One more open space', 0, 3);
  expect(root.textContent).not.toContain('ends the game');
  tap('One more open space');
  expect(root.textContent).toContain('This levy ends the game.');
  tap('Count levy 3');
  expect(cells['levy3@0']).toBe('4');
  expect(root.textContent).toContain('The game is over.');
  expect(() => named('Count levy 4')).toThrow();
  expect(named('Take back levy 3')).toBeTruthy();
});

test('every word comes from a catalogue', () => {
  pseudo.value = true;
  draw();
  for (const one of [...root.querySelectorAll('button')].slice(0, 2)) one.click();
  draw();
  expect(root.querySelectorAll('li').length).toBe(1);
  expect(shown(root).length).toBeGreaterThan(5);
  expect(shown(root).filter((words) => strayed(words, ['Ana', 'Ben']))).toEqual([]);
});
