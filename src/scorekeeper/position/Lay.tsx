import '../sheet/sheet.css';
import { useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Match } from '../../engine/match';
import type { MatchRecord } from '../../engine/record';
import type { Phrase, Seat } from '../../engine/rules';
import { gameOf } from '../../games/doors';
import type { Catalogue } from '../../games/module';
import type { Transfer } from '../../games/transfer';
import { addText, say, t } from '../../look/say';
import { Button, SeatDisc } from '../../look/widgets';
import { loadMatch } from '../../storage/opening';
import { guard } from '../../table/guard';
import { text as tableText } from '../../table/text.en';
import { begin } from '../begin/begin';
import { text } from '../text.en';
import { Cover, Hidden } from './Cover';
import { type Progress, useProgress } from './lay-progress';
import { Standing } from './Standing';

addText(text);
addText(tableText);

/** From the app to the box: what lies open step by step, then each person's own behind the cover, then the rest. */

type State =
  | { kind: 'loading' }
  | { kind: 'trouble'; why: Phrase }
  | { kind: 'open'; match: Match; transfer: Transfer; text: Catalogue };

async function open(id: string): Promise<State> {
  const { record, trouble } = await loadMatch(id);
  if (!record) return { kind: 'trouble', why: trouble };
  const registered = gameOf(record.game);
  const [game, transfer] = await Promise.all([registered?.play(), registered?.transfer?.()]);
  if (!game || !transfer) return { kind: 'trouble', why: { key: 'lay.none' } };
  const match = Match.resume(game, record);
  if (match.trouble) return { kind: 'trouble', why: match.trouble };
  return { kind: 'open', match, transfer, text: { ...game.text, ...transfer.text } };
}

export default function Lay({ id }: { id: string }) {
  const state = useSignal<State>({ kind: 'loading' });
  useEffect(() => {
    open(id)
      .catch((): State => ({ kind: 'trouble', why: { key: 'save.impossible' } }))
      .then((found) => {
        state.value = found;
      });
  }, [id]);
  const now = state.value;
  if (now.kind === 'loading') return <p class="soft">{t('app.loading')}</p>;
  if (now.kind === 'trouble') return <Notice words={say(now.why)} back={`#/table/${id}`} />;
  const { match, transfer } = now;
  const context = { text: now.text, chairs: match.record.chairs };
  if (match.over) return <Notice words={t('lay.over')} back={`#/table/${id}`} />;
  const bot = match.record.chairs.find((chair) => chair.bot);
  if (bot) return <Notice words={t('lay.bots', { name: bot.name })} back={`#/table/${id}`} />;
  const unready = transfer.unready(match.view(null));
  if (unready) return <Notice words={say(unready, context)} back={`#/table/${id}`} />;
  return <Steps match={match} transfer={transfer} say={(phrase) => say(phrase, context)} />;
}

function Notice({ words, back }: { words: string; back: string }) {
  return (
    <section class="mid notice">
      <p>{words}</p>
      <Button kind="main" onClick={() => location.assign(back)}>
        {t('lay.back')}
      </Button>
    </section>
  );
}

interface StepsProps {
  match: Match;
  transfer: Transfer;
  say(phrase: Phrase): string;
}

/** Somebody whose turn it is to take their own, and whether they hold the tablet. */
interface Taking {
  seat: Seat;
  held: boolean;
}

function Steps({ match, transfer, say }: StepsProps) {
  const { chairs } = match.record;
  const progress = useProgress(match);
  const taking = useSignal<Taking | undefined>(undefined);
  const holders = useComputed(() =>
    [...chairs.keys()].filter((seat) => transfer.take(match.view(seat), seat).length > 0),
  );
  useEffect(
    () =>
      guard({
        conceal() {
          if (taking.value?.held) taking.value = { ...taking.value, held: false };
        },
      }),
    [],
  );
  const call = (seat: Seat | undefined) => {
    taking.value = seat === undefined ? undefined : { seat, held: false };
  };
  const now = taking.value;
  if (!now) {
    return (
      <Open match={match} transfer={transfer} say={say} progress={progress} holders={holders.value} onTake={call} />
    );
  }
  if (!now.held) {
    const open = () => (taking.value = { ...now, held: true });
    return <Cover chair={chairs[now.seat]} onOpen={open} onLater={() => call(undefined)} />;
  }
  const finish = () => {
    progress.takes(now.seat);
    call(holders.value.find((seat) => !progress.taken.value.includes(seat)));
  };
  return <Own match={match} transfer={transfer} say={say} seat={now.seat} onDone={finish} />;
}

