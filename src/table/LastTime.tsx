import './looks.css';
import { useEffect } from 'preact/hooks';
import { t } from '../look/say';
import { IconButton } from '../look/widgets';
import type { TableModel } from './model';
import { people } from './secrecy';

/** How it stood when people stopped a day or more ago; gone with the first act of a person, or when somebody has read it. */
export function LastTime({ model: { looks, viewpoint } }: { model: TableModel }) {
  viewpoint.timeline.told.value;
  const stood = looks.stood.value;
  const { match } = viewpoint;
  const all = people(match);
  const gone = stood !== undefined && match.record.log.slice(stood.entries).some(({ seat }) => all.includes(seat));
  const close = () => {
    looks.stood.value = undefined;
  };
  useEffect(() => {
    if (gone) close();
  }, [gone]);
  if (stood === undefined || gone) return null;
  return (
    <section class="card place-card last-time" aria-label={t('last.title')}>
      <h2>{t('last.title')}</h2>
      <IconButton icon="close" label={t('app.close')} onClick={close} />
      <ul class="stack tight">
        {stood.lines.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
