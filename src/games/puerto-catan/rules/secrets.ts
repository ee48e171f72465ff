import type { Seat, Secret } from '../../../engine/rules';
import { whole } from '../../../engine/shape';
import { buildingsOf, roadLength, roadsOf } from './board';
import { asked } from './deals';
import { holds, TABLE_EYE } from './hands';
import { EDGES, INTERSECTIONS } from './island';
import { landFault } from './land';
import {
  CITIES,
  DEV_COPIES,
  DEV_IDS,
  DEVS,
  GOLD,
  HAND_LIMIT,
  HEX_COUNT,
  LARGEST,
  LONGEST,
  PER_RESOURCE,
  RESOURCE_IDS,
  RESOURCES,
  ROADS,
  rolesFor,
  SETTLEMENTS,
  SOLDIER,
  sumOf,
  VICTORY,
} from './setup';
import type { Answer, Cards, Deal, F, Frame, PuertoCatan, Terms } from './state';
import { NOBODY } from './state';

/**
 * What is hidden from whom, written independently of view.ts: what the robber stole and left, answers that aren't turned over,
 * development cards, and their stack.
 */
export function secrets(s: PuertoCatan, seat: Seat | null): Secret[] {
  const out: Secret[] = [];
  const mask = 1 << (seat ?? TABLE_EYE);
  s.hands.forEach(({ eyes }, holder) => {
    eyes.forEach((bits, i) => {
      const known = s.open || holder === seat || (bits & mask) !== 0;
      const group = known ? `hand ${holder}` : 'uncertain';
      out.push({ path: `hands.${holder}.kinds.${i}`, pool: 'resource', group, known });
    });
  });
  s.devs.forEach((list, holder) => {
    const known = s.open || holder === seat;
    list.forEach((_, i) => {
      out.push({ path: `devs.${holder}.${i}`, pool: 'dev', group: known ? `devs ${holder}` : 'unseen', known });
    });
  });
  s.answers?.forEach(({ seat: of }, i) => {
    // an answer belongs to its hand: it trades places with no other
    out.push({ path: `answers.${i}`, pool: `answer ${of}`, known: of === seat });
  });
  const builder = s.todo.find((f) => f.at === 'build');
  const mine = builder !== undefined && 'seat' in builder && builder.seat === seat;
  s.fresh.forEach((_, i) => {
    out.push({ path: `fresh.${i}`, pool: 'dev', group: mine ? 'fresh' : 'unseen', known: mine });
  });
  s.stack.forEach((_, i) => {
    out.push({ path: `stack.${i}`, pool: 'dev', group: 'unseen', known: false });
  });
  return out;
}

const list = (of: unknown, length: number, fits: (n: unknown) => boolean): boolean =>
  Array.isArray(of) && of.length === length && of.every(fits);
const from =
  (least: number, most: number) =>
  (n: unknown): boolean =>
    Number.isInteger(n) && (n as number) >= least && (n as number) <= most;
const seatOf = (s: PuertoCatan, n: unknown): boolean => from(0, s.n - 1)(n);

/** 95 resource cards, 25 development cards, the pieces of each, the gold. */
export function broken(s: PuertoCatan): string | undefined {
  return (
    brokenShape(s) ??
    brokenBoard(s) ??
    brokenCards(s) ??
    brokenDevs(s) ??
    brokenGold(s) ??
    brokenPieces(s) ??
    brokenTitles(s) ??
    brokenTurn(s)
  );
}

function brokenShape(s: PuertoCatan): string | undefined {
  if (s.n !== 3 && s.n !== 4) return `${s.n} people`;
  if (s.hands.length !== s.n || s.devs.length !== s.n) return `${s.hands.length} hands for ${s.n} people`;
  if (!list(s.bank, RESOURCES.length, whole)) return 'a bank that is none';
  if (!list(s.gold, s.n, whole) || !list(s.army, s.n, whole) || !list(s.vp, s.n, whole))
    return 'gold, soldiers or victory cards of somebody who is not there';
  if (!list(s.used, DEVS.length, whole)) return 'played cards that are none';
  const roles = rolesFor(s.n).length;
  if (!list(s.roleGold, roles, whole) || !list(s.chosen, roles, from(NOBODY, s.n - 1)))
    return `roles that are not the ${roles} of ${s.n} people`;
  if (!list(s.roads, EDGES.length, from(NOBODY, s.n - 1))) return 'roads of nobody';
  if (!list(s.owners, INTERSECTIONS.length, from(NOBODY, s.n - 1)) || !list(s.levels, INTERSECTIONS.length, from(0, 2)))
    return 'buildings of nobody';
  if (!list(s.rolls, 11, whole)) return 'rolls that are none';
  if (!list(s.named, s.named.length, from(0, 4))) return 'a monopoly on nothing';
  return undefined;
}