/** What one person takes from the box behind the cover. */
function Own({ match, transfer, say, seat, onDone }: StepsProps & { seat: Seat; onDone(): void }) {
  const chair = match.record.chairs[seat];
  return (
    <section class="stack lay-own">
      <h2 class="row">
        <SeatDisc colour={chair.colour} />
        {t('lay.own', { name: chair.name })}
      </h2>
      <ul class="lay-list">
        {transfer.take(match.view(seat), seat).map((phrase, i) => (
          <li key={i} class="fact">
            {say(phrase)}
          </li>
        ))}
      </ul>
      <Button kind="main" icon="lock" onClick={onDone}>
        {t('lay.took')}
      </Button>
    </section>
  );
}

interface OpenProps extends StepsProps {
  progress: Progress;
  /** Who has something of their own to take. */
  holders: readonly Seat[];
  onTake(seat: Seat): void;
}

/** Everything that lies open, step by step, and the ways on from here. */
function Open({ match, transfer, say, progress, holders, onTake }: OpenProps) {
  const view = useComputed(() => match.view(null));
  const rest = transfer.rest(view.value);
  const steps = transfer.lay(view.value);
  // the first that is not ticked off
  const at = steps.findIndex(({ lines }, s) => lines.some((_, i) => !progress.done.value.has(`${s}:${i}`)));
  return (
    <div class="stack lay-both">
      <Standing match={match} transfer={transfer} step={at < 0 ? steps.length : at} say={say} />
      <div class="stack lay">
        <p class="soft">{t('lay.why')}</p>
        {steps.map((section, s) => (
          <section key={s} class="panel">
            <h2 class="label">{say(section.heading)}</h2>
            <Checks lines={section.lines} of={`${s}`} progress={progress} say={say} />
          </section>
        ))}
        {holders.length > 0 && (
          <Hidden
            why={t('lay.hidden.why')}
            chairs={match.record.chairs}
            seats={holders}
            done={progress.taken.value}
            onTake={onTake}
          />
        )}
        {rest.length > 0 && (
          <section class="panel">
            <h2 class="label">{t('lay.rest')}</h2>
            <Checks lines={rest} of="rest" progress={progress} say={say} />
          </section>
        )}
        <Ways record={match.record} />
      </div>
    </div>
  );
}

/** On with a score sheet beside the box, or back to the table. */
function Ways({ record }: { record: MatchRecord }) {
  const keep = async () => {
    const play = await begin(record.game, record.chairs);
    location.assign(`#/sheet/${play.id}`);
  };
  return (
    <section class="row lay-foot">
      <p class="soft">{t('lay.kept')}</p>
      <Button kind="main" icon="keep" onClick={() => void keep()}>
        {t('lay.keep')}
      </Button>
      <Button onClick={() => location.assign(`#/table/${record.id}`)}>{t('lay.back')}</Button>
    </section>
  );
}

interface ChecksProps {
  lines: readonly Phrase[];
  of: string;
  progress: Progress;
  say(phrase: Phrase): string;
}

/** Lines to tick off while hands are busy with the box. */
function Checks({ lines, of, progress, say }: ChecksProps) {
  const done = progress.done.value;
  return (
    <ul class="lay-list">
      {lines.map((phrase, i) => {
        const id = `${of}:${i}`;
        return (
          <li key={id}>
            <label class={done.has(id) ? 'fact lay-done' : 'fact'}>
              <input type="checkbox" checked={done.has(id)} onChange={() => progress.tick(id)} />
              <span>{say(phrase)}</span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}
