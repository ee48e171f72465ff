import type { Arg, Key, Phrase } from '../../../engine/rules';
import { oneKey } from '../../kit/words';
import type { PreviewLine } from '../../module';
import { islandName, who } from '../rules/names';
import { bridgesAt, most } from '../rules/scoring';
import { ACTIONS, BEFORE_SCORING, BRIDGES, ISLANDS, PORTS } from '../rules/setup';
import { canBridge, canPort, investSize, price } from '../rules/sites';
import { type IslaFrame, type Moves, NOBODY, type View } from '../rules/state';
import { cardsOf } from './describe';

/** What committing a move would do, in a few lines, from the view alone. */

/** Whether this seat holds a card that could still be shown before scoring. */
const holdsEarly = (v: View): boolean =>
  cardsOf(v, v.seat as number).some(
    (card) => card !== null && BEFORE_SCORING.includes(card) && !v.shown.some((s) => s.card === card),
  );

function line(key: Key, args: { [name: string]: Arg }, tone?: PreviewLine['tone']): PreviewLine {
  return tone ? { text: { key, args }, tone } : { text: { key, args } };
}

export function previewDone(_m: Moves['done'], v: View): PreviewLine[] {
  return v.seat !== null && !holdsEarly(v) ? [line('isla.preview.noEarly', {})] : [];
}

export function previewPut({ put }: Moves['put'], v: View): PreviewLine[] {
  const f = v.todo[0];
  if (f?.at !== 'invest') return [];
  const coins = put.reduce((a, b) => a + b, 0);
  return [line('isla.preview.bank', { n: v.bank[f.seat] - coins }, 'cost'), line('isla.preview.nextRound', {})];
}

function titleLine(v: View, seat: number, title: 'bridgeBuilder' | 'portBuilder'): PreviewLine[] {
  const holder = v.titles[title];
  if (holder === seat) return [];
  const name: Phrase = { key: `isla.title.${title}` };
  if (holder === NOBODY) return [line('isla.preview.title', { title: name }, 'gain')];
  return [line('isla.preview.titleFrom', { title: name, who: who(holder) }, 'gain')];
}

/** What the majority on an island would become with one more bridge of this seat. */
function majorityLine(v: View, island: number, seat: number, loser = NOBODY): PreviewLine {
  const counts = bridgesAt(v, island);
  const before = shareOf(most(counts), seat, ISLANDS[island].value);
  counts[seat]++;
  if (loser !== NOBODY) counts[loser]--;
  const top = most(counts);
  const value = shareOf(top, seat, ISLANDS[island].value);
  const args = { island: islandName(island), mine: counts[seat], n: top.count, value };
  if (!top.seats.includes(seat)) return line('isla.preview.behind', args);
  return line(
    top.seats.length > 1 ? 'isla.preview.ties' : 'isla.preview.leads',
    args,
    value > before ? 'gain' : undefined,
  );
}

/** What the majority of an island brings a seat (rule page 5.24). */
function shareOf({ seats }: ReturnType<typeof most>, seat: number, value: number): number {
  if (!seats.includes(seat)) return 0;
  return seats.length > 1 ? Math.floor(value / 2) : value;
}

/** Coins that leave islands, and a prince who goes from one to another. */
interface Changes {
  paid: readonly (readonly [island: number, coins: number])[];
  prince?: readonly [from: number, to: number];
}

/** What the coins of a seat beside princes are then worth more or less (rule page 5.26). */
function coinsLine(v: View, seat: number, { paid, prince }: Changes): PreviewLine[] {
  let change = 0;
  for (const island of new Set([...paid.map(([at]) => at), ...(prince ?? [])])) {
    const pool = [...v.pools[island]];
    const princes = v.princes[island];
    const before = shareOf(most(pool), seat, 2 * princes);
    for (const [at, coins] of paid) if (at === island) pool[seat] -= coins;
    const moved = prince ? Number(prince[1] === island) - Number(prince[0] === island) : 0;
    change += shareOf(most(pool), seat, 2 * (princes + moved)) - before;
  }
  if (change === 0) return [];
  const args = { n: Math.abs(change) };
  return [change > 0 ? line('isla.preview.coinsMore', args, 'gain') : line('isla.preview.coinsLess', args, 'cost')];
}

function lastLine(owners: readonly number[], kind: 'bridges' | 'ports'): PreviewLine[] {
  return owners.filter((owner) => owner === NOBODY).length === 1 ? [line(`isla.preview.last.${kind}`, {}, 'warn')] : [];
}

