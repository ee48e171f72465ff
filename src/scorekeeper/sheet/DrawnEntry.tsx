import './drawn.css';
import { type ReadonlySignal, type Signal, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Phrase, Seat } from '../../engine/rules';
import { gameOf } from '../../games/doors';
import type { Drawn } from '../../games/drawn';
import type { Entry } from '../../games/keeper';
import type { Spot } from '../../games/module';
import { type Read, rowOf } from '../../games/sheet';
import type { Mark, TableModule } from '../../games/table';
import { Icon } from '../../look/icons';
import { figures } from '../../look/recap';
import { say as sayPhrase, t } from '../../look/say';
import { toast } from '../../look/toast';
import { Button, IconButton, SeatDisc } from '../../look/widgets';
import { Asking } from './asking';
import { Amount, Beside } from './Beside';
import { BoardView } from './BoardView';
import type { Book } from './book';
import { sayChanged, whereOf } from './cell';
import type { Entries } from './entries';
import { Chips } from './Pad';

/** A sheet or a form filled in on the game's own board: whose it is, then the places, a touch a piece. */

/** Whether the sheet of this game has one. */
export const mayDraw = ({ play: { value } }: Book): boolean => !value.free && gameOf(value.game)?.drawn !== undefined;

interface Opened {
  drawn: Drawn;
  table: TableModule;
}

async function open(game: string, form?: Drawn): Promise<Opened | undefined> {
  const registered = gameOf(game);
  const [drawn, table] = await Promise.all([form ?? registered?.drawn?.(), registered?.draw()]);
  return drawn && table && { drawn, table };
}

interface Props {
  entries: Entries;
  /** Of a form: its own board, and as much of the entries as lies open. */
  form?: Drawn;
  read?: ReadonlySignal<Read>;
  /** Of a score sheet: what everybody has by now. */
  totals?: ReadonlySignal<readonly number[]>;
  /** Enters all that one touch changes, as a line of the history. */
  tell?(what: Phrase, entries: readonly Entry[]): void;
}

export function DrawnEntry({ entries, form, read = entries.read, totals, tell }: Props) {
  const opened = useSignal<Opened | 'none' | undefined>(undefined);
  const { game } = entries.play.value;
  useEffect(() => {
    open(game, form)
      .catch(() => undefined)
      .then((found) => {
        opened.value = found ?? 'none';
      });
  }, [game, form]);
  const now = opened.value;
  if (!now) return <p class="soft">{t('app.loading')}</p>;
  if (now === 'none' || !now.drawn.fits(read.value)) return <p class="soft">{t('drawn.none')}</p>;
  return <OnBoard entries={entries} read={read} totals={totals} tell={tell} {...now} />;
}

/** Whose piece the next touch is, and whether it comes or goes. */
interface Held {
  whose: Seat | string;
  away: boolean;
}

function OnBoard({ drawn, table, ...given }: Opened & Omit<Given, 'drawn' | 'held' | 'last' | 'asking' | 'say'>) {
  const { entries, read } = given;
  const held = useSignal<Held>({ whose: drawn.nobodys ? drawn.things[0].id : 0, away: false });
  const asking = useMemo(() => new Asking(drawn, read), [drawn, read]);
  const last = useSignal<string | undefined>(undefined);
  // a thing is nobody's: what stands beside the board stays that of whoever was chosen before
  const seat = useRef<Seat>(0);
  if (typeof held.value.whose === 'number') seat.current = held.value.whose;
  const gone = useSignal(false);
  const host = useRef<HTMLElement>(null);
  const say = (phrase: Phrase) =>
    sayPhrase(phrase, { text: { ...entries.form.text, ...drawn.text }, chairs: entries.people.value });
  const all: Given = { ...given, drawn, held, last, asking, say };
  // what is entered here need not stand below as well
  useEffect(() => (gone.value ? undefined : foldAway(entries, drawn.sections)), [entries, drawn, gone.value]);
  if (gone.value) return <p class="soft">{t('drawn.none')}</p>;
  const spots = drawn.spots ?? table.spots;
  const view = drawn.view(read.value);
  return (
    <section class="stack drawn" ref={host} aria-label={t('drawn.board')}>
      {asking.now.value ? <Asked {...all} cell={asking.now.value.cell} /> : <Whose {...all} />}
      <BoardView
        game={entries.play.value.game}
        people={entries.people.value}
        {...{ say, spots, view }}
        marks={marksOf(spots(view), all)}
        onPick={(spot) => touched(all, spot, held.value)}
        // the rows below have folded by now
        onLaid={() => host.current?.scrollIntoView({ block: 'nearest' })}
        onGone={() => {
          gone.value = true;
        }}
      />
      {last.value !== undefined && <Amount entries={entries} cell={last.value} />}
      {drawn.beside && <Beside entries={entries} rows={drawn.beside(read.value, seat.current)} seat={seat.current} />}
    </section>
  );
}

