/**
 * The whole game against a second referee, written from the booklet alone: who is asked, the moves listed, the verdicts on moves not listed, and whole
 * games followed by the dice and cards that are told. Tables, readings and positions at random.
 */
import { expect, test } from 'vitest';
import { type Dice, diceFrom } from '../../core/dice.ts';
import { seeded } from '../../core/random.ts';
import { hashOf, Ledger, modelOf } from '../testing/referee/replay.ts';
import { isLegal, keyOf, listed } from '../testing/referee/verdicts.ts';
import { anyMove, crowded, randomOptions, wander } from '../testing/referee/wanderer.ts';
import { askedSeat, isIdle } from '../testing/referee/windows.ts';
import { ZARGOS } from './game.ts';
import type { Move, Phase, State } from './types.ts';

/** `npm run nightly` asks for more; a mutant, run again for each of thousands, for less. */
const POSITIONS = Number(process.env.POSITIONS ?? (process.env.STRYKER_MUTATOR_WORKER ? 200 : 2000));
const GAMES = Number(process.env.GAMES ?? (process.env.STRYKER_MUTATOR_WORKER ? 4 : 20));

/** Moves not listed that are judged in each position. */
const JUDGED = 16;

/** Moves of a game that positions are taken from, and of a game that is followed. */
const [MOST, LONGEST] = [300, 3000];

/** Phases that the second referee knows, and how many of the positions each may take. */
const SHARES: Partial<Record<Phase, number>> = {
  attacks: 0.34,
  reorganisation: 0.24,
  red: 0.12,
  reinforcements: 0.12,
  illusion: 0.05,
  winds: 0.05,
  hand: 0.05,
  sorting: 0.03,
  call: 0.05,
  flight: 0.05,
};

/** A table at random, dealt and placed, then most of the time in the thick of the game. */
function begin(name: string, dice: Dice): State {
  const state = ZARGOS.setup(randomOptions(dice), name);
  return dice.roll(6) === 1 ? state : crowded(state, dice);
}

/** A move listed, or a smaller group of it; the move as it was listed where the smaller group may not go. */
function next(state: State, dice: Dice): Move {
  const [seat] = ZARGOS.toMove(state);
  if (seat === undefined) throw new Error(`nobody is asked in ${state.phase}`);
  const { listed: whole, played } = wander(ZARGOS.moves(state, seat), dice);
  return played === whole || ZARGOS.judge(state, played).ok ? played : whole;
}

/** Moves that one lists and the other does not: idle plays, marches of two steps and strolls need not be listed. */
function unlisted(state: State, moves: readonly Move[]): readonly string[] {
  const right = listed(state);
  if (!right) return [];
  const [engine, referee] = [new Set(moves.map(keyOf)), new Set(right.all.map(keyOf))];
  const missing = right.due.filter((move) => !isIdle(state, move) && !engine.has(keyOf(move)));
  return [
    ...moves
      .filter((move) => !referee.has(keyOf(move)) && !(move.kind === 'march' && isLegal(state, move)))
      .map((move) => `not listed by the referee: ${keyOf(move)}`),
    ...missing.map((move) => `not listed by the engine: ${keyOf(move)}`),
  ];
}

/** All that the two say otherwise of a position. */
function differences(state: State, dice: Dice): readonly string[] {
  const seat = askedSeat(state) ?? -1;
  const asked = ZARGOS.toMove(state);
  if (asked.length !== 1 || asked[0] !== seat) return [`asked: ${asked}, by the referee ${seat}`];
  const judged = Array.from({ length: JUDGED }, () => anyMove(state, dice)).flatMap((move) => {
    const verdict = ZARGOS.judge(state, move);
    return verdict.ok === isLegal(state, move)
      ? []
      : [`${keyOf(move)}: ${verdict.ok ? 'allowed' : `refused by ${verdict.rule}: ${verdict.because}`}`];
  });
  return [...unlisted(state, ZARGOS.moves(state, seat)), ...judged];
}

test(`${POSITIONS} positions: who is asked, the moves listed and the verdicts are those of the second referee`, {
  timeout: 120_000 + 100 * POSITIONS,
}, () => {
  const found = new Map<Phase, number>();
  const count = (phase: Phase): number => found.get(phase) ?? 0;
  const total = (): number => [...found.values()].reduce((sum, one) => sum + one, 0);
  for (let game = 0; total() < POSITIONS; game += 1) {
    const dice = diceFrom(seeded(`referee/${game}`));
    let state = begin(`referee/${game}`, dice);
    for (let move = 0; move < MOST && state.phase !== 'over'; move += 1) {
      const share = SHARES[state.phase] ?? 0;
      if (count(state.phase) < share * POSITIONS && (share < 0.1 || dice.roll(3) === 1)) {
        found.set(state.phase, count(state.phase) + 1);
        expect(differences(state, dice), JSON.stringify(state)).toEqual([]);
      }
      state = ZARGOS.step(state, next(state, dice)).state;
    }
  }
  for (const phase of ['attacks', 'reorganisation', 'red', 'reinforcements', 'winds', 'hand'] as const)
    expect(count(phase), phase).toBeGreaterThan(POSITIONS / 40);
});

test(`${GAMES} games: owners, pawns, boats, points, order, kingdom cards and Master are the ledger’s at the end of every turn`, {
  timeout: 120_000 + 4000 * GAMES,
}, () => {
  for (let game = 0; game < GAMES; game += 1) {
    const name = `ledger/${game}`;
    const dice = diceFrom(seeded(name));
    let state = begin(name, dice);
    const ledger = new Ledger(state);
    for (let at = 0; at < LONGEST && state.phase !== 'over'; at += 1) {
      const move = next(state, dice);
      const { state: after, events } = ZARGOS.step(state, move);
      const told = () => `${name}, move ${at}: ${JSON.stringify({ move, events, state })}`;
      expect(ledger.broken(state, move, events, after), name).toBeUndefined();
      if (events.some(({ kind }) => kind === 'turn' || kind === 'over')) {
        const [own, its] = [ledger.model(), modelOf(after)];
        if (hashOf(own) !== hashOf(its)) expect(its, told()).toEqual(own);
      }
      state = after;
    }
  }
});
