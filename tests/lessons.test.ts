// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { signal } from '@preact/signals';
import { beforeEach, describe, expect, test } from 'vitest';
import { rng } from '../src/engine/chance';
import type { Match } from '../src/engine/match';
import { type Phrase, type Rng, TABLE } from '../src/engine/rules';
import { games } from '../src/games/doors';
import { factsOf, Pieces } from '../src/games/isla-margarita/draw/board';
import { chart } from '../src/games/isla-margarita/draw/chart';
import { ISLANDS } from '../src/games/isla-margarita/rules/setup';
import type { View } from '../src/games/isla-margarita/rules/state';
import { EVER, type Lesson, type LessonStep, type Moment } from '../src/games/lesson';
import type { GameModule } from '../src/games/module';
import { addText, say } from '../src/look/say';
import { atStart, opened, prepared } from '../src/shell/learning';
import { text as shell } from '../src/shell/text.en';
import { prefs } from '../src/storage/prefs';
import { TableModel } from '../src/table/model';
import { text } from '../src/table/text.en';

/** The lessons as somebody goes through them who does whatever is legal, and what they say. */

addText(text);
addText(shell);

beforeEach(() => {
  prefs.lessons.value = {};
});

interface Taught {
  game: GameModule;
  lesson: Lesson;
  match: Match;
  model: TableModel;
  close(): void;
}

async function taught(id: string): Promise<Taught> {
  const door = games.find(({ card }) => card.id === id)!;
  const [game, lesson] = await Promise.all([door.play(), door.lesson!()]);
  addText(lesson.text);
  const match = await opened(id);
  const model = new TableModel(game, match, signal(true));
  // the test itself makes every entry
  model.course.advance = async () => {};
  model.learning.begin(lesson);
  return { game, lesson, match, model, close: () => model.close() };
}

/** One entry by whoever is asked, the learner's by `choose`; false at the end. */
function entry({ match, model }: Taught, random: Rng, choose: (moves: unknown[]) => unknown): boolean {
  const ask = match.ask();
  if (!ask) return false;
  if (ask.kind !== 'choice') match.draw(1);
  else {
    // of several that may act anybody comes first, the bell included
    const able = [...ask.actors, TABLE].filter((one) => match.moves(one).length > 0);
    const seat = able[random.int(able.length)];
    const moves = match.moves(seat);
    const move = seat === 0 ? choose(moves) : moves[random.int(moves.length)];
    expect(match.enter(seat, move as never, 1)).toBe(true);
  }
  model.viewpoint.changed(false);
  return true;
}

/** What a lesson can point at beside places: pieces by their keys, and the printed circles. */
function lying(game: string, view: unknown): string[] {
  if (game !== 'isla-margarita') return [];
  const pieces = new Pieces({ look: { chairs: [] } } as never, chart(false)).list(factsOf(view as View));
  return [...pieces.map(({ key }) => key), ...ISLANDS.map((_, i) => `circle:${i}`)];
}

/** Goes through the whole lesson; what was shown, by step. */
function through(it: Taught, seed: number): Map<number, string> {
  const random = rng(seed);
  const said = new Map<number, string>();
  for (let i = 0; i < 3000; i++) {
    const shown = it.model.learning.shown.value;
    if (shown) {
      said.set(
        it.lesson.steps.indexOf(shown.step),
        say(shown.text, { text: it.game.text, chairs: it.match.record.chairs }),
      );
      const view = it.model.viewpoint.view.value;
      const places = new Set([...it.game.spots(view).map(({ id }) => id), ...lying(it.game.id, view)]);
      for (const spot of shown.spots) expect(places, `step ${it.lesson.steps.indexOf(shown.step)}`).toContain(spot);
    }
    if (prefs.lessons.value[it.match.record.id] === undefined) return said;
    if (it.model.learning.waits) it.model.learning.next();
    else if (!entry(it, random, (moves) => moves[random.int(moves.length)])) return said;
  }
  throw new Error(`stuck at step ${Math.max(...said.keys())}`);
}

