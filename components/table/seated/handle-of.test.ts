import { h } from 'preact';
import { expect, test } from 'vitest';
import { NO_SEAT } from '#engine/core/events.ts';
import { botOf } from '../chooser/seats.ts';
import { openHistory } from '../session/history.ts';
import { EMPTY, nextSession, type Session, type SessionEvent } from '../session/session.ts';
import { HUMAN, type Narration, type TableSpec } from '../spec.ts';
import { TOY, TOY_SPEC, type ToyGame, type ToyMove } from '../testing/toy-game.ts';
import { handleOf } from './handle-of.ts';
import { tableMoment } from './moment.ts';

type Spec = TableSpec<ToyGame> & Narration<ToyGame>;
type Event = SessionEvent<ToyGame>;
type Beside = Parameters<typeof handleOf<ToyGame>>[1];

const BOT = botOf('random');
const take = (seat: number, count: number): ToyMove => ({ kind: 'take', seat, count });
const play = (move: ToyMove): Event => ({ kind: 'play', move });
const history = openHistory(TOY_SPEC, { seats: 3, heap: 9 }, 'x');
const sit = (players = [HUMAN, HUMAN, BOT]): Event => ({ kind: 'sit', history, players });
const LIFT: Event = { kind: 'lift' };
const SHOW: Spec = { ...TOY_SPEC, show: () => ({ pieces: 2, places: ['tas'] }) };

interface Around extends Partial<Beside> {
  spec?: Spec;
}

/** The handle after these events, and what is asked of the table by it. */
function table(events: readonly Event[], { spec = TOY_SPEC, ...beside }: Around = {}) {
  const session = events.reduce((now, event) => nextSession(spec, now, event), EMPTY as Session<ToyGame>);
  if (!session.sitting) throw new Error('nobody sits there');
  const sent: Event[] = [];
  const kept: Record<string, string> = {};
  const habits: Beside['habits'] = {
    get: () => ({ players: undefined, pace: undefined, own: kept, options: undefined }),
    set: ({ own }) => void Object.assign(kept, own),
  };
  const at = {
    spec,
    ...tableMoment(spec, session, session.sitting),
    table: {
      send: (event: Event) => void sent.push(event),
      resting: () => false,
      leaveOff: () => {},
      isLeftOff: () => false,
      offer: () => true,
      ask: async () => [],
    },
  };
  const none = {
    arbiter: undefined,
    otherwise: undefined,
    pace: 1,
    said: [],
    count: 0,
    places: undefined,
    advised: undefined,
    hold: () => {},
  };
  return { sent, kept, handle: handleOf(at, { ...none, habits, ...beside }) };
}

test('whoever holds the screen sees with his own eyes and may play his own moves, nobody else’s', () => {
  const { handle, sent } = table([sit(), LIFT]);
  expect([handle.seat, handle.view.mine]).toEqual([0, history.states[0].secrets[0]]);
  expect(handle.legal).toEqual([1, 2, 3].map((count) => take(0, count)));
  expect(table([sit(), LIFT, play(take(0, 1))]).handle.movesOf(1)).toEqual([]);
  handle.act(take(0, 2));
  expect(sent).toEqual([play(take(0, 2))]);
});

test('under the curtain, in another’s turn, while a piece is shown and while the game is looked at again nothing may be played', () => {
  expect(table([sit()]).handle).toMatchObject({ seat: NO_SEAT, legal: [], view: { mine: 0 } });
  const again = table([sit(), LIFT, play(take(0, 1)), { kind: 'review', at: 0 }]).handle;
  expect(again).toMatchObject({ live: false, at: 0, legal: [], view: { heap: 9 } });
  const shown = table([sit([HUMAN, HUMAN, HUMAN]), LIFT, play(take(0, 1))], { spec: { ...SHOW, open: () => true } }).handle;
  expect([shown.movesOf(0), shown.movesOf(1)]).toEqual([[], []]);
  expect(table([sit([BOT, HUMAN, BOT])]).handle.movesOf(0)).toEqual([]);
});

test('where nothing is hidden the moves of others at the screen are there too, a bot’s never', () => {
  const open = { ...TOY_SPEC, open: () => true, game: { ...TOY, moves: (_state, seat) => [take(seat, 1)] } } satisfies Spec;
  const { handle } = table([sit()], { spec: open });
  expect([0, 1, 2].map((seat) => handle.movesOf(seat).length)).toEqual([1, 1, 0]);
});

