import { useEffect, useRef } from 'preact/hooks';
import type { Advice } from '../bots/advice';
import type { Json, Phrase } from '../engine/rules';
import type { PreviewLine } from '../games/module';
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

function howFar(advice: Advice): string {
  if (advice.second === undefined) return t('advice.only');
  return t(`advice.${surety(advice)}`, { n: inPoints(advice.lead) });
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

interface ReasonsProps {
  lines: readonly PreviewLine[];
  /** Of 100 imagined games it wins so many; where nothing was compared, nothing is known of that. */
  chance: number | undefined;
  say(phrase: Phrase): string;
}

/** The nearest of the plain odds: 26 is 1 in 4. Neither none nor all, which nobody can know. */
function oddsOf(percent: number): { n: number; of: number } {
  const plain = percent > 7 && percent < 93 ? [2, 3, 4, 5, 10] : [100];
  const all = plain.map((of) => ({ n: Math.min(of - 1, Math.max(1, Math.round((percent * of) / 100))), of }));
  const off = ({ n, of }: { n: number; of: number }) => Math.abs(percent - (100 * n) / of);
  return all.reduce((best, one) => (off(one) < off(best) ? one : best));
}

/** What the move does, in the words by which people weigh it themselves, and what comes of it as far as the captain sees. */
function Reasons({ lines, chance, say }: ReasonsProps) {
  const reasons = lines.slice(0, REASONS).map(({ text }) => say(text));
  if (chance !== undefined) reasons.push(t('advice.chance', oddsOf(chance)));
  if (reasons.length === 0) return null;
  return <span class="captain-why soft">{reasons.join(' · ')}</span>;
}

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

/** What the captain says: the two best moves with their reasons, and how far they are apart. */
export function Captain({ viewpoint, counsel, say }: Props) {
  const told = counsel.told.value;
  const ref = useRef<HTMLElement>(null);
  // on a phone the answer would lie below the lower edge
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
  return (
    <section ref={ref} class="captain" aria-label={t('advice.title')} role="status">
      <div class="captain-head">
        <h3 class="label">{t('advice.title')}</h3>
        <IconButton icon="close" label={t('app.close')} onClick={() => counsel.drop()} />
      </div>
      <ol>
        {names.map((name, place) => (
          <li key={place}>
            {name}
            <Reasons lines={viewpoint.game.preview(moves[places[place]], view)} chance={chances[place]} say={say} />
          </li>
        ))}
      </ol>
      {names.length === places.length && <p class="soft">{howFar(advice)}</p>}
    </section>
  );
}
