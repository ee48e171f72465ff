import { version } from '../../package.json';
import type { Entry, MatchRecord } from '../engine/record';
import type { Arg, Phrase } from '../engine/rules';
import { gameOf } from '../games/doors';
import { installWay } from '../pwa/install';
import { room } from '../storage/exports';
import { inventory } from '../storage/inventory';
import { listMatches } from '../storage/matches';
import { loadMatch } from '../storage/opening';
import { listPlays } from '../storage/plays';
import { prefs } from '../storage/prefs';
import { replayed } from '../storage/replayed';
import { trouble } from '../storage/store';
import { mishaps } from './mishaps';

/**
 * A report of a problem, for developers: built up from nothing but numbers, switches and keys of the program, so that no
 * name, move, position, note, seed or id can be in it. Its words are the program's own, in every language.
 */

type Line = readonly [what: string, value: string | number | boolean | undefined];

const lined = (lines: readonly Line[]): string[] => lines.map(([what, value]) => `${what}: ${value ?? '-'}`);
const section = (title: string, lines: readonly string[]): string =>
  [title, ...(lines.length > 0 ? lines : ['-'])].join('\n  ');

/** The keys of a phrase and of those inside it; what fills them may be somebody's name. */
function keysOf(phrase: Phrase): string {
  const inner = Object.values(phrase.args ?? {}).flatMap((arg) => (isPhrase(arg) ? [keysOf(arg)] : []));
  return [phrase.key, ...inner].join(' < ');
}

const isPhrase = (arg: Arg): arg is Phrase => typeof arg === 'object' && arg !== null && 'key' in arg;

/** How often each of these occurs: "3 drawn, 1 typed". */
function tally(kinds: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const told = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([kind, n]) => `${n} ${kind}`);
  return told.join(', ') || 'none';
}

/** Only what the game's card offers: an own deck or a land drawn by hand is an option too. */
function optionsOf({ game, options }: MatchRecord): string {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) return '-';
  const offered = gameOf(game)?.card.options ?? [];
  const known = offered.flatMap(({ id, values }) => {
    const value = Object.hasOwn(options, id) ? (options[id] as string) : undefined;
    return value !== undefined && values.includes(value) ? [`${id}=${value}`] : [];
  });
  const others = Object.keys(options).length - known.length;
  return [...known, ...(others > 0 ? [`and ${others} more`] : [])].join(', ') || '-';
}

const originOf = ({ notes, start }: MatchRecord): string =>
  notes.some(({ kind }) => kind === 'continued') ? 'continued' : start === undefined ? 'set-up' : 'real table';

const thought = (log: readonly Entry[]): number => log.reduce((sum, { ms = 0 }) => sum + ms, 0);

async function matchLine(id: string): Promise<string> {
  const began = performance.now();
  const { record, trouble: unread } = await loadMatch(id);
  if (!record) return `unreadable (${keysOf(unread)})`;
  const wrong = await replayed(record);
  const took = Math.round(performance.now() - began);
  const { game, chairs, brief, rules, log, notes, clock, typed } = record;
  const facts = [
    gameOf(game) ? game : 'unknown game',
    brief.over ? 'over' : 'running',
    `${chairs.length} seats, ${chairs.filter(({ bot }) => bot).length} of them bots`,
    `options ${optionsOf(record)}`,
    `${typed.length} chances by hand`,
    `rules ${rules}`,
    `from ${originOf(record)}`,
    `entries ${log.length} (${tally(log.map(({ how }) => how ?? 'chosen'))})`,
    `notes ${tally(notes.map(({ kind }) => kind))}`,
    `played ${Math.round(clock.played / 60_000)} min, thought ${Math.round(thought(log) / 1000)} s`,
    `opened in ${took} ms`,
    wrong ? `trouble ${keysOf(wrong)}` : 'sound',
  ];
  return facts.join('; ');
}

async function matchLines(): Promise<string[]> {
  const out: string[] = [];
  for (const { id } of await listMatches()) out.push(`${out.length + 1}. ${await matchLine(id)}`);
  return out;
}

