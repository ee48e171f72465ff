import { useSignal } from '@preact/signals';
import { t } from '../../../look/say';
import { Button } from '../../../look/widgets';
import { DIFFICULTIES, type Difficulty } from '../rules/lagoon';
import { type Judgement, type Share, WANTED } from './math';

/** What three flights say: how often this hand would land, for every size of islands. */

interface Props {
  judged: Judgement;
  /** Lagoon units in millimetres. */
  mm(units: number): number;
  onAgain(): void;
  onUse(difficulty: Difficulty): void;
}

const percent = (share: number): number => Math.round(share * 100);

export function Result({ judged, mm, onAgain, onUse }: Props) {
  const picked = useSignal(judged.proposal);
  return (
    <footer class="trial-foot trial-result">
      <div class="stack tight trial-says" role="status">
        <h3>{t('hopper.trial.result')}</h3>
        <p>{t('hopper.trial.error', { mm: mm(judged.deviation) })}</p>
        <p class="soft">{t('hopper.trial.wanted')}</p>
      </div>
      <div class="trial-sizes">
        {DIFFICULTIES.map((name) => (
          <button
            key={name}
            type="button"
            class="stack trial-size"
            aria-pressed={picked.value === name}
            onClick={() => (picked.value = name)}
          >
            <span class="row apart trial-size-name">
              {t(`hopper.trial.size.${name}`)}
              {name === judged.proposal && <small class="trial-best">{t('hopper.trial.best')}</small>}
            </span>
            <Bar share={judged.shares[name]} />
          </button>
        ))}
      </div>
      <div class="stack trial-buttons">
        <Button kind="quiet" onClick={onAgain}>
          {t('hopper.trial.again')}
        </Button>
        <Button kind="main" onClick={() => onUse(picked.value)}>
          {t(`hopper.trial.use.${picked.value}`)}
        </Button>
      </div>
    </footer>
  );
}

/** A share on a scale, with the wanted stretch marked. */
function Bar({ share }: { share: Share }) {
  const [from, to] = WANTED;
  return (
    <span class="stack tight trial-share">
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect class="trial-scale" width="100" height="8" />
        <rect class="trial-wanted" x={from * 100} width={(to - from) * 100} height="8" />
        <rect class="trial-bar" y="2" width={share.both * 100} height="4" />
      </svg>
      <span class="row apart figures">
        <b>{t('hopper.trial.share', { n: percent(share.both) })}</b>{' '}
        <span class="soft">{t('hopper.trial.rings', { near: percent(share.inner), far: percent(share.outer) })}</span>
      </span>
    </span>
  );
}
