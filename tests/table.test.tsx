// @vitest-environment happy-dom
/** @jsxImportSource preact */
import 'fake-indexeddb/auto';
import { signal } from '@preact/signals';
import { render } from 'preact';
import { describe, expect, test, vi } from 'vitest';
import { Match, type Playable } from '../src/engine/match';
import { TABLE } from '../src/engine/rules';
import { addText, t } from '../src/look/say';
import { prefs } from '../src/storage/prefs';
import { Actions, Undo } from '../src/table/Actions';
import { READ_MS } from '../src/table/board-offer';
import { TableModel } from '../src/table/model';
import { PUBLIC } from '../src/table/secrecy';
import { text } from '../src/table/text.en';
import { market } from './engine/modules/market';
import { onRoot } from './root';
import { soon } from './soon';

/** What the table screen lets people do, with a game that has little but what the screen has to cope with. */

addText(text);

// the bots of a game that is nowhere registered
vi.mock('../src/bots/client', () => ({
  askBot: () => ({
    first: Promise.resolve(),
    best: () => ({ thought: { best: 0, playouts: 0, rated: [] }, ms: 0 }),
    cancel() {},
  }),
}));

let root: HTMLElement;

onRoot((page) => {
  root = page;
});

/** Cards 3, 5 and 2; chairs named here are bots. */
const sit = (...bots: number[]): Match => sitAt(market, ...bots);

function sitAt(game: Playable, ...bots: number[]): Match {
  const chairs = ['Ana', 'Ben', 'Cem'].map((name, i) => ({
    name,
    colour: i,
    side: 0,
    ...(bots.includes(i) && { bot: 'simple' }),
  }));
  const match = Match.start(game, { id: 'table', options: null, chairs, seed: '9'.repeat(32), now: 1 });
  expect(match.enter(TABLE, { cards: [3, 5, 2] }, 1)).toBe(true);
  return match;
}

/** Everybody has named 1 in the first round; the pause has come. */
function toPause(match: Match): Match {
  for (const seat of [0, 1, 2]) expect(match.enter(seat, { name: 1 }, 1)).toBe(true);
  expect(match.draw(1)).toBe(true);
  return match;
}

/** The second round has begun: all cards lie open. */
function toOpen(match: Match): Match {
  expect(toPause(match).enter(TABLE, { go: true }, 1)).toBe(true);
  return match;
}

const screen = (match: Match) => new TableModel(market as never, match, signal(true));
const offered = (model: TableModel) => model.selection.level.value.picks.map(({ id }) => id);

function Choice({ picks, made, onPick }: any) {
  return (
    <div class="faces">
      {(picks.length > 0 ? picks : made).map(({ id }: any) => (
        <button
          key={id}
          type="button"
          class="face-card"
          aria-pressed={made.some((one: any) => one.id === id)}
          onClick={() => onPick(id)}
        >
          {id}
        </button>
      ))}
    </div>
  );
}

const Between = () => <p class="between">between</p>;

function show(model: TableModel, { faces = false, listAll = false } = {}) {
  const table = { panels: { Choice, Between }, faces: (id: string) => faces && id.startsWith('name:') };
  render(
    <>
      <Undo model={model} />
      <Actions model={model} table={table as never} listAll={listAll} />
    </>,
    root,
  );
}

const words = (selector: string) => [...root.querySelectorAll(selector)].map((element) => element.textContent);

/** Signals redraw in their own time. */
async function click(selector: string, at = 0) {
  (root.querySelectorAll(selector)[at] as HTMLElement).click();
  await new Promise((done) => setTimeout(done, 30));
}

