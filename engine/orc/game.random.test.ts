import { expect, test } from 'vitest';
import { diceFrom, oneOf } from '../core/dice.ts';
import { seeded } from '../core/random.ts';
import { hashOf } from '../core/replay.ts';
import { expectSame } from '../core/testing/same.ts';
import { backOf, CARD_IDS, COPIES } from './data/cards.ts';
import type { Event } from './events.ts';
import { ORC } from './game.ts';
import { showsMercenary } from './rules/hands.ts';
import { play } from './testing/position.ts';
import { randomOptions, wander } from './testing/wander.ts';
import type { CardId, Move, State } from './types.ts';

/** Freezes a state through and through; parts shared with an earlier state are frozen already. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}

/** All army cards of a state, wherever they are. */
function cardsOf({ phase, deck, hands, engaged, discard, buried }: State): readonly CardId[] {
  if (phase === 'recruit' || phase === 'champion') return deck;
  return [...hands.flat(), ...engaged.flat(), ...discard, ...buried.map(({ card }) => card)];
}

function checkCards(state: State): void {
  const counts = new Map<CardId, number>();
  for (const card of cardsOf(state)) counts.set(card, (counts.get(card) ?? 0) + 1);
  for (const card of CARD_IDS)
    if (counts.get(card) !== COPIES[card]) throw new Error(`${counts.get(card)} ${card} in phase ${state.phase}`);
}

/** Each battle gives its points to each winner, the Sorcier what his champion has, nobody else anything. */
function checkPoints(before: State, after: State, events: readonly Event[]): void {
  if (after.won.length === before.won.length) {
    if (after.scores !== before.scores) throw new Error('points without a battle');
    return;
  }
  const counted = events.find((event) => event.kind === 'counted');
  if (!counted) throw new Error('no battle');
  const { battle } = counted;
  const { winners, points, scored } = battle;
  for (const [seat, score] of after.scores.entries()) {
    const wins = winners.includes(seat) || (seat === before.sorcier && winners.includes(before.champion ?? -1));
    if (scored[seat] !== (wins ? points : 0)) throw new Error(`seat ${seat} scored ${scored[seat]}`);
    if (score !== (before.scores[seat] ?? 0) + (scored[seat] ?? 0)) throw new Error(`score ${score} at seat ${seat}`);
  }
}

/** Seats at the commando's and the flying machine's moments: all who show a mercenary's back and have not answered, whatever they hold. */
function checkAnswers(state: State): void {
  if (state.phase !== 'commando' && state.phase !== 'flying') return;
  const shows = state.hands.flatMap((hand, seat) => (showsMercenary(hand) && !state.answered.includes(seat) ? [seat] : []));
  if (String(shows) !== String(ORC.toMove(state))) throw new Error(`${ORC.toMove(state)} to answer, not ${shows}`);
  for (const seat of shows) if (!ORC.moves(state, seat).some(({ kind }) => kind === 'pass')) throw new Error(`seat ${seat} may not pass`);
}

/** `npm run nightly` asks for more. */
const GAMES = Number(process.env.GAMES ?? 80);

test(`${GAMES} random games: 80 cards kept, points to each winner, nothing mutated, all end`, { timeout: 120_000 + 60 * GAMES }, () => {
  let moves = 0;
  const ends = new Set<number>();
  for (let game = 0; game < GAMES; game++) {
    const options = randomOptions(diceFrom(seeded(`options/${game}`)));
    const played = wander(options, `game/${game}`, (before, _move, after, _dice, events) => {
      freeze(before);
      checkCards(after);
      checkPoints(before, after, events);
      checkAnswers(after);
      moves += 1;
      if (moves > 2000 * GAMES) throw new Error('no end');
    });
    const outcome = ORC.outcome(played.state);
    expect(outcome?.winners.length).toBeGreaterThan(0);
    ends.add(outcome?.winners.length ?? 0);
  }
  expect(ends.size).toBeGreaterThan(1);
});

