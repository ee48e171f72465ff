import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Receipt as Found } from '../engine/receipt';
import type { MatchRecord } from '../engine/record';
import { gameOf } from '../games/doors';
import { copyText } from './clipboard';
import './receipt.css';
import { addText, say, t } from './say';
import { text } from './text-receipt.en';
import { Button } from './widgets';

addText(text);

/** The fairness receipt on the screen: the fingerprint of the seed while a match runs, the seed itself once it is over. */

/** Undefined until the hash is loaded; no first screen waits for it. */
export function useFingerprint(seed: string): string | undefined {
  const found = useSignal<{ seed: string; fingerprint: string } | undefined>(undefined);
  useEffect(() => {
    let here = true;
    const show = ({ fingerprintOf }: typeof import('./digest')) => {
      if (here) found.value = { seed, fingerprint: fingerprintOf(seed) };
    };
    import('./digest').then(show, () => {});
    return () => {
      here = false;
    };
  }, [seed]);
  return found.value?.seed === seed ? found.value.fingerprint : undefined;
}

/** Hexadecimal digits in groups, to be compared by eye. */
export function Digits({ value }: { value: string }) {
  return (
    <code class="row code receipt-digits">
      {(value.match(/.{1,8}/g) ?? []).map((group, i) => (
        <span key={i}>{group}</span>
      ))}
    </code>
  );
}

/** What the receipt does not speak for, in a sentence each. */
export function coverage({ notes, start, typed, chairs }: MatchRecord): string[] {
  const continued = notes.some(({ kind }) => kind === 'continued');
  return [
    continued && t('receipt.covers.continued'),
    !continued && start !== undefined && t('receipt.covers.start'),
    typed.length > 0 && t('receipt.covers.typed'),
    chairs.some(({ bot }) => bot) && t('receipt.covers.bots'),
  ].filter((line) => line !== false);
}

/** What a check has found, in words. */
export function verdict({ confirmed, entered, differs, stuck }: Found, older = false): string {
  if (differs !== undefined) return t(older ? 'receipt.differs.older' : 'receipt.differs', { at: differs + 1 });
  if (stuck !== undefined) return t('receipt.stuck', { at: stuck + 1 });
  const lines = [
    confirmed > 0 && t('receipt.confirmed', { n: confirmed }),
    entered > 0 && t('receipt.entered', { n: entered }),
  ].filter((line) => line !== false);
  return lines.length > 0 ? lines.join(' ') : t('receipt.none');
}

async function checked(record: MatchRecord): Promise<string> {
  const [{ confirmDraws }, game] = await Promise.all([import('../engine/receipt'), gameOf(record.game)?.play()]);
  return game ? verdict(confirmDraws(game, record), record.rules < game.version) : t('receipt.failed');
}

interface ActsProps {
  record: MatchRecord;
  over: boolean;
  /** What is copied. */
  words: string;
}

/** The answers stand beside the buttons: a message at the foot of the screen would lie under an open menu. */
function Acts({ record, over, words }: ActsProps) {
  const busy = useSignal(false);
  const told = useSignal('');
  const copy = async () => {
    const done = await copyText(words);
    told.value = t(done ? (over ? 'receipt.copied.both' : 'receipt.copied') : 'receipt.notCopied');
  };
  const check = async () => {
    busy.value = true;
    told.value = t('receipt.checking');
    // a long match takes a moment: the words come first
    await new Promise((done) => setTimeout(done));
    told.value = await checked(record).catch(() => t('receipt.failed'));
    busy.value = false;
  };
  return (
    <>
      <div class="row">
        {over && (
          <Button icon="dice" disabled={busy.value} onClick={() => void check()}>
            {t('receipt.check')}
          </Button>
        )}
        <Button icon="list" onClick={() => void copy()}>
          {t(over ? 'receipt.copyBoth' : 'receipt.copy')}
        </Button>
      </div>
      <p role="status">{told.value}</p>
    </>
  );
}

interface Props {
  record: MatchRecord;
  /** Nothing more will be drawn, so the secret may be told. */
  over: boolean;
  /** One below the heading that stands above it. */
  heading?: 'h2' | 'h3';
}

export function Receipt({ record, over, heading: Heading = 'h3' }: Props) {
  const fingerprint = useFingerprint(record.seed);
  const game = say({ key: 'name' }, { text: gameOf(record.game)?.card.text });
  if (!fingerprint) return null;
  const words = over
    ? t('receipt.note.both', { game, seed: record.seed, fingerprint })
    : t('receipt.note', { game, fingerprint });
  return (
    <section class="panel receipt" aria-label={t('receipt.title')}>
      <Heading class="label">{t('receipt.title')}</Heading>
      <p>{t(over ? 'receipt.kept' : 'receipt.promise')}</p>
      <dl class="stack">
        {over && <Secret label={t('receipt.seed')} value={record.seed} />}
        <Secret label={t('receipt.fingerprint')} value={fingerprint} />
      </dl>
      {over && <p class="soft">{t('receipt.how')}</p>}
      {coverage(record).map((line) => (
        <p key={line} class="soft">
          {line}
        </p>
      ))}
      <Acts record={record} over={over} words={words} />
    </section>
  );
}

function Secret({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt class="label">{label}</dt>
      <dd>
        <Digits value={value} />
      </dd>
    </div>
  );
}
