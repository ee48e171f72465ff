import { type Signal, signal } from '@preact/signals';
import type { Phrase } from '../../engine/rules';
import { gameOf } from '../../games/doors';
import type { KeeperModule } from '../../games/keeper';
import { type Claim, claim } from '../../storage/claims';
import { onNews } from '../../storage/news';
import type { Play } from '../../storage/plays';
import { prefs } from '../../storage/prefs';
import { attendPlay, goOnWith, loadPlay, settled } from '../../storage/sheets';
import { stayAwake } from '../../table/guard';
import { sheetOf } from '../begin/begin';
import { Book } from './book';
import { catchUp, followDisk } from './overtaken';

/** A score sheet on the screen, from its id in the store, in step with the disk and with other windows. */

export type Attended =
  | { kind: 'loading' }
  | { kind: 'trouble'; why: Phrase }
  | { kind: 'open'; book: Book; keeper: KeeperModule | undefined; takeOver(): void };

/** The game's own part of keeping score, where it has one and it can be fetched. */
async function keeperOf({ game, free }: Play): Promise<KeeperModule | undefined> {
  // helpers write into the game's own rows, and totals from another program have none
  if (free) return undefined;
  return gameOf(game)
    ?.keeper?.()
    .catch(() => undefined);
}

export class AttendedSheet {
  private readonly id: string;
  private readonly state: Signal<Attended>;
  private readonly held: Claim;
  /** Before what lies there was read nothing may be written. */
  private readonly able = signal(false);
  /** What concerns the disk happens one after the other. */
  private turn: Promise<void>;
  private gone = false;
  private readonly stops: readonly (() => void)[];

  constructor(id: string, state: Signal<Attended>) {
    this.id = id;
    this.state = state;
    this.held = claim(id);
    const awake = prefs.keepAwake.value ? stayAwake() : () => {};
    this.turn = this.load();
    let known = false;
    void this.held.ready.then(() => {
      known = true;
    });
    this.stops = [
      onNews(id, () => this.next(catchUp)),
      attendPlay(id, () => this.next((book) => followDisk(book, true))),
      this.held.writer.subscribe((writer) => {
        if (!writer) this.able.value = false;
        else if (known) this.turn = this.turn.then(() => this.load());
      }),
      awake,
    ];
  }

  /** The sheet was left. */
  end(): void {
    this.gone = true;
    for (const stop of this.stops) stop();
    this.held.release();
  }

  private async load(): Promise<void> {
    await this.held.ready;
    await settled(this.id);
    const found = await loadPlay(this.id);
    const { play, fault } = found;
    const sheet = play && (await sheetOf(play).catch(() => undefined));
    const keeper = play && (await keeperOf(play));
    if (this.gone) return;
    if (!play) this.trouble(fault ?? { key: 'sheet.missing' });
    else if (!sheet) this.trouble({ key: 'sheet.noGame' });
    else {
      goOnWith(found);
      const takeOver = () => void this.held.takeOver();
      this.state.value = { kind: 'open', book: new Book(play, sheet, this.able), keeper, takeOver };
      this.able.value = this.held.writer.value;
    }
  }

  private trouble(why: Phrase): void {
    this.state.value = { kind: 'trouble', why };
  }

  private next(work: (book: Book) => Promise<Phrase | undefined>): void {
    this.turn = this.turn.then(async () => {
      if (this.gone || this.state.value.kind !== 'open') return;
      const why = await work(this.state.value.book);
      if (!why || this.gone) return;
      this.able.value = false;
      this.trouble(why);
    });
  }
}