describe('a move that a face puts together', () => {
  test('is committed like any other', async () => {
    const model = screen(sit());
    model.selection.compose({ name: 2 });
    expect(model.selection.level.value).toEqual({ picks: [], made: [], move: { name: 2 } });
    await model.commit();
    expect(model.viewpoint.match.record.log.at(-1)).toMatchObject({ seat: 0, move: { name: 2 } });
    expect(model.selection.composing.value).toBe(false);
  });

  test('stays on the table when it is refused', async () => {
    const model = screen(sit());
    const before = model.viewpoint.match.length;
    model.selection.compose({ name: 4 });
    await model.commit();
    expect(model.viewpoint.match.length).toBe(before);
    expect(model.selection.refusal.value).toEqual({ key: 'table.notThisHand' });
    expect(model.selection.level.value.move).toEqual({ name: 4 });
    model.selection.compose({ name: 3 });
    expect(model.selection.refusal.value).toBeUndefined();
    await model.commit();
    expect(model.viewpoint.match.length).toBe(before + 1);
  });

  test('is gone as soon as something is picked or taken back instead', () => {
    const model = screen(sit());
    model.selection.compose({ name: 2 });
    model.selection.back();
    expect(model.selection.level.value.move).toBeUndefined();
    model.selection.compose({ name: 2 });
    model.selection.choose(['pass']);
    expect(model.selection.level.value.move).toEqual({ pass: true });
    expect(model.selection.composing.value).toBe(false);
  });

  test('keeps its button while it is not complete, and what is offered beside it', async () => {
    const model = screen(toOpen(sit()));
    const table = { panels: { Choice, Between }, faces: (id: string) => id.startsWith('name:'), composes: () => true };
    render(<Actions model={model} table={table as never} listAll={false} />, root);
    expect(root.querySelector<HTMLButtonElement>('.act-main')?.disabled).toBe(true);
    model.selection.compose(undefined, true);
    await new Promise((done) => setTimeout(done, 30));
    expect(root.querySelector<HTMLButtonElement>('.act-main')?.disabled).toBe(true);
    expect(words('.act-picks .pick')).toEqual(['market.pass']);
  });
});

describe('an offered hand choice', () => {
  test('is made on the open board, from what the open facts allow', () => {
    const model = screen(sit());
    expect(model.viewpoint.eyes.value).toEqual(PUBLIC);
    expect(model.selection.actor.value).toBe(0);
    expect(model.viewpoint.view.value.seat).toBeNull();
    expect(offered(model)).toEqual(['name:1', 'name:2', 'name:3', 'name:4', 'name:5', 'name:6', 'pass']);
  });

  test('says before other eyes only that it cannot be done where the hand does not allow it', async () => {
    const match = sit();
    const model = screen(match);
    model.selection.pick('name:4');
    expect(model.selection.preview.value).toHaveLength(1);
    await model.commit();
    expect(model.selection.refusal.value).toEqual({ key: 'table.notThisHand' });
    expect(model.selection.chosen.value).toEqual([]);
    expect(match.length).toBe(1);
    show(model);
    expect(words('.refusal')).toEqual([t('table.notThisHand')]);
    model.selection.pick('name:3');
    await model.commit();
    expect(match.length).toBe(2);
    expect(model.selection.refusal.value).toBeUndefined();
    expect(model.selection.actor.value).toBe(1);
    expect(model.viewpoint.eyes.value).toEqual(PUBLIC);
  });

  test('lets people look at their own hand from their corner meanwhile', () => {
    const model = screen(sit());
    model.viewpoint.peek(1, true);
    expect(model.viewpoint.peeking.value).toEqual([1]);
  });

  test('may be made behind the cover by wish, from what the hand allows', async () => {
    const match = sit();
    const model = screen(match);
    show(model);
    await click('.take-tablet');
    expect(model.viewpoint.eyes.value).toEqual({ kind: 'shield', seat: 0, own: true });
    expect(model.selection.actor.value).toBeUndefined();
    model.reveal();
    expect(model.viewpoint.view.value.seat).toBe(0);
    expect(offered(model)).toEqual(['name:1', 'name:2', 'name:3', 'pass']);
    model.conceal();
    expect(model.viewpoint.eyes.value.kind).toBe('shield');
    model.reveal();
    model.hide();
    expect(model.viewpoint.eyes.value).toEqual(PUBLIC);
    model.takeTablet();
    model.reveal();
    model.selection.pick('name:2');
    await model.commit();
    // Ben is asked now, in the open
    expect(model.viewpoint.eyes.value).toEqual(PUBLIC);
    expect(model.selection.actor.value).toBe(1);
  });

  test('needs no cover, and offers none, where one person plays', () => {
    const model = screen(sit(1, 2));
    expect(model.selection.mayTake.value).toBe(false);
    model.takeTablet();
    expect(model.viewpoint.eyes.value).toEqual(PUBLIC);
  });

  test('shows only what is legal to the one person at the table', () => {
    const model = screen(sit(1, 2));
    expect(model.viewpoint.view.value.seat).toBe(0);
    expect(offered(model)).toEqual(['name:1', 'name:2', 'name:3', 'pass']);
  });
});

