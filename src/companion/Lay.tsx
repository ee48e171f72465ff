import './companion.css';
import { useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Match } from '../engine/match';
import type { Phrase } from '../engine/rules';
import { gameOf } from '../games';
import type { Medium } from '../games/medium';
import type { Catalogue } from '../games/module';
import { addText, say, t } from '../look/say';
import { Button, SeatDisc } from '../look/widgets';
import { layKey } from '../storage/matches';
import { loadMatch } from '../storage/opening';
import { read, write } from '../storage/store';
import { guard } from '../table/guard';
import { Shield } from '../table/Shield';
import { text as tableText } from '../table/text.en';
import { begin } from './begin';
import { text } from './text.en';

addText(text);
addText(tableText);

/** From the app to the box: what lies open step by step, then each person's own behind the cover, then the rest. */

interface Open {
  kind: 'open';
  match: Match;
  medium: Medium;
  text: Catalogue;
}
type State = { kind: 'loading' } | { kind: 'trouble'; why: Phrase } | Open;

async function open(id: string): Promise<State> {
  const { record, trouble } = await loadMatch(id);
  if (!record) return { kind: 'trouble', why: trouble };
  const registered = gameOf(record.game);
  const [game, medium] = await Promise.all([registered?.play?.(), registered?.medium?.()]);
  if (!game || !medium) return { kind: 'trouble', why: { key: 'lay.none' } };
  const match = Match.resume(game, record);
  if (match.trouble) return { kind: 'trouble', why: match.trouble };
  return { kind: 'open', match, medium, text: { ...game.text, ...medium.text } };
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
  const { match, medium } = now;
  const context = { text: now.text, chairs: match.record.chairs };
  if (match.over) return <Notice words={t('lay.over')} back={`#/table/${id}`} />;
  const bot = match.record.chairs.find((chair) => chair.bot);
  if (bot) return <Notice words={t('lay.bots', { name: bot.name })} back={`#/table/${id}`} />;
  const unready = medium.unready(match.view(null));
  if (unready) return <Notice words={say(unready, context)} back={`#/table/${id}`} />;
  return <Steps match={match} medium={medium} say={(phrase) => say(phrase, context)} />;
}

function Notice({ words, back }: { words: string; back: string }) {
  return (
    <section class="notice">
      <p>{words}</p>
      <Button kind="main" onClick={() => location.assign(back)}>
        {t('lay.back')}
      </Button>
    </section>
  );
}

interface StepsProps {
  match: Match;
  medium: Medium;
  say(phrase: Phrase): string;
}

function Steps({ match, medium, say }: StepsProps) {
  const done = useSignal<ReadonlySet<string>>(new Set());
  /** Whose turn it is to take their own, and whether they hold the tablet. */
  const taking = useSignal<{ seat: number; held: boolean } | undefined>(undefined);
  const taken = useSignal<readonly number[]>([]);
  // hands are busy with the box: what was ticked off is there again after an interruption, as long as the game stands so
  const key = layKey(match.record.id);
  const stands = `${match.length}`;
  useEffect(() => {
    void read(key).then((raw) => {
      const was = raw as { at?: string; done?: string[]; taken?: number[] } | undefined;
      if (was?.at !== stands || !Array.isArray(was.done) || !Array.isArray(was.taken)) return;
      done.value = new Set(was.done);
      taken.value = was.taken;
    });
  }, []);
  const remember = () => void write([[key, { at: stands, done: [...done.value], taken: [...taken.value] }]]);
  const view = useComputed(() => match.view(null));
  const holders = useComputed(() =>
    match.record.chairs.flatMap((_, seat) => (medium.take(match.view(seat), seat).length > 0 ? [seat] : [])),
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
  const { chairs } = match.record;
  const tick = (line: string) => {
    const next = new Set(done.value);
    if (!next.delete(line)) next.add(line);
    done.value = next;
    remember();
  };
  const now = taking.value;
  if (now && !now.held) {
    return (
      <div class="lay-cover">
        <Shield chair={chairs[now.seat]} onOpen={() => (taking.value = { ...now, held: true })} />
        <Button kind="quiet" class="lay-cancel" onClick={() => (taking.value = undefined)}>
          {t('lay.later')}
        </Button>
      </div>
    );
  }
  if (now) {
    const finish = () => {
      taken.value = [...new Set([...taken.value, now.seat])];
      remember();
      const next = holders.value.find((seat) => !taken.value.includes(seat));
      taking.value = next === undefined ? undefined : { seat: next, held: false };
    };
    return (
      <section class="lay-own">
        <h2>
          <SeatDisc colour={chairs[now.seat].colour} />
          {t('lay.own', { name: chairs[now.seat].name })}
        </h2>
        <ul class="lay-list">
          {medium.take(match.view(now.seat), now.seat).map((phrase, i) => (
            <li key={i}>{say(phrase)}</li>
          ))}
        </ul>
        <Button kind="main" icon="lock" onClick={finish}>
          {t('lay.took')}
        </Button>
      </section>
    );
  }
  const rest = medium.rest(view.value);
  const keep = async () => {
    const play = await begin(match.record.game, chairs);
    location.assign(`#/sheet/${play.id}`);
  };
  return (
    <div class="lay">
      <p class="soft">{t('lay.why')}</p>
      {medium.lay(view.value).map((section, s) => (
        <section key={s} class="panel">
          <h2 class="label">{say(section.heading)}</h2>
          <Checks lines={section.lines} of={`${s}`} done={done.value} say={say} onTick={tick} />
        </section>
      ))}
      {holders.value.length > 0 && (
        <section class="panel">
          <h2 class="label">{t('lay.hidden')}</h2>
          <p class="soft">{t('lay.hidden.why')}</p>
          <ul class="lay-people">
            {holders.value.map((seat) => (
              <li key={seat}>
                <Button
                  icon={taken.value.includes(seat) ? 'check' : 'lock'}
                  onClick={() => (taking.value = { seat, held: false })}
                >
                  <SeatDisc colour={chairs[seat].colour} />
                  {chairs[seat].name}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {rest.length > 0 && (
        <section class="panel">
          <h2 class="label">{t('lay.rest')}</h2>
          <Checks lines={rest} of="rest" done={done.value} say={say} onTick={tick} />
        </section>
      )}
      <section class="lay-foot">
        <p class="soft">{t('lay.kept')}</p>
        <Button kind="main" icon="keep" onClick={() => void keep()}>
          {t('lay.keep')}
        </Button>
        <Button onClick={() => location.assign(`#/table/${match.record.id}`)}>{t('lay.back')}</Button>
      </section>
    </div>
  );
}

interface ChecksProps {
  lines: readonly Phrase[];
  of: string;
  done: ReadonlySet<string>;
  say(phrase: Phrase): string;
  onTick(line: string): void;
}

/** Lines to tick off while hands are busy with the box. */
function Checks({ lines, of, done, say, onTick }: ChecksProps) {
  return (
    <ul class="lay-list">
      {lines.map((phrase, i) => {
        const id = `${of}:${i}`;
        return (
          <li key={id}>
            <label class={done.has(id) ? 'lay-done' : ''}>
              <input type="checkbox" checked={done.has(id)} onChange={() => onTick(id)} />
              <span>{say(phrase)}</span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}
