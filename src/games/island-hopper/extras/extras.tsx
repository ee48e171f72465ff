import { useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { addText, t } from '../../../look/say';
import { toast } from '../../../look/toast';
import { Button, Segmented } from '../../../look/widgets';
import { prefs } from '../../../storage/prefs';
import type { ExtrasProps } from '../../module';
import './extras.css';
import { type Deck, deckOf } from '../rules/deck';
import { readDeck } from '../rules/import';
import type { Difficulty } from '../rules/lagoon';
import { counted } from './math';
import { extrasText } from './text.en';

addText(extrasText);

/** Below the options of Island Hopper: which cards are dealt, and test flights that find the right size of islands. */

export function Extras({ options, onOption }: ExtrasProps) {
  return (
    <>
      <Cards onOption={onOption} />
      <Flights options={options} onOption={onOption} />
    </>
  );
}

/** A part that is fetched when it is first opened. */
function useLater<T>(load: () => Promise<T>): [part: T | undefined, fetch: () => Promise<boolean>] {
  const [part, setPart] = useState<{ here: T } | undefined>(undefined);
  const fetch = async () => {
    try {
      const here = part?.here ?? (await load());
      setPart({ here });
      return true;
    } catch {
      toast(t('app.broken'));
      return false;
    }
  };
  return [part?.here, fetch];
}

function Cards({ onOption }: Pick<ExtrasProps, 'onOption'>) {
  const open = useSignal(false);
  const [editor, fetch] = useLater(() => import('./deck'));
  const [stored, own] = [prefs.deck.value, prefs.ownDeck.value];
  const read = useMemo(() => (stored ? readDeck(stored) : undefined), [stored]);
  const dealt = own ? read?.text : undefined;
  useLayoutEffect(() => onOption('deck', dealt), [dealt]);

  const edit = async () => {
    open.value = await fetch();
  };
  const choose = (mine: boolean) => {
    prefs.ownDeck.value = mine;
    if (mine && !read?.text) void edit();
  };
  const close = () => {
    open.value = false;
  };
  const use = (text: string) => {
    prefs.deck.value = text;
    prefs.ownDeck.value = true;
    close();
  };
  return (
    <section class="panel">
      <Segmented
        titled
        label={t('hopper.extras.cards')}
        value={own}
        options={[
          { value: false, text: t('hopper.extras.cards.house') },
          { value: true, text: t('hopper.extras.cards.own') },
        ]}
        onChange={choose}
      />
      <p class="note extras-note">{note(own, read)}</p>
      <Button onClick={() => void edit()}>
        {t(`hopper.extras.cards.${stored || prefs.deckDraft.value ? 'change' : 'type'}`)}
      </Button>
      {editor && <editor.DeckDialog open={open.value} onClose={close} onUse={use} />}
    </section>
  );
}

function note(own: boolean, read: ReturnType<typeof readDeck> | undefined): string {
  if (read?.faults) return t('hopper.extras.cards.damaged');
  if (!own) return t('hopper.extras.cards.hint');
  return read ? t('hopper.extras.cards.ready', counted(read.deck)) : t('hopper.extras.cards.none');
}

function Flights({ options, onOption }: Pick<ExtrasProps, 'options' | 'onOption'>) {
  const open = useSignal(false);
  const [trial, fetch] = useLater(() => import('./flight'));
  // nobody drags a finger over a real table
  if (options.flight === 'table') return null;
  const close = () => {
    open.value = false;
  };
  const use = (difficulty: Difficulty) => {
    onOption('difficulty', difficulty);
    close();
  };
  const fly = async () => {
    open.value = await fetch();
  };
  return (
    <section class="panel">
      <h2 class="label">{t('hopper.extras.flights')}</h2>
      <p class="note extras-note">{t('hopper.extras.flights.hint')}</p>
      <Button icon="play" onClick={() => void fly()}>
        {t('hopper.extras.flights.try')}
      </Button>
      {trial && open.value && <trial.TrialFlights deck={deckNow(options.deck)} onClose={close} onUse={use} />}
    </section>
  );
}

const deckNow = (text: ExtrasProps['options'][string] | undefined): Deck =>
  deckOf(typeof text === 'string' ? text : 'house');
