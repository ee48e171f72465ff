// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import { rng } from '../src/engine/chance';
import { randomEntry } from '../src/engine/playout';
import type { Json, Phrase } from '../src/engine/rules';
import { begin, play } from '../src/engine/run';
import { gameOf } from '../src/games/doors';
import type { GameModule } from '../src/games/module';
import type { Sound, TableModule } from '../src/games/table';
import { prefs } from '../src/storage/prefs';
import { soundsOf } from '../src/table/hearing';
import { Sounds } from '../src/table/sound';
import { nextTask } from '../src/table/task';
import { lasts, sounded, VOICES } from '../src/table/voices';

/** What each game sounds like: great moments like nothing else of that game, and secrets like nothing at all. */

vi.mock('../src/table/voices', async (original) => ({
  ...(await original<typeof import('../src/table/voices')>()),
  noiseOf: () => undefined,
  sounded: vi.fn(),
}));

const sounding = import.meta.glob<Pick<TableModule, 'sounds'>>('../src/games/*/draw/sounds.ts', { eager: true });
const remembered = import.meta.glob<object>('../src/games/*/draw/moments.ts', { eager: true });

const where = (key: string): Phrase => ({ key }) as Phrase;
const named = (key: string, args: Phrase['args'] = {}): Phrase => ({ key, args }) as Phrase;
const levied = (n: number) =>
  named('alex.levied', { list: [n, 2].map((n, seat) => named('alex.gain', { who: { seat }, n })) });

/** Moments by what shows them, and others that stand out: the events that sound alike, and small ones that must not. */
const MOMENTS: { readonly [game: string]: { readonly [moment: string]: { great: Phrase[]; small?: Phrase[] } } } = {
  'isla-margarita': {
    kingly: {
      great: [named('isla.firstKing'), named('isla.tookTitleFrom', { title: where('isla.title.king') })],
      small: [named('isla.tookTitleFrom', { title: where('isla.title.portBuilder') })],
    },
    coronation: {
      great: [named('isla.tookCrown', { islandId: 8 })],
      small: [named('isla.tookCrown', { islandId: 3 })],
    },
    evening: { great: [named('isla.lastRoundBridges'), named('isla.lastRoundPorts')] },
    ranOut: { great: ['lock', 'idle', 'bridges', 'ports', 'both'].map((how) => named(`isla.ended.${how}`)) },
    reveal: { great: [named('isla.revealed')] },
    first: { great: [named('isla.tookTitle', { title: where('isla.title.bridgeBuilder') })] },
  },
  manila: {
    master: { great: [named('manila.wonOffice'), named('manila.staysMaster')] },
    plunder: { great: [named('manila.plundered')] },
    fleet: {
      great: [named('manila.arrived', { where: where('manila.port.2') })],
      small: [named('manila.arrived', { where: where('manila.port.1') })],
    },
    lost: {
      great: [named('manila.wrecked', { where: where('manila.yard.2') })],
      small: [named('manila.wrecked', { where: where('manila.yard.0') })],
    },
    pirates: { great: [named('manila.boarded')] },
    'last ware': { great: [named('manila.rose', { value: 30 })], small: [named('manila.rose', { value: 20 })] },
    soared: { great: [named('manila.ended')] },
  },
  alexandros: {
    marching: {
      great: [named('alex.walked', { n: 5 })],
      small: [named('alex.walked', { n: 4 }), named('alex.walked', { n: 0 })],
    },
    shut: { great: [named('alex.redWalls')] },
    treasure: { great: [levied(12)], small: [levied(11)] },
    crowned: {
      great: [named('alex.occupied', { n: 7 }), named('alex.tookOver', { n: 9 })],
      small: [named('alex.occupied', { n: 6 }), named('alex.tookOver', { n: 6 })],
    },
  },
  'island-hopper': {
    haul: {
      great: [named('hopper.takes', { coins: 12 })],
      small: [named('hopper.takes', { coins: 11 }), named('hopper.takesHidden')],
    },
    remembered: { great: [named('hopper.landed')], small: [named('hopper.splashed'), named('hopper.wrong')] },
    miss: { great: [named('hopper.wrong')] },
    splash: { great: [named('hopper.splashed')] },
    bribes: { great: [named('hopper.bribed')] },
    minute: { great: [named('hopper.bell')] },
    'last round': { great: [named('hopper.lastRound')] },
  },
  'puerto-catan': {
    honour: { great: [named('pc.longest')], small: [named('pc.largest')] },
    largest: { great: [named('pc.largest')] },
    monopolyOf: { great: [named('pc.monopoly')] },
    tenPoints: { great: [named('pc.lastRound'), named('pc.lastRoundCards')] },
    seven: { great: [named('pc.rolled', { n: 7 })], small: [named('pc.rolled', { n: 8 })] },
    city: { great: [named('pc.city')] },
  },
};

const OPTIONS: { readonly [game: string]: readonly Json[] } = {
  'island-hopper': [{ openMoney: true }, { bribing: 'calm' }],
  manila: [{ hiddenMoney: true }],
};

const gameNamed = async (id: string) => (await gameOf(id)?.play()) as GameModule;

