import type { Manila, ManilaFrame, Punt, Share } from './state';

/** A copy of a position, field by field, for searches that make tens of thousands of them. Lines of a payday are shared. */
export function clone(s: Manila): Manila {
  return {
    dealPool: s.dealPool,
    blindPassenger: s.blindPassenger,
    strongPirates: s.strongPirates,
    hiddenMoney: s.hiddenMoney,
    opener: s.opener,
    moving: s.moving,
    n: s.n,
    voyage: s.voyage,
    master: s.master,
    values: s.values.slice(),
    supply: s.supply.slice(),
    pledged: s.pledged.slice(),
    income: s.income.slice(),
    ...(s.outlay && { outlay: s.outlay.slice() }),
    pieces: s.pieces.slice(),
    passed: s.passed.slice(),
    punts: s.punts.map(puntOf),
    ports: s.ports.slice(),
    yards: s.yards.slice(),
    boat: s.boat.slice(),
    small: s.small,
    large: s.large,
    agent: s.agent,
    dice: s.dice.slice(),
    moved: s.moved,
    pay: s.pay.slice(),
    rose: s.rose.slice(),
    end: s.end,
    open: s.open,
    cash: s.cash.slice(),
    hands: s.hands.map(handOf),
    todo: s.todo.map(frameOf),
  };
}

const puntOf = ({ ware, pos, dock, berth, aboard, plundered }: Punt): Punt => ({
  ware,
  pos,
  dock,
  berth,
  aboard: aboard.slice(),
  plundered,
});

function handOf(hand: readonly Share[]): Share[] {
  const out: Share[] = [];
  for (const { ware, pledged, bought } of hand) out.push({ ware, pledged, bought });
  return out;
}

/** Of all frames only that of the auction has a list that changes. */
const frameOf = (f: ManilaFrame): ManilaFrame => (f.at === 'auction' ? { ...f, passed: f.passed.slice() } : { ...f });