test('what happened is told up to the moment; a move that is shown is told by its pieces alone', () => {
  const told = table([sit(), LIFT, play(take(0, 1)), play(take(1, 2))]).handle;
  expect(told.told).toEqual([{ kind: 'left', seat: 1, heap: 6 }]);
  expect(told.since().map(({ heap }) => heap)).toEqual([8, 6]);
  expect(told.since(({ seat }) => seat === 1).map(({ heap }) => heap)).toEqual([6]);
  expect(told.since(({ seat }) => seat === 2)).toEqual([]);
  expect(told.show).toBeUndefined();
  const shown = table([sit(), LIFT, play(take(0, 1))], { spec: SHOW, count: 1 }).handle;
  expect(shown).toMatchObject({ at: 0, told: [], show: { events: [{ kind: 'left', seat: 0, heap: 8 }], count: 1 } });
  const own: Spec = { ...SHOW, show: () => ({ pieces: 2, isOwn: true }) };
  const read = table([sit(), LIFT, play(take(0, 1)), { kind: 'told' }], { spec: own }).handle;
  expect([shown.isRead, read.isRead, told.isRead, read.told.length]).toEqual([false, true, false, 1]);
});

test('the board names where a step, a blow or a show is', () => {
  const blow = { blow: { text: 'Aïe !', places: ['là'] } };
  const before = [sit([HUMAN, BOT, BOT]), play(take(0, 1))];
  const struck: Spec = { ...TOY_SPEC, blow: () => blow.blow };
  expect(table(before, { spec: SHOW }).handle.named).toEqual(['tas']);
  expect(table(before, { spec: struck }).handle.named).toEqual(['là']);
  // Where nobody waits, no card is read.
  expect(table(before, { spec: struck, pace: 0 }).handle.named).toBeUndefined();
  expect(table([...before, { kind: 'review' }], { places: ['ici'] }).handle.named).toEqual(['ici']);
  expect(table(before).handle.named).toBeUndefined();
});

test('the arbiter is shown what these eyes see, all of it once nothing is hidden, and nothing where a clock runs', () => {
  const asked: unknown[] = [];
  const arbiter: Beside['arbiter'] = (_state, move, eyes) => `${asked.push([move, eyes])}`;
  table([sit(), LIFT], { arbiter }).handle.arbiter?.(take(0, 1));
  table([sit(), LIFT], { arbiter, spec: { ...TOY_SPEC, hidesNothing: true } }).handle.arbiter?.();
  expect(asked).toEqual([
    [take(0, 1), 0],
    [undefined, undefined],
  ]);
  const over = [sit([HUMAN, HUMAN, HUMAN]), LIFT, play({ kind: 'take', seat: 0, count: 9 })];
  table(over, { arbiter }).handle.arbiter?.();
  expect(asked.at(-1)).toEqual([undefined, undefined]);
  expect(table([sit()], { arbiter }).handle.arbiter).toBeUndefined();
  expect(table([sit(), LIFT, play({ kind: 'mark', seat: 0, tick: 1 })], { arbiter }).handle.arbiter).toBeUndefined();
  expect(table([sit(), LIFT]).handle.arbiter).toBeUndefined();
});

test('a turn is let go where it is asked of who holds the screen', () => {
  const asking: Spec = { ...TOY_SPEC, question: ({ turn }) => ({ id: 'une', turn: 'tour 1', seats: [turn], text: 'Qui ?' }) };
  const { handle, sent } = table([sit(), LIFT], { spec: asking });
  handle.letGo?.();
  handle.letGo?.(['éclipse']);
  expect(sent).toEqual([
    { kind: 'wish', seats: [0], wish: { notIn: 'tour 1' } },
    { kind: 'wish', seats: [0], wish: { notFor: ['éclipse'] } },
  ]);
  const wish: Event = { kind: 'wish', seats: [0], wish: { notIn: 'tour 0', notFor: ['typhon'] } };
  const again = table([sit(), LIFT, wish], { spec: asking });
  again.handle.letGo?.(['éclipse']);
  expect(again.sent).toEqual([{ ...wish, wish: { notIn: 'tour 0', notFor: ['typhon', 'éclipse'] } }]);
  expect(table([sit()], { spec: asking }).handle.letGo).toBeUndefined();
  expect(table([sit(), LIFT, { kind: 'review' }], { spec: asking }).handle.letGo).toBeUndefined();
  expect(table([sit(), LIFT]).handle.letGo).toBeUndefined();
});

