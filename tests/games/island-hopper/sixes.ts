import { rng } from '../../../src/engine/chance';
import { begin, play } from '../../../src/engine/run';
import { game } from '../../../src/games/island-hopper/game';
import type { Hopper } from '../../../src/games/island-hopper/rules/state';
import { nextEntry } from '../../../src/headless/bots';

/** A round as the table sees it. */
export interface Round {
  captain: number;
  /** Dollars beside each island when the minute is over. */
  money: number[];
  /** The islands on which tokens landed, one after the other. */
  landed: number[];
}

/** A whole game of computer mates, round by round. */
export function played(seed: number, n = 6): { s: Hopper; rounds: Round[] } {
  const s = begin(game.rules, n, game.rules.options({}, n)) as Hopper;
  const chance = rng(seed, n);
  const bots = new Array<string>(n).fill('mate');
  const rounds: Round[] = [];
  for (;;) {
    const f = s.todo[0];
    if (f?.at === 'choose' && f.first && rounds.length < s.round)
      rounds.push({ captain: s.captain, money: s.money.slice(), landed: [] });
    const flown = s.flights.length;
    const entry = nextEntry(game, s, bots, chance);
    if (!entry) return { s, rounds };
    play(game.rules, s, entry.seat, entry.move);
    const flight = s.flights[flown];
    if (flight?.landed) rounds[rounds.length - 1].landed.push(flight.island);
  }
}
