import { useEffect, useRef } from 'preact/hooks';
import { Digits, useFingerprint } from '../look/receipt';
import { t } from '../look/say';
import { sayer } from './context';
import type { TableModel } from './model';

/** What the eyes of this moment have heard, newest last; each line leads to its paragraph of the rules. */
export function Log({ model }: { model: TableModel }) {
  const say = sayer(model);
  const end = useRef<HTMLLIElement>(null);
  const lines = model.match.heard(model.seat.value);
  const outgrown = model.match.record.notes.filter((note) => note.kind === 'continued' && note.before);
  const fingerprint = useFingerprint(model.match.record.seed);
  useEffect(() => {
    // the sheet that holds this opens after it was made: until then there is nothing to scroll
    const frame = requestAnimationFrame(() => end.current?.scrollIntoView({ block: 'end' }));
    return () => cancelAnimationFrame(frame);
  }, [lines.length, fingerprint]);
  return (
    <ol class="log" aria-label={t('table.log')}>
      {fingerprint && (
        <li>
          {t('receipt.logged')}
          <Digits value={fingerprint} />
        </li>
      )}
      {outgrown.map(({ when }) => (
        <li key={when}>{t('log.outgrown')}</li>
      ))}
      {lines.map(({ entry, event }, i) => (
        <li key={i} data-entry={entry}>
          {say(event)}
          {event.rule && (
            <a
              class="log-rule"
              href={`#/rules/${model.game.id}/${event.rule}`}
              aria-label={t('table.rule', { rule: event.rule })}
            >
              §{event.rule}
            </a>
          )}
        </li>
      ))}
      <li ref={end} aria-hidden="true" />
    </ol>
  );
}
