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
const TEMPO = { pace: 1, resting: false, hurried: false };

const played = after(begun(), { kind: 'play', move: take(0, 1) });
const SHOW = { told: true, stays: true };
const BLOW = { text: 'Aïe !', places: [] };
test.each<[name: string, session: Session<ToyGame>, tempo: Partial<typeof TEMPO>, bot: number | undefined]>([
  ['nobody sits there', EMPTY, {}, undefined],
  ['it is a person’s turn', begun(), {}, undefined],
  ['it is a bot’s turn', played, {}, 1],
  ['the table rests', played, { resting: true }, undefined],
  ['it is looked at again', after(played, { kind: 'review' }), {}, undefined],
  ['another tab plays', after(played, { kind: 'elsewhere', how: 'ahead' }), {}, undefined],
  ['something is shown', { ...played, show: SHOW }, {}, undefined],
  ['a card is read', { ...played, blow: BLOW }, {}, undefined],
  ['nobody waits for a card', { ...played, blow: BLOW }, { pace: 0 }, 1],
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
function road(session: Session<ToyGame>, spec = TOY_SPEC) {
  let now = session;
  const waited: number[] = [];
  const driver = driverOf(spec, {
    session: () => now,
    ask: async (seat) => take(seat, 1),
    play: (move) => {
      now = nextSession(spec, now, { kind: 'play', move });
    },
    wait: async (ms) => void waited.push(ms),
  });
  return { driver, waited, heap: () => now.sitting && nowOf(now.sitting.history).heap };
}

test('bots play one after another up to a person’s turn, each after its pause at the pace of the table', async () => {
  const { driver, waited, heap } = road(played, { ...TOY_SPEC, pause: () => 100 });
  driver.set({ pace: 0.5 });
  await driver.goOn();
  expect([heap(), waited]).toEqual([6, [50, 50]]);
  driver.set({ hurried: true });
  await driver.goOn();
  // It was a person’s turn: haste is over.
  expect(driver.tempo()).toEqual({ pace: 0.5, resting: false, hurried: false });
});

test('whoever is in a hurry waits for no bot', async () => {
  const { driver, waited } = road(played, { ...TOY_SPEC, pause: () => 100 });
  driver.set({ hurried: true });
  await driver.goOn();
  expect(waited).toEqual([0, 0]);
});

test('a bot that waits for somebody else is passed over', async () => {
  const { driver, heap } = road(played, { ...TOY_SPEC, waits: (_state, { seat }) => seat === 1 });
  await driver.goOn();
  expect(heap()).toBe(8);
});

test('it drives once at a time, and no more once it has stopped', async () => {
  const once = road(played);
  await Promise.all([once.driver.goOn(), once.driver.goOn()]);
  expect(once.heap()).toBe(6);
  const stopped = road(played);
  const going = stopped.driver.goOn();
  stopped.driver.stop();
  await going;
  expect(stopped.heap()).toBe(8);
});
