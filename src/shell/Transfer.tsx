import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { gameOf } from '../games/doors';
import type { Catalogue } from '../games/module';
import { FileButton } from '../look/file-button';
import { say, t } from '../look/say';
import { toast } from '../look/toast';
import { Button } from '../look/widgets';
import { exportOne } from '../scorekeeper/library/actions';
import { history, refreshHistory } from '../scorekeeper/library/history';
import type { Arrival } from '../storage/arrival';
import { type Import, startImport } from '../storage/import-client';
import { prefs } from '../storage/prefs';
import { readTemplates } from '../storage/templates';
import { newcomers } from './ArrivalRow';
import { Arrivals, type Step } from './Arrivals';
import { type Known, renames } from './naming';
import { refreshSaves, saves } from './saves';

/** Games leave and enter in a file; nothing is stored before somebody has seen what would change. */

/** A refusal may speak with the game's own words. */
async function wordsOf(arrivals: readonly Arrival[]): Promise<Catalogue> {
  const ids = new Set(arrivals.filter(({ why }) => why).map(({ theirs }) => theirs?.game ?? ''));
  const texts = await Promise.all([...ids].map(async (id) => (await gameOf(id)?.play())?.text));
  return Object.assign({}, ...texts);
}

/** What an import has done, in words. */
function doneBy(chosen: readonly Arrival[]): string {
  const taken = (kinds: readonly Arrival['kind'][]) =>
    chosen.filter(({ choice, kind }) => choice !== 'leave' && kinds.includes(kind)).length;
  const [games, templates] = [taken(['match', 'play']), taken(['template'])];
  const [memos, abouts, photos] = [taken(['memo']), taken(['about']), taken(['photo'])];
  const who = chosen.map(newcomers).join('');
  const done = [
    games > 0 && t('transfer.applied', { n: games }),
    games === 0 && memos > 0 && t('transfer.applied.memos', { n: memos }),
    games === 0 && abouts > 0 && t('transfer.applied.abouts', { n: abouts }),
    games === 0 && photos > 0 && t('transfer.applied.photos', { n: photos }),
    templates > 0 && t('transfer.applied.templates', { n: templates }),
    who && t('transfer.applied.circle', { who }),
  ].filter(Boolean);
  return done.length > 0 ? done.join(' ') : t('transfer.nothing');
}

/** One import after the other: the one that runs, and what is shown of it. */
function useImport() {
  const now = useSignal<Step | undefined>(undefined);
  const running = useRef<Import | undefined>(undefined);
  const end = (): void => {
    running.current?.end();
    running.current = undefined;
    now.value = undefined;
  };
  useEffect(() => end, []);

  async function look(file: File): Promise<void> {
    end();
    now.value = { step: 'reading', progress: { read: 0, size: file.size, judged: 0 } };
    const mine = startImport(file, (progress) => {
      if (running.current === mine) now.value = { step: 'reading', progress };
    });
    running.current = mine;
    const found = await mine.found;
    const text = 'key' in found ? {} : await wordsOf(found).catch(() => ({}));
    if (running.current !== mine) return;
    now.value =
      'key' in found ? { step: 'refused', why: found } : { step: 'choosing', arrivals: found, text, known: new Map() };
  }

  async function apply(chosen: readonly Arrival[], known: Known): Promise<void> {
    // from here on it is carried out, whatever is closed or left meanwhile
    const mine = running.current;
    running.current = undefined;
    now.value = { step: 'storing' };
    const fault = await mine?.apply(chosen, renames(chosen, known));
    mine?.end();
    if (now.value?.step === 'storing') now.value = undefined;
    toast(fault ? say(fault) : doneBy(chosen));
    await Promise.all([refreshSaves(), refreshHistory()]);
  }

  return { now, look, apply, end };
}

export function Transfer() {
  const { now, look, apply, end } = useImport();
  useEffect(() => void refreshHistory(), []);
  const change = (some: { arrivals?: readonly Arrival[]; known?: Known }): void => {
    if (now.value?.step === 'choosing') now.value = { ...now.value, ...some };
  };
  const kept = history.value;
  const described = useSignal(0);
  useEffect(() => void readTemplates().then(({ length }) => (described.value = length)), [now.value]);
  const games = saves.value.length + (kept ? kept.finished.length + kept.open.length + kept.damaged.length : 0);
  const empty = games + described.value + prefs.groups.value.length + prefs.people.value.length === 0;
  return (
    <section class="panel transfer">
      <h2 class="label">{t('library.move')}</h2>
      <p class="soft">{t('transfer.secret')}</p>
      <div class="row">
        <Button icon="share" disabled={empty} onClick={() => void exportOne('all')}>
          {t('transfer.all')}
        </Button>
        <FileButton
          text={t('transfer.import')}
          label={t('transfer.file')}
          accept=".json,.csv,.tsv,.bgsplay,application/json,text/csv"
          onFile={(file) => void look(file)}
        />
      </div>
      <p class="soft">{t('transfer.kinds')}</p>
      <Arrivals
        now={now.value}
        onChange={change}
        onApply={(chosen, known) => void apply(chosen, known)}
        onClose={end}
      />
    </section>
  );
}
