import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Phrase } from '../engine/rules';
import { gameOf } from '../games';
import type { Catalogue } from '../games/module';
import { ago, say, t } from '../look/say';
import { toast } from '../look/toast';
import { Button, Segmented, Sheet } from '../look/widgets';
import { prefs } from '../storage/prefs';
import { type Arrival, deliver, merged, packed, previewed } from '../storage/transfer';
import { nameOfGame, names, refreshSaves, saves } from './saves';

/** Games leave and enter in a file; nothing is stored before somebody has seen what would change. */

export async function exportOne(which: string | 'all'): Promise<void> {
  const file = await packed(which, t('transfer.notice'));
  if (!(file instanceof File)) {
    toast(which === 'all' ? t('transfer.none') : say(file));
    return;
  }
  const how = await deliver(file);
  if (how === 'cancelled') return;
  if (which === 'all') prefs.backup.value = Date.now();
  toast(t(`transfer.${how}`));
}

/** A refusal may speak with the game's own words. */
async function wordsOf(arrivals: readonly Arrival[]): Promise<Catalogue> {
  const ids = new Set(arrivals.filter(({ why }) => why).map(({ theirs }) => theirs?.game ?? ''));
  const texts = await Promise.all([...ids].map(async (id) => (await gameOf(id)?.play?.())?.text));
  return Object.assign({}, ...texts);
}

function Row({ arrival, text, onChange }: { arrival: Arrival; text: Catalogue; onChange(next: Arrival): void }) {
  const { theirs, verdict, why, choice, choices } = arrival;
  const title = theirs
    ? t('transfer.moves', { game: nameOfGame(theirs.game), people: names(theirs.chairs) })
    : t('transfer.broken');
  const word = (one: string) => t(one === 'take' && verdict === 'new' ? 'transfer.take.new' : `transfer.${one}`);
  return (
    <li class="arrival">
      <h3>{title}</h3>
      <p class={verdict === 'refused' ? 'saved-fault' : 'soft'}>
        {t(`transfer.verdict.${verdict}`)} {why ? say(why, { text, chairs: theirs?.chairs }) : null}
        {theirs && !why ? t('transfer.changed', { when: ago(theirs.clock.changed) }) : null}
      </p>
      {choices.length > 1 && (
        <Segmented
          label={t('transfer.choice', { game: title })}
          value={choice}
          options={choices.map((value) => ({ value, text: word(value) }))}
          onChange={(value) => onChange({ ...arrival, choice: value })}
        />
      )}
    </li>
  );
}

export function Transfer() {
  const input = useRef<HTMLInputElement>(null);
  const arrivals = useSignal<Arrival[] | undefined>(undefined);
  const text = useSignal<Catalogue>({});
  const busy = useSignal(false);
  const complain = (why: Phrase) => toast(say(why));

  async function look(file: File | undefined): Promise<void> {
    if (!file) return;
    busy.value = true;
    try {
      const { verify } = await import('./start');
      const found = await previewed(await file.text(), verify);
      if (!Array.isArray(found)) complain(found);
      else {
        text.value = await wordsOf(found);
        arrivals.value = found;
      }
    } catch {
      toast(t('transfer.unread'));
    }
    busy.value = false;
    if (input.current) input.current.value = '';
  }

  async function apply(): Promise<void> {
    const chosen = arrivals.value ?? [];
    arrivals.value = undefined;
    const fault = await merged(chosen);
    const n = chosen.filter(({ choice }) => choice !== 'leave').length;
    if (fault) complain(fault);
    else toast(n > 0 ? t('transfer.applied', { n }) : t('transfer.nothing'));
    await refreshSaves();
  }

  const list = arrivals.value ?? [];
  const some = list.some(({ choice }) => choice !== 'leave');
  return (
    <section class="panel transfer">
      <h2 class="label">{t('library.move')}</h2>
      <p class="soft">{t('transfer.secret')}</p>
      <div class="buttons">
        <Button icon="share" disabled={saves.value.length === 0} onClick={() => void exportOne('all')}>
          {t('transfer.all')}
        </Button>
        <Button icon="load" disabled={busy.value} onClick={() => input.current?.click()}>
          {busy.value ? t('transfer.reading') : t('transfer.import')}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={t('transfer.file')}
        onChange={(event) => void look(event.currentTarget.files?.[0])}
      />
      <Sheet
        open={arrivals.value !== undefined}
        title={t('transfer.title')}
        onClose={() => (arrivals.value = undefined)}
        foot={
          <>
            <Button kind="quiet" onClick={() => (arrivals.value = undefined)}>
              {some ? t('app.cancel') : t('app.done')}
            </Button>
            {some && (
              <Button kind="main" onClick={() => void apply()}>
                {t('transfer.apply')}
              </Button>
            )}
          </>
        }
      >
        <ul class="arrivals">
          {list.map((arrival, i) => (
            <Row
              key={i}
              arrival={arrival}
              text={text.value}
              onChange={(next) => (arrivals.value = list.map((one, at) => (at === i ? next : one)))}
            />
          ))}
        </ul>
      </Sheet>
    </section>
  );
}