/** What is heard in the beginning of random games: by everybody, and what some hear alone, with what the others hear then. */
async function heard(id: string): Promise<{ told: Phrase[]; alone: [event: Phrase, rest?: Phrase][] }> {
  const { rules } = await gameNamed(id);
  const seats = gameOf(id)?.card.seats.usual ?? 3;
  const told: Phrase[] = [];
  const alone: [Phrase, Phrase?][] = [];
  for (const [seed, options] of [{}, ...(OPTIONS[id] ?? [{}, {}])].entries()) {
    const s = begin(rules, seats, rules.options(options as object, seats));
    const random = rng(seed, seats, 5);
    for (let i = 0; i < 1200; i++) {
      const entry = randomEntry(rules, s, random);
      if (!entry) break;
      play(rules, s, entry.seat, entry.move, (event, to, rest) => {
        if (to) alone.push([event, rest]);
        const open = to ? rest : event;
        if (open) told.push(open);
      });
    }
  }
  return { told, alone };
}

const used = new Set<Sound>();

describe.each(Object.keys(MOMENTS))('%s', (id) => {
  const game = sounding[`../src/games/${id}/draw/sounds.ts`];
  const moments = MOMENTS[id];
  const voices = (event: Phrase): readonly Sound[] => [soundsOf(game, event)].flat();

  test('a moment has a voice that nothing else of this game has', async () => {
    const { told } = await heard(id);
    expect(Object.keys(moments)).toEqual(
      expect.arrayContaining(Object.keys(remembered[`../src/games/${id}/draw/moments.ts`])),
    );
    for (const [moment, { great, small = [] }] of Object.entries(moments)) {
      const own = new Set(great.flatMap(voices));
      expect(own.size, moment).toBe(1);
      for (const sound of own) used.add(sound);
      const keys = great.map(({ key }) => key);
      const others = [...Object.keys(game.sounds ?? {}).map((key) => named(key)), ...told].filter(
        ({ key }) => !keys.includes(key as Phrase['key']),
      );
      for (const other of [...small, ...others])
        for (const sound of voices(other)) expect(own, `${moment}, ${other.key}`).not.toContain(sound);
      for (const sound of [...small, ...others].flatMap(voices)) used.add(sound);
    }
  });

  test('a sound belongs to an event; what only some hear has none, or that of what all hear then', async () => {
    const { text } = await gameNamed(id);
    const { told, alone } = await heard(id);
    for (const key of Object.keys(game.sounds ?? {})) expect(text, key).toHaveProperty([key]);
    const open = new Set(told.map(({ key }) => key));
    for (const [event, rest] of alone)
      if (!open.has(event.key) && voices(event).length > 0)
        expect(voices(event), event.key).toEqual(rest ? voices(rest) : []);
    for (const sound of told.flatMap(voices)) expect(VOICES, sound).toHaveProperty(sound);
  });
});

test('every voice is used, and none is long', () => {
  for (const sound of Object.keys(VOICES) as Sound[]) {
    expect(used, sound).toContain(sound);
    expect(lasts(sound), sound).toBeLessThanOrEqual(1.6);
  }
});

/** A loudspeaker without a sound. */
class Loudspeaker {
  static now = 0;
  state = 'running';
  get currentTime() {
    return Loudspeaker.now;
  }
  createGain = () => ({ gain: { setTargetAtTime: vi.fn() }, connect: () => {} });
  close = async () => {};
}

test('in haste voices do not pile up; nothing is heard of a hidden page, or where sound is off', async () => {
  vi.stubGlobal('AudioContext', Loudspeaker);
  const sounds = new Sounds();
  const heard = (...list: Sound[]) => {
    vi.mocked(sounded).mockClear();
    sounds.play(list);
    return vi.mocked(sounded).mock.calls.map(([sound, { at }]) => [sound, Math.round((at - Loudspeaker.now) * 100)]);
  };
  const stop = sounds.attend();
  expect(heard('dice')).toEqual([]);
  dispatchEvent(new Event('pointerdown'));
  // the touch itself waits for no loudspeaker
  expect(heard('dice')).toEqual([]);
  await nextTask();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  expect(heard('dice')).toEqual([]);
  hidden.mockRestore();
  prefs.sound.value = false;
  expect(heard('dice')).toEqual([]);
  prefs.sound.value = undefined;
  expect(heard('dice', 'dice')).toEqual([['dice', 2]]);
  expect(heard('dice')).toEqual([]);
  // without movements all of an act is told at once
  expect(heard('coin', 'page', 'bell', 'peal', 'wreck').map(([sound]) => sound)).toEqual(['coin', 'page', 'bell']);
  expect(heard('splash')).toEqual([]);
  Loudspeaker.now = 2;
  expect(heard('dice', 'splash')).toEqual([
    ['dice', 2],
    ['splash', 20],
  ]);
  // a cover ends what is heard, and nothing of it comes back afterwards
  const out = () => vi.mocked(sounded).mock.lastCall?.[1].out as unknown as ReturnType<Loudspeaker['createGain']>;
  const before = out();
  sounds.hush();
  expect(before.gain.setTargetAtTime).toHaveBeenCalledWith(0, 2, expect.any(Number));
  expect(heard('dice')).toEqual([['dice', 2]]);
  expect(out()).not.toBe(before);
  stop();
  expect(heard('coin')).toEqual([]);
});
