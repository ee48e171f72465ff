// @vitest-environment happy-dom
/** @jsxImportSource preact */
import { h, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keeper } from '../../../src/games/island-hopper/box/keeper';
import {
  allFines,
  captained,
  dropped,
  finesOf,
  saidOf,
  spoken,
  takenBack,
} from '../../../src/games/island-hopper/rules/fines';
import { full, later, paused, sandOf, seconds, started } from '../../../src/games/island-hopper/rules/sand';
import { reading } from '../../../src/games/sheet';
import { say } from '../../../src/look/say';
import { prefs } from '../../../src/storage/prefs';

/** The helpers beside the sheet: the bribing minute (rules 4.1), and words with their fines (rules 5.7). */

describe('the sand', () => {
  test('runs only when it was started, and is out after a minute', () => {
    expect(later(full(), 500)).toEqual(full());
    let sand = started(full());
    for (let i = 0; i < 59; i++) sand = later(sand, 1000);
    expect([seconds(sand), sand.runs]).toEqual([1, true]);
    sand = later(sand, 999);
    expect([seconds(sand), sand.runs]).toEqual([1, true]);
    sand = later(sand, 1);
    expect([seconds(sand), sand.runs]).toEqual([0, false]);
    expect(started(sand)).toEqual({ whole: 60, left: 60_000, runs: true });
  });

  test('keeps what is left through a pause, and goes on from there', () => {
    const stopped = paused(later(started(full(90)), 800));
    expect(stopped).toEqual({ whole: 90, left: 89_200, runs: false });
    expect(started(stopped).left).toBe(89_200);
  });

  test('a device that slept takes no more than a second', () => {
    expect(later(started(full()), 3_600_000).left).toBe(59_000);
    expect(later(started(full()), -500).left).toBe(60_000);
  });

  test('after a kill it stands where it was; nonsense is a full glass', () => {
    expect(sandOf({ whole: 90, left: 12_345, runs: true })).toEqual({ whole: 90, left: 12_345, runs: false });
    for (const junk of [undefined, null, 7, 'x', [], {}, { whole: 61, left: 5 }, { whole: 60, left: -1, runs: true }])
      expect(sandOf(junk as never)).toEqual(full());
    for (const left of [60_001, Number.NaN, '5', null]) expect(sandOf({ whole: 60, left } as never)).toEqual(full());
  });
});

describe('words and fines', () => {
  const heard = (words: number[]) => ({ now: { captain: 0, words }, past: [] });

  test('three words are free in each flight, each further one costs a dollar', () => {
    expect(finesOf(heard([0, 0, 3, 4, 7]).now)).toEqual([0, 0, 0, 1, 4]);
  });

  test('the captain says none; a word can be taken back, and never below nothing', () => {
    let said = captained(saidOf(undefined, 3), 1);
    said = spoken(spoken(spoken(said, 0, 1), 0, 1), 1, 1);
    expect(said.now.words).toEqual([2, 0, 0]);
    expect(spoken(spoken(spoken(said, 0, -1), 0, -1), 0, -1).now.words).toEqual([0, 0, 0]);
  });

  test('a word is due when it is spoken: the flight in the air counts', () => {
    const said = { now: { captain: 1, words: [4, 0, 3] }, past: [{ captain: 0, words: [0, 0, 5] }] };
    expect(allFines(said)).toEqual([1, 0, 2]);
    expect(allFines(spoken(said, 2, 1))).toEqual([1, 0, 3]);
    // one that was counted by mistake is not due any more
    expect(allFines(spoken(said, 0, -1))).toEqual([0, 0, 2]);
  });

  test('when the token is down all words come back; the fines add up; the last flight can be taken back', () => {
    let said = { ...captained(saidOf(undefined, 3), 1) };
    for (let i = 0; i < 5; i++) said = spoken(said, 0, 1);
    said = dropped(said);
    expect([said.now, allFines(said)]).toEqual([{ captain: 1, words: [0, 0, 0] }, [2, 0, 0]]);
    for (let i = 0; i < 4; i++) said = spoken(said, 0, 1);
    expect(allFines(dropped(said))).toEqual([3, 0, 0]);
    expect(takenBack(said).now.words).toEqual([5, 0, 0]);
    expect(takenBack(takenBack(said)).past).toEqual([]);
  });

  test('another captain begins another flight', () => {
    expect(captained(heard([0, 2, 1]), 2).now).toEqual({ captain: 2, words: [0, 0, 0] });
  });

  test('what was kept comes back; what makes no sense does not', () => {
    const kept = { now: { captain: 2, words: [1, 5, 0] }, past: [{ captain: 0, words: [0, 4, 0] }] };
    expect(saidOf(kept, 3)).toEqual(kept);
    const none = { now: { captain: -1, words: [0, 0, 0, 0] }, past: [] };
    expect(saidOf(kept, 4)).toEqual(none);
    for (const junk of [undefined, null, 'x', [], { now: 1, past: 2 }, { now: { captain: 9, words: [0, 0, 0, 0] } }])
      expect(saidOf(junk as never, 4)).toEqual(none);
    expect(saidOf({ ...kept, past: [{ captain: 0, words: [0, -1, 0] }, null, kept.past[0]] } as never, 3)).toEqual(
      kept,
    );
  });
});

