import { useSignal } from '@preact/signals';
import type { ScoreLine } from '../engine/rules';
import { worn } from '../look/appearance';
import { Receipt } from '../look/receipt';
import { joined, t } from '../look/say';
import { Button, SeatDisc } from '../look/widgets';
import { sayer } from './context';
import type { TableModel } from './model';
import { Sharing } from './Sharing';

/** The end: every point by category, turned over one category after another, each line with its reason. */
export function Scores({ model, onRematch, onBoard }: { model: TableModel; onRematch(): void; onBoard(): void }) {
  const { match, game } = model;
  const say = sayer(model);
  const { chairs, notes } = match.record;
  const lines = match.scores();
  const shown = useSignal(worn.motion.value === 0 ? game.categories.length : 0);
  const done = shown.value >= game.categories.length;
  const seen = game.categories.slice(0, shown.value).map(({ id }) => id);
  const winners = match.winners();
  const takebacks = notes.filter((note) => note.kind === 'takeback').length;
  const ending = match.ending();
  const points = (seat: number, category?: string): number =>
    sum(lines, (l) => l.seat === seat && (category ? l.category === category : seen.includes(l.category)));
  return (
    <section class="scores" aria-label={t('score.title')}>
      <header class="scores-head">
        <p class="label">{ending ? say(game.ended(ending)) : ''}</p>
        <h1 aria-live="polite">{done ? headline(winners.map((seat) => chairs[seat].name)) : t('score.title')}</h1>
      </header>
      <div class="scores-scroll">
        <table class="scores-table figures">
          <thead>
            <tr>
              <th class="unseen">{t('score.category')}</th>
              {chairs.map((chair, seat) => (
                <th key={seat} scope="col" class={done && winners.includes(seat) ? 'winner' : ''}>
                  <SeatDisc colour={chair.colour} />
                  <span class="cut">{chair.name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {game.categories.map(({ id, text }, row) => (
              <tr key={id} class={row < shown.value ? 'open' : 'shut'}>
                <th scope="row">{say(text)}</th>
                {chairs.map((_, seat) => (
                  <td key={seat}>{row < shown.value ? points(seat, id) : ''}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('score.total')}</th>
              {chairs.map((_, seat) => (
                <td key={seat} class={done && winners.includes(seat) ? 'winner' : ''}>
                  {points(seat)}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <div class="act-row">
        {done ? (
          <>
            <Button onClick={onBoard}>{t('score.board')}</Button>
            <Button kind="main" onClick={onRematch}>
              {t('score.again')}
            </Button>
          </>
        ) : (
          <>
            <Button
              onClick={() => {
                shown.value = game.categories.length;
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
        )}
      </div>
      {done && <Sharing model={model} />}
      {done && takebacks > 0 && <p class="soft">{t('score.takebacks', { n: takebacks })}</p>}
      {done && (
        <div class="scores-lines">
          <h2>{t('score.lines')}</h2>
          {chairs.map((chair, seat) => (
            <details key={seat} class="scores-seat">
              <summary>
                <SeatDisc colour={chair.colour} />
                <span class="cut">{chair.name}</span>
                <b class="figures">{points(seat)}</b>
              </summary>
              {game.categories.map(({ id, text }) => (
                <Category
                  key={id}
                  title={say(text)}
                  lines={lines.filter((l) => l.seat === seat && l.category === id)}
                  model={model}
                />
              ))}
            </details>
          ))}
          <Receipt record={match.record} over />
        </div>
      )}
    </section>
  );
}

function Category({ title, lines, model }: { title: string; lines: ScoreLine[]; model: TableModel }) {
  const say = sayer(model);
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
                href={`#/rules/${model.game.id}/${line.reason.rule}`}
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

const sum = (lines: readonly ScoreLine[], wanted: (line: ScoreLine) => boolean): number =>
  lines.reduce((total, line) => (wanted(line) ? total + line.points : total), 0);

const headline = (list: readonly string[]): string =>
  list.length === 1 ? t('score.wins', { name: list[0] }) : t('score.shared', { names: joined(list) });
