// A score sheet of a boxed game in one window: numbers are typed into it, and read off it again.

import { expect, PEOPLE, rest, until } from './window.mjs';

/** From the shelf to a sheet of that game. */
export async function openSheet(window, game) {
  const { page, finger } = window;
  await window.goTo(`keep/${game}`);
  const names = page.locator('.keep-people input');
  await names.first().waitFor();
  for (let i = 0; i < (await names.count()); i++) await names.nth(i).fill(PEOPLE[i]);
  await finger.tapOn(page.getByRole('button', { name: 'Start scoring' }));
  await page.locator('.sheet-grid').waitFor();
}

/** What stands in every cell of numbers, by its name: others say it in words once they are left. */
export const cellsOf = (window) =>
  window.page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('.sheet-grid .cell-number input[data-cell]')]
        .filter(({ value }) => value !== '')
        .map((input) => [input.dataset.cell, input.value]),
    ),
  );

/** Somebody puts the finger into a cell and types a digit; gives how long the sheet took to show it. */
export async function type(window) {
  const { page, random } = window;
  const inputs = page.locator('.sheet-grid .cell-number input:not([readonly])');
  const before = JSON.stringify(await cellsOf(window));
  await inputs.nth(Math.floor(random() * (await inputs.count()))).focus();
  await page.keyboard.press(`${1 + Math.floor(random() * 8)}`);
  return async () => JSON.stringify(await cellsOf(window)) !== before;
}

/** Types so many digits, each seen before the next. */
export async function typeSome(window, digits) {
  for (let i = 0; i < digits; i++) {
    const shown = await type(window);
    // a digit that is the same as the one it replaces changes nothing
    await until(shown, 500, 20);
    await rest(40);
  }
}

/** The edits of a sheet lead to its cells, each going on from the one before. */
export function expectWholeHistory(play) {
  const cells = {};
  for (const { cell, from, to } of play.edits) {
    expect((cells[cell] ?? '') === from, `the history of ${cell} says "${from}" where "${cells[cell] ?? ''}" stood`);
    cells[cell] = to;
  }
  const filled = Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== ''));
  const same = (a, b) => JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());
  expect(same(filled, play.cells), 'the history of the sheet does not lead to its numbers');
}
