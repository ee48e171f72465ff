import type { Match } from '../engine/match';
import type { Entry } from '../engine/record';
import { type Phrase, type Seat, TABLE } from '../engine/rules';
import type { GameModule } from '../games/module';
import type { TableModule, Way } from '../games/table';
import { people, solo } from './secrecy';

/** What was done at the table, entry by entry, as some eyes have heard it, and where on the board. */

export interface Deed {
  /** Its number in the log. */
  entry: number;
  /** Who did it; TABLE for what nobody did. */
  seat: Seat;
  events: readonly Phrase[];
}

/** Of whom an event tells, if of anybody. */
export const whoIn = ({ args }: Phrase): Seat | undefined => (args?.who as { seat?: Seat } | undefined)?.seat;

/** What these eyes have heard from entry `since` on, up to what is `told`; see `Heard.at`. */
export function deedsOf(match: Match, eyes: Seat | null, since = 0, told = Number.POSITIVE_INFINITY): Deed[] {
  const out: { entry: number; seat: Seat; events: Phrase[] }[] = [];
  for (const { entry, at, event } of match.heard(eyes, since)) {
    // the set-up is heard before the first entry
    if (entry < 0 || at >= told) continue;
    if (out.at(-1)?.entry !== entry) out.push({ entry, seat: match.record.log[entry]?.seat ?? TABLE, events: [] });
    out.at(-1)?.events.push(event);
  }
  return out;
}

/**
 * The same as it is said: whoever an event tells of has it as theirs, and what an entry of somebody else says of the next
 * one ("Pearl played 7") goes with what that one then does.
 */
export function runsOf(match: Match, eyes: Seat | null, since: number, told?: number): (Deed & { by: Seat })[] {
  const out: { entry: number; seat: Seat; events: Phrase[]; by: Seat }[] = [];
  for (const { entry, seat: by, events } of deedsOf(match, eyes, since, told)) {
    for (const event of events) {
      const last = out.at(-1);
      const seat = whoIn(event) ?? (last?.entry === entry ? last.seat : by);
      const begun = last?.seat === seat && (last.entry === entry || (last.by !== seat && by === seat));
      if (last && begun) {
        last.events.push(event);
        Object.assign(last, { entry, by });
      } else out.push({ entry, seat, events: [event], by });
    }
  }
  return out;
}

/** Where nobody but computer players sits, this many entries are news. */
const WATCHED = 24;

/**
 * The first entry since the last decision: of the one person at the table; else of the person who is to act now, and
 * while that is nobody, of any person.
 */
export function sinceOf(match: Match): { seat: Seat | undefined; entry: number } {
  const all = people(match);
  if (all.length === 0) return { seat: undefined, entry: Math.max(0, match.length - WATCHED) };
  const seat = solo(match) ?? match.ask()?.actors.find((one) => all.includes(one));
  const last = match.record.log.findLastIndex((entry) =>
    seat === undefined ? all.includes(entry.seat) : entry.seat === seat,
  );
  return { seat, entry: last + 1 };
}

/** A place as it was called when something happened there: a seat of the silk punt is another one on the next voyage. */
interface Named {
  id: string;
  name: string;
}

const bare = (name: Phrase): string => JSON.stringify(name, (_, value) => (typeof value === 'number' ? 0 : value));
const names = (game: GameModule, view: unknown): Map<string, string> =>
  new Map(game.spots(view).map(({ id, text }) => [id, bare(text)]));

type Placed = readonly (readonly Named[])[];

/** Where events happened, from what the bare table knew right after them. */
export class Scenes {
  /** Of each event of an entry that the bare table heard; what is taken back goes with its entry. */
  private readonly kept = new WeakMap<Entry, readonly Placed[]>();
  /** The names that were asked for last, as of that entry. */
  private now: { last: Entry | undefined; names: Map<string, string> } | undefined;
  private readonly table: TableModule;

  constructor(table: TableModule) {
    this.table = table;
  }

  /** Of everything the bare table heard of that entry. */
  of(match: Match, entry: number): Way[] {
    const made = match.record.log[entry];
    if (!made) return [];
    let all = this.kept.get(made);
    if (!all) {
      const then = entry + 1 === match.length ? match : match.prefix(entry + 1);
      const heard = then.heard(null, entry).filter((one) => one.entry === entry);
      all = heard.map(({ event }) => this.placed(then, event));
      this.kept.set(made, all);
    }
    return all.flatMap((placed) => this.still(match, placed));
  }

  /** Of one event of that entry, in the words in which somebody heard it. */
  ofEvent(match: Match, entry: number, event: Phrase): Way[] {
    return this.still(match, this.placed(match.prefix(entry + 1), event));
  }

  private placed(match: Match, event: Phrase): Placed {
    const ways = this.table.where[event.key]?.(event.args ?? {}, match.view(null)) ?? [];
    if (ways.length === 0) return [];
    const known = this.names(match);
    return ways.map((way) => way.flatMap((id) => (known.has(id) ? [{ id, name: known.get(id) ?? '' }] : [])));
  }

  private names(match: Match): Map<string, string> {
    const last = match.record.log.at(-1);
    if (!this.now || this.now.last !== last)
      this.now = { last, names: names(match.game as GameModule, match.view(null)) };
    return this.now.names;
  }

  /** What of it is there now under the same name. */
  private still(match: Match, placed: Placed): Way[] {
    if (placed.length === 0) return [];
    const now = this.names(match);
    const left = placed.map((way) => way.flatMap(({ id, name }) => (now.get(id) === name ? [id] : [])));
    return left.filter((way) => way.length > 0);
  }
}
