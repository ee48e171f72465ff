import { describe, expect, it } from 'vitest';
import { TABLE } from '../../src/engine/rules';
import type { Walk } from '../../src/games/module';
import { type Checked, checkGame } from '../../src/headless/contract';
import { bell } from './modules/bell';
import { deck } from './modules/deck';
import { dice } from './modules/dice';
import { follow } from './modules/follow';
import { interrupt } from './modules/interrupt';
import { point } from './modules/point';
import { sealed } from './modules/sealed';
import { seen } from './modules/seen';
import { startMatch } from './modules/tiny';
import { tree } from './modules/tree';

/** The hard cases that four games will ask of the kernel, each in the smallest rules that have it. */

const cases: Record<string, Checked> = { sealed, bell, interrupt, dice, deck, seen, follow, point, tree };

describe.each(Object.entries(cases))('%s keeps the contract', (_, game) => {
  it.each([2, 3, 4])('with %i seats', (seats) => {
    for (let seed = 1; seed <= 8; seed++) checkGame(game, { seats, seed, effort: game === tree ? 0.1 : 0.5 });
  });
});

describe('a sealed choice', () => {
  it('lets everybody choose in any order and turns all over with the last', () => {
    const match = startMatch(sealed, 3);
    expect(match.ask()).toMatchObject({ kind: 'choice', privacy: 'sealed', actors: [0, 1, 2], table: false });
    expect(match.enter(2, { card: 4 }, 0)).toBe(true);
    expect(match.ask()?.actors).toEqual([0, 1]);
    expect(match.enter(2, { card: 5 }, 0)).toEqual({ key: 'engine.notYours' });
    expect(match.heard(2, 0).map(({ event }) => event.key)).toEqual(['sealed.chose']);
    expect(match.heard(0, 0)).toEqual(match.heard(null, 0));
    expect(JSON.stringify(match.heard(0, 0))).not.toContain('4');
    expect(match.undoable()).toMatchObject({ key: 'undo.secret' });
    match.enter(0, { card: 4 }, 0);
    match.enter(1, { card: 2 }, 0);
    expect(match.heard(null, 2).map(({ event }) => event.key)).toEqual(['sealed.chosen', 'sealed.revealed']);
    // 4 and 4 cancel out, so the lonely 2 scores
    expect(match.view<any>(null).points).toEqual([0, 2, 0]);
  });
});

describe('a bell beside several actors', () => {
  it('ends the minute when TABLE rings it', () => {
    const match = startMatch(bell, 3);
    expect(match.ask()).toMatchObject({ kind: 'choice', actors: [1, 2], table: true, typed: false });
    expect(match.moves(TABLE)).toEqual([{ bell: true }]);
    expect(match.moves(0)).toEqual([]);
    expect(match.enter(2, { pay: 3 }, 0)).toBe(true);
    expect(match.enter(1, { pay: 1 }, 0)).toBe(true);
    expect(match.draw(0)).toEqual({ key: 'engine.notYours' });
    expect(match.enter(TABLE, { bell: true }, 0)).toBe(true);
    expect(match.view<any>(null).points).toEqual([4, 0, 0]);
    expect(match.ask()?.actors).toEqual([0, 2]);
  });

  it('is over when nobody but the table is left to act and it rings', () => {
    const match = startMatch(bell, 2);
    for (const pay of [3, 3]) match.enter(1, { pay }, 0);
    expect(match.ask()).toMatchObject({ actors: [], table: true });
  });
});

describe('an interrupt', () => {
  it('is settled first, and the frame that caused it goes on', () => {
    const match = startMatch(interrupt, 2);
    expect(match.enter(0, { pay: 5 }, 0)).toBe(true);
    expect(match.ask()?.step).toBe('sell');
    expect(match.enter(0, { sold: 1 }, 0)).toBe(true);
    expect(match.ask()?.step).toBe('buy');
    expect(match.position().todo[0]).toMatchObject({ at: 'buy', seat: 0, left: 2 });
  });

  it('leaves the last action of a turn to be taken back: the end of the round waits for TABLE', () => {
    const match = startMatch(interrupt, 2);
    for (const seat of [0, 1]) for (let i = 0; i < 3; i++) match.enter(seat, { pass: true }, 0);
    expect(match.ask()).toMatchObject({ step: 'payday', kind: 'waits', actors: [], table: true });
    expect(match.undoable()).toBe(true);
    expect(match.draw(0)).toBe(true);
    expect(match.undoable()).toMatchObject({ key: 'undo.drawn' });
    expect(match.view<any>(null).coins).toEqual([6, 6]);
  });
});

