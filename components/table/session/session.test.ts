import { expect, test } from 'vitest';
import { botOf } from '../chooser/seats.ts';
import { HUMAN, isOpenIn, type Player, type SeenMove } from '../spec.ts';
import { TOY_SPEC, type Toy, type ToyGame } from '../testing/toy-game.ts';
import { nowOf, openHistory } from './history.ts';
import { EMPTY, mayWatch, nextSession, type Session, type SessionEvent, shownState } from './session.ts';

type Event = SessionEvent<ToyGame>;

const history = openHistory(TOY_SPEC, { seats: 2, heap: 9 }, 'x');
const BOT = botOf('random');
const run = (start: Session<ToyGame>, ...events: readonly Event[]): Session<ToyGame> =>
  events.reduce((session, event) => nextSession(TOY_SPEC, session, event), start);
const sit = (...players: readonly Player[]): Event => ({ kind: 'sit', history, players });
const take = (seat: number, count = 1): Event => ({ kind: 'play', move: { kind: 'take', seat, count } });
const heapOf = (session: Session<ToyGame>) => shownState(session)?.heap;

test('a move is played or refused with its rule; the next good one clears the refusal', () => {
  const refused = run(EMPTY, sit(HUMAN, BOT), take(1));
  expect(refused.refused).toEqual({ ok: false, rule: 'TOY-TAS-1', because: 'C’est au joueur 0 de jouer.' });
  expect(refused.tried).toEqual({ kind: 'take', seat: 1, count: 1 });
  expect(heapOf(refused)).toBe(9);
  expect(run(refused, { kind: 'accept' }).refused).toBeUndefined();
  const played = run(refused, take(0, 2));
  expect(played.refused).toBeUndefined();
  expect(heapOf(played)).toBe(7);
});

test('two people share a screen: the curtain falls between them, and lifts on demand', () => {
  const start = run(EMPTY, sit(HUMAN, HUMAN));
  expect(start.sitting?.screen).toEqual({ kind: 'waiting', seat: 0 });
  const mine = run(start, { kind: 'lift' });
  expect(mine.sitting?.screen).toEqual({ kind: 'shown', seat: 0 });
  expect(run(mine, take(0)).sitting?.screen).toEqual({ kind: 'waiting', seat: 1 });
  expect(run(mine, { kind: 'watch', eyes: 1 })).toBe(mine);
});

test('what bots do to several people is said with their names, and what they do to each other is not', () => {
  const blow = (_seen: unknown, seat: number) => ({ text: 'Vous perdez.', places: [`${seat}`], isGrave: seat === 1 });
  const struck = { ...TOY_SPEC, blow };
  const three = openHistory(struck, { seats: 3, heap: 9 }, 'x');
  const sat: Session<ToyGame> = nextSession(struck, EMPTY, { kind: 'sit', history: three, players: [BOT, HUMAN, HUMAN] });
  const blown = nextSession(struck, sat, take(0));
  expect(blown.blow).toEqual({ text: 'Joueur 1 : vous perdez. Joueur 2 : vous perdez.', places: ['1', '2'], isGrave: true });
  expect(nextSession(struck, blown, take(1)).blow).toBeUndefined();
});

test('undo gives the state before, and the curtain to whom it belongs', () => {
  const two = run(EMPTY, sit(HUMAN, HUMAN), { kind: 'lift' }, take(0), { kind: 'undo' });
  expect(heapOf(two)).toBe(9);
  expect(two.sitting?.screen).toEqual({ kind: 'waiting', seat: 0 });
  const thrown = run(EMPTY, sit(HUMAN, BOT), { kind: 'play', move: { kind: 'throw', seat: 0 } });
  expect(run(thrown, { kind: 'undo' })).toBe(thrown);
});

test('moves already made are looked at again, nothing is played meanwhile, and the game is as it was after', () => {
  const played = run(EMPTY, sit(HUMAN, BOT), take(0), take(1), take(0));
  const before = run(played, { kind: 'review' }, { kind: 'step', step: { kind: 'first' } });
  expect(heapOf(before)).toBe(9);
  expect(run(before, take(1))).toBe(before);
  expect(run(before, { kind: 'undo' })).toBe(before);
  expect(heapOf(run(before, { kind: 'live' }))).toBe(6);
  // As it stood before the second move of the record.
  expect(heapOf(run(played, { kind: 'review', at: 1 }))).toBe(8);
});

