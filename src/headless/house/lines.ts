import { inSrc, type Measure, roomOf, type Source } from './sources';

const sum = (sources: readonly Source[], kind?: Source['kind']): number =>
  sources.reduce((lines, one) => lines + (kind === undefined || one.kind === kind ? one.lines : 0), 0);

const row = (room: string, of: readonly Source[]): Measure => {
  const [script, style, data] = [sum(of, 'script'), sum(of, 'style'), sum(of, 'data')];
  return { measure: 'lines', room, files: of.length, lines: sum(of), script, style, data };
};

/** Files and lines of each room, and of the whole of src; goldens are apart from tests, drawings and texts are data. */
export function measureLines(sources: readonly Source[]): Measure[] {
  const rooms = [...new Set(sources.map(({ path }) => roomOf(path)))].filter((room) => room !== 'root').sort();
  const of = (room: string): Source[] => sources.filter(({ path }) => roomOf(path) === room);
  return [...rooms.map((room) => row(room, of(room))), row('src', sources.filter(inSrc))];
}
