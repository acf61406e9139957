import { expect, test } from 'vitest';
import { TOY_SPEC, type ToyGame } from '../testing/toy-game.ts';
import { followerOf } from './following.ts';
import { openHistory, type Replayed } from './history.ts';

const gameOf = (seed: string): Replayed<ToyGame> => ({ ok: true, history: openHistory(TOY_SPEC, { seats: 2, heap: 9 }, seed) });

/** A shelf on which each game is its own id, read when `answer` says so. */
function tab() {
  let id = 'une';
  const taken: string[] = [];
  const answers: ((read: Replayed<ToyGame>) => void)[] = [];
  const load = (wanted: string) => (wanted === 'perdue' ? undefined : { replay: wanted, players: [] });
  const following = followerOf<ToyGame>(
    { load },
    () => id,
    () => new Promise((done) => answers.push(done)),
    ({ seed }) => taken.push(seed),
  );
  return { following, taken, answers, play: (other: string) => (id = other) };
}

test('the game is taken as the other tab has left it, and none is played meanwhile', async () => {
  const { following, taken, answers } = tab();
  expect(following.isReading()).toBe(false);
  const done = following.follow();
  expect(following.isReading()).toBe(true);
  answers[0]?.(gameOf('autre'));
  await done;
  expect([following.isReading(), taken]).toEqual([false, ['autre']]);
});

test('of several answers the last asked for counts', async () => {
  const { following, taken, answers } = tab();
  const both = [following.follow(), following.follow()];
  answers[1]?.(gameOf('seconde'));
  answers[0]?.(gameOf('première'));
  await Promise.all(both);
  expect(taken).toEqual(['seconde']);
});

test('nothing is taken where the game has changed meanwhile, is not there, or cannot be played', async () => {
  const { following, taken, answers, play } = tab();
  const left = following.follow();
  play('deux');
  answers[0]?.(gameOf('trop tard'));
  await left;
  const refused = following.follow();
  answers[1]?.({ ok: false, because: 'Non.' });
  await refused;
  play('perdue');
  await following.follow();
  expect([taken, following.isReading()]).toEqual([[], false]);
});
