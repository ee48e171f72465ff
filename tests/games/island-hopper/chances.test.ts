import { describe, expect, test } from 'vitest';
import { rng } from '../../../src/engine/chance';
import { canonical } from '../../../src/engine/copy';
import { Match } from '../../../src/engine/match';
import { randomEntry } from '../../../src/engine/playout';
import { accepts, begin, play, stepOf } from '../../../src/engine/run';
import { card } from '../../../src/games/island-hopper/card';
import { deckOf, HOUSE } from '../../../src/games/island-hopper/rules/deck';
import { readDeck, writeDeck } from '../../../src/games/island-hopper/rules/import';
import { any, game, type Hopper, type Move, rules, TABLE, type View, words } from './position';

/** Chance that people may enter themselves: who flew most recently (S5), and the round card they turn over (P1). */

/** An owner's deck: one company pays otherwise, and one card is like another one. */
const OWN = readDeck(
  writeDeck({ ...HOUSE, rounds: HOUSE.rounds.map((one, i) => (i === 2 ? { ...one, plus: 3 } : one)) }),
).text as string;

const steps = card.chances as readonly string[];

interface Outcome {
  move: Move;
  weight: number;
}
const outcomesOf = (s: Hopper): Outcome[] => (stepOf(rules as never, any(s)) as any).outcomes(s, s.todo[0]);

/** Every moment of random games at which one of these steps stands. */
function moments(seed: number): Hopper[] {
  const n = 2 + (seed % 5);
  const options = rules.options({ dummy: true, bribing: 'calm', deck: seed % 2 ? OWN : 'house' }, n);
  const s = begin(rules as never, n, options);
  const random = rng(seed, 3);
  const out: Hopper[] = [];
  for (;;) {
    if (s.todo.length > 0 && steps.includes(s.todo[0].at)) out.push(JSON.parse(JSON.stringify(s)));
    const entry = randomEntry(rules as never, s, random);
    if (!entry) return out;
    play(rules as never, s, entry.seat, entry.move);
  }
}

const all = Array.from({ length: 20 }, (_, seed) => moments(seed)).flat();

describe('the tile and the round card', () => {
  test('have words', () => {
    expect(steps).toEqual(['tile', 'round']);
    for (const step of steps) expect(card.text[`chance.${step}`]).toMatch(/\w/);
    expect(all.filter((s) => s.todo[0].at === 'tile')).toHaveLength(20);
    expect(all.filter((s) => s.todo[0].at === 'round').length).toBeGreaterThan(100);
  });

  test('every outcome is distinct and accepted, and every draw is among them', () => {
    for (const s of all) {
      const moves = outcomesOf(s).map(({ move }) => move);
      expect(new Set(moves.map(canonical as never)).size).toBe(moves.length);
      for (const move of moves) expect(accepts(rules as never, any(s), TABLE, move)).toBe(true);
      const drawn = (stepOf(rules as never, any(s)) as any).draw(s, s.todo[0], rng(1));
      expect(moves).toContainEqual(drawn);
      expect(outcomesOf(s).every(({ weight }) => weight > 0)).toBe(true);
    }
  });

  test('nothing else is accepted', () => {
    for (const s of all.slice(0, 60)) {
      const moves = outcomesOf(s).map(({ move }) => canonical(move as never));
      for (let i = -1; i <= 9; i++)
        for (const move of [{ card: i }, { tile: i }])
          expect(accepts(rules as never, any(s), TABLE, move) === true).toBe(moves.includes(canonical(move)));
    }
  });

  test('one pick leads to each; cards that say the same are one pick, all others differ', () => {
    for (const s of all) {
      const v = rules.view(s, null) as View;
      const said = new Map<string, string>();
      for (const { move } of outcomesOf(s)) {
        const walk = game.walk(move, v);
        expect([walk.length, walk[0].length]).toEqual([1, 1]);
        const { id, text } = walk[0][0];
        const meant = 'card' in move ? canonical(deckOf(s.deck).rounds[move.card] as never) : canonical(move as never);
        expect(said.get(id) ?? meant).toBe(meant);
        said.set(id, meant);
        expect(words(text)).toMatch(/\w/);
        expect(words(game.label(move, v))).toMatch(/\w/);
      }
      expect(new Set(said.values()).size).toBe(said.size);
      expect(said.size).toBeLessThanOrEqual(60);
      expect(words(game.prompt(v))).toMatch(/\?$/);
    }
  });

  test('are asked for, and offered, in words', () => {
    const s = all.find(
      (one) => one.todo[0].at === 'round' && one.deck === OWN && one.round === 1 && one.n > 2,
    ) as Hopper;
    const v = rules.view(s, null) as View;
    expect(words(game.prompt(v))).toBe('Which round card is turned over?');
    const offered = outcomesOf(s).map(({ move }) => words(game.walk(move, v)[0][0].text));
    expect([...new Set(offered)]).toEqual([
      'Albatross: $2 at each of its islands',
      'Albatross: $3 at each of its islands',
      'Coral: $2 at each of its islands',
      'Sunset: $2 at each of its islands',
      'Every island with money loses $1',
    ]);
    const who = all[0];
    expect(words(game.prompt(rules.view(who, null) as View))).toBe('Who flew most recently?');
  });
});

