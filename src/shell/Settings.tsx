import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Key } from '../engine/rules';
import { LanguageChoice } from '../look/language-choice';
import { Remembered } from '../look/remembered';
import { addText, t } from '../look/say';
import { ScreenSize, screenScale } from '../look/screen-size';
import { toast } from '../look/toast';
import { Button, Segmented, Switch } from '../look/widgets';
import type { InstallWay } from '../pwa/install';
import { resetPrefs } from '../storage/exchange';
import { CONFIRMS, GRACE_NAMES, MOTIONS, prefs, SIZES, THEMES } from '../storage/prefs';
import './pages.css';
import { Page } from './page';
import { Report } from './Report';
import { Storage } from './Storage';
import { refreshSaves } from './saves';
import { text } from './text.en';

addText(text);

/** Everything that can be set, at once in force; and in plain words what is kept where. */

/** PINs follow when people have profiles. */
const COVERS = ['open', 'tap', 'hold'] as const;

interface ChoiceProps<T extends string> {
  title: Key;
  word(value: T): Key;
  signal: Signal<T>;
  values: readonly T[];
}

function Choice<T extends string>({ title, word, signal, values }: ChoiceProps<T>) {
  return (
    <Segmented
      titled
      label={t(title)}
      value={signal.value}
      options={values.map((value) => ({ value, text: t(word(value)) }))}
      onChange={(value) => (signal.value = value)}
    />
  );
}

function Looks() {
  return (
    <section class="panel">
      <h2>{t('settings.look')}</h2>
      <LanguageChoice />
      <Choice title="settings.theme" word={(value) => `settings.theme.${value}`} signal={prefs.theme} values={THEMES} />
      <Choice title="settings.size" word={(value) => `settings.size.${value}`} signal={prefs.size} values={SIZES} />
      <Choice
        title="settings.motion"
        word={(value) => `settings.motion.${value}`}
        signal={prefs.motion}
        values={MOTIONS}
      />
      <Switch
        label={t('settings.contrast')}
        hint={t('settings.contrast.hint')}
        value={prefs.contrast.value}
        onChange={(on) => (prefs.contrast.value = on)}
      />
    </section>
  );
}

function AtTheTable() {
  const level = prefs.privacy.value;
  return (
    <section class="panel">
      <h2>{t('settings.table')}</h2>
      <Choice
        title="settings.privacy"
        word={(value) => `settings.privacy.${value}`}
        signal={prefs.privacy}
        values={COVERS}
      />
      <p class="soft">{t(`settings.privacy.${level}.hint`)}</p>
      <Choice
        title="settings.grace"
        word={(value) => `settings.grace.${value}`}
        signal={prefs.grace}
        values={GRACE_NAMES}
      />
      <p class="soft">{t('settings.grace.hint')}</p>
      <Choice
        title="settings.confirm"
        word={(value) => `settings.confirm.${value}`}
        signal={prefs.confirm}
        values={CONFIRMS}
      />
      <p class="soft">{t('settings.confirm.hint')}</p>
      <Switch
        label={t('settings.recap')}
        hint={t('settings.recap.hint')}
        value={prefs.recap.value}
        onChange={(on) => (prefs.recap.value = on)}
      />
      <Switch
        label={t('settings.firsts')}
        hint={t('settings.firsts.hint')}
        value={prefs.firsts.value}
        onChange={(on) => (prefs.firsts.value = on)}
      />
      <Switch
        label={t('settings.awake')}
        value={prefs.keepAwake.value}
        onChange={(on) => (prefs.keepAwake.value = on)}
      />
      <SizeOfScreen />
    </section>
  );
}

function SizeOfScreen() {
  const open = useSignal(false);
  const { known, perMm } = screenScale();
  return (
    <div class="panel screen-size">
      <h3 class="label">{t('settings.screen')}</h3>
      <p class="soft figures">
        {known ? t('settings.screen.known', { n: Math.round(perMm * 100) / 10 }) : t('settings.screen.unknown')}
      </p>
      <Button icon="fit" onClick={() => (open.value = true)}>
        {t('settings.screen.match')}
      </Button>
      <ScreenSize open={open.value} onClose={() => (open.value = false)} />
    </div>
  );
}

function People() {
  const people = prefs.people.value;
  return (
    <section class="panel">
      <h2>{t('settings.people')}</h2>
      {people.length === 0 && <p class="soft">{t('settings.people.none')}</p>}
      <Remembered people={people} />
    </section>
  );
}

function Install() {
  const way = useSignal<InstallWay | undefined>(undefined);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    void import('../pwa/install').then(({ onInstallWay }) => {
      if (!gone) stop = onInstallWay((now) => (way.value = now));
    });
    return () => {
      gone = true;
      stop?.();
    };
  }, []);
  if (!way.value) return null;
  return (
    <section class="panel">
      <h2>{t('settings.install')}</h2>
      {way.value === 'offer' ? (
        <Button icon="load" onClick={() => void import('../pwa/install').then(({ install }) => install())}>
          {t('settings.install.offer')}
        </Button>
      ) : (
        <p>{t(`settings.install.${way.value}`)}</p>
      )}
    </section>
  );
}

export default function Settings() {
  useEffect(() => void refreshSaves(), []);
  const reset = () => {
    const undo = resetPrefs();
    toast(t('settings.reset.done'), { text: t('settings.reset.undo'), run: undo });
  };
  return (
    <Page title={t('settings.title')} name="stack page page-settings">
      <Looks />
      <AtTheTable />
      <Storage />
      <People />
      <Install />
      <Report />
      <section class="panel">
        <h2>{t('settings.reset')}</h2>
        <Button kind="danger" onClick={reset}>
          {t('settings.reset.settings')}
        </Button>
      </section>
    </Page>
  );
}
