import { useSignal } from '@preact/signals';
import { momentOf } from '../companion/library/played';
import { gameName } from '../companion/title';
import type { Key, Phrase } from '../engine/rules';
import type { Catalogue } from '../games/module';
import { ago, bytes, hasWords, joined, say, t } from '../look/say';
import { Button, Segmented, Sheet } from '../look/widgets';
import type { Arrival } from '../storage/arrivals';
import type { Progress } from '../storage/import-client';
import { names } from './saves';

/** The sheet over an import, from the first byte to the choice; nothing is stored before its last button. */

export type Step =
  | { step: 'reading'; progress: Progress }
  | { step: 'refused'; why: Phrase }
  /** With the words of the games that refuse something. */
  | { step: 'choosing'; arrivals: readonly Arrival[]; text: Catalogue }
  | { step: 'storing' };

/** More than a screen shows, and no more than is drawn without a pause. */
const FEW = 25;

/** "2 groups and one person"; empty where all of them are here. */
export function newcomers({ news }: Arrival): string {
  const { groups = 0, people = 0 } = news ?? {};
  const some = [groups > 0 && t('transfer.groups', { n: groups }), people > 0 && t('transfer.people', { n: people })];
  return joined(some.filter((one) => one !== false));
}

const TITLES_OF = {
  match: 'transfer.moves',
  play: 'transfer.sheet',
  memo: 'transfer.memo',
  about: 'transfer.about',
} as const;

/** What is arriving, in words. */
function titleOf({ kind, theirs }: Arrival): string {
  if (kind === 'circle') return t('transfer.circle');
  if (!theirs) return t(kind === 'memo' ? 'transfer.memo.any' : 'transfer.broken');
  const game = gameName({ game: theirs.game, name: theirs.name ?? '' });
  const key = TITLES_OF[kind];
  return t(key, { game, people: names(theirs.chairs) });
}

function Row({ arrival, text, onChange }: { arrival: Arrival; text: Catalogue; onChange(next: Arrival): void }) {
  const { kind, theirs, verdict, why, choice, choices } = arrival;
  const title = titleOf(arrival);
  // some kinds have words of their own where the usual ones speak of a game
  const own = (key: Key) => {
    const special = `${key}.${kind}`;
    return t(hasWords(special) ? special : key);
  };
  const word = (one: Arrival['choice']) =>
    own(one === 'take' && verdict === 'new' ? 'transfer.take.new' : `transfer.${one}`);
  return (
    <li class="arrival">
      <h3>{title}</h3>
      <p class={verdict === 'refused' ? 'saved-fault' : 'soft'}>
        {kind === 'circle' && verdict === 'new'
          ? t('transfer.circle.new', { who: newcomers(arrival) })
          : own(`transfer.verdict.${verdict}`)}{' '}
        {why ? say(why, { text, chairs: theirs?.chairs }) : null}
        {theirs && !why && kind !== 'memo' && kind !== 'about'
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

/** Notes and facts that come along with their game, or are here already, need no line of their own. */
const isQuiet = ({ kind, verdict }: Arrival): boolean =>
  (kind === 'memo' || kind === 'about') && (verdict === 'new' || verdict === 'same');

interface ListProps {
  arrivals: readonly Arrival[];
  text: Catalogue;
  onChange(next: readonly Arrival[]): void;
}

function List({ arrivals, text, onChange }: ListProps) {
  const most = useSignal(FEW);
  const rows = arrivals.flatMap((arrival, at) => (isQuiet(arrival) ? [] : [{ arrival, at }]));
  return (
    <>
      <ul class="arrivals">
        {rows.slice(0, most.value).map(({ arrival, at }) => (
          <Row key={at} arrival={arrival} text={text} onChange={(next) => onChange(arrivals.with(at, next))} />
        ))}
      </ul>
      {rows.length > most.value && (
        <Button kind="quiet" onClick={() => (most.value += FEW)}>
          {t('transfer.more', { n: most.value, all: rows.length })}
        </Button>
      )}
    </>
  );
}

function Reading({ progress: { read, size, judged, of } }: { progress: Progress }) {
  const whole = of !== undefined;
  return (
    <div class="arrivals-progress">
      <progress
        max={whole ? of : size}
        value={whole ? judged : read}
        aria-label={t(whole ? 'transfer.progress.judging' : 'transfer.progress.reading')}
      />
      <p class="soft figures">
        {whole
          ? t('transfer.progress.judged', { n: judged, of })
          : t('transfer.progress.read', { read: bytes(read), size: bytes(size) })}
      </p>
    </div>
  );
}

const TITLES: { readonly [step in Step['step']]: Key } = {
  reading: 'transfer.progress.reading',
  refused: 'transfer.refused',
  choosing: 'transfer.title',
  storing: 'transfer.storing',
};

const titleKey = (now: Step): Key =>
  now.step === 'reading' && now.progress.of !== undefined ? 'transfer.progress.judging' : TITLES[now.step];

interface Props {
  now: Step | undefined;
  onChange(next: readonly Arrival[]): void;
  onApply(arrivals: readonly Arrival[]): void;
  onClose(): void;
}

export function Arrivals({ now, onChange, onApply, onClose }: Props) {
  if (!now) return null;
  const chosen = now.step === 'choosing' && now.arrivals.some(({ choice }) => choice !== 'leave');
  const leaves = chosen || now.step === 'reading';
  const foot = (
    <>
      <Button kind="quiet" onClick={onClose}>
        {t(leaves ? 'app.cancel' : 'app.done')}
      </Button>
      {chosen && (
        <Button kind="main" onClick={() => onApply(now.arrivals)}>
          {t('transfer.apply')}
        </Button>
      )}
    </>
  );
  return (
    <Sheet open title={t(titleKey(now))} onClose={onClose} foot={now.step === 'storing' ? undefined : foot}>
      {now.step === 'reading' && <Reading progress={now.progress} />}
      {now.step === 'refused' && <p role="alert">{say(now.why)}</p>}
      {now.step === 'choosing' && <List arrivals={now.arrivals} text={now.text} onChange={onChange} />}
      {now.step === 'storing' && (
        <div class="arrivals-progress">
          <progress aria-label={t(TITLES.storing)} />
        </div>
      )}
    </Sheet>
  );
}
