import { useEffect, useRef } from 'preact/hooks';
import type { Json, Phrase } from '../engine/rules';
import { Icon } from '../look/icons';
import { t } from '../look/say';
import { Button, IconButton } from '../look/widgets';
import { type Counsel, inPoints, surety } from './counsel';
import type { Viewpoint } from './viewpoint';

/** The most important of them come first. */
const REASONS = 3;

interface Props {
  viewpoint: Viewpoint;
  counsel: Counsel;
  say(phrase: Phrase): string;
}

/** For who holds the tablet, in the row of what else they can do. */
export function AskCaptain({ counsel }: { counsel: Counsel }) {
  const { kind } = counsel.told.value;
  if (counsel.mayAsk.value === undefined || kind === 'told') return null;
  const busy = kind === 'asked';
  return (
    <>
      <Button
        kind="quiet"
        icon="bot"
        class="ask-captain"
        aria-busy={busy}
        disabled={busy}
        onClick={() => counsel.ask()}
      >
        <span>{t(busy ? 'advice.asked' : 'advice.ask')}</span>
      </Button>
      {kind === 'failed' && <p role="alert">{t('advice.failed')}</p>}
    </>
  );
}

/** The nearest of the plain odds: 26 is 1 in 4. Neither none nor all, which nobody can know. */
function oddsOf(percent: number): { n: number; of: number } {
  const plain = percent > 7 && percent < 93 ? [2, 3, 4, 5, 10] : [100];
  const all = plain.map((of) => ({ n: Math.min(of - 1, Math.max(1, Math.round((percent * of) / 100))), of }));
  const off = ({ n, of }: { n: number; of: number }) => Math.abs(percent - (100 * n) / of);
  return all.reduce((best, one) => (off(one) < off(best) ? one : best));
}

/** Of 100 imagined games it wins so many; where nothing was compared, nothing is known of that. */
const chanceOf = (percent: number | undefined): string[] =>
  percent === undefined ? [] : [t('advice.chance', oddsOf(percent))];

/** Where there is little room only the first is shown. */
const Why = ({ reasons }: { reasons: readonly string[] }) =>
  reasons.length > 0 && (
    <span class="captain-why soft">
      {' · '}
      {reasons[0]}
      <span>{reasons.slice(1).map((one) => ` · ${one}`)}</span>
    </span>
  );

/** The moves in a line each; where the lines are the same, with the picks in which they differ. */
function named({ game }: Viewpoint, moves: readonly Json[], view: unknown, say: (phrase: Phrase) => string): string[] {
  const labels = moves.map((move) => say(game.label(move, view)));
  if (new Set(labels).size === labels.length) return labels;
  const picks = moves.map((move) => game.walk(move, view).flat());
  return labels.map((label, at) => {
    const others = new Set(picks.filter((_, one) => one !== at).flatMap((all) => all.map(({ id }) => id)));
    const own = picks[at].filter(({ id }) => !others.has(id)).map(({ text }) => say(text));
    return [label, ...own.filter((words) => words !== label)].join(' · ');
  });
}

/** What the captain says: the best move with its reasons, and how good the next best is beside it. */
export function Captain({ viewpoint, counsel, say }: Props) {
  const told = counsel.told.value;
  const ref = useRef<HTMLElement>(null);
  // in words the dock scrolls, and the answer may lie above what is on the screen
  useEffect(() => ref.current?.scrollIntoView({ block: 'nearest' }), [told]);
  if (counsel.mayAsk.value === undefined || told.kind !== 'told') return null;
  const { advice, moves, view } = told;
  const places = advice.second === undefined ? [advice.best] : [advice.best, advice.second];
  const { chance, lead } = advice;
  // in whole points, so that the difference is the one that is told
  const first = chance === undefined ? undefined : inPoints(chance);
  const chances = first === undefined ? [] : [first, Math.max(0, first - inPoints(lead))];
  const both = places.map((at) => moves[at]);
  // two cards that look the same are one advice
  const said = both.map((move) =>
    JSON.stringify(
      viewpoint.game
        .walk(move, view)
        .flat()
        .map(({ text }) => text),
    ),
  );
  const names = named(viewpoint, new Set(said).size < both.length ? both.slice(0, 1) : both, view, say);
  // in the words by which people weigh it themselves
  const does = viewpoint.game
    .preview(moves[advice.best], view)
    .slice(0, REASONS)
    .map(({ text }) => say(text));
  return (
    <section ref={ref} class="line captain" aria-label={t('advice.title')} role="status">
      <h3 class="unseen">{t('advice.title')}</h3>
      <Icon name="bot" />
      <ol>
        <li>
          <b>{names[0]}</b>
          <Why reasons={[...chanceOf(chances[0]), ...does]} />
        </li>
        {names.length > 1 && (
          <li>
            <span class="soft">{t(`advice.${surety(advice)}`)}</span> <b>{names[1]}</b>
            <Why reasons={chanceOf(chances[1])} />
          </li>
        )}
        {places.length === 1 && <li class="soft">{t('advice.only')}</li>}
      </ol>
      <IconButton icon="close" label={t('app.close')} onClick={() => counsel.drop()} />
    </section>
  );
}