test('who is left alone by a question has nothing to answer, while what was shown before is read', () => {
  const game: Spec['game'] = {
    ...TOY,
    idle: (_state, seat) => take(seat, 1),
    moves: ({ heap }, seat) => (heap > 8 ? [take(seat, 1)] : []),
  };
  const asking: Spec = { ...TOY_SPEC, game, question: ({ turn }) => ({ id: 'une', turn: 'tour 1', seats: [turn], text: 'Qui ?' }) };
  const alone = [sit([HUMAN, BOT, BOT])];
  expect(table(alone, { spec: asking }).handle).toMatchObject({ seat: 0, legal: [] });
  expect(table([...alone, { kind: 'wish', seats: [0], wish: 'always' }], { spec: asking }).handle.legal).toEqual([take(0, 1)]);
  expect(
    table(alone, { spec: { ...asking, game: { ...game, idle: (_state, seat) => ({ kind: 'mark', seat, tick: 0 }) } } }).handle.legal,
  ).toEqual([take(0, 1)]);
});

test('one’s last moves are taken back where they may be, and not while something is shown', () => {
  const is = ({ kind }: ToyMove) => kind === 'take';
  const [before, after] = [[sit([HUMAN, BOT, BOT])], [sit([HUMAN, BOT, BOT]), play(take(0, 1))]];
  const { handle, sent } = table(after);
  handle.withdraw?.(is)?.();
  expect(sent).toEqual([{ kind: 'withdraw', is }]);
  expect(table(before).handle.withdraw?.(is)).toBeUndefined();
  expect(table(after, { spec: SHOW }).handle.withdraw?.(is)).toBeUndefined();
});

test('what a board keeps is found under its name, beside what else is kept', () => {
  const { handle, kept } = table([sit(), LIFT]);
  handle.keepHabit('rythme', 'vif');
  handle.keepHabit('carte', 'nord');
  expect([handle.habit('rythme'), handle.habit('autre'), kept]).toEqual(['vif', undefined, { rythme: 'vif', carte: 'nord' }]);
});

test('what is wished for a game is wished after a reload, and not in the next game', () => {
  const { handle, kept } = table([sit(), LIFT]);
  expect(handle.isWished?.('au mieux')).toBe(false);
  handle.wishFor?.('au mieux');
  expect([handle.isWished?.('au mieux'), kept]).toEqual([true, { 'au mieux': 'x' }]);
  const next = { ...sit(), history: openHistory(TOY_SPEC, { seats: 3, heap: 9 }, 'y') } as Event;
  expect(
    table([next, LIFT], {
      habits: { get: () => ({ players: undefined, pace: undefined, own: kept, options: undefined }), set: () => {} },
    }).handle.isWished?.('au mieux'),
  ).toBe(false);
});

test('the clock is there while it runs before who may play: not under the curtain, nor once another tab plays', () => {
  const wound = [sit(), LIFT, play({ kind: 'mark', seat: 0, tick: 1 })];
  const { clock } = table(wound).handle;
  expect([clock?.tick, clock?.resting]).toEqual([{ kind: 'tick', seat: 0, tick: 2 }, false]);
  expect(clock?.offer(take(0, 1))).toBe(true);
  for (const events of [
    [sit(), LIFT],
    [sit(), play({ kind: 'mark', seat: 0, tick: 1 } as const)],
    [...wound, { kind: 'elsewhere', how: 'ahead' } as const],
    [...wound, { kind: 'review' } as const],
  ])
    expect(table(events).handle.clock).toBeUndefined();
});

test('what was advised is pointed out at its moment alone', () => {
  const moves = [take(0, 1), take(1, 1)] as const;
  const advised = { of: history.states[0], moves };
  expect(table([sit(), LIFT], { advised }).handle.advised).toEqual(moves);
  expect(table([sit(), LIFT, play(take(0, 2))], { advised }).handle.advised).toEqual([]);
  expect(table([sit(), LIFT]).handle.advised).toEqual([]);
  // What is shown came of another moment, though all that is told is still of this one.
  const people = [sit([HUMAN, HUMAN, HUMAN]), LIFT, play(take(0, 1))];
  expect(table(people, { spec: { ...SHOW, open: () => true }, advised }).handle).toMatchObject({ at: 0, advised: [] });
});

test('under a refusal other readings are asked of the move that was refused', () => {
  const asked: string[] = [];
  const otherwise: Beside['otherwise'] = (link) => {
    asked.push(link);
    return h('p', {});
  };
  const { handle } = table([sit(), LIFT], { arbiter: (_state, move) => JSON.stringify(move), otherwise });
  const [many, late] = [handle.judge(take(0, 99)), handle.judge(take(1, 1))];
  if (many.ok || late.ok || many.because === late.because) throw new Error('not two refusals');
  handle.otherwise?.(many);
  // The board keeps the refusal when something else is set beside it.
  table([sit(), LIFT], { arbiter: (_state, move) => JSON.stringify(move), otherwise }).handle.otherwise?.(late);
  expect(asked).toEqual([take(0, 99), take(1, 1)].map((move) => JSON.stringify(move)));
  expect(table([sit(), LIFT], { otherwise }).handle.otherwise).toBeUndefined();
});
