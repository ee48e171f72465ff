import { batch, computed, signal } from '@preact/signals';
import { type Json, type Phrase, type Seat, TABLE } from '../engine/rules';
import type { Bell, Pick, PreviewLine } from '../games/module';
import { bellOf, branchesOf, mayAct } from './may-act';
import { type Branch, decided, type Level, level } from './picks';
import type { Viewpoint } from './viewpoint';

const readyIn = ({ picks }: Level) => picks.find(({ ready }) => ready);

/** What is being picked on the screen, by whom, and what comes of it. It is entered by the model alone. */
export class Selection {
  private readonly viewpoint: Viewpoint;
  readonly chosen = signal<readonly string[]>([]);
  /** A move that no picks lead to, as long as these picks are the last. */
  private readonly composed = signal<{ chosen: readonly string[]; move: Json | undefined } | undefined>(undefined);
  /** What was picked before something beside the question, which is the first of these picks, took its place. */
  private readonly kept = signal<{ aside: string; picks: readonly string[] } | undefined>(undefined);
  /** Where several people may act: who has said that they do. */
  private readonly acting = signal<Seat | undefined>(undefined);
  /** Things are dragged and flown just now; a tap on the board picks nothing. */
  readonly byHand = signal(false);
  /** Why what was tried last could not be done. */
  readonly refusal = signal<Phrase | undefined>(undefined);

  constructor(viewpoint: Viewpoint) {
    this.viewpoint = viewpoint;
  }

  /** The people who may act on this screen now. */
  readonly mayAct = computed<Seat[]>(() => {
    const { touchable, ask, eyes } = this.viewpoint;
    return touchable.value ? mayAct(this.viewpoint.match, ask.value, eyes.value) : [];
  });
  /** The person who picks on this screen now. */
  readonly actor = computed<Seat | undefined>(() => {
    const seats = this.mayAct.value;
    return seats.find((seat) => seat === this.acting.value) ?? seats[0];
  });
  /** Whether that person may take the tablet and decide behind the cover. */
  readonly mayTake = computed(() => {
    const { ask, eyes } = this.viewpoint;
    const secretive = ask.value?.privacy === 'hand' && ask.value.offered && this.viewpoint.shared;
    return secretive && eyes.value.kind === 'public' && this.actor.value !== undefined;
  });
  /** What the people at the table ring when they are ready to go on. */
  readonly bell = computed<Bell | undefined>(() => {
    const { touchable, game, ask } = this.viewpoint;
    const bell = touchable.value ? bellOf(game, this.viewpoint.match, ask.value) : undefined;
    return bell?.ms === undefined || bell.early ? bell : undefined;
  });

  private readonly branches = computed<Branch[]>(() => {
    const { game, seat, view } = this.viewpoint;
    const actor = this.actor.value;
    return actor === undefined ? [] : branchesOf(game, this.viewpoint.match, actor, seat.value, view.value);
  });
  /** Whatever is picked, taken back or entered since has put other picks in their place. */
  readonly composing = computed(() => this.composed.value?.chosen === this.chosen.value);
  /** Where the tree stands after what somebody picked. */
  private readonly offered = computed<Level>(() => this.levelAt(this.chosen.value));
  /** The same with what stands picked from the start. */
  readonly level = computed<Level>(() => {
    const move = this.composing.value ? this.composed.value?.move : undefined;
    if (move !== undefined) return decided(move);
    let at = this.offered.value;
    if (this.chosen.value.length > 0) return at;
    const path: string[] = [];
    for (let pick = readyIn(at); pick; pick = readyIn(at)) {
      path.push(pick.id);
      at = this.levelAt(path);
    }
    return at;
  });
  /**
   * The places of a finished move, and by place the picks that were offered beside the last one. What is sealed is never
   * done by the first touch: there somebody must have picked.
   */
  readonly finished = computed<{ places: readonly string[]; instead: ReadonlyMap<string, string> } | undefined>(() => {
    const { made, move } = this.level.value;
    const { ask, moving } = this.viewpoint;
    const chosen = this.chosen.value;
    if (move === undefined || moving.value || this.byHand.value) return undefined;
    if (chosen.length === 0 && ask.value?.privacy === 'sealed') return undefined;
    const places = made.flatMap(({ spot }) => spot ?? []);
    const beside = chosen.length > 0 ? this.levelAt(chosen.slice(0, -1)).picks : [];
    const instead = beside.flatMap(({ id, spot }) => (spot && !places.includes(spot) ? [[spot, id] as const] : []));
    return places.length > 0 ? { places, instead: new Map(instead.toReversed()) } : undefined;
  });
  /**
   * One pick has led to a whole move without a price and of no great weight, or says no, and nobody else may mean to
   * act. What a hand can pay for is never free; of a hand's question that leaves what tells nothing, as a guard taken back.
   */
  readonly light = computed(() => {
    const { ask } = this.viewpoint;
    const open = ask.value?.kind === 'choice' && ask.value.privacy !== 'sealed' && this.mayAct.value.length === 1;
    if (!open || this.chosen.value.length !== 1 || this.bell.value || this.actor.value === TABLE) return false;
    const { made } = this.level.value;
    if (made.some(({ weighty }) => weighty)) return false;
    const no = made.some(({ refuses }) => refuses);
    return no || this.preview.value.every(({ tone }) => tone === undefined || tone === 'gain');
  });
  /** What comes back once that is put back or done: it still stands on its cards. */
  readonly waits = computed<readonly Pick[]>(() => {
    const { aside, picks } = this.kept.value ?? {};
    return picks && this.chosen.value[0] === aside ? this.levelAt(picks).made : [];
  });
  readonly preview = computed<PreviewLine[]>(() => {
    const { game, view } = this.viewpoint;
    const { move } = this.level.value;
    return move === undefined || this.actor.value === TABLE ? [] : game.preview(move, view.value);
  });

