import type { Key, Phrase } from '../engine/rules';
import type { Catalogue } from '../games/module';
import { bytes, say, t } from '../look/say';
import { Button, Sheet } from '../look/widgets';
import type { Arrival } from '../storage/arrival';
import type { Progress } from '../storage/import-client';
import { ArrivalList } from './ArrivalList';
import { isTaken } from './arriving';
import type { Known } from './naming';
import { Strangers } from './Strangers';

/** The sheet over an import, from the first byte to the choice; nothing is stored before its last button. */

export type Step =
  | { step: 'reading'; progress: Progress }
  | { step: 'refused'; why: Phrase }
  /** With the words of the games that refuse something. */
  | { step: 'choosing'; arrivals: readonly Arrival[]; text: Catalogue; known: Known }
  | { step: 'storing' };

function Reading({ progress: { read, size, judged, of } }: { progress: Progress }) {
  const whole = of !== undefined;
  return (
    <div class="stack arrivals-progress">
      <progress
        max={whole ? of : size}
        value={whole ? judged : read}
        aria-label={t(whole ? 'transfer.progress.judging' : 'transfer.progress.reading')}
      />
      <p class="soft figures">
        {whole
          ? t('transfer.progress.judged', { n: judged, of })
          : t('transfer.progress.read', { read: bytes(read), size: bytes(size) })}
      </p>
    </div>
  );
}

const TITLES: { readonly [step in Step['step']]: Key } = {
  reading: 'transfer.progress.reading',
  refused: 'transfer.refused',
  choosing: 'transfer.title',
  storing: 'transfer.storing',
};

const titleKey = (now: Step): Key =>
  now.step === 'reading' && now.progress.of !== undefined ? 'transfer.progress.judging' : TITLES[now.step];

interface Props {
  now: Step | undefined;
  onChange(some: { arrivals?: readonly Arrival[]; known?: Known }): void;
  onApply(arrivals: readonly Arrival[], known: Known): void;
  onClose(): void;
}

export function Arrivals({ now, onChange, onApply, onClose }: Props) {
  if (!now) return null;
  const chosen = now.step === 'choosing' && now.arrivals.some(isTaken);
  const leaves = chosen || now.step === 'reading';
  const foot = (
    <>
      <Button kind="quiet" onClick={onClose}>
        {t(leaves ? 'app.cancel' : 'app.done')}
      </Button>
      {chosen && (
        <Button kind="main" onClick={() => onApply(now.arrivals, now.known)}>
          {t('transfer.apply')}
        </Button>
      )}
    </>
  );
  return (
    <Sheet open title={t(titleKey(now))} onClose={onClose} foot={now.step === 'storing' ? undefined : foot}>
      {now.step === 'reading' && <Reading progress={now.progress} />}
      {now.step === 'refused' && <p role="alert">{say(now.why)}</p>}
      {now.step === 'choosing' && (
        <>
          <Strangers arrivals={now.arrivals} known={now.known} onChange={(known) => onChange({ known })} />
          <ArrivalList arrivals={now.arrivals} text={now.text} onChange={(arrivals) => onChange({ arrivals })} />
        </>
      )}
      {now.step === 'storing' && (
        <div class="stack arrivals-progress">
          <progress aria-label={t(TITLES.storing)} />
        </div>
      )}
    </Sheet>
  );
}
