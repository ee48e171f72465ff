import { useSignal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import type { Catalogue } from '../games/module';
import { t } from '../look/say';
import { Button, Select, TextField } from '../look/widgets';
import type { Arrival } from '../storage/arrival';
import { ArrivalRow } from './ArrivalRow';
import { counted, found, type Line, linesOf, SORTS, type Sort, sortOf, withAll } from './arriving';

/** What is in a file, to choose from: a few at a time, however many there are. */

/** More than a screen shows, and no more than is drawn without a pause. */
const PAGE = 25;
/** Fewer than these are seen without searching. */
const FEW = 6;
const LONGEST_SEARCH = 60;

interface ListProps {
  arrivals: readonly Arrival[];
  text: Catalogue;
  onChange(next: readonly Arrival[]): void;
}

/** One sort of arrivals: how many are taken, and both ends of the choice with one finger. */
function SortLine({ sort, n, taken, onAll }: { sort: Sort; n: number; taken: number; onAll(take: boolean): void }) {
  const what = t(`transfer.sort.${sort}`);
  const free = sort === 'new' || sort === 'differing';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is laid out by its own rules, and this is one line
    <div class="line apart arrival-sort" role="group" aria-label={what}>
      <span class="figures">
        {free ? t('transfer.sort.taken', { what, n, taken }) : t('transfer.sort.count', { what, n })}
      </span>
      {free && (
        <span class="line tight">
          <Button kind="quiet" aria-label={t('transfer.all.of', { what })} onClick={() => onAll(true)}>
            {t('transfer.every')}
          </Button>
          <Button kind="quiet" aria-label={t('transfer.none.of', { what })} onClick={() => onAll(false)}>
            {t('transfer.nobody')}
          </Button>
        </span>
      )}
    </div>
  );
}

interface ToolsProps {
  lines: readonly Line[];
  search: string;
  sort: Sort | '';
  onSearch(search: string): void;
  onSort(sort: Sort | ''): void;
  onAll(sort: Sort, take: boolean): void;
}

/** `lines` are those that the search has found. */
function Tools({ lines, search, sort, onSearch, onSort, onAll }: ToolsProps) {
  const counts = counted(lines);
  const here = SORTS.filter((one) => counts[one].n > 0 || one === sort);
  const options = here.map((one) => ({
    value: one,
    text: t('transfer.sort.count', { what: t(`transfer.sort.${one}`), n: counts[one].n }),
  }));
  const everything = { value: '', text: t('transfer.sort.count', { what: t('transfer.sort.all'), n: lines.length }) };
  return (
    <div class="stack arrival-tools">
      <div class="row">
        <TextField
          label={t('transfer.search')}
          value={search}
          onInput={onSearch}
          longest={LONGEST_SEARCH}
          titled
          search
        />
        <Select
          label={t('transfer.show')}
          value={sort}
          options={[everything, ...options]}
          onChange={(value) => onSort(value as Sort | '')}
        />
      </div>
      {here.map((one) => (
        <SortLine key={one} sort={one} {...counts[one]} onAll={(take) => onAll(one, take)} />
      ))}
    </div>
  );
}

interface PagesProps {
  from: number;
  all: number;
  onTurn(from: number): void;
}

function Pages({ from, all, onTurn }: PagesProps) {
  return (
    <nav class="line apart" aria-label={t('transfer.pages')}>
      <Button kind="quiet" icon="back" disabled={from === 0} onClick={() => onTurn(Math.max(0, from - PAGE))}>
        {t('transfer.page.back')}
      </Button>
      <Button kind="quiet" disabled={from + PAGE >= all} onClick={() => onTurn(from + PAGE)}>
        {t('transfer.page.on')}
      </Button>
    </nav>
  );
}

export function ArrivalList({ arrivals, text, onChange }: ListProps) {
  const search = useSignal('');
  const sort = useSignal<Sort | ''>('');
  const page = useSignal(0);
  const list = useRef<HTMLUListElement>(null);
  const lines = useMemo(() => linesOf(arrivals), [arrivals]);
  const hits = useMemo(() => found(lines, search.value), [lines, search.value]);
  const seen = sort.value === '' ? hits : hits.filter(({ arrival }) => sortOf(arrival) === sort.value);
  // a choice never turns the page, but a narrower search may
  const from = Math.min(page.value, Math.max(0, Math.ceil(seen.length / PAGE) - 1) * PAGE);
  const to = Math.min(seen.length, from + PAGE);
  const where = t('transfer.seen', { from: Math.min(from + 1, seen.length), to, all: seen.length });
  const turn = (next: number): void => {
    page.value = next;
    // the button that was pressed may be at its end; whoever listens hears where the list stands now
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <>
      {lines.length > FEW && (
        <Tools
          lines={hits}
          search={search.value}
          sort={sort.value}
          onSearch={(value) => {
            search.value = value;
            page.value = 0;
          }}
          onSort={(value) => {
            sort.value = value;
            page.value = 0;
          }}
          onAll={(one, take) => onChange(withAll(arrivals, hits, one, take))}
        />
      )}
      <p class={lines.length > FEW ? 'soft figures' : 'unseen'} role="status">
        {seen.length === 0 ? t('transfer.search.none') : where}
      </p>
      <ul class="stack arrivals" ref={list} tabIndex={-1} aria-label={where}>
        {seen.slice(from, to).map(({ arrival, at }) => (
          <ArrivalRow key={at} arrival={arrival} text={text} onChange={(next) => onChange(arrivals.with(at, next))} />
        ))}
      </ul>
      {seen.length > PAGE && <Pages from={from} all={seen.length} onTurn={turn} />}
    </>
  );
}
