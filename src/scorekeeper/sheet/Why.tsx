import type { Phrase, Seat } from '../../engine/rules';
import { figures, signed } from '../../look/recap';
import { joined, t } from '../../look/say';
import { SeatDisc } from '../../look/widgets';
import type { Book, Pay } from './book';
import { sayer } from './cell';

/** Where points come from: in the corner of a cell, beside a row in words, and line by line below the sheet. */

/** In the corner of a cell: what it earns that person. */
export function Pays({ pays, seat }: { pays: readonly Pay[] | undefined; seat: Seat | undefined }) {
  const mine = pays?.find((one) => one.seat === seat);
  return mine ? (
    <small class="cell-pays figures" aria-hidden="true">
      {signed(mine.points)}
    </small>
  ) : null;
}

/** More than these are no longer read beside a row. */
const FEW = 2;

/** "Ana +8", or "Ana and Ben share it: +4 each"; a row that pays nearly everybody is read in its cells. */
export function payWords(pays: readonly Pay[] | undefined, people: readonly { name: string }[]): string {
  if (!pays || pays.length === 0) return '';
  const names = pays.map(({ seat }) => people[seat].name);
  if (pays[0].tied) return t('sheet.pays.tied', { names: joined(names), n: signed(pays[0].points) });
  if (pays.length > FEW) return '';
  return pays.map(({ points }, i) => t('sheet.pays.one', { name: names[i], n: signed(points) })).join(' · ');
}

/** Every point of everybody with its reason, as the digital game tells it at its end. */
export function Why({ book, tie }: { book: Book; tie: Phrase | undefined }) {
  const say = sayer(book);
  const lines = book.lines.value.filter(({ points, category }) => points !== 0 || category === 'commerce');
  if (lines.length === 0) return null;
  return (
    <details class="sheet-why">
      <summary class="label">{t('sheet.why')}</summary>
      {tie && <p>{say(tie)}</p>}
      <div class="why-people">
        {book.seats.value.map((seat) => (
          <section key={seat} aria-label={book.called.value[seat]}>
            <h3 class="row">
              <SeatDisc colour={book.people.value[seat].colour} />
              <span class="cut">{book.called.value[seat]}</span>
              <b class="figures">{figures(book.totals.value[seat])}</b>
            </h3>
            <ul class="figures">
              {lines
                .filter((line) => line.seat === seat)
                .map((line, i) => (
                  <li key={i} class="fact">
                    <span>{say(line.reason)}</span>
                    <b>{signed(line.points)}</b>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </details>
  );
}