  /** Where the tree of picks stands after these. */
  levelAt(chosen: readonly string[]): Level {
    return level(this.branches.value, chosen, this.bell.value !== undefined || this.mayAct.value.length > 1);
  }

  /** Of several people who may act, this one does. */
  turnTo(seat: Seat): void {
    if (this.viewpoint.moving.value || !this.mayAct.value.includes(seat)) return;
    batch(() => {
      this.restart(seat);
      this.refusal.value = undefined;
    });
  }

  pick(id: string): void {
    const { picks } = this.composing.value ? this.level.value : this.offered.value;
    if (this.viewpoint.moving.value || !picks.some((pick) => pick.id === id)) return;
    this.refusal.value = undefined;
    this.chosen.value = [...this.chosen.value, id];
  }

  /** All picks of a move at once, as a face that knows the way sets them. What fits nothing is ignored. */
  choose(ids: readonly string[]): void {
    if (this.viewpoint.moving.value) return;
    this.refusal.value = undefined;
    this.chosen.value = [...ids];
  }

  /** A face puts a move together by itself, listed or not; undefined while it is `open` but not complete. */
  compose(move: Json | undefined, open = move !== undefined): void {
    if (this.viewpoint.moving.value) return;
    batch(() => {
      this.refusal.value = undefined;
      this.chosen.value = [];
      this.composed.value = open ? { chosen: this.chosen.value, move } : undefined;
    });
  }

  /**
   * A place of the board was tapped: a lit one, or one that was lit beside the last pick and now takes its place. Where
   * several picks share it, the first one counts.
   */
  pickSpot(spot: string): void {
    if (this.byHand.value) return;
    const { picks } = this.level.value;
    // a place may bear the name of a pick that has another place, or none
    const pick = picks.find((p) => p.spot === spot) ?? picks.find((p) => p.id === spot);
    const other = this.finished.value?.instead.get(spot);
    if (pick) this.pick(pick.id);
    else if (other !== undefined) this.choose([...this.chosen.value.slice(0, -1), other]);
  }

  /** Something beside the question is picked, and what was picked before waits for its end. */
  pickAside(id: string): void {
    const { waits, chosen } = this;
    const picks = waits.value.length > 0 ? this.kept.value?.picks : chosen.value;
    this.clear();
    this.pick(id);
    if (picks && picks.length > 0 && !picks.includes(id)) this.kept.value = { aside: id, picks };
  }

  /** Undoes one pick, or all but so many. */
  back(to = this.chosen.value.length - 1): void {
    const left = this.chosen.value.slice(0, Math.max(0, to));
    if (left.length === 0) this.goOn();
    else this.chosen.value = left;
  }

  /** What was picked is done or put back: what it took the place of is there again, as far as it still fits. */
  goOn(): void {
    const picks = this.waits.value.length > 0 ? this.kept.value?.picks : undefined;
    this.clear();
    if (picks && this.levelAt(picks).made.length >= picks.length) this.chosen.value = picks;
  }

  clear(): void {
    this.chosen.value = [];
    this.kept.value = undefined;
  }

  /** Another question, with actors of its own; of several, this one. */
  restart(acting?: Seat): void {
    batch(() => {
      this.clear();
      this.acting.value = acting;
    });
  }

  /** What was entered is not legal. */
  refuse(why: Phrase): void {
    // what was put together is still on the table, to be changed
    if (!this.composing.value) this.clear();
    this.refusal.value = why;
  }
}
