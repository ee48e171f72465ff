// @vitest-environment happy-dom
/** @jsxImportSource preact */
import { signal } from '@preact/signals';
import { render } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Json, Phrase } from '../src/engine/rules';
import { games } from '../src/games/doors';
import type { Entry, Thrown } from '../src/games/keeper';
import { FACES } from '../src/games/kit/dice';
import { sheet } from '../src/games/manila/box/sheet';
import { sheet as catan } from '../src/games/puerto-catan/box/sheet';
import type { Tools } from '../src/games/sheet';
import { reading } from '../src/games/sheet';
import { worn } from '../src/look/appearance';
import { addText, pseudo, say } from '../src/look/say';
import { Toasts } from '../src/look/toast';
import { freeSheet } from '../src/scorekeeper/begin/free';
import { Running } from '../src/scorekeeper/sheet/Running';
import { ToolBox } from '../src/scorekeeper/sheet/ToolBox';
import { text as sheetText } from '../src/scorekeeper/text.en';
import { commonTools } from '../src/scorekeeper/tools';
import { fair } from '../src/scorekeeper/tools/chance';
import { readClocks, tapped } from '../src/scorekeeper/tools/clock-state';
import { verdict } from '../src/scorekeeper/tools/DiceStatistics';
import { counted, type DiceState, NOBODY, readDice } from '../src/scorekeeper/tools/dice-state';
import { text } from '../src/scorekeeper/tools/text.en';
import type { Free } from '../src/storage/plays';
import { prefs } from '../src/storage/prefs';
import { blankBook } from './games/tapped';
import { shown, strayed } from './stray';

/** The table tools as people use them; what they keep goes through a fake `keep`, as JSON like any save. */

addText(sheetText);

const PEOPLE = ['Ana', '=Ben', 'Cleo'].map((name, colour) => ({ name, colour }));
const EVERYTHING: Tools = { dice: { count: 3 }, bank: true };
const T = 1_700_000_000_000;

let root: HTMLElement;
const kept = signal<Json | undefined>(undefined);
const book = signal(blankBook(sheet, 'manila', 3));

beforeEach(() => {
  root = document.createElement('div');
  document.body.append(root);
  kept.value = undefined;
  book.value = blankBook(sheet, 'manila', 3);
  worn.motion.value = 0;
});