/** All that one board is filled in with. */
interface Given {
  entries: Entries;
  read: ReadonlySignal<Read>;
  totals?: ReadonlySignal<readonly number[]>;
  tell?: Props['tell'];
  drawn: Drawn;
  held: Signal<Held>;
  /** The number that the last touch changed, and nothing else. */
  last: Signal<string | undefined>;
  asking: Asking;
  say(phrase: Phrase): string;
}

/** Shuts these sections; what is returned leaves them as they were, and the others as they are by then. */
function foldAway(entries: Entries, sections: readonly string[]): () => void {
  const before = entries.folds.value;
  for (const id of sections) entries.fold(id, true);
  return () => {
    const folds = new Map(entries.folds.value);
    for (const id of sections) {
      const was = before.get(id);
      if (was === undefined) folds.delete(id);
      else folds.set(id, was);
    }
    entries.folds.value = folds;
  };
}

/** The few answers that one place may have. */
function Asked({ entries, asking, cell }: Given & { cell: string }) {
  const row = entries.rowNamed(rowOf(cell));
  if (row?.kind !== 'one') return null;
  return (
    <div class="row tight pad-chips">
      <strong role="status">{whereOf(entries, cell)}</strong>
      <Undo entries={entries} />
      <Button onClick={() => asking.stop()}>{t('sheet.pad.done')}</Button>
      <Chips entries={entries} cell={cell} row={row} />
    </div>
  );
}

const Undo = ({ entries }: { entries: Entries }) => (
  <IconButton
    icon="undo"
    label={t('sheet.pad.undo')}
    disabled={!entries.mayUndo.value}
    onClick={() => entries.undo()}
  />
);

/** Everybody with their points, the things of nobody, and the way to take something off again. */
function Whose(given: Given) {
  const { entries, totals, drawn, held, last, say } = given;
  const { whose, away } = held.value;
  const people = drawn.nobodys ? [] : entries.people.value;
  const take = (next: Seat | string) => {
    // what is nobody's is chosen to be put somewhere
    held.value = { whose: next, away: away && (typeof next === 'number' || drawn.nobodys === true) };
    last.value = undefined;
  };
  return (
    <div class="row tight pad-chips" style={{ '--people': people.length }}>
      {people.map(({ name, colour, gone }, seat) => (
        <button
          type="button"
          key={seat}
          class="chip"
          aria-pressed={whose === seat}
          aria-label={[name, gone && t('seat.gone'), totals && figures(totals.value[seat])].filter(Boolean).join(' ')}
          onClick={() => take(seat)}
        >
          <SeatDisc colour={colour} gone={gone} />
          <span class="drawn-name cut">{name}</span>
          {totals && <b class="figures">{figures(totals.value[seat])}</b>}
        </button>
      ))}
      {drawn.things.map(({ id, text, once }) =>
        once ? (
          <Button
            key={id}
            icon="check"
            disabled={changes(given, '', { whose: id, away: false }).length === 0}
            onClick={() => touched(given, '', { whose: id, away: false })}
          >
            {say(text)}
          </Button>
        ) : (
          <button type="button" key={id} class="chip" aria-pressed={whose === id} onClick={() => take(id)}>
            {say(text)}
          </button>
        ),
      )}
      <button
        type="button"
        class="chip"
        aria-pressed={away}
        onClick={() => {
          held.value = { ...held.value, away: !away };
        }}
      >
        <Icon name="minus" />
        {t('drawn.away')}
      </button>
      <Undo entries={entries} />
    </div>
  );
}

/** What a touch there changes; nothing while something is asked. */
const changes = ({ read, drawn, asking }: Given, spot: string, { whose, away }: Held) =>
  asking.now.value ? [] : drawn.touch(read.value, spot, whose, away);

/** As one event where the game has words for it; or why it changes nothing. */
function touched(given: Given, spot: string, by: Held): void {
  const { entries, read, drawn, last, asking, say, tell } = given;
  const all = changes(given, spot, by);
  last.value = undefined;
  const touch = [read.value, spot, by.whose, by.away] as const;
  if (all.length === 0) {
    asking.go(spot);
    const why = drawn.why?.(...touch);
    if (why) toast(say(why));
  } else if (tell && drawn.told) {
    const what = drawn.told(...touch);
    tell(what, all);
    if (drawn.aloud?.includes(what.key)) sayChanged(entries, say(what));
  } else {
    entries.enterAll(all);
    const [cell] = all[0];
    if (all.length === 1 && entries.rowNamed(rowOf(cell))?.kind === 'number') last.value = cell;
  }
}

/** Where a touch does something or is answered, and which place is asked about. */
function marksOf(spots: readonly Spot[], given: Given): Map<string, Mark> {
  const { asking, drawn, held } = given;
  const does = (spot: string) => asking.isAt(spot) || changes(given, spot, held.value).length > 0;
  const places = spots.filter(({ id }) => drawn.why || does(id));
  return new Map(places.map(({ id }) => [id, id === asking.now.value?.spot ? 'lit' : 'ask']));
}
