// @vitest-environment happy-dom
/** @jsxImportSource preact */
import 'fake-indexeddb/auto';
import { signal } from '@preact/signals';
import { render } from 'preact';
import { expect, test, vi } from 'vitest';
import { rng } from '../src/engine/chance';
import { Match } from '../src/engine/match';
import { randomEntry } from '../src/engine/playout';
import { type Json, TABLE } from '../src/engine/rules';
import { gameOf } from '../src/games/doors';
import { addText } from '../src/look/say';
import { Toasts } from '../src/look/toast';
import { writeMemo } from '../src/storage/sheets';
import { TableModel } from '../src/table/model';
import { Scores } from '../src/table/Scores';
import { summaryOf } from '../src/table/Sharing';
import { text } from '../src/table/text.en';
import { onRoot } from './root';
import { soon } from './soon';

/** The result of a digital game on its way out. */

addText(text);

let root: HTMLElement;

onRoot((page) => {
  root = page;
});

const buttonOf = (words: string) =>
  [...root.querySelectorAll('button')].find((one) => one.textContent?.trim() === words) as HTMLButtonElement;

async function finished(): Promise<TableModel> {
  const game = await gameOf('manila')!.play!();
  const chairs = ['Ana', '=Ben', 'Cleo'].map((name, colour) => ({
    name,
    colour,
    side: 0,
    ...(colour === 2 && { bot: 'simple' }),
  }));
  const match = Match.start(game, { id: 'out', options: {}, chairs, seed: '5'.repeat(32), now: 1 });
  const random = rng(3);
  while (!match.over) {
    if (match.ask()?.kind !== 'choice') expect(match.draw(2)).toBe(true);
    else {
      const entry = randomEntry(match.game.rules, match.position(), random);
      expect(match.enter(entry?.seat ?? TABLE, entry?.move as Json, 2)).toBe(true);
    }
  }
  match.record.clock.played = 42 * 60_000;
  return new TableModel(game, match, signal(true));
}

test('a finished game offers its result, and copies what the scores say', async () => {
  const model = await finished();
  await writeMemo('out', 'Three storms.');
  const writeText = vi.fn(async (_: string) => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  render(
    <>
      <Scores viewpoint={model.viewpoint} onRematch={() => {}} onBoard={() => {}} />
      <Toasts />
    </>,
    root,
  );
  await soon(() => expect(buttonOf('Share a picture')).toBeTruthy());
  buttonOf('Copy as text').click();
  await soon(() => expect(writeText).toHaveBeenCalledOnce());
  const words = writeText.mock.calls[0][0];
  const texts = (which: string) => [...root.querySelectorAll(`.scores-table ${which}`)].map((one) => one.textContent);
  const names = texts('thead th .cut');
  const points = texts('tfoot td');
  for (const [i, name] of names.entries()) expect(words).toMatch(new RegExp(`${name}( \\(bot\\))?: ${points[i]}`));
  // from the first place on, so that whoever won is seen where not everybody fits
  expect(points).toEqual([...points].sort((a, b) => Number(b) - Number(a)));
  expect(root.querySelector('.scores-table thead .winner')?.textContent).toBe(names[0]);
  expect(words).toMatch(/^Manila, 1 January 1970, 42 minutes\n/);
  expect(words).toMatch(/\nThree storms\.$/);
  await soon(() => expect(root.querySelector('.toasts')?.textContent).toContain(text['score.copied']));
  const { totals: sums, parts, winners } = await summaryOf(model.viewpoint);
  expect(parts.reduce((all, { points }) => all.map((n, i) => n + points[i]), [0, 0, 0])).toEqual(sums);
  expect(winners).toEqual(model.viewpoint.match.winners());
});

test('a finished game goes to BG Stats with names, points and who won', async () => {
  const model = await finished();
  const open = vi.fn((_: string) => null);
  vi.stubGlobal('open', open);
  render(<Scores viewpoint={model.viewpoint} onRematch={() => {}} onBoard={() => {}} />, root);
  await soon(() => expect(buttonOf('Send to BG Stats')).toBeTruthy());
  buttonOf('Send to BG Stats').click();
  await soon(() => expect(open).toHaveBeenCalledOnce());
  const [address, data] = open.mock.calls[0][0].split('?data=');
  expect(address).toBe('https://app.bgstatsapp.com/createPlay.html');
  const play = JSON.parse(decodeURIComponent(data));
  const { totals, people, winners } = await summaryOf(model.viewpoint);
  expect(play).toMatchObject({ sourcePlayId: 'out', playDate: '1970-01-01 00:00:00', durationMin: 42 });
  expect(play.game).toMatchObject({ name: 'Manila', sourceGameId: 'manila', highestWins: true });
  expect(play.players.map(({ name, score, winner }: { [key: string]: unknown }) => ({ name, score, winner }))).toEqual(
    people.map(({ name }, seat) => ({ name, score: totals[seat], winner: winners.includes(seat) })),
  );
});

test('the result says how far the first is ahead, and in what the most', async () => {
  const model = await finished();
  render(<Scores viewpoint={model.viewpoint} onRematch={() => {}} onBoard={() => {}} />, root);
  const { totals, parts, people, winners } = await summaryOf(model.viewpoint);
  const [first, second] = totals.map((_, seat) => seat).sort((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0));
  expect(winners).toEqual([first]);
  const widest = Math.max(...parts.map(({ points }) => points[first] - points[second]));
  const most = parts.filter(({ points }) => points[first] - points[second] === widest);
  const said = root.querySelector('.scores-head')?.textContent ?? '';
  expect(said).toContain(`${(totals[first] ?? 0) - (totals[second] ?? 0)} points ahead of ${people[second].name}.`);
  expect(most.map(({ text, points }) => `${text}, ${points[first]} to ${points[second]}.`)).toContainEqual(
    said.split('Biggest lead: ')[1],
  );
});

test('where no picture can be drawn, people are told and nothing breaks', async () => {
  const model = await finished();
  render(
    <>
      <Scores viewpoint={model.viewpoint} onRematch={() => {}} onBoard={() => {}} />
      <Toasts />
    </>,
    root,
  );
  await soon(() => expect(buttonOf('Share a picture')).toBeTruthy());
  buttonOf('Share a picture').click();
  await soon(() => expect(root.querySelector('.toasts')?.textContent).toContain(text['score.noPicture']));
  expect(buttonOf('Share a picture').getAttribute('aria-busy')).toBe('false');
});
