/** The directions in which files may know one another. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** Inside a game, a file or folder knows only itself and those before it. */
const ORDER =
  'options ids types events data rulings untested setup refusals fight-refusals board rules view guess explain moves contradictions situation notation magic odds best state campaign told simulator examples examples-board diagrams skirmish game practice guesses puzzles normal edit lessons bot verbs cli testing'.split(
    ' ',
  );

/** What a room may know of the others. */
const ROOMS = {
  engine: ['engine'],
  // Its lessons and tables: data that the engine types.
  content: ['engine', 'content'],
  components: ['engine', 'content', 'components'],
  scripts: ['engine', 'content', 'components', 'scripts'],
  pages: ['engine', 'content', 'components', 'scripts', 'pages'],
  tests: ['engine', 'content', 'components', 'scripts', 'tests'],
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
  /** Paths in the project that its `import.meta.glob` find. */
  readonly globs: readonly string[];
  /** Packages and modules of Node. */
  readonly packages: readonly string[];
}

const codeOf = (path: string): string => {
  const text = readFileSync(path, 'utf8');
  return path.endsWith('.astro')
    ? [...text.matchAll(/^---\n([\s\S]*?)^---|<script>([\s\S]*?)<\/script>/gm)].map((m) => m[1] ?? m[2]).join('\n')
    : text;
};

