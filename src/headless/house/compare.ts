import type { Measure } from './sources';

const isFigures = (row: Measure): boolean => 'room' in row;
const keyOf = (row: Measure): string => `${row.measure} ${row.room}`;

/** What a found thing is known by when lines above it have moved. */
const thing = ({ path, name, text, like, paths }: Measure): string => [path, name, text, like, paths].join(' ');

function figures(before: Measure | undefined, after: Measure | undefined): string[] {
  const names = Object.keys({ ...before, ...after }).filter((name) => name !== 'measure' && name !== 'room');
  const changed = names.filter((name) => before?.[name] !== after?.[name]);
  return changed.map((name) => `${name} ${before?.[name] ?? '-'} -> ${after?.[name] ?? '-'}`);
}

function listed(name: string, before: readonly Measure[], after: readonly Measure[]): string | undefined {
  const [was, is] = [before, after].map((rows) => rows.filter(({ measure }) => measure === name).map(thing));
  const gone = was.filter((one) => !is.includes(one)).length;
  const fresh = is.filter((one) => !was.includes(one)).length;
  return gone + fresh > 0 ? `${name}: ${was.length} -> ${is.length} (${gone} gone, ${fresh} new)` : undefined;
}

/** What has changed between two outputs of this tool, one sentence for each room and each list. */
export function compared(before: readonly Measure[], after: readonly Measure[]): string[] {
  const [was, is] = [before, after].map((rows) => new Map(rows.filter(isFigures).map((row) => [keyOf(row), row])));
  const rooms = [...new Set([...was.keys(), ...is.keys()])].flatMap((key) => {
    const changed = figures(was.get(key), is.get(key));
    return changed.length > 0 ? [`${key}: ${changed.join(', ')}`] : [];
  });
  const lists = new Set([...before, ...after].filter((row) => !isFigures(row)).map(({ measure }) => measure));
  return [...rooms, ...[...lists].flatMap((name) => listed(name, before, after) ?? [])];
}
