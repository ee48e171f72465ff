import type { Phrase } from '../../../engine/rules';
import type { Section } from '../../module';
import { commerceName, islandName, who } from '../rules/names';
import { BRIDGES, BRIDGES_OF, ISLANDS, PORTS, PORTS_OF, STACKS } from '../rules/setup';
import type { Title, View } from '../rules/state';
import { NOBODY } from '../rules/state';

/** The table in words, island by island: what an eye takes in from the board. */
export function describe(v: View): Section[] {
  return [everyone(v), ...mine(v), ...ISLANDS.map((_, island) => islandSection(v, island)), stacks(v)];
}

function everyone(v: View): Section {
  const lines: Phrase[] = v.bank.map((bank, seat) => {
    const args = { who: who(seat), bank, crowns: v.crowns[seat].length, cards: cardsOf(v, seat).length };
    return { key: 'isla.words.seat', args };
  });
  for (const title of ['king', 'bridgeBuilder', 'portBuilder'] as Title[]) {
    const name: Phrase = { key: `isla.titleName.${title}` };
    const holder = v.titles[title];
    if (holder === NOBODY) lines.push({ key: 'isla.words.titleFree', args: { title: name } });
    else lines.push({ key: 'isla.words.title', args: { title: name, who: who(holder) } });
  }
  return { heading: { key: 'isla.words.everyone' }, lines };
}

/** Commerce cards of a seat in the order taken; null where this view does not know them. */
export function cardsOf(v: View, seat: number): (number | null)[] {
  return v.stacks.flatMap((deck) => deck.takes.filter((take) => take.seat === seat).map((take) => take.card));
}

function mine(v: View): Section[] {
  if (v.seat === null) return [];
  const crowns = v.crowns[v.seat].flatMap((value): Phrase[] =>
    value === null ? [] : [{ key: 'isla.words.myCrown', args: { value } }],
  );
  const cards = cardsOf(v, v.seat).flatMap((card) => (card === null ? [] : [commerceName(card)]));
  return crowns.length + cards.length === 0
    ? []
    : [{ heading: { key: 'isla.words.mine' }, lines: [...crowns, ...cards] }];
}

function islandSection(v: View, island: number): Section {
  const lines: Phrase[] = [{ key: 'isla.words.islandValue', args: { value: ISLANDS[island].value } }];
  const princes = v.princes[island];
  lines.push(princes > 0 ? { key: 'isla.words.princes', args: { n: princes } } : { key: 'isla.words.noPrince' });
  if (v.crowned[island]) lines.push({ key: 'isla.words.crown' });
  const circle = v.circles[island];
  if (circle) lines.push({ key: 'isla.words.circle', args: { n: circle.coins, who: who(circle.seat) } });
  else lines.push({ key: 'isla.words.circleOpen' });
  v.pools[island].forEach((n, seat) => {
    if (n > 0) lines.push({ key: 'isla.words.pool', args: { who: who(seat), n } });
  });
  for (const site of BRIDGES_OF[island]) {
    const { a, b } = BRIDGES[site];
    const to = islandName(a === island ? b : a);
    const owner = v.bridges[site];
    if (owner === NOBODY) lines.push({ key: 'isla.words.bridgeOpen', args: { to } });
    else lines.push({ key: 'isla.words.bridge', args: { to, who: who(owner) } });
  }
  for (const site of PORTS_OF[island]) {
    const { value } = PORTS[site];
    const owner = v.ports[site];
    if (owner === NOBODY) lines.push({ key: 'isla.words.portOpen', args: { value } });
    else lines.push({ key: 'isla.words.port', args: { value, who: who(owner) } });
  }
  return { heading: islandName(island), lines };
}

function stacks(v: View): Section {
  const lines = v.stacks
    .slice(0, STACKS)
    .map((deck, k): Phrase => ({ key: 'isla.words.stack', args: { stack: k + 1, left: deck.left } }));
  return { heading: { key: 'isla.words.stacks' }, lines };
}