const globsIn = (path: string, code: string): readonly string[] =>
  [...code.matchAll(/import\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|'[^']*')/g)]
    .flatMap(([, patterns = '']) => [...patterns.matchAll(/'([^']+)'/g)].map(([, pattern = '']) => pattern))
    .flatMap((pattern) => globSync(pattern.startsWith('/') ? pattern.slice(1) : join(dirname(path), pattern)));

function read(path: string): File {
  const code = codeOf(path);
  const specifiers = ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => fileName.replace(/\?.*/, ''));
  const inside = specifiers.filter((name) => /^[.#]/.test(name));
  return {
    path,
    code,
    imports: inside.map((name) => (name.startsWith('#') ? name.slice(1) : join(dirname(path), name))),
    globs: globsIn(path, code),
    packages: specifiers.filter((name) => !/^[.#]/.test(name)),
  };
}

const FILES = globSync('{engine,content,components,scripts,pages,tests}/**/*.{ts,tsx,astro}').sort().map(read);
const SHIPPED = FILES.filter(({ path }) => !/\.test\.tsx?$/.test(path));

const roomOf = (path: string): string => path.split('/')[0] ?? '';
const isEngine = ({ path }: File): boolean => roomOf(path) === 'engine';
/** The game a file belongs to: `engine/zargos/odds.ts` and `components/zargos/Combat.tsx` to `zargos`. */
const GAMES = globSync('engine/*/ids.ts').map((path) => path.split('/')[1] ?? '');
const gameOf = (path: string): string | undefined => GAMES.find((game) => path.split('/')[1] === game);
/** What a fight is made of stands in a room of its own, whose files keep their places in the order. */
const nameIn = (path: string): string => (path.split('/')[path.startsWith('engine/zargos/fight/') ? 3 : 2] ?? '').replace(/\..*/, '');
const isTesting = (path: string): boolean => path.includes('/testing/') || /\.test\.tsx?$/.test(path);

/** Pairs « file → what it imports » for which `isWrong`. */
const wrong = (files: readonly File[], isWrong: (file: string, imported: string) => boolean): readonly string[] =>
  files.flatMap(({ path, imports }) => imports.filter((imported) => isWrong(path, imported)).map((imported) => `${path} → ${imported}`));

/** Floors of `components`, from the ground: a file knows those of its floor and below. A game's profile stands under what lists the games. */
const FLOORS: readonly (readonly string[])[] = [
  ['base'],
  ['kit'],
  ['games.ts'],
  ['our-table'],
  ['rules', 'table', 'study'],
  ['arbiter', 'print'],
  ['notebook', 'quiz', 'puzzle', 'lesson'],
  [...GAMES],
  ['site'],
];

const floorOf = (path: string): number => {
  const [, room = ''] = path.split('/');
  const isProfile = /^components\/[^/]+\/game\.ts$/.test(path);
  return FLOORS.findIndex((rooms) => rooms.includes(isProfile ? 'games.ts' : room));
};

/** Groups of files that know one another in a ring (Tarjan), types included. */
function ringsOf(files: readonly File[]): readonly (readonly string[])[] {
  const imports = new Map(files.map(({ path, imports, globs }) => [path, [...imports, ...globs]]));
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const rings: (readonly string[])[] = [];
  const visit = (path: string): number => {
    const rank = order.size;
    order.set(path, rank);
    lowest.set(path, rank);
    stack.push(path);
    for (const next of imports.get(path) ?? []) {
      if (!imports.has(next)) continue;
      const reached = order.has(next) ? (stack.includes(next) ? (order.get(next) ?? rank) : rank) : visit(next);
      lowest.set(path, Math.min(lowest.get(path) ?? rank, reached));
    }
    const low = lowest.get(path) ?? rank;
    if (low === rank) {
      const ring = stack.splice(stack.indexOf(path));
      if (ring.length > 1) rings.push(ring.sort());
    }
    return low;
  };
  for (const path of imports.keys()) if (!order.has(path)) visit(path);
  return rings;
}

test('inside components, floors stand on one another', () => {
  const rooms = FILES.filter(({ path }) => roomOf(path) === 'components');
  const isUp = (file: string, imported: string) => roomOf(imported) === 'components' && floorOf(imported) > floorOf(file);
  expect(rooms.filter(({ path }) => floorOf(path) < 0).map(({ path }) => path)).toEqual(['components/env.d.ts']);
  expect(wrong(rooms, isUp)).toEqual([]);
});

test('no file knows itself through others', () => {
  expect(ringsOf(FILES)).toEqual([]);
});

/** Of one folder, tests left out: more want an inner order. */
const MOST_FILES = 25;

/** Where an id of a game may stand outside of its own folders: the one key of before. */
const NAMING = ['components/our-table/kept.ts'];

test('a game is listed nowhere: nothing of the house names one', () => {
  const named = new RegExp(`['"\`](?:${GAMES.join('|')})['"\`]`);
  const house = SHIPPED.filter(({ path }) => /^(?:components|pages)\//.test(path) && !GAMES.includes(path.split('/')[1] ?? ''));
  expect(house.filter(({ path, code }) => !NAMING.includes(path) && named.test(code)).map(({ path }) => path)).toEqual([]);
});

test('no folder holds more than can be seen at once', () => {
  const counts = Map.groupBy(
    globSync('{engine,components,scripts,pages}/**/*.*').filter((path) => !/\.test\.tsx?$/.test(path)),
    dirname,
  );
  const full = [...counts].filter(([, files]) => files.length > MOST_FILES).map(([folder, files]) => `${folder}: ${files.length}`);
  expect(full).toEqual([]);
});

test('nothing that ships knows what only tests use', () => {
  const house = FILES.filter(({ path }) => /^(?:engine|content|components|pages)\//.test(path) && !isTesting(path));
  expect(wrong(house, (_file, imported) => isTesting(imported))).toEqual([]);
});

test('there are files to look at', () => {
  expect(FILES.length).toBeGreaterThan(60);
  expect(GAMES).toContain('zargos');
});

test('rooms know one another in one direction, by what they import and by what their globs find: engine, content, components, pages', () => {
  const allowed: Readonly<Record<string, readonly string[]>> = ROOMS;
  const isOutside = (path: string) => !(roomOf(path) in ROOMS);
  const files = FILES.map(({ imports, globs, ...file }) => ({ ...file, globs, imports: [...imports, ...globs] }));
  expect(wrong(files, (file, imported) => !isOutside(imported) && !allowed[roomOf(file)]?.includes(roomOf(imported)))).toEqual([]);
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
  expect(wrong(engine, (file, imported) => gameOf(file) !== undefined && isBack(file, imported))).toEqual([]);
});

test('from outside, a game is known by its files, a barrel being only its own door', () => {
  const barrels = FILES.filter(({ path }) => /(^|\/)index\.tsx?$/.test(path) && !/^engine\/[^/]+\/index\.ts$/.test(path));
  expect(barrels.map(({ path }) => path)).toEqual([]);
});

test('the engine needs the dice generator and the reader of schemas, and nothing else', () => {
  const inner = SHIPPED.filter((file) => isEngine(file) && !/^engine\/(cli|bench)/.test(file.path) && !isTesting(file.path));
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

test('French joins, counts and writes its numbers in one place', () => {
  const COPIES =
    /charAt\(0\)\.toUpper|ListFormat|\? '' : '[sx]'|\? '[sx]' : ''|replace\('\.', ','\)|slice\(0, -1\)\.join\('|\.join\(' (?:et|ou) '\)/;
  expect(SHIPPED.filter(({ path, code }) => roomOf(path) !== 'tests' && COPIES.test(code)).map(({ path }) => path)).toEqual([
    'engine/core/french.ts',
  ]);
});