afterEach(async () => {
  render(null, root);
  // effects that wait for a frame must not wait for one of a clock that is gone
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(200);
  root.remove();
  pseudo.value = false;
  worn.motion.value = 1;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function open(id: string, tools: Tools = EVERYTHING, people = PEOPLE): void {
  const App = () => {
    const { Panel } = commonTools(tools).find((one) => one.id === id) as { Panel: any };
    return (
      <>
        <Panel
          people={people}
          say={say}
          kept={kept.value}
          keep={(next: Json) => {
            kept.value = JSON.parse(JSON.stringify(next));
          }}
          read={reading(people.length, {})}
          enter={() => {}}
          roll={() => fair(FACES) + 1}
          ledger={book.value.play.value.ledger ?? []}
          tell={(what: Phrase, entries: readonly Entry[], thrown?: Thrown) => book.value.log(id, what, entries, thrown)}
          takeOut={(line: number, thrown?: number) => book.value.takeOut(line, thrown)}
        />
        <Toasts />
      </>
    );
  };
  render(<App />, root);
}

const soon = () => new Promise((done) => queueMicrotask(() => setTimeout(done, 0)));
const labelOf = (button: Element): string => button.getAttribute('aria-label') ?? button.textContent?.trim() ?? '';
const button = (words: string | RegExp, within: Element = root) =>
  [...within.querySelectorAll('button')].find((one) =>
    typeof words === 'string' ? labelOf(one) === words : words.test(labelOf(one)),
  ) as HTMLButtonElement;
const set = (legend: string) =>
  [...root.querySelectorAll('fieldset')].find(
    (one) => one.querySelector('legend')?.textContent === legend,
  ) as HTMLFieldSetElement;

async function tap(words: string | RegExp, within?: Element): Promise<void> {
  const found = button(words, within);
  expect(found, String(words)).toBeTruthy();
  found.click();
  await soon();
}

describe('the tools', () => {
  test('are the same functions every time', () => {
    const panels = (tools?: Tools, kept = {}) => commonTools(tools, kept).map(({ Panel }) => Panel);
    expect(panels(EVERYTHING)).toEqual(panels(EVERYTHING));
    expect(panels()).toEqual(panels());
    expect(panels({ ...EVERYTHING })).not.toEqual(panels(EVERYTHING));
    const ids = (tools: Tools | undefined) => commonTools(tools).map(({ id }) => id);
    expect(ids(EVERYTHING)).toEqual(['dice', 'order', 'clocks', 'bank']);
    expect(ids(undefined)).toEqual(['order', 'clocks']);
  });

  test('lie there only where the box has them, and money only where no helper of the game keeps it', async () => {
    const lying: { [game: string]: string[] } = {};
    for (const { card, sheet } of games) lying[card.id] = commonTools((await sheet?.())?.tools).map(({ id }) => id);
    const rest = ['order', 'clocks'];
    expect(lying).toEqual({
      'isla-margarita': rest,
      manila: rest,
      alexandros: rest,
      'island-hopper': rest,
      'puerto-catan': ['dice', ...rest],
    });
    // nobody knows what lies in a box of one's own: dice, as in most games with points
    const own = { kind: 'rounds', rows: [], low: false } as const;
    const beside = (free: Free) => commonTools(freeSheet(free).tools).map(({ id }) => id);
    expect(beside(own)).toEqual(['dice', ...rest]);
    expect(beside({ ...own, kind: 'categories', rows: ['Won'], by: 'won' })).toEqual(rest);
  });

  test('stay beside a sheet on which an older version has kept something of them', async () => {
    const book = blankBook(catan, 'puerto-catan', 3);
    const titles = () => [...root.querySelectorAll('summary')].map((one) => one.textContent);
    const draw = () => render(<ToolBox book={book} keeper={undefined} />, root);
    draw();
    expect(titles()).toEqual(['Dice', 'Turn order', 'Clocks']);
    book.keepTool('bank', { base: [30, 30, 30], payments: [{ from: 0, to: 1, amount: 4 }] });
    draw();
    await soon();
    expect(titles()).toEqual(['Dice', 'Turn order', 'Clocks', 'Bank']);
    const bank = [...root.querySelectorAll('details')].at(-1) as HTMLDetailsElement;
    bank.open = true;
    bank.dispatchEvent(new Event('toggle'));
    await soon();
    expect(shown(bank).join(' ')).toContain('P0 paid P1 4');
  });

  test.each(['dice', 'order', 'clocks', 'bank'])('%s takes every word from the catalogue', async (id) => {
    pseudo.value = true;
    const state = {
      dice: { count: 3, throws: Array.from({ length: 30 }, () => ({ faces: [1, 1, 1], by: 1, real: true })), next: 0 },
      order: { order: [2, 0, 1], drawn: 'order', turn: 4 },
      clocks: { ...readClocks(undefined, 3), people: [1000, 2000, 3000], play: 7000, turn: 99_000, who: 1, limit: 30 },
      bank: { base: [1, 2, 3], payments: [{ from: 0, to: -1, amount: 9 }] },
    }[id] as unknown;
    const names = PEOPLE.map(({ name }) => name);
    for (const value of [undefined, state as Json]) {
      kept.value = value;
      open(id);
      await soon();
      expect(shown(root).filter((words) => strayed(words, names) !== '')).toEqual([]);
    }
  });

  test('give every button a name', async () => {
    for (const { id } of commonTools(EVERYTHING)) {
      kept.value = undefined;
      open(id);
      await soon();
      const all = [...root.querySelectorAll('button')];
      expect(all.length).toBeGreaterThan(0);
      for (const one of all) expect(labelOf(one), id).not.toBe('');
      for (const one of root.querySelectorAll('svg')) expect(one.getAttribute('aria-hidden'), id).toBe('true');
    }
  });
});

describe('dice', () => {
  const ledger = () => book.value.play.value.ledger ?? [];
  const state = () => readDice(kept.value, 3, 3, ledger());

  test('are thrown, said, listed and taken back', async () => {
    open('dice');
    await tap('Roll');
    const [{ faces, by, real }] = state().throws;
    expect(faces).toHaveLength(3);
    for (const face of faces) expect([1, 2, 3, 4, 5, 6]).toContain(face);
    expect([by, real]).toEqual([NOBODY, false]);
    const sum = faces.reduce((x, y) => x + y, 0);
    expect(root.querySelector('.tool-fell')?.textContent).toBe(`${sum}: ${faces[0]}, ${faces[1]} and ${faces[2]}`);
    // as many pips as the sum on the tray
    expect(root.querySelectorAll('.tool-tray circle')).toHaveLength(sum);
    await tap('Roll');
    expect(state().throws).toHaveLength(2);
    await tap('Take back');
    expect(state().throws).toEqual([{ faces, by, real }]);
  });

  test('take what real dice show, by tap and by keyboard, a wrong tap back', async () => {
    open('dice');
    await tap('Enter real dice');
    await tap('A 4');
    await tap('A 5');
    await tap('Take back');
    await tap('A one');
    expect(state().throws).toHaveLength(0);
    expect(root.querySelectorAll('.tool-tray .blank')).toHaveLength(1);
    await tap('A 6');
    expect(state().throws).toEqual([{ faces: [4, 1, 6], by: NOBODY, real: true }]);
    const entry = root.querySelector('.tool-entry') as HTMLElement;
    for (const key of ['2', 'x', '9', '3', 'Backspace', '2', '2']) {
      entry.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      await soon();
    }
    expect(state().throws[1]).toEqual({ faces: [2, 2, 2], by: NOBODY, real: true });
    await tap('Stop entering');
    expect(button('Roll')).toBeTruthy();
  });

  test('count by person when people throw in turn', async () => {
    open('dice');
    (root.querySelector('[role=switch]') as HTMLInputElement).click();
    await soon();
    await tap('Roll');
    await tap('Roll');
    expect(state()).toMatchObject({ next: 2, throws: [{ by: 0 }, { by: 1 }] });
    await tap('Ana', set('Who rolls next'));
    await tap('Roll');
    expect(state().throws[2].by).toBe(0);
    expect(root.textContent).toContain('2 rolls: ');
  });

  test('are lines of the ledger; a throw is taken back throw by throw, then those of an older version', async () => {
    kept.value = { count: 2, throws: [{ faces: [1, 1], by: -1, real: false }], next: 1 };
    open('dice');
    await tap('Roll');
    await tap('Roll');
    expect(ledger()).toMatchObject([{ by: 'dice', dice: [{ seat: 1 }, { seat: 2 }] }]);
    expect(kept.value).toMatchObject({ next: 0, throws: [{ faces: [1, 1] }] });
    expect(state().throws.map(({ by }) => by)).toEqual([-1, 1, 2]);
    await tap('Take back');
    expect(ledger()[0].dice).toHaveLength(1);
    expect(kept.value).toMatchObject({ next: 2 });
    await tap('Take back');
    expect([ledger(), state().throws.length, state().next]).toEqual([[], 1, 1]);
    await tap('Take back');
    expect(kept.value).toEqual({ count: 2, next: 1 });
  });

  test('begin with what the game needs, from one to six', async () => {
    open('dice');
    expect(root.querySelector('output')?.textContent).toBe('3');
    for (let i = 0; i < 3; i++) await tap('More: Dice');
    expect(button('More: Dice').disabled).toBe(true);
    await tap('Roll');
    expect(state().throws[0].faces).toHaveLength(6);
    for (let i = 0; i < 5; i++) await tap('Fewer: Dice');
    expect(button('Fewer: Dice').disabled).toBe(true);
    await tap('Roll');
    expect(state().throws[1].faces).toHaveLength(1);
  });

  test('say what is normal, and what is not only after enough throws', () => {
    const fallen = (faces: number[], times: number) => {
      const throws = Array.from({ length: times }, () => ({ faces, by: NOBODY, real: false }));
      return verdict(counted({ count: 2, throws, next: NOBODY }, 'sum'), times);
    };
    expect(fallen([3, 4], 19)).toBe('19 rolls so far: too few to say anything about the dice.');
    expect(fallen([3, 4], 40)).toMatch(
      /^7 came up more often than normal and 5, 6, 8 and 9 came up less often than normal\. /,
    );
    const honest: DiceState = { count: 2, throws: [], next: NOBODY };
    for (let a = 1; a <= 6; a++)
      for (let b = 1; b <= 6; b++) honest.throws.push({ faces: [a, b], by: NOBODY, real: false });
    expect(verdict(counted(honest, 'sum'), 36)).toBe('All within the normal range for 36 rolls.');
  });

  test('give the numbers in words', async () => {
    kept.value = {
      count: 2,
      throws: Array.from({ length: 40 }, (_, i) => ({ faces: i < 9 ? [3, 4] : [1, 2], by: -1, real: false })),
      next: -1,
    };
    open('dice');
    await soon();
    expect(root.textContent).toContain('7: 9 times; 2 to 12 is normal for 40 rolls.');
    expect(root.textContent).toContain('12: 0 times; 0 to 3 is normal for 40 rolls.');
  });
});

describe('turn order', () => {
  test('draws who starts; a tap names another', async () => {
    open('order');
    await tap('Draw who starts');
    const [first] = (kept.value as any).order;
    expect((kept.value as any).order).toEqual([first, (first + 1) % 3, (first + 2) % 3]);
    const name = PEOPLE[first].name;
    expect(root.querySelector('.tool-fell')?.textContent).toBe(`${name} starts. Play goes clockwise.`);
    await tap('=Ben');
    expect(kept.value).toEqual({ order: [1, 2, 0], drawn: 'start' });
  });

  test('with motion the lamp goes round first, and what was drawn is kept at once', async () => {
    worn.motion.value = 1;
    vi.useFakeTimers();
    open('order');
    button('Draw an order').click();
    await vi.advanceTimersByTimeAsync(10);
    const { order } = kept.value as any;
    expect([...order].sort()).toEqual([0, 1, 2]);
    const said = () => root.querySelector('.tool-fell')?.textContent;
    expect(said()).toBe(text['order.drawing']);
    expect(root.querySelectorAll('[aria-pressed=true]')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(6000);
    expect(said()).toContain(PEOPLE[order[0]].name);
    expect([...root.querySelectorAll('.tool-order li')].map((one) => one.textContent)).toEqual(
      order.map((seat: number) => PEOPLE[seat].name),
    );
    expect(kept.value).toEqual({ order, drawn: 'order' });
  });
});

describe('clocks', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: T });
  });
  const push = async (words: string | RegExp) => {
    button(words).click();
    await vi.advanceTimersByTimeAsync(0);
  };
  const times = () => [...root.querySelectorAll('.tool-clock-time')].map((one) => one.textContent);

  test('run for whoever is tapped, and all stand when paused', async () => {
    open('clocks');
    await push(/=Ben/);
    await vi.advanceTimersByTimeAsync(65_300);
    expect(times()).toEqual(['0:00', '1:05', '0:00']);
    await push('Next player');
    await vi.advanceTimersByTimeAsync(10_300);
    expect(times()).toEqual(['0:00', '1:05', '0:10']);
    expect(root.querySelector('.tool-total')?.textContent).toContain('1:15');
    await push('Pause all');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(times()).toEqual(['0:00', '1:05', '0:10']);
    await push('Go on');
    await vi.advanceTimersByTimeAsync(5300);
    expect(times()[2]).toBe('0:15');
    await push('Set all to zero');
    expect(times()).toEqual(['0:00', '0:00', '0:00']);
    await push('Take back');
    expect(times()).toEqual(['0:00', '1:05', '0:15']);
  });

  test('warn in words when a turn takes too long', async () => {
    kept.value = { ...readClocks(undefined, 3), limit: 30 };
    open('clocks');
    await push(/Ana/);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(root.querySelector('.tool-rest')?.textContent).toMatch(/^0:1[01] left in this turn$/);
    await vi.advanceTimersByTimeAsync(15_300);
    expect(root.querySelector('.tool-rest')?.textContent).toBe('0:05 over the limit');
    expect(root.querySelector('[aria-live=assertive]')?.textContent).toBe('Ana’s time is up: the limit is 0:30.');
    // somebody else's turn begins with a full limit
    await push('Next player');
    expect(root.querySelector('.tool-rest')?.textContent).toContain('left in this turn');
  });

  test('go on while the tool is folded away', async () => {
    open('clocks');
    await push(/Ana/);
    render(null, root);
    await vi.advanceTimersByTimeAsync(42_300);
    open('clocks');
    expect(times()).toEqual(['0:42', '0:00', '0:00']);
  });

  test('that another page left running stand, and people are told', async () => {
    kept.value = {
      ...readClocks(undefined, 3),
      people: [5000, 0, 0],
      who: 0,
      running: { since: T - 9000, page: 'gone' },
    };
    open('clocks');
    await vi.advanceTimersByTimeAsync(3000);
    expect(times()).toEqual(['0:05', '0:00', '0:00']);
    expect((kept.value as any).running).toBeNull();
    expect(root.querySelector('.toasts')?.textContent).toContain(text['clock.stood']);
  });

  test('write down what runs now and then', async () => {
    open('clocks');
    await push(/Ana/);
    await vi.advanceTimersByTimeAsync(31_000);
    expect((kept.value as any).people[0]).toBeGreaterThan(29_500);
  });

  test('the sand runs out above the sheet, and says so; so does whose clock it is', async () => {
    const timed = { ...sheet, tools: { sand: { seconds: 60, from: 3 } } };
    const beside = (n: number) => {
      book.value = blankBook(timed, 'manila', n);
      const App = () => (
        <>
          <Running book={book.value} />
          <Toasts />
        </>
      );
      render(<App />, root);
    };
    const said = () => root.querySelector('.running .tool-fell')?.textContent;
    const tools = () => book.value.play.value.tools as any;
    const stays = () => root.querySelectorAll('.running-line.on').length;
    beside(2);
    expect(root.querySelector('.running-line')).toBeNull();
    beside(3);
    expect(stays()).toBe(0);
    await push('Turn the glass over');
    await vi.advanceTimersByTimeAsync(30_000);
    expect([said(), stays()]).toEqual([expect.stringMatching(/^0:3[01] left$/), 1]);
    await push('Pause');
    await vi.advanceTimersByTimeAsync(9000);
    expect([said(), stays()]).toEqual([expect.stringMatching(/^0:3[01] left$/), 0]);
    await push('Go on');
    await vi.advanceTimersByTimeAsync(5000);
    await push('Pause');
    await push('Turn the glass over');
    await vi.advanceTimersByTimeAsync(59_000);
    expect(root.textContent).not.toContain(text['sand.over']);
    await vi.advanceTimersByTimeAsync(2000);
    expect([said(), stays()]).toEqual([text['sand.over'], 0]);
    expect(root.querySelector('.toasts')?.textContent).toContain(text['sand.over']);
    expect(tools().sand).toEqual({ left: 0, running: null });
    await push('Start again');
    expect(tools().sand.left).toBe(60_000);
    // a clock that was set going with its tool folded away
    book.value.keepTool('clocks', tapped(readClocks(undefined, 3), 1, T) as unknown as Json);
    await vi.advanceTimersByTimeAsync(61_000);
    expect([...root.querySelectorAll('.running-line')].at(-1)?.textContent).toMatch(/^P1\d:\d\d$/);
    await push('Next player');
    expect(tools().clocks.who).toBe(2);
  });

  test('the sand sounds at its end only where sound is on', async () => {
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
      book.value = blankBook({ ...sheet, tools: { sand: { seconds: 60, from: 1 } } }, 'manila', 3);
      render(<Running key={String(sound)} book={book.value} />, root);
      await push('Turn the glass over');
      await vi.advanceTimersByTimeAsync(59_000);
      expect(strokes).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(2000);
      expect(strokes).toHaveBeenCalledTimes(sound ? 2 : 0);
    }
    prefs.sound.value = false;
    vi.unstubAllGlobals();
  });
});

