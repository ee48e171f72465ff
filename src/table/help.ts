import { computed, effect, signal, untracked } from '@preact/signals';
import type { Seat } from '../engine/rules';
import type { First, RuleParagraph } from '../games/module';
import { prefs } from '../storage/prefs';
import type { Selection } from './selection';
import type { Viewpoint } from './viewpoint';

/** Far more than anybody has open; the oldest are forgotten. */
const MOST_HELPED = 30;

/** Far more lines than all games have, for as many players as a house has. */
const MOST_MET = 2000;

/** Who is helped at the table of this match. */
function helpedAt(id: string): readonly Seat[] {
  const seats: unknown = prefs.helped.value[id];
  return Array.isArray(seats) ? seats.filter((seat) => Number.isInteger(seat)) : [];
}

/** This person is helped from now on, or no more. */
export function help(id: string, seat: Seat, on: boolean): void {
  const { [id]: _, ...others } = prefs.helped.value;
  const seats = helpedAt(id).filter((one) => one !== seat);
  const now = on ? [...seats, seat] : seats;
  const latest = Object.fromEntries(Object.entries(others).slice(1 - MOST_HELPED));
  prefs.helped.value = now.length > 0 ? { ...latest, [id]: now } : latest;
}

/** Help for those who want it: the rule of what they are asked, and why what they touch cannot be chosen. */
export class Helping {
  private readonly viewpoint: Viewpoint;
  private readonly selection: Selection;
  /** Somebody reads. */
  readonly open = signal(false);
  private readonly unwatch: () => void;

  constructor(viewpoint: Viewpoint, selection: Selection) {
    this.viewpoint = viewpoint;
    this.selection = selection;
    this.unwatch = effect(() => {
      // another question has another rule
      viewpoint.match;
      viewpoint.eyes.value;
      untracked(() => {
        this.open.value = false;
      });
    });
  }

  wantedBy(seat: Seat): boolean {
    return helpedAt(this.viewpoint.match.record.id).includes(seat);
  }

  /** Whoever picks on the screen now wants help. */
  readonly wanted = computed(() => {
    const seat = this.selection.actor.value;
    return seat !== undefined && this.wantedBy(seat);
  });

  /** The paragraph of the rules that says what is asked of whoever picks now. */
  readonly rule = computed<RuleParagraph | undefined>(() => {
    const { game, view, over } = this.viewpoint;
    if (over.value || this.selection.actor.value === undefined) return undefined;
    const { rule } = game.prompt(view.value, this.selection.level.value.made);
    return game.reference.find(({ id }) => id === rule);
  });

  private metBy(seat: Seat, { id }: First): string {
    const { game, match } = this.viewpoint;
    return `${game.id} ${id} ${match.record.chairs[seat].name}`;
  }

  /** What whoever picks now may do for the first time; it is taken from what everybody sees. */
  readonly first = computed<First | undefined>(() => {
    const seat = this.selection.actor.value;
    const { game, bare } = this.viewpoint;
    if (!prefs.firsts.value || seat === undefined || seat < 0) return undefined;
    const met = (one: First) => prefs.met.value.includes(this.metBy(seat, one));
    return game.firsts?.find((one) => one.when(bare.value, seat) && !met(one));
  });

  /** It was told to that player, and is not told again. */
  meet(first: First, seat: Seat): void {
    const met = this.metBy(seat, first);
    if (!prefs.met.value.includes(met)) prefs.met.value = [...prefs.met.value, met].slice(-MOST_MET);
  }

  close(): void {
    this.unwatch();
  }
}
