import type { Json, Seat } from '../../../engine/rules';
import { allowance, clockwise, closeRound, goldLeft, openRound, type Purse, payFee, takeRole } from '../rules/purse';
import { BUILDER, GOLD_PRICE, rolesFor, TRADER } from '../rules/setup';
import type { Role } from '../rules/state';
import { NOBODY } from '../rules/state';

/**
 * Who is Governor, who has which role, and whose the gold is, beside a boxed game. What people did is kept act by act,
 * so that anything can be taken back; what follows from it is the rules' own doing.
 */

export type Act =
  /** Whoever is next takes it. */
  | { role: Role }
  /** Pays the Builder (ruling 22). */
  | { fee: Seat }
  /** Any other gold that came or went. */
  | { gold: Seat; by: number }
  | { round: true };

export interface Log {
  /** The first Governor. */
  first: Seat;
  /** Only 30 pieces exist (ruling 2). */
  cap: boolean;
  acts: Act[];
}

export interface Track extends Purse {
  /** Whose role is played, and which; NOBODY before the first of a round. */
  active: Seat;
  role: Role;
  /** Who has paid the present Builder. */
  paid: Seat[];
}

/** Far more than a game has; a damaged log shall not hang the screen. */
const MOST_ACTS = 4000;

const opened = (n: number, { first, cap }: Log): Track => ({
  n,
  goldCap: cap,
  gold: new Array(n).fill(0),
  roleGold: rolesFor(n).map(() => 0),
  chosen: rolesFor(n).map(() => NOBODY),
  governor: first,
  round: 1,
  active: NOBODY,
  role: NOBODY,
  paid: [],
});

/** Who chooses next (ruling 33); NOBODY where everybody has. */
export function chooser(t: Track): Seat {
  const chose = t.chosen.filter((seat) => seat !== NOBODY).length;
  return chose < t.n ? clockwise(t.n, t.governor)[chose] : NOBODY;
}

/** Whether the rules allow it now. */
export function may(t: Track, act: Act): boolean {
  if ('role' in act) return chooser(t) !== NOBODY && t.chosen[act.role] === NOBODY;
  if ('fee' in act)
    return t.role === BUILDER && act.fee !== t.active && t.gold[act.fee] > 0 && !t.paid.includes(act.fee);
  if ('gold' in act) return t.gold[act.gold] + act.by >= 0 && act.by <= goldLeft(t);
  return chooser(t) === NOBODY;
}

function make(t: Track, act: Act): void {
  if ('role' in act) {
    const seat = chooser(t);
    takeRole(t, seat, act.role);
    allowance(t, seat, act.role);
    Object.assign(t, { active: seat, role: act.role, paid: [] });
  } else if ('fee' in act) {
    payFee(t, act.fee, t.active);
    t.paid.push(act.fee);
  } else if ('gold' in act) t.gold[act.gold] += act.by;
  else {
    closeRound(t);
    openRound(t);
    Object.assign(t, { active: NOBODY, role: NOBODY, paid: [] });
  }
}

/** How it stands after everything that was done. */
export function tracked(n: number, log: Log): Track {
  const t = opened(n, log);
  for (const act of log.acts) make(t, act);
  return t;
}

/** One more act; gold that comes and goes in a row is one. The caller has asked `may`. */
export function withAct(log: Log, act: Act): Log {
  const last = log.acts.at(-1);
  if (!('gold' in act) || !last || !('gold' in last) || last.gold !== act.gold)
    return { ...log, acts: [...log.acts, act] };
  const by = last.by + act.by;
  const acts = log.acts.slice(0, -1);
  return { ...log, acts: by === 0 ? acts : [...acts, { gold: act.gold, by }] };
}

/** Without the last act; undefined where there is none to take back but the beginning. */
export const without = (log: Log): Log | undefined =>
  log.acts.length > 0 ? { ...log, acts: log.acts.slice(0, -1) } : undefined;

/** What a card in the Trader phase costs, for those who can pay it (ruling 20). */
export const price = (t: Track, seat: Seat): Act | undefined =>
  t.role === TRADER && t.gold[seat] >= GOLD_PRICE ? { gold: seat, by: -GOLD_PRICE } : undefined;

const record = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x);
const below = (x: unknown, n: number): x is number => Number.isInteger(x) && (x as number) >= 0 && (x as number) < n;

function actOf(raw: Json, n: number): Act | undefined {
  if (!record(raw)) return undefined;
  if (below(raw.role, rolesFor(n).length)) return { role: raw.role };
  if (below(raw.fee, n)) return { fee: raw.fee };
  if (below(raw.gold, n) && Number.isSafeInteger(raw.by) && raw.by !== 0)
    return { gold: raw.gold, by: raw.by as number };
  return raw.round === true ? { round: true } : undefined;
}

/** Whether gold is short; that is asked before the first Governor. */
export const capOf = (kept: Json | undefined): boolean => record(kept) && kept.cap === true;

/** What was kept, as far as the rules allow it for that many people; undefined where nothing was begun. */
export function logOf(kept: Json | undefined, n: number): Log | undefined {
  if (!record(kept) || !below(kept.first, n) || !Array.isArray(kept.acts)) return undefined;
  const log: Log = { first: kept.first, cap: capOf(kept), acts: [] };
  const t = opened(n, log);
  for (const raw of kept.acts.slice(0, MOST_ACTS)) {
    const act = actOf(raw as Json, n);
    if (!act || !may(t, act)) break;
    make(t, act);
    log.acts.push(act);
  }
  return log;
}
