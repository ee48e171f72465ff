import { wordsOf } from '../../kit/words';
import './keeper.css';
import type { Json, Seat } from '../../../engine/rules';
import { Button, IconButton, SeatBadge } from '../../../look/widgets';
import type { Entry, HelperProps, KeeperModule } from '../../keeper';
import { HUNDRED } from '../rules/setup';
import {
  added,
  counting,
  crowding,
  grown,
  type Held,
  mayAdd,
  mayCrowd,
  type Pad,
  padOf,
  paying,
  removed,
  takenBack,
} from './calculator';
import { text } from './text-keeper.en';

/** What helps beside the sheet: provinces are counted once, changed by a tap, and written levy by levy. */

const words = wordsOf('alex.keeper');

interface Part extends HelperProps {
  pad: Pad;
  seat: Seat;
  change(next: Pad): void;
}

/** One province: its open spaces, whether it is crowded, and away with it. */
function Row({ pad, seat, held, i, say, change }: Part & { held: Held; i: number }) {
  const crowded = say(words('crowded'));
  return (
    <li class={`alex-held ${held.crowded ? 'alex-held-crowded' : ''}`}>
      <fieldset>
        <legend class="unseen">{say(words('province', { who: { seat }, n: i + 1 }))}</legend>
        <IconButton
          icon="minus"
          label={say(words('fewer'))}
          disabled={held.open === 0}
          onClick={() => change(grown(pad, seat, i, -1))}
        />
        <output class="figures alex-held-open">
          {held.open}
          <span class="unseen">{say(words('open', { n: held.open }))}</span>
        </output>
        <IconButton icon="plus" label={say(words('more'))} onClick={() => change(grown(pad, seat, i, 1))} />
        <button
          type="button"
          class="icon-button alex-held-guards"
          aria-pressed={held.crowded}
          aria-label={crowded}
          title={crowded}
          disabled={!mayCrowd(pad, seat, i)}
          onClick={() => change(crowding(pad, seat, i, !held.crowded))}
        >
          <Guards two={held.crowded} />
        </button>
        <IconButton icon="trash" label={say(words('remove'))} onClick={() => change(removed(pad, seat, i))} />
      </fieldset>
    </li>
  );
}

const SHIELD =
  'M0-9C2.400-7.400 4.800-6.800 7.200-6.700 7.600-.3 5.200 4.900 0 7.900-5.200 4.900-7.600-.3-7.200-6.700-4.800-6.800-2.400-7.400 0-9z';

/** One guard, or two: the second is drawn only where it stands. */
function Guards({ two }: { two: boolean }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {two && <path d={SHIELD} transform="translate(15.500 11) scale(.8)" class="alex-guard-behind" />}
      <path d={SHIELD} transform={two ? 'translate(8.500 13) scale(.8)' : 'translate(12 12.500)'} />
    </svg>
  );
}

/** A person's provinces, and what they pay. */
function Person(props: Part & { total: number; open: boolean }) {
  const { pad, seat, people, say, change, total, open } = props;
  const list = pad.held[seat];
  const gain = paying(pad, seat).reduce((a, b) => a + b, 0);
  return (
    <section class="alex-holder">
      <header>
        <SeatBadge chair={people[seat]} />
        {open && (
          <span class="figures alex-holder-sum">
            <b>{say(words('gain', { n: gain }))}</b> <small class="soft">{say(words('then', { n: total }))}</small>
          </span>
        )}
      </header>
      {list.length === 0 && <p class="soft">{say(words('none'))}</p>}
      <ul>
        {list.map((held, i) => (
          <Row key={i} {...props} held={held} i={i} />
        ))}
      </ul>
      {mayAdd(pad, seat) && (
        <Button
          icon="plus"
          kind="quiet"
          aria-label={say(words('addFor', { who: { seat } }))}
          onClick={() => change(added(pad, seat))}
        >
          {say(words('add'))}
        </Button>
      )}
    </section>
  );
}

const PROVINCES = 'provinces';

function Provinces(props: HelperProps) {
  const { people, say, kept, keep, read, enter, ledger, tell, takeOut } = props;
  const pad = padOf(kept, people.length);
  const change = (next: Pad): void => keep(next as unknown as Json);
  const next = counting(pad, read);
  const back = takenBack(pad, read);
  const count = (): void => {
    if (next.levy === undefined) return;
    tell(
      words('told', { n: next.levy }),
      next.cells.map(({ cell, text: sum }): Entry => [cell, sum]),
    );
    change({ ...pad, counted: next.levy });
  };
  const takeBack = (): void => {
    const line = ledger.findLastIndex(({ by }) => by === PROVINCES);
    // what was typed over since is emptied all the same: the levy was not counted
    if (line >= 0) takeOut(line);
    for (const cell of back) enter(cell, '');
    change({ ...pad, counted: 0 });
  };
  return (
    <div class="alex-calculator">
      <p class="soft">{say(words('hint'))}</p>
      <div class="alex-holders">
        {people.map((_, seat) => (
          <Person
            key={seat}
            {...props}
            pad={pad}
            seat={seat}
            change={change}
            total={next.totals[seat]}
            open={next.levy !== undefined}
          />
        ))}
      </div>
      <p class="alex-calculator-end" role="status">
        {next.levy === undefined ? say(words('over')) : Math.max(...next.totals) >= HUNDRED ? say(words('ends')) : ''}
      </p>
      <div class="alex-calculator-foot">
        {next.levy !== undefined && (
          <Button kind="main" icon="check" onClick={count}>
            {say(words('count', { n: next.levy }))}
          </Button>
        )}
        {back.length > 0 && (
          <Button kind="quiet" icon="undo" onClick={takeBack}>
            {say(words('back', { n: pad.counted }))}
          </Button>
        )}
      </div>
    </div>
  );
}

export const keeper: KeeperModule = {
  helpers: [{ id: PROVINCES, text: words('title'), Panel: Provinces }],
  text,
};