test('every listed move is judged well, and only seats to move have any; the others are refused and leave no trace', () => {
  for (let game = 0; game < 12; game++) {
    const options = randomOptions(diceFrom(seeded(`listed/${game}`)));
    const elsewhere: Move[] = [];
    wander(options, `listed/${game}`, (before, move, _after, dice) => {
      freeze(before);
      const toMove = ORC.toMove(before);
      for (let seat = 0; seat < options.seats; seat++) {
        const listed = ORC.moves(before, seat);
        expect(listed.length > 0).toBe(toMove.includes(seat));
        for (const one of listed) {
          if (!ORC.judge(before, one).ok) throw new Error(`listed and refused: ${JSON.stringify(one)}`);
        }
      }
      elsewhere.push(move);
      const any = oneOf(elsewhere, dice);
      const verdict = ORC.judge(before, any);
      if (!verdict.ok) expect(() => ORC.play(before, any)).toThrow(verdict.rule);
    });
  }
});

test('a state goes through JSON and plays on the same', () => {
  const options = { seats: 5, options: {}, values: {} } as const;
  wander(options, 'json', (before, move, after) => {
    const copy = JSON.parse(JSON.stringify(before)) as State;
    expect(copy).toEqual(before);
    expectSame(play(copy, move), after);
  });
});

test('the same seed and moves give the same states, hash by hash', () => {
  const options = { seats: 4, options: {}, values: {} } as const;
  const hashes = () => {
    const found: string[] = [];
    wander(options, 'twice', (_before, _move, after) => found.push(hashOf(after)));
    return found;
  };
  expect(hashes()).toEqual(hashes());
});

test('ORC-L-17: moves of two seats at one tick commute, wherever both may be made', () => {
  let pairs = 0;
  for (let game = 0; game < 40; game++) {
    const options = randomOptions(diceFrom(seeded(`commute/${game}`)));
    wander(options, `commute/${game}`, (before, _move, _after, dice) => {
      if (before.phase !== 'recruit') return;
      const seats = ORC.toMove(before).filter((seat) => seat !== before.sorcier);
      if (seats.length < 2) return;
      const a = oneOf(seats, dice);
      const b = oneOf(
        seats.filter((seat) => seat !== a),
        dice,
      );
      const [one, other] = [oneOf(ORC.moves(before, a), dice), oneOf(ORC.moves(before, b), dice)];
      const [afterOne, afterOther] = [play(before, one), play(before, other)];
      // One may end the other's turn, where left-over shields go round (ORC-L-23): then there is no pair.
      if (!ORC.judge(afterOne, other).ok || !ORC.judge(afterOther, one).ok) return;
      pairs += 1;
      expectSame(play(afterOne, other), play(afterOther, one));
    });
  }
  expect(pairs).toBeGreaterThan(1000);
});

test('a deal that a later move implies changes nothing', () => {
  const options = { seats: 6, options: {}, values: {} } as const;
  let implied = 0;
  const pending: { state: State; move: Move }[] = [];
  wander(options, 'implied', (before, move, after) => {
    const last = pending.at(-1);
    if (last && ORC.clock?.implies(move, last.move)) {
      implied += 1;
      expectSame(play(last.state, move), after);
    }
    pending.push({ state: before, move });
  });
  expect(implied).toBeGreaterThan(5);
});

test('a wait changes nothing, and hands hold their cards by kind', () => {
  wander({ seats: 4, options: {}, values: {} }, 'wait', (before) => {
    for (const seat of ORC.toMove(before)) {
      const wait: Move = { kind: 'wait', seat };
      if (ORC.judge(before, wait).ok) expect(play(before, wait)).toBe(before);
    }
    for (const hand of before.hands) expect(hand).toEqual([...hand].sort((a, b) => CARD_IDS.indexOf(a) - CARD_IDS.indexOf(b)));
  });
  expect(backOf('troll')).toBe('mercenaires');
});
