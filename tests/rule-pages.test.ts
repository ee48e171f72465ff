import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

/** Code and tests name the paragraphs of a game's rule page; each of them is there, and built. */

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const GAMES = readdirSync(join(root, 'src', 'games')).filter((id) =>
  readdirSync(join(root, 'src', 'games'), { recursive: true, encoding: 'utf8' }).includes(join(id, 'rules.md')),
);

/** What a page numbers: `3.6.5`, `ruling 18a`, `P4 (h)`, `E4`, `IH-T1`. */
function numberedIn(page: string): { all: Set<string>; unbuilt: Set<string> } {
  const [all, unbuilt] = [new Set<string>(), new Set<string>()];
  let section = '';
  let part = '';
  for (const line of page.split('\n')) {
    const found: string[] = [];
    const heading = /^(?:#{2,3} |\*\*)([A-C]?\d+(?:\.\d+)*|E\d|(?:PC|IH)-T\d+)\b/.exec(line)?.[1];
    if (heading) found.push(heading);
    if (heading && /^[A-C]?\d/.test(heading)) section = heading;
    part = /^\*\*(P\d)\b/.exec(line)?.[1] ?? (heading ? '' : part);
    if (part) found.push(part, ...[...line.matchAll(/\(([a-i])\)/g)].map(([, letter]) => `${part} (${letter})`));
    for (const [, item] of line.matchAll(/(?:^|\. |\*\* )(S\d) /g)) found.push(item);
    for (const [, item] of line.matchAll(/(?:^ *|\. )(\d+)\. /g)) found.push(`${section}.${item}`);
    const row = /^\| (\d+[a-z]?) \|/.exec(line)?.[1];
    if (row) found.push(`ruling ${row}`);
    const gap = /^- ([AC]\d+) /.exec(line)?.[1];
    if (gap) found.push(gap);
    for (const id of found) {
      all.add(id);
      if (/\*not built\*/i.test(line) && id !== section) unbuilt.add(id);
    }
  }
  return { all, unbuilt };
}

const ID = '[A-C]?\\d+(?:\\.\\d+)*[a-z]?';
const LISTED = new RegExp(
  `\\b(rule page|section|ruling|contradiction)s?,? (?:section )?(${ID}(?:(?:, | and | to |-|–)${ID})*)`,
  'gi',
);
const NAMED = /\b(?:describe|test|it)(?:\.each\([^;]*?\))?\(\s*['"`](\d+\.\d+(?:\.\d+)*(?:[-–]\d+(?:\.\d+)*)?)\b/g;

/** `3.9.1-2` is 3.9.1 and 3.9.2; of `B1 to B3` the two that are named. */
function spelt(list: string): string[] {
  const out: string[] = [];
  for (const [, dash, id] of list.matchAll(/(^|, | and | to |-|–)([A-C]?\d+(?:\.\d+)*[a-z]?)/g)) {
    const before = out.at(-1);
    const short = /^[-–]$/.test(dash) && !id.includes('.') && before?.includes('.');
    out.push(short ? `${before}`.replace(/\d+$/, id) : id);
  }
  return out;
}

/** The paragraphs that a source names. */
function citedIn(source: string): string[] {
  // a comment goes on in the next line
  const text = source.replace(/\n\s*(?:\*|\/\/) ?/g, ' ');
  const listed = [...text.matchAll(LISTED)].flatMap(([, kind, list]) =>
    spelt(list).map((id) => (/ruling/i.test(kind) && /^\d/.test(id) ? `ruling ${id}` : id)),
  );
  const named = [...text.matchAll(NAMED)].flatMap(([, list]) => spelt(list));
  const parts = [...text.matchAll(/\b(P[1-5])(?: ?\(([a-i])\)| ([a-i])\b(?! \w))?/g)].map(([, part, one, other]) =>
    one || other ? `${part} (${one ?? other})` : part,
  );
  const labels = [...text.matchAll(/\b((?:PC|IH)-T\d+)\b/g)].map(([, label]) => label);
  return [...listed, ...named, ...parts, ...labels];
}

function sourcesOf(id: string): string[] {
  const folders = [join('src', 'games', id), join('tests', 'games', id)];
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(en|de|es)\.ts$/.test(file))
      .map((file) => join(folder, file)),
  );
}

describe('the rule pages', () => {
  test('are those of all five games', () => expect(GAMES).toHaveLength(5));

  test.each(GAMES)('%s: every paragraph that is cited is there', (id) => {
    const { all, unbuilt } = numberedIn(read(join('src', 'games', id, 'rules.md')));
    const missing: string[] = [];
    const early: string[] = [];
    let cited = 0;
    for (const path of sourcesOf(id)) {
      for (const one of new Set(citedIn(read(path)))) {
        // elsewhere these are people
        if (/^P\d/.test(one) && !all.has('P1')) continue;
        cited++;
        if (!all.has(one)) missing.push(`${path}: ${one}`);
        if (unbuilt.has(one)) early.push(`${path}: ${one}`);
      }
    }
    expect(missing).toEqual([]);
    // whoever builds it takes the mark off the page
    expect(early).toEqual([]);
    expect(cited).toBeGreaterThan(20);
  });

  test('are read as people read them', () => {
    const page =
      '## 3. Canon\n### 3.6 Movement\n5. After\n## B2. Ledger\n| 18a | offers | *Not built* yet |\n| 19 | gold | no |';
    expect([...numberedIn(page).all]).toEqual(['3', '3.6', '3.6.5', 'B2', 'ruling 18a', 'ruling 19']);
    expect([...numberedIn(page).unbuilt]).toEqual(['ruling 18a']);
    expect(citedIn('/** Rule page 3.9.1-2, 3.11 and 5.17-18. */')).toEqual(['3.9.1', '3.9.2', '3.11', '5.17', '5.18']);
    expect(citedIn('rulings 9, 10 and 18a; rule page A4, P4 (h) of it')).toEqual([
      ...['ruling 9', 'ruling 10', 'ruling 18a', 'A4', 'P4 (h)'],
    ]);
    expect(citedIn("test.each([3, 4])('3.2 the voyage', () => {});")).toEqual(['3.2']);
  });
});
