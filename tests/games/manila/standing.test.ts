import { describe, expect, test } from 'vitest';
import { rng } from '../../../src/engine/chance';
import { sounds } from '../../../src/games/manila/draw/sounds';
import { about } from '../../../src/games/manila/speech/about';
import { gains } from '../../../src/games/manila/speech/gains';
import { reference } from '../../../src/games/manila/speech/reference.en';
import { spots } from '../../../src/games/manila/speech/spots';
import { standing } from '../../../src/games/manila/speech/standing';
import { where } from '../../../src/games/manila/speech/where';
import { wander } from './checks';
import { GINSENG, game, JADE, type Manila, NUTMEG, onRoutes, rules, SILK, sees, table, words } from './position';

/** What the table tells of how it stands and of its places: from what lies open, the same for every pair of eyes. */

/** Positions of random games: early and late ones, with open and hidden money. */
function met(visit: (s: Manila, seed: number) => void): void {
  for (let seed = 1; seed <= 4; seed++) {
    let n = 0;
    const options = { hiddenMoney: seed % 2 === 0 };
    const over = wander(rules, { seats: 3 + (seed % 3), options, seed }, (s) => {
      if (n++ % 23 === 0) visit(s, seed * 1000 + n);
    });
    visit(over, seed);
  }
}

const eyesOf = (s: Manila): (number | null)[] => [null, ...s.cash.keys()];
const idsOf = (s: Manila): Set<string> => new Set(spots(sees(s, null)).map(({ id }) => id));
const PUNTS = onRoutes([GINSENG, 7], [NUTMEG, 13], [SILK, 'port', [1]]);

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
    expect(more).toBeGreaterThan(20);
  });

  test('names places that are there, with short marks', () => {
    met((s) => {
      const ids = idsOf(s);
      const { places, lines = [] } = standing(sees(s, null));
      for (const { spot, mark, text } of places) {
        expect(ids).toContain(spot);
        expect(mark.length).toBeLessThanOrEqual(5);
        expect(words(text)).not.toBe('');
      }
      for (const one of lines) expect(words(one)).not.toBe('');
    });
  });

  test('counts cash, announced shares and loans, and says that the dealt ones are hidden', () => {
    const position = { cash: [7, 20, 30], bought: [[SILK], [], []], pledged: [1, 0, 0], values: [0, 5, 10, 20] };
    expect(standing(sees(table(position), 0)).points).toEqual([
      { n: 2, more: true },
      { n: 20, more: true },
      { n: 30, more: true },
    ]);
    const hidden = sees(table({ ...position, options: { hiddenMoney: true } }), 0);
    expect(standing(hidden).points.map(({ n }) => n)).toEqual([-5, 0, 0]);
  });

  test('tells the chances, how 13 is read, and who can change them', () => {
    const told = (over: object) => {
      const { places, lines = [] } = standing(sees(table({ at: 'P4', punts: PUNTS, ...over }), null));
      return [...places.map(({ mark, text }) => `${mark} ${words(text)}`), ...lines.map(words)];
    };
    const alone = told({});
    expect(alone).toContain('100% Nutmeg: 100% to reach the port');
    expect(alone.some((line) => line.startsWith('These chances count a punt left on 13 as arriving'))).toBe(true);
    expect(alone).toContain('Pilots and new pirates can still change these chances.');
    const chased = told({ boat: [2], agent: 0 });
    expect(chased.some((line) => line.startsWith('These chances count a punt left on 13 as lost'))).toBe(true);
    expect(chased.some((line) => /Player 1, the insurance agent, pays \d+ on average/.test(line))).toBe(true);
    expect(standing(sees(table({ at: 'auction' }), null)).places).toEqual([]);
  });
});

describe('what events bring', () => {
  test('is what they say', () => {
    const who = { seat: 1 };
    expect(gains?.['manila.wonOffice']?.({ who, coins: 9 })).toEqual([{ seat: 1, n: -9 }]);
    expect(gains?.['manila.placed']?.({ who, cost: 4 })).toEqual([{ seat: 1, n: -4 }]);
    expect(gains?.['manila.paidLoad']?.({ who, coins: 12 })).toEqual([{ seat: 1, n: 12 }]);
  });

  test('sounds and gains are of events that there are words for', () => {
    for (const key of [...Object.keys(sounds ?? {}), ...Object.keys(gains ?? {})])
      expect(game.text).toHaveProperty([key]);
  });
});

describe('what a place is', () => {
  const paragraphs = new Set([...reference.map(({ id }) => id), '1.4']);

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

  test('says what it costs and brings, and to whom', () => {
    const v = sees(table({ at: 'P4', punts: PUNTS, ports: { 1: 2 } }), null);
    const said = (id: string): string => about(id, v).map(words).join(' · ');
    expect(said('seat:0:0')).toContain('Costs one peso; the cheapest free seat is taken first.');
    expect(said('port:0')).toBe('Vacant, for 4 pesos. · Pays 6 if a punt reaches the port: 100%.');
    expect(said('port:1')).toContain('Player 3 is here.');
    expect(said('punt:2')).toContain('It’s in port A.');
    expect(said('boat:0')).toContain('The captain sends');
    expect(about('somewhere', v)).toEqual([]);
  });
});

test('points of shares lie on the market', () => {
  const reason = { n: 2, ware: { key: 'manila.ware.jade' } } as never;
  expect(where['manila.score.shares']?.(reason, sees(table(), null))).toEqual([[`market:${JADE}`]]);
});
