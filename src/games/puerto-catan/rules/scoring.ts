import type { Key, Phrase, ScoreLine, Seat, Under } from '../../../engine/rules';
import { firstOf, type Ranking, tieOf } from '../../kit/ties';
import { buildingsOf } from './board';
import { who } from './names';
import type { OpenTable, PuertoCatan } from './state';

/** Points by source (rule page B3, VP), and who wins (ruling 28). */

const CATEGORIES = ['settlements', 'cities', 'longest', 'largest', 'victory'] as const;

/** See GameModule.categories. */
export const categories: readonly { id: string; text: Phrase }[] = CATEGORIES.map((id) => ({
  id,
  text: { key: `pc.category.${id}` },
}));

export interface Tally {
  settlements: number;
  cities: number;
  longest: boolean;
  largest: boolean;
  /** Victory cards. */
  victory: number;
}

/** What a score sheet enters for one person, in points: settlement 1, city 2, road 2, army 2, card 1. */
const pointsOf = (one: Tally): { [category in (typeof CATEGORIES)[number]]: number } => ({
  settlements: one.settlements,
  cities: 2 * one.cities,
  longest: one.longest ? 2 : 0,
  largest: one.largest ? 2 : 0,
  victory: one.victory,
});

export const totalOf = (one: Tally): number => Object.values(pointsOf(one)).reduce((a, b) => a + b, 0);

type Counted = readonly { total: number; cards: number; gold: number }[];

/** By total, then cards in hand, then gold; whoever is still equal shares the win. */
const rankingOf = (list: Counted): Ranking => [
  list.map(({ total }) => total),
  list.map(({ cards }) => cards),
  list.map(({ gold }) => gold),
];

export const best = (list: Counted): Seat[] => firstOf(rankingOf(list));
export const tieIn = (list: Counted): Phrase | undefined => tieOf(rankingOf(list), ['pc.tie.cards', 'pc.tie.gold']);

const tallyOf = (s: OpenTable, seat: Seat): Tally => ({
  settlements: buildingsOf(s, seat, 1),
  cities: buildingsOf(s, seat, 2),
  longest: s.longest === seat,
  largest: s.largest === seat,
  victory: s.vp[seat],
});

/** Every point of everybody by category, with its reason. */
export function linesOf(tallies: readonly Tally[]): ScoreLine[] {
  const out: ScoreLine[] = [];
  for (const [seat, tally] of tallies.entries()) {
    const keys: { [category: string]: Under<'pc.score.'> } = {
      longest: tally.longest ? 'longest' : 'noLongest',
      largest: tally.largest ? 'largest' : 'noLargest',
    };
    const points = pointsOf(tally);
    for (const category of CATEGORIES) {
      const key: Key = `pc.score.${keys[category] ?? category}`;
      const reason = { key, args: { n: Number(tally[category]), who: who(seat) }, rule: 'B3' };
      out.push({ seat, category, points: points[category], reason });
    }
  }
  return out;
}

export const scores = (s: PuertoCatan): ScoreLine[] => linesOf(s.gold.map((_, seat) => tallyOf(s, seat)));

/** Ruling 28: cards in hand are resources and unplayed development cards, victory cards included. */
const countedIn = (s: PuertoCatan): Counted =>
  s.gold.map((gold, seat) => ({
    total: totalOf(tallyOf(s, seat)),
    cards: s.hands[seat].kinds.length + s.devs[seat].length + s.vp[seat],
    gold,
  }));

export const winners = (s: PuertoCatan): Seat[] => best(countedIn(s));
export const tie = (s: PuertoCatan): Phrase | undefined => tieIn(countedIn(s));
