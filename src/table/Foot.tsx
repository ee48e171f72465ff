import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { TableModule } from '../games/table';
import { worn } from '../look/appearance';
import { t } from '../look/say';
import { useMedia } from '../look/screens';
import { Button } from '../look/widgets';
import { Actions, lastOf } from './Actions';
import { Counting } from './Counting';
import { edgeOf, facing, sayer } from './context';
import { Dock } from './Dock';
import { Reading } from './Lesson';
import { type Faces, LiveFoot } from './live';
import type { TableModel } from './model';
import { shown } from './panels';
import { Replaying } from './Replaying';
import { Review } from './Review';
import { rematch } from './rematch';
import { Scores } from './Scores';
import type { View } from './screen-view';

/** So large it lies between people. */
const LARGE = '(min-width: 48rem) and (min-height: 48rem)';

/** The lower part of the table: what can be done now, or at the end what it was worth. */

interface FootProps {
  model: TableModel;
  table: TableModule;
  view: View;
  faces: Faces;
  /** All is done by hand just now. */
  live: boolean;
  /** The plates of those who sit before it. */
  children?: ComponentChildren;
}

export function Foot({ model, table, view, faces, live, children }: FootProps) {
  const { plain, scoring, calm } = view;
  const { viewpoint } = model;
  const large = useMedia(LARGE);
  const over = viewpoint.over.value;
  const counts = over && !viewpoint.match.trouble && scoring.value;
  const counted = model.looks.isCounted(viewpoint.game.categories.length);
  useEffect(() => {
    // where nothing may move, and in words, all of it is there at once
    if (counts)
      model.looks.counted.value ??= plain.value || worn.motion.value === 0 ? viewpoint.game.categories.length : 0;
  }, [counts]);
  if (counts && counted) {
    return (
      <Scores
        viewpoint={viewpoint}
        review={<Review viewpoint={viewpoint} reviewing={model.reviewing} />}
        onRematch={() => void rematch(viewpoint)}
        onBoard={() => {
          scoring.value = false;
        }}
      />
    );
  }
  // a phone is held in the hand, whichever way it was passed
  const lies = large && !plain.value;
  const edge = lies ? facing(viewpoint) : 'bottom';
  return (
    <Dock edge={edge}>
      <div class="dock-mine">
        {children}
        <OwnHand model={model} table={table} />
      </div>
      {counts ? (
        <Counting model={model} />
      ) : model.replay.now.value?.brief === false ? (
        <Replaying model={model} />
      ) : viewpoint.reading.value ? (
        <Reading model={model} />
      ) : live ? (
        <LiveFoot model={model} table={table} calm={calm} />
      ) : (
        <Actions
          model={model}
          table={table}
          listAll={plain.value}
          alone={faces === 'trays'}
          turned={lies && isOpposite(model)}
        />
      )}
      {!live && faces === 'all' && (
        <Button
          kind="quiet"
          onClick={() => {
            calm.value = false;
          }}
        >
          {t('live.drag')}
        </Button>
      )}
      {over && !counts && (
        <Button
          onClick={() => {
            scoring.value = true;
          }}
        >
          {t('score.back')}
        </Button>
      )}
    </Dock>
  );
}

/** Whether an open question is that of somebody who sits opposite: the board keeps its place, the question turns to them. */
function isOpposite({ selection, viewpoint }: TableModel): boolean {
  const { ending, eyes, match, shared } = viewpoint;
  const seat = ending.value ? lastOf(viewpoint) : selection.actor.value;
  return shared && eyes.value.kind === 'public' && edgeOf(match.record.chairs[seat ?? -1]?.side ?? 0) === 'top';
}

/** What the eyes of this moment hold in secret: the opened private screen, or the only person at the table. */
function OwnHand({ model, table }: { model: TableModel; table: TableModule }) {
  const { viewpoint } = model;
  const seat = viewpoint.seat.value;
  if (seat === null || viewpoint.over.value) return null;
  const Hand = shown(table.panels.Hand);
  return (
    <section class="own-hand" aria-labelledby="own-hand">
      <h2 id="own-hand" class="unseen">
        {t('table.hand')}
      </h2>
      {Hand && <Hand view={viewpoint.view.value} say={sayer(viewpoint)} chairs={viewpoint.match.record.chairs} />}
    </section>
  );
}
