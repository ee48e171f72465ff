import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { ScoreLine, Seat } from '../engine/rules';
import { worn } from '../look/appearance';
import { Receipt } from '../look/receipt';
import { joined, t } from '../look/say';
import { Button, SeatDisc } from '../look/widgets';
import { sayer } from './context';
import { Sharing } from './Sharing';
import type { Viewpoint } from './viewpoint';

interface ScoresProps {
  viewpoint: Viewpoint;
  onRematch(): void;
  onBoard(): void;
  /** What follows the result once all of it is turned over. */
  review?: ComponentChildren;
}

/** The end: every point by category, turned over one category after another, each line with its reason. */
export function Scores({ viewpoint, onRematch, onBoard, review }: ScoresProps) {
  const { match, game } = viewpoint;
  const { chairs, notes, advised = [] } = match.record;
  const all = game.categories.length;
  const shown = useSignal(worn.motion.value === 0 ? all : 0);
  const done = shown.value >= all;
  const takebacks = notes.filter((note) => note.kind === 'takeback').length;
  const asked = chairs.filter((_, seat) => advised.some((one) => one.seat === seat)).map(({ name }) => name);
  const ending = match.ending();
  return (
    <section class="scores" aria-label={t('score.title')}>
      <header class="scores-head">
        <p class="label">{ending ? sayer(viewpoint)(game.ended(ending)) : ''}</p>
        <h1 aria-live="polite">
          {done ? headline(match.winners().map((seat) => chairs[seat].name)) : t('score.title')}
        </h1>
      </header>
      <div class="scores-scroll">
        <ScoreTable viewpoint={viewpoint} shown={shown.value} />
      </div>
      <div class="act-row">
        {done ? <After onBoard={onBoard} onRematch={onRematch} /> : <Turning shown={shown} all={all} />}
      </div>
      {done && <Sharing viewpoint={viewpoint} />}
      {done && takebacks > 0 && <p class="soft scores-note">{t('score.takebacks', { n: takebacks })}</p>}
      {done && asked.length > 0 && <p class="soft scores-note">{t('score.advised', { names: joined(asked) })}</p>}
      {done && review}
      {done && <Reasons viewpoint={viewpoint} />}
    </section>
  );
}

/** A column a person, a row a category; the first `shown` of them are turned over, and count below. */
function ScoreTable({ viewpoint, shown }: { viewpoint: Viewpoint; shown: number }) {
  const { match, game } = viewpoint;
  const say = sayer(viewpoint);
  const { chairs } = match.record;
  const lines = match.scores();
  const seen = game.categories.slice(0, shown).map(({ id }) => id);
  const winners = seen.length === game.categories.length ? match.winners() : [];
  const won = (seat: Seat) => (winners.includes(seat) ? 'winner' : '');
  return (
    <table class="scores-table figures">
      <thead>
        <tr>
          <th class="unseen">{t('score.category')}</th>
          {chairs.map((chair, seat) => (
            <th key={seat} scope="col" class={won(seat)}>
              <SeatDisc colour={chair.colour} />
              <span class="cut">{chair.name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {game.categories.map(({ id, text }, row) => (
          <tr key={id} class={row < shown ? 'open' : 'shut'}>
            <th scope="row">{say(text)}</th>
            {chairs.map((_, seat) => (
              <td key={seat}>{row < shown ? points(lines, seat, [id]) : ''}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('score.total')}</th>
          {chairs.map((_, seat) => (
            <td key={seat} class={won(seat)}>
              {points(lines, seat, seen)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** Until every category is turned over: the next one, or all at once. */
function Turning({ shown, all }: { shown: Signal<number>; all: number }) {
  return (
    <>
      <Button
        onClick={() => {
          shown.value = all;
        }}
      >
        {t('score.all')}
      </Button>
      <Button
        kind="main"
        onClick={() => {
          shown.value++;
        }}
      >
        {t('score.next')}
      </Button>
    </>
  );
}

function After({ onBoard, onRematch }: { onBoard(): void; onRematch(): void }) {
  return (
    <>
      <Button onClick={onBoard}>{t('score.board')}</Button>
      <Button kind="main" onClick={onRematch}>
        {t('score.again')}
      </Button>
    </>
  );
}

/** Every person's lines, each with its reason, and the receipt below them. */
function Reasons({ viewpoint }: { viewpoint: Viewpoint }) {
  const { match, game } = viewpoint;
  const say = sayer(viewpoint);
  const lines = match.scores();
  const all = game.categories.map(({ id }) => id);
  return (
    <div class="scores-lines">
      <h2>{t('score.lines')}</h2>
      {match.record.chairs.map((chair, seat) => (
        <details key={seat} class="scores-seat">
          <summary>
            <SeatDisc colour={chair.colour} />
            <span class="cut">{chair.name}</span>
            <b class="figures">{points(lines, seat, all)}</b>
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
          <li key={i}>
            <span>{say(line.reason)}</span>
            {line.reason.rule && (
              <a
                class="log-rule"
                href={`#/rules/${viewpoint.game.id}/${line.reason.rule}`}
                aria-label={t('table.rule', { rule: line.reason.rule })}
              >
                §{line.reason.rule}
              </a>
            )}
            <b>{line.points}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What that seat has got in these categories. */
const points = (lines: readonly ScoreLine[], seat: Seat, categories: readonly string[]): number =>
  lines.reduce((sum, line) => (line.seat === seat && categories.includes(line.category) ? sum + line.points : sum), 0);

const headline = (list: readonly string[]): string =>
  list.length === 1 ? t('score.wins', { name: list[0] }) : t('score.shared', { names: joined(list) });
