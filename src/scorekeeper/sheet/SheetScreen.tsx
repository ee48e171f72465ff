import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { KeeperModule } from '../../games/keeper';
import { Icon, type IconName } from '../../look/icons';
import { onDay, say as sayPhrase, t } from '../../look/say';
import { ROOMY, TURNED, useMedia } from '../../look/screens';
import { Button, Dialog } from '../../look/widgets';
import { OTHER } from '../begin/begin';
import { Company } from '../begin/Company';
import { blankPage } from '../print/asked';
import { gameName } from '../title';
import type { Book } from './book';
import { focusCell } from './cell';
import { DrawnEntry, mayDraw } from './DrawnEntry';
import { Faults } from './Faults';
import { Finish } from './Finish';
import { Grid } from './Grid';
import { History } from './History';
import { Pad } from './Pad';
import { Parts } from './Parts';
import { Place, usePlace } from './Place';
import { Goal, Points, Tie, Totals } from './Points';
import { Running } from './Running';
import { Source } from './Source';
import { isOnPage, ToolBox, Turn } from './ToolBox';
import { Why } from './Why';

/** A sheet being filled in: the grid, the keypad at hand, what cannot be right, the points, and the table tools. */

interface Props {
  book: Book;
  keeper: KeeperModule | undefined;
  onTakeOver(): void;
}

/** There is room for the keypad and the tools beside the grid. */
const WIDE = `${ROOMY}, ${TURNED}`;

/** Whether that stands open beside the rows; it is open again after a reload, as long as the sheet is filled in. */
function useOpened(book: Book, what: 'tools' | 'drawn' | 'turn', usual = false): Signal<boolean> {
  const isOver = () => book.play.value.brief.over;
  const open = useSignal(!isOver() && book.shows(what, usual));
  useEffect(() => open.subscribe((now) => void (isOver() || book.showing(what, now, usual))), []);
  return open;
}

/** Whether the board is open above the rows, and what for: the running game is told on it, or the sheet is filled in. */
function useBoard(book: Book, keeper: KeeperModule | undefined) {
  // a game that is told as it goes on is told there unless rows are asked for
  const drawn = useOpened(book, 'drawn', keeper?.onBoard && keeper.onPage === true);
  const tells = keeper?.onBoard === true && book.play.value.clock.finished === undefined;
  const onBoard = tells && drawn.value;
  return { drawn, draws: tells || mayDraw(book), onBoard, entered: drawn.value && mayDraw(book) };
}

/** What is asked at the end alone stands shut until then. */
function useShut(book: Book, keeper: KeeperModule | undefined): void {
  const shut = keeper?.onPage === true && book.isEmpty.value;
  useEffect(() => {
    if (keeper?.onPage === true) for (const { id } of book.sections.value) book.fold(id, shut);
  }, [shut]);
}

/** The first number is one key away, unless something else is open; a finished sheet is opened to be read. */
function useFirstCell(book: Book, others: readonly Signal<boolean>[]): void {
  useEffect(() => {
    const isElsewhere = others.some(({ value }) => value);
    if (!book.play.value.brief.over && book.counts && !isElsewhere) focusCell(book.order.value[0]?.cell);
  }, []);
}

