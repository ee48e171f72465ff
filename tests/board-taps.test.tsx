// @vitest-environment happy-dom
/** @jsxImportSource preact */
import 'fake-indexeddb/auto';
import { signal } from '@preact/signals';
import { render } from 'preact';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Match } from '../src/engine/match';
import { TABLE } from '../src/engine/rules';
import type { Spot } from '../src/games/module';
import type { Look, Mark } from '../src/games/table';
import { addText } from '../src/look/say';
import { BoardView } from '../src/table/BoardView';
import { Camera } from '../src/table/board-camera';
import { type Finished, Offer } from '../src/table/board-offer';
import { Overlay } from '../src/table/board-overlay';
import { REST_MS } from '../src/table/board-pointers';
import { drawnMarks } from '../src/table/board-same';
import { hit } from '../src/table/board-targets';
import { help } from '../src/table/help';
import { TableModel } from '../src/table/model';
import { text } from '../src/table/text.en';
import { market } from './engine/modules/market';
import { onRoot } from './root';
import { soon } from './soon';

/** What a touch of the board means: the first one picks, another one on a finished move commits. */

addText(text);

const board = vi.hoisted(() => ({ options: undefined as any, shown: [] as any[] }));
vi.mock('../src/table/board', () => ({
  Board: {
    open: async (options: unknown) => {
      board.options = options;
      return {
        look() {},
        blank() {},
        unblank() {},
        close() {},
        show: (...all: unknown[]) => board.shown.push(all),
        play: async () => {},
        scene: {},
        trace() {},
        plaques() {},
        skip() {},
      };
    },
  },
}));

const at = (id: string, x: number): Spot => ({
  id,
  shape: { kind: 'circle', x, y: 50, r: 10 },
  text: { key: 'market.name', args: { n: x } },
});
const SPOTS = [at('a', 20), at('b', 60), at('c', 120)];
const marks = (entries: { [id: string]: Mark }) => new Map(Object.entries(entries));
const A_DONE: Finished = { places: ['a'], instead: ['a', 'b'], words: 'Take a' };

