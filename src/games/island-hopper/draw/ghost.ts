import { Graphics } from 'pixi.js';
import type { Asked } from '../../kit/draw/ghosts';
import { islandPoint } from '../rules/places';
import { kinds, type View } from '../rules/state';
import type { Stage } from './acts';
import { type Facts, HOME } from './board';
import { track } from './record';

/** What a move would change, and what is drawn beside it. */

type Then = Partial<Facts> | undefined;

export const ghost = kinds.some<[asked: Asked<View, Stage>], Then>(undefined, {
  put: (m, { view }) => ({ money: view.money.with(m.put, view.money[m.put] + m.coins) }),
  fly: (m, { seat, stage: { facts } }) => ({
    cargo: { good: m.fly, seat },
    pose: HOME,
    slots: facts.slots.with(m.fly, 'empty'),
  }),
  load: (m, { stage: { facts } }) => ({
    slots: facts.slots.map((what, good) => (m.load.includes(good) ? 'good' : what)),
  }),
  claim(m, { view, stage: { facts } }) {
    const f = view.todo[0];
    if (m.claim < 0 || !f || !('good' in f)) return undefined;
    return {
      cargo: { good: f.good, seat: facts.cargo?.seat ?? view.captain },
      pose: { ...HOME, at: islandPoint(m.claim), body: 0 },
      ready: false,
    };
  },
  aim(m, { stage: { kit, chart }, aids }) {
    const way = new Graphics();
    track(way, chart, [[0, 0], islandPoint(m.aim)], kit.palette);
    aids.add(way);
    return undefined;
  },
});
