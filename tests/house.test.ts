import { describe, expect, it } from 'vitest';
import { measureCircles } from '../src/headless/house/circles';
import { compared } from '../src/headless/house/compare';
import { measureExports } from '../src/headless/house/exports';
import { measureFunctions } from '../src/headless/house/functions';
import { measureLengths } from '../src/headless/house/lengths';
import { measureLines } from '../src/headless/house/lines';
import { measureLooseness } from '../src/headless/house/looseness';
import { measureKindTests } from '../src/headless/house/moves';
import { measureOutside } from '../src/headless/house/outside';
import { measureRepeats } from '../src/headless/house/repeats';
import { type Measure, sourceOf } from '../src/headless/house/sources';

/** Each measure of the house, on a few lines with something planted in them. */

type Files = { readonly [path: string]: string };
const of = (measure: (sources: ReturnType<typeof sourceOf>[]) => Measure[], files: Files): Measure[] =>
  measure(Object.entries(files).map(([path, text]) => sourceOf(path, text)));
const row = (rows: readonly Measure[], measure: string, room = 'src'): Measure | undefined =>
  rows.find((one) => one.measure === measure && one.room === room);
const listed = (rows: readonly Measure[], measure: string, fact: string): unknown[] =>
  rows.filter((one) => one.measure === measure).map((one) => one[fact]);
/** A function of so many lines. */
const long = (head: string, lines: number): string => `${head} {\n${'  run();\n'.repeat(lines - 2)}}\n`;

