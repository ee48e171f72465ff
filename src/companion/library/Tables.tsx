import { useSignal } from '@preact/signals';
import { say, t } from '../../look/say';
import { toast } from '../../look/toast';
import { Button } from '../../look/widgets';
import { deliver } from '../../storage/exports';
import { CATEGORY_COLUMNS, COLUMNS, type CsvWords, categoriesCsvOf, csvOf } from '../csv';
import { gameName } from '../title';
import { everything } from './history';
import type { Played } from './played';
import { allWords, wordsOf } from './words';

/** Everything as tables for a spreadsheet, and what their columns mean. */

const csvWords: CsvWords = { game: gameName, category: (played, id) => wordsOf(played).name(id) };

const TABLES = { plays: csvOf, categories: categoriesCsvOf } as const;

async function give(which: keyof typeof TABLES, plays: readonly Played[]): Promise<void> {
  const [all] = await Promise.all([everything(plays), allWords(plays)]);
  const day = new Date().toISOString().slice(0, 10);
  const name = `tidetable-${which}-${day}.csv`;
  const how = await deliver(new File([TABLES[which](all, csvWords)], name, { type: 'text/csv;charset=utf-8' }));
  if (how !== 'cancelled') toast(t(`transfer.${how}`));
}

const columns = [...COLUMNS, ...CATEGORY_COLUMNS.filter(({ name }) => !COLUMNS.some((one) => one.name === name))];

export function Tables({ plays }: { plays: readonly Played[] }) {
  const busy = useSignal(false);
  const told = useSignal(false);
  const button = (which: keyof typeof TABLES) => (
    <Button
      icon="share"
      disabled={busy.value || plays.length === 0}
      onClick={async () => {
        busy.value = true;
        await give(which, plays).catch(() => toast(t('store.failed')));
        busy.value = false;
      }}
    >
      {busy.value ? t('csv.busy') : t(`csv.${which}`)}
    </Button>
  );
  return (
    <section class="panel tables">
      <h2 class="label">{t('csv.title')}</h2>
      <p class="soft">{t('csv.why')}</p>
      <div class="buttons">
        {button('plays')}
        {button('categories')}
      </div>
      <details class="columns" onToggle={(event) => (told.value = event.currentTarget.open)}>
        <summary>{t('csv.columns')}</summary>
        {told.value && (
          <dl>
            {columns.map(({ name, text }) => (
              <div key={name}>
                <dt translate={false}>{name}</dt>
                <dd>{say(text)}</dd>
              </div>
            ))}
          </dl>
        )}
      </details>
    </section>
  );
}
