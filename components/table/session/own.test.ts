import { expect, test } from 'vitest';
import { turnEnded } from './own.ts';

/** Moves by letter: A is one's own, B and C are others'; a small letter answers a question put to all. `turns`: whose turn each is made in. */
function endedIn(moves: string, turns?: string): number {
  const seats = { a: 0, b: 1, c: 2 };
  const history = {
    moves: [...moves].map((letter) => ({ seat: seats[letter.toLowerCase() as keyof typeof seats] })),
    states: [...moves].map((letter, at) => ({ isAsked: letter === letter.toLowerCase(), turn: turns?.[at] })),
  };
  const question = ({ isAsked }: { isAsked: boolean }) => (isAsked ? { id: '', turn: '', seats: [], text: '' } : undefined);
  const seatInTurn = ({ turn }: { turn: string }) => seats[turn.toLowerCase() as keyof typeof seats];
  return turnEnded(
    { question, ...(turns && { seatInTurn }) } as unknown as Parameters<typeof turnEnded>[0],
    history as unknown as Parameters<typeof turnEnded>[1],
    [0],
  );
}

test.each<[what: string, moves: string, ended: number]>([
  ['nobody has played', '', 0],
  ['only others have', 'BC', 0],
  ['others have since', 'AABC', 2],
  ['at it again: before the others', 'ABCA', 1],
  ['the first turn is not over', 'AA', 0],
  ['answers in others’ turns are no turn', 'AAbBaCa', 2],
  ['nor are others’ answers in one’s own', 'ABCAbA', 1],
])('%s', (_what, moves, ended) => {
  expect(endedIn(moves)).toBe(ended);
});

test.each<[what: string, moves: string, turns: string, ended: number]>([
  ['a retreat in another’s turn is no turn', 'AABAB', 'AABBB', 2],
  ['nor is the last thing done', 'AABA', 'AABB', 2],
  ['nor is another’s retreat in one’s own', 'ABCABA', 'ABCAAA', 1],
])('%s', (_what, moves, turns, ended) => {
  expect(endedIn(moves, turns)).toBe(ended);
});
