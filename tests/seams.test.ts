import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

// Which part of the house may import which (left may be imported by right):
// engine <- games' pure half <- bots, storage, headless, look <- games' drawn half <- table <- companion <- shell, pwa <- main

type Area =
  | 'engine'
  | 'registry'
  | 'pure'
  | 'drawn'
  | 'bots'
  | 'storage'
  | 'headless'
  | 'look'
  | 'table'
  | 'companion'
  | 'shell'
  | 'pwa'
  | 'main';
interface Source {
  path: string;
  text: string;
}
interface Import {
  from: string;
  lazy: boolean;
}

const mayImport: Record<Area, readonly Area[]> = {
  engine: ['engine'],
  registry: ['engine', 'pure', 'registry'],
  pure: ['engine', 'pure'],
  bots: ['engine', 'pure', 'registry', 'bots'],
  storage: ['engine', 'pure', 'registry', 'storage'],
  look: ['engine', 'pure', 'registry', 'storage', 'look'],
  headless: ['engine', 'pure', 'registry', 'storage', 'bots', 'look', 'headless'],
  drawn: ['engine', 'pure', 'bots', 'storage', 'look', 'drawn'],
  table: ['engine', 'pure', 'registry', 'bots', 'storage', 'look', 'table'],
  companion: ['engine', 'pure', 'registry', 'bots', 'storage', 'look', 'table', 'companion'],
  shell: ['engine', 'pure', 'registry', 'bots', 'storage', 'look', 'table', 'companion', 'pwa', 'shell'],
  pwa: ['engine', 'storage', 'look', 'pwa'],
  main: ['engine', 'pure', 'registry', 'bots', 'storage', 'look', 'table', 'companion', 'shell', 'pwa', 'main'],
};
const drawsWithPreact: readonly Area[] = ['drawn', 'look', 'table', 'companion', 'shell', 'main'];
const firstScreen: readonly Area[] = ['main', 'shell', 'pwa', 'registry'];

const isDrawn = (file: string) => /(^|\/)draw\/|^(table|scene[^/]*|panels[^/]*)\.tsx?$/.test(file);
/** The kit and the drawing room are shared by the games and are none themselves. */
const gameOf = (path: string) => /^src\/games\/(?!(?:draw|kit)\/)([^/]+)\//.exec(path)?.[1];

function areaOf(path: string): Area | undefined {
  if (/^src\/[^/]+$/.test(path)) return 'main';
  if (/^src\/games\/(index|doors)\.ts$/.test(path)) return 'registry';
  if (/^src\/games\/(kit\/.*|[^/]+)$/.test(path)) return 'pure';
  if (path.startsWith('src/games/draw/')) return 'drawn';
  const game = gameOf(path);
  if (game) return isDrawn(path.slice(`src/games/${game}/`.length)) ? 'drawn' : 'pure';
  const area = path.split('/')[1] as Area;
  return area in mayImport ? area : undefined;
}

