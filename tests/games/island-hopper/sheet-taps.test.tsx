// @vitest-environment happy-dom
/** @jsxImportSource preact */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { keeper } from '../../../src/games/island-hopper/box/keeper';
import { sheet } from '../../../src/games/island-hopper/box/sheet';
import { game } from '../../../src/games/island-hopper/game';
import { deckOf, SYMBOLS } from '../../../src/games/island-hopper/rules/deck';
import type { View } from '../../../src/games/island-hopper/rules/state';
import { cellOf, type Entered } from '../../../src/games/sheet';
import { addText } from '../../../src/look/say';
import { ToolBox } from '../../../src/scorekeeper/sheet/ToolBox';
import { text as sheetText } from '../../../src/scorekeeper/text.en';
import { blankBook, tapped } from '../tapped';
import { played } from './sixes';

/** How many taps a round and the end of a game take beside the boxed game. */

addText(sheetText);

const GAMES = 8;
const finals = (v: View): Entered =>
  Object.fromEntries(
    v.piles.flatMap((pile, seat) => [
      [cellOf('cash', seat), `${v.cash[seat]}`],
      ...SYMBOLS.flatMap((name) => {
        const n = pile.filter((card) => SYMBOLS[deckOf(v.deck).contracts[card].symbol] === name).length;
        return n > 0 ? [[cellOf(name, seat), `${n}`]] : [];
      }),
    ]),
  );

const say = (what: string, all: number[]) =>
  console.log(
    `taps ${what}: ${Math.min(...all)} to ${Math.max(...all)}, median ${all.toSorted((a, b) => a - b)[all.length >> 1]}`,
  );

test('the end', () => {
  const all: number[] = [];
  for (let seed = 0; seed < GAMES; seed++) {
    const { s } = played(seed);
    all.push(tapped(blankBook(sheet, 'island-hopper', 6), finals(game.rules.view(s, null) as View)));
  }
  say('at the end', all);
  expect(Math.max(...all)).toBeLessThan(80);
});

test('a round: every other person says two words a flight, one of them four', () => {
  const root = document.createElement('div');
  document.body.append(root);
  const book = blankBook(sheet, 'island-hopper', 6);
  let taps = 0;
  const draw = () => act(() => render(<ToolBox book={book} keeper={keeper} />, root));
  const tap = (found: Element | null | undefined) => {
    if (!found) throw new Error(root.textContent ?? '');
    taps++;
    act(() => {
      const drawer = found.closest('details');
      if (found.tagName === 'SUMMARY' && drawer) {
        drawer.open = !drawer.open;
        drawer.dispatchEvent(new Event('toggle'));
      } else (found as HTMLElement).click();
    });
    draw();
  };
  const named = (name: RegExp) =>
    [...root.querySelectorAll('button, summary')].find((one) =>
      name.test(one.getAttribute('aria-label') ?? one.textContent ?? ''),
    );
  const all: number[] = [];
  draw();
  for (const { captain } of played(0).rounds) {
    taps = 0;
    tap(named(/bribing minute/));
    tap(named(/Turn it over|A new minute/));
    tap(named(/Words and fines/));
    tap(root.querySelectorAll('input[type=radio]')[captain]);
    const others = [0, 1, 2, 3, 4, 5].filter((seat) => seat !== captain);
    for (let flight = 0; flight < 6; flight++) {
      for (const seat of others)
        for (let n = 0; n < (flight === 0 && seat === others[0] ? 4 : 2); n++)
          tap(named(new RegExp(`A word from P${seat}`)));
      tap(named(/token is down/));
    }
    all.push(taps);
  }
  say('a round, what lies where untold', all);
  expect(Math.max(...all)).toBeLessThan(90);
  render(null, root);
  root.remove();
});