/** How a learner goes: by what the step asks for, and whether they take some of it back. */
interface Way {
  choose(moves: unknown[], it: Taught, random: Rng): unknown;
  regrets?: number;
}

const any: Way['choose'] = (moves, _, random) => moves[random.int(moves.length)];
const asked = (as: boolean): Way => ({
  choose(moves, it, random) {
    const { wants } = it.model.learning.shown.value?.step ?? {};
    const now = { v: it.model.viewpoint.view.value, asked: it.match.ask()?.step, moves: [] };
    const fits = wants ? moves.filter((move) => wants(move, now) === as) : [];
    return any(fits.length > 0 ? fits : moves, it, random);
  },
});
const WAYS: [string, number, Way][] = [
  ['obedient', 1, asked(true)],
  ['contrary', 1, asked(false)],
  ...Array.from({ length: 20 }, (_, i): [string, number, Way] => [
    `at random, taking back, ${i}`,
    i + 1,
    { choose: any, regrets: i % 4 },
  ]),
];

/** Goes that way to the end of the lesson; what was taught by then, and the last thing shown. */
async function learns(it: Taught, seed: number, { choose, regrets = 0 }: Way) {
  const random = rng(seed);
  const { learning } = it.model;
  const taught = new Set<string>();
  let last: unknown;
  let replies = 0;
  for (let i = 0; i < 3000 && prefs.lessons.value[it.match.record.id]; i++) {
    const shown = learning.shown.value;
    if (shown) last = shown.step;
    for (const one of shown?.step.teaches ?? []) taught.add(one);
    const before = it.match.length;
    if (shown?.reply) replies++;
    if (shown?.reply && random.int(6) < regrets) await learning.again();
    else if (learning.waits) learning.next();
    else if (!entry(it, random, (moves) => choose(moves, it, random))) break;
    else if (random.int(12) < regrets && it.match.undoable() === true) await it.model.undo();
    if (it.match.length < before) expect(learning.shown.value ?? learning.quiet.value).toBeDefined();
  }
  return { taught, last, replies, ended: prefs.lessons.value[it.match.record.id] === undefined };
}

/** Its sentences, each with its number of words. */
const sentences = (text: string): number[] =>
  text
    .split(/(?<=[^.][.!?…])\s+/)
    .filter(Boolean)
    .map(length);

const length = (sentence: string): number => sentence.split(/\s+/).filter(Boolean).length;

