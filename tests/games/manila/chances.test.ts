import { describe, expect, test } from 'vitest';
import { accepts } from '../../../src/engine/run';
import { card } from '../../../src/games/manila/card';
import type { Pick } from '../../../src/games/module';
import { say } from '../../../src/look/say';
import { wander } from './checks';
import {
  A,
  any,
  game,
  JADE,
  type Manila,
  type Move,
  NUTMEG,
  onRoutes,
  rules,
  SILK,
  sees,
  TABLE,
  table,
} from './position';

/** Chance that people may throw themselves: every outcome can be picked die by die, and every pick has words. */

const CHAIRS = [{ name: 'Ana' }, { name: 'Ben' }, { name: 'Cy' }, { name: 'Dot' }, { name: 'Eve' }];
const told = (phrase: Parameters<typeof say>[0]): string => say(phrase, { text: game.text, chairs: CHAIRS });

const stepAt = (s: Manila): any => rules.steps[s.todo[0].at];
const outcomes = (s: Manila): Move[] =>
  stepAt(s)
    .outcomes(s, s.todo[0])
    .map(({ move }: { move: Move }) => move);

/** The stages of all outcomes: at each the distinct picks there are. */
function stages(s: Manila): string[][] {
  const out: Set<string>[] = [];
  for (const move of outcomes(s)) {
    game.walk(move, sees(s, null)).forEach((stage, i) => {
      out[i] ??= new Set();
      for (const { id } of stage) out[i].add(id);
    });
  }
  return out.map((stage) => [...stage]);
}

function checkChance(s: Manila): void {
  const list = outcomes(s);
  const walks = list.map((move) =>
    JSON.stringify(game.walk(move, sees(s, null)).map((one) => one.map(({ id }) => id))),
  );
  for (const move of list) {
    expect(accepts(rules, any(s), TABLE, move)).toBe(true);
    for (const pick of game.walk(move, sees(s, null)).flat()) expect(told(pick.text)).not.toBe('');
    expect(told(game.label(move, sees(s, null)))).not.toBe('');
    expect(game.preview(move, sees(s, null))).toEqual([]);
  }
  expect(new Set(walks).size).toBe(list.length);
  for (const stage of stages(s)) expect(stage.length).toBeLessThanOrEqual(60);
}

test('the card names every step of open chance, in words', () => {
  const open = Object.entries(rules.steps).flatMap(([name, step]) =>
    step.kind === 'chance' && step.open ? [name] : [],
  );
  expect([...(card.chances ?? [])].sort()).toEqual(open.sort());
  for (const name of card.chances ?? []) expect(say({ key: `chance.${name}` }, { text: card.text })).not.toBe('');
});

describe('the dice', () => {
  const s = table({ at: 'M2', punts: onRoutes([NUTMEG, 5], [JADE, 9], [SILK, 3]) });

  test('are entered one after the other, six faces each', () => {
    expect(outcomes(s)).toHaveLength(216);
    expect(stages(s).map((stage) => stage.length)).toEqual([6, 6, 6]);
    checkChance(s);
    const walk = game.walk({ dice: [2, 6, 1] }, sees(s, null));
    expect(walk.map((stage) => stage.map(({ text }) => told(text)))).toEqual([['Nutmeg 2'], ['Jade 6'], ['Silk 1']]);
  });

  test('are asked for by name, until all are there', () => {
    const asked: string[] = [told(game.prompt(sees(s, null)))];
    const made: Pick[] = [];
    for (const [pick] of game.walk({ dice: [2, 6, 1] }, sees(s, null))) {
      made.push(pick);
      asked.push(told(game.prompt(sees(s, null), made)));
    }
    expect(asked).toEqual([
      'Roll 2 of 3: what does the Nutmeg die show?',
      'What does the Jade die show?',
      'What does the Silk die show?',
      'Roll 2 of 3',
    ]);
  });

  test('a punt in the port has no die', () => {
    const docked = table({ at: 'M3', punts: onRoutes([NUTMEG, 'port'], [JADE, 9], [SILK, 'port']) });
    expect(stages(docked)).toEqual([[1, 2, 3, 4, 5, 6].map((face) => `die:1:${face}`)]);
    expect(told(game.prompt(sees(docked, null)))).toBe('Roll 3 of 3: what does the Jade die show?');
    checkChance(docked);
  });
});

test('who opens is picked by name', () => {
  const s = any(rules.setup(5, rules.options({}, 5) as never)) as Manila;
  s.todo = [{ at: 'opener' }];
  checkChance(s);
  expect(stages(s)[0]).toHaveLength(5);
  const [[pick]] = game.walk({ opener: A + 1 }, sees(s, null));
  expect(told(pick.text)).toBe('Ben opens');
  expect(told(game.prompt(sees(s, null)))).toBe('Who opens the first auction?');
});

test('holds at every open chance of random games', () => {
  let looked = 0;
  for (let seed = 0; seed < 6; seed++) {
    wander(rules, { seats: 3 + (seed % 3), seed, options: { moving: seed % 2 ? 'choose' : 'route' } }, (s) => {
      const step = stepAt(s);
      if (step.kind !== 'chance' || !step.open) return;
      checkChance(s);
      looked++;
    });
  }
  expect(looked).toBeGreaterThan(60);
});
