import type { Seat } from '../../engine/rules';
import { Icon } from '../../look/icons';
import { figures } from '../../look/recap';
import { joined, t } from '../../look/say';
import { SeatDisc } from '../../look/widgets';
import type { Book } from './book';
import { sayer } from './cell';

/** What the entries are worth: the sums below the grid, and the points by category. */

/** Whoever has as many points as end the game. */
const atGoal = ({ sheet: { goal }, totals }: Book): Seat[] =>
  totals.value.flatMap((points, seat) => (goal !== undefined && points >= goal ? [seat] : []));

/** Said once somebody has them. */
export function Goal({ book }: { book: Book }) {
  const there = atGoal(book);
  const names = joined(book.seats.value.filter((seat) => there.includes(seat)).map((seat) => book.called.value[seat]));
  return (
    <p class="sheet-goal" role="status">
      {there.length > 0 && t('free.reached', { names, n: there.length, goal: book.sheet.goal as number })}
    </p>
  );
}

/** Said once the sheet is finished, where a tie for the first place was decided or stays. */
export function Tie({ book }: { book: Book }) {
  const tie = book.tie.value;
  return (
    <p class="sheet-goal" role="status">
      {tie && sayer(book)(tie)}
    </p>
  );
}

export function Totals({ book }: { book: Book }) {
  const totals = book.totals.value;
  const winners = book.winners.value;
  const { over } = book.play.value.brief;
  const without = book.impossible.value.size;
  const there = atGoal(book);
  return (
    <tfoot>
      <tr>
        <th scope="row">
          {t('sheet.total')}
          {without > 0 && <small class="sheet-without">{t('sheet.total.without', { n: without })}</small>}
        </th>
        {book.seats.value.map((seat) => (
          <td key={seat} class={winners.includes(seat) ? 'winner' : ''}>
            <b>{figures(totals[seat])}</b>
            {there.includes(seat) && (
              <span class="sum sheet-flag">
                <Icon name="flag" />
                <span class="unseen">{t('free.atGoal')}</span>
              </span>
            )}
            {winners.includes(seat) && (
              <span class="sheet-wins">
                {t(over ? 'sheet.wins' : 'sheet.leads', { name: book.called.value[seat] })}
              </span>
            )}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

/** Points by category, as the digital game shows them at its end. */
export function Points({ book }: { book: Book }) {
  const say = sayer(book);
  const people = book.people.value;
  const seats = book.seats.value;
  const { categories } = book.sheet;
  if (categories.length < 2 || book.isEmpty.value) return null;
  return (
    <details class="sheet-points" open>
      <summary class="label">{t('sheet.points')}</summary>
      <table class="scores-table figures">
        <thead>
          <tr>
            <th>
              <span class="unseen">{t('sheet.category')}</span>
            </th>
            {seats.map((seat) => (
              <th key={seat} scope="col">
                <SeatDisc colour={people[seat].colour} />
                <span class="unseen points-name">{book.called.value[seat]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map(({ id, text }) => (
            <tr key={id}>
              <th scope="row">{say(text)}</th>
              {seats.map((seat) => (
                <td key={seat}>{figures(book.sums((line) => line.category === id)[seat])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
