import type { Deck, Isla } from './state';

/**
 * A copy of a position, field by field, for searches that make tens of thousands of them. What no rule ever changes in
 * place is shared: coins in a circle, cards taken, the cards left in a deck, crowns held, what was shown.
 */
export function clone(s: Isla): Isla {
  const { titles } = s;
  return {
    n: s.n,
    coins: s.coins,
    round: s.round,
    titles: { king: titles.king, bridgeBuilder: titles.bridgeBuilder, portBuilder: titles.portBuilder },
    firstKing: s.firstKing,
    bank: s.bank.slice(),
    circles: s.circles.slice(),
    pools: poolsOf(s.pools),
    bridges: s.bridges.slice(),
    ports: s.ports.slice(),
    princes: s.princes.slice(),
    crowned: s.crowned.slice(),
    revealed: s.revealed,
    shown: s.shown.slice(),
    busy: s.busy,
    idle: s.idle,
    end: s.end,
    open: s.open,
    crownBag: s.crownBag.slice(),
    crowns: s.crowns.slice(),
    draft: deckOf(s.draft),
    commerceBag: s.commerceBag,
    stacks: s.stacks.map(deckOf),
    todo: s.todo.map((frame) => ({ ...frame })),
  };
}

function poolsOf(pools: readonly (readonly number[])[]): number[][] {
  const out: number[][] = [];
  for (let i = 0; i < pools.length; i++) out.push(pools[i].slice());
  return out;
}

function deckOf({ takes, rest, size }: Deck): Deck {
  return size === undefined ? { takes: takes.slice(), rest } : { takes: takes.slice(), rest, size };
}
