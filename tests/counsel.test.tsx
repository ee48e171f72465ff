// @vitest-environment happy-dom
/** @jsxImportSource preact */
import 'fake-indexeddb/auto';
import { signal } from '@preact/signals';
import { render } from 'preact';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Match } from '../src/engine/match';
import { TABLE } from '../src/engine/rules';
import { addText } from '../src/look/say';
import { judged } from '../src/storage/judged';
import { Actions } from '../src/table/Actions';
import { inPoints, surety } from '../src/table/counsel';
import { TableModel } from '../src/table/model';
import { Review } from '../src/table/Review';
import { PUBLIC } from '../src/table/secrecy';
import { text } from '../src/table/text.en';
import { market } from './engine/modules/market';
import { onRoot } from './root';

/** What people ask beside the game: who may ask, from what, what ends it, and what is noted. */

addText(text);

const { asked } = vi.hoisted(() => ({ asked: [] as any[] }));
vi.mock('../src/bots/aside', () => ({
  askAside: (ask: unknown, hear: unknown, end: unknown) => {
    const leave = vi.fn();
    asked.push({ ask, hear, end, leave });
    return leave;
  },
}));

let root: HTMLElement;

onRoot((page) => {
  root = page;
});

beforeEach(() => {
  asked.length = 0;
});

/** Cards 3, 5 and 2; chairs named here are bots. */
function sit(...bots: number[]): Match {
  const chairs = ['Ana', 'Ben', 'Cem'].map((name, i) => ({
    name,
    colour: i,
    side: 0,
    ...(bots.includes(i) && { bot: 'mate' }),
  }));
  const match = Match.start(market, { id: 'counsel', options: null, chairs, seed: '9'.repeat(32), now: 1 });
  expect(match.enter(TABLE, { cards: [3, 5, 2] }, 1)).toBe(true);
  return match;
}

const screen = (match: Match) => new TableModel(market as never, match, signal(true));
const redrawn = () => new Promise((done) => setTimeout(done, 30));
const show = (model: TableModel) =>
  render(<Actions model={model} table={{ panels: {}, faces: () => false } as never} listAll={false} />, root);
const button = () => root.querySelector<HTMLButtonElement>('.ask-captain');
const ADVICE = { best: 0, second: 1, lead: 0.12, error: 0.03, chance: 0.47 };

describe('on the open table of several people', () => {
  test('nothing is asked, and there is no button, while a corner is pressed neither', () => {
    const model = screen(sit());
    show(model);
    expect(model.viewpoint.eyes.value).toEqual(PUBLIC);
    model.viewpoint.peek(0, true);
    expect(model.viewpoint.peeking.value).toEqual([0]);
    expect(model.counsel.mayAsk.value).toBeUndefined();
    model.counsel.ask();
    expect(asked).toEqual([]);
    expect(button()).toBeNull();
    expect(model.viewpoint.match.record.advised).toBeUndefined();
  });
});

describe('behind the cover', () => {
  function opened() {
    const model = screen(sit());
    model.takeTablet();
    expect(model.counsel.mayAsk.value).toBeUndefined();
    model.reveal();
    return model;
  }

  test('the captain is asked from what that person sees, and says the two best', async () => {
    const model = opened();
    const { match } = model.viewpoint;
    show(model);
    button()?.click();
    const { advise } = asked[0].ask;
    expect(advise).toMatchObject({ game: 'market', seat: 0, view: match.view(0), moves: match.moves(0) });
    expect(JSON.stringify(advise.view)).toBe(JSON.stringify(match.view(0)));
    asked[0].hear({ advice: ADVICE });
    await redrawn();
    expect(root.querySelectorAll('.captain li')).toHaveLength(2);
    expect(root.querySelector('.captain')?.textContent).toContain('Not as good');
    const reasons = [...root.querySelectorAll('.captain-why')].map((one) => one.textContent);
    expect(reasons.map((why) => /about (.* games)/.exec(why ?? '')?.[1])).toEqual([
      'one win in 2 games',
      'one win in 3 games',
    ]);
  });

  test('chances are plain odds, and two moves of one name are told apart by their picks', async () => {
    const model = opened();
    show(model);
    model.counsel.ask();
    const label = vi.spyOn(model.viewpoint.game, 'label').mockReturnValue({ key: 'market.pass' });
    asked[0].hear({ advice: { ...ADVICE, chance: 0.26, lead: 0.24 } });
    await redrawn();
    const lines = [...root.querySelectorAll('.captain li')].map((one) => one.textContent ?? '');
    label.mockRestore();
    expect(lines.map((line) => /about (.* games)/.exec(line)?.[1])).toEqual([
      'one win in 4 games',
      '2 wins in 100 games',
    ]);
    // their picks follow the name
    for (const line of lines) expect(line).toMatch(/^(?:Not as good: )?market.pass · market.name/);
  });

  test.each([
    ['the cover goes up', (model: TableModel) => model.conceal()],
    ['the tablet is put back', (model: TableModel) => model.hide()],
    ['the page is left', (model: TableModel) => model.close()],
    ['the match is another', (model: TableModel) => model.adopt(sit())],
  ])('when %s its worker ends, and what it said is gone', (_, act) => {
    const model = opened();
    model.counsel.ask();
    asked[0].hear({ advice: ADVICE });
    expect(model.counsel.told.value.kind).toBe('told');
    act(model);
    expect(asked[0].leave).toHaveBeenCalled();
    expect(model.counsel.told.value).toEqual({ kind: 'none' });
  });

  test('what was decided ends it', async () => {
    const model = opened();
    model.counsel.ask();
    model.selection.pick('name:2');
    await model.commit();
    expect(asked[0].leave).toHaveBeenCalled();
    expect(model.counsel.told.value).toEqual({ kind: 'none' });
  });

  test('a captain that cannot be asked is said to be so', async () => {
    const model = opened();
    show(model);
    model.counsel.ask();
    asked[0].end('failed');
    await redrawn();
    expect(root.querySelector('[role=alert]')).not.toBeNull();
    expect(button()?.disabled).toBe(false);
  });
});

