/** Writes `.cache/tested.json`, the titles of all unit tests as the runner collects them: the coverage page asks it which rules are named. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';

const listed = execFileSync('npx', ['vitest', 'list', '--json', '--staticParse=false'], {
  encoding: 'utf8',
  maxBuffer: 1 << 26,
  stdio: ['ignore', 'pipe', 'inherit'],
});
const titles: string[] = JSON.parse(listed.slice(listed.indexOf('['))).map((test: { name: string }) => test.name);
mkdirSync('.cache', { recursive: true });
writeFileSync('.cache/tested.json', `${JSON.stringify(titles, null, 1)}\n`);
