import { useSignal } from '@preact/signals';
import { copyText } from '../look/clipboard';
import { t } from '../look/say';
import { Button, Sheet } from '../look/widgets';
import { deliver } from '../storage/exports';

/** What went wrong, to be handed on: read first, by the person themselves, and free of anybody's secrets. */
export function Report() {
  const text = useSignal<string | undefined>(undefined);
  const told = useSignal('');
  const busy = useSignal(false);
  const write = async () => {
    busy.value = true;
    told.value = '';
    try {
      const { reportText } = await import('./report');
      text.value = await reportText();
    } catch {
      told.value = t('report.failed');
    }
    busy.value = false;
  };
  return (
    <section class="panel">
      <h2>{t('report.title')}</h2>
      <p>{t('report.why')}</p>
      <Button icon="log" disabled={busy.value} onClick={() => void write()}>
        {busy.value ? t('report.writing') : t('report.make')}
      </Button>
      {text.value === undefined && told.value && <p role="alert">{told.value}</p>}
      <Sheet open={text.value !== undefined} title={t('report.title')} onClose={() => (text.value = undefined)}>
        <Written text={text.value ?? ''} />
      </Sheet>
    </section>
  );
}

function Written({ text }: { text: string }) {
  const told = useSignal('');
  const copy = async () => {
    told.value = t((await copyText(text)) ? 'report.copied' : 'report.notCopied');
  };
  const share = async () => {
    const how = await deliver(new File([text], 'tidetable-report.txt', { type: 'text/plain' }));
    if (how !== 'cancelled') told.value = t(`report.${how}`);
  };
  return (
    <>
      <p>{t('report.without')}</p>
      <textarea class="code report" readOnly rows={14} aria-label={t('report.title')} value={text} />
      <div class="row">
        <Button kind="main" icon="list" onClick={() => void copy()}>
          {t('report.copy')}
        </Button>
        <Button icon="share" onClick={() => void share()}>
          {t('report.share')}
        </Button>
      </div>
      <p role="status">{told.value}</p>
    </>
  );
}