describe('after a person’s action', () => {
  test('nobody says End turn before the next person decides in the open', async () => {
    const model = screen(toOpen(sit()));
    model.selection.pick('name:2');
    await model.commit();
    expect(model.viewpoint.ending.value).toBe(false);
    expect(model.selection.actor.value).toBe(1);
    show(model);
    expect(root.querySelector('.undo')?.getAttribute('aria-label')).toBe('Take back Ana’s last action');
    await click('.undo');
    expect(model.selection.actor.value).toBe(0);
    expect(words('.undo')).toEqual([]);
  });

  test('one’s own action is simply taken back', async () => {
    const model = screen(toOpen(sit()));
    model.selection.pick('tip');
    await model.commit();
    show(model);
    expect(root.querySelector('.undo')?.getAttribute('aria-label')).toBe('Take back');
  });

  test('End turn is waited for before a question that is one that waits for it', async () => {
    const steps = { ...market.rules.steps, bid: { ...market.rules.steps.bid, noEndTurn: false } };
    const model = screen(toOpen(sitAt({ ...market, rules: { ...market.rules, steps: steps as never } })));
    model.selection.pick('pass');
    await model.commit();
    expect(model.viewpoint.ending.value).toBe(true);
  });

  test.each([
    ['a bot', [1], 0],
    ['a clean-up', [], 2],
  ])('End turn is waited for before %s', async (_, bots, last) => {
    const match = toOpen(sit(...bots));
    for (let seat = 0; seat < last; seat++) match.enter(seat, { pass: true }, 1);
    const model = screen(match);
    model.selection.pick('pass');
    await model.commit();
    expect(model.viewpoint.ending.value).toBe(true);
  });
});

describe('a bell without a clock', () => {
  test('is rung by the people, and bots are not asked', async () => {
    const match = toPause(sit(1));
    const model = screen(match);
    await model.course.advance();
    expect(match.ask()?.step).toBe('pause');
    show(model);
    expect(words('.between')).toEqual(['between']);
    expect(words('.act-main')).toEqual(['market.bell']);
    await click('.bell');
    expect(match.record.log.at(-1)).toMatchObject({ seat: TABLE, move: { go: true } });
    expect(match.ask()?.step).toBe('bid');
    expect(words('.bell, .between')).toEqual([]);
  });

  test('leaves a lone move to be picked: it may also be rung', async () => {
    const match = toPause(sit(1, 2));
    const model = screen(match);
    expect(offered(model)).toEqual(['tip']);
    expect(model.selection.level.value.move).toBeUndefined();
    show(model);
    await click('.aside');
    expect(words('.act-controls button')).toEqual(['Back', 'market.tip']);
  });

  test('is rung by people who have nothing to do themselves', () => {
    const match = sit(1);
    match.enter(0, { pass: true }, 1);
    match.enter(1, { name: 1 }, 1);
    match.enter(2, { pass: true }, 1);
    match.draw(1);
    const model = screen(match);
    expect(model.selection.actor.value).toBeUndefined();
    show(model);
    expect(words('.act-main')).toEqual(['market.bell']);
  });

  test('rings by itself where only bots sit', async () => {
    const match = toPause(sit(0, 1, 2));
    const model = screen(match);
    const stop = match.length;
    void model.course.advance();
    await soon(() => expect(match.length).toBeGreaterThan(stop));
    model.close();
    expect(match.record.log[stop]).toMatchObject({ seat: TABLE, move: { go: true } });
  });

  test('waits for no End turn, and what was done in the pause can be taken back', async () => {
    const model = screen(toPause(sit()));
    model.selection.turnTo(1);
    model.selection.pick('tip');
    await model.commit();
    expect(model.viewpoint.ending.value).toBe(false);
    model.selection.turnTo(0);
    await model.undo();
    expect(model.selection.actor.value).toBe(1);
  });
});

