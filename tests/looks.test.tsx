// @vitest-environment happy-dom
/** @jsxImportSource preact */
import 'fake-indexeddb/auto';
import { signal } from '@preact/signals';
import { render } from 'preact';
import { useRef } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { beforeAll, expect, test, vi } from 'vitest';
import { rng } from '../src/engine/chance';
import { Match } from '../src/engine/match';
import { TABLE } from '../src/engine/rules';
import { gameOf } from '../src/games/doors';
import type { GameModule } from '../src/games/module';
import type { Sound, TableModule } from '../src/games/table';
import { worn } from '../src/look/appearance';
import { addText } from '../src/look/say';
import { prefs } from '../src/storage/prefs';
import { HOLD_MS } from '../src/table/board-looking';
import { REST_MS } from '../src/table/board-pointers';
import { Counting } from '../src/table/Counting';
import { AskHelp, HelpCard } from '../src/table/Help';
import { useSound } from '../src/table/hearing';
import { help } from '../src/table/help';
import { Menu } from '../src/table/Menu';
import { TableModel } from '../src/table/model';
import { plaquesOf } from '../src/table/plaques';
import { Replaying } from '../src/table/Replaying';
import { useRest } from '../src/table/resting';
import { Seats } from '../src/table/Seats';
import { soundOn } from '../src/table/sound';
import { Told } from '../src/table/Told';
import { text } from '../src/table/text.en';
import { onRoot } from './root';

/** The ways to look at a table beside playing: what a place is, how it stands, what was done, how it was counted. */

addText(text);

let game: GameModule;
let drawn: TableModule;
beforeAll(async () => {
  const door = gameOf('manila');
  [game, drawn] = (await Promise.all([door?.play?.(), door?.draw?.()])) as [GameModule, TableModule];
});

let root: HTMLElement;
onRoot((page) => {
  root = page;
});

const shows = (what: Parameters<typeof render>[0]) => act(() => render(what, root));
const press = (words: string) =>
  act(() => [...root.querySelectorAll('button')].find((one) => one.textContent === words)?.click());

/** So many random entries of a match in which only Ana is a person; all of them without a number. */
function played(entries = Number.POSITIVE_INFINITY, bots: readonly number[] = [1, 2]): Match {
  const chairs = ['Ana', 'Ben', 'Cem'].map((name, colour) => ({
    ...{ name, colour, side: 0 },
    ...(bots.includes(colour) && { bot: 'mate' }),
  }));
  const options = game.rules.options({}, 3);
  const match = Match.start(game, { id: 'looked', options, chairs, seed: '5'.repeat(32), now: 1 });
  const random = rng(5);
  while (!match.over && match.length < entries) goOn(match, () => random.int(1000) / 1000);
  return match;
}

function goOn(match: Match, random: () => number): void {
  const ask = match.ask();
  if (ask?.kind !== 'choice') expect(match.draw(1)).toBe(true);
  else {
    const seat = ask.actors[0] ?? TABLE;
    const moves = match.moves(seat);
    expect(match.enter(seat, moves[Math.floor(random() * moves.length)], 1)).toBe(true);
  }
}

const modelOf = (match: Match): TableModel => new TableModel(game, match, signal(true));

test('the end is counted category by category, at the places the points come from, and whoever leads comes first', async () => {
  const match = played();
  const model = modelOf(match);
  const reasons = new Set(match.scores().map(({ reason }) => reason.key));
  const table = {
    ...drawn,
    where: Object.fromEntries([...reasons].map((key) => [key, () => [['market:0', 'market:1']]])),
  } as unknown as TableModule;
  expect(model.looks.counted.value).toBe(Number.POSITIVE_INFINITY);
  model.looks.counted.value = 0;
  await shows(<Counting model={model} />);
  const telling = game.categories.filter(({ id }) => match.scores().some((one) => one.category === id && one.points));
  expect(telling.length).toBeLessThan(game.categories.length);
  for (const [n, { id }] of telling.entries()) {
    expect(root.querySelectorAll('.counting-place .more').length).toBe(n === 0 ? 0 : 3);
    await press('Next');
    const lines = match.scores().filter(({ category }) => category === id);
    const marks = plaquesOf(model, table).map(({ spot, mark }) => `${spot} ${mark.replace('−', '-').replace('+', '')}`);
    expect(marks).toEqual(lines.map(({ points }) => `market:1 ${points}`));
    await shows(<Counting model={model} />);
    const sums = [...root.querySelectorAll('.counting-place b')].map((one) => Number(one.textContent));
    expect(sums).toEqual(sums.toSorted((a, b) => b - a));
  }
  await press('Next');
  expect(model.looks.counted.value).toBe(game.categories.length);
});