test('a game looked at leaves the one in progress aside; it is found again, or another goes on from there', () => {
  const mine = run(EMPTY, sit(HUMAN, BOT), take(0));
  const other = run(EMPTY, sit(HUMAN, BOT), take(0, 3), take(1, 3)).sitting?.history ?? history;
  const visit = run(mine, { kind: 'visit', from: 'link', history: other, at: 1 });
  expect(heapOf(visit)).toBe(6);
  expect(visit.sitting).toMatchObject({ guest: 'link', screen: { kind: 'public' } });
  expect(run(visit, take(0))).toBe(visit);
  expect(run(visit, { kind: 'live' })).toBe(visit);
  expect(run(visit, { kind: 'visit', from: 'link', history: other, at: 2 }).aside).toBe(mine.sitting);
  expect(run(visit, { kind: 'back' }).sitting).toBe(mine.sitting);
  const taken = run(visit, { kind: 'watch', eyes: 1 }, { kind: 'take-over' });
  expect(taken.sitting?.guest).toBeUndefined();
  expect(taken.sitting).toMatchObject({ players: [BOT, HUMAN], screen: { kind: 'shown', seat: 1 } });
  expect(taken.sitting && nowOf(taken.sitting.history).heap).toBe(6);
  // Whoever looked on with no seat's eyes takes the seat that is to move.
  const called = run(visit, { kind: 'take-over' });
  expect(called.sitting).toMatchObject({ players: [BOT, HUMAN], screen: { kind: 'shown', seat: 1 } });
});

test('eyes move freely where nobody plays, and once all is over', () => {
  const bots = run(EMPTY, sit(BOT, BOT), { kind: 'watch', eyes: 1 });
  expect(bots.sitting?.screen).toEqual({ kind: 'shown', seat: 1 });
  expect(run(bots, { kind: 'watch', eyes: 'public' }).sitting?.screen).toEqual({ kind: 'public' });
  const end = run(EMPTY, sit(HUMAN, BOT), take(0, 3), take(1, 3), take(0, 3));
  expect(end.sitting && mayWatch(TOY_SPEC, end.sitting)).toBe(true);
});

test('a game received opens where it stands, finished or not, by a link as by a file, unless a move is pointed at', () => {
  const [going, over] = [run(EMPTY, sit(HUMAN, BOT), take(0, 3)), run(EMPTY, sit(HUMAN, BOT), take(0, 3), take(1, 3), take(0, 3))];
  for (const [session, heap] of [
    [going, 6],
    [over, 0],
  ] as const) {
    for (const from of ['link', 'file'] as const) {
      const visit = run(EMPTY, { kind: 'visit', from, history: session.sitting?.history ?? history });
      expect([heapOf(visit), visit.sitting?.guest]).toEqual([heap, from]);
      expect(heapOf(run(EMPTY, { kind: 'visit', from, history: session.sitting?.history ?? history, at: 0 }))).toBe(9);
    }
  }
});

test('another tab goes on: it is said until one goes on here; followed, its moves are those on the screen', () => {
  const mine = run(EMPTY, sit(HUMAN, BOT));
  const there = run(mine, take(0), take(1)).sitting?.history ?? history;
  const ahead = run(mine, { kind: 'elsewhere', how: 'ahead' });
  expect([ahead.elsewhere, heapOf(ahead)]).toEqual(['ahead', 9]);
  expect(run(ahead, take(0)).elsewhere).toBeUndefined();
  const followed = run(ahead, { kind: 'follow', history: there });
  expect([followed.elsewhere, heapOf(followed)]).toEqual(['followed', 7]);
  expect(run(followed, take(0)).elsewhere).toBeUndefined();
  expect(run(followed, { kind: 'elsewhere', how: undefined }).elsewhere).toBeUndefined();
  expect(run(followed, sit(HUMAN, BOT)).elsewhere).toBeUndefined();
  expect(run(EMPTY, { kind: 'elsewhere', how: 'ahead' })).toBe(EMPTY);
});

test('of what has to be said the last thing stands, until it is closed; a table left is empty', () => {
  const said = run(EMPTY, { kind: 'say', notice: { text: 'a' } }, { kind: 'say', notice: { text: 'b' } });
  expect(said.notice).toEqual({ text: 'b' });
  expect(run(said, { kind: 'say', notice: { text: 'b' } })).toBe(said);
  expect(run(said, { kind: 'hush' }).notice).toBeUndefined();
  const left = run(EMPTY, sit(HUMAN, BOT), { kind: 'leave' });
  expect(left.sitting).toBeUndefined();
  expect(run(left, { kind: 'back' }).sitting?.players).toEqual([HUMAN, BOT]);
  expect(run(EMPTY, take(0))).toEqual(EMPTY);
});

