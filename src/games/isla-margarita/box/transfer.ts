import type { Phrase, Seat } from '../../../engine/rules';
import { wordsOf } from '../../kit/words';
import type { Section } from '../../module';
import type { Standing, Transfer } from '../../transfer';
import { bridgeName, commerceName, islandName, portName, who } from '../rules/names';
import { ISLANDS, STACKS } from '../rules/setup';
import { NOBODY, type Title, type View } from '../rules/state';
import { cardsOf } from '../speech/describe';
import { text as game } from '../speech/text.en';
import { formDrawn } from './drawn';
import { form } from './form';
import { text as own } from './text-transfer.en';

/**
 * A game between two rounds moves to the printed board and back. What cannot be carried over: which stack a commerce
 * card came from, and what people saw of the cards that others took or left there. The stacks are mixed anew, both ways,
 * for nobody at a table could put them together without seeing them.
 */

const words = wordsOf('isla.medium');
const seatsOf = (v: View): Seat[] => v.bank.map((_, seat) => seat);

function unready(v: View): Phrase | undefined {
  const f = v.todo[0];
  if (!f) return words('over');
  if (f.at === 'firstKing') return words('begin', undefined, '1');
  if (v.end !== null) return words('scoring', undefined, '19');
  return f.at === 'draft' && v.draft.takes.length === 0 ? undefined : words('round');
}

/** Whose coin marks which site. */
function marks(v: View, owners: readonly Seat[], nameOf: (site: number) => Phrase, none: Phrase): Phrase[] {
  const lines = seatsOf(v).flatMap((seat) => {
    const list = owners.flatMap((owner, site) => (owner === seat ? [nameOf(site)] : []));
    return list.length > 0 ? [words('marks', { who: who(seat), list })] : [];
  });
  return lines.length > 0 ? lines : [none];
}

function poolLines(v: View): Phrase[] {
  const lines = v.pools.flatMap((pool, island) => {
    const list = pool.flatMap((n, seat) => (n > 0 ? [words('of', { n, who: who(seat) })] : []));
    return list.length > 0 ? [words('pool', { island: islandName(island), list })] : [];
  });
  return lines.length > 0 ? lines : [words('noPools')];
}

function titleLines(v: View): Phrase[] {
  return (['king', 'bridgeBuilder', 'portBuilder'] as Title[]).map((title): Phrase => {
    const name: Phrase = { key: `isla.titleName.${title}` };
    const holder = v.titles[title];
    if (holder === NOBODY) return { key: 'isla.words.titleFree', args: { title: name } };
    return { key: 'isla.words.title', args: { title: name, who: who(holder) } };
  });
}

function lay(v: View): Section[] {
  const princes = v.princes.flatMap((n, island) => (n > 0 ? [words('prince', { island: islandName(island), n })] : []));
  const state = [words('next', { n: v.round })];
  if (v.idle > 0) state.push(words('idle', undefined, '18'));
  return [
    { heading: words('bridges'), lines: marks(v, v.bridges, bridgeName, words('noBridges')) },
    { heading: words('ports'), lines: marks(v, v.ports, (site) => portName(site), words('noPorts')) },
    { heading: words('pools'), lines: poolLines(v) },
    {
      heading: words('coins'),
      lines: [
        ...v.bank.map((n, seat) => words('bank', { who: who(seat), n })),
        words('discard', { who: who(v.firstKing) }, '2'),
      ],
    },
    { heading: words('princes'), lines: princes },
    { heading: words('titles'), lines: titleLines(v) },
    { heading: words('state'), lines: state },
  ];
}

/** In the order of `lay`: bridges, ports, pools, the Banks, princes. */
function stands(v: View, step: number): Standing<View> {
  const bare = {
    bridges: v.bridges.map(() => NOBODY),
    ports: v.ports.map(() => NOBODY),
    pools: v.pools.map((pool) => pool.map(() => 0)),
    princes: v.princes.map(() => 0),
  };
  const kinds = ['bridges', 'ports', 'pools', undefined, 'princes'] as const;
  const view: View = { ...v, ...bare };
  for (const kind of kinds.slice(0, step + 1)) if (kind) Object.assign(view, { [kind]: v[kind] });
  const at = (kind: string, list: readonly boolean[]) => list.flatMap((on, i) => (on ? [`${kind}:${i}`] : []));
  const spots = [
    () =>
      at(
        'bridge',
        v.bridges.map((seat) => seat !== NOBODY),
      ),
    () =>
      at(
        'port',
        v.ports.map((seat) => seat !== NOBODY),
      ),
    () =>
      at(
        'island',
        v.pools.map((pool) => pool.some((n) => n > 0)),
      ),
    () => [],
    () =>
      at(
        'island',
        v.princes.map((n) => n > 0),
      ),
  ];
  return { view, spots: spots[step]?.() ?? [] };
}

/** Own crowns and commerce cards, from the own view. */
function take(v: View, seat: Seat): Phrase[] {
  const out: Phrase[] = [];
  const crowns = v.crowns[seat].filter((value) => value !== null);
  if (crowns.length > 0) out.push(words('takeCrowns', { list: crowns }));
  const cards = cardsOf(v, seat).filter((card) => card !== null);
  cards.sort((a, b) => a - b);
  if (cards.length > 0)
    out.push(words('takeCards', { list: cards.map((n) => words('card', { n, card: commerceName(n) })) }));
  return out;
}

function rest(v: View): Phrase[] {
  const crowned = ISLANDS.flatMap((_, island) => (v.crowned[island] ? [islandName(island)] : []));
  const stacks = v.stacks.slice(0, STACKS);
  const out = [crowned.length > 0 ? words('crowns', { list: crowned }) : words('noCrowns')];
  out.push(words('stacks', { list: stacks.map(({ left }) => words('stack', { n: left })) }));
  if (stacks.some(({ takes }) => takes.length > 0)) out.push(words('void'));
  out.push(words('draft', { who: who(v.titles.king) }, '3'));
  return out;
}

export const transfer: Transfer<View> = {
  unready,
  lay,
  stands,
  take,
  rest,
  form: { ...form, drawn: formDrawn },
  text: { ...game, ...own },
};