describe('the measures of the house', () => {
  it('count lines by room and kind, goldens apart from tests', () => {
    const rows = of(measureLines, {
      'src/main.tsx': 'go();\n',
      'src/games/index.ts': 'a;\nb;\n',
      'src/games/manila/rules/steps.ts': 'a;\nb;\nc;\n',
      'src/games/manila/panels/panels.css': 'p {\n}\n',
      'src/games/manila/art/boat.svg': '<svg/>\n',
      'src/look/theme/ink.ts': 'a;',
      'tests/a.test.ts': 'a;\n',
      'tests/games/manila/rules.test.ts': 'a;\n',
      'tests/playthroughs/manila.3p.txt': '1\n2\n3\n4\n',
    });
    expect(row(rows, 'lines', 'src/games/manila')).toMatchObject({ files: 3, lines: 6, script: 3, style: 2, data: 1 });
    expect(row(rows, 'lines', 'src/games')).toMatchObject({ files: 1, lines: 2 });
    expect(row(rows, 'lines', 'src/main')).toMatchObject({ lines: 1 });
    expect(row(rows, 'lines', 'src/look')).toMatchObject({ lines: 1 });
    expect(row(rows, 'lines', 'tests')).toMatchObject({ files: 2, lines: 2 });
    expect(row(rows, 'lines', 'goldens')).toMatchObject({ data: 4 });
    expect(row(rows, 'lines')).toMatchObject({ files: 6, script: 7, style: 2, data: 1 });
  });

  it('find long functions, and long components apart', () => {
    const rows = of(measureFunctions, {
      'src/a.ts': `${long('function fits()', 40)}${long('const Long = () =>', 41)}${long('useEffect(() =>', 42).trim()});`,
      'src/B.tsx': `${long('export function Page()', 80)}${long('export const Wide = memo(() =>', 81).trim()});`,
      'tests/c.ts': long('function ignored()', 90),
    });
    expect(row(rows, 'functions')).toMatchObject({ named: 4, median: 80, over40: 2, componentsOver40: 2 });
    expect(listed(rows, 'function over 40', 'name')).toEqual(['', 'Long']);
    expect(listed(rows, 'function over 40', 'lines')).toEqual([42, 41]);
    expect(listed(rows, 'component over 80', 'name')).toEqual(['Wide']);
  });

  it('find exports that nobody imports, whichever way imports are written', () => {
    const names = ['still', 'glob', 'then', 'given', 'awaited', 'all', 'renamed', 'idle', 'tested'];
    const rows = of(measureExports, {
      'src/a/a.ts': `${names.map((name) => `export const ${name} = 1;`).join('\n')}
        export type Used = { a: Idle }; export type Idle = typeof idle; export const { gone } = all; export interface Merged {}`,
      'src/b.ts': `import { still } from './a/a'; import type { Used } from './a/a'; export { renamed as other } from './a/a';
        const { awaited } = await import('./a/a'); const [x, { all }] = await Promise.all([1, import('./a/a')]);
        import('./a/a').then((m) => m.then); import('./a/a').then(({ given }) => given);
        const found = import.meta.glob('./*/a.ts', { import: 'glob' });
        declare module './a/a' { interface Merged { b: 1 } }`,
      'tests/a.test.ts': `import { tested } from '../src/a/a';`,
    });
    expect(row(rows, 'exports')).toMatchObject({ values: 3, types: 1, dead: 2, testsValues: 1, testsTypes: 0 });
    expect(listed(rows, 'export that nobody imports', 'name')).toEqual(['idle', 'Idle', 'gone', 'other']);
    expect(listed(rows, 'export that nobody imports', 'dead')).toEqual([false, false, true, true]);
    expect(listed(rows, 'export for tests alone', 'name')).toEqual(['tested']);
  });

  it('find circles of imports, those of types apart, and none through what comes later', () => {
    const rows = of(measureCircles, {
      'src/a.ts': `import './b';`,
      'src/b.ts': `export { c } from './c';`,
      'src/c.ts': `import { a } from './a'; import { d } from './d';`,
      'src/d.ts': `import type { e } from './e'; import('./c');`,
      'src/e.ts': `import { d } from './d';`,
    });
    expect(row(rows, 'circles')).toMatchObject({ values: 1, types: 1 });
    expect(listed(rows, 'circle', 'paths')).toEqual([
      ['src/a.ts', 'src/b.ts', 'src/c.ts'],
      ['src/d.ts', 'src/e.ts'],
    ]);
  });

  it('find tests of a kind outside kindOf', () => {
    const rows = of(measureKindTests, {
      'src/games/manila/walk.ts': `const a = 'bid' in m || 'bid' in entry.move || !('pass' in lastMove);
        const first = (one: Move | undefined) => 'bid' in one; const frame = 'seat' in f || name in m;
        function kindOf(m) { return keys.find((key) => 'bid' in m); }`,
    });
    expect(row(rows, 'tests of a kind')).toMatchObject({ tests: 4, files: 1 });
    expect(listed(rows, 'test of a kind', 'text')[3]).toBe("'bid' in one");
  });

  it('find casts, those on moves apart, non-null and any', () => {
    const rows = of(measureLooseness, {
      'src/a.ts': `const a = ['x'] as const; b as unknown as Json; m as { bid: number }; raw as Partial<Move>; f.move as Json;
        let c: any = d!; const e = g satisfies Json;`,
      'tests/a.ts': 'let c: any;',
    });
    expect(row(rows, 'looseness')).toMatchObject({ casts: 4, moveCasts: 3, nonNull: 1, any: 1 });
    expect(row(rows, 'looseness', 'tests')).toMatchObject({ casts: 0, any: 1 });
    expect(listed(rows, 'cast on a move', 'text')).toContain('raw as Partial<Move>');
  });

  it('find files outside the games that every game more has to touch', () => {
    const rows = of(measureOutside, {
      'src/games/isla/card.ts': `const id = 'isla';`,
      'src/games/isla-major/card.ts': `const id = 'isla-major';`,
      'src/games/index.ts': `import { card } from './isla/card';\nimport { card as other } from './isla-major/card';`,
      'src/headless/covers/isla.mjs': 'draw();',
      'src/headless/deal.ts': "// isla\nconst id = 'isla-major';",
      'src/shell/a.ts': 'const isla = `island`;',
      'tests/one.ts': `play('isla');`,
      'tests/all.ts': `for (const id of ['isla', 'isla-major']) play(id);`,
    });
    expect(row(rows, 'outside')).toMatchObject({ games: 2, files: 3, places: 3, registries: 2 });
    expect(row(rows, 'outside', 'tests')).toMatchObject({ registries: 1 });
    const paths = ['src/games/index.ts', 'src/headless/covers/isla.mjs', 'src/headless/deal.ts', 'tests/all.ts'];
    expect(listed(rows, 'game named outside', 'path')).toEqual(paths);
    expect(listed(rows, 'game named outside', 'games')[2]).toEqual(['isla-major']);
  });

  it('count bare lengths beside tokens', () => {
    const rows = of(measureLengths, {
      'src/look/a.css': `/* 9px */ @media (width < 30rem) { .w-2rem:hover { margin: -.5rem 4px 0 var(--gap-2rem); --gap: 3px;
        background: url("9px;9px"); width: calc(100% - var(--edge)); line-height: 1.5 } }`,
    });
    expect(row(rows, 'lengths')).toMatchObject({ bare: 2, declarations: 1, tokens: 2 });
  });

  it('find repeated places, literals apart', () => {
    const line = (name: string, text: string): string =>
      `if (one.${name}(two, ${text.length})) three(${name} => '${text}'); `;
    const code = (text: string): string => ['a', 'b', 'c', 'd'].map((name) => line(name, text)).join('');
    const rows = of(measureRepeats, {
      'src/a.ts': `{}\n${code('x')}\n`,
      'src/b.ts': `// why\nother;\n\n${code('yz')}`,
      'src/c.ts': `const table = [${'1, 2, '.repeat(200)}];`,
    });
    expect(row(rows, 'repeats')).toMatchObject({ places: 2, lines: 2 });
    expect(listed(rows, 'repeated place', 'like')).toEqual(['src/b.ts:4', 'src/a.ts:2']);
  });

  it('tell what has changed since an earlier output', () => {
    const gone: Measure = { measure: 'any', path: 'src/a.ts', line: 3, text: 'any' };
    const kept: Measure = { measure: 'any', path: 'src/b.ts', line: 3, text: 'any' };
    const before: Measure[] = [{ measure: 'lines', room: 'src', files: 2, lines: 9 }, gone, kept];
    const after: Measure[] = [
      { measure: 'lines', room: 'src', files: 2, lines: 7 },
      { ...kept, line: 5 },
    ];
    expect(compared(before, after)).toEqual(['lines src: lines 9 -> 7', 'any: 2 -> 1 (1 gone, 0 new)']);
    expect(compared(before, before)).toEqual([]);
  });
});
