import { describe, expect, test } from 'vitest';
import { forms } from '../../sentences';
import {
  type Alexandros,
  game,
  HORSE,
  ILLEGAL,
  keyOf,
  NOT_YOURS,
  positionF,
  refuses,
  shut,
  space,
  TABLE,
  TEMPLE,
  table,
  type Written,
  way,
} from './position';

/** What must be refused; each is entered through a match, its sentence is read, and nothing has changed. */

const start = (): Alexandros => table({ row: 'TH', hands: ['l', 's'] });
const route = (more: Written = {}): Alexandros => table({ at: 'route', symbol: HORSE, ...more });
const act = (more: Written = {}): Alexandros => positionF({ at: 'act', seat: 1, row: 'T-', ...more });

const to = (id: string, ...points: string[]) => ({ to: space(id), walk: way(...points) });

const list: [string, () => Alexandros, number, unknown, string][] = [
  ['somebody else chooses', start, 1, { take: 0 }, NOT_YOURS],
  ['a card that is not in the hand', start, 0, { play: TEMPLE }, 'There’s no temple in this hand.'],
  ['a symbol that is none', start, 0, { play: 7 }, ILLEGAL],
  ['a third place of the row', start, 0, { take: 2 }, ILLEGAL],
  ['to stay although cards move', start, 0, { stay: 0 }, ILLEGAL],
  ['nothing', start, 0, null, ILLEGAL],
  ['a list', start, 0, [0], ILLEGAL],
  ['the table’s own move', start, 0, { up: 0 }, ILLEGAL],
  ['another symbol', route, 0, to('2/0', '1,0', '2,0'), 'This card leads to a horse.'],
  ['an open space', route, 0, to('1/1', '1,0', '1,1'), 'This card leads to a horse.'],
  [
    'an open space by a joker',
    () => route({ joker: true, walls: shut('H') }),
    0,
    to('1/1', '1,0', '1,1'),
    'A joker must lead to a symbol.',
  ],
  [
    'one wall too few',
    () => route({ left: [0, 1] }),
    0,
    to('1/5', '1,0', '1,1', '1,2'),
    'That route needs 2 walls; only one is left.',
  ],
  [
    'a space that Alexander touches',
    route,
    0,
    to('1/0', '1,0', '2,0'),
    'That space isn’t empty: it has a wall, a guard, or Alexander at a corner.',
  ],
  [
    'a space with a guard',
    () => route({ guards: { '1/5': 1 } }),
    0,
    to('1/5', '1,0', '1,1', '1,2'),
    'That space isn’t empty: it has a wall, a guard, or Alexander at a corner.',
  ],
  [
    'a space with a wall',
    () => route({ walls: ['1,2-1,3'] }),
    0,
    to('1/5', '1,0', '1,1', '1,2'),
    'That space isn’t empty: it has a wall, a guard, or Alexander at a corner.',
  ],
  [
    'a space further away',
    route,
    0,
    to('3/5', '1,0', '2,1', '2,2', '3,2'),
    'That space is 3 sides away; choose a closer one.',
  ],
  ['a walk that ends elsewhere', route, 0, to('1/5', '1,0', '1,1'), 'End the route at a corner of the space.'],
  ['a walk through the air', route, 0, to('1/5', '1,0', '1,2'), 'Alexander walks along the sides of spaces.'],
  ['a walk from elsewhere', route, 0, to('1/5', '1,1', '1,2'), 'Alexander walks along the sides of spaces.'],
  ['a detour', route, 0, to('1/5', '1,0', '2,1', '1,1', '1,2'), 'Choose one of the shortest routes.'],
  [
    'more walls than there are',
    () => route({ left: [0, 2] }),
    0,
    to('1/5', '1,0', '1,1', '1,2', '1,3'),
    'That route needs 3 walls; only 2 are left.',
  ],
  ['a walk of one point', route, 0, { to: space('1/5'), walk: way('1,2') }, ILLEGAL],
  ['a walk of words', route, 0, { to: space('1/5'), walk: ['1,0', '1,2'] }, ILLEGAL],
  ['a space that is not there', route, 0, { to: 150, walk: way('1,0', '1,1') }, ILLEGAL],
  ['a point that is not there', route, 0, { to: space('1/5'), walk: [...way('1,0'), 101] }, ILLEGAL],
  ['a walk with more to it', route, 0, { ...to('1/5', '1,0', '1,1', '1,2'), free: true }, ILLEGAL],
  ['somebody else walks', route, 1, to('1/5', '1,0', '1,1', '1,2'), NOT_YOURS],
  ['an empty place of the row', act, 1, { card: 1 }, 'There’s no card there.'],
  ['a place beyond the row', act, 1, { card: 2 }, 'There’s no card there.'],
  ['a card where there is none', () => act({ rest: 0 }), 1, { card: -1 }, 'There’s no card left to draw.'],
  ['somebody else acts', act, 0, { stop: true }, NOT_YOURS],
  ['a stop that is none', act, 1, { stop: 'now' }, ILLEGAL],
  ['a province by another of its spaces', act, 1, { occupy: space('7/8'), guards: [space('7/8')] }, ILLEGAL],
  ['guards that are no list', act, 1, { occupy: space('7/7'), guards: 7 }, ILLEGAL],
  ['a guard that is no number', act, 1, { occupy: space('7/7'), guards: ['7/7'] }, ILLEGAL],
  ['a province of nothing', act, 1, { occupy: null, guards: [] }, ILLEGAL],
  [
    'no guard at all',
    () => act({ hands: ['', 'TAS'] }),
    1,
    { occupy: space('7/7'), guards: [] },
    'Place at least one guard in the province.',
  ],
  [
    'a guard on an open space',
    act,
    1,
    { occupy: space('7/7'), guards: [space('7/9')] },
    'Place guards on the province’s symbol spaces, one on each.',
  ],
  [
    'a guard in another province',
    act,
    1,
    { occupy: space('7/7'), guards: [space('3/5')] },
    'Place guards on the province’s symbol spaces, one on each.',
  ],
  [
    'two guards on one space',
    act,
    1,
    { occupy: space('7/7'), guards: [space('7/7'), space('7/7')] },
    'Place guards on the province’s symbol spaces, one on each.',
  ],
  [
    'four guards with three at home',
    act,
    1,
    { occupy: keyOf(positionF(), '4/19'), guards: ['4/19', '5/19', '6/20', '6/21'].map(space) },
    'You have only 3 guards at home.',
  ],
  [
    'cards that are missing',
    () => act({ hands: ['', 'T'] }),
    1,
    { occupy: space('7/7'), guards: [space('7/7')] },
    'You’re one card short for that.',
  ],
  [
    'more cards that are missing',
    act,
    1,
    { occupy: space('7/7'), guards: [space('7/7')] },
    'You’re 2 cards short for that.',
  ],
  ['a second levy', () => act({ levied: true, hands: ['', 'T'] }), 1, { levy: 0 }, 'You can levy only once a turn.'],
  ['a guard taken back from an open space', act, 1, { back: space('7/9') }, 'You can only bring home your own guards.'],
  ['a guard taken back from nowhere', act, 1, { back: 999 }, 'You can only bring home your own guards.'],
  ['nobody knows what', act, 1, { bribe: 5 }, ILLEGAL],
  ['nothing at all', act, 1, {}, ILLEGAL],
];