function brokenBoard(s: PuertoCatan): string | undefined {
  if (s.terrain.length === 0) {
    return s.todo[0]?.at === 'board' && s.tokens.length === 0 && s.harbours.length === 0
      ? undefined
      : 'no board to play on';
  }
  const { terrain, tokens, harbours } = s;
  const fault = landFault({ terrain, tokens, harbours }, 'any');
  if (fault !== undefined) return `a board with other ${fault}`;
  return from(0, HEX_COUNT - 1)(s.robber) ? undefined : 'a robber who is nowhere';
}

function brokenCards(s: PuertoCatan): string | undefined {
  for (const [holder, { kinds, eyes }] of s.hands.entries()) {
    if (kinds.length !== eyes.length || kinds.some((kind) => !RESOURCES.includes(kind)))
      return 'a hand with a card of no kind';
    if (eyes.some((bits) => !from(0, 2 ** (TABLE_EYE + 1) - 1)(bits) || !(bits & (1 << holder))))
      return 'a card that its own holder has not seen';
  }
  for (const kind of RESOURCES) {
    let n = s.bank[kind];
    for (const { kinds } of s.hands) for (const one of kinds) if (one === kind) n++;
    if (n !== PER_RESOURCE) return `${n} ${RESOURCE_IDS[kind]} cards instead of ${PER_RESOURCE}`;
  }
  return undefined;
}

function brokenDevs(s: PuertoCatan): string | undefined {
  if (s.deck !== s.stack.length) return `${s.deck} cards in a stack of ${s.stack.length}`;
  const all = [...s.devs.flat(), ...s.fresh, ...s.stack];
  if (all.some((dev) => !DEVS.includes(dev))) return 'a development card of no kind';
  for (const dev of DEVS) {
    let n = s.used[dev] + (dev === VICTORY ? sumOf(s.vp) : 0);
    for (const one of all) if (one === dev) n++;
    if (n !== DEV_COPIES[dev]) return `${n} cards ${DEV_IDS[dev]} instead of ${DEV_COPIES[dev]}`;
  }
  if (s.used[VICTORY] > 0) return 'a victory card that was played';
  if (s.used[SOLDIER] !== sumOf(s.army)) return `${s.used[SOLDIER]} soldiers played, ${sumOf(s.army)} in the armies`;
  if (s.fresh.length > 0 && !s.todo.some((f) => f.at === 'build')) return 'a card bought by nobody';
  return undefined;
}

function brokenGold(s: PuertoCatan): string | undefined {
  const all = sumOf(s.gold) + sumOf(s.roleGold);
  if (s.goldCap && all > GOLD) return `${all} gold instead of ${GOLD}`;
  const lying = s.chosen.findIndex((seat, role) => seat !== NOBODY && s.roleGold[role] > 0);
  return lying < 0 ? undefined : 'gold on a role that was chosen';
}

function brokenPieces(s: PuertoCatan): string | undefined {
  for (let seat = 0; seat < s.n; seat++) {
    const [roads, small, large] = [roadsOf(s, seat), buildingsOf(s, seat, 1), buildingsOf(s, seat, 2)];
    if (roads > ROADS) return `player ${seat + 1} has ${roads} roads`;
    if (small > SETTLEMENTS) return `player ${seat + 1} has ${small} settlements`;
    if (large > CITIES) return `player ${seat + 1} has ${large} cities`;
  }
  for (let spot = 0; spot < s.owners.length; spot++) {
    if ((s.owners[spot] === NOBODY) !== (s.levels[spot] === 0)) return 'a building of nobody';
    if (s.owners[spot] !== NOBODY && INTERSECTIONS[spot].beside.some((other) => s.owners[other] !== NOBODY))
      return 'two buildings side by side';
  }
  return undefined;
}

function brokenTitles(s: PuertoCatan): string | undefined {
  if (!from(NOBODY, s.n - 1)(s.longest) || !from(NOBODY, s.n - 1)(s.largest)) return 'a special card of nobody';
  const lengths = s.hands.map((_, seat) => roadLength(s, seat));
  const best = Math.max(...lengths);
  if (s.longest !== NOBODY && (lengths[s.longest] < LONGEST || lengths[s.longest] < best))
    return `the longest road with ${lengths[s.longest]}`;
  if (s.longest === NOBODY && best >= LONGEST && lengths.filter((length) => length === best).length === 1)
    return 'a longest road without its card';
  if (s.largest !== NOBODY && (s.army[s.largest] < LARGEST || s.army[s.largest] < Math.max(...s.army)))
    return `the largest army with ${s.army[s.largest]}`;
  if (s.largest === NOBODY && Math.max(...s.army) >= LARGEST) return 'an army without its card';
  return undefined;
}

