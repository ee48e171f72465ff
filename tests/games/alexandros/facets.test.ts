import { describe, expect, test } from 'vitest';
import { rng } from '../../../src/engine/chance';
import type { Phrase } from '../../../src/engine/rules';
import { play } from '../../../src/engine/run';
import { sounds } from '../../../src/games/alexandros/draw/sounds';
import { about } from '../../../src/games/alexandros/speech/about';
import { gains } from '../../../src/games/alexandros/speech/gains';
import { reference } from '../../../src/games/alexandros/speech/reference.en';
import { spots } from '../../../src/games/alexandros/speech/spots';
import { standing } from '../../../src/games/alexandros/speech/standing';
import { where } from '../../../src/games/alexandros/speech/where';
import { wander } from './checks';
import { type Alexandros, any, cells, game, keyOf, positionF, rules, SOLDIER, sees, words } from './position';

/** What the game tells the table beside its rules: how it stands, what an event brought, what a place is. */

const RULES = new Set(reference.map(({ id }) => id));
const spoken = (phrase: Phrase): void => {
  expect(words(phrase)).not.toMatch(/alex\.|undefined|NaN/);
  expect(RULES).toContain(phrase.rule);
};

/** Every tenth position of some random games. */
function positions(look: (s: Alexandros) => void): void {
  for (let seed = 1; seed <= 4; seed++) {
    let n = 0;
    wander(rules as never, { seats: 2 + (seed % 3), seed, options: { land: seed > 3 ? 'new' : 'oikumene' } }, (s) => {
      if (n++ % 10 === 0) look(s);
    });
  }
}

describe('how it stands', () => {
  test('fig. 12: points, and what each province pays or would pay', () => {
    const now = standing(sees(positionF({ at: 'act', scores: [12, 4, 0, 9] }), null));
    expect(now.points).toEqual([{ n: 12 }, { n: 4 }, { n: 0 }, { n: 9 }]);
    expect(now.places.map(({ seat, mark }) => `${seat} ${mark}`).sort()).toEqual(
      ['0 +4', '0 +8', '0 (8)', '1 +4', '2 +6', '3 +9'].sort(),
    );
    expect(now.lines?.map(words)).toEqual([
      'A levy now would pay: Player 1 12, Player 2 4, Player 3 6 and Player 4 9.',
      'Closest to 100: Player 1, 88 points to go.',
      '29 black walls are left.',
    ]);
  });

  test('it is the same for everybody, whatever the hidden cards are; its places are there', () => {
    positions((s) => {
      const open = standing(sees(s, null));
      const ids = new Set(spots(sees(s, null)).map(({ id }) => id));
      for (const { spot, mark, text } of open.places) {
        expect(ids).toContain(spot);
        expect(mark.length).toBeLessThanOrEqual(5);
        spoken(text);
      }
      for (const line of open.lines ?? []) spoken(line);
      if (s.open) return;
      for (let seat = 0; seat < s.n; seat++) expect(standing(sees(s, seat))).toEqual(open);
      const other = rules.imagine(sees(s, null), rng(s.turns));
      expect(standing(rules.view(other, 0))).toEqual(open);
    });
  });
});

test('a levy brings each what its event says', () => {
  const s = positionF({ at: 'act', hands: ['s'] });
  const heard: Phrase[] = [];
  play(rules as never, any(s), 0, { levy: SOLDIER }, (event) => heard.push(event));
  expect(gains['alex.levied']?.(heard[0].args ?? {})).toEqual([
    { seat: 0, n: 12 },
    { seat: 1, n: 4 },
    { seat: 2, n: 6 },
    { seat: 3, n: 9 },
  ]);
});

test('points lie where the guards of that person stand', () => {
  const s = positionF({ at: 'act' });
  const [red, yellow] = rules
    .scores(s)
    .map(({ reason }) => where['alex.score.levies']?.(reason.args ?? {}, sees(s, null)));
  expect(red).toHaveLength(3);
  expect(yellow).toEqual([[`province:${keyOf(s, '5/22')}`]]);
});

test('what sounds can be heard by all', () => {
  for (const key of [...Object.keys(sounds), ...Object.keys(gains)]) expect(Object.keys(game.text)).toContain(key);
  // what the owner alone is told makes no sound
  expect(sounds['alex.drewCard']).toBeUndefined();
});

describe('what a place is', () => {
  const of = (spot: string, s: Alexandros) => about(spot, sees(s, null)).map(words);

  test('a guard, its province, and what it takes to drive it away', () => {
    const s = positionF({ at: 'act' });
    const [space] = cells('5/22');
    const lines = of(`space:${space}`, s).join('\n');
    expect(lines).toContain('Player 2’s guard. Player 2 can levy taxes with a temple');
    expect(lines).toContain('which pays 4 at every levy');
    expect(lines).toContain('To take it over: 2 × temple for the guards');
  });

  test('every place of every position is told in whole sentences, from what lies open', () => {
    positions((s) => {
      if (s.symbols === '') return;
      for (const { id } of spots(sees(s, null))) {
        const told = about(id, sees(s, null));
        expect(told.length, id).toBeGreaterThan(0);
        for (const line of told) spoken(line);
        if (!s.open) expect(about(id, sees(s, 0))).toEqual(told);
      }
    });
  });
});
