/** Who is asked whether he reacts, and when nobody need be. */
import { expect, test } from 'vitest';
import type { Game, GameTypes } from '#engine/core/game.ts';
import { HUMAN, type Player, type TableSpec, type WindowQuestion } from './spec.ts';
import { type WindowAnswer, type Wishes, windowStateOf } from './windows.ts';

interface Toy extends GameTypes {
  readonly state: {
    readonly random: readonly [number, number, number, number];
    readonly toMove: number;
    readonly holding: readonly number[];
  };
  readonly move: { readonly kind: 'pass' | 'play'; readonly seat: number };
}

const BOT: Player = { kind: 'bot', level: 'random' };
const QUESTION: WindowQuestion = { id: 'q', turn: 't', seats: [0, 1, 2], text: 'Qui réagit ?' };

/** A window where those of `holding` have something to play. */
const spec = {
  game: {
    toMove: ({ toMove }) => [toMove],
    moves: ({ holding }, seat) => [{ kind: 'pass', seat }, ...(holding.includes(seat) ? [{ kind: 'play' as const, seat }] : [])],
    idle: (_state, seat) => ({ kind: 'pass', seat }),
  } as Pick<Game<Toy>, 'toMove' | 'moves' | 'idle'>,
  question: () => QUESTION,
  takes: ({ kind, seat }: Toy['move']) => (kind === 'play' ? `carte ${seat}` : undefined),
} as unknown as TableSpec<Toy>;

const at = (toMove: number, ...holding: number[]): Toy['state'] => ({ random: [0, 0, 0, 0], toMove, holding });
const asking = (state: Toy['state'], players: readonly Player[], wishes: Wishes = {}, said?: WindowAnswer) =>
  windowStateOf(spec, state, players, wishes, said)?.kind;

test('somebody alone is asked when there is something to play, and left alone otherwise', () => {
  expect(asking(at(0, 0), [HUMAN, BOT, BOT])).toBe('alone');
  expect(asking(at(0, 1), [HUMAN, BOT, BOT])).toBe('idle');
  expect(asking(at(0), [HUMAN, BOT, BOT], { 0: 'always' })).toBe('alone');
  expect(asking(at(0, 0), [HUMAN, BOT, BOT], { 0: { notIn: 't' } })).toBe('idle');
  expect(asking(at(0, 0), [HUMAN, BOT, BOT], { 0: { notIn: 'the turn before' } })).toBe('alone');
  expect(asking(at(0, 0), [HUMAN, BOT, BOT], { 0: { notFor: ['carte 0'] } })).toBe('idle');
  expect(asking(at(0, 0), [HUMAN, BOT, BOT], { 0: { notFor: ['carte 1'] } })).toBe('alone');
});

test('who could play but what is vain is left alone, unless he wants to be asked', () => {
  const vain = {
    ...spec,
    harmsNobody: ({ holding }: Toy['state'], { seat }: Toy['move']) => holding.includes(9) && seat === 0,
  } as TableSpec<Toy>;
  const kind = (state: Toy['state'], wishes: Wishes = {}) => windowStateOf(vain, state, [HUMAN, BOT, BOT], wishes, undefined)?.kind;
  expect(kind(at(0, 0, 9))).toBe('idle');
  expect(kind(at(0, 0))).toBe('alone');
  expect(kind(at(0, 0, 9), { 0: 'always' })).toBe('alone');
});

test('a bot is asked as ever', () => {
  expect(asking(at(1, 1), [HUMAN, BOT, BOT])).toBeUndefined();
});

test('several are asked together, whatever their hands hold: being asked tells nothing', () => {
  const two = [HUMAN, BOT, HUMAN];
  for (const holding of [[], [0], [2], [0, 2]]) {
    const asked = windowStateOf(spec, at(0, ...holding), two, {}, undefined);
    expect(asked).toEqual({ kind: 'together', question: QUESTION, seats: [0, 2] });
  }
  expect(windowStateOf(spec, at(0), two, { 2: { notIn: 't' } }, undefined)).toMatchObject({ seats: [0] });
  expect(asking(at(0), two, { 0: 'always' })).toBe('alone');
});

test('what was said holds for the same question: nobody, or one who takes the device', () => {
  const two = [HUMAN, BOT, HUMAN];
  const nobody: WindowAnswer = { question: 'q', wants: undefined };
  expect([asking(at(0, 0), two, {}, nobody), asking(at(2, 2), two, {}, nobody)]).toEqual(['idle', 'idle']);
  const third: WindowAnswer = { question: 'q', wants: 2 };
  expect([asking(at(0, 0), two, {}, third), asking(at(2), two, {}, third)]).toEqual(['idle', 'alone']);
  expect(asking(at(0), two, {}, { question: 'another', wants: undefined })).toBe('together');
});
