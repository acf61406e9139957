/** A link that lost its end is not believed, nor one that says something twice: every cut of every kind of link. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatArbiter, parseArbiter } from '#components/arbiter/link.ts';
import { GRAN_ARBITER } from '#components/gran/arbiter/spec.ts';
import { formatLink, parseLink } from '#components/table/replay/link.ts';
import { MARK } from '#engine/core/link.ts';
import { statesOf } from '#engine/core/replay.ts';
import { normal } from '#engine/gran/edit.ts';
import { GRAN } from '#engine/gran/game.ts';
import { LINKS, markedOf } from './links.ts';

const SENTENCE = /coupé|abîmé/;

const cutsOf = (text: string): readonly string[] => Array.from(text, (_, at) => text.slice(0, at));

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const byThemselves = LINKS.filter(({ within }) => within === undefined);

/** The cuts of a link that are read without a word as something that it did not say. */
const believed = ({ read }: (typeof LINKS)[number], text: string): readonly string[] => {
  const [nothing, all] = [read('').value, read(text).value];
  return cutsOf(text).filter((cut) => {
    const { value, refused } = read(cut);
    return refused.length === 0 && !same(value, nothing) && !same(value, all);
  });
};

test.each(byThemselves.map((link) => [link.name, link] as const))('%s', (_name, link) => {
  for (const text of markedOf(link)) {
    expect(link.read(text).refused, text).toEqual([]);
    expect(believed(link, text)).toEqual([]);
    // Inside the mark too, as soon as it is one.
    for (const cut of cutsOf(text).slice(MARK.length + 1)) expect(link.read(cut).refused.join(' '), cut).toMatch(SENTENCE);
    const [pair] = text.split('&').slice(1);
    expect(link.read(`${text}&${pair}`).refused.join(' '), 'a key given twice').toMatch(/dit deux fois|abîmé/);
  }
});

/** Of links packed in a fragment: read whole, or refused. */
async function heldBack(text: string, read: (cut: string) => Promise<{ readonly ok: boolean; readonly because?: string }>): Promise<void> {
  expect(await read(text)).toMatchObject({ ok: true });
  for (const cut of cutsOf(text).slice(MARK.length + 1)) {
    const said = await read(cut);
    expect(said.ok, cut).toBe(false);
    expect(said.because, cut).toMatch(SENTENCE);
  }
}

const GAME = JSON.parse(readFileSync('tests/replays/gran/pile-qui-tourne.json', 'utf8')).replay;
const SHORT = { ...GAME, moves: GAME.moves.slice(0, 12) };

test.each([
  ['compressed', globalThis],
  ['plain', {}],
])('a game at its twelfth move, %s', async (_name, streams) => {
  await heldBack((await formatLink(SHORT, 12, streams)) ?? '', (cut) => parseLink(cut));
});

test.each([
  ['compressed', globalThis],
  ['plain', {}],
])('a position for the arbiter, %s', async (_name, streams) => {
  const played = statesOf(GRAN, SHORT);
  if (!played.ok) throw new Error(played.because);
  const asked = { state: normal(played.value.at(-1) ?? GRAN.setup(SHORT.options, '')), move: GAME.moves[12], eyes: undefined };
  await heldBack((await formatArbiter(GRAN_ARBITER, asked, streams)) ?? '', (cut) => parseArbiter(GRAN_ARBITER, cut));
});

/** What the mark is for: printed by `npx vitest run tests/hostile/links.test.ts`. */
test('without the mark a good share of the cuts was believed', () => {
  let [cuts, taken] = [0, 0];
  for (const link of byThemselves) {
    for (const sample of link.samples) {
      cuts += sample.length;
      taken += believed(link, sample).length;
    }
  }
  console.log(`believed without the mark: ${taken} cuts of ${cuts}`);
  expect(taken / cuts).toBeGreaterThan(0.3);
});
