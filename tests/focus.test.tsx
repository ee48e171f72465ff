// @vitest-environment happy-dom
/** @jsxImportSource preact */
import 'fake-indexeddb/auto';
import { signal } from '@preact/signals';
import { render } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Match } from '../src/engine/match';
import { TABLE } from '../src/engine/rules';
import { addText } from '../src/look/say';
import { Button, Dialog } from '../src/look/widgets';
import { Actions } from '../src/table/Actions';
import { useFocus } from '../src/table/focus';
import { TableModel } from '../src/table/model';
import { Shield } from '../src/table/Shield';
import { text } from '../src/table/text.en';
import { market } from './engine/modules/market';

/** Where the focus is after something was pressed by key. */

addText(text);

let root: HTMLElement;
let model: TableModel;

const CHAIRS = ['Ana', 'Ben', 'Cem'].map((name, colour) => ({ name, colour, side: 0 }));
const PANELS = { panels: { Choice: () => null }, faces: () => false } as never;

function Table() {
  const box = useFocus();
  const eyes = model.viewpoint.eyes.value;
  return (
    <main ref={box} class="table" data-eyes={eyes.kind}>
      {eyes.kind === 'shield' ? (
        <Shield chair={CHAIRS[eyes.seat]} onOpen={() => model.reveal()} />
      ) : (
        <div class="table-foot">
          <Actions model={model} table={PANELS} listAll />
        </div>
      )}
    </main>
  );
}

const settled = () => new Promise((done) => setTimeout(done, 40));
/** The focus follows in a frame of its own, which a busy machine draws late. */
const onFocus = (selector: string) => expect.poll(() => document.activeElement?.matches(selector)).toBe(true);
const find = (selector: string) => root.querySelector(selector) as HTMLElement;
const focused = () => document.activeElement?.textContent;

/** As a key does it: the press on the button that has the focus, and the click that the browser makes of it. */
async function press(selector: string, { repeat = false } = {}) {
  const button = find(selector);
  button.focus();
  const event = new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true });
  if (button.dispatchEvent(event)) button.click();
  await settled();
}

async function touch(selector: string) {
  const button = find(selector);
  button.focus();
  button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  await settled();
}

beforeEach(async () => {
  root = document.createElement('div');
  document.body.append(root);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  const setup = { id: 'focus', options: null, chairs: CHAIRS, seed: '9'.repeat(32), now: 1 };
  const match = Match.start(market, setup);
  match.enter(TABLE, { cards: [3, 5, 2] }, 1);
  model = new TableModel(market as never, match, signal(true));
  render(<Table />, root);
  await settled();
});

afterEach(() => {
  render(null, root);
  root.remove();
  vi.unstubAllGlobals();
});

describe('by key the focus goes on', () => {
  test('from a pick to what commits it, and from there to the next person’s first pick', async () => {
    await press('.pick');
    await onFocus('.commit');
    await press('.commit');
    expect(model.selection.actor.value).toBe(1);
    await onFocus('.pick');
  });

  test('back to the picks when one is taken back', async () => {
    await press('.pick');
    await press('.back');
    await onFocus('.pick');
  });

  test('also for a switch or a screen reader, which press no key', async () => {
    const pick = find('.pick');
    pick.focus();
    pick.click();
    await settled();
    await onFocus('.commit');
  });

  test('but a key that stays down presses nothing more', async () => {
    await press('.pick');
    await press('.commit', { repeat: true });
    expect(model.selection.actor.value).toBe(0);
  });
});

describe('the focus', () => {
  test('is taken from nobody who touches', async () => {
    await press('.pick');
    await touch('.commit');
    expect(model.selection.actor.value).toBe(1);
    // the button keeps its place, and what was pressed the focus
    expect(document.activeElement).toBe(find('.act-main'));
  });

  test('goes to a place of the board before it goes to a no', async () => {
    const gone = signal(false);
    const Asked = () => (
      <main ref={useFocus()} data-eyes="public">
        <div class="table-foot">
          <section class="actions" tabIndex={-1}>
            <div class="act-controls">
              <button type="button" class="pick">
                No
              </button>
              {!gone.value && <button type="button" class="done" onClick={() => (gone.value = true)} />}
            </div>
          </section>
        </div>
        <div class="board-places">
          <button type="button" tabIndex={0} />
        </div>
      </main>
    );
    render(<Asked />, root);
    await settled();
    await press('.done');
    await onFocus('.board-places button');
  });

  test('goes to the cover, and in private to the bar alone', async () => {
    await press('.take-tablet');
    await onFocus('.shield');
    model.reveal();
    await settled();
    expect(model.viewpoint.eyes.value.kind).toBe('private');
    await onFocus('.actions');
  });

  test('comes back to what opened a dialog', async () => {
    const open = signal(false);
    const Opener = () => (
      <>
        <Button class="opener" onClick={() => (open.value = true)}>
          Log
        </Button>
        <Dialog open={open.value} title="Log" onClose={() => (open.value = false)} />
      </>
    );
    render(<Opener />, root);
    await press('.opener');
    expect(find('dialog')).not.toBeNull();
    await press('dialog .icon-button');
    expect(find('dialog')).toBeNull();
    expect(focused()).toBe('Log');
  });
});
