import '../sheet/sheet.css';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Match } from '../../engine/match';
import type { Phrase, Seat } from '../../engine/rules';
import { addText, say, t } from '../../look/say';
import { Button } from '../../look/widgets';
import { saveMatch } from '../../storage/saver';
import { removeDraft } from '../../storage/sheets';
import { guard } from '../../table/guard';
import { text as tableText } from '../../table/text.en';
import { DrawnEntry } from '../sheet/DrawnEntry';
import type { Entries } from '../sheet/entries';
import { Faults } from '../sheet/Faults';
import { Grid } from '../sheet/Grid';
import { Pad } from '../sheet/Pad';
import { text } from '../text.en';
import { Cover, Hidden } from './Cover';
import { isSecretive, matchFrom, openPosition, type Position } from './position';

addText(text);
addText(tableText);

/** From the box to the app: the position on the real table is typed in, judged by the rules, and goes on digitally. */

export default function FromTable({ id }: { id: string }) {
  const state = useSignal<Position | Phrase | undefined>(undefined);
  useEffect(() => {
    openPosition(id)
      .catch((): Phrase => ({ key: 'app.broken' }))
      .then((found) => {
        state.value = found;
      });
  }, [id]);
  const now = state.value;
  if (!now) return <p class="soft">{t('app.loading')}</p>;
  if ('key' in now) {
    return (
      <section class="mid notice">
        <p>{say(now)}</p>
        <Button kind="main" onClick={() => location.assign(`#/new/${id}`)}>
          {t('from.setup')}
        </Button>
      </section>
    );
  }
  return <Typing position={now} />;
}

/** One person's own rows: the cover before them, and the way there and back. */
function useOwn(entries: Entries) {
  const covered = useSignal<Seat | undefined>(undefined);
  const { only } = entries;
  const close = () => {
    entries.focus(undefined);
    only.value = undefined;
  };
  const open = () => {
    const seat = covered.value;
    covered.value = undefined;
    only.value = seat;
  };
  useEffect(() => {
    const conceal = () => {
      if (only.value === undefined) return;
      covered.value = only.value;
      close();
    };
    return guard({ conceal });
  }, []);
  return { covered, open, close };
}

function Typing({ position }: { position: Position }) {
  const { entries, draft } = position;
  const { covered, open, close } = useOwn(entries);
  const refused = useSignal<Phrase | undefined>(undefined);
  const rows = useSignal(false);
  const later = () => (covered.value = undefined);
  if (covered.value !== undefined) return <Cover chair={draft.chairs[covered.value]} onOpen={open} onLater={later} />;
  const mine = entries.only.value;
  return (
    <div class="stack sheet sheet-form">
      <p class="soft">{mine === undefined ? t('from.why') : t('from.own', { name: draft.chairs[mine].name })}</p>
      {mine === undefined && <OnBoard position={position} shut={rows} />}
      <div class="stack sheet-body">
        <div class="sheet-main">
          <Grid entries={entries} />
          <Faults entries={entries} title={t('from.missing')} />
        </div>
        <div class="stack sheet-side">
          {entries.active.value !== undefined && (
            <Pad entries={entries} cell={entries.active.value} strip onHide={() => entries.focus(undefined)} />
          )}
        </div>
      </div>
      {mine !== undefined ? (
        <Button kind="main" icon="lock" onClick={close}>
          {t('from.hide')}
        </Button>
      ) : (
        <Ways position={position} refused={refused} onTake={(seat) => (covered.value = seat)} />
      )}
    </div>
  );
}

/** What lies open may be touched in on the board, above the rows. */
function OnBoard({ position, shut }: { position: Position; shut: Signal<boolean> }) {
  const { drawn, entries, open } = position;
  if (!drawn) return null;
  return (
    <>
      <div class="sheet-bar">
        <Button kind="quiet" icon={shut.value ? 'fit' : 'list'} onClick={() => (shut.value = !shut.value)}>
          {t(shut.value ? 'drawn.board' : 'drawn.rows')}
        </Button>
      </div>
      {!shut.value && <DrawnEntry entries={entries} form={drawn} read={open} />}
    </>
  );
}

interface WaysProps {
  position: Position;
  /** Why the last attempt to go on was in vain. */
  refused: Signal<Phrase | undefined>;
  onTake(seat: Seat): void;
}

/** From the rows that lie open: on to somebody's own, or to the table. */
function Ways({ position, refused, onTake }: WaysProps) {
  const { draft, entries, game, tried } = position;
  const { chairs } = draft;
  const context = { text: { ...game.text, ...entries.form.text }, chairs };
  const goOn = async () => {
    tried.value = true;
    const found = matchFrom(position);
    if (!(found instanceof Match)) {
      refused.value = found;
      return;
    }
    await saveMatch(found.record);
    await removeDraft(draft.game);
    location.replace(`#/table/${found.record.id}`);
  };
  return (
    <>
      {isSecretive(position) && (
        <Hidden why={t('from.hidden.why')} chairs={chairs} seats={[...chairs.keys()]} onTake={onTake} />
      )}
      {refused.value && (
        <p class="pad-fault" role="alert">
          {say(refused.value, context)}
        </p>
      )}
      <section class="row lay-foot">
        <Button kind="main" icon="play" onClick={() => void goOn()}>
          {t('from.go')}
        </Button>
      </section>
    </>
  );
}
