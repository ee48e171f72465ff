import type { ComponentChildren } from 'preact';
import type { ScoreLine, Seat } from '../engine/rules';
import { Podium, type Result } from '../look/podium';
import { figures, pointsText, ranked, telling } from '../look/recap';
import { Receipt } from '../look/receipt';
import { joined, t } from '../look/say';
import { Button, SeatDisc } from '../look/widgets';
import { sayer } from './context';
import { RuleLink } from './RuleLink';
import { margin, resultOf } from './result';
import { Sharing } from './Sharing';
import type { Viewpoint } from './viewpoint';

interface ScoresProps {
  viewpoint: Viewpoint;
  onRematch(): void;
  onBoard(): void;
  /** What follows the result. */
  review?: ComponentChildren;
}

/** The end once it is counted: who stands where and by what, beside the board; every point behind one line. */
export function Scores({ viewpoint, onRematch, onBoard, review }: ScoresProps) {
  const { match, game } = viewpoint;
  const { chairs, notes, advised = [] } = match.record;
  const takebacks = notes.filter((note) => note.kind === 'takeback').length;
  const asked = chairs.filter((_, seat) => advised.some((one) => one.seat === seat)).map(({ name }) => name);
  const ending = match.ending();
  const tie = match.tie();
  const result = resultOf(viewpoint);
  const ahead = margin(result);
  return (
    <section class="scores" aria-label={t('score.title')}>
      <header class="stack tight scores-head">
        <p class="label">{ending ? sayer(viewpoint)(game.ended(ending)) : ''}</p>
        <h1 aria-live="polite">{headline(match.winners().map((seat) => chairs[seat].name))}</h1>
        {tie ? <p>{sayer(viewpoint)(tie)}</p> : ahead && <p>{ahead}</p>}
      </header>
      <div class="line scores-on">
        <Button onClick={onBoard}>{t('score.board')}</Button>
        <Button onClick={() => location.assign('#/')}>{t('score.other')}</Button>
        <Button kind="main" onClick={onRematch}>
          {t('score.again')}
        </Button>
      </div>
      <Podium result={result} />
      <Sharing viewpoint={viewpoint} />
      {takebacks > 0 && <p class="soft scores-note">{t('score.takebacks', { n: takebacks })}</p>}
      {asked.length > 0 && <p class="soft scores-note">{t('score.advised', { names: joined(asked) })}</p>}
      {review}
      <details class="scores-more">
        <summary>{t('score.lines')}</summary>
        <div class="scores-scroll">
          <ScoreTable result={result} />
        </div>
        <Reasons viewpoint={viewpoint} result={result} />
      </details>
    </section>
  );
}

/** A column a person, a row for each category that gave anybody anything. */
function ScoreTable({ result }: { result: Result }) {
  const { people, totals, winners } = result;
  const order = ranked(result);
  const won = (seat: Seat) => (winners.includes(seat) ? 'winner' : '');
  return (
    <table class="scores-table figures">
      <thead>
        <tr>
          <th class="unseen">{t('score.category')}</th>
          {order.map(({ seat }) => (
            <th key={seat} scope="col" class={won(seat)}>
              <SeatDisc colour={people[seat].colour} />
              <span class="cut">{people[seat].name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {telling(result).map(({ text, points }, at) => (
          <tr key={at}>
            <th scope="row">{text}</th>
            {order.map(({ seat }) => (
              <td key={seat}>{figures(points[seat])}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('score.total')}</th>
          {order.map(({ seat }) => (
            <td key={seat} class={won(seat)}>
              {pointsText(totals[seat])}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** Every person's lines, each with its reason, and the receipt below them. */
function Reasons({ viewpoint, result }: { viewpoint: Viewpoint; result: Result }) {
  const { match, game } = viewpoint;
  const say = sayer(viewpoint);
  const lines = match.scores();
  const { chairs } = match.record;
  return (
    <div class="scores-lines">
      {ranked(result).map(({ seat }) => (
        <details key={seat} class="scores-seat">
          <summary class="fact">
            <SeatDisc colour={chairs[seat].colour} />
            <span class="cut">{chairs[seat].name}</span>
            <b class="figures">{pointsText(result.totals[seat])}</b>
          </summary>
          {game.categories.map(({ id, text }) => (
            <Category
              key={id}
              title={say(text)}
              lines={lines.filter((l) => l.seat === seat && l.category === id)}
              viewpoint={viewpoint}
            />
          ))}
        </details>
      ))}
      <Receipt record={match.record} over />
    </div>
  );
}

function Category({ title, lines, viewpoint }: { title: string; lines: ScoreLine[]; viewpoint: Viewpoint }) {
  const say = sayer(viewpoint);
  return (
    <section>
      <h3 class="label">{title}</h3>
      <ul class="figures">
        {lines.length === 0 && <li class="soft">{t('score.nothing')}</li>}
        {lines.map((line, i) => (
          <li key={i} class="line">
            <span>{say(line.reason)}</span>
            <RuleLink game={viewpoint.game.id} rule={line.reason.rule} />
            <b>{figures(line.points)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

const headline = (list: readonly string[]): string =>
  list.length === 1 ? t('score.wins', { name: list[0] }) : t('score.shared', { names: joined(list) });
