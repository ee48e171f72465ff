import type { Frame, Hand, PuertoCatan } from './state';

/** A copy of a position for courses of play that are imagined: nothing done to it changes the original. */

const frameCopy = (f: Frame): Frame => ('due' in f ? { ...f, due: f.due.slice() } : { ...f });
const handCopy = ({ kinds, eyes }: Hand): Hand => ({ kinds: kinds.slice(), eyes: eyes.slice() });

/** See GameModule.clone: what is never changed in place (the land, the last throw, the terms of a deal) is shared. */
export const clone = (s: PuertoCatan): PuertoCatan => ({
  ...s,
  roads: s.roads.slice(),
  owners: s.owners.slice(),
  levels: s.levels.slice(),
  bank: s.bank.slice(),
  gold: s.gold.slice(),
  roleGold: s.roleGold.slice(),
  chosen: s.chosen.slice(),
  army: s.army.slice(),
  used: s.used.slice(),
  vp: s.vp.slice(),
  named: s.named.slice(),
  rolls: s.rolls.slice(),
  hands: s.hands.map(handCopy),
  devs: s.devs.map((list) => list.slice()),
  fresh: s.fresh.slice(),
  stack: s.stack.slice(),
  ...(s.answers && { answers: s.answers.slice() }),
  todo: s.todo.map(frameCopy),
});
