import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { ago, say } from '../src/look/say';
import { headerFault } from '../src/storage/header';
import { type Header, headKey, listMatches } from '../src/storage/matches';
import { read, write } from '../src/storage/store';

/** What lies on the disk may be anything: the shelf draws what is sound and says what is not. */

const CHAIRS = ['Ana', 'Ben'].map((name, colour) => ({ name, colour, side: 180 * colour }));

const sound = (): Header => ({
  id: 'kept1',
  game: 'manila',
  chairs: CHAIRS,
  brief: { over: false, round: 2, waiting: [1], winners: [] },
  clock: { started: 1, changed: 2, played: 3 },
  options: null,
  format: 1,
});

type Spoil = (head: any) => void;

const SPOILT: [string, Spoil][] = [
  ['a seat that is an object', (h) => (h.brief.waiting = [{}])],
  ['a seat that is a word', (h) => (h.brief.waiting = ['1'])],
  ['a seat that nobody sits on', (h) => (h.brief.waiting = [2])],
  ['a seat before the first', (h) => (h.brief.waiting = [-1])],
  ['half a seat', (h) => (h.brief.winners = [0.5])],
  ['winners that are none', (h) => (h.brief.winners = [null])],
  ['seats that are no list', (h) => (h.brief.waiting = { 0: 1 })],
  ['a round that is a word', (h) => (h.brief.round = 'second')],
  ['no round', (h) => delete h.brief.round],
  ['a moment after all days', (h) => (h.clock.changed = 1e300)],
  ['a moment that is a word', (h) => (h.clock.changed = 'today')],
  ['time played that is none', (h) => (h.clock.played = null)],
  ['no chairs', (h) => (h.chairs = [])],
  ['a name that is a number', (h) => (h.chairs = [{ ...CHAIRS[0], name: 7 }, CHAIRS[1]])],
  ['half a colour', (h) => (h.chairs = [{ ...CHAIRS[0], colour: 1.5 }, CHAIRS[1]])],
  ['a chair that is none', (h) => (h.chairs = [null, CHAIRS[1]])],
  ['a game that is a list', (h) => (h.game = [])],
  ['no brief', (h) => (h.brief = null)],
];

const spoilt = (spoil: Spoil) => {
  const head = structuredClone(sound());
  spoil(head);
  return head;
};

describe('the heading of a saved match', () => {
  test('passes where everything in it can be drawn', () => {
    expect(headerFault(sound())).toBeUndefined();
    expect(headerFault({ ...sound(), brief: { ...sound().brief, waiting: [], winners: [0, 1] } })).toBeUndefined();
  });

  test.each(SPOILT)('is refused in a sentence for %s', (_, spoil) => {
    const fault = headerFault(spoilt(spoil));
    expect(fault && say(fault)).toMatch(/^This game is damaged: (its heading|the list of players) can’t be read\.$/);
  });

  test.each([null, undefined, 7, 'head', []])('is refused where it is %s', (raw) => {
    expect(headerFault(raw)?.key).toBe('save.damaged');
  });
});

describe('the shelf', () => {
  beforeEach(async () => {
    const keys = ['kept1', ...SPOILT.map((_, i) => `spoilt${i}`)].map(headKey);
    await write(keys.map((key) => [key, undefined]));
  });

  test('shows every heading, damaged ones by their fault and with nobody in them', async () => {
    await write([
      [headKey('kept1'), sound()],
      ...SPOILT.map(([, spoil], i): [string, unknown] => [headKey(`spoilt${i}`), spoilt(spoil)]),
    ]);
    const heads = await listMatches();
    expect(heads).toHaveLength(1 + SPOILT.length);
    for (const { id, fault, chairs, brief, clock } of heads) {
      expect(ago(clock.changed)).toBeTruthy();
      if (id === 'kept1') expect([fault, brief.waiting]).toEqual([undefined, [1]]);
      else expect([fault?.key, chairs, brief.waiting, brief.winners]).toEqual(['save.damaged', [], [], []]);
    }
    // what lies on the disk is left as it is
    expect(await read(headKey('spoilt0'))).toEqual(spoilt(SPOILT[0][1]));
  });
});