describe('the bank', () => {
  const money = () => [...root.querySelectorAll('.tool-money b')].map((one) => one.textContent);
  /** Everybody has something, and has paid nothing yet. */
  const begun = () => {
    kept.value = { base: [30, 30, 30], payments: [] };
  };

  test('pays what was tapped, says what it would do, and takes back', async () => {
    begun();
    open('bank');
    expect(money()).toEqual(['30', '30', '30']);
    await tap('=Ben', set('Who pays'));
    await tap('Cleo', set('Who receives'));
    await tap('1');
    await tap('2');
    await tap('=Ben pays Cleo 12');
    expect(money()).toEqual(['30', '18', '42']);
    await tap('The bank', set('Who pays'));
    await tap('Amount +1');
    await tap('The bank pays Cleo 1');
    expect(money()[2]).toBe('43');
    await tap('Take back');
    await tap('Take back');
    expect(money()).toEqual(['30', '30', '30']);
  });

  test('warns below zero, marks it, and lets it be', async () => {
    begun();
    open('bank');
    await tap('3');
    await tap('5');
    expect(root.querySelector('.tool-warning')?.textContent).toBe('Ana would be 5 below zero. You can do it anyway.');
    await tap('Ana pays the bank 35');
    expect(money()[0]).toBe('−5');
    expect(root.querySelector('.tool-money .owes')?.textContent).toContain('below zero');
    expect(root.querySelector('ol .owes')?.textContent).toContain('paid more than they had');
    expect(root.querySelector('.tool-warning')?.textContent).toBe('');
  });

  test('never lets anybody pay themselves: the two change places', async () => {
    begun();
    open('bank');
    await tap('Ana', set('Who receives'));
    await tap('4');
    expect(button('The bank pays Ana 4')).toBeTruthy();
    await tap('Ana', set('Who pays'));
    expect(button('Ana pays the bank 4')).toBeTruthy();
  });

  test('takes an amount from a keyboard, digits alone, and Enter pays', async () => {
    open('bank');
    const start = root.querySelector('.tool-start input') as HTMLInputElement;
    start.value = '100';
    start.dispatchEvent(new Event('input', { bubbles: true }));
    await soon();
    expect(money()).toEqual(['100', '100', '100']);
    const input = root.querySelector('.tool-amount input') as HTMLInputElement;
    input.value = '-2x5';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await soon();
    expect(input.value).toBe('25');
    root.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await soon();
    expect(money()).toEqual(['75', '100', '100']);
    // what people began with cannot be changed once somebody has paid
    expect(root.querySelector('.tool-start')).toBeNull();
  });

  test('goes on when somebody has left the table', async () => {
    begun();
    open('bank');
    await tap('Cleo', set('Who pays'));
    await tap('7');
    await tap('Cleo pays the bank 7');
    open('bank', EVERYTHING, PEOPLE.slice(0, 2));
    await soon();
    expect(money()).toEqual(['30', '30']);
    await tap('5');
    await tap('Ana pays the bank 5');
    expect(money()).toEqual(['25', '30']);
  });
});
