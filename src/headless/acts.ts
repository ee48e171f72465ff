import { Match } from '../engine/match';
import { changesOf } from '../storage/pieces';
import { playMatch } from './games';
import type { Found } from './registry';

/** What one act at the table costs early and late in a match, and what opening it costs: neither may grow with the log. */

interface Cost {
  bench: string;
  value: number;
  unit: string;
}

const EARLY = 50;
const LATE = 1000;
const RESUMED = 500;
/** Acts that are weighed: one whole piece of the log, so that its turn is in it once. */
const STRETCH = 50;

const spent = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};

/** Milliseconds of CPU that `work` takes, from as many runs as fit into the time. */
function cpu(seconds: number, work: () => void): number {
  work();
  const start = process.cpuUsage();
  let runs = 0;
  while (spent(start) < seconds * 1000) {
    work();
    runs++;
  }
  return spent(start) / Math.max(1, runs);
}

const digestsUpTo = (match: Match): string[] => match.checkpoints.map(({ digest }) => digest);
const size = (changes: readonly unknown[]): number => Buffer.byteLength(JSON.stringify(changes));

/** Bytes and CPU of an act from entry `from` on: entering, asking for undo, what is heard and seen, what is written. */
function acts(match: Match, from: number, seconds: number): { bytes: number; ms: number } {
  const { log } = match.record;
  const until = Math.min(from + STRETCH, log.length);
  let bytes = 0;
  const play = (weigh: boolean): void => {
    const table = match.prefix(from);
    for (let at = from; at < until; at++) {
      const known = digestsUpTo(table);
      const { seat, move, how } = log[at];
      table.enter(seat, move, at, how, 1000);
      for (let i = 0; i < 3; i++) table.undoable();
      table.heard(null, at);
      table.view(null);
      const { changes } = changesOf(table.record, table.checkpoints, known);
      // what the page pays for handing them to the disk
      structuredClone(changes);
      if (weigh) bytes += size(changes);
    }
  };
  const start = cpu(seconds / 3, () => match.prefix(from));
  const whole = cpu(seconds, () => play(false));
  play(true);
  return { bytes: Math.round(bytes / (until - from)), ms: (whole - start) / (until - from) };
}

const rounded = (ms: number): number => Math.round(ms * 1000) / 1000;

/** The costs of this game at its usual number of seats. */
export function actCosts({ module, card }: Found, seconds: number): Cost[] {
  const seats = card.seats.usual;
  const seeds = [1, 2, 3, 4].map((seed) => playMatch(module, { seats, seed, until: LATE }));
  const match = seeds.reduce((long, one) => (one.length > long.length ? one : long));
  const late = match.length - STRETCH;
  const [early, end] = [acts(match, EARLY, seconds), acts(match, late, seconds)];
  const half = match.prefix(RESUMED);
  const record = { ...half.record, last: half.position() as never };
  const checkpoints = [...half.checkpoints];
  return [
    { bench: `act at entry ${EARLY}, written`, value: early.bytes, unit: 'bytes of JSON' },
    { bench: `act at entry ${late}, written`, value: end.bytes, unit: 'bytes of JSON' },
    { bench: `act at entry ${EARLY}`, value: rounded(early.ms), unit: 'ms of CPU' },
    { bench: `act at entry ${late}`, value: rounded(end.ms), unit: 'ms of CPU' },
    {
      bench: `resume after ${half.length} entries`,
      value: rounded(cpu(seconds, () => void Match.resume(module, record, checkpoints))),
      unit: 'ms of CPU',
    },
    {
      bench: `replay of ${half.length} entries`,
      value: rounded(cpu(seconds, () => void Match.resume(module, record))),
      unit: 'ms of CPU',
    },
  ];
}
