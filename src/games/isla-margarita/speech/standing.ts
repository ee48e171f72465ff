import type { Phrase } from '../../../engine/rules';
import type { Standing } from '../../table';
import { factsOf, type ScoreFacts } from '../rules/facts';
import { islandName, who } from '../rules/names';
import { most, totals } from '../rules/scoring';
import { BEFORE_SCORING, ISLANDS } from '../rules/setup';
import { canGoOn } from '../rules/sites';
import { NOBODY, type View } from '../rules/state';

/** What is fought for stands in the middle of an island: the marks hang over its name. */
const OVER_NAME = [0, -0.22] as const;

/** How it stands, from what lies open for everybody: no worth of a crown and no commerce card is looked at. */

export function standing(v: View): Standing {
  const facts = factsOf({ ...v, crowns: [], stacks: [] });
  return {
    points: totals(facts).map((n, seat) => ({ n, more: hidden(v, seat) })),
    places: ISLANDS.flatMap((_, island) => [...bridgesOn(facts, island), ...coinsOn(facts, island)]).map((place) => ({
      ...place,
      off: OVER_NAME,
    })),
    legend: { key: 'isla.standing.legend', rule: '24' },
    lines: linesOf(v),
  };
}

/** Whether this seat holds crowns, or commerce cards that score: by their public numbers alone. */
function hidden(v: View, seat: number): boolean {
  const cards = v.stacks.reduce((n, deck) => n + deck.takes.filter((take) => take.seat === seat).length, 0);
  const played = v.shown.filter((one) => one.seat === seat && BEFORE_SCORING.includes(one.card)).length;
  return v.crowns[seat].length > 0 || cards > played;
}

/** How many the first is ahead of the next. */
function ahead(counts: readonly number[]): number {
  const [first, next = 0] = [...counts].sort((a, b) => b - a);
  return first - next;
}

/** Rule page 5.24. */
function bridgesOn(s: ScoreFacts, island: number): Standing['places'] {
  const counts = s.touching[island];
  const { seats, count } = most(counts);
  if (count === 0) return [];
  const value = s.map.islands[island];
  const args = { island: islandName(island), n: count };
  const spot = `island:${island}`;
  if (seats.length > 1) {
    const list = seats.map((seat) => ({ seat }));
    const text = {
      key: 'isla.standing.tied',
      args: { ...args, list, value: Math.floor(value / 2) },
      rule: '24',
    } as const;
    return [{ spot, mark: '=', text }];
  }
  const lead = ahead(counts);
  const text = { key: 'isla.standing.leads', args: { ...args, who: who(seats[0]), lead, value }, rule: '24' } as const;
  return [{ spot, seat: seats[0], mark: `+${lead}`, text }];
}

/** Rule page 5.26: only where princes stand do coins count. */
function coinsOn(s: ScoreFacts, island: number): Standing['places'] {
  const princes = s.princes[island];
  const { seats, count } = most(s.pools[island]);
  if (princes === 0 || count === 0) return [];
  const args = { island: islandName(island), n: count };
  const spot = `island:${island}`;
  if (seats.length > 1) {
    const list = seats.map((seat) => ({ seat }));
    const text = { key: 'isla.standing.coinsTied', args: { ...args, list, value: princes }, rule: '26' } as const;
    return [{ spot, mark: '=', of: 'coin', text }];
  }
  const lead = ahead(s.pools[island]);
  const text = {
    key: 'isla.standing.coins',
    args: { ...args, who: who(seats[0]), lead, value: 2 * princes },
    rule: '26',
  } as const;
  return [{ spot, seat: seats[0], mark: `+${lead}`, of: 'coin', text }];
}

/** How far the end is, by each of the ways in which it comes (rule page 5.17-18). */
function linesOf(v: View): Phrase[] {
  const free = (owners: readonly number[]): number => owners.filter((owner) => owner === NOBODY).length;
  const going = v.bank.filter((_, seat) => canGoOn(v, seat)).length;
  const lines: Phrase[] = [
    { key: 'isla.standing.sites', args: { bridges: free(v.bridges), ports: free(v.ports) }, rule: '17' },
    { key: 'isla.standing.going', args: { n: going, of: v.n }, rule: '18' },
  ];
  if (v.idle > 0) lines.push({ key: 'isla.standing.idle', rule: '18' });
  return lines;
}