describe.each(games.filter(({ lesson }) => lesson).map(({ card }) => card.id))('%s', (id) => {
  test('has up to 24 steps of two short sentences', async () => {
    const it = await taught(id);
    expect(it.lesson.steps.length).toBeGreaterThanOrEqual(8);
    expect(it.lesson.steps.length).toBeLessThanOrEqual(24);
    for (let seed = 1; seed <= 4; seed++) {
      const one = seed === 1 ? it : await taught(id);
      for (const [at, text] of through(one, seed)) {
        const words = sentences(text);
        expect([at, text, words.length <= 2 && Math.max(...words) <= 22 && length(text) <= 34]).toContain(true);
      }
      one.close();
    }
  });

  test('every way through it has taught all of it, and sums up at the end', { timeout: 60_000 }, async () => {
    const { lesson, close } = await taught(id);
    close();
    const steps = lesson.steps.flatMap(({ teaches = [] }) => teaches);
    expect(lesson.teaches.filter((one) => !steps.includes(one))).toEqual([]);
    expect(EVER.filter((one) => !lesson.teaches.includes(one))).toEqual([]);
    expect(lesson.steps.at(-1)?.lines).toHaveLength(5);
    for (const [name, seed, way] of WAYS) {
      const it = await taught(id);
      const went = await learns(it, seed, way);
      expect([name, went.ended, lesson.teaches.filter((one) => !went.taught.has(one))]).toEqual([name, true, []]);
      expect([name, went.last === it.lesson.steps.at(-1)]).toEqual([name, true]);
      // what is done is answered
      if (way.choose !== any) expect([name, went.replies > 0]).toEqual([name, true]);
      it.close();
    }
  });

  test('whoever does whatever is legal comes to its end, and every step is shown to somebody on the way', async () => {
    const seen = new Set<number>();
    let steps = 0;
    for (let seed = 1; seed <= 300 && (seed <= 6 || seen.size < steps); seed++) {
      const it = await taught(id);
      steps = it.lesson.steps.length;
      const said = through(it, seed);
      for (const at of said.keys()) seen.add(at);
      expect(prefs.lessons.value[it.match.record.id], [...said.keys()].join()).toBeUndefined();
      it.close();
    }
    expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: steps }, (_, i) => i));
  });

  test('no step is passed by before it was shown', async () => {
    for (let seed = 1; seed <= 12; seed++) {
      const it = await taught(id);
      const random = rng(seed);
      const begun = new Set<number>();
      const shown = new Set<number>();
      for (let i = 0; i < 3000 && prefs.lessons.value[it.match.record.id]; i++) {
        const list = prefs.lessons.value[it.match.record.id];
        // the last one may still wait for its moment
        for (const [at] of list.slice(0, -1)) begun.add(at);
        const now = it.model.learning.shown.value;
        if (now) shown.add(it.lesson.steps.indexOf(now.step));
        if (it.model.learning.waits) it.model.learning.next();
        else if (!entry(it, random, (moves) => moves[random.int(moves.length)])) break;
      }
      expect([...begun].filter((at) => !shown.has(at))).toEqual([]);
      it.close();
    }
  });

  test('the set-up in a picture points at places that are there, and is told in a few sentences', async () => {
    const it = await taught(id);
    const view = (await atStart(id)).view(null);
    const places = new Set(it.game.spots(view).map((spot) => spot.id));
    const laid = it.lesson.laid(view);
    expect(laid.length).toBeGreaterThanOrEqual(5);
    expect(laid.filter(({ spot }) => spot !== undefined).length).toBeGreaterThanOrEqual(3);
    for (const { spot, text: one } of laid) {
      if (spot !== undefined) expect(places).toContain(spot);
      expect(length(say(one, { text: it.game.text }))).toBeLessThanOrEqual(25);
    }
    it.close();
  });

  test('the position in the rules can be laid out, and is not the one of the beginning', async () => {
    const [picture, start] = [await prepared(id, true), await atStart(id)];
    expect(JSON.stringify(picture.view(null))).not.toBe(JSON.stringify(start.view(null)));
    const it = await taught(id);
    if (it.lesson.pictured) expect(picture.length).toBeGreaterThan((await prepared(id)).length);
    it.close();
  });

  test('between two steps it says that it goes on, and why not now', async () => {
    const it = await taught(id);
    const random = rng(3);
    const { learning } = it.model;
    const said = new Set<string | undefined>();
    for (let i = 0; i < 3000 && prefs.lessons.value[it.match.record.id]; i++) {
      // the one or the other, as long as there is a lesson
      if (!it.model.viewpoint.ending.value)
        expect(learning.shown.value === undefined).toBe(learning.quiet.value !== undefined);
      said.add(learning.quiet.value);
      if (learning.waits) learning.next();
      else if (!entry(it, random, (moves) => moves[random.int(moves.length)])) break;
    }
    expect([learning.quiet.value, said.has('others')]).toEqual([undefined, true]);
    it.close();
  });

  test('its paragraphs are in the rules', async () => {
    const it = await taught(id);
    const ids = new Set(it.game.reference.map(({ id: one }) => one));
    const rules: Phrase[] = [];
    const random = rng(5);
    for (let i = 0; i < 3000 && prefs.lessons.value[it.match.record.id]; i++) {
      const shown = it.model.learning.shown.value;
      if (shown) rules.push(shown.text);
      if (it.model.learning.waits) it.model.learning.next();
      else if (!entry(it, random, (moves) => moves[0])) break;
    }
    for (const { rule } of rules) if (rule) expect(ids).toContain(rule);
    expect(rules.some(({ rule }) => rule)).toBe(true);
    it.close();
  });

  test('a step can be done once more, and the one before', async () => {
    const it = await taught(id);
    const random = rng(2);
    const { learning } = it.model;
    for (let i = 0; i < 200 && !learning.shown.value?.step.done; i++)
      if (learning.waits) learning.next();
      else entry(it, random, (moves) => moves[0]);
    const before = it.match.length;
    const at = learning.shown.value?.at ?? 0;
    expect(at).toBeGreaterThan(0);
    entry(it, random, (moves) => moves[0]);
    expect(it.match.length).toBeGreaterThan(before);
    for (let i = 0; i < 50 && (learning.shown.value?.reply || learning.shown.value === undefined); i++)
      if (learning.waits) learning.next();
      else entry(it, random, (moves) => moves[0]);
    const [now, since] = [learning.shown.value?.at, it.match.length];
    for (let i = 0; i < 20 && learning.shown.value?.at !== at; i++) learning.back();
    // reading changes nothing at the table, which waits for it
    expect([learning.shown.value?.at, learning.waits, it.match.length]).toEqual([at, true, since]);
    expect(it.model.viewpoint.touchable.value).toBe(false);
    for (let i = 0; i < 20 && learning.shown.value?.read; i++) learning.forth();
    expect(learning.shown.value?.at).toBe(now);
    for (let i = 0; i < 20 && learning.shown.value?.at !== at; i++) learning.back();
    await learning.again();
    expect(it.match.length).toBeLessThanOrEqual(before);
    expect(learning.shown.value?.at).toBe(at);
    it.close();
  });
});

