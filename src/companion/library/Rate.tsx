import { t } from '../../look/say';
import type { Score } from './habits';
import './statistics.css';

/** The win rate as a bar, with a notch where chance alone would be. */
export function Rate({ of: { contests, wins, par } }: { of: Score }) {
  if (contests === 0) return null;
  const [rate, chance] = [wins / contests, par / contests];
  return (
    <span class="rate">
      <svg class="rate-bar" viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
        <rect class="rate-ground" x="0" y="3" width="100" height="8" />
        <rect class="rate-fill" x="0" y="3" width={100 * rate} height="8" />
        <rect class="rate-notch" x={100 * chance - 0.7} y="0" width="1.4" height="14" />
      </svg>
      <span>{t('stats.percent', { n: Math.round(100 * rate) })}</span>
      <span class="unseen">
        {t('stats.par.value')} {t('stats.percent', { n: Math.round(100 * chance) })}
      </span>
    </span>
  );
}