describe('what the board offers', () => {
  test('is every lit place, at once and however long the finger rests', () => {
    const offer = new Offer(SPOTS, marks({ a: 'lit', b: 'again', c: 'hint' }), null);
    expect(offer.all.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(offer.hears('a', 0, 5000)).toBe(true);
    expect(offer.hears('b', 0)).toBe(true);
    expect(offer.hears('c', 0)).toBe(false);
    expect([offer.again('a'), offer.again('b')]).toEqual([false, true]);
  });

  test('is every place for whoever asks, looks as before, and what can be chosen is meant first', () => {
    const all = marks({ a: 'ask', b: 'lit', c: 'ask' });
    const offer = new Offer(SPOTS, all, null);
    expect(offer.all.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(SPOTS.filter(offer.first).map(({ id }) => id)).toEqual(['b']);
    expect([...drawnMarks(all).keys()]).toEqual(['b']);
    // two places, one on the other
    const under: Spot = { ...SPOTS[0], shape: { kind: 'circle', x: 60, y: 50, r: 11 } };
    const camera = { toBoard: (x: number, y: number) => [x, y], zoom: 1 } as never;
    const pile = [under, SPOTS[1]];
    expect(hit(pile, camera, 60, 50, new Offer(pile, all, null).first)?.id).toBe('b');
    expect(hit([SPOTS[1], under], camera, 60, 50, () => false)?.id).toBe(hit([SPOTS[1], under], camera, 60, 50)?.id);
  });

  test('is a finished move, but not before its preview could be read', () => {
    const offer = new Offer(SPOTS, marks({ a: 'picked' }), A_DONE);
    expect(offer.done.map(({ id }) => id)).toEqual(['a']);
    expect(offer.hears('a', 1e9)).toBe(false);
    offer.painted(1000);
    // the second half of a double tap
    expect(offer.hears('a', 1180)).toBe(false);
    expect(offer.hears('a', 1299)).toBe(false);
    expect(offer.hears('a', 1300)).toBe(true);
    // more frames of the same picture do not start it again
    offer.painted(2000);
    expect(offer.hears('a', 1300)).toBe(true);
    // a hand that lies there
    expect(offer.hears('a', 1300, 701)).toBe(false);
    expect(offer.hears('b', 1300)).toBe(true);
    expect(offer.hears('c', 1300)).toBe(false);
  });

  test('is no second act where a place may be picked again, and none on a mark alone', () => {
    expect(new Offer(SPOTS, marks({ a: 'again', b: 'lit' }), A_DONE).done).toEqual([]);
    expect(new Offer(SPOTS, marks({ a: 'picked', b: 'lit' }), null).done).toEqual([]);
    expect(new Offer(SPOTS, marks({ a: 'picked', b: 'hint' }), null).all).toEqual([]);
  });
});

describe('the places by key', () => {
  const picked = vi.fn();
  const overlay = new Overlay({
    camera: new Camera({ x: 0, y: 0, width: 200, height: 100 }),
    pick: picked,
    settle() {},
    tell() {},
    say() {},
    miss() {},
  });
  const look = { say: ({ args }: any) => `Place ${args.n}` } as unknown as Look;
  const labels = () => [...overlay.element.children].map((one) => one.getAttribute('aria-label'));

  test('a place of the finished move keeps its button and the focus, and says what comes next', () => {
    document.body.append(overlay.element);
    overlay.show(new Offer(SPOTS, marks({ a: 'lit', b: 'lit' }), null), look);
    const [button] = overlay.element.querySelectorAll('button');
    button.focus();
    overlay.show(new Offer(SPOTS, marks({ a: 'picked' }), A_DONE), look);
    expect(labels()).toEqual(['Place 20. Once more: Take a']);
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-pressed')).toBe('true');
    const click = new MouseEvent('click', { bubbles: true });
    button.dispatchEvent(click);
    expect(picked).toHaveBeenCalledWith('a', click.timeStamp);
  });

  test('is a place as any other once it is lit again', () => {
    overlay.show(new Offer(SPOTS, marks({ a: 'lit' }), null), look);
    expect(labels()).toEqual(['Place 20']);
    expect(overlay.element.querySelector('button')?.hasAttribute('aria-pressed')).toBe(false);
  });
});

/** The market with a stall on the board for every number that can be named. */
const stalls = {
  ...market,
  partialMove: () => undefined,
  spots: () => [],
  walk: (m: any) =>
    market.walk(m).map((stage) => stage.map((pick) => (m.name ? { ...pick, spot: `s${m.name}` } : pick))),
};

/** A market where one number alone can be named, in the open or not. */
const lone = (privacy: 'open' | 'hand' | 'sealed') => {
  const { bid } = market.rules.steps as any;
  const moves = () => [{ name: 1 }];
  const steps = { ...market.rules.steps, bid: { ...bid, privacy, moves, offers: moves } };
  return { ...stalls, rules: { ...market.rules, steps } };
};

function sit(game: unknown): TableModel {
  const chairs = ['Ana', 'Ben', 'Cem'].map((name, colour) => ({ name, colour, side: 0 }));
  const match = Match.start(game as never, { id: 'taps', options: null, chairs, seed: '9'.repeat(32), now: 1 });
  expect(match.enter(TABLE, { cards: [3, 5, 2] }, 1)).toBe(true);
  return new TableModel(game as never, match, signal(true));
}

let root: HTMLElement;
onRoot((page) => {
  root = page;
});
beforeEach(() => {
  board.shown.length = 0;
});

/** The board as it was shown last. */
const last = () => {
  const [, shown, , finished] = board.shown[board.shown.length - 1];
  return { marks: Object.fromEntries(shown), finished };
};

async function open(model: TableModel) {
  render(<BoardView model={model} table={{ where: {} } as never} onGone={() => {}} />, root);
  await soon(() => expect(board.shown.length).toBeGreaterThan(0));
}

describe('a touch of the board', () => {
  test('picks, then changes the pick, then commits', async () => {
    const model = sit(stalls);
    await open(model);
    board.options.onPick('s2');
    expect(last().marks).toEqual({ s2: 'picked' });
    expect(last().finished.places).toEqual(['s2']);
    expect(last().finished.instead.toSorted()).toEqual(['s1', 's3', 's4', 's5', 's6']);
    expect(model.viewpoint.match.length).toBe(1);

    board.options.onPick('s3');
    expect(model.selection.level.value.move).toEqual({ name: 3 });
    expect(last().finished.places).toEqual(['s3']);
    expect(model.viewpoint.match.length).toBe(1);

    board.options.onPick('s3');
    await soon(() => expect(model.viewpoint.match.record.log.at(-1)).toMatchObject({ seat: 0, move: { name: 3 } }));
    expect(last().finished).toBeNull();
    await soon(() => expect(model.selection.actor.value).toBe(1));
    expect(last().marks).toMatchObject({ s1: 'lit', s3: 'lit' });
  });

  test('on the only thing there is does it where a hand decides, as the button would', async () => {
    const model = sit(lone('hand'));
    await open(model);
    expect(last().finished.places).toEqual(['s1']);
    board.options.onPick('s1');
    await soon(() => expect(model.viewpoint.match.record.log.at(-1)).toMatchObject({ seat: 0, move: { name: 1 } }));
  });

  test('beside all places says what was met, and all of it to those who are helped, or who rest there', async () => {
    const model = sit(stalls);
    await open(model);
    board.options.taps.miss(undefined, REST_MS);
    expect(model.looks.told.value).toBeUndefined();
    // a tap says its name and why, until the next
    board.options.taps.miss('elsewhere', REST_MS - 1);
    expect(model.looks.told.value).toEqual({ spot: 'elsewhere', brief: true });
    board.options.taps.miss(undefined, 0);
    expect(model.looks.told.value).toBeUndefined();
    board.options.taps.miss('elsewhere', REST_MS);
    expect(model.looks.told.value).toEqual({ spot: 'elsewhere' });
    // and what was told is gone with what is done
    board.options.onPick('s2');
    board.options.onPick('s2');
    await soon(() => expect(model.viewpoint.match.length).toBeGreaterThan(1));
    expect(model.looks.told.value).toBeUndefined();
    help('taps', 0, true);
    help('taps', 1, true);
    board.options.taps.miss('elsewhere', 0);
    expect(model.looks.told.value).toEqual({ spot: 'elsewhere' });
  });

  test('does nothing while things are dragged and flown', async () => {
    const model = sit(stalls);
    await open(model);
    board.options.onPick('s2');
    model.selection.byHand.value = true;
    expect(last().finished).toBeNull();
    board.options.onPick('s2');
    board.options.onPick('s3');
    expect(model.selection.level.value.move).toEqual({ name: 2 });
    expect(model.viewpoint.match.length).toBe(1);
  });

  test('commits what nobody had to pick, and never what is sealed', async () => {
    const open1 = sit(lone('open'));
    expect(open1.selection.chosen.value).toEqual([]);
    expect(open1.selection.finished.value?.places).toEqual(['s1']);
    expect(sit(lone('hand')).selection.finished.value?.places).toEqual(['s1']);
    const sealed = sit(lone('sealed'));
    sealed.reveal();
    expect(sealed.selection.level.value.move).toEqual({ name: 1 });
    expect(sealed.selection.finished.value).toBeUndefined();
  });
});
