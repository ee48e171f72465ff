import './blank.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { gameOf } from '../../games/doors';
import { type Paper, roomOf } from '../../games/print';
import type { Sheet } from '../../games/sheet';
import { addText, t } from '../../look/say';
import { Button, IconButton, Segmented, Switch } from '../../look/widgets';
import type { Free } from '../../storage/plays';
import { loadPlay } from '../../storage/sheets';
import { type OwnPlay, sheetOf } from '../begin/begin';
import { sideName, sidesOf } from '../begin/free';
import { text as sheetText } from '../text.en';
import { gameName } from '../title';
import { asked } from './asked';
import { BlankSheet } from './BlankSheet';
import { FIRST, PAPER_NAMES, recall, remember } from './choice';
import { SheetOfPaper } from './Leaf';
import { Preview, usePageSize } from './preview';
import { text } from './text-print.en';

addText(sheetText);
addText(text);

/** A score sheet for the pen: for whom, on which paper, and how it looks. Needs no network. */

const MOST_PEOPLE = 12;
const USUAL = 4;

interface Found {
  sheet: Sheet;
  title: string;
  names: readonly string[];
}

/** Without a play and without anything described: the game as it comes, with as many people as are usual. */
async function find(game: string, play: string): Promise<Found | undefined> {
  const kept = play ? (await loadPlay(play)).play : undefined;
  const here = asked.value?.game === game ? asked.value : undefined;
  const own: OwnPlay | undefined = kept?.free ? { name: kept.name, free: kept.free } : here?.own;
  const usual = gameOf(game)?.card.seats.usual ?? USUAL;
  const free: Free | undefined = own?.free ?? (gameOf(game) ? undefined : { kind: 'rounds', rows: [], low: false });
  const sheet = await sheetOf({ game, free });
  if (!sheet) return undefined;
  const people = kept?.people.map(({ name }) => name) ?? here?.names ?? Array.from({ length: usual }, () => '');
  // a team has one column here as well
  const names = sidesOf(people.length, free?.teams).map((side) => {
    const called = sideName(side, people, free);
    return /[^\s&]/.test(called) ? called : '';
  });
  const name = own?.name ?? (gameOf(game) ? '' : t('keep.default'));
  return { sheet, title: gameName({ game, name }), names };
}

export function Blank({ game, play }: { game: string; play: string }) {
  const state = useSignal<Found | 'waits' | 'failed'>('waits');
  useEffect(() => {
    find(game, play).then(
      (found) => (state.value = found ?? 'failed'),
      () => (state.value = 'failed'),
    );
  }, [game, play]);
  if (state.value === 'waits') return <p class="mid notice soft">{t('app.loading')}</p>;
  if (state.value === 'failed') return <p class="mid notice">{t('sheet.noGame')}</p>;
  return <Chosen game={game} found={state.value} />;
}

function Chosen({ game, found: { sheet, title, names } }: { game: string; found: Found }) {
  const known = names.some((name) => name !== '');
  // what was chosen last time comes from the disk, and never over what is chosen now
  const chosen = useSignal<Paper | undefined>(undefined);
  const last = useSignal<Paper>(FIRST.paper);
  const paper = chosen.value ?? last.value;
  const named = useSignal(known);
  const count = useSignal(names.length);
  const { min, max } = gameOf(game)?.card.seats ?? { min: 1, max: MOST_PEOPLE };
  useEffect(() => {
    void recall().then((choice) => (last.value = choice.paper));
  }, []);
  usePageSize(paper);
  const columns = named.value ? names : Array.from({ length: count.value }, () => '');
  return (
    <>
      <section class="panel print-choice">
        <p>{t('blank.intro')}</p>
        <Segmented
          titled
          label={t('print.paper')}
          value={paper}
          options={PAPER_NAMES.map((value) => ({ value, text: t(`print.paper.${value}`) }))}
          onChange={(value) => {
            chosen.value = value;
            void recall().then((choice) => remember({ ...choice, paper: value }));
          }}
        />
        {known && <Switch label={t('blank.named')} value={named.value} onChange={(on) => (named.value = on)} />}
        {!named.value && (
          <div class="row">
            <IconButton
              icon="minus"
              label={t('blank.fewer')}
              disabled={count.value <= min}
              onClick={() => count.value--}
            />
            <span>{t('blank.columns', { n: count.value })}</span>
            <IconButton
              icon="plus"
              label={t('blank.more')}
              disabled={count.value >= max}
              onClick={() => count.value++}
            />
          </div>
        )}
        <div class="row apart print-go">
          <p class="soft">{t('print.count', { n: 1 })}</p>
          <Button kind="main" icon="print" onClick={() => print()}>
            {t('print.now')}
          </Button>
        </div>
      </section>
      <Preview paper={paper}>
        <SheetOfPaper paper={paper} name={t('blank.foot', { game: title })} leaf="blank">
          <BlankSheet sheet={sheet} title={title} names={columns} {...roomOf(paper)} />
        </SheetOfPaper>
      </Preview>
    </>
  );
}
