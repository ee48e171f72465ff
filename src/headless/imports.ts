import type { MatchRecord } from '../engine/record';
import type { Phrase, Rng } from '../engine/rules';
import type { Arrival } from '../storage/arrival';
import { merged, previewed } from '../storage/arrivals';
import { BUNDLE, type Bundle } from '../storage/bundle';
import { PLAY_FORMAT, type Play } from '../storage/plays';
import { readText } from '../storage/scan';
import { forget } from '../storage/store';
import { unpacked } from '../storage/unpacked';
import { type Games, resumed, sentence } from './saves';

/** Files that are imported, spoilt or not: each thing in them is taken or refused in words, and nothing else happens. */

/** A score sheet as the app keeps it. */
function playOf(id: string, game: string): Play {
  return {
    ...{ format: PLAY_FORMAT, id, game, name: '', tools: { turns: { order: [0, 1], at: 1 } }, note: 'Rain all day.' },
    people: [
      { name: 'Ana', colour: 0 },
      { name: 'Çelik', colour: 3 },
    ],
    cells: { 'cash@0': '12', 'cash@1': '3+4' },
    edits: [
      { cell: 'cash@0', from: '', to: '12', when: 1_700_000_000_000 },
      { cell: 'cash@1', from: '', to: '3+4', when: 1_700_000_001_000 },
    ],
    clock: { started: 1_700_000_000_000, changed: 1_700_000_001_000 },
    brief: { over: false, winners: [], totals: [12, 7], parts: [{ id: 'cash', points: [12, 7] }] },
  };
}

/** Everything that an export may hold, small. */
export function bundleOf(record: MatchRecord): Bundle {
  const play = playOf(`${record.id}-sheet`, record.game);
  return {
    ...{ tidetable: BUNDLE, notice: 'The file holds every secret of this game.', kind: 'all', made: 1_700_000_002_000 },
    matches: [record],
    plays: [play],
    memos: { [record.id]: 'The night of the nine coins.', [play.id]: 'And the bridge to Ceniza.' },
    abouts: {
      [record.id]: { minutes: null, place: 'At the lake', who: { 0: 'p1' } },
      [play.id]: { when: 1_600_000_000_000, minutes: 75, first: 1, winners: [0], unscored: true },
    },
    register: [{ id: 'p1', name: 'Ana', colour: 0, names: ['Annie'], was: ['p0'] }],
    groups: [{ id: 'g1', name: 'Thursday', people: ['Ana', 'Çelik'] }],
    people: [{ name: 'Ana', colour: 0 }],
  };
}

/** Notes are spoken of in the library's own words, which no tool may load. */
const isLibrarys = ({ key }: Phrase): boolean => key.startsWith('transfer.memo.');

function judgeArrival(arrival: Arrival, games: Games): void {
  const { why, verdict, choice, choices } = arrival;
  if ((verdict === 'refused') !== (why !== undefined))
    throw new Error(`${verdict}, and ${why ? why.key : 'no reason'}`);
  if (!choices.includes(choice)) throw new Error(`${choice} isn’t one of the choices`);
  const raw = { game: arrival.theirs?.game, chairs: arrival.theirs?.chairs };
  if (why && !isLibrarys(why)) sentence(why, raw, games);
}

/** Looks into a file as the app does, and takes what it offers. Whether anything in it was to be had. */
export async function openImport(text: string, games: Games, random: Rng): Promise<boolean> {
  const whole = await readText(new Blob([text]), () => {});
  const contents = typeof whole === 'string' ? unpacked(whole) : whole;
  if ('key' in contents) {
    sentence(contents, undefined, games);
    return false;
  }
  const found = await previewed(contents, async (record) => {
    const match = resumed(record, games);
    return 'key' in match ? match : match.trouble;
  });
  for (const arrival of found) judgeArrival(arrival, games);
  const some = found.some(({ verdict }) => verdict !== 'refused');
  if (some && random.int(4) === 0) {
    const fault = await merged(found);
    if (fault) sentence(fault, undefined, games);
    if (random.int(8) === 0) await forget();
  }
  return some;
}
