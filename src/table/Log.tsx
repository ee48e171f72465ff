import { useEffect, useRef } from 'preact/hooks';
import { Digits, useFingerprint } from '../look/receipt';
import { t } from '../look/say';
import { sayer } from './context';
import type { Viewpoint } from './viewpoint';

/** What the eyes of this moment have heard, newest last; each line leads to its paragraph of the rules. */
export function Log({ viewpoint }: { viewpoint: Viewpoint }) {
  const say = sayer(viewpoint);
  const end = useRef<HTMLLIElement>(null);
  const lines = viewpoint.match.heard(viewpoint.seat.value);
  const outgrown = viewpoint.match.record.notes.filter((note) => note.kind === 'continued' && note.before);
  const fingerprint = useFingerprint(viewpoint.match.record.seed);
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
              href={`#/rules/${viewpoint.game.id}/${event.rule}`}
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
