import './companion.css';
import { type ReadonlySignal, type Signal, signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Match, RefusedError } from '../engine/match';
import type { Chair } from '../engine/record';
import type { Json, Phrase, Seat } from '../engine/rules';
import { gameOf } from '../games';
import type { Form, Medium } from '../games/medium';
import type { GameModule } from '../games/module';
import { faultsOf, type Sheet } from '../games/sheet';
import { addText, say, t } from '../look/say';
import { Button, SeatDisc } from '../look/widgets';
import { newId, newSeed, saveMatch } from '../storage/matches';
import { type Draft, loadDraft, PLAY_FORMAT, removeDraft, saveDraft } from '../storage/plays';
import { guard } from '../table/guard';
import { Shield } from '../table/Shield';
import { text as tableText } from '../table/text.en';
import { Book } from './book';
import { Grid } from './Grid';
import { Pad } from './Pad';
import { Faults } from './SheetScreen';
import { text } from './text.en';

addText(text);
addText(tableText);

/** From the box to the app: the position on the real table is typed in, judged by the rules, and goes on digitally. */

/** Where typing began: the seats and options of the match it will be. */
export async function beginDraft(game: string, chairs: Chair[], options: Json, typed: string[]): Promise<void> {
  const now = Date.now();
  const was = await loadDraft(game);
  const same = was && was.chairs.length === chairs.length && JSON.stringify(was.options) === JSON.stringify(options);
  const draft: Draft = {
    format: PLAY_FORMAT,
    id: `draft-${game}`,
    game,
    name: '',
    people: chairs.map(({ name, colour }) => ({ name, colour })),
    // what was typed for the same seats and options is not typed twice
    cells: same ? was.cells : {},
    edits: [],
    tools: {},
    note: '',
    clock: { started: now, changed: now },
    brief: { over: false, winners: [], totals: chairs.map(() => 0), parts: [] },
    chairs,
    options,
    typed,
  };
  await saveDraft(draft);
}

interface Ready {
  draft: Draft;
  book: Book;
  game: GameModule;
  form: Form;
  options: Json;
  tried: Signal<boolean>;
}

interface Typed {
  form: Form;
  options: Json;
  only: ReadonlySignal<Seat | undefined>;
  /** Somebody wanted to go on already. */
  tried: ReadonlySignal<boolean>;
}

/** The rows that lie open, or those of the person behind the cover. */
function sheetOf({ form, options, only, tried }: Typed, words: Medium['text']): Sheet {
  return {
    sections(read) {
      const hidden = only.value !== undefined;
      return form
        .sections(read, options)
        .map((section) => ({ ...section, rows: section.rows.filter((row) => (row.secret === true) === hidden) }))
        .filter(({ rows }) => rows.length > 0);
    },
    // what is only missing yet is no fault before somebody wants to go on
    faults: (read) =>
      form.faults(read, options).filter(({ cell }) => {
        const [row, seat] = cell.split('@');
        return tried.value || read.has(row, seat === undefined ? undefined : Number(seat));
      }),
    scores: () => [],
    winners: () => [],
    categories: [],
    text: words,
  };
}

async function load(id: string): Promise<Ready | Phrase> {
  const registered = gameOf(id);
  const [game, medium, draft] = await Promise.all([registered?.play?.(), registered?.medium?.(), loadDraft(id)]);
  if (!game || !medium) return { key: 'lay.none' };
  if (!draft) return { key: 'from.none' };
  const options = game.rules.options(draft.options, draft.chairs.length) as Json;
  if (options && typeof options === 'object' && 'key' in options) return options as unknown as Phrase;
  const { form } = medium;
  const cells = { ...form.presets?.(draft.chairs.length, options), ...draft.cells };
  const only = signal<Seat | undefined>(undefined);
  const tried = signal(false);
  const sheet = sheetOf({ form, options, only, tried }, { ...game.text, ...medium.text });
  const store = (play: Draft | object) => saveDraft({ ...draft, ...play } as Draft);
  const book = new Book({ ...draft, cells }, sheet, signal(true), store, only);
  return { draft, book, game, form, options, tried };
}

