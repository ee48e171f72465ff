// @vitest-environment happy-dom
/** @jsxImportSource preact */
import 'fake-indexeddb/auto';
import { signal } from '@preact/signals';
import { render } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Match } from '../src/engine/match';
import { TABLE } from '../src/engine/rules';
import { addText } from '../src/look/say';
import { Actions } from '../src/table/Actions';
import { Deaf, deafen } from '../src/table/deaf';
import { useFocus } from '../src/table/focus';
import { TableModel } from '../src/table/model';
import { text } from '../src/table/text.en';
import { market } from './engine/modules/market';
import { onRoot } from './root';
import { soon } from './soon';

/** The moment after a commit, in which nobody at the table can press anything. */

addText(text);

let root: HTMLElement;
onRoot((page) => {
  root = page;
});

/** The only clock of these tests: nobody waits. */
let now = 0;
const clock = () => now;

/** An event of this moment. */
function sent(event: Event): Event {
  Object.defineProperty(event, 'timeStamp', { value: now });
  return event;
}

const find = (selector: string) => root.querySelector(selector) as HTMLElement;
const down = (at: HTMLElement) => at.dispatchEvent(sent(new PointerEvent('pointerdown', { bubbles: true })));
const click = (at: HTMLElement) =>
  at.dispatchEvent(sent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 })));

function tap(at: HTMLElement): void {
  down(at);
  click(at);
}

/** As the browser does it: the click of a key comes from its press. */
function key(at: HTMLElement, repeat = false): void {
  const press = new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true });
  if (at.dispatchEvent(sent(press)))
    at.dispatchEvent(sent(new MouseEvent('click', { bubbles: true, cancelable: true })));
  at.dispatchEvent(sent(new KeyboardEvent('keyup', { key: 'Enter', bubbles: true, cancelable: true })));
}

