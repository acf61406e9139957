/** `npm start`: builds the site when it is missing or older than its sources, and serves it on this machine. `BASE` and `SITE` are those of the build. */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { serve } from './serve.ts';

const SOURCES = ['{content,components,engine,pages,public,scripts}/**/*', '*.{json,mjs,ts}'];
const STAMP = '.cache/start.json';
const { BASE = '/', SITE } = process.env;
const wanted = JSON.stringify({ base: BASE, site: SITE });

/** When the sources last changed, in milliseconds. */
const changed = () => Math.max(...globSync(SOURCES).map((file) => statSync(file).mtimeMs));

function isFresh(): boolean {
  try {
    return readFileSync(STAMP, 'utf8') === wanted && statSync(STAMP).mtimeMs > changed() && statSync('dist/sw.js').isFile();
  } catch {
    return false;
  }
}

if (!isFresh()) {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  mkdirSync('.cache', { recursive: true });
  writeFileSync(STAMP, wanted);
}
const preferred = Number(process.env.PORT ?? 4321);
const site = { folder: 'dist', base: BASE.replace(/\/?$/, '/') };
const { url } = await serve({ ...site, port: preferred }).catch(() => serve(site));
console.log(`\nRègles vivantes : ${url}\nCtrl+C pour arrêter.`);