/** Text without comments. Strings stay, since imports are strings: what looks like a comment after a dot is a glob. */
const bare = (text: string) => text.replace(/(?<![\w.])\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`\\])\/\/.*$/gm, '$1');

function importsOf({ path, text }: Source): Import[] {
  const code = bare(text);
  const still = [...code.matchAll(/^\s*(?:import|export)\b(?:[^'";]*?\bfrom)?\s*['"]([^'"]+)['"]/gm)];
  const lazy = [...code.matchAll(/\b(?:import|new URL)\(\s*['"]([^'"]+)['"]/g)];
  const globs = [...code.matchAll(/\bimport\.meta\.glob(?:<\w+>)?\(\s*['"]([^'"]+)['"]([^)]*)/g)];
  const resolve = (name: string) => (name.startsWith('.') ? posix.join(posix.dirname(path), name) : name);
  return [
    ...still.map((found) => ({ from: resolve(found[1]!), lazy: false })),
    ...lazy.map((found) => ({ from: resolve(found[1]!), lazy: true })),
    ...globs.map((found) => ({ from: resolve(found[1]!), lazy: !/\beager: true\b/.test(found[2]!) })),
  ];
}

/** Imports are written without the ending; a folder means its index. */
const asFile = (name: string) => {
  if (/\.\w+$/.test(posix.basename(name)) && !/\.en$/.test(name)) return name;
  return name === 'src/games' ? 'src/games/index.ts' : `${name}.ts`;
};

function packageFault(path: string, area: Area, { from, lazy }: Import): string | undefined {
  const pixi = from === 'pixi.js' || from.startsWith('pixi.js/') || from.startsWith('@pixi/');
  if (pixi) {
    const scene = area === 'drawn' && /\/(scene[^/]*|draw\/.+)$/.test(path);
    if (!scene && !/^src\/table\/board[^/]*(\/.+)?$/.test(path)) return 'only scenes and the board host draw with Pixi';
    return undefined;
  }
  // Signals draw nothing: the settings are signals, so that every screen follows them.
  if (from === '@preact/signals' && area === 'storage') return undefined;
  if (from.startsWith('preact') || from.startsWith('@preact/')) {
    return drawsWithPreact.includes(area) ? undefined : 'only screens may use Preact';
  }
  if (from.startsWith('node:')) return area === 'headless' ? undefined : 'only headless tools run under Node';
  // A deck file is typed by people, who are told the line of each fault.
  if (from === 'jsonc-parser' && path === 'src/games/island-hopper/import.ts') return undefined;
  if (['engine', 'pure', 'registry'].includes(area))
    return `the rules need no package${lazy ? ', not even later' : ''}`;
  return undefined;
}

function sourceFault(path: string, area: Area, { from, lazy }: Import): string | undefined {
  const target = asFile(from);
  const to = areaOf(target);
  if (!to) return 'no such part of the house';
  const [game, other] = [gameOf(path), gameOf(target)];
  if (game && other && game !== other) return 'a game imports another';
  if (/^src\/games\/(draw|kit)\//.test(path) && other) return 'what all games share knows none of them';
  if (area === 'registry' && lazy) return undefined;
  if (area === 'registry' && other && !/\/card(\.ts)?$/.test(target))
    return 'the registry loads only the cards at once';
  if (!mayImport[area].includes(to)) return `${area} may not import ${to}`;
  if (lazy || !firstScreen.includes(area)) return undefined;
  if (area !== 'registry' && other) return 'the first screen loads no game';
  if (/^src\/table\/board/.test(target)) return 'the first screen loads no board';
  return undefined;
}

function faults(source: Source): string[] {
  const { path } = source;
  const area = areaOf(path);
  if (!area) return [`${path}: no part of the house is called that`];
  const found = importsOf(source).flatMap((line) => {
    if (/^virtual:|\.(css|svg|json|woff2|png)(\?\w+)?$/.test(line.from)) return [];
    const inside = line.from.startsWith('src/');
    const fault = inside ? sourceFault(path, area, line) : packageFault(path, area, line);
    return fault ? [`${path}: ${line.from}: ${fault}`] : [];
  });
  const code = bare(source.text);
  const banned = (pattern: RegExp, why: string) => {
    const hit = pattern.exec(code);
    if (hit) found.push(`${path}: ${hit[0]}: ${why}`);
  };
  if (area === 'engine' || area === 'pure' || area === 'registry') {
    banned(/\bMath\s*\.\s*random\b|\bcrypto\s*\.\s*\w+/, 'chance is a logged move of the table');
    banned(/\bDate\s*\.\s*now\b|\bnew\s+Date\b|\bperformance\s*\.\s*now\b/, 'rules know no clock');
  }
  banned(/\b(inner|outer)HTML\b|dangerouslySetInnerHTML|insertAdjacentHTML/, 'a way in for markup');
  banned(/\beval\s*\(|\bnew\s+Function\b/, 'a way in for code');
  return found;
}

const root = fileURLToPath(new URL('..', import.meta.url));

function read(folder: string): Source[] {
  return readdirSync(join(root, folder)).flatMap((name) => {
    const path = `${folder}/${name}`;
    if (statSync(join(root, path)).isDirectory()) return read(path);
    return /\.(tsx?|mjs)$/.test(name) && !name.endsWith('.d.ts')
      ? [{ path, text: readFileSync(join(root, path), 'utf8') }]
      : [];
  });
}

/** The parts of the first screen that are loaded at once, however far down the import is written. */
function loadedAtOnce(sources: readonly Source[], start: string): Set<string> {
  const byName = new Map(sources.map((source) => [source.path.replace(/(\/index)?\.\w+$/, ''), source]));
  const seen = new Set<string>();
  const todo = [start];
  for (let path = todo.pop(); path; path = todo.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const source = byName.get(path.replace(/(\/index)?\.\w+$/, ''));
    if (!source) continue;
    // Types vanish in the build.
    const text = source.text.replace(/^\s*(import|export) type\b[^;]*;/gm, '');
    for (const { from, lazy } of importsOf({ path: source.path, text })) {
      if (lazy) continue;
      if (from.includes('*')) {
        if (!/\.tsx?$/.test(from)) continue;
        const pattern = new RegExp(`^${from.replace(/\.\w+$/, '').replace('*', '[^/]+')}$`);
        todo.push(...[...byName].flatMap(([name, { path }]) => (pattern.test(name) ? [path] : [])));
        continue;
      }
      const target = from.startsWith('src/') ? byName.get(from.replace(/(\/index)?\.tsx?$/, ''))?.path : from;
      if (target) todo.push(target);
    }
  }
  return seen;
}

const sources = read('src');

describe('the arrows of the house', () => {
  test('there are sources to look at', () => {
    expect(sources.length).toBeGreaterThan(5);
    expect(sources.flatMap(importsOf).length).toBeGreaterThan(5);
  });

  test('hold in every source file', () => {
    expect(sources.flatMap(faults)).toEqual([]);
  });

  test('keep games, Pixi, the board and what later screens need out of what the first screen loads', () => {
    const loaded = [...loadedAtOnce(sources, 'src/main.tsx')];
    expect(loaded.length).toBeGreaterThan(1);
    const heavy = /^(pixi\.js|d3-array|jsonc-parser)|^src\/table\/board|^src\/games\/[^/]+\/(?!card\.)/;
    expect(loaded.filter((path) => heavy.test(path))).toEqual([]);
  });

  test('no source file has more than 400 lines, tables and texts aside', () => {
    const table = /\/(setup|board[^/]*|text\.\w+)\.ts$/;
    const long = sources.filter(
      ({ path, text }) => !(table.test(path) && gameOf(path)) && text.split('\n').length > 401,
    );
    expect(long.map(({ path }) => path)).toEqual([]);
  });
});

describe('this test bites', () => {
  const planted: readonly (readonly [string, string, string])[] = [
    ['src/engine/run.ts', "import { x } from '../games/manila/state';", 'engine may not import pure'],
    ['src/engine/run.ts', "import { x } from 'preact';", 'only screens may use Preact'],
    ['src/engine/run.ts', 'const x = Math.random();', 'chance is a logged move'],
    ['src/games/manila/rules.ts', "import { x } from '../alexandros/state';", 'a game imports another'],
    ['src/games/manila/rules.ts', "import {\n  x,\n} from './scene';", 'pure may not import drawn'],
    ['src/games/manila/rules/haul.ts', "export { x } from '../../../look/theme';", 'pure may not import look'],
    ['src/games/manila/rules.ts', 'const x = new Date();', 'rules know no clock'],
    ['src/games/manila/import.ts', "import { visit } from 'jsonc-parser';", 'the rules need no package'],
    ['src/games/manila/panels.tsx', "import { Text } from 'pixi.js';", 'draw with Pixi'],
    [
      'src/games/manila/draw/punt.ts',
      "import { x } from '../../isla-margarita/draw/bridge';",
      'a game imports another',
    ],
    ['src/games/draw/motion.ts', "import { x } from '../manila/state';", 'what all games share knows none'],
    ['src/games/kit/spoken.ts', "import { x } from '../manila/state';", 'what all games share knows none'],
    ['src/games/manila/rules.ts', "import { x } from '../draw/hand';", 'pure may not import drawn'],
    ['src/games/index.ts', "import { game } from './manila/game';", 'only the cards'],
    ['src/games/index.ts', "const x = import.meta.glob('./*/game.ts', { eager: true });", 'only the cards'],
    ['src/shell/shelf.tsx', "const x = import.meta.glob<Y>('../games/*/game.ts', { eager: true });", 'loads no game'],
    ['src/bots/search.ts', "import { x } from '../games/manila/scene';", 'bots may not import drawn'],
    ['src/shell/shelf.tsx', "import { game } from '../games/manila/game';", 'loads no game'],
    ['src/shell/shelf.tsx', "import { host } from '../table/board-host';", 'loads no board'],
    ['src/shell/shelf.tsx', "import 'pixi.js/unsafe-eval';", 'draw with Pixi'],
    ['src/look/icon.tsx', 'element.innerHTML = text;', 'a way in for markup'],
    ['src/table/log.tsx', "new Function('return 1')", 'a way in for code'],
    ['src/attic/box.ts', '', 'no part of the house'],
  ];
  test.each(planted)('%s: %s', (path, text, fault) => {
    expect(faults({ path, text }).join('\n')).toContain(fault);
  });

  test.each([
    ['src/games/index.ts', "const x = import.meta.glob('./*/card.ts', { eager: true, import: 'card' });"],
    ['src/games/index.ts', "const x = import.meta.glob<Y>('./*/table.ts', { import: 'table' });"],
    ['src/games/manila/scene.ts', "import { Container } from 'pixi.js';\nimport { state } from './state';"],
    ['src/games/draw/wood.ts', "import type { Graphics } from 'pixi.js';\nimport type { Look } from '../table';"],
    ['src/games/manila/draw/punt.ts', "import { fly } from '../../draw/flight';"],
    ['src/games/island-hopper/import.ts', "import { visit } from 'jsonc-parser';"],
    [
      'src/games/manila/panels.tsx',
      "import { signal } from '@preact/signals';\nimport { Coin } from '../../look/coin';",
    ],
    ['src/bots/client.ts', "new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });"],
    ['src/shell/game.tsx', "const x = () => import('../table/board-host');"],
    ['src/engine/chance.ts', '// Never Math.random: chance is a move.'],
  ])('%s is free to: %s', (path, text) => {
    expect(faults({ path, text })).toEqual([]);
  });

  test('finds what is loaded by way of another file', () => {
    const house = [
      { path: 'src/main.tsx', text: "import { a } from './shell/a';" },
      { path: 'src/shell/a.tsx', text: "import type { T } from 'pixi.js';\nimport { b } from '../table/b';" },
      { path: 'src/table/b.tsx', text: "import 'pixi.js';\nconst c = import('./c');" },
    ];
    expect([...loadedAtOnce(house, 'src/main.tsx')].sort()).toEqual([
      'pixi.js',
      'src/main.tsx',
      'src/shell/a.tsx',
      'src/table/b.tsx',
    ]);
  });
});