/** Whose turn it is, and whether the game is over. */
function brokenTurn(s: PuertoCatan): string | undefined {
  const over = s.todo.length === 0;
  if (s.open !== over || (s.end !== null) !== over)
    return over ? 'an end without a reason' : 'an end in a game that goes on';
  if (!from(NOBODY, s.n - 1)(s.governor) || !from(NOBODY, s.n - 1)(s.last)) return 'a governor who is not there';
  if (s.governor === NOBODY && s.round > 0) return 'a round without a governor';
  if (s.terrain[s.robber] === undefined && s.round > 0) return 'a robber who is nowhere';
  for (const f of s.todo) {
    const seats = Object.entries(f).flatMap(([name, value]) =>
      ['seat', 'active', 'roller', 'victim', 'from'].includes(name) ? [value] : name === 'due' ? value : [],
    );
    const stranger = seats.find((seat: unknown) => !seatOf(s, seat));
    if (stranger !== undefined) return `a turn of player ${Number(stranger) + 1}, who is not there`;
    const wrong = brokenFrame(s, f);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

/** What would leave the game without a way to go on. */
function brokenFrame(s: PuertoCatan, f: Frame): string | undefined {
  if (f.at === 'steal' && s.hands[f.victim].kinds.length === 0) return 'a card taken from an empty hand';
  if (f.at === 'draw' && (s.stack.length === 0 || !s.todo.some(({ at }) => at === 'build')))
    return 'a development card drawn from nowhere';
  if (f.at === 'discard' && f.due.some((seat) => s.hands[seat].kinds.length <= HAND_LIMIT))
    return 'a discard from a hand that is small enough';
  if (f.at === 'answer') return brokenAnswers(s, f);
  if (f.at === 'trade') return brokenTrade(s, f);
  return f.at === 'confirm' ? brokenDeal(s, f.from, f.seat, f) : undefined;
}

const noTerms = ({ give, take, giveGold, takeGold }: Terms): boolean =>
  !list(give, RESOURCES.length, whole) || !list(take, RESOURCES.length, whole) || !whole(giveGold) || !whole(takeGold);

const cannotPay = (s: PuertoCatan, seat: Seat, cards: Cards, gold: number): boolean =>
  !holds(s.hands[seat], cards) || s.gold[seat] < gold;

/** `to` is NOBODY where all are asked. */
function brokenDeal(s: PuertoCatan, from: Seat, to: Seat, d: Terms): string | undefined {
  if (noTerms(d)) return 'a deal over nothing';
  const poor = to !== NOBODY && s.gold[to] < d.takeGold;
  return poor || cannotPay(s, from, d.give, d.giveGold) ? 'a deal that cannot be paid' : undefined;
}

function brokenAnswers(s: PuertoCatan, f: F<'answer'>): string | undefined {
  if (s.todo[0] !== f || s.todo[1]?.at !== 'trade' || s.todo[1].seat !== f.from) return 'an answer to nobody';
  if (!from(NOBODY, s.n - 1)(f.offer.with)) return 'an offer to somebody who is not there';
  const all = asked(s.n, f.from, f.offer.with);
  if (f.due.length === 0 || f.due.some((seat) => !all.includes(seat)) || !s.answers) return 'an answer of nobody';
  return brokenDeal(s, f.from, f.offer.with, f.offer) ?? wrongAnswer(s, f.offer, s.answers);
}

/** Answers that lie open were payable when they were given, and nothing has changed hands since. */
function brokenTrade(s: PuertoCatan, { offer, answers }: F<'trade'>): string | undefined {
  if (offer && noTerms(offer)) return 'a deal over nothing';
  return answers && (offer ? wrongAnswer(s, offer, answers) : 'an answer to nobody');
}

function wrongAnswer(s: PuertoCatan, offer: Deal, answers: readonly Answer[]): string | undefined {
  for (const { seat, yes, counter } of answers) {
    if (!seatOf(s, seat)) return 'an answer of nobody';
    if (counter && noTerms(counter)) return 'a deal over nothing';
    const [cards, gold] = counter ? [counter.give, counter.giveGold] : [offer.take, offer.takeGold];
    if ((yes || counter) && cannotPay(s, seat, cards, gold)) return 'an answer that cannot be paid';
  }
  return undefined;
}