describe('chance', () => {
  it('is typed in where it is open and the match says so', () => {
    const match = startMatch(dice, 2, { typed: ['die', 'fog'] });
    expect(match.ask()).toMatchObject({ step: 'fog', kind: 'chance', typed: false });
    expect(match.enter(TABLE, { fog: 3 }, 0, 'typed')).toEqual({ key: 'engine.notTyped' });
    expect(match.draw(0)).toBe(true);
    expect(match.ask()).toMatchObject({ step: 'die', typed: true });
    expect(match.enter(TABLE, { die: 7 }, 0, 'typed')).toEqual({ key: 'tiny.no' });
    expect(match.enter(0, { die: 6 }, 0, 'typed')).toEqual({ key: 'engine.notYours' });
    expect(match.enter(TABLE, { die: 6 }, 0, 'typed')).toBe(true);
    expect(match.record.log[1]).toEqual({ seat: TABLE, move: { die: 6 }, how: 'typed' });
    expect(match.view<any>(null).points).toEqual([6, 0]);
  });

  it('can be typed in again where it was typed wrongly, and what was decided before it stays decided', () => {
    const match = startMatch(dice, 2, { typed: ['die'] });
    expect(match.outcomes()).toEqual([]);
    match.draw(0);
    expect(match.outcomes()).toHaveLength(6);
    match.enter(TABLE, { die: 5 }, 0, 'typed');
    expect(match.undoable()).toBe(true);
    expect(match.undo(0)).toMatchObject({ seat: TABLE, move: { die: 5 } });
    expect(match.record.sealed).toBe(match.length);
    expect(match.undoable()).toEqual({ key: 'undo.drawn' });
    expect(match.enter(TABLE, { die: 6 }, 0, 'typed')).toBe(true);
    const drawn = startMatch(dice, 2);
    drawn.draw(0);
    drawn.draw(0);
    expect(drawn.undoable()).toEqual({ key: 'undo.drawn' });
  });

  it('decides a card when the first person sees it, and tells only that person', () => {
    const match = startMatch(deck, 2);
    match.enter(0, { draw: true }, 0);
    expect(match.draw(0)).toBe(true);
    const card = (match.record.log[1].move as any).card;
    expect(match.heard(0, 1)).toMatchObject([
      { entry: 1, event: { key: 'deck.drew', args: { who: { seat: 0 }, n: card } } },
    ]);
    expect(match.heard(1, 1)).toMatchObject([
      { entry: 1, event: { key: 'deck.drewHidden', args: { who: { seat: 0 } } } },
    ]);
    expect(match.heard(null, 1)).toEqual(match.heard(1, 1));
    expect(match.view<any>(1).cards).toEqual([{ holder: 0, seen: [0], value: null }]);
    match.enter(1, { peek: 0 }, 0);
    match.draw(0);
    expect(match.view<any>(1).cards[0].value).toBe(card);
    expect(match.view<any>(null).cards[0].value).toBe(null);
  });
});

describe('a choice whose legality is a secret', () => {
  it('offers every card in public and takes only what the hand allows', () => {
    const match = startMatch(follow, 3);
    // 0 3 6 9 are one suit, 1 4 7 10 the next, 2 5 8 11 the last
    expect(match.enter(TABLE, { deal: [0, 1, 2, 3, 4, 7, 5, 8, 11] }, 0)).toBe(true);
    expect(match.enter(0, { card: 0 }, 0)).toBe(true);
    expect(match.moves(1)).toEqual([{ card: 3 }]);
    expect(match.offers(1)).toHaveLength(11);
    expect(match.enter(1, { card: 4 }, 0)).toEqual({ key: 'tiny.no' });
    expect(match.enter(1, { card: 3 }, 0)).toBe(true);
    expect(match.moves(2)).toEqual([{ card: 5 }, { card: 8 }, { card: 11 }]);
    expect(match.undoable()).toMatchObject({ key: 'undo.secret' });
  });
});

describe('moves that cannot be listed', () => {
  it('are judged one by one', () => {
    const match = startMatch(point, 2);
    expect(match.moves(0).length).toBeGreaterThan(0);
    expect(match.accepts(0, { x: 123, y: 456 })).toBe(true);
    expect(match.enter(0, { x: 123, y: 456 }, 0)).toBe(true);
    expect(match.enter(1, { x: 130, y: 460 }, 0)).toEqual({ key: 'point.taken' });
    expect(match.enter(1, { x: 130.5, y: 460 }, 0)).toEqual({ key: 'point.off' });
    expect(match.undoable()).toBe(true);
  });
});

describe('a tree of picks', () => {
  it('is found too wide, ambiguous or off the board', () => {
    const wide = { ...tree, walk: (m: any): Walk => [[{ id: JSON.stringify(m), text: { key: 'tree.town' } }]] };
    expect(() => checkGame(wide, { seats: 2, seed: 1, effort: 1 })).toThrow(/^walk: more than 60 picks/);
    const blurred = { ...tree, walk: (m: any): Walk => [[{ id: `p${m.province}`, text: { key: 'tree.town' } }]] };
    expect(() => checkGame(blurred, { seats: 2, seed: 1, effort: 1 })).toThrow(/^walk: .*by the same picks/);
    const lost = { ...tree, spots: () => [] };
    expect(() => checkGame(lost, { seats: 2, seed: 1, effort: 1 })).toThrow(/^walk: .*names no spot/);
  });
});