export default function FromTable({ id }: { id: string }) {
  const state = useSignal<Ready | Phrase | undefined>(undefined);
  useEffect(() => {
    load(id)
      .catch((): Phrase => ({ key: 'app.broken' }))
      .then((found) => {
        state.value = found;
      });
  }, [id]);
  const now = state.value;
  if (!now) return <p class="soft">{t('app.loading')}</p>;
  if ('key' in now) {
    return (
      <section class="notice">
        <p>{say(now)}</p>
        <Button kind="main" onClick={() => location.assign(`#/new/${id}`)}>
          {t('from.setup')}
        </Button>
      </section>
    );
  }
  return <Typing {...now} />;
}

/** The match that goes on from what was typed, or why it cannot be. */
function judged({ draft, book, game, form, options }: Ready): Match | Phrase {
  const read = book.read.value;
  const faults = faultsOf(form.sections(read, options), read, (one) => form.faults(one, options));
  if (faults.length > 0) return { key: 'from.faults', args: { n: faults.length } };
  let position: Json;
  try {
    position = form.position(read, options);
    const broken = game.rules.broken(position);
    if (broken) return { key: 'from.broken', args: { why: { words: broken } } };
    const { chairs, typed } = draft;
    return Match.start(game, {
      id: newId(),
      options: draft.options,
      chairs,
      typed,
      seed: newSeed(),
      start: position,
      now: Date.now(),
    });
  } catch (error) {
    return error instanceof RefusedError ? error.refusal : { key: 'save.impossible' };
  }
}

function Typing(props: Ready) {
  const { draft, book, form, options, game } = props;
  const { only } = book;
  const covered = useSignal<Seat | undefined>(undefined);
  const refused = useSignal<Phrase | undefined>(undefined);
  const { chairs } = draft;
  useEffect(() => {
    const conceal = () => {
      if (only.value === undefined) return;
      covered.value = only.value;
      book.focus(undefined);
      only.value = undefined;
    };
    return guard({ conceal });
  }, []);
  if (covered.value !== undefined) {
    const seat = covered.value;
    return (
      <div class="lay-cover">
        <Shield
          chair={chairs[seat]}
          onOpen={() => {
            covered.value = undefined;
            only.value = seat;
          }}
        />
        <Button kind="quiet" class="lay-cancel" onClick={() => (covered.value = undefined)}>
          {t('lay.later')}
        </Button>
      </div>
    );
  }
  const mine = only.value;
  const hide = () => {
    book.focus(undefined);
    only.value = undefined;
  };
  const secretive = form.sections(book.read.value, options).some(({ rows }) => rows.some(({ secret }) => secret));
  const goOn = async () => {
    props.tried.value = true;
    const found = judged(props);
    if (!(found instanceof Match)) {
      refused.value = found;
      return;
    }
    await saveMatch(found.record);
    await removeDraft(draft.game);
    location.replace(`#/table/${found.record.id}`);
  };
  const context = { text: { ...game.text, ...book.sheet.text }, chairs };
  return (
    <div class="sheet sheet-form">
      <p class="soft">{mine === undefined ? t('from.why') : t('from.own', { name: chairs[mine].name })}</p>
      <div class="sheet-body">
        <div class="sheet-main">
          <Grid book={book} foot={false} />
          <Faults book={book} />
        </div>
        <div class="sheet-side">
          {book.active.value !== undefined && (
            <Pad book={book} cell={book.active.value} strip onHide={() => book.focus(undefined)} />
          )}
        </div>
      </div>
      {mine !== undefined ? (
        <Button kind="main" icon="lock" onClick={hide}>
          {t('from.hide')}
        </Button>
      ) : (
        <>
          {secretive && (
            <section class="panel">
              <h2 class="label">{t('lay.hidden')}</h2>
              <p class="soft">{t('from.hidden.why')}</p>
              <ul class="lay-people">
                {chairs.map((chair, seat) => (
                  <li key={seat}>
                    <Button icon="lock" onClick={() => (covered.value = seat)}>
                      <SeatDisc colour={chair.colour} />
                      {chair.name}
                    </Button>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {refused.value && (
            <p class="pad-fault" role="alert">
              {say(refused.value, context)}
            </p>
          )}
          <section class="lay-foot">
            <Button kind="main" icon="play" onClick={() => void goOn()}>
              {t('from.go')}
            </Button>
          </section>
        </>
      )}
    </div>
  );
}
