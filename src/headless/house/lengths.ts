import { inSrc, type Measure, roomOf, type Source } from './sources';

const LENGTH = /(?<![\w.#-])-?(?:\d+\.?\d*|\.\d+)(?:px|rem|em)\b/g;
const TOKEN = /var\(\s*--/g;

/** The declarations of a style sheet, without comments and strings, selectors and conditions. */
function declarationsIn(css: string): { property: string; value: string }[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"\n]*"|'[^'\n]*'/g, "''");
  const parts = bare.match(/[^{};]*[{};]/g) ?? [];
  const ended = parts.filter((part) => !part.endsWith('{')).map((part) => part.slice(0, -1).trim());
  const out = ended.filter((part) => !part.startsWith('@') && part.includes(':'));
  return out.map((part) => {
    const at = part.indexOf(':');
    return { property: part.slice(0, at).trim(), value: part.slice(at + 1).trim() };
  });
}

function row(room: string, sheets: readonly Source[]): Measure {
  const uses = sheets.flatMap(({ text }) => declarationsIn(text)).filter(({ property }) => !property.startsWith('--'));
  const count = (pattern: RegExp): number => uses.reduce((n, { value }) => n + (value.match(pattern)?.length ?? 0), 0);
  const declarations = uses.filter(({ value }) => value.search(LENGTH) >= 0).length;
  return { measure: 'lengths', room, bare: count(LENGTH), declarations, tokens: count(TOKEN) };
}

/** Lengths written bare into declarations, beside values that have a name; what defines a name counts for neither. */
export function measureLengths(sources: readonly Source[]): Measure[] {
  const sheets = sources.filter(({ kind }) => kind === 'style').filter(inSrc);
  const rooms = [...new Set(sheets.map(({ path }) => roomOf(path)))];
  const rows = rooms.map((room) =>
    row(
      room,
      sheets.filter(({ path }) => roomOf(path) === room),
    ),
  );
  return [...rows, row('src', sheets)];
}