describe('refusals', () => {
  test.each(list)('%s', (_name, position, seat, move, sentence) => {
    refuses(position(), seat, move, sentence);
  });

  test('a legal move with something more to it is refused, and for no wrong reason', () => {
    refuses(start(), 0, { take: 0, more: 1 }, ILLEGAL);
    refuses(start(), 0, { take: '0' }, ILLEGAL);
    refuses(start(), 0, { play: 3, more: 1 }, ILLEGAL);
    refuses(act({ hands: ['', 'T'] }), 1, { levy: 0, back: 1 }, ILLEGAL);
    refuses(act(), 1, { card: 0, more: 1 }, ILLEGAL);
  });

  test('compensation that is no list of five', () => {
    const todo = [{ at: 'compensate' as const, seat: 1, loser: 0, used: [2, 0, 0, 1, 1] }];
    const s = (): Alexandros => positionF({ discards: 'TTLS', todo });
    for (const give of [7, [], [1, 1], [1, 0, 0, 1, 0, 0], ['1', 0, 0, 1, 0].slice(0, 4)])
      refuses(s(), 1, { give }, ILLEGAL);
    refuses(s(), 1, { give: [-1, 0, 0, 1, 2] }, 'Give only cards that you used.');
    refuses(s(), 1, { give: [0.5, 0, 0, 1, 0.5] }, 'Give only cards that you used.');
    refuses(s(), 1, { give: [1, 0, 0, 1, 0], more: 1 }, ILLEGAL);
  });
});

describe('the table’s own moves', () => {
  const at = (frame: Alexandros['todo'][0], more: Written = {}): Alexandros =>
    table({ row: 'T-', todo: [frame, { at: 'choose', seat: 0 }], ...more });

  test('a card turned up or drawn is one of the supply', () => {
    const up = { at: 'turnUp', slot: 1 } as const;
    const only = (): Alexandros => at(up, { rest: 1, discards: '', hands: ['LLLLLLLLLLL'] });
    for (const move of [{ up: 5 }, { up: -1 }, { up: '0' }, {}, null, { up: 0, more: 1 }, { draw: 0 }])
      refuses(at(up), TABLE, move, ILLEGAL);
    refuses(only(), TABLE, { up: 3 }, ILLEGAL);
    refuses(at({ at: 'draw', seat: 0 }), TABLE, { draw: 9 }, ILLEGAL);
    refuses(at(up), 0, { up: 0 }, NOT_YOURS);
  });

  test('the starter is somebody at the table, the deal a card for each', () => {
    const starter = (): Alexandros => table({ todo: [{ at: 'starter' }] });
    for (const seat of [3, -1, 0.5, '0', null]) refuses(starter(), TABLE, { starter: seat }, ILLEGAL);
    const deal = (): Alexandros => table({ row: '--', todo: [{ at: 'deal' }] });
    for (const dealt of [[0, 0], [0, 0, 5], [0, 0, 0, 0], 'TTT', [0, 0, '0']])
      refuses(deal(), TABLE, { cards: dealt }, ILLEGAL);
  });
});

test('every sentence of a refusal is read once in these tests', async () => {
  const { readdirSync, readFileSync } = await import('node:fs');
  const { fileURLToPath } = await import('node:url');
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const read = readdirSync(folder)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(`${folder}${file}`, 'utf8'))
    .join('\n');
  for (const [key, message] of Object.entries(game.text)) {
    if (!key.startsWith('alex.no.')) continue;
    // of one of its forms the longest piece without a gap to fill or a number
    const pieces = forms(message).map((form) => form.split(/\{[^}]*\}|\d+/).sort((a, b) => b.length - a.length)[0]);
    expect(
      pieces.some((piece) => read.includes(piece.trim())),
      key,
    ).toBe(true);
  }
});