test('the count goes on by itself, from one that gave points to the next', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const match = played();
  const model = modelOf(match);
  model.looks.counted.value = 0;
  const seen = new Set<number>();
  for (let ms = 0; ms < 20_000; ms += 500) {
    render(<Counting model={model} />, root);
    await act(() => {
      vi.advanceTimersByTime(500);
    });
    seen.add(model.looks.counted.value ?? 0);
  }
  vi.useRealTimers();
  const gave = (n: number) =>
    match.scores().some(({ category, points }) => category === game.categories[n - 1].id && points);
  expect([...seen].filter((n) => n > 0 && n < game.categories.length).every(gave)).toBe(true);
  expect(seen.size).toBeGreaterThan(2);
  expect([...seen].at(-1)).toBe(game.categories.length);
});

test('the plate of the winner is told apart when all is counted, and not before', async () => {
  const model = modelOf(played());
  const seats = <Seats model={model} table={drawn} live={false} of={[0, 1]} at="dock" />;
  const winners = () => [...root.querySelectorAll('.plate.winner')].map((one) => one.getAttribute('aria-label'));
  model.looks.counted.value = game.categories.length - 1;
  await shows(seats);
  expect(winners()).toEqual([]);
  await act(() => model.looks.countAll());
  await shows(<Seats model={model} table={drawn} live={false} of={[0, 1]} at="dock" />);
  expect(winners()).toEqual(model.viewpoint.match.winners().map((seat) => ['Ana', 'Ben', 'Cem'][seat]));
});

test('how it stands is the same for every pair of eyes, and gone when nobody asks', () => {
  const model = modelOf(played(30, []));
  const standing = vi.fn(() => ({
    points: [],
    places: [{ spot: 'market:0', seat: 1, mark: '+2', of: 'coin' as const, text: { key: 'table.moment' as const } }],
  }));
  const table = { ...drawn, standing } as TableModule;
  expect(plaquesOf(model, table)).toEqual([]);
  model.looks.standing.value = true;
  expect(plaquesOf(model, table).map(({ mark, of, colour }) => [mark, of, colour])).toEqual([['+2', 'coin', 1]]);
  model.viewpoint.turnEyes({ kind: 'private', seat: 1 });
  plaquesOf(model, table);
  expect(standing.mock.calls).toEqual([[model.viewpoint.match.view(null)], [model.viewpoint.match.view(null)]]);
  model.viewpoint.turnEyes({ kind: 'shield', seat: 1 });
  expect(plaquesOf(model, table)).toEqual([]);
});

test('a place tells what it is in the words of the eyes that ask, and nothing once they are covered', async () => {
  const model = modelOf(played(30, []));
  const about = vi.fn(() => [{ key: 'table.moment' as const, rule: '4.3' }]);
  const table = { ...drawn, about } as TableModule;
  model.looks.turnAsking();
  await shows(<Told model={model} table={table} />);
  expect(root.textContent).toContain(text['about.touch']);
  await act(() => model.looks.ask('market:0'));
  expect(root.querySelector('.place-card')?.textContent).toContain('One moment…§4.3');
  expect(about).toHaveBeenLastCalledWith('market:0', model.viewpoint.match.view(null));
  await act(() => model.conceal());
  expect(root.querySelector('.place-card')).toBeNull();
  expect(model.looks.asking.value).toBe(false);
});

