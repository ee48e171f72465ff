import { expect, test } from 'vitest';
import { Match } from '../src/engine/match';
import { game } from '../src/games/isla-margarita/game';
import { firstEyes, nextEyes, PUBLIC, passesLeft, secretActor, viewer } from '../src/table/secrecy';
import { market } from './engine/modules/market';
import { startMatch } from './engine/modules/tiny';

const chair = (name: string, bot?: string) => ({ name, colour: 0, side: 0, ...(bot ? { bot } : {}) });

function table(...bots: (string | undefined)[]): Match {
  const chairs = bots.map((bot, i) => chair(`P${i}`, bot));
  const match = Match.start(game as never, { id: 'eyes', options: {}, chairs, seed: 'ab'.repeat(16), now: 1 });
  match.draw(2);
  return match;
}

test('one person alone from the start needs no cover, also after a resume', () => {
  const match = table(undefined, 'simple', 'simple');
  expect(firstEyes(match, 'hold')).toEqual(PUBLIC);
  expect(viewer(match, PUBLIC)).toBe(0);
});

test('a bot that plays better from now on is no reason for a cover; three changes are one', () => {
  const match = table(undefined, 'simple', 'simple');
  for (const level of ['deckhand', 'captain', 'admiral']) match.changeLevel(1, level, 3);
  expect(match.record.notes).toEqual([
    { kind: 'bot', at: match.length, when: 3, seat: 1, bot: 'admiral', level: true },
  ]);
  expect(firstEyes(Match.resume(game as never, match.record), 'hold')).toEqual(PUBLIC);
});

test('whoever is left alone by a bot is covered until they open it, whatever the bots do and after a reload', () => {
  const match = table(undefined, undefined, 'simple');
  match.seatBot(1, 'simple', 3);
  const cover = { kind: 'shield', seat: 0 } as const;
  expect(nextEyes(match, cover, 'hold')).toEqual(cover);
  expect(firstEyes(Match.resume(game as never, match.record), 'hold')).toEqual(cover);
  expect(viewer(match, cover)).toBeNull();
  expect(nextEyes(match, PUBLIC, 'hold')).toEqual(PUBLIC);
});

test('the next person who chooses in secret is named by the cover, and only they open it', () => {
  const match = table(undefined, undefined, undefined);
  const [seat] = match.ask()?.actors ?? [];
  expect(nextEyes(match, PUBLIC, 'hold')).toEqual({ kind: 'shield', seat });
  expect(nextEyes(match, { kind: 'private', seat }, 'hold')).toEqual({ kind: 'private', seat });
  expect(nextEyes(match, { kind: 'private', seat: (seat + 1) % 3 }, 'hold')).toEqual({ kind: 'shield', seat });
  expect(nextEyes(match, PUBLIC, 'open')).toEqual({ kind: 'private', seat });
});

test('a hand choice that is offered in public needs no cover', () => {
  const match = startMatch(market, 3);
  match.draw(1);
  expect(match.ask()).toMatchObject({ privacy: 'hand', offered: true });
  expect(secretActor(match, match.ask())).toBeUndefined();
  expect(nextEyes(match, PUBLIC, 'hold')).toEqual(PUBLIC);
  expect(nextEyes(match, PUBLIC, 'open')).toEqual(PUBLIC);
  expect(match.ask()?.choosers).toEqual([0, 1, 2]);
  expect(passesLeft(match)).toBe(0);
  expect(passesLeft(table(undefined, undefined, undefined))).toBe(3);
});
