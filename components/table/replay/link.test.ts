import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatLink, MOST_LINK, parseFile, parseLink } from './link.ts';
import { isLink, MOST_TEXT } from './outside.ts';

const REPLAY = {
  version: 1,
  game: 'toy',
  options: {},
  seed: 'été',
  moves: Array.from({ length: 300 }, (_, at) => ({ kind: 'take', seat: at % 3, count: 1 })),
};

test.each([
  ['compressed', globalThis, 'd'],
  ['plain, where the browser cannot compress', {}, 'j'],
])('a link holds a replay, %s', async (_name, streams, way) => {
  const link = (await formatLink(REPLAY, undefined, streams)) ?? '';
  expect(link).toMatch(new RegExp(`^entier=1\\.[\\da-f]{6}&partie=2${way}\\.[\\w-]+$`));
  expect(isLink(`#${link}`)).toBe(true);
  expect(await parseLink(`#${link}`)).toEqual({ ok: true, value: REPLAY });
});

/** As links were written before, by hand: base64url of the JSON. */
test('a link of the first format is still read', async () => {
  const old = Buffer.from(JSON.stringify(REPLAY)).toString('base64url');
  expect(await parseLink(`partie=1j.${old}&coup=4`)).toEqual({ ok: true, value: REPLAY, at: 4 });
});

test('compressing is worth it', async () => {
  expect((await formatLink(REPLAY))?.length).toBeLessThan(((await formatLink(REPLAY, undefined, {}))?.length ?? 0) / 10);
});

/** One golden replay after another, as one long game: what such moves weigh is all that counts. */
const longGame = (game: string) => {
  const moves = globSync(`tests/replays/${game}/*.json`).flatMap((path) => JSON.parse(readFileSync(path, 'utf8')).replay.moves);
  return { ...REPLAY, moves: Array.from({ length: 5000 }, (_, at) => moves[at % moves.length]) };
};

test.each(['orc', 'gran', 'zargos'])('a game of 5000 moves of %s fits in a link', async (game) => {
  expect((await formatLink(longGame(game)))?.length).toBeLessThan(MOST_LINK);
});

test('a link may point at a move', async () => {
  expect(await parseLink((await formatLink(REPLAY, 12)) ?? '')).toEqual({ ok: true, value: REPLAY, at: 12 });
});

test('what is too long to send gives no link', async () => {
  expect(await formatLink({ ...REPLAY, seed: 'x'.repeat(MOST_LINK) }, undefined, {})).toBeUndefined();
});

const bomb = () => formatLink({ ...REPLAY, seed: '0'.repeat(MOST_TEXT + 1) });
const whole = () => formatLink(REPLAY);

test.each<[name: string, fragment: () => Promise<string | undefined>, because: RegExp]>([
  ['cut', async () => (await whole())?.slice(0, 60), /coupé/],
  ['old, and cut', async () => (await whole())?.replace(/^entier=[^&]*&/, '').slice(0, 60), /abîmé/],
  ['without a body', async () => 'partie=1d.', /abîmé/],
  ['of another format', async () => 'partie=3d.abc', /autre version/],
  ['no game', async () => 'partie=2j.YWJj', /abîmé/],
  ['of no format', async () => 'partie=coucou', /abîmé/],
  ['no base64', async () => 'partie=1j.a', /abîmé/],
  ['no JSON', async () => 'partie=1j.YWJj', /abîmé/],
  ['no UTF-8', async () => 'partie=1j._w', /abîmé/],
  ['too long', async () => `partie=1j.${'a'.repeat(MOST_LINK)}`, /trop long/],
  ['a bomb', bomb, /trop long/],
])('a link that is %s is one sentence', async (_name, fragment, because) => {
  const read = await parseLink((await fragment()) ?? '');
  expect(read).toMatchObject({ ok: false });
  if (!read.ok) expect(read.because).toMatch(because);
});

test('whatever a stranger writes is read or is one sentence, and never throws', async () => {
  const good = (await whole()) ?? '';
  const spoiled = fc
    .tuple(fc.nat(good.length - 1), fc.string({ maxLength: 3 }), fc.nat(6))
    .map(([at, put, cut]) => good.slice(0, at) + put + good.slice(at + cut));
  const anything = fc.oneof(
    spoiled,
    fc.string().map((body) => `partie=1d.${body}`),
    fc.base64String().map((body) => `partie=1j.${body}`),
  );
  await fc.assert(
    fc.asyncProperty(anything, async (fragment) => {
      const read = await parseLink(fragment);
      if (!read.ok) expect(read.because).toMatch(/^[^.]+\.$/);
    }),
    { numRuns: 300 },
  );
});

test('an old browser says that it cannot unpack', async () => {
  expect(await parseLink((await whole()) ?? '', {})).toMatchObject({ ok: false, because: expect.stringContaining('fichier') });
});

test('a file is a replay or one sentence', () => {
  expect(parseFile(`\uFEFF${JSON.stringify(REPLAY)}`)).toEqual({ ok: true, value: REPLAY });
  expect(parseFile('bonjour')).toMatchObject({ ok: false, because: expect.stringContaining('JSON') });
  expect(parseFile(' '.repeat(MOST_TEXT + 1))).toMatchObject({ ok: false, because: expect.stringContaining('trop gros') });
});
