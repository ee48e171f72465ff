import { useSignal } from '@preact/signals';
import { useEffect, useId } from 'preact/hooks';
import type { MatchRecord } from '../../engine/record';
import { gameOf } from '../../games/doors';
import { Icon } from '../../look/icons';
import { Podium } from '../../look/podium';
import { figures } from '../../look/recap';
import { Receipt } from '../../look/receipt';
import { joined, onDay, say, t } from '../../look/say';
import { Button } from '../../look/widgets';
import { loadMatch } from '../../storage/opening';
import { type Broken, brokenBy } from '../figures/broken';
import { After, asksLength } from './After';
import { copyRecap, discard, exportOne, keepNote, sharePicture } from './actions';
import { eveningOf } from './evening';
import { refreshHistory, told } from './history';
import { logbook } from './identity';
import { Mend } from './Mend';
import { Photo } from './Photo';
import { EveningPicture } from './Plays';
import { kindOf, resultOf, timeOf, troubleWords, uncounted } from './pieces';
import { isJoint, nameAt, type Played, sideNameIn, sidesIn } from './played';
import { SheetWhy } from './SheetWhy';
import { type Tie, tieAt, tieWords } from './tie';
import { inWords, needsWords, wordsNeeded } from './words';
import './one-play.css';

/** One play: who, how many points and where from, what people want to remember, and what can be done with it. */

/** So many records are read at once. */
const TOLD = 2;

function Records({ played }: { played: Played }) {
  const broken = brokenBy(played, logbook.value?.finished ?? []);
  const line = ({ seats, points, before, everybody }: Broken) => (
    <li key={seats[0]} class="line">
      <Icon name="flag" />
      <span>
        {t(everybody ? 'play.record' : 'play.best', {
          ...{ names: joined(seats.map((seat) => nameAt(played, seat))), n: figures(points), before: figures(before) },
        })}
      </span>
    </li>
  );
  return broken.length === 0 ? null : (
    <section class="one-records" aria-label={t('play.records')}>
      <ul>{broken.slice(0, TOLD).map(line)}</ul>
      {broken.length > TOLD && (
        <details>
          <summary>{t('play.records.more', { n: broken.length - TOLD })}</summary>
          <ul>{broken.slice(TOLD).map(line)}</ul>
        </details>
      )}
    </section>
  );
}

/** The match's options in words, as far as its card knows them. */
function optionsOf({ game, options }: Played): string[] {
  const card = gameOf(game)?.card;
  if (!card || typeof options !== 'object' || options === null || Array.isArray(options)) return [];
  return card.options.flatMap(({ id, values }) => {
    const value = options[id] as string;
    if (!Object.hasOwn(options, id) || !values.includes(value)) return [];
    const words = (key: `option.${string}`) => say({ key }, { text: card.text });
    return [t('play.option', { option: words(`option.${id}`), value: words(`option.${id}.${value}`) })];
  });
}

function Facts({ played }: { played: Played }) {
  const { takebacks = 0, advised = [], trouble, people } = played;
  const { teams = [], teamNames = [] } = played.free ?? {};
  const options = optionsOf(played);
  return (
    <ul class="facts-list">
      <li>
        {[onDay(played.when), asksLength(played) ? '' : timeOf(played), kindOf(played)].filter(Boolean).join(' · ')}
      </li>
      {/* a name that people gave says nothing of who they are */}
      {sidesIn(played)
        .filter((side) => side.length > 1 && teamNames[teams[side[0]] - 1])
        .map((side) => (
          <li key={side[0]}>
            {t('share.source', {
              name: sideNameIn(played, side),
              parts: joined(side.map((seat) => nameAt(played, seat))),
            })}
          </li>
        ))}
      {played.place && <li>{t('play.place.at', { place: played.place })}</li>}
      {played.first !== undefined && <li class="soft">{t('play.began', { name: nameAt(played, played.first) })}</li>}
      {options.length > 0 && <li class="soft">{options.join(' · ')}</li>}
      {takebacks > 0 && <li class="soft">{t('play.takebacks', { n: takebacks })}</li>}
      {advised.length > 0 && (
        <li class="soft">{t('play.advised', { names: joined(advised.map((seat) => nameAt(played, seat))) })}</li>
      )}
      {trouble && <li class="saved-fault">{t('library.noPoints', { why: troubleWords(trouble, people) })}</li>}
      {!played.standing && !trouble && <li class="soft">{t(uncounted(played))}</li>}
    </ul>
  );
}

