import { expect, test } from 'vitest';
import { botOf } from '../chooser/seats.ts';
import { openHistory } from '../session/history.ts';
import { EMPTY, nextSession, type Session, type SessionEvent } from '../session/session.ts';
import { HUMAN, type Narration, type TableSpec } from '../spec.ts';
import { TOY_SPEC, type ToyGame, type ToyMove } from '../testing/toy-game.ts';
import { tableMoment } from './moment.ts';

const SHOWN: TableSpec<ToyGame> & Narration<ToyGame> = { ...TOY_SPEC, show: () => ({ pieces: 2, places: [] }) };
const BOT = botOf('random');
const history = openHistory(TOY_SPEC, { seats: 2, heap: 3 }, 'x');
const play = (seat: number, count: number): SessionEvent<ToyGame> => ({ kind: 'play', move: { kind: 'take', seat, count } as ToyMove });
const sit = (players = [HUMAN, BOT]): SessionEvent<ToyGame> => ({ kind: 'sit', history, players });

/** What is on the screen after these events. */
function at(spec: TableSpec<ToyGame>, ...events: readonly SessionEvent<ToyGame>[]) {
  const session: Session<ToyGame> = events.reduce((now, event) => nextSession(spec, now, event), EMPTY as Session<ToyGame>);
  if (!session.sitting) throw new Error('nobody sits there');
  return tableMoment(spec, session, session.sitting);
}

test('a game under way is seen at its last move, by who holds the screen', () => {
  const moment = at(TOY_SPEC, sit(), play(0, 1));
  expect(moment).toMatchObject({ at: 1, now: { heap: 2 }, isShowing: false, outcome: undefined, sat: [0], humans: [0], viewer: 0 });
  expect(moment.shown).toBe(moment.history);
});

test('while pieces of a move are shown all is as it was before it, its end too', () => {
  expect(at(SHOWN, sit(), play(0, 3))).toMatchObject({ at: 0, now: { heap: 3 }, isShowing: true, outcome: undefined });
  expect(at(SHOWN, sit(), play(0, 3), { kind: 'told' })).toMatchObject({ at: 1, now: { heap: 0 }, isShowing: false });
  expect(at(SHOWN, sit(), play(0, 3), { kind: 'told' }).outcome?.winners).toEqual([0]);
});

test('of a game looked at again the step is seen, and that it is over stays known', () => {
  const moment = at(TOY_SPEC, sit(), play(0, 1), play(1, 2), { kind: 'review', at: 1 });
  expect(moment).toMatchObject({ at: 1, now: { heap: 2 }, outcome: { winners: [1] } });
  expect(moment.shown).toBe(moment.film?.history);
});

test('a game of a link has nobody at this screen, though people sat there', () => {
  const visit: SessionEvent<ToyGame> = { kind: 'visit', from: 'link', history, players: [HUMAN, HUMAN] };
  expect(at(TOY_SPEC, visit)).toMatchObject({ sat: [0, 1], humans: [], viewer: 'public', guest: 'link', isOpening: false });
});

test('it opens until somebody at this screen has played', () => {
  expect(at(TOY_SPEC, sit([BOT, HUMAN]), play(0, 1)).isOpening).toBe(true);
  expect(at(TOY_SPEC, sit(), play(0, 1)).isOpening).toBe(false);
  expect(at(TOY_SPEC, sit([BOT, BOT])).isOpening).toBe(false);
});