/** What it costs, and what the card says where titles take something off (rule page 5.4). */
function priceLine(f: Extract<IslaFrame, { at: 'build' }>, kind: 'bridge' | 'port'): PreviewLine {
  const action = ACTIONS[f.card];
  const printed = action.kind === 'build' ? action[kind] : f[kind];
  return f[kind] < printed
    ? line('isla.preview.priceLess', { price: f[kind], printed }, 'cost')
    : line('isla.preview.price', { price: f[kind] }, 'cost');
}

export function previewBridge(m: Moves['bridge'], v: View): PreviewLine[] {
  const f = v.todo[0];
  if (f?.at !== 'build') return [];
  const { a, b } = BRIDGES[m.bridge];
  const out = [priceLine(f, 'bridge'), majorityLine(v, a, f.seat), majorityLine(v, b, f.seat)];
  const to = m.cross === a ? b : a;
  const paid = [a, b].map((island, end) => [island, m.from[end]] as const);
  out.push(...coinsLine(v, f.seat, { paid, prince: m.cross === undefined ? undefined : [m.cross, to] }));
  if (m.cross !== undefined && v.crowned[to]) out.push(line('isla.preview.crown', { island: islandName(to) }, 'gain'));
  return [...out, ...titleLine(v, f.seat, 'bridgeBuilder'), ...lastLine(v.bridges, 'bridges')];
}

export function previewPort(m: Moves['port'], v: View): PreviewLine[] {
  const f = v.todo[0];
  if (f?.at !== 'build') return [];
  const { island, value } = PORTS[m.port];
  const left = v.pools[island][f.seat] - f.port;
  const out = [priceLine(f, 'port'), line('isla.preview.points', { value }, 'gain')];
  out.push(line('isla.preview.left', { n: left }));
  out.push(...coinsLine(v, f.seat, { paid: [[island, f.port]], prince: m.prince ?? undefined }));
  return [...out, ...titleLine(v, f.seat, 'portBuilder'), ...lastLine(v.ports, 'ports')];
}

export function previewTakeOver({ takeOver: site }: Moves['takeOver'], v: View): PreviewLine[] {
  const f = v.todo[0];
  if (f?.at !== 'takeOver') return [];
  const { seat } = f;
  const { a, b } = BRIDGES[site];
  const victim = v.bridges[site];
  return [line('isla.preview.mark', {}, 'cost'), majorityLine(v, a, seat, victim), majorityLine(v, b, seat, victim)];
}

/** What I could do with an action card as things stand (rule page 4.4); read only behind the hold. */
export function previewCard({ take: card }: Moves['take'], v: View): PreviewLine[] {
  const seat = v.seat;
  const action = ACTIONS[card];
  if (seat === null) return [];
  if (action.kind === 'king')
    return v.titles.king === seat ? [line('isla.preview.alreadyKing', {})] : [line('isla.preview.king', {}, 'gain')];
  if (action.kind === 'invest') {
    const frame = { at: 'invest', seat, card, coins: action.coins, islands: action.islands } as const;
    const { islands, coins } = investSize(v, frame);
    if (coins === 0) return [line('isla.preview.emptyBank', {}, 'warn')];
    const whole = coins === action.coins && islands === action.islands;
    return [line('isla.preview.invest', { coins, islands }, whole ? undefined : 'warn')];
  }
  return reachLines(v, seat, card);
}

export const previewCommerce = (card: number): PreviewLine[] => [line(oneKey(`isla.commerceText.${card}`), {})];

/** How many sites a build card could pay for now, at its price with today's titles. */
function reachLines(v: View, seat: number, card: number): PreviewLine[] {
  const bridge = price(v, seat, card, 'bridge');
  const port = price(v, seat, card, 'port');
  const bridges = BRIDGES.filter((_, site) => canBridge(v, seat, site, bridge)).length;
  const ports = PORTS.filter((_, site) => canPort(v, seat, site, port)).length;
  if (bridges + ports === 0) return [line('isla.preview.noBuild', {}, 'warn')];
  const out: PreviewLine[] = [];
  if (bridges > 0) out.push(line('isla.preview.buildBridges', { price: bridge, n: bridges }, 'gain'));
  if (ports > 0) out.push(line('isla.preview.buildPorts', { price: port, n: ports }, 'gain'));
  return out;
}