function Note({ played }: { played: Played }) {
  const id = useId();
  // what was typed is never taken back by a list that was still being read
  const typed = useSignal<string | undefined>(undefined);
  const lost = useSignal(false);
  const note = typed.value ?? played.note;
  useEffect(() => {
    // another window may have written meanwhile; what could not be kept stays on the page at least
    const look = async () => {
      if (document.visibilityState !== 'visible' || lost.value) return;
      const before = typed.value;
      await refreshHistory();
      if (typed.value === before) typed.value = undefined;
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [played.id]);
  const write = async (text: string) => {
    typed.value = text;
    const kept = await keepNote(played, text);
    if (typed.value === text) lost.value = !kept;
  };
  return (
    <section class="stack memo">
      <label for={id} class="label">
        {t('play.note')}
      </label>
      <textarea
        id={id}
        rows={5}
        placeholder=" "
        maxLength={10_000}
        value={note}
        onInput={(event) => void write(event.currentTarget.value)}
      />
      <p class="memo-printed" aria-hidden="true">
        {note}
      </p>
      <p class="soft">{t('play.note.hint')}</p>
    </section>
  );
}

function Ways({ played }: { played: Played }) {
  const { id, kind, standing } = played;
  const busy = useSignal(false);
  const drop = async () => {
    if (await discard(id)) location.hash = '#/library';
  };
  const picture = async () => {
    busy.value = true;
    await sharePicture(played);
    busy.value = false;
  };
  return (
    <section class="row ways" aria-label={t('play.more')}>
      <a class="button" href={kind === 'digital' ? `#/table/${id}` : `#/sheet/${id}`}>
        <Icon name={kind === 'digital' ? 'play' : 'log'} />
        {t(kind === 'digital' ? 'play.table' : 'play.sheet')}
      </a>
      <Button icon="share" disabled={!standing || busy.value} onClick={() => void picture()}>
        {t('play.picture')}
      </Button>
      <EveningPicture plays={eveningOf(played, logbook.value?.finished ?? [])} />
      <Button icon="list" disabled={!standing} onClick={() => void copyRecap(played)}>
        {t('play.text')}
      </Button>
      <Button icon="rules" onClick={() => print()}>
        {t('play.print')}
      </Button>
      <Button icon="share" onClick={() => void exportOne(id)}>
        {t('play.export')}
      </Button>
      <Button icon="trash" kind="danger" onClick={() => void drop()}>
        {t('play.delete')}
      </Button>
    </section>
  );
}

/** Of a match on the tablet: the seed that all its chance came from, now that nothing is drawn from it any more. */
function Fairness({ played: { id, when } }: { played: Played }) {
  const record = useSignal<MatchRecord | undefined>(undefined);
  useEffect(() => {
    let here = true;
    void loadMatch(id).then((loaded) => {
      if (here) record.value = loaded.record;
    });
    return () => {
      here = false;
    };
  }, [id, when]);
  return record.value?.id === id && record.value.brief.over ? (
    <Receipt record={record.value} over heading="h2" />
  ) : null;
}

export function OnePlay({ played: known, cover }: { played: Played; cover: string }) {
  const full = useSignal<Played | undefined>(undefined);
  const mending = useSignal(false);
  const tie = useSignal<Tie | undefined>(undefined);
  useEffect(() => {
    let here = true;
    void tieAt(known).then((found) => {
      if (here) tie.value = found;
    });
    return () => {
      here = false;
    };
  }, [known]);
  useEffect(() => {
    let here = true;
    void told(known).then((all) => {
      if (here) full.value = all;
    });
    if (needsWords(known)) void wordsNeeded(known.game);
    return () => {
      here = false;
    };
  }, [known.id]);
  // a sheet has told everything already; of a match only what its moves tell is newer
  const all = known.kind === 'digital' && full.value?.id === known.id ? full.value : known;
  const { standing, takebacks, advised, trouble } = all;
  const played = { ...known, standing, takebacks, advised, trouble };
  const result = inWords(played);
  return (
    <article class="stack one-play">
      <header class="row one-head">
        <img src={cover} alt="" width="192" height="144" />
        <div class="stack">
          <p class="one-result">{resultOf(played)}</p>
          {tie.value && <p>{tieWords(tie.value, result.people)}</p>}
          <Facts played={played} />
          <Button kind="quiet" icon="keep" class="one-mend" onClick={() => (mending.value = true)}>
            {t('play.mend')}
          </Button>
        </div>
      </header>
      {!isJoint(played) && (
        <section class="one-points">
          <Podium result={result} />
        </section>
      )}
      <Records played={played} />
      <After played={played} />
      {played.kind === 'boxed' && <SheetWhy played={played} />}
      <Photo played={played} />
      <Note played={played} />
      <Ways played={played} />
      {played.kind === 'digital' && <Fairness played={played} />}
      {mending.value && <Mend played={played} onClose={() => (mending.value = false)} />}
    </article>
  );
}
