/** The directions in which files may know one another. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** Inside a game, a file or folder knows only itself and those before it. */
const ORDER =
  'ids types data options untested setup refusals board rules view explain moves state situation notation magic odds best reference campaign fight simulator examples examples-board diagrams bot game verbs index'.split(
    ' ',
  );

/** The only way back: the readings of the rulings are a table, and situations are typed by it. */
const BACK = ['gran', 'orc', 'zargos-lords', 'zargos'].map((game) => `engine/${game}/types.ts → engine/${game}/options.ts`);

/** What a room may know of the others. */
const ROOMS = {
  engine: ['engine'],
  components: ['engine', 'components'],
  scripts: ['engine', 'components', 'scripts'],
  pages: ['engine', 'components', 'scripts', 'pages'],
  tests: ['engine', 'components', 'scripts', 'tests'],
} as const satisfies Record<string, readonly string[]>;

/** Machine-independent arithmetic only: the rest differs in its last digits from one build of a browser to the next, or is chance. */
const EXACT_MATH = /Math\.(?!(?:abs|ceil|clz32|floor|fround|imul|max|min|round|sign|sqrt|trunc)\b)\w+/;
const IMPURE =
  /\b(?:window|document|localStorage|sessionStorage|navigator|performance|Intl|localeCompare|toLocale\w+|setTimeout|setInterval|fetch|new Date|Date\.now)\b/;

interface File {
  readonly path: string;
  readonly code: string;
  /** Paths in the project that it imports, types included. */
  readonly imports: readonly string[];
  /** Packages and modules of Node. */
  readonly packages: readonly string[];
}

const codeOf = (path: string): string => {
  const text = readFileSync(path, 'utf8');
  return path.endsWith('.astro')
    ? [...text.matchAll(/^---\n([\s\S]*?)^---|<script>([\s\S]*?)<\/script>/gm)].map((m) => m[1] ?? m[2]).join('\n')
    : text;
};

function read(path: string): File {
  const code = codeOf(path);
  const specifiers = ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => fileName.replace(/\?.*/, ''));
  const inside = specifiers.filter((name) => /^[.#]/.test(name));
  return {
    path,
    code,
    imports: inside.map((name) => (name.startsWith('#') ? name.slice(1) : join(dirname(path), name))),
    packages: specifiers.filter((name) => !/^[.#]/.test(name)),
  };
}

const FILES = globSync('{engine,components,scripts,pages,tests}/**/*.{ts,tsx,astro}').sort().map(read);
const SHIPPED = FILES.filter(({ path }) => !/\.test\.tsx?$/.test(path));

const roomOf = (path: string): string => path.split('/')[0] ?? '';
const isEngine = ({ path }: File): boolean => roomOf(path) === 'engine';
/** The game a file belongs to: `engine/zargos/odds.ts` and `components/zargos/Combat.tsx` to `zargos`. */
const GAMES = globSync('engine/*/ids.ts').map((path) => path.split('/')[1] ?? '');
const gameOf = (path: string): string | undefined => GAMES.find((game) => path.split('/')[1] === game);
const nameIn = (path: string): string => (path.split('/')[2] ?? '').replace(/\..*/, '');

/** Pairs « file → what it imports » for which `isWrong`. */
const wrong = (files: readonly File[], isWrong: (file: string, imported: string) => boolean): readonly string[] =>
  files.flatMap(({ path, imports }) => imports.filter((imported) => isWrong(path, imported)).map((imported) => `${path} → ${imported}`));

test('there are files to look at', () => {
  expect(FILES.length).toBeGreaterThan(60);
  expect(GAMES).toContain('zargos');
});

test('rooms know one another in one direction: core, game, components, pages', () => {
  const allowed: Readonly<Record<string, readonly string[]>> = ROOMS;
  const isOutside = (path: string) => !(roomOf(path) in ROOMS);
  expect(wrong(FILES, (file, imported) => !isOutside(imported) && !allowed[roomOf(file)]?.includes(roomOf(imported)))).toEqual([]);
});

test('core knows no game', () => {
  const core = FILES.filter(({ path }) => path.startsWith('engine/core/'));
  expect(wrong(core, (_file, imported) => !imported.startsWith('engine/core/'))).toEqual([]);
});

test('a game never imports another', () => {
  const isOther = (file: string, imported: string) =>
    gameOf(file) !== undefined && gameOf(imported) !== undefined && gameOf(file) !== gameOf(imported);
  expect(wrong(FILES, isOther)).toEqual([]);
});

test('every file of a game has its place in the order', () => {
  const strangers = FILES.filter((file) => isEngine(file) && gameOf(file.path) && !ORDER.includes(nameIn(file.path)));
  expect(strangers.map(({ path }) => path)).toEqual([]);
});

test('inside a game, imports follow the order of its files', () => {
  const rank = (path: string) => ORDER.indexOf(nameIn(path));
  const engine = SHIPPED.filter(isEngine);
  const isBack = (file: string, imported: string) => gameOf(file) === gameOf(imported) && rank(imported) > rank(file);
  expect(wrong(engine, (file, imported) => gameOf(file) !== undefined && isBack(file, imported))).toEqual(BACK);
});

test('from outside, a game is known by its files, a barrel being only its own door', () => {
  const barrels = FILES.filter(({ path }) => /(^|\/)index\.tsx?$/.test(path) && !/^engine\/[^/]+\/index\.ts$/.test(path));
  expect(barrels.map(({ path }) => path)).toEqual([]);
});

test('the engine needs the dice generator and the reader of schemas, and nothing else', () => {
  const inner = SHIPPED.filter((file) => isEngine(file) && !/^engine\/(cli|bench)/.test(file.path) && !/arbitrary/.test(file.path));
  const packages = inner.flatMap(({ path, packages }) =>
    packages.filter((name) => !name.startsWith('pure-rand') && name !== 'valibot').map((name) => `${path} → ${name}`),
  );
  expect(packages).toEqual([]);
});

test('the engine has no clock, no chance, no page and no arithmetic that differs between machines', () => {
  const inner = SHIPPED.filter((file) => isEngine(file) && !/^engine\/(cli|bench)/.test(file.path));
  const lines = inner.flatMap(({ path, code }) =>
    code
      .split('\n')
      .flatMap((line, at) =>
        !/^\s*(\/?\*|\/\/)/.test(line) && (EXACT_MATH.test(line) || IMPURE.test(line)) ? [`${path}:${at + 1}: ${line.trim()}`] : [],
      ),
  );
  expect(lines).toEqual([]);
});