describe('the match', () => {
  test('notes once a question who asked; it is saved and judged with the rest', () => {
    const model = screen(sit(1, 2));
    model.counsel.ask();
    model.counsel.drop();
    model.counsel.ask();
    const { record } = model.viewpoint.match;
    expect(record.advised).toEqual([{ seat: 0, at: 1 }]);
    const json = JSON.parse(JSON.stringify(record));
    expect(judged(json).record).toEqual(json);
    expect(Match.resume(market, json).record.advised).toEqual([{ seat: 0, at: 1 }]);
  });

  test.each([[7], [[{ seat: 3, at: 1 }]], [[{ seat: 0 }]], [null]])('leaves out what makes no sense: %j', (advised) => {
    const record = JSON.parse(JSON.stringify(sit().record));
    expect(judged({ ...record, advised }).record).toEqual(record);
  });
});

test('differences are told as surely as they are known', () => {
  const of = (lead: number, error: number) => surety({ best: 0, second: 1, lead, error });
  expect([of(0.01, 0.001), of(0.1, 0.2), of(0.1, 0.06), of(0.1, 0.04)]).toEqual(['equal', 'equal', 'maybe', 'sure']);
  expect(inPoints(0.126)).toBe(13);
});

describe('the review', () => {
  function finished(...bots: number[]): TableModel {
    const match = sit(...bots);
    vi.spyOn(match, 'over', 'get').mockReturnValue(true);
    return screen(match);
  }
  const REVIEW = { done: 0.5, people: [0, 1], finished: 1, points: [] };

  test('is begun by a button, says how far it is and what it found, and ends with the page', async () => {
    const model = finished();
    render(<Review viewpoint={model.viewpoint} reviewing={model.reviewing} />, root);
    root.querySelector('button')?.click();
    expect(asked[0].ask).toEqual({ review: model.viewpoint.match.record });
    const view = model.viewpoint.match.view(0);
    const point = { at: 1, seat: 1, round: 1, view, played: { name: 1 }, better: { name: 2 }, loss: 0.14, error: 0.02 };
    asked[0].hear({ review: { ...REVIEW, points: [point] } });
    await redrawn();
    expect(root.querySelector('progress')?.value).toBe(0.5);
    const [ana, ben] = root.querySelectorAll('.review-person');
    expect(ana.textContent).toContain('No move clearly cost five points');
    expect(ben.textContent).toContain('14 points');
    expect(ben.textContent).toContain('give or take 4');
    asked[0].end('done');
    await redrawn();
    expect(root.querySelector('progress')).toBeNull();
    model.close();
    expect(asked[0].leave).toHaveBeenCalled();
    const { match } = model.viewpoint;
    expect(screen(match).reviewing.review.value?.points).toEqual([point]);
    const back = { kind: 'takeback' as const, at: 1, when: 0, dropped: [] };
    for (const other of [{ id: 'another' }, { notes: [back] }])
      expect(screen(Match.resume(market, { ...match.record, ...other })).reviewing.review.value).toBeUndefined();
  });

  test('is not offered where nobody but computer players decided, nor before the end', () => {
    expect(finished(0, 1, 2).reviewing.possible).toBe(false);
    const model = screen(sit());
    expect(model.reviewing.possible).toBe(false);
    model.reviewing.start();
    expect(asked).toEqual([]);
  });
});