describe('several people who may act', () => {
  test('say who does; those with nothing to do are not named', async () => {
    const match = sit();
    match.enter(0, { pass: true }, 1);
    match.enter(1, { name: 2 }, 1);
    match.enter(2, { name: 1 }, 1);
    match.draw(1);
    const model = screen(match);
    expect(model.selection.mayAct.value).toEqual([1, 2]);
    expect(model.selection.actor.value).toBe(1);
    show(model);
    expect(words('.act-who .badge-name')).toEqual(['Ben', 'Cem']);
    model.selection.pick('tip');
    await click('.act-who button', 1);
    expect(model.selection.actor.value).toBe(2);
    expect(model.selection.chosen.value).toEqual([]);
    model.selection.pick('tip');
    await model.commit();
    expect(match.record.log.at(-1)).toMatchObject({ seat: 2, move: { tip: true } });
  });

  test('who has nothing to do disturbs nobody', () => {
    const match = sit();
    match.enter(0, { pass: true }, 1);
    for (const seat of [1, 2]) match.enter(seat, { name: 1 }, 1);
    match.draw(1);
    const model = screen(match);
    model.selection.pick('tip');
    model.selection.turnTo(0);
    expect(model.selection.actor.value).toBe(1);
    expect(model.selection.chosen.value).toEqual(['tip']);
  });
});

describe('picks on the screen', () => {
  test('what is beside the question comes last and quietly, and never by itself', () => {
    const model = screen(toOpen(sit()));
    show(model, { listAll: true });
    expect(words('.act-picks .pick')).toEqual(['market.name', 'market.name', 'market.name', 'market.pass']);
    expect(words('.aside')).toEqual(['market.tip']);
    expect(model.selection.level.value.move).toBeUndefined();
  });

  test('cards are drawn by the game, the others lie below and are changed for a card', async () => {
    const model = screen(toOpen(sit()));
    show(model, { faces: true });
    expect(words('.face-card')).toEqual(['name:1', 'name:2', 'name:3']);
    expect(words('.act-picks .pick')).toEqual(['market.pass']);
    expect(words('.aside')).toEqual(['market.tip']);
    expect(root.querySelector<HTMLButtonElement>('.act-main')?.disabled).toBe(true);
    await click('.act-picks .pick');
    expect(words('.commit')).toEqual(['market.pass']);
    expect(words('.act-picks [aria-pressed="true"]')).toEqual(['market.pass']);
    await click('.face-card', 1);
    expect(model.selection.chosen.value).toEqual(['name:2']);
    expect(words('.face-card[aria-pressed="true"]')).toEqual(['name:2']);
    expect(words('.commit')).toEqual(['market.name']);
    expect(words('.preview li')).toHaveLength(1);
  });

  test('what is done beside the question leaves the card that was chosen, put back or done', async () => {
    const model = screen(toOpen(sit()));
    show(model, { faces: true });
    await click('.face-card', 1);
    await click('.aside');
    expect([model.selection.chosen.value, words('.commit')]).toEqual([['tip'], ['market.tip']]);
    await click('.back');
    expect(model.selection.chosen.value).toEqual(['name:2']);
    // another card is chosen instead: nothing waits any more
    await click('.aside');
    await click('.face-card', 0);
    model.selection.back();
    expect(model.selection.chosen.value).toEqual([]);
    await click('.face-card', 1);
    await click('.aside');
    await model.commit();
    expect(model.viewpoint.match.record.log.at(-1)).toMatchObject({ move: { tip: true } });
    expect(model.selection.chosen.value).toEqual(['name:2']);
  });

  test('a second tap on a card does it, once its preview could be read; a key that is held down does not', async () => {
    const model = screen(toOpen(sit()));
    show(model, { faces: true });
    const { match } = model.viewpoint;
    const before = match.length;
    const by = (finger: boolean) => {
      model.grace.byFinger = finger;
    };
    // nothing is done by the first tap
    prefs.confirm.value = 'always';
    by(true);
    await click('.face-card', 1);
    await click('.face-card', 1);
    expect(match.length).toBe(before);
    await new Promise((done) => setTimeout(done, READ_MS));
    by(false);
    await click('.face-card', 1);
    expect(match.length).toBe(before);
    await new Promise((done) => setTimeout(done, READ_MS));
    by(true);
    await click('.face-card', 1);
    await soon(() => expect(match.record.log.at(-1)).toMatchObject({ move: { name: 2 } }));
    prefs.confirm.value = 'needed';
  });

  test('the question is told what has been picked', async () => {
    const model = screen(toOpen(sit()));
    show(model);
    expect(words('.act-prompt')).toEqual(['Move']);
    await click('.act-picks .pick');
    expect(words('.act-prompt')).toEqual(['market.more']);
  });
});
