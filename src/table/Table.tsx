import { warmUp } from '../bots/client';
import './table.css';
import { effect, type ReadonlySignal, type Signal, signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Match, RefusedError } from '../engine/match';
import type { Phrase } from '../engine/rules';
import { gameOf } from '../games/doors';
import type { Catalogue } from '../games/module';
import type { TableModule } from '../games/table';
import { addText, say, t } from '../look/say';
import { Button } from '../look/widgets';
import { type Claim, claim } from '../storage/claims';
import { onNews } from '../storage/news';
import { loadMatch } from '../storage/opening';
import { prefs } from '../storage/prefs';
import { attend, goOnFrom, overtaken, own, settled } from '../storage/saver';
import { deafen } from './deaf';
import { guard, stayAwake } from './guard';
import { judge } from './judge';
import { isLongAgo, lastTime } from './last-time';
import { lessonOf } from './lesson';
import { TableModel } from './model';
import { Screen } from './Screen';
import { text } from './text.en';
import { catchUp, follow } from './windows';

addText(text);

type State =
  | { kind: 'loading' }
  | { kind: 'trouble'; why: Phrase; text?: Catalogue }
  | { kind: 'open'; model: TableModel; table: TableModule; claim: Claim };

/** The screen of one match, from its id in the store. */
export default function Table({ id }: { id: string }) {
  const state = useSignal<State>({ kind: 'loading' });
  useEffect(() => {
    const visit = new Visit(id, state);
    return () => visit.end();
  }, [id]);
  const now = state.value;
  if (now.kind === 'loading') return <p class="mid table-loading soft">{t('app.loading')}</p>;
  if (now.kind === 'trouble') {
    return (
      <main class="mid table-trouble">
        <h1>{t('table.trouble')}</h1>
        <p>{say(now.why, { text: now.text })}</p>
        <Button kind="main" onClick={() => location.assign('#/')}>
          {t('table.home')}
        </Button>
      </main>
    );
  }
  return <Screen key={now.model} model={now.model} table={now.table} claim={now.claim} />;
}

/** One window at one match, for as long as the screen is open. */
class Visit {
  private readonly claim: Claim;
  private readonly id: string;
  private readonly state: Signal<State>;
  private readonly stops: (() => void)[];
  private gone = false;
  private close = () => {};
  /** This window has the match, and has read what lies there: before that nothing may be written. */
  private readonly able = signal(false);
  /** What concerns the disk happens one after the other. */
  private turn: Promise<unknown>;

  constructor(id: string, state: Signal<State>) {
    this.id = id;
    this.state = state;
    this.claim = claim(id);
    this.turn = this.claim.ready.then(() => this.load());
    this.stops = [
      this.watchClaim(),
      attend(id),
      onNews(id, () => this.next(catchUp)),
      effect(() => {
        if (overtaken.value !== id) return;
        overtaken.value = undefined;
        this.next(follow);
      }),
    ];
  }

  end(): void {
    this.gone = true;
    for (const stop of this.stops) stop();
    this.close();
    this.claim.release();
  }

  private next(work: (model: TableModel) => Promise<Phrase | undefined>): void {
    this.turn = this.turn.then(async () => {
      const now = this.state.value;
      if (this.gone || now.kind !== 'open') return;
      const why = await work(now.model).catch(
        (error: unknown): Phrase => (error instanceof RefusedError ? error.refusal : { key: 'app.broken' }),
      );
      if (why) this.show({ kind: 'trouble', why });
    });
  }

  /** A window that takes over reads what the other one wrote last, and whatever that one still tries to write is refused. */
  private watchClaim(): () => void {
    let known = false;
    void this.claim.ready.then(() => {
      known = true;
    });
    return this.claim.writer.subscribe((writer) => {
      if (!writer) this.able.value = false;
      if (writer && known) this.turn = this.turn.then(() => own(this.id)).then(() => this.load());
    });
  }

  private async load(): Promise<void> {
    const found = await open(this.id, this.claim, this.able).catch(
      (): State => ({ kind: 'trouble', why: { key: 'app.broken' } }),
    );
    if (this.gone) return;
    this.show(found);
    if (found.kind !== 'open') return;
    const { model } = found;
    const stops = [
      guard(model),
      deafen(model.deaf),
      model.attendEnds(),
      prefs.keepAwake.value ? stayAwake() : () => {},
      judge(model),
    ];
    this.close = () => {
      model.close();
      for (const stop of stops) stop();
    };
    this.able.value = this.claim.writer.value;
    void model.course.advance();
  }

  private show(now: State): void {
    this.close();
    this.close = () => {};
    if (now.kind !== 'open') this.able.value = false;
    this.state.value = now;
  }
}

async function open(id: string, held: Claim, able: ReadonlySignal<boolean>): Promise<State> {
  // what this window itself still has on its way comes first
  await settled(id);
  const loaded = await loadMatch(id);
  if (loaded.trouble) return { kind: 'trouble', why: loaded.trouble };
  const registered = gameOf(loaded.record.game);
  if (!registered?.play || !registered.draw) return { kind: 'trouble', why: { key: 'table.noGame' } };
  const { min, max } = registered.card.seats;
  const seats = loaded.record.chairs.length;
  if (seats < min || seats > max) return { kind: 'trouble', why: { key: 'save.impossible' } };
  const [game, table] = await Promise.all([registered.play(), registered.draw()]);
  try {
    const match = Match.resume(game, loaded.record, loaded.checkpoints);
    goOnFrom(id, loaded.line);
    if (match.record.chairs.some(({ bot }) => bot)) warmUp(game.id);
    const model = new TableModel(game, match, able);
    const lesson = lessonOf(id) && (await registered.lesson?.());
    if (lesson) {
      addText(lesson.text);
      model.learning.begin(lesson);
    }
    if (isLongAgo(match, Date.now()))
      model.looks.stood.value = { entries: match.length, lines: lastTime(model.viewpoint, table) };
    return { kind: 'open', model, table, claim: held };
  } catch (error) {
    // a save with no position that could even be shown
    if (error instanceof RefusedError) return { kind: 'trouble', why: error.refusal, text: game.text };
    throw error;
  }
}
