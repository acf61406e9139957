import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MOST_FILE, textIn } from './files.ts';

/** A file of a size, which fails the test when it is read though it should not be. */
const file = (size: number, text = () => Promise.resolve('{}')) => ({ size, text });
const mustNotRead = () => Promise.reject(new Error('read'));

test('a file of the most is read, and one byte more is refused with its size and the limit', async () => {
  expect(await textIn(file(MOST_FILE))).toEqual({ ok: true, text: '{}' });
  expect(await textIn(file(MOST_FILE + 1, mustNotRead))).toEqual({
    ok: false,
    because: 'Ce fichier est trop gros : 1,1 Mo, quand on attend 1 Mo au plus.',
  });
  expect(await textIn(file(600_000_000, mustNotRead))).toMatchObject({ because: expect.stringContaining(': 600 Mo, quand') });
});

test('a file that cannot be read says so', async () => {
  expect(await textIn(file(10, mustNotRead))).toEqual({ ok: false, because: 'Ce fichier n’a pas pu être lu.' });
});

test('there is one door for files, which asks for their size first', () => {
  const doors = globSync('components/**/*.{tsx,astro}').filter((path) => /type="file"|<input[^>]*type=\{/.test(readFileSync(path, 'utf8')));
  expect(doors).toEqual(['components/kit/FileButton.tsx']);
});
