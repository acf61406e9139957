import { expect, test } from 'vitest';
import { botOf } from '../chooser/seats.ts';
import { HUMAN, type TableSpec } from '../spec.ts';
import { TOY, TOY_SPEC, type ToyGame, type ToyMove } from '../testing/toy-game.ts';
import { botToMove, driverOf, idleMove } from './drive.ts';
import { nowOf, openHistory } from './history.ts';
import { EMPTY, nextSession, type Session, type SessionEvent } from './session.ts';

const BOT = botOf('random');
const take = (seat: number, count: number): ToyMove => ({ kind: 'take', seat, count });
const begun = (players = [HUMAN, BOT, BOT]): Session<ToyGame> =>
  nextSession(TOY_SPEC, EMPTY, { kind: 'sit', history: openHistory(TOY_SPEC, { seats: 3, heap: 9 }, 'x'), players });
const after = (session: Session<ToyGame>, ...events: readonly SessionEvent<ToyGame>[]) =>
  events.reduce((now, event) => nextSession(TOY_SPEC, now, event), session);
const TEMPO = { pace: 1, resting: false, hurried: false, absent: false };

const played = after(begun(), { kind: 'play', move: take(0, 1) });
const SHOW = { told: true, stays: true };
const BLOW = { text: 'Aïe !', places: [] };
test.each<[name: string, session: Session<ToyGame>, tempo: Partial<typeof TEMPO>, bot: number | undefined]>([
  ['nobody sits there', EMPTY, {}, undefined],
  ['it is a person’s turn', begun(), {}, undefined],
  ['it is a bot’s turn', played, {}, 1],
  ['a person has left the rest to bots', begun(), { absent: true }, 0],
  ['the table rests', played, { resting: true }, undefined],
  ['it is looked at again', after(played, { kind: 'review' }), {}, undefined],
  ['another tab plays', after(played, { kind: 'elsewhere', how: 'ahead' }), {}, undefined],
  ['something is shown', { ...played, show: SHOW }, {}, undefined],
  ['a card is read', { ...played, blow: BLOW }, {}, undefined],
  ['nobody waits for a card', { ...played, blow: BLOW }, { pace: 0 }, 1],
  ['a grave card is read at any pace', { ...played, blow: { ...BLOW, isGrave: true } }, { pace: 0 }, undefined],
  ['what its show has told is no card', { ...played, blow: { ...BLOW, isGrave: true, isShown: true } }, {}, 1],
  ['it is one where nothing is shown', { ...played, blow: { ...BLOW, isGrave: true, isShown: true } }, { pace: 0 }, undefined],
  ['a clock runs', after(played, { kind: 'play', move: { kind: 'mark', seat: 0, tick: 1 } }), {}, undefined],
])('whose turn it is among the bots where %s', (_name, session, tempo, bot) => {
  expect(botToMove(TOY_SPEC, session, { ...TEMPO, ...tempo })).toBe(bot);
});

test('a bot that keeps its move back is not asked', () => {
  expect(botToMove(TOY_SPEC, played, TEMPO, [1])).toBeUndefined();
});

const PASS: ToyMove = { kind: 'mark', seat: 0, tick: 1 };
/** A game in which whoever is to move is asked whether he reacts, and passes by a mark. */
const ASKING: TableSpec<ToyGame> = {
  ...TOY_SPEC,
  game: { ...TOY, idle: (_state, seat) => ({ kind: 'mark', seat, tick: 1 }) },
  question: ({ turn }) => ({ id: `${turn}`, turn: 'un', seats: [turn], text: 'Qui réagit ?' }),
};

test('a seat passes by itself only once it is left alone, whatever the pace of the bots', () => {
  const left = after(begun(), { kind: 'wish', seats: [0], wish: { notIn: 'un' } });
  expect(idleMove(ASKING, begun(), TEMPO)).toBeUndefined();
  expect(idleMove(ASKING, left, TEMPO)).toEqual(PASS);
  expect(idleMove(ASKING, left, { ...TEMPO, resting: true })).toEqual(PASS);
  expect(idleMove(ASKING, after(left, { kind: 'review' }), TEMPO)).toBeUndefined();
});

/** A table whose bots take one, with what is waited for. */
function road(session: Session<ToyGame>, spec = TOY_SPEC, tempo = { ...TEMPO }) {
  let now = session;
  const waited: number[] = [];
  const play = (move: ToyMove) => {
    now = nextSession(spec, now, { kind: 'play', move });
  };
  const drive = driverOf(spec, tempo, {
    get: () => now,
    ask: async (seats) => seats.map((seat) => take(seat, 1)),
    play,
    wait: async (ms) => void waited.push(ms),
  });
  return { drive, play, tempo, waited, heap: () => now.sitting && nowOf(now.sitting.history).heap };
}

test('bots play one after another up to a person’s turn, each after its pause at the pace of the table', async () => {
  const { drive, waited, heap } = road(played, { ...TOY_SPEC, pause: () => 100 }, { ...TEMPO, pace: 0.5 });
  await drive();
  expect([heap(), waited]).toEqual([6, [50, 50]]);
});

test('whoever is in a hurry waits for no bot, and is no more once it is a person’s turn, or nobody sits there', async () => {
  const { drive, waited, tempo } = road(played, { ...TOY_SPEC, pause: () => 100 }, { ...TEMPO, hurried: true });
  await drive();
  expect([waited, tempo.hurried]).toEqual([[0, 0], false]);
  const left = road(EMPTY, TOY_SPEC, { ...TEMPO, hurried: true });
  await left.drive();
  expect(left.tempo.hurried).toBe(false);
});

test('a bot that waits for somebody else is passed over', async () => {
  const { drive, heap } = road(played, { ...TOY_SPEC, waits: (_state, { seat }) => seat === 1 });
  await drive();
  expect(heap()).toBe(8);
});

test('it drives once at a time, and a move that comes once the table rests is not played', async () => {
  const once = road(played);
  await Promise.all([once.drive(), once.drive()]);
  expect(once.heap()).toBe(6);
  const resting = road(played);
  const going = resting.drive();
  resting.tempo.resting = true;
  await going;
  expect(resting.heap()).toBe(8);
});

test('somebody who plays at once after nothing was to be driven is driven on', async () => {
  const { drive, play, heap } = road(begun());
  void drive();
  play(take(0, 1));
  await drive();
  expect(heap()).toBe(6);
});
