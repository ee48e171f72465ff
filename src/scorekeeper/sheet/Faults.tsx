import { t } from '../../look/say';
import { goTo, sayer, whereOf } from './cell';
import type { Entries } from './entries';

/** What cannot be right, each with its reason and the way to it. Nothing is changed by itself. */
export function Faults({ entries, title }: { entries: Entries; title?: string }) {
  const say = sayer(entries);
  const faults = [...entries.faults.value];
  if (faults.length === 0) return null;
  return (
    <section class="card sheet-faults" aria-live="polite">
      <h2 class="label">{title ?? t('sheet.faults', { n: faults.length })}</h2>
      <ul>
        {faults.map(([cell, why]) => (
          <li key={cell}>
            <button type="button" onClick={() => goTo(entries, cell)}>
              <strong>{whereOf(entries, cell)}</strong> {say(why)}{' '}
              {!title && entries.impossible.value.has(cell) && <span class="soft">{t('sheet.fault.nothing')}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
