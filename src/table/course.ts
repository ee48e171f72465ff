import type { Ask } from '../engine/match';
import { type Seat, TABLE } from '../engine/rules';
import type { Clock } from './clock';
import type { Entries } from './entries';
import { bellOf, botsAwake, ringing } from './may-act';
import { botMove, moment } from './pace';
import { people, solo } from './secrecy';
import type { Viewpoint } from './viewpoint';

/** What goes on without anybody: the table's draws, clean-up, bots, sand that has run out. */
export class Course {
  private running = false;
  private readonly viewpoint: Viewpoint;
  private readonly entries: Entries;
  private readonly clock: Clock;
  private readonly waits: () => boolean;

  /** `waits`: something is to be read before the table goes on. */
  constructor(viewpoint: Viewpoint, entries: Entries, clock: Clock, waits: () => boolean) {
    this.viewpoint = viewpoint;
    this.entries = entries;
    this.clock = clock;
    this.waits = waits;
  }

  /** To where somebody has to decide, or to the end. */
  async advance(): Promise<void> {
    if (this.running || this.entries.closed) return;
    this.running = true;
    const { writer, ending, moving } = this.viewpoint;
    try {
      while (!this.entries.closed && writer.value && !this.viewpoint.match.trouble && !ending.value) {
        const ask = this.viewpoint.match.ask();
        if (!ask || this.waits() || !(await this.step(ask))) break;
      }
    } finally {
      this.running = false;
      moving.value = false;
    }
  }

  /** One entry by TABLE or a bot; false when a person is to decide, or when it was refused. */
  private async step(ask: Ask): Promise<boolean> {
    const { game, match, eyes, moving } = this.viewpoint;
    if (eyes.value.kind === 'shield' && solo(match) !== undefined) return false;
    if (ask.kind !== 'choice') {
      if (ask.typed) return false;
      moving.value = true;
      return this.entries.make(() => match.draw(Date.now()));
    }
    const bell = bellOf(game, match, ask);
    if (bell?.ms !== undefined) return this.timed(ask, bell.ms);
    if (bell) return this.ringAlone();
    const bots = botsAwake(game, match, ask);
    if (bots.length === 0) return false;
    moving.value = true;
    // what is sealed does not depend on what others choose: it is chosen on one beat
    return this.botsAct(ask, ask.privacy === 'sealed' ? bots : bots.slice(0, 1));
  }

  private async botsAct(ask: Ask, bots: readonly Seat[], hurried = false): Promise<boolean> {
    const before = this.viewpoint.match;
    const at = before.length;
    const last = before.record.log.at(-1);
    const levels = bots.map((bot) => before.record.chairs[bot].bot);
    const found = await Promise.all(bots.map((bot) => botMove(before, bot, ask, hurried)));
    // meanwhile the game may have been left, taken back, or a chair given to a person or another level
    if (this.entries.closed) return false;
    const { match } = this.viewpoint;
    const same = match === before && match.length === at && match.record.log.at(-1) === last;
    if (!same || bots.some((bot, i) => match.record.chairs[bot].bot !== levels[i])) return true;
    for (const [i, { move, thought }] of found.entries()) {
      if (this.viewpoint.match !== match) return true;
      const made = await this.entries.make(() => match.enter(bots[i], move, Date.now(), undefined, undefined, thought));
      if (!made) return false;
    }
    return true;
  }

  /** A step against the clock: people act whenever they like, computer players at their moments, TABLE when it is up. */
  private async timed(ask: Ask, ms: number): Promise<boolean> {
    const { game, match, moving } = this.viewpoint;
    moving.value = false;
    this.clock.begin(ask.step, match.record.left ?? ms);
    const at = match.length;
    const due = await this.clock.wait(botsAwake(game, match, ask));
    if (this.entries.closed) return false;
    if (this.viewpoint.match.length !== at || due === 'woken') return true;
    return due === 'up' ? this.ringNow() : this.botsAct(ask, [due.bot], true);
  }

  /** With nobody at the table who could ring, TABLE waits a moment and goes on. */
  private async ringAlone(): Promise<boolean> {
    const { match, moving } = this.viewpoint;
    if (people(match).length > 0) return false;
    moving.value = true;
    const at = match.length;
    await moment();
    if (this.entries.closed) return false;
    const now = this.viewpoint.match;
    if (now.length !== at || people(now).length > 0) return true;
    return this.ringNow();
  }

  private ringNow(): Promise<boolean> {
    const { match } = this.viewpoint;
    return this.entries.make(() => match.enter(TABLE, ringing(match), Date.now()));
  }
}
