import { wordsOf } from '../../kit/words';
import './keeper.css';
import type { Seat } from '../../../engine/rules';
import { Button, IconButton, SeatDisc } from '../../../look/widgets';
import type { HelperProps, KeeperModule } from '../../keeper';
import { cellOf } from '../../sheet';
import { Icon, words as panel } from '../panels/panels';
import { LOAN, REDEEM, START_CASH, STARTS, TRACK } from '../rules/setup';
import { text as game } from '../speech/text.en';
import { nextToPlace, pilotsNow, type Stage, stageOf } from './keeper-crew';
import { begun, borrowed, redeemed, standing } from './keeper-loans';
import { type PartProps, throwFor, VoyageBoard, VoyageMap } from './keeper-map';
import { Loading, Office } from './keeper-office';
import { lastPayday, takeBack, voyageIn } from './keeper-told';
import { NO_PICKS, type Picks, toKeep } from './keeper-voyage';
import { text as own } from './text-keeper.en';

/** The turn of the boxed game beside its sheet: whose it is, what may happen now, and everybody's money. */

const words = wordsOf('manila.keeper');

/** The box is for no fewer. */
const FEWEST = 3;

/** Money is kept on the sheet from here on; what nobody asked for is not written. */
function Money({ read, say, tell }: HelperProps) {
  const entries = begun(read);
  return entries.length === 0 ? null : (
    <Button onClick={() => tell(words('toldBegun', { n: START_CASH }), entries)}>
      {say(words('begin', { n: START_CASH }))}
    </Button>
  );
}

/** Everybody with their money, and what the last payday brought them; a touch makes it their turn. */
function People({ v, set, lit, people, read, say, ledger }: PartProps & { lit: Seat | undefined }) {
  const paid = lastPayday(ledger);
  const gained = (seat: Seat) => paid?.moves.find(({ cell }) => cell === cellOf('cash', seat))?.by;
  return (
    <div class="row tight manila-people">
      {people.map(({ name, colour, gone }, seat) => {
        const gain = gained(seat);
        return (
          <button
            key={seat}
            type="button"
            class="sum manila-key"
            aria-pressed={lit === seat}
            onClick={() => set({ ...v.picks, who: seat })}
          >
            <SeatDisc colour={colour} gone={gone} />
            <span class="cut">{name}</span>
            <b class="figures">{standing(read, seat).cash}</b>
            {v.master === seat && v.won && <Icon name="master" label={say(panel('master'))} />}
            {v.crew.some((one) => 'out' in one && one.seat === seat) && (
              <Icon name="passed" label={say(panel('placesNoMore'))} />
            )}
            {gain !== undefined && <small class="figures">{gain < 0 ? `−${-gain}` : `+${gain}`}</small>}
          </button>
        );
      })}
    </div>
  );
}

/** What one person may still spend, and their loans (rule page 3.8). */
function Purse({ seat, read, say, tell }: HelperProps & { seat: Seat }) {
  const { held, pledged, owed, limit, mayBorrow, mayRedeem } = standing(read, seat);
  const who = { seat };
  const facts = [
    words('held', { n: held }),
    ...(owed > 0 ? [words('pledged', { n: pledged }), words('owes', { n: owed })] : []),
    ...(limit === undefined ? [] : [words('limit', { n: limit })]),
  ];
  return (
    <div class="row manila-purse">
      <p class="soft figures">{facts.map(say).join(' · ')}</p>
      <button
        type="button"
        class="sum manila-key"
        disabled={!mayBorrow}
        title={say(words('borrowFor', { who, n: LOAN }))}
        onClick={() => tell(words('borrowFor', { who, n: LOAN }), borrowed(read, seat))}
      >
        <Icon name="pledged" />
        {say(words('borrow', { n: LOAN }))}
      </button>
      <button
        type="button"
        class="sum manila-key"
        disabled={!mayRedeem}
        title={say(words('redeemFor', { who, n: REDEEM }))}
        onClick={() => tell(words('redeemFor', { who, n: REDEEM }), redeemed(read, seat))}
      >
        <Icon name="share" />
        {say(words('redeem', { n: REDEEM }))}
      </button>
    </div>
  );
}

/** What is asked, in a line. */
function asked({ v, read }: PartProps, stage: Stage, lit: Seat | undefined) {
  if (stage === 'office') return words(v.picks.who === undefined ? 'whoWon' : 'howMuch');
  if (stage === 'load') return words('startsLeft', { all: STARTS, n: STARTS - (v.picks.load?.start ?? 0) });
  if (stage === 'place') return words('places', { who: { seat: lit ?? 0 } });
  if (stage === 'payday') return words('voyageOver');
  if (stage === 'over') return words('gameOver', { n: TRACK[TRACK.length - 1] });
  return words(pilotsNow(read, v) ? 'pilotHint' : 'rollHint');
}

function Turn(props: HelperProps) {
  const { read, say, kept, keep, ledger } = props;
  const v = voyageIn(kept, ledger);
  const set = (picks: Picks) => keep(toKeep(v, picks));
  const part: PartProps = {
    ...props,
    v,
    set,
    tell(...told) {
      props.tell(...told);
      set({ ...NO_PICKS, plunder: v.picks.plunder });
    },
  };
  const { who, load, faces } = v.picks;
  const isPicking = who !== undefined || load !== undefined || faces.some((face) => face > 0);
  const stage = stageOf(read, v);
  const next = stage === 'place' ? nextToPlace(read, v) : v.won ? v.master : undefined;
  const lit = who ?? next;
  const seat = stage === 'place' ? lit : undefined;
  const told = (
    <div class="stack manila-keeper">
      <Money {...part} />
      <People {...part} lit={lit} />
      {lit !== undefined && <Purse {...part} seat={lit} />}
      {/* above all that grows, so that it is in sight whatever is asked */}
      <div class="row manila-purse">
        <p class="label" role="status">
          {say(asked(part, stage, lit))}
        </p>
        {stage === 'roll' && <IconButton icon="dice" label={say(words('throw'))} onClick={() => throwFor(part)} />}
        <IconButton
          icon="undo"
          label={say(words('back'))}
          onClick={() => (isPicking ? set({ ...NO_PICKS, plunder: v.picks.plunder }) : takeBack(props))}
        />
      </div>
      {stage === 'office' ? (
        <Office {...part} />
      ) : stage === 'load' ? (
        <Loading {...part} />
      ) : stage === 'over' ? null : (
        <VoyageMap {...part} stage={stage} seat={seat} />
      )}
    </div>
  );
  // people may still be missing
  if (!props.Board || read.n < FEWEST) return told;
  return (
    <div class="stack lay-both">
      <VoyageBoard {...part} stage={stage} seat={seat} />
      {told}
    </div>
  );
}

/** See KeeperModule. */
export const keeper: KeeperModule = {
  helper: { id: 'voyage', text: words('voyage'), Panel: Turn },
  onPage: 'narrow',
  onBoard: true,
  text: { ...game, ...own },
};
