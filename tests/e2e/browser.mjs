// Finds a Chromium for the browser tests, or gets one. Node's own modules only until the browser is launched.
// Order: $CHROMIUM_PATH, a browser of the system, Debian's package (as root), the copy inside @sparticuz/chromium.
//   NO_APT=1             never install anything on the system
//   NO_SYSTEM_BROWSER=1  behave as if the system had none

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(root, 'node_modules', '.cache', 'tidetable');

/** Environment that the unpacked Chromium needs, handed from the test runner to the test files as JSON. */
const envName = 'TIDETABLE_BROWSER_ENV';

function system() {
  if (process.env.NO_SYSTEM_BROWSER) return undefined;
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/bin', '/usr/local/bin', '/snap/bin');
  const others = [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ];
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...paths, ...others].find((path) => existsSync(path) && answers(path));
}

/** A file alone proves little: some systems have a stub that only says where to get the browser. */
function answers(path, env = {}) {
  if (process.platform === 'win32') return true;
  const { status, stdout } = spawnSync(path, ['--version'], {
    encoding: 'utf8',
    timeout: 60_000,
    env: { ...process.env, ...env },
  });
  return status === 0 && /\d+\.\d+/.test(stdout);
}

function debian(log) {
  const isDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (!isDebian || process.env.NO_APT || process.env.NO_SYSTEM_BROWSER) return undefined;
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      encoding: 'utf8',
      timeout: 600_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  const get = ['install', '-y', '--no-install-recommends', 'chromium'];
  log('No browser found: installing the chromium package ...');
  let result = apt(...get);
  if (result.status !== 0) {
    log('The package lists are missing or old: updating them ...');
    apt('update');
    result = apt(...get);
  }
  if (result.status !== 0)
    log(
      `apt-get failed: ${String(result.stderr ?? result.error)
        .trim()
        .split('\n')
        .at(-1)}`,
    );
  return system();
}

/**
 * @sparticuz/chromium unpacks into the system's temporary folder and reuses whatever lies there, so it gets a folder of its own;
 * it changes its process's environment, so it gets a process of its own too.
 */
function packaged(log) {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const pack = join(root, 'node_modules', '@sparticuz', 'chromium', 'package.json');
  if (!existsSync(pack)) return undefined;
  const folder = join(cache, `chromium-${JSON.parse(readFileSync(pack, 'utf8')).version}`);
  if (!existsSync(folder) && !unpack(folder, log)) return undefined;
  const path = join(folder, 'chromium');
  // Without these the browser misses libnss3 and every font on a bare machine.
  const env = { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_PATH: join(folder, 'fonts') };
  return answers(path, env) ? { path, env } : undefined;
}

function unpack(folder, log) {
  log('Unpacking the Chromium of @sparticuz/chromium ...');
  const unfinished = `${folder}-${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const script = "import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())";
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    encoding: 'utf8',
    timeout: 300_000,
    // Looks like the cloud machine whose missing libraries it also unpacks.
    env: { ...process.env, TMPDIR: unfinished, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
  });
  if (status !== 0 || !existsSync(join(unfinished, 'chromium'))) {
    log(`Unpacking failed: ${String(stderr).trim().split('\n').at(-1)}`);
    rmSync(unfinished, { recursive: true, force: true });
    return false;
  }
  // Its font list names a folder of the temporary directory that is not used here.
  const fonts = join(unfinished, 'fonts', 'fonts.conf');
  if (existsSync(fonts)) {
    const [own, ownCache] = [join(folder, 'fonts'), join(folder, 'fonts', 'cache')];
    const list = readFileSync(fonts, 'utf8').replace(/\s*<dir>[^<]*<\/dir>/g, '');
    const cached = list.replace(/<cachedir>[^<]*<\/cachedir>/, `<dir>${own}</dir>\n  <cachedir>${ownCache}</cachedir>`);
    writeFileSync(fonts, cached);
  }
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // another process was quicker, and its copy is as good
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return true;
}

/** Gives { path, env, from }, or undefined when no browser is to be had. */
export function findBrowser(log = console.log) {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    const env = JSON.parse(process.env[envName] ?? '{}');
    if (!answers(given, env)) throw new Error(`CHROMIUM_PATH=${given} is no browser that starts.`);
    return { path: given, env, from: 'CHROMIUM_PATH' };
  }
  const found = system();
  if (found) return { path: found, env: {}, from: 'system' };
  const installed = debian(log);
  if (installed) return { path: installed, env: {}, from: 'apt-get' };
  const unpacked = packaged(log);
  return unpacked ? { ...unpacked, from: '@sparticuz/chromium' } : undefined;
}

/** What a child process needs so that it uses the same browser without searching again. */
export const browserEnv = ({ path, env }) => ({ CHROMIUM_PATH: path, [envName]: JSON.stringify(env) });

/** Without a graphics card smooth edges double the time of every frame; only pictures for people want them. */
const ROUGH = '--webgl-antialiasing-mode=none';

/** As where no WebGL is to be had: the board is drawn on a plain canvas. */
const FLAT = process.env.TIDETABLE_FLAT === '1' ? ['--disable-3d-apis'] : [];

/** `smooth`: edges as people see them. */
function launchOptions(options) {
  const browser = findBrowser();
  if (!browser) throw new Error('No browser: install chromium, or set CHROMIUM_PATH.');
  const { args = [], smooth = false, ...others } = options;
  return {
    executablePath: browser.path,
    env: { ...process.env, ...browser.env },
    args: smooth ? args : [...args, ROUGH, ...FLAT],
    ...others,
  };
}

/** For a context: who never goes offline need not fetch all of the app beforehand, which takes longer than many a test. */
export const ONLINE = { serviceWorkers: 'block' };

/** In the page, before anything else: what draws or sends pictures does nothing. */
export function undrawn() {
  const all = WebGL2RenderingContext.prototype;
  const sends = /^(draw|clear$|tex(Sub)?Image|buffer(Sub)?Data|uniform|generateMipmap)/;
  // what is no function is a size or a colour space of the canvas
  for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(all)))
    if (sends.test(name) && typeof value === 'function') all[name] = () => {};
}

/** A browser; take a context from it per test. */
export async function launch(options = {}) {
  const { chromium } = await import('playwright-core');
  return chromium.launch(launchOptions(options));
}

/** A browser context that lives in `folder`, as an installed app's does; needed for restarts and installability. */
export async function launchPersistent(folder, options = {}) {
  const { chromium } = await import('playwright-core');
  return chromium.launchPersistentContext(folder, launchOptions(options));
}
