import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { exportOne } from '../companion/library/actions';
import { history, refreshHistory } from '../companion/library/history';
import { momentOf } from '../companion/library/played';
import { gameName } from '../companion/title';
import type { Phrase } from '../engine/rules';
import { gameOf } from '../games';
import type { Catalogue } from '../games/module';
import { ago, hasWords, joined, say, t } from '../look/say';
import { toast } from '../look/toast';
import { Button, Segmented, Sheet } from '../look/widgets';
import { type Arrival, merged, previewed } from '../storage/arrivals';
import { newsIn } from '../storage/circle';
import { prefs } from '../storage/prefs';
import { names, refreshSaves, saves } from './saves';

/** Games leave and enter in a file; nothing is stored before somebody has seen what would change. */

/** A refusal may speak with the game's own words. */
async function wordsOf(arrivals: readonly Arrival[]): Promise<Catalogue> {
  const ids = new Set(arrivals.filter(({ why }) => why).map(({ theirs }) => theirs?.game ?? ''));
  const texts = await Promise.all([...ids].map(async (id) => (await gameOf(id)?.play?.())?.text));
  return Object.assign({}, ...texts);
}

/** "2 groups and one person"; empty where all of them are here. */
function newcomers({ circle, verdict }: Arrival): string {
  if (!circle || verdict === 'same') return '';
  const { groups, people } = newsIn(circle);
  const some = [groups > 0 && t('transfer.groups', { n: groups }), people > 0 && t('transfer.people', { n: people })];
  return joined(some.filter((one) => one !== false));
}

/** What is arriving, in words. */
function titleOf({ kind, theirs }: Arrival): string {
  if (kind === 'circle') return t('transfer.circle');
  if (!theirs) return t(kind === 'memo' ? 'transfer.memo.any' : 'transfer.broken');
  const game = gameName({ game: theirs.game, name: theirs.name ?? '' });
  const key = { match: 'transfer.moves', play: 'transfer.sheet', memo: 'transfer.memo' }[kind];
  return t(key, { game, people: names(theirs.chairs) });
}

function Row({ arrival, text, onChange }: { arrival: Arrival; text: Catalogue; onChange(next: Arrival): void }) {
  const { kind, theirs, verdict, why, choice, choices } = arrival;
  const title = titleOf(arrival);
  // some kinds have words of their own where the usual ones speak of a game
  const own = (key: string) => t(hasWords(`${key}.${kind}`) ? `${key}.${kind}` : key);
  const word = (one: string) => own(one === 'take' && verdict === 'new' ? 'transfer.take.new' : `transfer.${one}`);
  return (
    <li class="arrival">
      <h3>{title}</h3>
      <p class={verdict === 'refused' ? 'saved-fault' : 'soft'}>
        {kind === 'circle' && verdict === 'new'
          ? t('transfer.circle.new', { who: newcomers(arrival) })
          : own(`transfer.verdict.${verdict}`)}{' '}
        {why ? say(why, { text, chairs: theirs?.chairs }) : null}
        {theirs && !why && kind !== 'memo'
          ? t('transfer.changed', { when: ago(momentOf(theirs.clock.changed)) })
          : null}
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

/** Notes that come along with their game, or are here already, need no line of their own. */
const isQuiet = ({ kind, verdict }: Arrival): boolean => kind === 'memo' && (verdict === 'new' || verdict === 'same');

export function Transfer() {
  const input = useRef<HTMLInputElement>(null);
  const arrivals = useSignal<Arrival[] | undefined>(undefined);
  const text = useSignal<Catalogue>({});
  const busy = useSignal(false);
  useEffect(() => void refreshHistory(), []);
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
    const who = chosen.map(newcomers).join('');
    const fault = await merged(chosen);
    const taken = (kinds: readonly Arrival['kind'][]) =>
      chosen.filter(({ choice, kind }) => choice !== 'leave' && kinds.includes(kind)).length;
    const [games, memos] = [taken(['match', 'play']), taken(['memo'])];
    const done = [
      games > 0 && t('transfer.applied', { n: games }),
      games === 0 && memos > 0 && t('transfer.applied.memos', { n: memos }),
      who && t('transfer.applied.circle', { who }),
    ].filter(Boolean);
    if (fault) complain(fault);
    else toast(done.length > 0 ? done.join(' ') : t('transfer.nothing'));
    await Promise.all([refreshSaves(), refreshHistory()]);
  }

  const list = arrivals.value ?? [];
  const kept = history.value;
  const games = saves.value.length + (kept ? kept.finished.length + kept.open.length + kept.damaged.length : 0);
  const empty = games + prefs.groups.value.length + prefs.people.value.length === 0;
  const some = list.some(({ choice }) => choice !== 'leave');
  return (
    <section class="panel transfer">
      <h2 class="label">{t('library.move')}</h2>
      <p class="soft">{t('transfer.secret')}</p>
      <div class="buttons">
        <Button icon="share" disabled={empty} onClick={() => void exportOne('all')}>
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
          {list.map((arrival, i) =>
            isQuiet(arrival) ? null : (
              <Row
                key={i}
                arrival={arrival}
                text={text.value}
                onChange={(next) => (arrivals.value = list.map((one, at) => (at === i ? next : one)))}
              />
            ),
          )}
        </ul>
      </Sheet>
    </section>
  );
}
