/** One word for one thing: an exported name means one thing in a game, and what core, kit and table export is nobody else's. What only tests use may name a rule as the engine does. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Names that several files export on purpose: the same thing each time. */
const SAME_ROLE: Readonly<Record<string, string>> = {
  LESSON: 'what a file of a lesson exports, found by its path',
  COACH: 'who speaks at a table of a game, found by its path',
  TABLE_COACH: 'the same at the table',
  coach: 'how a table fetches it',
  Tell: 'core’s, of the events of one game',
};

const EXPORTED = /^export (?:declare )?(?:async )?(?:abstract )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;

const GAMES = globSync('engine/*/ids.ts').map((path) => path.split('/')[1] ?? '');
const roomOf = (path: string): string => GAMES.find((game) => path.split('/')[1] === game) ?? 'the house';
const isShared = (path: string): boolean => /^(?:engine\/core|components\/kit|components\/table)\//.test(path);

/** Files by the name that they export. */
const FILES = new Map<string, readonly string[]>();
for (const path of globSync('{engine,components,content}/**/*.{ts,tsx}').sort()) {
  if (path.includes('/testing/') || /\.(?:test|d)\.tsx?$/.test(path)) continue;
  const names = [...readFileSync(path, 'utf8').matchAll(EXPORTED)].flatMap(([, name]) => name ?? []);
  for (const name of new Set(names)) FILES.set(name, [...(FILES.get(name) ?? []), path]);
}
const MEETING = [...FILES].filter(([name, files]) => files.length > 1 && !(name in SAME_ROLE));
const said = (name: string, where: string, files: readonly string[]): string =>
  `« ${name} » is exported by several files of ${where} (${files.join(', ')}): give one of them another name, or import it`;

test('there are names to look at', () => {
  expect(FILES.size).toBeGreaterThan(3000);
  expect(FILES.get('GRAN')).toEqual(['engine/gran/game.ts']);
});

test('inside a game, and inside the house, a name is exported once', () => {
  const twice = MEETING.flatMap(([name, files]) =>
    [...Map.groupBy(files, roomOf)].flatMap(([room, those]) => (those.length > 1 ? [said(name, room, those)] : [])),
  );
  expect(twice).toEqual([]);
});

test('what core, kit or table exports, nobody else does', () => {
  expect(MEETING.filter(([, files]) => files.some(isShared)).map(([name, files]) => said(name, 'the site', files))).toEqual([]);
});

test('names said to be one thing are exported by several files', () => {
  expect(Object.keys(SAME_ROLE).filter((name) => (FILES.get(name)?.length ?? 0) < 2)).toEqual([]);
});
