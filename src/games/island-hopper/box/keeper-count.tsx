import { useSignal } from '@preact/signals';
import { Button, SeatDisc } from '../../../look/widgets';
import type { HelperProps } from '../../keeper';
import { wordsOf } from '../../kit/words';
import { cellOf } from '../../sheet';
import { Coin, SymbolMark } from '../panels/icons';
import { SYMBOLS } from '../rules/deck';
import { who } from '../rules/names';
import { Keys } from './keeper-keys';
import { sheet } from './sheet';
import { struck } from './turn';

/** The end: what lies behind each screen, person by person. A key goes on to the next picture, a touch is one more. */

const words = wordsOf('hopper.keeper.turn');

const ROWS = [...SYMBOLS, 'cash'] as const;
/** Completed contracts of a symbol nearly always take one digit, cash takes two. */
const digitsOf = (row: (typeof ROWS)[number]): 1 | 2 => (row === 'cash' ? 2 : 1);

/**
 * The place at hand, seat by seat; `base` and `digits` are what was typed there. `came`: the place before it was complete
 * by itself, and a hand that is used to *Next* may press it still.
 */
const START = { at: 0, base: 0, digits: '', came: false };

export function Count({ people, say, read, enter }: HelperProps) {
  const pen = useSignal(START);
  const [seat, column] = [Math.floor(pen.value.at / ROWS.length), pen.value.at % ROWS.length];
  const row = ROWS[column];
  const all = digitsOf(row);
  const name = (one: (typeof ROWS)[number]) => ({ key: `hopper.category.${one}` }) as const;
  const go = (came: boolean) => {
    pen.value = { ...START, at: pen.value.at + 1, came };
  };
  const next = () => {
    if (pen.value.came) pen.value = { ...pen.value, came: false };
    else go(false);
  };
  const press = (key: number | 'more') => {
    const { at, base, digits } = pen.value;
    const { value, full, ...typed } = struck(base, digits, key, all);
    enter(cellOf(row, seat), `${value}`);
    if (full) go(all > 1);
    else pen.value = { at, came: false, base: typed.base, digits: typed.digits };
  };
  /** Past the last place there is nothing to enter: everybody has that much. */
  const totals = () => {
    const lines = sheet.scores(read);
    const sum = (one: number) => lines.reduce((n, { seat, points }) => (seat === one ? n + points : n), 0);
    return words('counted', { list: people.map((_, one) => words('total', { who: who(one), n: sum(one) })) });
  };
  const touch = (other: number) => {
    const [who, what] = [Math.floor(other / ROWS.length), ROWS[other % ROWS.length]];
    if (what !== 'cash') enter(cellOf(what, who), `${read.number(what, who) + 1}`);
    pen.value = { ...START, at: other };
  };
  return (
    <div class="stack hopper-count">
      <div class="stack tight">
        {people.map(({ name: called, colour, gone }, one) => (
          <div key={one} class="hopper-pile">
            <SeatDisc colour={colour} gone={gone} />
            <span class="cut">{called}</span>
            {ROWS.map((what, i) => (
              <button
                key={what}
                type="button"
                class="chip figures"
                aria-current={one === seat && i === column ? 'true' : undefined}
                aria-label={say(words('has', { who: who(one), row: name(what), n: read.number(what, one) }))}
                onClick={() => touch(one * ROWS.length + i)}
              >
                {what === 'cash' ? <Coin /> : <SymbolMark symbol={i} />}
                {read.has(what, one) && <b>{read.number(what, one)}</b>}
              </button>
            ))}
          </div>
        ))}
      </div>
      <div class="stack hopper-entry">
        <p role="status">{say(seat < people.length ? words('at', { who: who(seat), row: name(row) }) : totals())}</p>
        {seat < people.length && (
          <>
            <Keys say={say} label={words('at', { who: who(seat), row: name(row) })} more={10 ** all} onKey={press} />
            <Button kind="main" onClick={next}>
              {say(words('on'))}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