test('what the others did is shown again, act by act, through the eyes that ask', async () => {
  const match = played(40);
  while (match.ask()?.actors[0] !== 0 || match.record.log.at(-1)?.seat === 0) goOn(match, () => 0);
  const model = modelOf(match);
  const play = vi.spyOn(model.stage, 'play');
  expect(model.replay.any).toBe(true);
  await act(() => model.replay.open());
  await shows(<Replaying model={model} />);
  const { of } = model.replay.now.value as { of: number };
  const told = [];
  for (let at = 0; at < of; at++) {
    const now = model.replay.now.value;
    expect(now?.at).toBe(at);
    const entry = now?.deed.entry ?? -1;
    expect(match.record.log[entry].seat).not.toBe(0);
    const heard = match.heard(0, entry).filter((one) => one.entry === entry);
    expect(play).toHaveBeenLastCalledWith(
      heard.map(({ event }) => event),
      match.prefix(entry).view(0),
      match.prefix(entry + 1).view(0),
    );
    told.push(root.querySelector('.replay-words')?.textContent);
    await press(at + 1 < of ? 'Next' : 'Done');
  }
  expect(new Set(told).size).toBeGreaterThan(1);
  expect(model.replay.now.value).toBeUndefined();
});

test('after a cover it goes by itself in three seconds at most, and any touch ends it', async () => {
  vi.useFakeTimers();
  worn.motion.value = 1;
  const match = played(40);
  while (match.ask()?.actors[0] !== 0 || match.record.log.at(-1)?.seat === 0) goOn(match, () => 0);
  const { replay } = modelOf(match);
  const seen: (number | undefined)[] = [];
  const stop = replay.now.subscribe((now) => seen.push(now?.at));
  const done = replay.openBriefly();
  const { of } = replay.now.value as { of: number };
  expect(of).toBeGreaterThan(1);
  await vi.advanceTimersByTimeAsync(3000);
  await done;
  expect(seen).toEqual([undefined, ...Array.from({ length: of }, (_, at) => at), undefined]);
  void replay.openBriefly();
  dispatchEvent(new Event('pointerdown'));
  expect(replay.now.value).toBeUndefined();
  await vi.advanceTimersByTimeAsync(3000);
  expect(seen.slice(of + 2)).toEqual([0, undefined]);
  worn.motion.value = 0;
  void replay.openBriefly();
  expect(replay.now.value).toBeUndefined();
  stop();
  vi.useRealTimers();
});

test('what the bare table hears sounds once, when its movement has ended, and behind a cover nothing does', async () => {
  const match = played(4, []);
  const model = modelOf(match);
  const sounds = { heard: [] as Sound[] };
  vi.spyOn(model.sounds, 'play').mockImplementation((some) => void sounds.heard.push(...some));
  const keys = [
    'manila.bid',
    'manila.passed',
    'manila.launched',
    'manila.bought',
    'manila.placed',
    'manila.passedPlace',
  ];
  const table = { ...drawn, sounds: Object.fromEntries(keys.map((key) => [key, 'pawn'])) } as TableModule;
  function Hears() {
    useSound(model, table);
    return null;
  }
  await shows(<Hears />);
  const listening = vi.spyOn(match, 'heard');
  const goOnAloud = async () => {
    const from = match.length;
    goOn(match, () => 0);
    const events = match.heard(null, from);
    const due = events.filter(({ event }) => keys.includes(event.key)).length;
    const already = sounds.heard.length;
    const { timeline } = model.viewpoint;
    await act(() => timeline.begin({ events, before: new Map(), after: new Map(), answers: true }));
    // not before the movement of each has ended
    expect(sounds.heard.length).toBe(already);
    await act(() => timeline.reach(events.length - 1));
    const before = events.slice(0, -1).filter(({ event }) => keys.includes(event.key)).length;
    if (model.viewpoint.eyes.value.kind !== 'shield') expect(sounds.heard.length).toBe(already + before);
    await act(() => {
      timeline.end();
      model.viewpoint.changed(false);
    });
    return due;
  };
  let due = 0;
  for (let i = 0; i < 12; i++) due += await goOnAloud();
  expect(due).toBeGreaterThan(0);
  // whatever anybody else hears decides no sound
  for (const [ears] of listening.mock.calls) expect(ears).toBe(null);
  expect(sounds.heard.length).toBe(due);
  const hush = vi.spyOn(model.sounds, 'hush');
  model.viewpoint.turnEyes({ kind: 'shield', seat: 0 });
  expect(hush).toHaveBeenCalledOnce();
  for (let i = 0; i < 6; i++) await goOnAloud();
  expect(sounds.heard.length).toBe(due);
});

