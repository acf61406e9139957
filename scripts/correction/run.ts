/**
 * `npm run correction FILE`: shows the correction that a reader sent (the page saves it, `components/site/correction`), writes it into the book if the paragraph is still the one he read,
 * reads the book again, runs the tests that name it, and writes the journal's line. `npm run correction FILE montrer` shows it alone. All or nothing: what fails leaves every file as it
 * was. One French sentence on standard error and status 2 when the correction cannot be made, 1 when a test fails.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import type { GameProfile } from '#components/base/profile.ts';
import { plain } from '#components/base/typography.ts';
import type * as Book from '#components/rules/book.ts';
import { parseCorrection } from '#components/site/correction/letter.ts';
import { together } from '#engine/core/french.ts';
import { journalLine, withLine } from './journal.ts';
import { type Plan, planOf, whyNot } from './plan.ts';

const JOURNAL = 'CHANGELOG.md';
const SHOW = 'montrer';
/** Bytes: far more than any paragraph. */
const MOST_FILE = 100_000;

/** Says why the correction is not made, and stops. */
function refuse(because: string, status = 2): never {
  console.error(because);
  process.exit(status);
}

function textIn(file: string): string {
  try {
    if (statSync(file).size > MOST_FILE) refuse(`« ${file} » est trop gros pour une correction.`);
    return readFileSync(file, 'utf8');
  } catch {
    return refuse(`« ${file} » n’est pas un fichier qui se lit.`);
  }
}

/** The book as its files are now; each call reads them anew. */
async function readBook(): Promise<typeof Book> {
  // Here, as the formatter below: what is refused at once waits for neither.
  const { runnerImport } = await import('vite');
  return (await runnerImport<typeof Book>('/components/rules/book.ts', { configFile: false, logLevel: 'error' })).module;
}

const node = (script: string, args: readonly string[], input?: string) =>
  spawnSync(process.execPath, [script, ...args], { encoding: 'utf8', ...(input !== undefined && { input }) });

/** As `npm run format` leaves the file. */
async function formatted(file: string, text: string): Promise<string> {
  if (file.endsWith('.mdx')) {
    const { format, resolveConfig } = await import('prettier');
    return format(text, { ...(await resolveConfig(file)), filepath: file });
  }
  const { status, stdout } = node('node_modules/@biomejs/biome/bin/biome', ['format', `--stdin-file-path=${file}`], text);
  return status === 0 ? stdout : refuse(`${file} ne se met pas en forme : rien n’a été changé.`);
}

/** The words around a change, so that it is recognised. */
const AROUND = 40;

function show({ paragraph, changes }: Plan, why: string): void {
  const text = plain(paragraph.text);
  console.log(`${paragraph.id}, « ${paragraph.title} » (${paragraph.url})`);
  if (why) console.log(`Pourquoi : ${why}`);
  for (const { from, to, removed, added } of changes) {
    const words = [removed && `[ôté : ${removed}]`, added && `[mis : ${added}]`].filter(Boolean);
    console.log(`  …${text.slice(Math.max(0, from - AROUND), from)}${words.join(' ')}${text.slice(to, to + AROUND)}…`);
  }
}

/** The tests whose title names the paragraph: what they say when one fails. */
function failedTests(id: string): string | undefined {
  const named = new RegExp(`${id}(?![\\w-])`);
  const files = globSync('{engine,components,tests}/**/*.test.{ts,tsx}').filter((path) => named.test(readFileSync(path, 'utf8')));
  if (files.length === 0) return undefined;
  const { status, stdout, stderr } = node('node_modules/vitest/vitest.mjs', ['run', ...files, '-t', named.source]);
  if (status !== 0) return `${stdout}${stderr}`;
  const [, passed = '0'] = /^(\d+) passed, 0 failed$/m.exec(stdout) ?? [];
  console.log(`Essais qui nomment ${id} : ${passed}, et tous passent.`);
  return undefined;
}

const [file, option] = process.argv.slice(2).map((word) => word.replace(/^--/, ''));
if (!file || (option !== undefined && option !== SHOW))
  refuse(`On attend un fichier, et peut-être « ${SHOW} » : npm run correction correction-zar-com-3.txt ${SHOW}`);
// An option without « -- » before it is npm's own: it says so here alone.
const isShown = option === SHOW || process.env[`npm_config_${SHOW}`] !== undefined;
const read = parseCorrection(textIn(file));
if (!read.ok) refuse(read.because);
const { proposal } = read;
const before = await readBook();
const plan = planOf(proposal, before, (path) => readFileSync(path, 'utf8'));
if (typeof plan === 'string') refuse(plan);
show(plan, proposal.why);
if (isShown) process.exit();

const { id, title, game } = plan.paragraph;
const { PROFILE }: { PROFILE: GameProfile } = await import(`#components/${game}/game.ts`);
const line = journalLine(PROFILE.name, id, title, plan.changes, proposal.why);
const texts = new Map([[JOURNAL, withLine(readFileSync(JOURNAL, 'utf8'), line)]]);
for (const [path, text] of plan.texts) texts.set(path, await formatted(path, text));

const kept = [...texts.keys()].map((path) => [path, readFileSync(path)] as const);
const restore = () => {
  for (const [path, bytes] of kept) writeFileSync(path, bytes);
};
process.on('SIGINT', () => {
  restore();
  refuse('Interrompu : rien n’a été changé.');
});
for (const [path, text] of texts) writeFileSync(path, text);
const fault = await readBook()
  .then((now) => whyNot(proposal, before, now))
  .catch((error: unknown) => `Le livre ne se lirait plus (${String(error).split('\n')[0]}).`);
if (fault) {
  restore();
  refuse(`${fault} Rien n’a été changé.`);
}
const failed = failedTests(id);
if (failed) {
  restore();
  console.log(failed);
  refuse(`Un essai qui nomme ${id} échoue avec ce texte : rien n’a été changé.`, 1);
}
console.log(`Écrit dans ${together([...plan.texts.keys()])}, et au journal :\n${line}`);
console.log('À relire avec npm start, puis à mettre en ligne (CLUB.md).');
