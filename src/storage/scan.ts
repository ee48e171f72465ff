import type { Phrase } from '../engine/rules';
import { DEEPEST, LARGEST_FILE, LARGEST_TABLE, LONGEST_LIST, MOST_VALUES } from './bundle';

/** Reading a file piece by piece, and giving it up at the first sign that it cannot be an export. */

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
/** Square and curly brackets differ by one bit. */
const OPEN = 0x5b;
const CLOSE = 0x5d;
const EITHER = ~0x20;

/** What is counted outside of texts. */
const MARKS = Uint8Array.from({ length: 256 }, (_, byte) => Number(',[]{}'.includes(String.fromCharCode(byte))));

const PIECE = 1 << 20;

/**
 * Counts brackets and commas outside of texts, before anything is made of them: what is nested too deeply or listed too
 * long would cost the parser its memory. Give it the pieces of one file in order; it answers with what is wrong.
 */
export function scanner(): (piece: Uint8Array) => Phrase | undefined {
  const lengths = new Uint32Array(DEEPEST + 1);
  let depth = 0;
  let values = 0;
  let inText = false;
  let escaped = false;

  const mark = (byte: number): Phrase | undefined => {
    if (byte === COMMA) {
      if (++lengths[depth] >= LONGEST_LIST || ++values > MOST_VALUES) return { key: 'transfer.tooMuch' };
    } else if ((byte & EITHER) === OPEN) {
      if (++depth > DEEPEST) return { key: 'transfer.tooDeep' };
      if (++values > MOST_VALUES) return { key: 'transfer.tooMuch' };
      lengths[depth] = 0;
    } else if ((byte & EITHER) === CLOSE && depth > 0) depth--;
    return undefined;
  };

  return (piece) => {
    // an index, since the iterator of a typed array costs three times as much
    for (let at = 0; at < piece.length; at++) {
      const byte = piece[at];
      if (inText) {
        if (escaped) escaped = false;
        else if (byte === BACKSLASH) escaped = true;
        else if (byte === QUOTE) inText = false;
      } else if (byte === QUOTE) inText = true;
      else {
        const fault = MARKS[byte] ? mark(byte) : undefined;
        if (fault) return fault;
      }
    }
    return undefined;
  };
}

/** What begins with a bracket is meant as JSON, whether it holds or not; anything else can only be a table. */
export const isJson = (text: string): boolean => /^[\s\uFEFF]*[[{]/.test(text);

/** Commas of a table are no list: one with a thousand plays has more of them than any game. */
function isTable(piece: Uint8Array): boolean {
  const text = new TextDecoder().decode(piece);
  return text.trim() !== '' && !isJson(text);
}

/** Spreadsheet programs write tables with two bytes a letter, too; anything else is UTF-8, or its reading fails. */
function tableDecoder([first, second]: Uint8Array): TextDecoder {
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le');
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be');
  return new TextDecoder('utf-8', { fatal: true });
}

/** What is no UTF-8 is in the letters of Windows. */
const windowsText = async (file: Blob): Promise<string> =>
  new TextDecoder('windows-1252').decode(await file.arrayBuffer());

/** The text of a file, or why it is refused; `tell` hears how many bytes are read. */
export async function readText(file: Blob, tell: (read: number) => void): Promise<string | Phrase> {
  if (file.size > LARGEST_FILE) return { key: 'transfer.tooLarge', args: { n: LARGEST_FILE / 1_000_000 } };
  let scan: ReturnType<typeof scanner> | undefined;
  let decoder = new TextDecoder();
  const texts: string[] = [];
  for (let at = 0; at < file.size; at += PIECE) {
    const piece = new Uint8Array(await file.slice(at, at + PIECE).arrayBuffer());
    if (at === 0 && isTable(piece)) decoder = tableDecoder(piece);
    else if (at === 0) scan = scanner();
    if (!scan && file.size > LARGEST_TABLE) return { key: 'transfer.tooLarge', args: { n: LARGEST_TABLE / 1_000_000 } };
    const fault = scan?.(piece);
    if (fault) return fault;
    try {
      texts.push(decoder.decode(piece, { stream: true }));
    } catch {
      return windowsText(file);
    }
    tell(Math.min(at + PIECE, file.size));
  }
  // a letter that is cut off at the end of a table is left out
  return texts.join('') + (scan ? decoder.decode() : '');
}