test('there is sound until somebody turns it off', () => {
  expect(soundOn()).toBe(true);
  prefs.sound.value = false;
  expect(soundOn()).toBe(false);
  prefs.sound.value = undefined;
});

test('a card and a person are told of as places are; what is not lit says by which rule', async () => {
  // Ana places an accomplice, in the open, alone at the table
  const match = played(0);
  const random = rng(7);
  while (match.ask()?.step !== 'hire' || match.ask()?.kind !== 'choice' || !firstAsked(match).includes(0))
    goOn(match, () => random.int(1000) / 1000);
  const model = modelOf(match);
  await shows(<Told model={model} table={drawn} />);
  const said = () => root.querySelector('.place-card')?.textContent ?? '';
  const asked = document.createElement('div');
  asked.innerHTML =
    '<i data-plate="1"></i><b data-about="share:2"></b><div class="peek"><u data-about="share:2"></u></div>';
  const at = (tag: string) => act(() => void model.looks.askAt(asked.querySelector(tag) as Element));
  await at('b');
  expect(root.querySelector('.place-card')).toBeNull();
  await act(() => model.looks.turnAsking());
  await at('b');
  expect(said()).toContain('Silk');
  await at('i');
  expect(said()).toContain('Ben');
  expect(said()).not.toContain('Cem');
  // what says of itself that it tells needs no question first
  await act(() => model.looks.drop());
  asked.innerHTML += '<button data-about="share:2" data-tells><s data-about="share:2"></s></button>';
  await at('s');
  expect(said()).toContain('Silk');
  // what a pressed corner shows is told to nobody
  await act(() => model.looks.drop());
  await act(() => model.looks.turnAsking());
  await at('u');
  expect(model.looks.told.value).toBeUndefined();
  await act(() => model.looks.ask('boat:1'));
  expect(said()).toContain('You can’t choose this now.');
  expect(said()).toContain('Take the captain’s place first.');
  expect(said()).toContain('§3.5');
});