test('what is said beside a game that teaches goes with it; anything else stays until it is closed', () => {
  const LED = { text: 'a', teaches: true } as const;
  const said = (notice: NonNullable<Session<ToyGame>['notice']>) => run(EMPTY, sit(HUMAN, BOT), { kind: 'say', notice });
  expect(said(LED).notice).toEqual(LED);
  for (const then of [sit(HUMAN, BOT), { kind: 'leave' } as const]) {
    expect(run(said(LED), then).notice).toBeUndefined();
    expect(run(said({ text: 'b' }), then).notice).toEqual({ text: 'b' });
  }
});

test('an open moment needs no curtain; when it closes, nobody holds the device', () => {
  const spec = { ...TOY_SPEC, open: ({ heap }: Toy) => heap > 8 };
  const go = (start: Session<ToyGame>, event: Event) => nextSession(spec, start, event);
  const open = go(EMPTY, sit(HUMAN, HUMAN));
  expect(open.sitting?.screen).toEqual({ kind: 'shown', seat: 0 });
  expect(go(open, take(0)).sitting?.screen).toEqual({ kind: 'waiting', seat: 1 });
});

test('where nothing is ever hidden no curtain falls, whatever the state', () => {
  const spec = { ...TOY_SPEC, hidesNothing: true } as const;
  expect([{ heap: 9 }, { heap: 1 }].map((state) => isOpenIn(spec, { ...nowOf(history), ...state }))).toEqual([true, true]);
  expect(isOpenIn(TOY_SPEC, nowOf(history))).toBe(false);
});

test('what is read on a card before it is seen is put away by reading it, and what it did to who plays has its own card after', () => {
  const herald = { text: 'Une carte.', rules: [] };
  const spec = {
    ...TOY_SPEC,
    show: () => ({ pieces: 2, herald }),
    blow: () => ({ text: 'Vous perdez.', places: [] }),
  };
  const go = (start: Session<ToyGame>, ...events: readonly Event[]) =>
    events.reduce((session, event) => nextSession(spec, session, event), start);
  const struck = go(EMPTY, sit(BOT, HUMAN), take(0));
  expect(struck.show).toMatchObject({ herald, told: false });
  const read = go(struck, { kind: 'read' });
  expect([read.show?.herald, read.show?.told, read.blow?.text]).toEqual([undefined, false, 'Vous perdez.']);
  const seen = go(read, { kind: 'told' });
  expect([seen.show, seen.blow?.text]).toEqual([undefined, 'Vous perdez.']);
  expect(go(seen, { kind: 'read' }).blow).toBeUndefined();
});

test('what may be told with what follows is gathered: one card tells it all, with its moves, and another game knows nothing of it', () => {
  // What bots take is told of, once it is the turn of who plays here, or the clock has gone on.
  const spec = {
    ...TOY_SPEC,
    blow: ({ move, before, after }: SeenMove<ToyGame>, seat: number) =>
      move.seat === seat || before.heap === after.heap ? undefined : { text: `Vous perdez ${before.heap - after.heap}.`, places: [] },
    gathers: ({ move, after }: SeenMove<ToyGame>) => move.seat !== 0 && after.turn !== 0 && after.tick === 0,
  };
  const three = openHistory(spec, { seats: 3, heap: 9 }, 'x');
  const start: Event = { kind: 'sit', history: three, players: [HUMAN, BOT, BOT] };
  const go = (...events: readonly Event[]) =>
    [start, ...events].reduce((session, event) => nextSession(spec, session, event), EMPTY as Session<ToyGame>);
  const once = go(take(0), take(1));
  expect([once.blow, once.gathered]).toEqual([undefined, 1]);
  const told = go(take(0), take(1), take(2, 2));
  expect([told.blow, told.gathered]).toEqual([{ text: 'Vous perdez 3.', places: [], moves: 2 }, undefined]);
  expect(nextSession(spec, told, { kind: 'read' }).blow).toBeUndefined();
  // The last did nothing: what was gathered before it is told.
  expect(go(take(0), take(1), { kind: 'play', move: { kind: 'tick', seat: -1, tick: 1 } }).blow?.text).toBe('Vous perdez 1.');
  expect(nextSession(spec, once, start).gathered).toBeUndefined();
  // Nothing follows the end.
  const end = go(take(0, 3), take(1, 6));
  expect([end.blow?.text, end.gathered]).toEqual(['Vous perdez 6.', undefined]);
});
