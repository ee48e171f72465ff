import './keeper.css';
import type { Json, Phrase } from '../../../engine/rules';
import { Button, IconButton, SeatDisc } from '../../../look/widgets';
import type { Entry, HelperProps } from '../../keeper';
import { added, cellOf } from '../../sheet';
import { allFines, captained, dropped, finesOf, type Said, saidOf, spoken, takenBack } from '../rules/fines';
import { who } from '../rules/names';
import { WORDS } from '../rules/setup';
import { NOBODY } from '../rules/state';

/** Under this name the ledger has what is told here. */
export const WORDS_HELPER = 'hopper-words';

/** Where money is kept on the sheet, the fines of a flight are paid there at once. */
function fine({ read, tell }: HelperProps, fines: readonly number[]): void {
  const entries = fines.flatMap((n, seat): Entry[] =>
    n === 0 || !read.has('cash', seat) ? [] : [[cellOf('cash', seat), added(read.text('cash', seat), -n)]],
  );
  if (fines.some((n) => n > 0)) tell({ key: 'hopper.keeper.words.told', rule: '5.7' }, entries);
}

/** Counts the words said during a flight on the real table, and what they cost. */
export function Words(props: HelperProps) {
  const { people, say, kept, keep, ledger, takeOut } = props;
  if (people.length === 2) return <p>{say({ key: 'hopper.keeper.words.duel', rule: '3.2' })}</p>;
  const said = saidOf(kept, people.length);
  const put = (next: Said) => keep(next as unknown as Json);
  const { captain } = said.now;
  return (
    <div class="keeper-words">
      <p class="soft">{say({ key: 'hopper.keeper.words.rule' })}</p>
      <Captain {...props} captain={captain} onCaptain={(seat) => put(captained(said, seat))} />
      {captain === NOBODY ? (
        <p>{say({ key: 'hopper.keeper.words.first' })}</p>
      ) : (
        <ul class="hopper-speakers">
          {people.map((_, seat) =>
            seat === captain ? null : (
              <li key={seat}>
                <Speaker {...props} said={said} seat={seat} onSay={(by) => put(spoken(said, seat, by))} />
              </li>
            ),
          )}
        </ul>
      )}
      <div class="hopper-keeper-foot">
        <Button
          kind="main"
          disabled={captain === NOBODY}
          onClick={() => {
            fine(props, finesOf(said.now));
            put(dropped(said));
          }}
        >
          {say({ key: 'hopper.keeper.words.down' })}
        </Button>
        <Button
          kind="quiet"
          icon="undo"
          disabled={said.past.length === 0}
          onClick={() => {
            const line = ledger.findLastIndex(({ by }) => by === WORDS_HELPER);
            if (line >= 0 && finesOf(said.past[said.past.length - 1]).some((n) => n > 0)) takeOut(line);
            put(takenBack(said));
          }}
        >
          {say({ key: 'hopper.keeper.words.back' })}
        </Button>
      </div>
      <Fines {...props} said={said} />
    </div>
  );
}

interface CaptainProps extends HelperProps {
  captain: number;
  onCaptain(seat: number): void;
}

/** Who flies this round. */
function Captain({ people, say, captain, onCaptain }: CaptainProps) {
  return (
    <fieldset class="keeper-captain">
      <legend class="label">{say({ key: 'hopper.keeper.words.captain' })}</legend>
      {people.map(({ name, colour }, seat) => (
        <label key={seat} class={seat === captain ? 'chosen' : ''}>
          <input
            type="radio"
            class="unseen"
            name="hopper-captain"
            checked={seat === captain}
            onChange={() => onCaptain(seat)}
          />
          <SeatDisc colour={colour} />
          <span class="cut">{name}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface SpeakerProps extends HelperProps {
  said: Said;
  seat: number;
  onSay(by: 1 | -1): void;
}

/** The whole line is the button: nobody looks for a small one while a plane is in the air. */
function Speaker({ people, say, said, seat, onSay }: SpeakerProps) {
  const n = said.now.words[seat];
  const fine = finesOf(said.now)[seat];
  const free = Math.max(0, WORDS - n);
  const state: Phrase =
    fine > 0
      ? { key: 'hopper.keeper.words.fine', args: { n: fine }, rule: '5.7' }
      : free > 0
        ? { key: 'hopper.keeper.words.free', args: { n: free } }
        : { key: 'hopper.keeper.words.none' };
  return (
    <div class="hopper-speaker">
      <button
        type="button"
        class={`hopper-word ${fine > 0 ? 'is-fined' : ''}`}
        aria-label={`${say({ key: 'hopper.keeper.words.word', args: { who: who(seat), n } })}. ${say(state)}`}
        onClick={() => onSay(1)}
      >
        <SeatDisc colour={people[seat].colour} />
        <span class="hopper-word-name cut">{people[seat].name}</span>
        <span class="keeper-pips" aria-hidden="true">
          {Array.from({ length: WORDS }, (_, i) => (
            <i key={i} class={i < n ? 'is-said' : ''} />
          ))}
          {n > WORDS && <b class="figures">+{n - WORDS}</b>}
        </span>
        <small class="hopper-word-state">{say(state)}</small>
      </button>
      <IconButton
        icon="minus"
        label={say({ key: 'hopper.keeper.words.less', args: { who: who(seat) } })}
        disabled={n === 0}
        onClick={() => onSay(-1)}
      />
    </div>
  );
}

function Fines({ say, said }: HelperProps & { said: Said }) {
  const fines = allFines(said);
  if (fines.every((n) => n === 0)) {
    if (said.past.length === 0) return null;
    return <p class="soft">{say({ key: 'hopper.keeper.words.noFines', args: { n: said.past.length } })}</p>;
  }
  return (
    <section class="hopper-fines">
      <h4 class="label">{say({ key: 'hopper.keeper.words.paid' })}</h4>
      <ul>
        {fines.map((n, seat) =>
          n > 0 ? <li key={seat}>{say({ key: 'hopper.keeper.words.paidBy', args: { who: who(seat), n } })}</li> : null,
        )}
      </ul>
    </section>
  );
}
