import { useSignal } from '@preact/signals';
import { say, t } from '../../look/say';
import { toast } from '../../look/toast';
import { Button } from '../../look/widgets';
import { deliver } from '../../storage/exports';
import { gameName } from '../title';
import { bgStatsOf } from './bg-stats';
import { CATEGORY_COLUMNS, COLUMNS, type CsvWords, categoriesCsvOf, csvOf } from './csv';
import { everything } from './history';
import type { Played } from './played';
import { allWords, wordsOf } from './words';

/** Everything as tables for a spreadsheet, and what their columns mean; and for another program that keeps plays. */

const csvWords: CsvWords = { game: gameName, category: (played, id) => wordsOf(played).name(id) };

const TABLES = { plays: csvOf, categories: categoriesCsvOf } as const;

type Table = keyof typeof TABLES;

/** The file of that name, for a spreadsheet or for BG Stats. */
function fileOf(which: Table | 'bgStats', all: readonly Played[], now: Date): File {
  const day = now.toISOString().slice(0, 10);
  if (which === 'bgStats') {
    const text = bgStatsOf(all, { about: t('bgStats.about'), now: now.getTime(), nameOf: gameName });
    return new File([text], `tidetable-bg-stats-${day}.json`, { type: 'application/json' });
  }
  return new File([TABLES[which](all, csvWords)], `tidetable-${which}-${day}.csv`, { type: 'text/csv;charset=utf-8' });
}

async function give(which: Table | 'bgStats', plays: readonly Played[]): Promise<void> {
  const [all] = await Promise.all([everything(plays), allWords(plays)]);
  const how = await deliver(fileOf(which, all, new Date()));
  if (how !== 'cancelled') toast(t(`transfer.${how}`));
}

const columns = [...COLUMNS, ...CATEGORY_COLUMNS.filter(({ name }) => !COLUMNS.some((one) => one.name === name))];

export function Tables({ plays }: { plays: readonly Played[] }) {
  const busy = useSignal(false);
  const told = useSignal(false);
  const button = (which: Table | 'bgStats') => (
    <Button
      icon="share"
      disabled={busy.value || plays.length === 0}
      onClick={async () => {
        busy.value = true;
        await give(which, plays).catch(() => toast(t('store.failed')));
        busy.value = false;
      }}
    >
      {busy.value ? t('csv.busy') : t(which === 'bgStats' ? 'bgStats.export' : `csv.${which}`)}
    </Button>
  );
  return (
    <section class="panel tables">
      <h2 class="label">{t('csv.title')}</h2>
      <p class="soft">{t('csv.why')}</p>
      <div class="row">
        {button('plays')}
        {button('categories')}
      </div>
      <details class="columns" onToggle={(event) => (told.value = event.currentTarget.open)}>
        <summary>{t('csv.columns')}</summary>
        {told.value && (
          <dl class="grid-fit">
            {columns.map(({ name, text }) => (
              <div key={name} class="line">
                <dt translate={false}>{name}</dt>
                <dd class="soft">{say(text)}</dd>
              </div>
            ))}
          </dl>
        )}
      </details>
      <h3>{t('bgStats.title')}</h3>
      <p class="soft">{t('bgStats.why')}</p>
      <div class="row">{button('bgStats')}</div>
    </section>
  );
}
