import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { measureCircles } from '../src/headless/house/circles';
import { measureExports } from '../src/headless/house/exports';
import { measureKindTests } from '../src/headless/house/moves';
import { type Measure, readSources } from '../src/headless/house/sources';

// Which part of the house may import which (left may be imported by right):
// engine <- games' rules <- speech <- game.ts <- bots, storage, headless, look <- draw, panels, box <- table.ts
//   <- table <- scorekeeper <- shell, pwa <- main

type Area =
  | 'engine'
  // of the games: what all of them share and are held to, then a folder of each
  | 'contract'
  | 'kit'
  | 'drawing kit'
  | 'rules'
  | 'speech'
  | 'pure door'
  | 'draw'
  | 'panels'
  | 'box'
  | 'drawn door'
  // what tools and tests alone open
  | 'tool door'
  | 'registry'
  | 'bots'
  | 'storage'
  | 'headless'
  | 'look'
  | 'table'
  | 'scorekeeper'
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

/** Without a screen. */
const PURE: readonly Area[] = ['engine', 'contract', 'kit', 'rules', 'speech', 'pure door'];
const SHOWN: readonly Area[] = [...PURE, 'bots', 'storage', 'look', 'drawing kit'];

const mayImport: Record<Area, readonly Area[]> = {
  engine: ['engine'],
  contract: ['engine', 'contract'],
  kit: ['engine', 'contract', 'kit'],
  rules: ['engine', 'kit', 'rules'],
  speech: ['engine', 'contract', 'kit', 'rules', 'speech'],
  'pure door': PURE,
  'drawing kit': ['engine', 'contract', 'kit', 'look', 'drawing kit'],
  draw: [...SHOWN, 'draw'],
  panels: [...SHOWN, 'draw', 'panels'],
  box: [...SHOWN, 'draw', 'panels', 'box'],
  'drawn door': [...SHOWN, 'draw', 'panels'],
  'tool door': PURE,
  registry: [...PURE, 'registry'],
  bots: [...PURE, 'registry', 'bots'],
  storage: [...PURE, 'registry', 'storage'],
  look: [...PURE, 'registry', 'storage', 'look'],
  headless: [...PURE, 'registry', 'storage', 'bots', 'look', 'tool door', 'headless'],
  table: [...PURE, 'registry', 'bots', 'storage', 'look', 'table'],
  scorekeeper: [...PURE, 'registry', 'bots', 'storage', 'look', 'table', 'scorekeeper'],
  shell: [...PURE, 'registry', 'bots', 'storage', 'look', 'table', 'scorekeeper', 'pwa', 'shell'],
  pwa: ['engine', 'storage', 'look', 'pwa'],
  main: [...PURE, 'registry', 'bots', 'storage', 'look', 'table', 'scorekeeper', 'shell', 'pwa', 'main'],
};
const drawsWithPreact: readonly Area[] = [
  'drawing kit',
  'draw',
  'panels',
  'box',
  'look',
  'table',
  'scorekeeper',
  'shell',
  'main',
];
const firstScreen: readonly Area[] = ['main', 'shell', 'pwa', 'registry'];

/** The rooms of a game's folder; what stands beside them are its doors. */
const ROOMS: { readonly [folder: string]: Area } = {
  rules: 'rules',
  speech: 'speech',
  draw: 'draw',
  panels: 'panels',
  // of Island Hopper alone: what is used at any moment, and what its set-up brings along
  live: 'panels',
  extras: 'panels',
  box: 'box',
  lesson: 'speech',
  // all that is said in another language
  '*': 'speech',
};
const DOORS: { readonly [file: string]: Area } = {
  'card.ts': 'pure door',
  'game.ts': 'pure door',
  'table.ts': 'drawn door',
  'junk.ts': 'tool door',
  'printed.ts': 'tool door',
  'cover.mjs': 'pure door',
  'words.de.ts': 'pure door',
  'words.es.ts': 'pure door',
  'words.*.ts': 'pure door',
  'text-card.de.ts': 'pure door',
  'text-card.es.ts': 'pure door',
};

/** All of the scorekeeper that other rooms may open: its pages, and what is told of plays elsewhere. */
const SCOREKEEPER_DOOR =
  /^src\/scorekeeper\/(title|begin\/(Keep|OpenSheets|AtTable)|sheet\/Sheet|position\/(draft|Lay|FromTable)|print\/(Blank|Pages|text-print\.en)|library\/(Library|Tables|Wide|actions|history|identity|played|words))\.ts$|\*/;

/** The kit is shared by the games and is none itself. */
const gameOf = (path: string) => /^src\/games\/(?!kit\/)([^/]+)\//.exec(path)?.[1];

function areaOf(path: string): Area | undefined {
  if (/^src\/[^/]+$/.test(path)) return 'main';
  if (/^src\/games\/(index|doors|languages|translations|lids\.\w\w)\.ts$/.test(path)) return 'registry';
  if (/^src\/games\/[^/]+$/.test(path)) return 'contract';
  if (path.startsWith('src/games/kit/')) return /^src\/games\/kit\/draw\/|\.tsx$/.test(path) ? 'drawing kit' : 'kit';
  const game = gameOf(path);
  if (game) {
    const [room, ...inside] = path.slice(`src/games/${game}/`.length).split('/');
    return inside.length > 0 ? ROOMS[room!] : DOORS[room!];
  }
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
    const scene = area === 'draw' || area === 'drawing kit';
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
  if (from === 'jsonc-parser' && path === 'src/games/island-hopper/rules/import.ts') return undefined;
  if (PURE.includes(area) || area === 'registry') return `the rules need no package${lazy ? ', not even later' : ''}`;
  return undefined;
}

