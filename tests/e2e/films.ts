import '../../src/look/fonts.css';
import '../../src/look/theme.css';
import { Match } from '../../src/engine/match';
import type { MatchRecord } from '../../src/engine/record';
import type { Phrase } from '../../src/engine/rules';
import { gameOf } from '../../src/games/doors';
import type { Look, Mark, Scene, TableModule } from '../../src/games/table';
import { say } from '../../src/look/say';
import { fonts } from '../../src/table/board-fonts';
import { Surface } from '../../src/table/board-surface';

/** In the page that films.mjs opens: the scene alone, without the app, and a clock that goes by frames. */

/** The entry to be filmed begins with an event of that key; the longest of them is taken. */
interface Take {
  record: MatchRecord;
  key: string;
  size: readonly [width: number, height: number];
  theme: 'light' | 'dark';
  frames: number;
}

interface Entry {
  before: unknown;
  after: unknown;
  events: Phrase[];
}

const FRAME_MS = 1000 / 60;
const LONGEST_MS = 20_000;
const NONE: ReadonlyMap<string, Mark> = new Map();

/** Whatever waited for a promise has gone on. */
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Every entry in which that was heard, from there on. */
function entries(match: Match, resume: (length: number) => Match, key: string): Entry[] {
  const heard = match.heard(null);
  const found = [...new Set(heard.filter(({ event }) => event.key === key).map(({ entry }) => entry))];
  return found.slice(-5).map((entry) => ({
    before: resume(entry).view(null),
    after: resume(entry + 1).view(null),
    events: heard.filter((one) => one.entry === entry).map(({ event }) => event),
  }));
}

/** Plays it; `each` is called after every frame. Gives how many frames it took, from the event of that key on. */
async function played(scene: Scene, { before, after, events }: Entry, key: string, each?: (frame: number) => void) {
  scene.draw(before, NONE, null);
  const from = events.findIndex((event) => event.key === key); // -1: all of it
  let frame = 0;
  for (const [i, event] of events.entries()) {
    let done = false;
    void scene.act(event, before, after, events.slice(i + 1)).then(() => {
      done = true;
    });
    await settled();
    for (let ms = 0; !done && ms < LONGEST_MS; ms += FRAME_MS) {
      scene.tick(FRAME_MS);
      await settled();
      if (i < from) continue;
      each?.(frame);
      frame++;
    }
  }
  return frame;
}

/** The scene of that match on a surface of its own. */
async function opened({ record, size, theme }: Pick<Take, 'record' | 'size' | 'theme'>) {
  const game = await gameOf(record.game)?.play();
  const table = (await gameOf(record.game)?.draw()) as TableModule;
  if (!game) throw new Error(record.game);
  const resume = (length: number) => Match.resume(game, { ...record, log: record.log.slice(0, length), last: null });
  await fonts();
  document.documentElement.dataset.theme = theme;
  const [width, height] = size;
  const scene = table.scene();
  const turned = scene.turns && width < height;
  const { field } = scene;
  const [wide, high] = turned ? [field.height, field.width] : [field.width, field.height];
  const unit = Math.min(width / wide, height / high);
  const side = (seat: number) => (['bottom', 'left', 'top', 'right'] as const)[seat % 4];
  const chairs = record.chairs.map(({ colour, name }, seat) => ({ colour, name, side: side(seat) }));
  const words: Look['say'] = (phrase) => say(phrase, { text: game.text, chairs: record.chairs });
  const look: Look = { theme, contrast: false, motion: 1, unit, chairs, say: words };
  const surface = await Surface.open({ width, height, ground: scene.ground(look), restored() {}, lost() {} });
  surface.resize(width, height);
  scene.mount(surface.stage, look, turned);
  surface.stage.scale.set(unit);
  surface.stage.position.set((width - wide * unit) / 2 - field.x * unit, (height - high * unit) / 2 - field.y * unit);
  const close = () => {
    scene.unmount();
    surface.close();
  };
  return { resume, scene, surface, close };
}

/** Pictures of that movement, spread evenly over it, as data URLs; and how long it takes in ms. */
async function film(take: Take): Promise<{ pictures: string[]; ms: number }> {
  const { record, key, frames } = take;
  const { resume, scene, surface, close } = await opened(take);
  let best: { entry: Entry; n: number } | undefined;
  for (const entry of entries(resume(record.log.length), resume, key)) {
    const n = await played(scene, entry, key);
    if (n > (best?.n ?? 0)) best = { entry, n };
  }
  const shots: string[] = [];
  if (best) {
    const each = Math.max(1, Math.floor(best.n / (2 * frames)));
    await played(scene, best.entry, key, (frame) => {
      if (frame % each > 0) return;
      surface.paint();
      shots.push(surface.canvas.toDataURL('image/jpeg', 0.8));
    });
  }
  close();
  const pictures = best
    ? Array.from({ length: frames }, (_, k) => shots[Math.floor(((k + 0.5) * shots.length) / frames)])
    : [];
  return { pictures, ms: Math.round((best?.n ?? 0) * FRAME_MS) };
}

/** How long what moves takes in the whole game and in each turn, in ms: entries of one seat in a row, without the events that `apart` names. */
async function turns({ apart, ...take }: Omit<Take, 'key' | 'frames'> & { apart: string }) {
  const { log } = take.record;
  const { resume, scene, close } = await opened(take);
  const heard = resume(log.length).heard(null);
  const left = new RegExp(apart);
  const out: number[] = [];
  let all = 0;
  let seat: number | undefined;
  for (const [at, entry] of log.entries()) {
    if (entry.seat >= 0 && entry.seat !== seat) {
      seat = entry.seat;
      out.push(0);
    }
    const events = heard.filter((one) => one.entry === at).map(({ event }) => event);
    if (events.length === 0) continue;
    const [before, after] = [resume(at).view(null), resume(at + 1).view(null)];
    const frames = await played(scene, { before, after, events }, '');
    all += frames * FRAME_MS;
    // an event is left out with the others of its entry: what moves with it would have to wait for it
    if (events.some(({ key }) => left.test(key))) continue;
    out[out.length - 1] += Math.round(frames * FRAME_MS);
  }
  close();
  return { each: out, all };
}

Object.assign(globalThis, { film, turns });
