import './look/fonts.css';
import './look/theme.css';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { dress } from './look/appearance';
import { App } from './shell/App';
import { speak } from './shell/languages';
import { watchAddress } from './shell/router';
import { refreshSaves } from './shell/saves';
import { watchUpdates } from './shell/updates';
import { deviceLanguage, loadPrefs, prefs } from './storage/prefs';

/** The shelf waits a moment for the settings and the saved games, so that nothing jumps; a slow disk does not hold it up. */
const LONGEST_WAIT = 400;

void import('./shell/mishaps').then(({ watchMishaps }) => watchMishaps());

const speaking = loadPrefs().then(() => speak(prefs.language.value ?? deviceLanguage()));
const known = Promise.all([speaking, refreshSaves()]);
const patience = new Promise((done) => setTimeout(done, LONGEST_WAIT));

void Promise.race([known, patience]).then(() => {
  effect(() => {
    const { theme, contrast, size, motion } = prefs;
    return dress({ theme: theme.value, contrast: contrast.value, size: size.value, motion: motion.value });
  });
  effect(() => void speak(prefs.language.value ?? deviceLanguage()));
  watchAddress();
  render(<App />, document.getElementById('app') as HTMLElement);
  void import('./storage/exchange').then(({ keepPrefs, followPrefs }) => {
    keepPrefs();
    followPrefs();
  });
  requestAnimationFrame(() =>
    setTimeout(() => {
      void watchUpdates();
      void import('./storage/bin').then(({ sweep }) => sweep());
    }),
  );
});
