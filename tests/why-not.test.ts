import { beforeAll, describe, expect, test } from 'vitest';
import { rng } from '../src/engine/chance';
import { Match } from '../src/engine/match';
import { type Phrase, TABLE } from '../src/engine/rules';
import { gameOf, games } from '../src/games/doors';
import type { GameModule, Pick as Picked } from '../src/games/module';
import type { TableModule } from '../src/games/table';
import { say } from '../src/look/say';

/** Help at the table, in whole random games: every question has its paragraph, and what cannot be chosen a reason. */

type Facets = Pick<TableModule, 'tries'>;
const facets = import.meta.glob<Facets>('../src/games/*/speech/tries.ts', { eager: true });

/** Refusals that people meet by touching a place, by game; each has to come about. */
const MET: { readonly [game: string]: readonly string[] } = {
  'isla-margarita': ['isla.no.circleTaken', 'isla.no.built', 'isla.no.pool'],
  manila: ['manila.no.taken', 'manila.no.cheapest', 'manila.no.captainFirst', 'manila.no.start', 'manila.no.sum'],
  alexandros: ['alex.no.notEmpty', 'alex.no.notClosest', 'alex.no.symbol', 'alex.no.cards', 'alex.no.ownProvince'],
  'island-hopper': ['hopper.no.good'],
  'puerto-catan': [
    'pc.no.distance',
    'pc.no.roadFits',
    'pc.no.ownRoad',
    'pc.no.pay',
    'pc.no.sameHex',
    'pc.no.roleTaken',
  ],
};

/** Questions of TABLE's own, and the pause, which no rule asks. */
const UNASKED = /^(?:isla\.ask\.(?:firstKing|over|act)|.*\.over)$/;

describe.each(games.map(({ card }) => card.id))('%s', (id) => {
  let game: GameModule;
  beforeAll(async () => {
    game = (await gameOf(id)?.play?.()) as GameModule;
  });

  test('whoever is asked finds the paragraph, and why a place cannot be chosen', () => {
    const why = new Map<string, Phrase>();
    const unruled = new Set<string>();
    for (let seed = 1; seed <= 4; seed++) walkThrough(game, seed, why, unruled);
    expect([...unruled].filter((key) => !UNASKED.test(key))).toEqual([]);
    expect([...why.keys()]).toEqual(expect.arrayContaining([...(MET[id] ?? [])]));
    for (const phrase of why.values()) {
      const words = say(phrase, { text: game.text, chairs: [0, 1, 2, 3].map((colour) => ({ name: 'Ana', colour })) });
      expect(words).toMatch(/^[A-Z\d].*\.$/s);
      expect(
        game.reference.some(({ id: rule }) => rule === phrase.rule),
        phrase.key,
      ).toBe(true);
    }
  });
});

/** Every place is touched at every question, before anything is picked and after the first pick. */
function walkThrough(game: GameModule, seed: number, why: Map<string, Phrase>, unruled: Set<string>): void {
  const tries = facets[`../src/games/${game.id}/speech/tries.ts`]?.tries;
  const random = rng(seed);
  const seats = Math.min(4, gameOf(game.id)?.card.seats.max ?? 4);
  const chairs = Array.from({ length: seats }, (_, colour) => ({ name: `${colour}`, colour, side: 0, bot: 'mate' }));
  // a bribing minute of random people ends when its time is up: here nobody's time runs
  const options = game.rules.options(game.id === 'island-hopper' ? { bribing: 'calm' } : {}, seats);
  const match = Match.start(game, { id: `why${seed}`, options, chairs, seed: `${seed}`.repeat(32), now: 1 });
  for (let n = 0; n < 160 && !match.over; n++) {
    const ask = match.ask();
    if (ask?.kind !== 'choice') {
      expect(match.draw(1)).toBe(true);
      continue;
    }
    const seat = ask.actors[0] ?? TABLE;
    const moves = match.moves(seat);
    const move = moves[random.int(moves.length)];
    if (seat !== TABLE) {
      const view = match.view(seat);
      const prompt = game.prompt(view, []);
      if (!game.reference.some(({ id }) => id === prompt.rule)) unruled.add(prompt.key);
      const first: Picked[] = game.walk(move, view)[0]?.slice(0, 1) ?? [];
      for (const made of [[], first]) {
        for (const { id } of game.spots(view)) {
          for (const tried of tries?.(id, view, made) ?? []) {
            const verdict = match.accepts(seat, tried);
            if (verdict !== true && !verdict.key.startsWith('engine.')) why.set(verdict.key, verdict);
          }
        }
      }
    }
    expect(match.enter(seat, move, 1)).toBe(true);
  }
}