describe('with flights on the real table', () => {
  test('a whole game is entered by people: tile, round cards, and where tokens lie', () => {
    const match = Match.start(game, {
      id: 'real',
      options: { flight: 'table', bribing: 'calm' },
      chairs: [0, 1, 2, 3].map((seat) => ({ name: '', colour: seat, side: 0 })),
      seed: '00112233445566778899aabbccddeeff',
      typed: [...steps],
      now: 0,
    });
    const random = rng(5);
    const met = { tile: 0, round: 0, claim: 0 };
    for (let at = 1; !match.over; at++) {
      expect(at).toBeLessThan(4000);
      const ask = match.ask();
      const s = match.position() as unknown as Hopper;
      if (ask?.typed) {
        met[ask.step as 'tile' | 'round']++;
        const list = outcomesOf(s);
        // as a person does it: a pick among those offered
        const { id } = game.walk(list[random.int(list.length)].move, match.view(null))[0][0];
        const { move } = list.find((one) => game.walk(one.move, match.view(null))[0][0].id === id) as Outcome;
        expect(match.enter(TABLE, move as never, at, 'typed')).toBe(true);
      } else if (ask?.kind !== 'choice') expect(match.draw(at)).toBe(true);
      else {
        const [seat] = ask.step === 'claim' ? [s.captain] : ask.actors.length > 0 ? ask.actors : [TABLE];
        let moves = match.moves(seat) as Move[];
        // nobody at this table flies by dead reckoning
        moves = moves.filter((m) => !('fly' in m && m.mode === 'reckon'));
        if (ask.step === 'claim') {
          met.claim++;
          const other = (s.captain + 1) % 4;
          const f = s.todo[0] as { by: number };
          const [who, list] = f.by < 0 ? [s.captain, moves.filter((m) => 'claim' in m)] : [other, match.moves(other)];
          expect(match.enter(who, list[random.int(f.by < 0 ? list.length : 1)] as never, at)).toBe(true);
        } else if (ask.step === 'result') expect(match.enter(TABLE, { go: true }, at)).toBe(true);
        else expect(match.enter(seat, moves[random.int(moves.length)] as never, at)).toBe(true);
      }
    }
    const { flights, rounds } = match.view<View>(null);
    expect([met.tile, met.round]).toEqual([1, rounds.length]);
    expect(met.claim).toBe(2 * flights.length);
    for (const { mode, drop } of flights) expect([mode, drop]).toEqual(['table', null]);
    const how = (name: string) => match.record.log.filter(({ move }) => name in (move as object)).map((one) => one.how);
    expect([...how('tile'), ...how('card')]).toEqual(new Array(rounds.length + 1).fill('typed'));
  });
});