describe('on the screen', () => {
  let root: HTMLElement;
  let kept: unknown;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance', 'setTimeout'] });
    root = document.createElement('div');
    document.body.append(root);
    kept = undefined;
  });

  afterEach(() => {
    render(null, root);
    root.remove();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    prefs.sound.value = false;
    Object.defineProperty(document, 'hidden', { value: false, configurable: true });
  });

  const names = ['Ana', 'Ben', 'Cy', 'Dee'];
  function show(id: string, n = 4): void {
    const people = names.slice(0, n).map((name, colour) => ({ name, colour }));
    const { Panel } = keeper.helpers.find((one) => one.id === id) as unknown as { Panel: never };
    const draw = () =>
      render(
        h(Panel, {
          people,
          say: (phrase: never) => say(phrase, { text: keeper.text, chairs: people }),
          kept,
          keep(next: unknown) {
            kept = JSON.parse(JSON.stringify(next));
            draw();
          },
          read: reading(n, {}),
          enter() {},
          ledger: [],
          tell() {},
          takeOut() {},
        } as never),
        root,
      );
    act(draw);
  }
  const gone = () => act(() => render(null, root));
  const button = (name: string | RegExp): HTMLButtonElement =>
    [...root.querySelectorAll('button')].find((one) => {
      const label = one.getAttribute('aria-label') ?? one.textContent ?? '';
      return typeof name === 'string' ? label === name : name.test(label);
    }) as HTMLButtonElement;
  const tap = (name: string | RegExp) => act(() => button(name).click());
  const passes = (ms: number) => act(() => vi.advanceTimersByTime(ms) as never);
  const left = () => Number(root.querySelector('.hopper-sand-left > [aria-hidden]')?.textContent);
  const hide = (hidden: boolean) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };

  test('have headings in words', () => {
    expect(keeper.helpers.map(({ text }) => say(text, { text: keeper.text }))).toEqual([
      'The bribing minute',
      'Words and fines',
    ]);
  });

  test('the minute: started, paused, gone on with, and over', () => {
    show('hopper-sand');
    expect(left()).toBe(60);
    passes(3000);
    expect(left()).toBe(60);
    tap('Turn it over');
    passes(20_500);
    expect(left()).toBe(40);
    tap('Pause');
    passes(5000);
    expect(left()).toBe(40);
    tap('Go on');
    passes(41_000);
    expect(left()).toBe(0);
    expect(root.querySelector('[role=status]')?.textContent).toBe('Time’s up. A coin still in your hand stays yours.');
    tap('A new minute');
    expect(left()).toBe(60);
  });

  test('a kill in the middle costs a second at most', () => {
    show('hopper-sand');
    tap('Turn it over');
    passes(33_400);
    const saved = (kept as { left: number }).left;
    expect(saved).toBeGreaterThanOrEqual(26_600);
    expect(saved).toBeLessThan(27_800);
    gone();
    show('hopper-sand');
    passes(9000);
    expect(left()).toBe(Math.ceil((kept as { left: number }).left / 1000));
    expect(button('Go on')).toBeTruthy();
  });

  test('it stands while the page is hidden, and runs on by itself', () => {
    show('hopper-sand');
    tap('Turn it over');
    passes(10_000);
    hide(true);
    passes(30_000);
    expect(left()).toBeGreaterThanOrEqual(49);
    hide(false);
    passes(10_000);
    expect([39, 40, 41]).toContain(left());
  });

  test('it sounds at its end only where sound is on', () => {
    const strokes = vi.fn();
    const param = { value: 0, setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
    class Speaker {
      currentTime = 0;
      destination = {};
      createOscillator = () => ({ frequency: param, connect: (to: unknown) => to, start: strokes, stop() {} });
      createGain = () => ({ gain: param, connect: (to: unknown) => to });
      close = async () => {};
    }
    vi.stubGlobal('AudioContext', Speaker);
    for (const sound of [false, true]) {
      prefs.sound.value = sound;
      kept = undefined;
      show('hopper-sand');
      tap('Turn it over');
      passes(59_000);
      expect(strokes).not.toHaveBeenCalled();
      passes(2000);
      expect(strokes).toHaveBeenCalledTimes(sound ? 2 : 0);
      gone();
    }
  });

  test('words: a tap each, a fine from the fourth on, and all of them back with the token', () => {
    show('hopper-words');
    expect(root.textContent).toContain('Say who’s flying');
    act(() => (root.querySelectorAll('input[type=radio]')[1] as HTMLInputElement).click());
    expect(button(/A word from Ben/)).toBeUndefined();
    for (let i = 0; i < 5; i++) tap(/A word from Cy/);
    expect(button(/A word from Cy/).getAttribute('aria-label')).toBe('A word from Cy: 5 so far. $2 to the bank');
    expect(button(/A word from Ana/).getAttribute('aria-label')).toBe('A word from Ana: 0 so far. 3 words are free');
    expect(root.querySelector('.hopper-fines')?.textContent).toBe('Fines this gameCy: $2');
    tap('Take back one of Cy’s words');
    tap('The token is down');
    expect(button(/A word from Cy/).getAttribute('aria-label')).toBe('A word from Cy: 0 so far. 3 words are free');
    expect(root.querySelector('.hopper-fines')?.textContent).toBe('Fines this gameCy: $1');
    gone();
    show('hopper-words');
    tap('It’s still in the air');
    expect(button(/A word from Cy/).getAttribute('aria-label')).toContain('4 so far');
  });

  test('two people have no words', () => {
    show('hopper-words', 2);
    expect(root.textContent).toContain('no fines');
    expect(root.querySelectorAll('button')).toHaveLength(0);
  });
});
