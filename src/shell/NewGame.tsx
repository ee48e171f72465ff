import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { cardOf } from '../games';
import type { Card, ExtrasModule } from '../games/module';
import { Icon } from '../look/icons';
import { say, t } from '../look/say';
import { toast } from '../look/toast';
import { Button, Segmented } from '../look/widgets';
import { prefs } from '../storage/prefs';
import { coverOf } from './covers';
import { Extras } from './Extras';
import { Chances, Options, withOption } from './Options';
import { Page } from './page';
import { Ring } from './Ring';
import { to } from './router';
import { SeatRow } from './SeatRow';
import { BegunDialog, ColourDialog } from './SetupDialogs';
import { firstSeats, resized } from './seating';
import { optionsOf, type Setup, settingOf, useSetup } from './setup';

/** Before a game: everything is filled in already, so that Play is the second tap. */

interface SetupProps {
  setup: Setup;
}

/** How many play. The same people as last time sit there already, and one tap leaves the first of them alone with computer players. */
function Players({ setup: { card, chairs } }: SetupProps) {
  const sizes = Array.from({ length: card.seats.max - card.seats.min + 1 }, (_, i) => card.seats.min + i);
  const people = chairs.value.filter(({ bot }) => !bot).length;
  return (
    <section class="panel">
      <Segmented
        label={t('new.players')}
        titled
        value={chairs.value.length}
        options={sizes.map((n) => ({ value: n, text: t('new.count', { n }) }))}
        onChange={(n) => {
          chairs.value = resized(chairs.value, n);
        }}
      />
      {people > 1 && (
        <Button
          kind="quiet"
          onClick={() => {
            chairs.value = firstSeats(card, prefs.people.value);
          }}
        >
          {t('new.alone')}
        </Button>
      )}
    </section>
  );
}

interface SeatListProps extends SetupProps {
  selected: number;
  onPaint(at: number): void;
}

function SeatList({ setup: { chairs }, selected, onPaint }: SeatListProps) {
  return (
    <section class="panel">
      <h2 class="label">{t('new.seats')}</h2>
      <ol class="stack tight seat-rows">
        {chairs.value.map((chair, i) => (
          <SeatRow key={`${chair.side}`} at={i} chairs={chairs} lit={selected === i} onPaint={() => onPaint(i)} />
        ))}
      </ol>
    </section>
  );
}

/** The game's variants, its real dice, and what it brings along itself. */
function Variants({ setup }: SetupProps) {
  const { card, chairs, chosen, typed, ready } = setup;
  const seats = chairs.value.length;
  const at = settingOf(setup);
  return (
    <>
      <Options card={card} seats={seats} chosen={chosen.value} at={at} onChange={(values) => (chosen.value = values)} />
      <Chances card={card} typed={typed.value} onChange={(steps) => (typed.value = steps)} />
      {card.brings?.includes('extras') && (
        <Extras
          load={() => extrasOf(card.id)}
          seats={seats}
          at={at}
          options={optionsOf(setup)}
          onOption={(id, value) => (chosen.value = withOption(chosen.value, id, value))}
          onReady={() => (ready.value = true)}
        />
      )}
    </>
  );
}

/** A game's own part of this screen. */
async function extrasOf(id: string): Promise<ExtrasModule> {
  const { gameOf } = await import('../games/doors');
  const load = gameOf(id)?.extras;
  if (!load) throw new Error(`nothing is brought along by ${id}`);
  return load();
}

/** The rules, and whatever else it takes to begin. */
const starting = () => import('./start');

/** The two ways to begin. */
function Foot({ setup, onTypeIn }: SetupProps & { onTypeIn: (() => void) | undefined }) {
  const busy = useSignal(false);
  const begin = async () => {
    busy.value = true;
    try {
      busy.value = await (await starting()).play(setup);
    } catch {
      toast(t('app.broken'));
      busy.value = false;
    }
  };
  return (
    <footer class="row setup-foot">
      <p class="soft">{setup.typed.value.length === 0 && t('new.starter')}</p>
      {onTypeIn && (
        <Button kind="quiet" onClick={onTypeIn}>
          {t('new.fromTable')}
        </Button>
      )}
      <Button kind="main" icon="play" disabled={busy.value || !setup.ready.value} onClick={() => void begin()}>
        {busy.value ? t('new.starting') : t('new.play')}
      </Button>
    </footer>
  );
}

function SetupForm({ card }: { card: Card }) {
  const setup = useSetup(card);
  const { chairs } = setup;
  const begun = useSignal<string[] | undefined>(undefined);
  const selected = useSignal(-1);
  const painted = useSignal(-1);

  // That is fetched while people look at the seats.
  useEffect(() => void starting().catch(() => {}), []);

  return (
    <>
      <div class="stack setup">
        <section class="setup-table">
          <h2 class="unseen">{t('new.around')}</h2>
          <Ring chairs={chairs} selected={selected} cover={coverOf(card.id)} />
          <p class="note setup-hint">{t('new.around.hint')}</p>
        </section>
        <div class="stack setup-side">
          <Players setup={setup} />
          <SeatList setup={setup} selected={selected.value} onPaint={(at) => (painted.value = at)} />
          <Variants setup={setup} />
          {card.brings?.includes('print') && (
            <a class="button button-quiet" href={to('print', card.id)}>
              {t('new.print')}
            </a>
          )}
          <a class="button button-quiet" href={to('blank', card.id)}>
            {t('new.blank')}
          </a>
        </div>
      </div>
      <Foot
        setup={setup}
        onTypeIn={
          card.brings?.includes('transfer')
            ? () => void starting().then(({ typeIn }) => typeIn(setup, begun))
            : undefined
        }
      />
      <BegunDialog
        id={card.id}
        begun={begun}
        onAfresh={() => void starting().then(({ typeAfresh }) => typeAfresh(setup))}
      />
      <ColourDialog setup={setup} painted={painted} />
    </>
  );
}

export default function NewGame({ id }: { id: string }) {
  const card = cardOf(id);
  const title = card ? say({ key: 'name' }, { text: card.text }) : t('new.title');
  return (
    <Page
      title={title}
      over={card && t('new.title')}
      name="new-game"
      aside={
        card && (
          <a class="button button-quiet" href={to('rules', id)}>
            <Icon name="rules" />
            {t('home.rules')}
          </a>
        )
      }
    >
      {card ? <SetupForm card={card} /> : <p class="mid notice">{t('new.unready')}</p>}
    </Page>
  );
}