describe('a lesson of three steps', () => {
  const step = (n: number, more: Partial<LessonStep>): LessonStep => ({
    text: () => ({ key: 'isla.lesson.last', args: { n } }),
    ...more,
  });
  const acted = ({ moves }: Moment): boolean => moves.length > 0;

  async function of(id: string, ...steps: LessonStep[]): Promise<Taught> {
    const it = await taught(id);
    it.model.learning.leave();
    const lesson = { ...it.lesson, teaches: ['one', 'two'], steps };
    prefs.lessons.value = { [it.match.record.id]: [[0, it.match.length]] };
    it.model.learning.close();
    it.model.learning.begin(lesson);
    return { ...it, lesson };
  }

  test('the last one waits for all that must have been taught, though its moment has come', async () => {
    let late = false;
    const steps = [
      step(1, { teaches: ['one'] }),
      step(2, { teaches: ['two'], when: () => late }),
      step(3, { when: () => true }),
    ];
    const it = await of('isla-margarita', ...steps);
    const { learning } = it.model;
    const random = rng(4);
    learning.next();
    for (let i = 0; i < 12; i++) {
      expect(learning.shown.value).toBeUndefined();
      entry(it, random, (moves) => moves[0]);
    }
    late = true;
    for (let i = 0; i < 12 && !learning.shown.value; i++) entry(it, random, (moves) => moves[0]);
    expect(learning.shown.value?.step).toBe(steps[1]);
    learning.next();
    expect(learning.shown.value).toMatchObject({ step: steps[2], last: true });
    it.close();
  });

  test('what is taken back is to be done again, before what came after it', async () => {
    const steps = [step(1, { teaches: ['one'], done: acted }), step(2, { teaches: ['two'] }), step(3, {})];
    const it = await of('puerto-catan', ...steps);
    const { learning } = it.model;
    let before = it.match.length;
    for (let i = 0; i < 40 && learning.shown.value?.step === steps[0]; i++) {
      before = it.match.length;
      entry(it, rng(6), (moves) => moves[0]);
    }
    expect([it.match.length, it.match.undoable()]).toEqual([before + 1, true]);
    expect(learning.shown.value?.step).toBe(steps[1]);
    await it.model.undo();
    expect(it.match.length).toBe(before);
    expect(learning.shown.value?.step).toBe(steps[0]);
    it.close();
  });
});
