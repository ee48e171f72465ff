import './print.css';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Phrase } from '../../engine/rules';
import { gameOf, type Registered } from '../../games/doors';
import type { CardSize, PrintModule } from '../../games/print';
import { CARDS } from '../../games/print';
import { addText, joined, say as sayApp, t } from '../../look/say';
import { BOARD_STYLES } from '../../look/seats';
import { Button, SeatDisc, Segmented } from '../../look/widgets';
import { listMatches } from '../../storage/matches';
import { loadMatch } from '../../storage/opening';
import {
  BACKS,
  CARD_SIZES,
  type Choice,
  FIRST,
  firstColours,
  PAPER_NAMES,
  PARTS,
  recall,
  remember,
  sidesOf,
} from './choice';
import { Leaf } from './Leaf';
import { Preview, usePageSize } from './preview';
import { text } from './text-print.en';

addText(text);

/** A game on paper: what to print, a preview of every sheet, and the way to the printer. Needs no network. */

type State = 'waits' | 'failed' | PrintModule;

export function Pages({ id }: { id: string }) {
  const game = gameOf(id);
  const state = useSignal<State>('waits');
  useEffect(() => {
    if (state.value !== 'waits' || !game?.print) return;
    game.print().then(
      (module) => (state.value = module),
      () => (state.value = 'failed'),
    );
  }, [state.value]);
  if (!game?.print) return <p class="mid notice">{t('print.none')}</p>;
  if (state.value === 'waits') return <p class="mid notice soft">{t('app.loading')}</p>;
  if (state.value === 'failed')
    return (
      <div class="mid notice">
        <p>{t('app.broken')}</p>
        <Button onClick={() => (state.value = 'waits')}>{t('app.again')}</Button>
      </div>
    );
  return <Prints game={game} module={state.value} />;
}

function Prints({ game, module }: { game: Registered; module: PrintModule }) {
  const choice = useSignal<Choice>(FIRST);
  const colours = useSignal<readonly number[]>(firstColours(game.card.seats.max));
  const given = useSignal<string | undefined>(undefined);
  useEffect(() => {
    void recall().then((stored) => (choice.value = stored));
  }, []);
  usePageSize(choice.value.paper);
  const change = (part: Partial<Choice>) => {
    choice.value = { ...choice.value, ...part };
    remember(choice.value);
  };
  const say = (phrase: Phrase) => sayApp(phrase, { text: module.text });
  const sides = sidesOf(module, choice.value);
  const { paper, parts, backs, cards = module.cards } = choice.value;
  const there = PARTS.filter((part) => module.pages({ paper, cards }).some((page) => page.part === part));
  return (
    <>
      <section class="panel print-choice">
        <p>{t('print.intro')}</p>
        <Segmented
          titled
          label={t('print.paper')}
          value={paper}
          options={PAPER_NAMES.map((value) => ({ value, text: t(`print.paper.${value}`) }))}
          onChange={(value) => change({ paper: value })}
        />
        <fieldset class="row">
          <legend class="label">{t('print.parts')}</legend>
          {there.map((part) => (
            <label key={part} class="row print-tick">
              <input
                type="checkbox"
                checked={parts.includes(part)}
                onChange={({ currentTarget: { checked } }) =>
                  change({ parts: PARTS.filter((one) => (one === part ? checked : choice.value.parts.includes(one))) })
                }
              />
              {t(`print.part.${part}`)}
            </label>
          ))}
        </fieldset>
        {parts.includes('cards') && <Sleeves size={cards} onChange={(size) => change({ cards: size })} />}
        <div>
          <Segmented
            titled
            label={t('print.backs')}
            value={backs}
            options={BACKS.map((value) => ({ value, text: t(`print.backs.${value}`) }))}
            onChange={(value) => change({ backs: value })}
          />
          <p class="soft">{t(`print.backs.${backs}.hint`)}</p>
        </div>
        {!module.colourless && <Colours chosen={colours} />}
        <Lands game={game} module={module} given={given} />
        <div class="row apart print-go">
          <p class="soft">{sides.length > 0 ? t('print.count', { n: sides.length }) : t('print.empty')}</p>
          <Button kind="main" disabled={sides.length === 0} onClick={() => window.print()}>
            {t('print.now')}
          </Button>
        </div>
      </section>
      <Preview paper={paper}>
        {sides.map((side) => (
          <Leaf
            key={`${side.page.id} ${side.side}`}
            side={side}
            paper={paper}
            game={sayApp({ key: 'name' }, { text: game.card.text })}
            say={say}
            colours={colours.value}
            given={given.value}
          />
        ))}
      </Preview>
    </>
  );
}

function Sleeves({ size, onChange }: { size: CardSize; onChange(size: CardSize): void }) {
  return (
    <div>
      <Segmented
        titled
        label={t('print.cards')}
        value={size}
        options={CARD_SIZES.map((value) => ({ value, text: t('print.cards.size', CARDS[value]) }))}
        onChange={onChange}
      />
      <p class="soft">{t('print.cards.hint')}</p>
    </div>
  );
}

/** Six colours to choose from; at least one stays, or there would be nobody to play. */
function Colours({ chosen }: { chosen: Signal<readonly number[]> }) {
  const all = BOARD_STYLES.map((_, colour) => colour);
  const flip = (colour: number) => {
    const next = all.filter((one) => (one === colour) !== chosen.value.includes(one));
    if (next.length > 0) chosen.value = next;
  };
  return (
    <fieldset class="row">
      <legend class="label">{t('print.colours')}</legend>
      {all.map((colour) => (
        <button
          type="button"
          key={colour}
          class="print-colour"
          aria-pressed={chosen.value.includes(colour)}
          aria-label={t(`symbol.${BOARD_STYLES[colour].id}`)}
          onClick={() => flip(colour)}
        >
          <SeatDisc colour={colour} />
        </button>
      ))}
      {chosen.value.length === 1 && <p class="soft">{t('print.colours.one')}</p>}
    </fieldset>
  );
}

interface Found {
  value: string;
  people: string;
}

/** The boards of saved matches, where a game has boards of its own. */
async function boardsOf({ card, play }: Registered, { given }: PrintModule): Promise<Found[]> {
  if (!given || !play) return [];
  const [{ rules }, heads] = await Promise.all([play(), listMatches()]);
  const found: Found[] = [];
  for (const { id } of heads.filter((head) => head.game === card.id && !head.fault)) {
    const { record } = await loadMatch(id);
    if (!record) continue;
    try {
      const value = given(rules.view(record.last as never, null));
      if (value && !found.some((one) => one.value === value))
        found.push({ value, people: joined(record.chairs.map(({ name }) => name)) });
    } catch {
      // a damaged match has no board to print; the library says what is wrong with it
    }
  }
  return found;
}

function Lands(props: { game: Registered; module: PrintModule; given: Signal<string | undefined> }) {
  const { game, module, given } = props;
  const found = useSignal<readonly Found[]>([]);
  useEffect(() => {
    void boardsOf(game, module).then(
      (boards) => (found.value = boards),
      () => {},
    );
  }, []);
  if (found.value.length === 0) return null;
  return (
    <label class="stack print-land">
      <span class="label">{t('print.land')}</span>
      <select
        class="num"
        value={given.value ?? ''}
        onChange={(event) => (given.value = event.currentTarget.value || undefined)}
      >
        <option value="">{t('print.land.own')}</option>
        {found.value.map(({ value, people }) => (
          <option key={value} value={value}>
            {t('print.land.match', { people })}
          </option>
        ))}
      </select>
    </label>
  );
}
