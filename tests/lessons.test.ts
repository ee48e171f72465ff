// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { signal } from '@preact/signals';
import { beforeEach, describe, expect, test } from 'vitest';
import { rng } from '../src/engine/chance';
import type { Match } from '../src/engine/match';
import { type Phrase, type Rng, TABLE } from '../src/engine/rules';
import { games } from '../src/games/doors';
import type { Lesson } from '../src/games/lesson';
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
    // nobody else puts down coins for a minute: they are ready, and then it is the learner's
    const readies = (one: number) => match.moves(one).find((move) => (move as { ready?: boolean }).ready);
    const waits = (one: number) => one !== 0 && (ask.step === 'bribe' ? readies(one) : match.moves(one).length > 0);
    const seat = ask.actors.find(waits) ?? (ask.step === 'bribe' ? 0 : (ask.actors[0] ?? TABLE));
    const moves = match.moves(seat);
    const move = seat === 0 ? choose(moves) : (readies(seat) ?? moves[random.int(moves.length)]);
    expect(match.enter(seat, move as never, 1)).toBe(true);
  }
  model.viewpoint.changed(false);
  return true;
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
      const places = new Set(it.game.spots(it.model.viewpoint.view.value).map(({ id }) => id));
      for (const spot of shown.spots) expect(places, `step ${it.lesson.steps.indexOf(shown.step)}`).toContain(spot);
    }
    if (prefs.lessons.value[it.match.record.id] === undefined) return said;
    if (it.model.learning.waits) it.model.learning.next();
    else if (!entry(it, random, (moves) => moves[random.int(moves.length)])) return said;
  }
  throw new Error(`stuck at step ${Math.max(...said.keys())}`);
}

const length = (sentence: string): number => sentence.split(/\s+/).filter(Boolean).length;

describe.each(games.filter(({ lesson }) => lesson).map(({ card }) => card.id))('%s', (id) => {
  test('has 8 to 22 steps of at most 25 words, and every rule they name is in the reader', async () => {
    const it = await taught(id);
    expect(it.lesson.steps.length).toBeGreaterThanOrEqual(8);
    expect(it.lesson.steps.length).toBeLessThanOrEqual(22);
    for (let seed = 1; seed <= 4; seed++) {
      const one = seed === 1 ? it : await taught(id);
      for (const [at, sentence] of through(one, seed)) expect([at, sentence, length(sentence) <= 25]).toContain(true);
      one.close();
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

  test('whatever the learner does, all of it has been taught before the last step', async () => {
    const paths: ((moves: unknown[], random: Rng) => unknown)[] = [
      ([move]) => move,
      // the last one again and again may be an offer that nobody takes
      (moves, random) => (random.int(3) > 0 ? moves.at(-1) : moves[random.int(moves.length)]),
      (moves, random) => moves[random.int(moves.length)],
    ];
    for (let seed = 1; seed <= 21; seed++) {
      const it = await taught(id);
      const random = rng(seed);
      const topics = new Set(it.lesson.steps.flatMap(({ teaches }) => teaches ?? []));
      expect(topics.size).toBeGreaterThanOrEqual(7);
      for (const one of ['goal', 'turn', 'secret', 'mistakes']) expect(topics).toContain(one);
      const told = new Set<string>();
      let taken = 0;
      for (let i = 0; i < 5000; i++) {
        const shown = it.model.learning.shown.value;
        if (shown?.last) {
          expect([...topics].filter((topic) => !told.has(topic))).toEqual([]);
          expect(shown.step.lines).toHaveLength(5);
        }
        for (const topic of shown?.step.teaches ?? []) told.add(topic);
        if (prefs.lessons.value[it.match.record.id] === undefined) break;
        // now and then something is taken back
        if (seed > 3 && shown?.begun && taken < 3 && random.int(3) === 0) {
          taken++;
          await it.model.learning.again();
        } else if (it.model.learning.waits) it.model.learning.next();
        else if (!entry(it, random, (moves) => paths[seed % 3](moves, random))) break;
      }
      expect(prefs.lessons.value[it.match.record.id]).toBeUndefined();
      if (!it.match.over) expect([...topics].filter((topic) => !told.has(topic))).toEqual([]);
      it.close();
    }
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
    for (let i = 0; i < 50 && learning.shown.value === undefined; i++) entry(it, random, (moves) => moves[0]);
    const [now, since] = [learning.shown.value?.at, it.match.length];
    for (let i = 0; i < 20 && learning.shown.value?.at !== at; i++) learning.back();
    // reading changes nothing at the table, which waits for it
    expect([learning.shown.value?.at, learning.waits, it.match.length]).toEqual([at, true, since]);
    for (let i = 0; i < 20 && learning.shown.value?.read; i++) learning.forth();
    expect(learning.shown.value?.at).toBe(now);
    for (let i = 0; i < 20 && learning.shown.value?.at !== at; i++) learning.back();
    await learning.again();
    expect(it.match.length).toBeLessThanOrEqual(before);
    expect(learning.shown.value?.at).toBe(at);
    it.close();
  });
});
