import './companion.css';
import { type ReadonlySignal, type Signal, signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Match, RefusedError } from '../engine/match';
import type { Json, Phrase, Seat } from '../engine/rules';
import { gameOf } from '../games';
import type { Form, Medium } from '../games/medium';
import type { GameModule } from '../games/module';
import {
  type Entered,
  faultsOf,
  type Read,
  reading,
  rowOf,
  type Sheet,
  type SheetSection,
  seatOf,
} from '../games/sheet';
import { addText, say, t } from '../look/say';
import { Button, SeatDisc } from '../look/widgets';
import { newId, newSeed } from '../storage/ids';
import type { Draft } from '../storage/plays';
import { saveMatch } from '../storage/saver';
import { loadDraft, removeDraft, saveDraft } from '../storage/sheets';
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

interface Ready {
  draft: Draft;
  book: Book;
  game: GameModule;
  form: Form;
  options: Json;
  tried: Signal<boolean>;
}

export interface Typed {
  form: Form;
  options: Json;
  only: ReadonlySignal<Seat | undefined>;
  /** Somebody wanted to go on already. */
  tried: ReadonlySignal<boolean>;
  /** Everything that was entered, hidden or not. */
  cells(): Entered;
}

/** What is hidden is asked of one person at a time, and no answer may depend on what somebody else has hidden. */
function seenBy(seat: Seat | undefined, { form, options, cells }: Typed, n: number): Read {
  const all = reading(n, cells());
  const rows = form.sections(all, options).flatMap((section) => section.rows);
  const secret = new Set(rows.filter((row) => row.secret).map(({ id }) => id));
  const seen = Object.entries(cells()).filter(([cell]) => {
    const whose = seatOf(cell);
    return !secret.has(rowOf(cell)) || (whose !== undefined && whose === seat);
  });
  return reading(n, Object.fromEntries(seen));
}

/** The rows that lie open, or those of the person behind the cover. */
export function formSheet(typed: Typed, words: Medium['text']): Sheet {
  const { form, options, only, tried } = typed;
  const sections = (read: Read): SheetSection[] => {
    const hidden = only.value !== undefined;
    return form
      .sections(read, options)
      .map((section) => ({ ...section, rows: section.rows.filter((row) => (row.secret === true) === hidden) }))
      .filter(({ rows }) => rows.length > 0);
  };
  return {
    sections,
    faults(read) {
      const shown = new Set(sections(read).flatMap(({ rows }) => rows.map(({ id }) => id)));
      return form.faults(seenBy(only.value, typed, read.n), options).filter(({ cell }) => {
        const [row, seat] = [rowOf(cell), seatOf(cell)];
        if (!shown.has(row) || (only.value !== undefined && seat !== only.value)) return false;
        // what is only missing yet is no fault before somebody wants to go on
        return tried.value || read.has(row, seat);
      });
    },
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
  if (options && typeof options === 'object' && 'key' in options)
    return { key: 'save.broken', args: { why: { words: say(options as unknown as Phrase, { text: game.text }) } } };
  const { form } = medium;
  const cells = { ...form.presets?.(draft.chairs.length, options), ...draft.cells };
  const only = signal<Seat | undefined>(undefined);
  const tried = signal(false);
  let book: Book | undefined;
  const typed: Typed = { form, options, only, tried, cells: () => book?.play.value.cells ?? cells };
  const sheet = formSheet(typed, { ...game.text, ...medium.text });
  const store = (play: Draft | object) => saveDraft({ ...draft, ...play } as Draft);
  book = new Book({ ...draft, cells }, sheet, signal(true), store, only);
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
  const n = draft.chairs.length;
  const cells = () => book.play.value.cells;
  const read = book.read.value;
  const wrongFor = (seat: Seat | undefined): number => {
    const typed: Typed = { form, options, cells, only: signal(seat), tried: signal(true) };
    const sheet = formSheet(typed, book.sheet.text);
    const seen = seenBy(seat, typed, n);
    return faultsOf(sheet.sections(seen), seen, (one) => sheet.faults(one)).length;
  };
  const open = wrongFor(undefined);
  if (open > 0) return { key: 'from.faults', args: { n: open } };
  const seats = draft.chairs.flatMap((_, seat) => (wrongFor(seat) > 0 ? [seat] : []));
  if (seats.length > 0) return { key: 'from.theirs', args: { who: seats.map((seat) => ({ seat })) } };
  const hidden = form.sections(read, options).some(({ rows }) => rows.some(({ secret }) => secret));
  // what all hands together get wrong would tell of some of them
  const together: Phrase = { key: 'from.together' };
  if (faultsOf(form.sections(read, options), read, (one) => form.faults(one, options)).length > 0) return together;
  let position: Json;
  try {
    position = form.position(read, options);
    const broken = game.rules.broken(position);
    if (broken) return hidden ? together : { key: 'from.broken' };
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
          <Faults book={book} title={t('from.missing')} />
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
