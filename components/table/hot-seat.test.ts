import { expect, test } from 'vitest';
import { curtainLifted, eyesOn, type ScreenState, screenAfter } from './hot-seat.ts';
import { HUMAN, type Player } from './spec.ts';

const BOT: Player = { kind: 'bot', level: 'random' };
const shown = (seat: number): ScreenState => ({ kind: 'shown', seat });
const waiting = (seat: number): ScreenState => ({ kind: 'waiting', seat });

const rows: [
  name: string,
  players: readonly Player[],
  toMove: readonly number[],
  now: ScreenState | undefined,
  open: boolean,
  then: ScreenState,
][] = [
  ['somebody alone keeps the screen', [BOT, HUMAN], [0], undefined, false, shown(1)],
  ['bots alone: the seat that is watched', [BOT, BOT], [0], shown(1), false, shown(1)],
  ['bots alone, at first', [BOT, BOT], [0], undefined, false, shown(0)],
  ['two people: the curtain falls at first', [HUMAN, HUMAN, BOT], [1], undefined, false, waiting(1)],
  ['two people: it falls when the other must move', [HUMAN, HUMAN], [1], shown(0), false, waiting(1)],
  ['two people: it stays up while a bot moves', [HUMAN, HUMAN, BOT], [2], shown(0), false, shown(0)],
  ['two people: who may still move goes on', [HUMAN, HUMAN], [0, 1], shown(1), false, shown(1)],
  ['two people: the curtain stays until it is lifted', [HUMAN, HUMAN], [0], waiting(0), false, waiting(0)],
  ['two people, nobody to move, nobody had it', [HUMAN, HUMAN], [], undefined, false, waiting(0)],
  ['two people, nothing hidden: no curtain', [BOT, HUMAN, HUMAN], [0], waiting(2), true, shown(2)],
  ['two people, nothing hidden: the screen is with whoever must move', [HUMAN, HUMAN], [1], shown(0), true, shown(1)],
  ['two people, nothing hidden: all may move, nobody takes it over', [HUMAN, HUMAN], [0, 1], shown(1), true, shown(1)],
  ['bots alone: who looked with nobody’s eyes goes on', [BOT, BOT], [0], { kind: 'public' }, false, { kind: 'public' }],
  ['two people: no curtain has been up for who looked on', [HUMAN, HUMAN], [1], { kind: 'public' }, false, waiting(1)],
  ['two people, nothing hidden, at first', [BOT, HUMAN, HUMAN], [0], undefined, true, shown(1)],
];

test.each(rows)('%s', (_name, players, toMove, now, open, then) => {
  expect(screenAfter(players, toMove, now, open)).toEqual(then);
});

test('asked together: nobody’s hand is seen, and whoever had the device has it again when nobody reacts', () => {
  const two = [HUMAN, HUMAN];
  const asked: ScreenState = { kind: 'asked', seats: [0, 1], holder: 0 };
  expect(screenAfter(two, [1], shown(0), false, [0, 1])).toEqual(asked);
  expect(eyesOn(asked)).toBe('public');
  expect(screenAfter(two, [0], asked, false)).toEqual(shown(0));
  expect(screenAfter(two, [1], asked, false)).toEqual(waiting(1));
  expect(screenAfter([HUMAN, BOT], [0], shown(0), false, [0])).toEqual(shown(0));
});

test('the curtain is lifted for the seat it waits for', () => {
  expect(curtainLifted(waiting(2))).toEqual(shown(2));
  expect([waiting(2), shown(2), { kind: 'public' } as const].map(eyesOn)).toEqual(['public', 2, 'public']);
});
