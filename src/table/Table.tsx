import './table.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Match, RefusedError } from '../engine/match';
import type { Phrase } from '../engine/rules';
import { gameOf } from '../games/index';
import type { Catalogue } from '../games/module';
import type { TableModule } from '../games/table';
import { addText, say, t } from '../look/say';
import { Button } from '../look/widgets';
import { type Claim, claim } from '../storage/claims';
import { loadMatch } from '../storage/matches';
import { prefs } from '../storage/prefs';
import { guard, stayAwake } from './guard';
import { TableModel } from './model';
import { Screen } from './Screen';
import { text } from './text.en';

addText(text);

type State =
  | { kind: 'loading' }
  | { kind: 'trouble'; why: Phrase; text?: Catalogue }
  | { kind: 'open'; model: TableModel; table: TableModule; claim: Claim };

/** The screen of one match, from its id in the store. */
export default function Table({ id }: { id: string }) {
  const state = useSignal<State>({ kind: 'loading' });
  useEffect(() => {
    let gone = false;
    let close = () => {};
    const held = claim(id);
    const load = async () => {
      const found = await open(id, held).catch((): State => ({ kind: 'trouble', why: { key: 'app.broken' } }));
      if (gone) return;
      close();
      close = () => {};
      state.value = found;
      if (found.kind !== 'open') return;
      const stops = [guard(found.model), prefs.keepAwake.value ? stayAwake() : () => {}];
      close = () => {
        found.model.close();
        for (const stop of stops) stop();
      };
      void found.model.advance();
    };
    void load();
    // the window that takes over reads what the other one wrote last
    let was: boolean | undefined;
    const follow = held.writer.subscribe((writer) => {
      if (writer && was === false && state.value.kind === 'open') void load();
      was = state.value.kind === 'loading' ? undefined : writer;
    });
    return () => {
      gone = true;
      follow();
      close();
      held.release();
    };
  }, [id]);
  const now = state.value;
  if (now.kind === 'loading') return <p class="table-loading soft">{t('app.loading')}</p>;
  if (now.kind === 'trouble') {
    return (
      <main class="table-trouble">
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

async function open(id: string, held: Claim): Promise<State> {
  await held.ready;
  const loaded = await loadMatch(id);
  if (loaded.trouble) return { kind: 'trouble', why: loaded.trouble };
  const registered = gameOf(loaded.record.game);
  if (!registered?.play || !registered.draw) return { kind: 'trouble', why: { key: 'table.noGame' } };
  const { min, max } = registered.card.seats;
  const seats = loaded.record.chairs.length;
  if (seats < min || seats > max) return { kind: 'trouble', why: { key: 'save.impossible' } };
  const [game, table] = await Promise.all([registered.play(), registered.draw()]);
  try {
    const match = Match.resume(game, loaded.record);
    return { kind: 'open', model: new TableModel(game, match, held.writer), table, claim: held };
  } catch (error) {
    // a save with no position that could even be shown
    if (error instanceof RefusedError) return { kind: 'trouble', why: error.refusal, text: game.text };
    throw error;
  }
}
