/**
 * Finds the Chromium that tests and Lighthouse drive: the `CHROMIUM` variable, else the one that comes with `npm ci` (a package made for serverless
 * machines: it brings its own shared libraries and needs no root), else a browser on the PATH.
 */
import { accessSync, constants, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

export interface Browser {
  readonly path: string;
  /** The environment it must be started with. */
  readonly env: Record<string, string>;
}

/** No sandbox: containers forbid it. The rest keeps the browser from calling anybody. */
export const BROWSER_ARGS =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'.split(
    ' ',
  );

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const CACHE = 'node_modules/.cache';
const MISSING =
  'Aucun navigateur pour les tests : installez Chromium ou Google Chrome, ou donnez son chemin dans la variable CHROMIUM (sous Linux x64, `npm ci` en apporte un).';

const environment = (): Record<string, string> =>
  Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined));

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(isExecutable);
}

/** The package unpacks into the temporary folder, and its libraries only where it believes itself on Amazon's machines: we make it so. */
async function unpack(into: string): Promise<void> {
  const before = { TMPDIR: process.env.TMPDIR, AWS_EXECUTION_ENV: process.env.AWS_EXECUTION_ENV };
  const keep = environment();
  Object.assign(process.env, { TMPDIR: into, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' });
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    await chromium.executablePath();
  } finally {
    for (const name of [...Object.keys(before), 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH']) {
      if (keep[name] === undefined) delete process.env[name];
      else process.env[name] = keep[name];
    }
  }
}

async function packaged(): Promise<Browser | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const manifest = createRequire(import.meta.url)
    .resolve('@sparticuz/chromium')
    .replace(/build.*/, 'package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const home = join(process.cwd(), CACHE, `chromium-${version}`);
  if (!existsSync(home)) {
    // Unpacked beside and renamed: two runs at once, or one killed half-way, leave no broken browser.
    const aside = `${home}.${process.pid}`;
    mkdirSync(aside, { recursive: true });
    await unpack(aside);
    writeFileSync(
      join(aside, 'fonts', 'fonts.conf'),
      `<?xml version="1.0"?><fontconfig><dir>${home}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${home}/fonts-cache</cachedir></fontconfig>`,
    );
    if (existsSync(home)) rmSync(aside, { recursive: true });
    else renameSync(aside, home);
  }
  return {
    path: join(home, 'chromium'),
    env: {
      ...environment(),
      FONTCONFIG_PATH: join(home, 'fonts'),
      LD_LIBRARY_PATH: [join(home, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter),
    },
  };
}

/** The one asked for; the one that `npm ci` brings, the same for everybody and without a window to draw; else one of this machine. Throws one French sentence when there is none. */
export async function findBrowser(): Promise<Browser> {
  const { CHROMIUM } = process.env;
  if (CHROMIUM && !isExecutable(CHROMIUM)) throw new Error(`La variable CHROMIUM désigne ${CHROMIUM}, qui n’est pas un programme.`);
  const brought = CHROMIUM ? undefined : await packaged();
  const installed = CHROMIUM || onPath();
  const found = brought ?? (installed ? { path: installed, env: environment() } : undefined);
  if (!found) throw new Error(MISSING);
  return found;
}