describe('what is pressed at the table', () => {
  const heard = vi.fn();
  let deaf: Deaf;
  let stop: () => void;

  beforeEach(() => {
    now = 10_000;
    heard.mockClear();
    deaf = new Deaf(clock);
    stop = deafen(deaf);
    root.innerHTML = `
      <main class="table">
        <div class="board-frame"><div class="glass"></div><div class="board-over"><i></i></div></div>
        <div class="plate"><b></b></div>
        <div class="table-foot"><button></button></div>
      </main>
      <aside></aside>`;
    for (const type of ['pointerdown', 'click', 'keydown'])
      for (const one of root.querySelectorAll('.glass, i, b, button, aside'))
        one.addEventListener(type, () => heard(one.localName, type));
  });
  afterEach(() => stop());

  test('is heard before any commit', () => {
    tap(find('button'));
    key(find('button'));
    expect(heard.mock.calls.map(([, type]) => type)).toEqual(['pointerdown', 'click', 'keydown', 'click']);
  });

  test('is not heard for 400 ms, by finger, by key, or on the board', () => {
    deaf.begin();
    now += 399;
    tap(find('button'));
    key(find('button'));
    tap(find('.glass'));
    expect(heard).not.toHaveBeenCalled();
    now += 1;
    tap(find('button'));
    tap(find('.glass'));
    expect(heard).toHaveBeenCalledTimes(4);
  });

  test('is not heard when it began in that moment, however late the finger is lifted', () => {
    deaf.begin();
    now += 300;
    down(find('button'));
    now += 500;
    click(find('button'));
    expect(heard).not.toHaveBeenCalled();
    tap(find('button'));
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test('is not heard when it began before and ended in that moment', () => {
    down(find('button'));
    deaf.begin();
    now += 50;
    click(find('button'));
    expect(heard.mock.calls).toEqual([['button', 'pointerdown']]);
  });

  test('goes by when it happened, not by when a busy page comes to it', () => {
    deaf.begin();
    now += 100;
    const event = sent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    now += 1000;
    find('button').dispatchEvent(event);
    expect(heard).not.toHaveBeenCalled();
  });

  test('what is dragged and flown, the corners, and the rest of the page stay awake', () => {
    deaf.begin();
    for (const one of ['i', 'b', 'aside']) tap(find(one));
    expect(heard).toHaveBeenCalledTimes(6);
  });

  test('a key pressed in that moment takes nothing from the click of a switch later on', () => {
    deaf.begin();
    key(find('button'));
    now += 1000;
    click(find('button'));
    expect(heard.mock.calls).toEqual([['button', 'click']]);
  });
});

function Table({ model }: { model: TableModel }) {
  const box = useFocus();
  const panels = { panels: {}, faces: () => false } as never;
  return (
    <main ref={box} class="table" data-eyes="public">
      <div class="table-foot">
        <Actions model={model} table={panels} listAll />
      </div>
    </main>
  );
}

describe('a commit', () => {
  let stop = () => {};
  afterEach(() => stop());

  function sit(): TableModel {
    now = 10_000;
    const chairs = ['Ana', 'Ben', 'Cem'].map((name, colour) => ({ name, colour, side: 0 }));
    const match = Match.start(market, { id: 'deaf', options: null, chairs, seed: '9'.repeat(32), now: 1 });
    expect(match.enter(TABLE, { cards: [3, 5, 2] }, 1)).toBe(true);
    const model = new TableModel(market as never, match, signal(true), clock);
    stop = deafen(model.deaf);
    render(<Table model={model} />, root);
    return model;
  }

  const pickOne = async () => {
    tap(find('.act-picks .pick'));
    await soon(() => expect(find('.commit')).toBeTruthy());
  };

  test.each([
    ['finger', tap],
    ['key', key],
  ] as const)('twice in a row by %s is one, and takes nothing back', async (_, press) => {
    const model = sit();
    await pickOne();
    press(find('.commit'));
    await soon(() => expect(model.selection.actor.value).toBe(1));
    await soon(() => expect(model.viewpoint.moving.value).toBe(false));
    const { length } = model.viewpoint.match;
    for (const after of [100, 200]) {
      now += after;
      for (const button of root.querySelectorAll<HTMLElement>('button')) press(button);
    }
    await new Promise((done) => setTimeout(done));
    expect(model.viewpoint.match.length).toBe(length);
    expect(model.selection.chosen.value).toEqual([]);
    now += 100;
    await pickOne();
    expect(model.selection.chosen.value).toHaveLength(1);
  });

  test('is never what a key does that stays down', async () => {
    const model = sit();
    await pickOne();
    const { length } = model.viewpoint.match;
    key(find('.commit'), true);
    expect(model.viewpoint.moving.value).toBe(false);
    expect(model.viewpoint.match.length).toBe(length);
  });

  test('deafens, as a bell and the end of a turn do; a strike and a pick do not', async () => {
    const model = sit();
    expect(model.deaf.hears(now)).toBe(true);
    model.selection.pick('name:1');
    expect(model.deaf.hears(now)).toBe(true);
    await model.commit();
    expect([model.deaf.hears(now + 399), model.deaf.hears(now + 400)]).toEqual([false, true]);
    now += 1000;
    expect(model.strike(1, { name: 1 })).toBe(true);
    expect(model.deaf.hears(now)).toBe(true);
    await soon(() => expect(model.selection.actor.value).toBe(2));
    model.selection.pick('name:1');
    await model.commit();
    now += 1000;
    await soon(() => expect(model.selection.bell.value).toBeDefined());
    await model.ring();
    expect(model.deaf.hears(now)).toBe(false);
    // nothing to be ended, nothing to be committed
    now += 1000;
    await model.endTurn();
    await model.commit();
    expect(model.deaf.hears(now)).toBe(true);
    model.viewpoint.ending.value = true;
    await model.endTurn();
    expect(model.deaf.hears(now)).toBe(false);
  });
});
