import { useEffect } from 'preact/hooks';
import { TABLE } from '../engine/rules';
import type { TableModule } from '../games/table';
import { t } from '../look/say';
import { SEAT_STYLES } from '../look/seats';
import type { Claim } from '../storage/claims';
import { BoardView } from './BoardView';
import { titleOf } from './context';
import { Foot } from './Foot';
import { useFocus } from './focus';
import { HelpCard } from './Help';
import { useSound } from './hearing';
import { LastTime } from './LastTime';
import { LogDrawer } from './Log';
import { instead, liveNow, Over } from './live';
import { Menu } from './Menu';
import type { TableModel } from './model';
import { Peeks } from './Peeks';
import { PlainList } from './PlainList';
import { usePointing } from './pointing';
import { useRest } from './resting';
import { Seats, SeatsRow } from './Seats';
import { Shield } from './Shield';
import { Banner, Strip } from './Strip';
import { useView, type View } from './screen-view';
import { useSeating } from './seating';
import { TakeBack } from './TakeBack';
import { Told } from './Told';

interface Props {
  model: TableModel;
  table: TableModule;
  claim: Claim;
}

/** What lies over the table: the menu, taking back, or the log. */
function OnTop({ model, table, view }: Omit<Props, 'claim'> & { view: View }) {
  const { plain, sheet } = view;
  const close = () => {
    sheet.value = 'none';
  };
  if (sheet.value === 'menu') {
    const back = () => (sheet.value = 'takeback');
    return <Menu model={model} table={table} plain={plain} onClose={close} onTakeBack={back} />;
  }
  if (sheet.value === 'takeback') return <TakeBack model={model} onClose={close} />;
  if (sheet.value === 'none') return null;
  return <LogDrawer model={model} table={table} onClose={close} />;
}

/** Whoever asks what a thing is does nothing with it. */
function asked(event: Event, { looks, helping }: TableModel): void {
  const before = looks.told.value;
  if (!looks.askAt(event.target as Element)) return;
  event.preventDefault();
  event.stopPropagation();
  if (looks.told.value !== before) return;
  // no card and nobody's plate: a way to answer what is asked, and its rule says what that is about
  looks.drop();
  helping.open.value = true;
}

/** The part of the screen that a lesson points at. */
function taught({ learning }: TableModel): string {
  const part = learning.shown.value?.part;
  return part ? `points-${part}` : '';
}

/** The colour of the one who is to act, as everybody may know it. */
function turnColour({ viewpoint, selection }: TableModel): string | undefined {
  const { match, ending, ask, over } = viewpoint;
  if (over.value) return undefined;
  const seat = ending.value ? match.record.log.at(-1)?.seat : (ask.value?.turn ?? selection.actor.value);
  const chair = match.record.chairs[seat ?? TABLE];
  return chair && SEAT_STYLES[chair.colour].face;
}

/** What is told over the board. */
function Above({ model, table }: Omit<Props, 'claim'>) {
  return (
    <>
      <Told model={model} table={table} />
      <LastTime model={model} />
      <HelpCard model={model} />
    </>
  );
}

/** The model knows how the table is looked at. */
function useTold(model: TableModel, { plain, sheet }: View, live: boolean): void {
  useEffect(() => {
    model.covered.value = sheet.value !== 'none';
  }, [sheet.value]);
  useEffect(() => {
    model.inWords.value = plain.value;
    model.selection.byHand.value = live;
  }, [plain.value, live]);
}

/** The running match: board, plates, strip, actions; or the shield, and then nothing else. */
export function Screen({ model, table, claim }: Props) {
  const { viewpoint } = model;
  const view = useView();
  const { plain, sheet, calm } = view;
  const name = t('app.title', { page: titleOf(viewpoint) });
  useEffect(() => {
    document.title = name;
  }, [name]);
  const eyes = viewpoint.eyes.value;
  // trouble and an onlooker's window show the bare table, and say why, before any cover
  const shield = eyes.kind === 'shield' && viewpoint.writer.value && !viewpoint.match.trouble;
  // whoever holds the tablet next must not find the last one's menu or log open
  useEffect(() => {
    if (shield) sheet.value = 'none';
  }, [shield]);
  const faces = plain.value ? undefined : liveNow(viewpoint, table);
  const tapped = calm.value && !instead(viewpoint, table);
  const live = faces === 'all' && !tapped;
  useTold(model, view, live);
  const byHand = faces !== undefined && !tapped;
  // what was done before a lesson is not its first news
  const told = model.replay.now.value?.brief !== false && model.learning.shown.value?.at !== 0;
  const where = useSeating(model, plain.value, byHand);
  const seats = { model, table, live: live || faces === 'trays' };
  const root = useFocus();
  useRest(root, model.looks);
  usePointing(root, model);
  useSound(model, table);
  return (
    <main
      ref={root}
      class={`table ${plain.value ? 'in-words' : ''} ${live ? 'is-live' : ''} ${byHand ? 'by-hand' : ''} ${taught(model)}`}
      data-eyes={eyes.kind}
      style={{ '--turn': turnColour(model) }}
      onClickCapture={(event) => asked(event, model)}
    >
      {!plain.value && (
        <BoardView
          model={model}
          table={table}
          onGone={() => {
            plain.value = true;
          }}
        >
          {live && <Over model={model} table={table} />}
          {!shield && <Above model={model} table={table} />}
        </BoardView>
      )}
      {shield ? (
        <Shield chair={viewpoint.match.record.chairs[eyes.seat]} onOpen={() => model.reveal()} />
      ) : (
        <>
          <Strip model={model} table={table} view={view} told={told} />
          <Banner model={model} claim={claim} />
          {where.row.length > 0 && <SeatsRow {...seats} of={where.row} plain={plain.value} />}
          <Seats {...seats} at="left" of={where.left} />
          <Seats {...seats} at="right" of={where.right} />
          {where.board.map((of, i) => (
            <Seats key={i} {...seats} at="board" of={of} />
          ))}
          {plain.value && (
            <PlainList viewpoint={viewpoint}>
              <LastTime model={model} />
              <HelpCard model={model} />
            </PlainList>
          )}
          <Foot model={model} table={table} view={view} faces={faces} live={live}>
            <Seats {...seats} at="dock" of={where.dock} />
          </Foot>
          {eyes.kind === 'public' && <Peeks viewpoint={viewpoint} table={table} />}
          <OnTop model={model} table={table} view={view} />
        </>
      )}
    </main>
  );
}
