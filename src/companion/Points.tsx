import { figures } from '../look/recap';
import { t } from '../look/say';
import { SeatDisc } from '../look/widgets';
import type { Book } from './book';
import { sayer } from './cell';

/** What the entries are worth: the sums below the grid, and the points by category. */

export function Totals({ book }: { book: Book }) {
  const totals = book.totals.value;
  const winners = book.winners.value;
  const { over } = book.play.value.brief;
  const without = book.impossible.value.size;
  return (
    <tfoot>
      <tr>
        <th scope="row">
          {t('sheet.total')}
          {without > 0 && <small class="sheet-without">{t('sheet.total.without', { n: without })}</small>}
        </th>
        {book.people.value.map((person, seat) => (
          <td key={seat} class={winners.includes(seat) ? 'winner' : ''}>
            <b>{figures(totals[seat])}</b>
            {winners.includes(seat) && (
              <span class="sheet-wins">{t(over ? 'sheet.wins' : 'sheet.leads', { name: person.name })}</span>
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
  const { categories } = book.sheet;
  if (categories.length < 2) return null;
  return (
    <details class="sheet-points" open>
      <summary class="label">{t('sheet.points')}</summary>
      <table class="scores-table figures">
        <thead>
          <tr>
            <th>
              <span class="unseen">{t('sheet.category')}</span>
            </th>
            {people.map((person, seat) => (
              <th key={seat} scope="col">
                <SeatDisc colour={person.colour} />
                <span class="unseen points-name">{person.name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map(({ id, text }) => (
            <tr key={id}>
              <th scope="row">{say(text)}</th>
              {book
                .sums((line) => line.category === id)
                .map((points, seat) => (
                  <td key={seat}>{figures(points)}</td>
                ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