function sourceFault(path: string, area: Area, { from, lazy }: Import): string | undefined {
  const target = asFile(from);
  const to = areaOf(target);
  if (!to) return 'no such part of the house';
  const [game, other] = [gameOf(path), gameOf(target)];
  if (game && other && game !== other) return 'a game imports another';
  if (path.startsWith('src/games/kit/') && other) return 'what all games share knows none of them';
  if (to === 'tool door' && area !== 'headless') return 'tools alone may open that';
  if (area === 'registry' && lazy) return undefined;
  if (area === 'registry' && other && !/\/(card|text-card\.\w\w)(\.ts)?$/.test(target))
    return 'the registry loads only the cards at once';
  if (!mayImport[area].includes(to)) return `${area} may not import ${to}`;
  if (to === 'scorekeeper' && area !== to && !SCOREKEEPER_DOOR.test(target)) return 'the scorekeeper has one door';
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
  if (PURE.includes(area) || area === 'registry') {
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

describe('the measures of the house', () => {
  const all = readSources(root);
  const of = (measures: readonly Measure[], name: string) => measures.filter(({ measure }) => measure === name);

  test('no circle, by values or by types', () => {
    expect(of(measureCircles(all), 'circle')).toEqual([]);
  });

  test('nothing is exported that nobody imports', () => {
    expect(of(measureExports(all), 'export that nobody imports')).toEqual([]);
  });

  test('no kind of move is told apart but by its game’s own table', () => {
    expect(of(measureKindTests(all), 'test of a kind')).toEqual([]);
  });
});

describe('this test bites', () => {
  const planted: readonly (readonly [string, string, string])[] = [
    ['src/engine/run.ts', "import { x } from '../games/manila/rules/state';", 'engine may not import rules'],
    ['src/engine/run.ts', "import { x } from 'preact';", 'only screens may use Preact'],
    ['src/engine/run.ts', 'const x = Math.random();', 'chance is a logged move'],
    ['src/games/manila/rules/sail.ts', "import { x } from '../../alexandros/rules/state';", 'a game imports another'],
    ['src/games/manila/rules/sail.ts', "import {\n  x,\n} from '../draw/scene';", 'rules may not import draw'],
    ['src/games/manila/rules/sail.ts', "import { x } from '../speech/moves';", 'rules may not import speech'],
    ['src/games/manila/rules/sail.ts', "import type { X } from '../../module';", 'rules may not import contract'],
    ['src/games/manila/speech/moves.ts', "import { x } from '../box/sheet';", 'speech may not import box'],
    ['src/games/manila/draw/punt.ts', "import { x } from '../panels/panels';", 'draw may not import panels'],
    ['src/games/manila/game.ts', "import { x } from './table';", 'pure door may not import drawn door'],
    ['src/games/manila/scene.ts', '', 'no part of the house'],
    ['src/games/manila/rules/haul.ts', "export { x } from '../../../look/theme';", 'rules may not import look'],
    ['src/games/manila/rules/sail.ts', 'const x = new Date();', 'rules know no clock'],
    ['src/games/manila/rules/import.ts', "import { visit } from 'jsonc-parser';", 'the rules need no package'],
    ['src/games/manila/panels/panels.tsx', "import { Text } from 'pixi.js';", 'draw with Pixi'],
    [
      'src/games/manila/draw/punt.ts',
      "import { x } from '../../isla-margarita/draw/bridge';",
      'a game imports another',
    ],
    [
      'src/games/kit/draw/motion.ts',
      "import { x } from '../../manila/rules/state';",
      'what all games share knows none',
    ],
    ['src/games/kit/spoken.ts', "import { x } from '../manila/rules/state';", 'what all games share knows none'],
    ['src/games/manila/rules/sail.ts', "import { x } from '../../kit/draw/hand';", 'rules may not import drawing kit'],
    ['src/games/manila/game.ts', "import { junk } from './junk';", 'tools alone'],
    ['src/shell/Home.tsx', "import { Pad } from '../scorekeeper/sheet/Pad';", 'one door'],
    ['src/games/doors.ts', "const x = import.meta.glob<Y>('./*/junk.ts', { import: 'junk' });", 'tools alone'],
    ['src/games/index.ts', "import { game } from './manila/game';", 'only the cards'],
    ['src/games/index.ts', "const x = import.meta.glob('./*/game.ts', { eager: true });", 'only the cards'],
    ['src/shell/shelf.tsx', "const x = import.meta.glob<Y>('../games/*/game.ts', { eager: true });", 'loads no game'],
    ['src/bots/search.ts', "import { x } from '../games/manila/draw/scene';", 'bots may not import draw'],
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
    ['src/games/manila/draw/scene.ts', "import { Container } from 'pixi.js';\nimport { state } from '../rules/state';"],
    [
      'src/games/kit/draw/wood.ts',
      "import type { Graphics } from 'pixi.js';\nimport type { Look } from '../../table';",
    ],
    ['src/games/manila/draw/punt.ts', "import { fly } from '../../kit/draw/flight';"],
    ['src/games/island-hopper/rules/import.ts', "import { visit } from 'jsonc-parser';"],
    [
      'src/games/manila/panels/panels.tsx',
      "import { signal } from '@preact/signals';\nimport { Coin } from '../../../look/coin';",
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
