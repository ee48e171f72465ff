import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { version } from '../../package.json';
import { cards } from '../games';
import { Compass } from '../look/compass';
import { addText, onDay, say, t } from '../look/say';
import './pages.css';
import { Page } from './page';
import { text } from './text.en';

addText(text);

/** Whose games these are, and what the app is made of. The list of licences comes with the build. */

interface Licence {
  name: string;
  version: string;
  licence: string;
  text: string;
}

function Licences() {
  const list = useSignal<readonly Licence[] | undefined>(undefined);
  const failed = useSignal(false);
  useEffect(() => {
    fetch('licences.json')
      .then((answer) => (answer.ok ? answer.json() : Promise.reject()))
      .then(
        (found: Licence[]) => (list.value = found),
        () => (failed.value = true),
      );
  }, []);
  return (
    <section class="panel">
      <h2>{t('about.licences')}</h2>
      <p class="soft">{failed.value ? t('about.licences.missing') : t('about.licences.why')}</p>
      <ul class="licences">
        {list.value?.map(({ name, version: its, licence, text: body }) => (
          <li key={name}>
            <details>
              <summary>{t('about.licence', { name, version: its, licence })}</summary>
              <pre class="code">{body}</pre>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

export default function About() {
  return (
    <Page title={t('about.title')} name="stack page page-about">
      <section class="panel">
        <Compass />
        <p>{t('about.what')}</p>
        <p class="soft">{t('about.unofficial')}</p>
        <p class="label figures">
          {t('about.version', { version, day: onDay(Date.parse(import.meta.env.TIDETABLE_DAY)) })}
        </p>
      </section>
      <section class="panel">
        <h2>{t('about.games')}</h2>
        <dl class="stack">
          {cards.map((card) => (
            <div key={card.id}>
              <dt class="title">{say({ key: 'name' }, { text: card.text })}</dt>
              <dd class="soft">{say({ key: 'credit' }, { text: card.text })}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Licences />
    </Page>
  );
}