test('a finger that rests on a card or a plate is told of it and chooses nothing; a corner is pressed for something else', async () => {
  vi.useFakeTimers();
  try {
    const model = modelOf(played(0));
    let chosen = 0;
    const Resting = () => {
      const ref = useRef<HTMLDivElement>(null);
      useRest(ref, model.looks);
      return (
        <div ref={ref} class="table">
          <button type="button" data-about="share:2" onClick={() => chosen++} />
          <div data-plate="1">
            <button type="button" class="corner" />
          </div>
        </div>
      );
    };
    await shows(<Resting />);
    const find = (selector: string) => root.querySelector(selector) as HTMLElement;
    const down = (selector: string) =>
      find(selector).dispatchEvent(new PointerEvent('pointerdown', { isPrimary: true, bubbles: true }));
    const lift = (selector: string) => {
      find(selector).dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
      find(selector).click();
    };
    const told = () => model.looks.told.value;
    down('[data-about]');
    vi.advanceTimersByTime(REST_MS - 1);
    lift('[data-about]');
    expect([told(), chosen]).toEqual([undefined, 1]);
    down('[data-about]');
    vi.advanceTimersByTime(REST_MS);
    lift('[data-about]');
    expect([told(), chosen]).toEqual([{ spot: 'share:2' }, 1]);
    // meanwhile a glass shows it, and that alone; behind a cover there is none
    const glass = () =>
      [...root.querySelectorAll('.loupe [data-about]')].map((one) => (one as HTMLElement).dataset.about);
    expect(glass()).toEqual([]);
    down('[data-about]');
    vi.advanceTimersByTime(HOLD_MS - 1);
    expect(glass()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(glass()).toEqual(['share:2']);
    await act(() => model.viewpoint.turnEyes({ kind: 'private', seat: 0 }));
    expect(glass()).toEqual([]);
    await act(() => model.viewpoint.turnEyes({ kind: 'public' }));
    // the next tap is a tap again
    lift('[data-about]');
    expect(chosen).toBe(2);
    model.looks.drop();
    down('.corner');
    vi.advanceTimersByTime(REST_MS);
    expect(told()).toBeUndefined();
    down('[data-plate]');
    find('[data-plate]').dispatchEvent(new PointerEvent('pointermove', { clientX: 30, bubbles: true }));
    vi.advanceTimersByTime(REST_MS);
    expect(told()).toBeUndefined();
    down('[data-plate]');
    vi.advanceTimersByTime(REST_MS);
    expect(told()).toEqual({ seat: 1 });
  } finally {
    vi.useRealTimers();
  }
});

test('whoever asks does nothing: a thing that acts as a finger comes up hears nothing, and one that is disabled answers', async () => {
  const model = modelOf(played(0));
  let done = 0;
  const Asking = () => {
    const ref = useRef<HTMLDivElement>(null);
    useRest(ref, model.looks);
    return (
      <div ref={ref}>
        <p data-about="share:1" onPointerDown={() => done++} onPointerUp={() => done++} onTouchEnd={() => done++} />
        <button type="button" class="corner" data-about="share:1" onPointerDown={() => done++} />
        <button type="button" data-about="share:2" disabled />
      </div>
    );
  };
  await shows(<Asking />);
  const touch = (selector: string) => {
    for (const kind of ['pointerdown', 'pointerup', 'touchend'])
      root.querySelector(selector)?.dispatchEvent(new Event(kind, { bubbles: true }));
  };
  touch('p');
  expect(done).toBe(3);
  await act(() => model.looks.turnAsking());
  touch('p');
  expect(done).toBe(3);
  touch('[disabled]');
  expect(model.looks.told.value).toEqual({ spot: 'share:2' });
  // its owner looks at a hand meanwhile
  touch('.corner');
  expect(done).toBe(4);
});

const firstAsked = (match: Match): readonly number[] => match.ask()?.actors.slice(0, 1) ?? [];

test('help is for those who want it, and tells the rule of what they are asked', async () => {
  const match = played(0);
  while (!firstAsked(match).includes(0) || match.ask()?.kind !== 'choice') goOn(match, () => 0);
  const model = modelOf(match);
  expect(model.helping.wanted.value).toBe(false);
  help(match.record.id, 1, true);
  expect(model.helping.wanted.value).toBe(false);
  help(match.record.id, 0, true);
  expect(model.helping.rule.value?.id).toBe('3.3');
  await shows(
    <>
      <AskHelp model={model} />
      <HelpCard model={model} />
    </>,
  );
  expect(root.querySelector('.help-card')).toBeNull();
  await press('Help');
  expect(root.querySelector('.help-card')?.textContent).toContain(model.helping.rule.value?.text);
  await act(() => help(match.record.id, 0, false));
  expect(root.querySelector('.ask-help')).toBeNull();
  expect(prefs.helped.value).toEqual({ [match.record.id]: [1] });
});

test('Help for everything is in the menu, and knows which game is played', async () => {
  const model = modelOf(played(5));
  const nothing = () => {};
  const ways = { onClose: nothing, onTakeBack: nothing };
  await shows(<Menu model={model} table={drawn} plain={{ value: false }} {...ways} />);
  await press('Help');
  expect(location.hash).toBe('#/help/manila');
});

test('what was asked behind a cover is gone before anybody else looks', () => {
  const model = modelOf(played(30, []));
  model.viewpoint.turnEyes({ kind: 'private', seat: 1 });
  model.looks.turnAsking();
  model.looks.ask('share:2');
  expect(model.looks.told.value).toBeDefined();
  model.viewpoint.turnEyes({ kind: 'public' });
  expect([model.looks.told.value, model.looks.asking.value]).toEqual([undefined, false]);
});