async function sheetLines(): Promise<string[]> {
  return (await listPlays()).map(({ play, fault }, i) => {
    if (!play) return `${i + 1}. unreadable (${fault ? keysOf(fault) : '-'})`;
    const { game, free, people, edits, clock, tools } = play;
    const what = gameOf(game) ? game : `other (${free?.kind ?? '-'})`;
    const state = clock.finished === undefined ? 'open' : 'finished';
    return `${i + 1}. ${what}; ${state}; ${people.length} people; ${edits.length} changes; ${Object.keys(tools).length} tools`;
  });
}

function appLines(): string[] {
  // the build's own name for the script that this page was started with
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
  return lined([
    ['version', version],
    ['build', /[^/]+$/.exec(script)?.[0]],
    ['installed', installWay()],
    ['service worker', navigator.serviceWorker?.controller ? 'in charge' : 'none'],
    ['secure', globalThis.isSecureContext],
  ]);
}

function deviceLines(): string[] {
  const { userAgent, language, maxTouchPoints, onLine, hardwareConcurrency } = navigator;
  return lined([
    ['browser', userAgent],
    ['language', language],
    ['online', onLine],
    ['processors', hardwareConcurrency],
    ['window', `${innerWidth} x ${innerHeight} px at ${devicePixelRatio}`],
    ['screen', `${screen.width} x ${screen.height} px`],
    ['touch points', maxTouchPoints],
    ['measured', prefs.screen.value ? `${prefs.screen.value.perMm} px/mm at ${prefs.screen.value.ratio}` : 'no'],
  ]);
}

const SETTINGS = ['theme', 'contrast', 'size', 'motion', 'sound', 'privacy', 'keepAwake', 'ownDeck'] as const;

async function storageLines(): Promise<string[]> {
  const began = performance.now();
  const kept = await inventory();
  const took = Math.round(performance.now() - began);
  const { kept: promised, used, free } = await room();
  const megabytes = (n: number | undefined) => (n === undefined ? undefined : `${Math.round(n / 1e6)} MB`);
  return lined([
    ...(Object.entries(kept) as [string, number][]),
    ['promised to be kept', promised],
    ['used', megabytes(used)],
    ['free', megabytes(free)],
    ['writing', trouble.value ? trouble.value.key : 'sound'],
    ['backup', prefs.backup.value === undefined ? 'never' : 'made'],
    ['counted in', `${took} ms`],
  ]);
}

function timeLines(): string[] {
  const [start] = performance.getEntriesByType?.('navigation') ?? [];
  const paint = performance.getEntriesByName?.('first-contentful-paint')[0];
  const ms = (n: number | undefined) => (n === undefined ? undefined : `${Math.round(n)} ms`);
  return lined([
    ['page loaded in', ms(start?.duration)],
    ['first painted after', ms(paint?.startTime)],
  ]);
}

/** What somebody may be called here. */
async function names(): Promise<string[]> {
  const [heads, kept] = await Promise.all([listMatches(), listPlays()]);
  const seated = [...heads.map(({ chairs }) => chairs), ...kept.map(({ play }) => play?.people ?? [])].flat();
  const known = [...seated, ...prefs.people.value, ...prefs.group.value].map(({ name }) => name);
  const all = [...known, ...prefs.groups.value.flatMap(({ name, people }) => [name, ...people])];
  // a letter says nothing about anybody, and is in every word
  return all.filter((name) => name.trim().length > 1);
}

/** Errors are the one thing here that others have worded. */
async function mishapLines(): Promise<string[]> {
  const hidden = await names();
  return mishaps().map((words) => hidden.reduce((rest, name) => rest.replaceAll(name, '…'), words));
}

/** The whole report as plain text. */
export async function reportText(): Promise<string> {
  const parts: [string, readonly string[]][] = [
    ['Tidetable', appLines()],
    ['Device', deviceLines()],
    ['Settings', lined(SETTINGS.map((name) => [name, prefs[name].value]))],
    ['Storage', await storageLines()],
    ['Times', timeLines()],
    ['Games', await matchLines()],
    ['Score sheets', await sheetLines()],
    ['Errors of this page', await mishapLines()],
  ];
  return `${parts.map(([title, lines]) => section(title, lines)).join('\n\n')}\n`;
}
