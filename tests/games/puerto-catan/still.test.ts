import { describe, expect, test } from 'vitest';
import { rng } from '../../../src/engine/chance';
import type { Phrase } from '../../../src/engine/rules';
import { sounds } from '../../../src/games/puerto-catan/draw/sounds';
import { longestRoad } from '../../../src/games/puerto-catan/rules/island';
import { about } from '../../../src/games/puerto-catan/speech/about';
import { gains } from '../../../src/games/puerto-catan/speech/gains';
import { reference } from '../../../src/games/puerto-catan/speech/reference.en';
import { spots } from '../../../src/games/puerto-catan/speech/spots';
import { standing } from '../../../src/games/puerto-catan/speech/standing';
import { trailOf } from '../../../src/games/puerto-catan/speech/trail';
import { where } from '../../../src/games/puerto-catan/speech/where';
import { wander } from './checks';
import { A, B, C, D, game, type PuertoCatan, rules, sees, table, words } from './position';

/** What the table tells of how it stands and of its places: from what lies open, the same for every pair of eyes. */

/** Positions of random games: early and late ones. */
function met(visit: (s: PuertoCatan, seed: number) => void): void {
  for (let seed = 1; seed <= 3; seed++) {
    let n = 0;
    const over = wander(rules, { seats: seed === 1 ? 3 : 4, seed }, (s) => {
      if (n++ % 29 === 0) visit(s, seed * 1000 + n);
    });
    visit(over, seed);
  }
}

const eyesOf = (s: PuertoCatan): (number | null)[] => [null, ...s.hands.keys()];
const idsOf = (s: PuertoCatan): Set<string> => new Set(spots(sees(s, null)).map(({ id }) => id));

describe('the standing', () => {
  test('is the same for all eyes, and whatever is hidden', () => {
    let more = 0;
    met((s, seed) => {
      const bare = standing(sees(s, null));
      more += bare.points.filter((one) => one.more).length;
      for (const eye of eyesOf(s)) {
        expect(standing(sees(s, eye))).toEqual(bare);
        // any other table that this pair of eyes may suppose
        const dream = rules.imagine(sees(s, eye), rng(seed));
        expect(standing(rules.view(dream, null))).toEqual(bare);
      }
    });
    expect(more).toBeGreaterThan(10);
  });

  test('names places that are there, with a single figure each', () => {
    met((s) => {
      const ids = idsOf(s);
      const { places, lines = [] } = standing(sees(s, null));
      for (const { spot, mark, text } of places) {
        expect(ids).toContain(spot);
        expect(mark).toMatch(/^\d+$/);
        expect(words(text)).not.toBe('');
      }
      for (const one of lines) expect(words(one)).not.toBe('');
    });
  });

  test('counts what lies open, and says where cards may hide more', () => {
    const { points } = standing(
      sees(table({ devs: ['V', '', 'S', ''], vp: [0, 1, 0, 0], largest: B, army: [0, 3, 0, 0] }), B),
    );
    expect(points).toEqual([{ n: 2, more: true }, { n: 5 }, { n: 2, more: true }, { n: 2 }]);
  });

  test('once all five victory cards lie open nothing more can come', () => {
    const { points } = standing(sees(table({ devs: ['SS', '', '', ''], vp: [0, 3, 2, 0] }), null));
    expect(points.some((one) => one.more)).toBe(false);
  });

  test('says what each number gives to whom, and what the robber stops', () => {
    const { places, lines } = standing(sees(table({ robber: '0,1' }), null));
    const texts = places.map(({ mark, seat, text }) => `${mark} of ${seat}: ${words(text)}`);
    expect(texts).toContain('1 of 2: forest 9: 1 lumber for Player 3 on 4 of 36 rolls');
    expect(texts).toContain('0 of undefined: fields 4 gives nothing while the robber is there');
    expect(lines?.map(words)[0]).toMatch(/^Player 1: \d+ cards in 36 rolls$/);
  });
});

describe('what events bring', () => {
  const who = (seat: number) => ({ seat });
  const gain = (key: keyof NonNullable<typeof gains>, args: Phrase['args']) => gains?.[key]?.(args ?? {});

  test('is the gold that they name', () => {
    expect(gain('pc.choseGold', { who: who(B), gold: 3 })).toEqual([{ seat: B, n: 3 }]);
    expect(gain('pc.goldForCard', { who: who(D) })).toEqual([{ seat: D, n: -3 }]);
    expect(gain('pc.fee', { who: who(A), active: who(C) })).toEqual([
      { seat: A, n: -1 },
      { seat: C, n: 1 },
    ]);
  });

  test('of a deal is the gold on either side', () => {
    const gold = (n: number): Phrase[] => [{ key: 'pc.goldPieces', args: { n } }];
    const wool: Phrase[] = [{ key: 'pc.cards', args: { n: 2, what: { key: 'pc.resource.wool' } } }];
    const between = { who: who(A), partner: who(B) };
    expect(gain('pc.traded', { ...between, give: gold(2), take: wool })).toEqual([
      { seat: A, n: -2 },
      { seat: B, n: 2 },
    ]);
    expect(gain('pc.traded', { ...between, give: wool, take: wool })).toEqual([]);
  });
});

test('sounds and gains are of events that there are words for', () => {
  for (const key of [...Object.keys(sounds ?? {}), ...Object.keys(gains ?? {})])
    expect(game.text).toHaveProperty([key]);
});

describe('what a place is', () => {
  const paragraphs = new Set(reference.map(({ id }) => id));

  test('is said of every place of the board, each sentence with its paragraph, the same for all eyes', () => {
    met((s) => {
      for (const id of idsOf(s)) {
        const lines = about(id, sees(s, null));
        expect(lines.length, id).toBeGreaterThan(0);
        for (const one of lines) {
          expect(words(one)).not.toBe('');
          expect(paragraphs).toContain(one.rule);
        }
        expect(about(id, sees(s, s.n - 1))).toEqual(lines);
      }
    });
  });

  test('names who gets what, and what it costs', () => {
    const v = sees(table({ roleGold: { 3: 2 } }), null);
    const said = (id: string): string => about(id, v).map(words).join(' · ');
    expect(said('hex:2')).toBe('Gives lumber when 9 is rolled: 4 of 36 rolls · Player 3 gets 1');
    expect(said('role:3')).toContain('2 gold for the player who chooses it');
    expect(said('stack')).toContain('25 cards left');
    expect(about('somewhere', v)).toEqual([]);
  });
});

describe('where points lie', () => {
  test('settlements, cities and the longest road of a whole game are on the board', () => {
    let [places, ways] = [0, 0];
    met((s) => {
      if (!s.open) return;
      const ids = idsOf(s);
      for (const { seat, category, points, reason } of rules.scores(s)) {
        const found = where[reason.key]?.(reason.args ?? {}, sees(s, null));
        if (category === 'settlements') expect(found).toHaveLength(points);
        if (category === 'cities') expect(found).toHaveLength(points / 2);
        if (reason.key === 'pc.score.longest') {
          expect(found?.[0]).toHaveLength(longestRoad(s.roads, s.owners, seat));
          ways++;
        }
        for (const spot of found?.flat() ?? []) expect(ids).toContain(spot);
        places += found?.length ?? 0;
      }
    });
    expect([places > 20, ways > 0]).toEqual([true, true]);
  });

  test('a road is walked edge by edge', () => {
    met((s) => {
      for (const seat of s.hands.keys()) {
        const way = trailOf(s, seat);
        expect(new Set(way).size).toBe(way.length);
        expect(way).toHaveLength(longestRoad(s.roads, s.owners, seat));
      }
    });
  });
});