export function SheetScreen({ book, keeper, onTakeOver }: Props) {
  const wide = useMedia(WIDE);
  const tools = useOpened(book, 'tools');
  const history = useSignal(false);
  const { drawn, draws, onBoard, entered } = useBoard(book, keeper);
  const turn = useOpened(book, 'turn');
  const { play } = book;
  const above = keeper && (onBoard || isOnPage(keeper, wide)) ? keeper : undefined;
  const beside = above ? undefined : keeper;
  const place = usePlace(play.value.id);
  useShut(book, keeper);
  useFirstCell(book, [drawn, tools, turn]);
  const pad = book.counts && book.active.value !== undefined && (
    <Pad entries={book} cell={book.active.value} strip={!wide} onHide={() => book.focus(undefined)} />
  );
  return (
    <div class={wide ? 'stack sheet sheet-wide' : 'stack sheet'}>
      {!book.writer.value && (
        <p class="row card update" role="alert">
          {t('sheet.onlooker')}
          <Button onClick={onTakeOver}>{t('sheet.takeOver')}</Button>
        </p>
      )}
      {book.fault.value && (
        <p class="row card update" role="alert">
          {sayPhrase(book.fault.value)}
        </p>
      )}
      <h1 class="sheet-paper">
        {[
          gameName(play.value),
          onDay(play.value.clock.finished ?? play.value.clock.started),
          ...(place.value ? [place.value] : []),
        ].join(' · ')}
      </h1>
      <Bar {...{ book, keeper, wide, tools, history, draws, drawn, place }} />
      <Running book={book} />
      {above && onBoard && <Turn book={book} keeper={above} open={turn} drawn />}
      {entered && (
        <DrawnEntry entries={book} totals={book.totals} tell={(what, entries) => book.log('drawn', what, entries)} />
      )}
      <div class="stack sheet-body">
        <div class="sheet-main">
          {above && !onBoard && <Turn book={book} keeper={above} open={turn} />}
          {!entered && <Parts entries={book} />}
          <Grid entries={book} pays={book.pays.value} foot={book.counts && <Totals book={book} />} />
          {book.sheet.goal !== undefined && <Goal book={book} />}
          <Tie book={book} />
          <Faults entries={book} />
          {!wide && <Finish book={book} />}
          <Points book={book} />
          <Why book={book} tie={book.tie.value} />
          <a class="button button-quiet" href={blankPage(play.value.game, play.value.id)}>
            <Icon name="print" />
            {t('blank.way')}
          </a>
        </div>
        <div class="stack sheet-side">
          {pad}
          {/* opened anew with a panel of its own */}
          {wide && <ToolBox key={beside?.helper.id} book={book} keeper={beside} />}
        </div>
      </div>
      {!wide && (
        <Dialog sheet open={tools.value} title={t('sheet.tools')} onClose={() => (tools.value = false)}>
          <Running book={book} />
          <ToolBox book={book} keeper={beside} />
        </Dialog>
      )}
      {history.value && (
        <Dialog sheet open title={t('sheet.history')} onClose={() => (history.value = false)}>
          <History book={book} words={keeper?.text} onClose={() => (history.value = false)} />
        </Dialog>
      )}
      <Source book={book} words={keeper?.text} />
    </div>
  );
}

interface BarProps extends Pick<Props, 'book' | 'keeper'> {
  wide: boolean;
  /** Whether each is open. */
  tools: Signal<boolean>;
  history: Signal<boolean>;
  /** Whether there is a board, and whether it is open above the rows. */
  draws: boolean;
  drawn: Signal<boolean>;
  place: ReturnType<typeof usePlace>;
}

function Bar({ book, keeper, wide, tools, history, draws, drawn, place }: BarProps) {
  const { play } = book;
  const people = useSignal(false);
  // on a phone on its side all of them are one line of signs
  const turned = useMedia(TURNED);
  const small = !wide || turned;
  return (
    <>
      <div class="row sheet-bar">
        {draws && (
          <Way
            icon={drawn.value ? 'list' : 'fit'}
            text={t(drawn.value ? 'drawn.rows' : 'drawn.board')}
            small={small}
            onClick={() => {
              drawn.value = !drawn.value;
              // the keys of a cell would lie on the board
              if (drawn.value) book.focus(undefined);
            }}
          />
        )}
        {!wide && <Way icon="dice" text={t('sheet.tools')} small onClick={() => (tools.value = true)} />}
        <Way icon="log" text={t('sheet.history')} small={small} onClick={() => (history.value = true)} />
        <Way icon="print" text={t('sheet.print')} small={small} onClick={() => print()} />
        {play.value.game !== OTHER && (
          <Way
            icon="rules"
            text={t('sheet.rules')}
            small={small}
            onClick={() => location.assign(`#/rules/${play.value.game}`)}
          />
        )}
        <Way icon="person" text={t('keep.people')} small={small} onClick={() => (people.value = true)} />
        <Place book={book} place={place} small={turned} />
        {wide && <Finish book={book} />}
      </div>
      {people.value && <Company book={book} keeper={keeper} onClose={() => (people.value = false)} />}
    </>
  );
}

interface WayProps {
  icon: IconName;
  text: string;
  /** The word under the picture, where there is little room. */
  small: boolean;
  onClick(): void;
}

const Way = ({ icon, text, small, onClick }: WayProps) => (
  <Button kind="quiet" icon={icon} class={small ? 'sheet-way' : ''} onClick={onClick}>
    {text}
  </Button>
);
