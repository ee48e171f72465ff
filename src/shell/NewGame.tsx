import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { gameOf, type Registered } from '../games';
import { Icon } from '../look/icons';
import { joined, say, t } from '../look/say';
import { SEAT_STYLES } from '../look/seats';
import { toast } from '../look/toast';
import { Button, Dialog, SeatDisc, Segmented } from '../look/widgets';
import { prefs, rememberPeople } from '../storage/prefs';
import { coverOf } from './covers';
import { Extras } from './Extras';
import { Chances, chosenOptions, Options, type Values, withOption } from './Options';
import { Page } from './page';
import { Ring } from './Ring';
import { go, replace, to } from './router';
import { SeatRow } from './SeatRow';
import { firstSeats, named, recoloured, resized, sameAgain } from './seating';

/** Before a game: everything is filled in already, so that Play is the second tap. */

function Setup({ game: { card, extras, medium, print } }: { game: Registered }) {
  const chairs = useSignal(firstSeats(card, prefs.people.value));
  const chosen = useSignal<Values>({});
  const typed = useSignal<string[]>([]);
  /** Who has begun to type in a position and not come to its end. */
  const begun = useSignal<string[] | undefined>(undefined);
  const selected = useSignal(-1);
  const painted = useSignal(-1);
  const busy = useSignal(false);
  // What the game's own part brings along belongs to the match, so Play waits for it.
  const ready = useSignal(!extras);
  const seats = chairs.value.length;
  const again = sameAgain(card, prefs.group.value);
  const change = (next: typeof chairs.value) => {
    chairs.value = next;
  };

  // The rules are fetched while people look at the seats.
  useEffect(() => void import('./start').catch(() => {}), []);

  /** The game stands on a real table already: what lies there is typed in. */
  async function fromTable(afresh = false) {
    const { beginDraft, draftOf } = await import('../companion/FromTable');
    if (!afresh) {
      begun.value = await draftOf(card.id);
      if (begun.value) return;
    }
    await beginDraft(card.id, named(chairs.value), chosenOptions(card, seats, chosen.value), typed.value);
    go('from-table', card.id);
  }

  async function play() {
    busy.value = true;
    const sitting = named(chairs.value);
    try {
      const { start } = await import('./start');
      const begun = await start(card.id, sitting, chosenOptions(card, seats, chosen.value), typed.value);
      if ('id' in begun) {
        rememberPeople(sitting);
        replace('table', begun.id);
        return;
      }
      toast(t('new.refused', { why: say(begun.why, { text: begun.text }) }));
    } catch {
      toast(t('app.broken'));
    }
    busy.value = false;
  }

  const sizes = Array.from({ length: card.seats.max - card.seats.min + 1 }, (_, i) => card.seats.min + i);
  const painting = chairs.value[painted.value];
  return (
    <>
      <div class="setup">
        <section class="setup-table">
          <h2 class="unseen">{t('new.around')}</h2>
          <Ring chairs={chairs.value} selected={selected} onChange={change} cover={coverOf(card.id)} />
          <p class="soft setup-hint">{t('new.around.hint')}</p>
        </section>
        <div class="setup-side">
          <section class="panel">
            <Segmented
              label={t('new.players')}
              titled
              value={seats}
              options={sizes.map((n) => ({ value: n, text: t('new.count', { n }) }))}
              onChange={(n) => change(resized(chairs.value, n))}
            />
            {again && (
              <Button kind="quiet" onClick={() => change(again)}>
                {t('new.group')}
              </Button>
            )}
          </section>
          <section class="panel">
            <h2 class="label">{t('new.seats')}</h2>
            <ol class="seat-rows">
              {chairs.value.map((chair, i) => (
                <SeatRow
                  key={`${chair.side}`}
                  at={i}
                  chairs={chairs.value}
                  lit={selected.value === i}
                  onChange={change}
                  onPaint={() => (painted.value = i)}
                />
              ))}
            </ol>
          </section>
          <Options card={card} seats={seats} chosen={chosen.value} onChange={(values) => (chosen.value = values)} />
          <Chances card={card} typed={typed.value} onChange={(steps) => (typed.value = steps)} />
          {extras && (
            <Extras
              load={extras}
              seats={seats}
              options={chosenOptions(card, seats, chosen.value)}
              onOption={(id, value) => (chosen.value = withOption(chosen.value, id, value))}
              onReady={() => (ready.value = true)}
            />
          )}
          {print && (
            <a class="button button-quiet" href={to('print', card.id)}>
              {t('new.print')}
            </a>
          )}
        </div>
      </div>
      <footer class="setup-foot">
        <p class="soft">{typed.value.length === 0 && t('new.starter')}</p>
        {medium && (
          <Button kind="quiet" onClick={() => void fromTable()}>
            {t('new.fromTable')}
          </Button>
        )}
        <Button kind="main" icon="play" disabled={busy.value || !ready.value} onClick={() => void play()}>
          {busy.value ? t('new.starting') : t('new.play')}
        </Button>
      </footer>
      <Dialog
        open={begun.value !== undefined}
        title={t('new.fromTable')}
        onClose={() => (begun.value = undefined)}
        foot={
          <>
            <Button onClick={() => void fromTable(true)}>{t('new.fromTable.afresh')}</Button>
            <Button kind="main" onClick={() => go('from-table', card.id)}>
              {t('new.fromTable.goOn')}
            </Button>
          </>
        }
      >
        <p>{t('new.fromTable.begun', { who: joined(begun.value ?? []) })}</p>
      </Dialog>
      <Dialog
        open={painting !== undefined}
        title={t('new.colour', { name: painting?.name ?? '' })}
        onClose={() => (painted.value = -1)}
      >
        <div class="palette">
          {SEAT_STYLES.map((style, colour) => (
            <button
              type="button"
              key={style.id}
              aria-pressed={painting?.colour === colour}
              onClick={() => {
                if (painting) change(recoloured(chairs.value, painting, colour));
                painted.value = -1;
              }}
            >
              <SeatDisc colour={colour} />
              <span>{t(`symbol.${style.id}`)}</span>
            </button>
          ))}
        </div>
      </Dialog>
    </>
  );
}

export function NewGame({ id }: { id: string }) {
  const game = gameOf(id);
  const title = game ? say({ key: 'name' }, { text: game.card.text }) : t('new.title');
  return (
    <Page
      title={title}
      over={game && t('new.title')}
      name="new-game"
      aside={
        game?.play && (
          <a class="button button-quiet" href={to('rules', id)}>
            <Icon name="rules" />
            {t('home.rules')}
          </a>
        )
      }
    >
      {game?.play ? <Setup game={game} /> : <p class="notice">{t('new.unready')}</p>}
    </Page>
  );
}
