import { same } from '../../../engine/copy';
import type { Json, Phrase, Seat } from '../../../engine/rules';
import type { HelperProps, Told } from '../../keeper';
import { wordsOf } from '../../kit/words';
import { spaceName, wareName } from '../rules/names';
import { ALL_WARES } from '../rules/setup';
import { BOAT, PORTS, seatSpace, type Vacancy, YARDS } from '../rules/spaces';
import type { Space, Ware } from '../rules/state';
import { charted, freshVoyage, keptIn, nudged, rolled, type Voyage, waresOf } from './keeper-voyage';

/** A voyage is what the ledger says of it: each thing told is a line, and what is taken out never happened. */

const words = wordsOf('manila.keeper');

/** 3.4: three punts, each with its start. */
export function launchWords({ ashore, starts }: Pick<Voyage, 'ashore' | 'starts'>): Phrase {
  return words('toldLaunch', {
    list: waresOf({ ashore }).map((ware, i) => words('toldStart', { ware: wareName(ware), n: starts[i] })),
  });
}

/** The dice follow in the order of the wares that are named. */
export function rollWords(v: Voyage): Phrase {
  const { lanes, moved } = charted(v);
  const list = lanes.flatMap(({ ware, port }) => (port ? [] : [wareName(ware)]));
  return words('toldRoll', { n: moved + 1, list });
}

export const pilotWords = (v: Voyage, lane: number, by: 1 | -1): Phrase =>
  words(by > 0 ? 'toldForth' : 'toldBack', { ware: wareName(waresOf(v)[lane]) });

/** 3.5: somebody stands there now, for that much. */
export function crewWords(v: Voyage, seat: Seat, { space, cost }: Vacancy): Phrase {
  const args = { who: { seat }, where: spaceName(space, waresOf(v)), n: cost };
  return words(space === 'agent' ? 'toldAgent' : 'toldPlaced', args);
}

/** 3.6.4: a pirate is aboard now. */
export const boardWords = (v: Voyage, seat: Seat, lane: number): Phrase =>
  words('toldBoards', { who: { seat }, ware: wareName(waresOf(v)[lane]) });

const seatIn = ({ args }: Phrase): Seat => (args?.who as { seat: Seat } | undefined)?.seat ?? 0;

const SPACES: readonly Space[] = [
  ...[0, 1, 2].flatMap((lane) => [0, 1, 2, 3].map((place) => seatSpace(lane, place))),
  ...[PORTS, YARDS, BOAT].flat(),
  ...['small', 'large', 'agent'],
];

const placed = (v: Voyage, what: Phrase): Voyage => {
  const wares = waresOf(v);
  const space = SPACES.find((one) => same(spaceName(one, wares), what.args?.where));
  return space ? { ...v, crew: [...v.crew, { seat: seatIn(what), space }] } : v;
};

const piloted = (v: Voyage, what: Phrase, by: 1 | -1): Voyage => nudged(v, laneOf(v, what), by) ?? v;

const laneOf = (v: Voyage, { args }: Phrase): number =>
  waresOf(v).findIndex((ware) => same(wareName(ware), args?.ware));

function launched(v: Voyage, { args }: Phrase): Voyage {
  const list = (args?.list ?? []) as readonly Phrase[];
  const startOf = (ware: Ware) => list.find((one) => same(one.args?.ware, wareName(ware)))?.args?.n;
  const ashore = ALL_WARES.find((ware) => startOf(ware) === undefined);
  if (ashore === undefined || list.length !== ALL_WARES.length - 1) return v;
  const starts = waresOf({ ashore }).map((ware) => Number(startOf(ware)));
  return { ...v, ashore, starts, launched: true };
}

function cast(v: Voyage, dice: Told['dice']): Voyage {
  const faces = [...(dice?.at(-1)?.faces ?? [])];
  const next = rolled(
    v,
    charted(v).lanes.map(({ port }) => (port ? 0 : (faces.shift() ?? 0))),
  );
  if (!next) return v;
  return charted(next).moved === 2 ? { ...next, since: v.crew.length } : next;
}

/** What each line makes of the voyage, by its words. */
const HAPPENED: { readonly [key: string]: (v: Voyage, told: Told) => Voyage } = {
  [words('toldLaunch').key]: (v, { what }) => launched(v, what),
  [words('toldBought').key]: (v) => ({ ...v, bought: true }),
  [words('toldPlaced').key]: (v, { what }) => placed(v, what),
  [words('toldAgent').key]: (v, { what }) => placed(v, what),
  [words('toldOut').key]: (v, { what }) => ({ ...v, crew: [...v.crew, { seat: seatIn(what), out: true }] }),
  [words('toldBoards').key]: (v, { what }) => ({
    ...v,
    crew: [...v.crew, { seat: seatIn(what), boards: laneOf(v, what) }],
  }),
  [words('toldForth').key]: (v, { what }) => piloted(v, what, 1),
  [words('toldBack').key]: (v, { what }) => piloted(v, what, -1),
  [words('toldRoll').key]: (v, { dice }) => cast(v, dice),
};

const OFFICE: readonly string[] = [words('won').key, words('stays').key];
const PAYDAYS: readonly string[] = [words('toldPayday').key, words('toldNothing').key];

/** The voyage as the ledger has it now. */
export function voyageIn(kept: Json | undefined, ledger: readonly Told[]): Voyage {
  const { picks, ...start } = keptIn(kept);
  const master = ledger.findLast(({ what }) => OFFICE.includes(what.key))?.what;
  const paid = ledger.findLastIndex(({ what }) => PAYDAYS.includes(what.key));
  const lines = ledger.slice(paid + 1);
  const won = lines.findLastIndex(({ what }) => OFFICE.includes(what.key));
  const launch = lines.find(({ what }) => what.key === words('toldLaunch').key);
  let v: Voyage = { ...freshVoyage(), ...start, picks, master: master ? seatIn(master) : 0, won: won >= 0 };
  if (launch) v = launched(v, launch.what);
  // whoever won the office has no part in a voyage that was given up before
  for (const line of lines.slice(won + 1)) v = HAPPENED[line.what.key]?.(v, line) ?? v;
  // older sheets do not tell that the punts set out
  return { ...v, launched: v.launched || v.made.length + v.crew.length > 0 };
}

/** What the last voyage brought everybody, until the next auction is over. */
export function lastPayday(ledger: readonly Told[]): Told | undefined {
  const last = ledger.findLast(({ what }) => [...OFFICE, ...PAYDAYS].includes(what.key));
  return last && PAYDAYS.includes(last.what.key) ? last : undefined;
}

/** Helpers whose lines are taken back here; the first two are those of older sheets. */
const OURS = ['auction', 'loans', 'voyage'];

export function takeBack({ ledger, takeOut }: Pick<HelperProps, 'ledger' | 'takeOut'>): void {
  const line = ledger.findLastIndex(({ by }) => OURS.includes(by));
  if (line >= 0) takeOut(line);
}
